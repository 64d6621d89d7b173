//===- AmxTile.cpp - products of bf16 in AMX's tiles ----------------------===//
//
// Compiled with -mamx-tile and -mamx-bf16, beyond x86-64-v4 and AVX512-BF16.
// Everything but the two functions of the header is local to the file.
//
//===----------------------------------------------------------------------===//

#include "AmxTile.h"
#include "AmxPanels.h"
#include "AmxPrefetch.h"

namespace trc::runtime::host::amx {

namespace {

/// Most k that is packed at a time, and most columns: 256 KiB. Fewer would be
/// read in pieces of rows that are too short to be fetched ahead.
constexpr int64_t packedDepth = 1024, packedColumns = 128;

/// Even pieces of k.
int64_t depthOfPiece(int64_t k) {
  const int64_t piece = divideUp(k, divideUp(k, packedDepth));
  return stepsOf(piece) * tileDepth;
}
int64_t panelBytes(int64_t depth) { return panel * depth * 2; }

//===----------------------------------------------------------------------===//
// Multiplying
//===----------------------------------------------------------------------===//

/// A block of the result of at most panel x panel.
struct Block {
  int64_t row, column, rows, columns;
};

/// The block that is multiplied after this one with columns `first` to `end`;
/// without rows after the last one.
Block following(const Product &product, const Block &block, int64_t first,
                int64_t end) {
  Block next = {block.row, block.column + panel, block.rows, 0};
  if (next.column >= end)
    next = {block.row + panel, first,
            most(0, least(panel, product.m - block.row - panel)), 0};
  next.columns = least(panel, product.n - next.column);
  return next;
}

/// What is fetched while panels are multiplied: at each step of `tileDepth` a
/// share of what is packed next, and of where the result goes.
class Ahead {
public:
  /// The columns of b from `first` on, while all rows are multiplied with those
  /// before them.
  void fetchColumns(const Product &product, int64_t first, int64_t firstK,
                    int64_t depth) {
    const int64_t columns = least(packedColumns, product.n - first);
    if (columns <= 0)
      return;
    const auto *from = reinterpret_cast<const char *>(
        product.b + first * product.columnOfB + firstK * product.stepOfB);
    packed =
        product.columnOfB == 1
            ? Lines<false>(from, depth, product.stepOfB * 2, columns * 2)
            : Lines<false>(from, columns, product.columnOfB * 2, depth * 2);
    const int64_t lines = columns * depth * 2 / lineBytes;
    packedEach = divideUp(lines, panelsOf(product.m) * panelsOf(packedColumns) *
                                     stepsOf(depth));
  }

  /// Where a block goes, while it is multiplied in so many steps.
  void fetchResult(const Product &product, const Block &block, int64_t steps) {
    const int64_t bytesEach = product.resultIsF32 ? 4 : 2;
    const int64_t bytes = block.columns * bytesEach;
    result = {static_cast<const char *>(product.c) +
                  (block.row * product.rowOfC + block.column) * bytesEach,
              block.rows, product.rowOfC * bytesEach, bytes};
    const int64_t lines = block.rows * (bytes / lineBytes + 1);
    resultEach = divideUp(lines, steps);
  }

  [[gnu::always_inline]] void fetchPacked() { packed.fetch(packedEach); }
  [[gnu::always_inline]] void fetchResult() { result.fetch(resultEach); }

private:
  Lines<false> packed;
  Lines<true> result;
  int64_t packedEach = 0, resultEach = 0;
};

/// Four tiles of sums, rows of `row` elements; they start as what they are, or
/// as zero. A tile is loaded as soon as its last product is under way.
void multiplyPanels(const char *a, const char *b, int64_t tiles, float *c,
                    int64_t row, bool accumulate, Ahead &ahead) {
  loadSums(c, row, accumulate);
  const auto multiplyUpper = [&] {
    addProduct<0, 4, 6>();
    loadTile<5>(a + tileBytes, lineBytes);
    ahead.fetchPacked();
    addProduct<1, 4, 7>();
  };
  loadTile<4>(a, lineBytes);
  loadTile<6>(b, lineBytes);
  loadTile<7>(b + tileBytes, lineBytes);
  for (int64_t l = 1; l < tiles; ++l) {
    multiplyUpper();
    a += 2 * tileBytes;
    b += 2 * tileBytes;
    loadTile<4>(a, lineBytes);
    addProduct<2, 5, 6>();
    loadTile<6>(b, lineBytes);
    ahead.fetchResult();
    addProduct<3, 5, 7>();
    loadTile<7>(b + tileBytes, lineBytes);
  }
  multiplyUpper();
  addProduct<2, 5, 6>();
  addProduct<3, 5, 7>();
  storeSums(c, row);
}

/// Whether sums of all blocks are kept from one piece of k to the next: f32 is
/// kept by the result itself.
bool keepsSums(int64_t k, bool resultIsF32) {
  return !resultIsF32 && k > packedDepth;
}

/// Whether tiles of the result itself can be the sums: whole ones of f32, and
/// such that no row of a tile lies in two lines of the cache, for each would be
/// fetched twice.
bool sumsInPlace(const Product &product) {
  return product.resultIsF32 && product.rowOfC % tileExtent == 0 &&
         reinterpret_cast<uintptr_t>(product.c) % 64 == 0;
}

/// Where blocks are summed that cannot be where they lie.
class Sums {
public:
  Sums(const Product &product, char *scratch)
      : inPlace(sumsInPlace(product)),
        keeps(keepsSums(product.k, product.resultIsF32)),
        row(keeps ? panelsOf(product.n) * panel : panel), product(product),
        data(reinterpret_cast<float *>(scratch)) {}

