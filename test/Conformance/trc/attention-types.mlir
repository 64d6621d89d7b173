// RUN: %check-reference %s
// RUN: trc-compile --from=specialize %s -o %t.trc && trc-run --threads=2 --no-pin %t.trc
// RUN: %if stand-ins %{ %simt-checked trc-compile --target=cuda --from=specialize %s -o %t.cuda.trc %}
// RUN: %if stand-ins %{ %simt-checked trc-run --device=cuda %t.cuda.trc %}

// Attention of other types, and of queries that see nothing.
func.func @main() {
  %c = stablehlo.constant dense<[[[[1.0]], [[3.0]]]]> : tensor<1x2x1x1xbf16>
  %x = stablehlo.optimization_barrier %c : tensor<1x2x1x1xbf16>
  %0, %1 = trc.attention(%x, %x, %x) {causal, fill = 0xFFF0000000000000 : f64, scale = 0.125 : f64}
      : (tensor<1x2x1x1xbf16>, tensor<1x2x1x1xbf16>, tensor<1x2x1x1xbf16>) -> (tensor<1x2x1x1xbf16>, tensor<1x1x2xf32>)
  // Scores 0.375 and 1.125: weights 0.320821 and 0.679179.
  check.expect_eq_const %0, dense<[[[[1.0]], [[2.359375]]]]> : tensor<1x2x1x1xbf16>
  check.expect_almost_eq_const %1, dense<[[[0.125, 1.511871]]]> : tensor<1x1x2xf32>, tolerance = 1.0e-6
  %d = stablehlo.convert %x : (tensor<1x2x1x1xbf16>) -> tensor<1x2x1x1xf64>
  %2, %3 = trc.attention(%d, %d, %d) {causal, fill = 0xFFF0000000000000 : f64, scale = 0.125 : f64}
      : (tensor<1x2x1x1xf64>, tensor<1x2x1x1xf64>, tensor<1x2x1x1xf64>) -> (tensor<1x2x1x1xf64>, tensor<1x1x2xf64>)
  check.expect_almost_eq_const %2, dense<[[[[1.0]], [[2.3583573977]]]]> : tensor<1x2x1x1xf64>, tolerance = 1.0e-9
  %f = stablehlo.convert %x : (tensor<1x2x1x1xbf16>) -> tensor<1x2x1x1xf32>
  %mask = stablehlo.constant dense<false> : tensor<1x2xi1>
  %4, %5 = trc.attention(%f, %f, %f) mask(%mask) {fill = 0xFFF0000000000000 : f64, scale = 1.0 : f64}
      : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>, tensor<1x2xi1>) -> (tensor<1x2x1x1xf32>, tensor<1x1x2xf32>)
  check.expect_eq_const %4, dense<0.0> : tensor<1x2x1x1xf32>
  check.expect_eq_const %5, dense<0xFF800000> : tensor<1x1x2xf32>
  %6, %7 = trc.attention(%f, %f, %f) mask(%mask) {fill = 1.0 : f64, scale = 1.0 : f64}
      : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>, tensor<1x2xi1>) -> (tensor<1x2x1x1xf32>, tensor<1x1x2xf32>)
  check.expect_almost_eq_const %6, dense<2.0> : tensor<1x2x1x1xf32>, tolerance = 1.0e-6
  check.expect_almost_eq_const %7, dense<1.6931472> : tensor<1x1x2xf32>, tolerance = 1.0e-6
  return
}
