//===- attention_forward.cuh - softmax attention, one pass over the keys --===//
//
// A block has the queries of one tile of a head, and goes once over the keys
// that they see. For each query it keeps the largest score so far, the sum of
// exponentials, and the weighted sum of values; where keys bring a larger
// score, what was summed is scaled down. So nothing of the size of the scores
// is ever in memory.
//
// Hidden scores have a weight where `fill` is near the scores that are seen
// (for a query that sees nothing, say). Then the keys behind the diagonal are
// gone over too.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "trc/attention_dropout.cuh"
#include "trc/attention_kept.cuh"
#include "trc/attention_stages.cuh"

namespace trc_device {

template <class Problem> class AttentionForward {
  using Engine = typename Problem::Engine;
  using Rules = AttentionRules<Problem>;
  using Element = typename Engine::Element;
  using Sum = typename Engine::Sum;
  using Queries = typename Engine::template Tile<Problem::depth>;
  using Values = typename Engine::template Tile<Problem::width>;
  using Scores = typename Engine::template Accumulator<Problem::columns>;
  using Results = typename Engine::template Accumulator<Values::padded>;

  static constexpr int columns = Problem::columns;
  /// Whether there are tiles of queries that see no key.
  static constexpr bool mayBeBlind =
      Problem::keys == 0 || (Problem::causal && Problem::rows > Problem::keys);
  static constexpr int queryChunks = Queries::chunks(Engine::rows) >
                                             Values::chunks(Engine::rows)
                                         ? Queries::chunks(Engine::rows)
                                         : Values::chunks(Engine::rows);
  using KeysAndValues = TilePair<Problem, Queries, Values>;
  static constexpr int stageChunks = KeysAndValues::chunks;

public:
  static constexpr int tiles =
      (Problem::rows + Engine::rows - 1) / Engine::rows;
  static constexpr int sharedBytes =
      16 * (queryChunks + Problem::stages * stageChunks +
            Engine::template scratchChunks<columns>);

  struct Operands {
    const Element *query, *key, *value;
    const unsigned char *mask;
    const Sum *bias;
    const unsigned long long *random;
    Element *result;
    Sum *logsumexp;
    Sum *statistics; ///< the gradient's workspace, where bits are kept for it
  };

  __device__ __forceinline__ AttentionForward(const Operands &operands,
                                              uint4 *shared)
      : place(find_head_place<Problem>(tiles, Problem::causal)),
        keep(operands.random, place), queries(shared),
        stages(shared + queryChunks),
        scratch(stages + Problem::stages * stageChunks),
        firstQuery(place.tile * Engine::rows),
        keysAndValues(
            keys_and_values<Problem, Queries, Values>(operands, place)),
        keptBits(operands.statistics, place) {
    mask = scores_of(operands.mask, Problem::mask_strides(), place);
    bias = scores_of(operands.bias, Problem::bias_strides(), place);
  }

  __device__ __forceinline__ void run(const Operands &operands) {
    Queries::template load<Engine::rows>(
        queries,
        rows_of(operands.query, Problem::query_strides(), place, firstQuery),
        Problem::query_strides().row, Problem::rows - firstQuery);
    results.clear();
#pragma unroll
    for (int i = 0; i < Engine::rowsOfThread; ++i) {
      most[i] = -infinity_of(Sum());
      sum[i] = 0;
    }
    int lastQuery = firstQuery + Engine::rows - 1;
    int seen = Rules::keys_before(lastQuery < Problem::rows ? lastQuery + 1
                                                            : Problem::rows);
    int end = (seen + columns - 1) / columns;
    add_tiles(0, end);
    int gone = end; // through
    if (mayBeBlind && end == 0) {
      // The copy of the queries is under way, and none has waited for it.
      finish_tiles();
    }
    if (Problem::fillCounts && Problem::causal) {
      constexpr int all = (Problem::keys + columns - 1) / columns;
      bool counts = false;
#pragma unroll
      for (int i = 0; i < Engine::rowsOfThread; ++i)
        counts |= Rules::hidden_counts(most[i]) &&
                  firstQuery + Engine::row(i) < Problem::rows;
      if (any_in_block(counts)) {
        add_tiles(end, all);
        gone = all;
      }
    }
    if constexpr (Problem::keptByForward)
      keptBits.write_none(firstQuery, gone);
    write(operands);
  }

private:
  __device__ __forceinline__ uint4 *keys_of(int tile) const {
    return stages + tile % Problem::stages * stageChunks;
  }

  __device__ __forceinline__ void add_tiles(int begin, int end) {
    over_tiles<Problem>(
        begin, end,
        [&](int tile) {
          keysAndValues.load(keys_of(tile), tile, Problem::keys);
        },
        [&](int tile) { add(tile); });
  }

  __device__ __forceinline__ void add(int tile) {
    const uint4 *keys = keys_of(tile);
    int firstKey = tile * columns;
    // On the diagonal warps that multiply together may have nothing to do.
    int end = firstQuery + Engine::first_row_together() + Engine::rowsTogether;
    if (!Problem::fillCounts && Rules::is_blind(end, firstKey)) {
      if constexpr (Problem::keptByForward)
        keptBits.write(firstQuery, firstKey, [](int, int) { return 0u; });
      return;
    }
    // Before the scores, while there are registers.
    auto kept =
        keep.template in_tile<Engine, columns, false>(firstQuery, firstKey);
    if constexpr (Problem::keptByForward)
      keptBits.write(firstQuery, firstKey,
                     [&](int m, int n) { return kept.from_square(m, n); });
    Scores scores;
    Engine::template multiply_transposed<Queries, true>(scores, queries, keys);
    Engine::template finish<0>(scores);
    bool edge = Rules::is_edge(firstQuery, firstKey, columns);
#pragma unroll
    for (int i = 0; i < Engine::rowsOfThread; ++i) {
      int t = firstQuery + Engine::row(i);
#pragma unroll
      for (int j = 0; !Rules::scalesLate && j < Scores::columnsOfThread; ++j)
        scores.at(i, j) *= Rules::factor;
      if (edge)
#pragma unroll
        for (int j = 0; j < Scores::columnsOfThread; ++j) {
          int s = firstKey + Engine::column(j);
          if (Problem::keys % columns != 0 && s >= Problem::keys)
            scores.at(i, j) = -infinity_of(Sum());
          else
            scores.at(i, j) =
                Rules::masked_score(scores.at(i, j), Rules::bias_of(bias, t, s),
                                    !Rules::sees(mask, t, s));
        }
      add_to_row(scores, i, kept);
    }
    Engine::template multiply<Values>(
        results, scores, keys + KeysAndValues::leftChunks, scratch);
    Engine::template finish<0>(results);
  }

  /// Scores of a row become weights.
  template <class Kept>
  __device__ __forceinline__ void add_to_row(Scores &scores, int i,
                                             const Kept &kept) {
    Sum now = most[i];
#pragma unroll
    for (int j = 0; j < Scores::columnsOfThread; ++j)
      now = larger_of(now, scores.at(i, j));
    now = most_of_row<Engine::lanesOfRow>(now);
    // A query that has seen nothing: all of its weights are zero.
    Sum base = now == -infinity_of(Sum()) ? Sum(0) : Rules::scaled(now);
    Sum correction = Engine::exponential2(Rules::exponent(most[i], base));
    most[i] = now;
    // Before the weights, so that registers suffice on a GPU of 10.0.
#pragma unroll
    for (int j = 0; j < Results::columnsOfThread; ++j)
      results.at(i, j) *= correction;
    Sum total = 0;
#pragma unroll
    for (int j = 0; j < Scores::columnsOfThread; ++j) {
      Sum weight = Engine::exponential2(Rules::exponent(scores.at(i, j), base));
      total += weight;
      if (!kept.at(i, j))
        weight = 0;
      scores.at(i, j) = weight;
    }
    sum[i] = sum[i] * correction + total;
  }

  __device__ __forceinline__ void write(const Operands &operands) {
    Sum *logsumexp =
        operands.logsumexp +
        (static_cast<long long>(place.b) * Problem::heads + place.h) *
            Problem::rows;
#pragma unroll
    for (int i = 0; i < Engine::rowsOfThread; ++i) {
      Sum total = sum_of_row<Engine::lanesOfRow>(sum[i]);
      Sum factor =
          total == 0 ? Sum(0) : static_cast<Sum>(Problem::keepScale) / total;
#pragma unroll
      for (int j = 0; j < Results::columnsOfThread; ++j)
        results.at(i, j) *= factor;
      // As it was given: times log2(e) it may be no finite number.
      Sum base = Problem::fillCounts && most[i] == Rules::fill()
                     ? static_cast<Sum>(Problem::fill)
                     : Rules::scaled(most[i]) * static_cast<Sum>(attentionLn2);
      int t = firstQuery + Engine::row(i);
      if (t < Problem::rows && threadIdx.x % Engine::lanesOfRow == 0)
        logsumexp[t] = base + logarithm(total);
    }
    // A warp's results lie where it alone has read queries, but for heads of
    // two widths and warps that multiply together.
    if (Queries::padded != Values::padded ||
        Engine::rowsTogether != Engine::rowsOfWarp)
      __syncthreads();
    Engine::template store<Problem::width>(
        results, queries,
        rows_of(operands.result, Problem::result_strides(), place, firstQuery),
        Problem::result_strides().row, Problem::rows - firstQuery);
  }

  static __device__ __forceinline__ float logarithm(float x) { return logf(x); }
  static __device__ __forceinline__ double logarithm(double x) {
    return log(x);
  }

  HeadPlace place;
  AttentionKeep<Problem> keep;
  uint4 *queries, *stages, *scratch;
  int firstQuery;
  KeysAndValues keysAndValues;
  AttentionKeptBits<Problem> keptBits;
  const unsigned char *mask;
  const Sum *bias;
  Results results;
  Sum most[Engine::rowsOfThread], sum[Engine::rowsOfThread];
};

} // namespace trc_device
