// Reductions and products. Each function is differentiated and compared with
// finite differences by FiniteDifferenceTest.

func.func @reduce_add(%x: tensor<2x3x4xf64> {trc.parameter = "x"}, %i: tensor<f64> {trc.parameter = "i"}) -> (tensor<3xf64>, tensor<f64>) {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x4xf64>, tensor<f64>) -> tensor<3xf64>
  %1 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x4xf64>, tensor<f64>) -> tensor<f64>
  return %0, %1 : tensor<3xf64>, tensor<f64>
}

func.func @reduce_max(%x: tensor<2x3x4xf64> {trc.parameter = "x"}) -> tensor<3xf64> {
  %i = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<2x3x4xf64>, tensor<f64>) -> tensor<3xf64>
  return %0 : tensor<3xf64>
}

// The initial value is the smallest in some rows.
func.func @reduce_min(%x: tensor<4x3xf64> {trc.parameter = "x"}, %i: tensor<f64> {trc.parameter = "i", trc.range = array<f64: -0.7, -0.5>}) -> tensor<4xf64> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.minimum across dimensions = [1] : (tensor<4x3xf64>, tensor<f64>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}

func.func @reduce_multiply(%x: tensor<2x4xf64> {trc.parameter = "x"}, %i: tensor<f64> {trc.parameter = "i"}) -> tensor<2xf64> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.multiply across dimensions = [1] : (tensor<2x4xf64>, tensor<f64>) -> tensor<2xf64>
  return %0 : tensor<2xf64>
}

// Rows with no, one and two zeros.
func.func @reduce_multiply_zeros(%x: tensor<3x3xf64> {trc.parameter = "x"}) -> tensor<3xf64> {
  %m = stablehlo.constant dense<[[1.0, 1.0, 1.0], [1.0, 0.0, 1.0], [0.0, 1.0, 0.0]]> : tensor<3x3xf64>
  %i = stablehlo.constant dense<1.0> : tensor<f64>
  %d = stablehlo.constant dense<[[0.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<3x3xf64>
  %z = stablehlo.multiply %x, %m : tensor<3x3xf64>
  %0 = stablehlo.reduce(%z init: %i) applies stablehlo.multiply across dimensions = [1] : (tensor<3x3xf64>, tensor<f64>) -> tensor<3xf64>
  return %0 : tensor<3xf64>
}

// A softmax, as it is written with the largest element taken off.
func.func @softmax(%x: tensor<2x4xf64> {trc.parameter = "x"}) -> tensor<2x4xf64> {
  %lowest = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %m = stablehlo.reduce(%x init: %lowest) applies stablehlo.maximum across dimensions = [1] : (tensor<2x4xf64>, tensor<f64>) -> tensor<2xf64>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<2xf64>) -> tensor<2x4xf64>
  %c = stablehlo.subtract %x, %mb : tensor<2x4xf64>
  %e = stablehlo.exponential %c : tensor<2x4xf64>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x4xf64>, tensor<f64>) -> tensor<2xf64>
  %sb = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<2xf64>) -> tensor<2x4xf64>
  %0 = stablehlo.divide %e, %sb : tensor<2x4xf64>
  return %0 : tensor<2x4xf64>
}

func.func @window_add(%x: tensor<7x5xf64> {trc.parameter = "x"}) -> tensor<4x3xf64> {
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %0 = "stablehlo.reduce_window"(%x, %zero) <{
    window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 2>,
    padding = dense<[[1, 1], [0, 1]]> : tensor<2x2xi64>
  }> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %s = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<7x5xf64>, tensor<f64>) -> tensor<4x3xf64>
  return %0 : tensor<4x3xf64>
}

// A running sum.
func.func @window_cumulative(%x: tensor<6xf64> {trc.parameter = "x"}) -> tensor<6xf64> {
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %0 = "stablehlo.reduce_window"(%x, %zero) <{
    window_dimensions = array<i64: 6>, padding = dense<[[5, 0]]> : tensor<1x2xi64>
  }> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %s = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<6xf64>, tensor<f64>) -> tensor<6xf64>
  return %0 : tensor<6xf64>
}

// Dilated in both ways, and not covering the end.
func.func @window_dilated(%x: tensor<5xf64> {trc.parameter = "x"}) -> tensor<4xf64> {
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %0 = "stablehlo.reduce_window"(%x, %zero) <{
    window_dimensions = array<i64: 2>, window_strides = array<i64: 3>,
    base_dilations = array<i64: 3>, window_dilations = array<i64: 2>,
    padding = dense<[[1, 0]]> : tensor<1x2xi64>
  }> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %s = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<5xf64>, tensor<f64>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}

