//===- AttentionTest.cpp - attention's CUDA kernels against the reference -===//
//
// The generators' text is compiled for the CPU and run; the reference evaluator
// computes the same in f64, from the values as they were rounded. With
// TRC_SIMT_CHECK=1 every access is checked besides, and the smaller cases run.
//
//===----------------------------------------------------------------------===//

#include "LaunchKernels.h"
#include "Target/CUDA/Library/AttentionTiling.h"

#include "trc/Reference/Structured.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"

#include <cmath>
#include <cstdlib>
#include <limits>
#include <random>

namespace trc::cuda {
namespace {

using reference::Tensor;
using enum ElementType;

constexpr double infinity = std::numeric_limits<double>::infinity();

struct Case {
  int64_t b, t, s, h, d, e;
  bool causal = true;
  double fill = -infinity;
  bool mask = false, random = false;
  bool tf32 = false;
  bool keyed = false; ///< dropout's generator is a key, not a state
  std::vector<int64_t> strides = {}; ///< of its bits, if not row-major
  /// Of a mask, if not [B,S], and of a bias, if there is one.
  std::vector<int64_t> maskShape = {}, biasShape = {};
  /// In place of every fifth number of the bias.
  double low = 0;
  bool fillFirst = false, additive = false;
  /// Bytes behind a multiple of 64 at which operands but the workspace begin.
  size_t offset = 0;
  int64_t randomBits = 32; ///< of a weight
  /// Forward tells the gradient which weights are kept.
  bool keptByForward = false;
  /// Of a small GPU, which a few heads fill as many do an H100.
  int64_t processors = 0, cache = 0;
};

/// Uniform in [-1, 1], rounded to the type.
Tensor uniform(ElementType type, reference::Sizes shape, unsigned seed) {
  Tensor tensor(type, std::move(shape));
  std::mt19937 random(seed);
  for (int64_t i = 0; i < tensor.size(); ++i)
    tensor.setFloat(i, static_cast<double>(random() >> 8) / 0x1p23 - 1);
  return tensor;
}

Tensor widen(const Tensor &tensor) {
  Tensor result(F64, tensor.shape());
  for (int64_t i = 0; i < tensor.size(); ++i)
    result.setFloat(i, tensor.getFloat(i));
  return result;
}

class CudaAttention : public testing::Test {
protected:
  static constexpr double scale = 0.75, keepScale = 1.5;
  static constexpr uint64_t keepBelow = 3000000000;

  /// The same part of all for fewer bits.
  static uint64_t below(const Case &c) {
    return keepBelow >> (32 - c.randomBits);
  }

  CudaAttention() : builder(&context) {}

  mlir::RankedTensorType typeOf(const Tensor &tensor) {
    mlir::Type element;
    switch (tensor.type()) {
    case F64:
      element = builder.getF64Type();
      break;
    case F32:
      element = builder.getF32Type();
      break;
    case F16:
      element = builder.getF16Type();
      break;
    case BF16:
      element = builder.getBF16Type();
      break;
    case I1:
      element = builder.getI1Type();
      break;
    case UI32:
      element = builder.getIntegerType(32, /*isSigned=*/false);
      break;
    case UI64:
      element = builder.getIntegerType(64, /*isSigned=*/false);
      break;
    default:
      element = builder.getI8Type();
    }
    return mlir::RankedTensorType::get(tensor.shape(), element);
  }

  using Operand = std::pair<llvm::StringRef, Tensor *>;

