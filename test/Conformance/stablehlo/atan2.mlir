// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// atan2: the quadrant follows from the signs, of zeros too.

// f32.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, 0.0, -0.0, 0.0, -0.0, 1.0, 0x7F800000, 0x7FC00000, -1.0]> :
      tensor<9xf32>
  %c_y = stablehlo.constant dense<[1.0, 1.0, 1.0, -1.0, -1.0, 0.0, 0xFF800000, 1.0, -2.0]> :
      tensor<9xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<9xf32>
  %y = stablehlo.optimization_barrier %c_y : tensor<9xf32>
  %0 = stablehlo.atan2 %x, %y : tensor<9xf32>
  %e0 = stablehlo.constant dense<[0.7853982, 0.0, -0.0, 3.1415927, -3.1415927, 1.5707964, 2.3561945,
      0x7FC00000, -2.6779451]> : tensor<9xf32>
  check.expect_close %0, %e0 : tensor<9xf32>, tensor<9xf32>
  return
}

// -----

// f64.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, 0.0, -0.0, 0.0, -0.0, 1.0, 0x7FF0000000000000,
      0x7FF8000000000000, -1.0]> : tensor<9xf64>
  %c_y = stablehlo.constant dense<[1.0, 1.0, 1.0, -1.0, -1.0, 0.0, 0xFFF0000000000000, 1.0, -2.0]> :
      tensor<9xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<9xf64>
  %y = stablehlo.optimization_barrier %c_y : tensor<9xf64>
  %0 = stablehlo.atan2 %x, %y : tensor<9xf64>
  %e0 = stablehlo.constant dense<[0.7853981633974483, 0.0, -0.0, 3.141592653589793,
      -3.141592653589793, 1.5707963267948966, 2.356194490192345, 0x7FF8000000000000,
      -2.677945044588987]> : tensor<9xf64>
  check.expect_close %0, %e0 : tensor<9xf64>, tensor<9xf64>
  return
}

// -----

// bf16.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, -3.0]> : tensor<2xbf16>
  %c_y = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xbf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xbf16>
  %y = stablehlo.optimization_barrier %c_y : tensor<2xbf16>
  %0 = stablehlo.atan2 %x, %y : tensor<2xbf16>
  %e0 = stablehlo.constant dense<[0.785, -0.984]> : tensor<2xbf16>
  check.expect_close %0, %e0 : tensor<2xbf16>, tensor<2xbf16>
  return
}
