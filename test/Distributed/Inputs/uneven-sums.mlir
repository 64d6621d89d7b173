// Sums over four ranks of 7, 1 and 12 numbers, which two ranks of a node do not share evenly, one
// after the other: each begins with what the last gave.
func.func @main() {
  %id = stablehlo.replica_id : tensor<ui32>
  %number = stablehlo.convert %id : (tensor<ui32>) -> tensor<f32>
  %places = stablehlo.iota dim = 0 : tensor<7xf32>
  %numbers = stablehlo.broadcast_in_dim %number, dims = [] : (tensor<f32>) -> tensor<7xf32>
  %hundred = stablehlo.constant dense<100.0> : tensor<7xf32>
  %mine = stablehlo.multiply %numbers, %hundred : tensor<7xf32>
  %x = stablehlo.add %mine, %places : tensor<7xf32>
  %one = stablehlo.reshape %number : (tensor<f32>) -> tensor<1xf32>
  %0:2 = "stablehlo.all_reduce"(%x, %one) <{replica_groups = dense<> : tensor<0x0xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<7xf32>, tensor<1xf32>) -> (tensor<7xf32>, tensor<1xf32>)
  check.expect_eq_const %0#0, dense<[600.0, 604.0, 608.0, 612.0, 616.0, 620.0, 624.0]> : tensor<7xf32>
  check.expect_eq_const %0#1, dense<6.0> : tensor<1xf32>
  %six = stablehlo.reshape %0#1 : (tensor<1xf32>) -> tensor<f32>
  %sum = stablehlo.add %six, %number : tensor<f32>
  %whole = stablehlo.convert %sum : (tensor<f32>) -> tensor<i32>
  %twelve = stablehlo.broadcast_in_dim %whole, dims = [] : (tensor<i32>) -> tensor<12xi32>
  %1 = "stablehlo.all_reduce"(%twelve) <{replica_groups = dense<> : tensor<0x0xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %r = stablehlo.multiply %a, %b : tensor<i32>
    stablehlo.return %r : tensor<i32>
  }) : (tensor<12xi32>) -> tensor<12xi32>
  check.expect_eq_const %1, dense<3024> : tensor<12xi32>
  return
}
