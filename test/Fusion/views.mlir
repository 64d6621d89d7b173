// RUN: trc-opt %s --fuse-operations | FileCheck %s

// What a group reads is not computed again for a change of shape, which is no kernel: no function is
// left outside.
// CHECK-LABEL: func.func @kept_through_a_view
// CHECK-NOT: {{^ {4}%.* = stablehlo.tanh}}
// CHECK: return
func.func @kept_through_a_view(%f: tensor<32x128xf32>, %c0: tensor<32x128xf32>, %i: tensor<32x128xf32>, %g: tensor<32x128xf32>, %raw: tensor<32x512xf32>,
    %cache: tensor<64x32x128xf32>, %at: tensor<i32>)
    -> (tensor<32x128xf32>, tensor<32x128xf32>, tensor<64x32x128xf32>, tensor<64x32x128xf32>, tensor<64x32x128xf32>, tensor<64x32x128xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1.0> : tensor<32x128xf32>
  %c1 = stablehlo.multiply %f, %c0 : tensor<32x128xf32>
  %c2 = stablehlo.multiply %i, %g : tensor<32x128xf32>
  %c = stablehlo.add %c1, %c2 : tensor<32x128xf32>
  %s = stablehlo.slice %raw [0:32, 384:512] : (tensor<32x512xf32>) -> tensor<32x128xf32>
  %o = stablehlo.logistic %s : tensor<32x128xf32>
  %t = stablehlo.tanh %c : tensor<32x128xf32>
  %d = stablehlo.subtract %one, %t : tensor<32x128xf32>
  %h = stablehlo.multiply %o, %t : tensor<32x128xf32>
  %k0 = stablehlo.reshape %d : (tensor<32x128xf32>) -> tensor<1x32x128xf32>
  %n0 = stablehlo.dynamic_update_slice %cache, %k0, %at, %zero, %zero : (tensor<64x32x128xf32>, tensor<1x32x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<64x32x128xf32>
  %k1 = stablehlo.reshape %h : (tensor<32x128xf32>) -> tensor<1x32x128xf32>
  %n1 = stablehlo.dynamic_update_slice %cache, %k1, %at, %zero, %zero : (tensor<64x32x128xf32>, tensor<1x32x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<64x32x128xf32>
  %k2 = stablehlo.reshape %t : (tensor<32x128xf32>) -> tensor<1x32x128xf32>
  %n2 = stablehlo.dynamic_update_slice %cache, %k2, %at, %zero, %zero : (tensor<64x32x128xf32>, tensor<1x32x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<64x32x128xf32>
  %k3 = stablehlo.reshape %o : (tensor<32x128xf32>) -> tensor<1x32x128xf32>
  %n3 = stablehlo.dynamic_update_slice %cache, %k3, %at, %zero, %zero : (tensor<64x32x128xf32>, tensor<1x32x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<64x32x128xf32>
  return %h, %c, %n0, %n1, %n2, %n3 : tensor<32x128xf32>, tensor<32x128xf32>, tensor<64x32x128xf32>, tensor<64x32x128xf32>, tensor<64x32x128xf32>, tensor<64x32x128xf32>
}
