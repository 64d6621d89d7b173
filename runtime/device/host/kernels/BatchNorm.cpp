//===- BatchNorm.cpp - batch_norm_training, _inference, _grad -------------===//
//
// Work items are features; sums run in f64 in row-major order. A tensor is seen
// as [outer, feature, inner].
//
//===----------------------------------------------------------------------===//

#include "Binding.h"
#include "Elements.h"
#include "Families.h"

#include <algorithm>
#include <cmath>

namespace trc::runtime::host {

namespace {

class BatchNormKernel : public BoundKernel {
public:
  BatchNormKernel(const Binding &binding, int64_t feature, double epsilon)
      : type(binding.type(0)), epsilon(epsilon) {
    IntsRef shape = binding.shape(0);
    features = shape[feature];
    inner = countElements(shape.subspan(feature + 1));
    outer = countElements(shape.subspan(0, feature));
    phases = {Phase{features, 1}};
  }

protected:
  /// Calls `function(index, value)` for the elements of one feature.
  template <typename Function>
  void forEach(const void *data, int64_t feature, Function function) const {
    double block[blockElements];
    for (int64_t i = 0; i < outer; ++i) {
      int64_t base = (i * features + feature) * inner;
      for (int64_t j = 0; j < inner; j += blockElements) {
        int64_t count = std::min(blockElements, inner - j);
        load(type, data, base + j, count, block);
        for (int64_t k = 0; k < count; ++k)
          function(base + j + k, block[k]);
      }
    }
  }
  double get(const void *data, int64_t index) const {
    double value;
    load(type, data, index, 1, &value);
    return value;
  }
  void set(void *data, int64_t index, double value) const {
    store(type, data, index, 1, &value);
  }
  double count() const { return static_cast<double>(outer * inner); }

  ElementType type;
  double epsilon;
  int64_t features, inner, outer;
};

/// operand, scale, offset, mean, variance -> result
class InferenceKernel final : public BatchNormKernel {
public:
  using BatchNormKernel::BatchNormKernel;
  Status run(unsigned, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    void *const *o = arguments.operands;
    for (int64_t f = begin; f < end; ++f) {
      double scale = get(o[1], f), offset = get(o[2], f), mean = get(o[3], f);
      double deviation = std::sqrt(get(o[4], f) + epsilon);
      forEach(o[0], f, [&](int64_t i, double x) {
        set(o[5], i, scale * (x - mean) / deviation + offset);
      });
    }
    return Status::success();
  }
};

/// operand, scale, offset -> output, mean, variance
class TrainingKernel final : public BatchNormKernel {
public:
  using BatchNormKernel::BatchNormKernel;
  Status run(unsigned, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    void *const *o = arguments.operands;
    for (int64_t f = begin; f < end; ++f) {
      double mean = 0, variance = 0;
      forEach(o[0], f, [&](int64_t, double x) { mean += x; });
      mean /= count();
      forEach(o[0], f,
              [&](int64_t, double x) { variance += (x - mean) * (x - mean); });
      variance /= count();
      double scale = get(o[1], f), offset = get(o[2], f);
      double deviation = std::sqrt(variance + epsilon);
      forEach(o[0], f, [&](int64_t i, double x) {
        set(o[3], i, scale * ((x - mean) / deviation) + offset);
      });
      set(o[4], f, mean);
      set(o[5], f, variance);
    }
    return Status::success();
  }
};

/// operand, scale, mean, variance, grad_output
///   -> grad_operand, grad_scale, grad_offset
class GradKernel final : public BatchNormKernel {
public:
  using BatchNormKernel::BatchNormKernel;
  Status run(unsigned, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    void *const *o = arguments.operands;
    for (int64_t f = begin; f < end; ++f) {
      double scale = get(o[1], f), mean = get(o[2], f);
      double deviation = std::sqrt(get(o[3], f) + epsilon);
      double gradScale = 0, gradOffset = 0;
      forEach(o[0], f, [&](int64_t i, double x) {
        double gradient = get(o[4], i);
        gradScale += gradient * ((x - mean) / deviation);
        gradOffset += gradient;
      });
      forEach(o[0], f, [&](int64_t i, double x) {
        double inside = get(o[4], i) - gradOffset / count() -
                        (x - mean) / deviation * gradScale / count();
        set(o[5], i, scale / deviation * inside);
      });
      set(o[6], f, gradScale);
      set(o[7], f, gradOffset);
    }
    return Status::success();
  }
};

/// Operands that have the shape of operand 0; the others are one number per
/// feature.
template <typename Kernel>
Status bind(const BindRequest &request, std::unique_ptr<BoundKernel> &kernel,
            size_t operands, std::initializer_list<size_t> whole) {
  Binding binding(request);
  binding.expectOperands(operands);
  binding.expectFloat(0);
  double epsilon = binding.number("epsilon");
  int64_t feature = binding.integer("feature_index");
  if (!binding.ok() ||
      !binding.expectRange("feature_index", Ints{feature}, 0, binding.rank(0)))
    return binding.status();
  Ints perFeature = {binding.shape(0)[feature]};
  for (size_t i = 1; i < operands; ++i) {
    binding.expectSameType(0, i);
    bool isWhole = std::find(whole.begin(), whole.end(), i) != whole.end();
    binding.expectShape(i, isWhole ? binding.shape(0) : IntsRef(perFeature));
  }
  if (binding.ok())
    kernel = std::make_unique<Kernel>(binding, feature, epsilon);
  return binding.status();
}

} // namespace

void addBatchNormKernels(KernelRegistry &registry) {
  registry.add("stablehlo.batch_norm_inference",
               [](const BindRequest &request, auto &kernel) {
                 return bind<InferenceKernel>(request, kernel, 6, {5});
               });
  registry.add("stablehlo.batch_norm_training",
               [](const BindRequest &request, auto &kernel) {
                 return bind<TrainingKernel>(request, kernel, 6, {3});
               });
  registry.add("stablehlo.batch_norm_grad",
               [](const BindRequest &request, auto &kernel) {
                 return bind<GradKernel>(request, kernel, 8, {4, 5});
               });
}

} // namespace trc::runtime::host
