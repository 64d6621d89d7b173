//===- WayBack.cpp - bodies that are gone through backwards ---------------===//
//
// See WayBack.h.
//
//===----------------------------------------------------------------------===//

#include "WayBack.h"

using namespace mlir;
using namespace trc;

void trc::reachBack(Block &block, llvm::SetVector<Value> &reached,
                    const Activity &activity) {
  for (Operation &op : llvm::reverse(block)) {
    if (llvm::none_of(op.getResults(),
                      [&](Value v) { return reached.contains(v); }))
      continue;
    for (Value operand : op.getOperands())
      if (activity.contains(operand))
        reached.insert(operand);
    for (Value captured : getCaptured(&op))
      if (activity.contains(captured))
        reached.insert(captured);
  }
}

SmallVector<Operation *> trc::copyOperations(Block &from, OpBuilder &builder,
                                             IRMapping &mapping) {
  SmallVector<Operation *> copies;
  for (Operation &op : from.without_terminator())
    copies.push_back(builder.clone(op, mapping));
  return copies;
}
