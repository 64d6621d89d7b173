// What is not an embedding for us, and why.
// Printed by JAX 0.10.2: test/Raise/forms.py
// RUN: trc-opt --split-input-file --verify-diagnostics \
// RUN:   --pass-pipeline='builtin.module(phase-simplify,func.func(raise-embedding{remarks}))' %s -o /dev/null

// Parts of rows.
func.func @form(%arg0: tensor<12x8xf32>, %arg1: tensor<2x4xi32>) -> (tensor<2x4x4xf32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x4xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
  %c_0 = stablehlo.constant dense<12> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x4xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<2x4xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<2x4xi1>, tensor<2x4xi32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2x4x1xi32>
  %7 = stablehlo.concatenate %5, %6, dim = 2 : (tensor<2x4x1xi32>, tensor<2x4x1xi32>) -> tensor<2x4x2xi32>
  // expected-remark @+1 {{embedding not raised: the index is not one into the rows}}
  %8 = "stablehlo.gather"(%arg0, %7) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<12x8xf32>, tensor<2x4x2xi32>) -> tensor<2x4x4xf32>
  return %8 : tensor<2x4x4xf32>
}
