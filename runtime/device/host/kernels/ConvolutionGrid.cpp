//===- ConvolutionGrid.cpp - images as one row of places ------------------===//

#include "ConvolutionGrid.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace trc::runtime::host {

namespace {

int64_t floorDivide(int64_t a, int64_t b) {
  return a / b - (a % b != 0 && (a < 0) != (b < 0));
}
int64_t ceilDivide(int64_t a, int64_t b) { return -floorDivide(-a, b); }

constexpr int64_t mostIndex = (int64_t(1) << 31) - 1;

/// Whether the offset of every element can be told in 31 bits.
bool isSmall(const StridedTensor &tensor) {
  int64_t last = 0;
  for (size_t i = 0; i < tensor.extents.size(); ++i)
    last += (tensor.extents[i] - 1) * tensor.strides[i];
  return last <= mostIndex;
}

/// A dimension of the grid: images, or a spatial one, with the part that each
/// tap meets, and how far from a place.
struct Axis {
  int64_t source, destination; ///< extents
  int64_t sourceStride, destinationStride;
  int64_t stride; ///< of the convolution
  int64_t pitch;  ///< unless it is the first
  Ints part, shift;
  int64_t tapStride; ///< of the weights
  bool flipped;
  double beyondEdges = 1; ///< taps over those that meet the source
};

Axis axisOf(const ConvolutionRoles &roles, size_t i) {
  Axis axis = {roles.source.extents[2 + i],
               roles.destination.extents[2 + i],
               roles.source.strides[2 + i],
               roles.destination.strides[2 + i],
               roles.strides[i],
               0,
               {},
               {},
               roles.weights.strides[2 + i],
               roles.flipped[i]};
  const int64_t taps = roles.weights.extents[2 + i];
  int64_t before = 0, behind = 0, met = 0;
  for (int64_t tap = 0; tap < taps; ++tap) {
    const int64_t at = tap * (roles.gaps[i] + 1) - roles.low[i];
    // Positions of the destination from which it is in the source.
    const int64_t begin = std::max<int64_t>(0, ceilDivide(-at, axis.stride));
    const int64_t end =
        std::min(axis.destination, ceilDivide(axis.source - at, axis.stride));
    met += std::max<int64_t>(0, end - begin);
    axis.shift.push_back(floorDivide(at, axis.stride));
    axis.part.push_back(at - axis.shift.back() * axis.stride);
    before = std::max(before, -axis.shift.back());
    behind = std::max(behind, axis.shift.back());
  }
  axis.pitch = std::max(axis.destination + behind,
                        ceilDivide(axis.source, axis.stride) + before);
  axis.beyondEdges = static_cast<double>(taps * axis.destination) /
                     static_cast<double>(std::max<int64_t>(met, 1));
  return axis;
}

Axis imagesOf(const ConvolutionRoles &roles) {
  const int64_t images = roles.source.extents[0];
  return {images,
          images,
          roles.source.strides[0],
          roles.destination.strides[0],
          1,
          images,
          {0},
          {0},
          0,
          false};
}

} // namespace

std::optional<ConvolutionGrid>
ConvolutionGrid::of(const ConvolutionRoles &roles) {
  const size_t rank = roles.strides.size();
  if (roles.weights.extents.size() != rank + 2 || rank == 0 ||
      !isSmall(roles.source) || !isSmall(roles.destination) ||
      !isSmall(roles.weights))
    return std::nullopt;
  double places = static_cast<double>(roles.source.extents[0]), parts = 1,
         taps = 1;
  for (size_t i = 0; i < rank; ++i) {
    places *= static_cast<double>(axisOf(roles, i).pitch);
    parts *= static_cast<double>(roles.strides[i]);
    taps *= static_cast<double>(roles.weights.extents[2 + i]);
  }
  if (places > mostIndex || parts > 64 || taps > 4096)
    return std::nullopt;
  ConvolutionGrid first = make(roles, /*imagesLast=*/false),
                  last = make(roles, /*imagesLast=*/true);
  // A tap reaches over more places there.
  constexpr double worthwhile = 1.1;
  return static_cast<double>(first.places) >
                 worthwhile * static_cast<double>(last.places)
             ? std::move(last)
             : std::move(first);
}

