// intrinsics.h: the CPU bodies of trc/intrinsics.cuh.
//
// Approximations are computed exactly and rounded; what flushes subnormals on
// the device does so here, so that a result that depends on them is seen.
#pragma once

namespace simt {

template <class To, class From> SIMT_INLINE To bits_of(From value) {
  return __builtin_bit_cast(To, value);
}

// A NaN becomes the device's one NaN, 0x7fff.
SIMT_INLINE unsigned short bf16_bits(float value) {
  unsigned u = bits_of<unsigned>(value);
  if ((u & 0x7fffffffu) > 0x7f800000u)
    return 0x7fff;
  return (unsigned short)((u + 0x7fffu + (u >> 16 & 1u)) >> 16);
}
SIMT_INLINE unsigned short f16_bits(float value) {
  if (value != value)
    return 0x7fff;
  return bits_of<unsigned short>((_Float16)value);
}
SIMT_INLINE float f16_value(unsigned short bits) {
  return (float)bits_of<_Float16>(bits);
}
SIMT_INLINE unsigned tf32_bits(float value) {
  unsigned u = bits_of<unsigned>(value);
  if ((u & 0x7f800000u) == 0x7f800000u)
    return (u & 0x007fffffu) ? 0x7fffffffu : u;
  return (u + 0x1000u) & 0xffffe000u;
}

SIMT_INLINE float flushed(float x) {
  unsigned u = bits_of<unsigned>(x);
  return (u & 0x7f800000u) ? x : bits_of<float>(u & 0x80000000u);
}
SIMT_INLINE float exp2_approximate(float x) {
  return flushed(__builtin_exp2f(flushed(x)));
}
SIMT_INLINE float log2_approximate(float x) {
  return flushed(__builtin_log2f(flushed(x)));
}
SIMT_INLINE float reciprocal_approximate(float x) {
  return flushed(1.0f / flushed(x));
}
SIMT_INLINE float rsqrt_approximate(float x) {
  return flushed(1.0f / __builtin_sqrtf(flushed(x)));
}
SIMT_INLINE float tanh_approximate(float x) { return __builtin_tanhf(x); }

SIMT_INLINE unsigned lane_index() { return simt_lane(); }
SIMT_INLINE void barrier_sync(unsigned id, unsigned threads) {
  simt_barrier(id, threads, 1);
}
SIMT_INLINE void barrier_arrive(unsigned id, unsigned threads) {
  simt_barrier(id, threads, 0);
}
SIMT_INLINE void copy_async(void *shared, const void *global, unsigned bytes,
                            unsigned source_bytes) {
  simt_copy_async(shared, global, bytes, source_bytes);
}
SIMT_INLINE void copy_async_commit() { simt_copy_async_commit(); }
SIMT_INLINE void copy_async_wait(unsigned left) { simt_copy_async_wait(left); }

SIMT_INLINE void load_matrix(unsigned *registers, const void *row, int count,
                             bool transposed) {
  simt_load_matrix(registers, row, count, transposed);
}
SIMT_INLINE void mma_m16n8k16_bf16(float *d, const unsigned *a,
                                   const unsigned *b) {
  simt_mma(d, a, b, SimtBf16);
}
SIMT_INLINE void mma_m16n8k16_f16(float *d, const unsigned *a,
                                  const unsigned *b) {
  simt_mma(d, a, b, SimtF16);
}
SIMT_INLINE void mma_m16n8k8_tf32(float *d, const unsigned *a,
                                  const unsigned *b) {
  simt_mma(d, a, b, SimtTf32);
}

} // namespace simt
