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

// -----

// A GELU in f64.
func.func @f64(%x: tensor<4x8xf64>, %w: tensor<8x16xf64>) -> tensor<4x16xf64> {
  %one = stablehlo.constant dense<1.0> : tensor<4x16xf64>
  %scale = stablehlo.constant dense<1.59576917> : tensor<4x16xf64>
  %cubic = stablehlo.constant dense<4.471500e-02> : tensor<4x16xf64>
  // expected-remark@+1 {{no gelu behind this product: the library has none in f64}}
  %2 = trc.matmul(%x, %w), size = [1, 4, 16, 8], leading = [8, 16, 16], stride = [0, 0, 0], compute = "f64" : (tensor<4x8xf64>, tensor<8x16xf64>) -> tensor<4x16xf64>
  %3 = stablehlo.multiply %2, %2 : tensor<4x16xf64>
  %4 = stablehlo.multiply %3, %cubic : tensor<4x16xf64>
  %5 = stablehlo.add %4, %one : tensor<4x16xf64>
  %6 = stablehlo.multiply %2, %5 : tensor<4x16xf64>
  %7 = stablehlo.multiply %6, %scale : tensor<4x16xf64>
  %8 = stablehlo.logistic %7 : tensor<4x16xf64>
  %9 = stablehlo.multiply %2, %8 : tensor<4x16xf64>
  return %9 : tensor<4x16xf64>
}

// -----

// A bias that is wider than the product, where only attention reads the sum.
func.func @bias(%x: tensor<2x4x8xbf16>, %w: tensor<8x24xbf16>, %b: tensor<24xf32>) -> tensor<2x4x2x4xbf16> {
  // expected-remark@+1 {{the bias of this product is rounded to the type of its result}}
  %0 = trc.matmul(%x, %w), size = [1, 8, 24, 8], leading = [8, 24, 24], stride = [0, 0, 0] : (tensor<2x4x8xbf16>, tensor<8x24xbf16>) -> tensor<2x4x24xbf16>
  %1 = stablehlo.convert %0 : (tensor<2x4x24xbf16>) -> tensor<2x4x24xf32>
  %2 = stablehlo.broadcast_in_dim %b, dims = [2] : (tensor<24xf32>) -> tensor<2x4x24xf32>
  %3 = stablehlo.add %1, %2 : tensor<2x4x24xf32>
  %4 = stablehlo.convert %3 : (tensor<2x4x24xf32>) -> tensor<2x4x24xbf16>
  %5 = stablehlo.reshape %4 : (tensor<2x4x24xbf16>) -> tensor<2x4x3x2x4xbf16>
  %6, %7 = trc.attention(%5) {causal, fill = 0xFFF0000000000000 : f64, scale = 0.5 : f64} : (tensor<2x4x3x2x4xbf16>) -> (tensor<2x4x2x4xbf16>, tensor<2x2x4xf32>)
  return %6 : tensor<2x4x2x4xbf16>
}

// -----

