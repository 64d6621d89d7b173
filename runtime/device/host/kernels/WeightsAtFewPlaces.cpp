//===- WeightsAtFewPlaces.cpp - gradients of small images' weights --------===//
//
// For each tap
//
//   weights[tap, i, o] = sum over places p of
//     source[p * stride + tap * dilation - low, i] * destination[p, o]
//
// where a place is an image with a position of the destination. An item is a
// tap and a block of i: the rows of the source that meet the tap are copied one
// behind the other, zeros where the padding is, and multiplied. oneDNN would
// make the weights in a layout of its own, once for each block of images, to be
// added up and brought into order: for 512 to 512 channels three times 9.4 MB.
//
//===----------------------------------------------------------------------===//

#include "WeightsAtFewPlaces.h"
#include "Blas.h"

#include <algorithm>
#include <cstring>

namespace trc::runtime::host {

namespace {

/// Places at most, and elements of the weights at least.
constexpr int64_t mostPlaces = 256, leastWeights = 1 << 18;

/// Channels of the source that an item multiplies.
constexpr int64_t blockChannels = 128;

class WeightsAtFewPlaces final : public BoundKernel {
public:
  explicit WeightsAtFewPlaces(const ConvolutionRoles &roles) : roles(roles) {
    const Ints &weights = roles.weights.extents;
    outputs = weights[0];
    channels = weights[1];
    images = roles.destination.extents[0];
    for (size_t i = 2; i < weights.size(); ++i) {
      taps *= weights[i];
      positions *= roles.destination.extents[i];
    }
    blocks = (channels + blockChannels - 1) / blockChannels;
    phases = {Phase{taps * blocks, 1}};
    scratchBytes = images * positions * blockChannels * sizeof(float);
  }

  Status run(unsigned, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    for (int64_t item = begin; item < end; ++item)
      multiplyTap(arguments, item / blocks, item % blocks * blockChannels);
    return Status::success();
  }

private:
  void multiplyTap(const RunArguments &arguments, int64_t tap,
                   int64_t first) const {
    const int64_t count = std::min(blockChannels, channels - first);
    float *rows = static_cast<float *>(arguments.scratch);
    int64_t at = first * roles.weights.strides[1];
    Ints tapAt(roles.strides.size());
    for (size_t i = tapAt.size(); i-- > 0;) {
      const int64_t extent = roles.weights.extents[2 + i];
      tapAt[i] = tap % extent;
      const int64_t stored =
          roles.flipped[i] ? extent - 1 - tapAt[i] : tapAt[i];
      at += stored * roles.weights.strides[2 + i];
      tap /= extent;
    }
    const auto *source =
        static_cast<const float *>(arguments.operands[roles.source.operand]) +
        first;
    for (int64_t place = 0; place < images * positions; ++place)
      copyRow(source, tapAt, place, count, rows + place * count);
    const auto *destination = static_cast<const float *>(
        arguments.operands[roles.destination.operand]);
    auto *weights =
        static_cast<float *>(arguments.operands[roles.weights.operand]) + at;
    multiply<float>(count, outputs, images * positions, {rows, 1, count},
                    {destination, outputs, 1},
                    {weights, roles.weights.strides[1], 1}, false);
  }

  /// Channels of the source that the tap has at a place; zeros beyond the edge.
  void copyRow(const float *source, const Ints &tapAt, int64_t place,
               int64_t count, float *row) const {
    int64_t rest = place % positions;
    int64_t offset = place / positions * roles.source.strides[0];
    for (size_t i = tapAt.size(); i-- > 0;) {
      const int64_t extent = roles.destination.extents[2 + i];
      const int64_t x = rest % extent * roles.strides[i] +
                        tapAt[i] * (roles.gaps[i] + 1) - roles.low[i];
      if (x < 0 || x >= roles.source.extents[2 + i]) {
        std::fill_n(row, count, 0.0f);
        return;
      }
      offset += x * roles.source.strides[2 + i];
      rest /= extent;
    }
    std::memcpy(row, source + offset, count * sizeof(float));
  }

  ConvolutionRoles roles;
  int64_t outputs, channels, images, positions = 1, taps = 1, blocks;
};

/// Whether images and positions are rows of a matrix with `channels` columns.
bool isMatrix(const StridedTensor &tensor) {
  int64_t stride = tensor.extents[1];
  for (size_t i = tensor.extents.size(); i-- > 2;) {
    if (tensor.extents[i] != 1 && tensor.strides[i] != stride)
      return false;
    stride *= tensor.extents[i];
  }
  return tensor.strides[1] == 1 &&
         (tensor.extents[0] == 1 || tensor.strides[0] == stride);
}

} // namespace

std::unique_ptr<BoundKernel>
makeWeightsAtFewPlaces(const ConvolutionRoles &roles) {
  const StridedTensor &weights = roles.weights;
  const bool isGrouped = weights.extents.size() != roles.source.extents.size();
  if (roles.kind != onednn::Convolution::Kind::ByWeights || isGrouped)
    return nullptr;
  int64_t elements = 1, places = roles.destination.extents[0];
  for (int64_t extent : weights.extents)
    elements *= extent;
  for (size_t i = 2; i < weights.extents.size(); ++i)
    places *= roles.destination.extents[i];
  for (const StridedTensor *tensor :
       {&roles.source, &roles.destination, &weights})
    if (tensor->type != ElementType::F32)
      return nullptr;
  if (places > mostPlaces || elements < leastWeights ||
      weights.strides[0] != 1 || roles.source.strides[1] != 1 ||
      !isMatrix(roles.destination))
    return nullptr;
  return std::make_unique<WeightsAtFewPlaces>(roles);
}

} // namespace trc::runtime::host
