// RUN: trc-opt %s --split-input-file --fuse-epilogues=f32-activations=true --cse | FileCheck %s

// Forward and back through bias and GELU, as our frontend and `differentiate`
// write them. The product keeps what the GELU is computed from, the one on the
// way back reads it and sums the columns: nothing else is left.
// CHECK-LABEL: @layer
// CHECK-SAME: (%[[X:.*]]: tensor<4x8xf32>, %[[W:.*]]: tensor<8x16xf32>, %[[B:.*]]: tensor<16xf32>, %[[D:.*]]: tensor<4x8xf32>, %[[V:.*]]: tensor<16x8xf32>)
// CHECK-NEXT: %[[Y:.*]], %[[PRE:.*]] = trc.matmul(%[[X]], %[[W]]) bias(%[[B]]), size = [1, 4, 16, 8], leading = [8, 16, 16], stride = [0, 0, 0], activation = "gelu" : (tensor<4x8xf32>, tensor<8x16xf32>, tensor<16xf32>) -> (tensor<4x16xf32>, tensor<4x16xf32>)
// CHECK-NEXT: %[[G:.*]], %[[DB:.*]] = trc.matmul(%[[D]], %[[V]]) pre(%[[PRE]]), size = [1, 4, 16, 8], leading = [8, 8, 16], stride = [0, 0, 0], activation = "dgelu" {transpose_rhs} : {{.*}} -> (tensor<4x16xf32>, tensor<16xf32>)
// CHECK-NEXT: return %[[Y]], %[[G]], %[[DB]]
func.func @layer(%x: tensor<4x8xf32>, %w: tensor<8x16xf32>, %b: tensor<16xf32>, %d: tensor<4x8xf32>, %v: tensor<16x8xf32>) -> (tensor<4x16xf32>, tensor<4x16xf32>, tensor<16xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %half = stablehlo.constant dense<5.000000e-01> : tensor<4x16xf32>
  %one = stablehlo.constant dense<1.0> : tensor<4x16xf32>
  %two = stablehlo.constant dense<2.0> : tensor<4x16xf32>
  %root = stablehlo.constant dense<0.797884583> : tensor<4x16xf32>
  %cubic = stablehlo.constant dense<4.471500e-02> : tensor<4x16xf32>
  %0 = trc.matmul(%x, %w), size = [1, 4, 16, 8], leading = [8, 16, 16], stride = [0, 0, 0] : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<16xf32>) -> tensor<4x16xf32>
  %2 = stablehlo.add %0, %1 : tensor<4x16xf32>
  %3 = stablehlo.multiply %2, %2 : tensor<4x16xf32>
  %4 = stablehlo.multiply %3, %2 : tensor<4x16xf32>
  %5 = stablehlo.multiply %4, %cubic : tensor<4x16xf32>
  %6 = stablehlo.add %2, %5 : tensor<4x16xf32>
  %7 = stablehlo.multiply %6, %root : tensor<4x16xf32>
  %8 = stablehlo.multiply %2, %half : tensor<4x16xf32>
  %9 = stablehlo.tanh %7 : tensor<4x16xf32>
  %10 = stablehlo.add %9, %one : tensor<4x16xf32>
  %11 = stablehlo.multiply %8, %10 : tensor<4x16xf32>
  %20 = trc.matmul(%d, %v), size = [1, 4, 16, 8], leading = [8, 8, 16], stride = [0, 0, 0] {transpose_rhs} : (tensor<4x8xf32>, tensor<16x8xf32>) -> tensor<4x16xf32>
  %21 = stablehlo.multiply %20, %10 : tensor<4x16xf32>
  %22 = stablehlo.multiply %20, %8 : tensor<4x16xf32>
  %23 = stablehlo.multiply %9, %9 : tensor<4x16xf32>
  %24 = stablehlo.subtract %one, %23 : tensor<4x16xf32>
  %25 = stablehlo.multiply %22, %24 : tensor<4x16xf32>
  %26 = stablehlo.multiply %21, %half : tensor<4x16xf32>
  %27 = stablehlo.multiply %25, %root : tensor<4x16xf32>
  %28 = stablehlo.add %26, %27 : tensor<4x16xf32>
  %29 = stablehlo.multiply %27, %cubic : tensor<4x16xf32>
  %30 = stablehlo.multiply %29, %2 : tensor<4x16xf32>
  %31 = stablehlo.multiply %29, %3 : tensor<4x16xf32>
  %32 = stablehlo.add %28, %31 : tensor<4x16xf32>
  %33 = stablehlo.multiply %2, %two : tensor<4x16xf32>
  %34 = stablehlo.multiply %30, %33 : tensor<4x16xf32>
  %35 = stablehlo.add %32, %34 : tensor<4x16xf32>
  %36 = stablehlo.reduce(%35 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4x16xf32>, tensor<f32>) -> tensor<16xf32>
  return %11, %35, %36 : tensor<4x16xf32>, tensor<4x16xf32>, tensor<16xf32>
}

