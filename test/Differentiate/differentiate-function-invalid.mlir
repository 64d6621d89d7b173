// The option names a function that is not there.
// RUN: not trc-opt %s --differentiate=function=loss 2>&1 | FileCheck %s
// CHECK: error: there is no function 'loss' to differentiate

func.func private @lost(%x: tensor<f32> {trc.parameter = "x"}) -> tensor<f32> {
  return %x : tensor<f32>
}
