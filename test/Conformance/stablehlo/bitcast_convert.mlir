// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// bitcast_convert: the same bits, little-endian where widths differ.

// Same width.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -0.0]> : tensor<2xf32>
  %c_y = stablehlo.constant dense<[1065353216, 2139095040]> : tensor<2xui32>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xf32>
  %y = stablehlo.optimization_barrier %c_y : tensor<2xui32>
  %0 = stablehlo.bitcast_convert %x : (tensor<2xf32>) -> tensor<2xi32>
  %1 = stablehlo.bitcast_convert %y : (tensor<2xui32>) -> tensor<2xf32>
  check.expect_eq_const %0, dense<[1065353216, -2147483648]> : tensor<2xi32>
  check.expect_eq_const %1, dense<[1.0, 0x7F800000]> : tensor<2xf32>
  return
}

// -----

// To a narrower type: a new last dimension.
func.func @main() {
  %c_x = stablehlo.constant dense<[16909060, 4278190208]> : tensor<2xui32>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xui32>
  %0 = stablehlo.bitcast_convert %x : (tensor<2xui32>) -> tensor<2x4xi8>
  check.expect_eq_const %0, dense<[[4, 3, 2, 1], [-128, 0, 0, -1]]> : tensor<2x4xi8>
  return
}

// -----

// To a wider type: the last dimension goes.
func.func @main() {
  %c_x = stablehlo.constant dense<[[0, 16256], [1, 0]]> : tensor<2x2xui16>
  %x = stablehlo.optimization_barrier %c_x : tensor<2x2xui16>
  %0 = stablehlo.bitcast_convert %x : (tensor<2x2xui16>) -> tensor<2xf32>
  check.expect_eq_const %0, dense<[1.0, 1.0e-45]> : tensor<2xf32>
  return
}

// -----

// 64 bits from two words, and bf16.
func.func @main() {
  %c_x = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xui32>
  %c_y = stablehlo.constant dense<[1.0, -2.0]> : tensor<2xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<1x2xui32>
  %y = stablehlo.optimization_barrier %c_y : tensor<2xbf16>
  %0 = stablehlo.bitcast_convert %x : (tensor<1x2xui32>) -> tensor<1xui64>
  %1 = stablehlo.bitcast_convert %y : (tensor<2xbf16>) -> tensor<2xui16>
  check.expect_eq_const %0, dense<[8589934593]> : tensor<1xui64>
  check.expect_eq_const %1, dense<[16256, 49152]> : tensor<2xui16>
  return
}
