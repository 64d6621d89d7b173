//===- Power.h - power, cube root, remainder --------------------*- C++ -*-===//
//
// power: 2^(y log2 |x|) in f64, where the exponent's error stays below what f32
// can see; then the cases that IEEE 754 lists. Remainder is exact, as C's fmod.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TARGET_HOST_MATH_POWER_H
#define TRC_LIB_TARGET_HOST_MATH_POWER_H

#include "Double.h"

MATH_EXPORT Floats trc_power(Floats x, Floats y) {
  Floats a = absolute(x);
  Doubles exponent = logarithm2(widen(a));
  exponent = widen(a == 0.0f) ? (Doubles)-MATH_INFINITY : exponent;
  exponent = widen(a < MATH_INFINITY) ? exponent : widen(a); // infinity, NaN
  Doubles v = exponent * widen(y);
  v = atLeast(atMost(v, (Doubles)300.0), (Doubles)-300.0);
  Floats result = narrow(powerOfTwo64(v));

  Ints integral = __builtin_elementwise_trunc(y) == y;
  Floats half = y * 0.5f;
  Ints odd = integral & (__builtin_elementwise_trunc(half) != half);
  Ints negative = bits(x) < 0;
  result = negative & odd ? -result : result;
  Ints undefined = (x < 0.0f) & ~integral & (a < MATH_INFINITY);
  result = undefined ? (Floats)MATH_NAN : result;
  Ints one = (y == 0.0f) | (x == 1.0f) |
             ((a == 1.0f) & (absolute(y) == MATH_INFINITY));
  return one ? (Floats)1.0f : result;
}

/// A guess from the exponent, then two steps of Halley's iteration.
MATH_EXPORT Floats trc_cbrt(Floats x) {
  Floats a = absolute(x);
  Ints tiny = a < 0x1p-126f;
  Floats normal = tiny ? a * 0x1p24f : a;
  Floats third = __builtin_convertvector(bits(normal), Floats) * (1.0f / 3.0f);
  Ints guess = __builtin_convertvector(third, Ints) + 0x2a514067;
  Doubles value = widen(normal), root = widen(floats(guess));
#pragma clang loop unroll(full)
  for (int step = 0; step < 2; ++step) {
    Doubles cube = root * root * root;
    root *= (cube + 2.0 * value) / (2.0 * cube + value);
  }
  Floats result = narrow(root) * (tiny ? (Floats)0x1p-8f : (Floats)1.0f);
  Ints itself = (a == 0.0f) | ~(a < MATH_INFINITY);
  result = itself ? a : result;
  return copySign(result, x);
}

/// Takes up to 2^26 quotients of the divisor off at once: exact in f64.
MATH_EXPORT Floats trc_remainder(Floats x, Floats y) {
  Doubles rest = widen(absolute(x)), divisor = widen(absolute(y));
  Ints valid = (absolute(x) < MATH_INFINITY) & (absolute(y) > 0.0f) & (y == y);
  rest = widen(valid) ? rest : (Doubles)0.0;
  divisor = widen(valid) ? divisor : (Doubles)1.0;
  Longs more = rest >= divisor;
  while (__builtin_reduce_or(more) != 0) {
    Doubles quotient = rest / divisor;
    quotient = quotient < 0x1p26 ? __builtin_elementwise_trunc(quotient)
                                 : doubles(bits(quotient) & ~0x7ffffffL);
    // A quotient that was rounded up makes this negative, by less than one
    // divisor.
    Doubles after = fma(-quotient, divisor, rest);
    after = after < 0.0 ? after + divisor : after;
    rest = more ? after : rest;
    more = rest >= divisor;
  }
  Floats result = copySign(narrow(rest), x);
  return valid ? result : (Floats)MATH_NAN;
}

#endif // TRC_LIB_TARGET_HOST_MATH_POWER_H
