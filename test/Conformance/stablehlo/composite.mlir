// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// composite: what its decomposition computes.

// Twice, under a name.
func.func @main() {
  %c_x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %x = stablehlo.optimization_barrier %c_x : tensor<2xf32>
  %0 = stablehlo.composite "my.twice" %x {decomposition = @twice, version = 1 : i32} : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %0, dense<[2.0, 4.0]> : tensor<2xf32>
  return
}

func.func private @twice(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.add %x, %x : tensor<2xf32>
  return %0 : tensor<2xf32>
}
