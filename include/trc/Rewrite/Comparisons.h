//===- Comparisons.h - directions of comparisons ----------------*- C++ -*-===//
//
// Which direction says the same of other operands, or the opposite of these.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_REWRITE_COMPARISONS_H
#define TRC_REWRITE_COMPARISONS_H

#include "trc/Dialect/StableHLO/StableHLODialect.h"

#include "llvm/Support/ErrorHandling.h"

namespace trc {

/// True where `direction` is false; not for floats, which may be unordered.
inline stablehlo::ComparisonDirection
negated(stablehlo::ComparisonDirection direction) {
  using stablehlo::ComparisonDirection;
  switch (direction) {
  case ComparisonDirection::EQ:
    return ComparisonDirection::NE;
  case ComparisonDirection::NE:
    return ComparisonDirection::EQ;
  case ComparisonDirection::LT:
    return ComparisonDirection::GE;
  case ComparisonDirection::GE:
    return ComparisonDirection::LT;
  case ComparisonDirection::GT:
    return ComparisonDirection::LE;
  case ComparisonDirection::LE:
    return ComparisonDirection::GT;
  }
  llvm_unreachable("six directions");
}

/// The direction for the two operands in the other order.
inline stablehlo::ComparisonDirection
mirrored(stablehlo::ComparisonDirection direction) {
  using stablehlo::ComparisonDirection;
  switch (direction) {
  case ComparisonDirection::LT:
    return ComparisonDirection::GT;
  case ComparisonDirection::GT:
    return ComparisonDirection::LT;
  case ComparisonDirection::LE:
    return ComparisonDirection::GE;
  case ComparisonDirection::GE:
    return ComparisonDirection::LE;
  default:
    return direction;
  }
}

} // namespace trc

#endif // TRC_REWRITE_COMPARISONS_H
