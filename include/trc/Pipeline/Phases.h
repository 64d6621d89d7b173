//===- Phases.h - the phases of a compile -----------------------*- C++ -*-===//
//
// The way of a program. The values are those of `trc-compile --to=` and
// `--from=`; what one phase leaves is legal input of the next.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PIPELINE_PHASES_H
#define TRC_PIPELINE_PHASES_H

#include "trc/Pipeline/MemoryChoices.h"
#include "trc/Precision/Precision.h"
#include "trc/Target/TargetHooks.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mlir {
class OpPassManager;
} // namespace mlir

namespace trc {

enum class Phase : uint8_t {
  Import,        ///< StableHLO as it came, verified
  Simplify,      ///< calls inlined, canonical form
  Raise,         ///< attention, layer norm, head and loss as one operation each
  Differentiate, ///< losses of training steps have their gradients
  Assemble,      ///< training steps are functions
  Precision,     ///< products in the precision that was asked for
  Specialize,    ///< structured operations in the form that targets know
  Fuse,          ///< fusions, contractions, library operations
  Schedule,      ///< the same in an order chosen for memory
  Select,        ///< which library kernel does what no kernel of ours does
  Plan,          ///< buffers, commands, offsets
  Emit,          ///< the plan with machine code
  Serialize,     ///< the artifact
};

llvm::ArrayRef<Phase> allPhases();
llvm::StringRef nameOf(Phase phase);
/// What the phase does, in a few words, for progress lines.
llvm::StringRef activityOf(Phase phase);
std::optional<Phase> phaseNamed(llvm::StringRef name);

/// What the passes of a phase may be told.
struct PhaseOptions {
  Target target = Target::Host;
  TargetOptions targetOptions;
  /// Functions that are entries; empty: every public one.
  std::vector<std::string> entries;
  /// Say what was not raised or fused, and why.
  bool remarks = false;
  /// The precision of products, see docs/precision.md.
  trc::Precision precision = trc::Precision::F32;
  /// Whether the module has rules beside it (Precision/Rules.h).
  bool hasPrecisionRules = false;
  /// Whether losses want a scale (PrecisionRow::wantsLossScale).
  bool scalesLosses = false;
  /// State that is kept in fewer bits (`narrow-state`, `quantize-moments`).
  bool narrowParameters = false;
  MomentType moments = MomentType::F32;
  /// Of steps on several ranks, whether these deal out the optimizer's state.
  bool shardedOptimizer = false;
  bool apart = false; ///< no operations fused
  MemoryChoices memory;
  /// Bytes that the program may take, see docs/memory.md; 0: no limit.
  int64_t memoryLimit = 0;
  /// Whether a search has looked if computing again would do ..
  bool searched = false;
  /// .. and memory of the host.
  bool offloadTried = false;
};

/// The passes of a phase, with the pass that verifies what holds after it.
/// Import and Serialize have none.
void buildPhase(mlir::OpPassManager &passes, Phase phase,
                const PhaseOptions &options);

} // namespace trc

#endif // TRC_PIPELINE_PHASES_H
