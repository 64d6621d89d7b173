//===- Attributes.cpp - structured attributes -----------------------------===//
//
// Text of the attributes with fields: `<name = value, ...>`, where the fields
// may stand in any order and the empty ones are left out when printed. The
// dimension numbers of a convolution have a notation of their own.
//
//===----------------------------------------------------------------------===//

#include "Assembly.h"
#include "Fields.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace trc::stablehlo;

#include "trc/Dialect/StableHLO/StableHLOEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "trc/Dialect/StableHLO/StableHLOAttrs.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "trc/Dialect/StableHLO/StableHLOTypes.cpp.inc"

void StableHLODialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "trc/Dialect/StableHLO/StableHLOAttrs.cpp.inc"
      >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "trc/Dialect/StableHLO/StableHLOTypes.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Fields
//===----------------------------------------------------------------------===//

ParseResult trc::stablehlo::parseList(AsmParser &parser,
                                      SmallVectorImpl<int64_t> &list) {
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
    return parser.parseInteger(list.emplace_back());
  });
}

ParseResult trc::stablehlo::parseFields(AsmParser &parser,
                                        ArrayRef<Field> fields) {
  SmallVector<bool> seen(fields.size(), false);
  auto field = [&]() -> ParseResult {
    SMLoc loc = parser.getCurrentLocation();
    StringRef name;
    if (parser.parseKeyword(&name))
      return failure();
    for (auto [i, each] : llvm::enumerate(fields)) {
      if (each.name != name)
        continue;
      if (seen[i])
        return parser.emitError(loc) << "field " << name << " stands twice";
      seen[i] = true;
      return failure(parser.parseEqual() || each.parse());
    }
    auto error = parser.emitError(loc)
                 << "unknown field " << name << ", expected one of ";
    llvm::interleaveComma(fields, error,
                          [&](const Field &each) { error << each.name; });
    return error;
  };
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::LessGreater,
                                        field);
}

//===----------------------------------------------------------------------===//
// Dimension numbers
//===----------------------------------------------------------------------===//

Attribute DotDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  List lhsBatch, rhsBatch, lhsContract, rhsContract;
  auto a = [&] { return parseList(parser, lhsBatch); };
  auto b = [&] { return parseList(parser, rhsBatch); };
  auto c = [&] { return parseList(parser, lhsContract); };
  auto d = [&] { return parseList(parser, rhsContract); };
  if (parseFields(parser, {{"lhs_batching_dimensions", a},
                           {"rhs_batching_dimensions", b},
                           {"lhs_contracting_dimensions", c},
                           {"rhs_contracting_dimensions", d}}))
    return {};
  return get(parser.getContext(), lhsBatch, rhsBatch, lhsContract, rhsContract);
}

void DotDimensionNumbersAttr::print(AsmPrinter &printer) const {
  FieldPrinter fields(printer);
  fields.list("lhs_batching_dimensions", getLhsBatchingDimensions());
  fields.list("rhs_batching_dimensions", getRhsBatchingDimensions());
  fields.list("lhs_contracting_dimensions", getLhsContractingDimensions());
  fields.list("rhs_contracting_dimensions", getRhsContractingDimensions());
}

Attribute GatherDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  List offset, collapsed, operandBatch, indicesBatch, map;
  int64_t vectorDim = 0;
  auto a = [&] { return parseList(parser, offset); };
  auto b = [&] { return parseList(parser, collapsed); };
  auto c = [&] { return parseList(parser, operandBatch); };
  auto d = [&] { return parseList(parser, indicesBatch); };
  auto e = [&] { return parseList(parser, map); };
  auto f = [&] { return parser.parseInteger(vectorDim); };
  if (parseFields(parser, {{"offset_dims", a},
                           {"collapsed_slice_dims", b},
                           {"operand_batching_dims", c},
                           {"start_indices_batching_dims", d},
                           {"start_index_map", e},
                           {"index_vector_dim", f}}))
    return {};
  return get(parser.getContext(), offset, collapsed, operandBatch, indicesBatch,
             map, vectorDim);
}

void GatherDimensionNumbersAttr::print(AsmPrinter &printer) const {
  FieldPrinter fields(printer);
  fields.list("offset_dims", getOffsetDims());
  fields.list("collapsed_slice_dims", getCollapsedSliceDims());
  fields.list("operand_batching_dims", getOperandBatchingDims());
  fields.list("start_indices_batching_dims", getStartIndicesBatchingDims());
  fields.list("start_index_map", getStartIndexMap());
  fields.number("index_vector_dim", getIndexVectorDim());
}

