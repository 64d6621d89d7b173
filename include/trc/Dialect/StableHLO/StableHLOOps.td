//===- StableHLOOps.td - all of the stablehlo dialect -------*- tablegen -*-===//
//
// For the reference documentation; the classes are generated file by file, so
// that no translation unit holds them all.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIALECT_STABLEHLO_OPS
#define TRC_DIALECT_STABLEHLO_OPS

include "trc/Dialect/StableHLO/CollectiveOps.td"
include "trc/Dialect/StableHLO/ContractionOps.td"
include "trc/Dialect/StableHLO/ControlFlowOps.td"
include "trc/Dialect/StableHLO/ElementwiseOps.td"
include "trc/Dialect/StableHLO/IndexingOps.td"
include "trc/Dialect/StableHLO/MovementOps.td"
include "trc/Dialect/StableHLO/RandomOps.td"
include "trc/Dialect/StableHLO/ReductionOps.td"
include "trc/Dialect/StableHLO/RefusedOps.td"

#endif // TRC_DIALECT_STABLEHLO_OPS
