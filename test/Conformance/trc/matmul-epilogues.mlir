// RUN: %check-reference %s
// RUN: trc-compile --from=specialize %s -o %t.trc && trc-run --threads=2 --no-pin %t.trc

// Plus and bias; gelu with its argument kept; its gradient with that of a bias.
func.func @main() {
  %cx = stablehlo.constant dense<[[1.0, -2.0], [0.5, 3.0], [0.0, 1.0]]> : tensor<3x2xf32>
  %cw = stablehlo.constant dense<[[1.0, 0.5], [0.25, -1.0]]> : tensor<2x2xf32>
  %cb = stablehlo.constant dense<[0.5, -0.5]> : tensor<2xf32>
  %x = stablehlo.optimization_barrier %cx : tensor<3x2xf32>
  %w = stablehlo.optimization_barrier %cw : tensor<2x2xf32>
  %b = stablehlo.optimization_barrier %cb : tensor<2xf32>
  %0 = trc.matmul(%x, %w) plus(%x) bias(%b), size = [1, 3, 2, 2], leading = [2, 2, 2], stride = [0, 0, 0]
      : (tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %0, dense<[[2.0, 0.0], [2.25, -0.25], [0.75, -0.5]]> : tensor<3x2xf32>
  %y, %pre = trc.matmul(%x, %w) bias(%b), size = [1, 3, 2, 2], leading = [2, 2, 2], stride = [0, 0, 0], activation = "gelu"
      : (tensor<3x2xf32>, tensor<2x2xf32>, tensor<2xf32>) -> (tensor<3x2xf32>, tensor<3x2xf32>)
  check.expect_eq_const %pre, dense<[[1.0, 2.0], [1.75, -3.25], [0.75, -1.5]]> : tensor<3x2xf32>
  check.expect_almost_eq_const %y, dense<[[0.841192, 1.954598], [1.679795, -0.001569], [0.579961, -0.100428]]> : tensor<3x2xf32>, tolerance = 1.0e-6
  %d, %db = trc.matmul(%x, %w) pre(%pre), size = [1, 3, 2, 2], leading = [2, 2, 2], stride = [0, 0, 0], activation = "dgelu"
      : (tensor<3x2xf32>, tensor<2x2xf32>, tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>)
  check.expect_almost_eq_const %d, dense<[[0.541482, 2.715248], [1.389496, 0.015302], [0.249735, 0.127711]]> : tensor<3x2xf32>, tolerance = 2.0e-6
  check.expect_almost_eq_const %db, dense<[2.180713, 2.858260]> : tensor<2xf32>, tolerance = 3.0e-6
  return
}
