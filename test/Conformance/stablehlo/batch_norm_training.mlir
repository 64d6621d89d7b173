// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// batch_norm_training: each feature normalised by its own mean and variance, which are returned.

// The last dimension is the feature.
func.func @main() {
  %c_x = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 6.0, 8.0], [1.0, 0.0, 1.0], [2.0, 4.0,
      4.0]]> : tensor<4x3xf32>
  %c_s = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf32>
  %c_o = stablehlo.constant dense<[0.0, 1.0, -1.0]> : tensor<3xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<4x3xf32>
  %s = stablehlo.optimization_barrier %c_s : tensor<3xf32>
  %o = stablehlo.optimization_barrier %c_o : tensor<3xf32>
  %0, %1, %2 = "stablehlo.batch_norm_training"(%x, %s, %o) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}>
      : (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>)
  check.expect_almost_eq_const %0, dense<[[-0.8162246, 0.10566224, -1.1961011], [1.6324492,
      3.6830132, -0.2155958], [-0.8162246, -1.6830133, -1.5883032], [0.0, 1.8943378, -1.0]]> :
      tensor<4x3xf32>
  %e1 = stablehlo.constant dense<[2.0, 3.0, 4.0]> : tensor<3xf32>
  check.expect_close %1, %e1 : tensor<3xf32>, tensor<3xf32>
  %e2 = stablehlo.constant dense<[1.5, 5.0, 6.5]> : tensor<3xf32>
  check.expect_close %2, %e2 : tensor<3xf32>, tensor<3xf32>
  return
}
