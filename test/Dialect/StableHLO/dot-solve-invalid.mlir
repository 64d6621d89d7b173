// RUN: trc-opt %s --split-input-file --verify-diagnostics
//
// Constraints of dot_general and the solvers.

// Both operands have the same number of batching dimensions.
func.func @case(%x: tensor<8x2x3xf32>, %y: tensor<8x3x4xf32>) {
  // expected-error@+1 {{dot_general_c1: expected 1 batching dimensions of rhs, got 0}}
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [], contracting_dims = [2] x [1]
      : (tensor<8x2x3xf32>, tensor<8x3x4xf32>) -> tensor<8x2x4xf32>
  return
}

// -----

// And of contracting ones.
func.func @case(%x: tensor<8x2x3xf32>, %y: tensor<8x3x4xf32>) {
  // expected-error@+1 {{dot_general_c2: expected 1 contracting dimensions of rhs, got 0}}
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x []
      : (tensor<8x2x3xf32>, tensor<8x3x4xf32>) -> tensor<8x2x4xf32>
  return
}

// -----

// A dimension of lhs is batched or contracted once.
func.func @case(%x: tensor<8x2x3xf32>, %y: tensor<8x3x4xf32>) {
  // expected-error@+1 {{dot_general_c3: expected dimensions of lhs to name no dimension twice, got [0, 0]}}
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [0] x [1]
      : (tensor<8x2x3xf32>, tensor<8x3x4xf32>) -> tensor<8x2x4xf32>
  return
}

// -----

// So is one of rhs.
func.func @case(%x: tensor<8x2x3xf32>, %y: tensor<8x3x4xf32>) {
  // expected-error@+1 {{dot_general_c4: expected dimensions of rhs to name no dimension twice, got [0, 0]}}
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [0]
      : (tensor<8x2x3xf32>, tensor<8x3x4xf32>) -> tensor<8x2x4xf32>
  return
}

// -----

// A batching dimension of lhs is there.
func.func @case(%x: tensor<8x2x3xf32>, %y: tensor<8x3x4xf32>) {
  // expected-error@+1 {{dot_general_c5: expected batching dimensions of lhs to be at least 0 and less than 3, got 3}}
  %0 = stablehlo.dot_general %x, %y, batching_dims = [3] x [0], contracting_dims = [2] x [1]
      : (tensor<8x2x3xf32>, tensor<8x3x4xf32>) -> tensor<8x2x4xf32>
  return
}

// -----

// A contracting dimension of lhs is there.
func.func @case(%x: tensor<8x2x3xf32>, %y: tensor<8x3x4xf32>) {
  // expected-error@+1 {{dot_general_c6: expected contracting dimensions of lhs to be at least 0 and less than 3, got -1}}
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [-1] x [1]
      : (tensor<8x2x3xf32>, tensor<8x3x4xf32>) -> tensor<8x2x4xf32>
  return
}

// -----

// A batching dimension of rhs is there.
func.func @case(%x: tensor<8x2x3xf32>, %y: tensor<8x3x4xf32>) {
  // expected-error@+1 {{dot_general_c7: expected batching dimensions of rhs to be at least 0 and less than 3, got 3}}
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [3], contracting_dims = [2] x [1]
      : (tensor<8x2x3xf32>, tensor<8x3x4xf32>) -> tensor<8x2x4xf32>
  return
}

// -----

// A contracting dimension of rhs is there.
func.func @case(%x: tensor<8x2x3xf32>, %y: tensor<8x3x4xf32>) {
  // expected-error@+1 {{dot_general_c8: expected contracting dimensions of rhs to be at least 0 and less than 3, got 3}}
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [3]
      : (tensor<8x2x3xf32>, tensor<8x3x4xf32>) -> tensor<8x2x4xf32>
  return
}

// -----

// Batching dimensions have the same extent.
func.func @case(%x: tensor<8x2x3xf32>, %y: tensor<7x3x4xf32>) {
  // expected-error@+1 {{dot_general_c9: expected batching dimension 0 of rhs to have extent 8, got 7}}
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1]
      : (tensor<8x2x3xf32>, tensor<7x3x4xf32>) -> tensor<8x2x4xf32>
  return
}

// -----

// So have contracting ones.
func.func @case(%x: tensor<8x2x3xf32>, %y: tensor<8x5x4xf32>) {
  // expected-error@+1 {{dot_general_c10: expected contracting dimension 1 of rhs to have extent 3, got 5}}
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1]
      : (tensor<8x2x3xf32>, tensor<8x5x4xf32>) -> tensor<8x2x4xf32>
  return
}

