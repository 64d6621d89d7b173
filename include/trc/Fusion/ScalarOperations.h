//===- ScalarOperations.h - what an operation does to one element -*- C++ -*-=//
//
// The correspondence of StableHLO's elementwise operations with the loop
// form's.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_FUSION_SCALAROPERATIONS_H
#define TRC_FUSION_SCALAROPERATIONS_H

#include "trc/Kernel/LoopForm.h"

#include "trc/Dialect/StableHLO/ElementTypes.h"
#include "trc/Dialect/StableHLO/StableHLODialect.h"

#include "mlir/IR/Operation.h"

#include <optional>

namespace trc {

/// The operation's scalar counterpart, when it computes every element of its
/// result from the same element of each operand by one loop form operation.
/// Clamp and the comparisons by total order have none.
std::optional<kernel::Opcode> opcodeOf(mlir::Operation *op);

/// The opcode of a comparison's direction, whatever the order it asks for.
kernel::Opcode directionOf(stablehlo::CompareOp compare);

/// Whether a comparison is by the total order of floats, in which -0 is below
/// +0 and NaNs have their places.
bool isTotalOrder(stablehlo::CompareOp compare);

/// Whether elements may be combined by it in any order.
bool combinesInAnyOrder(kernel::Opcode opcode);

/// The operation that a reducer consists of, when it is a single one that
/// commutes: then elements may be combined in any order.
std::optional<kernel::Opcode> commutativeReducer(stablehlo::ReduceOp reduce);

/// The bits of the value that changes nothing under a commutative operation.
uint64_t neutralBits(kernel::Opcode opcode, kernel::ElementType type);

/// Whether every initial value is a constant that changes nothing, so that it
/// may be taken in any number of times.
bool startsNeutral(stablehlo::ReduceOp reduce);

/// The bit pattern of a constant's only value; none when it has several.
std::optional<uint64_t> splatBits(mlir::Attribute value);

} // namespace trc

#endif // TRC_FUSION_SCALAROPERATIONS_H
