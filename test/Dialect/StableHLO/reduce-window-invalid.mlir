// RUN: trc-opt %s --split-input-file --verify-diagnostics
//
// Constraints of reduce_window.

// Something is reduced.
func.func @case() {
  // expected-error@+1 {{reduce_window_c1: expected as many initial values as inputs, at least 1, got 0 inputs and 0 initial values}}
  "stablehlo.reduce_window"() <{window_dimensions = array<i64>}> ({
    stablehlo.return
  }) : () -> ()
  return
}

// -----

// Inputs have one shape.
func.func @case(%x: tensor<2xf32>, %y: tensor<3xf32>, %c: tensor<f32>) {
  // expected-error@+1 {{reduce_window_c2: expected inputs of shape [2], got [3]}}
  %0:2 = "stablehlo.reduce_window"(%x, %y, %c, %c) <{window_dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %d: tensor<f32>, %e: tensor<f32>):
    stablehlo.return %a, %b : tensor<f32>, tensor<f32>
  }) : (tensor<2xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>) -> (tensor<2xf32>, tensor<2xf32>)
  return
}

// -----

// An initial value has the elements of its input.
func.func @case(%x: tensor<4xf32>, %c: tensor<f64>) {
  // expected-error@+1 {{reduce_window_c3: expected an initial value with elements of 'f32', got 'f64'}}
  %0 = "stablehlo.reduce_window"(%x, %c) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<4xf32>, tensor<f64>) -> tensor<2xf32>
  return
}

// -----

// Each dimension has a window.
func.func @case(%x: tensor<4xf32>, %c: tensor<f32>) {
  // expected-error@+1 {{reduce_window_c4: expected 1 window dimensions, got 2}}
  %0 = "stablehlo.reduce_window"(%x, %c) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

// No window is empty.
func.func @case(%x: tensor<4xf32>, %c: tensor<f32>) {
  // expected-error@+1 {{reduce_window_c5: expected window dimensions of at least 1, got 0}}
  %0 = "stablehlo.reduce_window"(%x, %c) <{window_dimensions = array<i64: 0>, window_strides = array<i64: 2>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

// Each dimension has a stride.
func.func @case(%x: tensor<4xf32>, %c: tensor<f32>) {
  // expected-error@+1 {{reduce_window_c6: expected 1 window strides, got 2}}
  %0 = "stablehlo.reduce_window"(%x, %c) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2, 2>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

// Windows move.
func.func @case(%x: tensor<4xf32>, %c: tensor<f32>) {
  // expected-error@+1 {{reduce_window_c7: expected window strides of at least 1, got 0}}
  %0 = "stablehlo.reduce_window"(%x, %c) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 0>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

// Each dimension has a base dilation.
func.func @case(%x: tensor<4xf32>, %c: tensor<f32>) {
  // expected-error@+1 {{reduce_window_c8: expected 1 base dilations, got 2}}
  %0 = "stablehlo.reduce_window"(%x, %c) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

// It is at least 1.
func.func @case(%x: tensor<4xf32>, %c: tensor<f32>) {
  // expected-error@+1 {{reduce_window_c9: expected base dilations of at least 1, got 0}}
  %0 = "stablehlo.reduce_window"(%x, %c) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, base_dilations = array<i64: 0>, window_dilations = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

// Each dimension has a window dilation.
func.func @case(%x: tensor<4xf32>, %c: tensor<f32>) {
  // expected-error@+1 {{reduce_window_c10: expected 1 window dilations, got 2}}
  %0 = "stablehlo.reduce_window"(%x, %c) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, base_dilations = array<i64: 1>, window_dilations = array<i64: 2, 2>, padding = dense<0> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

// It is at least 1.
func.func @case(%x: tensor<4xf32>, %c: tensor<f32>) {
  // expected-error@+1 {{reduce_window_c11: expected window dilations of at least 1, got 0}}
  %0 = "stablehlo.reduce_window"(%x, %c) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, base_dilations = array<i64: 1>, window_dilations = array<i64: 0>, padding = dense<0> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

// Each dimension has two paddings.
func.func @case(%x: tensor<4xf32>, %c: tensor<f32>) {
  // expected-error@+1 {{reduce_window_c12: expected padding of shape [1, 2], got [2]}}
  %0 = "stablehlo.reduce_window"(%x, %c) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<0> : tensor<2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

// The region returns what it accumulates.
func.func @case(%x: tensor<4xf32>, %c: tensor<f32>) {
  // expected-error@+1 {{reduce_window_c13: expected a region with 2 arguments and 1 results, got 2 and 0}}
  %0 = "stablehlo.reduce_window"(%x, %c) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

// There is a result for each window.
func.func @case(%x: tensor<4xf32>, %c: tensor<f32>) {
  // expected-error@+1 {{reduce_window_c15: expected result 0 of type 'tensor<2xf32>', got 'tensor<4xf32>'}}
  %0 = "stablehlo.reduce_window"(%x, %c) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return
}
