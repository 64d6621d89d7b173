//===- Passes.td - passes of lib/Transforms ----------------*- tablegen -*-===//
//
// Each description has five parts: Does, Requires, Guarantees, Does not, Example
// (the path of a lit file).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TRANSFORMS_PASSES
#define TRC_TRANSFORMS_PASSES

include "trc/Transforms/SimplifyPasses.td"
include "trc/Transforms/SpecializePasses.td"

#endif // TRC_TRANSFORMS_PASSES
