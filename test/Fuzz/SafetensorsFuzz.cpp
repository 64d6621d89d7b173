//===- SafetensorsFuzz.cpp - any bytes as a safetensors file --------------===//
//
// As they are, and with a length of the header that fits its last brace: hardly
// any input would get behind it otherwise. Every byte of every tensor is read.
//
//===----------------------------------------------------------------------===//

#include "MemoryFile.h"
#include "weights/Safetensors.h"

#include <cstring>

using namespace trc;
using namespace trc::train;

static void readAll(fuzz::MemoryFile &file, std::string_view bytes) {
  file.write(bytes);
  Result<SafetensorsFile> weights = SafetensorsFile::open(file.path());
  if (weights.failed())
    return;
  for (const auto &[name, tensor] : weights->tensors()) {
    std::vector<uint8_t> copy(tensor.data, tensor.data + tensor.bytes);
    std::vector<float> floats(tensor.bytes);
    (void)tensor.toF32(floats.data());
    (void)shapeText(tensor.shape);
  }
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static fuzz::MemoryFile file;
  std::string bytes(reinterpret_cast<const char *>(data), size);
  readAll(file, bytes);
  size_t end = bytes.rfind('}');
  if (size >= 8 && end != std::string::npos && end >= 8) {
    const uint64_t length = end + 1 - 8;
    std::memcpy(bytes.data(), &length, sizeof length);
    readAll(file, bytes);
  }
  return 0;
}
