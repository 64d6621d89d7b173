// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// sort: lines longer than what one chunk or block of a kernel sorts.

// A permutation: 7919 i mod 5003.
func.func @main() {
  %c_n = stablehlo.constant dense<5003> : tensor<5003xi32>
  %c_p = stablehlo.constant dense<7919> : tensor<5003xi32>
  %i = stablehlo.iota dim = 0 : tensor<5003xi32>
  %product = stablehlo.multiply %i, %c_p : tensor<5003xi32>
  %x = stablehlo.remainder %product, %c_n : tensor<5003xi32>
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %p = stablehlo.compare LT, %a, %b, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<5003xi32>) -> tensor<5003xi32>
  check.expect_eq %0, %i : tensor<5003xi32>
  return
}

// -----

// Lines along the outer dimension; equal keys (17 of them) keep their order, so
// keys and values together rise.
func.func @main() {
  %c_keys = stablehlo.constant dense<17> : tensor<2600x3xi32>
  %c_step = stablehlo.constant dense<7919> : tensor<2600x3xi32>
  %c_length = stablehlo.constant dense<2600> : tensor<2600x3xi32>
  %i = stablehlo.iota dim = 0 : tensor<2600x3xi32>
  %j = stablehlo.iota dim = 1 : tensor<2600x3xi32>
  %ij = stablehlo.add %i, %j : tensor<2600x3xi32>
  %product = stablehlo.multiply %ij, %c_step : tensor<2600x3xi32>
  %key = stablehlo.remainder %product, %c_keys : tensor<2600x3xi32>
  %0:2 = "stablehlo.sort"(%key, %i) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    %p = stablehlo.compare GT, %a, %b, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<2600x3xi32>, tensor<2600x3xi32>) -> (tensor<2600x3xi32>, tensor<2600x3xi32>)
  %wide = stablehlo.multiply %0#0, %c_length : tensor<2600x3xi32>
  %rank = stablehlo.subtract %0#1, %wide : tensor<2600x3xi32>
  %before = stablehlo.slice %rank [0:2599, 0:3] : (tensor<2600x3xi32>) -> tensor<2599x3xi32>
  %after = stablehlo.slice %rank [1:2600, 0:3] : (tensor<2600x3xi32>) -> tensor<2599x3xi32>
  %rises = stablehlo.compare LT, %before, %after, SIGNED
      : (tensor<2599x3xi32>, tensor<2599x3xi32>) -> tensor<2599x3xi1>
  %true = stablehlo.constant dense<true> : tensor<2599x3xi1>
  check.expect_eq %rises, %true : tensor<2599x3xi1>
  return
}
