//===- ArtifactElement.h - element types into a file and back ---*- C++ -*-===//
//
// The only casts between trc::ElementType and the schema's. Every row of
// ElementTypes.def is compared with program.fbs by name and number.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_SCHEMA_ARTIFACTELEMENT_H
#define TRC_RUNTIME_SCHEMA_ARTIFACTELEMENT_H

#include "schema/ElementType.h"
#include "schema/program_generated.h"

#include <optional>

namespace trc {

#define TRC_ELEMENT_TYPE(NAME, SPELLING, BITS, KIND)                           \
  static_assert(static_cast<unsigned>(ElementType::NAME) ==                    \
                static_cast<unsigned>(artifact::ElementType::SPELLING));
#include "schema/ElementTypes.def"
static_assert(numElementTypes ==
                  static_cast<unsigned>(artifact::ElementType::MAX) + 1,
              "ElementTypes.def and program.fbs list the same types");

constexpr artifact::ElementType toArtifact(ElementType type) {
  return static_cast<artifact::ElementType>(type);
}

/// Nothing for a number that is no element type: a file may hold any.
constexpr std::optional<ElementType>
fromArtifact(artifact::ElementType element) {
  if (static_cast<unsigned>(element) >= numElementTypes)
    return std::nullopt;
  return static_cast<ElementType>(element);
}

} // namespace trc

#endif // TRC_RUNTIME_SCHEMA_ARTIFACTELEMENT_H
