//===- BlockShape.h - extents and strides of a product ----------*- C++ -*-===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_BLOCKSHAPE_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_BLOCKSHAPE_H

#include <compare>
#include <cstdint>

namespace trc::runtime::host {

/// What the code of a product of blocks depends on. Strides are in elements; of
/// each operand one is 1, and c has unit column stride.
struct BlockShape {
  int64_t m, n, k;
  int64_t rowOfA, columnOfA;
  int64_t rowOfB, columnOfB;
  int64_t rowOfC;
  bool resultIsF32; ///< else bf16
  bool accumulates;
  bool isTf32 = false; ///< factors of f32 may be rounded to 10 bits

  auto operator<=>(const BlockShape &) const = default;
};

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_BLOCKSHAPE_H
