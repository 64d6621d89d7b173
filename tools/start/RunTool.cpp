//===- RunTool.cpp - what holds around every tool -------------------------===//
//
// See RunTool.h. What runs when memory is short allocates nothing.
//
//===----------------------------------------------------------------------===//

#include "start/RunTool.h"

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <fcntl.h>
#include <iterator>
#include <malloc.h>
#include <new>
#include <string_view>
#include <sys/resource.h>
#include <sys/uio.h>
#include <system_error>
#include <unistd.h>

namespace trc {

static const char *toolName = "trc";
static int toolCode = 0; ///< what the tool's function returned, once it has

/// `open` takes the lowest number that is free, which is the one that is
/// missing.
void openStandardDescriptors() {
  for (int descriptor = 0; descriptor <= 2; ++descriptor)
    if (fcntl(descriptor, F_GETFD) < 0 && errno == EBADF)
      (void)open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY);
}

static iovec asPart(std::string_view text) {
  return {const_cast<char *>(text.data()), text.size()};
}

/// "trc-compile: what is wrong", in one piece: other processes of the tool may
/// write there too.
static void putComplaint(std::string_view what, std::string_view why = {}) {
  const iovec parts[] = {asPart(toolName), asPart(": "), asPart(what),
                         asPart(why), asPart("\n")};
  if (writev(STDERR_FILENO, parts, std::size(parts)) < 0)
    return; // nobody can be told
}

/// Threads that find no memory do so at the same time: the first one says it.
static void beTheOneThatEnds() {
  static std::atomic_flag taken;
  while (taken.test_and_set())
    pause(); // until that one has ended the process
}

void endTool(const char *message, int code) {
  beTheOneThatEnds();
  putComplaint(message);
  _exit(code);
}

static void endWithoutMemory() { endTool("out of memory", 1); }

/// Nothing of ours throws: what arrives here, libraries threw.
static void endOnException() {
  if (std::exception_ptr current = std::current_exception()) {
    try {
      std::rethrow_exception(current);
    } catch (const std::bad_alloc &) {
      endWithoutMemory();
    } catch (const std::system_error &error) {
      if (error.code() == std::errc::resource_unavailable_try_again)
        endTool("no thread could be started: the system's limit, or memory, is "
                "reached",
                1);
      beTheOneThatEnds();
      putComplaint(error.what());
    } catch (const std::exception &error) {
      beTheOneThatEnds();
      putComplaint(error.what());
    } catch (...) {
      beTheOneThatEnds();
      putComplaint("an exception that is of no standard kind");
    }
  }
  std::abort();
}

void complainAboutOutput(const char *reason) {
  if (toolCode != 0)
    return; // the tool has said what was wrong
  putComplaint("cannot write standard output: ", reason);
  _exit(2);
}

/// Of a write that fails before the last one, stdio forgets the reason. A text
/// that fits into the buffer is written at once, when the tool ends; who prints
/// more looks at each write.
static void enlargeOutputBuffer() {
  static char buffer[1 << 16];
  if (isatty(STDOUT_FILENO) == 0)
    (void)std::setvbuf(stdout, buffer, _IOFBF, sizeof buffer);
}

static void finishStandardOutput() {
  const bool failedBefore = std::ferror(stdout) != 0;
  if (std::fflush(stdout) != 0)
    complainAboutOutput(std::strerror(errno));
  if (failedBefore)
    complainAboutOutput("an earlier part of it was lost");
}

/// Each thread has an arena of malloc, which reserves 64 MiB of addresses.
/// Where it gets none, glibc maps and unmaps pages for every small allocation
/// of the thread: a compile of 4 s did not end in 120.
static void shareArenaWhereAddressesAreShort() {
#ifdef __GLIBC__
  rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY)
    mallopt(M_ARENA_MAX, 1);
#endif
}

int runTool(const char *name, ToolEntry entry, int argc, char **argv) {
  openStandardDescriptors();
  shareArenaWhereAddressesAreShort();
  enlargeOutputBuffer();
  toolName = name;
  if (!std::get_new_handler())
    std::set_new_handler(endWithoutMemory);
  std::set_terminate(endOnException);
  // Blocked rather than ignored: libraries put handlers of their own in place.
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGXFSZ);
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  // Not every way out leads back here.
  std::atexit(finishStandardOutput);
  toolCode = entry(argc, argv);
  return toolCode;
}

} // namespace trc
