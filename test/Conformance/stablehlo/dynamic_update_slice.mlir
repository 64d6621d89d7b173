// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// dynamic_update_slice: the start is moved so that the update lies inside.

// Inside, and moved.
func.func @main() {
  %c_x = stablehlo.constant dense<[[0, 1, 2], [3, 4, 5], [6, 7, 8]]> : tensor<3x3xi32>
  %c_u = stablehlo.constant dense<[[90, 91], [92, 93]]> : tensor<2x2xi32>
  %c_a = stablehlo.constant dense<1> : tensor<i32>
  %c_b = stablehlo.constant dense<7> : tensor<i32>
  %c_c = stablehlo.constant dense<-1> : tensor<i32>
  %x = stablehlo.optimization_barrier %c_x : tensor<3x3xi32>
  %u = stablehlo.optimization_barrier %c_u : tensor<2x2xi32>
  %a = stablehlo.optimization_barrier %c_a : tensor<i32>
  %b = stablehlo.optimization_barrier %c_b : tensor<i32>
  %c = stablehlo.optimization_barrier %c_c : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %x, %u, %a, %c : (tensor<3x3xi32>, tensor<2x2xi32>, tensor<i32>, tensor<i32>) -> tensor<3x3xi32>
  %1 = stablehlo.dynamic_update_slice %x, %u, %b, %b : (tensor<3x3xi32>, tensor<2x2xi32>, tensor<i32>, tensor<i32>) -> tensor<3x3xi32>
  check.expect_eq_const %0, dense<[[0, 1, 2], [90, 91, 5], [92, 93, 8]]> : tensor<3x3xi32>
  check.expect_eq_const %1, dense<[[0, 1, 2], [3, 90, 91], [6, 92, 93]]> : tensor<3x3xi32>
  return
}

// -----

// An empty update, and rank 0.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %c_u = stablehlo.constant dense<> : tensor<0xf32>
  %c_a = stablehlo.constant dense<1> : tensor<i32>
  %c_s = stablehlo.constant dense<3.0> : tensor<f32>
  %c_t = stablehlo.constant dense<4.0> : tensor<f32>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xf32>
  %u = stablehlo.optimization_barrier %c_u : tensor<0xf32>
  %a = stablehlo.optimization_barrier %c_a : tensor<i32>
  %s = stablehlo.optimization_barrier %c_s : tensor<f32>
  %t = stablehlo.optimization_barrier %c_t : tensor<f32>
  %0 = stablehlo.dynamic_update_slice %x, %u, %a : (tensor<2xf32>, tensor<0xf32>, tensor<i32>) -> tensor<2xf32>
  %1 = stablehlo.dynamic_update_slice %s, %t : (tensor<f32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const %0, dense<[1.0, 2.0]> : tensor<2xf32>
  check.expect_eq_const %1, dense<4.0> : tensor<f32>
  return
}
