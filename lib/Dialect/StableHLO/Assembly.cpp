//===- Assembly.cpp - pieces of assembly that operations share ------------===//
//
// See Assembly.h. Numbers are read as 64-bit integers; what does not fit is
// refused by MLIR's parser.
//
//===----------------------------------------------------------------------===//

#include "Assembly.h"

using namespace mlir;

namespace trc::stablehlo {

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// Spreads a function type over `types`; the last is the result.
static ParseResult assignFunctionType(OpAsmParser &parser, SMLoc loc,
                                      FunctionType function,
                                      ArrayRef<Type *> types) {
  size_t operands = types.size() - 1;
  if (function.getNumInputs() != operands)
    return parser.emitError(loc)
           << "expected " << operands << " operand types, got "
           << function.getNumInputs();
  if (function.getNumResults() != 1)
    return parser.emitError(loc)
           << "expected 1 result type, got " << function.getNumResults();
  for (size_t i = 0; i < operands; ++i)
    *types[i] = function.getInput(i);
  *types.back() = function.getResult(0);
  return success();
}

static void printFunctionType(OpAsmPrinter &printer, ArrayRef<Type> types) {
  printer << '(';
  llvm::interleaveComma(types.drop_back(), printer);
  printer << ") -> " << types.back();
}

ParseResult parseSameTypeOrFunction(OpAsmParser &parser,
                                    ArrayRef<Type *> types) {
  SMLoc loc = parser.getCurrentLocation();
  Type type;
  if (parser.parseType(type))
    return failure();
  if (auto function = dyn_cast<FunctionType>(type))
    return assignFunctionType(parser, loc, function, types);
  for (Type *each : types)
    *each = type;
  return success();
}

void printSameTypeOrFunction(OpAsmPrinter &printer, ArrayRef<Type> types) {
  if (llvm::all_equal(types))
    printer << types.back();
  else
    printFunctionType(printer, types);
}

ParseResult parseSelectOpType(OpAsmParser &parser, Type &pred, Type &onTrue,
                              Type &onFalse, Type &result) {
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseType(pred))
    return failure();
  if (auto function = dyn_cast<FunctionType>(pred))
    return assignFunctionType(parser, loc, function,
                              {&pred, &onTrue, &onFalse, &result});
  if (parser.parseComma() || parser.parseType(onTrue))
    return failure();
  onFalse = result = onTrue;
  return success();
}

void printSelectOpType(OpAsmPrinter &printer, Operation *, Type pred,
                       Type onTrue, Type onFalse, Type result) {
  if (onTrue == onFalse && onTrue == result)
    printer << pred << ", " << onTrue;
  else
    printFunctionType(printer, {pred, onTrue, onFalse, result});
}

ParseResult parsePairwiseTypes(OpAsmParser &parser,
                               SmallVectorImpl<Type> &operands,
                               SmallVectorImpl<Type> &results) {
  if (parser.parseTypeList(operands))
    return failure();
  results.assign(operands.begin(), operands.end());
  return success();
}

void printPairwiseTypes(OpAsmPrinter &printer, Operation *, TypeRange operands,
                        TypeRange) {
  llvm::interleaveComma(operands, printer);
}

ParseResult parseVariadicSameOperandsAndResultType(OpAsmParser &parser,
                                                   Operands &operands,
                                                   SmallVectorImpl<Type> &types,
                                                   Type &result) {
  types.resize(operands.size());
  SmallVector<Type *> all;
  for (Type &type : types)
    all.push_back(&type);
  all.push_back(&result);
  return parseSameTypeOrFunction(parser, all);
}

void printVariadicSameOperandsAndResultType(OpAsmPrinter &printer, Operation *,
                                            OperandRange, TypeRange types,
                                            Type result) {
  SmallVector<Type> all(types);
  all.push_back(result);
  printSameTypeOrFunction(printer, all);
}

ParseResult parseTupleOpType(OpAsmParser &parser,
                             SmallVectorImpl<Type> &operands, Type &result) {
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseType(result))
    return failure();
  if (auto tuple = dyn_cast<TupleType>(result)) {
    llvm::append_range(operands, tuple.getTypes());
    return success();
  }
  auto function = dyn_cast<FunctionType>(result);
  if (!function || function.getNumResults() != 1)
    return parser.emitError(loc) << "expected a tuple type, got " << result;
  llvm::append_range(operands, function.getInputs());
  result = function.getResult(0);
  return success();
}

