//===- Closure.cpp - everything that is made of a tensor ------------------===//
//
// See Closure.h.
//
//===----------------------------------------------------------------------===//

#include "Closure.h"

#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/Elementwise.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace trc {

/// More values than this are no softmax.
static constexpr size_t maxValues = 400;

std::optional<AxisMap> Closure::mapOfResult(Operation *op, OpOperand &use,
                                            const AxisMap &map) const {
  if (op->getNumResults() != 1 || !dynTensorType(op->getResult(0)))
    return std::nullopt;
  auto type = getTensorType(op->getResult(0));
  if (auto transpose = dyn_cast<stablehlo::TransposeOp>(op)) {
    AxisMap result;
    for (int64_t d : transpose.getPermutation())
      result.push_back(map[d]);
    return result;
  }
  if (isa<stablehlo::ReshapeOp>(op))
    return throughReshape(map, type);
  if (auto broadcast = dyn_cast<stablehlo::BroadcastInDimOp>(op)) {
    AxisMap result(type.getRank(), -1);
    SmallVector<bool> isOld(type.getRank(), false);
    for (auto [i, d] : llvm::enumerate(broadcast.getBroadcastDimensions())) {
      isOld[d] = map[i] >= 0;
      result[d] = map[i];
    }
    bool hasInner = llvm::is_contained(map, innerAxis);
    for (int64_t d = 0; d < type.getRank(); ++d) {
      if (isOld[d] || type.getDimSize(d) == 1)
        continue;
      if (hasInner || type.getDimSize(d) != innerSize)
        return std::nullopt;
      hasInner = true;
      result[d] = innerAxis;
    }
    return result;
  }
  if (auto reduce = dyn_cast<stablehlo::ReduceOp>(op)) {
    AxisMap result;
    for (auto [d, axis] : llvm::enumerate(map)) {
      if (!llvm::is_contained(reduce.getDimensions(), int64_t(d)))
        result.push_back(axis);
      else if (axis >= 0 && axis != innerAxis)
        return std::nullopt;
    }
    return result;
  }
  if (auto gather = dyn_cast<stablehlo::GatherOp>(op)) {
    // One element of each row, in the order of the rows.
    if (use.getOperandNumber() != 0 ||
        type.getNumElements() * innerSize !=
            getTensorType(gather.getOperand()).getNumElements())
      return std::nullopt;
    AxisMap rows;
    for (int64_t axis : map)
      if (axis != innerAxis)
        rows.push_back(axis);
    return throughReshape(rows, type);
  }
  if (isa<stablehlo::OptimizationBarrierOp>(op))
    return map;
  if (isElementwise(op) && !isScalarOperand(op, use.get()) &&
      getTensorType(use.get()).getShape() == type.getShape())
    return map;
  return std::nullopt;
}

void Closure::add(const Axed &start) {
  SmallVector<Value> pending;
  if (values.insert({start.value, start.map}).second)
    pending.push_back(start.value);
  while (!pending.empty()) {
    Value value = pending.pop_back_val();
    AxisMap map = values[value];
    if (ends.contains(value))
      continue;
    for (OpOperand &use : value.getUses()) {
      Operation *user = use.getOwner();
      if (isOpTriviallyDead(user))
        continue;
      if (auto product = dyn_cast<ContractOp>(user)) {
        readers.push_back({product, use.getOperandNumber(), map});
        continue;
      }
      std::optional<AxisMap> result;
      if (values.size() < maxValues &&
          user->getBlock() == value.getParentBlock())
        result = mapOfResult(user, use, map);
      if (!result) {
        escapes.push_back(user);
        continue;
      }
      if (values.insert({user->getResult(0), *result}).second)
        pending.push_back(user->getResult(0));
    }
  }
}

std::optional<ProductAxes> ProductAxes::of(const Reader &reader) {
  ContractOp op = reader.product;
  if (op.getInit() || reader.operand > 1)
    return std::nullopt;
  bool isLeft = reader.operand == 0;
  ArrayRef<int64_t> labels = isLeft ? op.getLhsDims() : op.getRhsDims();
  ArrayRef<int64_t> others = isLeft ? op.getRhsDims() : op.getLhsDims();
  Value other = isLeft ? op.getRhs() : op.getLhs();
  llvm::DenseMap<int64_t, int64_t> axisOf;
  for (auto [dimLabel, axis] : llvm::zip_equal(labels, reader.map))
    axisOf[dimLabel] = axis;
  auto type = getTensorType(other);
  AxisMap map;
  int64_t channels = 0;
  for (auto [d, dimLabel] : llvm::enumerate(others)) {
    if (type.getDimSize(d) == 1) {
      map.push_back(-1);
    } else if (auto found = axisOf.find(dimLabel); found != axisOf.end()) {
      map.push_back(found->second);
    } else {
      axisOf[dimLabel] = channel;
      map.push_back(channel);
      ++channels;
    }
  }
  if (channels > 1)
    return std::nullopt;
  ProductAxes axes;
  axes.other = withoutMovement({other, map});
  for (auto [d, dimLabel] : llvm::enumerate(op.getResultDims()))
    axes.result.push_back(getTensorType(op.getResult()).getDimSize(d) == 1
                              ? -1
                              : axisOf.lookup(dimLabel));
  return axes;
}

bool hasAxes(ArrayRef<int64_t> map, ArrayRef<int64_t> axes) {
  AxisMap a = withoutUnits(map), b = withoutUnits(axes);
  llvm::sort(a);
  llvm::sort(b);
  return a == b;
}

std::string describe(Operation *op) {
  return ("'" + op->getName().getStringRef() + "'").str();
}

} // namespace trc
