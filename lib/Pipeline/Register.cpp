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
#include "trc/Fusion/Passes.h"
#include "trc/Plan/Passes.h"
#include "trc/Target/Host/Passes.h"
#include "trc/Transforms/Passes.h"
#include "trc/Transforms/Pipelines.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Transforms/Passes.h"

void trc::registerAllDialects(mlir::DialectRegistry &registry) {
  registry.insert<mlir::func::FuncDialect, stablehlo::StableHLODialect,
                  chlo::ChloDialect, sdy::SdyDialect, check::CheckDialect,
                  TrcDialect, plan::PlanDialect>();
}

void trc::registerAllPasses() {
  mlir::registerCanonicalizerPass();
  mlir::registerCSEPass();
  trc::registerTransformsPasses();
  trc::registerFusionPasses();
  trc::registerTransformsPipelines();
  trc::registerTrcPlanPasses();
  trc::registerHostTargetPasses();
}
