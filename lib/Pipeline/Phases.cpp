//===- Phases.cpp - the phases of a compile -------------------------------===//
//
// Which passes make up a phase. The reason for each stands above its addPass.
//
//===----------------------------------------------------------------------===//

#include "trc/Pipeline/Phases.h"

#include "trc/Differentiate/Passes.h"
#include "trc/Fusion/Passes.h"
#include "trc/Pipeline/Passes.h"
#include "trc/Plan/Passes.h"
#include "trc/Precision/Passes.h"
#include "trc/Raise/Passes.h"
#include "trc/Select/Passes.h"
#include "trc/Simplify/Passes.h"
#include "trc/Simplify/Pipeline.h"
#include "trc/Specialize/Pipeline.h"
#include "trc/Target/TargetDescription.h"
#include "trc/TrainStep/Passes.h"

#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace trc;

namespace {
struct Description {
  Phase phase;
  StringRef name, activity;
};
} // namespace

static constexpr Phase phases[] = {
    Phase::Import,   Phase::Simplify,  Phase::Raise,      Phase::Differentiate,
    Phase::Assemble, Phase::Precision, Phase::Specialize, Phase::Fuse,
    Phase::Schedule, Phase::Select,    Phase::Plan,       Phase::Emit,
    Phase::Serialize};

static Description describePhase(Phase phase) {
  switch (phase) {
  case Phase::Import:
    return {phase, "import", "reading the program"};
  case Phase::Simplify:
    return {phase, "simplify", "simplifying"};
  case Phase::Raise:
    return {phase, "raise", "recognising structures"};
  case Phase::Differentiate:
    return {phase, "differentiate", "deriving gradients"};
  case Phase::Assemble:
    return {phase, "assemble", "assembling the training step"};
  case Phase::Precision:
    return {phase, "precision", "lowering the precision"};
  case Phase::Specialize:
    return {phase, "specialize", "specialising operations"};
  case Phase::Fuse:
    return {phase, "fuse", "fusing operations"};
  case Phase::Schedule:
    return {phase, "schedule", "ordering for memory"};
  case Phase::Select:
    return {phase, "select", "choosing library kernels"};
  case Phase::Plan:
    return {phase, "plan", "planning memory"};
  case Phase::Emit:
    return {phase, "emit", "generating machine code"};
  case Phase::Serialize:
    return {phase, "serialize", "writing the artifact"};
  }
  llvm_unreachable("every phase is described");
}

ArrayRef<Phase> trc::allPhases() { return phases; }
StringRef trc::nameOf(Phase phase) { return describePhase(phase).name; }
StringRef trc::activityOf(Phase phase) { return describePhase(phase).activity; }

std::optional<Phase> trc::phaseNamed(StringRef name) {
  for (Phase phase : phases)
    if (nameOf(phase) == name)
      return phase;
  return std::nullopt;
}

static void buildRaise(OpPassManager &passes, const PhaseOptions &options) {
  OpPassManager &function = passes.nest<func::FuncOp>();
  // Labels say which dimension of a product is which, however it is written.
  function.addPass(createConvertDotsToContract());
  // Before gradients are derived, which then are of one product too.
  function.addPass(createMergeContracts({.remarks = options.remarks}));
  // Before embeddings, which rows of what goes into a head are then.
  function.addPass(createMoveGathers({.remarks = options.remarks}));
  function.addPass(createRaiseEmbedding({.remarks = options.remarks}));
  function.addPass(createRaiseLayerNorm({.remarks = options.remarks}));
  function.addPass(createRaiseAttention({.remarks = options.remarks}));
  // After attention, whose softmaxes are no heads.
  function.addPass(createRaiseHeadLoss({.remarks = options.remarks}));
  if (options.remarks)
    function.addPass(createRemarkStructures());
  // Transposes and reshapes that were put in meet those that were there.
  function.addPass(createSimplifyAlgebra());
  function.addPass(createEliminateCommonSubexpressions());
}

