//===- RefusedOps.cpp - loose assembly of operations that are refused -----===//
//
// Reads the text of operations outside of trc's scope just well enough to know
// where they end, so that `import` can name them with their location. Operands
// keep their values; attributes written in the middle of the text are dropped.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/StableHLODialect.h"

using namespace mlir;
using namespace trc::stablehlo;

/// A list of integers, a keyword, or an attribute, after `name =`.
static ParseResult skipValue(OpAsmParser &parser) {
  Attribute attribute;
  OptionalParseResult result = parser.parseOptionalAttribute(attribute);
  if (result.has_value())
    return *result;
  StringRef keyword;
  return parser.parseKeyword(&keyword);
}

static ParseResult parseRefused(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SMLoc loc = parser.getCurrentLocation();
  bool parenthesis = succeeded(parser.parseOptionalLParen());
  while (true) {
    OpAsmParser::UnresolvedOperand operand;
    OptionalParseResult found = parser.parseOptionalOperand(operand);
    StringRef keyword;
    if (found.has_value()) {
      if (failed(*found))
        return failure();
      operands.push_back(operand);
    } else if (succeeded(parser.parseOptionalKeyword(&keyword))) {
      if (parser.parseEqual() || skipValue(parser))
        return failure();
    } else {
      break;
    }
    if (failed(parser.parseOptionalComma()))
      break;
  }
  if (parenthesis && parser.parseRParen())
    return failure();
  SmallVector<Type> types;
  if (parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonTypeList(types))
    return failure();
  auto function =
      types.size() == 1 ? dyn_cast<FunctionType>(types[0]) : FunctionType();
  if (function) {
    result.addTypes(function.getResults());
    return parser.resolveOperands(operands, function.getInputs(), loc,
                                  result.operands);
  }
  result.addTypes(types.back());
  if (types.size() == operands.size())
    return parser.resolveOperands(operands, types, loc, result.operands);
  return parser.resolveOperands(operands, types[0], result.operands);
}

static void printRefused(OpAsmPrinter &printer, Operation *op) {
  printer << ' ' << op->getOperands();
  printer.printOptionalAttrDict(op->getAttrs());
  printer << " : ";
  printer.printFunctionalType(op);
}

#define TRC_REFUSED_OP(NAME)                                                   \
  ParseResult NAME::parse(OpAsmParser &parser, OperationState &result) {       \
    return parseRefused(parser, result);                                       \
  }                                                                            \
  void NAME::print(OpAsmPrinter &printer) { printRefused(printer, *this); }

TRC_REFUSED_OP(ComplexOp)
TRC_REFUSED_OP(RealOp)
TRC_REFUSED_OP(ImagOp)
TRC_REFUSED_OP(FftOp)
TRC_REFUSED_OP(DynamicBroadcastInDimOp)
TRC_REFUSED_OP(DynamicConvOp)
TRC_REFUSED_OP(DynamicGatherOp)
TRC_REFUSED_OP(DynamicIotaOp)
TRC_REFUSED_OP(DynamicPadOp)
TRC_REFUSED_OP(DynamicReshapeOp)
TRC_REFUSED_OP(RealDynamicSliceOp)
TRC_REFUSED_OP(GetDimensionSizeOp)
TRC_REFUSED_OP(SetDimensionSizeOp)
TRC_REFUSED_OP(UniformQuantizeOp)
TRC_REFUSED_OP(UniformDequantizeOp)
TRC_REFUSED_OP(SendOp)
TRC_REFUSED_OP(RecvOp)
TRC_REFUSED_OP(InfeedOp)
TRC_REFUSED_OP(OutfeedOp)
TRC_REFUSED_OP(AsyncStartOp)
TRC_REFUSED_OP(AsyncDoneOp)
TRC_REFUSED_OP(CollectiveReduceOp)
TRC_REFUSED_OP(BroadcastOp)
TRC_REFUSED_OP(CreateTokenOp)
TRC_REFUSED_OP(CrossReplicaSumOp)
TRC_REFUSED_OP(DotOp)
TRC_REFUSED_OP(EinsumOp)
TRC_REFUSED_OP(UnaryEinsumOp)
TRC_REFUSED_OP(TorchIndexSelectOp)

#undef TRC_REFUSED_OP
