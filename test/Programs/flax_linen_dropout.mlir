// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_flax_linen_dropout
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_flax_linen_dropout {
  func.func public @program(%arg0: tensor<2xf32>, %arg1: tensor<8x2xf32>, %arg2: tensor<8xf32>, %arg3: tensor<4x8xf32>, %arg4: tensor<2xf32>, %arg5: tensor<8x2xf32>, %arg6: tensor<8xf32>, %arg7: tensor<4x8xf32>, %arg8: tensor<5x4xf32>, %arg9: tensor<5x2xf32>, %arg10: tensor<2xui32>) -> (tensor<2xf32> {jax.result_info = "result[0][0]['Dense_0']['bias']"}, tensor<8x2xf32> {jax.result_info = "result[0][0]['Dense_0']['kernel']"}, tensor<8xf32> {jax.result_info = "result[0][0]['Dense_1']['bias']"}, tensor<4x8xf32> {jax.result_info = "result[0][0]['Dense_1']['kernel']"}, tensor<2xf32> {jax.result_info = "result[0][1][0].trace['Dense_0']['bias']"}, tensor<8x2xf32> {jax.result_info = "result[0][1][0].trace['Dense_0']['kernel']"}, tensor<8xf32> {jax.result_info = "result[0][1][0].trace['Dense_1']['bias']"}, tensor<4x8xf32> {jax.result_info = "result[0][1][0].trace['Dense_1']['kernel']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg8, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x4xf32>, tensor<4x8xf32>) -> tensor<5x8xf32>
    %1 = stablehlo.reshape %arg2 : (tensor<8xf32>) -> tensor<1x8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<5x8xf32>
    %3 = stablehlo.add %0, %2 : tensor<5x8xf32>
    %4 = call @relu(%3) : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %c = stablehlo.constant dense<2711844646> : tensor<ui32>
    %8 = call @_threefry_fold_in(%arg10, %c) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %cst_1 = stablehlo.constant dense<0.699999988> : tensor<f32>
    %9 = call @_bernoulli(%8, %cst_1) : (tensor<2xui32>, tensor<f32>) -> tensor<5x8xi1>
    %cst_2 = stablehlo.constant dense<0.699999988> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %11 = stablehlo.divide %4, %10 : tensor<5x8xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %13 = stablehlo.select %9, %11, %12 : tensor<5x8xi1>, tensor<5x8xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %15 = stablehlo.dot_general %13, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<8x2xf32>) -> tensor<5x2xf32>
    %16 = stablehlo.reshape %arg0 : (tensor<2xf32>) -> tensor<1x2xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<5x2xf32>
    %18 = stablehlo.add %15, %17 : tensor<5x2xf32>
    %19 = stablehlo.subtract %18, %arg9 : tensor<5x2xf32>
    %20 = stablehlo.multiply %19, %19 : tensor<5x2xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5x2xf32>
    %22 = stablehlo.multiply %21, %19 : tensor<5x2xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%20 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %24 = stablehlo.divide %23, %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %25 = stablehlo.divide %cst_8, %cst_9 : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<5x2xf32>
    %27 = stablehlo.multiply %26, %22 : tensor<5x2xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<5x2xf32>, tensor<f32>) -> tensor<2xf32>
    %29 = stablehlo.reshape %28 : (tensor<2xf32>) -> tensor<1x2xf32>
    %30 = stablehlo.reshape %29 : (tensor<1x2xf32>) -> tensor<2xf32>
    %31 = stablehlo.dot_general %27, %13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x2xf32>, tensor<5x8xf32>) -> tensor<2x8xf32>
    %32 = stablehlo.transpose %31, dims = [1, 0] : (tensor<2x8xf32>) -> tensor<8x2xf32>
    %33 = stablehlo.dot_general %27, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x2xf32>, tensor<8x2xf32>) -> tensor<5x8xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %35 = stablehlo.select %9, %33, %34 : tensor<5x8xi1>, tensor<5x8xf32>
    %cst_12 = stablehlo.constant dense<0.699999988> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %37 = stablehlo.divide %35, %36 : tensor<5x8xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %39 = stablehlo.select %6, %37, %38 : tensor<5x8xi1>, tensor<5x8xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %41 = stablehlo.reshape %40 : (tensor<8xf32>) -> tensor<1x8xf32>
    %42 = stablehlo.reshape %41 : (tensor<1x8xf32>) -> tensor<8xf32>
    %43 = stablehlo.dot_general %39, %arg8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<5x4xf32>) -> tensor<8x4xf32>
    %44 = stablehlo.transpose %43, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
    %cst_15 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %46 = stablehlo.multiply %45, %arg4 : tensor<2xf32>
    %47 = stablehlo.add %30, %46 : tensor<2xf32>
    %cst_16 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %49 = stablehlo.multiply %48, %arg5 : tensor<8x2xf32>
    %50 = stablehlo.add %32, %49 : tensor<8x2xf32>
    %cst_17 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %52 = stablehlo.multiply %51, %arg6 : tensor<8xf32>
    %53 = stablehlo.add %42, %52 : tensor<8xf32>
    %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %55 = stablehlo.multiply %54, %arg7 : tensor<4x8xf32>
    %56 = stablehlo.add %44, %55 : tensor<4x8xf32>
    %cst_19 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %58 = stablehlo.multiply %57, %47 : tensor<2xf32>
    %cst_20 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %60 = stablehlo.multiply %59, %50 : tensor<8x2xf32>
    %cst_21 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %62 = stablehlo.multiply %61, %53 : tensor<8xf32>
    %cst_22 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %64 = stablehlo.multiply %63, %56 : tensor<4x8xf32>
    %65 = stablehlo.add %arg0, %58 : tensor<2xf32>
    %66 = stablehlo.add %arg1, %60 : tensor<8x2xf32>
    %67 = stablehlo.add %arg2, %62 : tensor<8xf32>
    %68 = stablehlo.add %arg3, %64 : tensor<4x8xf32>
    return %65, %66, %67, %68, %47, %50, %53, %56, %24 : tensor<2xf32>, tensor<8x2xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<5x8xf32>) -> tensor<5x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<5x8xf32>
    return %1 : tensor<5x8xf32>
  }
  func.func private @_threefry_fold_in(%arg0: tensor<2xui32>, %arg1: tensor<ui32>) -> tensor<2xui32> {
    %c = stablehlo.constant dense<32> : tensor<ui32>
    %0 = stablehlo.shift_right_logical %arg1, %c : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %c_0 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %2 = stablehlo.and %arg1, %c_0 : tensor<ui32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %4 = stablehlo.concatenate %1, %3, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    %5 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %6 = stablehlo.reshape %5 : (tensor<1xui32>) -> tensor<ui32>
    %7 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %8 = stablehlo.reshape %7 : (tensor<1xui32>) -> tensor<ui32>
    %9 = stablehlo.slice %4 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %10 = stablehlo.slice %4 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %11:2 = call @threefry2x32(%6, %8, %9, %10) : (tensor<ui32>, tensor<ui32>, tensor<1xui32>, tensor<1xui32>) -> (tensor<1xui32>, tensor<1xui32>)
    %12 = stablehlo.concatenate %11#0, %11#1, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    return %12 : tensor<2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<1xui32>, %arg3: tensor<1xui32>) -> (tensor<1xui32>, tensor<1xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<1xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<1xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<1xui32>, tensor<1xui32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<1xui32>, %arg2: tensor<1xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<1xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<1xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<1xui32>
    %9 = stablehlo.or %5, %8 : tensor<1xui32>
    %10 = stablehlo.xor %3, %9 : tensor<1xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<1xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<1xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<1xui32>
    %19 = stablehlo.or %15, %18 : tensor<1xui32>
    %20 = stablehlo.xor %13, %19 : tensor<1xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<1xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<1xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<1xui32>
    %29 = stablehlo.or %25, %28 : tensor<1xui32>
    %30 = stablehlo.xor %23, %29 : tensor<1xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<1xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<1xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<1xui32>
    %39 = stablehlo.or %35, %38 : tensor<1xui32>
    %40 = stablehlo.xor %33, %39 : tensor<1xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %42 = stablehlo.add %33, %41 : tensor<1xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %44 = stablehlo.add %40, %43 : tensor<1xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %48 = stablehlo.add %44, %47 : tensor<1xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_bernoulli(%arg0: tensor<2xui32>, %arg1: tensor<f32>) -> tensor<5x8xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<5x8xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xi1>
    return %2 : tensor<5x8xi1>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<5x8xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.convert %arg2 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<5x8xui64>
    %9 = stablehlo.iota dim = 1 : tensor<5x8xui64>
    %c = stablehlo.constant dense<8> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<5x8xui64>
    %11 = stablehlo.multiply %10, %8 : tensor<5x8xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<5x8xui64>
    %13 = stablehlo.multiply %12, %9 : tensor<5x8xui64>
    %14 = stablehlo.add %11, %13 : tensor<5x8xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<5x8xui64>
    %16 = stablehlo.shift_right_logical %14, %15 : tensor<5x8xui64>
    %17 = stablehlo.convert %14 : (tensor<5x8xui64>) -> tensor<5x8xui32>
    %18 = stablehlo.convert %16 : (tensor<5x8xui64>) -> tensor<5x8xui32>
    %19:2 = call @threefry2x32_0(%5, %7, %18, %17) : (tensor<ui32>, tensor<ui32>, tensor<5x8xui32>, tensor<5x8xui32>) -> (tensor<5x8xui32>, tensor<5x8xui32>)
    %20 = stablehlo.xor %19#0, %19#1 : tensor<5x8xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5x8xui32>
    %22 = stablehlo.shift_right_logical %20, %21 : tensor<5x8xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<5x8xui32>
    %24 = stablehlo.or %22, %23 : tensor<5x8xui32>
    %25 = stablehlo.bitcast_convert %24 : (tensor<5x8xui32>) -> tensor<5x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %27 = stablehlo.subtract %25, %26 : tensor<5x8xf32>
    %28 = stablehlo.subtract %3, %2 : tensor<1x1xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<5x8xf32>
    %30 = stablehlo.multiply %27, %29 : tensor<5x8xf32>
    %31 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<5x8xf32>
    %32 = stablehlo.add %30, %31 : tensor<5x8xf32>
    %33 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<5x8xf32>
    %34 = stablehlo.maximum %33, %32 : tensor<5x8xf32>
    return %34 : tensor<5x8xf32>
  }
  func.func private @threefry2x32_0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<5x8xui32>, %arg3: tensor<5x8xui32>) -> (tensor<5x8xui32>, tensor<5x8xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5x8xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<5x8xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5x8xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<5x8xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<5x8xui32>, tensor<5x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call_1(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<5x8xui32>, tensor<5x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<5x8xui32>, tensor<5x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<5x8xui32>, tensor<5x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<5x8xui32>, tensor<5x8xui32>
  }
  func.func private @closed_call_1(%arg0: tensor<i32>, %arg1: tensor<5x8xui32>, %arg2: tensor<5x8xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<5x8xui32>, tensor<5x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<5x8xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<5x8xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<5x8xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<5x8xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<5x8xui32>
    %9 = stablehlo.or %5, %8 : tensor<5x8xui32>
    %10 = stablehlo.xor %3, %9 : tensor<5x8xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<5x8xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<5x8xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<5x8xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<5x8xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<5x8xui32>
    %19 = stablehlo.or %15, %18 : tensor<5x8xui32>
    %20 = stablehlo.xor %13, %19 : tensor<5x8xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<5x8xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<5x8xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<5x8xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<5x8xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<5x8xui32>
    %29 = stablehlo.or %25, %28 : tensor<5x8xui32>
    %30 = stablehlo.xor %23, %29 : tensor<5x8xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<5x8xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<5x8xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<5x8xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<5x8xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<5x8xui32>
    %39 = stablehlo.or %35, %38 : tensor<5x8xui32>
    %40 = stablehlo.xor %33, %39 : tensor<5x8xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<5x8xui32>
    %42 = stablehlo.add %33, %41 : tensor<5x8xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<5x8xui32>
    %44 = stablehlo.add %40, %43 : tensor<5x8xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<5x8xui32>
    %48 = stablehlo.add %44, %47 : tensor<5x8xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<5x8xui32>, tensor<5x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<[0x00000000, 0x00000000]> : tensor<2xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<2xf32>
    %c1 = stablehlo.constant dense<"0xFA8015BFA196883E4066F9BE8E3B9ABE6D6DA63E415CE83E7EFEBC3EE2AA86BC8611193E42B78C3E06AD24BF43A49A3EFDB17FBE3866383E2523DD3E1216C7BD"> : tensor<8x2xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<8x2xf32>
    %c2 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<8xf32>
    %c3 = stablehlo.constant dense<"0x3811DA3A0BF8233E2828B93DAE30D7BE55CFA43E71AFDF3E95D90EBFAF7AB8BE98E7BE3EF4A8753E7406623EACF3A83E513A16BED21167BE0A15823EE72EFB3EAFE8903ECB614C3EE0B79ABDDDEE65BF5E11EBBB5B5282BD915F6E3F91FBB5BEE905A9BE75C61C3FEF82113F15C13D3EC82274BE3C3021BFCEB5983EF7DB73BE"> : tensor<4x8xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<4x8xf32>
    %c4 = stablehlo.constant dense<[0x00000000, 0x00000000]> : tensor<2xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<2xf32>
    %c5 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x2xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<8x2xf32>
    %c6 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<8xf32>
    %c7 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x8xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<4x8xf32>
    %c8 = stablehlo.constant dense<"0x2F916CC0CBB71ABF7105C63FA0918BBF18D8E9BE32BDCABEADC7E23EFE66E03DBFC38DBF2C871F3FE1F87ABF8BA21FBF0FBEA33D687A28C00369183EE3DF6FBF08B2463F6EE3643E716E8A3FC6B80E3F"> : tensor<5x4xf32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<5x4xf32>
    %c9 = stablehlo.constant dense<"0x0B806FBF3D88BC3FCE6A22BFA58D8BBF164396BF597B7F3EA452C63E7245943FBEF5713F32262EBF"> : tensor<5x2xf32>
    %a9 = stablehlo.optimization_barrier %c9 : tensor<5x2xf32>
    %c10 = stablehlo.constant dense<[0, 5]> : tensor<2xui32>
    %a10 = stablehlo.optimization_barrier %c10 : tensor<2xui32>
    %s0:9 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10) : (tensor<2xf32>, tensor<8x2xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<5x4xf32>, tensor<5x2xf32>, tensor<2xui32>) -> (tensor<2xf32>, tensor<8x2xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<f32>)
    %s1:9 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %a8, %a9, %a10) : (tensor<2xf32>, tensor<8x2xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<5x4xf32>, tensor<5x2xf32>, tensor<2xui32>) -> (tensor<2xf32>, tensor<8x2xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<f32>)
    %s2:9 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %a8, %a9, %a10) : (tensor<2xf32>, tensor<8x2xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<5x4xf32>, tensor<5x2xf32>, tensor<2xui32>) -> (tensor<2xf32>, tensor<8x2xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<[0x3CA409F4, 0xBD0DD065]> : tensor<2xf32>, tolerance = 3.462256864e-06
    check.expect_almost_eq_const %s2#1, dense<"0x333D21BFE7EBCF3EB1FF9FBEFF21C8BED82BD53E4146D03EB00193BD632C183D3A8D8C3E796BA43E4B77E2BECAB9BD3E4F38D0BD131FF4BC899F8D3DDAC356BD"> : tensor<8x2xf32>, tolerance = 6.298400760e-05
    check.expect_almost_eq_const %s2#2, dense<"0x0429C63D4E4C99BD84BDDB3C624BD0BD6208473D85CBBCBD1FC4B5BD498602BE"> : tensor<8xf32>, tolerance = 1.274653822e-05
    check.expect_almost_eq_const %s2#3, dense<"0xE1A40ABF75F4D03D81CBE33D49849DBE8ECCA63E63E9DB3EFE751CBFD56560BE7C1FDB3EEF86643E342A683E7980883E7E9B8CBEBC6E8B3CFAEF773EBE83D23EA97AB83B0CF9F23DCA9C3EBD59684CBF68F07538EE6B9EBD92E2573F19016CBE01AD19BF9617123FFD56153F9EB27E3E416191BE58130BBFD54C823EB07722BE"> : tensor<4x8xf32>, tolerance = 8.433009386e-05
    check.expect_almost_eq_const %s2#4, dense<[0xBE871BBE, 0x3E7F274F]> : tensor<2xf32>, tolerance = 2.638835311e-05
    check.expect_almost_eq_const %s2#5, dense<"0x88FE933DB69C3ABF845A43BFFED1CB3EA5EFD7BEC977623E3E5CDE3FC11C20BEF9780FBF63027BBEEEAC4CBF66DB9EBE2A1D20BFEBB2743F77BEB43FAD9307BE"> : tensor<8x2xf32>, tolerance = 1.737190008e-04
    check.expect_almost_eq_const %s2#6, dense<"0xB322B8BE652E9F3E6B6104BE4CC2BB3E43B76BBE1C75B93E560EB83E38E2F23E"> : tensor<8xf32>, tolerance = 4.743821621e-05
    check.expect_almost_eq_const %s2#7, dense<"0x12B7E93F2B19773ED27ECDBD2AF3CFBEB0C496BC813EED3C8E56673E508006BFAC9D90BEBC528E3DBEB8ECBCA3016A3EF9201B3F0F1B74BF36D75B3DC05A973EDFB3963F5E27AC3E402B0FBE4812B8BE81550CBD38D35C3D76F9B83E0C1DEEBE91D0753F427D313E2C9B93BDC8296ABE3EDE5C3E87C6ADBE4478393EB87497BE"> : tensor<4x8xf32>, tolerance = 1.825899363e-04
    check.expect_almost_eq_const %s2#8, dense<0x3F11A6E3> : tensor<f32>, tolerance = 5.689527392e-05
    return
  }
}