  const bool inPlace;
  const bool keeps; ///< all blocks, else one at a time
  const int64_t row;

  float *at(const Block &block) const {
    return keeps ? data + block.row * row + block.column : data;
  }

  void load(const Block &block) const {
    float *to = at(block);
    for (int64_t i = 0; i < block.rows; ++i)
      for (int64_t j = 0; j < block.columns; j += tileExtent) {
        const __mmask16 mask = maskOf(block.columns - j, tileExtent);
        const int64_t from = offset(block, i, j);
        const __m512 values =
            product.resultIsF32
                ? _mm512_maskz_loadu_ps(
                      mask, static_cast<const float *>(product.c) + from)
                : _mm512_castsi512_ps(_mm512_slli_epi32(
                      _mm512_cvtepu16_epi32(_mm256_maskz_loadu_epi16(
                          mask,
                          static_cast<const uint16_t *>(product.c) + from)),
                      16));
        _mm512_storeu_ps(to + i * row + j, values);
      }
  }

  void store(const Block &block) const {
    const float *from = at(block);
    for (int64_t i = 0; i < block.rows; ++i)
      for (int64_t j = 0; j < block.columns; j += tileExtent) {
        const __mmask16 mask = maskOf(block.columns - j, tileExtent);
        const __m512 values = _mm512_loadu_ps(from + i * row + j);
        const int64_t to = offset(block, i, j);
        if (product.resultIsF32)
          _mm512_mask_storeu_ps(static_cast<float *>(product.c) + to, mask,
                                values);
        else
          _mm256_mask_storeu_epi16(
              static_cast<uint16_t *>(product.c) + to, mask,
              reinterpret_cast<__m256i>(_mm512_cvtneps_pbh(values)));
      }
  }

private:
  int64_t offset(const Block &block, int64_t i, int64_t j) const {
    return (block.row + i) * product.rowOfC + block.column + j;
  }

  const Product &product;
  float *data;
};

} // namespace

int64_t scratchBytes(int64_t m, int64_t n, int64_t k, bool resultIsF32) {
  const int64_t packed = panelsOf(m) + panelsOf(least(n, packedColumns));
  const int64_t blocks =
      keepsSums(k, resultIsF32) ? panelsOf(m) * panelsOf(n) : 1;
  return packed * panelBytes(depthOfPiece(k)) + blocks * panel * panel * 4;
}

void multiply(const Product &product, void *scratch) {
  const auto [m, n, k, a, rowOfA, stepOfA, b, stepOfB, columnOfB, c, rowOfC,
              resultIsF32, accumulate] = product;
  configureTiles();
  const int64_t pieceDepth = depthOfPiece(k), bytes = panelBytes(pieceDepth);
  char *rows = static_cast<char *>(scratch);
  char *columns = rows + panelsOf(m) * bytes;
  const Sums sums(product, columns + panelsOf(least(n, packedColumns)) * bytes);
  for (int64_t firstK = 0; firstK < k; firstK += pieceDepth) {
    const int64_t depth = least(pieceDepth, k - firstK);
    const int64_t steps = stepsOf(depth);
    const bool isFirst = firstK == 0, isLast = firstK + depth == k;
    packRows({a + firstK * stepOfA, rowOfA, stepOfA}, m, depth, bytes, rows);
    for (int64_t group = 0; group < n; group += packedColumns) {
      const int64_t end = least(n, group + packedColumns);
      packColumns(
          {b + group * columnOfB + firstK * stepOfB, columnOfB, stepOfB},
          end - group, depth, bytes, columns);
      Ahead ahead;
      ahead.fetchColumns(product, end, firstK, depth);
      for (int64_t i = 0; i < m; i += panel)
        for (int64_t j = group; j < end; j += panel) {
          const Block block = {i, j, least(panel, m - i), least(panel, n - j)};
          const char *row = rows + i / panel * bytes;
          const char *column = columns + (j - group) / panel * bytes;
          const bool stores = isLast || !sums.keeps;
          if (stores)
            ahead.fetchResult(product,
                              accumulate ? following(product, block, group, end)
                                         : block,
                              steps);
          if (sums.inPlace && block.rows == panel && block.columns == panel) {
            multiplyPanels(row, column, steps,
                           static_cast<float *>(c) + i * rowOfC + j, rowOfC,
                           accumulate || !isFirst, ahead);
            continue;
          }
          if (isFirst ? accumulate : !sums.keeps)
            sums.load(block);
          multiplyPanels(row, column, steps, sums.at(block), sums.row,
                         accumulate || !isFirst, ahead);
          if (stores)
            sums.store(block);
        }
    }
  }
  _tile_release();
}

} // namespace trc::runtime::host::amx
