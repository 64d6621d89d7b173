// The operations of transformers. Each function is differentiated and compared
// with finite differences by FiniteDifferenceTest.

func.func @attention(%q: tensor<2x3x2x4xf64> {trc.parameter = "q"}, %k: tensor<2x3x2x4xf64> {trc.parameter = "k"}, %v: tensor<2x3x2x5xf64> {trc.parameter = "v"}) -> tensor<2x3x2x5xf64> {
  %0, %lse = trc.attention(%q, %k, %v) {causal, fill = 0xFFF0000000000000 : f64, scale = 5.000000e-01 : f64}
    : (tensor<2x3x2x4xf64>, tensor<2x3x2x4xf64>, tensor<2x3x2x5xf64>) -> (tensor<2x3x2x5xf64>, tensor<2x2x3xf64>)
  return %0 : tensor<2x3x2x5xf64>
}

func.func @attention_packed(%x: tensor<2x3x3x2x4xf64> {trc.parameter = "x"}) -> tensor<2x3x2x4xf64> {
  %0, %lse = trc.attention(%x) {causal, fill = 0xFFF0000000000000 : f64, scale = 5.000000e-01 : f64}
    : (tensor<2x3x3x2x4xf64>) -> (tensor<2x3x2x4xf64>, tensor<2x2x3xf64>)
  return %0 : tensor<2x3x2x4xf64>
}

func.func @attention_masked(%q: tensor<2x2x2x4xf64> {trc.parameter = "q"}, %k: tensor<2x5x2x4xf64> {trc.parameter = "k"}, %v: tensor<2x5x2x3xf64> {trc.parameter = "v"}, %m: tensor<2x5xi1>, %r: tensor<2xui64>) -> tensor<2x2x2x3xf64> {
  %0, %lse = trc.attention(%q, %k, %v) mask(%m) random(%r) {fill = -1.000000e+04 : f64, scale = 5.000000e-01 : f64, keep_below = 3221225472 : i64, keep_scale = 1.3333333333333333 : f64}
    : (tensor<2x2x2x4xf64>, tensor<2x5x2x4xf64>, tensor<2x5x2x3xf64>, tensor<2x5xi1>, tensor<2xui64>) -> (tensor<2x2x2x3xf64>, tensor<2x2x2xf64>)
  return %0 : tensor<2x2x2x3xf64>
}

// A mask for each query, and a bias by head.
func.func @attention_biased(%q: tensor<2x3x2x4xf64> {trc.parameter = "q"}, %k: tensor<2x4x2x4xf64> {trc.parameter = "k"}, %v: tensor<2x4x2x3xf64> {trc.parameter = "v"}, %m: tensor<2x1x3x4xi1>, %b: tensor<1x2x3x4xf64>) -> tensor<2x3x2x3xf64> {
  %0, %lse = trc.attention(%q, %k, %v) mask(%m) bias(%b) {causal, fill = -1.000000e+00 : f64, scale = 5.000000e-01 : f64}
    : (tensor<2x3x2x4xf64>, tensor<2x4x2x4xf64>, tensor<2x4x2x3xf64>, tensor<2x1x3x4xi1>, tensor<1x2x3x4xf64>) -> (tensor<2x3x2x3xf64>, tensor<2x2x3xf64>)
  return %0 : tensor<2x3x2x3xf64>
}

// The bias is added to what is hidden too, where it is negative.
func.func @attention_filled_first(%q: tensor<2x3x2x4xf64> {trc.parameter = "q"}, %k: tensor<2x4x2x4xf64> {trc.parameter = "k"}, %v: tensor<2x4x2x3xf64> {trc.parameter = "v"}, %b: tensor<2x1x1x4xf64>) -> tensor<2x3x2x3xf64> {
  %0, %lse = trc.attention(%q, %k, %v) bias(%b) {causal, fill = -1.000000e+00 : f64, fill_first, scale = 5.000000e-01 : f64}
    : (tensor<2x3x2x4xf64>, tensor<2x4x2x4xf64>, tensor<2x4x2x3xf64>, tensor<2x1x1x4xf64>) -> (tensor<2x3x2x3xf64>, tensor<2x2x3xf64>)
  return %0 : tensor<2x3x2x3xf64>
}

func.func @layer_norm(%x: tensor<2x3x4xf64> {trc.parameter = "x"}, %g: tensor<4xf64> {trc.parameter = "g"}, %b: tensor<4xf64> {trc.parameter = "b"}) -> tensor<2x3x4xf64> {
  %0, %mean, %inverse = trc.layer_norm(%x, %g, %b) {epsilon = 1.000000e-05 : f64}
    : (tensor<2x3x4xf64>, tensor<4xf64>, tensor<4xf64>) -> (tensor<2x3x4xf64>, tensor<2x3xf64>, tensor<2x3xf64>)
  return %0 : tensor<2x3x4xf64>
}

// Its statistics are results as others are.
func.func @layer_norm_statistics(%x: tensor<3x4xf64> {trc.parameter = "x"}, %g: tensor<4xf64>, %b: tensor<4xf64>) -> (tensor<3x4xf64>, tensor<3xf64>, tensor<3xf64>) {
  %0, %mean, %inverse = trc.layer_norm(%x, %g, %b) {epsilon = 1.000000e-01 : f64}
    : (tensor<3x4xf64>, tensor<4xf64>, tensor<4xf64>) -> (tensor<3x4xf64>, tensor<3xf64>, tensor<3xf64>)
  return %0, %mean, %inverse : tensor<3x4xf64>, tensor<3xf64>, tensor<3xf64>
}

