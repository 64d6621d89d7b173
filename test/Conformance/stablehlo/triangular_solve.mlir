// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// triangular_solve: op(a) x = b, or x op(a) = b.

// Left, lower; the upper triangle is not read.
func.func @main() {
  %c_a = stablehlo.constant dense<[[2.0, 7.0, 7.0], [1.0, 4.0, 7.0], [3.0, 5.0, 8.0]]> :
      tensor<3x3xf32>
  %c_b = stablehlo.constant dense<[[2.0, 4.0], [13.0, 18.0], [58.0, 74.0]]> : tensor<3x2xf32>
  %a = stablehlo.optimization_barrier %c_a : tensor<3x3xf32>
  %b = stablehlo.optimization_barrier %c_b : tensor<3x2xf32>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{
    left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>
  }> : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %0, dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>
  return
}

// -----

// Left, upper.
func.func @main() {
  %c_a = stablehlo.constant dense<[[2.0, 1.0, 3.0], [7.0, 4.0, 5.0], [7.0, 7.0, 8.0]]> :
      tensor<3x3xf32>
  %c_b = stablehlo.constant dense<[[20.0, 26.0], [37.0, 46.0], [40.0, 48.0]]> : tensor<3x2xf32>
  %a = stablehlo.optimization_barrier %c_a : tensor<3x3xf32>
  %b = stablehlo.optimization_barrier %c_b : tensor<3x2xf32>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{
    left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>
  }> : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %0, dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>
  return
}

// -----

// Left, lower, transposed.
func.func @main() {
  %c_a = stablehlo.constant dense<[[2.0, 7.0, 7.0], [1.0, 4.0, 7.0], [3.0, 5.0, 8.0]]> :
      tensor<3x3xf32>
  %c_b = stablehlo.constant dense<[[20.0, 26.0], [37.0, 46.0], [40.0, 48.0]]> : tensor<3x2xf32>
  %a = stablehlo.optimization_barrier %c_a : tensor<3x3xf32>
  %b = stablehlo.optimization_barrier %c_b : tensor<3x2xf32>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{
    left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>
  }> : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %0, dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>
  return
}

// -----

// Right, lower.
func.func @main() {
  %c_a = stablehlo.constant dense<[[2.0, 7.0, 7.0], [1.0, 4.0, 7.0], [3.0, 5.0, 8.0]]> :
      tensor<3x3xf64>
  %c_b = stablehlo.constant dense<[[20.0, 37.0, 40.0], [26.0, 46.0, 48.0]]> : tensor<2x3xf64>
  %a = stablehlo.optimization_barrier %c_a : tensor<3x3xf64>
  %b = stablehlo.optimization_barrier %c_b : tensor<2x3xf64>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{
    left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>
  }> : (tensor<3x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  check.expect_eq_const %0, dense<[[1.0, 3.0, 5.0], [2.0, 4.0, 6.0]]> : tensor<2x3xf64>
  return
}

// -----

// Right, upper, transposed.
func.func @main() {
  %c_a = stablehlo.constant dense<[[2.0, 1.0, 3.0], [7.0, 4.0, 5.0], [7.0, 7.0, 8.0]]> :
      tensor<3x3xf32>
  %c_b = stablehlo.constant dense<[[20.0, 37.0, 40.0], [26.0, 46.0, 48.0]]> : tensor<2x3xf32>
  %a = stablehlo.optimization_barrier %c_a : tensor<3x3xf32>
  %b = stablehlo.optimization_barrier %c_b : tensor<2x3xf32>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{
    left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>
  }> : (tensor<3x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %0, dense<[[1.0, 3.0, 5.0], [2.0, 4.0, 6.0]]> : tensor<2x3xf32>
  return
}

// -----

// The diagonal taken as ones.
func.func @main() {
  %c_a = stablehlo.constant dense<[[2.0, 7.0, 7.0], [1.0, 4.0, 7.0], [3.0, 5.0, 8.0]]> :
      tensor<3x3xf32>
  %c_b = stablehlo.constant dense<[[1.0, 2.0], [4.0, 6.0], [23.0, 32.0]]> : tensor<3x2xf32>
  %a = stablehlo.optimization_barrier %c_a : tensor<3x3xf32>
  %b = stablehlo.optimization_barrier %c_b : tensor<3x2xf32>
  %0 = "stablehlo.triangular_solve"(%a, %b) <{
    left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>
  }> : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %0, dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>
  return
}
