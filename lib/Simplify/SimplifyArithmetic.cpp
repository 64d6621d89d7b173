//===- SimplifyArithmetic.cpp - identities of arithmetic ------------------===//
//
// Neutral operands, signs, powers, divisions, conversions. Floating point
// identities here hold for every value: `x + 0` is not `x` for x = -0, so only
// `x + -0` and `x - 0` are removed, and nothing is reassociated.
//
// i1 arithmetic is logic (add is or, multiply is and), so rules that use wrap
// around or negative numbers leave i1 alone.
//
//===----------------------------------------------------------------------===//

#include "SimplifyAlgebra.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/Elementwise.h"

using namespace mlir;
namespace stablehlo = trc::stablehlo;
using trc::getElementType;
using trc::getSplat;
using trc::getTensorType;
using trc::isFloat;
using trc::isSplatOf;

namespace {

/// An integer type whose arithmetic wraps, which i1's does not.
bool isWrapping(Value value) {
  return isa<IntegerType>(getElementType(value)) &&
         !getElementType(value).isInteger(1);
}

/// c op x -> x op c, so that the other patterns look on one side only.
struct ConstantsToTheRight : RewritePattern {
  explicit ConstantsToTheRight(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/2, context) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    if (!trc::isCommutative(op) || !trc::getConstant(op->getOperand(0)) ||
        trc::getConstant(op->getOperand(1)))
      return failure();
    rewriter.modifyOpInPlace(op, [&] {
      Value constant = op->getOperand(0);
      op->setOperand(0, op->getOperand(1));
      op->setOperand(1, constant);
    });
    return success();
  }
};

struct SimplifyAdd : OpRewritePattern<stablehlo::AddOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::AddOp op,
                                PatternRewriter &rewriter) const override {
    Value a = op.getLhs(), b = op.getRhs();
    // x + 0 for integers (i1: x or 0), x + -0 for floats.
    if (isFloat(a) ? isSplatOf(b, -0.0) : trc::isZeroInteger(b)) {
      rewriter.replaceOp(op, a);
      return success();
    }
    // Complex and quantized types never reach this phase; i1 is logic.
    if (!isFloat(a) && !isWrapping(a))
      return failure();
    // a + (-b) -> a - b, (-a) + b -> b - a
    if (auto negated = b.getDefiningOp<stablehlo::NegOp>()) {
      rewriter.replaceOpWithNewOp<stablehlo::SubtractOp>(op, op.getType(), a,
                                                         negated.getOperand());
      return success();
    }
    if (auto negated = a.getDefiningOp<stablehlo::NegOp>()) {
      rewriter.replaceOpWithNewOp<stablehlo::SubtractOp>(op, op.getType(), b,
                                                         negated.getOperand());
      return success();
    }
    // (x + c) + d -> x + (c + d) for integers
    auto inner = a.getDefiningOp<stablehlo::AddOp>();
    if (isWrapping(a) && inner && getSplat(b) && getSplat(inner.getRhs())) {
      APInt sum =
          *trc::getSplatInteger(inner.getRhs()) + *trc::getSplatInteger(b);
      Value constant = trc::makeConstant(
          rewriter, op.getLoc(), DenseElementsAttr::get(op.getType(), sum));
      rewriter.replaceOpWithNewOp<stablehlo::AddOp>(op, op.getType(),
                                                    inner.getLhs(), constant);
      return success();
    }
    return failure();
  }
};

