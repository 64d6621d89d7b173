//===- Numbers.h - numbers that a run shows ---------------------*- C++ -*-===//
//
// What a line and the log say of a step, or of the held-out data: a name for
// the log, a label for the line, a value. Outputs of the program that become
// such numbers are metrics.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_LOOP_NUMBERS_H
#define TRC_TOOLS_TRC_TRAIN_LOOP_NUMBERS_H

#include <string_view>

namespace trc::train {

/// An output of an entry, one f32; what is not `needed` may be missing.
struct Metric {
  std::string_view name;  ///< of the output, and in the log
  std::string_view label; ///< in lines
  std::string_view format = "{:.4f}";
  bool needed = true;
};

struct Number {
  Metric metric;
  double value;
};

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_LOOP_NUMBERS_H
