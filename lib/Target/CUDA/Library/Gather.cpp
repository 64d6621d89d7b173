//===- Gather.cpp - stablehlo.gather --------------------------------------===//
//
// A thread moves one unit of the result (trc/gather.cuh). Where rows are
// gathered a unit is 16 bytes of a row, so that loads are coalesced whatever
// the indices are.
//
//===----------------------------------------------------------------------===//

#include "Generators.h"
#include "IndexVectors.h"
#include "ProblemText.h"

#include "schema/TensorNumbers.h"

#include <numeric>

using namespace trc;
using namespace trc::cuda;
using namespace llvm;
using mlir::LogicalResult;
using mlir::success;

namespace {

/// The call's tensors.
namespace at {
constexpr TensorNumbers tensors("stablehlo.gather");
constexpr unsigned operand = tensors["operand"],
                   startIndices = tensors["start_indices"],
                   result = tensors["result"];
} // namespace at

} // namespace

Extents IndexVectors::extents() const {
  Extents result;
  for (const Dimension &dimension : dimensions)
    result.push_back(dimension.extent);
  return result;
}

Extents IndexVectors::indexSteps() const {
  Extents result;
  for (const Dimension &dimension : dimensions)
    result.push_back(dimension.indices);
  return result;
}

const IndexVectors::Component *
IndexVectors::componentOf(int64_t operandDim) const {
  for (const Component &component : components)
    if (component.operandDim == operandDim)
      return &component;
  return nullptr;
}

IndexVectors cuda::readIndexVectors(const CallReader &call, unsigned indices,
                                    StringRef map, StringRef operandBatching,
                                    StringRef indicesBatching,
                                    ArrayRef<int64_t> outer) {
  IndexVectors result;
  ArrayRef<int64_t> shape = call.shape(indices);
  Extents strides = stridesOf(shape);
  int64_t rank = shape.size();
  int64_t vectorDim = call.integerOr("index_vector_dim", 0);
  Extents ofOperand = call.list(operandBatching);
  Extents ofIndices = call.list(indicesBatching);
  size_t next = 0;
  for (int64_t i = 0; i < rank; ++i) {
    if (i == vectorDim)
      continue;
    int64_t batching = -1;
    for (auto [operandDim, indicesDim] : zip_equal(ofOperand, ofIndices))
      if (indicesDim == i)
        batching = operandDim;
    result.dimensions.push_back(
        {shape[i], strides[i], outer[next++], batching});
  }
  int64_t step = vectorDim < rank ? strides[vectorDim] : 0;
  for (auto [i, operandDim] : enumerate(call.list(map)))
    result.components.push_back({operandDim, static_cast<int64_t>(i) * step});
  return result;
}

LogicalResult cuda::generateGather(const LibraryRequest &request,
                                   SmallVectorImpl<GeneratedKernel> &kernels) {
  CallReader call(request);
  ArrayRef<int64_t> operand = call.shape(at::operand),
                    result = call.shape(at::result);
  if (call.elements(at::result) == 0)
    return success();
  Extents sizes = call.list("slice_sizes");
  Extents offsetDims = call.list("offset_dims");
  Extents collapsed = call.list("collapsed_slice_dims");
  Extents batching = call.list("operand_batching_dims");
  Extents outer;
  for (int64_t i = 0; i < call.rank(at::result); ++i)
    if (!contains(offsetDims, i))
      outer.push_back(i);
  IndexVectors vectors = readIndexVectors(
      call, at::startIndices, "start_index_map", "operand_batching_dims",
      "start_indices_batching_dims", outer);

  // Steps of the result's dimensions in the operand and in the indices.
  Extents strides = stridesOf(operand);
  Extents from(result.size(), 0), vectorSteps(result.size(), 0);
  size_t next = 0;
  for (size_t i = 0; i < operand.size(); ++i)
    if (!contains(collapsed, i) && !contains(batching, i))
      from[offsetDims[next++]] = strides[i];
  for (const IndexVectors::Dimension &dimension : vectors.dimensions) {
    vectorSteps[dimension.counterpart] = dimension.indices;
    if (dimension.operandDim >= 0)
      from[dimension.counterpart] = strides[dimension.operandDim];
  }

  // Units of the innermost dimension, if it is one in the operand too.
  int64_t bytes = call.elementBytes(at::operand), width = 1;
  if (!result.empty() && from.back() == 1 && vectorSteps.back() == 0) {
    width = std::gcd(16 / bytes, result.back());
    width = std::gcd(width, call.alignment(at::operand) / bytes);
    width = std::gcd(width, call.alignment(at::result) / bytes);
    for (int64_t step : ArrayRef(from).drop_back())
      width = std::gcd(width, step);
    for (const IndexVectors::Component &component : vectors.components)
      if (operand[component.operandDim] != sizes[component.operandDim])
        width = std::gcd(width, strides[component.operandDim]);
  }
  Extents extents(result.begin(), result.end());
  if (width > 1) {
    extents.back() /= width;
    for (int64_t &step : MutableArrayRef(from).drop_back())
      step /= width;
  }

  Extents offsets, limits, steps;
  for (const IndexVectors::Component &component : vectors.components) {
    int64_t dimension = component.operandDim;
    int64_t limit = operand[dimension] - sizes[dimension];
    if (limit == 0)
      continue; // every start is moved to zero
    offsets.push_back(component.offset);
    limits.push_back(limit);
    steps.push_back(strides[dimension] / width);
  }
  int64_t units = productOf(extents);
  LibraryText text("gather", 256);
  text.include("trc/gather.cuh");
  text.useIndicesFor(
      std::max(call.elements(at::operand), call.elements(at::result)));
  ProblemText problem(text);
  problem.type("Unit", "Word<" + Twine(bytes * width) + ">::type");
  problem.type("IndexElement", call.element(at::startIndices));
  problem.number("units", units);
  problem.numbers("Extents", extents);
  problem.numbers("FromSteps", from);
  problem.numbers("VectorSteps", vectorSteps);
  problem.numbers("Components", offsets);
  problem.numbers("Limits", limits);
  problem.numbers("Steps", steps);
  problem.finish();
  // What is moved is no matter of its type.
  std::string source =
      text.operand(at::operand, "Problem::Unit", LibraryText::Read);
  std::string indices = text.operand(
      at::startIndices, call.stored(at::startIndices), LibraryText::Read);
  text.body << "  gather<Problem>(" << source << ", " << indices << ", "
            << text.operand(at::result, "Problem::Unit", LibraryText::Written)
            << ");\n";
  kernels.push_back(text.finish(ceilDivide(units, 256)));
  return success();
}
