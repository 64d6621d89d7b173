// RUN: trc-opt --import --split-input-file --verify-diagnostics %s
//
// Sizes that are not known, or do not fit.

// Where a slice begins is not known.
func.func @place(%x: tensor<7xf32>, %at: tensor<1xi32>) -> tensor<2xf32> {
  // expected-error@+1 {{'stablehlo.real_dynamic_slice' is refused: dynamic shapes are not supported; make its operands 1 to 3 (starts, limits, strides) constants}}
  %0 = stablehlo.real_dynamic_slice %x, %at, %at, %at : (tensor<7xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// What does not fit is said of the operation of fixed sizes.
func.func @count(%x: tensor<7xf32>, %shape: tensor<1xi32>) -> tensor<6xf32> {
  // expected-error@+1 {{'stablehlo.reshape' op}}
  %0 = stablehlo.dynamic_reshape %x, %shape : (tensor<7xf32>, tensor<1xi32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

// How far a pad goes is not known.
func.func @pad(%x: tensor<6xf32>, %zero: tensor<f32>, %n: tensor<1xi32>) -> tensor<7xf32> {
  // expected-error@+1 {{'stablehlo.dynamic_pad' is refused: dynamic shapes are not supported; make its operands 2 to 4}}
  %0 = stablehlo.dynamic_pad %x, %zero, %n, %n, %n : (tensor<6xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<7xf32>
  return %0 : tensor<7xf32>
}

// -----

// Sizes of slices are not known.
func.func @sizes(%x: tensor<5x8xf32>, %at: tensor<3x1xi32>, %sizes: tensor<2xi32>) -> tensor<3x8xf32> {
  // expected-error@+1 {{'stablehlo.dynamic_gather' is refused: dynamic shapes are not supported; make its operand 2 (the sizes of slices) a constant}}
  %0 = "stablehlo.dynamic_gather"(%x, %at, %sizes) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>
  }> : (tensor<5x8xf32>, tensor<3x1xi32>, tensor<2xi32>) -> tensor<3x8xf32>
  return %0 : tensor<3x8xf32>
}

// -----

// Sizes that do not fit are said of the gather.
func.func @wrong_sizes(%x: tensor<5x8xf32>, %at: tensor<3x1xi32>) -> tensor<3x8xf32> {
  %sizes = stablehlo.constant dense<[1, 9]> : tensor<2xi32>
  // expected-error@+1 {{'stablehlo.gather' op}}
  %0 = "stablehlo.dynamic_gather"(%x, %at, %sizes) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>
  }> : (tensor<5x8xf32>, tensor<3x1xi32>, tensor<2xi32>) -> tensor<3x8xf32>
  return %0 : tensor<3x8xf32>
}

// -----

// The padding is not known.
func.func @padding(%x: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x4xf32>, %by: tensor<2x2xi32>) -> tensor<1x8x8x4xf32> {
  // expected-error@+1 {{'stablehlo.dynamic_conv' is refused: dynamic shapes are not supported; make its operand 2 (the padding) a constant}}
  %0 = "stablehlo.dynamic_conv"(%x, %k, %by) <{
    batch_group_count = 1 : i64, feature_group_count = 1 : i64,
    dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>
  }> : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>, tensor<2x2xi32>) -> tensor<1x8x8x4xf32>
  return %0 : tensor<1x8x8x4xf32>
}

// -----

// A padding of the wrong form is said of the convolution.
func.func @wrong_padding(%x: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x4xf32>) -> tensor<1x8x8x4xf32> {
  %by = stablehlo.constant dense<1> : tensor<4xi32>
  // expected-error@+1 {{'stablehlo.convolution' op}}
  %0 = "stablehlo.dynamic_conv"(%x, %k, %by) <{
    batch_group_count = 1 : i64, feature_group_count = 1 : i64,
    dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>
  }> : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>, tensor<4xi32>) -> tensor<1x8x8x4xf32>
  return %0 : tensor<1x8x8x4xf32>
}
