//===- Movement.cpp - operations that only move elements ------------------===//
//
// Each walks over the positions of its result (pad, concatenate and
// dynamic_update_slice: of its operands) and computes where the element comes
// from.
//
//===----------------------------------------------------------------------===//

#include "trc/Reference/Movement.h"
#include "trc/Reference/Index.h"

#include <algorithm>
#include <limits>

namespace trc::reference {

Tensor broadcastInDim(const Tensor &operand, SizesRef dims, Sizes shape) {
  Tensor result(operand.type(), std::move(shape));
  Sizes strides = stridesOf(operand.shape());
  for (Odometer at(result.shape()); at; ++at) {
    int64_t source = 0;
    for (size_t i = 0; i < dims.size(); ++i)
      if (operand.dim(i) != 1)
        source += strides[i] * at[dims[i]];
    result.copyElement(at.linear(), operand, source);
  }
  return result;
}

Tensor transpose(const Tensor &operand, SizesRef permutation) {
  Sizes shape, strides, operandStrides = stridesOf(operand.shape());
  for (int64_t dim : permutation) {
    shape.push_back(operand.dim(dim));
    strides.push_back(operandStrides[dim]);
  }
  Tensor result(operand.type(), std::move(shape));
  for (Odometer at(result.shape()); at; ++at)
    result.copyElement(at.linear(), operand, linearIndex(strides, *at));
  return result;
}

Tensor reverse(const Tensor &operand, SizesRef dims) {
  Tensor result(operand.type(), operand.shape());
  Sizes strides = stridesOf(operand.shape());
  for (Odometer at(result.shape()); at; ++at) {
    Sizes source = *at;
    for (int64_t dim : dims)
      source[dim] = operand.dim(dim) - 1 - source[dim];
    result.copyElement(at.linear(), operand, linearIndex(strides, source));
  }
  return result;
}

Tensor iota(ElementType type, Sizes shape, int64_t dim) {
  Tensor result(type, std::move(shape));
  for (Odometer at(result.shape()); at; ++at) {
    if (isFloat(type))
      result.setFloat(at.linear(), static_cast<long double>(at[dim]));
    else
      result.setInt(at.linear(), at[dim]);
  }
  return result;
}

Tensor concatenate(std::span<const Tensor> operands, int64_t dim) {
  Sizes shape = operands[0].shape();
  shape[dim] = 0;
  for (const Tensor &operand : operands)
    shape[dim] += operand.dim(dim);
  Tensor result(operands[0].type(), std::move(shape));
  Sizes strides = stridesOf(result.shape());
  int64_t start = 0;
  for (const Tensor &operand : operands) {
    for (Odometer at(operand.shape()); at; ++at)
      result.copyElement(linearIndex(strides, *at) + start * strides[dim],
                         operand, at.linear());
    start += operand.dim(dim);
  }
  return result;
}

Tensor pad(const Tensor &operand, const Tensor &value, SizesRef low,
           SizesRef high, SizesRef interior) {
  Sizes shape;
  for (int64_t i = 0; i < operand.rank(); ++i) {
    int64_t extent = operand.dim(i);
    int64_t inner = extent + std::max<int64_t>(extent - 1, 0) * interior[i];
    shape.push_back(inner + low[i] + high[i]);
  }
  Tensor result(operand.type(), std::move(shape));
  for (int64_t i = 0; i < result.size(); ++i)
    result.copyElement(i, value, 0);
  Sizes strides = stridesOf(result.shape());
  for (Odometer at(operand.shape()); at; ++at) {
    Sizes target = *at;
    for (size_t i = 0; i < target.size(); ++i)
      target[i] = target[i] * (interior[i] + 1) + low[i];
    if (isInside(result.shape(), target))
      result.copyElement(linearIndex(strides, target), operand, at.linear());
  }
  return result;
}

Tensor slice(const Tensor &operand, SizesRef starts, SizesRef limits,
             SizesRef strides) {
  Sizes shape;
  for (int64_t i = 0; i < operand.rank(); ++i)
    shape.push_back((limits[i] - starts[i] + strides[i] - 1) / strides[i]);
  Tensor result(operand.type(), std::move(shape));
  Sizes operandStrides = stridesOf(operand.shape());
  for (Odometer at(result.shape()); at; ++at) {
    int64_t source = 0;
    for (size_t i = 0; i < operandStrides.size(); ++i)
      source += operandStrides[i] * (starts[i] + at[i] * strides[i]);
    result.copyElement(at.linear(), operand, source);
  }
  return result;
}

int64_t indexValue(const Tensor &tensor, int64_t at) {
  uint64_t value = tensor.getUint(at);
  constexpr int64_t largest = std::numeric_limits<int64_t>::max();
  if (isUnsigned(tensor.type()) && value > static_cast<uint64_t>(largest))
    return largest;
  return static_cast<int64_t>(value);
}

static Sizes clampedStarts(const Tensor &operand,
                           std::span<const Tensor> starts, SizesRef sizes) {
  Sizes clamped;
  for (size_t i = 0; i < starts.size(); ++i)
    clamped.push_back(std::clamp<int64_t>(indexValue(starts[i], 0), 0,
                                          operand.dim(i) - sizes[i]));
  return clamped;
}

Tensor dynamicSlice(const Tensor &operand, std::span<const Tensor> starts,
                    SizesRef sizes) {
  Sizes begin = clampedStarts(operand, starts, sizes), end = begin;
  for (size_t i = 0; i < end.size(); ++i)
    end[i] += sizes[i];
  return slice(operand, begin, end, Sizes(sizes.size(), 1));
}

Tensor dynamicUpdateSlice(const Tensor &operand, const Tensor &update,
                          std::span<const Tensor> starts) {
  Tensor result = operand;
  Sizes begin = clampedStarts(operand, starts, update.shape());
  Sizes strides = stridesOf(operand.shape());
  int64_t first = linearIndex(strides, begin);
  for (Odometer at(update.shape()); at; ++at)
    result.copyElement(first + linearIndex(strides, *at), update, at.linear());
  return result;
}

//===----------------------------------------------------------------------===//
// Gather and scatter
//===----------------------------------------------------------------------===//

static bool contains(SizesRef dims, int64_t dim) {
  return std::find(dims.begin(), dims.end(), dim) != dims.end();
}

/// The index vector that `batch` (a position in the index tensor without its
/// index vector dimension) selects, one entry for each mapped dimension.
static Sizes indexVector(const Tensor &indices, SizesRef batch,
                         int64_t indexVectorDim, size_t length) {
  Sizes strides = stridesOf(indices.shape());
  Sizes position(batch.begin(), batch.end());
  bool implicit = indexVectorDim == indices.rank();
  if (!implicit)
    position.insert(position.begin() + indexVectorDim, 0);
  int64_t first = linearIndex(strides, position);
  int64_t step = implicit ? 0 : strides[indexVectorDim];
  Sizes vector;
  for (size_t i = 0; i < length; ++i)
    vector.push_back(
        indexValue(indices, first + static_cast<int64_t>(i) * step));
  return vector;
}

/// The part of `position` outside of `dims`.
static Sizes without(SizesRef position, SizesRef dims) {
  Sizes rest;
  for (size_t i = 0; i < position.size(); ++i)
    if (!contains(dims, static_cast<int64_t>(i)))
      rest.push_back(position[i]);
  return rest;
}

/// The entry of `batch` for dimension `dim` of the index tensor.
static int64_t batchEntry(SizesRef batch, int64_t dim, int64_t indexVectorDim) {
  return batch[dim < indexVectorDim ? dim : dim - 1];
}

Tensor gather(const Tensor &operand, const Tensor &startIndices,
              const GatherDims &dims, SizesRef sliceSizes, Sizes resultShape) {
  Tensor result(operand.type(), std::move(resultShape));
  Sizes strides = stridesOf(operand.shape());
  for (Odometer at(result.shape()); at; ++at) {
    Sizes batch = without(*at, dims.offsetDims);
    Sizes vector = indexVector(startIndices, batch, dims.indexVectorDim,
                               dims.startIndexMap.size());
    Sizes source(operand.rank(), 0);
    for (size_t i = 0; i < vector.size(); ++i) {
      int64_t dim = dims.startIndexMap[i];
      source[dim] =
          std::clamp<int64_t>(vector[i], 0, operand.dim(dim) - sliceSizes[dim]);
    }
    for (size_t i = 0; i < dims.operandBatchingDims.size(); ++i)
      source[dims.operandBatchingDims[i]] = batchEntry(
          batch, dims.startIndicesBatchingDims[i], dims.indexVectorDim);
    size_t offset = 0;
    for (int64_t dim = 0; dim < operand.rank(); ++dim)
      if (!contains(dims.collapsedSliceDims, dim) &&
          !contains(dims.operandBatchingDims, dim))
        source[dim] += at[dims.offsetDims[offset++]];
    result.copyElement(at.linear(), operand, linearIndex(strides, source));
  }
  return result;
}

/// a + b, or the end of the range that the sum leaves.
static int64_t addSaturating(int64_t a, int64_t b) {
  int64_t sum;
  if (!__builtin_add_overflow(a, b, &sum))
    return sum;
  return a < 0 ? std::numeric_limits<int64_t>::min()
               : std::numeric_limits<int64_t>::max();
}

Sizes scatterTarget(SizesRef inputShape, const Tensor &scatterIndices,
                    const ScatterDims &dims, SizesRef position) {
  Sizes batch = without(position, dims.updateWindowDims);
  Sizes vector = indexVector(scatterIndices, batch, dims.indexVectorDim,
                             dims.scatterDimsToOperandDims.size());
  Sizes target(inputShape.size(), 0);
  for (size_t i = 0; i < vector.size(); ++i)
    target[dims.scatterDimsToOperandDims[i]] = vector[i];
  for (size_t i = 0; i < dims.inputBatchingDims.size(); ++i)
    target[dims.inputBatchingDims[i]] = batchEntry(
        batch, dims.scatterIndicesBatchingDims[i], dims.indexVectorDim);
  size_t window = 0;
  for (size_t dim = 0; dim < inputShape.size(); ++dim) {
    auto signedDim = static_cast<int64_t>(dim);
    if (!contains(dims.insertedWindowDims, signedDim) &&
        !contains(dims.inputBatchingDims, signedDim))
      target[dim] =
          addSaturating(target[dim], position[dims.updateWindowDims[window++]]);
  }
  return target;
}

} // namespace trc::reference
