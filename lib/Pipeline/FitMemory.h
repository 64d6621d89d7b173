//===- FitMemory.h - a plan that fits into a memory limit -------*- C++ -*-===//
//
// Planning is quick, so the search plans each choice that a program offers, and
// takes the one that costs least time for each byte, by the estimates of both
// plans, on top of those that it took before, until the whole fits:
//
//   smaller pieces of the head's logits
//   results that are cheap to make again, whatever they cost
//   whole layers computed again, as few as it takes
//   loops over layers that keep less of products
//
// Where all of them are not enough, and the target has a memory of its own:
//
//   moments in the host's memory, as few bytes as it takes
//   activations there, as few as it takes
//
// What frees nothing is looked at again after each choice, since the peak
// moves, and is left out in the end. Nothing of a search is said: the compile
// that follows says it.
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
