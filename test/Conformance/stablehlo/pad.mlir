// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// pad: around and between elements; negative amounts cut off.

// Low, high and interior.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %c_v = stablehlo.constant dense<9.0> : tensor<f32>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xf32>
  %v = stablehlo.optimization_barrier %c_v : tensor<f32>
  %0 = stablehlo.pad %x, %v, low = [1], high = [2], interior = [1] : (tensor<3xf32>, tensor<f32>) -> tensor<8xf32>
  %1 = stablehlo.pad %x, %v, low = [-1], high = [1], interior = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
  %2 = stablehlo.pad %x, %v, low = [-1], high = [-2], interior = [2] : (tensor<3xf32>, tensor<f32>) -> tensor<4xf32>
  check.expect_eq_const %0, dense<[9.0, 1.0, 9.0, 2.0, 9.0, 3.0, 9.0, 9.0]> : tensor<8xf32>
  check.expect_eq_const %1, dense<[2.0, 3.0, 9.0]> : tensor<3xf32>
  check.expect_eq_const %2, dense<[9.0, 9.0, 2.0, 9.0]> : tensor<4xf32>
  return
}

// -----

// Two dimensions, and nothing to pad.
func.func @main() {
  %c_x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>
  %c_v = stablehlo.constant dense<0> : tensor<i8>
  %c_z = stablehlo.constant dense<> : tensor<0xi8>
  %x = stablehlo.optimization_barrier %c_x : tensor<2x2xi8>
  %v = stablehlo.optimization_barrier %c_v : tensor<i8>
  %z = stablehlo.optimization_barrier %c_z : tensor<0xi8>
  %0 = stablehlo.pad %x, %v, low = [0, 1], high = [1, -1], interior = [0, 1] : (tensor<2x2xi8>, tensor<i8>) -> tensor<3x3xi8>
  %1 = stablehlo.pad %z, %v, low = [1], high = [1], interior = [3] : (tensor<0xi8>, tensor<i8>) -> tensor<2xi8>
  check.expect_eq_const %0, dense<[[0, 1, 0], [0, 3, 0], [0, 0, 0]]> : tensor<3x3xi8>
  check.expect_eq_const %1, dense<[0, 0]> : tensor<2xi8>
  return
}
