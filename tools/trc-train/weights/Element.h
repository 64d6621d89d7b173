//===- Element.h - element types of safetensors files -----------*- C++ -*-===//
//
// Their names in a file ("F32"), their sizes, and which element of the runtime
// they are. Half-width floats are widened to f32, exactly.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_WEIGHTS_ELEMENT_H
#define TRC_TOOLS_TRC_TRAIN_WEIGHTS_ELEMENT_H

#include "trc/runtime.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace trc::train {

/// "F32" and so on; none for a name that safetensors does not have or the
/// runtime has no element for.
std::optional<trc_element> elementNamed(std::string_view name);

/// nullptr for elements that safetensors has no name for.
const char *safetensorsName(trc_element element);

bool isFloat(trc_element element);

float widenF16(uint16_t bits);
float widenBF16(uint16_t bits);
/// The nearest, of two the even one. `value` is finite.
uint16_t roundToBF16(float value);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_WEIGHTS_ELEMENT_H
