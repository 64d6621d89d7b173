// Each labelled clause of the verifier of trc.matmul fails once.
// RUN: trc-opt %s -split-input-file -verify-diagnostics

func.func @main(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{matmul_c1: expected 4 sizes, 3 leading dimensions and 3 strides, got 3, 3 and 3}}
  %0 = trc.matmul(%a, %a), size = [4, 4, 4], leading = [4, 4, 4], stride = [0, 0, 0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @main(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{matmul_c2: expected sizes between 1 and 2147483647, got 0}}
  %0 = trc.matmul(%a, %a), size = [1, 4, 4, 0], leading = [4, 4, 4], stride = [0, 0, 0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @main(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{matmul_c3: expected a leading dimension of at least 4 and a stride of at least 0 for the rhs, got 3 and 0}}
  %0 = trc.matmul(%a, %a), size = [1, 4, 4, 4], leading = [4, 3, 4], stride = [0, 0, 0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @main(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{matmul_c4: the matrices of the lhs end behind the 16 elements of 'tensor<4x4xf32>'}}
  %0 = trc.matmul(%a, %a), size = [1, 4, 4, 4], leading = [5, 4, 4], stride = [0, 0, 0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @main(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{matmul_c5: expected 1 matrices of 4x4 to fill the result, 'tensor<5x4xf32>'}}
  %0 = trc.matmul(%a, %a), size = [1, 4, 4, 4], leading = [4, 4, 4], stride = [0, 0, 0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<5x4xf32>
  return
}

// -----

func.func @main(%a: tensor<4x4xi32>) {
  // expected-error@+1 {{matmul_c6: expected factors of f16, bf16, f32 or f64, got 'i32'}}
  %0 = trc.matmul(%a, %a), size = [1, 4, 4, 4], leading = [4, 4, 4], stride = [0, 0, 0] : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi32>
  return
}

// -----

func.func @main(%a: tensor<4x4xf32>, %b: tensor<4x4xf16>) {
  // expected-error@+1 {{matmul_c6: expected both factors to have type 'f32', got 'f16'}}
  %0 = trc.matmul(%a, %b), size = [1, 4, 4, 4], leading = [4, 4, 4], stride = [0, 0, 0] : (tensor<4x4xf32>, tensor<4x4xf16>) -> tensor<4x4xf32>
  return
}

// -----

func.func @main(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{matmul_c7: no product of 'f32' has a result of 'bf16'}}
  %0 = trc.matmul(%a, %a), size = [1, 4, 4, 4], leading = [4, 4, 4], stride = [0, 0, 0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xbf16>
  return
}

// -----

func.func @main(%a: tensor<4x4xbf16>) {
  // expected-error@+1 {{matmul_c8: products of 'bf16' are not computed in tf32}}
  %0 = trc.matmul(%a, %a), size = [1, 4, 4, 4], leading = [4, 4, 4], stride = [0, 0, 0], compute = "tf32" : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xbf16>
  return
}

// -----

func.func @main(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{matmul_c9: expected activation none, gelu or dgelu, got relu}}
  %0 = trc.matmul(%a, %a), size = [1, 4, 4, 4], leading = [4, 4, 4], stride = [0, 0, 0], activation = "relu" : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @main(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{matmul_c10: pre is read by dgelu, and only by it}}
  %0 = trc.matmul(%a, %a), size = [1, 4, 4, 4], leading = [4, 4, 4], stride = [0, 0, 0], activation = "dgelu" : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @main(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{matmul_c11: gelu does not go with plus}}
  %0 = trc.matmul(%a, %a) plus(%a), size = [1, 4, 4, 4], leading = [4, 4, 4], stride = [0, 0, 0], activation = "gelu" : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @main(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{matmul_c12: none has no second result of that kind}}
  %0:2 = trc.matmul(%a, %a), size = [1, 4, 4, 4], leading = [4, 4, 4], stride = [0, 0, 0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>)
  return
}

// -----

func.func @main(%a: tensor<4x4xf32>, %b: tensor<16xf32>) {
  // expected-error@+1 {{matmul_c13: expected plus of the type of the result, 'tensor<4x4xf32>', got 'tensor<16xf32>'}}
  %0 = trc.matmul(%a, %a) plus(%b), size = [1, 4, 4, 4], leading = [4, 4, 4], stride = [0, 0, 0] : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<16xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @main(%a: tensor<4x4xf32>, %b: tensor<3xf32>) {
  // expected-error@+1 {{matmul_c14: expected a bias or its gradient of type 'tensor<4xf32>', got 'tensor<3xf32>'}}
  %0 = trc.matmul(%a, %a) bias(%b), size = [1, 4, 4, 4], leading = [4, 4, 4], stride = [0, 0, 0] : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<3xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @main(%a: tensor<2x4x4xf32>) {
  // expected-error@+1 {{matmul_c15: a bias gradient needs one product, got 2}}
  %0:2 = trc.matmul(%a, %a) pre(%a), size = [2, 4, 4, 4], leading = [4, 4, 4], stride = [16, 16, 16], activation = "dgelu" : (tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> (tensor<2x4x4xf32>, tensor<4xf32>)
  return
}

// -----

// What is said of a product is said once.
func.func @case(%x: tensor<4x4xf32>) {
  // expected-error@+1 {{expected one activation and one compute, got compute}}
  %0 = trc.matmul(%x, %x), size = [1, 4, 4, 4], leading = [4, 4, 4], stride = [0, 0, 0], compute = "tf32", compute = "tf32" : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

// A product, and what is kept of it.
func.func @case(%x: tensor<4x4xf32>) {
  // expected-error@+1 {{expected one result or two, got 3}}
  %0:3 = trc.matmul(%x, %x), size = [1, 4, 4, 4], leading = [4, 4, 4], stride = [0, 0, 0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>)
  return
}
