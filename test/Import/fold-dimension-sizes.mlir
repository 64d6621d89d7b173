// RUN: trc-opt --import %s | FileCheck %s
//
// The size of a fixed dimension is a constant, in the form that JAX prints and in
// the generic form of a dump.

// CHECK-LABEL: func.func @sizes
// CHECK-DAG: %[[A:.+]] = stablehlo.constant dense<3> : tensor<i32>
// CHECK-DAG: %[[B:.+]] = stablehlo.constant dense<5> : tensor<i32>
// CHECK-DAG: %[[C:.+]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK: return %[[A]], %[[B]], %[[C]]
func.func @sizes(%x: tensor<3x5xf32>, %y: tensor<0xi8>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
  %0 = stablehlo.get_dimension_size %x, dim = 0 : (tensor<3x5xf32>) -> tensor<i32>
  %1 = "stablehlo.get_dimension_size"(%x) {dimension = 1 : i64} : (tensor<3x5xf32>) -> tensor<i32>
  %2 = stablehlo.get_dimension_size %y, dim = 0 : (tensor<0xi8>) -> tensor<i32>
  return %0, %1, %2 : tensor<i32>, tensor<i32>, tensor<i32>
}
