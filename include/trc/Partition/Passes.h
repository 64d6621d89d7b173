//===- Passes.h - passes that split a program over ranks --------*- C++ -*-===//
//
// What the pass does, requires and guarantees stands in Passes.td.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PARTITION_PASSES_H
#define TRC_PARTITION_PASSES_H

#include "mlir/Pass/Pass.h"

#include <memory>

namespace trc {

#define GEN_PASS_DECL
#include "trc/Partition/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "trc/Partition/Passes.h.inc"

} // namespace trc

#endif // TRC_PARTITION_PASSES_H
