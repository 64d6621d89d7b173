//===- Views.cpp - results that are bytes of an operand -------------------===//
//
// See Views.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Fusion/Views.h"

#include "trc/Fusion/ScalarOperations.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Target/TargetDescription.h"

using namespace mlir;
using namespace trc;

std::optional<int64_t> trc::getViewOffset(stablehlo::SliceOp slice) {
  auto from = cast<RankedTensorType>(slice.getOperand().getType());
  auto to = cast<RankedTensorType>(slice.getResult().getType());
  std::optional<kernel::ElementType> element =
      elementTypeOf(from.getElementType());
  if (!element || !from.hasStaticShape() || to.getNumElements() == 0)
    return std::nullopt;
  // Once a dimension is cut, those outside of it must have one index.
  bool isCut = false;
  int64_t stride = 1, first = 0;
  for (int64_t dim = from.getRank(); dim-- > 0;) {
    if (isCut && to.getDimSize(dim) != 1)
      return std::nullopt;
    if (slice.getStrides()[dim] != 1 && to.getDimSize(dim) != 1)
      return std::nullopt;
    isCut |= to.getDimSize(dim) != from.getDimSize(dim);
    first += slice.getStartIndices()[dim] * stride;
    stride *= from.getDimSize(dim);
  }
  int64_t bytes = kernel::storageBytes(*element);
  if (first * bytes % leastAlignment != 0 ||
      to.getNumElements() * bytes < leastAlignment)
    return std::nullopt;
  return first * bytes;
}

bool trc::isInvariant(Operation *loop, unsigned index) {
  Block &body = loop->getRegion(1).front();
  return body.getTerminator()->getOperand(index) == body.getArgument(index);
}

Value trc::getViewedValue(OpResult result) {
  Operation *op = result.getOwner();
  unsigned number = result.getResultNumber();
  if (!isTensor(result))
    return nullptr;
  if (isa<stablehlo::ReshapeOp>(op))
    return op->getOperand(0);
  if (auto slice = dyn_cast<stablehlo::SliceOp>(op))
    return getViewOffset(slice) ? op->getOperand(0) : Value();
  if (isa<stablehlo::OptimizationBarrierOp>(op))
    return op->getOperand(number);
  // Of one shape, elements are of one width.
  if (isa<stablehlo::BitcastConvertOp>(op) &&
      getTensorType(op->getOperand(0)).getShape() ==
          getTensorType(result).getShape())
    return op->getOperand(0);
  if (isa<stablehlo::WhileOp>(op) && isInvariant(op, number))
    return op->getOperand(number);
  return nullptr;
}

OpResult trc::getViewOf(OpOperand &use) {
  Operation *op = use.getOwner();
  ResultRange results = op->getResults();
  // They may have thousands.
  if (isa<stablehlo::OptimizationBarrierOp, stablehlo::WhileOp>(op))
    results = results.slice(use.getOperandNumber(), 1);
  for (OpResult result : results)
    if (getViewedValue(result) == use.get())
      return result;
  return nullptr;
}

int64_t trc::getViewOffset(OpResult view) {
  auto slice = dyn_cast<stablehlo::SliceOp>(view.getOwner());
  return slice ? getViewOffset(slice).value_or(0) : 0;
}
