// Each labelled clause of the attention verifiers fails once.
// RUN: trc-opt %s -split-input-file -verify-diagnostics

func.func @main(%q: tensor<2x8x4x16xi32>, %k: tensor<2x6x4x16xf32>, %v: tensor<2x6x4x12xf32>) {
  // expected-error@+1 {{attention_c1: expected a floating-point tensor of rank 4, got 'tensor<2x8x4x16xi32>'}}
  %0:2 = trc.attention(%q, %k, %v) {fill = 0.0 : f64, scale = 1.0 : f64}
      : (tensor<2x8x4x16xi32>, tensor<2x6x4x16xf32>, tensor<2x6x4x12xf32>)
      -> (tensor<2x8x4x12xf32>, tensor<2x4x8xf32>)
  return
}

// -----

func.func @main(%q: tensor<2x8x4x16xf32>, %k: tensor<2x6x4x16xf32>, %v: tensor<6x4x12xf32>) {
  // expected-error@+1 {{attention_c1: expected a floating-point tensor of rank 4, got 'tensor<6x4x12xf32>'}}
  %0:2 = trc.attention(%q, %k, %v) {fill = 0.0 : f64, scale = 1.0 : f64}
      : (tensor<2x8x4x16xf32>, tensor<2x6x4x16xf32>, tensor<6x4x12xf32>)
      -> (tensor<2x8x4x12xf32>, tensor<2x4x8xf32>)
  return
}

// -----

func.func @main(%q: tensor<2x8x4x16xf32>, %k: tensor<2x6x4x12xf32>, %v: tensor<2x6x4x12xf32>) {
  // expected-error@+1 {{attention_c2: expected key of type 'tensor<2x6x4x16xf32>', got 'tensor<2x6x4x12xf32>'}}
  %0:2 = trc.attention(%q, %k, %v) {fill = 0.0 : f64, scale = 1.0 : f64}
      : (tensor<2x8x4x16xf32>, tensor<2x6x4x12xf32>, tensor<2x6x4x12xf32>)
      -> (tensor<2x8x4x12xf32>, tensor<2x4x8xf32>)
  return
}

// -----

func.func @main(%q: tensor<2x8x4x16xf32>, %k: tensor<2x6x4x16xf32>, %v: tensor<3x6x4x12xf32>) {
  // expected-error@+1 {{attention_c3: expected value of type 'tensor<2x6x4x12xf32>', got 'tensor<3x6x4x12xf32>'}}
  %0:2 = trc.attention(%q, %k, %v) {fill = 0.0 : f64, scale = 1.0 : f64}
      : (tensor<2x8x4x16xf32>, tensor<2x6x4x16xf32>, tensor<3x6x4x12xf32>)
      -> (tensor<2x8x4x12xf32>, tensor<2x4x8xf32>)
  return
}

// -----

func.func @main(%q: tensor<2x8x4x16xf32>, %k: tensor<2x6x4x16xf32>, %v: tensor<2x6x4x12xf32>) {
  // expected-error@+1 {{attention_c4: expected result of type 'tensor<2x8x4x12xf32>', got 'tensor<2x8x4x16xf32>'}}
  %0:2 = trc.attention(%q, %k, %v) {fill = 0.0 : f64, scale = 1.0 : f64}
      : (tensor<2x8x4x16xf32>, tensor<2x6x4x16xf32>, tensor<2x6x4x12xf32>)
      -> (tensor<2x8x4x16xf32>, tensor<2x4x8xf32>)
  return
}

// -----

func.func @main(%q: tensor<2x8x4x16xf32>, %k: tensor<2x6x4x16xf32>, %v: tensor<2x6x4x12xf32>) {
  // expected-error@+1 {{attention_c5: expected logsumexp of type 'tensor<2x4x8xf32>', got 'tensor<2x4x8xf64>'}}
  %0:2 = trc.attention(%q, %k, %v) {fill = 0.0 : f64, scale = 1.0 : f64}
      : (tensor<2x8x4x16xf32>, tensor<2x6x4x16xf32>, tensor<2x6x4x12xf32>)
      -> (tensor<2x8x4x12xf32>, tensor<2x4x8xf64>)
  return
}

// -----

