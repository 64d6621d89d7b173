//===- FoldDimensionSizes.cpp - sizes that types say ----------------------===//
//
// Sizes that are asked for, and operations for any size whose sizes are known.
// See FoldDimensionSizes.h. The module is not verified yet: whatever is not as
// the specification has it stays, and is refused. So types and attributes are
// taken as they are written and not inferred, and what is made is made by hand.
//
//===----------------------------------------------------------------------===//

#include "FoldDimensionSizes.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"

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

/// Integers of the operand, where it is a constant.
static std::optional<SmallVector<int64_t>> constantOf(Operation *op,
                                                      unsigned operand) {
  Value value = op->getOperand(operand);
  if (!dyn_cast<RankedTensorType>(value.getType()))
    return std::nullopt;
  return trc::getIntegers(value);
}

/// The gather of the sizes that operand 2 holds, or null.
static Operation *makeFixed(OpBuilder &builder,
                            trc::stablehlo::DynamicGatherOp op) {
  trc::stablehlo::GatherDimensionNumbersAttr dimensions =
      op.getDimensionNumbersAttr();
  if (op->getNumOperands() != 3 || !dimensions)
    return nullptr;
  std::optional<SmallVector<int64_t>> sizes = constantOf(op, 2);
  if (!sizes)
    return nullptr;
  return trc::stablehlo::GatherOp::create(
      builder, op.getLoc(), op->getResult(0).getType(), op->getOperand(0),
      op->getOperand(1), dimensions, builder.getDenseI64ArrayAttr(*sizes),
      op.getIndicesAreSortedAttr());
}

/// The convolution of the padding that operand 2 holds, or null.
static Operation *makeFixed(OpBuilder &builder,
                            trc::stablehlo::DynamicConvOp op) {
  if (op->getNumOperands() != 3 || !op.getDimensionNumbersAttr() ||
      !op.getFeatureGroupCountAttr() || !op.getBatchGroupCountAttr())
    return nullptr;
  std::optional<SmallVector<int64_t>> padding = constantOf(op, 2);
  if (!padding)
    return nullptr;
  auto shape = cast<RankedTensorType>(op->getOperand(2).getType()).getShape();
  auto type = RankedTensorType::get(shape, builder.getI64Type());
  return trc::stablehlo::ConvolutionOp::create(
      builder, op.getLoc(), op->getResult(0).getType(), op->getOperand(0),
      op->getOperand(1), op.getWindowStridesAttr(),
      DenseIntElementsAttr::get(type, *padding), op.getLhsDilationAttr(),
      op.getRhsDilationAttr(), op.getWindowReversalAttr(),
      op.getDimensionNumbersAttr(), op.getFeatureGroupCountAttr(),
      op.getBatchGroupCountAttr(), op.getPrecisionConfigAttr());
}

/// The operation of fixed sizes that a dynamic one comes to, or null. Its own
/// verifier sees whether it fits.
static Operation *makeFixed(OpBuilder &builder, Operation *op) {
  namespace stablehlo = trc::stablehlo;
  auto isFixed = [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.hasStaticShape();
  };
  const unsigned operands = op->getNumOperands();
  if (op->getNumResults() != 1 || !isFixed(op->getResult(0).getType()) ||
      !llvm::all_of(op->getOperandTypes(), isFixed))
    return nullptr;
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  const Location loc = op->getLoc();
  if (isa<stablehlo::DynamicReshapeOp>(op) && operands == 2)
    return stablehlo::ReshapeOp::create(builder, loc, type, op->getOperand(0));
  if (isa<stablehlo::DynamicIotaOp>(op)) {
    auto dimension = op->getAttrOfType<IntegerAttr>("iota_dimension");
    if (!dimension || operands != 1 || dimension.getInt() < 0)
      return nullptr;
    return stablehlo::IotaOp::create(builder, loc, type,
                                     static_cast<uint64_t>(dimension.getInt()));
  }
  if (isa<stablehlo::DynamicBroadcastInDimOp>(op)) {
    auto dims = op->getAttrOfType<DenseI64ArrayAttr>("broadcast_dimensions");
    if (!dims || operands != 2)
      return nullptr;
    return stablehlo::BroadcastInDimOp::create(
        builder, loc, type, op->getOperand(0), dims.asArrayRef());
  }
  if (isa<stablehlo::DynamicPadOp>(op) && operands == 5) {
    auto low = constantOf(op, 2), high = constantOf(op, 3),
         interior = constantOf(op, 4);
    if (!low || !high || !interior)
      return nullptr;
    return stablehlo::PadOp::create(builder, loc, type, op->getOperand(0),
                                    op->getOperand(1), *low, *high, *interior);
  }
  if (isa<stablehlo::RealDynamicSliceOp>(op) && operands == 4) {
    auto starts = constantOf(op, 1), limits = constantOf(op, 2),
         strides = constantOf(op, 3);
    if (!starts || !limits || !strides)
      return nullptr;
    return stablehlo::SliceOp::create(builder, loc, type, op->getOperand(0),
                                      *starts, *limits, *strides);
  }
  if (auto gather = dyn_cast<stablehlo::DynamicGatherOp>(op))
    return makeFixed(builder, gather);
  if (auto convolution = dyn_cast<stablehlo::DynamicConvOp>(op))
    return makeFixed(builder, convolution);
  return nullptr;
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
    op->getResult(0).replaceAllUsesWith(
        makeConstant(builder, op->getLoc(), value));
    op->erase();
  });
  module.walk([](Operation *op) {
    if (!op->hasTrait<trc::OpTrait::Refused>())
      return;
    OpBuilder builder(op);
    Operation *fixed = makeFixed(builder, op);
    if (!fixed)
      return;
    op->replaceAllUsesWith(fixed);
    op->erase();
  });
}
