//===- ControlFlow.cpp - control flow, calls, tuples ----------------------===//
//
// Effects, result types and verifiers of ControlFlowOps.td.
//
//===----------------------------------------------------------------------===//

#include "Infer.h"

#include "schema/Checks.h"
#include "trc/Dialect/StableHLO/StableHLODialect.h"

#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace trc::stablehlo;

//===----------------------------------------------------------------------===//
// CustomCallOp and CompositeOp
//===----------------------------------------------------------------------===//

void CustomCallOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  // Unless it is said that there are none, anything may happen.
  if (getHasSideEffect() == false)
    return;
  effects.emplace_back(MemoryEffects::Allocate::get());
  effects.emplace_back(MemoryEffects::Free::get());
  effects.emplace_back(MemoryEffects::Read::get());
  effects.emplace_back(MemoryEffects::Write::get());
}

LogicalResult CompositeOp::verifySymbolUses(SymbolTableCollection &symbols) {
  auto function = symbols.lookupNearestSymbolFrom<FunctionOpInterface>(
      *this, getDecompositionAttr());
  if (!function)
    return emitOpError("composite_c2: expected a function ")
           << getDecompositionAttr() << ", which the program does not have";
  if (!llvm::equal(function.getArgumentTypes(), getInputs().getTypes()))
    return emitOpError("composite_c3: expected inputs of ")
           << function.getArgumentTypes() << " as " << getDecompositionAttr()
           << " takes, got " << getInputs().getTypes();
  if (!llvm::equal(function.getResultTypes(), getResultTypes()))
    return emitOpError("composite_c4: expected results of ")
           << function.getResultTypes() << " as " << getDecompositionAttr()
           << " returns, got " << getResultTypes();
  return success();
}

LogicalResult CompositeOp::verify() {
  // Two or more words with dots between them.
  StringRef name = getName();
  bool dot = name.contains('.');
  SmallVector<StringRef> words;
  name.split(words, '.');
  for (StringRef word : words)
    dot &= !word.empty() && !llvm::isDigit(word.front()) &&
           llvm::all_of(word, [](char c) {
             return llvm::isAlnum(c) || c == '_' || c == '$' || c == '-';
           });
  if (!dot)
    return emitOpError("composite_c1: expected a name with a namespace, such "
                       "as my.op, got \"")
           << name << '"';
  return success();
}

