//===- SecondLevelCache.h - what a GPU's cache still has --------*- C++ -*-===//
//
// Tensors go through the cache one after the other, in pages, and what was
// touched longest ago is replaced first. A page is still there when less than
// the cache holds has been touched since; so a tensor that is larger than the
// cache is never found again, and one that is read soon after it was made is.
//
// What a kernel itself reads several times is not seen: its rows and tiles are
// made to fit.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_PLAN_SECONDLEVELCACHE_H
#define TRC_TOOLS_TRC_PLAN_SECONDLEVELCACHE_H

#include <algorithm>
#include <cstdint>
#include <limits>
#include <map>
#include <vector>

namespace trc::plan_tool {

class SecondLevelCache {
public:
  explicit SecondLevelCache(double bytes) : capacity(bytes) {}

  /// Touches [begin, begin + bytes) of a place, which may be any number.
  /// Returns how many of these bytes were still there.
  double touch(uint64_t place, uint64_t begin, uint64_t bytes) {
    std::vector<double> &pages = places[place];
    const uint64_t end = begin + bytes;
    if (pages.size() * pageBytes < end)
      pages.resize((end + pageBytes - 1) / pageBytes, never);
    double found = 0;
    for (uint64_t at = begin; at < end;) {
      const uint64_t next = std::min(end, (at / pageBytes + 1) * pageBytes);
      const double part = static_cast<double>(next - at);
      double &last = pages[at / pageBytes];
      if (touched - last < capacity)
        found += part;
      last = touched;
      touched += part;
      at = next;
    }
    return found;
  }

private:
  static constexpr uint64_t pageBytes = 1 << 16;
  static constexpr double never = -std::numeric_limits<double>::infinity();
  double capacity;
  double touched = 0;                             ///< bytes, of all places
  std::map<uint64_t, std::vector<double>> places; ///< `touched` at each page
};

} // namespace trc::plan_tool

#endif // TRC_TOOLS_TRC_PLAN_SECONDLEVELCACHE_H
