//===- Regions.cpp - assembly of reduce, while and constant ---------------===//
//
// The three operations whose text no declarative format can say.
//
//===----------------------------------------------------------------------===//

#include "Assembly.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace trc::stablehlo;

//===----------------------------------------------------------------------===//
// ConstantOp
//===----------------------------------------------------------------------===//

ParseResult ConstantOp::parse(OpAsmParser &parser, OperationState &result) {
  // Older text: `constant() {value = dense<..> : T} : () -> T`.
  if (succeeded(parser.parseOptionalLParen())) {
    FunctionType type;
    if (parser.parseRParen() ||
        parser.parseOptionalAttrDict(result.attributes) ||
        parser.parseColonType(type))
      return failure();
    result.addTypes(type.getResults());
    return success();
  }
  ElementsAttr value;
  SMLoc loc = parser.getCurrentLocation();
  Attribute attribute;
  if (parser.parseOptionalAttrDict(result.attributes) ||
      parser.getCurrentLocation(&loc) || parser.parseAttribute(attribute))
    return failure();
  value = dyn_cast<ElementsAttr>(attribute);
  if (!value)
    return parser.emitError(loc)
           << "expected the elements of a tensor, got " << attribute;
  result.getOrAddProperties<Properties>().value = value;
  result.addTypes(value.getShapedType());
  return success();
}

void ConstantOp::print(OpAsmPrinter &printer) {
  printer.printOptionalAttrDict((*this)->getAttrs(), {"value"});
  printer << ' ';
  printer.printAttribute(getValue());
}

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValue(); }

void ConstantOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  // As JAX has it: %c for integers and booleans, %cst for floats.
  setName(getOutput(), getType().getElementType().isIntOrIndex() ? "c" : "cst");
}

//===----------------------------------------------------------------------===//
// ReduceOp
//===----------------------------------------------------------------------===//

/// The operation on the two arguments that is all of the body, if it can be
/// written `applies OP`.
static Operation *getAppliedOp(ReduceOp reduce) {
  if (reduce.getInputs().size() != 1 || reduce.getBody().empty())
    return nullptr;
  Block &block = reduce.getBody().front();
  if (block.getNumArguments() != 2 || !llvm::hasNItems(block, 2))
    return nullptr;
  Operation *op = &block.front();
  auto terminator = dyn_cast<ReturnOp>(block.back());
  if (!op->hasTrait<mlir::OpTrait::IsCommutative>() || !terminator ||
      terminator.getResults().size() != 1 ||
      terminator.getResults()[0] != op->getResult(0) ||
      op->getOperand(0) != block.getArgument(0) ||
      op->getOperand(1) != block.getArgument(1) || !op->getAttrs().empty() ||
      !terminator->getAttrs().empty())
    return nullptr;
  auto scalar = RankedTensorType::get(
      {}, cast<ShapedType>(reduce.getInputs()[0].getType()).getElementType());
  if (op->getResult(0).getType() != scalar ||
      llvm::any_of(block.getArgumentTypes(),
                   [&](Type type) { return type != scalar; }))
    return nullptr;
  return op;
}

void ReduceOp::print(OpAsmPrinter &printer) {
  printer << '(';
  // Printing also shows broken operations, which may have no initial values.
  for (auto [i, input] : llvm::enumerate(getInputs())) {
    printer << (i ? ", (" : "") << input;
    if (i < getInitValues().size())
      printer << " init: " << getInitValues()[i];
    printer << ')';
  }
  if (getInputs().empty())
    printer << ')';
  Operation *applied = getAppliedOp(*this);
  if (applied)
    printer << " applies " << applied->getName().getStringRef();
  printer << " across dimensions = ";
  printDims(printer, *this, getDimensionsAttr());
  printer.printOptionalAttrDict((*this)->getAttrs(), {"dimensions"});
  printer << " : ";
  printer.printFunctionalType(*this);
  if (applied || getBody().empty())
    return;
  printer.printNewline();
  printer << " reducer";
  Block &block = getBody().front();
  size_t pairs = block.getNumArguments() / 2;
  for (size_t i = 0; i < pairs; ++i) {
    printer << '(';
    printer.printRegionArgument(block.getArgument(i));
    printer << ", ";
    printer.printRegionArgument(block.getArgument(i + pairs));
    printer << ") ";
  }
  printer << ' ';
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
}

/// Makes the region of `applies OP`.
static ParseResult buildAppliedBody(OpAsmParser &parser, SMLoc loc,
                                    OperationName name, OperationState &result,
                                    FunctionType type) {
  auto shaped = type.getNumInputs() == 2
                    ? dyn_cast<RankedTensorType>(type.getInput(0))
                    : RankedTensorType();
  if (!shaped)
    return parser.emitError(loc)
           << "applies expects one tensor and its initial value, got " << type;
  Region &region = *result.addRegion();
  Block &block = region.emplaceBlock();
  Location where = parser.getEncodedSourceLoc(loc);
  auto scalar = RankedTensorType::get({}, shaped.getElementType());
  block.addArguments({scalar, scalar}, {where, where});
  OpBuilder builder(parser.getContext());
  builder.setInsertionPointToStart(&block);
  OperationState state(where, name);
  state.addOperands(block.getArguments());
  state.addTypes(scalar);
  Operation *op = builder.create(state);
  ReturnOp::create(builder, where, op->getResults());
  return success();
}

