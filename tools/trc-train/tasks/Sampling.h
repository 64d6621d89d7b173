//===- Sampling.h - how a sample is drawn -----------------------*- C++ -*-===//

#ifndef TRC_TOOLS_TRC_TRAIN_TASKS_SAMPLING_H
#define TRC_TOOLS_TRC_TRAIN_TASKS_SAMPLING_H

#include <cstdint>
#include <string>

namespace trc::train {

struct SamplingOptions {
  double temperature = 0.8; ///< 0: the likeliest token, always
  int64_t topK = 50;        ///< among so many likeliest; 0: among all
  int64_t count = 200;      ///< tokens
  uint64_t seed = 0;
  std::string prompt; ///< what a sample begins with
};

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_TASKS_SAMPLING_H
