// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s
// RUN: %simt-checked trc-compile %s --target=cuda -o %t.trc && %simt-checked trc-run --device=cuda %t.trc
// RUN: TRC_SIMT_ORDER=reverse %simt-checked trc-run --device=cuda %t.trc
// RUN: %simt trc-compile %s --target=cuda --cuda-arch=sm_80 --to=emit | FileCheck %s

// What lies across is loaded along its own rows into a tile, and read from
// there along the columns; the other operand is read where it is used. Tiles at
// the edges are not full.
// CHECK: plan.kernel @map_1
// CHECK-SAME: launch = #plan.launch<grid = [30, 1, 1], block = 256, shared = 0>
// CHECK-SAME: __shared__ f32 tile0[32][33];
// CHECK-SAME: if (first + near < 40 && firstColumn + k < 70) {
// CHECK-SAME: tile0[k][near] = in{{[01]}}[2800 * i0 + (first + near) + 40 * (firstColumn + k)];
// CHECK-SAME: __syncthreads();
// CHECK-SAME: if (i1 < 40 && column < 70) {
// CHECK-SAME: = tile0[near][k];

// Of 16-bit elements, too.
// CHECK: __shared__ bf16 tile0[32][33];
func.func @main() {
  %n = stablehlo.iota dim = 0 : tensor<14000xf32>
  %flat = stablehlo.optimization_barrier %n : tensor<14000xf32>
  %x = stablehlo.reshape %flat : (tensor<14000xf32>) -> tensor<5x70x40xf32>
  %y = stablehlo.reshape %flat : (tensor<14000xf32>) -> tensor<5x40x70xf32>
  %t = stablehlo.transpose %x, dims = [0, 2, 1] : (tensor<5x70x40xf32>) -> tensor<5x40x70xf32>
  %sum = stablehlo.add %t, %y : tensor<5x40x70xf32>

  // Element [a, b, c] is 2800 a + 40 c + b, and 2800 a + 70 b + c.
  %a = stablehlo.iota dim = 0 : tensor<5x40x70xf32>
  %b = stablehlo.iota dim = 1 : tensor<5x40x70xf32>
  %c = stablehlo.iota dim = 2 : tensor<5x40x70xf32>
  %ka = stablehlo.constant dense<5600.0> : tensor<5x40x70xf32>
  %kb = stablehlo.constant dense<71.0> : tensor<5x40x70xf32>
  %kc = stablehlo.constant dense<41.0> : tensor<5x40x70xf32>
  %pa = stablehlo.multiply %a, %ka : tensor<5x40x70xf32>
  %pb = stablehlo.multiply %b, %kb : tensor<5x40x70xf32>
  %pc = stablehlo.multiply %c, %kc : tensor<5x40x70xf32>
  %pab = stablehlo.add %pa, %pb : tensor<5x40x70xf32>
  %wanted = stablehlo.add %pab, %pc : tensor<5x40x70xf32>
  %made = stablehlo.optimization_barrier %sum : tensor<5x40x70xf32>
  check.expect_eq %made, %wanted : tensor<5x40x70xf32>

  %small = stablehlo.slice %flat [0:4096] : (tensor<14000xf32>) -> tensor<4096xf32>
  %h0 = stablehlo.convert %small : (tensor<4096xf32>) -> tensor<4096xbf16>
  %h1 = stablehlo.optimization_barrier %h0 : tensor<4096xbf16>
  %h = stablehlo.reshape %h1 : (tensor<4096xbf16>) -> tensor<64x64xbf16>
  %ht = stablehlo.transpose %h, dims = [1, 0] : (tensor<64x64xbf16>) -> tensor<64x64xbf16>
  %hn = stablehlo.negate %ht : tensor<64x64xbf16>
  %hm = stablehlo.optimization_barrier %hn : tensor<64x64xbf16>
  %hb = stablehlo.transpose %hm, dims = [1, 0] : (tensor<64x64xbf16>) -> tensor<64x64xbf16>
  %hw = stablehlo.negate %h : tensor<64x64xbf16>
  check.expect_eq %hb, %hw : tensor<64x64xbf16>
  return
}
