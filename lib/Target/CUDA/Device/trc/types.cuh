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

/// x, rounded to what a T can hold.
template <typename T> __device__ __forceinline__ f32 round_to(f32 x) {
  return to_f32(from_f32<T>(x));
}

/// N elements that lie next to each other, accessed as one word.
template <typename T, int N> struct alignas(sizeof(T) * N) Vector {
  T lane[N];
};

template <int Bytes> struct Word;
template <> struct Word<1> { using type = u8; };
template <> struct Word<2> { using type = u16; };
template <> struct Word<4> { using type = u32; };
template <> struct Word<8> { using type = uint2; };
template <> struct Word<16> { using type = uint4; };

/// `from` is a multiple of sizeof(T) * N, which is 1, 2, 4, 8 or 16.
template <int N, typename T>
__device__ __forceinline__ Vector<T, N> load_vector(const T *from) {
  using Raw = typename Word<sizeof(T) * N>::type;
  union {
    Raw raw;
    Vector<T, N> vector;
  } both;
  both.raw = *reinterpret_cast<const Raw *>(from);
  return both.vector;
}

template <int N, typename T>
__device__ __forceinline__ void store_vector(T *to, const Vector<T, N> &value) {
  using Raw = typename Word<sizeof(T) * N>::type;
  union {
    Vector<T, N> vector;
    Raw raw;
  } both;
  both.vector = value;
  *reinterpret_cast<Raw *>(to) = both.raw;
}

} // namespace trc_device
