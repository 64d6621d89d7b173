//===- ConvolutionTest.cpp - convolution, every option and by a library ---===//

#include "KernelTester.h"

#include <cmath>

namespace trc::runtime::host {
namespace {

using Shape = std::vector<int64_t>;

struct ConvolutionCase {
  int64_t batch, features, groups, batchGroups, outputs;
  Shape image, kernel, steps, padding, dilation, kernelDilation, reversal;
};

/// `Mixed` is [b, x, y, f] x [x, y, i, o] -> [f, b, x, y]; `Exchanged` has [f,
/// x, y, b] first, as a gradient by weights. `Printed` is such a gradient as
/// JAX prints it: [f, x, y, b] x [i, x, y, o] -> [x, y, b, f].
enum class Order { Mixed, Exchanged, Printed };

void checkConvolution(const ConvolutionCase &c, ElementType type,
                      Order order = Order::Mixed) {
  int64_t channels = c.features / c.groups;
  const bool exchanged = order != Order::Mixed;
  const bool printed = order == Order::Printed;
  const auto inOrder = [&](int64_t image, int64_t x, int64_t y, int64_t f) {
    return exchanged ? Shape{f, x, y, image} : Shape{image, x, y, f};
  };
  Shape lhs = inOrder(c.batch, c.image[0], c.image[1], c.features);
  const auto ofKernel = [&](int64_t x, int64_t y, int64_t i, int64_t o) {
    return printed ? Shape{i, x, y, o} : Shape{x, y, i, o};
  };
  const auto ofResult = [&](const Shape &p) {
    return printed ? Shape{p[2], p[3], p[1], p[0]} : p;
  };
  Shape rhs = ofKernel(c.kernel[0], c.kernel[1], channels, c.outputs);
  Shape result = {c.outputs, c.batch / c.batchGroups, 0, 0};
  for (int i : {0, 1}) {
    int64_t padded = (c.image[i] - 1) * c.dilation[i] + 1 + c.padding[2 * i] +
                     c.padding[2 * i + 1];
    int64_t span = (c.kernel[i] - 1) * c.kernelDilation[i] + 1;
    result[2 + i] = padded < span ? 0 : (padded - span) / c.steps[i] + 1;
  }
  Call call("stablehlo.convolution",
            {randomTensor(type, lhs, 1), randomTensor(type, rhs, 2)},
            {{type, ofResult(result)}});
  call.ints("input_batch_dimension", {exchanged ? 3 : 0});
  call.ints("input_feature_dimension", {exchanged ? 0 : 3});
  call.ints("input_spatial_dimensions", {1, 2});
  call.ints("kernel_input_feature_dimension", {printed ? 0 : 2});
  call.ints("kernel_output_feature_dimension", {3});
  call.ints("kernel_spatial_dimensions", printed ? Shape{1, 2} : Shape{0, 1});
  call.ints("output_batch_dimension", {printed ? 2 : 1});
  call.ints("output_feature_dimension", {printed ? 3 : 0});
  call.ints("output_spatial_dimensions", printed ? Shape{0, 1} : Shape{2, 3});
  call.ints("window_strides", c.steps).ints("padding", c.padding);
  call.ints("lhs_dilation", c.dilation).ints("rhs_dilation", c.kernelDilation);
  call.ints("window_reversal", c.reversal);
  call.ints("feature_group_count", {c.groups});
  call.ints("batch_group_count", {c.batchGroups});
  ASSERT_EQ(messageOf(call.run()), "");
  int64_t perGroup = c.outputs / (c.groups * c.batchGroups);
  Tensor expected(type, ofResult(result));
  forEachPoint(result, [&](const Shape &p) {
    int64_t group = p[0] / perGroup;
    int64_t image = p[1] + (c.batchGroups > 1 ? group * result[1] : 0);
    double sum = 0;
    forEachPoint({c.kernel[0], c.kernel[1], channels}, [&](const Shape &k) {
      Shape at(2);
      for (int i : {0, 1}) {
        int64_t tap = c.reversal[i] ? c.kernel[i] - 1 - k[i] : k[i];
        int64_t x = p[2 + i] * c.steps[i] + tap * c.kernelDilation[i] -
                    c.padding[2 * i];
        if (x < 0 || x % c.dilation[i] || x / c.dilation[i] >= c.image[i])
          return;
        at[i] = x / c.dilation[i];
      }
      int64_t feature = (c.groups > 1 ? group * channels : 0) + k[2];
      sum += call.inputs[0].get(
                 linear(lhs, inOrder(image, at[0], at[1], feature))) *
             call.inputs[1].get(linear(rhs, ofKernel(k[0], k[1], k[2], p[0])));
    });
    expected.set(linear(ofResult(result), ofResult(p)), sum);
  });
  EXPECT_EQ(call.results[0].values(), expected.values());
}

TEST(Convolution, EveryOption) {
  const ConvolutionCase cases[] = {
      {2,
       3,
       1,
       1,
       4,
       {6, 5},
       {3, 2},
       {1, 1},
       {0, 0, 0, 0},
       {1, 1},
       {1, 1},
       {0, 0}},
      {2,
       3,
       1,
       1,
       4,
       {6, 5},
       {3, 2},
       {2, 1},
       {1, 2, 0, 1},
       {1, 1},
       {1, 2},
       {0, 1}},
      {2,
       3,
       1,
       1,
       4,
       {6, 5},
       {3, 2},
       {1, 3},
       {-1, 2, 1, 1},
       {2, 3},
       {1, 1},
       {1, 0}},
      {1,
       4,
       2,
       1,
       6,
       {5, 5},
       {2, 2},
       {1, 1},
       {1, 1, 1, 1},
       {1, 1},
       {1, 1},
       {0, 0}},
      {2,
       4,
       4,
       1,
       4,
       {5, 5},
       {3, 3},
       {1, 1},
       {1, 1, 1, 1},
       {1, 1},
       {1, 1},
       {0, 0}},
      {4,
       3,
       1,
       2,
       6,
       {5, 5},
       {2, 2},
       {1, 1},
       {0, 0, 0, 0},
       {1, 1},
       {1, 1},
       {0, 0}},
      {2,
       0,
       1,
       1,
       4,
       {3, 3},
       {2, 2},
       {1, 1},
       {0, 0, 0, 0},
       {1, 1},
       {1, 1},
       {0, 0}},
  };
  for (const ConvolutionCase &c : cases)
    for (ElementType type : {F32, F64, I32})
      checkConvolution(c, type);
  // More channels than a piece of the sum, more features than a block.
  ConvolutionCase deep = cases[0];
  deep.features = 520;
  deep.outputs = 516;
  deep.image = {3, 2};
  deep.kernel = {2, 2};
  checkConvolution(deep, F32);
}

/// Gradients by the weights, as JAX prints them: many weights, few places.
TEST(Convolution, WeightsAtFewPlaces) {
  // Padded; strided; with dilated taps, and source pixels that are not read; of
  // a transposed convolution, whose taps come out last one first.
  ConvolutionCase c = {130,          2,      1,      1,
                       256,          {4, 3}, {4, 3}, {1, 1},
                       {1, 1, 1, 1}, {1, 1}, {1, 1}, {0, 0}};
  checkConvolution(c, F32, Order::Printed);
  c.image = {6, 5};
  c.kernel = {3, 2};
  c.kernelDilation = {2, 3};
  checkConvolution(c, F32, Order::Printed);
  c.kernelDilation = {1, 1};
  c.image = {8, 7};
  c.steps = {2, 3};
  checkConvolution(c, F32, Order::Printed);
  c.image = {2, 2};
  c.kernel = {4, 4};
  c.steps = {1, 1};
  c.dilation = {2, 2};
  c.padding = {2, 2, 2, 2};
  checkConvolution(c, F32, Order::Printed);
}

/// Enough work for oneDNN, where it is there: each of its three operations,
/// with strides, dilations, groups and reversals of its own. What is summed is
/// exact in f32, and its order does not matter.
TEST(Convolution, LargeEnoughForALibrary) {
  const ConvolutionCase cases[] = {
      // Forward: strided and padded; dilated; depthwise; taps reversed.
      {4,
       16,
       1,
       1,
       24,
       {9, 8},
       {3, 3},
       {2, 1},
       {1, 1, 0, 1},
       {1, 1},
       {1, 1},
       {0, 0}},
      {4,
       16,
       1,
       1,
       24,
       {9, 8},
       {3, 2},
       {1, 1},
       {2, 2, 1, 1},
       {1, 1},
       {2, 1},
       {0, 0}},
      {8,
       64,
       64,
       1,
       64,
       {10, 9},
       {3, 3},
       {1, 1},
       {1, 1, 1, 1},
       {1, 1},
       {1, 1},
       {0, 0}},
      {4,
       16,
       2,
       1,
       32,
       {9, 8},
       {3, 3},
       {1, 1},
       {1, 1, 1, 1},
       {1, 1},
       {1, 1},
       {1, 1}},
      // By source: one transposed, with groups, and one with reversed taps.
      {4,
       16,
       1,
       1,
       24,
       {7, 8},
       {3, 3},
       {1, 1},
       {2, 1, 2, 1},
       {2, 2},
       {1, 1},
       {0, 0}},
      {4,
       16,
       2,
       1,
       24,
       {7, 8},
       {3, 4},
       {1, 1},
       {1, 2, 3, 1},
       {2, 3},
       {1, 1},
       {1, 1}},
      // By weights: many sums; strided; of a depthwise one; of a transposed.
      {8,
       30,
       1,
       1,
       24,
       {12, 11},
       {12, 11},
       {1, 1},
       {1, 1, 1, 1},
       {1, 1},
       {1, 1},
       {0, 0}},
      {16,
       8,
       1,
       1,
       24,
       {12, 11},
       {6, 5},
       {1, 1},
       {0, 1, 1, 0},
       {1, 1},
       {2, 2},
       {0, 0}},
      {32,
       8,
       1,
       32,
       64,
       {12, 11},
       {12, 11},
       {1, 1},
       {1, 1, 1, 1},
       {1, 1},
       {1, 1},
       {0, 0}},
      {16,
       8,
       1,
       1,
       24,
       {6, 5},
       {12, 11},
       {1, 1},
       {2, 1, 2, 2},
       {2, 2},
       {1, 1},
       {0, 0}},
  };
  constexpr size_t firstByWeights = 6;
  for (size_t i = 0; i < std::size(cases); ++i)
    for (ElementType type : {F32, BF16})
      checkConvolution(cases[i], type,
                       i >= firstByWeights ? Order::Exchanged : Order::Mixed);
  // Whole blocks of channels, whose weights are packed by copying a box: as
  // they are, turned around, strided, of a sum.
  for (size_t i : {0, 3, 4, 7}) {
    ConvolutionCase blocks = cases[i];
    blocks.batch = i == 7 ? 32 : 1;
    blocks.features = i == 7 ? 8 : 32 * blocks.groups;
    blocks.outputs = 32 * blocks.groups;
    for (ElementType type : {F32, BF16})
      checkConvolution(blocks, type,
                       i >= firstByWeights ? Order::Exchanged : Order::Mixed);
  }
  // Fewer places than taps, and a gradient by weights of that.
  ConvolutionCase small = cases[3];
  small.groups = 1;
  small.features = small.outputs = 64;
  small.image = {1, 2};
  checkConvolution(small, F32);
  std::swap(small.batch, small.features);
  small.kernel = {1, 2};
  small.reversal = {0, 0};
  checkConvolution(small, F32, Order::Exchanged);
  // Weights that are cut into parts: forward, and by source.
  ConvolutionCase parts = cases[3];
  parts.batch = parts.groups = 1;
  parts.features = 128;
  parts.outputs = 256;
  parts.image = {2, 1};
  checkConvolution(parts, F32);
  parts.padding = {1, 2, 1, 1};
  parts.dilation = {2, 1};
  parts.image = {1, 2};
  checkConvolution(parts, F32);
  // Several sums.
  ConvolutionCase large = cases[6];
  large.batch = large.features = large.outputs = 16;
  large.image = large.kernel = {16, 16};
  checkConvolution(large, F32, Order::Exchanged);
}

} // namespace
} // namespace trc::runtime::host
