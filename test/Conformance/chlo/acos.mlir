// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// acos: NaN outside of [-1, 1].

// Ordinary numbers and special ones, f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, 0x7FC00000, 2.0, 1.0, -1.0, 0.5, 0.1]> : tensor<7xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xf32>
  %0 = chlo.acos %x : tensor<7xf32> -> tensor<7xf32>
  %e0 = stablehlo.constant dense<[1.5707964, 0x7FC00000, 0x7FC00000, 0.0, 3.1415927, 1.0471976,
      1.4706289]> : tensor<7xf32>
  check.expect_close %0, %e0 : tensor<7xf32>, tensor<7xf32>
  return
}

// -----

// The same in f64.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, 0x7FF8000000000000, 2.0, 1.0, -1.0, 0.5, 0.1]> :
      tensor<7xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xf64>
  %0 = chlo.acos %x : tensor<7xf64> -> tensor<7xf64>
  %e0 = stablehlo.constant dense<[1.5707963267948966, 0x7FF8000000000000, 0x7FF8000000000000, 0.0,
      3.141592653589793, 1.0471975511965979, 1.4706289056333368]> : tensor<7xf64>
  check.expect_close %0, %e0 : tensor<7xf64>, tensor<7xf64>
  return
}

// -----

// f16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -1.0, 0.5, 0.1]> : tensor<4xf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<4xf16>
  %0 = chlo.acos %x : tensor<4xf16> -> tensor<4xf16>
  %e0 = stablehlo.constant dense<[0.0, 3.14, 1.047, 1.471]> : tensor<4xf16>
  check.expect_close %0, %e0 : tensor<4xf16>, tensor<4xf16>
  return
}

// -----

// bf16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -1.0, 0.5, 0.1]> : tensor<4xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<4xbf16>
  %0 = chlo.acos %x : tensor<4xbf16> -> tensor<4xbf16>
  %e0 = stablehlo.constant dense<[0.0, 3.14, 1.05, 1.47]> : tensor<4xbf16>
  check.expect_close %0, %e0 : tensor<4xbf16>, tensor<4xbf16>
  return
}
