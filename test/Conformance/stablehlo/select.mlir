// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// select: by element, or all by a predicate of rank 0.

// By element.
func.func @main() {
  %c_p = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %c_x = stablehlo.constant dense<[1.0, 2.0, 0x7FC00000]> : tensor<3xf32>
  %c_y = stablehlo.constant dense<[4.0, 5.0, 6.0]> : tensor<3xf32>
  %p = stablehlo.optimization_barrier %c_p : tensor<3xi1>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xf32>
  %y = stablehlo.optimization_barrier %c_y : tensor<3xf32>
  %0 = stablehlo.select %p, %x, %y : tensor<3xi1>, tensor<3xf32>
  check.expect_eq_const %0, dense<[1.0, 5.0, 0x7FC00000]> : tensor<3xf32>
  return
}

// -----

// By a scalar; i8 and i1 values.
func.func @main() {
  %c_p = stablehlo.constant dense<false> : tensor<i1>
  %c_x = stablehlo.constant dense<[1, 2]> : tensor<2xi8>
  %c_y = stablehlo.constant dense<[3, 4]> : tensor<2xi8>
  %c_q = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %c_z = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %p = stablehlo.optimization_barrier %c_p : tensor<i1>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xi8>
  %y = stablehlo.optimization_barrier %c_y : tensor<2xi8>
  %q = stablehlo.optimization_barrier %c_q : tensor<2xi1>
  %z = stablehlo.optimization_barrier %c_z : tensor<2xi1>
  %0 = stablehlo.select %p, %x, %y : tensor<i1>, tensor<2xi8>
  %1 = stablehlo.select %q, %q, %z : tensor<2xi1>, tensor<2xi1>
  check.expect_eq_const %0, dense<[3, 4]> : tensor<2xi8>
  check.expect_eq_const %1, dense<[true, true]> : tensor<2xi1>
  return
}
