//===- AttentionBackward.cpp - the gradient of attention in tiles ---------===//
//
// A work item is a head, or two that share random words. It goes over the
// queries 64 at a time and over the keys that they see 256 at a time; of each
// block the scores, the weights and the gradients of both are made again, in
// scratch, and serve three products. The gradient by the queries is complete
// after a tile; those by keys and values are added up in f32 over the tiles, in
// order.
//
// The weights are made again from `logsumexp`, but for queries to which hidden
// scores count: there `fill` may be so large a number that it leaves no digits
// for the logarithm. Their sums are made again too.
//
// Where there are few items, the tiles of one are dealt out to several parts,
// each with sums of its own in the workspace, and a second phase adds these up,
// in order. How many depends on the shape alone.
//
//===----------------------------------------------------------------------===//

#include "Attention.h"
#include "AttentionRows.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace trc::runtime::host {

namespace {

/// Items that are enough to keep workers busy.
constexpr int64_t enoughItems = 8;

class BackwardKernel final : public BoundKernel {
public:
  BackwardKernel(const Attention &attention, const TileFunctions &tile)
      : of(attention), tile(tile), depth(roundUp(of.depth)),
        width(roundUp(of.width)),
        pairs(readsPairs(tile, of.query) && readsPairs(tile, of.key) &&
              readsPairs(tile, of.value) && readsPairs(tile, of.dResult)),
        sumsTiles(sumsInTiles(tile, pairs)), turned(turnedKeys(of.keys)) {
    tiles = (of.rows + tileQueries - 1) / tileQueries;
    int64_t items = std::max<int64_t>(of.items(), 1);
    parts = std::clamp<int64_t>((enoughItems + items - 1) / items, 1,
                                std::max<int64_t>(tiles, 1));
    phases = {Phase{of.items() * parts, 1}};
    ScratchPlan plan;
    queriesAt = plan.add(of.depth * tileQueries);
    dResultsAt = plan.add(of.width * tileQueries);
    scoresAt = plan.add(blockKeys * tileQueries);
    dWeightsAt = plan.add(blockKeys * tileQueries);
    dQueryAt = plan.add(tileQueries * depth);
    // Rows of f32, or pairs of bf16 and a tile to turn columns in.
    queryRowsAt = plan.add(tileQueries * std::max(depth, tileQueries));
    dResultPairsAt = plan.add(sumsTiles ? tileQueries / 2 * width : 0);
    roomAt = plan.add(sumsTiles ? roomOfSums : 0);
    resultRowsAt = plan.add(tileQueries * width);
    dResultRowsAt = plan.add(tileQueries * width);
    statisticsAt = plan.add(4 * tileQueries);
    bitsAt = plan.add(2 * of.keptWords());
    biasAt = plan.add(of.bias ? blockKeys * tileQueries : 0);
    seenAt = plan.add(of.mask.row != 0 ? 2 * blockKeys : 0);
    for (int64_t i = 0; i < of.headsOfItem(); ++i) {
      keyRowsAt[i] = plan.add(sumsTiles ? depth * turned : of.keys * depth);
      valueRowsAt[i] = plan.add(pairs ? 0 : of.keys * width);
      sumsAt[i] = plan.add(parts == 1 ? sumsSize() : 0);
    }
    if (parts > 1) {
      keyBlocks = (of.keys + blockKeys - 1) / blockKeys;
      phases.push_back(Phase{of.batch * of.heads * keyBlocks, 1});
      workspaceBytes = of.batch * of.heads * parts * sumsSize() *
                       static_cast<int64_t>(sizeof(float));
    }
    scratchBytes = plan.bytes();
  }

  Status run(unsigned phase, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    for (int64_t item = begin; item < end; ++item)
      if (phase == 0)
        runPart(arguments, item);
      else
        addParts(arguments, item / keyBlocks, item % keyBlocks * blockKeys);
    return Status::success();
  }

private:
  /// The head that is being worked on.
  struct Work {
    void *const *operands;
    float *scratch;
    int64_t b, h;
    Rows keys, values;          ///< where sums are not made in tiles
    const uint32_t *turnedKeys; ///< where they are
    float *dKey, *dValue;
  };

  /// Floats of the gradients of a head's keys and values.
  int64_t sumsSize() const { return of.keys * (depth + width); }

  void runPart(const RunArguments &arguments, int64_t item) const {
    int64_t part = item % parts, count = of.headsOfItem();
    item /= parts;
    Work work[2];
    for (int64_t i = 0; i < count; ++i)
      work[i] = startHead(arguments, item, i, part);
    for (int64_t tile = part; tile < tiles; tile += parts)
      for (int64_t i = 0; i < count; ++i)
        runTile(work[i], tile * tileQueries);
    for (int64_t i = 0; parts == 1 && i < count; ++i)
      writeSums(work[i].operands, work[i].b, work[i].h, 0, of.keys,
                work[i].dKey, work[i].dValue);
  }

