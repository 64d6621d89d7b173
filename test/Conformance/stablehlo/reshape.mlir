// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// reshape: the same elements in the same order.

// To other ranks, and rank 0.
func.func @main() {
  %c_x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %c_y = stablehlo.constant dense<[[2.5]]> : tensor<1x1xf32>
  %c_z = stablehlo.constant dense<> : tensor<0x3xi1>
  %x = stablehlo.optimization_barrier %c_x : tensor<2x3xi32>
  %y = stablehlo.optimization_barrier %c_y : tensor<1x1xf32>
  %z = stablehlo.optimization_barrier %c_z : tensor<0x3xi1>
  %0 = stablehlo.reshape %x : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %1 = stablehlo.reshape %y : (tensor<1x1xf32>) -> tensor<f32>
  %2 = stablehlo.reshape %z : (tensor<0x3xi1>) -> tensor<5x0xi1>
  check.expect_eq_const %0, dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  check.expect_eq_const %1, dense<2.5> : tensor<f32>
  check.expect_eq_const %2, dense<> : tensor<5x0xi1>
  return
}
