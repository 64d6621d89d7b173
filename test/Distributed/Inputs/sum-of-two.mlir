// One sum of two ranks, 1 + 2.
func.func @main() {
  %id = stablehlo.replica_id : tensor<ui32>
  %number = stablehlo.convert %id : (tensor<ui32>) -> tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %from1 = stablehlo.add %number, %one : tensor<f32>
  %x = stablehlo.broadcast_in_dim %from1, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<> : tensor<0x0xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  check.expect_eq_const %0, dense<3.0> : tensor<4xf32>
  return
}
