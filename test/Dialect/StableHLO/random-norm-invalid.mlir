// RUN: trc-opt %s --split-input-file --verify-diagnostics
//
// Constraints of random numbers and batch normalisations.

// Both limits have the same elements.
func.func @case(%a: tensor<f32>, %b: tensor<f64>, %n: tensor<1xi64>) {
  // expected-error@+1 {{rng_c1: expected b with elements of 'f32', got 'f64'}}
  %0 = stablehlo.rng %a, %b, %n, distribution = UNIFORM : (tensor<f32>, tensor<f64>, tensor<1xi64>) -> tensor<4xf32>
  return
}

// -----

// Each is one value.
func.func @case(%a: tensor<1xf32>, %n: tensor<1xi64>) {
  // expected-error@+1 {{rng_c1: expected a and b of rank 0, got 'tensor<1xf32>' and 'tensor<1xf32>'}}
  %0 = stablehlo.rng %a, %a, %n, distribution = UNIFORM : (tensor<1xf32>, tensor<1xf32>, tensor<1xi64>) -> tensor<4xf32>
  return
}

// -----

// Integers are not distributed normally.
func.func @case(%a: tensor<i32>, %n: tensor<1xi64>) {
  // expected-error@+1 {{rng_c2: expected floating point elements for a normal distribution, got 'i32'}}
  %0 = stablehlo.rng %a, %a, %n, distribution = NORMAL : (tensor<i32>, tensor<i32>, tensor<1xi64>) -> tensor<4xi32>
  return
}

// -----

// A shape has the rank of the result.
func.func @case(%a: tensor<f32>, %n: tensor<2xi64>) {
  // expected-error@+1 {{rng_c3: expected a shape of 1 extents, got 'tensor<2xi64>'}}
  %0 = stablehlo.rng %a, %a, %n, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<4xf32>
  return
}

// -----

// A state becomes a state.
func.func @case(%s: tensor<2xui64>) {
  // expected-error@+1 {{rng_bit_generator_c1: expected an output state of 'tensor<2xui64>', got 'tensor<4xui32>'}}
  %0, %1 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<4xui32>, tensor<4xui32>)
  return
}

// -----

// THREE_FRY has 128 bits of state.
func.func @case(%s: tensor<3xui64>) {
  // expected-error@+1 {{rng_bit_generator_i2: expected a state of 2 integers of 64 bits (3 are allowed for PHILOX), got 'tensor<3xui64>'}}
  %0, %1 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<3xui64>) -> (tensor<3xui64>, tensor<4xui32>)
  return
}

// -----

