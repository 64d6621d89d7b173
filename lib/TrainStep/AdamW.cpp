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
#include "Optimizer.h"

using namespace mlir;
using namespace trc;

namespace {

constexpr OptimizerNumber numbers[] = {beta1Number(), beta2Number(0.999, 0.95),
                                       epsilonNumber(1e-8)};

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

namespace trc {
extern constinit const OptimizerRow adamw;
constinit const OptimizerRow adamw = {
    .name = "adamw", .numbers = numbers, .make = makeOptimizer<AdamW>};
} // namespace trc