func.func @main(%q: tensor<2x8x4x16xf32>, %k: tensor<2x6x4x16xf32>, %v: tensor<2x6x4x12xf32>, %m: tensor<2x6xi8>) {
  // expected-error@+1 {{attention_c6: expected mask of type 'tensor<2x6xi1>', got 'tensor<2x6xi8>'}}
  %0:2 = trc.attention(%q, %k, %v) mask(%m) {fill = 0.0 : f64, scale = 1.0 : f64}
      : (tensor<2x8x4x16xf32>, tensor<2x6x4x16xf32>, tensor<2x6x4x12xf32>, tensor<2x6xi8>)
      -> (tensor<2x8x4x12xf32>, tensor<2x4x8xf32>)
  return
}

// -----

func.func @main(%q: tensor<2x8x4x16xf32>, %k: tensor<2x6x4x16xf32>, %v: tensor<2x6x4x12xf32>, %r: tensor<2xui64>) {
  // expected-error@+1 {{attention_c7: expected `random` together with `keep_below` of 1 to 2^32}}
  %0:2 = trc.attention(%q, %k, %v) random(%r) {fill = 0.0 : f64, scale = 1.0 : f64}
      : (tensor<2x8x4x16xf32>, tensor<2x6x4x16xf32>, tensor<2x6x4x12xf32>, tensor<2xui64>)
      -> (tensor<2x8x4x12xf32>, tensor<2x4x8xf32>)
  return
}

// -----

func.func @main(%q: tensor<2x8x4x16xf32>, %k: tensor<2x6x4x16xf32>, %v: tensor<2x6x4x12xf32>) {
  // expected-error@+1 {{attention_c7: expected `random` together with `keep_below` of 1 to 2^32}}
  %0:2 = trc.attention(%q, %k, %v) {fill = 0.0 : f64, scale = 1.0 : f64, keep_below = 7 : i64}
      : (tensor<2x8x4x16xf32>, tensor<2x6x4x16xf32>, tensor<2x6x4x12xf32>)
      -> (tensor<2x8x4x12xf32>, tensor<2x4x8xf32>)
  return
}

// -----

func.func @main(%q: tensor<2x8x4x16xf32>, %k: tensor<2x6x4x16xf32>, %v: tensor<2x6x4x12xf32>, %r: tensor<2xui64>) {
  // expected-error@+1 {{attention_c7: expected `keep_below` of at most 2^32, got 4294967297}}
  %0:2 = trc.attention(%q, %k, %v) random(%r) {fill = 0.0 : f64, scale = 1.0 : f64, keep_below = 4294967297 : i64}
      : (tensor<2x8x4x16xf32>, tensor<2x6x4x16xf32>, tensor<2x6x4x12xf32>, tensor<2xui64>)
      -> (tensor<2x8x4x12xf32>, tensor<2x4x8xf32>)
  return
}

// -----

func.func @main(%q: tensor<2x8x4x16xf32>, %k: tensor<2x6x4x16xf32>, %v: tensor<2x6x4x12xf32>, %r: tensor<3xui64>) {
  // expected-error@+1 {{attention_c8: expected random of type 'tensor<2xui64>', got 'tensor<3xui64>'}}
  %0:2 = trc.attention(%q, %k, %v) random(%r) {fill = 0.0 : f64, scale = 1.0 : f64, keep_below = 7 : i64}
      : (tensor<2x8x4x16xf32>, tensor<2x6x4x16xf32>, tensor<2x6x4x12xf32>, tensor<3xui64>)
      -> (tensor<2x8x4x12xf32>, tensor<2x4x8xf32>)
  return
}

// -----

func.func @main(%q: tensor<2x8x4x16xf32>, %k: tensor<2x6x4x16xf32>, %v: tensor<2x6x4x12xf32>, %r: tensor<2xui64>) {
  // expected-error@+1 {{attention_c9: expected `random_strides` together with a key, four and none negative}}
  %0:2 = trc.attention(%q, %k, %v) random(%r) {fill = 0.0 : f64, scale = 1.0 : f64, keep_below = 7 : i64, random_strides = array<i64: 192, 48, 6, 1>}
      : (tensor<2x8x4x16xf32>, tensor<2x6x4x16xf32>, tensor<2x6x4x12xf32>, tensor<2xui64>)
      -> (tensor<2x8x4x12xf32>, tensor<2x4x8xf32>)
  return
}

