// Three steps of a classifier with momentum.
// Printed by JAX 0.10.2: models/jax/golden.py
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s
module @mlp attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @initialise(%arg0: tensor<i32>) -> (tensor<16xf32> {jax.result_info = "result['params']['dense0']['b']"}, tensor<12x16xf32> {jax.result_info = "result['params']['dense0']['w']"}, tensor<16xf32> {jax.result_info = "result['params']['dense1']['b']"}, tensor<16x16xf32> {jax.result_info = "result['params']['dense1']['w']"}, tensor<4xf32> {jax.result_info = "result['params']['dense2']['b']"}, tensor<16x4xf32> {jax.result_info = "result['params']['dense2']['w']"}, tensor<16xf32> {jax.result_info = "result['velocity']['dense0']['b']"}, tensor<12x16xf32> {jax.result_info = "result['velocity']['dense0']['w']"}, tensor<16xf32> {jax.result_info = "result['velocity']['dense1']['b']"}, tensor<16x16xf32> {jax.result_info = "result['velocity']['dense1']['w']"}, tensor<4xf32> {jax.result_info = "result['velocity']['dense2']['b']"}, tensor<16x4xf32> {jax.result_info = "result['velocity']['dense2']['w']"}) {
    %c = stablehlo.constant dense<32> : tensor<i32>
    %0 = stablehlo.shift_right_logical %arg0, %c : tensor<i32>
    %1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %c_0 = stablehlo.constant dense<-1> : tensor<i32>
    %3 = stablehlo.and %arg0, %c_0 : tensor<i32>
    %4 = stablehlo.convert %3 : (tensor<i32>) -> tensor<ui32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %6 = stablehlo.concatenate %2, %5, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    %7 = call @initialise.threefry_split(%6) : (tensor<2xui32>) -> tensor<3x2xui32>
    %8 = stablehlo.slice %7 [0:1, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %9 = stablehlo.reshape %8 : (tensor<1x2xui32>) -> tensor<2xui32>
    %10 = call @initialise.normal(%9) : (tensor<2xui32>) -> tensor<12x16xf32>
    %cst = stablehlo.constant dense<0.408248305> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %12 = stablehlo.multiply %11, %10 : tensor<12x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %14 = stablehlo.slice %7 [1:2, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %15 = stablehlo.reshape %14 : (tensor<1x2xui32>) -> tensor<2xui32>
    %16 = call @initialise.normal_2(%15) : (tensor<2xui32>) -> tensor<16x16xf32>
    %cst_2 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %18 = stablehlo.multiply %17, %16 : tensor<16x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %20 = stablehlo.slice %7 [2:3, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %21 = stablehlo.reshape %20 : (tensor<1x2xui32>) -> tensor<2xui32>
    %22 = call @initialise.normal_7(%21) : (tensor<2xui32>) -> tensor<16x4xf32>
    %cst_4 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %24 = stablehlo.multiply %23, %22 : tensor<16x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    return %13, %12, %19, %18, %25, %24, %26, %27, %28, %29, %30, %31 : tensor<16xf32>, tensor<12x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<16xf32>, tensor<12x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<4xf32>, tensor<16x4xf32>
  }
  func.func private @initialise.threefry_split(%arg0: tensor<2xui32>) -> tensor<3x2xui32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<3xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<3xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<3xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<3xui64>
    %9 = stablehlo.convert %6 : (tensor<3xui64>) -> tensor<3xui32>
    %10 = stablehlo.convert %8 : (tensor<3xui64>) -> tensor<3xui32>
    %11:2 = call @initialise.threefry2x32(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<3xui32>, tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>)
    %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
    %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x2xui32>
    return %14 : tensor<3x2xui32>
  }
  func.func private @initialise.threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<3xui32>, %arg3: tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<3xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<3xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @initialise.closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<3xui32>, tensor<3xui32>
  }
  func.func private @initialise.closed_call(%arg0: tensor<i32>, %arg1: tensor<3xui32>, %arg2: tensor<3xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<3xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<3xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<3xui32>
    %9 = stablehlo.or %5, %8 : tensor<3xui32>
    %10 = stablehlo.xor %3, %9 : tensor<3xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<3xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<3xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<3xui32>
    %19 = stablehlo.or %15, %18 : tensor<3xui32>
    %20 = stablehlo.xor %13, %19 : tensor<3xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<3xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<3xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<3xui32>
    %29 = stablehlo.or %25, %28 : tensor<3xui32>
    %30 = stablehlo.xor %23, %29 : tensor<3xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<3xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<3xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<3xui32>
    %39 = stablehlo.or %35, %38 : tensor<3xui32>
    %40 = stablehlo.xor %33, %39 : tensor<3xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %42 = stablehlo.add %33, %41 : tensor<3xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %44 = stablehlo.add %40, %43 : tensor<3xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %48 = stablehlo.add %44, %47 : tensor<3xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @initialise.normal(%arg0: tensor<2xui32>) -> tensor<12x16xf32> {
    %0 = call @initialise.normal_real(%arg0) : (tensor<2xui32>) -> tensor<12x16xf32>
    return %0 : tensor<12x16xf32>
  }
  func.func private @initialise.normal_real(%arg0: tensor<2xui32>) -> tensor<12x16xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @initialise.uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<12x16xf32>
    %1 = chlo.erf_inv %0 : tensor<12x16xf32> -> tensor<12x16xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<12x16xf32>
    return %3 : tensor<12x16xf32>
  }
  func.func private @initialise.uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<12x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<12x16xui64>
    %7 = stablehlo.iota dim = 1 : tensor<12x16xui64>
    %c = stablehlo.constant dense<16> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<12x16xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<12x16xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<12x16xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<12x16xui64>
    %12 = stablehlo.add %9, %11 : tensor<12x16xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<12x16xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<12x16xui64>
    %15 = stablehlo.convert %12 : (tensor<12x16xui64>) -> tensor<12x16xui32>
    %16 = stablehlo.convert %14 : (tensor<12x16xui64>) -> tensor<12x16xui32>
    %17:2 = call @initialise.threefry2x32_0(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<12x16xui32>, tensor<12x16xui32>) -> (tensor<12x16xui32>, tensor<12x16xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<12x16xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<12x16xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<12x16xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<12x16xui32>
    %22 = stablehlo.or %20, %21 : tensor<12x16xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<12x16xui32>) -> tensor<12x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<12x16xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<12x16xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<12x16xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<12x16xf32>
    %30 = stablehlo.add %28, %29 : tensor<12x16xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<12x16xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<12x16xf32>
    return %32 : tensor<12x16xf32>
  }
  func.func private @initialise.threefry2x32_0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<12x16xui32>, %arg3: tensor<12x16xui32>) -> (tensor<12x16xui32>, tensor<12x16xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<12x16xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<12x16xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<12x16xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<12x16xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<12x16xui32>, tensor<12x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @initialise.closed_call_1(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<12x16xui32>, tensor<12x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<12x16xui32>, tensor<12x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<12x16xui32>, tensor<12x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<12x16xui32>, tensor<12x16xui32>
  }
  func.func private @initialise.closed_call_1(%arg0: tensor<i32>, %arg1: tensor<12x16xui32>, %arg2: tensor<12x16xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<12x16xui32>, tensor<12x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<12x16xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<12x16xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<12x16xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<12x16xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<12x16xui32>
    %9 = stablehlo.or %5, %8 : tensor<12x16xui32>
    %10 = stablehlo.xor %3, %9 : tensor<12x16xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<12x16xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<12x16xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<12x16xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<12x16xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<12x16xui32>
    %19 = stablehlo.or %15, %18 : tensor<12x16xui32>
    %20 = stablehlo.xor %13, %19 : tensor<12x16xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<12x16xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<12x16xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<12x16xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<12x16xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<12x16xui32>
    %29 = stablehlo.or %25, %28 : tensor<12x16xui32>
    %30 = stablehlo.xor %23, %29 : tensor<12x16xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<12x16xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<12x16xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<12x16xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<12x16xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<12x16xui32>
    %39 = stablehlo.or %35, %38 : tensor<12x16xui32>
    %40 = stablehlo.xor %33, %39 : tensor<12x16xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<12x16xui32>
    %42 = stablehlo.add %33, %41 : tensor<12x16xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<12x16xui32>
    %44 = stablehlo.add %40, %43 : tensor<12x16xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<12x16xui32>
    %48 = stablehlo.add %44, %47 : tensor<12x16xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<12x16xui32>, tensor<12x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @initialise.normal_2(%arg0: tensor<2xui32>) -> tensor<16x16xf32> {
    %0 = call @initialise.normal_real_3(%arg0) : (tensor<2xui32>) -> tensor<16x16xf32>
    return %0 : tensor<16x16xf32>
  }
  func.func private @initialise.normal_real_3(%arg0: tensor<2xui32>) -> tensor<16x16xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @initialise.uniform_4(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<16x16xf32>
    %1 = chlo.erf_inv %0 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<16x16xf32>
    return %3 : tensor<16x16xf32>
  }
  func.func private @initialise.uniform_4(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<16x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<16x16xui64>
    %7 = stablehlo.iota dim = 1 : tensor<16x16xui64>
    %c = stablehlo.constant dense<16> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<16x16xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<16x16xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<16x16xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<16x16xui64>
    %12 = stablehlo.add %9, %11 : tensor<16x16xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<16x16xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<16x16xui64>
    %15 = stablehlo.convert %12 : (tensor<16x16xui64>) -> tensor<16x16xui32>
    %16 = stablehlo.convert %14 : (tensor<16x16xui64>) -> tensor<16x16xui32>
    %17:2 = call @initialise.threefry2x32_5(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<16x16xui32>, tensor<16x16xui32>) -> (tensor<16x16xui32>, tensor<16x16xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<16x16xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<16x16xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %22 = stablehlo.or %20, %21 : tensor<16x16xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<16x16xui32>) -> tensor<16x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<16x16xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x16xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<16x16xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x16xf32>
    %30 = stablehlo.add %28, %29 : tensor<16x16xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x16xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<16x16xf32>
    return %32 : tensor<16x16xf32>
  }
  func.func private @initialise.threefry2x32_5(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<16x16xui32>, %arg3: tensor<16x16xui32>) -> (tensor<16x16xui32>, tensor<16x16xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<16x16xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<16x16xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<16x16xui32>, tensor<16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @initialise.closed_call_6(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<16x16xui32>, tensor<16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<16x16xui32>, tensor<16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<16x16xui32>, tensor<16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<16x16xui32>, tensor<16x16xui32>
  }
  func.func private @initialise.closed_call_6(%arg0: tensor<i32>, %arg1: tensor<16x16xui32>, %arg2: tensor<16x16xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<16x16xui32>, tensor<16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<16x16xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<16x16xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<16x16xui32>
    %9 = stablehlo.or %5, %8 : tensor<16x16xui32>
    %10 = stablehlo.xor %3, %9 : tensor<16x16xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<16x16xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<16x16xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<16x16xui32>
    %19 = stablehlo.or %15, %18 : tensor<16x16xui32>
    %20 = stablehlo.xor %13, %19 : tensor<16x16xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<16x16xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<16x16xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<16x16xui32>
    %29 = stablehlo.or %25, %28 : tensor<16x16xui32>
    %30 = stablehlo.xor %23, %29 : tensor<16x16xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<16x16xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<16x16xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<16x16xui32>
    %39 = stablehlo.or %35, %38 : tensor<16x16xui32>
    %40 = stablehlo.xor %33, %39 : tensor<16x16xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %42 = stablehlo.add %33, %41 : tensor<16x16xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %44 = stablehlo.add %40, %43 : tensor<16x16xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<16x16xui32>
    %48 = stablehlo.add %44, %47 : tensor<16x16xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<16x16xui32>, tensor<16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @initialise.normal_7(%arg0: tensor<2xui32>) -> tensor<16x4xf32> {
    %0 = call @initialise.normal_real_8(%arg0) : (tensor<2xui32>) -> tensor<16x4xf32>
    return %0 : tensor<16x4xf32>
  }
  func.func private @initialise.normal_real_8(%arg0: tensor<2xui32>) -> tensor<16x4xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @initialise.uniform_9(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<16x4xf32>
    %1 = chlo.erf_inv %0 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<16x4xf32>
    return %3 : tensor<16x4xf32>
  }
  func.func private @initialise.uniform_9(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<16x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<16x4xui64>
    %7 = stablehlo.iota dim = 1 : tensor<16x4xui64>
    %c = stablehlo.constant dense<4> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<16x4xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<16x4xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<16x4xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<16x4xui64>
    %12 = stablehlo.add %9, %11 : tensor<16x4xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<16x4xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<16x4xui64>
    %15 = stablehlo.convert %12 : (tensor<16x4xui64>) -> tensor<16x4xui32>
    %16 = stablehlo.convert %14 : (tensor<16x4xui64>) -> tensor<16x4xui32>
    %17:2 = call @initialise.threefry2x32_10(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<16x4xui32>, tensor<16x4xui32>) -> (tensor<16x4xui32>, tensor<16x4xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<16x4xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<16x4xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<16x4xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<16x4xui32>
    %22 = stablehlo.or %20, %21 : tensor<16x4xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<16x4xui32>) -> tensor<16x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<16x4xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x4xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<16x4xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x4xf32>
    %30 = stablehlo.add %28, %29 : tensor<16x4xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x4xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<16x4xf32>
    return %32 : tensor<16x4xf32>
  }
  func.func private @initialise.threefry2x32_10(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<16x4xui32>, %arg3: tensor<16x4xui32>) -> (tensor<16x4xui32>, tensor<16x4xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<16x4xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<16x4xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<16x4xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<16x4xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<16x4xui32>, tensor<16x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @initialise.closed_call_11(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<16x4xui32>, tensor<16x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<16x4xui32>, tensor<16x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<16x4xui32>, tensor<16x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<16x4xui32>, tensor<16x4xui32>
  }
  func.func private @initialise.closed_call_11(%arg0: tensor<i32>, %arg1: tensor<16x4xui32>, %arg2: tensor<16x4xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<16x4xui32>, tensor<16x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<16x4xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<16x4xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<16x4xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<16x4xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<16x4xui32>
    %9 = stablehlo.or %5, %8 : tensor<16x4xui32>
    %10 = stablehlo.xor %3, %9 : tensor<16x4xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<16x4xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<16x4xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<16x4xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<16x4xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<16x4xui32>
    %19 = stablehlo.or %15, %18 : tensor<16x4xui32>
    %20 = stablehlo.xor %13, %19 : tensor<16x4xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<16x4xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<16x4xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<16x4xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<16x4xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<16x4xui32>
    %29 = stablehlo.or %25, %28 : tensor<16x4xui32>
    %30 = stablehlo.xor %23, %29 : tensor<16x4xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<16x4xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<16x4xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<16x4xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<16x4xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<16x4xui32>
    %39 = stablehlo.or %35, %38 : tensor<16x4xui32>
    %40 = stablehlo.xor %33, %39 : tensor<16x4xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<16x4xui32>
    %42 = stablehlo.add %33, %41 : tensor<16x4xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<16x4xui32>
    %44 = stablehlo.add %40, %43 : tensor<16x4xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<16x4xui32>
    %48 = stablehlo.add %44, %47 : tensor<16x4xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<16x4xui32>, tensor<16x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func public @step(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<12x16xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<16xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<16x16xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<4xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<16x4xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<16xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<12x16xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<16xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<16x16xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<4xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<16x4xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<8x12xf32>, %arg13: tensor<8xi32>) -> (tensor<16xf32> {jax.result_info = "result[0]['params']['dense0']['b']"}, tensor<12x16xf32> {jax.result_info = "result[0]['params']['dense0']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['dense1']['b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['params']['dense1']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['params']['dense2']['b']"}, tensor<16x4xf32> {jax.result_info = "result[0]['params']['dense2']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['velocity']['dense0']['b']"}, tensor<12x16xf32> {jax.result_info = "result[0]['velocity']['dense0']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['velocity']['dense1']['b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['velocity']['dense1']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['velocity']['dense2']['b']"}, tensor<16x4xf32> {jax.result_info = "result[0]['velocity']['dense2']['w']"}, tensor<f32> {jax.result_info = "result[1]['accuracy']"}, tensor<f32> {jax.result_info = "result[1]['loss']"}) {
    %0 = stablehlo.dot_general %arg12, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x12xf32>, tensor<12x16xf32>) -> tensor<8x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<8x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<8x16xf32>
    %4 = call @step.relu(%3) : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xi1>
    %7 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
    %8 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<8x16xf32>
    %10 = stablehlo.add %7, %9 : tensor<8x16xf32>
    %11 = call @step.relu(%10) : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %13 = stablehlo.compare GT, %10, %12, FLOAT : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xi1>
    %14 = stablehlo.dot_general %11, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
    %15 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<8x4xf32>
    %17 = stablehlo.add %14, %16 : tensor<8x4xf32>
    %18:3 = call @step.log_softmax(%17) : (tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x1xf32>)
    %19 = call @step.argmax(%17) : (tensor<8x4xf32>) -> tensor<8xi32>
    %20 = stablehlo.compare EQ, %19, %arg13, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %21 = stablehlo.broadcast_in_dim %arg13, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %22:2 = call @step.take_along_axis(%18#0, %21) : (tensor<8x4xf32>, tensor<8x1xi32>) -> (tensor<8x1xf32>, tensor<8x1x1xi32>)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22#0 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %24 = stablehlo.divide %23, %cst_2 : tensor<f32>
    %25 = stablehlo.negate %24 : tensor<f32>
    %26 = stablehlo.convert %20 : (tensor<8xi1>) -> tensor<8xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %28 = stablehlo.divide %27, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.negate %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %30 = stablehlo.divide %29, %cst_6 : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %32 = call @step.take_along_axis_0(%22#1, %31) : (tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x4xf32>
    %33 = call @step.log_softmax_1(%18#1, %18#2, %32) : (tensor<8x4xf32>, tensor<8x1xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %35 = stablehlo.reshape %34 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %37 = stablehlo.dot_general %33, %11, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
    %38 = stablehlo.transpose %37, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
    %39 = stablehlo.dot_general %33, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<16x4xf32>) -> tensor<8x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %41 = stablehlo.select %13, %39, %40 : tensor<8x16xi1>, tensor<8x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %43 = stablehlo.reshape %42 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %45 = stablehlo.dot_general %41, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %46 = stablehlo.transpose %45, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %47 = stablehlo.dot_general %41, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %49 = stablehlo.select %6, %47, %48 : tensor<8x16xi1>, tensor<8x16xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %51 = stablehlo.reshape %50 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %53 = stablehlo.dot_general %49, %arg12, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<8x12xf32>) -> tensor<16x12xf32>
    %54 = stablehlo.transpose %53, dims = [1, 0] : (tensor<16x12xf32>) -> tensor<12x16xf32>
    %cst_15 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %56 = stablehlo.multiply %55, %arg6 : tensor<16xf32>
    %57 = stablehlo.add %56, %52 : tensor<16xf32>
    %cst_16 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %59 = stablehlo.multiply %58, %arg7 : tensor<12x16xf32>
    %60 = stablehlo.add %59, %54 : tensor<12x16xf32>
    %cst_17 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %62 = stablehlo.multiply %61, %arg8 : tensor<16xf32>
    %63 = stablehlo.add %62, %44 : tensor<16xf32>
    %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %65 = stablehlo.multiply %64, %arg9 : tensor<16x16xf32>
    %66 = stablehlo.add %65, %46 : tensor<16x16xf32>
    %cst_19 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %68 = stablehlo.multiply %67, %arg10 : tensor<4xf32>
    %69 = stablehlo.add %68, %36 : tensor<4xf32>
    %cst_20 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %71 = stablehlo.multiply %70, %arg11 : tensor<16x4xf32>
    %72 = stablehlo.add %71, %38 : tensor<16x4xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %74 = stablehlo.multiply %73, %57 : tensor<16xf32>
    %75 = stablehlo.subtract %arg0, %74 : tensor<16xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %77 = stablehlo.multiply %76, %60 : tensor<12x16xf32>
    %78 = stablehlo.subtract %arg1, %77 : tensor<12x16xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %80 = stablehlo.multiply %79, %63 : tensor<16xf32>
    %81 = stablehlo.subtract %arg2, %80 : tensor<16xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %83 = stablehlo.multiply %82, %66 : tensor<16x16xf32>
    %84 = stablehlo.subtract %arg3, %83 : tensor<16x16xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %86 = stablehlo.multiply %85, %69 : tensor<4xf32>
    %87 = stablehlo.subtract %arg4, %86 : tensor<4xf32>
    %cst_26 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %89 = stablehlo.multiply %88, %72 : tensor<16x4xf32>
    %90 = stablehlo.subtract %arg5, %89 : tensor<16x4xf32>
    return %75, %78, %81, %84, %87, %90, %57, %60, %63, %66, %69, %72, %28, %25 : tensor<16xf32>, tensor<12x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<16xf32>, tensor<12x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<f32>, tensor<f32>
  }
  func.func private @step.relu(%arg0: tensor<8x16xf32>) -> tensor<8x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x16xf32>
    return %1 : tensor<8x16xf32>
  }
  func.func private @step.log_softmax(%arg0: tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<8xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x4xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<8x4xf32>
    %6 = stablehlo.exponential %5 : tensor<8x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %9 = stablehlo.log %8 : tensor<8x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x4xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<8x4xf32>
    return %11, %6, %8 : tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x1xf32>
  }
  func.func private @step.argmax(%arg0: tensor<8x4xf32>) -> tensor<8xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<8x4xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<8x4xf32>, tensor<8x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<8xf32>, tensor<8xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<8xi32>
  }
  func.func private @step.take_along_axis(%arg0: tensor<8x4xf32>, %arg1: tensor<8x1xi32>) -> (tensor<8x1xf32>, tensor<8x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<8x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<8x1xi1>, tensor<8x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<8x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<8x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<8x1x1xi1>, tensor<i1>) -> tensor<8x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<8x4xf32>, tensor<8x1x1xi32>) -> tensor<8x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<8x1xi1>, tensor<8x1xf32>
    return %15, %5 : tensor<8x1xf32>, tensor<8x1x1xi32>
  }
  func.func private @step.take_along_axis_0(%arg0: tensor<8x1x1xi32>, %arg1: tensor<8x1xf32>) -> tensor<8x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x4xf32>, tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x4xf32>
    return %1 : tensor<8x4xf32>
  }
  func.func private @step.log_softmax_1(%arg0: tensor<8x4xf32>, %arg1: tensor<8x1xf32>, %arg2: tensor<8x4xf32>) -> tensor<8x4xf32> {
    %0 = stablehlo.negate %arg2 : tensor<8x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.reshape %1 : (tensor<8xf32>) -> tensor<8x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<8x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xf32>) -> tensor<8x4xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<8x4xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<8x4xf32>
    return %7 : tensor<8x4xf32>
  }
  func.func public @main() {
    %v2 = stablehlo.constant dense<7> : tensor<i32>
    %v1 = stablehlo.optimization_barrier %v2 : tensor<i32>
    %v3:12 = call @initialise(%v1) : (tensor<i32>) -> (tensor<16xf32>, tensor<12x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<16xf32>, tensor<12x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<4xf32>, tensor<16x4xf32>)
    %v5 = stablehlo.constant dense<"0x412EDA3F9DA69ABEF5D316BE06EACC3E9D54AABE4BBC29BF2CC9BFBF3FB123BEE5AA403F2B28063FE0BF8F3FC7C765BF2F5F24BF739EC53FB049073E022E493FF772D23E730CDCBE4220A0BFAD95193FDA32563FD051CEBEA94C04BD4DFFE63E7331C2BF5AFA58BFACFE8F3F3DAA63BF5773AABE545C66BFE57D303F518A27C08F3591BFDA0DDD3ED59DB93EA8200B3FCFF791BD0BC9D03ED9DFBA3EB9DC413F7B9D9D3FD473093F21F3E13F6B52EA3FEB54E13F03D1D0BF19C3E7BF2EA2AD3E2D09E73F73A1B53F8D90193FADC48D3F5A17D9BFC62CF5BFF9C2B4BF4AB0CB3DF0B05BBFCF497ABE0CADA73F6E47F03ED3BF433FD99268BFAF64A43F8B88ABBFCB9DE83EF6BD67BF28EA4D3F45D5783F55C8023F8FC535BFBD8242BFCBB0B4BF9668693F38F9D03E9C1618BFD166C7BFC91436BE2B40A0BFD83A5B3F729601BF163A5F3F68258CBF17BBBCBDDDADF93FBA60F9BEB33A2B3E95A3CEBD86B04C3F23845C3F68D96ABFB2617DBF17B8853F176CD33DBAC8B03E81F719BF5381903D"> : tensor<8x12xf32>
    %v4 = stablehlo.optimization_barrier %v5 : tensor<8x12xf32>
    %v7 = stablehlo.constant dense<"0x0200000000000000020000000200000002000000010000000100000003000000"> : tensor<8xi32>
    %v6 = stablehlo.optimization_barrier %v7 : tensor<8xi32>
    %v8:14 = call @step(%v3#0, %v3#1, %v3#2, %v3#3, %v3#4, %v3#5, %v3#6, %v3#7, %v3#8, %v3#9, %v3#10, %v3#11, %v4, %v6) : (tensor<16xf32>, tensor<12x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<16xf32>, tensor<12x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<8x12xf32>, tensor<8xi32>) -> (tensor<16xf32>, tensor<12x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<16xf32>, tensor<12x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<f32>, tensor<f32>)
    // step 0 ['accuracy']
    "check.expect_almost_eq_const"(%v8#12) {value = dense<0x3E800000> : tensor<f32>, tolerance = 1.000000e-05 : f64} : (tensor<f32>) -> ()
    // step 0 ['loss']
    "check.expect_almost_eq_const"(%v8#13) {value = dense<0x401ACC7E> : tensor<f32>, tolerance = 1.000000e-05 : f64} : (tensor<f32>) -> ()
    %v10 = stablehlo.constant dense<"0x26FA123FC116BBBE9561F73E301ED83EB3CE603FBADC233FF3C26B3E1340D1BF24F15ABF151948BFE6A4FBBEBEEF213FF073D93F0B7EF63DE92B5DBEFA8229BF5A19A4BEDC7466BE2E6081BD739B5A3D419E563F22E337C0B24202BFE15C5ABE552B34BFE5AA9E3EEAB2B8BF33B3A83E6245453F03B2143F54E2B73F22C791BF2EC1AC3F1BDFA03F342714C013AEC1BFD84D8CBDC5CC663FEBD8E53EC4D8E7BF01A68FBEF9B789BF28AB75BF9C4688BFEDEB18BF6705A13E3892C13ED30B0ABFFE9F4A3FFE4EAB3FD9BCF43D4A29C93D1ADE15BFE1E4EB3E43164CBF682722C00CA5503F20230A3F444CB1BD48EFC23B1AB98DBDE8C1823D42C16A3C60EB64BFD427BCBF21EADE3D7673034057C620BEFC732C3FE971284083D507BF372402BF74AB293FE50D833EC7DCD0BE335C513D90A7783FB4A0D43E15006DBFF3E3123F9EF60B3FCD01EDBB858403C0B7C716BECF7E7EBFE41EB3BE36A07DBF7EC924BF42D2C1BF4540383FC2B3E4BE3DA0C63F4C364BBB0975DA3E190E7A3FCE66B0BF"> : tensor<8x12xf32>
    %v9 = stablehlo.optimization_barrier %v10 : tensor<8x12xf32>
    %v12 = stablehlo.constant dense<"0x0100000003000000010000000000000002000000000000000300000002000000"> : tensor<8xi32>
    %v11 = stablehlo.optimization_barrier %v12 : tensor<8xi32>
    %v13:14 = call @step(%v8#0, %v8#1, %v8#2, %v8#3, %v8#4, %v8#5, %v8#6, %v8#7, %v8#8, %v8#9, %v8#10, %v8#11, %v9, %v11) : (tensor<16xf32>, tensor<12x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<16xf32>, tensor<12x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<8x12xf32>, tensor<8xi32>) -> (tensor<16xf32>, tensor<12x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<16xf32>, tensor<12x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<f32>, tensor<f32>)
    // step 1 ['accuracy']
    "check.expect_almost_eq_const"(%v13#12) {value = dense<0x3EC00000> : tensor<f32>, tolerance = 1.000000e-05 : f64} : (tensor<f32>) -> ()
    // step 1 ['loss']
    "check.expect_almost_eq_const"(%v13#13) {value = dense<0x3FDAAA4A> : tensor<f32>, tolerance = 1.000000e-05 : f64} : (tensor<f32>) -> ()
    %v15 = stablehlo.constant dense<"0xE2E729C00AA624BF764F214022BAA83D9C2AEBBF4CB8993ED271033E3177C53E97809ABEAC4F49BF5F17C43FEF26E9BFF4A1F9BF9ABECD3F4AAD203F644AF43EFB44C0BD3DF6B03D559E6ABFAD21AABFD42DBE3F89EFB7BF6B50883F27FD1BBE15EC003EB1DB59BEDD435FBD5A914DBFC478AABCED541EBFE7FB15BE4A16AD3FAE827D3FF65B92BF980F993FFAB3C8BF13F5ABBFEE941EBFAE8B75BFD6837FBFF2E680BF260F0C3FAECFB3BFDB4F8D3F1568DEBDC607973E9C4BB43D96612A3F3A06AEBF7F3E4EBC3AA411BF2DAB85BF5DF96B3F8C8AB2BF97665F3E237C293F50DE6FBFE06597BE32492D3F4C128BBFD0334ABFDF22983E2E38A03F57CE583ECB068FBF5E6432BBF461353D19BA0E40387606C0E516943FF29D1ABFD57BFBBE2876B13F8F80ECBE9BB4CDBDF37C143F9F2EAE3E8F5E3FC0F17763BF5A5ED23D45C6D73DBAA053BF4FFD74BE753B0440587F923F39EA8DBE87037CBFE6C396BFA78D3F3FB27E833E97FD6FBF3D8C6A3FD721C73E5C40AB3DF22E58BF5298A8BE"> : tensor<8x12xf32>
    %v14 = stablehlo.optimization_barrier %v15 : tensor<8x12xf32>
    %v17 = stablehlo.constant dense<"0x0300000002000000020000000200000001000000020000000100000003000000"> : tensor<8xi32>
    %v16 = stablehlo.optimization_barrier %v17 : tensor<8xi32>
    %v18:14 = call @step(%v13#0, %v13#1, %v13#2, %v13#3, %v13#4, %v13#5, %v13#6, %v13#7, %v13#8, %v13#9, %v13#10, %v13#11, %v14, %v16) : (tensor<16xf32>, tensor<12x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<16xf32>, tensor<12x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<8x12xf32>, tensor<8xi32>) -> (tensor<16xf32>, tensor<12x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<16xf32>, tensor<12x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<f32>, tensor<f32>)
    // step 2 ['accuracy']
    "check.expect_almost_eq_const"(%v18#12) {value = dense<0x3EC00000> : tensor<f32>, tolerance = 1.000000e-05 : f64} : (tensor<f32>) -> ()
    // step 2 ['loss']
    "check.expect_almost_eq_const"(%v18#13) {value = dense<0x3FEDCEBD> : tensor<f32>, tolerance = 1.000000e-05 : f64} : (tensor<f32>) -> ()
    // after the last step ['params']['dense0']['b']
    "check.expect_almost_eq_const"(%v18#0) {value = dense<"0x0B5553BA55AD91BC0089DD3CF2B5F6BCED5105BE158C87BC903871BD87EA383CAB16CEBB9CCEBDBB219E913D2066083D375EEFBCDFF4E8BBE2E61A3D866C7EBB"> : tensor<16xf32>, tolerance = 1.000000e-05 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['params']['dense0']['w']
    "check.expect_almost_eq_const"(%v18#1) {value = dense<"0x725EE33E41E2903D05C208BEA23F28BE518B413F2C18AFBEB5D6A8BDC001C1BED998D13E87C343BF075FBDBE7505C43EDD6F5E3E1319E8BEA1F95E3E0A17203EFDD5323E8CFEC0BEE9AAA53C0D582A3E5DDA87BDA26CE23EDFF840BEA9BEF93EF6285F3EE640CCBEAD6050BE7AD3553FBC67E73E31E721BE6AA9EF3D8D36253E5548FABE926689BEE0C46C3FF710C83ECCC0D3BBECF66B3E0BC0323F51EE2DBEECC61EBFCBDA0B3F80B2A53E8213BC3E863F9ABE96B8E03E8206163E6446D2BDD3F34EBE231663BDA7E2E93DFC1BCC3EDBFC0DBF0BD817BFA222D3BD2BFE3CBD4F1C8ABDFBC51FBDEF8C1C3FF4D544BFE174AFBE33E5E33EF60E463FDECF0FBF799C07BEB89B5EBECDF3BB3E27E7B03E7B0761BEB70771BCC6A3B03EDFA2B93E0D1632BD477301BFBEF536BEB7B85ABE10DBEF3D56B153BE3FC087BBC882633F9866C23E900C953EBA2BF5BEE9C21B3FF98AA33EE300533F977BE63E1F4B053E4ADB093F743A4DBF19B98A3E3A2CCF3EE0A40ABF59A1513E84DEAABE4421143D8BCDE33E0E0FAE3E5BADB03E319C3DBE695112BFFC819C3D48A1BABE58A4563D0512093FD1EF39BDEDD0C9BE3783E43D662663BFDD95E63C554D453E5738C53DB000243F45CDA53C99022ABEB46E5B3F89566FBEBC28213FC4A9673E014FB3BE7D66A6BE4B778ABEF7405FBDE264AD3EC2CEE33DBB7CF53E3FF9CE3D7E798EBFEB301C3EE72DAFBE6417843D1F9AA1BD3EC9773E890D05BFEC310D3CC0B3403EF0FDBCBD43BBA5BE7217DB3D6432DCBE21C10E3F5E6CB53ED773BCBE015CABBEE5DE3ABF7F3DADBD180457BF3DEEA63EF9943CBE96DE51BE189352BE22DB3FBE1A4A413E3D06CBBE68AEC63DAECE8DBE321A423F46E2D9BE737AC1BE7CE6BF3E61475F3EB633D9BEEC3CD73E77153F3E10C2643BBDF2A4BE7892D7BECEDF0C3FD34F423D17B4A5BE4010663F2BCF60BCD288833EAB1AD33DC4525F3E5EB127BF15BD183DBA9CE4BE396A0FBEFAE0713F44220BBEE528203EC196D4BD01A897BE26260B3EEF2ABBBECE9AC43EC79F013F12FC303FA17EE83E6764273F6FED313E"> : tensor<12x16xf32>, tolerance = 1.000000e-05 : f64} : (tensor<12x16xf32>) -> ()
    // after the last step ['params']['dense1']['b']
    "check.expect_almost_eq_const"(%v18#2) {value = dense<"0x9162D8BD243252BC7C9BA0BC31B395BC372D1E3CD5E0B1BCD3CF93BB2D4D96BC6975EA3B8DFA4CBCEB036A3C041C69BD578C283C41CF6DBD3DB411BC23EC86BC"> : tensor<16xf32>, tolerance = 1.000000e-05 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['params']['dense1']['w']
    "check.expect_almost_eq_const"(%v18#3) {value = dense<"0x66F53F3EB101AA3E2CE962BD68260BBE057591BEEBF1C33C5BA5833E29E68E3E404F473FECC50ABFAF8115BFA609FCBD5B73D4BE8A629C3EFEDFC73DE7D0D03EE1FA043E0AF109BF6FA0673EE059233E239D9E3EF08C263F43E32C3CBD0F983DBC648B3DF09E6ABEEBC176BD10B8583E40540F3D7F712B3BC9EEACBECAE730BEC84F75BE7C678DBE0479C23DF88BF13E6CBBB73E1B4DA9BE89D7D5BD5FD4203E1BA728BE4A8FA3BE961BC23E22961F3E2EE965BE490D90BFDFD844BD5E908FBD1507B73DAC0A86BE67E1FF3D8219043FCA3C803ECC6C4CBF0088B83E66384F3E6FF26B3E660B883ECB1F803E977ADC3E90DEECBAA1F903BE570055BE3126D43DD9F3223F668121BD58D2F93E97A8FEBE0872BBBEDF01A4BE6DF5BBBE1B15B33EF2C37F3E7310423E3275BF3E478E45BE2CD3383FCB0B3D3FF061313E66C520BEB78203BC09DEE0BE665DD6BE763786BD49C86A3DF17BEFBE3B1F50BD04517B3EB9FE0B3C37DF54BE13D1043E05CD2FBDA5A1533DE2A046BED96A9CBDD0A528BEC3680ABFDB2141BE4940963D184B15BE39B717BAB3E7463E3BEBCBBD1DE3023F234FD73C4EE9113FD3D8E03E0EAAFB3EE7FD59BD9BC5B73D471F973E388835BDCA079BBE77C356BE7A0A50BDED7E883DBF6F8BBE3232913EB3F5673E972644BFC982E23EF5AEB8BE53BAB93B8AFB9B3E788F193EE0309ABD400DAEBD3E37803D1C16EABD3B5596BB51B6BD3DE494453C4DA8CBBBB5B4D5BE2E6312BFE164AE3D9735863E9D42C3BE0AFFDD3EC051E83D3AFB543E3A14B5BA488CF4BE89FAB1BEDBD9693ECBD60ABDF67263BE55CFCABDAD0B8BBE1A00AA3EEE4ECEBE7FA89D3E464B313F42C6273EB41D69BEE220A13E9FC7B4BE88EE0DBFE176CCBDAEDAA53E3D2751BE0E1EDABA8E2D97BE8CC2E63E34F3AEBED51D663E56E62F3F5E6DA93EDB2E053FB4FB6EBD70FEB53DC33B5FBE9B5179BDF59E78BE55EC523E87FC91BDBC2B6B3E5072B1BD64B25BBCBCCE06BD1349F9BD0266F03DC2D9CC3ECF2E3ABFD5124CBED461F23D4C75CA3E9488D5BE2099A6BE3F4C99BE440AB0BE323961BECE0FEB3C14A889BE4FC892BED4F415BEAA111CBD33B948BD74EA493E62255B3E08FAE83E20EEC0BEE165883E02C7723CA267D6BEE2B42BBE49D9213FFD54133EA841D2BE3A1EA23CC98781BEC2C5B3BD42C835BF4183813E84BED03E9AC8613E9BF1ED3E741EE23D2C4586BBDBC05D3D7DEDC1BD6A541ABC6F758D3D6812903E24ECAFBE3A5301BFAFBC243DC6DA793E398D82BD4D7388BE251ED23E57D1F7BB8C2F533E10EE00BFA3716F3D4A07B9BE91D82D3D03FF01BF4A4F1ABE551D343EF9BD0ABE5DA8863E1912953E3AB216BE9B0DCBBD731F653E1CC90A3F1B57D3BD1FFFE2BCBA3794BD1E92413E48ECC7BE45DB8BBF3977DCBE693B8D3FB6A270BE"> : tensor<16x16xf32>, tolerance = 1.000000e-05 : f64} : (tensor<16x16xf32>) -> ()
    // after the last step ['params']['dense2']['b']
    "check.expect_almost_eq_const"(%v18#4) {value = dense<"0x30A2D83C8666D9BCA2C12E3D7A5F2EBD"> : tensor<4xf32>, tolerance = 1.000000e-05 : f64} : (tensor<4xf32>) -> ()
    // after the last step ['params']['dense2']['w']
    "check.expect_almost_eq_const"(%v18#5) {value = dense<"0x477786BE8C2A7ABE7547EEBE27A4093F16BBA3BEB5DC08BC140760BEC587CD3E1513F4BE8C306F3E4E4818BFBD65303E7E30E13DA12BDD3DB44995BEBEFCB73E290CC23D3AF3933D879531BFDA0CCD3D4E0103BEB1E19FBE65952B3EFFB0F8BDE3A14B3E5517F1BEB89016BF015A15BFE93022BF72FB28BEFDBD5B3C491155BEA16A0BBD707456BD4105123FF6F82BBECCBB833D2CAB0D3E790A48BEED74E83E010713BFF2C0A2BEF5C3513EC7765BBFADAABB3D8E87A53E733E42BFC074563EEE6A3EBEAB038BBD065AC53E23D6303E82D89B3EF7A1AE3EF893CBBE2CE26A3EBB3BF93DAEE83B3E8959383E47BCF13D3E48F63C5DF792BD1BBFC13EF5D8313F"> : tensor<16x4xf32>, tolerance = 1.000000e-05 : f64} : (tensor<16x4xf32>) -> ()
    // after the last step ['velocity']['dense0']['b']
    "check.expect_almost_eq_const"(%v18#6) {value = dense<"0x32ED8EBD687C803D9BF397BDDCED0B3E5E47AB3EE4F6AE3DE01EA33E3F1BB9BCDBBBA23D4966733D83235BBE9C54D9BD4CCF443ECFD1233D1DF413BE27CBB53D"> : tensor<16xf32>, tolerance = 1.000000e-05 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['velocity']['dense0']['w']
    "check.expect_almost_eq_const"(%v18#7) {value = dense<"0x4808A83C99F1AEBD377B2DBEB39FBCBD7C7C343FBDD8A43D7319CB3D7455833C04A5AB3D8DA97E3DA0A2E9BEE77BA23D1EE95E3E3A6BC23DE0A4CE3CE535923D91A23E3D73D3F73C2275B3BD6526033DCF2FD03E908C9A3B7D40963C07FB8DBDE7649ABD3AD7CEBD25DD63BEEA0615BE16ADA2BDA66757BD908C10BED1C8A7BC53C48C3D25AFF73BF823D8BDE1BBBD3DFD43803E8B1C80BDAFC306BC4F09E2BDE4869CBDDDA5033E7939053E4D571BBD282702BE7E52F23D4B2E04BE8DC3F5BD34138D3DF968993D643503BE97245D3D9894E73ED0D1C3BC9294AEBDF86949BD77DCC5BDB6ABD1BD0C93A8BD0C40C6BCD1D031BE36A9543DD8A6FDBD031EDBBC1CD5C33D4C2EA53CA9AE7A3EDCE7FABB55E9D4BEDCCB5C3D8100893DF544353D3D9DD23C7843033E1EC02D3E54F511BBBB30743EF0EE533C01F5B93DDCA5D23D10CB0BBD918E453D2603A23E4FF11E3D251D42BFCC6DA03DDEC0A83CEA54F03B1D28DC3CC3EE71BE5421573E28A71A3D4CFF5BBEE44B1DBE890A623D7950923D6C99B13D4902C73D241D393ECF91153E575C1ABF7350DCBDB12902BE2080B93DAD5FB03C49B9473DC865A93E61F5E5BCED5782BC209B723C8FEC203D414CB0BC569302BE0BF6AC3DBEDD823DCAB9923EBB48F4BED91F143DDD63413E55DA953D09AE2E3E2C5083BE93E2B13DED6BC4BD5666893E927AD5BDFFF11ABEB56A5F3EF2FE8ABC5018DF3C8726A33E933C763CE4BD32BDBAA5FC3D24042A3EB88F9D3C65C8193D735A1ABE24E871BC4889D1BDFDC69B3CB2825C3D292AF63D9D73633DBFAF843DC82501BC50B02BBE2ECA91BDE112893E9676FCBCBA5895BE2849AB3C36DEABBC2D25C8BCBAD83DBE16280F3D4B8FBC3C341F5DBE47C279BDE3799F3D187A10BE14ACD6BD093D80BEF1B903BEFAD20A3F3E51D3BD0005C9BD9DA355BD57DDD9BD3516B2BD8937F0BDA7D36F3CFD0AC8BE75CCE5BCB59C04BBB3F634BE6247293EFC0F6D3CB884A7BDB6D1D63CCB49C03D3381C1BC3429CDBD870DB1BDB889DEBD7C7F123EF6A45FBDC9DD1DBDF4C1043E3F85C23DC0EF89BCEC82FABD"> : tensor<12x16xf32>, tolerance = 1.000000e-05 : f64} : (tensor<12x16xf32>) -> ()
    // after the last step ['velocity']['dense1']['b']
    "check.expect_almost_eq_const"(%v18#8) {value = dense<"0x5B2B893ED6A4423DEB31ACBB16E8183D8E582DBDE383093EAD62743D1C1D9E3D5A4DB63D7D58233DFA44243E9C12623EADE3FBBCEAFF1A3EB18C2C3DB753613D"> : tensor<16xf32>, tolerance = 1.000000e-05 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['velocity']['dense1']['w']
    "check.expect_almost_eq_const"(%v18#9) {value = dense<"0x6EEE6ABE00000000DDC122BE4F9C853E935798BB218EA9BC2D8F2B3E7DEB8C3A6B218FBD19BE2DBC0498803D272A063F00000000347DF2BD636DD73BD9C800BE0E8A7BBC000000002D3150BE6959793D576A37BD4135E33D1112643D2773163DCBDEAA3DA3367C3B4EF92A3E5FD8F13D000000009FAE04BDC496973CB004FABC9F944CBC4415173D311CBEBDA1228FBD80C05CBCF485123E119B143E954DD83DFFE3643E00000000F17B993E10AC033EBD74C2B993920FBD8602133D32C0E2BD84ABA33D000000009E7A00BDB4ED5B3E00000000854FFA3B0AB1A83D9C9D9C3C37CE2DBE63253F3DC83534BE2C47013F00000000000000006013B83B9BEDF0BD9BEA053F8A67733DF8BFE63EBF5DE3BAA66824BBD029693DB98FE6BC4142F9BB42E7D0BD61A2253E3F4F72BEB49C6BBB3C16BBBDC96BFD3ED0053D3DB59E483E67F08B3D000000005CE9CDBDE8A24C3EA4A4BDBA61E6033D23F5413E18E23BBD7E3BE5BDCBA94A3DE5850ABD4C40DE3E00000000A12614BDE07D953CA6B4DEBD4758BDBD00000000CF275FBEE2F89A3CFD4B10BCF887E53DE28CAB3DA0F6A23DE8FD2B3E1ADE69BD07168F3E3CD5843D000000002A834DBD2E60FA3CFD79F5BD45F7A33D8ECE093DF1242F3DA1DB3B3D0000000077F7243D1C6F2E3D7D24033D094DF0BC0000000052BE143B1C66CB3D00000000906D5F3D8368333B03E7A8BC70AFFA3CF30CE83C1C80ECBD907035BD6AC67CBD7043063E76DD08BCC21EA83D4A6AEA3D000000002EBD0A3EDE8E4EBD000000003D92333D36770C3C97D8EC3C398D9D3E0EA1B33D8E7D633D43264FBE20B71FBC66C43B3EB0F5293CBCC6B23D7273B03E9BEA613D03F4CF3E40713ABEA95DE8BB2D5D0F3DB677953DAEAD2F3C318D513EAA02A03C4C97CC3D7D22CFBD000000009563D43C7DE0D43D6029C43D763BA63D1C56D83CCAF00F3EB8A876BDEBD78EBCEDC9C03D4EA6DC3C290A1FBE0E5E043ED90FE43B3408413A2884A43DDE2ACFBA1B182E3D13FE07BD80FDE1BC30B434BD53044B3DB5F492BD355E403EC993B6BCFDED883D97C9EE3C09CFD73D06EDFD3E34DC1A3DB05A953E1FDA2CBE530AB2BB1C4D3D3D83473BBE0523113E0C554B3ED2879C3DDD57E03DC446483C06BB8DBD39C1BE3ECF188E3D9F90BA3E52535C3B00000000E11C2F3B7E0A933C0000000091FC6A3DFB62E73DAC95FC3D0C91913D86F7B43C0D61073EB4D17D3E000000007FFCFBBB6B0CD93C37A65EBE68709C3E0000000010E5003E1EC50EBE000000005CE71E3D616D20BC9DE9393D71B9D23D1D8F093C3E201FBD46D9F33D63DD2EBDD1984F3E95E6003D1B095C3E0001443E8AECFD3D10D0D1BE788C553C399DC1BC6655893EC36FECBDD78CED3CA08C843EA1D6B4BD8F54973E4655573D00000000CE19B93D55ED4D3D13E7FB3D"> : tensor<16x16xf32>, tolerance = 1.000000e-05 : f64} : (tensor<16x16xf32>) -> ()
    // after the last step ['velocity']['dense2']['b']
    "check.expect_almost_eq_const"(%v18#10) {value = dense<"0x745208BDDDF1CC3C276BA43C0B7041BC"> : tensor<4xf32>, tolerance = 1.000000e-05 : f64} : (tensor<4xf32>) -> ()
    // after the last step ['velocity']['dense2']['w']
    "check.expect_almost_eq_const"(%v18#11) {value = dense<"0x588412BEF26AFA3D0A42DFBE7BE9E93E1325DA3AF299E33B8A8295BC7BF31D3C394D41BD223540BDBE91D3BD78294A3EE7E9923DAEF76B3E91641EBE130817BE62B5A2BC073885BA3BFA453C8F17103CDBAE4E3C5C8E20BE892C8F3EA0B50ABECFF1073DC575273E237C39BE32617FBCBE757D3D796EEA3E7B5A993C6CD909BF1E39EF3CD8B2983E656DC93DC001DABE00C09D3C1C034A3D19D25DBD08446CBCC20C0EBE8A764ABD7014983EF8FCDEBD94B9983D60D7B03EA95A4EBEE1B05FBE362E6C3A6EBC823CEA9F1CBE2F5C0B3E576C363C8399BC3D2D1BA2BED3825A3E57114CBE385245BE7924BD3E02D5B83C3FBE713C38DA0DBC5F439D3DDEBFA9BD"> : tensor<16x4xf32>, tolerance = 1.000000e-05 : f64} : (tensor<16x4xf32>) -> ()
    return
  }
}
