// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// is_pos_inf: NaN is not infinite.

// All kinds of numbers, f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, 1.0, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<5xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<5xf32>
  %0 = chlo.is_pos_inf %x : tensor<5xf32> -> tensor<5xi1>
  check.expect_eq_const %0, dense<[false, false, true, false, false]> : tensor<5xi1>
  return
}

// -----

// All kinds of numbers, bf16.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.0, 1.0, 0x7F80, 0xFF80, 0x7FC0]> : tensor<5xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<5xbf16>
  %0 = chlo.is_pos_inf %x : tensor<5xbf16> -> tensor<5xi1>
  check.expect_eq_const %0, dense<[false, false, true, false, false]> : tensor<5xi1>
  return
}