void printTupleOpType(OpAsmPrinter &printer, Operation *, TypeRange,
                      Type result) {
  printer << result;
}

//===----------------------------------------------------------------------===//
// Lists of integers
//===----------------------------------------------------------------------===//

static ParseResult parseIntegers(AsmParser &parser,
                                 SmallVectorImpl<int64_t> &values) {
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
    return parser.parseInteger(values.emplace_back());
  });
}

static void printIntegers(AsmPrinter &printer, ArrayRef<int64_t> values) {
  printer << '[';
  llvm::interleaveComma(values, printer);
  printer << ']';
}

ParseResult parseDims(OpAsmParser &parser, DenseI64ArrayAttr &dims) {
  SmallVector<int64_t> values;
  if (succeeded(parser.parseOptionalLSquare())) {
    if (failed(parser.parseOptionalRSquare()) &&
        (parser.parseCommaSeparatedList(
             [&] { return parser.parseInteger(values.emplace_back()); }) ||
         parser.parseRSquare()))
      return failure();
    dims = parser.getBuilder().getDenseI64ArrayAttr(values);
    return success();
  }
  SMLoc loc = parser.getCurrentLocation();
  Attribute attribute;
  if (parser.parseAttribute(attribute))
    return failure();
  if (auto elements = dyn_cast<DenseIntElementsAttr>(attribute)) {
    for (const APInt &value : elements.getValues<APInt>())
      values.push_back(value.getSExtValue());
    dims = parser.getBuilder().getDenseI64ArrayAttr(values);
    return success();
  }
  dims = dyn_cast<DenseI64ArrayAttr>(attribute);
  if (!dims)
    return parser.emitError(loc)
           << "expected a list of integers, got " << attribute;
  return success();
}

void printDims(OpAsmPrinter &printer, Operation *, DenseI64ArrayAttr dims) {
  printIntegers(printer, dims.asArrayRef());
}

ParseResult parseSliceRanges(OpAsmParser &parser, DenseI64ArrayAttr &starts,
                             DenseI64ArrayAttr &limits,
                             DenseI64ArrayAttr &strides) {
  SmallVector<int64_t> start, limit, stride;
  auto range = [&]() -> ParseResult {
    if (parser.parseInteger(start.emplace_back()) || parser.parseColon() ||
        parser.parseInteger(limit.emplace_back()))
      return failure();
    stride.push_back(1);
    if (succeeded(parser.parseOptionalColon()))
      return parser.parseInteger(stride.back());
    return success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, range))
    return failure();
  starts = parser.getBuilder().getDenseI64ArrayAttr(start);
  limits = parser.getBuilder().getDenseI64ArrayAttr(limit);
  strides = parser.getBuilder().getDenseI64ArrayAttr(stride);
  return success();
}

void printSliceRanges(OpAsmPrinter &printer, Operation *,
                      DenseI64ArrayAttr starts, DenseI64ArrayAttr limits,
                      DenseI64ArrayAttr strides) {
  // Printing also shows broken operations, whose lists may differ in length.
  size_t rank = std::min({starts.size(), limits.size(), strides.size()});
  printer << '[';
  llvm::interleaveComma(llvm::seq<size_t>(0, rank), printer, [&](size_t i) {
    printer << starts[i] << ':' << limits[i];
    if (strides[i] != 1)
      printer << ':' << strides[i];
  });
  printer << ']';
}

//===----------------------------------------------------------------------===//
// Operands, names, formats
//===----------------------------------------------------------------------===//

ParseResult parseOperandsThenAttribute(OpAsmParser &parser,
                                       Operands &operands) {
  // JAX prints the comma even where there is no operand.
  if (succeeded(parser.parseOptionalComma()))
    return success();
  while (true) {
    OpAsmParser::UnresolvedOperand operand;
    OptionalParseResult result = parser.parseOptionalOperand(operand);
    if (!result.has_value())
      return success();
    if (failed(*result) || parser.parseComma())
      return failure();
    operands.push_back(operand);
  }
}

void printOperandsThenAttribute(OpAsmPrinter &printer, Operation *,
                                OperandRange operands) {
  llvm::interleaveComma(operands, printer);
  if (!operands.empty())
    printer << ',';
}

