// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// erf_inv: infinite at -1 and 1, NaN outside.

// Ordinary numbers and special ones, f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 2.0, 0x7FC00000, 1.0e-30, 0.9999999, 0.5,
      -0.5, 0.1, 0.9, -0.99]> : tensor<13xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<13xf32>
  %0 = chlo.erf_inv %x : tensor<13xf32> -> tensor<13xf32>
  %e0 = stablehlo.constant dense<[0.0, 0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7FC00000,
      8.862269e-31, 3.7439213, 0.47693628, -0.47693628, 0.08885599, 1.1630871, -1.8213866]> :
      tensor<13xf32>
  check.expect_close %0, %e0 : tensor<13xf32>, tensor<13xf32>
  return
}

// -----

// The same in f64.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 2.0, 0x7FF8000000000000, 1.0e-30,
      0.9999999, 0.5, -0.5, 0.1, 0.9, -0.99]> : tensor<13xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<13xf64>
  %0 = chlo.erf_inv %x : tensor<13xf64> -> tensor<13xf64>
  %e0 = stablehlo.constant dense<[0.0, 0.0, 0x7FF0000000000000, 0xFFF0000000000000,
      0x7FF8000000000000, 0x7FF8000000000000, 8.862269254527581e-31, 3.766562581638471,
      0.4769362762044699, -0.4769362762044699, 0.08885599049425769, 1.1630871536766743,
      -1.8213863677184496]> : tensor<13xf64>
  check.expect_close %0, %e0, max_ulp_difference = 8 : tensor<13xf64>, tensor<13xf64>
  return
}

// -----

// f16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.5, -0.5, 0.1, 0.9, -0.99]> : tensor<5xf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<5xf16>
  %0 = chlo.erf_inv %x : tensor<5xf16> -> tensor<5xf16>
  %e0 = stablehlo.constant dense<[0.477, -0.477, 0.0888, 1.163, -1.827]> : tensor<5xf16>
  check.expect_close %0, %e0 : tensor<5xf16>, tensor<5xf16>
  return
}

// -----

// bf16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.5, -0.5, 0.1, 0.9, -0.99]> : tensor<5xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<5xbf16>
  %0 = chlo.erf_inv %x : tensor<5xbf16> -> tensor<5xbf16>
  %e0 = stablehlo.constant dense<[0.477, -0.477, 0.089, 1.16, -1.78]> : tensor<5xbf16>
  check.expect_close %0, %e0 : tensor<5xbf16>, tensor<5xbf16>
  return
}
