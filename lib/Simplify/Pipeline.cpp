//===- Pipeline.cpp - the order of the simplify phase ---------------------===//
//
// See Pipeline.h. Rewrites feed each other: unrolling makes constants, which
// fold, which makes places known, which cancels movements. Three rounds have
// been enough for every program that JAX printed for us; their number is
// fixed, so that compile time is bounded.
//
//===----------------------------------------------------------------------===//

#include "trc/Simplify/Pipeline.h"

#include "trc/Partition/Passes.h"
#include "trc/Simplify/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;

namespace trc {

namespace {

/// One round of local rewrites on a function.
void addRound(OpPassManager &function, const SimplifyOptions &options) {
  // Identities first: they make operands constant and equal.
  function.addPass(createSimplifyAlgebra());
  // Then what has become constant, within a bound.
  FoldConstantsOptions fold;
  fold.maxElements = options.maxFoldedElements;
  function.addPass(createFoldConstants(fold));
  // Equal values become one, so that patterns that compare values match.
  function.addPass(createEliminateCommonSubexpressions());
}

/// What moves operations to where they cancel.
void addMovement(OpPassManager &function, const SimplifyOptions &options) {
  // Loops that are left repeat what does not change.
  function.addPass(createHoistInvariants());
  // Transposes of operands disappear in dimension numbers ..
  function.addPass(createCanonicalizeDots());
  // .. and the others meet where they cancel, or in front of a product.
  function.addPass(createSinkTransposes());
  function.addPass(createCanonicalizeDots());
  // What has moved together simplifies.
  addRound(function, options);
}

} // namespace

void buildSimplifyPipeline(OpPassManager &manager,
                           const SimplifyOptions &options) {
  // Meshes are checked before anything is changed: what cannot run is refused
  // as it was written.
  manager.addPass(createLowerSharding());
  // Groups over mesh axes are known to have one rank now.
  manager.addPass(createLowerCollectives());
  // Among several ranks, groups and layouts have one form from here on.
  manager.addPass(createNormalizeCollectives());
  // Everything below looks at one function at a time.
  InlineCallsOptions inlining;
  for (const std::string &entry : options.entries)
    inlining.entries.push_back(entry);
  manager.addPass(createInlineCalls(inlining));
  // What follows knows tensors only; calls, the main use of tuples, are gone.
  manager.addPass(createFlattenTuples());

  OpPassManager &function = manager.nest<func::FuncOp>();
  // The rewrites know the common operations only.
  function.addPass(createLegalizeOperations());
  // Before the first greedy sweep, join what many inlined copies repeat.
  function.addPass(createEliminateCommonSubexpressions());
  addRound(function, options);
  // Bounds of loops are constants now; their bodies are small.
  UnrollLoopsOptions unrolling;
  unrolling.maxOperations = options.maxUnrolledOperations;
  unrolling.maxTrips = options.maxUnrolledTrips;
  function.addPass(createUnrollLoops(unrolling));
  // The copies of a body differ in their counters: fold those.
  addRound(function, options);
  // Constants are known, and nothing has moved yet to where it cancels: what is
  // put in between parts and wholes does as well.
  manager.addPass(createPartitionData({.remarks = options.remarks}));
  addMovement(manager.nest<func::FuncOp>(), options);
}

void buildRewritePipeline(OpPassManager &function,
                          const SimplifyOptions &options) {
  // What is new may be of the rarer operations, and repeat itself.
  function.addPass(createLegalizeOperations());
  function.addPass(createEliminateCommonSubexpressions());
  addRound(function, options);
  addMovement(function, options);
}

} // namespace trc
