//===- Fusible.cpp - what a kernel can hold at all ------------------------===//
//
// By kind and types alone; whether an operation goes into a particular kernel
// is `buildKernel`'s matter.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Fusion/KernelBuilder.h"
#include "trc/Fusion/RandomBits.h"
#include "trc/Fusion/ScalarOperations.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace trc;
using kernel::ElementType;
using kernel::Opcode;

static bool hasPlainTypes(Operation *op) {
  auto isPlain = [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.hasStaticShape() && tensor.getNumElements() > 0 &&
           elementTypeOf(tensor.getElementType());
  };
  return llvm::all_of(op->getOperandTypes(), isPlain) &&
         llvm::all_of(op->getResultTypes(), isPlain);
}

static bool isScalarFusible(Operation *op) {
  std::optional<Opcode> opcode = opcodeOf(op);
  if (!opcode)
    return false;
  ElementType from = elementTypeOf(op->getOperand(0));
  ElementType to = elementTypeOf(op->getResult(0));
  if (*opcode == Opcode::BitcastConvert)
    return kernel::bitWidth(from) == kernel::bitWidth(to);
  // A select's values matter, not its predicate.
  return kernel::hasNativeKernel(*opcode,
                                 *opcode == Opcode::Select ? to : from);
}

static bool isReducerFusible(stablehlo::ReduceOp reduce) {
  Block &body = reduce.getBody().front();
  return llvm::all_of(body.without_terminator(), [](Operation &op) {
    if (!hasPlainTypes(&op))
      return false;
    if (auto constant = dyn_cast<stablehlo::ConstantOp>(op))
      return splatBits(constant.getValue()).has_value();
    return !isa<stablehlo::ReducePrecisionOp>(op) && isScalarFusible(&op);
  });
}

/// A kernel asks for each element which piece of a concatenation it is from.
/// Of very many pieces a copy of each is quicker, to run and to compile.
static constexpr size_t mostPieces = 160;

bool trc::isOnlyOfKernels(Operation *op) { return isa<RandomBitsOp>(op); }

bool trc::isFusible(Operation *op) {
  if (op->getNumResults() == 0 || !hasPlainTypes(op))
    return false;
  return llvm::TypeSwitch<Operation *, bool>(op)
      .Case([](stablehlo::ConstantOp constant) {
        return splatBits(constant.getValue()).has_value();
      })
      .Case<stablehlo::IotaOp, stablehlo::BroadcastInDimOp,
            stablehlo::ReshapeOp, stablehlo::TransposeOp, stablehlo::SliceOp,
            stablehlo::ReverseOp, stablehlo::DynamicSliceOp>(
          [](Operation *) { return true; })
      .Case([](stablehlo::ConcatenateOp concatenate) {
        return concatenate.getInputs().size() <= mostPieces;
      })
      .Case([](stablehlo::PadOp pad) {
        return llvm::all_of(pad.getInteriorPadding(),
                            [](int64_t interior) { return interior == 0; });
      })
      .Case([](stablehlo::ClampOp clamp) {
        return elementTypeOf(clamp.getOperand()) != ElementType::I1;
      })
      .Case([](stablehlo::ReduceOp reduce) { return isReducerFusible(reduce); })
      .Case([](stablehlo::CompareOp) { return true; })
      .Case([](stablehlo::RngBitGeneratorOp random) {
        return canComputeElements(random);
      })
      .Case([](RandomBitsOp random) { return canComputeElements(random); })
      .Default([](Operation *op) { return isScalarFusible(op); });
}