  Work startHead(const RunArguments &arguments, int64_t item, int64_t which,
                 int64_t part) const {
    auto [b, h] = of.head(item, which);
    auto *scratch = static_cast<float *>(arguments.scratch);
    void *const *operands = arguments.operands;
    int64_t slot = (item * of.headsOfItem() + which) * parts + part;
    float *sums = parts == 1 ? scratch + sumsAt[which]
                             : static_cast<float *>(arguments.workspace) +
                                   slot * sumsSize();
    std::fill_n(sums, sumsSize(), 0.0f);
    Work work = {
        operands, scratch, b, h, {}, {}, nullptr, sums, sums + of.keys * depth};
    if (sumsTiles) {
      auto *keys = reinterpret_cast<uint32_t *>(scratch + keyRowsAt[which]);
      tile.turnKeys(halvesAt(operands, of.key, b, 0, h), of.key.stride, of.keys,
                    of.depth, keys, turned);
      work.turnedKeys = keys;
      return work;
    }
    work.keys = readRows(of.type, operands[of.key.operand], of.key.at(b, 0, h),
                         of.key.stride, of.keys, of.depth, true,
                         scratch + keyRowsAt[which]);
    if (!pairs)
      work.values = readRows(of.type, operands[of.value.operand],
                             of.value.at(b, 0, h), of.value.stride, of.keys,
                             of.width, false, scratch + valueRowsAt[which]);
    return work;
  }

  void runTile(const Work &work, int64_t first) const {
    int64_t count = std::min(tileQueries, of.rows - first);
    auto rows = [&](const HeadVectors &vectors, int64_t room) {
      return readRows(of.type, work.operands[vectors.operand],
                      vectors.at(work.b, first, work.h), vectors.stride, count,
                      vectors.width, true, work.scratch + room);
    };
    for (const HeadVectors *vectors : {&of.result, &of.dResult})
      prefetchRows<false>(of.type, work.operands[vectors->operand],
                          vectors->at(work.b, first, work.h), vectors->stride,
                          count, of.width);
    prefetchRows<true>(of.type, work.operands[of.dQuery.operand],
                       of.dQuery.at(work.b, first, work.h), of.dQuery.stride,
                       count, of.depth);
    Rows query = sumsTiles ? Rows{} : rows(of.query, queryRowsAt);
    Rows result = rows(of.result, resultRowsAt);
    Rows dResult = rows(of.dResult, dResultRowsAt);
    turn(work, of.query, first, count, query, static_cast<float>(of.scale),
         work.scratch + queriesAt);
    turn(work, of.dResult, first, count, dResult, 1, work.scratch + dResultsAt);

    if (sumsTiles)
      for (auto [vectors, at] : {std::pair(&of.query, queryRowsAt),
                                 std::pair(&of.dResult, dResultPairsAt)})
        tile.pairQueries(
            halvesAt(work.operands, *vectors, work.b, first, work.h),
            vectors->stride, count, vectors->width,
            reinterpret_cast<uint32_t *>(work.scratch + at));

    float *base = work.scratch + statisticsAt, *factor = base + tileQueries;
    float *mean = factor + tileQueries;
    std::fill_n(factor, tileQueries, 1.0f);
    std::fill_n(mean, tileQueries, 0.0f);
    tile.dotRows(dResult.data, dResult.stride, result.data, result.stride,
                 count, width, mean);
    bool keepsHidden = readLogsumexp(work, first, count, base);
    if (keepsHidden)
      sumAgain(work, first, count, base, factor);
    int64_t end = keepsHidden ? of.keys : of.keysBefore(first + count);
    float *dQuery = work.scratch + dQueryAt;
    std::fill_n(dQuery, tileQueries * depth, 0.0f);
    for (int64_t begin = 0; begin < end; begin += blockKeys) {
      int64_t keys = std::min(blockKeys, end - begin);
      int64_t shift = begin + of.diagonal() - first;
      findGradients(work, first, count, begin, keys, keepsHidden);
      if (sumsTiles) {
        addInTiles(work, count, begin, keys, keepsHidden ? allVisible : shift,
                   keepsHidden && of.additive ? allVisible : shift);
        continue;
      }
      const float *weights = work.scratch + scoresAt;
      const float *dScores = work.scratch + dWeightsAt;
      tile.multiply({weights, tileQueries, 1, dResult.data, dResult.stride,
                     work.dValue + begin * width, width, keys, width, count,
                     true, TileProduct::KeysOverQueries,
                     keepsHidden ? allVisible : shift});
      if (keepsHidden && of.additive)
        shift = allVisible;
      tile.multiply({dScores, tileQueries, 1, query.data, query.stride,
                     work.dKey + begin * depth, depth, keys, depth, count, true,
                     TileProduct::KeysOverQueries, shift});
      tile.multiply({dScores, 1, tileQueries,
                     work.keys.data + begin * work.keys.stride,
                     work.keys.stride, dQuery, depth, count, depth, keys, true,
                     TileProduct::QueriesOverKeys, shift});
    }
    if (sumsTiles)
      return writeColumns(tile, of.type, work.operands[of.dQuery.operand],
                          of.dQuery.at(work.b, first, work.h), of.dQuery.stride,
                          count, of.depth, dQuery, nullptr,
                          work.scratch + queryRowsAt);
    writeRows(of.type, work.operands[of.dQuery.operand],
              of.dQuery.at(work.b, first, work.h), of.dQuery.stride, count,
              of.depth, dQuery, depth);
  }

