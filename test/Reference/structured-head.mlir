// RUN: %check-reference %s

// Layer norm, embedding, the head with its loss, and a contraction that adds.

// Mean and deviation of each row.
func.func @main() {
  %x = stablehlo.constant dense<[[[1.0, 3.0], [2.0, 10.0]]]> : tensor<1x2x2xf64>
  %gain = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf64>
  %bias = stablehlo.constant dense<[0.5, -0.5]> : tensor<2xf64>
  %y, %mean, %inverse = trc.layer_norm(%x, %gain, %bias) {epsilon = 0.0 : f64}
      : (tensor<1x2x2xf64>, tensor<2xf64>, tensor<2xf64>) -> (tensor<1x2x2xf64>, tensor<1x2xf64>, tensor<1x2xf64>)
  check.expect_eq_const %mean, dense<[[2.0, 6.0]]> : tensor<1x2xf64>
  check.expect_eq_const %inverse, dense<[[1.0, 0.25]]> : tensor<1x2xf64>
  check.expect_eq_const %y, dense<[[[-1.5, 2.5], [-1.5, 2.5]]]> : tensor<1x2x2xf64>
  %h = stablehlo.convert %x : (tensor<1x2x2xf64>) -> tensor<1x2x2xf16>
  %hg = stablehlo.convert %gain : (tensor<2xf64>) -> tensor<2xf16>
  %hb = stablehlo.convert %bias : (tensor<2xf64>) -> tensor<2xf16>
  %z, %hm, %hi = trc.layer_norm(%h, %hg, %hb) {epsilon = 3.0 : f64}
      : (tensor<1x2x2xf16>, tensor<2xf16>, tensor<2xf16>) -> (tensor<1x2x2xf16>, tensor<1x2xf32>, tensor<1x2xf32>)
  check.expect_almost_eq_const %hi, dense<[[0.5, 0.22941573]]> : tensor<1x2xf32>, tolerance = 1.0e-7
  check.expect_eq_const %z, dense<[[[-0.5, 1.0], [-1.33496094, 2.2539062]]]> : tensor<1x2x2xf16>
  return
}

// -----

// Layer norm as it is written out.
func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<24xf64>
  %s = stablehlo.sine %i : tensor<24xf64>
  %x = stablehlo.reshape %s : (tensor<24xf64>) -> tensor<4x6xf64>
  %gain = stablehlo.constant dense<[0.5, 1.0, 1.5, 2.0, 2.5, 3.0]> : tensor<6xf64>
  %bias = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf64>
  %y, %mean, %inverse = trc.layer_norm(%x, %gain, %bias) {epsilon = 1.0e-5 : f64}
      : (tensor<4x6xf64>, tensor<6xf64>, tensor<6xf64>) -> (tensor<4x6xf64>, tensor<4xf64>, tensor<4xf64>)
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %count = stablehlo.constant dense<6.0> : tensor<4xf64>
  %epsilon = stablehlo.constant dense<1.0e-5> : tensor<4xf64>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<4xf64>
  %m = stablehlo.divide %sum, %count : tensor<4xf64>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<4xf64>) -> tensor<4x6xf64>
  %c = stablehlo.subtract %x, %mb : tensor<4x6xf64>
  %cc = stablehlo.multiply %c, %c : tensor<4x6xf64>
  %squares = stablehlo.reduce(%cc init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<4xf64>
  %variance = stablehlo.divide %squares, %count : tensor<4xf64>
  %shifted = stablehlo.add %variance, %epsilon : tensor<4xf64>
  %r = stablehlo.rsqrt %shifted : tensor<4xf64>
  %rb = stablehlo.broadcast_in_dim %r, dims = [0] : (tensor<4xf64>) -> tensor<4x6xf64>
  %n = stablehlo.multiply %c, %rb : tensor<4x6xf64>
  %gb = stablehlo.broadcast_in_dim %gain, dims = [1] : (tensor<6xf64>) -> tensor<4x6xf64>
  %bb = stablehlo.broadcast_in_dim %bias, dims = [1] : (tensor<6xf64>) -> tensor<4x6xf64>
  %g = stablehlo.multiply %n, %gb : tensor<4x6xf64>
  %wanted = stablehlo.add %g, %bb : tensor<4x6xf64>
  check.expect_close %mean, %m, max_ulp_difference = 0 : tensor<4xf64>, tensor<4xf64>
  check.expect_close %inverse, %r, max_ulp_difference = 2 : tensor<4xf64>, tensor<4xf64>
  check.expect_almost_eq %y, %wanted, tolerance = 1.0e-14 : tensor<4x6xf64>
  return
}

// -----

// Indices are clamped.
func.func @main() {
  %table = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi16>
  %ids = stablehlo.constant dense<[[2, 0], [-1, 7]]> : tensor<2x2xi32>
  %rows = trc.embedding %table, %ids : (tensor<3x2xi16>, tensor<2x2xi32>) -> tensor<2x2x2xi16>
  check.expect_eq_const %rows, dense<[[[5, 6], [1, 2]], [[1, 2], [5, 6]]]> : tensor<2x2x2xi16>
  return
}

// -----

