// RUN: %check-reference %s

// A fusion is its region.
func.func @main() {
  %x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %0:2 = trc.fusion row(%x : tensor<2x2xf32>) -> (tensor<2xf32>, tensor<2x2xf32>) {
  ^bb0(%a: tensor<2x2xf32>):
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
    %n = stablehlo.negate %a : tensor<2x2xf32>
    trc.yield %s, %n : tensor<2xf32>, tensor<2x2xf32>
  }
  check.expect_eq_const %0#0, dense<[3.0, 7.0]> : tensor<2xf32>
  check.expect_eq_const %0#1, dense<[[-1.0, -2.0], [-3.0, -4.0]]> : tensor<2x2xf32>
  return
}

// -----

// A contraction by labels, batched by the first, its result transposed.
func.func @main() {
  %x = stablehlo.constant dense<[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]> : tensor<2x2x2xi32>
  %y = stablehlo.constant dense<[[[1, 0], [1, 1]], [[2, 0], [0, 2]]]> : tensor<2x2x2xi32>
  %0 = trc.contract %x, %y, lhs = [0, 1, 2], rhs = [0, 2, 3], result = [3, 0, 1]
      : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
  check.expect_eq_const %0, dense<[[[3, 7], [10, 14]], [[2, 4], [12, 16]]]> : tensor<2x2x2xi32>
  return
}

// -----

// Rows are added in order; rows outside are dropped.
func.func @main() {
  %x = stablehlo.constant dense<1.0> : tensor<3x2xf32>
  %i = stablehlo.constant dense<[2, 0, 2, -1, 3]> : tensor<5xi32>
  %u = stablehlo.constant dense<[[10.0, 20.0], [30.0, 40.0], [50.0, 60.0], [7.0, 7.0], [8.0, 8.0]]> : tensor<5x2xf32>
  %0 = trc.scatter_rows %x, %i, %u : (tensor<3x2xf32>, tensor<5xi32>, tensor<5x2xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %0, dense<[[31.0, 41.0], [1.0, 1.0], [61.0, 81.0]]> : tensor<3x2xf32>
  return
}