func.func @layer_norm_only_statistics(%x: tensor<3x4xf64> {trc.parameter = "x"}, %g: tensor<4xf64>, %b: tensor<4xf64>) -> tensor<3xf64> {
  %0, %mean, %inverse = trc.layer_norm(%x, %g, %b) {epsilon = 1.000000e-01 : f64}
    : (tensor<3x4xf64>, tensor<4xf64>, tensor<4xf64>) -> (tensor<3x4xf64>, tensor<3xf64>, tensor<3xf64>)
  return %inverse : tensor<3xf64>
}

// Indices outside are moved to the edge; rows come twice.
func.func @embedding(%t: tensor<5x3xf64> {trc.parameter = "t"}, %i: tensor<2x4xi32> {trc.range = array<f64: -2.0, 8.0>}, %b: tensor<7xui8>) -> (tensor<2x4x3xf64>, tensor<7x3xf64>) {
  %0 = trc.embedding %t, %i : (tensor<5x3xf64>, tensor<2x4xi32>) -> tensor<2x4x3xf64>
  %1 = trc.embedding %t, %b : (tensor<5x3xf64>, tensor<7xui8>) -> tensor<7x3xf64>
  return %0, %1 : tensor<2x4x3xf64>, tensor<7x3xf64>
}

func.func @scatter_rows(%t: tensor<5x3xf64> {trc.parameter = "t"}, %i: tensor<6xi32> {trc.range = array<f64: -2.0, 8.0>}, %u: tensor<6x3xf64> {trc.parameter = "u"}) -> tensor<5x3xf64> {
  %0 = trc.scatter_rows %t, %i, %u : (tensor<5x3xf64>, tensor<6xi32>, tensor<6x3xf64>) -> tensor<5x3xf64>
  return %0 : tensor<5x3xf64>
}

func.func @head_loss(%x: tensor<4x3xf64> {trc.parameter = "x"}, %w: tensor<6x3xf64> {trc.parameter = "w"}, %t: tensor<4xi32> {trc.range = array<f64: -1.0, 6.0>}) -> tensor<4xf64> {
  %0, %lse = trc.head_loss(%x, %w, %t) : (tensor<4x3xf64>, tensor<6x3xf64>, tensor<4xi32>) -> (tensor<4xf64>, tensor<4xf64>)
  return %0 : tensor<4xf64>
}

func.func @head_loss_smoothed(%x: tensor<4x3xf64> {trc.parameter = "x"}, %w: tensor<6x3xf64> {trc.parameter = "w"}, %t: tensor<4xi32> {trc.range = array<f64: -1.0, 6.0>}) -> tensor<4xf64> {
  %0, %lse = trc.head_loss(%x, %w, %t) {smoothing = 2.000000e-01 : f64} : (tensor<4x3xf64>, tensor<6x3xf64>, tensor<4xi32>) -> (tensor<4xf64>, tensor<4xf64>)
  return %0 : tensor<4xf64>
}

// The weight of a row's loss depends on that loss.
func.func @head_loss_squared(%x: tensor<4x3xf64> {trc.parameter = "x"}, %w: tensor<6x3xf64> {trc.parameter = "w"}, %t: tensor<4xi32> {trc.range = array<f64: 0.0, 6.0>}) -> tensor<4xf64> {
  %0, %lse = trc.head_loss(%x, %w, %t) : (tensor<4x3xf64>, tensor<6x3xf64>, tensor<4xi32>) -> (tensor<4xf64>, tensor<4xf64>)
  %1 = stablehlo.multiply %0, %0 : tensor<4xf64>
  return %1 : tensor<4xf64>
}

// Head and embedding share their matrix: the rows are added to the head's.
func.func @tied(%w: tensor<6x3xf64> {trc.parameter = "w"}, %i: tensor<4xi32> {trc.range = array<f64: 0.0, 6.0>}, %t: tensor<4xi32> {trc.range = array<f64: 0.0, 6.0>}) -> tensor<4xf64> {
  %x = trc.embedding %w, %i : (tensor<6x3xf64>, tensor<4xi32>) -> tensor<4x3xf64>
  %y = stablehlo.tanh %x : tensor<4x3xf64>
  %0, %lse = trc.head_loss(%y, %w, %t) : (tensor<4x3xf64>, tensor<6x3xf64>, tensor<4xi32>) -> (tensor<4xf64>, tensor<4xf64>)
  return %0 : tensor<4xf64>
}

// x is read behind the head too; its gradients meet behind all of them.
func.func @head_loss_beside(%x: tensor<4x3xf64> {trc.parameter = "x"}, %w: tensor<6x3xf64> {trc.parameter = "w"}, %t: tensor<4xi32> {trc.range = array<f64: 0.0, 6.0>}) -> (tensor<4xf64>, tensor<4x3xf64>, tensor<6x3xf64>) {
  %0, %lse = trc.head_loss(%x, %w, %t) : (tensor<4x3xf64>, tensor<6x3xf64>, tensor<4xi32>) -> (tensor<4xf64>, tensor<4xf64>)
  %1 = stablehlo.sine %x : tensor<4x3xf64>
  %2 = stablehlo.sine %w : tensor<6x3xf64>
  return %0, %1, %2 : tensor<4xf64>, tensor<4x3xf64>, tensor<6x3xf64>
}
