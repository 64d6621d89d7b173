// RUN: trc-opt %s --split-input-file --verify-diagnostics
//
// Constraints of gather.

// Every dimension of the operand is an offset, collapsed or batched.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>) {
  // expected-error@+1 {{gather_c1: expected 2 offset, collapsed and batching dimensions, got 1}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}>
      : (tensor<5x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
  return
}

// -----

// Index vectors lie along a dimension that is there, or are single.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>) {
  // expected-error@+1 {{gather_c2: expected index_vector_dim to be at least 0 and less than 3, got 3}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>, slice_sizes = array<i64: 1, 8>}>
      : (tensor<5x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
  return
}

// -----

// An index vector has an entry for each mapped dimension.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>) {
  // expected-error@+1 {{gather_c3: expected 1 entries of start_index_map, got 2}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}>
      : (tensor<5x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
  return
}

// -----

// Offsets are in rising order.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>) {
  // expected-error@+1 {{gather_c4: expected offset_dims in rising order, got [2, 1]}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 1], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}>
      : (tensor<5x8xf32>, tensor<3x1xi32>) -> tensor<3x1x8xf32>
  return
}

// -----

// Offsets are dimensions of the result.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>) {
  // expected-error@+1 {{gather_c5: expected offset_dims to be at least 0 and less than 2, got 2}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}>
      : (tensor<5x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
  return
}

// -----

// A dimension is collapsed or batched, not both.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>) {
  // expected-error@+1 {{gather_c6: expected collapsed_slice_dims and operand_batching_dims to name no dimension twice, got [0, 0]}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}>
      : (tensor<5x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
  return
}

// -----

// Collapsed dimensions are in rising order.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>) {
  // expected-error@+1 {{gather_c7: expected collapsed_slice_dims in rising order, got [1, 0]}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1, 0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}>
      : (tensor<5x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
  return
}

// -----

// Collapsed dimensions are there.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>) {
  // expected-error@+1 {{gather_c8: expected collapsed_slice_dims to be at least 0 and less than 2, got 2}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}>
      : (tensor<5x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
  return
}

// -----

// What is collapsed is of extent 1.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>) {
  // expected-error@+1 {{gather_c9: expected a slice of at most 1 in collapsed dimension 0, got 2}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 8>}>
      : (tensor<5x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
  return
}

// -----

// Batched dimensions are in rising order.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>) {
  // expected-error@+1 {{gather_c10: expected operand_batching_dims in rising order, got [1, 0]}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<operand_batching_dims = [1, 0], start_indices_batching_dims = [0, 1], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}>
      : (tensor<5x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
  return
}

// -----

// Batched dimensions are there.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>) {
  // expected-error@+1 {{gather_c11: expected operand_batching_dims to be at least 0 and less than 2, got 2}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [2], start_indices_batching_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}>
      : (tensor<5x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
  return
}

// -----

// What is batched is of extent 1.
func.func @case(%x: tensor<3x8xf32>, %i: tensor<3x1xi32>) {
  // expected-error@+1 {{gather_c12: expected a slice of at most 1 in batching dimension 0, got 2}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 8>}>
      : (tensor<3x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
  return
}

// -----

// A dimension of the indices is batched once.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>) {
  // expected-error@+1 {{gather_c13: expected start_indices_batching_dims to name no dimension twice, got [0, 0]}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}>
      : (tensor<5x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
  return
}

// -----

// And is there.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>) {
  // expected-error@+1 {{gather_c14: expected start_indices_batching_dims to be at least 0 and less than 2, got 2}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}>
      : (tensor<5x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
  return
}

// -----

// And is not that of the index vectors.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>) {
  // expected-error@+1 {{gather_c15: expected start_indices_batching_dims without index_vector_dim, got [1]}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}>
      : (tensor<5x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
  return
}

// -----

// Operand and indices have the same number of them.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>) {
  // expected-error@+1 {{gather_c16: expected 1 start_indices_batching_dims, got 0}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}>
      : (tensor<5x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
  return
}

// -----

// And the same extents.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>) {
  // expected-error@+1 {{gather_c17: expected dimension 0 of the indices to have extent 5, got 3}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}>
      : (tensor<5x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
  return
}

// -----

// A dimension is indexed or batched, not both.
func.func @case(%x: tensor<3x8xf32>, %i: tensor<3x1xi32>) {
  // expected-error@+1 {{gather_c18: expected start_index_map and operand_batching_dims to name no dimension twice, got [0, 0]}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}>
      : (tensor<3x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
  return
}

// -----

// What is indexed is there.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>) {
  // expected-error@+1 {{gather_c19: expected start_index_map to be at least 0 and less than 2, got 2}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}>
      : (tensor<5x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
  return
}

// -----

// Each dimension has a slice size.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>) {
  // expected-error@+1 {{gather_c20: expected 2 slice_sizes, got 1}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}>
      : (tensor<5x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
  return
}

// -----

// A slice is no larger than the operand.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>) {
  // expected-error@+1 {{gather_c21: expected a slice of at most 8 in dimension 1, got 9}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 9>}>
      : (tensor<5x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
  return
}

// -----

// The result is made of the batch and the offsets.
func.func @case(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>) {
  // expected-error@+1 {{gather_c22: expected result 0 of type 'tensor<3x8xf32>', got 'tensor<8x3xf32>'}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}>
      : (tensor<5x8xf32>, tensor<3x1xi32>) -> tensor<8x3xf32>
  return
}

// -----

// Fields have their names.
func.func @case(%x: tensor<4xf32>, %i: tensor<2x1xi32>) {
  // expected-error@+1 {{unknown field collapsed_dims, expected one of offset_dims, collapsed_slice_dims}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<2x1xi32>) -> tensor<2xf32>
  return
}
