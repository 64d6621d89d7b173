//===- LegalizeFunctions.cpp - rare functions by common ones --------------===//
//
//   zeta       sum over k >= 0 of (q + k)^-s by Euler and Maclaurin: twelve
//              terms, then the integral and its corrections (Abramowitz and
//              Stegun 23.1.30). Left of zero, where s must be whole, it is
//              three of those at positive places.
//   polygamma  (-1)^(n+1) n! zeta(n + 1, x), A. and S. 6.4.10; digamma for n =
//   0 bessel_i1e exp(-|x|) I1(x), by Chebyshev series on both sides of 8: of
//              exp(-x) I1(x) / x, and of sqrt(x) exp(-x) I1(x) in 1 / x. Their
//              coefficients are interpolations at 80 places, in 40 digits.
//   mulhi      the upper half of a product: in twice the width, or by halves
//
// f16 and bf16 are computed in f32. These are differentiated as they stand, and
// a branch that is not chosen takes a zero back, of which an infinite slope
// makes NaN: so a branch gets harmless arguments where it is not chosen.
//
//===----------------------------------------------------------------------===//

#include "LegalizeOperations.h"

#include "trc/Dialect/StableHLO/ChloDialect.h"
#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/TensorArithmetic.h"

#include <limits>

using namespace mlir;
namespace stablehlo = trc::stablehlo;
namespace chlo = trc::chlo;

namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();
constexpr double infinity = std::numeric_limits<double>::infinity();

class Functions : public trc::TensorArithmetic {
public:
  using TensorArithmetic::compare, TensorArithmetic::select;
  using TensorArithmetic::TensorArithmetic;

  Value compare(Value a, Direction direction, double b) {
    return compare(a, direction, fill(a, b));
  }
  Value select(Value predicate, double a, Value b) {
    return select(predicate, fill(b, a), b);
  }
  Value floor(Value a) { return make<stablehlo::FloorOp>({a}); }
  Value isWhole(Value a) { return compare(a, Direction::EQ, floor(a)); }
  Value isEven(Value a) { return isWhole(mul(a, 0.5)); }
  Value isBoth(Value a, Value b) { return make<stablehlo::AndOp>({a, b}); }
  Value isNot(Value a) { return make<stablehlo::NotOp>({a}); }
  /// base^-s
  Value powerDown(Value base, Value s) {
    return make<stablehlo::PowOp>({base, neg(s)});
  }

  Value zeta(Value s, Value q);
  Value polygamma(Value n, Value x);
  Value besselI1e(Value x);
  Value multiplyHigh(Value a, Value b);

private:
  Value zetaRight(Value s, Value q);
  Value chebyshev(Value t, ArrayRef<double> coefficients);
  Value halves(Value a, Value b);
};

/// For q > 0.
Value Functions::zetaRight(Value s, Value q) {
  // 23.1.30, nested: T (a / (s-1) + 1/2 + B2/2! s/a (1 + ratio s'.. (1 + ..)))
  constexpr int count = 12;
  constexpr double bernoulli[] = {
      1.0 / 6,       -1.0 / 30,       1.0 / 42,       -1.0 / 30,
      5.0 / 66,      -691.0 / 2730,   7.0 / 6,        -3617.0 / 510,
      43867.0 / 798, -174611.0 / 330, 854513.0 / 138, -236364091.0 / 2730};
  Value sum = powerDown(q, s), at = q;
  for (int k = 1; k < count; ++k)
    sum = add(sum, powerDown(at = add(q, k), s));
  Value a = add(q, count), last = powerDown(a, s);
  // Where the power is zero the rest may be infinite.
  Value isGone = compare(last, Direction::EQ, 0.0);
  s = select(isGone, 2.0, s);
  Value inverse = div(fill(a, 1), a), square = mul(inverse, inverse);
  const bool isWide = getElementTypeOrSelf(s.getType()).isF64();
  const int terms = isWide ? 12 : 5;
  Value series = fill(s, 1);
  for (int k = terms - 1; k >= 1; --k) {
    double ratio =
        bernoulli[k] / bernoulli[k - 1] / ((2 * k + 1) * (2 * k + 2));
    Value factors = mul(mul(add(s, 2 * k - 1), add(s, 2 * k)), square);
    series = add(mul(mul(factors, series), ratio), 1);
  }
  Value correction =
      add(mul(mul(mul(s, inverse), series), bernoulli[0] / 2), 0.5);
  Value rest = add(div(a, add(s, -1)), correction);
  return add(sum, mul(last, rest));
}

