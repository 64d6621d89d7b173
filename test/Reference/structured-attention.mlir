// RUN: %check-reference %s

// Attention against the same thing written out, in f64.

// No mask at all: the rows of weights sum to one.
func.func @main() {
  %qi = stablehlo.iota dim = 0 : tensor<48xf64>
  %ki = stablehlo.iota dim = 0 : tensor<80xf64>
  %vi = stablehlo.iota dim = 0 : tensor<60xf64>
  %qs = stablehlo.sine %qi : tensor<48xf64>
  %ks = stablehlo.cosine %ki : tensor<80xf64>
  %vs = stablehlo.sine %vi : tensor<60xf64>
  %q = stablehlo.reshape %qs : (tensor<48xf64>) -> tensor<2x3x2x4xf64>
  %k = stablehlo.reshape %ks : (tensor<80xf64>) -> tensor<2x5x2x4xf64>
  %v = stablehlo.reshape %vs : (tensor<60xf64>) -> tensor<2x5x2x3xf64>
  %out, %lse = trc.attention(%q, %k, %v) {fill = 0.0 : f64, scale = 0.5 : f64}
      : (tensor<2x3x2x4xf64>, tensor<2x5x2x4xf64>, tensor<2x5x2x3xf64>) -> (tensor<2x3x2x3xf64>, tensor<2x2x3xf64>)
  %scale = stablehlo.constant dense<0.5> : tensor<2x2x3x5xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %products = stablehlo.dot_general %q, %k, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3]
      : (tensor<2x3x2x4xf64>, tensor<2x5x2x4xf64>) -> tensor<2x2x3x5xf64>
  %scores = stablehlo.multiply %products, %scale : tensor<2x2x3x5xf64>
  %exp = stablehlo.exponential %scores : tensor<2x2x3x5xf64>
  %sum = stablehlo.reduce(%exp init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<2x2x3x5xf64>, tensor<f64>) -> tensor<2x2x3xf64>
  %log = stablehlo.log %sum : tensor<2x2x3xf64>
  %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1, 2] : (tensor<2x2x3xf64>) -> tensor<2x2x3x5xf64>
  %weights = stablehlo.divide %exp, %sums : tensor<2x2x3x5xf64>
  %mixed = stablehlo.dot_general %weights, %v, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1]
      : (tensor<2x2x3x5xf64>, tensor<2x5x2x3xf64>) -> tensor<2x2x3x3xf64>
  %wanted = stablehlo.transpose %mixed, dims = [0, 2, 1, 3] : (tensor<2x2x3x3xf64>) -> tensor<2x3x2x3xf64>
  check.expect_almost_eq %lse, %log, tolerance = 1.0e-14 : tensor<2x2x3xf64>
  check.expect_almost_eq %out, %wanted, tolerance = 1.0e-14 : tensor<2x3x2x3xf64>
  return
}

// -----

