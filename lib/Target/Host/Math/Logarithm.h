//===- Logarithm.h - log and log1p ------------------------------*- C++ -*-===//
//
// x = 2^e (1 + f) with 1 + f between sqrt(1/2) and sqrt(2); log(1 + f) is
// f - f^2/2 + f^3 P(f). Close to x = 1, e is 0 and f is exact, so the result
// keeps its precision where it goes to zero. Minimax, error 2^-30.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TARGET_HOST_MATH_LOGARITHM_H
#define TRC_LIB_TARGET_HOST_MATH_LOGARITHM_H

#include "Vector.h"

/// Bits of sqrt(1/2): adding the difference to 1.0 moves the cut between
/// exponents there.
static const int bitsOfSqrtHalf = 0x3f3504f3, bitsOfOne = 0x3f800000;

MATH_INLINE Floats logarithm(Floats f, Ints exponent) {
  const float c[] = {0x1.555548p-2f,  -0x1.000008p-2f, 0x1.99a47ap-3f,
                     -0x1.555b92p-3f, 0x1.233ab8p-3f,  -0x1.fc3c88p-4f,
                     0x1.e6dfep-4f,   -0x1.dda796p-4f, 0x1.13ca2cp-4f};
  Floats e = __builtin_convertvector(exponent, Floats);
  Floats tail = fma(f, polynomial(f, c), (Floats)-0.5f);
  Floats low = e * 0x1.7f7d1cp-20f; // ln 2 less its first 16 bits
  Floats sum = f + fma(f * f, tail, low);
  return fma(e, (Floats)0x1.62e4p-1f, sum);
}

MATH_EXPORT Floats trc_log(Floats x) {
  Ints tiny = x < 0x1p-126f;
  Floats normal = tiny ? x * 0x1p23f : x;
  Ints shifted = bits(normal) + (bitsOfOne - bitsOfSqrtHalf);
  Ints exponent = (shifted >> 23) - (tiny ? (Ints)150 : (Ints)127);
  Floats m = floats((shifted & 0x7fffff) + bitsOfSqrtHalf);
  Floats result = logarithm(m - 1.0f, exponent);
  result = x > 0.0f ? result : (Floats)MATH_NAN;
  result = x == 0.0f ? (Floats)-MATH_INFINITY : result;
  return x == MATH_INFINITY ? x : result;
}

MATH_EXPORT Floats trc_log1p(Floats x) {
  Floats u = 1.0f + x;
  Ints exponent = ((bits(u) + (bitsOfOne - bitsOfSqrtHalf)) >> 23) - 127;
  // f = (1 + x) 2^-e - 1, taken apart so that only the last sum rounds; 2^-e in
  // two factors because e reaches 128.
  Ints half = exponent >> 1;
  Floats first = powerOfTwo(-half), second = powerOfTwo(half - exponent);
  Floats f = x * first * second + (first * second - 1.0f);
  Floats result = logarithm(f, exponent);
  result = absolute(x) < 0x1p-25f ? x : result;
  result = x > -1.0f ? result : (Floats)MATH_NAN;
  result = x == -1.0f ? (Floats)-MATH_INFINITY : result;
  return x == MATH_INFINITY ? x : result;
}

#endif // TRC_LIB_TARGET_HOST_MATH_LOGARITHM_H
