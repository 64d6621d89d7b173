//===- VerifyPhase.cpp - checks what holds after a phase ------------------===//
//
// A table of clauses, each with the phases after which it holds. Most say what
// is not there any more, and are asked of each operation; the others, which
// look at the module, have a file for each thing that they look at. A clause
// that breaks is a fault of trc, not of the program.
//
//===----------------------------------------------------------------------===//

#include "trc/Pipeline/Passes.h"
#include "trc/Pipeline/Phases.h"

#include "VerifyPhase.h"

#include "trc/Dialect/StableHLO/CheckDialect.h"
#include "trc/Dialect/StableHLO/ChloDialect.h"
#include "trc/Dialect/StableHLO/SdyDialect.h"
#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Fusion/KernelBuilder.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/Families.h"
#include "trc/Rewrite/RankGrid.h"
#include "trc/Select/LibraryOperations.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/STLExtras.h"

namespace trc {
#define GEN_PASS_DEF_VERIFYPHASE
#include "trc/Pipeline/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;

namespace {

/// Says of an operation that may not be there what is wrong with it.
struct Clause {
  StringLiteral label;
  /// It holds after `first` and each later phase, but for those in `lapses`.
  Phase first;
  bool (*isBroken)(Operation *op);
  StringLiteral message;
  ArrayRef<Phase> lapses = {};

  bool holdsAfter(Phase phase) const {
    return phase >= first && !llvm::is_contained(lapses, phase);
  }
};

} // namespace

static bool isCall(Operation *op) {
  return isa<func::CallOp, stablehlo::CompositeOp>(op);
}

static bool hasTuple(Operation *op) {
  auto isTuple = llvm::IsaPred<TupleType>;
  if (auto function = dyn_cast<func::FuncOp>(op))
    return llvm::any_of(function.getArgumentTypes(), isTuple) ||
           llvm::any_of(function.getResultTypes(), isTuple);
  return llvm::any_of(op->getOperandTypes(), isTuple) ||
         llvm::any_of(op->getResultTypes(), isTuple);
}

static bool isSharding(Operation *op) {
  return isa_and_nonnull<sdy::SdyDialect>(op->getDialect());
}

static bool isProduct(Operation *op) {
  return isa<stablehlo::DotGeneralOp>(op);
}

static bool isRecipe(Operation *op) { return isa<TrainingStepOp>(op); }

static bool isMixedProduct(Operation *op) {
  auto product = dyn_cast<ContractOp>(op);
  return product && getElementTypeOrSelf(product.getLhs()) !=
                        getElementTypeOrSelf(product.getRhs());
}

static bool isStructure(Operation *op) {
  return isa<LayerNormOp, EmbeddingOp, HeadLossOp, HeadLossGradientOp>(op);
}

/// The next state of a generator is a sum from a state that is known early, so
/// that a kernel can hold the generator; see `separate-random-state`.
static bool isReadGenerator(Operation *op) {
  auto generator = dyn_cast<stablehlo::RngBitGeneratorOp>(op);
  if (!generator ||
      generator.getRngAlgorithm() != stablehlo::RngAlgorithm::THREE_FRY ||
      generator.getOutputState().use_empty())
    return false;
  auto state = cast<RankedTensorType>(generator.getInitialState().getType());
  return state.getElementType().isInteger(64) && state.getNumElements() == 2;
}

/// One kernel could do it, but a library would. Small values are computed again
/// for what no kernel holds.
static bool isUnfused(Operation *op) {
  Cluster alone;
  return isLibraryOperation(op) && succeeded(buildAlone(op, alone));
}

/// Of a body, and of none of the dialects that kernels, libraries and control
/// flow are of.
static bool isForeign(Operation *op) {
  Operation *parent = op->getParentOp();
  return parent && !op->hasTrait<mlir::OpTrait::IsTerminator>() &&
         isa<func::FuncOp, stablehlo::WhileOp, stablehlo::IfOp,
             stablehlo::CaseOp>(parent) &&
         !isa_and_nonnull<TrcDialect, stablehlo::StableHLODialect,
                          chlo::ChloDialect, check::CheckDialect>(
             op->getDialect());
}

/// Something that it reads, itself or in a region, is made behind it.
static bool readsAhead(Operation *op) {
  return llvm::any_of(op->getOperands(), [&](Value value) {
    Operation *maker = value.getDefiningOp();
    Operation *reader =
        maker ? maker->getBlock()->findAncestorOpInBlock(*op) : nullptr;
    return reader && !maker->isBeforeInBlock(reader);
  });
}

static bool lacksCall(Operation *op) {
  return isLibraryOperation(op) && !LibraryCallAttr::of(op);
}

static bool isAmongOneRank(Operation *op) {
  return isCollective(op) &&
         getRankGrid(op->getParentOfType<ModuleOp>()).ranks() == 1;
}

/// A name is what kernels find a tensor by.
static bool isMisnamed(Operation *op) {
  const LibraryCallAttr call = LibraryCallAttr::of(op);
  return call && isLibraryOperation(op) &&
         !llvm::equal(call.getTensors().getAsRange<StringAttr>(),
                      namesOfTensors(op));
}

static bool hasStrayCall(Operation *op) {
  return LibraryCallAttr::of(op) && !isLibraryOperation(op);
}

/// Functions of gradients stay until their step is assembled.
static constexpr Phase differentiated[] = {Phase::Differentiate};
static constexpr Phase betweenRaiseAndSpecialize[] = {
    Phase::Differentiate, Phase::Assemble, Phase::Precision};

static constexpr Clause clauses[] = {
    {"simplify_c1", Phase::Simplify, isCall, "is not inlined"},
    {"simplify_c2", Phase::Simplify, hasTuple, "has a tuple"},
    {"simplify_c3", Phase::Simplify, isSharding, "is of a mesh of one device"},
    {"simplify_c4", Phase::Simplify, isAmongOneRank, "is among one rank"},
    {"simplify_c5", Phase::Simplify, isRare, "is not legalized",
     differentiated},
    {"raise_c1", Phase::Raise, isProduct, "is no contraction",
     betweenRaiseAndSpecialize},
    {"assemble_c1", Phase::Assemble, isRecipe, "is not assembled"},
    {"precision_c1", Phase::Precision, isMixedProduct, "multiplies two types"},
    {"specialize_c1", Phase::Specialize, isStructure, "is not expanded"},
    {"specialize_c2", Phase::Specialize, isReadGenerator,
     "makes a next state that is read"},
    {"fuse_c3", Phase::Fuse, isUnfused, "is a kernel, but stands in no fusion"},
    {"fuse_c4", Phase::Fuse, isForeign,
     "is neither a kernel nor a library's nor control flow"},
    {"schedule_c1", Phase::Schedule, readsAhead,
     "reads what a later one makes"},
    {"select_c1", Phase::Select, lacksCall, "has no library kernel"},
    {"select_c2", Phase::Select, isMisnamed,
     "has tensors of other names than its call says"},
    {"select_c3", Phase::Select, hasStrayCall, "is called by no library"},
};

namespace {

class VerifyPhasePass : public trc::impl::VerifyPhaseBase<VerifyPhasePass> {
public:
  using VerifyPhaseBase::VerifyPhaseBase;

