//===- Contraction.cpp - products summed over dimensions ------------------===//
//
// A contraction first copies its operands into plain arrays of the type that
// sums run in, ordered as [batch, free, contracted]; then it is three loops.
//
//===----------------------------------------------------------------------===//

#include "trc/Reference/Contraction.h"
#include "trc/Reference/Index.h"
#include "trc/Reference/Movement.h"

#include <algorithm>
#include <type_traits>

namespace trc::reference {

/// Calls `function` with a zero of the type that sums of `type` run in.
template <typename Function>
static auto inSumType(ElementType type, Function function) {
  if (type == ElementType::F64)
    return function(double{});
  if (isFloat(type))
    return function(float{});
  return function(uint64_t{});
}

template <typename Sum> static Sum load(const Tensor &tensor, int64_t at) {
  if constexpr (std::is_floating_point_v<Sum>)
    return static_cast<Sum>(tensor.getFloat(at));
  else if (isFloat(tensor.type()))
    return static_cast<Sum>(static_cast<int64_t>(tensor.getFloat(at)));
  else
    return tensor.getUint(at);
}

template <typename Sum>
static void store(Tensor &tensor, int64_t at, Sum value) {
  if constexpr (std::is_floating_point_v<Sum>)
    tensor.setFloat(at, value);
  else if (isBoolean(tensor.type()))
    tensor.setInt(at, value != 0); // a sum of i1 is `or`
  else
    tensor.setInt(at, static_cast<int64_t>(value));
}

template <typename Sum>
static std::vector<Sum> loadAll(const Tensor &tensor, SizesRef order) {
  Tensor ordered = transpose(tensor, order);
  std::vector<Sum> values(tensor.size());
  for (int64_t i = 0; i < tensor.size(); ++i)
    values[i] = load<Sum>(ordered, i);
  return values;
}

static int64_t extentOf(const Tensor &tensor, SizesRef dims) {
  int64_t extent = 1;
  for (int64_t dim : dims)
    extent *= tensor.dim(dim);
  return extent;
}

static Sizes joined(SizesRef a, SizesRef b, SizesRef c) {
  Sizes all(a.begin(), a.end());
  all.insert(all.end(), b.begin(), b.end());
  all.insert(all.end(), c.begin(), c.end());
  return all;
}

static Sizes remaining(int64_t rank, SizesRef used, SizesRef alsoUsed) {
  Sizes rest;
  for (int64_t dim = 0; dim < rank; ++dim)
    if (std::find(used.begin(), used.end(), dim) == used.end() &&
        std::find(alsoUsed.begin(), alsoUsed.end(), dim) == alsoUsed.end())
      rest.push_back(dim);
  return rest;
}

Tensor dotGeneral(const Tensor &lhs, const Tensor &rhs, SizesRef lhsBatching,
                  SizesRef rhsBatching, SizesRef lhsContracting,
                  SizesRef rhsContracting, ElementType resultType) {
  Sizes lhsFree = remaining(lhs.rank(), lhsBatching, lhsContracting);
  Sizes rhsFree = remaining(rhs.rank(), rhsBatching, rhsContracting);
  Sizes shape;
  for (int64_t dim : lhsBatching)
    shape.push_back(lhs.dim(dim));
  for (int64_t dim : lhsFree)
    shape.push_back(lhs.dim(dim));
  for (int64_t dim : rhsFree)
    shape.push_back(rhs.dim(dim));
  Tensor result(resultType, std::move(shape));
  int64_t batches = extentOf(lhs, lhsBatching), rows = extentOf(lhs, lhsFree),
          columns = extentOf(rhs, rhsFree),
          depth = extentOf(lhs, lhsContracting);

  inSumType(resultType, [&](auto zero) {
    using Sum = decltype(zero);
    auto left = loadAll<Sum>(lhs, joined(lhsBatching, lhsFree, lhsContracting));
    auto right =
        loadAll<Sum>(rhs, joined(rhsBatching, rhsFree, rhsContracting));
    int64_t at = 0;
    for (int64_t batch = 0; batch < batches; ++batch)
      for (int64_t row = 0; row < rows; ++row)
        for (int64_t column = 0; column < columns; ++column) {
          const Sum *x = left.data() + (batch * rows + row) * depth;
          const Sum *y = right.data() + (batch * columns + column) * depth;
          Sum sum = 0;
          for (int64_t k = 0; k < depth; ++k) {
            Sum product = x[k] * y[k];
            sum += product;
          }
          store(result, at++, sum);
        }
  });
  return result;
}

Tensor contract(const Tensor &lhs, const Tensor &rhs, SizesRef lhsLabels,
                SizesRef rhsLabels, SizesRef resultLabels,
                ElementType resultType) {
  auto position = [](SizesRef labels, int64_t label) {
    return std::find(labels.begin(), labels.end(), label) - labels.begin();
  };
  auto has = [&](SizesRef labels, int64_t label) {
    return position(labels, label) < static_cast<int64_t>(labels.size());
  };
  Sizes lhsBatching, rhsBatching, lhsContracting, rhsContracting;
  Sizes dotLabels, lhsFreeLabels, rhsFreeLabels;
  for (size_t i = 0; i < lhsLabels.size(); ++i) {
    int64_t label = lhsLabels[i];
    if (!has(rhsLabels, label)) {
      lhsFreeLabels.push_back(label);
      continue;
    }
    bool batch = has(resultLabels, label);
    (batch ? lhsBatching : lhsContracting).push_back(static_cast<int64_t>(i));
    (batch ? rhsBatching : rhsContracting)
        .push_back(position(rhsLabels, label));
    if (batch)
      dotLabels.push_back(label);
  }
  for (int64_t label : rhsLabels)
    if (!has(lhsLabels, label))
      rhsFreeLabels.push_back(label);
  dotLabels = joined(dotLabels, lhsFreeLabels, rhsFreeLabels);
  Sizes permutation;
  for (int64_t label : resultLabels)
    permutation.push_back(position(dotLabels, label));
  return transpose(dotGeneral(lhs, rhs, lhsBatching, rhsBatching,
                              lhsContracting, rhsContracting, resultType),
                   permutation);
}

/// The input's spatial position under position `tap` of the kernel for
/// `output`; false for padding and for the gaps that dilation makes.
static bool inputPosition(const Tensor &lhs, const ConvolutionDims &dims,
                          SizesRef kernelShape, SizesRef output, SizesRef tap,
                          Sizes &input) {
  for (size_t i = 0; i < dims.inputSpatial.size(); ++i) {
    int64_t k = dims.reversal[i] ? kernelShape[i] - 1 - tap[i] : tap[i];
    // The kernel's element `tap` meets the window's position k.
    int64_t at = output[dims.outputSpatial[i]] * dims.strides[i] +
                 k * dims.rhsDilation[i] - dims.low[i];
    int64_t dim = dims.inputSpatial[i];
    if (at < 0 || at % dims.lhsDilation[i] != 0 ||
        at / dims.lhsDilation[i] >= lhs.dim(dim))
      return false;
    input[dim] = at / dims.lhsDilation[i];
  }
  return true;
}

Tensor convolution(const Tensor &lhs, const Tensor &rhs,
                   const ConvolutionDims &dims, Sizes resultShape,
                   ElementType resultType) {
  Tensor result(resultType, std::move(resultShape));
  Sizes lhsStrides = stridesOf(lhs.shape()),
        rhsStrides = stridesOf(rhs.shape());
  Sizes taps;
  for (int64_t dim : dims.kernelSpatial)
    taps.push_back(rhs.dim(dim));
  int64_t features = rhs.dim(dims.kernelInputFeature);
  // One of the two group counts is 1.
  int64_t outputsPerGroup = rhs.dim(dims.kernelOutputFeature) /
                            (dims.featureGroups * dims.batchGroups);
  int64_t batchPerGroup = lhs.dim(dims.inputBatch) / dims.batchGroups;

  inSumType(resultType, [&](auto zero) {
    using Sum = decltype(zero);
    for (Odometer at(result.shape()); at; ++at) {
      int64_t outputFeature = at[dims.outputFeature];
      int64_t group = outputFeature / outputsPerGroup;
      Sizes input(lhs.rank(), 0), kernel(rhs.rank(), 0);
      kernel[dims.kernelOutputFeature] = outputFeature;
      input[dims.inputBatch] = at[dims.outputBatch];
      if (dims.batchGroups > 1)
        input[dims.inputBatch] += group * batchPerGroup;
      Sum sum = 0;
      for (Odometer tap(taps); tap; ++tap) {
        if (!inputPosition(lhs, dims, taps, *at, *tap, input))
          continue;
        for (size_t i = 0; i < taps.size(); ++i)
          kernel[dims.kernelSpatial[i]] = tap[i];
        for (int64_t feature = 0; feature < features; ++feature) {
          kernel[dims.kernelInputFeature] = feature;
          input[dims.inputFeature] =
              dims.featureGroups > 1 ? group * features + feature : feature;
          Sum product = load<Sum>(lhs, linearIndex(lhsStrides, input)) *
                        load<Sum>(rhs, linearIndex(rhsStrides, kernel));
          sum += product;
        }
      }
      store(result, at.linear(), sum);
    }
  });
  return result;
}

} // namespace trc::reference
