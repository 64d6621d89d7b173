//===- Evaluator.cpp - runs a program, op by op ---------------------------===//
//
// The walk over blocks and the entry points. What an operation computes stands
// in the files XOps.cpp.
//
//===----------------------------------------------------------------------===//

#include "Interpreter.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"

#include "llvm/ADT/STLExtras.h"

#include <thread>

using namespace mlir;

namespace trc::reference {

static const OpTable &opTable() {
  static const OpTable table = [] {
    OpTable table;
    addElementwiseOps(table);
    addMovementOps(table);
    addReductionOps(table);
    addContractionOps(table);
    addControlFlowOps(table);
    addRandomOps(table);
    addCollectiveOps(table);
    addCheckOps(table);
    addTrcOps(table);
    return table;
  }();
  return table;
}

size_t leafCount(Type type) {
  if (auto tuple = dyn_cast<TupleType>(type)) {
    size_t count = 0;
    for (Type element : tuple.getTypes())
      count += leafCount(element);
    return count;
  }
  return isa<stablehlo::TokenType>(type) ? 0 : 1;
}

//===----------------------------------------------------------------------===//
// Interpreter
//===----------------------------------------------------------------------===//

LogicalResult Interpreter::fail(Location location, const Twine &message) {
  if (quiet)
    return failure();
  InFlightDiagnostic diagnostic = emitError(location) << message;
  if (grid.size() > 1)
    diagnostic << " (on rank " << rank << ")";
  return diagnostic;
}

/// Gives each of `values` its part of the flat list.
static void bind(ValueRange values, ArrayRef<Tensor> tensors, Scope &scope) {
  for (Value value : values) {
    size_t count = leafCount(value.getType());
    scope.set(value, Values(tensors.take_front(count)));
    tensors = tensors.drop_front(count);
  }
}

Outcome Interpreter::call(func::FuncOp function, ArrayRef<Tensor> arguments,
                          Location caller) {
  if (function.isExternal())
    return fail(caller, "function '" + function.getName() + "' has no body");
  if (callDepth >= options.maxCallDepth)
    return fail(caller, "more than " + Twine(options.maxCallDepth) +
                            " calls within calls");
  ++callDepth;
  Outcome results = run(function.getBody(), arguments, nullptr);
  --callDepth;
  return results;
}

Outcome Interpreter::run(Region &region, ArrayRef<Tensor> arguments,
                         const Scope *outer) {
  // Each level takes a part of the thread's stack.
  constexpr int64_t maxRegionDepth = 600;
  if (regionDepth >= maxRegionDepth)
    return fail(region.getLoc(), "more than " + Twine(maxRegionDepth) +
                                     " regions within regions");
  ++regionDepth;
  Outcome results = runBlock(region, arguments, outer);
  --regionDepth;
  return results;
}

Outcome Interpreter::runBlock(Region &region, ArrayRef<Tensor> arguments,
                              const Scope *outer) {
  if (!region.hasOneBlock())
    return fail(region.getLoc(), "expected a region with one block, got " +
                                     Twine(region.getBlocks().size()));
  Block &block = region.front();
  Scope scope(outer);
  bind(block.getArguments(), arguments, scope);
  for (Operation &op : block) {
    Values operands;
    for (Value operand : op.getOperands()) {
      const Values *tensors = scope.find(operand);
      if (!tensors)
        return fail(op.getLoc(), "a value from outside of what is evaluated");
      llvm::append_range(operands, *tensors);
    }
    if (op.hasTrait<mlir::OpTrait::IsTerminator>())
      return operands;
    Outcome results = evaluate(&op, operands, scope);
    if (failed(results))
      return failure();
    bind(op.getResults(), *results, scope);
  }
  return fail(region.getLoc(), "expected the block to end in a terminator");
}

LogicalResult Interpreter::checkResultTypes(Operation *op) {
  for (Type type : op->getResultTypes()) {
    if (leafCount(type) != 1 || isa<TupleType>(type))
      continue;
    std::optional<TensorType> tensor = tensorTypeOf(type);
    if (!tensor) {
      std::string text;
      llvm::raw_string_ostream(text) << type;
      return fail(op->getLoc(), "'" + op->getName().getStringRef() +
                                    "' has a result of type " + text +
                                    ", which cannot be evaluated");
    }
    int64_t bytes = storageBytes(tensor->element);
    bool tooLarge = false;
    for (int64_t extent : tensor->shape)
      tooLarge |= __builtin_mul_overflow(bytes, extent, &bytes);
    if (tooLarge || bytes > options.maxTensorBytes)
      return fail(op->getLoc(), "'" + op->getName().getStringRef() +
                                    "' has a result of more than " +
                                    Twine(options.maxTensorBytes) + " bytes");
  }
  return success();
}

Outcome Interpreter::evaluate(Operation *op, ArrayRef<Tensor> operands,
                              const Scope &scope) {
  if (++steps > options.maxSteps && options.maxSteps > 0)
    return fail(op->getLoc(), "evaluation took more than " +
                                  Twine(options.maxSteps) + " operations");
  const Handler *handler = opTable().find(op);
  if (!handler)
    return fail(op->getLoc(),
                "'" + op->getName().getStringRef() + "' cannot be evaluated");
  if (failed(checkResultTypes(op)))
    return failure();
  return (*handler)(Invocation{*this, op, operands, scope});
}

//===----------------------------------------------------------------------===//
// Entry points
//===----------------------------------------------------------------------===//

static LogicalResult checkArguments(func::FuncOp function,
                                    ArrayRef<Tensor> arguments) {
  if (arguments.size() != function.getNumArguments())
    return function.emitError() << "expected " << function.getNumArguments()
                                << " arguments, got " << arguments.size();
  for (auto [i, type] : llvm::enumerate(function.getArgumentTypes())) {
    std::optional<TensorType> expected = tensorTypeOf(type);
    const Tensor &given = arguments[i];
    if (!expected || expected->element != given.type() ||
        expected->shape != given.shape())
      return function.emitError() << "expected argument " << i << " to be "
                                  << type << ", got " << given.typeText();
  }
  return success();
}

FailureOr<Values> evaluate(func::FuncOp function, ArrayRef<Tensor> arguments,
                           const Options &options) {
  auto results = evaluateOnRanks(function, Values(arguments), {}, options);
  if (failed(results))
    return failure();
  return std::move((*results)[0]);
}

FailureOr<SmallVector<Values>>
evaluateOnRanks(func::FuncOp function, ArrayRef<Values> argumentsOfRanks,
                RankGrid grid, const Options &options) {
  for (const Values &arguments : argumentsOfRanks)
    if (failed(checkArguments(function, arguments)))
      return failure();
  int64_t ranks = grid.size();
  Rendezvous rendezvous(ranks);
  SmallVector<Values> results(ranks);
  // Not a bit vector: each rank writes its own entry.
  SmallVector<char> failures(ranks, false);
  auto evaluateRank = [&](int64_t rank) {
    Interpreter interpreter(options, grid, rank,
                            ranks > 1 ? &rendezvous : nullptr, false);
    const Values &arguments =
        argumentsOfRanks[argumentsOfRanks.size() == 1 ? 0 : rank];
    Outcome result = interpreter.call(function, arguments, function.getLoc());
    rendezvous.leave(failed(result));
    failures[rank] = failed(result) || interpreter.checkFailed;
    if (succeeded(result))
      results[rank] = std::move(*result);
  };
  if (ranks == 1) {
    evaluateRank(0);
  } else {
    std::vector<std::thread> threads;
    threads.reserve(ranks);
    for (int64_t rank = 0; rank < ranks; ++rank)
      threads.emplace_back(evaluateRank, rank);
    for (std::thread &thread : threads)
      thread.join();
  }
  if (llvm::is_contained(failures, true))
    return failure();
  return results;
}

FailureOr<Values> evaluateOp(Operation *op, ArrayRef<Tensor> operands,
                             const Options &options) {
  Interpreter interpreter(options, {}, 0, nullptr, true);
  Scope scope(nullptr);
  Outcome results = interpreter.evaluate(op, operands, scope);
  if (interpreter.checkFailed)
    return failure();
  return results;
}

} // namespace trc::reference
