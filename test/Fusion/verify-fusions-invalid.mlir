// RUN: trc-opt %s -verify-fusions -split-input-file -verify-diagnostics

// A sum of rows and one of columns of another tensor share no iteration space.
func.func @two(%x: tensor<4x8xf32>, %y: tensor<16x2xf32>) -> (tensor<4xf32>, tensor<2xf32>) {
  // expected-error @below {{fuse_c1: is not one kernel: its reductions run over different iteration spaces}}
  %0:2 = trc.fusion row(%x, %y : tensor<4x8xf32>, tensor<16x2xf32>) -> (tensor<4xf32>, tensor<2xf32>) {
  ^bb0(%a: tensor<4x8xf32>, %b: tensor<16x2xf32>):
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.reduce(%b init: %z) applies stablehlo.add across dimensions = [0] : (tensor<16x2xf32>, tensor<f32>) -> tensor<2xf32>
    trc.yield %1, %2 : tensor<4xf32>, tensor<2xf32>
  }
  return %0#0, %0#1 : tensor<4xf32>, tensor<2xf32>
}

// -----

// The kind is part of what a reader may rely on.
func.func @kind(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{fuse_c2: expected kind map, got row}}
  %0 = trc.fusion row(%x : tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%a: tensor<4xf32>):
    %1 = stablehlo.negate %a : tensor<4xf32>
    trc.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// -----

// A kernel draws bits; the next state of their generator is the library's.
func.func @state(%s: tensor<2xui64>) -> tensor<2xui64> {
  // expected-error @below {{fuse_c1: is not one kernel: a kernel holds the bits of a generator and not its next state}}
  %0 = trc.fusion map(%s : tensor<2xui64>) -> tensor<2xui64> {
  ^bb0(%a: tensor<2xui64>):
    %next, %bits = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
    trc.yield %next : tensor<2xui64>
  }
  return %0 : tensor<2xui64>
}

// -----

// What no library has is in a kernel, or nothing would run it.
func.func @library(%s: tensor<2xui64>) -> tensor<4xui32> {
  // expected-error @below {{fuse_c5: is in no fusion, and no library has it}}
  %0 = trc.random_bits %s {bits = 8 : i64} : (tensor<2xui64>) -> tensor<4xui32>
  return %0 : tensor<4xui32>
}
