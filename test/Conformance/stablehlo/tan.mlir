// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// tan: of infinity NaN.

// Ordinary numbers and special ones, f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 100000.0,
      1.5707964, 1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> : tensor<14xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<14xf32>
  %0 = stablehlo.tan %x : tensor<14xf32>
  %e0 = stablehlo.constant dense<[0.0, -0.0, 0x7FC00000, 0x7FC00000, 0x7FC00000, -0.035771664,
      -2.2877332e+7, 1.5574077, -1.5574077, 0.5463025, 1.2386277, -0.14254655, 0.100334674, 1.0e-6]>
      : tensor<14xf32>
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
  %0 = stablehlo.tan %x : tensor<14xf64>
  %e0 = stablehlo.constant dense<[0.0, -0.0, 0x7FF8000000000000, 0x7FF8000000000000,
      0x7FF8000000000000, -0.035771662952898776, -13660249.798894601, 1.5574077246549023,
      -1.5574077246549023, 0.5463024898437905, 1.2386276162240966, -0.1425465430742778,
      0.10033467208545055, 1.0000000000003333e-6]> : tensor<14xf64>
  check.expect_close %0, %e0 : tensor<14xf64>, tensor<14xf64>
  return
}

// -----

// f16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> : tensor<7xf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xf16>
  %0 = stablehlo.tan %x : tensor<7xf16>
  %e0 = stablehlo.constant dense<[1.558, -1.558, 0.5464, 1.238, -0.1426, 0.1003, 1.0e-6]> :
      tensor<7xf16>
  check.expect_close %0, %e0 : tensor<7xf16>, tensor<7xf16>
  return
}

// -----

// bf16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> : tensor<7xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xbf16>
  %0 = stablehlo.tan %x : tensor<7xbf16>
  %e0 = stablehlo.constant dense<[1.555, -1.555, 0.547, 1.24, -0.143, 0.1006, 1.0e-6]> :
      tensor<7xbf16>
  check.expect_close %0, %e0 : tensor<7xbf16>, tensor<7xbf16>
  return
}
