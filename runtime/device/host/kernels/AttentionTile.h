//===- AttentionTile.h - the inner loops of attention -----------*- C++ -*-===//
//
// Attention works on tiles of 64 queries by a block of keys. A tile of scores
// lies in scratch with the queries side by side:
//
//              query 0 ............ query 63
//     key 0  [ s00  s01  ...            s063 ]   a key is a row of vectors:
//     key 1  [ s10  ...                      ]   its maximum, exponential and
//       :                                        sum over keys need no
//     key n  [ sn0  ...                 sn63 ]   shuffles, a lane is a query
//
// and every product of attention, forward and backward, has one form on it: a
// row of vectors times numbers that are broadcast (`multiply`). So there is one
// micro-kernel. It stands here and not in a BLAS, because the tiles are too
// small for oneDNN to be quick (64 x 256 x 64: 61 to 68 of 108 GF/s), and it
// does not know that half of a tile on the diagonal is hidden.
//
// AttentionTile.cpp is compiled once for each instruction set; what it offers
// is a table of functions. It includes nothing that could leave its code,
// compiled for a newer machine, to be linked into the rest.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_ATTENTIONTILE_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_ATTENTIONTILE_H

#include <cstdint>

namespace trc::runtime::host {

/// Queries of a tile; the stride of its rows.
inline constexpr int64_t tileQueries = 64;
/// Widths of the matrices that `multiply` reads as vectors are multiples.
inline constexpr int64_t tileVector = 16;
/// A shift that hides nothing.
inline constexpr int64_t allVisible = -(int64_t(1) << 40);

/// c[i, j] = sum over l of a[i, l] b[l, j] (+ c). In a tile, key k is visible
/// to query q when k + shift <= q; what is not is left out, as `hidden` says
/// where key and query stand in the product. Rows that are left out wholly are
/// not written.
struct TileProduct {
  enum Hidden {
    KeysByQueries,   ///< i is the key, j the query: vectors of c are left out
    QueriesOverKeys, ///< i is the query, l the key: the sum ends early
    KeysOverQueries  ///< i is the key, l the query: the sum starts late
  };
  const float *a;
  int64_t rowOfA, stepOfA; ///< a[i, l] at a + i rowOfA + l stepOfA
  const float *b;
  int64_t rowOfB; ///< b[l, j] at b + l rowOfB + j
  float *c;
  int64_t rowOfC;
  int64_t rows, columns, depth; ///< columns: a multiple of tileVector
  bool accumulate;
  Hidden hidden = KeysByQueries;
  int64_t shift = allVisible;
};

/// Scores, or gradients of weights, from vectors of bf16, by instructions that
/// multiply and add two at a time, in f32:
///   c[i, j] = factor * sum over l of a[i, l] b[l, j]
/// for key i and query j, as KeysByQueries above leaves out. The vectors of
/// keys are read as they lie, those of queries as `transposePairs` puts them.
struct TileScores {
  const uint32_t *a;            ///< pairs of l
  int64_t rowOfA;               ///< in pairs
  const uint32_t *b;            ///< a row of tileQueries for each pair of l
  float *c;                     ///< rows of tileQueries
  int64_t rows, columns, pairs; ///< columns: a multiple of tileVector
  float factor;
  int64_t shift;
};

/// Sums over the queries or the keys of a tile of weights, or of gradients of
/// scores, times vectors of bf16:
///   sumOverQueries: c[k, j] += sum over q of a[k, q] b[q, j]
///   sumOverKeys:    c[j, q] += sum over k of a[k, q] b[k, j]
/// What is hidden, as in TileProduct, is zero and may be left out.
struct TileSums {
  const float *a; ///< rows of tileQueries for each key
  /// What is beyond them in `a` does not count.
  int64_t keys, queries;
  /// As `pairQueries` or `turnKeys` lays them out, for each pair of queries a
  /// row of pairs, or for each column a row of pairs of keys.
  const uint32_t *b;
  int64_t rowOfB; ///< in pairs
  float *c;
  int64_t rowOfC;
  int64_t width;  ///< of a vector, a multiple of 2 * tileVector
  uint32_t *room; ///< for roomOfSums words
  int64_t shift;
};
inline constexpr int64_t mostKeysOfSums = 256, roomOfSums = 8192;

/// Which weights are kept: bits of ThreeFry below a bound. Of query q and key k
/// of the tile the block is
///   first + (halveQuery ? q / 2 : q) queryStep + (halveKey ? k' / 2 : k)
/// with k' = k + word, and its word is the last bit of q or k', else `word`.
/// With DrawEach nothing is halved, keys are keyStep apart, the words of the
/// counter change places, and the bits are both words, joined by `xor`.
/// With DrawTiles weights have `width` bits each, and share blocks of Philox as
/// the description of trc.random_bits says: query q is one of 32 / width whose
/// block has the number
///   first + (q / (256 / width) * 8 + q % 8) queryStep + s / 32 * 8 + s % 8
/// for key k, where s = firstKey + k; the tile begins at a multiple of 64
/// queries.
struct TileKeep {
  enum Source {
    All,      ///< no weight is dropped
    Draw,     ///< the bits are computed
    DrawBoth, ///< and whether the other word is kept is written to `bits`
    Stored,   ///< `bits` has the answer
    DrawEach, ///< every weight has a block of its own
    DrawTiles ///< all answers are written to `bits`, and read there
  } source = All;
  uint32_t key[2] = {};
  uint64_t first = 0;
  uint32_t queryStep = 0;
  uint64_t keyStep = 1;
  bool halveQuery = false, halveKey = false;
  uint32_t word = 0;
  int width = 32;       ///< bits of a weight
  int64_t firstKey = 0; ///< of the tile
  /// Of the state; `first` is then the number behind it.
  uint64_t counter = 0;
  uint64_t below = 0;       ///< at most 2^32
  uint64_t *bits = nullptr; ///< one for each query, for each key of the tile
};

/// What is hidden in a tile. Queries beyond `queries`, which is a multiple of
/// tileVector, are left alone.
struct TileMask {
  int64_t queries, keys;
  const uint8_t *shown; ///< one for each key, or null
  int64_t shift;        ///< see TileProduct
  float fill;
  /// A bit for each query, for each key; or null.
  const uint64_t *seen = nullptr;
  /// What is added to the scores, a tile like these; or null.
  const float *bias = nullptr;
  /// A hidden score is fill + min(bias, 0), and not fill.
  bool fillFirst = false;
  /// The gradients of hidden scores are not zero by themselves.
  bool additive = false;
};

struct TileFunctions {
  void (*multiply)(const TileProduct &product);

