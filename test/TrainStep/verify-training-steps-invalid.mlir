// RUN: trc-opt %s --verify-training-steps --split-input-file --verify-diagnostics

// The loss is not there.
// expected-error @+1 {{there is no function 'loss' to be the loss of the training step 'step': define it, or name another}}
trc.training_step @step loss(@loss) {learning_rate = 1.0e-1 : f64}

// -----

// Nothing to learn.
// expected-error @+1 {{no argument of the loss 'loss' is a parameter: give those that the optimizer is to change the attribute trc.parameter = "name"}}
func.func private @loss(%w: tensor<f32>) -> tensor<f32> {
  return %w : tensor<f32>
}
// expected-note @+1 {{the training step 'step' that asks for it}}
trc.training_step @step loss(@loss) {learning_rate = 1.0e-1 : f64}

// -----

// A loss per example.
// expected-error @+1 {{expected result 0 of the loss 'loss' to be a scalar of floating point, got 'tensor<2xf32>': return the mean over the batch first}}
func.func private @loss(%w: tensor<2xf32> {trc.parameter = "w"}) -> tensor<2xf32> {
  return %w : tensor<2xf32>
}
// expected-note @+1 {{the training step 'step' that asks for it}}
trc.training_step @step loss(@loss) {learning_rate = 1.0e-1 : f64}

// -----

// A loss of integers.
// expected-error @+1 {{expected result 0 of the loss 'loss' to be a scalar of floating point, got 'tensor<i32>'}}
func.func private @loss(%w: tensor<f32> {trc.parameter = "w"}, %n: tensor<i32>) -> tensor<i32> {
  return %n : tensor<i32>
}
// expected-note @+1 {{the training step 'step' that asks for it}}
trc.training_step @step loss(@loss) {learning_rate = 1.0e-1 : f64}

// -----

// No loss at all.
// expected-error @+1 {{the loss 'loss' has no result: return the scalar to be made small first}}
func.func private @loss(%w: tensor<f32> {trc.parameter = "w"}) -> () {
  return
}
// expected-note @+1 {{the training step 'step' that asks for it}}
trc.training_step @step loss(@loss) {learning_rate = 1.0e-1 : f64}

// -----

// A parameter of integers.
// expected-error @+1 {{expected parameter "n" to be of floating point, got 'tensor<i32>': make it part of the batch, or other state}}
func.func private @loss(%w: tensor<f32> {trc.parameter = "w"}, %n: tensor<i32> {trc.parameter = "n"}) -> tensor<f32> {
  return %w : tensor<f32>
}
// expected-note @+1 {{the training step 'step' that asks for it}}
trc.training_step @step loss(@loss) {learning_rate = 1.0e-1 : f64}

// -----

// Two parameters of one name.
// expected-error @+1 {{two arguments of the loss are called "w": give each a name of its own}}
func.func private @loss(%w: tensor<f32> {trc.parameter = "w"}, %v: tensor<f32> {trc.parameter = "w"}) -> tensor<f32> {
  return %w : tensor<f32>
}
// expected-note @+1 {{the training step 'step' that asks for it}}
trc.training_step @step loss(@loss) {learning_rate = 1.0e-1 : f64}

// -----

// Both parameter and state.
// expected-error @+1 {{argument 0 of the loss is parameter "w" and state "w"}}
func.func private @loss(%w: tensor<f32> {trc.parameter = "w", trc.state = "w"}) -> tensor<f32> {
  return %w : tensor<f32>
}
// expected-note @+1 {{the training step 'step' that asks for it}}
trc.training_step @step loss(@loss) {learning_rate = 1.0e-1 : f64}

// -----

// Only parameters decay.
// expected-error @+1 {{argument 1 of the loss has trc.no_decay but is no parameter: give it trc.parameter or take trc.no_decay away}}
func.func private @loss(%w: tensor<f32> {trc.parameter = "w"}, %x: tensor<f32> {trc.no_decay}) -> tensor<f32> {
  return %w : tensor<f32>
}
// expected-note @+1 {{the training step 'step' that asks for it}}
trc.training_step @step loss(@loss) {learning_rate = 1.0e-1 : f64}

