// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// convolution: products with a kernel under a window.

// One dimension, padded.
func.func @main() {
  %c_x = stablehlo.constant dense<[[[1.0, 2.0, 3.0, 4.0]]]> : tensor<1x1x4xf32>
  %c_k = stablehlo.constant dense<[[[1.0, 2.0, 3.0]]]> : tensor<1x1x3xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<1x1x4xf32>
  %k = stablehlo.optimization_barrier %c_k : tensor<1x1x3xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0],
      window = {stride = [1], pad = [[1, 1]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x4xf32>, tensor<1x1x3xf32>) -> tensor<1x1x4xf32>
  check.expect_eq_const %0, dense<[[[8.0, 14.0, 20.0, 11.0]]]> : tensor<1x1x4xf32>
  return
}

// -----

// Two dimensions, features summed, strides.
func.func @main() {
  %c_x = stablehlo.constant dense<[[[[0.0, 1.0, 2.0], [3.0, 4.0, 5.0], [6.0, 7.0, 8.0]], [[9.0,
      10.0, 11.0], [12.0, 13.0, 14.0], [15.0, 16.0, 17.0]]]]> : tensor<1x2x3x3xf32>
  %c_k = stablehlo.constant dense<[[[[-3.0, -2.0], [-1.0, 0.0]], [[1.0, 2.0], [3.0, 4.0]]], [[[5.0,
      6.0], [7.0, 8.0]], [[9.0, 10.0], [11.0, 12.0]]]]> : tensor<2x2x2x2xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<1x2x3x3xf32>
  %k = stablehlo.optimization_barrier %c_k : tensor<2x2x2x2xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1],
      window = {stride = [2, 1], pad = [[1, 0], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x3x3xf32>, tensor<2x2x2x2xf32>) -> tensor<1x2x2x3xf32>
  check.expect_eq_const %0, dense<[[[[67.0, 73.0, 31.0], [124.0, 128.0, 42.0]], [[227.0, 265.0,
      135.0], [732.0, 800.0, 394.0]]]]> : tensor<1x2x2x3xf32>
  return
}

// -----

// Dilated input (a transposed convolution), and dilated kernel.
func.func @main() {
  %c_x = stablehlo.constant dense<[[[1.0, 2.0, 3.0]]]> : tensor<1x1x3xf32>
  %c_k = stablehlo.constant dense<[[[1.0, 10.0]]]> : tensor<1x1x2xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<1x1x3xf32>
  %k = stablehlo.optimization_barrier %c_k : tensor<1x1x2xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0],
      window = {stride = [1], pad = [[1, 1]], lhs_dilate = [2], rhs_dilate = [2], reverse = [false]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x3xf32>, tensor<1x1x2xf32>) -> tensor<1x1x5xf32>
  check.expect_eq_const %0, dense<[[[0.0, 21.0, 0.0, 32.0, 0.0]]]> : tensor<1x1x5xf32>
  return
}

// -----

// The window reversed.
func.func @main() {
  %c_x = stablehlo.constant dense<[[[1.0, 2.0, 3.0, 4.0]]]> : tensor<1x1x4xf32>
  %c_k = stablehlo.constant dense<[[[1.0, 2.0, 3.0]]]> : tensor<1x1x3xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<1x1x4xf32>
  %k = stablehlo.optimization_barrier %c_k : tensor<1x1x3xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0],
      window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [true]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x4xf32>, tensor<1x1x3xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %0, dense<[[[10.0, 16.0]]]> : tensor<1x1x2xf32>
  return
}

// -----

// Groups of features: a depthwise convolution.
func.func @main() {
  %c_x = stablehlo.constant dense<[[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<1x2x3xf32>
  %c_k = stablehlo.constant dense<[[[1.0, 2.0]], [[3.0, 4.0]]]> : tensor<2x1x2xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<1x2x3xf32>
  %k = stablehlo.optimization_barrier %c_k : tensor<2x1x2xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0],
      window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]}
      {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<1x2x3xf32>, tensor<2x1x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %0, dense<[[[5.0, 8.0], [32.0, 39.0]]]> : tensor<1x2x2xf32>
  return
}

// -----

// Groups of the batch.
func.func @main() {
  %c_x = stablehlo.constant dense<[[[1.0, 2.0, 3.0]], [[4.0, 5.0, 6.0]]]> : tensor<2x1x3xf32>
  %c_k = stablehlo.constant dense<[[[1.0, 2.0]], [[3.0, 4.0]]]> : tensor<2x1x2xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<2x1x3xf32>
  %k = stablehlo.optimization_barrier %c_k : tensor<2x1x2xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0],
      window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]}
      {batch_group_count = 2 : i64, feature_group_count = 1 : i64} : (tensor<2x1x3xf32>, tensor<2x1x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %0, dense<[[[5.0, 8.0], [32.0, 39.0]]]> : tensor<1x2x2xf32>
  return
}

// -----

// Negative padding, and integers.
func.func @main() {
  %c_x = stablehlo.constant dense<[[[1, 2, 3, 4, 5]]]> : tensor<1x1x5xi32>
  %c_k = stablehlo.constant dense<[[[1, -1]]]> : tensor<1x1x2xi32>
  %x = stablehlo.optimization_barrier %c_x : tensor<1x1x5xi32>
  %k = stablehlo.optimization_barrier %c_k : tensor<1x1x2xi32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0],
      window = {stride = [1], pad = [[-1, -1]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x5xi32>, tensor<1x1x2xi32>) -> tensor<1x1x2xi32>
  check.expect_eq_const %0, dense<[[[-1, -1]]]> : tensor<1x1x2xi32>
  return
}

// -----

// Dimensions in another order: batch, space, feature.
func.func @main() {
  %c_x = stablehlo.constant dense<[[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]]> : tensor<1x3x2xf32>
  %c_k = stablehlo.constant dense<[[[1.0], [10.0]], [[100.0], [1000.0]]]> : tensor<2x2x1xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<1x3x2xf32>
  %k = stablehlo.optimization_barrier %c_k : tensor<2x2x1xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x2xf32>, tensor<2x2x1xf32>) -> tensor<1x2x1xf32>
  check.expect_eq_const %0, dense<[[[4321.0], [6543.0]]]> : tensor<1x2x1xf32>
  return
}