// -----

// Under the bf16 policy the chain is f32 between conversions, and the bias is
// f32. The product makes bf16 itself. A gradient of the bias that is summed in
// f32 is not made in bf16: it sums what the product stored.
// CHECK-LABEL: @half
// CHECK: %[[B16:.*]] = stablehlo.convert %arg2 : (tensor<16xf32>) -> tensor<16xbf16>
// CHECK: %[[Y:.*]], %[[PRE:.*]] = trc.matmul(%arg0, %arg1) bias(%[[B16]]), {{.*}} activation = "gelu"
// CHECK: %[[G:.*]] = trc.matmul(%arg3, %arg4) pre(%[[PRE]]), {{.*}} activation = "dgelu"
// CHECK: %[[WIDE:.*]] = stablehlo.convert %[[G]] : (tensor<4x16xbf16>) -> tensor<4x16xf32>
// CHECK: %[[DB:.*]] = stablehlo.reduce(%[[WIDE]] init:
// CHECK: return %[[Y]], %[[G]], %[[DB]]
func.func @half(%x: tensor<4x8xbf16>, %w: tensor<8x16xbf16>, %b: tensor<16xf32>, %d: tensor<4x8xbf16>, %v: tensor<8x16xbf16>) -> (tensor<4x16xbf16>, tensor<4x16xbf16>, tensor<16xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<4x16xf32>
  %scale = stablehlo.constant dense<1.59576917> : tensor<4x16xf32>
  %cubic = stablehlo.constant dense<4.471500e-02> : tensor<4x16xf32>
  %three = stablehlo.constant dense<0.134145007> : tensor<4x16xf32>
  %0 = trc.matmul(%x, %w), size = [1, 4, 16, 8], leading = [8, 16, 16], stride = [0, 0, 0] : (tensor<4x8xbf16>, tensor<8x16xbf16>) -> tensor<4x16xbf16>
  %p = stablehlo.convert %0 : (tensor<4x16xbf16>) -> tensor<4x16xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<16xf32>) -> tensor<4x16xf32>
  %2 = stablehlo.add %1, %p : tensor<4x16xf32>
  // x * logistic(2 u), another way of writing it.
  %3 = stablehlo.multiply %2, %2 : tensor<4x16xf32>
  %4 = stablehlo.multiply %3, %cubic : tensor<4x16xf32>
  %5 = stablehlo.add %4, %one : tensor<4x16xf32>
  %6 = stablehlo.multiply %2, %5 : tensor<4x16xf32>
  %7 = stablehlo.multiply %6, %scale : tensor<4x16xf32>
  %8 = stablehlo.logistic %7 : tensor<4x16xf32>
  %9 = stablehlo.multiply %2, %8 : tensor<4x16xf32>
  %y = stablehlo.convert %9 : (tensor<4x16xf32>) -> tensor<4x16xbf16>
  %20 = trc.matmul(%d, %v), size = [1, 4, 16, 8], leading = [8, 16, 16], stride = [0, 0, 0] : (tensor<4x8xbf16>, tensor<8x16xbf16>) -> tensor<4x16xbf16>
  %q = stablehlo.convert %20 : (tensor<4x16xbf16>) -> tensor<4x16xf32>
  // q * (s + x s (1 - s) u'), u' = scale * (1 + 3 cubic x^2)
  %21 = stablehlo.subtract %one, %8 : tensor<4x16xf32>
  %22 = stablehlo.multiply %9, %21 : tensor<4x16xf32>
  %23 = stablehlo.multiply %3, %three : tensor<4x16xf32>
  %24 = stablehlo.add %23, %one : tensor<4x16xf32>
  %25 = stablehlo.multiply %24, %scale : tensor<4x16xf32>
  %26 = stablehlo.multiply %22, %25 : tensor<4x16xf32>
  %27 = stablehlo.add %8, %26 : tensor<4x16xf32>
  %28 = stablehlo.multiply %q, %27 : tensor<4x16xf32>
  %g = stablehlo.convert %28 : (tensor<4x16xf32>) -> tensor<4x16xbf16>
  %36 = stablehlo.reduce(%28 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4x16xf32>, tensor<f32>) -> tensor<16xf32>
  return %y, %g, %36 : tensor<4x16xbf16>, tensor<4x16xbf16>, tensor<16xf32>
}

