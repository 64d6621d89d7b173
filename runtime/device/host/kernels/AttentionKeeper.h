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
      auto [low, high] =
          counters(keep.first + static_cast<uint64_t>(key) * keep.keyStep);
      cipher(high, low);
      return (high ^ low) <= most;
    }
    if (keep.halveKey)
      key += keep.word;
    uint64_t first =
        keep.first + static_cast<uint64_t>(keep.halveKey ? key / 2 : key);
    auto [low, high] = counters(first);
    cipher(low, high);
    if constexpr (source == TileKeep::DrawBoth) {
      LaneBits bits = toBits(high <= most);
      __builtin_memcpy(stored(key), &bits, sizeof bits);
      return low <= most;
    }
    if (keep.halveQuery)
      return (odd != 0 ? high : low) <= most;
    return ((keep.halveKey ? key & 1 : keep.word) != 0 ? high : low) <= most;
  }

  /// The numbers of the blocks of all lanes, of which the first has `first`.
  struct Counters {
    Words low, high;
  };
  TRC_INLINE Counters counters(uint64_t first) const {
    Words low = offset + static_cast<uint32_t>(first);
    Words carried = reinterpret_cast<Words>(low < static_cast<uint32_t>(first));
    return {low, static_cast<uint32_t>(first >> 32) - carried};
  }

  /// Threefry-2x32, 20 rounds, in place.
  TRC_INLINE void cipher(Words &x, Words &y) const {
    const uint32_t keys[3] = {keep.key[0], keep.key[1],
                              keep.key[0] ^ keep.key[1] ^ 0x1BD11BDA};
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

  const TileKeep &keep;
  int64_t firstByte;
  Ints odd;
  Words offset;
};

/// Who stored the bits went only over what is visible.
TRC_INLINE TileKeep::Source sourceOf(const TileKeep &keep, bool keepsHidden) {
  bool misses = keep.source == TileKeep::Stored && keepsHidden;
  return misses ? TileKeep::Draw : keep.source;
}

} // namespace

} // namespace trc::runtime::host::TRC_ISA

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_ATTENTIONKEEPER_H
