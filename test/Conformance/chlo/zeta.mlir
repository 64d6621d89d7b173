// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// zeta(x, q): infinite at x = 1 and, for even x, at q = 0, -1, ..; NaN for x below 1, and
// left of zero unless x is whole.

// Ordinary numbers and special ones, f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[2.0, 3.0, 2.5, 1.5, 2.0, 3.0, 6.0, 2.0, 11.0, 30.0, 1.0625, 4.0, 1.0, 0.5, 2.0,
      3.0, 2.5, 2.0, 3.0, 0x7FC00000, 3.0, 2.0]> : tensor<22xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<22xf32>
  %c_q = stablehlo.constant dense<[1.0, 0.5, 7.25, 1.0, -0.5, -2.5, -20.5, 1000000.0, 3.5, 2.0, 0.125, 100.0, 2.0,
      2.0, -1.0, -1.0, -1.5, 0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000]> : tensor<22xf32>
  %q = stablehlo.optimization_barrier %c_q : tensor<22xf32>
  %0 = chlo.zeta %x, %q : tensor<22xf32>, tensor<22xf32> -> tensor<22xf32>
  %e0 = stablehlo.constant dense<[1.644934, 8.414398, 0.037885755, 2.6123753, 8.934802, 0.054102026, 128.18523,
      1.0000005e-06, 1.1096487e-06, 9.313275e-10, 25.49916, 3.3836668e-07, 0x7F800000,
      0x7FC00000, 0x7F800000, 0x7FC00000, 0x7FC00000, 0x7F800000, 0x7FC00000,
      0x7FC00000, 0.0, 0x7FC00000]> : tensor<22xf32>
  check.expect_close %0, %e0, max_ulp_difference = 32 : tensor<22xf32>, tensor<22xf32>
  return
}

// -----

// Ordinary numbers and special ones, f64.
func.func @main() {
  %c_x = stablehlo.constant dense<[2.0, 3.0, 2.5, 1.5, 2.0, 3.0, 6.0, 2.0, 11.0, 30.0, 1.0625, 4.0, 1.0, 0.5, 2.0,
      3.0, 2.5, 2.0, 3.0, 0x7FF8000000000000, 3.0, 2.0]> : tensor<22xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<22xf64>
  %c_q = stablehlo.constant dense<[1.0, 0.5, 7.25, 1.0, -0.5, -2.5, -20.5, 1000000.0, 3.5, 2.0, 0.125, 100.0, 2.0,
      2.0, -1.0, -1.0, -1.5, 0.0, 0.0, 1.0, 0x7FF0000000000000, 0x7FF8000000000000]> : tensor<22xf64>
  %q = stablehlo.optimization_barrier %c_q : tensor<22xf64>
  %0 = chlo.zeta %x, %q : tensor<22xf64>, tensor<22xf64> -> tensor<22xf64>
  %e0 = stablehlo.constant dense<[1.6449340668482264, 8.41439832211716, 0.03788575430344532, 2.612375348685488,
      8.934802200544679, 0.0541020258208637, 128.1852257612085, 1.0000005000001667e-06,
      1.1096486555426022e-06, 9.313274324196682e-10, 25.49916126966568,
      3.383666650002222e-07, 0x7FF0000000000000, 0x7FF8000000000000,
      0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF0000000000000,
      0x7FF8000000000000, 0x7FF8000000000000, 0.0, 0x7FF8000000000000]> : tensor<22xf64>
  check.expect_close %0, %e0, max_ulp_difference = 64 : tensor<22xf64>, tensor<22xf64>
  return
}

// -----

// Close below zero and -1: the distance to the whole number counts, f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[2.0, 3.0, 2.0, 3.0, 4.0, 5.0]> : tensor<6xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<6xf32>
  %c_q = stablehlo.constant dense<[-1.0e-10, -1.0e-05, -1.0e-05, -1.0009765625, -0.001,
      -1.0e-06]> : tensor<6xf32>
  %q = stablehlo.optimization_barrier %c_q : tensor<6xf32>
  %0 = chlo.zeta %x, %q : tensor<6xf32>, tensor<6xf32> -> tensor<6xf32>
  %e0 = stablehlo.constant dense<[9.99999973e+19, -1.00000008e+15, 1.00000005e+10, -1.07374182e+9,
      9.9999981e+11, -1.00000001e+30]> : tensor<6xf32>
  check.expect_close %0, %e0, max_ulp_difference = 8 : tensor<6xf32>, tensor<6xf32>
  return
}

// -----

// Close below zero and -1, f64.
func.func @main() {
  %c_x = stablehlo.constant dense<[2.0, 3.0, 2.0, 3.0, 4.0, 5.0]> : tensor<6xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<6xf64>
  %c_q = stablehlo.constant dense<[-1.0e-10, -1.0e-05, -1.0e-05, -1.0009765625, -0.001,
      -1.0e-06]> : tensor<6xf64>
  %q = stablehlo.optimization_barrier %c_q : tensor<6xf64>
  %0 = chlo.zeta %x, %q : tensor<6xf64>, tensor<6xf64> -> tensor<6xf64>
  %e0 = stablehlo.constant dense<[9.9999999999999993e+19, -999999999999998.55, 10000000001.644956,
      -1073741823.7918423, 1000000000001.0864, -1.0000000000000002e+30]> : tensor<6xf64>
  check.expect_close %0, %e0, max_ulp_difference = 8 : tensor<6xf64>, tensor<6xf64>
  return
}
