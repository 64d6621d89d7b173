//===- LowerSharding.cpp - Shardy for one device --------------------------===//
//
// A program that JAX printed under a mesh says where its tensors live. With one
// device all of that is the identity. Meshes are looked at first: if one has
// several devices, nothing is changed and the mesh is named.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/SdyDialect.h"
#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Simplify/Passes.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace trc {
#define GEN_PASS_DEF_LOWERSHARDING
#include "trc/Simplify/Passes.h.inc"
} // namespace trc

using namespace mlir;
namespace sdy = trc::sdy;

namespace {

bool isShardingCall(Operation *op) {
  auto call = dyn_cast<trc::stablehlo::CustomCallOp>(op);
  if (!call || call->getNumOperands() != 1 || call->getNumResults() != 1)
    return false;
  StringRef target = call.getCallTargetName();
  return target == "Sharding" || target == "SPMDFullToShardShape" ||
         target == "SPMDShardToFullShape";
}

bool isShardingAttribute(StringRef name) {
  return name.starts_with("sdy.") || name == "mhlo.sharding" ||
         name.starts_with("mhlo.spmd_") || name == "mhlo.frontend_attributes";
}

class LowerShardingPass
    : public trc::impl::LowerShardingBase<LowerShardingPass> {
public:
  void runOnOperation() override {
    if (failed(checkMeshes()))
      return signalPassFailure();
    // Inner operations first: a manual computation is inlined when its body
    // has no sharding left.
    SmallVector<Operation *> operations;
    getOperation().walk([&](Operation *op) {
      dropAttributes(op);
      if (isShardingCall(op) || isa<sdy::ShardingConstraintOp, sdy::ReshardOp,
                                    sdy::ManualComputationOp, sdy::MeshOp>(op))
        operations.push_back(op);
    });
    for (Operation *op : operations) {
      if (failed(remove(op)))
        return signalPassFailure();
      ++numRemoved;
    }
  }

private:
  /// Looks at meshes with a name, and at those written into a sharding.
  LogicalResult checkMeshes() {
    WalkResult result = getOperation().walk([&](Operation *op) {
      int64_t devices = 1;
      op->getAttrDictionary().walk([&](sdy::MeshAttr mesh) {
        devices = std::max(devices, mesh.getTotalSize());
      });
      if (devices == 1)
        return WalkResult::advance();
      InFlightDiagnostic diagnostic = op->emitError();
      if (auto mesh = dyn_cast<sdy::MeshOp>(op))
        diagnostic << "mesh '" << mesh.getSymName() << "': ";
      diagnostic << "expected 1 device, got " << devices
                 << "; print the program under a mesh of one device";
      return WalkResult::interrupt();
    });
    return failure(result.wasInterrupted());
  }

  LogicalResult remove(Operation *op) {
    if (auto manual = dyn_cast<sdy::ManualComputationOp>(op)) {
      Block &body = manual.getBody().front();
      if (body.getArgumentTypes() != TypeRange(op->getOperandTypes()) ||
          body.getTerminator()->getOperandTypes() != op->getResultTypes())
        return op->emitError()
               << "local and global types differ, expected the same on 1 "
                  "device";
      Operation *terminator = body.getTerminator();
      for (auto [argument, operand] :
           llvm::zip(body.getArguments(), op->getOperands()))
        argument.replaceAllUsesWith(operand);
      op->getBlock()->getOperations().splice(op->getIterator(),
                                             body.getOperations(), body.begin(),
                                             terminator->getIterator());
      op->replaceAllUsesWith(terminator->getOperands());
      op->erase();
      return success();
    }
    if (op->getNumOperands() == 1) {
      if (op->getOperand(0).getType() != op->getResult(0).getType())
        return op->emitError()
               << "expected the operand's type " << op->getOperand(0).getType()
               << " on 1 device, got " << op->getResult(0).getType();
      op->replaceAllUsesWith(op->getOperands());
    }
    op->erase();
    return success();
  }

  void dropAttributes(Operation *op) {
    SmallVector<StringAttr> dropped;
    for (NamedAttribute attribute : op->getDiscardableAttrs())
      if (isShardingAttribute(attribute.getName()))
        dropped.push_back(attribute.getName());
    for (StringAttr name : dropped)
      op->removeDiscardableAttr(name);
    auto function = dyn_cast<FunctionOpInterface>(op);
    if (!function)
      return;
    auto filter = [](DictionaryAttr attributes) {
      if (!attributes)
        return attributes;
      SmallVector<NamedAttribute> left;
      for (NamedAttribute attribute : attributes)
        if (!isShardingAttribute(attribute.getName()))
          left.push_back(attribute);
      return DictionaryAttr::get(attributes.getContext(), left);
    };
    SmallVector<DictionaryAttr> arguments, results;
    function.getAllArgAttrs(arguments);
    function.getAllResultAttrs(results);
    function.setAllArgAttrs(llvm::map_to_vector(arguments, filter));
    function.setAllResultAttrs(llvm::map_to_vector(results, filter));
  }
};

} // namespace
