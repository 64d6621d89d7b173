// RUN: trc-opt %s --differentiate --split-input-file | FileCheck %s
// RUN: trc-opt %s --differentiate --split-input-file --mlir-print-debuginfo | FileCheck %s --check-prefix=LOC

// The loss stays; its gradient has its results, then one for each parameter.
// What the forward part computed is read, zeros are not made.
// CHECK-LABEL: func.func private @loss(
// CHECK-NOT: stablehlo.concatenate
// CHECK-LABEL: func.func private @loss.gradient(
// CHECK-SAME: %[[X:.*]]: tensor<2x3xf32> {trc.parameter = "x"}, %[[W:.*]]: tensor<3x8xf32> {trc.no_decay, trc.parameter = "w"}, %{{.*}}: tensor<2x4xf32>)
// CHECK-SAME: -> (tensor<f32>, tensor<f32> {trc.metric = "m"}, tensor<2x3xf32> {trc.gradient = "x"}, tensor<3x8xf32> {trc.gradient = "w"})
// CHECK-SAME: attributes {trc.gradient_of = @loss}
// CHECK: %[[A:.*]] = stablehlo.slice %{{.*}} [0:2, 0:4]
// CHECK: %[[B:.*]] = stablehlo.slice %{{.*}} [0:2, 4:8]
// CHECK: %[[T:.*]] = stablehlo.tanh %[[A]]
// CHECK: %[[ONE:.*]] = stablehlo.constant dense<1.000000e+00> : tensor<f32>
// CHECK: %[[G:.*]] = stablehlo.broadcast_in_dim %[[ONE]], dims = [] : (tensor<f32>) -> tensor<2x4xf32>
// CHECK-NEXT: %[[DT:.*]] = stablehlo.multiply %[[G]], %[[B]]
// CHECK-NEXT: %[[DB:.*]] = stablehlo.multiply %[[G]], %[[T]]
// CHECK-NEXT: %[[TT:.*]] = stablehlo.multiply %[[T]], %[[T]]
// CHECK-NEXT: %[[ONES:.*]] = stablehlo.constant dense<1.000000e+00> : tensor<2x4xf32>
// CHECK-NEXT: %[[SLOPE:.*]] = stablehlo.subtract %[[ONES]], %[[TT]]
// CHECK-NEXT: %[[DA:.*]] = stablehlo.multiply %[[DT]], %[[SLOPE]]
// CHECK-NEXT: %[[D:.*]] = stablehlo.concatenate %[[DA]], %[[DB]], dim = 1
// CHECK-NEXT: %[[DX:.*]] = stablehlo.dot_general %[[D]], %[[W]], contracting_dims = [1] x [1]
// CHECK-NEXT: %[[DW:.*]] = stablehlo.dot_general %[[X]], %[[D]], contracting_dims = [0] x [0]
// CHECK-NEXT: return %{{.*}}, %{{.*}}, %[[DX]], %[[DW]]
// The layer of a gradient is that of its operation.
// LOC-LABEL: func.func private @loss.gradient
// LOC: stablehlo.constant dense<1.000000e+00> : tensor<2x4xf32> loc(#[[GRADIENT:loc[0-9]*]])
// LOC: #[[TANH:loc[0-9]*]] = loc("model/h0/tanh"(
// LOC: #[[GRADIENT]] = loc("gradient"(#[[TANH]]))
func.func private @loss(%x: tensor<2x3xf32> {trc.parameter = "x"}, %w: tensor<3x8xf32> {trc.parameter = "w", trc.no_decay}, %y: tensor<2x4xf32>) -> (tensor<f32>, tensor<f32> {trc.metric = "m"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x8xf32>) -> tensor<2x8xf32>
  %a = stablehlo.slice %0 [0:2, 0:4] : (tensor<2x8xf32>) -> tensor<2x4xf32>
  %b = stablehlo.slice %0 [0:2, 4:8] : (tensor<2x8xf32>) -> tensor<2x4xf32>
  %t = stablehlo.tanh %a : tensor<2x4xf32> loc("model/h0/tanh"("model.py":7:1))
  %1 = stablehlo.multiply %t, %b : tensor<2x4xf32>
  %2 = stablehlo.subtract %1, %y : tensor<2x4xf32>
  %3 = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
  %4 = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
  return %3, %4 : tensor<f32>, tensor<f32>
}
trc.training_step @step loss(@loss) {learning_rate = 1.000000e-03 : f64}

