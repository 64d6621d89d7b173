// RUN: trc-compile --from=specialize %s -o %t.trc
// RUN: rm -rf %t.1 %t.2 && mkdir %t.1 %t.2
// RUN: trc-run --threads=1 --no-pin --output-dir=%t.1 %t.trc
// RUN: trc-run --threads=2 --no-pin --output-dir=%t.2 %t.trc
// RUN: diff -r %t.1 %t.2
// RUN: %if stand-ins %{ %simt-checked trc-compile --target=cuda --from=specialize %s -o %t.cuda.trc %}
// RUN: %if stand-ins %{ %simt-checked trc-run --device=cuda --output-dir=%t.1 %t.cuda.trc %}
// RUN: %if stand-ins %{ %simt-checked trc-run --device=cuda --output-dir=%t.2 %t.cuda.trc %}
// RUN: diff -r %t.1 %t.2

// One thread and two give the same bits: a single head, whose queries are dealt
// out in parts, with a mask and with dropout. Two runs on a GPU do too.
func.func @main() -> (tensor<1x300x1x32xf32>, tensor<1x1x300xf32>, tensor<1x300x1x32xf32>, tensor<1x300x1x32xf32>, tensor<1x300x1x32xf32>) {
  %i = stablehlo.iota dim = 0 : tensor<9600xf32>
  %b = stablehlo.optimization_barrier %i : tensor<9600xf32>
  %s = stablehlo.sine %b : tensor<9600xf32>
  %c = stablehlo.cosine %b : tensor<9600xf32>
  %q = stablehlo.reshape %s : (tensor<9600xf32>) -> tensor<1x300x1x32xf32>
  %k = stablehlo.reshape %c : (tensor<9600xf32>) -> tensor<1x300x1x32xf32>
  %n = stablehlo.iota dim = 1 : tensor<1x300xi32>
  %o = stablehlo.constant dense<17> : tensor<1x300xi32>
  %mask = stablehlo.compare NE, %n, %o : (tensor<1x300xi32>, tensor<1x300xi32>) -> tensor<1x300xi1>
  %state = stablehlo.constant dense<[1311768467463790320, 41]> : tensor<2xui64>
  %out, %lse = trc.attention(%q, %k, %q) mask(%mask) random(%state)
      {causal, fill = -3.0e38 : f64, scale = 0.25 : f64, keep_below = 3865470566 : i64, keep_scale = 1.1111111 : f64}
      : (tensor<1x300x1x32xf32>, tensor<1x300x1x32xf32>, tensor<1x300x1x32xf32>, tensor<1x300xi1>, tensor<2xui64>) -> (tensor<1x300x1x32xf32>, tensor<1x1x300xf32>)
  %g:3 = trc.attention_gradient(%q, %k, %q) of(%out, %lse, %k) mask(%mask) random(%state)
      {causal, fill = -3.0e38 : f64, scale = 0.25 : f64, keep_below = 3865470566 : i64, keep_scale = 1.1111111 : f64}
      : (tensor<1x300x1x32xf32>, tensor<1x300x1x32xf32>, tensor<1x300x1x32xf32>, tensor<1x300x1x32xf32>, tensor<1x1x300xf32>, tensor<1x300x1x32xf32>, tensor<1x300xi1>, tensor<2xui64>)
      -> (tensor<1x300x1x32xf32>, tensor<1x300x1x32xf32>, tensor<1x300x1x32xf32>)
  return %out, %lse, %g#0, %g#1, %g#2 : tensor<1x300x1x32xf32>, tensor<1x1x300xf32>, tensor<1x300x1x32xf32>, tensor<1x300x1x32xf32>, tensor<1x300x1x32xf32>
}
