//===- Optimizer.cpp - how a gradient changes a parameter -----------------===//
//
// AdamW and stochastic gradient descent with momentum. Formulas and the order
// of their operations are those of torch.optim, so that runs can be compared
// step by step; scalars are f64 until they meet a tensor, as Python's are.
//
//===----------------------------------------------------------------------===//

#include "Optimizer.h"

using namespace mlir;
using namespace trc;

namespace {

/// m = m + (1 - beta1) (g - m)
/// v = beta2 v + (1 - beta2) g g
/// p = (1 - rate decay) p - rate / c1 m / (sqrt(v) / sqrt(c2) + epsilon)
/// with c = 1 - beta^t.
class AdamW : public Optimizer {
public:
  explicit AdamW(TrainingStepOp recipe)
      : beta1(recipe.getBeta1().convertToDouble()),
        beta2(recipe.getBeta2().convertToDouble()),
        epsilon(recipe.getEpsilon().convertToDouble()),
        weightDecay(recipe.getWeightDecay().convertToDouble()) {}

  ArrayRef<StringRef> getMoments() const override {
    static constexpr StringRef names[] = {"m", "v"};
    return names;
  }

  void begin(Arithmetic &math, Value rate, Value t) override {
    minusStepSize = math.neg(math.div(rate, math.sub(1, math.pow(beta1, t))));
    rootCorrection = math.sqrt(math.sub(1, math.pow(beta2, t)));
    keep = math.sub(1, math.mul(rate, weightDecay));
  }

  Value update(Arithmetic &math, Value parameter, Value gradient, bool decays,
               MutableArrayRef<Value> moments) override {
    Value &m = moments[0], &v = moments[1];
    if (decays && weightDecay != 0)
      parameter = math.mul(parameter, keep);
    m = math.add(m, math.mul(math.sub(gradient, m), 1 - beta1));
    v = math.add(math.mul(v, beta2),
                 math.mul(math.mul(gradient, 1 - beta2), gradient));
    Value root = math.add(math.div(math.sqrt(v), rootCorrection), epsilon);
    return math.add(parameter, math.div(math.mul(m, minusStepSize), root));
  }

private:
  double beta1, beta2, epsilon, weightDecay;
  Value minusStepSize, rootCorrection, keep;
};

/// g = g + decay p
/// b = momentum b + g
/// p = p - rate b
class Descent : public Optimizer {
public:
  explicit Descent(TrainingStepOp recipe)
      : momentum(recipe.getMomentum().convertToDouble()),
        weightDecay(recipe.getWeightDecay().convertToDouble()) {}

  ArrayRef<StringRef> getMoments() const override {
    static constexpr StringRef names[] = {"momentum"};
    return ArrayRef(names, momentum == 0 ? 0 : 1);
  }

  void begin(Arithmetic &math, Value rate, Value t) override {
    minusRate = math.neg(rate);
  }

  Value update(Arithmetic &math, Value parameter, Value gradient, bool decays,
               MutableArrayRef<Value> moments) override {
    if (decays && weightDecay != 0)
      gradient = math.add(gradient, math.mul(parameter, weightDecay));
    if (momentum != 0)
      gradient = moments[0] =
          math.add(math.mul(moments[0], momentum), gradient);
    return math.add(parameter, math.mul(gradient, minusRate));
  }

private:
  double momentum, weightDecay;
  Value minusRate;
};

} // namespace

std::unique_ptr<Optimizer> Optimizer::make(TrainingStepOp recipe) {
  if (recipe.getOptimizer() == "adamw")
    return std::make_unique<AdamW>(recipe);
  return std::make_unique<Descent>(recipe);
}
