//===- ScalarOperations.h - what a kernel computes with ---------*- C++ -*-===//
//
// The scalar operations of the loop form, and what is known of each without
// its meaning. ScalarOperations.def is the list.
//
// They have StableHLO's meaning (what happens on division by zero, on NaN, on
// shifts by too much stands in docs/numerics.md). Signedness is that of the
// operand's type. `Convert` goes to the result's type, `BitcastConvert` to one
// of the same width, `ReducePrecision` to a statement's `exponentBits` and
// `mantissaBits`; `Select` takes a predicate, the value if true, and the other.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_KERNEL_SCALAROPERATIONS_H
#define TRC_KERNEL_SCALAROPERATIONS_H

#include "schema/ElementType.h"

namespace trc::kernel {

enum class Opcode : uint8_t {
#define TRC_SCALAR_OPERATION(NAME, ...) NAME,
#include "trc/Kernel/ScalarOperations.def"
};

/// Types of operands, as the list names them.
enum class OperandTypes : uint8_t {
  All,
  ButBooleans,
  ButBooleansAndF64,
  Floats,
  FloatsButF64, ///< by vector mathematics, which is of f32
  Integers,
  BooleansAndIntegers,
};

constexpr bool contains(OperandTypes types, ElementType type) {
  switch (types) {
  case OperandTypes::All:
    return true;
  case OperandTypes::ButBooleans:
    return !isBoolean(type);
  case OperandTypes::ButBooleansAndF64:
    return !isBoolean(type) && type != ElementType::F64;
  case OperandTypes::Floats:
    return isFloat(type);
  case OperandTypes::FloatsButF64:
    return isFloat(type) && type != ElementType::F64;
  case OperandTypes::Integers:
    return isInteger(type);
  case OperandTypes::BooleansAndIntegers:
    return !isFloat(type);
  }
  return false;
}

struct ScalarOperation {
  const char *name;      ///< in the text of kernels
  const char *operation; ///< in the input language
  unsigned operands;
  OperandTypes types;
  double cycles; ///< that an element takes a core
};

inline constexpr ScalarOperation scalarOperations[] = {
#define TRC_SCALAR_OPERATION(NAME, SPELLING, OPERATION, OPERANDS, TYPES,       \
                             CYCLES)                                           \
  {SPELLING, OPERATION, OPERANDS, OperandTypes::TYPES, CYCLES},
#include "trc/Kernel/ScalarOperations.def"
};
inline constexpr unsigned numOpcodes = std::size(scalarOperations);

/// Of an element that is loaded, on the scale of the list.
inline constexpr double cyclesOfLoad = 2;

/// The relative error that an approximation keeps to.
inline constexpr double approximationError = 0x1p-16;

/// What only library kernels compute.
struct LibraryOperation {
  const char *operation;
  unsigned operands;
};
inline constexpr LibraryOperation libraryOperations[] = {
#define TRC_LIBRARY_FUNCTION(NAME, SPELLING, OPERATION, OPERANDS)              \
  {OPERATION, OPERANDS},
#define TRC_LIBRARY_UNARY TRC_LIBRARY_FUNCTION
#define TRC_LIBRARY_BINARY TRC_LIBRARY_FUNCTION
#include "trc/Kernel/ScalarOperations.def"
};

constexpr const ScalarOperation &describe(Opcode opcode) {
  return scalarOperations[static_cast<size_t>(opcode)];
}
constexpr const char *toString(Opcode opcode) { return describe(opcode).name; }

/// Whether targets can compute `opcode` on operands of type `type` inside a
/// kernel. What they cannot do runs as a library kernel of the runtime.
constexpr bool hasNativeKernel(Opcode opcode, ElementType type) {
  return contains(describe(opcode).types, type);
}

constexpr bool isComparison(Opcode opcode) {
  switch (opcode) {
#define TRC_COMPARISON(NAME, ...) case Opcode::NAME:
#include "trc/Kernel/ScalarOperations.def"
    return true;
  default:
    return false;
  }
}

/// Whether floats go through vector mathematics.
constexpr bool isFunction(Opcode opcode) {
  switch (opcode) {
#define TRC_FUNCTION(NAME, ...) case Opcode::NAME:
#define TRC_BINARY_FUNCTION TRC_FUNCTION
#define TRC_APPROXIMATION TRC_FUNCTION
#include "trc/Kernel/ScalarOperations.def"
  case Opcode::Remainder:
    return true;
  default:
    return false;
  }
}

/// The number that an operation from floats to floats is of `a`, or of `a` and
/// `b`, in f64. ReducePrecision is none: it has numbers of its own.
double evaluate(Opcode opcode, double a, double b);

} // namespace trc::kernel

#endif // TRC_KERNEL_SCALAROPERATIONS_H
