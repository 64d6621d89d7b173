// RUN: trc-opt %s --inline-calls | FileCheck %s
// RUN: trc-opt %s --inline-calls="entries=evaluate" \
// RUN:   | FileCheck %s --check-prefix=EVALUATE
// RUN: trc-opt %s --inline-calls="entries=step" \
// RUN:   | FileCheck %s --check-prefix=STEP

// A training step is an entry, and keeps its loss, its first state and a
// gradient given by hand. Without it, they go.
// CHECK: func.func public @initialise
// CHECK: func.func private @loss
// CHECK-NOT: call
// CHECK: func.func private @by_hand
// CHECK-NOT: @square
// CHECK: func.func public @evaluate
// CHECK: trc.training_step @step
// EVALUATE-NOT: @loss
// EVALUATE: func.func public @evaluate
// EVALUATE-NOT: trc.training_step
// STEP: func.func public @initialise
// STEP: func.func private @loss
// STEP: func.func private @by_hand
// STEP-NOT: @evaluate
// STEP: trc.training_step @step
func.func public @initialise() -> (tensor<f32> {trc.state = "w"}) {
  %w = stablehlo.constant dense<1.0> : tensor<f32>
  return %w : tensor<f32>
}
func.func private @loss(%w: tensor<f32> {trc.parameter = "w"}) -> tensor<f32> {
  %0 = call @square(%w) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func private @by_hand(%w: tensor<f32>) -> (tensor<f32>, tensor<f32>) attributes {trc.gradient_of = @loss} {
  %0 = call @square(%w) : (tensor<f32>) -> tensor<f32>
  %1 = stablehlo.add %w, %w : tensor<f32>
  return %0, %1 : tensor<f32>, tensor<f32>
}
func.func private @square(%w: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.multiply %w, %w : tensor<f32>
  return %0 : tensor<f32>
}
func.func public @evaluate(%w: tensor<f32> {trc.state = "w"}) -> tensor<f32> {
  return %w : tensor<f32>
}
trc.training_step @step loss(@loss) initialise(@initialise) {learning_rate = 1.0e-1 : f64}
