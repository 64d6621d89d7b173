// RUN: trc-opt %s --differentiate --split-input-file --verify-diagnostics

// What has no rule is refused by name where it stands.
func.func private @loss(%x: tensor<4xf32> {trc.parameter = "x"}) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  // expected-error @+1 {{'stablehlo.custom_call' has no rule of differentiation, but the loss depends on a parameter through it; print the step with the gradient that jax.value_and_grad derives, or write this value with other operations}}
  %0 = stablehlo.custom_call @mine(%x) {has_side_effect = false} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}
trc.training_step @step loss(@loss) {learning_rate = 1.000000e-03 : f64}

// -----

// A loop that does not count.
func.func private @loss(%x: tensor<f32> {trc.parameter = "x"}) -> tensor<f32> {
  %end = stablehlo.constant dense<9.0> : tensor<f32>
  // expected-error @+1 {{'stablehlo.while' has a rule of differentiation for a known number of trips: a carried integer that goes from a constant to a constant by a constant}}
  %0 = stablehlo.while(%a = %x) : tensor<f32>
  cond {
    %p = stablehlo.compare LT, %a, %end : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %1 = stablehlo.add %a, %a : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }
  return %0 : tensor<f32>
}
trc.training_step @step loss(@loss) {learning_rate = 1.000000e-03 : f64}

// -----

// A reduction that is none of those with a rule.
func.func private @loss(%x: tensor<4xf32> {trc.parameter = "x"}) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  // expected-error @+1 {{'stablehlo.reduce' has a rule of differentiation for one input and a body that is add, maximum, minimum or multiply}}
  %0 = stablehlo.reduce(%x init: %zero) across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
   reducer(%a: tensor<f32>, %b: tensor<f32>) {
    %1 = stablehlo.sine %b : tensor<f32>
    %2 = stablehlo.add %a, %1 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }
  return %0 : tensor<f32>
}
trc.training_step @step loss(@loss) {learning_rate = 1.000000e-03 : f64}

// -----

// Which of two updates of one place stays is not known.
func.func private @loss(%x: tensor<4xf32> {trc.parameter = "x"}, %i: tensor<4x1xi32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  // expected-error @+1 {{'stablehlo.scatter' that writes has a rule of differentiation only with unique_indices = true: which of two updates of one place stays is not known}}
  %0 = "stablehlo.scatter"(%x, %i, %x) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4xf32>, tensor<4x1xi32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}
trc.training_step @step loss(@loss) {learning_rate = 1.000000e-03 : f64}

// -----

// The logsumexp of the head has no gradient of its own.
func.func private @loss(%x: tensor<4x3xf32> {trc.parameter = "x"}, %w: tensor<6x3xf32>, %t: tensor<4xi32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  // expected-error @+1 {{'trc.head_loss' has no rule of differentiation for its logsumexp, but the loss depends on x or weight through it}}
  %0, %lse = trc.head_loss(%x, %w, %t) : (tensor<4x3xf32>, tensor<6x3xf32>, tensor<4xi32>) -> (tensor<4xf32>, tensor<4xf32>)
  %1 = stablehlo.reduce(%lse init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}
trc.training_step @step loss(@loss) {learning_rate = 1.000000e-03 : f64}

// -----

// A loss is a scalar.
// expected-error @+1 {{expected result 0 of a loss to be a float scalar, got 'tensor<4xf32>'}}
func.func private @loss(%x: tensor<4xf32> {trc.parameter = "x"}) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
trc.training_step @step loss(@loss) {learning_rate = 1.000000e-03 : f64}

// -----

// Parameters are floats.
// expected-error @+1 {{expected the parameter 'n' to be a tensor of floats, got 'tensor<4xi32>'}}
func.func private @loss(%n: tensor<4xi32> {trc.parameter = "n"}, %x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}
trc.training_step @step loss(@loss) {learning_rate = 1.000000e-03 : f64}

// -----

// Without a parameter there is nothing to differentiate by.
// expected-error @+1 {{expected a loss with a parameter (an argument with trc.parameter), got none}}
func.func private @loss(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}
trc.training_step @step loss(@loss) {learning_rate = 1.000000e-03 : f64}

// -----

// The name of the gradient is taken.
// expected-error @+1 {{its gradient would have the name 'loss.gradient', which is taken}}
func.func private @loss(%x: tensor<f32> {trc.parameter = "x"}) -> tensor<f32> {
  return %x : tensor<f32>
}
// expected-note @+1 {{the other of that name}}
func.func private @loss.gradient(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}
trc.training_step @step loss(@loss) {learning_rate = 1.000000e-03 : f64}

// -----

// Recursion does not end.
func.func private @loss(%x: tensor<f32> {trc.parameter = "x"}) -> tensor<f32> {
  %0 = call @again(%x) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func private @again(%x: tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{recursive call of 'again' cannot be differentiated}}
  %0 = call @again(%x) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
trc.training_step @step loss(@loss) {learning_rate = 1.000000e-03 : f64}

// -----

// A declaration of the gradient has the gradient's type.
// expected-error @+1 {{its gradient is declared with the type '(tensor<f32>) -> tensor<f32>', got '(tensor<f32>) -> (tensor<f32>, tensor<f32>)'}}
func.func private @loss(%x: tensor<f32> {trc.parameter = "x"}) -> tensor<f32> {
  return %x : tensor<f32>
}
func.func private @loss.gradient(%x: tensor<f32>) -> tensor<f32>
trc.training_step @step loss(@loss) {learning_rate = 1.000000e-03 : f64}

// -----

// A smallest element of windows has no rule.
func.func private @loss(%x: tensor<4xf32> {trc.parameter = "x"}) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  // expected-error @+1 {{'stablehlo.reduce_window' has a rule of differentiation for one input and a body that is add or maximum}}
  %0 = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 4>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<1xf32>
  %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
  return %1 : tensor<f32>
}
trc.training_step @step loss(@loss) {learning_rate = 1.000000e-03 : f64}

// -----

// Which of two is taken is known for GE alone.
func.func private @loss(%x: tensor<4xf32>, %s: tensor<2xf32> {trc.parameter = "s"}) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  // expected-error @+1 {{'stablehlo.select_and_scatter' has a rule of differentiation for windows that select by GE and are added up}}
  %0 = "stablehlo.select_and_scatter"(%x, %s, %zero) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare LE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %p : tensor<f32>
  }) : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = stablehlo.slice %0 [0:1] : (tensor<4xf32>) -> tensor<1xf32>
  %2 = stablehlo.reshape %1 : (tensor<1xf32>) -> tensor<f32>
  return %2 : tensor<f32>
}
trc.training_step @step loss(@loss) {learning_rate = 1.000000e-03 : f64}

