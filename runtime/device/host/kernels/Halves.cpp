//===- Halves.cpp - floats of 16 bits to f32 and back ---------------------===//
//
// `_Float16` is an integer's conversion in software unless a function may use
// F16C, where it is one instruction for eight of them. bf16 is integers on
// every processor: eight at a time by AVX2, four by what all of them have.
//
//===----------------------------------------------------------------------===//

#include "Halves.h"

#include "Elements.h"

#include <cmath>

namespace trc::runtime::host {

#if defined(__x86_64__)

[[gnu::target("arch=x86-64-v3")]]
static void widenByInstruction(const uint16_t *halves, int64_t count,
                               float *values) {
  for (int64_t i = 0; i < count; ++i)
    values[i] = static_cast<float>(std::bit_cast<_Float16>(halves[i]));
}

[[gnu::target("arch=x86-64-v3")]]
static void roundByInstruction(const float *values, int64_t count,
                               uint16_t *halves) {
  for (int64_t i = 0; i < count; ++i) {
    const auto half = std::bit_cast<uint16_t>(static_cast<_Float16>(values[i]));
    // The instruction keeps what a NaN says; ours are all alike.
    const bool isNaN = std::isnan(values[i]);
    halves[i] = isNaN ? static_cast<uint16_t>((half & 0x8000) | 0x7e00) : half;
  }
}

[[gnu::target("arch=x86-64-v3")]]
static void widenBF16ByInstruction(const uint16_t *halves, int64_t count,
                                   float *values) {
  for (int64_t i = 0; i < count; ++i)
    values[i] = bf16ToFloat(halves[i]);
}

[[gnu::target("arch=x86-64-v3")]]
static void roundToBF16ByInstruction(const float *values, int64_t count,
                                     uint16_t *halves) {
  for (int64_t i = 0; i < count; ++i)
    halves[i] = floatToBF16(values[i]);
}

static bool hasInstructions() {
  static const bool has = [] {
    __builtin_cpu_init();
    return __builtin_cpu_supports("x86-64-v3") != 0;
  }();
  return has;
}

#else

static void widenByInstruction(const uint16_t *, int64_t, float *) {}
static void roundByInstruction(const float *, int64_t, uint16_t *) {}
static void widenBF16ByInstruction(const uint16_t *, int64_t, float *) {}
static void roundToBF16ByInstruction(const float *, int64_t, uint16_t *) {}
static bool hasInstructions() { return false; }

#endif

void widenHalves(const uint16_t *halves, int64_t count, float *values) {
  if (hasInstructions())
    return widenByInstruction(halves, count, values);
  for (int64_t i = 0; i < count; ++i)
    values[i] = f16ToFloat(halves[i]);
}

void roundToHalves(const float *values, int64_t count, uint16_t *halves) {
  if (hasInstructions())
    return roundByInstruction(values, count, halves);
  for (int64_t i = 0; i < count; ++i)
    halves[i] = floatToF16(values[i]);
}

void widenBF16(const uint16_t *halves, int64_t count, float *values) {
  if (hasInstructions())
    return widenBF16ByInstruction(halves, count, values);
  for (int64_t i = 0; i < count; ++i)
    values[i] = bf16ToFloat(halves[i]);
}

void roundToBF16(const float *values, int64_t count, uint16_t *halves) {
  if (hasInstructions())
    return roundToBF16ByInstruction(values, count, halves);
  for (int64_t i = 0; i < count; ++i)
    halves[i] = floatToBF16(values[i]);
}

} // namespace trc::runtime::host