static void buildFuse(OpPassManager &passes, const PhaseOptions &options) {
  // Every pass from here on that builds a kernel goes by it.
  passes.addPass(createBoundScratchRows({.target = options.target}));
  // Inside of a kernel nobody would see that a loop counts.
  passes.addNestedPass<func::FuncOp>(createCountTrips());
  // Long reductions become two, so that each is a kernel with enough rows.
  const SplitRules &reductions = describe(options.target).reductions;
  passes.addNestedPass<func::FuncOp>(createSplitReductions(
      {.chunks = reductions.chunks, .minElements = reductions.minElements}));
  // What the passes above left unused or equal would be fused twice.
  passes.addPass(createEliminateCommonSubexpressions());
  // Before each loop has constants of its own, and while its counter is seen.
  passes.addNestedPass<func::FuncOp>(createEliminateDeadFills());
  // A kernel inside of a loop holds its constants itself.
  passes.addNestedPass<func::FuncOp>(createSinkConstants());
  passes.addNestedPass<func::FuncOp>(
      createFuseOperations({.target = options.target,
                            .apart = options.apart,
                            .remarks = options.remarks}));
  // The emit phase relies on every fusion being one kernel.
  passes.addNestedPass<func::FuncOp>(createVerifyFusions());
}

/// Of most products, which get their types later.
static double productRate(const PhaseOptions &options) {
  const ProductRates &rates = describe(options.target).products;
  if (rowOf(options.precision).isNarrow())
    return rates.half;
  return options.precision == trc::Precision::TF32 ? rates.tf32 : rates.f32;
}

/// Of what loops keep of most products.
static int64_t productBits(const PhaseOptions &options) {
  return bitWidth(rowOf(options.precision).operand);
}

