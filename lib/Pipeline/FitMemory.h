//===- FitMemory.h - a plan that fits into a memory limit -------*- C++ -*-===//
//
// Planning is quick, so the search plans again with the next choice until the
// whole fits:
//
//   the plan as it is
//   smaller pieces of the head's logits
//   results that are cheap to make again, whatever they cost
//   whole layers computed again, as few as it takes; loops keep less
//   moments in the host's memory, as few bytes as it takes
//   activations there, as few as it takes
//
// in the order of time for each byte that is freed. What does not help is left
// out again. Nothing of a search is said: the compile that follows says it.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_PIPELINE_FITMEMORY_H
#define TRC_LIB_PIPELINE_FITMEMORY_H

#include "trc/Pipeline/Compiler.h"

namespace trc {

/// Sets `memory` and `memoryChoices` of `options` to what makes the program fit
/// into `memoryLimit`, or comes nearest.
void fitMemory(llvm::StringRef source, llvm::StringRef name,
               mlir::MLIRContext &context, CompileOptions &options);

} // namespace trc

#endif // TRC_LIB_PIPELINE_FITMEMORY_H
