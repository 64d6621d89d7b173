//===- ArtifactFuzz.cpp - any bytes as a .trc file ------------------------===//
//
// Loads the bytes, dumps what loads, and binds every entry on both devices.
// Nothing is run: native code is trusted. The size and checksum in the header
// are made to fit first, or hardly any input would get behind them.
//
//===----------------------------------------------------------------------===//

#include "Dump.h"
#include "session/Session.h"

#include <cstring>

using namespace trc;
using namespace trc::runtime;

namespace {

std::shared_ptr<Device> makeDevice(const char *name) {
  DeviceOptions options;
  options.name = name;
  options.threads = 1;
  options.pin = false;
  return *createDevice(options);
}

void bindAll(const std::shared_ptr<const Program> &program,
             const std::shared_ptr<Device> &device) {
  Result<std::shared_ptr<Session>> session =
      Session::create(program, device, {});
  if (session.failed())
    return;
  for (uint32_t i = 0; i < countOf(program->root().entries()); ++i)
    (void)Call::create(*session, viewOf(program->entry(i).name())).ok();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static const std::shared_ptr<Device> devices[] = {makeDevice("null"),
                                                    makeDevice("host")};
  std::vector<std::byte> file(size);
  if (size != 0)
    std::memcpy(file.data(), data, size);
  if (size >= 64) {
    const uint64_t bytes = size;
    const uint64_t sum = checksum(std::span(file).subspan(64));
    std::memcpy(file.data() + 32, &bytes, sizeof bytes);
    std::memcpy(file.data() + 40, &sum, sizeof sum);
  }
  Result<FileBytes> bytes = FileBytes::copy(file);
  if (bytes.failed())
    return 0;
  Result<std::shared_ptr<const Program>> program =
      Program::load(std::move(*bytes));
  if (program.failed())
    return 0;
  (void)dump::dumpText(**program, {});
  (void)dump::dumpJson(**program, {});
  for (const std::shared_ptr<Device> &device : devices)
    bindAll(*program, device);
  return 0;
}
