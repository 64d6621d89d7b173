//===- Compiler.h - a program in, an artifact out ---------------*- C++ -*-===//
//
// The phases of a compile in a context of the caller's, who takes its
// diagnostics. Driver.h is all around it.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PIPELINE_COMPILER_H
#define TRC_PIPELINE_COMPILER_H

#include "trc/Pipeline/Phases.h"
#include "trc/Plan/MemoryNeed.h"
#include "trc/Precision/Rules.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"

#include <atomic>
#include <functional>
#include <string>
#include <vector>

namespace trc {

/// "0.1.0", as it stands in artifacts and reports.
llvm::StringRef compilerVersion();

struct CompileOptions {
  Target target = Target::Host;
  TargetOptions targetOptions;
  /// Of products; rules for single layers or operations stand beside it.
  trc::PrecisionRules precision;
  /// State that is kept in fewer bits (`narrow-state`, `quantize-moments`).
  bool narrowParameters = false;
  MomentType moments = MomentType::F32;
  /// As if each training step said so.
  bool shardedOptimizer = false;
  /// No operations fused.
  bool apart = false;
  MemoryChoices memory;
  /// Bytes that the program may take, see docs/memory.md; 0: no limit.
  int64_t memoryLimit = 0;
  /// That will run the program, at most; it counts what they hold.
  int64_t threads = fewestThreads;
  /// Whether `memory` is to be chosen so that the program fits.
  bool choosesMemory = false;
  /// Whether loops may keep more than `memory` says where there is room.
  bool loopsMayKeepMore = false;
  /// Whether that may move moments and activations to the host's memory.
  bool mayOffload = true;
  /// What was chosen, for the report and for remarks.
  std::vector<MemoryChoice> memoryChoices = {};
  /// What the program then takes; 0: nothing was chosen.
  int64_t memoryPlanned = 0;
  std::vector<std::string> entries;
  /// How many ranks the program is for; 0: what it says, else one.
  int64_t ranks = 0;
  /// Inputs of which each rank gets a part, as `CompileRequest::split`.
  std::vector<std::string> split;
  /// First and last phase to run. With `from` after Import, the source is the
  /// dump of the phase before it.
  Phase from = Phase::Import;
  Phase to = Phase::Serialize;
  /// Folder for the module after each phase, numbered; empty: none.
  std::string dumpDirectory;
  /// Collect seconds per pass, see `CompileResult::timing`.
  bool timing = false;
  bool remarks = false;
  /// Write down every command and buffer, see `CompileResult::details`.
  bool details = false;
  /// Called when a phase starts.
  std::function<void(Phase)> onPhase;
  /// Ends the compile, as a failure without a diagnostic, once it is set; may
  /// be null.
  const std::atomic<bool> *cancelled = nullptr;
};

struct CompileResult {
  /// What of the options does not fit the program; then no phase has run.
  std::string misuse;
  /// The module after the last phase that ran.
  mlir::OwningOpRef<mlir::ModuleOp> module;
  /// The bytes of the `.trc` file, when the last phase is Serialize.
  std::vector<uint8_t> artifact;
  /// What was decided, as JSON; deterministic. Empty before Plan has run.
  std::string report;
  /// Every command and buffer, as JSON (trc/Report/Report.h), when asked for.
  std::string details;
  /// Seconds by phase and pass, when asked for.
  std::string timing;
};

/// Compiles `source`. `name` is what locations call it. Failures have been
/// reported as diagnostics of `context`, whose dialects must be registered
/// (`registerAllDialects`).
mlir::FailureOr<CompileResult> compile(llvm::StringRef source,
                                       llvm::StringRef name,
                                       mlir::MLIRContext &context,
                                       const CompileOptions &options);

/// Goes on with what a compile with these options left before the phase
/// `options.from`.
mlir::FailureOr<CompileResult> compile(mlir::OwningOpRef<mlir::ModuleOp> module,
                                       const CompileOptions &options);

} // namespace trc

#endif // TRC_PIPELINE_COMPILER_H
