//===- TripCount.h - the attribute of a loop that counts --------*- C++ -*-===//
//
// `count-trips` and `unroll-loops` attach it to a `stablehlo.while`: how often
// its body runs. The condition of such a loop has no effects.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIALECT_TRC_TRIPCOUNT_H
#define TRC_DIALECT_TRC_TRIPCOUNT_H

#include "llvm/ADT/StringRef.h"

namespace trc {

/// An i64 of at least 0.
inline constexpr llvm::StringLiteral tripCountName = "trc.trip_count";

} // namespace trc

#endif // TRC_DIALECT_TRC_TRIPCOUNT_H
