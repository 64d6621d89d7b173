//===- FoldDimensionSizes.h - sizes that types say --------------*- C++ -*-===//
//
// Sizes of fixed dimensions, which programs lowered for any shape ask for at
// run time, become constants, so that nothing else sees the question; and
// operations that take their sizes as tensors (`dynamic_reshape` and its kin)
// those of fixed sizes, where types and constants say them.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_IMPORT_FOLDDIMENSIONSIZES_H
#define TRC_LIB_IMPORT_FOLDDIMENSIONSIZES_H

#include "mlir/IR/BuiltinOps.h"

namespace trc {

/// Leaves those whose dimension is not fixed, or not one of the operand's.
void foldDimensionSizes(mlir::ModuleOp module);

} // namespace trc

#endif // TRC_LIB_IMPORT_FOLDDIMENSIONSIZES_H
