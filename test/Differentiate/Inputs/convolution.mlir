// Convolutions and normalisation. Each function is differentiated and compared
// with finite differences by FiniteDifferenceTest.

func.func @convolution(%x: tensor<2x5x4x3xf64> {trc.parameter = "x"}, %k: tensor<3x2x3x2xf64> {trc.parameter = "k"}) -> tensor<2x5x3x2xf64> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
      window = {stride = [1, 1], pad = [[1, 1], [0, 0]]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
      : (tensor<2x5x4x3xf64>, tensor<3x2x3x2xf64>) -> tensor<2x5x3x2xf64>
  return %0 : tensor<2x5x3x2xf64>
}

// Strides that leave an end over, dilation on both sides, padding that cuts.
func.func @convolution_dilated(%x: tensor<2x3x6xf64> {trc.parameter = "x"}, %k: tensor<2x3x3xf64> {trc.parameter = "k"}) -> tensor<2x2x3xf64> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0],
      window = {stride = [3], pad = [[2, -1]], lhs_dilate = [2], rhs_dilate = [2]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
      : (tensor<2x3x6xf64>, tensor<2x3x3xf64>) -> tensor<2x2x3xf64>
  return %0 : tensor<2x2x3xf64>
}

// Groups of features, the kernel turned around, dimensions in odd orders.
func.func @convolution_groups(%x: tensor<6x5x2xf64> {trc.parameter = "x"}, %k: tensor<4x3x3xf64> {trc.parameter = "k"}) -> tensor<3x2x4xf64> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [f, 0, b]x[o, i, 0]->[0, b, f],
      window = {stride = [2], pad = [[1, 1]], reverse = [true]}
      {batch_group_count = 1 : i64, feature_group_count = 2 : i64}
      : (tensor<6x5x2xf64>, tensor<4x3x3xf64>) -> tensor<3x2x4xf64>
  return %0 : tensor<3x2x4xf64>
}

// Each feature by itself.
func.func @convolution_depthwise(%x: tensor<2x5x3xf64> {trc.parameter = "x"}, %k: tensor<2x1x6xf64> {trc.parameter = "k"}) -> tensor<2x4x6xf64> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f],
      window = {stride = [1], pad = [[0, 0]]}
      {batch_group_count = 1 : i64, feature_group_count = 3 : i64}
      : (tensor<2x5x3xf64>, tensor<2x1x6xf64>) -> tensor<2x4x6xf64>
  return %0 : tensor<2x4x6xf64>
}

func.func @batch_norm_training(%x: tensor<4x3xf64> {trc.parameter = "x"}, %s: tensor<3xf64> {trc.parameter = "s"}, %o: tensor<3xf64> {trc.parameter = "o"}) -> tensor<4x3xf64> {
  %0, %1, %2 = "stablehlo.batch_norm_training"(%x, %s, %o) <{epsilon = 1.0e-2 : f32, feature_index = 1 : i64}>
      : (tensor<4x3xf64>, tensor<3xf64>, tensor<3xf64>) -> (tensor<4x3xf64>, tensor<3xf64>, tensor<3xf64>)
  return %0 : tensor<4x3xf64>
}