Attribute ScatterDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  List window, inserted, inputBatch, indicesBatch, map;
  int64_t vectorDim = 0;
  auto a = [&] { return parseList(parser, window); };
  auto b = [&] { return parseList(parser, inserted); };
  auto c = [&] { return parseList(parser, inputBatch); };
  auto d = [&] { return parseList(parser, indicesBatch); };
  auto e = [&] { return parseList(parser, map); };
  auto f = [&] { return parser.parseInteger(vectorDim); };
  if (parseFields(parser, {{"update_window_dims", a},
                           {"inserted_window_dims", b},
                           {"input_batching_dims", c},
                           {"scatter_indices_batching_dims", d},
                           {"scatter_dims_to_operand_dims", e},
                           {"index_vector_dim", f}}))
    return {};
  return get(parser.getContext(), window, inserted, inputBatch, indicesBatch,
             map, vectorDim);
}

void ScatterDimensionNumbersAttr::print(AsmPrinter &printer) const {
  FieldPrinter fields(printer);
  fields.list("update_window_dims", getUpdateWindowDims());
  fields.list("inserted_window_dims", getInsertedWindowDims());
  fields.list("input_batching_dims", getInputBatchingDims());
  fields.list("scatter_indices_batching_dims", getScatterIndicesBatchingDims());
  fields.list("scatter_dims_to_operand_dims", getScatterDimsToOperandDims());
  fields.number("index_vector_dim", getIndexVectorDim());
}

//===----------------------------------------------------------------------===//
// Convolution
//===----------------------------------------------------------------------===//

/// `[b, 0, 1, f]`: where the two letters stand, and where each number stands.
static ParseResult parseConvolutionPart(AsmParser &parser, StringRef first,
                                        StringRef second, int64_t &firstDim,
                                        int64_t &secondDim, List &spatial) {
  firstDim = secondDim = -1;
  llvm::SmallDenseMap<int64_t, int64_t> places;
  int64_t place = 0;
  SMLoc start = parser.getCurrentLocation();
  auto element = [&]() -> ParseResult {
    SMLoc loc = parser.getCurrentLocation();
    int64_t number;
    OptionalParseResult result = parser.parseOptionalInteger(number);
    bool fresh;
    if (result.has_value()) {
      if (failed(*result))
        return failure();
      fresh = places.try_emplace(number, place).second;
    } else if (succeeded(parser.parseOptionalQuestion())) {
      return parser.emitError(loc) << "unknown dimensions are not supported";
    } else {
      StringRef letter;
      if (parser.parseKeyword(&letter))
        return failure();
      if (letter != first && letter != second)
        return parser.emitError(loc) << "expected " << first << ", " << second
                                     << " or a number, got " << letter;
      int64_t &dim = letter == first ? firstDim : secondDim;
      fresh = dim < 0;
      dim = place;
    }
    if (!fresh)
      return parser.emitError(loc) << "a dimension stands twice";
    ++place;
    return success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, element))
    return failure();
  if (firstDim < 0 || secondDim < 0)
    return parser.emitError(start)
           << "expected the dimensions " << first << " and " << second;
  for (int64_t i = 0, e = places.size(); i < e; ++i) {
    auto it = places.find(i);
    if (it == places.end())
      return parser.emitError(start) << "expected the dimension " << i;
    spatial.push_back(it->second);
  }
  return success();
}

ParseResult
trc::stablehlo::parseConvolutionDimensions(AsmParser &parser,
                                           ConvDimensionNumbersAttr &dims) {
  int64_t inputBatch, inputFeature, kernelInput, kernelOutput, outputBatch,
      outputFeature;
  List input, kernel, output;
  if (parseConvolutionPart(parser, "b", "f", inputBatch, inputFeature, input) ||
      parser.parseKeyword("x") ||
      parseConvolutionPart(parser, "i", "o", kernelInput, kernelOutput,
                           kernel) ||
      parser.parseArrow() ||
      parseConvolutionPart(parser, "b", "f", outputBatch, outputFeature,
                           output))
    return failure();
  dims = ConvDimensionNumbersAttr::get(
      parser.getContext(), inputBatch, inputFeature, input, kernelInput,
      kernelOutput, kernel, outputBatch, outputFeature, output);
  return success();
}

