//===- Elements.h - elements of every type, by domain -----------*- C++ -*-===//
//
// Sixteen element types times a hundred operations would be a lot of code. So a
// kernel computes in one of four domains and converts at the edges, a block of
// elements at a time:
//
//   f16, bf16, f32        -> float     (rounded once, when stored)
//   f64                   -> double
//   i2 .. i64             -> int64_t   (wraps, when stored)
//   i1, ui2 .. ui64       -> uint64_t  (wraps, when stored; i1 keeps bit 0)
//
// Arithmetic modulo 2^64 followed by the wrap equals arithmetic in the type.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_ELEMENTS_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_ELEMENTS_H

#include "base/ElementType.h"

#include <bit>
#include <cstddef>
#include <cstdint>

namespace trc::runtime::host {

enum class Domain : uint8_t { Float, Double, Signed, Unsigned };

constexpr Domain domainOf(ElementType type) {
  if (type == ElementType::F64)
    return Domain::Double;
  if (isFloat(type))
    return Domain::Float;
  return isSigned(type) ? Domain::Signed : Domain::Unsigned;
}

/// Elements that a kernel converts at a time: four blocks of 8 bytes each fit
/// into the first-level cache.
inline constexpr int64_t blockElements = 512;

inline float bf16ToFloat(uint16_t bits) {
  return std::bit_cast<float>(uint32_t(bits) << 16);
}

inline uint16_t floatToBF16(float value) {
  uint32_t bits = std::bit_cast<uint32_t>(value);
  // The carry of rounding may reach the exponent, which is right; a NaN keeps
  // its top bits and is made quiet.
  uint32_t rounded = (bits + 0x7fff + ((bits >> 16) & 1)) >> 16;
  bool isNaN = (bits & 0x7fffffff) > 0x7f800000;
  return static_cast<uint16_t>(isNaN ? (bits >> 16) | 0x40 : rounded);
}

inline float f16ToFloat(uint16_t half) {
  uint32_t sign = uint32_t(half & 0x8000) << 16;
  uint32_t magnitude = half & 0x7fff;
  // Rebias by a multiplication, which normalises subnormal halves exactly.
  float scaled = std::bit_cast<float>(magnitude << 13) * 0x1p112f;
  uint32_t bits = std::bit_cast<uint32_t>(scaled);
  if (magnitude >= 0x7c00) // a NaN is made quiet
    bits = (magnitude << 13) | (magnitude > 0x7c00 ? 0x7fc00000 : 0x7f800000);
  return std::bit_cast<float>(bits | sign);
}

inline uint16_t floatToF16(float value) {
  uint32_t bits = std::bit_cast<uint32_t>(value);
  uint32_t sign = (bits >> 16) & 0x8000;
  uint32_t magnitude = bits & 0x7fffffff;
  if (magnitude > 0x7f800000)
    return static_cast<uint16_t>(sign | 0x7e00);
  if (magnitude >= 0x477ff000) // rounds to 2^16 or more
    return static_cast<uint16_t>(sign | 0x7c00);
  if (magnitude < 0x38800000) {
    // Subnormal half: adding 0.5 leaves the half's bits, rounded to nearest
    // even by the addition, at the bottom of the sum.
    float sum = std::bit_cast<float>(magnitude) + 0.5f;
    return static_cast<uint16_t>(sign |
                                 (std::bit_cast<uint32_t>(sum) - 0x3f000000u));
  }
  uint32_t rebiased = magnitude - (uint32_t(112) << 23);
  uint32_t rounded = rebiased + 0xfff + ((rebiased >> 13) & 1);
  return static_cast<uint16_t>(sign | (rounded >> 13));
}

/// Narrows so that a further rounding to at most 21 bits is as if made from the
/// double at once: inexact results get an odd last bit ("round to odd").
inline float roundToOdd(double value) {
  float nearest = static_cast<float>(value);
  if (static_cast<double>(nearest) == value || value != value)
    return nearest;
  uint32_t bits = std::bit_cast<uint32_t>(nearest);
  double magnitude = value < 0 ? -value : value;
  float nearestMagnitude = nearest < 0 ? -nearest : nearest;
  if (static_cast<double>(nearestMagnitude) > magnitude)
    --bits;
  return std::bit_cast<float>(bits | 1);
}

/// Converts `count` elements from `index` on. `T` is the domain's type, or a
/// float type for any element type (then the conversion is `convert`'s).
template <typename T>
void load(ElementType type, const void *data, int64_t index, int64_t count,
          T *values);

/// The reverse. Floats are rounded to nearest even, integers wrap.
template <typename T>
void store(ElementType type, void *data, int64_t index, int64_t count,
           const T *values);

extern template void load(ElementType, const void *, int64_t, int64_t, float *);
extern template void load(ElementType, const void *, int64_t, int64_t,
                          double *);
extern template void load(ElementType, const void *, int64_t, int64_t,
                          int64_t *);
extern template void load(ElementType, const void *, int64_t, int64_t,
                          uint64_t *);
extern template void store(ElementType, void *, int64_t, int64_t,
                           const float *);
extern template void store(ElementType, void *, int64_t, int64_t,
                           const double *);
extern template void store(ElementType, void *, int64_t, int64_t,
                           const int64_t *);
extern template void store(ElementType, void *, int64_t, int64_t,
                           const uint64_t *);

/// One index out of a tensor of integers. Unsigned values beyond the signed
/// range become its largest value, which is out of every bound.
int64_t loadIndex(ElementType type, const void *data, int64_t index);

inline char *bytes(void *data) { return static_cast<char *>(data); }
inline const char *bytes(const void *data) {
  return static_cast<const char *>(data);
}

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_ELEMENTS_H
