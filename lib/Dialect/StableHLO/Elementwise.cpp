//===- Elementwise.cpp - operations on single elements --------------------===//
//
// Builders, result types and verifiers of ElementwiseOps.td.
//
//===----------------------------------------------------------------------===//

#include "Infer.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace trc::stablehlo;

//===----------------------------------------------------------------------===//
// One type for all operands and the result
//===----------------------------------------------------------------------===//

static LogicalResult inferSame(Emit emit, StringRef label, ValueRange operands,
                               Types &types) {
  for (Value operand : operands.drop_front())
    if (failed(checkSameType(emit, label, "operands", operands[0].getType(),
                             operand.getType())))
      return failure();
  types.push_back(operands[0].getType());
  return success();
}

LogicalResult trc::stablehlo::inferSameTypes(StringRef operation,
                                             StringRef label,
                                             std::optional<Location> location,
                                             ValueRange operands,
                                             Types &types) {
  auto emit = [&] {
    if (!location)
      return InFlightDiagnostic();
    return emitError(*location) << "'" << operation << "' op ";
  };
  return inferSame(emit, label, operands, types);
}

LogicalResult trc::stablehlo::verifySameTypes(Operation *op, StringRef label) {
  SmallVector<Type> types;
  auto emit = [&] { return op->emitOpError(); };
  if (failed(inferSame(emit, label, op->getOperands(), types)))
    return failure();
  return checkResults(op, label, types);
}

//===----------------------------------------------------------------------===//
// Fewer bits
//===----------------------------------------------------------------------===//

static LogicalResult infer(ReducePrecisionOp::Adaptor op, Emit emit,
                           Types &types) {
  if (failed(checkAtLeast(emit, "reduce_precision_c2", "exponent bits",
                          {op.getExponentBitsAttr().getInt()}, 1)) ||
      failed(checkAtLeast(emit, "reduce_precision_c3", "mantissa bits",
                          {op.getMantissaBitsAttr().getInt()}, 0)))
    return failure();
  types.push_back(op.getOperand().getType());
  return success();
}
TRC_INFER(ReducePrecisionOp, "reduce_precision_c1")

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

void ConvertOp::build(OpBuilder &, OperationState &state, Value operand,
                      Type elementType) {
  state.addOperands(operand);
  state.addTypes(tensorOf(operand).clone(elementType));
}

LogicalResult ConvertOp::verify() {
  return checkSameShape([&] { return emitOpError(); }, "convert_c1", "a result",
                        getOperand().getType(), getType());
}

LogicalResult BitcastConvertOp::verify() {
  auto from = tensorOf(getOperand()), to = tensorOf(getResult());
  int64_t fromBits = from.getElementType().getIntOrFloatBitWidth();
  int64_t toBits = to.getElementType().getIntOrFloatBitWidth();
  SmallVector<int64_t> expected(from.getShape());
  if (toBits < fromBits) {
    expected.push_back(fromBits / toBits);
  } else if (toBits > fromBits) {
    if (expected.empty() || expected.back() * fromBits != toBits)
      return emitOpError("bitcast_convert_c1: expected an operand whose last "
                         "dimension makes up ")
             << toBits << " bits, got " << from;
    expected.pop_back();
  }
  if (to.getShape() != Dims(expected))
    return emitOpError("bitcast_convert_c1: expected a result of shape ")
           << show(expected) << ", got " << show(to.getShape());
  return success();
}

static LogicalResult infer(IsFiniteOp::Adaptor op, Emit emit, Types &types) {
  auto type = tensorOf(op.getX());
  types.push_back(type.clone(IntegerType::get(type.getContext(), 1)));
  return success();
}
TRC_INFER(IsFiniteOp, "is_finite_c1")

//===----------------------------------------------------------------------===//
// CompareOp
//===----------------------------------------------------------------------===//

void CompareOp::build(OpBuilder &builder, OperationState &state, Value lhs,
                      Value rhs, ComparisonDirection direction,
                      ComparisonType type) {
  build(builder, state, tensorOf(lhs).clone(builder.getI1Type()), lhs, rhs,
        ComparisonDirectionAttr::get(builder.getContext(), direction),
        type == ComparisonType::NOTYPE
            ? ComparisonTypeAttr()
            : ComparisonTypeAttr::get(builder.getContext(), type));
}

/// The comparison that elements of `type` have when none is written.
static ComparisonType defaultComparison(Type type) {
  if (isFloatElement(type))
    return ComparisonType::FLOAT;
  return type.isUnsignedInteger() || type.isSignlessInteger(1)
             ? ComparisonType::UNSIGNED
             : ComparisonType::SIGNED;
}

static LogicalResult infer(CompareOp::Adaptor op, Emit emit, Types &types) {
  Type lhs = op.getLhs().getType(), rhs = op.getRhs().getType();
  if (failed(checkSameElement(emit, "compare_c1", "rhs", lhs, rhs)) ||
      failed(checkSameShape(emit, "compare_c2", "rhs", lhs, rhs)))
    return failure();
  Type element = tensorOf(lhs).getElementType();
  ComparisonType expected = defaultComparison(element);
  ComparisonType type = op.getCompareType().value_or(expected);
  // Older JAX writes SIGNED for booleans; both mean the same for i1.
  bool same = type == ComparisonType::NOTYPE || type == expected ||
              (type == ComparisonType::TOTALORDER && isFloatElement(element)) ||
              (type == ComparisonType::SIGNED && element.isSignlessInteger(1));
  if (!same)
    return emit() << "compare_c3: expected comparison "
                  << stringifyComparisonType(expected) << " of elements of "
                  << element << ", got " << stringifyComparisonType(type);
  types.push_back(tensorOf(lhs).clone(IntegerType::get(lhs.getContext(), 1)));
  return success();
}
TRC_INFER(CompareOp, "compare_c2")

//===----------------------------------------------------------------------===//
// Three operands
//===----------------------------------------------------------------------===//

static LogicalResult infer(SelectOp::Adaptor op, Emit emit, Types &types) {
  Type onTrue = op.getOnTrue().getType();
  if (tensorOf(op.getPred()).getRank() != 0 &&
      failed(checkSameShape(emit, "select_c1", "pred", onTrue,
                            op.getPred().getType())))
    return failure();
  if (failed(checkSameType(emit, "select_c2", "on_false", onTrue,
                           op.getOnFalse().getType())))
    return failure();
  types.push_back(onTrue);
  return success();
}
TRC_INFER(SelectOp, "select_c2")

static LogicalResult infer(ClampOp::Adaptor op, Emit emit, Types &types) {
  Type type = op.getOperand().getType();
  auto bound = [&](Value value, StringRef label, StringRef what) {
    if (tensorOf(value).getRank() != 0 &&
        failed(checkSameShape(emit, label, what, type, value.getType())))
      return failure();
    return checkSameElement(emit, "clamp_c3", what, type, value.getType());
  };
  if (failed(bound(op.getMin(), "clamp_c1", "min")) ||
      failed(bound(op.getMax(), "clamp_c2", "max")))
    return failure();
  types.push_back(type);
  return success();
}
TRC_INFER(ClampOp, "clamp_c4")
