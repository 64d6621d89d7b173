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
#include "trc/Fusion/KernelStore.h"
#include "trc/Fusion/Passes.h"
#include "trc/Offload/Passes.h"
#include "trc/Partition/Passes.h"
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
  registerKernelStore(registry);
}

namespace {

// What of `PhaseOptions` a command line can say, each by itself: a phase has
// those that it reads, and refuses the others.

struct EntriesOption {
  explicit EntriesOption(mlir::detail::PassOptions &all)
      : entries(all, "entries", llvm::cl::desc("functions and steps to keep")) {
  }
  void write(trc::PhaseOptions &options) const {
    llvm::append_range(options.entries, entries);
  }
  mlir::detail::PassOptions::ListOption<std::string> entries;
};

struct TargetOption {
  explicit TargetOption(mlir::detail::PassOptions &all)
      : target(all, "target", llvm::cl::desc("what to compile for"),
               llvm::cl::init(trc::Target::Host), trc::targetValues()) {}
  void write(trc::PhaseOptions &options) const { options.target = target; }
  mlir::detail::PassOptions::Option<trc::Target> target;
};

struct PrecisionOption {
  explicit PrecisionOption(mlir::detail::PassOptions &all)
      : precision(all, "precision", llvm::cl::desc("of products and attention"),
                  llvm::cl::init(trc::Precision::F32), trc::precisionValues()) {
  }
  void write(trc::PhaseOptions &options) const {
    options.precision = precision;
    options.scalesLosses = rowOf(precision).wantsLossScale;
  }
  mlir::detail::PassOptions::Option<trc::Precision> precision;
};

struct RemarksOption {
  explicit RemarksOption(mlir::detail::PassOptions &all)
      : remarks(all, "remarks",
                llvm::cl::desc("say what was not done, and why")) {}
  void write(trc::PhaseOptions &options) const { options.remarks = remarks; }
  mlir::detail::PassOptions::Option<bool> remarks;
};

template <typename... Parts>
struct OptionsOf : mlir::PassPipelineOptions<OptionsOf<Parts...>>, Parts... {
  OptionsOf() : Parts(static_cast<mlir::detail::PassOptions &>(*this))... {}
};

} // namespace

/// As `--phase-simplify` and so on.
template <typename... Parts> static void registerPhase(trc::Phase phase) {
  mlir::PassPipelineRegistration<OptionsOf<Parts...>>(
      ("phase-" + trc::nameOf(phase)).str(),
      ("the phase " + trc::nameOf(phase)).str(),
      [phase](mlir::OpPassManager &manager,
              const OptionsOf<Parts...> &options) {
        trc::PhaseOptions phaseOptions;
        (static_cast<const Parts &>(options).write(phaseOptions), ...);
        trc::buildPhase(manager, phase, phaseOptions);
      });
}

/// Every phase that consists of passes.
static void registerPhases() {
  for (trc::Phase phase : trc::allPhases())
    switch (phase) {
    case trc::Phase::Import:
    case trc::Phase::Serialize:
      break;
    case trc::Phase::Simplify:
      registerPhase<EntriesOption, RemarksOption>(phase);
      break;
    case trc::Phase::Raise:
      registerPhase<RemarksOption>(phase);
      break;
    case trc::Phase::Differentiate:
      registerPhase<PrecisionOption, RemarksOption>(phase);
      break;
    case trc::Phase::Assemble:
      registerPhase<>(phase);
      break;
    case trc::Phase::Precision:
      registerPhase<PrecisionOption>(phase);
      break;
    case trc::Phase::Specialize:
    case trc::Phase::Fuse:
    case trc::Phase::Schedule:
      registerPhase<TargetOption, RemarksOption>(phase);
      break;
    case trc::Phase::Select:
    case trc::Phase::Plan:
    case trc::Phase::Emit:
      registerPhase<TargetOption>(phase);
      break;
    }
}

void trc::registerAllPasses() {
  mlir::registerCanonicalizerPass();
  mlir::registerCSEPass();
  trc::registerSimplifyPasses();
  trc::registerPartitionPasses();
  trc::registerRaisePasses();
  trc::registerDifferentiatePasses();
  trc::registerTrainStepPasses();
  trc::registerPrecisionPasses();
  trc::registerSpecializePasses();
  trc::registerFusionPasses();
  trc::registerSelectPasses();
  trc::registerTrcPlanPasses();
  trc::registerOffloadPasses();
  for (trc::Target target : trc::allTargets)
    trc::hooksOf(target).registerPasses();
  trc::registerPipelinePasses();
  registerPhases();
}
