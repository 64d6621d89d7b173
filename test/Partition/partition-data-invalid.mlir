// RUN: trc-opt %s --partition-data="gather-bytes=16" --split-input-file --verify-diagnostics

// All ranks have equally many rows.
module attributes {mhlo.num_partitions = 4 : i32} {
  // expected-error @below {{argument 0 has 6 elements along dimension 0, no multiple of 4 ranks; another batch, or number of ranks}}
  func.func public @uneven(%x: tensor<6xf32> {trc.partition = 0 : i64}) -> tensor<6xf32> {
    return %x : tensor<6xf32>
  }
}

// -----

// A number has no dimension.
module attributes {mhlo.num_partitions = 4 : i32} {
  // expected-error @below {{argument 0 of type 'tensor<f32>' has no dimension 0 to split}}
  func.func public @scalar(%x: tensor<f32> {trc.partition = 0 : i64}) -> tensor<f32> {
    return %x : tensor<f32>
  }
}

// -----

// So it is with results.
module attributes {mhlo.num_partitions = 4 : i32} {
  func.func public @result(%x: tensor<6xf32>) -> (tensor<6xf32> {trc.partition = 0 : i64}) {
    // expected-error @below {{result 0 has 6 elements along dimension 0, no multiple of 4 ranks; another batch, or number of ranks}}
    return %x : tensor<6xf32>
  }
}

// -----

// What is sorted along the split dimension would have to be joined.
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func public @sort(%x: tensor<8xf32> {trc.partition = 0 : i64}) -> tensor<8xf32> {
    // expected-error @below {{no rule splits stablehlo.sort along dimension 0, and 32 bytes are more than every rank joins (16); write it with jax.shard_map, or make its operand whole with jax.lax.with_sharding_constraint}}
    %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %p = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    }) : (tensor<8xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}

// -----

// One operand is split along one dimension, the other along another.
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func public @both(%x: tensor<4x4xf32> {trc.partition = 0 : i64}, %y: tensor<4x4xf32> {trc.partition = 1 : i64}) -> tensor<4x4xf32> {
    // expected-error @below {{no rule splits stablehlo.add along dimension 1 of operand 1 and what it is split along already, and 64 bytes are more}}
    %0 = stablehlo.add %x, %y : tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
}

// -----

// A loop that carries what lies otherwise after a turn.
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func public @loop(%x: tensor<4x4xf32> {trc.partition = 0 : i64}) -> tensor<4x4xf32> {
    // expected-error @below {{value 0 of a loop or branch is split along dimension 0 and otherwise, and 64 bytes are more}}
    %0 = stablehlo.while(%v = %x) : tensor<4x4xf32>
    cond {
      %1 = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1 = stablehlo.transpose %v, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
      stablehlo.return %1 : tensor<4x4xf32>
    }
    return %0 : tensor<4x4xf32>
  }
}

// -----

// What has been split already is no whole.
module attributes {mhlo.num_partitions = 2 : i32} {
  // expected-error @below {{argument 0 is split by the program already; leave --split out, or print the step without jax.shard_map}}
  func.func public @already(%x: tensor<4xf32> {trc.split = 0 : i64}, %y: tensor<4xf32> {trc.partition = 0 : i64}) -> tensor<4xf32> {
    return %y : tensor<4xf32>
  }
}

// -----

// Nor is a program that asks for its rank.
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func public @rank(%x: tensor<4xf32> {trc.partition = 0 : i64}) -> tensor<ui32> {
    // expected-error @below {{is in a step that is to be split; leave --split out, or print the step without jax.shard_map}}
    %0 = stablehlo.partition_id : tensor<ui32>
    return %0 : tensor<ui32>
  }
}
