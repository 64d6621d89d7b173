// RUN: trc-opt %s --split-input-file --verify-diagnostics
//
// Constraints of operations that move elements.

// A repeated tensor keeps its elements.
func.func @case(%x: tensor<3xf32>) {
  // expected-error@+1 {{broadcast_in_dim_c1: expected a result with elements of 'f32', got 'f64'}}
  %0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf64>
  return
}

// -----

// Each dimension of the operand goes somewhere.
func.func @case(%x: tensor<3xf32>) {
  // expected-error@+1 {{broadcast_in_dim_c2: expected 1 dims, got 0}}
  %0 = stablehlo.broadcast_in_dim %x, dims = [] : (tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// -----

// It goes to a dimension that is there.
func.func @case(%x: tensor<3xf32>) {
  // expected-error@+1 {{broadcast_in_dim_c3: expected dims to be at least 0 and less than 2, got 2}}
  %0 = stablehlo.broadcast_in_dim %x, dims = [2] : (tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// -----

// No two go to the same.
func.func @case(%x: tensor<3x3xf32>) {
  // expected-error@+1 {{broadcast_in_dim_c4: expected dims to name no dimension twice, got [1, 1]}}
  %0 = stablehlo.broadcast_in_dim %x, dims = [1, 1] : (tensor<3x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

// Only extent 1 is repeated.
func.func @case(%x: tensor<2xf32>) {
  // expected-error@+1 {{broadcast_in_dim_c5: expected dimension 0 of the operand to have extent 1 or 3, got 2}}
  %0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<2xf32>) -> tensor<2x3xf32>
  return
}

// -----

// A reshaped tensor keeps its elements.
func.func @case(%x: tensor<6xf32>) {
  // expected-error@+1 {{reshape_c1: expected a result with elements of 'f32', got 'i32'}}
  %0 = stablehlo.reshape %x : (tensor<6xf32>) -> tensor<6xi32>
  return
}

// -----

// And all of them.
func.func @case(%x: tensor<6xf32>) {
  // expected-error@+1 {{reshape_c2: expected a result of 6 elements, got 4}}
  %0 = stablehlo.reshape %x : (tensor<6xf32>) -> tensor<2x2xf32>
  return
}

// -----

// A permutation has each dimension once.
func.func @case(%x: tensor<2x3xf32>) {
  // expected-error@+1 {{transpose_c2: expected dims to name no dimension twice, got [1, 1]}}
  %0 = stablehlo.transpose %x, dims = [1, 1] : (tensor<2x3xf32>) -> tensor<3x3xf32>
  return
}

// -----

// And none that is not there.
func.func @case(%x: tensor<2x3xf32>) {
  // expected-error@+1 {{transpose_c2: expected dims to be at least 0 and less than 2, got -1}}
  %0 = stablehlo.transpose %x, dims = [1, -1] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

// A transposed tensor has its extents in the new order.
func.func @case(%x: tensor<2x3xf32>) {
  // expected-error@+1 {{transpose_c3: expected result 0 of type 'tensor<3x2xf32>', got 'tensor<2x3xf32>'}}
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

// A reversed tensor keeps its type.
func.func @case(%x: tensor<2x3xf32>) {
  // expected-error@+1 {{reverse_c1: expected result 0 of type 'tensor<2x3xf32>', got 'tensor<3x2xf32>'}}
  %0 = "stablehlo.reverse"(%x) <{dimensions = array<i64: 0>}> : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

// A dimension is reversed once.
func.func @case(%x: tensor<2x3xf32>) {
  // expected-error@+1 {{reverse_c2: expected dims to name no dimension twice, got [0, 0]}}
  %0 = stablehlo.reverse %x, dims = [0, 0] : tensor<2x3xf32>
  return
}

// -----

// A dimension that is reversed is there.
func.func @case(%x: tensor<2x3xf32>) {
  // expected-error@+1 {{reverse_c3: expected dims to be at least 0 and less than 2, got 2}}
  %0 = stablehlo.reverse %x, dims = [2] : tensor<2x3xf32>
  return
}

// -----

// Elements are joined with their like.
func.func @case(%x: tensor<2xf32>, %y: tensor<2xf64>) {
  // expected-error@+1 {{concatenate_c1: expected inputs with elements of 'f32', got 'f64'}}
  %0 = stablehlo.concatenate %x, %y, dim = 0 : (tensor<2xf32>, tensor<2xf64>) -> tensor<4xf32>
  return
}

// -----

// Joined tensors agree in all other extents.
func.func @case(%x: tensor<2x3xf32>, %y: tensor<2x4xf32>) {
  // expected-error@+1 {{concatenate_c2: expected inputs of one shape except in dimension 0, got 'tensor<2x3xf32>' and 'tensor<2x4xf32>'}}
  %0 = stablehlo.concatenate %x, %y, dim = 0 : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<4x3xf32>
  return
}

// -----

// Something must be joined.
func.func @case() {
  // expected-error@+1 {{concatenate_c3: expected at least 1 input, got 0}}
  %0 = "stablehlo.concatenate"() <{dimension = 0 : i64}> : () -> tensor<4xf32>
  return
}

// -----

// Tensors of rank 0 have no dimension to be joined in.
func.func @case(%x: tensor<f32>) {
  // expected-error@+1 {{concatenate_c4: expected dim to be at least 0 and less than 0, got 0}}
  %0 = stablehlo.concatenate %x, dim = 0 : (tensor<f32>) -> tensor<1xf32>
  return
}

// -----

// The joined extent is the sum.
func.func @case(%x: tensor<2xf32>) {
  // expected-error@+1 {{concatenate_c6: expected result 0 of type 'tensor<4xf32>', got 'tensor<5xf32>'}}
  %0 = stablehlo.concatenate %x, %x, dim = 0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<5xf32>
  return
}

// -----

// Padding has the elements of the operand.
func.func @case(%x: tensor<2xf32>, %v: tensor<f64>) {
  // expected-error@+1 {{pad_c1: expected a padding value with elements of 'f32', got 'f64'}}
  %0 = stablehlo.pad %x, %v, low = [1], high = [0], interior = [0] : (tensor<2xf32>, tensor<f64>) -> tensor<3xf32>
  return
}

// -----

// It is one value.
func.func @case(%x: tensor<2xf32>) {
  // expected-error@+1 {{pad_i2: expected a padding value of rank 0, got 'tensor<2xf32>'}}
  %0 = stablehlo.pad %x, %x, low = [1], high = [0], interior = [0] : (tensor<2xf32>, tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

// Every dimension has its paddings.
func.func @case(%x: tensor<2xf32>, %v: tensor<f32>) {
  // expected-error@+1 {{pad_c2: expected 1 low, high and interior paddings, got 2}}
  %0 = stablehlo.pad %x, %v, low = [1, 0], high = [0], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<3xf32>
  return
}

// -----

// Elements are not moved together.
func.func @case(%x: tensor<2xf32>, %v: tensor<f32>) {
  // expected-error@+1 {{pad_c3: expected an interior padding of at least 0, got -1}}
  %0 = stablehlo.pad %x, %v, low = [1], high = [0], interior = [-1] : (tensor<2xf32>, tensor<f32>) -> tensor<3xf32>
  return
}

// -----

// No more is cut off than there is.
func.func @case(%x: tensor<2xf32>, %v: tensor<f32>) {
  // expected-error@+1 {{pad_c4: expected a result of at least 0 elements in dimension 0, got low -3 and high 0 for extent 2}}
  %0 = stablehlo.pad %x, %v, low = [-3], high = [0], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<0xf32>
  return
}

// -----

// What is joined can be counted.
func.func @case(%x: tensor<9223372036854775807x0xf32>) {
  // expected-error@+1 {{concatenate_c6: the result is too large}}
  %0 = stablehlo.concatenate %x, %x, dim = 0 : (tensor<9223372036854775807x0xf32>, tensor<9223372036854775807x0xf32>) -> tensor<4x0xf32>
  return
}

// -----

// Dimensions are numbers.
func.func @case(%x: tensor<4x2xf32>) {
  // expected-error@+1 {{expected a list of integers, got "all"}}
  %0 = stablehlo.transpose %x, dims = "all" : (tensor<4x2xf32>) -> tensor<2x4xf32>
  return
}
