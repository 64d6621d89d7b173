// Of two ranks each updates its half: a million numbers are made of rows (8 MB read and written), half a million are
// updated (6 MB), and the joined million is read and written once more (8 MB).
func.func @step(%x: tensor<1000000xf32>, %p: tensor<500000xf32>) -> tensor<1000000xf32> {
  %g = stablehlo.cosine %x : tensor<1000000xf32>
  %s = "stablehlo.reduce_scatter"(%g) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<1000000xf32>) -> tensor<500000xf32>
  %u = stablehlo.subtract %p, %s : tensor<500000xf32>
  %w = "stablehlo.all_gather"(%u) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<500000xf32>) -> tensor<1000000xf32>
  %n = stablehlo.negate %w : tensor<1000000xf32>
  return %n : tensor<1000000xf32>
}
