//===- Index.h - walking over positions -------------------------*- C++ -*-===//
//
// Row-major positions: strides, the linear index of a position, and an odometer
// that visits every position of a shape in order, zero-sized shapes included.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_REFERENCE_INDEX_H
#define TRC_REFERENCE_INDEX_H

#include "trc/Reference/Tensor.h"

namespace trc::reference {

/// Row-major strides, in elements.
inline Sizes stridesOf(SizesRef shape) {
  Sizes strides(shape.size(), 1);
  for (size_t i = shape.size(); i > 1; --i)
    strides[i - 2] = strides[i - 1] * shape[i - 1];
  return strides;
}

inline int64_t linearIndex(SizesRef strides, SizesRef position) {
  int64_t linear = 0;
  for (size_t i = 0; i < strides.size(); ++i)
    linear += strides[i] * position[i];
  return linear;
}

inline Sizes positionOf(SizesRef shape, int64_t linear) {
  Sizes position(shape.size());
  for (size_t i = shape.size(); i > 0; --i) {
    position[i - 1] = linear % shape[i - 1];
    linear /= shape[i - 1];
  }
  return position;
}

inline bool isInside(SizesRef shape, SizesRef position) {
  for (size_t i = 0; i < shape.size(); ++i)
    if (position[i] < 0 || position[i] >= shape[i])
      return false;
  return true;
}

/// Visits every position of `shape` in row-major order:
///   for (Odometer at(shape); at; ++at) use(*at, at.linear());
class Odometer {
public:
  explicit Odometer(SizesRef shape)
      : extents(shape.begin(), shape.end()), position(shape.size(), 0),
        inRange(numElements(shape) > 0) {}

  explicit operator bool() const { return inRange; }
  const Sizes &operator*() const { return position; }
  int64_t operator[](size_t i) const { return position[i]; }
  int64_t linear() const { return visited; }

  Odometer &operator++() {
    ++visited;
    for (size_t i = extents.size(); i > 0; --i) {
      if (++position[i - 1] < extents[i - 1])
        return *this;
      position[i - 1] = 0;
    }
    inRange = false;
    return *this;
  }

private:
  Sizes extents;
  Sizes position;
  int64_t visited = 0;
  bool inRange;
};

} // namespace trc::reference

#endif // TRC_REFERENCE_INDEX_H
