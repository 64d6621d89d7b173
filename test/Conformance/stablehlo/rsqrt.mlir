// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// rsqrt: of 0 infinity, of -0 -infinity, of infinity 0.

// Ordinary numbers and special ones, f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, -1.0, 1.0e-40,
      3.0e+38, 1.0, 4.0, 0.25, 3.0, 0.1]> : tensor<13xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<13xf32>
  %0 = stablehlo.rsqrt %x : tensor<13xf32>
  %e0 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0.0, 0x7FC00000, 0x7FC00000, 0x7FC00000,
      1.0000027e+20, 5.773503e-20, 1.0, 0.5, 2.0, 0.57735026, 3.1622777]> : tensor<13xf32>
  check.expect_close %0, %e0 : tensor<13xf32>, tensor<13xf32>
  return
}

// -----

// The same in f64.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000,
      0x7FF8000000000000, -1.0, 1.0e-40, 3.0e+38, 1.0, 4.0, 0.25, 3.0, 0.1]> : tensor<13xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<13xf64>
  %0 = stablehlo.rsqrt %x : tensor<13xf64>
  %e0 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 0.0, 0x7FF8000000000000,
      0x7FF8000000000000, 0x7FF8000000000000, 1.0e+20, 5.773502691896257e-20, 1.0, 0.5, 2.0,
      0.5773502691896257, 3.162277660168379]> : tensor<13xf64>
  check.expect_close %0, %e0 : tensor<13xf64>, tensor<13xf64>
  return
}

// -----

// f16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, 4.0, 0.25, 3.0, 0.1]> : tensor<5xf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<5xf16>
  %0 = stablehlo.rsqrt %x : tensor<5xf16>
  %e0 = stablehlo.constant dense<[1.0, 0.5, 2.0, 0.577, 3.162]> : tensor<5xf16>
  check.expect_close %0, %e0 : tensor<5xf16>, tensor<5xf16>
  return
}

// -----

// bf16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, 4.0, 0.25, 3.0, 0.1]> : tensor<5xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<5xbf16>
  %0 = stablehlo.rsqrt %x : tensor<5xbf16>
  %e0 = stablehlo.constant dense<[1.0, 0.5, 2.0, 0.58, 3.16]> : tensor<5xbf16>
  check.expect_close %0, %e0 : tensor<5xbf16>, tensor<5xbf16>
  return
}
