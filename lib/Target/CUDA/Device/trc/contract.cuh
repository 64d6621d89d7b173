//===- contract.cuh - contractions of any type ----------------------------===//
//
// For products that no library makes: integers, factors of two types. A block
// of 256 threads makes a tile of the result, each thread TM x TN elements of
// it, 16 rows and 16 columns apart:
//
//            b  [16][columns]      shared memory, 16 of K at a time
//   a [16][rows]   thread (y, x): rows y, y + 16, ..; columns x, x + 16, ..
//
// K goes in order, and one thread adds up an element, so that the bits depend on
// nothing but the operands. `P` is written with the kernel:
//
//   using Sum, Lhs, Rhs, Out                      types
//   static constexpr i64 m, n, k                  extents of a product
//   static constexpr bool lhs_rows, rhs_columns   run along M, N in memory
//   Sum lhs(Lhs), rhs(Rhs), plus(Out)             elements as numbers
//   Out out(Sum)                                  rounded or wrapped
//   Sum add_product(Sum a, Sum b, Sum sum)
//   i64 lhs_batch(i64), lhs_row(i64), lhs_summed(i64)       offsets in tensors
//   i64 rhs_batch(i64), rhs_summed(i64), rhs_column(i64)
//   i64 out_batch(i64), out_row(i64), out_column(i64)
//
//===----------------------------------------------------------------------===//

#pragma once

#include "trc/types.cuh"

namespace trc_device {

/// `init` is null or added to; it may be `out`.
template <typename P, int TM, int TN>
__device__ __forceinline__ void
contract_tile(const typename P::Lhs *lhs, const typename P::Rhs *rhs,
              const typename P::Out *init, typename P::Out *out) {
  using Sum = typename P::Sum;
  constexpr int rows = 16 * TM, columns = 16 * TN, depth = 16, threads = 256;
  constexpr i64 tiles_m = (P::m + rows - 1) / rows;
  constexpr i64 tiles_n = (P::n + columns - 1) / columns;
  // One more than a row: threads that differ in k use different banks.
  __shared__ Sum a[depth][rows + 1];
  __shared__ Sum b[depth][columns + 1];

  const i64 tile = blockIdx.x;
  const i64 first_column = tile % tiles_n * columns;
  const i64 first_row = tile / tiles_n % tiles_m * rows;
  const i64 batch = tile / tiles_n / tiles_m;
  const int thread = static_cast<int>(threadIdx.x);
  const int x = thread % 16, y = thread / 16;
  lhs += P::lhs_batch(batch);
  rhs += P::rhs_batch(batch);

  Sum sums[TM][TN];
  for (int i = 0; i < TM; ++i)
    for (int j = 0; j < TN; ++j) {
      const i64 row = first_row + y + 16 * i, column = first_column + x + 16 * j;
      sums[i][j] = Sum(0);
      if (init && row < P::m && column < P::n)
        sums[i][j] = P::plus(init[P::out_batch(batch) + P::out_row(row) +
                                  P::out_column(column)]);
    }

  for (i64 first = 0; first < P::k; first += depth) {
    // Neighbouring threads read what lies next to each other.
    for (int at = thread; at < rows * depth; at += threads) {
      const int i = P::lhs_rows ? at % rows : at / depth;
      const int s = P::lhs_rows ? at / rows : at % depth;
      const i64 row = first_row + i, summed = first + s;
      a[s][i] = row < P::m && summed < P::k
                    ? P::lhs(lhs[P::lhs_row(row) + P::lhs_summed(summed)])
                    : Sum(0);
    }
    for (int at = thread; at < columns * depth; at += threads) {
      const int j = P::rhs_columns ? at % columns : at / depth;
      const int s = P::rhs_columns ? at / columns : at % depth;
      const i64 column = first_column + j, summed = first + s;
      b[s][j] = column < P::n && summed < P::k
                    ? P::rhs(rhs[P::rhs_summed(summed) + P::rhs_column(column)])
                    : Sum(0);
    }
    __syncthreads();
    const int last = P::k - first < depth ? static_cast<int>(P::k - first) : depth;
    for (int s = 0; s < last; ++s)
      for (int i = 0; i < TM; ++i)
        for (int j = 0; j < TN; ++j)
          sums[i][j] = P::add_product(a[s][y + 16 * i], b[s][x + 16 * j],
                                      sums[i][j]);
    __syncthreads();
  }

  for (int i = 0; i < TM; ++i)
    for (int j = 0; j < TN; ++j) {
      const i64 row = first_row + y + 16 * i, column = first_column + x + 16 * j;
      if (row < P::m && column < P::n)
        out[P::out_batch(batch) + P::out_row(row) + P::out_column(column)] =
            P::out(sums[i][j]);
    }
}

} // namespace trc_device
