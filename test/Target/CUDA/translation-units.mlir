// Kernels of a program are compiled together and have one image, of fusions and library calls
// alike. Two that are called alike (`trc_sort`) are in two, and attention, which takes a
// compiler long, is alone in its own.

// REQUIRES: stand-ins
// RUN: %simt trc-compile --from=specialize %s --target=cuda --cuda-arch=sm_90a -o %t.trc
// RUN: trc-dump --json %t.trc | python3 %S/Inputs/images.py | FileCheck %s

func.func @main(%q: tensor<1x4x1x4xf32>, %x: tensor<5x7xf32>, %y: tensor<9xf32>)
    -> (tensor<1x4x1x4xf32>, tensor<5x7xf32>, tensor<9xf32>, tensor<5xf32>) {
  %out, %lse = trc.attention(%q, %q, %q) {fill = 0xFFF0000000000000 : f64, scale = 0.5 : f64}
      : (tensor<1x4x1x4xf32>, tensor<1x4x1x4xf32>, tensor<1x4x1x4xf32>) -> (tensor<1x4x1x4xf32>, tensor<1x1x4xf32>)
  %xs = "stablehlo.sort"(%x) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %less = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<5x7xf32>) -> tensor<5x7xf32>
  %ys = "stablehlo.sort"(%y) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %less = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<9xf32>) -> tensor<9xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%xs init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<5x7xf32>, tensor<f32>) -> tensor<5xf32>
  return %out, %xs, %ys, %sum : tensor<1x4x1x4xf32>, tensor<5x7xf32>, tensor<9xf32>, tensor<5xf32>
}

// CHECK: image 0: trc_row_0 trc_sort
// CHECK-NEXT: image 1: trc_attention
// CHECK-NEXT: image 2: trc_sort
// CHECK-NOT: image
