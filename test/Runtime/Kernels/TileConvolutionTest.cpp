//===- TileConvolutionTest.cpp - convolutions of f32 in AMX's tiles -------===//

#include "device/host/kernels/TileConvolution.h"
#include "KernelTester.h"
#include "device/host/kernels/Tiles.h"

#include <atomic>
#include <cmath>
#include <limits>
#include <map>

namespace trc::runtime::host {
namespace {

using Shape = std::vector<int64_t>;

/// The kernel that numbers which cannot be split are left to.
class Other final : public BoundKernel {
public:
  explicit Other(std::atomic<int> &calls) : calls(calls) {}
  Status run(unsigned, const RunArguments &, int64_t, int64_t) const override {
    ++calls;
    return Status::success();
  }

private:
  std::atomic<int> &calls;
};

/// One operand: what its dimensions are, as letters (b and f, or o and i, and
/// one for each spatial dimension), and their extents in that order.
struct Operand {
  std::string letters;
  Tensor tensor{F32, {0}};

  int64_t dimension(char letter) const {
    return static_cast<int64_t>(letters.find(letter));
  }
  int64_t extent(char letter) const { return tensor.shape[dimension(letter)]; }
  int64_t stride(char letter) const {
    int64_t stride = 1;
    for (size_t i = letters.size(); i-- > letters.find(letter) + 1;)
      stride *= tensor.shape[i];
    return stride;
  }
};

Operand operandOf(const std::string &letters,
                  const std::map<char, int64_t> &extents) {
  Shape shape;
  for (char letter : letters)
    shape.push_back(extents.at(letter));
  return {letters, Tensor(F32, shape)};
}

struct Window {
  Shape steps, low, high, dilation, kernelDilation, reversal;
};

/// A convolution with the letters b, f of the input, i, o of the kernel and B,
/// O of the result, and spatial letters x, y, z.
struct Case {
  Operand input, kernel, result;
  Window window;
  std::string spatial;
  std::atomic<int> left = 0; ///< calls of the other kernel
  unsigned workers = 2;

  void fill() {
    unsigned seed = 1;
    for (Operand *operand : {&input, &kernel}) {
      std::mt19937 random(seed++);
      std::normal_distribution<double> numbers;
      for (int64_t i = 0; i < operand->tensor.size(); ++i)
        operand->tensor.set(i, numbers(random));
    }
  }

  std::unique_ptr<BoundKernel> make() {
    const std::vector<OperandType> types = {{F32, input.tensor.shape, false},
                                            {F32, kernel.tensor.shape, false},
                                            {F32, result.tensor.shape, true}};
    std::map<std::string, Shape> ints;
    const auto spatialOf = [&](const Operand &operand) {
      Shape found;
      for (char letter : spatial)
        found.push_back(operand.dimension(letter));
      return found;
    };
    ints["input_batch_dimension"] = {input.dimension('b')};
    ints["input_feature_dimension"] = {input.dimension('f')};
    ints["input_spatial_dimensions"] = spatialOf(input);
    ints["kernel_input_feature_dimension"] = {kernel.dimension('i')};
    ints["kernel_output_feature_dimension"] = {kernel.dimension('o')};
    ints["kernel_spatial_dimensions"] = spatialOf(kernel);
    ints["output_batch_dimension"] = {result.dimension('B')};
    ints["output_feature_dimension"] = {result.dimension('O')};
    ints["output_spatial_dimensions"] = spatialOf(result);
    ints["window_strides"] = window.steps;
    for (size_t i = 0; i < spatial.size(); ++i) {
      ints["padding"].push_back(window.low[i]);
      ints["padding"].push_back(window.high[i]);
    }
    ints["lhs_dilation"] = window.dilation;
    ints["rhs_dilation"] = window.kernelDilation;
    ints["window_reversal"] = window.reversal;
    std::vector<Attribute> attributes;
    for (const auto &[name, values] : ints)
      attributes.push_back({name, values, {}, {}});
    const BindRequest request = {
        "stablehlo.convolution", types, attributes, {}, 0, "", workers};
    Binding binding(request);
    const ConvolutionShape shape = ConvolutionShape::read(binding);
    EXPECT_EQ(messageOf(binding.status()), "");
    const auto roles = ConvolutionRoles::of(shape);
    std::unique_ptr<BoundKernel> other = std::make_unique<Other>(left);
    return roles ? makeTileConvolution(*roles, workers, other) : nullptr;
  }