// -----

// Groups of the batch come from gradients; theirs are not made.
func.func private @loss(%x: tensor<4x1x1xf32> {trc.parameter = "x"}, %k: tensor<1x1x2xf32>) -> tensor<2x1x2xf32> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f],
      window = {stride = [1], pad = [[0, 0]]}
      {batch_group_count = 2 : i64, feature_group_count = 1 : i64}
      : (tensor<4x1x1xf32>, tensor<1x1x2xf32>) -> tensor<2x1x2xf32>
  return %0 : tensor<2x1x2xf32>
}
func.func private @sum(%x: tensor<4x1x1xf32> {trc.parameter = "x"}, %k: tensor<1x1x2xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  // expected-error @-8 {{'stablehlo.convolution' has a rule of differentiation for batch_group_count = 1, got 2}}
  %0 = call @loss(%x, %k) : (tensor<4x1x1xf32>, tensor<1x1x2xf32>) -> tensor<2x1x2xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x1x2xf32>, tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}
trc.training_step @step loss(@sum) {learning_rate = 1.000000e-03 : f64}

// -----

// What is added to the scores of attention is not learned.
func.func private @loss(%x: tensor<1x2x1x4xf32>, %bias: tensor<1x1x2x2xf32> {trc.parameter = "bias"}) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  // expected-error @+1 {{'trc.attention' has no rule of differentiation for its bias, but the bias depends on a parameter}}
  %0, %1 = trc.attention(%x, %x, %x) bias(%bias) {fill = 0xFFF0000000000000 : f64, scale = 1.0 : f64} : (tensor<1x2x1x4xf32>, tensor<1x2x1x4xf32>, tensor<1x2x1x4xf32>, tensor<1x1x2x2xf32>) -> (tensor<1x2x1x4xf32>, tensor<1x1x2xf32>)
  %2 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x2x1x4xf32>, tensor<f32>) -> tensor<f32>
  return %2 : tensor<f32>
}
trc.training_step @step loss(@loss) {learning_rate = 1.000000e-03 : f64}

// -----

// A loss of several blocks: there is no one way back.
// expected-error @+1 {{expected a loss of one block, got 2}}
func.func private @loss(%x: tensor<f32> {trc.parameter = "x"}) -> tensor<f32> {
  return %x : tensor<f32>
^other:
  return %x : tensor<f32>
}
trc.training_step @step loss(@loss) {learning_rate = 1.000000e-03 : f64}

// -----

