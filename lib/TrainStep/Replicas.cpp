//===- Replicas.cpp - a step on several ranks -----------------------------===//
//
// Behind the last micro-batch, so that a step communicates once. What follows,
// clipping and the update, is the same arithmetic on the same sums on every
// rank, and keeps their parameters equal.
//
//===----------------------------------------------------------------------===//

#include "Replicas.h"

#include "GeneratorKeys.h"

#include "trc/Rewrite/OverRanks.h"

using namespace mlir;
using namespace trc;

LogicalResult trc::checkReplicas(TrainingStepOp recipe,
                                 const LossSignature &loss, int64_t ranks) {
  if (ranks == 1)
    return success();
  func::FuncOp function = loss.function;
  Operation *end = function.getBody().front().getTerminator();
  for (const LossState &state : loss.states)
    if (!hasKey(state) &&
        end->getOperand(state.result) != function.getArgument(state.argument))
      return recipe.emitError("state ")
             << state.name << " of the loss would differ between " << ranks
             << " ranks; leave it as it is, give it to the loss as part of the "
                "batch, or, if it is a generator of tensor<2xui64>, say "
                "trc.role = \"generator\"";
  return success();
}

Value trc::makeFirstMicroBatch(Arithmetic &math, int64_t ranks, int64_t trips) {
  if (ranks == 1)
    return {};
  return math.TensorArithmetic::mul(
      math.convert(makeRankNumber(math),
                   math.builder.getIntegerType(64, false)),
      static_cast<double>(trips));
}

void trc::reduceOverRanks(Arithmetic &math, int64_t ranks, const Parts *parts,
                          Evaluation &made) {
  if (ranks == 1)
    return;
  auto add = [&](Value value) { return addOverRanks(math, ranks, value); };
  for (Value &gradient : made.gradients)
    gradient = parts ? parts->addUp(math, gradient) : add(gradient);
  if (made.norm)
    made.norm = add(made.norm);
  auto average = [&](Value value) {
    Value sum = add(value);
    return isa<FloatType>(getElementTypeOrSelf(sum.getType()))
               ? math.div(sum, static_cast<double>(ranks))
               : sum;
  };
  made.loss = average(made.loss);
  for (Value &metric : made.metrics)
    metric = average(metric);
}
