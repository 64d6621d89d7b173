//===- attention_dropout.cuh - which weights are kept ---------------------===//
//
// A weight is kept where its random bits are below `keepBelow`. Which bits
// these are, the problem says:
//
//   randomBits   32: of stablehlo.rng_bit_generator, or of a key of jax.random
//                    (`keyed`), a block of Threefry for each weight;
//                8, 16: of trc.random_bits, in tiles, four words of Philox for
//                    16 or 8 weights
//
// In tiles, the weights of a block lie eight rows or columns apart, as those
// lie that a lane holds of what tensor cores have multiplied:
//
//              keys  u   u + 8  u + 16  u + 24       of one lane:
//   queries   g      x0    y0     z0      w0           g = lane / 4
//         g + 8      x1    y1     z1      w1           u = lane % 4 * 2 + e
//        g + 16      x2    y2     z2      w2             for e = 0, 1; of the
//        g + 24      x3    y3     z3      w3           transposed, exchanged
//
// so no lane computes a block of which another needs a part. What a word
// decides is found for its parts at once, in the highest bit of each, and the
// words of several blocks lie interleaved in one register.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "trc/attention_problem.cuh"
#include "trc/random.cuh"

namespace trc_device {

/// From the random bits of one weight to those of the next batch, head, query
/// or key.
struct WeightStrides {
  unsigned long long batch, head, query, key;
};

/// The 32 random bits of a weight. Of a state, those of
/// stablehlo.rng_bit_generator for [B,H,T,S]: pairs along the first even
/// dimension, else along the longest one, share a block of two words; blocks
/// are numbered in row-major order.
template <class Problem, bool keyed> class AttentionBits {
  static constexpr int find_paired() {
    constexpr int all[4] = {Problem::batch, Problem::heads, Problem::rows,
                            Problem::keys};
    int longest = 0;
    for (int i = 0; i < 4; ++i) {
      if (all[i] % 2 == 0)
        return i;
      if (all[i] > all[longest])
        longest = i;
    }
    return longest;
  }
  static constexpr int paired = find_paired();
  static constexpr unsigned long long heads =
      paired == 1 ? (Problem::heads + 1) / 2 : Problem::heads;
  static constexpr unsigned long long rows =
      paired == 2 ? (Problem::rows + 1) / 2 : Problem::rows;
  static constexpr unsigned long long keys =
      paired == 3 ? (Problem::keys + 1) / 2 : Problem::keys;

public:
  __device__ __forceinline__ AttentionBits(const unsigned long long *state,
                                           HeadPlace place) {
    if (!Problem::dropped)
      return;
    key = state[0];
    unsigned long long b = paired == 0 ? place.b / 2 : place.b;
    unsigned long long h = paired == 1 ? place.h / 2 : place.h;
    first = state[1] + (b * heads + h) * rows * keys;
    word = paired == 0 ? place.b % 2 : place.h % 2;
  }

  __device__ __forceinline__ unsigned at(int t, int s) const {
    unsigned long long block = paired == 2 ? t / 2 : t;
    block = first + block * keys + (paired == 3 ? s / 2 : s);
    int which = paired == 2 ? t % 2 : paired == 3 ? s % 2 : word;
    Words2 words = three_fry(key, block);
    return which == 0 ? words.word[0] : words.word[1];
  }

private:
  unsigned long long key = 0, first = 0;
  int word = 0;
};

/// Of a key of jax.random: both words, joined by xor, of a block for each
/// weight, whose counter has the upper word of its number first.
template <class Problem> class AttentionBits<Problem, true> {
public:
  __device__ __forceinline__ AttentionBits(const unsigned long long *state,
                                           HeadPlace place) {
    // Two words, which need not begin at a multiple of eight bytes.
    auto *words = reinterpret_cast<const unsigned *>(state);
    key = words[0] | static_cast<unsigned long long>(words[1]) << 32;
    first = place.b * Problem::random_strides().batch +
            place.h * Problem::random_strides().head;
  }

  __device__ __forceinline__ unsigned at(int t, int s) const {
    unsigned long long number = first + t * Problem::random_strides().query +
                                s * Problem::random_strides().key;
    Words2 words = three_fry(key, number << 32 | number >> 32);
    return words.word[0] ^ words.word[1];
  }

private:
  unsigned long long key = 0, first = 0;
};

struct RandomState {
  unsigned long long key, counter;
};

/// Of fewer bits.
template <class Problem> class AttentionFewBits {
  static constexpr int width = Problem::randomBits, parts = 32 / width;
  static constexpr unsigned long long bands =
      (Problem::rows + 8 * parts - 1) / (8 * parts);
  static constexpr unsigned blocksOfRow = (Problem::keys + 31) / 32 * 8;

public:
  __device__ __forceinline__ AttentionFewBits(const unsigned long long *state,
                                              HeadPlace place) {
    this->state = state;
    unsigned long long head = place.b * Problem::heads + place.h;
    first = head * bands * 8 * blocksOfRow;
  }

  /// Reads the state, which is not kept from one tile to the next: registers
  /// are few.
  __device__ __forceinline__ RandomState read_state() const {
    return {state[0], state[1]};
  }

  /// That of query 8 parts `band` + g and key 32 `group` + u, and the others.
  __device__ __forceinline__ Words4 block(RandomState state, int band, int g,
                                          int group, int u) const {
    unsigned row = static_cast<unsigned>(band * 8 + g);
    unsigned long long number =
        first + (static_cast<unsigned long long>(row) * blocksOfRow +
                 static_cast<unsigned>(group * 8 + u));
    unsigned long long low = state.counter + number;
    return philox(state.key, low, state.key + (low < number));
  }

  /// That of one weight.
  __device__ __forceinline__ unsigned at(int t, int s) const {
    Words4 words = block(read_state(), t / (8 * parts), t % 8, s / 32, s % 8);
    int number = s / 8 % 4;
    unsigned low = number % 2 == 0 ? words.word[0] : words.word[1];
    unsigned high = number % 2 == 0 ? words.word[2] : words.word[3];
    return (number < 2 ? low : high) >> (t / 8 % parts * width) &
           ((1u << width) - 1);
  }

private:
  const unsigned long long *state;
  unsigned long long first;
};

template <class Problem, int randomBits> struct SelectAttentionBits {
  using Type = AttentionFewBits<Problem>;
};
template <class Problem> struct SelectAttentionBits<Problem, 32> {
  using Type = AttentionBits<Problem, Problem::keyed>;
};

/// For each weight that a thread holds of a tile, drawn one by one. In a loop
/// that is not unrolled, or the generator would be in the code for each. On
/// tensor cores the bits lie as in attention_kept.cuh: a byte for each 16 rows
/// and 16 columns.
template <class Problem, class Engine, int columns, bool transposed>
class KeptEach {
  static constexpr int columnsOfThread =
      Engine::template Accumulator<columns>::columnsOfThread;
  static constexpr int count = Engine::rowsOfThread * columnsOfThread;
  static constexpr int squares = columnsOfThread / 4; ///< side by side

public:
  template <class Bits>
  __device__ __forceinline__ KeptEach(const Bits &bits, int firstRow,
                                      int firstColumn) {
#pragma unroll
    for (int word = 0; word < (count + 31) / 32; ++word) {
      unsigned result = 0;
#pragma unroll 2
      for (int k = 0; k < (count < 32 ? count : 32); ++k) {
        int at = word * 32 + k;
        int i = at / columnsOfThread, j = at % columnsOfThread;
        if constexpr (Engine::holdsByEights) {
          i = at / 8 / squares * 2 + at / 4 % 2;
          j = at / 8 % squares * 4 + at % 4;
        }
        int row = firstRow + Engine::row(i);
        int column = firstColumn + Engine::column(j);
        bool kept = (transposed ? bits.at(column, row) : bits.at(row, column)) <
                    Problem::keepBelow;
        result |= static_cast<unsigned>(kept) << k;
      }
      words[word] = result;
    }
  }

