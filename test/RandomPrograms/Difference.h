//===- Difference.h - where two results differ ------------------*- C++ -*-===//
//
// Two ways to one result have to agree in every bit, but for the sign of zero
// and the bits of NaN, which no phase promises.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_RANDOMPROGRAMS_DIFFERENCE_H
#define TRC_TEST_RANDOMPROGRAMS_DIFFERENCE_H

#include "trc/Reference/Tensor.h"

#include <cmath>

namespace trc::fuzz {

/// The first element that differs, or -1.
inline int64_t findDifference(const reference::Tensor &a,
                              const reference::Tensor &b) {
  for (int64_t i = 0; i < a.size(); ++i) {
    if (a.getBits(i) == b.getBits(i))
      continue;
    if (!reference::isFloat(a.type()))
      return i;
    long double x = a.getFloat(i), y = b.getFloat(i);
    if (!(x == y) && !(std::isnan(x) && std::isnan(y)))
      return i;
  }
  return -1;
}

} // namespace trc::fuzz

#endif // TRC_TEST_RANDOMPROGRAMS_DIFFERENCE_H