// -----

// The gradient by the rows' losses does not need them: one operation gives the
// loss and the gradients. The embedding adds its rows to the head's gradient.
// CHECK-LABEL: func.func private @tied.gradient(
// CHECK-SAME: %[[W:.*]]: tensor<6x4xf32>
// CHECK: %[[X:.*]] = trc.embedding
// CHECK-NOT: trc.head_loss(
// CHECK: %[[D:.*]] = stablehlo.broadcast_in_dim
// CHECK: %[[LOSS:.*]], %[[DX:.*]], %[[DW:.*]] = trc.head_loss_gradient(%[[X]], %[[W]], %{{.*}}, %[[D]])
// CHECK: stablehlo.reduce(%[[LOSS]] init:
// CHECK: %[[DT:.*]] = trc.scatter_rows %[[DW]], %{{.*}}, %[[DX]]
// CHECK: return %{{.*}}, %[[DT]]
func.func private @tied(%w: tensor<6x4xf32> {trc.parameter = "w"}, %i: tensor<8xi32>, %t: tensor<8xi32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x = trc.embedding %w, %i : (tensor<6x4xf32>, tensor<8xi32>) -> tensor<8x4xf32>
  %l, %lse = trc.head_loss(%x, %w, %t) : (tensor<8x4xf32>, tensor<6x4xf32>, tensor<8xi32>) -> (tensor<8xf32>, tensor<8xf32>)
  %s = stablehlo.reduce(%l init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %n = stablehlo.constant dense<8.0> : tensor<f32>
  %m = stablehlo.divide %s, %n : tensor<f32>
  return %m : tensor<f32>
}
trc.training_step @step loss(@tied) {learning_rate = 1.000000e-03 : f64}

// -----

// Attention has an operation for its gradient.
// CHECK-LABEL: func.func private @attention.gradient(
// CHECK: %[[Y:.*]], %[[LSE:.*]] = trc.attention(%[[Q:.*]], %[[K:.*]], %[[V:.*]]) {causal
// CHECK: %[[DQ:.*]], %[[DK:.*]], %[[DV:.*]] = trc.attention_gradient(%[[Q]], %[[K]], %[[V]]) of(%[[Y]], %[[LSE]], %{{.*}}) {causal, fill = 0xFFF0000000000000 : f64, scale = 5.000000e-01 : f64}
// CHECK: return %{{.*}}, %[[DQ]], %[[DK]], %[[DV]]
func.func private @attention(%q: tensor<2x8x4x16xf32> {trc.parameter = "q"}, %k: tensor<2x8x4x16xf32> {trc.parameter = "k"}, %v: tensor<2x8x4x16xf32> {trc.parameter = "v"}) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %y, %lse = trc.attention(%q, %k, %v) {causal, fill = 0xFFF0000000000000 : f64, scale = 5.000000e-01 : f64}
    : (tensor<2x8x4x16xf32>, tensor<2x8x4x16xf32>, tensor<2x8x4x16xf32>) -> (tensor<2x8x4x16xf32>, tensor<2x4x8xf32>)
  %s = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x8x4x16xf32>, tensor<f32>) -> tensor<f32>
  return %s : tensor<f32>
}
trc.training_step @step loss(@attention) {learning_rate = 1.000000e-03 : f64}

// -----

