//===- MovementOps.cpp - operations that only move elements ---------------===//
//
// Fills the table; the work is done in Movement.cpp.
//
//===----------------------------------------------------------------------===//

#include "Interpreter.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"

using namespace mlir;

namespace trc::reference {

static void addDynamicOps(OpTable &table) {
  table.add<stablehlo::DynamicSliceOp>(
      [](stablehlo::DynamicSliceOp op, const Invocation &in) {
        return outcome(
            dynamicSlice(in[0], in.operands.drop_front(), op.getSliceSizes()));
      });
  table.add<stablehlo::DynamicUpdateSliceOp>([](stablehlo::DynamicUpdateSliceOp,
                                                const Invocation &in) {
    return outcome(dynamicUpdateSlice(in[0], in[1], in.operands.drop_front(2)));
  });
  table.add<stablehlo::GatherOp>(
      [](stablehlo::GatherOp op, const Invocation &in) {
        auto numbers = op.getDimensionNumbers();
        GatherDims dims{sizes(numbers.getOffsetDims()),
                        sizes(numbers.getCollapsedSliceDims()),
                        sizes(numbers.getOperandBatchingDims()),
                        sizes(numbers.getStartIndicesBatchingDims()),
                        sizes(numbers.getStartIndexMap()),
                        numbers.getIndexVectorDim()};
        return outcome(gather(in[0], in[1], dims, op.getSliceSizes(),
                              in.resultType().shape));
      });
}

void addMovementOps(OpTable &table) {
  addDynamicOps(table);
  table.add<stablehlo::ConstantOp>(
      [](stablehlo::ConstantOp op, const Invocation &in) -> Outcome {
        FailureOr<Tensor> value = tensorFromAttr(op.getValue());
        if (failed(value))
          return in.fail("the constant's elements cannot be read");
        return Values{*value};
      });
  table.add<stablehlo::IotaOp>([](stablehlo::IotaOp op, const Invocation &in) {
    TensorType type = in.resultType();
    return outcome(iota(type.element, type.shape, op.getIotaDimension()));
  });
  table.add<stablehlo::BroadcastInDimOp>(
      [](stablehlo::BroadcastInDimOp op, const Invocation &in) {
        return outcome(broadcastInDim(in[0], op.getBroadcastDimensions(),
                                      in.resultType().shape));
      });
  table.add<stablehlo::ReshapeOp>(
      [](stablehlo::ReshapeOp, const Invocation &in) {
        return outcome(in[0].reshaped(in.resultType().shape));
      });
  table.add<stablehlo::TransposeOp>(
      [](stablehlo::TransposeOp op, const Invocation &in) {
        return outcome(transpose(in[0], op.getPermutation()));
      });
  table.add<stablehlo::ReverseOp>(
      [](stablehlo::ReverseOp op, const Invocation &in) {
        return outcome(reverse(in[0], op.getDimensions()));
      });
  table.add<stablehlo::SliceOp>(
      [](stablehlo::SliceOp op, const Invocation &in) {
        return outcome(slice(in[0], op.getStartIndices(), op.getLimitIndices(),
                             op.getStrides()));
      });
  table.add<stablehlo::ConcatenateOp>(
      [](stablehlo::ConcatenateOp op, const Invocation &in) {
        return outcome(concatenate(in.operands, op.getDimension()));
      });
  table.add<stablehlo::PadOp>([](stablehlo::PadOp op, const Invocation &in) {
    return outcome(pad(in[0], in[1], op.getEdgePaddingLow(),
                       op.getEdgePaddingHigh(), op.getInteriorPadding()));
  });
}

} // namespace trc::reference
