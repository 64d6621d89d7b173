// Several entries over one named state: donated pairs of any entry, bound by
// name and type in the others; `trc.state` says so explicitly.
// RUN: trc-opt %s -select-library-calls -bufferize-to-plan -split-input-file | FileCheck %s

// CHECK: plan.state @state.params.w : tensor<4xf32>
// CHECK-NOT: plan.state
// CHECK: plan.entry @initialise inputs [#plan.port<"seed", tensor<i32>>] outputs [#plan.port<"params.w", tensor<4xf32> state = @state.params.w>]
func.func public @initialise(%s: tensor<i32> loc("seed")) -> (tensor<4xf32> {jax.result_info = "result['params']['w']"}) {
  // CHECK: plan.buffer state 16 of @state.params.w
  %0 = stablehlo.convert %s : (tensor<i32>) -> tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
// CHECK: plan.entry @step
// CHECK-SAME: inputs [#plan.port<"params.w", tensor<4xf32> state = @state.params.w alias = 0>, #plan.port<"x", tensor<4xf32>>]
// CHECK-SAME: outputs [#plan.port<"params.w", tensor<4xf32> state = @state.params.w alias = 0>, #plan.port<"loss", tensor<4xf32>>]
func.func public @step(%w: tensor<4xf32> {jax.buffer_donor = true} loc("state['params']['w']"), %x: tensor<4xf32> loc("x"))
    -> (tensor<4xf32> {jax.result_info = "result[0]['params']['w']"}, tensor<4xf32> {jax.result_info = "result[1]['loss']"}) {
  // CHECK: plan.call "stablehlo.add" (read %[[W:.*]] : tensor<4xf32>, read %{{.*}} : tensor<4xf32>, write %[[W]] : tensor<4xf32>)
  %0 = stablehlo.multiply %w, %x : tensor<4xf32>
  %1 = stablehlo.add %w, %x : tensor<4xf32>
  return %1, %0 : tensor<4xf32>, tensor<4xf32>
}
// CHECK: plan.entry @evaluate inputs [#plan.port<"params.w", tensor<4xf32> state = @state.params.w>]
func.func public @evaluate(%w: tensor<4xf32> loc("state['params']['w']")) -> tensor<4xf32> {
  %0 = stablehlo.negate %w : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// One entry alone: its donated buffers belong to the caller.
// CHECK-NOT: plan.state
// CHECK: #plan.port<"a.w", tensor<4xf32> alias = 0>, #plan.port<"b.w", tensor<4xf32>>, #plan.port<"arg2", tensor<4xf32>>
func.func public @main(%w: tensor<4xf32> {tf.aliasing_output = 0 : i32} loc("a['w']"), %v: tensor<4xf32> loc("b['w']"), %u: tensor<4xf32>) -> tensor<4xf32> {
  return %w : tensor<4xf32>
}

// -----

// CHECK: plan.state @state.counter : tensor<i32>
// CHECK: inputs [#plan.port<"counter", tensor<i32> state = @state.counter alias = 0>]
func.func public @main(%n: tensor<i32> {trc.state = "counter"}) -> (tensor<i32> {trc.state = "counter"}) {
  %0 = stablehlo.add %n, %n : tensor<i32>
  return %0 : tensor<i32>
}

// -----

// The attributes of a loss and of an assembled step give names as they are.
// CHECK: plan.state @state.h.0.weight : tensor<4xf32>
// CHECK: inputs [#plan.port<"h.0.weight", tensor<4xf32> state = @state.h.0.weight>, #plan.port<"x", tensor<4xf32>>]
// CHECK-SAME: outputs [#plan.port<"loss", tensor<4xf32>>, #plan.port<"result[0].best", tensor<4xf32>>]
func.func public @main(%w: tensor<4xf32> {trc.parameter = "h.0.weight"}, %x: tensor<4xf32> loc("x")) -> (tensor<4xf32> {trc.metric = "loss"}, tensor<4xf32> {trc.metric = "result[0].best"}) {
  %0 = stablehlo.add %w, %x : tensor<4xf32>
  %1 = stablehlo.multiply %w, %x : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// -----

// One port says what a tensor is, others of its name need not; of what none
// says, nothing is known.
// CHECK: plan.state @state.m.w : tensor<4xf32> moment of @state.w
// CHECK-NEXT: plan.state @state.w : tensor<4xf32> parameter
// CHECK-NEXT: plan.state @state.step : tensor<i32> counter
// CHECK-NEXT: plan.state @state.rng : tensor<2xui64> generator
// CHECK-NEXT: plan.state @state.mean : tensor<4xf32>{{$}}
func.func public @evaluate(%m: tensor<4xf32> {trc.state = "m.w"}, %w: tensor<4xf32> {trc.state = "w"}) {
  return
}
func.func public @step(%w: tensor<4xf32> {trc.parameter = "w"},
    %m: tensor<4xf32> {trc.state = "m.w", trc.role = "moment", trc.moment_of = "w"}, %n: tensor<i32> {trc.state = "step"},
    %rng: tensor<2xui64> {trc.state = "rng", trc.role = "generator"}, %mean: tensor<4xf32> {trc.state = "mean"})
    -> (tensor<i32> {trc.state = "step", trc.role = "counter"}) {
  return %n : tensor<i32>
}
