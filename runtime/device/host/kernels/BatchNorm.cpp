//===- BatchNorm.cpp - batch_norm_training, _inference, _grad -------------===//
//
// Work items are features; sums run in f64 in row-major order. A tensor is seen
// as [outer, feature, inner].
//
//===----------------------------------------------------------------------===//

#include "Binding.h"
#include "Elements.h"
#include "Families.h"

#include "schema/TensorNumbers.h"

#include <algorithm>
#include <cmath>

namespace trc::runtime::host {

namespace {

/// What the calls' tensors are; `operand` is the first of all.
namespace inference {
constexpr TensorNumbers tensors("stablehlo.batch_norm_inference");
constexpr unsigned operand = tensors["operand"], scale = tensors["scale"],
                   offset = tensors["offset"], mean = tensors["mean"],
                   variance = tensors["variance"], result = tensors["result"];
} // namespace inference
namespace training {
constexpr TensorNumbers tensors("stablehlo.batch_norm_training");
constexpr unsigned operand = tensors["operand"], scale = tensors["scale"],
                   offset = tensors["offset"], output = tensors["output"],
                   batchMean = tensors["batch_mean"],
                   batchVar = tensors["batch_var"];
} // namespace training
namespace grad {
constexpr TensorNumbers tensors("stablehlo.batch_norm_grad");
constexpr unsigned operand = tensors["operand"], scale = tensors["scale"],
                   mean = tensors["mean"], variance = tensors["variance"],
                   gradOutput = tensors["grad_output"],
                   gradOperand = tensors["grad_operand"],
                   gradScale = tensors["grad_scale"],
                   gradOffset = tensors["grad_offset"];
} // namespace grad
constexpr unsigned operand = inference::operand;
static_assert(operand == training::operand && operand == grad::operand);

class BatchNormKernel : public BoundKernel {
public:
  BatchNormKernel(const Binding &binding, int64_t feature, double epsilon)
      : type(binding.type(operand)), epsilon(epsilon) {
    IntsRef shape = binding.shape(operand);
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

class InferenceKernel final : public BatchNormKernel {
public:
  using BatchNormKernel::BatchNormKernel;
  Status run(unsigned, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    void *const *o = arguments.operands;
    for (int64_t f = begin; f < end; ++f) {
      double scale = get(o[inference::scale], f),
             offset = get(o[inference::offset], f),
             mean = get(o[inference::mean], f);
      double deviation = std::sqrt(get(o[inference::variance], f) + epsilon);
      forEach(o[inference::operand], f, [&](int64_t i, double x) {
        set(o[inference::result], i, scale * (x - mean) / deviation + offset);
      });
    }
    return Status::success();
  }
};

class TrainingKernel final : public BatchNormKernel {
public:
  using BatchNormKernel::BatchNormKernel;
  Status run(unsigned, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    void *const *o = arguments.operands;
    for (int64_t f = begin; f < end; ++f) {
      double mean = 0, variance = 0;
      forEach(o[training::operand], f, [&](int64_t, double x) { mean += x; });
      mean /= count();
      forEach(o[training::operand], f,
              [&](int64_t, double x) { variance += (x - mean) * (x - mean); });
      variance /= count();
      double scale = get(o[training::scale], f),
             offset = get(o[training::offset], f);
      double deviation = std::sqrt(variance + epsilon);
      forEach(o[training::operand], f, [&](int64_t i, double x) {
        set(o[training::output], i, scale * ((x - mean) / deviation) + offset);
      });
      set(o[training::batchMean], f, mean);
      set(o[training::batchVar], f, variance);
    }
    return Status::success();
  }
};

class GradKernel final : public BatchNormKernel {
public:
  using BatchNormKernel::BatchNormKernel;
  Status run(unsigned, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    void *const *o = arguments.operands;
    for (int64_t f = begin; f < end; ++f) {
      double scale = get(o[grad::scale], f), mean = get(o[grad::mean], f);
      double deviation = std::sqrt(get(o[grad::variance], f) + epsilon);
      double gradScale = 0, gradOffset = 0;
      forEach(o[grad::operand], f, [&](int64_t i, double x) {
        double gradient = get(o[grad::gradOutput], i);
        gradScale += gradient * ((x - mean) / deviation);
        gradOffset += gradient;
      });
      forEach(o[grad::operand], f, [&](int64_t i, double x) {
        double inside = get(o[grad::gradOutput], i) - gradOffset / count() -
                        (x - mean) / deviation * gradScale / count();
        set(o[grad::gradOperand], i, scale / deviation * inside);
      });
      set(o[grad::gradScale], f, gradScale);
      set(o[grad::gradOffset], f, gradOffset);
    }
    return Status::success();
  }
};

/// `whole`: the tensors that have the shape of `operand`; the others are one
/// number per feature.
template <typename Kernel>
Status bind(const BindRequest &request, std::unique_ptr<BoundKernel> &kernel,
            size_t operands, std::initializer_list<size_t> whole) {
  Binding binding(request);
  binding.expectOperands(operands);
  binding.expectFloat(operand);
  double epsilon = binding.number("epsilon");
  int64_t feature = binding.integer("feature_index");
  if (!binding.ok() || !binding.expectRange("feature_index", Ints{feature}, 0,
                                            binding.rank(operand)))
    return binding.status();
  Ints perFeature = {binding.shape(operand)[feature]};
  for (size_t i = 1; i < operands; ++i) {
    binding.expectSameType(operand, i);
    bool isWhole = std::find(whole.begin(), whole.end(), i) != whole.end();
    binding.expectShape(i,
                        isWhole ? binding.shape(operand) : IntsRef(perFeature));
  }
  if (binding.ok())
    kernel = std::make_unique<Kernel>(binding, feature, epsilon);
  return binding.status();
}

} // namespace

void addBatchNormKernels(KernelRegistry &registry) {
  registry.add("stablehlo.batch_norm_inference", [](const BindRequest &request,
                                                    auto &kernel) {
    return bind<InferenceKernel>(request, kernel, 6, {inference::result});
  });
  registry.add("stablehlo.batch_norm_training", [](const BindRequest &request,
                                                   auto &kernel) {
    return bind<TrainingKernel>(request, kernel, 6, {training::output});
  });
  registry.add("stablehlo.batch_norm_grad",
               [](const BindRequest &request, auto &kernel) {
                 return bind<GradKernel>(request, kernel, 8,
                                         {grad::gradOutput, grad::gradOperand});
               });
}

} // namespace trc::runtime::host