LogicalResult CustomCallOp::verify() {
  if (auto layouts = getOperandLayouts();
      layouts && layouts->size() != getInputs().size())
    return emitOpError("custom_call_c1: expected ")
           << getInputs().size() << " operand layouts, got " << layouts->size();
  size_t results = getNumResults();
  if (results == 1)
    if (auto tuple = dyn_cast<TupleType>(getResult(0).getType()))
      results = tuple.size();
  if (auto layouts = getResultLayouts(); layouts && layouts->size() != results)
    return emitOpError("custom_call_c2: expected ")
           << results << " result layouts, got " << layouts->size();
  for (Attribute each : getOutputOperandAliases()) {
    auto alias = cast<OutputOperandAliasAttr>(each);
    if (alias.getOperandIndex() < 0 ||
        alias.getOperandIndex() >= static_cast<int64_t>(getInputs().size()))
      return emitOpError("custom_call_c3: expected an alias of operands 0 to ")
             << static_cast<int64_t>(getInputs().size()) - 1 << ", got "
             << alias.getOperandIndex();
  }
  if (getCallTargetName() == "trc.print" &&
      !llvm::all_of(getResultTypes(),
                    [](Type type) { return isa<TokenType>(type); }))
    return emitOpError("custom_call_c5: expected no results but tokens, got ")
           << getResultTypes();
  if (isCheck(getCallTargetName())) {
    if (getInputs().size() != 2 || getNumResults() != 0)
      return emitOpError("custom_call_c4: expected 2 operands and 0 results, "
                         "got ")
             << getInputs().size() << " and " << getNumResults();
    if (getInputs()[0].getType() != getInputs()[1].getType())
      return emitOpError("custom_call_c4: expected operands of one type, got ")
             << getInputs().getTypes();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// WhileOp, IfOp, CaseOp
//===----------------------------------------------------------------------===//

/// The region has arguments of these types.
static LogicalResult checkArguments(Emit emit, StringRef label, StringRef what,
                                    Region &region, TypeRange expected) {
  if (region.getNumArguments() != expected.size() ||
      !llvm::equal(region.getArgumentTypes(), expected))
    return emit() << label << ": expected " << what << " that takes ("
                  << expected << "), got (" << region.getArgumentTypes() << ")";
  return success();
}

/// The region returns these types.
static LogicalResult checkReturns(Emit emit, StringRef label, StringRef what,
                                  Region &region, TypeRange expected) {
  FailureOr<ValueRange> returned = getReturned(emit, label, region);
  if (failed(returned))
    return failure();
  if (!llvm::equal(returned->getTypes(), expected))
    return emit() << label << ": expected " << what << " that returns ("
                  << expected << "), got (" << returned->getTypes() << ")";
  return success();
}

static LogicalResult infer(WhileOp::Adaptor op, Emit emit, Types &types) {
  TypeRange carried = op.getOperand().getTypes();
  llvm::append_range(types, carried);
  if (op.getCond().empty() || op.getBody().empty()) // A builder asks.
    return success();
  auto pred =
      RankedTensorType::get({}, IntegerType::get(op.getCond().getContext(), 1));
  if (failed(checkArguments(emit, "while_c1", "a condition", op.getCond(),
                            carried)) ||
      failed(checkReturns(emit, "while_c1", "a condition", op.getCond(),
                          Type(pred))) ||
      failed(checkArguments(emit, "while_c2", "a body", op.getBody(), carried)))
    return failure();
  return checkReturns(emit, "while_c2", "a body", op.getBody(), carried);
}
TRC_INFER(WhileOp, "while_c3")

LogicalResult IfOp::verify() {
  auto emit = [&] { return emitOpError(); };
  for (Region *branch : {&getTrueBranch(), &getFalseBranch()})
    if (failed(checkArguments(emit, "if_c1", "branches", *branch, {})) ||
        failed(
            checkReturns(emit, "if_c2", "branches", *branch, getResultTypes())))
      return failure();
  return success();
}

LogicalResult CaseOp::verify() {
  auto emit = [&] { return emitOpError(); };
  if (getBranches().empty())
    return emitOpError("case_c1: expected at least 1 branch, got 0");
  for (Region &branch : getBranches())
    if (failed(checkArguments(emit, "case_c2", "branches", branch, {})) ||
        failed(checkReturns(emit, "case_c3", "branches", branch,
                            getResultTypes())))
      return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// Barriers, tokens and tuples
//===----------------------------------------------------------------------===//

static LogicalResult infer(OptimizationBarrierOp::Adaptor op, Emit,
                           Types &types) {
  llvm::append_range(types, op.getOperand().getTypes());
  return success();
}
TRC_INFER(OptimizationBarrierOp, "optimization_barrier_c1")

LogicalResult TupleOp::verify() {
  auto tuple = cast<TupleType>(getResult().getType());
  if (!llvm::equal(tuple.getTypes(), getVal().getTypes()))
    return emitOpError("tuple_c1: expected a tuple of (")
           << getVal().getTypes() << "), got " << tuple;
  return success();
}

static LogicalResult infer(GetTupleElementOp::Adaptor op, Emit emit,
                           Types &types) {
  auto tuple = cast<TupleType>(op.getOperand().getType());
  // The index is an i32 that reads as unsigned: negative numbers are too large.
  if (op.getIndex() >= tuple.size())
    return emit() << "get_tuple_element_c1: expected an index less than "
                  << tuple.size() << ", got "
                  << static_cast<int32_t>(op.getIndex());
  types.push_back(tuple.getType(op.getIndex()));
  return success();
}
TRC_INFER(GetTupleElementOp, "get_tuple_element_c2")
