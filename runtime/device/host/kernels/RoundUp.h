//===- RoundUp.h - quotients and multiples, rounded up ----------*- C++ -*-===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_ROUNDUP_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_ROUNDUP_H

#include <cstdint>

namespace trc::runtime::host {

/// Of numbers that are not negative, by positive ones.
constexpr int64_t ceilDivide(int64_t a, int64_t b) { return (a + b - 1) / b; }
constexpr int64_t roundUp(int64_t a, int64_t unit) {
  return ceilDivide(a, unit) * unit;
}

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_ROUNDUP_H
