//===- ChloScan.cpp - a body over slices ----------------------------------===//
//
// The assembly of chlo.scan, and its verifier. The body takes a slice of each
// input, without the dimension that is walked along, and the carried values; it
// returns a slice of each output, and the next carried values.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/ChloDialect.h"

#include "Infer.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace trc::chlo;
using trc::stablehlo::tensorOf;

ParseResult ScanOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::UnresolvedOperand> inputs, inits;
  IntegerAttr dimension;
  FunctionType type;
  SMLoc place = parser.getCurrentLocation();
  constexpr auto paren = AsmParser::Delimiter::Paren;
  if (parser.parseOperandList(inputs, paren) || parser.parseKeyword("inits") ||
      parser.parseOperandList(inits, paren) ||
      parser.parseKeyword("dimension") || parser.parseEqual() ||
      parser.parseAttribute(dimension, parser.getBuilder().getI64Type(),
                            "dimension", result.attributes) ||
      parser.parseOptionalAttrDictWithKeyword(result.attributes) ||
      parser.parseRegion(*result.addRegion(), /*arguments=*/{}) ||
      parser.parseColonType(type))
    return failure();
  // Carried values are results as well, and the rest are outputs.
  const size_t carried = inits.size();
  if (type.getNumResults() < carried)
    return parser.emitError(place) << "expected at least " << carried
                                   << " results, got " << type.getNumResults();
  const auto count = [](size_t size) { return static_cast<int32_t>(size); };
  auto &properties = result.getOrAddProperties<Properties>();
  properties.operandSegmentSizes = {count(inputs.size()), count(carried)};
  properties.resultSegmentSizes = {count(type.getNumResults() - carried),
                                   count(carried)};
  inputs.append(inits);
  result.addTypes(type.getResults());
  return parser.resolveOperands(inputs, type.getInputs(), place,
                                result.operands);
}

void ScanOp::print(OpAsmPrinter &printer) {
  printer << '(' << getInputs() << ") inits (" << getInits()
          << ") dimension = " << getDimension();
  printer.printOptionalAttrDictWithKeyword(
      (*this)->getAttrs(),
      {"dimension", "operandSegmentSizes", "resultSegmentSizes"});
  printer << ' ';
  printer.printRegion(getBody());
  printer << " : ";
  printer.printFunctionalType(*this);
}

std::optional<int64_t> ScanOp::getLength() {
  if (!getInputs().empty())
    return tensorOf(getInputs()[0]).getDimSize(getDimension());
  if (std::optional<uint64_t> size = getScanDimSize())
    return static_cast<int64_t>(*size);
  return std::nullopt;
}

/// `type` without a dimension.
static RankedTensorType sliceOf(RankedTensorType type, int64_t dimension) {
  SmallVector<int64_t> shape(type.getShape());
  shape.erase(shape.begin() + dimension);
  return type.clone(shape);
}

LogicalResult ScanOp::verify() {
  const auto dimension = static_cast<int64_t>(getDimension());
  SmallVector<Type> arguments, returned;
  // Lengths first: a slice is of what has the dimension.
  for (auto values : {ValueRange(getInputs()), ValueRange(getOutputs())})
    for (Value value : values)
      if (dimension < 0 || dimension >= tensorOf(value).getRank())
        return emitOpError("scan_c1: expected a dimension of ")
               << value.getType() << ", got " << dimension;
  const std::optional<int64_t> length = getLength();
  if (!length || *length < 0)
    return emitOpError("scan_c2: expected inputs, or scan_dim_size");
  auto given = getScanDimSize();
  for (auto values : {ValueRange(getInputs()), ValueRange(getOutputs())})
    for (Value value : values)
      if (tensorOf(value).getDimSize(dimension) != *length ||
          (given && static_cast<int64_t>(*given) != *length))
        return emitOpError("scan_c3: expected ")
               << *length << " slices of " << value.getType();
  for (Value input : getInputs())
    arguments.push_back(sliceOf(tensorOf(input), dimension));
  for (Value output : getOutputs())
    returned.push_back(sliceOf(tensorOf(output), dimension));
  for (Value init : getInits()) {
    arguments.push_back(init.getType());
    returned.push_back(init.getType());
  }
  if (getBody().getArgumentTypes() != TypeRange(arguments))
    return emitOpError("scan_c4: expected a body of arguments ")
           << arguments << ", got " << getBody().getArgumentTypes();
  auto emit = [&] { return emitOpError(); };
  FailureOr<ValueRange> values =
      stablehlo::getReturned(emit, "scan_c5", getBody());
  if (failed(values))
    return failure();
  if (values->getTypes() != TypeRange(returned))
    return emitOpError("scan_c5: expected a body that returns ")
           << returned << ", got " << values->getTypes();
  return stablehlo::checkResults(*this, "scan_c6",
                                 llvm::to_vector(llvm::concat<const Type>(
                                     llvm::to_vector(getOutputs().getTypes()),
                                     llvm::to_vector(getInits().getTypes()))));
}
