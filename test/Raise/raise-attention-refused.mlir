// What is not attention for us, and the reason.
// Printed by JAX 0.10.2: test/Raise/forms.py
// RUN: trc-opt --split-input-file --verify-diagnostics \
// RUN:   --pass-pipeline='builtin.module(phase-simplify,func.func(convert-dots-to-contract,raise-attention{remarks}))' %s -o /dev/null

// Scores are capped.
func.func @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>) -> (tensor<2x4x2x4xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %1 = stablehlo.tanh %0 : tensor<2x2x4x4xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
  %4 = stablehlo.maximum %3, %2 : tensor<2x2x4xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %7 = stablehlo.subtract %1, %6 : tensor<2x2x4x4xf32>
  // expected-remark @+1 {{attention not raised: the scores pass through 'stablehlo.tanh'}}
  %8 = stablehlo.exponential %7 : tensor<2x2x4x4xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %12 = stablehlo.divide %8, %11 : tensor<2x2x4x4xf32>
  %13 = stablehlo.dot_general %arg2, %12, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %14 = stablehlo.transpose %13, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  return %14 : tensor<2x4x2x4xf32>
}

// -----

// The weights are a result.
func.func @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>) -> (tensor<2x4x2x4xf32>, tensor<2x2x4x4xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
  %3 = stablehlo.maximum %2, %1 : tensor<2x2x4xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %6 = stablehlo.subtract %0, %5 : tensor<2x2x4x4xf32>
  // expected-remark @+1 {{attention not raised: the weights are also used by 'func.return'}}
  %7 = stablehlo.exponential %6 : tensor<2x2x4x4xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %11 = stablehlo.divide %7, %10 : tensor<2x2x4x4xf32>
  %12 = stablehlo.dot_general %arg2, %11, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %13 = stablehlo.transpose %12, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  return %13, %11 : tensor<2x4x2x4xf32>, tensor<2x2x4x4xf32>
}

// -----

