// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// transpose: dimension i of the result is dimension dims[i] of the operand.

// Two and three dimensions.
func.func @main() {
  %c_x = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %c_y = stablehlo.constant dense<[[[0, 1], [2, 3], [4, 5]], [[6, 7], [8, 9], [10, 11]]]> :
      tensor<2x3x2xi32>
  %x = stablehlo.optimization_barrier %c_x : tensor<2x3xf32>
  %y = stablehlo.optimization_barrier %c_y : tensor<2x3x2xi32>
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %1 = stablehlo.transpose %y, dims = [2, 0, 1] : (tensor<2x3x2xi32>) -> tensor<2x2x3xi32>
  %2 = stablehlo.transpose %y, dims = [1, 0, 2] : (tensor<2x3x2xi32>) -> tensor<3x2x2xi32>
  check.expect_eq_const %0, dense<[[1.0, 4.0], [2.0, 5.0], [3.0, 6.0]]> : tensor<3x2xf32>
  check.expect_eq_const %1, dense<[[[0, 2, 4], [6, 8, 10]], [[1, 3, 5], [7, 9, 11]]]> :
      tensor<2x2x3xi32>
  check.expect_eq_const %2, dense<[[[0, 1], [6, 7]], [[2, 3], [8, 9]], [[4, 5], [10, 11]]]> :
      tensor<3x2x2xi32>
  return
}
