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
// CHECK-LABEL: func.func @step(
// CHECK-SAME: %[[W:[a-z0-9]+]]: tensor<4xf32> {tf.aliasing_output = 0 : i32, trc.role = "parameter", trc.state = "w"}
// CHECK-SAME: %[[M:[a-z0-9]+]]: tensor<4xf32> {tf.aliasing_output = 2 : i32, trc.moment_of = "w", trc.role = "moment", trc.state = "m.w"}
// CHECK-SAME: %[[V:[a-z0-9]+]]: tensor<4xf32> {tf.aliasing_output = 4 : i32, trc.moment_of = "w", trc.moment_squares, trc.role = "moment", trc.state = "v.w"}
// CHECK-SAME: %[[STEP:[a-z0-9]+]]: tensor<i32> {tf.aliasing_output = 6 : i32, trc.role = "counter", trc.state = "step"}
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xf32>) -> (tensor<4xf32> {trc.state = "w"}
// CHECK-SAME: tensor<i32> {trc.state = "step"}, tensor<f32> {trc.metric = "loss"}, tensor<f32> {trc.metric = "learning_rate"}, tensor<f32> {trc.metric = "gradient_norm"}) attributes {trc.assembled}
// The rate, and the factor of the clipping.
// CHECK: %[[NEXT:.+]] = stablehlo.add %[[STEP]]
// CHECK: %[[T:.+]] = stablehlo.convert %[[NEXT]] : (tensor<i32>) -> tensor<f64>
// CHECK: %[[RATE:.+]] = stablehlo.select
// CHECK: %[[NORM:.+]] = stablehlo.sqrt %{{.+}} : tensor<f64>
// CHECK: stablehlo.add %[[NORM]], %{{.+}} : tensor<f64>
// CHECK: %[[FACTOR:.+]] = stablehlo.minimum
// The gradient of w is x. Clip, decay, then the two moments and the step.
// CHECK: %[[FACTOR32:.+]] = stablehlo.convert %[[FACTOR]]
// CHECK: %[[SPREAD:.+]] = stablehlo.broadcast_in_dim %[[FACTOR32]]
// CHECK: %[[G:.+]] = stablehlo.multiply %[[X]], %[[SPREAD]]
// CHECK: %[[KEPT:.+]] = stablehlo.multiply %[[W]], %{{.+}} : tensor<4xf32>
// CHECK: stablehlo.subtract %[[G]], %[[M]]
// CHECK: %[[NEWM:.+]] = stablehlo.add %[[M]], %{{.+}} : tensor<4xf32>
// CHECK: stablehlo.multiply %[[V]]
// CHECK: %[[NEWV:.+]] = stablehlo.add %{{.+}}, %{{.+}} : tensor<4xf32>
// CHECK: stablehlo.sqrt %[[NEWV]]
// CHECK: stablehlo.multiply %[[NEWM]]
// CHECK: %[[NEWW:.+]] = stablehlo.add %[[KEPT]], %{{.+}} : tensor<4xf32>
// CHECK: return %[[NEWW]], %{{.+}}, %[[NEWM]], %{{.+}}, %[[NEWV]], %{{.+}}, %[[NEXT]]
trc.training_step @step loss(@loss) initialise(@initialise) {optimizer = "adamw", learning_rate = 1.0e-3 : f64, weight_decay = 0.1 : f64, clip_norm = 1.0 : f64, warmup_steps = 10 : i64}

// -----

// Without `initialise` the caller brings the first state. Momentum has one
// buffer per parameter; the rate falls along a line.
// CHECK-LABEL: func.func @step(
// CHECK-SAME: trc.state = "momentum.w"
// CHECK-SAME: trc.state = "step"
// CHECK: stablehlo.clamp
// CHECK-NOT: stablehlo.power
// CHECK: stablehlo.multiply %{{.+}}, %{{.+}} : tensor<2xf32>
// CHECK: return
// CHECK-NOT: @loss
func.func private @loss(%w: tensor<2xf32> {trc.parameter = "w"}) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func private @by_hand(%w: tensor<2xf32>) -> (tensor<f32>, tensor<2xf32>) attributes {trc.gradient_of = @loss} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ones = stablehlo.constant dense<1.0> : tensor<2xf32>
  %0 = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  return %0, %ones : tensor<f32>, tensor<2xf32>
}
trc.training_step @step loss(@loss) {optimizer = "sgd", momentum = 9.0e-1 : f64, learning_rate = 1.0e-1 : f64, schedule = "linear", total_steps = 10 : i64}

// -----

