//===- Passes.td - passes of the simplify phase ------------*- tablegen -*-===//
//
// From a program as a frontend printed it to functions without calls, of the
// common operations, in which equal things look equal. Each description has five
// parts: Does, Requires, Guarantees, Does not, Example (the path of a lit file).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_SIMPLIFY_PASSES
#define TRC_SIMPLIFY_PASSES

include "mlir/Pass/PassBase.td"

def InlineCalls : Pass<"inline-calls", "::mlir::ModuleOp"> {
  let summary = "put the body of every called function in the place of its call";
  let description = [{
    **Does.** Replaces each `func.call`, inside StableHLO regions too, and each
    `stablehlo.composite` by the body of the function it names, from the entries
    downwards. The location of an inlined operation becomes
    `callsite(callee at caller)`, so that both the line in the library and the
    user's layer can be reported; of deeper calls the outermost 32 are told.
    Functions that are no entry and that nothing refers to any more are erased.

    **Requires.** A verified module; each function body has one block.

    **Guarantees.** No `func.call` and no `stablehlo.composite` is left, and
    every function left is an entry, or is named by a `custom_call`, or belongs
    to a training step: its loss, its first state, a gradient given by hand.
    Entries are the functions and training steps that the `entries` option
    names; without it the public functions and all training steps; without
    those `main`, or the only function.

    **Does not.** Inline recursion: a cycle of calls is refused at the call
    that closes it. Inline what would make the program too long: that is counted
    before anything is copied, and refused at the call that goes beyond
    `max-operations`.

    **Example.** `test/Simplify/inline-calls.mlir`
  }];
  let options = [
    ListOption<"entries", "entries", "std::string",
               "functions to keep (default: the public ones)">,
    Option<"maxOperations", "max-operations", "int64_t", "524288",
           "most operations that calls may be replaced by, in all">,
  ];
  let statistics = [
    Statistic<"numInlined", "calls inlined", "calls replaced by a body">,
    Statistic<"numErased", "functions erased", "functions no longer needed">,
  ];
}

def LowerSharding : Pass<"lower-sharding", "::mlir::ModuleOp"> {
  let summary = "remove Shardy operations and attributes";
  let description = [{
    **Does.** Replaces `sdy.sharding_constraint`, `sdy.reshard` and the
    `Sharding`, `SPMDFullToShardShape` and `SPMDShardToFullShape` custom calls
    by their operand, inlines `sdy.manual_computation`, and erases meshes and
    the `sdy.*` and `mhlo.sharding` attributes.

    In a program for several devices the ports of `sdy.manual_computation`
    become ports of the function: they take the types that one device has, and
    `trc.split` keeps the dimension along which the whole is split. Along some
    axes of a mesh, or in several dimensions, ports stay whole: each rank cuts
    its part out of them (`partition_id`, `dynamic_slice`) and joins what it
    gives (`all_gather` in groups). Without a manual computation, what
    shardings ask for is left to `partition-data`: ports, and barriers in the
    place of `sdy.sharding_constraint` and `sdy.reshard`, have the split
    dimension as `trc.partition`, -1 for none.

    **Requires.** A verified module.

    **Guarantees.** Nothing of the `sdy` dialect is left. What the program
    computes on one device is unchanged.

    **Does not.** Partition. On several devices it refuses what is split outside
    of a manual computation beside one, or without one along some axes of a mesh
    only; manual computations along some axes; parts of axes, and shardings that
    are calls or text.

    **Example.** `test/Simplify/lower-sharding.mlir`
  }];
  let dependentDialects = ["::trc::stablehlo::StableHLODialect"];
  let statistics = [
    Statistic<"numRemoved", "operations removed", "sharding operations removed">,
  ];
}

def LowerCollectives : Pass<"lower-collectives", "::mlir::ModuleOp"> {
  let summary = "turn collectives of a single rank into what they compute there";
  let description = [{
    **Does.** Replaces `all_reduce`, `all_gather`, `reduce_scatter`,
    `all_to_all`, `collective_permute` and `collective_broadcast` among one
    rank by their operand (or by zeros where no rank sends), and `replica_id`
    and `partition_id` by 0.

    **Requires.** `lower-sharding` has run, so that groups written over mesh
    axes are known to have one member.

    **Guarantees.** No collective is left in a module for one rank.

    **Does not.** Touch a module of several replicas or partitions, which is
    the business of `normalize-collectives`. In a module for one rank a
    collective among several is refused with the number that it needs.

    **Example.** `test/Simplify/lower-collectives.mlir`
  }];
  let statistics = [
    Statistic<"numLowered", "collectives lowered", "collectives replaced">,
  ];
}

