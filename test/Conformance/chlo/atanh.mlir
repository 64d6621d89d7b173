// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// atanh: infinite at -1 and 1.

// Ordinary numbers and special ones, f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 2.0, 0x7FC00000, 1.0e-30, 0.5, -0.5, 0.1,
      0.99]> : tensor<11xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<11xf32>
  %0 = chlo.atanh %x : tensor<11xf32> -> tensor<11xf32>
  %e0 = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7FC00000,
      1.0e-30, 0.54930615, -0.54930615, 0.10033535, 2.646653]> : tensor<11xf32>
  check.expect_close %0, %e0 : tensor<11xf32>, tensor<11xf32>
  return
}

// -----

// The same in f64.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 2.0, 0x7FF8000000000000, 1.0e-30, 0.5,
      -0.5, 0.1, 0.99]> : tensor<11xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<11xf64>
  %0 = chlo.atanh %x : tensor<11xf64> -> tensor<11xf64>
  %e0 = stablehlo.constant dense<[0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000,
      0x7FF8000000000000, 0x7FF8000000000000, 1.0e-30, 0.5493061443340549, -0.5493061443340549,
      0.10033534773107558, 2.6466524123622457]> : tensor<11xf64>
  check.expect_close %0, %e0 : tensor<11xf64>, tensor<11xf64>
  return
}

// -----

// f16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.5, -0.5, 0.1, 0.99]> : tensor<4xf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<4xf16>
  %0 = chlo.atanh %x : tensor<4xf16> -> tensor<4xf16>
  %e0 = stablehlo.constant dense<[0.5493, -0.5493, 0.1003, 2.658]> : tensor<4xf16>
  check.expect_close %0, %e0 : tensor<4xf16>, tensor<4xf16>
  return
}

// -----

// bf16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.5, -0.5, 0.1, 0.99]> : tensor<4xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<4xbf16>
  %0 = chlo.atanh %x : tensor<4xbf16> -> tensor<4xbf16>
  %e0 = stablehlo.constant dense<[0.55, -0.55, 0.1006, 2.56]> : tensor<4xbf16>
  check.expect_close %0, %e0 : tensor<4xbf16>, tensor<4xbf16>
  return
}
