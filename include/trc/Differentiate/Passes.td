//===- Passes.td - passes of the differentiate phase -------*- tablegen -*-===//
//
// Declares every pass of `lib/Differentiate`. Each description has five parts:
// Does, Requires, Guarantees, Does not, Example (the path of a lit file).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIFFERENTIATE_PASSES
#define TRC_DIFFERENTIATE_PASSES

include "mlir/Pass/PassBase.td"

def Differentiate : Pass<"differentiate", "::mlir::ModuleOp"> {
  let summary = "derive the gradients of the losses of training steps";
  let description = [{
    **Does.** For each function that a `trc.training_step` names as its loss,
    makes a private function `@NAME.gradient` with the attribute
    `trc.gradient_of = @NAME` and the same arguments. Its results are those of
    the loss, and then, in the order of the arguments, the gradient of the loss
    by each parameter (an argument with `trc.parameter = "name"`), with the
    result attribute `trc.gradient = "name"`. A declaration of that name gets its
    body. Reverse mode: every operation on a
    way from a parameter to the loss has a rule (`DifferentiableOpInterface`).
    A loop with a known number of trips keeps what it carries at the start of
    each trip, as far as the way back reads it, and results of products and
    attention, as far as `loop-bytes` reaches; it computes the rest of the
    trip again.

    **Requires.** A loss is a function of one block whose result 0 is a float
    scalar, and whose parameters are tensors of floats. Calls are inlined on the
    way, so `inline-calls` need not have run.

    **Guarantees.** Shares of a gradient are added in the program's order,
    backwards. Operations that were made carry the location of the operation
    they belong to, below the name `gradient`. `trc.head_loss` whose incoming
    gradient does not depend on it is joined with `trc.head_loss_gradient`.

    **Does not.** Change the loss itself, or make a gradient where a function with
    a body has `trc.gradient_of = @NAME` already. What has no rule is
    refused by name, and a loop without a known number of trips. Second derivatives are not made.

    **Example.** `test/Differentiate/differentiate.mlir`
  }];
  let options = [
    Option<"function", "function", "std::string", /*default=*/"\"\"",
           "differentiate this function in place of the losses of steps">,
    Option<"loopBytes", "loop-bytes", "int64_t", "int64_t(2) << 30",
           "what the loops of a loss may keep of results of products and attention">,
    Option<"productBits", "product-bits", "int64_t", "32",
           "of a number among these that is f32 here: less where the precision is lowered later">,
    Option<"remarks", "remarks", "bool", "false",
           "say what each loop keeps of them, and which layers are computed again">,
    Option<"recomputeLayers", "recompute-layers", "int64_t", "0",
           "so many layers are computed again at once from one kept tensor; 0: none is">,
    Option<"recomputeFirst", "recompute-first", "int64_t", "-1",
           "so many of these groups of layers, the first ones; -1: all">,
    Option<"countLayers", "count-layers", "bool", "false",
           "note how many layers there are, also where none is computed again, and what loops keep">,
    Option<"productRate", "product-rate", "double", "0",
           "operations of products in a nanosecond, for remarks; 0: not known">,
  ];
  let statistics = [
    Statistic<"numFunctions", "functions differentiated", "gradient functions made">,
    Statistic<"numRules", "operations differentiated", "rules that were applied">,
    Statistic<"numInPlace", "sums in place", "shares added in place to what was there">,
    Statistic<"numLoops", "loops differentiated", "loops with a way back">,
    Statistic<"numLayers", "layers found", "repeated parts of losses">,
    Statistic<"numAgain", "groups of layers computed again", "parts of losses that the way back computes again">,
    Statistic<"numJoinedHeads", "heads joined", "vocabulary heads that run once">,
  ];
  let dependentDialects = ["::trc::stablehlo::StableHLODialect", "::trc::chlo::ChloDialect", "::trc::TrcDialect"];
}

#endif // TRC_DIFFERENTIATE_PASSES
