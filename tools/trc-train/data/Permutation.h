//===- Permutation.h - all rows once, in an order of their own --*- C++ -*-===//
//
// Epoch after epoch goes over all rows, each time in another order. The order
// is a function that needs no memory: four rounds of a Feistel network permute
// the numbers of an even count of bits, and what lands outside of the rows goes
// through it again until it is inside.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_DATA_PERMUTATION_H
#define TRC_TOOLS_TRC_TRAIN_DATA_PERMUTATION_H

#include "data/Mix.h"

#include <bit>

namespace trc::train {

/// Of [0, size): where `index` goes.
inline uint64_t permuted(uint64_t index, uint64_t size, uint64_t seed) {
  const int half = (std::bit_width(size - 1) + 1) / 2;
  const uint64_t mask = (uint64_t{1} << half) - 1;
  do {
    uint64_t left = index >> half, right = index & mask;
    for (uint64_t round = 0; round < 4; ++round) {
      const uint64_t next =
          left ^ (mix(seed ^ mix(right ^ round << 56)) & mask);
      left = right;
      right = next;
    }
    index = left << half | right;
  } while (index >= size);
  return index;
}

/// The row that is drawn as the one of that number, over all epochs.
inline uint64_t rowOfEpochs(uint64_t number, uint64_t size, uint64_t seed) {
  return permuted(number % size, size, mix(seed ^ mix(number / size)));
}

/// The rows that a run takes of a set of them, epoch after epoch: each once, in
/// an order of the epoch's own or in that of the set.
class Epochs {
public:
  Epochs(uint64_t size, bool isShuffled, uint64_t seed)
      : size(size), isShuffled(isShuffled), seed(seed) {}

  uint64_t row(uint64_t number) const {
    return isShuffled ? rowOfEpochs(number, size, seed) : number % size;
  }

private:
  uint64_t size;
  bool isShuffled;
  uint64_t seed;
};

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_DATA_PERMUTATION_H