// -----

// State that ends here.
// expected-error @+1 {{state "rng" of 'tensor<2xui64>' is an argument of the loss but no result: return its next value with trc.state = "rng"}}
func.func private @loss(%w: tensor<f32> {trc.parameter = "w"}, %r: tensor<2xui64> {trc.state = "rng"}) -> tensor<f32> {
  return %w : tensor<f32>
}
// expected-note @+1 {{the training step 'step' that asks for it}}
trc.training_step @step loss(@loss) {learning_rate = 1.0e-1 : f64}

// -----

// State that starts nowhere.
// expected-error @+1 {{result 1 of the loss is state "rng", but no argument is: give the argument that it replaces trc.state = "rng"}}
func.func private @loss(%w: tensor<f32> {trc.parameter = "w"}) -> (tensor<f32>, tensor<f32> {trc.state = "rng"}) {
  return %w, %w : tensor<f32>, tensor<f32>
}
// expected-note @+1 {{the training step 'step' that asks for it}}
trc.training_step @step loss(@loss) {learning_rate = 1.0e-1 : f64}

// -----

// State that changes its type.
// expected-error @+1 {{state "s" is 'tensor<i32>' as argument 1 of the loss, but 'tensor<f32>' as result 1: return it in the type it came in}}
func.func private @loss(%w: tensor<f32> {trc.parameter = "w"}, %s: tensor<i32> {trc.state = "s"}) -> (tensor<f32>, tensor<f32> {trc.state = "s"}) {
  return %w, %w : tensor<f32>, tensor<f32>
}
// expected-note @+1 {{the training step 'step' that asks for it}}
trc.training_step @step loss(@loss) {learning_rate = 1.0e-1 : f64}

// -----

// State that is replaced twice.
// expected-error @+1 {{results 1 and 2 of the loss are both state "s": return it once}}
func.func private @loss(%w: tensor<f32> {trc.parameter = "w"}, %s: tensor<i32> {trc.state = "s"}) -> (tensor<f32>, tensor<i32> {trc.state = "s"}, tensor<i32> {trc.state = "s"}) {
  return %w, %s, %s : tensor<f32>, tensor<i32>, tensor<i32>
}
// expected-note @+1 {{the training step 'step' that asks for it}}
trc.training_step @step loss(@loss) {learning_rate = 1.0e-1 : f64}

// -----

// The loss is no state.
// expected-error @+1 {{result 0 of the loss is state: return the scalar to be made small first, state after it}}
func.func private @loss(%w: tensor<f32> {trc.parameter = "w"}, %s: tensor<f32> {trc.state = "s"}) -> (tensor<f32> {trc.state = "s"}) {
  return %w : tensor<f32>
}
// expected-note @+1 {{the training step 'step' that asks for it}}
trc.training_step @step loss(@loss) {learning_rate = 1.0e-1 : f64}

// -----

// The step counts itself.
// expected-error @+1 {{an argument of the loss is state "step", which is the name of the step counter: give it another name}}
func.func private @loss(%w: tensor<f32> {trc.parameter = "w"}, %s: tensor<i32> {trc.state = "step"}) -> (tensor<f32>, tensor<i32> {trc.state = "step"}) {
  return %w, %s : tensor<f32>, tensor<i32>
}
// expected-note @+1 {{the training step 'step' that asks for it}}
trc.training_step @step loss(@loss) {learning_rate = 1.0e-1 : f64}

// -----

// A result without a name.
// expected-error @+1 {{result 1 of the loss is neither state nor a metric: give it trc.metric = "name", or do not return it}}
func.func private @loss(%w: tensor<f32> {trc.parameter = "w"}) -> (tensor<f32>, tensor<f32>) {
  return %w, %w : tensor<f32>, tensor<f32>
}
// expected-note @+1 {{the training step 'step' that asks for it}}
trc.training_step @step loss(@loss) {learning_rate = 1.0e-1 : f64}

