// RUN: trc-opt %s -pass-pipeline='builtin.module(inline-calls{entries=step})' --verify-diagnostics

// An entry that is asked for has to be there.
// expected-error @below {{there is no function 'step' to keep as an entry}}
module {
  func.func public @main(%x: tensor<f32>) -> tensor<f32> {
    return %x : tensor<f32>
  }
}
