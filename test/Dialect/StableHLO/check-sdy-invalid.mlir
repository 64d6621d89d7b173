// RUN: trc-opt %s --split-input-file --verify-diagnostics
//
// Constraints of the check and sdy dialects.

// Equal tensors have one type.
func.func @case(%x: tensor<4xf32>, %y: tensor<4xf64>) {
  // expected-error@+1 {{expect_eq_c1: expected rhs of type 'tensor<4xf32>', got 'tensor<4xf64>'}}
  "check.expect_eq"(%x, %y) : (tensor<4xf32>, tensor<4xf64>) -> ()
  return
}

// -----

// So have a tensor and a constant.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{expect_eq_const_c1: expected a constant of type 'tensor<4xf32>', got 'tensor<4xi32>'}}
  "check.expect_eq_const"(%x) <{value = dense<1> : tensor<4xi32>}> : (tensor<4xf32>) -> ()
  return
}

// -----

// Close tensors have one type.
func.func @case(%x: tensor<4xf32>, %y: tensor<4xf64>) {
  // expected-error@+1 {{expect_close_c1: expected expected of type 'tensor<4xf32>', got 'tensor<4xf64>'}}
  check.expect_close %x, %y : tensor<4xf32>, tensor<4xf64>
  return
}

// -----

// The least difference is not above the greatest.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{expect_close_c2: expected 0 <= min_ulp_difference <= max_ulp_difference, got 2 and 1}}
  check.expect_close %x, %x, max_ulp_difference = 1, min_ulp_difference = 2 : tensor<4xf32>, tensor<4xf32>
  return
}

// -----

// Almost equal tensors have one type.
func.func @case(%x: tensor<4xf32>, %y: tensor<4xf64>) {
  // expected-error@+1 {{expect_almost_eq_c1: expected rhs of type 'tensor<4xf32>', got 'tensor<4xf64>'}}
  "check.expect_almost_eq"(%x, %y) : (tensor<4xf32>, tensor<4xf64>) -> ()
  return
}

// -----

// A tolerance is not negative.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{expect_almost_eq_c2: expected a tolerance of at least 0, got}}
  check.expect_almost_eq %x, %x, tolerance = -1.0 : tensor<4xf32>
  return
}

// -----

// An almost equal constant has the type.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{expect_almost_eq_const_c1: expected a constant of type 'tensor<4xf32>', got 'tensor<4xf64>'}}
  "check.expect_almost_eq_const"(%x) <{value = dense<1.0> : tensor<4xf64>}> : (tensor<4xf32>) -> ()
  return
}

// -----

// Its tolerance is not negative.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{expect_almost_eq_const_c2: expected a tolerance of at least 0, got}}
  check.expect_almost_eq_const %x, dense<1.0> : tensor<4xf32>, tolerance = -1.0
  return
}

// -----

// Each operand has a sharding.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{manual_computation_c1: expected 1 in_shardings, got 0}}
  %0 = sdy.manual_computation(%x) in_shardings=[] out_shardings=[<@m, [{}]>] manual_axes={} (%a: tensor<4xf32>) {
    sdy.return %a : tensor<4xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// A computation ends in a return.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{manual_computation_c2: expected a region that ends in sdy.return}}
  sdy.manual_computation(%x) in_shardings=[<@m, [{}]>] out_shardings=[] manual_axes={} (%a: tensor<4xf32>) {
    stablehlo.return
  } : (tensor<4xf32>) -> ()
  return
}

// -----

// A computation takes each operand.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{manual_computation_c1: expected 1 arguments of the region, got 0}}
  %0 = "sdy.manual_computation"(%x) <{in_shardings = #sdy.sharding_per_value<[<@m, [{}]>]>, out_shardings = #sdy.sharding_per_value<[<@m, [{}]>]>, manual_axes = #sdy<manual_axes{}>}> ({
    sdy.return %x : tensor<4xf32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// It returns what it results in.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{manual_computation_c1: expected 1 returned values, got 2}}
  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{}]>] out_shardings=[<@m, [{}]>] manual_axes={} (%a: tensor<4xf32>) {
    sdy.return %a, %a : tensor<4xf32>, tensor<4xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// An axis has devices.
// expected-error@+1 {{expected axis "x" to have a positive size, got 0}}
sdy.mesh @m = <["x"=0]>

// -----

// What is open stands last.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected nothing after ?}}
  %0 = sdy.sharding_constraint %x <@m, [{?, "x"}]> : tensor<4xf32>
  return
}

// -----

func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected a priority such as p1, got first}}
  %0 = sdy.sharding_constraint %x <@m, [{"x"}first]> : tensor<4xf32>
  return
}

// -----

func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected replicated or unreduced, got reduced}}
  %0 = sdy.sharding_constraint %x <@m, [{}], reduced={"x"}> : tensor<4xf32>
  return
}
