//===- attention_backward.cuh - gradients of attention --------------------===//
//
// Two kernels, one after the other. Both make scores and weights again, tile by
// tile:
//
//   AttentionQueryGradient    a block has queries, and goes over the keys:
//                             scores, d_weights -> d_query      3 products
//   AttentionKeyGradient      a block has keys, and goes over the queries:
//                             scores, d_weights -> d_key, d_value 4 products
//
// so that each sum is one thread's, in a fixed order, with no atomics. One pass
// would take five products, but d_query would have to be written and read for
// each tile of keys.
//
// The second works on tiles that are turned, keys by queries: then, as in the
// first, the rows of a tile of scores are the rows of the sums, and weights are
// the left operand of the next product where they lie.
//
// The product of d_result and value starts from minus the mean that is to be
// taken off it, where no dropout comes between.
//
// The first kernel also finds what the second needs of each query, and leaves
// it in a workspace, in rows of `statisticsRows` numbers for each head:
//
//   base, share     weight = share * 2^(score - base); base is plus infinity
//                   for a query without weights
//   mean            sum of d_result * result
//
// share is 1 and base is logsumexp, but for queries to which hidden scores
// count: there `fill` may be so large a number that it leaves no digits for the
// logarithm, and largest score and sum are made again.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "trc/attention_problem.cuh"
#include "trc/intrinsics.cuh"

