// RUN: trc-opt %s --pass-pipeline="builtin.module(func.func(convert-dots-to-contract),differentiate{recompute-layers=1 remarks product-rate=0.001})" --split-input-file --verify-diagnostics | FileCheck %s
// RUN: trc-opt %s --differentiate="recompute-layers=2" --split-input-file | FileCheck %s --check-prefix=PAIRS
// RUN: trc-opt %s --differentiate="recompute-layers=2 remarks" --split-input-file 2>&1 | FileCheck %s --check-prefix=SAID
// SAID: remark: computed again in the backward half: 3 of 3 layers, in groups of 2, from 256 bytes that are kept, by
// RUN: trc-opt %s --differentiate="recompute-layers=1 recompute-first=1" --split-input-file | FileCheck %s --check-prefix=FIRST
// RUN: trc-opt %s --differentiate --split-input-file | FileCheck %s --check-prefix=KEPT
// RUN: trc-opt %s --differentiate=count-layers --split-input-file | FileCheck %s --check-prefix=KEPT
// RUN: trc-opt %s --differentiate=count-layers --split-input-file | FileCheck %s --check-prefix=COUNTED
// COUNTED: module attributes {trc.layers = {again = 0 : i64, flops = 0 : i64, groups = 3 : i64, kept_bytes = 0 : i64, layers = 3 : i64}}

// Three layers behind a projection. From what each starts from, and once its
// cotangent is there, the layer is computed again, last layer first. Its last
// product is not, since no gradient reads it; the mask, which does not depend on
// the stream, is not either.
// CHECK: module attributes {trc.layers = {again = 3 : i64, flops = 1536 : i64, groups = 3 : i64, kept_bytes = 384 : i64, layers = 3 : i64}}
// CHECK-LABEL: func.func private @loss.gradient(
// CHECK: stablehlo.compare
// CHECK-NOT: stablehlo.compare
// CHECK: stablehlo.reduce
// CHECK: %[[HELD3:.*]]:2 = stablehlo.optimization_barrier
// CHECK: %[[AGAIN3:.*]] = trc.contract %[[HELD3]]#0,
// CHECK: stablehlo.tanh %[[AGAIN3]]
// CHECK: %[[HELD2:.*]]:2 = stablehlo.optimization_barrier
// CHECK: trc.contract %[[HELD2]]#0,
// CHECK: %[[HELD1:.*]]:2 = stablehlo.optimization_barrier
// CHECK: trc.contract %[[HELD1]]#0,
// CHECK-NOT: stablehlo.optimization_barrier
// CHECK-NOT: stablehlo.compare
// CHECK: return

// PAIRS-COUNT-2: stablehlo.optimization_barrier
// PAIRS-NOT: stablehlo.optimization_barrier
// PAIRS: @alone

// FIRST-COUNT-1: stablehlo.optimization_barrier
// FIRST-NOT: stablehlo.optimization_barrier
// FIRST: @alone

// KEPT-NOT: stablehlo.optimization_barrier
// expected-remark @below {{computed again in the backward half: 3 of 3 layers, from 384 bytes that are kept, by 1536 more operations of products and attention, which take about 1.5 ms}}
func.func private @loss(%x: tensor<4x8xf32>, %w0: tensor<8x8xf32> {trc.parameter = "w0"}, %a1: tensor<8x8xf32> {trc.parameter = "a1"}, %b1: tensor<8x8xf32> {trc.parameter = "b1"}, %a2: tensor<8x8xf32> {trc.parameter = "a2"}, %b2: tensor<8x8xf32> {trc.parameter = "b2"}, %a3: tensor<8x8xf32> {trc.parameter = "a3"}, %b3: tensor<8x8xf32> {trc.parameter = "b3"}) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<4x8xf32>
  %s0 = stablehlo.dot_general %x, %w0, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %mask = stablehlo.compare GT, %x, %zeros : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
  %h1 = stablehlo.dot_general %s0, %a1, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %t1 = stablehlo.tanh %h1 : tensor<4x8xf32>
  %m1 = stablehlo.select %mask, %t1, %zeros : tensor<4x8xi1>, tensor<4x8xf32>
  %o1 = stablehlo.dot_general %m1, %b1, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %s1 = stablehlo.add %s0, %o1 : tensor<4x8xf32>
  %h2 = stablehlo.dot_general %s1, %a2, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %t2 = stablehlo.tanh %h2 : tensor<4x8xf32>
  %m2 = stablehlo.select %mask, %t2, %zeros : tensor<4x8xi1>, tensor<4x8xf32>
  %o2 = stablehlo.dot_general %m2, %b2, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %s2 = stablehlo.add %s1, %o2 : tensor<4x8xf32>
  %h3 = stablehlo.dot_general %s2, %a3, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %t3 = stablehlo.tanh %h3 : tensor<4x8xf32>
  %m3 = stablehlo.select %mask, %t3, %zeros : tensor<4x8xi1>, tensor<4x8xf32>
  %o3 = stablehlo.dot_general %m3, %b3, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %s3 = stablehlo.add %s2, %o3 : tensor<4x8xf32>
  %square = stablehlo.multiply %s3, %s3 : tensor<4x8xf32>
  %sum = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
  return %sum : tensor<f32>
}
trc.training_step @step loss(@loss) {learning_rate = 1.000000e-03 : f64}

// -----

// What does not repeat itself is kept, and so it is said.
// CHECK-LABEL: func.func private @alone.gradient(
// CHECK-NOT: stablehlo.optimization_barrier
// expected-remark @below {{no layer is computed again: no part of the loss that has products repeats itself}}
func.func private @alone(%x: tensor<4x8xf32>, %w: tensor<8x8xf32> {trc.parameter = "w"}) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %t = stablehlo.tanh %h : tensor<4x8xf32>
  %sum = stablehlo.reduce(%t init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
  return %sum : tensor<f32>
}
trc.training_step @step loss(@alone) {learning_rate = 1.000000e-03 : f64}
