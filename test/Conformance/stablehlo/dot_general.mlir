// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// dot_general: batch, then what is left of lhs, then of rhs.

// A matrix product, and one with the right matrix transposed.
func.func @main() {
  %c_x = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %c_y = stablehlo.constant dense<[[1.0, 0.0], [0.0, 1.0], [2.0, 3.0]]> : tensor<3x2xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<2x3xf32>
  %y = stablehlo.optimization_barrier %c_y : tensor<3x2xf32>
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  %1 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [1] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %0, dense<[[7.0, 11.0], [16.0, 23.0]]> : tensor<2x2xf32>
  check.expect_eq_const %1, dense<[[14.0, 32.0], [32.0, 77.0]]> : tensor<2x2xf32>
  return
}

// -----

// A batch, integers; contracting first dimensions; an outer product.
func.func @main() {
  %c_x = stablehlo.constant dense<[[[0, 1, 2], [3, 4, 5]], [[6, 7, 8], [9, 10, 11]]]> :
      tensor<2x2x3xi32>
  %c_y = stablehlo.constant dense<[[[1, 2], [3, 4], [5, 6]], [[7, 8], [9, 10], [11, 12]]]> :
      tensor<2x3x2xi32>
  %c_v = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %x = stablehlo.optimization_barrier %c_x : tensor<2x2x3xi32>
  %y = stablehlo.optimization_barrier %c_y : tensor<2x3x2xi32>
  %v = stablehlo.optimization_barrier %c_v : tensor<2xi32>
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x2x3xi32>, tensor<2x3x2xi32>) -> tensor<2x2x2xi32>
  %1 = stablehlo.dot_general %x, %v, contracting_dims = [1] x [0] : (tensor<2x2x3xi32>, tensor<2xi32>) -> tensor<2x3xi32>
  %2 = stablehlo.dot_general %v, %v, contracting_dims = [] x [] : (tensor<2xi32>, tensor<2xi32>) -> tensor<2x2xi32>
  %3 = stablehlo.dot_general %v, %v, contracting_dims = [0] x [0] : (tensor<2xi32>, tensor<2xi32>) -> tensor<i32>
  check.expect_eq_const %0, dense<[[[13, 16], [40, 52]], [[193, 214], [274, 304]]]> :
      tensor<2x2x2xi32>
  check.expect_eq_const %1, dense<[[9, 14, 19], [39, 44, 49]]> : tensor<2x3xi32>
  check.expect_eq_const %2, dense<[[4, 6], [6, 9]]> : tensor<2x2xi32>
  check.expect_eq_const %3, dense<13> : tensor<i32>
  return
}

// -----

// bf16 operands with an f32 result; f64; f16.
func.func @main() {
  %c_x = stablehlo.constant dense<[[256.0, 1.0]]> : tensor<1x2xbf16>
  %c_y = stablehlo.constant dense<[[1.0], [1.0]]> : tensor<2x1xbf16>
  %c_d = stablehlo.constant dense<[[0.1, 0.2]]> : tensor<1x2xf64>
  %c_h = stablehlo.constant dense<[[3.0e+2, 3.0e+2]]> : tensor<1x2xf16>
  %x = stablehlo.optimization_barrier %c_x : tensor<1x2xbf16>
  %y = stablehlo.optimization_barrier %c_y : tensor<2x1xbf16>
  %d = stablehlo.optimization_barrier %c_d : tensor<1x2xf64>
  %h = stablehlo.optimization_barrier %c_h : tensor<1x2xf16>
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<1x2xbf16>, tensor<2x1xbf16>) -> tensor<1x1xf32>
  %1 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<1x2xbf16>, tensor<2x1xbf16>) -> tensor<1x1xbf16>
  %2 = stablehlo.dot_general %d, %d, contracting_dims = [1] x [1] : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<1x1xf64>
  %3 = stablehlo.dot_general %h, %h, contracting_dims = [1] x [1] : (tensor<1x2xf16>, tensor<1x2xf16>) -> tensor<1x1xf16>
  check.expect_eq_const %0, dense<[[257.0]]> : tensor<1x1xf32>
  check.expect_eq_const %1, dense<[[256.0]]> : tensor<1x1xbf16>
  %e2 = stablehlo.constant dense<[[0.05000000000000001]]> : tensor<1x1xf64>
  check.expect_close %2, %e2 : tensor<1x1xf64>, tensor<1x1xf64>
  check.expect_eq_const %3, dense<[[0x7C00]]> : tensor<1x1xf16>
  return
}

// -----

// i8 products summed in i32; wrapping; i1; and an empty sum.
func.func @main() {
  %c_x = stablehlo.constant dense<[[100, 100]]> : tensor<1x2xi8>
  %c_y = stablehlo.constant dense<[[100], [100]]> : tensor<2x1xi8>
  %c_p = stablehlo.constant dense<[[true, false]]> : tensor<1x2xi1>
  %c_q = stablehlo.constant dense<[[true], [true]]> : tensor<2x1xi1>
  %c_e = stablehlo.constant dense<> : tensor<2x0xf32>
  %c_g = stablehlo.constant dense<> : tensor<0x3xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<1x2xi8>
  %y = stablehlo.optimization_barrier %c_y : tensor<2x1xi8>
  %p = stablehlo.optimization_barrier %c_p : tensor<1x2xi1>
  %q = stablehlo.optimization_barrier %c_q : tensor<2x1xi1>
  %e = stablehlo.optimization_barrier %c_e : tensor<2x0xf32>
  %g = stablehlo.optimization_barrier %c_g : tensor<0x3xf32>
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<1x2xi8>, tensor<2x1xi8>) -> tensor<1x1xi32>
  %1 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<1x2xi8>, tensor<2x1xi8>) -> tensor<1x1xi8>
  %2 = stablehlo.dot_general %p, %q, contracting_dims = [1] x [0] : (tensor<1x2xi1>, tensor<2x1xi1>) -> tensor<1x1xi1>
  %3 = stablehlo.dot_general %e, %g, contracting_dims = [1] x [0] : (tensor<2x0xf32>, tensor<0x3xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %0, dense<[[20000]]> : tensor<1x1xi32>
  check.expect_eq_const %1, dense<[[32]]> : tensor<1x1xi8>
  check.expect_eq_const %2, dense<[[true]]> : tensor<1x1xi1>
  check.expect_eq_const %3, dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf32>
  return
}

// -----

// Factors of two types of floats: neither is rounded, whatever the algorithm names.
func.func @main() {
  %c_g = stablehlo.constant dense<[[1.00390625, 2.0], [0.5, -3.0]]> : tensor<2x2xf32>
  %c_x = stablehlo.constant dense<[[2.0, 1.0], [1.0, 4.0]]> : tensor<2x2xbf16>
  %g = stablehlo.optimization_barrier %c_g : tensor<2x2xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<2x2xbf16>
  %0 = stablehlo.dot_general %g, %x, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x2xf32>, tensor<2x2xbf16>) -> tensor<2x2xf32>
  %1 = stablehlo.dot_general %x, %g, contracting_dims = [1] x [0] : (tensor<2x2xbf16>, tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %0, dense<[[4.0078125, 9.00390625], [-2.0, -11.5]]> : tensor<2x2xf32>
  check.expect_eq_const %1, dense<[[2.5078125, 1.0], [3.00390625, -10.0]]> : tensor<2x2xf32>
  return
}
