// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// erf: odd, exact near zero, 1 at the ends.

// Ordinary numbers and special ones, f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 4.0, 1.0e-30, 1.0,
      -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> : tensor<14xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<14xf32>
  %0 = chlo.erf %x : tensor<14xf32> -> tensor<14xf32>
  %e0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0x7FC00000, 1.0, 1.1283791e-30, 0.8427008,
      -0.8427008, 0.5204999, -0.9985373, 0.9999779, 0.112462915, 1.1283792e-6]> : tensor<14xf32>
  check.expect_close %0, %e0 : tensor<14xf32>, tensor<14xf32>
  return
}

// -----

// The same in f64.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000,
      0x7FF8000000000000, 4.0, 1.0e-30, 1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> : tensor<14xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<14xf64>
  %0 = chlo.erf %x : tensor<14xf64> -> tensor<14xf64>
  %e0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0x7FF8000000000000, 0.9999999845827421,
      1.1283791670955127e-30, 0.8427007929497148, -0.8427007929497148, 0.5204998778130465,
      -0.9985372834133188, 0.9999779095030014, 0.1124629160182849, 1.1283791670951364e-6]> :
      tensor<14xf64>
  check.expect_close %0, %e0 : tensor<14xf64>, tensor<14xf64>
  return
}

// -----

// f16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> : tensor<7xf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xf16>
  %0 = chlo.erf %x : tensor<7xf16> -> tensor<7xf16>
  %e0 = stablehlo.constant dense<[0.843, -0.843, 0.5205, -0.9985, 1.0, 0.1124, 1.13e-6]> :
      tensor<7xf16>
  check.expect_close %0, %e0 : tensor<7xf16>, tensor<7xf16>
  return
}

// -----

// bf16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> : tensor<7xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xbf16>
  %0 = chlo.erf %x : tensor<7xbf16> -> tensor<7xbf16>
  %e0 = stablehlo.constant dense<[0.844, -0.844, 0.52, -1.0, 1.0, 0.113, 1.125e-6]> : tensor<7xbf16>
  check.expect_close %0, %e0 : tensor<7xbf16>, tensor<7xbf16>
  return
}
