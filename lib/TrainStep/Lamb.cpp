//===- Lamb.cpp - Adam's direction at the length of the weights -----------===//
//
//   r = direction + decay p
//   p = p - rate |p| / |r| r      the trust ratio; 1 where a norm is zero
//
// with the direction of AdamMoments.h, a ratio per tensor: You et al.,
// arXiv:1904.00962, algorithm 2 with phi the identity. Parameters without decay
// (norms, biases) have the ratio 1 too, as in the published recipe of ALBERT;
// `ratio_for_all` gives them one, as optax.lamb does. That recipe leaves out
// the bias correction as well: `bias_correction` is 0 there.
//
//===----------------------------------------------------------------------===//

#include "AdamMoments.h"
#include "Optimizer.h"

using namespace mlir;
using namespace trc;

namespace {

constexpr OptimizerNumber numbers[] = {
    beta1Number(),
    beta2Number(0.999, 0.999),
    epsilonNumber(1e-6),
    {.name = "bias_correction",
     .options = "--bias-correction",
     .text = "1: moments are divided by 1 - beta^t; 0: they are not",
     .low = 0,
     .end = 2,
     .byDefault = 1,
     .suggested = 1,
     .isSwitch = true},
    {.name = "ratio_for_all",
     .options = "--ratio-for-all",
     .text = "1: parameters without decay have a trust ratio too",
     .low = 0,
     .end = 2,
     .byDefault = 0,
     .suggested = 0,
     .isSwitch = true},
};

class Lamb : public Optimizer {
public:
  explicit Lamb(const OptimizerSettings &settings)
      : adam(settings), weightDecay(settings.weightDecay),
        isCorrected(settings["bias_correction"] != 0),
        hasRatioForAll(settings["ratio_for_all"] != 0) {}

  ArrayRef<StringRef> getMoments() const override {
    return AdamMoments::names();
  }

  bool isOfSquares(size_t moment) const override {
    return AdamMoments::isOfSquares(moment);
  }

  void begin(Arithmetic &math, Value rate, Value t) override {
    // The rate comes last, with the ratio.
    adam.begin(math, math.number(-1), t, isCorrected);
    minusRate = math.neg(rate);
  }

  Value update(Arithmetic &math, Value parameter, Value gradient, bool decays,
               MutableArrayRef<Value> moments) override {
    adam.add(math, gradient, moments);
    Value direction = adam.step(math, moments);
    if (decays && weightDecay != 0)
      direction = math.add(direction, math.mul(parameter, weightDecay));
    Value length = minusRate;
    if (decays || hasRatioForAll)
      length = math.mul(length, trustRatio(math, parameter, direction));
    return math.add(parameter, math.mul(direction, length));
  }

private:
  AdamMoments adam;
  double weightDecay;
  bool isCorrected, hasRatioForAll;
  Value minusRate;

  static Value trustRatio(Arithmetic &math, Value parameter, Value direction) {
    Value weights = math.norm(parameter), length = math.norm(direction);
    Value one = math.number(1);
    Value ratio =
        math.selectIfAtMost(length, 0, one, math.div(weights, length));
    return math.selectIfAtMost(weights, 0, one, ratio);
  }
};

} // namespace

namespace trc {
extern constinit const OptimizerRow lamb;
constinit const OptimizerRow lamb = {
    .name = "lamb", .numbers = numbers, .make = makeOptimizer<Lamb>};
} // namespace trc
