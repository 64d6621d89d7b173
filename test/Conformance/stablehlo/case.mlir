// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// case: the region with a number; a number outside chooses the last.

// First, last, below and above.
func.func @main() {
  %c_a = stablehlo.constant dense<0> : tensor<i32>
  %c_b = stablehlo.constant dense<1> : tensor<i32>
  %c_c = stablehlo.constant dense<-1> : tensor<i32>
  %c_d = stablehlo.constant dense<9> : tensor<i32>
  %c_x = stablehlo.constant dense<5> : tensor<i32>
  %a = stablehlo.optimization_barrier %c_a : tensor<i32>
  %b = stablehlo.optimization_barrier %c_b : tensor<i32>
  %c = stablehlo.optimization_barrier %c_c : tensor<i32>
  %d = stablehlo.optimization_barrier %c_d : tensor<i32>
  %x = stablehlo.optimization_barrier %c_x : tensor<i32>
  %0 = "stablehlo.case"(%a) ({
    stablehlo.return %x : tensor<i32>
  }, {
    %n = stablehlo.negate %x : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  %1 = "stablehlo.case"(%b) ({
    stablehlo.return %x : tensor<i32>
  }, {
    %n = stablehlo.negate %x : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  %2 = "stablehlo.case"(%c) ({
    stablehlo.return %x : tensor<i32>
  }, {
    %n = stablehlo.negate %x : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  %3 = "stablehlo.case"(%d) ({
    stablehlo.return %x : tensor<i32>
  }, {
    %n = stablehlo.negate %x : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  check.expect_eq_const %0, dense<5> : tensor<i32>
  check.expect_eq_const %1, dense<-5> : tensor<i32>
  check.expect_eq_const %2, dense<-5> : tensor<i32>
  check.expect_eq_const %3, dense<-5> : tensor<i32>
  return
}