ConvolutionGrid ConvolutionGrid::make(const ConvolutionRoles &roles,
                                      bool imagesLast) {
  std::vector<Axis> axes;
  for (size_t i = 0; i < roles.strides.size(); ++i)
    axes.push_back(axisOf(roles, i));
  axes.insert(imagesLast ? axes.end() : axes.begin(), imagesOf(roles));
  // Beyond the first dimension there is nothing.
  axes[0].pitch =
      std::max(axes[0].destination, ceilDivide(axes[0].source, axes[0].stride));

  ConvolutionGrid grid;
  grid.places = 1;
  int64_t parts = 1, taps = 1;
  for (const Axis &axis : axes) {
    grid.pitches.push_back(axis.pitch);
    grid.places *= axis.pitch;
    parts *= axis.stride;
    taps *= static_cast<int64_t>(axis.shift.size());
    grid.beyondEdges *= axis.beyondEdges;
    grid.destination.extents.push_back(axis.destination);
    grid.destination.strides.push_back(axis.destinationStride);
  }
  for (int64_t part = 0; part < parts; ++part) {
    Lattice lattice = {Ints(axes.size()), Ints(axes.size())};
    int64_t rest = part;
    for (size_t i = axes.size(); i-- > 0;) {
      const Axis &axis = axes[i];
      const int64_t first = rest % axis.stride;
      rest /= axis.stride;
      lattice.extents[i] = ceilDivide(axis.source - first, axis.stride);
      lattice.strides[i] = axis.sourceStride * axis.stride;
      lattice.base += first * axis.sourceStride;
    }
    grid.sources.push_back(std::move(lattice));
  }

  for (int64_t tap = 0; tap < taps; ++tap) {
    Tap found = {};
    int64_t rest = tap, partStride = 1, placeStride = 1;
    for (size_t i = axes.size(); i-- > 0;) {
      const Axis &axis = axes[i];
      const auto extent = static_cast<int64_t>(axis.shift.size());
      const int64_t at = rest % extent;
      rest /= extent;
      found.part += axis.part[at] * partStride;
      found.shift += axis.shift[at] * placeStride;
      found.weights += (axis.flipped ? extent - 1 - at : at) * axis.tapStride;
      partStride *= axis.stride;
      placeStride *= axis.pitch;
    }
    grid.lowestShift = std::min(grid.lowestShift, found.shift);
    grid.mostShift = std::max(grid.mostShift, found.shift);
    grid.taps.push_back(found);
  }
  std::sort(grid.taps.begin(), grid.taps.end(), [](const Tap &a, const Tap &b) {
    return a.part != b.part ? a.part < b.part : a.shift < b.shift;
  });
  for (Tap &tap : grid.taps) {
    if (grid.met.empty() || grid.met.back() != tap.part)
      grid.met.push_back(tap.part);
    tap.met = static_cast<int64_t>(grid.met.size()) - 1;
  }
  for (int64_t part = 0; part <= parts; ++part)
    grid.firstTap.push_back(
        std::count_if(grid.taps.begin(), grid.taps.end(),
                      [&](const Tap &tap) { return tap.part < part; }));
  return grid;
}

double ConvolutionGrid::padding(onednn::Convolution::Kind kind) const {
  const auto held = [](const Lattice &lattice) {
    return std::accumulate(lattice.extents.begin(), lattice.extents.end(), 1.0,
                           std::multiplies<>());
  };
  if (kind != onednn::Convolution::Kind::BySource)
    return beyondEdges * static_cast<double>(places) / held(destination);
  double all = 0;
  for (const Lattice &lattice : sources)
    all += held(lattice);
  return beyondEdges * static_cast<double>(places * parts()) / all;
}

/// Of the first place of a row of the last dimension; -1 where it holds
/// nothing.
int64_t ConvolutionGrid::offsetOfRow(const Lattice &lattice,
                                     int64_t row) const {
  int64_t offset = lattice.base;
  for (size_t i = pitches.size() - 1; i-- > 0;) {
    const int64_t at = i == 0 ? row : row % pitches[i];
    row /= pitches[i];
    if (at < 0 || at >= lattice.extents[i])
      return -1;
    offset += at * lattice.strides[i];
  }
  return offset;
}

void ConvolutionGrid::fill(const Lattice &lattice, int64_t first, int64_t tiles,
                           PlacesOfTile *list) const {
  const int64_t pitch = pitches.back(), extent = lattice.extents.back();
  const int64_t stride = lattice.strides.back();
  int64_t row = floorDivide(first, pitch), at = first - row * pitch;
  int64_t offset = offsetOfRow(lattice, row);
  for (int64_t t = 0; t < tiles; ++t) {
    PlacesOfTile tile = {{}, 0, 0, true};
    int32_t next = 0;
    for (int i = 0; i < 16; ++i) {
      const bool there = offset >= 0 && at < extent;
      tile.offsets[i] = there ? static_cast<int32_t>(offset + at * stride) : -1;
      if (there) {
        if (!tile.there)
          tile.first = next = tile.offsets[i];
        tile.follow = tile.follow && tile.offsets[i] == next;
        ++next;
        tile.there = static_cast<uint16_t>(tile.there | 1u << i);
      }
      if (++at == pitch) {
        at = 0;
        offset = offsetOfRow(lattice, ++row);
      }
    }
    list[t] = tile;
  }
}

} // namespace trc::runtime::host
