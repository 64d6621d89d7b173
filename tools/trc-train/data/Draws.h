//===- Draws.h - a row of numbers that look random --------------*- C++ -*-===//
//
// The draws of one row of a batch: a function of the key, which comes of seed
// and row, and of how many were drawn before.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_DATA_DRAWS_H
#define TRC_TOOLS_TRC_TRAIN_DATA_DRAWS_H

#include "data/Mix.h"

namespace trc::train {

class Draws {
public:
  explicit Draws(uint64_t key) : key(key) {}

  /// Uniform from 0 up to, and not, `count`.
  uint64_t below(uint64_t count) {
    // The upper half of the product.
    return static_cast<uint64_t>(
        static_cast<unsigned __int128>(mix(key ^ mix(drawn++))) * count >> 64);
  }
  /// Uniform in [0, 1).
  double unit() { return static_cast<double>(below(1ull << 53)) * 0x1p-53; }

private:
  uint64_t key, drawn = 0;
};

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_DATA_DRAWS_H
