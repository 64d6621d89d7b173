//===- Lion.cpp - steps by the sign of a moment ---------------------------===//
//
//   p = p - rate (sign(beta1 m + (1 - beta1) g) + decay p)
//   m = beta2 m + (1 - beta2) g
//
// Chen et al., arXiv:2302.06675, algorithm 2; as optax.lion. One moment where
// Adam has two.
//
//===----------------------------------------------------------------------===//

#include "Optimizer.h"

using namespace mlir;
using namespace trc;

namespace {

constexpr OptimizerNumber numbers[] = {
    {.name = "beta1",
     .options = "--beta1",
     .text = "weight of the moment in a step's sign",
     .low = 0,
     .end = 1,
     .byDefault = 0.9,
     .suggested = 0.9},
    {.name = "beta2",
     .options = "--beta2",
     .text = "decay of the moment",
     .low = 0,
     .end = 1,
     .byDefault = 0.99,
     .suggested = 0.99},
};

class Lion : public Optimizer {
public:
  explicit Lion(const OptimizerSettings &settings)
      : beta1(settings["beta1"]), beta2(settings["beta2"]),
        weightDecay(settings.weightDecay) {}

  ArrayRef<StringRef> getMoments() const override {
    static constexpr StringRef names[] = {"m"};
    return names;
  }

  void begin(Arithmetic &math, Value rate, Value t) override {
    minusRate = math.neg(rate);
  }

  Value update(Arithmetic &math, Value parameter, Value gradient, bool decays,
               MutableArrayRef<Value> moments) override {
    Value &m = moments[0];
    Value step = math.sign(mix(math, m, gradient, beta1));
    if (decays && weightDecay != 0)
      step = math.add(step, math.mul(parameter, weightDecay));
    m = mix(math, m, gradient, beta2);
    return math.add(parameter, math.mul(step, minusRate));
  }

private:
  double beta1, beta2, weightDecay;
  Value minusRate;

  static Value mix(Arithmetic &math, Value m, Value gradient, double beta) {
    return math.add(math.mul(m, beta), math.mul(gradient, 1 - beta));
  }
};

} // namespace

namespace trc {
extern constinit const OptimizerRow lion;
constinit const OptimizerRow lion = {
    .name = "lion", .numbers = numbers, .make = makeOptimizer<Lion>};
} // namespace trc
