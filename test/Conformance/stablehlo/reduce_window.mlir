// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// reduce_window: combines under windows; outside the initial value is read.

// Maximum pooling with padding.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, 5.0, 2.0, 4.0, 3.0]> : tensor<5xf32>
  %c_m = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %x = stablehlo.optimization_barrier %c_x : tensor<5xf32>
  %m = stablehlo.optimization_barrier %c_m : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %m) <{
    window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[1, 1]]> : tensor<1x2xi64>
  }> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<5xf32>, tensor<f32>) -> tensor<3xf32>
  check.expect_eq_const %0, dense<[5.0, 5.0, 4.0]> : tensor<3xf32>
  return
}

// -----

// Sums with dilated base and window: a running sum too.
func.func @main() {
  %c_x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %c_z = stablehlo.constant dense<0> : tensor<i32>
  %c_y = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %x = stablehlo.optimization_barrier %c_x : tensor<2x2xi32>
  %z = stablehlo.optimization_barrier %c_z : tensor<i32>
  %y = stablehlo.optimization_barrier %c_y : tensor<4xi32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{
    window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 2, 1>,
    window_dilations = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>
  }> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %r = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %r : tensor<i32>
  }) : (tensor<2x2xi32>, tensor<i32>) -> tensor<3x2xi32>
  %1 = "stablehlo.reduce_window"(%y, %z) <{
    window_dimensions = array<i64: 4>, padding = dense<[[3, 0]]> : tensor<1x2xi64>
  }> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %r = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %r : tensor<i32>
  }) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
  check.expect_eq_const %0, dense<[[0, 0], [4, 6], [0, 0]]> : tensor<3x2xi32>
  check.expect_eq_const %1, dense<[1, 3, 6, 10]> : tensor<4xi32>
  return
}

// -----

// A window that does not fit.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %c_z = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xf32>
  %z = stablehlo.optimization_barrier %c_z : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 3>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<2xf32>, tensor<f32>) -> tensor<0xf32>
  check.expect_eq_const %0, dense<> : tensor<0xf32>
  return
}

// -----

// What a pad cuts off does not come back where the windows pad.
func.func @main() {
  %c = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %x = stablehlo.optimization_barrier %c : tensor<3xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %x, %zero, low = [-1], high = [1], interior = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
  %0 = "stablehlo.reduce_window"(%p, %zero) <{window_dimensions = array<i64: 2>, padding = dense<[[1, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
  check.expect_eq_const %0, dense<[2.0, 5.0, 3.0]> : tensor<3xf32>
  return
}
