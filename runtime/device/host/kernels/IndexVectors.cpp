//===- IndexVectors.cpp - the indices of gather and scatter ---------------===//

#include "IndexVectors.h"

#include <algorithm>

namespace trc::runtime::host {

IndexVectors IndexVectors::read(Binding &binding, const Source &source) {
  IndexVectors result;
  IntsRef shape = binding.shape(source.indices);
  IntsRef operand = binding.shape(source.operand);
  IntsRef other = binding.shape(source.other);
  int64_t rank = shape.size();
  binding.expectInteger(source.indices);
  int64_t vectorDim = binding.integerOr("index_vector_dim", 0);
  binding.expectRange("index_vector_dim", Ints{vectorDim}, 0, rank + 1);
  Ints map = binding.dimensions(source.map, operand.size());
  Ints operandBatching =
      binding.dimensions(source.operandBatching, operand.size());
  Ints indicesBatching = binding.dimensions(source.indicesBatching, rank);
  binding.require(operandBatching.size() == indicesBatching.size(),
                  "expected as many batching dimensions of the indices as of "
                  "the operand");
  binding.require(!contains(indicesBatching, vectorDim),
                  "index_vector_dim is a batching dimension");
  for (int64_t dimension : operandBatching)
    binding.require(!contains(map, dimension),
                    "operand dimension " + std::to_string(dimension) +
                        " is both indexed and a batching dimension");
  int64_t components = binding.ok() && vectorDim < rank ? shape[vectorDim] : 1;
  binding.require(components == static_cast<int64_t>(map.size()),
                  "expected index vectors of " + std::to_string(map.size()) +
                      " components, got " + std::to_string(components));
  binding.require(static_cast<int64_t>(source.otherDims.size()) ==
                      rank - (vectorDim < rank),
                  "indices of rank " + std::to_string(rank) +
                      " do not fit to the dimensions that number them");
  if (!binding.ok())
    return result;

  result.type = binding.type(source.indices);
  Ints strides = rowMajorStrides(shape);
  Ints operandStrides = rowMajorStrides(operand);
  Ints otherStrides = rowMajorStrides(other);
  result.vectorStride = vectorDim < rank ? strides[vectorDim] : 0;
  result.total = 1;
  size_t next = 0;
  for (int64_t i = 0; i < rank; ++i) {
    if (i == vectorDim)
      continue;
    int64_t counterpart = source.otherDims[next++];
    Dimension dimension = {shape[i], strides[i], 0, otherStrides[counterpart]};
    auto found = std::find(indicesBatching.begin(), indicesBatching.end(), i);
    if (found != indicesBatching.end()) {
      int64_t batching = operandBatching[found - indicesBatching.begin()];
      dimension.operand = operandStrides[batching];
      binding.require(operand[batching] == shape[i],
                      "batching dimension " + std::to_string(batching) +
                          ": expected extent " + std::to_string(shape[i]) +
                          ", got " + std::to_string(operand[batching]));
    }
    binding.require(other[counterpart] == shape[i],
                    "dimension " + std::to_string(i) +
                        " of the indices: expected extent " +
                        std::to_string(other[counterpart]) + ", got " +
                        std::to_string(shape[i]));
    result.total *= shape[i];
    result.dimensions.push_back(dimension);
  }
  for (int64_t dimension : map)
    result.parts.push_back({dimension,
                            operand[dimension] - source.sizes[dimension],
                            operandStrides[dimension]});
  return result;
}

IndexVectors::Position IndexVectors::position(int64_t vector) const {
  Position result = {0, 0, 0};
  for (size_t i = dimensions.size(); i-- > 0;) {
    const Dimension &dimension = dimensions[i];
    int64_t at = i ? vector % dimension.extent : vector;
    vector /= dimension.extent;
    result.indices += at * dimension.indices;
    result.operand += at * dimension.operand;
    result.other += at * dimension.other;
  }
  return result;
}

std::optional<int64_t> IndexVectors::evenStep() const {
  if (parts.size() != 1)
    return std::nullopt;
  int64_t step = 1, inner = 1;
  for (size_t i = dimensions.size(); i-- > 0; inner *= dimensions[i].extent) {
    const Dimension &dimension = dimensions[i];
    if (dimension.extent == 1)
      continue;
    if (inner == 1)
      step = dimension.indices;
    if (dimension.operand != 0 || dimension.other != inner ||
        dimension.indices != inner * step)
      return std::nullopt;
  }
  return step;
}

std::pair<int64_t, int64_t> IndexVectors::place(const void *data,
                                                int64_t vector) const {
  Position at = position(vector);
  for (size_t k = 0; k < parts.size(); ++k)
    at.operand +=
        parts[k].stride *
        std::clamp<int64_t>(component(data, at.indices, k), 0, parts[k].limit);
  return {at.operand, at.other};
}

} // namespace trc::runtime::host
