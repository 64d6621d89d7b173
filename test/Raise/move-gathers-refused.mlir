// Rows that are taken behind the product, and why.
// Printed by JAX 0.10.2: test/Raise/forms.py
// RUN: trc-opt --split-input-file --verify-diagnostics \
// RUN:   --pass-pipeline='builtin.module(phase-simplify,func.func(convert-dots-to-contract,move-gathers{remarks}))' %s -o /dev/null

// All rows are a result.
func.func @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<12x8xf32>, %arg2: tensor<12xf32>, %arg3: tensor<2x3xi32>) -> (tensor<2x3x12xf32>, tensor<2x4x12xf32>) {
  %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %2 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<12xf32>) -> tensor<1x1x12xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x1x12xf32>) -> tensor<2x4x12xf32>
  %4 = stablehlo.add %1, %3 : tensor<2x4x12xf32>
  %5 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
  %6 = call @take_along_axis(%4, %5) : (tensor<2x4x12xf32>, tensor<2x3x1xi32>) -> tensor<2x3x12xf32>
  return %6, %4 : tensor<2x3x12xf32>, tensor<2x4x12xf32>
}
func.func private @take_along_axis(%arg0: tensor<2x4x12xf32>, %arg1: tensor<2x3x1xi32>) -> tensor<2x3x12xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x1xi1>
  %c_0 = stablehlo.constant dense<4> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<2x3x1xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<2x3x1xi1>, tensor<2x3x1xi32>
  // expected-remark @+1 {{gather not moved in front of the product: all rows are also used by 'func.return'}}
  %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 12>}> : (tensor<2x4x12xf32>, tensor<2x3x1xi32>) -> tensor<2x3x12xf32>
  return %5 : tensor<2x3x12xf32>
}

// -----

// As many as there are.
func.func @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<12x8xf32>, %arg2: tensor<12xf32>) -> (tensor<8x12xf32>) {
  %c = stablehlo.constant dense<[7, 0, 1, 2, 3, 4, 5, 6]> : tensor<8xi32>
  %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %2 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<12xf32>) -> tensor<1x1x12xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x1x12xf32>) -> tensor<2x4x12xf32>
  %4 = stablehlo.add %1, %3 : tensor<2x4x12xf32>
  %5 = stablehlo.reshape %4 : (tensor<2x4x12xf32>) -> tensor<8x12xf32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
  %7 = stablehlo.compare LT, %c, %6, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
  %c_1 = stablehlo.constant dense<8> : tensor<i32>
  %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8xi32>
  %9 = stablehlo.add %c, %8 : tensor<8xi32>
  %10 = stablehlo.select %7, %9, %c : tensor<8xi1>, tensor<8xi32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
  // expected-remark @+1 {{gather not moved in front of the product: it takes 8 rows of 8}}
  %12 = "stablehlo.gather"(%5, %11) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 12>}> : (tensor<8x12xf32>, tensor<8x1xi32>) -> tensor<8x12xf32>
  return %12 : tensor<8x12xf32>
}

// -----

// A sum along each row is between.
func.func @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<12x8xf32>, %arg2: tensor<2x3xi32>) -> (tensor<2x3x12xf32>) {
  %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %cst_0 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %5 = stablehlo.divide %3, %4 : tensor<2x4x1xf32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x12xf32>
  %7 = stablehlo.subtract %1, %6 : tensor<2x4x12xf32>
  %8 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
  %9 = call @take_along_axis(%7, %8) : (tensor<2x4x12xf32>, tensor<2x3x1xi32>) -> tensor<2x3x12xf32>
  return %9 : tensor<2x3x12xf32>
}
func.func private @take_along_axis(%arg0: tensor<2x4x12xf32>, %arg1: tensor<2x3x1xi32>) -> tensor<2x3x12xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x1xi1>
  %c_0 = stablehlo.constant dense<4> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<2x3x1xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<2x3x1xi1>, tensor<2x3x1xi32>
  // expected-remark @+1 {{gather not moved in front of the product: more than a product}}
  %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 12>}> : (tensor<2x4x12xf32>, tensor<2x3x1xi32>) -> tensor<2x3x12xf32>
  return %5 : tensor<2x3x12xf32>
}
