//===- Partitioner.h - one function, made for a part ------------*- C++ -*-===//
//
// Writes down what `Layouts` has decided. Types become those of parts where
// they are; where a value lies otherwise than it is read, it is cut or joined.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_PARTITION_PARTITIONER_H
#define TRC_LIB_PARTITION_PARTITIONER_H

#include "Layouts.h"

#include "trc/Rewrite/TensorArithmetic.h"

#include "llvm/ADT/SetVector.h"

namespace trc {

struct PartitionOptions {
  int64_t ranks = 1;
  int64_t gatherBytes = 0;
  bool remarks = false;
};

struct PartitionCounts {
  int64_t split = 0, sums = 0, gathers = 0;
};

class Partitioner {
public:
  Partitioner(mlir::func::FuncOp function, const PartitionOptions &options)
      : function(function), options(options), layouts(options.ranks) {}

  mlir::LogicalResult run();
  const PartitionCounts &getCounts() const { return counts; }

private:
  mlir::LogicalResult write(mlir::Block &block);
  mlir::LogicalResult write(mlir::Operation *op);
  mlir::LogicalResult writeLoop(stablehlo::WhileOp loop);
  mlir::LogicalResult writeShared(mlir::Operation *op, const Factor &factor);
  /// Makes every operand lie as the operation reads it.
  mlir::LogicalResult move(mlir::Operation *op);
  void setPorts();

  /// `value` as `use` wants it, or null after a diagnostic.
  mlir::Value moved(mlir::OpOperand &use);
  mlir::Value cut(mlir::Value value, int64_t dim);
  mlir::Value join(mlir::Value value, int64_t dim);
  mlir::Value cutSource(mlir::Value value, int64_t dim);
  bool mayJoin(mlir::OpOperand &use);
  /// Adds what the rank's part begins at to a counter.
  mlir::Value countFromPart(mlir::Value counter, int64_t dim);
  /// Where the rank's part begins, an i32.
  mlir::Value startOf(int64_t extent);
  /// Behind `value`, and behind each start where it is an argument.
  void setInsertionAfter(mlir::OpBuilder &builder, mlir::Value value);

  mlir::RankedTensorType partType(mlir::Type type, int64_t dim) const;
  void setPart(mlir::Value value);

  mlir::func::FuncOp function;
  const PartitionOptions &options;
  Layouts layouts;
  PartitionCounts counts;
  llvm::DenseMap<std::pair<mlir::Value, int64_t>, mlir::Value> cuts;
  llvm::DenseMap<mlir::Value, mlir::Value> joins;
  llvm::DenseMap<int64_t, mlir::Value> starts;
  mlir::Value firstStart;
  /// Of which parts are made anew.
  llvm::SetVector<mlir::Operation *> sources;
};

} // namespace trc

#endif // TRC_LIB_PARTITION_PARTITIONER_H
