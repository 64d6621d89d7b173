// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// round_nearest_afz: halves go away from zero.

// Ordinary numbers and special ones, f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.5, 1.5, 2.5,
      -0.5, -1.5, 0.49, 8.388609e+6]> : tensor<12xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<12xf32>
  %0 = stablehlo.round_nearest_afz %x : tensor<12xf32>
  check.expect_eq_const %0, dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 1.0, 2.0, 3.0,
      -1.0, -2.0, 0.0, 8.388609e+6]> : tensor<12xf32>
  return
}

// -----

// The same in f64.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000,
      0x7FF8000000000000, 0.5, 1.5, 2.5, -0.5, -1.5, 0.49, 8388609.0]> : tensor<12xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<12xf64>
  %0 = stablehlo.round_nearest_afz %x : tensor<12xf64>
  check.expect_eq_const %0, dense<[0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000,
      0x7FF8000000000000, 1.0, 2.0, 3.0, -1.0, -2.0, 0.0, 8388609.0]> : tensor<12xf64>
  return
}

// -----

// f16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.5, 1.5, 2.5, -0.5, -1.5, 0.49, 0x7C00]> : tensor<7xf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xf16>
  %0 = stablehlo.round_nearest_afz %x : tensor<7xf16>
  check.expect_eq_const %0, dense<[1.0, 2.0, 3.0, -1.0, -2.0, 0.0, 0x7C00]> : tensor<7xf16>
  return
}

// -----

// bf16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.5, 1.5, 2.5, -0.5, -1.5, 0.49, 8.4e+6]> : tensor<7xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xbf16>
  %0 = stablehlo.round_nearest_afz %x : tensor<7xbf16>
  check.expect_eq_const %0, dense<[1.0, 2.0, 3.0, -1.0, -2.0, 0.0, 8.4e+6]> : tensor<7xbf16>
  return
}
