//===- HostState.cpp - state that lives in the host's memory --------------===//
//
// See HostState.h. A program that says nothing of its state, as those of JAX,
// has its moments all the same: a step touches them where it updates them,
// while it reads a parameter from its forward half on.
//
//===----------------------------------------------------------------------===//

#include "trc/Plan/HostState.h"

#include "trc/Plan/Liveness.h"

using namespace mlir;
using namespace trc;
using namespace trc::plan;

/// The uses of a moment lie within this share of an entry's commands ..
static constexpr int64_t shareOfCommands = 32;
/// .. or within so few.
static constexpr int64_t fewCommands = 4;

/// Whether an entry that does more than touch the state does so for long.
static bool isUsedForLong(const Lifetime &life, int64_t commands) {
  const int64_t span = life.last - life.first;
  return span > fewCommands && span * shareOfCommands > commands;
}

SmallVector<StateOp> plan::findMoments(ModuleOp module) {
  SmallVector<StateOp> moments, unknown;
  bool saysNothing = true;
  for (auto state : module.getOps<StateOp>()) {
    if (state.getRole() == StateRole::Moment)
      moments.push_back(state);
    saysNothing &= state.getRole() == StateRole::Other;
    unknown.push_back(state);
  }
  if (!saysNothing)
    return moments;
  DenseSet<Operation *> used, usedForLong;
  for (auto entry : module.getOps<EntryOp>()) {
    const auto commands = static_cast<int64_t>(numberCommands(entry).size());
    for (auto &[buffer, life] : computeLifetimes(entry)) {
      BufferOp each = buffer;
      if (each.getKind() != BufferKind::State || life.first < 0)
        continue;
      auto state = SymbolTable::lookupNearestSymbolFrom<StateOp>(
          each, each.getSymbolAttr());
      used.insert(state);
      if (isUsedForLong(life, commands))
        usedForLong.insert(state);
    }
  }
  llvm::erase_if(unknown, [&](StateOp state) {
    return !used.contains(state) || usedForLong.contains(state);
  });
  return unknown;
}
