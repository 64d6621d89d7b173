//===- Passes.td - passes that split a program over ranks --*- tablegen -*-===//
//
// Each description has five parts: Does, Requires, Guarantees, Does not, Example
// (the path of a lit file).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PARTITION_PASSES
#define TRC_PARTITION_PASSES

include "mlir/Pass/PassBase.td"

def PartitionData : Pass<"partition-data", "::mlir::ModuleOp"> {
  let summary = "split a program for a whole batch over ranks";
  let description = [{
    **Does.** Arguments of a function with `trc.partition = d` become one rank's
    part along dimension d. What is made of parts is made in parts, as far as the
    factors of each operation allow (`lib/Partition/Factors.h`); a sum, product,
    maximum or minimum along a split dimension is combined by an `all_reduce`
    where it is made. Counters start where the rank's part does, and random bits
    are those of the whole: each rank makes its rows of them. Results lie as
    `trc.partition` of theirs says (-1: whole), as the argument that they are
    donated to, or else as they come out. Shardings within the function that
    have `trc.partition` are obeyed, and go.

    What no rule splits is done whole by every rank, from parts that an
    `all_gather` joins, where these are at most `gather-bytes` together;
    `remarks` says which. A split argument that is joined is warned of, unless a
    sharding follows: what reads it is not split.

    **Requires.** A module for several ranks without calls, after
    `normalize-collectives`; what is not split is the same on all ranks.

    **Guarantees.** Rank r has the values that one rank would have of the whole,
    or its r-th part of them, but for the order of sums; what is not split has
    the same bits on all ranks. Ports that are split have `trc.split`.

    **Does not.** Split along two dimensions at once, unevenly, or over some of
    the ranks: a dimension that the number of ranks does not divide is refused,
    and so is a program that has collectives or split ports of its own.
    Join more than `gather-bytes`: that is refused at the operation, with its
    dimension.

    **Example.** `test/Partition/partition-data.mlir`
  }];
  let dependentDialects = ["::trc::stablehlo::StableHLODialect"];
  let options = [
    Option<"gatherBytes", "gather-bytes", "int64_t", "1048576",
           "the largest tensor that is joined on every rank where no rule splits what reads it">,
    Option<"remarks", "remarks", "bool", "false",
           "say what is joined on every rank, and for what">,
  ];
  let statistics = [
    Statistic<"numSplit", "operations split", "operations that ranks share">,
    Statistic<"numSums", "sums combined", "all_reduce operations made">,
    Statistic<"numGathers", "tensors joined", "all_gather operations made">,
  ];
}

#endif // TRC_PARTITION_PASSES
