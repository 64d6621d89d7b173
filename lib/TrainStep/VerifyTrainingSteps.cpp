//===- VerifyTrainingSteps.cpp - checks what a recipe names ---------------===//
//
// See LossSignature.h, where the checks are.
//
//===----------------------------------------------------------------------===//

#include "trc/TrainStep/LossSignature.h"
#include "trc/TrainStep/Passes.h"

namespace trc {
#define GEN_PASS_DEF_VERIFYTRAININGSTEPS
#include "trc/TrainStep/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;

namespace {

class VerifyTrainingStepsPass
    : public trc::impl::VerifyTrainingStepsBase<VerifyTrainingStepsPass> {
  void runOnOperation() override {
    markAllAnalysesPreserved();
    auto steps = getOperation().getOps<TrainingStepOp>();
    if (steps.empty())
      return;
    SymbolTable symbols(getOperation());
    for (TrainingStepOp step : steps) {
      FailureOr<LossSignature> loss = readLoss(step, symbols);
      if (failed(loss) || failed(readInitialise(step, *loss, symbols)))
        signalPassFailure();
    }
  }
};

} // namespace
