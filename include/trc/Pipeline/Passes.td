//===- Passes.td - what holds between phases ----------------*- tablegen -*-===//
//
// A phase consists of passes of other components; the one that stands between
// phases is here. The description has five parts: Does, Requires, Guarantees,
// Does not, Example (the path of a lit file).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PIPELINE_PASSES
#define TRC_PIPELINE_PASSES

include "mlir/Pass/PassBase.td"

def VerifyPhase : Pass<"verify-phase", "::mlir::ModuleOp"> {
  let summary = "checks what holds after a phase";
  let description = [{
    **Does.** Fails at the first operation that breaks a clause of `phase`, or a
    clause of an earlier phase that still holds. A clause has a label, which
    stands in the message:

    - `simplify_c1`: no call and no composite is left
    - `simplify_c2`: nothing is a tuple
    - `simplify_c3`: nothing of the `sdy` dialect is left
    - `simplify_c4`: no collective is left among one rank
    - `simplify_c5`: no operation is left that `legalize-operations` expresses by
      others (from `assemble` on again: the rules of derivatives write them too)
    - `raise_c1`: products are contractions with labels (from `specialize` on
      again)
    - `differentiate_c1`: each recipe's loss has one function of its gradients
    - `assemble_c1`: no recipe is left
    - `assemble_c2`: a step that was assembled donates the state that it returns
    - `precision_c1`: the operands of a product have one type
    - `specialize_c1`: of the structures that `raise` makes, attention alone is
      left
    - `fuse_c3`: what one kernel can do stands in a `trc.fusion`, but for constants,
      views of bytes that lie in memory anyway, and values of fewer than 1,024
      elements
    - `fuse_c4`: all else in a body is a library's or control flow
    - `select_c1`: each operation that a library does says which kernel does it
    - `select_c2`: and has a name for each of its tensors
    - `select_c3`: no other operation says so
    - `emit_c1`: each kernel that is called has an image

    **Requires.** The phases up to `phase` have run. What is said of one fusion or of
    buffers is checked by passes of their own, `verify-fusions` and `verify-plan`.

    **Guarantees.** The clauses.

    **Does not.** Change anything.

    **Example.** `test/Pipeline/verify-phase.mlir`
  }];
  let options = [
    Option<"phase", "phase", "std::string", /*default=*/"",
           "the phase that has ended, as trc-compile names it">
  ];
}

#endif // TRC_PIPELINE_PASSES
