// RUN: trc-opt %s --expand-windows --split-input-file | FileCheck %s
// RUN: trc-opt %s --expand-windows --canonicalize --fuse-operations --split-input-file | FileCheck %s --check-prefix=FUSED

// An average of two by two is a sum of four slices; one kernel with what follows.
// CHECK-LABEL: func.func @average
// CHECK: %[[Z:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK: %[[S:.*]] = stablehlo.broadcast_in_dim %[[Z]]
// CHECK: %[[T:.*]] = stablehlo.slice %arg0 [0:1, 0:3:2, 0:3:2, 0:8]
// CHECK: stablehlo.add %[[S]], %[[T]]
// CHECK-COUNT-3: stablehlo.slice %arg0
// CHECK-NOT: reduce_window
// FUSED-LABEL: func.func @average
// FUSED: trc.fusion
// FUSED-NOT: trc.fusion
// FUSED: return
func.func @average(%x: tensor<1x4x4x8xf32>, %scale: tensor<1x2x2x8xf32>) -> tensor<1x2x2x8xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %zero) <{
    window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<1x4x4x8xf32>, tensor<f32>) -> tensor<1x2x2x8xf32>
  %2 = stablehlo.multiply %0, %scale : tensor<1x2x2x8xf32>
  return %2 : tensor<1x2x2x8xf32>
}

// -----

// A maximum starts from its first element; the padding is that of the window.
// CHECK-LABEL: func.func @maximum
// CHECK: %[[P:.*]] = stablehlo.pad %arg0, %{{.*}}, low = [0, 1], high = [0, 1]
// CHECK: %[[A:.*]] = stablehlo.slice %[[P]] [0:2, 0:5:2]
// CHECK: %[[B:.*]] = stablehlo.slice %[[P]] [0:2, 1:6:2]
// CHECK: %[[M:.*]] = stablehlo.maximum %[[A]], %[[B]]
// CHECK: return %[[M]]
func.func @maximum(%x: tensor<2x4xf32>) -> tensor<2x3xf32> {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %low) <{
    window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>,
    padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// All of two dimensions: a reduction.
// CHECK-LABEL: func.func @whole
// CHECK: %[[R:.*]] = stablehlo.reduce(%arg0 init: %{{.*}}) applies stablehlo.add across dimensions = [1, 2]
// CHECK: stablehlo.reshape %[[R]] : (tensor<2x8xf32>) -> tensor<2x1x1x8xf32>
func.func @whole(%x: tensor<2x7x7x8xf32>) -> tensor<2x1x1x8xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 1, 7, 7, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x7x7x8xf32>, tensor<f32>) -> tensor<2x1x1x8xf32>
  return %0 : tensor<2x1x1x8xf32>
}

// -----

// The gradient of a sum of pairs, as JAX writes it: each element has one window.
// CHECK-LABEL: func.func @pairs
// CHECK: stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<4xf32>) -> tensor<4x2xf32>
// CHECK-NOT: stablehlo.select
// CHECK: stablehlo.reshape %{{.*}} : (tensor<4x2xf32>) -> tensor<8xf32>
// CHECK-NOT: reduce_window
func.func @pairs(%x: tensor<4xf32>) -> tensor<8xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %x, %zero, low = [1], high = [1], interior = [1] : (tensor<4xf32>, tensor<f32>) -> tensor<9xf32>
  %0 = "stablehlo.reduce_window"(%p, %zero) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<9xf32>, tensor<f32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// The gradient of a maximum of pairs: the place that was chosen gets the share.
// CHECK-LABEL: func.func @chosen
// CHECK: %[[A:.*]] = stablehlo.slice %arg0 [0:7:2]
// CHECK: %[[B:.*]] = stablehlo.slice %arg0 [1:8:2]
// CHECK: %[[K:.*]] = stablehlo.compare GE, %[[A]], %[[B]]
// CHECK: %[[C:.*]] = stablehlo.select %[[K]], %{{.*}} : tensor<4xi1>, tensor<4xi32>
// CHECK: %[[G:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [0] : (tensor<4xi32>) -> tensor<4x2xi32>
// CHECK: %[[E:.*]] = stablehlo.compare EQ, %[[G]]
// CHECK: stablehlo.select %[[E]]
// CHECK: stablehlo.reshape %{{.*}} : (tensor<4x2xf32>) -> tensor<8xf32>
// FUSED-LABEL: func.func @chosen
// FUSED: trc.fusion
// FUSED-NOT: trc.fusion
// FUSED: return
func.func @chosen(%x: tensor<8xf32>, %d: tensor<4xf32>) -> tensor<8xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.select_and_scatter"(%x, %d, %zero) <{
    window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<8xf32>, tensor<4xf32>, tensor<f32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// Running sums have as many terms as elements: left to the library.
// CHECK-LABEL: func.func @running
// CHECK: stablehlo.reduce_window
func.func @running(%x: tensor<4x100xf32>) -> tensor<4x100xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 1, 100>,
    padding = dense<[[0, 0], [99, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4x100xf32>, tensor<f32>) -> tensor<4x100xf32>
  return %0 : tensor<4x100xf32>
}
