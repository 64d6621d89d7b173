// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// sine: of infinity NaN; large arguments are reduced exactly.

// Ordinary numbers and special ones, f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 100000.0,
      -3.1415927, 1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> : tensor<14xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<14xf32>
  %0 = stablehlo.sine %x : tensor<14xf32>
  %e0 = stablehlo.constant dense<[0.0, -0.0, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0.0357488,
      8.742278e-8, 0.84147096, -0.84147096, 0.47942555, -0.7780732, 0.14112, 0.09983342, 1.0e-6]> :
      tensor<14xf32>
  check.expect_close %0, %e0 : tensor<14xf32>, tensor<14xf32>
  return
}

// -----

// The same in f64.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000,
      0x7FF8000000000000, 100000.0, -3.1415927, 1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> :
      tensor<14xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<14xf64>
  %0 = stablehlo.sine %x : tensor<14xf64>
  %e0 = stablehlo.constant dense<[0.0, -0.0, 0x7FF8000000000000, 0x7FF8000000000000,
      0x7FF8000000000000, 0.03574879797201651, 4.641020666628482e-8, 0.8414709848078965,
      -0.8414709848078965, 0.479425538604203, -0.7780731968879212, 0.1411200080598672,
      0.09983341664682815, 9.999999999998333e-7]> : tensor<14xf64>
  check.expect_close %0, %e0 : tensor<14xf64>, tensor<14xf64>
  return
}

// -----

// f16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> : tensor<7xf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xf16>
  %0 = stablehlo.sine %x : tensor<7xf16>
  %e0 = stablehlo.constant dense<[0.8413, -0.8413, 0.4795, -0.778, 0.1411, 0.0998, 1.0e-6]> :
      tensor<7xf16>
  check.expect_close %0, %e0 : tensor<7xf16>, tensor<7xf16>
  return
}

// -----

// bf16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> : tensor<7xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xbf16>
  %0 = stablehlo.sine %x : tensor<7xbf16>
  %e0 = stablehlo.constant dense<[0.84, -0.84, 0.479, -0.777, 0.142, 0.1, 1.0e-6]> : tensor<7xbf16>
  check.expect_close %0, %e0 : tensor<7xbf16>, tensor<7xbf16>
  return
}
