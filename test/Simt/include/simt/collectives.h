// collectives.h: barriers, shuffles, votes and reductions of CUDA C++.
#pragma once

SIMT_INLINE void __syncthreads() { simt_barrier(0, 0, 1); }
SIMT_INLINE int __syncthreads_count(int p) {
  return simt_barrier_vote(p, SimtCount);
}
SIMT_INLINE int __syncthreads_and(int p) {
  return simt_barrier_vote(p, SimtAll);
}
SIMT_INLINE int __syncthreads_or(int p) {
  return simt_barrier_vote(p, SimtAny);
}
SIMT_INLINE void __syncwarp(unsigned mask = 0xffffffffu) {
  simt_warp_barrier(mask);
}

namespace simt {
template <class T>
SIMT_INLINE T shuffle(unsigned mask, T value, unsigned source) {
  static_assert(sizeof(T) == 4 || sizeof(T) == 8,
                "CUDA shuffles 4 and 8 bytes only");
  unsigned long long bits = 0;
  __builtin_memcpy(&bits, &value, sizeof(T));
  bits = simt_shuffle(mask, bits, source);
  __builtin_memcpy(&value, &bits, sizeof(T));
  return value;
}
} // namespace simt

// The types that CUDA shuffles; another one would be converted silently.
#define SIMT_SHUFFLES(T)                                                       \
  SIMT_INLINE T __shfl_sync(unsigned mask, T value, int source,                \
                            int width = 32) {                                  \
    int lane = (int)simt_lane();                                               \
    return simt::shuffle(mask, value,                                          \
                         lane / width * width + (source & (width - 1)));       \
  }                                                                            \
  SIMT_INLINE T __shfl_xor_sync(unsigned mask, T value, int with,              \
                                int width = 32) {                              \
    int lane = (int)simt_lane(), source = lane ^ with;                         \
    return simt::shuffle(mask, value,                                          \
                         source / width > lane / width ? lane : source);       \
  }                                                                            \
  SIMT_INLINE T __shfl_down_sync(unsigned mask, T value, unsigned by,          \
                                 int width = 32) {                             \
    int lane = (int)simt_lane();                                               \
    return simt::shuffle(mask, value,                                          \
                         lane % width + (int)by >= width ? lane : lane + by);  \
  }                                                                            \
  SIMT_INLINE T __shfl_up_sync(unsigned mask, T value, unsigned by,            \
                               int width = 32) {                               \
    int lane = (int)simt_lane();                                               \
    return simt::shuffle(mask, value,                                          \
                         lane % width < (int)by ? lane : lane - by);           \
  }
SIMT_SHUFFLES(int)
SIMT_SHUFFLES(unsigned)
SIMT_SHUFFLES(long)
SIMT_SHUFFLES(unsigned long)
SIMT_SHUFFLES(long long)
SIMT_SHUFFLES(unsigned long long)
SIMT_SHUFFLES(float)
SIMT_SHUFFLES(double)
#undef SIMT_SHUFFLES

SIMT_INLINE unsigned __ballot_sync(unsigned mask, int predicate) {
  return simt_ballot(mask, predicate);
}
SIMT_INLINE int __any_sync(unsigned mask, int predicate) {
  return simt_ballot(mask, predicate) != 0;
}
SIMT_INLINE int __all_sync(unsigned mask, int predicate) {
  return simt_ballot(mask, predicate) == mask;
}
SIMT_INLINE unsigned __match_any_sync(unsigned mask, unsigned value) {
  return simt_match(mask, value);
}
SIMT_INLINE unsigned __match_any_sync(unsigned mask, unsigned long long value) {
  return simt_match(mask, value);
}
SIMT_INLINE unsigned __activemask() {
  simt_fail("__activemask depends on how the device schedules; pass the mask");
}

SIMT_INLINE unsigned __reduce_add_sync(unsigned mask, unsigned v) {
  return simt_reduce(mask, v, SimtAdd);
}
SIMT_INLINE int __reduce_add_sync(unsigned mask, int v) {
  return (int)simt_reduce(mask, (unsigned)v, SimtAdd);
}
SIMT_INLINE unsigned __reduce_min_sync(unsigned mask, unsigned v) {
  return simt_reduce(mask, v, SimtMin);
}
SIMT_INLINE int __reduce_min_sync(unsigned mask, int v) {
  return (int)simt_reduce(mask, (unsigned)v, SimtMinSigned);
}
SIMT_INLINE unsigned __reduce_max_sync(unsigned mask, unsigned v) {
  return simt_reduce(mask, v, SimtMax);
}
SIMT_INLINE int __reduce_max_sync(unsigned mask, int v) {
  return (int)simt_reduce(mask, (unsigned)v, SimtMaxSigned);
}
SIMT_INLINE unsigned __reduce_and_sync(unsigned mask, unsigned v) {
  return simt_reduce(mask, v, SimtAnd);
}
SIMT_INLINE unsigned __reduce_or_sync(unsigned mask, unsigned v) {
  return simt_reduce(mask, v, SimtOr);
}
SIMT_INLINE unsigned __reduce_xor_sync(unsigned mask, unsigned v) {
  return simt_reduce(mask, v, SimtXor);
}
