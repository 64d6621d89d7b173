// RUN: trc-opt %s --canonicalize-dots | FileCheck %s

// A transpose of an operand becomes numbers, here the transposed embedding of
// the vocabulary head.
// CHECK-LABEL: func.func @operand
// CHECK-SAME: (%[[X:.*]]: tensor<2x3x4xf32>, %[[W:.*]]: tensor<9x4xf32>)
// CHECK-NEXT: stablehlo.dot_general %[[X]], %[[W]], contracting_dims = [2] x [1]
func.func @operand(%x: tensor<2x3x4xf32>, %w: tensor<9x4xf32>) -> tensor<2x3x9xf32> {
  %0 = stablehlo.transpose %w, dims = [1, 0] : (tensor<9x4xf32>) -> tensor<4x9xf32>
  %1 = stablehlo.dot_general %x, %0, contracting_dims = [2] x [0] : (tensor<2x3x4xf32>, tensor<4x9xf32>) -> tensor<2x3x9xf32>
  return %1 : tensor<2x3x9xf32>
}

// A transpose of the result that exchanges the sides exchanges the operands:
// JAX's gradient of a weight.
// CHECK-LABEL: func.func @result
// CHECK-SAME: (%[[G:.*]]: tensor<2x3x5xf32>, %[[X:.*]]: tensor<2x3x4xf32>)
// CHECK-NEXT: stablehlo.dot_general %[[X]], %[[G]], contracting_dims = [0, 1] x [0, 1]
// CHECK-SAME: -> tensor<4x5xf32>
func.func @result(%g: tensor<2x3x5xf32>, %x: tensor<2x3x4xf32>) -> tensor<4x5xf32> {
  %0 = stablehlo.dot_general %g, %x, contracting_dims = [0, 1] x [0, 1] : (tensor<2x3x5xf32>, tensor<2x3x4xf32>) -> tensor<5x4xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<5x4xf32>) -> tensor<4x5xf32>
  return %1 : tensor<4x5xf32>
}

// Free dimensions that would change their order keep the transpose.
// CHECK-LABEL: func.func @free_order
// CHECK: stablehlo.transpose
func.func @free_order(%x: tensor<2x3x4xf32>, %w: tensor<4x5xf32>) -> tensor<3x2x5xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0, 2] : (tensor<2x3x4xf32>) -> tensor<3x2x4xf32>
  %1 = stablehlo.dot_general %0, %w, contracting_dims = [2] x [0] : (tensor<3x2x4xf32>, tensor<4x5xf32>) -> tensor<3x2x5xf32>
  return %1 : tensor<3x2x5xf32>
}

// An outer product is a multiply.
// CHECK-LABEL: func.func @outer
// CHECK-SAME: (%[[X:.*]]: tensor<3xf32>, %[[Y:.*]]: tensor<5xf32>)
// CHECK-DAG: %[[A:.*]] = stablehlo.broadcast_in_dim %[[X]], dims = [0] : (tensor<3xf32>) -> tensor<3x5xf32>
// CHECK-DAG: %[[B:.*]] = stablehlo.broadcast_in_dim %[[Y]], dims = [1] : (tensor<5xf32>) -> tensor<3x5xf32>
// CHECK: stablehlo.multiply %[[A]], %[[B]]
func.func @outer(%x: tensor<3xf32>, %y: tensor<5xf32>) -> tensor<3x5xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [] x [] : (tensor<3xf32>, tensor<5xf32>) -> tensor<3x5xf32>
  return %0 : tensor<3x5xf32>
}

