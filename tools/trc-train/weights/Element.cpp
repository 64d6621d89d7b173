//===- Element.cpp - element types of safetensors files -------------------===//

#include "weights/Element.h"

#include <bit>
#include <cmath>

namespace trc::train {

namespace {
struct Entry {
  const char *name;
  trc_element element;
  bool isFloat = false;
};
} // namespace

static constexpr Entry entries[] = {
    {"BOOL", TRC_I1},         {"I8", TRC_I8},         {"I16", TRC_I16},
    {"I32", TRC_I32},         {"I64", TRC_I64},       {"U8", TRC_UI8},
    {"U16", TRC_UI16},        {"U32", TRC_UI32},      {"F16", TRC_F16, true},
    {"BF16", TRC_BF16, true}, {"F32", TRC_F32, true}, {"F64", TRC_F64, true},
    {"U64", TRC_UI64}};

std::optional<trc_element> elementNamed(std::string_view name) {
  for (const Entry &entry : entries)
    if (name == entry.name)
      return entry.element;
  return std::nullopt;
}

const char *safetensorsName(trc_element element) {
  for (const Entry &entry : entries)
    if (element == entry.element)
      return entry.name;
  return nullptr;
}

bool isFloat(trc_element element) {
  for (const Entry &entry : entries)
    if (element == entry.element)
      return entry.isFloat;
  return false;
}

float widenF16(uint16_t bits) {
  const uint32_t sign = static_cast<uint32_t>(bits & 0x8000) << 16;
  const uint32_t exponent = bits >> 10 & 0x1F;
  const uint32_t fraction = bits & 0x3FF;
  if (exponent == 0) {
    // Zero, or fraction * 2^-24, which f32 has as a normal number.
    const float magnitude = static_cast<float>(fraction) * 0x1p-24f;
    return sign ? -magnitude : magnitude;
  }
  if (exponent == 31)
    return std::bit_cast<float>(sign | 0x7F800000 | fraction << 13);
  return std::bit_cast<float>(sign | (exponent + 112) << 23 | fraction << 13);
}

float widenBF16(uint16_t bits) {
  return std::bit_cast<float>(static_cast<uint32_t>(bits) << 16);
}

uint16_t roundToBF16(float value) {
  const auto bits = std::bit_cast<uint32_t>(value);
  if (std::isnan(value)) // rounding would make some of them 0
    return static_cast<uint16_t>(bits >> 16 | 0x40);
  return static_cast<uint16_t>((bits + 0x7FFF + (bits >> 16 & 1)) >> 16);
}

} // namespace trc::train
