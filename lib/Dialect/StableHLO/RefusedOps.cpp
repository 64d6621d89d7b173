//===- RefusedOps.cpp - loose assembly of operations that are refused -----===//
//
// Reads the text of operations outside of trc's scope just well enough to know
// where they end, so that `import` can name them with their location.
// Attributes written in the middle of the text are dropped, but for those that
// `import` reads, and so are operands whose types the text does not say.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/StableHLODialect.h"

using namespace mlir;
using namespace trc::stablehlo;

static ParseResult skipList(OpAsmParser &parser, bool fields);

/// What may stand after `name =` and in lists: numbers, keywords, attributes,
/// lists in brackets, one after the other, as in `[b, f]x[i, o]->[b, f]`.
static ParseResult skipValue(OpAsmParser &parser) {
  while (true) {
    int64_t integer;
    StringRef keyword;
    std::string text;
    Attribute attribute;
    OptionalParseResult result = parser.parseOptionalInteger(integer);
    if (result.has_value()) {
      if (failed(*result))
        return failure();
    } else if (succeeded(parser.parseOptionalKeyword(&keyword)) ||
               succeeded(parser.parseOptionalString(&text)) ||
               succeeded(parser.parseOptionalArrow())) {
      // Nothing more to it.
    } else if (succeeded(parser.parseOptionalLSquare())) {
      if (skipList(parser, /*fields=*/false) || parser.parseRSquare())
        return failure();
    } else {
      result = parser.parseOptionalAttribute(attribute);
      if (!result.has_value())
        return success();
      if (failed(*result))
        return failure();
    }
  }
}

/// Values between commas, or `name = value`.
static ParseResult skipList(OpAsmParser &parser, bool fields) {
  do {
    StringRef name;
    if (fields && succeeded(parser.parseOptionalKeyword(&name)) &&
        parser.parseEqual())
      return failure();
    if (skipValue(parser))
      return failure();
  } while (succeeded(parser.parseOptionalComma()));
  return success();
}

/// After a keyword: `= value`, or `= {name = value, ...}`.
static ParseResult skipField(OpAsmParser &parser) {
  if (parser.parseEqual())
    return failure();
  if (failed(parser.parseOptionalLBrace()))
    return skipValue(parser);
  return failure(skipList(parser, /*fields=*/true) || parser.parseRBrace());
}

/// An integer that the text calls `kept` becomes attribute `dimension`, and a
/// list of them `broadcast_dimensions`.
static ParseResult parseRefused(OpAsmParser &parser, OperationState &result,
                                StringRef kept = {}) {
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
      int64_t integer;
      SmallVector<int64_t> list;
      auto parseElement = [&] {
        return parser.parseInteger(list.emplace_back());
      };
      if (keyword == kept && kept == "dims") {
        if (parser.parseEqual() ||
            parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square,
                                           parseElement))
          return failure();
        result.addAttribute("broadcast_dimensions",
                            parser.getBuilder().getDenseI64ArrayAttr(list));
      } else if (keyword == kept) {
        if (parser.parseEqual() || parser.parseInteger(integer))
          return failure();
        result.addAttribute(result.name.getStringRef().ends_with("iota")
                                ? "iota_dimension"
                                : "dimension",
                            parser.getBuilder().getI64IntegerAttr(integer));
      } else if (skipField(parser)) {
        return failure();
      }
    } else if (parenthesis && succeeded(parser.parseOptionalRParen())) {
      parenthesis = false;
      continue;
    } else {
      break;
    }
    (void)parser.parseOptionalComma();
  }
  SmallVector<Type> types;
  if ((parenthesis && parser.parseRParen()) ||
      parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonTypeList(types))
    return failure();
  auto function =
      types.size() == 1 ? dyn_cast<FunctionType>(types[0]) : FunctionType();
  if (function) {
    result.addTypes(function.getResults());
    return parser.resolveOperands(operands, function.getInputs(), loc,
                                  result.operands);
  }
  // The types of the operands are not written: leave them out.
  result.addTypes(types.back());
  return success();
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

TRC_REFUSED_OP(RefusedByNameOp)
TRC_REFUSED_OP(DynamicConvOp)
TRC_REFUSED_OP(DynamicGatherOp)
TRC_REFUSED_OP(DynamicPadOp)
TRC_REFUSED_OP(DynamicReshapeOp)
TRC_REFUSED_OP(RealDynamicSliceOp)

// Import takes these where types say the sizes.
#define TRC_REFUSED_OP_WITH(NAME, KEPT)                                        \
  ParseResult NAME::parse(OpAsmParser &parser, OperationState &result) {       \
    return parseRefused(parser, result, KEPT);                                 \
  }                                                                            \
  void NAME::print(OpAsmPrinter &printer) { printRefused(printer, *this); }

TRC_REFUSED_OP_WITH(GetDimensionSizeOp, "dim")
TRC_REFUSED_OP_WITH(DynamicIotaOp, "dim")
TRC_REFUSED_OP_WITH(DynamicBroadcastInDimOp, "dims")

#undef TRC_REFUSED_OP_WITH

#undef TRC_REFUSED_OP
