//===- MappedFile.h - the bytes of a file, read as they are needed *- C++ -*-=//
//
// A file in memory, read-only. Token files are larger than memory at times, so
// pages come and go with the operating system. Copies share the mapping.
//
// Others may cut the file meanwhile, or its disk may fail. What is read then is
// zeros, and `check` says so; who reads late, long or little by little asks it
// after reading and before using what was read.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_DATA_MAPPEDFILE_H
#define TRC_TOOLS_TRC_TRAIN_DATA_MAPPEDFILE_H

#include "Failure.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace trc::train {

class MappedFile {
public:
  /// Fails with the path and the system's reason; folders are refused.
  static Result<MappedFile> open(const std::string &path);

  const std::string &path() const { return name; }
  const uint8_t *data() const;
  size_t size() const { return length; }
  std::string_view text() const {
    return {reinterpret_cast<const char *>(data()), length};
  }

  /// Whether all that was read so far were the bytes of the file; names the
  /// byte where the file ends since.
  Status check() const;

  /// Lets go of the pages in front of byte `end`, which count as memory of this
  /// process since they were read. Reading them again brings them back.
  void letGo(size_t end) const;

private:
  struct Mapping;

  std::string name;
  std::shared_ptr<const Mapping> mapping; ///< null: an empty file
  size_t length = 0;
};

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_DATA_MAPPEDFILE_H
