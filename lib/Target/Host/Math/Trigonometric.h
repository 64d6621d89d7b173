//===- Trigonometric.h - sine, cosine, tangent, atan2 -----------*- C++ -*-===//
//
// x = n pi/2 + r. In f64 three pieces of pi/2 suffice up to 2^30; beyond, n and
// r come from a table of 2/pi, chosen by the exponent (TwoOverPi.h), on a path
// that is entered only when some lane needs it.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TARGET_HOST_MATH_TRIGONOMETRIC_H
#define TRC_LIB_TARGET_HOST_MATH_TRIGONOMETRIC_H

#include "Double.h"
#include "TwoOverPi.h"

struct Quadrant {
  Doubles r;
  Longs n; ///< modulo 4
};

MATH_INLINE Quadrant reduceLarge(Floats x) {
  Ints exponent = ((bits(x) >> 23) & 0xff) - 150;
  Floats significand = floats((bits(x) & 0x7fffff) | 0x4b000000); // in 2^23..
  Doubles m = copySign(widen(significand), widen(x));
  Doubles high, middle, low;
#pragma clang loop unroll(full)
  for (int lane = 0; lane < 16; ++lane) {
    int row = exponent[lane] - firstTwoOverPi;
    row = row < 0 ? 0 : row;
    row = row > lastTwoOverPi - firstTwoOverPi ? 0 : row; // infinity, NaN
    high[lane] = twoOverPi[row][0];
    middle[lane] = twoOverPi[row][1];
    low[lane] = twoOverPi[row][2];
  }
  RoundedDouble whole = scaleAndRound(m * high, 1.0);
  Doubles rest = (m * high - whole.value) + m * middle; // exact
  RoundedDouble more = scaleAndRound(rest, 1.0);
  rest = (rest - more.value) + m * low;
  return {rest * 0x1.921fb54442d18p+0, whole.integer + more.integer};
}

MATH_INLINE Quadrant reduce(Floats x) {
  Doubles wide = widen(x);
  RoundedDouble n = scaleAndRound(wide, 0x1.45f306dc9c883p-1);
  Doubles r = fma(n.value, (Doubles)-0x1.921fb54442d18p+0, wide);
  r = fma(n.value, (Doubles)-0x1.1a62633145c07p-54, r);
  Quadrant quadrant = {r, n.integer};
  Ints large = absolute(x) >= 0x1p30f;
  if (any(large)) {
    Quadrant other = reduceLarge(x);
    quadrant.r = widen(large) ? other.r : quadrant.r;
    quadrant.n = widen(large) ? other.n : quadrant.n;
  }
  // Infinity has no sine.
  quadrant.r =
      widen(absolute(x) < MATH_INFINITY) ? quadrant.r : (Doubles)MATH_NAN;
  return quadrant;
}

MATH_INLINE Doubles sineOf(Doubles r) {
  const double c[] = {0x1.fffffffffffd9p-1,  -0x1.5555555550efep-3,
                      0x1.1111110bde5e3p-7,  -0x1.a019f8a207d3fp-13,
                      0x1.71d7317b8ee31p-19, -0x1.a9507f3711d9cp-26};
  return r * polynomial(r * r, c);
}

MATH_INLINE Doubles cosineOf(Doubles r) {
  const double c[] = {0x1p+0,
                      -0x1.fffffffffff79p-2,
                      0x1.555555554e7ebp-5,
                      -0x1.6c16c163c5a72p-10,
                      0x1.a019f7fd878ecp-16,
                      -0x1.27df400a3c797p-22,
                      0x1.1b8af554d31b3p-29};
  return polynomial(r * r, c);
}

/// Sine of r + n pi/2.
MATH_INLINE Doubles sineInQuadrant(Doubles r, Longs n) {
  Doubles value = (n & 1) != 0 ? cosineOf(r) : sineOf(r);
  return doubles(bits(value) ^ (n & 2) << 62);
}

MATH_EXPORT Floats trc_sine(Floats x) {
  Quadrant quadrant = reduce(x);
  Floats result = narrow(sineInQuadrant(quadrant.r, quadrant.n));
  return x == 0.0f ? x : result;
}

MATH_EXPORT Floats trc_cosine(Floats x) {
  Quadrant quadrant = reduce(x);
  return narrow(sineInQuadrant(quadrant.r, quadrant.n + 1));
}

MATH_EXPORT Floats trc_tan(Floats x) {
  Quadrant quadrant = reduce(x);
  Doubles sine = sineOf(quadrant.r), cosine = cosineOf(quadrant.r);
  Longs odd = (quadrant.n & 1) != 0;
  Floats result = narrow((odd ? -cosine : sine) / (odd ? sine : cosine));
  return x == 0.0f ? x : result;
}

MATH_EXPORT Floats trc_atan2(Floats y, Floats x) {
  const double c[] = {
      0x1.ffffffffe73c2p-1,  -0x1.55555513c30a5p-2, 0x1.99997c85fb1a4p-3,
      -0x1.248fb9403e0c9p-3, 0x1.c6df94c473255p-4,  -0x1.72a7852a1b9e1p-4,
      0x1.330185be3815cp-4,  -0x1.ed569cab9aadap-5, 0x1.658d8847a277ap-5,
      -0x1.aa150d8e4da55p-6, 0x1.7675ef99328c9p-7,  -0x1.a2d4adcfba888p-9,
      0x1.b7979f2e11b9dp-12};
  Doubles ay = widen(absolute(y)), ax = widen(absolute(x));
  Longs steep = ay > ax;
  Doubles above = steep ? ax : ay, below = steep ? ay : ax;
  Doubles ratio = above / below;
  ratio = below == 0.0 ? (Doubles)0.0 : ratio; // both zero
  ratio =
      above == (double)MATH_INFINITY ? (Doubles)1.0 : ratio; // both infinite
  Doubles angle = ratio * polynomial(ratio * ratio, c);
  angle = steep ? 0x1.921fb54442d18p+0 - angle : angle;
  angle = widen(bits(x) < 0) ? 0x1.921fb54442d18p+1 - angle : angle;
  Floats result = copySign(narrow(angle), y);
  Ints unordered = (x != x) | (y != y);
  return unordered ? (Floats)MATH_NAN : result;
}

#endif // TRC_LIB_TARGET_HOST_MATH_TRIGONOMETRIC_H
