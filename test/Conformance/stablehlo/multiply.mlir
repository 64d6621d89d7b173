// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// multiply: rounds once, denormal results are kept; integers wrap; i1 is and.

// f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0e-30, 0.1, 0x7F800000, -0.0, 1.0e+30, 0x7FC00000, 1.0e-23]> :
      tensor<7xf32>
  %c_y = stablehlo.constant dense<[1.0e-10, 0.1, 0.0, 5.0, 1.0e+30, 0.0, -1.0e-22]> : tensor<7xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xf32>
  %y = stablehlo.optimization_barrier %c_y : tensor<7xf32>
  %0 = stablehlo.multiply %x, %y : tensor<7xf32>
  check.expect_eq_const %0, dense<[1.0e-40, 0.010000001, 0x7FC00000, -0.0, 0x7F800000, 0x7FC00000,
      -1.0e-45]> : tensor<7xf32>
  return
}

// -----

// f16.
func.func @main() {
  %c_x = stablehlo.constant dense<[3.0e+2, 0.1, 6.0e-5]> : tensor<3xf16>
  %c_y = stablehlo.constant dense<[3.0e+2, 0.1, 0.01]> : tensor<3xf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xf16>
  %y = stablehlo.optimization_barrier %c_y : tensor<3xf16>
  %0 = stablehlo.multiply %x, %y : tensor<3xf16>
  check.expect_eq_const %0, dense<[0x7C00, 0.009995, 6.0e-7]> : tensor<3xf16>
  return
}

// -----

// Integers wrap.
func.func @main() {
  %c_x = stablehlo.constant dense<[65536, -2147483648, 123456789]> : tensor<3xi32>
  %c_y = stablehlo.constant dense<[65536, -1, 987654321]> : tensor<3xi32>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xi32>
  %y = stablehlo.optimization_barrier %c_y : tensor<3xi32>
  %0 = stablehlo.multiply %x, %y : tensor<3xi32>
  check.expect_eq_const %0, dense<[0, -2147483648, -67153019]> : tensor<3xi32>
  return
}

// -----

// Unsigned.
func.func @main() {
  %c_x = stablehlo.constant dense<[16, 255]> : tensor<2xui8>
  %c_y = stablehlo.constant dense<[16, 255]> : tensor<2xui8>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xui8>
  %y = stablehlo.optimization_barrier %c_y : tensor<2xui8>
  %0 = stablehlo.multiply %x, %y : tensor<2xui8>
  check.expect_eq_const %0, dense<[0, 1]> : tensor<2xui8>
  return
}

// -----

// i1: and.
func.func @main() {
  %c_x = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %c_y = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %x = stablehlo.optimization_barrier %c_x : tensor<4xi1>
  %y = stablehlo.optimization_barrier %c_y : tensor<4xi1>
  %0 = stablehlo.multiply %x, %y : tensor<4xi1>
  check.expect_eq_const %0, dense<[false, false, false, true]> : tensor<4xi1>
  return
}
