//===- Register.cpp - all dialects and passes of trc ----------------------===//
//
// See Register.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Pipeline/Register.h"

#include "trc/Dialect/Plan/PlanDialect.h"
#include "trc/Dialect/StableHLO/CheckDialect.h"
#include "trc/Dialect/StableHLO/ChloDialect.h"
#include "trc/Dialect/StableHLO/SdyDialect.h"
#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Differentiate/DifferentiableOpInterface.h"
#include "trc/Differentiate/Passes.h"
#include "trc/Fusion/Passes.h"
#include "trc/Pipeline/Passes.h"
#include "trc/Pipeline/Phases.h"
#include "trc/Plan/Passes.h"
#include "trc/Precision/Passes.h"
#include "trc/Raise/Passes.h"
#include "trc/Select/Passes.h"
#include "trc/Simplify/Passes.h"
#include "trc/Specialize/Passes.h"
#include "trc/Target/TargetHooks.h"
#include "trc/TrainStep/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassOptions.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"

void trc::registerAllDialects(mlir::DialectRegistry &registry) {
  registry.insert<mlir::func::FuncDialect, stablehlo::StableHLODialect,
                  chlo::ChloDialect, sdy::SdyDialect, check::CheckDialect,
                  TrcDialect, plan::PlanDialect>();
  registerDifferentiationRules(registry);
}

namespace {

/// `PhaseOptions`, as a command line has them.
struct PhasePipelineOptions : mlir::PassPipelineOptions<PhasePipelineOptions> {
  ListOption<std::string> entries{
      *this, "entries", llvm::cl::desc("functions and steps to keep")};
  Option<trc::Target> target{
      *this, "target", llvm::cl::desc("what to compile for"),
      llvm::cl::init(trc::Target::Host), trc::targetValues()};
  Option<trc::Precision> precision{
      *this, "precision", llvm::cl::desc("of products and attention"),
      llvm::cl::init(trc::Precision::F32), trc::precisionValues()};
  Option<bool> remarks{*this, "remarks",
                       llvm::cl::desc("say what was not done, and why")};
};

} // namespace

/// Every phase that consists of passes, as `--phase-simplify` and so on.
static void registerPhases() {
  for (trc::Phase phase : trc::allPhases()) {
    if (phase == trc::Phase::Import || phase == trc::Phase::Serialize)
      continue;
    mlir::PassPipelineRegistration<PhasePipelineOptions>(
        ("phase-" + trc::nameOf(phase)).str(),
        ("the phase " + trc::nameOf(phase)).str(),
        [phase](mlir::OpPassManager &manager,
                const PhasePipelineOptions &options) {
          trc::PhaseOptions phaseOptions;
          llvm::append_range(phaseOptions.entries, options.entries);
          phaseOptions.target = options.target;
          phaseOptions.precision = options.precision;
          phaseOptions.scalesLosses = rowOf(options.precision).wantsLossScale;
          phaseOptions.remarks = options.remarks;
          trc::buildPhase(manager, phase, phaseOptions);
        });
  }
}

void trc::registerAllPasses() {
  mlir::registerCanonicalizerPass();
  mlir::registerCSEPass();
  trc::registerSimplifyPasses();
  trc::registerRaisePasses();
  trc::registerDifferentiatePasses();
  trc::registerTrainStepPasses();
  trc::registerPrecisionPasses();
  trc::registerSpecializePasses();
  trc::registerFusionPasses();
  trc::registerSelectPasses();
  trc::registerTrcPlanPasses();
  for (trc::Target target : trc::allTargets)
    trc::hooksOf(target).registerPasses();
  trc::registerPipelinePasses();
  registerPhases();
}
