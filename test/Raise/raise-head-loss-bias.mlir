// A bias, one number for each word, is part of the head.
// RUN: trc-opt %s --convert-dots-to-contract --raise-head-loss=remarks --verify-diagnostics --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @loss
// CHECK-SAME: (%[[X:.*]]: tensor<6x8xf32>, %[[W:.*]]: tensor<12x8xf32>, %[[B:.*]]: tensor<12xf32>, %[[T:.*]]: tensor<6xi32>)
// CHECK: %[[LOSS:.*]], %{{.*}} = trc.head_loss(%[[X]], %[[W]], %[[T]], bias %[[B]])
// CHECK: return %[[LOSS]]
func.func @loss(%x: tensor<6x8xf32>, %w: tensor<12x8xf32>, %b: tensor<12xf32>, %t: tensor<6xi32>) -> tensor<6xf32> {
  %product = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<6x8xf32>, tensor<12x8xf32>) -> tensor<6x12xf32>
  %bias = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<12xf32>) -> tensor<6x12xf32>
  %logits = stablehlo.add %product, %bias : tensor<6x12xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %max = stablehlo.reduce(%logits init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<6x12xf32>, tensor<f32>) -> tensor<6xf32>
  %wide = stablehlo.broadcast_in_dim %max, dims = [0] : (tensor<6xf32>) -> tensor<6x12xf32>
  %below = stablehlo.subtract %logits, %wide : tensor<6x12xf32>
  %exp = stablehlo.exponential %below : tensor<6x12xf32>
  %sum = stablehlo.reduce(%exp init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<6x12xf32>, tensor<f32>) -> tensor<6xf32>
  %log = stablehlo.log %sum : tensor<6xf32>
  %lse = stablehlo.add %log, %max : tensor<6xf32>
  %word = stablehlo.iota dim = 1 : tensor<6x12xi32>
  %target = stablehlo.broadcast_in_dim %t, dims = [0] : (tensor<6xi32>) -> tensor<6x12xi32>
  %hit = stablehlo.compare EQ, %word, %target : (tensor<6x12xi32>, tensor<6x12xi32>) -> tensor<6x12xi1>
  %none = stablehlo.constant dense<0.0> : tensor<6x12xf32>
  %kept = stablehlo.select %hit, %logits, %none : tensor<6x12xi1>, tensor<6x12xf32>
  %logit = stablehlo.reduce(%kept init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<6x12xf32>, tensor<f32>) -> tensor<6xf32>
  %loss = stablehlo.subtract %lse, %logit : tensor<6xf32>
  return %loss : tensor<6xf32>
}

// -----

// One that differs between rows stays.
// CHECK-LABEL: func.func @by_row
// CHECK-NOT: trc.head_loss
func.func @by_row(%x: tensor<6x8xf32>, %w: tensor<12x8xf32>, %b: tensor<6x12xf32>) -> tensor<6xf32> {
  %product = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<6x8xf32>, tensor<12x8xf32>) -> tensor<6x12xf32>
  %logits = stablehlo.add %product, %b : tensor<6x12xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  // expected-remark @+1 {{head loss not raised: what is added to the logits is not one number for each word}}
  %exp = stablehlo.exponential %logits : tensor<6x12xf32>
  %sum = stablehlo.reduce(%exp init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<6x12xf32>, tensor<f32>) -> tensor<6xf32>
  return %sum : tensor<6xf32>
}
