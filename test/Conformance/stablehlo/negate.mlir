// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// negate: the sign bit changes, of zeros too; integers wrap; i1 stays as it is.

// Ordinary numbers and special ones, f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 1.0, -1.0, 0.5,
      -2.25, 3.0, 0.1, 100.0]> : tensor<12xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<12xf32>
  %0 = stablehlo.negate %x : tensor<12xf32>
  check.expect_eq_const %0, dense<[-0.0, 0.0, 0xFF800000, 0x7F800000, 0x7FC00000, -1.0, 1.0, -0.5,
      2.25, -3.0, -0.1, -100.0]> : tensor<12xf32>
  return
}

// -----

// The same in f64.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000,
      0x7FF8000000000000, 1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 100.0]> : tensor<12xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<12xf64>
  %0 = stablehlo.negate %x : tensor<12xf64>
  check.expect_eq_const %0, dense<[-0.0, 0.0, 0xFFF0000000000000, 0x7FF0000000000000,
      0x7FF8000000000000, -1.0, 1.0, -0.5, 2.25, -3.0, -0.1, -100.0]> : tensor<12xf64>
  return
}

// -----

// f16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e+2]> : tensor<7xf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xf16>
  %0 = stablehlo.negate %x : tensor<7xf16>
  check.expect_eq_const %0, dense<[-1.0, 1.0, -0.5, 2.25, -3.0, -0.1, -1.0e+2]> : tensor<7xf16>
  return
}

// -----

// bf16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e+2]> : tensor<7xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xbf16>
  %0 = stablehlo.negate %x : tensor<7xbf16>
  check.expect_eq_const %0, dense<[-1.0, 1.0, -0.5, 2.25, -3.0, -0.1, -1.0e+2]> : tensor<7xbf16>
  return
}

// -----

// Integers wrap.
func.func @main() {
  %c_x = stablehlo.constant dense<[-2147483648, 7, 0]> : tensor<3xi32>
  %c_y = stablehlo.constant dense<[0, 1, 255]> : tensor<3xui8>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xi32>
  %y = stablehlo.optimization_barrier %c_y : tensor<3xui8>
  %0 = stablehlo.negate %x : tensor<3xi32>
  %1 = stablehlo.negate %y : tensor<3xui8>
  check.expect_eq_const %0, dense<[-2147483648, -7, 0]> : tensor<3xi32>
  check.expect_eq_const %1, dense<[0, 255, 1]> : tensor<3xui8>
  return
}