  __device__ __forceinline__ bool at(int i, int j) const {
    int at = i * columnsOfThread + j;
    if constexpr (Engine::holdsByEights)
      at = (i / 2 * squares + j / 4) * 8 + i % 2 * 4 + j % 4;
    return (words[at / 32] >> at % 32 & 1) != 0;
  }

  /// On tensor cores: those of the square of 16 x 16 in row m, column n, and of
  /// what follows it above them.
  __device__ __forceinline__ unsigned from_square(int m, int n) const {
    int at = (m * squares + n) * 8;
    return words[at / 32] >> at % 32;
  }

private:
  unsigned words[(count + 31) / 32];
};

/// The same of a tile whose lanes hold whole blocks of random bits.
template <class Problem, class Engine, int columns, bool transposed>
class KeptByBlocks {
  static constexpr int width = Problem::randomBits, parts = 32 / width;
  /// Rows or columns of eight that a thread has weights in.
  static constexpr int alongQueries =
      transposed ? columns / 8 : Engine::rowsOfThread;
  static constexpr int alongKeys =
      transposed ? Engine::rowsOfThread : columns / 8;
  static constexpr int bands = alongQueries < parts ? 1 : alongQueries / parts;
  /// Words of a block that a thread has weights of.
  static constexpr int words = alongKeys < 4 ? alongKeys : 4;
  static constexpr int groups = alongKeys / words;
  static constexpr int fields = bands * groups * 2 * words;
  static_assert(4 % words == 0 && alongKeys % words == 0 &&
                (parts % alongQueries == 0 || alongQueries % parts == 0));

