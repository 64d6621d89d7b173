// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// exponential: overflows to infinity, falls to denormal numbers and to 0.

// Ordinary numbers and special ones, f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 88.5, -88.0,
      -100.0, 200.0, 1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6, 10.0]> : tensor<17xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<17xf32>
  %0 = stablehlo.exponential %x : tensor<17xf32>
  %e0 = stablehlo.constant dense<[1.0, 1.0, 0x7F800000, 0.0, 0x7FC00000, 2.723088e+38, 6.054601e-39,
      3.8e-44, 0x7F800000, 2.7182817, 0.36787945, 1.6487212, 0.10539922, 20.085537, 1.105171,
      1.000001, 22026.465]> : tensor<17xf32>
  check.expect_close %0, %e0 : tensor<17xf32>, tensor<17xf32>
  return
}

// -----

// The same in f64.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000,
      0x7FF8000000000000, 88.5, -88.0, -100.0, 200.0, 1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6,
      10.0]> : tensor<17xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<17xf64>
  %0 = stablehlo.exponential %x : tensor<17xf64>
  %e0 = stablehlo.constant dense<[1.0, 1.0, 0x7FF0000000000000, 0.0, 0x7FF8000000000000,
      2.7230878250681117e+38, 6.054601895401186e-39, 3.720075976020836e-44, 7.225973768125749e+86,
      2.718281828459045, 0.36787944117144233, 1.6487212707001282, 0.10539922456186433,
      20.085536923187668, 1.1051709180756477, 1.0000010000005, 22026.465794806718]> : tensor<17xf64>
  check.expect_close %0, %e0 : tensor<17xf64>, tensor<17xf64>
  return
}

// -----

// f16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6, 1.0e+1]> : tensor<8xf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<8xf16>
  %0 = stablehlo.exponential %x : tensor<8xf16>
  %e0 = stablehlo.constant dense<[2.719, 0.368, 1.648, 0.1054, 20.08, 1.105, 1.0, 2.203e+4]> :
      tensor<8xf16>
  check.expect_close %0, %e0 : tensor<8xf16>, tensor<8xf16>
  return
}

// -----

// bf16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6, 1.0e+1]> :
      tensor<8xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<8xbf16>
  %0 = stablehlo.exponential %x : tensor<8xbf16>
  %e0 = stablehlo.constant dense<[2.72, 0.367, 1.65, 0.1055, 20.1, 1.1, 1.0, 2.2e+4]> :
      tensor<8xbf16>
  check.expect_close %0, %e0 : tensor<8xbf16>, tensor<8xbf16>
  return
}
