// Query, key and value stay where one product put them.
// RUN: trc-opt %s -split-input-file -pack-attention -simplify-algebra -cse | FileCheck %s
// RUN: trc-opt %s -split-input-file -pack-attention="remarks" -verify-diagnostics -o /dev/null

// A bias and a conversion are done to all three at once, and the bias is read
// as it lies; the gradients are one tensor, whose slices are put together again
// by doing nothing.
// CHECK-LABEL: func.func @projection(
// CHECK-SAME: %[[Y:.*]]: tensor<2x4x24xbf16>, %[[B:.*]]: tensor<24xf32>
// CHECK: %[[WIDE:.*]] = stablehlo.convert %[[Y]]
// CHECK: %[[ROWS:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [2]
// CHECK: %[[SUM:.*]] = stablehlo.add %[[WIDE]], %[[ROWS]] : tensor<2x4x24xf32>
// CHECK: %[[NARROW:.*]] = stablehlo.convert %[[SUM]]
// CHECK: %[[QKV:.*]] = stablehlo.reshape %[[NARROW]] : (tensor<2x4x24xbf16>) -> tensor<2x4x3x2x4xbf16>
// CHECK: %[[O:.*]], %[[L:.*]] = trc.attention(%[[QKV]]) {causal
// CHECK: %[[D:.*]] = trc.attention_gradient(%[[QKV]]) of(%[[O]], %[[L]], %arg2)
// CHECK-SAME: -> tensor<2x4x3x2x4xbf16>
// CHECK: %[[ALL:.*]] = stablehlo.reshape %[[D]] : (tensor<2x4x3x2x4xbf16>) -> tensor<2x4x24xbf16>
// CHECK-NEXT: return %[[O]], %[[ALL]]
func.func @projection(%y: tensor<2x4x24xbf16>, %b: tensor<24xf32>, %d: tensor<2x4x2x4xbf16>) -> (tensor<2x4x2x4xbf16>, tensor<2x4x24xbf16>) {
  %wide = stablehlo.convert %y : (tensor<2x4x24xbf16>) -> tensor<2x4x24xf32>
  %parts = stablehlo.reshape %wide : (tensor<2x4x24xf32>) -> tensor<2x4x3x2x4xf32>
  %biases = stablehlo.reshape %b : (tensor<24xf32>) -> tensor<3x2x4xf32>
  %q0 = stablehlo.slice %parts [0:2, 0:4, 0:1, 0:2, 0:4] : (tensor<2x4x3x2x4xf32>) -> tensor<2x4x1x2x4xf32>
  %q1 = stablehlo.reshape %q0 : (tensor<2x4x1x2x4xf32>) -> tensor<2x4x2x4xf32>
  %qb = stablehlo.slice %biases [0:1, 0:2, 0:4] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %qc = stablehlo.reshape %qb : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  %qd = stablehlo.broadcast_in_dim %qc, dims = [2, 3] : (tensor<2x4xf32>) -> tensor<2x4x2x4xf32>
  %q2 = stablehlo.add %q1, %qd : tensor<2x4x2x4xf32>
  %q = stablehlo.convert %q2 : (tensor<2x4x2x4xf32>) -> tensor<2x4x2x4xbf16>
  %k0 = stablehlo.slice %parts [0:2, 0:4, 1:2, 0:2, 0:4] : (tensor<2x4x3x2x4xf32>) -> tensor<2x4x1x2x4xf32>
  %k1 = stablehlo.reshape %k0 : (tensor<2x4x1x2x4xf32>) -> tensor<2x4x2x4xf32>
  %kb = stablehlo.slice %biases [1:2, 0:2, 0:4] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %kc = stablehlo.reshape %kb : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  %kd = stablehlo.broadcast_in_dim %kc, dims = [2, 3] : (tensor<2x4xf32>) -> tensor<2x4x2x4xf32>
  %k2 = stablehlo.add %k1, %kd : tensor<2x4x2x4xf32>
  %k = stablehlo.convert %k2 : (tensor<2x4x2x4xf32>) -> tensor<2x4x2x4xbf16>
  %v0 = stablehlo.slice %parts [0:2, 0:4, 2:3, 0:2, 0:4] : (tensor<2x4x3x2x4xf32>) -> tensor<2x4x1x2x4xf32>
  %v1 = stablehlo.reshape %v0 : (tensor<2x4x1x2x4xf32>) -> tensor<2x4x2x4xf32>
  %vb = stablehlo.slice %biases [2:3, 0:2, 0:4] : (tensor<3x2x4xf32>) -> tensor<1x2x4xf32>
  %vc = stablehlo.reshape %vb : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
  %vd = stablehlo.broadcast_in_dim %vc, dims = [2, 3] : (tensor<2x4xf32>) -> tensor<2x4x2x4xf32>
  %v2 = stablehlo.add %v1, %vd : tensor<2x4x2x4xf32>
  %v = stablehlo.convert %v2 : (tensor<2x4x2x4xf32>) -> tensor<2x4x2x4xbf16>
  %o, %l = trc.attention(%q, %k, %v) {causal, fill = 0xFFF0000000000000 : f64, scale = 0.5 : f64}
    : (tensor<2x4x2x4xbf16>, tensor<2x4x2x4xbf16>, tensor<2x4x2x4xbf16>) -> (tensor<2x4x2x4xbf16>, tensor<2x2x4xf32>)
  %dq, %dk, %dv = trc.attention_gradient(%q, %k, %v) of(%o, %l, %d) {causal, fill = 0xFFF0000000000000 : f64, scale = 0.5 : f64}
    : (tensor<2x4x2x4xbf16>, tensor<2x4x2x4xbf16>, tensor<2x4x2x4xbf16>, tensor<2x4x2x4xbf16>, tensor<2x2x4xf32>, tensor<2x4x2x4xbf16>)
    -> (tensor<2x4x2x4xbf16>, tensor<2x4x2x4xbf16>, tensor<2x4x2x4xbf16>)
  %0 = stablehlo.reshape %dq : (tensor<2x4x2x4xbf16>) -> tensor<2x4x1x2x4xbf16>
  %1 = stablehlo.reshape %dk : (tensor<2x4x2x4xbf16>) -> tensor<2x4x1x2x4xbf16>
  %2 = stablehlo.reshape %dv : (tensor<2x4x2x4xbf16>) -> tensor<2x4x1x2x4xbf16>
  %3 = stablehlo.concatenate %0, %1, %2, dim = 2 : (tensor<2x4x1x2x4xbf16>, tensor<2x4x1x2x4xbf16>, tensor<2x4x1x2x4xbf16>) -> tensor<2x4x3x2x4xbf16>
  %4 = stablehlo.reshape %3 : (tensor<2x4x3x2x4xbf16>) -> tensor<2x4x24xbf16>
  return %o, %4 : tensor<2x4x2x4xbf16>, tensor<2x4x24xbf16>
}

