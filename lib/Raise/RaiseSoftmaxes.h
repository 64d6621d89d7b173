//===- RaiseSoftmaxes.h - every exponential as a candidate ------*- C++ -*-===//
//
// Attention and the head's loss are both found from the exponential of a
// softmax. What is looked for differs, the search does not.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_RAISE_RAISESOFTMAXES_H
#define TRC_LIB_RAISE_RAISESOFTMAXES_H

#include "Closure.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"

namespace trc {

struct RaiseCounts {
  unsigned raised = 0, refused = 0, gradients = 0;
};

/// Raises each exponential of the function that `Candidate` recognises, and
/// erases what that leaves unused. With `remarks`, says why one that is a
/// softmax was not raised; `what` is what it would have become.
template <typename Candidate>
RaiseCounts raiseSoftmaxes(mlir::Operation *function, llvm::StringRef what,
                           bool remarks) {
  llvm::SmallVector<stablehlo::ExpOp> exponentials;
  function->walk([&](stablehlo::ExpOp op) { exponentials.push_back(op); });
  RaiseCounts counts;
  for (stablehlo::ExpOp op : exponentials) {
    Candidate candidate(op);
    if (!candidate.isSoftmax())
      continue;
    if (!candidate.analyse()) {
      if (remarks)
        op.emitRemark(what) << " not raised: " << candidate.reason;
      ++counts.refused;
      continue;
    }
    candidate.rewrite();
    ++counts.raised;
    counts.gradients += candidate.hasGradient();
  }
  eraseDead(function);
  return counts;
}

} // namespace trc

#endif // TRC_LIB_RAISE_RAISESOFTMAXES_H
