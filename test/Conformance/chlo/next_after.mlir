// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// next_after: the neighbour towards the second operand.

// f32: through zero, into infinity and out of it.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, 1.0, 0.0, 0.0, -0.0, 3.4028235e+38, 0x7FC00000, 0x7F800000,
      0.0]> : tensor<9xf32>
  %c_y = stablehlo.constant dense<[2.0, 0.0, 1.0, -1.0, 0.0, 0x7F800000, 1.0, 0.0, -0.0]> :
      tensor<9xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<9xf32>
  %y = stablehlo.optimization_barrier %c_y : tensor<9xf32>
  %0 = chlo.next_after %x, %y : tensor<9xf32>, tensor<9xf32> -> tensor<9xf32>
  check.expect_eq_const %0, dense<[1.0000001, 0.99999994, 1.0e-45, -1.0e-45, 0.0, 0x7F800000,
      0x7FC00000, 3.4028235e+38, -0.0]> : tensor<9xf32>
  return
}

// -----

// bf16: neighbours in the own type.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, 1.0]> : tensor<2xbf16>
  %c_y = stablehlo.constant dense<[2.0, 0.0]> : tensor<2xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xbf16>
  %y = stablehlo.optimization_barrier %c_y : tensor<2xbf16>
  %0 = chlo.next_after %x, %y : tensor<2xbf16>, tensor<2xbf16> -> tensor<2xbf16>
  check.expect_eq_const %0, dense<[1.01, 0.996]> : tensor<2xbf16>
  return
}
