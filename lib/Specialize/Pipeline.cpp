//===- Pipeline.cpp - the order of the specialize phase -------------------===//
//
// See Pipeline.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Specialize/Pipeline.h"

#include "trc/Raise/Passes.h"
#include "trc/Simplify/Passes.h"
#include "trc/Specialize/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;

namespace trc {

void buildSpecializePipeline(OpPassManager &manager,
                             const SpecializeOptions &options) {
  OpPassManager &function = manager.nest<func::FuncOp>();
  // Convolutions that are products; --precision has left them as they were.
  function.addPass(createConvertConvolutionsToDots());
  // Structures that the host has no kernel for become arithmetic that fuses ..
  function.addPass(createExpandStructured());
  function.addPass(createExpandWindows());
  // .. or products of some rows at a time.
  function.addPass(
      createChunkHeadLoss({.chunkBytes = options.head.chunkBytes,
                           .wordMultiple = options.head.wordMultiple}));
  // What one product made for attention stays where it is.
  function.addPass(createPackAttention({.remarks = options.remarks}));
  // Random bits become a function of a state that is known early, which fuses.
  function.addPass(createSeparateRandomState());
  // Scatters with a cheaper form.
  function.addPass(createSpecializeScatter());
  // What a loop sums over few rows at a time is one product behind it, and a
  // sum that nothing carries any more goes with the next pass.
  function.addPass(createDelaySums({.busyRows = options.busyRows}));
  // The selects made of them simplify with what surrounds them.
  function.addPass(createSimplifyAlgebra());
  function.addPass(createEliminateCommonSubexpressions());
  // Last, since labels hide dimension numbers from every pattern above.
  function.addPass(createConvertDotsToContract());
  // Gradients of micro-batches need no room beside their sum.
  function.addPass(createAccumulateInPlace());
}

} // namespace trc
