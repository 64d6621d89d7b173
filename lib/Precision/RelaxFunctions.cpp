//===- RelaxFunctions.cpp - functions of what was rounded to 16 bits ------===//
//
// A GELU takes what a product made, in bf16, and adds a bias to it:
//
//   y' = convert y : f32      t = tanh(p(y' + b))
//
// Its argument is off by half a unit of bf16. A tanh that is exact to the last
// unit of f32 costs twice what one does that is as exact as bf16 can tell.
//
//===----------------------------------------------------------------------===//

#include "Flow.h"
#include "Notes.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Precision/Passes.h"
#include "trc/Precision/Precision.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/Elementwise.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/FormatVariadic.h"

#include <cmath>

namespace trc {
#define GEN_PASS_DEF_RELAXFUNCTIONS
#include "trc/Precision/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;

/// The error that a relaxed function may have is so many times smaller than
/// half a unit of the type that its argument came in.
static constexpr double finer = 16;

/// An argument is followed through so many values.
static constexpr size_t mostFollowed = 64;

static FloatType floatOf(Value value) {
  RankedTensorType type = dynTensorType(value);
  return type ? dyn_cast<FloatType>(type.getElementType()) : FloatType();
}

/// A bias, a factor: fewer numbers than are computed with.
static bool repeatsFewer(Value value, int64_t numbers) {
  if (getTensorType(value).getNumElements() != numbers || getSplat(value))
    return true;
  auto broadcast = value.getDefiningOp<stablehlo::BroadcastInDimOp>();
  return broadcast &&
         getTensorType(broadcast.getOperand()).getNumElements() < numbers;
}

/// The most exact type of 16 bits that the numbers were rounded to which
/// `value` is computed from element by element; null where some never were.
static FloatType roundedTo(Value value) {
  const int64_t numbers = getTensorType(value).getNumElements();
  FloatType found;
  llvm::SetVector<Value> work;
  work.insert(value);
  for (size_t next = 0; next < work.size(); ++next) {
    Operation *op = work[next].getDefiningOp();
    if (!op || work.size() > mostFollowed)
      return {};
    if (isa<stablehlo::ConvertOp>(op)) {
      FloatType from = floatOf(op->getOperand(0));
      if (!from || from.getWidth() != 16)
        return {};
      if (!found || from.getFPMantissaWidth() > found.getFPMantissaWidth())
        found = from;
      continue;
    }
    if (isa<stablehlo::BitcastConvertOp>(op) ||
        (!isElementwise(op) && !isRearrangement(op)))
      return {};
    // What a choice depends on is no number that is rounded.
    for (Value operand : op->getOperands())
      if (floatOf(operand) && !repeatsFewer(operand, numbers))
        work.insert(operand);
  }
  return found;
}

namespace {

class RelaxFunctionsPass
    : public trc::impl::RelaxFunctionsBase<RelaxFunctionsPass> {
public:
  using RelaxFunctionsBase::RelaxFunctionsBase;

  void runOnOperation() override {
    Notes notes;
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (function->removeAttr(loweredAttribute))
        function.walk(
            [&](stablehlo::TanhOp op) { relax(function, op, notes); });
    notes.appendTo(getOperation());
  }

private:
  void relax(func::FuncOp function, stablehlo::TanhOp op, Notes &notes) {
    if (!isF32(op.getResult()) || op.getResultAccuracyAttr())
      return;
    FloatType rounded = roundedTo(op.getOperand());
    if (!rounded)
      return;
    // Half a unit of a number is at most 2^-digits of it.
    const int digits = static_cast<int>(rounded.getFPMantissaWidth());
    const double tolerance = std::ldexp(1 / finer, -digits);
    op.setResultAccuracyAttr(stablehlo::ResultAccuracyAttr::get(
        &getContext(), APFloat(0.0), APFloat(tolerance), 0,
        stablehlo::ResultAccuracyModeAttr::get(
            &getContext(), stablehlo::ResultAccuracyMode::TOLERANCE)));
    std::string text;
    llvm::raw_string_ostream(text)
        << "f32, within " << llvm::formatv("{0:e1}", tolerance)
        << " of the result, as the argument was " << rounded;
    notes.add(function.getSymName(), op, "after", "f32", text);
    ++numRelaxed;
  }
};

} // namespace
