// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// slice: from start to limit, by strides.

// Strides, and an empty slice.
func.func @main() {
  %c_x = stablehlo.constant dense<[[0, 1, 2, 3, 4], [5, 6, 7, 8, 9], [10, 11, 12, 13, 14], [15, 16,
      17, 18, 19]]> : tensor<4x5xi32>
  %x = stablehlo.optimization_barrier %c_x : tensor<4x5xi32>
  %0 = stablehlo.slice %x [0:4:2, 1:5:3] : (tensor<4x5xi32>) -> tensor<2x2xi32>
  %1 = stablehlo.slice %x [1:3, 2:4] : (tensor<4x5xi32>) -> tensor<2x2xi32>
  %2 = stablehlo.slice %x [2:2, 0:5] : (tensor<4x5xi32>) -> tensor<0x5xi32>
  check.expect_eq_const %0, dense<[[1, 4], [11, 14]]> : tensor<2x2xi32>
  check.expect_eq_const %1, dense<[[7, 8], [12, 13]]> : tensor<2x2xi32>
  check.expect_eq_const %2, dense<> : tensor<0x5xi32>
  return
}
