// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// reduce: combines along dimensions, starting from the initial value.

// Sums along each dimension and along both.
func.func @main() {
  %c_x = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %c_z = stablehlo.constant dense<0.0> : tensor<f32>
  %c_t = stablehlo.constant dense<10.0> : tensor<f32>
  %x = stablehlo.optimization_barrier %c_x : tensor<2x3xf32>
  %z = stablehlo.optimization_barrier %c_z : tensor<f32>
  %t = stablehlo.optimization_barrier %c_t : tensor<f32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
  %1 = stablehlo.reduce(%x init: %t) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  %2 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const %0, dense<[5.0, 7.0, 9.0]> : tensor<3xf32>
  check.expect_eq_const %1, dense<[16.0, 25.0]> : tensor<2xf32>
  check.expect_eq_const %2, dense<21.0> : tensor<f32>
  return
}

// -----

// Maximum with NaN, minimum, product.
func.func @main() {
  %c_x = stablehlo.constant dense<[[1.0, 0x7FC00000], [-4.0, 5.0]]> : tensor<2x2xf32>
  %c_m = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %c_n = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %c_o = stablehlo.constant dense<1.0> : tensor<f32>
  %x = stablehlo.optimization_barrier %c_x : tensor<2x2xf32>
  %m = stablehlo.optimization_barrier %c_m : tensor<f32>
  %n = stablehlo.optimization_barrier %c_n : tensor<f32>
  %o = stablehlo.optimization_barrier %c_o : tensor<f32>
  %0 = stablehlo.reduce(%x init: %m) applies stablehlo.maximum across dimensions = [1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
  %1 = stablehlo.reduce(%x init: %n) applies stablehlo.minimum across dimensions = [1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
  %2 = stablehlo.reduce(%x init: %o) applies stablehlo.multiply across dimensions = [1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
  check.expect_eq_const %0, dense<[0x7FC00000, 5.0]> : tensor<2xf32>
  check.expect_eq_const %1, dense<[0x7FC00000, -4.0]> : tensor<2xf32>
  check.expect_eq_const %2, dense<[0x7FC00000, -20.0]> : tensor<2xf32>
  return
}

// -----

// Integers wrap; i1: and, or.
func.func @main() {
  %c_x = stablehlo.constant dense<[100, 100, 1]> : tensor<3xi8>
  %c_z = stablehlo.constant dense<0> : tensor<i8>
  %c_p = stablehlo.constant dense<[[true, false], [true, true]]> : tensor<2x2xi1>
  %c_t = stablehlo.constant dense<true> : tensor<i1>
  %c_n = stablehlo.constant dense<false> : tensor<i1>
  %x = stablehlo.optimization_barrier %c_x : tensor<3xi8>
  %z = stablehlo.optimization_barrier %c_z : tensor<i8>
  %p = stablehlo.optimization_barrier %c_p : tensor<2x2xi1>
  %t = stablehlo.optimization_barrier %c_t : tensor<i1>
  %n = stablehlo.optimization_barrier %c_n : tensor<i1>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<3xi8>, tensor<i8>) -> tensor<i8>
  %1 = stablehlo.reduce(%p init: %t) applies stablehlo.and across dimensions = [1] : (tensor<2x2xi1>, tensor<i1>) -> tensor<2xi1>
  %2 = stablehlo.reduce(%p init: %n) applies stablehlo.or across dimensions = [0] : (tensor<2x2xi1>, tensor<i1>) -> tensor<2xi1>
  check.expect_eq_const %0, dense<-55> : tensor<i8>
  check.expect_eq_const %1, dense<[false, true]> : tensor<2xi1>
  check.expect_eq_const %2, dense<[true, true]> : tensor<2xi1>
  return
}

// -----

// Sums of bf16 and f16 are accumulated in f32: 256 + 1 + 1 .. would stay 256.
func.func @main() {
  %c_x = stablehlo.constant dense<[256.0, 1.0, 1.0, 1.0, 1.0]> : tensor<5xbf16>
  %c_z = stablehlo.constant dense<0.0> : tensor<bf16>
  %c_y = stablehlo.constant dense<[2048.0, 1.0, 1.0, 1.0, 1.0]> : tensor<5xf16>
  %c_w = stablehlo.constant dense<0.0> : tensor<f16>
  %x = stablehlo.optimization_barrier %c_x : tensor<5xbf16>
  %z = stablehlo.optimization_barrier %c_z : tensor<bf16>
  %y = stablehlo.optimization_barrier %c_y : tensor<5xf16>
  %w = stablehlo.optimization_barrier %c_w : tensor<f16>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<5xbf16>, tensor<bf16>) -> tensor<bf16>
  %1 = stablehlo.reduce(%y init: %w) applies stablehlo.add across dimensions = [0] : (tensor<5xf16>, tensor<f16>) -> tensor<f16>
  check.expect_eq_const %0, dense<2.6e+2> : tensor<bf16>
  check.expect_eq_const %1, dense<2052.0> : tensor<f16>
  return
}

// -----

// Nothing to combine gives the initial value; nothing left gives nothing.
func.func @main() {
  %c_x = stablehlo.constant dense<> : tensor<0x2xf32>
  %c_z = stablehlo.constant dense<3.0> : tensor<f32>
  %c_y = stablehlo.constant dense<> : tensor<2x0xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<0x2xf32>
  %z = stablehlo.optimization_barrier %c_z : tensor<f32>
  %y = stablehlo.optimization_barrier %c_y : tensor<2x0xf32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<0x2xf32>, tensor<f32>) -> tensor<2xf32>
  %1 = stablehlo.reduce(%y init: %z) applies stablehlo.add across dimensions = [0] : (tensor<2x0xf32>, tensor<f32>) -> tensor<0xf32>
  %2 = stablehlo.reduce(%z init: %z) applies stablehlo.add across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const %0, dense<[3.0, 3.0]> : tensor<2xf32>
  check.expect_eq_const %1, dense<> : tensor<0xf32>
  check.expect_eq_const %2, dense<6.0> : tensor<f32>
  return
}

// -----

// Two values at once: the first place of the maximum, in whatever order elements meet.
func.func @main() {
  %c_x = stablehlo.constant dense<[[1.0, 5.0, 5.0], [7.0, 2.0, 0.0]]> : tensor<2x3xf32>
  %c_m = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %c_z = stablehlo.constant dense<0> : tensor<i32>
  %x = stablehlo.optimization_barrier %c_x : tensor<2x3xf32>
  %m = stablehlo.optimization_barrier %c_m : tensor<f32>
  %z = stablehlo.optimization_barrier %c_z : tensor<i32>
  %i = stablehlo.iota dim = 1 : tensor<2x3xi32>
  %0:2 = stablehlo.reduce(%x init: %m), (%i init: %z) across dimensions = [1] : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
   reducer(%a: tensor<f32>, %b: tensor<f32>) (%c: tensor<i32>, %d: tensor<i32>) {
    %g = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %e = stablehlo.compare EQ, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %l = stablehlo.compare LT, %c, %d : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %f = stablehlo.and %e, %l : tensor<i1>
    %p = stablehlo.or %g, %f : tensor<i1>
    %v = stablehlo.select %g, %a, %b : tensor<i1>, tensor<f32>
    %w = stablehlo.select %p, %c, %d : tensor<i1>, tensor<i32>
    stablehlo.return %v, %w : tensor<f32>, tensor<i32>
  }
  check.expect_eq_const %0#0, dense<[5.0, 7.0]> : tensor<2xf32>
  check.expect_eq_const %0#1, dense<[1, 0]> : tensor<2xi32>
  return
}
