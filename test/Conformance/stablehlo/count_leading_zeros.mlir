// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// count_leading_zeros: the width for zero.

// Within the width of the type.
func.func @main() {
  %c_x = stablehlo.constant dense<[0, -1, 5]> : tensor<3xi8>
  %c_y = stablehlo.constant dense<[1, 0, 65536]> : tensor<3xui32>
  %c_z = stablehlo.constant dense<[0, 1]> : tensor<2xi64>
  %c_w = stablehlo.constant dense<[255, 0]> : tensor<2xui16>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xi8>
  %y = stablehlo.optimization_barrier %c_y : tensor<3xui32>
  %z = stablehlo.optimization_barrier %c_z : tensor<2xi64>
  %w = stablehlo.optimization_barrier %c_w : tensor<2xui16>
  %0 = stablehlo.count_leading_zeros %x : tensor<3xi8>
  %1 = stablehlo.count_leading_zeros %y : tensor<3xui32>
  %2 = stablehlo.count_leading_zeros %z : tensor<2xi64>
  %3 = stablehlo.count_leading_zeros %w : tensor<2xui16>
  check.expect_eq_const %0, dense<[8, 0, 5]> : tensor<3xi8>
  check.expect_eq_const %1, dense<[31, 32, 15]> : tensor<3xui32>
  check.expect_eq_const %2, dense<[64, 63]> : tensor<2xi64>
  check.expect_eq_const %3, dense<[8, 16]> : tensor<2xui16>
  return
}
