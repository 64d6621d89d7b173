//===- ElementType.h - the runtime's element types --------------*- C++ -*-===//
//
// Values equal the artifact's `ElementType`, so that this header and all that
// includes it stay free of generated code.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_BASE_ELEMENTTYPE_H
#define TRC_RUNTIME_BASE_ELEMENTTYPE_H

#include <cstdint>

namespace trc::runtime {

/// In memory `I1` is a byte that is 0 or 1, and 2- and 4-bit integers fill a
/// byte, sign- or zero-extended. The rest is little-endian in its own size.
enum class ElementType : uint8_t {
  I1,
  I2,
  I4,
  I8,
  I16,
  I32,
  I64,
  UI2,
  UI4,
  UI8,
  UI16,
  UI32,
  UI64,
  F16,
  BF16,
  F32,
  F64,
};

inline constexpr unsigned numElementTypes = 17;

/// Bytes that one element fills in memory.
constexpr int64_t byteSize(ElementType type) {
  constexpr uint8_t sizes[numElementTypes] = {1, 1, 1, 1, 2, 4, 8, 1, 1,
                                              1, 2, 4, 8, 2, 2, 4, 8};
  return sizes[static_cast<unsigned>(type)];
}

/// Bits that one element has in the program, whatever memory it fills.
constexpr int64_t bitWidth(ElementType type) {
  constexpr uint8_t bits[numElementTypes] = {1, 2,  4,  8,  16, 32, 64, 2, 4,
                                             8, 16, 32, 64, 16, 16, 32, 64};
  return bits[static_cast<unsigned>(type)];
}

constexpr bool isFloat(ElementType type) { return type >= ElementType::F16; }
constexpr bool isSigned(ElementType type) {
  return type >= ElementType::I2 && type <= ElementType::I64;
}
constexpr bool isUnsigned(ElementType type) {
  return type >= ElementType::UI2 && type <= ElementType::UI64;
}
/// Integers of either sign; `I1` is not one.
constexpr bool isInteger(ElementType type) {
  return isSigned(type) || isUnsigned(type);
}

/// As StableHLO spells it: "i1", "ui8", "bf16".
constexpr const char *name(ElementType type) {
  constexpr const char *names[numElementTypes] = {
      "i1",  "i2",   "i4",   "i8",   "i16", "i32",  "i64", "ui2", "ui4",
      "ui8", "ui16", "ui32", "ui64", "f16", "bf16", "f32", "f64"};
  return names[static_cast<unsigned>(type)];
}

} // namespace trc::runtime

#endif // TRC_RUNTIME_BASE_ELEMENTTYPE_H
