//===- math.cuh - scalar operations with StableHLO's meaning --------------===//
//
// What an operator of C++ says otherwise, or not at all: NaN in minima and
// maxima, division by zero, shifts by too much, conversions out of range. The
// rules stand in docs/numerics.md. 16-bit floats are computed in f32; who calls
// rounds the result.
//
// Add, subtract, multiply and divide of floats are the operators: kernels are
// compiled with --fmad=false, so that each rounds once.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "trc/types.cuh"

namespace trc_device {
namespace math {

//===-- Floats ------------------------------------------------------------===//

__device__ __forceinline__ f32 not_a_number(f32) {
  return __uint_as_float(0x7fc00000u);
}
__device__ __forceinline__ f64 not_a_number(f64) {
  return __longlong_as_double(0x7ff8000000000000ll);
}
__device__ __forceinline__ f32 infinity(f32) {
  return __uint_as_float(0x7f800000u);
}
__device__ __forceinline__ f64 infinity(f64) {
  return __longlong_as_double(0x7ff0000000000000ll);
}
__device__ __forceinline__ bool is_negative(f32 x) {
  return static_cast<i32>(__float_as_uint(x)) < 0;
}
__device__ __forceinline__ bool is_negative(f64 x) {
  return __double_as_longlong(x) < 0;
}

// NaN when one is; -0 is less than +0.
template <typename T> __device__ __forceinline__ T maximum(T x, T y) {
  if (x != x || y != y)
    return not_a_number(x);
  if (x == y)
    return is_negative(x) ? y : x;
  return x > y ? x : y;
}
template <typename T> __device__ __forceinline__ T minimum(T x, T y) {
  if (x != x || y != y)
    return not_a_number(x);
  if (x == y)
    return is_negative(x) ? x : y;
  return x < y ? x : y;
}

__device__ __forceinline__ f32 maximum(f32 x, f32 y) {
  return maximum_or_nan(x, y);
}
__device__ __forceinline__ f32 minimum(f32 x, f32 y) {
  return minimum_or_nan(x, y);
}

template <typename T> __device__ __forceinline__ bool is_finite(T x) {
  return x - x == T(0);
}
template <typename T> __device__ __forceinline__ T sign(T x) {
  return x > T(0) ? T(1) : x < T(0) ? T(-1) : x;
}

// The functions of CUDA's library; f32 and f64 by overloads.
#define TRC_UNARY(NAME, SINGLE, DOUBLE)                                        \
  __device__ __forceinline__ f32 NAME(f32 x) { return ::SINGLE(x); }           \
  __device__ __forceinline__ f64 NAME(f64 x) { return ::DOUBLE(x); }
TRC_UNARY(absolute, fabsf, fabs)
TRC_UNARY(floor, floorf, floor)
TRC_UNARY(ceil, ceilf, ceil)
TRC_UNARY(round_even, rintf, rint)
TRC_UNARY(round_away, roundf, round)
TRC_UNARY(sqrt, sqrtf, sqrt)
TRC_UNARY(cbrt, cbrtf, cbrt)
TRC_UNARY(exp, expf, exp)
TRC_UNARY(expm1, expm1f, expm1)
TRC_UNARY(log, logf, log)
TRC_UNARY(log1p, log1pf, log1p)
TRC_UNARY(tanh, tanhf, tanh)
TRC_UNARY(tanh_approximate, tanhf, tanh)
TRC_UNARY(sine, sinf, sin)
TRC_UNARY(cosine, cosf, cos)
TRC_UNARY(tan, tanf, tan)
TRC_UNARY(erf, erff, erf)
TRC_UNARY(erfc, erfcf, erfc)
#undef TRC_UNARY

#define TRC_BINARY(NAME, SINGLE, DOUBLE)                                       \
  __device__ __forceinline__ f32 NAME(f32 x, f32 y) { return ::SINGLE(x, y); } \
  __device__ __forceinline__ f64 NAME(f64 x, f64 y) { return ::DOUBLE(x, y); }
TRC_BINARY(power, powf, pow)
TRC_BINARY(atan2, atan2f, atan2)
TRC_BINARY(remainder, fmodf, fmod)
#undef TRC_BINARY

template <typename T> __device__ __forceinline__ T rsqrt(T x) {
  return T(1) / sqrt(x);
}
template <typename T> __device__ __forceinline__ T logistic(T x) {
  return T(1) / (T(1) + exp(-x));
}

// Newton's method on erf, and on erfc in the tail where erf is flat, from
// Winitzki's guess.
__device__ __forceinline__ f64 erf_inv(f64 x) {
  const f64 a = absolute(x);
  if (!(a < 1.0))
    return a == 1.0 ? x * infinity(x) : not_a_number(x);
  const f64 b = 0.147, pi = 3.14159265358979323846;
  const f64 w = log((1.0 - a) * (1.0 + a));
  const f64 t = 2.0 / (pi * b) + w / 2.0;
  const f64 square = sqrt(t * t - w / b) - t;
  f64 y = square > 0.0 ? sqrt(square) : 0.0;
  for (i32 i = 0; i < 4; ++i) {
    const f64 slope = 2.0 / sqrt(pi) * exp(-y * y);
    const f64 error = a < 0.5 ? erf(y) - a : (1.0 - a) - erfc(y);
    const f64 step = error / slope;
    y -= step / (1.0 + y * step);
  }
  return is_negative(x) ? -y : y;
}
__device__ __forceinline__ f32 erf_inv(f32 x) {
  return static_cast<f32>(erf_inv(static_cast<f64>(x)));
}

// Bits is u32 with 8 + 23 or, for the 16-bit types, the bits of those.
template <int OwnExponent, int OwnMantissa, int Exponent, int Mantissa,
          typename Bits>
__device__ __forceinline__ Bits reduce_precision_bits(Bits bits) {
  Bits result = bits;
  if constexpr (Mantissa < OwnMantissa) {
    constexpr int cut = OwnMantissa - Mantissa;
    const Bits odd = (bits >> cut) & Bits(1);
    result = (bits + odd + ((Bits(1) << (cut - 1)) - 1)) &
             ~((Bits(1) << cut) - 1);
  }
  if constexpr (Exponent < OwnExponent) {
    constexpr Bits own_bias = (Bits(1) << (OwnExponent - 1)) - 1;
    constexpr Bits bias = (Bits(1) << (Exponent - 1)) - 1;
    constexpr Bits field = ((Bits(1) << OwnExponent) - 1) << OwnMantissa;
    const Bits exponent = result & field;
    const Bits sign = bits & (Bits(1) << (OwnExponent + OwnMantissa));
    if (exponent > (own_bias + bias) << OwnMantissa)
      return sign | field;
    if (exponent <= (own_bias - bias) << OwnMantissa)
      return sign;
  }
  return result;
}
/// T is the element type: f16, bf16, f32 or f64.
template <typename T, int Exponent, int Mantissa>
__device__ __forceinline__ auto reduce_precision(decltype(to_register(T())) x) {
  if (x != x)
    return x;
  if constexpr (sizeof(T) == 8)
    return __longlong_as_double(static_cast<i64>(
        reduce_precision_bits<11, 52, Exponent, Mantissa>(
            static_cast<u64>(__double_as_longlong(x)))));
  else if constexpr (sizeof(T) == 4)
    return __uint_as_float(
        reduce_precision_bits<8, 23, Exponent, Mantissa>(__float_as_uint(x)));
  else
    return to_register(T{static_cast<u16>(
        reduce_precision_bits<Format<T>::exponent, Format<T>::mantissa, Exponent,
                              Mantissa>(u32(to_memory<T>(x).bits)))});
}

//===-- Integers ----------------------------------------------------------===//

template <typename T> struct Unsigned;
template <> struct Unsigned<i8> { using type = u8; };
template <> struct Unsigned<i16> { using type = u16; };
template <> struct Unsigned<i32> { using type = u32; };
template <> struct Unsigned<i64> { using type = u64; };
template <> struct Unsigned<u8> { using type = u8; };
template <> struct Unsigned<u16> { using type = u16; };
template <> struct Unsigned<u32> { using type = u32; };
template <> struct Unsigned<u64> { using type = u64; };
template <typename T> using unsigned_of = typename Unsigned<T>::type;

template <typename T>
inline constexpr bool is_signed = static_cast<T>(-1) < static_cast<T>(0);

// Arithmetic modulo 2^n.
template <typename T> __device__ __forceinline__ T add(T x, T y) {
  return static_cast<T>(static_cast<u64>(x) + static_cast<u64>(y));
}
template <typename T> __device__ __forceinline__ T subtract(T x, T y) {
  return static_cast<T>(static_cast<u64>(x) - static_cast<u64>(y));
}
template <typename T> __device__ __forceinline__ T multiply(T x, T y) {
  return static_cast<T>(static_cast<u64>(x) * static_cast<u64>(y));
}
template <typename T> __device__ __forceinline__ T negate(T x) {
  return subtract(T(0), x);
}
template <typename T> __device__ __forceinline__ T absolute_integer(T x) {
  return x < T(0) ? negate(x) : x;
}
template <typename T> __device__ __forceinline__ T sign_integer(T x) {
  return static_cast<T>((x > T(0)) - (x < T(0)));
}
template <typename T> __device__ __forceinline__ T maximum_integer(T x, T y) {
  return x > y ? x : y;
}
template <typename T> __device__ __forceinline__ T minimum_integer(T x, T y) {
  return x < y ? x : y;
}

// By zero: all bits set; the most negative number by -1: itself.
template <typename T> __device__ __forceinline__ T divide(T x, T y) {
  if (y == T(0))
    return static_cast<T>(-1);
  if (is_signed<T> && y == static_cast<T>(-1))
    return negate(x);
  return static_cast<T>(x / y);
}
// By zero: x.
template <typename T> __device__ __forceinline__ T remainder(T x, T y) {
  if (y == T(0))
    return x;
  if (is_signed<T> && y == static_cast<T>(-1))
    return T(0);
  return static_cast<T>(x % y);
}

// Bits is the number of bits of the value, which may be 2 or 4.
template <int Bits, typename T>
__device__ __forceinline__ u64 low_bits(T x) {
  return static_cast<u64>(x) & (~u64(0) >> (64 - Bits));
}
/// The value that the low bits mean, extended as T has it.
template <int Bits, typename T> __device__ __forceinline__ T extend(u64 x) {
  if constexpr (is_signed<T>)
    return static_cast<T>(static_cast<i64>(x << (64 - Bits)) >> (64 - Bits));
  else
    return static_cast<T>(low_bits<Bits>(x));
}
template <int Bits, typename T> __device__ __forceinline__ T popcount(T x) {
  return extend<Bits, T>(static_cast<u64>(__popcll(low_bits<Bits>(x))));
}
template <int Bits, typename T>
__device__ __forceinline__ T leading_zeros(T x) {
  return extend<Bits, T>(
      static_cast<u64>(__clzll(static_cast<i64>(low_bits<Bits>(x)))) -
      (64 - Bits));
}
// By as many bits as there are, or more: all are shifted out.
template <int Bits, typename T>
__device__ __forceinline__ T shift_left(T x, T y) {
  const u64 by = static_cast<u64>(static_cast<unsigned_of<T>>(y));
  return by >= Bits ? T(0) : extend<Bits, T>(static_cast<u64>(x) << by);
}
template <int Bits, typename T>
__device__ __forceinline__ T shift_right_logical(T x, T y) {
  const u64 by = static_cast<u64>(static_cast<unsigned_of<T>>(y));
  return by >= Bits ? T(0) : extend<Bits, T>(low_bits<Bits>(x) >> by);
}
// Unsigned types, too, shift copies of their highest bit in.
template <int Bits, typename T>
__device__ __forceinline__ T shift_right_arithmetic(T x, T y) {
  const u64 by = static_cast<u64>(static_cast<unsigned_of<T>>(y));
  const i64 high = static_cast<i64>(static_cast<u64>(x) << (64 - Bits));
  return extend<Bits, T>(static_cast<u64>(
      (high >> (64 - Bits)) >> (by >= Bits ? Bits - 1 : by)));
}

//===-- Conversions -------------------------------------------------------===//

// Towards zero, to the nearest value that `Bits` bits hold; NaN is 0.
template <typename T, int Bits, typename F>
__device__ __forceinline__ T to_integer(F x) {
  constexpr int magnitude = is_signed<T> ? Bits - 1 : Bits;
  // 2^magnitude, which is exact.
  constexpr F limit = static_cast<F>(u64(1) << (magnitude - 1)) * F(2);
  constexpr u64 most = ~u64(0) >> (64 - magnitude);
  if (x != x)
    return T(0);
  if (x >= limit)
    return static_cast<T>(most);
  if constexpr (is_signed<T>) {
    if (x < -limit)
      return static_cast<T>(-static_cast<i64>(most) - 1);
    return static_cast<T>(static_cast<i64>(x));
  } else {
    return x <= F(0) ? T(0) : static_cast<T>(static_cast<u64>(x));
  }
}

/// An f32 that rounds once more, to 16 bits, as x would at once: what is lost is
/// kept as an odd last bit.
__device__ __forceinline__ f32 round_to_odd(f64 x) {
  const f32 near = static_cast<f32>(x);
  const f64 back = static_cast<f64>(near);
  if (back == x || x != x)
    return near;
  u32 bits = __float_as_uint(near);
  bits -= absolute(back) > absolute(x) ? 1u : 0u;
  return __uint_as_float(bits | 1u);
}

/// An f64 for a 64-bit integer that rounds once more, to 16 bits, as it would.
template <typename T> __device__ __forceinline__ f64 sticky_double(T x) {
  const f64 near = static_cast<f64>(x);
  if (absolute(near) < 1099511627776.0) // 2^40: exact
    return near;
  const T head = static_cast<T>(x >> 16);
  const T sticky = (x & T(0xffff)) != T(0) ? T(1) : T(0);
  return static_cast<f64>(head | sticky) * 65536.0;
}

} // namespace math
} // namespace trc_device
