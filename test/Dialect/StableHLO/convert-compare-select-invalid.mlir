// RUN: trc-opt %s --split-input-file --verify-diagnostics
//
// Constraints of conversions, comparisons, selections.

// The result of convert has the shape of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{convert_c1: expected a result of shape [4], got [3]}}
  %0 = stablehlo.convert %x : (tensor<4xf32>) -> tensor<3xi32>
  return
}

// -----

// A narrower type needs one more dimension.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{bitcast_convert_c1: expected a result of shape [4, 4], got [4]}}
  %0 = stablehlo.bitcast_convert %x : (tensor<4xf32>) -> tensor<4xi8>
  return
}

// -----

// A wider type takes the last dimension.
func.func @case(%x: tensor<3xi8>) {
  // expected-error@+1 {{bitcast_convert_c1: expected an operand whose last dimension makes up 32 bits, got 'tensor<3xi8>'}}
  %0 = stablehlo.bitcast_convert %x : (tensor<3xi8>) -> tensor<i32>
  return
}

// -----

// Whether a number is finite has the shape of the number.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{is_finite_c1: expected result 0 of type 'tensor<4xi1>', got 'tensor<3xi1>'}}
  %0 = stablehlo.is_finite %x : (tensor<4xf32>) -> tensor<3xi1>
  return
}

// -----

// A rounded number keeps its type.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{reduce_precision_c1: expected result 0 of type 'tensor<4xf32>', got 'tensor<4xf16>'}}
  %0 = stablehlo.reduce_precision %x, format = e5m10 : (tensor<4xf32>) -> tensor<4xf16>
  return
}

// -----

// A format has an exponent.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{reduce_precision_c2: expected exponent bits of at least 1, got 0}}
  %0 = stablehlo.reduce_precision %x, format = e0m10 : tensor<4xf32>
  return
}

// -----

// A mantissa has no negative size.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{reduce_precision_c3: expected mantissa bits of at least 0, got -1}}
  %0 = "stablehlo.reduce_precision"(%x) <{exponent_bits = 5 : i32, mantissa_bits = -1 : i32}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// A format is written e5m10.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected a format such as e8m7, got m10e5}}
  %0 = stablehlo.reduce_precision %x, format = m10e5 : tensor<4xf32>
  return
}

// -----

// Like is compared with like.
func.func @case(%x: tensor<4xf32>, %y: tensor<4xf64>) {
  // expected-error@+1 {{compare_c1: expected rhs with elements of 'f32', got 'f64'}}
  %0 = stablehlo.compare LT, %x, %y : (tensor<4xf32>, tensor<4xf64>) -> tensor<4xi1>
  return
}

// -----

// Compared tensors have one shape.
func.func @case(%x: tensor<4xf32>, %y: tensor<3xf32>) {
  // expected-error@+1 {{compare_c2: expected rhs of shape [4], got [3]}}
  %0 = stablehlo.compare LT, %x, %y : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xi1>
  return
}

// -----

// Floats are not compared as integers.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{compare_c3: expected comparison FLOAT of elements of 'f32', got SIGNED}}
  %0 = stablehlo.compare LT, %x, %x, SIGNED : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return
}

// -----

// Unsigned integers are not compared as signed ones.
func.func @case(%x: tensor<4xui8>) {
  // expected-error@+1 {{compare_c3: expected comparison UNSIGNED of elements of 'ui8', got SIGNED}}
  %0 = stablehlo.compare LT, %x, %x, SIGNED : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
  return
}

// -----

// There is no order of integers but one.
func.func @case(%x: tensor<4xi8>) {
  // expected-error@+1 {{compare_c3: expected comparison SIGNED of elements of 'i8', got TOTALORDER}}
  %0 = stablehlo.compare LT, %x, %x, TOTALORDER : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi1>
  return
}

// -----

// A predicate is of rank 0 or has the shape of what it selects.
func.func @case(%p: tensor<3xi1>, %x: tensor<4xf32>) {
  // expected-error@+1 {{select_c1: expected pred of shape [4], got [3]}}
  %0 = stablehlo.select %p, %x, %x : tensor<3xi1>, tensor<4xf32>
  return
}

// -----

// Both choices have one type.
func.func @case(%p: tensor<i1>, %x: tensor<4xf32>, %y: tensor<4xf64>) {
  // expected-error@+1 {{select_c2: expected on_false of type 'tensor<4xf32>', got 'tensor<4xf64>'}}
  %0 = stablehlo.select %p, %x, %y : (tensor<i1>, tensor<4xf32>, tensor<4xf64>) -> tensor<4xf32>
  return
}

// -----

// A lower bound is of rank 0 or has the shape of the operand.
func.func @case(%b: tensor<3xf32>, %x: tensor<4xf32>) {
  // expected-error@+1 {{clamp_c1: expected min of shape [4], got [3]}}
  %0 = stablehlo.clamp %b, %x, %x : (tensor<3xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// So is an upper bound.
func.func @case(%b: tensor<3xf32>, %x: tensor<4xf32>) {
  // expected-error@+1 {{clamp_c2: expected max of shape [4], got [3]}}
  %0 = stablehlo.clamp %x, %x, %b : (tensor<4xf32>, tensor<4xf32>, tensor<3xf32>) -> tensor<4xf32>
  return
}

// -----

// Bounds have the elements of the operand.
func.func @case(%b: tensor<f64>, %x: tensor<4xf32>) {
  // expected-error@+1 {{clamp_c3: expected min with elements of 'f32', got 'f64'}}
  %0 = stablehlo.clamp %b, %x, %x : (tensor<f64>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// What is clamped keeps its type.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{clamp_c4: expected result 0 of type 'tensor<4xf32>', got 'tensor<3xf32>'}}
  %0 = stablehlo.clamp %x, %x, %x : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<3xf32>
  return
}
