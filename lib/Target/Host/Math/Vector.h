//===- Vector.h - sixteen lanes at a time -----------------------*- C++ -*-===//
//
// The language of the vector math library: clang's vectors, no intrinsics of
// any machine. This folder is compiled to LLVM bitcode when trc is built; the
// bitcode is carried by the compiler and inlined into kernels, so one source
// serves every instruction set and gives the same bits on all of them.
//
// Contraction is off: a fused multiply-add is written where one is meant.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TARGET_HOST_MATH_VECTOR_H
#define TRC_LIB_TARGET_HOST_MATH_VECTOR_H

typedef float Floats __attribute__((ext_vector_type(16)));
typedef double Doubles __attribute__((ext_vector_type(16)));
typedef int Ints __attribute__((ext_vector_type(16)));
typedef long Longs __attribute__((ext_vector_type(16)));

#define MATH_EXPORT extern "C" __attribute__((visibility("hidden")))
#define MATH_INLINE static inline __attribute__((always_inline))

#define MATH_NAN __builtin_nanf("")
#define MATH_INFINITY __builtin_inff()

MATH_INLINE Ints bits(Floats x) { return __builtin_bit_cast(Ints, x); }
MATH_INLINE Floats floats(Ints x) { return __builtin_bit_cast(Floats, x); }
MATH_INLINE Longs bits(Doubles x) { return __builtin_bit_cast(Longs, x); }
MATH_INLINE Doubles doubles(Longs x) { return __builtin_bit_cast(Doubles, x); }

MATH_INLINE Doubles widen(Floats x) {
  return __builtin_convertvector(x, Doubles);
}
MATH_INLINE Floats narrow(Doubles x) {
  return __builtin_convertvector(x, Floats);
}
/// A comparison of floats as a condition on doubles.
MATH_INLINE Longs widen(Ints condition) {
  return __builtin_convertvector(condition, Longs);
}

MATH_INLINE Floats fma(Floats a, Floats b, Floats c) {
  return __builtin_elementwise_fma(a, b, c);
}
MATH_INLINE Doubles fma(Doubles a, Doubles b, Doubles c) {
  return __builtin_elementwise_fma(a, b, c);
}
template <typename Vector> MATH_INLINE Vector absolute(Vector x) {
  return __builtin_elementwise_abs(x);
}
template <typename Vector>
MATH_INLINE Vector copySign(Vector magnitude, Vector sign) {
  return __builtin_elementwise_copysign(magnitude, sign);
}
/// Both keep a NaN in `x`, as the machine's instruction does.
template <typename Vector> MATH_INLINE Vector atMost(Vector x, Vector limit) {
  return x > limit ? limit : x;
}
template <typename Vector> MATH_INLINE Vector atLeast(Vector x, Vector limit) {
  return x < limit ? limit : x;
}
MATH_INLINE bool any(Ints condition) {
  return __builtin_reduce_or(condition) != 0;
}

/// coefficients[0] + x * (coefficients[1] + x * ..).
template <typename Vector, typename Scalar, int count>
MATH_INLINE Vector polynomial(Vector x, const Scalar (&coefficients)[count]) {
  Vector sum = coefficients[count - 1];
#pragma clang loop unroll(full)
  for (int i = count - 2; i >= 0; --i)
    sum = fma(sum, x, (Vector)coefficients[i]);
  return sum;
}

/// x rounded to the nearest integer, as a float and as an int, for |x| < 2^22.
struct Rounded {
  Floats value;
  Ints integer;
};
MATH_INLINE Rounded scaleAndRound(Floats x, float factor) {
  // Adding 1.5 * 2^23 leaves the integer in the low bits of the sum.
  const Floats magic = 0x1.8p23f;
  Floats sum = fma(x, (Floats)factor, magic);
  return {sum - magic, bits(sum) - 0x4b400000};
}

/// 2^n, for n in [-126, 127].
MATH_INLINE Floats powerOfTwo(Ints n) { return floats((n + 127) << 23); }
MATH_INLINE Doubles powerOfTwo(Longs n) { return doubles((n + 1023) << 52); }

/// x * 2^n rounded once, for n in [-252, 254]: denormal results come out right.
MATH_INLINE Floats scale(Floats x, Ints n) {
  Ints half = n >> 1;
  return x * powerOfTwo(half) * powerOfTwo(n - half);
}

#endif // TRC_LIB_TARGET_HOST_MATH_VECTOR_H
