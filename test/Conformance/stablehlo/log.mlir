// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// log: of zero -infinity, of a negative number NaN, of denormal numbers right.

// Ordinary numbers and special ones, f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, -1.0, 1.0e-40,
      3.0e+38, 1.0, 0.5, 3.0, 0.1, 1.0e-6, 1000.0]> : tensor<14xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<14xf32>
  %0 = stablehlo.log %x : tensor<14xf32>
  %e0 = stablehlo.constant dense<[0xFF800000, 0xFF800000, 0x7F800000, 0x7FC00000, 0x7FC00000,
      0x7FC00000, -92.10341, 88.59685, 0.0, -0.6931472, 1.0986123, -2.3025851, -13.815511,
      6.9077554]> : tensor<14xf32>
  check.expect_close %0, %e0 : tensor<14xf32>, tensor<14xf32>
  return
}

// -----

// The same in f64.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000,
      0x7FF8000000000000, -1.0, 1.0e-40, 3.0e+38, 1.0, 0.5, 3.0, 0.1, 1.0e-6, 1000.0]> :
      tensor<14xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<14xf64>
  %0 = stablehlo.log %x : tensor<14xf64>
  %e0 = stablehlo.constant dense<[0xFFF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000,
      0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, -92.10340371976183,
      88.59684582244185, 0.0, -0.6931471805599453, 1.0986122886681098, -2.3025850929940455,
      -13.815510557964274, 6.907755278982137]> : tensor<14xf64>
  check.expect_close %0, %e0 : tensor<14xf64>, tensor<14xf64>
  return
}

// -----

// f16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, 0.5, 3.0, 0.1, 1.0e-6, 1.0e+3]> : tensor<6xf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<6xf16>
  %0 = stablehlo.log %x : tensor<6xf16>
  %e0 = stablehlo.constant dense<[0.0, -0.6934, 1.099, -2.303, -13.805, 6.906]> : tensor<6xf16>
  check.expect_close %0, %e0 : tensor<6xf16>, tensor<6xf16>
  return
}

// -----

// bf16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, 0.5, 3.0, 0.1, 1.0e-6, 1.0e+3]> : tensor<6xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<6xbf16>
  %0 = stablehlo.log %x : tensor<6xbf16>
  %e0 = stablehlo.constant dense<[0.0, -0.69, 1.1, -2.3, -13.8, 6.9]> : tensor<6xbf16>
  check.expect_close %0, %e0 : tensor<6xbf16>, tensor<6xbf16>
  return
}
