// RUN: %check-reference %s
// RUN: trc-compile --from=specialize %s -o %t.trc && trc-run --threads=2 --no-pin %t.trc
// RUN: %if stand-ins && !sanitize %{ %simt-checked trc-compile --target=cuda --from=specialize %s -o %t.cuda.trc && %simt-checked trc-run --device=cuda %t.cuda.trc %}

// Half factors with a result of f32; f64; f32 factors that may be cut to tf32: a GPU's library
// multiplies small ones, as these, in full f32. matmul-tf32.mlir has what the host makes of them.
func.func @main() {
  %ch = stablehlo.constant dense<[[256.0, 1.0]]> : tensor<1x2xbf16>
  %cd = stablehlo.constant dense<[[0.1, 0.2]]> : tensor<1x2xf64>
  %cf = stablehlo.constant dense<[[1.0009765625, 1.000244140625]]> : tensor<1x2xf32>
  %co = stablehlo.constant dense<[[1.0, 0.0], [0.0, 1.0]]> : tensor<2x2xf32>
  %h = stablehlo.optimization_barrier %ch : tensor<1x2xbf16>
  %d = stablehlo.optimization_barrier %cd : tensor<1x2xf64>
  %f = stablehlo.optimization_barrier %cf : tensor<1x2xf32>
  %o = stablehlo.optimization_barrier %co : tensor<2x2xf32>
  %0 = trc.matmul(%h, %h), size = [1, 1, 1, 2], leading = [2, 2, 1], stride = [0, 0, 0] {transpose_rhs}
      : (tensor<1x2xbf16>, tensor<1x2xbf16>) -> tensor<f32>
  check.expect_eq_const %0, dense<65537.0> : tensor<f32>
  %1 = trc.matmul(%d, %d), size = [1, 1, 1, 2], leading = [2, 2, 1], stride = [0, 0, 0], compute = "f64" {transpose_rhs}
      : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<f64>
  check.expect_almost_eq_const %1, dense<0.05> : tensor<f64>, tolerance = 1.0e-16
  %2 = trc.matmul(%f, %o), size = [1, 1, 2, 2], leading = [2, 2, 2], stride = [0, 0, 0], compute = "tf32"
      : (tensor<1x2xf32>, tensor<2x2xf32>) -> tensor<1x2xf32>
  check.expect_almost_eq_const %2, dense<[[1.0009765625, 1.0]]> : tensor<1x2xf32>, tolerance = 2.5e-4
  return
}
