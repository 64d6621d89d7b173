//===- ElementType.h - the element types of both halves ---------*- C++ -*-===//
//
// What an element of a tensor is. Both halves use this enumeration, so that a
// type never goes from one list to another by a cast; ElementTypes.def is the
// list. No generated code: ArtifactElement.h has the way into a file and back.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_SCHEMA_ELEMENTTYPE_H
#define TRC_RUNTIME_SCHEMA_ELEMENTTYPE_H

#include <cstddef>
#include <cstdint>
#include <iterator>

namespace trc {

/// In memory `I1` is a byte that is 0 or 1, and 2- and 4-bit integers fill a
/// byte, sign- or zero-extended. The rest is little-endian in its own size.
enum class ElementType : uint8_t {
#define TRC_ELEMENT_TYPE(NAME, SPELLING, BITS, KIND) NAME,
#include "schema/ElementTypes.def"
};

enum class ElementKind : uint8_t { Boolean, Signed, Unsigned, Float };

struct ElementTypeRow {
  const char *name; ///< as MLIR spells it: "i1", "ui8", "bf16"
  uint8_t bits;
  ElementKind kind;
};

inline constexpr ElementTypeRow elementTypes[] = {
#define TRC_ELEMENT_TYPE(NAME, SPELLING, BITS, KIND)                           \
  {#SPELLING, BITS, ElementKind::KIND},
#include "schema/ElementTypes.def"
};
inline constexpr unsigned numElementTypes = std::size(elementTypes);

constexpr const ElementTypeRow &rowOf(ElementType type) {
  return elementTypes[static_cast<size_t>(type)];
}

constexpr const char *name(ElementType type) { return rowOf(type).name; }

/// Bits of a value (I1: 1, I4: 4), and bytes of an element in memory.
constexpr unsigned bitWidth(ElementType type) { return rowOf(type).bits; }
constexpr unsigned storageBytes(ElementType type) {
  return (bitWidth(type) + 7) / 8;
}

constexpr bool isBoolean(ElementType type) {
  return rowOf(type).kind == ElementKind::Boolean;
}
constexpr bool isFloat(ElementType type) {
  return rowOf(type).kind == ElementKind::Float;
}
constexpr bool isSigned(ElementType type) {
  return rowOf(type).kind == ElementKind::Signed;
}
constexpr bool isUnsigned(ElementType type) {
  return rowOf(type).kind == ElementKind::Unsigned;
}
/// Of either sign; `I1` is not one.
constexpr bool isInteger(ElementType type) {
  return isSigned(type) || isUnsigned(type);
}

} // namespace trc

#endif // TRC_RUNTIME_SCHEMA_ELEMENTTYPE_H
