// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// is_finite: neither infinite nor NaN.

// All kinds of numbers, f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 1.0, 1.0e-45]> :
      tensor<7xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xf32>
  %0 = stablehlo.is_finite %x : (tensor<7xf32>) -> tensor<7xi1>
  check.expect_eq_const %0, dense<[true, true, false, false, false, true, true]> : tensor<7xi1>
  return
}

// -----

// All kinds of numbers, f64.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000,
      0x7FF8000000000000, 1.0, 5.0e-324]> : tensor<7xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xf64>
  %0 = stablehlo.is_finite %x : (tensor<7xf64>) -> tensor<7xi1>
  check.expect_eq_const %0, dense<[true, true, false, false, false, true, true]> : tensor<7xi1>
  return
}

// -----

// All kinds of numbers, bf16.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7F80, 0xFF80, 0x7FC0, 1.0, 9.0e-41]> :
      tensor<7xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xbf16>
  %0 = stablehlo.is_finite %x : (tensor<7xbf16>) -> tensor<7xi1>
  check.expect_eq_const %0, dense<[true, true, false, false, false, true, true]> : tensor<7xi1>
  return
}

// -----

// All kinds of numbers, f16.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7C00, 0xFC00, 0x7E00, 1.0, 6.0e-8]> : tensor<7xf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xf16>
  %0 = stablehlo.is_finite %x : (tensor<7xf16>) -> tensor<7xi1>
  check.expect_eq_const %0, dense<[true, true, false, false, false, true, true]> : tensor<7xi1>
  return
}
