// Gather and scatter. Each function is differentiated and compared with finite
// differences by FiniteDifferenceTest.

// Rows by index; an index outside is moved to the edge.
func.func @gather_rows(%x: tensor<5x3xf64> {trc.parameter = "x"}, %i: tensor<6x1xi32> {trc.range = array<f64: -3.0, 9.0>}) -> (tensor<6x3xf64>, tensor<5x3xf64>) {
  %0 = "stablehlo.gather"(%x, %i) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>,
    slice_sizes = array<i64: 1, 3>
  }> : (tensor<5x3xf64>, tensor<6x1xi32>) -> tensor<6x3xf64>
  %1 = stablehlo.sine %x : tensor<5x3xf64>
  return %0, %1 : tensor<6x3xf64>, tensor<5x3xf64>
}

// One element in each row.
func.func @gather_elements(%x: tensor<4x3xf64> {trc.parameter = "x"}, %i: tensor<4x1xi32>) -> tensor<4xf64> {
  %0 = "stablehlo.gather"(%x, %i) <{
    dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>,
    slice_sizes = array<i64: 1, 1>
  }> : (tensor<4x3xf64>, tensor<4x1xi32>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}

// Windows in two dimensions, with indices that name them in another order.
func.func @gather_windows(%x: tensor<5x6xf64> {trc.parameter = "x"}, %i: tensor<2x3xi32> {trc.range = array<f64: -2.0, 8.0>}) -> tensor<2x3x3xf64> {
  %0 = "stablehlo.gather"(%x, %i) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 0>,
    slice_sizes = array<i64: 2, 3>
  }> : (tensor<5x6xf64>, tensor<2x3xi32>) -> tensor<2x3x3xf64>
  return %0 : tensor<2x3x3xf64>
}

// Updates that fall outside are dropped, and get nothing.
func.func @scatter_add(%x: tensor<5x3xf64> {trc.parameter = "x"}, %i: tensor<6x1xi32> {trc.range = array<f64: -3.0, 9.0>}, %u: tensor<6x3xf64> {trc.parameter = "u"}) -> tensor<5x3xf64> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %s = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<5x3xf64>, tensor<6x1xi32>, tensor<6x3xf64>) -> tensor<5x3xf64>
  return %0 : tensor<5x3xf64>
}

// Single elements by two indices.
func.func @scatter_elements(%x: tensor<4x3xf64> {trc.parameter = "x"}, %i: tensor<5x2xi32> {trc.range = array<f64: -1.0, 4.0>}, %u: tensor<5xf64> {trc.parameter = "u"}) -> tensor<4x3xf64> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>
  }> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %s = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<4x3xf64>, tensor<5x2xi32>, tensor<5xf64>) -> tensor<4x3xf64>
  return %0 : tensor<4x3xf64>
}

// One row is written over.
func.func @scatter_write(%x: tensor<5x3xf64> {trc.parameter = "x"}, %u: tensor<1x3xf64> {trc.parameter = "u"}, %i: tensor<1x1xi32>) -> tensor<5x3xf64> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    stablehlo.return %b : tensor<f64>
  }) : (tensor<5x3xf64>, tensor<1x1xi32>, tensor<1x3xf64>) -> tensor<5x3xf64>
  return %0 : tensor<5x3xf64>
}

// Several rows, each once.
func.func @scatter_write_unique(%x: tensor<5x3xf64> {trc.parameter = "x"}, %u: tensor<3x3xf64> {trc.parameter = "u"}) -> tensor<5x3xf64> {
  %i = stablehlo.constant dense<[[3], [0], [7]]> : tensor<3x1xi32>
  %0 = "stablehlo.scatter"(%x, %i, %u) <{
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>,
    unique_indices = true
  }> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    stablehlo.return %b : tensor<f64>
  }) : (tensor<5x3xf64>, tensor<3x1xi32>, tensor<3x3xf64>) -> tensor<5x3xf64>
  return %0 : tensor<5x3xf64>
}

func.func @top_k(%x: tensor<3x5xf64> {trc.parameter = "x"}, %y: tensor<4xf64> {trc.parameter = "y"}) -> (tensor<3x2xf64>, tensor<3xf64>) {
  %0, %i = chlo.top_k(%x, k = 2) : tensor<3x5xf64> -> (tensor<3x2xf64>, tensor<3x2xi32>)
  %1, %j = chlo.top_k(%y, k = 3) : tensor<4xf64> -> (tensor<3xf64>, tensor<3xi32>)
  return %0, %1 : tensor<3x2xf64>, tensor<3xf64>
}

// Columns put in an order: each element's gradient goes back to its place.
func.func @sort_columns(%x: tensor<5x3xf64> {trc.parameter = "x"}) -> tensor<5x3xf64> {
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %p = stablehlo.compare LT, %a, %b : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<5x3xf64>) -> tensor<5x3xf64>
  return %0 : tensor<5x3xf64>
}

// Two tensors in the order of the first, from the end of the dimensions.
func.func @sort_pairs(%x: tensor<2x6xf64> {trc.parameter = "x"}, %y: tensor<2x6xf64> {trc.parameter = "y"}) -> (tensor<2x6xf64>, tensor<2x6xf64>) {
  %0:2 = "stablehlo.sort"(%x, %y) <{dimension = -1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>, %c: tensor<f64>, %d: tensor<f64>):
    %p = stablehlo.compare GT, %a, %b : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<2x6xf64>, tensor<2x6xf64>) -> (tensor<2x6xf64>, tensor<2x6xf64>)
  return %0#0, %0#1 : tensor<2x6xf64>, tensor<2x6xf64>
}
