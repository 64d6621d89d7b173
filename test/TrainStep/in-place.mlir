// RUN: trc-compile %s --to=plan -o - | FileCheck %s
// RUN: trc-compile %s --to=plan -o - | FileCheck %s --check-prefix=ONCE

// Of everything of a parameter's size, 96 x 160, the arena has one tensor: the
// gradient. Parameter and moments are the state itself, read and written by one
// kernel, and nothing copies them.
// CHECK: plan.entry @step
// CHECK: %[[W:[0-9]+]] = plan.buffer state 61440 of @state.w
// CHECK: %[[G:[0-9]+]] = plan.buffer arena 61440
// CHECK: %[[M:[0-9]+]] = plan.buffer state 61440 of @state.m.w
// CHECK: %[[V:[0-9]+]] = plan.buffer state 61440 of @state.v.w
// CHECK: plan.call "trc.contract" ({{.*}}write %[[G]] : tensor<96x160xf32>)
// CHECK: plan.call @{{.+}} ({{.*}}read %[[G]] : tensor<96x160xf32>, {{.*}}write %[[M]] : tensor<96x160xf32>, write %[[V]] : tensor<96x160xf32>, write %[[W]] : tensor<96x160xf32>
// ONCE: plan.entry @step
// ONCE-COUNT-1: plan.buffer arena 61440
// ONCE-NOT: plan.buffer arena 61440
// ONCE-NOT: "trc.copy" {{.*}}tensor<96x160xf32>
// ONCE: plan.entry @never
func.func private @loss(%w: tensor<96x160xf32> {trc.parameter = "w"}, %x: tensor<8x96xf32>, %y: tensor<8x160xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x96xf32>, tensor<96x160xf32>) -> tensor<8x160xf32>
  %1 = stablehlo.subtract %0, %y : tensor<8x160xf32>
  %2 = stablehlo.multiply %1, %1 : tensor<8x160xf32>
  %3 = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x160xf32>, tensor<f32>) -> tensor<f32>
  return %3 : tensor<f32>
}
trc.training_step @step loss(@loss) {learning_rate = 1.0e-3 : f64, weight_decay = 1.0e-1 : f64, clip_norm = 1.0 : f64}
// Ends the search above.
func.func public @never(%x: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.negate %x : tensor<f32>
  return %0 : tensor<f32>
}
