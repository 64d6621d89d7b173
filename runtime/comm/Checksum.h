//===- Checksum.h - of what travels between ranks ---------------*- C++ -*-===//
//
// Of a message's bytes, so that none of them changes on its way unseen: TCP's
// own checksum has 16 bits, and hosts take one network card's word for it.
//
// Eight lanes take a word of 8 bytes each in turn: lane = (lane ^ word) * odd.
// No two words give the same lane, so a word that changed is always seen, and
// several are but for one time in 2^64. The multiplications of the lanes run
// side by side: 20 to 23 GB/s of a core, of what the cache holds, where the
// checksum of a program (program/Checksum.h), one lane, has 5 to 6. A step
// waits for this one.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_COMM_CHECKSUM_H
#define TRC_RUNTIME_COMM_CHECKSUM_H

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace trc::runtime {

inline uint64_t checksumOf(const std::byte *data, size_t bytes) {
  constexpr size_t lanes = 8, block = lanes * sizeof(uint64_t);
  constexpr uint64_t odd = 0x9e3779b97f4a7c15; // 2^64 over the golden ratio
  uint64_t lane[lanes];
  for (size_t i = 0; i < lanes; ++i)
    lane[i] = odd * (i + 1);
  const auto take = [&](const std::byte *from) {
    uint64_t words[lanes];
    std::memcpy(words, from, block);
    for (size_t i = 0; i < lanes; ++i)
      lane[i] = (lane[i] ^ words[i]) * odd;
  };
  size_t at = 0;
  for (; at + block <= bytes; at += block)
    take(data + at);
  std::byte rest[block] = {};
  if (at < bytes)
    std::memcpy(rest, data + at, bytes - at);
  take(rest);
  uint64_t sum = bytes;
  for (const uint64_t each : lane)
    sum = (std::rotl(sum, 29) ^ each) * odd;
  return sum ^ sum >> 32;
}

} // namespace trc::runtime

#endif // TRC_RUNTIME_COMM_CHECKSUM_H
