// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// gather: start indices are moved so that each slice lies inside.

// Rows by index, as an embedding does; indices beyond the ends are moved.
func.func @main() {
  %c_x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>
  %c_i = stablehlo.constant dense<[[2], [0], [-4], [9]]> : tensor<4x1xi32>
  %x = stablehlo.optimization_barrier %c_x : tensor<3x2xf32>
  %i = stablehlo.optimization_barrier %c_i : tensor<4x1xi32>
  %0 = "stablehlo.gather"(%x, %i) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0],
                                          index_vector_dim = 1>,
    slice_sizes = array<i64: 1, 2>
  }> : (tensor<3x2xf32>, tensor<4x1xi32>) -> tensor<4x2xf32>
  check.expect_eq_const %0, dense<[[5.0, 6.0], [1.0, 2.0], [1.0, 2.0], [5.0, 6.0]]> :
      tensor<4x2xf32>
  return
}

// -----

// Two index dimensions in the other order, and blocks.
func.func @main() {
  %c_x = stablehlo.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15]]> :
      tensor<4x4xi32>
  %c_i = stablehlo.constant dense<[[1, 2], [3, 0]]> : tensor<2x2xi64>
  %x = stablehlo.optimization_barrier %c_x : tensor<4x4xi32>
  %i = stablehlo.optimization_barrier %c_i : tensor<2x2xi64>
  %0 = "stablehlo.gather"(%x, %i) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [1, 0], index_vector_dim = 1>,
    slice_sizes = array<i64: 2, 2>
  }> : (tensor<4x4xi32>, tensor<2x2xi64>) -> tensor<2x2x2xi32>
  check.expect_eq_const %0, dense<[[[9, 10], [13, 14]], [[2, 3], [6, 7]]]> : tensor<2x2x2xi32>
  return
}

// -----

// The index vector dimension behind the last one: each element is an index.
func.func @main() {
  %c_x = stablehlo.constant dense<[10, 20, 30]> : tensor<3xui8>
  %c_i = stablehlo.constant dense<[[2, 0], [1, 1]]> : tensor<2x2xui32>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xui8>
  %i = stablehlo.optimization_barrier %c_i : tensor<2x2xui32>
  %0 = "stablehlo.gather"(%x, %i) <{
    dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>,
    slice_sizes = array<i64: 1>
  }> : (tensor<3xui8>, tensor<2x2xui32>) -> tensor<2x2xui8>
  check.expect_eq_const %0, dense<[[30, 10], [20, 20]]> : tensor<2x2xui8>
  return
}

// -----

// Batching dimensions: row b of the indices reads row b of the operand.
func.func @main() {
  %c_x = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %c_i = stablehlo.constant dense<[[[2], [0]], [[1], [1]]]> : tensor<2x2x1xi32>
  %x = stablehlo.optimization_barrier %c_x : tensor<2x3xf32>
  %i = stablehlo.optimization_barrier %c_i : tensor<2x2x1xi32>
  %0 = "stablehlo.gather"(%x, %i) <{
    dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0],
                                          start_indices_batching_dims = [0], start_index_map = [1],
                                          index_vector_dim = 2>,
    slice_sizes = array<i64: 1, 1>
  }> : (tensor<2x3xf32>, tensor<2x2x1xi32>) -> tensor<2x2xf32>
  check.expect_eq_const %0, dense<[[3.0, 1.0], [5.0, 5.0]]> : tensor<2x2xf32>
  return
}
