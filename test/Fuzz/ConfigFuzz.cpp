//===- ConfigFuzz.cpp - any text as a config.json -------------------------===//
//
// What is accepted has parameters: sizes that overflow must have been refused.
//
//===----------------------------------------------------------------------===//

#include "models/gpt2/Gpt2Config.h"

#include <cstdlib>

using namespace trc::models;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  std::string error;
  std::optional<Gpt2Config> config = parseGpt2Config(
      {reinterpret_cast<const char *>(data), size}, "config.json", error);
  if (config.has_value() != error.empty() ||
      error.find('\n') != std::string::npos)
    std::abort();
  if (config && config->layers < 1000)
    (void)gpt2Parameters(*config);
  return 0;
}
