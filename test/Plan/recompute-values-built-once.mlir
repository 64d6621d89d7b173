// What a value costs to make again is read from the kernel of the fusion that would make it, and that kernel
// is kept: the fusion that comes of it is not built once more, neither by the verifier nor when code is emitted.
// RUN: trc-opt %s -schedule-operations -recompute-values="max-share=1.0" -verify-fusions -select-library-calls -bufferize-to-plan -place-buffers -emit-host-kernels -o %t.mlir --debug-only=build-kernel 2>&1 | FileCheck %s
// RUN: FileCheck %s --check-prefix=KERNELS < %t.mlir

// The norm, and how it is made again from the statistics of its rows.
// CHECK: build-kernel: of 4 operations
// CHECK: build-kernel: of 2 operations
// CHECK-NOT: build-kernel
// KERNELS-COUNT-2: plan.kernel
func.func @norm(%x: tensor<512x512xf32>, %w: tensor<512x4096xf32>, %u: tensor<4096x512xf32>) -> (tensor<512x512xf32>, tensor<512xf32>) {
  %s, %h = trc.fusion row(%x : tensor<512x512xf32>) -> (tensor<512xf32>, tensor<512x512xf32>) {
  ^bb0(%a: tensor<512x512xf32>):
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %r = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<512x512xf32>, tensor<f32>) -> tensor<512xf32>
    %b = stablehlo.broadcast_in_dim %r, dims = [0] : (tensor<512xf32>) -> tensor<512x512xf32>
    %t = stablehlo.divide %a, %b : tensor<512x512xf32>
    trc.yield %r, %t : tensor<512xf32>, tensor<512x512xf32>
  }
  %y = trc.contract %h, %w, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<512x512xf32>, tensor<512x4096xf32>) -> tensor<512x4096xf32>
  %g = trc.contract %y, %u, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<512x4096xf32>, tensor<4096x512xf32>) -> tensor<512x512xf32>
  %d = trc.contract %h, %g, lhs = [0, 1], rhs = [0, 2], result = [1, 2] : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  return %d, %s : tensor<512x512xf32>, tensor<512xf32>
}
