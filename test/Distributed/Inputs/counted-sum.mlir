// Of rank r the numbers r * 20000 + i, added up by 4 ranks: 6 * 20000 + 4 i.
func.func @main() {
  %id = stablehlo.replica_id : tensor<ui32>
  %rank = stablehlo.convert %id : (tensor<ui32>) -> tensor<f32>
  %ranks = stablehlo.broadcast_in_dim %rank, dims = [] : (tensor<f32>) -> tensor<20000xf32>
  %i = stablehlo.iota dim = 0 : tensor<20000xf32>
  %many = stablehlo.constant dense<20000.0> : tensor<20000xf32>
  %first = stablehlo.multiply %ranks, %many : tensor<20000xf32>
  %x = stablehlo.add %first, %i : tensor<20000xf32>
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<> : tensor<0x0xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<20000xf32>) -> tensor<20000xf32>
  %six = stablehlo.constant dense<6.0> : tensor<20000xf32>
  %four = stablehlo.constant dense<4.0> : tensor<20000xf32>
  %of_ranks = stablehlo.multiply %six, %many : tensor<20000xf32>
  %of_places = stablehlo.multiply %four, %i : tensor<20000xf32>
  %expected = stablehlo.add %of_ranks, %of_places : tensor<20000xf32>
  check.expect_eq %0, %expected : tensor<20000xf32>
  return
}