ParseResult parseExponentMantissa(OpAsmParser &parser, IntegerAttr &exponent,
                                  IntegerAttr &mantissa) {
  SMLoc loc = parser.getCurrentLocation();
  StringRef format;
  if (parser.parseKeyword(&format))
    return failure();
  StringRef rest = format;
  int32_t e = 0, m = 0;
  if (!rest.consume_front("e") || rest.consumeInteger(10, e) ||
      !rest.consume_front("m") || rest.consumeInteger(10, m) || !rest.empty())
    return parser.emitError(loc)
           << "expected a format such as e8m7, got " << format;
  exponent = parser.getBuilder().getI32IntegerAttr(e);
  mantissa = parser.getBuilder().getI32IntegerAttr(m);
  return success();
}

void printExponentMantissa(OpAsmPrinter &printer, Operation *,
                           IntegerAttr exponent, IntegerAttr mantissa) {
  printer << 'e' << exponent.getInt() << 'm' << mantissa.getInt();
}

ParseResult parseCustomCallTarget(OpAsmParser &parser, StringAttr &target) {
  return parser.parseSymbolName(target);
}

void printCustomCallTarget(OpAsmPrinter &printer, Operation *,
                           StringAttr target) {
  printer.printSymbolName(target.getValue());
}

//===----------------------------------------------------------------------===//
// Contractions
//===----------------------------------------------------------------------===//

static ParseResult parseDimPair(OpAsmParser &parser,
                                SmallVectorImpl<int64_t> &lhs,
                                SmallVectorImpl<int64_t> &rhs) {
  return failure(parser.parseEqual() || parseIntegers(parser, lhs) ||
                 parser.parseKeyword("x") || parseIntegers(parser, rhs));
}

ParseResult parseDotDetails(OpAsmParser &parser, DotDimensionNumbersAttr &dims,
                            ArrayAttr &precision, DotAlgorithmAttr &algorithm) {
  SmallVector<int64_t> lhsBatch, rhsBatch, lhsContract, rhsContract;
  if (succeeded(parser.parseOptionalKeyword("batching_dims")))
    if (parseDimPair(parser, lhsBatch, rhsBatch) || parser.parseComma())
      return failure();
  if (parser.parseKeyword("contracting_dims") ||
      parseDimPair(parser, lhsContract, rhsContract))
    return failure();
  dims = DotDimensionNumbersAttr::get(parser.getContext(), lhsBatch, rhsBatch,
                                      lhsContract, rhsContract);
  if (failed(parser.parseOptionalComma()))
    return success();
  if (succeeded(parser.parseOptionalKeyword("precision"))) {
    SmallVector<Attribute> values;
    auto element = [&]() -> ParseResult {
      SMLoc loc = parser.getCurrentLocation();
      StringRef keyword;
      if (parser.parseKeyword(&keyword))
        return failure();
      auto value = symbolizePrecision(keyword);
      if (!value)
        return parser.emitError(loc)
               << "expected DEFAULT, HIGH or HIGHEST, got " << keyword;
      values.push_back(PrecisionAttr::get(parser.getContext(), *value));
      return success();
    };
    if (parser.parseEqual() ||
        parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, element))
      return failure();
    precision = parser.getBuilder().getArrayAttr(values);
    if (failed(parser.parseOptionalComma()))
      return success();
  }
  if (parser.parseKeyword("algorithm") || parser.parseEqual())
    return failure();
  algorithm = dyn_cast_or_null<DotAlgorithmAttr>(
      DotAlgorithmAttr::parse(parser, Type()));
  return success(algorithm != nullptr);
}

void printDotDetails(OpAsmPrinter &printer, Operation *,
                     DotDimensionNumbersAttr dims, ArrayAttr precision,
                     DotAlgorithmAttr algorithm) {
  auto pair = [&](StringRef name, ArrayRef<int64_t> lhs,
                  ArrayRef<int64_t> rhs) {
    printer << name << " = ";
    printIntegers(printer, lhs);
    printer << " x ";
    printIntegers(printer, rhs);
  };
  if (!dims.getLhsBatchingDimensions().empty() ||
      !dims.getRhsBatchingDimensions().empty()) {
    pair("batching_dims", dims.getLhsBatchingDimensions(),
         dims.getRhsBatchingDimensions());
    printer << ", ";
  }
  pair("contracting_dims", dims.getLhsContractingDimensions(),
       dims.getRhsContractingDimensions());
  if (precision) {
    printer << ", precision = [";
    llvm::interleaveComma(precision, printer, [&](Attribute value) {
      printer << stringifyPrecision(cast<PrecisionAttr>(value).getValue());
    });
    printer << ']';
  }
  if (algorithm) {
    printer << ", algorithm = ";
    algorithm.print(printer);
  }
}

