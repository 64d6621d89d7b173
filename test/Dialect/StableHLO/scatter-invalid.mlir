// RUN: trc-opt %s --split-input-file --verify-diagnostics
//
// Constraints of scatter.

// Inputs have one shape.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>, %u: tensor<3x8xf32>, %y: tensor<4x8xf32>) {
  // expected-error@+1 {{scatter_c1: expected inputs of shape [5, 8], got [4, 8]}}
  %0:2 = "stablehlo.scatter"(%x, %y, %i, %u, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<4x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>, tensor<3x8xf32>) -> (tensor<5x8xf32>, tensor<4x8xf32>)
  return
}

// -----

// Every dimension of the input is a window, inserted or batched.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>, %u: tensor<3x8xf32>) {
  // expected-error@+1 {{scatter_c2: expected 2 window, inserted and batching dimensions, got 1}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>) -> tensor<5x8xf32>
  return
}

// -----

// Updates have one shape.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>, %u: tensor<3x8xf32>, %v: tensor<2x8xf32>) {
  // expected-error@+1 {{scatter_c3: expected updates of shape [3, 8], got [2, 8]}}
  %0:2 = "stablehlo.scatter"(%x, %x, %i, %u, %v) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<5x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>, tensor<2x8xf32>) -> (tensor<5x8xf32>, tensor<5x8xf32>)
  return
}

// -----

// A window fits into the input.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>, %u: tensor<3x9xf32>) {
  // expected-error@+1 {{scatter_c4: expected updates of at most 8 in dimension 1, got 9}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<3x1xi32>, tensor<3x9xf32>) -> tensor<5x8xf32>
  return
}

// -----

// Updates are as many as indices.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>, %u: tensor<2x8xf32>) {
  // expected-error@+1 {{scatter_c4: expected updates of 3 in dimension 0, got 2}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<3x1xi32>, tensor<2x8xf32>) -> tensor<5x8xf32>
  return
}

// -----

// Updates have the elements of the inputs.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>, %u: tensor<3x8xf64>) {
  // expected-error@+1 {{scatter_c6: expected updates with elements of 'f32', got 'f64'}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<3x1xi32>, tensor<3x8xf64>) -> tensor<5x8xf32>
  return
}

// -----

// Window dimensions are in rising order.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>, %u: tensor<3x8xf32>) {
  // expected-error@+1 {{scatter_c7: expected update_window_dims in rising order, got [1, 0]}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>) -> tensor<5x8xf32>
  return
}

// -----

// Window dimensions are there.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>, %u: tensor<3x8xf32>) {
  // expected-error@+1 {{scatter_c8: expected update_window_dims to be at least 0 and less than 2, got 2}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>) -> tensor<5x8xf32>
  return
}

// -----

// A dimension is inserted or batched, not both.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>, %u: tensor<3x8xf32>) {
  // expected-error@+1 {{scatter_c9: expected inserted_window_dims and input_batching_dims to name no dimension twice, got [0, 0]}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>) -> tensor<5x8xf32>
  return
}

// -----

// Inserted dimensions are in rising order.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>, %u: tensor<3x8xf32>) {
  // expected-error@+1 {{scatter_c10: expected inserted_window_dims in rising order, got [1, 0]}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>) -> tensor<5x8xf32>
  return
}

// -----

// Inserted dimensions are there.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>, %u: tensor<3x8xf32>) {
  // expected-error@+1 {{scatter_c11: expected inserted_window_dims to be at least 0 and less than 2, got 2}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>) -> tensor<5x8xf32>
  return
}

// -----

// Batched dimensions are in rising order.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>, %u: tensor<3x8xf32>) {
  // expected-error@+1 {{scatter_c12: expected input_batching_dims in rising order, got [1, 0]}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<input_batching_dims = [1, 0], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>) -> tensor<5x8xf32>
  return
}

// -----

// Batched dimensions are there.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>, %u: tensor<3x8xf32>) {
  // expected-error@+1 {{scatter_c13: expected input_batching_dims to be at least 0 and less than 2, got 2}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], input_batching_dims = [2], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>) -> tensor<5x8xf32>
  return
}

// -----

// A dimension of the indices is batched once.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>, %u: tensor<3x8xf32>) {
  // expected-error@+1 {{scatter_c14: expected scatter_indices_batching_dims to name no dimension twice, got [0, 0]}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>) -> tensor<5x8xf32>
  return
}

// -----

// And is there.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>, %u: tensor<3x8xf32>) {
  // expected-error@+1 {{scatter_c15: expected scatter_indices_batching_dims to be at least 0 and less than 2, got 2}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [2], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>) -> tensor<5x8xf32>
  return
}

// -----

// And is not that of the index vectors.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>, %u: tensor<3x8xf32>) {
  // expected-error@+1 {{scatter_c16: expected scatter_indices_batching_dims without index_vector_dim, got [1]}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>) -> tensor<5x8xf32>
  return
}

// -----

// Input and indices have the same number of them.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>, %u: tensor<3x8xf32>) {
  // expected-error@+1 {{scatter_c17: expected 1 scatter_indices_batching_dims, got 0}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], input_batching_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>) -> tensor<5x8xf32>
  return
}

// -----

// And the same extents.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>, %u: tensor<3x8xf32>) {
  // expected-error@+1 {{scatter_c18: expected dimension 0 of the indices to have extent 5, got 3}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>) -> tensor<5x8xf32>
  return
}

// -----

// An index vector has an entry for each mapped dimension.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>, %u: tensor<3x8xf32>) {
  // expected-error@+1 {{scatter_c19: expected 1 entries of scatter_dims_to_operand_dims, got 2}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>) -> tensor<5x8xf32>
  return
}

// -----

// A dimension is indexed or batched, not both.
func.func @case(%x: tensor<3x8xf32>, %i: tensor<3x1xi32>, %u: tensor<3x8xf32>) {
  // expected-error@+1 {{scatter_c20: expected scatter_dims_to_operand_dims and input_batching_dims to name no dimension twice, got [0, 0]}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<3x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>) -> tensor<3x8xf32>
  return
}

// -----

// What is indexed is there.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>, %u: tensor<3x8xf32>) {
  // expected-error@+1 {{scatter_c21: expected scatter_dims_to_operand_dims to be at least 0 and less than 2, got 2}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>) -> tensor<5x8xf32>
  return
}

// -----

// Index vectors lie along a dimension that is there, or are single.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>, %u: tensor<3x8xf32>) {
  // expected-error@+1 {{scatter_c22: expected index_vector_dim to be at least 0 and less than 3, got 3}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 3>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>) -> tensor<5x8xf32>
  return
}

// -----

// The region takes two elements.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>, %u: tensor<3x8xf32>) {
  // expected-error@+1 {{scatter_c23: expected a region with 2 arguments and 1 results, got 1 and 1}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>) -> tensor<5x8xf32>
  return
}

// -----

// An updated tensor keeps its shape.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>, %u: tensor<3x8xf32>) {
  // expected-error@+1 {{scatter_c24: expected result 0 of type 'tensor<5x8xf32>', got 'tensor<5x9xf32>'}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>) -> tensor<5x9xf32>
  return
}

// -----

// There is something to scatter.
func.func @case(%i: tensor<3x1xi32>) {
  // expected-error@+1 {{scatter_c5: expected as many updates as inputs, at least 1, got 0 inputs and 0 updates}}
  %0 = "stablehlo.scatter"(%i) <{scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 1>}> ({
    stablehlo.return
  }) : (tensor<3x1xi32>) -> tensor<f32>
  return
}
