//===- LibraryOperations.cpp - what a library does ------------------------===//
//
// See LibraryOperations.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Select/LibraryOperations.h"

#include "trc/Dialect/StableHLO/CheckDialect.h"
#include "trc/Dialect/StableHLO/ChloDialect.h"
#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Fusion/Views.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace trc;

static bool isControlFlow(Operation *op) {
  return isa<stablehlo::WhileOp, stablehlo::IfOp, stablehlo::CaseOp>(op);
}

bool trc::isLibraryOperation(Operation *op) {
  Operation *parent = op->getParentOp();
  if (!parent || !(isa<func::FuncOp>(parent) || isControlFlow(parent)))
    return false;
  if (op->hasTrait<mlir::OpTrait::IsTerminator>() || isControlFlow(op) ||
      isa<FusionOp, EmptyOp, stablehlo::ConstantOp, stablehlo::AfterAllOp>(
          op) ||
      !isa_and_nonnull<TrcDialect, stablehlo::StableHLODialect,
                       chlo::ChloDialect, check::CheckDialect>(
          op->getDialect()))
    return false;
  return op->getNumResults() == 0 ||
         !llvm::all_of(op->getResults(), [](OpResult result) {
           return getViewedValue(result) != nullptr;
         });
}
