// RUN: trc-opt %s --simplify-algebra | FileCheck %s

// Chains of movements become one or none.
// CHECK-LABEL: func.func @chains
// CHECK-SAME: (%[[X:.*]]: tensor<2x3x4xf32>)
// CHECK: %[[R:.*]] = stablehlo.reshape %[[X]] : (tensor<2x3x4xf32>) -> tensor<4x6xf32>
// CHECK: return %[[R]], %[[X]], %[[X]]
func.func @chains(%x: tensor<2x3x4xf32>) -> (tensor<4x6xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) {
  %0 = stablehlo.reshape %x : (tensor<2x3x4xf32>) -> tensor<24xf32>
  %1 = stablehlo.reshape %0 : (tensor<24xf32>) -> tensor<4x6xf32>
  %2 = stablehlo.transpose %x, dims = [2, 0, 1] : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
  %3 = stablehlo.transpose %2, dims = [1, 2, 0] : (tensor<4x2x3xf32>) -> tensor<2x3x4xf32>
  %4 = stablehlo.reverse %x, dims = [0, 1] : tensor<2x3x4xf32>
  %5 = stablehlo.reverse %4, dims = [1, 0] : tensor<2x3x4xf32>
  return %1, %3, %5 : tensor<4x6xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>
}

// A transpose that moves only a dimension of one is a reshape.
// CHECK-LABEL: func.func @unit
// CHECK: stablehlo.reshape
func.func @unit(%x: tensor<1x3xf32>) -> tensor<3x1xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<1x3xf32>) -> tensor<3x1xf32>
  return %0 : tensor<3x1xf32>
}

