//===- Passes.td - passes of the fuse phase ----------------*- tablegen -*-===//
//
// In the order in which the phase runs them.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_FUSION_PASSES
#define TRC_FUSION_PASSES

include "mlir/Pass/PassBase.td"

def SplitReductions : Pass<"split-reductions", "::mlir::func::FuncOp"> {
  let summary = "makes long reductions parallel";
  let description = [{
    Does: rewrites a large reduction that would run as few work items into two:
    partial results over fixed chunks, then a reduction of the partial results.
    The chunks depend on the shape alone, so the bits do not depend on the
    number of workers.

    Requires: static shapes. Refuses no program.

    Guarantees: the same value up to the order of combination.

    Does not: touch reductions that have enough independent results, whose
    reduced extent has no fitting divisor, or whose initial value is not known
    to change nothing.

    Example: test/Fusion/split-reductions.mlir
  }];
  let options = [
    Option<"chunks", "chunks", "int64_t", "32",
           "number of work items to aim for">,
    Option<"minElements", "min-elements", "int64_t", "16384",
           "reductions of fewer elements are left alone">,
  ];
  let statistics = [
    Statistic<"split", "reductions split", "reductions made parallel">,
  ];
}

def EliminateDeadFills : Pass<"eliminate-dead-fills", "::mlir::func::FuncOp"> {
  let summary = "leaves stacks empty that a loop fills";
  let description = [{
    Does: a stack that a loop carries begins as zeros, mostly, each trip writes
    another part of it, and only what reads the stack behind the loop is meant to
    see it. Where the trips are counted and their parts are all of the stack, it
    begins as `trc.empty`, which nothing fills.

    Requires: conditions and counters of loops outside of fusions. Refuses no
    program.

    Guarantees: the same bits behind the loop.

    Does not: look through values of the counter that are more than sums and
    differences with constants, or touch a stack that the loop reads.

    Example: test/Fusion/eliminate-dead-fills.mlir
  }];
  let dependentDialects = ["::trc::TrcDialect"];
  let statistics = [
    Statistic<"numEliminated", "stacks", "stacks that nothing fills any more">,
    Statistic<"bytesUnwritten", "bytes", "sum of their sizes">,
  ];
}

def SinkConstants : Pass<"sink-constants", "::mlir::func::FuncOp"> {
  let summary = "copies splat constants into the loops that read them";
  let description = [{
    Does: gives each block of a loop or branch that reads a splat constant from
    outside a copy of its own, and each value that a loop carries and that
    starts as one.

    Requires: nothing. Refuses no program.

    Guarantees: what is read from outside of a block is no splat constant, so
    that a kernel can hold the constants it needs.

    Does not: move constants of several values, which lie in memory anyway.

    Example: test/Fusion/sink-constants.mlir
  }];
  let statistics = [
    Statistic<"numSunk", "constants copied", "constants copied into blocks">,
  ];
}

def BoundScratchRows : Pass<"bound-scratch-rows", "::mlir::ModuleOp"> {
  let summary = "says which rows a kernel of the target keeps";
  let description = [{
    Does: writes onto the module, as `trc.scratch_row_bytes`, how many bytes a row
    has at most that a kernel keeps from one of its loops to the next, and as
    `trc.scratch_row_cycles` what an element of it takes at least. Values of
    longer or cheaper rows are computed again in each loop that reads them.

    Requires: nothing. Refuses no program.

    Guarantees: each fusion of the module is the same kernel to every pass that
    builds it, until its code is written.

    Does not: look at the program.

    Example: test/Fusion/bound-scratch-rows.mlir
  }];
  let options = [
    Option<"target", "target", "::trc::Target", "::trc::Target::Host",
           "whose rows", "::trc::targetValues()">,
  ];
}

def FuseOperations : Pass<"fuse-operations", "::mlir::func::FuncOp"> {
  let summary = "groups operations into kernels";
  let description = [{
    Does: groups elementwise operations, changes of index and reductions into
    `trc.fusion`s, each one kernel over one iteration space. Groups grow from
    each operation towards its producers, then between siblings that read the
    same tensor. A merge happens when the result is one kernel
    (`buildKernel` succeeds), what has to run in between can join it, and the
    target's figures for bytes, operations and launches say that it pays.
    Constants, broadcasts, iotas and masks made from them are computed anew in
    each group that reads them instead of being stored.

    Requires: calls inlined, contractions as `trc.contract`. Refuses no program.

    Guarantees: every elementwise operation and reduction that a kernel can hold
    is inside a fusion; each fusion is one kernel.

    Does not: fuse into or across contractions, control flow and library
    operations.

    Example: test/Fusion/fuse-operations.mlir
  }];
  let dependentDialects = ["::trc::TrcDialect"];
  let options = [
    Option<"target", "target", "::trc::Target", "::trc::Target::Host",
           "whose figures count", "::trc::targetValues()">,
    Option<"maxOperations", "max-operations", "int64_t", "160",
           "most operations in one fusion">,
    Option<"apart", "apart", "bool", "false",
           "each operation by itself, under its own name: to find the one that "
           "makes a NaN">,
    Option<"remarks", "remarks", "bool", "false",
           "say for each operation left alone why">,
  ];
  let statistics = [
    Statistic<"fusions", "fusions", "fusions made">,
    Statistic<"fused", "operations fused", "operations inside fusions">,
    Statistic<"left", "operations left", "fusible operations left alone">,
  ];
}

def VerifyFusions : Pass<"verify-fusions", "::mlir::func::FuncOp"> {
  let summary = "checks what holds after the fuse phase";
  let description = [{
    Does: fails when a fusion is not one kernel (`fuse_c1`), when its `kind` is
    not the kernel's (`fuse_c2`), or when an operation that only kernels compute
    is in none (`fuse_c5`).

    Requires: nothing.

    Guarantees: every fusion can be emitted.

    Does not: change anything.

    Example: test/Fusion/verify-fusions-invalid.mlir
  }];
  let statistics = [
    Statistic<"numBuilt", "kernels built", "those whose form was not kept">,
  ];
}

def PrintKernels : Pass<"print-kernels", "::mlir::ModuleOp"> {
  let summary = "prints the loop form of every fusion";
  let description = [{
    Does: builds the kernel of each `trc.fusion` and prints it on standard
    output, as the emit phase will see it.

    Requires: the fuse phase. Refuses no program.

    Guarantees: nothing.

    Does not: change anything.

    Example: test/Fusion/print-kernels.mlir
  }];
}

#endif // TRC_FUSION_PASSES
