//===- RaiseLayerNorm.cpp - recognise layer normalisation -----------------===//
//
// A candidate begins at the root of a variance plus a constant. From there the
// users are followed to a sum of a vector, the bias, and a product of three
// factors: the input less its mean, the inverse of the root, and a vector, the
// gain. Where there is no bias, the product is the result, and where there is
// no gain either, that of two factors. Axis maps tell vectors (along the
// innermost dimension only) from statistics (along all others) and tensors.
//
//===----------------------------------------------------------------------===//

#include "AxisMap.h"
#include "Closure.h"

#include "trc/Raise/Passes.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/Reductions.h"
#include "trc/Rewrite/TensorArithmetic.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <cmath>

namespace trc {
#define GEN_PASS_DEF_RAISELAYERNORM
#include "trc/Raise/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;
namespace stablehlo = trc::stablehlo;

namespace {

bool isFloat(Value value) {
  return isa<FloatType>(getTensorType(value).getElementType());
}

/// Behind reshapes of dimensions of size one and conversions between
/// floating-point types.
Value peel(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    bool isConvert =
        isa<stablehlo::ConvertOp>(op) && isFloat(op->getOperand(0));
    if (auto reshape = dyn_cast<stablehlo::ReshapeOp>(op)) {
      auto isLarge = [](int64_t size) { return size != 1; };
      isConvert = llvm::equal(
          llvm::make_filter_range(
              getTensorType(reshape.getOperand()).getShape(), isLarge),
          llvm::make_filter_range(getTensorType(reshape.getResult()).getShape(),
                                  isLarge));
    }
    if (!isConvert)
      break;
    value = op->getOperand(0);
  }
  return value;
}

/// What `value` is the mean of along the innermost dimension, or null.
Value meanOf(Value value) {
  value = peel(value);
  Operation *op = value.getDefiningOp();
  if (!op || !isa<stablehlo::MulOp, stablehlo::DivOp>(op))
    return {};
  std::optional<APFloat> number = getSplatFloat(op->getOperand(1));
  if (!number)
    return {};
  auto reduce = peel(op->getOperand(0)).getDefiningOp<stablehlo::ReduceOp>();
  if (!reduce || reduce.getInputs().size() != 1 ||
      !isa_and_nonnull<stablehlo::AddOp>(getCombiner(reduce.getBody())) ||
      !isAnyZero(reduce.getInitValues().front()))
    return {};
  Value input = reduce.getInputs().front();
  auto type = getTensorType(input);
  if (reduce.getDimensions() != ArrayRef<int64_t>{type.getRank() - 1})
    return {};
  auto extent = static_cast<double>(type.getShape().back());
  double divisor = isa<stablehlo::DivOp>(op) ? number->convertToDouble()
                                             : 1.0 / number->convertToDouble();
  return std::abs(divisor - extent) <= 1e-6 * extent ? input : Value();
}

/// The operand of a square, or null.
Value squareOf(Value value) {
  auto product = peel(value).getDefiningOp<stablehlo::MulOp>();
  return product && product.getLhs() == product.getRhs() ? product.getLhs()
                                                         : Value();
}

/// An operation that computes a norm, and the parts of it.
struct Match {
  Operation *result;
  Value gain = {}, bias = {}; ///< null where there is none
  bool hasCentered = false, hasRoot = false;

  /// A norm with a bias has in it one without: more is better.
  int parts() const { return (gain ? 1 : 0) + (bias ? 2 : 0); }
};

class Candidate {
public:
  explicit Candidate(Operation *root) : root(root) {}

  /// Whether the root is one of a variance.
  bool isDeviation();
  bool analyse();
  void rewrite();

  std::string reason;

private:
  bool fail(const Twine &why) {
    reason = why.str();
    return false;
  }
  /// The row value that is subtracted in `x - mean`, or null.
  Value meanIn(Value centered) const;
  std::optional<Match> match(Operation *op) const;
  std::optional<Match> matchProduct(Operation *op, Value product,
                                    Value addend) const;
  struct Factor {
    Value value;
    AxisMap map;
    bool inverted; ///< divided by
  };
  bool collect(Match &match, Value value, const AxisMap &map) const;
  bool takeFactor(Match &match, const Factor &factor,
                  SmallVectorImpl<Factor> &more) const;
  /// The innermost dimension of `x`.
  int64_t inner() const { return getTensorType(x).getRank() - 1; }
  bool isVector(ArrayRef<int64_t> map) const;
  bool isRow(ArrayRef<int64_t> map) const;
  Value vectorOf(Value value, AxisMap map) const;

