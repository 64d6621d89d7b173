//===- Signs.h - which of two vectors is meant ------------------*- C++ -*-===//
//
// An eigenvector and its negative are as good as each other: one is chosen.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_FACTORISATIONS_SIGNS_H
#define TRC_FACTORISATIONS_SIGNS_H

#include <cmath>
#include <cstdint>
#include <limits>

namespace trc::factorisations {

/// The largest element of a vector becomes positive; of several, the first.
template <typename T>
bool isTurned(const T *vector, int64_t size, int64_t stride) {
  int64_t best = 0;
  // Where two are as large up to rounding, rounding does not choose.
  const T slack = 1 + std::sqrt(std::numeric_limits<float>::epsilon());
  for (int64_t i = 1; i < size; ++i)
    if (std::abs(vector[i * stride]) > slack * std::abs(vector[best * stride]))
      best = i;
  return vector[best * stride] < 0;
}

} // namespace trc::factorisations

#endif // TRC_FACTORISATIONS_SIGNS_H
