//===- ScalarValue.h - one element's value in 64 bits -----------*- C++ -*-===//
//
// The interpreter's registers. Integers are extended to 64 bits by their sign;
// floats are kept as their own bit pattern.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_KERNEL_SCALARVALUE_H
#define TRC_LIB_KERNEL_SCALARVALUE_H

#include "trc/Kernel/LoopForm.h"

namespace trc::kernel {

/// Wraps to the type's width and extends to 64 bits again.
uint64_t normalize(ElementType type, uint64_t value);

double decodeFloat(ElementType type, uint64_t bits);
/// Rounds to nearest, ties to even.
uint64_t encodeFloat(ElementType type, double value);

uint64_t loadElement(ElementType type, const void *memory);
void storeElement(ElementType type, void *memory, uint64_t value);

/// statement.opcode on `operands`, which have type `operandType`.
uint64_t evaluateScalar(const Statement &statement, ElementType operandType,
                        ElementType resultType, const uint64_t *operands);

} // namespace trc::kernel

#endif // TRC_LIB_KERNEL_SCALARVALUE_H
