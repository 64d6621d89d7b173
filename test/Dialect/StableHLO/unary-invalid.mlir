// RUN: trc-opt %s --split-input-file --verify-diagnostics
//
// Constraints of operations on one element.

// The result of abs has the shape of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{abs_c1: expected result 0 of type 'tensor<4xf32>', got 'tensor<3xf32>'}}
  %0 = stablehlo.abs %x : (tensor<4xf32>) -> tensor<3xf32>
  return
}

// -----

// The result of cbrt has the shape of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{cbrt_c1: expected result 0 of type 'tensor<4xf32>', got 'tensor<3xf32>'}}
  %0 = stablehlo.cbrt %x : (tensor<4xf32>) -> tensor<3xf32>
  return
}

// -----

// The result of ceil has the shape of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{ceil_c1: expected result 0 of type 'tensor<4xf32>', got 'tensor<3xf32>'}}
  %0 = stablehlo.ceil %x : (tensor<4xf32>) -> tensor<3xf32>
  return
}

// -----

// The result of cosine has the shape of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{cosine_c1: expected result 0 of type 'tensor<4xf32>', got 'tensor<3xf32>'}}
  %0 = stablehlo.cosine %x : (tensor<4xf32>) -> tensor<3xf32>
  return
}

// -----

// The result of count_leading_zeros has the shape of the operand.
func.func @case(%x: tensor<4xi32>) {
  // expected-error@+1 {{count_leading_zeros_c1: expected result 0 of type 'tensor<4xi32>', got 'tensor<3xi32>'}}
  %0 = stablehlo.count_leading_zeros %x : (tensor<4xi32>) -> tensor<3xi32>
  return
}

// -----

// The result of exponential has the shape of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{exponential_c1: expected result 0 of type 'tensor<4xf32>', got 'tensor<3xf32>'}}
  %0 = stablehlo.exponential %x : (tensor<4xf32>) -> tensor<3xf32>
  return
}

// -----

// The result of exponential_minus_one has the shape of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{exponential_minus_one_c1: expected result 0 of type 'tensor<4xf32>', got 'tensor<3xf32>'}}
  %0 = stablehlo.exponential_minus_one %x : (tensor<4xf32>) -> tensor<3xf32>
  return
}

// -----

// The result of floor has the shape of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{floor_c1: expected result 0 of type 'tensor<4xf32>', got 'tensor<3xf32>'}}
  %0 = stablehlo.floor %x : (tensor<4xf32>) -> tensor<3xf32>
  return
}

// -----

// The result of log has the shape of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{log_c1: expected result 0 of type 'tensor<4xf32>', got 'tensor<3xf32>'}}
  %0 = stablehlo.log %x : (tensor<4xf32>) -> tensor<3xf32>
  return
}

// -----

// The result of log_plus_one has the shape of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{log_plus_one_c1: expected result 0 of type 'tensor<4xf32>', got 'tensor<3xf32>'}}
  %0 = stablehlo.log_plus_one %x : (tensor<4xf32>) -> tensor<3xf32>
  return
}

// -----

// The result of logistic has the shape of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{logistic_c1: expected result 0 of type 'tensor<4xf32>', got 'tensor<3xf32>'}}
  %0 = stablehlo.logistic %x : (tensor<4xf32>) -> tensor<3xf32>
  return
}

// -----

// The result of negate has the shape of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{negate_c1: expected result 0 of type 'tensor<4xf32>', got 'tensor<3xf32>'}}
  %0 = stablehlo.negate %x : (tensor<4xf32>) -> tensor<3xf32>
  return
}

// -----

// The result of popcnt has the shape of the operand.
func.func @case(%x: tensor<4xi32>) {
  // expected-error@+1 {{popcnt_c1: expected result 0 of type 'tensor<4xi32>', got 'tensor<3xi32>'}}
  %0 = stablehlo.popcnt %x : (tensor<4xi32>) -> tensor<3xi32>
  return
}

// -----

// The result of round_nearest_afz has the shape of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{round_nearest_afz_c1: expected result 0 of type 'tensor<4xf32>', got 'tensor<3xf32>'}}
  %0 = stablehlo.round_nearest_afz %x : (tensor<4xf32>) -> tensor<3xf32>
  return
}

// -----

// The result of round_nearest_even has the shape of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{round_nearest_even_c1: expected result 0 of type 'tensor<4xf32>', got 'tensor<3xf32>'}}
  %0 = stablehlo.round_nearest_even %x : (tensor<4xf32>) -> tensor<3xf32>
  return
}

// -----

// The result of rsqrt has the shape of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{rsqrt_c1: expected result 0 of type 'tensor<4xf32>', got 'tensor<3xf32>'}}
  %0 = stablehlo.rsqrt %x : (tensor<4xf32>) -> tensor<3xf32>
  return
}

// -----

// The result of sign has the shape of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{sign_c1: expected result 0 of type 'tensor<4xf32>', got 'tensor<3xf32>'}}
  %0 = stablehlo.sign %x : (tensor<4xf32>) -> tensor<3xf32>
  return
}

// -----

// The result of sine has the shape of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{sine_c1: expected result 0 of type 'tensor<4xf32>', got 'tensor<3xf32>'}}
  %0 = stablehlo.sine %x : (tensor<4xf32>) -> tensor<3xf32>
  return
}

// -----

// The result of sqrt has the shape of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{sqrt_c1: expected result 0 of type 'tensor<4xf32>', got 'tensor<3xf32>'}}
  %0 = stablehlo.sqrt %x : (tensor<4xf32>) -> tensor<3xf32>
  return
}

// -----

// The result of tan has the shape of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{tan_c1: expected result 0 of type 'tensor<4xf32>', got 'tensor<3xf32>'}}
  %0 = stablehlo.tan %x : (tensor<4xf32>) -> tensor<3xf32>
  return
}

// -----

// The result of tanh has the shape of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{tanh_c1: expected result 0 of type 'tensor<4xf32>', got 'tensor<3xf32>'}}
  %0 = stablehlo.tanh %x : (tensor<4xf32>) -> tensor<3xf32>
  return
}

// -----

// The result of not has the shape of the operand.
func.func @case(%x: tensor<4xi32>) {
  // expected-error@+1 {{not_c1: expected result 0 of type 'tensor<4xi32>', got 'tensor<3xi32>'}}
  %0 = stablehlo.not %x : (tensor<4xi32>) -> tensor<3xi32>
  return
}
