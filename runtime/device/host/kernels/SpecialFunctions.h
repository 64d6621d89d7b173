//===- SpecialFunctions.h - functions that libm does not have ---*- C++ -*-===//
//
// In extended precision, so that the result, rounded to f64 or less, is within
// a unit in the last place (digamma: away from its zeros, where it has none).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_SPECIALFUNCTIONS_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_SPECIALFUNCTIONS_H

namespace trc::runtime::host {

long double digamma(long double x);
long double inverseErf(long double x);
/// Logarithm of the absolute value of gamma; thread-safe.
long double logGamma(long double x);
long double logistic(long double x);

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_SPECIALFUNCTIONS_H
