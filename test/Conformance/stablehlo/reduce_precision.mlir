// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// reduce_precision: rounds to fewer bits in the same type. What is too large becomes infinite, what
// is too small zero, NaN stays.

// e8m7: to bf16 and back.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0039062, 1.0117188, 3.4e+38, 0x7FC00000, 0x7F800000, -0.0,
      0.1]> : tensor<7xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<7xf32>
  %0 = stablehlo.reduce_precision %x, format = e8m7 : tensor<7xf32>
  check.expect_eq_const %0, dense<[1.0, 1.015625, 0x7F800000, 0x7FC00000, 0x7F800000, -0.0,
      0.100097656]> : tensor<7xf32>
  return
}

// -----

// e5m10: there are no subnormal numbers of the narrow format.
func.func @main() {
  %c_x = stablehlo.constant dense<[65519.0, 65520.0, 6.1035156e-5, 6.0e-5, -6.0e-5, 1.0004883]> :
      tensor<6xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<6xf32>
  %0 = stablehlo.reduce_precision %x, format = e5m10 : tensor<6xf32>
  check.expect_eq_const %0, dense<[65504.0, 0x7F800000, 6.1035156e-5, 0.0, -0.0, 1.0]> :
      tensor<6xf32>
  return
}

// -----

// e8m23 changes nothing; f64 to e8m23.
func.func @main() {
  %c_x = stablehlo.constant dense<[0.1, 1.0e-45]> : tensor<2xf32>
  %c_y = stablehlo.constant dense<[0.1, 1.0e+300, 1.0e-40]> : tensor<3xf64>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xf32>
  %y = stablehlo.optimization_barrier %c_y : tensor<3xf64>
  %0 = stablehlo.reduce_precision %x, format = e8m23 : tensor<2xf32>
  %1 = stablehlo.reduce_precision %y, format = e8m23 : tensor<3xf64>
  check.expect_eq_const %0, dense<[0.1, 1.0e-45]> : tensor<2xf32>
  check.expect_eq_const %1, dense<[0.10000000149011612, 0x7FF0000000000000, 0.0]> : tensor<3xf64>
  return
}
