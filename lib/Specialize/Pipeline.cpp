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
#include "mlir/Transforms/Passes.h"

using namespace mlir;

namespace trc {

void buildSpecializePipeline(OpPassManager &manager,
                             const SpecializeOptions &options) {
  OpPassManager &function = manager.nest<func::FuncOp>();
  // Structures that the host has no kernel for become arithmetic that fuses ..
  function.addPass(createExpandStructured());
  // .. or products of some rows at a time.
  ChunkHeadLossOptions head;
  if (options.target == Target::Cuda) {
    // Rows of a chunk at multiples of 128 bytes, for tensor cores and for words
    // of 16 bytes.
    head.wordMultiple = 64;
    // Short products leave a GPU idle: with GPT-2's vocabulary, at least 8192
    // rows of logits in f32.
    head.chunkBytes = int64_t(1) << 31;
  }
  function.addPass(createChunkHeadLoss(head));
  // What one product made for attention stays where it is.
  function.addPass(createPackAttention({.remarks = options.remarks}));
  // Random bits become a function of a state that is known early, which fuses.
  function.addPass(createSeparateRandomState());
  // Scatters with a cheaper form.
  function.addPass(createSpecializeScatter());
  // The selects made of them simplify with what surrounds them.
  function.addPass(createSimplifyAlgebra());
  function.addPass(createCSEPass());
  // Last, since labels hide dimension numbers from every pattern above.
  function.addPass(createConvertDotsToContract());
  // Gradients of micro-batches need no room beside their sum.
  function.addPass(createAccumulateInPlace());
  if (options.target != Target::Cuda)
    return;
  // Tensor cores want rows of whole words; what the heads above left odd.
  function.addPass(createPadProducts());
  // The library of a GPU wants matrices, and places in memory for labels ..
  function.addPass(createConvertContractToMatmul({.remarks = options.remarks}));
  // .. and can do what follows a product before fusion takes that.
  function.addPass(createFuseEpilogues({.remarks = options.remarks}));
  // A value that several read in a narrower type is rounded once.
  function.addPass(createSimplifyAlgebra());
  function.addPass(createCSEPass());
}

} // namespace trc
