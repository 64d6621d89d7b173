//===- LossSignature.h - what the loss of a training step is --------------===//
//
// A loss is a function like any other; attributes say which arguments are
// parameters and which are other state. This reads them once, checks them, and
// gives them in the order in which a step has its ports.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TRAINSTEP_LOSSSIGNATURE_H
#define TRC_TRAINSTEP_LOSSSIGNATURE_H

#include "trc/Dialect/Trc/StateRole.h"
#include "trc/Dialect/Trc/TrcDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"

namespace trc {

struct LossParameter {
  unsigned argument;
  mlir::StringAttr name;
  mlir::RankedTensorType type;
  bool decays; ///< no `trc.no_decay`
  /// `trc.weight_decay`: instead of the recipe's.
  std::optional<double> weightDecay;
  /// `trc.group`: the number of its learning rate among those of the input.
  int64_t group = 0;
};

/// State that is no parameter: the loss replaces it.
struct LossState {
  unsigned argument, result;
  mlir::StringAttr name;
  mlir::RankedTensorType type;
  std::optional<RoleOfState> role; ///< as far as the loss says
};

struct LossMetric {
  unsigned result;
  mlir::StringAttr name;
  mlir::RankedTensorType type;
};

struct LossSignature {
  mlir::func::FuncOp function;
  llvm::SmallVector<LossParameter> parameters;
  llvm::SmallVector<LossState> states;
  llvm::SmallVector<unsigned> batch; ///< argument numbers
  llvm::SmallVector<LossMetric> metrics;

  /// The learning rates that a step with the schedule `input` is given.
  int64_t getNumGroups() const;
};

/// Reads the loss of a recipe. Fails with a diagnostic at what is wrong.
mlir::FailureOr<LossSignature> readLoss(TrainingStepOp step,
                                        mlir::SymbolTable &symbols);

/// The recipe's `initialise`, null when it names none. Fails with a diagnostic
/// where it does not make the state of the loss.
mlir::FailureOr<mlir::func::FuncOp> readInitialise(TrainingStepOp step,
                                                   const LossSignature &loss,
                                                   mlir::SymbolTable &symbols);

/// The results of `function` by their `trc.state`; of two with one name, the
/// first.
llvm::DenseMap<mlir::StringAttr, unsigned>
getStateResults(mlir::func::FuncOp function);

} // namespace trc

#endif // TRC_TRAINSTEP_LOSSSIGNATURE_H
