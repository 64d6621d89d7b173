// RUN: trc-opt %s --fuse-operations | FileCheck %s

// Both sums are of eight elements each into eight, but one of them is over the
// first and the last dimension: no loops do both.
// CHECK-LABEL: func.func @sums
// CHECK-COUNT-2: trc.fusion
func.func @sums(%v: tensor<2x2x4x4xf32>, %q: tensor<2x4x2x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %a = stablehlo.reduce(%v init: %z) applies stablehlo.add across dimensions = [0, 3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %b = stablehlo.reduce(%q init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %c = stablehlo.add %a, %b : tensor<2x4xf32>
  return %c, %b : tensor<2x4xf32>, tensor<2x4xf32>
}
