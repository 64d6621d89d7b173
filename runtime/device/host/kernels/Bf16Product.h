//===- Bf16Product.h - products of bf16 blocks ------------------*- C++ -*-===//
//
// c = a b (+ c) on blocks of bf16, sums in f32, rounded once where c is bf16:
// what processors with AVX512-BF16 or AMX do at twice the rate of f32 and
// more. Operands as they lie. By AMX's tiles where there are any (AmxTile.h),
// else by oneDNN's matmul primitive; docs/decisions has the measurements.
//
//   make  (bind)   chooses; finds or creates a primitive, code for one shape
//   run   (step)   on the calling thread alone, in scratch of the caller
//
// Kernels that multiply the same shape by the library share one primitive, in
// all sessions of the process; it goes with the last of them.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_BF16PRODUCT_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_BF16PRODUCT_H

#include "OneDnn.h"
#include "base/Status.h"

#include <compare>
#include <cstdint>
#include <memory>

namespace trc::runtime::host {

/// What the code of a product depends on. Strides are in elements; of each
/// operand one is 1, and c has unit column stride.
struct Bf16Shape {
  int64_t m, n, k;
  int64_t rowOfA, columnOfA;
  int64_t rowOfB, columnOfB;
  int64_t rowOfC;
  bool resultIsF32; ///< else bf16
  bool accumulates;

  auto operator<=>(const Bf16Shape &) const = default;
};

class Bf16Product {
public:
  /// Null where this machine multiplies bf16 no faster than f32: the processor
  /// has no such instruction, or without AMX the library is not there, or has
  /// only plain loops for the shape. Fails for want of memory alone.
  static Result<std::shared_ptr<const Bf16Product>>
  make(const Bf16Shape &shape);

  /// May be called by several threads at once; `scratch` of `scratchBytes`,
  /// aligned to 64, is the caller's own. Returns whether there was memory.
  bool run(const uint16_t *a, const uint16_t *b, void *c, void *scratch) const;

  int64_t scratchBytes = 0;

private:
  Bf16Shape shape;
  std::unique_ptr<onednn::Primitive> primitive; ///< null: by tiles
};

/// Whether products of bf16 are by AMX's tiles: the processor has them, TRC_AMX
/// is not "off", and the system lets the process use them, which is asked for
/// at the first call.
bool hasTiles();

/// Why operands of bf16 are widened here and multiplied as f32, "there is
/// no .."; null where they are not.
const char *whyBf16IsWidened();

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_BF16PRODUCT_H
