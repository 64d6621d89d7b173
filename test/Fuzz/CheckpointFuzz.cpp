//===- CheckpointFuzz.cpp - any text as a checkpoint's trainer.json -------===//
//
// Beside it stands a small file whose size and checksum the text may name.
//
//===----------------------------------------------------------------------===//

#include "loop/Checkpoint.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>

using namespace trc;
using namespace trc::train;

static void write(const std::string &path, std::string_view bytes) {
  std::ofstream file(path, std::ios::binary);
  file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

static std::string makeFolder() {
  std::string folder =
      (std::filesystem::temp_directory_path() / "trc-fuzz-XXXXXX").string();
  if (!mkdtemp(folder.data()))
    std::abort();
  write(folder + "/model.safetensors", "weights");
  static const std::string removed = folder;
  std::atexit([] {
    std::error_code ignored;
    std::filesystem::remove_all(removed, ignored);
  });
  return folder;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static const std::string folder = makeFolder();
  static const nlohmann::json run = {{"batch", 4}, {"recipe", {{"clip", 1.0}}}};
  write(folder + "/trainer.json", {reinterpret_cast<const char *>(data), size});
  Result<Checkpoint> checkpoint = Checkpoint::open(folder, run);
  if (checkpoint.ok())
    (void)checkpoint->step();
  return 0;
}
