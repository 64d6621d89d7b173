//===- Elementwise.cpp - operations that work per element -----------------===//
//
// See Elementwise.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Rewrite/Elementwise.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"

using namespace mlir;

namespace trc {

bool isElementwise(Operation *op) {
  // Bits read as a type of another width change the shape.
  if (auto bitcast = dyn_cast<stablehlo::BitcastConvertOp>(op))
    return getTensorType(bitcast.getOperand()).getShape() ==
           getTensorType(bitcast.getResult()).getShape();
  return op->getNumResults() == 1 && op->hasTrait<OpTrait::ElementwiseMap>();
}

bool isCommutative(Operation *op) {
  return op->hasTrait<mlir::OpTrait::IsCommutative>();
}

Operation *cloneElementwise(OpBuilder &builder, Operation *op,
                            ValueRange operands, ArrayRef<int64_t> shape) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  OperationState state(op->getLoc(), op->getName());
  state.addOperands(operands);
  state.addTypes(RankedTensorType::get(shape, type.getElementType()));
  state.propertiesAttr = op->getPropertiesAsAttribute();
  state.addAttributes(llvm::to_vector(op->getDiscardableAttrs()));
  return builder.create(state);
}

bool isScalarOperand(Operation *op, Value operand) {
  return getTensorType(operand).getRank() == 0 &&
         cast<RankedTensorType>(op->getResult(0).getType()).getRank() != 0;
}

} // namespace trc
