// RUN: trc-opt %s --sink-transposes | FileCheck %s

// Two transposes above become one below.
// CHECK-LABEL: func.func @two_to_one
// CHECK-SAME: (%[[X:.*]]: tensor<3x4xf32>, %[[Y:.*]]: tensor<3x4xf32>)
// CHECK-NEXT: %[[A:.*]] = stablehlo.add %[[X]], %[[Y]]
// CHECK-NEXT: stablehlo.transpose %[[A]]
func.func @two_to_one(%x: tensor<3x4xf32>, %y: tensor<3x4xf32>) -> tensor<4x3xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
  %1 = stablehlo.transpose %y, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
  %2 = stablehlo.add %0, %1 : tensor<4x3xf32>
  return %2 : tensor<4x3xf32>
}

// A transpose meets its inverse below the operation, and both are gone.
// CHECK-LABEL: func.func @cancel
// CHECK-SAME: (%[[X:.*]]: tensor<3x4xf32>)
// CHECK-NEXT: %[[E:.*]] = stablehlo.exponential %[[X]]
// CHECK-NEXT: return %[[E]]
func.func @cancel(%x: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
  %1 = stablehlo.exponential %0 : tensor<4x3xf32>
  %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
  return %2 : tensor<3x4xf32>
}

// The lower transpose rises to cancel one; the other operand gets it.
// CHECK-LABEL: func.func @rise
// CHECK-SAME: (%[[X:.*]]: tensor<3x4xf32>, %[[Y:.*]]: tensor<4x3xf32>)
// CHECK-NEXT: %[[T:.*]] = stablehlo.transpose %[[Y]]
// CHECK-NEXT: stablehlo.add %[[X]], %[[T]]
// CHECK-NEXT: return
func.func @rise(%x: tensor<3x4xf32>, %y: tensor<4x3xf32>) -> tensor<3x4xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
  %1 = stablehlo.add %0, %y : tensor<4x3xf32>
  %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
  return %2 : tensor<3x4xf32>
}

// A lone transpose stays where it is.
// CHECK-LABEL: func.func @stay
// CHECK-NEXT: stablehlo.transpose
// CHECK-NEXT: stablehlo.exponential
func.func @stay(%x: tensor<3x4xf32>) -> tensor<4x3xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
  %1 = stablehlo.exponential %0 : tensor<4x3xf32>
  return %1 : tensor<4x3xf32>
}

// A reduction takes a transpose in where the kept dimensions stay in order.
// CHECK-LABEL: func.func @reduce
// CHECK: stablehlo.reduce(%{{.*}} init: %{{.*}}) applies stablehlo.add across dimensions = [0] : (tensor<3x4xf32>
func.func @reduce(%x: tensor<3x4xf32>) -> tensor<4xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
  %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// Statistics of rows lose the dimension of one that JAX keeps.
// CHECK-LABEL: func.func @unit
// CHECK-NEXT: %[[C:.*]] = stablehlo.constant dense<5.000000e-01> : tensor<3xf32>
// CHECK-NEXT: %[[M:.*]] = stablehlo.multiply %{{.*}}, %[[C]] : tensor<3xf32>
// CHECK-NEXT: stablehlo.rsqrt %[[M]] : tensor<3xf32>
// CHECK-NEXT: return
func.func @unit(%x: tensor<3xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<0.5> : tensor<3x1xf32>
  %0 = stablehlo.reshape %x : (tensor<3xf32>) -> tensor<3x1xf32>
  %1 = stablehlo.multiply %0, %c : tensor<3x1xf32>
  %2 = stablehlo.rsqrt %1 : tensor<3x1xf32>
  %3 = stablehlo.reshape %2 : (tensor<3x1xf32>) -> tensor<3xf32>
  return %3 : tensor<3xf32>
}
