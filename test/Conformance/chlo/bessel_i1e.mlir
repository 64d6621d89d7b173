// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// exp(-|x|) I1(x), which is odd.

// Ordinary numbers and special ones, f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.5, -3.0, 0.001, 7.75, 8.0, 8.25, -12.0, 40.0, 1000.0, 1.0e-30, 3.5, 0x7F800000,
      0xFF800000, 0x7FC00000, -0.0, 0.0]> : tensor<16xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<16xf32>
  %0 = chlo.bessel_i1e %x : tensor<16xf32> -> tensor<16xf32>
  %e0 = stablehlo.constant dense<[0.1564208, -0.19682671, 0.0004995003, 0.1360511, 0.13414249, 0.13231017,
      -0.1114643, 0.06248223, 0.01261093, 5.0e-31, 0.18739998, 0.0, -0.0, 0x7FC00000,
      -0.0, 0.0]> : tensor<16xf32>
  check.expect_close %0, %e0, max_ulp_difference = 16 : tensor<16xf32>, tensor<16xf32>
  return
}

// -----

// Ordinary numbers and special ones, f64.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.5, -3.0, 0.001, 7.75, 8.0, 8.25, -12.0, 40.0, 1000.0, 1.0e-30, 3.5,
      0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, -0.0, 0.0]> : tensor<16xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<16xf64>
  %0 = chlo.bessel_i1e %x : tensor<16xf64> -> tensor<16xf64>
  %e0 = stablehlo.constant dense<[0.1564208031848717, -0.19682671329730086, 0.0004995003123542213,
      0.1360511000803391, 0.13414249329269817, 0.13231017396500142,
      -0.11146429929018098, 0.062482229074442064, 0.012610930256928629, 5.0e-31,
      0.18739997660305, 0.0, -0.0, 0x7FF8000000000000, -0.0, 0.0]> : tensor<16xf64>
  check.expect_close %0, %e0, max_ulp_difference = 64 : tensor<16xf64>, tensor<16xf64>
  return
}
