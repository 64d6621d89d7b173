//===- linear_algebra.cuh - Cholesky factors and triangular systems -------===//
//
// In f64, rounded once when a result is stored. Plain algorithms: a block
// factorises one matrix column by column, a thread solves for one right side.
//
//===----------------------------------------------------------------------===//

#pragma once
#include "trc/elements.cuh"

namespace trc_device {

/// `factor` has room for n * n numbers of each matrix.
template <typename E, i64 n, bool lower>
__device__ inline void factorise(const typename E::Stored *a,
                                 typename E::Stored *result, f64 *factor) {
  a += blockIdx.x * n * n;
  result += blockIdx.x * n * n;
  factor += blockIdx.x * n * n;
  // Element (i, j) of the lower factor; the upper one is its transpose.
  auto place = [](i64 i, i64 j) { return lower ? i * n + j : j * n + i; };
  bool definite = true;
  for (i64 j = 0; j < n; ++j) {
    for (i64 i = j + threadIdx.x; i < n; i += blockDim.x) {
      f64 sum = static_cast<f64>(E::from_stored(a[place(i, j)]));
      for (i64 k = 0; k < j; ++k)
        sum -= factor[i * n + k] * factor[j * n + k];
      factor[i * n + j] = sum;
    }
    __syncthreads();
    const f64 pivot = factor[j * n + j];
    definite = definite && pivot > 0;
    __syncthreads();
    for (i64 i = j + threadIdx.x; i < n; i += blockDim.x)
      factor[i * n + j] =
          i == j ? sqrt(pivot) : factor[i * n + j] / sqrt(pivot);
    __syncthreads();
  }
  for (i64 at = threadIdx.x; at < n * n; at += blockDim.x) {
    const i64 i = at / n, j = at % n;
    const f64 value = j > i      ? 0.0
                      : definite ? factor[i * n + j]
                                 : not_a_number(0.0);
    result[place(i, j)] = narrow<E>(value);
  }
}

/// Solves for one of `others` right sides of one matrix; `i` runs over unknowns
/// with `step` between them. `x` keeps the solution in f64, right sides side by
/// side.
template <typename E, i64 n, i64 others, bool leftSide, bool forward, bool flip,
          bool unitDiagonal>
__device__ inline void solve(i64 item, const typename E::Stored *a,
                             const typename E::Stored *b,
                             typename E::Stored *result, f64 *x) {
  const i64 matrix = item / others, other = item % others;
  a += matrix * n * n;
  b += matrix * n * others;
  result += matrix * n * others;
  x += matrix * n * others + other;
  auto coefficient = [&](i64 i, i64 k) {
    return static_cast<f64>(E::from_stored(a[flip ? k * n + i : i * n + k]));
  };
  auto place = [&](i64 i) {
    return leftSide ? i * others + other : other * n + i;
  };
  for (i64 step = 0; step < n; ++step) {
    const i64 i = forward ? step : n - 1 - step;
    f64 sum = static_cast<f64>(E::from_stored(b[place(i)]));
    for (i64 before = 0; before < step; ++before) {
      const i64 k = forward ? before : n - 1 - before;
      sum -= coefficient(i, k) * x[k * others];
    }
    if (!unitDiagonal)
      sum /= coefficient(i, i);
    x[i * others] = sum;
    result[place(i)] = narrow<E>(sum);
  }
}

} // namespace trc_device
