// Composites that a user marked become operations.
// RUN: trc-opt --split-input-file --raise-composites %s | FileCheck %s

// CHECK-LABEL: func.func @attention
// CHECK: trc.attention(%arg0, %arg1, %arg1) mask(%arg2) random(%arg3) {causal, fill = -1.000000e+09 : f64, keep_below = 100 : i64, keep_scale = 2.000000e+00 : f64, scale = 5.000000e-01 : f64}
func.func @attention(%q: tensor<2x4x2x8xf32>, %k: tensor<2x4x2x8xf32>, %keys: tensor<2x4xi1>, %rng: tensor<2xui64>) -> tensor<2x4x2x8xf32> {
  %0 = stablehlo.composite "trc.attention" %q, %k, %k, %keys, %rng {composite_attributes = {causal, has_mask, has_random = true, scale = 0.5 : f32, fill = -1.0e9 : f64, keep_below = 100 : i64, keep_scale = 2.0 : f64}, decomposition = @body}
      : (tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>, tensor<2x4xi1>, tensor<2xui64>) -> tensor<2x4x2x8xf32>
  return %0 : tensor<2x4x2x8xf32>
}
func.func private @body(%q: tensor<2x4x2x8xf32>, %k: tensor<2x4x2x8xf32>, %v: tensor<2x4x2x8xf32>, %keys: tensor<2x4xi1>, %rng: tensor<2xui64>) -> tensor<2x4x2x8xf32> {
  return %v : tensor<2x4x2x8xf32>
}

// -----

// A mask for each query, and a bias for each head.
// CHECK-LABEL: func.func @biased
// CHECK: trc.attention(%arg0, %arg1, %arg1) mask(%arg2) bias(%arg3) {fill = 0xFFF0000000000000 : f64, scale = 1.000000e+00 : f64}
func.func @biased(%q: tensor<2x4x2x8xf32>, %k: tensor<2x4x2x8xf32>, %mask: tensor<2x1x4x4xi1>, %bias: tensor<1x2x4x4xf32>) -> tensor<2x4x2x8xf32> {
  %0 = stablehlo.composite "trc.attention" %q, %k, %k, %mask, %bias {composite_attributes = {has_mask, has_bias, scale = 1.0 : f32}, decomposition = @body}
      : (tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>, tensor<2x1x4x4xi1>, tensor<1x2x4x4xf32>) -> tensor<2x4x2x8xf32>
  return %0 : tensor<2x4x2x8xf32>
}
func.func private @body(%q: tensor<2x4x2x8xf32>, %k: tensor<2x4x2x8xf32>, %v: tensor<2x4x2x8xf32>, %mask: tensor<2x1x4x4xi1>, %bias: tensor<1x2x4x4xf32>) -> tensor<2x4x2x8xf32> {
  return %v : tensor<2x4x2x8xf32>
}

// -----

// The gradient of an attention, from its results and what came with the first.
// CHECK-LABEL: func.func @gradient
// CHECK: trc.attention_gradient(%arg0, %arg1, %arg1) of(%arg0, %arg2, %arg0) mask(%arg3) {causal, fill = 0xFFF0000000000000 : f64, scale = 5.000000e-01 : f64}
func.func @gradient(%q: tensor<2x4x2x8xf32>, %k: tensor<2x4x2x8xf32>, %lse: tensor<2x2x4xf32>, %keys: tensor<2x4xi1>) -> tensor<2x4x2x8xf32> {
  %0:3 = stablehlo.composite "trc.attention_gradient" %q, %k, %k, %q, %lse, %q, %keys {composite_attributes = {causal, has_mask, scale = 0.5 : f32}, decomposition = @body}
      : (tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>, tensor<2x2x4xf32>, tensor<2x4x2x8xf32>, tensor<2x4xi1>) -> (tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>)
  return %0#1 : tensor<2x4x2x8xf32>
}
func.func private @body(%q: tensor<2x4x2x8xf32>, %k: tensor<2x4x2x8xf32>, %v: tensor<2x4x2x8xf32>, %r: tensor<2x4x2x8xf32>, %l: tensor<2x2x4xf32>, %d: tensor<2x4x2x8xf32>, %keys: tensor<2x4xi1>) -> (tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>) {
  return %q, %k, %v : tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>
}

