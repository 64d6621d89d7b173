// What was moved is said, and of sums of rows what was not.
// RUN: trc-opt --split-input-file --verify-diagnostics \
// RUN:   --pass-pipeline='builtin.module(func.func(convert-dots-to-contract,move-gathers{remarks}))' %s -o /dev/null

func.func @rows(%x: tensor<4x8xf32>, %w: tensor<12x8xf32>, %i: tensor<2x1xi32>) -> tensor<2x12xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<4x8xf32>, tensor<12x8xf32>) -> tensor<4x12xf32>
  // expected-remark @+1 {{gather moved in front of the product: 2 rows of 4 are multiplied}}
  %1 = "stablehlo.gather"(%0, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 12>}> : (tensor<4x12xf32>, tensor<2x1xi32>) -> tensor<2x12xf32>
  return %1 : tensor<2x12xf32>
}

// -----

func.func @sums(%u: tensor<2x12xf32>, %w: tensor<12x8xf32>, %i: tensor<2x1xi32>) -> tensor<4x8xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<4x12xf32>
  // expected-remark @+1 {{scatter moved behind the product: 2 rows of 4 are multiplied}}
  %0 = "stablehlo.scatter"(%zero, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %2 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<4x12xf32>, tensor<2x1xi32>, tensor<2x12xf32>) -> tensor<4x12xf32>
  %1 = stablehlo.dot_general %0, %w, contracting_dims = [1] x [0] : (tensor<4x12xf32>, tensor<12x8xf32>) -> tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}

// -----

func.func @also_a_result(%u: tensor<2x12xf32>, %w: tensor<12x8xf32>, %i: tensor<2x1xi32>) -> (tensor<4x8xf32>, tensor<4x12xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<4x12xf32>
  // expected-remark @+1 {{scatter not moved behind the product: the sum is also used by 'func.return'}}
  %0 = "stablehlo.scatter"(%zero, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %2 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<4x12xf32>, tensor<2x1xi32>, tensor<2x12xf32>) -> tensor<4x12xf32>
  %1 = stablehlo.dot_general %0, %w, contracting_dims = [1] x [0] : (tensor<4x12xf32>, tensor<12x8xf32>) -> tensor<4x8xf32>
  return %1, %0 : tensor<4x8xf32>, tensor<4x12xf32>
}
