// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// dynamic_slice: the start is moved so that the block lies inside.

// Inside, before the start, and beyond the end.
func.func @main() {
  %c_x = stablehlo.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]> : tensor<3x4xi32>
  %c_a = stablehlo.constant dense<1> : tensor<i32>
  %c_b = stablehlo.constant dense<-5> : tensor<i32>
  %c_c = stablehlo.constant dense<100> : tensor<i32>
  %x = stablehlo.optimization_barrier %c_x : tensor<3x4xi32>
  %a = stablehlo.optimization_barrier %c_a : tensor<i32>
  %b = stablehlo.optimization_barrier %c_b : tensor<i32>
  %c = stablehlo.optimization_barrier %c_c : tensor<i32>
  %0 = stablehlo.dynamic_slice %x, %a, %a, sizes = [2, 2] : (tensor<3x4xi32>, tensor<i32>, tensor<i32>) -> tensor<2x2xi32>
  %1 = stablehlo.dynamic_slice %x, %b, %c, sizes = [1, 3] : (tensor<3x4xi32>, tensor<i32>, tensor<i32>) -> tensor<1x3xi32>
  check.expect_eq_const %0, dense<[[5, 6], [9, 10]]> : tensor<2x2xi32>
  check.expect_eq_const %1, dense<[[1, 2, 3]]> : tensor<1x3xi32>
  return
}

// -----

// Unsigned and wide indices: the largest numbers are beyond the end.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %c_a = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %c_b = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %c_c = stablehlo.constant dense<255> : tensor<ui8>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xf32>
  %a = stablehlo.optimization_barrier %c_a : tensor<ui64>
  %b = stablehlo.optimization_barrier %c_b : tensor<i64>
  %c = stablehlo.optimization_barrier %c_c : tensor<ui8>
  %0 = stablehlo.dynamic_slice %x, %a, sizes = [2] : (tensor<3xf32>, tensor<ui64>) -> tensor<2xf32>
  %1 = stablehlo.dynamic_slice %x, %b, sizes = [2] : (tensor<3xf32>, tensor<i64>) -> tensor<2xf32>
  %2 = stablehlo.dynamic_slice %x, %c, sizes = [1] : (tensor<3xf32>, tensor<ui8>) -> tensor<1xf32>
  check.expect_eq_const %0, dense<[2.0, 3.0]> : tensor<2xf32>
  check.expect_eq_const %1, dense<[1.0, 2.0]> : tensor<2xf32>
  check.expect_eq_const %2, dense<[3.0]> : tensor<1xf32>
  return
}

// -----

// Of a tensor in another shape: rows of six numbers, read where they lie, as part of what is made of
// them; and of one that is made beside it.
func.func @main() {
  %c_x = stablehlo.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]> : tensor<3x4xi32>
  %c_a = stablehlo.constant dense<1> : tensor<i64>
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %ten = stablehlo.constant dense<10> : tensor<1x6xi32>
  %x = stablehlo.optimization_barrier %c_x : tensor<3x4xi32>
  %a = stablehlo.optimization_barrier %c_a : tensor<i64>
  %0 = stablehlo.reshape %x : (tensor<3x4xi32>) -> tensor<2x6xi32>
  %1 = stablehlo.dynamic_slice %0, %a, %zero, sizes = [1, 6] : (tensor<2x6xi32>, tensor<i64>, tensor<i64>) -> tensor<1x6xi32>
  %2 = stablehlo.multiply %1, %ten : tensor<1x6xi32>
  check.expect_eq_const %2, dense<[[60, 70, 80, 90, 100, 110]]> : tensor<1x6xi32>
  %3 = stablehlo.add %x, %x : tensor<3x4xi32>
  %4 = stablehlo.reshape %3 : (tensor<3x4xi32>) -> tensor<2x6xi32>
  %5 = stablehlo.dynamic_slice %4, %a, %zero, sizes = [1, 6] : (tensor<2x6xi32>, tensor<i64>, tensor<i64>) -> tensor<1x6xi32>
  %6 = stablehlo.multiply %5, %ten : tensor<1x6xi32>
  check.expect_eq_const %6, dense<[[120, 140, 160, 180, 200, 220]]> : tensor<1x6xi32>
  return
}
