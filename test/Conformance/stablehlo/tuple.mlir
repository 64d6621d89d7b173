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

// -----

// Tuples in and out of a function, and tokens through a loop and a choice.
func.func @main() {
  %c = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %x = stablehlo.optimization_barrier %c : tensor<2xf32>
  %n = stablehlo.constant dense<40> : tensor<i32>
  %i = stablehlo.optimization_barrier %n : tensor<i32>
  %k = stablehlo.after_all : !stablehlo.token
  %t = stablehlo.tuple %x, %k : tuple<tensor<2xf32>, !stablehlo.token>
  %0 = call @twice(%t) : (tuple<tensor<2xf32>, !stablehlo.token>) -> tuple<!stablehlo.token, tensor<2xf32>>
  %1 = stablehlo.get_tuple_element %0[1] : (tuple<!stablehlo.token, tensor<2xf32>>) -> tensor<2xf32>
  %2 = stablehlo.get_tuple_element %0[0] : (tuple<!stablehlo.token, tensor<2xf32>>) -> !stablehlo.token
  %3:3 = stablehlo.while(%a = %i, %b = %1, %l = %2) : tensor<i32>, tensor<2xf32>, !stablehlo.token
  cond {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %p = stablehlo.compare GT, %a, %zero, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %m = stablehlo.subtract %a, %one : tensor<i32>
    %y:2 = "stablehlo.case"(%m) ({
      %z = stablehlo.negate %b : tensor<2xf32>
      stablehlo.return %z, %l : tensor<2xf32>, !stablehlo.token
    }, {
      %z = stablehlo.add %b, %x : tensor<2xf32>
      %after = stablehlo.after_all %l : !stablehlo.token
      stablehlo.return %z, %after : tensor<2xf32>, !stablehlo.token
    }) : (tensor<i32>) -> (tensor<2xf32>, !stablehlo.token)
    stablehlo.return %m, %y#0, %y#1 : tensor<i32>, tensor<2xf32>, !stablehlo.token
  }
  check.expect_eq_const %3#1, dense<[-41.0, -82.0]> : tensor<2xf32>
  return
}
func.func private @twice(%t: tuple<tensor<2xf32>, !stablehlo.token>) -> tuple<!stablehlo.token, tensor<2xf32>> {
  %x = stablehlo.get_tuple_element %t[0] : (tuple<tensor<2xf32>, !stablehlo.token>) -> tensor<2xf32>
  %k = stablehlo.get_tuple_element %t[1] : (tuple<tensor<2xf32>, !stablehlo.token>) -> !stablehlo.token
  %y = stablehlo.add %x, %x : tensor<2xf32>
  %r = stablehlo.tuple %k, %y : tuple<!stablehlo.token, tensor<2xf32>>
  return %r : tuple<!stablehlo.token, tensor<2xf32>>
}
