//===- Passes.td - what lies in the host's memory ----------*- tablegen -*-===//
//
// Passes of the plan phase, which targets with a memory of their own add.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_OFFLOAD_PASSES
#define TRC_OFFLOAD_PASSES

include "mlir/Pass/PassBase.td"

def OffloadMoments : Pass<"offload-moments", "::mlir::ModuleOp"> {
  let summary = "keeps moments in the host's memory, and copies them beside the step";
  let description = [{
    Does: marks moments, in the order of the state, until they have `bytes`
    together, but no more than `most-bytes`, as state in the host's memory (`plan.on_host`). In each entry such a
    moment becomes a buffer of the arena: a copy to it is started in front of its
    first use and one back behind the last, in buckets of up to `bucket-bytes`,
    and each is finished where it has to be. A copy to it starts as early, and one
    back ends as late, as the other buffers leave room below the entry's peak, so
    that both go on while commands run.

    Requires: the plan dialect, as `bufferize-to-plan` leaves it. Refuses no
    program.

    Guarantees: the same bits; no command but these copies touches what is in the
    host's memory.

    Does not: move moments of less than `least-bytes`, or what is no moment; move
    other commands. Where a program says of no state what it is, a moment is one
    whose uses lie together in each entry.

    Example: test/Offload/offload-moments.mlir
  }];
  let dependentDialects = ["::trc::plan::PlanDialect"];
  let options = [
    Option<"bytes", "bytes", "int64_t", "0", "of moments to move, at least">,
    Option<"leastBytes", "least-bytes", "int64_t", "16384",
           "of a moment that is moved">,
    Option<"mostBytes", "most-bytes", "int64_t",
           "std::numeric_limits<int64_t>::max()",
           "that may lie in the host's memory">,
    Option<"bucketBytes", "bucket-bytes", "int64_t", "67108864",
           "that are copied together, at most, unless one has more">,
    Option<"bytesPerNanosecond", "bytes-per-nanosecond", "double", "1",
           "that a copy moves">,
    Option<"remarks", "remarks", "bool", "false",
           "say how many were moved, and where none is known">,
  ];
  let statistics = [
    Statistic<"numMoments", "moments", "that lie in the host's memory">,
    Statistic<"bytesMoved", "bytes", "that they have">,
    Statistic<"numCopies", "copies", "that were started, of buckets">,
  ];
}

def OffloadActivations : Pass<"offload-activations", "::mlir::ModuleOp"> {
  let summary = "keeps values in the host's memory from the forward to the backward half";
  let description = [{
    Does: where the arena of an entry is larger than that of the largest is to
    be, finds the buffers that live at the peak and that no command touches
    around it, and copies them to the host's memory behind their last use before,
    and back in front of the first one behind it, longest time first. A store is
    finished later, and a fetch started earlier, as far as it takes by the target's
    figures and the other buffers leave room below the new peak. What went and does
    not make the peak less stays. A buffer of which the command behind that time
    writes all and reads none becomes two, and nothing is copied.

    Requires: the plan dialect, as `bufferize-to-plan` leaves it. Refuses no
    program.

    Guarantees: the same bits; one copy each way of a buffer in an entry.

    Does not: move more than `most-bytes` in an entry, what has less than
    `least-bytes`, what is untouched for less
    time than both copies take, what goes to other ranks, or what is read in a
    loop around the peak; move other commands.

    Example: test/Offload/offload-activations.mlir
  }];
  let dependentDialects = ["::trc::plan::PlanDialect"];
  let options = [
    Option<"target", "target", "::trc::Target", "::trc::Target::Host",
           "whose figures count", "::trc::targetValues()">,
    Option<"bytes", "bytes", "int64_t", "0",
           "that the largest arena is to become less by, if it can">,
    Option<"leastBytes", "least-bytes", "int64_t", "16384",
           "of a buffer that is moved">,
    Option<"mostBytes", "most-bytes", "int64_t",
           "std::numeric_limits<int64_t>::max()",
           "that may lie in the host's memory, with the moments of an entry">,
    Option<"momentBytes", "moment-bytes", "int64_t", "0",
           "of moments that go there after this pass, as `offload-moments` has it">,
    Option<"bytesPerNanosecond", "bytes-per-nanosecond", "double", "0",
           "that a copy moves; 0: the target's figure">,
    Option<"remarks", "remarks", "bool", "false",
           "say what was moved, and what it costs">,
  ];
  let statistics = [
    Statistic<"numValues", "values", "that lie in the host's memory">,
    Statistic<"bytesMoved", "bytes", "that they have">,
    Statistic<"numCopies", "copies", "that were started">,
  ];
}

#endif // TRC_OFFLOAD_PASSES
