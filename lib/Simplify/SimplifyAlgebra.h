//===- SimplifyAlgebra.h - pattern sets of simplify-algebra -----*- C++ -*-===//
//
// The pass `simplify-algebra` in parts, one function per idea and file. Every
// pattern keeps the bits of every result (the exceptions are listed in
// Passes.td), and ends in fewer or cheaper operations, so that the greedy
// driver stops.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_SIMPLIFY_SIMPLIFYALGEBRA_H
#define TRC_LIB_SIMPLIFY_SIMPLIFYALGEBRA_H

#include "trc/Rewrite/Constants.h"

#include "mlir/IR/PatternMatch.h"

namespace trc {

/// Of a tensor, and whether that is a type of floating point.
inline mlir::Type getElementType(mlir::Value value) {
  return getTensorType(value).getElementType();
}
inline bool isFloat(mlir::Value value) {
  return mlir::isa<mlir::FloatType>(getElementType(value));
}

/// Neutral operands, signs, powers, conversions.
void populateArithmeticPatterns(mlir::RewritePatternSet &patterns);
/// and, or, xor, not, shifts, compare, select, minimum and maximum.
void populateLogicPatterns(mlir::RewritePatternSet &patterns);
/// reshape, transpose, slice, pad, reverse.
void populateMovementPatterns(mlir::RewritePatternSet &patterns);
/// concatenate.
void populateConcatenatePatterns(mlir::RewritePatternSet &patterns);
/// broadcast_in_dim and iota, elementwise work on them.
void populateBroadcastPatterns(mlir::RewritePatternSet &patterns);
/// dynamic_slice, dynamic_update_slice, gather, scatter at known places.
void populateIndexingPatterns(mlir::RewritePatternSet &patterns);
/// reduce, sort over nothing or over one element.
void populateReductionPatterns(mlir::RewritePatternSet &patterns);
/// while, case, optimization_barrier.
void populateControlPatterns(mlir::RewritePatternSet &patterns);

} // namespace trc

#endif // TRC_LIB_SIMPLIFY_SIMPLIFYALGEBRA_H
