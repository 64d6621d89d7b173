// RUN: %check-reference --ranks=4 %s
// RUN: %check-host --ranks=4 %s
// RUN: %if stand-ins && !sanitize %{ %simt trc-run --split-input-file --target=cuda --ranks=4 %s %}

// collective_permute: from rank to rank; who gets nothing has zeros.

// A chain of three.
func.func @main() {
  %id = stablehlo.replica_id : tensor<ui32>
  %f = stablehlo.convert %id : (tensor<ui32>) -> tensor<f32>
  %fs = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<2xf32>
  %ten = stablehlo.constant dense<10.0> : tensor<2xf32>
  %i = stablehlo.iota dim = 0 : tensor<2xf32>
  %m = stablehlo.multiply %fs, %ten : tensor<2xf32>
  %x = stablehlo.add %m, %i : tensor<2xf32>
  %0 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}>
      : (tensor<2xf32>) -> tensor<2xf32>
  %table = stablehlo.constant dense<[[0.0, 0.0], [0.0, 1.0], [10.0, 11.0], [0.0, 0.0]]> : tensor<4x2xf32>
  %zero = stablehlo.constant dense<0> : tensor<ui32>
  %row = stablehlo.dynamic_slice %table, %id, %zero, sizes = [1, 2] : (tensor<4x2xf32>, tensor<ui32>, tensor<ui32>) -> tensor<1x2xf32>
  %expected = stablehlo.reshape %row : (tensor<1x2xf32>) -> tensor<2xf32>
  check.expect_eq %0, %expected : tensor<2xf32>
  return
}
