//===- AttentionCase.h - attention and its definition -----------*- C++ -*-===//
//
// The definition in double, straight from the operation's description. Each
// case runs on every instruction set that the machine has, and on none.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_RUNTIME_KERNELS_ATTENTIONCASE_H
#define TRC_TEST_RUNTIME_KERNELS_ATTENTIONCASE_H

#include "KernelTester.h"

#include <limits>

namespace trc::runtime::host {

inline constexpr double infinity = std::numeric_limits<double>::infinity();

struct Case {
  int64_t b, t, s, h, d, e;
  bool causal = true;
  double fill = -infinity;
  bool mask = false, random = false;
  ElementType type = F32;
  bool keyed = false; ///< dropout's generator is a key, not a state
  std::vector<int64_t> strides = {}; ///< of its bits, if not row-major
  /// Of a mask, if not [B,S], and of a bias, if there is one.
  std::vector<int64_t> maskShape = {}, biasShape = {};
  /// In place of every fifth number of the bias.
  double low = 0;
  bool fillFirst = false, additive = false;
  int64_t randomBits = 32; ///< of a weight
};

/// Uniform in [-1, 1], rounded to the type.
Tensor uniform(ElementType type, std::vector<int64_t> shape, unsigned seed);

/// Runs attention and its gradient on the case, and compares with the
/// definition.
void check(Case c);

} // namespace trc::runtime::host

#endif // TRC_TEST_RUNTIME_KERNELS_ATTENTIONCASE_H
