//===- Generators.h - one function per library kernel -----------*- C++ -*-===//
//
// See Library.h. In the order of the table in Library.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TARGET_CUDA_LIBRARY_GENERATORS_H
#define TRC_LIB_TARGET_CUDA_LIBRARY_GENERATORS_H

#include "Library.h"

namespace trc::cuda {

#define TRC_GENERATOR(NAME)                                                    \
  mlir::LogicalResult NAME(const LibraryRequest &,                             \
                           llvm::SmallVectorImpl<GeneratedKernel> &)

// Attention.cpp
TRC_GENERATOR(generateAttention);
TRC_GENERATOR(generateAttentionGradient);
// BatchNorm.cpp
TRC_GENERATOR(generateBatchNormGrad);
TRC_GENERATOR(generateBatchNormInference);
TRC_GENERATOR(generateBatchNormTraining);
// Contract.cpp
TRC_GENERATOR(generateContract);
// Convolution.cpp
TRC_GENERATOR(generateConvolution);
// Elementwise.cpp
TRC_GENERATOR(generateBinary);
TRC_GENERATOR(generateBitcast);
TRC_GENERATOR(generateClamp);
TRC_GENERATOR(generateCompare);
TRC_GENERATOR(generateConvert);
TRC_GENERATOR(generateNextAfter);
TRC_GENERATOR(generateReducePrecision);
TRC_GENERATOR(generateSelect);
TRC_GENERATOR(generateUnary);
// Epilogue.cpp: of a product of the library, not of a call of its own
TRC_GENERATOR(generateEpilogue);
// Gather.cpp
TRC_GENERATOR(generateGather);
// LinearAlgebra.cpp
TRC_GENERATOR(generateCholesky);
TRC_GENERATOR(generateTriangularSolve);
// Movement.cpp
TRC_GENERATOR(generateBroadcast);
TRC_GENERATOR(generateConcatenate);
TRC_GENERATOR(generateCopy);
TRC_GENERATOR(generateDynamicSlice);
TRC_GENERATOR(generateDynamicUpdateSlice);
TRC_GENERATOR(generateFill);
TRC_GENERATOR(generateIota);
TRC_GENERATOR(generatePad);
TRC_GENERATOR(generateReverse);
TRC_GENERATOR(generateSlice);
TRC_GENERATOR(generateTranspose);
TRC_GENERATOR(generateZero);
// Random.cpp
TRC_GENERATOR(generateBitGenerator);
TRC_GENERATOR(generateRng);
// Reduce.cpp
TRC_GENERATOR(generateMap);
TRC_GENERATOR(generateReduce);
// Scatter.cpp
TRC_GENERATOR(generateScatter);
TRC_GENERATOR(generateScatterRows);
// Sort.cpp
TRC_GENERATOR(generateSort);
TRC_GENERATOR(generateTopK);
// Window.cpp
TRC_GENERATOR(generateReduceWindow);
TRC_GENERATOR(generateSelectAndScatter);

#undef TRC_GENERATOR

} // namespace trc::cuda

#endif // TRC_LIB_TARGET_CUDA_LIBRARY_GENERATORS_H
