// RUN: trc-opt %s --split-input-file --convert-contract-to-matmul | FileCheck %s

// A layer: rows of two dimensions are one; nothing moves.
// CHECK-LABEL: @layer
// CHECK: trc.matmul(%arg0, %arg1), size = [1, 64, 128, 32], leading = [32, 128, 128], stride = [0, 0, 0] : (tensor<2x32x32xf32>, tensor<32x128xf32>) -> tensor<2x32x128xf32>
func.func @layer(%x: tensor<2x32x32xf32>, %w: tensor<32x128xf32>) -> tensor<2x32x128xf32> {
  %0 = trc.contract %x, %w, lhs = [1, 2, 0], rhs = [0, 3], result = [1, 2, 3] : (tensor<2x32x32xf32>, tensor<32x128xf32>) -> tensor<2x32x128xf32>
  return %0 : tensor<2x32x128xf32>
}

// -----

// The way back: by the transposed weight, and rows summed. For the gradient of
// the weight the operands change places, since the result's columns are those
// of the left one.
// CHECK-LABEL: @back
// CHECK: trc.matmul(%arg0, %arg2), size = [1, 64, 32, 128], leading = [128, 128, 32], stride = [0, 0, 0] {transpose_rhs}
// CHECK: trc.matmul(%arg1, %arg0), size = [1, 32, 128, 64], leading = [32, 128, 128], stride = [0, 0, 0] {transpose_lhs}
func.func @back(%d: tensor<2x32x128xf32>, %x: tensor<2x32x32xf32>, %w: tensor<32x128xf32>) -> (tensor<2x32x32xf32>, tensor<32x128xf32>) {
  %0 = trc.contract %d, %w, lhs = [1, 2, 3], rhs = [0, 3], result = [1, 2, 0] : (tensor<2x32x128xf32>, tensor<32x128xf32>) -> tensor<2x32x32xf32>
  %1 = trc.contract %d, %x, lhs = [1, 2, 3], rhs = [1, 2, 0], result = [0, 3] : (tensor<2x32x128xf32>, tensor<2x32x32xf32>) -> tensor<32x128xf32>
  return %0, %1 : tensor<2x32x32xf32>, tensor<32x128xf32>
}

// -----

// Heads of one sequence: leading dimension and stride. Added to a tensor.
// CHECK-LABEL: @heads
// CHECK: trc.matmul(%arg0, %arg1) plus(%arg2), size = [4, 8, 6, 16], leading = [64, 64, 6], stride = [16, 16, 48] {transpose_rhs}
func.func @heads(%q: tensor<1x8x4x16xbf16>, %k: tensor<1x6x4x16xbf16>, %s: tensor<1x4x8x6xf32>) -> tensor<1x4x8x6xf32> {
  %0 = trc.contract %q, %k plus %s, lhs = [0, 1, 2, 3], rhs = [0, 4, 2, 3], result = [0, 2, 1, 4] : (tensor<1x8x4x16xbf16>, tensor<1x6x4x16xbf16>, tensor<1x4x8x6xf32>) -> tensor<1x4x8x6xf32>
  return %0 : tensor<1x4x8x6xf32>
}

// -----

// Sequences and heads step unevenly: queries and keys are moved first. The
// result's rows lie apart by heads: it is moved afterwards, and what is added
// to it before.
// CHECK-LABEL: @moved
// CHECK: %[[Q:.*]] = stablehlo.transpose %arg0, dims = [0, 2, 1, 3]
// CHECK: %[[K:.*]] = stablehlo.transpose %arg1, dims = [0, 2, 3, 1]
// CHECK: %[[S:.*]] = stablehlo.transpose %arg2, dims = [0, 3, 1, 2]
// CHECK: %[[P:.*]] = trc.matmul(%[[Q]], %[[K]]) plus(%[[S]]), size = [6, 8, 5, 16], leading = [16, 5, 5], stride = [128, 80, 40]
// CHECK: %[[R:.*]] = stablehlo.transpose %[[P]], dims = [0, 2, 3, 1]
// CHECK: return %[[R]]
func.func @moved(%q: tensor<2x8x3x16xf32>, %k: tensor<2x5x3x16xf32>, %s: tensor<2x8x5x3xf32>) -> tensor<2x8x5x3xf32> {
  %0 = trc.contract %q, %k plus %s, lhs = [0, 1, 2, 3], rhs = [0, 4, 2, 3], result = [0, 1, 4, 2] : (tensor<2x8x3x16xf32>, tensor<2x5x3x16xf32>, tensor<2x8x5x3xf32>) -> tensor<2x8x5x3xf32>
  return %0 : tensor<2x8x5x3xf32>
}

// -----

// Vectors, and f64. A dot product and an outer product.
// CHECK-LABEL: @vectors
// CHECK: trc.matmul(%arg0, %arg0), size = [1, 1, 1, 5], leading = [5, 1, 1], stride = [0, 0, 0], compute = "f64"
// CHECK: trc.matmul(%arg0, %arg1), size = [1, 5, 3, 1], leading = [1, 3, 3], stride = [0, 0, 0], compute = "f64"
func.func @vectors(%a: tensor<5xf64>, %b: tensor<3xf64>) -> (tensor<f64>, tensor<5x3xf64>) {
  %0 = trc.contract %a, %a, lhs = [0], rhs = [0], result = [] : (tensor<5xf64>, tensor<5xf64>) -> tensor<f64>
  %1 = trc.contract %a, %b, lhs = [0], rhs = [1], result = [0, 1] : (tensor<5xf64>, tensor<3xf64>) -> tensor<5x3xf64>
  return %0, %1 : tensor<f64>, tensor<5x3xf64>
}
