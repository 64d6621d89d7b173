//===- PassMode.cpp - trc-opt without --import ----------------------------===//
//
// See PassMode.h.
//
//===----------------------------------------------------------------------===//

#include "PassMode.h"

#include "trc/Output/DiagnosticStream.h"

#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/Timing.h"
#include "mlir/Support/ToolUtilities.h"
#include "mlir/Tools/ParseUtilities.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;

llvm::ArrayRef<llvm::StringRef> trc::optionsOfTheOtherDriver() {
  static constexpr llvm::StringRef names[] = {
      "elide-resource-data-from-bytecode",
      "emit-bytecode-version",
      "irdl-file",
      "load-dialect-plugin",
      "load-pass-plugin",
      "mlir-diagnostic-verbosity-level",
      "mlir-disable-diagnostic-notes",
      "mlir-generate-reproducer",
      "remark-format",
      "remark-policy",
      "remarks-filter",
      "remarks-filter-analyse",
      "remarks-filter-failed",
      "remarks-filter-missed",
      "remarks-filter-passed",
      "remarks-output-file",
      "run-reproducer",
      "verify-roundtrip",
  };
  return names;
}

/// Of one module, once diagnostics have somewhere to go.
static LogicalResult runOnModule(const std::shared_ptr<llvm::SourceMgr> &source,
                                 const MlirOptMainConfig &config,
                                 MLIRContext &context, TimingScope &timing,
                                 llvm::raw_ostream &out) {
  // What dialects that are not known keep beside the program.
  FallbackAsmResourceMap resources;
  TimingScope parsing = timing.nest("Parser");
  OwningOpRef<Operation *> op = parseSourceFileForTool(
      source,
      ParserConfig(&context, config.shouldVerifyOnParsing(), &resources),
      !config.shouldUseExplicitModule());
  parsing.stop();
  if (!op)
    return failure();
  PassManager passes(op.get()->getName(), PassManager::Nesting::Implicit);
  passes.enableVerifier(config.shouldVerifyPasses());
  passes.enableTiming(timing);
  if (failed(applyPassManagerCLOptions(passes)) ||
      failed(config.setupPassPipeline(passes)))
    return failure();
  if (config.shouldDumpPassPipeline())
    passes.dump();
  if (failed(passes.run(*op)))
    return failure();
  TimingScope printing = timing.nest("Output");
  if (config.shouldEmitBytecode())
    return writeBytecodeToFile(*op, out, BytecodeWriterConfig(resources));
  AsmState state(*op, OpPrintingFlags(), /*locationMap=*/nullptr, &resources);
  out << OpWithState(*op, state) << '\n';
  return success();
}

static LogicalResult runOnPart(std::unique_ptr<llvm::MemoryBuffer> part,
                               const MlirOptMainConfig &config,
                               const DialectRegistry &registry,
                               TimingScope &timing, llvm::raw_ostream &out) {
  auto source = std::make_shared<llvm::SourceMgr>();
  source->AddNewSourceBuffer(std::move(part), SMLoc());
  MLIRContext context(registry);
  context.allowUnregisteredDialects(config.shouldAllowUnregisteredDialects());
  tracing::InstallDebugHandler debugging(context, config.getDebugConfig());
  trc::DiagnosticStream diagnostics;
  if (!config.shouldVerifyDiagnostics()) {
    SourceMgrDiagnosticHandler handler(*source, &context, diagnostics);
    return runOnModule(source, config, context, timing, out);
  }
  // Expected are the messages, without the operations they are about.
  context.printOpOnDiagnostic(false);
  SourceMgrDiagnosticVerifierHandler handler(*source, &context, diagnostics,
                                             config.verifyDiagnosticsLevel());
  // A program may be there to be refused.
  (void)runOnModule(source, config, context, timing, out);
  return handler.verify();
}

bool trc::runPasses(std::unique_ptr<llvm::MemoryBuffer> source,
                    const MlirOptMainConfig &config,
                    const DialectRegistry &registry, llvm::raw_ostream &out) {
  DefaultTimingManager times;
  applyDefaultTimingManagerCLOptions(times);
  TimingScope timing = times.getRootScope();
  auto part = [&](std::unique_ptr<llvm::MemoryBuffer> text,
                  llvm::raw_ostream &to) {
    return runOnPart(std::move(text), config, registry, timing, to);
  };
  return succeeded(splitAndProcessBuffer(std::move(source), part, out,
                                         config.inputSplitMarker(),
                                         config.outputSplitMarker()));
}
