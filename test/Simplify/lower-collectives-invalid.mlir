// RUN: trc-opt %s --lower-collectives --split-input-file --verify-diagnostics

// A sum over two ranks needs two.
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{needs 2 ranks, got 1; print the program for one device}}
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// So does a module that JAX partitioned.
// expected-error @below {{needs 4 ranks (mhlo.num_partitions), got 1}}
module @jit_f attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
    return %x : tensor<4xf32>
  }
}
