//===- SeparateGroups.cpp - groups of channels, channel by channel --------===//
//
// A group norm of tensors whose channels are innermost has statistics of a few
// neighbouring channels:
//
//   x[n,h,w,g,c] --sum over h, w, c--> s[n,g] --broadcast--> [n,h,w,g,c]
//
// A kernel of that has an innermost loop of c elements, 4 or 8, and spends its
// time on the loop and not on the elements. Here sums are taken by channel
// first, and what is spread is spread over a group's channels first and stored:
//
//   x --sum over h, w--> [n,g,c] --sum over c--> s[n,g]
//   s --broadcast--> [n,g,c] --wall--> --broadcast--> [n,h,w,g,c]
//
// Then g and c are one loop to every index (Kernel/Coalesce.h), as in a batch
// norm.
//
//===----------------------------------------------------------------------===//

#include "trc/Target/Host/Passes.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/Elementwise.h"
#include "trc/Rewrite/Reductions.h"
#include "trc/Rewrite/TensorArithmetic.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/SetVector.h"

namespace trc {
#define GEN_PASS_DEF_SEPARATEGROUPS
#include "trc/Target/Host/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;
namespace stablehlo = trc::stablehlo;

/// An innermost loop of this many elements is worth its start: two vectors.
static constexpr int64_t shortestRun = 32;
/// What is this many times smaller is stored.
static constexpr int64_t muchSmaller = 16;

/// The innermost dimensions of `type` that are `taken` or of extent 1; those
/// from `begin` on, of `extent` elements. Nothing where they are none, all, or
/// as long as a loop wants.
template <typename IsTaken>
static std::optional<std::pair<int64_t, int64_t>>
findShortRun(RankedTensorType type, IsTaken isTaken) {
  int64_t begin = type.getRank(), extent = 1;
  while (begin > 0 && (isTaken(begin - 1) || type.getDimSize(begin - 1) == 1)) {
    --begin;
    extent *= type.getDimSize(begin);
  }
  if (begin == 0 || extent == 1 || extent >= shortestRun)
    return std::nullopt;
  return std::pair(begin, extent);
}

/// Reduces over the dimensions outside of the group first.
static bool separate(stablehlo::ReduceOp op) {
  if (op.getInputs().size() != 1)
    return false;
  Value input = op.getInputs().front();
  RankedTensorType type = getTensorType(input);
  Operation *combiner = getCombiner(op.getBody());
  // A narrow type would be rounded in between.
  auto element = dyn_cast<FloatType>(type.getElementType());
  if (!combiner || (element && element.getWidth() < 32) ||
      !isNeutral(combiner, op.getInitValues().front()))
    return false;
  auto isReduced = [&](int64_t dim) {
    return llvm::is_contained(op.getDimensions(), dim);
  };
  auto run = findShortRun(type, isReduced);
  if (!run)
    return false;
  SmallVector<int64_t> outside, inside, shape;
  int64_t repeats = 1;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    if (isReduced(dim) && dim < run->first) {
      outside.push_back(dim);
      repeats *= type.getDimSize(dim);
      continue;
    }
    if (isReduced(dim))
      inside.push_back(static_cast<int64_t>(shape.size()));
    shape.push_back(type.getDimSize(dim));
  }
  if (repeats < muchSmaller)
    return false;
  OpBuilder builder(op);
  auto reduce = [&](Value of, ArrayRef<int64_t> dims, Type result) {
    auto made = cast<stablehlo::ReduceOp>(builder.clone(*op));
    made->setOperand(0, of);
    made.setDimensions(dims);
    made->getResult(0).setType(result);
    return made->getResult(0);
  };
  Value channels = reduce(input, outside,
                          RankedTensorType::get(shape, type.getElementType()));
  op->getResult(0).replaceAllUsesWith(
      reduce(channels, inside, op->getResult(0).getType()));
  op->erase();
  return true;
}

/// Whether `value`, or what is computed from it element by element, is spread
/// over a much larger tensor.
static bool isSpread(Value value) {
  constexpr unsigned mostVisited = 64;
  const int64_t elements = getTensorType(value).getNumElements();
  llvm::SmallSetVector<Value, 16> reached;
  reached.insert(value);
  for (unsigned i = 0; i < reached.size() && i < mostVisited; ++i)
    for (Operation *user : reached[i].getUsers()) {
      if (user->getNumResults() != 1)
        continue;
      auto type = dynTensorType(user->getResult(0));
      if (!type)
        continue;
      if (isa<stablehlo::BroadcastInDimOp>(user) &&
          type.getNumElements() >= elements * muchSmaller)
        return true;
      if (type.getNumElements() == elements &&
          (isa<stablehlo::ReshapeOp>(user) || isElementwise(user)))
        reached.insert(user->getResult(0));
    }
  return false;
}

/// A value that is stored, whatever computes it.
static Value makeWall(OpBuilder &builder, Location loc, Value value) {
  return stablehlo::OptimizationBarrierOp::create(
             builder, loc, TypeRange(value.getType()), ValueRange(value))
      ->getResult(0);
}

/// Spreads over the group first, and stores that.
static bool separate(stablehlo::BroadcastInDimOp op) {
  Value operand = op.getOperand();
  RankedTensorType from = getTensorType(operand);
  RankedTensorType type = getTensorType(op.getResult());
  ArrayRef<int64_t> dims = op.getBroadcastDimensions();
  auto isRepeated = [&](int64_t dim) {
    const auto *it = llvm::find(dims, dim);
    return it == dims.end() || from.getDimSize(it - dims.begin()) == 1;
  };
  auto run = findShortRun(type, isRepeated);
  if (!run || !llvm::is_sorted(dims))
    return false;
  OpBuilder builder(op);
  builder.setInsertionPointAfter(op);
  TensorArithmetic math(builder, op.getLoc());
  const int64_t stored = from.getNumElements() * run->second;
  if (type.getNumElements() < stored * muchSmaller) {
    if (!isSpread(op.getResult()))
      return false;
    Value wall = makeWall(builder, op.getLoc(), op.getResult());
    op.getResult().replaceAllUsesExcept(wall, wall.getDefiningOp());
    return true;
  }
  SmallVector<int64_t> own, shape, places, all;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    const bool isOwn = !isRepeated(dim) && type.getDimSize(dim) != 1;
    if (isOwn) {
      own.push_back(type.getDimSize(dim));
      places.push_back(static_cast<int64_t>(shape.size()));
    }
    if (isOwn || (dim >= run->first && type.getDimSize(dim) != 1)) {
      shape.push_back(type.getDimSize(dim));
      all.push_back(dim);
    }
  }
  Value wall =
      makeWall(builder, op.getLoc(),
               math.broadcast(math.reshape(operand, own), shape, places));
  op.getResult().replaceAllUsesWith(math.broadcast(wall, type.getShape(), all));
  op->erase();
  return true;
}

namespace {

class SeparateGroupsPass
    : public trc::impl::SeparateGroupsBase<SeparateGroupsPass> {
public:
  void runOnOperation() override {
    SmallVector<Operation *> operations;
    getOperation()->walk([&](Operation *op) {
      if (isa<stablehlo::ReduceOp, stablehlo::BroadcastInDimOp>(op))
        operations.push_back(op);
    });
    for (Operation *op : operations) {
      if (auto reduce = dyn_cast<stablehlo::ReduceOp>(op))
        numReductions += separate(reduce);
      else
        numBroadcasts += separate(cast<stablehlo::BroadcastInDimOp>(op));
    }
  }
};

} // namespace