Value Functions::zeta(Value s, Value q) {
  Value isRight = compare(q, Direction::GT, 0.0);
  Value isFar = compare(q, Direction::EQ, infinity);
  Value number = add(s, q);
  q = select(isFar, 1.0, q);
  // q = whole + fraction. The terms between q and the fraction are those of a
  // sum from 1 - fraction to -q, backwards. The difference from the whole
  // number above is exact, where 1 - fraction loses the bits of a small q.
  Value whole = floor(q), above = sub(add(whole, 1), q);
  Value sign = select(isEven(s), 1.0, fill(s, -1));
  Value right = zetaRight(s, select(isRight, q, sub(q, whole)));
  Value left = sub(zetaRight(s, select(isRight, 1.0, above)),
                   zetaRight(s, select(isRight, 1.0, sub(1, q))));
  Value value = select(isRight, right, add(right, mul(sign, left)));
  // Poles at 0, -1, ..: of one sign where s is even.
  Value isPole = isBoth(isNot(isRight), isWhole(q));
  value = select(isPole, select(isEven(s), infinity, fill(s, nan)), value);
  Value isOutside = isBoth(compare(q, Direction::LE, 0.0), isNot(isWhole(s)));
  value = select(isOutside, nan, value);
  value = select(isFar, 0.0, value);
  value = select(compare(s, Direction::LT, 1.0), nan, value);
  value = select(compare(s, Direction::EQ, 1.0), infinity, value);
  Value isNumber =
      isBoth(compare(s, Direction::EQ, s), compare(q, Direction::EQ, q));
  return select(isNumber, value, number);
}

Value Functions::polygamma(Value n, Value x) {
  Value isDigamma = compare(n, Direction::EQ, 0.0);
  Value after = select(isDigamma, 2.0, add(n, 1));
  Value factorial = make<stablehlo::ExpOp>({make<chlo::LgammaOp>({after})});
  // Small ones are whole, and a hundredth from it at most.
  factorial =
      select(compare(factorial, Direction::LT, 5e4),
             make<stablehlo::RoundNearestEvenOp>({factorial}), factorial);
  Value sign = select(isEven(n), -1.0, fill(n, 1));
  Value value =
      mul(mul(sign, factorial), zeta(after, select(isDigamma, 1.0, x)));
  Value digamma = make<chlo::DigammaOp>({select(isDigamma, x, fill(x, 1))});
  value = select(isDigamma, digamma, value);
  Value isOrder = isBoth(isWhole(n), compare(n, Direction::GE, 0.0));
  return select(isOrder, value, fill(value, nan));
}

/// Clenshaw's sum of c0 + c1 T1(t) + c2 T2(t) + ..
Value Functions::chebyshev(Value t, ArrayRef<double> coefficients) {
  Value twice = mul(t, 2), first = fill(t, 0), second = first;
  for (double c : llvm::reverse(coefficients.drop_front())) {
    Value next = add(sub(mul(twice, first), second), c);
    second = first;
    first = next;
  }
  return add(sub(mul(t, first), second), coefficients.front());
}

Value Functions::besselI1e(Value x) {
  constexpr double near[] = {
      1.2629359322181683e-1,   -1.7641651835783406e-1,  1.026436586898471e-1,
      -5.2945981208094991e-2,  2.4726449030626517e-2,   -1.0564084894626198e-2,
      4.1564229443128882e-3,   -1.5135724506312531e-3,  5.1228595616857577e-4,
      -1.6176081582589675e-4,  4.7815651075500542e-5,   -1.3273163656039436e-5,
      3.4702513081376785e-6,   -8.5687202646954547e-7,  2.0032947535521353e-7,
      -4.4450591287963281e-8,  9.3815373864957718e-9,   -1.8872497517228293e-9,
      3.625590281552117e-10,   -6.6634897235020277e-11, 1.1736186298890902e-11,
      -1.9839743977649437e-12, 3.2237933659455747e-13,  -5.0421855047279117e-14,
      7.6006842947354069e-15,  -1.1055969477353863e-15, 1.5536319577362005e-16,
      -2.1114212143581661e-17, 2.7779141127610464e-18,
  };
  constexpr double far[] = {
      3.8928811750914006e-1,   -9.7610974913614684e-3,  -1.1058893876262372e-4,
      -3.8825648088776904e-6,  -2.5122362378702089e-7,  -2.6314688468895195e-8,
      -3.835380385964237e-9,   -5.5897434621965838e-10, -1.8974958123505412e-11,
      3.2526035830154882e-11,  1.4125807436613781e-11,  2.0356285441470895e-12,
      -7.1985517762459085e-13, -4.0835511110921973e-13, -2.1015418427726643e-14,
      4.2724400167119514e-14,  1.0420276984128803e-14,  -3.8144030724370078e-15,
      -1.8803547755107824e-15, 3.3082023109209283e-16,  2.9626289976459501e-16,
      -3.209525921993424e-17,  -4.6503053684893583e-17, 4.4143483230717079e-18,
      7.5172963108421048e-18,
  };
  const bool isWide = getElementTypeOrSelf(x.getType()).isF64();
  Value size = make<stablehlo::AbsOp>({x});
  Value isNear = compare(size, Direction::LE, 8.0);
  // Where one is not asked for its series is of 8, or of 1 / 8.
  Value small = select(isNear, size, fill(size, 8));
  // Odd, and keeps the sign of zero too.
  Value close = mul(x, chebyshev(add(mul(small, 0.25), -1.0),
                                 ArrayRef(near).take_front(isWide ? 29 : 18)));
  Value large = select(isNear, 8.0, size);
  Value t = add(div(fill(large, 16), large), -1.0);
  Value wide = div(chebyshev(t, ArrayRef(far).take_front(isWide ? 25 : 7)),
                   make<stablehlo::SqrtOp>({large}));
  Value isNegative = compare(x, Direction::LT, 0.0);
  return select(isNear, close, select(isNegative, neg(wide), wide));
}

