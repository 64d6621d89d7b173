//===- BuildKernel.cpp - tries until the loops are fine enough ------------===//
//
// Building starts over when an index asks for a finer loop, and when a value
// turned out to be computed by two inner loops that is better kept in a scratch
// row. Both kinds of retry end: loops only get finer, saved values only more.
//
//===----------------------------------------------------------------------===//

#include "trc/Fusion/KernelBuilder.h"

#include "KernelAssembler.h"
#include "trc/Debug/DebugLog.h"
#include "trc/Fusion/ScalarOperations.h"
#include "trc/Kernel/Coalesce.h"

#include "llvm/ADT/STLExtras.h"

#include <limits>

using namespace mlir;
using namespace trc;

static DebugTopic building("build-kernel");

/// In a module that says nothing: that of every target so far.
static constexpr ScratchRules unboundScratch = {
    .mostRowBytes = std::numeric_limits<int64_t>::max(), .leastCycles = 8};

ScratchRules trc::scratchRulesOf(const Cluster &cluster) {
  ScratchRules rules = unboundScratch;
  auto module = cluster.operations.empty()
                    ? ModuleOp()
                    : cluster.operations.front()->getParentOfType<ModuleOp>();
  if (!module)
    return rules;
  if (auto bytes = module->getAttrOfType<IntegerAttr>(scratchBytesAttribute))
    rules.mostRowBytes = bytes.getInt();
  if (auto cycles = module->getAttrOfType<FloatAttr>(scratchCyclesAttribute))
    rules.leastCycles = cycles.getValueAsDouble();
  return rules;
}

FailureOr<BuiltKernel> trc::buildKernel(const Cluster &cluster, StringRef name,
                                        std::string &reason) {
  for (ValueRange values :
       {ValueRange(cluster.inputs), ValueRange(cluster.outputs)})
    for (Value value : values)
      if (cast<RankedTensorType>(value.getType()).getNumElements() == 0) {
        reason = "a tensor has no elements";
        return failure();
      }
  TRC_LOG(building) << "of " << cluster.operations.size() << " operations";
  FailureOr<IterationSpace> space = IterationSpace::choose(cluster, reason);
  if (failed(space))
    return failure();
  const ScratchRules scratch = scratchRulesOf(cluster);
  llvm::DenseSet<Value> saved;
  // Each split makes one loop finer, each save pass adds values: both end.
  constexpr int mostTries = 24;
  for (int tries = 0; tries < mostTries; ++tries) {
    KernelAssembler builder(cluster, *space, name, saved, scratch);
    if (failed(builder.build())) {
      if (builder.splitRequest) {
        space->split(builder.splitRequest->loop, builder.splitRequest->inner);
        continue;
      }
      reason = builder.reason;
      return failure();
    }
    if (!builder.recomputed.empty()) {
      for (const auto &[value, cost] : builder.recomputed)
        saved.insert(value);
      continue;
    }
    BuiltKernel built;
    built.kind = builder.hasColumns ? "column"
                 : builder.hasRows  ? "row"
                                    : "map";
    built.kernel = std::move(builder.result);
    kernel::finishLoops(built.kernel,
                        {space->loops(parallel).vec(),
                         space->loops(sequential).vec(),
                         space->loops(inner).vec()},
                        space->extents());
    return built;
  }
  reason = "its indices ask for too many loops";
  return failure();
}

Cluster trc::clusterOf(FusionOp fusion) {
  Cluster cluster;
  Block &body = fusion.getBody().front();
  for (Operation &op : body.without_terminator())
    cluster.operations.push_back(&op);
  llvm::append_range(cluster.inputs, body.getArguments());
  llvm::append_range(cluster.outputs, fusion.getYield().getResults());
  return cluster;
}

Cluster trc::clusterOf(Block &scalarBody) {
  Cluster cluster;
  for (Operation &op : scalarBody.without_terminator())
    cluster.operations.push_back(&op);
  llvm::append_range(cluster.inputs, scalarBody.getArguments());
  llvm::append_range(cluster.outputs,
                     scalarBody.getTerminator()->getOperands());
  return cluster;
}

FailureOr<BuiltKernel> trc::buildAlone(Operation *op, Cluster &cluster) {
  const bool isSmall = llvm::all_of(op->getResultTypes(), [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.getNumElements() < leastShared;
  });
  if (!isFusible(op) || (isSmall && !isOnlyOfKernels(op)))
    return failure();
  const llvm::SetVector<Value> inputs(op->operand_begin(), op->operand_end());
  cluster.operations.assign({op});
  cluster.inputs.assign(inputs.begin(), inputs.end());
  // A kernel may hold some results only: of a generator its bits, as long as
  // nobody reads the next state.
  cluster.outputs.clear();
  llvm::copy_if(op->getResults(), std::back_inserter(cluster.outputs),
                [](Value result) { return !result.use_empty(); });
  if (cluster.outputs.empty())
    return failure();
  std::string reason;
  return buildKernel(cluster, "alone", reason);
}
