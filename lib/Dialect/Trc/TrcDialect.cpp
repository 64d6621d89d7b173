//===- TrcDialect.cpp - fusions, contractions, row scatters ---------------===//
//
// Assembly and verifiers of the `trc` dialect. What an operation inside a
// fusion may be is not checked here but by the fuse phase's verify pass, since
// it depends on what kernels can hold.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/Trc/TrcDialect.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace trc;

#include "trc/Dialect/Trc/TrcDialect.cpp.inc"

void TrcDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "trc/Dialect/Trc/TrcOps.cpp.inc"
      >();
  addAttributes<
#define GET_ATTRDEF_LIST
#include "trc/Dialect/Trc/TrcAttributes.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// FusionOp
//===----------------------------------------------------------------------===//

YieldOp FusionOp::getYield() {
  return cast<YieldOp>(getBody().front().getTerminator());
}

void FusionOp::print(OpAsmPrinter &printer) {
  printer << ' ' << getKind() << '(' << getInputs();
  if (!getInputs().empty())
    printer << " : " << getInputs().getTypes();
  printer << ") -> ";
  if (getNumResults() != 1)
    printer << '(';
  llvm::interleaveComma(getResultTypes(), printer);
  if (getNumResults() != 1)
    printer << ')';
  printer.printOptionalAttrDictWithKeyword((*this)->getAttrs(), {"kind"});
  printer << ' ';
  printer.printRegion(getBody());
}

ParseResult FusionOp::parse(OpAsmParser &parser, OperationState &result) {
  StringRef kind;
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SmallVector<Type> operandTypes, resultTypes;
  SMLoc operandsLoc;
  if (parser.parseKeyword(&kind) || parser.parseLParen() ||
      parser.getCurrentLocation(&operandsLoc) ||
      parser.parseOperandList(operands))
    return failure();
  if (!operands.empty() && parser.parseColonTypeList(operandTypes))
    return failure();
  if (parser.parseRParen() || parser.parseArrow())
    return failure();
  if (succeeded(parser.parseOptionalLParen())) {
    if (failed(parser.parseOptionalRParen()))
      if (parser.parseTypeList(resultTypes) || parser.parseRParen())
        return failure();
  } else {
    Type type;
    if (parser.parseType(type))
      return failure();
    resultTypes.push_back(type);
  }
  if (parser.parseOptionalAttrDictWithKeyword(result.attributes) ||
      parser.parseRegion(*result.addRegion()))
    return failure();
  result.addAttribute("kind", parser.getBuilder().getStringAttr(kind));
  result.addTypes(resultTypes);
  return parser.resolveOperands(operands, operandTypes, operandsLoc,
                                result.operands);
}

LogicalResult FusionOp::verify() {
  StringRef kind = getKind();
  if (kind != "map" && kind != "row" && kind != "column")
    return emitOpError("fusion_c1: expected kind map, row or column, got ")
           << kind;
  Block &block = getBody().front();
  if (block.getArgumentTypes() != getInputs().getTypes())
    return emitOpError("fusion_c2: expected the region's arguments to have the "
                       "types of the operands, ")
           << getInputs().getTypes() << ", got " << block.getArgumentTypes();
  if (getYield().getResults().getTypes() != getResultTypes())
    return emitOpError("fusion_c3: expected the region to yield the types of "
                       "the results, ")
           << getResultTypes() << ", got "
           << getYield().getResults().getTypes();
  return success();
}

//===----------------------------------------------------------------------===//
// ContractOp
//===----------------------------------------------------------------------===//

LogicalResult ContractOp::verify() {
  llvm::DenseMap<int64_t, int64_t> extents;
  llvm::DenseMap<int64_t, unsigned> uses;
  auto check = [&](StringRef name, ArrayRef<int64_t> labels, Value value,
                   unsigned bit) -> LogicalResult {
    auto type = cast<RankedTensorType>(value.getType());
    if (static_cast<int64_t>(labels.size()) != type.getRank())
      return emitOpError("contract_c1: expected ")
             << type.getRank() << " labels for the " << name << ", got "
             << labels.size();
    for (auto [label, extent] : llvm::zip_equal(labels, type.getShape())) {
      if (uses[label] & bit)
        return emitOpError("contract_c2: label ")
               << label << " stands twice in the " << name;
      uses[label] |= bit;
      auto [it, inserted] = extents.try_emplace(label, extent);
      if (!inserted && it->second != extent)
        return emitOpError("contract_c3: label ")
               << label << " has extent " << it->second
               << " elsewhere, but extent " << extent << " in the " << name;
    }
    return success();
  };
  if (failed(check("lhs", getLhsDims(), getLhs(), 1)) ||
      failed(check("rhs", getRhsDims(), getRhs(), 2)) ||
      failed(check("result", getResultDims(), getResult(), 4)))
    return failure();
  for (auto [label, use] : uses)
    if (use == 1 || use == 2 || use == 4)
      return emitOpError("contract_c4: label ")
             << label << " stands in one tensor only";
  if (getInit() && getInit().getType() != getResult().getType())
    return emitOpError("contract_c5: expected the tensor after plus to have "
                       "the type of the result, ")
           << getResult().getType() << ", got " << getInit().getType();
  return success();
}

//===----------------------------------------------------------------------===//
// ScatterRowsOp
//===----------------------------------------------------------------------===//

LogicalResult ScatterRowsOp::verify() {
  auto init = cast<RankedTensorType>(getInit().getType());
  auto indices = cast<RankedTensorType>(getIndices().getType());
  auto updates = cast<RankedTensorType>(getUpdates().getType());
  if (init.getRank() != 2 || updates.getRank() != 2 || indices.getRank() != 1)
    return emitOpError("scatter_rows_c1: expected ranks 2, 1 and 2, got ")
           << init.getRank() << ", " << indices.getRank() << " and "
           << updates.getRank();
  if (!isa<IntegerType>(indices.getElementType()))
    return emitOpError("scatter_rows_c2: expected integer indices, got ")
           << indices.getElementType();
  if (updates.getElementType() != init.getElementType())
    return emitOpError("scatter_rows_c3: expected updates of ")
           << init.getElementType() << ", got " << updates.getElementType();
  if (updates.getDimSize(0) != indices.getDimSize(0) ||
      updates.getDimSize(1) != init.getDimSize(1))
    return emitOpError("scatter_rows_c4: expected updates of ")
           << indices.getDimSize(0) << "x" << init.getDimSize(1) << ", got "
           << updates.getDimSize(0) << "x" << updates.getDimSize(1);
  return success();
}

#define GET_ATTRDEF_CLASSES
#include "trc/Dialect/Trc/TrcAttributes.cpp.inc"

#define GET_OP_CLASSES
#include "trc/Dialect/Trc/TrcOps.cpp.inc"
