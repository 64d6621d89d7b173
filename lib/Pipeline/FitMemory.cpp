//===- FitMemory.cpp - a plan that fits into a memory limit ---------------===//
//
// See FitMemory.h.
//
//===----------------------------------------------------------------------===//

#include "FitMemory.h"

#include "trc/Pipeline/ByteCount.h"
#include "trc/Plan/EstimateTime.h"
#include "trc/Plan/MemoryNeed.h"

#include "mlir/IR/Diagnostics.h"

#include <limits>

using namespace mlir;
using namespace trc;

namespace {

/// What a plan came to.
struct Trial {
  MemoryChoices choices;
  MemoryNeed need;
  double nanoseconds = 0;
  int64_t groups = 0, layers = 0; ///< that could be computed again
};

class MemorySearch {
public:
  MemorySearch(StringRef source, StringRef name, MLIRContext &context,
               CompileOptions &options)
      : source(source), name(name), context(context), options(options),
        limit(options.memoryLimit) {}

  void run() {
    std::optional<Trial> plain = plan(options.memory);
    // A program that is wrong is refused by the compile that follows.
    if (!plain)
      return;
    best = *plain;
    if (!fits(best))
      shrinkHead();
    if (!fits(best))
      makeCheapAgain();
    if (!fits(best))
      computeLayersAgain();
    if (!fits(best))
      keepLessInLoops();
    if (options.mayOffload && hooksOf(options.target).offload) {
      if (!fits(best))
        moveToHost(&MemoryChoices::hostMomentBytes, &MemoryNeed::host,
                   "moments");
      if (!fits(best))
        moveToHost(&MemoryChoices::hostActivationBytes, &MemoryNeed::hostValues,
                   "activations");
    }
    options.memory = best.choices;
    options.memoryPlanned = best.need.total();
    options.memoryChoices = std::move(made);
  }

private:
  bool fits(const Trial &trial) const { return trial.need.total() <= limit; }

  /// Plans with these choices; nothing where that fails.
  std::optional<Trial> plan(const MemoryChoices &choices) {
    CompileOptions trying = options;
    trying.memory = choices;
    // Room for all, yet no pass that a limit leaves out: the plan is compared
    // with those that such passes never made.
    trying.memoryLimit = std::numeric_limits<int64_t>::max();
    trying.to = Phase::Plan;
    trying.dumpDirectory.clear();
    trying.timing = trying.remarks = false;
    ScopedDiagnosticHandler silent(&context, [](Diagnostic &) {});
    FailureOr<CompileResult> result = compile(source, name, context, trying);
    if (failed(result) || !result->misuse.empty())
      return std::nullopt;
    const TargetDescription &figures = describe(options.target);
    Trial trial{choices, findMemoryNeed(*result->module, figures)};
    if (plan::EntryOp entry = findLargestEntry(*result->module))
      trial.nanoseconds =
          TimeEstimate(figures).ofBlock(entry.getBody().front());
    if (auto found =
            (*result->module)->getAttrOfType<DictionaryAttr>("trc.layers")) {
      trial.groups = found.getAs<IntegerAttr>("groups").getInt();
      trial.layers = found.getAs<IntegerAttr>("layers").getInt();
    }
    return trial;
  }

  /// Takes what frees memory over, and notes it.
  bool take(const std::optional<Trial> &next, std::string what) {
    if (!next || next->need.total() >= best.need.total())
      return false;
    made.push_back({std::move(what), best.need.total() - next->need.total(),
                    next->nanoseconds - best.nanoseconds});
    best = *next;
    return true;
  }

  void shrinkHead() {
    const int64_t usual = describe(options.target).head.chunkBytes;
    for (int64_t bytes : {usual / 2, usual / 4}) {
      MemoryChoices choices = best.choices;
      choices.headChunkBytes = bytes;
      if (!take(plan(choices),
                "the head's logits in pieces of " + byteCountText(bytes)) ||
          fits(best))
        return;
    }
  }

  void makeCheapAgain() {
    MemoryChoices choices = best.choices;
    choices.liveBytes =
        std::max<int64_t>(1, limit - (best.need.total() - best.need.arena));
    take(plan(choices),
         "results of fused operations made again, whatever they cost");
  }

  /// The fewest that suffice, by halving: each group takes its part.
  void computeLayersAgain() {
    MemoryChoices choices = best.choices;
    choices.layers = 1;
    choices.firstGroups = -1;
    std::optional<Trial> all = plan(choices);
    if (!all || all->groups == 0 || all->need.total() >= best.need.total())
      return;
    const int64_t groups = all->groups;
    Trial chosen = *all;
    int64_t low = 0, high = groups; // too few, enough
    while (fits(chosen) && high - low > 1) {
      choices.firstGroups = (low + high) / 2;
      std::optional<Trial> some = plan(choices);
      if (some && fits(*some)) {
        high = choices.firstGroups;
        chosen = *some;
      } else {
        low = choices.firstGroups;
      }
    }
    take(chosen, std::to_string(high) + " of " + std::to_string(groups) +
                     " layers computed again");
  }

  /// The most that they may keep, by halving, to 16 MiB.
  void keepLessInLoops() {
    constexpr int64_t step = int64_t(16) << 20;
    MemoryChoices choices = best.choices;
    choices.loopBytes = 0;
    std::optional<Trial> none = plan(choices);
    if (!none || none->need.total() >= best.need.total())
      return;
    Trial chosen = *none;
    int64_t low = 0, high = best.choices.loopBytes / step; // enough, too much
    while (fits(chosen) && high - low > 1) {
      const int64_t middle = (low + high) / 2;
      choices.loopBytes = middle * step;
      std::optional<Trial> some = plan(choices);
      if (some && fits(*some)) {
        low = middle;
        chosen = *some;
      } else {
        high = middle;
      }
    }
    take(chosen, "loops over layers keep " + byteCountText(low * step) +
                     " of products for their gradients");
  }

  /// The fewest bytes that suffice, by halving, to 16 MiB or a 64th.
  void moveToHost(int64_t MemoryChoices::*asked, int64_t MemoryNeed::*found,
                  StringRef what) {
    MemoryChoices choices = best.choices;
    choices.*asked = std::numeric_limits<int64_t>::max();
    std::optional<Trial> all = plan(choices);
    if (!all || all->need.total() >= best.need.total() || all->need.*found == 0)
      return;
    Trial chosen = *all;
    int64_t low = 0, high = all->need.*found; // too few, enough
    const int64_t step = std::min<int64_t>(int64_t(16) << 20, high / 64);
    while (fits(chosen) && high - low > step) {
      choices.*asked = low + (high - low) / 2;
      std::optional<Trial> some = plan(choices);
      if (some && fits(*some)) {
        high = choices.*asked;
        chosen = *some;
      } else {
        low = choices.*asked;
      }
    }
    take(chosen, byteCountText(chosen.need.*found) + " of " + what.str() +
                     " in the host's memory");
  }

  StringRef source, name;
  MLIRContext &context;
  CompileOptions &options;
  int64_t limit;
  Trial best;
  std::vector<MemoryChoice> made;
};

} // namespace

void trc::fitMemory(StringRef source, StringRef name, MLIRContext &context,
                    CompileOptions &options) {
  MemorySearch(source, name, context, options).run();
}
