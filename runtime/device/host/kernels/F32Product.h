//===- F32Product.h - products of f32 blocks in tiles -----------*- C++ -*-===//
//
// c = a b (+ c) on blocks of f32 that are split into numbers of bf16
// (AmxWide.h). Operands as they lie.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_F32PRODUCT_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_F32PRODUCT_H

#include "BlockShape.h"
#include "base/Status.h"

#include <memory>

namespace trc::runtime::host {

class F32Product {
public:
  /// Null where there are no tiles.
  static Result<std::shared_ptr<const F32Product>>
  make(const BlockShape &shape);

  /// May be called by several threads at once; `scratch` of `scratchBytes`,
  /// aligned to 64, is the caller's own. Returns whether there was memory.
  bool run(const float *a, const float *b, void *c, void *scratch) const;

  int64_t scratchBytes = 0;

private:
  BlockShape shape;
};

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_F32PRODUCT_H
