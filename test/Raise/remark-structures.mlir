// RUN: trc-opt %s --remark-structures --verify-diagnostics | trc-opt --remark-structures 2>&1 | FileCheck %s

// What was recognised is said of each, and the program is left as it is.
// CHECK: remark: recognised an embedding
// CHECK: remark: recognised a layer norm
// CHECK-LABEL: func.func @norm
// CHECK: trc.embedding
// CHECK: trc.layer_norm
func.func @norm(%table: tensor<7x4xf32>, %ids: tensor<3xi32>, %gain: tensor<4xf32>, %bias: tensor<4xf32>) -> tensor<3x4xf32> {
  // expected-remark@+1 {{recognised an embedding}}
  %x = trc.embedding %table, %ids : (tensor<7x4xf32>, tensor<3xi32>) -> tensor<3x4xf32>
  // expected-remark@+1 {{recognised a layer norm}}
  %y:3 = trc.layer_norm(%x, %gain, %bias) {epsilon = 1.0e-5 : f64} : (tensor<3x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<3x4xf32>, tensor<3xf32>, tensor<3xf32>)
  return %y#0 : tensor<3x4xf32>
}
