// RUN: trc-opt %s --lower-collectives --split-input-file --verify-diagnostics

// A sum over two ranks needs two.
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{needs 2 ranks, got 1; compile with --ranks=2 or print the program for one device}}
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// What one rank gathers is what it has; all ranks are a group where none is written.
func.func @main(%x: tensor<4xf32>) -> tensor<8xf32> {
  // expected-error @below {{expected result type 'tensor<4xf32>' on 1 rank, got 'tensor<8xf32>'}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<> : tensor<0x0xi64>}>
      : (tensor<4xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