// -----

// Columns of a matrix, with a mask and dropout, which stay as they are.
// CHECK-LABEL: func.func @columns(
// CHECK: %[[QKV:.*]] = stablehlo.reshape %arg0 : (tensor<8x24xf32>) -> tensor<2x4x3x2x4xf32>
// CHECK: trc.attention(%[[QKV]]) mask(%arg1) random(%arg2) {fill
func.func @columns(%y: tensor<8x24xf32>, %mask: tensor<2x4xi1>, %state: tensor<2xui64>) -> tensor<2x4x2x4xf32> {
  %q0 = stablehlo.slice %y [0:8, 0:8] : (tensor<8x24xf32>) -> tensor<8x8xf32>
  %k0 = stablehlo.slice %y [0:8, 8:16] : (tensor<8x24xf32>) -> tensor<8x8xf32>
  %v0 = stablehlo.slice %y [0:8, 16:24] : (tensor<8x24xf32>) -> tensor<8x8xf32>
  %q = stablehlo.reshape %q0 : (tensor<8x8xf32>) -> tensor<2x4x2x4xf32>
  %k = stablehlo.reshape %k0 : (tensor<8x8xf32>) -> tensor<2x4x2x4xf32>
  %v = stablehlo.reshape %v0 : (tensor<8x8xf32>) -> tensor<2x4x2x4xf32>
  %o, %l = trc.attention(%q, %k, %v) mask(%mask) random(%state) {fill = 0xFFF0000000000000 : f64, keep_below = 3000000000 : i64, keep_scale = 1.5 : f64, scale = 0.5 : f64}
    : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4xi1>, tensor<2xui64>) -> (tensor<2x4x2x4xf32>, tensor<2x2x4xf32>)
  return %o : tensor<2x4x2x4xf32>
}

