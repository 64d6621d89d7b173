//===- MappedFile.cpp - the bytes of a file, read as they are needed ------===//

#include "data/MappedFile.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace trc::train {

Result<MappedFile> MappedFile::open(const std::string &path) {
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0)
    return failed(path, ": cannot be opened: ", std::strerror(errno));
  struct stat facts;
  if (fstat(descriptor, &facts) != 0 || !S_ISREG(facts.st_mode)) {
    ::close(descriptor);
    return failed(path, ": is not a file");
  }
  MappedFile file;
  file.name = path;
  file.length = static_cast<size_t>(facts.st_size);
  if (file.length != 0) {
    const size_t length = file.length;
    void *mapped = mmap(nullptr, length, PROT_READ, MAP_PRIVATE, descriptor, 0);
    if (mapped == MAP_FAILED) {
      const int reason = errno;
      ::close(descriptor);
      return failed(path, ": cannot be read: ", std::strerror(reason));
    }
    file.bytes = std::shared_ptr<const uint8_t>(
        static_cast<const uint8_t *>(mapped), [length](const uint8_t *begin) {
          munmap(const_cast<uint8_t *>(begin), length);
        });
  }
  ::close(descriptor);
  return file;
}

} // namespace trc::train
