//===- ChloRules.cpp - derivatives of the functions of chlo ---------------===//
//
// `digamma` has none here: its derivative, the trigamma function, is no
// operation. `top_k` moves elements: its gradient goes back to their places.
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
              CoshOp, SinhOp, ErfOp, ErfcOp, ErfInvOp, LgammaOp, SquareOp,
              TopKOp, chlo::TanOp>(context);
  attachRules<ZeroRules, NextAfterOp>(context);
}
