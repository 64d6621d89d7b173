//===- ChloDialect.cpp - functions that JAX prints ------------------------===//
//
// The `chlo` dialect: result types and verifiers.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/ChloDialect.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace trc::chlo;

#include "trc/Dialect/StableHLO/ChloDialect.cpp.inc"

#define GET_OP_CLASSES
#include "trc/Dialect/StableHLO/ChloOps.cpp.inc"

void ChloDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "trc/Dialect/StableHLO/ChloOps.cpp.inc"
      >();
}
