//===- KernelAssembler.h - the loops of one kernel --------------*- C++ -*-===//
//
// One attempt at building a kernel over a given iteration space: what
// KernelBuilder.cpp and KernelReductions.cpp share.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_FUSION_KERNELASSEMBLER_H
#define TRC_LIB_FUSION_KERNELASSEMBLER_H

#include "PointEvaluator.h"

#include "llvm/ADT/DenseSet.h"

namespace trc {

inline constexpr auto parallel = IterationSpace::Parallel;
inline constexpr auto sequential = IterationSpace::Sequential;
inline constexpr auto inner = IterationSpace::Inner;

/// What is known of a value before anything is built.
struct Facts {
  /// Row reductions that must be complete before it, one after the other.
  int depth = 0;
  /// Needs the result of a column or full reduction.
  bool afterColumns = false;
};

struct PlannedReduction {
  stablehlo::ReduceOp op;
  ReductionKind kind;
  int depth = 0; ///< of its input
  /// Column: scratch buffers, one per result.
  llvm::SmallVector<unsigned> buffers;
  /// Full: number in `fullReductions`.
  size_t carried = 0;
};

/// How an output follows from a value that has an element for every point: by
/// changes of index alone, so that it can be stored from there.
struct ElementSource {
  mlir::Value value;
  /// Slices, reshapes and transposes that lead from `value` to the output.
  llvm::SmallVector<mlir::Operation *> path;
};

class KernelAssembler {
public:
  KernelAssembler(const Cluster &cluster, IterationSpace &space,
                  llvm::StringRef name,
                  const llvm::DenseSet<mlir::Value> &saved,
                  const ScratchRules &scratch)
      : cluster(cluster), space(space), saved(saved), scratch(scratch),
        evaluator(cluster, space, result) {
    result.name = name.str();
  }

  mlir::LogicalResult build();

  kernel::Kernel result;
  std::string reason;
  std::optional<kernel::SplitRequest> splitRequest;
  /// Values that more than one inner loop would compute, and that a scratch row
  /// has room for, with what each costs. Where there are any, `result` is no
  /// kernel: it is to be built again with these saved.
  llvm::DenseMap<mlir::Value, double> recomputed;
  bool hasColumns = false, hasRows = false;

private:
  using Statements = std::vector<kernel::Statement>;

  const Cluster &cluster;
  IterationSpace &space;
  const llvm::DenseSet<mlir::Value> &saved;
  const ScratchRules scratch;
  PointEvaluator evaluator;
  llvm::DenseMap<mlir::Value, Facts> facts;
  llvm::SmallVector<PlannedReduction> reductions;
  llvm::SmallVector<int> outputStage; ///< inner loop of a full output, else -1
  /// By output: where its elements come from, when that is not the output.
  llvm::SmallVector<std::optional<ElementSource>> sources;
  llvm::DenseMap<mlir::Value, unsigned> savedBuffers;
  llvm::DenseMap<mlir::Value, int> firstStage;
  llvm::DenseSet<mlir::Value> savedInStage;
  int stage = 0, lastStage = 0;
  /// Registers of a full reduction inside the sequential loop.
  std::vector<kernel::Reduction> fullReductions;

  mlir::LogicalResult fail(llvm::Twine why) {
    if (reason.empty())
      reason = why.str();
    return mlir::failure();
  }
  mlir::LogicalResult analyse();
  mlir::LogicalResult planOutputs();
  std::optional<ElementSource> elementSource(mlir::Value output) const;
  mlir::LogicalResult storeElement(unsigned number);
  void addBuffers();
  mlir::LogicalResult buildRows(Statements &item, Statements &rows);
  mlir::LogicalResult buildStage(Statements &rows);
  mlir::LogicalResult storeElements();
  mlir::LogicalResult storeRows(int depth);
  mlir::LogicalResult storeAfterColumns(Statements &item);
  mlir::FailureOr<kernel::Register> takeInInitial(stablehlo::ReduceOp op,
                                                  kernel::Register result);
  mlir::LogicalResult initialiseColumns(Statements &item);
  mlir::LogicalResult accumulateColumn(PlannedReduction &reduction);
  mlir::FailureOr<kernel::Reduction>
  makeReduction(stablehlo::ReduceOp op, llvm::ArrayRef<kernel::Register> values,
                Level resultLevel);
  mlir::FailureOr<llvm::SmallVector<kernel::Register>>
  combine(stablehlo::ReduceOp op, llvm::ArrayRef<kernel::Register> accumulated,
          llvm::ArrayRef<kernel::Register> elements, Statements &list);
  mlir::FailureOr<llvm::SmallVector<kernel::Register>>
  evaluateInputs(stablehlo::ReduceOp op);
  kernel::Statement innerNest(Statements body,
                              std::vector<kernel::Reduction> leaves);
  kernel::Statement loopOver(kernel::LoopId id, bool vector, Statements body,
                             std::vector<kernel::Reduction> reductions);
  bool isPlainSum(stablehlo::ReduceOp op) const;
  kernel::ElementType accumulatorType(stablehlo::ReduceOp op,
                                      unsigned number) const;
  int64_t elementsOf(mlir::Value value) const {
    return mlir::cast<mlir::RankedTensorType>(value.getType()).getNumElements();
  }
};

} // namespace trc

#endif // TRC_LIB_FUSION_KERNELASSEMBLER_H
