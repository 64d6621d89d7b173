//===- SampledFunctions.h - what elementwise chains compute -----*- C++ -*-===//
//
// A GELU is written in many ways: x / 2 * (1 + tanh(..)), x * logistic(..), the
// cube as a power or as products; and its derivative in more, by every way of
// differentiating these. What they have in common is the function. So a chain
// of elementwise operations is recognised by its values: its inputs are given
// numbers, a few dozen of them, the chain is computed in double precision, and
// compared with the function looked for.
//
// Operations are limited to arithmetic and smooth functions. None compares or
// rounds, so that a chain of a few dozen of them has no room to agree at every
// point with a function that it is not.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TARGET_CUDA_SAMPLEDFUNCTIONS_H
#define TRC_LIB_TARGET_CUDA_SAMPLEDFUNCTIONS_H

#include "mlir/IR/Operation.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/MapVector.h"

namespace trc {

/// One number per point.
using Samples = llvm::SmallVector<double, 0>;

/// Where functions are compared: points of one variable, and factors to go with
/// them for functions of two. Spread unevenly over [-6, 6].
const Samples &samplePoints();
const Samples &sampleFactors();

/// x / 2 * (1 + tanh(sqrt(2 / pi) * (x + 0.044715 x^3))) and its derivative.
double tanhGelu(double x);
double tanhGeluDerivative(double x);

/// `inputs`, with their samples, and all values in their block that depend on
/// nothing but them and constants, in order.
llvm::MapVector<mlir::Value, Samples>
sampleReaders(llvm::ArrayRef<std::pair<mlir::Value, Samples>> inputs);

/// Whether the samples are those of `expected`, as far as arithmetic in the
/// element type of `value` can tell.
bool agree(mlir::Value value, const Samples &samples, const Samples &expected);

} // namespace trc

#endif // TRC_LIB_TARGET_CUDA_SAMPLEDFUNCTIONS_H
