//===- attention_kept.cuh - kept weights, from one kernel to the other ----===//
//
// A block of Threefry costs far more than to write down what it decides. So
// where dropout draws 32 bits for a weight, the gradient by queries leaves a
// bit for each weight in the workspace, behind the statistics, and the gradient
// by keys draws nothing (`storesKept`).
//
// Bits lie as tensor cores hold weights. Of 32 queries and 32 keys, numbered q
// and k, each lane of a warp has a word:
//
//   lane   4 (q % 8) + k % 8 / 2
//   bit    16 (q / 16) + 8 (k / 16) + 4 (q / 8 % 2) + 2 (k / 8 % 2) + k % 2
//
// so that the lane that holds a weight writes its bit, and the lane that holds
// transposed weights, of queries 2 t + e and of key g of each eight, finds them
// in the words of two lanes, 8 t + 4 e + g / 2. Every bit is written: zeros for
// weights that the first kernel does not come to.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "trc/attention_gradient.cuh"

namespace trc_device {

/// What a lane has of 16 queries and so many keys.
template <int keys> struct KeptPart {
  using Type = unsigned short;
};
template <> struct KeptPart<16> {
  using Type = unsigned char;
};

/// The bits of a head.
template <class Problem> class AttentionKeptBits {
  using Engine = typename Problem::Engine;
  using Statistics = AttentionStatistics<Problem>;
  static constexpr int columns = Problem::columns;
  /// Words of 32 queries: as many as keys, in whole blocks of the other kernel.
  static constexpr int wordsOfBand = (Problem::keys + 127) / 128 * 128;

  /// Words of 32 queries and 32 keys.
  __device__ __forceinline__ unsigned *square(int query, int key) const {
    return words + static_cast<long long>(query / 32) * wordsOfBand +
           key / 32 * 32;
  }

public:
  /// Tiles of keys that a query has bits for.
  static constexpr int tiles = wordsOfBand / columns;
  /// Of a tile of the gradient by keys, in shared memory.
  static constexpr int chunksOfBand = Engine::rows / 4;
  static constexpr int chunks = (columns + 31) / 32 * chunksOfBand;

  __device__ __forceinline__ AttentionKeptBits(typename Engine::Sum *statistics,
                                               HeadPlace place) {
    long long head = static_cast<long long>(place.b) * Problem::heads + place.h;
    words =
        reinterpret_cast<unsigned *>(
            reinterpret_cast<unsigned char *>(statistics) + Statistics::bytes) +
        head * (Problem::statisticsRows / 32) * wordsOfBand;
  }

  /// Writes a warp's part of a tile: `bits(m, n)` are the lane's of its 16
  /// queries number m and of the 16 keys number n, and of the next 16 keys
  /// above them.
  template <typename Function>
  __device__ __forceinline__ void write(int firstQuery, int firstKey,
                                        Function bits) const {
    constexpr int keys = columns == 16 ? 16 : 32;
    using Part = typename KeptPart<keys>::Type;
#pragma unroll
    for (int m = 0; m < Engine::rowsOfThread / 2; ++m)
#pragma unroll
      for (int n = 0; n < columns; n += keys) {
        int query = firstQuery + Engine::first_row_of_warp() + 16 * m;
        int key = firstKey + n;
        auto *to =
            reinterpret_cast<Part *>(square(query, key) + Engine::lane());
        int part =
            keys == 32 ? query / 16 % 2 : query / 16 % 2 * 2 + key / 16 % 2;
        to[part] = static_cast<Part>(bits(m, n / 16));
      }
  }

  /// Begins to copy those of the block's keys and of a tile of queries.
  __device__ __forceinline__ void load(uint4 *to, int firstKey,
                                       int firstQuery) const {
    deal_out<chunks, Engine::threads>([&](unsigned i) {
      int query = firstQuery + static_cast<int>(i) / chunksOfBand * 32;
      copy_async_16(to + i,
                    reinterpret_cast<const uint4 *>(square(query, firstKey)) +
                        i % chunksOfBand);
    });
  }

private:
  unsigned *words;
};

/// What a lane holds of a tile of transposed weights.
template <class Problem> class KeptStored {
  using Engine = typename Problem::Engine;
  static constexpr int columns = Problem::columns;
  static constexpr int bands = (columns + 31) / 32;

public:
  /// `tile` is what AttentionKeptBits::load has copied.
  __device__ __forceinline__ KeptStored(const uint4 *tile, int firstQuery) {
    int row = Engine::first_row_of_warp();
    int inEight = Engine::lane() / 4, pair = Engine::lane() % 4;
    const unsigned *from = reinterpret_cast<const unsigned *>(tile) +
                           row / 32 * 32 + 8 * pair + inEight / 2;
    // A warp of 16 keys and a tile of 16 queries have a part of each word.
    int shift = inEight % 2;
    if (Engine::rowsOfWarp == 16)
      shift += row / 16 % 2 * 8;
    if (columns == 16)
      shift += firstQuery / 16 % 2 * 16;
#pragma unroll
    for (int band = 0; band < bands; ++band)
#pragma unroll
      for (int e = 0; e < 2; ++e)
        words[band][e] = from[band * Engine::rows + 4 * e] >> shift;
  }

  __device__ __forceinline__ bool at(int i, int j) const {
    int eight = j / 2;
    int bit = eight / 2 % 2 * 16 + i / 2 * 8 + eight % 2 * 4 + i % 2 * 2;
    return (words[eight / 4][j % 2] >> bit & 1) != 0;
  }

private:
  unsigned words[bands][2];
};

} // namespace trc_device
