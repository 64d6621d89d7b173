// RUN: %check-reference %s
// RUN: %check-host --ranks=4 %s
// RUN: %if stand-ins && !sanitize %{ %simt trc-run --split-input-file --target=cuda --ranks=4 %s %}

// Replicas and partitions: two of each, by the module's attributes. Ranks are numbered
// replica * 2 + partition, and how a group is meant follows from the channel.

// A channel without global ids: the replicas of the group in all partitions.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
  func.func @main() {
    %r = stablehlo.replica_id : tensor<ui32>
    %p = stablehlo.partition_id : tensor<ui32>
    %two = stablehlo.constant dense<2> : tensor<ui32>
    %m = stablehlo.multiply %r, %two : tensor<ui32>
    %x = stablehlo.add %m, %p : tensor<ui32>
    %0 = "stablehlo.all_reduce"(%x) <{
      replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>,
      channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>
    }> ({
    ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
      %s = stablehlo.add %a, %b : tensor<ui32>
      stablehlo.return %s : tensor<ui32>
    }) : (tensor<ui32>) -> tensor<ui32>
    %four = stablehlo.constant dense<4> : tensor<ui32>
    %one = stablehlo.constant dense<1> : tensor<ui32>
    %f = stablehlo.multiply %r, %four : tensor<ui32>
    %expected = stablehlo.add %f, %one : tensor<ui32>
    check.expect_eq %0, %expected : tensor<ui32>
    return
  }
}

// -----

// No channel: the replicas of this rank's own partition.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
  func.func @main() {
    %r = stablehlo.replica_id : tensor<ui32>
    %p = stablehlo.partition_id : tensor<ui32>
    %two = stablehlo.constant dense<2> : tensor<ui32>
    %m = stablehlo.multiply %r, %two : tensor<ui32>
    %x = stablehlo.add %m, %p : tensor<ui32>
    %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
      %s = stablehlo.add %a, %b : tensor<ui32>
      stablehlo.return %s : tensor<ui32>
    }) : (tensor<ui32>) -> tensor<ui32>
    %q = stablehlo.multiply %p, %two : tensor<ui32>
    %expected = stablehlo.add %q, %two : tensor<ui32>
    check.expect_eq %0, %expected : tensor<ui32>
    return
  }
}

// -----

// An operation without reduction on a channel: the partitions of this rank's replica.
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
  func.func @main() {
    %r = stablehlo.replica_id : tensor<ui32>
    %p = stablehlo.partition_id : tensor<ui32>
    %two = stablehlo.constant dense<2> : tensor<ui32>
    %m = stablehlo.multiply %r, %two : tensor<ui32>
    %x = stablehlo.add %m, %p : tensor<ui32>
    %0 = "stablehlo.collective_permute"(%x) <{
      source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>,
      channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>
    }> : (tensor<ui32>) -> tensor<ui32>
    %one = stablehlo.constant dense<1> : tensor<ui32>
    %other = stablehlo.subtract %one, %p : tensor<ui32>
    %expected = stablehlo.add %m, %other : tensor<ui32>
    check.expect_eq %0, %expected : tensor<ui32>
    return
  }
}
