//===- MappedFile.h - the bytes of a file, read as they are needed *- C++ -*-=//
//
// A file in memory, read-only. Token files are larger than memory at times, so
// pages come and go with the operating system. Copies share the mapping.
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
  const uint8_t *data() const { return bytes.get(); }
  size_t size() const { return length; }
  std::string_view text() const {
    return {reinterpret_cast<const char *>(data()), length};
  }

private:
  std::string name;
  std::shared_ptr<const uint8_t> bytes;
  size_t length = 0;
};

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_DATA_MAPPEDFILE_H
