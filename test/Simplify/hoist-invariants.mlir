// RUN: trc-opt %s --hoist-invariants | FileCheck %s

// What depends on nothing in the loop is computed before it, with its
// constants; what is larger than what it reads stays.
// CHECK-LABEL: func.func @hoist
// CHECK: %[[C:.*]] = stablehlo.constant dense<2.000000e+00>
// CHECK: %[[M:.*]] = stablehlo.multiply %{{.*}}, %[[C]]
// CHECK: stablehlo.while
// CHECK: } do {
// CHECK: stablehlo.broadcast_in_dim
// CHECK: stablehlo.add %{{.*}}, %[[M]]
func.func @hoist(%x: tensor<4xf32>, %n: tensor<i32>, %r: tensor<1024xf32>) -> (tensor<4xf32>, tensor<64x1024xf32>) {
  %big = stablehlo.constant dense<0.0> : tensor<64x1024xf32>
  %0:3 = stablehlo.while(%i = %n, %y = %x, %z = %big) : tensor<i32>, tensor<4xf32>, tensor<64x1024xf32>
  cond {
    %ten = stablehlo.constant dense<10> : tensor<i32>
    %p = stablehlo.compare LT, %i, %ten, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %c = stablehlo.constant dense<2.0> : tensor<4xf32>
    %m = stablehlo.multiply %x, %c : tensor<4xf32>
    %b = stablehlo.broadcast_in_dim %r, dims = [1] : (tensor<1024xf32>) -> tensor<64x1024xf32>
    %j = stablehlo.add %i, %i : tensor<i32>
    %s = stablehlo.add %y, %m : tensor<4xf32>
    %t = stablehlo.add %z, %b : tensor<64x1024xf32>
    stablehlo.return %j, %s, %t : tensor<i32>, tensor<4xf32>, tensor<64x1024xf32>
  }
  return %0#1, %0#2 : tensor<4xf32>, tensor<64x1024xf32>
}
