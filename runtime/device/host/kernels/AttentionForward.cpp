//===- AttentionForward.cpp - attention in tiles --------------------------===//
//
// A work item is 64 queries of a head, or of two that share random words. It
// goes once over the keys that they see, 256 at a time, and keeps for each
// query the largest score so far, the sum of exponentials and the weighted sum
// of values; where a block brings a larger score, what was summed is scaled
// down. So scratch does not grow with the number of keys, and keys beyond the
// diagonal cost nothing.
//
// Hidden scores have a weight where `fill` is near the scores that are seen
// (for a query that sees nothing, say). Then the hidden keys are gone over too.
//
//===----------------------------------------------------------------------===//

#include "Attention.h"
#include "AttentionRows.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace trc::runtime::host {

namespace {

class ForwardKernel final : public BoundKernel {
public:
  ForwardKernel(const Attention &attention, const TileFunctions &tile)
      : of(attention), tile(tile), width(roundUp(of.width)),
        pairs(readsPairs(tile, of.query) && readsPairs(tile, of.key)),
        sumsTiles(sumsInTiles(tile, pairs)), turned(turnedKeys(of.keys)) {
    tiles = (of.rows + tileQueries - 1) / tileQueries;
    phases = {Phase{of.items() * tiles, 1}};
    ScratchPlan plan;
    queriesAt = plan.add(of.depth * tileQueries);
    scoresAt = plan.add(blockKeys * tileQueries);
    sumsAt = plan.add(tileQueries * width);
    statisticsAt = plan.add(3 * tileQueries);
    packedAt = plan.add(blockKeys * std::max(roundUp(of.depth), width));
    bitsAt = plan.add(2 * of.keptWords());
    biasAt = plan.add(of.bias ? blockKeys * tileQueries : 0);
    seenAt = plan.add(of.mask.row != 0 ? 2 * blockKeys : 0);
    roomAt = plan.add(sumsTiles ? roomOfSums : 0);
    for (int64_t i = 0; i < of.headsOfItem(); ++i)
      valuesAt[i] = plan.add(sumsTiles ? of.width * turned : 0);
    scratchBytes = plan.bytes();
  }

  Status run(unsigned, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    // The last queries see the most keys: they come first.
    for (int64_t item = begin; item < end; ++item)
      for (int64_t i = 0; i < of.headsOfItem(); ++i) {
        auto [b, h] = of.head(item / tiles, i);
        auto *values = reinterpret_cast<uint32_t *>(
            static_cast<float *>(arguments.scratch) + valuesAt[i]);
        if (sumsTiles && (item == begin || item % tiles == 0))
          tile.turnKeys(halvesAt(arguments.operands, of.value, b, 0, h),
                        of.value.stride, of.keys, of.width, values, turned);
        runTile(arguments, b, h, (tiles - 1 - item % tiles) * tileQueries,
                values);
      }
    return Status::success();
  }

private:
  /// The tile that is being worked on.
  struct Work {
    void *const *operands;
    int64_t b, h, first, count;
    float *queries, *scores, *sums, *packed;
    float *most, *sum, *correction; ///< of each query
    uint64_t *bits;                 ///< of each key
    float *bias;
    uint64_t *seen; ///< of each key of a block
    uint32_t *room;
    const uint32_t *values; ///< of the head, turned
  };

  void runTile(const RunArguments &arguments, int64_t b, int64_t h,
               int64_t first, const uint32_t *values) const {
    auto *scratch = static_cast<float *>(arguments.scratch);
    float *statistics = scratch + statisticsAt;
    Work work = {arguments.operands,
                 b,
                 h,
                 first,
                 std::min(tileQueries, of.rows - first),
                 scratch + queriesAt,
                 scratch + scoresAt,
                 scratch + sumsAt,
                 scratch + packedAt,
                 statistics,
                 statistics + tileQueries,
                 statistics + 2 * tileQueries,
                 reinterpret_cast<uint64_t *>(scratch + bitsAt),
                 scratch + biasAt,
                 reinterpret_cast<uint64_t *>(scratch + seenAt),
                 reinterpret_cast<uint32_t *>(scratch + roomAt),
                 values};
    prefetchRows<false>(of.type, work.operands[of.query.operand],
                        of.query.at(b, first, h), of.query.stride, work.count,
                        of.depth);
    prefetchRows<true>(of.type, work.operands[of.result.operand],
                       of.result.at(b, first, h), of.result.stride, work.count,
                       of.width);
    turnQueries(work);
    std::fill_n(work.most, tileQueries,
                -std::numeric_limits<float>::infinity());
    std::fill_n(work.sum, tileQueries, 0.0f);
    std::fill_n(work.sums, tileQueries * width, 0.0f);

    int64_t seen = of.keysBefore(first + work.count);
    for (int64_t begin = 0; begin < seen; begin += blockKeys)
      addKeys(work, begin, std::min(blockKeys, seen - begin));
    bool counts = false;
    for (int64_t t = 0; t < work.count; ++t)
      counts |= hiddenCounts(static_cast<float>(of.fill), work.most[t]);
    for (int64_t begin = seen; counts && begin < of.keys; begin += blockKeys)
      addKeys(work, begin, std::min(blockKeys, of.keys - begin));
    writeTile(work);
  }

