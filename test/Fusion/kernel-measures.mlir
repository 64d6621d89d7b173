// RUN: trc-opt %s --fuse-operations=remarks --split-input-file 2>&1 | FileCheck %s

// What kernels cost is kept by the form of what they hold. Reductions that
// differ in their bodies alone are of two forms: one is a kernel, and one none.

// CHECK: remark: not fused, because its reducer does not commute over several loops
// CHECK-LABEL: func.func @bodies
// CHECK: trc.fusion
// CHECK-NOT: trc.fusion
func.func @bodies(%x: tensor<32x32xf32>, %y: tensor<32x32xf32>) -> (tensor<f32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce"(%x, %zero) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce"(%y, %zero) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.subtract %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
  return %0, %1 : tensor<f32>, tensor<f32>
}

// -----

// Equal layers are measured once, and are equal kernels.

// CHECK-LABEL: func.func @layers
// CHECK-COUNT-2: trc.fusion
// CHECK-NOT: trc.fusion
func.func @layers(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = stablehlo.tanh %x : tensor<64x64xf32>
  %1 = stablehlo.add %0, %x : tensor<64x64xf32>
  %2 = stablehlo.dot_general %1, %w, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %3 = stablehlo.tanh %2 : tensor<64x64xf32>
  %4 = stablehlo.add %3, %2 : tensor<64x64xf32>
  return %4 : tensor<64x64xf32>
}
