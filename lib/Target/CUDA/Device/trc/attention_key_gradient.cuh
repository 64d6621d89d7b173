//===- attention_key_gradient.cuh - d_key and d_value ---------------------===//
//
// A block has the keys of one tile of a head, and goes over the queries that
// see them: the second of the two kernels of attention_gradient.cuh.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "trc/attention_dropout.cuh"
#include "trc/attention_gradient.cuh"
#include "trc/attention_kept.cuh"

namespace trc_device {

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
  using QueriesAndGradients = TilePair<Problem, Keys, Values>;
  static constexpr int statisticChunks =
      columns * static_cast<int>(sizeof(Sum)) / 16;
  using KeptBits = AttentionKeptBits<Problem>;
  static constexpr int firstOfKept =
      QueriesAndGradients::chunks + Statistics::count * statisticChunks;
  /// Whole tiles of wgmma, where it multiplies.
  static constexpr int stageChunks =
      (firstOfKept + (Problem::storesKept ? KeptBits::chunks : 0) +
       Problem::stageMultiple - 1) /
      Problem::stageMultiple * Problem::stageMultiple;
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
        firstKey(place.tile * Engine::rows),
        queriesAndGradients(
            queries_and_gradients<Problem, Keys, Values>(operands, place)),
        keptBits(operands.statistics, place) {
    mask = scores_of(operands.mask, Problem::mask_strides(), place);
    bias = scores_of(operands.bias, Problem::bias_strides(), place);
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
    over_tiles<Problem>(
        find_first_tile(), end, [&](int tile) { load(tile); },
        [&](int tile) { add(tile); });
    finish_tiles();
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
    uint4 *to = queries_of(tile);
    int first = tile * columns;
    queriesAndGradients.load(to, tile, Problem::rows);
    if constexpr (Problem::storesKept)
      keptBits.load(to + firstOfKept, firstKey, first);
    to += QueriesAndGradients::chunks;
    deal_out<Statistics::count * statisticChunks, Engine::threads>(
        [&](unsigned i) {
          copy_async_16(
              to + i,
              reinterpret_cast<const uint4 *>(
                  statistics + i / statisticChunks * Statistics::rows + first) +
                  i % statisticChunks);
        });
  }

  /// Whether a hidden score has a weight but no gradient. Elsewhere it is minus
  /// infinity, and its weight zero, or it has a gradient as all others.
  static constexpr bool hiddenWeighs =
      Problem::fillCounts && !Problem::additive;

  /// Scores with what is added to them, and without what is hidden; a bit in
  /// `hidden` for each of that, where hiddenWeighs. Rows behind the last key,
  /// which nobody writes, stay what they are.
  __device__ __forceinline__ void hide(Scores &scores,
                                       unsigned (&hidden)[Engine::rowsOfThread],
                                       int firstQuery) const {
#pragma unroll
    for (int i = 0; i < Engine::rowsOfThread; ++i) {
      hidden[i] = 0;
#pragma unroll
      for (int j = 0; !Rules::scalesLate && j < Scores::columnsOfThread; ++j)
        scores.at(i, j) *= Rules::factor;
    }
    if (!Rules::is_edge(firstQuery, firstKey, Engine::rows))
      return;
#pragma unroll
    for (int i = 0; i < Engine::rowsOfThread; ++i) {
      int s = firstKey + Engine::row(i);
      if (Problem::keys % Engine::rows != 0 && s >= Problem::keys)
        continue;
#pragma unroll
      for (int j = 0; j < Scores::columnsOfThread; ++j) {
        int t = firstQuery + Engine::column(j);
        bool isHidden = !Rules::sees(mask, t, s);
        scores.at(i, j) = Rules::masked_score(
            scores.at(i, j), Rules::bias_of(bias, t, s), isHidden);
        if (hiddenWeighs)
          hidden[i] |= static_cast<unsigned>(isHidden) << j;
      }
    }
  }

  /// Which weights of a tile are kept: as a kernel before has found, or drawn
  /// again.
  __device__ __forceinline__ auto kept_of(const uint4 *stage,
                                          int firstQuery) const {
    if constexpr (Problem::storesKept)
      return KeptStored<Problem>(stage + firstOfKept, firstQuery);
    else
      return keep.template in_tile<Engine, columns, true>(firstKey, firstQuery);
  }

  __device__ __forceinline__ void add(int tile) {
    const uint4 *queries = queries_of(tile);
    const uint4 *dResults = queries + QueriesAndGradients::leftChunks;
    const auto *base =
        reinterpret_cast<const Sum *>(queries + QueriesAndGradients::chunks);
    const Sum *mean = base + columns, *share = mean + columns;
    int firstQuery = tile * columns;
    Scores scores, dScores;
    if (Problem::findsKeys && !Problem::dropped) {
#pragma unroll
      for (int j = 0; j < Scores::columnsOfThread; ++j)
#pragma unroll
        for (int i = 0; i < Engine::rowsOfThread; ++i)
          dScores.at(i, j) = -mean[Engine::column(j)];
      Engine::settle(dScores);
    }
    Engine::template multiply_transposed<Keys, true>(scores, keys, queries);
    if (Problem::findsKeys)
      Engine::template multiply_transposed<Values, Problem::dropped>(
          dScores, values, dResults);
    auto kept = kept_of(queries, firstQuery);
    unsigned hidden[Engine::rowsOfThread];
    Engine::template finish<Problem::findsKeys ? 1 : 0>(scores);
    hide(scores, hidden, firstQuery);
#pragma unroll
    for (int j = 0; j < Scores::columnsOfThread; ++j) {
      int column = Engine::column(j);
      Sum baseOfQuery = base[column];
#pragma unroll
      for (int i = 0; i < Engine::rowsOfThread; ++i) {
        Sum weight =
            Engine::exponential2(Rules::exponent(scores.at(i, j), baseOfQuery));
        if (Statistics::hasShare)
          weight *= share[column];
        scores.at(i, j) = weight;
      }
    }
    // Without dropout the sums of values need no more than the weights.
    constexpr bool early = Problem::findsValues && !Problem::dropped;
    if (early)
      Engine::template multiply<Values>(dValues, scores, dResults, scratch);
    if (Problem::findsKeys)
      Engine::template finish<early ? 1 : 0>(dScores);
#pragma unroll
    for (int j = 0; j < Scores::columnsOfThread; ++j) {
      int column = Engine::column(j);
#pragma unroll
      for (int i = 0; i < Engine::rowsOfThread; ++i) {
        Sum weight = scores.at(i, j), inner = dScores.at(i, j);
        if (Problem::dropped) {
          Sum factor = factor_of<Problem>(kept, i, j);
          scores.at(i, j) = weight * factor;
          inner = multiply_add(inner, factor, -mean[column]);
        }
        if (!Problem::findsKeys)
          continue;
        bool isZero = hiddenWeighs && (hidden[i] >> j & 1) != 0;
        dScores.at(i, j) = isZero ? Sum(0) : weight * inner;
      }
    }
    if (Problem::findsValues && !early)
      Engine::template multiply<Values>(dValues, scores, dResults, scratch);
    if (Problem::findsKeys)
      Engine::template multiply<Keys>(dKeys, dScores, queries, scratch);
    if (Problem::findsValues)
      Engine::template finish<0>(dValues);
    if (Problem::findsKeys)
      Engine::template finish<0>(dKeys);
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
  QueriesAndGradients queriesAndGradients;
  KeptBits keptBits;
  const unsigned char *mask;
  const Sum *bias;
  const Sum *statistics;
  KeyGradients dKeys;
  ValueGradients dValues;
};

} // namespace trc_device
