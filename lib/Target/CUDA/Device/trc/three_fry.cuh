//===- three_fry.cuh - the counter-based generator of random bits ---------===//
//
// Threefry-2x32 with 20 rounds (Salmon and others, "Parallel random numbers: as
// easy as 1, 2, 3"): a block of two words is a function of key and counter.
//
//===----------------------------------------------------------------------===//

#pragma once

namespace trc_device {

struct Words2 {
  unsigned x, y;
};

__device__ __forceinline__ Words2 three_fry(unsigned long long key,
                                            unsigned long long counter) {
  constexpr unsigned rotations[8] = {13, 15, 26, 6, 17, 29, 16, 24};
  unsigned keys[3] = {static_cast<unsigned>(key),
                      static_cast<unsigned>(key >> 32), 0};
  keys[2] = keys[0] ^ keys[1] ^ 0x1BD11BDAu;
  unsigned x = static_cast<unsigned>(counter) + keys[0];
  unsigned y = static_cast<unsigned>(counter >> 32) + keys[1];
#pragma unroll
  for (unsigned round = 0; round < 20; ++round) {
    x += y;
    y = (y << rotations[round % 8] | y >> (32 - rotations[round % 8])) ^ x;
    if (round % 4 == 3) {
      unsigned injection = round / 4 + 1;
      x += keys[injection % 3];
      y += keys[(injection + 1) % 3] + injection;
    }
  }
  return {x, y};
}

} // namespace trc_device
