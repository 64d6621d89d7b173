// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// A running sum along a dimension, and what it ends with.
func.func @main() {
  %c_x = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<2x3xf32>
  %c_z = stablehlo.constant dense<[0.0, 10.0]> : tensor<2xf32>
  %z = stablehlo.optimization_barrier %c_z : tensor<2xf32>
  %0:2 = chlo.scan(%x) inits (%z) dimension=1  attributes {is_associative = true, is_reverse = false} {
  ^bb0(%input: tensor<2xf32>, %carry: tensor<2xf32>):
    %1 = stablehlo.add %input, %carry : tensor<2xf32>
    stablehlo.return %1, %1 : tensor<2xf32>, tensor<2xf32>
  } : (tensor<2x3xf32>, tensor<2xf32>) -> (tensor<2x3xf32>, tensor<2xf32>)
  check.expect_eq_const %0#0, dense<[[1.0, 3.0, 6.0], [14.0, 19.0, 25.0]]> : tensor<2x3xf32>
  check.expect_eq_const %0#1, dense<[6.0, 25.0]> : tensor<2xf32>
  return
}

// -----

// From the last slice on, with two inputs, two outputs and what lies around the body:
// the first output is what was carried before.
func.func @main() {
  %c_x = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %x = stablehlo.optimization_barrier %c_x : tensor<3x2xi32>
  %c_y = stablehlo.constant dense<[1.0, 2.0, 4.0]> : tensor<3xf32>
  %y = stablehlo.optimization_barrier %c_y : tensor<3xf32>
  %c_a = stablehlo.constant dense<[10, 20]> : tensor<2xi32>
  %a = stablehlo.optimization_barrier %c_a : tensor<2xi32>
  %c_b = stablehlo.constant dense<0.5> : tensor<f32>
  %b = stablehlo.optimization_barrier %c_b : tensor<f32>
  %0:4 = chlo.scan(%x, %y) inits (%a, %b) dimension = 0 attributes {is_reverse = true} {
  ^bb0(%i: tensor<2xi32>, %j: tensor<f32>, %s: tensor<2xi32>, %t: tensor<f32>):
    %1 = stablehlo.add %i, %s : tensor<2xi32>
    %2 = stablehlo.multiply %j, %t : tensor<f32>
    %3 = stablehlo.add %2, %b : tensor<f32>
    stablehlo.return %s, %2, %1, %3 : tensor<2xi32>, tensor<f32>, tensor<2xi32>, tensor<f32>
  } : (tensor<3x2xi32>, tensor<3xf32>, tensor<2xi32>, tensor<f32>) -> (tensor<3x2xi32>, tensor<3xf32>, tensor<2xi32>, tensor<f32>)
  check.expect_eq_const %0#0, dense<[[18, 30], [15, 26], [10, 20]]> : tensor<3x2xi32>
  check.expect_eq_const %0#1, dense<[5.5, 5.0, 2.0]> : tensor<3xf32>
  check.expect_eq_const %0#2, dense<[19, 32]> : tensor<2xi32>
  check.expect_eq_const %0#3, dense<6.0> : tensor<f32>
  return
}

// -----

// Without inputs, the number of slices is said; without slices, what is carried stays.
func.func @main() {
  %c_a = stablehlo.constant dense<3> : tensor<i32>
  %a = stablehlo.optimization_barrier %c_a : tensor<i32>
  %0:2 = chlo.scan() inits (%a) dimension = 0 attributes {scan_dim_size = 4 : i64} {
  ^bb0(%s: tensor<i32>):
    %1 = stablehlo.add %s, %s : tensor<i32>
    stablehlo.return %1, %1 : tensor<i32>, tensor<i32>
  } : (tensor<i32>) -> (tensor<4xi32>, tensor<i32>)
  check.expect_eq_const %0#0, dense<[6, 12, 24, 48]> : tensor<4xi32>
  check.expect_eq_const %0#1, dense<48> : tensor<i32>
  %c_e = stablehlo.constant dense<> : tensor<0x2xi32>
  %e = stablehlo.optimization_barrier %c_e : tensor<0x2xi32>
  %2 = chlo.scan(%e) inits (%a) dimension = 0 {
  ^bb0(%i: tensor<2xi32>, %s: tensor<i32>):
    %1 = stablehlo.add %s, %s : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  } : (tensor<0x2xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %2, dense<3> : tensor<i32>
  return
}
