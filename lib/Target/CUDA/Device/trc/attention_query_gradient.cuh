//===- attention_query_gradient.cuh - d_query and statistics --------------===//
//
// A block has the queries of one tile of a head, and goes over the keys that
// they see: the first of the two kernels of attention_gradient.cuh.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "trc/attention_dropout.cuh"
#include "trc/attention_gradient.cuh"
#include "trc/attention_kept.cuh"

namespace trc_device {

template <class Problem> class AttentionQueryGradient {
  using Engine = typename Problem::Engine;
  using Rules = AttentionRules<Problem>;
  using Statistics = AttentionStatistics<Problem>;
  using Element = typename Engine::Element;
  using Sum = typename Engine::Sum;
  using Queries = typename Engine::template Tile<Problem::depth>;
  using Values = typename Engine::template Tile<Problem::width>;
  using Scores = typename Engine::template Accumulator<Problem::columns>;
  using Gradients = typename Engine::template Accumulator<Queries::padded>;

  static constexpr int columns = Problem::columns;
  static constexpr int queryChunks = Queries::chunks(Engine::rows);
  static constexpr int resultChunks = Values::chunks(Engine::rows);
  using KeysAndValues = TilePair<Problem, Queries, Values>;
  static constexpr int stageChunks = KeysAndValues::chunks;
  static_assert(Problem::statisticsRows % Engine::rows == 0);
  /// Whether nobody has written down yet which weights are kept.
  static constexpr bool writesKept =
      Problem::storesKept && !Problem::keptByForward;

public:
  using Operands = AttentionGradientOperands<Element, Sum>;
  static constexpr int tiles = Problem::statisticsRows / Engine::rows;
  static constexpr int sharedBytes =
      16 * (queryChunks + resultChunks + Problem::stages * stageChunks +
            Engine::template scratchChunks<columns>);

  __device__ __forceinline__ AttentionQueryGradient(const Operands &operands,
                                                    uint4 *shared)
      : place(find_head_place<Problem>(tiles, Problem::causal)),
        keep(operands.random, place), queries(shared),
        dResults(queries + queryChunks), stages(dResults + resultChunks),
        scratch(stages + Problem::stages * stageChunks),
        firstQuery(place.tile * Engine::rows),
        keysAndValues(
            keys_and_values<Problem, Queries, Values>(operands, place)),
        keptBits(operands.statistics, place) {
    mask = scores_of(operands.mask, Problem::mask_strides(), place);
    bias = scores_of(operands.bias, Problem::bias_strides(), place);
  }

  __device__ __forceinline__ void run(const Operands &operands) {
    int valid = Problem::rows - firstQuery;
    Queries::template load<Engine::rows>(
        queries,
        rows_of(operands.query, Problem::query_strides(), place,
                valid > 0 ? firstQuery : 0),
        Problem::query_strides().row, valid);
    Values::template load<Engine::rows>(
        dResults,
        rows_of(operands.dResult, Problem::result_strides(), place,
                valid > 0 ? firstQuery : 0),
        Problem::result_strides().row, valid);
    copy_async_commit();
    gradients.clear();
    bool counts = find_statistics(operands);
    bool goesAgain = Rules::sumsAgain && any_in_block(counts);
    if (goesAgain)
      sum_again();
    givesHidden = (Problem::additive || writesKept) && goesAgain;
    write_statistics(operands.statistics);

    int lastQuery = firstQuery + Engine::rows - 1;
    int seen = Rules::keys_before(lastQuery < Problem::rows ? lastQuery + 1
                                                            : Problem::rows);
    if (givesHidden)
      seen = Problem::keys;
    if (valid <= 0) // rows of the workspace alone
      seen = 0;
    int end = (seen + columns - 1) / columns;
    over_keys<true>(end, [&](int tile) { add(tile); });
    if constexpr (writesKept)
      keptBits.write_none(firstQuery, end);

#pragma unroll
    for (int i = 0; i < Engine::rowsOfThread; ++i)
#pragma unroll
      for (int j = 0; j < Gradients::columnsOfThread; ++j)
        gradients.at(i, j) *= static_cast<Sum>(Problem::scale);
    if (valid > 0)
      Engine::template store<Problem::depth>(
          gradients, queries,
          rows_of(operands.dQuery, Problem::d_query_strides(), place,
                  firstQuery),
          Problem::d_query_strides().row, valid);
  }

private:
  /// Whether the sum of one of the thread's queries has to be made again.
  __device__ __forceinline__ bool find_statistics(const Operands &operands) {
    const Sum *logsumexp =
        operands.logsumexp +
        (static_cast<long long>(place.b) * Problem::heads + place.h) *
            Problem::rows;
    bool counts = false;
#pragma unroll
    for (int i = 0; i < Engine::rowsOfThread; ++i) {
      int t = firstQuery + Engine::row(i);
      bool inside = t < Problem::rows;
      int within = inside ? t : 0;
      Sum dot = Engine::template dot<Problem::width>(
          rows_of(operands.dResult, Problem::result_strides(), place, within),
          rows_of(operands.result, Problem::result_strides(), place, within));
      Sum sum = logsumexp[within] * static_cast<Sum>(attentionLog2e);
      // Minus infinity is that of a query that sees nothing.
      bool weighs = inside && logsumexp[within] != -infinity_of(Sum());
      base[i] = weighs ? sum : infinity_of(Sum());
      mean[i] = inside ? dot : Sum(0);
      share[i] = 1;
      counts |= weighs && (Rules::hidden_counts(sum) ||
                           Rules::has_few_digits(logsumexp[within]));
    }
    return counts;
  }

  __device__ __forceinline__ void write_statistics(Sum *statistics) {
    Sum *to = Statistics::of(statistics, place) + firstQuery;
    if (threadIdx.x % Engine::lanesOfRow != 0)
      return;
#pragma unroll
    for (int i = 0; i < Engine::rowsOfThread; ++i) {
      int row = Engine::row(i);
      to[row] = base[i];
      to[Statistics::rows + row] = mean[i];
      if (Statistics::hasShare)
        to[2 * Statistics::rows + row] = share[i];
    }
  }

  __device__ __forceinline__ uint4 *keys_of(int tile) const {
    return stages + tile % Problem::stages * stageChunks;
  }

  /// Calls the function for each tile of keys, with its values if asked for.
  template <bool values, typename Function>
  __device__ __forceinline__ void over_keys(int end, Function function) {
    over_tiles<Problem>(
        0, end,
        [&](int tile) {
          if (values)
            keysAndValues.load(keys_of(tile), tile, Problem::keys);
          else
            keysAndValues.load_left(keys_of(tile), tile, Problem::keys);
        },
        function);
    finish_tiles();
  }

  /// Begins to make the scores of the tile.
  __device__ __forceinline__ void begin_scores(Scores &scores, int tile) {
    Engine::template multiply_transposed<Queries, true>(scores, queries,
                                                        keys_of(tile));
  }

  /// Scores of the tile from products. Without `weighsHidden` those that are
  /// hidden are minus infinity.
  template <bool weighsHidden>
  __device__ __forceinline__ void hide(Scores &scores, int tile) {
    int firstKey = tile * columns;
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
          Sum &score = scores.at(i, j);
          int s = firstKey + Engine::column(j);
          if (Problem::keys % columns != 0 && s >= Problem::keys)
            score = -infinity_of(Sum());
          else if (bool sees = Rules::sees(mask, t, s); sees || weighsHidden)
            score =
                Rules::masked_score(score, Rules::bias_of(bias, t, s), !sees);
          else
            score = -infinity_of(Sum());
        }
    }
  }

  /// Largest scores and sums of all scores, hidden ones too.
  __device__ __forceinline__ void sum_again() {
    Sum sum[Engine::rowsOfThread];
#pragma unroll
    for (int i = 0; i < Engine::rowsOfThread; ++i) {
      base[i] = -infinity_of(Sum());
      sum[i] = 0;
    }
    over_keys<false>((Problem::keys + columns - 1) / columns, [&](int tile) {
      Scores scores;
      begin_scores(scores, tile);
      Engine::template finish<0>(scores);
      hide<true>(scores, tile);
#pragma unroll
      for (int i = 0; i < Engine::rowsOfThread; ++i) {
        Sum now = base[i];
#pragma unroll
        for (int j = 0; j < Scores::columnsOfThread; ++j)
          now = larger_of(now, scores.at(i, j));
        now = most_of_row<Engine::lanesOfRow>(now);
        // A query that has seen nothing so far.
        Sum from = now == -infinity_of(Sum()) ? Sum(0) : now;
        sum[i] *= Engine::exponential2(base[i] - from);
        base[i] = now;
#pragma unroll
        for (int j = 0; j < Scores::columnsOfThread; ++j)
          sum[i] += Engine::exponential2(scores.at(i, j) - from);
      }
    });
#pragma unroll
    for (int i = 0; i < Engine::rowsOfThread; ++i) {
      Sum total = sum_of_row<Engine::lanesOfRow>(sum[i]);
      bool weighs = total > 0 && firstQuery + Engine::row(i) < Problem::rows;
      share[i] = weighs ? Sum(1) / total : Sum(0);
      if (!weighs)
        base[i] = infinity_of(Sum());
    }
  }

  /// Which weights of a tile are kept, where forward has written it down.
  __device__ __forceinline__ auto stored_of(int firstQuery,
                                            int firstKey) const {
    if constexpr (Problem::keptByForward)
      return KeptOwn<Problem>(keptBits, firstQuery, firstKey);
    else
      return KeptAll();
  }
  /// The same, or drawn again.
  template <class Stored>
  __device__ __forceinline__ auto kept_of(const Stored &stored, int firstQuery,
                                          int firstKey) const {
    if constexpr (Problem::keptByForward)
      return stored;
    else
      return keep.template in_tile<Engine, columns, false>(firstQuery,
                                                           firstKey);
  }

  __device__ __forceinline__ void add(int tile) {
    const uint4 *keys = keys_of(tile);
    int firstKey = tile * columns;
    // On the diagonal warps that multiply together may have nothing to do.
    int end = firstQuery + Engine::first_row_together() + Engine::rowsTogether;
    if (!givesHidden && Rules::is_blind(end, firstKey)) {
      if constexpr (writesKept)
        keptBits.write(firstQuery, firstKey, [](int, int) { return 0u; });
      return;
    }
    // What is in memory is asked for early.
    auto stored = stored_of(firstQuery, firstKey);
    Scores scores, dScores;
    if (!Problem::dropped) {
#pragma unroll
      for (int i = 0; i < Engine::rowsOfThread; ++i)
#pragma unroll
        for (int j = 0; j < Scores::columnsOfThread; ++j)
          dScores.at(i, j) = -mean[i];
      Engine::settle(dScores);
    }
    begin_scores(scores, tile);
    Engine::template multiply_transposed<Values, Problem::dropped>(
        dScores, dResults, keys + KeysAndValues::leftChunks);
    Engine::template finish<1>(scores);
    // Else a hidden score has no gradient, as if its weight were zero.
    hide<Problem::additive>(scores, tile);
    auto kept = kept_of(stored, firstQuery, firstKey);
    if constexpr (writesKept)
      keptBits.write(firstQuery, firstKey,
                     [&](int m, int n) { return kept.from_square(m, n); });
#pragma unroll
    for (int i = 0; i < Engine::rowsOfThread; ++i) {
#pragma unroll
      for (int j = 0; j < Scores::columnsOfThread; ++j) {
        Sum weight =
            Engine::exponential2(Rules::exponent(scores.at(i, j), base[i]));
        if (Statistics::hasShare)
          weight *= share[i];
        scores.at(i, j) = weight;
      }
    }
    Engine::template finish<0>(dScores);
#pragma unroll
    for (int i = 0; i < Engine::rowsOfThread; ++i) {
#pragma unroll
      for (int j = 0; j < Scores::columnsOfThread; ++j) {
        Sum inner = dScores.at(i, j);
        if (Problem::dropped)
          inner = multiply_add(inner, factor_of<Problem>(kept, i, j), -mean[i]);
        dScores.at(i, j) = scores.at(i, j) * inner;
      }
    }
    Engine::template multiply<Queries>(gradients, dScores, keys, scratch);
    Engine::template finish<0>(gradients);
  }

  HeadPlace place;
  AttentionKeep<Problem> keep;
  uint4 *queries, *dResults, *stages, *scratch;
  int firstQuery;
  KeysAndValues keysAndValues;
  AttentionKeptBits<Problem> keptBits;
  const unsigned char *mask;
  const Sum *bias;
  /// Whether hidden scores have gradients, or weights whose random bits the
  /// gradient by keys wants.
  bool givesHidden = false;
  Gradients gradients;
  Sum base[Engine::rowsOfThread], mean[Engine::rowsOfThread],
      share[Engine::rowsOfThread];
};

} // namespace trc_device
