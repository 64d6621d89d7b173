//===- ComputeApart.cpp - in a process that ends afterwards ---------------===//
//
// See ComputeApart.h. A request is a socket of its own, sent to the first copy:
// the address of the function, which is the same in every copy, then what it is
// to be given. Over that socket comes the answer: how the worker ended, as
// `waitpid` says it, then one character that says whether there is a result,
// then that or the message.
//
//===----------------------------------------------------------------------===//

#include "ComputeApart.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <mutex>
#include <string_view>

#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace trc::train {

namespace {

constexpr char hasResult = 'r', hasFailed = 'f';

bool writeAll(int to, std::string_view text) {
  while (!text.empty()) {
    const ssize_t count = send(to, text.data(), text.size(), MSG_NOSIGNAL);
    if (count < 0 && errno == EINTR)
      continue;
    if (count <= 0)
      return false;
    text.remove_prefix(static_cast<size_t>(count));
  }
  return true;
}

std::string readAll(int from) {
  std::string text;
  static constexpr size_t step = size_t(1) << 16;
  while (true) {
    const size_t before = text.size();
    text.resize(before + step);
    const ssize_t count = read(from, text.data() + before, step);
    text.resize(before + (count > 0 ? static_cast<size_t>(count) : 0));
    if (count == 0 || (count < 0 && errno != EINTR))
      return text;
  }
}

template <typename Value> std::string bytesOf(const Value &value) {
  return {reinterpret_cast<const char *>(&value), sizeof value};
}

/// Takes a value off the front of a text; false where that is too short.
template <typename Value> bool take(std::string &text, Value &value) {
  if (text.size() < sizeof value)
    return false;
  std::memcpy(&value, text.data(), sizeof value);
  text.erase(0, sizeof value);
  return true;
}

/// The two ends of a way to and fro.
struct Ends {
  int near = -1, far = -1;
  bool open() {
    int both[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, both) != 0)
      return false;
    near = both[0];
    far = both[1];
    return true;
  }
};

/// A copy of this process that ends with it: 0 in the copy.
pid_t forkChild() {
  const pid_t parent = getpid();
  const pid_t child = fork();
  if (child != 0)
    return child;
  // The parent may have ended before it was said to matter.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent)
    _exit(1);
  return 0;
}

bool sendDescriptor(int to, int descriptor) {
  char byte = 0;
  iovec part = {&byte, 1};
  alignas(cmsghdr) char room[CMSG_SPACE(sizeof descriptor)] = {};
  msghdr message = {};
  message.msg_iov = &part;
  message.msg_iovlen = 1;
  message.msg_control = room;
  message.msg_controllen = sizeof room;
  cmsghdr *header = CMSG_FIRSTHDR(&message);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(sizeof descriptor);
  std::memcpy(CMSG_DATA(header), &descriptor, sizeof descriptor);
  ssize_t count;
  do
    count = sendmsg(to, &message, MSG_NOSIGNAL);
  while (count < 0 && errno == EINTR);
  return count == 1;
}

/// The next one that is sent, or -1 when there will be no other.
int receiveDescriptor(int from) {
  char byte;
  iovec part = {&byte, 1};
  alignas(cmsghdr) char room[CMSG_SPACE(sizeof(int))] = {};
  msghdr message = {};
  message.msg_iov = &part;
  message.msg_iovlen = 1;
  message.msg_control = room;
  message.msg_controllen = sizeof room;
  ssize_t count;
  do
    count = recvmsg(from, &message, MSG_CMSG_CLOEXEC);
  while (count < 0 && errno == EINTR);
  const cmsghdr *header = count == 1 ? CMSG_FIRSTHDR(&message) : nullptr;
  if (!header)
    return -1;
  int descriptor;
  std::memcpy(&descriptor, CMSG_DATA(header), sizeof descriptor);
  return descriptor;
}

