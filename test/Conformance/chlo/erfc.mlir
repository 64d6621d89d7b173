// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// erfc: keeps its digits where it is tiny.

// Ordinary numbers and special ones, f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 8.0, 1.0, -1.0,
      0.5, 3.0, 0.1]> : tensor<11xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<11xf32>
  %0 = chlo.erfc %x : tensor<11xf32> -> tensor<11xf32>
  %e0 = stablehlo.constant dense<[1.0, 1.0, 0.0, 2.0, 0x7FC00000, 1.1224297e-29, 0.1572992,
      1.8427008, 0.47950011, 2.2090497e-5, 0.88753706]> : tensor<11xf32>
  check.expect_close %0, %e0 : tensor<11xf32>, tensor<11xf32>
  return
}

// -----

// The same in f64.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000,
      0x7FF8000000000000, 8.0, 1.0, -1.0, 0.5, 3.0, 0.1]> : tensor<11xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<11xf64>
  %0 = chlo.erfc %x : tensor<11xf64> -> tensor<11xf64>
  %e0 = stablehlo.constant dense<[1.0, 1.0, 0.0, 2.0, 0x7FF8000000000000, 1.1224297172982928e-29,
      0.15729920705028516, 1.8427007929497148, 0.4795001221869535, 2.2090496998585445e-5,
      0.8875370839817152]> : tensor<11xf64>
  check.expect_close %0, %e0, max_ulp_difference = 8 : tensor<11xf64>, tensor<11xf64>
  return
}

// -----

// f16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -1.0, 0.5, 3.0, 0.1]> : tensor<5xf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<5xf16>
  %0 = chlo.erfc %x : tensor<5xf16> -> tensor<5xf16>
  %e0 = stablehlo.constant dense<[0.1573, 1.843, 0.4795, 2.21e-5, 0.8877]> : tensor<5xf16>
  check.expect_close %0, %e0 : tensor<5xf16>, tensor<5xf16>
  return
}

// -----

// bf16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -1.0, 0.5, 3.0, 0.1]> : tensor<5xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<5xbf16>
  %0 = chlo.erfc %x : tensor<5xbf16> -> tensor<5xbf16>
  %e0 = stablehlo.constant dense<[0.157, 1.84, 0.48, 2.2e-5, 0.887]> : tensor<5xbf16>
  check.expect_close %0, %e0 : tensor<5xbf16>, tensor<5xbf16>
  return
}
