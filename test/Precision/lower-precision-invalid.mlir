// RUN: trc-opt %s --split-input-file --verify-diagnostics --lower-precision

// A precision that there is not.
// expected-error@+1 {{rule 1 of trc.precision_rules is none: {layer = "*", operation = "*", precision = "f8"}}}
module attributes {trc.precision_rules = [{layer = "*", operation = "*", precision = "f8"}]} {
}

// -----

// A rule without a pattern.
// expected-error@+1 {{rule 2 of trc.precision_rules is none}}
module attributes {trc.precision_rules = [{layer = "*", operation = "*", precision = "f32"}, {operation = "*", precision = "f32"}]} {
}

// -----

// A loss that is scaled for f16, and no product in f16.
// expected-warning@+1 {{precision rule 1 fits no product: layer "none", operation "*"}}
module attributes {trc.precision_rules = [{layer = "none", operation = "*", precision = "f16"}]} {
// expected-error@+1 {{the loss of this step is scaled for f16, and no product of it is in f16: mend the rules, or give the recipe loss_scale = 0 (--loss-scale=0)}}
func.func @step(%s: tensor<f32> {trc.state = "scaling.scale"}, %x: tensor<4x8xf32>) -> tensor<4x4xf32> attributes {trc.assembled} {
  %y = trc.contract %x, %x, lhs = [0, 1], rhs = [2, 1], result = [0, 2] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x4xf32>
  return %y : tensor<4x4xf32>
}
}
