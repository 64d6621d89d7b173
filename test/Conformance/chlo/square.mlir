// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// square: each element times itself, rounded once.

// Ordinary numbers and special ones, f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 1.0e-30, 1.0e+30,
      1.0, -1.5, 3.0, 0.1]> : tensor<11xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<11xf32>
  %0 = chlo.square %x : tensor<11xf32> -> tensor<11xf32>
  check.expect_eq_const %0, dense<[0.0, 0.0, 0x7F800000, 0x7F800000, 0x7FC00000, 0.0, 0x7F800000,
      1.0, 2.25, 9.0, 0.010000001]> : tensor<11xf32>
  return
}

// -----

// f16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -1.5, 3.0, 0.1]> : tensor<4xf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<4xf16>
  %0 = chlo.square %x : tensor<4xf16> -> tensor<4xf16>
  check.expect_eq_const %0, dense<[1.0, 2.25, 9.0, 0.009995]> : tensor<4xf16>
  return
}

// -----

// bf16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -1.5, 3.0, 0.1]> : tensor<4xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<4xbf16>
  %0 = chlo.square %x : tensor<4xbf16> -> tensor<4xbf16>
  check.expect_eq_const %0, dense<[1.0, 2.25, 9.0, 0.01]> : tensor<4xbf16>
  return
}

// -----

// Integers wrap.
func.func @main() {
  %c_x = stablehlo.constant dense<[-128, 16, 3]> : tensor<3xi8>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xi8>
  %0 = chlo.square %x : tensor<3xi8> -> tensor<3xi8>
  check.expect_eq_const %0, dense<[0, 0, 9]> : tensor<3xi8>
  return
}
