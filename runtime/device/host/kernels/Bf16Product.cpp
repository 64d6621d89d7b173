//===- Bf16Product.cpp - products of bf16 blocks --------------------------===//

#include "Bf16Product.h"
#include "AmxTile.h"
#include "Tiles.h"

#include <algorithm>
#include <map>
#include <mutex>

namespace trc::runtime::host {

static onednn::Plan planOf(const BlockShape &shape) {
  const auto layOut = [](ElementType type, int64_t rows, int64_t columns,
                         int64_t rowStride, int64_t columnStride) {
    const int64_t extents[] = {rows, columns};
    const int64_t strides[] = {rowStride, columnStride};
    return onednn::Layout::strided(type, extents, strides);
  };
  return onednn::Plan::matmul(
      {layOut(ElementType::BF16, shape.m, shape.k, shape.rowOfA,
              shape.columnOfA),
       layOut(ElementType::BF16, shape.k, shape.n, shape.rowOfB,
              shape.columnOfB),
       layOut(shape.resultIsF32 ? ElementType::F32 : ElementType::BF16, shape.m,
              shape.n, shape.rowOfC, 1),
       shape.accumulates});
}

Result<std::shared_ptr<const Bf16Product>>
Bf16Product::make(const BlockShape &shape) {
  using Made = std::shared_ptr<const Bf16Product>;
  if (whyBf16IsWidened())
    return Made();
  // A vector is read once, and is not worth putting into tiles.
  constexpr int64_t leastExtent = 16;
  if (hasTiles() && std::min(shape.m, shape.n) >= leastExtent) {
    auto product = std::make_shared<Bf16Product>();
    product->shape = shape;
    product->scratchBytes =
        amx::scratchBytes(shape.m, shape.n, shape.k, shape.resultIsF32);
    return Made(std::move(product));
  }
  static std::mutex mutex;
  static std::map<BlockShape, std::weak_ptr<const Bf16Product>> all;
  std::lock_guard<std::mutex> lock(mutex);
  if (auto known = all.find(shape); known != all.end())
    if (Made product = known->second.lock())
      return product;
  std::erase_if(all, [](const auto &entry) { return entry.second.expired(); });
  const onednn::Plan plan = planOf(shape);
  if (!plan)
    return Made();
  auto product = std::make_shared<Bf16Product>();
  product->scratchBytes = static_cast<int64_t>(plan.scratchBytes());
  using enum onednn::Argument;
  product->primitive =
      onednn::Primitive::make(plan, {Source, Weights, Destination});
  if (!product->primitive)
    return failure(StatusCode::OutOfMemory,
                   "there was not enough memory for the code of a matrix "
                   "product");
  all[shape] = product;
  return Made(std::move(product));
}

bool Bf16Product::run(const uint16_t *a, const uint16_t *b, void *c,
                      void *scratch) const {
  if (primitive)
    return primitive->run({a, b, c}, scratch);
  amx::multiply({shape.m, shape.n, shape.k, a, shape.rowOfA, shape.columnOfA, b,
                 shape.rowOfB, shape.columnOfB, c, shape.rowOfC,
                 shape.resultIsF32, shape.accumulates},
                scratch);
  return true;
}

const char *whyBf16IsWidened() {
  if (hasTiles())
    return nullptr;
  if (!onednn::isThere())
    return "there is no oneDNN 2 (libdnnl.so.2)";
  return onednn::multipliesBf16() ? nullptr
                                  : "oneDNN finds neither AVX512-BF16 nor AMX";
}

} // namespace trc::runtime::host
