// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// sinh: odd, exact near zero.

// Ordinary numbers and special ones, f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 89.0, 1.0e-30,
      1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> : tensor<14xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<14xf32>
  %0 = chlo.sinh %x : tensor<14xf32> -> tensor<14xf32>
  %e0 = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 2.2448064e+38,
      1.0e-30, 1.1752012, -1.1752012, 0.5210953, -4.6911683, 10.017875, 0.10016675, 1.0e-6]> :
      tensor<14xf32>
  check.expect_close %0, %e0 : tensor<14xf32>, tensor<14xf32>
  return
}

// -----

// The same in f64.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000,
      0x7FF8000000000000, 89.0, 1.0e-30, 1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> : tensor<14xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<14xf64>
  %0 = chlo.sinh %x : tensor<14xf64> -> tensor<14xf64>
  %e0 = stablehlo.constant dense<[0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000,
      0x7FF8000000000000, 2.2448064095871728e+38, 1.0e-30, 1.1752011936438014, -1.1752011936438014,
      0.5210953054937474, -4.691168305898331, 10.017874927409903, 0.10016675001984403,
      1.0000000000001666e-6]> : tensor<14xf64>
  check.expect_close %0, %e0 : tensor<14xf64>, tensor<14xf64>
  return
}

// -----

// f16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> : tensor<7xf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xf16>
  %0 = chlo.sinh %x : tensor<7xf16> -> tensor<7xf16>
  %e0 = stablehlo.constant dense<[1.175, -1.175, 0.521, -4.69, 10.016, 0.10016, 1.0e-6]> :
      tensor<7xf16>
  check.expect_close %0, %e0 : tensor<7xf16>, tensor<7xf16>
  return
}

// -----

// bf16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> : tensor<7xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xbf16>
  %0 = chlo.sinh %x : tensor<7xbf16> -> tensor<7xbf16>
  %e0 = stablehlo.constant dense<[1.17, -1.17, 0.52, -4.7, 1.0e+1, 0.1, 1.0e-6]> : tensor<7xbf16>
  check.expect_close %0, %e0 : tensor<7xbf16>, tensor<7xbf16>
  return
}
