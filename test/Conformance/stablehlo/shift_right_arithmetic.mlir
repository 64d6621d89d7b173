// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// shift_right_arithmetic: the sign follows; by the width or more only the sign is left.

// Signed.
func.func @main() {
  %c_x = stablehlo.constant dense<[-8, -8, 8, -1, 7]> : tensor<5xi32>
  %c_y = stablehlo.constant dense<[1, 32, 40, 5, -1]> : tensor<5xi32>
  %x = stablehlo.optimization_barrier %c_x : tensor<5xi32>
  %y = stablehlo.optimization_barrier %c_y : tensor<5xi32>
  %0 = stablehlo.shift_right_arithmetic %x, %y : tensor<5xi32>
  check.expect_eq_const %0, dense<[-4, -1, 0, -1, 0]> : tensor<5xi32>
  return
}

// -----

// Unsigned: the highest bit is taken as the sign.
func.func @main() {
  %c_x = stablehlo.constant dense<[128, 64]> : tensor<2xui8>
  %c_y = stablehlo.constant dense<[1, 1]> : tensor<2xui8>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xui8>
  %y = stablehlo.optimization_barrier %c_y : tensor<2xui8>
  %0 = stablehlo.shift_right_arithmetic %x, %y : tensor<2xui8>
  check.expect_eq_const %0, dense<[192, 32]> : tensor<2xui8>
  return
}