  void turnQueries(const Work &work) const {
    if (pairs) {
      PairRows query =
          readPairs(work.operands, of.query, work.b, work.first, work.h);
      tile.transposePairs(query.data, query.stride, work.count, of.depth / 2,
                          reinterpret_cast<uint32_t *>(work.queries));
      return;
    }
    Rows query =
        readRows(of.type, work.operands[of.query.operand],
                 of.query.at(work.b, work.first, work.h), of.query.stride,
                 work.count, of.depth, false, work.packed);
    tile.transpose(query.data, query.stride, work.count, of.depth,
                   static_cast<float>(of.scale), work.queries);
  }

  void findScores(const Work &work, int64_t begin, int64_t keys,
                  int64_t shift) const {
    int64_t queries = roundUp(work.count);
    if (pairs) {
      PairRows key = readPairs(work.operands, of.key, work.b, begin, work.h);
      tile.multiplyScores({key.data, key.stride,
                           reinterpret_cast<const uint32_t *>(work.queries),
                           work.scores, keys, queries, of.depth / 2,
                           static_cast<float>(of.scale), shift});
      return;
    }
    Rows key = readRows(of.type, work.operands[of.key.operand],
                        of.key.at(work.b, begin, work.h), of.key.stride, keys,
                        of.depth, false, work.packed);
    tile.multiply({key.data, key.stride, 1, work.queries, tileQueries,
                   work.scores, tileQueries, keys, queries, of.depth, false,
                   TileProduct::KeysByQueries, shift});
  }

  void addKeys(const Work &work, int64_t begin, int64_t keys) const {
    int64_t shift = begin + of.diagonal() - work.first;
    if (!sumsTiles)
      prefetchRows<false>(of.type, work.operands[of.value.operand],
                          of.value.at(work.b, begin, work.h), of.value.stride,
                          keys, of.width);
    findScores(work, begin, keys, shift);
    TileFunctions::Step step = tile.softmax(
        work.scores,
        readMask(of, tile, work.operands, work.b, work.h, work.first,
                 work.count, begin, keys, work.bias, work.seen),
        of.keep(work.operands, work.b, work.h, work.first, begin, work.bits),
        work.most, work.sum, work.correction);
    if (sumsTiles) {
      if (step.corrects && begin > 0)
        tile.scaleQueries(work.sums, width, work.correction);
      return tile.sumOverKeys({work.scores, keys, work.count,
                               work.values + begin / 2, turned, work.sums,
                               tileQueries, width, work.room,
                               step.keepsHidden ? allVisible : shift});
    }
    if (step.corrects && begin > 0)
      tile.scaleRows(work.sums, width, work.count, width, work.correction);
    Rows value = readRows(of.type, work.operands[of.value.operand],
                          of.value.at(work.b, begin, work.h), of.value.stride,
                          keys, of.width, true, work.packed);
    tile.multiply({work.scores, 1, tileQueries, value.data, value.stride,
                   work.sums, width, work.count, width, keys, true,
                   TileProduct::QueriesOverKeys,
                   step.keepsHidden ? allVisible : shift});
  }

  void writeTile(const Work &work) const {
    auto *logsumexp = static_cast<float *>(work.operands[of.logsumexp]) +
                      (work.b * of.heads + work.h) * of.rows + work.first;
    for (int64_t t = 0; t < work.count; ++t) {
      float sum = work.sum[t];
      logsumexp[t] = work.most[t] + std::log(sum);
      work.correction[t] =
          sum == 0 ? 0 : static_cast<float>(of.keepScale) / sum;
    }
    if (sumsTiles)
      return writeColumns(tile, of.type, work.operands[of.result.operand],
                          of.result.at(work.b, work.first, work.h),
                          of.result.stride, work.count, of.width, work.sums,
                          work.correction, work.packed);
    tile.scaleRows(work.sums, width, work.count, width, work.correction);
    writeRows(of.type, work.operands[of.result.operand],
              of.result.at(work.b, work.first, work.h), of.result.stride,
              work.count, of.width, work.sums, width);
  }

  Attention of;
  const TileFunctions &tile;
  int64_t width, tiles;
  bool pairs;     ///< scores are made of bf16 as it lies
  bool sumsTiles; ///< `sums` are columns, of values that are turned
  int64_t turned; ///< words of a column of them
  int64_t queriesAt, scoresAt, sumsAt, statisticsAt, packedAt, bitsAt, biasAt,
      seenAt, roomAt, valuesAt[2];
};

} // namespace

std::unique_ptr<BoundKernel> makeAttention(const Attention &attention,
                                           const TileFunctions &tile) {
  return std::make_unique<ForwardKernel>(attention, tile);
}

} // namespace trc::runtime::host
