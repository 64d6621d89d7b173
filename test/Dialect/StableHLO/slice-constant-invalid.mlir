// RUN: trc-opt %s --split-input-file --verify-diagnostics
//
// Constraints of slices, iota and constants.

// Each dimension has a start, a limit and a stride.
func.func @case(%x: tensor<4x4xf32>) {
  // expected-error@+1 {{slice_c2: expected 2 starts, limits and strides, got 1}}
  %0 = stablehlo.slice %x [0:4] : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

// A slice lies inside of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{slice_c3: expected 0 <= start <= limit <= 4 in dimension 0, got start 0 and limit 5}}
  %0 = stablehlo.slice %x [0:5] : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

// Strides go forward.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{slice_c4: expected a stride of at least 1, got 0}}
  %0 = stablehlo.slice %x [0:4:0] : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// The result has what the slice takes.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{slice_c5: expected result 0 of type 'tensor<2xf32>', got 'tensor<1xf32>'}}
  %0 = stablehlo.slice %x [0:4:3] : (tensor<4xf32>) -> tensor<1xf32>
  return
}

// -----

// Each dimension has a start.
func.func @case(%x: tensor<4x4xf32>, %i: tensor<i32>) {
  // expected-error@+1 {{dynamic_slice_c2: expected 2 start indices, got 1}}
  %0 = stablehlo.dynamic_slice %x, %i, sizes = [1, 1] : (tensor<4x4xf32>, tensor<i32>) -> tensor<1x1xf32>
  return
}

// -----

// Each dimension has a size.
func.func @case(%x: tensor<4xf32>, %i: tensor<i32>) {
  // expected-error@+1 {{dynamic_slice_c2: expected 1 sizes, got 2}}
  %0 = stablehlo.dynamic_slice %x, %i, sizes = [1, 1] : (tensor<4xf32>, tensor<i32>) -> tensor<1x1xf32>
  return
}

// -----

// Starts are of one type.
func.func @case(%x: tensor<4x4xf32>, %i: tensor<i32>, %j: tensor<i64>) {
  // expected-error@+1 {{dynamic_slice_c3: expected start indices of type 'tensor<i32>', got 'tensor<i64>'}}
  %0 = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 1] : (tensor<4x4xf32>, tensor<i32>, tensor<i64>) -> tensor<1x1xf32>
  return
}

// -----

// A block is no larger than the operand.
func.func @case(%x: tensor<4xf32>, %i: tensor<i32>) {
  // expected-error@+1 {{dynamic_slice_c4: expected a size of at most 4 in dimension 0, got 5}}
  %0 = stablehlo.dynamic_slice %x, %i, sizes = [5] : (tensor<4xf32>, tensor<i32>) -> tensor<5xf32>
  return
}

// -----

// The result is the block.
func.func @case(%x: tensor<4xf32>, %i: tensor<i32>) {
  // expected-error@+1 {{dynamic_slice_c5: expected result 0 of type 'tensor<2xf32>', got 'tensor<3xf32>'}}
  %0 = stablehlo.dynamic_slice %x, %i, sizes = [2] : (tensor<4xf32>, tensor<i32>) -> tensor<3xf32>
  return
}

// -----

// An updated tensor keeps its type.
func.func @case(%x: tensor<4xf32>, %u: tensor<2xf32>, %i: tensor<i32>) {
  // expected-error@+1 {{dynamic_update_slice_c1: expected result 0 of type 'tensor<4xf32>', got 'tensor<2xf32>'}}
  %0 = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<4xf32>, tensor<2xf32>, tensor<i32>) -> tensor<2xf32>
  return
}

// -----

// An update has the elements of the operand.
func.func @case(%x: tensor<4xf32>, %u: tensor<2xf64>, %i: tensor<i32>) {
  // expected-error@+1 {{dynamic_update_slice_c2: expected an update with elements of 'f32', got 'f64'}}
  %0 = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<4xf32>, tensor<2xf64>, tensor<i32>) -> tensor<4xf32>
  return
}

// -----

// And its rank.
func.func @case(%x: tensor<4xf32>, %u: tensor<f32>, %i: tensor<i32>) {
  // expected-error@+1 {{dynamic_update_slice_c3: expected an update of rank 1, got 0}}
  %0 = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<4xf32>, tensor<f32>, tensor<i32>) -> tensor<4xf32>
  return
}

// -----

// Each dimension has a start.
func.func @case(%x: tensor<4xf32>, %u: tensor<2xf32>) {
  // expected-error@+1 {{dynamic_update_slice_c4: expected 1 start indices, got 0}}
  %0 = stablehlo.dynamic_update_slice %x, %u : (tensor<4xf32>, tensor<2xf32>) -> tensor<4xf32>
  return
}

// -----

// Starts are of one type.
func.func @case(%x: tensor<4x4xf32>, %i: tensor<i32>, %j: tensor<i64>) {
  // expected-error@+1 {{dynamic_update_slice_c5: expected start indices of type 'tensor<i32>', got 'tensor<i64>'}}
  %0 = stablehlo.dynamic_update_slice %x, %x, %i, %j : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<i32>, tensor<i64>) -> tensor<4x4xf32>
  return
}

// -----

// An update is no larger than the operand.
func.func @case(%x: tensor<4xf32>, %u: tensor<5xf32>, %i: tensor<i32>) {
  // expected-error@+1 {{dynamic_update_slice_c6: expected an update of at most 4 in dimension 0, got 5}}
  %0 = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<4xf32>, tensor<5xf32>, tensor<i32>) -> tensor<4xf32>
  return
}

// -----

// Indices are counted in a dimension that is there.
func.func @case() {
  // expected-error@+1 {{iota_c1: expected dim to be at least 0 and less than 1, got 1}}
  %0 = stablehlo.iota dim = 1 : tensor<4xi32>
  return
}

// -----

// A constant has the type of its elements.
func.func @case() {
  // expected-error@+1 {{constant_c1: expected result 0 of type 'tensor<2xf32>', got 'tensor<3xf32>'}}
  %0 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<3xf32>
  return
}

// -----

// A constant is made of elements.
func.func @case() {
  // expected-error@+1 {{expected the elements of a tensor, got "text"}}
  %0 = stablehlo.constant "text"
  return
}
