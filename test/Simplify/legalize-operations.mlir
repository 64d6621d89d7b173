// RUN: trc-opt %s --legalize-operations --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @square
// CHECK: stablehlo.multiply %[[X:.*]], %[[X]] : tensor<4xf32>
func.func @square(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = chlo.square %x : tensor<4xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// The body of a map works on whole tensors; its constants are spread.
// CHECK-LABEL: func.func @map
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>)
// CHECK: %[[C:.*]] = stablehlo.constant dense<2.000000e+00> : tensor<f32>
// CHECK: %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [] : (tensor<f32>) -> tensor<4xf32>
// CHECK: stablehlo.multiply %[[X]], %[[B]] : tensor<4xf32>
// CHECK-NOT: stablehlo.map
func.func @map(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.map"(%x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>):
    %c = stablehlo.constant dense<2.0> : tensor<f32>
    %s = stablehlo.multiply %a, %c : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// The false branch is branch 0.
// CHECK-LABEL: func.func @if
// CHECK: %[[I:.*]] = stablehlo.convert %{{.*}} : (tensor<i1>) -> tensor<i32>
// CHECK: "stablehlo.case"(%[[I]]) ({
// CHECK-NEXT: stablehlo.negate
// CHECK: }, {
// CHECK-NEXT: stablehlo.return
func.func @if(%p: tensor<i1>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %x : tensor<4xf32>
  }, {
    %1 = stablehlo.negate %x : tensor<4xf32>
    stablehlo.return %1 : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @is_inf
// CHECK: %[[A:.*]] = stablehlo.abs
// CHECK: stablehlo.compare EQ, %[[A]], %{{.*}}, FLOAT
func.func @is_inf(%x: tensor<4xf32>) -> tensor<4xi1> {
  %0 = chlo.is_inf %x : tensor<4xf32> -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

// Training normalises with the mean and variance that it computes.
// CHECK-LABEL: func.func @batch_norm
// CHECK: stablehlo.reduce
// CHECK: stablehlo.divide
// CHECK: stablehlo.reduce
// CHECK: stablehlo.sqrt
// CHECK-NOT: batch_norm
func.func @batch_norm(%x: tensor<2x3x4xf32>, %s: tensor<3xf32>, %o: tensor<3xf32>) -> tensor<2x3x4xf32> {
  %0, %1, %2 = "stablehlo.batch_norm_training"(%x, %s, %o) <{epsilon = 1.0e-5 : f32, feature_index = 1 : i64}>
      : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>)
  return %0 : tensor<2x3x4xf32>
}

// Factors of two types, as JAX prints them: the wider holds both.
// CHECK-LABEL: func.func @mixed_product
// CHECK: %[[X:.*]] = stablehlo.convert %{{.*}} : (tensor<2x3xbf16>) -> tensor<2x3xf32>
// CHECK: stablehlo.dot_general %{{.*}}, %[[X]],
// CHECK-SAME: (tensor<4x3xf32>, tensor<2x3xf32>) -> tensor<4x2xf32>
func.func @mixed_product(%g: tensor<4x3xf32>, %x: tensor<2x3xbf16>) -> tensor<4x2xf32> {
  %0 = stablehlo.dot_general %g, %x, contracting_dims = [1] x [1]
      : (tensor<4x3xf32>, tensor<2x3xbf16>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}

// Neither of f16 and bf16 holds the other.
// CHECK-LABEL: func.func @half_types
// CHECK-COUNT-2: stablehlo.convert %{{.*}} -> tensor<2x3xf32>
// CHECK: stablehlo.dot_general
// CHECK-SAME: (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x2xf16>
func.func @half_types(%x: tensor<2x3xf16>, %y: tensor<2x3xbf16>) -> tensor<2x2xf16> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [1]
      : (tensor<2x3xf16>, tensor<2x3xbf16>) -> tensor<2x2xf16>
  return %0 : tensor<2x2xf16>
}

// The upper half of a product is the product in twice the width.
// CHECK-LABEL: func.func @mulhi
// CHECK: %[[S:.*]] = stablehlo.constant dense<32> : tensor<4xui64>
// CHECK: %[[P:.*]] = stablehlo.multiply %{{.*}}, %{{.*}} : tensor<4xui64>
// CHECK: %[[H:.*]] = stablehlo.shift_right_logical %[[P]], %[[S]] : tensor<4xui64>
// CHECK: stablehlo.convert %[[H]] : (tensor<4xui64>) -> tensor<4xui32>
func.func @mulhi(%a: tensor<4xui32>, %b: tensor<4xui32>) -> tensor<4xui32> {
  %0 = chlo.mulhi %a, %b : tensor<4xui32>, tensor<4xui32> -> tensor<4xui32>
  return %0 : tensor<4xui32>
}

// Narrow floats are computed in f32; polygamma by zeta, zeta by powers.
// CHECK-LABEL: func.func @polygamma
// CHECK-NOT: chlo.polygamma
// CHECK-NOT: chlo.zeta
// CHECK: stablehlo.power %{{.*}}, %{{.*}} : tensor<4xf32>
// CHECK: stablehlo.convert %{{.*}} : (tensor<4xf32>) -> tensor<4xbf16>
// CHECK-NEXT: return
func.func @polygamma(%n: tensor<4xbf16>, %x: tensor<4xbf16>) -> tensor<4xbf16> {
  %0 = chlo.polygamma %n, %x : tensor<4xbf16>, tensor<4xbf16> -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

// Bessel's function has a series on either side of 8.
// CHECK-LABEL: func.func @bessel
// CHECK: stablehlo.select
// CHECK-NOT: chlo.bessel_i1e
// CHECK: return
func.func @bessel(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = chlo.bessel_i1e %x : tensor<4xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Rows of each group meet its matrix: of the others they are zero.
// CHECK-LABEL: func.func @ragged_dot
// CHECK: %[[E:.*]] = stablehlo.select %{{.*}}, %{{.*}}, %{{.*}} : tensor<2x6x4xi1>, tensor<2x6x4xf32>
// CHECK: stablehlo.dot_general %[[E]], %arg1, contracting_dims = [2, 0] x [1, 0], precision = [HIGHEST, HIGHEST]
// CHECK-NOT: chlo
func.func @ragged_dot(%x: tensor<6x4xf32>, %w: tensor<2x4x3xf32>, %n: tensor<2xi32>) -> tensor<6x3xf32> {
  %0 = "chlo.ragged_dot"(%x, %w, %n) <{precision_config = [#chlo<precision HIGHEST>, #chlo<precision HIGHEST>], ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<6x4xf32>, tensor<2x4x3xf32>, tensor<2xi32>) -> tensor<6x3xf32>
  return %0 : tensor<6x3xf32>
}

// A loop over slices.
// CHECK-LABEL: func.func @scan
// CHECK: %[[L:.*]]:3 = stablehlo.while
// CHECK: stablehlo.dynamic_slice %arg0
// CHECK: stablehlo.add
// CHECK: stablehlo.dynamic_update_slice
// CHECK: return %[[L]]#1, %[[L]]#2
func.func @scan(%x: tensor<2x3xf32>, %z: tensor<2xf32>) -> (tensor<2x3xf32>, tensor<2xf32>) {
  %0:2 = chlo.scan(%x) inits (%z) dimension = 1 {
  ^bb0(%i: tensor<2xf32>, %c: tensor<2xf32>):
    %1 = stablehlo.add %i, %c : tensor<2xf32>
    stablehlo.return %1, %1 : tensor<2xf32>, tensor<2xf32>
  } : (tensor<2x3xf32>, tensor<2xf32>) -> (tensor<2x3xf32>, tensor<2xf32>)
  return %0#0, %0#1 : tensor<2x3xf32>, tensor<2xf32>
}