// Two tensors that are scattered into at once.
func.func private @loss(%x: tensor<4xf32> {trc.parameter = "x"}, %i: tensor<4x1xi32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  // expected-error @+1 {{'stablehlo.scatter' has a rule of differentiation for one input, got 2}}
  %0:2 = "stablehlo.scatter"(%x, %x, %i, %x, %x) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    %s = stablehlo.add %a, %c : tensor<f32>
    %t = stablehlo.add %b, %d : tensor<f32>
    stablehlo.return %s, %t : tensor<f32>, tensor<f32>
  }) : (tensor<4xf32>, tensor<4xf32>, tensor<4x1xi32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %1 = stablehlo.reduce(%0#0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}
trc.training_step @step loss(@loss) {learning_rate = 1.000000e-03 : f64}

// -----

// A body that is neither addition nor the update.
func.func private @loss(%x: tensor<4xf32> {trc.parameter = "x"}, %i: tensor<4x1xi32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  // expected-error @+1 {{'stablehlo.scatter' has a rule of differentiation for a body that is add or that returns the update}}
  %0 = "stablehlo.scatter"(%x, %i, %x) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>, tensor<4x1xi32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}
trc.training_step @step loss(@loss) {learning_rate = 1.000000e-03 : f64}

// -----

// Windows of a part of an indexed dimension.
func.func private @loss(%x: tensor<6xf32> {trc.parameter = "x"}, %i: tensor<2x1xi32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %u = stablehlo.slice %x [0:4] : (tensor<6xf32>) -> tensor<4xf32>
  %v = stablehlo.reshape %u : (tensor<4xf32>) -> tensor<2x2xf32>
  // expected-error @+1 {{'stablehlo.scatter' has a rule of differentiation for windows of one element or of all along indexed dimensions}}
  %0 = "stablehlo.scatter"(%x, %i, %v) <{
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<6xf32>, tensor<2x1xi32>, tensor<2x2xf32>) -> tensor<6xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}
trc.training_step @step loss(@loss) {learning_rate = 1.000000e-03 : f64}

// -----

// A window that starts from a parameter.
func.func private @loss(%x: tensor<4xf32> {trc.parameter = "x"}, %s: tensor<f32> {trc.parameter = "s"}) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  // expected-error @+1 {{'stablehlo.reduce_window' has no rule of differentiation for its initial value}}
  %0 = "stablehlo.reduce_window"(%x, %s) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %t = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %t : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<2xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}
trc.training_step @step loss(@loss) {learning_rate = 1.000000e-03 : f64}

// -----

// A maximum whose windows have holes.
func.func private @loss(%x: tensor<4xf32> {trc.parameter = "x"}) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %lowest = stablehlo.constant dense<0xFF800000> : tensor<f32>
  // expected-error @+1 {{'stablehlo.reduce_window' has no rule of differentiation for a maximum over dilated windows}}
  %0 = "stablehlo.reduce_window"(%x, %lowest) <{window_dimensions = array<i64: 2>, window_dilations = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %t = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %t : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<2xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}
trc.training_step @step loss(@loss) {learning_rate = 1.000000e-03 : f64}

// -----

// What a batch is normalised by has no gradient of its own.
func.func private @loss(%x: tensor<2x3xf32> {trc.parameter = "x"}, %s: tensor<3xf32>, %o: tensor<3xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  // expected-error @+1 {{'stablehlo.batch_norm_training' has no rule of differentiation for its mean and variance}}
  %0:3 = "stablehlo.batch_norm_training"(%x, %s, %o) <{epsilon = 1.0e-5 : f32, feature_index = 1 : i64}>
      : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  %1 = stablehlo.reduce(%0#1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}
trc.training_step @step loss(@loss) {learning_rate = 1.000000e-03 : f64}

// -----

// Nor has the logsumexp of attention.
func.func private @loss(%q: tensor<1x4x2x8xf32> {trc.parameter = "q"}) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  // expected-error @+1 {{'trc.attention' has no rule of differentiation for its logsumexp, but the loss depends on query, key or value through it}}
  %0:2 = trc.attention(%q, %q, %q) {fill = 0xFFF0000000000000 : f64, scale = 1.0 : f64}
      : (tensor<1x4x2x8xf32>, tensor<1x4x2x8xf32>, tensor<1x4x2x8xf32>) -> (tensor<1x4x2x8xf32>, tensor<1x2x4xf32>)
  %1 = stablehlo.reduce(%0#1 init: %zero) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x2x4xf32>, tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}
trc.training_step @step loss(@loss) {learning_rate = 1.000000e-03 : f64}

// -----

// A loop that counts, but carries what is no tensor.
func.func private @loss(%x: tensor<f32> {trc.parameter = "x"}) -> tensor<f32> {
  %token = stablehlo.after_all : !stablehlo.token
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %end = stablehlo.constant dense<3> : tensor<i32>
  // expected-error @+1 {{'stablehlo.while' has a rule of differentiation if it carries tensors, got '!stablehlo.token'}}
  %0:3 = stablehlo.while(%i = %zero, %a = %x, %t = %token) : tensor<i32>, tensor<f32>, !stablehlo.token
  cond {
    %p = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %1 = stablehlo.add %i, %one : tensor<i32>
    %2 = stablehlo.multiply %a, %a : tensor<f32>
    stablehlo.return %1, %2, %t : tensor<i32>, tensor<f32>, !stablehlo.token
  }
  return %0#1 : tensor<f32>
}
trc.training_step @step loss(@loss) {learning_rate = 1.000000e-03 : f64}

// -----

// A declaration has nothing to differentiate.
func.func private @elsewhere(tensor<f32>) -> tensor<f32>
func.func private @loss(%x: tensor<f32> {trc.parameter = "x"}) -> tensor<f32> {
  // expected-error @+1 {{calls 'elsewhere', expected a function of one block}}
  %0 = call @elsewhere(%x) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
trc.training_step @step loss(@loss) {learning_rate = 1.000000e-03 : f64}

// -----

// verify-training-steps says it better, where it runs before.
// expected-error @+1 {{names 'loss' as its loss, which is not a function of this module}}
trc.training_step @step loss(@loss) {learning_rate = 1.000000e-03 : f64}
