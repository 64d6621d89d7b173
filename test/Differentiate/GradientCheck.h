//===- GradientCheck.h - gradients against their definition -----*- C++ -*-===//
//
// Differentiates a function of f64 tensors, evaluates its gradient by the
// reference, and compares each element of it with a difference quotient.
//
// The function's results are added up with fixed weights to a loss. Arguments
// are filled with numbers that have no ties, between the bounds of `trc.range`
// (-1 and 1 for floats, 0 and 3 for integers, if there is none).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_DIFFERENTIATE_GRADIENTCHECK_H
#define TRC_TEST_DIFFERENTIATE_GRADIENTCHECK_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

namespace trc::test {

/// The i-th of a sequence that fills [0, 1) evenly and without ties.
double spread(int64_t i, double start);

/// Fails the test that runs if an element of a gradient of `function` differs.
void checkGradient(mlir::func::FuncOp function, mlir::ModuleOp module);

} // namespace trc::test

#endif // TRC_TEST_DIFFERENTIATE_GRADIENTCHECK_H
