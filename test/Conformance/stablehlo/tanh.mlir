// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// tanh: odd, exact near zero, 1 at the ends.

// Ordinary numbers and special ones, f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 20.0, -20.0,
      1.0e-30, 1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> : tensor<15xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<15xf32>
  %0 = stablehlo.tanh %x : tensor<15xf32>
  %e0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0x7FC00000, 1.0, -1.0, 1.0e-30, 0.7615942,
      -0.7615942, 0.46211717, -0.9780261, 0.9950548, 0.099667996, 1.0e-6]> : tensor<15xf32>
  check.expect_close %0, %e0 : tensor<15xf32>, tensor<15xf32>
  return
}

// -----

// The same in f64.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000,
      0x7FF8000000000000, 20.0, -20.0, 1.0e-30, 1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> :
      tensor<15xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<15xf64>
  %0 = stablehlo.tanh %x : tensor<15xf64>
  %e0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0x7FF8000000000000, 1.0, -1.0, 1.0e-30,
      0.7615941559557649, -0.7615941559557649, 0.46211715726000974, -0.9780261147388136,
      0.9950547536867305, 0.09966799462495582, 9.999999999996666e-7]> : tensor<15xf64>
  check.expect_close %0, %e0 : tensor<15xf64>, tensor<15xf64>
  return
}

// -----

// f16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> : tensor<7xf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xf16>
  %0 = stablehlo.tanh %x : tensor<7xf16>
  %e0 = stablehlo.constant dense<[0.7617, -0.7617, 0.4622, -0.978, 0.995, 0.0997, 1.0e-6]> :
      tensor<7xf16>
  check.expect_close %0, %e0 : tensor<7xf16>, tensor<7xf16>
  return
}

// -----

// bf16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> : tensor<7xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xbf16>
  %0 = stablehlo.tanh %x : tensor<7xbf16>
  %e0 = stablehlo.constant dense<[0.76, -0.76, 0.463, -0.977, 0.996, 0.0996, 1.0e-6]> :
      tensor<7xbf16>
  check.expect_close %0, %e0 : tensor<7xbf16>, tensor<7xbf16>
  return
}
