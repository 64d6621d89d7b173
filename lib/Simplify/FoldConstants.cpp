//===- FoldConstants.cpp - compute what is constant, if small -------------===//
//
// One walk in program order: an operation whose operands are constants is
// evaluated by the reference, and what reads it is looked at later in the same
// walk. So each operation is evaluated at most once.
//
// An `iota` and a broadcast are small things that stand for many elements.
// They are read as constants by what is folded, but stay themselves, and what
// is computed from them only folds to a handful of elements: a mask from two
// iotas is cheaper computed in a fusion than read from memory.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Reference/Evaluator.h"
#include "trc/Reference/TensorAttr.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/Elementwise.h"
#include "trc/Rewrite/Families.h"
#include "trc/Simplify/Passes.h"

namespace trc {
#define GEN_PASS_DEF_FOLDCONSTANTS
#include "trc/Simplify/Passes.h.inc"
} // namespace trc

using namespace mlir;
namespace stablehlo = trc::stablehlo;
namespace reference = trc::reference;

namespace {

/// iota and broadcast_in_dim: elements made from few or none.
bool isGenerator(Operation *op) {
  return isa<stablehlo::IotaOp, stablehlo::BroadcastInDimOp>(op);
}

int64_t countElements(Value value) {
  auto type = trc::dynTensorType(value);
  return type && type.hasStaticShape() ? type.getNumElements() : -1;
}

class FoldConstantsPass
    : public trc::impl::FoldConstantsBase<FoldConstantsPass> {
public:
  using FoldConstantsBase::FoldConstantsBase;

  void runOnOperation() override {
    getOperation()->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (!isFoldable(op))
        return WalkResult::advance();
      if (!fold(op))
        return WalkResult::skip();
      ++numFolded;
      op->erase();
      return WalkResult::skip();
    });
  }

private:
  /// Whether the reference can evaluate `op` alone, and whether that is wanted.
  static bool isFoldable(Operation *op) {
    // Loops are not evaluated, and a barrier is there to hide values.
    return isa_and_nonnull<stablehlo::StableHLODialect>(op->getDialect())
               ? !isa<stablehlo::ConstantOp, stablehlo::WhileOp,
                      stablehlo::CaseOp, stablehlo::IfOp,
                      stablehlo::OptimizationBarrierOp, stablehlo::TupleOp,
                      stablehlo::GetTupleElementOp, stablehlo::AfterAllOp>(
                     op) &&
                     !op->hasTrait<mlir::OpTrait::IsTerminator>() &&
                     isPure(op) && op->getNumResults() > 0
               : trc::isElementwise(op);
  }

  bool fold(Operation *op) {
    // What depends on the rank, or on other ranks, is not known here.
    if (isGenerator(op) || trc::isCollective(op))
      return false;
    return foldSplats(op) || foldSmall(op);
  }

  /// f(splat, splat) of any size: one element is enough.
  bool foldSplats(Operation *op) {
    if (!trc::isElementwise(op) || op->getNumOperands() == 0 ||
        countElements(op->getResult(0)) == 0)
      return false;
    SmallVector<reference::Tensor> operands;
    for (Value operand : op->getOperands()) {
      DenseElementsAttr splat = trc::getSplat(operand);
      if (!splat)
        return false;
      FailureOr<reference::Tensor> tensor =
          reference::tensorFromAttr(splat.resizeSplat(
              trc::getTensorType(operand).clone(ArrayRef<int64_t>())));
      if (failed(tensor))
        return false;
      operands.push_back(*tensor);
    }
    OpBuilder builder(op);
    Operation *scalar =
        trc::cloneElementwise(builder, op, op->getOperands(), {});
    FailureOr<reference::Values> values =
        reference::evaluateOp(scalar, operands);
    scalar->erase();
    if (failed(values))
      return false;
    DenseElementsAttr element =
        reference::attrFromTensor(values->front(), op->getContext());
    op->getResult(0).replaceAllUsesWith(trc::makeSplat(
        builder, op->getLoc(), trc::getTensorType(op->getResult(0)), element));
    return true;
  }

  bool foldSmall(Operation *op) {
    bool isGenerated = false;
    for (Value operand : op->getOperands()) {
      int64_t count = countElements(operand);
      Operation *source = operand.getDefiningOp();
      // What the reference would have to make first.
      while (source && isGenerator(source)) {
        isGenerated = true;
        if (source->getNumOperands() == 0)
          break;
        source = source->getOperand(0).getDefiningOp();
      }
      bool isConstant = source && (isGenerator(source) ||
                                   trc::getConstant(source->getResult(0)));
      if (!isConstant)
        return false;
      if (count < 0 || count > maxOperandElements) {
        ++numTooLarge;
        return false;
      }
    }
    int64_t bound = isGenerated ? std::min<int64_t>(maxElements, 64)
                                : static_cast<int64_t>(maxElements);
    for (Value result : op->getResults()) {
      int64_t count = countElements(result);
      if (count < 0 || count > bound) {
        ++numTooLarge;
        return false;
      }
    }
    SmallVector<reference::Tensor> operands;
    for (Value operand : op->getOperands()) {
      std::optional<reference::Tensor> tensor = read(operand);
      if (!tensor)
        return false;
      operands.push_back(*tensor);
    }
    reference::Options options;
    options.maxSteps = 1 << 20;
    FailureOr<reference::Values> values =
        reference::evaluateOp(op, operands, options);
    if (failed(values))
      return false;
    OpBuilder builder(op);
    for (auto [result, value] : llvm::zip(op->getResults(), *values))
      result.replaceAllUsesWith(trc::makeConstant(
          builder, op->getLoc(),
          reference::attrFromTensor(value, op->getContext())));
    return true;
  }

  /// The elements of a constant, an iota, or a broadcast of either.
  static std::optional<reference::Tensor> read(Value value) {
    // The way back to what has no operand, and forward again.
    SmallVector<Operation *> generators;
    SmallVector<reference::Tensor, 1> tensors;
    while (true) {
      if (DenseElementsAttr elements = trc::getConstant(value)) {
        FailureOr<reference::Tensor> tensor =
            reference::tensorFromAttr(elements);
        if (failed(tensor))
          return std::nullopt;
        tensors.push_back(*tensor);
        break;
      }
      generators.push_back(value.getDefiningOp());
      if (generators.back()->getNumOperands() == 0)
        break;
      value = generators.back()->getOperand(0);
    }
    for (Operation *op : llvm::reverse(generators)) {
      FailureOr<reference::Values> values = reference::evaluateOp(op, tensors);
      if (failed(values))
        return std::nullopt;
      tensors = {values->front()};
    }
    return tensors.front();
  }
};

} // namespace
