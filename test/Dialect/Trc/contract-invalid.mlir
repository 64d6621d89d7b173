// Each labelled clause of the verifier of trc.contract fails once.
// RUN: trc-opt %s -split-input-file -verify-diagnostics

func.func @main(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>) {
  // expected-error@+1 {{contract_c1: expected 2 labels for the lhs, got 1}}
  %0 = trc.contract %a, %b, lhs = [0], rhs = [1, 2], result = [0, 2] : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @main(%a: tensor<4x4xf32>, %b: tensor<4x2xf32>) {
  // expected-error@+1 {{contract_c2: label 1 stands twice in the lhs}}
  %0 = trc.contract %a, %b, lhs = [1, 1], rhs = [1, 2], result = [1, 2] : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>, %b: tensor<6x2xf32>) {
  // expected-error@+1 {{contract_c3: label 1 has extent 8 elsewhere, but extent 6 in the rhs}}
  %0 = trc.contract %a, %b, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<4x8xf32>, tensor<6x2xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @main(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>) {
  // expected-error@+1 {{contract_c4: label 2 stands in one tensor only}}
  %0 = trc.contract %a, %b, lhs = [0, 1], rhs = [1, 2], result = [0] : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4xf32>
  return
}
