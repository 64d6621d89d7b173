// RUN: trc-opt %s --split-input-file --pad-products="least-work=1" | FileCheck %s
// RUN: trc-opt %s --split-input-file --pad-products | FileCheck %s --check-prefix=SMALL

// Columns of the result: the right factor gets zeros, and they are cut off.
// Small products stay.
// CHECK-LABEL: @columns
// CHECK: %[[ZERO:.*]] = stablehlo.constant dense<0.0
// CHECK: %[[W:.*]] = stablehlo.pad %arg1, %[[ZERO]], low = [0, 0], high = [0, 23], interior = [0, 0] : (tensor<64x1001xbf16>, tensor<bf16>) -> tensor<64x1024xbf16>
// CHECK: %[[P:.*]] = trc.contract %arg0, %[[W]], lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<32x64xbf16>, tensor<64x1024xbf16>) -> tensor<32x1024xbf16>
// CHECK: %[[R:.*]] = stablehlo.slice %[[P]] [0:32, 0:1001]
// CHECK: return %[[R]]
// SMALL-NOT: stablehlo.pad
func.func @columns(%x: tensor<32x64xbf16>, %w: tensor<64x1001xbf16>) -> tensor<32x1001xbf16> {
  %0 = trc.contract %x, %w, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<32x64xbf16>, tensor<64x1001xbf16>) -> tensor<32x1001xbf16>
  return %0 : tensor<32x1001xbf16>
}

// -----

// The summed dimension, which is innermost in both factors; added to a tensor,
// which has no such dimension.
// CHECK-LABEL: @summed
// CHECK-DAG: %[[X:.*]] = stablehlo.pad %arg0
// CHECK-DAG: %[[W:.*]] = stablehlo.pad %arg1
// CHECK: trc.contract %[[X]], %[[W]] plus %arg2, {{.*}} {tf32} : (tensor<32x1024xf32>, tensor<64x1024xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
// CHECK-NOT: stablehlo.slice
func.func @summed(%x: tensor<32x1001xf32>, %w: tensor<64x1001xf32>, %s: tensor<32x64xf32>) -> tensor<32x64xf32> {
  %0 = trc.contract %x, %w plus %s, lhs = [0, 1], rhs = [2, 1], result = [0, 2] {tf32} : (tensor<32x1001xf32>, tensor<64x1001xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
  return %0 : tensor<32x64xf32>
}

// -----

// Nothing for f32 in full, where no tensor core works, for rows of whole words,
// or where more than an eighth would be added.
// CHECK-LABEL: @stays
// CHECK-NOT: stablehlo.pad
func.func @stays(%a: tensor<32x1001xf32>, %b: tensor<32x1000xbf16>, %d: tensor<32x99xbf16>) -> (tensor<32x32xf32>, tensor<32x32xbf16>, tensor<32x32xbf16>) {
  %0 = trc.contract %a, %a, lhs = [0, 1], rhs = [2, 1], result = [0, 2] : (tensor<32x1001xf32>, tensor<32x1001xf32>) -> tensor<32x32xf32>
  %1 = trc.contract %b, %b, lhs = [0, 1], rhs = [2, 1], result = [0, 2] : (tensor<32x1000xbf16>, tensor<32x1000xbf16>) -> tensor<32x32xbf16>
  %2 = trc.contract %d, %d, lhs = [0, 1], rhs = [2, 1], result = [0, 2] : (tensor<32x99xbf16>, tensor<32x99xbf16>) -> tensor<32x32xbf16>
  return %0, %1, %2 : tensor<32x32xf32>, tensor<32x32xbf16>, tensor<32x32xbf16>
}
