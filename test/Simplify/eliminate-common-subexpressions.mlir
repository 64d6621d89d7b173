// RUN: trc-opt %s --eliminate-common-subexpressions | FileCheck %s --implicit-check-not=value_number
// RUN: trc-opt %s --eliminate-common-subexpressions -o %t.ours
// RUN: trc-opt %s --cse -o %t.mlirs
// RUN: cmp %t.ours %t.mlirs

// Branches that compute the same become one, though they are written with values
// that have to become one first, and with work that nothing reads.
// CHECK-LABEL: func.func @equal
// CHECK-COUNT-1: stablehlo.add %arg1, %arg2
// CHECK: %[[C:.*]] = "stablehlo.if"(%arg0)
// CHECK-NOT: stablehlo.if
// CHECK: return %[[C]], %[[C]]
func.func @equal(%p: tensor<i1>, %x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %s = stablehlo.add %x, %y : tensor<4xf32>
  %t = stablehlo.add %y, %x : tensor<4xf32>
  %0 = "stablehlo.if"(%p) ({
    %a = stablehlo.multiply %s, %x : tensor<4xf32>
    stablehlo.return %a : tensor<4xf32>
  }, {
    stablehlo.return %y : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  %1 = "stablehlo.if"(%p) ({
    %a = stablehlo.multiply %t, %x : tensor<4xf32>
    stablehlo.return %a : tensor<4xf32>
  }, {
    stablehlo.return %y : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// Those that differ in what they read from outside, in a constant, or in which
// of two values they return, stay.
// CHECK-LABEL: func.func @different
// CHECK-COUNT-4: "stablehlo.if"(%arg0)
// CHECK-NOT: "stablehlo.if"
// CHECK: return
func.func @different(%p: tensor<i1>, %x: tensor<f32>, %y: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %0 = "stablehlo.if"(%p) ({
    %c = stablehlo.constant dense<1.0> : tensor<f32>
    %a = stablehlo.subtract %x, %c : tensor<f32>
    stablehlo.return %a : tensor<f32>
  }, {
    stablehlo.return %y : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  %1 = "stablehlo.if"(%p) ({
    %c = stablehlo.constant dense<2.0> : tensor<f32>
    %a = stablehlo.subtract %x, %c : tensor<f32>
    stablehlo.return %a : tensor<f32>
  }, {
    stablehlo.return %y : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  %2 = "stablehlo.if"(%p) ({
    %c = stablehlo.constant dense<1.0> : tensor<f32>
    %a = stablehlo.subtract %1, %c : tensor<f32>
    stablehlo.return %a : tensor<f32>
  }, {
    stablehlo.return %y : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  %3 = "stablehlo.if"(%p) ({
    %c = stablehlo.constant dense<1.0> : tensor<f32>
    %a = stablehlo.subtract %1, %c : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }, {
    stablehlo.return %y : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  return %0, %1, %2, %3 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}
