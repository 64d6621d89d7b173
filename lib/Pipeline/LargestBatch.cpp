//===- LargestBatch.cpp - the batch that a memory limit allows ------------===//
//
// See LargestBatch.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Pipeline/LargestBatch.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

using namespace trc;

std::optional<BatchPlan> trc::readBatchPlan(std::string_view report) {
  llvm::Expected<llvm::json::Value> parsed = llvm::json::parse(report);
  if (!parsed) {
    llvm::consumeError(parsed.takeError());
    return std::nullopt;
  }
  const llvm::json::Object *fields = parsed->getAsObject();
  const llvm::json::Object *memory =
      fields ? fields->getObject("memory") : nullptr;
  const llvm::json::Array *entries =
      fields ? fields->getArray("entries") : nullptr;
  if (!memory || !entries)
    return std::nullopt;
  BatchPlan plan;
  plan.fits = true;
  plan.bytes = memory->getInteger("total_bytes").value_or(0);
  plan.hostBytes = memory->getInteger("host_state_bytes").value_or(0) +
                   memory->getInteger("host_activation_bytes").value_or(0);
  // The step is the entry that takes longest, wherever its values are.
  for (const llvm::json::Value &value : *entries)
    plan.nanoseconds = std::max(
        plan.nanoseconds,
        value.getAsObject()->getNumber("estimated_nanoseconds").value_or(0));
  return plan;
}

PlanBatch trc::planningOnce(PlanBatch plan) {
  using Asked = std::tuple<int64_t, std::string, std::string, bool>;
  return [plan = std::move(plan), known = std::map<Asked, BatchPlan>()](
             int64_t rows, const PlanChoice &choice) mutable {
    auto [at, isNew] = known.try_emplace(
        {rows, choice.recompute, choice.offload, choice.limited});
    if (isNew)
      at->second = plan(rows, choice);
    return at->second;
  };
}

/// The largest of `1 .. most` that fits, where nothing above one that does not
/// fit does either. Begins at `next`.
static BatchFound
largestThatFits(int64_t most, int64_t limit, int64_t next,
                const std::function<BatchPlan(int64_t)> &plan) {
  struct Point {
    int64_t batch, bytes;
  };
  // Of what is known to fit and not to fit, the nearest.
  Point low = {0, 0}, high = {most + 1, 0};
  Point before = {0, 0};
  while (high.batch - low.batch > 1) {
    BatchPlan taken = plan(next);
    if (!taken.fault.empty())
      return {0, 0, 1, std::move(taken.fault)};
    const Point now = {next, taken.bytes};
    (now.bytes <= limit ? low : high) = now;
    // Where the line through the last two points meets the limit; two batches
    // are the start of one.
    int64_t guess = now.bytes <= limit ? 2 * next : next / 2;
    if (before.batch && before.batch != now.batch) {
      const double slope = static_cast<double>(now.bytes - before.bytes) /
                           static_cast<double>(now.batch - before.batch);
      if (slope > 0)
        guess = now.batch +
                static_cast<int64_t>(
                    std::floor(static_cast<double>(limit - now.bytes) / slope));
      // The place itself, then the one above it.
      if (guess == now.batch && now.bytes <= limit)
        ++guess;
    }
    before = now;
    next = std::clamp(guess, low.batch + 1, high.batch - 1);
  }
  return {low.batch, 0, 1, ""};
}

namespace {

/// Batches by number, the larger the number the larger the batch.
class BatchFinder {
public:
  /// `rowsOf(number)` are rows of a batch; `isWhole` where a step of any of
  /// them has as many rows in all.
  BatchFinder(const BatchSearch &search, int64_t most,
              std::function<int64_t(int64_t)> rowsOf, bool isWhole)
      : search(search), most(most), rowsOf(std::move(rowsOf)),
        isWhole(isWhole) {}

  /// The largest as planned without a limit, with these options.
  BatchFound amongAll(const PlanChoice &choice) {
    // Of equal steps the whole comes first: it may fit, and else it is what a
    // part is compared with.
    const int64_t start = isWhole ? most : std::min<int64_t>(most, 8);
    return largestThatFits(most, search.limit, start, [&](int64_t number) {
      return search.plan(rowsOf(number),
                         {choice.recompute, choice.offload, false});
    });
  }

  /// What is chosen freely is first taken to be all that there is. The place
  /// near there where it fits as the program will be planned, which mostly
  /// finds a little more room.
  BatchFound amongChosen(const std::string &offload) {
    BatchFound found =
        amongAll({"layers", offload == "auto" ? "all" : offload, false});
    if (!found.fault.empty() || found.rows == 0)
      return found;
    return nearby(found.rows, offload);
  }

