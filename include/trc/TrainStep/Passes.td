//===- Passes.td - passes of the assemble phase ------------*- tablegen -*-===//
//
// Declares every pass of `lib/TrainStep`. Each description has five parts:
// Does, Requires, Guarantees, Does not, Example (the path of a lit file).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TRAINSTEP_PASSES
#define TRC_TRAINSTEP_PASSES

include "mlir/Pass/PassBase.td"

def VerifyTrainingSteps : Pass<"verify-training-steps", "::mlir::ModuleOp"> {
  let summary = "check the functions that a training step names";
  let description = [{
    **Does.** Checks that the loss of each `trc.training_step` exists and has
    the arguments and results that a step needs, and that `initialise` makes
    every parameter and all other state in the loss's types.

    **Requires.** A verified module.

    **Guarantees.** What is wrong with a recipe is said here, at the line of the
    function that is wrong as its author wrote it; the passes that use a recipe
    can rely on its functions.

    **Does not.** Change anything, or look at numbers of the recipe, which the
    operation's own verifier does.

    **Example.** `test/TrainStep/verify-training-steps-invalid.mlir`
  }];
}

def AssembleStep : Pass<"assemble-step", "::mlir::ModuleOp"> {
  let summary = "turn the recipe of a training step into its function";
  let description = [{
    **Does.** Replaces each `trc.training_step` by a public function of its name
    that computes loss and gradients (in a loop over micro-batches with
    `accumulation`), the learning rate of the schedule, the gradients' joint
    norm, and the update of parameters and optimizer state. Extends the
    `initialise` function by the optimizer's first state. Erases private losses
    and gradient functions that nothing refers to any more.

    Scalars (learning rate, bias corrections, norm, clipping factor) are
    computed in f64 and rounded once; tensors in f32, or f64 for f64 parameters.
    Optimizer state and sums of gradients have that type too, whatever the
    parameter's. The order of operations is that of `torch.optim`.

    On several ranks gradients are added up over them, behind the last micro-batch,
    which stands behind the loop unless each is clipped. With `sharded_optimizer`,
    of the recipe or the pass, a rank gets the sum of its part of each gradient
    (`reduce_scatter`), updates that part of the parameter, and the parts are
    joined (`all_gather`); moments are parts, and say of what (`trc.whole`).

    **Requires.** For each recipe a function with `trc.gradient_of = @loss`,
    with the loss's arguments, and the loss's results followed by one gradient
    per parameter (`differentiate-losses` makes it).

    **Guarantees.** No `trc.training_step` is left. All state is donated to the
    result that replaces it. The functions made are marked `trc.assembled`.

    **Does not.** Simplify what it made (`simplify-steps` does), or fuse the
    update: it is written as elementwise operations, which fusion joins into
    one kernel per parameter.

    **Example.** `test/TrainStep/assemble-step.mlir`
  }];
  let dependentDialects = [
    "::trc::stablehlo::StableHLODialect", "::mlir::func::FuncDialect"];
  let options = [
    Option<"shardedOptimizer", "sharded-optimizer", "bool", "false",
           "as if each recipe said sharded_optimizer">,
  ];
  let statistics = [
    Statistic<"numSteps", "steps assembled", "recipes turned into functions">,
    Statistic<"numParameters", "parameters updated",
              "parameters of all steps assembled">,
  ];
}

def SimplifySteps : Pass<"simplify-steps", "::mlir::ModuleOp"> {
  let summary = "run the rewrites of the simplify phase on assembled steps";
  let description = [{
    **Does.** Runs the rewrites of the phase `simplify` on each function marked
    `trc.assembled`: derivatives and the pieces of a step leave neutral
    operands, common work and transposes that cancel.

    **Requires.** `assemble-step` has run. Refuses no program.

    **Guarantees.** What the rewrites guarantee.

    **Does not.** Unroll: the loop over micro-batches keeps one set of
    gradients, where its copies would keep several. Look at functions that were
    simplified before and did not change.

    **Example.** `test/TrainStep/simplify-steps.mlir`
  }];
  let dependentDialects = [
    "::trc::stablehlo::StableHLODialect", "::trc::chlo::ChloDialect"];
  let statistics = [
    Statistic<"numSimplified", "functions simplified", "steps simplified">,
  ];
}

#endif // TRC_TRAINSTEP_PASSES
