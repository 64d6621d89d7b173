// RUN: trc-opt %s --split-input-file --verify-diagnostics
//
// Constraints of the chlo dialect.

// The result of acos has the type of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{acos_c1: expected result 0 of type 'tensor<4xf32>', got 'tensor<4xf64>'}}
  %0 = chlo.acos %x : tensor<4xf32> -> tensor<4xf64>
  return
}

// -----

// The result of acosh has the type of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{acosh_c1: expected result 0 of type 'tensor<4xf32>', got 'tensor<4xf64>'}}
  %0 = chlo.acosh %x : tensor<4xf32> -> tensor<4xf64>
  return
}

// -----

// The result of asin has the type of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{asin_c1: expected result 0 of type 'tensor<4xf32>', got 'tensor<4xf64>'}}
  %0 = chlo.asin %x : tensor<4xf32> -> tensor<4xf64>
  return
}

// -----

// The result of asinh has the type of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{asinh_c1: expected result 0 of type 'tensor<4xf32>', got 'tensor<4xf64>'}}
  %0 = chlo.asinh %x : tensor<4xf32> -> tensor<4xf64>
  return
}

// -----

// The result of atan has the type of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{atan_c1: expected result 0 of type 'tensor<4xf32>', got 'tensor<4xf64>'}}
  %0 = chlo.atan %x : tensor<4xf32> -> tensor<4xf64>
  return
}

// -----

// The result of atanh has the type of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{atanh_c1: expected result 0 of type 'tensor<4xf32>', got 'tensor<4xf64>'}}
  %0 = chlo.atanh %x : tensor<4xf32> -> tensor<4xf64>
  return
}

// -----

// The result of cosh has the type of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{cosh_c1: expected result 0 of type 'tensor<4xf32>', got 'tensor<4xf64>'}}
  %0 = chlo.cosh %x : tensor<4xf32> -> tensor<4xf64>
  return
}

// -----

// The result of digamma has the type of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{digamma_c1: expected result 0 of type 'tensor<4xf32>', got 'tensor<4xf64>'}}
  %0 = chlo.digamma %x : tensor<4xf32> -> tensor<4xf64>
  return
}

// -----

// The result of erf has the type of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{erf_c1: expected result 0 of type 'tensor<4xf32>', got 'tensor<4xf64>'}}
  %0 = chlo.erf %x : tensor<4xf32> -> tensor<4xf64>
  return
}

// -----

// The result of erf_inv has the type of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{erf_inv_c1: expected result 0 of type 'tensor<4xf32>', got 'tensor<4xf64>'}}
  %0 = chlo.erf_inv %x : tensor<4xf32> -> tensor<4xf64>
  return
}

// -----

// The result of erfc has the type of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{erfc_c1: expected result 0 of type 'tensor<4xf32>', got 'tensor<4xf64>'}}
  %0 = chlo.erfc %x : tensor<4xf32> -> tensor<4xf64>
  return
}

// -----

// The result of lgamma has the type of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{lgamma_c1: expected result 0 of type 'tensor<4xf32>', got 'tensor<4xf64>'}}
  %0 = chlo.lgamma %x : tensor<4xf32> -> tensor<4xf64>
  return
}

// -----

// The result of sinh has the type of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{sinh_c1: expected result 0 of type 'tensor<4xf32>', got 'tensor<4xf64>'}}
  %0 = chlo.sinh %x : tensor<4xf32> -> tensor<4xf64>
  return
}

// -----

// The result of square has the type of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{square_c1: expected result 0 of type 'tensor<4xf32>', got 'tensor<4xf64>'}}
  %0 = chlo.square %x : tensor<4xf32> -> tensor<4xf64>
  return
}

// -----

// The result of tan has the type of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{chlo_tan_c1: expected result 0 of type 'tensor<4xf32>', got 'tensor<4xf64>'}}
  %0 = chlo.tan %x : tensor<4xf32> -> tensor<4xf64>
  return
}

// -----

// The result of is_inf has the shape of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{is_inf_c1: expected result 0 of type 'tensor<4xi1>', got 'tensor<3xi1>'}}
  %0 = chlo.is_inf %x : tensor<4xf32> -> tensor<3xi1>
  return
}

// -----

// The result of is_neg_inf has the shape of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{is_neg_inf_c1: expected result 0 of type 'tensor<4xi1>', got 'tensor<3xi1>'}}
  %0 = chlo.is_neg_inf %x : tensor<4xf32> -> tensor<3xi1>
  return
}

// -----

// The result of is_pos_inf has the shape of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{is_pos_inf_c1: expected result 0 of type 'tensor<4xi1>', got 'tensor<3xi1>'}}
  %0 = chlo.is_pos_inf %x : tensor<4xf32> -> tensor<3xi1>
  return
}

// -----

// Both operands of next_after have one type.
func.func @case(%x: tensor<4xf32>, %y: tensor<f32>) {
  // expected-error@+1 {{next_after_c1: expected y of type 'tensor<4xf32>', got 'tensor<f32>'}}
  %0 = chlo.next_after %x, %y : tensor<4xf32>, tensor<f32> -> tensor<4xf32>
  return
}

// -----

// One value has no largest.
func.func @case(%x: tensor<f32>) {
  // expected-error@+1 {{top_k_c1: expected a tensor of rank 1 or more, got 'tensor<f32>'}}
  %0, %1 = chlo.top_k(%x, k = 1) : tensor<f32> -> (tensor<f32>, tensor<i32>)
  return
}

// -----

// No more are the largest than there are.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{top_k_c2: expected k of at least 0 and at most 4, got 5}}
  %0, %1 = chlo.top_k(%x, k = 5) : tensor<4xf32> -> (tensor<5xf32>, tensor<5xi32>)
  return
}

// -----

// There are k of them.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{top_k_c3: expected result 1 of type 'tensor<2xi32>', got 'tensor<3xi32>'}}
  %0, %1 = chlo.top_k(%x, k = 2) : tensor<4xf32> -> (tensor<2xf32>, tensor<3xi32>)
  return
}

// -----

// The result of bessel_i1e has the type of the operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{bessel_i1e_c1: expected result 0 of type 'tensor<4xf32>', got 'tensor<4xf64>'}}
  %0 = chlo.bessel_i1e %x : tensor<4xf32> -> tensor<4xf64>
  return
}

// -----

// Both operands of zeta have one type.
func.func @case(%x: tensor<4xf32>, %q: tensor<3xf32>) {
  // expected-error@+1 {{zeta_c1: expected q of type 'tensor<4xf32>', got 'tensor<3xf32>'}}
  %0 = chlo.zeta %x, %q : tensor<4xf32>, tensor<3xf32> -> tensor<4xf32>
  return
}

// -----

// Both operands of polygamma have one type.
func.func @case(%n: tensor<4xf32>, %x: tensor<3xf32>) {
  // expected-error@+1 {{polygamma_c1: expected x of type 'tensor<4xf32>', got 'tensor<3xf32>'}}
  %0 = chlo.polygamma %n, %x : tensor<4xf32>, tensor<3xf32> -> tensor<4xf32>
  return
}

// -----

// Both operands of mulhi have one type.
func.func @case(%a: tensor<4xi32>, %b: tensor<4xui32>) {
  // expected-error@+1 {{mulhi_c1: expected rhs of type 'tensor<4xi32>', got 'tensor<4xui32>'}}
  %0 = chlo.mulhi %a, %b : tensor<4xi32>, tensor<4xui32> -> tensor<4xi32>
  return
}
