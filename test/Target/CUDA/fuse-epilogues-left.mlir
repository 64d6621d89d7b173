// RUN: trc-opt %s --split-input-file --fuse-epilogues=remarks=true -verify-diagnostics

// What was not taken into a product, and why.

// A GELU behind a product in full f32.
func.func @f32(%x: tensor<4x8xf32>, %w: tensor<8x16xf32>) -> tensor<4x16xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<4x16xf32>
  %scale = stablehlo.constant dense<1.59576917> : tensor<4x16xf32>
  %cubic = stablehlo.constant dense<4.471500e-02> : tensor<4x16xf32>
  // expected-remark@+1 {{no gelu behind this product: its products are f32 in full, and so exact the library's tanh is not known to be}}
  %2 = trc.matmul(%x, %w), size = [1, 4, 16, 8], leading = [8, 16, 16], stride = [0, 0, 0] : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
  %3 = stablehlo.multiply %2, %2 : tensor<4x16xf32>
  %4 = stablehlo.multiply %3, %cubic : tensor<4x16xf32>
  %5 = stablehlo.add %4, %one : tensor<4x16xf32>
  %6 = stablehlo.multiply %2, %5 : tensor<4x16xf32>
  %7 = stablehlo.multiply %6, %scale : tensor<4x16xf32>
  %8 = stablehlo.logistic %7 : tensor<4x16xf32>
  %9 = stablehlo.multiply %2, %8 : tensor<4x16xf32>
  return %9 : tensor<4x16xf32>
}

// -----

// Rows that the library cannot take.
func.func @odd(%x: tensor<4x8xf32>, %w: tensor<8x15xf32>) -> tensor<4x15xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<4x15xf32>
  %scale = stablehlo.constant dense<1.59576917> : tensor<4x15xf32>
  %cubic = stablehlo.constant dense<4.471500e-02> : tensor<4x15xf32>
  // expected-remark@+1 {{no gelu behind this product: its rows are no multiple of 8 elements}}
  %2 = trc.matmul(%x, %w), size = [1, 4, 15, 8], leading = [8, 15, 15], stride = [0, 0, 0], compute = "tf32" : (tensor<4x8xf32>, tensor<8x15xf32>) -> tensor<4x15xf32>
  %3 = stablehlo.multiply %2, %2 : tensor<4x15xf32>
  %4 = stablehlo.multiply %3, %cubic : tensor<4x15xf32>
  %5 = stablehlo.add %4, %one : tensor<4x15xf32>
  %6 = stablehlo.multiply %2, %5 : tensor<4x15xf32>
  %7 = stablehlo.multiply %6, %scale : tensor<4x15xf32>
  %8 = stablehlo.logistic %7 : tensor<4x15xf32>
  %9 = stablehlo.multiply %2, %8 : tensor<4x15xf32>
  return %9 : tensor<4x15xf32>
}

// -----

// A sum with what a kernel makes for it alone.
func.func @sum(%x: tensor<8x8xf32>, %r: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-remark@+1 {{the sum behind this product stays: a kernel that makes the other summand can add as well}}
  %0 = trc.matmul(%x, %x), size = [1, 8, 8, 8], leading = [8, 8, 8], stride = [0, 0, 0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = stablehlo.multiply %r, %r : tensor<8x8xf32>
  %2 = stablehlo.add %0, %1 : tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}