// The loss of the head and its gradients, written out. The last target is
// outside: it takes no logit.
func.func @main() {
  %xi = stablehlo.iota dim = 0 : tensor<12xf64>
  %wi = stablehlo.iota dim = 0 : tensor<20xf64>
  %xs = stablehlo.sine %xi : tensor<12xf64>
  %ws = stablehlo.cosine %wi : tensor<20xf64>
  %x = stablehlo.reshape %xs : (tensor<12xf64>) -> tensor<3x4xf64>
  %w = stablehlo.reshape %ws : (tensor<20xf64>) -> tensor<5x4xf64>
  %targets = stablehlo.constant dense<[4, 1, 5]> : tensor<3xi32>
  %d = stablehlo.constant dense<[1.0, 2.0, -0.5]> : tensor<3xf64>
  %loss, %lse = trc.head_loss(%x, %w, %targets) : (tensor<3x4xf64>, tensor<5x4xf64>, tensor<3xi32>) -> (tensor<3xf64>, tensor<3xf64>)
  %again, %dx, %dw = trc.head_loss_gradient(%x, %w, %targets, %d) : (tensor<3x4xf64>, tensor<5x4xf64>, tensor<3xi32>, tensor<3xf64>)
      -> (tensor<3xf64>, tensor<3x4xf64>, tensor<5x4xf64>)
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %logits = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<3x4xf64>, tensor<5x4xf64>) -> tensor<3x5xf64>
  %exp = stablehlo.exponential %logits : tensor<3x5xf64>
  %sum = stablehlo.reduce(%exp init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf64>, tensor<f64>) -> tensor<3xf64>
  %log = stablehlo.log %sum : tensor<3xf64>
  %v = stablehlo.iota dim = 1 : tensor<3x5xi32>
  %tb = stablehlo.broadcast_in_dim %targets, dims = [0] : (tensor<3xi32>) -> tensor<3x5xi32>
  %is = stablehlo.compare EQ, %v, %tb : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
  %one = stablehlo.convert %is : (tensor<3x5xi1>) -> tensor<3x5xf64>
  %picked = stablehlo.multiply %one, %logits : tensor<3x5xf64>
  %taken = stablehlo.reduce(%picked init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf64>, tensor<f64>) -> tensor<3xf64>
  %wanted = stablehlo.subtract %log, %taken : tensor<3xf64>
  %sb = stablehlo.broadcast_in_dim %sum, dims = [0] : (tensor<3xf64>) -> tensor<3x5xf64>
  %softmax = stablehlo.divide %exp, %sb : tensor<3x5xf64>
  %difference = stablehlo.subtract %softmax, %one : tensor<3x5xf64>
  %db = stablehlo.broadcast_in_dim %d, dims = [0] : (tensor<3xf64>) -> tensor<3x5xf64>
  %dlogits = stablehlo.multiply %db, %difference : tensor<3x5xf64>
  %dx_wanted = stablehlo.dot_general %dlogits, %w, contracting_dims = [1] x [0] : (tensor<3x5xf64>, tensor<5x4xf64>) -> tensor<3x4xf64>
  %dw_wanted = stablehlo.dot_general %dlogits, %x, contracting_dims = [0] x [0] : (tensor<3x5xf64>, tensor<3x4xf64>) -> tensor<5x4xf64>
  check.expect_almost_eq %lse, %log, tolerance = 1.0e-14 : tensor<3xf64>
  check.expect_almost_eq %loss, %wanted, tolerance = 1.0e-14 : tensor<3xf64>
  check.expect_eq %again, %loss : tensor<3xf64>
  check.expect_almost_eq %dx, %dx_wanted, tolerance = 1.0e-14 : tensor<3x4xf64>
  check.expect_almost_eq %dw, %dw_wanted, tolerance = 1.0e-14 : tensor<5x4xf64>
  return
}

// -----

// bf16: the loss is f32, the gradients are rounded once.
func.func @main() {
  %x = stablehlo.constant dense<[[1.0], [2.0]]> : tensor<2x1xbf16>
  %w = stablehlo.constant dense<[[1.0], [0.5]]> : tensor<2x1xbf16>
  %targets = stablehlo.constant dense<[0, 1]> : tensor<2xui8>
  %d = stablehlo.constant dense<1.0> : tensor<2xf32>
  %loss, %dx, %dw = trc.head_loss_gradient(%x, %w, %targets, %d) : (tensor<2x1xbf16>, tensor<2x1xbf16>, tensor<2xui8>, tensor<2xf32>)
      -> (tensor<2xf32>, tensor<2x1xbf16>, tensor<2x1xbf16>)
  // Softmax of the first logits: 0.622459, 0.377541; of the second: 0.731059, 0.268941.
  check.expect_almost_eq_const %loss, dense<[0.474077, 1.313262]> : tensor<2xf32>, tolerance = 1.0e-6
  check.expect_eq_const %dx, dense<[[-0.188477], [0.365234]]> : tensor<2x1xbf16>
  check.expect_eq_const %dw, dense<[[1.085938], [-1.085938]]> : tensor<2x1xbf16>
  return
}

// -----

// The product is added to a tensor, and rounded together with it.
func.func @main() {
  %x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %init = stablehlo.constant dense<[[10, 20], [30, 40]]> : tensor<2x2xi32>
  %0 = trc.contract %x, %x plus %init, lhs = [0, 1], rhs = [1, 2], result = [2, 0]
      : (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %0, dense<[[17, 35], [40, 62]]> : tensor<2x2xi32>
  %a = stablehlo.constant dense<[1.0, 1.0]> : tensor<2xbf16>
  %b = stablehlo.constant dense<256.0> : tensor<bf16>
  %1 = trc.contract %a, %a plus %b, lhs = [0], rhs = [0], result = []
      : (tensor<2xbf16>, tensor<2xbf16>, tensor<bf16>) -> tensor<bf16>
  check.expect_eq_const %1, dense<258.0> : tensor<bf16>
  return
}
