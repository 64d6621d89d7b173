//===- Contraction.cpp - from labels to a matrix product ------------------===//

#include "Contraction.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace trc::runtime::host {

bool DimensionGroup::affine(unsigned tensor) const {
  const Ints &steps = strides[tensor];
  for (size_t i = 0; i + 1 < extents.size(); ++i)
    if (steps[i] != steps[i + 1] * extents[i + 1])
      return false;
  return true;
}

int64_t DimensionGroup::stride(unsigned tensor) const {
  return extents.empty() ? 0 : strides[tensor].back();
}

int64_t DimensionGroup::innermostStride(unsigned tensor) const {
  int64_t least = std::numeric_limits<int64_t>::max();
  for (int64_t stride : strides[tensor])
    least = std::min(least, stride);
  return least;
}

int64_t DimensionGroup::offset(unsigned tensor, int64_t index) const {
  int64_t result = 0;
  for (size_t i = extents.size(); i-- > 0;) {
    result += index % extents[i] * strides[tensor][i];
    index /= extents[i];
  }
  return result;
}

void DimensionGroup::offsets(unsigned tensor, int64_t begin, int64_t count,
                             int64_t *result) const {
  if (extents.empty()) {
    std::fill_n(result, count, 0);
    return;
  }
  int64_t inner = extents.back(), step = strides[tensor].back();
  for (int64_t i = 0; i < count;) {
    int64_t position = (begin + i) % inner;
    int64_t base = offset(tensor, begin + i);
    int64_t run = std::min(inner - position, count - i);
    for (int64_t j = 0; j < run; ++j)
      result[i + j] = base + j * step;
    i += run;
  }
}

namespace {

/// One label with its extent and its stride in each tensor (-1: not there).
struct Label {
  int64_t id;
  int64_t extent;
  int64_t strides[3] = {-1, -1, -1};
};

/// Merges dimensions that are contiguous in both `first` and `second`, and
/// orders the rest so that `first` is affine, or else `second`.
DimensionGroup makeGroup(std::vector<Label> labels,
                         std::initializer_list<unsigned> tensors) {
  std::erase_if(labels, [](const Label &label) { return label.extent == 1; });
  for (bool merged = true; merged;) {
    merged = false;
    for (size_t i = 0; i < labels.size() && !merged; ++i)
      for (size_t j = 0; j < labels.size() && !merged; ++j) {
        merged = i != j;
        for (unsigned tensor : tensors)
          merged &= labels[i].strides[tensor] ==
                    labels[j].strides[tensor] * labels[j].extent;
        if (!merged)
          continue;
        labels[j].extent *= labels[i].extent;
        labels.erase(labels.begin() + i);
      }
  }
  DimensionGroup group;
  for (unsigned order : tensors) {
    std::sort(labels.begin(), labels.end(),
              [&](const Label &a, const Label &b) {
                return std::pair(-a.strides[order], a.id) <
                       std::pair(-b.strides[order], b.id);
              });
    group = {};
    for (const Label &label : labels) {
      group.extents.push_back(label.extent);
      for (unsigned tensor = 0; tensor < 3; ++tensor)
        group.strides[tensor].push_back(label.strides[tensor]);
    }
    if (group.affine(order))
      break;
  }
  return group;
}

} // namespace

bool Contraction::addressable(Tensor tensor) const {
  const DimensionGroup &first = tensor == Rhs ? summed : rows;
  const DimensionGroup &second = tensor == Lhs ? summed : columns;
  if (!first.affine(tensor) || !second.affine(tensor))
    return false;
  if (second.size() == 1 || second.stride(tensor) == 1)
    return true;
  return tensor != Result && (first.size() == 1 || first.stride(tensor) == 1);
}

constexpr const char *labelNames[3] = {"lhs_dims", "rhs_dims", "result_dims"};

Contraction::Labels Contraction::readLabels(Binding &binding) {
  Labels result;
  // What is added to is as the result.
  const bool adds = binding.numOperands() == contract_at::result(1) + 1;
  const size_t written = contract_at::result(adds);
  if (!adds && !binding.expectOperands(written + 1))
    return result;
  const std::pair<Tensor, size_t> tensors[] = {
      {Lhs, contract_at::lhs}, {Rhs, contract_at::rhs}, {Result, written}};
  for (auto [tensor, operand] : tensors)
    result.list[tensor] =
        binding.ints(labelNames[tensor], binding.rank(operand));
  if (adds) {
    binding.expectSameType(contract_at::init, written);
    binding.expectSameShape(contract_at::init, written);
  }
  return result;
}

