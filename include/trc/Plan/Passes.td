//===- Passes.td - passes of the schedule and plan phases --*- tablegen -*-===//
//
// In the order in which the phases run them.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PLAN_PASSES
#define TRC_PLAN_PASSES

include "mlir/Pass/PassBase.td"

def ScheduleOperations : Pass<"schedule-operations", "::mlir::func::FuncOp"> {
  let summary = "chooses an order of operations that keeps few bytes alive";
  let description = [{
    Does: reorders the operations of every block so that the largest sum of live
    tensors becomes small. An operation whose result can take the bytes of a
    donated argument, or that updates a tensor in place, is placed after the
    other readers of the old value where that is possible. A sum over something
    that outgrows the target's cache directly follows what makes that, where the peak stays the same.

    Requires: the form of the fuse phase (calls inlined).

    Guarantees: every use after its definition, operations with side effects in
    their given order, and a peak that is never larger than that of the given
    order.

    Does not: add, remove or change operations, or move them between blocks.

    Example: test/Plan/schedule-operations.mlir
  }];
  let options = [
    Option<"target", "target", "::trc::Target", "::trc::Target::Host",
           "whose figures count", "::trc::targetValues()">,
  ];
  let statistics = [
    Statistic<"moved", "operations moved", "operations that changed places">,
    Statistic<"givenPeak", "bytes before",
              "largest sum of live tensors in the given order">,
    Statistic<"chosenPeak", "bytes after",
              "largest sum of live tensors in the chosen order">,
  ];
}

def RecomputeValues : Pass<"recompute-values", "::mlir::func::FuncOp"> {
  let summary = "makes values again instead of keeping them for later";
  let description = [{
    Does: finds where live tensors take the most bytes, and among the results of
    fusions that are kept there for later those that follow from what is in
    memory at their next use anyway: the output of a GELU or of a norm, say,
    which the backward half reads. Copies what leads to them to that use,
    cheapest first by estimated time per byte, until there is none, the time
    spent so reaches `max-share` of the block's, or, with a limit, the peak is
    below it. Without a limit, what reads more bytes for each that it
    makes than the target allows (the statistics of a norm) is kept.

    Requires: the form of the fuse phase, in the order of
    `schedule-operations`, which should run again afterwards.
    Refuses no program.

    Guarantees: the same bits; a peak in the order at hand that is not larger.

    Does not: copy contractions, attention or other library operations, make
    conversions of an argument (a weight in bf16, padded or not) again, or free values that the
    peak itself uses.

    Example: test/Plan/recompute-values.mlir
  }];
  let dependentDialects = ["::trc::TrcDialect"];
  let options = [
    Option<"target", "target", "::trc::Target", "::trc::Target::Host",
           "whose figures count", "::trc::targetValues()">,
    Option<"maxShare", "max-share", "double", "0.01",
           "time that may be spent, as a share of the block's">,
    Option<"memoryLimit", "memory-limit", "int64_t", "0",
           "bytes of live tensors to get below, at any cost; 0: no limit">,
    Option<"remarks", "remarks", "bool", "false",
           "say what is made again">,
  ];
  let statistics = [
    Statistic<"numRecomputed", "values made again", "results computed twice">,
    Statistic<"bytesFreed", "bytes freed", "sum of their sizes">,
    Statistic<"peakBefore", "bytes before",
              "largest sum of live tensors before, without sharing">,
    Statistic<"peakAfter", "bytes after", "the same afterwards">,
    Statistic<"numBuilt", "kernels built", "those whose form was not kept">,
  ];
}

def BufferizeToPlan : Pass<"bufferize-to-plan", "::mlir::ModuleOp"> {
  let summary = "turns functions on tensors into entries of commands on buffers";
  let description = [{
    Does: makes a `plan.entry` of each public function. Fusions, and the regions
    of sort, scatter and their kin, become `plan.kernel`s, equal ones shared;
    constants become `plan.constant`s, equal ones shared; reshapes and barriers
    become nothing, since they mean the same bytes. A result is written over an
    operand that dies there where the operation allows it; results of the
    function are written to where they belong from the start; a donated argument
    (`tf.aliasing_output`, `jax.buffer_donor`) and the result that replaces it
    are one buffer. Where no sharing is possible, a `trc.copy` is made. With
    several entries, donated pairs become named state that the other entries'
    arguments and results of the same name and type are bound to; the attribute
    `trc.state = "name"` of an argument or result says so explicitly; what any of
    a tensor's ports says that it is (`trc.role`) stands with its `plan.state`. A library call is
    what `trc.call` of its operation says; one that wants scratch memory gets a
    buffer of the arena for it as its last operand.

    Requires: the form of the select phase; no call left; static shapes.

    Guarantees: no tensors outside of kernels; each command writes each buffer
    as a whole or updates it in place; one order.

    Does not: choose the order, or offsets in the arena.

    Example: test/Plan/bufferize-to-plan.mlir
  }];
  let dependentDialects = ["::trc::plan::PlanDialect", "::trc::TrcDialect",
                           "::trc::stablehlo::StableHLODialect"];
  let statistics = [
    Statistic<"kernels", "kernels", "distinct kernels">,
    Statistic<"shared", "kernels shared", "fusions that found their kernel">,
    Statistic<"inPlace", "results in place", "results written over an operand">,
    Statistic<"copies", "copies", "copies that could not be avoided">,
  ];
}