// Without momentum there is no buffer. Parameters of f16 are updated in f32,
// and two recipes share one loss, which stays as it is public.
// CHECK-LABEL: func.func public @loss
// CHECK-NOT: trc.gradient_of
// CHECK-LABEL: func.func @step(
// CHECK-SAME: tensor<2xf16> {tf.aliasing_output = 0 : i32, trc.role = "parameter", trc.state = "w"}, %{{[a-z0-9]+}}: tensor<i32> {tf.aliasing_output = 1 : i32, trc.role = "counter", trc.state = "step"})
// CHECK: stablehlo.convert %arg0 : (tensor<2xf16>) -> tensor<2xf32>
// CHECK: return
// CHECK-LABEL: func.func @other(
// CHECK-SAME: tensor<2xf32> {tf.aliasing_output = 1 : i32, trc.moment_of = "w", trc.role = "moment", trc.state = "m.w"}
// CHECK: return
func.func public @loss(%w: tensor<2xf16> {trc.parameter = "w"}) -> tensor<f16> {
  %zero = stablehlo.constant dense<0.0> : tensor<f16>
  %0 = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2xf16>, tensor<f16>) -> tensor<f16>
  return %0 : tensor<f16>
}
func.func private @by_hand(%w: tensor<2xf16>) -> (tensor<f16>, tensor<2xf16>) attributes {trc.gradient_of = @loss} {
  %zero = stablehlo.constant dense<0.0> : tensor<f16>
  %ones = stablehlo.constant dense<1.0> : tensor<2xf16>
  %0 = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2xf16>, tensor<f16>) -> tensor<f16>
  return %0, %ones : tensor<f16>, tensor<2xf16>
}
trc.training_step @step loss(@loss) {optimizer = "sgd", learning_rate = 1.0e-1 : f64, schedule = "cosine", total_steps = 10 : i64}
trc.training_step @other loss(@loss) {learning_rate = 1.0e-1 : f64, schedule = "polynomial", power = 2.0 : f64, total_steps = 10 : i64}

// -----

// The caller gives the rate: the last argument, behind the batch, is all that
// the update is multiplied by.
// CHECK-LABEL: func.func @step(
// CHECK-SAME: %[[W:[a-z0-9]+]]: tensor<2xf32> {tf.aliasing_output = 0 : i32, trc.role = "parameter", trc.state = "w"}
// CHECK-SAME: trc.state = "step"},
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<2xf32>,
// CHECK-SAME: %[[RATE:[a-z0-9]+]]: tensor<f64>
// CHECK-SAME: ) -> (
// CHECK: stablehlo.negate %[[RATE]] : tensor<f64>
// CHECK: %[[SHOWN:.+]] = stablehlo.convert %[[RATE]] : (tensor<f64>) -> tensor<f32>
// CHECK: return {{.*}}%[[SHOWN]]
func.func private @loss(%w: tensor<2xf32> {trc.parameter = "w"}, %x: tensor<2xf32> loc("x")) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.multiply %w, %x : tensor<2xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}
func.func private @by_hand(%w: tensor<2xf32>, %x: tensor<2xf32>) -> (tensor<f32>, tensor<2xf32>) attributes {trc.gradient_of = @loss} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.multiply %w, %x : tensor<2xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  return %1, %x : tensor<f32>, tensor<2xf32>
}
trc.training_step @step loss(@loss) {optimizer = "sgd", schedule = "input"}

// -----

// Two groups: a vector of rates, of which a parameter without a group takes the
// first. One of them has a decay of its own, the other none.
// CHECK-LABEL: func.func @step(
// CHECK-SAME: %[[V:[a-z0-9]+]]: tensor<f32> {tf.aliasing_output = 0 : i32, trc.role = "parameter", trc.state = "v"}
// CHECK-SAME: %[[W:[a-z0-9]+]]: tensor<f32> {tf.aliasing_output = 1 : i32, trc.role = "parameter", trc.state = "w"}
// CHECK-SAME: %[[RATES:[a-z0-9]+]]: tensor<2xf64>
// CHECK-SAME: ) -> (
// CHECK: %[[FIRST:.+]] = stablehlo.slice %[[RATES]] [0:1]
// CHECK: %[[OF_V:.+]] = stablehlo.reshape %[[FIRST]]
// CHECK: %[[SECOND:.+]] = stablehlo.slice %[[RATES]] [1:2]
// CHECK: %[[OF_W:.+]] = stablehlo.reshape %[[SECOND]]
// CHECK-DAG: stablehlo.negate %[[OF_V]] : tensor<f64>
// CHECK-DAG: stablehlo.negate %[[OF_W]] : tensor<f64>
// CHECK-NOT: stablehlo.multiply %[[V]]
// CHECK: stablehlo.multiply %[[W]]
// CHECK: return
func.func private @loss(%v: tensor<f32> {trc.parameter = "v"}, %w: tensor<f32> {trc.parameter = "w", trc.group = 1 : i64, trc.weight_decay = 0.5 : f64}) -> tensor<f32> {
  %0 = stablehlo.add %v, %w : tensor<f32>
  return %0 : tensor<f32>
}
func.func private @by_hand(%v: tensor<f32>, %w: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) attributes {trc.gradient_of = @loss} {
  %0 = stablehlo.add %v, %w : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  return %0, %one, %one : tensor<f32>, tensor<f32>, tensor<f32>
}
trc.training_step @step loss(@loss) {optimizer = "sgd", schedule = "input"}
