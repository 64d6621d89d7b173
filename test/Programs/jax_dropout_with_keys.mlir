// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_jax_dropout_with_keys
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_jax_dropout_with_keys {
  func.func public @program(%arg0: tensor<4x8xf32>, %arg1: tensor<8x2xf32>, %arg2: tensor<4x8xf32>, %arg3: tensor<8x2xf32>, %arg4: tensor<5x4xf32>, %arg5: tensor<5x2xf32>, %arg6: tensor<2xui32>) -> (tensor<4x8xf32> {jax.result_info = "result[0][0]['a']"}, tensor<8x2xf32> {jax.result_info = "result[0][0]['b']"}, tensor<4x8xf32> {jax.result_info = "result[0][1][0].trace['a']"}, tensor<8x2xf32> {jax.result_info = "result[0][1][0].trace['b']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x4xf32>, tensor<4x8xf32>) -> tensor<5x8xf32>
    %1 = call @relu(%0) : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %3 = stablehlo.compare GT, %0, %2, FLOAT : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %cst_1 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %5 = call @_bernoulli(%arg6, %cst_1) : (tensor<2xui32>, tensor<f32>) -> tensor<5x8xi1>
    %cst_2 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %7 = stablehlo.divide %1, %6 : tensor<5x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8:2 = call @_where(%5, %7, %c) : (tensor<5x8xi1>, tensor<5x8xf32>, tensor<i32>) -> (tensor<5x8xf32>, tensor<5x8xf32>)
    %9 = stablehlo.dot_general %8#0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<8x2xf32>) -> tensor<5x2xf32>
    %10 = stablehlo.subtract %9, %arg5 : tensor<5x2xf32>
    %11 = stablehlo.multiply %10, %10 : tensor<5x2xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5x2xf32>
    %13 = stablehlo.multiply %12, %10 : tensor<5x2xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%11 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %15 = stablehlo.divide %14, %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %16 = stablehlo.divide %cst_6, %cst_7 : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<5x2xf32>
    %18 = stablehlo.multiply %17, %13 : tensor<5x2xf32>
    %19 = stablehlo.dot_general %18, %8#0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x2xf32>, tensor<5x8xf32>) -> tensor<2x8xf32>
    %20 = stablehlo.transpose %19, dims = [1, 0] : (tensor<2x8xf32>) -> tensor<8x2xf32>
    %21 = stablehlo.dot_general %18, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x2xf32>, tensor<8x2xf32>) -> tensor<5x8xf32>
    %22 = call @_where_0(%5, %8#1, %21) : (tensor<5x8xi1>, tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xf32>
    %cst_8 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %24 = stablehlo.divide %22, %23 : tensor<5x8xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %26 = stablehlo.select %3, %24, %25 : tensor<5x8xi1>, tensor<5x8xf32>
    %27 = stablehlo.dot_general %26, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<5x4xf32>) -> tensor<8x4xf32>
    %28 = stablehlo.transpose %27, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
    %cst_10 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %30 = stablehlo.multiply %29, %arg2 : tensor<4x8xf32>
    %31 = stablehlo.add %28, %30 : tensor<4x8xf32>
    %cst_11 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %33 = stablehlo.multiply %32, %arg3 : tensor<8x2xf32>
    %34 = stablehlo.add %20, %33 : tensor<8x2xf32>
    %cst_12 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %36 = stablehlo.multiply %35, %31 : tensor<4x8xf32>
    %cst_13 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %38 = stablehlo.multiply %37, %34 : tensor<8x2xf32>
    %39 = stablehlo.add %arg0, %36 : tensor<4x8xf32>
    %40 = stablehlo.add %arg1, %38 : tensor<8x2xf32>
    return %39, %40, %31, %34, %15 : tensor<4x8xf32>, tensor<8x2xf32>, tensor<4x8xf32>, tensor<8x2xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<5x8xf32>) -> tensor<5x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<5x8xf32>
    return %1 : tensor<5x8xf32>
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
    %19:2 = call @threefry2x32(%5, %7, %18, %17) : (tensor<ui32>, tensor<ui32>, tensor<5x8xui32>, tensor<5x8xui32>) -> (tensor<5x8xui32>, tensor<5x8xui32>)
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
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<5x8xui32>, %arg3: tensor<5x8xui32>) -> (tensor<5x8xui32>, tensor<5x8xui32>) {
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
      %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<5x8xui32>, tensor<5x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<5x8xui32>, tensor<5x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<5x8xui32>, tensor<5x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<5x8xui32>, tensor<5x8xui32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<5x8xui32>, %arg2: tensor<5x8xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<5x8xui32>, tensor<5x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @_where(%arg0: tensor<5x8xi1>, %arg1: tensor<5x8xf32>, %arg2: tensor<i32>) -> (tensor<5x8xf32>, tensor<5x8xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<5x8xi1>, tensor<5x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    return %2, %3 : tensor<5x8xf32>, tensor<5x8xf32>
  }
  func.func private @_where_0(%arg0: tensor<5x8xi1>, %arg1: tensor<5x8xf32>, %arg2: tensor<5x8xf32>) -> tensor<5x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<5x8xi1>, tensor<5x8xf32>
    return %1 : tensor<5x8xf32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0x6134013EF8624C3F72AE933FA61F8CBEF4DCFBBE119441BF4E6819BF7042353F0D0C903F8BF88ABE7AE740BE30E021C0CC9E16BF678DBDBF3360D9BED1A42FC0F339C93EE1F73A3F825B193F2A69683E4C3A863C6DA091BE17D2443FE69B013F175468BF1FFCCD3EB0E4C6BE01F28EBD12C3F8BF99EFFFBFA875823F5BA9583F"> : tensor<4x8xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<4x8xf32>
    %c1 = stablehlo.constant dense<"0xC5F71FBE1E3F99BE003B25C015547BBD210499BF71ED083F5A541B3E3D398EBFCC59AEBE9F10D4BEE283603FCC109F3D631C96BF9931853FD87CC1BE4D801440"> : tensor<8x2xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<8x2xf32>
    %c2 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x8xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<4x8xf32>
    %c3 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x2xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<8x2xf32>
    %c4 = stablehlo.constant dense<"0x2F916CC0CBB71ABF7105C63FA0918BBF18D8E9BE32BDCABEADC7E23EFE66E03DBFC38DBF2C871F3FE1F87ABF8BA21FBF0FBEA33D687A28C00369183EE3DF6FBF08B2463F6EE3643E716E8A3FC6B80E3F"> : tensor<5x4xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<5x4xf32>
    %c5 = stablehlo.constant dense<"0x0B806FBF3D88BC3FCE6A22BFA58D8BBF164396BF597B7F3EA452C63E7245943FBEF5713F32262EBF"> : tensor<5x2xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<5x2xf32>
    %c6 = stablehlo.constant dense<[0, 3]> : tensor<2xui32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<2xui32>
    %s0:5 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<4x8xf32>, tensor<8x2xf32>, tensor<4x8xf32>, tensor<8x2xf32>, tensor<5x4xf32>, tensor<5x2xf32>, tensor<2xui32>) -> (tensor<4x8xf32>, tensor<8x2xf32>, tensor<4x8xf32>, tensor<8x2xf32>, tensor<f32>)
    %s1:5 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %a4, %a5, %a6) : (tensor<4x8xf32>, tensor<8x2xf32>, tensor<4x8xf32>, tensor<8x2xf32>, tensor<5x4xf32>, tensor<5x2xf32>, tensor<2xui32>) -> (tensor<4x8xf32>, tensor<8x2xf32>, tensor<4x8xf32>, tensor<8x2xf32>, tensor<f32>)
    %s2:5 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %a4, %a5, %a6) : (tensor<4x8xf32>, tensor<8x2xf32>, tensor<4x8xf32>, tensor<8x2xf32>, tensor<5x4xf32>, tensor<5x2xf32>, tensor<2xui32>) -> (tensor<4x8xf32>, tensor<8x2xf32>, tensor<4x8xf32>, tensor<8x2xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0x526A393F8B62FBBEBECA9F3EFBE3614030769B40D418B640B1E14C3F75C439BDE192983F436E993E8F52FDBEB169D5407DAD2140A6541140D3A3003FF1FC45BF14704B3ED68C87BFD1A412BF3C813B404666E03F9CB40D40230D0BBEBF1F80BF303738BF5473F7BCDC2C82BF5A59C440B9CF0A408E05454090B6FC3F5464693F"> : tensor<4x8xf32>, tolerance = 6.669151783e-04
    check.expect_almost_eq_const %s2#1, dense<"0xE2D262BECADC32BE2FCDBBBF507CC4BE41E56ABE942117BFED8C5EBFD9C327419B4659BFABEBE0402ADDE43DEB931541DF369A3F2DD626C076E8803E72F6B63F"> : tensor<8x2xf32>, tolerance = 1.048531437e-03
    check.expect_almost_eq_const %s2#2, dense<"0xA02D3AC0AB3C0840BC3D284086D11BC263B328C250074BC2D9EB00C247340940302DA9BE2CCCF3BF8FE81A403D760BC2D7A2CEC006F4C1C066B6E3BB08B481C190F1743FD8687C4057ED6840EBE3F7C11AFBB5C19646F3C18E25E03FCF9CB3403E6769BFF10F7EBE85B62040E1A328C26DC2E9C146750EC2C9995BC1988C64C0"> : tensor<4x8xf32>, tolerance = 5.075714111e-03
    check.expect_almost_eq_const %s2#3, dense<"0x803088BE2674A33FCB8486C07D3583409DD448C0EE72CB40303791409FB862C22EB2443F326703C2B11F0240ED2D2FC2A2659EC1671D2C42BBFADEBFC2090E41"> : tensor<8x2xf32>, tolerance = 5.668029404e-03
    check.expect_almost_eq_const %s2#4, dense<0x430F32DA> : tensor<f32>, tolerance = 1.431986389e-02
    return
  }
}
