//===- MemoryFile.h - bytes that have a path --------------------*- C++ -*-===//
//
// The trainer's readers take paths. A file in memory has one, and is written
// anew for each input.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_FUZZ_MEMORYFILE_H
#define TRC_TEST_FUZZ_MEMORYFILE_H

#include <cstdlib>
#include <string>
#include <string_view>
#include <sys/mman.h>
#include <unistd.h>

namespace trc::fuzz {

class MemoryFile {
public:
  MemoryFile() : descriptor(memfd_create("fuzz", MFD_CLOEXEC)) {
    if (descriptor < 0)
      std::abort();
  }
  ~MemoryFile() { close(descriptor); }
  MemoryFile(const MemoryFile &) = delete;
  MemoryFile &operator=(const MemoryFile &) = delete;

  void write(std::string_view bytes) {
    if (ftruncate(descriptor, 0) != 0 ||
        pwrite(descriptor, bytes.data(), bytes.size(), 0) !=
            static_cast<ssize_t>(bytes.size()))
      std::abort();
  }
  std::string path() const {
    return "/proc/self/fd/" + std::to_string(descriptor);
  }

private:
  int descriptor;
};

} // namespace trc::fuzz

#endif // TRC_TEST_FUZZ_MEMORYFILE_H