  /// Generates, compiles and runs the kernels of a call, in place.
  void run(llvm::StringRef name, const Case &c,
           const std::vector<Operand> &reads,
           const std::vector<Operand> &writes) {
    LibraryRequest request;
    request.name = name;
    std::vector<Operand> all = reads;
    all.insert(all.end(), writes.begin(), writes.end());
    std::vector<simt::test::DeviceBuffer> buffers;
    for (auto [operand, tensor] : all) {
      request.names.push_back(operand);
      request.types.push_back(typeOf(*tensor));
      request.access.push_back(request.access.size() < reads.size()
                                   ? plan::Access::Read
                                   : plan::Access::Write);
      std::span<const uint8_t> bytes = std::as_const(*tensor).bytes();
      std::vector<uint8_t> copy(bytes.begin(), bytes.end());
      copy.resize(std::max<size_t>(copy.size(), 1)); // no allocation is empty
      const size_t offset = operand == "workspace" ? 0 : c.offset;
      copy.insert(copy.begin(), offset, 0);
      buffers.push_back(device.upload(copy).behind(offset));
      request.places.push_back(
          {static_cast<int64_t>(buffers.size()), static_cast<int64_t>(offset)});
    }
    mlir::NamedAttrList options;
    options.set("scale", builder.getF64FloatAttr(scale));
    options.set("fill", builder.getF64FloatAttr(c.fill));
    options.set("causal", builder.getBoolAttr(c.causal));
    options.set("tf32", builder.getBoolAttr(c.tf32));
    if (c.random) {
      options.set("keep_below",
                  builder.getI64IntegerAttr(static_cast<int64_t>(below(c))));
      options.set("random_bits", builder.getI64IntegerAttr(c.randomBits));
      options.set("keep_scale", builder.getF64FloatAttr(keepScale));
    }
    if (!c.strides.empty())
      options.set("random_strides", builder.getDenseI64ArrayAttr(c.strides));
    if (c.processors > 0)
      options.set("multiprocessors", builder.getI64IntegerAttr(c.processors));
    if (c.cache > 0)
      options.set("cache_bytes", builder.getI64IntegerAttr(c.cache));
    options.set("fill_first", builder.getBoolAttr(c.fillFirst));
    options.set("additive", builder.getBoolAttr(c.additive));
    options.set("kept_by_forward", builder.getBoolAttr(c.keptByForward));
    request.options = options.getDictionary(&context);
    auto emitError = [&] { return mlir::emitError(builder.getUnknownLoc()); };
    request.emitError = emitError;
    llvm::SmallVector<GeneratedKernel, 2> kernels;
    ASSERT_TRUE(succeeded(generatorFor(name)(request, kernels)));
    test::launchKernels(device, kernels,
                        [&](unsigned operand) { return buffers[operand]; });
    for (size_t i = reads.size(); i < all.size(); ++i) {
      std::vector<uint8_t> bytes = device.download<uint8_t>(buffers[i]);
      std::copy_n(bytes.begin(), all[i].second->bytes().size(),
                  all[i].second->mutableBytes().begin());
    }
  }

  static void expectNear(const char *what, const Tensor &got,
                         const Tensor &want, double tolerance) {
    double largest = 1;
    for (int64_t i = 0; i < want.size(); ++i)
      if (std::isfinite(want.getDouble(i)))
        largest = std::max(largest, std::abs(want.getDouble(i)));
    for (int64_t i = 0; i < got.size(); ++i) {
      if (got.getDouble(i) == want.getDouble(i))
        continue;
      ASSERT_NEAR(got.getDouble(i), want.getDouble(i), tolerance * largest)
          << what << " " << i << " of " << want.size();
    }
  }