// A slice of a slice counts from the first start, in steps of both strides.
// CHECK-LABEL: func.func @slice_slice
// CHECK: stablehlo.slice %{{.*}} [3:8:4] : (tensor<10xf32>) -> tensor<2xf32>
func.func @slice_slice(%x: tensor<10xf32>) -> tensor<2xf32> {
  %0 = stablehlo.slice %x [1:9:2] : (tensor<10xf32>) -> tensor<4xf32>
  %1 = stablehlo.slice %0 [1:4:2] : (tensor<4xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// A slice that lies in one piece of a concatenation reads only that.
// CHECK-LABEL: func.func @slice_concatenate
// CHECK-SAME: (%{{.*}}: tensor<3xf32>, %[[Y:.*]]: tensor<5xf32>)
// CHECK: stablehlo.slice %[[Y]] [1:3]
func.func @slice_concatenate(%x: tensor<3xf32>, %y: tensor<5xf32>) -> tensor<2xf32> {
  %0 = stablehlo.concatenate %x, %y, dim = 0 : (tensor<3xf32>, tensor<5xf32>) -> tensor<8xf32>
  %1 = stablehlo.slice %0 [4:6] : (tensor<8xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// Slices that touch are one; what splits and joins is nothing.
// CHECK-LABEL: func.func @split_join
// CHECK-SAME: (%[[X:.*]]: tensor<8xf32>)
// CHECK-NEXT: return %[[X]]
func.func @split_join(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.slice %x [0:3] : (tensor<8xf32>) -> tensor<3xf32>
  %1 = stablehlo.slice %x [3:8] : (tensor<8xf32>) -> tensor<5xf32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<3xf32>, tensor<5xf32>) -> tensor<8xf32>
  return %2 : tensor<8xf32>
}

// Also where each part was reshaped, as heads of attention are, and of different sizes.
// CHECK-LABEL: func.func @split_reshape_join
// CHECK-SAME: (%[[X:.*]]: tensor<2x4x3x5xf32>)
// CHECK-NEXT: %[[ALL:.*]] = stablehlo.reshape %[[X]]
// CHECK-NEXT: return %[[ALL]]
func.func @split_reshape_join(%x: tensor<2x4x3x5xf32>) -> tensor<8x15xf32> {
  %0 = stablehlo.slice %x [0:2, 0:4, 0:2, 0:5] : (tensor<2x4x3x5xf32>) -> tensor<2x4x2x5xf32>
  %1 = stablehlo.slice %x [0:2, 0:4, 2:3, 0:5] : (tensor<2x4x3x5xf32>) -> tensor<2x4x1x5xf32>
  %2 = stablehlo.reshape %0 : (tensor<2x4x2x5xf32>) -> tensor<8x10xf32>
  %3 = stablehlo.reshape %1 : (tensor<2x4x1x5xf32>) -> tensor<8x5xf32>
  %4 = stablehlo.concatenate %2, %3, dim = 1 : (tensor<8x10xf32>, tensor<8x5xf32>) -> tensor<8x15xf32>
  return %4 : tensor<8x15xf32>
}

// In another order, or joined elsewhere, they are something else.
// CHECK-LABEL: func.func @split_reshape_mix
// CHECK-COUNT-2: stablehlo.concatenate
func.func @split_reshape_mix(%x: tensor<2x4x2x5xf32>) -> (tensor<8x10xf32>, tensor<16x5xf32>) {
  %0 = stablehlo.slice %x [0:2, 0:4, 0:1, 0:5] : (tensor<2x4x2x5xf32>) -> tensor<2x4x1x5xf32>
  %1 = stablehlo.slice %x [0:2, 0:4, 1:2, 0:5] : (tensor<2x4x2x5xf32>) -> tensor<2x4x1x5xf32>
  %2 = stablehlo.reshape %0 : (tensor<2x4x1x5xf32>) -> tensor<8x5xf32>
  %3 = stablehlo.reshape %1 : (tensor<2x4x1x5xf32>) -> tensor<8x5xf32>
  %4 = stablehlo.concatenate %3, %2, dim = 1 : (tensor<8x5xf32>, tensor<8x5xf32>) -> tensor<8x10xf32>
  %5 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<8x5xf32>, tensor<8x5xf32>) -> tensor<16x5xf32>
  return %4, %5 : tensor<8x10xf32>, tensor<16x5xf32>
}

// Padding by less than nothing is a slice; a slice without padding in it is one
// of the operand.
// CHECK-LABEL: func.func @pad
// CHECK-SAME: (%[[X:.*]]: tensor<8xf32>
// CHECK-DAG: %[[A:.*]] = stablehlo.slice %[[X]] [1:6]
// CHECK-DAG: %[[B:.*]] = stablehlo.slice %[[X]] [2:4]
// CHECK: return %[[A]], %[[B]]
func.func @pad(%x: tensor<8xf32>, %v: tensor<f32>) -> (tensor<5xf32>, tensor<2xf32>) {
  %0 = stablehlo.pad %x, %v, low = [-1], high = [-2], interior = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<5xf32>
  %1 = stablehlo.pad %x, %v, low = [3], high = [1], interior = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<12xf32>
  %2 = stablehlo.slice %1 [5:7] : (tensor<12xf32>) -> tensor<2xf32>
  return %0, %2 : tensor<5xf32>, tensor<2xf32>
}

// Movements of a splat are splats; what has no elements is a constant.
// CHECK-LABEL: func.func @splats
// CHECK-DAG: stablehlo.constant dense<1.000000e+00> : tensor<6x2xf32>
// CHECK-DAG: stablehlo.constant dense<{{.*}}> : tensor<0x4xf32>
// CHECK-NOT: stablehlo.add
// CHECK: return
func.func @splats(%e: tensor<0x4xf32>) -> (tensor<6x2xf32>, tensor<0x4xf32>) {
  %c = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
  %1 = stablehlo.reshape %0 : (tensor<3x4xf32>) -> tensor<6x2xf32>
  %2 = stablehlo.add %e, %e : tensor<0x4xf32>
  return %1, %2 : tensor<6x2xf32>, tensor<0x4xf32>
}

// The gradient of a split adds padded pieces: they lie beside each other.
// CHECK-LABEL: func.func @add_pads
// CHECK-SAME: (%[[A:.*]]: tensor<2x1xf32>, %[[B:.*]]: tensor<2x2xf32>, %[[C:.*]]: tensor<2x3xf32>)
// CHECK: %[[R:.*]] = stablehlo.concatenate %[[A]], %[[B]], %[[C]], dim = 1
// CHECK: return %[[R]]
func.func @add_pads(%a: tensor<2x1xf32>, %b: tensor<2x2xf32>, %c: tensor<2x3xf32>) -> tensor<2x6xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.pad %c, %z, low = [0, 3], high = [0, 0], interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x6xf32>
  %1 = stablehlo.pad %b, %z, low = [0, 1], high = [0, 3], interior = [0, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2x6xf32>
  %2 = stablehlo.add %0, %1 : tensor<2x6xf32>
  %3 = stablehlo.pad %a, %z, low = [0, 0], high = [0, 5], interior = [0, 0] : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x6xf32>
  %4 = stablehlo.add %2, %3 : tensor<2x6xf32>
  return %4 : tensor<2x6xf32>
}

// A slice of nothing but padding is the padding, spread.
// CHECK-LABEL: func.func @slice_padding
// CHECK-SAME: (%{{.*}}: tensor<2xf32>, %[[V:.*]]: tensor<f32>)
// CHECK-NEXT: stablehlo.reshape %[[V]] : (tensor<f32>) -> tensor<1xf32>
func.func @slice_padding(%x: tensor<2xf32>, %v: tensor<f32>) -> tensor<1xf32> {
  %0 = stablehlo.pad %x, %v, low = [1], high = [0], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<3xf32>
  %1 = stablehlo.slice %0 [0:3:3] : (tensor<3xf32>) -> tensor<1xf32>
  return %1 : tensor<1xf32>
}

// The gradient of a convolution by its input turns the kernel around: the convolution reads it so.
// CHECK-LABEL: func.func @reversed_kernel
// CHECK-SAME: (%[[X:.*]]: tensor<1x4x5x5xf32>, %[[K:.*]]: tensor<4x2x3x3xf32>)
// CHECK-NEXT: %[[R:.*]] = stablehlo.convolution(%[[X]], %[[K]])
// CHECK-SAME: reverse = [true, true]
// CHECK-NEXT: %[[S:.*]] = stablehlo.convolution(%[[X]], %[[K]])
// CHECK-SAME: reverse = [false, true]
// CHECK-NEXT: return %[[R]], %[[S]]
func.func @reversed_kernel(%x: tensor<1x4x5x5xf32>, %k: tensor<4x2x3x3xf32>) -> (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) {
  %0 = stablehlo.reverse %k, dims = [2, 3] : tensor<4x2x3x3xf32>
  %1 = stablehlo.convolution(%x, %0) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x5x5xf32>, tensor<4x2x3x3xf32>) -> tensor<1x2x3x3xf32>
  %2 = stablehlo.convolution(%x, %0) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {reverse = [true, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x5x5xf32>, tensor<4x2x3x3xf32>) -> tensor<1x2x3x3xf32>
  return %1, %2 : tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>
}

// A kernel whose features are turned stays as it is.
// CHECK-LABEL: func.func @reversed_features
// CHECK: stablehlo.reverse
func.func @reversed_features(%x: tensor<1x4x5x5xf32>, %k: tensor<4x2x3x3xf32>) -> tensor<1x2x3x3xf32> {
  %0 = stablehlo.reverse %k, dims = [1, 2] : tensor<4x2x3x3xf32>
  %1 = stablehlo.convolution(%x, %0) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x5x5xf32>, tensor<4x2x3x3xf32>) -> tensor<1x2x3x3xf32>
  return %1 : tensor<1x2x3x3xf32>
}
