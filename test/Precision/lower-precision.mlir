// RUN: trc-opt %s --split-input-file --lower-precision | FileCheck %s
// RUN: trc-opt %s --split-input-file --lower-precision=policy=tf32 | FileCheck %s --check-prefix=TF32
// RUN: trc-opt %s --split-input-file --lower-precision=policy=f32 | FileCheck %s --check-prefix=F32

// A product of a parameter takes and makes bf16; the parameter is rounded once
// for the forward and the backward product. Its gradient, a product without a
// parameter, is added to the state and stays f32. Arithmetic stays f32.
// CHECK: module attributes {trc.precision = {notes = [
// CHECK-SAME: {after = "bf16, a copy of a parameter", before = "f32", entry = "step", locations = [{{[^]]*}}], operation = "stablehlo.convert"}
// CHECK-SAME: {after = "bf16, bf16 -> bf16", before = "f32, f32 -> f32", entry = "step", locations = [{{[^]]*}}], operation = "trc.contract"}
// CHECK-SAME: {after = "bf16, bf16 -> f32", before = "f32, f32 -> f32", entry = "step"
// CHECK-SAME: {before = "f32, f32 -> f32", entry = "step", locations = [{{[^]]*}}], operation = "trc.contract", result_kept = "gradient of a parameter"}
// CHECK-SAME: policy = "bf16"
// CHECK-LABEL: func.func @step
// CHECK-SAME: (%[[W:.*]]: tensor<8x8xf32> {{.*}}, %[[X:.*]]: tensor<4x8xf32>)
// CHECK-DAG: %[[W16:.*]] = stablehlo.convert %[[W]] : (tensor<8x8xf32>) -> tensor<8x8xbf16>
// CHECK-DAG: %[[X16:.*]] = stablehlo.convert %[[X]] : (tensor<4x8xf32>) -> tensor<4x8xbf16>
// CHECK: %[[Y16:.*]] = trc.contract %[[X16]], %[[W16]], {{.*}} -> tensor<4x8xbf16>
// CHECK: %[[Y:.*]] = stablehlo.convert %[[Y16]] : (tensor<4x8xbf16>) -> tensor<4x8xf32>
// CHECK: %[[Z:.*]] = stablehlo.tanh %[[Y]] : tensor<4x8xf32>
// CHECK: %[[Z16:.*]] = stablehlo.convert %[[Z]]
// CHECK: trc.contract %[[Z16]], %[[W16]], {{.*}} -> tensor<4x8xbf16>
// CHECK: %[[G:.*]] = trc.contract %[[X16]], %{{.*}}, {{.*}} -> tensor<8x8xf32>
// CHECK: stablehlo.subtract %[[W]], %[[G]] : tensor<8x8xf32>
// TF32-LABEL: func.func @step
// TF32: trc.contract %{{.*}} {tf32} : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
// TF32-NOT: bf16
// F32-NOT: trc.precision
// F32-LABEL: func.func @step
// F32-NOT: bf16
// F32-NOT: tf32
// F32-LABEL: func.func @attention
func.func @step(%w: tensor<8x8xf32> {tf.aliasing_output = 0 : i32}, %x: tensor<4x8xf32>) -> (tensor<8x8xf32>) {
  %y = trc.contract %x, %w, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %z = stablehlo.tanh %y : tensor<4x8xf32>
  %d = trc.contract %z, %w, lhs = [0, 1], rhs = [2, 1], result = [0, 2] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %e = stablehlo.multiply %d, %z : tensor<4x8xf32>
  %g = trc.contract %x, %e, lhs = [0, 1], rhs = [0, 2], result = [1, 2] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  %next = stablehlo.subtract %w, %g : tensor<8x8xf32>
  return %next : tensor<8x8xf32>
}

// -----