// -----

// Without a way back nothing is kept; and a bias of two dimensions is a row.
// CHECK-LABEL: @inference
// CHECK: %[[B:.*]] = stablehlo.reshape %arg2 : (tensor<2x8xbf16>) -> tensor<16xbf16>
// CHECK: %[[Y:.*]] = trc.matmul(%arg0, %arg1) bias(%[[B]]), {{.*}} activation = "gelu" : ({{.*}}) -> tensor<4x2x8xbf16>
// CHECK: return %[[Y]]
func.func @inference(%x: tensor<4x8xbf16>, %w: tensor<8x16xbf16>, %b: tensor<2x8xbf16>) -> tensor<4x2x8xbf16> {
  %one = stablehlo.constant dense<1.0> : tensor<4x2x8xbf16>
  // 2 sqrt(2 / pi), as bf16 has it.
  %scale = stablehlo.constant dense<1.593750e+00> : tensor<4x2x8xbf16>
  %cubic = stablehlo.constant dense<4.467770e-02> : tensor<4x2x8xbf16>
  %0 = trc.matmul(%x, %w), size = [1, 4, 16, 8], leading = [8, 16, 16], stride = [0, 0, 0] : (tensor<4x8xbf16>, tensor<8x16xbf16>) -> tensor<4x2x8xbf16>
  %1 = stablehlo.broadcast_in_dim %b, dims = [1, 2] : (tensor<2x8xbf16>) -> tensor<4x2x8xbf16>
  %2 = stablehlo.add %0, %1 : tensor<4x2x8xbf16>
  %3 = stablehlo.multiply %2, %2 : tensor<4x2x8xbf16>
  %4 = stablehlo.multiply %3, %cubic : tensor<4x2x8xbf16>
  %5 = stablehlo.add %4, %one : tensor<4x2x8xbf16>
  %6 = stablehlo.multiply %2, %5 : tensor<4x2x8xbf16>
  %7 = stablehlo.multiply %6, %scale : tensor<4x2x8xbf16>
  %8 = stablehlo.logistic %7 : tensor<4x2x8xbf16>
  %9 = stablehlo.multiply %2, %8 : tensor<4x2x8xbf16>
  return %9 : tensor<4x2x8xbf16>
}

// -----

