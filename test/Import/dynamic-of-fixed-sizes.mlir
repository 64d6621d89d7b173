// RUN: trc-opt --import %s | FileCheck %s
//
// Operations that take sizes as tensors, where types and constants say them.

// CHECK-LABEL: func.func @fixed
// CHECK: stablehlo.reshape %arg0 : (tensor<2x3xf32>) -> tensor<6xf32>
// CHECK: stablehlo.broadcast_in_dim %{{.*}}, dims = [1] : (tensor<6xf32>) -> tensor<4x6xf32>
// CHECK: stablehlo.iota dim = 1 : tensor<4x6xf32>
// CHECK: stablehlo.pad %{{.*}}, low = [1], high = [0], interior = [0]
// CHECK: stablehlo.slice %{{.*}} [1:5:2]
func.func @fixed(%x: tensor<2x3xf32>, %shape: tensor<1xi32>, %two: tensor<2xi32>, %zero: tensor<f32>)
    -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<7xf32>, tensor<2xf32>) {
  %one = stablehlo.constant dense<1> : tensor<1xi32>
  %none = stablehlo.constant dense<0> : tensor<1xi32>
  %five = stablehlo.constant dense<5> : tensor<1xi32>
  %steps = stablehlo.constant dense<2> : tensor<1xi32>
  %0 = stablehlo.dynamic_reshape %x, %shape : (tensor<2x3xf32>, tensor<1xi32>) -> tensor<6xf32>
  %1 = stablehlo.dynamic_broadcast_in_dim %0, %two, dims = [1] : (tensor<6xf32>, tensor<2xi32>) -> tensor<4x6xf32>
  %2 = stablehlo.dynamic_iota %two, dim = 1 : (tensor<2xi32>) -> tensor<4x6xf32>
  %3 = stablehlo.dynamic_pad %0, %zero, %one, %none, %none : (tensor<6xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<7xf32>
  %4 = stablehlo.real_dynamic_slice %3, %one, %five, %steps : (tensor<7xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xf32>
  return %1, %2, %3, %4 : tensor<4x6xf32>, tensor<4x6xf32>, tensor<7xf32>, tensor<2xf32>
}

// The generic form says the same.
// CHECK-LABEL: func.func @generic
// CHECK: stablehlo.broadcast_in_dim %{{.*}}, dims = [1] : (tensor<6xf32>) -> tensor<4x6xf32>
// CHECK: stablehlo.iota dim = 1 : tensor<4x6xf32>
// CHECK: stablehlo.constant dense<6> : tensor<i32>
func.func @generic(%x: tensor<6xf32>, %two: tensor<2xi32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<i32>) {
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x, %two) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xf32>, tensor<2xi32>) -> tensor<4x6xf32>
  %1 = "stablehlo.dynamic_iota"(%two) <{iota_dimension = 1 : i64}> : (tensor<2xi32>) -> tensor<4x6xf32>
  %2 = "stablehlo.get_dimension_size"(%x) <{dimension = 0 : i64}> : (tensor<6xf32>) -> tensor<i32>
  return %0, %1, %2 : tensor<4x6xf32>, tensor<4x6xf32>, tensor<i32>
}

// CHECK-LABEL: func.func @gather
// CHECK: "stablehlo.gather"(%arg0, %arg1) <{
// CHECK-SAME: collapsed_slice_dims = [0]
// CHECK-SAME: indices_are_sorted = true
// CHECK-SAME: slice_sizes = array<i64: 1, 8>
func.func @gather(%x: tensor<5x8xf32>, %at: tensor<3x1xi32>) -> tensor<3x8xf32> {
  %sizes = stablehlo.constant dense<[1, 8]> : tensor<2xi32>
  %0 = "stablehlo.dynamic_gather"(%x, %at, %sizes) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>,
    indices_are_sorted = true
  }> : (tensor<5x8xf32>, tensor<3x1xi32>, tensor<2xi32>) -> tensor<3x8xf32>
  return %0 : tensor<3x8xf32>
}

// CHECK-LABEL: func.func @convolution
// CHECK: stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
// CHECK-SAME: window = {stride = [2, 1], pad = {{\[\[}}1, 0], [2, 1]], rhs_dilate = [1, 2]}
func.func @convolution(%x: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x4xf32>) -> tensor<1x4x7x4xf32> {
  %padding = stablehlo.constant dense<[[1, 0], [2, 1]]> : tensor<2x2xi32>
  %0 = "stablehlo.dynamic_conv"(%x, %k, %padding) <{
    batch_group_count = 1 : i64, feature_group_count = 1 : i64,
    dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>,
    rhs_dilation = array<i64: 1, 2>, window_strides = array<i64: 2, 1>
  }> : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>, tensor<2x2xi32>) -> tensor<1x4x7x4xf32>
  return %0 : tensor<1x4x7x4xf32>
}
