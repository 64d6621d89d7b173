//===- ErrorFunction.h - erf, erfc, erf_inv ---------------------*- C++ -*-===//
//
// erf, in f32: an odd polynomial up to 0.92, beyond it 1 - exp(-q(x)) where
// q = -log(erfc) is nearly a parabola. erfc and erf_inv have tails whose
// relative precision f32 cannot hold on the way: in f64.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TARGET_HOST_MATH_ERRORFUNCTION_H
#define TRC_LIB_TARGET_HOST_MATH_ERRORFUNCTION_H

#include "Double.h"
#include "Exponential.h"

MATH_EXPORT Floats trc_erf(Floats x) {
  // First coefficient less 1, because x + x * c rounds better than x * (1 + c).
  const float small[] = {0x1.06eba8p-3f,  -0x1.81273ep-2f, 0x1.ce2cf2p-4f,
                         -0x1.b7f88cp-6f, 0x1.540172p-8f,  -0x1.a3d812p-11f,
                         0x1.4917a4p-14f};
  const float large[] = {-0x1.34cb9ap-12f, 0x1.21505ap0f,   0x1.4394b8p-1f,
                         0x1.c24222p-4f,   -0x1.af7dep-6f,  0x1.36046ep-8f,
                         -0x1.35ba0cp-11f, 0x1.7c8044p-15f, -0x1.ae39b6p-20f};
  Floats a = absolute(x);
  Floats near = fma(x, polynomial(x * x, small), x);
  Floats q = polynomial(atMost(a, (Floats)4.0f), large);
  ExponentialParts parts = splitExponential<false>(-q);
  Floats power = powerOfTwo(parts.n);
  Floats far = 1.0f - fma(power, parts.less1, power);
  return a < 0.921875f ? near : copySign(far, x);
}

/// erfc(a) = exp(-a^2) q(t) / (1 + 2a) with t = (a - 4) / (a + 4).
MATH_EXPORT Floats trc_erfc(Floats x) {
  const double c[] = {
      0x1.3ba5916f23f17p+0,  -0x1.1df1ad463ba5dp-3,  0x1.f7f5adc564bf3p-7,
      0x1.16ed0611d9aebp-4,  -0x1.9dda53ecb45a0p-4,  0x1.7fed00941f1dap-4,
      -0x1.0fbaa55fe877bp-4, 0x1.3077bb895dd6cp-5,   -0x1.088b929b8dc38p-6,
      0x1.4d292775fb5fcp-8,  -0x1.b89a230b9f94bp-11, -0x1.80054f54dd31bp-12,
      0x1.597287516f324p-14};
  Doubles a = widen(atMost(absolute(x), (Floats)11.0f));
  Doubles once = 1.0 / ((a + 4.0) * fma(a, (Doubles)2.0, (Doubles)1.0));
  Doubles t = (a - 4.0) * fma(a, (Doubles)2.0, (Doubles)1.0) * once;
  Doubles gauss = powerOfTwo64(a * a * -0x1.71547652b82fep+0);
  Doubles right = gauss * polynomial(t, c) * (a + 4.0) * once;
  return narrow(widen(x < 0.0f) ? 2.0 - right : right);
}

/// Polynomials in w = -log(1 - x^2), and in sqrt(w) for the tails.
MATH_EXPORT Floats trc_erf_inv(Floats x) {
  const double central[] = {
      0x1.805c5cfcedef5p+0,   0x1.f91e89955a57fp-3,  -0x1.11c3c3612a2ccp-8,
      -0x1.4863d1009b540p-10, 0x1.c9b46cd91df7ap-13, -0x1.4f4496f9c1788p-18,
      -0x1.caa32f746fad4p-19, 0x1.00f8719914c4ap-21, 0x1.d66fac2d14be4p-27,
      -0x1.74f4495a187ccp-27, 0x1.c9c81e3c5b325p-31, 0x1.0e8b1b9516a51p-33,
      -0x1.75045e36fd878p-36};
  const double tail[] = {
      0x1.7aaa3c117ef3ep+1,  0x1.00f3b4bef035bp+0,   0x1.cde5c5833090ap-8,
      -0x1.5b5b3936df6c8p-8, 0x1.f11f21ba9efe1p-9,   -0x1.4aef6ddd4f67bp-9,
      0x1.4ceb99a7a99e7p-10, -0x1.4bfe830351803p-12, -0x1.da1f75d2dfd4ap-14,
      0x1.08d69d310e199p-13, -0x1.093e39421bb57p-15, -0x1.000b72dcc6282p-20};
  Doubles wide = widen(x);
  Doubles w = -logarithm64((1.0 - wide) * (1.0 + wide));
  Doubles s = __builtin_elementwise_sqrt(atLeast(w, (Doubles)5.0));
  Doubles factor =
      w < 5.0 ? polynomial(w - 2.5, central) : polynomial(s - 3.125, tail);
  Floats a = absolute(x);
  Floats result = narrow(wide * factor);
  result = a < 1.0f ? result : (Floats)MATH_NAN;
  return a == 1.0f ? x * MATH_INFINITY : result;
}

#endif // TRC_LIB_TARGET_HOST_MATH_ERRORFUNCTION_H
