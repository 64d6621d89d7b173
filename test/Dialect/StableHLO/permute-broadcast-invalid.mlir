// RUN: trc-opt %s --split-input-file --verify-diagnostics
//
// Constraints of the other collectives.

// The dimension that is split is there.
func.func @case(%x: tensor<4x4xf32>) {
  // expected-error@+1 {{all_to_all_c1: expected split_dimension to be at least 0 and less than 2, got 2}}
  %0 = "stablehlo.all_to_all"(%x) <{split_dimension = 2 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}>
      : (tensor<4x4xf32>) -> tensor<2x8xf32>
  return
}

// -----

// Parts divide the extent.
func.func @case(%x: tensor<4x4xf32>) {
  // expected-error@+1 {{all_to_all_c2: expected extent 4 to be a multiple of 3}}
  %0 = "stablehlo.all_to_all"(%x) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 3 : i64, replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>}>
      : (tensor<4x4xf32>) -> tensor<2x8xf32>
  return
}

// -----

// The dimension that is joined is there.
func.func @case(%x: tensor<4x4xf32>) {
  // expected-error@+1 {{all_to_all_c3: expected concat_dimension to be at least 0 and less than 2, got -1}}
  %0 = "stablehlo.all_to_all"(%x) <{split_dimension = 0 : i64, concat_dimension = -1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}>
      : (tensor<4x4xf32>) -> tensor<2x8xf32>
  return
}

// -----

// There is a part.
func.func @case(%x: tensor<4x4xf32>) {
  // expected-error@+1 {{all_to_all_c4: expected a split_count of at least 1, got 0}}
  %0 = "stablehlo.all_to_all"(%x) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}>
      : (tensor<4x4xf32>) -> tensor<2x8xf32>
  return
}

// -----

// A rank is in one group.
func.func @case(%x: tensor<4x4xf32>) {
  // expected-error@+1 {{all_to_all_c5: expected each rank once, got rank 0 twice}}
  %0 = "stablehlo.all_to_all"(%x) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 0]]> : tensor<1x2xi64>}>
      : (tensor<4x4xf32>) -> tensor<2x8xf32>
  return
}

// -----

// Groups are rows of a matrix.
func.func @case(%x: tensor<4x4xf32>) {
  // expected-error@+1 {{all_to_all_c6: expected replica_groups of rank 2, got 'tensor<2xi64>'}}
  %0 = "stablehlo.all_to_all"(%x) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[0, 1]> : tensor<2xi64>}>
      : (tensor<4x4xf32>) -> tensor<2x8xf32>
  return
}

// -----

// Ranks are counted from 0.
func.func @case(%x: tensor<4x4xf32>) {
  // expected-error@+1 {{all_to_all_c7: expected rank numbers of at least 0, got -2}}
  %0 = "stablehlo.all_to_all"(%x) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, -2]]> : tensor<1x2xi64>}>
      : (tensor<4x4xf32>) -> tensor<2x8xf32>
  return
}

// -----

// Each rank of a group gets a part.
func.func @case(%x: tensor<4x4xf32>) {
  // expected-error@+1 {{all_to_all_c8: expected groups of 4 ranks, got 2}}
  %0 = "stablehlo.all_to_all"(%x) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 4 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}>
      : (tensor<4x4xf32>) -> tensor<2x8xf32>
  return
}

// -----

// Parts are joined.
func.func @case(%x: tensor<4x4xf32>) {
  // expected-error@+1 {{all_to_all_c9: expected result 0 of type 'tensor<2x8xf32>', got 'tensor<4x4xf32>'}}
  %0 = "stablehlo.all_to_all"(%x) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}>
      : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

// Pairs have two ranks.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{collective_permute_c1: expected pairs of ranks, got 'tensor<1x3xi64>'}}
  %0 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1, 2]]> : tensor<1x3xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// A rank sends once.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{collective_permute_c2: expected each source once, got rank 0 twice}}
  %0 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [0, 2]]> : tensor<2x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// A rank gets once.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{collective_permute_c3: expected each target once, got rank 1 twice}}
  %0 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// Ranks are counted from 0.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{collective_permute_c4: expected rank numbers of at least 0, got -1}}
  %0 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, -1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// What is sent keeps its type.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{collective_permute_c5: expected result 0 of type 'tensor<4xf32>', got 'tensor<2xf32>'}}
  %0 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<2xf32>
  return
}

// -----

// A rank is in one group.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{collective_broadcast_c1: expected each rank once, got rank 0 twice}}
  %0 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[0, 0]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// Groups are rows of a matrix.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{collective_broadcast_i2: expected replica_groups of rank 2, got 'tensor<2xi64>'}}
  %0 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[0, 1]> : tensor<2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// Ranks are counted from 0.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{collective_broadcast_c2: expected rank numbers of at least 0, got -2}}
  %0 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[0, -2]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// What is sent keeps its type.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{collective_broadcast_c3: expected result 0 of type 'tensor<4xf32>', got 'tensor<2xf32>'}}
  %0 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<2xf32>
  return
}

// -----

// A partition has a number.
func.func @case() {
  // expected-error@+1 {{partition_id_c1: expected result 0 of type 'tensor<ui32>', got 'tensor<i32>'}}
  %0 = stablehlo.partition_id : tensor<i32>
  return
}

// -----

// So has a replica.
func.func @case() {
  // expected-error@+1 {{replica_id_c1: expected result 0 of type 'tensor<ui32>', got 'tensor<1xui32>'}}
  %0 = stablehlo.replica_id : tensor<1xui32>
  return
}
