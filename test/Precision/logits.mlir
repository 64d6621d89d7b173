// RUN: trc-opt %s --lower-precision | FileCheck %s
// RUN: trc-opt %s --lower-precision --chunk-head-loss | FileCheck %s --check-prefix=CHUNK

// A rule for logits says what is stored of them; the head's other types are as without. All that
// is computed of logits is f32.
// CHECK: before = "f32"
// CHECK-SAME: logits = "bf16, by rule 1 (bf16 of operation logits)"
// CHECK-LABEL: func.func @main
// CHECK: trc.head_loss_gradient({{.*}}) {trc.logits = bf16} : (tensor<64x8xbf16>, tensor<100x8xbf16>, tensor<64xi32>, tensor<64xf32>) -> (tensor<64xf32>, tensor<64x8xbf16>, tensor<100x8xf32>)
// CHUNK-LABEL: func.func @main
// CHUNK: %[[L:.*]] = trc.contract {{.*}} : (tensor<64x8xbf16>, tensor<100x8xbf16>) -> tensor<64x100xbf16>
// CHUNK: stablehlo.convert %[[L]] : (tensor<64x100xbf16>) -> tensor<64x100xf32>
// CHUNK: stablehlo.exponential {{.*}} : tensor<64x100xf32>
module attributes {trc.precision_rules = [{layer = "*", operation = "logits", precision = "bf16"}]} {
func.func @main(%x: tensor<64x8xf32>, %w: tensor<100x8xf32>, %t: tensor<64xi32>, %d: tensor<64xf32>) -> (tensor<64xf32>, tensor<64x8xf32>, tensor<100x8xf32>) {
  %loss, %dx, %dw = trc.head_loss_gradient(%x, %w, %t, %d)
      : (tensor<64x8xf32>, tensor<100x8xf32>, tensor<64xi32>, tensor<64xf32>) -> (tensor<64xf32>, tensor<64x8xf32>, tensor<100x8xf32>)
  return %loss, %dx, %dw : tensor<64xf32>, tensor<64x8xf32>, tensor<100x8xf32>
}
}
