//===- AdamW.cpp - Adam with decoupled weight decay -----------------------===//
//
//   p = (1 - rate decay) p - rate direction
//
// with the direction of AdamMoments.h. The formula (Loshchilov and Hutter,
// arXiv:1711.05101) and the order of its operations are those of
// torch.optim.AdamW.
//
//===----------------------------------------------------------------------===//

#include "AdamMoments.h"

using namespace mlir;
using namespace trc;

namespace {

class AdamW : public Optimizer {
public:
  explicit AdamW(const OptimizerSettings &settings)
      : adam(settings), weightDecay(settings.weightDecay) {}

  ArrayRef<StringRef> getMoments() const override {
    return AdamMoments::names();
  }

  bool isOfSquares(size_t moment) const override {
    return AdamMoments::isOfSquares(moment);
  }

  void begin(Arithmetic &math, Value rate, Value t) override {
    adam.begin(math, rate, t);
    keep = math.sub(1, math.mul(rate, weightDecay));
  }

  Value update(Arithmetic &math, Value parameter, Value gradient, bool decays,
               MutableArrayRef<Value> moments) override {
    if (decays && weightDecay != 0)
      parameter = math.mul(parameter, keep);
    adam.add(math, gradient, moments);
    return math.add(parameter, adam.step(math, moments));
  }

private:
  AdamMoments adam;
  double weightDecay;
  Value keep;
};

} // namespace

std::unique_ptr<Optimizer> trc::makeAdamW(const OptimizerSettings &settings) {
  return std::make_unique<AdamW>(settings);
}
