//===- Elementwise.h - operations on one element at a time ------*- C++ -*-===//
//
// Each operation computes one element from one, two or three elements of the
// same position. docs/numerics.md says what the numbers are: arithmetic rounds
// once to the element type, f16 and bf16 go through f32, transcendental
// functions are computed in the 64-bit significand of `long double`, integers
// wrap, and every corner (division by zero, shifts by the width, NaN) has one
// defined answer.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_REFERENCE_ELEMENTWISE_H
#define TRC_REFERENCE_ELEMENTWISE_H

#include "trc/Reference/Tensor.h"

namespace trc::reference {

/// Those of trc/Kernel/ScalarOperations.def, and predicates that kernels make
/// of comparisons.
enum class Unary {
#define TRC_UNARY(NAME, ...) NAME,
#define TRC_UNARY_FLOAT TRC_UNARY
#define TRC_FUNCTION TRC_UNARY
#define TRC_UNARY_BITS TRC_UNARY
#define TRC_LIBRARY_FUNCTION TRC_UNARY
#define TRC_LIBRARY_UNARY TRC_UNARY
#include "trc/Kernel/ScalarOperations.def"
  IsInf,
  IsNegInf,
  IsPosInf,
};

enum class Binary {
#define TRC_BINARY(NAME, ...) NAME,
#define TRC_BINARY_FUNCTION TRC_BINARY
#define TRC_BINARY_BITS TRC_BINARY
#define TRC_LIBRARY_BINARY TRC_BINARY
#include "trc/Kernel/ScalarOperations.def"
};

enum class Direction { EQ, NE, GE, GT, LE, LT };

Tensor unary(Unary op, const Tensor &operand);
Tensor binary(Binary op, const Tensor &lhs, const Tensor &rhs);

/// `result[at] = op(lhs[lhsAt], rhs[rhsAt])`; all three have one type.
void applyBinary(Binary op, const Tensor &lhs, int64_t lhsAt, const Tensor &rhs,
                 int64_t rhsAt, Tensor &result, int64_t at);

/// With `totalOrder`: -NaN < -inf < .. < -0 < +0 < .. < inf < NaN.
Tensor compare(const Tensor &lhs, const Tensor &rhs, Direction direction,
               bool totalOrder);
/// -1, 0 or 1 in the total order.
int compareTotalOrder(const Tensor &lhs, int64_t lhsAt, const Tensor &rhs,
                      int64_t rhsAt);

/// `predicate` is i1, of rank 0 or of the operands' shape.
Tensor select(const Tensor &predicate, const Tensor &onTrue,
              const Tensor &onFalse);
/// `low` and `high` are of rank 0 or of the operand's shape.
Tensor clamp(const Tensor &low, const Tensor &operand, const Tensor &high);

Tensor convert(const Tensor &operand, ElementType type);
/// Reads the operand's bits, little-endian, as elements of `type`.
Tensor bitcastConvert(const Tensor &operand, ElementType type, Sizes shape);
/// Rounds floats to a format of that many bits, and keeps their type.
Tensor reducePrecision(const Tensor &operand, unsigned exponentBits,
                       unsigned mantissaBits);

/// `function` of one or two tensors of floats, element by element.
Tensor mapFloats(long double (*function)(long double), const Tensor &operand);
Tensor mapFloats(long double (*function)(long double, long double),
                 const Tensor &lhs, const Tensor &rhs);
/// The upper half of the product's bits.
Tensor multiplyHigh(const Tensor &lhs, const Tensor &rhs);

// Functions that the C library lacks, to the precision of `long double`.
long double digamma(long double x);
/// The sum over k of (q + k)^-s; NaN for s below 1.
long double zeta(long double s, long double q);
/// The n-th derivative of digamma.
long double polygamma(long double n, long double x);
/// exp(-|x|) I1(x)
long double besselI1e(long double x);
long double erfInv(long double x);

} // namespace trc::reference

#endif // TRC_REFERENCE_ELEMENTWISE_H
