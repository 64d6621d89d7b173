//===- CudaBench.h - tests of the device beside the host --------*- C++ -*-===//
//
// The driver is FakeDriver.h, which does everything as late as it may.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_RUNTIME_CUDABENCH_H
#define TRC_TEST_RUNTIME_CUDABENCH_H

#include "ApiObjects.h"
#include "FakeDriver.h"
#include "Images.h"

namespace trc::runtime::test {

using Floats = std::vector<float>;

class Cuda : public testing::Test {
protected:
  void TearDown() override { fakeDriverFail(nullptr, 0, 0); }

  /// How often the driver's function is called by `work`.
  template <typename Work>
  static uint64_t calls(const char *function, Work &&work) {
    const uint64_t before = fakeDriverCalls(function);
    work();
    return fakeDriverCalls(function) - before;
  }
};

/// Entry "main": z = 2 x + y, then w = 2 z + z.
inline ProgramBuilder
chainProgram(std::span<const std::byte> image = scaleAddImage()) {
  ProgramBuilder b;
  const uint32_t vector = b.type(ElementType::F32, {4});
  const uint32_t scaleAdd = b.native("scale_add", image);
  EntryBuilder e = b.entry("main");
  const Place x = e.input("x", vector), y = e.input("y", vector);
  const Place z = e.arena(vector), w = e.output("w", vector);
  e.call(scaleAdd, 4, {read(x), read(y), write(z)});
  e.call(scaleAdd, 4, {read(z), read(z), write(w)}).location =
      b.location("stablehlo.add", "h0/mlp", "gpt.py", 7, 3);
  return b;
}

} // namespace trc::runtime::test

#endif // TRC_TEST_RUNTIME_CUDABENCH_H
