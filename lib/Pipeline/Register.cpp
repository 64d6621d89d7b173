//===- Register.cpp - all dialects of trc ---------------------------------===//
//
// See Register.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Pipeline/Register.h"

#include "trc/Dialect/StableHLO/CheckDialect.h"
#include "trc/Dialect/StableHLO/ChloDialect.h"
#include "trc/Dialect/StableHLO/SdyDialect.h"
#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

void trc::registerAllDialects(mlir::DialectRegistry &registry) {
  registry.insert<mlir::func::FuncDialect, stablehlo::StableHLODialect,
                  chlo::ChloDialect, sdy::SdyDialect, check::CheckDialect,
                  TrcDialect>();
}
