//===- Sort.cpp - sort and top_k ------------------------------------------===//
//
// A merge sort of positions, written out: it is stable, it ends for every
// comparator (one that is not an order too, such as LT on NaN), and it stops at
// the first comparison that fails.
//
//===----------------------------------------------------------------------===//

#include "trc/Reference/Index.h"
#include "trc/Reference/Reduction.h"

#include <numeric>

namespace trc::reference {

/// Whether the second comes strictly before the first; nothing on failure.
using Before = std::function<std::optional<bool>(int64_t, int64_t)>;

static bool mergeSort(std::span<int64_t> items, const Before &before) {
  if (items.size() < 2)
    return true;
  size_t middle = items.size() / 2;
  if (!mergeSort(items.first(middle), before) ||
      !mergeSort(items.subspan(middle), before))
    return false;
  std::vector<int64_t> left(items.begin(), items.begin() + middle);
  std::vector<int64_t> right(items.begin() + middle, items.end());
  size_t l = 0, r = 0;
  for (int64_t &item : items) {
    bool takeRight = l == left.size();
    if (!takeRight && r < right.size()) {
      std::optional<bool> less = before(right[r], left[l]);
      if (!less)
        return false;
      takeRight = *less;
    }
    item = takeRight ? right[r++] : left[l++];
  }
  return true;
}

std::optional<Tensors> sort(TensorsRef operands, int64_t dim,
                            const Body &comparator) {
  const Sizes &shape = operands[0].shape();
  Tensors results(operands.begin(), operands.end());
  if (operands[0].size() == 0)
    return results;
  Sizes strides = stridesOf(shape), outer = shape;
  outer[dim] = 1;
  Tensors arguments(2 * operands.size());
  Before before = [&](int64_t a, int64_t b) -> std::optional<bool> {
    for (size_t i = 0; i < operands.size(); ++i) {
      arguments[2 * i] = operands[i].element(a);
      arguments[2 * i + 1] = operands[i].element(b);
    }
    std::optional<Tensors> less = comparator(arguments);
    if (!less)
      return std::nullopt;
    return (*less)[0].getBool(0);
  };
  for (Odometer at(outer); at; ++at) {
    int64_t first = linearIndex(strides, *at);
    std::vector<int64_t> items(shape[dim]);
    for (int64_t i = 0; i < shape[dim]; ++i)
      items[i] = first + i * strides[dim];
    if (!mergeSort(items, before))
      return std::nullopt;
    for (int64_t i = 0; i < shape[dim]; ++i)
      for (size_t k = 0; k < operands.size(); ++k)
        results[k].copyElement(first + i * strides[dim], operands[k], items[i]);
  }
  return results;
}

Tensors topK(const Tensor &operand, int64_t k) {
  Sizes shape = operand.shape();
  int64_t length = shape.back();
  shape.back() = k;
  Tensor values(operand.type(), shape), indices(ElementType::I32, shape);
  int64_t rows = k == 0 ? 0 : values.size() / k;
  Before before = [&](int64_t a, int64_t b) -> std::optional<bool> {
    return compareTotalOrder(operand, a, operand, b) > 0;
  };
  for (int64_t row = 0; row < rows; ++row) {
    std::vector<int64_t> items(length);
    std::iota(items.begin(), items.end(), row * length);
    mergeSort(items, before);
    for (int64_t i = 0; i < k; ++i) {
      values.copyElement(row * k + i, operand, items[i]);
      indices.setInt(row * k + i, items[i] - row * length);
    }
  }
  return {values, indices};
}

} // namespace trc::reference
