//===- SliceRows.h - rows of a product sliced before it ---------*- C++ -*-===//
//
// See SliceRows.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_RAISE_SLICEROWS_H
#define TRC_LIB_RAISE_SLICEROWS_H

namespace mlir {
class Operation;
} // namespace mlir

namespace trc {

/// Moves slices of matrix products to their operands, and zeros that pad the
/// operand of one behind it. What has become unused stays.
void sliceRows(mlir::Operation *function);

} // namespace trc

#endif // TRC_LIB_RAISE_SLICEROWS_H
