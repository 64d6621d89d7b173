// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// maximum: NaN wins; +0 is larger than -0; i1 is or.

// f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, 0x7FC00000, 1.0, -0.0, 0.0, 0xFF800000]> : tensor<6xf32>
  %c_y = stablehlo.constant dense<[2.0, 1.0, 0x7FC00000, 0.0, -0.0, -1.0]> : tensor<6xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<6xf32>
  %y = stablehlo.optimization_barrier %c_y : tensor<6xf32>
  %0 = stablehlo.maximum %x, %y : tensor<6xf32>
  check.expect_eq_const %0, dense<[2.0, 0x7FC00000, 0x7FC00000, 0.0, 0.0, -1.0]> : tensor<6xf32>
  return
}

// -----

// f64.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, 0x7FF8000000000000, 1.0, -0.0, 0.0, 0xFFF0000000000000]> :
      tensor<6xf64>
  %c_y = stablehlo.constant dense<[2.0, 1.0, 0x7FF8000000000000, 0.0, -0.0, -1.0]> : tensor<6xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<6xf64>
  %y = stablehlo.optimization_barrier %c_y : tensor<6xf64>
  %0 = stablehlo.maximum %x, %y : tensor<6xf64>
  check.expect_eq_const %0, dense<[2.0, 0x7FF8000000000000, 0x7FF8000000000000, 0.0, 0.0, -1.0]> :
      tensor<6xf64>
  return
}

// -----

// f16.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, 0x7E00, 1.0, -0.0, 0.0, 0xFC00]> : tensor<6xf16>
  %c_y = stablehlo.constant dense<[2.0, 1.0, 0x7E00, 0.0, -0.0, -1.0]> : tensor<6xf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<6xf16>
  %y = stablehlo.optimization_barrier %c_y : tensor<6xf16>
  %0 = stablehlo.maximum %x, %y : tensor<6xf16>
  check.expect_eq_const %0, dense<[2.0, 0x7E00, 0x7E00, 0.0, 0.0, -1.0]> : tensor<6xf16>
  return
}

// -----

// bf16.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, 0x7FC0, 1.0, -0.0, 0.0, 0xFF80]> : tensor<6xbf16>
  %c_y = stablehlo.constant dense<[2.0, 1.0, 0x7FC0, 0.0, -0.0, -1.0]> : tensor<6xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<6xbf16>
  %y = stablehlo.optimization_barrier %c_y : tensor<6xbf16>
  %0 = stablehlo.maximum %x, %y : tensor<6xbf16>
  check.expect_eq_const %0, dense<[2.0, 0x7FC0, 0x7FC0, 0.0, 0.0, -1.0]> : tensor<6xbf16>
  return
}

// -----

// Signed.
func.func @main() {
  %c_x = stablehlo.constant dense<[-1, 5]> : tensor<2xi8>
  %c_y = stablehlo.constant dense<[1, -128]> : tensor<2xi8>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xi8>
  %y = stablehlo.optimization_barrier %c_y : tensor<2xi8>
  %0 = stablehlo.maximum %x, %y : tensor<2xi8>
  check.expect_eq_const %0, dense<[1, 5]> : tensor<2xi8>
  return
}

// -----

// Unsigned: 255 is large.
func.func @main() {
  %c_x = stablehlo.constant dense<[255, 5]> : tensor<2xui8>
  %c_y = stablehlo.constant dense<[1, 128]> : tensor<2xui8>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xui8>
  %y = stablehlo.optimization_barrier %c_y : tensor<2xui8>
  %0 = stablehlo.maximum %x, %y : tensor<2xui8>
  check.expect_eq_const %0, dense<[255, 128]> : tensor<2xui8>
  return
}

// -----

// i1.
func.func @main() {
  %c_x = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %c_y = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %x = stablehlo.optimization_barrier %c_x : tensor<4xi1>
  %y = stablehlo.optimization_barrier %c_y : tensor<4xi1>
  %0 = stablehlo.maximum %x, %y : tensor<4xi1>
  check.expect_eq_const %0, dense<[false, true, true, true]> : tensor<4xi1>
  return
}
