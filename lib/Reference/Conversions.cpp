//===- Conversions.cpp - elements in another type -------------------------===//
//
// By value, by bits, and with fewer bits than their type has. See
// Elementwise.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Reference/Elementwise.h"

#include <cassert>
#include <cmath>
#include <limits>

namespace trc::reference {

/// Truncates, saturates, and makes NaN 0.
static uint64_t floatToInteger(long double value, ElementType type) {
  if (std::isnan(value))
    return 0;
  unsigned width = bitWidth(type);
  bool hasSign = isSigned(type);
  value = std::trunc(value);
  long double end = std::scalbn(1.0L, static_cast<int>(width) - hasSign);
  if (value >= end)
    return hasSign ? (uint64_t{1} << (width - 1)) - 1
                   : ~uint64_t{0} >> (64 - width);
  if (hasSign)
    return static_cast<uint64_t>(static_cast<int64_t>(std::max(value, -end)));
  return value <= 0 ? 0 : static_cast<uint64_t>(value);
}

Tensor convert(const Tensor &operand, ElementType type) {
  if (operand.type() == type)
    return operand;
  Tensor result(type, operand.shape());
  for (int64_t i = 0; i < operand.size(); ++i) {
    if (isFloat(type))
      result.setFloat(i, operand.getFloat(i));
    else if (isBoolean(type))
      result.setInt(i, operand.getFloat(i) != 0);
    else if (isFloat(operand.type()))
      result.setBits(i, floatToInteger(operand.getFloat(i), type));
    else
      result.setInt(i, operand.getInt(i));
  }
  return result;
}

Tensor bitcastConvert(const Tensor &operand, ElementType type, Sizes shape) {
  Tensor result(type, std::move(shape));
  unsigned from = bitWidth(operand.type()), to = bitWidth(type);
  // One wide element is several narrow ones, the low bits first.
  unsigned step = std::min(from, to);
  int64_t perOperand = from / step, perResult = to / step;
  uint64_t mask = ~uint64_t{0} >> (64 - step);
  for (int64_t i = 0; i < operand.size() * perOperand; ++i) {
    uint64_t part =
        (operand.getBits(i / perOperand) >> (i % perOperand * step)) & mask;
    int64_t at = i / perResult;
    unsigned shift = static_cast<unsigned>(i % perResult) * step;
    uint64_t before = shift ? result.getBits(at) : 0;
    result.setBits(at, before | part << shift);
  }
  return result;
}

/// Rounds the mantissa in place, on the value's own exponent, then looks
/// whether the exponent fits: too large gives infinity, too small zero. So a
/// reduced format has no subnormal numbers, unless it has the exponents of the
/// type itself.
static uint64_t reduceBits(uint64_t bits, FloatFormat type,
                           FloatFormat reduced) {
  uint64_t signBit = uint64_t{1} << (type.exponentBits + type.mantissaBits);
  uint64_t infinity = ((uint64_t{1} << type.exponentBits) - 1)
                      << type.mantissaBits;
  uint64_t sign = bits & signBit, magnitude = bits & (signBit - 1);
  if (magnitude >= infinity)
    return bits;
  if (reduced.mantissaBits < type.mantissaBits) {
    unsigned drop = type.mantissaBits - reduced.mantissaBits;
    uint64_t last = (magnitude >> drop) & 1;
    magnitude += (uint64_t{1} << (drop - 1)) - 1 + last;
    magnitude = magnitude >> drop << drop;
  }
  if (reduced.exponentBits < type.exponentBits) {
    auto exponent = static_cast<int64_t>(magnitude >> type.mantissaBits);
    int64_t bias = (int64_t{1} << (type.exponentBits - 1)) - 1;
    int64_t reducedBias = (int64_t{1} << (reduced.exponentBits - 1)) - 1;
    if (exponent > bias + reducedBias)
      magnitude = infinity;
    else if (exponent <= bias - reducedBias)
      magnitude = 0;
  }
  return sign | magnitude;
}

Tensor reducePrecision(const Tensor &operand, unsigned exponentBits,
                       unsigned mantissaBits) {
  Tensor result(operand.type(), operand.shape());
  FloatFormat format = floatFormat(operand.type());
  for (int64_t i = 0; i < operand.size(); ++i)
    result.setBits(i, reduceBits(operand.getBits(i), format,
                                 {exponentBits, mantissaBits}));
  return result;
}

} // namespace trc::reference
