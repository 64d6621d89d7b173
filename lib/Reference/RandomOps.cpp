//===- RandomOps.cpp - random numbers, batch normalisation ----------------===//
//
// Fills the table; the work is done in Random.cpp and LinearAlgebra.cpp.
//
//===----------------------------------------------------------------------===//

#include "Interpreter.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Reference/LinearAlgebra.h"
#include "trc/Reference/Random.h"

using namespace mlir;

namespace trc::reference {

static Outcome evaluateBitGenerator(stablehlo::RngBitGeneratorOp op,
                                    const Invocation &in) {
  RngAlgorithm algorithm = RngAlgorithm::Default;
  if (op.getRngAlgorithm() == stablehlo::RngAlgorithm::THREE_FRY)
    algorithm = RngAlgorithm::ThreeFry;
  else if (op.getRngAlgorithm() == stablehlo::RngAlgorithm::PHILOX)
    algorithm = RngAlgorithm::Philox;
  const Tensor &state = in[0];
  bool fits = state.rank() == 1 && bitWidth(state.type()) == 64 &&
              (state.dim(0) == 2 ||
               (state.dim(0) == 3 && algorithm != RngAlgorithm::ThreeFry));
  if (!fits)
    return in.fail("expected a state of 2 elements of 64 bits (or 3 for "
                   "PHILOX and DEFAULT), got " +
                   state.typeText());
  TensorType type = in.resultType(1);
  auto [next, bits] =
      rngBitGenerator(state, algorithm, type.element, type.shape);
  return Values{next, bits};
}

void addRandomOps(OpTable &table) {
  table.add<stablehlo::RngBitGeneratorOp>(evaluateBitGenerator);
  table.add<stablehlo::RngOp>([](stablehlo::RngOp op, const Invocation &in) {
    bool normal = op.getRngDistribution() == stablehlo::RngDistribution::NORMAL;
    TensorType type = in.resultType();
    return outcome(
        rng(in[0], in[1],
            normal ? RngDistribution::Normal : RngDistribution::Uniform,
            in.interpreter.rngCount++, type.element, type.shape));
  });
  table.add<stablehlo::BatchNormTrainingOp>(
      [](stablehlo::BatchNormTrainingOp op, const Invocation &in) -> Outcome {
        BatchNormTraining result = batchNormTraining(
            in[0], in[1], in[2], op.getEpsilon().convertToFloat(),
            op.getFeatureIndex());
        return Values{result.output, result.mean, result.variance};
      });
  table.add<stablehlo::BatchNormInferenceOp>(
      [](stablehlo::BatchNormInferenceOp op, const Invocation &in) {
        return outcome(batchNormInference(in[0], in[1], in[2], in[3], in[4],
                                          op.getEpsilon().convertToFloat(),
                                          op.getFeatureIndex()));
      });
  table.add<stablehlo::BatchNormGradOp>([](stablehlo::BatchNormGradOp op,
                                           const Invocation &in) -> Outcome {
    BatchNormGrad result =
        batchNormGrad(in[0], in[1], in[2], in[3], in[4],
                      op.getEpsilon().convertToFloat(), op.getFeatureIndex());
    return Values{result.operand, result.scale, result.offset};
  });
}

} // namespace trc::reference
