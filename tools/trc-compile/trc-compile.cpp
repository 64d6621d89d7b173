//===- trc-compile.cpp - StableHLO in, .trc out ---------------------------===//
//
// The command line of the compiler. Exit codes: 0 done, 1 the program was
// refused (diagnostics say where and why), 2 wrong use or a file that cannot be
// read or written. An output file appears complete or not at all.
//
//===----------------------------------------------------------------------===//

#include "Options.h"
#include "Progress.h"

#include "start/Complain.h"
#include "trc/Output/DiagnosticStream.h"
#include "trc/Output/InputFile.h"
#include "trc/Output/OutputFile.h"
#include "trc/Pipeline/Cache.h"
#include "trc/Pipeline/ChooseTarget.h"
#include "trc/Pipeline/Compiler.h"
#include "trc/Pipeline/Register.h"
#include "trc/Target/CUDA/Architectures.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace trc;

static int wrongUse(const llvm::Twine &message) {
  return complain("trc-compile", message.str(), 2);
}

static int writeOrComplain(StringRef path, StringRef bytes) {
  std::string fault = writeOutput(path, bytes);
  return fault.empty() ? 0 : wrongUse("cannot write " + path + ": " + fault);
}

/// What can be said of the files before anything is read. Returns the exit code
/// where something is wrong.
static int checkFiles(const CommandLine &line) {
  for (StringRef path : {line.output, line.report})
    if (std::string fault; !path.empty()) {
      if (fault = checkOutput(path); !fault.empty())
        return wrongUse("cannot write " + path + ": " + fault);
      if (path != "-" && isSameFile(path, line.input))
        return wrongUse(path + " would be read and written");
    }
  for (StringRef folder : {line.dumpDirectory, line.cacheDirectory})
    if (llvm::sys::fs::exists(folder) && !llvm::sys::fs::is_directory(folder))
      return wrongUse(folder + " is no directory");
  if (!line.report.empty() && isSameFile(line.output, line.report))
    return wrongUse("-o and --report name one file, " + line.report);
  return 0;
}

namespace trc {

int compileMain(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  std::vector<std::string> phases;
  for (Phase phase : allPhases())
    phases.push_back(nameOf(phase).str());
  CommandLine line;
  if (std::optional<int> code =
          parseCommandLine(argc, argv, line, phases, compilerVersion().str()))
    return *code;

  CompileOptions options;
  for (const std::string &name : line.cudaArchitectures)
    if (std::string fault = cuda::checkArchitecture(name); !fault.empty())
      return wrongUse("--cuda-arch: " + fault);
  options.targetOptions.kernelCompiler = line.nvrtc;
  options.targetOptions.architectures = line.cudaArchitectures;
  chooseTarget(line.target, options);
  options.precision = *precisionNamed(line.precision);
  options.entries = line.entries;
  options.from = *phaseNamed(line.from);
  options.to = *phaseNamed(line.to);
  options.dumpDirectory = line.dumpDirectory;
  options.timing = line.timing;
  options.remarks = line.remarks;
  if (options.from > options.to)
    return wrongUse("--from=" + line.from + " comes after --to=" + line.to);
  bool isText = options.to != Phase::Serialize;
  if (line.output.empty()) {
    if (!isText)
      return wrongUse("no output; give one with -o model.trc");
    line.output = "-";
  }

  if (int code = checkFiles(line))
    return code;
  std::string fault;
  auto source = readInput(line.input, fault);
  if (!source)
    return wrongUse("cannot read " + line.input + ": " + fault);
  StringRef name = line.input == "-" ? StringRef("<stdin>") : line.input;
  StringRef text = source->getBuffer();
  if (text.starts_with("\x89TRC"))
    return wrongUse(name + " is compiled already; trc-run runs it, trc-dump "
                           "shows what is inside");

  std::optional<Cache> cache;
  if (!line.cacheDirectory.empty() && !isText && line.dumpDirectory.empty()) {
    cache.emplace(line.cacheDirectory, text, name, options);
    std::string damage;
    if (std::optional<CachedArtifact> found = cache->find(damage)) {
      if (!line.report.empty())
        if (int code = writeOrComplain(line.report, found->report))
          return code;
      return writeOrComplain(line.output, found->artifact);
    }
    if (!damage.empty())
      llvm::errs() << "trc-compile: compiling anew, for the cache is damaged: "
                   << damage << "\n";
  }

  DialectRegistry registry;
  registerAllDialects(registry);
  MLIRContext context(registry);
  llvm::SourceMgr manager;
  manager.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBuffer(text, name, false), llvm::SMLoc());
  DiagnosticStream diagnostics;
  SourceMgrDiagnosticHandler handler(manager, &context, diagnostics);

  Progress progress;
  options.onPhase = [&](Phase phase) { progress.say(activityOf(phase).str()); };
  FailureOr<CompileResult> result = compile(text, name, context, options);
  progress.finish();
  if (failed(result))
    return 1;
  if (!result->misuse.empty())
    return wrongUse(name + ": " + result->misuse);

  if (line.timing)
    llvm::errs() << result->timing;
  if (!line.report.empty())
    if (int code = writeOrComplain(line.report, result->report))
      return code;
  if (isText) {
    std::string printed;
    llvm::raw_string_ostream os(printed);
    result->module.get()->print(os, OpPrintingFlags().enableDebugInfo(
                                        /*enable=*/true, /*pretty=*/false));
    return writeOrComplain(line.output, printed);
  }
  StringRef bytes(reinterpret_cast<const char *>(result->artifact.data()),
                  result->artifact.size());
  if (cache)
    if (std::string fault = cache->store({bytes.str(), result->report});
        !fault.empty())
      llvm::errs() << "trc-compile: not kept in the cache: " << fault << "\n";
  return writeOrComplain(line.output, bytes);
}

} // namespace trc
