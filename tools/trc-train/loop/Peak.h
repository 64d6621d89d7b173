//===- Peak.h - what this machine can do at most ----------------*- C++ -*-===//
//
// A training step is matrix products in the main, so its ceiling is what the
// runtime's own product reaches on the cores it may use, measured when the
// trainer starts; a GPU's is looked up (GpuPeak.h). Work per token is counted
// as 6 N + 6 L C T, as llm.c does: N are all parameters, those of norms and the
// table of positions too, each multiplied once forward and twice backward; and
// causal attention of L layers of width C over T positions, of which a position
// sees half on average; 12 L C T where it sees all. Weights that layers share
// count once for each. What is made again to save memory is not counted.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_LOOP_PEAK_H
#define TRC_TOOLS_TRC_TRAIN_LOOP_PEAK_H

#include <cstdint>
#include <string>
#include <string_view>

namespace trc::train {

struct Peak {
  double flops = 0;        ///< per second
  std::string description; ///< "sgemm 768x768x768 by oneDNN on 2 threads"
};

/// Of products of f32, or of bf16 where `precision` is that and the host
/// multiplies it as such. Takes about `seconds`.
Peak measurePeak(int32_t threads, double seconds, std::string_view precision);

/// Floating-point operations of one trained token.
double flopsPerToken(int64_t parameters, int64_t layers, int64_t width,
                     int64_t length, bool isCausal);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_LOOP_PEAK_H
