//===- FolderLock.cpp - one run at a time in a folder ---------------------===//

#include "loop/FolderLock.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <filesystem>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace trc::train {

static constexpr const char *lockFile = ".trc-train.lock";

static std::string whoIAm() {
  char host[256] = "";
  gethostname(host, sizeof host - 1);
  return fmt::format("process {} on {}, since {:%Y-%m-%d %H:%M:%S} UTC",
                     getpid(), host, fmt::gmtime(std::time(nullptr)));
}

/// What the holder wrote; it may be about to.
static std::string holder(int descriptor) {
  char words[400];
  const ssize_t got = pread(descriptor, words, sizeof words, 0);
  return got > 0 ? std::string(words, static_cast<size_t>(got))
                 : std::string("another process");
}

/// Who gives a lock up removes its file, so it may be gone under this name, or
/// be another's, by the time that it was locked here.
static bool isAt(int descriptor, const std::string &path) {
  struct stat opened, named;
  return fstat(descriptor, &opened) == 0 && stat(path.c_str(), &named) == 0 &&
         opened.st_dev == named.st_dev && opened.st_ino == named.st_ino;
}

FolderLock &FolderLock::operator=(FolderLock &&other) noexcept {
  std::swap(path, other.path);
  std::swap(descriptor, other.descriptor);
  std::swap(held, other.held);
  return *this;
}

FolderLock::~FolderLock() {
  if (descriptor < 0)
    return;
  if (held && isStillThere())
    ::unlink(path.c_str());
  ::close(descriptor);
}

bool FolderLock::isStillThere() const { return isAt(descriptor, path); }

Result<FolderLock> FolderLock::take(const std::string &folder) {
  FolderLock lock;
  lock.path = folder + "/" + lockFile;
  while (true) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error)
      return failed(folder, ": cannot be made: ", error.message());
    lock.descriptor =
        ::open(lock.path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    if (lock.descriptor < 0)
      return failed(folder, ": cannot be written: ", std::strerror(errno));
    if (flock(lock.descriptor, LOCK_EX | LOCK_NB) != 0) {
      if (errno != EWOULDBLOCK)
        return lock; // a file system without locks
      return failed(folder, ": another run is training here (",
                    holder(lock.descriptor), "); wait for it, end it, or take ",
                    "another --out");
    }
    if (isAt(lock.descriptor, lock.path))
      break;
    ::close(lock.descriptor);
    lock.descriptor = -1;
  }
  lock.held = true;
  const std::string words = whoIAm();
  // The lock holds without the words too, so a full disk is no reason to fail.
  if (ftruncate(lock.descriptor, 0) != 0 ||
      pwrite(lock.descriptor, words.data(), words.size(), 0) < 0)
    return lock;
  return lock;
}

} // namespace trc::train
