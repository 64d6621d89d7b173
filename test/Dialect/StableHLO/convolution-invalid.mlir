// RUN: trc-opt %s --split-input-file --verify-diagnostics
//
// Constraints of convolution.

// Both operands have one rank.
func.func @case(%x: tensor<2x8x8x4xf32>, %k: tensor<3x4x6xf32>) {
  // expected-error@+1 {{convolution_c1: expected operands of one rank, at least 2, got 4 and 3}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x4xf32>, tensor<3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// Each spatial dimension has a stride.
func.func @case(%x: tensor<2x8x8x4xf32>, %k: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{convolution_c2: expected 2 window strides, got 1}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// It is at least 1.
func.func @case(%x: tensor<2x8x8x4xf32>, %k: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{convolution_c3: expected window strides of at least 1, got 0}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 0]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// Each spatial dimension has two paddings.
func.func @case(%x: tensor<2x8x8x4xf32>, %k: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{convolution_c4: expected padding of shape [2, 2], got [1, 2]}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[0, 0]]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// Each spatial dimension has a dilation of lhs.
func.func @case(%x: tensor<2x8x8x4xf32>, %k: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{convolution_c5: expected 2 lhs dilations, got 1}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {lhs_dilate = [1]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// It is at least 1.
func.func @case(%x: tensor<2x8x8x4xf32>, %k: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{convolution_c6: expected lhs dilations of at least 1, got 0}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {lhs_dilate = [1, 0]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// Each spatial dimension has a dilation of rhs.
func.func @case(%x: tensor<2x8x8x4xf32>, %k: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{convolution_c7: expected 2 rhs dilations, got 3}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {rhs_dilate = [1, 1, 1]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// It is at least 1.
func.func @case(%x: tensor<2x8x8x4xf32>, %k: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{convolution_c8: expected rhs dilations of at least 1, got 0}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {rhs_dilate = [0, 1]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// Each spatial dimension is reversed or not.
func.func @case(%x: tensor<2x8x8x4xf32>, %k: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{convolution_c9: expected 2 window reversals, got 1}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {reverse = [true]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// Batch groups divide the batch.
func.func @case(%x: tensor<2x8x8x4xf32>, %k: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{convolution_c10: expected the batch of the input to be a multiple of 3, got 2}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]}
      {batch_group_count = 3 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// Feature groups divide the features.
func.func @case(%x: tensor<2x8x8x4xf32>, %k: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{convolution_c11: expected the features of the input to be a multiple of 3, got 4}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]}
      {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// The input has all spatial dimensions.
func.func @case(%x: tensor<2x8x8x4xf32>, %k: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{convolution_c12: expected 2 spatial dimensions of the input, got 1}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// The kernel has the features of a group.
func.func @case(%x: tensor<2x8x8x4xf32>, %k: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{convolution_c14: expected a kernel with 2 input features, got 4}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]}
      {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// Batch groups divide the output features.
func.func @case(%x: tensor<4x8x8x4xf32>, %k: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{convolution_c15: expected the output features of the kernel to be a multiple of 4, got 6}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]}
      {batch_group_count = 4 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// So do feature groups.
func.func @case(%x: tensor<2x8x8x4xf32>, %k: tensor<3x3x1x6xf32>) {
  // expected-error@+1 {{convolution_c16: expected the output features of the kernel to be a multiple of 4, got 6}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]}
      {batch_group_count = 1 : i64, feature_group_count = 4 : i64} : (tensor<2x8x8x4xf32>, tensor<3x3x1x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// The kernel has all spatial dimensions.
func.func @case(%x: tensor<2x8x8x4xf32>, %k: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{convolution_c17: expected 2 spatial dimensions of the kernel, got 1}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, i, o]->[b, 0, 1, f], window = {stride = [1, 1]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// The output has all spatial dimensions.
func.func @case(%x: tensor<2x8x8x4xf32>, %k: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{convolution_c19: expected 2 spatial dimensions of the output, got 1}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, f], window = {stride = [1, 1]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// There is a feature group.
func.func @case(%x: tensor<2x8x8x4xf32>, %k: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{convolution_c21: expected a feature_group_count of at least 1, got 0}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]}
      {batch_group_count = 1 : i64, feature_group_count = 0 : i64} : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// There is a batch group.
func.func @case(%x: tensor<2x8x8x4xf32>, %k: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{convolution_c22: expected a batch_group_count of at least 1, got 0}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]}
      {batch_group_count = 0 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// There are groups of one kind only.
func.func @case(%x: tensor<2x8x8x4xf32>, %k: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{convolution_c23: expected feature_group_count or batch_group_count to be 1, got 2 and 2}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]}
      {batch_group_count = 2 : i64, feature_group_count = 2 : i64} : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// Each operand has a precision.
func.func @case(%x: tensor<2x8x8x4xf32>, %k: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{convolution_c24: expected 2 precisions, got 1}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGH>]} : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// There is a result for each window.
func.func @case(%x: tensor<2x8x8x4xf32>, %k: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{convolution_c25: expected a result of shape [2, 6, 6, 6], got [2, 8, 8, 6]}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x8x8x6xf32>
  return
}

// -----

// It has the rank of the operands.
func.func @case(%x: tensor<2x8x8x4xf32>, %k: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{convolution_c26: expected 4 dimensions of the result, got 3}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6xf32>
  return
}

// -----

// Both operands have the same elements.
func.func @case(%x: tensor<2x8x8x4xf32>, %k: tensor<3x3x4x6xf64>) {
  // expected-error@+1 {{convolution_c27: expected rhs with elements of 'f32', got 'f64'}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf64>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// Dimensions are named once.
func.func @case(%x: tensor<2x8x8x4xf32>, %k: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{a dimension stands twice}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 0, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// All of them are named.
func.func @case(%x: tensor<2x8x8x4xf32>, %k: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{expected the dimensions b and f}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, 2]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// Spatial dimensions are counted from 0.
func.func @case(%x: tensor<2x8x8x4xf32>, %k: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{expected the dimension 1}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 2, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// A window has five properties.
func.func @case(%x: tensor<2x8x8x4xf32>, %k: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{expected stride, pad, lhs_dilate, rhs_dilate or reverse, got size}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {size = [1, 1]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// Products of floats are floats.
func.func @case(%x: tensor<2x8x8x4xf32>, %k: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{convolution_c27: expected a result of floating point elements like those of the operands, got 'i32'}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xi32>
  return
}

// -----

// Every dimension has a place.
func.func @case(%x: tensor<2x8x8x4xf32>, %k: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{unknown dimensions are not supported}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, ?, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// An input has a batch and features.
func.func @case(%x: tensor<2x8x8x4xf32>, %k: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{expected b, f or a number, got o}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, o]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}

// -----

// A window is said once.
func.func @case(%x: tensor<2x8x8x4xf32>, %k: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{stride stands twice in the window}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], stride = [1, 1]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x6xf32>
  return
}
