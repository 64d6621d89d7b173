//===- Adam.cpp - Adam with decay as part of the gradient -----------------===//
//
//   g = g + decay p
//   p = p - rate direction
//
// with the direction of AdamMoments.h: L2 regularisation goes through the
// moments. The formula and the order of its operations are those of
// torch.optim.Adam.
//
//===----------------------------------------------------------------------===//

#include "AdamMoments.h"
#include "Optimizer.h"

using namespace mlir;
using namespace trc;

namespace {

constexpr OptimizerNumber numbers[] = {beta1Number(), beta2Number(0.999, 0.999),
                                       epsilonNumber(1e-8)};

class Adam : public Optimizer {
public:
  explicit Adam(const OptimizerSettings &settings)
      : adam(settings), weightDecay(settings.weightDecay) {}

  ArrayRef<StringRef> getMoments() const override {
    return AdamMoments::names();
  }

  bool isOfSquares(size_t moment) const override {
    return AdamMoments::isOfSquares(moment);
  }

  void begin(Arithmetic &math, Value rate, Value t) override {
    adam.begin(math, rate, t);
  }

  Value update(Arithmetic &math, Value parameter, Value gradient, bool decays,
               MutableArrayRef<Value> moments) override {
    if (decays && weightDecay != 0)
      gradient = math.add(gradient, math.mul(parameter, weightDecay));
    adam.add(math, gradient, moments);
    return math.add(parameter, adam.step(math, moments));
  }

private:
  AdamMoments adam;
  double weightDecay;
};

} // namespace

namespace trc {
extern constinit const OptimizerRow adam;
constinit const OptimizerRow adam = {
    .name = "adam", .numbers = numbers, .make = makeOptimizer<Adam>};
} // namespace trc