  void check(ElementType type, const Case &c) {
    SCOPED_TRACE(testing::Message()
                 << reference::name(type) << " B" << c.b << " T" << c.t << " S"
                 << c.s << " H" << c.h << " D" << c.d << " E" << c.e);
    // Weights are rounded to the type before they meet values, and gradients of
    // scores before they meet queries and keys.
    double tolerance = type == F64    ? 1e-13
                       : type == BF16 ? 0.01
                       : type == F16  ? 0.0015
                       : c.tf32       ? 0.002
                                      : 3e-6;
    ElementType sums = type == F64 ? F64 : F32;
    Tensor query = uniform(type, {c.b, c.t, c.h, c.d}, 1);
    Tensor key = uniform(type, {c.b, c.s, c.h, c.d}, 2);
    Tensor value = uniform(type, {c.b, c.s, c.h, c.e}, 3);
    Tensor dResult = uniform(type, {c.b, c.t, c.h, c.e}, 5);
    reference::Sizes maskShape = {c.b, c.s};
    if (!c.maskShape.empty())
      maskShape = c.maskShape;
    Tensor mask(I1, maskShape), random(c.keyed ? UI32 : UI64, {2});
    Tensor chance = uniform(F32, maskShape, 4);
    Tensor bias = uniform(sums, c.biasShape, 6);
    for (int64_t i = 0; c.low != 0 && i < bias.size(); i += 5)
      bias.setFloat(i, c.low);
    for (int64_t i = 0; i < mask.size(); ++i)
      mask.setBits(i, chance.getFloat(i) > -0.5);
    random.setBits(0, c.keyed ? 0x12345678 : 0x123456789abcdef0);
    random.setBits(1, c.keyed ? 0x9abcdef0
                              : 0x7fffffff80); // a carry within the tile
    std::vector<Operand> optional;
    if (c.random)
      optional.push_back({"random", &random});
    if (!c.biasShape.empty())
      optional.push_back({"bias", &bias});
    if (c.mask)
      optional.push_back({"mask", &mask});

    Tensor result(type, dResult.shape()), logsumexp(sums, {c.b, c.h, c.t});
    std::vector<Operand> reads = {
        {"query", &query}, {"key", &key}, {"value", &value}};
    reads.insert(reads.end(), optional.begin(), optional.end());
    AttentionShape shape;
    shape.batch = c.b;
    shape.rows = c.t;
    shape.heads = c.h;
    shape.keys = c.s;
    shape.element = reference::name(type);
    shape.tf32 = c.tf32;
    shape.dropped = c.random;
    shape.randomBits = c.randomBits;
    shape.fillCounts = c.fill != -infinity;
    shape.biased = !c.biasShape.empty();
    Tensor workspace(I8, {shape.workspaceBytes()});
    for (uint8_t &byte : workspace.mutableBytes())
      byte = 0xff;
    std::vector<Operand> made = {{"result", &result},
                                 {"logsumexp", &logsumexp}};
    if (c.keptByForward)
      made.push_back({"workspace", &workspace});
    run("trc.attention", c, reads, made);

    Tensor wideQuery = widen(query), wideKey = widen(key),
           wideValue = widen(value);
    reference::AttentionInputs inputs{wideQuery, wideKey, wideValue};
    Tensor wideBias = widen(bias);
    inputs.mask = c.mask ? &mask : nullptr;
    inputs.bias = c.biasShape.empty() ? nullptr : &wideBias;
    inputs.random = c.random ? &random : nullptr;
    inputs.scale = scale;
    inputs.fill = c.fill;
    inputs.causal = c.causal;
    inputs.fillFirst = c.fillFirst;
    inputs.additive = c.additive;
    inputs.keepBelow = below(c);
    inputs.randomBits = c.randomBits;
    inputs.keepScale = keepScale;
    inputs.randomStrides = c.strides;
    std::vector<Tensor> want = reference::attention(inputs);
    expectNear("result", result, want[0], tolerance);
    expectNear("logsumexp", logsumexp, want[1], c.tf32 ? 0.001 : 3e-6);

    Tensor dQuery(type, query.shape()), dKey(type, key.shape()),
        dValue(type, value.shape());
    reads.insert(reads.end(), {{"result", &result},
                               {"logsumexp", &logsumexp},
                               {"d_result", &dResult}});
    std::vector<Operand> writes = {
        {"d_query", &dQuery}, {"d_key", &dKey}, {"d_value", &dValue}};
    if (shape.workspaceBytes() > 0)
      writes.push_back({"workspace", &workspace});
    run("trc.attention_gradient", c, reads, writes);
    // `result` as it was rounded takes part.
    want = reference::attentionGradient(inputs, widen(result), widen(dResult));
    expectNear("d_query", dQuery, want[0], tolerance);
    expectNear("d_key", dKey, want[1], tolerance);
    expectNear("d_value", dValue, want[2], tolerance);
  }

