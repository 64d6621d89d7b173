// RUN: trc-opt %s --assemble-step=sharded-optimizer --split-input-file --verify-diagnostics

// Of rows and columns no rank has all.
func.func private @loss(%w: tensor<4x4xf32> {trc.parameter = "w"}) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func private @loss.gradient(%w: tensor<4x4xf32>) -> (tensor<f32>, tensor<4x4xf32>) attributes {trc.gradient_of = @loss} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
  return %0, %w : tensor<f32>, tensor<4x4xf32>
}
// expected-error @below {{sharded_optimizer: what adafactor keeps of rows and columns is not dealt out over ranks; leave sharded_optimizer away, or take another optimizer}}
trc.training_step @step loss(@loss) {optimizer = "adafactor", learning_rate = 0.1 : f64}

// -----

// There is nothing to deal out.
func.func private @loss(%w: tensor<4xf32> {trc.parameter = "w"}) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func private @loss.gradient(%w: tensor<4xf32>) -> (tensor<f32>, tensor<4xf32>) attributes {trc.gradient_of = @loss} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %0, %w : tensor<f32>, tensor<4xf32>
}
// expected-error @below {{sharded_optimizer: sgd without momentum keeps nothing that could be dealt out over ranks; leave sharded_optimizer away}}
trc.training_step @step loss(@loss) {optimizer = "sgd", learning_rate = 0.1 : f64}
