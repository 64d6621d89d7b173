//===- OffsetCheck.cpp - is a placement of buffers right? -----------------===//
//
// Sweeps over time. At one time deaths come before births, since a lifetime
// ends before its `upper`. A birth can only clash with its two neighbours in
// the map of live buffers by offset.
//
//===----------------------------------------------------------------------===//

#include "trc/Planning/OffsetCheck.h"

#include <algorithm>
#include <map>
#include <tuple>

using namespace trc::planning;

static std::string describe(std::span<const Buffer> buffers,
                            std::span<const int64_t> offsets, size_t i) {
  return "buffer " + std::to_string(i) + " (time [" +
         std::to_string(buffers[i].lower) + ", " +
         std::to_string(buffers[i].upper) + "), bytes [" +
         std::to_string(offsets[i]) + ", " +
         std::to_string(offsets[i] + buffers[i].size) + "))";
}

OffsetVerdict trc::planning::checkOffsets(std::span<const Buffer> buffers,
                                          std::span<const int64_t> offsets) {
  OffsetVerdict verdict;
  if (buffers.size() != offsets.size()) {
    verdict.fault = "expected " + std::to_string(buffers.size()) +
                    " offsets, got " + std::to_string(offsets.size());
    return verdict;
  }
  // (time, 0 death or 1 birth, buffer)
  std::vector<std::tuple<int64_t, int, size_t>> events;
  for (size_t i = 0; i < buffers.size(); ++i) {
    const Buffer &buffer = buffers[i];
    if (offsets[i] < 0 || offsets[i] % buffer.alignment != 0) {
      verdict.fault = describe(buffers, offsets, i) +
                      ": expected an offset that is a multiple of " +
                      std::to_string(buffer.alignment);
      return verdict;
    }
    if (buffer.size == 0 || buffer.lower >= buffer.upper)
      continue;
    verdict.peak = std::max(verdict.peak, offsets[i] + buffer.size);
    events.emplace_back(buffer.lower, 1, i);
    events.emplace_back(buffer.upper, 0, i);
  }
  std::sort(events.begin(), events.end());
  std::map<int64_t, size_t> liveByOffset;
  int64_t live = 0;
  for (auto [time, birth, i] : events) {
    int64_t remainder = buffers[i].size % buffers[i].alignment;
    int64_t bytes =
        buffers[i].size + (remainder ? buffers[i].alignment - remainder : 0);
    if (!birth) {
      live -= bytes;
      liveByOffset.erase(offsets[i]);
      continue;
    }
    live += bytes;
    verdict.live = std::max(verdict.live, live);
    auto above = liveByOffset.lower_bound(offsets[i]);
    if (above != liveByOffset.end() &&
        above->first < offsets[i] + buffers[i].size) {
      verdict.fault = describe(buffers, offsets, i) + " overlaps " +
                      describe(buffers, offsets, above->second);
      return verdict;
    }
    if (above != liveByOffset.begin()) {
      size_t below = std::prev(above)->second;
      if (offsets[below] + buffers[below].size > offsets[i]) {
        verdict.fault = describe(buffers, offsets, i) + " overlaps " +
                        describe(buffers, offsets, below);
        return verdict;
      }
    }
    liveByOffset.emplace(offsets[i], i);
  }
  return verdict;
}