// Such a bias before a GELU, and its gradient.
func.func @narrow(%x: tensor<4x8xbf16>, %w: tensor<8x16xbf16>, %b: tensor<16xf32>, %d: tensor<4x8xbf16>, %v: tensor<8x16xbf16>) -> (tensor<4x16xbf16>, tensor<4x16xbf16>, tensor<16xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<4x16xf32>
  %scale = stablehlo.constant dense<1.59576917> : tensor<4x16xf32>
  %cubic = stablehlo.constant dense<4.471500e-02> : tensor<4x16xf32>
  %three = stablehlo.constant dense<0.134145007> : tensor<4x16xf32>
  // expected-remark@+1 {{the bias of this product is rounded to the type of its result}}
  %0 = trc.matmul(%x, %w), size = [1, 4, 16, 8], leading = [8, 16, 16], stride = [0, 0, 0] : (tensor<4x8xbf16>, tensor<8x16xbf16>) -> tensor<4x16xbf16>
  %p = stablehlo.convert %0 : (tensor<4x16xbf16>) -> tensor<4x16xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<16xf32>) -> tensor<4x16xf32>
  %2 = stablehlo.add %1, %p : tensor<4x16xf32>
  %3 = stablehlo.multiply %2, %2 : tensor<4x16xf32>
  %4 = stablehlo.multiply %3, %cubic : tensor<4x16xf32>
  %5 = stablehlo.add %4, %one : tensor<4x16xf32>
  %6 = stablehlo.multiply %2, %5 : tensor<4x16xf32>
  %7 = stablehlo.multiply %6, %scale : tensor<4x16xf32>
  %8 = stablehlo.logistic %7 : tensor<4x16xf32>
  %9 = stablehlo.multiply %2, %8 : tensor<4x16xf32>
  %y = stablehlo.convert %9 : (tensor<4x16xf32>) -> tensor<4x16xbf16>
  // expected-remark@+1 {{no gradient of the bias behind this product: its sums are kept in a wider type than the product's result}}
  %20 = trc.matmul(%d, %v), size = [1, 4, 16, 8], leading = [8, 16, 16], stride = [0, 0, 0] : (tensor<4x8xbf16>, tensor<8x16xbf16>) -> tensor<4x16xbf16>
  %q = stablehlo.convert %20 : (tensor<4x16xbf16>) -> tensor<4x16xf32>
  %21 = stablehlo.subtract %one, %8 : tensor<4x16xf32>
  %22 = stablehlo.multiply %9, %21 : tensor<4x16xf32>
  %23 = stablehlo.multiply %3, %three : tensor<4x16xf32>
  %24 = stablehlo.add %23, %one : tensor<4x16xf32>
  %25 = stablehlo.multiply %24, %scale : tensor<4x16xf32>
  %26 = stablehlo.multiply %22, %25 : tensor<4x16xf32>
  %27 = stablehlo.add %8, %26 : tensor<4x16xf32>
  %28 = stablehlo.multiply %q, %27 : tensor<4x16xf32>
  %g = stablehlo.convert %28 : (tensor<4x16xf32>) -> tensor<4x16xbf16>
  %36 = stablehlo.reduce(%28 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4x16xf32>, tensor<f32>) -> tensor<16xf32>
  return %y, %g, %36 : tensor<4x16xbf16>, tensor<4x16xbf16>, tensor<16xf32>
}

// -----

