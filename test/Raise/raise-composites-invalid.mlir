// Composites of our names that are no operations of ours.
// RUN: trc-opt --split-input-file --verify-diagnostics --raise-composites %s

func.func @scale(%q: tensor<2x4x2x8xf32>) -> tensor<2x4x2x8xf32> {
  // expected-error @+1 {{expected the composite attribute 'scale', a number}}
  %0 = stablehlo.composite "trc.attention" %q, %q, %q {decomposition = @body}
      : (tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>) -> tensor<2x4x2x8xf32>
  return %0 : tensor<2x4x2x8xf32>
}
func.func private @body(%q: tensor<2x4x2x8xf32>, %k: tensor<2x4x2x8xf32>, %v: tensor<2x4x2x8xf32>) -> tensor<2x4x2x8xf32> {
  return %q : tensor<2x4x2x8xf32>
}

// -----

func.func @type(%x: tensor<4x8xf32>, %g: tensor<8xf32>) -> tensor<4x8xf32> {
  // expected-error @+1 {{expected a floating-point number as 'epsilon', got 1 : i32}}
  %0 = stablehlo.composite "trc.layer_norm" %x, %g, %g {composite_attributes = {epsilon = 1 : i32}, decomposition = @body}
      : (tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
func.func private @body(%x: tensor<4x8xf32>, %g: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<4x8xf32> {
  return %x : tensor<4x8xf32>
}

// -----

func.func @unknown(%x: tensor<4x8xf32>, %g: tensor<8xf32>) -> tensor<4x8xf32> {
  // expected-error @+1 {{unknown composite attribute 'eps' of 'trc.layer_norm'}}
  %0 = stablehlo.composite "trc.layer_norm" %x, %g, %g {composite_attributes = {epsilon = 1.0 : f32, eps = 1.0 : f32}, decomposition = @body}
      : (tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
func.func private @body(%x: tensor<4x8xf32>, %g: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<4x8xf32> {
  return %x : tensor<4x8xf32>
}

// -----

func.func @operands(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-error @+1 {{expected 3 operands, got 1}}
  %0 = stablehlo.composite "trc.layer_norm" %x {composite_attributes = {epsilon = 1.0 : f32}, decomposition = @body}
      : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
func.func private @body(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  return %x : tensor<4x8xf32>
}

// -----

func.func @shapes(%x: tensor<4x8xf32>, %g: tensor<9xf32>) -> tensor<4x8xf32> {
  // expected-error @+1 {{'trc.layer_norm' op layer_norm_c2: expected gain of type}}
  %0 = stablehlo.composite "trc.layer_norm" %x, %g, %g {composite_attributes = {epsilon = 1.0 : f32}, decomposition = @body}
      : (tensor<4x8xf32>, tensor<9xf32>, tensor<9xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
func.func private @body(%x: tensor<4x8xf32>, %g: tensor<9xf32>, %b: tensor<9xf32>) -> tensor<4x8xf32> {
  return %x : tensor<4x8xf32>
}

// -----

func.func @result(%w: tensor<16x8xf32>, %t: tensor<2x3xi32>) -> tensor<6x8xf32> {
  // expected-error @+1 {{expected a result of type 'tensor<2x3x8xf32>', got 'tensor<6x8xf32>'}}
  %0 = stablehlo.composite "trc.embedding" %w, %t {decomposition = @body}
      : (tensor<16x8xf32>, tensor<2x3xi32>) -> tensor<6x8xf32>
  return %0 : tensor<6x8xf32>
}
func.func private @body(%w: tensor<16x8xf32>, %t: tensor<2x3xi32>) -> tensor<6x8xf32> {
  %0 = stablehlo.constant dense<0.0> : tensor<6x8xf32>
  return %0 : tensor<6x8xf32>
}

// -----

func.func @bias(%q: tensor<2x4x2x8xf32>, %bias: tensor<2x4xf32>) -> tensor<2x4x2x8xf32> {
  // expected-error @+1 {{operand 3}}
  %0 = stablehlo.composite "trc.attention" %q, %q, %q, %bias {composite_attributes = {has_bias, scale = 1.0 : f32}, decomposition = @body}
      : (tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>, tensor<2x4xf32>) -> tensor<2x4x2x8xf32>
  return %0 : tensor<2x4x2x8xf32>
}
func.func private @body(%q: tensor<2x4x2x8xf32>, %k: tensor<2x4x2x8xf32>, %v: tensor<2x4x2x8xf32>, %bias: tensor<2x4xf32>) -> tensor<2x4x2x8xf32> {
  return %q : tensor<2x4x2x8xf32>
}

// -----

func.func @results(%x: tensor<4x8xf32>, %g: tensor<8xf32>) -> tensor<4x8xf32> {
  // expected-error @+1 {{results, got 4}}
  %0:4 = stablehlo.composite "trc.layer_norm" %x, %g, %g {composite_attributes = {epsilon = 1.0 : f32}, decomposition = @body}
      : (tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
  return %0#0 : tensor<4x8xf32>
}
func.func private @body(%x: tensor<4x8xf32>, %g: tensor<8xf32>, %b: tensor<8xf32>) -> (tensor<4x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %0 = stablehlo.constant dense<0.0> : tensor<4xf32>
  return %x, %0, %0, %0 : tensor<4x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

func.func @matrix(%w: tensor<8xf32>, %t: tensor<2xi32>) -> tensor<2x8xf32> {
  // expected-error @+1 {{expected a matrix and indices, got 'tensor<8xf32>', 'tensor<2xi32>'}}
  %0 = stablehlo.composite "trc.embedding" %w, %t {decomposition = @body}
      : (tensor<8xf32>, tensor<2xi32>) -> tensor<2x8xf32>
  return %0 : tensor<2x8xf32>
}
func.func private @body(%w: tensor<8xf32>, %t: tensor<2xi32>) -> tensor<2x8xf32> {
  %0 = stablehlo.constant dense<0.0> : tensor<2x8xf32>
  return %0 : tensor<2x8xf32>
}

// -----

func.func @flag(%q: tensor<2x4x2x8xf32>) -> tensor<2x4x2x8xf32> {
  // expected-error @+1 {{expected true or false as 'causal', got 1.000000e+00 : f32}}
  %0 = stablehlo.composite "trc.attention" %q, %q, %q {composite_attributes = {causal = 1.0 : f32, scale = 1.0 : f32}, decomposition = @body}
      : (tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>) -> tensor<2x4x2x8xf32>
  return %0 : tensor<2x4x2x8xf32>
}
func.func private @body(%q: tensor<2x4x2x8xf32>, %k: tensor<2x4x2x8xf32>, %v: tensor<2x4x2x8xf32>) -> tensor<2x4x2x8xf32> {
  return %q : tensor<2x4x2x8xf32>
}

// -----

func.func @statistics(%q: tensor<2x4x2x8xf32>) -> tensor<2x4x2x8xf32> {
  // expected-error @+1 {{expected operand 4 of rank 3, got 'tensor<2x4x2x8xf32>'}}
  %0:3 = stablehlo.composite "trc.attention_gradient" %q, %q, %q, %q, %q, %q {composite_attributes = {scale = 1.0 : f64}, decomposition = @body}
      : (tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>) -> (tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>)
  return %0#0 : tensor<2x4x2x8xf32>
}
func.func private @body(%q: tensor<2x4x2x8xf32>, %k: tensor<2x4x2x8xf32>, %v: tensor<2x4x2x8xf32>, %r: tensor<2x4x2x8xf32>, %l: tensor<2x4x2x8xf32>, %d: tensor<2x4x2x8xf32>) -> (tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>) {
  return %q, %k, %v : tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>
}

// -----

func.func @bits(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<4x8xui8>) {
  // expected-error @+1 {{expected an integer as 'bits', got 8.000000e+00 : f32}}
  %0:2 = stablehlo.composite "trc.random_bits" %s {composite_attributes = {bits = 8.0 : f32}, decomposition = @body}
      : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x8xui8>)
  return %0#0, %0#1 : tensor<2xui64>, tensor<4x8xui8>
}
func.func private @body(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<4x8xui8>) {
  %0 = stablehlo.constant dense<0> : tensor<4x8xui8>
  return %s, %0 : tensor<2xui64>, tensor<4x8xui8>
}

// -----

func.func @nothing(%s: tensor<2xui64>) -> tensor<2xui64> {
  // expected-error @+1 {{expected a result}}
  stablehlo.composite "trc.random_bits" %s {decomposition = @body} : (tensor<2xui64>) -> ()
  return %s : tensor<2xui64>
}
func.func private @body(%s: tensor<2xui64>) {
  return
}

// -----

func.func @token(%s: tensor<2xui64>) -> !stablehlo.token {
  // expected-error @+1 {{expected a tensor as the result, got '!stablehlo.token'}}
  %0 = stablehlo.composite "trc.random_bits" %s {decomposition = @body} : (tensor<2xui64>) -> !stablehlo.token
  return %0 : !stablehlo.token
}
func.func private @body(%s: tensor<2xui64>) -> !stablehlo.token {
  %0 = stablehlo.after_all : !stablehlo.token
  return %0 : !stablehlo.token
}
