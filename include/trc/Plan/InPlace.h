//===- InPlace.h - which values can share bytes -----------------*- C++ -*-===//
//
// What `schedule-operations` and `bufferize-to-plan` both have to know about an
// operation: whether a result may be written over its operand. Those that are
// its bytes as they stand are views (Fusion/Views.h).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PLAN_INPLACE_H
#define TRC_PLAN_INPLACE_H

#include "mlir/IR/Operation.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/DenseMap.h"

namespace trc {

/// Bytes of the value's tensor.
int64_t getValueSize(mlir::Value value);

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

} // namespace trc

#endif // TRC_PLAN_INPLACE_H
