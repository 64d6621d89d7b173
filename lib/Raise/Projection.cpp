//===- Projection.cpp - a tensor along the axes it varies with ------------===//
//
// See Projection.h.
//
//===----------------------------------------------------------------------===//

#include "Projection.h"

#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/Elementwise.h"
#include "trc/Rewrite/TensorArithmetic.h"

using namespace mlir;

namespace trc {

/// Behind a broadcast, a transpose, or a reshape that moves dimensions of size
/// one; or none.
static std::optional<Axed> behindMovement(const Axed &axed) {
  if (auto broadcast = axed.value.getDefiningOp<stablehlo::BroadcastInDimOp>())
    return Axed{broadcast.getOperand(), throughBroadcast(broadcast, axed.map)};
  Axed moved = withoutMovement(axed);
  if (moved.value == axed.value)
    return std::nullopt;
  return moved;
}

/// The axis that an iota counts along.
static std::optional<int64_t> axisOfIota(const Axed &axed) {
  auto iota = axed.value.getDefiningOp<stablehlo::IotaOp>();
  if (!iota || axed.map[iota.getIotaDimension()] < 0)
    return std::nullopt;
  return axed.map[iota.getIotaDimension()];
}

/// Whether `axed` is computed per element, from what may vary less.
static bool isComputed(const Axed &axed) {
  Operation *op = axed.value.getDefiningOp();
  return op && isElementwise(op) &&
         llvm::none_of(op->getOperands(),
                       [&](Value v) { return isScalarOperand(op, v); });
}

/// More arithmetic than this is no mask.
static constexpr int maxDepth = 12;

static AxisSet findVarying(Axed axed, int depth) {
  AxisSet axes;
  while (!getSplat(axed.value)) {
    std::optional<Axed> behind = behindMovement(axed);
    if (!behind)
      break;
    axed = *std::move(behind);
  }
  if (getSplat(axed.value))
    return axes;
  if (std::optional<int64_t> axis = axisOfIota(axed)) {
    axes.insert(*axis);
    return axes;
  }
  for (int64_t axis : withoutUnits(axed.map))
    axes.insert(axis);
  if (depth == 0 || axes.empty() || !isComputed(axed))
    return axes;
  AxisSet fewer;
  for (Value operand : axed.value.getDefiningOp()->getOperands()) {
    for (int64_t axis : findVarying({operand, axed.map}, depth - 1))
      fewer.insert(axis);
    if (fewer.size() == axes.size())
      break;
  }
  return fewer;
}

AxisSet varyingAxes(const Axed &axed) { return findVarying(axed, maxDepth); }

Value project(OpBuilder &builder, Location loc, Axed axed,
              ArrayRef<int64_t> axes, ArrayRef<int64_t> shape) {
  auto type = getTensorType(axed.value);
  while (true) {
    if (DenseElementsAttr splat = getSplat(axed.value))
      return makeSplat(builder, loc, type.clone(shape), splat);
    if (llvm::all_of(axed.map, [&](int64_t axis) {
          return axis < 0 || llvm::is_contained(axes, axis);
        }))
      return arrange(builder, loc, axed, axes, shape);
    std::optional<Axed> behind = behindMovement(axed);
    if (!behind)
      break;
    axed = *std::move(behind);
  }
  if (std::optional<int64_t> axis = axisOfIota(axed)) {
    const auto *at = llvm::find(axes, *axis);
    return TensorArithmetic(builder, loc)
        .iota(type.clone(shape), at - axes.begin());
  }
  Operation *op = axed.value.getDefiningOp();
  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(project(builder, loc, {operand, axed.map}, axes, shape));
  return cloneElementwise(builder, op, operands, shape)->getResult(0);
}

} // namespace trc