def NormalizeCollectives : Pass<"normalize-collectives", "::mlir::ModuleOp"> {
  let summary = "write the collectives of several ranks in one form";
  let description = [{
    **Does.** In a module of several replicas or partitions: writes groups and
    pairs as numbers of ranks; splits a collective of several operands; makes
    `all_gather`, `reduce_scatter` and `all_to_all` work along their first
    dimension, with reshapes and transposes around them; computes `replica_id`
    and `partition_id` of the program's grid from the number of the rank.

    **Requires.** `lower-collectives` has run. Each rank is in a group, but of a
    broadcast; groups are of one size, but of `all_reduce` and a broadcast.

    **Guarantees.** The module is for one replica and as many partitions as
    there are ranks. A collective has one operand and groups of ranks
    (`use_global_device_ids`), and what it exchanges is contiguous.

    **Does not.** Change a module for one rank, or what the program means.

    **Example.** `test/Simplify/normalize-collectives.mlir`
  }];
  let dependentDialects = ["::trc::stablehlo::StableHLODialect"];
  let statistics = [
    Statistic<"numNormalized", "collectives normalized", "collectives written anew">,
  ];
}

def FlattenTuples : Pass<"flatten-tuples", "::mlir::ModuleOp"> {
  let summary = "replace tuples by the tensors that they hold";
  let description = [{
    **Does.** An argument or result of a function that is a tuple, nested or
    not, becomes one for each tensor in it, from left to right; calls,
    composites and custom calls take and give these tensors; `tuple` and
    `get_tuple_element` go. A tuple donated to a tuple is donated part by part.
    `trc.part` keeps which part of which argument or result of the source each
    one is: part 1 of part 0 of argument 2 is called `arg2.0.1`, or
    `NAME.0.1` where the source names the argument.

    Tokens are no arguments or results either, since they hold nothing: the
    order of side effects is that of the program.

    **Requires.** Every function has a body.

    **Guarantees.** There is no tuple, and no token in the type of a function.

    **Does not.** Remove tokens between the operations of a function. Keep the
    layouts and aliases of a custom call that it makes again: operands and
    results are row-major and buffers of their own in any case.

    **Example.** `test/Simplify/flatten-tuples.mlir`
  }];
  let dependentDialects = ["::trc::stablehlo::StableHLODialect"];
  let statistics = [
    Statistic<"numFlattened", "operations flattened",
              "operations on tuples that were erased or made again">,
  ];
}

def LegalizeOperations : Pass<"legalize-operations"> {
  let summary = "express the rarer operations by those that kernels know";
  let description = [{
    **Does.** `chlo.square` becomes a multiply, `chlo.tan` the operation of
    StableHLO, `chlo.is_inf` and its kin comparisons; `chlo.zeta`,
    `chlo.polygamma`, `chlo.bessel_i1e` and `chlo.mulhi` sums of a few terms;
    `chlo.scan` a loop; `chlo.ragged_dot` a `dot_general` in which what is not
    of a group is zero for it;
    `stablehlo.map` its body on
    whole tensors where every operation in it works per element;
    `stablehlo.if` a `case` of two branches; the three batch normalisations
    reductions and arithmetic. Where the factors of a `dot_general` are of two
    types of floats, which JAX prints, they become the least type that holds
    both. Each `rng` gets a seed of its own (`trc.seed`).

    **Requires.** `inline-calls` has run. Refuses no program.

    **Guarantees.** None of these operations is left, except a `map` whose body
    has an operation that does not work per element.

    **Does not.** Decompose functions whose decomposition would lose more than
    two units in the last place (`chlo.sinh`, `chlo.erf`, ...): they stay, and
    run as vector or library kernels. `optimization_barrier` stays too: the
    recomputation of `jax.checkpoint` relies on it.

    **Example.** `test/Simplify/legalize-operations.mlir`
  }];
  let dependentDialects = ["::trc::stablehlo::StableHLODialect"];
  let statistics = [
    Statistic<"numLegalized", "operations legalized", "operations expressed by others">,
  ];
}

