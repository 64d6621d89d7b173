//===- Reduction.cpp - reduce, map and scatter ----------------------------===//
//
// `Accumulator` is the heart: the running values of a reduction, one for each
// position of the result, into which elements are combined one by one.
//
//===----------------------------------------------------------------------===//

#include "trc/Reference/Reduction.h"
#include "trc/Reference/Index.h"

#include "Accumulator.h"

#include <algorithm>

namespace trc::reference {

std::optional<Tensors> reduce(TensorsRef operands, TensorsRef inits,
                              SizesRef dims, const Combiner &combiner) {
  const Sizes &shape = operands[0].shape();
  // Strides of the result for each operand dimension: 0 where it is reduced.
  Sizes kept, strides(shape.size(), 0);
  for (size_t i = 0; i < shape.size(); ++i)
    if (std::find(dims.begin(), dims.end(), static_cast<int64_t>(i)) ==
        dims.end())
      kept.push_back(shape[i]);
  Sizes keptStrides = stridesOf(kept);
  size_t next = 0;
  for (size_t i = 0; i < shape.size(); ++i)
    if (std::find(dims.begin(), dims.end(), static_cast<int64_t>(i)) ==
        dims.end())
      strides[i] = keptStrides[next++];

  Accumulator accumulator(inits, kept, combiner);
  for (Odometer at(shape); at; ++at)
    if (!accumulator.combine(linearIndex(strides, *at), operands, at.linear()))
      return std::nullopt;
  return accumulator.take();
}

std::optional<Tensors> scatter(TensorsRef inputs, const Tensor &scatterIndices,
                               TensorsRef updates, const ScatterDims &dims,
                               const Combiner &combiner) {
  // Every addition rounds here: the running values are the result's memory.
  Accumulator accumulator(Tensors(inputs.begin(), inputs.end()), combiner);
  const Sizes &shape = inputs[0].shape();
  Sizes strides = stridesOf(shape);
  for (Odometer at(updates[0].shape()); at; ++at) {
    Sizes target = scatterTarget(shape, scatterIndices, dims, *at);
    if (!isInside(shape, target))
      continue;
    if (!accumulator.combine(linearIndex(strides, target), updates,
                             at.linear()))
      return std::nullopt;
  }
  return accumulator.take();
}

std::optional<Tensor> map(TensorsRef operands, ElementType resultType,
                          const Body &body) {
  Tensor result(resultType, operands[0].shape());
  Tensors arguments(operands.size());
  for (int64_t i = 0; i < result.size(); ++i) {
    for (size_t k = 0; k < operands.size(); ++k)
      arguments[k] = operands[k].element(i);
    std::optional<Tensors> value = body(arguments);
    if (!value)
      return std::nullopt;
    result.copyElement(i, (*value)[0], 0);
  }
  return result;
}

} // namespace trc::reference
