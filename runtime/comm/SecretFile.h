//===- SecretFile.h - what ranks prove that they know -----------*- C++ -*-===//

#ifndef TRC_RUNTIME_COMM_SECRETFILE_H
#define TRC_RUNTIME_COMM_SECRETFILE_H

#include "base/Status.h"

#include <chrono>
#include <cstddef>
#include <string>

namespace trc::runtime {

/// Fewer bytes than that are guessed too soon.
inline constexpr size_t fewestSecretBytes = 16;

/// The secret in a file that nobody but its owner may read, without the end of
/// its line. It may be a pipe, such as a shell makes for the output of a
/// command; one that has not ended after `patience` is refused.
Result<std::string>
readSecretFile(const std::string &path,
               std::chrono::milliseconds patience = std::chrono::seconds(30));

/// The secret of this user on this host, for ranks that were given none: in
/// `folder`, which only the user may enter, made at first and then kept.
Result<std::string> readOwnSecret(const std::string &folder);

/// Where that is: "/tmp/trc-1000", by the number of the user.
std::string folderOfOwnSecret();

} // namespace trc::runtime

#endif // TRC_RUNTIME_COMM_SECRETFILE_H