/// The upper half of a product of 64 bits, of numbers without a sign.
Value Functions::halves(Value a, Value b) {
  auto type = cast<RankedTensorType>(a.getType());
  Value width = trc::makeSplat(builder, loc, type, 32);
  Value mask = trc::makeSplat(builder, loc, type, 0xFFFFFFFF);
  auto low = [&](Value v) { return make<stablehlo::AndOp>({v, mask}); };
  auto high = [&](Value v) {
    return make<stablehlo::ShiftRightLogicalOp>({v, width});
  };
  Value lowLow = mul(low(a), low(b)), highLow = mul(high(a), low(b));
  Value lowHigh = mul(low(a), high(b)), highHigh = mul(high(a), high(b));
  Value carried = add(high(lowLow), low(highLow)); // below 2^33
  Value middle = add(carried, lowHigh);            // below 2^64
  return add(add(highHigh, high(highLow)), high(middle));
}

Value Functions::multiplyHigh(Value a, Value b) {
  auto type = cast<RankedTensorType>(a.getType());
  auto element = cast<IntegerType>(type.getElementType());
  const unsigned width = element.getWidth();
  if (width < 64) {
    auto twice = IntegerType::get(element.getContext(), width < 32 ? 32 : 64,
                                  element.getSignedness());
    Value product = mul(convert(a, twice), convert(b, twice));
    Value shift = trc::makeSplat(builder, loc, type.clone(twice), width);
    Value upper =
        element.isUnsigned()
            ? make<stablehlo::ShiftRightLogicalOp>({product, shift})
            : make<stablehlo::ShiftRightArithmeticOp>({product, shift});
    return convert(upper, element);
  }
  if (element.isUnsigned())
    return halves(a, b);
  // a = a' - 2^64 where negative, so the upper half is b less than of a' b.
  auto bits = IntegerType::get(element.getContext(), 64, IntegerType::Unsigned);
  Value upper = convert(halves(convert(a, bits), convert(b, bits)), element);
  Value zero = zeros(type);
  auto dropped = [&](Value sign, Value other) {
    return keepIf(compare(sign, Direction::LT, zero), other);
  };
  return sub(sub(upper, dropped(a, b)), dropped(b, a));
}

/// `compute` of floats of at least 32 bits.
Value atLeastF32(Functions &math, ValueRange operands,
                 function_ref<Value(ValueRange)> compute) {
  Type given = getElementTypeOrSelf(operands[0].getType());
  if (given.getIntOrFloatBitWidth() >= 32)
    return compute(operands);
  SmallVector<Value> wide;
  for (Value operand : operands)
    wide.push_back(math.convert(operand, math.builder.getF32Type()));
  return math.convert(compute(wide), given);
}

template <typename Op> struct Expand : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    Functions math(rewriter, op.getLoc());
    Value value;
    if constexpr (std::is_same_v<Op, chlo::MulhiOp>)
      value = math.multiplyHigh(op->getOperand(0), op->getOperand(1));
    else
      value = atLeastF32(math, op->getOperands(), [&](ValueRange in) {
        if constexpr (std::is_same_v<Op, chlo::ZetaOp>)
          return math.zeta(in[0], in[1]);
        else if constexpr (std::is_same_v<Op, chlo::PolygammaOp>)
          return math.polygamma(in[0], in[1]);
        else
          return math.besselI1e(in[0]);
      });
    rewriter.replaceOp(op, value);
    return success();
  }
};

} // namespace

void trc::populateFunctionPatterns(RewritePatternSet &patterns) {
  patterns.add<Expand<chlo::ZetaOp>, Expand<chlo::PolygammaOp>,
               Expand<chlo::BesselI1eOp>, Expand<chlo::MulhiOp>>(
      patterns.getContext());
}