def OverlapCollectives : Pass<"overlap-collectives", "::mlir::ModuleOp"> {
  let summary = "lets collectives travel while the step goes on";
  let description = [{
    Does: makes each `stablehlo.all_reduce`, `reduce_scatter` and `all_gather` of
    an entry, but for those inside of loops, a start behind what completes its
    operand and a finish in front of what touches its result first. Those of one
    kind that become ready one after the other travel in buckets, each one
    exchange of several tensors where they lie. Commands that do not depend on
    one go on before those that do, so that there is something to do meanwhile;
    with more than `in-flight` buckets under way the oldest is finished, and what
    waited for it follows.

    Requires: the plan dialect, as `bufferize-to-plan` leaves it. Refuses no
    program.

    Guarantees: the same bits for any options: an element is added up in the
    order of ranks however it travels. The same order on all ranks.

    Does not: copy anything; move collectives of what lies in inputs, or sums
    whose body is no single operation.

    Example: test/Plan/overlap-collectives.mlir
  }];
  let dependentDialects = ["::trc::plan::PlanDialect"];
  let options = [
    Option<"bucketBytes", "bucket-bytes", "int64_t", "4194304",
           "a bucket starts once it has as many">,
    Option<"inFlight", "in-flight", "unsigned", "4",
           "buckets that may be under way at a time">,
  ];
  let statistics = [
    Statistic<"numBuckets", "buckets", "exchanges that travel beside the step">,
    Statistic<"numSums", "sums", "collectives in them">,
    Statistic<"numHeld", "commands held", "commands that waited for one">,
  ];
}

def PlaceBuffers : Pass<"place-buffers", "::mlir::ModuleOp"> {
  let summary = "gives every buffer of the arena its offset";
  let description = [{
    Does: finds the first and the last command that uses each buffer, and places
    the buffers of the arena so that those alive together do not overlap and the
    arena is small, and those of the host's memory alike. Records both, the size of
    the arena and of the other, and the largest sum of live buffers.

    Requires: the plan dialect, as `bufferize-to-plan` leaves it.

    Guarantees: offsets that the independent checker accepts; the same for equal
    input.

    Does not: change commands or their order.

    Example: test/Plan/place-buffers.mlir
  }];
  let options = [
    Option<"alignment", "alignment", "int64_t", "64",
           "of every buffer in the arena, in bytes">,
    Option<"searchSteps", "search-steps", "int64_t", "300000000",
           "bound on the exact search, about a nanosecond each">,
  ];
  let statistics = [
    Statistic<"buffers", "buffers", "buffers placed in arenas">,
    Statistic<"arenaBytes", "arena bytes", "sum of the arenas' sizes">,
    Statistic<"hostBytes", "host bytes",
              "sum of what entries keep in the host's memory">,
    Statistic<"liveBytes", "live bytes",
              "sum over the entries of the largest sum of live buffers">,
  ];
  let dependentDialects = ["::trc::plan::PlanDialect"];
}

def VerifyPlan : Pass<"verify-plan", "::mlir::ModuleOp"> {
  let summary = "checks what holds after the plan phase";
  let description = [{
    Does: checks of every entry that each buffer has a lifetime that covers its
    uses (plan_c1), that no buffer of the arena is read before it is written
    (plan_c2; what `begins_empty` is updated before), that no two buffers alive together share bytes, by the independent
    checker (plan_c3), that the recorded sizes are right (plan_c4), that only
    donated inputs are written (plan_c5), that no command touches what is under
    way to other ranks, or to and from the host's memory (plan_c6), that what is
    started is finished, once and in its block (plan_c7), and that only copies touch
    what lies in the host's memory (plan_c8).

    Requires: nothing.

    Guarantees: an error at the operation that is wrong.

    Does not: change anything.

    Example: test/Plan/verify-plan.mlir
  }];
}

def VerifyAttentionMemory : Pass<"verify-attention-memory", "::mlir::ModuleOp"> {
  let summary = "warns of buffers as large as the scores of attention";
  let description = [{
    Does: compares the shapes of the arena's buffers with those of the scores
    `[B,H,T,S]` of each attention of the entry, and warns at the largest buffer
    that is as large, naming the operation that it was made for, and how many
    there are.

    Requires: nothing. Refuses no program.

    Guarantees: without a warning, no entry that runs attention keeps scores,
    weights or their gradients in memory.

    Does not: change anything; look at an attention whose operands have the
    shape of its scores, or that has as many channels as keys; fail, since a
    program may ask for such a tensor.

    Example: test/Plan/verify-attention-memory.mlir
  }];
}

def VerifyMemoryLimit : Pass<"verify-memory-limit", "::mlir::ModuleOp"> {
  let summary = "refuses a program that takes more memory than there is";
  let description = [{
    Does: adds up state, the largest arena, inputs and outputs, constants, and
    what a process of the target holds beside them, and compares the sum with
    `limit`.

    Requires: `place-buffers`.

    Guarantees: an error where the sum is above the limit, with the bytes that are
    missing, what the sum is made of, the tensors that hold the peak by layer,
    operation and source line, and what would help.

    Does not: change anything, or look for a plan that takes less, which whoever
    runs the phases does.

    Example: test/Plan/verify-memory-limit.mlir
  }];
  let options = [
    Option<"target", "target", "::trc::Target", "::trc::Target::Host",
           "whose figures count", "::trc::targetValues()">,
    Option<"limit", "limit", "int64_t", "0", "in bytes; 0: there is none">,
    Option<"searched", "searched", "bool", "false",
           "whether what --recompute=auto does was found not to do">,
    Option<"offloadTried", "offload-tried", "bool", "false",
           "whether memory of the host was found not to do">,
    Option<"hostLimited", "host-limited", "bool", "false",
           "whether there is a limit of what may lie there">,
  ];
}

#endif // TRC_PLAN_PASSES