ParseResult parseWindowAttributes(OpAsmParser &parser,
                                  DenseI64ArrayAttr &strides,
                                  DenseIntElementsAttr &padding,
                                  DenseI64ArrayAttr &lhsDilation,
                                  DenseI64ArrayAttr &rhsDilation,
                                  DenseBoolArrayAttr &reversal) {
  Builder &builder = parser.getBuilder();
  auto integers = [&](DenseI64ArrayAttr &attribute) -> ParseResult {
    SmallVector<int64_t> values;
    if (parseIntegers(parser, values))
      return failure();
    attribute = builder.getDenseI64ArrayAttr(values);
    return success();
  };
  auto pads = [&]() -> ParseResult {
    SmallVector<int64_t> values;
    auto row = [&]() -> ParseResult {
      SMLoc loc = parser.getCurrentLocation();
      size_t before = values.size();
      if (parseIntegers(parser, values))
        return failure();
      if (values.size() - before != 2)
        return parser.emitError(loc)
               << "expected 2 numbers, got " << values.size() - before;
      return success();
    };
    if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, row))
      return failure();
    auto type = RankedTensorType::get(
        {static_cast<int64_t>(values.size() / 2), 2}, builder.getI64Type());
    padding = DenseIntElementsAttr::get(type, values);
    return success();
  };
  auto booleans = [&]() -> ParseResult {
    SmallVector<bool> values;
    auto element = [&]() -> ParseResult {
      int64_t number;
      OptionalParseResult result = parser.parseOptionalInteger(number);
      if (result.has_value()) {
        values.push_back(number != 0);
        return *result;
      }
      if (succeeded(parser.parseOptionalKeyword("true"))) {
        values.push_back(true);
        return success();
      }
      values.push_back(false);
      return parser.parseKeyword("false");
    };
    if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, element))
      return failure();
    reversal = builder.getDenseBoolArrayAttr(values);
    return success();
  };
  StringRef keyword;
  SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseOptionalKeyword(&keyword)))
    return success();
  llvm::SmallDenseSet<StringRef> seen;
  while (true) {
    if (!seen.insert(keyword).second)
      return parser.emitError(loc) << keyword << " stands twice in the window";
    if (parser.parseEqual())
      return failure();
    ParseResult result = failure();
    if (keyword == "stride")
      result = integers(strides);
    else if (keyword == "pad")
      result = pads();
    else if (keyword == "lhs_dilate")
      result = integers(lhsDilation);
    else if (keyword == "rhs_dilate")
      result = integers(rhsDilation);
    else if (keyword == "reverse")
      result = booleans();
    else
      return parser.emitError(loc)
             << "expected stride, pad, lhs_dilate, rhs_dilate or reverse, got "
             << keyword;
    if (result)
      return failure();
    if (failed(parser.parseOptionalComma()))
      return success();
    loc = parser.getCurrentLocation();
    if (parser.parseKeyword(&keyword))
      return failure();
  }
}

void printWindowAttributes(OpAsmPrinter &printer, Operation *,
                           DenseI64ArrayAttr strides,
                           DenseIntElementsAttr padding,
                           DenseI64ArrayAttr lhsDilation,
                           DenseI64ArrayAttr rhsDilation,
                           DenseBoolArrayAttr reversal) {
  StringRef separator = "";
  auto field = [&](StringRef name) {
    printer << separator << name << " = ";
    separator = ", ";
  };
  if (strides) {
    field("stride");
    printIntegers(printer, strides.asArrayRef());
  }
  if (padding) {
    field("pad");
    SmallVector<int64_t> values(padding.getValues<int64_t>());
    printer << '[';
    for (size_t i = 0; i + 1 < values.size(); i += 2)
      printer << (i ? ", " : "") << '[' << values[i] << ", " << values[i + 1]
              << ']';
    printer << ']';
  }
  if (lhsDilation) {
    field("lhs_dilate");
    printIntegers(printer, lhsDilation.asArrayRef());
  }
  if (rhsDilation) {
    field("rhs_dilate");
    printIntegers(printer, rhsDilation.asArrayRef());
  }
  if (reversal) {
    field("reverse");
    printer << '[';
    llvm::interleaveComma(reversal.asArrayRef(), printer, [&](bool value) {
      printer << (value ? "true" : "false");
    });
    printer << ']';
  }
}

} // namespace trc::stablehlo
