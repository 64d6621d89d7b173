//===- AttentionKeeper.h - which weights of a tile are kept -----*- C++ -*-===//
//
// Dropout's random bits for vectors of queries, drawn or read again; see
// TileKeep.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_ATTENTIONKEEPER_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_ATTENTIONKEEPER_H

#include "AttentionTile.h"
#include "AttentionVectors.h"

namespace trc::runtime::host::TRC_ISA {

namespace {

template <int by> TRC_INLINE Words rotate(Words x) {
  return x << by | x >> (32 - by);
}

/// The numbers of the blocks of all lanes, of which the first has `first`.
struct Counters {
  Words low, high;
};
TRC_INLINE Counters countersFrom(Words offset, uint64_t first) {
  Words low = offset + static_cast<uint32_t>(first);
  Words carried = reinterpret_cast<Words>(low < static_cast<uint32_t>(first));
  return {low, static_cast<uint32_t>(first >> 32) - carried};
}

/// Threefry-2x32, 20 rounds, in place.
TRC_INLINE void cipher(const uint32_t (&key)[2], Words &x, Words &y) {
  const uint32_t keys[3] = {key[0], key[1], key[0] ^ key[1] ^ 0x1BD11BDA};
  x += keys[0];
  y += keys[1];
#pragma clang loop unroll(full)
  for (uint32_t group = 0; group < 5; ++group) {
    if (group % 2 == 0) {
      x += y, y = rotate<13>(y) ^ x;
      x += y, y = rotate<15>(y) ^ x;
      x += y, y = rotate<26>(y) ^ x;
      x += y, y = rotate<6>(y) ^ x;
    } else {
      x += y, y = rotate<17>(y) ^ x;
      x += y, y = rotate<29>(y) ^ x;
      x += y, y = rotate<16>(y) ^ x;
      x += y, y = rotate<24>(y) ^ x;
    }
    x += keys[(group + 1) % 3];
    y += keys[(group + 2) % 3] + group + 1;
  }
}

/// The kept lanes of keys one after another, for a vector of queries.
template <TileKeep::Source source> class Keeper {
public:
  TRC_INLINE Keeper(const TileKeep &keep, int64_t firstQuery)
      : keep(keep), firstByte(firstQuery / 8) {
    Ints query = laneNumbers() + static_cast<int32_t>(firstQuery);
    odd = query & 1;
    if (keep.halveQuery)
      query >>= 1;
    offset = reinterpret_cast<Words>(query) * keep.queryStep;
  }

  TRC_INLINE Floats keptOf(Floats value, int64_t key) const {
    if constexpr (source == TileKeep::All)
      return value;
    else
      return kept(key) ? value : Floats{};
  }

private:
  TRC_INLINE char *stored(int64_t key) const {
    return reinterpret_cast<char *>(keep.bits + key) + firstByte;
  }

  TRC_INLINE Ints kept(int64_t key) const {
    if constexpr (source == TileKeep::Stored) {
      LaneBits bits;
      __builtin_memcpy(&bits, stored(key), sizeof bits);
      return toMask(bits);
    }
    auto most = static_cast<uint32_t>(keep.below - 1);
    if constexpr (source == TileKeep::DrawEach) {
      auto [low, high] = countersFrom(
          offset, keep.first + static_cast<uint64_t>(key) * keep.keyStep);
      cipher(keep.key, high, low);
      return (high ^ low) <= most;
    }
    if (keep.halveKey)
      key += keep.word;
    uint64_t first =
        keep.first + static_cast<uint64_t>(keep.halveKey ? key / 2 : key);
    auto [low, high] = countersFrom(offset, first);
    cipher(keep.key, low, high);
    if constexpr (source == TileKeep::DrawBoth) {
      LaneBits bits = toBits(high <= most);
      __builtin_memcpy(stored(key), &bits, sizeof bits);
      return low <= most;
    }
    if (keep.halveQuery)
      return (odd != 0 ? high : low) <= most;
    return ((keep.halveKey ? key & 1 : keep.word) != 0 ? high : low) <= most;
  }

  const TileKeep &keep;
  int64_t firstByte;
  Ints odd;
  Words offset;
};

/// Lower and upper words of products.
struct Products {
  Words low, high;
};
TRC_INLINE Products multiply(Words a, uint32_t factor) {
  using Wide = uint64_t __attribute__((vector_size(lanes * 8)));
  const Wide product = __builtin_convertvector(a, Wide) * factor;
  return {__builtin_convertvector(product, Words),
          __builtin_convertvector(product >> 32, Words)};
}

/// Philox-4x32, 10 rounds, in place.
TRC_INLINE void cipher(const uint32_t (&key)[2], Words (&c)[4]) {
  uint32_t k0 = key[0], k1 = key[1];
#pragma clang loop unroll(full)
  for (int round = 0; round < 10; ++round) {
    const auto [aLow, aHigh] = multiply(c[0], 0xD2511F53);
    const auto [bLow, bHigh] = multiply(c[2], 0xCD9E8D57);
    c[0] = bHigh ^ c[1] ^ k0;
    c[1] = bLow;
    c[2] = aHigh ^ c[3] ^ k1;
    c[3] = aLow;
    k0 += 0x9E3779B9;
    k1 += 0xBB67AE85;
  }
}

/// Writes which queries of a tile keep each of its first `keys` keys. A vector
/// of blocks decides for as many queries as a word has parts, and for four
/// keys.
TRC_INLINE void drawTiles(const TileKeep &keep, int64_t keys) {
  const int parts = 32 / keep.width;
  const auto most = static_cast<uint32_t>(keep.below - 1);
  const uint32_t part = (uint32_t(1) << keep.width) - 1;
  auto *rows = reinterpret_cast<uint8_t *>(keep.bits);
  const auto decide = [&](int64_t s, int row,
                          Words word) __attribute__((always_inline)) {
    const int64_t key = s - keep.firstKey;
    if (key < 0 || key >= keys)
      return;
    for (int p = 0; p < parts; ++p) {
      const auto kept = toBits(
          reinterpret_cast<Ints>((word >> (p * keep.width) & part) <= most));
      for (int lane = 0; lane < lanes; lane += 8)
        rows[key * 8 + (row + lane) / 8 * parts + p] =
            static_cast<uint8_t>(kept >> lane);
    }
  };
  const uint64_t first = keep.counter + keep.first;
  // The upper half of the counter is the key.
  const uint64_t key = keep.key[0] | static_cast<uint64_t>(keep.key[1]) << 32;
  for (int64_t s = keep.firstKey / 32 * 32; s < keep.firstKey + keys; s += 32)
    for (int64_t u = 0; u < 8; ++u)
      for (int row = 0; row < tileQueries / parts; row += lanes) {
        const Words offset =
            reinterpret_cast<Words>(laneNumbers() + row) * keep.queryStep;
        const auto [low, high] =
            countersFrom(offset, first + static_cast<uint64_t>(s / 4 + u));
        // Numbers of blocks begin again at zero in one state of 2^64.
        const Words again = reinterpret_cast<Words>(
            high < static_cast<uint32_t>(keep.counter >> 32));
        const Words third = static_cast<uint32_t>(key) - again;
        const Words fourth = static_cast<uint32_t>(key >> 32) -
                             (again & reinterpret_cast<Words>(third == 0));
        Words words[4] = {low, high, third, fourth};
        cipher(keep.key, words);
        for (int64_t word = 0; word < 4; ++word)
          decide(s + 8 * word + u, row, words[word]);
      }
}

/// Who stored the bits went only over what is visible.
TRC_INLINE TileKeep::Source sourceOf(const TileKeep &keep, bool keepsHidden) {
  if (keep.source == TileKeep::DrawTiles)
    return TileKeep::Stored;
  bool misses = keep.source == TileKeep::Stored && keepsHidden;
  return misses ? TileKeep::Draw : keep.source;
}

} // namespace

} // namespace trc::runtime::host::TRC_ISA

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_ATTENTIONKEEPER_H
