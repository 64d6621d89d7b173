//===- InPlace.h - which values can share bytes -----------------*- C++ -*-===//
//
// What `schedule-operations` and `bufferize-to-plan` both have to know about an
// operation: whether a result is its operand's bytes, or may be written over
// them.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PLAN_INPLACE_H
#define TRC_PLAN_INPLACE_H

#include "mlir/IR/Operation.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/DenseMap.h"

namespace trc {

/// A tensor, as opposed to a token.
bool isTensor(mlir::Value value);

/// Bytes of the value's tensor.
int64_t getValueSize(mlir::Value value);

/// The operand whose bytes the result is as they stand (reshape, barrier, a
/// value that a loop carries unchanged), or a run of whose bytes it is (a slice
/// of rows), or null.
mlir::Value getViewedValue(mlir::OpResult result);

/// The result that is a view of what a use hands to its operation, or null.
mlir::OpResult getViewOf(mlir::OpOperand &use);

/// Where a view begins in what it views, in bytes.
int64_t getViewOffset(mlir::OpResult view);

/// Whether a result may be written over an operand when nothing else needs that
/// any more. Remembers what it found out about fusions, which is costly.
class InPlaceRules {
public:
  bool mayWriteOver(mlir::Operation *op, unsigned operand, unsigned result);

private:
  llvm::DenseMap<mlir::Operation *,
                 llvm::SmallVector<std::pair<unsigned, unsigned>>>
      fusions;
};

/// Whether the operation changes only a part of the operand to make the result,
/// so that without sharing all of it would be copied.
bool isUpdate(mlir::Operation *op, unsigned operand, unsigned result);

/// The operands that a result could be written over at all, and the other way
/// round: of a loop, which may carry thousands, the one of the same number.
llvm::MutableArrayRef<mlir::OpOperand> operandsUnder(mlir::OpResult result);
mlir::ResultRange resultsOver(mlir::OpOperand &operand);

/// A loop that hands its argument `index` on as it is.
bool isInvariant(mlir::Operation *loop, unsigned index);

} // namespace trc

#endif // TRC_PLAN_INPLACE_H
