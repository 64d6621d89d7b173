//===- JoinRows.h - rows of a product joined before it ----------*- C++ -*-===//
//
// See JoinRows.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_RAISE_JOINROWS_H
#define TRC_LIB_RAISE_JOINROWS_H

namespace mlir {
class Operation;
} // namespace mlir

namespace trc {

/// Moves reshapes that join the rows of a matrix product to its operands. What
/// has become unused stays.
void joinRows(mlir::Operation *function);

} // namespace trc

#endif // TRC_LIB_RAISE_JOINROWS_H
