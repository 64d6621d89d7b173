// RUN: trc-opt %s --split-input-file --convert-contract-to-matmul=remarks=true -verify-diagnostics

// Products without the form stay contractions, and a remark says why.
func.func @integers(%a: tensor<4x5xi32>) -> tensor<4x4xi32> {
  // expected-remark@+1 {{no library product: its type is no float of 16, 32 or 64 bits}}
  %0 = trc.contract %a, %a, lhs = [0, 1], rhs = [2, 1], result = [0, 2] : (tensor<4x5xi32>, tensor<4x5xi32>) -> tensor<4x4xi32>
  return %0 : tensor<4x4xi32>
}

func.func @mixed(%a: tensor<4x5xf32>, %b: tensor<4x5xbf16>) -> tensor<4x4xf32> {
  // expected-remark@+1 {{no library product: its factors have different types}}
  %0 = trc.contract %a, %b, lhs = [0, 1], rhs = [2, 1], result = [0, 2] : (tensor<4x5xf32>, tensor<4x5xbf16>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

func.func @narrowing(%a: tensor<4x5xf32>) -> tensor<4x4xbf16> {
  // expected-remark@+1 {{no library product: its result has a type that no such product has}}
  %0 = trc.contract %a, %a, lhs = [0, 1], rhs = [2, 1], result = [0, 2] : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x4xbf16>
  return %0 : tensor<4x4xbf16>
}

func.func @long(%a: tensor<2147483648x1xbf16>, %b: tensor<4x1xbf16>) -> tensor<2147483648x4xbf16> {
  // expected-remark@+1 {{no library product: an extent has more than 31 bits}}
  %0 = trc.contract %a, %b, lhs = [0, 1], rhs = [2, 1], result = [0, 2] : (tensor<2147483648x1xbf16>, tensor<4x1xbf16>) -> tensor<2147483648x4xbf16>
  return %0 : tensor<2147483648x4xbf16>
}

func.func @empty(%a: tensor<4x0xf32>) -> tensor<4x4xf32> {
  // expected-remark@+1 {{no library product: it has an extent of zero}}
  %0 = trc.contract %a, %a, lhs = [0, 1], rhs = [2, 1], result = [0, 2] : (tensor<4x0xf32>, tensor<4x0xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
