// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// One column of each row is kept, whichever it is: it is stored where the loop over the
// columns meets it, not where that ends.

// Rows of one thread each.
func.func @main() {
  %i = stablehlo.iota dim = 2 : tensor<2x6x5xf32>
  %b = stablehlo.optimization_barrier %i : tensor<2x6x5xf32>
  %x = stablehlo.sine %b : tensor<2x6x5xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x6x5xf32>, tensor<f32>) -> tensor<2x6xf32>
  %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x5xf32>
  %y = stablehlo.subtract %x, %sums : tensor<2x6x5xf32>
  %first = stablehlo.slice %y [0:2, 0:6, 0:1] : (tensor<2x6x5xf32>) -> tensor<2x6x1xf32>
  %third = stablehlo.slice %y [0:2, 0:6, 2:3] : (tensor<2x6x5xf32>) -> tensor<2x6x1xf32>
  %last = stablehlo.slice %y [0:2, 0:6, 4:5] : (tensor<2x6x5xf32>) -> tensor<2x6x1xf32>
  %turned = stablehlo.transpose %first, dims = [1, 0, 2] : (tensor<2x6x1xf32>) -> tensor<6x2x1xf32>
  check.expect_almost_eq_const %turned, dense<-1.1350859> : tensor<6x2x1xf32>
  check.expect_almost_eq_const %third, dense<-0.2257885> : tensor<2x6x1xf32>
  check.expect_almost_eq_const %last, dense<-1.8918884> : tensor<2x6x1xf32>
  return
}

// -----

// Rows of several threads and several elements each.
func.func @main() {
  %i = stablehlo.iota dim = 1 : tensor<3x520xf32>
  %x = stablehlo.optimization_barrier %i : tensor<3x520xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x520xf32>, tensor<f32>) -> tensor<3xf32>
  %sums = stablehlo.broadcast_in_dim %sum, dims = [0] : (tensor<3xf32>) -> tensor<3x520xf32>
  %y = stablehlo.subtract %sums, %x : tensor<3x520xf32>
  %first = stablehlo.slice %y [0:3, 0:1] : (tensor<3x520xf32>) -> tensor<3x1xf32>
  %inner = stablehlo.slice %y [0:3, 301:302] : (tensor<3x520xf32>) -> tensor<3x1xf32>
  %last = stablehlo.slice %y [0:3, 519:520] : (tensor<3x520xf32>) -> tensor<3x1xf32>
  check.expect_eq_const %first, dense<134940.0> : tensor<3x1xf32>
  check.expect_eq_const %inner, dense<134639.0> : tensor<3x1xf32>
  check.expect_eq_const %last, dense<134421.0> : tensor<3x1xf32>
  return
}
