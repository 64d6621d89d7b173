//===- Evaluator.h - runs a program, op by op, obviously right --*- C++ -*-===//
//
// The oracle: evaluates a function on tensors, one operation after the other,
// as the specification words it. Every other way to run a program is compared
// with this one. It knows the stablehlo, chlo, check, sdy and trc operations,
// func.call and func.return; collectives run over simulated ranks, one thread
// each, which meet at every collective and are told apart when they disagree.
//
// A failure has been reported as a diagnostic at the operation that failed.
// Check operations that do not hold are reported likewise, and the rest of the
// program runs on, so that one run shows them all.
//
// docs/numerics.md says what the numbers are.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_REFERENCE_EVALUATOR_H
#define TRC_REFERENCE_EVALUATOR_H

#include "trc/Reference/Tensor.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <functional>

namespace trc::reference {

struct Options {
  /// Operations that may be evaluated (on each rank); 0 for no limit. Ends a
  /// `while` that does not end itself.
  int64_t maxSteps = 0;
  /// Calls within calls.
  int64_t maxCallDepth = 200;
  /// Bytes of one value.
  int64_t maxTensorBytes = int64_t{1} << 34;
  /// Takes the call and what a rank hands to `custom_call @trc.print`, in its
  /// order; ranks call it at once. Without it the values go nowhere.
  std::function<void(mlir::Operation *, int64_t rank, llvm::ArrayRef<Tensor>)>
      print;
};

using Values = llvm::SmallVector<Tensor>;

/// Evaluates `function` on one rank.
mlir::FailureOr<Values> evaluate(mlir::func::FuncOp function,
                                 llvm::ArrayRef<Tensor> arguments,
                                 const Options &options = {});

/// How many ranks there are. Rank number = replica * partitions + partition.
struct RankGrid {
  int64_t replicas = 1;
  int64_t partitions = 1;
  int64_t size() const { return replicas * partitions; }
};

/// Evaluates `function` on every rank at once, and gives the results of each.
/// There is one list of arguments, which all ranks get, or one for each rank.
mlir::FailureOr<llvm::SmallVector<Values>>
evaluateOnRanks(mlir::func::FuncOp function,
                llvm::ArrayRef<Values> argumentsOfRanks, RankGrid grid,
                const Options &options = {});

/// Evaluates one operation, whose regions use no values from outside. Reports
/// nothing: for folding, failure only means that it stays.
mlir::FailureOr<Values> evaluateOp(mlir::Operation *op,
                                   llvm::ArrayRef<Tensor> operands,
                                   const Options &options = {});

} // namespace trc::reference

#endif // TRC_REFERENCE_EVALUATOR_H
