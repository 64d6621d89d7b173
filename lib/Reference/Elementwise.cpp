//===- Elementwise.cpp - operations on one element at a time --------------===//
//
// One function for each domain (floats, integers, booleans) and arity, and the
// loops around them. Exact and algebraic functions of floats are computed in
// double: that rounds f32 results once as well, since 53 bits are more than
// 2 * 24 + 2. Transcendental ones are computed in long double.
//
//===----------------------------------------------------------------------===//

#include "trc/Reference/Elementwise.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <limits>

namespace trc::reference {

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

/// The result of arithmetic, as an element of `type`: narrow floats are
/// computed in f32 first.
static void storeArithmetic(Tensor &result, int64_t at, long double value) {
  if (isNarrowFloat(result.type()))
    value = static_cast<float>(value);
  result.setFloat(at, value);
}

static long double logGamma(long double x) {
  int sign = 0;
  return lgammal_r(x, &sign);
}

static long double unaryFloat(Unary op, double x) {
  long double wide = x;
  switch (op) {
  case Unary::Abs:
    return std::fabs(x);
  case Unary::Cbrt:
    return std::cbrt(wide);
  case Unary::Ceil:
    return std::ceil(x);
  case Unary::Cosine:
    return std::cos(wide);
  case Unary::Exp:
    return std::exp(wide);
  case Unary::Expm1:
    return std::expm1(wide);
  case Unary::Floor:
    return std::floor(x);
  case Unary::Log:
    return std::log(wide);
  case Unary::Log1p:
    return std::log1p(wide);
  case Unary::Logistic:
    return 1 / (1 + std::exp(-wide));
  case Unary::Negate:
    return -x;
  case Unary::RoundNearestAfz:
    return std::round(x);
  case Unary::RoundNearestEven:
    return std::rint(x);
  case Unary::Rsqrt:
    return 1 / std::sqrt(wide);
  case Unary::Sign:
    return x > 0 ? 1.0 : x < 0 ? -1.0 : x; // keeps -0 and NaN
  case Unary::Sine:
    return std::sin(wide);
  case Unary::Sqrt:
    return std::sqrt(x);
  case Unary::Tan:
    return std::tan(wide);
  case Unary::Tanh:
    return std::tanh(wide);
  case Unary::Acos:
    return std::acos(wide);
  case Unary::Acosh:
    return std::acosh(wide);
  case Unary::Asin:
    return std::asin(wide);
  case Unary::Asinh:
    return std::asinh(wide);
  case Unary::Atan:
    return std::atan(wide);
  case Unary::Atanh:
    return std::atanh(wide);
  case Unary::Cosh:
    return std::cosh(wide);
  case Unary::Digamma:
    return digamma(wide);
  case Unary::Erf:
    return std::erf(wide);
  case Unary::Erfc:
    return std::erfc(wide);
  case Unary::ErfInv:
    return erfInv(wide);
  case Unary::Lgamma:
    return logGamma(wide);
  case Unary::Sinh:
    return std::sinh(wide);
  case Unary::Square:
    return x * x;
#define TRC_UNARY_BITS(NAME, ...) case Unary::NAME:
#include "trc/Kernel/ScalarOperations.def"
  case Unary::IsFinite:
  case Unary::IsInf:
  case Unary::IsNegInf:
  case Unary::IsPosInf:
    break;
  }
  assert(false && "not an operation from floats to floats");
  return 0;
}

static uint64_t unaryInteger(Unary op, uint64_t x, ElementType type) {
  unsigned width = bitWidth(type);
  bool negative = isSigned(type) && static_cast<int64_t>(x) < 0;
  uint64_t mask = ~uint64_t{0} >> (64 - width);
  switch (op) {
  case Unary::Abs:
    return negative ? 0 - x : x;
  case Unary::CountLeadingZeros:
    return std::countl_zero(x & mask) - (64 - width);
  case Unary::Negate:
    return isBoolean(type) ? x : 0 - x;
  case Unary::Not:
    return ~x;
  case Unary::Popcnt:
    return std::popcount(x & mask);
  case Unary::Sign:
    return negative ? ~uint64_t{0} : x != 0;
  case Unary::Square:
    return x * x;
#define TRC_UNARY_FLOAT(NAME, ...) case Unary::NAME:
#define TRC_FUNCTION TRC_UNARY_FLOAT
#define TRC_LIBRARY_FUNCTION TRC_UNARY_FLOAT
#include "trc/Kernel/ScalarOperations.def"
  case Unary::IsInf:
  case Unary::IsNegInf:
  case Unary::IsPosInf:
    break;
  }
  assert(false && "not an operation on integers");
  return 0;
}

static long double binaryFloat(Binary op, double x, double y) {
  switch (op) {
  case Binary::Add:
    return x + y;
  case Binary::Subtract:
    return x - y;
  case Binary::Multiply:
    return x * y;
  case Binary::Divide:
    return x / y;
  case Binary::Remainder:
    return std::fmod(x, y);
  case Binary::Maximum:
    if (std::isnan(x) || std::isnan(y))
      return std::numeric_limits<double>::quiet_NaN();
    return x == y ? (std::signbit(x) ? y : x) : std::max(x, y);
  case Binary::Minimum:
    if (std::isnan(x) || std::isnan(y))
      return std::numeric_limits<double>::quiet_NaN();
    return x == y ? (std::signbit(x) ? x : y) : std::min(x, y);
  case Binary::Atan2:
    return std::atan2(static_cast<long double>(x), static_cast<long double>(y));
  case Binary::Power:
    return std::pow(static_cast<long double>(x), static_cast<long double>(y));
#define TRC_BINARY_BITS(NAME, ...) case Binary::NAME:
#include "trc/Kernel/ScalarOperations.def"
  case Binary::NextAfter:
    break;
  }
  assert(false && "not an operation on floats");
  return 0;
}

static uint64_t powerInteger(uint64_t base, uint64_t exponent, bool hasSign) {
  if (hasSign && static_cast<int64_t>(exponent) < 0) {
    if (base == 1)
      return 1;
    if (base == ~uint64_t{0})
      return exponent & 1 ? base : 1;
    return 0;
  }
  uint64_t result = 1;
  for (; exponent; exponent >>= 1, base *= base)
    if (exponent & 1)
      result *= base;
  return result;
}

static uint64_t binaryInteger(Binary op, uint64_t x, uint64_t y,
                              ElementType type) {
  bool hasSign = isSigned(type);
  unsigned width = bitWidth(type);
  uint64_t mask = ~uint64_t{0} >> (64 - width);
  auto signedX = static_cast<int64_t>(x), signedY = static_cast<int64_t>(y);
  bool less = hasSign ? signedX < signedY : x < y;
  // A shift amount is read as unsigned, so a negative one is beyond the width.
  bool beyond = (y & mask) >= width;
  switch (op) {
  case Binary::Add:
    return isBoolean(type) ? x | y : x + y;
  case Binary::Subtract:
    return isBoolean(type) ? x ^ y : x - y;
  case Binary::Multiply:
    return x * y;
  case Binary::Divide:
    if (y == 0)
      return ~uint64_t{0};
    if (hasSign)
      return signedY == -1 ? 0 - x : static_cast<uint64_t>(signedX / signedY);
    return x / y;
  case Binary::Remainder:
    if (y == 0)
      return x;
    if (hasSign)
      return signedY == -1 ? 0 : static_cast<uint64_t>(signedX % signedY);
    return x % y;
  case Binary::Maximum:
    return less ? y : x;
  case Binary::Minimum:
    return less ? x : y;
  case Binary::And:
    return x & y;
  case Binary::Or:
    return x | y;
  case Binary::Xor:
    return x ^ y;
  case Binary::Power:
    return powerInteger(x, y, hasSign);
  case Binary::ShiftLeft:
    return beyond ? 0 : x << y;
  case Binary::ShiftRightLogical:
    return beyond ? 0 : (x & mask) >> y;
  case Binary::ShiftRightArithmetic: {
    unsigned up = 64 - width;
    int64_t extended = static_cast<int64_t>(x << up) >> up;
    return static_cast<uint64_t>(extended >> (beyond ? 63 : y));
  }
  case Binary::Atan2:
  case Binary::NextAfter:
    break;
  }
  assert(false && "not an operation on integers");
  return 0;
}

/// The neighbour of `x` towards `y`: bits of floats are ordered as integers.
static uint64_t nextAfterBits(const Tensor &lhs, int64_t lhsAt,
                              const Tensor &rhs, int64_t rhsAt) {
  ElementType type = lhs.type();
  uint64_t bits = lhs.getBits(lhsAt);
  uint64_t signBit = uint64_t{1} << (bitWidth(type) - 1);
  double x = lhs.getDouble(lhsAt), y = rhs.getDouble(rhsAt);
  if (std::isnan(x) || std::isnan(y))
    return encodeFloat(type, std::numeric_limits<double>::quiet_NaN());
  if (x == y)
    return rhs.getBits(rhsAt);
  if (x == 0)
    return y > 0 ? 1 : signBit | 1;
  bool awayFromZero = (y > x) == (x > 0);
  return awayFromZero ? bits + 1 : bits - 1;
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

static bool isPredicate(Unary op) {
  return op == Unary::IsFinite || op == Unary::IsInf || op == Unary::IsNegInf ||
         op == Unary::IsPosInf;
}

static bool classify(Unary op, const Tensor &operand, int64_t i) {
  if (!isFloat(operand.type()))
    return op == Unary::IsFinite;
  double value = operand.getDouble(i);
  if (op == Unary::IsFinite)
    return std::isfinite(value);
  bool sides =
      op == Unary::IsInf || std::signbit(value) == (op == Unary::IsNegInf);
  return std::isinf(value) && sides;
}

Tensor unary(Unary op, const Tensor &operand) {
  if (isPredicate(op)) {
    Tensor result(ElementType::I1, operand.shape());
    for (int64_t i = 0; i < operand.size(); ++i)
      result.setInt(i, classify(op, operand, i));
    return result;
  }
  Tensor result(operand.type(), operand.shape());
  bool floats = isFloat(operand.type());
  for (int64_t i = 0; i < operand.size(); ++i) {
    if (floats)
      storeArithmetic(result, i, unaryFloat(op, operand.getDouble(i)));
    else
      result.setBits(i, unaryInteger(op, operand.getUint(i), operand.type()));
  }
  return result;
}

Tensor mapFloats(long double (*function)(long double), const Tensor &operand) {
  Tensor result(operand.type(), operand.shape());
  for (int64_t i = 0; i < operand.size(); ++i)
    storeArithmetic(result, i, function(operand.getDouble(i)));
  return result;
}

Tensor mapFloats(long double (*function)(long double, long double),
                 const Tensor &lhs, const Tensor &rhs) {
  Tensor result(lhs.type(), lhs.shape());
  for (int64_t i = 0; i < lhs.size(); ++i)
    storeArithmetic(result, i, function(lhs.getDouble(i), rhs.getDouble(i)));
  return result;
}

Tensor multiplyHigh(const Tensor &lhs, const Tensor &rhs) {
  Tensor result(lhs.type(), lhs.shape());
  unsigned width = bitWidth(lhs.type());
  uint64_t mask = ~uint64_t{0} >> (64 - width);
  for (int64_t i = 0; i < lhs.size(); ++i) {
    unsigned __int128 product =
        isSigned(lhs.type())
            ? static_cast<unsigned __int128>(
                  static_cast<__int128>(static_cast<int64_t>(lhs.getUint(i))) *
                  static_cast<int64_t>(rhs.getUint(i)))
            : static_cast<unsigned __int128>(lhs.getUint(i) & mask) *
                  (rhs.getUint(i) & mask);
    result.setBits(i, static_cast<uint64_t>(product >> width));
  }
  return result;
}

void applyBinary(Binary op, const Tensor &lhs, int64_t lhsAt, const Tensor &rhs,
                 int64_t rhsAt, Tensor &result, int64_t at) {
  if (op == Binary::NextAfter)
    result.setBits(at, nextAfterBits(lhs, lhsAt, rhs, rhsAt));
  else if (isFloat(lhs.type()))
    storeArithmetic(
        result, at,
        binaryFloat(op, lhs.getDouble(lhsAt), rhs.getDouble(rhsAt)));
  else
    result.setBits(at, binaryInteger(op, lhs.getUint(lhsAt), rhs.getUint(rhsAt),
                                     lhs.type()));
}

Tensor binary(Binary op, const Tensor &lhs, const Tensor &rhs) {
  Tensor result(lhs.type(), lhs.shape());
  for (int64_t i = 0; i < lhs.size(); ++i)
    applyBinary(op, lhs, i, rhs, i, result, i);
  return result;
}

/// Orders the bits of a float as the total order does: flip the magnitude of
/// negative numbers.
static int64_t totalOrderKey(const Tensor &tensor, int64_t at) {
  uint64_t bits = tensor.getBits(at);
  unsigned width = bitWidth(tensor.type());
  uint64_t signBit = uint64_t{1} << (width - 1);
  auto magnitude = static_cast<int64_t>(bits & (signBit - 1));
  return bits & signBit ? -magnitude - 1 : magnitude;
}

int compareTotalOrder(const Tensor &lhs, int64_t lhsAt, const Tensor &rhs,
                      int64_t rhsAt) {
  if (!isFloat(lhs.type())) {
    if (lhs.getBits(lhsAt) == rhs.getBits(rhsAt))
      return 0;
    bool less = isSigned(lhs.type()) ? lhs.getInt(lhsAt) < rhs.getInt(rhsAt)
                                     : lhs.getUint(lhsAt) < rhs.getUint(rhsAt);
    return less ? -1 : 1;
  }
  int64_t x = totalOrderKey(lhs, lhsAt), y = totalOrderKey(rhs, rhsAt);
  return x == y ? 0 : x < y ? -1 : 1;
}

template <typename T> static bool holds(Direction direction, T x, T y) {
  switch (direction) {
  case Direction::EQ:
    return x == y;
  case Direction::NE:
    return x != y;
  case Direction::GE:
    return x >= y;
  case Direction::GT:
    return x > y;
  case Direction::LE:
    return x <= y;
  case Direction::LT:
    return x < y;
  }
  return false;
}

Tensor compare(const Tensor &lhs, const Tensor &rhs, Direction direction,
               bool totalOrder) {
  Tensor result(ElementType::I1, lhs.shape());
  for (int64_t i = 0; i < lhs.size(); ++i) {
    bool value;
    if (isFloat(lhs.type()) && !totalOrder)
      value = holds(direction, lhs.getDouble(i), rhs.getDouble(i));
    else
      value = holds(direction, compareTotalOrder(lhs, i, rhs, i), 0);
    result.setInt(i, value);
  }
  return result;
}

Tensor select(const Tensor &predicate, const Tensor &onTrue,
              const Tensor &onFalse) {
  Tensor result(onTrue.type(), onTrue.shape());
  bool scalar = predicate.rank() == 0;
  for (int64_t i = 0; i < result.size(); ++i)
    result.copyElement(i, predicate.getBool(scalar ? 0 : i) ? onTrue : onFalse,
                       i);
  return result;
}

Tensor clamp(const Tensor &low, const Tensor &operand, const Tensor &high) {
  Tensor result(operand.type(), operand.shape());
  bool lowScalar = low.rank() == 0, highScalar = high.rank() == 0;
  for (int64_t i = 0; i < result.size(); ++i) {
    applyBinary(Binary::Maximum, operand, i, low, lowScalar ? 0 : i, result, i);
    applyBinary(Binary::Minimum, result, i, high, highScalar ? 0 : i, result,
                i);
  }
  return result;
}

} // namespace trc::reference
