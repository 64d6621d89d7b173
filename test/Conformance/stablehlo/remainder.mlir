// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// remainder: of floats that of C (fmod), exact; of integers the sign of the dividend; by zero the
// dividend, by -1 zero.

// f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[5.5, -5.5, 5.5, 1.0, 0x7F800000, 1.0, -4.0]> : tensor<7xf32>
  %c_y = stablehlo.constant dense<[2.0, 2.0, -2.0, 0.0, 1.0, 0x7F800000, 2.0]> : tensor<7xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xf32>
  %y = stablehlo.optimization_barrier %c_y : tensor<7xf32>
  %0 = stablehlo.remainder %x, %y : tensor<7xf32>
  check.expect_eq_const %0, dense<[1.5, -1.5, 1.5, 0x7FC00000, 0x7FC00000, 1.0, -0.0]> :
      tensor<7xf32>
  return
}

// -----

// f64.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0e+17, -7.5]> : tensor<2xf64>
  %c_y = stablehlo.constant dense<[3.0, 2.0]> : tensor<2xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xf64>
  %y = stablehlo.optimization_barrier %c_y : tensor<2xf64>
  %0 = stablehlo.remainder %x, %y : tensor<2xf64>
  check.expect_eq_const %0, dense<[1.0, -1.5]> : tensor<2xf64>
  return
}

// -----

// Signed integers.
func.func @main() {
  %c_x = stablehlo.constant dense<[7, -7, 7, 5, -2147483648]> : tensor<5xi32>
  %c_y = stablehlo.constant dense<[3, 3, -3, 0, -1]> : tensor<5xi32>
  %x = stablehlo.optimization_barrier %c_x : tensor<5xi32>
  %y = stablehlo.optimization_barrier %c_y : tensor<5xi32>
  %0 = stablehlo.remainder %x, %y : tensor<5xi32>
  check.expect_eq_const %0, dense<[1, -1, 1, 5, 0]> : tensor<5xi32>
  return
}

// -----

// Unsigned integers.
func.func @main() {
  %c_x = stablehlo.constant dense<[200, 7, 9]> : tensor<3xui8>
  %c_y = stablehlo.constant dense<[7, 0, 10]> : tensor<3xui8>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xui8>
  %y = stablehlo.optimization_barrier %c_y : tensor<3xui8>
  %0 = stablehlo.remainder %x, %y : tensor<3xui8>
  check.expect_eq_const %0, dense<[4, 7, 9]> : tensor<3xui8>
  return
}
