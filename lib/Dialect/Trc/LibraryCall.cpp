//===- LibraryCall.cpp - verifier of #trc.call ----------------------------===//
//
// What it says of the operation that it stands on is checked after `select`.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/Trc/TrcDialect.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace trc;

LogicalResult
LibraryCallAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                        StringAttr kernel, ArrayAttr tensors, int64_t workspace,
                        int64_t flops) {
  if (kernel.empty())
    return emitError() << "library_call_c1: expected the name of a kernel";
  llvm::SmallPtrSet<Attribute, 8> seen;
  for (Attribute name : tensors)
    if (!isa<StringAttr>(name) || !seen.insert(name).second)
      return emitError() << "library_call_c2: expected the names of tensors, "
                            "each once, got "
                         << tensors;
  if (workspace < 0 || flops < 0)
    return emitError() << "library_call_c3: expected no less than 0 bytes and "
                          "operations, got "
                       << workspace << " and " << flops;
  return success();
}
