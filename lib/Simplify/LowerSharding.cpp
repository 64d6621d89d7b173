//===- LowerSharding.cpp - Shardy for one device of several ---------------===//
//
// A program that JAX printed under a mesh says where its tensors live. With one
// device all of that is the identity. With several, a manual computation says
// what one of them does: its body stays, and the ports of the function become
// the parts that the body works on. Where the axes of a mesh split a tensor so
// that its parts are not those of all ranks in their order, each rank has it
// whole, cuts its part out of it and joins what it made with the others'.
// Nothing is split here that the program did not split; meshes are looked at
// before anything is changed.
//
//===----------------------------------------------------------------------===//

#include "MeshParts.h"

#include "trc/Dialect/StableHLO/SdyDialect.h"
#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Partition/Ports.h"
#include "trc/Rewrite/Places.h"
#include "trc/Rewrite/RankGrid.h"
#include "trc/Simplify/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace trc {
#define GEN_PASS_DEF_LOWERSHARDING
#include "trc/Simplify/Passes.h.inc"
} // namespace trc

using namespace mlir;
namespace sdy = trc::sdy;
namespace stablehlo = trc::stablehlo;

namespace {

bool isShardingCall(Operation *op) {
  auto call = dyn_cast<stablehlo::CustomCallOp>(op);
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

/// Whether a sharding as text, which came before Shardy's, splits a tensor. One
/// of Shardy's beside it says the same.
bool splitsByText(DictionaryAttr attributes) {
  auto text =
      attributes ? attributes.getAs<StringAttr>("mhlo.sharding") : StringAttr();
  return text && text.getValue().contains("devices=") &&
         !attributes.contains("sdy.sharding");
}

/// The mesh that a sharding is of, or null.
sdy::MeshAttr meshOf(sdy::TensorShardingAttr sharding, ModuleOp module) {
  if (auto mesh = dyn_cast<sdy::MeshAttr>(sharding.getMeshOrRef()))
    return mesh;
  auto name = dyn_cast<FlatSymbolRefAttr>(sharding.getMeshOrRef());
  auto mesh = name ? module.lookupSymbol<sdy::MeshOp>(name) : sdy::MeshOp();
  return mesh ? mesh.getMesh() : sdy::MeshAttr();
}

/// The dimension that a sharding splits; -1 where there is none. Axes of one
/// device split nothing.
int64_t splitDimension(sdy::TensorShardingAttr sharding, ModuleOp module) {
  sdy::MeshAttr mesh = meshOf(sharding, module);
  auto splits = [&](sdy::AxisRefAttr axis) {
    return !mesh || llvm::any_of(mesh.getAxes(), [&](sdy::MeshAxisAttr of) {
      return of.getName() == axis.getName() && of.getSize() > 1;
    });
  };
  for (auto [i, dimension] : llvm::enumerate(sharding.getDimShardings()))
    if (llvm::any_of(dimension.getAxes(), splits))
      return static_cast<int64_t>(i);
  return -1;
}

/// Whether a sharding leaves to others what it does not say.
bool isOpen(sdy::TensorShardingAttr sharding) {
  return llvm::any_of(sharding.getDimShardings(),
                      [](sdy::DimensionShardingAttr dimension) {
                        return !dimension.getIsClosed();
                      });
}

class LowerShardingPass
    : public trc::impl::LowerShardingBase<LowerShardingPass> {
public:
  void runOnOperation() override {
    ranks = trc::getRankGrid(getOperation()).ranks();
    if (failed(checkMeshes()) ||
        (ranks > 1 && (failed(checkShardings()) || failed(checkTexts()))))
      return signalPassFailure();
    // Inner operations first: a manual computation is inlined when its body
    // has no sharding left.
    SmallVector<Operation *> operations;
    getOperation().walk([&](Operation *op) {
      hasManual |= isa<sdy::ManualComputationOp>(op);
      if (ranks == 1)
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
    if (ranks == 1)
      return;
    if (failed(askForParts()))
      return signalPassFailure();
    for (auto mesh :
         llvm::make_early_inc_range(getOperation().getOps<sdy::MeshOp>())) {
      mesh.erase();
      ++numRemoved;
    }
    getOperation().walk([&](Operation *op) { dropAttributes(op); });
  }

private:
  int64_t ranks = 1;
  bool hasManual = false;

  /// Looks at meshes with a name, and at those written into a sharding: each
  /// has one device, or all ranks, in their order.
  LogicalResult checkMeshes() {
    WalkResult result = getOperation().walk([&](Operation *op) {
      sdy::MeshAttr wrong;
      op->getAttrDictionary().walk([&](sdy::MeshAttr mesh) {
        if (mesh.getTotalSize() != 1 && !isOfAllRanks(mesh))
          wrong = mesh;
      });
      if (!wrong)
        return WalkResult::advance();
      // JAX knows no place for a mesh.
      Location place = op->getLoc();
      auto functions = getOperation().getOps<func::FuncOp>();
      if (isa<sdy::MeshOp>(op) && !trc::hasFile(place) && !functions.empty())
        place = trc::placeIn(*functions.begin());
      InFlightDiagnostic diagnostic = emitError(place);
      if (auto mesh = dyn_cast<sdy::MeshOp>(op))
        diagnostic << "mesh '" << mesh.getSymName() << "': ";
      if (ranks == 1)
        diagnostic << "expected 1 device, got " << wrong.getTotalSize()
                   << "; print the program under a mesh of one device, or "
                      "compile for as many ranks (--ranks="
                   << wrong.getTotalSize() << ")";
      else
        diagnostic << "expected " << ranks
                   << " devices, as many as there are ranks, in their order";
      return WalkResult::interrupt();
    });
    return failure(result.wasInterrupted());
  }

  /// On several ranks an axis splits as a whole, and nothing is left unreduced.
  LogicalResult checkShardings() {
    WalkResult result = getOperation().walk([&](Operation *op) {
      bool isKnown = true;
      op->getAttrDictionary().walk(
          [&](sdy::AxisRefAttr axis) { isKnown &= axis.getSize() == 0; });
      op->getAttrDictionary().walk([&](sdy::TensorShardingAttr sharding) {
        isKnown &= sharding.getUnreducedAxes().empty();
      });
      if (isKnown)
        return WalkResult::advance();
      auto function = dyn_cast<func::FuncOp>(op);
      emitError(function ? trc::placeIn(function) : op->getLoc())
          << "a sharding along a part of an axis, or with unreduced axes, is "
             "for 1 device, got "
          << ranks << "; name whole axes";
      return WalkResult::interrupt();
    });
    return failure(result.wasInterrupted());
  }

  /// Text is not read; what it splits would be whole on every rank.
  LogicalResult checkTexts() {
    const char *mend =
        "is split by mhlo.sharding, which is not read on several "
        "ranks; print the program with Shardy "
        "(jax_use_shardy_partitioner)";
    WalkResult result = getOperation().walk([&](Operation *op) {
      if (splitsByText(op->getDiscardableAttrDictionary())) {
        op->emitOpError(mend);
        return WalkResult::interrupt();
      }
      auto function = dyn_cast<func::FuncOp>(op);
      if (!function)
        return WalkResult::advance();
      for (unsigned i = 0; i < function.getNumArguments(); ++i)
        if (splitsByText(function.getArgAttrDict(i))) {
          emitError(trc::placeIn(function)) << "argument " << i << " " << mend;
          return WalkResult::interrupt();
        }
      for (unsigned i = 0; i < function.getNumResults(); ++i)
        if (splitsByText(function.getResultAttrDict(i))) {
          emitError(trc::placeIn(function)) << "result " << i << " " << mend;
          return WalkResult::interrupt();
        }
      return WalkResult::advance();
    });
    return failure(result.wasInterrupted());
  }

  bool isOfAllRanks(sdy::MeshAttr mesh) const {
    return mesh.getTotalSize() == ranks && llvm::is_sorted(mesh.getDeviceIds());
  }

  /// How a sharding cuts, where it is of a mesh of all ranks.
  std::optional<trc::MeshParts> partsOf(sdy::TensorShardingAttr sharding) {
    sdy::MeshAttr mesh = meshOf(sharding, getOperation());
    if (!mesh || mesh.getTotalSize() != ranks)
      return std::nullopt;
    return trc::MeshParts(mesh, sharding);
  }

  /// Whether parts are those of all ranks in their order, or there are none.
  bool isInOrder(sdy::TensorShardingAttr sharding) {
    std::optional<trc::MeshParts> parts = partsOf(sharding);
    return !parts || parts->dimensionInOrder();
  }

  /// A manual computation is so along all axes of several devices.
  LogicalResult checkAxes(sdy::ManualComputationOp manual) {
    auto isManual = [&](StringRef name) {
      return llvm::any_of(
          manual.getManualAxes().getValue(),
          [&](StringAttr axis) { return axis.getValue() == name; });
    };
    for (sdy::TensorShardingPerValueAttr all :
         {manual.getInShardings(), manual.getOutShardings()})
      for (sdy::TensorShardingAttr sharding : all.getShardings())
        if (sdy::MeshAttr mesh = meshOf(sharding, getOperation()))
          for (sdy::MeshAxisAttr axis : mesh.getAxes())
            if (axis.getSize() > 1 && !isManual(axis.getName()))
              return manual.emitOpError("leaves axis '")
                     << axis.getName() << "' of " << axis.getSize()
                     << " devices to others; name all axes in jax.shard_map's "
                        "axis_names";
    return success();
  }

  LogicalResult remove(Operation *op) {
    if (auto manual = dyn_cast<sdy::ManualComputationOp>(op)) {
      if (ranks > 1 &&
          (failed(checkAxes(manual)) || failed(splitPorts(manual))))
        return failure();
      Block &body = manual.getBody().front();
      if (body.getArgumentTypes() != TypeRange(op->getOperandTypes()) ||
          body.getTerminator()->getOperandTypes() != op->getResultTypes())
        return op->emitError()
               << "local and global types differ, expected the same on "
               << (ranks > 1 ? "all devices" : "1 device");
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
      if (ranks > 1)
        return askWithin(op);
      if (op->getOperand(0).getType() != op->getResult(0).getType())
        return op->emitError()
               << "expected the operand's type " << op->getOperand(0).getType()
               << " on 1 device, got " << op->getResult(0).getType();
      op->replaceAllUsesWith(op->getOperands());
    }
    // Others are looked up until all is said.
    if (ranks == 1 || !isa<sdy::MeshOp>(op))
      op->erase();
    return success();
  }

  static constexpr llvm::StringLiteral someRanks =
      "splits over some ranks, or several dimensions; split one dimension over "
      "all axes of the mesh, or put the whole step into jax.shard_map";

  /// Leaves what a sharding within a function asks for to `partition-data`.
  LogicalResult askWithin(Operation *op) {
    sdy::TensorShardingAttr sharding;
    if (auto constraint = dyn_cast<sdy::ShardingConstraintOp>(op))
      sharding = constraint.getSharding();
    else if (auto reshard = dyn_cast<sdy::ReshardOp>(op))
      sharding = reshard.getSharding();
    else
      return op->emitError("shardings that are calls are for 1 device, got ")
             << ranks << "; print the program with Shardy";
    if (hasManual)
      return op->emitOpError(
          "is outside of a manual computation; put the whole "
          "step into jax.shard_map, or none of it");
    const int64_t dim = splitDimension(sharding, getOperation());
    if (!isInOrder(sharding))
      return op->emitOpError() << someRanks;
    if (dim < 0 && isOpen(sharding)) {
      op->replaceAllUsesWith(op->getOperands());
      op->erase();
      return success();
    }
    OpBuilder builder(op);
    auto asked = stablehlo::OptimizationBarrierOp::create(
        builder, op->getLoc(), op->getResultTypes(), op->getOperands());
    asked->setAttr(trc::askedName, indexAttr(dim));
    op->replaceAllUsesWith(asked->getResults());
    op->erase();
    return success();
  }

  /// Gives the ports of the function the types of the parts that the manual
  /// computation takes and gives.
  LogicalResult splitPorts(sdy::ManualComputationOp manual) {
    auto function = dyn_cast<func::FuncOp>(manual->getParentOp());
    Block &body = manual.getBody().front();
    const char *mend = "; put the whole step into jax.shard_map";
    // Set at once: each set that a function had stays in memory.
    SmallVector<DictionaryAttr> argumentAttrs, resultAttrs;
    if (function) {
      function.getAllArgAttrs(argumentAttrs);
      function.getAllResultAttrs(resultAttrs);
    }
    auto split = [&](DictionaryAttr &of, int64_t dim) {
      NamedAttrList attributes(of);
      attributes.set(trc::splitName, indexAttr(dim));
      of = attributes.getDictionary(manual.getContext());
    };
    OpBuilder builder(manual);
    for (auto [operand, argument, sharding] :
         llvm::zip_equal(manual->getOpOperands(), body.getArguments(),
                         manual.getInShardings().getShardings())) {
      if (argument.getType() == operand.get().getType())
        continue;
      auto port = dyn_cast<BlockArgument>(operand.get());
      const bool isPort =
          function && port && port.getOwner() == &function.front();
      if (std::optional<trc::MeshParts> parts = partsOf(sharding);
          parts && !parts->dimensionInOrder()) {
        if (isPort)
          split(argumentAttrs[port.getArgNumber()], -1);
        operand.set(parts->cut(builder, manual.getLoc(), operand.get(),
                               cast<RankedTensorType>(argument.getType())));
        continue;
      }
      if (!isPort || !function.isPublic() || !port.hasOneUse())
        return manual.emitError("operand ")
               << operand.getOperandNumber()
               << " is split over ranks, but is no argument of an entry that "
                  "only this computation reads"
               << mend;
      port.setType(argument.getType());
      split(argumentAttrs[port.getArgNumber()],
            splitDimension(sharding, getOperation()));
    }
    for (auto [result, part, sharding] : llvm::zip_equal(
             manual->getResults(), body.getTerminator()->getOperands(),
             manual.getOutShardings().getShardings())) {
      if (part.getType() == result.getType())
        continue;
      if (std::optional<trc::MeshParts> parts = partsOf(sharding);
          parts && !parts->dimensionInOrder()) {
        if (function)
          for (OpOperand &use : result.getUses())
            if (isa<func::ReturnOp>(use.getOwner()))
              split(resultAttrs[use.getOperandNumber()], -1);
        result.setType(part.getType());
        builder.setInsertionPointAfter(manual);
        Value whole = parts->join(builder, manual.getLoc(), result);
        SmallPtrSet<Operation *, 4> joins;
        for (Value each = whole; each != result;
             each = each.getDefiningOp()->getOperand(0))
          joins.insert(each.getDefiningOp());
        result.replaceAllUsesExcept(whole, joins);
        continue;
      }
      for (OpOperand &use : result.getUses()) {
        if (!function || !function.isPublic() ||
            !isa<func::ReturnOp>(use.getOwner()))
          return manual.emitError("result ")
                 << result.getResultNumber()
                 << " is split over ranks, but read by more than the return "
                    "of an entry"
                 << mend;
        split(resultAttrs[use.getOperandNumber()],
              splitDimension(sharding, getOperation()));
      }
      result.setType(part.getType());
    }
    if (!function)
      return success();
    function.setType(FunctionType::get(
        function.getContext(), function.front().getArgumentTypes(),
        function.front().getTerminator()->getOperandTypes()));
    function.setAllArgAttrs(argumentAttrs);
    function.setAllResultAttrs(resultAttrs);
    return success();
  }

  IntegerAttr indexAttr(int64_t value) {
    return IntegerAttr::get(IntegerType::get(&getContext(), 64), value);
  }

  /// What ports outside of manual computations ask for goes to
  /// `partition-data`. Beside a manual computation, whose parts it knows
  /// nothing of, that is refused.
  LogicalResult askForParts() {
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (!function.isPublic())
        continue;
      auto askOf = [&](const char *what, unsigned number,
                       DictionaryAttr attributes,
                       IntegerAttr &asked) -> LogicalResult {
        auto sharding =
            attributes
                ? attributes.getAs<sdy::TensorShardingAttr>("sdy.sharding")
                : sdy::TensorShardingAttr();
        if (!sharding || attributes.contains(trc::splitName))
          return success();
        const int64_t dim = splitDimension(sharding, getOperation());
        if (dim >= 0 && hasManual)
          return emitError(trc::placeIn(function))
                 << what << number
                 << " is split over devices outside of a manual computation; "
                    "put the whole step into jax.shard_map, or none of it";
        if (!hasManual && !isInOrder(sharding))
          return emitError(trc::placeIn(function))
                 << what << number << " " << someRanks;
        if (!hasManual && (dim >= 0 || !isOpen(sharding)))
          asked = indexAttr(dim);
        return success();
      };
      for (unsigned i = 0; i < function.getNumArguments(); ++i) {
        IntegerAttr asked;
        if (failed(askOf("argument ", i, function.getArgAttrDict(i), asked)))
          return failure();
        if (asked && !function.getArgAttr(i, trc::askedName))
          function.setArgAttr(i, trc::askedName, asked);
      }
      for (unsigned i = 0; i < function.getNumResults(); ++i) {
        IntegerAttr asked;
        if (failed(askOf("result ", i, function.getResultAttrDict(i), asked)))
          return failure();
        if (asked)
          function.setResultAttr(i, trc::askedName, asked);
      }
    }
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
