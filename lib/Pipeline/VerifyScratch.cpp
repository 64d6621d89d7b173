//===- VerifyScratch.cpp - the scratch memory of library calls ------------===//
//
// `plan` makes a buffer of what `trc.call` says, and a kernel that finds less
// than it works in would write beside it. See VerifyPhase.h.
//
//===----------------------------------------------------------------------===//

#include "VerifyPhase.h"

#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Select/LibraryOperations.h"
#include "trc/Target/TargetHooks.h"

using namespace mlir;
using namespace trc;

LogicalResult trc::verifyScratch(ModuleOp module, Target target) {
  const auto select = hooksOf(target).select;
  const WalkResult walked = module.walk([&](Operation *op) {
    const LibraryCallAttr call = LibraryCallAttr::of(op);
    if (!call || !isLibraryOperation(op))
      return WalkResult::advance();
    Selection wanted;
    if (select)
      select(op, wanted);
    if (call.getWorkspace() == wanted.workspace)
      return WalkResult::advance();
    op->emitOpError("select_c4: expected ")
        << wanted.workspace << " bytes of scratch memory, as kernels of "
        << nameOf(target) << " want them, got " << call.getWorkspace();
    return WalkResult::interrupt();
  });
  return failure(walked.wasInterrupted());
}
