//===- epilogue.cuh - what follows a product, as a kernel of its own ------===//
//
// For products whose epilogue the library has no algorithm for: the plain
// product has written `result`, in its type, and this does the rest in place.
//
//   Stored, batch, rows, columns                of the result
//   leading, stride                             its rows, its matrices, elements
//   hasBias, gelu, geluGradient, keepsPre, sumsBias
//
// A block has 32 columns: eight rows at a time, rowsOfBlock of them, or all
// where columns are summed, so that the order of a sum depends on nothing.
//
//===----------------------------------------------------------------------===//

#pragma once
#include "trc/types.cuh"

namespace trc_device {

constexpr int epilogueColumns = 32, epilogueLanes = 8;

__device__ __forceinline__ f32 tanh_of(f32 x) { return tanhf(x); }
__device__ __forceinline__ f64 tanh_of(f64 x) { return tanh(x); }

/// GELU(x) = x / 2 (1 + tanh(r (x + c x^3))) and its derivative.
template <typename T> struct GeluTanh {
  static constexpr T r = static_cast<T>(0.79788456080286535588); // sqrt(2 / pi)
  static constexpr T c = static_cast<T>(0.044715);
  static constexpr T half = static_cast<T>(0.5);

  __device__ static T value(T x) {
    return half * x * (1 + tanh_of(r * (x + c * x * x * x)));
  }
  __device__ static T derivative(T x) {
    const T t = tanh_of(r * (x + c * x * x * x));
    return half * (1 + t) + half * x * (1 - t * t) * r * (1 + 3 * c * x * x);
  }
};

template <class Problem> struct Epilogue {
  using Stored = typename Problem::Stored;
  using Value = decltype(to_register(Stored()));

  /// Those that the problem has not are null.
  __device__ static void apply(const Stored *bias, const Stored *pre,
                               Stored *result, Stored *keptPre,
                               Stored *biasGradient) {
    __shared__ Value sums[epilogueLanes][epilogueColumns];
    const i64 column =
        i64(blockIdx.x) * epilogueColumns + threadIdx.x % epilogueColumns;
    const unsigned lane = threadIdx.x / epilogueColumns;
    const i64 first = i64(blockIdx.y) * Problem::rowsOfBlock;
    const i64 last = first + Problem::rowsOfBlock < Problem::rows
                         ? first + Problem::rowsOfBlock
                         : Problem::rows;
    result += blockIdx.z * Problem::stride;
    Value sum = 0;
    if (column < Problem::columns)
      for (i64 row = first + lane; row < last; row += epilogueLanes) {
        const i64 at = row * Problem::leading + column;
        Value x = to_register(result[at]);
        if (Problem::hasBias)
          x += to_register(bias[column]);
        if (Problem::keepsPre)
          keptPre[at] = to_memory<Stored>(x);
        if (Problem::gelu)
          x = GeluTanh<Value>::value(x);
        if (Problem::geluGradient)
          x *= GeluTanh<Value>::derivative(to_register(pre[at]));
        result[at] = to_memory<Stored>(x);
        sum += x;
      }
    if (!Problem::sumsBias)
      return;
    sums[lane][threadIdx.x % epilogueColumns] = sum;
    __syncthreads();
    if (lane != 0 || column >= Problem::columns)
      return;
    for (int i = 1; i < epilogueLanes; ++i)
      sum += sums[i][threadIdx.x];
    biasGradient[column] = to_memory<Stored>(sum);
  }
};

} // namespace trc_device
