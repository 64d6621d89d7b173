//===- F32Product.cpp - products of f32 blocks in tiles -------------------===//

#include "F32Product.h"
#include "AmxWide.h"
#include "Blas.h"
#include "Tiles.h"

namespace trc::runtime::host {

static int partsOf(const BlockShape &shape) { return shape.isTf32 ? 2 : 3; }

Result<std::shared_ptr<const F32Product>>
F32Product::make(const BlockShape &shape) {
  if (!multipliesF32InTiles())
    return std::shared_ptr<const F32Product>();
  auto product = std::make_shared<F32Product>();
  product->shape = shape;
  product->scratchBytes =
      amx::scratchBytes(shape.m, shape.n, shape.k, partsOf(shape));
  return std::shared_ptr<const F32Product>(std::move(product));
}

bool F32Product::run(const float *a, const float *b, void *c,
                     void *scratch) const {
  amx::multiply({shape.m, shape.n, shape.k, a, shape.rowOfA, shape.columnOfA, b,
                 shape.rowOfB, shape.columnOfB, static_cast<float *>(c),
                 shape.rowOfC, shape.accumulates, partsOf(shape)},
                scratch, [](const amx::WideProduct &part) {
                  multiply<float>(part.m, part.n, part.k,
                                  {part.a, part.rowOfA, part.stepOfA},
                                  {part.b, part.stepOfB, part.columnOfB},
                                  {part.c, part.rowOfC, 1}, part.accumulate);
                });
  return true;
}

} // namespace trc::runtime::host
