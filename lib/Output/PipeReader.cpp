//===- PipeReader.cpp - bytes of a pipe that may never come ---------------===//
//
// See PipeReader.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Output/PipeReader.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace trc {

/// A shell opens both ends before it starts what writes.
static constexpr int secondsForAWriter = 10;

int openWithoutWaiting(const std::string &path) {
  return open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
}

/// Whether something happened at the other end before the time was over; -1 is
/// no limit.
bool PipeReader::waitForBytes(int milliseconds) {
  pollfd entry = {stream, POLLIN, 0};
  for (;;) {
    const int ready = poll(&entry, 1, milliseconds);
    if (ready >= 0)
      return ready > 0;
    if (errno != EINTR)
      return true; // reading says what is wrong
  }
}

ssize_t PipeReader::read(std::span<char> bytes, std::string &fault) {
  for (bool isLate = false;;) {
    const ssize_t count = ::read(stream, bytes.data(), bytes.size());
    if (count > 0 || (count == 0 && hadWriter)) {
      hadWriter = true;
      return count;
    }
    if (count < 0 && errno == EINTR)
      continue;
    if (count < 0 && errno != EAGAIN) {
      fault = std::strerror(errno);
      return -1;
    }
    if (count < 0) { // it has a writer, who has nothing yet
      hadWriter = true;
      waitForBytes(-1);
    } else if (isLate) {
      fault = "a pipe that nobody opened for writing within " +
              std::to_string(secondsForAWriter) + " s";
      return -1;
    } else if (waitForBytes(secondsForAWriter * 1000)) {
      hadWriter = true; // and may have left again
    } else {
      isLate = true; // unless one has opened it, and is slow
    }
  }
}

} // namespace trc
