//===- trc.cpp - all tools in one program ---------------------------------===//
//
// Does what the tool does by whose name it is called (a link `trc-compile`), or
// which is named first: `trc compile model.mlir -o model.trc`. What the tools
// are comes from CMake.
//
//===----------------------------------------------------------------------===//

#include "start/RunTool.h"

#include <cstdio>
#include <cstring>
#include <string>
#include <string_view>

namespace trc {
struct Tool {
  const char *name; // "trc-compile"
  int (*run)(int argc, char **argv);
};
} // namespace trc

#include "Tools.inc"

static const trc::Tool *toolNamed(std::string_view name) {
  for (const trc::Tool &tool : trc::tools)
    if (name == tool.name)
      return &tool;
  return nullptr;
}

/// No tool was named.
static int showTools(int argc, char **argv) {
  if (argc > 1 && !std::strcmp(argv[1], "--version")) {
    std::puts("trc " TRC_VERSION);
    return 0;
  }
  bool isAsked = argc > 1 && !std::strcmp(argv[1], "--help");
  std::FILE *out = isAsked ? stdout : stderr;
  if (argc > 1 && !isAsked)
    std::fprintf(out, "trc: there is no tool '%s', but", argv[1]);
  else
    std::fprintf(out, "usage: trc TOOL ...; tools are");
  for (const trc::Tool &tool : trc::tools)
    std::fprintf(out, " %s", tool.name + std::strlen("trc-"));
  std::fprintf(out, "\n");
  return isAsked ? 0 : 2;
}

int main(int argc, char **argv) {
  std::string_view self = argc > 0 ? argv[0] : "";
  if (const trc::Tool *tool = toolNamed(self.substr(self.rfind('/') + 1)))
    return trc::runCompilerTool(tool->name, tool->run, argc, argv);
  if (argc > 1)
    if (const trc::Tool *tool = toolNamed("trc-" + std::string(argv[1]))) {
      argv[1] = const_cast<char *>(tool->name); // nobody writes to a name
      return trc::runCompilerTool(tool->name, tool->run, argc - 1, argv + 1);
    }
  return trc::runCompilerTool("trc", showTools, argc, argv);
}
