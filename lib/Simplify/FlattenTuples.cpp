//===- FlattenTuples.cpp - tensors in the place of tuples -----------------===//
//
// A tuple is a list of values under one name, so every tuple is known as the
// list of its leaves, the tensors and tokens that it holds from left to right.
// One walk in the order of the program finds them: definitions come before
// uses. Operations that take or give tuples are made again over the leaves;
// what only packs and unpacks is erased.
//
// Which leaf an argument or result is stands in `trc.part`, so that ports can
// be named after the source (lib/Plan/PortNames.cpp).
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Simplify/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/TypeSwitch.h"

namespace trc {
#define GEN_PASS_DEF_FLATTENTUPLES
#include "trc/Simplify/Passes.h.inc"
} // namespace trc

using namespace mlir;
namespace stablehlo = trc::stablehlo;

namespace {

/// A tensor or token, and its place in the tuples around it.
struct Leaf {
  Type type;
  SmallVector<int64_t> place;
  bool isToken() const { return isa<stablehlo::TokenType>(type); }
};

void appendLeaves(Type type, SmallVector<int64_t> place,
                  SmallVectorImpl<Leaf> &leaves) {
  auto tuple = dyn_cast<TupleType>(type);
  if (!tuple) {
    leaves.push_back({type, std::move(place)});
    return;
  }
  for (auto [i, part] : llvm::enumerate(tuple.getTypes())) {
    SmallVector<int64_t> inner = place;
    inner.push_back(i);
    appendLeaves(part, std::move(inner), leaves);
  }
}

SmallVector<Leaf> leavesOf(Type type) {
  SmallVector<Leaf> leaves;
  appendLeaves(type, {}, leaves);
  return leaves;
}

bool isTuple(Type type) { return isa<TupleType>(type); }

/// Ports of a function are tensors.
bool isNoPort(Type type) { return isa<TupleType, stablehlo::TokenType>(type); }

/// The attributes of one leaf of an argument or result. Names given as they
/// are get the place behind them; from other names the port's is made.
DictionaryAttr attributesOf(ArrayRef<NamedAttribute> given, int64_t port,
                            const Leaf &leaf, Builder builder) {
  NamedAttrList attributes(given);
  std::string suffix;
  for (int64_t index : leaf.place)
    suffix += "." + std::to_string(index);
  for (StringRef name :
       {"trc.parameter", "trc.state", "trc.metric", "trc.moment_of"})
    if (auto exact = dyn_cast_or_null<StringAttr>(attributes.get(name)))
      attributes.set(name, builder.getStringAttr(exact.getValue() + suffix));
  SmallVector<int64_t> part = {port};
  llvm::append_range(part, leaf.place);
  attributes.set("trc.part", builder.getDenseI64ArrayAttr(part));
  return attributes.getDictionary(builder.getContext());
}

/// One function without tuples.
class Flattener {
public:
  explicit Flattener(func::FuncOp function)
      : function(function), builder(function.getContext()) {}

  LogicalResult run() {
    FunctionType type = function.getFunctionType();
    if (llvm::any_of(type.getInputs(), isNoPort) ||
        llvm::any_of(type.getResults(), isNoPort)) {
      if (function.isExternal())
        return function.emitError("expected a body to flatten tuples in");
      if (failed(flattenSignature()))
        return failure();
    }
    SmallVector<Operation *> operations;
    function.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (op != function)
        operations.push_back(op);
    });
    for (Operation *op : operations)
      if (failed(visit(op)))
        return failure();
    for (Operation *op : llvm::reverse(replaced))
      op->erase();
    if (oldArguments.any())
      function.front().eraseArguments(oldArguments);
    numFlattened += replaced.size();
    return success();
  }

  int64_t numFlattened = 0;

