//===- CheckDialect.cpp - programs that test themselves -------------------===//
//
// The `check` dialect: assembly and verifiers.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/CheckDialect.h"

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
