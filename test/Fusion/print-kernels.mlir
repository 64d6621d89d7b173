// RUN: trc-opt %s -print-kernels | FileCheck %s

// A map over equal shapes is one flat loop, whatever the rank.
// CHECK-LABEL: kernel flat_map_0 parallel(24)
// CHECK: load b0[l0]
// CHECK: store b1[l0]
func.func @flat(%x: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = trc.fusion map(%x : tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  ^bb0(%a: tensor<2x3x4xf32>):
    %1 = stablehlo.negate %a : tensor<2x3x4xf32>
    trc.yield %1 : tensor<2x3x4xf32>
  }
  return %0 : tensor<2x3x4xf32>
}

// A transpose is another index, not another loop.
// CHECK-LABEL: kernel heads_map_0 parallel(4, 2, 8)
// CHECK: vector l3 < 16
// CHECK: load b0[256*l0 + 16*l1 + 32*l2 + l3]
// CHECK: store b1[256*l0 + 128*l1 + 16*l2 + l3]
func.func @heads(%x: tensor<4x8x2x16xf32>) -> tensor<4x2x8x16xf32> {
  %0 = trc.fusion map(%x : tensor<4x8x2x16xf32>) -> tensor<4x2x8x16xf32> {
  ^bb0(%a: tensor<4x8x2x16xf32>):
    %1 = stablehlo.negate %a : tensor<4x8x2x16xf32>
    %2 = stablehlo.transpose %1, dims = [0, 2, 1, 3] : (tensor<4x8x2x16xf32>) -> tensor<4x2x8x16xf32>
    trc.yield %2 : tensor<4x2x8x16xf32>
  }
  return %0 : tensor<4x2x8x16xf32>
}

// Padding is a guard on the load.
// CHECK-LABEL: kernel pad_map_0
// CHECK: load b0[l0 - 1]
func.func @pad(%x: tensor<4xf32>) -> tensor<6xf32> {
  %0 = trc.fusion map(%x : tensor<4xf32>) -> tensor<6xf32> {
  ^bb0(%a: tensor<4xf32>):
    %c = stablehlo.constant dense<1.0> : tensor<f32>
    %1 = stablehlo.pad %a, %c, low = [1], high = [1], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<6xf32>
    trc.yield %1 : tensor<6xf32>
  }
  return %0 : tensor<6xf32>
}
