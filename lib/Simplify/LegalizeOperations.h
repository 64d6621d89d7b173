//===- LegalizeOperations.h - pattern sets of the pass ----------*- C++ -*-===//
//
// The pass `legalize-operations` in parts: one function per idea.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_SIMPLIFY_LEGALIZEOPERATIONS_H
#define TRC_LIB_SIMPLIFY_LEGALIZEOPERATIONS_H

#include "mlir/IR/PatternMatch.h"

namespace trc {

/// zeta, polygamma, bessel_i1e and mulhi become arithmetic.
void populateFunctionPatterns(mlir::RewritePatternSet &patterns);

/// chlo.scan becomes a loop, chlo.ragged_dot a dot_general.
void populateChloPatterns(mlir::RewritePatternSet &patterns);

/// batch_norm_inference, batch_norm_training and batch_norm_grad become
/// reductions and arithmetic.
void populateNormalizationPatterns(mlir::RewritePatternSet &patterns);

} // namespace trc

#endif // TRC_LIB_SIMPLIFY_LEGALIZEOPERATIONS_H