// A residual: bias and sum. Of two products that are added, one starts from the
// other.
// CHECK-LABEL: @sums
// CHECK: %[[R:.*]] = trc.matmul(%arg0, %arg1) plus(%arg3) bias(%arg2)
// CHECK: %[[P:.*]] = trc.matmul(%arg1, %arg1)
// CHECK: %[[S:.*]] = trc.matmul(%arg0, %arg0) plus(%[[P]])
// CHECK: return %[[R]], %[[S]]
func.func @sums(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>, %b: tensor<8xf32>, %r: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = trc.matmul(%x, %w), size = [1, 8, 8, 8], leading = [8, 8, 8], stride = [0, 0, 0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<8xf32>) -> tensor<8x8xf32>
  %2 = stablehlo.add %0, %1 : tensor<8x8xf32>
  %3 = stablehlo.add %r, %2 : tensor<8x8xf32>
  %4 = trc.matmul(%x, %x), size = [1, 8, 8, 8], leading = [8, 8, 8], stride = [0, 0, 0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %5 = trc.matmul(%w, %w), size = [1, 8, 8, 8], leading = [8, 8, 8], stride = [0, 0, 0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %6 = stablehlo.add %4, %5 : tensor<8x8xf32>
  return %3, %6 : tensor<8x8xf32>, tensor<8x8xf32>
}

// -----

// Not a GELU: its root is another one. The bias is still the product's.
// CHECK-LABEL: @other
// CHECK: %[[P:.*]] = trc.matmul(%arg0, %arg1) bias(%arg2), size = [1, 4, 16, 8], leading = [8, 16, 16], stride = [0, 0, 0] :
// CHECK: stablehlo.logistic
func.func @other(%x: tensor<4x8xf32>, %w: tensor<8x16xf32>, %b: tensor<16xf32>) -> tensor<4x16xf32> {
  %scale = stablehlo.constant dense<1.702> : tensor<4x16xf32>
  %0 = trc.matmul(%x, %w), size = [1, 4, 16, 8], leading = [8, 16, 16], stride = [0, 0, 0] : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<16xf32>) -> tensor<4x16xf32>
  %2 = stablehlo.add %0, %1 : tensor<4x16xf32>
  %3 = stablehlo.multiply %2, %scale : tensor<4x16xf32>
  %4 = stablehlo.logistic %3 : tensor<4x16xf32>
  %5 = stablehlo.multiply %2, %4 : tensor<4x16xf32>
  return %5 : tensor<4x16xf32>
}

// A bias alone where only attention reads the sum: no kernel is there to add it.
// CHECK-LABEL: func.func @attention
// CHECK: %[[ROW:.*]] = stablehlo.convert %arg2 : (tensor<24xf32>) -> tensor<24xbf16>
// CHECK: %[[SUM:.*]] = trc.matmul(%arg0, %arg1) bias(%[[ROW]])
// CHECK: %[[QKV:.*]] = stablehlo.reshape %[[SUM]]
// CHECK: trc.attention(%[[QKV]])
func.func @attention(%x: tensor<2x4x8xbf16>, %w: tensor<8x24xbf16>, %b: tensor<24xf32>) -> tensor<2x4x2x4xbf16> {
  %0 = trc.matmul(%x, %w), size = [1, 8, 24, 8], leading = [8, 24, 24], stride = [0, 0, 0] : (tensor<2x4x8xbf16>, tensor<8x24xbf16>) -> tensor<2x4x24xbf16>
  %1 = stablehlo.convert %0 : (tensor<2x4x24xbf16>) -> tensor<2x4x24xf32>
  %2 = stablehlo.broadcast_in_dim %b, dims = [2] : (tensor<24xf32>) -> tensor<2x4x24xf32>
  %3 = stablehlo.add %1, %2 : tensor<2x4x24xf32>
  %4 = stablehlo.convert %3 : (tensor<2x4x24xf32>) -> tensor<2x4x24xbf16>
  %5 = stablehlo.reshape %4 : (tensor<2x4x24xbf16>) -> tensor<2x4x3x2x4xbf16>
  %6, %7 = trc.attention(%5) {causal, fill = 0xFFF0000000000000 : f64, scale = 0.5 : f64} : (tensor<2x4x3x2x4xbf16>) -> (tensor<2x4x2x4xbf16>, tensor<2x2x4xf32>)
  return %6 : tensor<2x4x2x4xbf16>
}
