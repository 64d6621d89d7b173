//===- ControlFlowClasses.cpp - generated classes of ControlFlowOps.td ----===//
//
// Holds what TableGen generates and nothing else, since it compiles slowly and
// changes rarely.
//
//===----------------------------------------------------------------------===//

#include "Assembly.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;

#define GET_OP_CLASSES
#include "trc/Dialect/StableHLO/ControlFlowOps.cpp.inc"

void trc::stablehlo::StableHLODialect::registerControlFlowOps() {
  addOperations<
#define GET_OP_LIST
#include "trc/Dialect/StableHLO/ControlFlowOps.cpp.inc"
      >();
}
