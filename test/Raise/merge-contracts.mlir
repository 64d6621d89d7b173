// RUN: trc-opt %s --split-input-file --merge-contracts=remarks --verify-diagnostics | FileCheck %s

// Three neighbouring slices of one weight: one product.
// CHECK-LABEL: func.func @slices
// CHECK: %[[Y:.+]] = trc.contract %arg0, %arg1, lhs = [1, 2, 0], rhs = [0, 3], result = [1, 2, 3] : {{.*}} -> tensor<2x4x24xf32>
// CHECK: %[[Q:.+]] = stablehlo.slice %[[Y]] [0:2, 0:4, 0:8]
// CHECK: %[[K:.+]] = stablehlo.slice %[[Y]] [0:2, 0:4, 8:16]
// CHECK: %[[V:.+]] = stablehlo.slice %[[Y]] [0:2, 0:4, 16:24]
// CHECK-NOT: trc.contract
// CHECK: return %[[Q]], %[[K]], %[[V]]
func.func @slices(%x: tensor<2x4x8xf32>, %w: tensor<8x24xf32>) -> (tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>) {
  %0 = stablehlo.slice %w [0:8, 0:8] : (tensor<8x24xf32>) -> tensor<8x8xf32>
  %1 = stablehlo.slice %w [0:8, 8:16] : (tensor<8x24xf32>) -> tensor<8x8xf32>
  %2 = stablehlo.slice %w [0:8, 16:24] : (tensor<8x24xf32>) -> tensor<8x8xf32>
  %q = trc.contract %x, %0, lhs = [1, 2, 0], rhs = [0, 3], result = [1, 2, 3] : (tensor<2x4x8xf32>, tensor<8x8xf32>) -> tensor<2x4x8xf32>
  %v = trc.contract %x, %2, lhs = [1, 2, 0], rhs = [0, 3], result = [1, 2, 3] : (tensor<2x4x8xf32>, tensor<8x8xf32>) -> tensor<2x4x8xf32>
  %k = trc.contract %x, %1, lhs = [1, 2, 0], rhs = [0, 3], result = [1, 2, 3] : (tensor<2x4x8xf32>, tensor<8x8xf32>) -> tensor<2x4x8xf32>
  return %q, %k, %v : tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>
}

// -----

// Keys and values of fewer heads, weights on the left and as rows: the part of
// the tensor that they cover.
// CHECK-LABEL: func.func @rows_on_the_left
// CHECK: %[[W:.+]] = stablehlo.slice %arg1 [8:16, 0:8]
// CHECK: %[[Y:.+]] = trc.contract %[[W]], %arg0, lhs = [2, 1], rhs = [0, 1], result = [2, 0] : {{.*}} -> tensor<8x4xf32>
// CHECK: stablehlo.slice %[[Y]] [0:6, 0:4]
// CHECK: stablehlo.slice %[[Y]] [6:8, 0:4]
func.func @rows_on_the_left(%x: tensor<4x8xf32>, %w: tensor<24x8xf32>) -> (tensor<6x4xf32>, tensor<2x4xf32>) {
  %0 = stablehlo.slice %w [8:14, 0:8] : (tensor<24x8xf32>) -> tensor<6x8xf32>
  %1 = stablehlo.slice %w [14:16, 0:8] : (tensor<24x8xf32>) -> tensor<2x8xf32>
  %k = trc.contract %0, %x, lhs = [2, 1], rhs = [0, 1], result = [2, 0] : (tensor<6x8xf32>, tensor<4x8xf32>) -> tensor<6x4xf32>
  %v = trc.contract %1, %x, lhs = [2, 1], rhs = [0, 1], result = [2, 0] : (tensor<2x8xf32>, tensor<4x8xf32>) -> tensor<2x4xf32>
  return %k, %v : tensor<6x4xf32>, tensor<2x4xf32>
}

// -----

// Slices along what is summed, and slices with a gap between, stay.
// CHECK-LABEL: func.func @no_neighbours
// CHECK-COUNT-4: trc.contract
func.func @no_neighbours(%x: tensor<4x8xf32>, %w: tensor<16x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x3xf32>, tensor<4x3xf32>) {
  %0 = stablehlo.slice %w [0:8, 0:8] : (tensor<16x8xf32>) -> tensor<8x8xf32>
  %1 = stablehlo.slice %w [8:16, 0:8] : (tensor<16x8xf32>) -> tensor<8x8xf32>
  %2 = trc.contract %x, %0, lhs = [1, 0], rhs = [0, 2], result = [1, 2] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %3 = trc.contract %x, %1, lhs = [1, 0], rhs = [0, 2], result = [1, 2] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %4 = stablehlo.slice %w [0:3, 0:8] : (tensor<16x8xf32>) -> tensor<3x8xf32>
  %5 = stablehlo.slice %w [4:7, 0:8] : (tensor<16x8xf32>) -> tensor<3x8xf32>
  %6 = trc.contract %x, %4, lhs = [1, 0], rhs = [2, 0], result = [1, 2] : (tensor<4x8xf32>, tensor<3x8xf32>) -> tensor<4x3xf32>
  %7 = trc.contract %x, %5, lhs = [1, 0], rhs = [2, 0], result = [1, 2] : (tensor<4x8xf32>, tensor<3x8xf32>) -> tensor<4x3xf32>
  return %2, %3, %6, %7 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x3xf32>, tensor<4x3xf32>
}

// -----

// Separate weights stay apart, with a remark.
// CHECK-LABEL: func.func @separate
// CHECK-COUNT-2: trc.contract
func.func @separate(%x: tensor<4x8xf32>, %a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  // expected-remark @+1 {{products not joined: 2 weights of one operand lie apart; to copy them side by side moves 1024 bytes in each step, to read the operand once saves 128}}
  %0 = trc.contract %x, %a, lhs = [1, 0], rhs = [0, 2], result = [1, 2] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %1 = trc.contract %x, %b, lhs = [1, 0], rhs = [0, 2], result = [1, 2] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}
