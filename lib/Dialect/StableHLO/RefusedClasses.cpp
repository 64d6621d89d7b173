//===- RefusedClasses.cpp - generated classes of RefusedOps.td ------===//
//
// Holds what TableGen generates and nothing else, since it compiles slowly and
// changes rarely.
//
//===----------------------------------------------------------------------===//

#include "Assembly.h"

#include "mlir/IR/Builders.h"

using namespace mlir;

#define GET_OP_CLASSES
#include "trc/Dialect/StableHLO/RefusedOps.cpp.inc"

void trc::stablehlo::StableHLODialect::registerRefusedOps() {
  addOperations<
#define GET_OP_LIST
#include "trc/Dialect/StableHLO/RefusedOps.cpp.inc"
      >();
}