// Causal with more keys than queries, a mask, dropout; the gradient too.
func.func @main() {
  %qi = stablehlo.iota dim = 0 : tensor<48xf64>
  %ki = stablehlo.iota dim = 0 : tensor<80xf64>
  %vi = stablehlo.iota dim = 0 : tensor<60xf64>
  %di = stablehlo.iota dim = 0 : tensor<36xf64>
  %qs = stablehlo.sine %qi : tensor<48xf64>
  %ks = stablehlo.cosine %ki : tensor<80xf64>
  %vs = stablehlo.sine %vi : tensor<60xf64>
  %ds = stablehlo.cosine %di : tensor<36xf64>
  %q = stablehlo.reshape %qs : (tensor<48xf64>) -> tensor<2x3x2x4xf64>
  %k = stablehlo.reshape %ks : (tensor<80xf64>) -> tensor<2x5x2x4xf64>
  %v = stablehlo.reshape %vs : (tensor<60xf64>) -> tensor<2x5x2x3xf64>
  %d = stablehlo.reshape %ds : (tensor<36xf64>) -> tensor<2x3x2x3xf64>
  %mask = stablehlo.constant dense<[[true, true, false, true, true], [true, false, true, true, true]]> : tensor<2x5xi1>
  %state = stablehlo.constant dense<[1311768467463790320, 41]> : tensor<2xui64>
  %out, %lse = trc.attention(%q, %k, %v) mask(%mask) random(%state)
      {causal, fill = 0xFFF0000000000000 : f64, scale = 0.5 : f64, keep_below = 3000000000 : i64, keep_scale = 1.5 : f64}
      : (tensor<2x3x2x4xf64>, tensor<2x5x2x4xf64>, tensor<2x5x2x3xf64>, tensor<2x5xi1>, tensor<2xui64>) -> (tensor<2x3x2x3xf64>, tensor<2x2x3xf64>)
  %dq, %dk, %dv = trc.attention_gradient(%q, %k, %v) of(%out, %lse, %d) mask(%mask) random(%state)
      {causal, fill = 0xFFF0000000000000 : f64, scale = 0.5 : f64, keep_below = 3000000000 : i64, keep_scale = 1.5 : f64}
      : (tensor<2x3x2x4xf64>, tensor<2x5x2x4xf64>, tensor<2x5x2x3xf64>, tensor<2x3x2x3xf64>, tensor<2x2x3xf64>, tensor<2x3x2x3xf64>, tensor<2x5xi1>, tensor<2xui64>)
      -> (tensor<2x3x2x4xf64>, tensor<2x5x2x4xf64>, tensor<2x5x2x3xf64>)

  // Forward: seen are the keys up to t + 2 that the mask shows.
  %scale = stablehlo.constant dense<0.5> : tensor<2x2x3x5xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %zeros = stablehlo.constant dense<0.0> : tensor<2x2x3x5xf64>
  %minus = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x2x3x5xf64>
  %two = stablehlo.constant dense<2> : tensor<2x2x3x5xi64>
  %t = stablehlo.iota dim = 2 : tensor<2x2x3x5xi64>
  %s = stablehlo.iota dim = 3 : tensor<2x2x3x5xi64>
  %last = stablehlo.add %t, %two : tensor<2x2x3x5xi64>
  %before = stablehlo.compare LE, %s, %last : (tensor<2x2x3x5xi64>, tensor<2x2x3x5xi64>) -> tensor<2x2x3x5xi1>
  %shown = stablehlo.broadcast_in_dim %mask, dims = [0, 3] : (tensor<2x5xi1>) -> tensor<2x2x3x5xi1>
  %seen = stablehlo.and %before, %shown : tensor<2x2x3x5xi1>
  %next, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x2x3x5xui32>)
  %below = stablehlo.constant dense<3000000000> : tensor<2x2x3x5xui32>
  %kept = stablehlo.compare LT, %bits, %below, UNSIGNED : (tensor<2x2x3x5xui32>, tensor<2x2x3x5xui32>) -> tensor<2x2x3x5xi1>
  %factor = stablehlo.constant dense<1.5> : tensor<2x2x3x5xf64>
  %keep = stablehlo.select %kept, %factor, %zeros : tensor<2x2x3x5xi1>, tensor<2x2x3x5xf64>
  %products = stablehlo.dot_general %q, %k, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3]
      : (tensor<2x3x2x4xf64>, tensor<2x5x2x4xf64>) -> tensor<2x2x3x5xf64>
  %scaled = stablehlo.multiply %products, %scale : tensor<2x2x3x5xf64>
  %scores = stablehlo.select %seen, %scaled, %minus : tensor<2x2x3x5xi1>, tensor<2x2x3x5xf64>
  %exp = stablehlo.exponential %scores : tensor<2x2x3x5xf64>
  %sum = stablehlo.reduce(%exp init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<2x2x3x5xf64>, tensor<f64>) -> tensor<2x2x3xf64>
  %log = stablehlo.log %sum : tensor<2x2x3xf64>
  %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1, 2] : (tensor<2x2x3xf64>) -> tensor<2x2x3x5xf64>
  %softmax = stablehlo.divide %exp, %sums : tensor<2x2x3x5xf64>
  %weights = stablehlo.multiply %softmax, %keep : tensor<2x2x3x5xf64>
  %mixed = stablehlo.dot_general %weights, %v, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1]
      : (tensor<2x2x3x5xf64>, tensor<2x5x2x3xf64>) -> tensor<2x2x3x3xf64>
  %wanted = stablehlo.transpose %mixed, dims = [0, 2, 1, 3] : (tensor<2x2x3x3xf64>) -> tensor<2x3x2x3xf64>
  check.expect_almost_eq %lse, %log, tolerance = 1.0e-14 : tensor<2x2x3xf64>
  check.expect_almost_eq %out, %wanted, tolerance = 1.0e-14 : tensor<2x3x2x3xf64>

  // Backward: the rule of each step above, last to first.
  %dvt = stablehlo.dot_general %weights, %d, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1]
      : (tensor<2x2x3x5xf64>, tensor<2x3x2x3xf64>) -> tensor<2x2x5x3xf64>
  %dv_wanted = stablehlo.transpose %dvt, dims = [0, 2, 1, 3] : (tensor<2x2x5x3xf64>) -> tensor<2x5x2x3xf64>
  %dw = stablehlo.dot_general %d, %v, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3]
      : (tensor<2x3x2x3xf64>, tensor<2x5x2x3xf64>) -> tensor<2x2x3x5xf64>
  %dsoftmax = stablehlo.multiply %dw, %keep : tensor<2x2x3x5xf64>
  %along = stablehlo.multiply %dsoftmax, %softmax : tensor<2x2x3x5xf64>
  %mean = stablehlo.reduce(%along init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<2x2x3x5xf64>, tensor<f64>) -> tensor<2x2x3xf64>
  %means = stablehlo.broadcast_in_dim %mean, dims = [0, 1, 2] : (tensor<2x2x3xf64>) -> tensor<2x2x3x5xf64>
  %centred = stablehlo.subtract %dsoftmax, %means : tensor<2x2x3x5xf64>
  %dscores = stablehlo.multiply %softmax, %centred : tensor<2x2x3x5xf64>
  %dscaled = stablehlo.multiply %dscores, %scale : tensor<2x2x3x5xf64>
  %dqt = stablehlo.dot_general %dscaled, %k, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1]
      : (tensor<2x2x3x5xf64>, tensor<2x5x2x4xf64>) -> tensor<2x2x3x4xf64>
  %dq_wanted = stablehlo.transpose %dqt, dims = [0, 2, 1, 3] : (tensor<2x2x3x4xf64>) -> tensor<2x3x2x4xf64>
  %dkt = stablehlo.dot_general %dscaled, %q, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1]
      : (tensor<2x2x3x5xf64>, tensor<2x3x2x4xf64>) -> tensor<2x2x5x4xf64>
  %dk_wanted = stablehlo.transpose %dkt, dims = [0, 2, 1, 3] : (tensor<2x2x5x4xf64>) -> tensor<2x5x2x4xf64>
  check.expect_almost_eq %dq, %dq_wanted, tolerance = 1.0e-14 : tensor<2x3x2x4xf64>
  check.expect_almost_eq %dk, %dk_wanted, tolerance = 1.0e-14 : tensor<2x5x2x4xf64>
  check.expect_almost_eq %dv, %dv_wanted, tolerance = 1.0e-14 : tensor<2x5x2x3xf64>
  return
}

