// Layers recomputed in the backward pass see the same dropout.
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
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_5) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_6 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %36 = stablehlo.divide %34, %35 : tensor<2x8x1xf32>
    %37 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %38 = stablehlo.subtract %24, %37 : tensor<2x8x16xf32>
    %cst_7 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %40 = stablehlo.add %36, %39 : tensor<2x8x1xf32>
    %41 = stablehlo.rsqrt %40 : tensor<2x8x1xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %43 = stablehlo.multiply %38, %42 : tensor<2x8x16xf32>
    %44 = stablehlo.broadcast_in_dim %arg22, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %46 = stablehlo.multiply %43, %45 : tensor<2x8x16xf32>
    %47 = stablehlo.broadcast_in_dim %arg21, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %49 = stablehlo.add %46, %48 : tensor<2x8x16xf32>
    %50 = stablehlo.dot_general %49, %arg20, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x48xf32>) -> tensor<2x8x48xf32>
    %51 = stablehlo.broadcast_in_dim %arg19, dims = [2] : (tensor<48xf32>) -> tensor<1x1x48xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2] : (tensor<1x1x48xf32>) -> tensor<2x8x48xf32>
    %53 = stablehlo.add %50, %52 : tensor<2x8x48xf32>
    %54 = stablehlo.reshape %53 : (tensor<2x8x48xf32>) -> tensor<2x8x3x2x8xf32>
    %55 = stablehlo.slice %54 [0:2, 0:8, 0:1, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %56 = stablehlo.reshape %55 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %57 = stablehlo.slice %54 [0:2, 0:8, 1:2, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %58 = stablehlo.reshape %57 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %59 = stablehlo.slice %54 [0:2, 0:8, 2:3, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %60 = stablehlo.reshape %59 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %61 = stablehlo.dot_general %56, %58, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x8x2x8xf32>, tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %cst_8 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %63 = stablehlo.divide %61, %62 : tensor<2x2x8x8xf32>
    %c_9 = stablehlo.constant dense<true> : tensor<i1>
    %64 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %65 = call @step.tril(%64) : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %cst_10 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %66 = call @step.where_5(%65, %63, %cst_10) : (tensor<8x8xi1>, tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8x8xf32>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %67 = stablehlo.reduce(%66 init: %cst_11) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x2x8xf32>
    %69 = stablehlo.maximum %68, %67 : tensor<2x2x8xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %72 = stablehlo.subtract %66, %71 : tensor<2x2x8x8xf32>
    %73 = stablehlo.exponential %72 : tensor<2x2x8x8xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_13) applies stablehlo.add across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %77 = stablehlo.divide %73, %76 : tensor<2x2x8x8xf32>
    %78 = stablehlo.slice %25 [0:1, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %79 = stablehlo.reshape %78 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_14 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %80 = call @step.bernoulli_6(%79, %cst_14) : (tensor<2xui32>, tensor<f32>) -> tensor<2x2x8x8xi1>
    %cst_15 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %82 = stablehlo.divide %77, %81 : tensor<2x2x8x8xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = call @step.where_10(%80, %82, %cst_16) : (tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8x8xf32>
    %84 = stablehlo.dot_general %60, %83, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x8x2x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %85 = stablehlo.transpose %84, dims = [0, 3, 1, 2] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %86 = stablehlo.reshape %85 : (tensor<2x8x2x8xf32>) -> tensor<2x8x16xf32>
    %87 = stablehlo.dot_general %86, %arg18, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x16xf32>) -> tensor<2x8x16xf32>
    %88 = stablehlo.broadcast_in_dim %arg17, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %90 = stablehlo.add %87, %89 : tensor<2x8x16xf32>
    %91 = stablehlo.slice %25 [1:2, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %92 = stablehlo.reshape %91 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_17 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %93 = call @step.bernoulli_11(%92, %cst_17) : (tensor<2xui32>, tensor<f32>) -> tensor<2x8x16xi1>
    %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %95 = stablehlo.divide %90, %94 : tensor<2x8x16xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = call @step.where_13(%93, %95, %cst_19) : (tensor<2x8x16xi1>, tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8x16xf32>
    %97 = stablehlo.add %24, %96 : tensor<2x8x16xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.reduce(%97 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_21 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %101 = stablehlo.divide %99, %100 : tensor<2x8x1xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %103 = stablehlo.subtract %97, %102 : tensor<2x8x16xf32>
    %104 = chlo.square %103 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.reduce(%104 init: %cst_22) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_23 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %108 = stablehlo.divide %106, %107 : tensor<2x8x1xf32>
    %109 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %110 = stablehlo.subtract %97, %109 : tensor<2x8x16xf32>
    %cst_24 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %112 = stablehlo.add %108, %111 : tensor<2x8x1xf32>
    %113 = stablehlo.rsqrt %112 : tensor<2x8x1xf32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %115 = stablehlo.multiply %110, %114 : tensor<2x8x16xf32>
    %116 = stablehlo.broadcast_in_dim %arg24, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %118 = stablehlo.multiply %115, %117 : tensor<2x8x16xf32>
    %119 = stablehlo.broadcast_in_dim %arg23, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %121 = stablehlo.add %118, %120 : tensor<2x8x16xf32>
    %122 = stablehlo.dot_general %121, %arg28, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x64xf32>) -> tensor<2x8x64xf32>
    %123 = stablehlo.broadcast_in_dim %arg27, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<2x8x64xf32>
    %125 = stablehlo.add %122, %124 : tensor<2x8x64xf32>
    %126 = stablehlo.multiply %125, %125 : tensor<2x8x64xf32>
    %127 = stablehlo.multiply %126, %125 : tensor<2x8x64xf32>
    %cst_25 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %129 = stablehlo.multiply %128, %127 : tensor<2x8x64xf32>
    %130 = stablehlo.add %125, %129 : tensor<2x8x64xf32>
    %cst_26 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %132 = stablehlo.multiply %131, %130 : tensor<2x8x64xf32>
    %133 = stablehlo.tanh %132 : tensor<2x8x64xf32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %135 = stablehlo.add %134, %133 : tensor<2x8x64xf32>
    %cst_28 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %137 = stablehlo.multiply %136, %135 : tensor<2x8x64xf32>
    %138 = stablehlo.multiply %125, %137 : tensor<2x8x64xf32>
    %139 = stablehlo.dot_general %138, %arg26, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x64xf32>, tensor<64x16xf32>) -> tensor<2x8x16xf32>
    %140 = stablehlo.broadcast_in_dim %arg25, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %141 = stablehlo.broadcast_in_dim %140, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %142 = stablehlo.add %139, %141 : tensor<2x8x16xf32>
    %143 = stablehlo.slice %25 [2:3, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %144 = stablehlo.reshape %143 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_29 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %145 = call @step.bernoulli_11(%144, %cst_29) : (tensor<2xui32>, tensor<f32>) -> tensor<2x8x16xi1>
    %cst_30 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %147 = stablehlo.divide %142, %146 : tensor<2x8x16xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = call @step.where_13(%145, %147, %cst_31) : (tensor<2x8x16xi1>, tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8x16xf32>
    %149 = stablehlo.add %97, %148 : tensor<2x8x16xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %150 = stablehlo.reduce(%149 init: %cst_32) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_33 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %153 = stablehlo.divide %151, %152 : tensor<2x8x1xf32>
    %154 = stablehlo.broadcast_in_dim %153, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %155 = stablehlo.subtract %149, %154 : tensor<2x8x16xf32>
    %156 = chlo.square %155 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_34 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %158 = stablehlo.multiply %157, %155 : tensor<2x8x16xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %159 = stablehlo.reduce(%156 init: %cst_35) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %160 = stablehlo.broadcast_in_dim %159, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_36 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %162 = stablehlo.divide %160, %161 : tensor<2x8x1xf32>
    %163 = stablehlo.broadcast_in_dim %153, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %164 = stablehlo.subtract %149, %163 : tensor<2x8x16xf32>
    %cst_37 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %166 = stablehlo.add %162, %165 : tensor<2x8x1xf32>
    %167 = stablehlo.rsqrt %166 : tensor<2x8x1xf32>
    %168 = stablehlo.divide %167, %166 : tensor<2x8x1xf32>
    %cst_38 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %170 = stablehlo.multiply %169, %168 : tensor<2x8x1xf32>
    %171 = stablehlo.broadcast_in_dim %167, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %172 = stablehlo.multiply %164, %171 : tensor<2x8x16xf32>
    %173 = stablehlo.broadcast_in_dim %arg30, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %174 = stablehlo.broadcast_in_dim %173, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %175 = stablehlo.multiply %172, %174 : tensor<2x8x16xf32>
    %176 = stablehlo.broadcast_in_dim %arg29, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %177 = stablehlo.broadcast_in_dim %176, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %178 = stablehlo.add %175, %177 : tensor<2x8x16xf32>
    %179 = stablehlo.transpose %arg32, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %180 = stablehlo.dot_general %178, %179, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x32xf32>) -> tensor<2x8x32xf32>
    %181 = stablehlo.slice %arg50 [0:2, 1:9] : (tensor<2x9xi32>) -> tensor<2x8xi32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [0, 1] : (tensor<2x8xi32>) -> tensor<2x8x1xi32>
    %183:2 = call @step.take_along_axis(%180, %182) : (tensor<2x8x32xf32>, tensor<2x8x1xi32>) -> (tensor<2x8x1xf32>, tensor<2x8x1x1xi32>)
    %184 = stablehlo.reshape %183#0 : (tensor<2x8x1xf32>) -> tensor<2x8xf32>
    %cst_39 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %185 = stablehlo.reduce(%180 init: %cst_39) applies stablehlo.maximum across dimensions = [2] : (tensor<2x8x32xf32>, tensor<f32>) -> tensor<2x8xf32>
    %cst_40 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %187 = stablehlo.maximum %186, %185 : tensor<2x8xf32>
    %188 = stablehlo.is_finite %187 : (tensor<2x8xf32>) -> tensor<2x8xi1>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %190 = stablehlo.select %188, %187, %189 : tensor<2x8xi1>, tensor<2x8xf32>
    %191 = stablehlo.broadcast_in_dim %190, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %192 = stablehlo.broadcast_in_dim %191, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x32xf32>
    %193 = stablehlo.subtract %180, %192 : tensor<2x8x32xf32>
    %194 = stablehlo.exponential %193 : tensor<2x8x32xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %195 = stablehlo.reduce(%194 init: %cst_42) applies stablehlo.add across dimensions = [2] : (tensor<2x8x32xf32>, tensor<f32>) -> tensor<2x8xf32>
    %196 = stablehlo.abs %195 : tensor<2x8xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %198 = stablehlo.compare GE, %195, %197, FLOAT : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
    %199 = stablehlo.log %196 : tensor<2x8xf32>
    %200 = stablehlo.add %199, %190 : tensor<2x8xf32>
    %201 = stablehlo.subtract %200, %184 : tensor<2x8xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %202 = stablehlo.reduce(%201 init: %cst_44) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_45 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %203 = stablehlo.divide %202, %cst_45 : tensor<f32>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_47 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %204 = stablehlo.divide %cst_46, %cst_47 : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %204, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %206 = stablehlo.negate %205 : tensor<2x8xf32>
    %207 = stablehlo.divide %205, %196 : tensor<2x8xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %209 = stablehlo.select %198, %208, %207 : tensor<2x8xi1>, tensor<2x8xf32>
    %210 = stablehlo.select %198, %207, %208 : tensor<2x8xi1>, tensor<2x8xf32>
    %211 = stablehlo.negate %209 : tensor<2x8xf32>
    %212 = stablehlo.add %210, %211 : tensor<2x8xf32>
    %213 = stablehlo.broadcast_in_dim %212, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x32xf32>
    %214 = stablehlo.multiply %213, %194 : tensor<2x8x32xf32>
    %215 = stablehlo.broadcast_in_dim %206, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %216 = call @step.take_along_axis_14(%183#1, %215) : (tensor<2x8x1x1xi32>, tensor<2x8x1xf32>) -> tensor<2x8x32xf32>
    %217 = stablehlo.add %214, %216 : tensor<2x8x32xf32>
    %218 = stablehlo.dot_general %217, %178, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x32xf32>, tensor<2x8x16xf32>) -> tensor<32x16xf32>
    %219 = stablehlo.transpose %218, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %220 = stablehlo.dot_general %217, %179, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x32xf32>, tensor<16x32xf32>) -> tensor<2x8x16xf32>
    %221 = stablehlo.transpose %219, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %222 = stablehlo.reduce(%220 init: %cst_49) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %223 = stablehlo.reshape %222 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %224 = stablehlo.reduce(%223 init: %cst_50) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %225 = stablehlo.multiply %172, %220 : tensor<2x8x16xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %226 = stablehlo.reduce(%225 init: %cst_51) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %227 = stablehlo.reshape %226 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %228 = stablehlo.broadcast_in_dim %173, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %229 = stablehlo.multiply %220, %228 : tensor<2x8x16xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %230 = stablehlo.reduce(%227 init: %cst_52) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %231 = stablehlo.multiply %164, %229 : tensor<2x8x16xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %232 = stablehlo.reduce(%231 init: %cst_53) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %233 = stablehlo.reshape %232 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %234 = stablehlo.broadcast_in_dim %167, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %235 = stablehlo.multiply %229, %234 : tensor<2x8x16xf32>
    %236 = stablehlo.multiply %233, %170 : tensor<2x8x1xf32>
    %237 = stablehlo.negate %235 : tensor<2x8x16xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %238 = stablehlo.reduce(%237 init: %cst_54) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %239 = stablehlo.reshape %238 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_55 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %241 = stablehlo.divide %236, %240 : tensor<2x8x1xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %242 = stablehlo.reduce(%241 init: %cst_56) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %244 = stablehlo.multiply %243, %158 : tensor<2x8x16xf32>
    %245 = stablehlo.negate %244 : tensor<2x8x16xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %246 = stablehlo.reduce(%245 init: %cst_57) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %247 = stablehlo.reshape %246 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %248 = stablehlo.add %235, %244 : tensor<2x8x16xf32>
    %249 = stablehlo.add %239, %247 : tensor<2x8x1xf32>
    %cst_58 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %251 = stablehlo.divide %249, %250 : tensor<2x8x1xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %252 = stablehlo.reduce(%251 init: %cst_59) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %253 = stablehlo.broadcast_in_dim %252, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %254 = stablehlo.add %248, %253 : tensor<2x8x16xf32>
    %255:14 = stablehlo.optimization_barrier %24, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg26, %arg27, %arg28, %25, %254 : tensor<2x8x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<3x2xui32>, tensor<2x8x16xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %256 = stablehlo.reduce(%255#0 init: %cst_60) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %257 = stablehlo.broadcast_in_dim %256, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_61 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %259 = stablehlo.divide %257, %258 : tensor<2x8x1xf32>
    %260 = stablehlo.broadcast_in_dim %259, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %261 = stablehlo.subtract %255#0, %260 : tensor<2x8x16xf32>
    %262 = chlo.square %261 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_62 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %264 = stablehlo.multiply %263, %261 : tensor<2x8x16xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %265 = stablehlo.reduce(%262 init: %cst_63) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %266 = stablehlo.broadcast_in_dim %265, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_64 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %268 = stablehlo.divide %266, %267 : tensor<2x8x1xf32>
    %269 = stablehlo.broadcast_in_dim %259, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %270 = stablehlo.subtract %255#0, %269 : tensor<2x8x16xf32>
    %cst_65 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %272 = stablehlo.add %268, %271 : tensor<2x8x1xf32>
    %273 = stablehlo.rsqrt %272 : tensor<2x8x1xf32>
    %274 = stablehlo.divide %273, %272 : tensor<2x8x1xf32>
    %cst_66 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %276 = stablehlo.multiply %275, %274 : tensor<2x8x1xf32>
    %277 = stablehlo.broadcast_in_dim %273, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %278 = stablehlo.multiply %270, %277 : tensor<2x8x16xf32>
    %279 = stablehlo.broadcast_in_dim %255#6, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %280 = stablehlo.broadcast_in_dim %279, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %281 = stablehlo.multiply %278, %280 : tensor<2x8x16xf32>
    %282 = stablehlo.broadcast_in_dim %255#5, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %283 = stablehlo.broadcast_in_dim %282, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %284 = stablehlo.add %281, %283 : tensor<2x8x16xf32>
    %285 = stablehlo.dot_general %284, %255#4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x48xf32>) -> tensor<2x8x48xf32>
    %286 = stablehlo.broadcast_in_dim %255#3, dims = [2] : (tensor<48xf32>) -> tensor<1x1x48xf32>
    %287 = stablehlo.broadcast_in_dim %286, dims = [0, 1, 2] : (tensor<1x1x48xf32>) -> tensor<2x8x48xf32>
    %288 = stablehlo.add %285, %287 : tensor<2x8x48xf32>
    %289 = stablehlo.reshape %288 : (tensor<2x8x48xf32>) -> tensor<2x8x3x2x8xf32>
    %290 = stablehlo.slice %289 [0:2, 0:8, 0:1, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %291 = stablehlo.reshape %290 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %292 = stablehlo.slice %289 [0:2, 0:8, 1:2, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %293 = stablehlo.reshape %292 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %294 = stablehlo.slice %289 [0:2, 0:8, 2:3, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %295 = stablehlo.reshape %294 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %296 = stablehlo.dot_general %291, %293, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x8x2x8xf32>, tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %cst_67 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %298 = stablehlo.divide %296, %297 : tensor<2x2x8x8xf32>
    %c_68 = stablehlo.constant dense<true> : tensor<i1>
    %299 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %300 = call @step.tril_15(%299) : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %cst_69 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %301:2 = call @step.where_16(%300, %298, %cst_69) : (tensor<8x8xi1>, tensor<2x2x8x8xf32>, tensor<f32>) -> (tensor<2x2x8x8xf32>, tensor<2x2x8x8xi1>)
    %cst_70 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %302 = stablehlo.reduce(%301#0 init: %cst_70) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %cst_71 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<2x2x8xf32>
    %304 = stablehlo.maximum %303, %302 : tensor<2x2x8xf32>
    %305 = stablehlo.broadcast_in_dim %304, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %306 = stablehlo.broadcast_in_dim %305, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %307 = stablehlo.subtract %301#0, %306 : tensor<2x2x8x8xf32>
    %308 = stablehlo.exponential %307 : tensor<2x2x8x8xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %309 = stablehlo.reduce(%308 init: %cst_72) applies stablehlo.add across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %310 = stablehlo.broadcast_in_dim %309, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %311 = stablehlo.broadcast_in_dim %310, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %312 = stablehlo.divide %308, %311 : tensor<2x2x8x8xf32>
    %313 = stablehlo.multiply %310, %310 : tensor<2x2x8x1xf32>
    %cst_73 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %314 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<2x2x8x1xf32>
    %315 = stablehlo.divide %314, %313 : tensor<2x2x8x1xf32>
    %316 = stablehlo.slice %255#12 [0:1, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %317 = stablehlo.reshape %316 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_74 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %318 = call @step.bernoulli_17(%317, %cst_74) : (tensor<2xui32>, tensor<f32>) -> tensor<2x2x8x8xi1>
    %cst_75 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %319 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %320 = stablehlo.divide %312, %319 : tensor<2x2x8x8xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %321 = call @step.where_19(%318, %320, %cst_76) : (tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8x8xf32>
    %322 = stablehlo.dot_general %295, %321, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x8x2x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %323 = stablehlo.transpose %322, dims = [0, 3, 1, 2] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %324 = stablehlo.reshape %323 : (tensor<2x8x2x8xf32>) -> tensor<2x8x16xf32>
    %325 = stablehlo.dot_general %324, %255#2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x16xf32>) -> tensor<2x8x16xf32>
    %326 = stablehlo.broadcast_in_dim %255#1, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %327 = stablehlo.broadcast_in_dim %326, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %328 = stablehlo.add %325, %327 : tensor<2x8x16xf32>
    %329 = stablehlo.slice %255#12 [1:2, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %330 = stablehlo.reshape %329 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_77 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %331 = call @step.bernoulli_20(%330, %cst_77) : (tensor<2xui32>, tensor<f32>) -> tensor<2x8x16xi1>
    %cst_78 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %333 = stablehlo.divide %328, %332 : tensor<2x8x16xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %334 = call @step.where_22(%331, %333, %cst_79) : (tensor<2x8x16xi1>, tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8x16xf32>
    %335 = stablehlo.add %255#0, %334 : tensor<2x8x16xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %336 = stablehlo.reduce(%335 init: %cst_80) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %337 = stablehlo.broadcast_in_dim %336, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_81 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %339 = stablehlo.divide %337, %338 : tensor<2x8x1xf32>
    %340 = stablehlo.broadcast_in_dim %339, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %341 = stablehlo.subtract %335, %340 : tensor<2x8x16xf32>
    %342 = chlo.square %341 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_82 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %343 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %344 = stablehlo.multiply %343, %341 : tensor<2x8x16xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %345 = stablehlo.reduce(%342 init: %cst_83) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %346 = stablehlo.broadcast_in_dim %345, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_84 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %347 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %348 = stablehlo.divide %346, %347 : tensor<2x8x1xf32>
    %349 = stablehlo.broadcast_in_dim %339, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %350 = stablehlo.subtract %335, %349 : tensor<2x8x16xf32>
    %cst_85 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %351 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %352 = stablehlo.add %348, %351 : tensor<2x8x1xf32>
    %353 = stablehlo.rsqrt %352 : tensor<2x8x1xf32>
    %354 = stablehlo.divide %353, %352 : tensor<2x8x1xf32>
    %cst_86 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %355 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %356 = stablehlo.multiply %355, %354 : tensor<2x8x1xf32>
    %357 = stablehlo.broadcast_in_dim %353, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %358 = stablehlo.multiply %350, %357 : tensor<2x8x16xf32>
    %359 = stablehlo.broadcast_in_dim %255#8, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %360 = stablehlo.broadcast_in_dim %359, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %361 = stablehlo.multiply %358, %360 : tensor<2x8x16xf32>
    %362 = stablehlo.broadcast_in_dim %255#7, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %363 = stablehlo.broadcast_in_dim %362, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %364 = stablehlo.add %361, %363 : tensor<2x8x16xf32>
    %365 = stablehlo.dot_general %364, %255#11, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x64xf32>) -> tensor<2x8x64xf32>
    %366 = stablehlo.broadcast_in_dim %255#10, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %367 = stablehlo.broadcast_in_dim %366, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<2x8x64xf32>
    %368 = stablehlo.add %365, %367 : tensor<2x8x64xf32>
    %369 = stablehlo.multiply %368, %368 : tensor<2x8x64xf32>
    %370 = stablehlo.multiply %369, %368 : tensor<2x8x64xf32>
    %371 = stablehlo.multiply %368, %368 : tensor<2x8x64xf32>
    %cst_87 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %372 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %373 = stablehlo.multiply %372, %371 : tensor<2x8x64xf32>
    %cst_88 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %374 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %375 = stablehlo.multiply %374, %370 : tensor<2x8x64xf32>
    %376 = stablehlo.add %368, %375 : tensor<2x8x64xf32>
    %cst_89 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %377 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %378 = stablehlo.multiply %377, %376 : tensor<2x8x64xf32>
    %379 = stablehlo.tanh %378 : tensor<2x8x64xf32>
    %cst_90 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %381 = stablehlo.subtract %380, %379 : tensor<2x8x64xf32>
    %cst_91 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %382 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %383 = stablehlo.add %382, %379 : tensor<2x8x64xf32>
    %cst_92 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %384 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %385 = stablehlo.multiply %384, %383 : tensor<2x8x64xf32>
    %386 = stablehlo.multiply %368, %385 : tensor<2x8x64xf32>
    %387 = stablehlo.slice %255#12 [2:3, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %388 = stablehlo.reshape %387 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_93 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %389 = call @step.bernoulli_20(%388, %cst_93) : (tensor<2xui32>, tensor<f32>) -> tensor<2x8x16xi1>
    %390 = call @step.where_23(%389, %255#13) : (tensor<2x8x16xi1>, tensor<2x8x16xf32>) -> tensor<2x8x16xf32>
    %cst_94 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %391 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %392 = stablehlo.divide %390, %391 : tensor<2x8x16xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %393 = stablehlo.reduce(%392 init: %cst_95) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %394 = stablehlo.reshape %393 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %395 = stablehlo.reduce(%394 init: %cst_96) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %396 = stablehlo.dot_general %392, %386, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<2x8x64xf32>) -> tensor<16x64xf32>
    %397 = stablehlo.transpose %396, dims = [1, 0] : (tensor<16x64xf32>) -> tensor<64x16xf32>
    %398 = stablehlo.dot_general %392, %255#9, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<64x16xf32>) -> tensor<2x8x64xf32>
    %399 = stablehlo.multiply %368, %398 : tensor<2x8x64xf32>
    %400 = stablehlo.multiply %398, %385 : tensor<2x8x64xf32>
    %cst_97 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %401 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %402 = stablehlo.multiply %401, %399 : tensor<2x8x64xf32>
    %403 = stablehlo.multiply %402, %381 : tensor<2x8x64xf32>
    %404 = stablehlo.multiply %403, %379 : tensor<2x8x64xf32>
    %405 = stablehlo.add %403, %404 : tensor<2x8x64xf32>
    %cst_98 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %406 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %407 = stablehlo.multiply %406, %405 : tensor<2x8x64xf32>
    %408 = stablehlo.add %400, %407 : tensor<2x8x64xf32>
    %cst_99 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %409 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %410 = stablehlo.multiply %409, %407 : tensor<2x8x64xf32>
    %411 = stablehlo.multiply %410, %373 : tensor<2x8x64xf32>
    %412 = stablehlo.add %408, %411 : tensor<2x8x64xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %413 = stablehlo.reduce(%412 init: %cst_100) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %414 = stablehlo.reshape %413 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %415 = stablehlo.reduce(%414 init: %cst_101) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %416 = stablehlo.dot_general %412, %364, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x64xf32>, tensor<2x8x16xf32>) -> tensor<64x16xf32>
    %417 = stablehlo.transpose %416, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %418 = stablehlo.dot_general %412, %255#11, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x64xf32>, tensor<16x64xf32>) -> tensor<2x8x16xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %419 = stablehlo.reduce(%418 init: %cst_102) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %420 = stablehlo.reshape %419 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %421 = stablehlo.reduce(%420 init: %cst_103) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %422 = stablehlo.multiply %358, %418 : tensor<2x8x16xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %423 = stablehlo.reduce(%422 init: %cst_104) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %424 = stablehlo.reshape %423 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %425 = stablehlo.broadcast_in_dim %359, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %426 = stablehlo.multiply %418, %425 : tensor<2x8x16xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %427 = stablehlo.reduce(%424 init: %cst_105) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %428 = stablehlo.multiply %350, %426 : tensor<2x8x16xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %429 = stablehlo.reduce(%428 init: %cst_106) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %430 = stablehlo.reshape %429 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %431 = stablehlo.broadcast_in_dim %353, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %432 = stablehlo.multiply %426, %431 : tensor<2x8x16xf32>
    %433 = stablehlo.multiply %430, %356 : tensor<2x8x1xf32>
    %434 = stablehlo.negate %432 : tensor<2x8x16xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %435 = stablehlo.reduce(%434 init: %cst_107) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %436 = stablehlo.reshape %435 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %437 = stablehlo.add %255#13, %432 : tensor<2x8x16xf32>
    %cst_108 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %438 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %439 = stablehlo.divide %433, %438 : tensor<2x8x1xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %440 = stablehlo.reduce(%439 init: %cst_109) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %441 = stablehlo.broadcast_in_dim %440, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %442 = stablehlo.multiply %441, %344 : tensor<2x8x16xf32>
    %443 = stablehlo.negate %442 : tensor<2x8x16xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %444 = stablehlo.reduce(%443 init: %cst_110) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %445 = stablehlo.reshape %444 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %446 = stablehlo.add %437, %442 : tensor<2x8x16xf32>
    %447 = stablehlo.add %436, %445 : tensor<2x8x1xf32>
    %cst_111 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %448 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %449 = stablehlo.divide %447, %448 : tensor<2x8x1xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %450 = stablehlo.reduce(%449 init: %cst_112) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %451 = stablehlo.broadcast_in_dim %450, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %452 = stablehlo.add %446, %451 : tensor<2x8x16xf32>
    %453 = call @step.where_24(%331, %452) : (tensor<2x8x16xi1>, tensor<2x8x16xf32>) -> tensor<2x8x16xf32>
    %cst_113 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %454 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %455 = stablehlo.divide %453, %454 : tensor<2x8x16xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %456 = stablehlo.reduce(%455 init: %cst_114) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %457 = stablehlo.reshape %456 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %458 = stablehlo.reduce(%457 init: %cst_115) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %459 = stablehlo.dot_general %455, %324, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<2x8x16xf32>) -> tensor<16x16xf32>
    %460 = stablehlo.transpose %459, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %461 = stablehlo.dot_general %455, %255#2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x16xf32>) -> tensor<2x8x16xf32>
    %462 = stablehlo.reshape %461 : (tensor<2x8x16xf32>) -> tensor<2x8x2x8xf32>
    %463 = stablehlo.transpose %462, dims = [0, 2, 3, 1] : (tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %464 = stablehlo.dot_general %463, %295, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %465 = stablehlo.dot_general %463, %321, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %466 = stablehlo.transpose %465, dims = [0, 3, 1, 2] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %467 = call @step.where_25(%318, %464) : (tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %cst_116 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %468 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %469 = stablehlo.divide %467, %468 : tensor<2x2x8x8xf32>
    %470 = stablehlo.broadcast_in_dim %315, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %471 = stablehlo.multiply %469, %470 : tensor<2x2x8x8xf32>
    %472 = stablehlo.multiply %471, %308 : tensor<2x2x8x8xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %473 = stablehlo.reduce(%472 init: %cst_117) applies stablehlo.add across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %474 = stablehlo.reshape %473 : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %475 = stablehlo.negate %474 : tensor<2x2x8x1xf32>
    %476 = stablehlo.broadcast_in_dim %310, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %477 = stablehlo.divide %469, %476 : tensor<2x2x8x8xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %478 = stablehlo.reduce(%475 init: %cst_118) applies stablehlo.add across dimensions = [3] : (tensor<2x2x8x1xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %479 = stablehlo.broadcast_in_dim %478, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x8xf32>
    %480 = stablehlo.add %477, %479 : tensor<2x2x8x8xf32>
    %481 = stablehlo.multiply %480, %308 : tensor<2x2x8x8xf32>
    %482 = call @step.where_26(%301#1, %481) : (tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %cst_119 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %483 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %484 = stablehlo.divide %482, %483 : tensor<2x2x8x8xf32>
    %485 = stablehlo.dot_general %484, %291, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %486 = stablehlo.transpose %485, dims = [0, 2, 1, 3] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %487 = stablehlo.dot_general %484, %293, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %488 = stablehlo.transpose %487, dims = [0, 2, 1, 3] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %489 = stablehlo.broadcast_in_dim %466, dims = [0, 1, 3, 4] : (tensor<2x8x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %490 = stablehlo.pad %489, %cst_120, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x8x1x2x8xf32>, tensor<f32>) -> tensor<2x8x3x2x8xf32>
    %491 = stablehlo.broadcast_in_dim %486, dims = [0, 1, 3, 4] : (tensor<2x8x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %492 = stablehlo.pad %491, %cst_121, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x8x1x2x8xf32>, tensor<f32>) -> tensor<2x8x3x2x8xf32>
    %493 = stablehlo.add %490, %492 : tensor<2x8x3x2x8xf32>
    %494 = stablehlo.broadcast_in_dim %488, dims = [0, 1, 3, 4] : (tensor<2x8x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %495 = stablehlo.pad %494, %cst_122, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x8x1x2x8xf32>, tensor<f32>) -> tensor<2x8x3x2x8xf32>
    %496 = stablehlo.add %493, %495 : tensor<2x8x3x2x8xf32>
    %497 = stablehlo.reshape %496 : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x48xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %498 = stablehlo.reduce(%497 init: %cst_123) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x48xf32>, tensor<f32>) -> tensor<48xf32>
    %499 = stablehlo.reshape %498 : (tensor<48xf32>) -> tensor<1x1x48xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %500 = stablehlo.reduce(%499 init: %cst_124) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x48xf32>, tensor<f32>) -> tensor<48xf32>
    %501 = stablehlo.dot_general %497, %284, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x48xf32>, tensor<2x8x16xf32>) -> tensor<48x16xf32>
    %502 = stablehlo.transpose %501, dims = [1, 0] : (tensor<48x16xf32>) -> tensor<16x48xf32>
    %503 = stablehlo.dot_general %497, %255#4, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x48xf32>, tensor<16x48xf32>) -> tensor<2x8x16xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %504 = stablehlo.reduce(%503 init: %cst_125) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %505 = stablehlo.reshape %504 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %506 = stablehlo.reduce(%505 init: %cst_126) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %507 = stablehlo.multiply %278, %503 : tensor<2x8x16xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %508 = stablehlo.reduce(%507 init: %cst_127) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %509 = stablehlo.reshape %508 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %510 = stablehlo.broadcast_in_dim %279, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %511 = stablehlo.multiply %503, %510 : tensor<2x8x16xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %512 = stablehlo.reduce(%509 init: %cst_128) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %513 = stablehlo.multiply %270, %511 : tensor<2x8x16xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %514 = stablehlo.reduce(%513 init: %cst_129) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %515 = stablehlo.reshape %514 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %516 = stablehlo.broadcast_in_dim %273, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %517 = stablehlo.multiply %511, %516 : tensor<2x8x16xf32>
    %518 = stablehlo.multiply %515, %276 : tensor<2x8x1xf32>
    %519 = stablehlo.negate %517 : tensor<2x8x16xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %520 = stablehlo.reduce(%519 init: %cst_130) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %521 = stablehlo.reshape %520 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %522 = stablehlo.add %452, %517 : tensor<2x8x16xf32>
    %cst_131 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %523 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %524 = stablehlo.divide %518, %523 : tensor<2x8x1xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %525 = stablehlo.reduce(%524 init: %cst_132) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %526 = stablehlo.broadcast_in_dim %525, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %527 = stablehlo.multiply %526, %264 : tensor<2x8x16xf32>
    %528 = stablehlo.negate %527 : tensor<2x8x16xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %529 = stablehlo.reduce(%528 init: %cst_133) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %530 = stablehlo.reshape %529 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %531 = stablehlo.add %522, %527 : tensor<2x8x16xf32>
    %532 = stablehlo.add %521, %530 : tensor<2x8x1xf32>
    %cst_134 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %533 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %534 = stablehlo.divide %532, %533 : tensor<2x8x1xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %535 = stablehlo.reduce(%534 init: %cst_135) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %536 = stablehlo.broadcast_in_dim %535, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %537 = stablehlo.add %531, %536 : tensor<2x8x16xf32>
    %538 = call @step.where_27(%21, %537) : (tensor<2x8x16xi1>, tensor<2x8x16xf32>) -> tensor<2x8x16xf32>
    %cst_136 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %539 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %540 = stablehlo.divide %538, %539 : tensor<2x8x16xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %541 = stablehlo.reduce(%540 init: %cst_137) applies stablehlo.add across dimensions = [0] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<8x16xf32>
    %542 = stablehlo.reshape %541 : (tensor<8x16xf32>) -> tensor<1x8x16xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %543 = stablehlo.reduce(%542 init: %cst_138) applies stablehlo.add across dimensions = [0] : (tensor<1x8x16xf32>, tensor<f32>) -> tensor<8x16xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %544 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %545 = "stablehlo.scatter"(%544, %16, %540) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg51: tensor<f32>, %arg52: tensor<f32>):
      %923 = stablehlo.add %arg51, %arg52 : tensor<f32>
      stablehlo.return %923 : tensor<f32>
    }) : (tensor<32x16xf32>, tensor<2x8x1xi32>, tensor<2x8x16xf32>) -> tensor<32x16xf32>
    %546 = stablehlo.add %221, %545 : tensor<32x16xf32>
    %c_140 = stablehlo.constant dense<1> : tensor<i32>
    %547 = stablehlo.add %arg33, %c_140 : tensor<i32>
    %548 = stablehlo.convert %547 : (tensor<i32>) -> tensor<f32>
    %cst_141 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %549 = stablehlo.power %cst_141, %548 : tensor<f32>
    %cst_142 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %550 = stablehlo.subtract %cst_142, %549 : tensor<f32>
    %cst_143 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %551 = stablehlo.power %cst_143, %548 : tensor<f32>
    %cst_144 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %552 = stablehlo.subtract %cst_144, %551 : tensor<f32>
    %cst_145 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %553 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %554 = stablehlo.multiply %553, %arg1 : tensor<16xf32>
    %cst_146 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %555 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %556 = stablehlo.multiply %555, %458 : tensor<16xf32>
    %557 = stablehlo.add %554, %556 : tensor<16xf32>
    %cst_147 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %558 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %559 = stablehlo.multiply %558, %arg34 : tensor<16xf32>
    %cst_148 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %560 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %561 = stablehlo.multiply %560, %458 : tensor<16xf32>
    %562 = stablehlo.multiply %561, %458 : tensor<16xf32>
    %563 = stablehlo.add %559, %562 : tensor<16xf32>
    %564 = stablehlo.broadcast_in_dim %550, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %565 = stablehlo.divide %557, %564 : tensor<16xf32>
    %566 = stablehlo.broadcast_in_dim %552, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %567 = stablehlo.divide %563, %566 : tensor<16xf32>
    %568 = stablehlo.sqrt %567 : tensor<16xf32>
    %cst_149 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %569 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %570 = stablehlo.add %568, %569 : tensor<16xf32>
    %571 = stablehlo.divide %565, %570 : tensor<16xf32>
    %cst_150 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %572 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %573 = stablehlo.multiply %572, %571 : tensor<16xf32>
    %574 = stablehlo.subtract %arg17, %573 : tensor<16xf32>
    %cst_151 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %575 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %576 = stablehlo.multiply %575, %arg2 : tensor<16x16xf32>
    %cst_152 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %577 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %578 = stablehlo.multiply %577, %460 : tensor<16x16xf32>
    %579 = stablehlo.add %576, %578 : tensor<16x16xf32>
    %cst_153 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %580 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %581 = stablehlo.multiply %580, %arg35 : tensor<16x16xf32>
    %cst_154 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %582 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %583 = stablehlo.multiply %582, %460 : tensor<16x16xf32>
    %584 = stablehlo.multiply %583, %460 : tensor<16x16xf32>
    %585 = stablehlo.add %581, %584 : tensor<16x16xf32>
    %586 = stablehlo.broadcast_in_dim %550, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %587 = stablehlo.divide %579, %586 : tensor<16x16xf32>
    %588 = stablehlo.broadcast_in_dim %552, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %589 = stablehlo.divide %585, %588 : tensor<16x16xf32>
    %590 = stablehlo.sqrt %589 : tensor<16x16xf32>
    %cst_155 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %591 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %592 = stablehlo.add %590, %591 : tensor<16x16xf32>
    %593 = stablehlo.divide %587, %592 : tensor<16x16xf32>
    %cst_156 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %594 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %595 = stablehlo.multiply %594, %arg18 : tensor<16x16xf32>
    %596 = stablehlo.add %593, %595 : tensor<16x16xf32>
    %cst_157 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %597 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %598 = stablehlo.multiply %597, %596 : tensor<16x16xf32>
    %599 = stablehlo.subtract %arg18, %598 : tensor<16x16xf32>
    %cst_158 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %600 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %601 = stablehlo.multiply %600, %arg3 : tensor<48xf32>
    %cst_159 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %602 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %603 = stablehlo.multiply %602, %500 : tensor<48xf32>
    %604 = stablehlo.add %601, %603 : tensor<48xf32>
    %cst_160 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %605 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %606 = stablehlo.multiply %605, %arg36 : tensor<48xf32>
    %cst_161 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %607 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %608 = stablehlo.multiply %607, %500 : tensor<48xf32>
    %609 = stablehlo.multiply %608, %500 : tensor<48xf32>
    %610 = stablehlo.add %606, %609 : tensor<48xf32>
    %611 = stablehlo.broadcast_in_dim %550, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %612 = stablehlo.divide %604, %611 : tensor<48xf32>
    %613 = stablehlo.broadcast_in_dim %552, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %614 = stablehlo.divide %610, %613 : tensor<48xf32>
    %615 = stablehlo.sqrt %614 : tensor<48xf32>
    %cst_162 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %616 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %617 = stablehlo.add %615, %616 : tensor<48xf32>
    %618 = stablehlo.divide %612, %617 : tensor<48xf32>
    %cst_163 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %619 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %620 = stablehlo.multiply %619, %618 : tensor<48xf32>
    %621 = stablehlo.subtract %arg19, %620 : tensor<48xf32>
    %cst_164 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %622 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %623 = stablehlo.multiply %622, %arg4 : tensor<16x48xf32>
    %cst_165 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %624 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %625 = stablehlo.multiply %624, %502 : tensor<16x48xf32>
    %626 = stablehlo.add %623, %625 : tensor<16x48xf32>
    %cst_166 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %627 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %628 = stablehlo.multiply %627, %arg37 : tensor<16x48xf32>
    %cst_167 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %629 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %630 = stablehlo.multiply %629, %502 : tensor<16x48xf32>
    %631 = stablehlo.multiply %630, %502 : tensor<16x48xf32>
    %632 = stablehlo.add %628, %631 : tensor<16x48xf32>
    %633 = stablehlo.broadcast_in_dim %550, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %634 = stablehlo.divide %626, %633 : tensor<16x48xf32>
    %635 = stablehlo.broadcast_in_dim %552, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %636 = stablehlo.divide %632, %635 : tensor<16x48xf32>
    %637 = stablehlo.sqrt %636 : tensor<16x48xf32>
    %cst_168 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %638 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %639 = stablehlo.add %637, %638 : tensor<16x48xf32>
    %640 = stablehlo.divide %634, %639 : tensor<16x48xf32>
    %cst_169 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %641 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %642 = stablehlo.multiply %641, %arg20 : tensor<16x48xf32>
    %643 = stablehlo.add %640, %642 : tensor<16x48xf32>
    %cst_170 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %644 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %645 = stablehlo.multiply %644, %643 : tensor<16x48xf32>
    %646 = stablehlo.subtract %arg20, %645 : tensor<16x48xf32>
    %cst_171 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %647 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %648 = stablehlo.multiply %647, %arg5 : tensor<16xf32>
    %cst_172 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %649 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %650 = stablehlo.multiply %649, %506 : tensor<16xf32>
    %651 = stablehlo.add %648, %650 : tensor<16xf32>
    %cst_173 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %652 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %653 = stablehlo.multiply %652, %arg38 : tensor<16xf32>
    %cst_174 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %654 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %655 = stablehlo.multiply %654, %506 : tensor<16xf32>
    %656 = stablehlo.multiply %655, %506 : tensor<16xf32>
    %657 = stablehlo.add %653, %656 : tensor<16xf32>
    %658 = stablehlo.broadcast_in_dim %550, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %659 = stablehlo.divide %651, %658 : tensor<16xf32>
    %660 = stablehlo.broadcast_in_dim %552, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %661 = stablehlo.divide %657, %660 : tensor<16xf32>
    %662 = stablehlo.sqrt %661 : tensor<16xf32>
    %cst_175 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %663 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %664 = stablehlo.add %662, %663 : tensor<16xf32>
    %665 = stablehlo.divide %659, %664 : tensor<16xf32>
    %cst_176 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %666 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %667 = stablehlo.multiply %666, %665 : tensor<16xf32>
    %668 = stablehlo.subtract %arg21, %667 : tensor<16xf32>
    %cst_177 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %669 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %670 = stablehlo.multiply %669, %arg6 : tensor<16xf32>
    %cst_178 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %671 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %672 = stablehlo.multiply %671, %512 : tensor<16xf32>
    %673 = stablehlo.add %670, %672 : tensor<16xf32>
    %cst_179 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %674 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %675 = stablehlo.multiply %674, %arg39 : tensor<16xf32>
    %cst_180 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %676 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %677 = stablehlo.multiply %676, %512 : tensor<16xf32>
    %678 = stablehlo.multiply %677, %512 : tensor<16xf32>
    %679 = stablehlo.add %675, %678 : tensor<16xf32>
    %680 = stablehlo.broadcast_in_dim %550, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %681 = stablehlo.divide %673, %680 : tensor<16xf32>
    %682 = stablehlo.broadcast_in_dim %552, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %683 = stablehlo.divide %679, %682 : tensor<16xf32>
    %684 = stablehlo.sqrt %683 : tensor<16xf32>
    %cst_181 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %685 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %686 = stablehlo.add %684, %685 : tensor<16xf32>
    %687 = stablehlo.divide %681, %686 : tensor<16xf32>
    %cst_182 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %688 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %689 = stablehlo.multiply %688, %687 : tensor<16xf32>
    %690 = stablehlo.subtract %arg22, %689 : tensor<16xf32>
    %cst_183 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %691 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %692 = stablehlo.multiply %691, %arg7 : tensor<16xf32>
    %cst_184 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %693 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %694 = stablehlo.multiply %693, %421 : tensor<16xf32>
    %695 = stablehlo.add %692, %694 : tensor<16xf32>
    %cst_185 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %696 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %697 = stablehlo.multiply %696, %arg40 : tensor<16xf32>
    %cst_186 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %698 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %699 = stablehlo.multiply %698, %421 : tensor<16xf32>
    %700 = stablehlo.multiply %699, %421 : tensor<16xf32>
    %701 = stablehlo.add %697, %700 : tensor<16xf32>
    %702 = stablehlo.broadcast_in_dim %550, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %703 = stablehlo.divide %695, %702 : tensor<16xf32>
    %704 = stablehlo.broadcast_in_dim %552, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %705 = stablehlo.divide %701, %704 : tensor<16xf32>
    %706 = stablehlo.sqrt %705 : tensor<16xf32>
    %cst_187 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %707 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %708 = stablehlo.add %706, %707 : tensor<16xf32>
    %709 = stablehlo.divide %703, %708 : tensor<16xf32>
    %cst_188 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %710 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %711 = stablehlo.multiply %710, %709 : tensor<16xf32>
    %712 = stablehlo.subtract %arg23, %711 : tensor<16xf32>
    %cst_189 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %713 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %714 = stablehlo.multiply %713, %arg8 : tensor<16xf32>
    %cst_190 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %715 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %716 = stablehlo.multiply %715, %427 : tensor<16xf32>
    %717 = stablehlo.add %714, %716 : tensor<16xf32>
    %cst_191 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %718 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %719 = stablehlo.multiply %718, %arg41 : tensor<16xf32>
    %cst_192 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %720 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %721 = stablehlo.multiply %720, %427 : tensor<16xf32>
    %722 = stablehlo.multiply %721, %427 : tensor<16xf32>
    %723 = stablehlo.add %719, %722 : tensor<16xf32>
    %724 = stablehlo.broadcast_in_dim %550, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %725 = stablehlo.divide %717, %724 : tensor<16xf32>
    %726 = stablehlo.broadcast_in_dim %552, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %727 = stablehlo.divide %723, %726 : tensor<16xf32>
    %728 = stablehlo.sqrt %727 : tensor<16xf32>
    %cst_193 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %729 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %730 = stablehlo.add %728, %729 : tensor<16xf32>
    %731 = stablehlo.divide %725, %730 : tensor<16xf32>
    %cst_194 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %732 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %733 = stablehlo.multiply %732, %731 : tensor<16xf32>
    %734 = stablehlo.subtract %arg24, %733 : tensor<16xf32>
    %cst_195 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %735 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %736 = stablehlo.multiply %735, %arg9 : tensor<16xf32>
    %cst_196 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %737 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %738 = stablehlo.multiply %737, %395 : tensor<16xf32>
    %739 = stablehlo.add %736, %738 : tensor<16xf32>
    %cst_197 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %740 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %741 = stablehlo.multiply %740, %arg42 : tensor<16xf32>
    %cst_198 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %742 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %743 = stablehlo.multiply %742, %395 : tensor<16xf32>
    %744 = stablehlo.multiply %743, %395 : tensor<16xf32>
    %745 = stablehlo.add %741, %744 : tensor<16xf32>
    %746 = stablehlo.broadcast_in_dim %550, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %747 = stablehlo.divide %739, %746 : tensor<16xf32>
    %748 = stablehlo.broadcast_in_dim %552, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %749 = stablehlo.divide %745, %748 : tensor<16xf32>
    %750 = stablehlo.sqrt %749 : tensor<16xf32>
    %cst_199 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %751 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %752 = stablehlo.add %750, %751 : tensor<16xf32>
    %753 = stablehlo.divide %747, %752 : tensor<16xf32>
    %cst_200 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %754 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %755 = stablehlo.multiply %754, %753 : tensor<16xf32>
    %756 = stablehlo.subtract %arg25, %755 : tensor<16xf32>
    %cst_201 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %757 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %758 = stablehlo.multiply %757, %arg10 : tensor<64x16xf32>
    %cst_202 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %759 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %760 = stablehlo.multiply %759, %397 : tensor<64x16xf32>
    %761 = stablehlo.add %758, %760 : tensor<64x16xf32>
    %cst_203 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %762 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %763 = stablehlo.multiply %762, %arg43 : tensor<64x16xf32>
    %cst_204 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %764 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %765 = stablehlo.multiply %764, %397 : tensor<64x16xf32>
    %766 = stablehlo.multiply %765, %397 : tensor<64x16xf32>
    %767 = stablehlo.add %763, %766 : tensor<64x16xf32>
    %768 = stablehlo.broadcast_in_dim %550, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %769 = stablehlo.divide %761, %768 : tensor<64x16xf32>
    %770 = stablehlo.broadcast_in_dim %552, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %771 = stablehlo.divide %767, %770 : tensor<64x16xf32>
    %772 = stablehlo.sqrt %771 : tensor<64x16xf32>
    %cst_205 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %773 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %774 = stablehlo.add %772, %773 : tensor<64x16xf32>
    %775 = stablehlo.divide %769, %774 : tensor<64x16xf32>
    %cst_206 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %776 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %777 = stablehlo.multiply %776, %arg26 : tensor<64x16xf32>
    %778 = stablehlo.add %775, %777 : tensor<64x16xf32>
    %cst_207 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %779 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %780 = stablehlo.multiply %779, %778 : tensor<64x16xf32>
    %781 = stablehlo.subtract %arg26, %780 : tensor<64x16xf32>
    %cst_208 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %782 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %783 = stablehlo.multiply %782, %arg11 : tensor<64xf32>
    %cst_209 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %784 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %785 = stablehlo.multiply %784, %415 : tensor<64xf32>
    %786 = stablehlo.add %783, %785 : tensor<64xf32>
    %cst_210 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %787 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %788 = stablehlo.multiply %787, %arg44 : tensor<64xf32>
    %cst_211 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %789 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %790 = stablehlo.multiply %789, %415 : tensor<64xf32>
    %791 = stablehlo.multiply %790, %415 : tensor<64xf32>
    %792 = stablehlo.add %788, %791 : tensor<64xf32>
    %793 = stablehlo.broadcast_in_dim %550, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %794 = stablehlo.divide %786, %793 : tensor<64xf32>
    %795 = stablehlo.broadcast_in_dim %552, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %796 = stablehlo.divide %792, %795 : tensor<64xf32>
    %797 = stablehlo.sqrt %796 : tensor<64xf32>
    %cst_212 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %798 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %799 = stablehlo.add %797, %798 : tensor<64xf32>
    %800 = stablehlo.divide %794, %799 : tensor<64xf32>
    %cst_213 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %801 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %802 = stablehlo.multiply %801, %800 : tensor<64xf32>
    %803 = stablehlo.subtract %arg27, %802 : tensor<64xf32>
    %cst_214 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %804 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %805 = stablehlo.multiply %804, %arg12 : tensor<16x64xf32>
    %cst_215 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %806 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %807 = stablehlo.multiply %806, %417 : tensor<16x64xf32>
    %808 = stablehlo.add %805, %807 : tensor<16x64xf32>
    %cst_216 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %809 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %810 = stablehlo.multiply %809, %arg45 : tensor<16x64xf32>
    %cst_217 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %811 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %812 = stablehlo.multiply %811, %417 : tensor<16x64xf32>
    %813 = stablehlo.multiply %812, %417 : tensor<16x64xf32>
    %814 = stablehlo.add %810, %813 : tensor<16x64xf32>
    %815 = stablehlo.broadcast_in_dim %550, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %816 = stablehlo.divide %808, %815 : tensor<16x64xf32>
    %817 = stablehlo.broadcast_in_dim %552, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %818 = stablehlo.divide %814, %817 : tensor<16x64xf32>
    %819 = stablehlo.sqrt %818 : tensor<16x64xf32>
    %cst_218 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %820 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %821 = stablehlo.add %819, %820 : tensor<16x64xf32>
    %822 = stablehlo.divide %816, %821 : tensor<16x64xf32>
    %cst_219 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %823 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %824 = stablehlo.multiply %823, %arg28 : tensor<16x64xf32>
    %825 = stablehlo.add %822, %824 : tensor<16x64xf32>
    %cst_220 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %826 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %827 = stablehlo.multiply %826, %825 : tensor<16x64xf32>
    %828 = stablehlo.subtract %arg28, %827 : tensor<16x64xf32>
    %cst_221 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %829 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %830 = stablehlo.multiply %829, %arg13 : tensor<16xf32>
    %cst_222 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %831 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %832 = stablehlo.multiply %831, %224 : tensor<16xf32>
    %833 = stablehlo.add %830, %832 : tensor<16xf32>
    %cst_223 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %834 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %835 = stablehlo.multiply %834, %arg46 : tensor<16xf32>
    %cst_224 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %836 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %837 = stablehlo.multiply %836, %224 : tensor<16xf32>
    %838 = stablehlo.multiply %837, %224 : tensor<16xf32>
    %839 = stablehlo.add %835, %838 : tensor<16xf32>
    %840 = stablehlo.broadcast_in_dim %550, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %841 = stablehlo.divide %833, %840 : tensor<16xf32>
    %842 = stablehlo.broadcast_in_dim %552, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %843 = stablehlo.divide %839, %842 : tensor<16xf32>
    %844 = stablehlo.sqrt %843 : tensor<16xf32>
    %cst_225 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %845 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %846 = stablehlo.add %844, %845 : tensor<16xf32>
    %847 = stablehlo.divide %841, %846 : tensor<16xf32>
    %cst_226 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %848 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %849 = stablehlo.multiply %848, %847 : tensor<16xf32>
    %850 = stablehlo.subtract %arg29, %849 : tensor<16xf32>
    %cst_227 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %851 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %852 = stablehlo.multiply %851, %arg14 : tensor<16xf32>
    %cst_228 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %853 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %854 = stablehlo.multiply %853, %230 : tensor<16xf32>
    %855 = stablehlo.add %852, %854 : tensor<16xf32>
    %cst_229 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %856 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %857 = stablehlo.multiply %856, %arg47 : tensor<16xf32>
    %cst_230 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %858 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %859 = stablehlo.multiply %858, %230 : tensor<16xf32>
    %860 = stablehlo.multiply %859, %230 : tensor<16xf32>
    %861 = stablehlo.add %857, %860 : tensor<16xf32>
    %862 = stablehlo.broadcast_in_dim %550, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %863 = stablehlo.divide %855, %862 : tensor<16xf32>
    %864 = stablehlo.broadcast_in_dim %552, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %865 = stablehlo.divide %861, %864 : tensor<16xf32>
    %866 = stablehlo.sqrt %865 : tensor<16xf32>
    %cst_231 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %867 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %868 = stablehlo.add %866, %867 : tensor<16xf32>
    %869 = stablehlo.divide %863, %868 : tensor<16xf32>
    %cst_232 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %870 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %871 = stablehlo.multiply %870, %869 : tensor<16xf32>
    %872 = stablehlo.subtract %arg30, %871 : tensor<16xf32>
    %cst_233 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %873 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %874 = stablehlo.multiply %873, %arg15 : tensor<8x16xf32>
    %cst_234 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %875 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %876 = stablehlo.multiply %875, %543 : tensor<8x16xf32>
    %877 = stablehlo.add %874, %876 : tensor<8x16xf32>
    %cst_235 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %878 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %879 = stablehlo.multiply %878, %arg48 : tensor<8x16xf32>
    %cst_236 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %880 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %881 = stablehlo.multiply %880, %543 : tensor<8x16xf32>
    %882 = stablehlo.multiply %881, %543 : tensor<8x16xf32>
    %883 = stablehlo.add %879, %882 : tensor<8x16xf32>
    %884 = stablehlo.broadcast_in_dim %550, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %885 = stablehlo.divide %877, %884 : tensor<8x16xf32>
    %886 = stablehlo.broadcast_in_dim %552, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %887 = stablehlo.divide %883, %886 : tensor<8x16xf32>
    %888 = stablehlo.sqrt %887 : tensor<8x16xf32>
    %cst_237 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %889 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %890 = stablehlo.add %888, %889 : tensor<8x16xf32>
    %891 = stablehlo.divide %885, %890 : tensor<8x16xf32>
    %cst_238 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %892 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %893 = stablehlo.multiply %892, %arg31 : tensor<8x16xf32>
    %894 = stablehlo.add %891, %893 : tensor<8x16xf32>
    %cst_239 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %895 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %896 = stablehlo.multiply %895, %894 : tensor<8x16xf32>
    %897 = stablehlo.subtract %arg31, %896 : tensor<8x16xf32>
    %cst_240 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %898 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %899 = stablehlo.multiply %898, %arg16 : tensor<32x16xf32>
    %cst_241 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %900 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %901 = stablehlo.multiply %900, %546 : tensor<32x16xf32>
    %902 = stablehlo.add %899, %901 : tensor<32x16xf32>
    %cst_242 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %903 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %904 = stablehlo.multiply %903, %arg49 : tensor<32x16xf32>
    %cst_243 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %905 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %906 = stablehlo.multiply %905, %546 : tensor<32x16xf32>
    %907 = stablehlo.multiply %906, %546 : tensor<32x16xf32>
    %908 = stablehlo.add %904, %907 : tensor<32x16xf32>
    %909 = stablehlo.broadcast_in_dim %550, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %910 = stablehlo.divide %902, %909 : tensor<32x16xf32>
    %911 = stablehlo.broadcast_in_dim %552, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %912 = stablehlo.divide %908, %911 : tensor<32x16xf32>
    %913 = stablehlo.sqrt %912 : tensor<32x16xf32>
    %cst_244 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %914 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %915 = stablehlo.add %913, %914 : tensor<32x16xf32>
    %916 = stablehlo.divide %910, %915 : tensor<32x16xf32>
    %cst_245 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %917 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %918 = stablehlo.multiply %917, %arg32 : tensor<32x16xf32>
    %919 = stablehlo.add %916, %918 : tensor<32x16xf32>
    %cst_246 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %920 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %921 = stablehlo.multiply %920, %919 : tensor<32x16xf32>
    %922 = stablehlo.subtract %arg32, %921 : tensor<32x16xf32>
    %cst_247 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    return %2, %557, %579, %604, %626, %651, %673, %695, %717, %739, %761, %786, %808, %833, %855, %877, %902, %574, %599, %621, %646, %668, %690, %712, %734, %756, %781, %803, %828, %850, %872, %897, %922, %547, %563, %585, %610, %632, %657, %679, %701, %723, %745, %767, %792, %814, %839, %861, %883, %908, %203, %cst_247 : tensor<2xui32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<f32>, tensor<f32>
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
  func.func private @step.where_5(%arg0: tensor<8x8xi1>, %arg1: tensor<2x2x8x8xf32>, %arg2: tensor<f32>) -> tensor<2x2x8x8xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<8x8xi1>) -> tensor<2x2x8x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>
    return %3 : tensor<2x2x8x8xf32>
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
  func.func private @step.bernoulli_11(%arg0: tensor<2xui32>, %arg1: tensor<f32>) -> tensor<2x8x16xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @step.uniform_12(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<2x8x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<2x8x16xf32>, tensor<2x8x16xf32>) -> tensor<2x8x16xi1>
    return %2 : tensor<2x8x16xi1>
  }
  func.func private @step.uniform_12(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x8x16xf32> {
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
  func.func private @step.where_13(%arg0: tensor<2x8x16xi1>, %arg1: tensor<2x8x16xf32>, %arg2: tensor<f32>) -> tensor<2x8x16xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x8x16xi1>, tensor<2x8x16xf32>
    return %2 : tensor<2x8x16xf32>
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
  func.func private @step.take_along_axis_14(%arg0: tensor<2x8x1x1xi32>, %arg1: tensor<2x8x1xf32>) -> tensor<2x8x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x32xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x8x32xf32>, tensor<2x8x1x1xi32>, tensor<2x8x1xf32>) -> tensor<2x8x32xf32>
    return %1 : tensor<2x8x32xf32>
  }
  func.func private @step.tril_15(%arg0: tensor<8x8xi1>) -> tensor<8x8xi1> {
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
  func.func private @step.where_16(%arg0: tensor<8x8xi1>, %arg1: tensor<2x2x8x8xf32>, %arg2: tensor<f32>) -> (tensor<2x2x8x8xf32>, tensor<2x2x8x8xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<8x8xi1>) -> tensor<2x2x8x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>
    return %3, %1 : tensor<2x2x8x8xf32>, tensor<2x2x8x8xi1>
  }
  func.func private @step.bernoulli_17(%arg0: tensor<2xui32>, %arg1: tensor<f32>) -> tensor<2x2x8x8xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @step.uniform_18(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<2x2x8x8xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xi1>
    return %2 : tensor<2x2x8x8xi1>
  }
  func.func private @step.uniform_18(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x2x8x8xf32> {
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
  func.func private @step.where_19(%arg0: tensor<2x2x8x8xi1>, %arg1: tensor<2x2x8x8xf32>, %arg2: tensor<f32>) -> tensor<2x2x8x8xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>
    return %2 : tensor<2x2x8x8xf32>
  }
  func.func private @step.bernoulli_20(%arg0: tensor<2xui32>, %arg1: tensor<f32>) -> tensor<2x8x16xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @step.uniform_21(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<2x8x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<2x8x16xf32>, tensor<2x8x16xf32>) -> tensor<2x8x16xi1>
    return %2 : tensor<2x8x16xi1>
  }
  func.func private @step.uniform_21(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x8x16xf32> {
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
  func.func private @step.where_22(%arg0: tensor<2x8x16xi1>, %arg1: tensor<2x8x16xf32>, %arg2: tensor<f32>) -> tensor<2x8x16xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x8x16xi1>, tensor<2x8x16xf32>
    return %2 : tensor<2x8x16xf32>
  }
  func.func private @step.where_23(%arg0: tensor<2x8x16xi1>, %arg1: tensor<2x8x16xf32>) -> tensor<2x8x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x8x16xi1>, tensor<2x8x16xf32>
    return %1 : tensor<2x8x16xf32>
  }
  func.func private @step.where_24(%arg0: tensor<2x8x16xi1>, %arg1: tensor<2x8x16xf32>) -> tensor<2x8x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x8x16xi1>, tensor<2x8x16xf32>
    return %1 : tensor<2x8x16xf32>
  }
  func.func private @step.where_25(%arg0: tensor<2x2x8x8xi1>, %arg1: tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>
    return %1 : tensor<2x2x8x8xf32>
  }
  func.func private @step.where_26(%arg0: tensor<2x2x8x8xi1>, %arg1: tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>
    return %1 : tensor<2x2x8x8xf32>
  }
  func.func private @step.where_27(%arg0: tensor<2x8x16xi1>, %arg1: tensor<2x8x16xf32>) -> tensor<2x8x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x8x16xi1>, tensor<2x8x16xf32>
    return %1 : tensor<2x8x16xf32>
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
    "check.expect_almost_eq_const"(%v6#51) {value = dense<0x3C23D70A> : tensor<f32>, tolerance = 1.000000e-05 : f64} : (tensor<f32>) -> ()
    %v8 = stablehlo.constant dense<"0x02000000000000001B000000180000001A000000110000001A0000000A0000000E000000190000000300000009000000030000000E0000001F000000040000000C0000000C000000"> : tensor<2x9xi32>
    %v7 = stablehlo.optimization_barrier %v8 : tensor<2x9xi32>
    %v9:52 = call @step(%v6#0, %v6#1, %v6#2, %v6#3, %v6#4, %v6#5, %v6#6, %v6#7, %v6#8, %v6#9, %v6#10, %v6#11, %v6#12, %v6#13, %v6#14, %v6#15, %v6#16, %v6#17, %v6#18, %v6#19, %v6#20, %v6#21, %v6#22, %v6#23, %v6#24, %v6#25, %v6#26, %v6#27, %v6#28, %v6#29, %v6#30, %v6#31, %v6#32, %v6#33, %v6#34, %v6#35, %v6#36, %v6#37, %v6#38, %v6#39, %v6#40, %v6#41, %v6#42, %v6#43, %v6#44, %v6#45, %v6#46, %v6#47, %v6#48, %v6#49, %v7) : (tensor<2xui32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<2x9xi32>) -> (tensor<2xui32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<f32>, tensor<f32>)
    // step 1 ['loss']
    "check.expect_almost_eq_const"(%v9#50) {value = dense<0x405D90FE> : tensor<f32>, tolerance = 1.000000e-05 : f64} : (tensor<f32>) -> ()
    // step 1 ['lr']
    "check.expect_almost_eq_const"(%v9#51) {value = dense<0x3C23D70A> : tensor<f32>, tolerance = 1.000000e-05 : f64} : (tensor<f32>) -> ()
    %v11 = stablehlo.constant dense<"0x1C000000060000001000000008000000000000001800000001000000080000000F0000000F000000030000001F000000170000001E00000002000000170000000900000011000000"> : tensor<2x9xi32>
    %v10 = stablehlo.optimization_barrier %v11 : tensor<2x9xi32>
    %v12:52 = call @step(%v9#0, %v9#1, %v9#2, %v9#3, %v9#4, %v9#5, %v9#6, %v9#7, %v9#8, %v9#9, %v9#10, %v9#11, %v9#12, %v9#13, %v9#14, %v9#15, %v9#16, %v9#17, %v9#18, %v9#19, %v9#20, %v9#21, %v9#22, %v9#23, %v9#24, %v9#25, %v9#26, %v9#27, %v9#28, %v9#29, %v9#30, %v9#31, %v9#32, %v9#33, %v9#34, %v9#35, %v9#36, %v9#37, %v9#38, %v9#39, %v9#40, %v9#41, %v9#42, %v9#43, %v9#44, %v9#45, %v9#46, %v9#47, %v9#48, %v9#49, %v10) : (tensor<2xui32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<2x9xi32>) -> (tensor<2xui32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<f32>, tensor<f32>)
    // step 2 ['loss']
    "check.expect_almost_eq_const"(%v12#50) {value = dense<0x405EF93D> : tensor<f32>, tolerance = 1.000000e-05 : f64} : (tensor<f32>) -> ()
    // step 2 ['lr']
    "check.expect_almost_eq_const"(%v12#51) {value = dense<0x3C23D70A> : tensor<f32>, tolerance = 1.000000e-05 : f64} : (tensor<f32>) -> ()
    // after the last step ['key']
    "check.expect_eq_const"(%v12#0) {value = dense<"0xCF99EEA0E9F1DA61"> : tensor<2xui32>} : (tensor<2xui32>) -> ()
    // after the last step ['m']['h0']['attn']['out_b']
    "check.expect_almost_eq_const"(%v12#1) {value = dense<"0x0344953B534AC53C9F65793B41D908BC5C23B7BC3585D93C65AABABC487485BC86AB84BCA1C3CCBC239A8BBCA299883A3B5AD43CDF1DD8BCD22E433BEED02D3D"> : tensor<16xf32>, tolerance = 2.000000e-05 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['m']['h0']['attn']['qkv_b']
    "check.expect_almost_eq_const"(%v12#3) {value = dense<"0x2276BA3535BBDB352E7F5937262301B63DE7C8B6C72213370CF916B7155AF2B748E499B6BEF0213727E0E6354AA39FB6854D3AB77989C0351AFD81B6D3A9B1360BD79F2BF37D18ACC97626ABC305B5AC3E8ABCABD9CEAFAB9BC4172C8FC299AB4B0CDBAA48E1C12BE8FBEBAA5EBA41ABE8FB1EAB22B092A98DF7092BA01AEBAA707AD8B7CAD0A73A5BA187BAFA9DD8B9B133D7B9F1D22ABAD39306BB0537A03A02CF483AC3CDDDBA335ABB3A00C99EBA88ED373AE8AE003BD860803A28164EBB"> : tensor<48xf32>, tolerance = 2.000000e-05 : f64} : (tensor<48xf32>) -> ()
    // after the last step ['m']['h0']['ln_1']['b']
    "check.expect_almost_eq_const"(%v12#5) {value = dense<"0x6C56B539C7D619399F508238778C75B7EB0B85B9D4E312B869C36CB9373B06B74A4B2DB9D9CB873909DBCBB7CE107438996B1139B60266B9FFE8FB38998ACB38"> : tensor<16xf32>, tolerance = 2.000000e-05 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['m']['h0']['ln_1']['g']
    "check.expect_almost_eq_const"(%v12#6) {value = dense<"0xA4BCAB37ADDEB0387126A9B414AA2A39FDD8C238B70EE8385D38BB38BFB20D3991EF5F391C79BA37E218713811688337BE06D438D5BF87361D366438F2704938"> : tensor<16xf32>, tolerance = 2.000000e-05 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['m']['h0']['ln_2']['b']
    "check.expect_almost_eq_const"(%v12#7) {value = dense<"0x1D86BCB8B9E939396C2FFDB86D93CA38F22F4EB9223D26B7F80C80B9C44BC6B9F2715938C83F0A39927EEB35319E69B980F4D4382BCE4F3818AB3039D5AE1B39"> : tensor<16xf32>, tolerance = 2.000000e-05 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['m']['h0']['ln_2']['g']
    "check.expect_almost_eq_const"(%v12#8) {value = dense<"0x30FA1F385633B3387332A337ACF15039298FC538EA3035B8BB956AB9CA923FB9EAB473B9E3732F38DB717A39100FA1394D5758B728F44837D947BCB9227FBA36"> : tensor<16xf32>, tolerance = 2.000000e-05 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['m']['h0']['mlp']['down_b']
    "check.expect_almost_eq_const"(%v12#9) {value = dense<"0x073A363C135D833CBC994B3BAE667ABC791EA0BC8FDB093D90A64EBB010861BC7A4A57BCDA49C0BCE54848BBF5F3D6BA21F6103D559719BC23878DBB936A473D"> : tensor<16xf32>, tolerance = 2.000000e-05 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['m']['h0']['mlp']['up_b']
    "check.expect_almost_eq_const"(%v12#11) {value = dense<"0x07C23FBA96C06F36BFE96ABA7862A53AF387E8BAC71DD1B98978A239EE7B813AD12E9BBA15D668BA4F1209BAFF7118BA9C8F9BB9190A3DBA327B34BA4603BB39C689F938D2808739210694B9D7D607BACB424F399E774CB9E300843922EB2EB9B38B8AB922119EBAB27A323AE978C139D1941BB8856F56B8A9D18A3AD453EAB9942D9DB8C4F6323A6E781BBA81BA01BA5813F4392BA47DBA5E7A91BAB4900F39575F1F37A159B0B9F1190B3AB000B9397CB7EEB9B5B28EBA0C415F3A94C1FFB98DA250B75AEDA0B983EA02BBD1D01B3A30F1C6B952AA81B9C37CB3BAD2F86FB7A9AC6139EB0B92BA384B8439AAEB223AA9ACA7397CF896B9C3506CB952FA613A"> : tensor<64xf32>, tolerance = 2.000000e-05 : f64} : (tensor<64xf32>) -> ()
    // after the last step ['m']['ln_f']['b']
    "check.expect_almost_eq_const"(%v12#13) {value = dense<"0x1DDF9CB9BAE23A3AA8CD003A402227391397FCB98BE69D3AC06F45BA8355C63961D6693A87BB8FBA7DE19937A3265B3A18F5ED39DBE3D1B8575711BAF073DB3A"> : tensor<16xf32>, tolerance = 2.000000e-05 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['m']['ln_f']['g']
    "check.expect_almost_eq_const"(%v12#14) {value = dense<"0x30D9093AEDD3FD377175F6390AABC439AB8C213ADD424ABA87C0CBBA140B533A77A58B3A03001F3A4D21733A2C4A983AFF6BECB93A18A5368EE648B86BC4C8BA"> : tensor<16xf32>, tolerance = 2.000000e-05 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['step']
    "check.expect_eq_const"(%v12#33) {value = dense<3> : tensor<i32>} : (tensor<i32>) -> ()
    return
  }
}
