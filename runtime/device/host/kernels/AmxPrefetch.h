//===- AmxPrefetch.h - lines of the cache wanted soon -----------*- C++ -*-===//
//
// As AmxInstructions.h, for files that are compiled with -mamx-tile and
// -mamx-bf16.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_AMXPREFETCH_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_AMXPREFETCH_H

#include <cstdint>

namespace trc::runtime::host::amx {

namespace {

constexpr int64_t lineBytes = 64;

/// Lines of the cache that are wanted soon: those of `pieces` of memory, each
/// of so many bytes. They are fetched a few at a time between instructions on
/// tiles, in whose time they arrive.
template <bool toWrite> class Lines {
public:
  Lines() = default;
  Lines(const void *first, int64_t pieces, int64_t distance, int64_t bytes)
      : piece(static_cast<const char *>(first)), at(startOf(piece)),
        pieces(pieces), distance(distance), bytes(bytes) {}

  [[gnu::always_inline]] void fetch(int64_t count) {
    for (; count > 0 && pieces > 0; --count) {
      __builtin_prefetch(at, toWrite);
      at += lineBytes;
      if (at >= piece + bytes) {
        piece += distance;
        at = startOf(piece);
        --pieces;
      }
    }
  }

private:
  static const char *startOf(const char *piece) {
    return piece - reinterpret_cast<uintptr_t>(piece) % lineBytes;
  }

  const char *piece = nullptr, *at = nullptr;
  int64_t pieces = 0, distance = 0, bytes = 0;
};

} // namespace

} // namespace trc::runtime::host::amx

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_AMXPREFETCH_H
