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
  let summary = "let products and attention work in bf16 or tf32";
  let description = [{
    **Does.** With `policy=bf16`, operands of contractions, attention and
    vocabulary heads become bf16, rounded once where their value is made; a
    parameter is rounded once in a function. Their results become bf16 too and
    are widened for what reads them. With `policy=tf32`, types stay, and these
    operations get the attribute `tf32`. With `policy=f32` nothing changes.
    Rules on the module (`trc.precision_rules`, see `Precision/Rules.h`) give
    single layers or operations another policy, and are taken off.

    **Requires.** Products are `trc.contract` (`convert-dots-to-contract`).
    Refuses rules that are none.

    **Guarantees.** No other operation computes in another type than before.
    Results stay f32 where a product is the gradient of a parameter, is added
    to a sum, or leaves the function. `trc.precision` of the module lists what
    was changed and what was kept, with locations.

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
    Statistic<"numCopies", "parameters", "parameters rounded to bf16">,
  ];
}

#endif // TRC_PRECISION_PASSES