struct SimplifySubtract : OpRewritePattern<stablehlo::SubtractOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::SubtractOp op,
                                PatternRewriter &rewriter) const override {
    Value a = op.getLhs(), b = op.getRhs();
    if (isFloat(a) ? isSplatOf(b, 0.0) : trc::isZeroInteger(b)) {
      rewriter.replaceOp(op, a);
      return success();
    }
    if (isFloat(a)) {
      // -0 - x -> -x, in the signs of zeros too
      if (isSplatOf(a, -0.0)) {
        rewriter.replaceOpWithNewOp<stablehlo::NegOp>(op, op.getType(), b);
        return success();
      }
    } else if (a == b) {
      rewriter.replaceOp(
          op, trc::makeSplat(rewriter, op.getLoc(), op.getType(), 0));
      return success();
    } else if (!isWrapping(a)) {
      return failure();
    } else if (trc::isZeroInteger(a)) {
      rewriter.replaceOpWithNewOp<stablehlo::NegOp>(op, op.getType(), b);
      return success();
    } else if (DenseElementsAttr splat = getSplat(b)) {
      // x - c -> x + (-c), which joins with other sums
      Value negative = trc::makeConstant(
          rewriter, op.getLoc(),
          DenseElementsAttr::get(op.getType(), -splat.getSplatValue<APInt>()));
      rewriter.replaceOpWithNewOp<stablehlo::AddOp>(op, op.getType(), a,
                                                    negative);
      return success();
    }
    // a - (-b) -> a + b
    if (auto negated = b.getDefiningOp<stablehlo::NegOp>()) {
      rewriter.replaceOpWithNewOp<stablehlo::AddOp>(op, op.getType(), a,
                                                    negated.getOperand());
      return success();
    }
    return failure();
  }
};

struct SimplifyMultiply : OpRewritePattern<stablehlo::MulOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::MulOp op,
                                PatternRewriter &rewriter) const override {
    Value a = op.getLhs(), b = op.getRhs();
    if (isSplatOf(b, 1.0)) {
      rewriter.replaceOp(op, a);
      return success();
    }
    if (trc::isZeroInteger(b)) {
      rewriter.replaceOp(op, b);
      return success();
    }
    if (!isFloat(a) && !isWrapping(a))
      return failure();
    if (isFloat(a) ? isSplatOf(b, -1.0) : trc::isAllOnes(b)) {
      rewriter.replaceOpWithNewOp<stablehlo::NegOp>(op, op.getType(), a);
      return success();
    }
    auto negatedA = a.getDefiningOp<stablehlo::NegOp>();
    auto negatedB = b.getDefiningOp<stablehlo::NegOp>();
    if (negatedA && negatedB) {
      rewriter.replaceOpWithNewOp<stablehlo::MulOp>(
          op, op.getType(), negatedA.getOperand(), negatedB.getOperand());
      return success();
    }
    // (-x) * c -> x * (-c): the sign moves into the constant
    if (negatedA && getSplat(b)) {
      DenseElementsAttr negative =
          isFloat(b)
              ? DenseElementsAttr::get(op.getType(), -*trc::getSplatFloat(b))
              : DenseElementsAttr::get(op.getType(), -*trc::getSplatInteger(b));
      rewriter.replaceOpWithNewOp<stablehlo::MulOp>(
          op, op.getType(), negatedA.getOperand(),
          trc::makeConstant(rewriter, op.getLoc(), negative));
      return success();
    }
    return failure();
  }
};

struct SimplifyDivide : OpRewritePattern<stablehlo::DivOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::DivOp op,
                                PatternRewriter &rewriter) const override {
    Value a = op.getLhs(), b = op.getRhs();
    if (!getElementType(a).isInteger(1) && isSplatOf(b, 1.0)) {
      rewriter.replaceOp(op, a);
      return success();
    }
    if (std::optional<APFloat> divisor = trc::getSplatFloat(b)) {
      // Both x / 2^k and x * 2^-k round the same number.
      APFloat inverse(divisor->getSemantics());
      if (!divisor->getExactInverse(&inverse))
        return failure();
      Value factor = trc::makeConstant(
          rewriter, op.getLoc(), DenseElementsAttr::get(op.getType(), inverse));
      rewriter.replaceOpWithNewOp<stablehlo::MulOp>(op, op.getType(), a,
                                                    factor);
      return success();
    }
    std::optional<APInt> divisor = trc::getSplatInteger(b);
    if (divisor && getElementType(a).isUnsignedInteger() &&
        divisor->isPowerOf2()) {
      Value bits = trc::makeSplat(rewriter, op.getLoc(), op.getType(),
                                  divisor->logBase2());
      rewriter.replaceOpWithNewOp<stablehlo::ShiftRightLogicalOp>(
          op, op.getType(), a, bits);
      return success();
    }
    return failure();
  }
};

