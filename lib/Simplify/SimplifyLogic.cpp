//===- SimplifyLogic.cpp - identities of bits, order and choice -----------===//
//
// and, or, xor, not, shifts; compare; select; minimum, maximum and clamp. For
// floating point, order is IEEE's: only what also holds for NaN is rewritten.
//
//===----------------------------------------------------------------------===//

#include "SimplifyAlgebra.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Comparisons.h"
#include "trc/Rewrite/Constants.h"

using namespace mlir;
namespace stablehlo = trc::stablehlo;
using stablehlo::ComparisonDirection;
using trc::getElementType;
using trc::getSplatInteger;
using trc::getTensorType;
using trc::isFloat;
using trc::mirrored;

namespace {

/// and, or and xor with themselves and with constants of all bits equal.
struct SimplifyBitwise : RewritePattern {
  explicit SimplifyBitwise(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    bool isAnd = isa<stablehlo::AndOp>(op), isOr = isa<stablehlo::OrOp>(op);
    if (!isAnd && !isOr && !isa<stablehlo::XorOp>(op))
      return failure();
    Value a = op->getOperand(0), b = op->getOperand(1);
    auto type = getTensorType(op->getResult(0));
    if (a == b) {
      rewriter.replaceOp(
          op,
          isAnd || isOr ? a : trc::makeSplat(rewriter, op->getLoc(), type, 0));
      return success();
    }
    if (trc::isZeroInteger(b)) {
      rewriter.replaceOp(op, isAnd ? b : a);
      return success();
    }
    if (trc::isAllOnes(b)) {
      if (isAnd || isOr)
        rewriter.replaceOp(op, isAnd ? a : b);
      else
        rewriter.replaceOpWithNewOp<stablehlo::NotOp>(op, type, a);
      return success();
    }
    // (x op c) op d -> x op (c op d)
    Operation *inner = a.getDefiningOp();
    if (!inner || inner->getName() != op->getName() || !trc::getSplat(b) ||
        !trc::getSplat(inner->getOperand(1)))
      return failure();
    std::optional<APInt> c = getSplatInteger(inner->getOperand(1));
    std::optional<APInt> d = getSplatInteger(b);
    APInt joined = isAnd ? *c & *d : isOr ? *c | *d : *c ^ *d;
    Value constant = trc::makeConstant(rewriter, op->getLoc(),
                                       DenseElementsAttr::get(type, joined));
    rewriter.modifyOpInPlace(op, [&] {
      op->setOperand(0, inner->getOperand(0));
      op->setOperand(1, constant);
    });
    return success();
  }
};

bool isEquality(ComparisonDirection direction) {
  return direction == ComparisonDirection::EQ ||
         direction == ComparisonDirection::NE;
}

struct SimplifyNot : OpRewritePattern<stablehlo::NotOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::NotOp op,
                                PatternRewriter &rewriter) const override {
    Value x = op.getOperand();
    if (auto inner = x.getDefiningOp<stablehlo::NotOp>()) {
      rewriter.replaceOp(op, inner.getOperand());
      return success();
    }
    // A negated order of floats would be true for NaN; equality may be negated.
    auto compare = x.getDefiningOp<stablehlo::CompareOp>();
    if (!compare || !x.hasOneUse() ||
        (isFloat(compare.getLhs()) &&
         !isEquality(compare.getComparisonDirection())))
      return failure();
    Operation *negated = rewriter.clone(*compare);
    cast<stablehlo::CompareOp>(negated).setComparisonDirection(
        trc::negated(compare.getComparisonDirection()));
    rewriter.replaceOp(op, negated->getResults());
    return success();
  }
};

/// The value that a comparison of integers with this constant always has.
std::optional<bool> compareWithEnd(ComparisonDirection direction,
                                   const APInt &constant, bool isUnsigned) {
  bool isLeast =
      isUnsigned ? constant.isMinValue() : constant.isMinSignedValue();
  bool isMost =
      isUnsigned ? constant.isMaxValue() : constant.isMaxSignedValue();
  if (isLeast && direction == ComparisonDirection::LT)
    return false;
  if (isLeast && direction == ComparisonDirection::GE)
    return true;
  if (isMost && direction == ComparisonDirection::GT)
    return false;
  if (isMost && direction == ComparisonDirection::LE)
    return true;
  return std::nullopt;
}