static void printConvolutionPart(AsmPrinter &printer, StringRef first,
                                 StringRef second, int64_t firstDim,
                                 int64_t secondDim, ArrayRef<int64_t> spatial) {
  printer << '[';
  llvm::interleaveComma(
      llvm::seq<int64_t>(0, spatial.size() + 2), printer, [&](int64_t place) {
        if (place == firstDim)
          printer << first;
        else if (place == secondDim)
          printer << second;
        else
          printer << llvm::find(spatial, place) - spatial.begin();
      });
  printer << ']';
}

void trc::stablehlo::printConvolutionDimensions(AsmPrinter &printer,
                                                ConvDimensionNumbersAttr dims) {
  printConvolutionPart(printer, "b", "f", dims.getInputBatchDimension(),
                       dims.getInputFeatureDimension(),
                       dims.getInputSpatialDimensions());
  printer << 'x';
  printConvolutionPart(printer, "i", "o", dims.getKernelInputFeatureDimension(),
                       dims.getKernelOutputFeatureDimension(),
                       dims.getKernelSpatialDimensions());
  printer << "->";
  printConvolutionPart(printer, "b", "f", dims.getOutputBatchDimension(),
                       dims.getOutputFeatureDimension(),
                       dims.getOutputSpatialDimensions());
}

Attribute ConvDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  ConvDimensionNumbersAttr dims;
  if (parser.parseLess() || parseConvolutionDimensions(parser, dims) ||
      parser.parseGreater())
    return {};
  return dims;
}

void ConvDimensionNumbersAttr::print(AsmPrinter &printer) const {
  printer << '<';
  printConvolutionDimensions(printer, *this);
  printer << '>';
}

//===----------------------------------------------------------------------===//
// Aliases, accuracy, bounds
//===----------------------------------------------------------------------===//

Attribute OutputOperandAliasAttr::parse(AsmParser &parser, Type) {
  List outputs, operands;
  int64_t operand = 0;
  auto a = [&] { return parseList(parser, outputs); };
  auto b = [&] { return parser.parseInteger(operand); };
  auto c = [&] { return parseList(parser, operands); };
  if (parseFields(parser, {{"output_tuple_indices", a},
                           {"operand_index", b},
                           {"operand_tuple_indices", c}}))
    return {};
  return get(parser.getContext(), outputs, operand, operands);
}

void OutputOperandAliasAttr::print(AsmPrinter &printer) const {
  // Here JAX prints empty fields too.
  printer << "<output_tuple_indices = [";
  llvm::interleaveComma(getOutputTupleIndices(), printer);
  printer << "], operand_index = " << getOperandIndex()
          << ", operand_tuple_indices = [";
  llvm::interleaveComma(getOperandTupleIndices(), printer);
  printer << "]>";
}

Attribute ResultAccuracyAttr::parse(AsmParser &parser, Type) {
  double atol = 0, rtol = 0;
  int64_t ulps = 0;
  auto mode = ResultAccuracyModeAttr::get(parser.getContext(),
                                          ResultAccuracyMode::DEFAULT);
  auto a = [&] { return parser.parseFloat(atol); };
  auto b = [&] { return parser.parseFloat(rtol); };
  auto c = [&] { return parser.parseInteger(ulps); };
  auto d = [&] { return parser.parseAttribute(mode); };
  if (parseFields(parser, {{"atol", a}, {"rtol", b}, {"ulps", c}, {"mode", d}}))
    return {};
  return get(parser.getContext(), APFloat(atol), APFloat(rtol), ulps, mode);
}

void ResultAccuracyAttr::print(AsmPrinter &printer) const {
  FieldPrinter fields(printer);
  auto number = [&](StringRef name, const APFloat &value) {
    if (value.isZero())
      return;
    fields.name(name);
    printer.printFloat(value);
  };
  number("atol", getAtol());
  number("rtol", getRtol());
  fields.number("ulps", getUlps());
  fields.name("mode");
  printer.printAttribute(getMode());
}

Attribute TypeExtensionsAttr::parse(AsmParser &parser, Type) {
  List bounds;
  auto bound = [&]() -> ParseResult {
    if (succeeded(parser.parseOptionalQuestion())) {
      bounds.push_back(ShapedType::kDynamic);
      return success();
    }
    return parser.parseInteger(bounds.emplace_back());
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::LessGreater, bound))
    return {};
  return get(parser.getContext(), bounds);
}

void TypeExtensionsAttr::print(AsmPrinter &printer) const {
  printer << '<';
  llvm::interleaveComma(getBounds(), printer, [&](int64_t bound) {
    if (ShapedType::isDynamic(bound))
      printer << '?';
    else
      printer << bound;
  });
  printer << '>';
}
