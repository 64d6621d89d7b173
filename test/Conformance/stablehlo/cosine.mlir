// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// cosine: of infinity NaN; large arguments are reduced exactly.

// Ordinary numbers and special ones, f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 100000.0,
      1.5707964, 1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> : tensor<14xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<14xf32>
  %0 = stablehlo.cosine %x : tensor<14xf32>
  %e0 = stablehlo.constant dense<[1.0, 1.0, 0x7FC00000, 0x7FC00000, 0x7FC00000, -0.9993608,
      -4.371139e-8, 0.5403023, 0.5403023, 0.87758255, -0.62817365, -0.9899925, 0.9950042, 1.0]> :
      tensor<14xf32>
  check.expect_close %0, %e0 : tensor<14xf32>, tensor<14xf32>
  return
}

// -----

// The same in f64.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000,
      0x7FF8000000000000, 100000.0, 1.5707964, 1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> :
      tensor<14xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<14xf64>
  %0 = stablehlo.cosine %x : tensor<14xf64>
  %e0 = stablehlo.constant dense<[1.0, 1.0, 0x7FF8000000000000, 0x7FF8000000000000,
      0x7FF8000000000000, -0.9993608074382124, -7.320510347335801e-8, 0.5403023058681398,
      0.5403023058681398, 0.8775825618903728, -0.6281736227227391, -0.9899924966004454,
      0.9950041652780258, 0.9999999999995]> : tensor<14xf64>
  check.expect_close %0, %e0 : tensor<14xf64>, tensor<14xf64>
  return
}

// -----

// f16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> : tensor<7xf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xf16>
  %0 = stablehlo.cosine %x : tensor<7xf16>
  %e0 = stablehlo.constant dense<[0.5405, 0.5405, 0.8774, -0.628, -0.99, 0.995, 1.0]> :
      tensor<7xf16>
  check.expect_close %0, %e0 : tensor<7xf16>, tensor<7xf16>
  return
}

// -----

// bf16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> : tensor<7xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xbf16>
  %0 = stablehlo.cosine %x : tensor<7xbf16>
  %e0 = stablehlo.constant dense<[0.54, 0.54, 0.88, -0.63, -0.99, 0.996, 1.0]> : tensor<7xbf16>
  check.expect_close %0, %e0 : tensor<7xbf16>, tensor<7xbf16>
  return
}
