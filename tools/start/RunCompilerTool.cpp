//===- RunCompilerTool.cpp - what holds around a tool that uses LLVM ------===//
//
// LLVM ends the program by itself where memory or threads are short, and where
// a stream goes that could not be written. Each becomes one line here. And it
// takes signals: a user who ends a tool, or a limit of time, is no fault that
// LLVM's developers want to hear of.
//
//===----------------------------------------------------------------------===//

#include "start/RunTool.h"

#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"

#include <csignal>
#include <cstdlib>

namespace trc {

static void endWithoutMemory(void *, const char *, bool) {
  llvm::sys::RunInterruptHandlers(); // removes files that are half written
  endTool("out of memory", 1);
}

static void endOnFatalError(void *, const char *reason, bool) {
  llvm::sys::RunInterruptHandlers();
  endTool(reason, 1);
}

/// Before the streams go: an error that one still holds would end the program.
static void finishStreams() {
  llvm::outs().flush();
  const std::error_code error = llvm::outs().error();
  llvm::outs().clear_error();
  llvm::errs().clear_error(); // nobody can be told
  if (error)
    complainAboutOutput(error.message().c_str());
}

/// Those that LLVM handles and somebody outside sends.
static constexpr int signalsOfOthers[] = {SIGHUP,  SIGINT,  SIGQUIT, SIGTERM,
                                          SIGUSR2, SIGPIPE, SIGXCPU};
static bool wasIgnored[NSIG];

static void noteIgnoredSignals() {
  for (int number : signalsOfOthers) {
    struct sigaction before = {};
    wasIgnored[number] = sigaction(number, nullptr, &before) == 0 &&
                         before.sa_handler == SIG_IGN;
  }
}

static void endOnTime(int) {
  llvm::sys::RunInterruptHandlers();
  endTool("the limit of processor time is reached (ulimit -t)", 1);
}

static void endOnQuit(int number) {
  llvm::sys::RunInterruptHandlers();
  (void)std::signal(number, SIG_DFL);
  (void)std::raise(number); // when this handler is done
}

void takeSignalsBack() {
  for (int number : signalsOfOthers)
    if (wasIgnored[number]) // by nohup, or a shell that runs it beside
      (void)std::signal(number, SIG_IGN);
  if (!wasIgnored[SIGXCPU])
    (void)std::signal(SIGXCPU, endOnTime);
  if (!wasIgnored[SIGQUIT])
    (void)std::signal(SIGQUIT, endOnQuit);
  llvm::setBugReportMsg("This is a fault of trc: please report it, with the "
                        "program and these lines.\n");
}

int runCompilerTool(const char *name, ToolEntry entry, int argc, char **argv) {
  openStandardDescriptors();
  noteIgnoredSignals();
  llvm::install_fatal_error_handler(endOnFatalError);
  llvm::install_bad_alloc_error_handler(endWithoutMemory);
  llvm::install_out_of_memory_new_handler();
  // Made before the function is registered, they go after it has run.
  (void)llvm::outs();
  (void)llvm::errs();
  std::atexit(finishStreams);
  return runTool(name, entry, argc, argv);
}

} // namespace trc
