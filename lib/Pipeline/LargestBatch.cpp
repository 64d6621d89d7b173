//===- LargestBatch.cpp - the batch that a memory limit allows ------------===//
//
// See LargestBatch.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Pipeline/LargestBatch.h"

#include <algorithm>
#include <cmath>
#include <vector>

using namespace trc;

/// No larger batch is tried.
static constexpr int64_t mostRows = 1 << 16;

/// The largest of `1 .. most` that fits, where nothing above one that does not
/// fit does either.
static BatchFound
largestThatFits(int64_t most, int64_t limit,
                const std::function<BatchPlan(int64_t)> &plan) {
  struct Point {
    int64_t batch, bytes;
  };
  // Of what is known to fit and not to fit, the nearest.
  Point low = {0, 0}, high = {most + 1, 0};
  Point before = {0, 0};
  int64_t next = std::min<int64_t>(most, 8);
  while (high.batch - low.batch > 1) {
    BatchPlan taken = plan(next);
    if (!taken.fault.empty())
      return {0, std::move(taken.fault)};
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
  return {low.batch, ""};
}

/// The largest near `rows` that fits as the program will be planned, which
/// mostly finds a little more room.
static BatchFound nearby(const BatchSearch &search, int64_t rows) {
  std::string fault;
  auto fits = [&](int64_t batch) {
    BatchPlan plan = search.plan(batch, search.recompute, true);
    fault = std::move(plan.fault);
    return plan.fits && fault.empty();
  };
  bool grows = fits(rows);
  while (fault.empty() && !grows && --rows > 0)
    if (fits(rows))
      return {rows, ""};
  for (int64_t stride = grows ? 1 : 0; stride != 0 && fault.empty();) {
    const bool more = rows + stride <= mostRows && fits(rows + stride);
    if (more)
      rows += stride;
    grows &= more;
    stride = grows ? 2 * stride : stride / 2;
  }
  return {rows, std::move(fault)};
}

BatchFound trc::findLargestBatch(const BatchSearch &search) {
  // What is chosen freely is first taken to be all that there is.
  const bool isFree = search.recompute == "auto";
  const std::string recompute = isFree ? "layers" : search.recompute;
  BatchFound found =
      largestThatFits(mostRows, search.limit, [&](int64_t batch) {
        return search.plan(batch, recompute, false);
      });
  if (!found.fault.empty() || !isFree || found.rows == 0)
    return found;
  return nearby(search, found.rows);
}

BatchFound trc::findLargestPart(const BatchSearch &search, int64_t rows) {
  std::vector<int64_t> parts;
  for (int64_t part = 1; part <= std::min(rows, mostRows); ++part)
    if (rows % part == 0)
      parts.push_back(part);
  auto among = [&](const std::string &recompute) {
    auto partOf = [&](int64_t number) {
      return parts[static_cast<size_t>(number - 1)];
    };
    BatchFound found = largestThatFits(
        static_cast<int64_t>(parts.size()), search.limit, [&](int64_t number) {
          return search.plan(partOf(number), recompute, false);
        });
    if (found.rows != 0)
      found.rows = partOf(found.rows);
    return found;
  };
  if (search.recompute != "auto")
    return among(search.recompute);
  BatchFound found = among("cheap");
  return found.rows != 0 || !found.fault.empty() ? found : among("layers");
}
