// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// atan: pi/2 at infinity.

// Ordinary numbers and special ones, f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 3.0e+38, 1.0,
      -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> : tensor<13xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<13xf32>
  %0 = chlo.atan %x : tensor<13xf32> -> tensor<13xf32>
  %e0 = stablehlo.constant dense<[0.0, -0.0, 1.5707964, -1.5707964, 0x7FC00000, 1.5707964,
      0.7853982, -0.7853982, 0.4636476, -1.152572, 1.2490457, 0.09966865, 1.0e-6]> : tensor<13xf32>
  check.expect_close %0, %e0 : tensor<13xf32>, tensor<13xf32>
  return
}

// -----

// The same in f64.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000,
      0x7FF8000000000000, 3.0e+38, 1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> : tensor<13xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<13xf64>
  %0 = chlo.atan %x : tensor<13xf64> -> tensor<13xf64>
  %e0 = stablehlo.constant dense<[0.0, -0.0, 1.5707963267948966, -1.5707963267948966,
      0x7FF8000000000000, 1.5707963267948966, 0.7853981633974483, -0.7853981633974483,
      0.4636476090008061, -1.1525719972156676, 1.2490457723982544, 0.09966865249116204,
      9.999999999996666e-7]> : tensor<13xf64>
  check.expect_close %0, %e0 : tensor<13xf64>, tensor<13xf64>
  return
}

// -----

// f16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> : tensor<7xf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xf16>
  %0 = chlo.atan %x : tensor<7xf16> -> tensor<7xf16>
  %e0 = stablehlo.constant dense<[0.785, -0.785, 0.4636, -1.152, 1.249, 0.0997, 1.0e-6]> :
      tensor<7xf16>
  check.expect_close %0, %e0 : tensor<7xf16>, tensor<7xf16>
  return
}

// -----

// bf16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> : tensor<7xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xbf16>
  %0 = chlo.atan %x : tensor<7xbf16> -> tensor<7xbf16>
  %e0 = stablehlo.constant dense<[0.785, -0.785, 0.463, -1.16, 1.25, 0.0996, 1.0e-6]> :
      tensor<7xbf16>
  check.expect_close %0, %e0 : tensor<7xbf16>, tensor<7xbf16>
  return
}
