//===- EstimateTime.h - what commands take, by their target's figures -----===//

#ifndef TRC_PLAN_ESTIMATETIME_H
#define TRC_PLAN_ESTIMATETIME_H

#include "trc/Dialect/Plan/PlanDialect.h"
#include "trc/Target/TargetDescription.h"

#include "llvm/ADT/DenseMap.h"

namespace trc {

/// Nanoseconds, of one worker on the host, of the whole device on a GPU. Of a
/// kernel by its loops; of a library call by its products or by its bytes,
/// whichever takes longer. Each distinct kernel is looked at once. For
/// comparing plans with each other: by itself it is good to a factor of two.
class TimeEstimate {
public:
  explicit TimeEstimate(const TargetDescription &figures) : figures(figures) {}

  double ofCall(plan::CallOp call);
  /// Of a call, or of a loop or a case with all in it; 0 of anything else.
  double ofCommand(mlir::Operation &op);
  /// Of all that the block runs: a loop of known length so often, one of
  /// another once, and of cases the longest. Copies to and from the
  /// host's memory go on beside it, one after the other, until something waits.
  double ofBlock(mlir::Block &block);

private:
  double ofKernel(plan::CallOp call, mlir::FlatSymbolRefAttr symbol) const;
  double productRate(plan::CallOp call) const;

  const TargetDescription &figures;
  llvm::DenseMap<mlir::Attribute, double> kernels;
};

} // namespace trc

#endif // TRC_PLAN_ESTIMATETIME_H
