// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// Large matrices, which the host solves in panels, f32 in f32. All products of this one are exact;
// what is not of its lower half is not read.
func.func @main() {
  %rows = stablehlo.iota dim = 0 : tensor<96x96xf32>
  %columns = stablehlo.iota dim = 1 : tensor<96x96xf32>
  %i = stablehlo.optimization_barrier %rows : tensor<96x96xf32>
  %j = stablehlo.optimization_barrier %columns : tensor<96x96xf32>
  %three = stablehlo.constant dense<3.0> : tensor<96x96xf32>
  %five = stablehlo.constant dense<5.0> : tensor<96x96xf32>
  %seven = stablehlo.constant dense<7.0> : tensor<96x96xf32>
  %part = stablehlo.constant dense<0.0625> : tensor<96x96xf32>
  %four = stablehlo.constant dense<4.0> : tensor<96x96xf32>
  %none = stablehlo.constant dense<0.0> : tensor<96x96xf32>
  %unread = stablehlo.constant dense<100.0> : tensor<96x96xf32>
  %i3 = stablehlo.multiply %i, %three : tensor<96x96xf32>
  %j5 = stablehlo.multiply %j, %five : tensor<96x96xf32>
  %sum = stablehlo.add %i3, %j5 : tensor<96x96xf32>
  %rest = stablehlo.remainder %sum, %seven : tensor<96x96xf32>
  %even = stablehlo.subtract %rest, %three : tensor<96x96xf32>
  %small = stablehlo.multiply %even, %part : tensor<96x96xf32>
  %on = stablehlo.compare EQ, %i, %j : (tensor<96x96xf32>, tensor<96x96xf32>) -> tensor<96x96xi1>
  %below = stablehlo.compare GE, %i, %j : (tensor<96x96xf32>, tensor<96x96xf32>) -> tensor<96x96xi1>
  %filled = stablehlo.select %on, %four, %small : tensor<96x96xi1>, tensor<96x96xf32>
  %lower = stablehlo.select %below, %filled, %none : tensor<96x96xi1>, tensor<96x96xf32>
  %a = stablehlo.select %below, %filled, %unread : tensor<96x96xi1>, tensor<96x96xf32>
  %x = stablehlo.slice %even [0:96, 0:80] : (tensor<96x96xf32>) -> tensor<96x80xf32>
  %y = stablehlo.slice %even [0:80, 0:96] : (tensor<96x96xf32>) -> tensor<80x96xf32>
  %b_plain = stablehlo.dot_general %lower, %x, contracting_dims = [1] x [0] : (tensor<96x96xf32>, tensor<96x80xf32>) -> tensor<96x80xf32>
  %plain = "stablehlo.triangular_solve"(%a, %b_plain) <{
    left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>
  }> : (tensor<96x96xf32>, tensor<96x80xf32>) -> tensor<96x80xf32>
  check.expect_almost_eq %plain, %x, tolerance = 2.000000e-05 : tensor<96x80xf32>
  %b_turned = stablehlo.dot_general %lower, %x, contracting_dims = [0] x [0] : (tensor<96x96xf32>, tensor<96x80xf32>) -> tensor<96x80xf32>
  %turned = "stablehlo.triangular_solve"(%a, %b_turned) <{
    left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>
  }> : (tensor<96x96xf32>, tensor<96x80xf32>) -> tensor<96x80xf32>
  check.expect_almost_eq %turned, %x, tolerance = 2.000000e-05 : tensor<96x80xf32>
  %b_right = stablehlo.dot_general %y, %lower, contracting_dims = [1] x [0] : (tensor<80x96xf32>, tensor<96x96xf32>) -> tensor<80x96xf32>
  %right = "stablehlo.triangular_solve"(%a, %b_right) <{
    left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>
  }> : (tensor<96x96xf32>, tensor<80x96xf32>) -> tensor<80x96xf32>
  check.expect_almost_eq %right, %y, tolerance = 2.000000e-05 : tensor<80x96xf32>
  %b_right_turned = stablehlo.dot_general %y, %lower, contracting_dims = [1] x [1] : (tensor<80x96xf32>, tensor<96x96xf32>) -> tensor<80x96xf32>
  %right_turned = "stablehlo.triangular_solve"(%a, %b_right_turned) <{
    left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>
  }> : (tensor<96x96xf32>, tensor<80x96xf32>) -> tensor<80x96xf32>
  check.expect_almost_eq %right_turned, %y, tolerance = 2.000000e-05 : tensor<80x96xf32>
  return
}