// -----

// The parts stand in another order: value, key, query.
// CHECK-LABEL: func.func @order(
// CHECK: trc.attention(%{{.*}}, %{{.*}}, %{{.*}})
func.func @order(%y: tensor<8x24xf32>) -> tensor<2x4x2x4xf32> {
  %q0 = stablehlo.slice %y [0:8, 16:24] : (tensor<8x24xf32>) -> tensor<8x8xf32>
  %k0 = stablehlo.slice %y [0:8, 8:16] : (tensor<8x24xf32>) -> tensor<8x8xf32>
  %v0 = stablehlo.slice %y [0:8, 0:8] : (tensor<8x24xf32>) -> tensor<8x8xf32>
  %q = stablehlo.reshape %q0 : (tensor<8x8xf32>) -> tensor<2x4x2x4xf32>
  %k = stablehlo.reshape %k0 : (tensor<8x8xf32>) -> tensor<2x4x2x4xf32>
  %v = stablehlo.reshape %v0 : (tensor<8x8xf32>) -> tensor<2x4x2x4xf32>
  // expected-remark@+1 {{query, key and value are tensors of their own}}
  %o, %l = trc.attention(%q, %k, %v) {fill = 0xFFF0000000000000 : f64, scale = 0.5 : f64}
    : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> (tensor<2x4x2x4xf32>, tensor<2x2x4xf32>)
  return %o : tensor<2x4x2x4xf32>
}

// -----

// Only the query is scaled.
// CHECK-LABEL: func.func @scaled(
// CHECK: trc.attention(%{{.*}}, %{{.*}}, %{{.*}})
func.func @scaled(%y: tensor<8x24xf32>) -> tensor<2x4x2x4xf32> {
  %half = stablehlo.constant dense<0.5> : tensor<8x8xf32>
  %q0 = stablehlo.slice %y [0:8, 0:8] : (tensor<8x24xf32>) -> tensor<8x8xf32>
  %q1 = stablehlo.multiply %q0, %half : tensor<8x8xf32>
  %k0 = stablehlo.slice %y [0:8, 8:16] : (tensor<8x24xf32>) -> tensor<8x8xf32>
  %v0 = stablehlo.slice %y [0:8, 16:24] : (tensor<8x24xf32>) -> tensor<8x8xf32>
  %q = stablehlo.reshape %q1 : (tensor<8x8xf32>) -> tensor<2x4x2x4xf32>
  %k = stablehlo.reshape %k0 : (tensor<8x8xf32>) -> tensor<2x4x2x4xf32>
  %v = stablehlo.reshape %v0 : (tensor<8x8xf32>) -> tensor<2x4x2x4xf32>
  // expected-remark@+1 {{query, key and value are tensors of their own}}
  %o, %l = trc.attention(%q, %k, %v) {fill = 0xFFF0000000000000 : f64, scale = 0.5 : f64}
    : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> (tensor<2x4x2x4xf32>, tensor<2x2x4xf32>)
  return %o : tensor<2x4x2x4xf32>
}