def SimplifyAlgebra : Pass<"simplify-algebra"> {
  let summary = "rewrite operations to cheaper ones with the same bits";
  let description = [{
    **Does.** Applies local identities until none applies: neutral operands,
    double negations, conversions that lose nothing, selections with a known
    predicate; chains of reshapes, transposes, broadcasts, slices and
    concatenations; reversed kernels of convolutions; elementwise work on
    broadcasts done before broadcasting;
    dynamic slices at constant places; reductions over dimensions of size one,
    and those whose results are joined as their operands are;
    carried values of a loop that never change or are never read.

    **Requires.** Nothing. Refuses no program.

    **Guarantees.** Each rewrite gives the same bits for every input, with these
    exceptions, all within the specification: the payload of a NaN; the sign of
    a zero that a sum over one element gives, or a sum with padded zeros; `power(x, 2)`, which becomes the
    correctly rounded `x * x`.

    **Does not.** Reassociate floating point, assume the absence of NaN or
    infinity, or build constants with more elements than their operands
    (`fold-constants` does, within a bound).

    **Example.** `test/Simplify/simplify-arithmetic.mlir`
  }];
  let dependentDialects = ["::trc::stablehlo::StableHLODialect"];
  let options = [
    Option<"maxIterations", "max-iterations", "int64_t", "10",
           "sweeps over a function before giving up on a fixed point">,
  ];
  let statistics = [
    Statistic<"numBefore", "operations before", "operations before the pass">,
    Statistic<"numAfter", "operations after", "operations left after the pass">,
  ];
}

def FoldConstants : Pass<"fold-constants"> {
  let summary = "compute operations whose operands are constants, if small";
  let description = [{
    **Does.** Evaluates operations with constant operands by the reference
    evaluator and puts the result in their place. An elementwise operation on
    splats is evaluated on one element, whatever its size.

    **Requires.** Nothing. Refuses no program.

    **Guarantees.** The same bits as the reference gives. Each evaluation reads
    at most `max-operand-elements` and makes at most `max-elements` elements,
    so the pass takes time linear in the size of the module.

    **Does not.** Spell out large `iota` or broadcasts; evaluate loops (see
    `unroll-loops`), calls, or anything with an effect.

    **Example.** `test/Simplify/fold-constants.mlir`
  }];
  let dependentDialects = ["::trc::stablehlo::StableHLODialect"];
  let options = [
    Option<"maxElements", "max-elements", "int64_t", "4096",
           "largest result that is folded, in elements">,
    Option<"maxOperandElements", "max-operand-elements", "int64_t", "65536",
           "largest operand that is read, in elements">,
  ];
  let statistics = [
    Statistic<"numFolded", "operations folded", "operations replaced by constants">,
    Statistic<"numTooLarge", "operations too large", "constant operations left for their size">,
  ];
}

def EliminateCommonSubexpressions : Pass<"eliminate-common-subexpressions"> {
  let summary = "make one of equal operations";
  let description = [{
    **Does.** Runs MLIR's elimination of common subexpressions, and takes from it
    the part that grows with the square of a program: operations with regions
    that agree in name, attributes and operands are told apart by a number of
    what their regions compute, before it would compare them.

    **Requires.** Nothing. Refuses no program.

    **Guarantees.** The result is that of `cse`, and no number is left in it.

    **Does not.** Move an operation, or join what has effects.

    **Example.** `test/Simplify/eliminate-common-subexpressions.mlir`
  }];
}

def CanonicalizeDots : Pass<"canonicalize-dots"> {
  let summary = "bring matrix products to one form, transposes inside";
  let description = [{
    **Does.** Takes transposes of the operands of a `dot_general` into its
    dimension numbers where the order of free dimensions stays; swaps operands
    where that replaces a transpose of the result; where reshapes of both
    operands join the same extents into the one batch dimension, these become
    batch dimensions, and the result is reshaped; a product without summation,
    or over one element, becomes a multiply.

    **Requires.** Nothing. Refuses no program.

    **Guarantees.** The same sums; a product that was made a multiply may differ
    in the sign of a zero.

    **Does not.** Merge products, or change the precision of the sum.

    **Example.** `test/Simplify/canonicalize-dots.mlir`
  }];
  let dependentDialects = ["::trc::stablehlo::StableHLODialect"];
  let statistics = [
    Statistic<"numTransposes", "transposes absorbed", "transposes taken into dimension numbers">,
    Statistic<"numSplit", "batch dimensions split", "batch dimensions that were several">,
    Statistic<"numMultiplies", "products made multiplies", "products that sum over nothing">,
  ];
}

