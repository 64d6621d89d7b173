// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// reverse: turns dimensions around.

// One, both and none.
func.func @main() {
  %c_x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %x = stablehlo.optimization_barrier %c_x : tensor<2x3xi32>
  %0 = stablehlo.reverse %x, dims = [1] : tensor<2x3xi32>
  %1 = stablehlo.reverse %x, dims = [0, 1] : tensor<2x3xi32>
  %2 = stablehlo.reverse %x, dims = [] : tensor<2x3xi32>
  check.expect_eq_const %0, dense<[[3, 2, 1], [6, 5, 4]]> : tensor<2x3xi32>
  check.expect_eq_const %1, dense<[[6, 5, 4], [3, 2, 1]]> : tensor<2x3xi32>
  check.expect_eq_const %2, dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  return
}
