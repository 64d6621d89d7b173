// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// digamma: NaN at 0 and the negative integers.

// Ordinary numbers and special ones, f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[0x7F800000, 0x7FC00000, 0.0, -1.0, 1.0, 2.0, 0.5, 3.5, 10.0,
      -1.5]> : tensor<10xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<10xf32>
  %0 = chlo.digamma %x : tensor<10xf32> -> tensor<10xf32>
  %e0 = stablehlo.constant dense<[0x7F800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, -0.5772157,
      0.42278433, -1.96351, 1.1031567, 2.2517526, 0.70315665]> : tensor<10xf32>
  check.expect_close %0, %e0 : tensor<10xf32>, tensor<10xf32>
  return
}

// -----

// The same in f64.
func.func @main() {
  %c_x = stablehlo.constant dense<[0x7FF0000000000000, 0x7FF8000000000000, 0.0, -1.0, 1.0, 2.0, 0.5,
      3.5, 10.0, -1.5]> : tensor<10xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<10xf64>
  %0 = chlo.digamma %x : tensor<10xf64> -> tensor<10xf64>
  %e0 = stablehlo.constant dense<[0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000,
      0x7FF8000000000000, -0.5772156649015329, 0.42278433509846713, -1.9635100260214235,
      1.103156640645243, 2.251752589066721, 0.7031566406452434]> : tensor<10xf64>
  check.expect_close %0, %e0, max_ulp_difference = 16 : tensor<10xf64>, tensor<10xf64>
  return
}

// -----

// f16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, 2.0, 0.5, 3.5, 1.0e+1, -1.5]> : tensor<6xf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<6xf16>
  %0 = chlo.digamma %x : tensor<6xf16> -> tensor<6xf16>
  %e0 = stablehlo.constant dense<[-0.577, 0.4229, -1.964, 1.104, 2.252, 0.703]> : tensor<6xf16>
  check.expect_close %0, %e0 : tensor<6xf16>, tensor<6xf16>
  return
}

// -----

// bf16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, 2.0, 0.5, 3.5, 1.0e+1, -1.5]> : tensor<6xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<6xbf16>
  %0 = chlo.digamma %x : tensor<6xbf16> -> tensor<6xbf16>
  %e0 = stablehlo.constant dense<[-0.58, 0.422, -1.96, 1.1, 2.25, 0.703]> : tensor<6xbf16>
  check.expect_close %0, %e0 : tensor<6xbf16>, tensor<6xbf16>
  return
}
