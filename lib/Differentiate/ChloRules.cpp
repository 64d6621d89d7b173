//===- ChloRules.cpp - derivatives of the functions of chlo ---------------===//
//
// The derivative of `digamma`, the trigamma function, is no operation, and is
// written out. `top_k` moves elements: its gradient goes back to their places.
//
//===----------------------------------------------------------------------===//

#include "Rules.h"

#include "trc/Dialect/StableHLO/ChloDialect.h"
#include "trc/Dialect/StableHLO/StableHLODialect.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace trc;
using namespace trc::chlo;
using stablehlo::ExpOp;
using stablehlo::RsqrtOp;

namespace {

constexpr double twoOverSqrtPi = 2 * llvm::numbers::inv_sqrtpi;

/// 2 / sqrt(pi) * exp(-x^2)
Value getBell(Cotangents &c, Value x) {
  return c.mul(c.make<ExpOp>({c.neg(c.mul(x, x))}), twoOverSqrtPi);
}

/// psi'(x): ten steps of psi'(x) = psi'(x + 1) + 1/x^2, then the asymptotic
/// series (Abramowitz and Stegun, 6.4.12), whose next term is about 2^-53 of
/// the whole. Left of 1/2 by reflection, psi'(1 - x) + psi'(x) =
/// (pi / sin(pi x))^2. Narrow types are computed in f32.
Value getTrigamma(Cotangents &c, Value x) {
  Type given = getElementTypeOrSelf(x.getType());
  if (given.getIntOrFloatBitWidth() < 32)
    x = c.convert(x, c.builder.getF32Type());
  Value isLeft =
      c.compare(x, stablehlo::ComparisonDirection::LT, c.fill(x, 0.5));
  Value z = c.select(isLeft, c.sub(1, x), x);
  Value sum;
  for (int step = 0; step < 10; ++step) {
    Value term = c.div(c.fill(z, 1), c.mul(z, z));
    sum = sum ? c.add(sum, term) : term;
    z = c.add(z, 1);
  }
  // 1/z + 1/(2 z^2) + B2/z^3 + B4/z^5 + ..
  Value inverse = c.div(c.fill(z, 1), z), square = c.mul(inverse, inverse);
  Value series;
  for (double bernoulli :
       {-691.0 / 2730, 5.0 / 66, -1.0 / 30, 1.0 / 42, -1.0 / 30, 1.0 / 6}) {
    series =
        series ? c.add(c.mul(series, square), bernoulli) : c.fill(z, bernoulli);
  }
  Value tail = c.mul(c.mul(series, square), inverse);
  tail = c.add(c.add(tail, c.mul(square, 0.5)), inverse);
  sum = c.add(sum, tail);
  // The sine of the distance to the next integer, which is exact.
  Value rest = c.sub(x, c.make<stablehlo::RoundNearestEvenOp>({x}));
  Value sine = c.make<stablehlo::SineOp>({c.mul(rest, llvm::numbers::pi)});
  Value ratio = c.div(c.fill(x, llvm::numbers::pi), sine);
  Value result = c.select(isLeft, c.sub(c.mul(ratio, ratio), sum), sum);
  return c.convert(result, given);
}

struct ChloRules {
  static void rule(AcosOp op, Cotangents &c) {
    Value x = op.getOperand();
    Value slope = c.make<RsqrtOp>({c.sub(1, c.mul(x, x))});
    c.give(x, c.neg(c.mul(c.of(op), slope)));
  }
  static void rule(AsinOp op, Cotangents &c) {
    Value x = op.getOperand();
    c.give(x, c.mul(c.of(op), c.make<RsqrtOp>({c.sub(1, c.mul(x, x))})));
  }
  static void rule(AcoshOp op, Cotangents &c) {
    Value x = op.getOperand();
    Value square = c.mul(c.add(x, -1), c.add(x, 1));
    c.give(x, c.mul(c.of(op), c.make<RsqrtOp>({square})));
  }
  static void rule(AsinhOp op, Cotangents &c) {
    Value x = op.getOperand();
    c.give(x, c.mul(c.of(op), c.make<RsqrtOp>({c.add(c.mul(x, x), 1)})));
  }
  static void rule(AtanOp op, Cotangents &c) {
    Value x = op.getOperand();
    c.give(x, c.div(c.of(op), c.add(c.mul(x, x), 1)));
  }
  static void rule(AtanhOp op, Cotangents &c) {
    Value x = op.getOperand();
    c.give(x, c.div(c.of(op), c.mul(c.sub(1, x), c.add(x, 1))));
  }
  static void rule(CoshOp op, Cotangents &c) {
    Value x = op.getOperand();
    c.give(x, c.mul(c.of(op), c.make<SinhOp>({x})));
  }
  static void rule(SinhOp op, Cotangents &c) {
    Value x = op.getOperand();
    c.give(x, c.mul(c.of(op), c.make<CoshOp>({x})));
  }
  static void rule(ErfOp op, Cotangents &c) {
    c.give(op.getOperand(), c.mul(c.of(op), getBell(c, op.getOperand())));
  }
  static void rule(ErfcOp op, Cotangents &c) {
    Value slope = getBell(c, op.getOperand());
    c.give(op.getOperand(), c.neg(c.mul(c.of(op), slope)));
  }
  static void rule(ErfInvOp op, Cotangents &c) {
    Value y = op.getResult();
    Value slope = c.mul(c.make<ExpOp>({c.mul(y, y)}), 1 / twoOverSqrtPi);
    c.give(op.getOperand(), c.mul(c.of(op), slope));
  }
  static void rule(LgammaOp op, Cotangents &c) {
    Value x = op.getOperand();
    c.give(x, c.mul(c.of(op), c.make<DigammaOp>({x})));
  }
  static void rule(DigammaOp op, Cotangents &c) {
    Value x = op.getOperand();
    c.give(x, c.mul(c.of(op), getTrigamma(c, x)));
  }
  static void rule(SquareOp op, Cotangents &c) {
    Value x = op.getOperand();
    c.give(x, c.mul(c.of(op), c.mul(x, 2)));
  }
  static void rule(TopKOp op, Cotangents &c) {
    // Each value goes back to where it was, row by row.
    Value x = op.getOperand(), g = c.of(op.getValues());
    int64_t last = cast<RankedTensorType>(x.getType()).getRank() - 1;
    auto rows = llvm::to_vector(llvm::seq<int64_t>(last));
    auto numbers = stablehlo::ScatterDimensionNumbersAttr::get(
        op.getContext(), /*updateWindowDims=*/{}, /*insertedWindowDims=*/last,
        rows, rows, /*scatterDimsToOperandDims=*/last,
        /*indexVectorDim=*/last + 1);
    c.give(x, scatterAdd(c, c.zeros(x.getType()), op.getIndices(), g, numbers,
                         /*sorted=*/false));
  }
  static void rule(chlo::TanOp op, Cotangents &c) {
    Value y = op.getResult();
    c.give(op.getOperand(), c.mul(c.of(op), c.add(c.mul(y, y), 1)));
  }
};

/// A step of one unit in the last place.
struct ZeroRules {
  static void rule(NextAfterOp, Cotangents &) {}
  static void propagate(NextAfterOp, Activity &) {}
};

} // namespace

void trc::attachChloRules(MLIRContext &context) {
  attachRules<ChloRules, AcosOp, AcoshOp, AsinOp, AsinhOp, AtanOp, AtanhOp,
              CoshOp, DigammaOp, SinhOp, ErfOp, ErfcOp, ErfInvOp, LgammaOp,
              SquareOp, TopKOp, chlo::TanOp>(context);
  attachRules<ZeroRules, NextAfterOp>(context);
}
