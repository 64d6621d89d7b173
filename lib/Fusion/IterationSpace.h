//===- IterationSpace.h - the loops that a cluster shares -------*- C++ -*-===//
//
// Which loops a cluster runs over, in three groups, and the row-major positions
// that make sense in them. Found from the cluster's reductions, or from its
// largest output where there are none.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_FUSION_ITERATIONSPACE_H
#define TRC_LIB_FUSION_ITERATIONSPACE_H

#include "trc/Fusion/KernelBuilder.h"
#include "trc/Kernel/Index.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"

namespace trc {

inline llvm::ArrayRef<int64_t> shapeOf(mlir::Value value) {
  return mlir::cast<mlir::RankedTensorType>(value.getType()).getShape();
}

/// How a reduction lies in the iteration space.
enum class ReductionKind { Row, Column, Full };

class IterationSpace {
public:
  enum Group { Parallel, Sequential, Inner };

  /// Chooses the space of `cluster`; fails with a reason when its reductions
  /// ask for different spaces.
  static mlir::FailureOr<IterationSpace> choose(const Cluster &cluster,
                                                std::string &reason);

  /// The kind of a reduction of the cluster.
  std::optional<ReductionKind> classify(stablehlo::ReduceOp reduce) const;

  /// Loops of a group, outermost first.
  llvm::ArrayRef<kernel::LoopId> loops(Group group) const {
    return groups[group];
  }
  std::vector<int64_t> &extents() { return loopExtents; }
  const std::vector<int64_t> &extents() const { return loopExtents; }

  /// Number of points of the named groups together.
  int64_t size(std::initializer_list<Group> of) const;

  /// Row-major position over the loops of the named groups, in the order in
  /// which the dimensions stand in memory.
  kernel::Affine position(std::initializer_list<Group> of) const;

  /// Splits a loop into an outer and an inner one of `inner` trips.
  void split(kernel::LoopId loop, int64_t inner);

  /// The group that a loop belongs to.
  Group groupOf(kernel::LoopId loop) const;

private:
  llvm::SmallVector<kernel::LoopId> groups[3];
  /// All loops, in the order in which the dimensions stand in memory.
  llvm::SmallVector<kernel::LoopId> memoryOrder;
  std::vector<int64_t> loopExtents;

  void addLoop(Group group, int64_t extent);
};

} // namespace trc

#endif // TRC_LIB_FUSION_ITERATIONSPACE_H
