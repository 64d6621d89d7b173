// RUN: trc-opt %s --emit-host-kernels -split-input-file -verify-diagnostics

// A sum of rows and one of columns of another tensor are no one kernel.
plan.kernel @two {
^bb0(%x: tensor<4x8xf32>, %y: tensor<16x2xf32>):
  // expected-error @below {{no kernel can be built, because its reductions run over different iteration spaces}}
  %0:2 = trc.fusion row(%x, %y : tensor<4x8xf32>, tensor<16x2xf32>) -> (tensor<4xf32>, tensor<2xf32>) {
  ^bb0(%a: tensor<4x8xf32>, %b: tensor<16x2xf32>):
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.reduce(%b init: %z) applies stablehlo.add across dimensions = [0] : (tensor<16x2xf32>, tensor<f32>) -> tensor<2xf32>
    trc.yield %1, %2 : tensor<4xf32>, tensor<2xf32>
  }
  plan.return %0#0, %0#1 : tensor<4xf32>, tensor<2xf32>
}

plan.entry @main
    inputs [#plan.port<"x", tensor<4x8xf32>>, #plan.port<"y", tensor<16x2xf32>>]
    outputs [] {
  %x = plan.buffer input 128 index 0
  %y = plan.buffer input 128 index 1
  %t = plan.buffer arena 128 {first = 0 : i64, last = 0 : i64, offset = 0 : i64}
  plan.call @two(read %x : tensor<4x8xf32>, read %y : tensor<16x2xf32>, write %t : tensor<4xf32>, write %t + 64 : tensor<2xf32>)
}
