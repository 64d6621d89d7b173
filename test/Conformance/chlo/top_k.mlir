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

// -----

// A row that is longer than what is kept of it, whose largest come again.
func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<300xi32>
  %many = stablehlo.constant dense<37> : tensor<300xi32>
  %few = stablehlo.constant dense<101> : tensor<300xi32>
  %0 = stablehlo.multiply %i, %many : tensor<300xi32>
  %1 = stablehlo.remainder %0, %few : tensor<300xi32>
  %x = stablehlo.optimization_barrier %1 : tensor<300xi32>
  %2, %3 = chlo.top_k(%x, k = 5) : tensor<300xi32> -> (tensor<5xi32>, tensor<5xi32>)
  check.expect_eq_const %2, dense<[100, 100, 100, 99, 99]> : tensor<5xi32>
  check.expect_eq_const %3, dense<[30, 131, 232, 60, 161]> : tensor<5xi32>
  %f = stablehlo.convert %x : (tensor<300xi32>) -> tensor<300xf32>
  %below = stablehlo.negate %f : tensor<300xf32>
  %y = stablehlo.optimization_barrier %below : tensor<300xf32>
  %4, %5 = chlo.top_k(%y, k = 3) : tensor<300xf32> -> (tensor<3xf32>, tensor<3xi32>)
  check.expect_eq_const %4, dense<[-0.0, -0.0, -0.0]> : tensor<3xf32>
  check.expect_eq_const %5, dense<[0, 101, 202]> : tensor<3xi32>
  return
}
