//===- MemoryAdvice.cpp - what would help a program to fit ----------------===//
//
// See MemoryAdvice.h. Of state only roles are looked at: a program that says
// none keeps its state in the types that it is written in.
//
//===----------------------------------------------------------------------===//

#include "MemoryAdvice.h"

#include "trc/Dialect/Trc/ModelFacts.h"
#include "trc/Plan/HostState.h"
#include "trc/Precision/Rules.h"

#include "mlir/IR/TypeUtilities.h"
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
/// computed again, or more at once than would do.
static bool mayLayersBeAgain(ModuleOp plan, const MemoryNeed &need,
                             const MemoryTried &tried) {
  auto found = plan->getAttrOfType<DictionaryAttr>("trc.layers");
  if (!found || tried.searched)
    return false;
  auto numberOf = [&](StringRef name) {
    auto number = found.getAs<IntegerAttr>(name);
    return number ? number.getInt() : 0;
  };
  const int64_t layers = numberOf("layers"), groups = numberOf("groups");
  if (numberOf("again") != groups)
    return true;
  if (groups == 0 || groups >= layers)
    return false;
  // One by one, as many times what they start from is kept, and as much less
  // lives while one runs: of the arena, what is not kept.
  return numberOf("kept_bytes") * (layers / groups + 1) < need.arena;
}

/// Whether neither a policy nor rules ask for products of 16 bits.
static bool isPrecisionFree(ModuleOp plan) {
  auto asked = plan->getAttrOfType<DictionaryAttr>(precisionAttribute);
  if (!asked)
    return true;
  auto policy = asked.getAs<StringAttr>("policy");
  const std::optional<Precision> known =
      policy ? precisionNamed(policy.getValue()) : std::nullopt;
  return known && !rowOf(*known).isNarrow() && !asked.get("rules");
}

/// Whether there are products, all of f32.
static bool multipliesF32(ModuleOp plan) {
  bool isAny = false, isAll = true;
  plan.walk([&](plan::CallOp call) {
    if (!call.isProduct())
      return;
    isAny = true;
    isAll &= getElementTypeOrSelf(call.getTypeOf(0)).isF32();
  });
  return isAny && isAll;
}

/// How much they free, only another plan would say: a fifth of a step's values
/// or more, beside which a process holds more.
static void addNarrowProducts(ModuleOp plan, const MemoryNeed &need,
                              const TargetDescription &figures,
                              SmallVectorImpl<std::string> &ways) {
  if (need.arena / 5 > figures.narrowProductBytes && isPrecisionFree(plan) &&
      multipliesF32(plan))
    ways.push_back("products and their operands in bf16 (--precision=bf16)");
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
    if (mayLayersBeAgain(plan, need, tried))
      ways.push_back("whole layers computed again (--recompute=layers)");
    addLoops(plan, tried, ways);
    addOffload(plan, figures, tried, ways);
    ways.push_back("a smaller batch");
    if (readModelFacts(plan))
      ways.push_back("smaller batches whose gradients are added up (trc-train "
                     "--accumulate)");
    addNarrowProducts(plan, need, figures, ways);
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
