//===- trc-compile.cpp - StableHLO in, .trc out ---------------------------===//
//
// The command line of the compiler. Exit codes: 0 done, 1 the program was
// refused (diagnostics say where and why), 2 wrong use or a file that cannot be
// read or written. An output file appears complete or not at all.
//
//===----------------------------------------------------------------------===//

#include "LargestBatch.h"
#include "Options.h"

#include "start/Complain.h"
#include "start/Progress.h"
#include "start/RunTool.h"
#include "trc/Output/InputFile.h"
#include "trc/Output/OutputFile.h"
#include "trc/Pipeline/Compiler.h"
#include "trc/Pipeline/Driver.h"
#include "trc/Report/Page.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace trc;
using llvm::StringRef;

static int wrongUse(const llvm::Twine &message) {
  return complain("trc-compile", message.str(), 2);
}

static int writeOrComplain(StringRef path, StringRef bytes) {
  std::string fault = writeOutput(path, bytes);
  return fault.empty() ? 0 : wrongUse("cannot write " + path + ": " + fault);
}

/// Whether the report is to be a page to look at.
static bool isPage(const CommandLine &line) {
  return StringRef(line.report).ends_with_insensitive(".html");
}

static std::vector<PageRemark>
remarksOf(llvm::ArrayRef<CompileDiagnostic> diagnostics) {
  std::vector<PageRemark> remarks;
  for (const CompileDiagnostic &each : diagnostics)
    if (each.severity == CompileDiagnostic::Severity::Remark ||
        each.severity == CompileDiagnostic::Severity::Warning)
      remarks.push_back(
          {each.severity == CompileDiagnostic::Severity::Remark ? "remark"
                                                                : "warning",
           each.message,
           each.file.empty() ? std::string()
                             : each.file + ":" + std::to_string(each.line),
           each.scope});
  return remarks;
}

/// What does not go with --largest-batch; empty if all does.
static std::string checkLargestBatch(const CommandLine &line) {
  if (!line.largestBatch)
    return "";
  const CompileRequest usual;
  if (line.request.memoryLimit.empty())
    return "--largest-batch wants the memory that it is to fit into: give "
           "--memory-limit";
  for (const auto &[option, isGiven] :
       {std::pair("--from", line.request.from != usual.from),
        std::pair("--to", line.request.to != usual.to),
        std::pair("--dump-dir", !line.request.dumpDirectory.empty()),
        std::pair("--cache-dir", !line.request.cacheDirectory.empty()),
        std::pair("--timing", line.request.timing),
        std::pair("--remarks", line.request.remarks),
        std::pair("--report", !line.report.empty())})
    if (isGiven)
      return std::string(option) +
             " has no effect with --largest-batch, which compiles nothing";
  return "";
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
  for (StringRef folder :
       {line.request.dumpDirectory, line.request.cacheDirectory})
    if (llvm::sys::fs::exists(folder) && !llvm::sys::fs::is_directory(folder))
      return wrongUse(folder + " is no directory");
  if (!line.report.empty() && isSameFile(line.output, line.report))
    return wrongUse("-o and --report name one file, " + line.report);
  if (!line.measurements.empty() && !isPage(line))
    return wrongUse("--measurements has no effect without --report=FILE.html");
  return 0;
}

namespace trc {

int compileMain(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  takeSignalsBack();
  CommandLine line;
  if (std::optional<int> code =
          parseCommandLine(argc, argv, line, compilerVersion().str()))
    return *code;
  if (std::string fault = checkCompileRequest(line.request); !fault.empty())
    return wrongUse(fault);
  if (std::string fault = checkLargestBatch(line); !fault.empty())
    return wrongUse(fault);
  if (line.output.empty()) {
    if (!line.largestBatch && *phaseNamed(line.request.to) == Phase::Serialize)
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

  if (line.largestBatch) {
    const LargestBatchAnswer answer =
        answerLargestBatch(text, name, line.request);
    if (!answer.note.empty())
      llvm::errs() << "trc-compile: " << name << ": " << answer.note << "\n";
    if (answer.fault.empty())
      return writeOrComplain(line.output, answer.json);
    return complain("trc-compile", name.str() + ": " + answer.fault,
                    answer.misused ? 2 : 1);
  }

  std::unique_ptr<llvm::MemoryBuffer> measurements;
  if (!line.measurements.empty()) {
    measurements = readInput(line.measurements, fault);
    if (!measurements)
      return wrongUse("cannot read " + line.measurements + ": " + fault);
    if (fault = checkMeasurements(measurements->getBuffer()); !fault.empty())
      return wrongUse(line.measurements + ": " + fault);
  }

  // A page holds all remarks, printed or not.
  const bool printsRemarks = line.request.remarks;
  line.request.remarks |= isPage(line);
  line.request.details = isPage(line);
  Progress progress;
  CompileObserver observer;
  observer.onPhase = [&](std::string_view activity) {
    progress.say(std::string(activity));
  };
  bool follows = true; // notes go with what they follow
  observer.onDiagnostic = [&](const CompileDiagnostic &diagnostic) {
    if (diagnostic.severity != CompileDiagnostic::Severity::Note)
      follows = printsRemarks || !isPage(line) ||
                diagnostic.severity != CompileDiagnostic::Severity::Remark;
    if (follows)
      llvm::errs() << toText(diagnostic, "trc-compile");
  };
  Compiled compiled = compileText(text, name, line.request, observer);
  progress.finish();
  switch (compiled.outcome) {
  case Compiled::Outcome::Refused:
  case Compiled::Outcome::Cancelled: // by nobody
    return 1;
  case Compiled::Outcome::Misused:
    return wrongUse(name + ": " + compiled.misuse);
  case Compiled::Outcome::Done:
    break;
  }
  llvm::errs() << compiled.timing;
  if (isPage(line))
    compiled.report =
        pageOf({llvm::sys::path::filename(name).str(), compiled.report,
                compiled.details, remarksOf(compiled.diagnostics),
                measurements ? measurements->getBuffer() : StringRef()});
  if (!line.report.empty())
    if (int code = writeOrComplain(line.report, compiled.report))
      return code;
  return writeOrComplain(line.output, compiled.output);
}

} // namespace trc
