//===- Double.h - exponential and logarithm inside of f64 -------*- C++ -*-===//
//
// For functions whose f32 result needs more than f32 on the way: pow, erfc,
// erf_inv. Good to about 2^-40, far below a unit of f32; no special values.
// Polynomials: interpolation at Chebyshev nodes, error measured.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TARGET_HOST_MATH_DOUBLE_H
#define TRC_LIB_TARGET_HOST_MATH_DOUBLE_H

#include "Vector.h"

struct RoundedDouble {
  Doubles value;
  Longs integer; ///< its low 32 bits and its sign hold
};
/// x * factor to the nearest integer, for results below 2^50.
MATH_INLINE RoundedDouble scaleAndRound(Doubles x, double factor) {
  const Doubles magic = 0x1.8p52;
  Doubles sum = fma(x, (Doubles)factor, magic);
  return {sum - magic, bits(sum) - 0x4338000000000000};
}

/// 2^v for |v| < 1000.
MATH_INLINE Doubles powerOfTwo64(Doubles v) {
  const double c[] = {0x1p+0,
                      0x1.62e42fef84cf0p-1,
                      0x1.ebfbdff823cedp-3,
                      0x1.c6b08dd6fd234p-5,
                      0x1.3b2ab7181b755p-7,
                      0x1.5d8745a728441p-10,
                      0x1.4308ac85aa947p-13,
                      0x1.00dc4a532fb8ep-16,
                      0x1.63d136366db24p-20};
  RoundedDouble n = scaleAndRound(v, 1.0);
  return polynomial(v - n.value, c) * powerOfTwo(n.integer);
}

struct LogarithmParts {
  Doubles s; ///< (m - 1) / (m + 1) with x = 2^e m, m about 1
  Doubles e;
};
MATH_INLINE LogarithmParts splitLogarithm(Doubles x) {
  const long bitsOfSqrtHalf = 0x3fe6a09e667f3bcd;
  const long bitsOfOne = 0x3ff0000000000000;
  Longs shifted = bits(x) + (bitsOfOne - bitsOfSqrtHalf);
  Doubles m = doubles((shifted & 0xfffffffffffff) + bitsOfSqrtHalf);
  // The exponent as a double, without a conversion that AVX2 lacks.
  Longs biased = (Longs)(shifted >> 52);
  Doubles e = doubles(biased | 0x4330000000000000) - (0x1p52 + 1023.0);
  return {(m - 1.0) / (m + 1.0), e};
}

/// For normal x > 0.
MATH_INLINE Doubles logarithm2(Doubles x) {
  const double c[] = {0x1.71547652b82ffp+1, 0x1.ec709dc39c6a4p-1,
                      0x1.2776c517064f9p-1, 0x1.a61755ffdf33fp-2,
                      0x1.484fce2a939dep-2, 0x1.0bb350c2bc551p-2,
                      0x1.f1f23bbbd2908p-3};
  LogarithmParts parts = splitLogarithm(x);
  return fma(parts.s, polynomial(parts.s * parts.s, c), parts.e);
}

MATH_INLINE Doubles logarithm64(Doubles x) {
  const double c[] = {0x1.fffffffffff03p+0, 0x1.5555555680003p-1,
                      0x1.99999607b23a0p-2, 0x1.2494477cba972p-2,
                      0x1.c61bb59a57e90p-3, 0x1.91e16607286c7p-3};
  LogarithmParts parts = splitLogarithm(x);
  return fma(parts.e, (Doubles)0x1.62e42fefa39efp-1,
             parts.s * polynomial(parts.s * parts.s, c));
}

#endif // TRC_LIB_TARGET_HOST_MATH_DOUBLE_H
