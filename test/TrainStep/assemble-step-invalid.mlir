// RUN: trc-opt %s --assemble-step --split-input-file --verify-diagnostics

// Nothing was differentiated.
// expected-note @+1 {{the loss}}
func.func private @loss(%w: tensor<f32> {trc.parameter = "w"}) -> tensor<f32> {
  return %w : tensor<f32>
}
// expected-error @+1 {{no function has trc.gradient_of = @loss, which the training step is made of: run the phase differentiate before}}
trc.training_step @step loss(@loss) {learning_rate = 1.0e-1 : f64}

// -----

// The gradient of something else.
// expected-note @+1 {{the loss}}
func.func private @loss(%w: tensor<f32> {trc.parameter = "w"}) -> tensor<f32> {
  return %w : tensor<f32>
}
// expected-error @+1 {{expected the arguments of the gradient to be those of its loss, 'tensor<f32>', got 'tensor<f64>'}}
func.func private @gradient(%w: tensor<f64>) -> (tensor<f64>, tensor<f64>) attributes {trc.gradient_of = @loss} {
  return %w, %w : tensor<f64>, tensor<f64>
}
trc.training_step @step loss(@loss) {learning_rate = 1.0e-1 : f64}

// -----

// It does not return the loss.
// expected-note @+1 {{the loss}}
func.func private @loss(%w: tensor<f32> {trc.parameter = "w"}) -> tensor<f32> {
  return %w : tensor<f32>
}
// expected-error @+1 {{expected the first 1 results of the gradient to be those of its loss, 'tensor<f32>', got }}
func.func private @gradient(%w: tensor<f32>) -> () attributes {trc.gradient_of = @loss} {
  return
}
trc.training_step @step loss(@loss) {learning_rate = 1.0e-1 : f64}

// -----

// A parameter without a gradient.
// expected-note @+1 {{the loss}}
func.func private @loss(%w: tensor<f32> {trc.parameter = "w"}) -> tensor<f32> {
  return %w : tensor<f32>
}
// expected-error @+1 {{parameter "w" has no gradient: expected 2 results, got 1}}
func.func private @gradient(%w: tensor<f32>) -> tensor<f32> attributes {trc.gradient_of = @loss} {
  return %w : tensor<f32>
}
trc.training_step @step loss(@loss) {learning_rate = 1.0e-1 : f64}

// -----

// A gradient in another type.
// expected-note @+1 {{the loss}}
func.func private @loss(%w: tensor<f32> {trc.parameter = "w"}) -> tensor<f32> {
  return %w : tensor<f32>
}
// expected-error @+1 {{the gradient of parameter "w" is 'tensor<1xf32>', expected 'tensor<f32>'}}
func.func private @gradient(%w: tensor<f32>) -> (tensor<f32>, tensor<1xf32>) attributes {trc.gradient_of = @loss} {
  %0 = stablehlo.reshape %w : (tensor<f32>) -> tensor<1xf32>
  return %w, %0 : tensor<f32>, tensor<1xf32>
}
trc.training_step @step loss(@loss) {learning_rate = 1.0e-1 : f64}

// -----

// More gradients than parameters.
// expected-note @+1 {{the loss}}
func.func private @loss(%w: tensor<f32> {trc.parameter = "w"}) -> tensor<f32> {
  return %w : tensor<f32>
}
// expected-error @+1 {{expected 2 results, got 3}}
func.func private @gradient(%w: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) attributes {trc.gradient_of = @loss} {
  return %w, %w, %w : tensor<f32>, tensor<f32>, tensor<f32>
}
trc.training_step @step loss(@loss) {learning_rate = 1.0e-1 : f64}

// -----

// A moment's name is taken.
func.func private @loss(%w: tensor<f32> {trc.parameter = "w"}) -> tensor<f32> {
  return %w : tensor<f32>
}
func.func private @gradient(%w: tensor<f32>) -> (tensor<f32>, tensor<f32>) attributes {trc.gradient_of = @loss} {
  return %w, %w : tensor<f32>, tensor<f32>
}
// expected-error @+1 {{state "m.w" of the optimizer is 'tensor<f32>', but this makes a state of that name as 'tensor<i32>': give it another name}}
func.func @initialise(%w: tensor<f32>, %n: tensor<i32>) -> (tensor<f32> {trc.state = "w"}, tensor<i32> {trc.state = "m.w"}) {
  return %w, %n : tensor<f32>, tensor<i32>
}
trc.training_step @step loss(@loss) initialise(@initialise) {learning_rate = 1.0e-1 : f64}

// -----

// A gradient by hand that takes no loss scale, where the recipe has one.
// expected-note @+1 {{the loss}}
func.func private @loss(%w: tensor<f32> {trc.parameter = "w"}) -> tensor<f32> {
  return %w : tensor<f32>
}
// expected-error @+1 {{the training step has a loss_scale, but this gradient takes none: give it one more argument of tensor<f32>, and multiply the gradient of the loss by it}}
func.func private @gradient(%w: tensor<f32>) -> (tensor<f32>, tensor<f32>) attributes {trc.gradient_of = @loss} {
  return %w, %w : tensor<f32>, tensor<f32>
}
trc.training_step @step loss(@loss) {learning_rate = 1.0e-1 : f64, loss_scale = 8.0 : f64}
