//===- Bf16Product.cpp - products of bf16 blocks --------------------------===//

#include "Bf16Product.h"

#include <map>
#include <mutex>

namespace trc::runtime::host {

static onednn::Plan planOf(const Bf16Shape &shape) {
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
Bf16Product::make(const Bf16Shape &shape) {
  using Made = std::shared_ptr<const Bf16Product>;
  if (whyBf16IsWidened())
    return Made();
  static std::mutex mutex;
  static std::map<Bf16Shape, std::weak_ptr<const Bf16Product>> all;
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

const char *whyBf16IsWidened() {
  if (!onednn::isThere())
    return "there is no oneDNN 2 (libdnnl.so.2)";
  return onednn::multipliesBf16() ? nullptr
                                  : "oneDNN finds neither AVX512-BF16 nor AMX";
}

} // namespace trc::runtime::host
