//===- Unread.cpp - what nothing reads goes -------------------------------===//

#include "trc/Rewrite/Unread.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

// Both from the end backwards, so that what led to it goes too.

void trc::eraseUnread(Block &block) {
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
    if (isOpTriviallyDead(&op))
      op.erase();
}

void trc::eraseDead(Operation *root) {
  SmallVector<Operation *> ops;
  // What a region holds goes before its operation.
  root->walk<WalkOrder::PreOrder>([&](Operation *op) { ops.push_back(op); });
  for (Operation *op : llvm::reverse(ops))
    if (op != root && isOpTriviallyDead(op))
      op->erase();
}
