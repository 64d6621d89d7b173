//===- Adafactor.cpp - second moments in rows and columns -----------------===//
//
//   s = t^-decay_rate
//   R = (1 - s) R + s mean over columns of g g
//   C = (1 - s) C + s mean over rows of g g
//   u = g / sqrt(max(R C / max(mean R, epsilon), epsilon^2))
//   p = (1 - rate decay) p
//       - min(rate, 1 / sqrt(t)) max(scale_floor, rms p) u / max(1, rms u / d)
//
// Shazeer and Stern, arXiv:1804.04235; the formula, where epsilon stands, and
// the decay are those of torch.optim.Adafactor. Of a matrix [n, m] it keeps n +
// m numbers, of more dimensions a pair per matrix of the last two; a vector has
// its second moment in full. d is `clip_update`.
//
//===----------------------------------------------------------------------===//

#include "Optimizer.h"

#include <cmath>

using namespace mlir;
using namespace trc;

namespace {

constexpr OptimizerNumber numbers[] = {
    {.name = "decay_rate",
     .options = "--decay-rate",
     .text = "the second moment is mixed with t^-decay_rate of the new one",
     .low = 0,
     .end = 1e30,
     .byDefault = 0.8,
     .suggested = 0.8},
    {.name = "epsilon",
     .options = "--eps,--epsilon",
     .text = "least root of the second moment",
     .low = 0,
     .end = 1e30,
     .byDefault = 0x1p-23,
     .suggested = 0x1p-23},
    {.name = "scale_floor",
     .options = "--scale-floor",
     .text = "least root mean square that weights count with",
     .low = 0,
     .end = 1e30,
     .byDefault = 1e-3,
     .suggested = 1e-3},
    {.name = "clip_update",
     .options = "--clip-update",
     .text = "largest root mean square of an update before the rate",
     .low = 1,
     .end = 1e30,
     .byDefault = 1,
     .suggested = 1},
};

class Adafactor : public Optimizer {
public:
  explicit Adafactor(const OptimizerSettings &settings)
      : decayRate(settings["decay_rate"]), epsilon(settings["epsilon"]),
        scaleFloor(settings["scale_floor"]),
        clipUpdate(settings["clip_update"]), weightDecay(settings.weightDecay) {
  }

  ArrayRef<StringRef> getMoments() const override {
    static constexpr StringRef names[] = {"row", "column", "variance"};
    return names;
  }

  RankedTensorType getMomentType(size_t moment,
                                 RankedTensorType type) const override {
    ArrayRef<int64_t> shape = type.getShape();
    size_t rank = shape.size();
    if (rank < 2)
      return moment == Variance ? type : nullptr;
    if (moment == Variance)
      return nullptr;
    SmallVector<int64_t> rest(shape);
    rest.erase(rest.begin() + reducedDim(moment, rank));
    return type.clone(rest);
  }

  bool isOfSquares(size_t moment) const override { return true; }
  /// Rows and columns are of the whole.
  bool worksOnParts() const override { return false; }

  void begin(Arithmetic &math, Value rate, Value t) override {
    share = math.pow(t, -decayRate);
    keep = math.sub(1, math.mul(rate, weightDecay));
    minusRate = math.neg(math.min(rate, math.div(1, math.sqrt(t))));
  }

  Value update(Arithmetic &math, Value parameter, Value gradient, bool decays,
               MutableArrayRef<Value> moments) override {
    // Of the weights as they were: the decay does not shorten the step.
    Value length = math.mul(
        minusRate, math.max(rootMeanSquare(math, parameter), scaleFloor));
    if (decays && weightDecay != 0)
      parameter = math.mul(parameter, keep);
    Value least = math.number(epsilon * epsilon);
    Value second = math.max(secondMoment(math, gradient, moments), least);
    Value direction = math.mul(math.rsqrt(second), gradient);
    Value excess =
        math.max(math.div(rootMeanSquare(math, direction), clipUpdate), 1);
    return math.add(parameter, math.mul(direction, math.div(length, excess)));
  }

private:
  double decayRate, epsilon, scaleFloor, clipUpdate, weightDecay;
  Value share, keep, minusRate;

  enum Moment : uint8_t { Row, Column, Variance };

  /// A row's number is a mean along the last dimension, a column's along the
  /// last but one.
  static int64_t reducedDim(size_t moment, size_t rank) {
    return static_cast<int64_t>(moment == Row ? rank - 1 : rank - 2);
  }

  static Value rootMeanSquare(Arithmetic &math, Value a) {
    auto type = cast<RankedTensorType>(a.getType());
    return math.div(math.norm(a),
                    std::sqrt(static_cast<double>(type.getNumElements())));
  }

  Value mixIn(Arithmetic &math, Value old, Value now) const {
    return math.add(old, math.mul(math.sub(now, old), share));
  }

  Value secondMoment(Arithmetic &math, Value gradient,
                     MutableArrayRef<Value> moments) const {
    auto type = cast<RankedTensorType>(gradient.getType());
    auto rank = static_cast<size_t>(type.getRank());
    Value squares = math.mul(gradient, gradient);
    if (rank < 2)
      return moments[Variance] = mixIn(math, moments[Variance], squares);
    for (Moment moment : {Row, Column})
      moments[moment] = mixIn(math, moments[moment],
                              math.mean(squares, reducedDim(moment, rank)));
    Value rows = moments[Row];
    // The last dimension of the rows' numbers is what the mean is over.
    Value mean = math.mean(rows, static_cast<int64_t>(rank) - 2);
    Value scaled =
        math.div(rows, math.broadcastAlong(math.max(mean, epsilon), rows,
                                           static_cast<int64_t>(rank) - 2));
    return math.mul(
        math.broadcastAlong(scaled, gradient, reducedDim(Row, rank)),
        math.broadcastAlong(moments[Column], gradient,
                            reducedDim(Column, rank)));
  }
};

} // namespace

namespace trc {
extern constinit const OptimizerRow adafactor;
constinit const OptimizerRow adafactor = {
    .name = "adafactor", .numbers = numbers, .make = makeOptimizer<Adafactor>};
} // namespace trc