  /// to[column, query] = factor * from[query, column]; queries from `count` on
  /// become zero.
  void (*transpose)(const float *from, int64_t rowOfFrom, int64_t count,
                    int64_t columns, float factor, float *to);

  /// Null but on processors that multiply bf16; then pairs of neighbouring
  /// columns are turned as one: to[column / 2, query] = both of from[query].
  void (*multiplyScores)(const TileScores &product);
  void (*transposePairs)(const uint32_t *from, int64_t rowOfFrom, int64_t count,
                         int64_t pairs, uint32_t *to);

  /// Null but where bf16 is multiplied in tiles (AmxSums.h): sums, and the
  /// vectors of `count` queries or keys, `rowOfFrom` numbers apart, laid out
  /// for them: queries to a row of `width` pairs for each two of a tile, zero
  /// beyond `count`, and keys to a row of pairs for each column, zero up to a
  /// multiple of 32 keys.
  void (*sumOverQueries)(const TileSums &sums);
  void (*sumOverKeys)(const TileSums &sums);
  void (*pairQueries)(const uint16_t *from, int64_t rowOfFrom, int64_t count,
                      int64_t width, uint32_t *to);
  void (*turnKeys)(const uint16_t *from, int64_t rowOfFrom, int64_t count,
                   int64_t width, uint32_t *to, int64_t rowOfTo);

  /// One step of a softmax over keys that come in blocks: scores become
  /// exp(score - most), where `most[query]` is the largest so far; their sums
  /// are added to `sum`; what was summed before is multiplied by `correction`,
  /// also in `sum`. A score that is dropped counts in the sum and becomes 0.
  /// Where `keepsHidden` is returned, hidden scores have weights to be summed;
  /// otherwise these are zero.
  struct Step {
    bool corrects, keepsHidden;
  };
  Step (*softmax)(float *scores, const TileMask &mask, const TileKeep &keep,
                  float *most, float *sum, float *correction);

  /// The gradient: scores become weights, kept and scaled, and d_weights become
  /// gradients of scores,
  ///   scale * weight * (kept * keepScale * d_weight - mean).
  struct Gradient {
    /// Of each query: weight = factor * exp(score - base), none with a base of
    /// plus infinity; mean = sum d_result * result.
    const float *base, *factor, *mean;
    float scale, keepScale;
    bool keepsHidden; ///< as above
  };
  void (*differentiate)(float *scores, float *dWeights, const TileMask &mask,
                        const TileKeep &keep, const Gradient &gradient);

  /// rows[i, :] *= factors[i]; here and below columns are a multiple of
  /// tileVector.
  void (*scaleRows)(float *rows, int64_t stride, int64_t count, int64_t columns,
                    const float *factors);

  /// columns[j, :] *= factors[:], of a tile's queries.
  void (*scaleQueries)(float *columns, int64_t count, const float *factors);

  /// sums[i] = sum of a[i, :] b[i, :]
  void (*dotRows)(const float *a, int64_t rowOfA, const float *b,
                  int64_t rowOfB, int64_t count, int64_t columns, float *sums);

  /// exp, for tests: `count` is a multiple of tileVector.
  void (*exponential)(const float *from, int64_t count, float *to);
};

namespace x86_64_v3 {
const TileFunctions &tileFunctions();
} // namespace x86_64_v3
namespace x86_64_v4 {
const TileFunctions &tileFunctions();
} // namespace x86_64_v4
/// x86-64-v4 with AVX512-BF16.
namespace x86_64_v4_bf16 {
const TileFunctions &tileFunctions();
} // namespace x86_64_v4_bf16

/// Whether the weights of hidden scores are not so small as to be zero:
/// exp(-104) is.
[[gnu::always_inline]] inline bool hiddenCounts(float fill, float most) {
  return fill > -__builtin_inff() && !(most - fill > 110);
}

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_ATTENTIONTILE_H
