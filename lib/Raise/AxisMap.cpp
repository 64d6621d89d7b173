//===- AxisMap.cpp - which dimension means what ---------------------------===//
//
// See AxisMap.h.
//
//===----------------------------------------------------------------------===//

#include "AxisMap.h"

#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/TensorArithmetic.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace trc {

AxisMap mapOfLabels(RankedTensorType type, ArrayRef<int64_t> labels) {
  AxisMap map(labels);
  for (int64_t d = 0; d < type.getRank(); ++d)
    if (type.getDimSize(d) == 1)
      map[d] = -1;
  return map;
}

AxisMap withoutUnits(ArrayRef<int64_t> map) {
  AxisMap axes;
  for (int64_t axis : map)
    if (axis >= 0)
      axes.push_back(axis);
  return axes;
}

/// Sizes along the axes of `map`, then the same for the other shape.
static bool haveSameSizes(RankedTensorType a, RankedTensorType b) {
  auto isLarge = [](int64_t size) { return size != 1; };
  return llvm::equal(llvm::make_filter_range(a.getShape(), isLarge),
                     llvm::make_filter_range(b.getShape(), isLarge));
}

std::optional<AxisMap> throughReshape(ArrayRef<int64_t> map,
                                      RankedTensorType to) {
  AxisMap axes = withoutUnits(map), result;
  size_t next = 0;
  for (int64_t size : to.getShape()) {
    if (size != 1 && next == axes.size())
      return std::nullopt;
    result.push_back(size == 1 ? -1 : axes[next++]);
  }
  if (next != axes.size())
    return std::nullopt;
  return result;
}

AxisMap throughBroadcast(stablehlo::BroadcastInDimOp op,
                         ArrayRef<int64_t> map) {
  auto type = getTensorType(op.getOperand());
  AxisMap result;
  for (auto [i, d] : llvm::enumerate(op.getBroadcastDimensions()))
    result.push_back(type.getDimSize(i) == 1 ? -1 : map[d]);
  return result;
}

Axed withoutMovement(Axed axed) {
  while (Operation *op = axed.value.getDefiningOp()) {
    if (auto transpose = dyn_cast<stablehlo::TransposeOp>(op)) {
      AxisMap map(axed.map.size());
      for (auto [i, d] : llvm::enumerate(transpose.getPermutation()))
        map[d] = axed.map[i];
      axed = {transpose.getOperand(), std::move(map)};
      continue;
    }
    auto reshape = dyn_cast<stablehlo::ReshapeOp>(op);
    if (!reshape || !haveSameSizes(getTensorType(reshape.getOperand()),
                                   getTensorType(reshape.getResult())))
      return axed;
    std::optional<AxisMap> map =
        throughReshape(axed.map, getTensorType(reshape.getOperand()));
    if (!map)
      return axed;
    axed = {reshape.getOperand(), *map};
  }
  return axed;
}

Axed withoutWidening(Axed axed, Type element) {
  auto convert = axed.value.getDefiningOp<stablehlo::ConvertOp>();
  if (!convert || !isa<BFloat16Type, Float16Type>(element) ||
      getTensorType(convert.getOperand()).getElementType() != element)
    return axed;
  return withoutMovement({convert.getOperand(), axed.map});
}

Value arrange(OpBuilder &builder, Location loc, Axed axed,
              ArrayRef<int64_t> axes, ArrayRef<int64_t> shape) {
  axed = withoutMovement(std::move(axed));
  auto type = getTensorType(axed.value);
  // Dimensions of the value in the wanted order, those of size one last.
  SmallVector<int64_t> permutation, dims;
  for (auto [d, axis] : llvm::enumerate(axes)) {
    auto *found = axis < 0 ? axed.map.end() : llvm::find(axed.map, axis);
    if (found == axed.map.end())
      continue;
    permutation.push_back(found - axed.map.begin());
    dims.push_back(static_cast<int64_t>(d));
  }
  bool isBroadcast = false;
  for (auto [d, size] : llvm::enumerate(shape))
    isBroadcast |= size != 1 && !llvm::is_contained(dims, int64_t(d));
  SmallVector<int64_t> units;
  for (int64_t d = 0; d < type.getRank(); ++d)
    if (axed.map[d] < 0)
      units.push_back(d);
  // Units stay where they are when the order of the others is right.
  TensorArithmetic math(builder, loc);
  Value value = axed.value;
  if (!llvm::is_sorted(permutation)) {
    SmallVector<int64_t> whole(permutation);
    llvm::append_range(whole, units);
    value = math.transpose(value, whole);
  }
  SmallVector<int64_t> source(shape);
  if (isBroadcast) {
    source.clear();
    for (int64_t d : dims)
      source.push_back(shape[d]);
  }
  value = math.reshape(value, source);
  return isBroadcast ? math.broadcast(value, shape, dims) : value;
}

} // namespace trc
