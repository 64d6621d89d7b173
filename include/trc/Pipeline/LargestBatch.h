//===- LargestBatch.h - the batch that a memory limit allows ----*- C++ -*-===//
//
// Found by planning, in few plans: what a program takes is about a line in its
// batch. `trc-compile --largest-batch` and `trc-train --batch=auto` ask here,
// so that they agree. Knows neither MLIR nor LLVM.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PIPELINE_LARGESTBATCH_H
#define TRC_PIPELINE_LARGESTBATCH_H

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace trc {

/// What a plan came to.
struct BatchPlan {
  bool fits = false;     ///< into the limit; true where there is none
  int64_t bytes = 0;     ///< in all
  int64_t hostBytes = 0; ///< beside them, in the host's memory
  /// Of a step, for comparing plans with each other (EstimateTime.h).
  double nanoseconds = 0;
  /// There is none for another reason than the limit.
  std::string fault;
};

/// What the report of a plan says of it; nothing where it is no report.
std::optional<BatchPlan> readBatchPlan(std::string_view report);

/// What a program is planned with.
struct PlanChoice {
  std::string recompute = "auto", offload = "auto"; ///< as options spell it
  bool limited = true; ///< by the memory that there is
};

using PlanBatch =
    std::function<BatchPlan(int64_t rows, const PlanChoice &choice)>;

/// The same, but that no plan is made twice.
PlanBatch planningOnce(PlanBatch plan);

struct BatchSearch {
  int64_t limit = 0;
  /// Values of the options that the program will be compiled with.
  std::string recompute = "auto", offload = "auto";
  PlanBatch plan; ///< asked for some again: see `planningOnce`
};

/// No larger batch is tried.
inline constexpr int64_t mostRows = 1 << 16;

struct BatchFound {
  int64_t rows = 0; ///< 0: not even one fits
  /// So many fit, too, with values in the host's memory; 0: no more do.
  int64_t slowerRows = 0;
  /// Of the time of one of `rows`, what one of them takes then, as estimated.
  double timesSlower = 1;
  std::string fault; ///< of a plan; then there is no answer
  /// Of a part, what it takes less than the whole batch at once, and how much
  /// longer a step is, where both were planned alike; 0: that is not known.
  int64_t bytesLess = 0;
  double nanosecondsMore = 0;
};

/// The largest batch that fits. Where copies to and from the host's memory make
/// room for it, the largest of which a row takes no longer than without them.
BatchFound findLargestBatch(const BatchSearch &search);

/// Of a batch of `rows` in equal parts, the largest part that fits, and
/// likewise makes no step longer by such copies. Another part of a step costs
/// less time than layers computed again, which are only where one row does not
/// fit without.
BatchFound findLargestPart(const BatchSearch &search, int64_t rows);

/// Of what would fit, too, but slower; for people.
std::string slowerBatchText(const BatchFound &found);

} // namespace trc

#endif // TRC_PIPELINE_LARGESTBATCH_H
