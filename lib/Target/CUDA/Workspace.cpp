//===- Workspace.cpp - scratch memory of library calls on a GPU -----------===//
//
// One case per operation that wants some; the generator for it says what lies
// where.
//
//===----------------------------------------------------------------------===//

#include "trc/Target/CUDA/Workspace.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

int64_t trc::cuda::workspaceBytes(Operation *op) {
  return llvm::TypeSwitch<Operation *, int64_t>(op).Default(
      [](Operation *) { return 0; });
}