static void addPasses(OpPassManager &passes, Phase phase,
                      const PhaseOptions &options) {
  const TargetHooks &hooks = hooksOf(options.target);
  switch (phase) {
  case Phase::Import:
  case Phase::Serialize:
    return;
  case Phase::Simplify: {
    // Marks of a user, before their bodies are put in their place.
    passes.addPass(createRaiseComposites());
    // What is wrong with a recipe is said about the program as it was written.
    passes.addPass(createVerifyTrainingSteps());
    SimplifyOptions simplify;
    simplify.entries = options.entries;
    simplify.remarks = options.remarks;
    return buildSimplifyPipeline(passes, simplify);
  }
  case Phase::Raise:
    return buildRaise(passes, options);
  case Phase::Differentiate:
    // Which are those of a scaled loss where they would vanish otherwise.
    if (options.scalesLosses)
      passes.addPass(createScaleLosses());
    // Each loss of a training step gets a function of its gradients.
    passes.addPass(
        createDifferentiate({.loopBytes = options.memory.loopBytes,
                             .productBits = productBits(options),
                             .remarks = options.remarks,
                             .recomputeLayers = options.memory.layers,
                             .recomputeFirst = options.memory.firstGroups,
                             // What does not fit is told what would help.
                             .countLayers = options.memoryLimit > 0,
                             .productRate = productRate(options)}));
    return;
  case Phase::Assemble:
    passes.addPass(
        createAssembleStep({.shardedOptimizer = options.shardedOptimizer}));
    // Derivatives and the pieces of a step leave work to simplify.
    passes.addPass(createSimplifySteps());
    return;
  case Phase::Precision: {
    // Whole structures are known here, so that their rule is one rule, and
    // what they are made of later has its types already.
    const bool lowers =
        options.precision != trc::Precision::F32 || options.hasPrecisionRules;
    const bool narrowsMoments = options.moments == MomentType::BF16;
    const bool quantizes = options.moments == MomentType::EightBit;
    const bool narrows = options.narrowParameters || narrowsMoments;
    if (!lowers && !narrows && !quantizes)
      return;
    if (lowers) {
      LowerPrecisionOptions lower;
      lower.policy = options.precision;
      passes.addPass(createLowerPrecision(lower));
      passes.addNestedPass<func::FuncOp>(createNarrowStacks());
      passes.addPass(createRelaxFunctions());
    }
    // After products have their types: what they round of a parameter that is
    // narrow already, they read as it is.
    if (narrows)
      passes.addPass(createNarrowState(
          {.parameters = options.narrowParameters, .moments = narrowsMoments}));
    if (quantizes)
      passes.addPass(createQuantizeMoments());
    // Equal operands have become equal conversions.
    passes.addPass(createEliminateCommonSubexpressions());
    return;
  }
  case Phase::Specialize: {
    // Contractions: their operands' transposes become labels, and what is left
    // around them is elementwise.
    const TargetDescription &figures = describe(options.target);
    HeadRules head = figures.head;
    if (options.memory.headChunkBytes > 0)
      head.chunkBytes = options.memory.headChunkBytes;
    buildSpecializePipeline(passes, {.head = head,
                                     .busyRows = figures.products.busyRows,
                                     .remarks = options.remarks});
    // Forms that its libraries want.
    if (hooks.specialize)
      hooks.specialize(passes, options.remarks);
    return;
  }
  case Phase::Fuse:
    return buildFuse(passes, options);
  case Phase::Schedule: {
    passes.addNestedPass<func::FuncOp>(
        createScheduleOperations({.target = options.target}));
    if (!options.memory.cheap)
      return;
    // The peak of that order shows what is better made again ..
    passes.addNestedPass<func::FuncOp>(
        createRecomputeValues({.target = options.target,
                               .memoryLimit = options.memory.liveBytes,
                               .remarks = options.remarks}));
    // .. and then another order may be better.
    passes.addNestedPass<func::FuncOp>(
        createScheduleOperations({.target = options.target}));
    return;
  }
  case Phase::Select:
    // The target says it here, so that the planner asks none.
    passes.addNestedPass<func::FuncOp>(
        createSelectLibraryCalls({.target = options.target}));
    return;
  case Phase::Plan: {
    passes.addPass(createBufferizeToPlan());
    // What goes on while ranks exchange; lifetimes follow from it.
    passes.addPass(createOverlapCollectives());
    // Groups are made of what is there at a time.
    if (hooks.offload && options.memory.offloads())
      hooks.offload(passes,
                    {.momentBytes = options.memory.hostMomentBytes,
                     .activationBytes = options.memory.hostActivationBytes,
                     .mostBytes = options.memory.mostHostBytes,
                     .remarks = options.remarks});
    // Where memory is short it is computed again.
    if (hooks.keep && options.memoryLimit == 0 &&
        options.memory.hostActivationBytes == 0)
      hooks.keep(passes);
    // Calls that are better one, while lifetimes are not fixed yet.
    if (hooks.group)
      hooks.group(passes);
    passes.addPass(createPlaceBuffers(
        {.alignment = describe(options.target).bufferAlignment}));
    // The independent checker has the last word on lifetimes and offsets.
    passes.addPass(createVerifyPlan());
    // That attention keeps no scores is looked at, not hoped for.
    passes.addPass(createVerifyAttentionMemory());
    // What does not fit is refused before machine code is made of it.
    if (options.memoryLimit > 0)
      passes.addPass(createVerifyMemoryLimit(
          {.target = options.target,
           .limit = options.memoryLimit,
           .searched = options.searched,
           .offloadTried = options.offloadTried,
           .hostLimited = options.memory.isHostLimited()}));
    return;
  }
  case Phase::Emit:
    // Without one, the verifier of this phase finds kernels without code.
    if (hooks.emit)
      hooks.emit(passes, options.targetOptions);
    return;
  }
}

void trc::buildPhase(OpPassManager &passes, Phase phase,
                     const PhaseOptions &options) {
  addPasses(passes, phase, options);
  if (phase == Phase::Import || phase == Phase::Serialize)
    return; // their own code verifies what they read
  // The next phase relies on it, and a fault is found where it was made.
  VerifyPhaseOptions verify;
  verify.phase = nameOf(phase).str();
  verify.policy = nameOf(options.precision).str();
  verify.target = options.target;
  if (const auto images = hooksOf(options.target).images;
      images && phase == Phase::Emit)
    llvm::append_range(verify.images, images(options.targetOptions));
  passes.addPass(createVerifyPhase(verify));
}
