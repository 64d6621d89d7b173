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

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <tuple>

using namespace mlir;
using namespace trc;

namespace {

/// What a plan came to.
struct Trial {
  MemoryChoices choices;
  MemoryNeed need;
  double nanoseconds = 0;
  int64_t groups = 0;      ///< of layers that could be computed again
  int64_t keptByLoops = 0; ///< bytes of products, for gradients
};

/// Something that can be done, at most once.
struct Offer {
  /// As much of it as there is, on top of what is done.
  std::function<std::optional<Trial>()> most;
  /// Does it, where `most` fits only as much of it as has to be.
  std::function<void(Trial most)> take;
  std::optional<Trial> planned = std::nullopt;
  /// On top of so many choices; -1: of none yet.
  int64_t after = -1;
  /// Nanoseconds by byte, above all others where it frees nothing.
  double price = -std::numeric_limits<double>::infinity();
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
    gatherOffers();
    while (!fits(best) && takeCheapest())
      ;
    if (options.loopsMayKeepMore && made.empty() && fits(best))
      keepMoreInLoops();
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

  /// As the phases leave it that no choice changes: read once for all plans.
  /// Null where that fails.
  ModuleOp beforeChoices(CompileOptions trying) {
    if (!common) {
      trying.to = static_cast<Phase>(static_cast<int>(firstWithChoices) - 1);
      FailureOr<CompileResult> result = compile(source, name, context, trying);
      if (succeeded(result) && result->misuse.empty())
        common = std::move(result->module);
    }
    return common ? *common : ModuleOp();
  }

  /// Plans with these choices; nothing where that fails.
  std::optional<Trial> plan(const MemoryChoices &choices) {
    CompileOptions trying = options;
    trying.memory = choices;
    // Room for all, yet no pass that a limit leaves out: the plan is compared
    // with those that such passes never made.
    trying.memoryLimit = std::numeric_limits<int64_t>::max();
    trying.dumpDirectory.clear();
    trying.timing = trying.remarks = false;
    ScopedDiagnosticHandler silent(&context, [](Diagnostic &) {});
    FailureOr<CompileResult> result;
    trying.to = Phase::Plan;
    if (options.from < firstWithChoices) {
      ModuleOp before = beforeChoices(trying);
      if (!before)
        return std::nullopt;
      trying.from = firstWithChoices;
      result = compile(OwningOpRef<ModuleOp>(before.clone()), trying);
    } else {
      result = compile(source, name, context, trying);
    }
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
    }
    if (auto kept =
            (*result->module)->getAttrOfType<IntegerAttr>("trc.kept_by_loops"))
      trial.keptByLoops = kept.getInt();
    return trial;
  }

  bool frees(const std::optional<Trial> &next) const {
    return next && next->need.total() < best.need.total();
  }

  /// Takes over what frees memory, and notes it.
  void take(const Trial &next, std::string what) {
    made.push_back({std::move(what), best.need.total() - next.need.total(),
                    next.nanoseconds - best.nanoseconds});
    best = next;
  }

  /// Prices change with what is done before, mostly upwards: the one that was
  /// cheapest is planned again, and taken if it still is.
  bool takeCheapest() {
    const auto done = static_cast<int64_t>(made.size());
    while (!offers.empty()) {
      // Of equal ones, those come first whose price is of before.
      auto *next =
          llvm::min_element(offers, [](const Offer &a, const Offer &b) {
            return std::tie(a.price, a.after) < std::tie(b.price, b.after);
          });
      if (next->after == done) {
        if (!frees(next->planned))
          return false;
        const Offer taken = std::move(*next);
        offers.erase(next);
        taken.take(*taken.planned);
        return true;
      }
      next->planned = next->most();
      next->after = done;
      next->price = frees(next->planned)
                        ? (next->planned->nanoseconds - best.nanoseconds) /
                              static_cast<double>(best.need.total() -
                                                  next->planned->need.total())
                        : std::numeric_limits<double>::infinity();
    }
    return false;
  }

  void gatherOffers() {
    offers.push_back({[this] { return plan(withHead(4)); },
                      [this](Trial most) { shrinkHead(std::move(most)); }});
    offers.push_back({[this] { return plan(withCheapAgain()); },
                      [this](const Trial &most) {
                        take(most, "results of fused operations made again, "
                                   "whatever they cost");
                      }});
    if (best.groups > 0)
      offers.push_back(
          {[this] { return plan(withLayers(-1)); },
           [this](Trial most) { computeLayersAgain(std::move(most)); }});
    if (best.keptByLoops > 0)
      offers.push_back(
          {[this] { return plan(withLoops(0)); },
           [this](Trial most) { keepLessInLoops(std::move(most)); }});
  }

  MemoryChoices withHead(int64_t part) const {
    MemoryChoices choices = best.choices;
    choices.headChunkBytes = describe(options.target).head.chunkBytes / part;
    return choices;
  }

  MemoryChoices withCheapAgain() const {
    MemoryChoices choices = best.choices;
    choices.liveBytes =
        std::max<int64_t>(1, limit - (best.need.total() - best.need.arena));
    return choices;
  }

