// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// cosh: even.

// Ordinary numbers and special ones, f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 89.0, -200.0, 1.0,
      -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> : tensor<14xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<14xf32>
  %0 = chlo.cosh %x : tensor<14xf32> -> tensor<14xf32>
  %e0 = stablehlo.constant dense<[1.0, 1.0, 0x7F800000, 0x7F800000, 0x7FC00000, 2.2448064e+38,
      0x7F800000, 1.5430807, 1.5430807, 1.127626, 4.7965674, 10.067662, 1.0050042, 1.0]> :
      tensor<14xf32>
  check.expect_close %0, %e0 : tensor<14xf32>, tensor<14xf32>
  return
}

// -----

// The same in f64.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000,
      0x7FF8000000000000, 89.0, -200.0, 1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> : tensor<14xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<14xf64>
  %0 = chlo.cosh %x : tensor<14xf64> -> tensor<14xf64>
  %e0 = stablehlo.constant dense<[1.0, 1.0, 0x7FF0000000000000, 0x7FF0000000000000,
      0x7FF8000000000000, 2.2448064095871728e+38, 3.6129868840628745e+86, 1.5430806348152437,
      1.5430806348152437, 1.1276259652063807, 4.796567530460195, 10.067661995777765,
      1.0050041680558035, 1.0000000000005]> : tensor<14xf64>
  check.expect_close %0, %e0 : tensor<14xf64>, tensor<14xf64>
  return
}

// -----

// f16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> : tensor<7xf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xf16>
  %0 = chlo.cosh %x : tensor<7xf16> -> tensor<7xf16>
  %e0 = stablehlo.constant dense<[1.543, 1.543, 1.128, 4.797, 10.07, 1.005, 1.0]> : tensor<7xf16>
  check.expect_close %0, %e0 : tensor<7xf16>, tensor<7xf16>
  return
}

// -----

// bf16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e-6]> : tensor<7xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xbf16>
  %0 = chlo.cosh %x : tensor<7xbf16> -> tensor<7xbf16>
  %e0 = stablehlo.constant dense<[1.55, 1.55, 1.125, 4.78, 10.06, 1.01, 1.0]> : tensor<7xbf16>
  check.expect_close %0, %e0 : tensor<7xbf16>, tensor<7xbf16>
  return
}
