// RUN: trc-opt %s --assemble-step | FileCheck %s
// RUN: trc-opt %s --phase-simplify --phase-assemble --phase-specialize \
// RUN:   --phase-fuse --phase-schedule --phase-select --phase-plan \
// RUN:   | FileCheck %s --check-prefix=PLAN

// Eight micro-batches. The generator's state goes from one to the next; the
// counter, sums of loss, metric and gradient are carried; what is multiplied
// into the gradient is one factor.
// CHECK-LABEL: func.func @step(
// CHECK-SAME: %[[W:[a-z0-9]+]]: tensor<64x64xf32> {tf.aliasing_output = 0 : i32, trc.role = "parameter", trc.state = "w"}
// CHECK-SAME: %[[RNG:[a-z0-9]+]]: tensor<2xui64> {tf.aliasing_output = 4 : i32, trc.state = "rng"}
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<8x64x64xf32>)
// CHECK-SAME: tensor<f32> {trc.metric = "gradient_norm"}, tensor<f32> {trc.metric = "largest"})
// CHECK: %[[LOOP:[A-Za-z0-9_]+]]:5 = stablehlo.while(%[[I:[A-Za-z0-9_]+]] = %{{[A-Za-z0-9_]+}}, %[[R:[A-Za-z0-9_]+]] = %[[RNG]], %[[SUM:[A-Za-z0-9_]+]] = %{{[A-Za-z0-9_]+}}, %{{[A-Za-z0-9_]+}} = %{{[A-Za-z0-9_]+}}, %[[G:[A-Za-z0-9_]+]] = %{{[A-Za-z0-9_]+}}) : tensor<i32>, tensor<2xui64>, tensor<f32>, tensor<f32>, tensor<64x64xf32>
// CHECK: do
// CHECK: %[[SLICE:.+]] = stablehlo.dynamic_slice %[[X]], %[[I]], %{{.+}}, %{{.+}}, sizes = [1, 64, 64]
// CHECK: stablehlo.reshape %[[SLICE]] : (tensor<1x64x64xf32>) -> tensor<64x64xf32>
// CHECK: stablehlo.add %[[R]]
// CHECK: %[[NEXT:.+]] = stablehlo.add %[[G]], %{{.+}} : tensor<64x64xf32>
// CHECK: stablehlo.return %{{.+}}, %{{.+}}, %{{.+}}, %{{.+}}, %[[NEXT]]
// CHECK: stablehlo.divide %[[LOOP]]#2
// CHECK: stablehlo.divide %[[LOOP]]#3
// CHECK: stablehlo.multiply %[[LOOP]]#4, %[[LOOP]]#4

// In the plan: one buffer for the sum of gradients, which the loop reads and
// writes; no copy of it, of the parameter, or of a moment.
// PLAN: plan.entry @step
// PLAN: %[[SUM:[A-Za-z0-9_]+]] = plan.buffer arena 16384 {{.*}}origin = "stablehlo.while"
// PLAN-NOT: plan.buffer arena 16384 {{.*}}origin = "stablehlo.while"
// PLAN: %[[P:.+]] = plan.buffer state 16384 of @state.w
// PLAN: plan.while
// PLAN: do {
// PLAN: plan.call @{{.+}} ({{.*}}read %[[SUM]] : tensor<64x64xf32>, {{.*}}write %[[SUM]] : tensor<64x64xf32>
// PLAN: }
// PLAN-NOT: "trc.copy" {{.*}}tensor<64x64xf32>
// PLAN: plan.call @{{.+}} ({{.*}}read %[[SUM]] : tensor<64x64xf32>, {{.*}}write %[[P]] : tensor<64x64xf32>
func.func private @loss(%w: tensor<64x64xf32> {trc.parameter = "w"}, %x: tensor<64x64xf32>, %rng: tensor<2xui64> {trc.state = "rng"}) -> (tensor<f32>, tensor<2xui64> {trc.state = "rng"}, tensor<f32> {trc.metric = "largest"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1> : tensor<2xui64>
  %0 = stablehlo.multiply %w, %x : tensor<64x64xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
  %2 = stablehlo.reduce(%0 init: %zero) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
  %3 = stablehlo.add %rng, %one : tensor<2xui64>
  return %1, %3, %2 : tensor<f32>, tensor<2xui64>, tensor<f32>
}
func.func private @gradient(%w: tensor<64x64xf32>, %x: tensor<64x64xf32>, %rng: tensor<2xui64>) -> (tensor<f32>, tensor<2xui64>, tensor<f32>, tensor<64x64xf32>) attributes {trc.gradient_of = @loss} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1> : tensor<2xui64>
  %0 = stablehlo.multiply %w, %x : tensor<64x64xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
  %2 = stablehlo.reduce(%0 init: %zero) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
  %3 = stablehlo.add %rng, %one : tensor<2xui64>
  return %1, %3, %2, %x : tensor<f32>, tensor<2xui64>, tensor<f32>, tensor<64x64xf32>
}
trc.training_step @step loss(@loss) {learning_rate = 1.0e-3 : f64, clip_norm = 1.0 : f64, accumulation = 8 : i64}
