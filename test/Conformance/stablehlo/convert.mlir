// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// convert: floats round once to nearest even; to integers they are cut off and saturate, NaN
// becomes 0; integers wrap; to i1 everything but zero is true.

// f32 to i32.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.9, -1.9, 0x7FC00000, 0x7F800000, 0xFF800000, 3.0e+9, -3.0e+9,
      -0.0]> : tensor<8xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<8xf32>
  %0 = stablehlo.convert %x : (tensor<8xf32>) -> tensor<8xi32>
  check.expect_eq_const %0, dense<[1, -1, 0, 2147483647, -2147483648, 2147483647, -2147483648, 0]> :
      tensor<8xi32>
  return
}

// -----

// f32 to i8.
func.func @main() {
  %c_x = stablehlo.constant dense<[127.9, -128.9, 200.0, -200.0]> : tensor<4xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<4xf32>
  %0 = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xi8>
  check.expect_eq_const %0, dense<[127, -128, 127, -128]> : tensor<4xi8>
  return
}

// -----

// f32 to ui8: nothing below zero.
func.func @main() {
  %c_x = stablehlo.constant dense<[255.9, 256.0, -1.0, -0.5, 0x7FC00000]> : tensor<5xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<5xf32>
  %0 = stablehlo.convert %x : (tensor<5xf32>) -> tensor<5xui8>
  check.expect_eq_const %0, dense<[255, 255, 0, 0, 0]> : tensor<5xui8>
  return
}

// -----

// f64 to i64.
func.func @main() {
  %c_x = stablehlo.constant dense<[9.3e+18, -9.3e+18, 1.5, 9007199254740992.0]> : tensor<4xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<4xf64>
  %0 = stablehlo.convert %x : (tensor<4xf64>) -> tensor<4xi64>
  check.expect_eq_const %0, dense<[9223372036854775807, -9223372036854775808, 1, 9007199254740992]>
      : tensor<4xi64>
  return
}

// -----

// f64 to ui64.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.9e+19, -3.0, 1.8e+19]> : tensor<3xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xf64>
  %0 = stablehlo.convert %x : (tensor<3xf64>) -> tensor<3xui64>
  check.expect_eq_const %0, dense<[18446744073709551615, 0, 18000000000000000000]> : tensor<3xui64>
  return
}

// -----

// f32 to i4 and back to the ends.
func.func @main() {
  %c_x = stablehlo.constant dense<[7.5, 8.0, -9.0]> : tensor<3xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xf32>
  %0 = stablehlo.convert %x : (tensor<3xf32>) -> tensor<3xi4>
  check.expect_eq_const %0, dense<[7, 7, -8]> : tensor<3xi4>
  return
}

// -----

// f32 to i1.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0.1, 0x7FC00000, -3.0]> : tensor<5xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<5xf32>
  %0 = stablehlo.convert %x : (tensor<5xf32>) -> tensor<5xi1>
  check.expect_eq_const %0, dense<[false, false, true, true, true]> : tensor<5xi1>
  return
}

// -----

// i32 to i1.
func.func @main() {
  %c_x = stablehlo.constant dense<[0, 256, -1]> : tensor<3xi32>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xi32>
  %0 = stablehlo.convert %x : (tensor<3xi32>) -> tensor<3xi1>
  check.expect_eq_const %0, dense<[false, true, true]> : tensor<3xi1>
  return
}

// -----

// i1 to i32: true is 1.
func.func @main() {
  %c_x = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xi1>
  %0 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xi32>
  check.expect_eq_const %0, dense<[0, 1]> : tensor<2xi32>
  return
}

// -----

// i1 to f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xi1>
  %0 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf32>
  check.expect_eq_const %0, dense<[0.0, 1.0]> : tensor<2xf32>
  return
}

// -----

// i32 to f32 rounds to even.
func.func @main() {
  %c_x = stablehlo.constant dense<[16777217, 16777219, -16777217]> : tensor<3xi32>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xi32>
  %0 = stablehlo.convert %x : (tensor<3xi32>) -> tensor<3xf32>
  check.expect_eq_const %0, dense<[1.6777216e+7, 1.677722e+7, -1.6777216e+7]> : tensor<3xf32>
  return
}

// -----

// ui64 to f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[18446744073709551615, 1]> : tensor<2xui64>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xui64>
  %0 = stablehlo.convert %x : (tensor<2xui64>) -> tensor<2xf32>
  check.expect_eq_const %0, dense<[1.8446744e+19, 1.0]> : tensor<2xf32>
  return
}

// -----

// i64 to f64.
func.func @main() {
  %c_x = stablehlo.constant dense<[9007199254740993]> : tensor<1xi64>
  %x = stablehlo.optimization_barrier %c_x : tensor<1xi64>
  %0 = stablehlo.convert %x : (tensor<1xi64>) -> tensor<1xf64>
  check.expect_eq_const %0, dense<[9007199254740992.0]> : tensor<1xf64>
  return
}

