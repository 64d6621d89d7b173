// Biases and divisions that are not raised, and the reason.
// Printed by JAX 0.10.2: test/Raise/forms.py
// RUN: trc-opt --split-input-file --verify-diagnostics \
// RUN:   --pass-pipeline='builtin.module(phase-simplify,func.func(convert-dots-to-contract,raise-attention{remarks}))' %s -o /dev/null

// A bias with a gradient.
func.func @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>, %arg3: tensor<1x2x4x4xf32>) -> (tensor<2x4x2x4xf32>, tensor<1x2x4x4xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %2 = stablehlo.divide %0, %1 : tensor<2x2x4x4xf32>
  %3 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1, 2, 3] : (tensor<1x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %4 = stablehlo.add %2, %3 : tensor<2x2x4x4xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
  %7 = stablehlo.maximum %6, %5 : tensor<2x2x4xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %10 = stablehlo.subtract %4, %9 : tensor<2x2x4x4xf32>
  // expected-remark @+1 {{attention not raised: what is added to the scores has a gradient, by 'stablehlo.reduce'}}
  %11 = stablehlo.exponential %10 : tensor<2x2x4x4xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %12 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %15 = stablehlo.divide %11, %14 : tensor<2x2x4x4xf32>
  %16 = stablehlo.multiply %13, %13 : tensor<2x2x4x1xf32>
  %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x2x4x1xf32>
  %18 = stablehlo.divide %17, %16 : tensor<2x2x4x1xf32>
  %19 = stablehlo.dot_general %arg2, %15, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %20 = stablehlo.transpose %19, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %21 = stablehlo.sine %20 : tensor<2x4x2x4xf32>
  %22 = stablehlo.transpose %21, dims = [0, 2, 3, 1] : (tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %23 = stablehlo.dot_general %22, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %24 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %25 = stablehlo.multiply %23, %24 : tensor<2x2x4x4xf32>
  %26 = stablehlo.multiply %25, %11 : tensor<2x2x4x4xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %27 = stablehlo.reduce(%26 init: %cst_4) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %28 = stablehlo.reshape %27 : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %29 = stablehlo.negate %28 : tensor<2x2x4x1xf32>
  %30 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %31 = stablehlo.divide %23, %30 : tensor<2x2x4x4xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %32 = stablehlo.reduce(%29 init: %cst_5) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x1xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x4xf32>
  %34 = stablehlo.add %31, %33 : tensor<2x2x4x4xf32>
  %35 = stablehlo.multiply %34, %11 : tensor<2x2x4x4xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %36 = stablehlo.reduce(%35 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x4x4xf32>
  %37 = stablehlo.reshape %36 : (tensor<2x4x4xf32>) -> tensor<1x2x4x4xf32>
  return %20, %37 : tensor<2x4x2x4xf32>, tensor<1x2x4x4xf32>
}

// -----

// Added before and after.
func.func @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>, %arg3: tensor<2x4xi1>) -> (tensor<2x4x2x4xf32>) {
  %cst = stablehlo.constant dense<[[[[-1.59563613, -1.03720582, -0.37810725, 2.53230572], [0.95567888, -0.111451678, 0.711999595, 2.05743623], [-0.233743921, -0.366413355, 1.21194351, 0.494175494], [0.671333134, -0.508222401, 1.92420316, 1.70959079]]], [[[0.565947771, 0.684289813, -2.02726078, 0.637709796], [-0.19410859, 0.433905721, 0.682459414, -0.341291755], [-1.69048178, 0.367874563, -0.741383672, -0.330194086], [-0.60450983, -0.341574252, -2.30952096, 1.21694708]]]]> : tensor<2x1x4x4xf32>
  %c = stablehlo.constant dense<[[true, false, false, false], [true, true, false, false], [true, true, true, false], [true, true, true, true]]> : tensor<4x4xi1>
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %2 = stablehlo.divide %0, %1 : tensor<2x2x4x4xf32>
  %3 = stablehlo.broadcast_in_dim %cst, dims = [0, 1, 2, 3] : (tensor<2x1x4x4xf32>) -> tensor<2x2x4x4xf32>
  %4 = stablehlo.add %2, %3 : tensor<2x2x4x4xf32>
  %cst_1 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
  %5 = call @_where(%c, %4, %cst_1) : (tensor<4x4xi1>, tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4x4xf32>
  %6 = stablehlo.broadcast_in_dim %arg3, dims = [0, 3] : (tensor<2x4xi1>) -> tensor<2x1x1x4xi1>
  %7 = stablehlo.convert %6 : (tensor<2x1x1x4xi1>) -> tensor<2x1x1x4xf32>
  %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x1x1x4xf32>
  %9 = stablehlo.subtract %8, %7 : tensor<2x1x1x4xf32>
  %cst_3 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x1x1x4xf32>
  %11 = stablehlo.multiply %9, %10 : tensor<2x1x1x4xf32>
  %12 = stablehlo.convert %11 : tensor<2x1x1x4xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2, 3] : (tensor<2x1x1x4xf32>) -> tensor<2x2x4x4xf32>
  %14 = stablehlo.add %5, %13 : tensor<2x2x4x4xf32>
  %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %15 = stablehlo.reduce(%14 init: %cst_4) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
  %17 = stablehlo.maximum %16, %15 : tensor<2x2x4xf32>
  %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %20 = stablehlo.subtract %14, %19 : tensor<2x2x4x4xf32>
  // expected-remark @+1 {{attention not raised: a part of what is added to the scores}}
  %21 = stablehlo.exponential %20 : tensor<2x2x4x4xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %22 = stablehlo.reduce(%21 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %25 = stablehlo.divide %21, %24 : tensor<2x2x4x4xf32>
  %26 = stablehlo.dot_general %arg2, %25, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %27 = stablehlo.transpose %26, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  return %27 : tensor<2x4x2x4xf32>
}
func.func private @_where(%arg0: tensor<4x4xi1>, %arg1: tensor<2x2x4x4xf32>, %arg2: tensor<f32>) -> tensor<2x2x4x4xf32> {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x2x4x4xi1>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %3 : tensor<2x2x4x4xf32>
}

// -----

// The sum divides the result.
func.func @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>) -> (tensor<2x4x2x4xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  // expected-remark @+1 {{attention not raised: the weights are also used by 'func.return'}}
  %1 = stablehlo.exponential %0 : tensor<2x2x4x4xf32>
  %2 = stablehlo.dot_general %arg2, %1, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %3 = stablehlo.transpose %2, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %5 = stablehlo.transpose %4, dims = [0, 2, 1] : (tensor<2x2x4xf32>) -> tensor<2x4x2xf32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<2x4x2xf32>) -> tensor<2x4x2x1xf32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2, 3] : (tensor<2x4x2x1xf32>) -> tensor<2x4x2x4xf32>
  %8 = stablehlo.divide %3, %7 : tensor<2x4x2x4xf32>
  return %8 : tensor<2x4x2x4xf32>
}
