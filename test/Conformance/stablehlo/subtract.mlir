// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// subtract: rounds once; integers wrap; i1 is exclusive or.

// f32: equal numbers give +0.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, 0.1, 0x7F800000, -0.0, 0.0, 3.0e+38]> : tensor<6xf32>
  %c_y = stablehlo.constant dense<[1.0, 0.3, 0x7F800000, 0.0, -0.0, -3.0e+38]> : tensor<6xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<6xf32>
  %y = stablehlo.optimization_barrier %c_y : tensor<6xf32>
  %0 = stablehlo.subtract %x, %y : tensor<6xf32>
  check.expect_eq_const %0, dense<[0.0, -0.20000002, 0x7FC00000, -0.0, 0.0, 0x7F800000]> :
      tensor<6xf32>
  return
}

// -----

// bf16.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, 256.0]> : tensor<2xbf16>
  %c_y = stablehlo.constant dense<[0.001, 1.0]> : tensor<2xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xbf16>
  %y = stablehlo.optimization_barrier %c_y : tensor<2xbf16>
  %0 = stablehlo.subtract %x, %y : tensor<2xbf16>
  check.expect_eq_const %0, dense<[1.0, 255.0]> : tensor<2xbf16>
  return
}

// -----

// Signed integers wrap.
func.func @main() {
  %c_x = stablehlo.constant dense<[-32768, 0]> : tensor<2xi16>
  %c_y = stablehlo.constant dense<[1, -32768]> : tensor<2xi16>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xi16>
  %y = stablehlo.optimization_barrier %c_y : tensor<2xi16>
  %0 = stablehlo.subtract %x, %y : tensor<2xi16>
  check.expect_eq_const %0, dense<[32767, -32768]> : tensor<2xi16>
  return
}

// -----

// Unsigned integers wrap.
func.func @main() {
  %c_x = stablehlo.constant dense<[0, 5]> : tensor<2xui64>
  %c_y = stablehlo.constant dense<[1, 3]> : tensor<2xui64>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xui64>
  %y = stablehlo.optimization_barrier %c_y : tensor<2xui64>
  %0 = stablehlo.subtract %x, %y : tensor<2xui64>
  check.expect_eq_const %0, dense<[18446744073709551615, 2]> : tensor<2xui64>
  return
}

// -----

// i1: exclusive or.
func.func @main() {
  %c_x = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %c_y = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %x = stablehlo.optimization_barrier %c_x : tensor<4xi1>
  %y = stablehlo.optimization_barrier %c_y : tensor<4xi1>
  %0 = stablehlo.subtract %x, %y : tensor<4xi1>
  check.expect_eq_const %0, dense<[false, true, true, false]> : tensor<4xi1>
  return
}
