// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// select_and_scatter: the source goes to the element that each window selects.

// The gradient of maximum pooling; windows overlap at 5.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, 5.0, 2.0, 4.0, 3.0]> : tensor<5xf32>
  %c_s = stablehlo.constant dense<[10.0, 20.0]> : tensor<2xf32>
  %c_z = stablehlo.constant dense<0.0> : tensor<f32>
  %x = stablehlo.optimization_barrier %c_x : tensor<5xf32>
  %s = stablehlo.optimization_barrier %c_s : tensor<2xf32>
  %z = stablehlo.optimization_barrier %c_z : tensor<f32>
  %0 = "stablehlo.select_and_scatter"(%x, %s, %z) <{
    window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>
  }> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<5xf32>, tensor<2xf32>, tensor<f32>) -> tensor<5xf32>
  check.expect_eq_const %0, dense<[0.0, 10.0, 0.0, 20.0, 0.0]> : tensor<5xf32>
  return
}

// -----

// Padding is never selected; both windows choose one element.
func.func @main() {
  %c_x = stablehlo.constant dense<[[1, 9], [3, 4]]> : tensor<2x2xi32>
  %c_s = stablehlo.constant dense<[[5], [6], [7]]> : tensor<3x1xi32>
  %c_z = stablehlo.constant dense<100> : tensor<i32>
  %x = stablehlo.optimization_barrier %c_x : tensor<2x2xi32>
  %s = stablehlo.optimization_barrier %c_s : tensor<3x1xi32>
  %z = stablehlo.optimization_barrier %c_z : tensor<i32>
  %0 = "stablehlo.select_and_scatter"(%x, %s, %z) <{
    window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>,
    padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>
  }> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %p = stablehlo.compare GE, %a, %b, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %r = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %r : tensor<i32>
  }) : (tensor<2x2xi32>, tensor<3x1xi32>, tensor<i32>) -> tensor<2x2xi32>
  check.expect_eq_const %0, dense<[[100, 111], [100, 107]]> : tensor<2x2xi32>
  return
}
