// RUN: trc-opt %s --chunk-head-loss="chunk-bytes=12800" | FileCheck %s
// RUN: trc-opt %s --chunk-head-loss="chunk-bytes=1 max-chunks=2" | FileCheck %s --check-prefix=FEW
// RUN: trc-opt %s --chunk-head-loss | FileCheck %s --check-prefix=WHOLE

// 72 rows of 100 words, 32 at a time: two chunks of 32 and one of 8. The
// gradient of the weight is added up; its first summand starts it.
// CHECK-LABEL: func.func @gradient
// CHECK-SAME: (%[[X:.*]]: tensor<72x8xf32>, %[[W:.*]]: tensor<100x8xf32>, %[[T:.*]]: tensor<72xi32>, %[[D:.*]]: tensor<72xf32>)
// CHECK-NOT: tensor<72x100xf32>
// CHECK: %[[X0:.*]] = stablehlo.slice %[[X]] [0:32, 0:8]
// CHECK: %[[L0:.*]] = trc.contract %[[X0]], %[[W]], lhs = [0, 1], rhs = [2, 1], result = [0, 2]
// CHECK: %[[E0:.*]] = stablehlo.select {{.*}} : tensor<32x100xi1>, tensor<32x100xf32>
// CHECK: %[[E0:.*]] = stablehlo.select {{.*}} : tensor<32x100xi1>, tensor<32x100xf32>
// CHECK: %[[DX0:.*]] = trc.contract %[[E0]], %[[W]], lhs = [0, 2], rhs = [2, 1], result = [0, 1]
// CHECK: %[[DW0:.*]] = trc.contract %[[E0]], %[[X0]], lhs
// CHECK: stablehlo.slice %[[X]] [32:64, 0:8]
// CHECK: %[[DX1:.*]] = trc.contract {{.*}} -> tensor<32x8xf32>
// CHECK: %[[DW1:.*]] = trc.contract {{.*}} plus %[[DW0]],
// CHECK: stablehlo.slice %[[X]] [64:72, 0:8]
// CHECK: stablehlo.slice %[[T]] [64:72]
// CHECK: stablehlo.slice %[[D]] [64:72]
// CHECK: %[[DX2:.*]] = trc.contract {{.*}} -> tensor<8x8xf32>
// CHECK: %[[DW2:.*]] = trc.contract {{.*}} plus %[[DW1]],
// CHECK: %[[LOSS:.*]] = stablehlo.concatenate {{.*}} -> tensor<72xf32>
// CHECK: %[[DX:.*]] = stablehlo.concatenate %[[DX0]], %[[DX1]], %[[DX2]], dim = 0
// CHECK: return %[[LOSS]], %[[DX]], %[[DW2]]
// Not more chunks than allowed, whatever their size.
// FEW-LABEL: func.func @gradient
// FEW-COUNT-2: trc.contract {{.*}}, tensor<100x8xf32>) -> tensor<{{[0-9]+}}x100xf32>
// FEW-NOT: tensor<100x8xf32>) -> tensor<{{[0-9]+}}x100xf32>
// FEW: return
// One chunk needs neither slices nor joints.
// WHOLE-LABEL: func.func @gradient
// WHOLE-NOT: stablehlo.slice
// WHOLE-NOT: stablehlo.concatenate
// WHOLE: return
func.func @gradient(%x: tensor<72x8xf32>, %w: tensor<100x8xf32>, %t: tensor<72xi32>, %d: tensor<72xf32>) -> (tensor<72xf32>, tensor<72x8xf32>, tensor<100x8xf32>) {
  %loss, %dx, %dw = trc.head_loss_gradient(%x, %w, %t, %d)
      : (tensor<72x8xf32>, tensor<100x8xf32>, tensor<72xi32>, tensor<72xf32>) -> (tensor<72xf32>, tensor<72x8xf32>, tensor<100x8xf32>)
  return %loss, %dx, %dw : tensor<72xf32>, tensor<72x8xf32>, tensor<100x8xf32>
}

// Without gradient only the rows' sums are made.
// CHECK-LABEL: func.func @loss
// CHECK-COUNT-3: trc.contract
// CHECK-NOT: trc.contract
// CHECK: return %{{.*}}, %{{.*}} : tensor<72xf32>, tensor<72xf32>
func.func @loss(%x: tensor<72x8xf32>, %w: tensor<100x8xf32>, %t: tensor<72xi32>) -> (tensor<72xf32>, tensor<72xf32>) {
  %loss, %lse = trc.head_loss(%x, %w, %t) : (tensor<72x8xf32>, tensor<100x8xf32>, tensor<72xi32>) -> (tensor<72xf32>, tensor<72xf32>)
  return %loss, %lse : tensor<72xf32>, tensor<72xf32>
}

