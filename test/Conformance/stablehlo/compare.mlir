// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// compare: IEEE for floats (NaN is unequal to all), or in the total order; the sign of integers
// follows from their type.

// f32: zeros are equal, NaN compares with nothing.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, 2.0, 0.0, 0x7FC00000, 0x7F800000, 0xFF800000]> :
      tensor<6xf32>
  %c_y = stablehlo.constant dense<[2.0, 2.0, -0.0, 0x7FC00000, 0x7F800000, 0x7F800000]> :
      tensor<6xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<6xf32>
  %y = stablehlo.optimization_barrier %c_y : tensor<6xf32>
  %0 = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  %1 = stablehlo.compare NE, %x, %y, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  %2 = stablehlo.compare GE, %x, %y, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  %3 = stablehlo.compare GT, %x, %y, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  %4 = stablehlo.compare LE, %x, %y, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  %5 = stablehlo.compare LT, %x, %y, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  check.expect_eq_const %0, dense<[false, true, true, false, true, false]> : tensor<6xi1>
  check.expect_eq_const %1, dense<[true, false, false, true, false, true]> : tensor<6xi1>
  check.expect_eq_const %2, dense<[false, true, true, false, true, false]> : tensor<6xi1>
  check.expect_eq_const %3, dense<[false, false, false, false, false, false]> : tensor<6xi1>
  check.expect_eq_const %4, dense<[true, true, true, false, true, true]> : tensor<6xi1>
  check.expect_eq_const %5, dense<[true, false, false, false, false, true]> : tensor<6xi1>
  return
}

// -----

// The total order: -NaN < -inf < .. < -0 < +0 < .. < inf < NaN.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7FC00000, 0x7FC00000, 0xFF800000, 1.0]> :
      tensor<6xf32>
  %c_y = stablehlo.constant dense<[-0.0, 0.0, 0x7FC00000, 0x7F800000, -1.0, 1.0]> : tensor<6xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<6xf32>
  %y = stablehlo.optimization_barrier %c_y : tensor<6xf32>
  %0 = stablehlo.compare EQ, %x, %y, TOTALORDER : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  %1 = stablehlo.compare NE, %x, %y, TOTALORDER : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  %2 = stablehlo.compare GE, %x, %y, TOTALORDER : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  %3 = stablehlo.compare GT, %x, %y, TOTALORDER : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  %4 = stablehlo.compare LE, %x, %y, TOTALORDER : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  %5 = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  check.expect_eq_const %0, dense<[false, false, true, false, false, true]> : tensor<6xi1>
  check.expect_eq_const %1, dense<[true, true, false, true, true, false]> : tensor<6xi1>
  check.expect_eq_const %2, dense<[true, false, true, true, false, true]> : tensor<6xi1>
  check.expect_eq_const %3, dense<[true, false, false, true, false, false]> : tensor<6xi1>
  check.expect_eq_const %4, dense<[false, true, true, false, true, true]> : tensor<6xi1>
  check.expect_eq_const %5, dense<[false, true, false, false, true, false]> : tensor<6xi1>
  return
}

// -----

// The total order of bf16.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7FC0, -2.0]> : tensor<4xbf16>
  %c_y = stablehlo.constant dense<[-0.0, 0.0, 0x7F80, -1.0]> : tensor<4xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<4xbf16>
  %y = stablehlo.optimization_barrier %c_y : tensor<4xbf16>
  %0 = stablehlo.compare EQ, %x, %y, TOTALORDER : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xi1>
  %1 = stablehlo.compare NE, %x, %y, TOTALORDER : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xi1>
  %2 = stablehlo.compare GE, %x, %y, TOTALORDER : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xi1>
  %3 = stablehlo.compare GT, %x, %y, TOTALORDER : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xi1>
  %4 = stablehlo.compare LE, %x, %y, TOTALORDER : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xi1>
  %5 = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xi1>
  check.expect_eq_const %0, dense<[false, false, false, false]> : tensor<4xi1>
  check.expect_eq_const %1, dense<[true, true, true, true]> : tensor<4xi1>
  check.expect_eq_const %2, dense<[true, false, true, false]> : tensor<4xi1>
  check.expect_eq_const %3, dense<[true, false, true, false]> : tensor<4xi1>
  check.expect_eq_const %4, dense<[false, true, false, true]> : tensor<4xi1>
  check.expect_eq_const %5, dense<[false, true, false, true]> : tensor<4xi1>
  return
}

// -----