private:
  func::FuncOp function;
  OpBuilder builder;
  llvm::DenseMap<Value, SmallVector<Value>> leaves;
  SmallVector<Operation *> replaced; ///< erased at the end
  BitVector oldArguments;

  ArrayRef<Value> lookUp(Value tuple) { return leaves.find(tuple)->second; }

  Value makeToken(Location location) {
    return stablehlo::AfterAllOp::create(
        builder, location, stablehlo::TokenType::get(builder.getContext()),
        ValueRange());
  }

  SmallVector<Value> flatten(ValueRange values, bool keepTokens) {
    SmallVector<Value> flat;
    for (Value value : values) {
      if (isTuple(value.getType()))
        llvm::append_range(flat, lookUp(value));
      else
        flat.push_back(value);
    }
    if (!keepTokens)
      llvm::erase_if(flat, [](Value value) {
        return isa<stablehlo::TokenType>(value.getType());
      });
    return flat;
  }

  /// Arguments of the entry block, types and attributes of both sides.
  /// Returned operands are changed where the terminator is visited.
  LogicalResult flattenSignature() {
    FunctionOpInterface signature = function;
    FunctionType type = function.getFunctionType();
    SmallVector<Type> inputs, results;
    SmallVector<DictionaryAttr> inputAttributes, resultAttributes;
    // Where each result of the source begins.
    SmallVector<int64_t> firstResult;
    for (auto [i, result] : llvm::enumerate(type.getResults())) {
      firstResult.push_back(results.size());
      for (const Leaf &leaf : leavesOf(result)) {
        if (leaf.isToken())
          continue;
        results.push_back(leaf.type);
        resultAttributes.push_back(
            attributesOf(signature.getResultAttrs(i), i, leaf, builder));
      }
    }
    Block &body = function.front();
    builder.setInsertionPointToStart(&body);
    unsigned next = 0;
    for (auto [i, input] : llvm::enumerate(type.getInputs())) {
      BlockArgument old = body.getArgument(next);
      SmallVector<Value> parts;
      int64_t ports = 0;
      for (const Leaf &leaf : leavesOf(input)) {
        if (leaf.isToken()) {
          parts.push_back(makeToken(old.getLoc()));
          continue;
        }
        inputs.push_back(leaf.type);
        NamedAttrList attributes(signature.getArgAttrs(i));
        if (failed(redirectDonation(attributes, i, firstResult, ports++)))
          return failure();
        inputAttributes.push_back(attributesOf(attributes, i, leaf, builder));
        if (isNoPort(input))
          parts.push_back(body.insertArgument(next++, leaf.type, old.getLoc()));
      }
      if (isTuple(input))
        leaves[old] = parts;
      else if (isNoPort(input))
        old.replaceAllUsesWith(parts.front());
      ++next;
      oldArguments.resize(next);
      if (isNoPort(input))
        oldArguments.set(next - 1);
    }
    function.setFunctionType(builder.getFunctionType(inputs, results));
    function.setAllArgAttrs(inputAttributes);
    function.setAllResultAttrs(resultAttributes);
    return success();
  }

  /// A tuple that is donated to a tuple is donated part by part.
  LogicalResult redirectDonation(NamedAttrList &attributes, int64_t argument,
                                 ArrayRef<int64_t> firstResult, int64_t part) {
    constexpr StringRef name = "tf.aliasing_output";
    auto donation = dyn_cast_or_null<IntegerAttr>(attributes.get(name));
    if (!donation)
      return success();
    int64_t result = donation.getInt();
    if (result < 0 || result >= static_cast<int64_t>(firstResult.size()))
      return function.emitError("argument ")
             << argument << " is donated to result " << result
             << ", but there are " << firstResult.size() << " results";
    Type given = function.getFunctionType().getInput(argument);
    Type taken = function.getFunctionType().getResult(result);
    if (given != taken)
      return function.emitError("argument ")
             << argument << " of " << given << " is donated to result "
             << result << " of " << taken;
    attributes.set(name, builder.getI32IntegerAttr(firstResult[result] + part));
    return success();
  }

  LogicalResult visit(Operation *op) {
    if (auto tuple = dyn_cast<stablehlo::TupleOp>(op)) {
      leaves[tuple.getResult()] = flatten(op->getOperands(), true);
      replaced.push_back(op);
      return success();
    }
    if (auto element = dyn_cast<stablehlo::GetTupleElementOp>(op)) {
      auto type = cast<TupleType>(element.getOperand().getType());
      size_t before = 0;
      for (Type part : type.getTypes().take_front(element.getIndex()))
        before += leavesOf(part).size();
      Type result = element.getType();
      SmallVector<Value> parts(
          lookUp(element.getOperand()).slice(before, leavesOf(result).size()));
      if (isTuple(result))
        leaves[element.getResult()] = parts;
      else
        element.getResult().replaceAllUsesWith(parts.front());
      replaced.push_back(op);
      return success();
    }
    if (isa<func::ReturnOp>(op)) {
      op->setOperands(flatten(op->getOperands(), /*keepTokens=*/false));
      return success();
    }
    // What is called is a function, whose ports are tensors, or something
    // outside, whose calls tokens put in order.
    if (isa<func::CallOp, stablehlo::CompositeOp>(op)) {
      makeAgain(op, /*keepTokens=*/false);
      return success();
    }
    if (isa<stablehlo::CustomCallOp>(op)) {
      makeAgain(op, /*keepTokens=*/true);
      return success();
    }
    if (llvm::any_of(op->getOperandTypes(), isTuple) ||
        llvm::any_of(op->getResultTypes(), isTuple))
      return op->emitError() << "'" << op->getName()
                             << "' on tuples is not supported; unpack them "
                                "with get_tuple_element first";
    return success();
  }

  /// The same operation over leaves.
  void makeAgain(Operation *op, bool keepTokens) {
    auto changes = [&](Type type) {
      return keepTokens ? isTuple(type) : isNoPort(type);
    };
    if (llvm::none_of(op->getOperandTypes(), changes) &&
        llvm::none_of(op->getResultTypes(), changes))
      return;
    SmallVector<Type> types;
    for (Type type : op->getResultTypes())
      for (const Leaf &leaf : leavesOf(type))
        if (keepTokens || !leaf.isToken())
          types.push_back(leaf.type);
    builder.setInsertionPoint(op);
    OperationState state(op->getLoc(), op->getName(),
                         flatten(op->getOperands(), keepTokens), types,
                         op->getAttrs());
    Operation *flat = builder.create(state);
    // They count operands and results as they were.
    if (auto call = dyn_cast<stablehlo::CustomCallOp>(flat)) {
      call.removeOperandLayoutsAttr();
      call.removeResultLayoutsAttr();
      call.setOutputOperandAliasesAttr(builder.getArrayAttr({}));
    }
    auto given = flat->result_begin();
    for (Value old : op->getResults()) {
      SmallVector<Value> parts;
      for (const Leaf &leaf : leavesOf(old.getType())) {
        if (keepTokens || !leaf.isToken())
          parts.push_back(*given++);
        else
          parts.push_back(makeToken(op->getLoc()));
      }
      if (isTuple(old.getType()))
        leaves[old] = parts;
      else
        old.replaceAllUsesWith(parts.front());
    }
    // Tuples that it gave are still read by what is erased later.
    replaced.push_back(op);
  }
};

class FlattenTuplesPass
    : public trc::impl::FlattenTuplesBase<FlattenTuplesPass> {
public:
  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      Flattener flattener(function);
      if (failed(flattener.run()))
        return signalPassFailure();
      numFlattened += flattener.numFlattened;
    }
  }
};

} // namespace
