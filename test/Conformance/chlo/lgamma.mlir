// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// lgamma: of the magnitude; infinite at 0 and the negative integers.

// Ordinary numbers and special ones, f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[0x7F800000, 0x7FC00000, 0.0, -1.0, 1.0, 2.0, 0.5, 3.5, 10.0,
      -1.5]> : tensor<10xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<10xf32>
  %0 = chlo.lgamma %x : tensor<10xf32> -> tensor<10xf32>
  %e0 = stablehlo.constant dense<[0x7F800000, 0x7FC00000, 0x7F800000, 0x7F800000, 0.0, 0.0,
      0.5723649, 1.2009736, 12.801827, 0.86004704]> : tensor<10xf32>
  check.expect_close %0, %e0 : tensor<10xf32>, tensor<10xf32>
  return
}

// -----

// The same in f64.
func.func @main() {
  %c_x = stablehlo.constant dense<[0x7FF0000000000000, 0x7FF8000000000000, 0.0, -1.0, 1.0, 2.0, 0.5,
      3.5, 10.0, -1.5]> : tensor<10xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<10xf64>
  %0 = chlo.lgamma %x : tensor<10xf64> -> tensor<10xf64>
  %e0 = stablehlo.constant dense<[0x7FF0000000000000, 0x7FF8000000000000, 0x7FF0000000000000,
      0x7FF0000000000000, 0.0, 0.0, 0.5723649429247, 1.2009736023470743, 12.801827480081469,
      0.860047015376481]> : tensor<10xf64>
  check.expect_close %0, %e0, max_ulp_difference = 8 : tensor<10xf64>, tensor<10xf64>
  return
}

// -----

// f16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, 2.0, 0.5, 3.5, 1.0e+1, -1.5]> : tensor<6xf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<6xf16>
  %0 = chlo.lgamma %x : tensor<6xf16> -> tensor<6xf16>
  %e0 = stablehlo.constant dense<[0.0, 0.0, 0.5723, 1.201, 12.805, 0.86]> : tensor<6xf16>
  check.expect_close %0, %e0 : tensor<6xf16>, tensor<6xf16>
  return
}

// -----

// bf16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, 2.0, 0.5, 3.5, 1.0e+1, -1.5]> : tensor<6xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<6xbf16>
  %0 = chlo.lgamma %x : tensor<6xbf16> -> tensor<6xbf16>
  %e0 = stablehlo.constant dense<[0.0, 0.0, 0.574, 1.2, 12.8, 0.86]> : tensor<6xbf16>
  check.expect_close %0, %e0 : tensor<6xbf16>, tensor<6xbf16>
  return
}
