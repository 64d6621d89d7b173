//===- FoldDimensionSizes.cpp - sizes that types say ----------------------===//
//
// See FoldDimensionSizes.h. The module is not verified yet: whatever is not as
// the specification has it stays, and is refused.
//
//===----------------------------------------------------------------------===//

#include "FoldDimensionSizes.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"

#include "mlir/IR/Builders.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

/// The size that `op` asks for, if the operand's type says it.
static std::optional<int64_t> sizeOf(trc::stablehlo::GetDimensionSizeOp op) {
  auto dimension = op->getAttrOfType<IntegerAttr>("dimension");
  if (!dimension || op->getNumOperands() != 1 || op->getNumResults() != 1)
    return std::nullopt;
  auto operand = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  auto result = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  int64_t number = dimension.getInt();
  if (!operand || number < 0 || number >= operand.getRank() ||
      operand.isDynamicDim(number))
    return std::nullopt;
  int64_t size = operand.getDimSize(number);
  if (!result || result.getRank() != 0 ||
      !result.getElementType().isSignlessInteger(32) || !llvm::isInt<32>(size))
    return std::nullopt;
  return size;
}

void trc::foldDimensionSizes(ModuleOp module) {
  module.walk([](stablehlo::GetDimensionSizeOp op) {
    std::optional<int64_t> size = sizeOf(op);
    if (!size)
      return;
    OpBuilder builder(op);
    auto type = cast<RankedTensorType>(op->getResult(0).getType());
    auto value = DenseElementsAttr::get(
        type, builder.getI32IntegerAttr(static_cast<int32_t>(*size)));
    op->replaceAllUsesWith(
        stablehlo::ConstantOp::create(builder, op->getLoc(), value));
    op->erase();
  });
}