struct SimplifyRemainder : OpRewritePattern<stablehlo::RemOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::RemOp op,
                                PatternRewriter &rewriter) const override {
    std::optional<APInt> divisor = trc::getSplatInteger(op.getRhs());
    if (!divisor || !isWrapping(op.getLhs()))
      return failure();
    if (divisor->isOne()) {
      rewriter.replaceOp(
          op, trc::makeSplat(rewriter, op.getLoc(), op.getType(), 0));
      return success();
    }
    if (!getElementType(op.getLhs()).isUnsignedInteger() ||
        !divisor->isPowerOf2())
      return failure();
    Value mask =
        trc::makeConstant(rewriter, op.getLoc(),
                          DenseElementsAttr::get(op.getType(), *divisor - 1));
    rewriter.replaceOpWithNewOp<stablehlo::AndOp>(op, op.getType(), op.getLhs(),
                                                  mask);
    return success();
  }
};

struct SimplifyNegate : OpRewritePattern<stablehlo::NegOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::NegOp op,
                                PatternRewriter &rewriter) const override {
    if (getElementType(op.getOperand()).isInteger(1)) {
      rewriter.replaceOp(op, op.getOperand());
      return success();
    }
    if (auto inner = op.getOperand().getDefiningOp<stablehlo::NegOp>()) {
      rewriter.replaceOp(op, inner.getOperand());
      return success();
    }
    // -(a - b) -> b - a, for integers (0 has one sign there)
    auto difference = op.getOperand().getDefiningOp<stablehlo::SubtractOp>();
    if (!difference || !isWrapping(op.getOperand()) ||
        !op.getOperand().hasOneUse())
      return failure();
    rewriter.replaceOpWithNewOp<stablehlo::SubtractOp>(
        op, op.getType(), difference.getRhs(), difference.getLhs());
    return success();
  }
};

struct SimplifyAbs : OpRewritePattern<stablehlo::AbsOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::AbsOp op,
                                PatternRewriter &rewriter) const override {
    Operation *inner = op.getOperand().getDefiningOp();
    if (!inner)
      return failure();
    if (isa<stablehlo::AbsOp>(inner)) {
      rewriter.replaceOp(op, inner->getResult(0));
      return success();
    }
    if (!isa<stablehlo::NegOp>(inner))
      return failure();
    rewriter.replaceOpWithNewOp<stablehlo::AbsOp>(op, op.getType(),
                                                  inner->getOperand(0));
    return success();
  }
};

struct SimplifyPower : OpRewritePattern<stablehlo::PowOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::PowOp op,
                                PatternRewriter &rewriter) const override {
    Value x = op.getLhs(), exponent = op.getRhs();
    if (getElementType(x).isInteger(1))
      return failure();
    if (isSplatOf(exponent, 1.0)) {
      rewriter.replaceOp(op, x);
      return success();
    }
    // x * x is correctly rounded, and has power's special values.
    if (isSplatOf(exponent, 2.0)) {
      rewriter.replaceOpWithNewOp<stablehlo::MulOp>(op, op.getType(), x, x);
      return success();
    }
    if (isFloat(x) && isSplatOf(exponent, -1.0)) {
      Value one = trc::makeSplat(rewriter, op.getLoc(), op.getType(), 1);
      rewriter.replaceOpWithNewOp<stablehlo::DivOp>(op, op.getType(), one, x);
      return success();
    }
    return failure();
  }
};

/// Whether every value of `from` is a value of `to`.
bool isLossless(Type from, Type to) {
  auto fromInteger = dyn_cast<IntegerType>(from);
  auto toInteger = dyn_cast<IntegerType>(to);
  if (fromInteger) {
    bool isUnsigned = trc::isUnsignedInteger(from);
    unsigned digits = fromInteger.getWidth() - (isUnsigned ? 0 : 1);
    if (toInteger) {
      if (!isUnsigned && trc::isUnsignedInteger(to))
        return false;
      return digits <=
             toInteger.getWidth() - (trc::isUnsignedInteger(to) ? 0 : 1);
    }
    const llvm::fltSemantics &semantics =
        cast<FloatType>(to).getFloatSemantics();
    // -2^digits must be in range too: f16 holds up to 2^15.
    return digits <= APFloat::semanticsPrecision(semantics) &&
           static_cast<int>(digits) <= APFloat::semanticsMaxExponent(semantics);
  }
  if (toInteger)
    return false;
  const llvm::fltSemantics &narrow = cast<FloatType>(from).getFloatSemantics();
  const llvm::fltSemantics &wide = cast<FloatType>(to).getFloatSemantics();
  return APFloat::isRepresentableBy(narrow, wide);
}

