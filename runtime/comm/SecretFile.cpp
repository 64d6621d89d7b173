//===- SecretFile.cpp - what ranks prove that they know -------------------===//
//
// A pipe that nobody writes would be waited for without end by whoever opens or
// reads it, so neither waits here. What is looked at is what was opened, and
// not what has the name a moment before.
//
//===----------------------------------------------------------------------===//

#include "comm/SecretFile.h"

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

} // namespace

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
