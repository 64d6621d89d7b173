// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// scatter: combines updates into the operand in order; what falls outside is dropped.

// Rows added, as the gradient of an embedding; the same row twice, and rows outside.
func.func @main() {
  %c_x = stablehlo.constant dense<[[1.0, 1.0], [2.0, 2.0], [3.0, 3.0]]> : tensor<3x2xf32>
  %c_i = stablehlo.constant dense<[[2], [0], [2], [-1], [3]]> : tensor<5x1xi32>
  %c_u = stablehlo.constant dense<[[10.0, 20.0], [30.0, 40.0], [50.0, 60.0], [70.0, 80.0], [90.0,
      99.0]]> : tensor<5x2xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<3x2xf32>
  %i = stablehlo.optimization_barrier %c_i : tensor<5x1xi32>
  %u = stablehlo.optimization_barrier %c_u : tensor<5x2xf32>
  %0 = "stablehlo.scatter"(%x, %i, %u) <{
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0],
                                                   scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x2xf32>, tensor<5x1xi32>, tensor<5x2xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %0, dense<[[31.0, 41.0], [2.0, 2.0], [63.0, 83.0]]> : tensor<3x2xf32>
  return
}

// -----

// Replaced by the last update; a window that hangs over the end loses that part only.
func.func @main() {
  %c_x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %c_i = stablehlo.constant dense<[[0], [3], [0]]> : tensor<3x1xi64>
  %c_u = stablehlo.constant dense<[[5, 6], [7, 8], [9, 10]]> : tensor<3x2xi32>
  %x = stablehlo.optimization_barrier %c_x : tensor<4xi32>
  %i = stablehlo.optimization_barrier %c_i : tensor<3x1xi64>
  %u = stablehlo.optimization_barrier %c_u : tensor<3x2xi32>
  %0 = "stablehlo.scatter"(%x, %i, %u) <{
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0],
                                                   index_vector_dim = 1>
  }> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    stablehlo.return %b : tensor<i32>
  }) : (tensor<4xi32>, tensor<3x1xi64>, tensor<3x2xi32>) -> tensor<4xi32>
  check.expect_eq_const %0, dense<[9, 10, 3, 7]> : tensor<4xi32>
  return
}

// -----

// Batching dimensions.
func.func @main() {
  %c_x = stablehlo.constant dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf32>
  %c_i = stablehlo.constant dense<[[[2], [0]], [[1], [1]]]> : tensor<2x2x1xi32>
  %c_u = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<2x3xf32>
  %i = stablehlo.optimization_barrier %c_i : tensor<2x2x1xi32>
  %u = stablehlo.optimization_barrier %c_u : tensor<2x2xf32>
  %0 = "stablehlo.scatter"(%x, %i, %u) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0],
                                                   scatter_indices_batching_dims = [0],
                                                   scatter_dims_to_operand_dims = [1], index_vector_dim = 2>
  }> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<2x2x1xi32>, tensor<2x2xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %0, dense<[[2.0, 0.0, 1.0], [0.0, 7.0, 0.0]]> : tensor<2x3xf32>
  return
}

// -----

// Two inputs at once, and a maximum.
func.func @main() {
  %c_x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %c_y = stablehlo.constant dense<[5, 6]> : tensor<2xi32>
  %c_i = stablehlo.constant dense<[[1]]> : tensor<1x1xi32>
  %c_u = stablehlo.constant dense<[7]> : tensor<1xi32>
  %c_v = stablehlo.constant dense<[3]> : tensor<1xi32>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xi32>
  %y = stablehlo.optimization_barrier %c_y : tensor<2xi32>
  %i = stablehlo.optimization_barrier %c_i : tensor<1x1xi32>
  %u = stablehlo.optimization_barrier %c_u : tensor<1xi32>
  %v = stablehlo.optimization_barrier %c_v : tensor<1xi32>
  %0:2 = "stablehlo.scatter"(%x, %y, %i, %u, %v) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0],
                                                   index_vector_dim = 1>
  }> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    %m = stablehlo.maximum %b, %d : tensor<i32>
    %s = stablehlo.add %a, %c : tensor<i32>
    stablehlo.return %s, %m : tensor<i32>, tensor<i32>
  }) : (tensor<2xi32>, tensor<2xi32>, tensor<1x1xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  check.expect_eq_const %0#0, dense<[1, 9]> : tensor<2xi32>
  check.expect_eq_const %0#1, dense<[5, 6]> : tensor<2xi32>
  return
}

// -----

// No updates.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %c_i = stablehlo.constant dense<> : tensor<0x1xi32>
  %c_u = stablehlo.constant dense<> : tensor<0xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xf32>
  %i = stablehlo.optimization_barrier %c_i : tensor<0x1xi32>
  %u = stablehlo.optimization_barrier %c_u : tensor<0xf32>
  %0 = "stablehlo.scatter"(%x, %i, %u) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0],
                                                   index_vector_dim = 1>
  }> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2xf32>, tensor<0x1xi32>, tensor<0xf32>) -> tensor<2xf32>
  check.expect_eq_const %0, dense<[1.0, 2.0]> : tensor<2xf32>
  return
}
