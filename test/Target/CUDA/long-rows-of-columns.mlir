// Sums over rows beside a softmax of them, a block for two rows of 30,016 numbers: of the two rows that a
// thread would keep, one is computed anew inside of the loop over the block's rows. Every row of the input
// is the same here, so that the sums are a multiple of one row's probabilities.

// REQUIRES: stand-ins
// RUN: env TRC_SIMT_COMPILE=0 %simt trc-compile %s --target=cuda -o %t.trc --dump-dir=%t.text
// RUN: cat %t.text/kernels/column_0.cu | FileCheck %s
// RUN: %check-cuda %s

// CHECK: f32 row{{[0-9]+}}[32];
// CHECK-NOT: f32 row{{[0-9]+}}[
// CHECK: for (i32 r{{[0-9]+}} = 0;
// CHECK-COUNT-2: math::exp(

func.func @main() {
  %i = stablehlo.iota dim = 1 : tensor<1088x30016xi32>
  %seven = stablehlo.constant dense<7> : tensor<1088x30016xi32>
  %some = stablehlo.remainder %i, %seven : tensor<1088x30016xi32>
  %whole = stablehlo.convert %some : (tensor<1088x30016xi32>) -> tensor<1088x30016xbf16>
  %x0 = stablehlo.optimization_barrier %whole : tensor<1088x30016xbf16>
  %x = stablehlo.convert %x0 : (tensor<1088x30016xbf16>) -> tensor<1088x30016xf32>
  %lowest = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%x init: %lowest) applies stablehlo.maximum across dimensions = [1]
      : (tensor<1088x30016xf32>, tensor<f32>) -> tensor<1088xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<1088xf32>) -> tensor<1088x30016xf32>
  %d = stablehlo.subtract %x, %mb : tensor<1088x30016xf32>
  %e = stablehlo.exponential %d : tensor<1088x30016xf32>
  %t = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1]
      : (tensor<1088x30016xf32>, tensor<f32>) -> tensor<1088xf32>
  %tb = stablehlo.broadcast_in_dim %t, dims = [0] : (tensor<1088xf32>) -> tensor<1088x30016xf32>
  %p = stablehlo.divide %e, %tb : tensor<1088x30016xf32>
  %sums = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [0]
      : (tensor<1088x30016xf32>, tensor<f32>) -> tensor<30016xf32>

  // exp(i mod 7 - 6) of 30,016 = 7 * 4288 numbers.
  %i1 = stablehlo.iota dim = 0 : tensor<30016xi32>
  %seven1 = stablehlo.constant dense<7> : tensor<30016xi32>
  %some1 = stablehlo.remainder %i1, %seven1 : tensor<30016xi32>
  %x1 = stablehlo.convert %some1 : (tensor<30016xi32>) -> tensor<30016xf32>
  %six = stablehlo.constant dense<6.0> : tensor<30016xf32>
  %d1 = stablehlo.subtract %x1, %six : tensor<30016xf32>
  %e1 = stablehlo.exponential %d1 : tensor<30016xf32>
  %whole1 = stablehlo.reduce(%e1 init: %zero) applies stablehlo.add across dimensions = [0]
      : (tensor<30016xf32>, tensor<f32>) -> tensor<f32>
  %rows = stablehlo.constant dense<1088.0> : tensor<f32>
  %scale = stablehlo.divide %rows, %whole1 : tensor<f32>
  %scaleb = stablehlo.broadcast_in_dim %scale, dims = [] : (tensor<f32>) -> tensor<30016xf32>
  %expected = stablehlo.multiply %e1, %scaleb : tensor<30016xf32>
  check.expect_almost_eq %sums, %expected, tolerance = 1.0e-4 : tensor<30016xf32>
  return
}