// -----

func.func @main(%q: tensor<2x8x4x16xf32>, %k: tensor<2x6x4x16xf32>, %v: tensor<2x6x4x12xf32>, %r: tensor<2xui32>) {
  // expected-error@+1 {{attention_c9: expected `random_strides` together with a key, four and none negative}}
  %0:2 = trc.attention(%q, %k, %v) random(%r) {fill = 0.0 : f64, scale = 1.0 : f64, keep_below = 7 : i64, random_strides = array<i64: 192, 48, 6>}
      : (tensor<2x8x4x16xf32>, tensor<2x6x4x16xf32>, tensor<2x6x4x12xf32>, tensor<2xui32>)
      -> (tensor<2x8x4x12xf32>, tensor<2x4x8xf32>)
  return
}

// -----

func.func @main(%q: tensor<2x8x4x16xf32>, %k: tensor<2x6x4x16xf32>, %v: tensor<2x6x4x12xf32>, %o: tensor<2x8x4x12xf32>, %l: tensor<2x4x8xf32>, %d: tensor<2x8x4x16xf32>) {
  // expected-error@+1 {{attention_gradient_c1: expected d_result of type 'tensor<2x8x4x12xf32>', got 'tensor<2x8x4x16xf32>'}}
  %0:3 = trc.attention_gradient(%q, %k, %v) of(%o, %l, %d) {fill = 0.0 : f64, scale = 1.0 : f64}
      : (tensor<2x8x4x16xf32>, tensor<2x6x4x16xf32>, tensor<2x6x4x12xf32>, tensor<2x8x4x12xf32>, tensor<2x4x8xf32>, tensor<2x8x4x16xf32>)
      -> (tensor<2x8x4x16xf32>, tensor<2x6x4x16xf32>, tensor<2x6x4x12xf32>)
  return
}

// -----

func.func @main(%q: tensor<2x8x4x16xf32>, %k: tensor<2x6x4x16xf32>, %v: tensor<2x6x4x12xf32>, %o: tensor<2x8x4x12xf32>, %l: tensor<2x4x8xf32>, %d: tensor<2x8x4x12xf32>) {
  // expected-error@+1 {{attention_gradient_c2: expected gradients of the types of query, key and value, got 'tensor<2x8x4x16xf32>', 'tensor<2x6x4x12xf32>', 'tensor<2x6x4x12xf32>'}}
  %0:3 = trc.attention_gradient(%q, %k, %v) of(%o, %l, %d) {fill = 0.0 : f64, scale = 1.0 : f64}
      : (tensor<2x8x4x16xf32>, tensor<2x6x4x16xf32>, tensor<2x6x4x12xf32>, tensor<2x8x4x12xf32>, tensor<2x4x8xf32>, tensor<2x8x4x12xf32>)
      -> (tensor<2x8x4x16xf32>, tensor<2x6x4x12xf32>, tensor<2x6x4x12xf32>)
  return
}

// -----

func.func @main(%q: tensor<2x8x4x16xf32>, %k: tensor<2x6x4x16xf32>) {
  // expected-error@+1 {{attention_c10: expected key and value, or neither}}
  %0:2 = "trc.attention"(%q, %k) <{fill = 0.0 : f64, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>, scale = 1.0 : f64}>
      : (tensor<2x8x4x16xf32>, tensor<2x6x4x16xf32>) -> (tensor<2x8x4x12xf32>, tensor<2x4x8xf32>)
  return
}

// -----

func.func @main(%x: tensor<2x8x2x4x16xf32>) {
  // expected-error@+1 {{attention_c11: expected query, key and value side by side in dimension 2 of 'tensor<2x8x2x4x16xf32>', which has 2}}
  %0:2 = trc.attention(%x) {fill = 0.0 : f64, scale = 1.0 : f64}
      : (tensor<2x8x2x4x16xf32>) -> (tensor<2x8x4x16xf32>, tensor<2x4x8xf32>)
  return
}

// -----