def SinkTransposes : Pass<"sink-transposes"> {
  let summary = "move transposes and reshapes to where they cancel";
  let description = [{
    **Does.** Moves a transpose or reshape of all operands of an elementwise
    operation below it, where fewer are left afterwards or where what follows
    (a transpose, a matrix product, a reduction) takes it in.

    **Requires.** Nothing. Refuses no program.

    **Guarantees.** Never more transposes or reshapes than before.

    **Does not.** Move a transpose across an operation that mixes elements,
    other than reductions whose kept dimensions stay in order.

    **Example.** `test/Simplify/sink-transposes.mlir`
  }];
  let dependentDialects = ["::trc::stablehlo::StableHLODialect"];
  let statistics = [
    Statistic<"numMoved", "movements sunk", "transposes and reshapes moved below an operation">,
  ];
}

def HoistInvariants : Pass<"hoist-invariants"> {
  let summary = "compute before a loop what does not change in it";
  let description = [{
    **Does.** Moves operations of a `while` whose operands come from outside of
    it before the loop.

    **Requires.** `simplify-algebra` has run, so that carried values that never
    change are known as values from outside. Refuses no program.

    **Guarantees.** The same bits: only operations without effects move.

    **Does not.** Move operations out of `case`: a branch not taken costs
    nothing. Move an operation whose result is larger than all of its operands
    (it would live through the loop).

    **Example.** `test/Simplify/hoist-invariants.mlir`
  }];
  let statistics = [
    Statistic<"numHoisted", "operations hoisted", "operations moved before a loop">,
  ];
}

def UnrollLoops : Pass<"unroll-loops"> {
  let summary = "find the trip count of loops, and unroll the small ones";
  let description = [{
    **Does.** Recognises a `while` that counts: a carried scalar integer that
    starts from a constant, is compared with a constant, and moves by a constant
    each time. Its trip count is attached as `trc.trip_count`. A loop of no
    trips is replaced by its operands; a loop with few trips and a small body is
    replaced by copies of its body, inner loops first.

    **Requires.** `inline-calls`, `simplify-algebra` and `fold-constants` have
    run, so that the bounds are constants and the body is what it seems.
    Refuses no program.

    **Guarantees.** A loop is unrolled only if trips x body operations is at
    most `max-operations` and trips at most `max-trips`. A loop of two trips or more whose
    body has matrix products, and reads the counter only to count, stays a loop.

    **Does not.** Guess: a loop that ends on data keeps no attribute.

    **Example.** `test/Simplify/unroll-loops.mlir`
  }];
  let dependentDialects = ["::trc::stablehlo::StableHLODialect"];
  let options = [
    Option<"maxOperations", "max-operations", "int64_t", "1024",
           "largest number of operations that an unrolled loop may have">,
    Option<"maxTrips", "max-trips", "int64_t", "32",
           "largest number of trips that is unrolled">,
  ];
  let statistics = [
    Statistic<"numCounted", "loops counted", "loops with a known trip count">,
    Statistic<"numUnrolled", "loops unrolled", "loops replaced by copies of their body">,
  ];
}

def CountTrips : Pass<"count-trips"> {
  let summary = "find the trip count of the loops that are left";
  let description = [{
    **Does.** Attaches `trc.trip_count` to each `while` that counts, as
    `unroll-loops` recognises it: also to those that differentiation and the
    assembly of a training step made after that pass. The plan keeps the number,
    and the runtime then runs the body that often without reading a predicate.

    **Requires.** The comparison and the step of the counter are operations of
    their own: `fuse-operations` has not run. Refuses no program.

    **Guarantees.** A loop with the attribute has a condition without effects.

    **Does not.** Change any loop, nor guess: one that ends on data gets no
    attribute.

    **Example.** `test/Simplify/count-trips.mlir`
  }];
  let statistics = [
    Statistic<"numCounted", "loops counted", "loops with a known trip count">,
  ];
}

#endif // TRC_SIMPLIFY_PASSES
