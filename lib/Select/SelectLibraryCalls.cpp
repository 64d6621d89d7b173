//===- SelectLibraryCalls.cpp - which library kernel does an operation ----===//
//
// The kernel of an operation's own name, unless the target has another one.
// What the call is worth in arithmetic and what its tensors are called is the
// same for all.
//
//===----------------------------------------------------------------------===//

#include "trc/Select/LibraryOperations.h"
#include "trc/Select/Passes.h"

#include "schema/Checks.h"
#include "trc/Dialect/StableHLO/CheckDialect.h"
#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/Flops.h"
#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Target/TargetHooks.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"

namespace trc {
#define GEN_PASS_DEF_SELECTLIBRARYCALLS
#include "trc/Select/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;

/// The library kernel of an operation where the target has no other.
static StringRef nameOfKernel(Operation *op) {
  if (auto custom = dyn_cast<stablehlo::CustomCallOp>(op))
    if (isCheck(custom.getCallTargetName()))
      return custom.getCallTargetName();
  StringRef name = op->getName().getStringRef();
  // A constant is one more tensor that is read.
  if (isa<check::CheckDialect>(op->getDialect()))
    name.consume_back("_const");
  return name;
}

namespace {

class SelectLibraryCallsPass
    : public trc::impl::SelectLibraryCallsBase<SelectLibraryCallsPass> {
public:
  using SelectLibraryCallsBase::SelectLibraryCallsBase;

  void runOnOperation() override {
    const auto adjust = hooksOf(target).select;
    Builder builder(&getContext());
    getOperation().walk([&](Operation *op) {
      if (!isLibraryOperation(op))
        return;
      Selection selection;
      selection.kernel = nameOfKernel(op).str();
      if (adjust)
        adjust(op, selection);
      SmallVector<Attribute> names;
      for (const std::string &name : namesOfTensors(op))
        names.push_back(builder.getStringAttr(name));
      op->setAttr(LibraryCallAttr::attributeName,
                  LibraryCallAttr::get(&getContext(),
                                       builder.getStringAttr(selection.kernel),
                                       builder.getArrayAttr(names),
                                       selection.workspace, countFlops(op)));
      ++numCalls;
      workspaceBytes += selection.workspace;
    });
  }
};

} // namespace