// -----

// The statistics are results too, but need not be named.
// CHECK-LABEL: func.func @norm
// CHECK: %result, %mean, %inverse_deviation = trc.layer_norm(%arg0, %arg1, %arg1) {epsilon = 1.000000e-05 : f64}
func.func @norm(%x: tensor<4x8xf32>, %g: tensor<8xf32>) -> tensor<4x8xf32> {
  %0 = stablehlo.composite "trc.layer_norm" %x, %g, %g {composite_attributes = {epsilon = 1.0e-5 : f64}, decomposition = @body}
      : (tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
func.func private @body(%x: tensor<4x8xf32>, %g: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<4x8xf32> {
  return %x : tensor<4x8xf32>
}

// -----

// A head with its loss.
// CHECK-LABEL: func.func @head
// CHECK: trc.head_loss(%arg0, %arg1, %arg2) {smoothing = 1.000000e-01 : f64}
func.func @head(%x: tensor<4x8xf32>, %w: tensor<16x8xf32>, %t: tensor<4xi32>) -> tensor<4xf32> {
  %0 = stablehlo.composite "trc.head_loss" %x, %w, %t {composite_attributes = {smoothing = 0.1 : f64}, decomposition = @body}
      : (tensor<4x8xf32>, tensor<16x8xf32>, tensor<4xi32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @body(%x: tensor<4x8xf32>, %w: tensor<16x8xf32>, %t: tensor<4xi32>) -> tensor<4xf32> {
  %0 = stablehlo.constant dense<0.0> : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// The same with a bias, and with its gradients.
// CHECK-LABEL: func.func @head_with_gradients
// CHECK: trc.head_loss(%arg0, %arg1, %arg2, bias %arg4) :
// CHECK: %{{.*}}, %d_x, %d_weight = trc.head_loss_gradient(%arg0, %arg1, %arg2, %arg3) {smoothing = 1.000000e-01 : f64} :
// CHECK: %{{.*}}, %{{.*}}, %{{.*}}, %[[BIAS:.*]] = trc.head_loss_gradient(%arg0, %arg1, %arg2, %arg3, bias %arg4) :
// CHECK: return %{{.*}}, %d_x, %d_weight, %[[BIAS]]
func.func @head_with_gradients(%x: tensor<4x8xbf16>, %w: tensor<16x8xbf16>, %t: tensor<4xi64>, %d: tensor<4xf32>, %b: tensor<16xf32>)
    -> (tensor<4xf32>, tensor<4x8xbf16>, tensor<16x8xbf16>, tensor<16xf32>) {
  %0 = stablehlo.composite "trc.head_loss" %x, %w, %t, %b {composite_attributes = {has_bias}, decomposition = @loss}
      : (tensor<4x8xbf16>, tensor<16x8xbf16>, tensor<4xi64>, tensor<16xf32>) -> tensor<4xf32>
  %1:3 = stablehlo.composite "trc.head_loss_gradient" %x, %w, %t, %d {composite_attributes = {smoothing = 0.1 : f64}, decomposition = @three}
      : (tensor<4x8xbf16>, tensor<16x8xbf16>, tensor<4xi64>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4x8xbf16>, tensor<16x8xbf16>)
  %2:4 = stablehlo.composite "trc.head_loss_gradient" %x, %w, %t, %d, %b {composite_attributes = {has_bias}, decomposition = @four}
      : (tensor<4x8xbf16>, tensor<16x8xbf16>, tensor<4xi64>, tensor<4xf32>, tensor<16xf32>)
      -> (tensor<4xf32>, tensor<4x8xbf16>, tensor<16x8xbf16>, tensor<16xf32>)
  return %0, %1#1, %1#2, %2#3 : tensor<4xf32>, tensor<4x8xbf16>, tensor<16x8xbf16>, tensor<16xf32>
}
func.func private @loss(%x: tensor<4x8xbf16>, %w: tensor<16x8xbf16>, %t: tensor<4xi64>, %b: tensor<16xf32>) -> tensor<4xf32> {
  %0 = stablehlo.constant dense<0.0> : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @three(%x: tensor<4x8xbf16>, %w: tensor<16x8xbf16>, %t: tensor<4xi64>, %d: tensor<4xf32>)
    -> (tensor<4xf32>, tensor<4x8xbf16>, tensor<16x8xbf16>) {
  return %d, %x, %w : tensor<4xf32>, tensor<4x8xbf16>, tensor<16x8xbf16>
}
func.func private @four(%x: tensor<4x8xbf16>, %w: tensor<16x8xbf16>, %t: tensor<4xi64>, %d: tensor<4xf32>, %b: tensor<16xf32>)
    -> (tensor<4xf32>, tensor<4x8xbf16>, tensor<16x8xbf16>, tensor<16xf32>) {
  return %d, %x, %w, %b : tensor<4xf32>, tensor<4x8xbf16>, tensor<16x8xbf16>, tensor<16xf32>
}

// -----

// Rows by index. Composites of other names stay.
// CHECK-LABEL: func.func @rows
// CHECK: trc.embedding %arg0, %arg1
// CHECK: stablehlo.composite "my.thing"
func.func @rows(%w: tensor<16x8xf32>, %t: tensor<2x3xi32>) -> tensor<2x3x8xf32> {
  %0 = stablehlo.composite "trc.embedding" %w, %t {decomposition = @body}
      : (tensor<16x8xf32>, tensor<2x3xi32>) -> tensor<2x3x8xf32>
  %1 = stablehlo.composite "my.thing" %w, %t {decomposition = @body}
      : (tensor<16x8xf32>, tensor<2x3xi32>) -> tensor<2x3x8xf32>
  %2 = stablehlo.add %0, %1 : tensor<2x3x8xf32>
  return %2 : tensor<2x3x8xf32>
}
func.func private @body(%w: tensor<16x8xf32>, %t: tensor<2x3xi32>) -> tensor<2x3x8xf32> {
  %0 = stablehlo.constant dense<0.0> : tensor<2x3x8xf32>
  return %0 : tensor<2x3x8xf32>
}

// -----

// Random bits, and the state behind the blocks that they take: 300 numbers are
// 38 blocks; 2 x 3 matrices of 37 x 50, four bands of 16 rows and two groups of 32 columns.
// CHECK-LABEL: func.func @bits
// CHECK: trc.random_bits %arg0 {bits = 8 : i64} : (tensor<2xui64>) -> tensor<3x100xui32>
// CHECK: %[[ROWS:.*]] = stablehlo.constant dense<[0, 38]> : tensor<2xui64>
// CHECK: %[[NEXT:.*]] = stablehlo.add %arg0, %[[ROWS]]
// CHECK: trc.random_bits %[[NEXT]] {bits = 16 : i64, tiled} : (tensor<2xui64>) -> tensor<2x3x37x50xui32>
// CHECK: %[[TILES:.*]] = stablehlo.constant dense<[0, 2304]> : tensor<2xui64>
// CHECK: stablehlo.add %[[NEXT]], %[[TILES]]
func.func @bits(%s: tensor<2xui64>) -> (tensor<3x100xui32>, tensor<2x3x37x50xui32>, tensor<2xui64>) {
  %0, %1 = stablehlo.composite "trc.random_bits" %s {composite_attributes = {bits = 8 : i64, tiled = false}, decomposition = @rows}
      : (tensor<2xui64>) -> (tensor<3x100xui32>, tensor<2xui64>)
  %2, %3 = stablehlo.composite "trc.random_bits" %1 {composite_attributes = {bits = 16 : i64, tiled}, decomposition = @tiles}
      : (tensor<2xui64>) -> (tensor<2x3x37x50xui32>, tensor<2xui64>)
  return %0, %2, %3 : tensor<3x100xui32>, tensor<2x3x37x50xui32>, tensor<2xui64>
}
func.func private @rows(%s: tensor<2xui64>) -> (tensor<3x100xui32>, tensor<2xui64>) {
  %0 = stablehlo.constant dense<0> : tensor<3x100xui32>
  return %0, %s : tensor<3x100xui32>, tensor<2xui64>
}
func.func private @tiles(%s: tensor<2xui64>) -> (tensor<2x3x37x50xui32>, tensor<2xui64>) {
  %0 = stablehlo.constant dense<0> : tensor<2x3x37x50xui32>
  return %0, %s : tensor<2x3x37x50xui32>, tensor<2xui64>
}