// The feature is a dimension.
func.func @case(%x: tensor<2x3xf32>, %s: tensor<3xf32>, %o: tensor<3xf32>) {
  // expected-error@+1 {{batch_norm_training_c1: expected feature_index to be at least 0 and less than 2, got 2}}
  %0:3 = "stablehlo.batch_norm_training"(%x, %s, %o) <{epsilon = 1.0e-5 : f32, feature_index = 2 : i64}>
      : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

// All tensors have the same elements.
func.func @case(%x: tensor<2x3xf32>, %s: tensor<3xf64>, %o: tensor<3xf32>) {
  // expected-error@+1 {{batch_norm_training_c2: expected a scale with elements of 'f32', got 'f64'}}
  %0:3 = "stablehlo.batch_norm_training"(%x, %s, %o) <{epsilon = 1.0e-5 : f32, feature_index = 1 : i64}>
      : (tensor<2x3xf32>, tensor<3xf64>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

// Each feature has a scale.
func.func @case(%x: tensor<2x3xf32>, %s: tensor<2xf32>, %o: tensor<3xf32>) {
  // expected-error@+1 {{batch_norm_training_c3: expected a scale of shape [3], got [2]}}
  %0:3 = "stablehlo.batch_norm_training"(%x, %s, %o) <{epsilon = 1.0e-5 : f32, feature_index = 1 : i64}>
      : (tensor<2x3xf32>, tensor<2xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

// And an offset.
func.func @case(%x: tensor<2x3xf32>, %s: tensor<3xf32>, %o: tensor<2xf32>) {
  // expected-error@+1 {{batch_norm_training_c4: expected an offset of shape [3], got [2]}}
  %0:3 = "stablehlo.batch_norm_training"(%x, %s, %o) <{epsilon = 1.0e-5 : f32, feature_index = 1 : i64}>
      : (tensor<2x3xf32>, tensor<3xf32>, tensor<2xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

// The output has the type of the operand.
func.func @case(%x: tensor<2x3xf32>, %s: tensor<3xf32>, %o: tensor<3xf32>) {
  // expected-error@+1 {{batch_norm_training_c7: expected result 0 of type 'tensor<2x3xf32>', got 'tensor<3x2xf32>'}}
  %0:3 = "stablehlo.batch_norm_training"(%x, %s, %o) <{epsilon = 1.0e-5 : f32, feature_index = 1 : i64}>
      : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3x2xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

// The feature is a dimension.
func.func @case(%x: tensor<2x3xf32>, %s: tensor<3xf32>, %o: tensor<3xf32>, %m: tensor<3xf32>, %v: tensor<3xf32>) {
  // expected-error@+1 {{batch_norm_inference_c1: expected feature_index to be at least 0 and less than 2, got -1}}
  %0 = "stablehlo.batch_norm_inference"(%x, %s, %o, %m, %v) <{epsilon = 1.0e-5 : f32, feature_index = -1 : i64}>
      : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// -----

// All tensors have the same elements.
func.func @case(%x: tensor<2x3xf32>, %s: tensor<3xf32>, %o: tensor<3xf64>, %m: tensor<3xf32>, %v: tensor<3xf32>) {
  // expected-error@+1 {{batch_norm_inference_c2: expected an offset with elements of 'f32', got 'f64'}}
  %0 = "stablehlo.batch_norm_inference"(%x, %s, %o, %m, %v) <{epsilon = 1.0e-5 : f32, feature_index = 1 : i64}>
      : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf64>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// -----

// Each feature has a scale.
func.func @case(%x: tensor<2x3xf32>, %s: tensor<2xf32>, %o: tensor<3xf32>, %m: tensor<3xf32>, %v: tensor<3xf32>) {
  // expected-error@+1 {{batch_norm_inference_c3: expected a scale of shape [3], got [2]}}
  %0 = "stablehlo.batch_norm_inference"(%x, %s, %o, %m, %v) <{epsilon = 1.0e-5 : f32, feature_index = 1 : i64}>
      : (tensor<2x3xf32>, tensor<2xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// -----

// And an offset.
func.func @case(%x: tensor<2x3xf32>, %s: tensor<3xf32>, %o: tensor<2xf32>, %m: tensor<3xf32>, %v: tensor<3xf32>) {
  // expected-error@+1 {{batch_norm_inference_c4: expected an offset of shape [3], got [2]}}
  %0 = "stablehlo.batch_norm_inference"(%x, %s, %o, %m, %v) <{epsilon = 1.0e-5 : f32, feature_index = 1 : i64}>
      : (tensor<2x3xf32>, tensor<3xf32>, tensor<2xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// -----

// And a mean.
func.func @case(%x: tensor<2x3xf32>, %s: tensor<3xf32>, %o: tensor<3xf32>, %m: tensor<2xf32>, %v: tensor<3xf32>) {
  // expected-error@+1 {{batch_norm_inference_c5: expected a mean of shape [3], got [2]}}
  %0 = "stablehlo.batch_norm_inference"(%x, %s, %o, %m, %v) <{epsilon = 1.0e-5 : f32, feature_index = 1 : i64}>
      : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// -----

// And a variance.
func.func @case(%x: tensor<2x3xf32>, %s: tensor<3xf32>, %o: tensor<3xf32>, %m: tensor<3xf32>, %v: tensor<2xf32>) {
  // expected-error@+1 {{batch_norm_inference_c6: expected a variance of shape [3], got [2]}}
  %0 = "stablehlo.batch_norm_inference"(%x, %s, %o, %m, %v) <{epsilon = 1.0e-5 : f32, feature_index = 1 : i64}>
      : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  return
}

// -----

// The result has the type of the operand.
func.func @case(%x: tensor<2x3xf32>, %s: tensor<3xf32>, %o: tensor<3xf32>, %m: tensor<3xf32>, %v: tensor<3xf32>) {
  // expected-error@+1 {{batch_norm_inference_c7: expected result 0 of type 'tensor<2x3xf32>', got 'tensor<2x3xf64>'}}
  %0 = "stablehlo.batch_norm_inference"(%x, %s, %o, %m, %v) <{epsilon = 1.0e-5 : f32, feature_index = 1 : i64}>
      : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf64>
  return
}

// -----

// The feature is a dimension.
func.func @case(%x: tensor<2x3xf32>, %s: tensor<3xf32>, %m: tensor<3xf32>, %v: tensor<3xf32>, %g: tensor<2x3xf32>) {
  // expected-error@+1 {{batch_norm_grad_c1: expected feature_index to be at least 0 and less than 2, got 2}}
  %0:3 = "stablehlo.batch_norm_grad"(%x, %s, %m, %v, %g) <{epsilon = 1.0e-5 : f32, feature_index = 2 : i64}>
      : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

// All tensors have the same elements.
func.func @case(%x: tensor<2x3xf32>, %s: tensor<3xf64>, %m: tensor<3xf32>, %v: tensor<3xf32>, %g: tensor<2x3xf32>) {
  // expected-error@+1 {{batch_norm_grad_c2: expected a scale with elements of 'f32', got 'f64'}}
  %0:3 = "stablehlo.batch_norm_grad"(%x, %s, %m, %v, %g) <{epsilon = 1.0e-5 : f32, feature_index = 1 : i64}>
      : (tensor<2x3xf32>, tensor<3xf64>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

// The gradient has the type of the output.
func.func @case(%x: tensor<2x3xf32>, %s: tensor<3xf32>, %m: tensor<3xf32>, %v: tensor<3xf32>, %g: tensor<3x2xf32>) {
  // expected-error@+1 {{batch_norm_grad_c3: expected a gradient of the output of type 'tensor<2x3xf32>', got 'tensor<3x2xf32>'}}
  %0:3 = "stablehlo.batch_norm_grad"(%x, %s, %m, %v, %g) <{epsilon = 1.0e-5 : f32, feature_index = 1 : i64}>
      : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

// Each feature has a mean.
func.func @case(%x: tensor<2x3xf32>, %s: tensor<3xf32>, %m: tensor<2xf32>, %v: tensor<3xf32>, %g: tensor<2x3xf32>) {
  // expected-error@+1 {{batch_norm_grad_c4: expected a mean of shape [3], got [2]}}
  %0:3 = "stablehlo.batch_norm_grad"(%x, %s, %m, %v, %g) <{epsilon = 1.0e-5 : f32, feature_index = 1 : i64}>
      : (tensor<2x3xf32>, tensor<3xf32>, tensor<2xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

// And a scale.
func.func @case(%x: tensor<2x3xf32>, %s: tensor<2xf32>, %m: tensor<3xf32>, %v: tensor<3xf32>, %g: tensor<2x3xf32>) {
  // expected-error@+1 {{batch_norm_grad_c5: expected a scale of shape [3], got [2]}}
  %0:3 = "stablehlo.batch_norm_grad"(%x, %s, %m, %v, %g) <{epsilon = 1.0e-5 : f32, feature_index = 1 : i64}>
      : (tensor<2x3xf32>, tensor<2xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

// A shape that is known is that of the result.
func.func @case(%a: tensor<f32>) {
  %n = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  // expected-error@+1 {{rng_c3: expected a result with extent 3 in dimension 1, got 4}}
  %0 = stablehlo.rng %a, %a, %n, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<2x4xf32>
  return
}