namespace trc_device {

template <typename Element, typename Sum> struct AttentionGradientOperands {
  const Element *query, *key, *value, *result;
  const Sum *logsumexp;
  const Element *dResult;
  const unsigned char *mask;
  const unsigned long long *random;
  Element *dQuery, *dKey, *dValue;
  Sum *statistics;
};

/// Where in the workspace the statistics of the queries lie.
template <class Problem> struct AttentionStatistics {
  using Sum = typename Problem::Engine::Sum;
  static constexpr int rows = Problem::statisticsRows;
  static constexpr int count = Problem::fillCounts ? 3 : 2;
  static constexpr long long bytes = static_cast<long long>(sizeof(Sum)) *
                                     count * Problem::batch * Problem::heads *
                                     rows;
  /// base, mean and share of a head: `count` arrays, one after the other.
  static __device__ __forceinline__ Sum *of(Sum *statistics, HeadPlace place) {
    long long head = static_cast<long long>(place.b) * Problem::heads + place.h;
    return statistics + head * count * rows;
  }
};

//===----------------------------------------------------------------------===//
// By queries
//===----------------------------------------------------------------------===//

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
  static constexpr int keyChunks = Queries::chunks(columns);
  static constexpr int stageChunks = keyChunks + Values::chunks(columns);
  static_assert(Problem::statisticsRows % Engine::rows == 0);

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
        firstQuery(place.tile * Engine::rows) {
    key = rows_of(operands.key, Problem::key_strides(), place, 0);
    value = rows_of(operands.value, Problem::value_strides(), place, 0);
    mask = operands.mask + static_cast<long long>(place.b) * Problem::keys;
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
    if (Problem::fillCounts && any_in_block(counts))
      sum_again();
    write_statistics(operands.statistics);

    int lastQuery = firstQuery + Engine::rows - 1;
    int seen = Rules::keys_before(lastQuery < Problem::rows ? lastQuery + 1
                                                            : Problem::rows);
    if (valid <= 0) // rows of the workspace alone
      seen = 0;
    over_keys<true>((seen + columns - 1) / columns,
                    [&](int tile) { add(tile); });

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
  /// Whether hidden scores count for one of the thread's queries.
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
      counts |= weighs && Rules::hidden_counts(sum);
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
      if (Problem::fillCounts)
        to[2 * Statistics::rows + row] = share[i];
    }
  }

  __device__ __forceinline__ uint4 *keys_of(int tile) const {
    return stages + tile % Problem::stages * stageChunks;
  }

  template <bool values> __device__ __forceinline__ void load(int tile) const {
    int first = tile * columns;
    uint4 *to = keys_of(tile);
    Queries::template load<columns>(
        to, key + first * Problem::key_strides().row,
        Problem::key_strides().row, Problem::keys - first);
    if (values)
      Values::template load<columns>(
          to + keyChunks, value + first * Problem::value_strides().row,
          Problem::value_strides().row, Problem::keys - first);
  }

  template <bool values, typename Function>
  __device__ __forceinline__ void over_keys(int end, Function function) {
    if (Problem::stages == 2 && end > 0)
      load<values>(0);
    copy_async_commit();
    for (int tile = 0; tile < end; ++tile) {
      if (Problem::stages == 1) {
        __syncthreads();
        load<values>(tile);
        copy_async_commit();
      }
      copy_async_wait<0>();
      __syncthreads(); // the tile is there, the one before has been read
      if (Problem::stages == 2) {
        if (tile + 1 < end)
          load<values>(tile + 1);
        copy_async_commit();
      }
      function(tile);
    }
    copy_async_wait<0>();
    __syncthreads();
  }

  /// Scores of the tile, as exponents of two; `hidden` for those that are.
  __device__ __forceinline__ void find_scores(Scores &scores, int tile,
                                              Sum hidden) {
    scores.clear();
    Engine::template multiply_transposed<Queries>(scores, queries,
                                                  keys_of(tile));
    int firstKey = tile * columns;
    bool edge = Rules::is_edge(firstQuery, firstKey, columns);
#pragma unroll
    for (int i = 0; i < Engine::rowsOfThread; ++i) {
      int t = firstQuery + Engine::row(i);
#pragma unroll
      for (int j = 0; j < Scores::columnsOfThread; ++j) {
        Sum &score = scores.at(i, j);
        score *= Rules::factor;
        if (!edge)
          continue;
        int s = firstKey + Engine::column(j);
        if (s >= Problem::keys)
          score = -infinity_of(Sum());
        else if (!Rules::sees(mask, t, s))
          score = hidden;
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
      find_scores(scores, tile, Rules::fill());
#pragma unroll
      for (int i = 0; i < Engine::rowsOfThread; ++i) {
        Sum now = base[i];
#pragma unroll
        for (int j = 0; j < Scores::columnsOfThread; ++j)
          now = scores.at(i, j) > now ? scores.at(i, j) : now;
        now = most_of_row<Engine::lanesOfRow>(now);
        sum[i] *= Engine::exponential2(base[i] - now);
        base[i] = now;
#pragma unroll
        for (int j = 0; j < Scores::columnsOfThread; ++j)
          sum[i] += Engine::exponential2(scores.at(i, j) - now);
      }
    });
#pragma unroll
    for (int i = 0; i < Engine::rowsOfThread; ++i) {
      share[i] = Sum(1) / sum_of_row<Engine::lanesOfRow>(sum[i]);
      if (firstQuery + Engine::row(i) >= Problem::rows)
        base[i] = infinity_of(Sum());
    }
  }

  __device__ __forceinline__ void add(int tile) {
    const uint4 *keys = keys_of(tile);
    int firstKey = tile * columns;
    // On the diagonal a warp may have nothing to do.
    int end = firstQuery + Engine::first_row_of_warp() + Engine::rowsOfWarp;
    if (Rules::is_blind(end, firstKey))
      return;
    Scores scores, dScores;
    // A hidden score has no gradient, as if its weight were zero.
    find_scores(scores, tile, -infinity_of(Sum()));
#pragma unroll
    for (int i = 0; i < Engine::rowsOfThread; ++i)
#pragma unroll
      for (int j = 0; j < Scores::columnsOfThread; ++j)
        dScores.at(i, j) = Problem::dropped ? Sum(0) : -mean[i];
    Engine::template multiply_transposed<Values>(dScores, dResults,
                                                 keys + keyChunks);
#pragma unroll
    for (int i = 0; i < Engine::rowsOfThread; ++i) {
      int t = firstQuery + Engine::row(i);
      unsigned kept = keep.template bits<Scores::columnsOfThread>(
          [&](int j) { return int2{t, firstKey + Engine::column(j)}; });
#pragma unroll
      for (int j = 0; j < Scores::columnsOfThread; ++j) {
        Sum weight = Engine::exponential2(scores.at(i, j) - base[i]);
        if (Problem::fillCounts)
          weight *= share[i];
        Sum inner = dScores.at(i, j);
        if (Problem::dropped)
          inner = (kept >> j & 1 ? inner * static_cast<Sum>(Problem::keepScale)
                                 : Sum(0)) -
                  mean[i];
        dScores.at(i, j) = weight * inner;
      }
    }
    Engine::template multiply<Queries>(gradients, dScores, keys, scratch);
  }

  HeadPlace place;
  AttentionKeep<Problem> keep;
  uint4 *queries, *dResults, *stages, *scratch;
  int firstQuery;
  const Element *key, *value;
  const unsigned char *mask;
  Gradients gradients;
  Sum base[Engine::rowsOfThread], mean[Engine::rowsOfThread],
      share[Engine::rowsOfThread];
};

//===----------------------------------------------------------------------===//
// By keys and values
//===----------------------------------------------------------------------===//

