// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// broadcast_in_dim: repeats along new dimensions and along those of extent 1.

// A new first dimension.
func.func @main() {
  %c_x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xi32>
  %0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %0, dense<[[1, 2, 3], [1, 2, 3]]> : tensor<2x3xi32>
  return
}

// -----

// A new last dimension, and one of extent 1.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %c_y = stablehlo.constant dense<[[5], [6]]> : tensor<2x1xi8>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xf32>
  %y = stablehlo.optimization_barrier %c_y : tensor<2x1xi8>
  %0 = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
  %1 = stablehlo.broadcast_in_dim %y, dims = [0, 1] : (tensor<2x1xi8>) -> tensor<2x2xi8>
  check.expect_eq_const %0, dense<[[1.0, 1.0, 1.0], [2.0, 2.0, 2.0]]> : tensor<2x3xf32>
  check.expect_eq_const %1, dense<[[5, 5], [6, 6]]> : tensor<2x2xi8>
  return
}

// -----

// Dimensions in falling order, a scalar, and nothing.
func.func @main() {
  %c_x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %c_s = stablehlo.constant dense<7.0> : tensor<f32>
  %c_z = stablehlo.constant dense<> : tensor<0xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<2x2xi32>
  %s = stablehlo.optimization_barrier %c_s : tensor<f32>
  %z = stablehlo.optimization_barrier %c_z : tensor<0xf32>
  %0 = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<2x2xi32>) -> tensor<2x2xi32>
  %1 = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
  %2 = stablehlo.broadcast_in_dim %z, dims = [1] : (tensor<0xf32>) -> tensor<2x0xf32>
  check.expect_eq_const %0, dense<[[1, 3], [2, 4]]> : tensor<2x2xi32>
  check.expect_eq_const %1, dense<[[7.0, 7.0], [7.0, 7.0]]> : tensor<2x2xf32>
  check.expect_eq_const %2, dense<> : tensor<2x0xf32>
  return
}
