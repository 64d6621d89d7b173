// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// sqrt: rounded correctly; of a negative number NaN, of -0 itself.

// Ordinary numbers and special ones, f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, -1.0, 1.0, 2.0,
      0.25, 1.0e-20, 3.0e+38, 1.0e-45]> : tensor<12xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<12xf32>
  %0 = stablehlo.sqrt %x : tensor<12xf32>
  check.expect_eq_const %0, dense<[0.0, -0.0, 0x7F800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 1.0,
      1.4142135, 0.5, 1.0e-10, 1.7320508e+19, 3.743392e-23]> : tensor<12xf32>
  return
}

// -----

// The same in f64.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000,
      0x7FF8000000000000, -1.0, 1.0, 2.0, 0.25, 1.0e-20, 3.0e+38, 1.0e-45]> : tensor<12xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<12xf64>
  %0 = stablehlo.sqrt %x : tensor<12xf64>
  check.expect_eq_const %0, dense<[0.0, -0.0, 0x7FF0000000000000, 0x7FF8000000000000,
      0x7FF8000000000000, 0x7FF8000000000000, 1.0, 1.4142135623730951, 0.5, 1.0e-10,
      1.7320508075688774e+19, 3.1622776601683793e-23]> : tensor<12xf64>
  return
}

// -----

// f16 and bf16.
func.func @main() {
  %c_x = stablehlo.constant dense<[2.0, 0.1, 6.55e+4]> : tensor<3xf16>
  %c_y = stablehlo.constant dense<[2.0, 0.1, 3.0e+38]> : tensor<3xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xf16>
  %y = stablehlo.optimization_barrier %c_y : tensor<3xbf16>
  %0 = stablehlo.sqrt %x : tensor<3xf16>
  %1 = stablehlo.sqrt %y : tensor<3xbf16>
  check.expect_eq_const %0, dense<[1.414, 0.3162, 255.9]> : tensor<3xf16>
  check.expect_eq_const %1, dense<[1.414, 0.316, 1.74e+19]> : tensor<3xbf16>
  return
}
