// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// acosh: NaN below 1.

// Ordinary numbers and special ones, f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[0x7F800000, 0x7FC00000, 0.5, 3.0e+38, 1.0, 1.5, 3.0, 100.0]> :
      tensor<8xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<8xf32>
  %0 = chlo.acosh %x : tensor<8xf32> -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[0x7F800000, 0x7FC00000, 0x7FC00000, 89.28999, 0.0, 0.9624236,
      1.7627472, 5.298292]> : tensor<8xf32>
  check.expect_close %0, %e0 : tensor<8xf32>, tensor<8xf32>
  return
}

// -----

// The same in f64.
func.func @main() {
  %c_x = stablehlo.constant dense<[0x7FF0000000000000, 0x7FF8000000000000, 0.5, 3.0e+38, 1.0, 1.5,
      3.0, 100.0]> : tensor<8xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<8xf64>
  %0 = chlo.acosh %x : tensor<8xf64> -> tensor<8xf64>
  %e0 = stablehlo.constant dense<[0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000,
      89.2899930030018, 0.0, 0.9624236501192069, 1.762747174039086, 5.298292365610485]> :
      tensor<8xf64>
  check.expect_close %0, %e0 : tensor<8xf64>, tensor<8xf64>
  return
}

// -----

// f16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, 1.5, 3.0, 1.0e+2]> : tensor<4xf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<4xf16>
  %0 = chlo.acosh %x : tensor<4xf16> -> tensor<4xf16>
  %e0 = stablehlo.constant dense<[0.0, 0.9624, 1.763, 5.297]> : tensor<4xf16>
  check.expect_close %0, %e0 : tensor<4xf16>, tensor<4xf16>
  return
}

// -----

// bf16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, 1.5, 3.0, 1.0e+2]> : tensor<4xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<4xbf16>
  %0 = chlo.acosh %x : tensor<4xbf16> -> tensor<4xbf16>
  %e0 = stablehlo.constant dense<[0.0, 0.96, 1.766, 5.3]> : tensor<4xbf16>
  check.expect_close %0, %e0 : tensor<4xbf16>, tensor<4xbf16>
  return
}
