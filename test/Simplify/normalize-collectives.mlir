// RUN: trc-opt %s --normalize-collectives --split-input-file | FileCheck %s

// Groups of replicas in a grid of two by two become groups of ranks, of which there is one
// replica.
// CHECK: module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32}
// CHECK: stablehlo.all_reduce
// CHECK-SAME: channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>
// CHECK-SAME: replica_groups = dense<{{\[}}[0, 2], [1, 3]]> : tensor<2x2xi64>
// CHECK-SAME: use_global_device_ids
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
  func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

// A number in the program's grid is computed from the rank's.
// CHECK-LABEL: func.func @numbers
// CHECK: %[[R:.*]] = stablehlo.partition_id
// CHECK: stablehlo.divide %[[R]]
// CHECK: %[[P:.*]] = stablehlo.partition_id
// CHECK: stablehlo.remainder %[[P]]
module attributes {mhlo.num_replicas = 3 : i32, mhlo.num_partitions = 2 : i32} {
  func.func @numbers() -> (tensor<ui32>, tensor<ui32>) {
    %r = stablehlo.replica_id : tensor<ui32>
    %p = stablehlo.partition_id : tensor<ui32>
    return %r, %p : tensor<ui32>, tensor<ui32>
  }
}

// -----

// What is gathered along another dimension than the first is gathered along a new first one,
// and moved there.
// CHECK-LABEL: func.func @gather
// CHECK: %[[X:.*]] = stablehlo.reshape {{.*}} -> tensor<1x3x2xf32>
// CHECK: %[[G:.*]] = "stablehlo.all_gather"(%[[X]]) <{all_gather_dim = 0
// CHECK-SAME: -> tensor<2x3x2xf32>
// CHECK: %[[T:.*]] = stablehlo.transpose %[[G]], dims = [1, 0, 2]
// CHECK: stablehlo.reshape %[[T]] {{.*}} -> tensor<3x4xf32>
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func @gather(%x: tensor<3x2xf32>) -> tensor<3x4xf32> {
    %0 = "stablehlo.all_gather"(%x) <{
      all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>,
      channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids
    }> : (tensor<3x2xf32>) -> tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }
}

// -----

// A program for one rank stays as it is.
// CHECK-LABEL: func.func @alone
// CHECK: stablehlo.replica_id
func.func @alone() -> tensor<ui32> {
  %r = stablehlo.replica_id : tensor<ui32>
  return %r : tensor<ui32>
}
