// Each labelled clause of the verifier of trc.scatter_rows fails once.
// RUN: trc-opt %s -split-input-file -verify-diagnostics

func.func @main(%x: tensor<8x4xf32>, %at: tensor<2x1xi32>, %rows: tensor<2x4xf32>) {
  // expected-error@+1 {{scatter_rows_c1: expected ranks 2, 1 and 2, got 2, 2 and 2}}
  %0 = trc.scatter_rows %x, %at, %rows : (tensor<8x4xf32>, tensor<2x1xi32>, tensor<2x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @main(%x: tensor<8x4xf32>, %at: tensor<2xf32>, %rows: tensor<2x4xf32>) {
  // expected-error@+1 {{scatter_rows_c2: expected integer indices, got 'f32'}}
  %0 = trc.scatter_rows %x, %at, %rows : (tensor<8x4xf32>, tensor<2xf32>, tensor<2x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @main(%x: tensor<8x4xf32>, %at: tensor<2xi32>, %rows: tensor<2x4xbf16>) {
  // expected-error@+1 {{scatter_rows_c3: expected updates of 'f32', got 'bf16'}}
  %0 = trc.scatter_rows %x, %at, %rows : (tensor<8x4xf32>, tensor<2xi32>, tensor<2x4xbf16>) -> tensor<8x4xf32>
  return
}

// -----

func.func @main(%x: tensor<8x4xf32>, %at: tensor<2xi32>, %rows: tensor<2x5xf32>) {
  // expected-error@+1 {{scatter_rows_c4: expected updates of 2x4, got 2x5}}
  %0 = trc.scatter_rows %x, %at, %rows : (tensor<8x4xf32>, tensor<2xi32>, tensor<2x5xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @main(%x: tensor<8x4xf32>, %at: tensor<2xi32>, %rows: tensor<3x4xf32>) {
  // expected-error@+1 {{scatter_rows_c4: expected updates of 2x4, got 3x4}}
  %0 = trc.scatter_rows %x, %at, %rows : (tensor<8x4xf32>, tensor<2xi32>, tensor<3x4xf32>) -> tensor<8x4xf32>
  return
}