// Narrow types: logits and the sum of the weight's gradients in f32.
// CHECK-LABEL: func.func @narrow
// CHECK: trc.contract {{.*}} : (tensor<32x8xbf16>, tensor<100x8xbf16>) -> tensor<32x100xf32>
// CHECK: %[[D:.*]] = stablehlo.convert %{{.*}} : (tensor<32x100xf32>) -> tensor<32x100xbf16>
// CHECK: trc.contract %[[D]], {{.*}} : (tensor<32x100xbf16>, tensor<100x8xbf16>) -> tensor<32x8xbf16>
// CHECK: trc.contract %[[D]], {{.*}} : (tensor<32x100xbf16>, tensor<32x8xbf16>) -> tensor<100x8xf32>
// CHECK: stablehlo.convert %{{.*}} : (tensor<100x8xf32>) -> tensor<100x8xbf16>
func.func @narrow(%x: tensor<64x8xbf16>, %w: tensor<100x8xbf16>, %t: tensor<64xi32>, %d: tensor<64xf32>) -> (tensor<64xf32>, tensor<64x8xbf16>, tensor<100x8xbf16>) {
  %loss, %dx, %dw = trc.head_loss_gradient(%x, %w, %t, %d)
      : (tensor<64x8xbf16>, tensor<100x8xbf16>, tensor<64xi32>, tensor<64xf32>) -> (tensor<64xf32>, tensor<64x8xbf16>, tensor<100x8xbf16>)
  return %loss, %dx, %dw : tensor<64xf32>, tensor<64x8xbf16>, tensor<100x8xbf16>
}

// A weight's gradient that is wanted in f32 is not rounded; what is said of the
// head's products is said of each.
// CHECK-LABEL: func.func @wide_gradient
// CHECK: %[[W1:.*]] = trc.contract {{.*}} plus %{{.*}} {tf32} : {{.*}} -> tensor<100x8xf32>
// CHECK-NOT: stablehlo.convert
// CHECK: return %{{.*}}, %[[W1]]
func.func @wide_gradient(%x: tensor<64x8xbf16>, %w: tensor<100x8xbf16>, %t: tensor<64xi32>, %d: tensor<64xf32>) -> (tensor<64xf32>, tensor<100x8xf32>) {
  %loss, %dx, %dw = trc.head_loss_gradient(%x, %w, %t, %d) {tf32}
      : (tensor<64x8xbf16>, tensor<100x8xbf16>, tensor<64xi32>, tensor<64xf32>) -> (tensor<64xf32>, tensor<64x8xbf16>, tensor<100x8xf32>)
  return %loss, %dw : tensor<64xf32>, tensor<100x8xf32>
}

// The gradient of a mean over labels that count is a mask and a scalar: each
// chunk selects for its own rows.
// CHECK-LABEL: func.func @mask
// CHECK-SAME: %[[M:[a-z0-9]+]]: tensor<64xi1>, %[[S:[a-z0-9]+]]: tensor<f32>)
// CHECK: %[[M0:.*]] = stablehlo.slice %[[M]] [0:32]
// CHECK: %[[S0:.*]] = stablehlo.broadcast_in_dim %[[S]], dims = [] : (tensor<f32>) -> tensor<32xf32>
// CHECK: stablehlo.select %[[M0]], %[[S0]], %{{.*}} : tensor<32xi1>, tensor<32xf32>
// CHECK: stablehlo.slice %[[M]] [32:64]
func.func @mask(%x: tensor<64x8xf32>, %w: tensor<100x8xf32>, %t: tensor<64xi32>, %m: tensor<64xi1>, %s: tensor<f32>) -> (tensor<64xf32>, tensor<64x8xf32>, tensor<100x8xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<64xf32>
  %all = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<64xf32>
  %d = stablehlo.select %m, %all, %zero : tensor<64xi1>, tensor<64xf32>
  %loss, %dx, %dw = trc.head_loss_gradient(%x, %w, %t, %d)
      : (tensor<64x8xf32>, tensor<100x8xf32>, tensor<64xi32>, tensor<64xf32>) -> (tensor<64xf32>, tensor<64x8xf32>, tensor<100x8xf32>)
  return %loss, %dx, %dw : tensor<64xf32>, tensor<64x8xf32>, tensor<100x8xf32>
}

// A bias is added to each chunk's logits, and its gradient up over the chunks.
// CHECK-LABEL: func.func @biased
// CHECK-SAME: %[[B:[a-z0-9]+]]: tensor<100xf32>)
// CHECK: %[[WIDE:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [1] : (tensor<100xf32>) -> tensor<32x100xf32>
// CHECK: stablehlo.add %{{.*}}, %[[WIDE]]
// CHECK: %[[D0:.*]] = stablehlo.reduce({{.*}} across dimensions = [0] : (tensor<32x100xf32>, tensor<f32>) -> tensor<100xf32>
// CHECK: %[[D1:.*]] = stablehlo.reduce({{.*}} across dimensions = [0] : (tensor<32x100xf32>, tensor<f32>) -> tensor<100xf32>
// CHECK: stablehlo.add %[[D0]], %[[D1]] : tensor<100xf32>
func.func @biased(%x: tensor<72x8xf32>, %w: tensor<100x8xf32>, %t: tensor<72xi32>, %d: tensor<72xf32>, %b: tensor<100xf32>) -> (tensor<72x8xf32>, tensor<100xf32>) {
  %0:4 = trc.head_loss_gradient(%x, %w, %t, %d, bias %b) : (tensor<72x8xf32>, tensor<100x8xf32>, tensor<72xi32>, tensor<72xf32>, tensor<100xf32>) -> (tensor<72xf32>, tensor<72x8xf32>, tensor<100x8xf32>, tensor<100xf32>)
  return %0#1, %0#3 : tensor<72x8xf32>, tensor<100xf32>
}
