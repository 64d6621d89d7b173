// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// reduce with a body that no fused kernel holds (reduce_precision, which
// changes nothing here), over more elements than one block of a kernel takes.

// Along rows, along columns, and both; the initial value counts once.
func.func @main() {
  %init = stablehlo.constant dense<5.0> : tensor<f32>
  %i = stablehlo.iota dim = 0 : tensor<9000x3xi32>
  %j = stablehlo.iota dim = 1 : tensor<9000x3xi32>
  %sum = stablehlo.add %i, %j : tensor<9000x3xi32>
  %c_9 = stablehlo.constant dense<9> : tensor<9000x3xi32>
  %small = stablehlo.remainder %sum, %c_9 : tensor<9000x3xi32>
  %x = stablehlo.convert %small : (tensor<9000x3xi32>) -> tensor<9000x3xf32>
  %0 = stablehlo.reduce(%x init: %init) across dimensions = [0] : (tensor<9000x3xf32>, tensor<f32>) -> tensor<3xf32>
   reducer(%a: tensor<f32>, %b: tensor<f32>) {
    %s = stablehlo.add %a, %b : tensor<f32>
    %r = stablehlo.reduce_precision %s, format = e8m23 : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }
  check.expect_eq_const %0, dense<36005.0> : tensor<3xf32>
  %1 = stablehlo.reduce(%x init: %init) across dimensions = [0, 1] : (tensor<9000x3xf32>, tensor<f32>) -> tensor<f32>
   reducer(%a: tensor<f32>, %b: tensor<f32>) {
    %s = stablehlo.add %a, %b : tensor<f32>
    %r = stablehlo.reduce_precision %s, format = e8m23 : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }
  check.expect_eq_const %1, dense<108005.0> : tensor<f32>
  return
}

// -----

// Two results: the largest element and, among equals, its first place. Elements
// meet in order, so the comparison need not look at the place.
func.func @main() {
  %lowest = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %nowhere = stablehlo.constant dense<-1> : tensor<i32>
  %place = stablehlo.iota dim = 1 : tensor<2x6000xi32>
  %c_11 = stablehlo.constant dense<11> : tensor<2x6000xi32>
  %small = stablehlo.remainder %place, %c_11 : tensor<2x6000xi32>
  %x = stablehlo.convert %small : (tensor<2x6000xi32>) -> tensor<2x6000xf32>
  %0:2 = stablehlo.reduce(%x init: %lowest), (%place init: %nowhere) across dimensions = [1]
      : (tensor<2x6000xf32>, tensor<2x6000xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
   reducer(%a: tensor<f32>, %b: tensor<f32>) (%i: tensor<i32>, %j: tensor<i32>) {
    %keeps = stablehlo.compare GE, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %v = stablehlo.select %keeps, %a, %b : tensor<i1>, tensor<f32>
    %r = stablehlo.reduce_precision %v, format = e8m23 : tensor<f32>
    %k = stablehlo.select %keeps, %i, %j : tensor<i1>, tensor<i32>
    stablehlo.return %r, %k : tensor<f32>, tensor<i32>
  }
  check.expect_eq_const %0#0, dense<10.0> : tensor<2xf32>
  check.expect_eq_const %0#1, dense<10> : tensor<2xi32>
  return
}
