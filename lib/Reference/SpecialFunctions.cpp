//===- SpecialFunctions.cpp - what the C library lacks --------------------===//
//
// Digamma from its asymptotic series (Abramowitz and Stegun, 6.3.18) and the
// inverse of erf by Newton's method, in long double. Both are good to a small
// fraction of a unit in the last place of f64, except within 1e-3 of a root of
// digamma, where f32 and narrower are.
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
