//===- ConfigFuzz.cpp - any text as a config.json -------------------------===//
//
// What is accepted has parameters: sizes that overflow must have been refused.
//
//===----------------------------------------------------------------------===//

#include "models/albert/AlbertConfig.h"
#include "models/gpt2/Gpt2Config.h"

#include <cstdlib>

using namespace trc::models;

template <typename Config>
static void check(const std::optional<Config> &config,
                  const std::string &error) {
  if (config.has_value() != error.empty() ||
      error.find('\n') != std::string::npos)
    std::abort();
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  const std::string_view text(reinterpret_cast<const char *>(data), size);
  std::string error;
  std::optional<Gpt2Config> gpt2 = parseGpt2Config(text, "config.json", error);
  check(gpt2, error);
  if (gpt2 && gpt2->layers < 1000)
    (void)gpt2Parameters(*gpt2, gpt2->labels);
  std::optional<AlbertConfig> albert =
      parseAlbertConfig(text, "config.json", error);
  check(albert, error);
  if (albert && albert->groups * albert->innerLayers < 1000)
    (void)albertParameters(*albert, AlbertTask::Classes, albert->labels);
  return 0;
}