  /// What `found` is, or fewer where copies to and from the host's memory make
  /// a row of it slower.
  BatchFound withoutWaiting(BatchFound found) {
    if (search.offload != "auto" || found.rows == 0 || !found.fault.empty())
      return found;
    const BatchPlan most = planned(found.rows, "auto");
    if (most.hostBytes == 0 || !most.fault.empty())
      return {found.rows, 0, 1, most.fault};
    BatchFound within = amongChosen("none");
    if (!within.fault.empty() || within.rows == 0)
      return within.fault.empty() ? found : within;
    if (within.rows >= found.rows)
      return within;
    const double least = timeOfRow(within.rows, planned(within.rows, "none"));
    const double slow = timeOfRow(found.rows, most);
    if (slow <= least)
      return found;
    // Where a row begins to take longer.
    int64_t low = within.rows, high = found.rows;
    double chosen = least;
    while (high - low > std::max<int64_t>(1, low / 32)) {
      const int64_t middle = low + (high - low) / 2;
      const BatchPlan plan = planned(middle, "auto");
      if (!plan.fault.empty())
        return {0, 0, 1, plan.fault};
      const double time = timeOfRow(middle, plan);
      if (plan.fits && time <= least) {
        low = middle;
        chosen = time;
      } else {
        high = middle;
      }
    }
    return {low, found.rows, slow / chosen, ""};
  }

private:
  /// As the program will be planned.
  BatchPlan planned(int64_t number, const std::string &offload) {
    return search.plan(rowsOf(number), {"auto", offload, true});
  }

  double timeOfRow(int64_t number, const BatchPlan &plan) {
    return plan.nanoseconds /
           (isWhole ? 1 : static_cast<double>(rowsOf(number)));
  }

  BatchFound nearby(int64_t number, const std::string &offload) {
    std::string fault;
    auto fits = [&](int64_t next) {
      const BatchPlan plan = planned(next, offload);
      fault = plan.fault;
      return plan.fits && fault.empty();
    };
    bool grows = fits(number);
    while (fault.empty() && !grows && --number > 0)
      if (fits(number))
        return {number, 0, 1, ""};
    for (int64_t stride = grows ? 1 : 0; stride != 0 && fault.empty();) {
      const bool more = number + stride <= most && fits(number + stride);
      if (more)
        number += stride;
      grows &= more;
      stride = grows ? 2 * stride : stride / 2;
    }
    return {number, 0, 1, std::move(fault)};
  }

  const BatchSearch &search;
  const int64_t most;
  const std::function<int64_t(int64_t)> rowsOf;
  const bool isWhole;
};

} // namespace

BatchFound trc::findLargestBatch(const BatchSearch &search) {
  BatchFinder finder(
      search, mostRows, [](int64_t number) { return number; }, false);
  if (search.recompute != "auto")
    return finder.amongAll({search.recompute, search.offload, false});
  return finder.withoutWaiting(finder.amongChosen(search.offload));
}

BatchFound trc::findLargestPart(const BatchSearch &asked, int64_t rows) {
  std::vector<int64_t> parts;
  for (int64_t part = 1; part <= std::min(rows, mostRows); ++part)
    if (rows % part == 0)
      parts.push_back(part);
  auto partOf = [&](int64_t number) {
    return number == 0 ? 0 : parts[static_cast<size_t>(number - 1)];
  };
  const bool isFree = asked.recompute == "auto";
  const std::string recompute = isFree ? "cheap" : asked.recompute;
  // What was planned with no more than that.
  std::map<int64_t, BatchPlan> plain;
  BatchSearch search = asked;
  search.plan = [&](int64_t part, const PlanChoice &choice) {
    BatchPlan planned = asked.plan(part, choice);
    if (!choice.limited && choice.recompute == recompute &&
        planned.fault.empty())
      plain[part] = planned;
    return planned;
  };
  BatchFinder finder(search, static_cast<int64_t>(parts.size()), partOf, true);
  BatchFound found = finder.amongAll({recompute, search.offload, false});
  if (isFree && found.rows == 0 && found.fault.empty())
    found = finder.withoutWaiting(finder.amongChosen(search.offload));
  found.rows = partOf(found.rows);
  found.slowerRows = partOf(found.slowerRows);
  if (found.rows < rows && plain.contains(rows) && plain.contains(found.rows)) {
    const BatchPlan &whole = plain[rows], &part = plain[found.rows];
    found.bytesLess = whole.bytes - part.bytes;
    found.nanosecondsMore = part.nanoseconds - whole.nanoseconds;
  }
  return found;
}

std::string trc::slowerBatchText(const BatchFound &found) {
  return llvm::formatv(
             "{0} rows fit, too, with values in the host's memory, "
             "but a row then takes {1:f2} times as long, as estimated",
             found.slowerRows, found.timesSlower)
      .str();
}
