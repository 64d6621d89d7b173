//===- Interpreter.h - how operations are evaluated -------------*- C++ -*-===//
//
// A table from operations to handlers, and what a handler is given. The files
// XOps.cpp fill the table, one family each.
//
// A value is a flat list of tensors: one for a tensor, none for a token, and
// for a tuple those of its elements. So tuple is the identity, and no handler
// but get_tuple_element knows of tuples.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_REFERENCE_INTERPRETER_H
#define TRC_LIB_REFERENCE_INTERPRETER_H

#include "trc/Reference/Evaluator.h"
#include "trc/Reference/Reduction.h"
#include "trc/Reference/TensorAttr.h"

#include "Rendezvous.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"

namespace trc::reference {

using Outcome = mlir::FailureOr<Values>;

/// The values of a block and of those around it.
class Scope {
public:
  explicit Scope(const Scope *outer) : outer(outer) {}
  const Values *find(mlir::Value value) const {
    for (const Scope *scope = this; scope; scope = scope->outer)
      if (auto it = scope->values.find(value); it != scope->values.end())
        return &it->second;
    return nullptr;
  }
  void set(mlir::Value value, Values tensors) {
    values[value] = std::move(tensors);
  }

private:
  const Scope *outer;
  llvm::DenseMap<mlir::Value, Values> values;
};

/// How many tensors a value of this type is.
size_t leafCount(mlir::Type type);

/// Evaluates on one rank.
class Interpreter {
public:
  Interpreter(const Options &options, RankGrid grid, int64_t rank,
              Rendezvous *rendezvous, bool quiet)
      : options(options), grid(grid), rank(rank), rendezvous(rendezvous),
        quiet(quiet) {}

  Outcome call(mlir::func::FuncOp function, llvm::ArrayRef<Tensor> arguments,
               mlir::Location caller);
  /// Runs the region's block; the results are the terminator's operands.
  Outcome run(mlir::Region &region, llvm::ArrayRef<Tensor> arguments,
              const Scope *outer);
  Outcome evaluate(mlir::Operation *op, llvm::ArrayRef<Tensor> operands,
                   const Scope &scope);
  mlir::LogicalResult fail(mlir::Location location, const llvm::Twine &message);

  const Options &options;
  const RankGrid grid;
  const int64_t rank;
  /// Null where there is one rank.
  Rendezvous *const rendezvous;
  const bool quiet;
  /// A check did not hold.
  bool checkFailed = false;
  /// How many `rng` there were: the seed of the next one.
  uint64_t rngCount = 0;

private:
  Outcome runBlock(mlir::Region &region, llvm::ArrayRef<Tensor> arguments,
                   const Scope *outer);
  mlir::LogicalResult checkResultTypes(mlir::Operation *op);

  int64_t steps = 0;
  int64_t callDepth = 0;
  int64_t regionDepth = 0;
};

/// One operation being evaluated.
struct Invocation {
  Interpreter &interpreter;
  mlir::Operation *op;
  llvm::ArrayRef<Tensor> operands;
  const Scope &scope;

  const Tensor &operator[](size_t i) const { return operands[i]; }
  mlir::LogicalResult fail(const llvm::Twine &message) const {
    return interpreter.fail(op->getLoc(), message);
  }
  Outcome run(mlir::Region &region, llvm::ArrayRef<Tensor> arguments) const {
    return interpreter.run(region, arguments, &scope);
  }
  /// The element type and shape of a result.
  TensorType resultType(unsigned i = 0) const {
    return *tensorTypeOf(op->getResult(i).getType());
  }
  /// A region that maps scalars to scalars.
  Body body(mlir::Region &region) const;
  Combiner combiner(mlir::Region &region) const;
};

/// As an Outcome; nothing is a failure that has been reported.
inline Outcome outcome(std::optional<Tensors> results) {
  if (!results)
    return mlir::failure();
  return Values(results->begin(), results->end());
}
inline Outcome outcome(std::optional<Tensor> result) {
  if (!result)
    return mlir::failure();
  return Values{std::move(*result)};
}
inline Outcome outcome(Tensors results) {
  return Values(results.begin(), results.end());
}
inline Outcome outcome(Tensor result) { return Values{std::move(result)}; }

using Handler = std::function<Outcome(const Invocation &)>;

class OpTable {
public:
  /// `handler` takes the operation, typed, and the invocation.
  template <typename OpType, typename Function> void add(Function handler) {
    add(OpType::getOperationName(), [handler](const Invocation &in) -> Outcome {
      return handler(llvm::cast<OpType>(in.op), in);
    });
  }
  void add(llvm::StringRef operation, Handler handler) {
    handlers[operation] = std::move(handler);
  }
  const Handler *find(mlir::Operation *op) const {
    auto it = handlers.find(op->getName().getStringRef());
    return it == handlers.end() ? nullptr : &it->second;
  }

private:
  llvm::StringMap<Handler> handlers;
};

void addElementwiseOps(OpTable &table);
void addMovementOps(OpTable &table);
void addReductionOps(OpTable &table);
void addContractionOps(OpTable &table);
void addControlFlowOps(OpTable &table);
void addRandomOps(OpTable &table);
void addCollectiveOps(OpTable &table);
void addCheckOps(OpTable &table);
void addTrcOps(OpTable &table);

inline Sizes sizes(llvm::ArrayRef<int64_t> values) {
  return Sizes(values.begin(), values.end());
}

/// The values of an attribute, or `count` times `value` where it is absent.
inline Sizes orDefault(std::optional<llvm::ArrayRef<int64_t>> values,
                       size_t count, int64_t value) {
  return values ? Sizes(values->begin(), values->end()) : Sizes(count, value);
}

} // namespace trc::reference

#endif // TRC_LIB_REFERENCE_INTERPRETER_H
