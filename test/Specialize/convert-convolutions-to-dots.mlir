// RUN: trc-opt %s --convert-convolutions-to-dots | FileCheck %s

// One tap, channels innermost, as JAX writes it: the kernel's dimensions of one tap go by a reshape.
// CHECK-LABEL: func.func @one_tap
// CHECK: %[[P:.+]] = stablehlo.dot_general %arg0, %arg1, contracting_dims = [3] x [2] : (tensor<2x5x4x3xf32>, tensor<1x1x3x6xf32>) -> tensor<2x5x4x1x1x6xf32>
// CHECK: %[[R:.+]] = stablehlo.reshape %[[P]] : (tensor<2x5x4x1x1x6xf32>) -> tensor<2x5x4x6xf32>
// CHECK: return %[[R]]
func.func @one_tap(%x: tensor<2x5x4x3xf32>, %w: tensor<1x1x3x6xf32>) -> tensor<2x5x4x6xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x4x3xf32>, tensor<1x1x3x6xf32>) -> tensor<2x5x4x6xf32>
  return %0 : tensor<2x5x4x6xf32>
}

// Its gradients: by the input, where the kernel is read the other way, and turned around, which is nothing for one tap;
// and by the kernel, which is as large as the image.
// CHECK-LABEL: func.func @gradients
// CHECK: stablehlo.dot_general %arg1, %arg2, contracting_dims = [3] x [3] : (tensor<2x5x4x6xf32>, tensor<1x1x3x6xf32>) -> tensor<2x5x4x1x1x3xf32>
// CHECK: stablehlo.dot_general %arg0, %arg1, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x5x4x3xf32>, tensor<2x5x4x6xf32>) -> tensor<3x6xf32>
// CHECK: stablehlo.reshape %{{.+}} : (tensor<3x6xf32>) -> tensor<1x1x3x6xf32>
func.func @gradients(%x: tensor<2x5x4x3xf32>, %dy: tensor<2x5x4x6xf32>, %w: tensor<1x1x3x6xf32>) -> (tensor<2x5x4x3xf32>, tensor<1x1x3x6xf32>) {
  %0 = stablehlo.convolution(%dy, %w) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {reverse = [true, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x4x6xf32>, tensor<1x1x3x6xf32>) -> tensor<2x5x4x3xf32>
  %1 = stablehlo.convolution(%x, %dy) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x4x3xf32>, tensor<2x5x4x6xf32>) -> tensor<1x1x3x6xf32>
  return %0, %1 : tensor<2x5x4x3xf32>, tensor<1x1x3x6xf32>
}

// One image with channels in front: the kernel is the left operand.
// CHECK-LABEL: func.func @kernel_first
// CHECK: stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [1] : (tensor<6x3x1x1xf32>, tensor<1x3x5x4xf32>) -> tensor<6x1x1x1x5x4xf32>
func.func @kernel_first(%x: tensor<1x3x5x4xf32>, %w: tensor<6x3x1x1xf32>) -> tensor<1x6x5x4xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x5x4xf32>, tensor<6x3x1x1xf32>) -> tensor<1x6x5x4xf32>
  return %0 : tensor<1x6x5x4xf32>
}

// Left as they are: by strides, with padding, in groups, a kernel that slides or is turned around, several images with
// channels in front, and integers.
// CHECK-LABEL: func.func @others
// CHECK-NOT: dot_general
// CHECK-COUNT-7: stablehlo.convolution
// CHECK-NOT: dot_general
// CHECK: return
func.func @others(%x: tensor<2x4x4x4xf32>, %w: tensor<1x1x4x4xf32>, %g: tensor<1x1x2x4xf32>, %k: tensor<4x4x4x4xf32>, %s: tensor<3x3x4x4xf32>, %i: tensor<2x4x4x4xi32>, %j: tensor<1x1x4x4xi32>) -> (tensor<2x2x2x4xf32>, tensor<2x6x6x4xf32>, tensor<2x4x4x4xf32>, tensor<2x2x2x4xf32>, tensor<2x1x1x4xf32>, tensor<2x4x4x4xf32>, tensor<2x4x4x4xi32>) {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4x4x4xf32>, tensor<1x1x4x4xf32>) -> tensor<2x2x2x4xf32>
  %1 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4x4x4xf32>, tensor<1x1x4x4xf32>) -> tensor<2x6x6x4xf32>
  %2 = stablehlo.convolution(%x, %g) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<2x4x4x4xf32>, tensor<1x1x2x4xf32>) -> tensor<2x4x4x4xf32>
  %3 = stablehlo.convolution(%x, %s) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4x4x4xf32>, tensor<3x3x4x4xf32>) -> tensor<2x2x2x4xf32>
  %4 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {reverse = [true, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4x4x4xf32>, tensor<4x4x4x4xf32>) -> tensor<2x1x1x4xf32>
  %5 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[0, 1, i, o]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4x4x4xf32>, tensor<1x1x4x4xf32>) -> tensor<2x4x4x4xf32>
  %6 = stablehlo.convolution(%i, %j) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4x4x4xi32>, tensor<1x1x4x4xi32>) -> tensor<2x4x4x4xi32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<2x2x2x4xf32>, tensor<2x6x6x4xf32>, tensor<2x4x4x4xf32>, tensor<2x2x2x4xf32>, tensor<2x1x1x4xf32>, tensor<2x4x4x4xf32>, tensor<2x4x4x4xi32>
}
