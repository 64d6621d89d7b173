// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// shift_left: by the width or more, or by a negative amount, nothing is left.

// Signed.
func.func @main() {
  %c_x = stablehlo.constant dense<[1, 1, 1, 1, -1, 3]> : tensor<6xi32>
  %c_y = stablehlo.constant dense<[0, 31, 32, -1, 4, 30]> : tensor<6xi32>
  %x = stablehlo.optimization_barrier %c_x : tensor<6xi32>
  %y = stablehlo.optimization_barrier %c_y : tensor<6xi32>
  %0 = stablehlo.shift_left %x, %y : tensor<6xi32>
  check.expect_eq_const %0, dense<[1, -2147483648, 0, 0, -16, -1073741824]> : tensor<6xi32>
  return
}

// -----

// Unsigned bytes.
func.func @main() {
  %c_x = stablehlo.constant dense<[255, 1, 1]> : tensor<3xui8>
  %c_y = stablehlo.constant dense<[4, 7, 8]> : tensor<3xui8>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xui8>
  %y = stablehlo.optimization_barrier %c_y : tensor<3xui8>
  %0 = stablehlo.shift_left %x, %y : tensor<3xui8>
  check.expect_eq_const %0, dense<[240, 128, 0]> : tensor<3xui8>
  return
}

// -----

// 64 bits.
func.func @main() {
  %c_x = stablehlo.constant dense<[1, 1]> : tensor<2xui64>
  %c_y = stablehlo.constant dense<[63, 64]> : tensor<2xui64>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xui64>
  %y = stablehlo.optimization_barrier %c_y : tensor<2xui64>
  %0 = stablehlo.shift_left %x, %y : tensor<2xui64>
  check.expect_eq_const %0, dense<[9223372036854775808, 0]> : tensor<2xui64>
  return
}
