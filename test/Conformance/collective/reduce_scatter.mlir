// RUN: %check-reference --ranks=4 %s
// RUN: %check-host --ranks=4 %s
// RUN: %if stand-ins && !sanitize %{ %simt trc-run --split-input-file --target=cuda --ranks=4 %s %}

// reduce_scatter: combined, and a part given to each.

// The place in the group says which part.
func.func @main() {
  %id = stablehlo.replica_id : tensor<ui32>
  %f = stablehlo.convert %id : (tensor<ui32>) -> tensor<f32>
  %fs = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %ten = stablehlo.constant dense<10.0> : tensor<4xf32>
  %i = stablehlo.iota dim = 0 : tensor<4xf32>
  %m = stablehlo.multiply %fs, %ten : tensor<4xf32>
  %x = stablehlo.add %m, %i : tensor<4xf32>
  %0 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[3, 0], [1, 2]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<2xf32>
  %table = stablehlo.constant dense<[[34.0, 36.0], [30.0, 32.0], [34.0, 36.0], [30.0, 32.0]]> : tensor<4x2xf32>
  %zero = stablehlo.constant dense<0> : tensor<ui32>
  %row = stablehlo.dynamic_slice %table, %id, %zero, sizes = [1, 2] : (tensor<4x2xf32>, tensor<ui32>, tensor<ui32>) -> tensor<1x2xf32>
  %expected = stablehlo.reshape %row : (tensor<1x2xf32>) -> tensor<2xf32>
  check.expect_eq %0, %expected : tensor<2xf32>
  return
}
