//===- TokensFuzz.cpp - any bytes as a token file -------------------------===//

#include "MemoryFile.h"
#include "data/TokenFile.h"

using namespace trc;
using namespace trc::train;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static fuzz::MemoryFile file;
  file.write({reinterpret_cast<const char *>(data), size});
  Result<MappedFile> mapped = MappedFile::open(file.path());
  if (mapped.failed())
    return 0;
  (void)detectFormat(*mapped);
  for (DataFormat format : {DataFormat::LlmC, DataFormat::NanoGpt}) {
    Result<Tokens> tokens = readTokenFile(*mapped, format);
    if (tokens.failed())
      continue;
    (void)tokens->checkBelow(50257).ok();
    std::vector<int32_t> copy(tokens->size());
    (void)tokens->copy(0, tokens->size(), 65536, copy.data()).ok();
    Tokens half = tokens->slice(tokens->size() / 2, tokens->size() / 2);
    (void)half.copy(0, half.size(), 256, copy.data()).ok();
  }
  return 0;
}
