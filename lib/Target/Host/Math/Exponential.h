//===- Exponential.h - exp, expm1, tanh, logistic ---------------*- C++ -*-===//
//
// x = n ln 2 + r with |r| <= ln 2 / 2; exp(r) - 1 is a polynomial in r; the
// rest is powers of two. All in f32: these are what softmax and GELU wait for.
// Polynomials: minimax in relative error with f32 coefficients (Sollya's
// fpminimax).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TARGET_HOST_MATH_EXPONENTIAL_H
#define TRC_LIB_TARGET_HOST_MATH_EXPONENTIAL_H

#include "Vector.h"

struct ExponentialParts {
  Floats less1; ///< exp(r) - 1
  Ints n;
};

/// Relative error of the polynomial 2^-26.1 (quick) or 2^-31 (precise).
template <bool precise>
MATH_INLINE ExponentialParts splitExponential(Floats x) {
  Rounded n = scaleAndRound(x, 0x1.715476p0f);
  Floats r = fma(n.value, (Floats)-0x1.62e43p-1f, x);
  r = fma(n.value, (Floats)0x1.05c61p-29f, r);
  Floats q;
  if constexpr (precise) {
    const float c[] = {0x1p-1f,        0x1.555554p-3f,  0x1.5554fp-5f,
                       0x1.111306p-7f, 0x1.6d43c2p-10f, 0x1.9e0de4p-13f};
    q = polynomial(r, c);
  } else {
    const float c[] = {0x1.fffffep-2f, 0x1.5554aep-3f, 0x1.555712p-5f,
                       0x1.12292ep-7f, 0x1.6b79b2p-10f};
    q = polynomial(r, c);
  }
  return {fma(r * r, q, r), n.integer};
}

/// exp(x) for x <= 89; NaN stays.
MATH_INLINE Floats exponential(Floats x) {
  ExponentialParts parts = splitExponential<false>(atLeast(x, (Floats)-104.0f));
  return scale(parts.less1 + 1.0f, parts.n);
}

MATH_EXPORT Floats trc_exp(Floats x) {
  return exponential(atMost(x, (Floats)89.0f));
}

MATH_EXPORT Floats trc_expm1(Floats x) {
  Floats inside = atLeast(atMost(x, (Floats)89.0f), (Floats)-20.0f);
  ExponentialParts parts = splitExponential<true>(inside);
  // Half of everything, so that 2^128 does not overflow too early.
  Floats half = powerOfTwo(parts.n - 1);
  Floats result = 2.0f * fma(half, parts.less1, half - 0.5f);
  return absolute(x) < 0x1p-25f ? x : result;
}

/// With e = exp(2|x|) - 1: tanh |x| = e / (e + 2), one division and no
/// cancellation anywhere. What the divisor's and the quotient's rounding took
/// is given back, to first order: 1 / (e + 2) is (1 - tanh) / 2. For large e
/// that is too coarse, and not needed.
MATH_EXPORT Floats trc_tanh(Floats x) {
  Floats twice = atMost(2.0f * absolute(x), (Floats)20.0f);
  ExponentialParts parts = splitExponential<true>(twice);
  Floats power = powerOfTwo(parts.n);
  Floats e = fma(power, parts.less1, power - 1.0f);
  Floats divisor = e + 2.0f;
  Floats lost = e - (divisor - 2.0f);
  Floats quotient = e / divisor;
  Floats rest = fma(-quotient, lost, fma(-quotient, divisor, e));
  rest = e < 1024.0f ? rest : (Floats)0.0f;
  Floats inverse = fma(quotient, (Floats)-0.5f, (Floats)0.5f);
  return copySign(fma(rest, inverse, quotient), x);
}

/// Within 2^-16 of the result: x P(x^2) / Q(x^2), minimax in relative error on
/// [-6.5, 6.5]. Beyond the first argument of which that is 1, about 6, it is.
MATH_EXPORT Floats trc_tanh_approximate(Floats x) {
  const float one = 0x1.7f943p+2f;
  const float p[] = {0x1.fffe66p-1f, 0x1.d2689cp-4f, 0x1.7d0b42p-10f};
  const float q[] = {1.0f, 0x1.c9dac4p-2f, 0x1.1a9c2cp-6f, 0x1.b804p-15f};
  Floats inside = atMost(atLeast(x, (Floats)-one), (Floats)one);
  Floats square = inside * inside;
  return inside * polynomial(square, p) / polynomial(square, q);
}

/// With e = exp(-|x|): 1 / (1 + e), or e / (1 + e) left of zero, where the
/// result is small and must keep its precision. Roundings are given back as
/// above.
MATH_EXPORT Floats trc_logistic(Floats x) {
  Floats e = exponential(-absolute(x));
  Floats divisor = 1.0f + e;
  Floats lost = e - (divisor - 1.0f);
  Ints left = x < 0.0f;
  Floats dividend = left ? e : (Floats)1.0f;
  Floats quotient = dividend / divisor;
  Floats rest = fma(-quotient, lost, fma(-quotient, divisor, dividend));
  Floats inverse = left ? 1.0f - quotient : quotient;
  return fma(rest, inverse, quotient);
}

#endif // TRC_LIB_TARGET_HOST_MATH_EXPONENTIAL_H
