//===- RunCompilerTool.cpp - what holds around a tool that uses LLVM ------===//
//
// LLVM ends the program by itself where memory or threads are short, and where
// a stream goes that could not be written. Each becomes one line here.
//
//===----------------------------------------------------------------------===//

#include "start/RunTool.h"

#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"

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

int runCompilerTool(const char *name, ToolEntry entry, int argc, char **argv) {
  openStandardDescriptors();
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
