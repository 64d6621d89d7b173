//===- Narrower.h - values in a narrow type ---------------------*- C++ -*-===//
//
// Rounds a value where it is made, once for all that read it narrow. What a
// movement moves is rounded before it, so that what lies in memory is narrow.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_PRECISION_NARROWER_H
#define TRC_LIB_PRECISION_NARROWER_H

#include "Flow.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"

namespace trc {

/// Makes values of one function in one narrow type, each at most once.
class Narrower {
public:
  Narrower(const Flow &flow, mlir::Type element)
      : element(element), flow(flow) {}

  /// bf16 or f16.
  const mlir::Type element;

  mlir::Value narrow(mlir::Value value);

  /// Parameters that were rounded, with their conversion.
  llvm::SmallVector<mlir::Operation *> copies;

private:
  mlir::Value make(mlir::Value value);
  mlir::Value move(mlir::Value value);
  bool isWorthMoving(mlir::Operation *op);
  bool isMovedNarrow(mlir::Value value);
  mlir::Value sourceOf(mlir::Value value);

  const Flow &flow;
  llvm::DenseMap<mlir::Value, mlir::Value> sources;
  llvm::DenseMap<mlir::Value, mlir::Value> narrowed;
  /// Narrow values that are the f32 ones they stand for.
  llvm::DenseSet<mlir::Value> exact;
};

/// A copy of the movement `op` of `operand`, in its element type.
mlir::Value moveLike(mlir::OpBuilder &builder, mlir::Operation *op,
                     mlir::Value operand);

/// Gives the result a narrow element type; its readers get it widened.
void widenReaders(mlir::OpResult result, mlir::Type element);

} // namespace trc

#endif // TRC_LIB_PRECISION_NARROWER_H