  MemoryChoices withLayers(int64_t groups) const {
    MemoryChoices choices = best.choices;
    choices.layers = 1;
    choices.firstGroups = groups;
    return choices;
  }

  MemoryChoices withLoops(int64_t bytes) const {
    MemoryChoices choices = best.choices;
    choices.loopBytes = bytes;
    return choices;
  }

  void shrinkHead(Trial chosen) {
    if (fits(chosen))
      if (std::optional<Trial> larger = plan(withHead(2));
          larger && fits(*larger))
        chosen = *larger;
    const std::string size = byteCountText(chosen.choices.headChunkBytes);
    take(chosen, "the head's logits in pieces of " + size);
  }

  /// The fewest of `most` steps that suffice, of which `chosen` takes all: the
  /// plan of them goes there. Each step takes its part, so that memory is about
  /// a line in their number; where that has not halved what is left, the middle
  /// does.
  int64_t fewest(int64_t most, Trial &chosen,
                 function_ref<MemoryChoices(int64_t)> with) {
    if (!fits(chosen))
      return most;
    int64_t low = 0, high = most; // too few, enough
    int64_t tooMuch = best.need.total();
    for (bool byLine = true; high - low > 1;) {
      const int64_t left = high - low;
      int64_t next = low + left / 2;
      if (const int64_t freed = tooMuch - chosen.need.total();
          byLine && freed > 0) {
        const double share =
            static_cast<double>(tooMuch - limit) / static_cast<double>(freed);
        next = low + static_cast<int64_t>(
                         std::ceil(share * static_cast<double>(left)));
        next = std::clamp(next, low + 1, high - 1);
      }
      std::optional<Trial> some = plan(with(next));
      if (some && fits(*some)) {
        high = next;
        chosen = *some;
      } else {
        low = next;
        tooMuch = some ? some->need.total() : tooMuch;
      }
      byLine = !byLine || (high - low) * 2 <= left;
    }
    return high;
  }

  void computeLayersAgain(Trial chosen) {
    const int64_t groups = chosen.groups;
    const int64_t again =
        fewest(groups, chosen, [&](int64_t some) { return withLayers(some); });
    take(chosen, std::to_string(again) + " of " + std::to_string(groups) +
                     " layers computed again");
  }

  /// To 16 MiB; none keeps a TiB.
  void keepLessInLoops(Trial chosen) {
    constexpr int64_t step = int64_t(16) << 20, most = int64_t(1) << 40;
    const int64_t all = std::min(best.choices.loopBytes, most) / step;
    const int64_t less = fewest(all, chosen, [&](int64_t some) {
      return withLoops((all - some) * step);
    });
    take(chosen, "loops over layers keep " +
                     byteCountText((all - less) * step) +
                     " of products for their gradients");
  }

  /// Where there is room, and loops compute products again that they may not
  /// keep without a limit: all of them, or quarters of the room, whichever is
  /// quickest. What is kept is written and read, so that all need not be.
  void keepMoreInLoops() {
    const int64_t kept = best.choices.loopBytes;
    // Far below what they may keep, they keep all.
    if (best.keptByLoops < kept / 2)
      return;
    std::optional<Trial> all =
        plan(withLoops(std::numeric_limits<int64_t>::max()));
    if (!all || all->need.total() <= best.need.total())
      return;
    const int64_t room = std::min(limit, all->need.total()) - best.need.total();
    SmallVector<Trial> ways;
    if (fits(*all))
      ways.push_back(*all);
    for (int64_t quarters = 1; quarters <= 4; ++quarters)
      if (std::optional<Trial> more =
              plan(withLoops(kept + room / 4 * quarters));
          more && fits(*more))
        ways.push_back(*more);
    const Trial *quickest =
        llvm::min_element(ways, [](const Trial &a, const Trial &b) {
          return a.nanoseconds < b.nanoseconds;
        });
    if (quickest != ways.end() && quickest->nanoseconds < best.nanoseconds)
      take(*quickest, "loops over layers keep " +
                          byteCountText(quickest->keptByLoops) +
                          " of products for their gradients");
  }

  /// The fewest bytes that suffice, by halving, to 16 MiB or a 64th.
  void moveToHost(int64_t MemoryChoices::*asked, int64_t MemoryNeed::*found,
                  StringRef what) {
    MemoryChoices choices = best.choices;
    choices.*asked = std::numeric_limits<int64_t>::max();
    std::optional<Trial> all = plan(choices);
    if (!frees(all) || all->need.*found == 0)
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

  /// What reads choices is all in later phases.
  static constexpr Phase firstWithChoices = Phase::Differentiate;

  StringRef source, name;
  MLIRContext &context;
  CompileOptions &options;
  int64_t limit;
  OwningOpRef<ModuleOp> common; ///< see beforeChoices
  Trial best;
  SmallVector<Offer> offers; ///< that are left
  std::vector<MemoryChoice> made;
};

} // namespace

void trc::fitMemory(StringRef source, StringRef name, MLIRContext &context,
                    CompileOptions &options) {
  MemorySearch(source, name, context, options).run();
}
