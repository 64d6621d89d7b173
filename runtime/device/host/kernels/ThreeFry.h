//===- ThreeFry.h - the generator and its elements --------------*- C++ -*-===//
//
// Threefry-2x32 with 20 rounds (Salmon and others, "Parallel random numbers: as
// easy as 1, 2, 3"), and which word of which block an element of up to 32 bits
// takes: the first even dimension (else the largest one) is halved; the two
// elements of a pair take the two words of one block, numbered row-major in the
// halved shape.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_THREEFRY_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_THREEFRY_H

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>

namespace trc::runtime::host {

struct Words2 {
  uint32_t word[2];
};

inline Words2 threeFry(uint64_t key, uint64_t counter) {
  constexpr int rotations[8] = {13, 15, 26, 6, 17, 29, 16, 24};
  uint32_t keys[3] = {static_cast<uint32_t>(key),
                      static_cast<uint32_t>(key >> 32), 0};
  keys[2] = keys[0] ^ keys[1] ^ 0x1BD11BDA;
  uint32_t x = static_cast<uint32_t>(counter) + keys[0];
  uint32_t y = static_cast<uint32_t>(counter >> 32) + keys[1];
  for (uint32_t round = 0; round < 20; ++round) {
    x += y;
    y = std::rotl(y, rotations[round % 8]) ^ x;
    if (round % 4 == 3) {
      uint32_t injection = round / 4 + 1;
      x += keys[injection % 3];
      y += keys[(injection + 1) % 3] + injection;
    }
  }
  return {{x, y}};
}

/// The dimension of a shape, which has one, that is halved.
inline size_t findPairedDimension(std::span<const int64_t> shape) {
  for (size_t i = 0; i < shape.size(); ++i)
    if (shape[i] % 2 == 0)
      return i;
  return std::max_element(shape.begin(), shape.end()) - shape.begin();
}

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_THREEFRY_H
