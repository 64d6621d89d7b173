//===- Reductions.h - what a reduction's body does --------------*- C++ -*-===//
//
// Most bodies are a single commutative operation of the two arguments.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_REWRITE_REDUCTIONS_H
#define TRC_REWRITE_REDUCTIONS_H

#include "mlir/IR/Operation.h"
#include "mlir/IR/Region.h"

namespace trc {

/// The operation of a body of two arguments that returns `op(a, b)`, where op
/// is add, multiply, maximum, minimum, and, or, xor; or null.
mlir::Operation *getCombiner(mlir::Region &body);

/// Whether combining with `init` changes nothing. +0 counts as neutral for a
/// sum, though -0 + +0 is +0.
bool isNeutral(mlir::Operation *combiner, mlir::Value init);

} // namespace trc

#endif // TRC_REWRITE_REDUCTIONS_H