/// What `direction` says of every counter in [0, end) and `bound`, if the same.
std::optional<bool> compareRange(ComparisonDirection direction, int64_t end,
                                 int64_t bound) {
  switch (direction) {
  case ComparisonDirection::LT:
  case ComparisonDirection::GE: {
    bool less = direction == ComparisonDirection::LT;
    if (bound >= end)
      return less;
    if (bound <= 0)
      return !less;
    return std::nullopt;
  }
  case ComparisonDirection::LE:
    return compareRange(ComparisonDirection::LT, end, bound + 1);
  case ComparisonDirection::GT:
    return compareRange(ComparisonDirection::GE, end, bound + 1);
  case ComparisonDirection::EQ:
  case ComparisonDirection::NE:
    if (bound < 0 || bound >= end)
      return direction == ComparisonDirection::NE;
    return std::nullopt;
  }
  llvm_unreachable("six directions");
}

struct SimplifyCompare : OpRewritePattern<stablehlo::CompareOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::CompareOp op,
                                PatternRewriter &rewriter) const override {
    Value a = op.getLhs(), b = op.getRhs();
    ComparisonDirection direction = op.getComparisonDirection();
    if (trc::getConstant(a) && !trc::getConstant(b)) {
      rewriter.modifyOpInPlace(op, [&] {
        op->setOperand(0, b);
        op->setOperand(1, a);
        op.setComparisonDirection(mirrored(direction));
      });
      return success();
    }
    if (isFloat(a))
      return failure();
    auto replaceBy = [&](bool value) {
      rewriter.replaceOp(op, trc::makeSplat(rewriter, op.getLoc(),
                                            getTensorType(op.getResult()),
                                            value ? 1 : 0));
      return success();
    };
    if (a == b)
      return replaceBy(direction == ComparisonDirection::EQ ||
                       direction == ComparisonDirection::LE ||
                       direction == ComparisonDirection::GE);
    std::optional<APInt> constant = getSplatInteger(b);
    if (!constant)
      return failure();
    bool isUnsigned = trc::isUnsignedInteger(getElementType(a));
    if (std::optional<bool> always =
            compareWithEnd(direction, *constant, isUnsigned))
      return replaceBy(*always);
    if (auto iota = a.getDefiningOp<stablehlo::IotaOp>()) {
      int64_t end = getTensorType(a).getDimSize(iota.getIotaDimension());
      unsigned width = constant->getBitWidth();
      // Counters that wrap around are no range.
      bool fits =
          width > 1 && (width >= 63 || end <= (int64_t(1) << (width - 1)));
      std::optional<int64_t> bound =
          isUnsigned ? std::optional<int64_t>(constant->getLimitedValue(
                           std::numeric_limits<int64_t>::max() - 1))
                     : constant->getSExtValue();
      if (fits && *bound < std::numeric_limits<int64_t>::max())
        if (std::optional<bool> always = compareRange(direction, end, *bound))
          return replaceBy(*always);
    }
    // Truth compared with a constant is itself or its negation.
    if (getElementType(a).isInteger(1) && isEquality(direction)) {
      if ((direction == ComparisonDirection::EQ) == constant->isOne())
        rewriter.replaceOp(op, a);
      else
        rewriter.replaceOpWithNewOp<stablehlo::NotOp>(op, a.getType(), a);
      return success();
    }
    return failure();
  }
};

