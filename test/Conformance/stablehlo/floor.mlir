// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// floor: 0.2 becomes 0.

// Ordinary numbers and special ones, f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 1.5, -1.5, 0.2,
      -0.2, 8.388609e+6, 2.0]> : tensor<11xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<11xf32>
  %0 = stablehlo.floor %x : tensor<11xf32>
  check.expect_eq_const %0, dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 1.0, -2.0, 0.0,
      -1.0, 8.388609e+6, 2.0]> : tensor<11xf32>
  return
}

// -----

// The same in f64.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000,
      0x7FF8000000000000, 1.5, -1.5, 0.2, -0.2, 8388609.0, 2.0]> : tensor<11xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<11xf64>
  %0 = stablehlo.floor %x : tensor<11xf64>
  check.expect_eq_const %0, dense<[0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000,
      0x7FF8000000000000, 1.0, -2.0, 0.0, -1.0, 8388609.0, 2.0]> : tensor<11xf64>
  return
}

// -----

// f16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.5, -1.5, 0.2, -0.2, 0x7C00, 2.0]> : tensor<6xf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<6xf16>
  %0 = stablehlo.floor %x : tensor<6xf16>
  check.expect_eq_const %0, dense<[1.0, -2.0, 0.0, -1.0, 0x7C00, 2.0]> : tensor<6xf16>
  return
}

// -----

// bf16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.5, -1.5, 0.2, -0.2, 8.4e+6, 2.0]> : tensor<6xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<6xbf16>
  %0 = stablehlo.floor %x : tensor<6xbf16>
  check.expect_eq_const %0, dense<[1.0, -2.0, 0.0, -1.0, 8.4e+6, 2.0]> : tensor<6xbf16>
  return
}
