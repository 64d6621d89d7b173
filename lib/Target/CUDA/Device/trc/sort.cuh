//===- sort.cuh - sorts of the lines of a box -----------------------------===//
//
// A line is the elements along the sorted dimension. Its positions are sorted
// (trc/merge_sort.cuh), then elements are moved once. What one block can sort
// takes one kernel, `in_block`; longer lines take `chunks`, then `merge` for
// each doubling of the runs, and `move`. Positions of all lines lie in one
// array, line after line.
//
// Problem:
//   using Index                        i64
//   using Order                        below
//   static constexpr i64 length        of a line
//   static constexpr i64 step          from one element of it to the next
//   static constexpr i64 lines
//   static constexpr i64 moved         elements of a line that are wanted
//
//===----------------------------------------------------------------------===//

#pragma once

#include "trc/box.cuh"
#include "trc/elements.cuh"
#include "trc/merge_sort.cuh"
#include "trc/tuple.cuh"

namespace trc_device {

/// Tensors are sorted by a function that the program brings: `Compare` takes
/// pointers to the two elements of each tensor, and to the answer.
template <class Compare, i64 step, typename... Stored> struct OrderByBody {
  using Outputs = Tuple<Stored *...>;
  Tuple<const Stored *...> from;

  /// Whether one position of the line that begins at `base` is before another.
  struct Before {
    const Tuple<const Stored *...> &data;
    i64 base;
    __device__ __forceinline__ bool operator()(u32 a, u32 b) const {
      return compare(data, base + static_cast<i64>(a) * step,
                     base + static_cast<i64>(b) * step);
    }
  };
  __device__ __forceinline__ Before before(i64 base) const {
    return {from, base};
  }
  /// The element at `position` goes to `place` of line `line`, from `base` on.
  __device__ __forceinline__ void move(const Outputs &to, i64 /*line*/,
                                       i64 base, i64 place,
                                       u32 position) const {
    store_elements(to, base + place * step,
                   load_elements<Tuple<Stored...>>(
                       from, base + static_cast<i64>(position) * step));
  }

private:
  /// `elements` are those of the tensors before `data`.
  template <class Pointers, typename... Elements>
  static __device__ __forceinline__ bool compare(const Pointers &data, i64 a,
                                                 i64 b, Elements... elements) {
    if constexpr (Pointers::count == 1) {
      u8 isBefore;
      Compare()(elements..., data.first + a, data.first + b, &isBefore);
      return isBefore != 0;
    } else {
      return compare(data.rest, a, b, elements..., data.first + a,
                     data.first + b);
    }
  }
};

/// The first `moved` elements from the largest on, and their positions. NaN is
/// first: in the total order it is above all, if its sign is +.
template <class Element, i64 moved> struct OrderFromLargest {
  using Stored = typename Element::Stored;
  using Outputs = Tuple<Stored *, i32 *>; ///< values, positions
  Tuple<const Stored *> from;

  struct Before {
    const Stored *line;
    __device__ __forceinline__ bool operator()(u32 a, u32 b) const {
      return order_key<Element>(line[a]) > order_key<Element>(line[b]);
    }
  };
  __device__ __forceinline__ Before before(i64 base) const {
    return {from.first + base};
  }
  __device__ __forceinline__ void move(const Outputs &to, i64 line, i64 base,
                                       i64 place, u32 position) const {
    to.first[line * moved + place] = from.first[base + position];
    to.rest.first[line * moved + place] = static_cast<i32>(position);
  }
};

template <class Problem> class Sort {
  using Order = typename Problem::Order;
  using Outputs = typename Order::Outputs;
  static constexpr u32 length = Problem::length;
  static constexpr u32 chunksOfLine = (length + sortChunk - 1) / sortChunk;

  /// Where a line begins.
  static __device__ __forceinline__ i64 base_of(i64 line) {
    return line / Problem::step * (Problem::step * Problem::length) +
           line % Problem::step;
  }
  /// The chunk of a line that is this block's.
  struct Chunk {
    i64 line = blockIdx.x / chunksOfLine;
    u32 first = blockIdx.x % chunksOfLine * sortChunk;
  };

public:
  /// A block per line.
  static __device__ __forceinline__ void in_block(const Order &order,
                                                  const Outputs &to) {
    const i64 line = blockIdx.x, base = base_of(line);
    const u32 *sorted = sort_in_block(order.before(base), 0, length);
    for (u32 place = threadIdx.x; place < Problem::moved; place += sortThreads)
      order.move(to, line, base, place, sorted[place]);
  }

  static __device__ __forceinline__ void chunks(const Order &order,
                                                u32 *positions) {
    const Chunk chunk;
    u32 *to = positions + chunk.line * Problem::length + chunk.first;
    const u32 count =
        length - chunk.first < sortChunk ? length - chunk.first : sortChunk;
    const u32 *sorted = sort_in_block(order.before(base_of(chunk.line)),
                                      chunk.first, count);
    for (u32 i = threadIdx.x; i < count; i += sortThreads)
      to[i] = sorted[i];
  }

  /// Neighbouring runs of `run` positions become one.
  template <u32 run>
  static __device__ __forceinline__ void merge(const Order &order,
                                               const u32 *from, u32 *to) {
    const Chunk chunk;
    const i64 line = chunk.line * Problem::length;
    const u32 first = chunk.first + threadIdx.x * sortItems;
    merge_runs(order.before(base_of(chunk.line)), from + line, to + line,
               length, run, first, first + sortItems);
  }

  /// A thread per element that is wanted.
  static __device__ __forceinline__ void move(const Order &order,
                                              const u32 *sorted,
                                              const Outputs &to) {
    const i64 item = item_of_thread<i64, sortThreads>();
    if (item >= Problem::lines * Problem::moved)
      return;
    const i64 line = item / Problem::moved, place = item % Problem::moved;
    order.move(to, line, base_of(line), place,
               sorted[line * Problem::length + place]);
  }
};

} // namespace trc_device