// -----

// Each operand has a precision.
func.func @case(%x: tensor<8x2x3xf32>, %y: tensor<8x3x4xf32>) {
  // expected-error@+1 {{dot_general_c11: expected 2 precisions, got 1}}
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [HIGH]
      : (tensor<8x2x3xf32>, tensor<8x3x4xf32>) -> tensor<8x2x4xf32>
  return
}

// -----

// The result has the batch, then the rest of both.
func.func @case(%x: tensor<8x2x3xf32>, %y: tensor<8x3x4xf32>) {
  // expected-error@+1 {{dot_general_c12: expected a result of shape [8, 2, 4], got [8, 4, 2]}}
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1]
      : (tensor<8x2x3xf32>, tensor<8x3x4xf32>) -> tensor<8x4x2xf32>
  return
}

// -----

// Both operands have the same elements, unless both are floats.
func.func @case(%x: tensor<8x2x3xf32>, %y: tensor<8x3x4xi32>) {
  // expected-error@+1 {{dot_general_c13: expected rhs with elements of 'f32', got 'i32'}}
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1]
      : (tensor<8x2x3xf32>, tensor<8x3x4xi32>) -> tensor<8x2x4xf32>
  return
}

// -----

// Sums of floats are floats.
func.func @case(%x: tensor<8x2x3xf32>, %y: tensor<8x3x4xf32>) {
  // expected-error@+1 {{dot_general_c13: expected a result of floating point elements like those of the operands, got 'i32'}}
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1]
      : (tensor<8x2x3xf32>, tensor<8x3x4xf32>) -> tensor<8x2x4xi32>
  return
}

// -----

// A precision has one of three names.
func.func @case(%x: tensor<2x2xf32>) {
  // expected-error@+1 {{expected DEFAULT, HIGH or HIGHEST, got EXACT}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0], precision = [EXACT, HIGH] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

// Triangular solves are of one type.
func.func @case(%a: tensor<4x4xf32>, %b: tensor<4x2xf64>) {
  // expected-error@+1 {{triangular_solve_c1: expected b with elements of 'f32', got 'f64'}}
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}>
      : (tensor<4x4xf32>, tensor<4x2xf64>) -> tensor<4x2xf64>
  return
}

// -----

// And of one rank.
func.func @case(%a: tensor<4x4xf32>, %b: tensor<4xf32>) {
  // expected-error@+1 {{triangular_solve_c2: expected a and b of one rank, at least 2, got 2 and 1}}
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}>
      : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// On the right side the columns match.
func.func @case(%a: tensor<4x4xf32>, %b: tensor<4x2xf32>) {
  // expected-error@+1 {{triangular_solve_c3: expected square matrices a that match b, got 'tensor<4x4xf32>' and 'tensor<4x2xf32>'}}
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}>
      : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}

// -----

// The solution has the type of b.
func.func @case(%a: tensor<4x4xf32>, %b: tensor<4x2xf32>) {
  // expected-error@+1 {{triangular_solve_c4: expected result 0 of type 'tensor<4x2xf32>', got 'tensor<4x4xf32>'}}
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}>
      : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x4xf32>
  return
}

// -----

// A matrix is read in a way that is said.
func.func @case(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{triangular_solve_i6: expected NO_TRANSPOSE, TRANSPOSE or ADJOINT, got TRANSPOSE_INVALID}}
  %0 = "stablehlo.triangular_solve"(%a, %a) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE_INVALID>}>
      : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

// A factor has the type of its matrix.
func.func @case(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{cholesky_c1: expected result 0 of type 'tensor<4x4xf32>', got 'tensor<4x4xf64>'}}
  %0 = stablehlo.cholesky %a : (tensor<4x4xf32>) -> tensor<4x4xf64>
  return
}

// -----

// A matrix has two dimensions.
func.func @case(%a: tensor<4xf32>) {
  // expected-error@+1 {{cholesky_c2: expected a tensor of rank 2 or more, got 'tensor<4xf32>'}}
  %0 = stablehlo.cholesky %a : tensor<4xf32>
  return
}

// -----

// It is square.
func.func @case(%a: tensor<4x3xf32>) {
  // expected-error@+1 {{cholesky_c3: expected square matrices, got 4 by 3}}
  %0 = stablehlo.cholesky %a : tensor<4x3xf32>
  return
}
