//===- MemoryAdvice.h - what would help a program to fit --------*- C++ -*-===//
//
// For whoever is told that a program takes more than there is: the options that
// would make it take less. Only such as would change this program, each with
// what it frees where that is known without another plan.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_PLAN_MEMORYADVICE_H
#define TRC_LIB_PLAN_MEMORYADVICE_H

#include "trc/Plan/MemoryNeed.h"

#include <string>

namespace trc {

/// What whoever planned has done already, and is no advice.
struct MemoryTried {
  /// All that `--recompute=auto` does.
  bool searched = false;
  /// Memory of the host, as much of it as there may be.
  bool offload = false;
  bool isHostLimited = false; ///< and that is not all
};

/// As a note: "a smaller batch would help".
std::string whatWouldHelp(mlir::ModuleOp plan, const MemoryNeed &need,
                          int64_t limit, const TargetDescription &figures,
                          const MemoryTried &tried);

} // namespace trc

#endif // TRC_LIB_PLAN_MEMORYADVICE_H
