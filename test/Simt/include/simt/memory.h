// memory.h: atomics, fences and cached loads of CUDA C++.
#pragma once

SIMT_INLINE void __threadfence() { simt_fence(); }
SIMT_INLINE void __threadfence_block() { simt_fence(); }
SIMT_INLINE void __threadfence_system() { simt_fence(); }

SIMT_INLINE decltype(sizeof(0)) __cvta_generic_to_shared(const void *p) {
  return (decltype(sizeof(0)))((const char *)p -
                               (const char *)simt_shared_base());
}

template <class T> SIMT_INLINE T __ldg(const T *p) { return *p; }
template <class T> SIMT_INLINE T __ldcg(const T *p) { return *p; }
template <class T> SIMT_INLINE T __ldcs(const T *p) { return *p; }
template <class T> SIMT_INLINE T __ldca(const T *p) { return *p; }
template <class T> SIMT_INLINE void __stcg(T *p, T value) { *p = value; }
template <class T> SIMT_INLINE void __stcs(T *p, T value) { *p = value; }

namespace simt {
template <class T> SIMT_INLINE void note_atomic(T *p) {
#ifdef TRC_SIMT_CHECK
  simt_access(p, sizeof(T), SimtAtomic);
#endif
}

// Replaces *p by f(*p) in one step; gives what was there.
template <class Bits, class T, class F> SIMT_INLINE T atomic_update(T *p, F f) {
  static_assert(sizeof(Bits) == sizeof(T), "an integer of the same size");
  note_atomic(p);
  Bits old_bits = __atomic_load_n((Bits *)p, __ATOMIC_RELAXED), new_bits;
  T old_value;
  do {
    __builtin_memcpy(&old_value, &old_bits, sizeof(T));
    T new_value = f(old_value);
    __builtin_memcpy(&new_bits, &new_value, sizeof(T));
  } while (!__atomic_compare_exchange_n((Bits *)p, &old_bits, new_bits, false,
                                        __ATOMIC_RELAXED, __ATOMIC_RELAXED));
  return old_value;
}
} // namespace simt

#define SIMT_ATOMIC(T, BITS, NAME, EXPRESSION)                                 \
  SIMT_INLINE T NAME(T *p, T v) {                                              \
    return simt::atomic_update<BITS>(p,                                        \
                                     [=](T old) -> T { return EXPRESSION; });  \
  }
#define SIMT_ATOMICS(T, BITS)                                                  \
  SIMT_ATOMIC(T, BITS, atomicAdd, old + v)                                     \
  SIMT_ATOMIC(T, BITS, atomicExch, v)
#define SIMT_INTEGER_ATOMICS(T, BITS)                                          \
  SIMT_ATOMICS(T, BITS)                                                        \
  SIMT_ATOMIC(T, BITS, atomicMin, v < old ? v : old)                           \
  SIMT_ATOMIC(T, BITS, atomicMax, v > old ? v : old)                           \
  SIMT_ATOMIC(T, BITS, atomicAnd, old &v)                                      \
  SIMT_ATOMIC(T, BITS, atomicOr, old | v)                                      \
  SIMT_ATOMIC(T, BITS, atomicXor, old ^ v)                                     \
  SIMT_INLINE T atomicCAS(T *p, T compare, T v) {                              \
    return simt::atomic_update<BITS>(                                          \
        p, [=](T old) -> T { return old == compare ? v : old; });              \
  }
SIMT_ATOMICS(float, unsigned)
SIMT_ATOMICS(double, unsigned long long)
SIMT_INTEGER_ATOMICS(int, unsigned)
SIMT_INTEGER_ATOMICS(unsigned, unsigned)
SIMT_INTEGER_ATOMICS(unsigned long long, unsigned long long)
SIMT_ATOMIC(long long, unsigned long long, atomicMin, v < old ? v : old)
SIMT_ATOMIC(long long, unsigned long long, atomicMax, v > old ? v : old)
SIMT_ATOMIC(int, unsigned, atomicSub, old - v)
SIMT_ATOMIC(unsigned, unsigned, atomicSub, old - v)
SIMT_ATOMIC(unsigned, unsigned, atomicInc, old >= v ? 0 : old + 1)
SIMT_ATOMIC(unsigned, unsigned, atomicDec, old == 0 || old > v ? v : old - 1)
SIMT_INLINE unsigned short atomicCAS(unsigned short *p, unsigned short compare,
                                     unsigned short v) {
  return simt::atomic_update<unsigned short>(
      p, [=](unsigned short old) { return old == compare ? v : old; });
}
#undef SIMT_INTEGER_ATOMICS
#undef SIMT_ATOMICS
#undef SIMT_ATOMIC
