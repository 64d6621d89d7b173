//===- MemoryAdvice.cpp - what would help a program to fit ----------------===//
//
// See MemoryAdvice.h. Of state only roles are looked at: a program that says
// none keeps its state in the types that it is written in.
//
//===----------------------------------------------------------------------===//

#include "MemoryAdvice.h"

#include "trc/Dialect/Trc/ModelFacts.h"
#include "trc/Plan/HostState.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace trc;

namespace {

/// State in f32 that options keep in fewer bits, in bytes.
struct WideState {
  int64_t parameters = 0, moments = 0;
  int64_t blocks = 0; ///< of `moments`, those that blocks of 8 bits hold
  bool hasMoments = false, saysRoles = false, hasCounter = false;
};

} // namespace

/// Whether `quantize-moments` takes it, for all but odd shapes.
static bool isOfBlocks(RankedTensorType type) {
  if (type.getNumElements() < 4096)
    return false;
  for (int64_t block = 32; block <= 256; ++block)
    if (type.getShape().back() % block == 0)
      return true;
  return false;
}

static WideState findWideState(ModuleOp plan) {
  WideState found;
  for (auto state : plan.getOps<plan::StateOp>()) {
    const StateRole role = state.getRole();
    found.saysRoles |= role != StateRole::Other;
    found.hasCounter |= role == StateRole::Counter;
    found.hasMoments |= role == StateRole::Moment;
    auto type = cast<RankedTensorType>(state.getType());
    if (!type.getElementType().isF32() || state->hasAttr(plan::onHostAttrName))
      continue;
    const int64_t bytes = plan::getTensorSize(type);
    if (role == StateRole::Parameter)
      found.parameters += bytes;
    if (role == StateRole::Moment) {
      found.moments += bytes;
      // Those that ranks deal out are not quantized.
      if (!state.getWhole() && isOfBlocks(type))
        found.blocks += bytes;
    }
  }
  return found;
}

static std::string less(int64_t bytes) {
  return llvm::formatv("about {0:f1} MiB less",
                       static_cast<double>(bytes) / (1 << 20));
}

/// State is rounded by chance, which a counter of steps is the seed of.
static void addNarrowerState(const WideState &state,
                             SmallVectorImpl<std::string> &ways) {
  if (!state.hasCounter)
    return;
  if (state.blocks > 0)
    ways.push_back("moments in 8 bits (--moments=8bit, " +
                   less(state.blocks / 4 * 3) + ")");
  else if (state.moments > 0)
    ways.push_back("moments in bf16 (--moments=bf16, " +
                   less(state.moments / 2) + ")");
  if (state.parameters > 0)
    ways.push_back("parameters in bf16 (--parameters=bf16, " +
                   less(state.parameters / 2) + ")");
}

/// What could go to the host's memory, of a target with one of its own.
static void addOffload(ModuleOp plan, const TargetDescription &figures,
                       const MemoryTried &tried,
                       SmallVectorImpl<std::string> &ways) {
  if (figures.hostBytesPerNanosecond <= 0)
    return;
  if (tried.offload) {
    if (tried.isHostLimited)
      ways.push_back("more of the host's memory (--host-memory-limit)");
    return;
  }
  auto isOnHost = [](plan::StateOp state) {
    return state->hasAttr(plan::onHostAttrName);
  };
  const bool areMomentsMoved =
      llvm::any_of(plan.getOps<plan::StateOp>(), isOnHost);
  const bool hasMoments = !llvm::all_of(plan::findMoments(plan), isOnHost);
  const bool hasActivations =
      llvm::none_of(plan.getOps<plan::EntryOp>(), [](plan::EntryOp entry) {
        return entry.getHostSize().value_or(0);
      });
  if (!hasMoments && !hasActivations)
    return;
  ways.push_back(std::string(hasMoments && hasActivations
                                 ? "moments and activations"
                             : hasMoments ? "moments"
                                          : "activations") +
                 " in the host's memory (--offload=" +
                 // One value of the option says what goes there in all.
                 (hasMoments || areMomentsMoved ? "all" : "activations") + ")");
}

/// Whether there are layers of a loss that trc differentiates, not all of them
/// computed again.
static bool mayLayersBeAgain(ModuleOp plan, const MemoryTried &tried) {
  auto layers = plan->getAttrOfType<DictionaryAttr>("trc.layers");
  return !tried.searched && layers &&
         layers.get("again") != layers.get("groups");
}

/// What loops over layers keep of products, where less was not looked at.
static void addLoops(ModuleOp plan, const MemoryTried &tried,
                     SmallVectorImpl<std::string> &ways) {
  auto kept = plan->getAttrOfType<IntegerAttr>("trc.kept_by_loops");
  if (kept && !tried.searched)
    ways.push_back(
        llvm::formatv("loops that keep less than {0:f1} MiB of products "
                      "(--loop-memory)",
                      static_cast<double>(kept.getInt()) / (1 << 20)));
}

/// "a, b, or c, would help"
static std::string joined(ArrayRef<std::string> ways) {
  if (ways.size() == 1)
    return ways.front() + " would help";
  return llvm::join(ways.drop_back(), ", ") + ", or " + ways.back() +
         ", would help";
}

std::string trc::whatWouldHelp(ModuleOp plan, const MemoryNeed &need,
                               int64_t limit, const TargetDescription &figures,
                               const MemoryTried &tried) {
  if (need.process > limit)
    return "a process holds more by itself: no program fits";
  const WideState state = findWideState(plan);
  SmallVector<std::string> ways;
  const bool isStateTooLarge = need.total() - need.arena > limit;
  if (!isStateTooLarge) {
    if (mayLayersBeAgain(plan, tried))
      ways.push_back("whole layers computed again (--recompute=layers)");
    addLoops(plan, tried, ways);
    addOffload(plan, figures, tried, ways);
    ways.push_back("a smaller batch");
    if (readModelFacts(plan))
      ways.push_back("smaller batches whose gradients are added up (trc-train "
                     "--accumulate)");
    addNarrowerState(state, ways);
    return joined(ways);
  }
  addOffload(plan, figures, tried, ways);
  addNarrowerState(state, ways);
  // Of a program that says no roles, any of its state may be an optimizer's.
  if (state.hasMoments || !state.saysRoles)
    ways.push_back("an optimizer with less state");
  ways.push_back("a smaller model");
  return "what is there without a step's values is too much already: " +
         joined(ways);
}
