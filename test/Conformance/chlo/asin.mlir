// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// asin: NaN outside of [-1, 1].

// Ordinary numbers and special ones, f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7FC00000, 2.0, 1.0, -1.0, 0.5, 0.1]> : tensor<8xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<8xf32>
  %0 = chlo.asin %x : tensor<8xf32> -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[0.0, -0.0, 0x7FC00000, 0x7FC00000, 1.5707964, -1.5707964,
      0.5235988, 0.10016742]> : tensor<8xf32>
  check.expect_close %0, %e0 : tensor<8xf32>, tensor<8xf32>
  return
}

// -----

// The same in f64.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7FF8000000000000, 2.0, 1.0, -1.0, 0.5, 0.1]> :
      tensor<8xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<8xf64>
  %0 = chlo.asin %x : tensor<8xf64> -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[0.0, -0.0, 0x7FF8000000000000, 0x7FF8000000000000,
      1.5707963267948966, -1.5707963267948966, 0.5235987755982989, 0.1001674211615598]> :
      tensor<8xf64>
  check.expect_close %0, %e0 : tensor<8xf64>, tensor<8xf64>
  return
}

// -----

// f16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -1.0, 0.5, 0.1]> : tensor<4xf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<4xf16>
  %0 = chlo.asin %x : tensor<4xf16> -> tensor<4xf16>
  %e0 = stablehlo.constant dense<[1.57, -1.57, 0.5234, 0.10016]> : tensor<4xf16>
  check.expect_close %0, %e0 : tensor<4xf16>, tensor<4xf16>
  return
}

// -----

// bf16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -1.0, 0.5, 0.1]> : tensor<4xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<4xbf16>
  %0 = chlo.asin %x : tensor<4xbf16> -> tensor<4xbf16>
  %e0 = stablehlo.constant dense<[1.57, -1.57, 0.523, 0.1]> : tensor<4xbf16>
  check.expect_close %0, %e0 : tensor<4xbf16>, tensor<4xbf16>
  return
}
