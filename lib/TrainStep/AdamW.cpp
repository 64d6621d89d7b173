//===- AdamW.cpp - Adam with decoupled weight decay -----------------------===//
//
//   m = m + (1 - beta1) (g - m)
//   v = beta2 v + (1 - beta2) g g
//   p = (1 - rate decay) p - rate / c1 m / (sqrt(v) / sqrt(c2) + epsilon)
//   with c = 1 - beta^t
//
// The formula and the order of its operations are those of torch.optim.AdamW.
//
//===----------------------------------------------------------------------===//

#include "Optimizer.h"

#include "trc/TrainStep/OptimizerTable.h"

using namespace mlir;
using namespace trc;

namespace {

constexpr OptimizerNumber numbers[] = {
    {.name = "beta1",
     .options = "--beta1",
     .text = "decay of the first moment",
     .low = 0,
     .end = 1,
     .byDefault = 0.9,
     .suggested = 0.9},
    {.name = "beta2",
     .options = "--beta2",
     .text = "decay of the second moment",
     .low = 0,
     .end = 1,
     .byDefault = 0.999,
     .suggested = 0.95},
    {.name = "epsilon",
     .options = "--eps,--epsilon",
     .text = "added to the root of the second moment",
     .low = 0,
     .end = 1e30,
     .byDefault = 1e-8,
     .suggested = 1e-8},
};

class AdamW : public Optimizer {
public:
  explicit AdamW(const OptimizerSettings &settings)
      : beta1(settings["beta1"]), beta2(settings["beta2"]),
        epsilon(settings["epsilon"]), weightDecay(settings.weightDecay) {}

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

} // namespace

namespace trc {
extern constinit const OptimizerRow adamw;
constinit const OptimizerRow adamw = {
    .name = "adamw",
    .numbers = numbers,
    .make =
        [](const OptimizerSettings &settings) -> std::unique_ptr<Optimizer> {
      return std::make_unique<AdamW>(settings);
    }};
} // namespace trc
