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

using namespace mlir;
using namespace trc;

namespace {

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

std::unique_ptr<Optimizer> trc::makeAdam(const OptimizerSettings &settings) {
  return std::make_unique<Adam>(settings);
}
