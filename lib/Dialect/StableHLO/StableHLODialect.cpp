//===- StableHLODialect.cpp - the public StableHLO language ---------------===//
//
// The dialect object. Each group of operations registers itself from the file
// that holds its generated classes.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/StableHLODialect.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace trc::stablehlo;

#include "trc/Dialect/StableHLO/StableHLODialect.cpp.inc"

void StableHLODialect::initialize() {
  registerAttributes();
  registerElementwiseOps();
  registerMovementOps();
  registerIndexingOps();
  registerReductionOps();
  registerContractionOps();
  registerControlFlowOps();
  registerRandomOps();
  registerCollectiveOps();
  registerRefusedOps();
}

Operation *StableHLODialect::materializeConstant(OpBuilder &builder,
                                                 Attribute value, Type type,
                                                 Location loc) {
  auto elements = dyn_cast<ElementsAttr>(value);
  if (!elements || elements.getType() != type)
    return nullptr;
  return ConstantOp::create(builder, loc, type, elements);
}
