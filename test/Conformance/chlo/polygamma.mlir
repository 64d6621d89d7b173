// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// polygamma(n, x): NaN unless n is whole and at least 0; poles at 0, -1, .. as zeta has them.

// Ordinary numbers and special ones, f32.
func.func @main() {
  %c_n = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 1.0, 2.0, 5.0, 10.0, 1.0, 4.0, 1.5, -1.0, 1.0, 2.0, 1.0,
      0x7FC00000, 3.0]> : tensor<17xf32>
  %n = stablehlo.optimization_barrier %c_n : tensor<17xf32>
  %c_x = stablehlo.constant dense<[0.5, 0.5, 1.5, 2.0, 30.25, -0.5, 0.25, 3.0, -7.25, 1.0, 0.5, 0.5, -1.0, -1.0,
      0.0, 1.0, 0x7FC00000]> : tensor<17xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<17xf32>
  %0 = chlo.polygamma %n, %x : tensor<17xf32>, tensor<17xf32> -> tensor<17xf32>
  %e0 = stablehlo.constant dense<[-1.96351, 4.934802, -0.8287966, 0.4939394, 0.03361028, -0.8287966, 491552.5,
      -21.436607, 19.610355, -24.886267, 0x7FC00000, 0x7FC00000, 0x7F800000,
      0x7FC00000, 0x7F800000, 0x7FC00000, 0x7FC00000]> : tensor<17xf32>
  check.expect_close %0, %e0, max_ulp_difference = 64 : tensor<17xf32>, tensor<17xf32>
  return
}

// -----

// Ordinary numbers and special ones, f64.
func.func @main() {
  %c_n = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 1.0, 2.0, 5.0, 10.0, 1.0, 4.0, 1.5, -1.0, 1.0, 2.0, 1.0,
      0x7FF8000000000000, 3.0]> : tensor<17xf64>
  %n = stablehlo.optimization_barrier %c_n : tensor<17xf64>
  %c_x = stablehlo.constant dense<[0.5, 0.5, 1.5, 2.0, 30.25, -0.5, 0.25, 3.0, -7.25, 1.0, 0.5, 0.5, -1.0, -1.0,
      0.0, 1.0, 0x7FF8000000000000]> : tensor<17xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<17xf64>
  %0 = chlo.polygamma %n, %x : tensor<17xf64>, tensor<17xf64> -> tensor<17xf64>
  %e0 = stablehlo.constant dense<[-1.9635100260214235, 4.934802200544679, -0.82879664423432, 0.49393940226682914,
      0.0336102817442533, -0.82879664423432, 491552.5137676813, -21.43660662871299,
      19.61035453929327, -24.88626612344088, 0x7FF8000000000000, 0x7FF8000000000000,
      0x7FF0000000000000, 0x7FF8000000000000, 0x7FF0000000000000, 0x7FF8000000000000,
      0x7FF8000000000000]> : tensor<17xf64>
  check.expect_close %0, %e0, max_ulp_difference = 256 : tensor<17xf64>, tensor<17xf64>
  return
}
