//===- IterationSpace.cpp - the loops that a cluster shares ---------------===//
//
// A reduction whose last dimension is reduced is a row reduction: the reduced
// dimensions are the inner loops. One whose last dimension is kept is a column
// reduction: that dimension is the inner loop, the reduced ones are sequential.
// Where a cluster has both, the column reductions decide, since a row reduction
// of [R, C] also fits a space in which R is split into parallel x sequential.
//
//===----------------------------------------------------------------------===//

#include "IterationSpace.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace trc;
using kernel::Affine;
using kernel::LoopId;

namespace {
/// Extents of what a reduction keeps and drops, dimensions of extent 1 apart.
struct ReductionShape {
  int64_t kept = 1, reduced = 1;
  bool lastReduced = false;
  /// Elements of the innermost run of kept dimensions.
  int64_t keptInnermost = 1;
};
} // namespace

/// Stretches of dimensions that are all reduced or all kept, with their
/// elements.
using Runs = SmallVector<std::pair<bool, int64_t>>;

static ReductionShape shapeOfReduction(stablehlo::ReduceOp reduce) {
  ReductionShape result;
  ArrayRef<int64_t> shape = shapeOf(reduce.getInputs().front());
  bool runEnded = false;
  for (size_t i = shape.size(); i-- > 0;) {
    if (shape[i] == 1)
      continue;
    bool isReduced = llvm::is_contained(reduce.getDimensions(), int64_t(i));
    if (result.kept * result.reduced == 1)
      result.lastReduced = isReduced;
    runEnded |= isReduced;
    if (!isReduced && !runEnded)
      result.keptInnermost *= shape[i];
    (isReduced ? result.reduced : result.kept) *= shape[i];
  }
  return result;
}

void IterationSpace::addLoop(Group group, int64_t extent) {
  LoopId id = loopExtents.size();
  loopExtents.push_back(extent);
  groups[group].push_back(id);
  memoryOrder.push_back(id);
}

FailureOr<IterationSpace> IterationSpace::choose(const Cluster &cluster,
                                                 std::string &reason) {
  stablehlo::ReduceOp hero;
  for (Operation *op : cluster.operations) {
    auto reduce = dyn_cast<stablehlo::ReduceOp>(op);
    if (!reduce)
      continue;
    if (shapeOfReduction(reduce).reduced == 1) {
      reason = "a reduction over dimensions of extent 1 is not a loop";
      return failure();
    }
    if (!hero || (shapeOfReduction(hero).lastReduced &&
                  !shapeOfReduction(reduce).lastReduced))
      hero = reduce;
  }

  IterationSpace space;
  if (hero) {
    bool isColumn = !shapeOfReduction(hero).lastReduced;
    ArrayRef<int64_t> shape = shapeOf(hero.getInputs().front());
    int64_t innermost = shapeOfReduction(hero).keptInnermost;
    // Walk outwards; the innermost run of kept dimensions is inner.
    SmallVector<Group> groupOfDim(shape.size(), Parallel);
    int64_t run = 1;
    for (size_t i = shape.size(); i-- > 0;) {
      if (llvm::is_contained(hero.getDimensions(), int64_t(i)))
        groupOfDim[i] = isColumn ? Sequential : Inner;
      else if (isColumn && run < innermost)
        groupOfDim[i] = Inner, run *= shape[i];
    }
    for (auto [extent, group] : llvm::zip_equal(shape, groupOfDim))
      if (extent != 1)
        space.addLoop(group, extent);
  } else {
    Value largest;
    for (Value output : cluster.outputs)
      if (!largest ||
          cast<RankedTensorType>(output.getType()).getNumElements() >
              cast<RankedTensorType>(largest.getType()).getNumElements())
        largest = output;
    SmallVector<int64_t> shape;
    for (int64_t extent : shapeOf(largest))
      if (extent != 1)
        shape.push_back(extent);
    for (auto [index, extent] : llvm::enumerate(shape))
      space.addLoop(index + 1 == shape.size() ? Inner : Parallel, extent);
  }

  for (Operation *op : cluster.operations)
    if (auto reduce = dyn_cast<stablehlo::ReduceOp>(op))
      if (!space.classify(reduce)) {
        reason = "its reductions run over different iteration spaces";
        return failure();
      }
  return space;
}

/// Adds a stretch of neighbouring dimensions, outermost first.
static void addRun(Runs &runs, bool isReduced, int64_t extent) {
  if (extent == 1)
    return;
  if (runs.empty() || runs.back().first != isReduced)
    runs.emplace_back(isReduced, 1);
  runs.back().second *= extent;
}

static Runs runsOf(stablehlo::ReduceOp reduce) {
  Runs runs;
  for (auto [dim, extent] :
       llvm::enumerate(shapeOf(reduce.getInputs().front())))
    addRun(runs, llvm::is_contained(reduce.getDimensions(), int64_t(dim)),
           extent);
  return runs;
}

std::optional<ReductionKind>
IterationSpace::classify(stablehlo::ReduceOp reduce) const {
  // Equal products are not enough: what is reduced must lie where the loops
  // that reduce it are.
  const Runs wanted = runsOf(reduce);
  auto isReducedBy = [&](std::initializer_list<Group> of) {
    Runs runs;
    for (LoopId loop : memoryOrder)
      addRun(runs, llvm::is_contained(of, groupOf(loop)), loopExtents[loop]);
    return runs == wanted;
  };
  const bool lastReduced = shapeOfReduction(reduce).lastReduced;
  if (lastReduced && isReducedBy({Inner}))
    return ReductionKind::Row;
  if (!lastReduced && isReducedBy({Sequential}))
    return ReductionKind::Column;
  if (size({Sequential}) > 1 && isReducedBy({Sequential, Inner}))
    return ReductionKind::Full;
  return std::nullopt;
}

int64_t IterationSpace::size(std::initializer_list<Group> of) const {
  int64_t result = 1;
  for (Group group : of)
    for (LoopId loop : groups[group])
      result *= loopExtents[loop];
  return result;
}

Affine IterationSpace::position(std::initializer_list<Group> of) const {
  Affine result;
  int64_t stride = 1;
  for (LoopId loop : llvm::reverse(memoryOrder)) {
    if (!llvm::is_contained(of, groupOf(loop)))
      continue;
    result.terms.emplace_back(loop, stride);
    stride *= loopExtents[loop];
  }
  return kernel::normalised(std::move(result));
}

IterationSpace::Group IterationSpace::groupOf(LoopId loop) const {
  for (Group group : {Parallel, Sequential})
    if (llvm::is_contained(groups[group], loop))
      return group;
  return Inner;
}

void IterationSpace::split(LoopId loop, int64_t inner) {
  LoopId outer = loopExtents.size();
  loopExtents.push_back(loopExtents[loop] / inner);
  loopExtents[loop] = inner;
  auto &group = groups[groupOf(loop)];
  group.insert(llvm::find(group, loop), outer);
  memoryOrder.insert(llvm::find(memoryOrder, loop), outer);
}