  /// Runs it, in ranges of `piece` items, on memory full of NaN.
  void run(const BoundKernel &bound, int64_t piece = int64_t(1) << 60) {
    std::fill(result.tensor.data.begin(), result.tensor.data.end(), char(0x5a));
    void *operands[] = {input.tensor.data.data(), kernel.tensor.data.data(),
                        result.tensor.data.data()};
    EXPECT_TRUE(runInPieces(bound, operands, piece, 0xff).ok());
  }

  /// The sum at a point of the result, and that of absolute values.
  std::array<double, 2> sum(int64_t image, int64_t output,
                            const Shape &at) const {
    const auto *x = reinterpret_cast<const float *>(input.tensor.data.data());
    const auto *w = reinterpret_cast<const float *>(kernel.tensor.data.data());
    Shape taps;
    for (char letter : spatial)
      taps.push_back(kernel.extent(letter));
    double sum = 0, sizes = 0;
    forEachPoint(taps, [&](const Shape &tap) {
      int64_t from = image * input.stride('b');
      int64_t weight = output * kernel.stride('o');
      for (size_t i = 0; i < spatial.size(); ++i) {
        const int64_t turned =
            window.reversal[i] ? taps[i] - 1 - tap[i] : tap[i];
        const int64_t place = at[i] * window.steps[i] +
                              turned * window.kernelDilation[i] - window.low[i];
        if (place < 0 || place % window.dilation[i] ||
            place / window.dilation[i] >= input.extent(spatial[i]))
          return;
        from += place / window.dilation[i] * input.stride(spatial[i]);
        weight += tap[i] * kernel.stride(spatial[i]);
      }
      const int64_t next = input.stride('f'), nextWeight = kernel.stride('i');
      for (int64_t i = 0; i < kernel.extent('i'); ++i) {
        const double term =
            double(x[from + i * next]) * double(w[weight + i * nextWeight]);
        sum += term;
        sizes += std::abs(term);
      }
    });
    return {sum, sizes};
  }

  /// Elements, of every channel and every place, are as near as AmxWide.h
  /// says; all of them would take long.
  void check(const std::string &what) const {
    const auto *y = reinterpret_cast<const float *>(result.tensor.data.data());
    Shape shape = {result.extent('B'), result.extent('O')};
    for (char letter : spatial)
      shape.push_back(result.extent(letter));
    int64_t wrong = 0, number = 0;
    forEachPoint(shape, [&](const Shape &p) {
      if (number++ % 13)
        return;
      int64_t offset = p[0] * result.stride('B') + p[1] * result.stride('O');
      for (size_t i = 0; i < spatial.size(); ++i)
        offset += p[2 + i] * result.stride(spatial[i]);
      const auto [expected, sizes] =
          sum(p[0], p[1], Shape(p.begin() + 2, p.end()));
      if (!(std::abs(y[offset] - expected) <= 0x1p-21 * sizes) && !wrong++)
        ADD_FAILURE() << what << ": expected " << expected << ", got "
                      << y[offset] << " at " << testing::PrintToString(p);
    });
    EXPECT_EQ(wrong, 0) << what;
  }
};

/// A layer, from which each of its three convolutions is made.
struct Layer {
  int64_t images, inputs, outputs;
  Shape image, taps, strides, low, high, dilation;
  bool channelsLast;

