//===- AmxWide.cpp - products of f32 in AMX's tiles -----------------------===//
//
// Compiled with -mamx-tile and -mamx-bf16, beyond x86-64-v4 and AVX512-BF16.
// Everything but the two functions of the header is local to the file.
//
//===----------------------------------------------------------------------===//

#include "AmxWide.h"
#include "AmxPartPanels.h"
#include "AmxPrefetch.h"

namespace trc::runtime::host::amx {

namespace {

/// Most columns that are packed at a time, and most k: 72 KiB a panel, of which
/// a block of 512 rows has 16 and the columns 4, beside the result in the
/// second cache.
constexpr int64_t packedColumns = plainColumns;
static_assert(panel == plainRows);
int64_t packedDepth(int parts) { return 1152 / parts; }

/// Even pieces of k.
int64_t depthOfPiece(int64_t k, int parts) {
  const int64_t piece = divideUp(k, divideUp(k, packedDepth(parts)));
  return stepsOf(piece) * tileDepth;
}
int64_t panelBytes(int64_t depth, int parts) {
  return stepsOf(depth) * parts * partBytes;
}

/// What is fetched while panels are multiplied: at each step of `tileDepth` a
/// share of what is packed next, and of where the result goes.
struct Ahead {
  Lines<false> rows, columns;
  Lines<true> result;
  int64_t rowsEach = 0, columnsEach = 0, resultEach = 0;
};

/// Four tiles of sums, rows of `row` elements; they start as what they are, or
/// as zero.
template <int parts>
void multiplyPanels(const char *a, const char *b, int64_t steps, float *c,
                    int64_t row, bool accumulate, Ahead &ahead) {
  loadSums(c, row, accumulate);
  const auto tilesOf = [](const char *panel) {
    return [=](int64_t l) { return PanelTiles{panel + l * parts * partBytes}; };
  };
  multiplyParts<parts>(tilesOf(a), tilesOf(b), steps, [&](int i) {
    if (i == 0)
      ahead.rows.fetch(ahead.rowsEach);
    else if (i == 1)
      ahead.columns.fetch(ahead.columnsEach);
    else
      ahead.result.fetch(ahead.resultEach);
  });
  storeSums(c, row);
}

/// One piece of k at a time, all of `a` is put into tiles, each panel before it
/// is multiplied first, and `packedColumns` of `b` after the others.
template <int parts> class Multiplication {
public:
  Multiplication(const WideProduct &product, char *scratch, Multiply plain)
      : product(product), plain(plain),
        pieceDepth(depthOfPiece(product.k, parts)),
        bytes(panelBytes(pieceDepth, parts)), rows(scratch),
        columns(rows + panelsOf(product.m) * bytes),
        sums(reinterpret_cast<float *>(
            columns + panelsOf(least(product.n, packedColumns)) * bytes)),
        rowsAreSplit(reinterpret_cast<bool *>(sums + panel * panel)),
        sumsInPlace(product.rowOfC % tileExtent == 0 &&
                    reinterpret_cast<uintptr_t>(product.c) % lineBytes == 0) {}

  void run() {
    for (firstK = 0; firstK < product.k; firstK += pieceDepth) {
      depth = least(pieceDepth, product.k - firstK);
      for (int64_t first = 0; first < product.n; first += packedColumns)
        multiplyColumns(first, least(product.n, first + packedColumns));
    }
  }

private:
  void multiplyColumns(int64_t first, int64_t end) {
    const bool columnsAreSplit = packPartColumns<parts>(
        {b(first, firstK), product.columnOfB, product.stepOfB}, end - first,
        depth, bytes, columns);
    const int64_t steps = stepsOf(depth), panels = panelsOf(end - first);
    Ahead ahead;
    fetchColumns(ahead, end, panels * steps);
    for (int64_t i = 0; i < product.m; i += panel) {
      if (first == 0) {
        rowsAreSplit[i / panel] =
            packPartRows<parts>({a(i, firstK), product.rowOfA, product.stepOfA},
                                least(panel, product.m - i), depth, bytes,
                                rows + i / panel * bytes);
        fetchRows(ahead, i + panel, panels * steps);
      }
      if (!columnsAreSplit || !rowsAreSplit[i / panel]) {
        multiplyPlain(i, first, end - first);
        continue;
      }
      for (int64_t j = first; j < end; j += panel) {
        // What is added to is read first, else the result is written last.
        if (!adds())
          fetchResult(ahead, i, j);
        else if (j + panel < end)
          fetchResult(ahead, i, j + panel);
        else
          fetchResult(ahead, i + panel, first);
        multiplyBlock(i, j, columns + (j - first) / panel * bytes, ahead);
      }
    }
  }

  void multiplyPlain(int64_t i, int64_t j, int64_t countColumns) const {
    _tile_release();
    plain({least(panel, product.m - i), countColumns, depth, a(i, firstK),
           product.rowOfA, product.stepOfA, b(j, firstK), product.stepOfB,
           product.columnOfB, c(i, j), product.rowOfC, adds()});
    configureTiles();
  }

  void multiplyBlock(int64_t i, int64_t j, const char *column, Ahead &ahead) {
    const int64_t countRows = least(panel, product.m - i),
                  countColumns = least(panel, product.n - j);
    const int64_t steps = stepsOf(depth);
    const char *row = rows + i / panel * bytes;
    if (sumsInPlace && countRows == panel && countColumns == panel)
      return multiplyPanels<parts>(row, column, steps, c(i, j), product.rowOfC,
                                   adds(), ahead);
    if (adds())
      copy<true>(c(i, j), countRows, countColumns);
    multiplyPanels<parts>(row, column, steps, sums, panel, adds(), ahead);
    copy<false>(c(i, j), countRows, countColumns);
  }

  /// A block of the result to where it is summed, or back.
  template <bool loads>
  void copy(float *block, int64_t countRows, int64_t countColumns) {
    for (int64_t i = 0; i < countRows; ++i)
      for (int64_t j = 0; j < countColumns; j += tileExtent) {
        const auto mask =
            static_cast<__mmask16>(maskOf(countColumns - j, tileExtent));
        float *at = block + i * product.rowOfC + j, *sum = sums + i * panel + j;
        if constexpr (loads)
          _mm512_storeu_ps(sum, _mm512_maskz_loadu_ps(mask, at));
        else
          _mm512_mask_storeu_ps(at, mask, _mm512_loadu_ps(sum));
      }
  }

  /// The columns from `first` on, or those of the next piece of k, while the
  /// ones before are multiplied, in so many steps for each panel of rows.
  void fetchColumns(Ahead &ahead, int64_t first, int64_t steps) {
    int64_t k = firstK;
    if (first >= product.n) {
      first = 0;
      k += pieceDepth;
    }
    if (k >= product.k)
      return;
    const int64_t count = least(packedColumns, product.n - first),
                  nextDepth = least(pieceDepth, product.k - k);
    ahead.columns = product.columnOfB == 1
                        ? Lines<false>(b(first, k), nextDepth,
                                       product.stepOfB * 4, count * 4)
                        : Lines<false>(b(first, k), count,
                                       product.columnOfB * 4, nextDepth * 4);
    ahead.columnsEach = divideUp(count * nextDepth * 4 / lineBytes,
                                 panelsOf(product.m) * steps);
  }

  /// The panel of rows from `first` on, while the one before is multiplied.
  void fetchRows(Ahead &ahead, int64_t first, int64_t steps) {
    if (first >= product.m)
      return;
    const int64_t count = least(panel, product.m - first);
    ahead.rows = product.stepOfA == 1
                     ? Lines<false>(a(first, firstK), count, product.rowOfA * 4,
                                    depth * 4)
                     : Lines<false>(a(first, firstK), depth,
                                    product.stepOfA * 4, count * 4);
    ahead.rowsEach = divideUp(count * depth * 4 / lineBytes, steps);
  }

  /// A block of the result, while one is multiplied.
  void fetchResult(Ahead &ahead, int64_t i, int64_t j) {
    const int64_t countRows = most(0, least(panel, product.m - i));
    ahead.result = {c(i, j), countRows, product.rowOfC * 4,
                    least(panel, product.n - j) * 4};
    // A row may begin and end within a line.
    ahead.resultEach = divideUp(countRows * 3, stepsOf(depth));
  }

  const float *a(int64_t i, int64_t l) const {
    return product.a + i * product.rowOfA + l * product.stepOfA;
  }
  const float *b(int64_t j, int64_t l) const {
    return product.b + l * product.stepOfB + j * product.columnOfB;
  }
  float *c(int64_t i, int64_t j) const {
    return product.c + i * product.rowOfC + j;
  }
  bool adds() const { return product.accumulate || firstK > 0; }

  const WideProduct &product;
  const Multiply plain;
  const int64_t pieceDepth, bytes;
  char *const rows, *const columns;
  float *const sums;        ///< of a block that cannot be summed in place
  bool *const rowsAreSplit; ///< of each panel
  const bool sumsInPlace;
  int64_t firstK = 0, depth = 0; ///< of the piece at hand
};

} // namespace

int64_t scratchBytes(int64_t m, int64_t n, int64_t k, int parts) {
  const int64_t packed = panelsOf(m) + panelsOf(least(n, packedColumns));
  return packed * panelBytes(depthOfPiece(k, parts), parts) +
         panel * panel * 4 + panelsOf(m);
}

void multiply(const WideProduct &product, void *scratch, Multiply plain) {
  configureTiles();
  if (product.parts == 3)
    Multiplication<3>(product, static_cast<char *>(scratch), plain).run();
  else
    Multiplication<2>(product, static_cast<char *>(scratch), plain).run();
  _tile_release();
}

} // namespace trc::runtime::host::amx
