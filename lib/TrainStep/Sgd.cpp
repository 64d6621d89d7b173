//===- Sgd.cpp - stochastic gradient descent ------------------------------===//
//
//   g = g + decay p
//   b = momentum b + g
//   p = p - rate b
//
// With nesterov p - rate (g + momentum b) (Sutskever et al., ICML 2013, in the
// form of torch.optim.SGD). Without momentum there is no buffer b. The formula
// and the order of its operations are those of torch.optim.SGD.
//
//===----------------------------------------------------------------------===//

#include "Optimizer.h"

using namespace mlir;
using namespace trc;

namespace {

constexpr OptimizerNumber numbers[] = {
    {.name = "momentum",
     .options = "--momentum",
     .text = "decay of the sum of gradients",
     .low = 0,
     .end = 1,
     .byDefault = 0,
     .suggested = 0.9},
    {.name = "nesterov",
     .options = "--nesterov",
     .text = "1: look ahead by one more momentum",
     .low = 0,
     .end = 2,
     .byDefault = 0,
     .suggested = 0,
     .isSwitch = true},
};

class Descent : public Optimizer {
public:
  explicit Descent(const OptimizerSettings &settings)
      : momentum(settings["momentum"]), isNesterov(settings["nesterov"] != 0),
        weightDecay(settings.weightDecay) {}

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
    if (momentum != 0) {
      Value &buffer = moments[0];
      buffer = math.add(math.mul(buffer, momentum), gradient);
      gradient =
          isNesterov ? math.add(gradient, math.mul(buffer, momentum)) : buffer;
    }
    return math.add(parameter, math.mul(gradient, minusRate));
  }

private:
  double momentum;
  bool isNesterov;
  double weightDecay;
  Value minusRate;
};

} // namespace

namespace trc {
extern constinit const OptimizerRow sgd;
constinit const OptimizerRow sgd = {
    .name = "sgd", .numbers = numbers, .make = makeOptimizer<Descent>};
} // namespace trc
