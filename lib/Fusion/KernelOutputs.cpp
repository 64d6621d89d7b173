//===- KernelOutputs.cpp - results stored through a change of index -------===//
//
// An output that is a slice or a transpose of a value with an element for every
// point is stored from that value: each point knows where its element goes, and
// a guard leaves out those that the slice does not hold. So splitting one
// product into queries, keys and values costs no pass of its own.
//
//===----------------------------------------------------------------------===//

#include "KernelAssembler.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace trc;
using kernel::Affine;
using kernel::Guard;
using kernel::Register;

std::optional<ElementSource>
KernelAssembler::elementSource(Value output) const {
  int64_t all = space.size({parallel, sequential, inner});
  ElementSource source;
  source.value = output;
  // A transpose of full size is stepped over too.
  while (elementsOf(source.value) != all ||
         source.value.getDefiningOp<stablehlo::TransposeOp>()) {
    Operation *op = source.value.getDefiningOp();
    bool isMember = op && llvm::is_contained(cluster.operations, op);
    if (!isMember ||
        !isa<stablehlo::SliceOp, stablehlo::ReshapeOp, stablehlo::TransposeOp>(
            op))
      return std::nullopt;
    if (auto slice = dyn_cast<stablehlo::SliceOp>(op))
      if (llvm::any_of(slice.getStrides(),
                       [](int64_t stride) { return stride != 1; }))
        return std::nullopt;
    source.path.insert(source.path.begin(), op);
    source.value = op->getOperand(0);
  }
  return source;
}

LogicalResult KernelAssembler::storeElement(unsigned number) {
  const ElementSource &source = *sources[number];
  Affine position = space.position({parallel, sequential, inner});
  FailureOr<Register> value = evaluator.evaluateAt(source.value, position);
  if (failed(value))
    return failure();

  std::vector<Guard> guards;
  std::vector<int64_t> shape = shapeOf(source.value).vec();
  // Indices in `shape`; failing to find them asks for a finer loop.
  auto indicesOf = [&](const Affine &at) -> FailureOr<std::vector<Affine>> {
    auto indices = kernel::delinearise(at, shape, space.extents());
    if (auto *found = std::get_if<std::vector<Affine>>(&indices))
      return *found;
    auto request = std::get<kernel::SplitRequest>(indices);
    if (request.inner)
      evaluator.splitRequest = request;
    return fail("a result's shape does not follow the iteration space");
  };
  FailureOr<std::vector<Affine>> indices = indicesOf(position);
  if (failed(indices))
    return failure();
  for (Operation *op : source.path) {
    std::vector<int64_t> next = shapeOf(op->getResult(0)).vec();
    if (auto transpose = dyn_cast<stablehlo::TransposeOp>(op)) {
      std::vector<Affine> permuted;
      for (int64_t dim : transpose.getPermutation())
        permuted.push_back((*indices)[dim]);
      indices = std::move(permuted);
      shape = next;
    } else if (auto slice = dyn_cast<stablehlo::SliceOp>(op)) {
      for (auto [dim, index] : llvm::enumerate(*indices)) {
        index = kernel::add(
            index, kernel::constantIndex(-slice.getStartIndices()[dim]));
        if (next[dim] != shape[dim])
          guards.push_back({index, 0, next[dim]});
        if (next[dim] == 1)
          index = {};
      }
      shape = next;
    } else {
      Affine at = kernel::linearise(*indices, shape);
      shape = next;
      indices = indicesOf(at);
      if (failed(indices))
        return failure();
    }
  }
  evaluator.store(cluster.inputs.size() + number,
                  kernel::linearise(*indices, shape), *value,
                  std::move(guards));
  return success();
}