// PyTorch's products of rows and heads: both are batch dimensions.
// CHECK-LABEL: func.func @heads
// CHECK-SAME: (%[[Q:.*]]: tensor<2x3x8x4xf32>, %[[K:.*]]: tensor<2x3x8x4xf32>)
// CHECK-NEXT: %[[DOT:.*]] = stablehlo.dot_general %[[Q]], %[[K]], batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3] {{.*}} -> tensor<2x3x8x8xf32>
// CHECK-NEXT: stablehlo.reshape %[[DOT]] : (tensor<2x3x8x8xf32>) -> tensor<6x8x8xf32>
func.func @heads(%q: tensor<2x3x8x4xf32>, %k: tensor<2x3x8x4xf32>) -> tensor<6x8x8xf32> {
  %0 = stablehlo.reshape %q : (tensor<2x3x8x4xf32>) -> tensor<6x8x4xf32>
  %1 = stablehlo.transpose %k, dims = [0, 1, 3, 2] : (tensor<2x3x8x4xf32>) -> tensor<2x3x4x8xf32>
  %2 = stablehlo.reshape %1 : (tensor<2x3x4x8xf32>) -> tensor<6x4x8xf32>
  %3 = stablehlo.dot_general %0, %2, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<6x8x4xf32>, tensor<6x4x8xf32>) -> tensor<6x8x8xf32>
  return %3 : tensor<6x8x8xf32>
}

// Grouped heads: two of the queries' have one of the keys', which is repeated.
// The batch dimension of the keys is not their first.
// CHECK-LABEL: func.func @grouped_heads
// CHECK-SAME: (%[[Q:.*]]: tensor<2x4x8x5xf32>, %[[K:.*]]: tensor<8x2x2x2x5xf32>)
// CHECK-NEXT: %[[KEYS:.*]] = stablehlo.reshape %[[K]] : (tensor<8x2x2x2x5xf32>) -> tensor<8x2x4x5xf32>
// CHECK-NEXT: stablehlo.dot_general %[[Q]], %[[KEYS]], batching_dims = [0, 1] x [1, 2], contracting_dims = [3] x [3]
func.func @grouped_heads(%q: tensor<2x4x8x5xf32>, %k: tensor<8x2x2x2x5xf32>) -> tensor<8x8x8xf32> {
  %0 = stablehlo.reshape %q : (tensor<2x4x8x5xf32>) -> tensor<8x8x5xf32>
  %1 = stablehlo.reshape %k : (tensor<8x2x2x2x5xf32>) -> tensor<8x8x5xf32>
  %2 = stablehlo.dot_general %0, %1, batching_dims = [0] x [1], contracting_dims = [2] x [2] : (tensor<8x8x5xf32>, tensor<8x8x5xf32>) -> tensor<8x8x8xf32>
  return %2 : tensor<8x8x8xf32>
}

// Extents that are cut elsewhere, and a reshape that joins what is summed, too.
// CHECK-LABEL: func.func @cut_elsewhere
// CHECK: stablehlo.dot_general {{.*}} batching_dims = [0] x [0]
// CHECK: stablehlo.dot_general {{.*}} batching_dims = [0] x [0]
func.func @cut_elsewhere(%a: tensor<2x3x8x4xf32>, %b: tensor<3x2x4x8xf32>, %c: tensor<2x3x2x4x4xf32>) -> (tensor<6x8x8xf32>, tensor<6x8x4xf32>) {
  %0 = stablehlo.reshape %a : (tensor<2x3x8x4xf32>) -> tensor<6x8x4xf32>
  %1 = stablehlo.reshape %b : (tensor<3x2x4x8xf32>) -> tensor<6x4x8xf32>
  %2 = stablehlo.dot_general %0, %1, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<6x8x4xf32>, tensor<6x4x8xf32>) -> tensor<6x8x8xf32>
  %3 = stablehlo.reshape %c : (tensor<2x3x2x4x4xf32>) -> tensor<6x8x4xf32>
  %4 = stablehlo.dot_general %2, %3, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<6x8x8xf32>, tensor<6x8x4xf32>) -> tensor<6x8x4xf32>
  return %2, %4 : tensor<6x8x8xf32>, tensor<6x8x4xf32>
}
