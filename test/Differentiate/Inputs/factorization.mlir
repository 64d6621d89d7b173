// Solvers. Each function is differentiated and compared with finite differences
// by FiniteDifferenceTest.

func.func @solve_left_lower_unit(%a: tensor<2x3x3xf64> {trc.parameter = "a", trc.range = array<f64: 0.5, 1.5>}, %b: tensor<2x3x2xf64> {trc.parameter = "b"}) -> tensor<2x3x2xf64> {
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xf64>, tensor<2x3x2xf64>) -> tensor<2x3x2xf64>
  return %0 : tensor<2x3x2xf64>
}

func.func @solve_left_lower_transposed(%a: tensor<2x3x3xf64> {trc.parameter = "a", trc.range = array<f64: 0.5, 1.5>}, %b: tensor<2x3x2xf64> {trc.parameter = "b"}) -> tensor<2x3x2xf64> {
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x3x3xf64>, tensor<2x3x2xf64>) -> tensor<2x3x2xf64>
  return %0 : tensor<2x3x2xf64>
}

func.func @solve_left_upper(%a: tensor<2x3x3xf64> {trc.parameter = "a", trc.range = array<f64: 0.5, 1.5>}, %b: tensor<2x3x2xf64> {trc.parameter = "b"}) -> tensor<2x3x2xf64> {
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xf64>, tensor<2x3x2xf64>) -> tensor<2x3x2xf64>
  return %0 : tensor<2x3x2xf64>
}

func.func @solve_left_upper_transposed_unit(%a: tensor<2x3x3xf64> {trc.parameter = "a", trc.range = array<f64: 0.5, 1.5>}, %b: tensor<2x3x2xf64> {trc.parameter = "b"}) -> tensor<2x3x2xf64> {
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x3x3xf64>, tensor<2x3x2xf64>) -> tensor<2x3x2xf64>
  return %0 : tensor<2x3x2xf64>
}

func.func @solve_right_lower_unit(%a: tensor<2x3x3xf64> {trc.parameter = "a", trc.range = array<f64: 0.5, 1.5>}, %b: tensor<2x2x3xf64> {trc.parameter = "b"}) -> tensor<2x2x3xf64> {
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xf64>, tensor<2x2x3xf64>) -> tensor<2x2x3xf64>
  return %0 : tensor<2x2x3xf64>
}

func.func @solve_right_lower_transposed(%a: tensor<2x3x3xf64> {trc.parameter = "a", trc.range = array<f64: 0.5, 1.5>}, %b: tensor<2x2x3xf64> {trc.parameter = "b"}) -> tensor<2x2x3xf64> {
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x3x3xf64>, tensor<2x2x3xf64>) -> tensor<2x2x3xf64>
  return %0 : tensor<2x2x3xf64>
}

func.func @solve_right_upper(%a: tensor<2x3x3xf64> {trc.parameter = "a", trc.range = array<f64: 0.5, 1.5>}, %b: tensor<2x2x3xf64> {trc.parameter = "b"}) -> tensor<2x2x3xf64> {
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xf64>, tensor<2x2x3xf64>) -> tensor<2x2x3xf64>
  return %0 : tensor<2x2x3xf64>
}

func.func @solve_right_upper_transposed_unit(%a: tensor<2x3x3xf64> {trc.parameter = "a", trc.range = array<f64: 0.5, 1.5>}, %b: tensor<2x2x3xf64> {trc.parameter = "b"}) -> tensor<2x2x3xf64> {
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x3x3xf64>, tensor<2x2x3xf64>) -> tensor<2x2x3xf64>
  return %0 : tensor<2x2x3xf64>
}

// The matrix is made positive definite; only one triangle is read.
func.func @cholesky_lower(%x: tensor<2x3x3xf64> {trc.parameter = "x"}) -> tensor<2x3x3xf64> {
  %d = stablehlo.constant dense<[[4.0, 0.0, 0.0], [0.0, 4.0, 0.0], [0.0, 0.0, 4.0]]> : tensor<3x3xf64>
  %db = stablehlo.broadcast_in_dim %d, dims = [1, 2] : (tensor<3x3xf64>) -> tensor<2x3x3xf64>
  %a = stablehlo.add %x, %db : tensor<2x3x3xf64>
  %0 = stablehlo.cholesky %a, lower = true : tensor<2x3x3xf64>
  %i = stablehlo.iota dim = 1 : tensor<2x3x3xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x3x3xi32>
  %p = stablehlo.compare GE, %i, %j : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
  %z = stablehlo.constant dense<0.0> : tensor<2x3x3xf64>
  %1 = stablehlo.select %p, %0, %z : tensor<2x3x3xi1>, tensor<2x3x3xf64>
  return %1 : tensor<2x3x3xf64>
}

// The matrix is made positive definite; only one triangle is read.
func.func @cholesky_upper(%x: tensor<2x3x3xf64> {trc.parameter = "x"}) -> tensor<2x3x3xf64> {
  %d = stablehlo.constant dense<[[4.0, 0.0, 0.0], [0.0, 4.0, 0.0], [0.0, 0.0, 4.0]]> : tensor<3x3xf64>
  %db = stablehlo.broadcast_in_dim %d, dims = [1, 2] : (tensor<3x3xf64>) -> tensor<2x3x3xf64>
  %a = stablehlo.add %x, %db : tensor<2x3x3xf64>
  %0 = stablehlo.cholesky %a, lower = false : tensor<2x3x3xf64>
  %i = stablehlo.iota dim = 1 : tensor<2x3x3xi32>
  %j = stablehlo.iota dim = 2 : tensor<2x3x3xi32>
  %p = stablehlo.compare LE, %i, %j : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
  %z = stablehlo.constant dense<0.0> : tensor<2x3x3xf64>
  %1 = stablehlo.select %p, %0, %z : tensor<2x3x3xi1>, tensor<2x3x3xf64>
  return %1 : tensor<2x3x3xf64>
}
