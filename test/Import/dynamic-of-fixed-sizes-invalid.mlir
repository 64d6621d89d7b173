// RUN: trc-opt --import --split-input-file --verify-diagnostics %s
//
// Sizes that are not known, or do not fit.

// Where a slice begins is not known.
func.func @place(%x: tensor<7xf32>, %at: tensor<1xi32>) -> tensor<2xf32> {
  // expected-error@+1 {{'stablehlo.real_dynamic_slice' is refused: dynamic shapes are not supported}}
  %0 = stablehlo.real_dynamic_slice %x, %at, %at, %at : (tensor<7xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// What does not fit is said of the operation of fixed sizes.
func.func @count(%x: tensor<7xf32>, %shape: tensor<1xi32>) -> tensor<6xf32> {
  // expected-error@+1 {{'stablehlo.reshape' op}}
  %0 = stablehlo.dynamic_reshape %x, %shape : (tensor<7xf32>, tensor<1xi32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
