// Three AdamW steps end in JAX's loss, parameters and moments.
// Printed by JAX 0.10.2: models/jax/golden.py
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s
module @gpt2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @initialise(%arg0: tensor<i32>) -> (tensor<2xui32> {jax.result_info = "result['key']"}, tensor<16xf32> {jax.result_info = "result['m']['h0']['attn']['out_b']"}, tensor<16x16xf32> {jax.result_info = "result['m']['h0']['attn']['out_w']"}, tensor<48xf32> {jax.result_info = "result['m']['h0']['attn']['qkv_b']"}, tensor<16x48xf32> {jax.result_info = "result['m']['h0']['attn']['qkv_w']"}, tensor<16xf32> {jax.result_info = "result['m']['h0']['ln_1']['b']"}, tensor<16xf32> {jax.result_info = "result['m']['h0']['ln_1']['g']"}, tensor<16xf32> {jax.result_info = "result['m']['h0']['ln_2']['b']"}, tensor<16xf32> {jax.result_info = "result['m']['h0']['ln_2']['g']"}, tensor<16xf32> {jax.result_info = "result['m']['h0']['mlp']['down_b']"}, tensor<64x16xf32> {jax.result_info = "result['m']['h0']['mlp']['down_w']"}, tensor<64xf32> {jax.result_info = "result['m']['h0']['mlp']['up_b']"}, tensor<16x64xf32> {jax.result_info = "result['m']['h0']['mlp']['up_w']"}, tensor<16xf32> {jax.result_info = "result['m']['h1']['attn']['out_b']"}, tensor<16x16xf32> {jax.result_info = "result['m']['h1']['attn']['out_w']"}, tensor<48xf32> {jax.result_info = "result['m']['h1']['attn']['qkv_b']"}, tensor<16x48xf32> {jax.result_info = "result['m']['h1']['attn']['qkv_w']"}, tensor<16xf32> {jax.result_info = "result['m']['h1']['ln_1']['b']"}, tensor<16xf32> {jax.result_info = "result['m']['h1']['ln_1']['g']"}, tensor<16xf32> {jax.result_info = "result['m']['h1']['ln_2']['b']"}, tensor<16xf32> {jax.result_info = "result['m']['h1']['ln_2']['g']"}, tensor<16xf32> {jax.result_info = "result['m']['h1']['mlp']['down_b']"}, tensor<64x16xf32> {jax.result_info = "result['m']['h1']['mlp']['down_w']"}, tensor<64xf32> {jax.result_info = "result['m']['h1']['mlp']['up_b']"}, tensor<16x64xf32> {jax.result_info = "result['m']['h1']['mlp']['up_w']"}, tensor<16xf32> {jax.result_info = "result['m']['ln_f']['b']"}, tensor<16xf32> {jax.result_info = "result['m']['ln_f']['g']"}, tensor<8x16xf32> {jax.result_info = "result['m']['wpe']"}, tensor<32x16xf32> {jax.result_info = "result['m']['wte']"}, tensor<16xf32> {jax.result_info = "result['params']['h0']['attn']['out_b']"}, tensor<16x16xf32> {jax.result_info = "result['params']['h0']['attn']['out_w']"}, tensor<48xf32> {jax.result_info = "result['params']['h0']['attn']['qkv_b']"}, tensor<16x48xf32> {jax.result_info = "result['params']['h0']['attn']['qkv_w']"}, tensor<16xf32> {jax.result_info = "result['params']['h0']['ln_1']['b']"}, tensor<16xf32> {jax.result_info = "result['params']['h0']['ln_1']['g']"}, tensor<16xf32> {jax.result_info = "result['params']['h0']['ln_2']['b']"}, tensor<16xf32> {jax.result_info = "result['params']['h0']['ln_2']['g']"}, tensor<16xf32> {jax.result_info = "result['params']['h0']['mlp']['down_b']"}, tensor<64x16xf32> {jax.result_info = "result['params']['h0']['mlp']['down_w']"}, tensor<64xf32> {jax.result_info = "result['params']['h0']['mlp']['up_b']"}, tensor<16x64xf32> {jax.result_info = "result['params']['h0']['mlp']['up_w']"}, tensor<16xf32> {jax.result_info = "result['params']['h1']['attn']['out_b']"}, tensor<16x16xf32> {jax.result_info = "result['params']['h1']['attn']['out_w']"}, tensor<48xf32> {jax.result_info = "result['params']['h1']['attn']['qkv_b']"}, tensor<16x48xf32> {jax.result_info = "result['params']['h1']['attn']['qkv_w']"}, tensor<16xf32> {jax.result_info = "result['params']['h1']['ln_1']['b']"}, tensor<16xf32> {jax.result_info = "result['params']['h1']['ln_1']['g']"}, tensor<16xf32> {jax.result_info = "result['params']['h1']['ln_2']['b']"}, tensor<16xf32> {jax.result_info = "result['params']['h1']['ln_2']['g']"}, tensor<16xf32> {jax.result_info = "result['params']['h1']['mlp']['down_b']"}, tensor<64x16xf32> {jax.result_info = "result['params']['h1']['mlp']['down_w']"}, tensor<64xf32> {jax.result_info = "result['params']['h1']['mlp']['up_b']"}, tensor<16x64xf32> {jax.result_info = "result['params']['h1']['mlp']['up_w']"}, tensor<16xf32> {jax.result_info = "result['params']['ln_f']['b']"}, tensor<16xf32> {jax.result_info = "result['params']['ln_f']['g']"}, tensor<8x16xf32> {jax.result_info = "result['params']['wpe']"}, tensor<32x16xf32> {jax.result_info = "result['params']['wte']"}, tensor<i32> {jax.result_info = "result['step']"}, tensor<16xf32> {jax.result_info = "result['v']['h0']['attn']['out_b']"}, tensor<16x16xf32> {jax.result_info = "result['v']['h0']['attn']['out_w']"}, tensor<48xf32> {jax.result_info = "result['v']['h0']['attn']['qkv_b']"}, tensor<16x48xf32> {jax.result_info = "result['v']['h0']['attn']['qkv_w']"}, tensor<16xf32> {jax.result_info = "result['v']['h0']['ln_1']['b']"}, tensor<16xf32> {jax.result_info = "result['v']['h0']['ln_1']['g']"}, tensor<16xf32> {jax.result_info = "result['v']['h0']['ln_2']['b']"}, tensor<16xf32> {jax.result_info = "result['v']['h0']['ln_2']['g']"}, tensor<16xf32> {jax.result_info = "result['v']['h0']['mlp']['down_b']"}, tensor<64x16xf32> {jax.result_info = "result['v']['h0']['mlp']['down_w']"}, tensor<64xf32> {jax.result_info = "result['v']['h0']['mlp']['up_b']"}, tensor<16x64xf32> {jax.result_info = "result['v']['h0']['mlp']['up_w']"}, tensor<16xf32> {jax.result_info = "result['v']['h1']['attn']['out_b']"}, tensor<16x16xf32> {jax.result_info = "result['v']['h1']['attn']['out_w']"}, tensor<48xf32> {jax.result_info = "result['v']['h1']['attn']['qkv_b']"}, tensor<16x48xf32> {jax.result_info = "result['v']['h1']['attn']['qkv_w']"}, tensor<16xf32> {jax.result_info = "result['v']['h1']['ln_1']['b']"}, tensor<16xf32> {jax.result_info = "result['v']['h1']['ln_1']['g']"}, tensor<16xf32> {jax.result_info = "result['v']['h1']['ln_2']['b']"}, tensor<16xf32> {jax.result_info = "result['v']['h1']['ln_2']['g']"}, tensor<16xf32> {jax.result_info = "result['v']['h1']['mlp']['down_b']"}, tensor<64x16xf32> {jax.result_info = "result['v']['h1']['mlp']['down_w']"}, tensor<64xf32> {jax.result_info = "result['v']['h1']['mlp']['up_b']"}, tensor<16x64xf32> {jax.result_info = "result['v']['h1']['mlp']['up_w']"}, tensor<16xf32> {jax.result_info = "result['v']['ln_f']['b']"}, tensor<16xf32> {jax.result_info = "result['v']['ln_f']['g']"}, tensor<8x16xf32> {jax.result_info = "result['v']['wpe']"}, tensor<32x16xf32> {jax.result_info = "result['v']['wte']"}) {
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
    %12 = call @initialise.threefry_split_0(%11) : (tensor<2xui32>) -> tensor<10x2xui32>
    %13 = stablehlo.slice %12 [0:1, 0:2] : (tensor<10x2xui32>) -> tensor<1x2xui32>
    %14 = stablehlo.reshape %13 : (tensor<1x2xui32>) -> tensor<2xui32>
    %15 = call @initialise.normal(%14) : (tensor<2xui32>) -> tensor<32x16xf32>
    %cst = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %17 = stablehlo.multiply %16, %15 : tensor<32x16xf32>
    %18 = stablehlo.slice %12 [1:2, 0:2] : (tensor<10x2xui32>) -> tensor<1x2xui32>
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
    %29 = stablehlo.slice %12 [2:3, 0:2] : (tensor<10x2xui32>) -> tensor<1x2xui32>
    %30 = stablehlo.reshape %29 : (tensor<1x2xui32>) -> tensor<2xui32>
    %31 = call @initialise.normal_10(%30) : (tensor<2xui32>) -> tensor<16x48xf32>
    %cst_8 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<16x48xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %35 = stablehlo.slice %12 [3:4, 0:2] : (tensor<10x2xui32>) -> tensor<1x2xui32>
    %36 = stablehlo.reshape %35 : (tensor<1x2xui32>) -> tensor<2xui32>
    %37 = call @initialise.normal_15(%36) : (tensor<2xui32>) -> tensor<16x16xf32>
    %cst_10 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %39 = stablehlo.multiply %38, %37 : tensor<16x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %41 = stablehlo.slice %12 [4:5, 0:2] : (tensor<10x2xui32>) -> tensor<1x2xui32>
    %42 = stablehlo.reshape %41 : (tensor<1x2xui32>) -> tensor<2xui32>
    %43 = call @initialise.normal_20(%42) : (tensor<2xui32>) -> tensor<16x64xf32>
    %cst_12 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %45 = stablehlo.multiply %44, %43 : tensor<16x64xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %47 = stablehlo.slice %12 [5:6, 0:2] : (tensor<10x2xui32>) -> tensor<1x2xui32>
    %48 = stablehlo.reshape %47 : (tensor<1x2xui32>) -> tensor<2xui32>
    %49 = call @initialise.normal_25(%48) : (tensor<2xui32>) -> tensor<64x16xf32>
    %cst_14 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %51 = stablehlo.multiply %50, %49 : tensor<64x16xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %57 = stablehlo.slice %12 [6:7, 0:2] : (tensor<10x2xui32>) -> tensor<1x2xui32>
    %58 = stablehlo.reshape %57 : (tensor<1x2xui32>) -> tensor<2xui32>
    %59 = call @initialise.normal_10(%58) : (tensor<2xui32>) -> tensor<16x48xf32>
    %cst_20 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %61 = stablehlo.multiply %60, %59 : tensor<16x48xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %63 = stablehlo.slice %12 [7:8, 0:2] : (tensor<10x2xui32>) -> tensor<1x2xui32>
    %64 = stablehlo.reshape %63 : (tensor<1x2xui32>) -> tensor<2xui32>
    %65 = call @initialise.normal_15(%64) : (tensor<2xui32>) -> tensor<16x16xf32>
    %cst_22 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %67 = stablehlo.multiply %66, %65 : tensor<16x16xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %69 = stablehlo.slice %12 [8:9, 0:2] : (tensor<10x2xui32>) -> tensor<1x2xui32>
    %70 = stablehlo.reshape %69 : (tensor<1x2xui32>) -> tensor<2xui32>
    %71 = call @initialise.normal_20(%70) : (tensor<2xui32>) -> tensor<16x64xf32>
    %cst_24 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %73 = stablehlo.multiply %72, %71 : tensor<16x64xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %75 = stablehlo.slice %12 [9:10, 0:2] : (tensor<10x2xui32>) -> tensor<1x2xui32>
    %76 = stablehlo.reshape %75 : (tensor<1x2xui32>) -> tensor<2xui32>
    %77 = call @initialise.normal_25(%76) : (tensor<2xui32>) -> tensor<64x16xf32>
    %cst_26 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %79 = stablehlo.multiply %78, %77 : tensor<64x16xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %c_84 = stablehlo.constant dense<0> : tensor<i32>
    return %9, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %40, %39, %34, %33, %26, %25, %28, %27, %52, %51, %46, %45, %68, %67, %62, %61, %54, %53, %56, %55, %80, %79, %74, %73, %24, %23, %22, %17, %c_84, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127, %128, %129, %130, %131, %132, %133, %134, %135, %136 : tensor<2xui32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>
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
  func.func private @initialise.threefry_split_0(%arg0: tensor<2xui32>) -> tensor<10x2xui32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<10xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<10xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<10xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<10xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<10xui64>
    %9 = stablehlo.convert %6 : (tensor<10xui64>) -> tensor<10xui32>
    %10 = stablehlo.convert %8 : (tensor<10xui64>) -> tensor<10xui32>
    %11:2 = call @initialise.threefry2x32_1(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<10xui32>, tensor<10xui32>) -> (tensor<10xui32>, tensor<10xui32>)
    %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<10xui32>) -> tensor<10x1xui32>
    %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<10xui32>) -> tensor<10x1xui32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<10x1xui32>, tensor<10x1xui32>) -> tensor<10x2xui32>
    return %14 : tensor<10x2xui32>
  }
  func.func private @initialise.threefry2x32_1(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<10xui32>, %arg3: tensor<10xui32>) -> (tensor<10xui32>, tensor<10xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<10xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<10xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<10xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<10xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<10xui32>, tensor<10xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @initialise.closed_call_2(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<10xui32>, tensor<10xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<10xui32>, tensor<10xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<10xui32>, tensor<10xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<10xui32>, tensor<10xui32>
  }
  func.func private @initialise.closed_call_2(%arg0: tensor<i32>, %arg1: tensor<10xui32>, %arg2: tensor<10xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<10xui32>, tensor<10xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<10xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<10xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<10xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<10xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<10xui32>
    %9 = stablehlo.or %5, %8 : tensor<10xui32>
    %10 = stablehlo.xor %3, %9 : tensor<10xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<10xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<10xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<10xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<10xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<10xui32>
    %19 = stablehlo.or %15, %18 : tensor<10xui32>
    %20 = stablehlo.xor %13, %19 : tensor<10xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<10xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<10xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<10xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<10xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<10xui32>
    %29 = stablehlo.or %25, %28 : tensor<10xui32>
    %30 = stablehlo.xor %23, %29 : tensor<10xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<10xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<10xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<10xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<10xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<10xui32>
    %39 = stablehlo.or %35, %38 : tensor<10xui32>
    %40 = stablehlo.xor %33, %39 : tensor<10xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<10xui32>
    %42 = stablehlo.add %33, %41 : tensor<10xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<10xui32>
    %44 = stablehlo.add %40, %43 : tensor<10xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<10xui32>
    %48 = stablehlo.add %44, %47 : tensor<10xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<10xui32>, tensor<10xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
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
  func.func public @step(%arg0: tensor<2xui32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<16xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<16x16xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<48xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<16x48xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<16xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<16xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<16xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<16xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<16xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<64x16xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<64xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<16x64xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<16xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<16x16xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<48xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<16x48xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<16xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<16xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<16xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<16xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<16xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<64x16xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<64xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<16x64xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<16xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<16xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<8x16xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<32x16xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<16xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<16x16xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<48xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<16x48xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<16xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<16xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<16xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<16xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<16xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<64x16xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<64xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<16x64xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<16xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<16x16xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<48xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<16x48xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<16xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<16xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<16xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<16xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<16xf32> {tf.aliasing_output = 49 : i32}, %arg50: tensor<64x16xf32> {tf.aliasing_output = 50 : i32}, %arg51: tensor<64xf32> {tf.aliasing_output = 51 : i32}, %arg52: tensor<16x64xf32> {tf.aliasing_output = 52 : i32}, %arg53: tensor<16xf32> {tf.aliasing_output = 53 : i32}, %arg54: tensor<16xf32> {tf.aliasing_output = 54 : i32}, %arg55: tensor<8x16xf32> {tf.aliasing_output = 55 : i32}, %arg56: tensor<32x16xf32> {tf.aliasing_output = 56 : i32}, %arg57: tensor<i32> {tf.aliasing_output = 57 : i32}, %arg58: tensor<16xf32> {tf.aliasing_output = 58 : i32}, %arg59: tensor<16x16xf32> {tf.aliasing_output = 59 : i32}, %arg60: tensor<48xf32> {tf.aliasing_output = 60 : i32}, %arg61: tensor<16x48xf32> {tf.aliasing_output = 61 : i32}, %arg62: tensor<16xf32> {tf.aliasing_output = 62 : i32}, %arg63: tensor<16xf32> {tf.aliasing_output = 63 : i32}, %arg64: tensor<16xf32> {tf.aliasing_output = 64 : i32}, %arg65: tensor<16xf32> {tf.aliasing_output = 65 : i32}, %arg66: tensor<16xf32> {tf.aliasing_output = 66 : i32}, %arg67: tensor<64x16xf32> {tf.aliasing_output = 67 : i32}, %arg68: tensor<64xf32> {tf.aliasing_output = 68 : i32}, %arg69: tensor<16x64xf32> {tf.aliasing_output = 69 : i32}, %arg70: tensor<16xf32> {tf.aliasing_output = 70 : i32}, %arg71: tensor<16x16xf32> {tf.aliasing_output = 71 : i32}, %arg72: tensor<48xf32> {tf.aliasing_output = 72 : i32}, %arg73: tensor<16x48xf32> {tf.aliasing_output = 73 : i32}, %arg74: tensor<16xf32> {tf.aliasing_output = 74 : i32}, %arg75: tensor<16xf32> {tf.aliasing_output = 75 : i32}, %arg76: tensor<16xf32> {tf.aliasing_output = 76 : i32}, %arg77: tensor<16xf32> {tf.aliasing_output = 77 : i32}, %arg78: tensor<16xf32> {tf.aliasing_output = 78 : i32}, %arg79: tensor<64x16xf32> {tf.aliasing_output = 79 : i32}, %arg80: tensor<64xf32> {tf.aliasing_output = 80 : i32}, %arg81: tensor<16x64xf32> {tf.aliasing_output = 81 : i32}, %arg82: tensor<16xf32> {tf.aliasing_output = 82 : i32}, %arg83: tensor<16xf32> {tf.aliasing_output = 83 : i32}, %arg84: tensor<8x16xf32> {tf.aliasing_output = 84 : i32}, %arg85: tensor<32x16xf32> {tf.aliasing_output = 85 : i32}, %arg86: tensor<2x9xi32>) -> (tensor<2xui32> {jax.result_info = "result[0]['key']"}, tensor<16xf32> {jax.result_info = "result[0]['m']['h0']['attn']['out_b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['m']['h0']['attn']['out_w']"}, tensor<48xf32> {jax.result_info = "result[0]['m']['h0']['attn']['qkv_b']"}, tensor<16x48xf32> {jax.result_info = "result[0]['m']['h0']['attn']['qkv_w']"}, tensor<16xf32> {jax.result_info = "result[0]['m']['h0']['ln_1']['b']"}, tensor<16xf32> {jax.result_info = "result[0]['m']['h0']['ln_1']['g']"}, tensor<16xf32> {jax.result_info = "result[0]['m']['h0']['ln_2']['b']"}, tensor<16xf32> {jax.result_info = "result[0]['m']['h0']['ln_2']['g']"}, tensor<16xf32> {jax.result_info = "result[0]['m']['h0']['mlp']['down_b']"}, tensor<64x16xf32> {jax.result_info = "result[0]['m']['h0']['mlp']['down_w']"}, tensor<64xf32> {jax.result_info = "result[0]['m']['h0']['mlp']['up_b']"}, tensor<16x64xf32> {jax.result_info = "result[0]['m']['h0']['mlp']['up_w']"}, tensor<16xf32> {jax.result_info = "result[0]['m']['h1']['attn']['out_b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['m']['h1']['attn']['out_w']"}, tensor<48xf32> {jax.result_info = "result[0]['m']['h1']['attn']['qkv_b']"}, tensor<16x48xf32> {jax.result_info = "result[0]['m']['h1']['attn']['qkv_w']"}, tensor<16xf32> {jax.result_info = "result[0]['m']['h1']['ln_1']['b']"}, tensor<16xf32> {jax.result_info = "result[0]['m']['h1']['ln_1']['g']"}, tensor<16xf32> {jax.result_info = "result[0]['m']['h1']['ln_2']['b']"}, tensor<16xf32> {jax.result_info = "result[0]['m']['h1']['ln_2']['g']"}, tensor<16xf32> {jax.result_info = "result[0]['m']['h1']['mlp']['down_b']"}, tensor<64x16xf32> {jax.result_info = "result[0]['m']['h1']['mlp']['down_w']"}, tensor<64xf32> {jax.result_info = "result[0]['m']['h1']['mlp']['up_b']"}, tensor<16x64xf32> {jax.result_info = "result[0]['m']['h1']['mlp']['up_w']"}, tensor<16xf32> {jax.result_info = "result[0]['m']['ln_f']['b']"}, tensor<16xf32> {jax.result_info = "result[0]['m']['ln_f']['g']"}, tensor<8x16xf32> {jax.result_info = "result[0]['m']['wpe']"}, tensor<32x16xf32> {jax.result_info = "result[0]['m']['wte']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['h0']['attn']['out_b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['params']['h0']['attn']['out_w']"}, tensor<48xf32> {jax.result_info = "result[0]['params']['h0']['attn']['qkv_b']"}, tensor<16x48xf32> {jax.result_info = "result[0]['params']['h0']['attn']['qkv_w']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['h0']['ln_1']['b']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['h0']['ln_1']['g']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['h0']['ln_2']['b']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['h0']['ln_2']['g']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['h0']['mlp']['down_b']"}, tensor<64x16xf32> {jax.result_info = "result[0]['params']['h0']['mlp']['down_w']"}, tensor<64xf32> {jax.result_info = "result[0]['params']['h0']['mlp']['up_b']"}, tensor<16x64xf32> {jax.result_info = "result[0]['params']['h0']['mlp']['up_w']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['h1']['attn']['out_b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['params']['h1']['attn']['out_w']"}, tensor<48xf32> {jax.result_info = "result[0]['params']['h1']['attn']['qkv_b']"}, tensor<16x48xf32> {jax.result_info = "result[0]['params']['h1']['attn']['qkv_w']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['h1']['ln_1']['b']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['h1']['ln_1']['g']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['h1']['ln_2']['b']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['h1']['ln_2']['g']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['h1']['mlp']['down_b']"}, tensor<64x16xf32> {jax.result_info = "result[0]['params']['h1']['mlp']['down_w']"}, tensor<64xf32> {jax.result_info = "result[0]['params']['h1']['mlp']['up_b']"}, tensor<16x64xf32> {jax.result_info = "result[0]['params']['h1']['mlp']['up_w']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['ln_f']['b']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['ln_f']['g']"}, tensor<8x16xf32> {jax.result_info = "result[0]['params']['wpe']"}, tensor<32x16xf32> {jax.result_info = "result[0]['params']['wte']"}, tensor<i32> {jax.result_info = "result[0]['step']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['h0']['attn']['out_b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['v']['h0']['attn']['out_w']"}, tensor<48xf32> {jax.result_info = "result[0]['v']['h0']['attn']['qkv_b']"}, tensor<16x48xf32> {jax.result_info = "result[0]['v']['h0']['attn']['qkv_w']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['h0']['ln_1']['b']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['h0']['ln_1']['g']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['h0']['ln_2']['b']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['h0']['ln_2']['g']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['h0']['mlp']['down_b']"}, tensor<64x16xf32> {jax.result_info = "result[0]['v']['h0']['mlp']['down_w']"}, tensor<64xf32> {jax.result_info = "result[0]['v']['h0']['mlp']['up_b']"}, tensor<16x64xf32> {jax.result_info = "result[0]['v']['h0']['mlp']['up_w']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['h1']['attn']['out_b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['v']['h1']['attn']['out_w']"}, tensor<48xf32> {jax.result_info = "result[0]['v']['h1']['attn']['qkv_b']"}, tensor<16x48xf32> {jax.result_info = "result[0]['v']['h1']['attn']['qkv_w']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['h1']['ln_1']['b']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['h1']['ln_1']['g']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['h1']['ln_2']['b']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['h1']['ln_2']['g']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['h1']['mlp']['down_b']"}, tensor<64x16xf32> {jax.result_info = "result[0]['v']['h1']['mlp']['down_w']"}, tensor<64xf32> {jax.result_info = "result[0]['v']['h1']['mlp']['up_b']"}, tensor<16x64xf32> {jax.result_info = "result[0]['v']['h1']['mlp']['up_w']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['ln_f']['b']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['ln_f']['g']"}, tensor<8x16xf32> {jax.result_info = "result[0]['v']['wpe']"}, tensor<32x16xf32> {jax.result_info = "result[0]['v']['wte']"}, tensor<f32> {jax.result_info = "result[1]['loss']"}, tensor<f32> {jax.result_info = "result[1]['lr']"}) {
    %0 = call @step.threefry_split(%arg0) : (tensor<2xui32>) -> tensor<2x2xui32>
    %1 = stablehlo.slice %0 [0:1, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %2 = stablehlo.reshape %1 : (tensor<1x2xui32>) -> tensor<2xui32>
    %3 = stablehlo.slice %arg86 [0:2, 0:8] : (tensor<2x9xi32>) -> tensor<2x8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x8xi32>
    %5 = stablehlo.compare LT, %3, %4, SIGNED : (tensor<2x8xi32>, tensor<2x8xi32>) -> tensor<2x8xi1>
    %c_0 = stablehlo.constant dense<32> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x8xi32>
    %7 = stablehlo.add %3, %6 : tensor<2x8xi32>
    %8 = stablehlo.select %5, %7, %3 : tensor<2x8xi1>, tensor<2x8xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<2x8xi32>) -> tensor<2x8x1xi32>
    %10 = "stablehlo.gather"(%arg56, %9) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<32x16xf32>, tensor<2x8x1xi32>) -> tensor<2x8x16xf32>
    %11 = stablehlo.broadcast_in_dim %arg55, dims = [1, 2] : (tensor<8x16xf32>) -> tensor<1x8x16xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<1x8x16xf32>) -> tensor<2x8x16xf32>
    %13 = stablehlo.add %10, %12 : tensor<2x8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_1 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %17 = stablehlo.divide %15, %16 : tensor<2x8x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %19 = stablehlo.subtract %13, %18 : tensor<2x8x16xf32>
    %20 = chlo.square %19 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %22 = stablehlo.multiply %21, %19 : tensor<2x8x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%20 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_4 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %26 = stablehlo.divide %24, %25 : tensor<2x8x1xf32>
    %27 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %28 = stablehlo.subtract %13, %27 : tensor<2x8x16xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %30 = stablehlo.add %26, %29 : tensor<2x8x1xf32>
    %31 = stablehlo.rsqrt %30 : tensor<2x8x1xf32>
    %32 = stablehlo.divide %31, %30 : tensor<2x8x1xf32>
    %cst_6 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %34 = stablehlo.multiply %33, %32 : tensor<2x8x1xf32>
    %35 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %36 = stablehlo.multiply %28, %35 : tensor<2x8x16xf32>
    %37 = stablehlo.broadcast_in_dim %arg34, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %39 = stablehlo.multiply %36, %38 : tensor<2x8x16xf32>
    %40 = stablehlo.broadcast_in_dim %arg33, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %42 = stablehlo.add %39, %41 : tensor<2x8x16xf32>
    %43 = stablehlo.dot_general %42, %arg32, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x48xf32>) -> tensor<2x8x48xf32>
    %44 = stablehlo.broadcast_in_dim %arg31, dims = [2] : (tensor<48xf32>) -> tensor<1x1x48xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<1x1x48xf32>) -> tensor<2x8x48xf32>
    %46 = stablehlo.add %43, %45 : tensor<2x8x48xf32>
    %47 = stablehlo.reshape %46 : (tensor<2x8x48xf32>) -> tensor<2x8x3x2x8xf32>
    %48 = stablehlo.slice %47 [0:2, 0:8, 0:1, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %49 = stablehlo.reshape %48 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %50 = stablehlo.slice %47 [0:2, 0:8, 1:2, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %51 = stablehlo.reshape %50 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %52 = stablehlo.slice %47 [0:2, 0:8, 2:3, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %53 = stablehlo.reshape %52 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %54 = stablehlo.dot_general %49, %51, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x8x2x8xf32>, tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %cst_7 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %56 = stablehlo.divide %54, %55 : tensor<2x2x8x8xf32>
    %c_8 = stablehlo.constant dense<true> : tensor<i1>
    %57 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %58 = call @step.tril(%57) : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %cst_9 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %59:2 = call @step.where(%58, %56, %cst_9) : (tensor<8x8xi1>, tensor<2x2x8x8xf32>, tensor<f32>) -> (tensor<2x2x8x8xf32>, tensor<2x2x8x8xi1>)
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %60 = stablehlo.reduce(%59#0 init: %cst_10) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x2x8xf32>
    %62 = stablehlo.maximum %61, %60 : tensor<2x2x8xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %65 = stablehlo.subtract %59#0, %64 : tensor<2x2x8x8xf32>
    %66 = stablehlo.exponential %65 : tensor<2x2x8x8xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%66 init: %cst_12) applies stablehlo.add across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %70 = stablehlo.divide %66, %69 : tensor<2x2x8x8xf32>
    %71 = stablehlo.multiply %68, %68 : tensor<2x2x8x1xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x2x8x1xf32>
    %73 = stablehlo.divide %72, %71 : tensor<2x2x8x1xf32>
    %74 = stablehlo.dot_general %53, %70, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x8x2x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %75 = stablehlo.transpose %74, dims = [0, 3, 1, 2] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %76 = stablehlo.reshape %75 : (tensor<2x8x2x8xf32>) -> tensor<2x8x16xf32>
    %77 = stablehlo.dot_general %76, %arg30, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x16xf32>) -> tensor<2x8x16xf32>
    %78 = stablehlo.broadcast_in_dim %arg29, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %80 = stablehlo.add %77, %79 : tensor<2x8x16xf32>
    %81 = stablehlo.add %13, %80 : tensor<2x8x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%81 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_15 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %85 = stablehlo.divide %83, %84 : tensor<2x8x1xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %87 = stablehlo.subtract %81, %86 : tensor<2x8x16xf32>
    %88 = chlo.square %87 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %90 = stablehlo.multiply %89, %87 : tensor<2x8x16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%88 init: %cst_17) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_18 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %94 = stablehlo.divide %92, %93 : tensor<2x8x1xf32>
    %95 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %96 = stablehlo.subtract %81, %95 : tensor<2x8x16xf32>
    %cst_19 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %98 = stablehlo.add %94, %97 : tensor<2x8x1xf32>
    %99 = stablehlo.rsqrt %98 : tensor<2x8x1xf32>
    %100 = stablehlo.divide %99, %98 : tensor<2x8x1xf32>
    %cst_20 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %102 = stablehlo.multiply %101, %100 : tensor<2x8x1xf32>
    %103 = stablehlo.broadcast_in_dim %99, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %104 = stablehlo.multiply %96, %103 : tensor<2x8x16xf32>
    %105 = stablehlo.broadcast_in_dim %arg36, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %107 = stablehlo.multiply %104, %106 : tensor<2x8x16xf32>
    %108 = stablehlo.broadcast_in_dim %arg35, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %110 = stablehlo.add %107, %109 : tensor<2x8x16xf32>
    %111 = stablehlo.dot_general %110, %arg40, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x64xf32>) -> tensor<2x8x64xf32>
    %112 = stablehlo.broadcast_in_dim %arg39, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<2x8x64xf32>
    %114 = stablehlo.add %111, %113 : tensor<2x8x64xf32>
    %115 = stablehlo.multiply %114, %114 : tensor<2x8x64xf32>
    %116 = stablehlo.multiply %115, %114 : tensor<2x8x64xf32>
    %117 = stablehlo.multiply %114, %114 : tensor<2x8x64xf32>
    %cst_21 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %119 = stablehlo.multiply %118, %117 : tensor<2x8x64xf32>
    %cst_22 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %121 = stablehlo.multiply %120, %116 : tensor<2x8x64xf32>
    %122 = stablehlo.add %114, %121 : tensor<2x8x64xf32>
    %cst_23 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %124 = stablehlo.multiply %123, %122 : tensor<2x8x64xf32>
    %125 = stablehlo.tanh %124 : tensor<2x8x64xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %127 = stablehlo.subtract %126, %125 : tensor<2x8x64xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %129 = stablehlo.add %128, %125 : tensor<2x8x64xf32>
    %cst_26 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %131 = stablehlo.multiply %130, %129 : tensor<2x8x64xf32>
    %132 = stablehlo.multiply %114, %131 : tensor<2x8x64xf32>
    %133 = stablehlo.dot_general %132, %arg38, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x64xf32>, tensor<64x16xf32>) -> tensor<2x8x16xf32>
    %134 = stablehlo.broadcast_in_dim %arg37, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %136 = stablehlo.add %133, %135 : tensor<2x8x16xf32>
    %137 = stablehlo.add %81, %136 : tensor<2x8x16xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.reduce(%137 init: %cst_27) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_28 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %141 = stablehlo.divide %139, %140 : tensor<2x8x1xf32>
    %142 = stablehlo.broadcast_in_dim %141, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %143 = stablehlo.subtract %137, %142 : tensor<2x8x16xf32>
    %144 = chlo.square %143 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %146 = stablehlo.multiply %145, %143 : tensor<2x8x16xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.reduce(%144 init: %cst_30) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_31 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %150 = stablehlo.divide %148, %149 : tensor<2x8x1xf32>
    %151 = stablehlo.broadcast_in_dim %141, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %152 = stablehlo.subtract %137, %151 : tensor<2x8x16xf32>
    %cst_32 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %154 = stablehlo.add %150, %153 : tensor<2x8x1xf32>
    %155 = stablehlo.rsqrt %154 : tensor<2x8x1xf32>
    %156 = stablehlo.divide %155, %154 : tensor<2x8x1xf32>
    %cst_33 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %158 = stablehlo.multiply %157, %156 : tensor<2x8x1xf32>
    %159 = stablehlo.broadcast_in_dim %155, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %160 = stablehlo.multiply %152, %159 : tensor<2x8x16xf32>
    %161 = stablehlo.broadcast_in_dim %arg46, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %162 = stablehlo.broadcast_in_dim %161, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %163 = stablehlo.multiply %160, %162 : tensor<2x8x16xf32>
    %164 = stablehlo.broadcast_in_dim %arg45, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %165 = stablehlo.broadcast_in_dim %164, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %166 = stablehlo.add %163, %165 : tensor<2x8x16xf32>
    %167 = stablehlo.dot_general %166, %arg44, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x48xf32>) -> tensor<2x8x48xf32>
    %168 = stablehlo.broadcast_in_dim %arg43, dims = [2] : (tensor<48xf32>) -> tensor<1x1x48xf32>
    %169 = stablehlo.broadcast_in_dim %168, dims = [0, 1, 2] : (tensor<1x1x48xf32>) -> tensor<2x8x48xf32>
    %170 = stablehlo.add %167, %169 : tensor<2x8x48xf32>
    %171 = stablehlo.reshape %170 : (tensor<2x8x48xf32>) -> tensor<2x8x3x2x8xf32>
    %172 = stablehlo.slice %171 [0:2, 0:8, 0:1, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %173 = stablehlo.reshape %172 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %174 = stablehlo.slice %171 [0:2, 0:8, 1:2, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %175 = stablehlo.reshape %174 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %176 = stablehlo.slice %171 [0:2, 0:8, 2:3, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %177 = stablehlo.reshape %176 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %178 = stablehlo.dot_general %173, %175, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x8x2x8xf32>, tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %cst_34 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %180 = stablehlo.divide %178, %179 : tensor<2x2x8x8xf32>
    %c_35 = stablehlo.constant dense<true> : tensor<i1>
    %181 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %182 = call @step.tril(%181) : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %cst_36 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %183:2 = call @step.where(%182, %180, %cst_36) : (tensor<8x8xi1>, tensor<2x2x8x8xf32>, tensor<f32>) -> (tensor<2x2x8x8xf32>, tensor<2x2x8x8xi1>)
    %cst_37 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %184 = stablehlo.reduce(%183#0 init: %cst_37) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %cst_38 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x2x8xf32>
    %186 = stablehlo.maximum %185, %184 : tensor<2x2x8xf32>
    %187 = stablehlo.broadcast_in_dim %186, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %188 = stablehlo.broadcast_in_dim %187, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %189 = stablehlo.subtract %183#0, %188 : tensor<2x2x8x8xf32>
    %190 = stablehlo.exponential %189 : tensor<2x2x8x8xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %191 = stablehlo.reduce(%190 init: %cst_39) applies stablehlo.add across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %192 = stablehlo.broadcast_in_dim %191, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %194 = stablehlo.divide %190, %193 : tensor<2x2x8x8xf32>
    %195 = stablehlo.multiply %192, %192 : tensor<2x2x8x1xf32>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2x2x8x1xf32>
    %197 = stablehlo.divide %196, %195 : tensor<2x2x8x1xf32>
    %198 = stablehlo.dot_general %177, %194, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x8x2x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %199 = stablehlo.transpose %198, dims = [0, 3, 1, 2] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %200 = stablehlo.reshape %199 : (tensor<2x8x2x8xf32>) -> tensor<2x8x16xf32>
    %201 = stablehlo.dot_general %200, %arg42, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x16xf32>) -> tensor<2x8x16xf32>
    %202 = stablehlo.broadcast_in_dim %arg41, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %203 = stablehlo.broadcast_in_dim %202, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %204 = stablehlo.add %201, %203 : tensor<2x8x16xf32>
    %205 = stablehlo.add %137, %204 : tensor<2x8x16xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %206 = stablehlo.reduce(%205 init: %cst_41) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %207 = stablehlo.broadcast_in_dim %206, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_42 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %209 = stablehlo.divide %207, %208 : tensor<2x8x1xf32>
    %210 = stablehlo.broadcast_in_dim %209, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %211 = stablehlo.subtract %205, %210 : tensor<2x8x16xf32>
    %212 = chlo.square %211 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_43 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %214 = stablehlo.multiply %213, %211 : tensor<2x8x16xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %215 = stablehlo.reduce(%212 init: %cst_44) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %216 = stablehlo.broadcast_in_dim %215, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_45 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %218 = stablehlo.divide %216, %217 : tensor<2x8x1xf32>
    %219 = stablehlo.broadcast_in_dim %209, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %220 = stablehlo.subtract %205, %219 : tensor<2x8x16xf32>
    %cst_46 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %222 = stablehlo.add %218, %221 : tensor<2x8x1xf32>
    %223 = stablehlo.rsqrt %222 : tensor<2x8x1xf32>
    %224 = stablehlo.divide %223, %222 : tensor<2x8x1xf32>
    %cst_47 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %226 = stablehlo.multiply %225, %224 : tensor<2x8x1xf32>
    %227 = stablehlo.broadcast_in_dim %223, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %228 = stablehlo.multiply %220, %227 : tensor<2x8x16xf32>
    %229 = stablehlo.broadcast_in_dim %arg48, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %230 = stablehlo.broadcast_in_dim %229, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %231 = stablehlo.multiply %228, %230 : tensor<2x8x16xf32>
    %232 = stablehlo.broadcast_in_dim %arg47, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %233 = stablehlo.broadcast_in_dim %232, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %234 = stablehlo.add %231, %233 : tensor<2x8x16xf32>
    %235 = stablehlo.dot_general %234, %arg52, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x64xf32>) -> tensor<2x8x64xf32>
    %236 = stablehlo.broadcast_in_dim %arg51, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %237 = stablehlo.broadcast_in_dim %236, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<2x8x64xf32>
    %238 = stablehlo.add %235, %237 : tensor<2x8x64xf32>
    %239 = stablehlo.multiply %238, %238 : tensor<2x8x64xf32>
    %240 = stablehlo.multiply %239, %238 : tensor<2x8x64xf32>
    %241 = stablehlo.multiply %238, %238 : tensor<2x8x64xf32>
    %cst_48 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %243 = stablehlo.multiply %242, %241 : tensor<2x8x64xf32>
    %cst_49 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %245 = stablehlo.multiply %244, %240 : tensor<2x8x64xf32>
    %246 = stablehlo.add %238, %245 : tensor<2x8x64xf32>
    %cst_50 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %248 = stablehlo.multiply %247, %246 : tensor<2x8x64xf32>
    %249 = stablehlo.tanh %248 : tensor<2x8x64xf32>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %251 = stablehlo.subtract %250, %249 : tensor<2x8x64xf32>
    %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %253 = stablehlo.add %252, %249 : tensor<2x8x64xf32>
    %cst_53 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %255 = stablehlo.multiply %254, %253 : tensor<2x8x64xf32>
    %256 = stablehlo.multiply %238, %255 : tensor<2x8x64xf32>
    %257 = stablehlo.dot_general %256, %arg50, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x64xf32>, tensor<64x16xf32>) -> tensor<2x8x16xf32>
    %258 = stablehlo.broadcast_in_dim %arg49, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %259 = stablehlo.broadcast_in_dim %258, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %260 = stablehlo.add %257, %259 : tensor<2x8x16xf32>
    %261 = stablehlo.add %205, %260 : tensor<2x8x16xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %262 = stablehlo.reduce(%261 init: %cst_54) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %263 = stablehlo.broadcast_in_dim %262, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_55 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %265 = stablehlo.divide %263, %264 : tensor<2x8x1xf32>
    %266 = stablehlo.broadcast_in_dim %265, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %267 = stablehlo.subtract %261, %266 : tensor<2x8x16xf32>
    %268 = chlo.square %267 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_56 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %269 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %270 = stablehlo.multiply %269, %267 : tensor<2x8x16xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %271 = stablehlo.reduce(%268 init: %cst_57) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %272 = stablehlo.broadcast_in_dim %271, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_58 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %274 = stablehlo.divide %272, %273 : tensor<2x8x1xf32>
    %275 = stablehlo.broadcast_in_dim %265, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %276 = stablehlo.subtract %261, %275 : tensor<2x8x16xf32>
    %cst_59 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %278 = stablehlo.add %274, %277 : tensor<2x8x1xf32>
    %279 = stablehlo.rsqrt %278 : tensor<2x8x1xf32>
    %280 = stablehlo.divide %279, %278 : tensor<2x8x1xf32>
    %cst_60 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %282 = stablehlo.multiply %281, %280 : tensor<2x8x1xf32>
    %283 = stablehlo.broadcast_in_dim %279, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %284 = stablehlo.multiply %276, %283 : tensor<2x8x16xf32>
    %285 = stablehlo.broadcast_in_dim %arg54, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %286 = stablehlo.broadcast_in_dim %285, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %287 = stablehlo.multiply %284, %286 : tensor<2x8x16xf32>
    %288 = stablehlo.broadcast_in_dim %arg53, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %289 = stablehlo.broadcast_in_dim %288, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %290 = stablehlo.add %287, %289 : tensor<2x8x16xf32>
    %291 = stablehlo.transpose %arg56, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %292 = stablehlo.dot_general %290, %291, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x32xf32>) -> tensor<2x8x32xf32>
    %293 = stablehlo.slice %arg86 [0:2, 1:9] : (tensor<2x9xi32>) -> tensor<2x8xi32>
    %294 = stablehlo.broadcast_in_dim %293, dims = [0, 1] : (tensor<2x8xi32>) -> tensor<2x8x1xi32>
    %295:2 = call @step.take_along_axis(%292, %294) : (tensor<2x8x32xf32>, tensor<2x8x1xi32>) -> (tensor<2x8x1xf32>, tensor<2x8x1x1xi32>)
    %296 = stablehlo.reshape %295#0 : (tensor<2x8x1xf32>) -> tensor<2x8xf32>
    %cst_61 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %297 = stablehlo.reduce(%292 init: %cst_61) applies stablehlo.maximum across dimensions = [2] : (tensor<2x8x32xf32>, tensor<f32>) -> tensor<2x8xf32>
    %cst_62 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %299 = stablehlo.maximum %298, %297 : tensor<2x8xf32>
    %300 = stablehlo.is_finite %299 : (tensor<2x8xf32>) -> tensor<2x8xi1>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %302 = stablehlo.select %300, %299, %301 : tensor<2x8xi1>, tensor<2x8xf32>
    %303 = stablehlo.broadcast_in_dim %302, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %304 = stablehlo.broadcast_in_dim %303, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x32xf32>
    %305 = stablehlo.subtract %292, %304 : tensor<2x8x32xf32>
    %306 = stablehlo.exponential %305 : tensor<2x8x32xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %307 = stablehlo.reduce(%306 init: %cst_64) applies stablehlo.add across dimensions = [2] : (tensor<2x8x32xf32>, tensor<f32>) -> tensor<2x8xf32>
    %308 = stablehlo.abs %307 : tensor<2x8xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %310 = stablehlo.compare GE, %307, %309, FLOAT : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
    %311 = stablehlo.log %308 : tensor<2x8xf32>
    %312 = stablehlo.add %311, %302 : tensor<2x8xf32>
    %313 = stablehlo.subtract %312, %296 : tensor<2x8xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %314 = stablehlo.reduce(%313 init: %cst_66) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_67 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %315 = stablehlo.divide %314, %cst_67 : tensor<f32>
    %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_69 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %316 = stablehlo.divide %cst_68, %cst_69 : tensor<f32>
    %317 = stablehlo.broadcast_in_dim %316, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %318 = stablehlo.negate %317 : tensor<2x8xf32>
    %319 = stablehlo.divide %317, %308 : tensor<2x8xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %321 = stablehlo.select %310, %320, %319 : tensor<2x8xi1>, tensor<2x8xf32>
    %322 = stablehlo.select %310, %319, %320 : tensor<2x8xi1>, tensor<2x8xf32>
    %323 = stablehlo.negate %321 : tensor<2x8xf32>
    %324 = stablehlo.add %322, %323 : tensor<2x8xf32>
    %325 = stablehlo.broadcast_in_dim %324, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x32xf32>
    %326 = stablehlo.multiply %325, %306 : tensor<2x8x32xf32>
    %327 = stablehlo.broadcast_in_dim %318, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %328 = call @step.take_along_axis_0(%295#1, %327) : (tensor<2x8x1x1xi32>, tensor<2x8x1xf32>) -> tensor<2x8x32xf32>
    %329 = stablehlo.add %326, %328 : tensor<2x8x32xf32>
    %330 = stablehlo.dot_general %329, %290, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x32xf32>, tensor<2x8x16xf32>) -> tensor<32x16xf32>
    %331 = stablehlo.transpose %330, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %332 = stablehlo.dot_general %329, %291, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x32xf32>, tensor<16x32xf32>) -> tensor<2x8x16xf32>
    %333 = stablehlo.transpose %331, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %334 = stablehlo.reduce(%332 init: %cst_71) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %335 = stablehlo.reshape %334 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %336 = stablehlo.reduce(%335 init: %cst_72) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %337 = stablehlo.multiply %284, %332 : tensor<2x8x16xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %338 = stablehlo.reduce(%337 init: %cst_73) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %339 = stablehlo.reshape %338 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %340 = stablehlo.broadcast_in_dim %285, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %341 = stablehlo.multiply %332, %340 : tensor<2x8x16xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %342 = stablehlo.reduce(%339 init: %cst_74) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %343 = stablehlo.multiply %276, %341 : tensor<2x8x16xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %344 = stablehlo.reduce(%343 init: %cst_75) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %345 = stablehlo.reshape %344 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %346 = stablehlo.broadcast_in_dim %279, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %347 = stablehlo.multiply %341, %346 : tensor<2x8x16xf32>
    %348 = stablehlo.multiply %345, %282 : tensor<2x8x1xf32>
    %349 = stablehlo.negate %347 : tensor<2x8x16xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %350 = stablehlo.reduce(%349 init: %cst_76) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %351 = stablehlo.reshape %350 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_77 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %352 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %353 = stablehlo.divide %348, %352 : tensor<2x8x1xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %354 = stablehlo.reduce(%353 init: %cst_78) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %355 = stablehlo.broadcast_in_dim %354, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %356 = stablehlo.multiply %355, %270 : tensor<2x8x16xf32>
    %357 = stablehlo.negate %356 : tensor<2x8x16xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %358 = stablehlo.reduce(%357 init: %cst_79) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %359 = stablehlo.reshape %358 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %360 = stablehlo.add %347, %356 : tensor<2x8x16xf32>
    %361 = stablehlo.add %351, %359 : tensor<2x8x1xf32>
    %cst_80 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %362 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %363 = stablehlo.divide %361, %362 : tensor<2x8x1xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %364 = stablehlo.reduce(%363 init: %cst_81) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %365 = stablehlo.broadcast_in_dim %364, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %366 = stablehlo.add %360, %365 : tensor<2x8x16xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %367 = stablehlo.reduce(%366 init: %cst_82) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %368 = stablehlo.reshape %367 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %369 = stablehlo.reduce(%368 init: %cst_83) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %370 = stablehlo.dot_general %366, %256, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<2x8x64xf32>) -> tensor<16x64xf32>
    %371 = stablehlo.transpose %370, dims = [1, 0] : (tensor<16x64xf32>) -> tensor<64x16xf32>
    %372 = stablehlo.dot_general %366, %arg50, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<64x16xf32>) -> tensor<2x8x64xf32>
    %373 = stablehlo.multiply %238, %372 : tensor<2x8x64xf32>
    %374 = stablehlo.multiply %372, %255 : tensor<2x8x64xf32>
    %cst_84 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %375 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %376 = stablehlo.multiply %375, %373 : tensor<2x8x64xf32>
    %377 = stablehlo.multiply %376, %251 : tensor<2x8x64xf32>
    %378 = stablehlo.multiply %377, %249 : tensor<2x8x64xf32>
    %379 = stablehlo.add %377, %378 : tensor<2x8x64xf32>
    %cst_85 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %381 = stablehlo.multiply %380, %379 : tensor<2x8x64xf32>
    %382 = stablehlo.add %374, %381 : tensor<2x8x64xf32>
    %cst_86 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %383 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %384 = stablehlo.multiply %383, %381 : tensor<2x8x64xf32>
    %385 = stablehlo.multiply %384, %243 : tensor<2x8x64xf32>
    %386 = stablehlo.add %382, %385 : tensor<2x8x64xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %387 = stablehlo.reduce(%386 init: %cst_87) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %388 = stablehlo.reshape %387 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %389 = stablehlo.reduce(%388 init: %cst_88) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %390 = stablehlo.dot_general %386, %234, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x64xf32>, tensor<2x8x16xf32>) -> tensor<64x16xf32>
    %391 = stablehlo.transpose %390, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %392 = stablehlo.dot_general %386, %arg52, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x64xf32>, tensor<16x64xf32>) -> tensor<2x8x16xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %393 = stablehlo.reduce(%392 init: %cst_89) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %394 = stablehlo.reshape %393 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %395 = stablehlo.reduce(%394 init: %cst_90) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %396 = stablehlo.multiply %228, %392 : tensor<2x8x16xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %397 = stablehlo.reduce(%396 init: %cst_91) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %398 = stablehlo.reshape %397 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %399 = stablehlo.broadcast_in_dim %229, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %400 = stablehlo.multiply %392, %399 : tensor<2x8x16xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %401 = stablehlo.reduce(%398 init: %cst_92) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %402 = stablehlo.multiply %220, %400 : tensor<2x8x16xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %403 = stablehlo.reduce(%402 init: %cst_93) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %404 = stablehlo.reshape %403 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %405 = stablehlo.broadcast_in_dim %223, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %406 = stablehlo.multiply %400, %405 : tensor<2x8x16xf32>
    %407 = stablehlo.multiply %404, %226 : tensor<2x8x1xf32>
    %408 = stablehlo.negate %406 : tensor<2x8x16xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %409 = stablehlo.reduce(%408 init: %cst_94) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %410 = stablehlo.reshape %409 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %411 = stablehlo.add %366, %406 : tensor<2x8x16xf32>
    %cst_95 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %412 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %413 = stablehlo.divide %407, %412 : tensor<2x8x1xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %414 = stablehlo.reduce(%413 init: %cst_96) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %415 = stablehlo.broadcast_in_dim %414, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %416 = stablehlo.multiply %415, %214 : tensor<2x8x16xf32>
    %417 = stablehlo.negate %416 : tensor<2x8x16xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %418 = stablehlo.reduce(%417 init: %cst_97) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %419 = stablehlo.reshape %418 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %420 = stablehlo.add %411, %416 : tensor<2x8x16xf32>
    %421 = stablehlo.add %410, %419 : tensor<2x8x1xf32>
    %cst_98 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %422 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %423 = stablehlo.divide %421, %422 : tensor<2x8x1xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %424 = stablehlo.reduce(%423 init: %cst_99) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %425 = stablehlo.broadcast_in_dim %424, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %426 = stablehlo.add %420, %425 : tensor<2x8x16xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %427 = stablehlo.reduce(%426 init: %cst_100) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %428 = stablehlo.reshape %427 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %429 = stablehlo.reduce(%428 init: %cst_101) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %430 = stablehlo.dot_general %426, %200, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<2x8x16xf32>) -> tensor<16x16xf32>
    %431 = stablehlo.transpose %430, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %432 = stablehlo.dot_general %426, %arg42, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x16xf32>) -> tensor<2x8x16xf32>
    %433 = stablehlo.reshape %432 : (tensor<2x8x16xf32>) -> tensor<2x8x2x8xf32>
    %434 = stablehlo.transpose %433, dims = [0, 2, 3, 1] : (tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %435 = stablehlo.dot_general %434, %177, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %436 = stablehlo.dot_general %434, %194, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %437 = stablehlo.transpose %436, dims = [0, 3, 1, 2] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %438 = stablehlo.broadcast_in_dim %197, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %439 = stablehlo.multiply %435, %438 : tensor<2x2x8x8xf32>
    %440 = stablehlo.multiply %439, %190 : tensor<2x2x8x8xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %441 = stablehlo.reduce(%440 init: %cst_102) applies stablehlo.add across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %442 = stablehlo.reshape %441 : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %443 = stablehlo.negate %442 : tensor<2x2x8x1xf32>
    %444 = stablehlo.broadcast_in_dim %192, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %445 = stablehlo.divide %435, %444 : tensor<2x2x8x8xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %446 = stablehlo.reduce(%443 init: %cst_103) applies stablehlo.add across dimensions = [3] : (tensor<2x2x8x1xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %447 = stablehlo.broadcast_in_dim %446, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x8xf32>
    %448 = stablehlo.add %445, %447 : tensor<2x2x8x8xf32>
    %449 = stablehlo.multiply %448, %190 : tensor<2x2x8x8xf32>
    %450 = call @step.where_1(%183#1, %449) : (tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %cst_104 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %451 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %452 = stablehlo.divide %450, %451 : tensor<2x2x8x8xf32>
    %453 = stablehlo.dot_general %452, %173, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %454 = stablehlo.transpose %453, dims = [0, 2, 1, 3] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %455 = stablehlo.dot_general %452, %175, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %456 = stablehlo.transpose %455, dims = [0, 2, 1, 3] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %457 = stablehlo.broadcast_in_dim %437, dims = [0, 1, 3, 4] : (tensor<2x8x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %458 = stablehlo.pad %457, %cst_105, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x8x1x2x8xf32>, tensor<f32>) -> tensor<2x8x3x2x8xf32>
    %459 = stablehlo.broadcast_in_dim %454, dims = [0, 1, 3, 4] : (tensor<2x8x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %460 = stablehlo.pad %459, %cst_106, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x8x1x2x8xf32>, tensor<f32>) -> tensor<2x8x3x2x8xf32>
    %461 = stablehlo.add %458, %460 : tensor<2x8x3x2x8xf32>
    %462 = stablehlo.broadcast_in_dim %456, dims = [0, 1, 3, 4] : (tensor<2x8x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %463 = stablehlo.pad %462, %cst_107, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x8x1x2x8xf32>, tensor<f32>) -> tensor<2x8x3x2x8xf32>
    %464 = stablehlo.add %461, %463 : tensor<2x8x3x2x8xf32>
    %465 = stablehlo.reshape %464 : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x48xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %466 = stablehlo.reduce(%465 init: %cst_108) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x48xf32>, tensor<f32>) -> tensor<48xf32>
    %467 = stablehlo.reshape %466 : (tensor<48xf32>) -> tensor<1x1x48xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %468 = stablehlo.reduce(%467 init: %cst_109) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x48xf32>, tensor<f32>) -> tensor<48xf32>
    %469 = stablehlo.dot_general %465, %166, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x48xf32>, tensor<2x8x16xf32>) -> tensor<48x16xf32>
    %470 = stablehlo.transpose %469, dims = [1, 0] : (tensor<48x16xf32>) -> tensor<16x48xf32>
    %471 = stablehlo.dot_general %465, %arg44, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x48xf32>, tensor<16x48xf32>) -> tensor<2x8x16xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %472 = stablehlo.reduce(%471 init: %cst_110) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %473 = stablehlo.reshape %472 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %474 = stablehlo.reduce(%473 init: %cst_111) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %475 = stablehlo.multiply %160, %471 : tensor<2x8x16xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %476 = stablehlo.reduce(%475 init: %cst_112) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %477 = stablehlo.reshape %476 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %478 = stablehlo.broadcast_in_dim %161, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %479 = stablehlo.multiply %471, %478 : tensor<2x8x16xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %480 = stablehlo.reduce(%477 init: %cst_113) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %481 = stablehlo.multiply %152, %479 : tensor<2x8x16xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %482 = stablehlo.reduce(%481 init: %cst_114) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %483 = stablehlo.reshape %482 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %484 = stablehlo.broadcast_in_dim %155, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %485 = stablehlo.multiply %479, %484 : tensor<2x8x16xf32>
    %486 = stablehlo.multiply %483, %158 : tensor<2x8x1xf32>
    %487 = stablehlo.negate %485 : tensor<2x8x16xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %488 = stablehlo.reduce(%487 init: %cst_115) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %489 = stablehlo.reshape %488 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %490 = stablehlo.add %426, %485 : tensor<2x8x16xf32>
    %cst_116 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %491 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %492 = stablehlo.divide %486, %491 : tensor<2x8x1xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %493 = stablehlo.reduce(%492 init: %cst_117) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %494 = stablehlo.broadcast_in_dim %493, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %495 = stablehlo.multiply %494, %146 : tensor<2x8x16xf32>
    %496 = stablehlo.negate %495 : tensor<2x8x16xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %497 = stablehlo.reduce(%496 init: %cst_118) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %498 = stablehlo.reshape %497 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %499 = stablehlo.add %490, %495 : tensor<2x8x16xf32>
    %500 = stablehlo.add %489, %498 : tensor<2x8x1xf32>
    %cst_119 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %501 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %502 = stablehlo.divide %500, %501 : tensor<2x8x1xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %503 = stablehlo.reduce(%502 init: %cst_120) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %504 = stablehlo.broadcast_in_dim %503, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %505 = stablehlo.add %499, %504 : tensor<2x8x16xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %506 = stablehlo.reduce(%505 init: %cst_121) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %507 = stablehlo.reshape %506 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %508 = stablehlo.reduce(%507 init: %cst_122) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %509 = stablehlo.dot_general %505, %132, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<2x8x64xf32>) -> tensor<16x64xf32>
    %510 = stablehlo.transpose %509, dims = [1, 0] : (tensor<16x64xf32>) -> tensor<64x16xf32>
    %511 = stablehlo.dot_general %505, %arg38, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<64x16xf32>) -> tensor<2x8x64xf32>
    %512 = stablehlo.multiply %114, %511 : tensor<2x8x64xf32>
    %513 = stablehlo.multiply %511, %131 : tensor<2x8x64xf32>
    %cst_123 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %514 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %515 = stablehlo.multiply %514, %512 : tensor<2x8x64xf32>
    %516 = stablehlo.multiply %515, %127 : tensor<2x8x64xf32>
    %517 = stablehlo.multiply %516, %125 : tensor<2x8x64xf32>
    %518 = stablehlo.add %516, %517 : tensor<2x8x64xf32>
    %cst_124 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %519 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %520 = stablehlo.multiply %519, %518 : tensor<2x8x64xf32>
    %521 = stablehlo.add %513, %520 : tensor<2x8x64xf32>
    %cst_125 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %522 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %523 = stablehlo.multiply %522, %520 : tensor<2x8x64xf32>
    %524 = stablehlo.multiply %523, %119 : tensor<2x8x64xf32>
    %525 = stablehlo.add %521, %524 : tensor<2x8x64xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %526 = stablehlo.reduce(%525 init: %cst_126) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %527 = stablehlo.reshape %526 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %528 = stablehlo.reduce(%527 init: %cst_127) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %529 = stablehlo.dot_general %525, %110, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x64xf32>, tensor<2x8x16xf32>) -> tensor<64x16xf32>
    %530 = stablehlo.transpose %529, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %531 = stablehlo.dot_general %525, %arg40, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x64xf32>, tensor<16x64xf32>) -> tensor<2x8x16xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %532 = stablehlo.reduce(%531 init: %cst_128) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %533 = stablehlo.reshape %532 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %534 = stablehlo.reduce(%533 init: %cst_129) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %535 = stablehlo.multiply %104, %531 : tensor<2x8x16xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %536 = stablehlo.reduce(%535 init: %cst_130) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %537 = stablehlo.reshape %536 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %538 = stablehlo.broadcast_in_dim %105, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %539 = stablehlo.multiply %531, %538 : tensor<2x8x16xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %540 = stablehlo.reduce(%537 init: %cst_131) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %541 = stablehlo.multiply %96, %539 : tensor<2x8x16xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %542 = stablehlo.reduce(%541 init: %cst_132) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %543 = stablehlo.reshape %542 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %544 = stablehlo.broadcast_in_dim %99, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %545 = stablehlo.multiply %539, %544 : tensor<2x8x16xf32>
    %546 = stablehlo.multiply %543, %102 : tensor<2x8x1xf32>
    %547 = stablehlo.negate %545 : tensor<2x8x16xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %548 = stablehlo.reduce(%547 init: %cst_133) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %549 = stablehlo.reshape %548 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %550 = stablehlo.add %505, %545 : tensor<2x8x16xf32>
    %cst_134 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %551 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %552 = stablehlo.divide %546, %551 : tensor<2x8x1xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %553 = stablehlo.reduce(%552 init: %cst_135) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %554 = stablehlo.broadcast_in_dim %553, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %555 = stablehlo.multiply %554, %90 : tensor<2x8x16xf32>
    %556 = stablehlo.negate %555 : tensor<2x8x16xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %557 = stablehlo.reduce(%556 init: %cst_136) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %558 = stablehlo.reshape %557 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %559 = stablehlo.add %550, %555 : tensor<2x8x16xf32>
    %560 = stablehlo.add %549, %558 : tensor<2x8x1xf32>
    %cst_137 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %561 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %562 = stablehlo.divide %560, %561 : tensor<2x8x1xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %563 = stablehlo.reduce(%562 init: %cst_138) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %564 = stablehlo.broadcast_in_dim %563, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %565 = stablehlo.add %559, %564 : tensor<2x8x16xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %566 = stablehlo.reduce(%565 init: %cst_139) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %567 = stablehlo.reshape %566 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %568 = stablehlo.reduce(%567 init: %cst_140) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %569 = stablehlo.dot_general %565, %76, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<2x8x16xf32>) -> tensor<16x16xf32>
    %570 = stablehlo.transpose %569, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %571 = stablehlo.dot_general %565, %arg30, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x16xf32>) -> tensor<2x8x16xf32>
    %572 = stablehlo.reshape %571 : (tensor<2x8x16xf32>) -> tensor<2x8x2x8xf32>
    %573 = stablehlo.transpose %572, dims = [0, 2, 3, 1] : (tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %574 = stablehlo.dot_general %573, %53, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %575 = stablehlo.dot_general %573, %70, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %576 = stablehlo.transpose %575, dims = [0, 3, 1, 2] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %577 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %578 = stablehlo.multiply %574, %577 : tensor<2x2x8x8xf32>
    %579 = stablehlo.multiply %578, %66 : tensor<2x2x8x8xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %580 = stablehlo.reduce(%579 init: %cst_141) applies stablehlo.add across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %581 = stablehlo.reshape %580 : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %582 = stablehlo.negate %581 : tensor<2x2x8x1xf32>
    %583 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %584 = stablehlo.divide %574, %583 : tensor<2x2x8x8xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %585 = stablehlo.reduce(%582 init: %cst_142) applies stablehlo.add across dimensions = [3] : (tensor<2x2x8x1xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %586 = stablehlo.broadcast_in_dim %585, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x8xf32>
    %587 = stablehlo.add %584, %586 : tensor<2x2x8x8xf32>
    %588 = stablehlo.multiply %587, %66 : tensor<2x2x8x8xf32>
    %589 = call @step.where_1(%59#1, %588) : (tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %cst_143 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %590 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %591 = stablehlo.divide %589, %590 : tensor<2x2x8x8xf32>
    %592 = stablehlo.dot_general %591, %49, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %593 = stablehlo.transpose %592, dims = [0, 2, 1, 3] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %594 = stablehlo.dot_general %591, %51, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %595 = stablehlo.transpose %594, dims = [0, 2, 1, 3] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %596 = stablehlo.broadcast_in_dim %576, dims = [0, 1, 3, 4] : (tensor<2x8x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %597 = stablehlo.pad %596, %cst_144, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x8x1x2x8xf32>, tensor<f32>) -> tensor<2x8x3x2x8xf32>
    %598 = stablehlo.broadcast_in_dim %593, dims = [0, 1, 3, 4] : (tensor<2x8x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %599 = stablehlo.pad %598, %cst_145, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x8x1x2x8xf32>, tensor<f32>) -> tensor<2x8x3x2x8xf32>
    %600 = stablehlo.add %597, %599 : tensor<2x8x3x2x8xf32>
    %601 = stablehlo.broadcast_in_dim %595, dims = [0, 1, 3, 4] : (tensor<2x8x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %602 = stablehlo.pad %601, %cst_146, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x8x1x2x8xf32>, tensor<f32>) -> tensor<2x8x3x2x8xf32>
    %603 = stablehlo.add %600, %602 : tensor<2x8x3x2x8xf32>
    %604 = stablehlo.reshape %603 : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x48xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %605 = stablehlo.reduce(%604 init: %cst_147) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x48xf32>, tensor<f32>) -> tensor<48xf32>
    %606 = stablehlo.reshape %605 : (tensor<48xf32>) -> tensor<1x1x48xf32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %607 = stablehlo.reduce(%606 init: %cst_148) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x48xf32>, tensor<f32>) -> tensor<48xf32>
    %608 = stablehlo.dot_general %604, %42, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x48xf32>, tensor<2x8x16xf32>) -> tensor<48x16xf32>
    %609 = stablehlo.transpose %608, dims = [1, 0] : (tensor<48x16xf32>) -> tensor<16x48xf32>
    %610 = stablehlo.dot_general %604, %arg32, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x48xf32>, tensor<16x48xf32>) -> tensor<2x8x16xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %611 = stablehlo.reduce(%610 init: %cst_149) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %612 = stablehlo.reshape %611 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %613 = stablehlo.reduce(%612 init: %cst_150) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %614 = stablehlo.multiply %36, %610 : tensor<2x8x16xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %615 = stablehlo.reduce(%614 init: %cst_151) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %616 = stablehlo.reshape %615 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %617 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %618 = stablehlo.multiply %610, %617 : tensor<2x8x16xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %619 = stablehlo.reduce(%616 init: %cst_152) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %620 = stablehlo.multiply %28, %618 : tensor<2x8x16xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %621 = stablehlo.reduce(%620 init: %cst_153) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %622 = stablehlo.reshape %621 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %623 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %624 = stablehlo.multiply %618, %623 : tensor<2x8x16xf32>
    %625 = stablehlo.multiply %622, %34 : tensor<2x8x1xf32>
    %626 = stablehlo.negate %624 : tensor<2x8x16xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %627 = stablehlo.reduce(%626 init: %cst_154) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %628 = stablehlo.reshape %627 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %629 = stablehlo.add %565, %624 : tensor<2x8x16xf32>
    %cst_155 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %630 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %631 = stablehlo.divide %625, %630 : tensor<2x8x1xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %632 = stablehlo.reduce(%631 init: %cst_156) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %633 = stablehlo.broadcast_in_dim %632, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %634 = stablehlo.multiply %633, %22 : tensor<2x8x16xf32>
    %635 = stablehlo.negate %634 : tensor<2x8x16xf32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %636 = stablehlo.reduce(%635 init: %cst_157) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %637 = stablehlo.reshape %636 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %638 = stablehlo.add %629, %634 : tensor<2x8x16xf32>
    %639 = stablehlo.add %628, %637 : tensor<2x8x1xf32>
    %cst_158 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %640 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %641 = stablehlo.divide %639, %640 : tensor<2x8x1xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %642 = stablehlo.reduce(%641 init: %cst_159) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %643 = stablehlo.broadcast_in_dim %642, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %644 = stablehlo.add %638, %643 : tensor<2x8x16xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %645 = stablehlo.reduce(%644 init: %cst_160) applies stablehlo.add across dimensions = [0] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<8x16xf32>
    %646 = stablehlo.reshape %645 : (tensor<8x16xf32>) -> tensor<1x8x16xf32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %647 = stablehlo.reduce(%646 init: %cst_161) applies stablehlo.add across dimensions = [0] : (tensor<1x8x16xf32>, tensor<f32>) -> tensor<8x16xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %648 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %649 = "stablehlo.scatter"(%648, %9, %644) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg87: tensor<f32>, %arg88: tensor<f32>):
      %1303 = stablehlo.add %arg87, %arg88 : tensor<f32>
      stablehlo.return %1303 : tensor<f32>
    }) : (tensor<32x16xf32>, tensor<2x8x1xi32>, tensor<2x8x16xf32>) -> tensor<32x16xf32>
    %650 = stablehlo.add %333, %649 : tensor<32x16xf32>
    %c_163 = stablehlo.constant dense<1> : tensor<i32>
    %651 = stablehlo.add %arg57, %c_163 : tensor<i32>
    %652 = stablehlo.convert %651 : (tensor<i32>) -> tensor<f32>
    %cst_164 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %653 = stablehlo.power %cst_164, %652 : tensor<f32>
    %cst_165 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %654 = stablehlo.subtract %cst_165, %653 : tensor<f32>
    %cst_166 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %655 = stablehlo.power %cst_166, %652 : tensor<f32>
    %cst_167 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %656 = stablehlo.subtract %cst_167, %655 : tensor<f32>
    %cst_168 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %657 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %658 = stablehlo.multiply %657, %arg1 : tensor<16xf32>
    %cst_169 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %659 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %660 = stablehlo.multiply %659, %568 : tensor<16xf32>
    %661 = stablehlo.add %658, %660 : tensor<16xf32>
    %cst_170 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %662 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %663 = stablehlo.multiply %662, %arg58 : tensor<16xf32>
    %cst_171 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %664 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %665 = stablehlo.multiply %664, %568 : tensor<16xf32>
    %666 = stablehlo.multiply %665, %568 : tensor<16xf32>
    %667 = stablehlo.add %663, %666 : tensor<16xf32>
    %668 = stablehlo.broadcast_in_dim %654, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %669 = stablehlo.divide %661, %668 : tensor<16xf32>
    %670 = stablehlo.broadcast_in_dim %656, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %671 = stablehlo.divide %667, %670 : tensor<16xf32>
    %672 = stablehlo.sqrt %671 : tensor<16xf32>
    %cst_172 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %673 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %674 = stablehlo.add %672, %673 : tensor<16xf32>
    %675 = stablehlo.divide %669, %674 : tensor<16xf32>
    %cst_173 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %676 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %677 = stablehlo.multiply %676, %675 : tensor<16xf32>
    %678 = stablehlo.subtract %arg29, %677 : tensor<16xf32>
    %cst_174 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %679 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %680 = stablehlo.multiply %679, %arg2 : tensor<16x16xf32>
    %cst_175 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %681 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %682 = stablehlo.multiply %681, %570 : tensor<16x16xf32>
    %683 = stablehlo.add %680, %682 : tensor<16x16xf32>
    %cst_176 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %684 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %685 = stablehlo.multiply %684, %arg59 : tensor<16x16xf32>
    %cst_177 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %686 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %687 = stablehlo.multiply %686, %570 : tensor<16x16xf32>
    %688 = stablehlo.multiply %687, %570 : tensor<16x16xf32>
    %689 = stablehlo.add %685, %688 : tensor<16x16xf32>
    %690 = stablehlo.broadcast_in_dim %654, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %691 = stablehlo.divide %683, %690 : tensor<16x16xf32>
    %692 = stablehlo.broadcast_in_dim %656, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %693 = stablehlo.divide %689, %692 : tensor<16x16xf32>
    %694 = stablehlo.sqrt %693 : tensor<16x16xf32>
    %cst_178 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %695 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %696 = stablehlo.add %694, %695 : tensor<16x16xf32>
    %697 = stablehlo.divide %691, %696 : tensor<16x16xf32>
    %cst_179 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %698 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %699 = stablehlo.multiply %698, %arg30 : tensor<16x16xf32>
    %700 = stablehlo.add %697, %699 : tensor<16x16xf32>
    %cst_180 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %701 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %702 = stablehlo.multiply %701, %700 : tensor<16x16xf32>
    %703 = stablehlo.subtract %arg30, %702 : tensor<16x16xf32>
    %cst_181 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %704 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %705 = stablehlo.multiply %704, %arg3 : tensor<48xf32>
    %cst_182 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %706 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %707 = stablehlo.multiply %706, %607 : tensor<48xf32>
    %708 = stablehlo.add %705, %707 : tensor<48xf32>
    %cst_183 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %709 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %710 = stablehlo.multiply %709, %arg60 : tensor<48xf32>
    %cst_184 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %711 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %712 = stablehlo.multiply %711, %607 : tensor<48xf32>
    %713 = stablehlo.multiply %712, %607 : tensor<48xf32>
    %714 = stablehlo.add %710, %713 : tensor<48xf32>
    %715 = stablehlo.broadcast_in_dim %654, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %716 = stablehlo.divide %708, %715 : tensor<48xf32>
    %717 = stablehlo.broadcast_in_dim %656, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %718 = stablehlo.divide %714, %717 : tensor<48xf32>
    %719 = stablehlo.sqrt %718 : tensor<48xf32>
    %cst_185 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %720 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %721 = stablehlo.add %719, %720 : tensor<48xf32>
    %722 = stablehlo.divide %716, %721 : tensor<48xf32>
    %cst_186 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %723 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %724 = stablehlo.multiply %723, %722 : tensor<48xf32>
    %725 = stablehlo.subtract %arg31, %724 : tensor<48xf32>
    %cst_187 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %726 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %727 = stablehlo.multiply %726, %arg4 : tensor<16x48xf32>
    %cst_188 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %728 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %729 = stablehlo.multiply %728, %609 : tensor<16x48xf32>
    %730 = stablehlo.add %727, %729 : tensor<16x48xf32>
    %cst_189 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %731 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %732 = stablehlo.multiply %731, %arg61 : tensor<16x48xf32>
    %cst_190 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %733 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %734 = stablehlo.multiply %733, %609 : tensor<16x48xf32>
    %735 = stablehlo.multiply %734, %609 : tensor<16x48xf32>
    %736 = stablehlo.add %732, %735 : tensor<16x48xf32>
    %737 = stablehlo.broadcast_in_dim %654, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %738 = stablehlo.divide %730, %737 : tensor<16x48xf32>
    %739 = stablehlo.broadcast_in_dim %656, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %740 = stablehlo.divide %736, %739 : tensor<16x48xf32>
    %741 = stablehlo.sqrt %740 : tensor<16x48xf32>
    %cst_191 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %742 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %743 = stablehlo.add %741, %742 : tensor<16x48xf32>
    %744 = stablehlo.divide %738, %743 : tensor<16x48xf32>
    %cst_192 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %745 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %746 = stablehlo.multiply %745, %arg32 : tensor<16x48xf32>
    %747 = stablehlo.add %744, %746 : tensor<16x48xf32>
    %cst_193 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %748 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %749 = stablehlo.multiply %748, %747 : tensor<16x48xf32>
    %750 = stablehlo.subtract %arg32, %749 : tensor<16x48xf32>
    %cst_194 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %751 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %752 = stablehlo.multiply %751, %arg5 : tensor<16xf32>
    %cst_195 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %753 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %754 = stablehlo.multiply %753, %613 : tensor<16xf32>
    %755 = stablehlo.add %752, %754 : tensor<16xf32>
    %cst_196 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %756 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %757 = stablehlo.multiply %756, %arg62 : tensor<16xf32>
    %cst_197 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %758 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %759 = stablehlo.multiply %758, %613 : tensor<16xf32>
    %760 = stablehlo.multiply %759, %613 : tensor<16xf32>
    %761 = stablehlo.add %757, %760 : tensor<16xf32>
    %762 = stablehlo.broadcast_in_dim %654, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %763 = stablehlo.divide %755, %762 : tensor<16xf32>
    %764 = stablehlo.broadcast_in_dim %656, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %765 = stablehlo.divide %761, %764 : tensor<16xf32>
    %766 = stablehlo.sqrt %765 : tensor<16xf32>
    %cst_198 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %767 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %768 = stablehlo.add %766, %767 : tensor<16xf32>
    %769 = stablehlo.divide %763, %768 : tensor<16xf32>
    %cst_199 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %770 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %771 = stablehlo.multiply %770, %769 : tensor<16xf32>
    %772 = stablehlo.subtract %arg33, %771 : tensor<16xf32>
    %cst_200 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %773 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %774 = stablehlo.multiply %773, %arg6 : tensor<16xf32>
    %cst_201 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %775 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %776 = stablehlo.multiply %775, %619 : tensor<16xf32>
    %777 = stablehlo.add %774, %776 : tensor<16xf32>
    %cst_202 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %778 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %779 = stablehlo.multiply %778, %arg63 : tensor<16xf32>
    %cst_203 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %780 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %781 = stablehlo.multiply %780, %619 : tensor<16xf32>
    %782 = stablehlo.multiply %781, %619 : tensor<16xf32>
    %783 = stablehlo.add %779, %782 : tensor<16xf32>
    %784 = stablehlo.broadcast_in_dim %654, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %785 = stablehlo.divide %777, %784 : tensor<16xf32>
    %786 = stablehlo.broadcast_in_dim %656, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %787 = stablehlo.divide %783, %786 : tensor<16xf32>
    %788 = stablehlo.sqrt %787 : tensor<16xf32>
    %cst_204 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %789 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %790 = stablehlo.add %788, %789 : tensor<16xf32>
    %791 = stablehlo.divide %785, %790 : tensor<16xf32>
    %cst_205 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %792 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %793 = stablehlo.multiply %792, %791 : tensor<16xf32>
    %794 = stablehlo.subtract %arg34, %793 : tensor<16xf32>
    %cst_206 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %795 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %796 = stablehlo.multiply %795, %arg7 : tensor<16xf32>
    %cst_207 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %797 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %798 = stablehlo.multiply %797, %534 : tensor<16xf32>
    %799 = stablehlo.add %796, %798 : tensor<16xf32>
    %cst_208 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %800 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %801 = stablehlo.multiply %800, %arg64 : tensor<16xf32>
    %cst_209 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %802 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %803 = stablehlo.multiply %802, %534 : tensor<16xf32>
    %804 = stablehlo.multiply %803, %534 : tensor<16xf32>
    %805 = stablehlo.add %801, %804 : tensor<16xf32>
    %806 = stablehlo.broadcast_in_dim %654, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %807 = stablehlo.divide %799, %806 : tensor<16xf32>
    %808 = stablehlo.broadcast_in_dim %656, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %809 = stablehlo.divide %805, %808 : tensor<16xf32>
    %810 = stablehlo.sqrt %809 : tensor<16xf32>
    %cst_210 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %811 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %812 = stablehlo.add %810, %811 : tensor<16xf32>
    %813 = stablehlo.divide %807, %812 : tensor<16xf32>
    %cst_211 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %814 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %815 = stablehlo.multiply %814, %813 : tensor<16xf32>
    %816 = stablehlo.subtract %arg35, %815 : tensor<16xf32>
    %cst_212 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %817 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %818 = stablehlo.multiply %817, %arg8 : tensor<16xf32>
    %cst_213 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %819 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %820 = stablehlo.multiply %819, %540 : tensor<16xf32>
    %821 = stablehlo.add %818, %820 : tensor<16xf32>
    %cst_214 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %822 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %823 = stablehlo.multiply %822, %arg65 : tensor<16xf32>
    %cst_215 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %824 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %825 = stablehlo.multiply %824, %540 : tensor<16xf32>
    %826 = stablehlo.multiply %825, %540 : tensor<16xf32>
    %827 = stablehlo.add %823, %826 : tensor<16xf32>
    %828 = stablehlo.broadcast_in_dim %654, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %829 = stablehlo.divide %821, %828 : tensor<16xf32>
    %830 = stablehlo.broadcast_in_dim %656, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %831 = stablehlo.divide %827, %830 : tensor<16xf32>
    %832 = stablehlo.sqrt %831 : tensor<16xf32>
    %cst_216 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %833 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %834 = stablehlo.add %832, %833 : tensor<16xf32>
    %835 = stablehlo.divide %829, %834 : tensor<16xf32>
    %cst_217 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %836 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %837 = stablehlo.multiply %836, %835 : tensor<16xf32>
    %838 = stablehlo.subtract %arg36, %837 : tensor<16xf32>
    %cst_218 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %839 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %840 = stablehlo.multiply %839, %arg9 : tensor<16xf32>
    %cst_219 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %841 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %842 = stablehlo.multiply %841, %508 : tensor<16xf32>
    %843 = stablehlo.add %840, %842 : tensor<16xf32>
    %cst_220 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %844 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %845 = stablehlo.multiply %844, %arg66 : tensor<16xf32>
    %cst_221 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %846 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %847 = stablehlo.multiply %846, %508 : tensor<16xf32>
    %848 = stablehlo.multiply %847, %508 : tensor<16xf32>
    %849 = stablehlo.add %845, %848 : tensor<16xf32>
    %850 = stablehlo.broadcast_in_dim %654, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %851 = stablehlo.divide %843, %850 : tensor<16xf32>
    %852 = stablehlo.broadcast_in_dim %656, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %853 = stablehlo.divide %849, %852 : tensor<16xf32>
    %854 = stablehlo.sqrt %853 : tensor<16xf32>
    %cst_222 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %855 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %856 = stablehlo.add %854, %855 : tensor<16xf32>
    %857 = stablehlo.divide %851, %856 : tensor<16xf32>
    %cst_223 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %858 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %859 = stablehlo.multiply %858, %857 : tensor<16xf32>
    %860 = stablehlo.subtract %arg37, %859 : tensor<16xf32>
    %cst_224 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %861 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %862 = stablehlo.multiply %861, %arg10 : tensor<64x16xf32>
    %cst_225 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %863 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %864 = stablehlo.multiply %863, %510 : tensor<64x16xf32>
    %865 = stablehlo.add %862, %864 : tensor<64x16xf32>
    %cst_226 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %866 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %867 = stablehlo.multiply %866, %arg67 : tensor<64x16xf32>
    %cst_227 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %868 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %869 = stablehlo.multiply %868, %510 : tensor<64x16xf32>
    %870 = stablehlo.multiply %869, %510 : tensor<64x16xf32>
    %871 = stablehlo.add %867, %870 : tensor<64x16xf32>
    %872 = stablehlo.broadcast_in_dim %654, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %873 = stablehlo.divide %865, %872 : tensor<64x16xf32>
    %874 = stablehlo.broadcast_in_dim %656, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %875 = stablehlo.divide %871, %874 : tensor<64x16xf32>
    %876 = stablehlo.sqrt %875 : tensor<64x16xf32>
    %cst_228 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %877 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %878 = stablehlo.add %876, %877 : tensor<64x16xf32>
    %879 = stablehlo.divide %873, %878 : tensor<64x16xf32>
    %cst_229 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %880 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %881 = stablehlo.multiply %880, %arg38 : tensor<64x16xf32>
    %882 = stablehlo.add %879, %881 : tensor<64x16xf32>
    %cst_230 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %883 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %884 = stablehlo.multiply %883, %882 : tensor<64x16xf32>
    %885 = stablehlo.subtract %arg38, %884 : tensor<64x16xf32>
    %cst_231 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %886 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %887 = stablehlo.multiply %886, %arg11 : tensor<64xf32>
    %cst_232 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %888 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %889 = stablehlo.multiply %888, %528 : tensor<64xf32>
    %890 = stablehlo.add %887, %889 : tensor<64xf32>
    %cst_233 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %891 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %892 = stablehlo.multiply %891, %arg68 : tensor<64xf32>
    %cst_234 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %893 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %894 = stablehlo.multiply %893, %528 : tensor<64xf32>
    %895 = stablehlo.multiply %894, %528 : tensor<64xf32>
    %896 = stablehlo.add %892, %895 : tensor<64xf32>
    %897 = stablehlo.broadcast_in_dim %654, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %898 = stablehlo.divide %890, %897 : tensor<64xf32>
    %899 = stablehlo.broadcast_in_dim %656, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %900 = stablehlo.divide %896, %899 : tensor<64xf32>
    %901 = stablehlo.sqrt %900 : tensor<64xf32>
    %cst_235 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %902 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %903 = stablehlo.add %901, %902 : tensor<64xf32>
    %904 = stablehlo.divide %898, %903 : tensor<64xf32>
    %cst_236 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %905 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %906 = stablehlo.multiply %905, %904 : tensor<64xf32>
    %907 = stablehlo.subtract %arg39, %906 : tensor<64xf32>
    %cst_237 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %908 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %909 = stablehlo.multiply %908, %arg12 : tensor<16x64xf32>
    %cst_238 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %910 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %911 = stablehlo.multiply %910, %530 : tensor<16x64xf32>
    %912 = stablehlo.add %909, %911 : tensor<16x64xf32>
    %cst_239 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %913 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %914 = stablehlo.multiply %913, %arg69 : tensor<16x64xf32>
    %cst_240 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %915 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %916 = stablehlo.multiply %915, %530 : tensor<16x64xf32>
    %917 = stablehlo.multiply %916, %530 : tensor<16x64xf32>
    %918 = stablehlo.add %914, %917 : tensor<16x64xf32>
    %919 = stablehlo.broadcast_in_dim %654, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %920 = stablehlo.divide %912, %919 : tensor<16x64xf32>
    %921 = stablehlo.broadcast_in_dim %656, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %922 = stablehlo.divide %918, %921 : tensor<16x64xf32>
    %923 = stablehlo.sqrt %922 : tensor<16x64xf32>
    %cst_241 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %924 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %925 = stablehlo.add %923, %924 : tensor<16x64xf32>
    %926 = stablehlo.divide %920, %925 : tensor<16x64xf32>
    %cst_242 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %927 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %928 = stablehlo.multiply %927, %arg40 : tensor<16x64xf32>
    %929 = stablehlo.add %926, %928 : tensor<16x64xf32>
    %cst_243 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %930 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %931 = stablehlo.multiply %930, %929 : tensor<16x64xf32>
    %932 = stablehlo.subtract %arg40, %931 : tensor<16x64xf32>
    %cst_244 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %933 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %934 = stablehlo.multiply %933, %arg13 : tensor<16xf32>
    %cst_245 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %935 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %936 = stablehlo.multiply %935, %429 : tensor<16xf32>
    %937 = stablehlo.add %934, %936 : tensor<16xf32>
    %cst_246 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %938 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %939 = stablehlo.multiply %938, %arg70 : tensor<16xf32>
    %cst_247 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %940 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %941 = stablehlo.multiply %940, %429 : tensor<16xf32>
    %942 = stablehlo.multiply %941, %429 : tensor<16xf32>
    %943 = stablehlo.add %939, %942 : tensor<16xf32>
    %944 = stablehlo.broadcast_in_dim %654, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %945 = stablehlo.divide %937, %944 : tensor<16xf32>
    %946 = stablehlo.broadcast_in_dim %656, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %947 = stablehlo.divide %943, %946 : tensor<16xf32>
    %948 = stablehlo.sqrt %947 : tensor<16xf32>
    %cst_248 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %949 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %950 = stablehlo.add %948, %949 : tensor<16xf32>
    %951 = stablehlo.divide %945, %950 : tensor<16xf32>
    %cst_249 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %952 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %953 = stablehlo.multiply %952, %951 : tensor<16xf32>
    %954 = stablehlo.subtract %arg41, %953 : tensor<16xf32>
    %cst_250 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %955 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %956 = stablehlo.multiply %955, %arg14 : tensor<16x16xf32>
    %cst_251 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %957 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %958 = stablehlo.multiply %957, %431 : tensor<16x16xf32>
    %959 = stablehlo.add %956, %958 : tensor<16x16xf32>
    %cst_252 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %960 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %961 = stablehlo.multiply %960, %arg71 : tensor<16x16xf32>
    %cst_253 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %962 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %963 = stablehlo.multiply %962, %431 : tensor<16x16xf32>
    %964 = stablehlo.multiply %963, %431 : tensor<16x16xf32>
    %965 = stablehlo.add %961, %964 : tensor<16x16xf32>
    %966 = stablehlo.broadcast_in_dim %654, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %967 = stablehlo.divide %959, %966 : tensor<16x16xf32>
    %968 = stablehlo.broadcast_in_dim %656, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %969 = stablehlo.divide %965, %968 : tensor<16x16xf32>
    %970 = stablehlo.sqrt %969 : tensor<16x16xf32>
    %cst_254 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %971 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %972 = stablehlo.add %970, %971 : tensor<16x16xf32>
    %973 = stablehlo.divide %967, %972 : tensor<16x16xf32>
    %cst_255 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %974 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %975 = stablehlo.multiply %974, %arg42 : tensor<16x16xf32>
    %976 = stablehlo.add %973, %975 : tensor<16x16xf32>
    %cst_256 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %977 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %978 = stablehlo.multiply %977, %976 : tensor<16x16xf32>
    %979 = stablehlo.subtract %arg42, %978 : tensor<16x16xf32>
    %cst_257 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %980 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %981 = stablehlo.multiply %980, %arg15 : tensor<48xf32>
    %cst_258 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %982 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %983 = stablehlo.multiply %982, %468 : tensor<48xf32>
    %984 = stablehlo.add %981, %983 : tensor<48xf32>
    %cst_259 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %985 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %986 = stablehlo.multiply %985, %arg72 : tensor<48xf32>
    %cst_260 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %987 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %988 = stablehlo.multiply %987, %468 : tensor<48xf32>
    %989 = stablehlo.multiply %988, %468 : tensor<48xf32>
    %990 = stablehlo.add %986, %989 : tensor<48xf32>
    %991 = stablehlo.broadcast_in_dim %654, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %992 = stablehlo.divide %984, %991 : tensor<48xf32>
    %993 = stablehlo.broadcast_in_dim %656, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %994 = stablehlo.divide %990, %993 : tensor<48xf32>
    %995 = stablehlo.sqrt %994 : tensor<48xf32>
    %cst_261 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %996 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %997 = stablehlo.add %995, %996 : tensor<48xf32>
    %998 = stablehlo.divide %992, %997 : tensor<48xf32>
    %cst_262 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %999 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %1000 = stablehlo.multiply %999, %998 : tensor<48xf32>
    %1001 = stablehlo.subtract %arg43, %1000 : tensor<48xf32>
    %cst_263 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1002 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %1003 = stablehlo.multiply %1002, %arg16 : tensor<16x48xf32>
    %cst_264 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1004 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %1005 = stablehlo.multiply %1004, %470 : tensor<16x48xf32>
    %1006 = stablehlo.add %1003, %1005 : tensor<16x48xf32>
    %cst_265 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1007 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %1008 = stablehlo.multiply %1007, %arg73 : tensor<16x48xf32>
    %cst_266 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1009 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %1010 = stablehlo.multiply %1009, %470 : tensor<16x48xf32>
    %1011 = stablehlo.multiply %1010, %470 : tensor<16x48xf32>
    %1012 = stablehlo.add %1008, %1011 : tensor<16x48xf32>
    %1013 = stablehlo.broadcast_in_dim %654, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %1014 = stablehlo.divide %1006, %1013 : tensor<16x48xf32>
    %1015 = stablehlo.broadcast_in_dim %656, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %1016 = stablehlo.divide %1012, %1015 : tensor<16x48xf32>
    %1017 = stablehlo.sqrt %1016 : tensor<16x48xf32>
    %cst_267 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1018 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %1019 = stablehlo.add %1017, %1018 : tensor<16x48xf32>
    %1020 = stablehlo.divide %1014, %1019 : tensor<16x48xf32>
    %cst_268 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1021 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %1022 = stablehlo.multiply %1021, %arg44 : tensor<16x48xf32>
    %1023 = stablehlo.add %1020, %1022 : tensor<16x48xf32>
    %cst_269 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1024 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<16x48xf32>
    %1025 = stablehlo.multiply %1024, %1023 : tensor<16x48xf32>
    %1026 = stablehlo.subtract %arg44, %1025 : tensor<16x48xf32>
    %cst_270 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1027 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1028 = stablehlo.multiply %1027, %arg17 : tensor<16xf32>
    %cst_271 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1029 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1030 = stablehlo.multiply %1029, %474 : tensor<16xf32>
    %1031 = stablehlo.add %1028, %1030 : tensor<16xf32>
    %cst_272 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1032 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1033 = stablehlo.multiply %1032, %arg74 : tensor<16xf32>
    %cst_273 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1034 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1035 = stablehlo.multiply %1034, %474 : tensor<16xf32>
    %1036 = stablehlo.multiply %1035, %474 : tensor<16xf32>
    %1037 = stablehlo.add %1033, %1036 : tensor<16xf32>
    %1038 = stablehlo.broadcast_in_dim %654, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1039 = stablehlo.divide %1031, %1038 : tensor<16xf32>
    %1040 = stablehlo.broadcast_in_dim %656, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1041 = stablehlo.divide %1037, %1040 : tensor<16xf32>
    %1042 = stablehlo.sqrt %1041 : tensor<16xf32>
    %cst_274 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1043 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1044 = stablehlo.add %1042, %1043 : tensor<16xf32>
    %1045 = stablehlo.divide %1039, %1044 : tensor<16xf32>
    %cst_275 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1046 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1047 = stablehlo.multiply %1046, %1045 : tensor<16xf32>
    %1048 = stablehlo.subtract %arg45, %1047 : tensor<16xf32>
    %cst_276 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1049 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1050 = stablehlo.multiply %1049, %arg18 : tensor<16xf32>
    %cst_277 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1051 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1052 = stablehlo.multiply %1051, %480 : tensor<16xf32>
    %1053 = stablehlo.add %1050, %1052 : tensor<16xf32>
    %cst_278 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1054 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1055 = stablehlo.multiply %1054, %arg75 : tensor<16xf32>
    %cst_279 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1056 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1057 = stablehlo.multiply %1056, %480 : tensor<16xf32>
    %1058 = stablehlo.multiply %1057, %480 : tensor<16xf32>
    %1059 = stablehlo.add %1055, %1058 : tensor<16xf32>
    %1060 = stablehlo.broadcast_in_dim %654, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1061 = stablehlo.divide %1053, %1060 : tensor<16xf32>
    %1062 = stablehlo.broadcast_in_dim %656, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1063 = stablehlo.divide %1059, %1062 : tensor<16xf32>
    %1064 = stablehlo.sqrt %1063 : tensor<16xf32>
    %cst_280 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1065 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1066 = stablehlo.add %1064, %1065 : tensor<16xf32>
    %1067 = stablehlo.divide %1061, %1066 : tensor<16xf32>
    %cst_281 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1068 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1069 = stablehlo.multiply %1068, %1067 : tensor<16xf32>
    %1070 = stablehlo.subtract %arg46, %1069 : tensor<16xf32>
    %cst_282 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1071 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1072 = stablehlo.multiply %1071, %arg19 : tensor<16xf32>
    %cst_283 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1073 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1074 = stablehlo.multiply %1073, %395 : tensor<16xf32>
    %1075 = stablehlo.add %1072, %1074 : tensor<16xf32>
    %cst_284 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1076 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1077 = stablehlo.multiply %1076, %arg76 : tensor<16xf32>
    %cst_285 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1078 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1079 = stablehlo.multiply %1078, %395 : tensor<16xf32>
    %1080 = stablehlo.multiply %1079, %395 : tensor<16xf32>
    %1081 = stablehlo.add %1077, %1080 : tensor<16xf32>
    %1082 = stablehlo.broadcast_in_dim %654, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1083 = stablehlo.divide %1075, %1082 : tensor<16xf32>
    %1084 = stablehlo.broadcast_in_dim %656, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1085 = stablehlo.divide %1081, %1084 : tensor<16xf32>
    %1086 = stablehlo.sqrt %1085 : tensor<16xf32>
    %cst_286 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1087 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1088 = stablehlo.add %1086, %1087 : tensor<16xf32>
    %1089 = stablehlo.divide %1083, %1088 : tensor<16xf32>
    %cst_287 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1090 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1091 = stablehlo.multiply %1090, %1089 : tensor<16xf32>
    %1092 = stablehlo.subtract %arg47, %1091 : tensor<16xf32>
    %cst_288 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1093 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1094 = stablehlo.multiply %1093, %arg20 : tensor<16xf32>
    %cst_289 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1095 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1096 = stablehlo.multiply %1095, %401 : tensor<16xf32>
    %1097 = stablehlo.add %1094, %1096 : tensor<16xf32>
    %cst_290 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1098 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1099 = stablehlo.multiply %1098, %arg77 : tensor<16xf32>
    %cst_291 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1100 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1101 = stablehlo.multiply %1100, %401 : tensor<16xf32>
    %1102 = stablehlo.multiply %1101, %401 : tensor<16xf32>
    %1103 = stablehlo.add %1099, %1102 : tensor<16xf32>
    %1104 = stablehlo.broadcast_in_dim %654, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1105 = stablehlo.divide %1097, %1104 : tensor<16xf32>
    %1106 = stablehlo.broadcast_in_dim %656, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1107 = stablehlo.divide %1103, %1106 : tensor<16xf32>
    %1108 = stablehlo.sqrt %1107 : tensor<16xf32>
    %cst_292 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1109 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1110 = stablehlo.add %1108, %1109 : tensor<16xf32>
    %1111 = stablehlo.divide %1105, %1110 : tensor<16xf32>
    %cst_293 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1112 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1113 = stablehlo.multiply %1112, %1111 : tensor<16xf32>
    %1114 = stablehlo.subtract %arg48, %1113 : tensor<16xf32>
    %cst_294 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1115 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1116 = stablehlo.multiply %1115, %arg21 : tensor<16xf32>
    %cst_295 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1117 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1118 = stablehlo.multiply %1117, %369 : tensor<16xf32>
    %1119 = stablehlo.add %1116, %1118 : tensor<16xf32>
    %cst_296 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1120 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1121 = stablehlo.multiply %1120, %arg78 : tensor<16xf32>
    %cst_297 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1122 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1123 = stablehlo.multiply %1122, %369 : tensor<16xf32>
    %1124 = stablehlo.multiply %1123, %369 : tensor<16xf32>
    %1125 = stablehlo.add %1121, %1124 : tensor<16xf32>
    %1126 = stablehlo.broadcast_in_dim %654, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1127 = stablehlo.divide %1119, %1126 : tensor<16xf32>
    %1128 = stablehlo.broadcast_in_dim %656, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1129 = stablehlo.divide %1125, %1128 : tensor<16xf32>
    %1130 = stablehlo.sqrt %1129 : tensor<16xf32>
    %cst_298 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1131 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1132 = stablehlo.add %1130, %1131 : tensor<16xf32>
    %1133 = stablehlo.divide %1127, %1132 : tensor<16xf32>
    %cst_299 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1134 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1135 = stablehlo.multiply %1134, %1133 : tensor<16xf32>
    %1136 = stablehlo.subtract %arg49, %1135 : tensor<16xf32>
    %cst_300 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1137 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1138 = stablehlo.multiply %1137, %arg22 : tensor<64x16xf32>
    %cst_301 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1139 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1140 = stablehlo.multiply %1139, %371 : tensor<64x16xf32>
    %1141 = stablehlo.add %1138, %1140 : tensor<64x16xf32>
    %cst_302 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1142 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1143 = stablehlo.multiply %1142, %arg79 : tensor<64x16xf32>
    %cst_303 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1144 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1145 = stablehlo.multiply %1144, %371 : tensor<64x16xf32>
    %1146 = stablehlo.multiply %1145, %371 : tensor<64x16xf32>
    %1147 = stablehlo.add %1143, %1146 : tensor<64x16xf32>
    %1148 = stablehlo.broadcast_in_dim %654, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1149 = stablehlo.divide %1141, %1148 : tensor<64x16xf32>
    %1150 = stablehlo.broadcast_in_dim %656, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1151 = stablehlo.divide %1147, %1150 : tensor<64x16xf32>
    %1152 = stablehlo.sqrt %1151 : tensor<64x16xf32>
    %cst_304 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1153 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1154 = stablehlo.add %1152, %1153 : tensor<64x16xf32>
    %1155 = stablehlo.divide %1149, %1154 : tensor<64x16xf32>
    %cst_305 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1156 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1157 = stablehlo.multiply %1156, %arg50 : tensor<64x16xf32>
    %1158 = stablehlo.add %1155, %1157 : tensor<64x16xf32>
    %cst_306 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1159 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1160 = stablehlo.multiply %1159, %1158 : tensor<64x16xf32>
    %1161 = stablehlo.subtract %arg50, %1160 : tensor<64x16xf32>
    %cst_307 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1162 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1163 = stablehlo.multiply %1162, %arg23 : tensor<64xf32>
    %cst_308 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1164 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1165 = stablehlo.multiply %1164, %389 : tensor<64xf32>
    %1166 = stablehlo.add %1163, %1165 : tensor<64xf32>
    %cst_309 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1167 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1168 = stablehlo.multiply %1167, %arg80 : tensor<64xf32>
    %cst_310 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1169 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1170 = stablehlo.multiply %1169, %389 : tensor<64xf32>
    %1171 = stablehlo.multiply %1170, %389 : tensor<64xf32>
    %1172 = stablehlo.add %1168, %1171 : tensor<64xf32>
    %1173 = stablehlo.broadcast_in_dim %654, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1174 = stablehlo.divide %1166, %1173 : tensor<64xf32>
    %1175 = stablehlo.broadcast_in_dim %656, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1176 = stablehlo.divide %1172, %1175 : tensor<64xf32>
    %1177 = stablehlo.sqrt %1176 : tensor<64xf32>
    %cst_311 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1178 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1179 = stablehlo.add %1177, %1178 : tensor<64xf32>
    %1180 = stablehlo.divide %1174, %1179 : tensor<64xf32>
    %cst_312 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1181 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1182 = stablehlo.multiply %1181, %1180 : tensor<64xf32>
    %1183 = stablehlo.subtract %arg51, %1182 : tensor<64xf32>
    %cst_313 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1184 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1185 = stablehlo.multiply %1184, %arg24 : tensor<16x64xf32>
    %cst_314 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1186 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1187 = stablehlo.multiply %1186, %391 : tensor<16x64xf32>
    %1188 = stablehlo.add %1185, %1187 : tensor<16x64xf32>
    %cst_315 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1189 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1190 = stablehlo.multiply %1189, %arg81 : tensor<16x64xf32>
    %cst_316 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1191 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1192 = stablehlo.multiply %1191, %391 : tensor<16x64xf32>
    %1193 = stablehlo.multiply %1192, %391 : tensor<16x64xf32>
    %1194 = stablehlo.add %1190, %1193 : tensor<16x64xf32>
    %1195 = stablehlo.broadcast_in_dim %654, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1196 = stablehlo.divide %1188, %1195 : tensor<16x64xf32>
    %1197 = stablehlo.broadcast_in_dim %656, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1198 = stablehlo.divide %1194, %1197 : tensor<16x64xf32>
    %1199 = stablehlo.sqrt %1198 : tensor<16x64xf32>
    %cst_317 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1200 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1201 = stablehlo.add %1199, %1200 : tensor<16x64xf32>
    %1202 = stablehlo.divide %1196, %1201 : tensor<16x64xf32>
    %cst_318 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1203 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1204 = stablehlo.multiply %1203, %arg52 : tensor<16x64xf32>
    %1205 = stablehlo.add %1202, %1204 : tensor<16x64xf32>
    %cst_319 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1206 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1207 = stablehlo.multiply %1206, %1205 : tensor<16x64xf32>
    %1208 = stablehlo.subtract %arg52, %1207 : tensor<16x64xf32>
    %cst_320 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1209 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1210 = stablehlo.multiply %1209, %arg25 : tensor<16xf32>
    %cst_321 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1211 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1212 = stablehlo.multiply %1211, %336 : tensor<16xf32>
    %1213 = stablehlo.add %1210, %1212 : tensor<16xf32>
    %cst_322 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1214 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1215 = stablehlo.multiply %1214, %arg82 : tensor<16xf32>
    %cst_323 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1216 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1217 = stablehlo.multiply %1216, %336 : tensor<16xf32>
    %1218 = stablehlo.multiply %1217, %336 : tensor<16xf32>
    %1219 = stablehlo.add %1215, %1218 : tensor<16xf32>
    %1220 = stablehlo.broadcast_in_dim %654, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1221 = stablehlo.divide %1213, %1220 : tensor<16xf32>
    %1222 = stablehlo.broadcast_in_dim %656, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1223 = stablehlo.divide %1219, %1222 : tensor<16xf32>
    %1224 = stablehlo.sqrt %1223 : tensor<16xf32>
    %cst_324 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1225 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1226 = stablehlo.add %1224, %1225 : tensor<16xf32>
    %1227 = stablehlo.divide %1221, %1226 : tensor<16xf32>
    %cst_325 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1228 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1229 = stablehlo.multiply %1228, %1227 : tensor<16xf32>
    %1230 = stablehlo.subtract %arg53, %1229 : tensor<16xf32>
    %cst_326 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1231 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1232 = stablehlo.multiply %1231, %arg26 : tensor<16xf32>
    %cst_327 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1233 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1234 = stablehlo.multiply %1233, %342 : tensor<16xf32>
    %1235 = stablehlo.add %1232, %1234 : tensor<16xf32>
    %cst_328 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1236 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1237 = stablehlo.multiply %1236, %arg83 : tensor<16xf32>
    %cst_329 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1238 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1239 = stablehlo.multiply %1238, %342 : tensor<16xf32>
    %1240 = stablehlo.multiply %1239, %342 : tensor<16xf32>
    %1241 = stablehlo.add %1237, %1240 : tensor<16xf32>
    %1242 = stablehlo.broadcast_in_dim %654, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1243 = stablehlo.divide %1235, %1242 : tensor<16xf32>
    %1244 = stablehlo.broadcast_in_dim %656, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1245 = stablehlo.divide %1241, %1244 : tensor<16xf32>
    %1246 = stablehlo.sqrt %1245 : tensor<16xf32>
    %cst_330 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1247 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1248 = stablehlo.add %1246, %1247 : tensor<16xf32>
    %1249 = stablehlo.divide %1243, %1248 : tensor<16xf32>
    %cst_331 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1250 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1251 = stablehlo.multiply %1250, %1249 : tensor<16xf32>
    %1252 = stablehlo.subtract %arg54, %1251 : tensor<16xf32>
    %cst_332 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1253 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %1254 = stablehlo.multiply %1253, %arg27 : tensor<8x16xf32>
    %cst_333 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1255 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %1256 = stablehlo.multiply %1255, %647 : tensor<8x16xf32>
    %1257 = stablehlo.add %1254, %1256 : tensor<8x16xf32>
    %cst_334 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1258 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %1259 = stablehlo.multiply %1258, %arg84 : tensor<8x16xf32>
    %cst_335 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1260 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %1261 = stablehlo.multiply %1260, %647 : tensor<8x16xf32>
    %1262 = stablehlo.multiply %1261, %647 : tensor<8x16xf32>
    %1263 = stablehlo.add %1259, %1262 : tensor<8x16xf32>
    %1264 = stablehlo.broadcast_in_dim %654, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %1265 = stablehlo.divide %1257, %1264 : tensor<8x16xf32>
    %1266 = stablehlo.broadcast_in_dim %656, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %1267 = stablehlo.divide %1263, %1266 : tensor<8x16xf32>
    %1268 = stablehlo.sqrt %1267 : tensor<8x16xf32>
    %cst_336 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1269 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %1270 = stablehlo.add %1268, %1269 : tensor<8x16xf32>
    %1271 = stablehlo.divide %1265, %1270 : tensor<8x16xf32>
    %cst_337 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1272 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %1273 = stablehlo.multiply %1272, %arg55 : tensor<8x16xf32>
    %1274 = stablehlo.add %1271, %1273 : tensor<8x16xf32>
    %cst_338 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1275 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %1276 = stablehlo.multiply %1275, %1274 : tensor<8x16xf32>
    %1277 = stablehlo.subtract %arg55, %1276 : tensor<8x16xf32>
    %cst_339 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1278 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %1279 = stablehlo.multiply %1278, %arg28 : tensor<32x16xf32>
    %cst_340 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1280 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %1281 = stablehlo.multiply %1280, %650 : tensor<32x16xf32>
    %1282 = stablehlo.add %1279, %1281 : tensor<32x16xf32>
    %cst_341 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1283 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %1284 = stablehlo.multiply %1283, %arg85 : tensor<32x16xf32>
    %cst_342 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1285 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %1286 = stablehlo.multiply %1285, %650 : tensor<32x16xf32>
    %1287 = stablehlo.multiply %1286, %650 : tensor<32x16xf32>
    %1288 = stablehlo.add %1284, %1287 : tensor<32x16xf32>
    %1289 = stablehlo.broadcast_in_dim %654, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %1290 = stablehlo.divide %1282, %1289 : tensor<32x16xf32>
    %1291 = stablehlo.broadcast_in_dim %656, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %1292 = stablehlo.divide %1288, %1291 : tensor<32x16xf32>
    %1293 = stablehlo.sqrt %1292 : tensor<32x16xf32>
    %cst_343 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1294 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %1295 = stablehlo.add %1293, %1294 : tensor<32x16xf32>
    %1296 = stablehlo.divide %1290, %1295 : tensor<32x16xf32>
    %cst_344 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1297 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %1298 = stablehlo.multiply %1297, %arg56 : tensor<32x16xf32>
    %1299 = stablehlo.add %1296, %1298 : tensor<32x16xf32>
    %cst_345 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1300 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %1301 = stablehlo.multiply %1300, %1299 : tensor<32x16xf32>
    %1302 = stablehlo.subtract %arg56, %1301 : tensor<32x16xf32>
    %cst_346 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    return %2, %661, %683, %708, %730, %755, %777, %799, %821, %843, %865, %890, %912, %937, %959, %984, %1006, %1031, %1053, %1075, %1097, %1119, %1141, %1166, %1188, %1213, %1235, %1257, %1282, %678, %703, %725, %750, %772, %794, %816, %838, %860, %885, %907, %932, %954, %979, %1001, %1026, %1048, %1070, %1092, %1114, %1136, %1161, %1183, %1208, %1230, %1252, %1277, %1302, %651, %667, %689, %714, %736, %761, %783, %805, %827, %849, %871, %896, %918, %943, %965, %990, %1012, %1037, %1059, %1081, %1103, %1125, %1147, %1172, %1194, %1219, %1241, %1263, %1288, %315, %cst_346 : tensor<2xui32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<f32>, tensor<f32>
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
  func.func private @step.where(%arg0: tensor<8x8xi1>, %arg1: tensor<2x2x8x8xf32>, %arg2: tensor<f32>) -> (tensor<2x2x8x8xf32>, tensor<2x2x8x8xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<8x8xi1>) -> tensor<2x2x8x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>
    return %3, %1 : tensor<2x2x8x8xf32>, tensor<2x2x8x8xi1>
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
  func.func private @step.take_along_axis_0(%arg0: tensor<2x8x1x1xi32>, %arg1: tensor<2x8x1xf32>) -> tensor<2x8x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x32xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x8x32xf32>, tensor<2x8x1x1xi32>, tensor<2x8x1xf32>) -> tensor<2x8x32xf32>
    return %1 : tensor<2x8x32xf32>
  }
  func.func private @step.where_1(%arg0: tensor<2x2x8x8xi1>, %arg1: tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>
    return %1 : tensor<2x2x8x8xf32>
  }
  func.func public @evaluate(%arg0: tensor<16xf32>, %arg1: tensor<16x16xf32>, %arg2: tensor<48xf32>, %arg3: tensor<16x48xf32>, %arg4: tensor<16xf32>, %arg5: tensor<16xf32>, %arg6: tensor<16xf32>, %arg7: tensor<16xf32>, %arg8: tensor<16xf32>, %arg9: tensor<64x16xf32>, %arg10: tensor<64xf32>, %arg11: tensor<16x64xf32>, %arg12: tensor<16xf32>, %arg13: tensor<16x16xf32>, %arg14: tensor<48xf32>, %arg15: tensor<16x48xf32>, %arg16: tensor<16xf32>, %arg17: tensor<16xf32>, %arg18: tensor<16xf32>, %arg19: tensor<16xf32>, %arg20: tensor<16xf32>, %arg21: tensor<64x16xf32>, %arg22: tensor<64xf32>, %arg23: tensor<16x64xf32>, %arg24: tensor<16xf32>, %arg25: tensor<16xf32>, %arg26: tensor<8x16xf32>, %arg27: tensor<32x16xf32>, %arg28: tensor<2x9xi32>) -> (tensor<f32> {jax.result_info = "result['loss']"}) {
    %0 = stablehlo.slice %arg28 [0:2, 0:8] : (tensor<2x9xi32>) -> tensor<2x8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x8xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<2x8xi32>, tensor<2x8xi32>) -> tensor<2x8xi1>
    %c_0 = stablehlo.constant dense<32> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x8xi32>
    %4 = stablehlo.add %0, %3 : tensor<2x8xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<2x8xi1>, tensor<2x8xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<2x8xi32>) -> tensor<2x8x1xi32>
    %7 = "stablehlo.gather"(%arg27, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<32x16xf32>, tensor<2x8x1xi32>) -> tensor<2x8x16xf32>
    %8 = stablehlo.broadcast_in_dim %arg26, dims = [1, 2] : (tensor<8x16xf32>) -> tensor<1x8x16xf32>
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
    %135 = stablehlo.broadcast_in_dim %arg17, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %137 = stablehlo.multiply %134, %136 : tensor<2x8x16xf32>
    %138 = stablehlo.broadcast_in_dim %arg16, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %140 = stablehlo.add %137, %139 : tensor<2x8x16xf32>
    %141 = stablehlo.dot_general %140, %arg15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x48xf32>) -> tensor<2x8x48xf32>
    %142 = stablehlo.broadcast_in_dim %arg14, dims = [2] : (tensor<48xf32>) -> tensor<1x1x48xf32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [0, 1, 2] : (tensor<1x1x48xf32>) -> tensor<2x8x48xf32>
    %144 = stablehlo.add %141, %143 : tensor<2x8x48xf32>
    %145 = stablehlo.reshape %144 : (tensor<2x8x48xf32>) -> tensor<2x8x3x2x8xf32>
    %146 = stablehlo.slice %145 [0:2, 0:8, 0:1, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %147 = stablehlo.reshape %146 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %148 = stablehlo.slice %145 [0:2, 0:8, 1:2, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %149 = stablehlo.reshape %148 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %150 = stablehlo.slice %145 [0:2, 0:8, 2:3, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %151 = stablehlo.reshape %150 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %152 = stablehlo.dot_general %147, %149, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x8x2x8xf32>, tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %cst_25 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %154 = stablehlo.divide %152, %153 : tensor<2x2x8x8xf32>
    %c_26 = stablehlo.constant dense<true> : tensor<i1>
    %155 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %156 = call @evaluate.tril(%155) : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %cst_27 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %157 = call @evaluate.where(%156, %154, %cst_27) : (tensor<8x8xi1>, tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8x8xf32>
    %cst_28 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %158 = stablehlo.reduce(%157 init: %cst_28) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %cst_29 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x2x8xf32>
    %160 = stablehlo.maximum %159, %158 : tensor<2x2x8xf32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %162 = stablehlo.broadcast_in_dim %161, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %163 = stablehlo.subtract %157, %162 : tensor<2x2x8x8xf32>
    %164 = stablehlo.exponential %163 : tensor<2x2x8x8xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %165 = stablehlo.reduce(%164 init: %cst_30) applies stablehlo.add across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %167 = stablehlo.broadcast_in_dim %166, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %168 = stablehlo.divide %164, %167 : tensor<2x2x8x8xf32>
    %169 = stablehlo.dot_general %151, %168, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x8x2x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %170 = stablehlo.transpose %169, dims = [0, 3, 1, 2] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %171 = stablehlo.reshape %170 : (tensor<2x8x2x8xf32>) -> tensor<2x8x16xf32>
    %172 = stablehlo.dot_general %171, %arg13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x16xf32>) -> tensor<2x8x16xf32>
    %173 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %174 = stablehlo.broadcast_in_dim %173, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %175 = stablehlo.add %172, %174 : tensor<2x8x16xf32>
    %176 = stablehlo.add %116, %175 : tensor<2x8x16xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %177 = stablehlo.reduce(%176 init: %cst_31) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_32 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %180 = stablehlo.divide %178, %179 : tensor<2x8x1xf32>
    %181 = stablehlo.broadcast_in_dim %180, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %182 = stablehlo.subtract %176, %181 : tensor<2x8x16xf32>
    %183 = chlo.square %182 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %184 = stablehlo.reduce(%183 init: %cst_33) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %185 = stablehlo.broadcast_in_dim %184, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_34 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %187 = stablehlo.divide %185, %186 : tensor<2x8x1xf32>
    %188 = stablehlo.broadcast_in_dim %180, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %189 = stablehlo.subtract %176, %188 : tensor<2x8x16xf32>
    %cst_35 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %191 = stablehlo.add %187, %190 : tensor<2x8x1xf32>
    %192 = stablehlo.rsqrt %191 : tensor<2x8x1xf32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %194 = stablehlo.multiply %189, %193 : tensor<2x8x16xf32>
    %195 = stablehlo.broadcast_in_dim %arg19, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %196 = stablehlo.broadcast_in_dim %195, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %197 = stablehlo.multiply %194, %196 : tensor<2x8x16xf32>
    %198 = stablehlo.broadcast_in_dim %arg18, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %199 = stablehlo.broadcast_in_dim %198, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %200 = stablehlo.add %197, %199 : tensor<2x8x16xf32>
    %201 = stablehlo.dot_general %200, %arg23, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x64xf32>) -> tensor<2x8x64xf32>
    %202 = stablehlo.broadcast_in_dim %arg22, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %203 = stablehlo.broadcast_in_dim %202, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<2x8x64xf32>
    %204 = stablehlo.add %201, %203 : tensor<2x8x64xf32>
    %205 = stablehlo.multiply %204, %204 : tensor<2x8x64xf32>
    %206 = stablehlo.multiply %205, %204 : tensor<2x8x64xf32>
    %cst_36 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %208 = stablehlo.multiply %207, %206 : tensor<2x8x64xf32>
    %209 = stablehlo.add %204, %208 : tensor<2x8x64xf32>
    %cst_37 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %211 = stablehlo.multiply %210, %209 : tensor<2x8x64xf32>
    %212 = stablehlo.tanh %211 : tensor<2x8x64xf32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %214 = stablehlo.add %213, %212 : tensor<2x8x64xf32>
    %cst_39 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %216 = stablehlo.multiply %215, %214 : tensor<2x8x64xf32>
    %217 = stablehlo.multiply %204, %216 : tensor<2x8x64xf32>
    %218 = stablehlo.dot_general %217, %arg21, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x64xf32>, tensor<64x16xf32>) -> tensor<2x8x16xf32>
    %219 = stablehlo.broadcast_in_dim %arg20, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %220 = stablehlo.broadcast_in_dim %219, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %221 = stablehlo.add %218, %220 : tensor<2x8x16xf32>
    %222 = stablehlo.add %176, %221 : tensor<2x8x16xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %223 = stablehlo.reduce(%222 init: %cst_40) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %224 = stablehlo.broadcast_in_dim %223, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_41 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %226 = stablehlo.divide %224, %225 : tensor<2x8x1xf32>
    %227 = stablehlo.broadcast_in_dim %226, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %228 = stablehlo.subtract %222, %227 : tensor<2x8x16xf32>
    %229 = chlo.square %228 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %230 = stablehlo.reduce(%229 init: %cst_42) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %231 = stablehlo.broadcast_in_dim %230, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_43 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %233 = stablehlo.divide %231, %232 : tensor<2x8x1xf32>
    %234 = stablehlo.broadcast_in_dim %226, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %235 = stablehlo.subtract %222, %234 : tensor<2x8x16xf32>
    %cst_44 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %237 = stablehlo.add %233, %236 : tensor<2x8x1xf32>
    %238 = stablehlo.rsqrt %237 : tensor<2x8x1xf32>
    %239 = stablehlo.broadcast_in_dim %238, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %240 = stablehlo.multiply %235, %239 : tensor<2x8x16xf32>
    %241 = stablehlo.broadcast_in_dim %arg25, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %242 = stablehlo.broadcast_in_dim %241, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %243 = stablehlo.multiply %240, %242 : tensor<2x8x16xf32>
    %244 = stablehlo.broadcast_in_dim %arg24, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %245 = stablehlo.broadcast_in_dim %244, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %246 = stablehlo.add %243, %245 : tensor<2x8x16xf32>
    %247 = stablehlo.transpose %arg27, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %248 = stablehlo.dot_general %246, %247, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x32xf32>) -> tensor<2x8x32xf32>
    %249 = stablehlo.slice %arg28 [0:2, 1:9] : (tensor<2x9xi32>) -> tensor<2x8xi32>
    %250 = stablehlo.broadcast_in_dim %249, dims = [0, 1] : (tensor<2x8xi32>) -> tensor<2x8x1xi32>
    %251 = call @evaluate.take_along_axis(%248, %250) : (tensor<2x8x32xf32>, tensor<2x8x1xi32>) -> tensor<2x8x1xf32>
    %252 = stablehlo.reshape %251 : (tensor<2x8x1xf32>) -> tensor<2x8xf32>
    %cst_45 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %253 = stablehlo.reduce(%248 init: %cst_45) applies stablehlo.maximum across dimensions = [2] : (tensor<2x8x32xf32>, tensor<f32>) -> tensor<2x8xf32>
    %cst_46 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %255 = stablehlo.maximum %254, %253 : tensor<2x8xf32>
    %256 = stablehlo.is_finite %255 : (tensor<2x8xf32>) -> tensor<2x8xi1>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %258 = stablehlo.select %256, %255, %257 : tensor<2x8xi1>, tensor<2x8xf32>
    %259 = stablehlo.broadcast_in_dim %258, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %260 = stablehlo.broadcast_in_dim %259, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x32xf32>
    %261 = stablehlo.subtract %248, %260 : tensor<2x8x32xf32>
    %262 = stablehlo.exponential %261 : tensor<2x8x32xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %263 = stablehlo.reduce(%262 init: %cst_48) applies stablehlo.add across dimensions = [2] : (tensor<2x8x32xf32>, tensor<f32>) -> tensor<2x8xf32>
    %264 = stablehlo.abs %263 : tensor<2x8xf32>
    %265 = stablehlo.log %264 : tensor<2x8xf32>
    %266 = stablehlo.add %265, %258 : tensor<2x8xf32>
    %267 = stablehlo.subtract %266, %252 : tensor<2x8xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %268 = stablehlo.reduce(%267 init: %cst_49) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_50 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %269 = stablehlo.divide %268, %cst_50 : tensor<f32>
    return %269 : tensor<f32>
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
    %v3:86 = call @initialise(%v1) : (tensor<i32>) -> (tensor<2xui32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>)
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
    // initialise ['m']['h1']['ln_1']['b']
    "check.expect_almost_eq_const"(%v3#17) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['m']['h1']['ln_1']['g']
    "check.expect_almost_eq_const"(%v3#18) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['m']['h1']['ln_2']['b']
    "check.expect_almost_eq_const"(%v3#19) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['m']['h1']['ln_2']['g']
    "check.expect_almost_eq_const"(%v3#20) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['m']['ln_f']['b']
    "check.expect_almost_eq_const"(%v3#25) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['m']['ln_f']['g']
    "check.expect_almost_eq_const"(%v3#26) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['m']['wpe']
    "check.expect_almost_eq_const"(%v3#27) {value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<8x16xf32>) -> ()
    // initialise ['params']['h0']['ln_1']['b']
    "check.expect_almost_eq_const"(%v3#33) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['params']['h0']['ln_1']['g']
    "check.expect_almost_eq_const"(%v3#34) {value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['params']['h0']['ln_2']['b']
    "check.expect_almost_eq_const"(%v3#35) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['params']['h0']['ln_2']['g']
    "check.expect_almost_eq_const"(%v3#36) {value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['params']['h1']['ln_1']['b']
    "check.expect_almost_eq_const"(%v3#45) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['params']['h1']['ln_1']['g']
    "check.expect_almost_eq_const"(%v3#46) {value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['params']['h1']['ln_2']['b']
    "check.expect_almost_eq_const"(%v3#47) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['params']['h1']['ln_2']['g']
    "check.expect_almost_eq_const"(%v3#48) {value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['params']['ln_f']['b']
    "check.expect_almost_eq_const"(%v3#53) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['params']['ln_f']['g']
    "check.expect_almost_eq_const"(%v3#54) {value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['params']['wpe']
    "check.expect_almost_eq_const"(%v3#55) {value = dense<"0xC85368BCFBAABABB6D66EE3A75DCB43C9C8B04BC598F133C91E27DBDF0B74E3C17B1CBBC36B4E13BF30B06BDD4120ABD18BD9F3C6FAAA6BBCCA015BD3C82F13B3CCEF9BC5F18043C8DD75F3C577F803C92501B3BBD1223BD1852FF3B8532DDB94379C1BBB19D723C7B0B213D1129EFBC77BFAFBC27D5A03C39329EBB136E5C3CFC83B23B500417BC38C8A53B6AE48E3B91B3C43C473A273BFC077D3C4F1089BC421D313CBF0B01BC8BF15F3C8DE02DBC53A0AD3B752472BB15A34B3BB889F4BAB8B5173D122DD33C52ECD33B0913B4BC755B8C3B528B103C3FCC863C54AAF93B4445113C2A5D383C25D9CB3C2EC8CF3C5A94DC3B132BAD3C9150D3BA616AA3BB40F8743C5609C8BC49DBCC3BEC03FA3C3868823C7BD6CF3A1FEFDEBB5E2322BBE17D6B3C139000BD10B6AA3C60D497BC392ACEBBF7BCD33C8A39EDBCD49B46BC50DA8BBC6B42D7BBAB8AC2BCD5C2E43C7D35403CABA51ABD61EA343D8289283D86B62CBD5EB590BC1C8C21BD1CBE6F3ADB52B3BBA6272FBC9614093C6923C73CED5FF13C2BB3213B9FF13ABC23FB56BCB425153C119D01BC13DE0DBD176DE03AB48BBCBBFD40233DF2A59FBC1B04F93BEABB0DBCD96A313C9F232BBD1725743B72920FBDF5DC38BDDFB7E53BF1D78ABB08F370BB6D09873CF33662BCC340B23AECC294BC46A34D3C67B291BC06B8D83B6A22EB3C014042BC91CAF6BAD02892BA"> : tensor<8x16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<8x16xf32>) -> ()
    // initialise ['v']['h0']['ln_1']['b']
    "check.expect_almost_eq_const"(%v3#62) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['v']['h0']['ln_1']['g']
    "check.expect_almost_eq_const"(%v3#63) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['v']['h0']['ln_2']['b']
    "check.expect_almost_eq_const"(%v3#64) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['v']['h0']['ln_2']['g']
    "check.expect_almost_eq_const"(%v3#65) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['v']['h1']['ln_1']['b']
    "check.expect_almost_eq_const"(%v3#74) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['v']['h1']['ln_1']['g']
    "check.expect_almost_eq_const"(%v3#75) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['v']['h1']['ln_2']['b']
    "check.expect_almost_eq_const"(%v3#76) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['v']['h1']['ln_2']['g']
    "check.expect_almost_eq_const"(%v3#77) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['v']['ln_f']['b']
    "check.expect_almost_eq_const"(%v3#82) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['v']['ln_f']['g']
    "check.expect_almost_eq_const"(%v3#83) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['v']['wpe']
    "check.expect_almost_eq_const"(%v3#84) {value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<8x16xf32>) -> ()
    %v5 = stablehlo.constant dense<"0x0F00000010000000180000001E00000001000000040000001A0000001E00000007000000090000001B0000000D000000080000001A000000080000000D0000001400000011000000"> : tensor<2x9xi32>
    %v4 = stablehlo.optimization_barrier %v5 : tensor<2x9xi32>
    %v6:88 = call @step(%v3#0, %v3#1, %v3#2, %v3#3, %v3#4, %v3#5, %v3#6, %v3#7, %v3#8, %v3#9, %v3#10, %v3#11, %v3#12, %v3#13, %v3#14, %v3#15, %v3#16, %v3#17, %v3#18, %v3#19, %v3#20, %v3#21, %v3#22, %v3#23, %v3#24, %v3#25, %v3#26, %v3#27, %v3#28, %v3#29, %v3#30, %v3#31, %v3#32, %v3#33, %v3#34, %v3#35, %v3#36, %v3#37, %v3#38, %v3#39, %v3#40, %v3#41, %v3#42, %v3#43, %v3#44, %v3#45, %v3#46, %v3#47, %v3#48, %v3#49, %v3#50, %v3#51, %v3#52, %v3#53, %v3#54, %v3#55, %v3#56, %v3#57, %v3#58, %v3#59, %v3#60, %v3#61, %v3#62, %v3#63, %v3#64, %v3#65, %v3#66, %v3#67, %v3#68, %v3#69, %v3#70, %v3#71, %v3#72, %v3#73, %v3#74, %v3#75, %v3#76, %v3#77, %v3#78, %v3#79, %v3#80, %v3#81, %v3#82, %v3#83, %v3#84, %v3#85, %v4) : (tensor<2xui32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<2x9xi32>) -> (tensor<2xui32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<f32>, tensor<f32>)
    // step 0 ['loss']
    "check.expect_almost_eq_const"(%v6#86) {value = dense<0x405DE022> : tensor<f32>, tolerance = 1.000000e-05 : f64} : (tensor<f32>) -> ()
    // step 0 ['lr']
    "check.expect_almost_eq_const"(%v6#87) {value = dense<0x3C23D70A> : tensor<f32>, tolerance = 1.000000e-05 : f64} : (tensor<f32>) -> ()
    %v8 = stablehlo.constant dense<"0x02000000000000001B000000180000001A000000110000001A0000000A0000000E000000190000000300000009000000030000000E0000001F000000040000000C0000000C000000"> : tensor<2x9xi32>
    %v7 = stablehlo.optimization_barrier %v8 : tensor<2x9xi32>
    %v9:88 = call @step(%v6#0, %v6#1, %v6#2, %v6#3, %v6#4, %v6#5, %v6#6, %v6#7, %v6#8, %v6#9, %v6#10, %v6#11, %v6#12, %v6#13, %v6#14, %v6#15, %v6#16, %v6#17, %v6#18, %v6#19, %v6#20, %v6#21, %v6#22, %v6#23, %v6#24, %v6#25, %v6#26, %v6#27, %v6#28, %v6#29, %v6#30, %v6#31, %v6#32, %v6#33, %v6#34, %v6#35, %v6#36, %v6#37, %v6#38, %v6#39, %v6#40, %v6#41, %v6#42, %v6#43, %v6#44, %v6#45, %v6#46, %v6#47, %v6#48, %v6#49, %v6#50, %v6#51, %v6#52, %v6#53, %v6#54, %v6#55, %v6#56, %v6#57, %v6#58, %v6#59, %v6#60, %v6#61, %v6#62, %v6#63, %v6#64, %v6#65, %v6#66, %v6#67, %v6#68, %v6#69, %v6#70, %v6#71, %v6#72, %v6#73, %v6#74, %v6#75, %v6#76, %v6#77, %v6#78, %v6#79, %v6#80, %v6#81, %v6#82, %v6#83, %v6#84, %v6#85, %v7) : (tensor<2xui32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<2x9xi32>) -> (tensor<2xui32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<f32>, tensor<f32>)
    // step 1 ['loss']
    "check.expect_almost_eq_const"(%v9#86) {value = dense<0x405EDAE2> : tensor<f32>, tolerance = 1.000000e-05 : f64} : (tensor<f32>) -> ()
    // step 1 ['lr']
    "check.expect_almost_eq_const"(%v9#87) {value = dense<0x3C23D70A> : tensor<f32>, tolerance = 1.000000e-05 : f64} : (tensor<f32>) -> ()
    %v11 = stablehlo.constant dense<"0x1C000000060000001000000008000000000000001800000001000000080000000F0000000F000000030000001F000000170000001E00000002000000170000000900000011000000"> : tensor<2x9xi32>
    %v10 = stablehlo.optimization_barrier %v11 : tensor<2x9xi32>
    %v12:88 = call @step(%v9#0, %v9#1, %v9#2, %v9#3, %v9#4, %v9#5, %v9#6, %v9#7, %v9#8, %v9#9, %v9#10, %v9#11, %v9#12, %v9#13, %v9#14, %v9#15, %v9#16, %v9#17, %v9#18, %v9#19, %v9#20, %v9#21, %v9#22, %v9#23, %v9#24, %v9#25, %v9#26, %v9#27, %v9#28, %v9#29, %v9#30, %v9#31, %v9#32, %v9#33, %v9#34, %v9#35, %v9#36, %v9#37, %v9#38, %v9#39, %v9#40, %v9#41, %v9#42, %v9#43, %v9#44, %v9#45, %v9#46, %v9#47, %v9#48, %v9#49, %v9#50, %v9#51, %v9#52, %v9#53, %v9#54, %v9#55, %v9#56, %v9#57, %v9#58, %v9#59, %v9#60, %v9#61, %v9#62, %v9#63, %v9#64, %v9#65, %v9#66, %v9#67, %v9#68, %v9#69, %v9#70, %v9#71, %v9#72, %v9#73, %v9#74, %v9#75, %v9#76, %v9#77, %v9#78, %v9#79, %v9#80, %v9#81, %v9#82, %v9#83, %v9#84, %v9#85, %v10) : (tensor<2xui32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<2x9xi32>) -> (tensor<2xui32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<f32>, tensor<f32>)
    // step 2 ['loss']
    "check.expect_almost_eq_const"(%v12#86) {value = dense<0x405DF02F> : tensor<f32>, tolerance = 1.000000e-05 : f64} : (tensor<f32>) -> ()
    // step 2 ['lr']
    "check.expect_almost_eq_const"(%v12#87) {value = dense<0x3C23D70A> : tensor<f32>, tolerance = 1.000000e-05 : f64} : (tensor<f32>) -> ()
    // after the last step ['key']
    "check.expect_eq_const"(%v12#0) {value = dense<"0xCF99EEA0E9F1DA61"> : tensor<2xui32>} : (tensor<2xui32>) -> ()
    // after the last step ['m']['h0']['attn']['out_b']
    "check.expect_almost_eq_const"(%v12#1) {value = dense<"0x923E6E3C62E5A23CF7B44039AEA291BCD299D839388DA53CB084A7BCB1C727BC1FA3D3BBC46086BCE5E1A33B0BCD39BB82FA843C4214D0BC22D699BB79AFE33C"> : tensor<16xf32>, tolerance = 2.000000e-05 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['m']['h0']['attn']['out_w']
    "check.expect_almost_eq_const"(%v12#2) {value = dense<"0xFA4EEB39788156B9294064BA6711023BD9FF9139F1C75B3941C8833A146EB73A8AEAA7BA94C0733AFF81D53AF030B0BA8CD417BBFABDCA3A8884B3BA5C0606BBD8A5C1394B0E79BA786444B9BEBEB83A2DFCA639EB65A13A3F804139D340413AA4D4FCB9E91971B998C0A53A1567ACBA9728F6BAAA11253A9B57CCB9B8AA3ABACC888239D9E0B3B93778183822648339F831E2B9FD4133B9A4609F3A20CB943A76C5A9BA1C7B163A0CA10439437C96392E4F98BA709DD03AEABF0FBA6297C6BA21904BB9C42EAE39F7E937399D8621B99A43FC39E5A53EBA396F3FBA36AE8239F6D41A3A1AFE6EB941E142BA985274B99ED8FE39CE9F04BAA0AEFA39A58C3D3A01CF5EBAAC2E003AE8147D39459F95BA19F5E239FCEEDABA17FCBBB9C14B59BAB83CF13A0492A13964EFBEBAAABC763A18BDCB3A688542BAFCEA523A918DE4390A5A42BA4459A8BA7A4861391B26AF3A6B2FC6B9124EC3B92885A53AF7A3E7394B6E053A293D233A4CABB7B92CA1793A7C129EBAFBC9963A525E80B909B3FABA22DAA5394FA6C2B9E8C8A7B89D8D853977E9ADB80B79423A73468538C357583ADCF4B83942CDF8B8F884D63931CF78BACC5870BA94758BB9727F08BAF035B33975BAEA3927E7A6371370D5B90E8BFE398E4F61BAE349E73AAE22913AB301E439609709BB2B12BCB95049EC3A411108BA0DF5B5BA079C6D3A973885BAD20FA8B9C859CCBADE3616B9CDBD80390313D6B903E6723AEB764ABB9C4BDFBA841A8DBA7104453B7187013906EC2BBB9D4C043A82C0643BA320E6BA0F212D3B532CBA3AE25E4ABA2306CAB639DE5439232943B8FB7B693924E1BEBA1B4287BA4913073AD638BA3AF353253672F99FBA64BACE39F346953A602273B9A1AA0A3AD4A1B13944710B39917C7C3826A464BA92BF653A70841D3AC71F43BA3DE69B39105C8338A56A3CBA7B7F1B3A9A10E139635997BA21DBAA38361B8539F627913993A837B910789AB9DFD68E3963080A3ABDEAC0BA773A76BA2A576DBA77845C3998BE60BAB9DB17B8708741BA8EBAEDBA9A68073B2EF70A3B51FBEB39C03D963A959D8A3974ADB5B91176D9B849D2343ADA2DDC39C057113AAC7D95371F0785BAB3A42139C2BD5B3A79480CB94C618BB9404BF9B90911E3B8932F86BADE357D3912DC113A30106C37D7F80E3A1CD617B997AF443AA6D18E39493E9BBA79CAB4393B5D4F3AAE7A91BACA810B3A53836DB98A622EBAED5ABFB708326A3AA609DD3852B36ABAF9A96C3995929BBAB0AF0BBAF447C939AC2E58B9975C703AE0FB8A3AC77B02380ADB3CBA84B3053AF0F6923A09B639BAF75660BAD45B633ACDEBA2B946091CBA9046EDB9C49C4B3A78BD2F3A98E3C5BA4C603EB91E6F86B9F9C7FEBAD1AF50BAD572BF3A3FB19CBA7744DEBACCDBA63AB83A173BC309C8BAE909613A22E3103B"> : tensor<16x16xf32>, tolerance = 2.000000e-05 : f64} : (tensor<16x16xf32>) -> ()
    // after the last step ['m']['h0']['attn']['qkv_b']
    "check.expect_almost_eq_const"(%v12#3) {value = dense<"0xD6144437701C9E35C8E0FB36D024D63575E76E35E63113B69B6AC3B573C350B6AAF24BB53FF47F3579F739B52CCCD1B308A0CCB6D449AB3526FA80B6CAF3D1363AB4952B1E85B9AA46B64B2B9EEF17ABDBF9552BD9CE37AB438BCC2A9DEF232B7B449BAA9DEF0BABC520382B3108D42A1DDA86ABA4705AABA79B78A9365E8A2A34713AB9B9068D38B05346BA7BF29F39D3BB283A953B47BAE3187EBA633C023A799E5837DD7085BA5DB8353AA20824BA5D7CC2386EFE8137C561A73982776FBA"> : tensor<48xf32>, tolerance = 2.000000e-05 : f64} : (tensor<48xf32>) -> ()
    // after the last step ['m']['h0']['attn']['qkv_w']
    "check.expect_almost_eq_const"(%v12#4) {value = dense<"0x768DC43647A93037CAEA24B7149F1C366BE05B353D030D36AE5A13B7180F52B6EAFD4A36A1906F3604061637A6DEE3363F132BB79D52DA34D1CA803617E43636488A23B666204FB596D3ECB692CAC3B5E4AA91B6D6222B37A1AD02B7E04322B7673C80B6372D0235578128B6D9DB4BB65F80E93434161DB5271AAAB527A651B632E0E139428539B9D339EC37BB26A439AB936CB9F5649AB92342423A6996D839164B29BA981AB3B951C695B99F91AAB85C536838D3EAE1B834B84BBA5E741A39CD2301B7378D42B52CF3A936F693F135B183C9B6158254B5C74715B61B7BC3346830A9B574D1753396B93C36E8491535B02B13354C0F5AB6A1309D36439ABAB683511A36AA1E39B60A2E5EB40C041B3652D59936F6A08FB7F39CDA36B0CA553690E960B18E9D68B6B6C9863675C824B688F1463674CBF4B67E62A935F2C3D535E391FBB9E783F339CEBD33BA607E2C396305E139439ACCB9FDFA3DB942EF55B8922756B9F1951CBA6431D837D04AE0B96B4529B9CEE78DBAE48D53B98D980B37C1D610B74A4A1EB72F6E863612B2D3B5EBF69BB6E5D25BB6FB1AB735F7EAD9B4D926FEB5AF8F91B58616BFB6C8E4283595BF0337D1F7B236C1F959B6B92448B62230023550BF2A36CAD9D9353A1206B7AAB6DF35091F3736EEC60137F2AAAF36534DA5B6E65600B7736AED35C30B56B5C34A60B6012E56B6F7334CB6700EA7364C1F34BA088847BA6AD9863933973A393B24D8396A0084B96CE26DB95B2AD6B9C0A151B937D30D39EB0DF0B9FC4E7F3AFA15A8B98A1A6AB941F51ABADB02863AAEF347B76041DCB6A4873536E93AD3353BFCA236F4D3CE357B8EC6360409843638CCBBB433C032B6F0EB6F339B96053683B1EC369B2FF1B492C043363752D7B6A00481B6697487B67FFE8136F2B5A0372B412D36ECA169B7807DD2B6A18B0F36E7F40AB4484CB3B5919121B6CC9832B645328D3759912037259761B6D26C02B7B397BBB9C1814F3995090ABA93171E397FCA9A3906350FB9499612BA1236D5B76518FD398D0981B83AE6BB396C30CCB98FB0223A84D233B9B5F58439C2E145392DC6FD372BDD28364CEC84377A1057B797CB10B7237EACB6D55AF9B62EDABCB600F942B62168E734EBF950B736C429B7012B8F372395DC36C95E1DB7A7186CB617F28D358F7C1D376563BE36633337B76D5419367DAE2C37EE7BC8363450BF35A92BF435D9301AB670611CB3872AC8366F871BB7AB10F8B4377199B5A21501377030DC3876296FB949648839580BE4B83E16B239ED22CC399B5A0AB965A465386ED091B8B51C06B9421711BA9B485A39F4AE12BAB12818396ED65B39B8F3E9B9D008D0B5FA8B17B6A32A25B79CCB8DB5352C37364C9076358AC908B6DD5169B6689C7C35059CADB5D604EDB37905A4B6BF4035B635E75AB60D1906B7F4A99C36B415E6B6AC2C07B70E50FEB661388C374289FCB60608DBB45859A0B7C21463B780970BB68180F536CC38CFB539BA6B36E4A34135BEFD4236FC3E53368E24B4B5468650B971BDDA39D7C886B86172E339381CF4B97EF387B9546A2A3A48F3A4B952C4C6B8B49F93399F6493B72C2604BA6B42C239AB8C22BAD90A3ABAE14B3B3A6690A036160188367884EE35D2CAC6356886BBB593C137B504DA4F35EF6325364EA7033621D82C36A213B2365AEEA5B61E637EB7E2B885B66C83D935BE7932373663A636BFE23237CAEA1136AD8B46B7316E24B462A056379F3F1C363342A7356B43B836E15B0E3698576235DDA7C8B6A6BE22B7511344B673B44A36C86696B57D6AD53A4AA526B9917B8E3A30A91DBAD706CDB9EF11CB3ABD7CA8392EFA503A81BDF7395B21183AA9F6B6B64F1B32B8850BDDB85D0EFA3A6DD4F73AE100EABA431ACFB76C1576B73BE2CAB641940A3781CACB36CF1B18B644DCE636EC03CB36C31038B5503158B68FC2F5366AC06536F580A8B703790EB75C6C02365BE8003764A1DCB61F09CEB6ECC5F73467CF32372AD9D7B55B8A1EB764EE96B697CF5FB6BB6188B6572A91369541DDB500C056B66EC12336E9C5AEB586AD2A35F4C4A8B6C1ED46B8BD306039490EFFB9EF27A6B8E0D7B7B91C4AEEB9A2EE043A4DC38E394A8F04BA057B92B8663480B8FF319AB980A5023A220C48B9C04E14BA9D45E839F598A6371E27A5350B1BAD37730429B731FC67B7DC74FCB61FD029B77F50C4B6C8CFFCB591B2BF350AD21EB747B47CB6D7CEC0371FDBAF36D8A32135E43C83B76C9CA336305A5337200FF5364FC2C7B7AA98DB36BC625337E958C537D41E323714FD9236313FC5B5CBF18635C1514437EC1942B72FE2DD3593BD04B5A2183C379A252039972AD4B9875A073A468F26B92B2D9AB8BBCF343968F3B63800F6B7391DDB48BA7B1571B9DDD617BA85F7833A5DF359BAB779B33853D3F1B8E0F63238DE3681B74CF023B4918144B7FAFA3937FC9202B6B4AD71367E4CC0B6C001EEB6F9142536F6118235D2AE27376F7CA136ED0838B7845591B668664536700DB73509C108B6B361CFB58D4485B733CB4236D26ED5B615701A37A86E48B7D5146BB790A6B9B6771F82B6F23FDEB597288DB591FB12372AE87F357D7FAFB5D2C57AB62045C8B9B5D6DF380E8445B9E83451394232473808401BBA0CEEECB7B17A9FB982C2893966E6F5B7959BE937C38A4EB9335B9739F381C5B9D7C140BA0193083A47707035DE4519B73C277C3793A4AB355426E6B65D5E0EB7889FF735C84C5B312B558732B9439D35805B6736AB343CB78FADB7B6596D80B647B11D35AD63C03696B3E336627D15379C5CB73481909DB728D2E5360111C9366C628B3709DC023770A26435C1CF36B6D2314D36E9251A366EC005B7878070B667CC7D36A297E436D2192639095C28BADD12A8397FD7BCB9D1CCB839B338AC39440C25BA6AF06EB8A6D4FD38128ADFB80E2476B860CC143A978661BA7EF1DA39BBE00E3AFD5531BA9621FD36C87F48356231FC36C0BCDEB651AB0D3621DE42B69478CA3555C6653602F99635914C83B5CE6A02B7A576F936DA529F3760FB9D36D6921537526478B71F91C636C8D340B5BE1C0335DBFBF0B6BFE09B36E70D2FB67A5053377A35143733E38736D80C4536FC6902B68CF1173648E91A3693B7FE36A309B5B54C064FB6731CE6B8110426BA2B107B3A8789503857A323B9E27E8C391496A6B9927BF0B9F77C5E39ACDC2F3A73B35D37C072863AF759EDB96A14033AF4C3D13895F83C3A0F0530B68AC59C36BBF41EB7C185F4B4E6882C3733405B3605AB0037D7A2EE366F66EFB3D9CC8AB4D8B504B6FB6B86364D9597B5B061DA359BC53FB647A31636033C3BB6D55135B7DA61013531D1473734F458B64BC73EB7169D1DB70A39EEB567BB2CB527AF5B36A4F3C734C9C91EB6A1241C365D3A0CB66641D9341CAF25B6F697CBB9CB43EB396C2E10BAB92E96B82C1246396C2511B933183DB8F33113BAACD0113A4F7013397B37033A537FE7B9060DF33998C0CCB98C0154B76129843946F49E33BF92023669E591B5B61EC436B392AF363F07A435F25A7436F27EC135C6459C349558BF3418F74C35A5F80537A65C0BB723F63136D7C63A367F83ED3671C105B6BE187A34E5B3CC362239B036871F4FB5001581B5EBC769B67D6923350B0584361EADA836F7B540B696A28A34BD9E2D3536ACB335F5EF6035024A52B60C839E391C7A81391601CDB92CBE24B9D18C95B83C3316B9C18BECB8E9F2063A5ED8F9B86F51D0B993D5CC39B81622BA1B62383986C8C2394C04BA39BADD7FBA579D87B6BC840E378D5D7AB71CA0AEB4F0183F37E4B7F036BA710C37B19A0937A79920B6540DA4B589FE6FB6DEC20836D77899B6435264358A47AAB6B064E136661309366C79B9B63B010D36CADBCB343547C8B6A4DCC035029F0CB7A62CCEB4AC5614362F0F8FB65E09F23511E8C6B63B2109356DED6CB6F54F48B6C99202B6F8AD053AF22A6639251E6C39CED87DB8920BCDB976A0B4396778143ABAECD339D91F65B947D267390FE8ABB83842A9B9E574E639F6029739F0658E3900E690B95FD204372D1417378DA619B7A7F9A2B5127A94B41F553837E109D0B5042AEBB66333DC3564BF46344620243679F8ACB6AA1E973607A20433EB250DB6E97590B49834E6B5DA6786B67DAB963467A14C375DD29435709121B717D973B692430B365A0FBBB50320DA356CA10036B82CCC3597016E368BFC4235CE360736E07C3035FA1624BA7E8D353A450C45BAD062963840788D3864B1AAB9226527BA2CA92DBA58BD4B3A7BB4CBB7AB1D4B3A681FEEB947C7C739CC3A0BBAF7F308390346BE38"> : tensor<16x48xf32>, tolerance = 2.000000e-05 : f64} : (tensor<16x48xf32>) -> ()
    // after the last step ['m']['h0']['ln_1']['b']
    "check.expect_almost_eq_const"(%v12#5) {value = dense<"0xB35805383A180C39A4A0053797ED4238B46309B8E98A9AB8F7E700B8A7D3AEB5F4EEB3B70D3C0C392A3E2238DAA5A4B74F108737FCAC43B73A38E9B729B0E936"> : tensor<16xf32>, tolerance = 2.000000e-05 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['m']['h0']['ln_1']['g']
    "check.expect_almost_eq_const"(%v12#6) {value = dense<"0x6EE2F5B79F22BE384DF46CB71DD22638F9AB82384BB8743836CF95371417C9B743AA9F384F30473779D0403760C64438A2E46C371C0086B7A1CCB738052DB337"> : tensor<16xf32>, tolerance = 2.000000e-05 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['m']['h0']['ln_2']['b']
    "check.expect_almost_eq_const"(%v12#7) {value = dense<"0x5AEAE637C753F13724FF03B9DCA0AC379F47B237223CC5B8A72D6BB803D06638656878B70FA0AC38F1F703382EDCF1B8CB90FBB854317638003FD336758984B8"> : tensor<16xf32>, tolerance = 2.000000e-05 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['m']['h0']['ln_2']['g']
    "check.expect_almost_eq_const"(%v12#8) {value = dense<"0xF42943B9F9BC48B87E65AF371D5196385904F338347638B965EA2FB96B4073B8DD0327B9B9045138D24B6938BD09883999951AB81EC6E2B8F1038EB8E67814B8"> : tensor<16xf32>, tolerance = 2.000000e-05 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['m']['h0']['mlp']['down_b']
    "check.expect_almost_eq_const"(%v12#9) {value = dense<"0x9952713C6B049D3C6C46683BE7499ABCED52833986439A3C0A6883BCBA8675BC7B96DBBB971699BC628FC73B40A7AE3AFC36953C5430DCBCDB5818BC9DC1EF3C"> : tensor<16xf32>, tolerance = 2.000000e-05 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['m']['h0']['mlp']['down_w']
    "check.expect_almost_eq_const"(%v12#10) {value = dense<"0xBE029F39DC3667BA27F63D3ACFA5C539F15C36B90FAF003B9D597AB9020C2AB9D555A0BA088802BA2D3AD1B824509039DAAA7ABA8686ECB935F7DDB9BFFEBF3A33BC1FBA3FEF08B932B549BA61B3F539AF627CBA810322B8C547093AE31D08B9707A14BA8808A23AD09D5F3A2625143AF909043A146A90B833E4F6B91C9CD3B906FE8EB85025EFB99C77A5B7FC39BEB8704C30BA651EFC39D8E0293AD2A0E8B89E0A2DB9C2EFCE3971F096B9D6BE8F39347832B9240804BA6577513AED7B59B8497AF13936213C3A9D796C3AD630D4BABE866B39376D13BA1C85F5364F96D3BA6C3D51B94754F5B972B2803927EA98B9C0459B3A11625BBA4636743A6C8C703AC90C7BB8BCC0583A1035DA39368906BA6D6CAB39917F09BA1850B3B987C1CCB85AFFD3B84B6705BB284197B841CB44BA5024A43AAE28A6B9E7EE8D3ABD266E3A875745BAB36932393ECB3ABAA474A4B9D41594BA5C6212BABADF5A3987BD223AFFC3B73AB571A339229B8737A061D93A7DD9593957114A39259F77BA9082C5B9312E65B9C8C84C37C0B5DCB93E5310B95AAB16BA16D6FDB9AC724C3936E440B80FBC2E3AE40082390E9AD4B9A23BD039B2CA0A3AA922F3B6E7EC6E39A5649C37D2E2E539E6D44D3A4CDA133A1B65C0BA16237B3A3555A439812BF039FFD3A5BA3E341A3A11DD0539BD62263A01FF7BBA022AC8B9C80083BA41C2F437AF3D3B39B0DA4E3AD539BB3A3679B838F86F5ABAB76F4939DB0273BA4472D9BAEFDB5ABA2502AD39FC45F4BAA97421BA467B8D391358E03ADE3C95BA72AF8F3A9DE9003B2E15E5B83986B43960FF153AF952AEBA1AEC31BAFA3FCCB9EC2582BA95B9D939A8AB153A2E62AABAB14BA8BACDD8EC3A11EA743A2C768EBA0B7E6A399FF8163BA0881ABAD183473A3E5C22BA69640E39E0EC65BA281531BAD873DAB933F419399F24C23AD26D4A3962A629B99D13C33A8C590C3A5CDAE1B9594E28BAF772ACB9494BD8373E429539C28D85399F6738B9B9C4133ABC71A8B8F64B40BAC121B239C8CB903A686C82BAC8472ABAE781A7B91F397DB9C2599D38CAC3873994FE96394BBEB839E270E8B94E8AA2B9AFAD8439CFDF9ABACB84523958A1D2B8C588CF391D9E52B90BBB163921B33DB97576193ABB8DDD39FA62AA399B8D00BAA6E86F399EDF82399A0F0BB9757B8139F5154B39A49F40B96D92A239A8013FB9D91015B945D65EBA47B041BADAA0E33859BF44BA167AC8392C5CBBB804D23E3A68E25E3A391C42B61EEA7A395E8B3D3A7AD5ACBAC86CA0394E87313A7979C939346827BA4D678E3A2804B23944FCD33916EB8338DC9D85BA7C8675BAA1FA8BB9F27B27B898AB6EB98299F5B9F24882BA0141B1B79D0B12BAB1B5ACB6A17F0D3B98A0FB3904A99239622CC63ACDFFEA3960AAA6B92A86B0B955FB983A9C31A5BA457FF3BAFEE32D39711721B9380A123AD06E4BBA9B34043A7AC7393A889CBE3AF151D8B8FFC46DBA1A7E23BA3C044F3AEE5DE8BAD30D0DBA66871C39A29B1CB93514363AF30902B992BC8C39D75E2E39BE7A373878A073B8C9D87B392DBE8B3A592AA0B81DCC32BA7323A9B9182BC93987B8D7B93F249AB9E534473A08FBF8B9143EFEB9DE3A93391EB043B98EF72E38D37BE7391E21253AE1F538B978268ABA0D52E4387BFCA9B97FEE1EBA0EF52CB9D65593B992362F391AD7E53633034B3A3171B3393F84093AF6098D3994F2343A064839B9D8F667B885C69738BD65B8BAB4CBF2B993801B3A32F6BDBACCDE88BACFE42D3A3AA3013A4E7D5FBAF4694E3A7061B13AC22E60BA996E6D39B3FFA8B901438B3ACB324BB98D220BBAC0E9CE399246A9397BED4C3A9EA44B3AF474AEB9E6451D390DAC1EBAD94CBFB9F8FF01BA79A66CB7DC2DB6B9F081B3B9E08970B9CD404A3A2752D0B921C34F39373E833A1573463A8E8EBABA33000E39160B8A391FD4343851A409B9C165653AAAAA72BAAB0A82B9E33AC7B96EACA9B948F487B9A45A243A70C8F3396F3643B9D80FC839488F9A3AAB2C663A7BDF463AD87983B9BEDDF2B975774BBAB879433ACC323FBAE06CDABAFB2E7B39AA2C0938F144F9395A9526396EBAD23A9A9A7239DC5087B9DA7E8038B2D418391CAC1EBA3043B7B92F4FD1BAE7C38BBA9EC602B918DDAB398AD83C3A25FA66B9A459AEBA4A65E0B9C98BCC3A22EDBEB9D760463A0395203B51FD3C3ACBAF89BA3AD88F3A82D665375B26AFBAB4ECC1BA7910DA39343818BA63036DB92FDA793A3B10C339CD33AA3A6CA7F0BA062A7F3AF494E7392AD211BA6F03B3BABB4B03BB71BA0DBB278D1D3A014DDBBA3D9CA73AC88EE2B95E24B93A4CD5303B7BE98839873E88BAA95E143AC72017B9DE6CE339FC5F133A1485C03A334B00BA316C05BB63D0573A707FC6394BDAC1BA8DB446BA76742038539CCE3969A8853A9A8530B9CE262D3AAD3235B835A539BAF93342B8621D153967F88DB93EC553B912346EBA743B26BAED9D8639FA78493AE6FB8F3AEFC3A8B9D18239BA7C288E3AD78156B70647693A7B0AA3B9EBD32A3AF65EC639543F0939E681413AB3731537690E07BAA445B337EC0C553A6F9280BAC41D46BAADB3C7393F0C64BA55B614BAA4F609B8B93F73B96307E8B93EF0513860A92DBA6A43DCB8A4DD17BA9B4F2E3A0DD900B8C923E539409E1CBAB33D003B8345253A077FDF38E37803BA88852DBA1A9ACB380E4115384075DAB853A4D2B99ED4C6B882AAE0B8232185B9B8B86CB932702C3A9758553A8E4334B67E140B397AE411B829C7A6B978822AB9C5F002B8FAEBE8372108183ABB18BB395163E0B943B5BCB9CF2B8A399C6991BA37F187394624E73A061B2FBAD17919BAA3A34E3AFAA135BAECF7CBBAD01224BA9830023B2E12CB39FD4294B98BE18D395A45CFB98BC347B91370823AA4A63ABA0BF2D4B83DE721BA5658EEB8CBB9A438DC173C3916DBA4B9C0436ABA3D8507B9CD23F13AA077163A1B9406B9C994A139987F09BAD8D99739D21808393A868ABA37854DBA626552BA3E2501BA39E6DE392D264D3930E7203A7D9077384CC5A23AD6BB49B8ECE1E1B53CDFC5B9A55F81B74CA0E7B981285A39153E21B9F32E093BC8CA8B37683C8B39DFA51A3AA2D2D938D777C8BA5C1945BA1656573A026CFC37D4C760BA648B323A82089D399CE892391EFAD4BA31A688391CFCECB9D60CF73924E394B928A8113A095D0AB90C360DBACBBBDCB92507353A7BAAD8B955FFDEB87A37403AFD556EBAD6E992BA409C81BAE046CE3A882FE8B98BC537386CFE183B6A74D23ADCDE90BAC224B53AEA9152B7AD200BB9A4C54BBA95F1ED3A9C0E15BAB9BE30BB060286B96A63E139AFB18AB9510A0CB99BABD3B9BEF44FBAE1B4BC3848046D393F6797B82F3B62BA385758390624CE36451B493A00800F3A7A04253A5361F4B8915DC639045DC8B9946191B9A248383A8ADF8D37C384E4396D57EABA42A9633A593926B900648EBAC81C17BAE9A7B63975EE193A518EA539BB6F28B995414B3AF383133A357CF639B3FD703A75EB42BAAFA3E93AF0A64B3A01FD78BA7AFFFFB9820B463AF27414BAC1CA8E398D0AA8BA5772C1BA779B61BA20D3A4B9809E953A061112BA5FEF15BADEE057BA72C8B2B76664E2BA5974DAB9AE74A43AD36D453A1A6B383ADA25AF3ADC79FBB98312C53A0CB2063A4720473AB9F564BA166CB1BA2D9D3FBA2AB0743A771465398FC3B3391BF6A43912E68339B276EAB88BF50EBA70FA39BA57FA58BAA975FA397A34C639ECE6F4B9BE2933BA55763D39D93D803AA7FB2939855916BA503802BAE214443A1B152ABAA56E433A422786B90142643A02F833BA29670C3A68D7DD38B756DF397664DAB95F2E3D3A8A13A6B87FCC97BAEC9BC939668C0CBA347EB5B9878A773A0021ACB9B9E18339036AF0B8E974A239F78EA03A60C3193B1E1C72BAF7B2173A6FEFB6BAD13C62BA813A1FBAAA8672BA560F1F3997A1823AF5BD293A9669E5BA1419B739E1D025BA770AB4B83218ABBAE449BEB9EB58CBBA1AADB43981F1FFB97F97BD3A2056CFBA5C5C503A8967463BA17135BAD653B83A89BC933A11B8A3BAF7FEAF39082B64B9FFE98CBA41496CBA1F34E93AA239E4BA35FDC2B9A6637B3ADC96BE3855C400BBAC5D533A22F8DF3A8862113A00412139A1E5883917744E39B8C9883A7CBA19B92A93BFBAF5FBADB8769CFF382D82063AE3F3D2B9B2C71E3A837901BAC80D43BA7A9BE6B8B9991AB7175ECD36E425F6394C842E39058DC7B8FD66EDB9538ECAB955FD14BAB2969CB95D49383ABE0F63BA26DCBDB9868F2B3A818CFC39CB2C7A392990E1393973FCB84D61B139823184BADB609637F26936B91BA23E3AFD05F339B614403A04D67FB9490ED3BAD457953A6DBB213AFEB455BA063E0EBA2933AD39159F9F393BDE90B99DAA843A4BB7B6B83340A2398CA746BA9169A3B9297086B9C4D880BA1BB237BA4BE1043A12EB01B90A2A0CBA8409CA39310F033A1C40FAB9799A403AC98E4D3A4703433A13D7CF39DC1E313A247464BA5D56E6397EDF1D3A2E73DBBA8D2669BA31F94039B788E1BA975137B931AFA0B9D47B043A613305BAE80C633A3609E33A6842F639E44C86B9654D89396FCB48BAD2E1ECB83DFD653ACBB3A03A402A56BA083F47BAE0D8EAB672D5373A16C700BB401DC0393576E0B861DB3A3A2A303839C585CEB86C015BBAC366F8B86AEB7339B001E2B99A294E3A651D903AD2B2733AC2FC60BAA1B69339EB34F8B910D46A39CC0ECBB99A890638FABF41BAEC66BA398C4F1239F7809B39414D9EB9D1532CB9FF8575BA041E1ABAC97573BA3F5A06394818013B1B730BBA0F9F83B982A6823A6DCA403A3A451E3A3695CCB916C64BBA31359EBAF17474BA5A726D38FA7ED739E2940CBA860CAA3964F7053BE64C7A3A33B8AFBA75D00CB92CD0CCB865508E389AEAA5B9E919BD3A3704623AAA90D1BA9874ADB97A8D92B9178596B95C1B013611C483B9013D51B9E3AF363A52AFB836C29747BAF4A7A93AF8749539E6FF4B3AFA01EDB88A4483B899CC21395D0A74BA79AA893A2D65173A0CE36B3A36F5ECBA6DEB7B3A68AD803A69577CB93676CABA9F549BBA0DF56FBA3BC8A33ACA114ABA63E4BF39F89B5FBABFF4C1B987E6D13AB23ED4B9546F273A36DB07B99DD387BAB318FFB93BE08ABA469ECCB971C31FB8666C273A5F5CCEB917099AB978B4BE3A2735BF3A366089390369F639540B35BA1F867539519F9E3A2A2D0A3AB5C0C9BA1A2F4DBAD6952239A70948BA3245A7BA39EEBA392F50A0BAC61C6AB802227A3AD63B8D3A6A95FDBAD26F673A88AF0E3B87263DB94EDF6DBACE105FB9A93B013A0649A5B9330A0E3AFF08C23A1CB38E39438D38BAA1B0CF3919ED7839FCDA63BA225014BAA52B1E3AFE1AB5B96B379F38D0FF7FB9F3C884B9136464BA6C03033A8940EDB9C6510EB93B5835392351043A97D6FAB969919539E59D19B771CBFAB898AE383A80136C3ACB47CD38F5B51DBAC1BB28B93B0954BA37ACEE39E5EFC6B934A9F339684F123AF92332B640ED8739697619B8919B043AA4EA74B849584639C26155BA7929DBB8EFAA213964F767B99F4B263ABC7E773ABC17503AB369D7BA83954E3A389F75BA52629BBA4DAE42BAE84DC63ABF95C9BAAC06B7BA73BEBA3954D0843ACC39ACBAD04B763A6D99E83A1D2BD6B897F979B91477AFB919A5713A0DCC20BACB149A382A921F3A07C1DB394F9D34BA217EEBB8BE9A09391F1C42BA864489B83269C53904CA80BAC49DB03A"> : tensor<64x16xf32>, tolerance = 2.000000e-05 : f64} : (tensor<64x16xf32>) -> ()
    // after the last step ['m']['h0']['mlp']['up_b']
    "check.expect_almost_eq_const"(%v12#11) {value = dense<"0x320F50B970FEDF384A0DD0B9527BA13AEE84BFB8092997B8943EB5399DAAE239BE9C8A38764D9FB9E7773538AA3F00BA129F11B90BD63FB97EADA9B8EBA98B3925B557B944929C3997BA34B9865872B99DE6CA383E855739B5F896388FAE21B99F2653B9B61611BA8BF0AD393A5020393D6F093A72E5AE393007C6381E31ABB9815B6A3947D43E3922477DB9ECEE613958C24838815C93B9000FE7B9118CED3551F6E6B752BBBE383AA6D6B856A76738C5BE76B9EB92F8B967F1023ABBE27BB978D559397EFC8B39292B2EBA5E0CC238F5FE78B9D739C7B9373D14BAF27CCE3928BB1F388D9FB1B8B9E2A1B8542C383932CD5938A133E7B9C9EBADB9896DE539"> : tensor<64xf32>, tolerance = 2.000000e-05 : f64} : (tensor<64xf32>) -> ()
    // after the last step ['m']['h0']['mlp']['up_w']
    "check.expect_almost_eq_const"(%v12#12) {value = dense<"0x832AD838043EB138467905BA6E62DA39F34387B9D5A264B88E04D0B84DB5793AB5D693BA3AD448BA6316013AD796193A29A192BA4D2ABDBA0118443A0916FE38C95FC2B8D224C7B8D91345B961E91FBAF1E49F39197F85B95E98C33846C2D139A49484B9DE26FEB95122FCB914440F3A65E0C1394B2D2EBA7383BE37A75DE8B9957999BA173613BAC1B26BB8FF7562399F3D2F399D5D24BA584A82BADEDC873920537A39FFEED2B998234CBABDCA883A57EE99B955B62DB79D5D50B94CBEF2B90E570FBAE88A7BBA183395BAE5A270B8F22D753993B63F385A53C239B8DBC538FB129AB9411F2039614984BA838112B994C1EB38E04AF139C0EF21377C1C5FB9921F5EB99FB439BA9A58D1B9F25733B86183A3B817E6A7B9E54283B84853B33ABC2C2139013F943962858539CB0E1D3A2FE653383F40CB393016BF39ED1A64BA87E86C3832BB383AB1970C3A1C8E793AFEFB14B9D092A7BA9B61B2B95676823AA8FC52BAC0AE4B3A74660EBA245AD3B7111722BA27CE8AB749D49C3910AA423AE947ADB9D8895B3A1836D739E72FCC3926AB2CBAC8187C3897F116BA2E5D7F399C1719BA7803CEB9356FC9B95B6592B720DD003804BE453A88C2F5380C73E7B8C65A33BAA571033A3C14173ACB0AF7B838C608BA01AD0F3A6A0FB5B9FF796FB99E31D53812BD16B92A08F139321615BA8A7B9AB944D560B9CA408C3AA8D39BB9143D4F38B2FA20B99153E439EA9DEFB8BE36EC39EBE890B83FFB96B9926801BAD337023A47A7FF3986B689B9682D63B985409A39271D213A160087B8F74C1ABA163E4239502781B81396A5392F54C239A9D64EB949D83139821AB9B95988F7B809374F38CBB7323AEFFE9E395E28B9B8178B85B8813907B933146FB985CCBF39DF76C339214E693928E0AC389910E3B4775900BA33F48D391D1E073AFAC76FB7520A15B930FEE939C715D5396AA12DBA1A89D439B077D33932C794382EA7E839B91B14390D52DB39C9FB533A0DA51B39C96C52388A4A703784908F383BE3BF380B1C513962C6AD386456ED39229A70B9B27F8BB9DAB608398A3B2D392B1C87B9DCCA0BBAAC705C396E8CB539C2646FB99C769DB9AABAB039E2CC64B914A73CBACEFF063A5A6DF139FDA94FB9F72A26BA73BCB039A9FBE439AB9083B93F931439AB858D38CC03D7B97B8EBF38565B02BAD37A1BB9F1C1F53903213938B8726CBA9348FB373A0DB9B91A47913964133239547C7CB9C660E737D5DE9F3985BD4F39D1C0803A30FF6E3851C93AB9707288B8A43693388FDC3C3AEA8F8D3968B25EB722CBEFB7E7150E3AC62847B9D1A00ABA356C163A875F04B90D304A3975A47F3919D21637446B1E369617F0B8E957F8B7DCA600B95C1381B9756AFAB918AC03B8644F6C398EB326B962D3DC3887E3643815C7B8385D278DB8482F69BA0CC5243A3302043975981E38002E5CB9FA63E9388EAB9CB95DCED738D324A23867BEC3B8D82CFEB7E18995399CBF5C38BAAD60B9CE7B3F3829BF79B8C3E5C2B8AA7BCA3935EEE7B8C2649DB86E447AB959C5ABB84256B03873907D39FF09E93990B3B2B931EADDB91BEC16B9304A04395907C23928BEAD39E237263A79C382382C490EB96ABE15B956B583B9F9BBB1372C9F3EB91B37C6380F6C30380ADE0FB95AC6ACB83991BA39C0870139D0F500397F487639F779C4B902F79F3908C07839088C7C39B60F1139B8D10C37B6A2253834E147B86A71B9B9759FA3B7D7188C382E29A739173B30B903230A3A624D8C39E935AEB906CFACB9F7EC51385E4353B8ED2498B9FF78633A6BCA6A39B7B8593AB1A43FBACB12273AD500D7B9F5EE8A39DCA2EBB76F52CA3962A8E5385E74B9B979B6D1393D1B4AB866974E3ACE3C063A269F0EBAFAC3623A8593D7B7F2EE33B8464F553A882018B8284B65BA0C753DBA615A683ADD4F953AF73C923A7F823A392E0801BA37C9D4B9450D8EBA359CB7B924DF49B9E552003868F476B74FAF9B38684F7FB9F29EBFB9C12B1EBA8AFCD73948632F38C33E8CB956CD11394E0BAAB9554237BA6008EC39DE1358393E90FFB8FEE505B97121FD39F080A538A34D553AEB7B643AD131CA38BE7F84B992B26C396CF551BA2B9DCE39F2CC70BAA468F63928B60B3A095DA3B86ACF54398FBE293A30343FB9DF11C9B938211B3A095CD2B93135E638069F83BA1E808D3AEF270A3963D59ABA024EA9BAD566E7B903390B3A95691DBA534DB3B78C54BEBA3C7CDDB91CB6BA3A5C1547BA7CE3DBB9A1C916BAFB6BC7BA78F5D839E81ACF3A8FB5AF3A0FC0A4BA20880B38F61CF7BA0F72BA398D547D39290CFB39135E8B3AF43463388FC647BA5FE4E1B920773DBA993C86B9B2DE7EB9A4D6C73A637B4239558D08BAC460F6B936E29F3AE117B7B9694F203A2E4A9C3A120F20BA49A554BADB2B30B9A01F79B8328E0DB8FC668BBA63CCEEBAC5E27CBA74252F3AB800D8B9EAE692396D0E223A896D6BBAFBD76A3A6E2EBDBA8254ED3955DF1D3AFB0F0839FB6ED5BA85ECBD39D696DE396491D337104949388E9DB039462C6DBAC358EDB962001BB93C56D9389188F2B993390D392B35D7B84E2A8AB9BECD253A5FE827BAF95CE438631AC9387E66AFB87AA88E39355AF9B9E7FA8EB80D0A1E396731CE39C2B7A33746B481B8DC7A0DB9EC1C7EBA3F0D5A39F3C69939A7E9FA39AB2A14391E1622397E8A66B9ED497736981DB3B82C7D003946592DB8F7ACE1B8A5692FBA43E51CBAA990FAB8A967B7390EFA79B9CD2DF0B87941053A1D98A1B89DC2F5B9F598CB38ADA3363815F894B953002DB9F70523BAF9BE8938B20A6C3955CAA3B94CD01CBADCF43AB8757DE2B6670612BAD55F3EB94D352238733DCC380D75E7B88A4068BAE30A96391A850BBA6FCF50B9CF331C3A54ED44BA5F02E439B89B443AD65E72B8865436BAF6EB7F3A64D16F3ADA944FB9556300BA1DFEAC3927E98B3AA491343940DB5038E559283A1C89D9B98C199C35C7352F39077C01B95C28B439C0DFBFB7424358B9E62588B84A75563AC697933974E8B339FE8580B9B67A183A71EEFFB982FE3AB959A0303ACD28FEB8F70A3C390B9B37B94F003A384B65BE398CB9373A9259DCB8590AEF387F8C3D3AC070243A79B729BA2670083ABF008A3A7A32D139137386379BB1C139CEE0403AA18FD1395953D7382E10F3373F5513394677873984B7BA392748DFB8384ADD390787833A816E48B936160DBAADBF473804E9853A816474B80651DCB9CF8C9D393DDEB7B9FA03203AAFF2083A62195AB91B4875B863023E3AAF612E39FE8B02BA35CD60B98694633985D733B9B40A223A008249399107B0B99B0AF239BBBFBB399384383995BDDE37E8DCF0B88B926CBAD90527BA8DC2C239F227CB38B29E283AF17B84398D301A3873AE84B9CAFF86BA41705CB99F2B663927359639A1991D3A950A46383B3484397833A4B9E6B54FB9C08593B93800B939252D10BAA45D7FB74180D8B9BDCC4BBA65F4263A76478A38151962B91483F8B9D97462399CC38A3983CFE7388FD0A3395D761EBAF8AD28B996AC87B9FA7AC2B9800BB23974F00BBA6A89B7380298AA393ED671B8D6E917B9A190283ABBDDDC3978DF7939B2E8D736DE5826B8D4E2883A5C02CF39D02837B9F8C0FE3758CB75393EADD3385B263BB914A8893903D6AFB9BF7346BA16A16BBA85CC18395A2F4B39298B71BA75C7ABB736AD1DB8DD9D1239DAFA5538849C163A3FAFA839230A99B9C5191ABAD3A639BA4A3637B9FB49203AD0466F3A8BDDA439451D3038F3DDCF38B44666B8EA5356B9701B9FB94324353AE4459E382931FD38249CA5B9815759398C1220B9539F183A2BBDE7B7088C623AC44E14BAFFFE6739DA08AD39CC3799394A3B3F39B80EE0B78BD64CB8A0EF58BA88EFD4B7370F5DB9ACC6F0399B48683A4223CFB8C0ED483A150E6F388546E0B98215C9B932023838020D61384934FDB9EA73D8B7D45EFD39EE8589392C3916BAB331BD39C221413A36D52CB8F4575CBADCAE46B8CE676B38D673EE385DA106BA4558B239A1ABCE379467D23867D40639F983C6B903F8E8B83465AFB92CCCFFB98ABB15397C93A33A2B74803702ADE9B984BFAF393B1223B9D48C6F39C563B239BFF90A3A3C2EE0391877FFB98780EDB98999FB386D64D4B88AE5DFB9C886ACB980FA1C3AE1F4C3394EA4923957F71FBA96EE5839CC19C739165C1F3AD7D38CB8B0D278B9F1488039FE00F1387C9292B83F45D239B8D4D9B8EE5504BAED8A04BA83E7853A50CC0FB978B5DE3906B0353A5D33F8B8C3DDFB39EACE35B9754C55391BD4B237C4F737B9AB1922BAA2349C38431DAA3885C1DDB9F6D7CC391AFF53BAEF6C053AFCADA5B9485FF038503C1839AFEB153AB49E35391767CFB9DBEA243A341940390C30513AB6625FB997831DBA5BB9003A06DA69B933F8093AACD23E3AB3061AB966358FBAA81D19BAFBAA5A3A3ACB153A871E8C3A6F9ACFB90AD36ABACF7274BA6C1BF3B997B6DF38608CFD39ED8E9539B968C23850C04F3930AA3EB9A9CB13BADB344DB86FA7753AB113AB399BD7FFB9A69BB3B9D229DDB7B033F1B9BACAC839BD5CA2B9CA74E1B8337E4CB920580437C268DA39B3A7613AC1DC333A312C03B93977CE39D4332BB9C34746BAE7026039D49060BAB820053A926A4339E5B74539069B9438E73C6C3AFAF237B9D8E479B8B7D1FBB8BB4E09BA3363963ADA04A1B91EEC0FB91C6B003A439EB939B08E9EB9F79423BA20598D3968A000B93BD69AB91D2152BA513568B9AF164B3AE458C7B9EACFA73913F3D3B98F4EC8B997E69B394693023A557C213ABFED34B90903D2B87C9692BAEC3236B8E66FF3B81A41CF39444B143A5BA51A39A49F1DBA64498EB988A053B9B2FEB5B8E0739239A2CAC4396898D0B96AE776B9793C213805BD1139DD526AB9AFDF6E38B9AD153AAD5C24BA712031BA55ECBB38EA4960B96E540CB82266EF37AE5E27BA47C443B9FD3865B8504141B8200B2BB8BFDBAC39BAA999B9AE5ACC3912F2F6B91B00593965673939D24FC2B9B62152B9317CC039A730D439EAE480B999EFE837A450D2B9227C2AB925F475BABE75C1B9BEC188B97F2B12B9EB2304BAB807C6B9479EB939F251E43925A9B7B7081D74BA8CB592399047AE38FA24E3382DC40E39F09D3AB8FE1AC2B9B08BA0B8753552B91D917AB9FB13B3390FD7FCB8232FD3B9662C67BA8AA198399F30A7B79D652DB8B60F35B9A04E46B9BA564B388B713739CD3304BAFA2EFC380AC199B8DF0DCC399EA6A9B98F8E05B9FB5A1FBA08547A39B8D7E6389DDE82B994EC9DBAFD0D5CBA6FF4DF39BA85B6B8816E51B95EC8E5399291073A5E92ABB7D87FE13946B600394574BEB9A61D9F39E1890BBABA596EB87D0A96B8647CD1392EEA76B72665ADB97DB9FCB8EB40F5B80BD0D2B8BD9103BADD7004B9A54493B74F0E8C380F996C39C829DC3962D09037A346C338DABCF438BD8C203A321873B93C5A163A57D218B9E3E426BA4071EBB80473C13843D4023AFE4BF8394B2028B996FD87BAAC12DAB711710D3AB53863B9E8CB553AC34920B9F089EDB9BA0086BA3095BBB975C11F3A074D873A0E8032B90E37CF39EEB924370E3D033981DC12BAB6DEEF39F3EB1539AC088939C4A489B92EF4C8B90AFEDAB9B7FD28BA7A592738CA51AC39E65958B78B0773362EEE8AB90886463857D8583ACEB24638AC6903BA22DE5F391422CBB92E0053BAB99B55399038E1B71B72C3B8EA6BCBB70D348B395050F0B75E15A138D98955B8"> : tensor<16x64xf32>, tolerance = 2.000000e-05 : f64} : (tensor<16x64xf32>) -> ()
    // after the last step ['m']['h1']['attn']['out_b']
    "check.expect_almost_eq_const"(%v12#13) {value = dense<"0x69524D3CFE19993CD9F16337A91686BC674CBFBB5F20A23CF26162BC8E8A52BC068CBCBBB27D8BBC878B9F3B35A2BF3AAD66953CF535D6BCF3A408BC6045FA3C"> : tensor<16xf32>, tolerance = 2.000000e-05 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['m']['h1']['attn']['out_w']
    "check.expect_almost_eq_const"(%v12#14) {value = dense<"0x74BBB5B99B19E4B8CE410F3A7540923A3930C5B98424743A1AE3EB381EC5483A191B82B94A5F8CB8C6D4B5B381DDD539530D80BA26797C3806E382BA326656BAD90ADEB941E731BA96C11439A685113B161581B980B5AA3AD24E683A30D2973A35257FBA5CAD49B96BF7A5B8553A9FB90AE3B7BA46A6413AD6654BBAD4DDB3BAD458E439579865BAABA391B9E06493B83DFF113A0AA4A639042A233B73567AB950EA22BBA3A32C3B72B2BE3AEC04FABA9D48CFB9B662193AFF6DD739C39B2CBB9C64FFB75961513A98C8553999D1CF3970DD603AA14BBDBA13C532BA31A93DB9947B843ABDCA113A46E50BBA4ED7D3B94A9104BA6E5249B97A76723A86594BBAC600B2BADCD9CDB9C7F709B90779FA3AA444BCBA76E190BA9AE687392FFC983A05E8E1390F9F13BB4E4009BBA45A243B3CF91B3ACB85063BCD359239E662E2B9B3D31B3A137D5C3A9FF7C6B62767C0BA5A81C539CD4460BA1102A5BAECC275BAA2BB813ACC2DAFB8E1D5BFB9F007B8B9C3C3C23AF8EEBFBA38C8443918B6173B1858583A8A4F30394BFF4ABA6AF7A8BAF7661E3AACFE4DB95A4851BADDB712BA75108D384DF4073A6680433A6A6891BA23F54B3ADAA31FBA0092A4396A5DAC3ACA1CD138A5464239D7DC90398648F13AA3BEA33A37E6343A8F248537B5C01C3A5488C7B94DF7A53A6A0983397E7100BB286BE8BA8B661DB9E468B5B97303F4BA1E9C2139CCF78739EC42F1B9E58083BA74A1FD39C1E0C6BAD478603977AE1FBAD58006BADCE98C3AE094BA39C9556FB9848A8C3A8AA12F3A5511793A7CCE6CBA7A96113A66D1D8B8553CC638761594BABE279C38D768C039FF1B513A4EA84BBA7B3D5AB9C1728C3AC1A6BC39024DBF38ABB42ABA99096D3A7C48683913A0DABAD3E301BA4C00C0387C8390393EA9F53A7A7B2C395247363A055C0CBA39AE2C3ABB3DE2B9352E82BA886ADFB959AF85B97F5287B9C91ECF38D9F2C7B9260EADB8A46636BA2BDC2FB898DC78B91698AA3A51C663BA1312D43A6C947D392CFA323AB4268E39032CCCBA462263B9600A6E3AD75387BAC9FB81394B7B87BA1DA3D839135519B83DEAC8B99AB7B0395D90E6B9288C48B9E94862BACE08513AE3E45FB9B546FAB86EF8273AAEB911BAFD67123AFF8F4D37941A9A3AE80F623A0643CFBA615E87BA221ED8BAD791313AF701353BCB9968BAFDCDCB3AC08EB23AD55B0F3BC99B813997F782BAE37763BAEC5C2F3AB85131BBEF56AA3A910A94BA9B22C3BAC87A0ABAE9D88BB912490FBA233B083ADC8D1C3A4A0AA9BAED1453B844E7BD39079EBEB6006FD93994B78F383D3C01BAE90B1A3AF4E1233A5457D539DFA9D2B942C6333A554EB73A57DE8539FAFA49BA3D83E9394E58B2BA4A854BBA9E2B2ABA5E61123A8BF1513AB4C63BBACBEE52BA6024993AF438CDBAA250193ADF83433A"> : tensor<16x16xf32>, tolerance = 2.000000e-05 : f64} : (tensor<16x16xf32>) -> ()
    // after the last step ['m']['h1']['attn']['qkv_b']
    "check.expect_almost_eq_const"(%v12#15) {value = dense<"0xE73AFA34223808B7F8F1BCB6F9825C36B94FCC36259B81355D2123B75A1A1136CFEACE36DC806F358F85E2B5D205F7B4610DF536C64AA3B574ADB336CDE94F363789832ACFF7952A91C29D2A152E42AB80C03EA9A8462DAB9CC4CE2A6CE7C32A0000EAAA5A64CEAA80EBD1A8022B93AA678D97A722DBE12A2F5D6BAB14AEE9AA4AA2AFB8317D3FBAEBACAD3A77F9EBB9505D50BAEAD139B9AF8DF238F3665C3A671AA33A9A064D39B27CE638B3D73DBA1FA5C63A723890B84FD055B85AF7A63A"> : tensor<48xf32>, tolerance = 2.000000e-05 : f64} : (tensor<48xf32>) -> ()
    // after the last step ['m']['h1']['attn']['qkv_w']
    "check.expect_almost_eq_const"(%v12#16) {value = dense<"0x7461BEB5D350F5B5EE58A5364EF586B652D6A7B61B4512B4D67FAC361AEA0D35A15E333601677B353F7810B52B4756B5D59B94B682C14BB4DD8947B57C9D8AB624F39DB3D4E266B5F77B0AB6C5B61E3697B596B4DD012FB509A431B6D52EA4B59DD399B56D5606B65235BE3284EE24B622FBA3B4FB31C1B51358ACB6636818B69779D5B969F9D238A5760E369011643A6EBCA03812396A3841CBEBB814310838208233BAB37E8D398C169B395D688B3AB265BAB968E14A39EB4B3139D96B5DB9A39B0AB576800F3766561C369C429DB5A244A7B60ED1D6B54BB21C372EA61DB6BBD2CBB5B74E81B5C5F68835F8FBC3B5AEAAA5B69E5322B640AC37B576B547B603C2A7B5B065DE36E338E436D9A42EB78E13C1B52DCADFB5569F9536FA3131B55548C1360682D836D815DC344E108D36D57C3036F39263368C0C5337C720B536BC712DBAF3954EBA910363B98A5B10BA61A03CBA05C2253A7E03153A182809B9386D7FB9A0921D39659655B92E49E63970B0AF39BC5189B97B62DFB8993247385CBFE735DEBDCA3493953034E071A9B451D65634D88654344015B23401E394B5D9257CB6270CDD34455C59354649E834817CADB3D865E734CDD9A9B47FC42E363B4595B5F9EAC3B54027D9B40233BD35C04D2F33BBF2E5B42F063535803F3336B07B8E352DC9BEB5DA626BB646079EB5F002ADB5F1A533B50F909BB5144F39B64AA77D39D0FE8DB87F7DF2B9B469DC37135DEE39FE35A8393E15643913DC19B9FEFA2C3913BF9AB8F9856FB9F407F6B85053CAB95948A8B90D95FCB9A30BE138034BE6B494EA03B5B8F579B6C0770E36B6D44136685E0B36F4D2A8B60196F734D05F1836D56E8B35CF23E9315C361136FF3FBD36047F68B58783EA359FB15636720983B5A00156B563EE7D34D02445B65C9435B5E2E79DB57DFD2E36B1E3D0333093D9B43A497F35BA8B44350051DF35D65A16323574D8345F07D63540F65C364BE098393BF3B1B9E80A0A3A7735E8B990177FB9F615C1B8F27612B99AD7BA392564793A1E555B38ADD885B8721A92BA1A6B5E3AD9C7CCB75A280BB90973483A2D991C354EB4D035DC75243506609CB403C589B54E4E8B35CFBC1235266FDCB43B5794B5C433B336816327B68A7911B6321458364DF9D4B525411F36CBBA9536C4D0DE34552B38B6485818B6466286369F3323351020F8343213F5B526F8943508793EB511F1BEB6D7498FB640DF56B6E797ACB6A2F385B25A3C00B76FF1E7B650A500BA85A0BAB96C79D0396636363A88C8323A5B9A3DBA9B56EEB82D9D84B9EDAAE4378917833A40E1FAB8087B003AD4883539E54567BA1BDDBAB9062E86B9052444B48B2959B57FA7AB3620D222B63A810AB64E74A5B5D88824367FDEA935915A21B61BF0913379FED9B5123708B64DADDEB6A191F3B51F3BCEB5094D89B65E7CC1B59830E835DECD5BB482A547B677340BB6A17249B61850773595405CB663A3A6B6E8DBA2B6933D7A35EF4CF3B4E0FAB7B53A732FB653DF19B77C46B3B50A19793986D6C739A754A4BA2E65343A663691B95A380CB9BE4BE1B809E4DFB8CF068ABAFA881ABA04DA8D392B340E3A18934FBA3719233AB4D5D739D6DA14BA7C9A3BB5918D9DB6F33F86B6D6ED3536796C8D3690581C36AC57D4B6036F84352667A836406E4F3523BD50B5FC210335A9F41E379CE09A35F4913536F26337360C499636FF3207B75ADEC7B6B731763710239536D6E086364828FAB6722E7D36A60042B6375D16B6B974E8B478A547B629EFAEB55A041BB6630AE8B6E64355B6913CF1395164523A3168E53A0E3E873AB77F933AC8D1B7BA84C48CBA9724F139B7549A3A8F688B3A6B3B6B3963FC31BABD46D4394D4E8239E037E4390AC0E1B9BEF0AFB3AC7A11B7016FA2B6CD30903618E3FD36CF4C8934749E45B7EF9E823627108F36AA7274B695AE7E35CFB004B6B3EC0D36C3171BB6F10A8E36E82AD8B5CEFD03B59F280DB6B44502B6D007C736FBDF8C35B1BEA836B833DEB6C2F384B6EC7674356ED78CB59BF208B6161DB8B519CD9E35942022356245743485D87DB6D406C039E1D77A389286103AF57CE3B98B20D5B913DF6F3938D5AB398D77413935B4D6B80A7A1BB9985FA4B819CB73B9462155389C40BD38955594B91EE4F3394F56D73584482AB629B891B6E902B73545D4D0367C8B0F35F8BAA8B64E696CB42B09BAB448488836C6010FB6E42148B589D42A37C39D58B681F6AF36B3DEC236470D5DB49941C2B688A974B66050123706F14F357B4104364FAF8EB6B9771B3604BA28B6D88722B7A9558EB66B67B3B69B161DB74B2A6A358A1E97B792B919B78A0C4DB826C1E838BFCE1C3A699D22BA059F313AA7115239275D3B38230021BA77763039BF582A3A052BDEB9D7ECDFB8229962B905545BBAA0134CBA57C6CEB994695634C42DF8B68F1050B64073873690C2EA365B1FEB35EFFE30B74A604436E2A6D435AC668BB61BC8F3B55631633521043A36884AC8332015A4356B63C5B5E8DA11B5074066B680A398B6F57E1537D3B23AB51FA08536866703B71FB99CB687104FB56396CAB4D153B735E55ACE35E5D479B5AD1925B69B0989B6E21FFFB5AE7BEC383335B8B8C3CEFFB8464A26B9F5B60EB8111E96B8959A2CB983227EB9E9AAC339633EA3B92EDFA5B8F4C428BAAAFB6E397B698039D8CA5AB8B0F7CF39862702B6CF1CA8361D6969358978B2B4B19E7AB6FC7EC3B51016CC364635EDB4B61110362A3CC1B4F5EDEB3512068E347D5CADB6423B78B5134AAEB5C6319AB6A232C635442D8AB5322553B5D606B936D782D734E96A6536C49489B672E5ED35675A0BB696F6A8354ED84736FACCCB35B6FB94B63C1637B6E12B9FB69A42E3355FA62CBA3C1F4DB99428003ACEF91A3A69CD403A443156BA047AB5B8C24A3DB964236239A6162E3AC27AD038B150173A88AEA73990EE3CBA999DDE38CDF472B9F05B53B54FC115B64DB13AB5D4B9D13193DF40B40208C6358E5B4FB6AF683A35CC68A3B514EEAD345A75CFB5557CB4355F1313356A639D36B9EB4CB62BCDA1B4350CF0B486650B36F5647735DF92A9346805A6B5D9BE35B5AF4C14367E330FB5D42706B68CEB313611645836D3389335846915B608C767B616E986B6ABF4AC364F1DDC39D9B3433AE0B947BA504A79BAA2709639A838B6398AAE82B9370D3DBA29CD70B999273FBAF6A269B932A23AB94F7D3FBAF65364B8500F15B8C6622BBA9BE1E8B3C79E7E3687CBBF36CED9A0B6C6E2C1B6BB3F5AB679730E37642B24B6713633B6E6F82AB686E23F3659D0C63506F523B7D74C043604BE9CB6188C6EB694E1BFB5D1D21337E156CF36693A9EB71C52B8B51BD0E9B62A724A37C8109FB5FA89AA368605013741D7EB350F1F923617D65037A7317336A89AB537B6481B373B065DB9E06188B964269BBACA0CB9B9279798BA5D42873AA109E9392A36C439143E5FBAA9CD87BA3D694B39DCE9053A984086B8430A5D3A1CFFFE39C47ADB39198C7E35E60BB2B6B849A9B64BAA4B36AC7EB4363D61CC337716D7B68C35B535B70B63364ABC03B61E7FBA351B4E05354A8B9D36B93F9134AC64223621E00736C7677D354D670C35D57A323599A8533465E170359D3E9135A82C97B581859035B848503402E3BD35947DD935336E10B5662CDF350FE3F435C792843688972A341070713929ACEAB809CA923A1ECF3BBAC5D34DBA04D487B6692F3D3990171A3A09593F3AA02153B9C0FECE388BE741BAE194423ACCD99939DD5CA338D8BA2A3A9B8B7D354020C1B55854F834A2F0DBB5AD3B99351EDDB6347E101CB65CB0C8B4E9E292B5A12701B6109336350F5C02B592170AB65A36EC346637D433AED0AD35F2142B35086EAD34B8D84A356081A7B661B3E135292DE3B5A67F8B36ACDAE53529D9A6364EDBC436B4DDF3B56FBC6A354C9B143700AB7E356AAD93373C5CC135CFDDBC39F538FF39F95B95B8CD9129B88101D0B835F4B33932FC903862DD3539F03484B98F4D4EB9EADB9BB818575BB9A844FCB98506B83986EFAD382BA61DB89067863496E38037E9D8A336B78E0CB6FC8435B76AAF13B66E4C8D37BEB197B6667AEDB6D9811D36C69CB7356E1C0F36589CA1B623C88936FA7FF8B6BC206E35A5CC863387E0CF36F72CD1368C6748B7E75909B6A9DF7CB61B091437663B8935C9A219B5A1179735318F63364C881A36F2BE69B4175A8736088F6A36C159A93693EA56B9B2BCEFB93C59A7BA937C88390AA2BAB97E18B9388DE24239043C71398963A6B91A8118BA2E16983913159739D843A3B796E98139B6D5ED39FCC54CB8"> : tensor<16x48xf32>, tolerance = 2.000000e-05 : f64} : (tensor<16x48xf32>) -> ()
    // after the last step ['m']['h1']['ln_1']['b']
    "check.expect_almost_eq_const"(%v12#17) {value = dense<"0x88091638EF9E59B72F477D38ABEADEB81EE105396A242DB84A3507B94C80A5B811538EB89DADC1B898FB4737DA23E2B78DF51DB875620FB80A7487B84E178BB8"> : tensor<16xf32>, tolerance = 2.000000e-05 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['m']['h1']['ln_1']['g']
    "check.expect_almost_eq_const"(%v12#18) {value = dense<"0x8408873794C48637DAE1E5B7486D95B89E818A3856DE1D3705094DB98E740C38B700513822032EB72C7CC437AE120938BFECBA379986C937664DA0362CC84538"> : tensor<16xf32>, tolerance = 2.000000e-05 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['m']['h1']['ln_2']['b']
    "check.expect_almost_eq_const"(%v12#19) {value = dense<"0x1F08F83896A28A38159F1BB82FC6CEB81D3E84B71888F6B8683BFD3810C67A38225D98B8C2062C388C48EC38AD44A237C77B30B9A732BBB798A813B88488A8B8"> : tensor<16xf32>, tolerance = 2.000000e-05 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['m']['h1']['ln_2']['g']
    "check.expect_almost_eq_const"(%v12#20) {value = dense<"0x90E8D2B88FA9B7B8A9FD07B8562C4637436D2D37DD5530399BDA13B98D329F38784C6AB9D229E53815A7063923BF27B797C58038FE6ADCB788B4D4B8307FA137"> : tensor<16xf32>, tolerance = 2.000000e-05 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['m']['h1']['mlp']['down_b']
    "check.expect_almost_eq_const"(%v12#21) {value = dense<"0xB3BD473C45AC893C92C0DABA13E05EBC799451BB7D2ABE3C41038CBC6C3C5ABC38230DBC003387BCC7E7063881E1BE3AA2E8A33CE905BBBCBA133EBC583A0E3D"> : tensor<16xf32>, tolerance = 2.000000e-05 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['m']['h1']['mlp']['down_w']
    "check.expect_almost_eq_const"(%v12#22) {value = dense<"0x98AB4FBAB4402A39FE24803952964AB704A385BA5B63FAB997D5D0398B632739B7502DBAFCC2BA39E66A563A9ADAD43ACB8D113A02C03A3AE59587B93A26EDBA02FFEA396D1ADD396A18B9B92E30BA397D12B0B86FD970BA841E0239029A46B9FCFFE83A2CC2253A2EBD3FBA9F4CF3382AFCE038991680B84A2122BAF38386BA2EB83838C8DD3FB99E14D3397701CEB9289D88B8F4CF7A3A497C183A2C388AB8F53DBFB98811E3B935DE15398D0CD0B955E783B928E18C386FD646B98CD11A39D7ABFCB8249383BA8D4893B9E3C03F3A784EEDB95089203A5EBC1D3ADB2BA73AC3E0963AF4047A3A39F003BA627C29B9DD85A2BA666BCF398C450FBA4C19B9BA88DA8839319084391DF398392A9150BADE915F393212573A255D3CBAA34EEEB8C8FCA43AE50BF3BA324C0ABA5E7F1CB9E25D4BB98984FBB970D3F6B91288103B82447C37777314BA5771523A818EEFB82445D7394DAA2E39DCE593B9BC930E3AD81BD1B98AB360390030B5B9114EBAB809E604BA91217E39FE67CAB9BFD299391230013AA1BA403AC0F8013A872F60BA20A0EB39B4CE163AE1DA48BA984A36BAA10508BA6EF10DBA636198393126E3B609C992398E6A32B9198743B75C478139BC44873819AEA4B8C5FC2CBA5A05B939CD56A43932B81DBA0AE2BC3996FD3239E99F80B8C9EE103AF8E7433A346F59BAB3F8C73865748A3ADCEFFD39EDEB00BB9CFD87B94B8B42B97F76813AF446DDB93FF92EBA1AB18E3A576DA736F17883B9FB4FB53A883EA1BAAF4755BA3082203A6ACF1CBA783538BAA773E3B910DFC23A616BA3393DAE673A89E15039CA2C2CBADDC31B3A3F6926B9B3C448BA209665BAD2233EB9DB6DC1BA5C2797383E961BBAD9BD4F3AF78F0DBA3CC86C3ACF70C33AE595E4B9C27FAD390E712EBA2DD8483ABCE238BA6517B138239A36394BAB5439590B7F3A2A799BB8CCD627B9B50C4E3A22E82F38CE281BB80DC765BA6D4BD4B94F0CC539163E96B841D1C93770777BBA7BF9A539BB671339B46141BACE2772B8A09D8ABA05C15CB9F841FC3936ED88395E2E323AB1245238BB94E339BAA1AD391DB18939326810B8C8DBB1B8894E7AB8170E80B8A5573ABAB002FFB949A9E5B8ECD6A9B9FAA6423A6C8A59390CBF213A32DD093AC2DE9239F74DD73940199ABA0DF55F3A05EDD2B909309939E0A98BBAA06EED38E36893393EBB6BBAC8000BBA11E572B90951D7B9CA7BDDB95785123AD6D3E1392832F3B92FECC9392DF5C53AAFC8113AFC09113ABA68C1B90139DA38CB38803AE04045BA8FAA16BA7099DAB9796918B89996133A9E9D1B3904068DBA0FBEFD38ADD69CB9886CD639AD98BF38E775A1B65A83563858E7C4B62D61113AB1FCF1B955FA83B80C20C0399FDADAB942CF14BAC331B83A10BACA39637E8E3837632039C7F883B93226C5380152ABBA5F3D2238E76D03BA7AB62FBA6CA2003AD8DCEB3971B7F5B81ADA0A3AE5A3183A899CFC392B6F7F3A75984B388ABFA9BAA807FAB9162B4739AC7ACAB9B0B1B1B9E831C53A6D2ABF393B0A163A8C45DFBACB13E43AB5D838B9CCD1F3B907E1AFBA983B21BA04AE82B97DC03BBA7D7BA5BAE444373A992731BA33F16D3A78BEB93A23EAB9B93911213A156B433A96BB2ABA0F239CBA5D085B3AFEBCBEBAFB2809B97AEF5B3AEB4A1DBB80C1A6BAB5E5243B059D863AC2FAC0BA4ABD05BADE753B3B69EE043A6298A7B8556CC8B97BEC8EB9595648B917E8B4B9FCB12639727323399D720D3A58D5743A81D600B9FDF43B389787E4B883BA98B9A2B97DB965879FB9CE4B83BA444FBDB9C7A5ECB98E0C8C3A6285BDBACDA494B9F26A8E3AC3B0A83A1EAF873AF0940D3AF57D32B9CB6AA93A407FA2379F66813A1EA8A3BAE0461ABB7FD2C139BC651AB9083C813976F0F5B9BDEB9E3825FE9E395B7090B4A53D3FB903CBD739EF00A9BA07BCF1B980986DB8167BF438F17FF33974128F395415B539E4BC07B94C40193AB220C7B93684043AEA7881BAFBB8FCB95D2F24BA440AD9B98F314439FBA62EBA80D703B911FF7F3AB8B2B63AAD2C0039265CD939DF9EC3B9F109A2BA7FC3A2BAF78296B9E779A83ADB520CBB845C713A89509A3A0097F239917F8CB9ADC8563A8BBE79B89EF7EE3AE8B5BAB97CBB08B935A0F538921B68BA491CADB77F7189BA26A46DB928368F3A002ABE392CD28D395D9A933A9C09A43AE19AA23AF121EB3A804EA2B8C55583BA7359EBBA84B5513A5C68B5BAE62C1CBBBA245639462642BA7C11DC3983DB8AB907ACDCB854A85E3AA22B2DBA45DA13B77FA7703947B067BA087310BAC652A7393B4BA2B80A7F81B9902837386428C13A758A40BA257B6639B80EEEB90226C3397D8EF6B964425FB9BEE74EB99A6893395F9F0B3AC69B27BAD765AD39E680693ABB3240B9383044B8606AD438E0215C395C3A0DB9C8862CBA0414ABB9DBC2363AE390BD3980F28E394BAD333ACA37AB3A6BF4FE392C2BD93A20A5E339AD7B71BA0A60C0BACCEC3F3A594A96BA60A001BB4DFCD039A24705392FC28DB9C5D098B98866803A8F96E8B9CF73E9B98E3D1BB9E29D4FBA70D7A8B940A958B7101A2BBA6EBA4D3AFC538338D9C2403AE33E98390300FB3A5041723A81E1293AAC5E18BB583E303B23F81B387865BFB9E53419BB6BDC09BB00B27AB8F357163AEE0A34BB42EE623A42C384B9B9EFA63AE0D4A53ABDF15FBA09F201BA385BB6B92CBF753ABA8C92BADFBEDA3981CE8C3A7D069F3AFA7C6C392DDE263A9F1F82397401893AFB64D0B9486C853A52F6ACBAD69915BB20CFADB971781E3AF3F371BA3E266D3ABA7EFAB91F36E7B9D0E745BA9FDB9B38DE3D513A27701FBA421515B9DF316C3A8BDB343A21E294B9A0A6ED371AE620B816C816B99F4140BA5BD1D639021BB3B8CB85AEBA6033C9380C5A623980ECF8392DA9003A2F14DC3999CA8BBA9105BF3ABB356339686C93B93031EDB9CB3DA439E7E718B9CACBDBB91A222DB9D279153A46B46539AA9F39B9CCAC9839F876E3395181C1B953FC053ADBF30B3AAABE7B38C352C0B9D3C9973A89ED83B81EC007BBACF9E938AC54BB39228AF539B6A07ABA006424B81B1FA639815E8439C525ACB907FD0F3AFCDC0737CCCC8AB76898C0395380C9B91D6800BAD50803BA885694396615BC39DE2B0C3A2E9AB1B9B729D1B8F9ED313A866308BA46AB1DBA22C784B98EA426B9B7F6F6395AA06039376BACB8ACE58337D7A669B9F689AA37D2D186B72C330A3A2DA9EBB900D5F739D87A1EBA36946C3AA7550B3A64BDA0B8A0B803B85C1A8CB9E284AF39274EA9B8508788BAE06437BA294191B9F6338CB832AA583A017EC4B63E2E843954432B3A318F26BA75058CB7CD3C8D39CB3539B9E670EFB70B7AA439F2ADB1B9D281ACB97F0BAD39DADC7FB9A09E15B9B8C7CEB95660013A96F3B7393807B539DB1D9EB919F22D39652051390E0B67B80272C5BAC9100AB98A2DCA394357B5BA48ED6BBA4AA9043945CD853A6FAC4BBA5614EF390F62033B7E7002BA9D482B3ACBF008B9188AFD37DF88FCB92DFCB7398403E0BAD047473882986538A2C832BB842A4EB987A4623AE23CBD3AFB380ABA0CE4493AB7B6063B95C5083A61B7AC39DFE4D839B9B57DBA565C103AEC31403A476CE0B96FEFFBB9E76D3A3A158B6BB9B38C15BAF6630BBA9A4507BAE977D1BA523045B92B2A133B07FD33BA0900063A81616BBA9485B33A755A40BAA96022BAB96A68BA2589B939E9D74E3A9E15D7B9806E74B93A1A373AD2733D3A367682B9DCDAAF3979EA85B86A9B22B96CB99338D36E433978854FB8DD23E5B92F65D938A730F0397C5CB5B9619A10BACBE4C039C38C023996FD5239A45F4EB7DB26C2B969ABE139A57CAFB7CA33CDB65B12CAB9345D5FB90531EC39F4F8B8B9169754BA140EB13914347739D519583A29E62D3A539500BA427B86398DA8E7B80207543971447D3937E45CBA0CF206BA7587A439D8870FB9CE915B3A981970B8BAF03EBA96DF0038E055863951AC5739BFB9E0B7F8B931BAB7C1913976A5713975F3B9B9E75FC83733F2A739EA2A0C3959E2C3393A4A21BAF1F6F839B615B539F87498B98CBD4ABA95C9A938E072FA3986AC13BAA4943639105C31BAA450AC38B1732439127AB439879990393F6BAC39F0409239CD257EB8E72121BACBFBDD3838F1B6396F2CD1BA9ADB94B9F14A7CBA488088BA02ED80399E311A3A378B0F3A5A441FBA1AE0463A49AE003B905C253A8084273ABCCD1B3909DBA6BAB3A7383A1A469A39B5C8B9B9B26879BA753849BACA5966BAA2D3DE397C38A3BAB526213A6CDDE0B9024D503A22FCD73ABCF1A439EAA666B990C60A3A8AE1C3B9E2201BB925715BB81D1B35BA04199AB85FB0BEB919B8D2B9207453BA4FF9823AC87CAB39423DABB91CE9E839FFD95C3AADAACDB95DC00739DB7CB6B96BE393397F9383BAD4E968B9E9976F399534873904E0853AA3FC2939E431B6B8A5E8623A086E6AB89161AB37CA6B13BAAF2D9BB95E480FBA2FC9C4B8A7A773B9A6972F3A62ED83387A9080B964D34339C86C1CB9C460BCBA33CC7C39282F2B3A5D09E9380752E639ED6381399094413ABE0C29BA9791253AADFA02BAE20C0139BD3802B9D7283F3A60354ABA1E6AF0B8958398B847CB0CB90D56843A03742FB8C59719BAB35D63B757BA253A9D813E3A37DDC3BA59728FB9B783313AF439B0B90C7F353A184B30BA76BACEB9EBEC2FBA9704B237A1EFD73ACEEC3ABAA0553FBAF46B8E3A0619A1395115AFB904049AB9230767B70EF96439904760B8BF3C85B8A89FDFB908694939C758D339410E90BA8F1DD5B70BDE54BA230FCEB5F237383AC8E1DC39BA64433983CA03B9C0219B39D18444395AEE8CB9EDA1693A228FA9B9EB92BF399EDE9C39E5F238BAD23EFCB93E5DB7B97D8F46B904021CBAFD0DC639B855B3B9EDD8613A6102F6B7BA90C63919ECE7382764C1392671BAB94E957B39BAE091382AD2523AE4B5B6B8B42221BA5EDEDBB8844F52BA84673CB9A7BEABB96C1E3EBA404A223AC9B77F38E5BA7D3A2C758B38F120F43904AE8039FD72E4381808E6B91CDA0F3AD38C6CBA75B19ABA862A3A39EB5F343A638870B859A05CB9B882FF39F6A22C3990353439510783393F1108BA003BC939FABC5339D099393AFCDD60B9C8A8833997CC903A560C45BAF787CCB95724F539666A3BBAEB9A3ABA32EFA638740B3DBAB4054DBAF53A91B9CA1BB33ABEF1D23956A7EC3821D0B239271D75B94F0FEC39319C48BADD86BC38941FFEB9EF1609BA699A503A66A62239F28A34B9AA6D9A3863E68139BD45203A0C5690BAFD834FB966BABEB9043C2A3AEEFA41BAAB6C36BA3C82ABB86A380F3AEB86103ACA53533921410BBAECBA16BAC36E7E3A5EBEA539651CBB39DA8505BA775CD73860B212BAA4CF8B39771EF4397FAE143AB05A0FB9AECB443A9FD4003A16423EB9BF2583BAB1A1DD38B3071C3ACAAC9938DB542CBAD5FC3C39DE91A4B9B67329BA4DF95CBA900A40B9A22246BAA39B1E3AED188CBAA82170B964561F39ADABC9395989153966581BBAED62953938D76E3A90E8303A238C87B9E1316A3A2CAAF6B8C24F13BA1DBC23BA921491B97B1F0E3A7F5EA3BA4C6F113A4DBE523A89CDA33A4408843A97F10A3ACECD51B9F53C3C3ABC5C11BAD896A239EA15C8BA7F233EBA795747BA5EA1C8385D8151BA8CB5593AAD2301BBE6A99B39F6422DBA168C2D3A2819C4393C8763BA5B35903974750A3B95C39A3A3846A239630AB038D95098BA"> : tensor<64x16xf32>, tolerance = 2.000000e-05 : f64} : (tensor<64x16xf32>) -> ()
    // after the last step ['m']['h1']['mlp']['up_b']
    "check.expect_almost_eq_const"(%v12#23) {value = dense<"0x5AD29B398A45A3391E164BB9351BE5B9CC4130BA9C152E383C180EB8251762399E1454BA6ADD23B97A99103A1190E33839018E3924D4E938C33077386C1A3D3A1897A139A2D86C39D820ABB9882744B920F5CF39F1C8AFB85246AC3948910F39183410BAB1E3FAB99E0595B9580299B9EEA1823938020839C8F88AB95AF83BB9C7808D3864FC6738BF223AB9F81043394F2027B778783BB7E01845399BCA5DB9BB55A6B7FFF7A8B7270B85B869F748B98CCDBAB86E77FCB8092178B9391949B9FBD434B91AB44ABAFEE5A139838B02B9085FD3B92969C738D9DDED396B22AE394555A7B90DA71F39E9E65C39C7184DB9ED347839160643BABCB93AB9692304B9"> : tensor<64xf32>, tolerance = 2.000000e-05 : f64} : (tensor<64xf32>) -> ()
    // after the last step ['m']['h1']['mlp']['up_w']
    "check.expect_almost_eq_const"(%v12#24) {value = dense<"0xD55EA43763D23F3A94233438B5D1F538C2DE97B94692B0B9DA0BF8397754D7B8E021133A98527ABA216E6B3A753F04BA4EFD6539B5989DBA5E2CD4393BFEB839BB5B5438217DA43903138938AEC99DB8AF23843A69D67BB942DD19393DCF40BA91B5C839146464BABD09C1B99671B639411B443AC43F8E39BC6D683AA8F1263AFCF042389A33263A5F6C043A740C2A3A9EFAACB9BF8843382353B2B96EB28CBA1E78BAB8A35E163A57B8ADB9CE310939D52F663AEC8038BAC3D12ABA98C23EBAA7E5FDB9AA21B539DBAAE5B7875DD9380F3F333A02B82BBA905398B8610192B9518D8639B2A4E9B7AC01BD3990A601BAA86D9439D6572AB9F2F94239F9830338FDF87538D26874398DE786398D1AB6B98417653AFD4111BABB41723906E573381A97393ABA85F2B75DF1FA3954A1163A232E1BB99490BE39DE1026B9473A29B9242F08B979BD2E390F6E83B9D62CC539EB5E0839325E4C391F66203981B5DAB938DA79B91C37123A48363039682521BA05E210BAD0AC07B90ED04539398F743AA20CDDB9909483395F6A873926A4A538E3003A39A8520039AC494CB8FC6D97B9D339673904EE2DB9BB0C53B9E997B5B96B80EDB9C1E412B90D7E023A28710CBA987520B9FCA8013AB041A7B9A067A1B8BE6B013A76D6D0B9D2F470BADE1B95BA31FB523A1CDC063A61218D385A267BBAE335EAB9AB7C0E3A5562AF38003EF13921A2BEB80615DDB9B4003939A936803971D81EB9C394EA39238018B8DA54AEB9AB2B61B6F7CFCC3990787DBA6B472D381E76D4B88AA9A739588A99B9B75FE4B9274C20B959B5F8B89547B339B6F14FB91B802BBA9BF5573721FB67B882A7E639976E663927FC9539C862C5B85397A639717984B95C970039EA6974B9356DD4B90B975539DEF8ACB993EA83B90A20FFB96D01F5B8A8EDC1384D7DFA36E9FF013ACB1CA0B98BF2EEB8D8379D39D64A29B81A274AB959F961B8132D25390524143ADA4EAF39BFC1B438994932B8449D46B89F157EB9BC3D063A7D93C63779A7BC391E1505B9B30080B9FA1167B9565E643A9C12AD3828EB203973FEBB389BC6E4B8D3D20F39474B15BAB2F2ACB9070944B9F04933BA09C8C339742E6C37EE9755B98714F1B9ECF6FCB72E3686B95EFD7FB8A2A057380A6E1A39612FAEB981597739433EDC385C5BB3B9B742A538B8AFF6389A4A63B9602C25BABBDBC3B9D53A223A146DE3B8CF38C63945318439FEFD5FB8FDE788B9F9A9AEB9B99116B9F6B223BA5CED193A9FC115BA343D9C38FC8698B999625639FC8D1D39EFC0B7B9810D1839E720123806F604B82BD8D939BE66A83948B1A43944774639D15559B711D7A539872B7C395AC2033986339F390A3884B89D9DD5B93A55E7396E16DE39C18F9839DA65D3B913BFC6B9A82BBDB8C28F353AC65EA2B8720678B9E60CB7B9EDF12ABA750D0B3AD96BC238259B0FB844FA9E39178D05BAED22E9382938B73834017DB90BF006BACFDAC9B9E1FF6339E0EBC2B852746D39011BFAB733F06BB9110858391334D7B7D6D184397B1580392EA89BB842DF4539B1B3F2B79E962A39CA74143996A98D39F373B5B9F22FD6B87EE652391BA2A2B918EA2C38AC86EE39221A5E39050B42B98DA8C139975494392555FCB8C70115BAE5BDB1396727C5B93F8E07BAB9CDC7B9F8FD7DB9DC764EB83AB00AB99D8832B9EF6B25BA46309F386F99CAB92DFB13B9330260B9ECFFAC38A70944B945528AB9B4C1DA387E4850B916B9C1B9B5EAD63872455EB85DB8BE39B2DE1137A420B339CBB0FE38E887C1395C5A9E396C8DB0B9129098B8E62BF238E4FAD33902600A3AD33D37B95E5A15385DAEBEB9A1BC493A9E2EF838C887C8B9529B02BA7ACD09BABB6878B8070813393B7C14BA1AECCEB8D6E7033848048B39DBE4D8B855939EB94D99E4392121D9B86B5104B901839A391AEA2239EED64EB9A691953908608D39D92C3939E8F4BEB8A42F3C372B9873379B058E368221BA39FF9276B7D8BA3CB8222058B9AC908C39BE1941B89CB20C3967F6C638CA6418B974E95939D1442B39B78F8839A025303869EBDC3870E69D3823379C387B1C37B9E723FEB767F0DA38BF699AB839379AB9701F023900E5A7B9C9B67639993EA0B9DFAC5D390912D438C2B6E338EB2A77B820889FB9023BFF391AE2F1394FEDF0B8EC608E39984A8DBAD58ED83969D63CB9D7595B39396695BA15C807BA3F074B3A61D72EB97594413A7CBE22BAB50F81B9A1B0483A51BBEB38FDEFCFB9FB2D57B9CFCC2CB97617803ABC1B11BA53987939BDA6E939E868F33986128FBA9CC363B76E93AF3963B1843952CF0BB943020A3A4251D8B902AB8639D81AF539EF7371B913896539ABF0C0B924E3FE385A6FF0B9874874B96E2A16BA044E70388EB7B939BC14CE39CC1F193A0E1701BA59866ABA20FF86B9A92FB33844B25EB8D4B0003AA38932390E43F0B8D8600AB991BC313A28A6F6398285B3B9478138BA9594E039E2B57B39765DDD39B24E9AB9E729B239BD43A9395B36EC38956F71397156423917EB56B94B6F94B9FAF2C2B8645E1AB9751C1F3974B487B9C0C0B0B95D9A573A7EC8C6385DBC9939BA85753961E0EEB855BD4A3ADC9F07396F313EB9D5678CB9475118B9096D003ABC75C2B98AF8023A67ADED3915142EB8188B04BA4D33FFB99665D5B86F532AB9DCC1A138CAC018390A0E8BB9918AC93946368DB8602ABBB8131E1E3971D45A39AB7EDA39790A14B9B5D0C3B9440EA6B7BDA5C1B996F2D539543284B96FD23939316653B9850D19BA36DAC9B9134F063AAF484DB9F3D21C37114E36392D0F04BAE1A072B9C7E5F238E63A1539DE481EBA705888B9F32F75B6DFC885B617D9CC3884A90FBA81B6B037ED9CA5B900EECA3821BCB7B9DB9756B9F4CE62B8F3F1E338D46EAA3989A9CEB97B50D5B8D09905B91075113A2AEB8DBAD6228FB9CCDE86B9A034223AEBCA1E39946704BA6FE69DB99B9108BAEC8B82398B55073973D206BAAE4E023A2EACD8B9EF1CF3393AA88FB92699F5392A6D543963881BB82ECA01BA5DD293B9827268B8C7C85BBA8282273A18C4F9B9EDEA4AB8F04E88B92FC614391BA1F0391F54943935B1683AF3044E39B5D0F1B895B4073A6D4E4439A40A103635BA173A7FDE31399AB0163A09603C3A734FE6B9C69F6EB94AE78D394B2719BA291BBF3974AB3DB668C71C3AD9A010B8DAC502B9A350A0384029633ABD8AE338429B41B8395048B928D004B97D2BCF37A3688938BB88CAB83A468DB900E73AB940B0C338D7505D39CD636B385F703FB6AB2F14393D11D738D91797B82C4826B9D5130CB9304B9939C4496C39A026B4397129D6392E2DF0B8B753B2B975C03BB7D4ED1136493779B8E1849DB8B761E1B91F448AB7D73763B947AE80B96D7BF339A2B1A7381C9D64B949ECAFB98F380AB812117EB9392F2CB82CB1F3386E040A39CB8C70B962E7C4397824F037FEB2913956592038CEDFA0B9BF28D1B88C32323843573B394D0DB0B86AA795398E139CB9FCD310BA11DCCF38856237B909483FB9DEFD1FB91925DA39C0969F390D16E7B8995A8A382DE3463863192BB9E41346B934D7E1B96AC0B5B98CDBD8B9A099DEB86F3EDD398F2D4CB81A386EB860F911BA41582DB9819D0C3A9FBEB1B83324A0B9B19201BAB82AF439322F1FB835820A3AC8F7B7B978036939C475243A044004B91A94E239C70B5D39E2B344B9D37E6F39CB73CCB9156058390C840BBAFBD624396B38E7B9E6CD81B9DBB56839B36E273A6121173A8FE275393DA1E739E2E1FAB9BC5EB1393057DD39065C0E3AB26EE4B960D396380500D7B998983ABA641715B9F0647639E308C3B9E08F6DB95453CE3814AE81BAF58EC83825F749B9C371CAB9B4B2CDB8ADF31B3992987CB987DAF439F7CC8939B89737B7D3FAC0B92F1D8B393B381A39B6BFEE392E85D9B927BCB0394F5E0C3902B629B9FB44E639925F16B8F0E46BB95002E6B93129C537BE01083A20CBF9383FC006B949D13039B296E83966151C3A9A1AE8B9ADEB92387CF4A9B8F89779B9A6AF31394CBA78B9FBFDA8B92A0A6AB89593CE39CE92F339A63C2AB9A7E3123A311B50B971319DB99A7FB4B9AD2C79B93EDF9A39CA1B15B931FC8739922C29B9D192C8B92E5C10B9DD09053A299F40383F0C3EB9215E163ACBE4193ADAC134BA1B14B538F89E143AD6A5C9381C0AD83809737839D18F4D3917C9153811E3073AEA06F23870E84E395E188139B922E9395C9489B8830821B99512EE38D235E8388F71B6B8F9554937FF5FE537ED2007B944E962B990689B3975E21C37F2AA3F3952D12239A22E0BB9201A2BBAE57FB4B95E4A72B8355C01B7C485AF3A20C4CEB9AFFB69B9A53A78399812763AD686EC39D67924BAAC263D3917583DBA82EB7E398C6686396D916EBA757B9D382AD8CCB8956776B96E04123AD74722BA6408403AE91799B9BF8934BAA43AE0B993BE833A8B8F0D3A0BDFA7B90ACEEEB8C7E4B0B959961EBA7E8C273AFBA7F7B999F0B8B96B0300B9DCD1A5B9B26DB839B131FBB90E2A343AA38FC739F49D3B3A94754439A86CAAB988BA7F38E1C110BAEFDE8F3A9AEC5C3A0C29EF38CEF58BB9059590390AB3C4B9EC48EB38982445396EE003B917D586B904927EB9A1EFD439A51E613A9D1237BAD82710BABF01BAB9DED54539B0B2F1B8AAA8823896220BB7966EC639E39B0B3968080BBA3447B7B9D45A21B9743EA8B92324053AB3BD36BA331E7BB7ED0E2B3A2A9EC438061F6C3978F16E3974CBA03983DF0B3ACCA09F39B8B14038886716BA9CAC0BBADEA7B1399F275EB949608E39794198396D1DC6B9808C81B9781B86B9C63A92B96F882739B03B0639D1F13DB936F0A9B9E1D214B9C9A31638DFDB04BA566ABC37F2CBE7388DAB3039030FEA39DC24B4396BBDE53718A6363881CF76B9872397B99B00DBB7B98B0438E1E200BA6E990C3819D501B939AD69BAC9FC4739AFC133391153C9B8CE5058B92E01E9391D66143A862795B9C089E837EF572A393AEFD0B957CCF4B88E3E07BAA84277B9D4C58139A4EE96B9FEB2D1B93C83B939B273033825C674399D302FB982355BB95242D23996E7AFB9C109E0394DDBDCB98D219639950C13390492C7394C2716387DF063B871CE50B9D7648FB8224BFAB90641CF38811405BA665635B8A49794388BFE29B75B217339EBCD85B911DD0F388356493922F7E5B8A1699039595D09BAD53B0BB97AB06AB97B21FCB8610914BACA64D7B89A504739FF4B22B980A46B38045ACA39B50F29B8894646B9CCD3A039DED475B9EA6DE7B94E6ACB39105FF834241D3C39803E91399D217E3753F131B96AFFC4399522F8B742DAAE37A1AC623991B1AB3918AA5FB9C192B0B9C22004B99DD79138187902B92A57A43803A927B9B35B84B932A83C3890B87EB9EB378338C737743930C0FF39B1B2213958F03538B66CB5B907EDDA39549BE3389A2785B9E10FC739F3F8DFB904900039E9A41CBA23965FBA24606E393AF90639063B8B39AAAF9F389EE9CCB918E23738A23B86B9929FEB373CE950394845993A2584FC396F6400B991EE0DBAC86DC0B9EE1BD3B7EE221A3A8D0932BA709876365DB1EB38A45447BA540C66B93E6B6BB9AE038DB8AECA2D386AD619B92376EBB8F38D14BAC905DE38682BF8B9DF628AB78FAE3C3A8163003963D622BAE74A143ABCE8953842AECBB980CFC139CFBB2D39B02CF9B9A0AD4BBAEC4B183AC0A1DB39A4979DB915E58FB9063E00BA9C763A3AB8F1BC39DA08E639"> : tensor<16x64xf32>, tolerance = 2.000000e-05 : f64} : (tensor<16x64xf32>) -> ()
    // after the last step ['m']['ln_f']['b']
    "check.expect_almost_eq_const"(%v12#25) {value = dense<"0xB72442B92480193AF23ABB39A1365039A01C04BA79BD8A3AD1E330BA4A28E6395492913AFE3D8BBADF40C0B90BD8473A35CD9D39C5DCB9B8ACD7B9B9ED48BC3A"> : tensor<16xf32>, tolerance = 2.000000e-05 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['m']['ln_f']['g']
    "check.expect_almost_eq_const"(%v12#26) {value = dense<"0xC392F0399B472E371574683A6F52F8398803753AAC0E3EBA887D8ABA80E7273AE7B7DF3A5149B5B9F43E503AE3B90A3BD176DAB8D23B2A396D03CBB8EE3301BB"> : tensor<16xf32>, tolerance = 2.000000e-05 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['m']['wpe']
    "check.expect_almost_eq_const"(%v12#27) {value = dense<"0x46F30A3B3B7BECBA683724BBDB81333C8507C03A63234B3B67C6473CD6A0A33B980D25BC210A2E3B29F12C3CF624FEBBBA8189BCF415073C26D0CBBB0F8036BCCB6F123C6525B6BB0B4E9F3B7E64C2BBA021153A10FE243C3EFB9EBB939CDB397501A63A50C3B13B456B5E3BA567E0BA48E11DBC5448F6BBEC6A9CBBC513A53B4F300DBA969E393CF82829BB7F5E443BFD557FBBE77D533BF6D62DBC5DAC82BAF9E44F3A1F2BF4BB8698DA3BE6461E3C7FAD663B33E962BC39E611BB038A813B29DDCC3AF8391C3C630A3D3CB4DD86BC6C33023C38ED823BB0AB30BCD9DF29BC5679813A801688BC3BB42ABBDF25DEBB19F06F3C034543BB4D643A3C1DEFA33B13602B3A0567983BB95873BBF157A73BEFDF243BCF425EBB035956BB58FB833ADBD8E93B934A0EBB0B7529BC563D6FBB88ED003B7DBF4EBBABFC553B9A405E3B62AC48BB0012FC39FE72FD3B05C6B0BB73799F3B9653D6BAB38E7BBB3C8542BB1F0C2BBCE2FAF9BB4AAB2CBC15605D3BF788423C69F41EBCBC4F413C4DFF763CCB6C893ABA83223BA930A0BB91D830BB898001BC6724553B287FD1BA15B477BB24E096BBB6C40B3BFE0F613C7F959DB8CD920E3BBD58FFBA0B39D2BB48E1143C00AAA73B5CE0103BEC9B17BC2A9EC5BB054EECBB5944EABAC1AD903AD536063BE467F53B3DF7303C88189EBB0A5D953BC81F0E3C4090503B7AB659BCF9C236BB"> : tensor<8x16xf32>, tolerance = 2.000000e-05 : f64} : (tensor<8x16xf32>) -> ()
    // after the last step ['m']['wte']
    "check.expect_almost_eq_const"(%v12#28) {value = dense<"0xA31BD03B96EB613B5E99CF3BF1DC97BBE0BD313C1F7551BB065F30BBA5937CBAD26CEE3B85049ABB8DB9663B230678BCDD5887BB1DEB30BCBD92C43B57F4263B8499A0BB56C7B23B26070B3BDAEE6A3C2EF0193BACB66CBB4EAA84BC894BDBBB6739123B874CA63A151BF5BB7F3982BB6E61E63BBB0032BC68BDCB3B204C4F3CAB05FD3A005DBE3AEBB98BBB1298883A85350EBB07549B3A85C28BBBFB20D53A68D693BBF8BD0ABC0B55DCBAA981423B59FF7E3B2E5C903B912C593B7448753BDE5D313C7508C9BB3DADDFBB9260F33B61BB553C5E157D3CA5C60A3C740AB3BA9463B1BA8C81C63B8420593CDA0840BC17DE8CBC675E7ABC5F3188BC0DCB023BA5C695BB8EAFAC3BF177C53BAD7785BC608693B98F0A803B8428903A2D7661BB5F58BABB4DF0133831FA41BB66E6493BCE15AC3B84B752BB6B90253C5717A33A831DA9BB5983B9BBB612C73A67D0CC3B8ACF28BB28FAB9BB5228463B4054E03BFB52103B71ED393B250C6DBB6716D03AA867A0BB5F46053C795CF03A6AAEE3BB1F6E9E3B400260BCE9007E3AF83135BACEC013B9CA66EB3B9D2F903CED47C93B186C9239BE185AB999351B3BF51F9EBBD26821BCBC69E339463F4ABBC604E4BBCEEF81BB9599FF3B5BC080BBBB87473CFEE672BB90D553BC8CBDFCB92056CD3BD082A43BE7609439AB0FDF3A8FD8393A357841BC9F07E83BEBCF443B5F31F8BB2328743C77E7F23BB889773C590A19BDD54A973AA4964D3C23CE82BC21DE9CBC8594A1BCED5C0DBBC69B003CD21A023C19EA993C26ADACBC4736FE3B7068BA3CE476A03BEE43D03A4131CDBB01C5C0BB30228C39E139183C9F279B3B8ED0273AA9D944BC227C6CBBA1B2263CA4C73ABCFAB2F23B5C02C3BAFD71DABBA4DA123C11B2DEBAFEAC433BD8C9D0B92D27533B50D3653BF4A600BCC2F5B7BA16B8363AE2A294BA92AAB7BA3ACF12BB439A73BA6F32A63B49E59A3B0928A8B9E0D945BB56FE93BB4E799DBBF3CDA83A409BB33B3CDF08BB2B09A6BBF2BE2D3BF016BE3B4B81EF3AA9521A3BF21155BBF3C3A33AFC2C84BBF468E63B6EE5DA3A12C2BFBB159AE33BFBDFC63B585703BC021E16BB25A4DEBA74B22D3BC678A3B9CF7860BBB46999BB416FEA3AE0D1C43B446654BB0FB7C33B26357ABBAC9990BBE3A7253B2131D33B4D47A4BA7AFCFEBACC0013BC89B515BC97AB0B3C4527A63A1A29D4BA6EFE633CBD82623BE2BEBCBBCEDD703B15C2453B5718AC3B8D49B7BBE5C83EBC5BF2103B7B411A3C5ED26CBC7720ABBA4619D2BA27B00FBB565E943B421BC33A112309BC6C66AABA9778163C91670CBC5B2FEE3BE45D12BAF1173DBA4865AB3B903BDE3AEDEA2C3B7F7EAD3B23A93A3A7E1F9ABB4BD010B95A9392BA446EACBA998C13BB194BD03967DB9FBA8995933B10940B3BF82DA8BAC0F5C9BB96268A3A5BD5103C469E753A2AC49A39603928BCF4B16E3B7F8D013CD78B49BA7383F1BB667E103CCDFD2F3BBAE576390629E63A96B28FBBD74D04BCCD07BDBB4747E33AB7F03C3CD838A13C0A0112BC396ADBBBE9C851BBA24F69BA2D90203B743B66BC88BF34BB063AC8BAB5205D3A21A3BEBAB583AF3B6D0793BBBB3D38BCF8E4813C8C7CA9BBA80FB7BBCE6FC43A86A5CD3B2D6226BBE908BBBB351C463B00F2E23B48C2153B8344383B91A679BBEDC6CE3A3C8FA0BB4C13043C6188FE3A6DFFE4BB6DC4BEBB7237CFBB9263E13AF6F5E13B3BF831BBE9EAD5BBF514733B676DFF3BC205413B8E0F503B6DF586BB5F4FD93AD676C2BBAC47143CC096163B039A05BCAC2444BCF7A54EBC4FE76B3B1CAE0ABBD33F3EBCFA4BC13A1D390F3CEA96E83BE4B3283B240FFA3AC72F4D3A0F69023C8F890EBB349C733B2FC9233C0546FEBB167D9CBB4B86AFBB0EDDB63A8828BF3B77AE17BBD12FB2BB086A4B3B107FD23BF8B4163B009D2C3BF3476DBB73C3AC3A05E197BB1CB2FC3B7DABE73A0768D9BBC55E9DBB607BB1BBF349AB3A9A16C43BB5901DBB0FDCB0BB30BA433BA521DD3B5C09063B6B0A373BA86465BBF0CAAE3A280C9DBB2268FF3BE4FBE63A5784DCBB1DEFE63BBFC7E73BC77E723B00C6F5BBB8343436C915E03BF06C25BC894E1ABC842814BCBF3809BCB9E9A53B59611BBA30C02A3C78B890BBC60EB5BBF6A67B3C4B82C03B0C392F3CE52459BB4CCCD2BA80600FBB99538C3BE3A37DBCD236C4BBF8E99ABB437B7EBBE86368BAD82A733C6C67653C08179ABC37BA913BBE8F4F3BA77DBDBB8D2DE4BB61E2803AC6D5F93B6567A5BB9459AEBB30F6E73BA3A60C3C8C258DBA10AA5B3BEE87EEB8C561103AC27ACEBBF6322D3C1395533A2C2E18BCDAAE25BC4E4A3A3CFDCA8CBB3EB30E3B59BA9B3AC14CB6B91D4E7FBC065699BCEDC0923C4275843AE7A9643B8A079ABA2176513CC6101DBCCA7F4FBB5478503C021F0E3BEDBD6DBC33BD713BC7060ABC1536033C8CF06D3CE4AC1CBBFD1F64BBCC6B693B5E0B89BAE4FF823B5F69893C631331BC136A7EBC5D680ABA8B357B3B2FE9DCBBA2F58CBA7E95FEB9CFE64B3CACA32A3BEE282EBC0BB3BB3BCD36093CAEDFE238A648CA3BB90F76BAC279F8B9007B54BC9143733C34C6C7BA745481BCCE3BA1BB412EC4BB89FFD13AF839C63BCF3D1EBB2A27ADBB0767543BCD48DB3BBCD7083B01E2333BE27769BB74DAC33A0FD69DBBBDC3003C0A0DF33ACA33E3BB810043BBD43F303CE27BCD3BC0EE55BB1E1A963BCC0E143BFC08E6BB9825343ADF3EA439DCC591BC3B02F3BB94516BBC9C6A173C428ACA3B6D51CA3A2D77393C39D6EC3B2EE2973BD6E6DFB939F685BB30DD1E3C6154A43B587739BC30BAC2BA071800BC1663C9BB61BFCCBB45DD033A57AA4B3C0C0739BC49AFBEBA5C44373C"> : tensor<32x16xf32>, tolerance = 2.000000e-05 : f64} : (tensor<32x16xf32>) -> ()
    // after the last step ['params']['h0']['attn']['out_b']
    "check.expect_almost_eq_const"(%v12#29) {value = dense<"0x4B8FABBCC573B6BC0CDEC83B7C58A83C3F1531BCC9E6D1BC435CD23C30169D3C45D2CE3CCA81EC3C5FFE39BC71C3673C85E9C1BCBAD5AC3C47E154BCCBB2CEBC"> : tensor<16xf32>, tolerance = 2.000000e-04 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['params']['h0']['attn']['out_w']
    "check.expect_almost_eq_const"(%v12#30) {value = dense<"0x021E913CD5038F3C669F2E3B9D9986BC66CBCABC74F05FBA4CE96B3CB4AF0BBD505C713BCD4DE6BBF629E73A5C68FC3CE6E0353DD58C673AECC21C3D5309063D67A1B33B2420B0BBB4FD5BBC076E07BD37728CBCD62EBA3C767D843C0B1241BC7000EBBBF693D93C12E231BC2968EA3C462CA13CD9BC8C3A62002D3BBC3A083DE9CF93BCFB7F4A3C6280C3BC1E55A73C61118D3C38E10BBCD033ABBCC63BFDBCB289113D14D775BC605B103CB8914F3BD9F8BC3B1700AFBCCC07F73B41B2CA3C5D38CF3B889AEEBCA8DD3DBC1D9D2F3D18EFBFBC25C437BC75E89F3C7003453C164F6F3A4C788BBC12D376BBC7E4AA3CA44606BCA089E33CEF123FBC0F828DBC4575D03CBCE5883C863BD83ACE380D3D180C7C3C5DBE133A47112B3C7A0DC83CBB4BD6BBDE010DBD3B1D823C7E55CEBCFFBC25BD2A063EBC0FCF1DBB1224373C4732C23B25F79A3C6CE8AFBB0149D6BC167DB13C0A2DA43CD68195BC2C710CBD13396FBCEBBA6FBC43AB963C178D9ABCC341C93C008BB8BCDC60033D3637873CC5BE0CBCDA8856BAFA1D0C39F3BC81BC28DC26BC7B020DBD46C31ABCF1D7D5BCBC2E44BC2BDB96BB103FC53AF343413C7397D13C1FEDB13C65BE043DC592AF39D52D23BD6BA18EBC04EFB63B4AAF643C25168FBCA9BA1DBD66C5B9BC9EAD0D3CF5205F3BE4070BBBD0CABBBC2D9BEA3C9D75143D8B3268BCB9D4EABA6176AA3B62340F3D42AB0FBD353F59BBB3C465BC9DF9163C95F63F3DAC07AD3C81DA80B9EF965A3C54BD293CF664BF3CBA3DE7BC9F4BE4BC1BF0BDBBF1B080BC59578A3C0DE3D23C91FA2CBAC16C003CA3A0A8BCA1A4053C5969C43CDA2C903C02FB33BCAB0DFF3A6A818BBB74C40B3D81A0F5BC4F8F5EBB3FE456BB574E853BC4EC0E3B29A59FBB5FBF4BBBB58C103D262736BC1A9BCABC9578103DDC6EB13CE6FAD8BC7B11913CFC4815BC905E34BCBA1D0F3DEF89B2BA8C3E113CE61005BD6E3934BB6EAB103C5876BB3CC0689A3CBDCF003D4F92CC3BEB60C0BA98E114BB2600CF3B25C2883C8AC5F93C3502AB3CA2FE83BC907AA8BC2C26AEBCAA7E96BC6F026FBC70BD063DEA9991BCB7C409BD75C8FCBBE601B7BC4F9509BC0EB25D3CAA11B4BBB4FB4EBC94EAA03C1218D1BB15DD6D3CFBCF733CAAEE7F3CF95B013BB27F2C3B6205FBBC87E992B92D74B4BA5E74CCBCDF51B4BABEF2C03CC875B7BC005311BDAF75FB3C843324BC5EED783C96311B3C51491F3CC77FDCBCBADBABBCAA9D283CF63D62BA1C5A563CC97A2A3C04EEEBBC02D8D13B16A9BD3BBDB5B83C5D2326BC4EBADB3B4E7594BC5FB5FF3AA4CF5A3D61C1A83C0E363ABDE6BA073D771A153D4F8713BC6A2C62BCD0071D3CF93B093D0278D33C12781FBB6752A93C4854343D1C889DBBCD78153D7CF72DBC319CF7BC049C05BDCE0DBE3C49C2AB39FB3319BD"> : tensor<16x16xf32>, tolerance = 2.000000e-04 : f64} : (tensor<16x16xf32>) -> ()
    // after the last step ['params']['h0']['attn']['qkv_b']
    "check.expect_almost_eq_const"(%v12#31) {value = dense<"0xE1D3E2BCE316A2BC5DEBE2BCD59F903CB571A6BCC0F9B53C0A195FBC33B075BC7EC1B03CF2ED843CBFE8A8BB67DBF3BBCBFDD13C9CBA5D3C6D48CF3C543FDBBCE3FBFBB6C30BB73687DE00B75544F8363A8885B67E2D09B5308BB3B6E9EB37B656224C356D450137250E75B6041A2A36B7B0E836B9281C3766029FB5E2B6AEB52B7889BCFE3BA9BCD48EA73C7892C43BCE1382BC929EA53B44B6D43C73C1DBB911DC1FBC993AE83CDB3AD8BC972ACB3CD3F6AABC075CBC3ADEDAB9BC1691CE3C"> : tensor<48xf32>, tolerance = 2.000000e-04 : f64} : (tensor<48xf32>) -> ()
    // after the last step ['params']['h0']['attn']['qkv_w']
    "check.expect_almost_eq_const"(%v12#32) {value = dense<"0x652E233C1A70DE3B7C548FBCF874AFBCCB682BBDEC79EB3C275BB73BD497D9BBAA2590BC5BC03EBDD7BA9EBC640F5ABD4D1D503DB8E18A3D1BE116BDE9CF6EBD85B0E03CA803C33BFC5D823A60F2BB3C2529DA3B6FC2073D7C708ABCA93AD6BB7B108C3C379E5E3C72EA61BC5179433D2E5DA03B2C97D73C1FAF9E3CF5ED263CAB7E84BB1A87A83C24554EBCE79AC8BC14ED32BD843BA13BEAFB1CBD0DBE14BD19C2003DCAA9043C46CE8B3D2F2860BB1730913ABB43883C39ADFF3C97D7F2BCCAAEC63B2FBDA83CBA6A043B5D30B9BB17BE733DD6AC30BCED13413D5D417A3C82D643BB1A719E3B50DBF63B670301BD801DE4BC779EAB3C4B6E243C795C983A6144B8BCB28F9FBC78BEFF3C2F354B3CED5DA9BB3069D73C95F78C3C7497CB39AA518B3C1C472C3C4FD7163C0F476FBCC1694CBDB2D612BC56E0DB3BE429083DC8FA0FBDD213B3BC9A0F483D7908D63CBCCB29BC6A531BBDE84BF2BB50C5483DA73178BDA4F2E3BBD5B73B3C1C5553BB525F053D1A26993C6BCC323C3DE2453CCC9638BCB69DA1BCE667AA3B5ACAA4BA14F0E63CE4AEF73CCD94983A6665693C7B830CBCC53106BCBCAE0E3CD3C61A3DC80D87BC8131F33C238BA73CF64197BC41127DBC8A11B73BFB80B7BB868E09BD1C748F3B88788DBC932853BD968842BD1196C53CFEFDE33C4D9A043D3C9F05BCD3EAAB3C229F943C082B4C3C2DBD88BD4575433D03CFC13CF8EF34BCBB3EA93A5C19A23CFD74433B09B946BCAF8DE3385143233AB852FABCF502553D1A541DBB0919003B6684853C121AB4BCC0A638BD32581E3DA562E53C020102BC6A16A2BC2F3918BD9D0ABFBC91BEABBC2DCCA5BC09678F3C95885EBC103609BD8A6AA4BC163572BDA5919E3B8AA581BB4D4EE53C16E893BB20523ABDF8317F3B70563EBD87B191BC6DFDE5BBBE40CDBB09105CBCCDC6EE3B7B34183D287AADBBD249B9BB6E2FE2BC97A60DBCF2A6ABBBB03B473CA0D90A3D3CDBB03BCD153CBC0D889FBC77238BBCA839BC3B96D92A3DF9A89CBCFD4371BCB85037BCC32F74BC90D17ABC8A7050BC20E624BD1A7636BD599381BC526EC9BCFEEDC93C0B4CBD3B76C6313CA53D823D8F9F5B3C05FA093D6A9A373D129D423DA9AA863A4F68903C0BA91D3CD7AA51BC82DDF93C494A623C672D2E3A210265BB0FEC23BD74F7B53B262C603C6BDF7BBD69C715BBCCDE4CBCFF8DB8BB93800DBCA0F1AE3C4B6232BD30B323BC4CAA8D3D798154BC5BFFE839D1BCECBC8B24F7BB49A530BDA0491F3DD3C3213D673EC83C2D464ABD3964003C167EC2BCCAEF453C893B393CCDA92D3D77CB353D51B1A7BC1C710A3C0BAFF6BC90DB043D42A0983C7D54733C972A123D9135573D3A1EB4BC033CFB3C00C080BC21D6D23CF832573BD2B6D7BC126720BC072D3B3D08DEAE3B8FC5213DB69B9DBAD21E49BB2592A9BB7748BA3C27B6673CAB36BFBB0566EFBA31D6133DC568A53B090118BB495B8ABB8BEA1CBB37BB04BD4AD3143C0B4F51BAE04CDB3C7244823CFF73A5BBC4331A3D5F3C1B3D20BF143B49FA14BCFFE82A3D3B381D3CC775BD3BB828633B4E2CE2BBFA8F913BFAFCDEBC8C35663B4D82A9BC7EF4293B8128273C2CEB09BD4EA4E03B0C8E4ABDBE06D6BC4A2A78BCB71E493C84BF8F3D55CDE1BB46AD2ABDC9F0283AE43B76BC2478CABBF62B71BC58560D3C898D7A3C038A993CAB5B71BC308C9C3CC7418CBCE50B343D08D00B3D171BA03CD7F722BDC7AC59BAB4D55FBC5B379FBC817757BC83A466BC4EF2163DDA92353DA9EE383D66BFE43C53031BBD5B3028BD0F5C503B10C5D8BC512D0C3D09A1A13C24CBBB3A36BEC33C07362ABC758A4F3DB74B8D3C5622173C048319BAF575503CCCAE1DBD63157C3C0E28843C1161123D4414863C6893EA3B7CB7CF3C35229E3C7A8705BD7CC9AC3B078D02BCEE13C03CDB8257BB5B73093CCF4E95BC4A73053D4FA081BAE39CCF3C9E41E4BCADF0AD3C05C7773C81A6CF3CA78C323CE7A1433D4079213D898A853C77BD5A3DBDB2B73B4962553AEC5BEB3CE5B3003D156AB2BBEDC0963B3321B3BB97600B3DDEC5B23C41B020BD05DE9F3D4D85733C59E916BCE2BC813B61042D3C242EE33B6A42403C43CD183DD31BA23CBBE673BC583BBABC6FD4E63C22625A3D31F571BDEDDD423DC0B8263C41800CBD2A65473C144F8A3B31C1F13CD798283DED1A6F3C9A4D053D88E769BCC6CA0ABD2371F43C93917BBB13EF20BA1D06D53C0B6BB7BAC1B0D63CD54C49BC7A75EEBAB947AEBA481361BDD5088CBCFE7777BD2BB5BDBCEEE735BDF0BA95BC200820BDF57BF0BC2507523D1D71BD3C7E1F10BD1C20E4BB167809BD8FD8BDBCDE3352BDAA198EBC76550D3D3751813CABFB6CBC8E1FFEBC39CC083B521C8D3C3D8A96BB215E47BBD93E0B3DF65250BCAA8C13BD0697EF3A49F58D3CB2412A3CB09A1EBDF37ECEBC9EDFBCBB3322133CC20612BDEB54CCBCCC19F1BCE01BDBBC6830F8BC519448BD1F9CF43CDE462C3C8E0B0DBDC55452BC5C9F8DBC2976183B5EF9213B3923133CDEBDA1BC5CCD71BBFA61913BB04B983C838F8E3AF341BFBCBE27843C92618F3DD64CFCBC1F53C43CC8CE27BCFA9A9B3C708A2D3C02D2E0BB680264BC494E9D3BC9D47C3C00E2053CBAAFAEBCE5CCA83C64A724BD0E9F82BCC0076E3D04C77BBC739C6BBC35F38F3A6CA0083DD876E2BC908200BCE9B9CDBBF624D3BC1908AFBCFFD454BD1D53B63A1146A4BCD97115BCBFC2813C06A79C3BF5A1703CEA6E093BC801AABCE81575BC15AAD6BB4DD690BCA09B3CBC87E504BC52AE173DF84E5E3C057152BC46FBE03CA140BE3C6F312B3C192986BBFF4BEE3C8707CABAFC963FBA5AD434BCCEB57DBC8E86573C03A4D9BC612358BD6A6745BBF40EFABB8AB05F3CEB7F2EBC2B6A9ABDE9AA9C3C0DE2EEBB58AB173CDFE9A83C974AD2BCA16D6D3A1925103DA05AD53BEF3D1EBD38A9023CB33EB23C319338BDA90FB4BCAE378FBC669D7FBC2672AFBB8F7BE63BE213433D8AA8B5BBCA31E73BE599413D1EB563BB988F1CBD2A70F0BB5DBF12BB520C453CAC3601BDEC75E1392234153D65EE143D738EADBB0AC71ABDDAFEDFBB0ACAE03CFE6EBFBC00C5273DA748133C0BB80ABDD8C9C63C20DB953B7BAF22BCEB0C1F3CEA848D3CD776F93B73E3FBBBB5912DBD908F203C4577DB3C5D7408BD4D2351BC647E743CF7F336BC4914173D786A1EBD5FBA013D9A4103BD6210DE3C4329EBBC682E203C1D6A4BBCD75ABABC664CAE3C004598BCB7C962BCD2FC34BD2A572BBDF067C8BB5FBB62BDAD4AA1BC221915BBF46C223D4D230A3CA1A53D3BE347413BD2C2E63B6F9A543D3915AEBAD08828BCD2B63A3C147C8A3C5D01983CD6219F3C460EB5BC403697BC031FD13C4C54DEBC06CA31BDA159233C191C54BC1EB0513DAD7DAF3C2E1EFABB2C5984BCFA3D6CBC086309BDF0BEC93CBC5BB83C524B4D3D727408BD5B95C0BCC2FED2BAE9B5F53B2B0ED1BC7A1B17BBD8E12C3B153B20BDDBD2323BBCF83E3C0CE939BC07B8643A6FD3F6BBA38A203DE0D387BC6CEBBF3A62C3B53C5D78183D02E33CBDE56D9EBA9B564D3C3F34443B4FC94F3C36A666BDA5FA6F3AD067ACBC56A217BD0BDBF33C96B74ABCE00D5F3BDAE11B3DE96A26BCEDEF843B47621CBD795C1EBCBCB0DF3B608F44BC1EA8FE3B320F78BCB445CCBA05F0C13CF427C0BCF83DF03B91B5EFBC833EC63B1EE186BBB01B43BBA8A1DEBC46DB46BD6810DE3C9A6816BDDB55DB3C42B119BB4DA9E6BC945D2DBD2109313DAA3EAD3CE24919BD9359233CF372343DE7ECDDBC8839EDBCE1D2D1BCAE08BB3BDFF5DBBA39428F3D0FB2A93CD78C133D00DD63BC2913FA3C4D5BAF3C080762BCD0DD1D3DD159E63B4F32B8BC629036BA32FA383D3F501DBCA74399BCBE8494BA966F1F3C369EE73C33E5163DD44A3C3BEB9118BDA3B289BC56EC2F3D93A9063BFFC28B3C70E8E03C066216BD0EA125BD9C46C1BC6B780CBAC8CC47BCB896353C2EDE0C3CAD1CBEBC4A336C3CAE57AABBD2C8713CF0E416BCED5757BCE97B18BC466ADFBB519030BC74DFD03B49EE2D3BCAFE073CE84C14BDBEE662BCB3E56B3A3A89DABCE18713BD761D4B3DC738AD3C2F5736BDF99115BD713DC03B09A61A3DF21C3A3DB69E343C15B30DBC1EE6003CED5B91BC8831C83C5DCA913C91492D3DED159ABC2DF80EBCF447EEBB93CC8BBC0ADF1BBDCA74F9BCEB0693BC86D36B3C60D5A73C37136C3C21A3B23C00A2A6BC40581FBD530FD63CD5A6883C656CB53C592C25BD471CB4BC307AB1BBB0D4803CF28FD0BB433862B9BCDECF3C5E598DBC"> : tensor<16x48xf32>, tolerance = 2.000000e-04 : f64} : (tensor<16x48xf32>) -> ()
    // after the last step ['params']['h0']['ln_1']['b']
    "check.expect_almost_eq_const"(%v12#33) {value = dense<"0xA8A4C1BCDE3875BB4DA08E3C7287AFBCAD88A73C6351CB3C1000A6B9ACEDE73BC6AF8DBA63A8E7BC4F101CBC9D54E0BB306EACBCD807B83CD89573BCFB44A7BC"> : tensor<16xf32>, tolerance = 2.000000e-04 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['params']['h0']['ln_1']['g']
    "check.expect_almost_eq_const"(%v12#34) {value = dense<"0x3DEE7F3FC46A803F97707C3F29C2793FC67B803FAF41793F8D18803FE08A7F3F5C33793F91E17A3FB534813F0104803FCD19813F71EC7B3F2673793F5018803F"> : tensor<16xf32>, tolerance = 2.000000e-04 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['params']['h0']['ln_2']['b']
    "check.expect_almost_eq_const"(%v12#35) {value = dense<"0xEBAC773C133F323CA6C8D83CCDBBB0BCED078A3C220B7FBCE7776CBA69E4853C4CAC99BC6EB8153B80A4E1BBCD72EA3C7CC6343C1E2A6BBC7DF1A3BC0CDBB13C"> : tensor<16xf32>, tolerance = 2.000000e-04 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['params']['h0']['ln_2']['g']
    "check.expect_almost_eq_const"(%v12#36) {value = dense<"0x596D833F7F87803FE1557C3FE9EE783F051C803FCCDC823F2AE5803F9784823F0130833F8D56803F3C98803F68CD783FAE8F7F3FDB8F7F3F14BD823F1E447F3F"> : tensor<16xf32>, tolerance = 2.000000e-04 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['params']['h0']['mlp']['down_b']
    "check.expect_almost_eq_const"(%v12#37) {value = dense<"0x7F3DAABC3C06AABC7F226FB9DC59AD3C3E923ABCB230D6BCC772B73CD979AE3C1D01B03CEFFAD73CE1ED58BC23D93A3CFB42C3BCA0FEA83CCBCCEE3C1CF3CDBC"> : tensor<16xf32>, tolerance = 2.000000e-04 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['params']['h0']['mlp']['down_w']
    "check.expect_almost_eq_const"(%v12#38) {value = dense<"0xA9846DBC2FD1883CFF3A1BBD76E0F4BBEB35853B55BC06BDF125013D01D891BC8B35073DE190B7BB1C3B00BC76E59F3CEA59E83C4468263DA1D4D23C4E7528BDF2EA193DBA4C39BBB511A13C2DB3F2BCF66C5A3C9417833C794C40BDDC3F893C78C306BCBDE343BCF438A0BCB579AABC30D6DF3AAF54B03CBFE1E13CA8C8A0BB8D38D2BB2809FB3C3EBB12BCE52DC5BAFF2A8C3C71D5B4BC4A35B03A0DA6933C97B6683C3C96C1BC507A603C912444BCA5B9233CF7968D3C70BA84BC94332BBCD7C8163B947CB2BCB431C0BC7608643CD6DAA2BC8DDB043DB3F586BB79B39D3C2EACAA3CCB37923B279EE9BCC595363C2091A0BCD2046D3CB8E74CBCF8407CBC8CE3B5BB9420B8BCB0E129BD5F3E0B3D54DA71BCD5FA223D9F03ADBC03545C3CA0D1F13C0655103DD0FCDB3B3436B63CB07CEFBC0E31933CD78757BBFDCF5FBD1B618B3C70981ABB1B88DB3B5B6EB1BB8691F13C1F90FE3BCD8F03BD1B7AFCBB61470EBD31DB13BDC2B62EBC71F1BDBCF980EDBC776293BC20019A3CC49B833C94B3E33C7444D1BB1B34D53C732DD7BC148CEF3CB1E63F3DCBE7DFBC65BD29BCE74E26BCB702FEBCDA807C3CD530FCBC3761263C65E6133C53648DBB7B919BBC3A8AC6BC042D50BCF4404CBC7DA7C23C2BF694BCA8E98CBB2FB6CCBCB1CD0D3C0F2016BD1860873C88F4A7BC43B565B95DF3F1B84D70CE3C9E60E4BBB7373FBCEB1CB3BC7CEE14BB421F89BC1A860A3D419D073A918FC63C039FE13C2856D53CBE12A53C924B173D37A57DBB40362E3C749414BDF0DD173C4E4C21BD450121BDD73BEDBBC14A2DBC174816BC12ADDA3CFD00DA3CEB1800BCFA72433C8B80F63B659D883CCAAF04BC4D3ADDBB947912BD22D5C8BC7FD7C73CAC99A0BAAD21F3BCAEBBDC3C813317BD1E4B843C22D5B1BCA850973C3C7FA93CEDA59ABB294CC0BCE1A9D5BC8A7BEDBC24ECBCBB971F09BD862E05BDD9E0BA3C7ED4043DCEC13A3C05152ABC04BF81BC7BE4DDBC44B039BC0CCA9DBCD777CD3B928DB53C8F3015BC55FAD7BC53D30B3D03B3153D7E95A63A0BCD413C4DC2CDBAAC9A98BA43F0C63B001F09BD3706143D8C6DD33C3202D9BC17795F3CB11461BC890AB3394C119DBCB82757BC790655BB93FCEB3B5A4E543CAEBA03BDFFE1F33B18E5703C3355FB3B51E78FBC031123BC3781F5BCADE4AC3C4556E3B8E11E3E3CE9963A3C720EEE3C6D969E3C60C2073D6E2788BCF28F323DC6ABD4BC4772D33CF70239BD439214BD40814ABC1C2ADD3C26104BBCAE49F53C61ED973B9ECD23BD34ADBABCE28BC93C186CB3BC59F506BD59F68EBC85E3803B2084A23C7A23EE3C7A6CA53C884608BD9247B93C59B69E3B65280C3D5F347DBC9A3EED3C67BAD1BCBB05F8BCA877F6BCBB85263C08A71EBD72F4E83CA4E1153DCE90DA3CC56AF4BC3604783C0D0F1D3D12D00ABC22A39EBBBDD904BD9725F43C0B29CDBCE2BFF4BCDD241DBC255C593CC5A36D3CA9A74B3CEDD9DDBC63E5AF3C865DAB3C22BE8D3B9C8C82BC9F81E2BC9155ECBC214867BC13C4D3BB7720963B7FF1CD3B4E5AD53C42C95EBCC1ECA7BB5EC4A23C7F1C9D3C5A199CBC1162C43C2CD53F3B7DB8823C7758B03B2FCC5B3BA29A5EBC27E8413C0C0978BCB0889FBBE380CCBC0D20D83C025CEC3CAF5EF83BF4B219BC234BD23CA19E22BBABD75CBB8BBABDBC7AC493BCC6C4EBBC44064F3BE16A59BC84E651BC3394DFBCC9E942BC2297ACBBC386E53C20443B3DDA1B103D6A66803B83F7B03C4CF51BBAA50BDDBC262116BDDE6DEC3C43C18CBCCA9024BDC23AA93C4F2A693CD029483C5CDB1DBD1640213C8A47FC3CF236E2BCB1DFD5BC0B1453BC9D9AB0BC21C04ABA85C024BD1D85AC3C092C073DEE09923C466B12BB97D0853C055E303D94345F3C2F0E1F3C6C3C933C60E5ADBB3955B2BC796634BD5B56173D762CA0BC4F2480BC02FFD93CA54A173CDC6A21BD1A2C1D3D74B36DB9C9D3023D68798D3C72A1C33CD3CB01BDBC9D643CBD3BCDBB858546BC7F75A6BCA17712BC36D204BD3AAAA53BA684A23B8380133C43CE5ABCB8490C3D34AB3B3DB3C3EDBC47F7353C1AED67BC292B613BD94766BCC48D273B5402663C2A41063D39DD90BB661C903CC8BC203D95058C3B3CFFC83CB228D83CFE1D9C3B43270FBD53FA653BD0D3743CD210A5BC0E7CDCBC8A09A8BC3A05E3BBE8A6EBBC2FC210BDBE35FEBAA31909BD1C0C873B4CC2E03C2A7CB23C27FE513CDF45C83C7ACED3BC768387BC4BD914BD410C1ABD3459123D80E1D8BB5D4604BC61215B3C0A27C23CF2967C3BE0A99D3CFABF09BB44A0753CBD7D07BDE6DCC03C3967D4BC66D35BBDD1667D3A4495DC3C6DC874BCA39F1F3C405DAABC27B8C4BC883812BD574F073D7A7B913CB49B1CBD5A3318BDE6160B3D77A9AE3CFE0E293CAFBEECBCD9A40DBDDEF3773CB2DD1EBCA1575C3C3021D73C8016EE3B7E78C7BC745528BCE041D43CD75BA13C059B9F3B636C2BBC6A4531BDED96A3BCCED9D53C86FAD63CD78D65BC2796DABC969EF0BC3BEB8DBC540D63BA5E63593A1D5F4FBC8DD2A8BCA3B3BA3AB73DEF3C3856D13BF1A489BCDF25253D9D33B03B750EDEBC0A66CA3C3CD559BCEAE1923BFC335D3C29F2BA3CAFB4BDBC2FFAC43C915967BBE064193C31D033BD3594CA3BD58200BD8116F53C1976F4BBF2EAD5BC2BA5BCBC28A342BA22C6A73CAA4B313C8C4403BCDD38DD3CDB7260BAB39A683C0D8927BC38BDC63CEADD69BB21EED1BC83CFD1BC11CEC5BC6FC3F8BC2B8FB53B9DD5103CE2B3653C15F47C3C2D3F2BBC2F3C3EBD2491A6394635753CC7EA113C1C8A82BBC1AF523C36B6003D949F43BBDB05FA3BA4F62ABB48253EBDD54DAABCA210D93C794F013D2F5DD3BC75C4E1BC65BD7E3C3B86E6BC5C32DD3C8869E4BB80940ABD83FD373CC901D93CA4AFCD3C248FDABBB6E87EBC5172D63C9857AFBCBBA0943CC277B738704DECBC6883E8BC2B676B3B8867A5BCA54DEB3C4D492DBD0FEACF3C20C2E73CF185713C62E98B3B62007A3C1F49AFBCB31C2BBC972BCEBCDB81303C5BADCCBC1227BC3C8F36DDBC9FCF0A3D2BED10BB3B964A3CE3E231BCFC4C2CBCE418C4BC1138723CC16C15BCEF35303CAEED17BBC1904D3C984D6B3C9E3BAEBC0BB75BBC26B4BE3C83A97ABCA9281DBC0EC632BC3CBFEC3C42EE3EBC9CCA76B94B3502BD1D443D3CBD18463AD34E193C77345D3C45C7E93B7C2E2DBD410CEF3B3C97DB3C2E5DA0BCE1C9CA3C6AA2DD3C35B4083D776561BCB9121B3CA4EDEB3BDF4619BD3BBE21BDFF0A34BB85CAF8BCFABBED3CC8AB093C0AE9EE3C643185BCCCCE773C77551A3D5C8EFA3C65E31EBD728CF83BF177803C05AEFF3CA137053DC6F769BC9F95403C660E683C235B033DAAD776BCCD28B23AC10B1FBD28D631BD053607BC24E0B03C2ED538BB6C0B243C1028343A3AC7A3BC5933A9BCA14039BC873FE23C6F5104BCFBE3C13C303B3E3C7CA5DC3C78DB243C9C9327BDA688B0BCED8A9D3BAB5F02BDAD444ABC7B932ABC4DFF27BD4B90C13C3F7CDEBCCFDFECBC8640B63C2A29DA3C18B12B3CDA89AA3B0FF0D2BCC9B4633A54168FBB4F53953B820FE43CA11990BC7C36323CCBF7B33C8BC9E33CC4C3FEBC2710DD3CF92E04BC534D02BD560C1EBC3C41ABBCC161F1BCFCBE193C33F011BDF0F8B93C9FA8FABC0259393C4007AF3C3553033D0F062CBC3387DDBCA1848F3C916E513C54758D3B9AFF1FBCD48C4F3C505C1C3D340E783CD621F8BC52DC24BCFC5F9CBC8569AC3C52026DBC9ED8F0BCA53378BB531BD73C01F8223D2B7A95BC334C1A3C665B8ABCFAC78B3C2B7E56BC7D5DE73C8BEBD6BCAB50A43C7C823FBC1C12043A6D6E4EBC655A9ABCBF1BE53C6EE430BD00D5AF3C5FCEE13CFB5B13BD788A103DF3D1DDBCF86D833BC156F7BCB3891CBC9A83B5BC9C940B3DA87A0FBD5762173D7E81923C23121D3D0997393D1F82C4BC956BD2BC84E0FDBC61A51D3D8F089DBC1675543CECE226BC6362253D4DF7993C4A54EE3CB780CCBC6507243C324BC6BCD42DAD3C5E6CC7BC683FA5BC4B4DF33C0759BDBCD72B593C882C1D3D1D1CFA3C71D358BB8FD1413B8134033D00D0353B159F443BC40F11BB43FB0ABD91A4F3BC7CA74A3D293396BC7E6EE1BCDC9F81BC9CA1923C57ABECBC852E4F3C9266BE3B417621BB0D64DA3CFC513D3B9614073CF53011BD2D0B0EBB3172B2BC057012BB8A64813C36EB5939A648BCBCD93EB73C481786BCA469C7BCB65E52BC127D203C210ED43C4869B43C58E1A43CC6B8183C96290B3D34034ABC8511B1BC09C69DBCA7480CBDCB55DCBB408D603CCAEF9FBCF5C7043D9301D4BCB5DE4C3BE21C8CBC8A85BDBCA673DDBC56EC823C3D9BE33CBA99BCBCD26B8F3B6190303D15FEAE3C8A981D380A3901BDE111CEBCB3010DBD4B2EE03B19AA92BBDF3FBD3C18D412BCE9C8043DA94BBB3CC87BB13C8A1F453CA0595CBCC7EBEE3CCAFE08BC3CEFF0BC8EC7CF3BA75615BD98B319BD07C747BCA125C3BC2BD311BC1AAB863C72F153BC6F8746BC5F77FB3C0E8B183D17450B3D1CD84C3D1CF06ABAB99F903C54A210BD2BC20C3D22D7B0BC7DF818BDCEE3A3BCBB1FEBBC6E37D1BCD6B9E83C372D97BC2678B3BC926305BCEEBCC13CBA59103CDC4B013CA3EF90BBCC3F5F3C064A123DCB93D0BB89FA14BDF591C9BC0EB0FBBCC91FEB3C8EA37A3C346D543CA197CD3CCA19BCBC67790BBD6CF319BD7CBA723B40E102BDB869B23CD7A3A53C50B9083D1688E3BBBCF1003DF1971CBD4DC5333A18AC3ABC816CC93CAC1D44BCB06D5C391DD1A03C5F92D93CDBBBFABCF8C5AFBCDE1CD73CEF9BA23C24EC2FBD2AE1E4BC2B667DBCADE14ABCD3DDEE3C8C28953CE1E1B63C988022BCF45E66BCA5C8193D0779F1BBB6211FBDA1F0FDBC7C35723C3A3EC63CC693003D3C0F413CC1BB6E3C08F74DBC3A9452BC0D23983C302FA83CA01B0A3D31A3D23C2BCC753C4F2D513C414F58BCE46D9FBC0F8320BDE46D803C86450BBDA274C6BBE23B70BC1F2C85BC044ADF3BCF343DBC66509E3C76C27ABCA2CC9DBC347E8BBC4F0C013D4B16A8BC87E6AABC736FD73C71ED653C82AD973CF651123DEE1AA4BC6AA0133DC5820DBCB6E5D23C8055AD3C1695E4BC7DB0AB3CF4E010BD2B25FB3C66E030BBCA04313D0E6D983CF3936EBCE97813BCE7F0723CB4C47B3CFE2D813B4E81ADBC420AE0BCD8A0B4BCDEB045BC0F92C63C99AB88BCB95D6ABCE65B9DBC614FB93CC9865C3C190174BB36C19B3C6D5D7A3C6BBD9C3CC2F0E03CAA13D0BBDD5ADDBC8F9700BD20D30F3D4E513ABDCF10D1BC413923BCDD35263CE23019396A08F8BCF6A5FABBB02E803B4E0C38BD9279113CD6BBC1BB8B75B6BC9225653AB9A9D93C706AC13C7263A73B9A0CBB3CE53D90BC6988FD3BC7E88BBBC31EBE3C5CA3A4BCF0A4F53B608E253C749A303CEA5884BCDAAAACBCA733423CF6AE11BB70CD063D46DA113B3E0FF6BC38472C3BA2B0B23CF130AF3C5BA5983CAD4605BDE073A33CB860E4BC4ABA34BDAB6D8A3CD641153AEE63633C704DABBCB0DD4C3C9740F9BC2718FE3C2B9E66BCD073163C795A023CCCE8DBBC330B89BC4AB186BC9D54173D56CBA1BC5DD6203D50D9A23CBF41E63CED24923CA0BABE3CB1A5393D15D84CBD1A62E4BC0D59273D459819BD165DE4BCFDB294BCDBF68BBC90F0603BFAF192BB9F87153BB747BB3CD86AF0BC3A2C8EBA172D003CBA1A0DBC9192AEBC8AF1C13CA62C473CDEA0EA3B5C73B23C35059DBC"> : tensor<64x16xf32>, tolerance = 2.000000e-04 : f64} : (tensor<64x16xf32>) -> ()
    // after the last step ['params']['h0']['mlp']['up_b']
    "check.expect_almost_eq_const"(%v12#39) {value = dense<"0x80B6B93C121FBFBCB43DB13C7FB8C8BC5884D0BA96368F3C2F55C0BCCA399BBC52C0853C3F9BB33CB83EB6BC2C07F23CE90A823C6353973CF83ACF3C3EAEB2BC332D833C872EC3BA6700C63C17A5BF3CA9EEB7BC87090BBB5A05AFBC98CFB93C8857843CDC9DC43C967BC039E94E9EBC63CAAABCEF73C2BCE5FCA0BC933CE73CA6E06E3CFA51E03B64C0C93C27306BBC316EA8BC1FA6CB3C0A47CA3C03B4FCBB7EED9EBC240F943CE193913CC5EA77BCE750983CABAEBF3C5125BDBCDCAFC43CDDAC83BCDD93DABB2A8FCC3C08F3ABBC84D38C3CEBCDEC3C3B68E53C8F35A6BC342F143CD264F33CAFB09F3C7A2F693B00FC9EBC4DE7F53C3A93B03CB6EBF6BA"> : tensor<64xf32>, tolerance = 2.000000e-04 : f64} : (tensor<64xf32>) -> ()
    // after the last step ['params']['h0']['mlp']['up_w']
    "check.expect_almost_eq_const"(%v12#40) {value = dense<"0x5F03C8BC5DC3C33C9933A83B2C0DEDBB71FA053D9AE2553BB833FABAE74417BD7D9D323DD9048BBB0EC5CABCB49423BDAA78F93CA3945F3D44F282BD99093ABD6083583C9892593A23E03C3D5534593DC8D485BCB3B608BCDAF2E6BBEEA8A4BBC6CA623DA1B7513D058B113D165915BD36CE26BC43202DBC993F7BBB88DAD13BD77606BBCEB01E3DECE5503CC5B3F1BCAF68EE3C1946703D3851363D8C47FBBC9422C0BC8E40A3BC4A2B243C314472BD47A86E3D1B5DD1BC4D7314BD6654093D48CC653C37FBFA3CF647EA3C4D09323D4BE4C3BCE7563C3C01F9A8BCA935EABC0CF4AB3C0596C0BB7CB2B53BAEDCC03C2E99A23C12EE47BD84144EBC5217FF3C8721E03C4944A83C96FC993C4B2261BC644CAFBC69B3083CF79A0DBC6865C7BC0385ADBCB47C16BD76FB47BD714B1EBD87A5DFBC6D20153C5242453B8D4C2BBCEC211F3D794E4F3C7CD0D73B4293DCBCACDB1A3C143E013DC35D0EBD91CF2A3C1F5E8F3D931EDF3CFC8EA93D9CE9A63C37E8383D16BF1ABD216538BC49CD74BB52C8C13C4EFDDCBBBD489C3CD8F8FABC29DB273DB46F1D3B3CD5AB3BDA03FE3C278100BC8591983D981CA6BB74EF15BD7F05F33CC8D676BC662271BB9D7FA1BA45F21B3D77B035BD5BE0E2BB48A0E43CD967933CBA50B0BDDDAA2C3D87B2DB3C7E80D53C01421CBC52A38ABC195D853D14F60DBC7625FA3C60DF38BD505AD83C3F872CBCC5FF00BD613BCEBB02B7863C20B7C0BCCFDC4F3BBCFFBCBB8E1B453B1CC0A0BBCEFFDFBC16CF543B2B4BD9BB42460EBCC44891BBA089553CA97190BCDABBD5BC66350F3DB37DB3BCD5212CBB1D5F4B3CD61C79BCA3AE1D3DBE57CCBA1577B93BF65ED4BC02BB19BDD1A4A2BCF1144F3DC0A9763CE647D03C49E0EE3C01FE4EBCAF4C2BBCFCFBCABB76E9AD3CD5EC703DDE98B83BE8B0E7BC4B16643CACE94BBC640E0DBD56C312BC327B903D204412BDE398FDBCE2A6623C55BA0FBBC15792BDD23794BC4AEE4FBDC3B60BBD70883DBB1FD18A3B06F48B3C2AF69E3C537818BD523F143D7B7A29BC81871EBC204E8DBCFEA719BD0CCA993B8B30423C8D663D3D181C233C3ED2BEBC575C82BBB6F128BC6878A3BC2FB3093DB8FB5D3CC07FCBBBA6C297BCD91D253D0606113A1F4571BC270F95BCDAC367BBBD021BBD468C71BD6364BA3CEBD58CBCDD6C6A3D11625F3D2B8EF2BB97DCEBBC67D6073D5AACFA3C86207ABC79BDE5BC4C08C93CEED8D03C2E0498BB16FF5ABCB06C473CC9AEC7BCBEEBA6BBAC1589BCD3B1963CFC5B20BCBC5627BD1D4659BB15E9F3BB037C733C6B590CBC71B3D4BB6DB08A3DB8A6C23A57DDD73C9F56803C9438ACBC81118DBCA305443C0739883C083D24BDD398943CFCD40DBD1F3C3FBC45CABC3CD952CEBC54ED753CE1BFCCB9FCF7C63BB57F21BD98B522BD2CFA103D48EF8CBC26753CBD617D523CF466B9BBF34BF1BCBE69D63B117B463DBA0065BD63767A3AA5CE303D2193BF3BD38566BCC3C6ADBB053E123C4C8220BC8691E93C9F629BBCCAB3153D262699395230933C9AA2E4BB579C4FBDD93C0A3DB7A4ABBC2CE7AD3BB6641E3C790C923C053027BDFDB8EB3C4470843B654999BC1D5AD2BA52410B3CEC8FE63C2E5A4B3C6A73B43A16620E3D60FF20BC47EC273D3A3A403D249E383CF3BBB9BC50AC0ABAAD5D27BC06B5C5BCE096853DBB41C2BB0A39443CE36F48BC74E4E0BC580B4CBC0E234CBCD20998BC07ED183D5CFFEDBBF2EAEDBC91D7AC3CAD5D5D3D06A1FE3C1F77B1BC2078533C32A50ABDAAAD503C3F154D3CF5B55CBBDFC433BDB3A89EBC3049ADBC3A36A33CAD3D14BDD971303CF85AFA3CED2E123CC1AF90BCBC5F2ABDA455A93CCD9911BC90DB8ABCB55731BD49B450BD42EA843D2AF055BDA27EC43CBBD2A83BC9D48BBCC83166BC2D65DDBB9C5F473CE27B74BCEB5C96BC6C051BBD0F7A2CBD265D363D63A3F23BFC0D0E3D7A07003D9B4A71BC1A0E8EBDDA34883C3078373DD30D303D9AD8703D5E83013DF48399BC8A2103BD877D443D641238BD16FF0BBCE1C9F7BACA7138BDE3F57FBDF38F96BC253DC33CB5C7B6BCF3FAE7B9BE9CBABCEA7346BC31B117BDC85DCF3CD3A9BF3BA42CC53CE36107BD15AFA93DF02E17BDBABDA1BBF2A4543D3B1D96BCC6BF6EBB5969AFBC471E0A3D15556CBD25B1823B478D283B2ABB353CDA1FA9BC6586DC3C76764C39B28C0B3DDB4B293DCE4A81BB553EEA3C306550BCF8B436BBF187853CDB3A1BBD37CCF23ABCE7AABC7AE2D13C78F5D83CD0430ABCB78334BDCDD666BAD55DC83C4FDBFCBC920D493B295EFBBCFD2E653B028D1DBD05A1C33CA03C7B3C5550593D9B56343C8FC18B3CDA42EA3AB9800F3D1A1014BD52EDD6BB0AFAD73CDEE0153DEE8F08BDD55B93BB4C8C9CBC2EC3A1BCBC64DF3C0993373C5F2C14BCA353213B21720CBDFB565C3CB24A0F3DD7199E3C0AF33CBC22B1CFBA1DA3A4BAD7A4F2BC69EED3BC0AC0C73C40C4B23C30C8DDBC885FC03B7B385C3C61855B3D47FE03BDBFAB29BD1E35243CDEDBF23C7E0AA73A7409833D632CC83C932C90BBCD08183C71F8483D639D843D4BC8B13C3B61CC3ADB3CCABC1154C03C02E3D1BAE674B4BC3A94AE3C52E452BB44123ABB8EFED53B8C4234BC16E0A237EF2A15BC5895FC3C0CF2033D9C13683DED4DC23C15F5803C96A911BC1D8C6EBC6158FDBCF70F163D97E69BBCD68F1EBDE5EF343C68FEA23C5E1C1E3D89318B3D23E26B3B5B9B9BBCBB00B63B8A37CA3C71BFDC3C91B75CBD5825323D5F40233D930AD2BC97D39DBC99C99A3BF794CE3B17818E3AE7C97E3BACFF2A3CFA2C0EBDDE288B3D2250E03BDB2647BB097B6B3D36682C3D16542D3AD3EE433CC62288BA70272A3DB86F123C0C613C3ADC999DBAD60483BD75B51B3D560E0BBC3051BA39DB0678BC54B4963C145115BD2297C6BC542C6B3DFD73903BFE0BC7BC5B5532BD9B2C8ABC3D7C1D3B2FC6E9BCB4DF013B42AD363CFD0757BCCD8F083D807C28BCE3433E3D8F7DD13C3B00D2BB77ED27BDA95691BC468B08BAA47F193DC9E980BB44B7F03BC3F1683DB1ACA1BD4228F8BC46B1D5BC2964B5BC786264BC195F903C32202ABDE4D51D3DAF12133B6DE1ACBC2101ADBCA8142FBB25DFE2BC94DB01BD2E9FF13AB35063BBDD9911BD274D01BD54580CBD460A2FBDBA26C7BCBDCD9A3C7DE449BD4B2E8ABC32280A3B43E04A3A5EF84ABDA2C712BD8A4E0C3DCF09AFBC81F5D9BCBCC68F3C44272C3DE93A103B70752C3C1621D2BCBE9327BD38B4E23BF0EE42BC382A67BDF5BBFE3B7F8F003D6589373C05DAEBBCDCE9453D7551603CC7C4B8BC8C48ABBB54F9A1BB7C13CDBBF46892BBA808FABB1BD008BCC35D253D6297BEBC8D5374BC1C68D33CB03BBE3C0CDB083D113C2E3C2D93E43CFA1F933C214A3B3B448B63BB7FAEBA3C435A38BCAB555CBCAAB5B8BC30220DBC9073873C83C51F3DAC7862BC44F5D23C1C50F43B8B66713D622A1C3BE68B0DBD1E384ABDE316A7BB2D5D3E3B0C8799BCCC1DFC3C63338E3CF6DEB53C3D01ED3CF25B6AB63DEEEFBA1F1302BC2C709CBCEB562A3B03CF0EBCFA43213CBB0BFE3C48F212BBB9B648BD7712153DDD186EBD12C7ADBC35B6FC3C81D535BC897F21BDE4C1C13C2BAC3EBCE47C0A3C4C92663DFD9C7F3CCFCBF2BC71F0863CC86CBD3BB6C59F3C07FE08BCB881E0BC978E0CBA59EE40BD886C203DEC5EA43CBDEC38BA53EE88BDB71E29BDCC29353D33513C3C1DAC003D6D57583D37AE60BD9695B5BCC28BAFBC004DCE3CDCCD183DF02E9037FC4A2E3DFCF22F3D2A4010BDA26A05BD0B689D3CD44316BC26D9C83CD04DC3BB7C3477BCB029253DEB3BBC3AB1FEF03CCF5C4D3C83D4143B4395233CFFFE8A3C2FAC803DC984193DD943EF3C2F942CBD6919073C7F3C70BD3A26ADBC80E85A3BB61343BB9151093D7D530E3C7AAD253DC96A393CCAE53A3D4F47D43B5550463CC0A1C03C5BCF53BC7AAB6DBBB739F1BCA0C469BCCA5D33BC509EBF3CACEDC4BBA92AF7BA14F9F33C9C649B3B8FC19CBC8F626DBC33CC113CFB434ABD79FD53BC35CE2B3DEA9956BB5862433DBBF95C3CF246AABC26D30EBC8872AB3C07AF2DBD17C55EBCCAE65CBD66DFB73CA06015BD7BD38A3C2D10083DAB7D2EBCEBE9D7BC09F8143D7A869DBC72F921BD8C5924BC5C8504396E5D823CB540C63B61131B3CBB3BF93CA6F4A0BB4D0A9ABC64DA98BC96DC2E3D91AE783C95E4013DD5B127BD6AFEBF3BAFA8CE3C75D88E3C22D787BD2721633C1EB73B3C3E9EAC3B9DC54EBC3642323DBA98233C4E2806BDA809DFBC19B93F3D78CC5ABC3AA685BD8EA5FC3B6D884D3D48FC903A9707C8BCAA1018BD88B4FBBBB957B9BCC4A8093DF15827BDC26017BD182B043DFD67D6BCCB9963BC785089BC9C885B3D41F0443DBC253DBCDD36D03B6558F4BCAE8F0EBD3EBB823CA084AA3A8A895D3DFD4080BC6E82DE3B3B9387BD98D3C2BCF42A883CFE84053D93E79C3C94A06C3B0AA12BBC94DFECBB2D21183938E4AB3B52D7B53C2FAC653D656588BC6A2098BCF9CDD7BC8767ED3B0DA3B9BB1775E93C7074563D6BF5CEBC0F4703BB4D24E4BC6D50B9BC13B39DBB33036FBD6913EDBC9760063D39E4473D8B1F95BD2CF2CD3CA690B03C82523ABC28D1033DCE11E1BC35B78CBCC943983C77310DBCAA6764BDD92BF0BCB010243DD498DD3C0D6BE13C089F92BCD389713C44FCA93CF4CD02BDEA3D803CA2B89B3B54AAF5BA84A1AFBC937038BC7171933C59A9C23C6482743C876116BD305EA33CFDBE2BBCA26A7D3B51713F3DCCFC37BD1B8518BD24396FBD97F643BC454BFE3C47CA233D48DCB9BC430CCA3C2D0DC2BB5B5D68BD379440BC445D323DD635AF3CCE23DE3B9B3A7B3AB0CF4EBC03CD30BD20349CBB51B9E93C1915E53BCB2974BC263A1DBC7D5A36BC9D2408BDA254DA3C38AC323D0E1B1EBDA3538E3CF45612BDF739323CAA7B343DCE044E3DF996F03B6AEBD73B8412CABCD1C42DBDAEBF963DE82B86BCFEC86B3D3208003D0B874CBCFC90F03BFC34BC3A129414BBBC19E5BC1E64323D68A1F1BAE209733DA4F611BD47DE843D0A444F3D7638843BF0D11EBDBAA992B90080373D013E0CBD6AD095BCCCAAECBCA7CF233D5FF5213D84F604BD1B640DBDE6C853BC9AE704BD00EE263D12B626BC2D07283C78C72FBC48796C3CB7EB9CBCE41A2F3D16FDB93CF2C80DBD941E45BB6D28E03C9D52913C7DBEBEBCB6EC05BD3A522F3C9620643C4CD577BC314DD1BBD64283BDD2FD983B2E48933D7E6826BAD616F9BCF61BD23C51FE233CCB630A3C709A813C35F8E9BCA390F2BAE850FD3B380C3DBDB6D29ABBAC0D2FBC8277823CB604423C96D42D3D807654BDD34D8A3DCF8446BC7371D83C5AECE43B4184143DC2E77D3C4C839A3B51DA273DCFE080BCF0A7E33C00972D3CCC704E3BD93D20BD31D145BD81ED1BBC35E812BC6B84F2BBB4B557BCA533F4BCD9D9BA3A99510CBD0C9FE2BADE58923C4D02A6BBBDD714BDB5B59EBCE5BE1FBC5962A1BCB4F6F23C0486953C11A948BAE083133DA9A443BC3216CD3C407B0D3D5071D8BBECE5583D477BDEBC60771DBD06E6C8BC2ADFDEBCA55AAABC16192BBD6E48403DCF35DEBC6B46E03B5B602DBC349FE8BB9066BEBC2F3C653D31CDEF3CAC4072BDD26B72BDC0A10F3D709918BD9FBDDB3C18F3693A1B950CBD5BE98ABA84ECF33C2D58EABCDAA91D3DC6B2FC3C9D8CD83BA87AC4BB7C07D3BB3AECC1BC45824C3CBC5F0C3DA6B512BCD8214DBC"> : tensor<16x64xf32>, tolerance = 2.000000e-04 : f64} : (tensor<16x64xf32>) -> ()
    // after the last step ['params']['h1']['attn']['out_b']
    "check.expect_almost_eq_const"(%v12#41) {value = dense<"0xD24BA7BC17AFA6BC1638003C9A0AAB3C4D6521BB4962D0BC2F79AD3C08ACAF3C28F8AE3C4010D33C1A7F4DBCA17E353C7500C5BCA007AB3CBA28F23CCCA0CEBC"> : tensor<16xf32>, tolerance = 2.000000e-04 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['params']['h1']['attn']['out_w']
    "check.expect_almost_eq_const"(%v12#42) {value = dense<"0x89B6BC3ACD86B93C71A681BCE07F0DBDD79186BAC81511BD74FFA23A6E8F8BBC5CF720BC14BBC6BC7E72A5BB9ACF09BCAB19393C3D763E3C8193543CC72B303BBA4E8DBBFC5EBD3C8B07F3BC4B1ECEBC10A940BC8C7441BD6CED0EBCCFC00CBD41D912BCE05A01BCE703D73CE36DB13CF1338B3C826B9D3C89B0D23ADD9AA33C03C005BDE429273CDA486EBC59938E3C320390BC0E24A3BC6C4367BC3850BFBBC4E9A23C8C1C01BD079105BA65CB7E3C993A043D5A0887BC323F9ABC861F443DD923E33C5919CEBB7CA6BFBC84958ABC8E23EE3BFCD5DA3B2F202FBC618B533B43C257BB0D1EE0389CBCFD3C042275BC1BA0EA3C6D7D6CBCA572E6BC8B5CF33C0425933CC77C163DFA34583C3C01EEBCFFD2E73CDC409A3A274483BC1B818EBC15DD363C554FF53CB78FB43C10BB75BCD075F8BCAC28D1BCDBC8C3BAFCBC493C78AA27BD4DFD1ABD9D83953CC938473DF24C1FBDE4FB79BB3622193D8E65B23CE2CCAEBC3A34CE3CD39493BCD8F4B33C63E213BD43C4133B9FF8DE3BAA9EE6BCAF1AFDBC71FED1BC6B78433DDB55AD3CF29CD1BC462D58BC6C62C03C891EFD3CFF62113C967F8CBBF8F47ABC2784983C83C342BC145F693CBE7E16BC8C25F9BC7793D1BC0C62123D29748BBB99C87BBCF5F304BC9251ACBCA0BD933C4C60F9BCF8DE8FBC46A1BFBCC4842E3C7360EC3CFB03FB3C5112E93B3E34FA3BC86FE53C0747873B2CADBA3C81B6393DD9DAED3C9BCCBE3A34D0FC3C90AE6BBCD3A6EA3B1262723CBB38C5BCD36FE7BC3C6E89BC654FC9BC58AAC3BC4875DABCCE93073DC91705BD5247D43CFEAFA1BBDF0E543C80A3B2BB1EF71CBD12D52C3B3357643CB752253CAE36E5BC47F4FDBAE14590BCE1BC8ABB2E15D0BC6AE3173A6051183DFCC3223D79A0EBBBE1E111BD3314BFBCB98A10BC3C18B6BBD7BE333CF90105BDB9EFE8BADFD3023DD504933C1A83AF3C2B8DB83CB0DD0E3C194716BB9CC88C3A01C4343D72C8BEBA1C8B143CEF8514BDCCED0C3BFD1DA5BC6F67F23C6F2DC6BCE15949BC4755AC3CD45B143D40287ABBEFF8063D0EBB303CA12CF03C0C4F13BD0F94623C507E043D98EA64BC48F7CA3C9E2D113C7159043D37D3963894C7053AEA007F3C44E512BD1DEA133D68CEF9BC7E011DBCF09614BD595DE3BC45F8163DD604593C2C33933BB5D9A2BCB36F2EBC72921D3B18C47EBBDC96C8BCAA14D5BCD0BD78BC08CC0CBC4ECFF83CE3CD87BC1B6A5A3C7CD519BD3FCC563CF6ED0E3DE4A10C3DD03094BCB3D8823C54B245BC13AD21BDFEB7EF3C95683D3C4A9BECBC17B80CBC954165BA0C387F3CD047CFBB5CAD803CFABE22BCEC47E0BC3D5FBE3CCAC49DBCBC621CBC76B6123C657B3C3D4F287CBCFFA7FD3BC37F39BC9380E63CDFD73C3CFFA72DBCEDA0C83BCD73643BC7A6AEBC3080FA3B08B482BC6559A4BC"> : tensor<16x16xf32>, tolerance = 2.000000e-04 : f64} : (tensor<16x16xf32>) -> ()
    // after the last step ['params']['h1']['attn']['qkv_b']
    "check.expect_almost_eq_const"(%v12#43) {value = dense<"0x2285723B6B05E43C491FF13C50FAE1BC4FF005BBCEE5083C98D7DE3C2C8DAFBCC50AB8BCE38F92BC6E276D3CDF68633C3A8FF5BC0040A73CD0B6DEBC2C2FD2BC86DA79B6D987B5B4517F2936007E25366F28A13553F1C4365BAAB5B544127DB591D7F535C0C00C3755420A3636363C355E4D48B643658DB6DB822A37BFED1C36C0E1303C6D18A13CEB2DDCBC3B1181BB7026DB3C6EC1803C59959DBCDE68BFBCA815D8BC6F1A70BC4168ABBCC25ED83CF1FBAEBC3ABC373CDA0D9ABCC414AEBC"> : tensor<48xf32>, tolerance = 2.000000e-04 : f64} : (tensor<48xf32>) -> ()
    // after the last step ['params']['h1']['attn']['qkv_w']
    "check.expect_almost_eq_const"(%v12#44) {value = dense<"0xF92B5ABBE3FB003C1F9474BC85BE3C3C3D5D1D3CEB8B39BC47E7213DB30F63BD9CA1A4BC31E2F2BBFD0A263D4A32263CA362B13CD68F3C3C1220C33C2306083C3DC318BD3D135C3C2504023D959536BCE372E6BBD6380C3DD0188F3C34468BBC5FF58FBBFEE3E1BA2515D1BB2E3C9A3CFC5CB8BC04B83D3D0385E13BB5190B3CE04A8E3CE566BF3CC083C93CA2DD16BB355C0A3CF454B7BB7999C03BD869BEBA7F76383C4F5B43BD29A7B0BC99DE07BD1386A939CCB7C2BBF5FBE03B671BEC3B8351C83CFE3A99BCF951E9BCCB114EBB55260D3D02974D3BB079913BB0D59BBBFCF65D3DDF84E23BAA57A33C4CA7803DB664DC3BE4238F3C9DE3FDBC25FC7DBCAC5EB13C54FA01BD53F52FBC83199E3B25FD983CBB44C4BC469BB5BC6A5507BC7F2249BDADDCF0BB2803B13C0DB16EBCDA30A0BC287A18BD430619BD8B5627BC94DB273D1D708F3CEC3763BC097CAB3CD8C820BCBDA1143AFD6007BD5C7CAE39FA3A10BCECA455BA1CD15D3C5FBE0CBD6FC592BCB5C61D3DA3895DBA3EAD3ABB05BD04BD255E0E3BD9AF053DC8DF063B2203D9BC3D54743CE726C63BB6BCB63C7C49323C3B7705BBE37E5C3C15EEA5BD6F974E3C852C1F3CCCF21FBC221334BBB15AF8BB98AA193DFDB83F3DC5828ABCE66AC3BCECD2473D0EFC66BD3DA32CBD0F18003D6810763C5AF1F73CA76E1A3DCB57443C53B3133D7806193C678EE0BC933E50BC187C743C7CC2123DC8A9993C1E75C1BCA30F9FBC335E4DBDDC8F063DA2C6ADBCFA911A3DFCD3823D6C27DF3AD645123D28664DBC1B65EA3C4AC7153D6A46F43A085A01BB76B2B5BCD974ACBC29E2983C305549BDF1A98A3C1967E23C6EB4C23B57AD10BDC6CDF8BCC6D4B1BCD84C2BBD549B133CE72F4DBD4CC561BC2320873BB6871EBD615190BCB69CBF3C201DBD3C1218F03C845BB5BC032C6FBC51898C3C1542F4BB0C49493CC8F417BDB065873C45D262BDC91A75BBED3DB3BC3A0B903C040DF43CF264E2BC9BCDDC3CE9F6163C8E2B1F3D3EF5793C6BFE05BDA1262DBDE11C63BC5868E5BCDFC34B3D9A4160BD420A76BBDC338BBC439E91BB7F6229BC1C5235BC59CFAF3CE90309BD1126A6BC309437BCC36F36BDBD69633CAE76E63B6B0AD6BCAA04BF3CD386C73C820507BD500D00BCFA1A14BD015F10BDB1A020BC8A62433C687AD8BCB5D80ABDCB07D0BC3D1A1F3C0CABADBC9B15E63C873814BCF1C4173DF228643DEE59A0BCA2D6333D6CA5D83B9E0F41BC06E4503D1DC0C73C10B5973B5D41003C87E113BB8A9687BBE7D9673D7372F3B9B5E7AB3C976ED83C4B74C23BE69BA4BC3A26F1BB5B1BC6BB26FDE2BBFDF5063D72532E3D1F949D3C7740073D995284BC79E161BCDDAB1ABDE6580F3CD121633C9F98DBBC085F2F3DB984383C46D48E3CB5C1293D93C2393D7168B43C60B38D3DC5A3443D8D37F03C725D923C9615543CB5B3F53CFC24613C52CA903CAD933DBDCF7B133D83CBFE3C41ED1BBD84ED6A3D7B3DA03CFFD1D23C51C0953CC6E940BC62D8593C4ADCF9BBCD1918BCDBA8083D47D01DBD030B7B3BF6441DBCA8490A3DC7D433BCA9EF063DDBE1313D823BE93B708215BCC1811A3C7DCC71BCEAE7073D8898FFBC89E9243DAA565ABCE7DC303C54690ABD1D2BCCBC20AC6BBD49C7953D25CE6CBBF956D2BC5E308EBD8845FEBB26734A3BF87672BCA27F2ABD4B8684BDE5C8BABC7CD6E1BC8EDD543D08D9013CD39D3EBC1F24D2BCECAC23BD8975BD3C882DD2BC2F8DE53CC3889E3B42955BBCEA5B81BA0929493D377BCF3B0EDA1E3D2678903C7D3556BDC6B06EBD9F447CBDFC19453BD8660B3A4259423DAA84C63C449285BD156403BD2BE2E0BC28C47FBB3548373C1E7D34BD1C240BBDBBC0B33C10F55D3C449F223C826CC53C56BBB63C7F0A25BD0F0701BB2EB49BBC516F633DAA5B06BD8BD8E8BCC6CF8EBC1B62073CE642BD3B0F77B2BC77F0263C8A8C20BD28940D3DEFD50D3DE1E2983BF659BE3C34C51DBDE20FDBBB75B98DBA31E69C3CB20D363C9A6F05BD55E782BC7256E83C9057AE3CB14530BD6A5973BDF015A2BC045D0F3D6A88B03CCD8B4D3BA6DE19BD78210FBC2E5E1D3D4B8033BCAAF3C9BCF4161CBD8E5A9D3C2AF7FABCA706DEBC62CC0B3C19550CBDA8CF9B3B6EA7B73C7C680FBCA66A8BBC4104CF3C2ABB973BB24CA43C522ADF3878D4E43C73E137BC6286143C0828273D43FF54BD808F75BCFE80563CE57D7CBDFDEF2E3DC6C617BDE6D810BDF2ECA03C0A76713C24BFB83C45B0D6BB96997BBD23EAB23C8A90C4BC4C52F0BC877737BACB7C293DDC08143C6443853CC166303D4CC118BD0FDF523D4239353DF59BE33BD5B608BCF7A81BBC44A0513CB6112C3C4F7548BDC8ADBFBC29DDAA3B87BCA0B98959A9BAD22D533C9DB22A3BE464913C3495353DAD31123D958B19BA5B6744BC8F2D533D7C6B2A3D595054BDE77915BC4BEABE397714803B30EE4B3CB2DECD3BF5949D3C32605DBB3BB160BC39EBDA3C36BE35BCA2D53CBCE8C674BC7399EABB693F86BB82E96A3D703A1C3A8CF537BD3F0634BD228F5F3D8786153D96BCA9BA6F58AC3B4F36C0BC489806BD54A33F3C5B095F3CCDBB95BBAD0BC0BCFFC9A9BC7EA7113C6CBA27BDD12224BC36564B3DD1E457BC4E7E723DFDC15F3C2C5668BC4829843D91C87B3BCF331F3D633A853C222917BD88FEB3BC9B2C08BA390A643D83E41ABD9A9AF2BCC1202D3CEF500E3D4AE10FBD2CED963A6D3F683C18733FBCDEDDF73C5CAA8CBCE62C4C3B40FB5CBC1F5689BBF11DCB3B7246BA3DD5EE9FBC30FDD43C76AD08BD406FCDBBDD61483CCE9072BC80FAE83CF9800ABD4D81063DE01C13BD380FF5BC9CA791BDFF1CCABB299AB13B3B5D143D6AE34BBD80BA0C3DF9C22DBCE32F33BC557C1DBBDA3C15BDEBCD883C70BCA13C623F45BA1340A63B37A106BC961129BD48D130BD981318BDA19577BC66978FBC8A8B82BBB27787BCAC799C3C9E12953CAFE6BB3C9C93BC3CAFD72CBDF07AF03CC526AF3A1D684F3D9F52F73B11005A3B1E881ABDD5ABC63CA9ED29BD9A45473D1721A13B515214BD557F703C7242023DA82033BD6B8013BD4F653C3D3C617FBCB815F5BC58C18B3D5A5109BDB40541BC933ED03B4B2F53BCB396A33C6567463D0E1E31BDE173C53B6F7495BC9FD2A73C8A7CF93C60D9A53CBB3804BD000E84BAB179433CAB3A143D5A3AC43CFAC88C3B6F20B23C738F113D5C73D83CA415E33AB8A55ABAFFACB7BCFBA3853CD6B54A3C3A47873CD6E2BABBF43EB43CE49043BC85CE443B84E40D3D8590AA3B82E717BD901C85BB5BBDD83CA7069EBCEE2A853D4BB1A83C9386623C76B9C0BC0F3BD6BCB60BB73C0629F83B7870613C2AE364BD4165033DDBC36A3A46084ABCE3E2353ADEF69DBC70384EBD9E108B3C2E6F77BCBA337BBC7848533B932AF53C7EAD4D3DBF0B6FBCBBE0063DBA6C38BD06EEB8BC05C3873B2E4951BCF2C33D3C4BAC663C868C083DA9B95ABDAA7B4CBC6363323BE6D6FB3B58B6BCBCCB10D23C98D3E33CCB982DBD299869BC4B3069BBDD803D3D78DE243C9B5F7CBD165B44BCC2151F3CC6E9FDBA53BA44BC052D02BD0212CEBBFBAE81BC3E7B07BC7ECF5DBCDE65FFBCA2F193BC7E9B9A3CEE6C14BD4640343C07CF9D3C643612BC29D977BD91E466BC8F8A133B921C0B3C32B9D5BB7D97B0BB27BAD43B3BAF843CB3A7F43C1EEEBABC9BC122BD9C8F013D88522D3A90131CBD1BC684BC9EB114BD704C01BC833D4D3C84E23F3C003D85BCEF289D3C17C936BC51B91FBD8069A73B0DA2133DF2D1893D5801403D459F91BC349F1A3DCEB20E3D45577BBC7B11ED3B55CA73BC20DFBF3C69C5053D5A8A223C5B1DF03CC66916BD2DFCD33CACA9E6BCDBB286BBB144473CF1128F3C31AC02BC3AAE8A3C930D92BCB6078CBBC931CEBC5982083CF9A0D33C5BD1293CE4231EBD20F9273C747131BDB1DE533CDEAC8DBB4136EFBCB8B14AB85657BE3973ED4CBC6770C7BC0E543FBC98A45EBB2E917C3CE482CD3BD937103C02857B3D9BE93E3DD186C3BB71ED803C710F00BCD936ECB97FD914BD117A6DBC42A0263DB21E033D18F2C73C9A464EBD6CC33D3DD5EEFD3CD1E9F2BC3CB63FBDEF9360BBCC92A13BD8C314BC1153873DDA63F8BCADEB2DBC43EC0CBD7DB308BC8568383D61D2EB3C6A8A8A3CEF2B6ABD47D341BBDF8C1ABCCAF4B23C007F0A3DC3DF8DBCE60F2B3DCA7A21BDB496E23C9B32D83C30472539BE42893CCF9E7D3CFFE4CDBCCCBE2DBC5613CC3CE421A5BC8057EB3B652E8EBC90BC013D896AC2BC103EEC3C9B768FBCF04E2CBD729B2FBC942832BD"> : tensor<16x48xf32>, tolerance = 2.000000e-04 : f64} : (tensor<16x48xf32>) -> ()
    // after the last step ['params']['h1']['ln_1']['b']
    "check.expect_almost_eq_const"(%v12#45) {value = dense<"0x2CD5B8BC6000553C0504A1BCCA15C03C5AEBB6BCCD858E3CC1A9ED3CD9C7A53C2DFDC73C41C3DD3CF17E343CD856AA3C5DA0103C632E553C8F52D23C8880AF3C"> : tensor<16xf32>, tolerance = 2.000000e-04 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['params']['h1']['ln_1']['g']
    "check.expect_almost_eq_const"(%v12#46) {value = dense<"0x1B857A3FCB79793F1ECD813F38AB833F486B793FCB687F3F3D9D833FB9D27F3FD3527B3F0E827F3F48907A3F92087A3F622A803F8E8F803F897D7C3F22A3813F"> : tensor<16xf32>, tolerance = 2.000000e-04 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['params']['h1']['ln_2']['b']
    "check.expect_almost_eq_const"(%v12#47) {value = dense<"0x106B403CE40CDABC8DB745BCBA89EE3C5FF9A13CCC04EE3CCC9AAEBC8383803AF5D359BC7C9381BAB7E1A2BC30A795BC9405CA3C630C8F3C269377BC5576A53C"> : tensor<16xf32>, tolerance = 2.000000e-04 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['params']['h1']['ln_2']['g']
    "check.expect_almost_eq_const"(%v12#48) {value = dense<"0xDF30803F5F8E833FF5DF823F9F367C3FCACD803FFFC8783F35B57E3F4B9B7F3F0107833FCF8E783F9CB3793FD689803F72F9803FFCF0813FD347833FC7137D3F"> : tensor<16xf32>, tolerance = 2.000000e-04 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['params']['h1']['mlp']['down_b']
    "check.expect_almost_eq_const"(%v12#49) {value = dense<"0x59FCA3BC6FFAA2BC3C093B3CAF49A53C1B2205BC84C9D1BC3E14AC3CB792B73C64FFA23C45B0763B0A7A18BCF16B3B3C2023C8BCD333AC3CC324DF3C007CCBBC"> : tensor<16xf32>, tolerance = 2.000000e-04 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['params']['h1']['mlp']['down_w']
    "check.expect_almost_eq_const"(%v12#50) {value = dense<"0x7BA3EB3CF54201BC11FF41BC2FE8393B8E3B033DEEC2853C63713EBB358C8DBC0991793BD1E896BAC46C1EBC8987A4BCE87541BC544358BC0389D6BC4F55153DBB78B9BCA8B3E53BC749F33CEE7212BDE9815F3CF43F273DE46659BCFAF6C03B86FDE9BC5ED51FBD0A63A83C6C430FBD90B71FBCC2FE363C09F8083DDA988D3CD74D5DBBAF09AF3B1CF687BC98F95A3CEBE65BBCBEA4B1BCE70553BC37EE8ABC4EAB113C60FBC63CCC4939BC9207A43C4FAEA23CCACB17BB0D97FC3C973880BBA9FC363D1A286D3C13B1953BD25AD4BCBDA4903CB78021BDE07BE8BC2B3DBDBC5471FEBC1182C0BC9D02463C85F9D83CC4E5443C471695BCCC738C3C45878E3C0E7744BDB3CD5BBCA11EDDBC82F17F3CB562C6BC425D88BC38469B3C7775CF3CCEE8D7BC6B72923C0996EC3C6DEB0B3C92777EBCED84183DF67EBD3CDFAB1CBD1C5486BBB896833CF609F4BCAE49863C0264BABC127593BB620236BCA476AE3B9CB38E3C9A6E3ABBA5A75FBC93B1C4BB6271E03C7A62DABB4880963CB92367BB8D58E4BA5EAAA2BC625E0FBDC87B053D118D85BC538104BDEDF48D3C4443AB3CC63BB03B8981E53C9FF1E6BC6E9B61BBAC168CBCF3D3A43CE08A133B44EDBABB5719FE3BAD3EA33C412B053D6528A3BC975BB1BC428D023D1981203BC86ABCBC0B9063BC92560F3CFBDD463CA9C3253D72749DBC8111EBBC16FA9ABC1B0DD73CBC2CA6BC8608FFBB8EB095BCF2EAE93C95BE23BC62733ABD613CB43B6CE1CC3C82A7BFBC2838CD3A2E5B473C30EA9CBCA75A2B3C9623263D0BB3213D007B20BDF514CABC1A3810BD549BA5BC8FB8D33C9715DEBCEC78CE3C02E5B83C8334E23CF988BD3C406FAA3CBDB900BC76BEC93CC09CCBBC287DF63C1686B7BC4E381CBD1244BC3C44A3BFBB9D26D93C979D36BDD57A163D183D0C3C81AA603AD99806BDC764D3BCEE3FD6BBCE78A13C539CF4BCB9A57B3B2F88743C6A93E93CFC58533DE12823BD7F7CA2BCEBA7533BB017B93C5DA800BDA44EE73BDDE3DC3CCD8FFCBAE65E203C9966DA3CC52AF8BCC6CB8ABCCA508BBC7667BBBBF215BCBC3A9BE8BB48E2D6BBDA79223C7786913A646FC2BCC909453C5366D23CE2CFA33C9516A7BC0E48163C30ABDEBB0346AFBCD14733BC081F43BC3EAC1FBDFCA056BC2674093D65D20FBD4D3D5A3C320A83BBF1E2523C1C59FFBC972AC6BB64A2263D4CF98A3C337F003D763670BCE1229D3C407BB8BC9FE4CBBC17AE9E3C68D8FABC9D49F2BC60E4E6BCD98569BADC72EB3CF96BC9BBF94297BC521FA33C197BD13CD6AA503C7026923C12A0FABBBA87BA3C7DA7E63C806083BCCA08D33CFF2486BC58995DBC49006DBC4768EB3C0EC0223B8D7011BD98C73A3C603C3FBC2FB10A3B6281D8BBD88A5FBC25EDEDBC4A2AE4BCCB3071BC20C5CABCF8287D3C99A43BBC171C473D41676F3C9EC6FD3C9E56D83C82C2CABC865301BD0667233BC0431EBD7F5A5CBCE14BC0BC56E2B3BCFF0518BB39E5343CC0435A3C745EAFBBE0E4393C0A15B73B0A3647BC1B9D0ABD19B4A2BBA7C0E23CB5ECC9BCD25F9ABCCA1FF73B0196413C7F60913C219EE23CAC64153DAF9CA53C7B72113B54E0323D58EF15BDE1CF0ABC54CE80BCA85426BD07AFB33B78E8893C9B4CDA3CCB5922BD85F51C3984C3DA3C7BF4173C403ED53B7149F13A8EB2F8BCCD9116BC8FA00A3DFE61763C65400FBD2FFB12BDE5B1713C1AD7443C79A10C3D77876E3C30217238B4B0CBBBFBD4EABC4BD92BBDF1C4A8BC5B8CA03CEFF404BC36241ABBA223383CA793753C04B4773C6AAB0A3DF0ECC23CEAB45A3C51B4F5BC4792753CB366B13C5D9C54BCE04705BD731219BDC32001BD59BF153D23BD13BDE366A43CA5E8E3BC6D38AC3C8A0B083D5717BBBC549A523C120AB0BC4055AC3C38D53CBC79EF6BBCBC883FBC84FAF43C7129D7BC5250963C6F3D0C3D45EF803CE95D29BC38A288BC56510EBD9969F3BC9EC48E3CFB14EFBB87ABB63C60C419BDBCBCA73C6E76303D6A37103D6028103D7BF5923AE799CB3C7C7B09BCC51603BDBCD67ABCD739113C53E193BBD371E53CFB61DA3C7DA4983C4830043D133A12BD4DFEA93CD7F967BB4BABEABC5D4883BC2BAFA13AC675B6BC89DACCBC8AD281BC924C863BCCE2023C7B90D5BC983FA73C84BB1A3C930F8B3C9513553C651EDBBCDFDF953C28FD15BDAF447CBCFB39C1BCB74186BC7B5A6CBCBF72C03A99542E3DD48DDC3C3538CFBC8069093D072FEC3CE22562BCC5FE9A3CB547113A3BB8383D23F493BB9FC6D6BC941C023C428D573D13131DBABBB7123B83ACB63CA2CFF33B87028CBC562BED3B229D5F3CF000F4BC2DAF3B3CEA060DBD6140A03CE9373DBCDE99A13CD68DC63C2FE084BCBBB418BCD88FE7BCD3B6A33C66FE2CBCDB2481BCAC1A86BC860B61BC398350BCAF5BDC3B928FD83CF0E6E33C177B0A3D4611C1BC19E3F138086708BD2511AEBCCF5613BDAB7854BC7E6EA1BC08C832BBB7CFEF3C3FC9043D8384B9BCB36ED23C99A22D3C33DBA9BC1FE1B8BC4F3C90BC9BEFFC37A00CB9BC3A78A33C14F22D3CC9A1C33C6630D43C39AE1D3CBEC6743C727AC73C96FE2CBC1B2B9D3B36060D3BA3F61BBC2A5CDEBC7E40AFBCDA5F52BC6EFAFD3B08CDBEBCD8A39DBC706D713C8D464B3C234B0B3DF95B833CE473B3BB2090F63CD60B94BB0A9F7C3C183042BCF80CBCBC1146963C3DBB143D6133C53C4469B0BC6B1E073D0230F1BC81E39DBCBFCD0ABD5186B6BC19E82ABC9FA5BABC001BEFBCAE3C933C52A55FBCB174C73C0BB3013D1685BC3C310B69BCE60E843C361C05BD07FAB83CF503A53C405DFC3C94A993BCE3F23FBD3FA20A3DC5201F3C582810BD2F90D9BC57C82E3C3B4748BCF62C653C64948C3BBFBED23CC753B6BB2F789D3C6A3A483C4C23A5BC032A65BC1B85B7BCFF07DABC71DDF4BC05519FBB057B03BDC08FFA3B4A5DAB3C1C606B3C83D596389DDDBD3BDEF6B03C8D02ACBBF56934BDF26A823C677E533C85BB7BBC936B18BDFD5EE6BC96FDC5BA7797273A0516EDBAFA14F73C7F76B1BC80A7A5BC5D9FD73C6F88A2BCDEE9CEBC04F619BD1B4CC13CCF99D63C49F0F5BCAE647DBC97A57F3C0EB1473BF33840BCEC8D22B80D03DEBC8BB92F3CD1A7CB3C21E1DC3C027BDEBCAD2D3CBDD54E32BC42CC30BB10EA333CB1A70BBB49F3BA3C21ABA03C42299C3B797EF93B1FD073BCE12E00BC280858BB923631BB337A023DBACD9A3CD04832BC654CF3BCB0EACB3CB790A1BB2B13253D17F3D4BCC773BABC76118D3C2246B13CB19140BB59D00ABDA42EE43C0C57033D82B78C3C28488E3CC493653C41C6BABCC13024BCBB2D9D3C78ADAEBC5128613CB037293C9172C4BC74770B3C15DB15BC38D6CF3C5333483B0DF348B8CC3FE3BC8175173BB4D55EBC52D3EC3C291887BB2DAACABC364ACABC9A11503CCAD45FBCF2BDF8BC3044033DB16FDD3CC328C83C492F393C44FA3F3CA651A93C1E442CBCCC54D9BC4232FC3CB4BB01BDE047F3BC9AC63E3C6EEBDABCD5E1D43C4903C13A1F6694BB7AFE123CD0C8B63C083AB73B77ED933C423A513CAA1905BC5F61223C8ECA24BD8F10FC3CE0652DBDE816F0BC3B9B05BD36B371BC59F00CBD90720B3DEE8AA4BC405FB0BCC45BBF3C1397E43C1F1D2B3C402369BCD77B183D02E4953B51B91DBB19D4BE3C69BF893C8C64D7BC1C24B33C4974E4BC9E6A943C01DA50BCCC718B3CED6EC43C5031A73C295CB8BC140661BC039F7B3C8167E03BC7010CBD2AA1ABBC0965B93C37BE05BC0250733C4E92893BD33327BCFF013E3B5103993CF92E623C17AC50BC1ECD10BCC074203D175FB23C42ABC3BB273A09BD70E41CBC525C3E3B688E80BAEC1ABFBC515CB53BEA41883C3609EA3B72B824BCD7C5C8BBAFDDDA3CA432BD3CA93E6DBCBE29F0BBCFE5C6BC5F4C10BD0856AA3CB0AB46BC2610C43CAEF617BDFD914CBC824AEB3C40F41A3CDF133EBC71E50DBB41A6B1BC0A8FC63C457DFE3BFE0FDDBBDEA5DABCF07000BC44B3AFBC697E11BA9F8604BD798D03BCF66DC13CF89DC53C92F9EF3B778DF8BB76D4ADBC64D1BD3CB9B00DBB5DAA15BD7DA2EE3C5285153D8CB30B3D546F6FBCCB03AA3BC2F83E3C462AC03CDEF7E1BCB3DF4EBAC506D8BC538D10BBCD98DEBCCEE111BD81385BBC6AB1C43CF664BDBC498CB4BC226C923C88DF053DD65A193C1D5E883C74E712BB10D6E9BC07AD03BDC93B213C43DB01BD727B19BDA1DCB5BC13FA2CBD784860BC5BAB023D75C801BD83AF89BCF464DABBA050E73C97BA363D85AC4D3C7528BFBCF429583C8B5E02BDFD3A833C18181EBC37E8F8BCF8432CBD73E4CA3C6BE7E0BCC1E9263C0D383E3AC0B6B1BB26E1313D22C3C939C3F2A23C1E9471BC216526BC353EACBCBF3BDBBC9C87023DEBFD663CCA91FDBBC19DCC3CE3D722BCF7CEA33CA78286BB10920E3D6770D93BEBDAE1B956327FBC64D44ABD4A994D3A38461ABC743E79BC3DCB813B936A823AE594383DEDBE933C2EA5363C94E092BC201EE23CF8A49DBC67DFC23C1242BD3C46D82E3AE697633C0A56E03CAAA4AE3CA77111BD718923BC5EE60B3BE490FABBB3860ABDB26B0F3D85F93CBDC260023D8DDC1BBC689FD1BB4D8FC3BCC7BBE43C6429F93C93FA98BCCFD5443C4A4025BC9CBD02391BE7EE3B75D46D3C6597F9BC69F190BCA319F93C5C8C483C31270CBD5A058B3CFA998CBCAE49173DA7860E3DA1BBD53C4DDD0FBD8085C8BCE3ABDB3C2AFB723CAF788EBC39699DBC04B2133D91018F3C19EE733CF1C4C7BCC880793B1C589DBB08DDC73CB7F22A3BD91594BC100D753C70F7133B3301123D7E991DBCCFC8FBBC9663DBBB0CC988BBA8A2553CB5B496BC094EF9BC9C8E033D924ADABC87BC103B823DABBC3A0ECDBC96D4EE3C6D19883CD577283D600FB03CE3588E3CB816BBBCBAC0CF3C68D1B7BCD51EDDBC53DFACBBAFFDA43C7D4914BDCF3CC13CD2559DBCD8C010BCEF991EBDB13B223C6C99703CF36880BC7F364C3DB490CB3BB074663BE8A1AA3C5B7AB83BE9371ABB752106BD66A3EC3B385AA4BC7B9C7E3B092D41BCE1BF113D5560EB3B383ED33CC63DDE3CC5A09BBC972910BC3EA39A3C7936073DF43EC9BC6075A1BC0AC637BC7DF396BCA5A0B63C1B4757BC07C0F73A406C04BD61A4A63C005564BAD7383EBC348DDD3C0427263D9A2C983BA3FD993CA766C43C3EC9E53B7ED8AEBB6575B73C7F4C673CD82316BD2BF0E4BCD515293C66AE8ABC66EE433C8640863C627DE93CADBA28BCC332123C3842A73C9C72D93B5A730D3CDB2ECF3A1061AE3AAC1B62BCC78187BC9584153D187E8E3CD4AD303B8859D5BCE5B4F93CD85A143CC0BB41BC7C24C0BCF8658FBCF313993CA5A730BB5BEF86BCEC9EE9BCF5219D3C5FBEBFBC7CCE873CE4118FBB8A82193DA107363CDF2A32BD83B3A3BB262A8B3BFDF478BB1FB392BCBF0E40BC3814DC3C5F2239BA06E37EBCCEED57BCF268103DFD1812BDCBA3B73CC41745BC9E0A523C6AF143BC6206D63C96C0D0BC8AC6183DFCA73E3C7F72AABCA1DDAFBC732169BC10961F3D5FC0D8BC753F2CBCFEE01DBD01D1FD3C4D5293BC4FF8F53B5FC0923C63EB9E3CE5580E3DDF770ABD823C453C14C4C6BCB0F6F8BC5046ADBC6F0B13BDAFE248BC9AF1013D5B7DF9BC5A76063DA1C316BC4544D33B369C5F3C12D1CC3CD439DEBB45CDB13C009EE2BC3D4F353D43E2313CE4B1963C13A090BB82B5DF3B42E0963CAC3CA73BAEBEB4BC63781FBD11A19DBC33A725BC089B8E3C"> : tensor<64x16xf32>, tolerance = 2.000000e-04 : f64} : (tensor<64x16xf32>) -> ()
    // after the last step ['params']['h1']['mlp']['up_b']
    "check.expect_almost_eq_const"(%v12#51) {value = dense<"0xE6B9C2BCD1DA9EBC57B5893C4F8BDB3C742DC63C9EBBF23BAB5450BCB79F99BCD17ABD3C2057933C8EC9B2BC5EF9D3BCEFD6A6BC6C73633CC250C2BB7FF7C0BC50FEBDBC71C997BCE481C93C55EC0F3B6830B2BC5CD0AD3C93C5C0BC426CA33B254DC93C6A14BA3C3B1AEC3C76BDD73C25F188BC7F6AA6BC00BA4CBC0F342ABCBB75BB3B15588BBC3B8663BB5D3B75BCFD07783C1861803C3054213CE5CB813CF3159E3CB49383BC7AD84C3CDB51BF3C44C6423C5275993C4F18F13A853F9C3CDADD833CDD3EBD3C9033C7BC05A5A03C2484D23CD1604FBC3458D4BC7986A73A56BCC53CAD624EBCB4ED85BC2CC0613C048290BC67EFD33C62E184BC11DB19BB"> : tensor<64xf32>, tolerance = 2.000000e-04 : f64} : (tensor<64xf32>) -> ()
    // after the last step ['params']['h1']['mlp']['up_w']
    "check.expect_almost_eq_const"(%v12#52) {value = dense<"0x82B8AE3B485AA2BC30E5F13B19DF22BCAC90223CAD83083D82DB4ABDE4F3063D8BD323BD4955873DC29084BD3E41A03C773EECBCD1D0A63C0C2095BB1BD7D9BB67E5C43B25548FBC1A0C66BD0E5F9E3BA7D5C3BC60B53E3C8F58C8BA73F22CBC1C221CBBF70EAA3C3A53C03CED2990BB5FBBD8BBF5B1873BA6C888BDE1D593BC50CD4BBD1D4DB9BC570F41BDE765EEBCC7C1A93C93CB3CBDDA0DA43CD155533DD1B1DFBCC27AFBBB9EAADF3C5836923CE0287139240B223D56D21F3C39FC3B3DDDC4B23AFBDF52BCC571DA3BC35A153C739002BD8E364F3C4369163DD485F73C6FCA33BC6EF932BD3D3E463C27F74CBB9196D0BCA9F0883D5BB5BDBC518212BD5423BB3B63C37CBD7EBCE1BB7718B53C756AD0BC6E1B1E3D73D6053C1DB6B5BCB85D90BC3FBD81BA4D0B35BD869544BDEA33CFBCB915BABC9778CDBB31176CBCCB5B8EBC223780BC3FF71ABC79EF8FBC6C4EC1BC3E96963C645086BD1B485B3B45CB9EBCEDEFDFBC959F453A2226D13C1629823CE0FF7E3CB49F7DBCA04173BD9A99ECBAE3D9F1BA66DAEFBAC0778D3BC9509F3C0CE371BC4CFEA8BC38956ABCBB335ABCBF3E18BC439AC73CB441033DB6A72B3DB4B3983CC561C23B2347833CBB36173D2F9613BDB2701B3DF5123ABC7AA426BD2C72B93C6A632B3C49A8103C03342DBD7C14943CB379813B169B0D3D0DCB743DA23F2DBDB6DDDEBC46D693BDC80B483DFB5F3C3DAF2D75BCD943D43BE113F1BCEFCBA8BC65A4E93C6B19163DDD2697BB3583E4BCC05B26BC1C86DEBC49EA3F3D8ADD20BDBF67223C6B838A3DC0B2A7BCB9EDD33C3A07C4BCC8CA813C6EEC823D748497BC95C8093D030CC0BCE53AF2BC0EFF00BDE21147BD31C7ADBC0D85C33C659F50BD96F0DD3C6F6A503C1DED70BCAF71033DAC12DC3CCC909E3B566391BC1351C1BBBFC1A8BCC3E969BDA779703C2901123D2A059ABC4CB8183D467CED3C74D325BCCE0F0BBD748930BD8B1902BCCB602ABC2861033C79D4383D13663F3DC386EEBC918047BCC3AC45BC23F6EE3C8C16333DD6729F3D23FE37BC1371C33C998C2D39D4B66DBCCE638D3D96C23ABD5CA2303D3B6C36BCE957B63C66CAF63C1873A9BB26FEECBCCC4B1BBDD3779E3CE72ACD3B1CBACF3CEEAE33BD75F5A7BCAED8143C7A71B83CA68B68BC9DB6C4BC43B8AD3CAE2B253DEE36053B25416C3C8153383CAE07F53AB48ABF3BB47FB03CF6D9C33B80355BBC4AD208BDB788C53C7BE5E1BC0FA683BA4239703D7B6E89BC8FF4843C19C2B2BC6EEC103D407AA8BCFF6606BD59EF713DCDF595BC5D2175BACEBAB93C3F7E3DBD99DA403B4DA5383D267383BB5FA1A63BDA4D7ABD4C08AB3CF0C71EBCED13E5BC169554BCDD263D3DD99AA4BC33EC08BDCB550CBDAF35963CD940FC3C8F3C983C3B3131BD40BC3D3CFD5C503D47CEB83C54CE3CBB35CC8C3C4EB99FBCD73A22BC8E6A2DBDA4C7103D6DC5AC3B57EBDFBB294371BB28B92F3CE95A1E3DA2502ABD6969E73A3F7CD9BCDCACCC3CBCA9EB3CDF93F9BCDAB467BDA95845BDD33D3B3C7F173B3C91282CBCD543D0BC336638BD055F97BD2405063D70E2473B9742633CF10B213D6365563C998059BC787FC8BCE310EDBC971DCE3CE166D6BC8AF16F3C110C0D3D1503CA3C87EDD63B1A0C983C184DD33B2737903CFB243E3C1F24CDBC6244EE3C8B28903CF83F183D46FB87BB4D43173D79C2013D74112B3D89285DBDE9B11E3DFFFC713C9ED68A3D5ACE1D3D489B9A3B2155F23C0365CCBC7F2A1CBCC3D6463DB697CEBCF2530ABD4173F2BCE6CF7CBD54EA5B3A6669283D7BD7CCBC4AE741BC8C8A5EBCA31BA2BC4501AA3B71A86E3DE70319BD2DE218BDABD1033D2095C93C1F6F273D19D9B33B6AD5E8BC15144CBC1751D83CDCDF513D8177ACBC1A73B93CA941A93C0DB0293DAA333F3CE5FBA9BC6EC653BC3FA4853A21BB443C78D54ABD3679083D8583363BA559543C81810F3D8E0BBDBC7CC7153DE7F76BBCBE62523BFEEFADBC623CE4BC4A984DBC5501A7BCCB654DBD542E39BC7F7602BD9EC2AA3B82099CBA93E699BA3965F5BBDD4806BD6C6915BCA92428BC934F883CB1899D3CD13B1BB98EE3A7BCBC3DD3BBFE0799BC984F6B3C7AE1D3BCDF08FB3B7CEB3D39EF9757BDB64AC73BC7AC48BC5A81F13B3424F2BC0EEB82BDEED1843CC3B257BC6A60073D1DF2B1BCA91A6D3C691527BD69BBA43BAA93A03A186DF0BC54BDFE3C09F6C2BC0A14353D58D292BA107D8ABD3D44F13B9E884B3D0B59063D2D26D1BCE13C08BCAF2802BCC47DE1BCF4480FBD4EFA92BDF1B71F3CDA8F143CCB7F95BB079AB23C13F744BCAD61A8BC6FA9B63CE2179CBC0DEBC5BC3442103DE7A701BB24ACDA3CA070BD3CE4712D3D8CBD973D2642403D555BC53C4E134BBCA9AD1ABD4143A03C166A7E3CDD676E3DE4252A3C5455003DBA251FBD84F38DBCAFE4EDBC9AB1903AD458BA3C8266C4BC57939C3B19BB8C3B60C2023DA4758CBCCEAF553AE23DA3BC66C7323DB05C47BC852B653BF4A44ABC9B0E23BD6B97C9BC11A0F83C8A00023BC5ACD23C769C64BCB41426BD577EC23C1B24A23C041815BD1EE465BCA08B00BDAC3E13BD255650BC0137D3BC6BFB1EBD794C0B3C8D50223D941248BAE19DE6BC8ED1DC3C5340A1BCE00281BC16DB41BDCA04D93CA0E4833C186F22BD4295C73C397BB9BC0481C9BC14D008BC0D45CC3BC8431ABD46A6EF3B7A86DBBC89287ABB19EC8BBCE9A0643CC508F43CF1B03A3C368F4B3C122ADDBB046EF3B98BF4F93C16C0A23BAB8BCD3CC0EFFE3CD71873BC7992BB3A099F4C3C307CF5BC4055943CCB0B6EBCFCAE93BCF25E32BCA7BD08BC70D7EFBB8797F8BC51FBC33C5B53F3BCF8F5E13CCD80C6BC62784BBC9D1DAE3C2ED9563D6AF0BDBB9941323AB8EAC5BCF764863B4758FC3C177A9B3CF2A271BCB7EDE5BC28D2483DE8A3A33C3948993C5BBC86BD4D0C53BCA4DF643C3FF7C13A2B4814BB9EA387BC77499FBC5BE9753DF067E4BC1BCE2E3DB15782BD05D68B3C75F585BD69CCA33CE42B033DF7871FBC6985BFBAC1B0E93CB78F673DDF5E4CBDD559293D07E69B3CFF271E3D58F5F8BCE03885B8588C22BD310F43BC9E751BBDBDB6D03CD972283B02CB12BD9D30173D2DB758BC793DF5BC66E866BDE0600ABD995AB93C954A653C93FA29BDBDC84A3D82777CBD88B5F83C50AE53BD27890C3DE938423C51F79D3CC3E02EBDC49FAD3AFD42AEBCEAD6AB3C17169EBC476B4BBDD67C0CBD9CA53539235E253DEE509C3CF7C6143C4350C0BCF89C993C03EECB3BA5EB8FBC576BAFBC0054933B6CBC4DBC406AA83CF0C26FBC6F96CDBC5D2650BC6ECD06BDD68491BC4A2C3A3CD1B284BC5234C03C9C52473CCDE8653B8058CA3A326C113D91C1E8BB52BAFD3C1C78A5BC95AF9DBCDF8165BCE3AC5BBCD7C4953CD05FFF3B1B0593BCDF446BBCDDD17A3C2DED253BF3A7D6BCCCDC5A3CAA0F78BC833228BAA045A03CE492C53C4C6F66BC8276C63C3EADE23CAEF4EE3CB5BF543A89970B3D0C2210BDEA6FFA3A7BE1C3BB4C2A443C53B4F0BCCE33E9BCB0C11DBD141F2FBAF9BCBFBC96BEC6BBEDB6483C4F8E39BBE6E4DB3CABAF92BBF76A0A3BB93956BA064DD33BE578183DE8153BBBBBB47C3C9CAEB5BA98358F3AF245003C88B0BA3C109B82BC43D3D03CCF6D673BBD40BC3C76C2ACBCB0ABDE3B023ACDBB7C31E33BCC0A95BCF1E0D03CBBCB5DBDDF0E183C1BDB61BC6A12033DE64D01BD2945643B1668133D23C602BD32592ABD8400F03A0A9C2ABDA09FB5BBE72A73BCB58BCEBBE8FC10BD16E0A7BB74CDC13C3DBB823BC9E5543C8D6E993C75459C3B0ED2E4BCC376573DC739BF3C62E21CBC994A133DB191EE3C393C163CA446C63C6B03C93CA8CBDEBA5BF71B3D932AB93AE39929BC5E6B15BD2F8FA53C6D68133BE2A225BA31A882BA5855E3BC11EA25BD7A49C4BA6F6E27BC86BB2ABD0DE1B13D406EE3BCDA0C073C2F3316BD4D4B36BDEA211EBC11601B3C4FE853BC9C2FD8BC1A19BABC893233BA1629A83B1ED91A3CD834323C54DF0FBD7D32F23CEB2281BC15AE3ABDA9659EBCA2F644BDB563273DBBEF10BDB4DA993CD9FB5C3DC407293C1651003DAA61153B4539ECBC7782C8BCE3267FBC6B296C3D7094013D65D703BD26C0043D7281C03B045FEDBCD6B42ABD68E9A93CEE04F839B3A7F1BB2E7886BDDC6112BB0CF908BD0EC508BD77CBBB3B9B76AABC848D0B3C82810DBDD56721BC7F60D9BCB604183D67AACE3CD76C4BBC9B3CD43CA52F4DBB0464533B581DA0BC20BB6DBB27C7963C2826FFBB6A980E3CEDC96C3AADE329BD5EE1163DA63A963C6D815D3B35DA343DD363F93CB3D5EEBC463C0DBD609C0D3C112CA03CECB528BDC5B3DDBC773F9A3C4A4BD73B4BA03D3BCF7F40BD827032BC61722C3D1EDA743C8AFE21BC2021A9BB5A36F8BCADD42D3D3DA389BD03116F3B9F91303C5B3B563DED093BBDF428E3BC1C19853D4A439B3A4FF017BC1ABB223D6D71623CA9F43DBDE0428E3C976E563C10A4A9BA2730F5BC9B012BBCBEE3F2BC3F157CBC6A8682BC75FE89BB0D59423CC3C4CBBCD594243C08EFF1BBB4F20ABDD591AABB290D3EBDC244413C8156C63C472AFCBC96563E3C30B4113C27184ABC585466BCE2B0D6BCFA2E3FBD89FD903CDE4D27BDE8D59E3C81AB443D5F1F343D056BC23CD112AEBC395F53BCE5C8E13CFD2D773C844B883DF8BFA53CD841EE3C3EE4ACBCE44E8A3D59A4223DE76FD1BCA470323CC4761ABD6315013C41FC4EBD262E82BCF20472BDE8C76EBCBD74763DE7248F3CCF210FBD81C96D3DA5F905BD021B04BDBD9D133D2EF7283DF395893CCB0E723C2A26AABC2A5F3ABC1542A2BCFD8E16BCF2588EBCA84623BCB9F78A3C50CCEABC9855B63CF80D0CBD6B4BBCBC322D063D014B993C6EB51CBDE9014D3B80FE073B15D82CBD20E81D3C89C5273CA755AE3C8112C33B1CBD373CE36E3DBD5B5CF0BABFE682BCECEE4D3D8D0F8ABC9A55193CE1A1B8BC1AC08B3C6C9A0BBD1187C93C57F4AC3CF64EC13CBA7D8B3B39FDFCBCCD883A3DECB12D3D802821BD0A534DBC6C9101BDC5B8553C2C0D043CC345A4BC7E560D3D133C1BBD1A56CC3CB358D8BC4E0F4D3CB928953A97512BBC012AE43CF54A083B6FAA9E3C482BA83CE3E388BCA153823D388A86BB9D49923C68D3303C7B6804BDC2E6A23B31656CBB1386F5BC6F59463CD718F6BC1255A93CAED3293DC3E0D83BDA3DBD3CB4615E3D30495D3B86CB2DBD8517E23C0F8357BC83A288BCCF22013CCBEC083D9236F23BA9E8143D1FC5ED3C6ED680BD9AFB3ABDC94A00BD157304BD3BA7F8BB1BA45F3CE2D1D1BC9C35CA3CD45904BD31E29E3C05C542BDE835313C2DD9BA3C6E2B3A3DEC7493BCE83F4B3CCA75633C5845E63BEF37883C2AA735BD4735563BEB0ED0BCC705933C22E431BD5C224D3D90F877BCEDF2BF3BFEB80E3B00DC2CBDA1FD87BB2842803BAC15DB3CDAE069BB51F9FC3B1BE77A3C70518DBCC63B983CA2D8A2BCC7036F3B3BCBE03CB9618E3C5C032E3C201BC7BC6AC37A3C1CA4063CDCE90DBDE2834B3D1515D33CD8F6CB3CFC3BA93C3CA71EBB43D0263DE7DDBE3CE5F08E3A0FD67D3C15BA593DED1D7D3C757AB0BCC10581BBF053453C210123BB6EC2EE3C584E04BD429F273D10C33ABD35AD15BDA7A41CBDD3BE013D3A102CBDCA34B9BCCCE38D3D631CD5BC00EB03BDA6854EBCA830503D04EBBDBC04F04CBB8A574A3BF3CE5F3A5784963B6CA512BDBA9539BCFA4457BD"> : tensor<16x64xf32>, tolerance = 2.000000e-04 : f64} : (tensor<16x64xf32>) -> ()
    // after the last step ['params']['ln_f']['b']
    "check.expect_almost_eq_const"(%v12#53) {value = dense<"0xF01320BCD500A9BC01BFAE3A27DB4A3CF73FD139ECA3E5BC2A9C8E3C07FA7C3C3DC26FB9C7D96AB9804CF2BAEDEB2B3BC1B9AEBCFE0E603CC6E2953CC7B8E6BC"> : tensor<16xf32>, tolerance = 2.000000e-04 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['params']['ln_f']['g']
    "check.expect_almost_eq_const"(%v12#54) {value = dense<"0x0C3F803F6371823F65C5793F113A813FC8D77F3F58A6833F485A833FFD30823FF3DE783F28397C3FCC31793FFE19793F438F823F155D803F24F27C3F53A3833F"> : tensor<16xf32>, tolerance = 2.000000e-04 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['params']['wpe']
    "check.expect_almost_eq_const"(%v12#55) {value = dense<"0x6EA117BD43A27F3CCE58A8BB86071ABB04FB6ABC63991F3C1319BBBDA2A180BCC425AFBC635EDABB2AC90DBD11E829BC1E5A463DFD38BCBA904A1ABD441A123DCB7870BD77F1143D64AB0ABCBE980C3DDF9F01BC84FB86BDF89CCA3C49AAB9BCCCBB5DBCFE6C3FBC4662653C5BCEE9BBF90CF43B4859333D6F74AF3C322455BC752FD33C31750FBDF138A13CD94261BC73EA083D8A8E063CBE64363D142D86BBE300453CB604A03C654116BC7C6A04BDFD3002BCB841C13CE761D63C7BBA4ABBC27EA93C83E303B94CCEA2BCDA6548B9E3D9B0BC2FDF13BC8C313C3DA8C3F83CB7022B3C566A123DCFBEAB3C6270343D7248A2BC25393F3D366DC7BC8297F5BCA6B50FBB0AFC52BDE1D0FF3CCB81323C3A933A3B9462C63C9A2A063C0E0D6F3C7CC379BCE384A0BCC6AB3F3D7A47233BE1A7CFBC0D06353D16CC67BD28FC0EBD51FBBBBC7F4F9B3B67EE4EBD132D3F3D327C74BC03161FBD6FF71F3D8B84813D6A2DB7BC4ECA60BCB2D219BD6BC6BEBC64F608BD68D8833CADE4A0BCDD617CBB9D2C3C3D6AE782BC8A57253CFEDE483C173A5D3C28D777BCF62D88BCED35CD3CFF9CBE3C8BA78E3C7B632ABDFB2ABE3C8333EBBCC3A4C63CDD90B2BC0AA2C2BCBD047BBD68C094BD47D5EB3C46D6703CCC059E3C5103073CD317C8BCC2F1753B2F6B1ABDAA1C7FBC9786123CB3A8113BBBB0323B710A1BBCA252DC3C3A4A85BB"> : tensor<8x16xf32>, tolerance = 2.000000e-04 : f64} : (tensor<8x16xf32>) -> ()
    // after the last step ['params']['wte']
    "check.expect_almost_eq_const"(%v12#56) {value = dense<"0x9BCB91BCF22E0B3DE62A333C6D72563CE049E5BCFBFE69BCB0C083BCFE6F53BC4ABDBB3A23C9AC3C1A6D9BBC7E70833CC80EA93CE4CB80BC4C0944BBC67BFA3B0F27413D4497EEBCFFA088BB5724A0BC541219BDAD39533CE891583DD7A34EBD2CF50FBDDE464E3CC62B9F3CAEA3D33C54D04CBCAE44EA3ADDB711BD678112B92A41CABC3B979E3C4E2A84BC815D653B6AD1203C09DEA33C055F53BC2B1521BD28BAB0BCF43A013D98A4123CE6658D3C370757BBC4AE3CBD291E15BCDB9AD03C03DBC53B32CE893CC99AB03BDD72CDBC09E3FDBA6533A6BCB52B0FBD4F227CBCEF05E23C6DCD82BCF1DF09BD42D6483ACA96F53BE7CE46BBAF22193D83A4483C4E09A63C667E9EBB545BA1BC6B332E3C87EBBDBC6E05883C80037E3C23F5B13B68F6D23C7ABC923C030B5D3D239BF6BB096213BD67BC193DE28329BDF40E05BD291C1F3CFEC7AB3C88E0923CA79C8DBCA95DDEBB26EDE03C328C60BDBE9AA5BCD2489FBB80EF33BD292B343D3B1F7C3C5080DA3C11266ABCD1D108BD36AF093D966387BBB0B96EBC94B5F6BBF35B3EBD1EB727BC1F1267BB447E7ABCB34D41BCBA24883C9FB3E0BC32A83A3CADFF8D3C9CF4BA3C0A4B90BCD9A2843BB08A8E3DDB2CDFBC6B843ABA23F89A3C23FEE0BC83DF1E3D2177953BFE5EB03A7769A2BBA3FEC4BCD39B6BBB503D1BBB3DC9023CD27BD33B2DAE56BC904DD43C0C6CE53C290451BC8FAE343C5DAF59BC3F2C1A3D10BF223DEA006FBCA9A8553C371F1B3D9EC4A43CC2A76A375DF2C53BB77126BDD097CABCED0E193D971BDA3BEFAD7DBCB9961DBC55AE343D380CD33C74AC3DBD866FAD3C143ED7BC4D6F12BDA32DB7BB1EB8C93C3AC9FBBCD6A337BCA26227BC2908863C4B79E1B97929043D619333BDCEA4733AA8A8C6BBE7B3803CA359B43C94C9E23BA82D963D42E6C0BCD5B2A4BC600D2F3D8AF4A33C9565663C329C1D3C6FAB2DBD38F13CBD3DDF9BBC563E59BCC852F33B4AED643DEFD152BB38B60FBD90DED13C02F8243D073FE5BCE27C8ABD3ECE8EBC653D55BD998B4E3C9B7EF33B61872C3C322D2DBDEFFDACBB6BF8763DD24292BC7137BB3B6EA720BC6385ADBAC8D5043D41A412BC8FBCA2BB76EEFC3BC986323CCC3D67BCF95718BC83239CBCE5C3E0BC82696F3ACF95E83C892FFF3A6E86E1BC09AB823C47902BBC315E3E3DB848143D90810EBD6692043D3A92013CEDEECE3B3DD755BD9376323CF7C86BBD344577BCB503833BDB46893C54E1163D9298E3BC76C734B9EBF65ABC410F97BCAF3E11BC514DC13C44F245BC80739CBC1506A8BB1A55CD3B5299553CC4B5F5BBCA8C29BD60BCEBBC0036C03C6A98BA3C0FC44B3C5B10013D871237BCA0B0EFBB5D31B5BCADF51B3DF21AB9BAFBCB23BCC67D1ABD3A6219BD770091BCAEEA46BCB329123D227A0E3C09B54C3D6511073D189E11BC19F5AF3B3BB3ACBCA9BBD33C0C07C8BC9A68D83C883797BC3E95CB3C5EB350BDFC8F0E3CE81E46BC55E5363BECA45F3D00F5133D0E46093D0683283D030D2DBBCF3DD2BC70362E3DB352623D8FC9E63B828C0E3C4684DFBC3756073D649BA8BC73EA3ABCE259353CA3E29FB9CFE58FBCD214713C75CAB83CD42E08BDFDBE8E3CE25A613D4D53EA3B509702BC173631BCAE405E3D878D16BD11DF07BA13649D3C0FFF32BDED65FA3CA2ADEC3C9E2A673C696F0BBDB57E043C31021E3DBF98C1BC47B5463DF748D43B0CE05CBD55C40ABCDC030F3DA0A5EFBB830B5E3B797D803D4FAF30BD912E903C1E8E54BC14DF0E3CF1598CBCE38CBD3BB61F853AF34EE53C93C19E3C02ADA8BCD019283D0FCC903C6832B8BCBEB3D5BCF635863B1EAD563C4C271ABBFB590EBDF0B41FBCFFE3DCBBE370533B6142443C9DCA29BC2072953C1AF22B3DFE6051BBF9E284BD34B20DBB49DA403D1E6CE6B95A7D06BD9B60703DBB1080BD7804373C3F095ABC4AA3B43C96DF43BBD198CABB7D1F813DEE840B3DDA2E003D9BC1E6BCC3BA0BBDEF692DBCCA674E3DBA5C48BDBEA009BC8FFED4BC44090BBD8B36333C27BDECBB40C9BDBC878C14BD731A523C2AE05D3D992C99BC895CA83C0C98C1BAA3381BBDBEB7253BF663E5BB1F2F97BC7CA744BD55A0D33C8BBF1E3D21CD823B332BE6BCC4AD75BC9AF631BD467E063C701A6CBC054CB2BC998B6BBDA943813B16CC87BBC1BC30BD67C720BC5F64733D96C10E3DB80220BD3124A23C7ED6E439AA88AD3C5B613C3CAFD9F73C0BB65B3C8E48ADBCCA78453C8FB1423DB147CCBC280478BC9A83DEBCDC9C8B3CE1F402BD8E3A533C886F1B3D428F55BC528F0FBDD40CD9BBD085A63CB767B9BB1BBB913CAA34123D9EE462BA79B31EBDA0E18EBCBA38A93C1B8735BC33D824BB3ADC7F3CCBCE9F3D8576E6BB5696A73CB857923CA5FAC6BBD93C84BD9ED52B3D253D323CAFB086BD1CAFF1BC9861BF3C9E959EBCFA07783CCE46EB3B57C5A3BC98D5E7BAA635F43AD72FA23CEF2E83BCFF355A3C1EFD023D21ECD03C33EBCD3C479C1E3BD6C468BC2F17223CEEF5E43B4A5AB93C48DB9ABC404A55BC5D2B78BCA32EA8BDE84851BC6F00BF3B2850E83B9AB3583B45A52D3CB292A4BCC0CA31BD68334CBC78AD8C3CDC1A013D9CEE8FBB5CFE953C2DE6403BA51C1A3D418EAC3DCAE37BBC06DD0FBD7ADE99BC37C127BD37840C3DF7B8433C379F233D33A537BCF6CD093B6294A33C1BE92D3DB4E288BDDFE39EBC0EE4BDBC4B1090BC908DDFBB2430553D29EEAFBCA76ED8BC092A9C3CEB0CC8BBC5C3033CE771A0BC434C87BC8835E6375A3702BDC450123C4E5F903CCADE5B3C99E8B3BB1BF2A83C6265FC3B35FE0EBC1904003C87798E3C21FA843C1524533D7D7E22BC205A2FBBFE81C63B3B4BB4BC5907203C"> : tensor<32x16xf32>, tolerance = 2.000000e-04 : f64} : (tensor<32x16xf32>) -> ()
    // after the last step ['step']
    "check.expect_eq_const"(%v12#57) {value = dense<3> : tensor<i32>} : (tensor<i32>) -> ()
    return
  }
}
