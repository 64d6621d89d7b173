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

using namespace mlir;
using namespace trc;

namespace {

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

std::unique_ptr<Optimizer> trc::makeLamb(const OptimizerSettings &settings) {
  return std::make_unique<Lamb>(settings);
}
