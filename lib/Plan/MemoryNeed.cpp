//===- MemoryNeed.cpp - what a program takes while it runs ----------------===//
//
// See MemoryNeed.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Plan/MemoryNeed.h"

#include "trc/Plan/HostState.h"

#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace trc;

plan::EntryOp trc::findLargestEntry(ModuleOp plan) {
  plan::EntryOp largest;
  for (auto entry : plan.getOps<plan::EntryOp>())
    if (!largest ||
        entry.getArenaSize().value_or(0) > largest.getArenaSize().value_or(0))
      largest = entry;
  return largest;
}

/// Whether an operand or the result of a product is such.
static bool multiplies(ModuleOp plan, function_ref<bool(Type)> isSuch) {
  return plan
      .walk([&](plan::CallOp call) {
        const bool isProduct = call.getLibraryName() == "trc.contract";
        return isProduct &&
                       llvm::any_of(call.getTypes(),
                                    [&](Attribute type) {
                                      return isSuch(getElementTypeOrSelf(
                                          cast<TypeAttr>(type).getValue()));
                                    })
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Of each thread beyond those that hold what a process does anyway.
static int64_t findThreadNeed(ModuleOp plan, const TargetDescription &figures) {
  auto threads = plan->getAttrOfType<IntegerAttr>(threadsAttribute);
  if (!threads || threads.getInt() <= fewestThreads)
    return 0;
  const bool isNarrow = multiplies(plan, [](Type type) {
    auto number = dyn_cast<FloatType>(type);
    return number && number.getWidth() == 16;
  });
  return (threads.getInt() - fewestThreads) *
         (figures.threadBytes + (isNarrow ? figures.narrowThreadBytes : 0));
}

MemoryNeed trc::findMemoryNeed(ModuleOp plan,
                               const TargetDescription &figures) {
  MemoryNeed need;
  for (auto state : plan.getOps<plan::StateOp>()) {
    const int64_t bytes =
        plan::getTensorSize(cast<RankedTensorType>(state.getType()));
    (state->hasAttr(plan::onHostAttrName) ? need.host : need.state) += bytes;
    // What is dealt out over ranks comes together in one of them.
    if (figures.copiesState)
      need.copy =
          std::max(need.copy, plan::getTensorSize(state.getWholeType()));
  }
  for (auto constant : plan.getOps<plan::ConstantOp>())
    need.constants += plan::getTensorSize(
        cast<RankedTensorType>(constant.getValue().getShapedType()));
  for (auto entry : plan.getOps<plan::EntryOp>())
    need.hostValues = std::max(
        need.hostValues, static_cast<int64_t>(entry.getHostSize().value_or(0)));
  for (auto entry : plan.getOps<plan::EntryOp>())
    for (auto buffer : entry.getBody().front().getOps<plan::BufferOp>())
      if (buffer.getKind() == plan::BufferKind::Input ||
          buffer.getKind() == plan::BufferKind::Output)
        need.ports += static_cast<int64_t>(buffer.getSize());
  if (plan::EntryOp entry = findLargestEntry(plan))
    need.arena = static_cast<int64_t>(entry.getArenaSize().value_or(0));
  // The system's page tables are a 512th, and what is not foreseen about as
  // much.
  if (figures.processBytes != 0)
    need.process = figures.processBytes + need.total() / 256;
  need.process += findThreadNeed(plan, figures);
  if (multiplies(plan, [](Type type) { return type.isBF16(); }))
    need.process += figures.narrowProductBytes;
  return need;
}
