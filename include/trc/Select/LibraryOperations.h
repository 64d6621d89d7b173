//===- LibraryOperations.h - what a library does ----------------*- C++ -*-===//
//
// Between fusions and control flow stand operations that the plan calls a
// library for.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_SELECT_LIBRARYOPERATIONS_H
#define TRC_SELECT_LIBRARYOPERATIONS_H

#include "mlir/IR/Operation.h"

#include <string>
#include <vector>

namespace trc {

/// Whether `op`, in a function of the schedule phase, becomes a call of a
/// library: not what is inside of a fusion or a reducer, nor what is only
/// another view of bytes.
bool isLibraryOperation(mlir::Operation *op);

/// The tensors that `op` reads and then those that it writes, by the names that
/// its definition gives them; of several in one place with a number:
/// "inputs.0".
std::vector<std::string> namesOfTensors(mlir::Operation *op);

} // namespace trc

#endif // TRC_SELECT_LIBRARYOPERATIONS_H
