//===- Layouts.h - which dimension of each value is split -------*- C++ -*-===//
//
// Decides, for one function, how each value lies over the ranks: whole on every
// one, or split along one dimension; and which factor of an operation ranks
// share. Changes nothing.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_PARTITION_LAYOUTS_H
#define TRC_LIB_PARTITION_LAYOUTS_H

#include "Factors.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace trc {

class Layouts {
public:
  explicit Layouts(int64_t ranks) : ranks(ranks) {}

  /// From what the ports of the function say (`trc.partition`). They are known
  /// to be divisible by the number of ranks.
  void find(mlir::func::FuncOp function);

  /// The split dimension, or `whole`.
  int64_t of(mlir::Value value) const;
  /// That of a result of the function.
  int64_t ofResult(unsigned result) const { return results[result]; }
  /// The factor that ranks share, or null: each does all of the operation.
  const Factor *factorOf(mlir::Operation *op) const;
  /// How an operand is to lie where `use` reads it.
  int64_t wantedBy(mlir::OpOperand &use) const;

  /// Says so of a value, `whole` or split.
  void set(mlir::Value value, int64_t dim);

  /// Whether a tensor can be split so.
  bool isDivisible(mlir::Value value, int64_t dim) const;

private:
  void visit(mlir::Block &block);
  void visit(mlir::Operation *op);
  void visitLoop(stablehlo::WhileOp loop);
  void visitBranches(stablehlo::CaseOp op);
  /// Makes parts of what is read in parts only.
  void shareSources(mlir::Block &block);
  void shareSource(mlir::Operation *op);
  void findResults(mlir::func::FuncOp function);

  bool isLegal(mlir::Operation *op, const Factor &factor) const;
  std::optional<Factor> choose(mlir::Operation *op) const;
  void choose(mlir::Operation *op, const Factor &factor);

  int64_t ranks;
  llvm::DenseMap<mlir::Value, int64_t> split; ///< those that are
  llvm::DenseMap<mlir::Operation *, Factor> factors;
  /// Values that a loop carries, and splits along two dimensions: whole.
  llvm::DenseSet<mlir::Value> undecided;
  llvm::SmallVector<int64_t> results;
};

} // namespace trc

#endif // TRC_LIB_PARTITION_LAYOUTS_H
