// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// constant: lists, splats, raw bytes in hexadecimal, nothing, and every type of element.

// A splat, raw bytes, hexadecimal floats.
func.func @main() {
  %0 = stablehlo.constant dense<2.5> : tensor<2x2xf32>
  %1 = stablehlo.constant dense<"0x0000803F000000C0"> : tensor<2xf32>
  %2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %3 = stablehlo.constant dense<> : tensor<0x3xi8>
  check.expect_eq_const %0, dense<[[2.5, 2.5], [2.5, 2.5]]> : tensor<2x2xf32>
  check.expect_eq_const %1, dense<[1.0, -2.0]> : tensor<2xf32>
  check.expect_eq_const %2, dense<0xFF800000> : tensor<f32>
  check.expect_eq_const %3, dense<> : tensor<0x3xi8>
  return
}

// -----

// Elements of i1.
func.func @main() {
  %c_x = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xi1>
  %0 = stablehlo.reverse %x, dims = [0] : tensor<3xi1>
  check.expect_eq_const %0, dense<[true, false, true]> : tensor<3xi1>
  return
}

// -----

// Elements of i2.
func.func @main() {
  %c_x = stablehlo.constant dense<[-2, 1, 0]> : tensor<3xi2>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xi2>
  %0 = stablehlo.reverse %x, dims = [0] : tensor<3xi2>
  check.expect_eq_const %0, dense<[0, 1, -2]> : tensor<3xi2>
  return
}

// -----

// Elements of i4.
func.func @main() {
  %c_x = stablehlo.constant dense<[-8, 7, 0]> : tensor<3xi4>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xi4>
  %0 = stablehlo.reverse %x, dims = [0] : tensor<3xi4>
  check.expect_eq_const %0, dense<[0, 7, -8]> : tensor<3xi4>
  return
}

// -----

// Elements of i16.
func.func @main() {
  %c_x = stablehlo.constant dense<[-32768, 5, 7]> : tensor<3xi16>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xi16>
  %0 = stablehlo.reverse %x, dims = [0] : tensor<3xi16>
  check.expect_eq_const %0, dense<[7, 5, -32768]> : tensor<3xi16>
  return
}

// -----

// Elements of i64.
func.func @main() {
  %c_x = stablehlo.constant dense<[-9223372036854775808, 5, 7]> : tensor<3xi64>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xi64>
  %0 = stablehlo.reverse %x, dims = [0] : tensor<3xi64>
  check.expect_eq_const %0, dense<[7, 5, -9223372036854775808]> : tensor<3xi64>
  return
}

// -----

// Elements of ui2.
func.func @main() {
  %c_x = stablehlo.constant dense<[3, 0, 1]> : tensor<3xui2>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xui2>
  %0 = stablehlo.reverse %x, dims = [0] : tensor<3xui2>
  check.expect_eq_const %0, dense<[1, 0, 3]> : tensor<3xui2>
  return
}

// -----

// Elements of ui4.
func.func @main() {
  %c_x = stablehlo.constant dense<[15, 0, 1]> : tensor<3xui4>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xui4>
  %0 = stablehlo.reverse %x, dims = [0] : tensor<3xui4>
  check.expect_eq_const %0, dense<[1, 0, 15]> : tensor<3xui4>
  return
}

// -----

// Elements of ui64.
func.func @main() {
  %c_x = stablehlo.constant dense<[18446744073709551615, 0, 1]> : tensor<3xui64>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xui64>
  %0 = stablehlo.reverse %x, dims = [0] : tensor<3xui64>
  check.expect_eq_const %0, dense<[1, 0, 18446744073709551615]> : tensor<3xui64>
  return
}
