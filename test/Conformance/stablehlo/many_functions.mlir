// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

// A kernel of so many functions calls them on the host instead of holding a copy
// of each.
func.func @main() {
  %x = stablehlo.constant dense<[0.5, -1.25, 0.1, 1.0e30, -0.0, 0.02]> : tensor<6xf32>
  %0 = stablehlo.optimization_barrier %x : tensor<6xf32>
  %1 = stablehlo.sine %0 : tensor<6xf32>
  %2 = stablehlo.tanh %1 : tensor<6xf32>
  %3 = stablehlo.sine %2 : tensor<6xf32>
  %4 = stablehlo.tanh %3 : tensor<6xf32>
  %5 = stablehlo.sine %4 : tensor<6xf32>
  %6 = stablehlo.tanh %5 : tensor<6xf32>
  %7 = stablehlo.sine %6 : tensor<6xf32>
  %8 = stablehlo.tanh %7 : tensor<6xf32>
  %9 = stablehlo.sine %8 : tensor<6xf32>
  %10 = stablehlo.tanh %9 : tensor<6xf32>
  %11 = stablehlo.sine %10 : tensor<6xf32>
  %12 = stablehlo.tanh %11 : tensor<6xf32>
  %13 = stablehlo.sine %12 : tensor<6xf32>
  %14 = stablehlo.tanh %13 : tensor<6xf32>
  %15 = stablehlo.sine %14 : tensor<6xf32>
  %16 = stablehlo.tanh %15 : tensor<6xf32>
  check.expect_almost_eq_const %16, dense<[0.286852, -0.33229139, 0.096220456,
      -0.32442147, -0.0, 0.019968074]> : tensor<6xf32>
  return
}
