// RUN: %check-reference %s
// RUN: trc-compile --from=specialize %s -o %t.trc && trc-run --threads=2 --no-pin %t.trc
// RUN: %if stand-ins %{ %simt-checked trc-compile --target=cuda --cuda-arch=sm_90a --from=specialize %s -o %t.cuda.trc && %simt-checked trc-run --device=cuda %t.cuda.trc %}

// trc.attention and its gradient in bf16 with heads of 64, which groups of four warps multiply on a
// GPU of 9.0, against the same thing written out in f32. Causal, with a last tile that is not full.

func.func @main() {
  %qi = stablehlo.iota dim = 0 : tensor<8960xf32>
  %qc = stablehlo.constant dense<0.37> : tensor<8960xf32>
  %qm = stablehlo.multiply %qi, %qc : tensor<8960xf32>
  %qs = stablehlo.sine %qm : tensor<8960xf32>
  %qr = stablehlo.reshape %qs : (tensor<8960xf32>) -> tensor<1x140x1x64xf32>
  %q = stablehlo.convert %qr : (tensor<1x140x1x64xf32>) -> tensor<1x140x1x64xbf16>
  %qw = stablehlo.convert %q : (tensor<1x140x1x64xbf16>) -> tensor<1x140x1x64xf32>
  %ki = stablehlo.iota dim = 0 : tensor<8960xf32>
  %kc = stablehlo.constant dense<0.53> : tensor<8960xf32>
  %km = stablehlo.multiply %ki, %kc : tensor<8960xf32>
  %ks = stablehlo.cosine %km : tensor<8960xf32>
  %kr = stablehlo.reshape %ks : (tensor<8960xf32>) -> tensor<1x140x1x64xf32>
  %k = stablehlo.convert %kr : (tensor<1x140x1x64xf32>) -> tensor<1x140x1x64xbf16>
  %kw = stablehlo.convert %k : (tensor<1x140x1x64xbf16>) -> tensor<1x140x1x64xf32>
  %vi = stablehlo.iota dim = 0 : tensor<8960xf32>
  %vc = stablehlo.constant dense<0.71> : tensor<8960xf32>
  %vm = stablehlo.multiply %vi, %vc : tensor<8960xf32>
  %vs = stablehlo.sine %vm : tensor<8960xf32>
  %vr = stablehlo.reshape %vs : (tensor<8960xf32>) -> tensor<1x140x1x64xf32>
  %v = stablehlo.convert %vr : (tensor<1x140x1x64xf32>) -> tensor<1x140x1x64xbf16>
  %vw = stablehlo.convert %v : (tensor<1x140x1x64xbf16>) -> tensor<1x140x1x64xf32>
  %di = stablehlo.iota dim = 0 : tensor<8960xf32>
  %dc = stablehlo.constant dense<0.29> : tensor<8960xf32>
  %dm = stablehlo.multiply %di, %dc : tensor<8960xf32>
  %ds = stablehlo.cosine %dm : tensor<8960xf32>
  %dr = stablehlo.reshape %ds : (tensor<8960xf32>) -> tensor<1x140x1x64xf32>
  %d = stablehlo.convert %dr : (tensor<1x140x1x64xf32>) -> tensor<1x140x1x64xbf16>
  %dw = stablehlo.convert %d : (tensor<1x140x1x64xbf16>) -> tensor<1x140x1x64xf32>
  %out, %lse = trc.attention(%q, %k, %v) {causal, fill = 0xFFF0000000000000 : f64, scale = 0.125 : f64}
      : (tensor<1x140x1x64xbf16>, tensor<1x140x1x64xbf16>, tensor<1x140x1x64xbf16>) -> (tensor<1x140x1x64xbf16>, tensor<1x1x140xf32>)
  %dq, %dk, %dv = trc.attention_gradient(%q, %k, %v) of(%out, %lse, %d) {causal, fill = 0xFFF0000000000000 : f64, scale = 0.125 : f64}
      : (tensor<1x140x1x64xbf16>, tensor<1x140x1x64xbf16>, tensor<1x140x1x64xbf16>, tensor<1x140x1x64xbf16>, tensor<1x1x140xf32>, tensor<1x140x1x64xbf16>)
      -> (tensor<1x140x1x64xbf16>, tensor<1x140x1x64xbf16>, tensor<1x140x1x64xbf16>)

  %scale = stablehlo.constant dense<0.125> : tensor<1x1x140x140xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %minus = stablehlo.constant dense<0xFF800000> : tensor<1x1x140x140xf32>
  %t = stablehlo.iota dim = 2 : tensor<1x1x140x140xi64>
  %s = stablehlo.iota dim = 3 : tensor<1x1x140x140xi64>
  %seen = stablehlo.compare LE, %s, %t : (tensor<1x1x140x140xi64>, tensor<1x1x140x140xi64>) -> tensor<1x1x140x140xi1>
  %products = stablehlo.dot_general %qw, %kw, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3]
      : (tensor<1x140x1x64xf32>, tensor<1x140x1x64xf32>) -> tensor<1x1x140x140xf32>
  %scaled = stablehlo.multiply %products, %scale : tensor<1x1x140x140xf32>
  %scores = stablehlo.select %seen, %scaled, %minus : tensor<1x1x140x140xi1>, tensor<1x1x140x140xf32>
  %exp = stablehlo.exponential %scores : tensor<1x1x140x140xf32>
  %sum = stablehlo.reduce(%exp init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<1x1x140x140xf32>, tensor<f32>) -> tensor<1x1x140xf32>
  %log = stablehlo.log %sum : tensor<1x1x140xf32>
  %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1, 2] : (tensor<1x1x140xf32>) -> tensor<1x1x140x140xf32>
  %weights = stablehlo.divide %exp, %sums : tensor<1x1x140x140xf32>
  %mixed = stablehlo.dot_general %weights, %vw, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1]
      : (tensor<1x1x140x140xf32>, tensor<1x140x1x64xf32>) -> tensor<1x1x140x64xf32>
  %wanted = stablehlo.transpose %mixed, dims = [0, 2, 1, 3] : (tensor<1x1x140x64xf32>) -> tensor<1x140x1x64xf32>
  %outw = stablehlo.convert %out : (tensor<1x140x1x64xbf16>) -> tensor<1x140x1x64xf32>
  check.expect_almost_eq %lse, %log, tolerance = 1.0e-4 : tensor<1x1x140xf32>
  check.expect_almost_eq %outw, %wanted, tolerance = 8.0e-3 : tensor<1x140x1x64xf32>

  // Backward: the rule of each step above, last to first.
  %dvt = stablehlo.dot_general %weights, %dw, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1]
      : (tensor<1x1x140x140xf32>, tensor<1x140x1x64xf32>) -> tensor<1x1x140x64xf32>
  %dv_wanted = stablehlo.transpose %dvt, dims = [0, 2, 1, 3] : (tensor<1x1x140x64xf32>) -> tensor<1x140x1x64xf32>
  %dweights = stablehlo.dot_general %dw, %vw, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3]
      : (tensor<1x140x1x64xf32>, tensor<1x140x1x64xf32>) -> tensor<1x1x140x140xf32>
  %along = stablehlo.multiply %dweights, %weights : tensor<1x1x140x140xf32>
  %mean = stablehlo.reduce(%along init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<1x1x140x140xf32>, tensor<f32>) -> tensor<1x1x140xf32>
  %means = stablehlo.broadcast_in_dim %mean, dims = [0, 1, 2] : (tensor<1x1x140xf32>) -> tensor<1x1x140x140xf32>
  %centred = stablehlo.subtract %dweights, %means : tensor<1x1x140x140xf32>
  %dscores = stablehlo.multiply %weights, %centred : tensor<1x1x140x140xf32>
  %dscaled = stablehlo.multiply %dscores, %scale : tensor<1x1x140x140xf32>
  %dqt = stablehlo.dot_general %dscaled, %kw, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1]
      : (tensor<1x1x140x140xf32>, tensor<1x140x1x64xf32>) -> tensor<1x1x140x64xf32>
  %dq_wanted = stablehlo.transpose %dqt, dims = [0, 2, 1, 3] : (tensor<1x1x140x64xf32>) -> tensor<1x140x1x64xf32>
  %dkt = stablehlo.dot_general %dscaled, %qw, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1]
      : (tensor<1x1x140x140xf32>, tensor<1x140x1x64xf32>) -> tensor<1x1x140x64xf32>
  %dk_wanted = stablehlo.transpose %dkt, dims = [0, 2, 1, 3] : (tensor<1x1x140x64xf32>) -> tensor<1x140x1x64xf32>
  %dqw = stablehlo.convert %dq : (tensor<1x140x1x64xbf16>) -> tensor<1x140x1x64xf32>
  %dkw = stablehlo.convert %dk : (tensor<1x140x1x64xbf16>) -> tensor<1x140x1x64xf32>
  %dvw = stablehlo.convert %dv : (tensor<1x140x1x64xbf16>) -> tensor<1x140x1x64xf32>
  check.expect_almost_eq %dqw, %dq_wanted, tolerance = 2.0e-2 : tensor<1x140x1x64xf32>
  check.expect_almost_eq %dkw, %dk_wanted, tolerance = 2.0e-2 : tensor<1x140x1x64xf32>
  check.expect_almost_eq %dvw, %dv_wanted, tolerance = 2.0e-2 : tensor<1x140x1x64xf32>
  return
}
