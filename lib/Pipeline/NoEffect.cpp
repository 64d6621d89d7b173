//===- NoEffect.cpp - options that change nothing here --------------------===//
//
// See NoEffect.h.
//
//===----------------------------------------------------------------------===//

#include "NoEffect.h"

#include "trc/Partition/Ports.h"
#include "trc/Rewrite/Families.h"
#include "trc/Target/TargetDescription.h"
#include "trc/Target/TargetHooks.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;
using namespace trc;

/// Whole layers belong to losses that trc differentiates.
static bool hasLayers(ModuleOp module) {
  auto found = module->getAttrOfType<DictionaryAttr>("trc.layers");
  return found && found.getAs<IntegerAttr>("layers").getInt() > 0;
}

/// Whether ranks exchange something, or get parts of an input.
static bool sharesWork(ModuleOp module) {
  auto isShared = [](Operation *op) {
    if (isCollective(op))
      return true;
    auto function = dyn_cast<func::FuncOp>(op);
    if (!function)
      return false;
    for (unsigned i = 0; i < function.getNumArguments(); ++i)
      if (function.getArgAttr(i, splitName))
        return true;
    return false;
  };
  return module
      .walk([&](Operation *op) {
        return isShared(op) ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

void trc::warnOfNoEffect(ModuleOp module, Phase phase,
                         const CompileOptions &options) {
  const Location place = module.getLoc();
  if (phase == Phase::Assemble && options.memory.layers > 0 &&
      !hasLayers(module))
    emitWarning(place) << "--recompute of whole layers changes nothing: there "
                          "is no loss of repeated layers that trc would "
                          "differentiate";
  // What training steps exchange is there by now.
  if (phase == Phase::Precision && options.ranks > 1 && !sharesWork(module))
    emitWarning(place) << "on " << options.ranks
                       << " ranks each computes the same: nothing in this "
                          "program is split or exchanged; name what is, as "
                          "--split=tokens,targets";
  if (phase == Phase::Precision &&
      options.precision.usual == trc::Precision::TF32 &&
      !describe(options.target).roundsToTf32)
    emitWarning(place) << "precision tf32 changes nothing on the target "
                       << nameOf(options.target)
                       << ", which multiplies f32 as f32, but where it has AMX";
  if (phase == Phase::Plan && options.memory.offloads() &&
      !hooksOf(options.target).offload)
    emitWarning(place) << "--offload changes nothing on the target "
                       << nameOf(options.target)
                       << ", whose memory is the host's";
}
