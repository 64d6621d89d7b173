// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// or: on each pair of bits.

// Signed.
func.func @main() {
  %c_x = stablehlo.constant dense<[12, -128]> : tensor<2xi8>
  %c_y = stablehlo.constant dense<[10, -1]> : tensor<2xi8>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xi8>
  %y = stablehlo.optimization_barrier %c_y : tensor<2xi8>
  %0 = stablehlo.or %x, %y : tensor<2xi8>
  check.expect_eq_const %0, dense<[14, -1]> : tensor<2xi8>
  return
}

// -----

// Unsigned, 64 bits.
func.func @main() {
  %c_x = stablehlo.constant dense<[17361641481138401520]> : tensor<1xui64>
  %c_y = stablehlo.constant dense<[18374966859414961920]> : tensor<1xui64>
  %x = stablehlo.optimization_barrier %c_x : tensor<1xui64>
  %y = stablehlo.optimization_barrier %c_y : tensor<1xui64>
  %0 = stablehlo.or %x, %y : tensor<1xui64>
  check.expect_eq_const %0, dense<[18442521884633399280]> : tensor<1xui64>
  return
}

// -----

// i1.
func.func @main() {
  %c_x = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %c_y = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %x = stablehlo.optimization_barrier %c_x : tensor<4xi1>
  %y = stablehlo.optimization_barrier %c_y : tensor<4xi1>
  %0 = stablehlo.or %x, %y : tensor<4xi1>
  check.expect_eq_const %0, dense<[false, true, true, true]> : tensor<4xi1>
  return
}
