// What fuse has built, every later phase finds: none builds a kernel again, on either target, in groups neither.
// DEFINE: %{log} = --debug-only=build-kernel --mlir-print-ir-before=schedule-operations
// RUN: trc-opt %s --phase-fuse --phase-schedule --phase-select --phase-plan --phase-emit %{log} -o %t.mlir 2>&1 | FileCheck %s
// RUN: FileCheck %s --check-prefix=HOST < %t.mlir
// RUN: trc-opt %s --phase-fuse=target=cuda --phase-schedule=target=cuda --phase-select=target=cuda --phase-plan=target=cuda --emit-cuda-kernels=text-only %{log} -o %t.cuda.mlir 2>&1 | FileCheck %s
// RUN: FileCheck %s --check-prefix=GPU < %t.cuda.mlir

// CHECK: build-kernel: of
// CHECK: IR Dump Before ScheduleOperations
// CHECK-NOT: build-kernel: of

// HOST-COUNT-3: plan.kernel @
// GPU-DAG: symbol = "trc_row_0"
// GPU-DAG: symbol = "trc_group_0_of_256"
func.func @step(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>, %p: tensor<64x64xf32> {tf.aliasing_output = 0 : i32},
                %q: tensor<2048xf32> {tf.aliasing_output = 1 : i32}, %dq: tensor<2048xf32>) -> (tensor<64x64xf32>, tensor<2048xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.exponential %x : tensor<64x64xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<64xf32>
  %b = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<64xf32>) -> tensor<64x64xf32>
  %n = stablehlo.divide %e, %b : tensor<64x64xf32>
  %dp = trc.contract %n, %w, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %p1 = stablehlo.subtract %p, %dp : tensor<64x64xf32>
  %q1 = stablehlo.subtract %q, %dq : tensor<2048xf32>
  return %p1, %q1 : tensor<64x64xf32>, tensor<2048xf32>
}
