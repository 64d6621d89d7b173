//===- AmxPartPanels.h - products of two panels in parts --------*- C++ -*-===//
//
// Sums of 32 x 32 elements, four tiles, over products of the parts of factors
// (AmxParts.h). As AmxInstructions.h, for files that are compiled with
// -mamx-tile and -mamx-bf16.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_AMXPARTPANELS_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_AMXPARTPANELS_H

#include "AmxParts.h"

namespace trc::runtime::host::amx {

namespace {

constexpr int64_t high = 0, middle = 1, low = 2; ///< parts

/// The two tiles of a packed panel at 32 k, part after part.
struct PanelTiles {
  const char *at;

  template <int tile, int which>
  [[gnu::always_inline]] void load(int64_t part) const {
    loadTile<tile>(at + part * partBytes + which * tileBytes, tileRowBytes);
  }
  static constexpr int64_t tileRowBytes = 64;
};

/// Multiplies four tiles of parts into four of sums, and goes on to other
/// parts: a tile is loaded as soon as its last product is under way.
template <typename A, typename B> class PartPanels {
public:
  PartPanels(A a, B b) : a(a), b(b) {}

  [[gnu::always_inline]] void begin(int64_t partOfA, int64_t partOfB) {
    a.template load<4, 0>(partOfA);
    a.template load<5, 1>(partOfA);
    b.template load<6, 0>(partOfB);
    b.template load<7, 1>(partOfB);
  }
  [[gnu::always_inline]] void multiplyThenRows(int64_t part) {
    addProduct<0, 4, 6>();
    addProduct<1, 4, 7>();
    a.template load<4, 0>(part);
    addProduct<2, 5, 6>();
    addProduct<3, 5, 7>();
    a.template load<5, 1>(part);
  }
  [[gnu::always_inline]] void multiplyThenColumns(int64_t part) {
    addProduct<0, 4, 6>();
    addProduct<2, 5, 6>();
    b.template load<6, 0>(part);
    addProduct<1, 4, 7>();
    addProduct<3, 5, 7>();
    b.template load<7, 1>(part);
  }
  /// Goes on to the tiles of other k.
  [[gnu::always_inline]] void
  multiplyThenNext(A nextA, B nextB, int64_t partOfA, int64_t partOfB) {
    a = nextA;
    b = nextB;
    addProduct<0, 4, 6>();
    addProduct<1, 4, 7>();
    a.template load<4, 0>(partOfA);
    addProduct<2, 5, 6>();
    b.template load<6, 0>(partOfB);
    addProduct<3, 5, 7>();
    a.template load<5, 1>(partOfA);
    b.template load<7, 1>(partOfB);
  }
  [[gnu::always_inline]] void multiplyLast() {
    addProduct<0, 4, 6>();
    addProduct<1, 4, 7>();
    addProduct<2, 5, 6>();
    addProduct<3, 5, 7>();
  }

private:
  A a;
  B b;
};

/// Adds to tiles 0 to 3 the products of a(l) and b(l), l from 0 to below
/// `steps`. Neighbouring products of parts share those of one operand, so that
/// 14 tiles are loaded for 24 products, or 8 for 12. `between(i)`, i from 0 to
/// 2, is done meanwhile.
template <int parts, typename A, typename B, typename Between>
[[gnu::always_inline]] inline void multiplyParts(A a, B b, int64_t steps,
                                                 Between between) {
  constexpr int64_t first = parts == 3 ? low : middle;
  PartPanels panels(a(0), b(0));
  panels.begin(first, high);
  for (int64_t l = 1; l <= steps; ++l) {
    if constexpr (parts == 3) {
      panels.multiplyThenRows(middle); // low high
      between(0);
      panels.multiplyThenColumns(middle); // middle high
      between(1);
      panels.multiplyThenRows(high);    // middle middle
      panels.multiplyThenColumns(high); // high middle
      between(2);
      panels.multiplyThenColumns(low); // high high, and then high low
    } else {
      between(0);
      panels.multiplyThenRows(high); // middle high
      between(1);
      panels.multiplyThenColumns(middle); // high high, and then high middle
      between(2);
    }
    if (l < steps)
      panels.multiplyThenNext(a(l), b(l), first, high);
    else
      panels.multiplyLast();
  }
}

} // namespace

} // namespace trc::runtime::host::amx

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_AMXPARTPANELS_H
