//===- MappedFile.cpp - the bytes of a file, read as they are needed ------===//

#include "data/MappedFile.h"

#include "data/LostPages.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace trc::train {

struct MappedFile::Mapping {
  int descriptor;
  void *begin = MAP_FAILED;
  size_t length;
  LostPages *lost = nullptr;

  Mapping(int descriptor, size_t length)
      : descriptor(descriptor),
        begin(mmap(nullptr, length, PROT_READ, MAP_PRIVATE, descriptor, 0)),
        length(length) {
    if (begin != MAP_FAILED)
      lost = LostPages::watch(begin, length);
  }
  ~Mapping() {
    if (begin != MAP_FAILED) {
      LostPages::release(lost);
      munmap(begin, length);
    }
    ::close(descriptor);
  }
  Mapping(const Mapping &) = delete;
  Mapping &operator=(const Mapping &) = delete;
};

Result<MappedFile> MappedFile::open(const std::string &path) {
  // Of a pipe it would wait for somebody who writes.
  const int descriptor =
      ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
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
  if (file.length == 0) {
    ::close(descriptor);
    return file;
  }
  auto mapping = std::make_shared<const Mapping>(descriptor, file.length);
  if (mapping->begin == MAP_FAILED)
    return failed(path, ": cannot be read: ", std::strerror(errno));
  file.mapping = std::move(mapping);
  return file;
}

const uint8_t *MappedFile::data() const {
  return mapping ? static_cast<const uint8_t *>(mapping->begin) : nullptr;
}

void MappedFile::letGo(size_t end) const {
  const auto page = static_cast<size_t>(sysconf(_SC_PAGESIZE));
  if (mapping && end >= page)
    (void)madvise(mapping->begin, end / page * page, MADV_DONTNEED);
}

Status MappedFile::check() const {
  if (!mapping)
    return Status::success();
  // The last page of a file that was cut reads as zeros without a signal.
  struct stat facts;
  if (fstat(mapping->descriptor, &facts) == 0 &&
      static_cast<size_t>(facts.st_size) < length)
    return failed(name, ": byte ", facts.st_size, ": the file ends here since ",
                  "it was opened; it had ", length, " bytes");
  if (LostPages::any(mapping->lost))
    return failed(name, ": a part of it cannot be read (input/output error, "
                        "or the file was cut and written again)");
  return Status::success();
}

} // namespace trc::train
