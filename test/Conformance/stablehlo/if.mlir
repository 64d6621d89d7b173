// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// if: one of two regions.

// Either branch.
func.func @main() {
  %c_p = stablehlo.constant dense<true> : tensor<i1>
  %c_q = stablehlo.constant dense<false> : tensor<i1>
  %c_x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %p = stablehlo.optimization_barrier %c_p : tensor<i1>
  %q = stablehlo.optimization_barrier %c_q : tensor<i1>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xf32>
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %x : tensor<2xf32>
  }, {
    %n = stablehlo.negate %x : tensor<2xf32>
    stablehlo.return %n : tensor<2xf32>
  }) : (tensor<i1>) -> tensor<2xf32>
  %1 = "stablehlo.if"(%q) ({
    stablehlo.return %x : tensor<2xf32>
  }, {
    %n = stablehlo.negate %x : tensor<2xf32>
    stablehlo.return %n : tensor<2xf32>
  }) : (tensor<i1>) -> tensor<2xf32>
  check.expect_eq_const %0, dense<[1.0, 2.0]> : tensor<2xf32>
  check.expect_eq_const %1, dense<[-1.0, -2.0]> : tensor<2xf32>
  return
}