[[noreturn]] void work(int answer, Compute compute,
                       const std::string &request) {
  Result<std::string> result = compute(request);
  const bool isFailure = result.failed();
  const std::string text =
      isFailure ? result.takeStatus().message() : std::move(*result);
  const bool written =
      writeAll(answer, isFailure ? std::string_view(&hasFailed, 1)
                                 : std::string_view(&hasResult, 1)) &&
      writeAll(answer, text);
  _exit(written ? 0 : 1);
}

/// Has a worker compute what is asked for, and says how that ended. Says
/// nothing where there can be no worker.
[[noreturn]] void keep(int socket) {
  // What was asked for ends where the other side writes no more.
  std::string request = readAll(socket);
  Compute compute = nullptr;
  Ends ends;
  if (!take(request, compute) || !ends.open())
    _exit(1);
  const pid_t worker = forkChild();
  if (worker == 0) {
    close(ends.near);
    work(ends.far, compute, request);
  }
  close(ends.far);
  if (worker < 0)
    _exit(1);
  const std::string text = readAll(ends.near);
  int status = 0;
  while (waitpid(worker, &status, 0) < 0 && errno == EINTR) {
  }
  _exit(writeAll(socket, bytesOf(status) + text) ? 0 : 1);
}

[[noreturn]] void keepAll(int requests) {
  std::signal(SIGPIPE, SIG_IGN);
  for (int socket; (socket = receiveDescriptor(requests)) >= 0;) {
    // Of those that ended nobody wants to know.
    while (waitpid(-1, nullptr, WNOHANG) > 0) {
    }
    if (forkChild() == 0) {
      close(requests);
      keep(socket);
    }
    close(socket);
  }
  _exit(0);
}

std::mutex mutex; ///< of the two below
int requests = -1;
pid_t firstCopy = -1;

/// Asks the first copy: `text` is what its keeper says. False where there is no
/// copy that can be asked.
bool ask(Compute compute, const std::string &request, std::string &text) {
  Ends ends;
  {
    std::lock_guard<std::mutex> lock(mutex);
    if (requests < 0 || !ends.open())
      return false;
    const bool isSent = sendDescriptor(requests, ends.far);
    close(ends.far);
    if (!isSent) {
      close(ends.near);
      return false;
    }
  }
  // What waits to be printed here comes before what is printed there.
  std::fflush(stdout);
  if (writeAll(ends.near, bytesOf(compute)) && writeAll(ends.near, request)) {
    shutdown(ends.near, SHUT_WR);
    text = readAll(ends.near);
  }
  close(ends.near);
  return true;
}

} // namespace

void startComputingApart() {
  Ends ends;
  if (!ends.open())
    return;
  std::fflush(stdout);
  const pid_t child = forkChild();
  if (child == 0) {
    close(ends.near);
    keepAll(ends.far);
  }
  close(ends.far);
  if (child < 0) {
    close(ends.near);
    return;
  }
  std::lock_guard<std::mutex> lock(mutex);
  requests = ends.near;
  firstCopy = child;
}

void stopComputingApart() {
  std::lock_guard<std::mutex> lock(mutex);
  if (requests < 0)
    return;
  close(requests);
  requests = -1;
  while (waitpid(firstCopy, nullptr, 0) < 0 && errno == EINTR) {
  }
}

Result<std::string> computeApart(Compute compute, const std::string &request) {
  std::string text;
  int status = 0;
  if (!ask(compute, request, text) || !take(text, status))
    return compute(request);
  if (WIFSIGNALED(status))
    return failed("the compiler was ended by signal ", WTERMSIG(status), " (",
                  strsignal(WTERMSIG(status)), ")");
  // As it would have ended this process: it has said why.
  if (status != 0)
    _exit(WEXITSTATUS(status));
  if (text.empty())
    return failed("the compiler ended without a result");
  const bool isResult = text.front() == hasResult;
  text.erase(0, 1);
  return isResult ? Result<std::string>(std::move(text)) : failed(text);
}

} // namespace trc::train