// -----

// State and metric.
// expected-error @+1 {{result 1 of the loss is state "s" and metric "s": return it twice, once as each}}
func.func private @loss(%w: tensor<f32> {trc.parameter = "w"}, %s: tensor<i32> {trc.state = "s"}) -> (tensor<f32>, tensor<i32> {trc.state = "s", trc.metric = "s"}) {
  return %w, %s : tensor<f32>, tensor<i32>
}
// expected-note @+1 {{the training step 'step' that asks for it}}
trc.training_step @step loss(@loss) {learning_rate = 1.0e-1 : f64}

// -----

// A metric that the step makes.
// expected-error @+1 {{two metrics of the step are called "learning_rate": give result 1 another name (loss, learning_rate and gradient_norm are made anyway, loss_scale and skipped_steps with a loss_scale)}}
func.func private @loss(%w: tensor<f32> {trc.parameter = "w"}) -> (tensor<f32>, tensor<f32> {trc.metric = "learning_rate"}) {
  return %w, %w : tensor<f32>, tensor<f32>
}
// expected-note @+1 {{the training step 'step' that asks for it}}
trc.training_step @step loss(@loss) {learning_rate = 1.0e-1 : f64}

// -----

// The mean of integers.
// expected-error @+1 {{expected metric "hits" to be of floating point, since it is a mean over 4 micro-batches, got 'tensor<i32>': convert it}}
func.func private @loss(%w: tensor<f32> {trc.parameter = "w"}, %n: tensor<i32>) -> (tensor<f32>, tensor<i32> {trc.metric = "hits"}) {
  return %w, %n : tensor<f32>, tensor<i32>
}
// expected-note @+1 {{the training step 'step' that asks for it}}
trc.training_step @step loss(@loss) {learning_rate = 1.0e-1 : f64, accumulation = 4 : i64}

// -----

// The first state is not there.
func.func private @loss(%w: tensor<f32> {trc.parameter = "w"}) -> tensor<f32> {
  return %w : tensor<f32>
}
// expected-error @+1 {{there is no function 'initialise' to initialise the training step 'step': define it, or leave initialise(...) away}}
trc.training_step @step loss(@loss) initialise(@initialise) {learning_rate = 1.0e-1 : f64}

// -----

// A parameter without a first value.
// expected-note @+1 {{the loss that uses it}}
func.func private @loss(%w: tensor<f32> {trc.parameter = "w"}) -> tensor<f32> {
  return %w : tensor<f32>
}
// expected-error @+1 {{'initialise' initialises the training step 'step', but does not make parameter "w" of 'tensor<f32>': return it with trc.state = "w"}}
func.func @initialise(%w: tensor<f32>) -> tensor<f32> {
  return %w : tensor<f32>
}
trc.training_step @step loss(@loss) initialise(@initialise) {learning_rate = 1.0e-1 : f64}

// -----

// A parameter that starts in another type.
// expected-note @+1 {{the loss that uses it}}
func.func private @loss(%w: tensor<f32> {trc.parameter = "w"}) -> tensor<f32> {
  return %w : tensor<f32>
}
// expected-error @+1 {{'initialise' initialises the training step 'step', but makes parameter "w" as 'tensor<i32>', expected 'tensor<f32>'}}
func.func @initialise(%n: tensor<i32>) -> (tensor<i32> {trc.state = "w"}) {
  return %n : tensor<i32>
}
trc.training_step @step loss(@loss) initialise(@initialise) {learning_rate = 1.0e-1 : f64}

// -----

// A learning rate of its own, which this schedule has not.
// expected-error @+1 {{parameter "w" has trc.group, a learning rate of its own, but the recipe makes the rate: say schedule = "input", or take trc.group away}}
func.func private @loss(%w: tensor<f32> {trc.parameter = "w", trc.group = 1 : i64}) -> tensor<f32> {
  return %w : tensor<f32>
}
// expected-note @+1 {{the training step 'step' that asks for it}}
trc.training_step @step loss(@loss) {learning_rate = 1.0e-1 : f64}

