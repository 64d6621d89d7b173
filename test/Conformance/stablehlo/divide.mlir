// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// divide: IEEE for floats. Integers are cut off towards zero; by zero all ones; the smallest by -1
// is itself.

// f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, 1.0, -1.0, 0.0, 0x7F800000, 1.0, 1.0e-40]> : tensor<7xf32>
  %c_y = stablehlo.constant dense<[3.0, 0.0, 0.0, 0.0, 0x7F800000, -0.0, 10.0]> : tensor<7xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xf32>
  %y = stablehlo.optimization_barrier %c_y : tensor<7xf32>
  %0 = stablehlo.divide %x, %y : tensor<7xf32>
  check.expect_eq_const %0, dense<[0.33333334, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7FC00000,
      0xFF800000, 1.0e-41]> : tensor<7xf32>
  return
}

// -----

// bf16 rounds once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, 1.0e+1]> : tensor<2xbf16>
  %c_y = stablehlo.constant dense<[3.0, 7.0]> : tensor<2xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xbf16>
  %y = stablehlo.optimization_barrier %c_y : tensor<2xbf16>
  %0 = stablehlo.divide %x, %y : tensor<2xbf16>
  check.expect_eq_const %0, dense<[0.334, 1.43]> : tensor<2xbf16>
  return
}

// -----

// Signed integers.
func.func @main() {
  %c_x = stablehlo.constant dense<[7, -7, 7, 5, 0, -2147483648]> : tensor<6xi32>
  %c_y = stablehlo.constant dense<[2, 2, -2, 0, 0, -1]> : tensor<6xi32>
  %x = stablehlo.optimization_barrier %c_x : tensor<6xi32>
  %y = stablehlo.optimization_barrier %c_y : tensor<6xi32>
  %0 = stablehlo.divide %x, %y : tensor<6xi32>
  check.expect_eq_const %0, dense<[3, -3, -3, -1, -1, -2147483648]> : tensor<6xi32>
  return
}

// -----

// Signed bytes.
func.func @main() {
  %c_x = stablehlo.constant dense<[-128, -128, 100]> : tensor<3xi8>
  %c_y = stablehlo.constant dense<[-1, 0, 7]> : tensor<3xi8>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xi8>
  %y = stablehlo.optimization_barrier %c_y : tensor<3xi8>
  %0 = stablehlo.divide %x, %y : tensor<3xi8>
  check.expect_eq_const %0, dense<[-128, -1, 14]> : tensor<3xi8>
  return
}

// -----

// Unsigned integers.
func.func @main() {
  %c_x = stablehlo.constant dense<[7, 4294967295, 5]> : tensor<3xui32>
  %c_y = stablehlo.constant dense<[2, 2, 0]> : tensor<3xui32>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xui32>
  %y = stablehlo.optimization_barrier %c_y : tensor<3xui32>
  %0 = stablehlo.divide %x, %y : tensor<3xui32>
  check.expect_eq_const %0, dense<[3, 2147483647, 4294967295]> : tensor<3xui32>
  return
}

// -----

// 64 bits.
func.func @main() {
  %c_x = stablehlo.constant dense<[-9223372036854775808, 9]> : tensor<2xi64>
  %c_y = stablehlo.constant dense<[-1, 0]> : tensor<2xi64>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xi64>
  %y = stablehlo.optimization_barrier %c_y : tensor<2xi64>
  %0 = stablehlo.divide %x, %y : tensor<2xi64>
  check.expect_eq_const %0, dense<[-9223372036854775808, -1]> : tensor<2xi64>
  return
}
