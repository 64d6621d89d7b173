//===- ConvolutionGrid.h - images as one row of places ----------*- C++ -*-===//
//
// A convolution whose padding is written out is a matrix product for each tap
// on one and the same list of places:
//
//   destination[place, o] += sum over i of source[place + shift(tap), i] *
//                            weights[tap, i, o]
//
// A place is an image with a position of the destination, rows one behind the
// other, and behind each row and each image as many places that hold nothing
// as a tap can reach beyond an edge: what is beyond the end of a row is before
// the beginning of the next, so one margin is both. Where images are small, the
// same position of all images comes before the next position: the margin of
// the first dimension, which has none, is then that of an image. With a stride
// s a position x of the source is place x / s of part x % s, of which there are
// s in each dimension; a tap meets one part.
//
// Its gradients are on the same places: by source each part is made by the taps
// that meet it, from destination[place - shift]; by weights places are what is
// summed over. Nothing but integers here.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_CONVOLUTIONGRID_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_CONVOLUTIONGRID_H

#include "ConvolutionRoles.h"
#include "PlacesOfTile.h"

#include <optional>

namespace trc::runtime::host {

class ConvolutionGrid {
public:
  /// None where the weights are cut into groups, or a number of places or
  /// elements is beyond 31 bits.
  static std::optional<ConvolutionGrid> of(const ConvolutionRoles &roles);

  struct Tap {
    int64_t part;    ///< of the source
    int64_t met;     ///< which of the parts met that is
    int64_t shift;   ///< in places
    int64_t weights; ///< where the tap begins in the weights, in elements
  };
  /// Ordered by parts; of part p [begin(p), begin(p + 1)).
  std::vector<Tap> taps;
  int64_t begin(int64_t part) const { return firstTap[part]; }
  int64_t parts() const { return static_cast<int64_t>(sources.size()); }
  /// The parts that any tap meets.
  Ints met;

  int64_t places = 0;                     ///< with those that hold nothing
  int64_t lowestShift = 0, mostShift = 0; ///< of all taps, and of 0
  /// Products of a place and a tap over those that are not of padding, in the
  /// result of `kind`.
  double padding(onednn::Convolution::Kind kind) const;

  /// Where so many tiles of places from `first` on, which may be below zero,
  /// are in a part of the source, or in the destination.
  void listSource(int64_t part, int64_t first, int64_t tiles,
                  PlacesOfTile *list) const {
    fill(sources[part], first, tiles, list);
  }
  void listDestination(int64_t first, int64_t tiles, PlacesOfTile *list) const {
    fill(destination, first, tiles, list);
  }

private:
  /// What of a tensor is on the grid, dimensions as the grid has them.
  struct Lattice {
    Ints extents, strides; ///< in places; of neighbouring places in elements
    int64_t base = 0;
  };
  static ConvolutionGrid make(const ConvolutionRoles &roles, bool imagesLast);
  void fill(const Lattice &lattice, int64_t first, int64_t tiles,
            PlacesOfTile *list) const;
  int64_t offsetOfRow(const Lattice &lattice, int64_t row) const;

  /// Images and spatial dimensions: places of each, margin included.
  Ints pitches;
  std::vector<Lattice> sources;
  Lattice destination;
  Ints firstTap;
  double beyondEdges = 1; ///< taps over those that meet the source
};

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_CONVOLUTIONGRID_H
