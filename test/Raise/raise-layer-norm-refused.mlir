// What is not a layer norm for us, and why.
// Printed by JAX 0.10.2: test/Raise/forms.py
// RUN: trc-opt --split-input-file --verify-diagnostics \
// RUN:   --pass-pipeline='builtin.module(phase-simplify,func.func(raise-layer-norm{remarks}))' %s -o /dev/null

// No gain.
func.func @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>) -> (tensor<2x4x8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<2x4xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %3 = stablehlo.divide %1, %2 : tensor<2x4x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x8xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<2x4x8xf32>
  %6 = stablehlo.multiply %5, %5 : tensor<2x4x8xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<2x4xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %10 = stablehlo.divide %8, %9 : tensor<2x4x1xf32>
  %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
  %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %12 = stablehlo.add %10, %11 : tensor<2x4x1xf32>
  // expected-remark @+1 {{layer norm not raised: the normalised input is not multiplied by a gain}}
  %13 = stablehlo.rsqrt %12 : tensor<2x4x1xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x8xf32>
  %15 = stablehlo.multiply %5, %14 : tensor<2x4x8xf32>
  return %15, %arg1, %arg2 : tensor<2x4x8xf32>, tensor<8xf32>, tensor<8xf32>
}
