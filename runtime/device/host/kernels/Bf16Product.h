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

#include "BlockShape.h"
#include "OneDnn.h"
#include "base/Status.h"

#include <cstdint>
#include <memory>

namespace trc::runtime::host {

class Bf16Product {
public:
  /// Null where this machine multiplies bf16 no faster than f32: the processor
  /// has no such instruction, or without AMX the library is not there, or has
  /// only plain loops for the shape. Fails for want of memory alone.
  static Result<std::shared_ptr<const Bf16Product>>
  make(const BlockShape &shape);

  /// May be called by several threads at once; `scratch` of `scratchBytes`,
  /// aligned to 64, is the caller's own. Returns whether there was memory.
  bool run(const uint16_t *a, const uint16_t *b, void *c, void *scratch) const;

  int64_t scratchBytes = 0;

private:
  BlockShape shape;
  std::unique_ptr<onednn::Primitive> primitive; ///< null: by tiles
};

/// Why operands of bf16 are widened here and multiplied as f32, "there is
/// no .."; null where they are not.
const char *whyBf16IsWidened();

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_BF16PRODUCT_H