// Dropout that keeps what lies above.
func.func @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>, %arg3: tensor<2xui32>) -> (tensor<2x4x2x4xf32>) {
  %c = stablehlo.constant dense<[[true, false, false, false], [true, true, false, false], [true, true, true, false], [true, true, true, true]]> : tensor<4x4xi1>
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<2x2x4x4xf32>
  %cst_0 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
  %3 = call @_where(%c, %2, %cst_0) : (tensor<4x4xi1>, tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4x4xf32>
  %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
  %6 = stablehlo.maximum %5, %4 : tensor<2x2x4xf32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %9 = stablehlo.subtract %3, %8 : tensor<2x2x4x4xf32>
  // expected-remark @+1 {{dropout does not keep where random bits are below a constant}}
  %10 = stablehlo.exponential %9 : tensor<2x2x4x4xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.reduce(%10 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %14 = stablehlo.divide %10, %13 : tensor<2x2x4x4xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %15 = call @_uniform(%arg3, %cst_4, %cst_5) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<2x2x4x4xf32>
  %cst_6 = stablehlo.constant dense<3.000000e-01> : tensor<f32>
  %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %17 = stablehlo.compare GE, %15, %16, FLOAT : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xi1>
  %cst_7 = stablehlo.constant dense<0.699999988> : tensor<f32>
  %18 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %19 = stablehlo.divide %14, %18 : tensor<2x2x4x4xf32>
  %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %20 = call @_where_0(%17, %19, %cst_8) : (tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4x4xf32>
  %21 = stablehlo.dot_general %arg2, %20, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %22 = stablehlo.transpose %21, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  return %22 : tensor<2x4x2x4xf32>
}
func.func private @_where(%arg0: tensor<4x4xi1>, %arg1: tensor<2x2x4x4xf32>, %arg2: tensor<f32>) -> tensor<2x2x4x4xf32> {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x2x4x4xi1>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %3 : tensor<2x2x4x4xf32>
}
func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x2x4x4xf32> {
  %0 = stablehlo.convert %arg1 : tensor<f32>
  %1 = stablehlo.convert %arg2 : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
  %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
  %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
  %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
  %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
  %8 = stablehlo.iota dim = 0 : tensor<2x2x4x4xui64>
  %9 = stablehlo.iota dim = 1 : tensor<2x2x4x4xui64>
  %10 = stablehlo.iota dim = 2 : tensor<2x2x4x4xui64>
  %11 = stablehlo.iota dim = 3 : tensor<2x2x4x4xui64>
  %c = stablehlo.constant dense<32> : tensor<ui64>
  %12 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2x2x4x4xui64>
  %13 = stablehlo.multiply %12, %8 : tensor<2x2x4x4xui64>
  %c_0 = stablehlo.constant dense<16> : tensor<ui64>
  %14 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2x2x4x4xui64>
  %15 = stablehlo.multiply %14, %9 : tensor<2x2x4x4xui64>
  %c_1 = stablehlo.constant dense<4> : tensor<ui64>
  %16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<2x2x4x4xui64>
  %17 = stablehlo.multiply %16, %10 : tensor<2x2x4x4xui64>
  %c_2 = stablehlo.constant dense<1> : tensor<ui64>
  %18 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<2x2x4x4xui64>
  %19 = stablehlo.multiply %18, %11 : tensor<2x2x4x4xui64>
  %20 = stablehlo.add %13, %15 : tensor<2x2x4x4xui64>
  %21 = stablehlo.add %20, %17 : tensor<2x2x4x4xui64>
  %22 = stablehlo.add %21, %19 : tensor<2x2x4x4xui64>
  %c_3 = stablehlo.constant dense<32> : tensor<ui64>
  %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<2x2x4x4xui64>
  %24 = stablehlo.shift_right_logical %22, %23 : tensor<2x2x4x4xui64>
  %25 = stablehlo.convert %22 : (tensor<2x2x4x4xui64>) -> tensor<2x2x4x4xui32>
  %26 = stablehlo.convert %24 : (tensor<2x2x4x4xui64>) -> tensor<2x2x4x4xui32>
  %27:2 = call @threefry2x32(%5, %7, %26, %25) : (tensor<ui32>, tensor<ui32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>) -> (tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>)
  %28 = stablehlo.xor %27#0, %27#1 : tensor<2x2x4x4xui32>
  %c_4 = stablehlo.constant dense<9> : tensor<ui32>
  %29 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %30 = stablehlo.shift_right_logical %28, %29 : tensor<2x2x4x4xui32>
  %c_5 = stablehlo.constant dense<1065353216> : tensor<ui32>
  %31 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %32 = stablehlo.or %30, %31 : tensor<2x2x4x4xui32>
  %33 = stablehlo.bitcast_convert %32 : (tensor<2x2x4x4xui32>) -> tensor<2x2x4x4xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %34 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %35 = stablehlo.subtract %33, %34 : tensor<2x2x4x4xf32>
  %36 = stablehlo.subtract %3, %2 : tensor<1x1x1x1xf32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<2x2x4x4xf32>
  %38 = stablehlo.multiply %35, %37 : tensor<2x2x4x4xf32>
  %39 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<2x2x4x4xf32>
  %40 = stablehlo.add %38, %39 : tensor<2x2x4x4xf32>
  %41 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<2x2x4x4xf32>
  %42 = stablehlo.maximum %41, %40 : tensor<2x2x4x4xf32>
  return %42 : tensor<2x2x4x4xf32>
}
func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2x2x4x4xui32>, %arg3: tensor<2x2x4x4xui32>) -> (tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>) {
  %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
  %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
  %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
  %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
  %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
  %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %3 = stablehlo.add %arg2, %2 : tensor<2x2x4x4xui32>
  %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %5 = stablehlo.add %arg3, %4 : tensor<2x2x4x4xui32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  cond {
    %c_12 = stablehlo.constant dense<5> : tensor<i32>
    %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  } do {
    %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
    stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  return %6#2, %6#3 : tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>
}
func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<2x2x4x4xui32>, %arg2: tensor<2x2x4x4xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.add %arg0, %c : tensor<i32>
  %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
  %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
  %3 = stablehlo.add %arg1, %arg2 : tensor<2x2x4x4xui32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %5 = stablehlo.shift_left %arg2, %4 : tensor<2x2x4x4xui32>
  %c_0 = stablehlo.constant dense<32> : tensor<ui32>
  %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2x2x4x4xui32>
  %9 = stablehlo.or %5, %8 : tensor<2x2x4x4xui32>
  %10 = stablehlo.xor %3, %9 : tensor<2x2x4x4xui32>
  %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
  %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
  %13 = stablehlo.add %3, %10 : tensor<2x2x4x4xui32>
  %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %15 = stablehlo.shift_left %10, %14 : tensor<2x2x4x4xui32>
  %c_1 = stablehlo.constant dense<32> : tensor<ui32>
  %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %18 = stablehlo.shift_right_logical %10, %17 : tensor<2x2x4x4xui32>
  %19 = stablehlo.or %15, %18 : tensor<2x2x4x4xui32>
  %20 = stablehlo.xor %13, %19 : tensor<2x2x4x4xui32>
  %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
  %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
  %23 = stablehlo.add %13, %20 : tensor<2x2x4x4xui32>
  %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %25 = stablehlo.shift_left %20, %24 : tensor<2x2x4x4xui32>
  %c_2 = stablehlo.constant dense<32> : tensor<ui32>
  %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
  %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %28 = stablehlo.shift_right_logical %20, %27 : tensor<2x2x4x4xui32>
  %29 = stablehlo.or %25, %28 : tensor<2x2x4x4xui32>
  %30 = stablehlo.xor %23, %29 : tensor<2x2x4x4xui32>
  %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
  %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
  %33 = stablehlo.add %23, %30 : tensor<2x2x4x4xui32>
  %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %35 = stablehlo.shift_left %30, %34 : tensor<2x2x4x4xui32>
  %c_3 = stablehlo.constant dense<32> : tensor<ui32>
  %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %38 = stablehlo.shift_right_logical %30, %37 : tensor<2x2x4x4xui32>
  %39 = stablehlo.or %35, %38 : tensor<2x2x4x4xui32>
  %40 = stablehlo.xor %33, %39 : tensor<2x2x4x4xui32>
  %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %42 = stablehlo.add %33, %41 : tensor<2x2x4x4xui32>
  %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %44 = stablehlo.add %40, %43 : tensor<2x2x4x4xui32>
  %c_4 = stablehlo.constant dense<1> : tensor<i32>
  %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
  %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
  %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %48 = stablehlo.add %44, %47 : tensor<2x2x4x4xui32>
  return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2x2x4x4xui32>, tensor<2x2x4x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
}
func.func private @_where_0(%arg0: tensor<2x2x4x4xi1>, %arg1: tensor<2x2x4x4xf32>, %arg2: tensor<f32>) -> tensor<2x2x4x4xf32> {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %2 : tensor<2x2x4x4xf32>
}

// -----

// Dropout by the bits of older versions of JAX.
func.func @form(%arg0: tensor<2x4x2x4xf32>, %arg1: tensor<2x4x2x4xf32>, %arg2: tensor<2x4x2x4xf32>, %arg3: tensor<2xui32>) -> (tensor<2x4x2x4xf32>) {
  %c = stablehlo.constant dense<[[true, false, false, false], [true, true, false, false], [true, true, true, false], [true, true, true, true]]> : tensor<4x4xi1>
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x4xf32>
  %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<2x2x4x4xf32>
  %cst_0 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
  %3 = call @_where(%c, %2, %cst_0) : (tensor<4x4xi1>, tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4x4xf32>
  %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x4xf32>
  %6 = stablehlo.maximum %5, %4 : tensor<2x2x4xf32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %9 = stablehlo.subtract %3, %8 : tensor<2x2x4x4xf32>
  // expected-remark @+1 {{drawn neither by rng_bit_generator nor by jax.random}}
  %10 = stablehlo.exponential %9 : tensor<2x2x4x4xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.reduce(%10 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2, 3] : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x4xf32>
  %14 = stablehlo.divide %10, %13 : tensor<2x2x4x4xf32>
  %cst_4 = stablehlo.constant dense<0.699999988> : tensor<f32>
  %15 = call @_bernoulli(%arg3, %cst_4) : (tensor<2xui32>, tensor<f32>) -> tensor<2x2x4x4xi1>
  %cst_5 = stablehlo.constant dense<0.699999988> : tensor<f32>
  %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %17 = stablehlo.divide %14, %16 : tensor<2x2x4x4xf32>
  %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %18 = call @_where_0(%15, %17, %cst_6) : (tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>, tensor<f32>) -> tensor<2x2x4x4xf32>
  %19 = stablehlo.dot_general %arg2, %18, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  %20 = stablehlo.transpose %19, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
  return %20 : tensor<2x4x2x4xf32>
}
func.func private @_where(%arg0: tensor<4x4xi1>, %arg1: tensor<2x2x4x4xf32>, %arg2: tensor<f32>) -> tensor<2x2x4x4xf32> {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<4x4xi1>) -> tensor<2x2x4x4xi1>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %3 : tensor<2x2x4x4xf32>
}
func.func private @_bernoulli(%arg0: tensor<2xui32>, %arg1: tensor<f32>) -> tensor<2x2x4x4xi1> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<2x2x4x4xf32>
  %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xi1>
  return %2 : tensor<2x2x4x4xi1>
}
func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x2x4x4xf32> {
  %0 = stablehlo.convert %arg1 : tensor<f32>
  %1 = stablehlo.convert %arg2 : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
  %4 = stablehlo.iota dim = 0 : tensor<64xui32>
  %5 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
  %6 = stablehlo.reshape %5 : (tensor<1xui32>) -> tensor<ui32>
  %7 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
  %8 = stablehlo.reshape %7 : (tensor<1xui32>) -> tensor<ui32>
  %9 = stablehlo.slice %4 [0:32] : (tensor<64xui32>) -> tensor<32xui32>
  %10 = stablehlo.slice %4 [32:64] : (tensor<64xui32>) -> tensor<32xui32>
  %11:2 = call @threefry2x32(%6, %8, %9, %10) : (tensor<ui32>, tensor<ui32>, tensor<32xui32>, tensor<32xui32>) -> (tensor<32xui32>, tensor<32xui32>)
  %12 = stablehlo.concatenate %11#0, %11#1, dim = 0 : (tensor<32xui32>, tensor<32xui32>) -> tensor<64xui32>
  %13 = stablehlo.reshape %12 : (tensor<64xui32>) -> tensor<2x2x4x4xui32>
  %c = stablehlo.constant dense<9> : tensor<ui32>
  %14 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %15 = stablehlo.shift_right_logical %13, %14 : tensor<2x2x4x4xui32>
  %c_0 = stablehlo.constant dense<1065353216> : tensor<ui32>
  %16 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<2x2x4x4xui32>
  %17 = stablehlo.or %15, %16 : tensor<2x2x4x4xui32>
  %18 = stablehlo.bitcast_convert %17 : (tensor<2x2x4x4xui32>) -> tensor<2x2x4x4xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %19 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %20 = stablehlo.subtract %18, %19 : tensor<2x2x4x4xf32>
  %21 = stablehlo.subtract %3, %2 : tensor<1x1x1x1xf32>
  %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<2x2x4x4xf32>
  %23 = stablehlo.multiply %20, %22 : tensor<2x2x4x4xf32>
  %24 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<2x2x4x4xf32>
  %25 = stablehlo.add %23, %24 : tensor<2x2x4x4xf32>
  %26 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<2x2x4x4xf32>
  %27 = stablehlo.maximum %26, %25 : tensor<2x2x4x4xf32>
  return %27 : tensor<2x2x4x4xf32>
}
func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<32xui32>, %arg3: tensor<32xui32>) -> (tensor<32xui32>, tensor<32xui32>) {
  %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
  %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
  %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
  %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
  %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
  %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<32xui32>
  %3 = stablehlo.add %arg2, %2 : tensor<32xui32>
  %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<32xui32>
  %5 = stablehlo.add %arg3, %4 : tensor<32xui32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %c_3 = stablehlo.constant dense<0> : tensor<i32>
  %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<32xui32>, tensor<32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  cond {
    %c_12 = stablehlo.constant dense<5> : tensor<i32>
    %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  } do {
    %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<32xui32>, tensor<32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<32xui32>, tensor<32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
    stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<32xui32>, tensor<32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  return %6#2, %6#3 : tensor<32xui32>, tensor<32xui32>
}
func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<32xui32>, %arg2: tensor<32xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<32xui32>, tensor<32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.add %arg0, %c : tensor<i32>
  %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
  %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
  %3 = stablehlo.add %arg1, %arg2 : tensor<32xui32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<32xui32>
  %5 = stablehlo.shift_left %arg2, %4 : tensor<32xui32>
  %c_0 = stablehlo.constant dense<32> : tensor<ui32>
  %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<32xui32>
  %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<32xui32>
  %9 = stablehlo.or %5, %8 : tensor<32xui32>
  %10 = stablehlo.xor %3, %9 : tensor<32xui32>
  %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
  %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
  %13 = stablehlo.add %3, %10 : tensor<32xui32>
  %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<32xui32>
  %15 = stablehlo.shift_left %10, %14 : tensor<32xui32>
  %c_1 = stablehlo.constant dense<32> : tensor<ui32>
  %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<32xui32>
  %18 = stablehlo.shift_right_logical %10, %17 : tensor<32xui32>
  %19 = stablehlo.or %15, %18 : tensor<32xui32>
  %20 = stablehlo.xor %13, %19 : tensor<32xui32>
  %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
  %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
  %23 = stablehlo.add %13, %20 : tensor<32xui32>
  %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<32xui32>
  %25 = stablehlo.shift_left %20, %24 : tensor<32xui32>
  %c_2 = stablehlo.constant dense<32> : tensor<ui32>
  %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
  %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<32xui32>
  %28 = stablehlo.shift_right_logical %20, %27 : tensor<32xui32>
  %29 = stablehlo.or %25, %28 : tensor<32xui32>
  %30 = stablehlo.xor %23, %29 : tensor<32xui32>
  %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
  %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
  %33 = stablehlo.add %23, %30 : tensor<32xui32>
  %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<32xui32>
  %35 = stablehlo.shift_left %30, %34 : tensor<32xui32>
  %c_3 = stablehlo.constant dense<32> : tensor<ui32>
  %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<32xui32>
  %38 = stablehlo.shift_right_logical %30, %37 : tensor<32xui32>
  %39 = stablehlo.or %35, %38 : tensor<32xui32>
  %40 = stablehlo.xor %33, %39 : tensor<32xui32>
  %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<32xui32>
  %42 = stablehlo.add %33, %41 : tensor<32xui32>
  %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<32xui32>
  %44 = stablehlo.add %40, %43 : tensor<32xui32>
  %c_4 = stablehlo.constant dense<1> : tensor<i32>
  %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
  %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
  %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<32xui32>
  %48 = stablehlo.add %44, %47 : tensor<32xui32>
  return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<32xui32>, tensor<32xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
}
func.func private @_where_0(%arg0: tensor<2x2x4x4xi1>, %arg1: tensor<2x2x4x4xf32>, %arg2: tensor<f32>) -> tensor<2x2x4x4xf32> {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x4x4xf32>
  %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x2x4x4xi1>, tensor<2x2x4x4xf32>
  return %2 : tensor<2x2x4x4xf32>
}
