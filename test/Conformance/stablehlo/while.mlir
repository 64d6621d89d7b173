// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// while: carried values, a condition, a body; values from outside are seen.

// Powers of two until 100.
func.func @main() {
  %c_i = stablehlo.constant dense<0> : tensor<i32>
  %c_x = stablehlo.constant dense<[1.0, 3.0]> : tensor<2xf32>
  %c_n = stablehlo.constant dense<5> : tensor<i32>
  %i = stablehlo.optimization_barrier %c_i : tensor<i32>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xf32>
  %n = stablehlo.optimization_barrier %c_n : tensor<i32>
  %0:2 = stablehlo.while(%j = %i, %y = %x) : tensor<i32>, tensor<2xf32>
  cond {
    %p = stablehlo.compare LT, %j, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %k = stablehlo.add %j, %one : tensor<i32>
    %z = stablehlo.add %y, %y : tensor<2xf32>
    stablehlo.return %k, %z : tensor<i32>, tensor<2xf32>
  }
  check.expect_eq_const %0#0, dense<5> : tensor<i32>
  check.expect_eq_const %0#1, dense<[32.0, 96.0]> : tensor<2xf32>
  return
}

// -----

// A body that never runs; and values that change places.
func.func @main() {
  %c_f = stablehlo.constant dense<false> : tensor<i1>
  %c_x = stablehlo.constant dense<1.0> : tensor<f32>
  %c_i = stablehlo.constant dense<3> : tensor<i32>
  %c_a = stablehlo.constant dense<1> : tensor<i32>
  %c_b = stablehlo.constant dense<2> : tensor<i32>
  %f = stablehlo.optimization_barrier %c_f : tensor<i1>
  %x = stablehlo.optimization_barrier %c_x : tensor<f32>
  %i = stablehlo.optimization_barrier %c_i : tensor<i32>
  %a = stablehlo.optimization_barrier %c_a : tensor<i32>
  %b = stablehlo.optimization_barrier %c_b : tensor<i32>
  %0 = stablehlo.while(%y = %x) : tensor<f32>
  cond {
    stablehlo.return %f : tensor<i1>
  } do {
    %z = stablehlo.add %y, %y : tensor<f32>
    stablehlo.return %z : tensor<f32>
  }
  %1:3 = stablehlo.while(%j = %i, %c = %a, %d = %b) : tensor<i32>, tensor<i32>, tensor<i32>
  cond {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %p = stablehlo.compare GT, %j, %zero, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %k = stablehlo.subtract %j, %one : tensor<i32>
    stablehlo.return %k, %d, %c : tensor<i32>, tensor<i32>, tensor<i32>
  }
  check.expect_eq_const %0, dense<1.0> : tensor<f32>
  check.expect_eq_const %1#1, dense<2> : tensor<i32>
  check.expect_eq_const %1#2, dense<1> : tensor<i32>
  return
}
