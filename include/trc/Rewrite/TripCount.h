//===- TripCount.h - how often a loop runs ----------------------*- C++ -*-===//
//
// Recognises a `while` that counts: a carried scalar integer `i` with
//   i = constant;  while (i < constant) { ...; i = i + constant }
// in any of the six comparisons, signed or unsigned.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_REWRITE_TRIPCOUNT_H
#define TRC_REWRITE_TRIPCOUNT_H

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TripCount.h"

#include <optional>

namespace trc {

struct CountedLoop {
  int64_t trips = 0;
  /// The carried value that counts, -1 where the condition is false at once.
  int64_t counter = -1;
  int64_t start = 0;
  int64_t step = 0;
};

/// None if the loop does not count, or if its counter would wrap around.
std::optional<CountedLoop> countTrips(stablehlo::WhileOp loop);

/// Whether the type, signed unless it says otherwise, has the number.
bool holds(mlir::IntegerType type, int64_t number);

/// Whether running a condition less often cannot be noticed.
bool isFreeOfEffects(mlir::Region &region);

} // namespace trc

#endif // TRC_REWRITE_TRIPCOUNT_H
