// Operations that move elements. Each function is differentiated and compared
// with finite differences by FiniteDifferenceTest.

func.func @broadcast_in_dim(%x: tensor<3xf64> {trc.parameter = "x"}, %y: tensor<1x3xf64> {trc.parameter = "y"}, %s: tensor<f64> {trc.parameter = "s"}) -> (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>) {
  %0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xf64>) -> tensor<2x3xf64>
  %1 = stablehlo.broadcast_in_dim %y, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<2x3xf64>
  %2 = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
  return %0, %1, %2 : tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf64>
}

// Dimensions in another order, one of them repeated.
func.func @broadcast_permuted(%x: tensor<3x2xf64> {trc.parameter = "x"}, %y: tensor<3x1x2xf64> {trc.parameter = "y"}) -> (tensor<2x4x3xf64>, tensor<2x5x3xf64>) {
  %0 = stablehlo.broadcast_in_dim %x, dims = [2, 0] : (tensor<3x2xf64>) -> tensor<2x4x3xf64>
  %1 = stablehlo.broadcast_in_dim %y, dims = [2, 1, 0] : (tensor<3x1x2xf64>) -> tensor<2x5x3xf64>
  return %0, %1 : tensor<2x4x3xf64>, tensor<2x5x3xf64>
}

func.func @reshape(%x: tensor<2x3xf64> {trc.parameter = "x"}) -> tensor<6xf64> {
  %0 = stablehlo.reshape %x : (tensor<2x3xf64>) -> tensor<6xf64>
  return %0 : tensor<6xf64>
}

func.func @transpose(%x: tensor<2x3x4xf64> {trc.parameter = "x"}) -> tensor<4x2x3xf64> {
  %0 = stablehlo.transpose %x, dims = [2, 0, 1] : (tensor<2x3x4xf64>) -> tensor<4x2x3xf64>
  return %0 : tensor<4x2x3xf64>
}

func.func @slice(%x: tensor<7x5xf64> {trc.parameter = "x"}) -> tensor<2x2xf64> {
  %0 = stablehlo.slice %x [1:6:3, 2:4] : (tensor<7x5xf64>) -> tensor<2x2xf64>
  return %0 : tensor<2x2xf64>
}

// Slices side by side, with and without a gap.
func.func @slices_joined(%x: tensor<2x9xf64> {trc.parameter = "x"}) -> (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x2xf64>) {
  %0 = stablehlo.slice %x [0:2, 3:6] : (tensor<2x9xf64>) -> tensor<2x3xf64>
  %1 = stablehlo.slice %x [0:2, 0:3] : (tensor<2x9xf64>) -> tensor<2x3xf64>
  %2 = stablehlo.slice %x [0:2, 7:9] : (tensor<2x9xf64>) -> tensor<2x2xf64>
  return %0, %1, %2 : tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x2xf64>
}

func.func @slices_overlapping(%x: tensor<6xf64> {trc.parameter = "x"}) -> (tensor<4xf64>, tensor<4xf64>, tensor<6xf64>) {
  %0 = stablehlo.slice %x [0:4] : (tensor<6xf64>) -> tensor<4xf64>
  %1 = stablehlo.slice %x [2:6] : (tensor<6xf64>) -> tensor<4xf64>
  %2 = stablehlo.sine %x : tensor<6xf64>
  return %0, %1, %2 : tensor<4xf64>, tensor<4xf64>, tensor<6xf64>
}

func.func @slice_to_nothing(%x: tensor<4xf64> {trc.parameter = "x"}) -> (tensor<0xf64>, tensor<4xf64>) {
  %0 = stablehlo.slice %x [2:2] : (tensor<4xf64>) -> tensor<0xf64>
  %1 = stablehlo.sine %x : tensor<4xf64>
  return %0, %1 : tensor<0xf64>, tensor<4xf64>
}

func.func @concatenate(%x: tensor<2x3xf64> {trc.parameter = "x"}, %y: tensor<2x1xf64>, %z: tensor<2x2xf64> {trc.parameter = "z"}) -> tensor<2x9xf64> {
  %0 = stablehlo.concatenate %x, %y, %z, %x, dim = 1 : (tensor<2x3xf64>, tensor<2x1xf64>, tensor<2x2xf64>, tensor<2x3xf64>) -> tensor<2x9xf64>
  return %0 : tensor<2x9xf64>
}

func.func @pad(%x: tensor<3x2xf64> {trc.parameter = "x"}, %v: tensor<f64> {trc.parameter = "v"}) -> tensor<8x5xf64> {
  %0 = stablehlo.pad %x, %v, low = [1, 2], high = [0, 1], interior = [2, 0] : (tensor<3x2xf64>, tensor<f64>) -> tensor<8x5xf64>
  return %0 : tensor<8x5xf64>
}

// Elements are cut away, between them there is room.
func.func @pad_negative(%x: tensor<5x4xf64> {trc.parameter = "x"}, %v: tensor<f64> {trc.parameter = "v"}) -> tensor<6x4xf64> {
  %0 = stablehlo.pad %x, %v, low = [-1, 2], high = [-2, -2], interior = [1, 0] : (tensor<5x4xf64>, tensor<f64>) -> tensor<6x4xf64>
  return %0 : tensor<6x4xf64>
}

func.func @reverse(%x: tensor<2x3xf64> {trc.parameter = "x"}) -> tensor<2x3xf64> {
  %0 = stablehlo.reverse %x, dims = [1] : tensor<2x3xf64>
  return %0 : tensor<2x3xf64>
}

func.func @dynamic_slice(%x: tensor<4x4xf64> {trc.parameter = "x"}, %i: tensor<i32> {trc.range = array<f64: 2.0, 3.0>}, %j: tensor<i32> {trc.range = array<f64: -9.0, -7.0>}) -> (tensor<2x3xf64>, tensor<1x4xf64>, tensor<4x4xf64>) {
  %0 = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 3] : (tensor<4x4xf64>, tensor<i32>, tensor<i32>) -> tensor<2x3xf64>
  %1 = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 4] : (tensor<4x4xf64>, tensor<i32>, tensor<i32>) -> tensor<1x4xf64>
  %2 = stablehlo.sine %x : tensor<4x4xf64>
  return %0, %1, %2 : tensor<2x3xf64>, tensor<1x4xf64>, tensor<4x4xf64>
}

func.func @dynamic_update_slice(%x: tensor<5xf64> {trc.parameter = "x"}, %u: tensor<2xf64> {trc.parameter = "u"}, %i: tensor<i32> {trc.range = array<f64: 4.0, 9.0>}) -> tensor<5xf64> {
  %0 = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<5xf64>, tensor<2xf64>, tensor<i32>) -> tensor<5xf64>
  return %0 : tensor<5xf64>
}
