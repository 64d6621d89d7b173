// RUN: trc-opt %s --simplify-algebra | FileCheck %s

// The two ways in which JAX spreads a statistic over rows are one.
// CHECK-LABEL: func.func @normal_form
// CHECK-SAME: (%[[X:.*]]: tensor<2x3xf32>)
// CHECK-DAG: stablehlo.broadcast_in_dim %[[X]], dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
// CHECK-DAG: stablehlo.broadcast_in_dim %[[X]], dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
// CHECK: return
func.func @normal_form(%x: tensor<2x3xf32>) -> (tensor<2x3x4xf32>, tensor<2x3x4xf32>) {
  %0 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x4xf32>
  %2 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
  return %1, %2 : tensor<2x3x4xf32>, tensor<2x3x4xf32>
}

// Elementwise work on broadcasts is done on what they spread.
// CHECK-LABEL: func.func @compute_before
// CHECK-SAME: (%[[X:.*]]: tensor<3xf32>, %[[Y:.*]]: tensor<3xf32>)
// CHECK: %[[C:.*]] = stablehlo.constant dense<2.000000e+00> : tensor<3xf32>
// CHECK: %[[A:.*]] = stablehlo.add %[[X]], %[[Y]] : tensor<3xf32>
// CHECK: %[[M:.*]] = stablehlo.multiply %[[A]], %[[C]] : tensor<3xf32>
// CHECK: stablehlo.broadcast_in_dim %[[M]], dims = [1] : (tensor<3xf32>) -> tensor<5x3xf32>
func.func @compute_before(%x: tensor<3xf32>, %y: tensor<3xf32>) -> tensor<5x3xf32> {
  %c = stablehlo.constant dense<2.0> : tensor<5x3xf32>
  %0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xf32>) -> tensor<5x3xf32>
  %1 = stablehlo.broadcast_in_dim %y, dims = [1] : (tensor<3xf32>) -> tensor<5x3xf32>
  %2 = stablehlo.add %0, %1 : tensor<5x3xf32>
  %3 = stablehlo.multiply %2, %c : tensor<5x3xf32>
  return %3 : tensor<5x3xf32>
}

// transpose and slice of a broadcast are broadcasts of less.
// CHECK-LABEL: func.func @move
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>)
// CHECK: %[[T:.*]] = stablehlo.broadcast_in_dim %[[X]], dims = [0] : (tensor<4xf32>) -> tensor<4x3xf32>
// CHECK: %[[S:.*]] = stablehlo.slice %[[X]] [1:3]
// CHECK: stablehlo.broadcast_in_dim %[[S]], dims = [1] : (tensor<2xf32>) -> tensor<2x2xf32>
func.func @move(%x: tensor<4xf32>) -> (tensor<4x3xf32>, tensor<2x2xf32>) {
  %0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
  %2 = stablehlo.slice %0 [0:2, 1:3] : (tensor<3x4xf32>) -> tensor<2x2xf32>
  return %1, %2 : tensor<4x3xf32>, tensor<2x2xf32>
}

// An iota stays an iota: broadcast, transposed, converted where that is exact.
// CHECK-LABEL: func.func @iota
// CHECK: %[[I:.*]] = stablehlo.iota dim = 0 : tensor<5x7xf32>
// CHECK-NEXT: return %[[I]]
func.func @iota() -> tensor<5x7xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<5xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<5xi32>) -> tensor<7x5xi32>
  %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<7x5xi32>) -> tensor<5x7xi32>
  %3 = stablehlo.convert %2 : (tensor<5x7xi32>) -> tensor<5x7xf32>
  return %3 : tensor<5x7xf32>
}

// 300 counters do not fit i8, which wraps; converting them is not the same.
// CHECK-LABEL: func.func @iota_wraps
// CHECK: stablehlo.iota dim = 0 : tensor<300xi8>
// CHECK: stablehlo.convert
func.func @iota_wraps() -> tensor<300xi32> {
  %0 = stablehlo.iota dim = 0 : tensor<300xi8>
  %1 = stablehlo.convert %0 : (tensor<300xi8>) -> tensor<300xi32>
  return %1 : tensor<300xi32>
}