// -----

// A query that sees nothing: zero with a fill of minus infinity, the mean of
// all values with a finite one. A hidden score has no gradient, its value has.
func.func @main() {
  %x = stablehlo.constant dense<[[[[1.0]], [[3.0]]]]> : tensor<1x2x1x1xf32>
  %mask = stablehlo.constant dense<false> : tensor<1x2xi1>
  %out, %lse = trc.attention(%x, %x, %x) mask(%mask) {fill = 0xFFF0000000000000 : f64, scale = 1.0 : f64}
      : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>, tensor<1x2xi1>) -> (tensor<1x2x1x1xf32>, tensor<1x1x2xf32>)
  check.expect_eq_const %out, dense<0.0> : tensor<1x2x1x1xf32>
  check.expect_eq_const %lse, dense<0xFF800000> : tensor<1x1x2xf32>
  %g:3 = trc.attention_gradient(%x, %x, %x) of(%out, %lse, %x) mask(%mask) {fill = 0xFFF0000000000000 : f64, scale = 1.0 : f64}
      : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>, tensor<1x1x2xf32>, tensor<1x2x1x1xf32>, tensor<1x2xi1>)
      -> (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>)
  check.expect_eq_const %g#0, dense<0.0> : tensor<1x2x1x1xf32>
  check.expect_eq_const %g#1, dense<0.0> : tensor<1x2x1x1xf32>
  check.expect_eq_const %g#2, dense<0.0> : tensor<1x2x1x1xf32>
  %mean, %log = trc.attention(%x, %x, %x) mask(%mask) {fill = 1.0 : f64, scale = 1.0 : f64}
      : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>, tensor<1x2xi1>) -> (tensor<1x2x1x1xf32>, tensor<1x1x2xf32>)
  check.expect_almost_eq_const %mean, dense<2.0> : tensor<1x2x1x1xf32>, tolerance = 1.0e-6
  check.expect_almost_eq_const %log, dense<1.69314718> : tensor<1x1x2xf32>, tolerance = 1.0e-6
  %h:3 = trc.attention_gradient(%x, %x, %x) of(%mean, %log, %x) mask(%mask) {fill = 1.0 : f64, scale = 1.0 : f64}
      : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>, tensor<1x1x2xf32>, tensor<1x2x1x1xf32>, tensor<1x2xi1>)
      -> (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>)
  check.expect_eq_const %h#0, dense<0.0> : tensor<1x2x1x1xf32>
  check.expect_eq_const %h#1, dense<0.0> : tensor<1x2x1x1xf32>
  check.expect_almost_eq_const %h#2, dense<2.0> : tensor<1x2x1x1xf32>, tolerance = 1.0e-6
  return
}

