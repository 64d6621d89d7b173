//===- ElementwiseRules.cpp - derivatives of elementwise operations -------===//
//
// Where the result of the forward operation says it, that is read rather than
// computed again: tanh' = 1 - y^2, exp' = y. Derivatives at ties are JAX's:
// the two operands of a maximum share alike.
//
//===----------------------------------------------------------------------===//

#include "Rules.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"

using namespace mlir;
using namespace trc;
using namespace trc::stablehlo;

namespace {

constexpr auto GT = ComparisonDirection::GT;
constexpr auto LT = ComparisonDirection::LT;
constexpr auto EQ = ComparisonDirection::EQ;
constexpr auto GE = ComparisonDirection::GE;
constexpr auto LE = ComparisonDirection::LE;

/// The share of an operand of rank 0 that holds for every element.
void giveScalar(Cotangents &c, Value operand, Value share) {
  auto type = getTensorType(share);
  if (operand.getType() != type)
    share = c.sum(share, llvm::to_vector(llvm::seq<int64_t>(type.getRank())));
  c.give(operand, share);
}

/// An operand of rank 0 in the shape of the others.
Value spread(Cotangents &c, Value operand, Value like) {
  return getTensorType(operand).getRank() == 0
             ? c.broadcast(operand, getTensorType(like).getShape(), {})
             : operand;
}

struct ElementwiseRules {
  // One operand.
  static void rule(AbsOp op, Cotangents &c) {
    Value x = op.getOperand();
    c.give(x, c.mul(c.of(op), c.make<SignOp>({x})));
  }
  static void rule(CbrtOp op, Cotangents &c) {
    Value y = op.getResult();
    c.give(op.getOperand(), c.div(c.of(op), c.mul(c.mul(y, y), 3)));
  }
  static void rule(CosineOp op, Cotangents &c) {
    Value x = op.getOperand();
    c.give(x, c.neg(c.mul(c.of(op), c.make<SineOp>({x}))));
  }
  static void rule(ExpOp op, Cotangents &c) {
    c.give(op.getOperand(), c.mul(c.of(op), op.getResult()));
  }
  static void rule(Expm1Op op, Cotangents &c) {
    c.give(op.getOperand(), c.mul(c.of(op), c.add(op.getResult(), 1)));
  }
  static void rule(LogOp op, Cotangents &c) {
    c.give(op.getOperand(), c.div(c.of(op), op.getOperand()));
  }
  static void rule(Log1pOp op, Cotangents &c) {
    c.give(op.getOperand(), c.div(c.of(op), c.add(op.getOperand(), 1)));
  }
  static void rule(LogisticOp op, Cotangents &c) {
    Value y = op.getResult();
    c.give(op.getOperand(), c.mul(c.of(op), c.mul(y, c.sub(1, y))));
  }
  static void rule(NegOp op, Cotangents &c) {
    c.give(op.getOperand(), c.neg(c.of(op)));
  }
  static void rule(RsqrtOp op, Cotangents &c) {
    Value y = op.getResult();
    Value slope = c.mul(c.mul(y, c.mul(y, y)), -0.5);
    c.give(op.getOperand(), c.mul(c.of(op), slope));
  }
  static void rule(SineOp op, Cotangents &c) {
    Value x = op.getOperand();
    c.give(x, c.mul(c.of(op), c.make<CosineOp>({x})));
  }
  static void rule(SqrtOp op, Cotangents &c) {
    c.give(op.getOperand(), c.div(c.mul(c.of(op), 0.5), op.getResult()));
  }
  static void rule(stablehlo::TanOp op, Cotangents &c) {
    Value y = op.getResult();
    c.give(op.getOperand(), c.mul(c.of(op), c.add(c.mul(y, y), 1)));
  }
  static void rule(TanhOp op, Cotangents &c) {
    Value y = op.getResult();
    c.give(op.getOperand(), c.mul(c.of(op), c.sub(1, c.mul(y, y))));
  }
  static void rule(ConvertOp op, Cotangents &c) {
    Value x = op.getOperand();
    c.give(x, c.convert(c.of(op), getElementTypeOrSelf(x.getType())));
  }
  static void rule(ReducePrecisionOp op, Cotangents &c) {
    // The gradient takes the same narrow way back.
    Value g = c.of(op);
    c.give(op.getOperand(),
           ReducePrecisionOp::create(c.builder, c.loc, g.getType(), g,
                                     op.getExponentBitsAttr(),
                                     op.getMantissaBitsAttr()));
  }

