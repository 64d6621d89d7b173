// RUN: %check-reference %s
// RUN: %check-host %s

// Forty trips from the last to the first, whose products and sums are taken behind the loop: whole numbers, so that no
// order of sums rounds.
func.func @main() {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %trips = stablehlo.constant dense<40> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.iota dim = 0 : tensor<480xf32>
  %seven = stablehlo.constant dense<7.0> : tensor<480xf32>
  %five = stablehlo.constant dense<5.0> : tensor<480xf32>
  %two = stablehlo.constant dense<2.0> : tensor<480xf32>
  %1 = stablehlo.multiply %0, %seven : tensor<480xf32>
  %2 = stablehlo.remainder %1, %five : tensor<480xf32>
  %3 = stablehlo.subtract %2, %two : tensor<480xf32>
  %x = stablehlo.reshape %3 : (tensor<480xf32>) -> tensor<40x4x3xf32>
  %4 = stablehlo.iota dim = 0 : tensor<320xf32>
  %three = stablehlo.constant dense<3.0> : tensor<320xf32>
  %sevens = stablehlo.constant dense<7.0> : tensor<320xf32>
  %5 = stablehlo.multiply %4, %three : tensor<320xf32>
  %6 = stablehlo.remainder %5, %sevens : tensor<320xf32>
  %7 = stablehlo.subtract %6, %three : tensor<320xf32>
  %y = stablehlo.reshape %7 : (tensor<320xf32>) -> tensor<40x4x2xf32>
  %state = stablehlo.constant dense<0.0> : tensor<4x2xf32>
  %stack = stablehlo.constant dense<0.0> : tensor<40x4x2xf32>
  %weights = stablehlo.constant dense<10.0> : tensor<3x2xf32>
  %bias = stablehlo.constant dense<1.0> : tensor<2xf32>
  %8:5 = stablehlo.while(%i = %zero, %s = %state, %made = %stack, %w = %weights, %b = %bias) : tensor<i32>, tensor<4x2xf32>, tensor<40x4x2xf32>, tensor<3x2xf32>, tensor<2xf32>
  cond {
    %p = stablehlo.compare LT, %i, %trips, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %left = stablehlo.subtract %trips, %i : tensor<i32>
    %at = stablehlo.subtract %left, %one : tensor<i32>
    %9 = stablehlo.dynamic_slice %x, %at, %zero, %zero, sizes = [1, 4, 3] : (tensor<40x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x3xf32>
    %10 = stablehlo.reshape %9 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
    %11 = stablehlo.dynamic_slice %y, %at, %zero, %zero, sizes = [1, 4, 2] : (tensor<40x4x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x2xf32>
    %12 = stablehlo.reshape %11 : (tensor<1x4x2xf32>) -> tensor<4x2xf32>
    %13 = stablehlo.subtract %12, %s : tensor<4x2xf32>
    %14 = stablehlo.reshape %13 : (tensor<4x2xf32>) -> tensor<1x4x2xf32>
    %15 = stablehlo.dynamic_update_slice %made, %14, %at, %zero, %zero : (tensor<40x4x2xf32>, tensor<1x4x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<40x4x2xf32>
    %16 = stablehlo.dot_general %10, %13, contracting_dims = [0] x [0] : (tensor<4x3xf32>, tensor<4x2xf32>) -> tensor<3x2xf32>
    %17 = stablehlo.add %w, %16 : tensor<3x2xf32>
    %18 = stablehlo.reduce(%13 init: %none) applies stablehlo.add across dimensions = [0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<2xf32>
    %19 = stablehlo.add %b, %18 : tensor<2xf32>
    %20 = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %20, %13, %15, %17, %19 : tensor<i32>, tensor<4x2xf32>, tensor<40x4x2xf32>, tensor<3x2xf32>, tensor<2xf32>
  }
  check.expect_eq_const %8#1, dense<[[3.0, -4.0], [3.0, 3.0], [-4.0, 3.0], [-4.0, 3.0]]> : tensor<4x2xf32>
  check.expect_eq_const %8#3, dense<[[-10.0, 25.0], [20.0, -1.0], [10.0, 3.0]]> : tensor<3x2xf32>
  check.expect_eq_const %8#4, dense<[1.0, 3.0]> : tensor<2xf32>
  %sum = stablehlo.reduce(%8#2 init: %none) applies stablehlo.add across dimensions = [0, 1] : (tensor<40x4x2xf32>, tensor<f32>) -> tensor<2xf32>
  %last = stablehlo.add %sum, %bias : tensor<2xf32>
  check.expect_eq %last, %8#4 : tensor<2xf32>
  return
}
