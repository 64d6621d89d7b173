// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// not: each bit inverted.

// Signed, unsigned and i1.
func.func @main() {
  %c_x = stablehlo.constant dense<[0, -1, 5]> : tensor<3xi8>
  %c_y = stablehlo.constant dense<[0, 65535, 5]> : tensor<3xui16>
  %c_z = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %c_w = stablehlo.constant dense<[0, 15, 5]> : tensor<3xui4>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xi8>
  %y = stablehlo.optimization_barrier %c_y : tensor<3xui16>
  %z = stablehlo.optimization_barrier %c_z : tensor<2xi1>
  %w = stablehlo.optimization_barrier %c_w : tensor<3xui4>
  %0 = stablehlo.not %x : tensor<3xi8>
  %1 = stablehlo.not %y : tensor<3xui16>
  %2 = stablehlo.not %z : tensor<2xi1>
  %3 = stablehlo.not %w : tensor<3xui4>
  check.expect_eq_const %0, dense<[-1, 0, -6]> : tensor<3xi8>
  check.expect_eq_const %1, dense<[65535, 0, 65530]> : tensor<3xui16>
  check.expect_eq_const %2, dense<[false, true]> : tensor<2xi1>
  check.expect_eq_const %3, dense<[15, 0, 10]> : tensor<3xui4>
  return
}
