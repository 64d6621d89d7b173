// RUN: trc-opt %s --inline-calls --split-input-file --verify-diagnostics

// Recursion cannot be inlined; the mend is named.
func.func public @main(%x: tensor<f32>) -> tensor<f32> {
  %0 = call @again(%x) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// expected-note @below {{the function called}}
func.func private @again(%x: tensor<f32>) -> tensor<f32> {
  // expected-error @below {{recursive call of 'again': write the recursion as a stablehlo.while}}
  %0 = call @again(%x) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// A declaration has nothing to inline.
func.func private @elsewhere(tensor<f32>) -> tensor<f32>
func.func public @main(%x: tensor<f32>) -> tensor<f32> {
  // expected-error @below {{calls 'elsewhere', which has no body to inline}}
  %0 = call @elsewhere(%x) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
