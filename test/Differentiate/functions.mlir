// These functions are differentiated as what they are made of: where one of their
// parts is not chosen, its slope, which may be infinite, adds nothing. The
// expected values are of mpmath in 60 digits.
// RUN: trc-opt %s --split-input-file --legalize-operations --differentiate=function=loss > %t.mlir
// RUN: trc-run %t.mlir --split-input-file --target=reference
// RUN: trc-run %t.mlir --split-input-file --target=host --threads=2 --no-pin

// f32: far out, at zero, just below a whole number, left of zero, and the digamma
// function among others.
func.func private @loss(%b: tensor<10xf32> {trc.parameter = "b"}, %q: tensor<10xf32> {trc.parameter = "q"}, %x: tensor<10xf32> {trc.parameter = "x"}, %s: tensor<10xf32>, %n: tensor<10xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = chlo.bessel_i1e %b : tensor<10xf32> -> tensor<10xf32>
  %1 = chlo.zeta %s, %q : tensor<10xf32>, tensor<10xf32> -> tensor<10xf32>
  %2 = chlo.polygamma %n, %x : tensor<10xf32>, tensor<10xf32> -> tensor<10xf32>
  %3 = stablehlo.add %0, %1 : tensor<10xf32>
  %4 = stablehlo.add %2, %3 : tensor<10xf32>
  %5 = stablehlo.reduce(%4 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<10xf32>, tensor<f32>) -> tensor<f32>
  return %5 : tensor<f32>
}
func.func private @loss.gradient(tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> (tensor<f32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>)
func.func @main() {
  %c0 = stablehlo.constant dense<[
        0.0, 0.001, -0.5, 2.0, 5.0, -8.25, 40.0, -10000.0, 100000.0, 0x7F800000]> : tensor<10xf32>
  %c1 = stablehlo.constant dense<[
        0.5, 1.0, 2.9999998, -0.25, -2.25, -1.0e-05, 7.0, 1000000.0, 1.0, 0x7F800000]> : tensor<10xf32>
  %c2 = stablehlo.constant dense<[
        2.5, 2.0, 1.0, -0.5, 1.0e-15, 0.5, 2.9999998, 1.0, -1.25, 30.0]> : tensor<10xf32>
  %c3 = stablehlo.constant dense<[
        2.0, 2.5, 3.0, 4.0, 3.0, 2.0, 30.0, 3.0, 100000.0, 2.0]> : tensor<10xf32>
  %c4 = stablehlo.constant dense<[
        0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 4.0, 4.0, 2.0, 5.0]> : tensor<10xf32>
  %b, %q, %x, %s, %n = stablehlo.optimization_barrier %c0, %c1, %c2, %c3, %c4 : tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>
  %0:4 = call @loss.gradient(%b, %q, %x, %s, %n) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> (tensor<f32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>)
  %e0 = stablehlo.constant dense<[
        0.5, 0.499000937, 0.175772861, -0.0143956113, -0.0132259077, -0.00718322018,
        -0.000766004926, -1.99448699e-7, -6.30776034e-9, 0.0]> : tensor<10xf32>
  check.expect_close %0#1, %e0, max_ulp_difference = 32 : tensor<10xf32>, tensor<10xf32>
  %e1 = stablehlo.constant dense<[
        -16.8287966, -2.81683467, -0.0594697174, 4078.86657, -779.227512, 2.00000015e+15,
        -1.93254759e-25, -1.0000015e-18, -100000.0, 0.0]> : tensor<10xf32>
  check.expect_close %0#2, %e1, max_ulp_difference = 8 : tensor<10xf32>, tensor<10xf32>
  %e2 = stablehlo.constant dense<[
        0.490357756, 0.644934067, 1.64493407, 8.9348022, 9.99999993e+29, -16.8287966, 0.20616753,
        122.081167, 1558.22091, -1.81709254e-7]> : tensor<10xf32>
  check.expect_close %0#3, %e2, max_ulp_difference = 8 : tensor<10xf32>, tensor<10xf32>
  return
}

// -----

// f64: far out, at zero, just below a whole number, left of zero, and the digamma
// function among others.
func.func private @loss(%b: tensor<10xf64> {trc.parameter = "b"}, %q: tensor<10xf64> {trc.parameter = "q"}, %x: tensor<10xf64> {trc.parameter = "x"}, %s: tensor<10xf64>, %n: tensor<10xf64>) -> tensor<f64> {
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %0 = chlo.bessel_i1e %b : tensor<10xf64> -> tensor<10xf64>
  %1 = chlo.zeta %s, %q : tensor<10xf64>, tensor<10xf64> -> tensor<10xf64>
  %2 = chlo.polygamma %n, %x : tensor<10xf64>, tensor<10xf64> -> tensor<10xf64>
  %3 = stablehlo.add %0, %1 : tensor<10xf64>
  %4 = stablehlo.add %2, %3 : tensor<10xf64>
  %5 = stablehlo.reduce(%4 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<10xf64>, tensor<f64>) -> tensor<f64>
  return %5 : tensor<f64>
}
func.func private @loss.gradient(tensor<10xf64>, tensor<10xf64>, tensor<10xf64>, tensor<10xf64>, tensor<10xf64>) -> (tensor<f64>, tensor<10xf64>, tensor<10xf64>, tensor<10xf64>)
func.func @main() {
  %c0 = stablehlo.constant dense<[
        0.0, 0.001, -0.5, 2.0, 5.0, -8.25, 40.0, -10000.0, 100000.0, 0x7FF0000000000000]> : tensor<10xf64>
  %c1 = stablehlo.constant dense<[
        0.5, 1.0, 2.9999998, -0.25, -2.25, -1.0e-05, 7.0, 1000000.0, 1.0, 0x7FF0000000000000]> : tensor<10xf64>
  %c2 = stablehlo.constant dense<[
        2.5, 2.0, 1.0, -0.5, 1.0e-15, 0.5, 2.9999998, 1.0, -1.25, 30.0]> : tensor<10xf64>
  %c3 = stablehlo.constant dense<[
        2.0, 2.5, 3.0, 4.0, 3.0, 2.0, 30.0, 3.0, 100000.0, 2.0]> : tensor<10xf64>
  %c4 = stablehlo.constant dense<[
        0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 4.0, 4.0, 2.0, 5.0]> : tensor<10xf64>
  %b, %q, %x, %s, %n = stablehlo.optimization_barrier %c0, %c1, %c2, %c3, %c4 : tensor<10xf64>, tensor<10xf64>, tensor<10xf64>, tensor<10xf64>, tensor<10xf64>
  %0:4 = call @loss.gradient(%b, %q, %x, %s, %n) : (tensor<10xf64>, tensor<10xf64>, tensor<10xf64>, tensor<10xf64>, tensor<10xf64>) -> (tensor<f64>, tensor<10xf64>, tensor<10xf64>, tensor<10xf64>)
  %e0 = stablehlo.constant dense<[
        0.5, 0.49900093691694, 0.17577286089453498, -0.014395611319735449, -0.013225907724122475,
        -0.0071832201762505202, -0.000766004926067782, -1.9944869852852435e-7,
        -6.3077603415786143e-9, 0.0]> : tensor<10xf64>
  check.expect_close %0#1, %e0, max_ulp_difference = 32 : tensor<10xf64>, tensor<10xf64>
  %e1 = stablehlo.constant dense<[
        -16.82879664423432, -2.8168346682926416, -0.059469714760028988, 4078.8665656974304,
        -779.22751159435717, 1.9999999999999971e+15, -1.9325475870220445e-25, -1.000001500001e-18,
        -100000.0, 0.0]> : tensor<10xf64>
  check.expect_close %0#2, %e1, max_ulp_difference = 8 : tensor<10xf64>, tensor<10xf64>
  %e2 = stablehlo.constant dense<[
        0.49035775610023486, 0.64493406684822644, 1.6449340668482264, 8.9348022005446793,
        9.9999999999999984e+29, -16.82879664423432, 0.20616751542985706, 122.0811674381339,
        1558.2209125348506, -1.8170925411158237e-7]> : tensor<10xf64>
  check.expect_close %0#3, %e2, max_ulp_difference = 8 : tensor<10xf64>, tensor<10xf64>
  return
}
