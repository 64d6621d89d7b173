//===- SecretFile.cpp - what ranks prove that they know -------------------===//
//
// A pipe that nobody writes would be waited for without end by whoever opens or
// reads it, so neither waits here. What is looked at is what was opened, and
// not what has the name a moment before.
//
//===----------------------------------------------------------------------===//

#include "comm/SecretFile.h"

#include "comm/Handshake.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace trc::runtime {
namespace {

constexpr size_t mostBytes = 65536;

using Clock = std::chrono::steady_clock;

class OpenFile {
public:
  explicit OpenFile(const std::string &path)
      : descriptor(open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC)) {}
  ~OpenFile() {
    if (descriptor >= 0)
      close(descriptor);
  }
  OpenFile(const OpenFile &) = delete;
  OpenFile &operator=(const OpenFile &) = delete;

  const int descriptor;
};

/// Waits until there is something to read, or its end; false when it is time.
bool waitUntil(int descriptor, Clock::time_point end) {
  for (;;) {
    const auto left =
        std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now());
    if (left.count() <= 0)
      return false;
    pollfd entry = {descriptor, POLLIN, 0};
    const int ready = poll(&entry, 1, static_cast<int>(left.count()));
    if (ready > 0)
      return true;
    if (ready < 0 && errno != EINTR)
      return true; // reading says what is wrong
  }
}

/// Puts a new secret where there is none. Ranks start at the same time: the
/// first to have the name wins, and the file is whole before it has it.
bool makeSecret(const std::string &path) {
  const std::string part = text(path, ".", getpid(), ".", randomText());
  const int descriptor = open(
      part.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (descriptor < 0)
    return false;
  const std::string secret = randomText();
  const bool isWhole = write(descriptor, secret.data(), secret.size()) ==
                       static_cast<ssize_t>(secret.size());
  const bool isThere =
      close(descriptor) == 0 && isWhole &&
      (link(part.c_str(), path.c_str()) == 0 || errno == EEXIST);
  const int error = errno;
  unlink(part.c_str());
  errno = error;
  return isThere;
}

} // namespace

std::string folderOfOwnSecret() { return text("/tmp/trc-", geteuid()); }

Result<std::string> readOwnSecret(const std::string &folder) {
  const auto refuse = [&](std::string_view why) {
    return failure(StatusCode::IoError,
                   "ranks without a secret of their own "
                   "show each other one that is kept in ",
                   folder, ": ", why,
                   "; mend that, or set TRC_SECRET_FILE or TRC_SECRET");
  };
  struct stat about = {};
  if ((mkdir(folder.c_str(), 0700) != 0 && errno != EEXIST) ||
      lstat(folder.c_str(), &about) != 0)
    return refuse(std::strerror(errno));
  if (!S_ISDIR(about.st_mode) || about.st_uid != geteuid() ||
      (about.st_mode & 077) != 0)
    return refuse("it is no folder that you alone may enter");
  const std::string path = folder + "/secret";
  if (access(path.c_str(), F_OK) != 0 && !makeSecret(path))
    return refuse(std::strerror(errno));
  return readSecretFile(path);
}

Result<std::string> readSecretFile(const std::string &path,
                                   std::chrono::milliseconds patience) {
  const Clock::time_point end = Clock::now() + patience;
  const OpenFile file(path);
  struct stat about = {};
  if (file.descriptor < 0 || fstat(file.descriptor, &about) != 0)
    return failure(StatusCode::IoError, "secret file ", path, ": ",
                   std::strerror(errno));
  const bool isPipe = S_ISFIFO(about.st_mode);
  if (!isPipe && !S_ISREG(about.st_mode))
    return failure(StatusCode::InvalidArgument, "secret file ", path,
                   ": neither a file nor a pipe");
  if ((about.st_mode & 077) != 0)
    return failure(StatusCode::InvalidArgument, "secret file ", path,
                   " may be read by others: chmod 600 it");
  std::string secret;
  std::array<char, 4096> bytes;
  // A pipe without a writer is at its end before the first has come, too.
  for (bool wasWritten = !isPipe;;) {
    const ssize_t count = read(file.descriptor, bytes.data(), bytes.size());
    if (count > 0) {
      secret.append(bytes.data(), static_cast<size_t>(count));
      wasWritten = true;
      if (secret.size() > mostBytes)
        return failure(StatusCode::InvalidArgument, "secret file ", path,
                       ": expected ", mostBytes, " bytes or less");
    } else if (count == 0 && wasWritten) {
      break;
    } else if (count < 0 && errno != EAGAIN && errno != EINTR) {
      return failure(StatusCode::IoError, "secret file ", path, ": ",
                     std::strerror(errno));
    } else if (waitUntil(file.descriptor, end)) {
      wasWritten = true; // by one who may have left again
    } else {
      return failure(StatusCode::IoError, "secret file ", path,
                     ": a pipe that nobody wrote to its end within ",
                     patience.count(), " ms");
    }
  }
  while (!secret.empty() && (secret.back() == '\n' || secret.back() == '\r'))
    secret.pop_back();
  if (secret.size() < fewestSecretBytes)
    return failure(StatusCode::InvalidArgument, "secret file ", path,
                   ": expected ", fewestSecretBytes, " bytes or more, got ",
                   secret.size());
  return secret;
}

} // namespace trc::runtime