// A loop keeps what it carries at the start of a trip; the loop back goes from
// the last trip to the first, and adds to slices of the stacked weights in
// place. The counter is not kept.
// CHECK-LABEL: func.func private @scan.gradient(
// CHECK-SAME: %[[X:.*]]: tensor<2xf32> {trc.parameter = "x"}, %[[W:.*]]: tensor<40x2xf32> {trc.parameter = "w"}
// CHECK: %[[FORWARD:.*]]:4 = stablehlo.while(%[[I:.*]] = %{{.*}}, %[[A:.*]] = %[[X]], %[[P:.*]] = %{{.*}}, %[[S:.*]] = %{{.*}}) : tensor<i32>, tensor<2xf32>, tensor<i32>, tensor<40x2xf32>
// CHECK: %[[ROW:.*]] = stablehlo.reshape %[[A]] : (tensor<2xf32>) -> tensor<1x2xf32>
// CHECK: stablehlo.dynamic_update_slice %[[S]], %[[ROW]], %[[P]]
// CHECK: stablehlo.while(%[[K:.*]] = %{{.*}}, %[[DA:.*]] = %{{.*}}, %[[DW:.*]] = %{{.*}}) : tensor<i32>, tensor<2xf32>, tensor<40x2xf32>
// CHECK: stablehlo.compare GE, %[[K]]
// CHECK: stablehlo.dynamic_slice %[[FORWARD]]#3, %[[K]]
// CHECK: stablehlo.dynamic_slice %[[W]], %[[K]]
// CHECK: %[[PART:.*]] = stablehlo.dynamic_slice %[[DW]], %[[K]]
// CHECK: %[[SUM:.*]] = stablehlo.add %[[PART]]
// CHECK: stablehlo.dynamic_update_slice %[[DW]], %[[SUM]], %[[K]]
func.func private @scan(%x: tensor<2xf32> {trc.parameter = "x"}, %w: tensor<40x2xf32> {trc.parameter = "w"}) -> tensor<f32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %end = stablehlo.constant dense<40> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<f32>
  %0:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<2xf32>
  cond {
    %p = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %1 = stablehlo.dynamic_slice %w, %i, %zero, sizes = [1, 2] : (tensor<40x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x2xf32>) -> tensor<2xf32>
    %3 = stablehlo.multiply %a, %2 : tensor<2xf32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %3 : tensor<i32>, tensor<2xf32>
  }
  %s = stablehlo.reduce(%0#1 init: %none) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  return %s : tensor<f32>
}
trc.training_step @step loss(@scan) {learning_rate = 1.000000e-03 : f64}

// -----

// A gradient by hand stays, and none is made beside it.
// CHECK-LABEL: func.func private @mine(
// CHECK-LABEL: func.func private @by_hand(
// CHECK-NOT: func.func
// CHECK: trc.training_step
func.func private @mine(%x: tensor<f32> {trc.parameter = "x"}) -> tensor<f32> {
  %0 = stablehlo.sign %x : tensor<f32>
  return %0 : tensor<f32>
}
func.func private @by_hand(%x: tensor<f32> {trc.parameter = "x"}) -> (tensor<f32>, tensor<f32>) attributes {trc.gradient_of = @mine} {
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = stablehlo.sign %x : tensor<f32>
  return %0, %one : tensor<f32>, tensor<f32>
}
trc.training_step @step loss(@mine) {learning_rate = 1.000000e-03 : f64}

// -----

// What no gradient needs is not made: x comes into the loss as a step and as
// an index only.
// CHECK-LABEL: func.func private @steps.gradient(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>
// CHECK: stablehlo.floor
// CHECK: %[[LOSS:.*]] = stablehlo.reduce
// CHECK-NEXT: %[[ZEROS:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT: return %[[LOSS]], %[[ZEROS]]
func.func private @steps(%x: tensor<4xf32> {trc.parameter = "x"}) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.floor %x : tensor<4xf32>
  %1 = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xi32>
  %2 = stablehlo.convert %1 : (tensor<4xi32>) -> tensor<4xf32>
  %3 = stablehlo.add %0, %2 : tensor<4xf32>
  %4 = stablehlo.reduce(%3 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %4 : tensor<f32>
}
trc.training_step @step loss(@steps) {learning_rate = 1.000000e-03 : f64}
