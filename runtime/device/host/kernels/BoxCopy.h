//===- BoxCopy.h - copies a box of elements ---------------------*- C++ -*-===//
//
// The one engine below every operation that only moves elements: for each point
// of a box of extents, to[sum(p * toStride)] = from[sum(p * fromStride)].
//
//   transpose   from strides permuted        reverse    negative from strides
//   broadcast   from stride 0                slice      from base and strides
//   pad         to base and strides          concatenate  one box per operand
//
// `finish` drops extents of one, orders the dimensions as they lie in `to`, and
// merges those that are contiguous on both sides. Work items are rows, or,
// where the two sides have different innermost dimensions, tiles of both, so
// that a transposition uses every cache line that it touches.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_BOXCOPY_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_BOXCOPY_H

#include "Binding.h"

namespace trc::runtime::host {

class BoxCopy {
public:
  explicit BoxCopy(int64_t elementSize = 1) : elementSize(elementSize) {}

  /// Strides in elements.
  void addDimension(int64_t extent, int64_t fromStride, int64_t toStride);
  int64_t fromBase = 0, toBase = 0;
  void finish();

  /// After `finish`.
  int64_t items() const { return numItems; }
  int64_t grain() const;
  void run(const void *from, void *to, int64_t begin, int64_t end) const;
  /// The whole box.
  void run(const void *from, void *to) const { run(from, to, 0, numItems); }
  int64_t elements() const;

private:
  struct Dimension {
    int64_t extent, from, to;
  };
  template <typename T>
  void runAs(const T *from, T *to, int64_t begin, int64_t end) const;

  int64_t elementSize;
  std::vector<Dimension> dimensions;
  /// Loops over tiles: every dimension but the tiled ones, then the tiles of
  /// the dimension innermost in `from` (where different), then in `to`.
  std::vector<Dimension> outer;
  Dimension across = {1, 0, 0}, along = {1, 0, 0};
  int64_t tileAcross = 1, tileAlong = 1;
  int64_t numItems = 1;
};

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_BOXCOPY_H
