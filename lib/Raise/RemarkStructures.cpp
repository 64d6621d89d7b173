//===- RemarkStructures.cpp - say what was recognised ---------------------===//
//
// However a structure was raised, by what it computes or by its user's word.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Raise/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/TypeSwitch.h"

namespace trc {
#define GEN_PASS_DEF_REMARKSTRUCTURES
#include "trc/Raise/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;

/// What a person calls it; empty for what is no structure.
static StringRef nameOf(Operation *op) {
  return llvm::TypeSwitch<Operation *, StringRef>(op)
      .Case<AttentionOp>([](auto) { return "attention"; })
      .Case<AttentionGradientOp>([](auto) { return "attention's gradient"; })
      .Case<LayerNormOp>([](auto) { return "a layer norm"; })
      .Case<EmbeddingOp>([](auto) { return "an embedding"; })
      .Case<HeadLossOp>([](auto) { return "a head with its loss"; })
      .Case<HeadLossGradientOp>(
          [](auto) { return "a head with its loss and gradient"; })
      .Default([](Operation *) { return StringRef(); });
}

namespace {

class RemarkStructuresPass
    : public trc::impl::RemarkStructuresBase<RemarkStructuresPass> {
public:
  using RemarkStructuresBase::RemarkStructuresBase;

  void runOnOperation() override {
    markAllAnalysesPreserved();
    getOperation().walk([&](Operation *op) {
      const StringRef name = nameOf(op);
      if (name.empty())
        return;
      emitRemark(op->getLoc()) << "recognised " << name;
      ++numStructures;
    });
  }
};

} // namespace
