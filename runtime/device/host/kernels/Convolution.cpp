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
// the gathering.
//
//===----------------------------------------------------------------------===//

#include "Blas.h"
#include "Combiner.h"
#include "Families.h"

#include <algorithm>
#include <cstdlib>

namespace trc::runtime::host {

namespace {

constexpr size_t mostSpatial = 16;

struct SpatialDimension {
  int64_t input, kernel, output; ///< extents
  int64_t inputStride, kernelStride, outputStride;
  int64_t step, low, inputDilation, kernelDilation;
  bool reversed;
};

struct ConvolutionShape {
  std::vector<SpatialDimension> spatial;
  int64_t images; ///< of the result
  int64_t inputImageStride, outputImageStride;
  int64_t channels; ///< input features of a group
  int64_t inputChannelStride, kernelChannelStride;
  int64_t outputs; ///< output features of a group
  int64_t kernelOutputStride, resultOutputStride;
  int64_t groups;
  int64_t groupImageStride, groupChannelStride; ///< in the input
  int64_t taps, places;
  ElementType types[3];
};

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
      load(s.types[1], arguments.operands[1], from + o * s.kernelOutputStride,
           1, row + o);
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
        gather(arguments.operands[0], group, firstRow + row, first, count,
               patches + row * count);
      multiply<T>(rows, outputs, count, {patches, count, 1},
                  {weights + first * s.outputs, s.outputs, 1},
                  {block, outputs, 1}, first > 0);
      first += count;
    } while (first < depth);
    for (int64_t row = 0; row < rows; ++row)
      storeRow(arguments.operands[2], firstRow + row,
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

/// A dimension number, checked against the rank.
int64_t dimensionNumber(Binding &binding, const char *name, int64_t rank) {
  int64_t value = binding.integer(name);
  return binding.expectRange(name, Ints{value}, 0, rank) ? value : 0;
}

/// The dimensions of one tensor: two named ones and the spatial ones, which are
/// all different.
struct DimensionNumbers {
  int64_t first = 0, second = 0;
  Ints spatial;
};
DimensionNumbers readNumbers(Binding &binding, const char *first,
                             const char *second, const char *spatial,
                             int64_t rank) {
  DimensionNumbers result;
  result.first = dimensionNumber(binding, first, rank);
  result.second = dimensionNumber(binding, second, rank);
  result.spatial = binding.ints(spatial, rank - 2);
  Ints all = result.spatial;
  all.push_back(result.first);
  all.push_back(result.second);
  if (binding.expectRange(spatial, all, 0, rank))
    binding.expectDistinct(spatial, all);
  return result;
}

Status bindConvolution(const BindRequest &request,
                       std::unique_ptr<BoundKernel> &kernel) {
  TRC_RETURN_IF_FAILED(reserveProducts());
  Binding binding(request);
  binding.expectOperands(3);
  int64_t rank = binding.rank(0);
  binding.require(rank >= 2 && rank <= static_cast<int64_t>(mostSpatial) + 2,
                  "rank " + std::to_string(rank) + " is not supported");
  binding.expectRank(1, rank);
  binding.expectRank(2, rank);
  if (!binding.ok())
    return binding.status();
  DimensionNumbers in =
      readNumbers(binding, "input_batch_dimension", "input_feature_dimension",
                  "input_spatial_dimensions", rank);
  DimensionNumbers weights = readNumbers(
      binding, "kernel_output_feature_dimension",
      "kernel_input_feature_dimension", "kernel_spatial_dimensions", rank);
  DimensionNumbers out =
      readNumbers(binding, "output_batch_dimension", "output_feature_dimension",
                  "output_spatial_dimensions", rank);
  size_t spatial = rank - 2;
  Ints steps = binding.intsOr("window_strides", spatial, 1);
  Ints padding = binding.intsOr("padding", 2 * spatial, 0);
  Ints inputDilation = binding.intsOr("lhs_dilation", spatial, 1);
  Ints kernelDilation = binding.intsOr("rhs_dilation", spatial, 1);
  Ints reversal = binding.intsOr("window_reversal", spatial, 0);
  int64_t featureGroups = binding.integerOr("feature_group_count", 1);
  int64_t batchGroups = binding.integerOr("batch_group_count", 1);
  constexpr int64_t limit = int64_t(1) << 30;
  binding.require(featureGroups > 0 && batchGroups > 0 &&
                      (featureGroups == 1 || batchGroups == 1) &&
                      std::max(featureGroups, batchGroups) < limit,
                  "expected positive group counts, one of them 1");
  if (!binding.ok())
    return binding.status();

  IntsRef a = binding.shape(0), b = binding.shape(1), c = binding.shape(2);
  Ints strideA = rowMajorStrides(a), strideB = rowMajorStrides(b),
       strideC = rowMajorStrides(c);
  ConvolutionShape s;
  s.groups = featureGroups * batchGroups;
  s.images = c[out.first];
  s.channels = b[weights.second];
  s.outputs = b[weights.first] / s.groups;
  if (!binding.require(s.channels < limit && s.images < limit,
                       "too many features or images"))
    return binding.status();
  binding.require(a[in.second] == s.channels * featureGroups,
                  "expected " + std::to_string(s.channels * featureGroups) +
                      " input features, got " + std::to_string(a[in.second]));
  binding.require(
      b[weights.first] % s.groups == 0 && c[out.second] == b[weights.first],
      "expected " + std::to_string(b[weights.first]) +
          " output features, a multiple of " + std::to_string(s.groups) +
          ", got " + std::to_string(c[out.second]));
  binding.require(a[in.first] == s.images * batchGroups,
                  "expected " + std::to_string(s.images * batchGroups) +
                      " images, got " + std::to_string(a[in.first]));
  s.inputImageStride = strideA[in.first];
  s.outputImageStride = strideC[out.first];
  s.inputChannelStride = strideA[in.second];
  s.kernelChannelStride = strideB[weights.second];
  s.kernelOutputStride = strideB[weights.first];
  s.resultOutputStride = strideC[out.second];
  s.groupImageStride = batchGroups > 1 ? s.images * s.inputImageStride : 0;
  s.groupChannelStride =
      featureGroups > 1 ? s.channels * s.inputChannelStride : 0;
  s.taps = s.places = 1;
  for (size_t i = 0; i < spatial && binding.ok(); ++i) {
    SpatialDimension d;
    d.input = a[in.spatial[i]];
    d.kernel = b[weights.spatial[i]];
    d.output = c[out.spatial[i]];
    d.inputStride = strideA[in.spatial[i]];
    d.kernelStride = strideB[weights.spatial[i]];
    d.outputStride = strideC[out.spatial[i]];
    d.step = steps[i];
    d.low = padding[2 * i];
    d.inputDilation = inputDilation[i];
    d.kernelDilation = kernelDilation[i];
    d.reversed = reversal[i] != 0;
    auto inRange = [&](int64_t value) { return 0 < value && value < limit; };
    binding.require(
        inRange(d.step) && inRange(d.inputDilation) &&
            inRange(d.kernelDilation) && (-limit < d.low && d.low < limit) &&
            d.input < limit && d.kernel < limit && d.output < limit,
        "the window is out of range in spatial dimension " + std::to_string(i));
    s.taps *= d.kernel;
    s.places *= d.output;
    s.spatial.push_back(d);
  }
  for (size_t i = 0; i < 3; ++i) {
    s.types[i] = binding.type(i);
    binding.require(isFloat(s.types[i]) == isFloat(binding.type(2)),
                    "floating-point and integer types are mixed");
  }
  if (!binding.ok())
    return binding.status();
  if (s.types[2] == ElementType::F64)
    kernel = std::make_unique<ConvolutionKernel<double>>(std::move(s));
  else if (isFloat(s.types[2]))
    kernel = std::make_unique<ConvolutionKernel<float>>(std::move(s));
  else
    kernel = std::make_unique<ConvolutionKernel<uint64_t>>(std::move(s));
  return Status::success();
}

} // namespace

void addConvolutionKernels(KernelRegistry &registry) {
  registry.add("stablehlo.convolution", bindConvolution);
}

} // namespace trc::runtime::host
