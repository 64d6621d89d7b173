// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// popcnt: the number of bits that are set, within the width of the type.

// Negative numbers count all their bits and no more.
func.func @main() {
  %c_x = stablehlo.constant dense<[0, -1, 5]> : tensor<3xi8>
  %c_y = stablehlo.constant dense<[4294967295, 0, 255]> : tensor<3xui32>
  %c_z = stablehlo.constant dense<[-1, 1]> : tensor<2xi64>
  %c_w = stablehlo.constant dense<[-1, 3]> : tensor<2xi4>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xi8>
  %y = stablehlo.optimization_barrier %c_y : tensor<3xui32>
  %z = stablehlo.optimization_barrier %c_z : tensor<2xi64>
  %w = stablehlo.optimization_barrier %c_w : tensor<2xi4>
  %0 = stablehlo.popcnt %x : tensor<3xi8>
  %1 = stablehlo.popcnt %y : tensor<3xui32>
  %2 = stablehlo.popcnt %z : tensor<2xi64>
  %3 = stablehlo.popcnt %w : tensor<2xi4>
  check.expect_eq_const %0, dense<[0, 8, 2]> : tensor<3xi8>
  check.expect_eq_const %1, dense<[32, 0, 8]> : tensor<3xui32>
  check.expect_eq_const %2, dense<[64, 1]> : tensor<2xi64>
  check.expect_eq_const %3, dense<[4, 2]> : tensor<2xi4>
  return
}
