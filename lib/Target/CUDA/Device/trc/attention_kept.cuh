//===- attention_kept.cuh - kept weights, from one kernel to the other ----===//
//
// A block of Threefry costs far more than to write down what it decides. So
// where dropout draws 32 bits for a weight, a bit for each weight is left in
// the gradient's workspace, behind the statistics, by the first of the three
// kernels that may: forward, where it and the gradient share the workspace
// (`keptByForward`), else the gradient by queries. The others draw nothing.
//
// Bits lie as tensor cores hold weights. Of 32 queries and 32 keys, numbered q
// and k, each lane of a warp has a word:
//
//   lane   4 (q % 8) + k % 8 / 2
//   bit    16 (q / 16) + 8 (k / 16) + 4 (q / 8 % 2) + 2 (k / 8 % 2) + k % 2
//
// so that the lane that holds a weight writes and reads its bit, and the lane
// that holds transposed weights, of queries 2 t + e and of key g of each eight,
// finds them in the words of two lanes, 8 t + 4 e + g / 2. Every bit is
// written: zeros for weights that the kernel that writes does not come to.
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
  /// Words of 32 queries: as many as keys, in whole blocks of the gradient by
  /// keys.
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

  /// Keys of a part, and parts of a tile that a lane has, side by side and one
  /// below the other.
  static constexpr int keys = columns == 16 ? 16 : 32;
  static constexpr int across = columns / keys;
  static constexpr int down = Engine::rowsOfThread / 2;
  using Part = typename KeptPart<keys>::Type;

  /// The lane's part of its 16 queries number m and of keys number n of a tile.
  __device__ __forceinline__ Part *part(int firstQuery, int firstKey, int m,
                                        int n) const {
    int query = firstQuery + Engine::first_row_of_warp() + 16 * m;
    int key = firstKey + n * keys;
    int number =
        keys == 32 ? query / 16 % 2 : query / 16 % 2 * 2 + key / 16 % 2;
    return reinterpret_cast<Part *>(square(query, key) + Engine::lane()) +
           number;
  }

  /// Writes a warp's part of a tile: `bits(m, n)` are the lane's of its 16
  /// queries number m and of the 16 keys number n, and of the next 16 keys
  /// above them.
  template <typename Function>
  __device__ __forceinline__ void write(int firstQuery, int firstKey,
                                        Function bits) const {
#pragma unroll
    for (int m = 0; m < down; ++m)
#pragma unroll
      for (int n = 0; n < across; ++n)
        *part(firstQuery, firstKey, m, n) =
            static_cast<Part>(bits(m, n * keys / 16));
  }

  /// Zeros for tiles of keys from `firstTile` on.
  __device__ __forceinline__ void write_none(int firstQuery,
                                             int firstTile) const {
    for (int tile = firstTile; tile < tiles; ++tile)
      write(firstQuery, tile * columns, [](int, int) { return 0u; });
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

/// What a lane holds of a tile of weights.
template <class Problem> class KeptOwn {
  using Bits = AttentionKeptBits<Problem>;

public:
  __device__ __forceinline__ KeptOwn(const Bits &bits, int firstQuery,
                                     int firstKey) {
#pragma unroll
    for (int m = 0; m < Bits::down; ++m)
#pragma unroll
      for (int n = 0; n < Bits::across; ++n)
        parts[m][n] = *bits.part(firstQuery, firstKey, m, n);
  }

  __device__ __forceinline__ bool at(int i, int j) const {
    constexpr int inPart = Bits::keys / 4; // columns of a lane
    int bit = j % inPart / 4 * 8 + i % 2 * 4 + j % 4;
    return (parts[i / 2][j / inPart] >> bit & 1) != 0;
  }

private:
  unsigned parts[Bits::down][Bits::across];
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
