//===- VerifyAccess.cpp - no affine access leaves its buffer --------------===//
//
// Interval arithmetic, sharpened by guards in two ways: a guard narrows the
// counters it names, and where the index contains a multiple of a guard's value
// (row = l1 + l3 - pad, index = W*row + ..), that part is bounded by the guard.
//
//===----------------------------------------------------------------------===//

#include "Verifier.h"

#include <algorithm>

namespace trc::kernel {
namespace {

using Intervals = std::map<LoopId, Interval>;
using Coefficients = std::map<LoopId, int64_t>;

Coefficients collect(const Affine &value) {
  Coefficients sum;
  for (auto [loop, coefficient] : value.terms)
    sum[loop] += coefficient;
  std::erase_if(sum, [](auto &term) { return term.second == 0; });
  return sum;
}

Interval scaled(Interval range, int64_t factor) {
  Interval result{range.low * factor, range.high * factor};
  if (factor < 0)
    std::swap(result.low, result.high);
  return result;
}

Interval add(Interval a, Interval b) {
  return {a.low + b.low, a.high + b.high};
}

Interval evaluate(const Coefficients &terms, int64_t constant,
                  const Intervals &counters) {
  Interval sum{constant, constant};
  for (auto [loop, coefficient] : terms)
    sum = add(sum, scaled(counters.at(loop), coefficient));
  return sum;
}

int64_t divideDown(int64_t a, int64_t b) {
  return a / b - ((a % b != 0) && ((a < 0) != (b < 0)));
}
int64_t divideUp(int64_t a, int64_t b) { return -divideDown(-a, b); }

/// Narrows each counter of `guard` by what the others leave possible.
void narrow(const Guard &guard, Intervals &counters) {
  Coefficients terms = collect(guard.value);
  for (auto [loop, coefficient] : terms) {
    Coefficients others = terms;
    others.erase(loop);
    Interval rest = evaluate(others, guard.value.constant, counters);
    int64_t low = guard.lower - rest.high, high = guard.upper - 1 - rest.low;
    Interval &range = counters[loop];
    if (coefficient < 0)
      std::swap(low, high);
    range.low = std::max(range.low, divideUp(low, coefficient));
    range.high = std::min(range.high, divideDown(high, coefficient));
  }
}

/// Bounds of the index when multiples of guard values are taken out of it.
Interval substitute(const Access &access, const Intervals &counters) {
  Coefficients rest = collect(access.index);
  int64_t constant = access.index.constant;
  Interval sum;
  for (const Guard &guard : access.guards) {
    Coefficients terms = collect(guard.value);
    if (terms.empty())
      continue;
    auto [loop, coefficient] = *terms.begin();
    auto found = rest.find(loop);
    if (found == rest.end() || found->second % coefficient != 0)
      continue;
    int64_t factor = found->second / coefficient;
    Coefficients after = rest;
    for (auto [other, weight] : terms)
      after[other] -= factor * weight;
    std::erase_if(after, [](auto &term) { return term.second == 0; });
    if (after.size() + terms.size() != rest.size())
      continue;
    rest = std::move(after);
    constant -= factor * guard.value.constant;
    sum = add(sum, scaled({guard.lower, guard.upper - 1}, factor));
  }
  return add(sum, evaluate(rest, constant, counters));
}

} // namespace

std::string checkAffine(const Affine &value, const Ranges &ranges) {
  for (auto [loop, coefficient] : value.terms)
    if (!ranges.count(loop))
      return "index uses l" + std::to_string(loop) + " outside of its loop";
  return "";
}

std::string checkBounds(const Access &access, const Buffer &buffer,
                        const Ranges &ranges) {
  Intervals counters;
  for (auto [loop, extent] : ranges) {
    if (extent <= 0)
      return ""; // never runs
    counters[loop] = {0, extent - 1};
  }
  for (int round = 0; round < 2; ++round)
    for (const Guard &guard : access.guards)
      narrow(guard, counters);
  for (auto [loop, range] : counters)
    if (range.low > range.high)
      return ""; // the guards never hold
  for (const Guard &guard : access.guards)
    if (guard.lower >= guard.upper)
      return "";
  Interval plain =
      evaluate(collect(access.index), access.index.constant, counters);
  Interval other = substitute(access, counters);
  int64_t low = std::max(plain.low, other.low);
  int64_t high = std::min(plain.high, other.high);
  if (low <= high && (low < 0 || high >= buffer.elements))
    return "elements " + std::to_string(low) + " to " + std::to_string(high) +
           " of b" + std::to_string(access.buffer) + " reached, it has " +
           std::to_string(buffer.elements);
  return "";
}

} // namespace trc::kernel
