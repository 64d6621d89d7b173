// Rows of two loops that no block holds, and that no thread can keep its own part of: bound-scratch-rows
// has such rows computed again, and was not run.

// RUN: trc-opt %s --emit-cuda-kernels=text-only -split-input-file -verify-diagnostics

plan.kernel @row {
^bb0(%x: tensor<4x300x400xf32>, %b: tensor<400xf32>):
  // expected-error @below {{no CUDA kernel can be written, because its rows are too long to be kept next to the threads of a block}}
  %0 = trc.fusion row(%x, %b : tensor<4x300x400xf32>, tensor<400xf32>) -> tensor<4x300x400xf32> {
  ^bb0(%a: tensor<4x300x400xf32>, %c: tensor<400xf32>):
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [2] : (tensor<400xf32>) -> tensor<4x300x400xf32>
    %2 = stablehlo.add %a, %1 : tensor<4x300x400xf32>
    %3 = stablehlo.exponential %2 : tensor<4x300x400xf32>
    %4 = stablehlo.reduce(%3 init: %zero) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x300x400xf32>, tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xf32>) -> tensor<4x300x400xf32>
    %6 = stablehlo.subtract %3, %5 : tensor<4x300x400xf32>
    trc.yield %6 : tensor<4x300x400xf32>
  }
  plan.return %0 : tensor<4x300x400xf32>
}

plan.entry @main inputs [] outputs [] {
  %x = plan.buffer arena 1920000
  %b = plan.buffer arena 1600
  %y = plan.buffer arena 1920000
  plan.call @row(read %x : tensor<4x300x400xf32>, read %b : tensor<400xf32>, write %y : tensor<4x300x400xf32>)
}

// -----

// So it is within a group.
plan.kernel @row {
^bb0(%x: tensor<4x300x400xf32>, %b: tensor<400xf32>):
  // expected-error @below {{no CUDA kernel can be written, because its rows are too long to be kept next to the threads of a block}}
  %0 = trc.fusion row(%x, %b : tensor<4x300x400xf32>, tensor<400xf32>) -> tensor<4x300x400xf32> {
  ^bb0(%a: tensor<4x300x400xf32>, %c: tensor<400xf32>):
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [2] : (tensor<400xf32>) -> tensor<4x300x400xf32>
    %2 = stablehlo.add %a, %1 : tensor<4x300x400xf32>
    %3 = stablehlo.exponential %2 : tensor<4x300x400xf32>
    %4 = stablehlo.reduce(%3 init: %zero) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x300x400xf32>, tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xf32>) -> tensor<4x300x400xf32>
    %6 = stablehlo.subtract %3, %5 : tensor<4x300x400xf32>
    trc.yield %6 : tensor<4x300x400xf32>
  }
  plan.return %0 : tensor<4x300x400xf32>
}

plan.kernel @group_0 attributes {members = [@row, @row]}

plan.entry @main inputs [] outputs [] {
  %x = plan.buffer arena 1920000
  %b = plan.buffer arena 1600
  %y = plan.buffer arena 1920000
  %z = plan.buffer arena 1920000
  plan.call @group_0(read %x : tensor<4x300x400xf32>, read %b : tensor<400xf32>, write %y : tensor<4x300x400xf32>, read %x : tensor<4x300x400xf32>, read %b : tensor<400xf32>, write %z : tensor<4x300x400xf32>)
}
