//===- NpyFuzz.cpp - the .npy reader under libFuzzer ----------------------===//
//
// Every input is read or refused; what was read is written and read back as the
// same array. Run: npy-fuzz test/Tools/npy/corpus
//
//===----------------------------------------------------------------------===//

#include "Npy.h"

#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  std::string error;
  auto array = trc::npy::read(data, size, error);
  if (!array)
    return error.empty() ? abort(), 0 : 0;
  std::vector<uint8_t> bytes = trc::npy::write(*array);
  auto again = trc::npy::read(bytes.data(), bytes.size(), error);
  if (!again || again->shape() != array->shape() ||
      again->typeText() != array->typeText() ||
      !std::equal(again->bytes().begin(), again->bytes().end(),
                  array->bytes().begin(), array->bytes().end()))
    abort();
  return 0;
}
