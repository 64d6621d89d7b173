//===- SpecialFunctions.cpp - what the C library lacks --------------------===//
//
// Digamma from its asymptotic series (Abramowitz and Stegun, 6.3.18), zeta by
// Euler and Maclaurin's sum (23.1.30), I1 by its series (9.6.10) or far out by
// its asymptotic one (9.7.1), and the inverse of erf by Newton's method, in
// long double. They are good to a small fraction of a unit in the last place of
// f64, except within 1e-3 of a root of digamma, where f32 and narrower are.
//
//===----------------------------------------------------------------------===//

#include "trc/Reference/Elementwise.h"

#include <cmath>
#include <limits>
#include <numbers>

namespace trc::reference {

static constexpr long double pi = std::numbers::pi_v<long double>;
static constexpr long double nan =
    std::numeric_limits<long double>::quiet_NaN();
static constexpr long double infinity =
    std::numeric_limits<long double>::infinity();

/// B(2k) for k = 1 .. 12.
static constexpr long double bernoulli[] = {
    1.0L / 6,       -1.0L / 30,       1.0L / 42,       -1.0L / 30,
    5.0L / 66,      -691.0L / 2730,   7.0L / 6,        -3617.0L / 510,
    43867.0L / 798, -174611.0L / 330, 854513.0L / 138, -236364091.0L / 2730,
};

long double digamma(long double x) {
  if (x == 0 || (x < 0 && x == std::floor(x)))
    return nan; // a pole, with a different sign on either side
  if (x == -infinity)
    return nan;
  long double value = 0;
  if (x < 0) {
    // Reflection: psi(1 - x) - psi(x) = pi cot(pi x).
    long double fraction = x - std::floor(x);
    value = -pi / std::tan(pi * fraction);
    x = 1 - x;
  }
  while (x < 24) {
    value -= 1 / x;
    x += 1;
  }
  value += std::log(x) - 1 / (2 * x);
  long double power = 1;
  for (int k = 1; k <= 12; ++k) {
    power /= x * x;
    value -= bernoulli[k - 1] * power / (2 * k);
  }
  return value;
}

/// For q > 0 and s > 1.
static long double zetaRight(long double s, long double q) {
  long double value = 0;
  for (; q < 40; q += 1)
    value += std::pow(q, -s);
  long double last = std::pow(q, -s);
  if (last == 0)
    return value;
  long double rest = q / (s - 1) + 0.5L, term = s / (2 * q);
  for (int k = 1; k <= 12; ++k) {
    rest += bernoulli[k - 1] * term;
    term *=
        (s + 2 * k - 1) * (s + 2 * k) / (q * q) / ((2 * k + 1) * (2 * k + 2));
  }
  return value + last * rest;
}

long double zeta(long double s, long double q) {
  if (std::isnan(s) || std::isnan(q))
    return nan;
  if (s <= 1)
    return s == 1 ? infinity : nan;
  if (q == infinity)
    return 0;
  if (q > 0)
    return zetaRight(s, q);
  bool isEven = std::fmod(s, 2) == 0;
  if (s != std::floor(s))
    return nan;
  if (q == std::floor(q))
    return isEven ? infinity : nan; // a pole
  // The terms left of zero are those right of it, backwards. The difference
  // from the whole number above is exact, where 1 - fraction is not.
  long double whole = std::floor(q), above = whole + 1 - q;
  long double left = zetaRight(s, above) - zetaRight(s, 1 - q);
  return zetaRight(s, q - whole) + (isEven ? left : -left);
}

long double polygamma(long double n, long double x) {
  if (n == 0)
    return digamma(x);
  if (!(n > 0) || n != std::floor(n))
    return nan;
  long double value = std::tgamma(n + 1) * zeta(n + 1, x);
  return std::fmod(n, 2) == 0 ? -value : value;
}

long double besselI1e(long double x) {
  long double size = std::fabs(x), value = 0;
  if (std::isnan(x))
    return nan;
  if (size < 40) {
    long double term = size / 2;
    for (int k = 1; term > value * 1e-21L; ++k) {
      value += term;
      term *= size * size / 4 / (k * (k + 1.0L));
    }
    value *= std::exp(-size);
  } else if (size < infinity) {
    long double term = 1;
    for (int k = 1; k < 30; ++k) {
      value += term;
      term *= -(4.0L - (2 * k - 1.0L) * (2 * k - 1.0L)) / (8 * k * size);
    }
    value /= std::sqrt(2 * pi * size);
  }
  return std::copysign(value, x);
}

long double erfInv(long double x) {
  long double magnitude = std::fabs(x);
  if (std::isnan(x) || magnitude > 1)
    return nan;
  if (magnitude == 1)
    return std::copysign(infinity, x);
  if (x == 0)
    return x;
  // Winitzki's estimate is good to 2e-3; Newton's method squares the error in
  // each step. Where erf is close to 1, its complement carries the digits.
  long double complement = 1 - magnitude;
  constexpr long double a = 0.147L;
  long double l = std::log(complement * (1 + magnitude));
  long double t = 2 / (pi * a) + l / 2;
  long double y = std::sqrt(std::sqrt(t * t - l / a) - t);
  for (int step = 0; step < 6; ++step) {
    long double error =
        magnitude < 0.5L ? std::erf(y) - magnitude : complement - std::erfc(y);
    long double slope = 2 / std::sqrt(pi) * std::exp(-y * y);
    long double newton = error / slope;
    y -= newton / (1 + y * newton); // Halley: the third order term as well
  }
  return std::copysign(y, x);
}

} // namespace trc::reference
