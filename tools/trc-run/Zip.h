//===- Zip.h - archives of files as they are --------------------*- C++ -*-===//
//
// As much of the ZIP format as numpy.savez needs: members that are not
// compressed, of less than 4 GiB together. Reads nothing outside of the bytes
// it is given.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_RUN_ZIP_H
#define TRC_TOOLS_TRC_RUN_ZIP_H

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace trc::zip {

using Bytes = std::span<const uint8_t>;

/// Names and contents of the members, or nothing, and `error` says why.
std::optional<std::vector<std::pair<std::string, Bytes>>>
read(Bytes archive, std::string &error);

/// The archive of these members; nothing where it would be too large.
std::optional<std::vector<uint8_t>>
write(const std::vector<std::pair<std::string, std::vector<uint8_t>>> &members);

} // namespace trc::zip

#endif // TRC_TOOLS_TRC_RUN_ZIP_H