  /// The highest bit of each part of a word.
  static constexpr unsigned highest = width == 8 ? 0x80808080u : 0x80008000u;

  /// These bits, set where a weight is dropped.
  static __device__ __forceinline__ unsigned find_dropped(unsigned word) {
    constexpr unsigned half = 1u << (width - 1);
    constexpr auto below = static_cast<unsigned>(Problem::keepBelow);
    if (below >= 2 * half)
      return 0;
    // The lower bits are not below those of the bound: a sum carries over.
    unsigned carried =
        (word & ~highest) + (half - below % half) * (highest / half);
    return (below >= half ? word & carried : word | carried) & highest;
  }

  /// Where the answers of a word lie: which word of which block.
  static constexpr int field_of(int band, int group, int e, int word) {
    return ((band * groups + group) * 2 + e) * words + word;
  }

public:
  /// `firstRow` and `firstColumn`, of the tile, are multiples of 16.
  __device__ __forceinline__ KeptByBlocks(const AttentionFewBits<Problem> &bits,
                                          int firstRow, int firstColumn) {
    int inRow = static_cast<int>(threadIdx.x % 32) / 4;
    firstRow += Engine::first_row_of_warp();
    int query = transposed ? firstColumn : firstRow;
    int key = transposed ? firstRow : firstColumn;
    const RandomState state = bits.read_state();
#pragma unroll
    for (unsigned &answer : answers)
      answer = 0;
#pragma unroll
    for (int band = 0; band < bands; ++band)
#pragma unroll
      for (int group = 0; group < groups; ++group)
#pragma unroll
        for (int e = 0; e < 2; ++e) {
          int inColumn = static_cast<int>(threadIdx.x % 4) * 2 + e;
          Words4 drawn = bits.block(
              state, query / (8 * parts) + band, transposed ? inColumn : inRow,
              key / 32 + group, transposed ? inRow : inColumn);
#pragma unroll
          for (int which = 0; which < words; ++which) {
            unsigned word = drawn.word[which];
            // Of a block that reaches beyond the warp's, its own part.
            if (words == 2 && key / 16 % 2 != 0)
              word = drawn.word[which + 2];
            if (alongQueries < parts)
              word >>= query / 8 % parts * width;
            int field = field_of(band, group, e, which);
            answers[field / width] |= find_dropped(word) >> field % width;
          }
        }
    // They are made here and now: left to move them between products, the
    // compiler runs out of registers.
#pragma unroll
    for (unsigned &answer : answers)
      asm volatile("" : "+r"(answer));
  }

  __device__ __forceinline__ bool at(int i, int j) const {
    int query = transposed ? j / 2 : i, key = transposed ? i : j / 2;
    int band = bands == 1 ? 0 : query / parts;
    int field = field_of(band, key / words, j % 2, key % words);
    int bit = query % parts * width + width - 1 - field % width;
    return (answers[field / width] >> bit & 1) == 0;
  }

private:
  unsigned answers[(fields + width - 1) / width];
};

template <class Problem, class Engine, int columns, bool transposed,
          bool byBlocks>
struct SelectKept {
  using Type = KeptEach<Problem, Engine, columns, transposed>;
};
template <class Problem, class Engine, int columns, bool transposed>
struct SelectKept<Problem, Engine, columns, transposed, true> {
  using Type = KeptByBlocks<Problem, Engine, columns, transposed>;
};

struct KeptAll {
  __device__ __forceinline__ bool at(int, int) const { return true; }
};

/// What a weight is multiplied by.
template <class Problem, class Kept>
__device__ __forceinline__ auto factor_of(const Kept &kept, int i, int j) {
  using Sum = typename Problem::Engine::Sum;
  return kept.at(i, j) ? static_cast<Sum>(Problem::keepScale) : Sum(0);
}

/// Which weights of a head are kept.
template <class Problem> class AttentionKeep {
  using Bits = typename SelectAttentionBits<Problem, Problem::randomBits>::Type;

public:
  __device__ __forceinline__ AttentionKeep(const unsigned long long *state,
                                           HeadPlace place)
      : bits(state, place) {}

  /// Of a tile of scores, which has queries for rows, or `transposed` keys.
  template <class Engine, int columns, bool transposed>
  __device__ __forceinline__ auto in_tile(int firstRow, int firstColumn) const {
    if constexpr (!Problem::dropped) {
      return KeptAll();
    } else {
      constexpr bool byBlocks =
          Problem::randomBits < 32 && Engine::holdsByEights;
      return typename SelectKept<Problem, Engine, columns, transposed,
                                 byBlocks>::Type(bits, firstRow, firstColumn);
    }
  }

private:
  Bits bits;
};

} // namespace trc_device
