// RUN: trc-opt %s --split-input-file --verify-diagnostics
//
// Constraints of reduce and map.

// Inputs have one shape.
func.func @case(%x: tensor<2xf32>, %y: tensor<3xf32>, %c: tensor<f32>) {
  // expected-error@+1 {{reduce_c1: expected inputs of shape [2], got [3]}}
  %0:2 = "stablehlo.reduce"(%x, %y, %c, %c) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %d: tensor<f32>, %e: tensor<f32>):
    stablehlo.return %a, %b : tensor<f32>, tensor<f32>
  }) : (tensor<2xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
  return
}

// -----

// An initial value has the elements of its input.
func.func @case(%x: tensor<2x3xf32>, %c: tensor<f64>) {
  // expected-error@+1 {{reduce_c2: expected an initial value with elements of 'f32', got 'f64'}}
  %0 = "stablehlo.reduce"(%x, %c) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f64>) -> tensor<2xf32>
  return
}

// -----

// It is one value.
func.func @case(%x: tensor<2x3xf32>, %c: tensor<1xf32>) {
  // expected-error@+1 {{reduce_c2: expected an initial value of rank 0, got 'tensor<1xf32>'}}
  %0 = "stablehlo.reduce"(%x, %c) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<1xf32>) -> tensor<2xf32>
  return
}

// -----

// Something is reduced.
func.func @case() {
  // expected-error@+1 {{reduce_c3: expected as many initial values as inputs, at least 1, got 0 inputs and 0 initial values}}
  "stablehlo.reduce"() <{dimensions = array<i64>}> ({
    stablehlo.return
  }) : () -> ()
  return
}

// -----

// A dimension that is reduced is there.
func.func @case(%x: tensor<2x3xf32>, %c: tensor<f32>) {
  // expected-error@+1 {{reduce_c4: expected dimensions to be at least 0 and less than 2, got 2}}
  %0 = "stablehlo.reduce"(%x, %c) <{dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

// And is named once.
func.func @case(%x: tensor<2x3xf32>, %c: tensor<f32>) {
  // expected-error@+1 {{reduce_c5: expected dimensions to name no dimension twice, got [1, 1]}}
  %0 = "stablehlo.reduce"(%x, %c) <{dimensions = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

// The region takes an accumulator and an element.
func.func @case(%x: tensor<2x3xf32>, %c: tensor<f32>) {
  // expected-error@+1 {{reduce_c6: expected a region with 2 arguments and 1 results, got 1 and 1}}
  %0 = "stablehlo.reduce"(%x, %c) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

// It returns what it accumulates.
func.func @case(%x: tensor<2x3xf32>, %c: tensor<f32>) {
  // expected-error@+1 {{reduce_c6: expected argument 0 of the region of type 'tensor<i1>', got 'tensor<f32>'}}
  %0 = "stablehlo.reduce"(%x, %c) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %r : tensor<i1>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

// An accumulator is not narrower than an element.
func.func @case(%x: tensor<2x3xf32>, %c: tensor<f32>) {
  // expected-error@+1 {{reduce_c6: expected a region on elements of 'f32' or of a wider type, got 'bf16'}}
  %0 = "stablehlo.reduce"(%x, %c) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    stablehlo.return %a : tensor<bf16>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xbf16>
  return
}

// -----

// The result has the dimensions that are left.
func.func @case(%x: tensor<2x3xf32>, %c: tensor<f32>) {
  // expected-error@+1 {{reduce_c7: expected result 0 of type 'tensor<2xf32>', got 'tensor<3xf32>'}}
  %0 = "stablehlo.reduce"(%x, %c) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
  return
}

// -----

// Only an operation on two elements can be applied.
func.func @case(%x: tensor<4xf32>, %c: tensor<f32>) {
  // expected-error@+1 {{expected add, multiply, maximum, minimum, and, or or xor of stablehlo, got stablehlo.negate}}
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.negate across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return
}

// -----

// It can be applied to one tensor.
func.func @case(%x: tensor<4xf32>, %c: tensor<f32>) {
  // expected-error@+1 {{applies expects one tensor and its initial value}}
  %0:2 = stablehlo.reduce(%x init: %c), (%x init: %c) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
  return
}

// -----

// Inputs of a map have one shape.
func.func @case(%x: tensor<2xf32>, %y: tensor<3xf32>) {
  // expected-error@+1 {{map_c1: expected inputs of shape [2], got [3]}}
  %0 = "stablehlo.map"(%x, %y) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>
  return
}

// -----

// Something is mapped.
func.func @case() {
  // expected-error@+1 {{map_c2: expected at least 1 input, got 0}}
  %0 = "stablehlo.map"() <{dimensions = array<i64>}> ({
    stablehlo.return
  }) : () -> tensor<f32>
  return
}

// -----

// All dimensions are mapped.
func.func @case(%x: tensor<2x3xf32>) {
  // expected-error@+1 {{map_c3: expected all 2 dimensions in order, got [0]}}
  %0 = "stablehlo.map"(%x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

// The region takes an element of each input.
func.func @case(%x: tensor<2xf32>) {
  // expected-error@+1 {{map_c4: expected a region with 1 arguments and 1 result, got 2 and 1}}
  %0 = "stablehlo.map"(%x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

// The region takes scalars of the inputs' types.
func.func @case(%x: tensor<2xf32>) {
  // expected-error@+1 {{map_c4: expected arguments of the region of type 'tensor<f32>', got 'tensor<i32>'}}
  %0 = "stablehlo.map"(%x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<i32>):
    stablehlo.return %a : tensor<i32>
  }) : (tensor<2xf32>) -> tensor<2xi32>
  return
}

// -----

// It returns a scalar.
func.func @case(%x: tensor<2xf32>) {
  // expected-error@+1 {{map_c4: expected a region that returns a tensor of rank 0, got 'tensor<1xf32>'}}
  %0 = "stablehlo.map"(%x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>):
    %1 = stablehlo.reshape %a : (tensor<f32>) -> tensor<1xf32>
    stablehlo.return %1 : tensor<1xf32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

// So does that of a reduction.
func.func @case(%x: tensor<4xf32>, %c: tensor<f32>) {
  // expected-error@+1 {{expected a region that returns tensors of rank 0, got 'tensor<1xf32>'}}
  %0 = "stablehlo.reduce"(%x, %c) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.reshape %a : (tensor<f32>) -> tensor<1xf32>
    stablehlo.return %1 : tensor<1xf32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return
}

// -----

// A region is there.
func.func @case(%x: tensor<4xf32>, %c: tensor<f32>) {
  // expected-error@+1 {{expected a region of one block}}
  %0 = "stablehlo.reduce"(%x, %c) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return
}
