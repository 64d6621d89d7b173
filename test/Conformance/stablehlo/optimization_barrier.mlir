// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// optimization_barrier: its operands.

// Several operands, and none.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, 0x7FC00000]> : tensor<2xf32>
  %c_y = stablehlo.constant dense<true> : tensor<i1>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xf32>
  %y = stablehlo.optimization_barrier %c_y : tensor<i1>
  %0:2 = stablehlo.optimization_barrier %x, %y : tensor<2xf32>, tensor<i1>
  stablehlo.optimization_barrier ()
  check.expect_eq_const %0#0, dense<[1.0, 0x7FC00000]> : tensor<2xf32>
  check.expect_eq_const %0#1, dense<true> : tensor<i1>
  return
}
