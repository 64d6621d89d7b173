//===- AttentionCheck.h - attention's kernels and the reference -*- C++ -*-===//
//
// A case of attention, forward and both gradients: the generators' text is
// compiled for the CPU and run, and compared with what the reference evaluator
// computes in f64 from the values as they were rounded.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_TARGET_CUDA_ATTENTIONCHECK_H
#define TRC_TEST_TARGET_CUDA_ATTENTIONCHECK_H

#include "LaunchKernels.h"
#include "Target/CUDA/Library/AttentionTiling.h"

#include "trc/Reference/Structured.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"

#include <cmath>
#include <limits>
#include <random>

namespace trc::cuda {

using reference::Tensor;
using enum ElementType;

inline constexpr double infinity = std::numeric_limits<double>::infinity();

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
  bool groups = false; ///< the text is for 9.0a alone
};

/// Uniform in [-1, 1], rounded to the type.
inline Tensor uniform(ElementType type, reference::Sizes shape, unsigned seed) {
  Tensor tensor(type, std::move(shape));
  std::mt19937 random(seed);
  for (int64_t i = 0; i < tensor.size(); ++i)
    tensor.setFloat(i, static_cast<double>(random() >> 8) / 0x1p23 - 1);
  return tensor;
}

inline Tensor widen(const Tensor &tensor) {
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
    request.groupProducts = c.groups;
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

} // namespace trc::cuda

#endif // TRC_TEST_TARGET_CUDA_ATTENTIONCHECK_H
