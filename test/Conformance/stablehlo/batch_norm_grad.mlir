// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// batch_norm_grad: the gradients that automatic differentiation of the definition gives.

// The last dimension is the feature.
func.func @main() {
  %c_x = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 6.0, 8.0], [1.0, 0.0, 1.0], [2.0, 4.0,
      4.0]]> : tensor<4x3xf32>
  %c_s = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf32>
  %c_m = stablehlo.constant dense<[2.0, 3.0, 4.0]> : tensor<3xf32>
  %c_v = stablehlo.constant dense<[1.5, 5.0, 6.5]> : tensor<3xf32>
  %c_g = stablehlo.constant dense<[[1.0, 0.0, -1.0], [0.5, 2.0, 0.0], [0.0, 1.0, 1.0], [-1.0, 0.0,
      2.0]]> : tensor<4x3xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<4x3xf32>
  %s = stablehlo.optimization_barrier %c_s : tensor<3xf32>
  %m = stablehlo.optimization_barrier %c_m : tensor<3xf32>
  %v = stablehlo.optimization_barrier %c_v : tensor<3xf32>
  %g = stablehlo.optimization_barrier %c_g : tensor<4x3xf32>
  %0, %1, %2 = "stablehlo.batch_norm_grad"(%x, %s, %m, %v, %g) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}>
      : (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>)
  check.expect_almost_eq_const %0, dense<[[0.7141965, -0.5366295, -0.30923396], [0.30608422,
      0.71555066, -0.037721023], [-0.10202807, 0.62595594, 0.052803397], [-0.91825265, -0.80487716,
      0.29415157]]> : tensor<4x3xf32>
  check.expect_almost_eq_const %1, dense<[0.0, 1.3415066, -0.7844042]> : tensor<3xf32>
  check.expect_almost_eq_const %2, dense<[0.5, 3.0, 2.0]> : tensor<3xf32>
  return
}
