// Dropout draws JAX's own masks, step after step; the learning rate follows a cosine.
// Printed by JAX 0.10.2: models/jax/golden.py
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s
module @gpt2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @initialise(%arg0: tensor<i32>) -> (tensor<2xui32> {jax.result_info = "result['key']"}, tensor<16xf32> {jax.result_info = "result['m']['h0']['attn']['out_b']"}, tensor<16x16xf32> {jax.result_info = "result['m']['h0']['attn']['out_w']"}, tensor<48xf32> {jax.result_info = "result['m']['h0']['attn']['qkv_b']"}, tensor<16x48xf32> {jax.result_info = "result['m']['h0']['attn']['qkv_w']"}, tensor<16xf32> {jax.result_info = "result['m']['h0']['ln_1']['b']"}, tensor<16xf32> {jax.result_info = "result['m']['h0']['ln_1']['g']"}, tensor<16xf32> {jax.result_info = "result['m']['h0']['ln_2']['b']"}, tensor<16xf32> {jax.result_info = "result['m']['h0']['ln_2']['g']"}, tensor<16xf32> {jax.result_info = "result['m']['h0']['mlp']['down_b']"}, tensor<64x16xf32> {jax.result_info = "result['m']['h0']['mlp']['down_w']"}, tensor<64xf32> {jax.result_info = "result['m']['h0']['mlp']['up_b']"}, tensor<16x64xf32> {jax.result_info = "result['m']['h0']['mlp']['up_w']"}, tensor<16xf32> {jax.result_info = "result['m']['ln_f']['b']"}, tensor<16xf32> {jax.result_info = "result['m']['ln_f']['g']"}, tensor<8x16xf32> {jax.result_info = "result['m']['wpe']"}, tensor<32x16xf32> {jax.result_info = "result['m']['wte']"}, tensor<16xf32> {jax.result_info = "result['params']['h0']['attn']['out_b']"}, tensor<16x16xf32> {jax.result_info = "result['params']['h0']['attn']['out_w']"}, tensor<48xf32> {jax.result_info = "result['params']['h0']['attn']['qkv_b']"}, tensor<16x48xf32> {jax.result_info = "result['params']['h0']['attn']['qkv_w']"}, tensor<16xf32> {jax.result_info = "result['params']['h0']['ln_1']['b']"}, tensor<16xf32> {jax.result_info = "result['params']['h0']['ln_1']['g']"}, tensor<16xf32> {jax.result_info = "result['params']['h0']['ln_2']['b']"}, tensor<16xf32> {jax.result_info = "result['params']['h0']['ln_2']['g']"}, tensor<16xf32> {jax.result_info = "result['params']['h0']['mlp']['down_b']"}, tensor<64x16xf32> {jax.result_info = "result['params']['h0']['mlp']['down_w']"}, tensor<64xf32> {jax.result_info = "result['params']['h0']['mlp']['up_b']"}, tensor<16x64xf32> {jax.result_info = "result['params']['h0']['mlp']['up_w']"}, tensor<16xf32> {jax.result_info = "result['params']['ln_f']['b']"}, tensor<16xf32> {jax.result_info = "result['params']['ln_f']['g']"}, tensor<8x16xf32> {jax.result_info = "result['params']['wpe']"}, tensor<32x16xf32> {jax.result_info = "result['params']['wte']"}, tensor<i32> {jax.result_info = "result['step']"}, tensor<16xf32> {jax.result_info = "result['v']['h0']['attn']['out_b']"}, tensor<16x16xf32> {jax.result_info = "result['v']['h0']['attn']['out_w']"}, tensor<48xf32> {jax.result_info = "result['v']['h0']['attn']['qkv_b']"}, tensor<16x48xf32> {jax.result_info = "result['v']['h0']['attn']['qkv_w']"}, tensor<16xf32> {jax.result_info = "result['v']['h0']['ln_1']['b']"}, tensor<16xf32> {jax.result_info = "result['v']['h0']['ln_1']['g']"}, tensor<16xf32> {jax.result_info = "result['v']['h0']['ln_2']['b']"}, tensor<16xf32> {jax.result_info = "result['v']['h0']['ln_2']['g']"}, tensor<16xf32> {jax.result_info = "result['v']['h0']['mlp']['down_b']"}, tensor<64x16xf32> {jax.result_info = "result['v']['h0']['mlp']['down_w']"}, tensor<64xf32> {jax.result_info = "result['v']['h0']['mlp']['up_b']"}, tensor<16x64xf32> {jax.result_info = "result['v']['h0']['mlp']['up_w']"}, tensor<16xf32> {jax.result_info = "result['v']['ln_f']['b']"}, tensor<16xf32> {jax.result_info = "result['v']['ln_f']['g']"}, tensor<8x16xf32> {jax.result_info = "result['v']['wpe']"}, tensor<32x16xf32> {jax.result_info = "result['v']['wte']"}) {
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
    %10 = stablehlo.slice %7 [1:2, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %11 = stablehlo.reshape %10 : (tensor<1x2xui32>) -> tensor<2xui32>
    %12 = call @initialise.threefry_split_0(%11) : (tensor<2xui32>) -> tensor<6x2xui32>
    %13 = stablehlo.slice %12 [0:1, 0:2] : (tensor<6x2xui32>) -> tensor<1x2xui32>
    %14 = stablehlo.reshape %13 : (tensor<1x2xui32>) -> tensor<2xui32>
    %15 = call @initialise.normal(%14) : (tensor<2xui32>) -> tensor<32x16xf32>
    %cst = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %17 = stablehlo.multiply %16, %15 : tensor<32x16xf32>
    %18 = stablehlo.slice %12 [1:2, 0:2] : (tensor<6x2xui32>) -> tensor<1x2xui32>
    %19 = stablehlo.reshape %18 : (tensor<1x2xui32>) -> tensor<2xui32>
    %20 = call @initialise.normal_5(%19) : (tensor<2xui32>) -> tensor<8x16xf32>
    %cst_1 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %22 = stablehlo.multiply %21, %20 : tensor<8x16xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %29 = stablehlo.slice %12 [2:3, 0:2] : (tensor<6x2xui32>) -> tensor<1x2xui32>
    %30 = stablehlo.reshape %29 : (tensor<1x2xui32>) -> tensor<2xui32>
    %31 = call @initialise.normal_10(%30) : (tensor<2xui32>) -> tensor<16x48xf32>
    %cst_8 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<16x48xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %35 = stablehlo.slice %12 [3:4, 0:2] : (tensor<6x2xui32>) -> tensor<1x2xui32>
    %36 = stablehlo.reshape %35 : (tensor<1x2xui32>) -> tensor<2xui32>
    %37 = call @initialise.normal_15(%36) : (tensor<2xui32>) -> tensor<16x16xf32>
    %cst_10 = stablehlo.constant dense<0.0141421352> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %39 = stablehlo.multiply %38, %37 : tensor<16x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %41 = stablehlo.slice %12 [4:5, 0:2] : (tensor<6x2xui32>) -> tensor<1x2xui32>
    %42 = stablehlo.reshape %41 : (tensor<1x2xui32>) -> tensor<2xui32>
    %43 = call @initialise.normal_20(%42) : (tensor<2xui32>) -> tensor<16x64xf32>
    %cst_12 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %45 = stablehlo.multiply %44, %43 : tensor<16x64xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %47 = stablehlo.slice %12 [5:6, 0:2] : (tensor<6x2xui32>) -> tensor<1x2xui32>
    %48 = stablehlo.reshape %47 : (tensor<1x2xui32>) -> tensor<2xui32>
    %49 = call @initialise.normal_25(%48) : (tensor<2xui32>) -> tensor<64x16xf32>
    %cst_14 = stablehlo.constant dense<0.0141421352> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %51 = stablehlo.multiply %50, %49 : tensor<64x16xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %c_48 = stablehlo.constant dense<0> : tensor<i32>
    return %9, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %40, %39, %34, %33, %26, %25, %28, %27, %52, %51, %46, %45, %24, %23, %22, %17, %c_48, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84 : tensor<2xui32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>
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
  func.func private @initialise.threefry_split_0(%arg0: tensor<2xui32>) -> tensor<6x2xui32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<6xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<6xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<6xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<6xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<6xui64>
    %9 = stablehlo.convert %6 : (tensor<6xui64>) -> tensor<6xui32>
    %10 = stablehlo.convert %8 : (tensor<6xui64>) -> tensor<6xui32>
    %11:2 = call @initialise.threefry2x32_1(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<6xui32>, tensor<6xui32>) -> (tensor<6xui32>, tensor<6xui32>)
    %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<6xui32>) -> tensor<6x1xui32>
    %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<6xui32>) -> tensor<6x1xui32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<6x1xui32>, tensor<6x1xui32>) -> tensor<6x2xui32>
    return %14 : tensor<6x2xui32>
  }
  func.func private @initialise.threefry2x32_1(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<6xui32>, %arg3: tensor<6xui32>) -> (tensor<6xui32>, tensor<6xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<6xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<6xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<6xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<6xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<6xui32>, tensor<6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @initialise.closed_call_2(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<6xui32>, tensor<6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<6xui32>, tensor<6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<6xui32>, tensor<6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<6xui32>, tensor<6xui32>
  }
  func.func private @initialise.closed_call_2(%arg0: tensor<i32>, %arg1: tensor<6xui32>, %arg2: tensor<6xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<6xui32>, tensor<6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<6xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<6xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<6xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<6xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<6xui32>
    %9 = stablehlo.or %5, %8 : tensor<6xui32>
    %10 = stablehlo.xor %3, %9 : tensor<6xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<6xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<6xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<6xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<6xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<6xui32>
    %19 = stablehlo.or %15, %18 : tensor<6xui32>
    %20 = stablehlo.xor %13, %19 : tensor<6xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<6xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<6xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<6xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<6xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<6xui32>
    %29 = stablehlo.or %25, %28 : tensor<6xui32>
    %30 = stablehlo.xor %23, %29 : tensor<6xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<6xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<6xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<6xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<6xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<6xui32>
    %39 = stablehlo.or %35, %38 : tensor<6xui32>
    %40 = stablehlo.xor %33, %39 : tensor<6xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<6xui32>
    %42 = stablehlo.add %33, %41 : tensor<6xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<6xui32>
    %44 = stablehlo.add %40, %43 : tensor<6xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<6xui32>
    %48 = stablehlo.add %44, %47 : tensor<6xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<6xui32>, tensor<6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @initialise.normal(%arg0: tensor<2xui32>) -> tensor<32x16xf32> {
    %0 = call @initialise.normal_real(%arg0) : (tensor<2xui32>) -> tensor<32x16xf32>
    return %0 : tensor<32x16xf32>
  }
  func.func private @initialise.normal_real(%arg0: tensor<2xui32>) -> tensor<32x16xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @initialise.uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<32x16xf32>
    %1 = chlo.erf_inv %0 : tensor<32x16xf32> -> tensor<32x16xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<32x16xf32>
    return %3 : tensor<32x16xf32>
  }
  func.func private @initialise.uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<32x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<32x16xui64>
    %7 = stablehlo.iota dim = 1 : tensor<32x16xui64>
    %c = stablehlo.constant dense<16> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<32x16xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<32x16xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<32x16xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<32x16xui64>
    %12 = stablehlo.add %9, %11 : tensor<32x16xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<32x16xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<32x16xui64>
    %15 = stablehlo.convert %12 : (tensor<32x16xui64>) -> tensor<32x16xui32>
    %16 = stablehlo.convert %14 : (tensor<32x16xui64>) -> tensor<32x16xui32>
    %17:2 = call @initialise.threefry2x32_3(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<32x16xui32>, tensor<32x16xui32>) -> (tensor<32x16xui32>, tensor<32x16xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<32x16xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<32x16xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %22 = stablehlo.or %20, %21 : tensor<32x16xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<32x16xui32>) -> tensor<32x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<32x16xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32x16xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<32x16xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32x16xf32>
    %30 = stablehlo.add %28, %29 : tensor<32x16xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32x16xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<32x16xf32>
    return %32 : tensor<32x16xf32>
  }
  func.func private @initialise.threefry2x32_3(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<32x16xui32>, %arg3: tensor<32x16xui32>) -> (tensor<32x16xui32>, tensor<32x16xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<32x16xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<32x16xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<32x16xui32>, tensor<32x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @initialise.closed_call_4(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<32x16xui32>, tensor<32x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<32x16xui32>, tensor<32x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<32x16xui32>, tensor<32x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<32x16xui32>, tensor<32x16xui32>
  }
  func.func private @initialise.closed_call_4(%arg0: tensor<i32>, %arg1: tensor<32x16xui32>, %arg2: tensor<32x16xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<32x16xui32>, tensor<32x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<32x16xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<32x16xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<32x16xui32>
    %9 = stablehlo.or %5, %8 : tensor<32x16xui32>
    %10 = stablehlo.xor %3, %9 : tensor<32x16xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<32x16xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<32x16xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<32x16xui32>
    %19 = stablehlo.or %15, %18 : tensor<32x16xui32>
    %20 = stablehlo.xor %13, %19 : tensor<32x16xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<32x16xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<32x16xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<32x16xui32>
    %29 = stablehlo.or %25, %28 : tensor<32x16xui32>
    %30 = stablehlo.xor %23, %29 : tensor<32x16xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<32x16xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<32x16xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<32x16xui32>
    %39 = stablehlo.or %35, %38 : tensor<32x16xui32>
    %40 = stablehlo.xor %33, %39 : tensor<32x16xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %42 = stablehlo.add %33, %41 : tensor<32x16xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %44 = stablehlo.add %40, %43 : tensor<32x16xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<32x16xui32>
    %48 = stablehlo.add %44, %47 : tensor<32x16xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<32x16xui32>, tensor<32x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @initialise.normal_5(%arg0: tensor<2xui32>) -> tensor<8x16xf32> {
    %0 = call @initialise.normal_real_6(%arg0) : (tensor<2xui32>) -> tensor<8x16xf32>
    return %0 : tensor<8x16xf32>
  }
  func.func private @initialise.normal_real_6(%arg0: tensor<2xui32>) -> tensor<8x16xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @initialise.uniform_7(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<8x16xf32>
    %1 = chlo.erf_inv %0 : tensor<8x16xf32> -> tensor<8x16xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<8x16xf32>
    return %3 : tensor<8x16xf32>
  }
  func.func private @initialise.uniform_7(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<8x16xui64>
    %7 = stablehlo.iota dim = 1 : tensor<8x16xui64>
    %c = stablehlo.constant dense<16> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<8x16xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<8x16xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<8x16xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<8x16xui64>
    %12 = stablehlo.add %9, %11 : tensor<8x16xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<8x16xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<8x16xui64>
    %15 = stablehlo.convert %12 : (tensor<8x16xui64>) -> tensor<8x16xui32>
    %16 = stablehlo.convert %14 : (tensor<8x16xui64>) -> tensor<8x16xui32>
    %17:2 = call @initialise.threefry2x32_8(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<8x16xui32>, tensor<8x16xui32>) -> (tensor<8x16xui32>, tensor<8x16xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<8x16xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<8x16xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %22 = stablehlo.or %20, %21 : tensor<8x16xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<8x16xui32>) -> tensor<8x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<8x16xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<8x16xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<8x16xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<8x16xf32>
    %30 = stablehlo.add %28, %29 : tensor<8x16xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<8x16xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<8x16xf32>
    return %32 : tensor<8x16xf32>
  }
  func.func private @initialise.threefry2x32_8(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<8x16xui32>, %arg3: tensor<8x16xui32>) -> (tensor<8x16xui32>, tensor<8x16xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<8x16xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<8x16xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<8x16xui32>, tensor<8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @initialise.closed_call_9(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8x16xui32>, tensor<8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8x16xui32>, tensor<8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<8x16xui32>, tensor<8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<8x16xui32>, tensor<8x16xui32>
  }
  func.func private @initialise.closed_call_9(%arg0: tensor<i32>, %arg1: tensor<8x16xui32>, %arg2: tensor<8x16xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8x16xui32>, tensor<8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<8x16xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<8x16xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<8x16xui32>
    %9 = stablehlo.or %5, %8 : tensor<8x16xui32>
    %10 = stablehlo.xor %3, %9 : tensor<8x16xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<8x16xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<8x16xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<8x16xui32>
    %19 = stablehlo.or %15, %18 : tensor<8x16xui32>
    %20 = stablehlo.xor %13, %19 : tensor<8x16xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<8x16xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<8x16xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<8x16xui32>
    %29 = stablehlo.or %25, %28 : tensor<8x16xui32>
    %30 = stablehlo.xor %23, %29 : tensor<8x16xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<8x16xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<8x16xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<8x16xui32>
    %39 = stablehlo.or %35, %38 : tensor<8x16xui32>
    %40 = stablehlo.xor %33, %39 : tensor<8x16xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %42 = stablehlo.add %33, %41 : tensor<8x16xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %44 = stablehlo.add %40, %43 : tensor<8x16xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<8x16xui32>
    %48 = stablehlo.add %44, %47 : tensor<8x16xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<8x16xui32>, tensor<8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @initialise.normal_10(%arg0: tensor<2xui32>) -> tensor<16x48xf32> {
    %0 = call @initialise.normal_real_11(%arg0) : (tensor<2xui32>) -> tensor<16x48xf32>
    return %0 : tensor<16x48xf32>
  }
  func.func private @initialise.normal_real_11(%arg0: tensor<2xui32>) -> tensor<16x48xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @initialise.uniform_12(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<16x48xf32>
    %1 = chlo.erf_inv %0 : tensor<16x48xf32> -> tensor<16x48xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<16x48xf32>
    return %3 : tensor<16x48xf32>
  }
  func.func private @initialise.uniform_12(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<16x48xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<16x48xui64>
    %7 = stablehlo.iota dim = 1 : tensor<16x48xui64>
    %c = stablehlo.constant dense<48> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<16x48xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<16x48xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<16x48xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<16x48xui64>
    %12 = stablehlo.add %9, %11 : tensor<16x48xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<16x48xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<16x48xui64>
    %15 = stablehlo.convert %12 : (tensor<16x48xui64>) -> tensor<16x48xui32>
    %16 = stablehlo.convert %14 : (tensor<16x48xui64>) -> tensor<16x48xui32>
    %17:2 = call @initialise.threefry2x32_13(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<16x48xui32>, tensor<16x48xui32>) -> (tensor<16x48xui32>, tensor<16x48xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<16x48xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<16x48xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<16x48xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<16x48xui32>
    %22 = stablehlo.or %20, %21 : tensor<16x48xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<16x48xui32>) -> tensor<16x48xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<16x48xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x48xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<16x48xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x48xf32>
    %30 = stablehlo.add %28, %29 : tensor<16x48xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x48xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<16x48xf32>
    return %32 : tensor<16x48xf32>
  }
  func.func private @initialise.threefry2x32_13(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<16x48xui32>, %arg3: tensor<16x48xui32>) -> (tensor<16x48xui32>, tensor<16x48xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<16x48xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<16x48xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<16x48xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<16x48xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<16x48xui32>, tensor<16x48xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @initialise.closed_call_14(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<16x48xui32>, tensor<16x48xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<16x48xui32>, tensor<16x48xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<16x48xui32>, tensor<16x48xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<16x48xui32>, tensor<16x48xui32>
  }
  func.func private @initialise.closed_call_14(%arg0: tensor<i32>, %arg1: tensor<16x48xui32>, %arg2: tensor<16x48xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<16x48xui32>, tensor<16x48xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<16x48xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<16x48xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<16x48xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<16x48xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<16x48xui32>
    %9 = stablehlo.or %5, %8 : tensor<16x48xui32>
    %10 = stablehlo.xor %3, %9 : tensor<16x48xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<16x48xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<16x48xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<16x48xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<16x48xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<16x48xui32>
    %19 = stablehlo.or %15, %18 : tensor<16x48xui32>
    %20 = stablehlo.xor %13, %19 : tensor<16x48xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<16x48xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<16x48xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<16x48xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<16x48xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<16x48xui32>
    %29 = stablehlo.or %25, %28 : tensor<16x48xui32>
    %30 = stablehlo.xor %23, %29 : tensor<16x48xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<16x48xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<16x48xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<16x48xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<16x48xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<16x48xui32>
    %39 = stablehlo.or %35, %38 : tensor<16x48xui32>
    %40 = stablehlo.xor %33, %39 : tensor<16x48xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<16x48xui32>
    %42 = stablehlo.add %33, %41 : tensor<16x48xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<16x48xui32>
    %44 = stablehlo.add %40, %43 : tensor<16x48xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<16x48xui32>
    %48 = stablehlo.add %44, %47 : tensor<16x48xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<16x48xui32>, tensor<16x48xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @initialise.normal_15(%arg0: tensor<2xui32>) -> tensor<16x16xf32> {
    %0 = call @initialise.normal_real_16(%arg0) : (tensor<2xui32>) -> tensor<16x16xf32>
    return %0 : tensor<16x16xf32>
  }
  func.func private @initialise.normal_real_16(%arg0: tensor<2xui32>) -> tensor<16x16xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @initialise.uniform_17(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<16x16xf32>
    %1 = chlo.erf_inv %0 : tensor<16x16xf32> -> tensor<16x16xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<16x16xf32>
    return %3 : tensor<16x16xf32>
  }
  func.func private @initialise.uniform_17(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<16x16xf32> {
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
    %17:2 = call @initialise.threefry2x32_18(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<16x16xui32>, tensor<16x16xui32>) -> (tensor<16x16xui32>, tensor<16x16xui32>)
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
  func.func private @initialise.threefry2x32_18(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<16x16xui32>, %arg3: tensor<16x16xui32>) -> (tensor<16x16xui32>, tensor<16x16xui32>) {
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
      %7:8 = func.call @initialise.closed_call_19(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<16x16xui32>, tensor<16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<16x16xui32>, tensor<16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<16x16xui32>, tensor<16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<16x16xui32>, tensor<16x16xui32>
  }
  func.func private @initialise.closed_call_19(%arg0: tensor<i32>, %arg1: tensor<16x16xui32>, %arg2: tensor<16x16xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<16x16xui32>, tensor<16x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @initialise.normal_20(%arg0: tensor<2xui32>) -> tensor<16x64xf32> {
    %0 = call @initialise.normal_real_21(%arg0) : (tensor<2xui32>) -> tensor<16x64xf32>
    return %0 : tensor<16x64xf32>
  }
  func.func private @initialise.normal_real_21(%arg0: tensor<2xui32>) -> tensor<16x64xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @initialise.uniform_22(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<16x64xf32>
    %1 = chlo.erf_inv %0 : tensor<16x64xf32> -> tensor<16x64xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<16x64xf32>
    return %3 : tensor<16x64xf32>
  }
  func.func private @initialise.uniform_22(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<16x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<16x64xui64>
    %7 = stablehlo.iota dim = 1 : tensor<16x64xui64>
    %c = stablehlo.constant dense<64> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<16x64xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<16x64xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<16x64xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<16x64xui64>
    %12 = stablehlo.add %9, %11 : tensor<16x64xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<16x64xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<16x64xui64>
    %15 = stablehlo.convert %12 : (tensor<16x64xui64>) -> tensor<16x64xui32>
    %16 = stablehlo.convert %14 : (tensor<16x64xui64>) -> tensor<16x64xui32>
    %17:2 = call @initialise.threefry2x32_23(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<16x64xui32>, tensor<16x64xui32>) -> (tensor<16x64xui32>, tensor<16x64xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<16x64xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<16x64xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<16x64xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<16x64xui32>
    %22 = stablehlo.or %20, %21 : tensor<16x64xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<16x64xui32>) -> tensor<16x64xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<16x64xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x64xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<16x64xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x64xf32>
    %30 = stablehlo.add %28, %29 : tensor<16x64xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x64xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<16x64xf32>
    return %32 : tensor<16x64xf32>
  }
  func.func private @initialise.threefry2x32_23(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<16x64xui32>, %arg3: tensor<16x64xui32>) -> (tensor<16x64xui32>, tensor<16x64xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<16x64xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<16x64xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<16x64xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<16x64xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<16x64xui32>, tensor<16x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @initialise.closed_call_24(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<16x64xui32>, tensor<16x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<16x64xui32>, tensor<16x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<16x64xui32>, tensor<16x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<16x64xui32>, tensor<16x64xui32>
  }
  func.func private @initialise.closed_call_24(%arg0: tensor<i32>, %arg1: tensor<16x64xui32>, %arg2: tensor<16x64xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<16x64xui32>, tensor<16x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<16x64xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<16x64xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<16x64xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<16x64xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<16x64xui32>
    %9 = stablehlo.or %5, %8 : tensor<16x64xui32>
    %10 = stablehlo.xor %3, %9 : tensor<16x64xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<16x64xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<16x64xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<16x64xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<16x64xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<16x64xui32>
    %19 = stablehlo.or %15, %18 : tensor<16x64xui32>
    %20 = stablehlo.xor %13, %19 : tensor<16x64xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<16x64xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<16x64xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<16x64xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<16x64xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<16x64xui32>
    %29 = stablehlo.or %25, %28 : tensor<16x64xui32>
    %30 = stablehlo.xor %23, %29 : tensor<16x64xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<16x64xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<16x64xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<16x64xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<16x64xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<16x64xui32>
    %39 = stablehlo.or %35, %38 : tensor<16x64xui32>
    %40 = stablehlo.xor %33, %39 : tensor<16x64xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<16x64xui32>
    %42 = stablehlo.add %33, %41 : tensor<16x64xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<16x64xui32>
    %44 = stablehlo.add %40, %43 : tensor<16x64xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<16x64xui32>
    %48 = stablehlo.add %44, %47 : tensor<16x64xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<16x64xui32>, tensor<16x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @initialise.normal_25(%arg0: tensor<2xui32>) -> tensor<64x16xf32> {
    %0 = call @initialise.normal_real_26(%arg0) : (tensor<2xui32>) -> tensor<64x16xf32>
    return %0 : tensor<64x16xf32>
  }
  func.func private @initialise.normal_real_26(%arg0: tensor<2xui32>) -> tensor<64x16xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @initialise.uniform_27(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<64x16xf32>
    %1 = chlo.erf_inv %0 : tensor<64x16xf32> -> tensor<64x16xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<64x16xf32>
    return %3 : tensor<64x16xf32>
  }
  func.func private @initialise.uniform_27(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<64x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<64x16xui64>
    %7 = stablehlo.iota dim = 1 : tensor<64x16xui64>
    %c = stablehlo.constant dense<16> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<64x16xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<64x16xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<64x16xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<64x16xui64>
    %12 = stablehlo.add %9, %11 : tensor<64x16xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<64x16xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<64x16xui64>
    %15 = stablehlo.convert %12 : (tensor<64x16xui64>) -> tensor<64x16xui32>
    %16 = stablehlo.convert %14 : (tensor<64x16xui64>) -> tensor<64x16xui32>
    %17:2 = call @initialise.threefry2x32_28(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<64x16xui32>, tensor<64x16xui32>) -> (tensor<64x16xui32>, tensor<64x16xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<64x16xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<64x16xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<64x16xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<64x16xui32>
    %22 = stablehlo.or %20, %21 : tensor<64x16xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<64x16xui32>) -> tensor<64x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<64x16xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<64x16xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<64x16xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<64x16xf32>
    %30 = stablehlo.add %28, %29 : tensor<64x16xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<64x16xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<64x16xf32>
    return %32 : tensor<64x16xf32>
  }
  func.func private @initialise.threefry2x32_28(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<64x16xui32>, %arg3: tensor<64x16xui32>) -> (tensor<64x16xui32>, tensor<64x16xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<64x16xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<64x16xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<64x16xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<64x16xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<64x16xui32>, tensor<64x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @initialise.closed_call_29(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<64x16xui32>, tensor<64x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<64x16xui32>, tensor<64x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<64x16xui32>, tensor<64x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<64x16xui32>, tensor<64x16xui32>
  }
  func.func private @initialise.closed_call_29(%arg0: tensor<i32>, %arg1: tensor<64x16xui32>, %arg2: tensor<64x16xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<64x16xui32>, tensor<64x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<64x16xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<64x16xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<64x16xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<64x16xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<64x16xui32>
    %9 = stablehlo.or %5, %8 : tensor<64x16xui32>
    %10 = stablehlo.xor %3, %9 : tensor<64x16xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<64x16xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<64x16xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<64x16xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<64x16xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<64x16xui32>
    %19 = stablehlo.or %15, %18 : tensor<64x16xui32>
    %20 = stablehlo.xor %13, %19 : tensor<64x16xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<64x16xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<64x16xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<64x16xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<64x16xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<64x16xui32>
    %29 = stablehlo.or %25, %28 : tensor<64x16xui32>
    %30 = stablehlo.xor %23, %29 : tensor<64x16xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<64x16xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<64x16xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<64x16xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<64x16xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<64x16xui32>
    %39 = stablehlo.or %35, %38 : tensor<64x16xui32>
    %40 = stablehlo.xor %33, %39 : tensor<64x16xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<64x16xui32>
    %42 = stablehlo.add %33, %41 : tensor<64x16xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<64x16xui32>
    %44 = stablehlo.add %40, %43 : tensor<64x16xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<64x16xui32>
    %48 = stablehlo.add %44, %47 : tensor<64x16xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<64x16xui32>, tensor<64x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func public @step(%arg0: tensor<2xui32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<16xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<16x16xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<48xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<16x48xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<16xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<16xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<16xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<16xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<16xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<64x16xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<64xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<16x64xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<16xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<16xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<8x16xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<32x16xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<16xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<16x16xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<48xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<16x48xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<16xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<16xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<16xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<16xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<16xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<64x16xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<64xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<16x64xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<16xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<16xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<8x16xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<32x16xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<i32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<16xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<16x16xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<48xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<16x48xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<16xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<16xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<16xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<16xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<16xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<64x16xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<64xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<16x64xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<16xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<16xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<8x16xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<32x16xf32> {tf.aliasing_output = 49 : i32}, %arg50: tensor<2x9xi32>) -> (tensor<2xui32> {jax.result_info = "result[0]['key']"}, tensor<16xf32> {jax.result_info = "result[0]['m']['h0']['attn']['out_b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['m']['h0']['attn']['out_w']"}, tensor<48xf32> {jax.result_info = "result[0]['m']['h0']['attn']['qkv_b']"}, tensor<16x48xf32> {jax.result_info = "result[0]['m']['h0']['attn']['qkv_w']"}, tensor<16xf32> {jax.result_info = "result[0]['m']['h0']['ln_1']['b']"}, tensor<16xf32> {jax.result_info = "result[0]['m']['h0']['ln_1']['g']"}, tensor<16xf32> {jax.result_info = "result[0]['m']['h0']['ln_2']['b']"}, tensor<16xf32> {jax.result_info = "result[0]['m']['h0']['ln_2']['g']"}, tensor<16xf32> {jax.result_info = "result[0]['m']['h0']['mlp']['down_b']"}, tensor<64x16xf32> {jax.result_info = "result[0]['m']['h0']['mlp']['down_w']"}, tensor<64xf32> {jax.result_info = "result[0]['m']['h0']['mlp']['up_b']"}, tensor<16x64xf32> {jax.result_info = "result[0]['m']['h0']['mlp']['up_w']"}, tensor<16xf32> {jax.result_info = "result[0]['m']['ln_f']['b']"}, tensor<16xf32> {jax.result_info = "result[0]['m']['ln_f']['g']"}, tensor<8x16xf32> {jax.result_info = "result[0]['m']['wpe']"}, tensor<32x16xf32> {jax.result_info = "result[0]['m']['wte']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['h0']['attn']['out_b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['params']['h0']['attn']['out_w']"}, tensor<48xf32> {jax.result_info = "result[0]['params']['h0']['attn']['qkv_b']"}, tensor<16x48xf32> {jax.result_info = "result[0]['params']['h0']['attn']['qkv_w']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['h0']['ln_1']['b']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['h0']['ln_1']['g']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['h0']['ln_2']['b']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['h0']['ln_2']['g']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['h0']['mlp']['down_b']"}, tensor<64x16xf32> {jax.result_info = "result[0]['params']['h0']['mlp']['down_w']"}, tensor<64xf32> {jax.result_info = "result[0]['params']['h0']['mlp']['up_b']"}, tensor<16x64xf32> {jax.result_info = "result[0]['params']['h0']['mlp']['up_w']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['ln_f']['b']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['ln_f']['g']"}, tensor<8x16xf32> {jax.result_info = "result[0]['params']['wpe']"}, tensor<32x16xf32> {jax.result_info = "result[0]['params']['wte']"}, tensor<i32> {jax.result_info = "result[0]['step']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['h0']['attn']['out_b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['v']['h0']['attn']['out_w']"}, tensor<48xf32> {jax.result_info = "result[0]['v']['h0']['attn']['qkv_b']"}, tensor<16x48xf32> {jax.result_info = "result[0]['v']['h0']['attn']['qkv_w']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['h0']['ln_1']['b']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['h0']['ln_1']['g']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['h0']['ln_2']['b']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['h0']['ln_2']['g']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['h0']['mlp']['down_b']"}, tensor<64x16xf32> {jax.result_info = "result[0]['v']['h0']['mlp']['down_w']"}, tensor<64xf32> {jax.result_info = "result[0]['v']['h0']['mlp']['up_b']"}, tensor<16x64xf32> {jax.result_info = "result[0]['v']['h0']['mlp']['up_w']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['ln_f']['b']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['ln_f']['g']"}, tensor<8x16xf32> {jax.result_info = "result[0]['v']['wpe']"}, tensor<32x16xf32> {jax.result_info = "result[0]['v']['wte']"}, tensor<f32> {jax.result_info = "result[1]['loss']"}, tensor<f32> {jax.result_info = "result[1]['lr']"}) {
    %0 = call @step.threefry_split(%arg0) : (tensor<2xui32>) -> tensor<2x2xui32>
    %1 = stablehlo.slice %0 [0:1, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %2 = stablehlo.reshape %1 : (tensor<1x2xui32>) -> tensor<2xui32>
    %3 = stablehlo.slice %0 [1:2, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %4 = stablehlo.reshape %3 : (tensor<1x2xui32>) -> tensor<2xui32>
    %5 = stablehlo.slice %arg50 [0:2, 0:8] : (tensor<2x9xi32>) -> tensor<2x8xi32>
    %6 = call @step.threefry_split_0(%4) : (tensor<2xui32>) -> tensor<4x2xui32>
    %7 = stablehlo.slice %6 [0:1, 0:2] : (tensor<4x2xui32>) -> tensor<1x2xui32>
    %8 = stablehlo.reshape %7 : (tensor<1x2xui32>) -> tensor<2xui32>
    %9 = stablehlo.slice %6 [1:4, 0:2] : (tensor<4x2xui32>) -> tensor<3x2xui32>
    %10 = stablehlo.reshape %9 : (tensor<3x2xui32>) -> tensor<1x3x2xui32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x8xi32>
    %12 = stablehlo.compare LT, %5, %11, SIGNED : (tensor<2x8xi32>, tensor<2x8xi32>) -> tensor<2x8xi1>
    %c_0 = stablehlo.constant dense<32> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x8xi32>
    %14 = stablehlo.add %5, %13 : tensor<2x8xi32>
    %15 = stablehlo.select %12, %14, %5 : tensor<2x8xi1>, tensor<2x8xi32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<2x8xi32>) -> tensor<2x8x1xi32>
    %17 = "stablehlo.gather"(%arg32, %16) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<32x16xf32>, tensor<2x8x1xi32>) -> tensor<2x8x16xf32>
    %18 = stablehlo.broadcast_in_dim %arg31, dims = [1, 2] : (tensor<8x16xf32>) -> tensor<1x8x16xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<1x8x16xf32>) -> tensor<2x8x16xf32>
    %20 = stablehlo.add %17, %19 : tensor<2x8x16xf32>
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %21 = call @step.bernoulli(%8, %cst) : (tensor<2xui32>, tensor<f32>) -> tensor<2x8x16xi1>
    %cst_1 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %23 = stablehlo.divide %20, %22 : tensor<2x8x16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = call @step.where(%21, %23, %cst_2) : (tensor<2x8x16xi1>, tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8x16xf32>
    %25 = stablehlo.reshape %10 : (tensor<1x3x2xui32>) -> tensor<3x2xui32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%24 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_4 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %29 = stablehlo.divide %27, %28 : tensor<2x8x1xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %31 = stablehlo.subtract %24, %30 : tensor<2x8x16xf32>
    %32 = chlo.square %31 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %34 = stablehlo.multiply %33, %31 : tensor<2x8x16xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%32 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_7 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %38 = stablehlo.divide %36, %37 : tensor<2x8x1xf32>
    %39 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %40 = stablehlo.subtract %24, %39 : tensor<2x8x16xf32>
    %cst_8 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %42 = stablehlo.add %38, %41 : tensor<2x8x1xf32>
    %43 = stablehlo.rsqrt %42 : tensor<2x8x1xf32>
    %44 = stablehlo.divide %43, %42 : tensor<2x8x1xf32>
    %cst_9 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %46 = stablehlo.multiply %45, %44 : tensor<2x8x1xf32>
    %47 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %48 = stablehlo.multiply %40, %47 : tensor<2x8x16xf32>
    %49 = stablehlo.broadcast_in_dim %arg22, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %51 = stablehlo.multiply %48, %50 : tensor<2x8x16xf32>
    %52 = stablehlo.broadcast_in_dim %arg21, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %54 = stablehlo.add %51, %53 : tensor<2x8x16xf32>
    %55 = stablehlo.dot_general %54, %arg20, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x48xf32>) -> tensor<2x8x48xf32>
    %56 = stablehlo.broadcast_in_dim %arg19, dims = [2] : (tensor<48xf32>) -> tensor<1x1x48xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<1x1x48xf32>) -> tensor<2x8x48xf32>
    %58 = stablehlo.add %55, %57 : tensor<2x8x48xf32>
    %59 = stablehlo.reshape %58 : (tensor<2x8x48xf32>) -> tensor<2x8x3x2x8xf32>
    %60 = stablehlo.slice %59 [0:2, 0:8, 0:1, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %61 = stablehlo.reshape %60 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %62 = stablehlo.slice %59 [0:2, 0:8, 1:2, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %63 = stablehlo.reshape %62 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %64 = stablehlo.slice %59 [0:2, 0:8, 2:3, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %65 = stablehlo.reshape %64 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %66 = stablehlo.dot_general %61, %63, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x8x2x8xf32>, tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %cst_10 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %68 = stablehlo.divide %66, %67 : tensor<2x2x8x8xf32>
    %c_11 = stablehlo.constant dense<true> : tensor<i1>
    %69 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %70 = call @step.tril(%69) : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %cst_12 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %71:2 = call @step.where_5(%70, %68, %cst_12) : (tensor<8x8xi1>, tensor<2x2x8x8xf32>, tensor<f32>) -> (tensor<2x2x8x8xf32>, tensor<2x2x8x8xi1>)
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %72 = stablehlo.reduce(%71#0 init: %cst_13) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x2x8xf32>
    %74 = stablehlo.maximum %73, %72 : tensor<2x2x8xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %77 = stablehlo.subtract %71#0, %76 : tensor<2x2x8x8xf32>
    %78 = stablehlo.exponential %77 : tensor<2x2x8x8xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_15) applies stablehlo.add across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %82 = stablehlo.divide %78, %81 : tensor<2x2x8x8xf32>
    %83 = stablehlo.multiply %80, %80 : tensor<2x2x8x1xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x2x8x1xf32>
    %85 = stablehlo.divide %84, %83 : tensor<2x2x8x1xf32>
    %86 = stablehlo.slice %25 [0:1, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %87 = stablehlo.reshape %86 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_17 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %88 = call @step.bernoulli_6(%87, %cst_17) : (tensor<2xui32>, tensor<f32>) -> tensor<2x2x8x8xi1>
    %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %90 = stablehlo.divide %82, %89 : tensor<2x2x8x8xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = call @step.where_10(%88, %90, %cst_19) : (tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8x8xf32>
    %92 = stablehlo.dot_general %65, %91, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x8x2x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %93 = stablehlo.transpose %92, dims = [0, 3, 1, 2] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %94 = stablehlo.reshape %93 : (tensor<2x8x2x8xf32>) -> tensor<2x8x16xf32>
    %95 = stablehlo.dot_general %94, %arg18, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x16xf32>) -> tensor<2x8x16xf32>
    %96 = stablehlo.broadcast_in_dim %arg17, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %98 = stablehlo.add %95, %97 : tensor<2x8x16xf32>
    %99 = stablehlo.slice %25 [1:2, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %100 = stablehlo.reshape %99 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_20 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %101 = call @step.bernoulli(%100, %cst_20) : (tensor<2xui32>, tensor<f32>) -> tensor<2x8x16xi1>
    %cst_21 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %103 = stablehlo.divide %98, %102 : tensor<2x8x16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = call @step.where(%101, %103, %cst_22) : (tensor<2x8x16xi1>, tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8x16xf32>
    %105 = stablehlo.add %24, %104 : tensor<2x8x16xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.reduce(%105 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_24 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %109 = stablehlo.divide %107, %108 : tensor<2x8x1xf32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %111 = stablehlo.subtract %105, %110 : tensor<2x8x16xf32>
    %112 = chlo.square %111 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %114 = stablehlo.multiply %113, %111 : tensor<2x8x16xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.reduce(%112 init: %cst_26) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_27 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %118 = stablehlo.divide %116, %117 : tensor<2x8x1xf32>
    %119 = stablehlo.broadcast_in_dim %109, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %120 = stablehlo.subtract %105, %119 : tensor<2x8x16xf32>
    %cst_28 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %122 = stablehlo.add %118, %121 : tensor<2x8x1xf32>
    %123 = stablehlo.rsqrt %122 : tensor<2x8x1xf32>
    %124 = stablehlo.divide %123, %122 : tensor<2x8x1xf32>
    %cst_29 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %126 = stablehlo.multiply %125, %124 : tensor<2x8x1xf32>
    %127 = stablehlo.broadcast_in_dim %123, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %128 = stablehlo.multiply %120, %127 : tensor<2x8x16xf32>
    %129 = stablehlo.broadcast_in_dim %arg24, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %131 = stablehlo.multiply %128, %130 : tensor<2x8x16xf32>
    %132 = stablehlo.broadcast_in_dim %arg23, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %133 = stablehlo.broadcast_in_dim %132, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %134 = stablehlo.add %131, %133 : tensor<2x8x16xf32>
    %135 = stablehlo.dot_general %134, %arg28, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x64xf32>) -> tensor<2x8x64xf32>
    %136 = stablehlo.broadcast_in_dim %arg27, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<2x8x64xf32>
    %138 = stablehlo.add %135, %137 : tensor<2x8x64xf32>
    %139 = stablehlo.multiply %138, %138 : tensor<2x8x64xf32>
    %140 = stablehlo.multiply %139, %138 : tensor<2x8x64xf32>
    %141 = stablehlo.multiply %138, %138 : tensor<2x8x64xf32>
    %cst_30 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %143 = stablehlo.multiply %142, %141 : tensor<2x8x64xf32>
    %cst_31 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %145 = stablehlo.multiply %144, %140 : tensor<2x8x64xf32>
    %146 = stablehlo.add %138, %145 : tensor<2x8x64xf32>
    %cst_32 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %148 = stablehlo.multiply %147, %146 : tensor<2x8x64xf32>
    %149 = stablehlo.tanh %148 : tensor<2x8x64xf32>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %151 = stablehlo.subtract %150, %149 : tensor<2x8x64xf32>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %153 = stablehlo.add %152, %149 : tensor<2x8x64xf32>
    %cst_35 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %155 = stablehlo.multiply %154, %153 : tensor<2x8x64xf32>
    %156 = stablehlo.multiply %138, %155 : tensor<2x8x64xf32>
    %157 = stablehlo.dot_general %156, %arg26, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x64xf32>, tensor<64x16xf32>) -> tensor<2x8x16xf32>
    %158 = stablehlo.broadcast_in_dim %arg25, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %159 = stablehlo.broadcast_in_dim %158, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %160 = stablehlo.add %157, %159 : tensor<2x8x16xf32>
    %161 = stablehlo.slice %25 [2:3, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %162 = stablehlo.reshape %161 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_36 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %163 = call @step.bernoulli(%162, %cst_36) : (tensor<2xui32>, tensor<f32>) -> tensor<2x8x16xi1>
    %cst_37 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %165 = stablehlo.divide %160, %164 : tensor<2x8x16xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = call @step.where(%163, %165, %cst_38) : (tensor<2x8x16xi1>, tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8x16xf32>
    %167 = stablehlo.add %105, %166 : tensor<2x8x16xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.reduce(%167 init: %cst_39) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %169 = stablehlo.broadcast_in_dim %168, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_40 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %171 = stablehlo.divide %169, %170 : tensor<2x8x1xf32>
    %172 = stablehlo.broadcast_in_dim %171, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %173 = stablehlo.subtract %167, %172 : tensor<2x8x16xf32>
    %174 = chlo.square %173 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_41 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %176 = stablehlo.multiply %175, %173 : tensor<2x8x16xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %177 = stablehlo.reduce(%174 init: %cst_42) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_43 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %180 = stablehlo.divide %178, %179 : tensor<2x8x1xf32>
    %181 = stablehlo.broadcast_in_dim %171, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %182 = stablehlo.subtract %167, %181 : tensor<2x8x16xf32>
    %cst_44 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %184 = stablehlo.add %180, %183 : tensor<2x8x1xf32>
    %185 = stablehlo.rsqrt %184 : tensor<2x8x1xf32>
    %186 = stablehlo.divide %185, %184 : tensor<2x8x1xf32>
    %cst_45 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %188 = stablehlo.multiply %187, %186 : tensor<2x8x1xf32>
    %189 = stablehlo.broadcast_in_dim %185, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %190 = stablehlo.multiply %182, %189 : tensor<2x8x16xf32>
    %191 = stablehlo.broadcast_in_dim %arg30, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %192 = stablehlo.broadcast_in_dim %191, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %193 = stablehlo.multiply %190, %192 : tensor<2x8x16xf32>
    %194 = stablehlo.broadcast_in_dim %arg29, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %195 = stablehlo.broadcast_in_dim %194, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %196 = stablehlo.add %193, %195 : tensor<2x8x16xf32>
    %197 = stablehlo.transpose %arg32, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %198 = stablehlo.dot_general %196, %197, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x32xf32>) -> tensor<2x8x32xf32>
    %199 = stablehlo.slice %arg50 [0:2, 1:9] : (tensor<2x9xi32>) -> tensor<2x8xi32>
    %200 = stablehlo.broadcast_in_dim %199, dims = [0, 1] : (tensor<2x8xi32>) -> tensor<2x8x1xi32>
    %201:2 = call @step.take_along_axis(%198, %200) : (tensor<2x8x32xf32>, tensor<2x8x1xi32>) -> (tensor<2x8x1xf32>, tensor<2x8x1x1xi32>)
    %202 = stablehlo.reshape %201#0 : (tensor<2x8x1xf32>) -> tensor<2x8xf32>
    %cst_46 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %203 = stablehlo.reduce(%198 init: %cst_46) applies stablehlo.maximum across dimensions = [2] : (tensor<2x8x32xf32>, tensor<f32>) -> tensor<2x8xf32>
    %cst_47 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %205 = stablehlo.maximum %204, %203 : tensor<2x8xf32>
    %206 = stablehlo.is_finite %205 : (tensor<2x8xf32>) -> tensor<2x8xi1>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %208 = stablehlo.select %206, %205, %207 : tensor<2x8xi1>, tensor<2x8xf32>
    %209 = stablehlo.broadcast_in_dim %208, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %210 = stablehlo.broadcast_in_dim %209, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x32xf32>
    %211 = stablehlo.subtract %198, %210 : tensor<2x8x32xf32>
    %212 = stablehlo.exponential %211 : tensor<2x8x32xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %213 = stablehlo.reduce(%212 init: %cst_49) applies stablehlo.add across dimensions = [2] : (tensor<2x8x32xf32>, tensor<f32>) -> tensor<2x8xf32>
    %214 = stablehlo.abs %213 : tensor<2x8xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %216 = stablehlo.compare GE, %213, %215, FLOAT : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
    %217 = stablehlo.log %214 : tensor<2x8xf32>
    %218 = stablehlo.add %217, %208 : tensor<2x8xf32>
    %219 = stablehlo.subtract %218, %202 : tensor<2x8xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %220 = stablehlo.reduce(%219 init: %cst_51) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_52 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %221 = stablehlo.divide %220, %cst_52 : tensor<f32>
    %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_54 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %222 = stablehlo.divide %cst_53, %cst_54 : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %222, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %224 = stablehlo.negate %223 : tensor<2x8xf32>
    %225 = stablehlo.divide %223, %214 : tensor<2x8xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %227 = stablehlo.select %216, %226, %225 : tensor<2x8xi1>, tensor<2x8xf32>
    %228 = stablehlo.select %216, %225, %226 : tensor<2x8xi1>, tensor<2x8xf32>
    %229 = stablehlo.negate %227 : tensor<2x8xf32>
    %230 = stablehlo.add %228, %229 : tensor<2x8xf32>
    %231 = stablehlo.broadcast_in_dim %230, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x32xf32>
    %232 = stablehlo.multiply %231, %212 : tensor<2x8x32xf32>
    %233 = stablehlo.broadcast_in_dim %224, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %234 = call @step.take_along_axis_11(%201#1, %233) : (tensor<2x8x1x1xi32>, tensor<2x8x1xf32>) -> tensor<2x8x32xf32>
    %235 = stablehlo.add %232, %234 : tensor<2x8x32xf32>
    %236 = stablehlo.dot_general %235, %196, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x32xf32>, tensor<2x8x16xf32>) -> tensor<32x16xf32>
    %237 = stablehlo.transpose %236, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %238 = stablehlo.dot_general %235, %197, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x32xf32>, tensor<16x32xf32>) -> tensor<2x8x16xf32>
    %239 = stablehlo.transpose %237, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %240 = stablehlo.reduce(%238 init: %cst_56) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %241 = stablehlo.reshape %240 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %242 = stablehlo.reduce(%241 init: %cst_57) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %243 = stablehlo.multiply %190, %238 : tensor<2x8x16xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %244 = stablehlo.reduce(%243 init: %cst_58) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %245 = stablehlo.reshape %244 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %246 = stablehlo.broadcast_in_dim %191, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %247 = stablehlo.multiply %238, %246 : tensor<2x8x16xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %248 = stablehlo.reduce(%245 init: %cst_59) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %249 = stablehlo.multiply %182, %247 : tensor<2x8x16xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %250 = stablehlo.reduce(%249 init: %cst_60) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %251 = stablehlo.reshape %250 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %252 = stablehlo.broadcast_in_dim %185, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %253 = stablehlo.multiply %247, %252 : tensor<2x8x16xf32>
    %254 = stablehlo.multiply %251, %188 : tensor<2x8x1xf32>
    %255 = stablehlo.negate %253 : tensor<2x8x16xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %256 = stablehlo.reduce(%255 init: %cst_61) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %257 = stablehlo.reshape %256 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_62 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %259 = stablehlo.divide %254, %258 : tensor<2x8x1xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %260 = stablehlo.reduce(%259 init: %cst_63) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %261 = stablehlo.broadcast_in_dim %260, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %262 = stablehlo.multiply %261, %176 : tensor<2x8x16xf32>
    %263 = stablehlo.negate %262 : tensor<2x8x16xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %264 = stablehlo.reduce(%263 init: %cst_64) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %265 = stablehlo.reshape %264 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %266 = stablehlo.add %253, %262 : tensor<2x8x16xf32>
    %267 = stablehlo.add %257, %265 : tensor<2x8x1xf32>
    %cst_65 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %269 = stablehlo.divide %267, %268 : tensor<2x8x1xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %270 = stablehlo.reduce(%269 init: %cst_66) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %271 = stablehlo.broadcast_in_dim %270, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %272 = stablehlo.add %266, %271 : tensor<2x8x16xf32>
    %273 = call @step.where_12(%163, %272) : (tensor<2x8x16xi1>, tensor<2x8x16xf32>) -> tensor<2x8x16xf32>
    %cst_67 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %275 = stablehlo.divide %273, %274 : tensor<2x8x16xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %276 = stablehlo.reduce(%275 init: %cst_68) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %277 = stablehlo.reshape %276 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %278 = stablehlo.reduce(%277 init: %cst_69) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %279 = stablehlo.dot_general %275, %156, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<2x8x64xf32>) -> tensor<16x64xf32>
    %280 = stablehlo.transpose %279, dims = [1, 0] : (tensor<16x64xf32>) -> tensor<64x16xf32>
    %281 = stablehlo.dot_general %275, %arg26, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<64x16xf32>) -> tensor<2x8x64xf32>
    %282 = stablehlo.multiply %138, %281 : tensor<2x8x64xf32>
    %283 = stablehlo.multiply %281, %155 : tensor<2x8x64xf32>
    %cst_70 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %285 = stablehlo.multiply %284, %282 : tensor<2x8x64xf32>
    %286 = stablehlo.multiply %285, %151 : tensor<2x8x64xf32>
    %287 = stablehlo.multiply %286, %149 : tensor<2x8x64xf32>
    %288 = stablehlo.add %286, %287 : tensor<2x8x64xf32>
    %cst_71 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %290 = stablehlo.multiply %289, %288 : tensor<2x8x64xf32>
    %291 = stablehlo.add %283, %290 : tensor<2x8x64xf32>
    %cst_72 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %293 = stablehlo.multiply %292, %290 : tensor<2x8x64xf32>
    %294 = stablehlo.multiply %293, %143 : tensor<2x8x64xf32>
    %295 = stablehlo.add %291, %294 : tensor<2x8x64xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %296 = stablehlo.reduce(%295 init: %cst_73) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %297 = stablehlo.reshape %296 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %298 = stablehlo.reduce(%297 init: %cst_74) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %299 = stablehlo.dot_general %295, %134, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x64xf32>, tensor<2x8x16xf32>) -> tensor<64x16xf32>
    %300 = stablehlo.transpose %299, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %301 = stablehlo.dot_general %295, %arg28, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x64xf32>, tensor<16x64xf32>) -> tensor<2x8x16xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %302 = stablehlo.reduce(%301 init: %cst_75) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %303 = stablehlo.reshape %302 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %304 = stablehlo.reduce(%303 init: %cst_76) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %305 = stablehlo.multiply %128, %301 : tensor<2x8x16xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %306 = stablehlo.reduce(%305 init: %cst_77) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %307 = stablehlo.reshape %306 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %308 = stablehlo.broadcast_in_dim %129, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %309 = stablehlo.multiply %301, %308 : tensor<2x8x16xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %310 = stablehlo.reduce(%307 init: %cst_78) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %311 = stablehlo.multiply %120, %309 : tensor<2x8x16xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %312 = stablehlo.reduce(%311 init: %cst_79) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %313 = stablehlo.reshape %312 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %314 = stablehlo.broadcast_in_dim %123, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %315 = stablehlo.multiply %309, %314 : tensor<2x8x16xf32>
    %316 = stablehlo.multiply %313, %126 : tensor<2x8x1xf32>
    %317 = stablehlo.negate %315 : tensor<2x8x16xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %318 = stablehlo.reduce(%317 init: %cst_80) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %319 = stablehlo.reshape %318 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %320 = stablehlo.add %272, %315 : tensor<2x8x16xf32>
    %cst_81 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %322 = stablehlo.divide %316, %321 : tensor<2x8x1xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %323 = stablehlo.reduce(%322 init: %cst_82) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %324 = stablehlo.broadcast_in_dim %323, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %325 = stablehlo.multiply %324, %114 : tensor<2x8x16xf32>
    %326 = stablehlo.negate %325 : tensor<2x8x16xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %327 = stablehlo.reduce(%326 init: %cst_83) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %328 = stablehlo.reshape %327 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %329 = stablehlo.add %320, %325 : tensor<2x8x16xf32>
    %330 = stablehlo.add %319, %328 : tensor<2x8x1xf32>
    %cst_84 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %331 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %332 = stablehlo.divide %330, %331 : tensor<2x8x1xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %333 = stablehlo.reduce(%332 init: %cst_85) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %334 = stablehlo.broadcast_in_dim %333, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %335 = stablehlo.add %329, %334 : tensor<2x8x16xf32>
    %336 = call @step.where_12(%101, %335) : (tensor<2x8x16xi1>, tensor<2x8x16xf32>) -> tensor<2x8x16xf32>
    %cst_86 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %337 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %338 = stablehlo.divide %336, %337 : tensor<2x8x16xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %339 = stablehlo.reduce(%338 init: %cst_87) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %340 = stablehlo.reshape %339 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %341 = stablehlo.reduce(%340 init: %cst_88) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %342 = stablehlo.dot_general %338, %94, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<2x8x16xf32>) -> tensor<16x16xf32>
    %343 = stablehlo.transpose %342, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %344 = stablehlo.dot_general %338, %arg18, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x16xf32>) -> tensor<2x8x16xf32>
    %345 = stablehlo.reshape %344 : (tensor<2x8x16xf32>) -> tensor<2x8x2x8xf32>
    %346 = stablehlo.transpose %345, dims = [0, 2, 3, 1] : (tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %347 = stablehlo.dot_general %346, %65, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %348 = stablehlo.dot_general %346, %91, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %349 = stablehlo.transpose %348, dims = [0, 3, 1, 2] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %350 = call @step.where_13(%88, %347) : (tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %cst_89 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %351 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %352 = stablehlo.divide %350, %351 : tensor<2x2x8x8xf32>
    %353 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %354 = stablehlo.multiply %352, %353 : tensor<2x2x8x8xf32>
    %355 = stablehlo.multiply %354, %78 : tensor<2x2x8x8xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %356 = stablehlo.reduce(%355 init: %cst_90) applies stablehlo.add across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %357 = stablehlo.reshape %356 : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %358 = stablehlo.negate %357 : tensor<2x2x8x1xf32>
    %359 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %360 = stablehlo.divide %352, %359 : tensor<2x2x8x8xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %361 = stablehlo.reduce(%358 init: %cst_91) applies stablehlo.add across dimensions = [3] : (tensor<2x2x8x1xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %362 = stablehlo.broadcast_in_dim %361, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x8xf32>
    %363 = stablehlo.add %360, %362 : tensor<2x2x8x8xf32>
    %364 = stablehlo.multiply %363, %78 : tensor<2x2x8x8xf32>
    %365 = call @step.where_14(%71#1, %364) : (tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %cst_92 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %366 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %367 = stablehlo.divide %365, %366 : tensor<2x2x8x8xf32>
    %368 = stablehlo.dot_general %367, %61, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %369 = stablehlo.transpose %368, dims = [0, 2, 1, 3] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %370 = stablehlo.dot_general %367, %63, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %371 = stablehlo.transpose %370, dims = [0, 2, 1, 3] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %372 = stablehlo.broadcast_in_dim %349, dims = [0, 1, 3, 4] : (tensor<2x8x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %373 = stablehlo.pad %372, %cst_93, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x8x1x2x8xf32>, tensor<f32>) -> tensor<2x8x3x2x8xf32>
    %374 = stablehlo.broadcast_in_dim %369, dims = [0, 1, 3, 4] : (tensor<2x8x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %375 = stablehlo.pad %374, %cst_94, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x8x1x2x8xf32>, tensor<f32>) -> tensor<2x8x3x2x8xf32>
    %376 = stablehlo.add %373, %375 : tensor<2x8x3x2x8xf32>
    %377 = stablehlo.broadcast_in_dim %371, dims = [0, 1, 3, 4] : (tensor<2x8x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %378 = stablehlo.pad %377, %cst_95, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x8x1x2x8xf32>, tensor<f32>) -> tensor<2x8x3x2x8xf32>
    %379 = stablehlo.add %376, %378 : tensor<2x8x3x2x8xf32>
    %380 = stablehlo.reshape %379 : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x48xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %381 = stablehlo.reduce(%380 init: %cst_96) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x48xf32>, tensor<f32>) -> tensor<48xf32>
    %382 = stablehlo.reshape %381 : (tensor<48xf32>) -> tensor<1x1x48xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %383 = stablehlo.reduce(%382 init: %cst_97) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x48xf32>, tensor<f32>) -> tensor<48xf32>
    %384 = stablehlo.dot_general %380, %54, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x48xf32>, tensor<2x8x16xf32>) -> tensor<48x16xf32>
    %385 = stablehlo.transpose %384, dims = [1, 0] : (tensor<48x16xf32>) -> tensor<16x48xf32>
    %386 = stablehlo.dot_general %380, %arg20, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x48xf32>, tensor<16x48xf32>) -> tensor<2x8x16xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %387 = stablehlo.reduce(%386 init: %cst_98) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %388 = stablehlo.reshape %387 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %389 = stablehlo.reduce(%388 init: %cst_99) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %390 = stablehlo.multiply %48, %386 : tensor<2x8x16xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %391 = stablehlo.reduce(%390 init: %cst_100) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %392 = stablehlo.reshape %391 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %393 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %394 = stablehlo.multiply %386, %393 : tensor<2x8x16xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %395 = stablehlo.reduce(%392 init: %cst_101) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %396 = stablehlo.multiply %40, %394 : tensor<2x8x16xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %397 = stablehlo.reduce(%396 init: %cst_102) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %398 = stablehlo.reshape %397 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %399 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %400 = stablehlo.multiply %394, %399 : tensor<2x8x16xf32>
    %401 = stablehlo.multiply %398, %46 : tensor<2x8x1xf32>
    %402 = stablehlo.negate %400 : tensor<2x8x16xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %403 = stablehlo.reduce(%402 init: %cst_103) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %404 = stablehlo.reshape %403 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %405 = stablehlo.add %335, %400 : tensor<2x8x16xf32>
    %cst_104 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %406 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %407 = stablehlo.divide %401, %406 : tensor<2x8x1xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %408 = stablehlo.reduce(%407 init: %cst_105) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %409 = stablehlo.broadcast_in_dim %408, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %410 = stablehlo.multiply %409, %34 : tensor<2x8x16xf32>
    %411 = stablehlo.negate %410 : tensor<2x8x16xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %412 = stablehlo.reduce(%411 init: %cst_106) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %413 = stablehlo.reshape %412 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %414 = stablehlo.add %405, %410 : tensor<2x8x16xf32>
    %415 = stablehlo.add %404, %413 : tensor<2x8x1xf32>
    %cst_107 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %416 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %417 = stablehlo.divide %415, %416 : tensor<2x8x1xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %418 = stablehlo.reduce(%417 init: %cst_108) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %419 = stablehlo.broadcast_in_dim %418, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %420 = stablehlo.add %414, %419 : tensor<2x8x16xf32>
    %421 = call @step.where_12(%21, %420) : (tensor<2x8x16xi1>, tensor<2x8x16xf32>) -> tensor<2x8x16xf32>
    %cst_109 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %422 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %423 = stablehlo.divide %421, %422 : tensor<2x8x16xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %424 = stablehlo.reduce(%423 init: %cst_110) applies stablehlo.add across dimensions = [0] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<8x16xf32>
    %425 = stablehlo.reshape %424 : (tensor<8x16xf32>) -> tensor<1x8x16xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %426 = stablehlo.reduce(%425 init: %cst_111) applies stablehlo.add across dimensions = [0] : (tensor<1x8x16xf32>, tensor<f32>) -> tensor<8x16xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %427 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %428 = "stablehlo.scatter"(%427, %16, %423) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg51: tensor<f32>, %arg52: tensor<f32>):
      %817 = stablehlo.add %arg51, %arg52 : tensor<f32>
      stablehlo.return %817 : tensor<f32>
    }) : (tensor<32x16xf32>, tensor<2x8x1xi32>, tensor<2x8x16xf32>) -> tensor<32x16xf32>
    %429 = stablehlo.add %239, %428 : tensor<32x16xf32>
    %c_113 = stablehlo.constant dense<1> : tensor<i32>
    %430 = stablehlo.add %arg33, %c_113 : tensor<i32>
    %431 = stablehlo.convert %430 : (tensor<i32>) -> tensor<f32>
    %432 = stablehlo.convert %430 : (tensor<i32>) -> tensor<f32>
    %cst_114 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %433 = stablehlo.divide %432, %cst_114 : tensor<f32>
    %cst_115 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %434 = stablehlo.subtract %432, %cst_115 : tensor<f32>
    %cst_116 = stablehlo.constant dense<9.000000e+02> : tensor<f32>
    %435 = stablehlo.divide %434, %cst_116 : tensor<f32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_118 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %436 = call @step.clip(%435, %cst_117, %cst_118) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_119 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %437 = stablehlo.multiply %cst_119, %436 : tensor<f32>
    %438 = stablehlo.cosine %437 : tensor<f32>
    %cst_120 = stablehlo.constant dense<4.500000e-01> : tensor<f32>
    %439 = stablehlo.multiply %cst_120, %438 : tensor<f32>
    %cst_121 = stablehlo.constant dense<5.500000e-01> : tensor<f32>
    %440 = stablehlo.add %cst_121, %439 : tensor<f32>
    %441 = stablehlo.minimum %433, %440 : tensor<f32>
    %cst_122 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %442 = stablehlo.multiply %cst_122, %441 : tensor<f32>
    %cst_123 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %443 = stablehlo.power %cst_123, %431 : tensor<f32>
    %cst_124 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %444 = stablehlo.subtract %cst_124, %443 : tensor<f32>
    %cst_125 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %445 = stablehlo.power %cst_125, %431 : tensor<f32>
    %cst_126 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %446 = stablehlo.subtract %cst_126, %445 : tensor<f32>
    %cst_127 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %447 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %448 = stablehlo.multiply %447, %arg1 : tensor<16xf32>
    %cst_128 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %450 = stablehlo.multiply %449, %341 : tensor<16xf32>
    %451 = stablehlo.add %448, %450 : tensor<16xf32>
    %cst_129 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %452 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %453 = stablehlo.multiply %452, %arg34 : tensor<16xf32>
    %cst_130 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %454 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %455 = stablehlo.multiply %454, %341 : tensor<16xf32>
    %456 = stablehlo.multiply %455, %341 : tensor<16xf32>
    %457 = stablehlo.add %453, %456 : tensor<16xf32>
    %458 = stablehlo.broadcast_in_dim %444, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %459 = stablehlo.divide %451, %458 : tensor<16xf32>
    %460 = stablehlo.broadcast_in_dim %446, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %461 = stablehlo.divide %457, %460 : tensor<16xf32>
    %462 = stablehlo.sqrt %461 : tensor<16xf32>
    %cst_131 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %463 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %464 = stablehlo.add %462, %463 : tensor<16xf32>
    %465 = stablehlo.divide %459, %464 : tensor<16xf32>
    %466 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %467 = stablehlo.multiply %466, %465 : tensor<16xf32>
    %468 = stablehlo.subtract %arg17, %467 : tensor<16xf32>
    %cst_132 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %469 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %470 = stablehlo.multiply %469, %arg2 : tensor<16x16xf32>
    %cst_133 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %471 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %472 = stablehlo.multiply %471, %343 : tensor<16x16xf32>
    %473 = stablehlo.add %470, %472 : tensor<16x16xf32>
    %cst_134 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %474 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %475 = stablehlo.multiply %474, %arg35 : tensor<16x16xf32>
    %cst_135 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %476 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %477 = stablehlo.multiply %476, %343 : tensor<16x16xf32>
    %478 = stablehlo.multiply %477, %343 : tensor<16x16xf32>
    %479 = stablehlo.add %475, %478 : tensor<16x16xf32>
    %480 = stablehlo.broadcast_in_dim %444, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %481 = stablehlo.divide %473, %480 : tensor<16x16xf32>
    %482 = stablehlo.broadcast_in_dim %446, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %483 = stablehlo.divide %479, %482 : tensor<16x16xf32>
    %484 = stablehlo.sqrt %483 : tensor<16x16xf32>
    %cst_136 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %485 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %486 = stablehlo.add %484, %485 : tensor<16x16xf32>
    %487 = stablehlo.divide %481, %486 : tensor<16x16xf32>
    %cst_137 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %488 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %489 = stablehlo.multiply %488, %arg18 : tensor<16x16xf32>
    %490 = stablehlo.add %487, %489 : tensor<16x16xf32>
    %491 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %492 = stablehlo.multiply %491, %490 : tensor<16x16xf32>
    %493 = stablehlo.subtract %arg18, %492 : tensor<16x16xf32>
    %cst_138 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %494 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %495 = stablehlo.multiply %494, %arg3 : tensor<48xf32>
    %cst_139 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %496 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %497 = stablehlo.multiply %496, %383 : tensor<48xf32>
    %498 = stablehlo.add %495, %497 : tensor<48xf32>
    %cst_140 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %499 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %500 = stablehlo.multiply %499, %arg36 : tensor<48xf32>
    %cst_141 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %501 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %502 = stablehlo.multiply %501, %383 : tensor<48xf32>
    %503 = stablehlo.multiply %502, %383 : tensor<48xf32>
    %504 = stablehlo.add %500, %503 : tensor<48xf32>
    %505 = stablehlo.broadcast_in_dim %444, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %506 = stablehlo.divide %498, %505 : tensor<48xf32>
    %507 = stablehlo.broadcast_in_dim %446, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %508 = stablehlo.divide %504, %507 : tensor<48xf32>
    %509 = stablehlo.sqrt %508 : tensor<48xf32>
    %cst_142 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %510 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %511 = stablehlo.add %509, %510 : tensor<48xf32>
    %512 = stablehlo.divide %506, %511 : tensor<48xf32>
    %513 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %514 = stablehlo.multiply %513, %512 : tensor<48xf32>
    %515 = stablehlo.subtract %arg19, %514 : tensor<48xf32>
    %cst_143 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %516 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %517 = stablehlo.multiply %516, %arg4 : tensor<16x48xf32>
    %cst_144 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %518 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %519 = stablehlo.multiply %518, %385 : tensor<16x48xf32>
    %520 = stablehlo.add %517, %519 : tensor<16x48xf32>
    %cst_145 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %521 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %522 = stablehlo.multiply %521, %arg37 : tensor<16x48xf32>
    %cst_146 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %523 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %524 = stablehlo.multiply %523, %385 : tensor<16x48xf32>
    %525 = stablehlo.multiply %524, %385 : tensor<16x48xf32>
    %526 = stablehlo.add %522, %525 : tensor<16x48xf32>
    %527 = stablehlo.broadcast_in_dim %444, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %528 = stablehlo.divide %520, %527 : tensor<16x48xf32>
    %529 = stablehlo.broadcast_in_dim %446, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %530 = stablehlo.divide %526, %529 : tensor<16x48xf32>
    %531 = stablehlo.sqrt %530 : tensor<16x48xf32>
    %cst_147 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %532 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %533 = stablehlo.add %531, %532 : tensor<16x48xf32>
    %534 = stablehlo.divide %528, %533 : tensor<16x48xf32>
    %cst_148 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %535 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %536 = stablehlo.multiply %535, %arg20 : tensor<16x48xf32>
    %537 = stablehlo.add %534, %536 : tensor<16x48xf32>
    %538 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %539 = stablehlo.multiply %538, %537 : tensor<16x48xf32>
    %540 = stablehlo.subtract %arg20, %539 : tensor<16x48xf32>
    %cst_149 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %541 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %542 = stablehlo.multiply %541, %arg5 : tensor<16xf32>
    %cst_150 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %543 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %544 = stablehlo.multiply %543, %389 : tensor<16xf32>
    %545 = stablehlo.add %542, %544 : tensor<16xf32>
    %cst_151 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %546 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %547 = stablehlo.multiply %546, %arg38 : tensor<16xf32>
    %cst_152 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %548 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %549 = stablehlo.multiply %548, %389 : tensor<16xf32>
    %550 = stablehlo.multiply %549, %389 : tensor<16xf32>
    %551 = stablehlo.add %547, %550 : tensor<16xf32>
    %552 = stablehlo.broadcast_in_dim %444, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %553 = stablehlo.divide %545, %552 : tensor<16xf32>
    %554 = stablehlo.broadcast_in_dim %446, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %555 = stablehlo.divide %551, %554 : tensor<16xf32>
    %556 = stablehlo.sqrt %555 : tensor<16xf32>
    %cst_153 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %557 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %558 = stablehlo.add %556, %557 : tensor<16xf32>
    %559 = stablehlo.divide %553, %558 : tensor<16xf32>
    %560 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %561 = stablehlo.multiply %560, %559 : tensor<16xf32>
    %562 = stablehlo.subtract %arg21, %561 : tensor<16xf32>
    %cst_154 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %563 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %564 = stablehlo.multiply %563, %arg6 : tensor<16xf32>
    %cst_155 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %565 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %566 = stablehlo.multiply %565, %395 : tensor<16xf32>
    %567 = stablehlo.add %564, %566 : tensor<16xf32>
    %cst_156 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %568 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %569 = stablehlo.multiply %568, %arg39 : tensor<16xf32>
    %cst_157 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %570 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %571 = stablehlo.multiply %570, %395 : tensor<16xf32>
    %572 = stablehlo.multiply %571, %395 : tensor<16xf32>
    %573 = stablehlo.add %569, %572 : tensor<16xf32>
    %574 = stablehlo.broadcast_in_dim %444, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %575 = stablehlo.divide %567, %574 : tensor<16xf32>
    %576 = stablehlo.broadcast_in_dim %446, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %577 = stablehlo.divide %573, %576 : tensor<16xf32>
    %578 = stablehlo.sqrt %577 : tensor<16xf32>
    %cst_158 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %579 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %580 = stablehlo.add %578, %579 : tensor<16xf32>
    %581 = stablehlo.divide %575, %580 : tensor<16xf32>
    %582 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %583 = stablehlo.multiply %582, %581 : tensor<16xf32>
    %584 = stablehlo.subtract %arg22, %583 : tensor<16xf32>
    %cst_159 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %585 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %586 = stablehlo.multiply %585, %arg7 : tensor<16xf32>
    %cst_160 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %587 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %588 = stablehlo.multiply %587, %304 : tensor<16xf32>
    %589 = stablehlo.add %586, %588 : tensor<16xf32>
    %cst_161 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %590 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %591 = stablehlo.multiply %590, %arg40 : tensor<16xf32>
    %cst_162 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %592 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %593 = stablehlo.multiply %592, %304 : tensor<16xf32>
    %594 = stablehlo.multiply %593, %304 : tensor<16xf32>
    %595 = stablehlo.add %591, %594 : tensor<16xf32>
    %596 = stablehlo.broadcast_in_dim %444, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %597 = stablehlo.divide %589, %596 : tensor<16xf32>
    %598 = stablehlo.broadcast_in_dim %446, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %599 = stablehlo.divide %595, %598 : tensor<16xf32>
    %600 = stablehlo.sqrt %599 : tensor<16xf32>
    %cst_163 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %601 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %602 = stablehlo.add %600, %601 : tensor<16xf32>
    %603 = stablehlo.divide %597, %602 : tensor<16xf32>
    %604 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %605 = stablehlo.multiply %604, %603 : tensor<16xf32>
    %606 = stablehlo.subtract %arg23, %605 : tensor<16xf32>
    %cst_164 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %607 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %608 = stablehlo.multiply %607, %arg8 : tensor<16xf32>
    %cst_165 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %609 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %610 = stablehlo.multiply %609, %310 : tensor<16xf32>
    %611 = stablehlo.add %608, %610 : tensor<16xf32>
    %cst_166 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %612 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %613 = stablehlo.multiply %612, %arg41 : tensor<16xf32>
    %cst_167 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %614 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %615 = stablehlo.multiply %614, %310 : tensor<16xf32>
    %616 = stablehlo.multiply %615, %310 : tensor<16xf32>
    %617 = stablehlo.add %613, %616 : tensor<16xf32>
    %618 = stablehlo.broadcast_in_dim %444, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %619 = stablehlo.divide %611, %618 : tensor<16xf32>
    %620 = stablehlo.broadcast_in_dim %446, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %621 = stablehlo.divide %617, %620 : tensor<16xf32>
    %622 = stablehlo.sqrt %621 : tensor<16xf32>
    %cst_168 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %623 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %624 = stablehlo.add %622, %623 : tensor<16xf32>
    %625 = stablehlo.divide %619, %624 : tensor<16xf32>
    %626 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %627 = stablehlo.multiply %626, %625 : tensor<16xf32>
    %628 = stablehlo.subtract %arg24, %627 : tensor<16xf32>
    %cst_169 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %629 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %630 = stablehlo.multiply %629, %arg9 : tensor<16xf32>
    %cst_170 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %631 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %632 = stablehlo.multiply %631, %278 : tensor<16xf32>
    %633 = stablehlo.add %630, %632 : tensor<16xf32>
    %cst_171 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %634 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %635 = stablehlo.multiply %634, %arg42 : tensor<16xf32>
    %cst_172 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %636 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %637 = stablehlo.multiply %636, %278 : tensor<16xf32>
    %638 = stablehlo.multiply %637, %278 : tensor<16xf32>
    %639 = stablehlo.add %635, %638 : tensor<16xf32>
    %640 = stablehlo.broadcast_in_dim %444, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %641 = stablehlo.divide %633, %640 : tensor<16xf32>
    %642 = stablehlo.broadcast_in_dim %446, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %643 = stablehlo.divide %639, %642 : tensor<16xf32>
    %644 = stablehlo.sqrt %643 : tensor<16xf32>
    %cst_173 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %645 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %646 = stablehlo.add %644, %645 : tensor<16xf32>
    %647 = stablehlo.divide %641, %646 : tensor<16xf32>
    %648 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %649 = stablehlo.multiply %648, %647 : tensor<16xf32>
    %650 = stablehlo.subtract %arg25, %649 : tensor<16xf32>
    %cst_174 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %651 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %652 = stablehlo.multiply %651, %arg10 : tensor<64x16xf32>
    %cst_175 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %653 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %654 = stablehlo.multiply %653, %280 : tensor<64x16xf32>
    %655 = stablehlo.add %652, %654 : tensor<64x16xf32>
    %cst_176 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %656 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %657 = stablehlo.multiply %656, %arg43 : tensor<64x16xf32>
    %cst_177 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %658 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %659 = stablehlo.multiply %658, %280 : tensor<64x16xf32>
    %660 = stablehlo.multiply %659, %280 : tensor<64x16xf32>
    %661 = stablehlo.add %657, %660 : tensor<64x16xf32>
    %662 = stablehlo.broadcast_in_dim %444, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %663 = stablehlo.divide %655, %662 : tensor<64x16xf32>
    %664 = stablehlo.broadcast_in_dim %446, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %665 = stablehlo.divide %661, %664 : tensor<64x16xf32>
    %666 = stablehlo.sqrt %665 : tensor<64x16xf32>
    %cst_178 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %667 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %668 = stablehlo.add %666, %667 : tensor<64x16xf32>
    %669 = stablehlo.divide %663, %668 : tensor<64x16xf32>
    %cst_179 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %670 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %671 = stablehlo.multiply %670, %arg26 : tensor<64x16xf32>
    %672 = stablehlo.add %669, %671 : tensor<64x16xf32>
    %673 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %674 = stablehlo.multiply %673, %672 : tensor<64x16xf32>
    %675 = stablehlo.subtract %arg26, %674 : tensor<64x16xf32>
    %cst_180 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %676 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %677 = stablehlo.multiply %676, %arg11 : tensor<64xf32>
    %cst_181 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %678 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %679 = stablehlo.multiply %678, %298 : tensor<64xf32>
    %680 = stablehlo.add %677, %679 : tensor<64xf32>
    %cst_182 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %681 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %682 = stablehlo.multiply %681, %arg44 : tensor<64xf32>
    %cst_183 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %683 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %684 = stablehlo.multiply %683, %298 : tensor<64xf32>
    %685 = stablehlo.multiply %684, %298 : tensor<64xf32>
    %686 = stablehlo.add %682, %685 : tensor<64xf32>
    %687 = stablehlo.broadcast_in_dim %444, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %688 = stablehlo.divide %680, %687 : tensor<64xf32>
    %689 = stablehlo.broadcast_in_dim %446, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %690 = stablehlo.divide %686, %689 : tensor<64xf32>
    %691 = stablehlo.sqrt %690 : tensor<64xf32>
    %cst_184 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %692 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %693 = stablehlo.add %691, %692 : tensor<64xf32>
    %694 = stablehlo.divide %688, %693 : tensor<64xf32>
    %695 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %696 = stablehlo.multiply %695, %694 : tensor<64xf32>
    %697 = stablehlo.subtract %arg27, %696 : tensor<64xf32>
    %cst_185 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %698 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %699 = stablehlo.multiply %698, %arg12 : tensor<16x64xf32>
    %cst_186 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %700 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %701 = stablehlo.multiply %700, %300 : tensor<16x64xf32>
    %702 = stablehlo.add %699, %701 : tensor<16x64xf32>
    %cst_187 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %703 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %704 = stablehlo.multiply %703, %arg45 : tensor<16x64xf32>
    %cst_188 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %705 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %706 = stablehlo.multiply %705, %300 : tensor<16x64xf32>
    %707 = stablehlo.multiply %706, %300 : tensor<16x64xf32>
    %708 = stablehlo.add %704, %707 : tensor<16x64xf32>
    %709 = stablehlo.broadcast_in_dim %444, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %710 = stablehlo.divide %702, %709 : tensor<16x64xf32>
    %711 = stablehlo.broadcast_in_dim %446, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %712 = stablehlo.divide %708, %711 : tensor<16x64xf32>
    %713 = stablehlo.sqrt %712 : tensor<16x64xf32>
    %cst_189 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %714 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %715 = stablehlo.add %713, %714 : tensor<16x64xf32>
    %716 = stablehlo.divide %710, %715 : tensor<16x64xf32>
    %cst_190 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %717 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %718 = stablehlo.multiply %717, %arg28 : tensor<16x64xf32>
    %719 = stablehlo.add %716, %718 : tensor<16x64xf32>
    %720 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %721 = stablehlo.multiply %720, %719 : tensor<16x64xf32>
    %722 = stablehlo.subtract %arg28, %721 : tensor<16x64xf32>
    %cst_191 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %723 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %724 = stablehlo.multiply %723, %arg13 : tensor<16xf32>
    %cst_192 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %725 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %726 = stablehlo.multiply %725, %242 : tensor<16xf32>
    %727 = stablehlo.add %724, %726 : tensor<16xf32>
    %cst_193 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %728 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %729 = stablehlo.multiply %728, %arg46 : tensor<16xf32>
    %cst_194 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %730 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %731 = stablehlo.multiply %730, %242 : tensor<16xf32>
    %732 = stablehlo.multiply %731, %242 : tensor<16xf32>
    %733 = stablehlo.add %729, %732 : tensor<16xf32>
    %734 = stablehlo.broadcast_in_dim %444, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %735 = stablehlo.divide %727, %734 : tensor<16xf32>
    %736 = stablehlo.broadcast_in_dim %446, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %737 = stablehlo.divide %733, %736 : tensor<16xf32>
    %738 = stablehlo.sqrt %737 : tensor<16xf32>
    %cst_195 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %739 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %740 = stablehlo.add %738, %739 : tensor<16xf32>
    %741 = stablehlo.divide %735, %740 : tensor<16xf32>
    %742 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %743 = stablehlo.multiply %742, %741 : tensor<16xf32>
    %744 = stablehlo.subtract %arg29, %743 : tensor<16xf32>
    %cst_196 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %745 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %746 = stablehlo.multiply %745, %arg14 : tensor<16xf32>
    %cst_197 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %747 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %748 = stablehlo.multiply %747, %248 : tensor<16xf32>
    %749 = stablehlo.add %746, %748 : tensor<16xf32>
    %cst_198 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %750 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %751 = stablehlo.multiply %750, %arg47 : tensor<16xf32>
    %cst_199 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %752 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %753 = stablehlo.multiply %752, %248 : tensor<16xf32>
    %754 = stablehlo.multiply %753, %248 : tensor<16xf32>
    %755 = stablehlo.add %751, %754 : tensor<16xf32>
    %756 = stablehlo.broadcast_in_dim %444, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %757 = stablehlo.divide %749, %756 : tensor<16xf32>
    %758 = stablehlo.broadcast_in_dim %446, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %759 = stablehlo.divide %755, %758 : tensor<16xf32>
    %760 = stablehlo.sqrt %759 : tensor<16xf32>
    %cst_200 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %761 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %762 = stablehlo.add %760, %761 : tensor<16xf32>
    %763 = stablehlo.divide %757, %762 : tensor<16xf32>
    %764 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %765 = stablehlo.multiply %764, %763 : tensor<16xf32>
    %766 = stablehlo.subtract %arg30, %765 : tensor<16xf32>
    %cst_201 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %767 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %768 = stablehlo.multiply %767, %arg15 : tensor<8x16xf32>
    %cst_202 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %769 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %770 = stablehlo.multiply %769, %426 : tensor<8x16xf32>
    %771 = stablehlo.add %768, %770 : tensor<8x16xf32>
    %cst_203 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %772 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %773 = stablehlo.multiply %772, %arg48 : tensor<8x16xf32>
    %cst_204 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %774 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %775 = stablehlo.multiply %774, %426 : tensor<8x16xf32>
    %776 = stablehlo.multiply %775, %426 : tensor<8x16xf32>
    %777 = stablehlo.add %773, %776 : tensor<8x16xf32>
    %778 = stablehlo.broadcast_in_dim %444, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %779 = stablehlo.divide %771, %778 : tensor<8x16xf32>
    %780 = stablehlo.broadcast_in_dim %446, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %781 = stablehlo.divide %777, %780 : tensor<8x16xf32>
    %782 = stablehlo.sqrt %781 : tensor<8x16xf32>
    %cst_205 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %783 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %784 = stablehlo.add %782, %783 : tensor<8x16xf32>
    %785 = stablehlo.divide %779, %784 : tensor<8x16xf32>
    %cst_206 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %786 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %787 = stablehlo.multiply %786, %arg31 : tensor<8x16xf32>
    %788 = stablehlo.add %785, %787 : tensor<8x16xf32>
    %789 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %790 = stablehlo.multiply %789, %788 : tensor<8x16xf32>
    %791 = stablehlo.subtract %arg31, %790 : tensor<8x16xf32>
    %cst_207 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %792 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %793 = stablehlo.multiply %792, %arg16 : tensor<32x16xf32>
    %cst_208 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %794 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %795 = stablehlo.multiply %794, %429 : tensor<32x16xf32>
    %796 = stablehlo.add %793, %795 : tensor<32x16xf32>
    %cst_209 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %797 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %798 = stablehlo.multiply %797, %arg49 : tensor<32x16xf32>
    %cst_210 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %799 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %800 = stablehlo.multiply %799, %429 : tensor<32x16xf32>
    %801 = stablehlo.multiply %800, %429 : tensor<32x16xf32>
    %802 = stablehlo.add %798, %801 : tensor<32x16xf32>
    %803 = stablehlo.broadcast_in_dim %444, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %804 = stablehlo.divide %796, %803 : tensor<32x16xf32>
    %805 = stablehlo.broadcast_in_dim %446, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %806 = stablehlo.divide %802, %805 : tensor<32x16xf32>
    %807 = stablehlo.sqrt %806 : tensor<32x16xf32>
    %cst_211 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %808 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %809 = stablehlo.add %807, %808 : tensor<32x16xf32>
    %810 = stablehlo.divide %804, %809 : tensor<32x16xf32>
    %cst_212 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %811 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %812 = stablehlo.multiply %811, %arg32 : tensor<32x16xf32>
    %813 = stablehlo.add %810, %812 : tensor<32x16xf32>
    %814 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %815 = stablehlo.multiply %814, %813 : tensor<32x16xf32>
    %816 = stablehlo.subtract %arg32, %815 : tensor<32x16xf32>
    return %2, %451, %473, %498, %520, %545, %567, %589, %611, %633, %655, %680, %702, %727, %749, %771, %796, %468, %493, %515, %540, %562, %584, %606, %628, %650, %675, %697, %722, %744, %766, %791, %816, %430, %457, %479, %504, %526, %551, %573, %595, %617, %639, %661, %686, %708, %733, %755, %777, %802, %221, %442 : tensor<2xui32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<f32>, tensor<f32>
  }
  func.func private @step.threefry_split(%arg0: tensor<2xui32>) -> tensor<2x2xui32> {
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
    %11:2 = call @step.threefry2x32(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
    %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<2x1xui32>, tensor<2x1xui32>) -> tensor<2x2xui32>
    return %14 : tensor<2x2xui32>
  }
  func.func private @step.threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2xui32>, %arg3: tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>) {
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
      %7:8 = func.call @step.closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2xui32>, tensor<2xui32>
  }
  func.func private @step.closed_call(%arg0: tensor<i32>, %arg1: tensor<2xui32>, %arg2: tensor<2xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @step.threefry_split_0(%arg0: tensor<2xui32>) -> tensor<4x2xui32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<4xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<4xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<4xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<4xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<4xui64>
    %9 = stablehlo.convert %6 : (tensor<4xui64>) -> tensor<4xui32>
    %10 = stablehlo.convert %8 : (tensor<4xui64>) -> tensor<4xui32>
    %11:2 = call @step.threefry2x32_1(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<4xui32>, tensor<4xui32>)
    %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<4xui32>) -> tensor<4x1xui32>
    %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<4xui32>) -> tensor<4x1xui32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x2xui32>
    return %14 : tensor<4x2xui32>
  }
  func.func private @step.threefry2x32_1(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<4xui32>, %arg3: tensor<4xui32>) -> (tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<4xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<4xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @step.closed_call_2(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<4xui32>, tensor<4xui32>
  }
  func.func private @step.closed_call_2(%arg0: tensor<i32>, %arg1: tensor<4xui32>, %arg2: tensor<4xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<4xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<4xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<4xui32>
    %9 = stablehlo.or %5, %8 : tensor<4xui32>
    %10 = stablehlo.xor %3, %9 : tensor<4xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<4xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<4xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<4xui32>
    %19 = stablehlo.or %15, %18 : tensor<4xui32>
    %20 = stablehlo.xor %13, %19 : tensor<4xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<4xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<4xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<4xui32>
    %29 = stablehlo.or %25, %28 : tensor<4xui32>
    %30 = stablehlo.xor %23, %29 : tensor<4xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<4xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<4xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<4xui32>
    %39 = stablehlo.or %35, %38 : tensor<4xui32>
    %40 = stablehlo.xor %33, %39 : tensor<4xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %42 = stablehlo.add %33, %41 : tensor<4xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %44 = stablehlo.add %40, %43 : tensor<4xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %48 = stablehlo.add %44, %47 : tensor<4xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @step.bernoulli(%arg0: tensor<2xui32>, %arg1: tensor<f32>) -> tensor<2x8x16xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @step.uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<2x8x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<2x8x16xf32>, tensor<2x8x16xf32>) -> tensor<2x8x16xi1>
    return %2 : tensor<2x8x16xi1>
  }
  func.func private @step.uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x8x16xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.convert %arg2 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<2x8x16xui64>
    %9 = stablehlo.iota dim = 1 : tensor<2x8x16xui64>
    %10 = stablehlo.iota dim = 2 : tensor<2x8x16xui64>
    %c = stablehlo.constant dense<128> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2x8x16xui64>
    %12 = stablehlo.multiply %11, %8 : tensor<2x8x16xui64>
    %c_0 = stablehlo.constant dense<16> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2x8x16xui64>
    %14 = stablehlo.multiply %13, %9 : tensor<2x8x16xui64>
    %c_1 = stablehlo.constant dense<1> : tensor<ui64>
    %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<2x8x16xui64>
    %16 = stablehlo.multiply %15, %10 : tensor<2x8x16xui64>
    %17 = stablehlo.add %12, %14 : tensor<2x8x16xui64>
    %18 = stablehlo.add %17, %16 : tensor<2x8x16xui64>
    %c_2 = stablehlo.constant dense<32> : tensor<ui64>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<2x8x16xui64>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<2x8x16xui64>
    %21 = stablehlo.convert %18 : (tensor<2x8x16xui64>) -> tensor<2x8x16xui32>
    %22 = stablehlo.convert %20 : (tensor<2x8x16xui64>) -> tensor<2x8x16xui32>
    %23:2 = call @step.threefry2x32_3(%5, %7, %22, %21) : (tensor<ui32>, tensor<ui32>, tensor<2x8x16xui32>, tensor<2x8x16xui32>) -> (tensor<2x8x16xui32>, tensor<2x8x16xui32>)
    %24 = stablehlo.xor %23#0, %23#1 : tensor<2x8x16xui32>
    %c_3 = stablehlo.constant dense<9> : tensor<ui32>
    %25 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<2x8x16xui32>
    %26 = stablehlo.shift_right_logical %24, %25 : tensor<2x8x16xui32>
    %c_4 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2x8x16xui32>
    %28 = stablehlo.or %26, %27 : tensor<2x8x16xui32>
    %29 = stablehlo.bitcast_convert %28 : (tensor<2x8x16xui32>) -> tensor<2x8x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %31 = stablehlo.subtract %29, %30 : tensor<2x8x16xf32>
    %32 = stablehlo.subtract %3, %2 : tensor<1x1x1xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x8x16xf32>
    %34 = stablehlo.multiply %31, %33 : tensor<2x8x16xf32>
    %35 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x8x16xf32>
    %36 = stablehlo.add %34, %35 : tensor<2x8x16xf32>
    %37 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x8x16xf32>
    %38 = stablehlo.maximum %37, %36 : tensor<2x8x16xf32>
    return %38 : tensor<2x8x16xf32>
  }
  func.func private @step.threefry2x32_3(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2x8x16xui32>, %arg3: tensor<2x8x16xui32>) -> (tensor<2x8x16xui32>, tensor<2x8x16xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2x8x16xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2x8x16xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2x8x16xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2x8x16xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2x8x16xui32>, tensor<2x8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @step.closed_call_4(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2x8x16xui32>, tensor<2x8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2x8x16xui32>, tensor<2x8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2x8x16xui32>, tensor<2x8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2x8x16xui32>, tensor<2x8x16xui32>
  }
  func.func private @step.closed_call_4(%arg0: tensor<i32>, %arg1: tensor<2x8x16xui32>, %arg2: tensor<2x8x16xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2x8x16xui32>, tensor<2x8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<2x8x16xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2x8x16xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<2x8x16xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2x8x16xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2x8x16xui32>
    %9 = stablehlo.or %5, %8 : tensor<2x8x16xui32>
    %10 = stablehlo.xor %3, %9 : tensor<2x8x16xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<2x8x16xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2x8x16xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<2x8x16xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2x8x16xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<2x8x16xui32>
    %19 = stablehlo.or %15, %18 : tensor<2x8x16xui32>
    %20 = stablehlo.xor %13, %19 : tensor<2x8x16xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<2x8x16xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2x8x16xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<2x8x16xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2x8x16xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<2x8x16xui32>
    %29 = stablehlo.or %25, %28 : tensor<2x8x16xui32>
    %30 = stablehlo.xor %23, %29 : tensor<2x8x16xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<2x8x16xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2x8x16xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<2x8x16xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2x8x16xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<2x8x16xui32>
    %39 = stablehlo.or %35, %38 : tensor<2x8x16xui32>
    %40 = stablehlo.xor %33, %39 : tensor<2x8x16xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2x8x16xui32>
    %42 = stablehlo.add %33, %41 : tensor<2x8x16xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2x8x16xui32>
    %44 = stablehlo.add %40, %43 : tensor<2x8x16xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2x8x16xui32>
    %48 = stablehlo.add %44, %47 : tensor<2x8x16xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2x8x16xui32>, tensor<2x8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @step.where(%arg0: tensor<2x8x16xi1>, %arg1: tensor<2x8x16xf32>, %arg2: tensor<f32>) -> tensor<2x8x16xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x8x16xi1>, tensor<2x8x16xf32>
    return %2 : tensor<2x8x16xf32>
  }
  func.func private @step.tril(%arg0: tensor<8x8xi1>) -> tensor<8x8xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<8x8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x8xi32>
    %2 = stablehlo.add %0, %1 : tensor<8x8xi32>
    %3 = stablehlo.iota dim = 1 : tensor<8x8xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<8x8xi1>, tensor<8x8xi1>
    return %6 : tensor<8x8xi1>
  }
  func.func private @step.where_5(%arg0: tensor<8x8xi1>, %arg1: tensor<2x2x8x8xf32>, %arg2: tensor<f32>) -> (tensor<2x2x8x8xf32>, tensor<2x2x8x8xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<8x8xi1>) -> tensor<2x2x8x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>
    return %3, %1 : tensor<2x2x8x8xf32>, tensor<2x2x8x8xi1>
  }
  func.func private @step.bernoulli_6(%arg0: tensor<2xui32>, %arg1: tensor<f32>) -> tensor<2x2x8x8xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @step.uniform_7(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<2x2x8x8xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xi1>
    return %2 : tensor<2x2x8x8xi1>
  }
  func.func private @step.uniform_7(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x2x8x8xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.convert %arg2 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<2x2x8x8xui64>
    %9 = stablehlo.iota dim = 1 : tensor<2x2x8x8xui64>
    %10 = stablehlo.iota dim = 2 : tensor<2x2x8x8xui64>
    %11 = stablehlo.iota dim = 3 : tensor<2x2x8x8xui64>
    %c = stablehlo.constant dense<128> : tensor<ui64>
    %12 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2x2x8x8xui64>
    %13 = stablehlo.multiply %12, %8 : tensor<2x2x8x8xui64>
    %c_0 = stablehlo.constant dense<64> : tensor<ui64>
    %14 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2x2x8x8xui64>
    %15 = stablehlo.multiply %14, %9 : tensor<2x2x8x8xui64>
    %c_1 = stablehlo.constant dense<8> : tensor<ui64>
    %16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<2x2x8x8xui64>
    %17 = stablehlo.multiply %16, %10 : tensor<2x2x8x8xui64>
    %c_2 = stablehlo.constant dense<1> : tensor<ui64>
    %18 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<2x2x8x8xui64>
    %19 = stablehlo.multiply %18, %11 : tensor<2x2x8x8xui64>
    %20 = stablehlo.add %13, %15 : tensor<2x2x8x8xui64>
    %21 = stablehlo.add %20, %17 : tensor<2x2x8x8xui64>
    %22 = stablehlo.add %21, %19 : tensor<2x2x8x8xui64>
    %c_3 = stablehlo.constant dense<32> : tensor<ui64>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<2x2x8x8xui64>
    %24 = stablehlo.shift_right_logical %22, %23 : tensor<2x2x8x8xui64>
    %25 = stablehlo.convert %22 : (tensor<2x2x8x8xui64>) -> tensor<2x2x8x8xui32>
    %26 = stablehlo.convert %24 : (tensor<2x2x8x8xui64>) -> tensor<2x2x8x8xui32>
    %27:2 = call @step.threefry2x32_8(%5, %7, %26, %25) : (tensor<ui32>, tensor<ui32>, tensor<2x2x8x8xui32>, tensor<2x2x8x8xui32>) -> (tensor<2x2x8x8xui32>, tensor<2x2x8x8xui32>)
    %28 = stablehlo.xor %27#0, %27#1 : tensor<2x2x8x8xui32>
    %c_4 = stablehlo.constant dense<9> : tensor<ui32>
    %29 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2x2x8x8xui32>
    %30 = stablehlo.shift_right_logical %28, %29 : tensor<2x2x8x8xui32>
    %c_5 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %31 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<2x2x8x8xui32>
    %32 = stablehlo.or %30, %31 : tensor<2x2x8x8xui32>
    %33 = stablehlo.bitcast_convert %32 : (tensor<2x2x8x8xui32>) -> tensor<2x2x8x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %35 = stablehlo.subtract %33, %34 : tensor<2x2x8x8xf32>
    %36 = stablehlo.subtract %3, %2 : tensor<1x1x1x1xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<2x2x8x8xf32>
    %38 = stablehlo.multiply %35, %37 : tensor<2x2x8x8xf32>
    %39 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<2x2x8x8xf32>
    %40 = stablehlo.add %38, %39 : tensor<2x2x8x8xf32>
    %41 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<2x2x8x8xf32>
    %42 = stablehlo.maximum %41, %40 : tensor<2x2x8x8xf32>
    return %42 : tensor<2x2x8x8xf32>
  }
  func.func private @step.threefry2x32_8(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2x2x8x8xui32>, %arg3: tensor<2x2x8x8xui32>) -> (tensor<2x2x8x8xui32>, tensor<2x2x8x8xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2x2x8x8xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2x2x8x8xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2x2x8x8xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2x2x8x8xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2x2x8x8xui32>, tensor<2x2x8x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @step.closed_call_9(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2x2x8x8xui32>, tensor<2x2x8x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2x2x8x8xui32>, tensor<2x2x8x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2x2x8x8xui32>, tensor<2x2x8x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2x2x8x8xui32>, tensor<2x2x8x8xui32>
  }
  func.func private @step.closed_call_9(%arg0: tensor<i32>, %arg1: tensor<2x2x8x8xui32>, %arg2: tensor<2x2x8x8xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2x2x8x8xui32>, tensor<2x2x8x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<2x2x8x8xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2x2x8x8xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<2x2x8x8xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2x2x8x8xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2x2x8x8xui32>
    %9 = stablehlo.or %5, %8 : tensor<2x2x8x8xui32>
    %10 = stablehlo.xor %3, %9 : tensor<2x2x8x8xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<2x2x8x8xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2x2x8x8xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<2x2x8x8xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2x2x8x8xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<2x2x8x8xui32>
    %19 = stablehlo.or %15, %18 : tensor<2x2x8x8xui32>
    %20 = stablehlo.xor %13, %19 : tensor<2x2x8x8xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<2x2x8x8xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2x2x8x8xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<2x2x8x8xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2x2x8x8xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<2x2x8x8xui32>
    %29 = stablehlo.or %25, %28 : tensor<2x2x8x8xui32>
    %30 = stablehlo.xor %23, %29 : tensor<2x2x8x8xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<2x2x8x8xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2x2x8x8xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<2x2x8x8xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2x2x8x8xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<2x2x8x8xui32>
    %39 = stablehlo.or %35, %38 : tensor<2x2x8x8xui32>
    %40 = stablehlo.xor %33, %39 : tensor<2x2x8x8xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2x2x8x8xui32>
    %42 = stablehlo.add %33, %41 : tensor<2x2x8x8xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2x2x8x8xui32>
    %44 = stablehlo.add %40, %43 : tensor<2x2x8x8xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2x2x8x8xui32>
    %48 = stablehlo.add %44, %47 : tensor<2x2x8x8xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2x2x8x8xui32>, tensor<2x2x8x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @step.where_10(%arg0: tensor<2x2x8x8xi1>, %arg1: tensor<2x2x8x8xf32>, %arg2: tensor<f32>) -> tensor<2x2x8x8xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>
    return %2 : tensor<2x2x8x8xf32>
  }
  func.func private @step.take_along_axis(%arg0: tensor<2x8x32xf32>, %arg1: tensor<2x8x1xi32>) -> (tensor<2x8x1xf32>, tensor<2x8x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x8x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x8x1xi32>, tensor<2x8x1xi32>) -> tensor<2x8x1xi1>
    %c_0 = stablehlo.constant dense<32> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x8x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x8x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x8x1xi1>, tensor<2x8x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x8x1xi32>) -> tensor<2x8x1x1xi32>
    %c_1 = stablehlo.constant dense<31> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x8x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x8x1x1xi32>, tensor<2x8x1x1xi32>) -> tensor<2x8x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x8x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x8x1x1xi32>, tensor<2x8x1x1xi32>) -> tensor<2x8x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x8x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x8x1x1xi1>, tensor<i1>) -> tensor<2x8x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x8x32xf32>, tensor<2x8x1x1xi32>) -> tensor<2x8x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<2x8x1xi1>, tensor<2x8x1xf32>
    return %15, %5 : tensor<2x8x1xf32>, tensor<2x8x1x1xi32>
  }
  func.func private @step.take_along_axis_11(%arg0: tensor<2x8x1x1xi32>, %arg1: tensor<2x8x1xf32>) -> tensor<2x8x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x32xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x8x32xf32>, tensor<2x8x1x1xi32>, tensor<2x8x1xf32>) -> tensor<2x8x32xf32>
    return %1 : tensor<2x8x32xf32>
  }
  func.func private @step.where_12(%arg0: tensor<2x8x16xi1>, %arg1: tensor<2x8x16xf32>) -> tensor<2x8x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x8x16xi1>, tensor<2x8x16xf32>
    return %1 : tensor<2x8x16xf32>
  }
  func.func private @step.where_13(%arg0: tensor<2x2x8x8xi1>, %arg1: tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>
    return %1 : tensor<2x2x8x8xf32>
  }
  func.func private @step.where_14(%arg0: tensor<2x2x8x8xi1>, %arg1: tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>
    return %1 : tensor<2x2x8x8xf32>
  }
  func.func private @step.clip(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<f32>
    %2 = stablehlo.convert %arg2 : tensor<f32>
    %3 = stablehlo.minimum %2, %1 : tensor<f32>
    return %3 : tensor<f32>
  }
  func.func public @evaluate(%arg0: tensor<16xf32>, %arg1: tensor<16x16xf32>, %arg2: tensor<48xf32>, %arg3: tensor<16x48xf32>, %arg4: tensor<16xf32>, %arg5: tensor<16xf32>, %arg6: tensor<16xf32>, %arg7: tensor<16xf32>, %arg8: tensor<16xf32>, %arg9: tensor<64x16xf32>, %arg10: tensor<64xf32>, %arg11: tensor<16x64xf32>, %arg12: tensor<16xf32>, %arg13: tensor<16xf32>, %arg14: tensor<8x16xf32>, %arg15: tensor<32x16xf32>, %arg16: tensor<2x9xi32>) -> (tensor<f32> {jax.result_info = "result['loss']"}) {
    %0 = stablehlo.slice %arg16 [0:2, 0:8] : (tensor<2x9xi32>) -> tensor<2x8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x8xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<2x8xi32>, tensor<2x8xi32>) -> tensor<2x8xi1>
    %c_0 = stablehlo.constant dense<32> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x8xi32>
    %4 = stablehlo.add %0, %3 : tensor<2x8xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<2x8xi1>, tensor<2x8xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<2x8xi32>) -> tensor<2x8x1xi32>
    %7 = "stablehlo.gather"(%arg15, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<32x16xf32>, tensor<2x8x1xi32>) -> tensor<2x8x16xf32>
    %8 = stablehlo.broadcast_in_dim %arg14, dims = [1, 2] : (tensor<8x16xf32>) -> tensor<1x8x16xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x8x16xf32>) -> tensor<2x8x16xf32>
    %10 = stablehlo.add %7, %9 : tensor<2x8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_1 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<2x8x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %16 = stablehlo.subtract %10, %15 : tensor<2x8x16xf32>
    %17 = chlo.square %16 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_3 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %21 = stablehlo.divide %19, %20 : tensor<2x8x1xf32>
    %22 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %23 = stablehlo.subtract %10, %22 : tensor<2x8x16xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %25 = stablehlo.add %21, %24 : tensor<2x8x1xf32>
    %26 = stablehlo.rsqrt %25 : tensor<2x8x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %28 = stablehlo.multiply %23, %27 : tensor<2x8x16xf32>
    %29 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %31 = stablehlo.multiply %28, %30 : tensor<2x8x16xf32>
    %32 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %34 = stablehlo.add %31, %33 : tensor<2x8x16xf32>
    %35 = stablehlo.dot_general %34, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x48xf32>) -> tensor<2x8x48xf32>
    %36 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<48xf32>) -> tensor<1x1x48xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<1x1x48xf32>) -> tensor<2x8x48xf32>
    %38 = stablehlo.add %35, %37 : tensor<2x8x48xf32>
    %39 = stablehlo.reshape %38 : (tensor<2x8x48xf32>) -> tensor<2x8x3x2x8xf32>
    %40 = stablehlo.slice %39 [0:2, 0:8, 0:1, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %41 = stablehlo.reshape %40 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %42 = stablehlo.slice %39 [0:2, 0:8, 1:2, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %43 = stablehlo.reshape %42 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %44 = stablehlo.slice %39 [0:2, 0:8, 2:3, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %45 = stablehlo.reshape %44 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %46 = stablehlo.dot_general %41, %43, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x8x2x8xf32>, tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %cst_5 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %48 = stablehlo.divide %46, %47 : tensor<2x2x8x8xf32>
    %c_6 = stablehlo.constant dense<true> : tensor<i1>
    %49 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %50 = call @evaluate.tril(%49) : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %cst_7 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %51 = call @evaluate.where(%50, %48, %cst_7) : (tensor<8x8xi1>, tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8x8xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_8) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x2x8xf32>
    %54 = stablehlo.maximum %53, %52 : tensor<2x2x8xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %57 = stablehlo.subtract %51, %56 : tensor<2x2x8x8xf32>
    %58 = stablehlo.exponential %57 : tensor<2x2x8x8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_10) applies stablehlo.add across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %62 = stablehlo.divide %58, %61 : tensor<2x2x8x8xf32>
    %63 = stablehlo.dot_general %45, %62, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x8x2x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %64 = stablehlo.transpose %63, dims = [0, 3, 1, 2] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %65 = stablehlo.reshape %64 : (tensor<2x8x2x8xf32>) -> tensor<2x8x16xf32>
    %66 = stablehlo.dot_general %65, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x16xf32>) -> tensor<2x8x16xf32>
    %67 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %69 = stablehlo.add %66, %68 : tensor<2x8x16xf32>
    %70 = stablehlo.add %10, %69 : tensor<2x8x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%70 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_12 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %74 = stablehlo.divide %72, %73 : tensor<2x8x1xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %76 = stablehlo.subtract %70, %75 : tensor<2x8x16xf32>
    %77 = chlo.square %76 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%77 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_14 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %81 = stablehlo.divide %79, %80 : tensor<2x8x1xf32>
    %82 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %83 = stablehlo.subtract %70, %82 : tensor<2x8x16xf32>
    %cst_15 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %85 = stablehlo.add %81, %84 : tensor<2x8x1xf32>
    %86 = stablehlo.rsqrt %85 : tensor<2x8x1xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %88 = stablehlo.multiply %83, %87 : tensor<2x8x16xf32>
    %89 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %91 = stablehlo.multiply %88, %90 : tensor<2x8x16xf32>
    %92 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %94 = stablehlo.add %91, %93 : tensor<2x8x16xf32>
    %95 = stablehlo.dot_general %94, %arg11, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x64xf32>) -> tensor<2x8x64xf32>
    %96 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<2x8x64xf32>
    %98 = stablehlo.add %95, %97 : tensor<2x8x64xf32>
    %99 = stablehlo.multiply %98, %98 : tensor<2x8x64xf32>
    %100 = stablehlo.multiply %99, %98 : tensor<2x8x64xf32>
    %cst_16 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %102 = stablehlo.multiply %101, %100 : tensor<2x8x64xf32>
    %103 = stablehlo.add %98, %102 : tensor<2x8x64xf32>
    %cst_17 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %105 = stablehlo.multiply %104, %103 : tensor<2x8x64xf32>
    %106 = stablehlo.tanh %105 : tensor<2x8x64xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %108 = stablehlo.add %107, %106 : tensor<2x8x64xf32>
    %cst_19 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %110 = stablehlo.multiply %109, %108 : tensor<2x8x64xf32>
    %111 = stablehlo.multiply %98, %110 : tensor<2x8x64xf32>
    %112 = stablehlo.dot_general %111, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x64xf32>, tensor<64x16xf32>) -> tensor<2x8x16xf32>
    %113 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %115 = stablehlo.add %112, %114 : tensor<2x8x16xf32>
    %116 = stablehlo.add %70, %115 : tensor<2x8x16xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.reduce(%116 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_21 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %120 = stablehlo.divide %118, %119 : tensor<2x8x1xf32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %122 = stablehlo.subtract %116, %121 : tensor<2x8x16xf32>
    %123 = chlo.square %122 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.reduce(%123 init: %cst_22) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_23 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %127 = stablehlo.divide %125, %126 : tensor<2x8x1xf32>
    %128 = stablehlo.broadcast_in_dim %120, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %129 = stablehlo.subtract %116, %128 : tensor<2x8x16xf32>
    %cst_24 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %131 = stablehlo.add %127, %130 : tensor<2x8x1xf32>
    %132 = stablehlo.rsqrt %131 : tensor<2x8x1xf32>
    %133 = stablehlo.broadcast_in_dim %132, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %134 = stablehlo.multiply %129, %133 : tensor<2x8x16xf32>
    %135 = stablehlo.broadcast_in_dim %arg13, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %137 = stablehlo.multiply %134, %136 : tensor<2x8x16xf32>
    %138 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %140 = stablehlo.add %137, %139 : tensor<2x8x16xf32>
    %141 = stablehlo.transpose %arg15, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %142 = stablehlo.dot_general %140, %141, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x32xf32>) -> tensor<2x8x32xf32>
    %143 = stablehlo.slice %arg16 [0:2, 1:9] : (tensor<2x9xi32>) -> tensor<2x8xi32>
    %144 = stablehlo.broadcast_in_dim %143, dims = [0, 1] : (tensor<2x8xi32>) -> tensor<2x8x1xi32>
    %145 = call @evaluate.take_along_axis(%142, %144) : (tensor<2x8x32xf32>, tensor<2x8x1xi32>) -> tensor<2x8x1xf32>
    %146 = stablehlo.reshape %145 : (tensor<2x8x1xf32>) -> tensor<2x8xf32>
    %cst_25 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %147 = stablehlo.reduce(%142 init: %cst_25) applies stablehlo.maximum across dimensions = [2] : (tensor<2x8x32xf32>, tensor<f32>) -> tensor<2x8xf32>
    %cst_26 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %149 = stablehlo.maximum %148, %147 : tensor<2x8xf32>
    %150 = stablehlo.is_finite %149 : (tensor<2x8xf32>) -> tensor<2x8xi1>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %152 = stablehlo.select %150, %149, %151 : tensor<2x8xi1>, tensor<2x8xf32>
    %153 = stablehlo.broadcast_in_dim %152, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %154 = stablehlo.broadcast_in_dim %153, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x32xf32>
    %155 = stablehlo.subtract %142, %154 : tensor<2x8x32xf32>
    %156 = stablehlo.exponential %155 : tensor<2x8x32xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.reduce(%156 init: %cst_28) applies stablehlo.add across dimensions = [2] : (tensor<2x8x32xf32>, tensor<f32>) -> tensor<2x8xf32>
    %158 = stablehlo.abs %157 : tensor<2x8xf32>
    %159 = stablehlo.log %158 : tensor<2x8xf32>
    %160 = stablehlo.add %159, %152 : tensor<2x8xf32>
    %161 = stablehlo.subtract %160, %146 : tensor<2x8xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.reduce(%161 init: %cst_29) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_30 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %163 = stablehlo.divide %162, %cst_30 : tensor<f32>
    return %163 : tensor<f32>
  }
  func.func private @evaluate.tril(%arg0: tensor<8x8xi1>) -> tensor<8x8xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<8x8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x8xi32>
    %2 = stablehlo.add %0, %1 : tensor<8x8xi32>
    %3 = stablehlo.iota dim = 1 : tensor<8x8xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<8x8xi1>, tensor<8x8xi1>
    return %6 : tensor<8x8xi1>
  }
  func.func private @evaluate.where(%arg0: tensor<8x8xi1>, %arg1: tensor<2x2x8x8xf32>, %arg2: tensor<f32>) -> tensor<2x2x8x8xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<8x8xi1>) -> tensor<2x2x8x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>
    return %3 : tensor<2x2x8x8xf32>
  }
  func.func private @evaluate.take_along_axis(%arg0: tensor<2x8x32xf32>, %arg1: tensor<2x8x1xi32>) -> tensor<2x8x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x8x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x8x1xi32>, tensor<2x8x1xi32>) -> tensor<2x8x1xi1>
    %c_0 = stablehlo.constant dense<32> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x8x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x8x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x8x1xi1>, tensor<2x8x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x8x1xi32>) -> tensor<2x8x1x1xi32>
    %c_1 = stablehlo.constant dense<31> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x8x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x8x1x1xi32>, tensor<2x8x1x1xi32>) -> tensor<2x8x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x8x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x8x1x1xi32>, tensor<2x8x1x1xi32>) -> tensor<2x8x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x8x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x8x1x1xi1>, tensor<i1>) -> tensor<2x8x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x8x32xf32>, tensor<2x8x1x1xi32>) -> tensor<2x8x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<2x8x1xi1>, tensor<2x8x1xf32>
    return %15 : tensor<2x8x1xf32>
  }
  func.func public @main() {
    %v2 = stablehlo.constant dense<7> : tensor<i32>
    %v1 = stablehlo.optimization_barrier %v2 : tensor<i32>
    %v3:50 = call @initialise(%v1) : (tensor<i32>) -> (tensor<2xui32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>)
    // initialise ['key']
    "check.expect_eq_const"(%v3#0) {value = dense<"0x8B6417D8804D8674"> : tensor<2xui32>} : (tensor<2xui32>) -> ()
    // initialise ['m']['h0']['ln_1']['b']
    "check.expect_almost_eq_const"(%v3#5) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['m']['h0']['ln_1']['g']
    "check.expect_almost_eq_const"(%v3#6) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['m']['h0']['ln_2']['b']
    "check.expect_almost_eq_const"(%v3#7) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['m']['h0']['ln_2']['g']
    "check.expect_almost_eq_const"(%v3#8) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['m']['ln_f']['b']
    "check.expect_almost_eq_const"(%v3#13) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['m']['ln_f']['g']
    "check.expect_almost_eq_const"(%v3#14) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['m']['wpe']
    "check.expect_almost_eq_const"(%v3#15) {value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<8x16xf32>) -> ()
    // initialise ['params']['h0']['ln_1']['b']
    "check.expect_almost_eq_const"(%v3#21) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['params']['h0']['ln_1']['g']
    "check.expect_almost_eq_const"(%v3#22) {value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['params']['h0']['ln_2']['b']
    "check.expect_almost_eq_const"(%v3#23) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['params']['h0']['ln_2']['g']
    "check.expect_almost_eq_const"(%v3#24) {value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['params']['ln_f']['b']
    "check.expect_almost_eq_const"(%v3#29) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['params']['ln_f']['g']
    "check.expect_almost_eq_const"(%v3#30) {value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['params']['wpe']
    "check.expect_almost_eq_const"(%v3#31) {value = dense<"0xC85368BCFBAABABB6D66EE3A75DCB43C9C8B04BC598F133C91E27DBDF0B74E3C17B1CBBC36B4E13BF30B06BDD4120ABD18BD9F3C6FAAA6BBCCA015BD3C82F13B3CCEF9BC5F18043C8DD75F3C577F803C92501B3BBD1223BD1852FF3B8532DDB94379C1BBB19D723C7B0B213D1129EFBC77BFAFBC27D5A03C39329EBB136E5C3CFC83B23B500417BC38C8A53B6AE48E3B91B3C43C473A273BFC077D3C4F1089BC421D313CBF0B01BC8BF15F3C8DE02DBC53A0AD3B752472BB15A34B3BB889F4BAB8B5173D122DD33C52ECD33B0913B4BC755B8C3B528B103C3FCC863C54AAF93B4445113C2A5D383C25D9CB3C2EC8CF3C5A94DC3B132BAD3C9150D3BA616AA3BB40F8743C5609C8BC49DBCC3BEC03FA3C3868823C7BD6CF3A1FEFDEBB5E2322BBE17D6B3C139000BD10B6AA3C60D497BC392ACEBBF7BCD33C8A39EDBCD49B46BC50DA8BBC6B42D7BBAB8AC2BCD5C2E43C7D35403CABA51ABD61EA343D8289283D86B62CBD5EB590BC1C8C21BD1CBE6F3ADB52B3BBA6272FBC9614093C6923C73CED5FF13C2BB3213B9FF13ABC23FB56BCB425153C119D01BC13DE0DBD176DE03AB48BBCBBFD40233DF2A59FBC1B04F93BEABB0DBCD96A313C9F232BBD1725743B72920FBDF5DC38BDDFB7E53BF1D78ABB08F370BB6D09873CF33662BCC340B23AECC294BC46A34D3C67B291BC06B8D83B6A22EB3C014042BC91CAF6BAD02892BA"> : tensor<8x16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<8x16xf32>) -> ()
    // initialise ['v']['h0']['ln_1']['b']
    "check.expect_almost_eq_const"(%v3#38) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['v']['h0']['ln_1']['g']
    "check.expect_almost_eq_const"(%v3#39) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['v']['h0']['ln_2']['b']
    "check.expect_almost_eq_const"(%v3#40) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['v']['h0']['ln_2']['g']
    "check.expect_almost_eq_const"(%v3#41) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['v']['ln_f']['b']
    "check.expect_almost_eq_const"(%v3#46) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['v']['ln_f']['g']
    "check.expect_almost_eq_const"(%v3#47) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['v']['wpe']
    "check.expect_almost_eq_const"(%v3#48) {value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<8x16xf32>) -> ()
    %v5 = stablehlo.constant dense<"0x0F00000010000000180000001E00000001000000040000001A0000001E00000007000000090000001B0000000D000000080000001A000000080000000D0000001400000011000000"> : tensor<2x9xi32>
    %v4 = stablehlo.optimization_barrier %v5 : tensor<2x9xi32>
    %v6:52 = call @step(%v3#0, %v3#1, %v3#2, %v3#3, %v3#4, %v3#5, %v3#6, %v3#7, %v3#8, %v3#9, %v3#10, %v3#11, %v3#12, %v3#13, %v3#14, %v3#15, %v3#16, %v3#17, %v3#18, %v3#19, %v3#20, %v3#21, %v3#22, %v3#23, %v3#24, %v3#25, %v3#26, %v3#27, %v3#28, %v3#29, %v3#30, %v3#31, %v3#32, %v3#33, %v3#34, %v3#35, %v3#36, %v3#37, %v3#38, %v3#39, %v3#40, %v3#41, %v3#42, %v3#43, %v3#44, %v3#45, %v3#46, %v3#47, %v3#48, %v3#49, %v4) : (tensor<2xui32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<2x9xi32>) -> (tensor<2xui32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<f32>, tensor<f32>)
    // step 0 ['loss']
    "check.expect_almost_eq_const"(%v6#50) {value = dense<0x405CE42A> : tensor<f32>, tolerance = 1.000000e-05 : f64} : (tensor<f32>) -> ()
    // step 0 ['lr']
    "check.expect_almost_eq_const"(%v6#51) {value = dense<0x38D1B717> : tensor<f32>, tolerance = 1.000000e-05 : f64} : (tensor<f32>) -> ()
    %v8 = stablehlo.constant dense<"0x02000000000000001B000000180000001A000000110000001A0000000A0000000E000000190000000300000009000000030000000E0000001F000000040000000C0000000C000000"> : tensor<2x9xi32>
    %v7 = stablehlo.optimization_barrier %v8 : tensor<2x9xi32>
    %v9:52 = call @step(%v6#0, %v6#1, %v6#2, %v6#3, %v6#4, %v6#5, %v6#6, %v6#7, %v6#8, %v6#9, %v6#10, %v6#11, %v6#12, %v6#13, %v6#14, %v6#15, %v6#16, %v6#17, %v6#18, %v6#19, %v6#20, %v6#21, %v6#22, %v6#23, %v6#24, %v6#25, %v6#26, %v6#27, %v6#28, %v6#29, %v6#30, %v6#31, %v6#32, %v6#33, %v6#34, %v6#35, %v6#36, %v6#37, %v6#38, %v6#39, %v6#40, %v6#41, %v6#42, %v6#43, %v6#44, %v6#45, %v6#46, %v6#47, %v6#48, %v6#49, %v7) : (tensor<2xui32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<2x9xi32>) -> (tensor<2xui32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<f32>, tensor<f32>)
    // step 1 ['loss']
    "check.expect_almost_eq_const"(%v9#50) {value = dense<0x405B4A53> : tensor<f32>, tolerance = 1.000000e-05 : f64} : (tensor<f32>) -> ()
    // step 1 ['lr']
    "check.expect_almost_eq_const"(%v9#51) {value = dense<0x3951B717> : tensor<f32>, tolerance = 1.000000e-05 : f64} : (tensor<f32>) -> ()
    %v11 = stablehlo.constant dense<"0x1C000000060000001000000008000000000000001800000001000000080000000F0000000F000000030000001F000000170000001E00000002000000170000000900000011000000"> : tensor<2x9xi32>
    %v10 = stablehlo.optimization_barrier %v11 : tensor<2x9xi32>
    %v12:52 = call @step(%v9#0, %v9#1, %v9#2, %v9#3, %v9#4, %v9#5, %v9#6, %v9#7, %v9#8, %v9#9, %v9#10, %v9#11, %v9#12, %v9#13, %v9#14, %v9#15, %v9#16, %v9#17, %v9#18, %v9#19, %v9#20, %v9#21, %v9#22, %v9#23, %v9#24, %v9#25, %v9#26, %v9#27, %v9#28, %v9#29, %v9#30, %v9#31, %v9#32, %v9#33, %v9#34, %v9#35, %v9#36, %v9#37, %v9#38, %v9#39, %v9#40, %v9#41, %v9#42, %v9#43, %v9#44, %v9#45, %v9#46, %v9#47, %v9#48, %v9#49, %v10) : (tensor<2xui32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<2x9xi32>) -> (tensor<2xui32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<f32>, tensor<f32>)
    // step 2 ['loss']
    "check.expect_almost_eq_const"(%v12#50) {value = dense<0x405E56BC> : tensor<f32>, tolerance = 1.000000e-05 : f64} : (tensor<f32>) -> ()
    // step 2 ['lr']
    "check.expect_almost_eq_const"(%v12#51) {value = dense<0x399D4951> : tensor<f32>, tolerance = 1.000000e-05 : f64} : (tensor<f32>) -> ()
    // after the last step ['key']
    "check.expect_eq_const"(%v12#0) {value = dense<"0xCF99EEA0E9F1DA61"> : tensor<2xui32>} : (tensor<2xui32>) -> ()
    // after the last step ['m']['h0']['attn']['out_b']
    "check.expect_almost_eq_const"(%v12#1) {value = dense<"0x07D018BCAA3A2D3C556CFFBA314003BCE2A2BABC2228473DB05293BC84AF1EB76D32093D9F1645BD79D9BCBC407403BC4A77D53CF4C8B3BC1BDF91BC7B9C483D"> : tensor<16xf32>, tolerance = 2.000000e-05 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['m']['h0']['attn']['qkv_b']
    "check.expect_almost_eq_const"(%v12#3) {value = dense<"0xC3AF85378E3E0937D5084A37E8AFB8B464472D37CCE3C7B6B87B1F37F0C65E37C95ABFB689E407B718818B364959EF36AF360CB79F19B5B556AA0BB7E6FCEBB5AE47C5A92BE7B92B96C3B5AA3E4AAC2B50B8D229B91E43ABB89E2BAB596C40AB1158BEAA9CCA212816D9C22A580ECD292731B62BA59B902B1F85062943B61BAA576480BA301EEF3A4D708ABAF6017BB96C0795B9E7B17FBA92FB37BB6149E03A369B183B476539BB0F99CF3A724475BB1687E73AF00DB23925F57A3AE4C2D8BA"> : tensor<48xf32>, tolerance = 2.000000e-05 : f64} : (tensor<48xf32>) -> ()
    // after the last step ['m']['h0']['ln_1']['b']
    "check.expect_almost_eq_const"(%v12#5) {value = dense<"0xD1B1123988175B3912E69BB8CD6E52396B7EDCB9687C8BB9A99017B89E461AB703DE5EB90C018839833DD238E5E99538B7F2393804D902B9C690213801320B39"> : tensor<16xf32>, tolerance = 2.000000e-05 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['m']['h0']['ln_1']['g']
    "check.expect_almost_eq_const"(%v12#6) {value = dense<"0x8004BB3832015B382817CB373F260639A8F380B892731639F7955CB85FA7F1B7E55A2C393DC56F38F84CEB37B092CAB60457DCB755A9C6B7E7618AB7F9CF5E38"> : tensor<16xf32>, tolerance = 2.000000e-05 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['m']['h0']['ln_2']['b']
    "check.expect_almost_eq_const"(%v12#7) {value = dense<"0x74C647B9D5FE3EB9DCDEC2B845C7C2387BFD2AB8B703AD38E00D03B51CA74BB893AC74393C7B113729368FB8E13B65B999C15D38C872253871CB95397B1B0EB8"> : tensor<16xf32>, tolerance = 2.000000e-05 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['m']['h0']['ln_2']['g']
    "check.expect_almost_eq_const"(%v12#8) {value = dense<"0xBA2002B93278CA381F5AC238C2161838101CC0B7D65ED2388F41E438C34084B8AC6F5BB9D7142A3839324337C3FDB53752108537257C0B38DE17D0B9988E0EB7"> : tensor<16xf32>, tolerance = 2.000000e-05 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['m']['h0']['mlp']['down_b']
    "check.expect_almost_eq_const"(%v12#9) {value = dense<"0x2D4C513A7D463C3CE01605BC7AC27CBCF153D8BC4915103DBD5F03BC782F92B9A30EA33CE8F42DBDDA0FAFBB5CBDC13BDB35D53CDEEB7DBBFCEEEBBC3A05723D"> : tensor<16xf32>, tolerance = 2.000000e-05 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['m']['h0']['mlp']['up_b']
    "check.expect_almost_eq_const"(%v12#11) {value = dense<"0x7BAD9EBAF3A870B8BC61E3B91355E13AB041BFBA1C969B399179373AB4869B39EE4751BA364C2EB74AF9A9B9526003BACCBA74B96246FAB9A11EABBA93E59F3A73A4603AB7365638378D98BAF2A817BAEAED2D39F08C88B9C551513A5899EDB906F72F39A517EDBA40479E38F7565839FCE684B9C51D983910D7553A36996FB835490BB903662C3A215340BACBE8E8B9973D7C3AC70163BAAC6605BAB80A1E3A7C05BF39C8F03A39482B333A908D023A603CA6B7E8F48DBAD6B52B3AEB5776B927D72BBA974330B90692E1BAB450643A084773B9A08FFF391BC487BA0108D3B955394BB90C4A04BA24277A3AD79E2C395E49C5B88DFB63BAC069173AF4654C3A"> : tensor<64xf32>, tolerance = 2.000000e-05 : f64} : (tensor<64xf32>) -> ()
    // after the last step ['m']['ln_f']['b']
    "check.expect_almost_eq_const"(%v12#13) {value = dense<"0xA6A887B9D67A453AD28F4939209FEF37AF7B20BA95E5B73A09042CBA69544439F798793A00609EBA941C16B9C800373A6B1F5D3A897D89B971AC5CBA15DAC03A"> : tensor<16xf32>, tolerance = 2.000000e-05 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['m']['ln_f']['g']
    "check.expect_almost_eq_const"(%v12#14) {value = dense<"0xA68A103990518EB8882E1B3A6083F1B9051F30380929F2B9F702C4BA74761CB93583073AC59D5D3A839A42BA10A24D39F6DC75BA8F3E5DB9ED09823991496BBA"> : tensor<16xf32>, tolerance = 2.000000e-05 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['step']
    "check.expect_eq_const"(%v12#33) {value = dense<3> : tensor<i32>} : (tensor<i32>) -> ()
    return
  }
}