// -----

// i32 to f16 overflows.
func.func @main() {
  %c_x = stablehlo.constant dense<[65504, 65520, 2049]> : tensor<3xi32>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xi32>
  %0 = stablehlo.convert %x : (tensor<3xi32>) -> tensor<3xf16>
  check.expect_eq_const %0, dense<[6.55e+4, 0x7C00, 2048.0]> : tensor<3xf16>
  return
}

// -----

// Integers wrap.
func.func @main() {
  %c_x = stablehlo.constant dense<[300, -1, 65536]> : tensor<3xi32>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xi32>
  %0 = stablehlo.convert %x : (tensor<3xi32>) -> tensor<3xi8>
  check.expect_eq_const %0, dense<[44, -1, 0]> : tensor<3xi8>
  return
}

// -----

// Signed to unsigned.
func.func @main() {
  %c_x = stablehlo.constant dense<[-1, 5]> : tensor<2xi8>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xi8>
  %0 = stablehlo.convert %x : (tensor<2xi8>) -> tensor<2xui32>
  check.expect_eq_const %0, dense<[4294967295, 5]> : tensor<2xui32>
  return
}

// -----

// Unsigned to signed.
func.func @main() {
  %c_x = stablehlo.constant dense<[255, 5]> : tensor<2xui8>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xui8>
  %0 = stablehlo.convert %x : (tensor<2xui8>) -> tensor<2xi32>
  check.expect_eq_const %0, dense<[255, 5]> : tensor<2xi32>
  return
}

// -----

// To two bits.
func.func @main() {
  %c_x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %x = stablehlo.optimization_barrier %c_x : tensor<4xi32>
  %0 = stablehlo.convert %x : (tensor<4xi32>) -> tensor<4xi2>
  check.expect_eq_const %0, dense<[1, -2, -1, 0]> : tensor<4xi2>
  return
}

// -----

// f32 to bf16: halves to even, what is above the half up.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0039062, 1.0117188, 1.0039064, 3.4e+38, 1.0e-45, 0x7FC00000,
      -0.0]> : tensor<7xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xf32>
  %0 = stablehlo.convert %x : (tensor<7xf32>) -> tensor<7xbf16>
  check.expect_eq_const %0, dense<[1.0, 1.016, 1.01, 0x7F80, 0.0, 0x7FC0, -0.0]> : tensor<7xbf16>
  return
}

// -----

// f32 to f16: denormal numbers, overflow.
func.func @main() {
  %c_x = stablehlo.constant dense<[65519.0, 65520.0, 1.0004883, 1.0014648, 6.0e-8, 2.9e-8,
      0x7FC00000, 0xFF800000]> : tensor<8xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<8xf32>
  %0 = stablehlo.convert %x : (tensor<8xf32>) -> tensor<8xf16>
  check.expect_eq_const %0, dense<[6.55e+4, 0x7C00, 1.0, 1.002, 6.0e-8, 0.0, 0x7E00, 0xFC00]> :
      tensor<8xf16>
  return
}

// -----

// f64 to bf16 rounds once: through f32 it would be 1.0.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.00390625000001]> : tensor<1xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<1xf64>
  %0 = stablehlo.convert %x : (tensor<1xf64>) -> tensor<1xbf16>
  check.expect_eq_const %0, dense<[1.01]> : tensor<1xbf16>
  return
}

// -----

// f64 to f16 rounds once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0004882812500002]> : tensor<1xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<1xf64>
  %0 = stablehlo.convert %x : (tensor<1xf64>) -> tensor<1xf16>
  check.expect_eq_const %0, dense<[1.001]> : tensor<1xf16>
  return
}

// -----

// f64 to f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.1, 1.0e+300, 1.0e-46, 0x7FF8000000000000]> : tensor<4xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<4xf64>
  %0 = stablehlo.convert %x : (tensor<4xf64>) -> tensor<4xf32>
  check.expect_eq_const %0, dense<[0.1, 0x7F800000, 0.0, 0x7FC00000]> : tensor<4xf32>
  return
}

// -----

// bf16 to f32 is exact.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.01, 0x7F80]> : tensor<2xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xbf16>
  %0 = stablehlo.convert %x : (tensor<2xbf16>) -> tensor<2xf32>
  check.expect_eq_const %0, dense<[1.0078125, 0x7F800000]> : tensor<2xf32>
  return
}

// -----

// f16 to bf16.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.001, 6.55e+4]> : tensor<2xf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xf16>
  %0 = stablehlo.convert %x : (tensor<2xf16>) -> tensor<2xbf16>
  check.expect_eq_const %0, dense<[1.0, 6.55e+4]> : tensor<2xbf16>
  return
}