  mlir::MLIRContext context;
  mlir::Builder builder;
  simt::test::KernelRunner device;
};

bool isChecking() {
  const char *value = std::getenv("TRC_SIMT_CHECK");
  return value && std::string_view(value) == "1";
}

// Every case is compiled by itself, so that there are few: each for a type, or
// two, that are not alike in it.

TEST_F(CudaAttention, Gpt2) {
  check(BF16, {1, isChecking() ? 130 : 200, 200, 2, 64, 64});
  check(F32, {1, 100, 130, 1, 64, 64});
}

TEST_F(CudaAttention, EveryType) {
  for (ElementType type : {F64, F32, F16, BF16}) {
    check(type, {2, 70, 140, 2, 16, 24, true, -infinity, true, true});
    check(type, {1, 20, 20, 2, 9, 16, false});
  }
}

TEST_F(CudaAttention, HeadDepths) {
  for (int64_t depth : {32, 80, 96, 128, 256})
    check(BF16, {1, 70, 70, 1, depth, depth});
  check(F16, {1, 67, 131, 1, 80, 112});
  check(F32, {1, 40, 40, 1, 128, 128});
  check(F32, {1, 20, 20, 1, 256, 256});
  check(F64, {1, 20, 20, 1, 128, 128});
}

// What a GPT-2 step runs: four warps with 32 rows each, several tiles of
// queries and of keys, so that both stages are used again, with ragged ends.
// With and without checks.
TEST_F(CudaAttention, WideTiles) {
  auto checkWide = [&](ElementType type, Case c) {
    c.processors = 1;
    check(type, c);
  };
  checkWide(BF16, {1, 300, 300, 1, 64, 64});
  checkWide(BF16, {1, 300, 300, 1, 64, 64, true, -infinity, true, true});
  Case shipped = {1, 300, 300, 1, 64, 64, true, -infinity, false, true};
  shipped.randomBits = 8;
  checkWide(BF16, shipped);
  checkWide(BF16, {1, 150, 333, 1, 64, 64, false, -infinity, false, true});
  Case keyed = {1, 260, 260, 1, 64, 64, true, -1e9, true, true};
  keyed.keyed = true;
  checkWide(F16, keyed);
}

// Bits in tiles: by blocks, where lanes hold whole ones (bf16, tf32) and where
// they reach beyond a warp's rows (16 rows, 16 columns); one by one elsewhere;
// with a carry in the counter.
TEST_F(CudaAttention, FewRandomBits) {
  auto checkFew = [&](ElementType type, int64_t bits, Case c) {
    c.random = true;
    c.randomBits = bits;
    check(type, c);
  };
  Case wide = {1, 150, 333, 1, 64, 64, false};
  wide.processors = 1;
  checkFew(F16, 16, wide);
  checkFew(BF16, 8, {2, 70, 90, 2, 32, 32});
  checkFew(BF16, 8, {1, 70, 90, 1, 256, 256});
  checkFew(BF16, 16, {1, 70, 90, 1, 160, 160, true, -1e9, true});
  Case tf32 = {1, 40, 70, 2, 16, 24};
  tf32.tf32 = true;
  checkFew(F32, 8, tf32);
  checkFew(F32, 16, {1, 40, 70, 2, 16, 24});
  checkFew(F64, 8, {1, 20, 37, 2, 9, 16});
}

// Five heads of two tiles, of which two are worked on at a time.
TEST_F(CudaAttention, HeadsByGroups) {
  Case c = {5, 130, 130, 1, 64, 64};
  c.cache = 2 * 130 * 128 * 2;
  check(BF16, c);
}

// Operands that begin between two chunks of 16 bytes: parts of larger buffers.
TEST_F(CudaAttention, OperandsAtAnyPlace) {
  auto checkAt = [&](ElementType type, size_t offset, Case c) {
    c.offset = offset;
    check(type, c);
  };
  checkAt(BF16, 8, {1, 70, 90, 2, 16, 32});
  checkAt(F32, 24, {1, 70, 90, 1, 16, 16, true, -infinity, true, false, true});
  checkAt(F64, 8, {1, 20, 30, 1, 16, 16});
}

TEST_F(CudaAttention, OddExtents) {
  for (ElementType type : {F32, BF16}) {
    check(type, {1, 1, 1, 1, 1, 1});
    check(type, {3, 5, 7, 3, 3, 5});
    check(type, {1, 67, 131, 1, 20, 33, false});
  }
}

TEST_F(CudaAttention, NothingToDo) {
  check(BF16, {0, 5, 7, 3, 16, 16});
  check(BF16, {2, 0, 7, 3, 16, 16});
  check(BF16, {2, 5, 0, 3, 16, 16});
  check(F32, {2, 5, 0, 3, 16, 16});
}

TEST_F(CudaAttention, QueriesAndKeysOfOtherLengths) {
  check(BF16, {2, 5, 150, 2, 16, 16}); // the last queries of a longer sequence
  check(F32, {1, 150, 40, 2, 16, 16}); // the first queries see nothing
  check(BF16, {1, 150, 40, 2, 16, 16});
  check(BF16, {1, 150, 40, 2, 16, 16, true, -20.0});
  check(F32, {1, 150, 40, 2, 16, 16, true, -3e38});
}

TEST_F(CudaAttention, Masks) {
  check(BF16, {3, 70, 70, 2, 16, 16, false, -infinity, true});
  check(BF16, {3, 140, 140, 1, 16, 16, true, -3e38, true});
}

TEST_F(CudaAttention, MasksOfQueriesAndHeads) {
  auto checkMask = [&](ElementType type, Case c, std::vector<int64_t> shape) {
    c.mask = true;
    c.maskShape = std::move(shape);
    check(type, c);
  };
  checkMask(BF16, {2, 70, 140, 2, 16, 16, false}, {2, 1, 70, 140});
  checkMask(F32, {2, 70, 70, 2, 16, 16, true, -3e38}, {1, 2, 70, 70});
  checkMask(F32, {2, 40, 40, 2, 16, 16, true, 0.5}, {2, 2, 40, 40});
  // Nothing is seen by some.
  checkMask(BF16, {2, 90, 3, 2, 16, 16, false}, {2, 1, 90, 3});
  Case added = {2, 90, 3, 1, 16, 16, false, -0x1p100};
  added.additive = true;
  checkMask(BF16, added, {2, 1, 90, 3});
  added = {2, 100, 40, 1, 16, 16, true, -0x1p100};
  added.additive = true;
  checkMask(F32, added, {2, 40});
}

TEST_F(CudaAttention, Biases) {
  auto checkBias = [&](ElementType type, Case c, std::vector<int64_t> shape,
                       double low = 0) {
    c.biasShape = std::move(shape);
    c.low = low;
    check(type, c);
  };
  checkBias(BF16, {2, 70, 140, 2, 16, 16}, {2, 1, 70, 140});
  checkBias(F32, {2, 65, 65, 2, 16, 16, true, 0.5}, {1, 2, 65, 65});
  checkBias(F64, {2, 20, 30, 2, 16, 24, true, -1e9, true, true},
            {2, 2, 20, 30});
  checkBias(F16, {1, 40, 40, 1, 16, 16, false, -infinity, true, true},
            {1, 1, 1, 40});
  // A mask of numbers; with few keys all of them are hidden from some.
  for (double low : {-0x1p100, -infinity})
    checkBias(BF16, {5, 70, 1, 1, 16, 16, false}, {5, 1, 70, 1}, low);
  checkBias(F32, {2, 40, 140, 1, 16, 16, false}, {2, 1, 1, 140}, -0x1p100);
  // The future is hidden before padding is added.
  Case filled = {5, 40, 40, 1, 16, 16, true, -0x1p100};
  filled.fillFirst = true;
  checkBias(F32, filled, {5, 1, 1, 40}, -0x1p100);
  filled.additive = true;
  checkBias(BF16, filled, {1, 1, 40, 40}, -0x1p100);
}

TEST_F(CudaAttention, HiddenScoresThatCount) {
  check(BF16, {1, 70, 200, 1, 16, 16, true, -2.0});
  check(F32, {1, 150, 150, 1, 16, 16, true, 1.0, true});
  check(BF16, {1, 200, 200, 1, 16, 16, true, -60.0});
  check(F64, {1, 70, 70, 2, 16, 16, true, 0.0, true, true});
}

TEST_F(CudaAttention, Dropout) {
  // Pairs of random words along each of the dimensions.
  check(BF16, {2, 70, 70, 3, 16, 16, true, -infinity, false, true});
  check(F32, {3, 70, 70, 2, 16, 16, true, -infinity, false, true});
  check(BF16, {3, 70, 71, 1, 16, 16, true, -infinity, false, true});
  check(BF16, {1, 65, 130, 1, 16, 16, false, -infinity, false, true});
  check(BF16, {5, 3, 3, 1, 16, 16, true, -infinity, true, true});
  // Only one of two heads that share words has hidden keys that count.
  check(BF16, {2, 100, 200, 1, 16, 16, true, -112.0, true, true});
}

TEST_F(CudaAttention, DropoutByKey) {
  auto checkKeyed = [&](ElementType type, Case c) {
    c.random = c.keyed = true;
    check(type, c);
  };
  checkKeyed(BF16, {2, 70, 71, 3, 16, 16});
  checkKeyed(F32, {1, 65, 130, 2, 16, 16, false, -infinity, true});
  // One mask for all heads; another order, with numbers beyond 32 bits.
  Case shared = {2, 70, 80, 3, 16, 16};
  shared.strides = {0, 0, 80, 1};
  checkKeyed(F32, shared);
  shared.strides = {int64_t(1) << 33, 0, (1 << 26) - 1, int64_t(5) << 30};
  checkKeyed(BF16, shared);
  checkKeyed(F32, {1, 70, 70, 1, 33, 48, true, -1e9, false, true, true});
}

// Forward writes down what it has drawn: in tiles of other sizes than those
// that read it, with parts that it never comes to, and with hidden weights.
TEST_F(CudaAttention, KeptByForward) {
  auto checkKept = [&](ElementType type, Case c) {
    c.random = c.keptByForward = true;
    check(type, c);
  };
  Case wide = {1, 200, 200, 1, 64, 64};
  wide.processors = 1;
  checkKept(BF16, wide);
  checkKept(BF16, {1, 90, 150, 2, 16, 16, true, -60.0, true});
  checkKept(F16, {1, 70, 40, 1, 160, 160}); // the first queries see nothing
  Case tf32 = {1, 70, 140, 1, 33, 48, true, -1e9, true};
  tf32.tf32 = tf32.keyed = true;
  checkKept(F32, tf32);
}

TEST_F(CudaAttention, Tf32) {
  check(F32, {2, 70, 140, 2, 64, 64, true, -infinity, true, true, true});
  check(F32, {1, 70, 70, 1, 33, 48, false, -infinity, false, false, true});
  check(F32, {1, 40, 40, 1, 256, 256, true, -1e9, false, false, true});
}

} // namespace
} // namespace trc::cuda
