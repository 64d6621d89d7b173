// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// add: rounds once in the type of the elements; integers wrap; i1 is or.

// f32, with the signs of zeros.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, 0.1, -0.1, 1.6777216e+7, 0x7F800000, 0x7F800000, 0x7FC00000,
      0.0, -0.0]> : tensor<9xf32>
  %c_y = stablehlo.constant dense<[2.0, 0.2, 0.3, 1.0, 0xFF800000, 1.0, 1.0, -0.0, -0.0]> :
      tensor<9xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<9xf32>
  %y = stablehlo.optimization_barrier %c_y : tensor<9xf32>
  %0 = stablehlo.add %x, %y : tensor<9xf32>
  check.expect_eq_const %0, dense<[3.0, 0.3, 0.20000002, 1.6777216e+7, 0x7FC00000, 0x7F800000,
      0x7FC00000, 0.0, -0.0]> : tensor<9xf32>
  return
}

// -----

// f64.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.1, 1.0e+308, 5.0e-324]> : tensor<3xf64>
  %c_y = stablehlo.constant dense<[0.2, 1.0e+308, 5.0e-324]> : tensor<3xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xf64>
  %y = stablehlo.optimization_barrier %c_y : tensor<3xf64>
  %0 = stablehlo.add %x, %y : tensor<3xf64>
  check.expect_eq_const %0, dense<[0.30000000000000004, 0x7FF0000000000000, 1.0e-323]> :
      tensor<3xf64>
  return
}

// -----

// f16: overflow above 65504.
func.func @main() {
  %c_x = stablehlo.constant dense<[6.55e+4, 6.55e+4, 2048.0, 0.1]> : tensor<4xf16>
  %c_y = stablehlo.constant dense<[15.0, 16.0, 1.0, 0.2]> : tensor<4xf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<4xf16>
  %y = stablehlo.optimization_barrier %c_y : tensor<4xf16>
  %0 = stablehlo.add %x, %y : tensor<4xf16>
  check.expect_eq_const %0, dense<[6.55e+4, 0x7C00, 2048.0, 0.2998]> : tensor<4xf16>
  return
}

// -----

// bf16: eight bits of significand, halves to even.
func.func @main() {
  %c_x = stablehlo.constant dense<[256.0, 256.0, 258.0, 0.1]> : tensor<4xbf16>
  %c_y = stablehlo.constant dense<[1.0, 2.0, 1.0, 0.2]> : tensor<4xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<4xbf16>
  %y = stablehlo.optimization_barrier %c_y : tensor<4xbf16>
  %0 = stablehlo.add %x, %y : tensor<4xbf16>
  check.expect_eq_const %0, dense<[256.0, 258.0, 2.6e+2, 0.3]> : tensor<4xbf16>
  return
}

// -----

// Signed integers wrap.
func.func @main() {
  %c_x = stablehlo.constant dense<[2147483647, -2147483648, 5]> : tensor<3xi32>
  %c_y = stablehlo.constant dense<[1, -1, -7]> : tensor<3xi32>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xi32>
  %y = stablehlo.optimization_barrier %c_y : tensor<3xi32>
  %0 = stablehlo.add %x, %y : tensor<3xi32>
  check.expect_eq_const %0, dense<[-2147483648, 2147483647, -2]> : tensor<3xi32>
  return
}

// -----

// 64 bits.
func.func @main() {
  %c_x = stablehlo.constant dense<[9223372036854775807]> : tensor<1xi64>
  %c_y = stablehlo.constant dense<[1]> : tensor<1xi64>
  %x = stablehlo.optimization_barrier %c_x : tensor<1xi64>
  %y = stablehlo.optimization_barrier %c_y : tensor<1xi64>
  %0 = stablehlo.add %x, %y : tensor<1xi64>
  check.expect_eq_const %0, dense<[-9223372036854775808]> : tensor<1xi64>
  return
}

// -----

// Unsigned bytes.
func.func @main() {
  %c_x = stablehlo.constant dense<[255, 200, 1]> : tensor<3xui8>
  %c_y = stablehlo.constant dense<[1, 100, 2]> : tensor<3xui8>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xui8>
  %y = stablehlo.optimization_barrier %c_y : tensor<3xui8>
  %0 = stablehlo.add %x, %y : tensor<3xui8>
  check.expect_eq_const %0, dense<[0, 44, 3]> : tensor<3xui8>
  return
}

// -----

// Four bits.
func.func @main() {
  %c_x = stablehlo.constant dense<[7, -8, 3]> : tensor<3xi4>
  %c_y = stablehlo.constant dense<[1, -1, 2]> : tensor<3xi4>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xi4>
  %y = stablehlo.optimization_barrier %c_y : tensor<3xi4>
  %0 = stablehlo.add %x, %y : tensor<3xi4>
  check.expect_eq_const %0, dense<[-8, 7, 5]> : tensor<3xi4>
  return
}

// -----

// i1: or.
func.func @main() {
  %c_x = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %c_y = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %x = stablehlo.optimization_barrier %c_x : tensor<4xi1>
  %y = stablehlo.optimization_barrier %c_y : tensor<4xi1>
  %0 = stablehlo.add %x, %y : tensor<4xi1>
  check.expect_eq_const %0, dense<[false, true, true, true]> : tensor<4xi1>
  return
}

// -----

// Rank 0, and no elements.
func.func @main() {
  %c_x = stablehlo.constant dense<1.5> : tensor<f32>
  %c_y = stablehlo.constant dense<> : tensor<2x0xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<f32>
  %y = stablehlo.optimization_barrier %c_y : tensor<2x0xf32>
  %0 = stablehlo.add %x, %x : tensor<f32>
  %1 = stablehlo.add %y, %y : tensor<2x0xf32>
  check.expect_eq_const %0, dense<3.0> : tensor<f32>
  check.expect_eq_const %1, dense<> : tensor<2x0xf32>
  return
}
