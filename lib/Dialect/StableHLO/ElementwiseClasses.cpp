//===- ElementwiseClasses.cpp - generated classes of ElementwiseOps.td ----===//
//
// Holds what TableGen generates and nothing else, since it compiles slowly and
// changes rarely.
//
//===----------------------------------------------------------------------===//

#include "Assembly.h"
#include "Infer.h"

#include "mlir/IR/Builders.h"

using namespace mlir;

#define GET_OP_CLASSES
#include "trc/Dialect/StableHLO/ElementwiseOps.cpp.inc"

void trc::stablehlo::StableHLODialect::registerElementwiseOps() {
  addOperations<
#define GET_OP_LIST
#include "trc/Dialect/StableHLO/ElementwiseOps.cpp.inc"
      >();
}
