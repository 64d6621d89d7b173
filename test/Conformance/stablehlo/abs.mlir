// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// abs: magnitude; -0 becomes 0, the smallest integer stays.

// Ordinary numbers and special ones, f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 1.0, -1.0, 0.5,
      -2.25, 3.0, 0.1, 100.0]> : tensor<12xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<12xf32>
  %0 = stablehlo.abs %x : tensor<12xf32>
  check.expect_eq_const %0, dense<[0.0, 0.0, 0x7F800000, 0x7F800000, 0x7FC00000, 1.0, 1.0, 0.5,
      2.25, 3.0, 0.1, 100.0]> : tensor<12xf32>
  return
}

// -----

// The same in f64.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000,
      0x7FF8000000000000, 1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 100.0]> : tensor<12xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<12xf64>
  %0 = stablehlo.abs %x : tensor<12xf64>
  check.expect_eq_const %0, dense<[0.0, 0.0, 0x7FF0000000000000, 0x7FF0000000000000,
      0x7FF8000000000000, 1.0, 1.0, 0.5, 2.25, 3.0, 0.1, 100.0]> : tensor<12xf64>
  return
}

// -----

// f16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e+2]> : tensor<7xf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xf16>
  %0 = stablehlo.abs %x : tensor<7xf16>
  check.expect_eq_const %0, dense<[1.0, 1.0, 0.5, 2.25, 3.0, 0.1, 1.0e+2]> : tensor<7xf16>
  return
}

// -----

// bf16: computed in f32 and rounded once.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -1.0, 0.5, -2.25, 3.0, 0.1, 1.0e+2]> : tensor<7xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xbf16>
  %0 = stablehlo.abs %x : tensor<7xbf16>
  check.expect_eq_const %0, dense<[1.0, 1.0, 0.5, 2.25, 3.0, 0.1, 1.0e+2]> : tensor<7xbf16>
  return
}

// -----

// Integers wrap: there is no magnitude of the smallest.
func.func @main() {
  %c_x = stablehlo.constant dense<[-128, -127, 0, 5]> : tensor<4xi8>
  %x = stablehlo.optimization_barrier %c_x : tensor<4xi8>
  %0 = stablehlo.abs %x : tensor<4xi8>
  check.expect_eq_const %0, dense<[-128, 127, 0, 5]> : tensor<4xi8>
  return
}

// -----

// 64 bits, and 4.
func.func @main() {
  %c_x = stablehlo.constant dense<[-9223372036854775808, -3]> : tensor<2xi64>
  %c_y = stablehlo.constant dense<[-8, -7, 7]> : tensor<3xi4>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xi64>
  %y = stablehlo.optimization_barrier %c_y : tensor<3xi4>
  %0 = stablehlo.abs %x : tensor<2xi64>
  %1 = stablehlo.abs %y : tensor<3xi4>
  check.expect_eq_const %0, dense<[-9223372036854775808, 3]> : tensor<2xi64>
  check.expect_eq_const %1, dense<[-8, 7, 7]> : tensor<3xi4>
  return
}

// -----

// Rank 0.
func.func @main() {
  %c_x = stablehlo.constant dense<-2.5> : tensor<f32>
  %x = stablehlo.optimization_barrier %c_x : tensor<f32>
  %0 = stablehlo.abs %x : tensor<f32>
  check.expect_eq_const %0, dense<2.5> : tensor<f32>
  return
}

// -----

// No elements at all.
func.func @main() {
  %c_x = stablehlo.constant dense<> : tensor<0x3xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<0x3xf32>
  %0 = stablehlo.abs %x : tensor<0x3xf32>
  check.expect_eq_const %0, dense<> : tensor<0x3xf32>
  return
}
