//===- BoxCopy.cpp - copies a box of elements -----------------------------===//

#include "BoxCopy.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>

namespace trc::runtime::host {

void BoxCopy::addDimension(int64_t extent, int64_t fromStride,
                           int64_t toStride) {
  dimensions.push_back({extent, fromStride, toStride});
}

int64_t BoxCopy::elements() const {
  int64_t count = 1;
  for (const Dimension &dimension : dimensions)
    count *= dimension.extent;
  return count;
}

int64_t BoxCopy::grain() const {
  return std::max<int64_t>(1, 16384 / (tileAcross * tileAlong));
}

void BoxCopy::finish() {
  if (elements() == 0) {
    numItems = 0;
    return;
  }
  std::erase_if(dimensions, [](const Dimension &d) { return d.extent == 1; });
  // Few dimensions: insertion sort, stable.
  for (size_t i = 1; i < dimensions.size(); ++i)
    for (size_t j = i;
         j > 0 && std::abs(dimensions[j - 1].to) < std::abs(dimensions[j].to);
         --j)
      std::swap(dimensions[j - 1], dimensions[j]);
  for (size_t i = 0; i + 1 < dimensions.size();) {
    Dimension &a = dimensions[i], &b = dimensions[i + 1];
    if (a.from == b.from * b.extent && a.to == b.to * b.extent) {
      b.extent *= a.extent;
      dimensions.erase(dimensions.begin() + i);
      i = i ? i - 1 : 0;
    } else {
      ++i;
    }
  }
  outer = dimensions;
  if (!outer.empty()) {
    along = outer.back();
    outer.pop_back();
  }
  // Along a dimension that is contiguous (or constant) in `from` whole rows are
  // copied; otherwise tile with the dimension that is contiguous there.
  tileAlong = std::min<int64_t>(along.extent, 16384);
  if (std::abs(along.from) > 1)
    for (size_t i = 0; i < outer.size(); ++i)
      if (std::abs(outer[i].from) == 1) {
        across = outer[i];
        outer.erase(outer.begin() + i);
        tileAcross = std::min<int64_t>(across.extent, 128 / elementSize);
        tileAlong = std::min<int64_t>(along.extent, 64);
        break;
      }
  numItems = (across.extent + tileAcross - 1) / tileAcross *
             ((along.extent + tileAlong - 1) / tileAlong);
  for (const Dimension &dimension : outer)
    numItems *= dimension.extent;
}

template <typename T>
static void copyRow(const T *from, int64_t fromStride, T *to, int64_t toStride,
                    int64_t count) {
  if (toStride == 1 && fromStride == 1)
    std::memcpy(to, from, count * sizeof(T));
  else if (toStride == 1 && fromStride == 0)
    std::fill_n(to, count, *from);
  else
    for (int64_t i = 0; i < count; ++i)
      to[i * toStride] = from[i * fromStride];
}

template <typename T>
void BoxCopy::runAs(const T *from, T *to, int64_t begin, int64_t end) const {
  int64_t tilesAlong = (along.extent + tileAlong - 1) / tileAlong;
  int64_t tilesAcross = (across.extent + tileAcross - 1) / tileAcross;
  int64_t item = begin;
  while (item < end) {
    int64_t rest = item / (tilesAlong * tilesAcross);
    int64_t fromAt = fromBase, toAt = toBase;
    // All rows of the innermost outer dimension that the range still has, so
    // that the divisions are paid once for many short rows.
    int64_t rows = 1;
    int64_t rowFrom = 0, rowTo = 0;
    for (size_t i = outer.size(); i-- > 0;) {
      int64_t position = rest % outer[i].extent;
      rest /= outer[i].extent;
      fromAt += position * outer[i].from;
      toAt += position * outer[i].to;
      if (i + 1 == outer.size() && tilesAlong == 1 && tilesAcross == 1) {
        rows = std::min(outer[i].extent - position, end - item);
        rowFrom = outer[i].from;
        rowTo = outer[i].to;
      }
    }
    int64_t firstAlong = item % tilesAlong * tileAlong;
    int64_t firstAcross = item / tilesAlong % tilesAcross * tileAcross;
    int64_t countAlong = std::min(tileAlong, along.extent - firstAlong);
    int64_t countAcross = std::min(tileAcross, across.extent - firstAcross);
    fromAt += firstAlong * along.from + firstAcross * across.from;
    toAt += firstAlong * along.to + firstAcross * across.to;
    for (int64_t row = 0; row < rows; ++row)
      for (int64_t i = 0; i < countAcross; ++i)
        copyRow(from + fromAt + row * rowFrom + i * across.from, along.from,
                to + toAt + row * rowTo + i * across.to, along.to, countAlong);
    item += rows;
  }
}

void BoxCopy::run(const void *from, void *to, int64_t begin,
                  int64_t end) const {
  switch (elementSize) {
  case 1:
    return runAs(static_cast<const uint8_t *>(from), static_cast<uint8_t *>(to),
                 begin, end);
  case 2:
    return runAs(static_cast<const uint16_t *>(from),
                 static_cast<uint16_t *>(to), begin, end);
  case 4:
    return runAs(static_cast<const uint32_t *>(from),
                 static_cast<uint32_t *>(to), begin, end);
  default:
    return runAs(static_cast<const uint64_t *>(from),
                 static_cast<uint64_t *>(to), begin, end);
  }
}

} // namespace trc::runtime::host
