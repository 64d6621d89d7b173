//===- Passes.td - passes of the precision phase -----------*- tablegen -*-===//
//
// Each description has five parts: Does, Requires, Guarantees, Does not, Example
// (the path of a lit file).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PRECISION_PASSES
#define TRC_PRECISION_PASSES

include "mlir/Pass/PassBase.td"

def LowerPrecision : Pass<"lower-precision", "::mlir::ModuleOp"> {
  let summary = "let products and attention work in 16 bits or tf32";
  let description = [{
    **Does.** With `policy=bf16`, operands of contractions, attention and
    vocabulary heads become bf16, rounded once where their value is made; a
    parameter is rounded once in a function. Their results become bf16 too and
    are widened for what reads them. Other policies of 16 bits are the same
    with their type. With `policy=tf32`, types stay, and these
    operations get the attribute `tf32`. With `policy=f32` nothing changes.
    Rules on the module (`trc.precision_rules`, see `Precision/Rules.h`) give
    single layers or operations another policy, and are taken off. A rule for
    the operation `logits` rounds the logits of heads to bf16
    (`trc.logits = bf16` on them).

    **Requires.** Products are `trc.contract` (`convert-dots-to-contract`).
    Refuses rules that are none, and an assembled step whose loss is scaled for
    f16 where no product of it came to be in f16.

    **Guarantees.** No other operation computes in another type than before.
    A function with products in 16 bits is marked `trc.lowered` until
    `relax-functions`.
    Results stay f32 where a product is the gradient of a parameter, is added
    to a sum, or leaves the function. `trc.precision` of the module lists the
    rules and what was changed and kept, with locations. Gradients in f16 of a
    function that is no assembled step, and so has no scale of ours, are a
    warning.

    **Does not.** Touch a function that holds a float narrower than f32
    already, f64, convolutions, or the types of arguments and results.

    **Example.** `test/Precision/lower-precision.mlir`
  }];
  let dependentDialects = ["::trc::TrcDialect", "::trc::stablehlo::StableHLODialect"];
  let options = [
    Option<"policy", "policy", "::trc::Precision", "::trc::Precision::BF16",
           "the precision of products", "::trc::precisionValues()">,
  ];
  let statistics = [
    Statistic<"numProducts", "products", "products and attention made narrower">,
    Statistic<"numCopies", "parameters", "parameters rounded to 16 bits">,
  ];
}

def NarrowStacks : Pass<"narrow-stacks", "::mlir::func::FuncOp"> {
  let summary = "keeps what loops stack as narrow as it was made";
  let description = [{
    **Does.** A loop over layers keeps values of each trip in a stack, for the
    loop of the backward half. Where such a value is one of 16 bits that was
    widened, as the results of products are with `policy=bf16`, the stack holds
    it before that, and who reads a part of the stack widens the part.

    **Requires.** Nothing; comes after `lower-precision`, which makes such
    values. Refuses no program.

    **Guarantees.** The same bits.

    **Does not.** Touch a stack that is read in another way than by slices, is
    part of the loop's condition, or begins with numbers that the narrow type
    does not have.

    **Example.** `test/Precision/narrow-stacks.mlir`
  }];
  let dependentDialects = ["::trc::stablehlo::StableHLODialect"];
  let statistics = [
    Statistic<"numStacks", "stacks", "stacks made narrower">,
    Statistic<"bytesFreed", "bytes freed", "sum of what they are smaller by">,
  ];
}

def RelaxFunctions : Pass<"relax-functions", "::mlir::ModuleOp"> {
  let summary = "lets functions be as exact as their arguments";
  let description = [{
    **Does.** In the functions that `lower-precision` changed, a `tanh` in f32
    whose argument is computed, element by element, from numbers that were
    rounded to 16 bits gets a tolerance (`result_accuracy`): a sixteenth of half
    a unit of that type, of the result. A target that has a quicker function of
    that accuracy takes it. What fewer numbers add to the argument (a bias)
    does not matter.

    **Requires.** `lower-precision`, and `narrow-stacks` where the backward half
    reads arguments of stacks. Refuses no program.

    **Guarantees.** No type changes. `trc.precision` of the module lists what
    was relaxed, with locations.

    **Does not.** Touch a function that says itself how exact it is to be, or
    one of numbers that stay f32, as the residual stream does.

    **Example.** `test/Precision/relax-functions.mlir`
  }];
  let dependentDialects = ["::trc::stablehlo::StableHLODialect"];
  let statistics = [
    Statistic<"numRelaxed", "functions", "functions made less exact">,
  ];
}

