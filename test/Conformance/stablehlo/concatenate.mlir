// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// concatenate: one after the other along a dimension.

// Both dimensions, one operand, and an empty one.
func.func @main() {
  %c_x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %c_y = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xi32>
  %c_z = stablehlo.constant dense<[[7], [8]]> : tensor<2x1xi32>
  %c_e = stablehlo.constant dense<> : tensor<0x2xi32>
  %x = stablehlo.optimization_barrier %c_x : tensor<2x2xi32>
  %y = stablehlo.optimization_barrier %c_y : tensor<1x2xi32>
  %z = stablehlo.optimization_barrier %c_z : tensor<2x1xi32>
  %e = stablehlo.optimization_barrier %c_e : tensor<0x2xi32>
  %0 = stablehlo.concatenate %x, %y, %e, dim = 0 : (tensor<2x2xi32>, tensor<1x2xi32>, tensor<0x2xi32>) -> tensor<3x2xi32>
  %1 = stablehlo.concatenate %z, %x, dim = 1 : (tensor<2x1xi32>, tensor<2x2xi32>) -> tensor<2x3xi32>
  %2 = stablehlo.concatenate %y, dim = 0 : (tensor<1x2xi32>) -> tensor<1x2xi32>
  check.expect_eq_const %0, dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  check.expect_eq_const %1, dense<[[7, 1, 2], [8, 3, 4]]> : tensor<2x3xi32>
  check.expect_eq_const %2, dense<[[5, 6]]> : tensor<1x2xi32>
  return
}