// Signed integers.
func.func @main() {
  %c_x = stablehlo.constant dense<[-1, 1, 5]> : tensor<3xi8>
  %c_y = stablehlo.constant dense<[1, -1, 5]> : tensor<3xi8>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xi8>
  %y = stablehlo.optimization_barrier %c_y : tensor<3xi8>
  %0 = stablehlo.compare EQ, %x, %y, SIGNED : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi1>
  %1 = stablehlo.compare NE, %x, %y, SIGNED : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi1>
  %2 = stablehlo.compare GE, %x, %y, SIGNED : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi1>
  %3 = stablehlo.compare GT, %x, %y, SIGNED : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi1>
  %4 = stablehlo.compare LE, %x, %y, SIGNED : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi1>
  %5 = stablehlo.compare LT, %x, %y, SIGNED : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi1>
  check.expect_eq_const %0, dense<[false, false, true]> : tensor<3xi1>
  check.expect_eq_const %1, dense<[true, true, false]> : tensor<3xi1>
  check.expect_eq_const %2, dense<[false, true, true]> : tensor<3xi1>
  check.expect_eq_const %3, dense<[false, true, false]> : tensor<3xi1>
  check.expect_eq_const %4, dense<[true, false, true]> : tensor<3xi1>
  check.expect_eq_const %5, dense<[true, false, false]> : tensor<3xi1>
  return
}

// -----

// Unsigned integers.
func.func @main() {
  %c_x = stablehlo.constant dense<[255, 1, 5]> : tensor<3xui8>
  %c_y = stablehlo.constant dense<[1, 255, 5]> : tensor<3xui8>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xui8>
  %y = stablehlo.optimization_barrier %c_y : tensor<3xui8>
  %0 = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xi1>
  %1 = stablehlo.compare NE, %x, %y, UNSIGNED : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xi1>
  %2 = stablehlo.compare GE, %x, %y, UNSIGNED : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xi1>
  %3 = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xi1>
  %4 = stablehlo.compare LE, %x, %y, UNSIGNED : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xi1>
  %5 = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xi1>
  check.expect_eq_const %0, dense<[false, false, true]> : tensor<3xi1>
  check.expect_eq_const %1, dense<[true, true, false]> : tensor<3xi1>
  check.expect_eq_const %2, dense<[true, false, true]> : tensor<3xi1>
  check.expect_eq_const %3, dense<[true, false, false]> : tensor<3xi1>
  check.expect_eq_const %4, dense<[false, true, true]> : tensor<3xi1>
  check.expect_eq_const %5, dense<[false, true, false]> : tensor<3xi1>
  return
}

// -----

// 64 bits.
func.func @main() {
  %c_x = stablehlo.constant dense<[18446744073709551615, 1]> : tensor<2xui64>
  %c_y = stablehlo.constant dense<[1, 18446744073709551615]> : tensor<2xui64>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xui64>
  %y = stablehlo.optimization_barrier %c_y : tensor<2xui64>
  %0 = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xi1>
  %1 = stablehlo.compare NE, %x, %y, UNSIGNED : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xi1>
  %2 = stablehlo.compare GE, %x, %y, UNSIGNED : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xi1>
  %3 = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xi1>
  %4 = stablehlo.compare LE, %x, %y, UNSIGNED : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xi1>
  %5 = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xi1>
  check.expect_eq_const %0, dense<[false, false]> : tensor<2xi1>
  check.expect_eq_const %1, dense<[true, true]> : tensor<2xi1>
  check.expect_eq_const %2, dense<[true, false]> : tensor<2xi1>
  check.expect_eq_const %3, dense<[true, false]> : tensor<2xi1>
  check.expect_eq_const %4, dense<[false, true]> : tensor<2xi1>
  check.expect_eq_const %5, dense<[false, true]> : tensor<2xi1>
  return
}

// -----

// i1: false before true.
func.func @main() {
  %c_x = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %c_y = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %x = stablehlo.optimization_barrier %c_x : tensor<4xi1>
  %y = stablehlo.optimization_barrier %c_y : tensor<4xi1>
  %0 = stablehlo.compare EQ, %x, %y, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %1 = stablehlo.compare NE, %x, %y, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %2 = stablehlo.compare GE, %x, %y, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %3 = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %4 = stablehlo.compare LE, %x, %y, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %5 = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  check.expect_eq_const %0, dense<[true, false, false, true]> : tensor<4xi1>
  check.expect_eq_const %1, dense<[false, true, true, false]> : tensor<4xi1>
  check.expect_eq_const %2, dense<[true, false, true, true]> : tensor<4xi1>
  check.expect_eq_const %3, dense<[false, false, true, false]> : tensor<4xi1>
  check.expect_eq_const %4, dense<[true, true, false, true]> : tensor<4xi1>
  check.expect_eq_const %5, dense<[false, true, false, false]> : tensor<4xi1>
  return
}

// -----

// -NaN comes before everything.
func.func @main() {
  %c_x = stablehlo.constant dense<[4290772992, 4286578688]> : tensor<2xui32>
  %c_y = stablehlo.constant dense<[0xFF800000, 0x7FC00000]> : tensor<2xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xui32>
  %y = stablehlo.optimization_barrier %c_y : tensor<2xf32>
  %a = stablehlo.bitcast_convert %x : (tensor<2xui32>) -> tensor<2xf32>
  %0 = stablehlo.compare LT, %a, %y, TOTALORDER : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  check.expect_eq_const %0, dense<[true, true]> : tensor<2xi1>
  return
}
