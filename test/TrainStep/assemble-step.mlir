// RUN: trc-opt %s --assemble-step --split-input-file | FileCheck %s

// AdamW on a loss y = mean(w * x) + b, one parameter without decay, with
// clipping and the warm-up of a constant rate. The loss and its gradient are
// gone, the first state is extended.
// CHECK-LABEL: func.func public @initialise
// CHECK-SAME: tensor<4xf32> {trc.state = "w"}
// CHECK-SAME: tensor<f32> {trc.state = "b"}
// CHECK-SAME: tensor<4xf32> {trc.state = "m.w"}, tensor<f32> {trc.state = "m.b"}
// CHECK-SAME: tensor<4xf32> {trc.state = "v.w"}, tensor<f32> {trc.state = "v.b"}
// CHECK-SAME: tensor<i32> {trc.state = "step"}
func.func public @initialise() -> (tensor<4xf32> {trc.state = "w"}, tensor<f32> {trc.state = "b"}) {
  %w = stablehlo.constant dense<1.0> : tensor<4xf32>
  %b = stablehlo.constant dense<0.0> : tensor<f32>
  return %w, %b : tensor<4xf32>, tensor<f32>
}
// CHECK-NOT: @loss
func.func private @loss(%w: tensor<4xf32> {trc.parameter = "w"}, %b: tensor<f32> {trc.parameter = "b", trc.no_decay}, %x: tensor<4xf32> loc("x")) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.multiply %w, %x : tensor<4xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %2 = stablehlo.add %1, %b : tensor<f32>
  return %2 : tensor<f32>
}
func.func private @loss.gradient(%w: tensor<4xf32>, %b: tensor<f32>, %x: tensor<4xf32>) -> (tensor<f32>, tensor<4xf32>, tensor<f32>) attributes {trc.gradient_of = @loss} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = stablehlo.multiply %w, %x : tensor<4xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %2 = stablehlo.add %1, %b : tensor<f32>
  return %2, %x, %one : tensor<f32>, tensor<4xf32>, tensor<f32>
}
// CHECK-LABEL: func.func public @step(
trc.training_step @step loss(@loss) initialise(@initialise) {optimizer = "adamw", learning_rate = 1.0e-3 : f64, weight_decay = 0.1 : f64, clip_norm = 1.0 : f64, warmup_steps = 10 : i64}
