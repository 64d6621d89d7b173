// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// map: a region on the elements of tensors.

// Two operands, and a result of another type.
func.func @main() {
  %c_x = stablehlo.constant dense<[[1, -2], [3, 4]]> : tensor<2x2xi32>
  %c_y = stablehlo.constant dense<[[5, -6], [0, 4]]> : tensor<2x2xi32>
  %x = stablehlo.optimization_barrier %c_x : tensor<2x2xi32>
  %y = stablehlo.optimization_barrier %c_y : tensor<2x2xi32>
  %0 = "stablehlo.map"(%x, %y) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %m = stablehlo.multiply %a, %b : tensor<i32>
    %s = stablehlo.convert %m : (tensor<i32>) -> tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xf32>
  check.expect_eq_const %0, dense<[[5.0, 12.0], [0.0, 16.0]]> : tensor<2x2xf32>
  return
}