// A cotangent that is a result as well.
func.func @read_twice(%x: tensor<4x8xbf16>, %w: tensor<8x16xbf16>, %d: tensor<4x8xbf16>, %v: tensor<8x16xbf16>) -> (tensor<4x16xbf16>, tensor<4x16xbf16>, tensor<4x16xbf16>) {
  %one = stablehlo.constant dense<1.0> : tensor<4x16xf32>
  %scale = stablehlo.constant dense<1.59576917> : tensor<4x16xf32>
  %cubic = stablehlo.constant dense<4.471500e-02> : tensor<4x16xf32>
  %three = stablehlo.constant dense<0.134145007> : tensor<4x16xf32>
  %0 = trc.matmul(%x, %w), size = [1, 4, 16, 8], leading = [8, 16, 16], stride = [0, 0, 0] : (tensor<4x8xbf16>, tensor<8x16xbf16>) -> tensor<4x16xbf16>
  %p = stablehlo.convert %0 : (tensor<4x16xbf16>) -> tensor<4x16xf32>
  %3 = stablehlo.multiply %p, %p : tensor<4x16xf32>
  %4 = stablehlo.multiply %3, %cubic : tensor<4x16xf32>
  %5 = stablehlo.add %4, %one : tensor<4x16xf32>
  %6 = stablehlo.multiply %p, %5 : tensor<4x16xf32>
  %7 = stablehlo.multiply %6, %scale : tensor<4x16xf32>
  %8 = stablehlo.logistic %7 : tensor<4x16xf32>
  %9 = stablehlo.multiply %p, %8 : tensor<4x16xf32>
  %y = stablehlo.convert %9 : (tensor<4x16xf32>) -> tensor<4x16xbf16>
  // expected-remark@+1 {{no derivative of gelu behind this product: something else reads it as well}}
  %20 = trc.matmul(%d, %v), size = [1, 4, 16, 8], leading = [8, 16, 16], stride = [0, 0, 0] : (tensor<4x8xbf16>, tensor<8x16xbf16>) -> tensor<4x16xbf16>
  %q = stablehlo.convert %20 : (tensor<4x16xbf16>) -> tensor<4x16xf32>
  %21 = stablehlo.subtract %one, %8 : tensor<4x16xf32>
  %22 = stablehlo.multiply %9, %21 : tensor<4x16xf32>
  %23 = stablehlo.multiply %3, %three : tensor<4x16xf32>
  %24 = stablehlo.add %23, %one : tensor<4x16xf32>
  %25 = stablehlo.multiply %24, %scale : tensor<4x16xf32>
  %26 = stablehlo.multiply %22, %25 : tensor<4x16xf32>
  %27 = stablehlo.add %8, %26 : tensor<4x16xf32>
  %28 = stablehlo.multiply %q, %27 : tensor<4x16xf32>
  %g = stablehlo.convert %28 : (tensor<4x16xf32>) -> tensor<4x16xbf16>
  return %y, %g, %20 : tensor<4x16xbf16>, tensor<4x16xbf16>, tensor<4x16xbf16>
}

// -----

// A GELU that was taken into its product, and a way back that cannot be.
func.func @exact_gradient(%x: tensor<4x8xf32>, %w: tensor<8x16xf32>, %d: tensor<4x8xf32>, %v: tensor<8x16xf32>) -> (tensor<4x16xf32>, tensor<4x16xf32>) {
  %one = stablehlo.constant dense<1.0> : tensor<4x16xf32>
  %scale = stablehlo.constant dense<1.59576917> : tensor<4x16xf32>
  %cubic = stablehlo.constant dense<4.471500e-02> : tensor<4x16xf32>
  %three = stablehlo.constant dense<0.134145007> : tensor<4x16xf32>
  %0 = trc.matmul(%x, %w), size = [1, 4, 16, 8], leading = [8, 16, 16], stride = [0, 0, 0], compute = "tf32" : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
  %3 = stablehlo.multiply %0, %0 : tensor<4x16xf32>
  %4 = stablehlo.multiply %3, %cubic : tensor<4x16xf32>
  %5 = stablehlo.add %4, %one : tensor<4x16xf32>
  %6 = stablehlo.multiply %0, %5 : tensor<4x16xf32>
  %7 = stablehlo.multiply %6, %scale : tensor<4x16xf32>
  %8 = stablehlo.logistic %7 : tensor<4x16xf32>
  %9 = stablehlo.multiply %0, %8 : tensor<4x16xf32>
  // expected-remark@+1 {{no derivative of gelu behind this product: its products are f32 in full}}
  %20 = trc.matmul(%d, %v), size = [1, 4, 16, 8], leading = [8, 16, 16], stride = [0, 0, 0] : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
  %21 = stablehlo.subtract %one, %8 : tensor<4x16xf32>
  %22 = stablehlo.multiply %9, %21 : tensor<4x16xf32>
  %23 = stablehlo.multiply %3, %three : tensor<4x16xf32>
  %24 = stablehlo.add %23, %one : tensor<4x16xf32>
  %25 = stablehlo.multiply %24, %scale : tensor<4x16xf32>
  %26 = stablehlo.multiply %22, %25 : tensor<4x16xf32>
  %27 = stablehlo.add %8, %26 : tensor<4x16xf32>
  %28 = stablehlo.multiply %20, %27 : tensor<4x16xf32>
  return %9, %28 : tensor<4x16xf32>, tensor<4x16xf32>
}
