// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// batch_norm_inference: normalised by a mean and variance that are given.

// The first dimension is the feature.
func.func @main() {
  %c_x = stablehlo.constant dense<[[1.0, 4.0, 1.0, 2.0], [2.0, 6.0, 0.0, 4.0], [3.0, 8.0, 1.0,
      4.0]]> : tensor<3x4xf32>
  %c_s = stablehlo.constant dense<[1.0, 2.0, 0.5]> : tensor<3xf32>
  %c_o = stablehlo.constant dense<[0.0, 1.0, -1.0]> : tensor<3xf32>
  %c_m = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %c_v = stablehlo.constant dense<[4.0, 9.0, 0.0]> : tensor<3xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<3x4xf32>
  %s = stablehlo.optimization_barrier %c_s : tensor<3xf32>
  %o = stablehlo.optimization_barrier %c_o : tensor<3xf32>
  %m = stablehlo.optimization_barrier %c_m : tensor<3xf32>
  %v = stablehlo.optimization_barrier %c_v : tensor<3xf32>
  %0 = "stablehlo.batch_norm_inference"(%x, %s, %o, %m, %v) <{epsilon = 1.0e-3 : f32, feature_index = 0 : i64}>
      : (tensor<3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3x4xf32>
  check.expect_almost_eq_const %0, dense<[[0.0, 1.4998125, 0.0, 0.4999375], [1.0, 3.6665184,
      -0.33325925, 2.3332593], [-1.0, 78.05694, -32.622776, 14.811388]]> : tensor<3x4xf32>
  return
}
