//===- scatter_rows.cuh - sums of rows by sorted row numbers --------------===//
//
// The entries (row, update) are sorted by row, equal rows in the order of the
// updates. They are cut into chunks:
//
//   rows     3 3 3 7 | 7 7 7 7 | 7 9 9 x      x: outside, sorted last
//   first    add to rows 3, 7; partial sum of the second chunk's 7s, and of the
//            third's, where a run began in an earlier chunk; row 9
//   second   the chunk in which row 7 begins adds the partial sums, in order
//
// A thread owns a few neighbouring columns (16 bytes of an update), so loads
// are coalesced along the row. No atomics: the order of additions is that of
// the updates within a chunk, then that of the chunks.
//
// Problem:
//   using Element                         trc/elements.cuh
//   static constexpr i64 rows, columns    of the result
//   static constexpr i64 updates          their number
//   static constexpr i64 width            columns of a thread
//
//===----------------------------------------------------------------------===//

#pragma once
#include "trc/elements.cuh"

namespace trc_device {

constexpr unsigned int segmentChunk = 32;

/// The row of an update, or their number where it falls outside.
template <class IndexElement, i64 rows> struct RowKeys {
  const typename IndexElement::Stored *indices;

  __device__ __forceinline__ u32 operator()(u32 update) const {
    const i64 row = load_index<IndexElement>(indices, update);
    return static_cast<u32>(row < 0 || row > rows ? rows : row);
  }
};

/// Adds updates to the rows that begin in this chunk. `result` already holds
/// what is added to.
template <class Problem, class E = typename Problem::Element>
__device__ inline void
add_segments(const unsigned int *sortedRows, const unsigned int *sortedUpdates,
             const typename E::Stored *updates, typename E::Stored *result,
             typename E::Value *partial) {
  constexpr unsigned int width = Problem::width, rows = Problem::rows,
                         columns = Problem::columns, count = Problem::updates;
  using Value = typename E::Value;
  using Columns = Vector<typename E::Stored, width>;
  constexpr unsigned int lanes = columns / width;
  constexpr unsigned int chunks = (count + segmentChunk - 1) / segmentChunk;
  const Unsigned item = Unsigned(blockIdx.x) * blockDim.x + threadIdx.x;
  if (item >= Unsigned(chunks) * lanes)
    return;
  const unsigned int chunk = static_cast<unsigned int>(item / lanes);
  const unsigned int column = static_cast<unsigned int>(item % lanes) * width;
  const unsigned int begin = chunk * segmentChunk;
  const unsigned int end =
      begin + segmentChunk < count ? begin + segmentChunk : count;

  unsigned int current = rows; // no row yet
  bool continues = false;      // the current row began in an earlier chunk
  Value sum[width];
  auto flush = [&] {
    if (current >= rows)
      return;
    if (continues) {
      for (unsigned int i = 0; i < width; ++i)
        partial[Unsigned(chunk) * columns + column + i] = sum[i];
      return;
    }
    Columns out;
#pragma unroll
    for (unsigned int i = 0; i < width; ++i)
      out.lane[i] = E::to_stored(sum[i]);
    store_vector<width>(result + Unsigned(current) * columns + column, out);
  };

  constexpr unsigned int batch = width > 4 ? 2 : 4; // loads under way at once
  for (unsigned int at = begin; at < end; at += batch) {
    unsigned int row[batch];
    Columns update[batch];
#pragma unroll
    for (unsigned int k = 0; k < batch; ++k) {
      row[k] = at + k < end ? sortedRows[at + k] : rows;
      if (row[k] < rows)
        update[k] = load_vector<width>(
            updates + Unsigned(sortedUpdates[at + k]) * columns + column);
    }
#pragma unroll
    for (unsigned int k = 0; k < batch; ++k) {
      if (row[k] >= rows)
        continue;
      if (row[k] != current) {
        flush();
        continues =
            at + k == begin && begin > 0 && sortedRows[begin - 1] == row[k];
        current = row[k];
        if (continues) {
#pragma unroll
          for (unsigned int i = 0; i < width; ++i)
            sum[i] = E::from_stored(update[k].lane[i]);
          continue;
        }
        const Columns old =
            load_vector<width>(result + Unsigned(current) * columns + column);
#pragma unroll
        for (unsigned int i = 0; i < width; ++i)
          sum[i] = E::from_stored(old.lane[i]);
      }
#pragma unroll
      for (unsigned int i = 0; i < width; ++i)
        sum[i] = rounded<E>(sum[i] + E::from_stored(update[k].lane[i]));
    }
  }
  flush();
}

/// Adds the partial sums of the chunks after this one to the row that began
/// here and went on.
template <class Problem, class E = typename Problem::Element>
__device__ inline void join_segments(const unsigned int *sortedRows,
                                     const typename E::Value *partial,
                                     typename E::Stored *result) {
  constexpr unsigned int width = Problem::width, rows = Problem::rows,
                         columns = Problem::columns, count = Problem::updates;
  using Columns = Vector<typename E::Stored, width>;
  constexpr unsigned int lanes = columns / width;
  constexpr unsigned int chunks = (count + segmentChunk - 1) / segmentChunk;
  const Unsigned item = Unsigned(blockIdx.x) * blockDim.x + threadIdx.x;
  // The last chunk has none after it.
  if (item >= Unsigned(chunks - 1) * lanes)
    return;
  const unsigned int chunk = static_cast<unsigned int>(item / lanes);
  const unsigned int column = static_cast<unsigned int>(item % lanes) * width;
  const unsigned int begin = chunk * segmentChunk;
  const unsigned int row = sortedRows[begin + segmentChunk - 1];
  if (row >= rows || sortedRows[begin + segmentChunk] != row)
    return; // ends here
  if (sortedRows[begin] == row && begin > 0 && sortedRows[begin - 1] == row)
    return; // began before
  typename E::Stored *target = result + Unsigned(row) * columns + column;
  Columns sums = load_vector<width>(target);
  typename E::Value sum[width];
#pragma unroll
  for (unsigned int i = 0; i < width; ++i)
    sum[i] = E::from_stored(sums.lane[i]);
  for (unsigned int next = chunk + 1;
       next < chunks && sortedRows[next * segmentChunk] == row; ++next) {
#pragma unroll
    for (unsigned int i = 0; i < width; ++i)
      sum[i] =
          rounded<E>(sum[i] + partial[Unsigned(next) * columns + column + i]);
  }
#pragma unroll
  for (unsigned int i = 0; i < width; ++i)
    sums.lane[i] = E::to_stored(sum[i]);
  store_vector<width>(target, sums);
}

} // namespace trc_device
