//===- types.cuh - element types of kernel text ---------------------------===//
//
// Integers and floats by width, the two 16-bit floats as storage with
// conversions, and loads and stores of up to 16 bytes.
//
//   loop form     register   memory
//   I1            bool       u8, 0 or 1
//   (U)I2, (U)I4  i8, u8     i8, u8, extended
//   F16, BF16     f32        f16, bf16: rounded after each operation
//   the rest      the same in both
//
//===----------------------------------------------------------------------===//

#pragma once

#include "trc/intrinsics.cuh"

namespace trc_device {

using i8 = signed char;
using u8 = unsigned char;
using i16 = short;
using u16 = unsigned short;
using i32 = int;
using u32 = unsigned;
using i64 = long long;
using u64 = unsigned long long;
using f32 = float;
using f64 = double;

struct f16 {
  u16 bits;
};
struct bf16 {
  u16 bits;
};

__device__ __forceinline__ f32 to_f32(f32 x) { return x; }
__device__ __forceinline__ f32 to_f32(f16 x) {
  return f16_value(x.bits);
}
__device__ __forceinline__ f32 to_f32(bf16 x) {
  return bf16_value(x.bits);
}

/// The nearest T, ties to even.
template <typename T> __device__ __forceinline__ T from_f32(f32 x);
template <> __device__ __forceinline__ f32 from_f32<f32>(f32 x) { return x; }
template <> __device__ __forceinline__ f16 from_f32<f16>(f32 x) {
  return f16{f16_bits(x)};
}
template <> __device__ __forceinline__ bf16 from_f32<bf16>(f32 x) {
  return bf16{bf16_bits(x)};
}

/// An f32 that is a bf16 already, as registers of kernel text are: the upper half.
__device__ __forceinline__ bf16 exact_bf16(f32 x) {
  return bf16{static_cast<u16>(__float_as_uint(x) >> 16)};
}

/// x, rounded to what a T can hold.
template <typename T> __device__ __forceinline__ f32 round_to(f32 x) {
  return to_f32(from_f32<T>(x));
}

/// An element as a register holds it, and back.
__device__ __forceinline__ f32 to_register(f16 x) { return to_f32(x); }
__device__ __forceinline__ f32 to_register(bf16 x) { return to_f32(x); }
template <typename T> __device__ __forceinline__ T to_register(T x) {
  return x;
}
template <typename T, typename R> struct ToMemory {
  static __device__ __forceinline__ T of(R x) { return static_cast<T>(x); }
};
template <> struct ToMemory<f16, f32> {
  static __device__ __forceinline__ f16 of(f32 x) { return from_f32<f16>(x); }
};
template <> struct ToMemory<bf16, f32> {
  static __device__ __forceinline__ bf16 of(f32 x) { return from_f32<bf16>(x); }
};
template <typename T, typename R> __device__ __forceinline__ T to_memory(R x) {
  return ToMemory<T, R>::of(x);
}

/// Bits of the exponent and of the mantissa.
template <typename T> struct Format;
template <> struct Format<f16> {
  static constexpr int exponent = 5, mantissa = 10;
};
template <> struct Format<bf16> {
  static constexpr int exponent = 8, mantissa = 7;
};

/// N elements that lie next to each other, accessed as words of up to 16 bytes.
template <typename T, int N>
struct alignas(sizeof(T) * N < 16 ? sizeof(T) * N : 16) Vector {
  T lane[N];
};

template <int Bytes> struct Word;
template <> struct Word<1> { using type = u8; };
template <> struct Word<2> { using type = u16; };
template <> struct Word<4> { using type = u32; };
template <> struct Word<8> { using type = uint2; };
template <> struct Word<16> { using type = uint4; };

template <typename T, int N> union Words {
  static constexpr int count = sizeof(T) * N <= 16 ? 1 : sizeof(T) * N / 16;
  using Raw = typename Word<sizeof(T) * N / count>::type;
  __device__ Words() {}
  Vector<T, N> vector;
  Raw raw[count];
};

/// `from` is a multiple of sizeof(T) * N, or of 16 when that is more.
template <int N, typename T>
__device__ __forceinline__ Vector<T, N> load_vector(const T *from) {
  using W = Words<T, N>;
  W words;
#pragma unroll
  for (int i = 0; i < W::count; ++i)
    words.raw[i] = reinterpret_cast<const typename W::Raw *>(from)[i];
  return words.vector;
}

template <int N, typename T>
__device__ __forceinline__ void store_vector(T *to, const Vector<T, N> &value) {
  using W = Words<T, N>;
  W words;
  words.vector = value;
#pragma unroll
  for (int i = 0; i < W::count; ++i)
    reinterpret_cast<typename W::Raw *>(to)[i] = words.raw[i];
}

} // namespace trc_device
