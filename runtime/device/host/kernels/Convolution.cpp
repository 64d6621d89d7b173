//===- Convolution.cpp - stablehlo.convolution ----------------------------===//
//
// As a matrix product. For each group of features
//
//   result[position, o] = sum over k of patch[position, k] * weights[k, o]
//
// where k runs over the kernel's taps and, fastest, the input features, and a
// position is an image with a place in it. Phase 0 lays the weights out as that
// matrix; phase 1 gathers blocks of patches into scratch, a piece of k at a
// time, and multiplies. Padding, strides, dilations and reversal only matter to
// the gathering. Where oneDNN has a convolution for the shape, that does it
// (DirectConvolution.cpp), but for gradients by the weights at few places
// (WeightsAtFewPlaces.cpp); where there are tiles, they do
// (TileConvolution.cpp).
//
//===----------------------------------------------------------------------===//

#include "Blas.h"
#include "Combiner.h"
#include "ConvolutionShape.h"
#include "DirectConvolution.h"
#include "Families.h"
#include "TileConvolution.h"
#include "WeightsAtFewPlaces.h"

#include "schema/TensorNumbers.h"

#include <algorithm>
#include <cstdlib>

namespace trc::runtime::host {

namespace {

template <typename T> class ConvolutionKernel final : public BoundKernel {
public:
  explicit ConvolutionKernel(ConvolutionShape shape) : s(std::move(shape)) {
    depth = s.taps * s.channels;
    positions = s.images * s.places;
    blockDepth = std::clamp<int64_t>(depth, 1, 2048);
    blockRows = std::clamp<int64_t>(65536 / blockDepth, 1, 128);
    blockOutputs = std::clamp<int64_t>(s.outputs, 1, 512);
    rowBlocks = (positions + blockRows - 1) / blockRows;
    outputBlocks = (s.outputs + blockOutputs - 1) / blockOutputs;
    phases = {
        Phase{s.groups * depth, std::max<int64_t>(1, 4096 / blockOutputs)},
        Phase{s.groups * rowBlocks * outputBlocks, 1}};
    workspaceBytes = s.groups * depth * s.outputs * sizeof(T);
    scratchBytes =
        (blockRows * blockDepth + blockRows * blockOutputs) * sizeof(T);
  }

  Status run(unsigned phase, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    for (int64_t item = begin; item < end; ++item)
      phase == 0 ? packWeights(arguments, item / depth, item % depth)
                 : runBlock(arguments, item);
    return Status::success();
  }

private:
  void packWeights(const RunArguments &arguments, int64_t group,
                   int64_t k) const {
    int64_t tap = k / s.channels;
    int64_t from = k % s.channels * s.kernelChannelStride +
                   group * s.outputs * s.kernelOutputStride;
    for (size_t i = s.spatial.size(); i-- > 0;) {
      const SpatialDimension &d = s.spatial[i];
      from += tap % d.kernel * d.kernelStride;
      tap /= d.kernel;
    }
    T *row =
        static_cast<T *>(arguments.workspace) + (group * depth + k) * s.outputs;
    for (int64_t o = 0; o < s.outputs; ++o)
      load(s.types[binary_at::rhs], arguments.operands[binary_at::rhs],
           from + o * s.kernelOutputStride, 1, row + o);
  }

  void runBlock(const RunArguments &arguments, int64_t item) const {
    int64_t firstOutput = item % outputBlocks * blockOutputs;
    int64_t firstRow = item / outputBlocks % rowBlocks * blockRows;
    int64_t group = item / outputBlocks / rowBlocks;
    int64_t rows = std::min(blockRows, positions - firstRow);
    int64_t outputs = std::min(blockOutputs, s.outputs - firstOutput);
    T *patches = static_cast<T *>(arguments.scratch);
    T *block = patches + blockRows * blockDepth;
    const T *weights = static_cast<T *>(arguments.workspace) +
                       group * depth * s.outputs + firstOutput;
    int64_t first = 0;
    do {
      int64_t count = std::min(blockDepth, depth - first);
      for (int64_t row = 0; row < rows; ++row)
        gather(arguments.operands[binary_at::lhs], group, firstRow + row, first,
               count, patches + row * count);
      multiply<T>(rows, outputs, count, {patches, count, 1},
                  {weights + first * s.outputs, s.outputs, 1},
                  {block, outputs, 1}, first > 0);
      first += count;
    } while (first < depth);
    for (int64_t row = 0; row < rows; ++row)
      storeRow(arguments.operands[binary_at::result], firstRow + row,
               group * s.outputs + firstOutput, outputs, block + row * outputs);
  }

  /// Elements [first, first + count) of the patch at `position`.
  void gather(const void *input, int64_t group, int64_t position, int64_t first,
              int64_t count, T *patch) const {
    int64_t place[mostSpatial];
    int64_t image = position / s.places, rest = position % s.places;
    for (size_t i = s.spatial.size(); i-- > 0;) {
      place[i] = rest % s.spatial[i].output;
      rest /= s.spatial[i].output;
    }
    int64_t base = image * s.inputImageStride + group * s.groupImageStride +
                   group * s.groupChannelStride;
    for (int64_t k = first; k < first + count;) {
      int64_t channel = k % s.channels, tap = k / s.channels;
      int64_t channels = std::min(s.channels - channel, first + count - k);
      int64_t offset = base + channel * s.inputChannelStride;
      bool inside = true;
      for (size_t i = s.spatial.size(); i-- > 0 && inside;) {
        const SpatialDimension &d = s.spatial[i];
        int64_t under =
            d.reversed ? d.kernel - 1 - tap % d.kernel : tap % d.kernel;
        tap /= d.kernel;
        int64_t at = place[i] * d.step + under * d.kernelDilation - d.low;
        inside = at >= 0 && at % d.inputDilation == 0 &&
                 at / d.inputDilation < d.input;
        offset += at / d.inputDilation * d.inputStride;
      }
      T *to = patch + (k - first);
      if (!inside)
        std::fill_n(to, channels, T(0));
      else if (s.inputChannelStride == 1)
        load(s.types[0], input, offset, channels, to);
      else
        for (int64_t i = 0; i < channels; ++i)
          load(s.types[0], input, offset + i * s.inputChannelStride, 1, to + i);
      k += channels;
    }
  }

  void storeRow(void *result, int64_t position, int64_t output, int64_t count,
                T *values) const {
    int64_t rest = position % s.places;
    int64_t offset = position / s.places * s.outputImageStride +
                     output * s.resultOutputStride;
    for (size_t i = s.spatial.size(); i-- > 0;) {
      offset += rest % s.spatial[i].output * s.spatial[i].outputStride;
      rest /= s.spatial[i].output;
    }
    if (s.types[2] == ElementType::I1)
      for (int64_t i = 0; i < count; ++i)
        values[i] = values[i] != T(0);
    if (s.resultOutputStride == 1)
      return store(s.types[2], result, offset, count, values);
    for (int64_t i = 0; i < count; ++i)
      store(s.types[2], result, offset + i * s.resultOutputStride, 1,
            values + i);
  }

  ConvolutionShape s;
  int64_t depth, positions, blockDepth, blockRows, blockOutputs;
  int64_t rowBlocks, outputBlocks;
};

std::unique_ptr<BoundKernel> makePatches(const ConvolutionShape &shape) {
  if (shape.types[2] == ElementType::F64)
    return std::make_unique<ConvolutionKernel<double>>(shape);
  if (isFloat(shape.types[2]))
    return std::make_unique<ConvolutionKernel<float>>(shape);
  return std::make_unique<ConvolutionKernel<uint64_t>>(shape);
}

Status bindConvolution(const BindRequest &request,
                       std::unique_ptr<BoundKernel> &kernel) {
  TRC_RETURN_IF_FAILED(reserveProducts());
  Binding binding(request);
  ConvolutionShape s = ConvolutionShape::read(binding);
  if (!binding.ok())
    return binding.status();
  const std::optional<ConvolutionRoles> roles = ConvolutionRoles::of(s);
  if (roles) {
    kernel = makeWeightsAtFewPlaces(*roles);
    if (!kernel)
      kernel = makeDirectConvolution(s, *roles);
  }
  if (!kernel)
    kernel = makePatches(s);
  if (roles)
    if (auto tiles = makeTileConvolution(*roles, request.workers, kernel))
      kernel = std::move(tiles);
  return Status::success();
}
} // namespace

void addConvolutionKernels(KernelRegistry &registry) {
  registry.add("stablehlo.convolution", bindConvolution);
}

} // namespace trc::runtime::host