def NarrowState : Pass<"narrow-state", "::mlir::ModuleOp"> {
  let summary = "keep parameters or moments of an optimizer in bf16";
  let description = [{
    **Does.** Every port of a state tensor in f32 whose role is `parameter` (with
    `parameters`) or `moment` (with `moments`) becomes bf16, in all functions.
    Arguments are widened where they come in; what would only round a
    parameter again reads the port itself. Results are rounded: to the nearest
    where a function makes the state, up or down by chance where it replaces
    what it was given. The bits are a hash of element, tensor and the counter of
    steps, an argument with `trc.role = "counter"`.

    **Requires.** `assemble-step` has run; `lower-precision` too, which leaves a
    function that holds bf16 alone. Refuses a function that replaces such state
    and has no counter.

    **Guarantees.** No arithmetic but rounding is added. The same state and
    counter give the same bits. `trc.precision` of the module lists the tensors
    that were changed, and those of the roles that were kept.

    **Does not.** Touch state that says no role, other types than f32, or what
    happens between argument and result.

    **Example.** `test/Precision/narrow-state.mlir`
  }];
  let dependentDialects = ["::trc::stablehlo::StableHLODialect"];
  let options = [
    Option<"parameters", "parameters", "bool", "false", "parameters in bf16">,
    Option<"moments", "moments", "bool", "false", "moments in bf16">,
  ];
  let statistics = [
    Statistic<"numTensors", "tensors", "state tensors that became bf16">,
  ];
}

def QuantizeMoments : Pass<"quantize-moments", "::mlir::ModuleOp"> {
  let summary = "keep moments of an optimizer in 8 bits per block";
  let description = [{
    **Does.** Every port of a state tensor in f32 whose role is `moment` becomes ui8
    of the same shape, in all functions, and gets a second port behind all others:
    `scale.NAME`, one f32 for each block of its numbers. Arguments are decoded
    where they come in; results are encoded: to the nearest where a function makes
    the state, up or down by chance where it replaces what it was given. The code
    and its ranges stand in `lib/Precision/BlockCode.h`; moments that are said to
    be of squares (`trc.moment_squares`) have one without a sign and without zero.

    **Requires.** `assemble-step` has run. Refuses a function that replaces such
    state and has no counter of steps, and a program with moments of which none
    is kept so.

    **Guarantees.** What is decoded and handed on unchanged is encoded to the same
    bytes. The same state and counter give the same bits on each target.
    `trc.precision` of the module lists the moments with what each became, or why
    it was kept.

    **Does not.** Touch moments of fewer than 4096 numbers, or whose last
    dimensions give no block of 32 to 256; other state; what happens between
    argument and result.

    **Example.** `test/Precision/quantize-moments.mlir`
  }];
  let dependentDialects = ["::trc::stablehlo::StableHLODialect"];
  let statistics = [
    Statistic<"numTensors", "tensors", "moments kept in 8 bits">,
  ];
}

def ScaleLosses : Pass<"scale-losses", "::mlir::ModuleOp"> {
  let summary = "give training steps in narrow exponents a loss scale";
  let description = [{
    **Does.** Gives each `trc.training_step` that says nothing of a loss scale
    the usual one, `loss_scale = 65536`, by which `differentiate` and
    `assemble-step` write the gradients of a scaled loss.

    **Requires.** Calls are inlined. Refuses no program.

    **Guarantees.** A recipe with `loss_scale`, 0 for none, is as it was.

    **Does not.** Touch the recipe of a loss that holds a float narrower than
    f32 already, or whose gradients are written by hand without a scale: their
    authors have decided; nor that of a loss without a product of f32. Look at
    precisions; a pipeline runs it where one of them wants a loss scale
    (`PrecisionRow`).

    **Example.** `test/Precision/scale-losses.mlir`
  }];
  let statistics = [
    Statistic<"numScaled", "losses scaled", "recipes that got a loss scale">,
  ];
}

#endif // TRC_PRECISION_PASSES