ParseResult ReduceOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::UnresolvedOperand> operands, inits;
  SMLoc operandsLoc = parser.getCurrentLocation();
  auto pair = [&]() -> ParseResult {
    return failure(
        parser.parseLParen() || parser.parseOperand(operands.emplace_back()) ||
        parser.parseKeyword("init") || parser.parseColon() ||
        parser.parseOperand(inits.emplace_back()) || parser.parseRParen());
  };
  if (parser.parseCommaSeparatedList(pair))
    return failure();
  llvm::append_range(operands, inits);

  SMLoc appliedLoc;
  std::optional<OperationName> applied;
  if (succeeded(parser.parseOptionalKeyword("applies"))) {
    appliedLoc = parser.getCurrentLocation();
    FailureOr<OperationName> name = parser.parseCustomOperationName();
    if (failed(name))
      return failure();
    StringRef mnemonic = name->getStringRef();
    if (!name->isRegistered() ||
        !llvm::is_contained({"stablehlo.add", "stablehlo.multiply",
                             "stablehlo.maximum", "stablehlo.minimum",
                             "stablehlo.and", "stablehlo.or", "stablehlo.xor"},
                            mnemonic))
      return parser.emitError(appliedLoc)
             << "expected add, multiply, maximum, minimum, and, or or xor of "
                "stablehlo, got "
             << mnemonic;
    applied = *name;
  }

  DenseI64ArrayAttr dims;
  FunctionType type;
  if (parser.parseKeyword("across") || parser.parseKeyword("dimensions") ||
      parser.parseEqual() || parseDims(parser, dims) ||
      parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonType(type))
    return failure();
  result.getOrAddProperties<Properties>().dimensions = dims;
  result.addTypes(type.getResults());
  if (parser.resolveOperands(operands, type.getInputs(), operandsLoc,
                             result.operands))
    return failure();
  if (applied)
    return buildAppliedBody(parser, appliedLoc, *applied, result, type);

  SmallVector<OpAsmParser::Argument> elements, accumulators;
  if (parser.parseKeyword("reducer"))
    return failure();
  while (succeeded(parser.parseOptionalLParen()))
    if (parser.parseArgument(elements.emplace_back(), /*allowType=*/true) ||
        parser.parseComma() ||
        parser.parseArgument(accumulators.emplace_back(), /*allowType=*/true) ||
        parser.parseRParen())
      return failure();
  llvm::append_range(elements, accumulators);
  return parser.parseRegion(*result.addRegion(), elements);
}

//===----------------------------------------------------------------------===//
// WhileOp
//===----------------------------------------------------------------------===//

void WhileOp::getAsmBlockArgumentNames(Region &region,
                                       OpAsmSetValueNameFn setName) {
  for (BlockArgument argument : region.getArguments())
    setName(argument, "iterArg");
}

void WhileOp::print(OpAsmPrinter &printer) {
  printer << '(';
  llvm::interleaveComma(llvm::enumerate(getOperand()), printer, [&](auto pair) {
    if (pair.index() < getCond().getNumArguments()) {
      // Without its location: other readers of StableHLO take none here.
      printer.printOperand(getCond().getArgument(pair.index()));
      printer << " = ";
    }
    printer << pair.value();
  });
  printer << ')';
  if (!getOperand().empty())
    printer << " : " << getOperand().getTypes();
  printer.printOptionalAttrDictWithKeyword((*this)->getAttrs());
  printer.printNewline();
  printer << "cond ";
  printer.printRegion(getCond(), /*printEntryBlockArgs=*/false);
  printer << " do ";
  // Both regions name their arguments alike, so the names of the condition's
  // arguments, printed above, hold for the body too.
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
}

ParseResult WhileOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SmallVector<OpAsmParser::Argument> arguments;
  SMLoc loc = parser.getCurrentLocation();
  auto carried = [&]() -> ParseResult {
    return failure(parser.parseArgument(arguments.emplace_back()) ||
                   parser.parseEqual() ||
                   parser.parseOperand(operands.emplace_back()));
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Paren, carried))
    return failure();
  SmallVector<Type> types;
  if (succeeded(parser.parseOptionalColon()) && parser.parseTypeList(types))
    return failure();
  if (parser.resolveOperands(operands, types, loc, result.operands) ||
      parser.parseOptionalAttrDictWithKeyword(result.attributes))
    return failure();
  for (auto [argument, type] : llvm::zip_equal(arguments, types))
    argument.type = type;
  result.addTypes(types);
  return failure(parser.parseKeyword("cond") ||
                 parser.parseRegion(*result.addRegion(), arguments) ||
                 parser.parseKeyword("do") ||
                 parser.parseRegion(*result.addRegion(), arguments));
}
