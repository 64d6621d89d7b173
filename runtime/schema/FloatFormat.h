//===- FloatFormat.h - the bits of floats -----------------------*- C++ -*-===//
//
// How wide the exponent and the significand of each type of floats are.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_SCHEMA_FLOATFORMAT_H
#define TRC_RUNTIME_SCHEMA_FLOATFORMAT_H

#include "schema/ElementType.h"

#include <cassert>
#include <cstdint>

namespace trc {

struct FloatFormat {
  unsigned exponentBits = 0;
  unsigned mantissaBits = 0; ///< without the hidden one

  /// Of the exponent; a normal number's is from 1 - bias to bias.
  constexpr int bias() const { return (1 << (exponentBits - 1)) - 1; }
  /// The bits of positive infinity: the exponent all ones, the rest zero.
  constexpr uint64_t infinity() const {
    return ((uint64_t(1) << exponentBits) - 1) << mantissaBits;
  }
};

constexpr FloatFormat floatFormat(ElementType type) {
  assert(isFloat(type) && "not a type of floats");
  const unsigned bits = bitWidth(type);
  const unsigned exponent = bits == 64 ? 11 : type == ElementType::F16 ? 5 : 8;
  return {exponent, bits - 1 - exponent};
}

} // namespace trc

#endif // TRC_RUNTIME_SCHEMA_FLOATFORMAT_H