// Attention takes the product's bf16 through reshapes and slices without going
// by f32; its sums stay f32.
// CHECK-LABEL: func.func @attention
// CHECK: %[[P:.*]] = trc.contract {{.*}} -> tensor<2x4x48xbf16>
// CHECK-NOT: stablehlo.convert
// CHECK: stablehlo.slice %{{.*}} -> tensor<2x4x1x2x8xbf16>
// CHECK: %[[O:.*]], %[[L:.*]] = trc.attention(%{{.*}}) {{.*}} -> (tensor<2x4x2x8xbf16>, tensor<2x2x4xf32>)
// CHECK: trc.attention_gradient({{.*}}) of(%[[O]], %[[L]], %{{.*}}) {{.*}} -> (tensor<2x4x2x8xbf16>, tensor<2x4x2x8xbf16>, tensor<2x4x2x8xbf16>)
// TF32-LABEL: func.func @attention
// TF32: trc.attention({{.*}}) {{{.*}}tf32}
// TF32: trc.attention_gradient({{.*}}tf32}
func.func @attention(%w: tensor<16x48xf32> {trc.state = "w"}, %x: tensor<2x4x16xf32>, %do: tensor<2x4x2x8xf32>) -> (tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>) {
  %0 = trc.contract %x, %w, lhs = [0, 1, 2], rhs = [2, 3], result = [0, 1, 3] : (tensor<2x4x16xf32>, tensor<16x48xf32>) -> tensor<2x4x48xf32>
  %1 = stablehlo.reshape %0 : (tensor<2x4x48xf32>) -> tensor<2x4x3x2x8xf32>
  %q0 = stablehlo.slice %1 [0:2, 0:4, 0:1, 0:2, 0:8] : (tensor<2x4x3x2x8xf32>) -> tensor<2x4x1x2x8xf32>
  %q = stablehlo.reshape %q0 : (tensor<2x4x1x2x8xf32>) -> tensor<2x4x2x8xf32>
  %k0 = stablehlo.slice %1 [0:2, 0:4, 1:2, 0:2, 0:8] : (tensor<2x4x3x2x8xf32>) -> tensor<2x4x1x2x8xf32>
  %k = stablehlo.reshape %k0 : (tensor<2x4x1x2x8xf32>) -> tensor<2x4x2x8xf32>
  %o, %lse = trc.attention(%q, %k, %k) {causal, fill = 0xFFF0000000000000 : f64, scale = 2.500000e-01 : f64} : (tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>) -> (tensor<2x4x2x8xf32>, tensor<2x2x4xf32>)
  %dq, %dk, %dv = trc.attention_gradient(%q, %k, %k) of(%o, %lse, %do) {causal, fill = 0xFFF0000000000000 : f64, scale = 2.500000e-01 : f64} : (tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>, tensor<2x2x4xf32>, tensor<2x4x2x8xf32>) -> (tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>)
  return %dq, %dv : tensor<2x4x2x8xf32>, tensor<2x4x2x8xf32>
}

// -----

// The head's gradient by its weight stays f32, that by its input does not.
// CHECK-LABEL: func.func @head
// CHECK: trc.head_loss_gradient({{.*}}) : (tensor<16x8xbf16>, tensor<32x8xbf16>, tensor<16xi32>, tensor<16xf32>) -> (tensor<16xf32>, tensor<16x8xbf16>, tensor<32x8xf32>)
// TF32: trc.head_loss_gradient({{.*}}) {tf32}
func.func @head(%w: tensor<32x8xf32> {trc.state = "w"}, %x: tensor<16x8xf32>, %t: tensor<16xi32>, %d: tensor<16xf32>) -> (tensor<16xf32>, tensor<16x8xf32>, tensor<32x8xf32>) {
  %y = stablehlo.tanh %x : tensor<16x8xf32>
  %loss, %dx, %dw = trc.head_loss_gradient(%y, %w, %t, %d) : (tensor<16x8xf32>, tensor<32x8xf32>, tensor<16xi32>, tensor<16xf32>) -> (tensor<16xf32>, tensor<16x8xf32>, tensor<32x8xf32>)
  return %loss, %dx, %dw : tensor<16xf32>, tensor<16x8xf32>, tensor<32x8xf32>
}

// -----

// What leaves the function is not rounded on its way.
// CHECK: result_kept = "leaves the step"
// CHECK-LABEL: func.func @leaves
// CHECK: trc.contract {{.*}} : (tensor<4x8xbf16>, tensor<8x8xbf16>) -> tensor<4x8xf32>
func.func @leaves(%w: tensor<8x8xf32> {trc.state = "w"}, %x: tensor<4x8xf32>) -> tensor<8x4xf32> {
  %0 = trc.contract %x, %w, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}

// -----

