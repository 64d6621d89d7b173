//===- elements.cuh - every element type between memory and registers -----===//
//
// Library kernels are written once for four domains (float, double, signed and
// unsigned 64-bit integers), as the host's are: an `Element` converts between
// memory and its domain. Its `round` gives what memory would keep, so that a
// chain of operations rounds each time.
//
// In memory i1 is a byte that is 0 or 1, and 2- and 4-bit integers fill a byte,
// extended by their sign or by zeros.
//
//===----------------------------------------------------------------------===//

#pragma once
#include "trc/types.cuh"

namespace trc_device {

using Signed = long long;
using Unsigned = unsigned long long;

template <typename A, typename B> inline constexpr bool isSame = false;
template <typename A> inline constexpr bool isSame<A, A> = true;

__device__ inline float not_a_number(float) {
  return __uint_as_float(0x7fc00000u);
}
__device__ inline double not_a_number(double) {
  return __longlong_as_double(0x7ff8000000000000ll);
}
constexpr Signed infinityBits64 = 0x7ff0000000000000ll;
__device__ inline double infinity() {
  return __longlong_as_double(infinityBits64);
}

/// f64 to f32 so that rounding once more, to 16 bits, rounds as if once.
__device__ inline float round_to_odd(double value) {
  float nearest = static_cast<float>(value);
  if (static_cast<double>(nearest) == value || value != value)
    return nearest;
  unsigned int bits = __float_as_uint(nearest);
  double magnitude = value < 0 ? -value : value;
  double nearestMagnitude = nearest < 0 ? -nearest : nearest;
  if (nearestMagnitude > magnitude)
    --bits;
  return __uint_as_float(bits | 1u);
}

/// The same for integers, which have up to 64 bits.
template <typename T> __device__ inline float integer_to_odd(T value) {
  const bool negative = value < T(0);
  Unsigned magnitude = negative ? 0 - static_cast<Unsigned>(value)
                                : static_cast<Unsigned>(value);
  if (magnitude >> 53)
    magnitude = (magnitude & ~0xfffull) | ((magnitude & 0xfff) ? 0x1000ull : 0);
  const double exact = static_cast<double>(magnitude);
  return round_to_odd(negative ? -exact : exact);
}

/// Float to integer: cut off, saturated, NaN is 0.
__device__ inline Signed saturate_signed(double value, int width) {
  if (value != value)
    return 0;
  const double limit = static_cast<double>(1ull << (width - 1));
  const Signed largest = static_cast<Signed>((1ull << (width - 1)) - 1);
  if (value >= limit)
    return largest;
  if (value <= -limit)
    return -largest - 1;
  return static_cast<Signed>(value);
}
__device__ inline Unsigned saturate_unsigned(double value, int width) {
  if (!(value > 0)) // NaN too
    return 0;
  const double limit = 2.0 * static_cast<double>(1ull << (width - 1));
  if (value >= limit)
    return ~0ull >> (64 - width);
  return static_cast<Unsigned>(value);
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

/// `Stored` is the type in memory, `Value` the domain; `width` in bits. `bits`
/// and `from_bits` are those in memory, in the low bits of a number.
template <typename StoredType, typename ValueType, int numBits> struct Integer {
  using Stored = StoredType;
  using Value = ValueType;
  static constexpr int width = numBits;
  static constexpr bool isFloat = false;
  static constexpr bool isSigned = isSame<Value, Signed>;

  __device__ static Value from_stored(Stored stored) {
    return static_cast<Value>(stored);
  }
  __device__ static Stored to_stored(Value value) {
    if constexpr (width < 8) {
      unsigned int low =
          static_cast<unsigned int>(value) & ((1u << width) - 1u);
      if (isSigned && (low >> (width - 1)))
        low |= 0xffu << width;
      return static_cast<Stored>(low);
    } else {
      return static_cast<Stored>(value);
    }
  }
  __device__ static Unsigned bits(Stored stored) {
    return static_cast<Unsigned>(stored) & (~0ull >> (64 - 8 * sizeof(Stored)));
  }
  __device__ static Stored from_bits(Unsigned bits) {
    return to_stored(static_cast<Value>(bits));
  }
};

using I1 = Integer<u8, Unsigned, 1>;
using I2 = Integer<i8, Signed, 2>;
using I4 = Integer<i8, Signed, 4>;
using I8 = Integer<i8, Signed, 8>;
using I16 = Integer<i16, Signed, 16>;
using I32 = Integer<i32, Signed, 32>;
using I64 = Integer<i64, Signed, 64>;
using UI2 = Integer<u8, Unsigned, 2>;
using UI4 = Integer<u8, Unsigned, 4>;
using UI8 = Integer<u8, Unsigned, 8>;
using UI16 = Integer<u16, Unsigned, 16>;
using UI32 = Integer<u32, Unsigned, 32>;
using UI64 = Integer<u64, Unsigned, 64>;

struct F16 {
  using Stored = f16;
  using Value = f32;
  static constexpr int width = 16;
  static constexpr bool isFloat = true, isSigned = true;
  __device__ static f32 from_stored(f16 stored) { return to_f32(stored); }
  __device__ static f16 to_stored(f32 value) { return from_f32<f16>(value); }
  __device__ static Unsigned bits(f16 stored) { return stored.bits; }
  __device__ static f16 from_bits(Unsigned bits) {
    return f16{static_cast<u16>(bits)};
  }
};
struct BF16 {
  using Stored = bf16;
  using Value = f32;
  static constexpr int width = 16;
  static constexpr bool isFloat = true, isSigned = true;
  __device__ static f32 from_stored(bf16 stored) { return to_f32(stored); }
  __device__ static bf16 to_stored(f32 value) { return from_f32<bf16>(value); }
  __device__ static Unsigned bits(bf16 stored) { return stored.bits; }
  __device__ static bf16 from_bits(Unsigned bits) {
    return bf16{static_cast<u16>(bits)};
  }
};
struct F32 {
  using Stored = f32;
  using Value = f32;
  static constexpr int width = 32;
  static constexpr bool isFloat = true, isSigned = true;
  __device__ static f32 from_stored(f32 stored) { return stored; }
  __device__ static f32 to_stored(f32 value) { return value; }
  __device__ static Unsigned bits(f32 stored) {
    return __float_as_uint(stored);
  }
  __device__ static f32 from_bits(Unsigned bits) {
    return __uint_as_float(static_cast<u32>(bits));
  }
};
struct F64 {
  using Stored = f64;
  using Value = f64;
  static constexpr int width = 64;
  static constexpr bool isFloat = true, isSigned = true;
  __device__ static f64 from_stored(f64 stored) { return stored; }
  __device__ static f64 to_stored(f64 value) { return value; }
  __device__ static Unsigned bits(f64 stored) {
    return static_cast<Unsigned>(__double_as_longlong(stored));
  }
  __device__ static f64 from_bits(Unsigned bits) {
    return __longlong_as_double(static_cast<Signed>(bits));
  }
};

/// What memory would keep of a value.
template <typename E>
__device__ inline typename E::Value rounded(typename E::Value value) {
  return E::from_stored(E::to_stored(value));
}

/// A value of any domain as an element: integers wrap, floats round once.
template <typename E, typename From>
__device__ inline typename E::Stored narrow(From value) {
  if constexpr (!E::isFloat || E::width >= 32) {
    return E::to_stored(static_cast<typename E::Value>(value));
  } else if constexpr (isSame<From, float>) {
    return E::to_stored(value);
  } else if constexpr (isSame<From, double>) {
    return E::to_stored(round_to_odd(value));
  } else {
    return E::to_stored(integer_to_odd(value));
  }
}

/// StableHLO's `convert`.
template <typename To, typename From>
__device__ inline typename To::Stored convert(typename From::Value value) {
  if constexpr (To::width == 1) {
    return value != typename From::Value(0) ? 1 : 0;
  } else if constexpr (From::isFloat && !To::isFloat) {
    if constexpr (To::isSigned)
      return To::to_stored(saturate_signed(value, To::width));
    else
      return To::to_stored(saturate_unsigned(value, To::width));
  } else {
    return narrow<To>(value);
  }
}

/// An index: unsigned 64-bit ones beyond the largest signed number are beyond
/// every end.
template <typename E>
__device__ inline Signed load_index(const typename E::Stored *data,
                                    Signed index) {
  const typename E::Value value = E::from_stored(data[index]);
  if constexpr (!E::isSigned)
    if (value >> 63)
      return 0x7fffffffffffffffll;
  return static_cast<Signed>(value);
}

__device__ inline Signed clamp_index(Signed value, Signed limit) {
  return value < 0 ? 0 : value > limit ? limit : value;
}

/// An element's bits as an integer that orders floats totally: -NaN, -inf, ..,
/// -0, +0, .., inf, NaN.
template <typename E>
__device__ inline Signed total_order_key(typename E::Stored stored) {
  const Signed value =
      static_cast<Signed>(E::bits(stored) << (64 - 8 * sizeof(stored)));
  return value < 0 ? static_cast<Signed>(1ull << 63) - value - 1 : value;
}

/// A number that orders elements: integers by value, floats totally.
template <typename E>
__device__ inline Signed order_key(typename E::Stored stored) {
  if constexpr (E::isFloat)
    return total_order_key<E>(stored);
  else if constexpr (E::isSigned)
    return stored;
  else
    return static_cast<Signed>(E::bits(stored) ^ 1ull << 63);
}

} // namespace trc_device