// -----

// A group that would make a vector of rates as long as memory.
// expected-error @+1 {{expected trc.group of parameter "w" to be an i64 of 0 to below 4096, got 1000000000 : i64}}
func.func private @loss(%w: tensor<f32> {trc.parameter = "w", trc.group = 1000000000 : i64}) -> tensor<f32> {
  return %w : tensor<f32>
}
// expected-note @+1 {{the training step 'step' that asks for it}}
trc.training_step @step loss(@loss) {schedule = "input"}

// -----

// A decay that is no number.
// expected-error @+1 {{expected trc.weight_decay of parameter "w" to be 0 or more in f64, got "much"}}
func.func private @loss(%w: tensor<f32> {trc.parameter = "w", trc.weight_decay = "much"}) -> tensor<f32> {
  return %w : tensor<f32>
}
// expected-note @+1 {{the training step 'step' that asks for it}}
trc.training_step @step loss(@loss) {learning_rate = 1.0e-1 : f64}

// -----

// A parameter with a decay and without one.
// expected-error @+1 {{parameter "w" has trc.no_decay and trc.weight_decay: keep one}}
func.func private @loss(%w: tensor<f32> {trc.parameter = "w", trc.no_decay, trc.weight_decay = 0.1 : f64}) -> tensor<f32> {
  return %w : tensor<f32>
}
// expected-note @+1 {{the training step 'step' that asks for it}}
trc.training_step @step loss(@loss) {learning_rate = 1.0e-1 : f64}

// -----

// State that the loss scale has.
// expected-error @+1 {{an argument of the loss is state "scaling.scale", which is a name of the loss scale: give it another name}}
func.func private @loss(%w: tensor<f32> {trc.parameter = "w"}, %s: tensor<f32> {trc.state = "scaling.scale"}) -> (tensor<f32>, tensor<f32> {trc.state = "scaling.scale"}) {
  return %w, %s : tensor<f32>, tensor<f32>
}
// expected-note @+1 {{the training step 'step' that asks for it}}
trc.training_step @step loss(@loss) {learning_rate = 1.0e-1 : f64, loss_scale = 8.0 : f64}

// -----

// A metric that the loss scale makes.
// expected-error @+1 {{two metrics of the step are called "loss_scale"}}
func.func private @loss(%w: tensor<f32> {trc.parameter = "w"}) -> (tensor<f32>, tensor<f32> {trc.metric = "loss_scale"}) {
  return %w, %w : tensor<f32>, tensor<f32>
}
// expected-note @+1 {{the training step 'step' that asks for it}}
trc.training_step @step loss(@loss) {learning_rate = 1.0e-1 : f64, loss_scale = 8.0 : f64}

// -----

// A token is no batch.
// expected-error @+1 {{expected argument 1 of the loss 'loss' to be a static tensor, got '!stablehlo.token'}}
func.func private @loss(%w: tensor<f32> {trc.parameter = "w"}, %t: !stablehlo.token) -> tensor<f32> {
  return %w : tensor<f32>
}
// expected-note @+1 {{the training step 'step' that asks for it}}
trc.training_step @step loss(@loss) {learning_rate = 1.0e-1 : f64}

// -----

// Nor is it a metric.
// expected-error @+1 {{expected metric "t" to be a static tensor, got '!stablehlo.token'}}
func.func private @loss(%w: tensor<f32> {trc.parameter = "w"}) -> (tensor<f32>, !stablehlo.token {trc.metric = "t"}) {
  %0 = stablehlo.after_all : !stablehlo.token
  return %w, %0 : tensor<f32>, !stablehlo.token
}
// expected-note @+1 {{the training step 'step' that asks for it}}
trc.training_step @step loss(@loss) {learning_rate = 1.0e-1 : f64}
