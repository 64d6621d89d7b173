//===- SpecialFunctions.cpp - functions that libm does not have -----------===//

#include "SpecialFunctions.h"

#include <cmath>
#include <limits>
#include <numbers>

namespace trc::runtime::host {

constexpr long double pi = std::numbers::pi_v<long double>;
constexpr long double notANumber =
    std::numeric_limits<long double>::quiet_NaN();

long double digamma(long double x) {
  if (std::isnan(x) || (std::isinf(x) && x < 0))
    return notANumber;
  if (x == 0)
    return notANumber; // a pole, of either sign
  long double result = 0;
  if (x < 0) {
    // Reflection: psi(x) = psi(1 - x) - pi / tan(pi x). The tangent of the
    // distance to the nearest integer keeps its digits.
    long double distance = x - std::round(x);
    if (distance == 0)
      return notANumber;
    result = -pi / std::tan(pi * distance);
    x = 1 - x;
  }
  // Recurrence up to where the asymptotic series has 19 digits.
  while (x < 24) {
    result -= 1 / x;
    x += 1;
  }
  if (std::isinf(x))
    return x;
  // Bernoulli numbers B(2n) / 2n.
  constexpr long double coefficients[] = {
      1.0L / 12,  -1.0L / 120,     1.0L / 252, -1.0L / 240,
      1.0L / 132, -691.0L / 32760, 1.0L / 12,  -3617.0L / 8160};
  long double inverse = 1 / (x * x), power = inverse, series = 0;
  for (long double coefficient : coefficients) {
    series += coefficient * power;
    power *= inverse;
  }
  return result + std::log(x) - 0.5L / x - series;
}

long double inverseErf(long double x) {
  if (std::isnan(x) || std::fabs(x) > 1)
    return notANumber;
  if (std::fabs(x) == 1)
    return std::copysign(std::numeric_limits<long double>::infinity(), x);
  if (x == 0)
    return x;
  long double magnitude = std::fabs(x);
  // A rough start (two digits), then Halley's iteration, which triples the
  // digits each time. Near one the complement is exact and keeps them.
  constexpr long double a = 0.147L;
  long double logarithm = std::log1p(-magnitude) + std::log1p(magnitude);
  long double half = 2 / (pi * a) + logarithm / 2;
  // sqrt(half^2 - L/a) - half without cancellation where L is small.
  long double root = std::sqrt(half * half - logarithm / a);
  long double y = std::sqrt((-logarithm / a) / (root + half));
  const long double slope = 2 / std::sqrt(pi);
  for (int i = 0; i < 4; ++i) {
    long double error = magnitude < 0.5L ? std::erf(y) - magnitude
                                         : (1 - magnitude) - std::erfc(y);
    long double step = error / (slope * std::exp(-y * y));
    y -= step / (1 + y * step);
  }
  return std::copysign(y, x);
}

long double logGamma(long double x) {
  if (std::isinf(x))
    return std::numeric_limits<long double>::infinity();
  int sign;
  return lgammal_r(x, &sign);
}

long double logistic(long double x) {
  // For x << 0 the quotient tends to exp(x), without overflow in this format.
  return 1 / (1 + std::exp(-x));
}

} // namespace trc::runtime::host
