//===- elementwise.cuh - operations that no fused kernel holds ------------===//
//
// The meaning of StableHLO's scalar operations in the four domains of
// elements.cuh, for the types that fusions leave out (f64 transcendental
// functions, CHLO's rarer ones, tensors that stand alone). Functions of f32 and
// narrower are computed in f64 and rounded once; those of f64 are CUDA's own.
//
//===----------------------------------------------------------------------===//

#pragma once
#include "trc/elements.cuh"
#include "trc/special.cuh"

namespace trc_device {

/// The value of a one-operand operation that is defined on floats alone.
#define TRC_FLOAT_FUNCTION(NAME, EXPRESSION)                                   \
  struct NAME {                                                                \
    template <typename E>                                                      \
    __device__ static typename E::Value apply(typename E::Value operand) {     \
      const double x = operand;                                                \
      return static_cast<typename E::Value>(EXPRESSION);                       \
    }                                                                          \
  }
TRC_FLOAT_FUNCTION(Floor, floor(x));
TRC_FLOAT_FUNCTION(Ceil, ceil(x));
TRC_FLOAT_FUNCTION(RoundNearestAfz, round(x));
TRC_FLOAT_FUNCTION(RoundNearestEven, rint(x));
TRC_FLOAT_FUNCTION(Sqrt, sqrt(x));
TRC_FLOAT_FUNCTION(Rsqrt, 1.0 / sqrt(x));
TRC_FLOAT_FUNCTION(Cbrt, cbrt(x));
TRC_FLOAT_FUNCTION(Exponential, exp(x));
TRC_FLOAT_FUNCTION(ExponentialMinusOne, expm1(x));
TRC_FLOAT_FUNCTION(Log, log(x));
TRC_FLOAT_FUNCTION(LogPlusOne, log1p(x));
TRC_FLOAT_FUNCTION(Logistic, logistic(x));
TRC_FLOAT_FUNCTION(Tanh, tanh(x));
TRC_FLOAT_FUNCTION(Sine, sin(x));
TRC_FLOAT_FUNCTION(Cosine, cos(x));
TRC_FLOAT_FUNCTION(Tan, tan(x));
TRC_FLOAT_FUNCTION(Erf, erf(x));
TRC_FLOAT_FUNCTION(Erfc, erfc(x));
TRC_FLOAT_FUNCTION(ErfInv, inverse_erf(x));
TRC_FLOAT_FUNCTION(Lgamma, lgamma(x));
TRC_FLOAT_FUNCTION(Digamma, digamma(x));
TRC_FLOAT_FUNCTION(Sinh, sinh(x));
TRC_FLOAT_FUNCTION(Cosh, cosh(x));
TRC_FLOAT_FUNCTION(Asin, asin(x));
TRC_FLOAT_FUNCTION(Acos, acos(x));
TRC_FLOAT_FUNCTION(Atan, atan(x));
TRC_FLOAT_FUNCTION(Asinh, asinh(x));
TRC_FLOAT_FUNCTION(Acosh, acosh(x));
TRC_FLOAT_FUNCTION(Atanh, atanh(x));
#undef TRC_FLOAT_FUNCTION

struct Abs {
  template <typename E>
  __device__ static typename E::Value apply(typename E::Value x) {
    if constexpr (E::isFloat)
      return fabs(x);
    else if constexpr (E::isSigned)
      return x < 0 ? static_cast<Signed>(0 - static_cast<Unsigned>(x)) : x;
    else
      return x;
  }
};
struct Negate {
  template <typename E>
  __device__ static typename E::Value apply(typename E::Value x) {
    using Value = typename E::Value;
    if constexpr (E::isFloat)
      return -x;
    else
      return static_cast<Value>(0 - static_cast<Unsigned>(x));
  }
};
/// Keeps -0 and NaN.
struct Sign {
  template <typename E>
  __device__ static typename E::Value apply(typename E::Value x) {
    using Value = typename E::Value;
    return x > Value(0) ? Value(1) : x < Value(0) ? Value(-1) : x;
  }
};
struct Square {
  template <typename E>
  __device__ static typename E::Value apply(typename E::Value x) {
    if constexpr (E::isFloat)
      return x * x;
    else
      return static_cast<typename E::Value>(static_cast<Unsigned>(x) *
                                            static_cast<Unsigned>(x));
  }
};
struct Not {
  template <typename E>
  __device__ static typename E::Value apply(typename E::Value x) {
    return ~x;
  }
};
struct Popcnt {
  template <typename E>
  __device__ static typename E::Value apply(typename E::Value x) {
    return __popcll(static_cast<Unsigned>(x) & (~0ull >> (64 - E::width)));
  }
};
struct CountLeadingZeros {
  template <typename E>
  __device__ static typename E::Value apply(typename E::Value x) {
    return __clzll(static_cast<Unsigned>(x) & (~0ull >> (64 - E::width))) -
           (64 - E::width);
  }
};
struct IsFinite {
  template <typename E> __device__ static bool apply(typename E::Value x) {
    return x - x == typename E::Value(0);
  }
};

/// The policy of integers stands in one place for all widths; i1 is made of
/// logical operations.
struct Add {
  template <typename E, typename T> __device__ static T apply(T a, T b) {
    if constexpr (E::isFloat)
      return a + b;
    else if constexpr (E::width == 1)
      return a | b;
    else
      return static_cast<T>(static_cast<Unsigned>(a) +
                            static_cast<Unsigned>(b));
  }
};
struct Subtract {
  template <typename E, typename T> __device__ static T apply(T a, T b) {
    if constexpr (E::isFloat)
      return a - b;
    else if constexpr (E::width == 1)
      return a ^ b;
    else
      return static_cast<T>(static_cast<Unsigned>(a) -
                            static_cast<Unsigned>(b));
  }
};
struct Multiply {
  template <typename E, typename T> __device__ static T apply(T a, T b) {
    if constexpr (E::isFloat)
      return a * b;
    else
      return static_cast<T>(static_cast<Unsigned>(a) *
                            static_cast<Unsigned>(b));
  }
};
struct Divide {
  template <typename E, typename T> __device__ static T apply(T a, T b) {
    if constexpr (!E::isFloat) {
      if (b == 0)
        return static_cast<T>(-1);
      if (E::isSigned && b == static_cast<T>(-1))
        return static_cast<T>(0 - static_cast<Unsigned>(a));
    }
    return a / b;
  }
};
struct Remainder {
  template <typename E, typename T> __device__ static T apply(T a, T b) {
    if constexpr (E::isFloat) {
      return fmod(a, b);
    } else {
      if (b == 0)
        return a;
      if (E::isSigned && b == static_cast<T>(-1))
        return 0;
      return a % b;
    }
  }
};
struct Power {
  template <typename E, typename T> __device__ static T apply(T a, T b) {
    if constexpr (E::isFloat) {
      return static_cast<T>(
          pow(static_cast<double>(a), static_cast<double>(b)));
    } else {
      if (E::isSigned && static_cast<Signed>(b) < 0)
        return a == static_cast<T>(1)    ? static_cast<T>(1)
               : a == static_cast<T>(-1) ? static_cast<T>(b & 1 ? -1 : 1)
                                         : static_cast<T>(0);
      Unsigned result = 1, square = static_cast<Unsigned>(a);
      for (Unsigned rest = static_cast<Unsigned>(b); rest; rest >>= 1) {
        if (rest & 1)
          result *= square;
        square *= square;
      }
      return static_cast<T>(result);
    }
  }
};
struct Atan2 {
  template <typename E, typename T> __device__ static T apply(T a, T b) {
    return static_cast<T>(
        atan2(static_cast<double>(a), static_cast<double>(b)));
  }
};
/// NaN wins; +0 is larger than -0.
struct Maximum {
  template <typename E, typename T> __device__ static T apply(T a, T b) {
    if constexpr (E::isFloat) {
      if (a != a || b != b)
        return not_a_number(a);
      return a > b || (a == b && !signbit(a)) ? a : b;
    } else {
      return a > b ? a : b;
    }
  }
};
struct Minimum {
  template <typename E, typename T> __device__ static T apply(T a, T b) {
    if constexpr (E::isFloat) {
      if (a != a || b != b)
        return not_a_number(a);
      return a < b || (a == b && signbit(a)) ? a : b;
    } else {
      return a < b ? a : b;
    }
  }
};
struct And {
  template <typename E, typename T> __device__ static T apply(T a, T b) {
    return a & b;
  }
};
struct Or {
  template <typename E, typename T> __device__ static T apply(T a, T b) {
    return a | b;
  }
};
struct Xor {
  template <typename E, typename T> __device__ static T apply(T a, T b) {
    return a ^ b;
  }
};
/// Shifts by the width or more, or by a negative amount: zero, or the sign.
struct ShiftLeft {
  template <typename E, typename T> __device__ static T apply(T a, T b) {
    return static_cast<Unsigned>(b) < E::width
               ? static_cast<T>(static_cast<Unsigned>(a) << b)
               : T(0);
  }
};
struct ShiftRightLogical {
  template <typename E, typename T> __device__ static T apply(T a, T b) {
    return static_cast<Unsigned>(b) < E::width
               ? static_cast<T>(
                     (static_cast<Unsigned>(a) & (~0ull >> (64 - E::width))) >>
                     b)
               : T(0);
  }
};
struct ShiftRightArithmetic {
  template <typename E, typename T> __device__ static T apply(T a, T b) {
    constexpr int unused = 64 - E::width;
    const Signed value =
        static_cast<Signed>(static_cast<Unsigned>(a) << unused) >> unused;
    const int amount = static_cast<Unsigned>(b) < E::width ? static_cast<int>(b)
                                                           : E::width - 1;
    return static_cast<T>(value >> amount);
  }
};
/// Of floats alone; in their own bits.
struct NextAfter {
  template <typename E>
  __device__ static typename E::Stored
  apply(typename E::Stored from, typename E::Stored to, Unsigned infinityBits) {
    constexpr Unsigned sign = 1ull << (E::width - 1);
    const Unsigned x = E::bits(from), y = E::bits(to);
    Unsigned next;
    const Unsigned magnitudeX = x & ~sign, magnitudeY = y & ~sign;
    if (magnitudeX > infinityBits || magnitudeY > infinityBits)
      next = infinityBits | (infinityBits >> 1) | 1; // NaN
    else if (x == y || (magnitudeX == 0 && magnitudeY == 0))
      next = y;
    else if (magnitudeX == 0)
      next = (y & sign) | 1;
    else if ((x & sign) != (y & sign) || magnitudeX > magnitudeY)
      next = x - 1;
    else
      next = x + 1;
    return E::from_bits(next);
  }
};

/// StableHLO's `reduce_precision`, on bits: `mantissa` and `bias` are those of
/// the element type.
template <typename E, int mantissa, int bias, int newExponent, int newMantissa>
__device__ inline typename E::Stored
reduce_precision(typename E::Stored stored) {
  const Unsigned bits = E::bits(stored);
  constexpr Unsigned signBit = 1ull << (E::width - 1);
  constexpr Unsigned infinityBits = static_cast<Unsigned>(2 * bias + 1)
                                    << mantissa;
  constexpr int dropped = mantissa - newMantissa;
  constexpr Signed newBias = (Signed(1) << (newExponent - 1)) - 1;
  const Unsigned sign = bits & signBit;
  Unsigned magnitude = bits & ~signBit;
  if (magnitude <= infinityBits) {
    if constexpr (dropped > 0) {
      const Unsigned last = (magnitude >> dropped) & 1;
      magnitude += (1ull << (dropped - 1)) - 1 + last;
      magnitude &= ~((1ull << dropped) - 1);
    }
    const Signed exponent = static_cast<Signed>(magnitude >> mantissa) - bias;
    if (newBias < bias && exponent > newBias)
      magnitude = infinityBits;
    else if (newBias < bias && exponent < 1 - newBias)
      magnitude = 0; // the reduced format has no subnormal numbers
  }
  return E::from_bits(sign | magnitude);
}

enum class Direction { EQ, NE, LT, LE, GT, GE };

template <Direction direction, typename T>
__device__ inline bool compare(T a, T b) {
  switch (direction) {
  case Direction::EQ:
    return a == b;
  case Direction::NE:
    return a != b;
  case Direction::LT:
    return a < b;
  case Direction::LE:
    return a <= b;
  case Direction::GT:
    return a > b;
  default:
    return a >= b;
  }
}

/// Comparisons with a NaN bound are false: it has to be taken by hand.
template <typename T> __device__ inline T clamp_value(T low, T value, T high) {
  value = low > value || low != low ? low : value;
  return high < value || high != high ? high : value;
}

/// The bits of one wide element as several narrow ones, or the other way round:
/// the low bits of the wide one are the first of the narrow.
template <class To, class From, typename Index>
__device__ inline void bitcast_element(const typename From::Stored *source,
                                       typename To::Stored *target,
                                       Index item) {
  constexpr int wide = From::width > To::width ? From::width : To::width;
  constexpr int reads = wide / From::width, writes = wide / To::width;
  Unsigned bits = 0;
#pragma unroll
  for (int i = 0; i < reads; ++i)
    bits |= (From::bits(source[item * reads + i]) &
             (~0ull >> (64 - From::width)))
            << (i * From::width);
#pragma unroll
  for (int i = 0; i < writes; ++i)
    target[item * writes + i] = To::from_bits(bits >> (i * To::width));
}

} // namespace trc_device
