// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// power: that of C for floats; integers wrap, a negative exponent gives 0 except for the bases 1
// and -1.

// f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[2.0, 2.0, 0.0, -8.0, -2.0, 1.0, 0x7FC00000, 0.0, 0x7F800000,
      10.0]> : tensor<10xf32>
  %c_y = stablehlo.constant dense<[0.5, -2.0, 0.0, 0.5, 3.0, 0x7FC00000, 0.0, -1.0, -1.0, -3.0]> :
      tensor<10xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<10xf32>
  %y = stablehlo.optimization_barrier %c_y : tensor<10xf32>
  %0 = stablehlo.power %x, %y : tensor<10xf32>
  %e0 = stablehlo.constant dense<[1.4142135, 0.25, 1.0, 0x7FC00000, -8.0, 1.0, 1.0, 0x7F800000, 0.0,
      0.001]> : tensor<10xf32>
  check.expect_close %0, %e0 : tensor<10xf32>, tensor<10xf32>
  return
}

// -----

// f64.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.1, 3.0, 2.0]> : tensor<3xf64>
  %c_y = stablehlo.constant dense<[10.5, -4.0, 1024.0]> : tensor<3xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xf64>
  %y = stablehlo.optimization_barrier %c_y : tensor<3xf64>
  %0 = stablehlo.power %x, %y : tensor<3xf64>
  %e0 = stablehlo.constant dense<[2.7203400420274986, 0.012345679012345678, 0x7FF0000000000000]> :
      tensor<3xf64>
  check.expect_close %0, %e0 : tensor<3xf64>, tensor<3xf64>
  return
}

// -----

// bf16.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.5, 3.0]> : tensor<2xbf16>
  %c_y = stablehlo.constant dense<[2.5, -1.0]> : tensor<2xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xbf16>
  %y = stablehlo.optimization_barrier %c_y : tensor<2xbf16>
  %0 = stablehlo.power %x, %y : tensor<2xbf16>
  %e0 = stablehlo.constant dense<[2.75, 0.334]> : tensor<2xbf16>
  check.expect_close %0, %e0 : tensor<2xbf16>, tensor<2xbf16>
  return
}

// -----

// Signed integers.
func.func @main() {
  %c_x = stablehlo.constant dense<[2, -3, 1, -1, -1, 0, 0, 5, 2]> : tensor<9xi32>
  %c_y = stablehlo.constant dense<[10, 3, -5, -3, -4, 0, -1, -2, 32]> : tensor<9xi32>
  %x = stablehlo.optimization_barrier %c_x : tensor<9xi32>
  %y = stablehlo.optimization_barrier %c_y : tensor<9xi32>
  %0 = stablehlo.power %x, %y : tensor<9xi32>
  check.expect_eq_const %0, dense<[1024, -27, 1, -1, 1, 1, 0, 0, 0]> : tensor<9xi32>
  return
}

// -----

// Unsigned integers wrap.
func.func @main() {
  %c_x = stablehlo.constant dense<[3, 2, 0]> : tensor<3xui8>
  %c_y = stablehlo.constant dense<[5, 8, 0]> : tensor<3xui8>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xui8>
  %y = stablehlo.optimization_barrier %c_y : tensor<3xui8>
  %0 = stablehlo.power %x, %y : tensor<3xui8>
  check.expect_eq_const %0, dense<[243, 0, 1]> : tensor<3xui8>
  return
}
