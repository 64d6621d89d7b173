//===- InterpretScalar.cpp - one operation on one element -----------------===//
//
// Written to be read: each operation as its definition says, floats narrower
// than f64 in float (or double for transcendental functions) and rounded once.
// The policies (division by zero, NaN, shifts) are those of docs/numerics.md.
//
//===----------------------------------------------------------------------===//

#include "ScalarValue.h"

#include "schema/FloatFormat.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstring>
#include <limits>

namespace trc::kernel {

uint64_t normalize(ElementType type, uint64_t value) {
  unsigned unused = 64 - bitWidth(type);
  if (unused == 0)
    return value;
  if (isSigned(type))
    return static_cast<uint64_t>(static_cast<int64_t>(value << unused) >>
                                 unused);
  return value << unused >> unused;
}

namespace {

struct Format {
  int mantissaBits, minExponent, maxExponent;
};
constexpr Format formatOf(ElementType type) {
  const FloatFormat format = floatFormat(type);
  return {static_cast<int>(format.mantissaBits), 1 - format.bias(),
          format.bias()};
}
constexpr Format half = formatOf(ElementType::F16);
constexpr Format brain = formatOf(ElementType::BF16);

double roundTo(Format format, double value) {
  if (value == 0 || !std::isfinite(value))
    return value;
  int exponent = std::max(std::ilogb(value), format.minExponent);
  double scaled = std::ldexp(value, format.mantissaBits - exponent);
  double rounded =
      std::ldexp(std::nearbyint(scaled), exponent - format.mantissaBits);
  if (std::fabs(rounded) >= std::ldexp(1.0, format.maxExponent + 1))
    return std::copysign(std::numeric_limits<double>::infinity(), value);
  return rounded;
}

uint64_t encode16(Format format, double value) {
  uint64_t sign = std::signbit(value) ? 0x8000 : 0;
  uint64_t infinity = uint64_t(2 * format.maxExponent + 1)
                      << format.mantissaBits;
  if (std::isnan(value))
    return infinity | (1ull << (format.mantissaBits - 1));
  double a = std::fabs(roundTo(format, value));
  if (std::isinf(a))
    return sign | infinity;
  if (a < std::ldexp(1.0, format.minExponent))
    return sign | static_cast<uint64_t>(
                      std::ldexp(a, format.mantissaBits - format.minExponent));
  int exponent = std::ilogb(a);
  auto mantissa =
      static_cast<uint64_t>(std::ldexp(a, format.mantissaBits - exponent));
  return sign | ((uint64_t(exponent - format.minExponent) + 1)
                 << format.mantissaBits) +
                    (mantissa - (1ull << format.mantissaBits));
}

double decode16(Format format, uint64_t bits) {
  uint64_t mantissa = bits & ((1ull << format.mantissaBits) - 1);
  int exponent = static_cast<int>((bits & 0x7fff) >> format.mantissaBits);
  double sign = bits & 0x8000 ? -1 : 1;
  if (exponent == 2 * format.maxExponent + 1)
    return mantissa ? std::numeric_limits<double>::quiet_NaN()
                    : sign * std::numeric_limits<double>::infinity();
  if (exponent == 0)
    return sign * std::ldexp(double(mantissa),
                             format.minExponent - format.mantissaBits);
  return sign *
         std::ldexp(double(mantissa + (1ull << format.mantissaBits)),
                    exponent - 1 + format.minExponent - format.mantissaBits);
}

} // namespace

double decodeFloat(ElementType type, uint64_t bits) {
  if (type == ElementType::F64)
    return std::bit_cast<double>(bits);
  if (type == ElementType::F32)
    return std::bit_cast<float>(static_cast<uint32_t>(bits));
  return decode16(type == ElementType::F16 ? half : brain, bits);
}

uint64_t encodeFloat(ElementType type, double value) {
  if (type == ElementType::F64)
    return std::bit_cast<uint64_t>(value);
  if (type == ElementType::F32)
    return std::bit_cast<uint32_t>(static_cast<float>(value));
  return encode16(type == ElementType::F16 ? half : brain, value);
}

uint64_t loadElement(ElementType type, const void *memory) {
  uint64_t value = 0;
  std::memcpy(&value, memory, storageBytes(type));
  return normalize(type, value);
}

void storeElement(ElementType type, void *memory, uint64_t value) {
  std::memcpy(memory, &value, storageBytes(type));
}

namespace {

double erfInverse(double x) {
  if (!(std::fabs(x) < 1))
    return std::fabs(x) == 1
               ? std::copysign(std::numeric_limits<double>::infinity(), x)
               : std::numeric_limits<double>::quiet_NaN();
  // Newton on erfc for the tail (erf is flat there), from Winitzki's guess.
  double a = std::fabs(x), w = std::log((1 - a) * (1 + a)), b = 0.147;
  double t = 2 / (M_PI * b) + w / 2;
  double y = std::sqrt(std::max(0.0, std::sqrt(t * t - w / b) - t));
  for (int i = 0; i < 4; ++i) {
    double slope = 2 / std::sqrt(M_PI) * std::exp(-y * y);
    double error = a < 0.5 ? std::erf(y) - a : (1 - a) - std::erfc(y);
    double step = error / slope;
    y -= step / (1 + y * step);
  }
  return std::copysign(y, x);
}

template <typename T> T maximum(T a, T b) {
  if (std::isnan(a) || std::isnan(b))
    return std::numeric_limits<T>::quiet_NaN();
  if (a == b)
    return std::signbit(a) ? b : a;
  return a > b ? a : b;
}

/// Rounds the mantissa; what the smaller exponent cannot hold becomes infinity
/// or zero (no denormals).
double reducePrecision(double x, int exponentBits, int mantissaBits,
                       FloatFormat own) {
  if (!std::isfinite(x) || x == 0)
    return x;
  int bias = (1 << (exponentBits - 1)) - 1;
  double y = x;
  if (mantissaBits < static_cast<int>(own.mantissaBits)) {
    int exponent = std::max(std::ilogb(x), 1 - own.bias());
    y = std::ldexp(std::nearbyint(std::ldexp(x, mantissaBits - exponent)),
                   exponent - mantissaBits);
  }
  if (exponentBits < static_cast<int>(own.exponentBits) && y != 0) {
    int exponent = std::ilogb(y);
    if (exponent > bias)
      return std::copysign(std::numeric_limits<double>::infinity(), x);
    if (exponent < 1 - bias)
      return std::copysign(0.0, x);
  }
  return y;
}

/// Operations whose result is a float of the operands' type; T is float for
/// everything but f64.
template <typename T>
double evaluateFloat(const Statement &statement, T a, T b) {
  switch (statement.opcode) {
  case Opcode::Abs:
    return std::fabs(a);
  case Opcode::Negate:
    return -a;
  case Opcode::Sign:
    return std::isnan(a) || a == 0 ? a : std::copysign(T(1), a);
  case Opcode::Floor:
    return std::floor(a);
  case Opcode::Ceil:
    return std::ceil(a);
  case Opcode::RoundNearestEven:
    return std::nearbyint(a);
  case Opcode::RoundNearestAfz:
    return std::round(a);
  case Opcode::Sqrt:
    return std::sqrt(a);
  case Opcode::Rsqrt:
    return 1 / std::sqrt(double(a));
  case Opcode::Cbrt:
    return std::cbrt(double(a));
  case Opcode::Exp:
    return std::exp(double(a));
  case Opcode::Expm1:
    return std::expm1(double(a));
  case Opcode::Log:
    return std::log(double(a));
  case Opcode::Log1p:
    return std::log1p(double(a));
  case Opcode::Logistic:
    return 1 / (1 + std::exp(-double(a)));
  case Opcode::Tanh:
  case Opcode::TanhApproximate:
    return std::tanh(double(a));
  case Opcode::Sine:
    return std::sin(double(a));
  case Opcode::Cosine:
    return std::cos(double(a));
  case Opcode::Tan:
    return std::tan(double(a));
  case Opcode::Erf:
    return std::erf(double(a));
  case Opcode::Erfc:
    return std::erfc(double(a));
  case Opcode::ErfInv:
    return erfInverse(double(a));
  case Opcode::Add:
    return a + b;
  case Opcode::Subtract:
    return a - b;
  case Opcode::Multiply:
    return a * b;
  case Opcode::Divide:
    return a / b;
  case Opcode::Remainder:
    return std::fmod(a, b);
  case Opcode::Power:
    return std::pow(double(a), double(b));
  case Opcode::Atan2:
    return std::atan2(double(a), double(b));
  case Opcode::Maximum:
    return maximum(a, b);
  case Opcode::Minimum:
    return -maximum(-a, -b);
#define TRC_OF_BITS(NAME, ...) case Opcode::NAME:
#define TRC_APART(NAME, ...) case Opcode::NAME:
#include "trc/Kernel/ScalarOperations.def"
  case Opcode::IsFinite:
    break;
  }
  assert(false && "not an operation from floats to floats");
  return 0;
}

template <typename T> bool compare(Opcode opcode, T a, T b) {
  switch (opcode) {
  case Opcode::CompareEQ:
    return a == b;
  case Opcode::CompareNE:
    return a != b;
  case Opcode::CompareLT:
    return a < b;
  case Opcode::CompareLE:
    return a <= b;
  case Opcode::CompareGT:
    return a > b;
  default:
    return a >= b;
  }
}

uint64_t divideInteger(Opcode opcode, ElementType type, uint64_t a,
                       uint64_t b) {
  bool quotient = opcode == Opcode::Divide;
  if (b == 0)
    return quotient ? ~0ull : a;
  if (!isSigned(type))
    return quotient ? a / b : a % b;
  auto x = static_cast<int64_t>(a), y = static_cast<int64_t>(b);
  if (y == -1)
    return quotient ? 0 - a : 0;
  return static_cast<uint64_t>(quotient ? x / y : x % y);
}

uint64_t evaluateInteger(Opcode opcode, ElementType type, uint64_t a,
                         uint64_t b) {
  unsigned width = bitWidth(type);
  uint64_t unsignedA = width == 64 ? a : a & ((1ull << width) - 1);
  bool bool1 = type == ElementType::I1;
  auto x = static_cast<int64_t>(a), y = static_cast<int64_t>(b);
  bool tooFar = b >= width; // negative amounts are large unsigned ones
  bool less = isSigned(type) ? x < y : a < b;
  switch (opcode) {
  case Opcode::Abs:
    return isSigned(type) && x < 0 ? 0 - a : a;
  case Opcode::Negate:
    return bool1 ? a : 0 - a;
  case Opcode::Sign:
    return isSigned(type) ? uint64_t((x > 0) - (x < 0)) : uint64_t(a != 0);
  case Opcode::Not:
    return ~a;
  case Opcode::Popcnt:
    return static_cast<uint64_t>(std::popcount(unsignedA));
  case Opcode::CountLeadingZeros:
    return static_cast<uint64_t>(std::countl_zero(unsignedA)) - (64 - width);
  case Opcode::Add:
    return bool1 ? a | b : a + b;
  case Opcode::Subtract:
    return bool1 ? a ^ b : a - b;
  case Opcode::Multiply:
    return a * b;
  case Opcode::Divide:
  case Opcode::Remainder:
    return divideInteger(opcode, type, a, b);
  case Opcode::Maximum:
    return less ? b : a;
  case Opcode::Minimum:
    return less ? a : b;
  case Opcode::And:
    return a & b;
  case Opcode::Or:
    return a | b;
  case Opcode::Xor:
    return a ^ b;
  case Opcode::ShiftLeft:
    return tooFar ? 0 : a << b;
  case Opcode::ShiftRightLogical:
    return tooFar ? 0 : unsignedA >> b;
  case Opcode::ShiftRightArithmetic:
    // Unsigned types shift copies of their highest bit in, too.
    return static_cast<uint64_t>(static_cast<int64_t>(a << (64 - width)) >>
                                 (64 - width + (tooFar ? width - 1 : b)));
#define TRC_OF_FLOATS(NAME, ...) case Opcode::NAME:
#define TRC_APART(NAME, ...) case Opcode::NAME:
#include "trc/Kernel/ScalarOperations.def"
    break;
  }
  assert(false && "not an operation from integers to integers");
  return 0;
}

uint64_t saturate(ElementType type, double value) {
  if (std::isnan(value))
    return 0;
  double limit = std::ldexp(1.0, int(bitWidth(type)) - isSigned(type));
  double truncated = std::trunc(value);
  if (isSigned(type)) {
    if (truncated >= limit)
      return (1ull << (bitWidth(type) - 1)) - 1;
    if (truncated < -limit)
      return normalize(type, 1ull << (bitWidth(type) - 1));
    return static_cast<uint64_t>(static_cast<int64_t>(truncated));
  }
  if (truncated >= limit)
    return normalize(type, ~0ull);
  return truncated <= 0 ? 0 : static_cast<uint64_t>(truncated);
}

/// An integer as a float that later rounds to `type` as if directly: bits below
/// what double can hold are kept as one sticky bit.
double integerToDouble(ElementType from, ElementType to, uint64_t value) {
  bool negative = isSigned(from) && static_cast<int64_t>(value) < 0;
  uint64_t magnitude = negative ? 0 - value : value;
  if (to == ElementType::F64) {
    double rounded = static_cast<double>(magnitude);
    return negative ? -rounded : rounded;
  }
  uint64_t head = magnitude >> 16 << 16;
  if (magnitude >= (1ull << 50) && head != magnitude)
    magnitude = head | (1u << 15);
  double exact = static_cast<double>(magnitude >> 15) * 32768.0 +
                 static_cast<double>(magnitude & 0x7fff);
  return negative ? -exact : exact;
}

uint64_t convert(ElementType from, ElementType to, uint64_t value) {
  if (isFloat(from)) {
    double number = decodeFloat(from, value);
    if (to == ElementType::I1)
      return number != 0;
    return isFloat(to) ? encodeFloat(to, number) : saturate(to, number);
  }
  if (isFloat(to))
    return encodeFloat(to, integerToDouble(from, to, value));
  return to == ElementType::I1 ? value != 0 : normalize(to, value);
}

} // namespace

uint64_t evaluateScalar(const Statement &statement, ElementType operandType,
                        ElementType resultType, const uint64_t *operands) {
  Opcode opcode = statement.opcode;
  uint64_t a = operands[0], b = statement.operands.size() > 1 ? operands[1] : 0;
  if (opcode == Opcode::Select)
    return a ? operands[1] : operands[2];
  if (opcode == Opcode::Convert)
    return convert(operandType, resultType, a);
  if (opcode == Opcode::BitcastConvert)
    return normalize(resultType,
                     bitWidth(operandType) == 64
                         ? a
                         : a & ((1ull << bitWidth(operandType)) - 1));
  bool comparison = isComparison(opcode);
  if (!isFloat(operandType)) {
    if (comparison)
      return isSigned(operandType) ? compare(opcode, int64_t(a), int64_t(b))
                                   : compare(opcode, a, b);
    return normalize(resultType, evaluateInteger(opcode, operandType, a, b));
  }
  double x = decodeFloat(operandType, a), y = decodeFloat(operandType, b);
  if (comparison)
    return compare(opcode, x, y);
  if (opcode == Opcode::IsFinite)
    return std::isfinite(x);
  if (opcode == Opcode::ReducePrecision)
    return encodeFloat(resultType, reducePrecision(x, statement.exponentBits,
                                                   statement.mantissaBits,
                                                   floatFormat(operandType)));
  if (operandType == ElementType::F64)
    return encodeFloat(resultType, evaluateFloat<double>(statement, x, y));
  return encodeFloat(resultType,
                     evaluateFloat<float>(statement, float(x), float(y)));
}

double evaluate(Opcode opcode, double a, double b) {
  Statement statement;
  statement.opcode = opcode;
  statement.operands.resize(describe(opcode).operands);
  const uint64_t operands[] = {std::bit_cast<uint64_t>(a),
                               std::bit_cast<uint64_t>(b)};
  return std::bit_cast<double>(
      evaluateScalar(statement, ElementType::F64, ElementType::F64, operands));
}

} // namespace trc::kernel
