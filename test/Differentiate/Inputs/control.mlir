// Calls, loops and branches. Each function is differentiated and compared with
// finite differences by FiniteDifferenceTest.

func.func @call(%x: tensor<3xf64> {trc.parameter = "x"}) -> tensor<3xf64> {
  %0 = call @outer(%x) : (tensor<3xf64>) -> tensor<3xf64>
  %1 = call @inner(%0) : (tensor<3xf64>) -> tensor<3xf64>
  return %1 : tensor<3xf64>
}
func.func private @outer(%x: tensor<3xf64>) -> tensor<3xf64> {
  %0 = call @inner(%x) : (tensor<3xf64>) -> tensor<3xf64>
  %1 = stablehlo.multiply %0, %x : tensor<3xf64>
  return %1 : tensor<3xf64>
}
func.func private @inner(%x: tensor<3xf64>) -> tensor<3xf64> {
  %0 = stablehlo.sine %x : tensor<3xf64>
  return %0 : tensor<3xf64>
}

func.func @composite(%x: tensor<3xf64> {trc.parameter = "x"}) -> tensor<3xf64> {
  %0 = stablehlo.composite "my.sine" %x {decomposition = @inner} : (tensor<3xf64>) -> tensor<3xf64>
  return %0 : tensor<3xf64>
}

func.func @barrier(%x: tensor<3xf64> {trc.parameter = "x"}, %y: tensor<2xf64> {trc.parameter = "y"}, %i: tensor<2xi32>) -> tensor<3xf64> {
  %0:3 = stablehlo.optimization_barrier %x, %y, %i : tensor<3xf64>, tensor<2xf64>, tensor<2xi32>
  %1 = stablehlo.sine %0#0 : tensor<3xf64>
  return %1 : tensor<3xf64>
}

// x and y mix; the counter, an invariant and a value from outside are read.
func.func @while(%x: tensor<3xf64> {trc.parameter = "x"}, %w: tensor<3xf64> {trc.parameter = "w"}, %v: tensor<3xf64> {trc.parameter = "v"}) -> (tensor<3xf64>, tensor<3xf64>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %end = stablehlo.constant dense<4> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0:4 = stablehlo.while(%i = %zero, %a = %x, %b = %x, %c = %v) : tensor<i32>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>
  cond {
    %p = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %n = stablehlo.convert %i : (tensor<i32>) -> tensor<f64>
    %nb = stablehlo.broadcast_in_dim %n, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1 = stablehlo.multiply %a, %w : tensor<3xf64>
    %2 = stablehlo.add %1, %nb : tensor<3xf64>
    %3 = stablehlo.sine %2 : tensor<3xf64>
    %4 = stablehlo.multiply %3, %b : tensor<3xf64>
    %5 = stablehlo.multiply %4, %c : tensor<3xf64>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %5, %3, %c : tensor<i32>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>
  }
  return %0#1, %0#2 : tensor<3xf64>, tensor<3xf64>
}

