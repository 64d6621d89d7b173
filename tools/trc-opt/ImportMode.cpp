//===- ImportMode.cpp - trc-opt --import ----------------------------------===//
//
// See ImportMode.h.
//
//===----------------------------------------------------------------------===//

#include "ImportMode.h"

#include "start/Complain.h"
#include "trc/Import/Import.h"
#include "trc/Output/DiagnosticStream.h"
#include "trc/Output/InputFile.h"
#include "trc/Output/OutputFile.h"

#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Support/ToolUtilities.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace {

struct Options {
  StringRef file;
  bool split = false, verify = false, locations = false, bytecode = false;
};

} // namespace

static LogicalResult importChunk(std::unique_ptr<llvm::MemoryBuffer> chunk,
                                 const Options &options,
                                 const DialectRegistry &registry,
                                 raw_ostream &out) {
  MLIRContext context(registry);
  std::string name = chunk->getBufferIdentifier().str();
  std::string text = chunk->getBuffer().str();
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(std::move(chunk), SMLoc());
  trc::DiagnosticStream diagnostics;
  if (options.verify) {
    SourceMgrDiagnosticVerifierHandler handler(sources, &context, diagnostics);
    trc::importSource(text, name, context);
    return handler.verify();
  }
  SourceMgrDiagnosticHandler handler(sources, &context, diagnostics);
  OwningOpRef<ModuleOp> module = trc::importSource(text, name, context);
  if (!module)
    return failure();
  if (options.bytecode)
    return writeBytecodeToFile(*module, out);
  OpPrintingFlags flags;
  flags.enableDebugInfo(options.locations, /*prettyForm=*/false);
  module->print(out, flags);
  out << '\n';
  return success();
}

int trc::runImport(ArrayRef<const char *> arguments,
                   const DialectRegistry &registry) {
  Options options;
  for (StringRef argument : arguments) {
    if (argument == "--split-input-file")
      options.split = true;
    else if (argument == "--verify-diagnostics")
      options.verify = true;
    else if (argument == "--print-locations")
      options.locations = true;
    else if (argument == "--emit-bytecode")
      options.bytecode = true;
    else if (options.file.empty() &&
             (argument == "-" || !argument.starts_with("-")))
      options.file = argument;
    else
      return complain("trc-opt",
                      ("--import does not take '" + argument + "'").str(), 2);
  }
  std::string error;
  if (options.file.empty())
    options.file = "-";
  auto buffer = readInput(options.file, error);
  if (!buffer)
    return complain("trc-opt",
                    ("cannot read " + options.file + ": " + error).str(), 2);
  std::string text;
  llvm::raw_string_ostream out(text);
  auto chunk = [&](std::unique_ptr<llvm::MemoryBuffer> part, raw_ostream &out) {
    return importChunk(std::move(part), options, registry, out);
  };
  LogicalResult result =
      options.split ? splitAndProcessBuffer(std::move(buffer), chunk, out,
                                            kDefaultSplitMarker, "// -----\n")
                    : chunk(std::move(buffer), out);
  if (std::string fault = writeOutput("-", text); !fault.empty())
    return complain("trc-opt", "cannot write the output: " + fault, 2);
  return failed(result);
}
