// RUN: trc-opt %s --split-input-file --verify-diagnostics
//
// Constraints of chlo's structures: ragged_dot and scan.

// One dimension lies in groups.
func.func @case(%x: tensor<6x4xf32>, %y: tensor<2x4x3xf32>, %n: tensor<2xi32>) {
  // expected-error@+1 {{ragged_dot_c1: expected 1 ragged dimensions, got 0}}
  %0 = "chlo.ragged_dot"(%x, %y, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<6x4xf32>, tensor<2x4x3xf32>, tensor<2xi32>) -> tensor<6x3xf32>
  return
}

// -----

// Dimensions are there.
func.func @case(%x: tensor<6x4xf32>, %y: tensor<2x4x3xf32>, %n: tensor<2xi32>) {
  // expected-error@+1 {{ragged_dot_c2: }}
  %0 = "chlo.ragged_dot"(%x, %y, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [2], rhs_group_dimensions = [0]>}> : (tensor<6x4xf32>, tensor<2x4x3xf32>, tensor<2xi32>) -> tensor<6x3xf32>
  return
}

// -----

// A dimension has one part.
func.func @case(%x: tensor<6x4xf32>, %y: tensor<2x4x3xf32>, %n: tensor<2xi32>) {
  // expected-error@+1 {{ragged_dot_c3: }}
  %0 = "chlo.ragged_dot"(%x, %y, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [1]>}> : (tensor<6x4xf32>, tensor<2x4x3xf32>, tensor<2xi32>) -> tensor<6x3xf32>
  return
}

// -----

// What is summed together is as long.
func.func @case(%x: tensor<6x5xf32>, %y: tensor<2x4x3xf32>, %n: tensor<2xi32>) {
  // expected-error@+1 {{ragged_dot_c4: expected batching and contracting dimensions to have the same extents in 'tensor<6x5xf32>' and 'tensor<2x4x3xf32>'}}
  %0 = "chlo.ragged_dot"(%x, %y, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<6x5xf32>, tensor<2x4x3xf32>, tensor<2xi32>) -> tensor<6x3xf32>
  return
}

// -----

// Each group of rows has a matrix.
func.func @case(%x: tensor<6x4xf32>, %y: tensor<2x4x3xf32>, %n: tensor<2xi32>) {
  // expected-error@+1 {{ragged_dot_c5: expected 1 group dimensions of rhs, got 0}}
  %0 = "chlo.ragged_dot"(%x, %y, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0]>}> : (tensor<6x4xf32>, tensor<2x4x3xf32>, tensor<2xi32>) -> tensor<6x3xf32>
  return
}

// -----

// Both operands have one element type.
func.func @case(%x: tensor<6x4xf32>, %y: tensor<2x4x3xf64>, %n: tensor<2xi32>) {
  // expected-error@+1 {{ragged_dot_c6: }}
  %0 = "chlo.ragged_dot"(%x, %y, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<6x4xf32>, tensor<2x4x3xf64>, tensor<2xi32>) -> tensor<6x3xf32>
  return
}

// -----

// There are as many groups as matrices.
func.func @case(%x: tensor<6x4xf32>, %y: tensor<2x4x3xf32>, %n: tensor<3xi32>) {
  // expected-error@+1 {{ragged_dot_c7: expected group sizes of shape [2], got 'tensor<3xi32>'}}
  %0 = "chlo.ragged_dot"(%x, %y, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<6x4xf32>, tensor<2x4x3xf32>, tensor<3xi32>) -> tensor<6x3xf32>
  return
}

// -----

// The result has the rows of the one and the columns of the other.
func.func @case(%x: tensor<6x4xf32>, %y: tensor<2x4x3xf32>, %n: tensor<2xi32>) {
  // expected-error@+1 {{ragged_dot_c8: expected a result of shape [6, 3], got 'tensor<6x4xf32>'}}
  %0 = "chlo.ragged_dot"(%x, %y, %n) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<6x4xf32>, tensor<2x4x3xf32>, tensor<2xi32>) -> tensor<6x4xf32>
  return
}

// -----

// The dimension is one of each input.
func.func @case(%x: tensor<2x3xf32>, %z: tensor<2xf32>) {
  // expected-error@+1 {{scan_c1: expected a dimension of 'tensor<2x3xf32>', got 2}}
  %0:2 = chlo.scan(%x) inits (%z) dimension = 2 {
  ^bb0(%i: tensor<2xf32>, %c: tensor<2xf32>):
    stablehlo.return %i, %c : tensor<2xf32>, tensor<2xf32>
  } : (tensor<2x3xf32>, tensor<2xf32>) -> (tensor<2x3xf32>, tensor<2xf32>)
  return
}

// -----

// Something says how many slices there are.
func.func @case(%x: tensor<2x3xf32>, %z: tensor<2xf32>) {
  // expected-error@+1 {{scan_c2: expected inputs, or scan_dim_size}}
  %0 = chlo.scan() inits (%z) dimension = 0 {
  ^bb0(%c: tensor<2xf32>):
    stablehlo.return %c : tensor<2xf32>
  } : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

// There are as many slices as is said.
func.func @case(%x: tensor<2x3xf32>, %z: tensor<2xf32>) {
  // expected-error@+1 {{scan_c3: expected 3 slices of 'tensor<2x3xf32>'}}
  %0:2 = chlo.scan(%x) inits (%z) dimension = 1 attributes {scan_dim_size = 4 : i64} {
  ^bb0(%i: tensor<2xf32>, %c: tensor<2xf32>):
    stablehlo.return %i, %c : tensor<2xf32>, tensor<2xf32>
  } : (tensor<2x3xf32>, tensor<2xf32>) -> (tensor<2x3xf32>, tensor<2xf32>)
  return
}

// -----

// The body takes slices and what is carried.
func.func @case(%x: tensor<2x3xf32>, %z: tensor<2xf32>) {
  // expected-error@+1 {{scan_c4: expected a body of arguments 'tensor<2xf32>', 'tensor<2xf32>', got 'tensor<3xf32>', 'tensor<2xf32>'}}
  %0:2 = chlo.scan(%x) inits (%z) dimension = 1 {
  ^bb0(%i: tensor<3xf32>, %c: tensor<2xf32>):
    stablehlo.return %c, %c : tensor<2xf32>, tensor<2xf32>
  } : (tensor<2x3xf32>, tensor<2xf32>) -> (tensor<2x3xf32>, tensor<2xf32>)
  return
}

// -----

// The body returns slices and what is carried.
func.func @case(%x: tensor<2x3xf32>, %z: tensor<2xf32>) {
  // expected-error@+1 {{scan_c5: expected a body that returns 'tensor<2xf32>', 'tensor<2xf32>', got 'tensor<2xf32>'}}
  %0:2 = chlo.scan(%x) inits (%z) dimension = 1 {
  ^bb0(%i: tensor<2xf32>, %c: tensor<2xf32>):
    stablehlo.return %i : tensor<2xf32>
  } : (tensor<2x3xf32>, tensor<2xf32>) -> (tensor<2x3xf32>, tensor<2xf32>)
  return
}

// -----

// What is carried keeps its type.
func.func @case(%x: tensor<2x3xf32>, %z: tensor<2xf32>) {
  // expected-error@+1 {{scan_c6: }}
  %0:2 = chlo.scan(%x) inits (%z) dimension = 1 {
  ^bb0(%i: tensor<2xf32>, %c: tensor<2xf32>):
    stablehlo.return %i, %c : tensor<2xf32>, tensor<2xf32>
  } : (tensor<2x3xf32>, tensor<2xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
  return
}
