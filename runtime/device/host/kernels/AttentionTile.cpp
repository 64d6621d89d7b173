//===- AttentionTile.cpp - the inner loops of attention -------------------===//
//
// Compiled with -march=x86-64-v3, with x86-64-v4, and with that and
// AVX512-BF16, each time in a namespace of that name (TRC_ISA), with
// multiplications and additions contracted. Everything is local to the file or
// forced inline.
//
//===----------------------------------------------------------------------===//

#include "AttentionTile.h"
#include "AttentionKeeper.h"
#include "AttentionVectors.h"

namespace trc::runtime::host::TRC_ISA {

namespace {

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

#ifdef __AVX512F__
/// Accumulators of the micro-kernel: up to four vectors wide.
constexpr int mostVectors = 4;
constexpr int rowsFor(int vectors) { return vectors == 4 ? 6 : 8; }
#else
constexpr int mostVectors = 2;
constexpr int rowsFor(int) { return 6; }
#endif
constexpr int mostRows = 8;

struct Piece {
  const float *a;
  int64_t rowOfA, stepOfA;
  const float *b;
  int64_t rowOfB;
  float *c;
  int64_t rowOfC;
  int64_t depth;
  bool accumulate;
};

/// `rows` rows of `vectors` vectors, all in registers.
template <int rows, int vectors> void multiplyPiece(const Piece &piece) {
  // Copies: what is stored could otherwise be the piece itself.
  float *c = piece.c;
  const int64_t rowOfC = piece.rowOfC;
  Floats sum[rows][vectors];
#pragma clang loop unroll(full)
  for (int i = 0; i < rows; ++i)
#pragma clang loop unroll(full)
    for (int j = 0; j < vectors; ++j)
      sum[i][j] =
          piece.accumulate ? load(c + i * rowOfC + j * lanes) : Floats{};
  const float *a = piece.a, *b = piece.b;
  const int64_t rowOfA = piece.rowOfA;
  for (int64_t l = 0; l < piece.depth; ++l) {
    Floats factors[vectors];
#pragma clang loop unroll(full)
    for (int j = 0; j < vectors; ++j)
      factors[j] = load(b + j * lanes);
#pragma clang loop unroll(full)
    for (int i = 0; i < rows; ++i) {
      Floats factor = splat(a[i * rowOfA]);
#pragma clang loop unroll(full)
      for (int j = 0; j < vectors; ++j)
        sum[i][j] += factor * factors[j];
    }
    a += piece.stepOfA;
    b += piece.rowOfB;
  }
#pragma clang loop unroll(full)
  for (int i = 0; i < rows; ++i)
#pragma clang loop unroll(full)
    for (int j = 0; j < vectors; ++j)
      store(c + i * rowOfC + j * lanes, sum[i][j]);
}

using PieceFunction = void (*)(const Piece &);
/// `rows`, or what fits the registers.
constexpr int fitting(int rows, int vectors) {
  return rows < rowsFor(vectors) ? rows : rowsFor(vectors);
}
template <int vectors>
constexpr PieceFunction piecesOf[mostRows] = {
    multiplyPiece<1, vectors>,
    multiplyPiece<2, vectors>,
    multiplyPiece<3, vectors>,
    multiplyPiece<4, vectors>,
    multiplyPiece<5, vectors>,
    multiplyPiece<6, vectors>,
    multiplyPiece<fitting(7, vectors), vectors>,
    multiplyPiece<fitting(8, vectors), vectors>};
constexpr const PieceFunction *pieces[] = {
    piecesOf<1>,
    piecesOf<2>,
#ifdef __AVX512F__
    piecesOf<3>,
    piecesOf<4>,
#endif
};

void multiply(const TileProduct &p) {
  int64_t vectors = p.columns / lanes;
  int64_t step = rowsFor(static_cast<int>(least(vectors, mostVectors)));
  for (int64_t i = 0; i < p.rows; i += step) {
    int64_t rows = least(step, p.rows - i);
    int64_t firstVector = 0, begin = 0, end = p.depth;
    if (p.hidden == TileProduct::KeysByQueries)
      firstVector = most(i + p.shift, 0) / lanes;
    else if (p.hidden == TileProduct::QueriesOverKeys)
      end = most(least(end, i + rows - p.shift), 0);
    else
      begin = least(most(i + p.shift, 0), end);
    for (int64_t j = firstVector; j < vectors;) {
      int64_t wide = least(mostVectors, vectors - j);
      pieces[wide - 1][rows - 1]({p.a + i * p.rowOfA + begin * p.stepOfA,
                                  p.rowOfA, p.stepOfA,
                                  p.b + begin * p.rowOfB + j * lanes, p.rowOfB,
                                  p.c + i * p.rowOfC + j * lanes, p.rowOfC,
                                  end - begin, p.accumulate});
      j += wide;
    }
  }
}

#ifdef __AVX512BF16__
/// The same on pairs of bf16; nothing is there before.
template <int rows, int vectors>
void scorePiece(const TileScores &p, int64_t row, int64_t column) {
  Floats sum[rows][vectors] = {};
  const uint32_t *a = p.a + row * p.rowOfA, *b = p.b + column;
  for (int64_t l = 0; l < p.pairs; ++l, b += tileQueries) {
    __m512bh factors[vectors];
#pragma clang loop unroll(full)
    for (int j = 0; j < vectors; ++j)
      __builtin_memcpy(&factors[j], b + j * lanes, sizeof factors[j]);
#pragma clang loop unroll(full)
    for (int i = 0; i < rows; ++i) {
      auto pair = reinterpret_cast<__m512bh>(
          _mm512_set1_epi32(static_cast<int>(a[i * p.rowOfA + l])));
#pragma clang loop unroll(full)
      for (int j = 0; j < vectors; ++j)
        sum[i][j] = reinterpret_cast<Floats>(_mm512_dpbf16_ps(
            reinterpret_cast<__m512>(sum[i][j]), pair, factors[j]));
    }
  }
#pragma clang loop unroll(full)
  for (int i = 0; i < rows; ++i)
#pragma clang loop unroll(full)
    for (int j = 0; j < vectors; ++j)
      store(p.c + (row + i) * tileQueries + column + j * lanes,
            sum[i][j] * p.factor);
}

using ScoreFunction = void (*)(const TileScores &, int64_t, int64_t);
template <int vectors>
constexpr ScoreFunction scoresOf[] = {
    scorePiece<1, vectors>, scorePiece<2, vectors>, scorePiece<3, vectors>,
    scorePiece<4, vectors>, scorePiece<5, vectors>, scorePiece<6, vectors>};
constexpr const ScoreFunction *scorePieces[] = {scoresOf<1>, scoresOf<2>,
                                                scoresOf<3>, scoresOf<4>};

void multiplyScores(const TileScores &p) {
  constexpr int64_t step = rowsFor(mostVectors);
  int64_t vectors = p.columns / lanes;
  for (int64_t i = 0; i < p.rows; i += step)
    for (int64_t j = most(i + p.shift, 0) / lanes; j < vectors;) {
      int64_t wide = least(mostVectors, vectors - j);
      scorePieces[wide - 1][least(step, p.rows - i) - 1](p, i, j * lanes);
      j += wide;
    }
}
#endif

template <typename T> using Four = T __attribute__((vector_size(16)));

/// to[column, query] = scale(from[query, column]) of four bytes each.
template <typename T, typename Scale>
TRC_INLINE void turn(const T *from, int64_t rowOfFrom, int64_t count,
                     int64_t columns, T *to, Scale scale) {
  int64_t whole = columns - columns % 4;
  for (int64_t query = 0; query < tileQueries; query += 4) {
    if (query + 4 > count) {
      for (int64_t column = 0; column < columns; ++column)
        for (int64_t q = query; q < query + 4; ++q)
          to[column * tileQueries + q] =
              q < count ? scale(from[q * rowOfFrom + column]) : T(0);
      continue;
    }
    const T *at = from + query * rowOfFrom;
    for (int64_t column = 0; column < whole; column += 4) {
      Four<T> rows[4];
      for (int i = 0; i < 4; ++i)
        __builtin_memcpy(&rows[i], at + i * rowOfFrom + column,
                         sizeof(Four<T>));
      Four<T> low01 = __builtin_shufflevector(rows[0], rows[1], 0, 4, 1, 5);
      Four<T> low23 = __builtin_shufflevector(rows[2], rows[3], 0, 4, 1, 5);
      Four<T> high01 = __builtin_shufflevector(rows[0], rows[1], 2, 6, 3, 7);
      Four<T> high23 = __builtin_shufflevector(rows[2], rows[3], 2, 6, 3, 7);
      Four<T> turned[4] = {__builtin_shufflevector(low01, low23, 0, 1, 4, 5),
                           __builtin_shufflevector(low01, low23, 2, 3, 6, 7),
                           __builtin_shufflevector(high01, high23, 0, 1, 4, 5),
                           __builtin_shufflevector(high01, high23, 2, 3, 6, 7)};
      for (int i = 0; i < 4; ++i) {
        turned[i] = scale(turned[i]);
        __builtin_memcpy(to + (column + i) * tileQueries + query, &turned[i],
                         sizeof(Four<T>));
      }
    }
    for (int64_t column = whole; column < columns; ++column)
      for (int64_t q = 0; q < 4; ++q)
        to[column * tileQueries + query + q] =
            scale(at[q * rowOfFrom + column]);
  }
}

void transpose(const float *from, int64_t rowOfFrom, int64_t count,
               int64_t columns, float factor, float *to) {
  turn(from, rowOfFrom, count, columns, to,
       [factor](auto x) __attribute__((always_inline)) { return x * factor; });
}

#ifdef __AVX512BF16__
void transposePairs(const uint32_t *from, int64_t rowOfFrom, int64_t count,
                    int64_t pairs, uint32_t *to) {
  turn(from, rowOfFrom, count, pairs, to,
       [](auto x) __attribute__((always_inline)) { return x; });
}
#else
constexpr decltype(TileFunctions::multiplyScores) multiplyScores = nullptr;
constexpr decltype(TileFunctions::transposePairs) transposePairs = nullptr;
#endif

//===----------------------------------------------------------------------===//
// Softmax
//===----------------------------------------------------------------------===//

/// Keys [0, whole) are visible to all queries of a vector, those from `end` on
/// to none.
struct Range {
  int64_t whole, end;
  TRC_INLINE Range(const TileMask &mask, int64_t firstQuery)
      : whole(least(most(firstQuery - mask.shift + 1, 0), mask.keys)),
        end(least(most(firstQuery + lanes - mask.shift, 0), mask.keys)) {}
};

/// The lanes that see key `key`, which is in [whole, end) of their range.
TRC_INLINE Ints seeing(const TileMask &mask, int64_t key, int64_t firstQuery) {
  return laneNumbers() >= static_cast<int32_t>(key + mask.shift - firstQuery);
}

/// What a hidden score is.
TRC_INLINE Floats hiddenScore(const TileMask &mask, int64_t key,
                              int64_t firstQuery) {
  Floats fill = splat(mask.fill);
  if (!mask.fillFirst)
    return fill;
  Floats bias = load(mask.bias + key * tileQueries + firstQuery);
  return fill + (bias < 0 ? bias : Floats{});
}

/// Adds the bias to the scores of keys in [0, end).
TRC_INLINE void addBias(float *scores, const TileMask &mask, int64_t end,
                        int64_t firstQuery) {
  const float *bias = mask.bias + firstQuery;
  for (int64_t i = 0; i < end * tileQueries; i += tileQueries)
    store(scores + i, load(scores + i) + load(bias + i));
}

/// Fills in what is hidden in [0, end), and returns the largest score.
TRC_INLINE Floats findMost(float *scores, const TileMask &mask, Range range,
                           int64_t firstQuery, Floats sofar) {
  if (mask.bias)
    addBias(scores, mask, range.end, firstQuery);
  if (mask.seen)
    for (int64_t key = 0; key < range.end; ++key) {
      float *at = scores + key * tileQueries;
      auto bits = static_cast<LaneBits>(mask.seen[key] >> firstQuery);
      store(at, toMask(bits) ? load(at) : hiddenScore(mask, key, firstQuery));
    }
  // Without a bias hidden scores are alike.
  int64_t counted =
      mask.fillFirst ? mask.keys : least(range.end + 1, mask.keys);
  for (int64_t key = range.end; key < counted; ++key)
    sofar = larger(hiddenScore(mask, key, firstQuery), sofar);
  for (int64_t key = 0; key < range.whole; ++key) {
    float *at = scores + key * tileQueries;
    if (mask.shown && !mask.shown[key])
      store(at, hiddenScore(mask, key, firstQuery));
    sofar = larger(load(at), sofar);
  }
  for (int64_t key = range.whole; key < range.end; ++key) {
    float *at = scores + key * tileQueries;
    Floats hidden = hiddenScore(mask, key, firstQuery);
    Floats score = seeing(mask, key, firstQuery) ? load(at) : hidden;
    if (mask.shown && !mask.shown[key])
      score = hidden;
    store(at, score);
    sofar = larger(score, sofar);
  }
  return sofar;
}

template <TileKeep::Source source>
void finishSoftmax(float *scores, const TileMask &mask, const TileKeep &keep,
                   bool keepsHidden, const float *most, const float *before,
                   float *sum, float *correction) {
  for (int64_t first = 0; first < mask.queries; first += lanes) {
    Range range(mask, first);
    float *column = scores + first;
    Floats largest = load(most + first);
    // A query that has seen nothing: all of its weights are zero.
    Floats base = largest == -__builtin_inff() ? Floats{} : largest;
    Floats factor = exponential(load(before + first) - base);
    store(correction + first, factor);
    Floats total = load(sum + first) * factor;
    Keeper<source> keeper(keep, first);
    int64_t end = range.end;
    if (keepsHidden) {
      for (int64_t key = end; key < mask.keys; ++key)
        store(column + key * tileQueries, hiddenScore(mask, key, first));
      end = mask.keys;
    }
    for (int64_t key = 0; key < end; ++key) {
      float *at = column + key * tileQueries;
      Floats weight = exponential(load(at) - base);
      total += weight;
      store(at, keeper.keptOf(weight, key));
    }
    for (int64_t key = end; key < mask.keys; ++key)
      store(column + key * tileQueries, Floats{});
    store(sum + first, total);
  }
}

TileFunctions::Step softmax(float *scores, const TileMask &mask,
                            const TileKeep &keep, float *most, float *sum,
                            float *correction) {
  TileFunctions::Step step = {false, false};
  alignas(64) float before[tileQueries];
  for (int64_t first = 0; first < mask.queries; first += lanes) {
    Floats old = load(most + first);
    Floats now = findMost(scores + first, mask, Range(mask, first), first, old);
    store(before + first, old);
    store(most + first, now);
    for (int i = 0; i < lanes; ++i) {
      step.corrects |= !(now[i] == old[i]);
      step.keepsHidden |= hiddenCounts(mask.fill, now[i]);
    }
  }
  if (keep.source == TileKeep::DrawTiles)
    drawTiles(keep, mask.keys);
  static constexpr decltype(&finishSoftmax<TileKeep::All>) ways[] = {
      finishSoftmax<TileKeep::All>, finishSoftmax<TileKeep::Draw>,
      finishSoftmax<TileKeep::DrawBoth>, finishSoftmax<TileKeep::Stored>,
      finishSoftmax<TileKeep::DrawEach>};
  ways[sourceOf(keep, step.keepsHidden)](scores, mask, keep, step.keepsHidden,
                                         most, before, sum, correction);
  return step;
}

template <TileKeep::Source source>
void differentiateTile(float *scores, float *dWeights, const TileMask &mask,
                       const TileKeep &keep,
                       const TileFunctions::Gradient &of) {
  for (int64_t first = 0; first < mask.queries; first += lanes) {
    Range range(mask, first);
    Floats base = load(of.base + first), share = load(of.factor + first),
           mean = load(of.mean + first);
    Keeper<source> keeper(keep, first);
    if (mask.bias)
      addBias(scores + first, mask, range.end, first);
    auto finish = [&](int64_t key, auto sees) {
      float *score = scores + key * tileQueries + first;
      float *gradient = dWeights + key * tileQueries + first;
      Floats value = sees(load(score), hiddenScore(mask, key, first));
      Floats weight = exponential(value - base) * share;
      Floats factor = keeper.keptOf(splat(of.keepScale), key);
      Floats inner = load(gradient) * factor - mean;
      Floats dScore = weight * of.scale * inner;
      store(gradient, mask.additive ? dScore : sees(dScore, Floats{}));
      store(score, weight * factor);
    };
    auto all = [](Floats value, Floats)
                   __attribute__((always_inline)) { return value; };
    auto none = [](Floats, Floats other)
                    __attribute__((always_inline)) { return other; };
    int64_t whole = mask.seen ? 0 : range.whole;
    for (int64_t key = 0; key < whole; ++key)
      if (mask.shown && !mask.shown[key])
        finish(key, none);
      else
        finish(key, all);
    for (int64_t key = whole; key < range.end; ++key) {
      Ints lanesThatSee =
          key < range.whole ? Ints{} == 0 : seeing(mask, key, first);
      if (mask.seen)
        lanesThatSee &= toMask(static_cast<LaneBits>(mask.seen[key] >> first));
      if (mask.shown && !mask.shown[key])
        lanesThatSee = Ints{};
      finish(key, [&](Floats value, Floats other) __attribute__((
                      always_inline)) { return lanesThatSee ? value : other; });
    }
    for (int64_t key = range.end; key < mask.keys; ++key) {
      if (of.keepsHidden) {
        finish(key, none);
        continue;
      }
      store(scores + key * tileQueries + first, Floats{});
      store(dWeights + key * tileQueries + first, Floats{});
    }
  }
}

void differentiate(float *scores, float *dWeights, const TileMask &mask,
                   const TileKeep &keep,
                   const TileFunctions::Gradient &gradient) {
  if (keep.source == TileKeep::DrawTiles)
    drawTiles(keep, mask.keys);
  static constexpr decltype(&differentiateTile<TileKeep::All>) ways[] = {
      differentiateTile<TileKeep::All>, differentiateTile<TileKeep::Draw>,
      differentiateTile<TileKeep::DrawBoth>,
      differentiateTile<TileKeep::Stored>,
      differentiateTile<TileKeep::DrawEach>};
  ways[sourceOf(keep, gradient.keepsHidden)](scores, dWeights, mask, keep,
                                             gradient);
}

void scaleRows(float *rows, int64_t stride, int64_t count, int64_t columns,
               const float *factors) {
  for (int64_t i = 0; i < count; ++i)
    for (int64_t j = 0; j < columns; j += lanes)
      store(rows + i * stride + j, load(rows + i * stride + j) * factors[i]);
}

void scaleQueries(float *columns, int64_t count, const float *factors) {
  for (int64_t i = 0; i < count * tileQueries; i += tileQueries)
    for (int64_t j = 0; j < tileQueries; j += lanes)
      store(columns + i + j, load(columns + i + j) * load(factors + j));
}

void dotRows(const float *a, int64_t rowOfA, const float *b, int64_t rowOfB,
             int64_t count, int64_t columns, float *sums) {
  for (int64_t i = 0; i < count; ++i) {
    Floats sum = {};
    for (int64_t j = 0; j < columns; j += lanes)
      sum += load(a + i * rowOfA + j) * load(b + i * rowOfB + j);
    float total = 0;
    for (int lane = 0; lane < lanes; ++lane)
      total += sum[lane];
    sums[i] = total;
  }
}

void exponentialOf(const float *from, int64_t count, float *to) {
  for (int64_t i = 0; i < count; i += lanes)
    store(to + i, exponential(load(from + i)));
}

} // namespace

const TileFunctions &tileFunctions() {
  static constexpr TileFunctions functions = {.multiply = multiply,
                                              .transpose = transpose,
                                              .multiplyScores = multiplyScores,
                                              .transposePairs = transposePairs,
                                              .sumOverQueries = nullptr,
                                              .sumOverKeys = nullptr,
                                              .pairQueries = nullptr,
                                              .turnKeys = nullptr,
                                              .softmax = softmax,
                                              .differentiate = differentiate,
                                              .scaleRows = scaleRows,
                                              .scaleQueries = scaleQueries,
                                              .dotRows = dotRows,
                                              .exponential = exponentialOf};
  return functions;
}

} // namespace trc::runtime::host::TRC_ISA
