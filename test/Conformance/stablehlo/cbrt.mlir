// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// cbrt: odd, and defined for negative numbers.

// Ordinary numbers and special ones, f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 1.0e-40, 3.0e+38,
      1.0, -8.0, 0.5, 27.0, 0.1]> : tensor<12xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<12xf32>
  %0 = stablehlo.cbrt %x : tensor<12xf32>
  %e0 = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 4.6415806e-14,
      6.6943294e+12, 1.0, -2.0, 0.7937005, 3.0, 0.4641589]> : tensor<12xf32>
  check.expect_close %0, %e0 : tensor<12xf32>, tensor<12xf32>
  return
}

// -----

// The same in f64.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000,
      0x7FF8000000000000, 1.0e-40, 3.0e+38, 1.0, -8.0, 0.5, 27.0, 0.1]> : tensor<12xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<12xf64>
  %0 = stablehlo.cbrt %x : tensor<12xf64>
  %e0 = stablehlo.constant dense<[0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000,
      0x7FF8000000000000, 4.641588833612779e-14, 6694329500821.695, 1.0, -2.0, 0.7937005259840998,
      3.0, 0.4641588833612779]> : tensor<12xf64>
  check.expect_close %0, %e0 : tensor<12xf64>, tensor<12xf64>
  return
}

// -----

// f16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -8.0, 0.5, 27.0, 0.1]> : tensor<5xf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<5xf16>
  %0 = stablehlo.cbrt %x : tensor<5xf16>
  %e0 = stablehlo.constant dense<[1.0, -2.0, 0.7935, 3.0, 0.464]> : tensor<5xf16>
  check.expect_close %0, %e0 : tensor<5xf16>, tensor<5xf16>
  return
}

// -----

// bf16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -8.0, 0.5, 27.0, 0.1]> : tensor<5xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<5xbf16>
  %0 = stablehlo.cbrt %x : tensor<5xbf16>
  %e0 = stablehlo.constant dense<[1.0, -2.0, 0.793, 3.0, 0.465]> : tensor<5xbf16>
  check.expect_close %0, %e0 : tensor<5xbf16>, tensor<5xbf16>
  return
}
