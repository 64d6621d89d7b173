// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// exponential_minus_one: exact near zero, -1 at the bottom.

// Ordinary numbers and special ones, f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 88.5, -50.0,
      1.0e-30, 1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> : tensor<15xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<15xf32>
  %0 = stablehlo.exponential_minus_one %x : tensor<15xf32>
  %e0 = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, -1.0, 0x7FC00000, 2.723088e+38, -1.0,
      1.0e-30, 1.7182819, -0.63212055, 0.6487213, -0.89460075, 19.085537, 0.10517092, 1.0000005e-6]>
      : tensor<15xf32>
  check.expect_close %0, %e0 : tensor<15xf32>, tensor<15xf32>
  return
}

// -----

// The same in f64.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000,
      0x7FF8000000000000, 88.5, -50.0, 1.0e-30, 1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> :
      tensor<15xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<15xf64>
  %0 = stablehlo.exponential_minus_one %x : tensor<15xf64>
  %e0 = stablehlo.constant dense<[0.0, -0.0, 0x7FF0000000000000, -1.0, 0x7FF8000000000000,
      2.7230878250681117e+38, -1.0, 1.0e-30, 1.7182818284590453, -0.6321205588285577,
      0.6487212707001282, -0.8946007754381357, 19.085536923187668, 0.10517091807564763,
      1.0000005000001665e-6]> : tensor<15xf64>
  check.expect_close %0, %e0 : tensor<15xf64>, tensor<15xf64>
  return
}

// -----

// f16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> : tensor<7xf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xf16>
  %0 = stablehlo.exponential_minus_one %x : tensor<7xf16>
  %e0 = stablehlo.constant dense<[1.719, -0.6323, 0.649, -0.8945, 19.08, 0.10516, 1.0e-6]> :
      tensor<7xf16>
  check.expect_close %0, %e0 : tensor<7xf16>, tensor<7xf16>
  return
}

// -----

// bf16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> : tensor<7xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xbf16>
  %0 = stablehlo.exponential_minus_one %x : tensor<7xbf16>
  %e0 = stablehlo.constant dense<[1.72, -0.633, 0.65, -0.895, 19.1, 0.1055, 1.0e-6]> :
      tensor<7xbf16>
  check.expect_close %0, %e0 : tensor<7xbf16>, tensor<7xbf16>
  return
}