  /// The same three products of a block of keys in tiles of bf16; of the
  /// queries' gradients, columns.
  void addInTiles(const Work &work, int64_t count, int64_t begin, int64_t keys,
                  int64_t shiftOfWeights, int64_t shiftOfScores) const {
    auto words = [&](int64_t at) {
      return reinterpret_cast<uint32_t *>(work.scratch + at);
    };
    const float *dScores = work.scratch + dWeightsAt;
    tile.sumOverQueries({work.scratch + scoresAt, keys, count,
                         words(dResultPairsAt), width,
                         work.dValue + begin * width, width, width,
                         words(roomAt), shiftOfWeights});
    tile.sumOverQueries({dScores, keys, count, words(queryRowsAt), depth,
                         work.dKey + begin * depth, depth, depth, words(roomAt),
                         shiftOfScores});
    tile.sumOverKeys({dScores, keys, count, work.turnedKeys + begin / 2, turned,
                      work.scratch + dQueryAt, tileQueries, depth,
                      words(roomAt), shiftOfScores});
  }

  /// The vectors of a tile, for `multiplyKeys`; `rows` are the same in f32.
  void turn(const Work &work, const HeadVectors &vectors, int64_t first,
            int64_t count, Rows rows, float factor, float *to) const {
    if (!pairs)
      return tile.transpose(rows.data, rows.stride, count, vectors.width,
                            factor, to);
    PairRows from = readPairs(work.operands, vectors, work.b, first, work.h);
    tile.transposePairs(from.data, from.stride, count, vectors.width / 2,
                        reinterpret_cast<uint32_t *>(to));
  }

  /// A block of the products of keys or values (`rows` in f32) with what `turn`
  /// made. It has taken the factor in, where there are no pairs.
  void multiplyKeys(const Work &work, const HeadVectors &vectors, Rows rows,
                    int64_t begin, int64_t keys, int64_t count,
                    const float *turned, float factor, float *to,
                    int64_t shift) const {
    if (!pairs)
      return tile.multiply({rows.data + begin * rows.stride, rows.stride, 1,
                            turned, tileQueries, to, tileQueries, keys,
                            roundUp(count), vectors.width, false,
                            TileProduct::KeysByQueries, shift});
    PairRows from = readPairs(work.operands, vectors, work.b, begin, work.h);
    tile.multiplyScores({from.data, from.stride,
                         reinterpret_cast<const uint32_t *>(turned), to, keys,
                         roundUp(count), vectors.width / 2, factor, shift});
  }

  /// Minus infinity, of a query that sees nothing, becomes plus infinity: then
  /// its weights are zero. Whether hidden scores have weights, or a large bias
  /// leaves no digits for the logarithm of a sum.
  bool readLogsumexp(const Work &work, int64_t first, int64_t count,
                     float *logsumexp) const {
    constexpr float infinity = std::numeric_limits<float>::infinity();
    constexpr float fewDigits = 1e4f;
    const auto *from = static_cast<const float *>(work.operands[of.logsumexp]) +
                       (work.b * of.heads + work.h) * of.rows + first;
    std::fill_n(logsumexp, tileQueries, infinity);
    bool counts = false;
    for (int64_t t = 0; t < count; ++t) {
      logsumexp[t] = from[t] == -infinity ? infinity : from[t];
      counts |= hiddenCounts(static_cast<float>(of.fill), logsumexp[t]) ||
                (of.bias && logsumexp[t] < infinity &&
                 std::abs(logsumexp[t]) > fewDigits);
    }
    return counts;
  }

