// RUN: trc-opt %s --fold-constants="max-elements=8" | FileCheck %s

// Operations on constants are evaluated, and what reads them too.
// CHECK-LABEL: func.func @chain
// CHECK: %[[C:.*]] = stablehlo.constant dense<[3, 5, 7]> : tensor<3xi32>
// CHECK: return %[[C]]
func.func @chain() -> tensor<3xi32> {
  %a = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %b = stablehlo.constant dense<1> : tensor<3xi32>
  %0 = stablehlo.add %a, %a : tensor<3xi32>
  %1 = stablehlo.add %0, %b : tensor<3xi32>
  return %1 : tensor<3xi32>
}

// Splats fold whatever their size.
// CHECK-LABEL: func.func @splat
// CHECK: stablehlo.constant dense<6.000000e+00> : tensor<1000x1000xf32>
// CHECK-NOT: stablehlo.multiply
func.func @splat() -> tensor<1000x1000xf32> {
  %a = stablehlo.constant dense<2.0> : tensor<1000x1000xf32>
  %b = stablehlo.constant dense<3.0> : tensor<1000x1000xf32>
  %0 = stablehlo.multiply %a, %b : tensor<1000x1000xf32>
  return %0 : tensor<1000x1000xf32>
}

// Results beyond the bound, iotas and broadcasts stay.
// CHECK-LABEL: func.func @large
// CHECK: stablehlo.concatenate
// CHECK: stablehlo.iota
// CHECK: stablehlo.broadcast_in_dim
func.func @large() -> (tensor<10xi32>, tensor<4xi32>, tensor<2x3xi32>) {
  %a = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  %b = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %0 = stablehlo.concatenate %a, %a, dim = 0 : (tensor<5xi32>, tensor<5xi32>) -> tensor<10xi32>
  %1 = stablehlo.iota dim = 0 : tensor<4xi32>
  %2 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<3xi32>) -> tensor<2x3xi32>
  return %0, %1, %2 : tensor<10xi32>, tensor<4xi32>, tensor<2x3xi32>
}

// What is computed from them folds when it is small.
// CHECK-LABEL: func.func @from_iota
// CHECK: stablehlo.constant dense<6> : tensor<i32>
// CHECK-NOT: stablehlo.reduce
func.func @from_iota() -> tensor<i32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.iota dim = 0 : tensor<4xi32>
  %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
  return %1 : tensor<i32>
}

// A barrier hides its operand, constant or not.
// CHECK-LABEL: func.func @barrier
// CHECK: %[[B:.*]] = stablehlo.optimization_barrier
// CHECK: stablehlo.negate %[[B]]
func.func @barrier() -> tensor<f32> {
  %a = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = stablehlo.optimization_barrier %a : tensor<f32>
  %1 = stablehlo.negate %0 : tensor<f32>
  return %1 : tensor<f32>
}
