//===- special.cuh - functions that CUDA's math library lacks -------------===//
//
// In double: digamma, the inverse error function, the logistic function.
//
//===----------------------------------------------------------------------===//

#pragma once
#include "trc/elements.cuh"

namespace trc_device {

/// A sum that keeps what its additions lose.
struct CompensatedSum {
  double sum = 0, lost = 0;
  __device__ void add(double value, double error = 0) {
    const double next = sum + value;
    const double virtual_value = next - sum;
    lost += (sum - (next - virtual_value)) + (value - virtual_value) + error;
    sum = next;
  }
};

__device__ inline double digamma(double x) {
  constexpr double pi = 3.14159265358979323846;
  const double none = not_a_number(0.0);
  if (x != x || x == 0 || x == -infinity())
    return none;
  // Near the roots the terms cancel.
  CompensatedSum result;
  if (x < 0) {
    // Reflection: psi(x) = psi(1 - x) - pi / tan(pi x). The tangent of the
    // distance to the nearest integer keeps its digits.
    const double distance = x - round(x);
    if (distance == 0)
      return none; // a pole
    result.add(-pi / tan(pi * distance));
    x = 1 - x;
  }
  // Recurrence up to where the asymptotic series has 17 digits.
  for (; x < 16; x += 1) {
    const double quotient = 1 / x;
    result.add(-quotient, -fma(-quotient, x, 1.0) * quotient);
  }
  if (x == infinity())
    return x;
  const double inverse = 1 / (x * x);
  // Bernoulli numbers B(2n) / 2n.
  double series = -3617.0 / 8160;
  series = series * inverse + 1.0 / 12;
  series = series * inverse - 691.0 / 32760;
  series = series * inverse + 1.0 / 132;
  series = series * inverse - 1.0 / 240;
  series = series * inverse + 1.0 / 252;
  series = series * inverse - 1.0 / 120;
  series = series * inverse + 1.0 / 12;
  result.add(log(x));
  result.add(-0.5 / x);
  result.add(-series * inverse);
  return result.sum + result.lost;
}

__device__ inline double inverse_erf(double x) {
  constexpr double pi = 3.14159265358979323846;
  const double magnitude = fabs(x);
  if (!(magnitude <= 1))
    return not_a_number(0.0);
  if (magnitude == 1)
    return copysign(infinity(), x);
  if (x == 0)
    return x;
  // A rough start (two digits), then Halley's iteration, which triples the
  // digits each time. Near one the complement is exact and keeps them.
  constexpr double a = 0.147;
  const double logarithm = log1p(-magnitude) + log1p(magnitude);
  const double half = 2 / (pi * a) + logarithm / 2;
  // sqrt(half^2 - L/a) - half without cancellation where L is small.
  const double root = sqrt(half * half - logarithm / a);
  double y = sqrt((-logarithm / a) / (root + half));
  const double slope = 1.12837916709551257390; // 2 / sqrt(pi)
  for (int i = 0; i < 3; ++i) {
    const double error =
        magnitude < 0.5 ? erf(y) - magnitude : (1 - magnitude) - erfc(y);
    const double step = error / (slope * exp(-y * y));
    y -= step / (1 + y * step);
  }
  return copysign(y, x);
}

/// For x << 0 the quotient is exp(x), also where exp(-x) overflows.
__device__ inline double logistic(double x) {
  if (x < -700)
    return exp(x);
  return 1 / (1 + exp(-x));
}

} // namespace trc_device
