// RUN: %check-reference --ranks=4 %s
// RUN: %check-host --ranks=4 %s
// RUN: %if stand-ins && !sanitize %{ %simt trc-run --split-input-file --target=cuda --ranks=4 %s %}

// all_to_all: each splits its tensor, and joins what it gets.

// Part i goes to the member i.
func.func @main() {
  %id = stablehlo.replica_id : tensor<ui32>
  %f = stablehlo.convert %id : (tensor<ui32>) -> tensor<f32>
  %fs = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %ten = stablehlo.constant dense<10.0> : tensor<4xf32>
  %i = stablehlo.iota dim = 0 : tensor<4xf32>
  %m = stablehlo.multiply %fs, %ten : tensor<4xf32>
  %x = stablehlo.add %m, %i : tensor<4xf32>
  %0 = "stablehlo.all_to_all"(%x) <{
    split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 4 : i64,
    replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>
  }> : (tensor<4xf32>) -> tensor<4xf32>
  %table = stablehlo.constant dense<[[0.0, 10.0, 20.0, 30.0], [1.0, 11.0, 21.0, 31.0], [2.0, 12.0, 22.0, 32.0], [3.0, 13.0, 23.0, 33.0]]> : tensor<4x4xf32>
  %zero = stablehlo.constant dense<0> : tensor<ui32>
  %row = stablehlo.dynamic_slice %table, %id, %zero, sizes = [1, 4] : (tensor<4x4xf32>, tensor<ui32>, tensor<ui32>) -> tensor<1x4xf32>
  %expected = stablehlo.reshape %row : (tensor<1x4xf32>) -> tensor<4xf32>
  check.expect_eq %0, %expected : tensor<4xf32>
  return
}
