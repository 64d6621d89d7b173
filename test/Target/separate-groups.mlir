// RUN: trc-opt %s --separate-groups --split-input-file | FileCheck %s
// RUN: trc-opt %s --separate-groups --canonicalize --fuse-operations --split-input-file | FileCheck %s --check-prefix=FUSED

// The sum of a group of four channels: over places first. As flax writes it,
// the mean is repeated for each channel and then spread.
// CHECK-LABEL: func.func @group
// CHECK: %[[C:.*]] = stablehlo.reduce(%{{.*}} init: %{{.*}}) applies stablehlo.add across dimensions = [1] : (tensor<2x64x8x4xf32>, tensor<f32>) -> tensor<2x8x4xf32>
// CHECK: %[[S:.*]] = stablehlo.reduce(%[[C]] init: %{{.*}}) applies stablehlo.add across dimensions = [2] : (tensor<2x8x4xf32>, tensor<f32>) -> tensor<2x8xf32>
// CHECK: %[[R:.*]] = stablehlo.broadcast_in_dim %[[S]], dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x4xf32>
// CHECK: %[[W:.*]] = stablehlo.optimization_barrier %[[R]]
// CHECK: %[[V:.*]] = stablehlo.reshape %[[W]] : (tensor<2x8x4xf32>) -> tensor<2x32xf32>
// CHECK: stablehlo.broadcast_in_dim %[[V]], dims = [0, 2]
//
// One kernel goes over the places, and one over all of the tensor.
// FUSED-LABEL: func.func @group
// FUSED: trc.fusion
// FUSED: stablehlo.optimization_barrier
// FUSED: trc.fusion
// FUSED-NOT: trc.fusion
// FUSED: return
func.func @group(%x: tensor<2x64x32xf32>) -> tensor<2x64x32xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reshape %x : (tensor<2x64x32xf32>) -> tensor<2x64x8x4xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [1, 3] : (tensor<2x64x8x4xf32>, tensor<f32>) -> tensor<2x8xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x4xf32>
  %3 = stablehlo.reshape %2 : (tensor<2x8x4xf32>) -> tensor<2x32xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 2] : (tensor<2x32xf32>) -> tensor<2x64x32xf32>
  %5 = stablehlo.subtract %x, %4 : tensor<2x64x32xf32>
  return %5 : tensor<2x64x32xf32>
}

// -----

// Spread at once, from a statistic that kept dimensions of one element.
// CHECK-LABEL: func.func @spread
// CHECK: %[[S:.*]] = stablehlo.reshape %arg1 : (tensor<2x1x8x1xf32>) -> tensor<2x8xf32>
// CHECK: %[[R:.*]] = stablehlo.broadcast_in_dim %[[S]], dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x4xf32>
// CHECK: %[[W:.*]] = stablehlo.optimization_barrier %[[R]]
// CHECK: stablehlo.broadcast_in_dim %[[W]], dims = [0, 2, 3] : (tensor<2x8x4xf32>) -> tensor<2x64x8x4xf32>
func.func @spread(%x: tensor<2x64x8x4xf32>, %mean: tensor<2x1x8x1xf32>) -> tensor<2x64x8x4xf32> {
  %0 = stablehlo.broadcast_in_dim %mean, dims = [0, 1, 2, 3] : (tensor<2x1x8x1xf32>) -> tensor<2x64x8x4xf32>
  %1 = stablehlo.subtract %x, %0 : tensor<2x64x8x4xf32>
  return %1 : tensor<2x64x8x4xf32>
}

// -----

// Left alone: rows that are long enough; a sum over the run alone; f16, whose
// sums would be rounded in between; a run that is spread over nothing larger.
// CHECK-LABEL: func.func @others
// CHECK: across dimensions = [1, 3] : (tensor<2x64x8x32xf32>
// CHECK: across dimensions = [3] : (tensor<2x64x8x4xf32>
// CHECK: across dimensions = [1, 3] : (tensor<2x64x8x4xf16>
// CHECK-NOT: optimization_barrier
// CHECK: return
func.func @others(%long: tensor<2x64x8x32xf32>, %x: tensor<2x64x8x4xf32>, %half: tensor<2x64x8x4xf16>, %s: tensor<2x8xf32>)
    -> (tensor<2x8xf32>, tensor<2x64x8xf32>, tensor<2x8xf16>, tensor<2x8x4xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeroHalf = stablehlo.constant dense<0.0> : tensor<f16>
  %0 = stablehlo.reduce(%long init: %zero) applies stablehlo.add across dimensions = [1, 3] : (tensor<2x64x8x32xf32>, tensor<f32>) -> tensor<2x8xf32>
  %1 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<2x64x8x4xf32>, tensor<f32>) -> tensor<2x64x8xf32>
  %2 = stablehlo.reduce(%half init: %zeroHalf) applies stablehlo.add across dimensions = [1, 3] : (tensor<2x64x8x4xf16>, tensor<f16>) -> tensor<2x8xf16>
  %3 = stablehlo.broadcast_in_dim %s, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x4xf32>
  return %0, %1, %2, %3 : tensor<2x8xf32>, tensor<2x64x8xf32>, tensor<2x8xf16>, tensor<2x8x4xf32>
}
