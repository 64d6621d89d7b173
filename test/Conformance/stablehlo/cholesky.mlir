// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// cholesky: the factor of symmetric positive definite matrices; the other triangle is zero.

// Lower and upper; the other triangle of the operand is not read.
func.func @main() {
  %c_x = stablehlo.constant dense<[[4.0, 99.0], [2.0, 5.0]]> : tensor<2x2xf32>
  %c_y = stablehlo.constant dense<[[4.0, 2.0], [99.0, 5.0]]> : tensor<2x2xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<2x2xf32>
  %y = stablehlo.optimization_barrier %c_y : tensor<2x2xf64>
  %0 = stablehlo.cholesky %x, lower = true : tensor<2x2xf32>
  %1 = stablehlo.cholesky %y, lower = false : tensor<2x2xf64>
  check.expect_eq_const %0, dense<[[2.0, 0.0], [1.0, 2.0]]> : tensor<2x2xf32>
  check.expect_eq_const %1, dense<[[2.0, 1.0], [0.0, 2.0]]> : tensor<2x2xf64>
  return
}

// -----

// A batch, of which one is not positive definite.
func.func @main() {
  %c_x = stablehlo.constant dense<[[[9.0, 0.0], [3.0, 2.0]], [[1.0, 0.0], [2.0, 1.0]]]> :
      tensor<2x2x2xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<2x2x2xf32>
  %0 = stablehlo.cholesky %x, lower = true : tensor<2x2x2xf32>
  %1 = stablehlo.slice %0 [0:1, 0:2, 0:2] : (tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  %2 = stablehlo.slice %0 [1:2, 1:2, 1:2] : (tensor<2x2x2xf32>) -> tensor<1x1x1xf32>
  check.expect_eq_const %1, dense<[[[3.0, 0.0], [1.0, 1.0]]]> : tensor<1x2x2xf32>
  check.expect_eq_const %2, dense<[[[0x7FC00000]]]> : tensor<1x1x1xf32>
  return
}
