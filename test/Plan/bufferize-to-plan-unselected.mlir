// Without the phase select nobody knows which library kernel is called.
// RUN: trc-opt %s -bufferize-to-plan -split-input-file -verify-diagnostics

func.func public @main(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  // expected-error@+1 {{no library kernel was selected for stablehlo.cholesky; run the phase select first}}
  %0 = stablehlo.cholesky %x : tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

// -----

func.func public @main(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  // expected-error@+1 {{the call has 1 names for 2 tensors; run the phase select again}}
  %0 = stablehlo.cholesky %x {trc.call = #trc.call<"stablehlo.cholesky" ["a"]>} : tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
