// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// tuple, get_tuple_element, after_all: values together, and tokens.

// A tuple within a tuple.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %c_y = stablehlo.constant dense<7> : tensor<i32>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xf32>
  %y = stablehlo.optimization_barrier %c_y : tensor<i32>
  %t = stablehlo.tuple %x, %y : tuple<tensor<2xf32>, tensor<i32>>
  %u = stablehlo.tuple %y, %t : tuple<tensor<i32>, tuple<tensor<2xf32>, tensor<i32>>>
  %v = stablehlo.get_tuple_element %u[1] : (tuple<tensor<i32>, tuple<tensor<2xf32>, tensor<i32>>>) -> tuple<tensor<2xf32>, tensor<i32>>
  %0 = stablehlo.get_tuple_element %v[0] : (tuple<tensor<2xf32>, tensor<i32>>) -> tensor<2xf32>
  %1 = stablehlo.get_tuple_element %u[0] : (tuple<tensor<i32>, tuple<tensor<2xf32>, tensor<i32>>>) -> tensor<i32>
  %k = stablehlo.after_all : !stablehlo.token
  %l = stablehlo.after_all %k, %k : !stablehlo.token
  check.expect_eq_const %0, dense<[1.0, 2.0]> : tensor<2xf32>
  check.expect_eq_const %1, dense<7> : tensor<i32>
  return
}
