//===- CheckDialect.cpp - programs that test themselves -------------------===//
//
// The `check` dialect: assembly and verifiers.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/CheckDialect.h"

#include "Infer.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace trc::check;

/// One type for both operands.
static ParseResult parseSameTypes(OpAsmParser &parser, Type &lhs, Type &rhs) {
  if (parser.parseType(lhs))
    return failure();
  rhs = lhs;
  return success();
}

static void printSameTypes(OpAsmPrinter &printer, Operation *, Type lhs, Type) {
  printer << lhs;
}

/// Elements, whose type is that of the operand.
static ParseResult parseElementsAndType(OpAsmParser &parser,
                                        ElementsAttr &value, Type &type) {
  SMLoc loc = parser.getCurrentLocation();
  Attribute attribute;
  if (parser.parseAttribute(attribute))
    return failure();
  value = dyn_cast<ElementsAttr>(attribute);
  if (!value)
    return parser.emitError(loc)
           << "expected the elements of a tensor, got " << attribute;
  type = value.getType();
  return success();
}

static void printElementsAndType(OpAsmPrinter &printer, Operation *,
                                 ElementsAttr value, Type) {
  printer.printAttribute(value);
}

#include "trc/Dialect/StableHLO/CheckDialect.cpp.inc"

#define GET_OP_CLASSES
#include "trc/Dialect/StableHLO/CheckOps.cpp.inc"

void CheckDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "trc/Dialect/StableHLO/CheckOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Verifiers
//===----------------------------------------------------------------------===//

LogicalResult ExpectEqOp::verify() {
  return trc::stablehlo::checkSameType([&] { return emitOpError(); },
                                       "expect_eq_c1", "rhs",
                                       getLhs().getType(), getRhs().getType());
}

LogicalResult ExpectEqConstOp::verify() {
  return trc::stablehlo::checkSameType(
      [&] { return emitOpError(); }, "expect_eq_const_c1", "a constant",
      getLhs().getType(), getValue().getType());
}

LogicalResult ExpectCloseOp::verify() {
  auto emit = [&] { return emitOpError(); };
  if (failed(trc::stablehlo::checkSameType(emit, "expect_close_c1", "expected",
                                           getActual().getType(),
                                           getExpected().getType())))
    return failure();
  int64_t least = getMinUlpDifference(), most = getMaxUlpDifference();
  if (least < 0 || most < least)
    return emitOpError("expect_close_c2: expected 0 <= min_ulp_difference <= "
                       "max_ulp_difference, got ")
           << least << " and " << most;
  return success();
}

/// A tolerance is a number that is not negative.
static LogicalResult checkTolerance(Operation *op, StringRef label,
                                    const APFloat &tolerance) {
  if (tolerance.isNaN() || tolerance.isNegative())
    return op->emitOpError(label)
           << ": expected a tolerance of at least 0, got "
           << tolerance.convertToDouble();
  return success();
}

LogicalResult ExpectAlmostEqOp::verify() {
  if (failed(trc::stablehlo::checkSameType(
          [&] { return emitOpError(); }, "expect_almost_eq_c1", "rhs",
          getLhs().getType(), getRhs().getType())))
    return failure();
  return checkTolerance(*this, "expect_almost_eq_c2", getTolerance());
}

LogicalResult ExpectAlmostEqConstOp::verify() {
  if (failed(trc::stablehlo::checkSameType(
          [&] { return emitOpError(); }, "expect_almost_eq_const_c1",
          "a constant", getLhs().getType(), getValue().getType())))
    return failure();
  return checkTolerance(*this, "expect_almost_eq_const_c2", getTolerance());
}