  /// The largest score of each query and what the exponentials add up to.
  void sumAgain(const Work &work, int64_t first, int64_t count, float *base,
                float *factor) const {
    float *correction = factor + 2 * tileQueries;
    std::fill_n(base, count, -std::numeric_limits<float>::infinity());
    std::fill_n(factor, tileQueries, 0.0f);
    for (int64_t begin = 0; begin < of.keys; begin += blockKeys) {
      int64_t keys = std::min(blockKeys, of.keys - begin);
      findScores(work, first, count, begin, keys);
      tile.softmax(work.scratch + scoresAt,
                   tileMask(work, first, count, begin, keys), {}, base, factor,
                   correction);
    }
    for (int64_t t = 0; t < tileQueries; ++t) {
      bool sees = t < count && factor[t] > 0;
      factor[t] = sees ? 1 / factor[t] : 0;
      if (!sees)
        base[t] = std::numeric_limits<float>::infinity();
    }
  }

  TileMask tileMask(const Work &work, int64_t first, int64_t count,
                    int64_t begin, int64_t keys) const {
    return readMask(of, tile, work.operands, work.b, work.h, first, count,
                    begin, keys, work.scratch + biasAt,
                    reinterpret_cast<uint64_t *>(work.scratch + seenAt));
  }

  void findScores(const Work &work, int64_t first, int64_t count, int64_t begin,
                  int64_t keys) const {
    multiplyKeys(work, of.key, work.keys, begin, keys, count,
                 work.scratch + queriesAt, static_cast<float>(of.scale),
                 work.scratch + scoresAt, begin + of.diagonal() - first);
  }

  /// Weights and gradients of scores of a block, in scratch.
  void findGradients(const Work &work, int64_t first, int64_t count,
                     int64_t begin, int64_t keys, bool keepsHidden) const {
    float *dWeights = work.scratch + dWeightsAt;
    findScores(work, first, count, begin, keys);
    // Those of hidden scores are made only where something comes of them.
    TileMask mask = tileMask(work, first, count, begin, keys);
    mask.additive &= keepsHidden;
    multiplyKeys(work, of.value, work.values, begin, keys, count,
                 work.scratch + dResultsAt, 1, dWeights,
                 mask.additive ? allVisible : begin + of.diagonal() - first);
    const float *base = work.scratch + statisticsAt;
    tile.differentiate(
        work.scratch + scoresAt, dWeights, mask,
        of.keep(work.operands, work.b, work.h, first, begin,
                reinterpret_cast<uint64_t *>(work.scratch + bitsAt)),
        {base, base + tileQueries, base + 2 * tileQueries,
         static_cast<float>(of.scale), static_cast<float>(of.keepScale),
         keepsHidden});
  }

  /// Of the head that is number `slot` in the order of items.
  void addParts(const RunArguments &arguments, int64_t slot,
                int64_t begin) const {
    int64_t count = std::min(blockKeys, of.keys - begin);
    float *sums =
        static_cast<float *>(arguments.workspace) + slot * parts * sumsSize();
    auto [b, h] = of.head(slot / of.headsOfItem(), slot % of.headsOfItem());
    float *dKey = sums + begin * depth;
    float *dValue = sums + of.keys * depth + begin * width;
    for (int64_t part = 1; part < parts; ++part) {
      const float *otherKey = dKey + part * sumsSize();
      const float *otherValue = dValue + part * sumsSize();
      for (int64_t i = 0; i < count * depth; ++i)
        dKey[i] += otherKey[i];
      for (int64_t i = 0; i < count * width; ++i)
        dValue[i] += otherValue[i];
    }
    writeSums(arguments.operands, b, h, begin, count, dKey, dValue);
  }

  void writeSums(void *const *operands, int64_t b, int64_t h, int64_t begin,
                 int64_t count, const float *dKey, const float *dValue) const {
    writeRows(of.type, operands[of.dKey.operand], of.dKey.at(b, begin, h),
              of.dKey.stride, count, of.depth, dKey, depth);
    writeRows(of.type, operands[of.dValue.operand], of.dValue.at(b, begin, h),
              of.dValue.stride, count, of.width, dValue, width);
  }

  Attention of;
  const TileFunctions &tile;
  int64_t depth, width; ///< rounded up to vectors
  bool pairs;           ///< scores and d_weights are made of bf16 as it lies
  bool sumsTiles;       ///< and what they are multiplied with is bf16
  int64_t turned;       ///< words of a column of keys for that
  int64_t tiles, parts, keyBlocks = 0;
  int64_t queriesAt, dResultsAt, scoresAt, dWeightsAt, dQueryAt, queryRowsAt,
      resultRowsAt, dResultRowsAt, dResultPairsAt, roomAt, statisticsAt, bitsAt,
      biasAt, seenAt, keyRowsAt[2], valueRowsAt[2], sumsAt[2];
};

} // namespace

std::unique_ptr<BoundKernel> makeAttentionGradient(const Attention &attention,
                                                   const TileFunctions &tile) {
  return std::make_unique<BackwardKernel>(attention, tile);
}

} // namespace trc::runtime::host
