//===- RunTool.h - what holds around every tool -----------------*- C++ -*-===//
//
// Between `main` and a tool's own function, the same for all of them:
//
//   - Descriptors 0 to 2 are open before anything else is. A file that is
//     opened later would otherwise become standard output, and get what is
//     printed. One that was closed is opened so that each use of it fails.
//   - What was printed has been written when the tool ends with 0; else that is
//     said, and the exit code is 2.
//   - Memory or threads that the system does not give end the tool with one
//     line and exit code 1. With `ulimit -v` threads share an arena of malloc.
//   - A file that reaches `ulimit -f` is an error of that write, not a signal.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_START_RUNTOOL_H
#define TRC_TOOLS_START_RUNTOOL_H

namespace trc {

using ToolEntry = int (*)(int argc, char **argv);

/// Runs a tool and returns its exit code. `name` is what its lines begin with.
int runTool(const char *name, ToolEntry entry, int argc, char **argv);

/// The same for a tool that uses LLVM, whose streams and whose ways to end the
/// program it takes in.
int runCompilerTool(const char *name, ToolEntry entry, int argc, char **argv);

/// For a tool that uses LLVM, once that handles signals (InitLLVM): what was
/// ignored before stays ignored, SIGXCPU ends the tool with a line, SIGQUIT
/// without one.
void takeSignalsBack();

/// The first point above, by itself.
void openStandardDescriptors();

/// Writes "name: message" and ends the process. Allocates nothing.
[[noreturn]] void endTool(const char *message, int code);

/// Called when the process ends, after what `main` did: says that standard
/// output could not be written, unless the tool has failed already.
void complainAboutOutput(const char *reason);

} // namespace trc

#endif // TRC_TOOLS_START_RUNTOOL_H
