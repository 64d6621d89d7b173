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
#include <string>

namespace trc {

/// What a plan came to.
struct BatchPlan {
  bool fits = false; ///< into the limit; true where there is none
  int64_t bytes = 0; ///< in all
  /// There is none for another reason than the limit.
  std::string fault;
};

/// Whether a plan is to be made with all in the host's memory that can be
/// there: one without a limit, of all that a limit would lead to.
inline bool mayOffload(std::string_view offload, std::string_view recompute,
                       bool limited) {
  return offload == "auto" && recompute == "layers" && !limited;
}

struct BatchSearch {
  int64_t limit = 0;
  /// Value of --recompute that the program will be compiled with.
  std::string recompute = "auto";
  /// Plans the program with so many rows and a value of --recompute, under the
  /// limit or without one.
  std::function<BatchPlan(int64_t rows, const std::string &recompute,
                          bool limited)>
      plan;
};

struct BatchFound {
  int64_t rows = 0;  ///< 0: not even one fits
  std::string fault; ///< of a plan; then there is no answer
};

/// The largest batch that fits.
BatchFound findLargestBatch(const BatchSearch &search);

/// Of a batch of `rows` in equal parts, the largest part that fits. Another
/// part of a step costs less time than layers computed again, which are only
/// where one row does not fit without.
BatchFound findLargestPart(const BatchSearch &search, int64_t rows);

} // namespace trc

#endif // TRC_PIPELINE_LARGESTBATCH_H
