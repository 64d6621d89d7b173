//===- trc-run.cpp - runs a program ---------------------------------------===//
//
// A .trc file goes to the runtime as it is. Text is compiled first and then
// goes the same way, or is evaluated by the reference. Exit codes: 0 done, 1 a
// check failed or the program was refused, 2 wrong use or a file that cannot be
// read, 75 another rank failed or is silent.
//
//===----------------------------------------------------------------------===//

#include "Options.h"
#include "RunCompiled.h"
#include "RunHost.h"
#include "RunReference.h"
#include "start/RunTool.h"

#include "trc/Output/InputFile.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace trc::run;

/// What the compiler wrote, or what claims to be: the runtime says what is
/// wrong with a .trc that is damaged from its first byte.
static bool isArtifact(llvm::StringRef name, llvm::StringRef bytes) {
  return bytes.starts_with("\x89TRC") || name.ends_with(".trc");
}

/// The parts between lines that start with "// -----", each with as many empty
/// lines before it as bring its lines to their numbers in the file.
static std::vector<std::string> splitParts(llvm::StringRef text) {
  std::vector<std::string> parts(1);
  size_t line = 0;
  while (!text.empty()) {
    auto [first, rest] = text.split('\n');
    ++line;
    if (first.starts_with("// -----"))
      parts.emplace_back(line, '\n');
    else
      parts.back() += first.str() + "\n";
    text = rest;
  }
  return parts;
}

namespace trc {

int runMain(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  takeSignalsBack();
  Options options;
  if (std::optional<int> code = parseCommandLine(argc, argv, options))
    return *code;
  std::string fault;
  auto file = readInput(options.model, fault);
  if (!file)
    return wrongUse("cannot read " + options.model + ": " + fault);
  llvm::StringRef bytes = file->getBuffer();

  if (isArtifact(options.model, bytes)) {
    if (options.reference)
      return wrongUse("--target=reference runs StableHLO text; " +
                      options.model + " is compiled");
    if (options.splitInputFile)
      return wrongUse("--split-input-file splits text; " + options.model +
                      " is compiled");
    return runArtifact(bytes.data(), bytes.size(), options.model, options);
  }
  const std::optional<int64_t> ranks = ranksStarted(options);
  if (!ranks)
    return Failed;
  if (options.reference && options.ranks == 0 && *ranks > 1)
    return wrongUse("--target=reference evaluates all ranks in one process: "
                    "say --ranks, without a launcher");
  std::vector<std::string> parts{bytes.str()};
  if (options.splitInputFile)
    parts = splitParts(bytes);
  int worst = Done;
  for (const std::string &part : parts)
    worst = std::max<int>(
        worst, options.reference
                   ? runOnReference(part, options.model, options)
                   : runCompiled(part, options.model, options, *ranks));
  return worst;
}

} // namespace trc