  void runOnOperation() override {
    markAllAnalysesPreserved();
    const std::optional<Phase> ended = phaseNamed(phase);
    if (!ended) {
      getOperation().emitError("verify-phase: there is no phase '")
          << phase << "'";
      return signalPassFailure();
    }
    if (failed(check(getOperation(), *ended)))
      signalPassFailure();
  }

private:
  LogicalResult check(ModuleOp module, Phase ended) const {
    SmallVector<const Clause *> held;
    for (const Clause &clause : clauses)
      if (clause.holdsAfter(ended))
        held.push_back(&clause);
    const WalkResult walked = module.walk([&](Operation *op) {
      for (const Clause *clause : held)
        if (clause->isBroken(op)) {
          op->emitOpError() << clause->label << ": " << clause->message
                            << " after the phase " << nameOf(ended);
          return WalkResult::interrupt();
        }
      return WalkResult::advance();
    });
    if (walked.wasInterrupted())
      return failure();
    if (ended == Phase::Differentiate && failed(verifyGradients(module)))
      return failure();
    if (ended >= Phase::Assemble && failed(verifySteps(module)))
      return failure();
    if (ended == Phase::Precision && failed(verifyPrecision(module, policy)))
      return failure();
    if (ended == Phase::Select && failed(verifyScratch(module, target)))
      return failure();
    if (ended >= Phase::Plan && failed(verifyEntries(module)))
      return failure();
    const std::vector<std::string> asked(images.begin(), images.end());
    return ended == Phase::Emit ? verifyImages(module, asked) : success();
  }
};

} // namespace
