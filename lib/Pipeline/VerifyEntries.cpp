//===- VerifyEntries.cpp - that a plan is all, and makes all --------------===//
//
// What a plan says of its functions, beside what `verify-plan` checks of the
// buffers of each. See VerifyPhase.h.
//
//===----------------------------------------------------------------------===//

#include "VerifyPhase.h"

#include "trc/Dialect/Plan/PlanDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace trc;
using namespace trc::plan;

static bool isWritten(BufferOp buffer) {
  return llvm::any_of(buffer->getUses(), [](OpOperand &use) {
    auto call = dyn_cast<CallOp>(use.getOwner());
    return call && call.getAccessOf(use.getOperandNumber()) != Access::Read;
  });
}

/// plan_c10, plan_c11
static LogicalResult verifyOutputs(EntryOp entry) {
  const ArrayAttr ports = entry.getOutputs();
  llvm::SmallBitVector isMade(ports.size());
  llvm::DenseSet<Attribute> madeStates;
  for (auto buffer : entry.getBody().front().getOps<BufferOp>()) {
    if (buffer.getKind() == BufferKind::State) {
      if (isWritten(buffer))
        madeStates.insert(buffer.getSymbolAttr());
      continue;
    }
    if (buffer.getKind() != BufferKind::Output)
      continue;
    auto port = cast<PortAttr>(ports[*buffer.getIndex()]);
    if (port.getAlias() >= 0)
      return buffer.emitOpError("plan_c11: is of output ")
             << port.getName() << ", which an input is donated to";
    if (isWritten(buffer))
      isMade.set(*buffer.getIndex());
  }
  for (auto [i, attribute] : llvm::enumerate(ports)) {
    auto port = cast<PortAttr>(attribute);
    // What is handed on in place may stay as it is.
    if (port.getAlias() >= 0)
      continue;
    if (port.getState() ? !madeStates.contains(port.getState()) : !isMade[i])
      return entry.emitOpError("plan_c10: no command writes output ")
             << port.getName();
  }
  return success();
}

LogicalResult trc::verifyEntries(ModuleOp module) {
  const bool isPlanned = !module.getOps<EntryOp>().empty();
  for (Operation &op : *module.getBody()) {
    // A program that nobody can enter stays as it is.
    auto function = dyn_cast<func::FuncOp>(op);
    if (!isPlanned && function && function.isPrivate())
      continue;
    if (!isa_and_nonnull<PlanDialect>(op.getDialect()))
      return op.emitOpError("plan_c9: is no part of a plan");
    if (auto entry = dyn_cast<EntryOp>(op);
        entry && failed(verifyOutputs(entry)))
      return failure();
  }
  return success();
}
