// With remarks, a group says why it is not one kernel with a group that it reads.

// RUN: trc-opt %s --pass-pipeline='builtin.module(func.func(fuse-operations{remarks=true}))' 2>&1 | FileCheck %s

// A kernel that sums columns makes nothing of another shape behind the sums.
// CHECK: neighbours.mlir:[[#@LINE+6]]:8: remark: not fused with what it reads: no kernel holds both: a result after its column reductions has another shape
// CHECK: neighbours.mlir:[[#@LINE+3]]:8: note: which is made here
func.func @main(%a: tensor<512x256xf32>) -> (tensor<256xf32>, tensor<256x512xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.exponential %a : tensor<512x256xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<512x256xf32>, tensor<f32>) -> tensor<256xf32>
  %t = stablehlo.transpose %a, dims = [1, 0] : (tensor<512x256xf32>) -> tensor<256x512xf32>
  %b = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<256xf32>) -> tensor<256x512xf32>
  %d = stablehlo.divide %t, %b : tensor<256x512xf32>
  return %s, %d : tensor<256xf32>, tensor<256x512xf32>
}
