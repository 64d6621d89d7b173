//===- AttentionVectors.h - vectors of an instruction set -------*- C++ -*-===//
//
// What AttentionTile.cpp computes with, for the instruction set that it is
// compiled for: vectors are those of the compiler. Everything is local to the
// file that includes it, or forced inline.
//
// The exponential: x = n ln 2 + r with |r| <= ln 2 / 2, where r is made in two
// steps; exp r = 1 + r + r^2 p(r), p of degree 4 fitted at Chebyshev nodes
// (error 2^-26); times 2^n. Below -105 zero, above 89 infinity.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_ATTENTIONVECTORS_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_ATTENTIONVECTORS_H

#include <cstdint>
#include <immintrin.h>

namespace trc::runtime::host::TRC_ISA {

namespace {

#ifdef __AVX512F__
constexpr int lanes = 16;
#else
constexpr int lanes = 8;
#endif

using Floats = float __attribute__((vector_size(lanes * 4)));
using Ints = int32_t __attribute__((vector_size(lanes * 4)));
using Words = uint32_t __attribute__((vector_size(lanes * 4)));

#define TRC_INLINE [[gnu::always_inline]] inline

TRC_INLINE Floats load(const float *from) {
  Floats value;
  __builtin_memcpy(&value, from, sizeof value);
  return value;
}
TRC_INLINE void store(float *to, Floats value) {
  __builtin_memcpy(to, &value, sizeof value);
}
/// x - 0 is x for every x, so only the broadcast remains.
TRC_INLINE Floats splat(float x) { return x - Floats{}; }
/// A NaN on the left is passed over.
TRC_INLINE Floats larger(Floats a, Floats b) { return a > b ? a : b; }

TRC_INLINE int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }
TRC_INLINE int64_t most(int64_t a, int64_t b) { return a > b ? a : b; }

TRC_INLINE Ints laneNumbers() {
  Ints numbers;
  for (int i = 0; i < lanes; ++i)
    numbers[i] = i;
  return numbers;
}

TRC_INLINE Floats exponential(Floats x) {
  x = x < -105.0f ? splat(-105.0f) : x;
  x = x > 89.0f ? splat(89.0f) : x;
  // Adding 1.5 * 2^23 rounds to an integer, which the low bits then hold.
  Floats shifted = x * 1.44269504f + 0x1.8p23f;
  Floats n = shifted - 0x1.8p23f;
  Floats r = n * -0x1.62e4p-1f + x;
  r = n * -1.42860682e-6f + r;
  Floats p = r * 0.00139262038f + 0.00836319476f;
  p = p * r + 0.0416665561f;
  p = p * r + 0.166665763f;
  p = p * r + 0.5f;
  p = p * (r * r) + r + 1.0f;
#ifdef __AVX512F__
  return reinterpret_cast<Floats>(_mm512_scalef_ps(
      reinterpret_cast<__m512>(p), reinterpret_cast<__m512>(n)));
#else
  // In two steps, so that results below 2^-126 come out too.
  Ints power = reinterpret_cast<Ints>(shifted) - 0x4b400000;
  Ints half = power >> 1;
  Floats first = reinterpret_cast<Floats>((half + 127) << 23);
  Floats second = reinterpret_cast<Floats>((power - half + 127) << 23);
  return p * first * second;
#endif
}

/// The bits of a mask, lane 0 lowest, and the reverse.
#ifdef __AVX512F__
using LaneBits = uint16_t;
TRC_INLINE LaneBits toBits(Ints mask) {
  return _mm512_movepi32_mask(reinterpret_cast<__m512i>(mask));
}
TRC_INLINE Ints toMask(LaneBits bits) {
  return reinterpret_cast<Ints>(_mm512_movm_epi32(bits));
}
#else
using LaneBits = uint8_t;
TRC_INLINE LaneBits toBits(Ints mask) {
  return static_cast<LaneBits>(
      _mm256_movemask_ps(reinterpret_cast<__m256>(mask)));
}
TRC_INLINE Ints toMask(LaneBits bits) {
  Ints lane = 1 << laneNumbers();
  return (lane & static_cast<int32_t>(bits)) != 0;
}
#endif

} // namespace

} // namespace trc::runtime::host::TRC_ISA

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_ATTENTIONVECTORS_H
