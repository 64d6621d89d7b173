//===- Halves.h - floats of 16 bits to f32 and back -------------*- C++ -*-===//
//
// Many at a time. The bits of `f16ToFloat` and its like, by the instructions
// that x86-64-v3 has for them where the processor does.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_HALVES_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_HALVES_H

#include <cstdint>

namespace trc::runtime::host {

// f16
void widenHalves(const uint16_t *halves, int64_t count, float *values);
/// Rounds to the nearest, of two to the even one.
void roundToHalves(const float *values, int64_t count, uint16_t *halves);

// bf16
void widenBF16(const uint16_t *halves, int64_t count, float *values);
/// Rounds to the nearest, of two to the even one.
void roundToBF16(const float *values, int64_t count, uint16_t *halves);

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_HALVES_H
