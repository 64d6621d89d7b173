// RUN: %check-reference %s
// RUN: trc-compile --from=specialize %s -o %t.trc && trc-run --threads=2 --no-pin %t.trc

// Factors of f32 are cut to tf32 where a product says that they may be: 1 + 2^-10 is kept and
// 1 + 2^-12 is not.
func.func @main() {
  %cf = stablehlo.constant dense<[[1.0009765625, 1.000244140625]]> : tensor<1x2xf32>
  %co = stablehlo.constant dense<[[1.0, 0.0], [0.0, 1.0]]> : tensor<2x2xf32>
  %f = stablehlo.optimization_barrier %cf : tensor<1x2xf32>
  %o = stablehlo.optimization_barrier %co : tensor<2x2xf32>
  %0 = trc.matmul(%f, %o), size = [1, 1, 2, 2], leading = [2, 2, 2], stride = [0, 0, 0], compute = "tf32"
      : (tensor<1x2xf32>, tensor<2x2xf32>) -> tensor<1x2xf32>
  check.expect_eq_const %0, dense<[[1.0009765625, 1.0]]> : tensor<1x2xf32>
  return
}
