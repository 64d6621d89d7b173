// RUN: %check-reference %s
// RUN: trc-compile --from=specialize %s -o %t.trc && trc-run --threads=2 --no-pin %t.trc
// RUN: trc-opt --chunk-head-loss=chunk-bytes=12800 %s | trc-compile --from=specialize - -o %t.trc && trc-run --threads=2 --no-pin %t.trc
// RUN: trc-opt --chunk-head-loss="chunk-bytes=12800 word-multiple=8" %s | trc-compile --from=specialize - -o %t.trc && trc-run --threads=2 --no-pin %t.trc
// RUN: %if stand-ins && !sanitize %{ %simt-checked trc-compile --target=cuda --from=specialize %s -o %t.cuda.trc && %simt-checked trc-run --device=cuda %t.cuda.trc %}
// RUN: %if stand-ins && !sanitize %{ trc-opt --chunk-head-loss="chunk-bytes=12800 word-multiple=8" %s | %simt-checked trc-compile --target=cuda --from=specialize - -o %t.cuda.trc && %simt-checked trc-run --device=cuda %t.cuda.trc %}

// A head's loss and gradients against what they are by definition; whole, and in
// chunks of 32, 32 and 8 rows, and with a vocabulary padded to 104. One target is
// no word: its row loses logsumexp.
func.func @main() {
  %ix = stablehlo.iota dim = 0 : tensor<576xf32>
  %iw = stablehlo.iota dim = 0 : tensor<800xf32>
  %sx = stablehlo.sine %ix : tensor<576xf32>
  %sw = stablehlo.cosine %iw : tensor<800xf32>
  %x = stablehlo.reshape %sx : (tensor<576xf32>) -> tensor<72x8xf32>
  %w = stablehlo.reshape %sw : (tensor<800xf32>) -> tensor<100x8xf32>
  %it = stablehlo.iota dim = 0 : tensor<72xi32>
  %seven = stablehlo.constant dense<7> : tensor<72xi32>
  %t7 = stablehlo.multiply %it, %seven : tensor<72xi32>
  %hundred = stablehlo.constant dense<101> : tensor<72xi32>
  %t = stablehlo.remainder %t7, %hundred : tensor<72xi32>
  %id = stablehlo.convert %it : (tensor<72xi32>) -> tensor<72xf32>
  %tenth = stablehlo.constant dense<0.1> : tensor<72xf32>
  %d = stablehlo.multiply %id, %tenth : tensor<72xf32>

  %loss, %dx, %dw = trc.head_loss_gradient(%x, %w, %t, %d)
      : (tensor<72x8xf32>, tensor<100x8xf32>, tensor<72xi32>, tensor<72xf32>) -> (tensor<72xf32>, tensor<72x8xf32>, tensor<100x8xf32>)
  %loss2, %lse = trc.head_loss(%x, %w, %t) : (tensor<72x8xf32>, tensor<100x8xf32>, tensor<72xi32>) -> (tensor<72xf32>, tensor<72xf32>)

  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<72x100xf32>
  %ones = stablehlo.constant dense<1.0> : tensor<72x100xf32>
  %l = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<72x8xf32>, tensor<100x8xf32>) -> tensor<72x100xf32>
  %e = stablehlo.exponential %l : tensor<72x100xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<72x100xf32>, tensor<f32>) -> tensor<72xf32>
  %logsum = stablehlo.log %s : tensor<72xf32>
  %words = stablehlo.iota dim = 1 : tensor<72x100xi32>
  %tb = stablehlo.broadcast_in_dim %t, dims = [0] : (tensor<72xi32>) -> tensor<72x100xi32>
  %hit = stablehlo.compare EQ, %words, %tb : (tensor<72x100xi32>, tensor<72x100xi32>) -> tensor<72x100xi1>
  %onehot = stablehlo.select %hit, %ones, %zeros : tensor<72x100xi1>, tensor<72x100xf32>
  %chosen = stablehlo.multiply %onehot, %l : tensor<72x100xf32>
  %logit = stablehlo.reduce(%chosen init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<72x100xf32>, tensor<f32>) -> tensor<72xf32>
  %wloss = stablehlo.subtract %logsum, %logit : tensor<72xf32>
  %sb = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<72xf32>) -> tensor<72x100xf32>
  %p = stablehlo.divide %e, %sb : tensor<72x100xf32>
  %q = stablehlo.subtract %p, %onehot : tensor<72x100xf32>
  %db = stablehlo.broadcast_in_dim %d, dims = [0] : (tensor<72xf32>) -> tensor<72x100xf32>
  %dl = stablehlo.multiply %q, %db : tensor<72x100xf32>
  %wdx = stablehlo.dot_general %dl, %w, contracting_dims = [1] x [0] : (tensor<72x100xf32>, tensor<100x8xf32>) -> tensor<72x8xf32>
  %wdw = stablehlo.dot_general %dl, %x, contracting_dims = [0] x [0] : (tensor<72x100xf32>, tensor<72x8xf32>) -> tensor<100x8xf32>

  check.expect_almost_eq %loss, %wloss, tolerance = 2.0e-6 : tensor<72xf32>
  check.expect_almost_eq %loss2, %wloss, tolerance = 2.0e-6 : tensor<72xf32>
  check.expect_almost_eq %lse, %logsum, tolerance = 2.0e-6 : tensor<72xf32>
  check.expect_almost_eq %dx, %wdx, tolerance = 1.0e-5 : tensor<72x8xf32>
  check.expect_almost_eq %dw, %wdw, tolerance = 5.0e-5 : tensor<100x8xf32>
  return
}
