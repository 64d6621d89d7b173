// Each labelled clause of the other structured operations fails once.
// RUN: trc-opt %s -split-input-file -verify-diagnostics

func.func @main(%x: tensor<4x16xi32>, %g: tensor<16xf32>, %b: tensor<16xf32>) {
  // expected-error@+1 {{layer_norm_c1: expected a floating-point tensor of rank 1 or more, got 'tensor<4x16xi32>'}}
  %0:3 = trc.layer_norm(%x, %g, %b) {epsilon = 1.0e-5 : f64}
      : (tensor<4x16xi32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16xi32>, tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @main(%x: tensor<4x16xf32>, %g: tensor<4xf32>, %b: tensor<16xf32>) {
  // expected-error@+1 {{layer_norm_c2: expected gain of type 'tensor<16xf32>', got 'tensor<4xf32>'}}
  %0:3 = trc.layer_norm(%x, %g, %b) {epsilon = 1.0e-5 : f64}
      : (tensor<4x16xf32>, tensor<4xf32>, tensor<16xf32>) -> (tensor<4x16xf32>, tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @main(%x: tensor<4x16xf32>, %g: tensor<16xf32>, %b: tensor<16xf64>) {
  // expected-error@+1 {{layer_norm_c3: expected bias of type 'tensor<16xf32>', got 'tensor<16xf64>'}}
  %0:3 = trc.layer_norm(%x, %g, %b) {epsilon = 1.0e-5 : f64}
      : (tensor<4x16xf32>, tensor<16xf32>, tensor<16xf64>) -> (tensor<4x16xf32>, tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @main(%x: tensor<4x16xf32>, %g: tensor<16xf32>, %b: tensor<16xf32>) {
  // expected-error@+1 {{layer_norm_c4: expected result of type 'tensor<4x16xf32>', got 'tensor<4x16xf64>'}}
  %0:3 = trc.layer_norm(%x, %g, %b) {epsilon = 1.0e-5 : f64}
      : (tensor<4x16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16xf64>, tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @main(%x: tensor<4x16xf32>, %g: tensor<16xf32>, %b: tensor<16xf32>) {
  // expected-error@+1 {{layer_norm_c5: expected mean of type 'tensor<4xf32>', got 'tensor<16xf32>'}}
  %0:3 = trc.layer_norm(%x, %g, %b) {epsilon = 1.0e-5 : f64}
      : (tensor<4x16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16xf32>, tensor<16xf32>, tensor<4xf32>)
  return
}

// -----

func.func @main(%x: tensor<4x16xf32>, %g: tensor<16xf32>, %b: tensor<16xf32>) {
  // expected-error@+1 {{layer_norm_c6: expected inverse_deviation of type 'tensor<4xf32>', got 'tensor<4xbf16>'}}
  %0:3 = trc.layer_norm(%x, %g, %b) {epsilon = 1.0e-5 : f64}
      : (tensor<4x16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16xf32>, tensor<4xf32>, tensor<4xbf16>)
  return
}

// -----

func.func @main(%t: tensor<0x8xf32>, %i: tensor<4x6xi32>) {
  // expected-error@+1 {{embedding_c1: expected a table of one row or more, got 'tensor<0x8xf32>'}}
  %0 = trc.embedding %t, %i : (tensor<0x8xf32>, tensor<4x6xi32>) -> tensor<4x6x8xf32>
  return
}

// -----

func.func @main(%t: tensor<10x8xf32>, %i: tensor<4x6xf32>) {
  // expected-error@+1 {{embedding_c2: expected integer indices, got 'f32'}}
  %0 = trc.embedding %t, %i : (tensor<10x8xf32>, tensor<4x6xf32>) -> tensor<4x6x8xf32>
  return
}

// -----

func.func @main(%t: tensor<10x8xf32>, %i: tensor<4x6xi32>) {
  // expected-error@+1 {{embedding_c3: expected result of type 'tensor<4x6x8xf32>', got 'tensor<24x8xf32>'}}
  %0 = trc.embedding %t, %i : (tensor<10x8xf32>, tensor<4x6xi32>) -> tensor<24x8xf32>
  return
}

// -----

func.func @main(%x: tensor<4x8x8xf32>, %w: tensor<100x8xf32>, %t: tensor<32xi32>) {
  // expected-error@+1 {{head_loss_c1: expected a floating-point tensor of rank 2, got 'tensor<4x8x8xf32>'}}
  %0:2 = trc.head_loss(%x, %w, %t)
      : (tensor<4x8x8xf32>, tensor<100x8xf32>, tensor<32xi32>) -> (tensor<32xf32>, tensor<32xf32>)
  return
}

// -----

func.func @main(%x: tensor<32x8xf32>, %w: tensor<100x9xf32>, %t: tensor<32xi32>) {
  // expected-error@+1 {{head_loss_c2: expected weight of type 'tensor<100x8xf32>', got 'tensor<100x9xf32>'}}
  %0:2 = trc.head_loss(%x, %w, %t)
      : (tensor<32x8xf32>, tensor<100x9xf32>, tensor<32xi32>) -> (tensor<32xf32>, tensor<32xf32>)
  return
}

// -----

func.func @main(%x: tensor<32x8xf32>, %w: tensor<100x8xf32>, %t: tensor<32xi1>) {
  // expected-error@+1 {{head_loss_c3: expected integer indices, got 'i1'}}
  %0:2 = trc.head_loss(%x, %w, %t)
      : (tensor<32x8xf32>, tensor<100x8xf32>, tensor<32xi1>) -> (tensor<32xf32>, tensor<32xf32>)
  return
}

// -----

func.func @main(%x: tensor<32x8xf32>, %w: tensor<100x8xf32>, %t: tensor<31xi32>) {
  // expected-error@+1 {{head_loss_c4: expected targets of type 'tensor<32xi32>', got 'tensor<31xi32>'}}
  %0:2 = trc.head_loss(%x, %w, %t)
      : (tensor<32x8xf32>, tensor<100x8xf32>, tensor<31xi32>) -> (tensor<32xf32>, tensor<32xf32>)
  return
}

// -----

func.func @main(%x: tensor<32x8xf32>, %w: tensor<100x8xf32>, %t: tensor<32xi32>) {
  // expected-error@+1 {{head_loss_c5: expected loss of type 'tensor<32xf32>', got 'tensor<32xf64>'}}
  %0:2 = trc.head_loss(%x, %w, %t)
      : (tensor<32x8xf32>, tensor<100x8xf32>, tensor<32xi32>) -> (tensor<32xf64>, tensor<32xf32>)
  return
}

// -----

func.func @main(%x: tensor<32x8xf32>, %w: tensor<100x8xf32>, %t: tensor<32xi32>) {
  // expected-error@+1 {{head_loss_c6: expected logsumexp of type 'tensor<32xf32>', got 'tensor<31xf32>'}}
  %0:2 = trc.head_loss(%x, %w, %t)
      : (tensor<32x8xf32>, tensor<100x8xf32>, tensor<32xi32>) -> (tensor<32xf32>, tensor<31xf32>)
  return
}

// -----

func.func @main(%x: tensor<32x8xf32>, %w: tensor<100x8xf32>, %t: tensor<32xi32>, %d: tensor<f32>) {
  // expected-error@+1 {{head_loss_gradient_c1: expected d_loss of type 'tensor<32xf32>', got 'tensor<f32>'}}
  %0:3 = trc.head_loss_gradient(%x, %w, %t, %d)
      : (tensor<32x8xf32>, tensor<100x8xf32>, tensor<32xi32>, tensor<f32>) -> (tensor<32xf32>, tensor<32x8xf32>, tensor<100x8xf32>)
  return
}

// -----

func.func @main(%x: tensor<32x8xf32>, %w: tensor<100x8xf32>, %t: tensor<32xi32>, %d: tensor<32xf32>) {
  // expected-error@+1 {{head_loss_gradient_c2: expected gradients of the types of x and weight, got 'tensor<32x9xf32>' and 'tensor<100x8xf32>'}}
  %0:3 = trc.head_loss_gradient(%x, %w, %t, %d)
      : (tensor<32x8xf32>, tensor<100x8xf32>, tensor<32xi32>, tensor<32xf32>) -> (tensor<32xf32>, tensor<32x9xf32>, tensor<100x8xf32>)
  return
}

// -----

func.func @main(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>, %c: tensor<4x2xf32>) {
  // expected-error@+1 {{contract_c5: expected the tensor after plus to have the type of the result, 'tensor<2x4xf32>', got 'tensor<4x2xf32>'}}
  %0 = trc.contract %a, %b plus %c, lhs = [0, 1], rhs = [1, 2], result = [0, 2]
      : (tensor<2x3xf32>, tensor<3x4xf32>, tensor<4x2xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @main(%x: tensor<4x3xf32>, %w: tensor<6x3xf32>, %t: tensor<4xi32>) {
  // expected-error@+1 {{head_loss_c7: expected `smoothing` of 0 to less than 1, got 1.0}}
  %0:2 = trc.head_loss(%x, %w, %t) {smoothing = 1.0 : f64} : (tensor<4x3xf32>, tensor<6x3xf32>, tensor<4xi32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @head_loss_c8(%x: tensor<4x8xf32>, %w: tensor<10x8xf32>, %t: tensor<4xi32>, %b: tensor<8xf32>) {
  // expected-error@+1 {{head_loss_c8: expected bias of type 'tensor<10xf32>', got 'tensor<8xf32>'}}
  %0:2 = trc.head_loss(%x, %w, %t, bias %b) : (tensor<4x8xf32>, tensor<10x8xf32>, tensor<4xi32>, tensor<8xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @head_loss_gradient_c3(%x: tensor<4x8xf32>, %w: tensor<10x8xf32>, %t: tensor<4xi32>, %d: tensor<4xf32>, %b: tensor<10xf32>) {
  // expected-error@+1 {{head_loss_gradient_c3: expected d_bias of the type of bias, where there is one}}
  %0:3 = trc.head_loss_gradient(%x, %w, %t, %d, bias %b) : (tensor<4x8xf32>, tensor<10x8xf32>, tensor<4xi32>, tensor<4xf32>, tensor<10xf32>) -> (tensor<4xf32>, tensor<4x8xf32>, tensor<10x8xf32>)
  return
}

// -----

func.func @random_bits_c1(%s: tensor<2xui64>) {
  // expected-error@+1 {{random_bits_c1: expected `bits` of 8 or 16, got 32}}
  %0 = trc.random_bits %s {bits = 32 : i64} : (tensor<2xui64>) -> tensor<4xui32>
  return
}

// -----

func.func @random_bits_c2(%s: tensor<2xui64>) {
  // expected-error@+1 {{random_bits_c2: expected matrices where `tiled`, got 'tensor<4xui32>'}}
  %0 = trc.random_bits %s {bits = 8 : i64, tiled} : (tensor<2xui64>) -> tensor<4xui32>
  return
}

// -----

func.func @random_bits_c3(%s: tensor<3xui64>) {
  // expected-error@+1 {{random_bits_c3: expected state of type 'tensor<2xui64>', got 'tensor<3xui64>'}}
  %0 = trc.random_bits %s {bits = 8 : i64} : (tensor<3xui64>) -> tensor<4xui32>
  return
}

// -----

func.func @random_bits_c4(%s: tensor<2xui64>) {
  // expected-error@+1 {{random_bits_c4: expected result of type 'tensor<4xui32>', got 'tensor<4xui8>'}}
  %0 = trc.random_bits %s {bits = 8 : i64} : (tensor<2xui64>) -> tensor<4xui8>
  return
}
