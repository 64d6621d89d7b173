// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// iota: counts along one dimension.

// Both dimensions, integers and floats.
func.func @main() {
  %0 = stablehlo.iota dim = 0 : tensor<2x3xi32>
  %1 = stablehlo.iota dim = 1 : tensor<2x3xf32>
  %2 = stablehlo.iota dim = 0 : tensor<3xbf16>
  check.expect_eq_const %0, dense<[[0, 0, 0], [1, 1, 1]]> : tensor<2x3xi32>
  check.expect_eq_const %1, dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf32>
  check.expect_eq_const %2, dense<[0.0, 1.0, 2.0]> : tensor<3xbf16>
  return
}

// -----

// Narrow types wrap, bf16 rounds.
func.func @main() {
  %0 = stablehlo.iota dim = 0 : tensor<5xui2>
  %1 = stablehlo.iota dim = 0 : tensor<258xbf16>
  %2 = stablehlo.slice %1 [255:258] : (tensor<258xbf16>) -> tensor<3xbf16>
  %3 = stablehlo.iota dim = 0 : tensor<0x2xi32>
  check.expect_eq_const %0, dense<[0, 1, 2, 3, 0]> : tensor<5xui2>
  check.expect_eq_const %2, dense<[255.0, 256.0, 256.0]> : tensor<3xbf16>
  check.expect_eq_const %3, dense<> : tensor<0x2xi32>
  return
}