// -----

// A query that sees nothing weighs all alike, also where the logsumexp has no
// digits for that.
func.func @main() {
  %x = stablehlo.constant dense<[[[[1.0]], [[3.0]]]]> : tensor<1x2x1x1xf32>
  %mask = stablehlo.constant dense<false> : tensor<1x2xi1>
  %out, %lse = trc.attention(%x, %x, %x) mask(%mask) {fill = -3.0e38 : f64, scale = 1.0 : f64}
      : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>, tensor<1x2xi1>) -> (tensor<1x2x1x1xf32>, tensor<1x1x2xf32>)
  check.expect_eq_const %out, dense<2.0> : tensor<1x2x1x1xf32>
  %g:3 = trc.attention_gradient(%x, %x, %x) of(%out, %lse, %x) mask(%mask) {fill = -3.0e38 : f64, scale = 1.0 : f64}
      : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>, tensor<1x1x2xf32>, tensor<1x2x1x1xf32>, tensor<1x2xi1>)
      -> (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>)
  check.expect_eq_const %g#2, dense<2.0> : tensor<1x2x1x1xf32>
  return
}

// -----

// bf16 is computed in f32 and rounded once; the logsumexp stays f32.
func.func @main() {
  %x = stablehlo.constant dense<[[[[1.0]], [[3.0]]]]> : tensor<1x2x1x1xbf16>
  %out, %lse = trc.attention(%x, %x, %x) {causal, fill = 0xFFF0000000000000 : f64, scale = 0.125 : f64}
      : (tensor<1x2x1x1xbf16>, tensor<1x2x1x1xbf16>, tensor<1x2x1x1xbf16>) -> (tensor<1x2x1x1xbf16>, tensor<1x1x2xf32>)
  // Scores 0.375 and 1.125: weights 0.320821 and 0.679179.
  check.expect_eq_const %out, dense<[[[[1.0]], [[2.359375]]]]> : tensor<1x2x1x1xbf16>
  check.expect_almost_eq_const %lse, dense<[[[0.125, 1.511871]]]> : tensor<1x1x2xf32>, tolerance = 1.0e-6
  return
}
