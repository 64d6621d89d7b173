// RUN: trc-opt %s --convert-dots-to-contract | FileCheck %s

// Attention's scores: both transposes to heads become labels.
// CHECK-LABEL: func.func @scores
// CHECK-SAME: (%[[Q:.*]]: tensor<2x8x4x16xf32>, %[[K:.*]]: tensor<2x8x4x16xf32>)
// CHECK-NEXT: trc.contract %[[Q]], %[[K]], lhs = [0, 3, 1, 2], rhs = [0, 4, 1, 2], result = [0, 1, 3, 4]
// CHECK-NOT: transpose
func.func @scores(%q: tensor<2x8x4x16xf32>, %k: tensor<2x8x4x16xf32>) -> tensor<2x4x8x8xf32> {
  %0 = stablehlo.transpose %q, dims = [0, 2, 1, 3] : (tensor<2x8x4x16xf32>) -> tensor<2x4x8x16xf32>
  %1 = stablehlo.transpose %k, dims = [0, 2, 1, 3] : (tensor<2x8x4x16xf32>) -> tensor<2x4x8x16xf32>
  %2 = stablehlo.dot_general %0, %1, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3] : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x8xf32>
  return %2 : tensor<2x4x8x8xf32>
}

// The transpose of the result, where nothing else reads it.
// CHECK-LABEL: func.func @result
// CHECK: %[[R:.*]] = trc.contract %{{.*}}, lhs = [0, 1, 3, 2], rhs = [0, 1, 2, 4], result = [0, 3, 1, 4]
// CHECK-SAME: -> tensor<2x8x4x16xf32>
// CHECK-NEXT: return %[[R]]
func.func @result(%p: tensor<2x4x8x8xf32>, %v: tensor<2x4x8x16xf32>) -> tensor<2x8x4x16xf32> {
  %0 = stablehlo.dot_general %p, %v, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<2x4x8x8xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  %1 = stablehlo.transpose %0, dims = [0, 2, 1, 3] : (tensor<2x4x8x16xf32>) -> tensor<2x8x4x16xf32>
  return %1 : tensor<2x8x4x16xf32>
}

// A batch dimension that a broadcast made is free on the other side.
// CHECK-LABEL: func.func @broadcast
// CHECK-SAME: (%[[X:.*]]: tensor<2x3x4xf32>, %[[W:.*]]: tensor<4x5xf32>)
// CHECK-NEXT: trc.contract %[[X]], %[[W]], lhs = [0, 2, 1], rhs = [1, 3], result = [0, 2, 3]
func.func @broadcast(%x: tensor<2x3x4xf32>, %w: tensor<4x5xf32>) -> tensor<2x3x5xf32> {
  %0 = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<4x5xf32>) -> tensor<2x4x5xf32>
  %1 = stablehlo.dot_general %x, %0, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return %1 : tensor<2x3x5xf32>
}

// A transpose that would make the innermost dimension a batch stays: the
// product would find no unit stride.
// CHECK-LABEL: func.func @innermost
// CHECK: stablehlo.transpose
// CHECK: trc.contract
func.func @innermost(%x: tensor<3x4x7xf32>, %w: tensor<7x4x5xf32>) -> tensor<7x3x5xf32> {
  %0 = stablehlo.transpose %x, dims = [2, 0, 1] : (tensor<3x4x7xf32>) -> tensor<7x3x4xf32>
  %1 = stablehlo.dot_general %0, %w, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<7x3x4xf32>, tensor<7x4x5xf32>) -> tensor<7x3x5xf32>
  return %1 : tensor<7x3x5xf32>
}

// A sum along a batch dimension contracts it; one along a dimension of one
// operand only stays.
// CHECK-LABEL: func.func @sum
// CHECK: trc.contract %{{.*}}, %{{.*}}, lhs = [0, 1, 3, 2], rhs = [0, 1, 2, 4], result = [0, 3, 4]
// CHECK-SAME: -> tensor<2x8x16xf32>
// CHECK: %[[P:.*]] = trc.contract
// CHECK: stablehlo.reduce(%[[P]]
func.func @sum(%p: tensor<2x4x8x8xf32>, %v: tensor<2x4x8x16xf32>) -> (tensor<2x8x16xf32>, tensor<2x4x16xf32>) {
  %0 = stablehlo.dot_general %p, %v, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<2x4x8x8xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x4x8x16xf32>, tensor<f32>) -> tensor<2x8x16xf32>
  %2 = stablehlo.dot_general %p, %v, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<2x4x8x8xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  %3 = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x4x8x16xf32>, tensor<f32>) -> tensor<2x4x16xf32>
  return %1, %3 : tensor<2x8x16xf32>, tensor<2x4x16xf32>
}
