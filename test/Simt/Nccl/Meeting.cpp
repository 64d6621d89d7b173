//===- Meeting.cpp - where the ranks of a communicator meet ---------------===//

#include "Meeting.h"

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <unistd.h>

namespace trc::simt::nccl {

std::string Meeting::create() {
  const char *place = std::getenv("TMPDIR");
  std::string name = std::string(place ? place : "/tmp") + "/trc-nccl-XXXXXX";
  return mkdtemp(name.data()) ? name : std::string();
}

bool Meeting::say(const std::string &name, const std::string &bytes) const {
  static std::atomic<unsigned> counter{0};
  const std::string part = folder + "/part-" + std::to_string(getpid()) + "-" +
                           std::to_string(++counter);
  std::FILE *file = std::fopen(part.c_str(), "wb");
  if (!file)
    return false;
  const bool written =
      std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size();
  const bool closed = std::fclose(file) == 0;
  return written && closed &&
         std::rename(part.c_str(), (folder + "/" + name).c_str()) == 0;
}

bool Meeting::hear(const std::string &name, std::string &bytes) const {
  std::FILE *file = std::fopen((folder + "/" + name).c_str(), "rb");
  if (!file)
    return false;
  bytes.clear();
  char buffer[65536];
  while (const size_t got = std::fread(buffer, 1, sizeof buffer, file))
    bytes.append(buffer, got);
  std::fclose(file);
  return true;
}

void Meeting::forget(const std::string &name) const {
  std::remove((folder + "/" + name).c_str());
}

void Meeting::leave() const {
  say("gone-" + std::to_string(rank), "");
  for (int other = 0; other < ranks; ++other)
    if (access((folder + "/gone-" + std::to_string(other)).c_str(), F_OK) != 0)
      return;
  std::error_code ignored;
  std::filesystem::remove_all(folder, ignored);
}

} // namespace trc::simt::nccl
