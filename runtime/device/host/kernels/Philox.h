//===- Philox.h - the generator of four words -------------------*- C++ -*-===//
//
// Philox-4x32 with 10 rounds (Salmon and others, "Parallel random numbers: as
// easy as 1, 2, 3"): four words from a key of 64 bits and a counter of 128.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_PHILOX_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_PHILOX_H

#include <algorithm>
#include <cstdint>

namespace trc::runtime::host {

struct Words4 {
  uint32_t word[4];
};

/// Philox-4x32, 10 rounds.
inline Words4 philox(uint64_t key, uint64_t low, uint64_t high) {
  uint32_t k0 = static_cast<uint32_t>(key);
  uint32_t k1 = static_cast<uint32_t>(key >> 32);
  uint32_t c[4] = {static_cast<uint32_t>(low), static_cast<uint32_t>(low >> 32),
                   static_cast<uint32_t>(high),
                   static_cast<uint32_t>(high >> 32)};
  for (int round = 0; round < 10; ++round) {
    uint64_t a = uint64_t(0xD2511F53) * c[0];
    uint64_t b = uint64_t(0xCD9E8D57) * c[2];
    uint32_t next[4] = {
        static_cast<uint32_t>(b >> 32) ^ c[1] ^ k0, static_cast<uint32_t>(b),
        static_cast<uint32_t>(a >> 32) ^ c[3] ^ k1, static_cast<uint32_t>(a)};
    std::copy_n(next, 4, c);
    k0 += 0x9E3779B9;
    k1 += 0xBB67AE85;
  }
  return {{c[0], c[1], c[2], c[3]}};
}

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_PHILOX_H
