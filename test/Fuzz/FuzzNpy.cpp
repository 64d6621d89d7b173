//===- FuzzNpy.cpp - any bytes as a .npy file -----------------------------===//
//
// What reads must write and read again as the same bytes.
//
//===----------------------------------------------------------------------===//

#include "Npy.h"

#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  std::string error;
  const auto tensor = trc::npy::read(data, size, error);
  if (!tensor)
    return 0;
  const std::vector<uint8_t> written = trc::npy::write(*tensor);
  const auto again = trc::npy::read(written.data(), written.size(), error);
  if (!again || trc::npy::write(*again) != written)
    std::abort();
  return 0;
}
