//===- Unread.h - what nothing reads goes -----------------------*- C++ -*-===//
//
// Erasers of operations without effect whose results nothing reads, and of what
// led to them alone.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_REWRITE_UNREAD_H
#define TRC_REWRITE_UNREAD_H

#include "mlir/IR/Block.h"
#include "mlir/IR/Operation.h"

namespace trc {

/// Those that stand in `block` itself.
void eraseUnread(mlir::Block &block);

/// Those below `root`, in all of its regions.
void eraseDead(mlir::Operation *root);

} // namespace trc

#endif // TRC_REWRITE_UNREAD_H