struct SimplifySelect : OpRewritePattern<stablehlo::SelectOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::SelectOp op,
                                PatternRewriter &rewriter) const override {
    Value p = op.getPred(), a = op.getOnTrue(), b = op.getOnFalse();
    if (a == b) {
      rewriter.replaceOp(op, a);
      return success();
    }
    if (std::optional<APInt> known = getSplatInteger(p)) {
      rewriter.replaceOp(op, known->isZero() ? b : a);
      return success();
    }
    auto update = [&](Value pred, Value onTrue, Value onFalse) {
      rewriter.modifyOpInPlace(
          op, [&] { op->setOperands({pred, onTrue, onFalse}); });
      return success();
    };
    if (auto negated = p.getDefiningOp<stablehlo::NotOp>())
      return update(negated.getOperand(), b, a);
    // One predicate for all elements stays one.
    if (auto broadcast = p.getDefiningOp<stablehlo::BroadcastInDimOp>())
      if (getTensorType(broadcast.getOperand()).getRank() == 0)
        return update(broadcast.getOperand(), a, b);
    // A choice that an equal choice has made
    auto inner = a.getDefiningOp<stablehlo::SelectOp>();
    if (inner && inner.getPred() == p)
      return update(p, inner.getOnTrue(), b);
    inner = b.getDefiningOp<stablehlo::SelectOp>();
    if (inner && inner.getPred() == p)
      return update(p, a, inner.getOnFalse());
    // Truth chosen by truth
    if (p.getType() == op.getType()) {
      if (trc::isOneInteger(a) && trc::isZeroInteger(b)) {
        rewriter.replaceOp(op, p);
        return success();
      }
      if (trc::isZeroInteger(a) && trc::isOneInteger(b)) {
        rewriter.replaceOpWithNewOp<stablehlo::NotOp>(op, op.getType(), p);
        return success();
      }
    }
    return failure();
  }
};

/// Shifts by nothing, by everything, and twice in one direction.
struct SimplifyShift : RewritePattern {
  explicit SimplifyShift(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    bool isArithmetic = isa<stablehlo::ShiftRightArithmeticOp>(op);
    if (!isArithmetic &&
        !isa<stablehlo::ShiftLeftOp, stablehlo::ShiftRightLogicalOp>(op))
      return failure();
    Value x = op->getOperand(0);
    std::optional<APInt> bits = getSplatInteger(op->getOperand(1));
    if (trc::isZeroInteger(x) || (bits && bits->isZero())) {
      rewriter.replaceOp(op, x);
      return success();
    }
    if (!bits || isArithmetic)
      return failure();
    unsigned width = bits->getBitWidth();
    auto type = getTensorType(op->getResult(0));
    // A negative count reads as a large unsigned one: everything moves out.
    if (bits->uge(width)) {
      rewriter.replaceOp(op, trc::makeSplat(rewriter, op->getLoc(), type, 0));
      return success();
    }
    Operation *inner = x.getDefiningOp();
    if (!inner || inner->getName() != op->getName())
      return failure();
    std::optional<APInt> first = getSplatInteger(inner->getOperand(1));
    if (!first || first->uge(width))
      return failure();
    uint64_t total = first->getZExtValue() + bits->getZExtValue();
    if (total >= width) {
      rewriter.replaceOp(op, trc::makeSplat(rewriter, op->getLoc(), type, 0));
      return success();
    }
    Value sum = trc::makeSplat(rewriter, op->getLoc(), type,
                               static_cast<double>(total));
    rewriter.modifyOpInPlace(
        op, [&] { op->setOperands({inner->getOperand(0), sum}); });
    return success();
  }
};

/// minimum and maximum with themselves and with the ends of the type.
struct SimplifyExtremum : RewritePattern {
  explicit SimplifyExtremum(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    bool isMax = isa<stablehlo::MaxOp>(op);
    if (!isMax && !isa<stablehlo::MinOp>(op))
      return failure();
    Value a = op->getOperand(0), b = op->getOperand(1);
    if (a == b) {
      rewriter.replaceOp(op, a);
      return success();
    }
    if (std::optional<APFloat> number = trc::getSplatFloat(b)) {
      // max(x, -inf) is x, for NaN too; max(x, +inf) is not +inf for NaN.
      if (!number->isInfinity() || number->isNegative() != isMax)
        return failure();
      rewriter.replaceOp(op, a);
      return success();
    }
    std::optional<APInt> number = getSplatInteger(b);
    if (!number)
      return failure();
    bool isUnsigned = trc::isUnsignedInteger(getElementType(a));
    bool isLeast =
        isUnsigned ? number->isMinValue() : number->isMinSignedValue();
    bool isMost =
        isUnsigned ? number->isMaxValue() : number->isMaxSignedValue();
    if (!isLeast && !isMost)
      return failure();
    rewriter.replaceOp(op, isLeast == isMax ? a : b);
    return success();
  }
};

} // namespace

void trc::populateLogicPatterns(RewritePatternSet &patterns) {
  patterns.add<SimplifyBitwise, SimplifyNot, SimplifyCompare, SimplifySelect,
               SimplifyShift, SimplifyExtremum>(patterns.getContext());
}
