//===- trc-opt.cpp - passes of trc on MLIR text ---------------------------===//
//
// Reads a module, runs the passes that are asked for, prints the module. With
// --import as its first argument it reads it as the compiler does; with
// --debug-only=PASS,... passes tell what they weigh.
//
//===----------------------------------------------------------------------===//

#include "DebugOnly.h"
#include "ImportMode.h"
#include "PassMode.h"

#include "start/Complain.h"
#include "trc/Output/InputFile.h"
#include "trc/Output/OutputFile.h"
#include "trc/Pipeline/Register.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Support/Timing.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/MemoryBuffer.h"

#include <deque>
#include <string>
#include <vector>

using llvm::SmallVector;
using llvm::StringRef;

static int wrongUse(const llvm::Twine &message) {
  return trc::complain("trc-opt", message.str(), 2);
}

/// Those of LLVM's own passes come with its libraries, and none of them runs
/// here. Called before what trc-opt does take is declared.
static void removeOptionsOfLLVM() {
  SmallVector<llvm::cl::Option *> removed;
  for (const auto &entry : llvm::cl::getRegisteredOptions())
    if (!entry.first.starts_with("help") && entry.first != "version" &&
        entry.first != "color")
      removed.push_back(entry.second);
  for (llvm::cl::Option *option : removed)
    option->removeArgument();
}

/// MLIR reads the options of all passes. What it says of a fault has several
/// lines and ends the program with 1, so the fault is taken from it here.
static int passMain(int argc, char **argv, mlir::DialectRegistry &registry) {
  removeOptionsOfLLVM();
  static llvm::cl::opt<std::string> input(llvm::cl::Positional,
                                          llvm::cl::desc("<input file>"),
                                          llvm::cl::init("-"));
  static llvm::cl::opt<std::string> output(
      "o", llvm::cl::desc("the file to write"), llvm::cl::init("-"));
  mlir::MlirOptMainConfig::registerCLOptions(registry);
  mlir::registerAsmPrinterCLOptions();
  mlir::registerMLIRContextCLOptions();
  mlir::registerPassManagerCLOptions();
  mlir::registerDefaultTimingManagerCLOptions();
  auto &options = llvm::cl::getRegisteredOptions();
  for (StringRef name : trc::optionsOfTheOtherDriver())
    if (llvm::cl::Option *option = options.lookup(name))
      option->removeArgument();
  std::string fault;
  llvm::raw_string_ostream faults(fault);
  if (!llvm::cl::ParseCommandLineOptions(
          argc, argv, "runs passes of trc on MLIR text\n", &faults)) {
    StringRef first = StringRef(fault).split('\n').first;
    first = first.split(".  Try:").first;
    first.consume_front(argv[0]);
    first.consume_front("trc-opt");
    first.consume_front(": ");
    return wrongUse(first + " (see trc-opt --help)");
  }
  auto isGiven = [&](StringRef name) {
    llvm::cl::Option *option = options.lookup(name);
    return option && option->getNumOccurrences() > 0;
  };
  if (isGiven("log-mlir-actions-filter") && !isGiven("log-actions-to"))
    return wrongUse("--log-mlir-actions-filter needs --log-actions-to");
  auto config = mlir::MlirOptMainConfig::createFromCLOptions();
  if (config.shouldShowDialects() || config.shouldListPasses())
    return mlir::asMainReturnCode(
        mlir::MlirOptMain(argc, argv, input, output, registry));
  // MLIR takes the last two characters of a marker apart, and does not come to
  // an end where nothing is left.
  if (StringRef marker = config.inputSplitMarker();
      !marker.empty() && marker.size() < 3)
    return wrongUse("--split-input-file: expected a marker of 3 characters or "
                    "more, got '" +
                    marker + "'");
  auto source = trc::readInput(input, fault);
  if (!source)
    return wrongUse("cannot read " + input + ": " + fault);
  fault = trc::checkOutput(output);
  if (!fault.empty())
    return wrongUse("cannot write " + output + ": " + fault);
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (!trc::runPasses(std::move(source), config, registry, stream)) {
    // What there is of it, as far as it went, is for eyes only.
    if (output == "-")
      trc::writeOutput(output, text);
    return 1;
  }
  fault = trc::writeOutput(output, text);
  return fault.empty() ? 0 : wrongUse("cannot write " + output + ": " + fault);
}

/// Options whose values may have any bytes; of the others LLVM prints some as
/// they stand, and nobody else sees them before.
static bool takesAnyBytes(StringRef argument) {
  return !argument.starts_with("-") || argument.starts_with("-o") ||
         argument.starts_with("--split-input-file");
}

/// Writes out what would move a terminal's cursor.
static void escapeOptions(std::vector<char *> &arguments,
                          std::deque<std::string> &escaped) {
  for (char *&argument : arguments)
    if (!takesAnyBytes(argument) &&
        llvm::any_of(StringRef(argument), [](char byte) {
          return llvm::isPrint(byte) == 0 && byte != '\t' && byte != '\n';
        }))
      argument = escaped.emplace_back(trc::onOneLine(argument)).data();
}

namespace trc {

int optMain(int argc, char **argv) {
  std::vector<char *> arguments(argv, argv + argc);
  std::deque<std::string> escaped;
  escapeOptions(arguments, escaped);
  if (std::optional<int> code = readDebugOnly(arguments))
    return *code;
  argc = static_cast<int>(arguments.size());
  arguments.push_back(nullptr);
  argv = arguments.data();
  mlir::DialectRegistry registry;
  trc::registerAllDialects(registry);
  trc::registerAllPasses();
  if (argc > 1 && llvm::StringRef(argv[1]) == "--import")
    return trc::runImport(llvm::ArrayRef<const char *>(argv + 2, argc - 2),
                          registry);
  return passMain(argc, argv, registry);
}

} // namespace trc
