// Fusions that are one kernel each pass, and are left as they are.
// RUN: trc-opt %s -verify-fusions | FileCheck %s
// Those that the pass makes are such.
// RUN: trc-opt %S/fuse-operations.mlir -fuse-operations -verify-fusions | FileCheck %s --check-prefix=MADE
// MADE: trc.fusion

// CHECK-LABEL: func.func @rows
// CHECK: trc.fusion row
func.func @rows(%x: tensor<4x8xf32>) -> tensor<4xf32> {
  %0 = trc.fusion row(%x : tensor<4x8xf32>) -> tensor<4xf32> {
  ^bb0(%a: tensor<4x8xf32>):
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
    trc.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}
