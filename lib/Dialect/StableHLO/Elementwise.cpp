//===- Elementwise.cpp - operations on single elements --------------------===//
//
// Builders, result types and verifiers of ElementwiseOps.td.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/StableHLODialect.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace trc::stablehlo;

void ConvertOp::build(OpBuilder &, OperationState &state, Value operand,
                      Type elementType) {
  auto type = cast<RankedTensorType>(operand.getType());
  state.addOperands(operand);
  state.addTypes(type.clone(elementType));
}

void CompareOp::build(OpBuilder &builder, OperationState &state, Value lhs,
                      Value rhs, ComparisonDirection direction,
                      ComparisonType type) {
  build(builder, state,
        cast<RankedTensorType>(lhs.getType()).clone(builder.getI1Type()), lhs,
        rhs, ComparisonDirectionAttr::get(builder.getContext(), direction),
        type == ComparisonType::NOTYPE
            ? ComparisonTypeAttr()
            : ComparisonTypeAttr::get(builder.getContext(), type));
}
