// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// sort: by a comparator, stable.

// Rising, in the total order.
func.func @main() {
  %c_x = stablehlo.constant dense<[[3.0, 0x7FC00000, -1.0], [0.0, -0.0, 0xFF800000]]> :
      tensor<2x3xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<2x3xf32>
  %0 = "stablehlo.sort"(%x) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %0, dense<[[-1.0, 3.0, 0x7FC00000], [0xFF800000, -0.0, 0.0]]> :
      tensor<2x3xf32>
  return
}

// -----

// Keys with values: equal keys keep their order.
func.func @main() {
  %c_x = stablehlo.constant dense<[2, 1, 2, 1]> : tensor<4xi32>
  %c_y = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xi32>
  %x = stablehlo.optimization_barrier %c_x : tensor<4xi32>
  %y = stablehlo.optimization_barrier %c_y : tensor<4xi32>
  %0:2 = "stablehlo.sort"(%x, %y) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    %p = stablehlo.compare GT, %a, %b, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
  check.expect_eq_const %0#0, dense<[2, 2, 1, 1]> : tensor<4xi32>
  check.expect_eq_const %0#1, dense<[0, 2, 1, 3]> : tensor<4xi32>
  return
}

// -----

// Along the first dimension; unsigned; and no elements.
func.func @main() {
  %c_x = stablehlo.constant dense<[[200, 1], [100, 2], [150, 0]]> : tensor<3x2xui8>
  %c_z = stablehlo.constant dense<> : tensor<0xui8>
  %x = stablehlo.optimization_barrier %c_x : tensor<3x2xui8>
  %z = stablehlo.optimization_barrier %c_z : tensor<0xui8>
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %p = stablehlo.compare LT, %a, %b, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<3x2xui8>) -> tensor<3x2xui8>
  %1 = "stablehlo.sort"(%z) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %p = stablehlo.compare LT, %a, %b, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<0xui8>) -> tensor<0xui8>
  check.expect_eq_const %0, dense<[[100, 0], [150, 1], [200, 2]]> : tensor<3x2xui8>
  check.expect_eq_const %1, dense<> : tensor<0xui8>
  return
}

// -----

// Floats as JAX orders them: the zeros are equal, and what is no number is last. The
// comparator holds constants.
func.func @main() {
  %c_x = stablehlo.constant dense<[0xFFC00000, 0.0, 2.0, -0.0, -1.0]> : tensor<5xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<5xf32>
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %nan = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %1 = stablehlo.compare EQ, %a, %zero, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.select %1, %zero, %a : tensor<i1>, tensor<f32>
    %3 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.select %3, %nan, %2 : tensor<i1>, tensor<f32>
    %5 = stablehlo.compare EQ, %b, %zero, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %6 = stablehlo.select %5, %zero, %b : tensor<i1>, tensor<f32>
    %7 = stablehlo.compare NE, %b, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %8 = stablehlo.select %7, %nan, %6 : tensor<i1>, tensor<f32>
    %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  }) : (tensor<5xf32>) -> tensor<5xf32>
  check.expect_eq_const %0, dense<[-1.0, 0.0, -0.0, 2.0, 0xFFC00000]> : tensor<5xf32>
  return
}