struct SimplifyConvert : OpRewritePattern<stablehlo::ConvertOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::ConvertOp op,
                                PatternRewriter &rewriter) const override {
    Value x = op.getOperand();
    if (x.getType() == op.getType()) {
      rewriter.replaceOp(op, x);
      return success();
    }
    auto inner = x.getDefiningOp<stablehlo::ConvertOp>();
    if (!inner)
      return failure();
    Type first = getElementType(inner.getOperand());
    Type middle = getElementType(x);
    Type last = op.getType().getElementType();
    // What the first conversion keeps, the second sees unchanged; and integers
    // that shrink twice keep the low bits of the last type.
    bool shrinks =
        isa<IntegerType>(first) && isa<IntegerType>(middle) &&
        isa<IntegerType>(last) && !last.isInteger(1) &&
        last.getIntOrFloatBitWidth() <= middle.getIntOrFloatBitWidth() &&
        middle.getIntOrFloatBitWidth() <= first.getIntOrFloatBitWidth();
    if (!shrinks && !isLossless(first, middle))
      return failure();
    // An integer that comes through a float saturates where it does not fit,
    // and would wrap without that.
    if (isa<IntegerType>(first) && isa<FloatType>(middle) &&
        isa<IntegerType>(last) && !isLossless(first, last))
      return failure();
    rewriter.replaceOpWithNewOp<stablehlo::ConvertOp>(op, op.getType(),
                                                      inner.getOperand());
    return success();
  }
};

struct SimplifyBitcast : OpRewritePattern<stablehlo::BitcastConvertOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::BitcastConvertOp op,
                                PatternRewriter &rewriter) const override {
    Value x = op.getOperand();
    if (auto inner = x.getDefiningOp<stablehlo::BitcastConvertOp>())
      x = inner.getOperand();
    // A float that comes through its bits is a constant to who differentiates.
    if (isa<FloatType>(getElementType(x)) && x != op.getOperand() &&
        !isa<FloatType>(getElementType(op.getOperand())))
      return failure();
    if (x.getType() != op.getType())
      return failure();
    rewriter.replaceOp(op, x);
    return success();
  }
};

struct SimplifyReducePrecision
    : OpRewritePattern<stablehlo::ReducePrecisionOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::ReducePrecisionOp op,
                                PatternRewriter &rewriter) const override {
    const llvm::fltSemantics &semantics =
        cast<FloatType>(getElementType(op.getOperand())).getFloatSemantics();
    unsigned precision = APFloat::semanticsPrecision(semantics);
    unsigned exponentBits = APFloat::semanticsSizeInBits(semantics) - precision;
    auto inner = op.getOperand().getDefiningOp<stablehlo::ReducePrecisionOp>();
    bool isIdentity = op.getExponentBits() >= exponentBits &&
                      op.getMantissaBits() >= precision - 1;
    bool isRepeated = inner &&
                      inner.getExponentBits() == op.getExponentBits() &&
                      inner.getMantissaBits() == op.getMantissaBits();
    if (!isIdentity && !isRepeated)
      return failure();
    rewriter.replaceOp(op, op.getOperand());
    return success();
  }
};

} // namespace

void trc::populateArithmeticPatterns(RewritePatternSet &patterns) {
  patterns.add<ConstantsToTheRight, SimplifyAdd, SimplifySubtract,
               SimplifyMultiply, SimplifyDivide, SimplifyRemainder,
               SimplifyNegate, SimplifyAbs, SimplifyPower, SimplifyConvert,
               SimplifyBitcast, SimplifyReducePrecision>(patterns.getContext());
}
