//===- SdyDialect.cpp - meshes and shardings ------------------------------===//
//
// The `sdy` dialect: operations. Its attributes are in SdyAttributes.cpp.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/SdyDialect.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace trc::sdy;

#include "trc/Dialect/StableHLO/SdyDialect.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "trc/Dialect/StableHLO/SdyAttrs.cpp.inc"

#define GET_OP_CLASSES
#include "trc/Dialect/StableHLO/SdyOps.cpp.inc"

void SdyDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "trc/Dialect/StableHLO/SdyAttrs.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "trc/Dialect/StableHLO/SdyOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// ManualComputationOp
//===----------------------------------------------------------------------===//

ParseResult ManualComputationOp::parse(OpAsmParser &parser,
                                       OperationState &result) {
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SmallVector<OpAsmParser::Argument> arguments;
  SMLoc loc = parser.getCurrentLocation();
  Properties &properties = result.getOrAddProperties<Properties>();
  FunctionType type;
  auto field = [&](StringRef name, auto &attribute) -> ParseResult {
    using T = std::remove_reference_t<decltype(attribute)>;
    if (parser.parseKeyword(name) || parser.parseEqual())
      return failure();
    attribute = dyn_cast_or_null<T>(T::parse(parser, Type()));
    return success(attribute != nullptr);
  };
  if (parser.parseOperandList(operands, OpAsmParser::Delimiter::Paren) ||
      field("in_shardings", properties.in_shardings) ||
      field("out_shardings", properties.out_shardings) ||
      field("manual_axes", properties.manual_axes) ||
      parser.parseArgumentList(arguments, OpAsmParser::Delimiter::Paren,
                               /*allowType=*/true) ||
      parser.parseRegion(*result.addRegion(), arguments) ||
      parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonType(type))
    return failure();
  result.addTypes(type.getResults());
  return parser.resolveOperands(operands, type.getInputs(), loc,
                                result.operands);
}

void ManualComputationOp::print(OpAsmPrinter &printer) {
  auto shardings = [&](StringRef name, TensorShardingPerValueAttr values) {
    printer << ' ' << name << "=[";
    llvm::interleaveComma(
        values.getShardings(), printer,
        [&](TensorShardingAttr each) { each.print(printer); });
    printer << ']';
  };
  printer << '(' << getTensors() << ')';
  shardings("in_shardings", getInShardings());
  shardings("out_shardings", getOutShardings());
  printer << " manual_axes={";
  llvm::interleaveComma(getManualAxes().getValue(), printer,
                        [&](StringAttr axis) { printer << axis; });
  printer << "} (";
  if (!getBody().empty())
    llvm::interleaveComma(
        getBody().getArguments(), printer,
        [&](BlockArgument argument) { printer.printRegionArgument(argument); });
  printer << ") ";
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
  printer.printOptionalAttrDict(
      (*this)->getAttrs(), {"in_shardings", "out_shardings", "manual_axes"});
  printer << " : ";
  printer.printFunctionalType(*this);
}

LogicalResult ManualComputationOp::verify() {
  auto count = [&](StringRef what, size_t got, size_t expected) {
    return emitOpError("manual_computation_c1: expected ")
           << expected << ' ' << what << ", got " << got;
  };
  size_t in = getInShardings().getShardings().size();
  size_t out = getOutShardings().getShardings().size();
  if (in != getTensors().size())
    return count("in_shardings", in, getTensors().size());
  if (out != getNumResults())
    return count("out_shardings", out, getNumResults());
  if (getBody().getNumArguments() != getTensors().size())
    return count("arguments of the region", getBody().getNumArguments(),
                 getTensors().size());
  auto terminator = getBody().front().empty()
                        ? ReturnOp()
                        : dyn_cast<ReturnOp>(getBody().front().back());
  if (!terminator)
    return emitOpError("manual_computation_c2: expected a region that ends in "
                       "sdy.return");
  if (terminator.getResults().size() != getNumResults())
    return count("returned values", terminator.getResults().size(),
                 getNumResults());
  return success();
}
