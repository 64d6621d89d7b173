// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// asinh: odd, exact near zero.

// Ordinary numbers and special ones, f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 3.0e+38, 1.0e-30,
      1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> : tensor<14xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<14xf32>
  %0 = chlo.asinh %x : tensor<14xf32> -> tensor<14xf32>
  %e0 = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 89.28999, 1.0e-30,
      0.8813736, -0.8813736, 0.4812118, -1.5501579, 1.8184465, 0.09983408, 1.0e-6]> : tensor<14xf32>
  check.expect_close %0, %e0 : tensor<14xf32>, tensor<14xf32>
  return
}

// -----

// The same in f64.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000,
      0x7FF8000000000000, 3.0e+38, 1.0e-30, 1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> :
      tensor<14xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<14xf64>
  %0 = chlo.asinh %x : tensor<14xf64> -> tensor<14xf64>
  %e0 = stablehlo.constant dense<[0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000,
      0x7FF8000000000000, 89.2899930030018, 1.0e-30, 0.881373587019543, -0.881373587019543,
      0.48121182505960347, -1.5501579568690622, 1.8184464592320668, 0.09983407889920756,
      9.999999999998333e-7]> : tensor<14xf64>
  check.expect_close %0, %e0 : tensor<14xf64>, tensor<14xf64>
  return
}

// -----

// f16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> : tensor<7xf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xf16>
  %0 = chlo.asinh %x : tensor<7xf16> -> tensor<7xf16>
  %e0 = stablehlo.constant dense<[0.8813, -0.8813, 0.4812, -1.55, 1.818, 0.0998, 1.0e-6]> :
      tensor<7xf16>
  check.expect_close %0, %e0 : tensor<7xf16>, tensor<7xf16>
  return
}

// -----

// bf16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> : tensor<7xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xbf16>
  %0 = chlo.asinh %x : tensor<7xbf16> -> tensor<7xbf16>
  %e0 = stablehlo.constant dense<[0.883, -0.883, 0.48, -1.55, 1.82, 0.1, 1.0e-6]> : tensor<7xbf16>
  check.expect_close %0, %e0 : tensor<7xbf16>, tensor<7xbf16>
  return
}