  // Two operands.
  static void rule(AddOp op, Cotangents &c) {
    c.give(op.getLhs(), c.of(op));
    c.give(op.getRhs(), c.of(op));
  }
  static void rule(SubtractOp op, Cotangents &c) {
    c.give(op.getLhs(), c.of(op));
    if (c.wants(op.getRhs()))
      c.give(op.getRhs(), c.neg(c.of(op)));
  }
  static void rule(MulOp op, Cotangents &c) {
    if (op.getLhs() == op.getRhs())
      return c.give(op.getLhs(), c.mul(c.of(op), c.mul(op.getLhs(), 2)));
    if (c.wants(op.getLhs()))
      c.give(op.getLhs(), c.mul(c.of(op), op.getRhs()));
    if (c.wants(op.getRhs()))
      c.give(op.getRhs(), c.mul(c.of(op), op.getLhs()));
  }
  static void rule(DivOp op, Cotangents &c) {
    Value share = c.div(c.of(op), op.getRhs());
    c.give(op.getLhs(), share);
    if (c.wants(op.getRhs()))
      c.give(op.getRhs(), c.neg(c.mul(share, op.getResult())));
  }
  template <typename Op>
  static void giveChosen(Op op, Cotangents &c, ComparisonDirection chosen) {
    Value a = op.getLhs(), b = op.getRhs(), g = c.of(op);
    // At a tie each takes half; where one is NaN neither takes any.
    Value tie = c.keepIf(c.compare(a, EQ, b), c.mul(g, 0.5));
    if (c.wants(a))
      c.give(a, c.select(c.compare(a, chosen, b), g, tie));
    if (c.wants(b))
      c.give(b, c.select(c.compare(b, chosen, a), g, tie));
  }
  static void rule(MaxOp op, Cotangents &c) { giveChosen(op, c, GT); }
  static void rule(MinOp op, Cotangents &c) { giveChosen(op, c, LT); }
  static void rule(PowOp op, Cotangents &c) {
    Value x = op.getLhs(), y = op.getRhs(), g = c.of(op);
    if (c.wants(x))
      c.give(x, c.mul(g, getPowerSlope(c, x, y)));
    if (c.wants(y)) {
      // x^y ln x, which is 0 at x = 0.
      Value safe = c.select(c.compare(x, EQ, c.fill(x, 0)), c.fill(x, 1), x);
      c.give(y, c.mul(g, c.mul(c.make<LogOp>({safe}), op.getResult())));
    }
  }
  static Value getPowerSlope(Cotangents &c, Value x, Value y) {
    if (isSplatOf(y, 2))
      return c.mul(x, 2);
    if (isSplatOf(y, 3))
      return c.mul(c.mul(x, x), 3);
    if (std::optional<APFloat> constant = getSplatFloat(y)) {
      double exponent = constant->convertToDouble();
      if (exponent == 0)
        return c.fill(x, 0);
      return c.mul(c.make<PowOp>({x, c.fill(y, exponent - 1)}), exponent);
    }
    // y x^(y-1), which is 0 at y = 0 whatever x is.
    Value one = c.fill(y, 1);
    Value none = c.compare(y, EQ, c.fill(y, 0));
    Value less = c.sub(c.select(none, one, y), one);
    return c.mul(y, c.make<PowOp>({x, less}));
  }
  static void rule(RemOp op, Cotangents &c) {
    Value x = op.getLhs(), y = op.getRhs();
    c.give(x, c.of(op));
    if (!c.wants(y))
      return;
    // x - y * (x / y without its fraction)
    Value quotient = c.div(x, y);
    Value whole = c.mul(c.make<SignOp>({quotient}),
                        c.make<FloorOp>({c.make<AbsOp>({quotient})}));
    c.give(y, c.neg(c.mul(c.of(op), whole)));
  }
  static void rule(Atan2Op op, Cotangents &c) {
    Value x = op.getLhs(), y = op.getRhs();
    Value share = c.div(c.of(op), c.add(c.mul(x, x), c.mul(y, y)));
    c.give(x, c.mul(share, y));
    c.give(y, c.neg(c.mul(share, x)));
  }

  // Three operands.
  static void rule(SelectOp op, Cotangents &c) {
    if (c.wants(op.getOnTrue()))
      c.give(op.getOnTrue(), c.keepIf(op.getPred(), c.of(op)));
    if (c.wants(op.getOnFalse()))
      c.give(op.getOnFalse(), c.dropIf(op.getPred(), c.of(op)));
  }
  static void rule(ClampOp op, Cotangents &c) {
    Value x = op.getOperand(), g = c.of(op);
    Value low = spread(c, op.getMin(), x), high = spread(c, op.getMax(), x);
    if (c.wants(x)) {
      Value above = c.compare(x, GT, low), below = c.compare(x, LT, high);
      c.give(x, c.keepIf(c.make<AndOp>({above, below}), g));
    }
    if (c.wants(op.getMin()))
      giveScalar(c, op.getMin(), c.keepIf(c.compare(low, GE, x), g));
    if (c.wants(op.getMax()))
      giveScalar(c, op.getMax(), c.keepIf(c.compare(high, LE, x), g));
  }
};

/// Steps, and bits read as a number: their derivative is zero.
struct StepRules {
  template <typename Op> static void rule(Op, Cotangents &) {}
  template <typename Op> static void propagate(Op, Activity &) {}
};

} // namespace

void trc::attachElementwiseRules(MLIRContext &context) {
  attachRules<ElementwiseRules, AbsOp, CbrtOp, CosineOp, ExpOp, Expm1Op, LogOp,
              Log1pOp, LogisticOp, NegOp, RsqrtOp, SineOp, SqrtOp,
              stablehlo::TanOp, TanhOp, ConvertOp, ReducePrecisionOp, AddOp,
              SubtractOp, MulOp, DivOp, MaxOp, MinOp, PowOp, RemOp, Atan2Op,
              SelectOp, ClampOp>(context);
  attachRules<StepRules, SignOp, FloorOp, CeilOp, RoundOp, RoundNearestEvenOp,
              BitcastConvertOp>(context);
}
