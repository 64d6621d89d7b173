//===- LoopStacks.cpp - tensors that a loop fills part by part ------------===//

#include "trc/Rewrite/LoopStacks.h"

using namespace mlir;
using namespace trc;

stablehlo::DynamicUpdateSliceOp trc::stackUpdateOf(stablehlo::WhileOp loop,
                                                   unsigned k) {
  Block &body = loop.getBody().front();
  auto update = body.getTerminator()
                    ->getOperand(k)
                    .getDefiningOp<stablehlo::DynamicUpdateSliceOp>();
  const bool isStack = update && update.getOperand() == body.getArgument(k) &&
                       update->hasOneUse() &&
                       loop.getCond().front().getArgument(k).use_empty();
  return isStack ? update : nullptr;
}
