//===- TargetHooks.h - the passes of a target -------------------*- C++ -*-===//
//
// Where the phases of a compile leave room for a target. What all targets share
// runs the same for each; a hook adds what is one's own. Those that a target
// has no use for are null.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TARGET_TARGETHOOKS_H
#define TRC_TARGET_TARGETHOOKS_H

#include "trc/Target/KernelHeader.h"
#include "trc/Target/Selection.h"
#include "trc/Target/Target.h"

#include "llvm/ADT/ArrayRef.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace mlir {
class OpPassManager;
class Operation;
} // namespace mlir

namespace trc {

/// What the user of a compile may say to its target.
struct TargetOptions {
  /// What to make machine code for, in the target's own words: sm_90a and the
  /// like. Empty: the default ones.
  std::vector<std::string> architectures;
  /// Path of the library that compiles the text of kernels; empty: where it
  /// usually is.
  std::string kernelCompiler;
  /// What of this machine passes may ask, as `TargetHooks::complete` finds it;
  /// empty: nothing.
  std::string machine;
};

/// What is to lie in the host's memory, of a target with a memory of its own.
struct OffloadRequest {
  int64_t momentBytes = 0;     ///< of moments, at least
  int64_t activationBytes = 0; ///< that the largest arena is to become less by
  int64_t mostBytes = 0;       ///< that may lie there
  bool remarks = false;
};

struct TargetHooks {
  /// The option that says what to make machine code for (CompileRequest.h).
  llvm::StringLiteral architectureOption = "";
  /// What is wrong with a value of that option, or nothing.
  std::string (*checkArchitecture)(llvm::StringRef name);
  /// Makes the target's passes known to trc-opt.
  void (*registerPasses)();
  /// Whether this machine can run its programs.
  bool (*isHere)();
  /// Fills in what the user did not say, from this machine, and takes out what
  /// the target has no use for.
  void (*complete)(TargetOptions &options);
  /// The options that change an artifact, by the names that it keeps them
  /// under.
  std::vector<std::pair<std::string, std::string>> (*recorded)(
      const TargetOptions &options);

  /// At the end of `specialize`: other forms of operations, on the module.
  void (*specialize)(mlir::OpPassManager &passes, bool remarks);
  /// In `select`: the target's own kernel for `op` and the scratch memory that
  /// it wants, where `selection` has neither.
  void (*select)(mlir::Operation *op, Selection &selection);
  /// In `plan`, before calls are grouped, of a target with a memory of its own.
  void (*offload)(mlir::OpPassManager &passes, const OffloadRequest &request);
  /// In `plan`, before calls are grouped, of programs without a limit of
  /// memory: what is better kept than computed again.
  void (*keep)(mlir::OpPassManager &passes);
  /// In `plan`, before buffers have places: calls that are better one.
  void (*group)(mlir::OpPassManager &passes);
  /// The phase `emit`; null in a build without the target.
  void (*emit)(mlir::OpPassManager &passes, const TargetOptions &options);
  /// The instruction sets that each kernel has an image for afterwards, in
  /// their order.
  std::vector<std::string> (*images)(const TargetOptions &options);
  /// What dumped text of kernels needs beside it.
  llvm::ArrayRef<KernelHeader> (*kernelHeaders)();
};

const TargetHooks &hooksOf(Target target);

/// Whether this build compiles for `target` (CMake's TRC_TARGETS).
inline bool isBuilt(Target target) { return hooksOf(target).emit; }

} // namespace trc

#endif // TRC_TARGET_TARGETHOOKS_H