  std::string spatial() const {
    return std::string("xyz").substr(0, image.size());
  }
  Shape size() const {
    Shape size;
    for (size_t i = 0; i < image.size(); ++i)
      size.push_back(
          (image[i] + low[i] + high[i] - (taps[i] - 1) * dilation[i] - 1) /
              strides[i] +
          1);
    return size;
  }
  /// Letters of an image or of the result, `first` and then channels.
  std::string letters(char first, char channels) const {
    return channelsLast ? first + spatial() + channels
                        : std::string{first, channels} + spatial();
  }
  std::string weights(char output, char input) const {
    return channelsLast ? spatial() + input + output
                        : std::string{output, input} + spatial();
  }
  static std::map<char, int64_t> extents(char first, int64_t a, char second,
                                         int64_t b, const Shape &spatial) {
    std::map<char, int64_t> found = {{first, a}, {second, b}};
    for (size_t i = 0; i < spatial.size(); ++i)
      found["xyz"[i]] = spatial[i];
    return found;
  }
  Shape ones() const { return Shape(image.size(), 1); }
  Shape zeros() const { return Shape(image.size(), 0); }

  void forward(Case &c) const {
    c.spatial = spatial();
    c.input =
        operandOf(letters('b', 'f'), extents('b', images, 'f', inputs, image));
    c.kernel =
        operandOf(weights('o', 'i'), extents('o', outputs, 'i', inputs, taps));
    c.result = operandOf(letters('B', 'O'),
                         extents('B', images, 'O', outputs, size()));
    c.window = {strides, low, high, ones(), dilation, zeros()};
  }
  void bySource(Case &c) const {
    c.spatial = spatial();
    c.input = operandOf(letters('b', 'f'),
                        extents('b', images, 'f', outputs, size()));
    c.kernel =
        operandOf(weights('i', 'o'), extents('i', outputs, 'o', inputs, taps));
    c.result =
        operandOf(letters('B', 'O'), extents('B', images, 'O', inputs, image));
    c.window = {ones(), {}, {}, strides, dilation, ones()};
    for (size_t i = 0; i < image.size(); ++i) {
      const int64_t reach = (taps[i] - 1) * dilation[i];
      c.window.low.push_back(reach - low[i]);
      c.window.high.push_back(image[i] - 1 + low[i] -
                              (size()[i] - 1) * strides[i]);
    }
  }
  void byWeights(Case &c) const {
    c.spatial = spatial();
    c.input =
        operandOf(letters('f', 'b'), extents('f', images, 'b', inputs, image));
    c.kernel = operandOf(letters('i', 'o'),
                         extents('i', images, 'o', outputs, size()));
    c.result =
        operandOf(weights('O', 'B'), extents('O', outputs, 'B', inputs, taps));
    c.window = {dilation, low, {}, ones(), strides, zeros()};
    for (size_t i = 0; i < image.size(); ++i)
      c.window.high.push_back((taps[i] - 1) * dilation[i] +
                              (size()[i] - 1) * strides[i] + 1 - image[i] -
                              low[i]);
  }
};

const Layer layers[] = {
    // Whole panels; rows of places that hold nothing between them.
    {2, 64, 64, {14, 15}, {3, 3}, {1, 1}, {1, 1}, {1, 1}, {1, 1}, false},
    {2, 64, 64, {14, 15}, {3, 3}, {1, 1}, {1, 1}, {1, 1}, {1, 1}, true},
    // Channels that fill no panel; padding that differs; taps apart.
    {3, 56, 88, {12, 11}, {3, 2}, {1, 1}, {2, 0}, {1, 1}, {2, 1}, false},
    {3, 88, 56, {12, 11}, {2, 3}, {1, 1}, {0, 2}, {1, 2}, {1, 2}, true},
    // Strides, so that the source is in parts, of which one tap meets one.
    {2, 96, 160, {16, 17}, {3, 3}, {2, 2}, {1, 1}, {1, 1}, {1, 1}, false},
    {2, 96, 160, {16, 15}, {3, 2}, {2, 3}, {1, 0}, {0, 1}, {1, 1}, true},
    {4, 128, 96, {20, 18}, {2, 3}, {3, 2}, {0, 0}, {0, 0}, {1, 1}, false},
    {4, 64, 64, {18, 18}, {2, 2}, {2, 2}, {0, 0}, {0, 0}, {1, 1}, true},
    // One and three dimensions; more places than are packed at a time.
    {2, 64, 64, {700}, {5}, {1}, {2}, {2}, {1}, false},
    {2,
     32,
     64,
     {7, 6, 9},
     {3, 3, 2},
     {1, 2, 1},
     {1, 1, 0},
     {1, 1, 1},
     {1, 1, 1},
     false},
    {1,
     32,
     64,
     {7, 6, 9},
     {3, 3, 3},
     {1, 1, 1},
     {1, 1, 1},
     {1, 1, 1},
     {1, 1, 1},
     true},
    {2, 32, 32, {50, 61}, {3, 3}, {1, 1}, {1, 1}, {1, 1}, {1, 1}, false},
    // Weights that one item alone uses, in two pieces.
    {8, 160, 512, {7, 7}, {3, 3}, {1, 1}, {1, 1}, {1, 1}, {1, 1}, false},
    // More panels of channels than a group has.
    {2, 288, 160, {7, 7}, {3, 3}, {1, 1}, {1, 1}, {1, 1}, {1, 1}, false},
};

constexpr std::pair<const char *, void (Layer::*)(Case &) const> directions[] =
    {{"forward", &Layer::forward},
     {"by source", &Layer::bySource},
     {"by weights", &Layer::byWeights}};

class TileConvolution : public testing::Test {
protected:
  void SetUp() override {
    if (!multipliesF32InTiles())
      GTEST_SKIP() << "this machine has no AMX, or does not let us use it";
  }
};

TEST_F(TileConvolution, EveryDirectionAndWindow) {
  for (size_t i = 0; i < std::size(layers); ++i)
    for (const auto &[name, make] : directions) {
      const std::string what = "layer " + std::to_string(i) + ", " + name;
      Case c;
      (layers[i].*make)(c);
      c.fill();
      const auto kernel = c.make();
      ASSERT_TRUE(kernel) << what;
      c.run(*kernel);
      c.check(what);
      EXPECT_EQ(c.left, 0) << what;
    }
}

// Neither how items are handed out nor the number of workers can be seen.
TEST_F(TileConvolution, BitsDoNotDependOnWorkers) {
  for (const auto &[name, make] : directions) {
    Case c;
    (layers[4].*make)(c);
    c.fill();
    c.run(*c.make());
    const std::vector<char> expected = c.result.tensor.data;
    for (unsigned workers : {1u, 3u, 16u})
      for (int64_t piece : {1, 3}) {
        c.workers = workers;
        c.run(*c.make(), piece);
        EXPECT_TRUE(c.result.tensor.data == expected)
            << name << ", " << workers << " workers";
      }
  }
}

// One number that cannot be split leaves all of it to the other kernel.
TEST_F(TileConvolution, NumbersThatAreNotFiniteOrLarge) {
  for (const auto &[name, make] : directions)
    for (const bool inKernel : {false, true})
      for (const float value :
           {std::numeric_limits<float>::infinity(), std::nanf(""), -0x1p127f}) {
        Case c;
        (layers[2].*make)(c);
        c.fill();
        Tensor &tensor = (inKernel ? c.kernel : c.input).tensor;
        tensor.set(tensor.size() / 2, value);
        c.run(*c.make());
        EXPECT_EQ(c.left, 1) << name << ", " << value;
      }
}

// Where tiles would hold little, another kernel is as fast.
TEST_F(TileConvolution, LeavesSmallOnes) {
  const auto leaves = [](const Layer &layer) {
    Case c;
    layer.forward(c);
    return !c.make();
  };
  Layer layer = layers[0];
  EXPECT_FALSE(leaves(layer));
  layer.inputs = 3;
  EXPECT_TRUE(leaves(layer)) << "few channels";
  layer = layers[0];
  layer.image = {1, 1};
  layer.images = 512;
  EXPECT_TRUE(leaves(layer)) << "one of nine taps meets an image";
  layer.image = {14, 15};
  layer.images = 1;
  layer.inputs = layer.outputs = 32;
  layer.taps = {1, 1};
  EXPECT_TRUE(leaves(layer)) << "little to do";
}

} // namespace
} // namespace trc::runtime::host
