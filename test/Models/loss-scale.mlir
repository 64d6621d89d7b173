// Three steps that scale their loss themselves.
// Printed by JAX 0.10.2: models/jax/golden.py
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s
module @loss_scale attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @initialise(%arg0: tensor<i32>) -> (tensor<12x16xf32> {jax.result_info = "result['params']['dense0']"}, tensor<16x4xf32> {jax.result_info = "result['params']['dense1']"}, tensor<f32> {jax.result_info = "result['scale']"}) {
    %c = stablehlo.constant dense<32> : tensor<i32>
    %0 = stablehlo.shift_right_logical %arg0, %c : tensor<i32>
    %1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %c_0 = stablehlo.constant dense<-1> : tensor<i32>
    %3 = stablehlo.and %arg0, %c_0 : tensor<i32>
    %4 = stablehlo.convert %3 : (tensor<i32>) -> tensor<ui32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %6 = stablehlo.concatenate %2, %5, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    %7 = call @initialise.threefry_split(%6) : (tensor<2xui32>) -> tensor<2x2xui32>
    %8 = stablehlo.slice %7 [0:1, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %9 = stablehlo.reshape %8 : (tensor<1x2xui32>) -> tensor<2xui32>
    %10 = call @initialise.normal(%9) : (tensor<2xui32>) -> tensor<12x16xf32>
    %cst = stablehlo.constant dense<0.288675129> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %12 = stablehlo.multiply %11, %10 : tensor<12x16xf32>
    %13 = stablehlo.slice %7 [1:2, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %14 = stablehlo.reshape %13 : (tensor<1x2xui32>) -> tensor<2xui32>
    %15 = call @initialise.normal_2(%14) : (tensor<2xui32>) -> tensor<16x4xf32>
    %cst_1 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %17 = stablehlo.multiply %16, %15 : tensor<16x4xf32>
    %cst_2 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    return %12, %17, %cst_2 : tensor<12x16xf32>, tensor<16x4xf32>, tensor<f32>
  }
  func.func private @initialise.threefry_split(%arg0: tensor<2xui32>) -> tensor<2x2xui32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<2xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<2xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<2xui64>
    %9 = stablehlo.convert %6 : (tensor<2xui64>) -> tensor<2xui32>
    %10 = stablehlo.convert %8 : (tensor<2xui64>) -> tensor<2xui32>
    %11:2 = call @initialise.threefry2x32(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
    %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<2x1xui32>, tensor<2x1xui32>) -> tensor<2x2xui32>
    return %14 : tensor<2x2xui32>
  }
  func.func private @initialise.threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2xui32>, %arg3: tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @initialise.closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2xui32>, tensor<2xui32>
  }
  func.func private @initialise.closed_call(%arg0: tensor<i32>, %arg1: tensor<2xui32>, %arg2: tensor<2xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<2xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<2xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2xui32>
    %9 = stablehlo.or %5, %8 : tensor<2xui32>
    %10 = stablehlo.xor %3, %9 : tensor<2xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<2xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<2xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<2xui32>
    %19 = stablehlo.or %15, %18 : tensor<2xui32>
    %20 = stablehlo.xor %13, %19 : tensor<2xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<2xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<2xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<2xui32>
    %29 = stablehlo.or %25, %28 : tensor<2xui32>
    %30 = stablehlo.xor %23, %29 : tensor<2xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<2xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<2xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<2xui32>
    %39 = stablehlo.or %35, %38 : tensor<2xui32>
    %40 = stablehlo.xor %33, %39 : tensor<2xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %42 = stablehlo.add %33, %41 : tensor<2xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %44 = stablehlo.add %40, %43 : tensor<2xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %48 = stablehlo.add %44, %47 : tensor<2xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
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
  func.func private @initialise.normal_2(%arg0: tensor<2xui32>) -> tensor<16x4xf32> {
    %0 = call @initialise.normal_real_3(%arg0) : (tensor<2xui32>) -> tensor<16x4xf32>
    return %0 : tensor<16x4xf32>
  }
  func.func private @initialise.normal_real_3(%arg0: tensor<2xui32>) -> tensor<16x4xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @initialise.uniform_4(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<16x4xf32>
    %1 = chlo.erf_inv %0 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<16x4xf32>
    return %3 : tensor<16x4xf32>
  }
  func.func private @initialise.uniform_4(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<16x4xf32> {
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
    %17:2 = call @initialise.threefry2x32_5(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<16x4xui32>, tensor<16x4xui32>) -> (tensor<16x4xui32>, tensor<16x4xui32>)
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
  func.func private @initialise.threefry2x32_5(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<16x4xui32>, %arg3: tensor<16x4xui32>) -> (tensor<16x4xui32>, tensor<16x4xui32>) {
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
      %7:8 = func.call @initialise.closed_call_6(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<16x4xui32>, tensor<16x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<16x4xui32>, tensor<16x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<16x4xui32>, tensor<16x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<16x4xui32>, tensor<16x4xui32>
  }
  func.func private @initialise.closed_call_6(%arg0: tensor<i32>, %arg1: tensor<16x4xui32>, %arg2: tensor<16x4xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<16x4xui32>, tensor<16x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func public @step(%arg0: tensor<12x16xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<16x4xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<f32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<8x12xf32>, %arg4: tensor<8x4xf32>) -> (tensor<12x16xf32> {jax.result_info = "result[0]['params']['dense0']"}, tensor<16x4xf32> {jax.result_info = "result[0]['params']['dense1']"}, tensor<f32> {jax.result_info = "result[0]['scale']"}, tensor<f32> {jax.result_info = "result[1]['loss']"}, tensor<f32> {jax.result_info = "result[1]['scale']"}) {
    %0 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x12xf32>, tensor<12x16xf32>) -> tensor<8x16xf32>
    %1 = stablehlo.tanh %0 : tensor<8x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<8x16xf32>
    %4 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
    %5 = stablehlo.subtract %4, %arg4 : tensor<8x4xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<8x4xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<8x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %10 = stablehlo.divide %9, %cst_2 : tensor<f32>
    %11 = stablehlo.multiply %arg2, %10 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.multiply %arg2, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %13 = stablehlo.divide %12, %cst_4 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %15 = stablehlo.multiply %14, %8 : tensor<8x4xf32>
    %16 = stablehlo.dot_general %15, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
    %17 = stablehlo.transpose %16, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
    %18 = stablehlo.dot_general %15, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<16x4xf32>) -> tensor<8x16xf32>
    %19 = stablehlo.multiply %18, %3 : tensor<8x16xf32>
    %20 = stablehlo.multiply %19, %1 : tensor<8x16xf32>
    %21 = stablehlo.add %19, %20 : tensor<8x16xf32>
    %22 = stablehlo.dot_general %21, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<8x12xf32>) -> tensor<16x12xf32>
    %23 = stablehlo.transpose %22, dims = [1, 0] : (tensor<16x12xf32>) -> tensor<12x16xf32>
    %24 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %25 = stablehlo.divide %23, %24 : tensor<12x16xf32>
    %26 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %27 = stablehlo.divide %17, %26 : tensor<16x4xf32>
    %28 = stablehlo.is_finite %25 : (tensor<12x16xf32>) -> tensor<12x16xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %29 = stablehlo.reduce(%28 init: %c) applies stablehlo.and across dimensions = [0, 1] : (tensor<12x16xi1>, tensor<i1>) -> tensor<i1>
    %30 = stablehlo.is_finite %27 : (tensor<16x4xf32>) -> tensor<16x4xi1>
    %c_5 = stablehlo.constant dense<true> : tensor<i1>
    %31 = stablehlo.reduce(%30 init: %c_5) applies stablehlo.and across dimensions = [0, 1] : (tensor<16x4xi1>, tensor<i1>) -> tensor<i1>
    %32 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %33 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %34 = stablehlo.concatenate %32, %33, dim = 0 : (tensor<1xi1>, tensor<1xi1>) -> tensor<2xi1>
    %c_6 = stablehlo.constant dense<true> : tensor<i1>
    %35 = stablehlo.reduce(%34 init: %c_6) applies stablehlo.and across dimensions = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %36 = stablehlo.divide %arg2, %cst_7 : tensor<f32>
    %37 = call @step.where(%35, %arg2, %36) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %39 = stablehlo.multiply %38, %25 : tensor<12x16xf32>
    %40 = stablehlo.subtract %arg0, %39 : tensor<12x16xf32>
    %41 = call @step.where_0(%35, %40, %arg0) : (tensor<i1>, tensor<12x16xf32>, tensor<12x16xf32>) -> tensor<12x16xf32>
    %cst_9 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %43 = stablehlo.multiply %42, %27 : tensor<16x4xf32>
    %44 = stablehlo.subtract %arg1, %43 : tensor<16x4xf32>
    %45 = call @step.where_1(%35, %44, %arg1) : (tensor<i1>, tensor<16x4xf32>, tensor<16x4xf32>) -> tensor<16x4xf32>
    %46 = stablehlo.divide %11, %arg2 : tensor<f32>
    return %41, %45, %37, %46, %arg2 : tensor<12x16xf32>, tensor<16x4xf32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @step.where(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @step.where_0(%arg0: tensor<i1>, %arg1: tensor<12x16xf32>, %arg2: tensor<12x16xf32>) -> tensor<12x16xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<12x16xf32>
    return %0 : tensor<12x16xf32>
  }
  func.func private @step.where_1(%arg0: tensor<i1>, %arg1: tensor<16x4xf32>, %arg2: tensor<16x4xf32>) -> tensor<16x4xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<16x4xf32>
    return %0 : tensor<16x4xf32>
  }
  func.func public @main() {
    %v2 = stablehlo.constant dense<7> : tensor<i32>
    %v1 = stablehlo.optimization_barrier %v2 : tensor<i32>
    %v3:3 = call @initialise(%v1) : (tensor<i32>) -> (tensor<12x16xf32>, tensor<16x4xf32>, tensor<f32>)
    %v5 = stablehlo.constant dense<"0x77A25EBF22FE3DC00A84D9BF43658C3FF543F73F7241C3BFD12D7D3FB92AEABDC4E35DBFC4B8F4BF0DB2FDBD5258423FCC0171BFF7DBD1BF92235F3E5771D33E6EFF8EBF5D2B7BBF6DB21A3E05F5363FAC34BB3E15D582BF8C13EF3DCBF872BF0BE1233F719160BE88FA693EF6AD99BF3216D3BF6A3CB7BFC7F70B40671F0EBF1C12EFBFBFB8FC3E180B9D3F642AECBE3CBCDF3E6C47F0BEC354DEBEA4D79FBE24B2003FE67A01BF2CBA3340A6A8783EA8D03F3FD26817BE22D13ABEDD42493FDFCA093F070776BFBDA1523F1476BABF5F5D8E3F2BB9F8BE7EB21E3FDB945B3F3DAAE1BEF3D309BFBFBB063FE42BA4BED8AF373F95846F3F4E03E6BE2C8626C0B8E810C053644D3FA99AA03F7E1FCB3D5EB0F53E392DE23C487618BFAAB099BF9E6FF2BE1D1CE9BDBAA856BFC614A23DF493B63FA2AC3FBF4FBA62BE355E023F90C8433FAB5A0DBF1A1D543F37C8083F8A90C2BEF4D5FFBEF6DDCEBFD02DD2BDE9F183BF3ADC2BBFFB2BF63F5F07D3BE2DE93CBFAE8CA0BD91A21D3FB60E993F"> : tensor<8x12xf32>
    %v4 = stablehlo.optimization_barrier %v5 : tensor<8x12xf32>
    %v7 = stablehlo.constant dense<"0xDF38693F1DF483BE1E1BBF3D877788BED1AC8E3F83E7013FE5263BBF20A6F7BDDFD0283FAAC1D9BFF3700EBF2559A13FF00E0C3FF4E3993EFEFF203F513584BE06539F3F078C9C3E9796E3BE79A7393ED29287BE1EB6303E1F0586C005911B3EF681373F395C3E3FF2249F3E1555CB3B7E1BA7BFD3A8683F6975943DE61E693E"> : tensor<8x4xf32>
    %v6 = stablehlo.optimization_barrier %v7 : tensor<8x4xf32>
    %v8:5 = call @step(%v3#0, %v3#1, %v3#2, %v4, %v6) : (tensor<12x16xf32>, tensor<16x4xf32>, tensor<f32>, tensor<8x12xf32>, tensor<8x4xf32>) -> (tensor<12x16xf32>, tensor<16x4xf32>, tensor<f32>, tensor<f32>, tensor<f32>)
    // step 0 ['loss']
    "check.expect_almost_eq_const"(%v8#3) {value = dense<0x3F65B55E> : tensor<f32>, tolerance = 5.000000e-03 : f64} : (tensor<f32>) -> ()
    // step 0 ['scale']
    "check.expect_almost_eq_const"(%v8#4) {value = dense<0x44800000> : tensor<f32>, tolerance = 5.000000e-03 : f64} : (tensor<f32>) -> ()
    %v10 = stablehlo.constant dense<"0xF66DA13E264DC7BF6CEEA3BF5B8BF43DC2E7FDBE79B7F13F99896C3EF94EC7BDF0DE873F13FAA2BED25CC93F2803453FE631D6BE9F1F96BF7D842EBFA61AA0BE11E4453E4D2908BF1EF3873F8E1FCE3F46BE7CBF231B30BF2E051D3E11719BBDE653D93F5A2490BFE13190BE696A88BFFEF369BFC9189ABF1032DE3E47D315BFB4278D3F024A883FA7A1523FC52AC23FFFA983BF9291B8BDD822DBBD9269C93EDF9782BEF6867EBF0B7CBA3D9FD0A9BFBDE5573F9E53C1BF5FC226BFB72762BED6D673BDAC47E4BF7CDB423F55AD81BF6F314EBFA5CA38BFFB7167BF01C106BFFE8D61BF6391303CE3EEFC3F41F4F53D24E686BF5F7EACBD51E21A3FDA54AFBEB52B8A3FEF75D33F48A52E3E2CC7253FBC690BBF136AFC3F756598BC06D94FBF12A703C0739A523F12006C3DB082863FCC7BA53FDF79903E33D18C3FACE4EB3EC78A4C3FD0549F3E9084CCBE1322263F0284843F20343B40914AA6BF14C2FA3F4C867E3FF29E9EBFF4B1A33FAF3B87BF5CA60040491C89BBEAE1B93FF13A263E"> : tensor<8x12xf32>
    %v9 = stablehlo.optimization_barrier %v10 : tensor<8x12xf32>
    %v12 = stablehlo.constant dense<"0x9CB0F2BEAE79BC3F07327EBD74D29EBF3F457A3FD1D7BDBE64AAE53DD65F95BE872A8DBFBFC5D33EE4AB093D294D003F148B91BE59E015BFD955D23FFB33E43EDD813DBF62E86E3F1438453F5522283FCDC3D63FB3A5433F86735D3FCA66A73EF73CD13E80E8D43E6B3D903E5A93BEBFE03C7E3FD0A5BC3FAF02D93F68E70C3F"> : tensor<8x4xf32>
    %v11 = stablehlo.optimization_barrier %v12 : tensor<8x4xf32>
    %v13:5 = call @step(%v8#0, %v8#1, %v8#2, %v9, %v11) : (tensor<12x16xf32>, tensor<16x4xf32>, tensor<f32>, tensor<8x12xf32>, tensor<8x4xf32>) -> (tensor<12x16xf32>, tensor<16x4xf32>, tensor<f32>, tensor<f32>, tensor<f32>)
    // step 1 ['loss']
    "check.expect_almost_eq_const"(%v13#3) {value = dense<0x3FA53600> : tensor<f32>, tolerance = 5.000000e-03 : f64} : (tensor<f32>) -> ()
    // step 1 ['scale']
    "check.expect_almost_eq_const"(%v13#4) {value = dense<0x44800000> : tensor<f32>, tolerance = 5.000000e-03 : f64} : (tensor<f32>) -> ()
    %v15 = stablehlo.constant dense<"0x886398BDD6AD453F6E9F423F79E301401D91D53F7993FDBD24F1163E026217BF56A6CF3E30C01B3E3310503F187DA0BFDBC791BF0C2DC1BED8CA92BFE514ABBF8C3D0DC012BE07BF684468BE281957BF8004C43F6BCD094091F14BBEEAC5DCBFDB0CFC3DDCD3B73FE046FA3E7D17C6BFE0029DBE7B29203FC3A02DBDCFADE7BF6F51813FB22D4CBF061A09BF64EAB1BF8A7D01BFC5AD90BF1492B2BE3D7348BFD8E9723FA7F71740762C3A3CF2ABC0BD4E0022BF26D2653FE3DD633C0CE78E3F582C87BFB1CABDBE8E5F1E3FD8EE523FCAD376BE3EAA22BF4E7A81BF6ED7D9BF90A7373EADE9E53EFDB7DEBEDDB86D3E829EB6BEC7F1503F0934E5BEB34316BF96BD393F8826093F3C825ABB4D9F513FF6230C3F25457F3FA88E15BFEE29BBBF47A11F3EE031EB3E467309C046FBA3BFB335B6BC2E0388BF39F12E3F274548BE8677883F3FF559BF2B870EC08228293DA95568BE33C4853F2556853E99528A3FF7BF8E3F4010C73F15C18F3F518BDDBCF3B2A63FF8910FC09B9EC13DACBFC1BE"> : tensor<8x12xf32>
    %v14 = stablehlo.optimization_barrier %v15 : tensor<8x12xf32>
    %v17 = stablehlo.constant dense<"0x1C0417BF6C6384BFA787773F18BBF03E071F3F3E535E9BBEFC40DBBFDD89983E64921A3F4E3D91BDFCC5213E9D3CAD3FD99F1FC0934083BFAF8B623F0BB471BEEDC1853F21768BBED416C9BF225BB43E63C5BDBFEC07AABF080FF63F6D9AC93E472945BE7C276D3FA870733F6085DE3F54BFC3BDB6231A3F817A6BBFFAD3923F"> : tensor<8x4xf32>
    %v16 = stablehlo.optimization_barrier %v17 : tensor<8x4xf32>
    %v18:5 = call @step(%v13#0, %v13#1, %v13#2, %v14, %v16) : (tensor<12x16xf32>, tensor<16x4xf32>, tensor<f32>, tensor<8x12xf32>, tensor<8x4xf32>) -> (tensor<12x16xf32>, tensor<16x4xf32>, tensor<f32>, tensor<f32>, tensor<f32>)
    // step 2 ['loss']
    "check.expect_almost_eq_const"(%v18#3) {value = dense<0x3FB13D84> : tensor<f32>, tolerance = 5.000000e-03 : f64} : (tensor<f32>) -> ()
    // step 2 ['scale']
    "check.expect_almost_eq_const"(%v18#4) {value = dense<0x44800000> : tensor<f32>, tolerance = 5.000000e-03 : f64} : (tensor<f32>) -> ()
    // after the last step ['params']['dense0']
    "check.expect_almost_eq_const"(%v18#0) {value = dense<"0xE4AEA73E5B9E2E3DE5E924BEA192F3BDBC20313F2A1D6EBE1FE951BD9FFB85BED9BF983E0BAE0BBFF840B0BE4AE4873ECB0A1E3E95D1A4BEF4C31C3ED5D8F93D3385003E731980BEC39CA4BC6EF4073E4B4F213D67C59E3E7341DEBD25BEA73E02F31B3E8AEE95BE460F2EBEF951103FC2ADAB3EB361C0BD0207673D66B0E33DB682ABBE709340BEFB8B243FB7FC953EA11FD93CE0681E3EA029FB3EE21609BE4649E4BEDFBDCD3E3A97673E555B813E377565BEB704A23E3861B63D3BE4B2BDE3B511BED60C06BDCADE513D29B7973EC657A6BE58A9D9BE6DD68EBD5BB337BD1F0481BDB1F580BD77CED43EA2F30DBF11D490BEDF1AAA3E3302023F9502D0BEAE6AB1BD8E7809BED2359F3E5CE6833ED9CB7BBEB748E7BBADE6843E9A90733EA0390CBD94B6ADBE346083BDFD2215BE8B34F13DB88ECABDB1EB9E3B46EA1E3FF373813E1EE7503ECDA282BE8DDBDD3E468EAD3D850C183F9E0FA23E8BE7DF3D3E10C23E2AD512BF4541713E148DA03E5A2CD0BEC6DC0F3EF6CA77BE5CC6453D311EA53E7F63873E8A2B9A3EC146C0BD368D0ABF70A30B3D9D288ABEE58C543D1554C83E0B8163BCBE6E4BBE37B09E3DF47F1DBFF877323DEFCE1D3E1A93883D1233E33E8307873CDB85B3BD48F7233F16BC65BED888E33E9D713D3E77B272BE804161BE772E69BEFB50B7BC1AD07B3E8B7ED83DBA6BB03EFE802B3D6F2940BFB416F03D21E463BE427BA63D47D8C8BC4AA0253E2F2CB0BE18AB0C3D5A170A3E94CD74BDE8357ABE8F86903D572CB6BE8903CD3E5B06833EB39980BEC9896CBE85EE04BF2DDEADBDF7731ABF189E4D3EC6C589BD127F23BE40EC3FBE6F85F4BD81E5013E7EB58DBEC6051C3D18D722BEAFE0093F2885A3BEC5788EBE218B913EEDBF0E3E76A6A7BE9325653E7B8EE73DB2EBE93DC64172BE637BA6BE6AB7C53E183C893C70B67DBEE93A163F4E6DF1BC1B37E23D5B612C3DCE4B1B3E82E7FCBED38A693DE6E3A5BE5A4C02BEC6472C3F7255F6BD74C7EB3D3479A9BDAB6166BE069C603D1DA886BEAAF98A3E59AFA83ED321F63E20ED9C3EE2E3E03E82AABE3D"> : tensor<12x16xf32>, tolerance = 1.000000e-03 : f64} : (tensor<12x16xf32>) -> ()
    // after the last step ['params']['dense1']
    "check.expect_almost_eq_const"(%v18#1) {value = dense<"0xF455EB3DC55B7D3E4F1F94BD48A130BD4F2C43BEFD105BBC7C7A3A3E5F545E3E7391053F16A8BBBE6AFBC1BE6785DC3C378790BE698F3E3E9ABEA83D4AE14E3E269DA73D1472AEBE0776AA3DA2A00F3EFF34663E3D22E53E0BB31FBB2DAE3B3DF812683D790335BE45CD12BC2AA8203E29C7C93C426D87BA803A4ABE2A52EBBD1E0120BE62F842BEFF071F3D1118BC3E21567D3ED89361BEEDDFA0BD7C2E1C3EDB7BFEBD607651BEDEA5833E457A013EEEE622BE8B914DBFAC7657BD878216BD625E913D026727BE31DFBD3DCCCFC43E105A2A3EE3630DBF0B32863E71C3E63D4F6F093E89624D3E80AE3C3EA42FB73EB8957E3BD35FE2BD26FCD0BD0A3E923D"> : tensor<16x4xf32>, tolerance = 1.000000e-03 : f64} : (tensor<16x4xf32>) -> ()
    // after the last step ['scale']
    "check.expect_eq_const"(%v18#2) {value = dense<0x44800000> : tensor<f32>} : (tensor<f32>) -> ()
    return
  }
}