// Gradients that a loop sums are gradients; a parameter is rounded before it.
// CHECK-LABEL: func.func @accumulate
// CHECK: %[[W16:.*]] = stablehlo.convert %arg0
// CHECK: stablehlo.while
// CHECK: trc.contract %{{.*}}, %[[W16]], {{.*}} -> tensor<4x8xbf16>
// CHECK: trc.contract {{.*}} -> tensor<8x8xf32>
func.func @accumulate(%w: tensor<8x8xf32> {trc.state = "w", tf.aliasing_output = 0 : i32}, %x: tensor<4x8xf32>) -> tensor<8x8xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<4> : tensor<i32>
  %zeros = stablehlo.constant dense<0.0> : tensor<8x8xf32>
  %r:2 = stablehlo.while(%i = %zero, %sum = %zeros) : tensor<i32>, tensor<8x8xf32>
  cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %y = trc.contract %x, %w, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
    %z = stablehlo.tanh %y : tensor<4x8xf32>
    %g = trc.contract %x, %z, lhs = [0, 1], rhs = [0, 2], result = [1, 2] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    %s = stablehlo.add %sum, %g : tensor<8x8xf32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %s : tensor<i32>, tensor<8x8xf32>
  }
  %next = stablehlo.subtract %w, %r#1 : tensor<8x8xf32>
  return %next : tensor<8x8xf32>
}

// -----

// A program that holds bf16 has decided for itself, and f64 is kept.
// CHECK: kept = "the program holds tensor<4x8xbf16>"
// CHECK-LABEL: func.func @own
// CHECK: trc.contract %arg1, %arg0, {{.*}} : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
func.func @own(%w: tensor<8x8xf32>, %x: tensor<4x8xf32>) -> tensor<4x8xbf16> {
  %0 = trc.contract %x, %w, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %1 = stablehlo.convert %0 : (tensor<4x8xf32>) -> tensor<4x8xbf16>
  return %1 : tensor<4x8xbf16>
}
// CHECK-LABEL: func.func @wide
// CHECK: trc.contract {{.*}} -> tensor<4x8xf64>
func.func @wide(%w: tensor<8x8xf64>, %x: tensor<4x8xf64>) -> tensor<4x8xf64> {
  %0 = trc.contract %x, %w, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<4x8xf64>, tensor<8x8xf64>) -> tensor<4x8xf64>
  return %0 : tensor<4x8xf64>
}

// -----

// What a product's result only moves through is read in f32 by widening where it
// was moved to, not by moving it twice.
// CHECK-LABEL: func.func @moved
// CHECK: %[[P:.*]] = trc.contract {{.*}} -> tensor<4x8xbf16>
// CHECK: %[[C:.*]] = stablehlo.concatenate %[[P]], %[[P]], dim = 1 : {{.*}} -> tensor<4x16xbf16>
// CHECK: %[[W:.*]] = stablehlo.convert %[[C]] : (tensor<4x16xbf16>) -> tensor<4x16xf32>
// CHECK-NOT: stablehlo.concatenate
// CHECK: stablehlo.tanh %[[W]]
// CHECK: trc.contract %[[C]]
func.func @moved(%w: tensor<8x8xf32> {trc.state = "w"}, %v: tensor<16x8xf32> {trc.state = "v"}, %x: tensor<4x8xf32>) -> (tensor<4x16xf32>, tensor<4x8xf32>) {
  %0 = trc.contract %x, %w, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %1 = stablehlo.concatenate %0, %0, dim = 1 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x16xf32>
  %2 = stablehlo.tanh %1 : tensor<4x16xf32>
  %3 = trc.contract %1, %v, lhs = [0, 1], rhs = [1, 2], result = [0, 2] : (tensor<4x16xf32>, tensor<16x8xf32>) -> tensor<4x8xf32>
  return %2, %3 : tensor<4x16xf32>, tensor<4x8xf32>
}

// -----

// Convolutions stay as they are, and it is said.
// CHECK: {before = "f32, f32 -> f32", entry = "convolution", kept = "f32: convolutions stay as the program has them", locations = [{{[^]]*}}], operation = "stablehlo.convolution"}
// CHECK-LABEL: func.func @convolution
// CHECK: stablehlo.convolution({{.*}} : (tensor<2x5x4x3xf32>, tensor<3x3x3x6xf32>) -> tensor<2x3x2x6xf32>
func.func @convolution(%x: tensor<2x5x4x3xf32>, %w: tensor<3x3x3x6xf32>) -> tensor<2x3x2x6xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x5x4x3xf32>, tensor<3x3x3x6xf32>) -> tensor<2x3x2x6xf32>
  return %0 : tensor<2x3x2x6xf32>
}
