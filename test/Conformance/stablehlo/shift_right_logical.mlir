// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// shift_right_logical: zeros follow, within the width of the type.

// Signed: the sign is a bit like others.
func.func @main() {
  %c_x = stablehlo.constant dense<[-1, -1, -1, 16]> : tensor<4xi32>
  %c_y = stablehlo.constant dense<[1, 31, 32, 2]> : tensor<4xi32>
  %x = stablehlo.optimization_barrier %c_x : tensor<4xi32>
  %y = stablehlo.optimization_barrier %c_y : tensor<4xi32>
  %0 = stablehlo.shift_right_logical %x, %y : tensor<4xi32>
  check.expect_eq_const %0, dense<[2147483647, 1, 0, 4]> : tensor<4xi32>
  return
}

// -----

// Signed bytes.
func.func @main() {
  %c_x = stablehlo.constant dense<[-1, -128, -1]> : tensor<3xi8>
  %c_y = stablehlo.constant dense<[4, 7, -3]> : tensor<3xi8>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xi8>
  %y = stablehlo.optimization_barrier %c_y : tensor<3xi8>
  %0 = stablehlo.shift_right_logical %x, %y : tensor<3xi8>
  check.expect_eq_const %0, dense<[15, 1, 0]> : tensor<3xi8>
  return
}

// -----

// Unsigned.
func.func @main() {
  %c_x = stablehlo.constant dense<[4294967295, 8]> : tensor<2xui32>
  %c_y = stablehlo.constant dense<[9, 3]> : tensor<2xui32>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xui32>
  %y = stablehlo.optimization_barrier %c_y : tensor<2xui32>
  %0 = stablehlo.shift_right_logical %x, %y : tensor<2xui32>
  check.expect_eq_const %0, dense<[8388607, 1]> : tensor<2xui32>
  return
}
