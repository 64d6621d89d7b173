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
    - `differentiate_c2`: which returns the loss's results, and then the gradient of
      each parameter (one that the program brings, `assemble-step` checks)
    - `assemble_c1`: no recipe is left
    - `assemble_c2`: a step that was assembled donates its state to the result that
      replaces it
    - `assemble_c3`: and its other results are metrics
    - `precision_c1`: the operands of a contraction have one type, as the verifiers
      of attention and heads ask of theirs
    - `precision_c2`: where a policy or a rule asks for another precision than f32,
      each of them has a type that one of these names (or `tf32`), or a note of
      `trc.precision` says that it was kept
    - `precision_c3`: the module says the policy that was asked for, and no rules
      wait any more
    - `specialize_c1`: of the structures that `raise` makes, attention alone is
      left
    - `specialize_c2`: nothing reads the next state of a generator that
      `separate-random-state` knows a sum for
    - `fuse_c3`: what one kernel can do stands in a `trc.fusion`, but for constants,
      views of bytes that lie in memory anyway, and values of fewer than 1,024
      elements
    - `fuse_c4`: all else in a body is a library's or control flow
    - `schedule_c1`: an operation stands behind those whose results it reads
    - `select_c1`: each operation that a library does says which kernel does it
    - `select_c2`: and calls each of its tensors what kernels call it
    - `select_c3`: no other operation says so
    - `select_c4`: and it says as much scratch memory as the kernels of `target` want
    - `plan_c9`: nothing but kernels, constants, state and entries is left, of a program
      with functions that can be entered
    - `plan_c10`: each output of an entry is written, unless an input is donated to it
    - `plan_c11`: which then has no buffer beside the input's
    - `emit_c1`: each kernel has an image
    - `emit_c2`: for the same instruction sets as all others
    - `emit_c3`: its code begins inside of the image, and of a GPU's its text has the
      function that is called
    - `emit_c4`: the instruction sets are those that were asked for, of a GPU with PTX

    **Requires.** The phases up to `phase` have run. What is said of one fusion
    (`fuse_c1`, `fuse_c2`, `fuse_c5`) or of the buffers of an entry (`plan_c1` to
    `plan_c8`) is checked by passes of their own, `verify-fusions` and `verify-plan`.

    **Guarantees.** The clauses.

    **Does not.** Change anything.

    **Example.** `test/Pipeline/verify-phase.mlir`
  }];
  let options = [
    Option<"phase", "phase", "std::string", /*default=*/"",
           "the phase that has ended, as trc-compile names it">,
    Option<"policy", "policy", "std::string", /*default=*/"\"f32\"",
           "the precision of products that was asked for">,
    Option<"target", "target", "::trc::Target", "::trc::Target::Host",
           "whose libraries were asked", "::trc::targetValues()">,
    ListOption<"images", "images", "std::string",
               "the instruction sets that were asked for; none: nobody says">,
  ];
}

#endif // TRC_PIPELINE_PASSES
