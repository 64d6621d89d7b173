// RUN: trc-opt --bound-scratch-rows=target=host %s | FileCheck %s
// RUN: trc-opt --bound-scratch-rows=target=host --print-kernels %s -o /dev/null | FileCheck %s --check-prefix=KERNEL
// RUN: trc-opt --print-kernels %s -o /dev/null | FileCheck %s --check-prefix=ANY
// RUN: echo 'func.func @main(%arg: tensor<4xf32>) -> tensor<4xf32> { return %arg : tensor<4xf32> }' > %t.mlir
// RUN: trc-compile --to=fuse %t.mlir -o - | FileCheck %s
// RUN: trc-compile --to=plan --target=cuda %t.mlir -o - | FileCheck %s

// What a row has at most stands on the module, for all that build kernels of it.
// CHECK: module attributes {trc.scratch_row_bytes = 262144 : i64, trc.scratch_row_cycles = 8.000000e+00 : f64}

// A row of as many bytes is kept: the second loop reads it back.
// KERNEL-LABEL: kernel fits_row_0
// KERNEL: f32[65536] scratch
// ANY-LABEL: kernel fits_row_0
// ANY: f32[65536] scratch
func.func @fits(%x: tensor<8x65536xf32>) -> tensor<8x65536xf32> {
  %0 = trc.fusion row(%x : tensor<8x65536xf32>) -> tensor<8x65536xf32> {
  ^bb0(%a: tensor<8x65536xf32>):
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %5 = stablehlo.exponential %a : tensor<8x65536xf32>
    %6 = stablehlo.reduce(%5 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x65536xf32>, tensor<f32>) -> tensor<8xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<8xf32>) -> tensor<8x65536xf32>
    %8 = stablehlo.subtract %5, %7 : tensor<8x65536xf32>
    trc.yield %8 : tensor<8x65536xf32>
  }
  return %0 : tensor<8x65536xf32>
}

// A longer one is computed again, where the module says a bound.
// KERNEL-LABEL: kernel exceeds_row_0
// KERNEL-NOT: scratch
// KERNEL: = exp
// KERNEL: = exp
// ANY-LABEL: kernel exceeds_row_0
// ANY: f32[65537] scratch
func.func @exceeds(%x: tensor<8x65537xf32>) -> tensor<8x65537xf32> {
  %0 = trc.fusion row(%x : tensor<8x65537xf32>) -> tensor<8x65537xf32> {
  ^bb0(%a: tensor<8x65537xf32>):
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %5 = stablehlo.exponential %a : tensor<8x65537xf32>
    %6 = stablehlo.reduce(%5 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x65537xf32>, tensor<f32>) -> tensor<8xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<8xf32>) -> tensor<8x65537xf32>
    %8 = stablehlo.subtract %5, %7 : tensor<8x65537xf32>
    trc.yield %8 : tensor<8x65537xf32>
  }
  return %0 : tensor<8x65537xf32>
}
