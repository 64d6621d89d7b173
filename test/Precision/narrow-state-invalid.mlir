// RUN: trc-opt %s --verify-diagnostics --narrow-state=parameters

// Chance would fall alike in every step.
// expected-error@+1 {{state "w" is to be rounded to bf16 by chance, which takes a counter of steps: give an integer argument trc.role = "counter"}}
func.func @step(%w: tensor<4xf32> {trc.state = "w", trc.role = "parameter"}) -> (tensor<4xf32> {trc.state = "w"}) {
  %0 = stablehlo.add %w, %w : tensor<4xf32>
  return %0 : tensor<4xf32>
}
