//===- PartitionData.cpp - a program for a batch, split over ranks --------===//
//
// Looks at what the ports ask for; Partitioner.cpp does each function.
//
//===----------------------------------------------------------------------===//

#include "Partitioner.h"

#include "trc/Partition/Passes.h"
#include "trc/Partition/Ports.h"
#include "trc/Rewrite/Families.h"
#include "trc/Rewrite/Places.h"
#include "trc/Rewrite/RankGrid.h"

namespace trc {
#define GEN_PASS_DEF_PARTITIONDATA
#include "trc/Partition/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;

namespace {

class PartitionDataPass
    : public trc::impl::PartitionDataBase<PartitionDataPass> {
public:
  using PartitionDataBase::PartitionDataBase;

  void runOnOperation() override {
    const PartitionOptions wanted{getRankGrid(getOperation()).ranks(),
                                  gatherBytes, remarks};
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (!asks(function))
        continue;
      if (failed(checkWhole(function)) ||
          failed(checkPorts(function, wanted.ranks)))
        return signalPassFailure();
      Partitioner partitioner(function, wanted);
      if (failed(partitioner.run()))
        return signalPassFailure();
      numSplit += partitioner.getCounts().split;
      numSums += partitioner.getCounts().sums;
      numGathers += partitioner.getCounts().gathers;
    }
  }

private:
  /// Whether the function says anything of partitions.
  static bool asks(func::FuncOp function) {
    if (function.isExternal())
      return false;
    for (unsigned i = 0; i < function.getNumArguments(); ++i)
      if (function.getArgAttr(i, askedName))
        return true;
    for (unsigned i = 0; i < function.getNumResults(); ++i)
      if (function.getResultAttr(i, askedName))
        return true;
    return function
        .walk([](Operation *op) {
          return getAskedLayout(op) ? WalkResult::interrupt()
                                    : WalkResult::advance();
        })
        .wasInterrupted();
  }

  /// What ranks exchange, and which part a rank has, is not known to be for the
  /// whole batch.
  static LogicalResult checkWhole(func::FuncOp function) {
    const char *mend = "; leave --split out, or print the step without "
                       "jax.shard_map";
    for (unsigned i = 0; i < function.getNumArguments(); ++i)
      if (function.getArgAttr(i, splitName))
        return emitError(placeIn(function))
               << "argument " << i << " is split by the program already"
               << mend;
    for (Operation *op : getCollectives(function))
      return op->emitOpError("is in a step that is to be split") << mend;
    return success();
  }

  static LogicalResult checkPorts(func::FuncOp function, int64_t ranks) {
    auto check = [&](const char *what, unsigned number, Type type,
                     Attribute attribute, Location place) -> LogicalResult {
      auto asked = dyn_cast_or_null<IntegerAttr>(attribute);
      if (!asked || asked.getInt() == whole)
        return success();
      auto tensor = cast<RankedTensorType>(type);
      const int64_t dim = asked.getInt();
      if (dim < 0 || dim >= tensor.getRank())
        return emitError(place) << what << number << " of type " << type
                                << " has no dimension " << dim << " to split";
      if (tensor.getDimSize(dim) == 0 || tensor.getDimSize(dim) % ranks != 0)
        return emitError(place)
               << what << number << " has " << tensor.getDimSize(dim)
               << " elements along dimension " << dim << ", no multiple of "
               << ranks << " ranks; another batch, or number of ranks";
      return success();
    };
    for (unsigned i = 0; i < function.getNumArguments(); ++i) {
      const Location place = function.getArgument(i).getLoc();
      if (failed(check("argument ", i, function.getArgument(i).getType(),
                       function.getArgAttr(i, askedName),
                       hasFile(place) ? place : placeIn(function))))
        return failure();
    }
    Operation *end = function.front().getTerminator();
    for (unsigned i = 0; i < function.getNumResults(); ++i)
      if (failed(check("result ", i, end->getOperand(i).getType(),
                       function.getResultAttr(i, askedName), end->getLoc())))
        return failure();
    return success();
  }
};

} // namespace
