// Rows of a chain of products are joined product by product: a low-rank sum, as adapters
// have it, and a gate. And a sum over batch dimensions that are named in no order.

// RUN: %check-reference %s
// RUN: %check-host %s

func.func @low_rank_sum() {
  %i = stablehlo.iota dim = 0 : tensor<24xf32>
  %x = stablehlo.reshape %i : (tensor<24xf32>) -> tensor<2x3x4xf32>
  %rows = stablehlo.reshape %i : (tensor<24xf32>) -> tensor<6x4xf32>
  %w = stablehlo.iota dim = 0 : tensor<4x5xf32>
  %v = stablehlo.iota dim = 1 : tensor<4x5xf32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [2] x [0] : (tensor<2x3x4xf32>, tensor<4x5xf32>) -> tensor<2x3x5xf32>
  %1 = stablehlo.dot_general %x, %v, contracting_dims = [2] x [0] : (tensor<2x3x4xf32>, tensor<4x5xf32>) -> tensor<2x3x5xf32>
  %2 = stablehlo.add %0, %1 : tensor<2x3x5xf32>
  %3 = stablehlo.reshape %2 : (tensor<2x3x5xf32>) -> tensor<6x5xf32>
  %both = stablehlo.add %w, %v : tensor<4x5xf32>
  %4 = stablehlo.dot_general %rows, %both, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x5xf32>) -> tensor<6x5xf32>
  check.expect_almost_eq %3, %4 : tensor<6x5xf32>
  return
}

// -----

func.func @gate() {
  %i = stablehlo.iota dim = 0 : tensor<24xf32>
  %x = stablehlo.reshape %i : (tensor<24xf32>) -> tensor<2x3x4xf32>
  %rows = stablehlo.reshape %i : (tensor<24xf32>) -> tensor<6x4xf32>
  %w = stablehlo.iota dim = 0 : tensor<4x5xf32>
  %v = stablehlo.iota dim = 1 : tensor<4x5xf32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [2] x [0] : (tensor<2x3x4xf32>, tensor<4x5xf32>) -> tensor<2x3x5xf32>
  %1 = stablehlo.dot_general %x, %v, contracting_dims = [2] x [0] : (tensor<2x3x4xf32>, tensor<4x5xf32>) -> tensor<2x3x5xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<2x3x5xf32>
  %3 = stablehlo.reshape %2 : (tensor<2x3x5xf32>) -> tensor<6x5xf32>
  %4 = stablehlo.dot_general %rows, %w, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x5xf32>) -> tensor<6x5xf32>
  %5 = stablehlo.dot_general %rows, %v, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x5xf32>) -> tensor<6x5xf32>
  %6 = stablehlo.multiply %4, %5 : tensor<6x5xf32>
  check.expect_almost_eq %3, %6 : tensor<6x5xf32>
  return
}

// -----

func.func @sum_over_batch() {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.iota dim = 0 : tensor<24xf32>
  %a = stablehlo.reshape %i : (tensor<24xf32>) -> tensor<2x3x4xf32>
  %b = stablehlo.iota dim = 2 : tensor<2x3x4xf32>
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0, 1] x [0, 1], contracting_dims = [] x [] : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4x4xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [1, 0] : (tensor<2x3x4x4xf32>, tensor<f32>) -> tensor<4x4xf32>
  %2 = stablehlo.reshape %i : (tensor<24xf32>) -> tensor<6x4xf32>
  %3 = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<6x4xf32>, tensor<f32>) -> tensor<4xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<4xf32>) -> tensor<4x4xf32>
  %5 = stablehlo.iota dim = 1 : tensor<4x4xf32>
  %6 = stablehlo.multiply %4, %5 : tensor<4x4xf32>
  check.expect_almost_eq %1, %6 : tensor<4x4xf32>
  return
}
