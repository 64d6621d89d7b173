//===- Rules.h - the families of rules --------------------------*- C++ -*-===//
//
// Each family of operations has a file XRules.cpp that attaches its rules.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_DIFFERENTIATE_RULES_H
#define TRC_LIB_DIFFERENTIATE_RULES_H

#include "trc/Differentiate/DifferentiableOpInterface.h"

namespace trc {

void attachElementwiseRules(mlir::MLIRContext &context);
void attachMovementRules(mlir::MLIRContext &context);
void attachReductionRules(mlir::MLIRContext &context);
void attachContractionRules(mlir::MLIRContext &context);
void attachConvolutionRules(mlir::MLIRContext &context);
void attachFactorizationRules(mlir::MLIRContext &context);
void attachIndexingRules(mlir::MLIRContext &context);
void attachLoopRules(mlir::MLIRContext &context);
void attachBranchRules(mlir::MLIRContext &context);
void attachChloRules(mlir::MLIRContext &context);
/// Those of the trc dialect.
void attachStructuredRules(mlir::MLIRContext &context);

/// Adds `updates` to `init` at places that lie inside.
mlir::Value scatterAdd(Cotangents &c, mlir::Value init, mlir::Value indices,
                       mlir::Value updates,
                       stablehlo::ScatterDimensionNumbersAttr numbers,
                       bool sorted);

} // namespace trc

#endif // TRC_LIB_DIFFERENTIATE_RULES_H