func.func @window_max(%x: tensor<6x4xf64> {trc.parameter = "x"}) -> tensor<3x3xf64> {
  %lowest = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %0 = "stablehlo.reduce_window"(%x, %lowest) <{
    window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 2>,
    padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>
  }> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %s = stablehlo.maximum %a, %b : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<6x4xf64>, tensor<f64>) -> tensor<3x3xf64>
  return %0 : tensor<3x3xf64>
}

func.func @dot(%x: tensor<2x3xf64> {trc.parameter = "x"}, %y: tensor<3x4xf64> {trc.parameter = "y"}) -> tensor<2x4xf64> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2x3xf64>, tensor<3x4xf64>) -> tensor<2x4xf64>
  return %0 : tensor<2x4xf64>
}

// Two contracted dimensions in another order, and a batch.
func.func @dot_permuted(%x: tensor<2x3x5x4xf64> {trc.parameter = "x"}, %y: tensor<4x6x2x5x2xf64> {trc.parameter = "y"}) -> tensor<2x3x6x2xf64> {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [2], contracting_dims = [2, 3] x [3, 0] : (tensor<2x3x5x4xf64>, tensor<4x6x2x5x2xf64>) -> tensor<2x3x6x2xf64>
  return %0 : tensor<2x3x6x2xf64>
}

func.func @dot_vectors(%x: tensor<4xf64> {trc.parameter = "x"}, %y: tensor<4xf64> {trc.parameter = "y"}) -> (tensor<f64>, tensor<4x4xf64>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<4xf64>, tensor<4xf64>) -> tensor<f64>
  %1 = stablehlo.dot_general %x, %y, contracting_dims = [] x [] : (tensor<4xf64>, tensor<4xf64>) -> tensor<4x4xf64>
  return %0, %1 : tensor<f64>, tensor<4x4xf64>
}

func.func @dot_with_itself(%x: tensor<3x3xf64> {trc.parameter = "x"}) -> tensor<3x3xf64> {
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [1] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
  return %0 : tensor<3x3xf64>
}

// The labels of attention's scores, with something to add to.
func.func @contract(%x: tensor<2x3x2x4xf64> {trc.parameter = "x"}, %y: tensor<2x5x2x4xf64> {trc.parameter = "y"}, %i: tensor<2x2x3x5xf64> {trc.parameter = "i"}) -> (tensor<2x2x3x5xf64>, tensor<2x2x3x5xf64>) {
  %0 = trc.contract %x, %y, lhs = [0, 1, 2, 3], rhs = [0, 4, 2, 3], result = [0, 2, 1, 4] : (tensor<2x3x2x4xf64>, tensor<2x5x2x4xf64>) -> tensor<2x2x3x5xf64>
  %1 = trc.contract %x, %y plus %i, lhs = [0, 1, 2, 3], rhs = [0, 4, 2, 3], result = [0, 2, 1, 4] : (tensor<2x3x2x4xf64>, tensor<2x5x2x4xf64>, tensor<2x2x3x5xf64>) -> tensor<2x2x3x5xf64>
  return %0, %1 : tensor<2x2x3x5xf64>, tensor<2x2x3x5xf64>
}

// Three products share a factor: their gradients add up in place.
func.func @contract_shared(%w: tensor<3x3xf64> {trc.parameter = "w"}, %x: tensor<2x3xf64> {trc.parameter = "x"}) -> tensor<2x3xf64> {
  %0 = trc.contract %x, %w, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<2x3xf64>, tensor<3x3xf64>) -> tensor<2x3xf64>
  %1 = trc.contract %0, %w, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<2x3xf64>, tensor<3x3xf64>) -> tensor<2x3xf64>
  %2 = trc.contract %1, %w, lhs = [0, 1], rhs = [2, 1], result = [0, 2] : (tensor<2x3xf64>, tensor<3x3xf64>) -> tensor<2x3xf64>
  return %2 : tensor<2x3xf64>
}

// The gradient of a maximum over windows has a gradient itself.
func.func @select_and_scatter(%x: tensor<5x6xf64>, %s: tensor<3x2xf64> {trc.parameter = "s"}, %i: tensor<f64> {trc.parameter = "i"}) -> tensor<5x6xf64> {
  %0 = "stablehlo.select_and_scatter"(%x, %s, %i) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %p = stablehlo.compare GE, %a, %b : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %p = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %p : tensor<f64>
  }) : (tensor<5x6xf64>, tensor<3x2xf64>, tensor<f64>) -> tensor<5x6xf64>
  return %0 : tensor<5x6xf64>
}
