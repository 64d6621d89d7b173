// RUN: trc-opt %s --lower-precision=policy=bf16 --relax-functions | FileCheck %s
// RUN: trc-opt %s --lower-precision=policy=f16 --relax-functions | FileCheck %s --check-prefix=HALF
// RUN: trc-opt %s --lower-precision=policy=f32 --relax-functions | FileCheck %s --check-prefix=FULL
// RUN: trc-opt %s --lower-precision=policy=bf16 --relax-functions --fuse-operations --print-kernels 2>&1 | FileCheck %s --check-prefix=KERNEL
// FULL-NOT: rtol
// FULL-NOT: trc.lowered

// What a product made and a bias, through a polynomial: half a unit of bf16 is 2^-8 of a number
// at most, of f16 2^-11, and a sixteenth of that is what the function may be off by. The report
// has the place.
// CHECK: after = "f32, within 2.4e-04 of the result, as the argument was bf16"
// CHECK-NOT: trc.lowered
// CHECK-LABEL: func.func @gelu
// CHECK: stablehlo.tanh %{{.*}} {result_accuracy = #stablehlo.result_accuracy<rtol = 2.44140625E-4, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4x8xf32>
// HALF-LABEL: func.func @gelu
// HALF: stablehlo.tanh %{{.*}} {result_accuracy = #stablehlo.result_accuracy<rtol = 3.0517578125E-5, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4x8xf32>
// KERNEL: tanh_approximate
func.func @gelu(%x: tensor<4x8xf32>, %w: tensor<8x8xf32>, %b: tensor<8xf32>) -> tensor<4x8xf32> {
  %y = trc.contract %x, %w, lhs = [0, 1], rhs = [1, 2], result = [0, 2]
      : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %bias = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<8xf32>) -> tensor<4x8xf32>
  %u = stablehlo.add %y, %bias : tensor<4x8xf32>
  %small = stablehlo.constant dense<0.044715> : tensor<4x8xf32>
  %square = stablehlo.multiply %u, %u : tensor<4x8xf32>
  %cube = stablehlo.multiply %square, %u : tensor<4x8xf32>
  %scaled = stablehlo.multiply %cube, %small : tensor<4x8xf32>
  %p = stablehlo.add %u, %scaled : tensor<4x8xf32>
  %t = stablehlo.tanh %p : tensor<4x8xf32>
  %r = stablehlo.multiply %u, %t : tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// A state in f32 is in the argument of the second; the third says itself how exact it is to be; no
// product of the fourth function was lowered.
// CHECK-LABEL: func.func @cell
// CHECK: stablehlo.tanh %{{.*}} {result_accuracy = {{.*}}} : tensor<4x8xf32>
// CHECK: stablehlo.tanh %{{[0-9]+}} : tensor<4x8xf32>
// CHECK: stablehlo.tanh %{{.*}} {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}
func.func @cell(%x: tensor<4x8xf32>, %w: tensor<8x8xf32>, %c: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %y = trc.contract %x, %w, lhs = [0, 1], rhs = [1, 2], result = [0, 2]
      : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %g = stablehlo.tanh %y : tensor<4x8xf32>
  %s = stablehlo.add %c, %g : tensor<4x8xf32>
  %h = stablehlo.tanh %s : tensor<4x8xf32>
  %exact = stablehlo.tanh %y {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4x8xf32>
  %sum = stablehlo.add %h, %exact : tensor<4x8xf32>
  return %s, %sum : tensor<4x8xf32>, tensor<4x8xf32>
}

// CHECK-LABEL: func.func @no_product
// CHECK: stablehlo.tanh %{{[0-9]+}} : tensor<4xf32>
func.func @no_product(%x: tensor<4xf32>) -> tensor<4xf32> {
  %n = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xbf16>
  %f = stablehlo.convert %n : (tensor<4xbf16>) -> tensor<4xf32>
  %t = stablehlo.tanh %f : tensor<4xf32>
  return %t : tensor<4xf32>
}