// Counts down by two. Matrices of layers lie stacked, results are stacked.
func.func @scan(%x: tensor<2xf64> {trc.parameter = "x"}, %w: tensor<3x2x2xf64> {trc.parameter = "w"}) -> (tensor<2xf64>, tensor<3x2xf64>) {
  %start = stablehlo.constant dense<4> : tensor<i64>
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %two = stablehlo.constant dense<2> : tensor<i64>
  %none = stablehlo.constant dense<0.0> : tensor<3x2xf64>
  %0:3 = stablehlo.while(%i = %start, %a = %x, %ys = %none) : tensor<i64>, tensor<2xf64>, tensor<3x2xf64>
  cond {
    %p = stablehlo.compare GE, %i, %zero : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.divide %i, %two : tensor<i64>
    %1 = stablehlo.dynamic_slice %w, %k, %zero, %zero, sizes = [1, 2, 2] : (tensor<3x2x2xf64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x2x2xf64>
    %2 = stablehlo.reshape %1 : (tensor<1x2x2xf64>) -> tensor<2x2xf64>
    %3 = trc.contract %a, %2, lhs = [0], rhs = [0, 1], result = [1] : (tensor<2xf64>, tensor<2x2xf64>) -> tensor<2xf64>
    %4 = stablehlo.tanh %3 : tensor<2xf64>
    %5 = stablehlo.reshape %a : (tensor<2xf64>) -> tensor<1x2xf64>
    %6 = stablehlo.dynamic_update_slice %ys, %5, %k, %zero : (tensor<3x2xf64>, tensor<1x2xf64>, tensor<i64>, tensor<i64>) -> tensor<3x2xf64>
    %j = stablehlo.subtract %i, %two : tensor<i64>
    stablehlo.return %j, %4, %6 : tensor<i64>, tensor<2xf64>, tensor<3x2xf64>
  }
  return %0#1, %0#2 : tensor<2xf64>, tensor<3x2xf64>
}

// One matrix in every trip, and a loop within the loop.
func.func @while_nested(%x: tensor<2xf64> {trc.parameter = "x"}, %w: tensor<2x2xf64> {trc.parameter = "w"}) -> tensor<2xf64> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %end = stablehlo.constant dense<2> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<2xf64>
  cond {
    %p = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.sine %a : tensor<2xf64>
    %1:2 = stablehlo.while(%k = %zero, %b = %s) : tensor<i32>, tensor<2xf64>
    cond {
      %end3 = stablehlo.constant dense<3> : tensor<i32>
      %p = stablehlo.compare NE, %k, %end3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %2 = trc.contract %b, %w, lhs = [0], rhs = [0, 1], result = [1] : (tensor<2xf64>, tensor<2x2xf64>) -> tensor<2xf64>
      %3 = stablehlo.tanh %2 : tensor<2xf64>
      %4 = stablehlo.add %3, %a : tensor<2xf64>
      %m = stablehlo.add %k, %one : tensor<i32>
      stablehlo.return %m, %4 : tensor<i32>, tensor<2xf64>
    }
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %1#1 : tensor<i32>, tensor<2xf64>
  }
  return %0#1 : tensor<2xf64>
}

func.func @while_without_trips(%x: tensor<2xf64> {trc.parameter = "x"}) -> tensor<2xf64> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<2xf64>
  cond {
    %p = stablehlo.compare LT, %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %1 = stablehlo.sine %a : tensor<2xf64>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %1 : tensor<i32>, tensor<2xf64>
  }
  return %0#1 : tensor<2xf64>
}

// The loop only makes the numbers by which x is multiplied.
func.func @while_inactive(%x: tensor<2xf64> {trc.parameter = "x"}, %y: tensor<2xf64>) -> tensor<2xf64> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %end = stablehlo.constant dense<3> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %a = %y) : tensor<i32>, tensor<2xf64>
  cond {
    %p = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %1 = stablehlo.sine %a : tensor<2xf64>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %1 : tensor<i32>, tensor<2xf64>
  }
  %2 = stablehlo.multiply %x, %0#1 : tensor<2xf64>
  return %2 : tensor<2xf64>
}

func.func @case(%x: tensor<3xf64> {trc.parameter = "x"}, %y: tensor<3xf64> {trc.parameter = "y"}, %i: tensor<i32> {trc.range = array<f64: 1.0, 2.0>}) -> (tensor<3xf64>, tensor<3xf64>) {
  %0 = stablehlo.sine %x : tensor<3xf64>
  %1 = "stablehlo.case"(%i) ({
    stablehlo.return %y : tensor<3xf64>
  }, {
    %3 = stablehlo.multiply %0, %y : tensor<3xf64>
    %4 = stablehlo.exponential %3 : tensor<3xf64>
    stablehlo.return %4 : tensor<3xf64>
  }, {
    stablehlo.return %0 : tensor<3xf64>
  }) : (tensor<i32>) -> tensor<3xf64>
  return %1, %0 : tensor<3xf64>, tensor<3xf64>
}

func.func @if(%x: tensor<3xf64> {trc.parameter = "x"}, %y: tensor<3xf64> {trc.parameter = "y"}) -> (tensor<3xf64>, tensor<f64>) {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %p = stablehlo.compare EQ, %one, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %c = stablehlo.constant dense<2.0> : tensor<f64>
  %1:2 = "stablehlo.if"(%p) ({
    %3 = stablehlo.multiply %x, %y : tensor<3xf64>
    stablehlo.return %3, %c : tensor<3xf64>, tensor<f64>
  }, {
    stablehlo.return %x, %c : tensor<3xf64>, tensor<f64>
  }) : (tensor<i1>) -> (tensor<3xf64>, tensor<f64>)
  return %1#0, %1#1 : tensor<3xf64>, tensor<f64>
}
