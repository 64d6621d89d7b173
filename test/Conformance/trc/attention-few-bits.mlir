// RUN: %check-reference %s
// RUN: trc-compile --from=specialize %s -o %t.trc && trc-run --threads=2 --no-pin %t.trc
// RUN: %if stand-ins %{ %simt-checked trc-compile --target=cuda --from=specialize %s -o %t.cuda.trc && %simt-checked trc-run --device=cuda %t.cuda.trc %}

// trc.attention and its gradient with 8 random bits for a weight, against the same thing written out.

// Causal with more keys than queries, a mask, dropout.
func.func @main() {
  %qi = stablehlo.iota dim = 0 : tensor<48xf32>
  %ki = stablehlo.iota dim = 0 : tensor<80xf32>
  %vi = stablehlo.iota dim = 0 : tensor<60xf32>
  %di = stablehlo.iota dim = 0 : tensor<36xf32>
  %qs = stablehlo.sine %qi : tensor<48xf32>
  %ks = stablehlo.cosine %ki : tensor<80xf32>
  %vs = stablehlo.sine %vi : tensor<60xf32>
  %ds = stablehlo.cosine %di : tensor<36xf32>
  %q = stablehlo.reshape %qs : (tensor<48xf32>) -> tensor<2x3x2x4xf32>
  %k = stablehlo.reshape %ks : (tensor<80xf32>) -> tensor<2x5x2x4xf32>
  %v = stablehlo.reshape %vs : (tensor<60xf32>) -> tensor<2x5x2x3xf32>
  %d = stablehlo.reshape %ds : (tensor<36xf32>) -> tensor<2x3x2x3xf32>
  %mask = stablehlo.constant dense<[[true, true, false, true, true], [true, false, true, true, true]]> : tensor<2x5xi1>
  %state = stablehlo.constant dense<[1311768467463790320, 41]> : tensor<2xui64>
  %out, %lse = trc.attention(%q, %k, %v) mask(%mask) random(%state)
      {causal, fill = 0xFFF0000000000000 : f64, scale = 0.5 : f64, keep_below = 178 : i64, random_bits = 8 : i64, keep_scale = 1.5 : f64}
      : (tensor<2x3x2x4xf32>, tensor<2x5x2x4xf32>, tensor<2x5x2x3xf32>, tensor<2x5xi1>, tensor<2xui64>) -> (tensor<2x3x2x3xf32>, tensor<2x2x3xf32>)
  %dq, %dk, %dv = trc.attention_gradient(%q, %k, %v) of(%out, %lse, %d) mask(%mask) random(%state)
      {causal, fill = 0xFFF0000000000000 : f64, scale = 0.5 : f64, keep_below = 178 : i64, random_bits = 8 : i64, keep_scale = 1.5 : f64}
      : (tensor<2x3x2x4xf32>, tensor<2x5x2x4xf32>, tensor<2x5x2x3xf32>, tensor<2x3x2x3xf32>, tensor<2x2x3xf32>, tensor<2x3x2x3xf32>, tensor<2x5xi1>, tensor<2xui64>)
      -> (tensor<2x3x2x4xf32>, tensor<2x5x2x4xf32>, tensor<2x5x2x3xf32>)

  // Forward: seen are the keys up to t + 2 that the mask shows.
  %scale = stablehlo.constant dense<0.5> : tensor<2x2x3x5xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<2x2x3x5xf32>
  %minus = stablehlo.constant dense<0xFF800000> : tensor<2x2x3x5xf32>
  %two = stablehlo.constant dense<2> : tensor<2x2x3x5xi64>
  %t = stablehlo.iota dim = 2 : tensor<2x2x3x5xi64>
  %s = stablehlo.iota dim = 3 : tensor<2x2x3x5xi64>
  %last = stablehlo.add %t, %two : tensor<2x2x3x5xi64>
  %before = stablehlo.compare LE, %s, %last : (tensor<2x2x3x5xi64>, tensor<2x2x3x5xi64>) -> tensor<2x2x3x5xi1>
  %shown = stablehlo.broadcast_in_dim %mask, dims = [0, 3] : (tensor<2x5xi1>) -> tensor<2x2x3x5xi1>
  %seen = stablehlo.and %before, %shown : tensor<2x2x3x5xi1>
  %bits = trc.random_bits %state {bits = 8 : i64, tiled} : (tensor<2xui64>) -> tensor<2x2x3x5xui32>
  %below = stablehlo.constant dense<178> : tensor<2x2x3x5xui32>
  %kept = stablehlo.compare LT, %bits, %below, UNSIGNED : (tensor<2x2x3x5xui32>, tensor<2x2x3x5xui32>) -> tensor<2x2x3x5xi1>
  %factor = stablehlo.constant dense<1.5> : tensor<2x2x3x5xf32>
  %keep = stablehlo.select %kept, %factor, %zeros : tensor<2x2x3x5xi1>, tensor<2x2x3x5xf32>
  %products = stablehlo.dot_general %q, %k, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3]
      : (tensor<2x3x2x4xf32>, tensor<2x5x2x4xf32>) -> tensor<2x2x3x5xf32>
  %scaled = stablehlo.multiply %products, %scale : tensor<2x2x3x5xf32>
  %scores = stablehlo.select %seen, %scaled, %minus : tensor<2x2x3x5xi1>, tensor<2x2x3x5xf32>
  %exp = stablehlo.exponential %scores : tensor<2x2x3x5xf32>
  %sum = stablehlo.reduce(%exp init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<2x2x3x5xf32>, tensor<f32>) -> tensor<2x2x3xf32>
  %log = stablehlo.log %sum : tensor<2x2x3xf32>
  %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1, 2] : (tensor<2x2x3xf32>) -> tensor<2x2x3x5xf32>
  %softmax = stablehlo.divide %exp, %sums : tensor<2x2x3x5xf32>
  %weights = stablehlo.multiply %softmax, %keep : tensor<2x2x3x5xf32>
  %mixed = stablehlo.dot_general %weights, %v, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1]
      : (tensor<2x2x3x5xf32>, tensor<2x5x2x3xf32>) -> tensor<2x2x3x3xf32>
  %wanted = stablehlo.transpose %mixed, dims = [0, 2, 1, 3] : (tensor<2x2x3x3xf32>) -> tensor<2x3x2x3xf32>
  check.expect_almost_eq %lse, %log, tolerance = 2.0e-6 : tensor<2x2x3xf32>
  check.expect_almost_eq %out, %wanted, tolerance = 2.0e-6 : tensor<2x3x2x3xf32>

  // Backward: the rule of each step above, last to first.
  %dvt = stablehlo.dot_general %weights, %d, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1]
      : (tensor<2x2x3x5xf32>, tensor<2x3x2x3xf32>) -> tensor<2x2x5x3xf32>
  %dv_wanted = stablehlo.transpose %dvt, dims = [0, 2, 1, 3] : (tensor<2x2x5x3xf32>) -> tensor<2x5x2x3xf32>
  %dw = stablehlo.dot_general %d, %v, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3]
      : (tensor<2x3x2x3xf32>, tensor<2x5x2x3xf32>) -> tensor<2x2x3x5xf32>
  %dsoftmax = stablehlo.multiply %dw, %keep : tensor<2x2x3x5xf32>
  %along = stablehlo.multiply %dsoftmax, %softmax : tensor<2x2x3x5xf32>
  %mean = stablehlo.reduce(%along init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<2x2x3x5xf32>, tensor<f32>) -> tensor<2x2x3xf32>
  %means = stablehlo.broadcast_in_dim %mean, dims = [0, 1, 2] : (tensor<2x2x3xf32>) -> tensor<2x2x3x5xf32>
  %centred = stablehlo.subtract %dsoftmax, %means : tensor<2x2x3x5xf32>
  %dscores = stablehlo.multiply %softmax, %centred : tensor<2x2x3x5xf32>
  %dscaled = stablehlo.multiply %dscores, %scale : tensor<2x2x3x5xf32>
  %dqt = stablehlo.dot_general %dscaled, %k, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1]
      : (tensor<2x2x3x5xf32>, tensor<2x5x2x4xf32>) -> tensor<2x2x3x4xf32>
  %dq_wanted = stablehlo.transpose %dqt, dims = [0, 2, 1, 3] : (tensor<2x2x3x4xf32>) -> tensor<2x3x2x4xf32>
  %dkt = stablehlo.dot_general %dscaled, %q, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1]
      : (tensor<2x2x3x5xf32>, tensor<2x3x2x4xf32>) -> tensor<2x2x5x4xf32>
  %dk_wanted = stablehlo.transpose %dkt, dims = [0, 2, 1, 3] : (tensor<2x2x5x4xf32>) -> tensor<2x5x2x4xf32>
  check.expect_almost_eq %dq, %dq_wanted, tolerance = 2.0e-6 : tensor<2x3x2x4xf32>
  check.expect_almost_eq %dk, %dk_wanted, tolerance = 2.0e-6 : tensor<2x5x2x4xf32>
  check.expect_almost_eq %dv, %dv_wanted, tolerance = 2.0e-6 : tensor<2x5x2x3xf32>
  return
}