/// Here rows are keys and columns are queries. Of wide heads the kernel runs
/// twice, for keys (`findsKeys`) and for values (`findsValues`), since the sums
/// of both do not fit in registers.
template <class Problem> class AttentionKeyGradient {
  using Engine = typename Problem::Engine;
  using Rules = AttentionRules<Problem>;
  using Statistics = AttentionStatistics<Problem>;
  using Element = typename Engine::Element;
  using Sum = typename Engine::Sum;
  using Keys = typename Engine::template Tile<Problem::depth>;
  using Values = typename Engine::template Tile<Problem::width>;
  using Scores = typename Engine::template Accumulator<Problem::columns>;
  using KeyGradients = typename Engine::template Accumulator<Keys::padded>;
  using ValueGradients = typename Engine::template Accumulator<Values::padded>;

  static constexpr int columns = Problem::columns;
  static constexpr int keyChunks = Keys::chunks(Engine::rows);
  static constexpr int valueChunks = Values::chunks(Engine::rows);
  static constexpr int queryChunks = Keys::chunks(columns);
  static constexpr int resultChunks = Values::chunks(columns);
  static constexpr int statisticChunks =
      columns * static_cast<int>(sizeof(Sum)) / 16;
  static constexpr int stageChunks =
      queryChunks + resultChunks + Statistics::count * statisticChunks;
  static_assert(Problem::statisticsRows % columns == 0);

public:
  using Operands = AttentionGradientOperands<Element, Sum>;
  static constexpr int tiles =
      (Problem::keys + Engine::rows - 1) / Engine::rows;
  static constexpr int sharedBytes =
      16 * (keyChunks + valueChunks + Problem::stages * stageChunks +
            Engine::template scratchChunks<columns>);

  __device__ __forceinline__ AttentionKeyGradient(const Operands &operands,
                                                  uint4 *shared)
      : place(find_head_place<Problem>(tiles, false)),
        keep(operands.random, place), keys(shared), values(keys + keyChunks),
        stages(values + valueChunks),
        scratch(stages + Problem::stages * stageChunks),
        firstKey(place.tile * Engine::rows) {
    query = rows_of(operands.query, Problem::query_strides(), place, 0);
    dResult = rows_of(operands.dResult, Problem::result_strides(), place, 0);
    mask = operands.mask + static_cast<long long>(place.b) * Problem::keys;
    statistics = Statistics::of(operands.statistics, place);
  }

  __device__ __forceinline__ void run(const Operands &operands) {
    int valid = Problem::keys - firstKey;
    Keys::template load<Engine::rows>(
        keys, rows_of(operands.key, Problem::key_strides(), place, firstKey),
        Problem::key_strides().row, valid);
    Values::template load<Engine::rows>(
        values,
        rows_of(operands.value, Problem::value_strides(), place, firstKey),
        Problem::value_strides().row, valid);
    dKeys.clear();
    dValues.clear();
    constexpr int end = (Problem::rows + columns - 1) / columns;
    int begin = find_first_tile();
    if (Problem::stages == 2 && begin < end)
      load(begin);
    copy_async_commit();
    for (int tile = begin; tile < end; ++tile) {
      if (Problem::stages == 1) {
        __syncthreads();
        load(tile);
        copy_async_commit();
      }
      copy_async_wait<0>();
      __syncthreads(); // the tile is there, the one before has been read
      if (Problem::stages == 2) {
        if (tile + 1 < end)
          load(tile + 1);
        copy_async_commit();
      }
      add(tile);
    }
    copy_async_wait<0>();
    __syncthreads();
    write(operands, valid);
  }

private:
  /// The first tile of queries to which a key of the block matters.
  __device__ __forceinline__ int find_first_tile() const {
    if (!Problem::causal)
      return 0;
    int visible = firstKey + Rules::diagonal;
    if (visible < 0)
      visible = 0;
    int first = visible / columns;
    if (!Problem::fillCounts)
      return first;
    // Queries before the diagonal to which hidden scores count.
    bool counts = false;
    for (int t = static_cast<int>(threadIdx.x);
         t < first * columns && t < Problem::rows; t += Engine::threads)
      counts |= Rules::hidden_counts(statistics[t]);
    return any_in_block(counts) ? 0 : first;
  }

  __device__ __forceinline__ uint4 *queries_of(int tile) const {
    return stages + tile % Problem::stages * stageChunks;
  }

  __device__ __forceinline__ void load(int tile) const {
    int first = tile * columns;
    uint4 *to = queries_of(tile);
    Keys::template load<columns>(
        to, query + first * Problem::query_strides().row,
        Problem::query_strides().row, Problem::rows - first);
    Values::template load<columns>(
        to + queryChunks, dResult + first * Problem::result_strides().row,
        Problem::result_strides().row, Problem::rows - first);
    to += queryChunks + resultChunks;
    for (int i = static_cast<int>(threadIdx.x);
         i < Statistics::count * statisticChunks; i += Engine::threads)
      copy_async_16(
          to + i,
          reinterpret_cast<const uint4 *>(
              statistics + i / statisticChunks * Statistics::rows + first) +
              i % statisticChunks);
  }

  __device__ __forceinline__ void add(int tile) {
    const uint4 *queries = queries_of(tile);
    const uint4 *dResults = queries + queryChunks;
    const auto *base = reinterpret_cast<const Sum *>(dResults + resultChunks);
    const Sum *mean = base + columns, *share = mean + columns;
    int firstQuery = tile * columns;
    Scores scores, dScores;
    scores.clear();
    Engine::template multiply_transposed<Keys>(scores, keys, queries);
    if (Problem::findsKeys) {
#pragma unroll
      for (int j = 0; j < Scores::columnsOfThread; ++j)
#pragma unroll
        for (int i = 0; i < Engine::rowsOfThread; ++i)
          dScores.at(i, j) =
              Problem::dropped ? Sum(0) : -mean[Engine::column(j)];
      Engine::template multiply_transposed<Values>(dScores, values, dResults);
    }
    unsigned kept[Engine::rowsOfThread];
#pragma unroll
    for (int i = 0; i < Engine::rowsOfThread; ++i)
      kept[i] = keep.template bits<Scores::columnsOfThread>([&](int j) {
        return int2{firstQuery + Engine::column(j), firstKey + Engine::row(i)};
      });
    bool edge = Rules::is_edge(firstQuery, firstKey, Engine::rows);
#pragma unroll
    for (int j = 0; j < Scores::columnsOfThread; ++j) {
      int column = Engine::column(j), t = firstQuery + column;
      Sum baseOfQuery = base[column];
#pragma unroll
      for (int i = 0; i < Engine::rowsOfThread; ++i) {
        int s = firstKey + Engine::row(i);
        Sum score = scores.at(i, j) * Rules::factor;
        bool hidden = edge && (s >= Problem::keys || !Rules::sees(mask, t, s));
        if (hidden)
          score = Rules::fill();
        Sum weight = Engine::exponential2(score - baseOfQuery);
        if (Problem::fillCounts)
          weight *= share[column];
        bool isKept = !Problem::dropped || (kept[i] >> j & 1) != 0;
        scores.at(i, j) = isKept ? weight : Sum(0);
        if (!Problem::findsKeys)
          continue;
        Sum inner = dScores.at(i, j);
        if (Problem::dropped)
          inner =
              (isKept ? inner * static_cast<Sum>(Problem::keepScale) : Sum(0)) -
              mean[column];
        dScores.at(i, j) = hidden ? Sum(0) : weight * inner;
      }
    }
    if (Problem::findsValues)
      Engine::template multiply<Values>(dValues, scores, dResults, scratch);
    if (Problem::findsKeys)
      Engine::template multiply<Keys>(dKeys, dScores, queries, scratch);
  }

  __device__ __forceinline__ void write(const Operands &operands, int valid) {
    if (Problem::findsKeys) {
#pragma unroll
      for (int i = 0; i < Engine::rowsOfThread; ++i)
#pragma unroll
        for (int j = 0; j < KeyGradients::columnsOfThread; ++j)
          dKeys.at(i, j) *= static_cast<Sum>(Problem::scale);
      Engine::template store<Problem::depth>(
          dKeys, keys,
          rows_of(operands.dKey, Problem::d_key_strides(), place, firstKey),
          Problem::d_key_strides().row, valid);
    }
    if (Problem::findsValues) {
      if (Problem::dropped)
#pragma unroll
        for (int i = 0; i < Engine::rowsOfThread; ++i)
#pragma unroll
          for (int j = 0; j < ValueGradients::columnsOfThread; ++j)
            dValues.at(i, j) *= static_cast<Sum>(Problem::keepScale);
      Engine::template store<Problem::width>(
          dValues, values,
          rows_of(operands.dValue, Problem::d_value_strides(), place, firstKey),
          Problem::d_value_strides().row, valid);
    }
  }

  HeadPlace place;
  AttentionKeep<Problem> keep;
  uint4 *keys, *values, *stages, *scratch;
  int firstKey;
  const Element *query, *dResult;
  const unsigned char *mask;
  const Sum *statistics;
  KeyGradients dKeys;
  ValueGradients dValues;
};

} // namespace trc_device
