//===- FakeDriver.h - a driver whose GPU is late on purpose -----*- C++ -*-===//
//
// A libcuda.so.1 for tests of the runtime's cuda device. Its work is done as
// late as the driver's rules allow: what is enqueued on a stream runs when
// somebody waits for it, and then only that stream and what it waits for. So a
// wait that is missing shows as a stale value, every time.
//
// Kernels are the host functions of images/*.c, wrapped by `fakeImage`; a
// launch of n threads does the work items [0, n). Symbols begin with "trc_".
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_RUNTIME_FAKEDRIVER_H
#define TRC_TEST_RUNTIME_FAKEDRIVER_H

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

extern "C" {
/// The next call of the function (the driver's name), after `skip` that work,
/// gives this error. Null: no fault any more, and the device works again.
void fakeDriverFail(const char *function, int error, int skip);
/// The next kernel that runs, whenever that is, breaks the device as an
/// illegal address does.
void fakeDriverBreakNextKernel();
/// How often a function was called since the process started.
uint64_t fakeDriverCalls(const char *function);
}

namespace trc::runtime::test {

/// Before the code, and before the image of a module: its length.
inline constexpr char fakeImageMagic[8] = {'F', 'A', 'K', 'E',
                                           'I', 'M', 'G', '1'};

inline std::vector<std::byte> fakeImage(std::span<const std::byte> code) {
  std::vector<std::byte> image;
  const uint64_t bytes = code.size();
  for (auto [data, size] :
       {std::pair<const void *, size_t>(fakeImageMagic, sizeof fakeImageMagic),
        std::pair<const void *, size_t>(&bytes, sizeof bytes),
        std::pair<const void *, size_t>(code.data(), code.size())}) {
    const auto *begin = static_cast<const std::byte *>(data);
    image.insert(image.end(), begin, begin + size);
  }
  return image;
}

} // namespace trc::runtime::test

#endif // TRC_TEST_RUNTIME_FAKEDRIVER_H