  /// rsqrt, or sqrt that is divided by.
  Operation *root;
  Value x, mean;
  double epsilon = 0;
  /// What is replaced.
  std::optional<Match> norm;
  /// The epsilon is added to the root, not to the variance.
  bool isOutside = false;
};

Value Candidate::meanIn(Value centered) const {
  auto difference = peel(centered).getDefiningOp<stablehlo::SubtractOp>();
  if (!difference)
    return {};
  Value row = peel(difference.getRhs());
  auto broadcast = row.getDefiningOp<stablehlo::BroadcastInDimOp>();
  if (!broadcast)
    return {};
  // The statistic stands along all dimensions but the innermost.
  int64_t last = getTensorType(broadcast.getResult()).getRank() - 1;
  auto type = getTensorType(broadcast.getOperand());
  for (auto [i, d] : llvm::enumerate(broadcast.getBroadcastDimensions()))
    if (d == last && type.getDimSize(i) != 1)
      return {};
  Value of = meanOf(broadcast.getOperand());
  return of && of == difference.getLhs() ? broadcast.getOperand() : Value();
}

bool Candidate::isDeviation() {
  Value variance = peel(root->getOperand(0));
  if (auto sum = variance.getDefiningOp<stablehlo::AddOp>()) {
    std::optional<APFloat> number = getSplatFloat(sum.getRhs());
    variance = peel(sum.getLhs());
    if (!number) {
      number = getSplatFloat(sum.getLhs());
      variance = peel(sum.getRhs());
    }
    if (!number)
      return false;
    epsilon = number->convertToDouble();
  } else {
    isOutside = isa<stablehlo::SqrtOp>(root) &&
                llvm::any_of(root->getUsers(), [](Operation *user) {
                  return isa<stablehlo::AddOp>(user) &&
                         getSplatFloat(user->getOperand(1));
                });
    if (!isOutside)
      return false;
  }
  // max(0, E[x^2] - E[x]^2)
  if (auto clamp = variance.getDefiningOp<stablehlo::MaxOp>()) {
    if (isAnyZero(clamp.getRhs()))
      variance = peel(clamp.getLhs());
    else if (isAnyZero(clamp.getLhs()))
      variance = peel(clamp.getRhs());
  }
  if (auto difference = variance.getDefiningOp<stablehlo::SubtractOp>()) {
    Value squares = meanOf(difference.getLhs());
    Value square = squareOf(difference.getRhs());
    if (!squares || !square)
      return false;
    x = squareOf(squares);
    mean = peel(square);
    return x && meanOf(mean) == x;
  }
  Value squares = meanOf(variance);
  Value centered = squares ? squareOf(squares) : Value();
  if (!centered)
    return false;
  mean = meanIn(centered);
  if (!mean)
    return false;
  mean = peel(mean);
  x = meanOf(mean);
  return true;
}

bool Candidate::isVector(ArrayRef<int64_t> map) const {
  return withoutUnits(map) == AxisMap{inner()};
}

bool Candidate::isRow(ArrayRef<int64_t> map) const {
  return !llvm::is_contained(map, inner());
}

/// The vector behind broadcasts and reshapes, as a tensor of rank one.
Value Candidate::vectorOf(Value value, AxisMap map) const {
  while (true) {
    if (isVector(map) && getTensorType(value).getRank() == 1)
      return value;
    Operation *op = value.getDefiningOp();
    if (!op)
      return {};
    if (auto broadcast = dyn_cast<stablehlo::BroadcastInDimOp>(op)) {
      map = throughBroadcast(broadcast, map);
    } else if (isa<stablehlo::ReshapeOp>(op)) {
      std::optional<AxisMap> moved =
          throughReshape(map, getTensorType(op->getOperand(0)));
      if (!moved)
        return {};
      map = *moved;
    } else {
      return {};
    }
    value = op->getOperand(0);
  }
}

/// More operations than this are no norm.
static constexpr unsigned mostFactors = 64;

/// Takes the factors of a product apart.
bool Candidate::collect(Match &match, Value value, const AxisMap &map) const {
  SmallVector<Factor> factors = {{value, map, /*inverted=*/false}};
  for (unsigned visited = 0; !factors.empty(); ++visited)
    if (visited == mostFactors ||
        !takeFactor(match, factors.pop_back_val(), factors))
      return false;
  return true;
}

/// Takes one factor in, or the factors that it is the product of to `more`.
bool Candidate::takeFactor(Match &match, const Factor &factor,
                           SmallVectorImpl<Factor> &more) const {
  const auto &[value, map, inverted] = factor;
  if (!inverted && isVector(map)) {
    Value vector = vectorOf(value, map);
    if (!vector || match.gain)
      return false;
    match.gain = vector;
    return true;
  }
  Operation *op = value.getDefiningOp();
  if (!op)
    return false;
  if (op == root) {
    bool isInverse = isa<stablehlo::RsqrtOp>(root) != inverted;
    if (match.hasRoot || !isInverse || !isRow(map))
      return false;
    match.hasRoot = true;
    return true;
  }
  if (isa<stablehlo::MulOp>(op)) {
    more.push_back({op->getOperand(1), map, inverted});
    more.push_back({op->getOperand(0), map, inverted});
    return true;
  }
  if (isa<stablehlo::DivOp>(op)) {
    more.push_back({op->getOperand(1), map, !inverted});
    if (!isSplatOf(op->getOperand(0), 1.0)) // 1 / sqrt
      more.push_back({op->getOperand(0), map, inverted});
    return true;
  }
  if (isa<stablehlo::ConvertOp>(op) && isFloat(op->getOperand(0)) &&
      getTensorType(value).getElementType() ==
          getTensorType(x).getElementType() &&
      isRow(map)) {
    more.push_back({op->getOperand(0), map, inverted});
    return true;
  }
  if (auto broadcast = dyn_cast<stablehlo::BroadcastInDimOp>(op)) {
    more.push_back(
        {broadcast.getOperand(), throughBroadcast(broadcast, map), inverted});
    return true;
  }
  if (isa<stablehlo::ReshapeOp>(op)) {
    std::optional<AxisMap> moved =
        throughReshape(map, getTensorType(op->getOperand(0)));
    if (moved)
      more.push_back({op->getOperand(0), *moved, inverted});
    return moved.has_value();
  }
  if (auto difference = dyn_cast<stablehlo::SubtractOp>(op)) {
    Value row = meanIn(value);
    if (inverted || match.hasCentered || !row || difference.getLhs() != x ||
        peel(row) != mean)
      return false;
    match.hasCentered = true;
    return true;
  }
  return false;
}

/// `op` as `product + addend`; without an addend, as `product`.
std::optional<Match> Candidate::matchProduct(Operation *op, Value product,
                                             Value addend) const {
  auto type = getTensorType(x);
  AxisMap map;
  for (int64_t d = 0; d < type.getRank(); ++d)
    map.push_back(type.getDimSize(d) == 1 ? -1 : d);
  Match match{op};
  if (addend) {
    match.bias = vectorOf(addend, map);
    if (!match.bias)
      return std::nullopt;
  }
  if (!collect(match, product, map) || !match.hasCentered || !match.hasRoot)
    return std::nullopt;
  return match;
}

std::optional<Match> Candidate::match(Operation *op) const {
  if (op->getResult(0).getType() != x.getType())
    return std::nullopt;
  if (!isa<stablehlo::AddOp>(op))
    return matchProduct(op, op->getResult(0), {});
  Value left = op->getOperand(0), right = op->getOperand(1);
  if (std::optional<Match> found = matchProduct(op, left, right))
    return found;
  return matchProduct(op, right, left);
}

bool Candidate::analyse() {
  if (isOutside)
    return fail("epsilon is added to the root, and not to the variance");
  auto type = getTensorType(x);
  if (type.getShape().back() == 1)
    return fail("there is one element to normalise");
  // The users of the root, and which of them are the norm.
  SmallVector<Value> pending = {root->getResult(0)};
  llvm::DenseSet<Operation *> seen;
  while (!pending.empty()) {
    Value value = pending.pop_back_val();
    for (Operation *user : value.getUsers()) {
      if (user->getBlock() != root->getBlock() || !seen.insert(user).second)
        continue;
      bool isFactor = isa<stablehlo::MulOp, stablehlo::DivOp>(user);
      if (isFactor || isa<stablehlo::AddOp>(user))
        if (std::optional<Match> found = match(user))
          if (!norm || found->parts() > norm->parts())
            norm = found;
      if (isFactor || isa<stablehlo::BroadcastInDimOp, stablehlo::ReshapeOp,
                          stablehlo::ConvertOp>(user))
        pending.push_back(user->getResult(0));
    }
  }
  if (!norm)
    return fail("the input less its mean is not multiplied by the inverse of "
                "the root, a gain and added to a bias along the innermost "
                "dimension");
  if (norm->gain && norm->bias &&
      getTensorType(norm->bias).getElementType() !=
          getTensorType(norm->gain).getElementType())
    return fail("gain and bias are of different types");
  return true;
}

void Candidate::rewrite() {
  Operation *result = norm->result;
  Value gain = norm->gain, bias = norm->bias;
  // Before the mean, so that the backward pass can read the statistics, if
  // gain and bias are known there.
  Operation *first = peel(mean).getDefiningOp();
  first = peel(first->getOperand(0)).getDefiningOp();
  auto reaches = [&](Value value, Operation *op) {
    Operation *by = value.getDefiningOp();
    return !by || by->getBlock() != op->getBlock() || by->isBeforeInBlock(op);
  };
  Operation *place = result;
  if (first->getBlock() == result->getBlock() &&
      (!gain || reaches(gain, first)) && (!bias || reaches(bias, first)))
    place = first;
  OpBuilder builder(place);
  Location loc = result->getLoc();
  auto type = getTensorType(x);
  Type element = type.getElementType();
  Type statistic = element.isF64() ? element : builder.getF32Type();
  auto rowType = RankedTensorType::get(type.getShape().drop_back(), statistic);
  Type vectorElement = gain || bias
                           ? getTensorType(gain ? gain : bias).getElementType()
                           : statistic;
  auto vectorType =
      RankedTensorType::get({type.getShape().back()}, vectorElement);
  if (!gain)
    gain = makeSplat(builder, loc, vectorType, 1.0);
  if (!bias)
    bias = makeSplat(builder, loc, vectorType, 0.0);
  auto made =
      LayerNormOp::create(builder, loc, TypeRange{type, rowType, rowType}, x,
                          gain, bias, builder.getF64FloatAttr(epsilon));
  auto replaceStatistic = [&](Value old, Value statistic) {
    auto oldType = getTensorType(old);
    if (oldType.getElementType() != rowType.getElementType() ||
        oldType.getNumElements() != rowType.getNumElements())
      return;
    Value value =
        TensorArithmetic(builder, loc).reshape(statistic, oldType.getShape());
    old.replaceUsesWithIf(value, [&](OpOperand &use) {
      Operation *user = use.getOwner();
      if (user->getBlock() != place->getBlock())
        user = place->getBlock()->findAncestorOpInBlock(*user);
      return user && place->isBeforeInBlock(user) &&
             user != value.getDefiningOp();
    });
  };
  result->getResult(0).replaceAllUsesWith(made.getResult());
  if (isa<stablehlo::RsqrtOp>(root))
    replaceStatistic(root->getResult(0), made.getInverseDeviation());
  replaceStatistic(mean, made.getMean());
}

class RaiseLayerNormPass
    : public trc::impl::RaiseLayerNormBase<RaiseLayerNormPass> {
public:
  using RaiseLayerNormBase::RaiseLayerNormBase;

  void runOnOperation() override {
    SmallVector<Operation *> roots;
    getOperation()->walk([&](Operation *op) {
      if (isa<stablehlo::RsqrtOp, stablehlo::SqrtOp>(op))
        roots.push_back(op);
    });
    for (Operation *root : roots) {
      Candidate candidate(root);
      if (!candidate.isDeviation())
        continue;
      if (!candidate.analyse()) {
        if (remarks)
          root->emitRemark("layer norm not raised: ") << candidate.reason;
        ++numRefused;
        continue;
      }
      candidate.rewrite();
      ++numRaised;
    }
    eraseDead(getOperation());
  }
};

} // namespace
