// RUN: trc-opt --import %s | FileCheck %s
//
// Operations that take sizes as tensors, where types and constants say them.

// CHECK-LABEL: func.func @fixed
// CHECK: stablehlo.reshape %arg0 : (tensor<2x3xf32>) -> tensor<6xf32>
// CHECK: stablehlo.broadcast_in_dim %{{.*}}, dims = [1] : (tensor<6xf32>) -> tensor<4x6xf32>
// CHECK: stablehlo.iota dim = 1 : tensor<4x6xf32>
// CHECK: stablehlo.pad %{{.*}}, low = [1], high = [0], interior = [0]
// CHECK: stablehlo.slice %{{.*}} [1:5:2]
func.func @fixed(%x: tensor<2x3xf32>, %shape: tensor<1xi32>, %two: tensor<2xi32>, %zero: tensor<f32>)
    -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<7xf32>, tensor<2xf32>) {
  %one = stablehlo.constant dense<1> : tensor<1xi32>
  %none = stablehlo.constant dense<0> : tensor<1xi32>
  %five = stablehlo.constant dense<5> : tensor<1xi32>
  %steps = stablehlo.constant dense<2> : tensor<1xi32>
  %0 = stablehlo.dynamic_reshape %x, %shape : (tensor<2x3xf32>, tensor<1xi32>) -> tensor<6xf32>
  %1 = stablehlo.dynamic_broadcast_in_dim %0, %two, dims = [1] : (tensor<6xf32>, tensor<2xi32>) -> tensor<4x6xf32>
  %2 = stablehlo.dynamic_iota %two, dim = 1 : (tensor<2xi32>) -> tensor<4x6xf32>
  %3 = stablehlo.dynamic_pad %0, %zero, %one, %none, %none : (tensor<6xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<7xf32>
  %4 = stablehlo.real_dynamic_slice %3, %one, %five, %steps : (tensor<7xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xf32>
  return %1, %2, %3, %4 : tensor<4x6xf32>, tensor<4x6xf32>, tensor<7xf32>, tensor<2xf32>
}
