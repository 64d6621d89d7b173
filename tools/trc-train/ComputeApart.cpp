//===- ComputeApart.cpp - in a process that ends afterwards ---------------===//
//
// See ComputeApart.h. The answer comes over a pipe: one character that says
// whether there is a result, then that or the message.
//
//===----------------------------------------------------------------------===//

#include "ComputeApart.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <string_view>

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace trc::train {

static constexpr char hasResult = 'r', hasFailed = 'f';

static bool writeAll(int pipe, std::string_view text) {
  while (!text.empty()) {
    const ssize_t count = write(pipe, text.data(), text.size());
    if (count < 0 && errno == EINTR)
      continue;
    if (count <= 0)
      return false;
    text.remove_prefix(static_cast<size_t>(count));
  }
  return true;
}

static std::string readAll(int pipe) {
  std::string text;
  static constexpr size_t step = size_t(1) << 16;
  while (true) {
    const size_t before = text.size();
    text.resize(before + step);
    const ssize_t count = read(pipe, text.data() + before, step);
    text.resize(before + (count > 0 ? static_cast<size_t>(count) : 0));
    if (count == 0 || (count < 0 && errno != EINTR))
      return text;
  }
}

[[noreturn]] static void
answer(int pipe, pid_t parent,
       const std::function<Result<std::string>()> &compute) {
  // The parent may have ended before it was said to matter.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent)
    _exit(1);
  Result<std::string> result = compute();
  const bool failed = result.failed();
  const std::string text = failed ? result.takeStatus().message() : *result;
  const char first = failed ? hasFailed : hasResult;
  const bool written = writeAll(pipe, {&first, 1}) && writeAll(pipe, text);
  _exit(written ? 0 : 1);
}

Result<std::string>
computeApart(const std::function<Result<std::string>()> &compute) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0)
    return compute();
  // What waits to be printed would be printed twice.
  std::fflush(stdout);
  const pid_t parent = getpid();
  const pid_t child = fork();
  if (child == 0) {
    close(ends[0]);
    answer(ends[1], parent, compute);
  }
  close(ends[1]);
  if (child < 0) {
    close(ends[0]);
    return compute();
  }
  std::string text = readAll(ends[0]);
  close(ends[0]);
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
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