Contraction::Labels Contraction::readDotNumbers(Binding &binding) {
  Labels result;
  if (!binding.expectOperands(3))
    return result;
  int64_t rank = binding.rank(binary_at::lhs),
          rhsRank = binding.rank(binary_at::rhs);
  Ints lhsBatch = binding.dimensions("lhs_batching_dimensions", rank);
  Ints rhsBatch = binding.dimensions("rhs_batching_dimensions", rhsRank);
  Ints lhsSum = binding.dimensions("lhs_contracting_dimensions", rank);
  Ints rhsSum = binding.dimensions("rhs_contracting_dimensions", rhsRank);
  if (!binding.require(lhsBatch.size() == rhsBatch.size() &&
                           lhsSum.size() == rhsSum.size(),
                       "expected as many batching and contracting dimensions "
                       "of lhs as of rhs"))
    return result;
  // A dimension of lhs is its own label; those of rhs that it shares follow.
  for (int64_t i = 0; i < rank; ++i)
    result.list[Lhs].push_back(i);
  for (int64_t i = 0; i < rhsRank; ++i)
    result.list[Rhs].push_back(rank + i);
  for (size_t i = 0; i < lhsBatch.size(); ++i) {
    result.list[Rhs][rhsBatch[i]] = lhsBatch[i];
    result.list[Result].push_back(lhsBatch[i]);
  }
  for (size_t i = 0; i < lhsSum.size(); ++i)
    result.list[Rhs][rhsSum[i]] = lhsSum[i];
  for (int64_t i = 0; i < rank; ++i)
    if (!contains(lhsBatch, i) && !contains(lhsSum, i))
      result.list[Result].push_back(i);
  for (int64_t label : result.list[Rhs])
    if (label >= rank)
      result.list[Result].push_back(label);
  binding.expectRank(binary_at::result, result.list[Result].size());
  return result;
}

Contraction Contraction::make(Binding &binding, const Labels &given) {
  Contraction result;
  if (!binding.ok())
    return result;
  std::vector<Label> labels;
  for (unsigned tensor = 0; tensor < 3; ++tensor) {
    IntsRef shape = binding.shape(tensor), ids = given.list[tensor];
    Ints strides = rowMajorStrides(shape);
    if (!binding.expectDistinct(labelNames[tensor], ids))
      return result;
    for (size_t i = 0; i < ids.size(); ++i) {
      auto found = std::find_if(labels.begin(), labels.end(), [&](auto &label) {
        return label.id == ids[i];
      });
      if (found == labels.end())
        found = labels.insert(labels.end(), Label{ids[i], shape[i]});
      if (!binding.require(found->extent == shape[i],
                           "label " + std::to_string(ids[i]) +
                               ": expected extent " +
                               std::to_string(found->extent) + ", got " +
                               std::to_string(shape[i])))
        return result;
      found->strides[tensor] = strides[i];
    }
  }
  // The tensor whose innermost dimension the columns should own: see above.
  int64_t innermost = std::numeric_limits<int64_t>::max();
  for (const Label &label : labels) {
    if (label.strides[Result] < 0 || label.extent == 1)
      continue;
    if (label.strides[Result] < innermost) {
      innermost = label.strides[Result];
      result.operand[0] = label.strides[Rhs] < 0 ? 1 : 0;
    }
  }
  result.operand[1] = 1 - result.operand[0];

  std::vector<Label> groups[4];
  for (Label label : labels) {
    if (result.operand[0] == 1)
      std::swap(label.strides[Lhs], label.strides[Rhs]);
    bool l = label.strides[Lhs] >= 0, r = label.strides[Rhs] >= 0,
         o = label.strides[Result] >= 0;
    if (!binding.require(l + r + o >= 2, "label " + std::to_string(label.id) +
                                             " occurs in one tensor only"))
      return result;
    groups[l && r && o ? 0 : l && o ? 1 : r && o ? 2 : 3].push_back(label);
  }
  result.batch = makeGroup(groups[0], {Result, Lhs, Rhs});
  result.rows = makeGroup(groups[1], {Lhs, Result});
  result.columns = makeGroup(groups[2], {Rhs, Result});
  // Where lhs and rhs disagree on the order of the sum, one has to be packed:
  // the smaller.
  if (result.rows.size() > result.columns.size())
    result.summed = makeGroup(groups[3], {Lhs, Rhs});
  else
    result.summed = makeGroup(groups[3], {Rhs, Lhs});
  return result;
}

} // namespace trc::runtime::host
