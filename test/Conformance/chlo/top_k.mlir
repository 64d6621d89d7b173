// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// top_k: falling; equal values keep their order; NaN is larger than all.

// Floats.
func.func @main() {
  %c_x = stablehlo.constant dense<[[1.0, 3.0, 2.0, 3.0], [0x7FC00000, -1.0, 0x7F800000, 0.0]]> :
      tensor<2x4xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<2x4xf32>
  %0, %1 = chlo.top_k(%x, k = 3) : tensor<2x4xf32> -> (tensor<2x3xf32>, tensor<2x3xi32>)
  check.expect_eq_const %0, dense<[[3.0, 3.0, 2.0], [0x7FC00000, 0x7F800000, 0.0]]> :
      tensor<2x3xf32>
  check.expect_eq_const %1, dense<[[1, 3, 2], [0, 2, 3]]> : tensor<2x3xi32>
  return
}

// -----

// Integers, and k = 0.
func.func @main() {
  %c_x = stablehlo.constant dense<[-5, 7, 7, 0]> : tensor<4xi32>
  %x = stablehlo.optimization_barrier %c_x : tensor<4xi32>
  %0, %1 = chlo.top_k(%x, k = 2) : tensor<4xi32> -> (tensor<2xi32>, tensor<2xi32>)
  %2, %3 = chlo.top_k(%x, k = 0) : tensor<4xi32> -> (tensor<0xi32>, tensor<0xi32>)
  check.expect_eq_const %0, dense<[7, 7]> : tensor<2xi32>
  check.expect_eq_const %1, dense<[1, 2]> : tensor<2xi32>
  check.expect_eq_const %2, dense<> : tensor<0xi32>
  return
}