func.func @main(%x: tensor<2x8x3x4x16xf32>, %o: tensor<2x8x4x16xf32>, %l: tensor<2x4x8xf32>) {
  // expected-error@+1 {{attention_gradient_c2: expected gradients of the types of query, key and value, got 'tensor<2x8x4x16xf32>'}}
  %0 = trc.attention_gradient(%x) of(%o, %l, %o) {fill = 0.0 : f64, scale = 1.0 : f64}
      : (tensor<2x8x3x4x16xf32>, tensor<2x8x4x16xf32>, tensor<2x4x8xf32>, tensor<2x8x4x16xf32>) -> tensor<2x8x4x16xf32>
  return
}

// -----

func.func @main(%q: tensor<2x8x4x16xf32>, %k: tensor<2x6x4x16xf32>, %v: tensor<2x6x4x12xf32>, %m: tensor<2x1x8x1xi1>) {
  // expected-error@+1 {{attention_c6: expected mask of type 'tensor<2x4x8x6xi1>', or with 1 in place of extents but the last, got 'tensor<2x1x8x1xi1>'}}
  %0:2 = trc.attention(%q, %k, %v) mask(%m) {fill = 0.0 : f64, scale = 1.0 : f64}
      : (tensor<2x8x4x16xf32>, tensor<2x6x4x16xf32>, tensor<2x6x4x12xf32>, tensor<2x1x8x1xi1>)
      -> (tensor<2x8x4x12xf32>, tensor<2x4x8xf32>)
  return
}

// -----

func.func @main(%q: tensor<2x8x4x16xbf16>, %k: tensor<2x6x4x16xbf16>, %v: tensor<2x6x4x12xbf16>, %b: tensor<1x4x8x6xbf16>) {
  // expected-error@+1 {{attention_c9: expected bias of type 'tensor<2x4x8x6xf32>', or with 1 in place of extents but the last, got 'tensor<1x4x8x6xbf16>'}}
  %0:2 = trc.attention(%q, %k, %v) bias(%b) {fill = 0.0 : f64, scale = 1.0 : f64}
      : (tensor<2x8x4x16xbf16>, tensor<2x6x4x16xbf16>, tensor<2x6x4x12xbf16>, tensor<1x4x8x6xbf16>)
      -> (tensor<2x8x4x12xbf16>, tensor<2x4x8xf32>)
  return
}

// -----

func.func @attention_c10(%q: tensor<2x8x4x16xf32>, %r: tensor<2xui64>) {
  // expected-error@+1 {{attention_c10: expected `random_bits` of 8, 16 or 32, got 7}}
  %0:2 = trc.attention(%q, %q, %q) random(%r) {fill = 0.0 : f64, scale = 1.0 : f64, keep_below = 7 : i64, random_bits = 7 : i64}
      : (tensor<2x8x4x16xf32>, tensor<2x8x4x16xf32>, tensor<2x8x4x16xf32>, tensor<2xui64>) -> (tensor<2x8x4x16xf32>, tensor<2x4x8xf32>)
  return
}

// -----

func.func @attention_c10_key(%q: tensor<2x8x4x16xf32>, %r: tensor<2xui32>) {
  // expected-error@+1 {{attention_c10: expected `random_bits` of 32 together with a key, got 8}}
  %0:2 = trc.attention(%q, %q, %q) random(%r) {fill = 0.0 : f64, scale = 1.0 : f64, keep_below = 7 : i64, random_bits = 8 : i64}
      : (tensor<2x8x4x16xf32>, tensor<2x8x4x16xf32>, tensor<2x8x4x16xf32>, tensor<2xui32>) -> (tensor<2x8x4x16xf32>, tensor<2x4x8xf32>)
  return
}

// -----

func.func @attention_c7_few(%q: tensor<2x8x4x16xf32>, %r: tensor<2xui64>) {
  // expected-error@+1 {{attention_c7: expected `keep_below` of at most 2^8, got 257}}
  %0:2 = trc.attention(%q, %q, %q) random(%r) {fill = 0.0 : f64, scale = 1.0 : f64, keep_below = 257 : i64, random_bits = 8 : i64}
      : (tensor<2x8x4x16xf32>, tensor<2x8x4x16xf32>, tensor<2x8x4x16xf32>, tensor<2xui64>) -> (tensor<2x8x4x16xf32>, tensor<2x4x8xf32>)
  return
}
