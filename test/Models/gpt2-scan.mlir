// A loop over stacked layers gives what unrolled layers give.
// Printed by JAX 0.10.2: models/jax/golden.py
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s
module @gpt2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @initialise(%arg0: tensor<i32>) -> (tensor<2xui32> {jax.result_info = "result['key']"}, tensor<2x16xf32> {jax.result_info = "result['m']['h']['attn']['out_b']"}, tensor<2x16x16xf32> {jax.result_info = "result['m']['h']['attn']['out_w']"}, tensor<2x48xf32> {jax.result_info = "result['m']['h']['attn']['qkv_b']"}, tensor<2x16x48xf32> {jax.result_info = "result['m']['h']['attn']['qkv_w']"}, tensor<2x16xf32> {jax.result_info = "result['m']['h']['ln_1']['b']"}, tensor<2x16xf32> {jax.result_info = "result['m']['h']['ln_1']['g']"}, tensor<2x16xf32> {jax.result_info = "result['m']['h']['ln_2']['b']"}, tensor<2x16xf32> {jax.result_info = "result['m']['h']['ln_2']['g']"}, tensor<2x16xf32> {jax.result_info = "result['m']['h']['mlp']['down_b']"}, tensor<2x64x16xf32> {jax.result_info = "result['m']['h']['mlp']['down_w']"}, tensor<2x64xf32> {jax.result_info = "result['m']['h']['mlp']['up_b']"}, tensor<2x16x64xf32> {jax.result_info = "result['m']['h']['mlp']['up_w']"}, tensor<16xf32> {jax.result_info = "result['m']['ln_f']['b']"}, tensor<16xf32> {jax.result_info = "result['m']['ln_f']['g']"}, tensor<8x16xf32> {jax.result_info = "result['m']['wpe']"}, tensor<32x16xf32> {jax.result_info = "result['m']['wte']"}, tensor<2x16xf32> {jax.result_info = "result['params']['h']['attn']['out_b']"}, tensor<2x16x16xf32> {jax.result_info = "result['params']['h']['attn']['out_w']"}, tensor<2x48xf32> {jax.result_info = "result['params']['h']['attn']['qkv_b']"}, tensor<2x16x48xf32> {jax.result_info = "result['params']['h']['attn']['qkv_w']"}, tensor<2x16xf32> {jax.result_info = "result['params']['h']['ln_1']['b']"}, tensor<2x16xf32> {jax.result_info = "result['params']['h']['ln_1']['g']"}, tensor<2x16xf32> {jax.result_info = "result['params']['h']['ln_2']['b']"}, tensor<2x16xf32> {jax.result_info = "result['params']['h']['ln_2']['g']"}, tensor<2x16xf32> {jax.result_info = "result['params']['h']['mlp']['down_b']"}, tensor<2x64x16xf32> {jax.result_info = "result['params']['h']['mlp']['down_w']"}, tensor<2x64xf32> {jax.result_info = "result['params']['h']['mlp']['up_b']"}, tensor<2x16x64xf32> {jax.result_info = "result['params']['h']['mlp']['up_w']"}, tensor<16xf32> {jax.result_info = "result['params']['ln_f']['b']"}, tensor<16xf32> {jax.result_info = "result['params']['ln_f']['g']"}, tensor<8x16xf32> {jax.result_info = "result['params']['wpe']"}, tensor<32x16xf32> {jax.result_info = "result['params']['wte']"}, tensor<i32> {jax.result_info = "result['step']"}, tensor<2x16xf32> {jax.result_info = "result['v']['h']['attn']['out_b']"}, tensor<2x16x16xf32> {jax.result_info = "result['v']['h']['attn']['out_w']"}, tensor<2x48xf32> {jax.result_info = "result['v']['h']['attn']['qkv_b']"}, tensor<2x16x48xf32> {jax.result_info = "result['v']['h']['attn']['qkv_w']"}, tensor<2x16xf32> {jax.result_info = "result['v']['h']['ln_1']['b']"}, tensor<2x16xf32> {jax.result_info = "result['v']['h']['ln_1']['g']"}, tensor<2x16xf32> {jax.result_info = "result['v']['h']['ln_2']['b']"}, tensor<2x16xf32> {jax.result_info = "result['v']['h']['ln_2']['g']"}, tensor<2x16xf32> {jax.result_info = "result['v']['h']['mlp']['down_b']"}, tensor<2x64x16xf32> {jax.result_info = "result['v']['h']['mlp']['down_w']"}, tensor<2x64xf32> {jax.result_info = "result['v']['h']['mlp']['up_b']"}, tensor<2x16x64xf32> {jax.result_info = "result['v']['h']['mlp']['up_w']"}, tensor<16xf32> {jax.result_info = "result['v']['ln_f']['b']"}, tensor<16xf32> {jax.result_info = "result['v']['ln_f']['g']"}, tensor<8x16xf32> {jax.result_info = "result['v']['wpe']"}, tensor<32x16xf32> {jax.result_info = "result['v']['wte']"}) {
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
    %81 = stablehlo.broadcast_in_dim %40, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %82 = stablehlo.broadcast_in_dim %68, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %83 = stablehlo.concatenate %81, %82, dim = 0 : (tensor<1x16xf32>, tensor<1x16xf32>) -> tensor<2x16xf32>
    %84 = stablehlo.broadcast_in_dim %39, dims = [1, 2] : (tensor<16x16xf32>) -> tensor<1x16x16xf32>
    %85 = stablehlo.broadcast_in_dim %67, dims = [1, 2] : (tensor<16x16xf32>) -> tensor<1x16x16xf32>
    %86 = stablehlo.concatenate %84, %85, dim = 0 : (tensor<1x16x16xf32>, tensor<1x16x16xf32>) -> tensor<2x16x16xf32>
    %87 = stablehlo.broadcast_in_dim %34, dims = [1] : (tensor<48xf32>) -> tensor<1x48xf32>
    %88 = stablehlo.broadcast_in_dim %62, dims = [1] : (tensor<48xf32>) -> tensor<1x48xf32>
    %89 = stablehlo.concatenate %87, %88, dim = 0 : (tensor<1x48xf32>, tensor<1x48xf32>) -> tensor<2x48xf32>
    %90 = stablehlo.broadcast_in_dim %33, dims = [1, 2] : (tensor<16x48xf32>) -> tensor<1x16x48xf32>
    %91 = stablehlo.broadcast_in_dim %61, dims = [1, 2] : (tensor<16x48xf32>) -> tensor<1x16x48xf32>
    %92 = stablehlo.concatenate %90, %91, dim = 0 : (tensor<1x16x48xf32>, tensor<1x16x48xf32>) -> tensor<2x16x48xf32>
    %93 = stablehlo.broadcast_in_dim %26, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %94 = stablehlo.broadcast_in_dim %54, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %95 = stablehlo.concatenate %93, %94, dim = 0 : (tensor<1x16xf32>, tensor<1x16xf32>) -> tensor<2x16xf32>
    %96 = stablehlo.broadcast_in_dim %25, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %97 = stablehlo.broadcast_in_dim %53, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %98 = stablehlo.concatenate %96, %97, dim = 0 : (tensor<1x16xf32>, tensor<1x16xf32>) -> tensor<2x16xf32>
    %99 = stablehlo.broadcast_in_dim %28, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %100 = stablehlo.broadcast_in_dim %56, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %101 = stablehlo.concatenate %99, %100, dim = 0 : (tensor<1x16xf32>, tensor<1x16xf32>) -> tensor<2x16xf32>
    %102 = stablehlo.broadcast_in_dim %27, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %103 = stablehlo.broadcast_in_dim %55, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %104 = stablehlo.concatenate %102, %103, dim = 0 : (tensor<1x16xf32>, tensor<1x16xf32>) -> tensor<2x16xf32>
    %105 = stablehlo.broadcast_in_dim %52, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %106 = stablehlo.broadcast_in_dim %80, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %107 = stablehlo.concatenate %105, %106, dim = 0 : (tensor<1x16xf32>, tensor<1x16xf32>) -> tensor<2x16xf32>
    %108 = stablehlo.broadcast_in_dim %51, dims = [1, 2] : (tensor<64x16xf32>) -> tensor<1x64x16xf32>
    %109 = stablehlo.broadcast_in_dim %79, dims = [1, 2] : (tensor<64x16xf32>) -> tensor<1x64x16xf32>
    %110 = stablehlo.concatenate %108, %109, dim = 0 : (tensor<1x64x16xf32>, tensor<1x64x16xf32>) -> tensor<2x64x16xf32>
    %111 = stablehlo.broadcast_in_dim %46, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %112 = stablehlo.broadcast_in_dim %74, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %113 = stablehlo.concatenate %111, %112, dim = 0 : (tensor<1x64xf32>, tensor<1x64xf32>) -> tensor<2x64xf32>
    %114 = stablehlo.broadcast_in_dim %45, dims = [1, 2] : (tensor<16x64xf32>) -> tensor<1x16x64xf32>
    %115 = stablehlo.broadcast_in_dim %73, dims = [1, 2] : (tensor<16x64xf32>) -> tensor<1x16x64xf32>
    %116 = stablehlo.concatenate %114, %115, dim = 0 : (tensor<1x16x64xf32>, tensor<1x16x64xf32>) -> tensor<2x16x64xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x48xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x64x16xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x16x64xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<2x48xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<2x64x16xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<2x16x64xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %c_60 = stablehlo.constant dense<0> : tensor<i32>
    return %9, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127, %128, %129, %130, %131, %132, %83, %86, %89, %92, %95, %98, %101, %104, %107, %110, %113, %116, %24, %23, %22, %17, %c_60, %133, %134, %135, %136, %137, %138, %139, %140, %141, %142, %143, %144, %145, %146, %147, %148 : tensor<2xui32>, tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>
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
  func.func public @step(%arg0: tensor<2xui32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<2x16xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<2x16x16xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<2x48xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<2x16x48xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<2x16xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<2x16xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<2x16xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<2x16xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<2x16xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<2x64x16xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<2x64xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<2x16x64xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<16xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<16xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<8x16xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<32x16xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<2x16xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<2x16x16xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<2x48xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<2x16x48xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<2x16xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<2x16xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<2x16xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<2x16xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<2x16xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<2x64x16xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<2x64xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<2x16x64xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<16xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<16xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<8x16xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<32x16xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<i32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<2x16xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<2x16x16xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<2x48xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<2x16x48xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<2x16xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<2x16xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<2x16xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<2x16xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<2x16xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<2x64x16xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<2x64xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<2x16x64xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<16xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<16xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<8x16xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<32x16xf32> {tf.aliasing_output = 49 : i32}, %arg50: tensor<2x9xi32>) -> (tensor<2xui32> {jax.result_info = "result[0]['key']"}, tensor<2x16xf32> {jax.result_info = "result[0]['m']['h']['attn']['out_b']"}, tensor<2x16x16xf32> {jax.result_info = "result[0]['m']['h']['attn']['out_w']"}, tensor<2x48xf32> {jax.result_info = "result[0]['m']['h']['attn']['qkv_b']"}, tensor<2x16x48xf32> {jax.result_info = "result[0]['m']['h']['attn']['qkv_w']"}, tensor<2x16xf32> {jax.result_info = "result[0]['m']['h']['ln_1']['b']"}, tensor<2x16xf32> {jax.result_info = "result[0]['m']['h']['ln_1']['g']"}, tensor<2x16xf32> {jax.result_info = "result[0]['m']['h']['ln_2']['b']"}, tensor<2x16xf32> {jax.result_info = "result[0]['m']['h']['ln_2']['g']"}, tensor<2x16xf32> {jax.result_info = "result[0]['m']['h']['mlp']['down_b']"}, tensor<2x64x16xf32> {jax.result_info = "result[0]['m']['h']['mlp']['down_w']"}, tensor<2x64xf32> {jax.result_info = "result[0]['m']['h']['mlp']['up_b']"}, tensor<2x16x64xf32> {jax.result_info = "result[0]['m']['h']['mlp']['up_w']"}, tensor<16xf32> {jax.result_info = "result[0]['m']['ln_f']['b']"}, tensor<16xf32> {jax.result_info = "result[0]['m']['ln_f']['g']"}, tensor<8x16xf32> {jax.result_info = "result[0]['m']['wpe']"}, tensor<32x16xf32> {jax.result_info = "result[0]['m']['wte']"}, tensor<2x16xf32> {jax.result_info = "result[0]['params']['h']['attn']['out_b']"}, tensor<2x16x16xf32> {jax.result_info = "result[0]['params']['h']['attn']['out_w']"}, tensor<2x48xf32> {jax.result_info = "result[0]['params']['h']['attn']['qkv_b']"}, tensor<2x16x48xf32> {jax.result_info = "result[0]['params']['h']['attn']['qkv_w']"}, tensor<2x16xf32> {jax.result_info = "result[0]['params']['h']['ln_1']['b']"}, tensor<2x16xf32> {jax.result_info = "result[0]['params']['h']['ln_1']['g']"}, tensor<2x16xf32> {jax.result_info = "result[0]['params']['h']['ln_2']['b']"}, tensor<2x16xf32> {jax.result_info = "result[0]['params']['h']['ln_2']['g']"}, tensor<2x16xf32> {jax.result_info = "result[0]['params']['h']['mlp']['down_b']"}, tensor<2x64x16xf32> {jax.result_info = "result[0]['params']['h']['mlp']['down_w']"}, tensor<2x64xf32> {jax.result_info = "result[0]['params']['h']['mlp']['up_b']"}, tensor<2x16x64xf32> {jax.result_info = "result[0]['params']['h']['mlp']['up_w']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['ln_f']['b']"}, tensor<16xf32> {jax.result_info = "result[0]['params']['ln_f']['g']"}, tensor<8x16xf32> {jax.result_info = "result[0]['params']['wpe']"}, tensor<32x16xf32> {jax.result_info = "result[0]['params']['wte']"}, tensor<i32> {jax.result_info = "result[0]['step']"}, tensor<2x16xf32> {jax.result_info = "result[0]['v']['h']['attn']['out_b']"}, tensor<2x16x16xf32> {jax.result_info = "result[0]['v']['h']['attn']['out_w']"}, tensor<2x48xf32> {jax.result_info = "result[0]['v']['h']['attn']['qkv_b']"}, tensor<2x16x48xf32> {jax.result_info = "result[0]['v']['h']['attn']['qkv_w']"}, tensor<2x16xf32> {jax.result_info = "result[0]['v']['h']['ln_1']['b']"}, tensor<2x16xf32> {jax.result_info = "result[0]['v']['h']['ln_1']['g']"}, tensor<2x16xf32> {jax.result_info = "result[0]['v']['h']['ln_2']['b']"}, tensor<2x16xf32> {jax.result_info = "result[0]['v']['h']['ln_2']['g']"}, tensor<2x16xf32> {jax.result_info = "result[0]['v']['h']['mlp']['down_b']"}, tensor<2x64x16xf32> {jax.result_info = "result[0]['v']['h']['mlp']['down_w']"}, tensor<2x64xf32> {jax.result_info = "result[0]['v']['h']['mlp']['up_b']"}, tensor<2x16x64xf32> {jax.result_info = "result[0]['v']['h']['mlp']['up_w']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['ln_f']['b']"}, tensor<16xf32> {jax.result_info = "result[0]['v']['ln_f']['g']"}, tensor<8x16xf32> {jax.result_info = "result[0]['v']['wpe']"}, tensor<32x16xf32> {jax.result_info = "result[0]['v']['wte']"}, tensor<f32> {jax.result_info = "result[1]['loss']"}, tensor<f32> {jax.result_info = "result[1]['lr']"}) {
    %0 = call @step.threefry_split(%arg0) : (tensor<2xui32>) -> tensor<2x2xui32>
    %1 = stablehlo.slice %0 [0:1, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %2 = stablehlo.reshape %1 : (tensor<1x2xui32>) -> tensor<2xui32>
    %3 = stablehlo.slice %arg50 [0:2, 0:8] : (tensor<2x9xi32>) -> tensor<2x8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x8xi32>
    %5 = stablehlo.compare LT, %3, %4, SIGNED : (tensor<2x8xi32>, tensor<2x8xi32>) -> tensor<2x8xi1>
    %c_0 = stablehlo.constant dense<32> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x8xi32>
    %7 = stablehlo.add %3, %6 : tensor<2x8xi32>
    %8 = stablehlo.select %5, %7, %3 : tensor<2x8xi1>, tensor<2x8xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<2x8xi32>) -> tensor<2x8x1xi32>
    %10 = "stablehlo.gather"(%arg32, %9) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<32x16xf32>, tensor<2x8x1xi32>) -> tensor<2x8x16xf32>
    %11 = stablehlo.broadcast_in_dim %arg31, dims = [1, 2] : (tensor<8x16xf32>) -> tensor<1x8x16xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<1x8x16xf32>) -> tensor<2x8x16xf32>
    %13 = stablehlo.add %10, %12 : tensor<2x8x16xf32>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %14 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %15 = call @step.tril(%14) : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %cst = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %16:2 = call @step.where(%15, %cst) : (tensor<8x8xi1>, tensor<f32>) -> (tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x8x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x2x8x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2x8x1xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x2x8x16xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x1x1x16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x2x8x16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x2x8x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x2x8x2x8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x2x8x2x8xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x2x2x8x8xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x2x2x8x1xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x2x2x8x1xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x2x2x8x8xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x2x8x2x8xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x2x8x16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x2x8x16xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x2x8x1xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x2x8x1xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x2x8x16xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x1x1x16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x2x8x16xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x2x8x16xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x2x8x64xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x2x8x64xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x2x8x64xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x2x8x64xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x2x8x64xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x2x8x64xf32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %45:44 = stablehlo.while(%iterArg = %arg17, %iterArg_183 = %arg18, %iterArg_184 = %arg19, %iterArg_185 = %arg20, %iterArg_186 = %arg21, %iterArg_187 = %arg22, %iterArg_188 = %arg23, %iterArg_189 = %arg24, %iterArg_190 = %arg25, %iterArg_191 = %arg26, %iterArg_192 = %arg27, %iterArg_193 = %arg28, %iterArg_194 = %16#0, %iterArg_195 = %16#1, %iterArg_196 = %c_30, %iterArg_197 = %13, %iterArg_198 = %17, %iterArg_199 = %18, %iterArg_200 = %19, %iterArg_201 = %20, %iterArg_202 = %21, %iterArg_203 = %22, %iterArg_204 = %23, %iterArg_205 = %24, %iterArg_206 = %25, %iterArg_207 = %26, %iterArg_208 = %27, %iterArg_209 = %28, %iterArg_210 = %29, %iterArg_211 = %30, %iterArg_212 = %31, %iterArg_213 = %32, %iterArg_214 = %33, %iterArg_215 = %34, %iterArg_216 = %35, %iterArg_217 = %36, %iterArg_218 = %37, %iterArg_219 = %38, %iterArg_220 = %39, %iterArg_221 = %40, %iterArg_222 = %41, %iterArg_223 = %42, %iterArg_224 = %43, %iterArg_225 = %44) : tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>, tensor<i32>, tensor<2x8x16xf32>, tensor<2x2x8x16xf32>, tensor<2x2x8x1xf32>, tensor<2x2x8x1xf32>, tensor<2x2x8x16xf32>, tensor<2x1x1x16xf32>, tensor<2x2x8x16xf32>, tensor<2x2x8x16xf32>, tensor<2x2x8x2x8xf32>, tensor<2x2x8x2x8xf32>, tensor<2x2x2x8x8xf32>, tensor<2x2x2x8x1xf32>, tensor<2x2x2x8x1xf32>, tensor<2x2x2x8x8xf32>, tensor<2x2x8x2x8xf32>, tensor<2x2x8x16xf32>, tensor<2x2x8x16xf32>, tensor<2x2x8x1xf32>, tensor<2x2x8x1xf32>, tensor<2x2x8x16xf32>, tensor<2x1x1x16xf32>, tensor<2x2x8x16xf32>, tensor<2x2x8x16xf32>, tensor<2x2x8x64xf32>, tensor<2x2x8x64xf32>, tensor<2x2x8x64xf32>, tensor<2x2x8x64xf32>, tensor<2x2x8x64xf32>, tensor<2x2x8x64xf32>
    cond {
      %c_226 = stablehlo.constant dense<2> : tensor<i32>
      %546 = stablehlo.compare LT, %iterArg_196, %c_226, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %546 : tensor<i1>
    } do {
      %546 = func.call @step.dynamic_index_in_dim(%iterArg, %iterArg_196) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %547 = func.call @step.dynamic_index_in_dim_0(%iterArg_183, %iterArg_196) : (tensor<2x16x16xf32>, tensor<i32>) -> tensor<16x16xf32>
      %548 = func.call @step.dynamic_index_in_dim_1(%iterArg_184, %iterArg_196) : (tensor<2x48xf32>, tensor<i32>) -> tensor<48xf32>
      %549 = func.call @step.dynamic_index_in_dim_2(%iterArg_185, %iterArg_196) : (tensor<2x16x48xf32>, tensor<i32>) -> tensor<16x48xf32>
      %550 = func.call @step.dynamic_index_in_dim(%iterArg_186, %iterArg_196) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %551 = func.call @step.dynamic_index_in_dim(%iterArg_187, %iterArg_196) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %552 = func.call @step.dynamic_index_in_dim(%iterArg_188, %iterArg_196) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %553 = func.call @step.dynamic_index_in_dim(%iterArg_189, %iterArg_196) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %554 = func.call @step.dynamic_index_in_dim(%iterArg_190, %iterArg_196) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %555 = func.call @step.dynamic_index_in_dim_3(%iterArg_191, %iterArg_196) : (tensor<2x64x16xf32>, tensor<i32>) -> tensor<64x16xf32>
      %556 = func.call @step.dynamic_index_in_dim_4(%iterArg_192, %iterArg_196) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32>
      %557 = func.call @step.dynamic_index_in_dim_5(%iterArg_193, %iterArg_196) : (tensor<2x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %558:29 = func.call @step.closed_call_6(%iterArg_194, %iterArg_195, %iterArg_197, %546, %547, %548, %549, %550, %551, %552, %553, %554, %555, %556, %557) : (tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>, tensor<2x8x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>) -> (tensor<2x8x16xf32>, tensor<2x8x16xf32>, tensor<2x8x1xf32>, tensor<2x8x1xf32>, tensor<2x8x16xf32>, tensor<1x1x16xf32>, tensor<2x8x16xf32>, tensor<2x8x16xf32>, tensor<2x8x2x8xf32>, tensor<2x8x2x8xf32>, tensor<2x2x8x8xf32>, tensor<2x2x8x1xf32>, tensor<2x2x8x1xf32>, tensor<2x2x8x8xf32>, tensor<2x8x2x8xf32>, tensor<2x8x16xf32>, tensor<2x8x16xf32>, tensor<2x8x1xf32>, tensor<2x8x1xf32>, tensor<2x8x16xf32>, tensor<1x1x16xf32>, tensor<2x8x16xf32>, tensor<2x8x16xf32>, tensor<2x8x64xf32>, tensor<2x8x64xf32>, tensor<2x8x64xf32>, tensor<2x8x64xf32>, tensor<2x8x64xf32>, tensor<2x8x64xf32>)
      %559 = func.call @step.dynamic_update_index_in_dim(%iterArg_198, %558#1, %iterArg_196) : (tensor<2x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>) -> tensor<2x2x8x16xf32>
      %560 = func.call @step.dynamic_update_index_in_dim_8(%iterArg_199, %558#2, %iterArg_196) : (tensor<2x2x8x1xf32>, tensor<2x8x1xf32>, tensor<i32>) -> tensor<2x2x8x1xf32>
      %561 = func.call @step.dynamic_update_index_in_dim_8(%iterArg_200, %558#3, %iterArg_196) : (tensor<2x2x8x1xf32>, tensor<2x8x1xf32>, tensor<i32>) -> tensor<2x2x8x1xf32>
      %562 = func.call @step.dynamic_update_index_in_dim(%iterArg_201, %558#4, %iterArg_196) : (tensor<2x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>) -> tensor<2x2x8x16xf32>
      %563 = func.call @step.dynamic_update_index_in_dim_9(%iterArg_202, %558#5, %iterArg_196) : (tensor<2x1x1x16xf32>, tensor<1x1x16xf32>, tensor<i32>) -> tensor<2x1x1x16xf32>
      %564 = func.call @step.dynamic_update_index_in_dim(%iterArg_203, %558#6, %iterArg_196) : (tensor<2x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>) -> tensor<2x2x8x16xf32>
      %565 = func.call @step.dynamic_update_index_in_dim(%iterArg_204, %558#7, %iterArg_196) : (tensor<2x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>) -> tensor<2x2x8x16xf32>
      %566 = func.call @step.dynamic_update_index_in_dim_10(%iterArg_205, %558#8, %iterArg_196) : (tensor<2x2x8x2x8xf32>, tensor<2x8x2x8xf32>, tensor<i32>) -> tensor<2x2x8x2x8xf32>
      %567 = func.call @step.dynamic_update_index_in_dim_10(%iterArg_206, %558#9, %iterArg_196) : (tensor<2x2x8x2x8xf32>, tensor<2x8x2x8xf32>, tensor<i32>) -> tensor<2x2x8x2x8xf32>
      %568 = func.call @step.dynamic_update_index_in_dim_11(%iterArg_207, %558#10, %iterArg_196) : (tensor<2x2x2x8x8xf32>, tensor<2x2x8x8xf32>, tensor<i32>) -> tensor<2x2x2x8x8xf32>
      %569 = func.call @step.dynamic_update_index_in_dim_12(%iterArg_208, %558#11, %iterArg_196) : (tensor<2x2x2x8x1xf32>, tensor<2x2x8x1xf32>, tensor<i32>) -> tensor<2x2x2x8x1xf32>
      %570 = func.call @step.dynamic_update_index_in_dim_12(%iterArg_209, %558#12, %iterArg_196) : (tensor<2x2x2x8x1xf32>, tensor<2x2x8x1xf32>, tensor<i32>) -> tensor<2x2x2x8x1xf32>
      %571 = func.call @step.dynamic_update_index_in_dim_11(%iterArg_210, %558#13, %iterArg_196) : (tensor<2x2x2x8x8xf32>, tensor<2x2x8x8xf32>, tensor<i32>) -> tensor<2x2x2x8x8xf32>
      %572 = func.call @step.dynamic_update_index_in_dim_10(%iterArg_211, %558#14, %iterArg_196) : (tensor<2x2x8x2x8xf32>, tensor<2x8x2x8xf32>, tensor<i32>) -> tensor<2x2x8x2x8xf32>
      %573 = func.call @step.dynamic_update_index_in_dim(%iterArg_212, %558#15, %iterArg_196) : (tensor<2x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>) -> tensor<2x2x8x16xf32>
      %574 = func.call @step.dynamic_update_index_in_dim(%iterArg_213, %558#16, %iterArg_196) : (tensor<2x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>) -> tensor<2x2x8x16xf32>
      %575 = func.call @step.dynamic_update_index_in_dim_8(%iterArg_214, %558#17, %iterArg_196) : (tensor<2x2x8x1xf32>, tensor<2x8x1xf32>, tensor<i32>) -> tensor<2x2x8x1xf32>
      %576 = func.call @step.dynamic_update_index_in_dim_8(%iterArg_215, %558#18, %iterArg_196) : (tensor<2x2x8x1xf32>, tensor<2x8x1xf32>, tensor<i32>) -> tensor<2x2x8x1xf32>
      %577 = func.call @step.dynamic_update_index_in_dim(%iterArg_216, %558#19, %iterArg_196) : (tensor<2x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>) -> tensor<2x2x8x16xf32>
      %578 = func.call @step.dynamic_update_index_in_dim_9(%iterArg_217, %558#20, %iterArg_196) : (tensor<2x1x1x16xf32>, tensor<1x1x16xf32>, tensor<i32>) -> tensor<2x1x1x16xf32>
      %579 = func.call @step.dynamic_update_index_in_dim(%iterArg_218, %558#21, %iterArg_196) : (tensor<2x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>) -> tensor<2x2x8x16xf32>
      %580 = func.call @step.dynamic_update_index_in_dim(%iterArg_219, %558#22, %iterArg_196) : (tensor<2x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>) -> tensor<2x2x8x16xf32>
      %581 = func.call @step.dynamic_update_index_in_dim_13(%iterArg_220, %558#23, %iterArg_196) : (tensor<2x2x8x64xf32>, tensor<2x8x64xf32>, tensor<i32>) -> tensor<2x2x8x64xf32>
      %582 = func.call @step.dynamic_update_index_in_dim_13(%iterArg_221, %558#24, %iterArg_196) : (tensor<2x2x8x64xf32>, tensor<2x8x64xf32>, tensor<i32>) -> tensor<2x2x8x64xf32>
      %583 = func.call @step.dynamic_update_index_in_dim_13(%iterArg_222, %558#25, %iterArg_196) : (tensor<2x2x8x64xf32>, tensor<2x8x64xf32>, tensor<i32>) -> tensor<2x2x8x64xf32>
      %584 = func.call @step.dynamic_update_index_in_dim_13(%iterArg_223, %558#26, %iterArg_196) : (tensor<2x2x8x64xf32>, tensor<2x8x64xf32>, tensor<i32>) -> tensor<2x2x8x64xf32>
      %585 = func.call @step.dynamic_update_index_in_dim_13(%iterArg_224, %558#27, %iterArg_196) : (tensor<2x2x8x64xf32>, tensor<2x8x64xf32>, tensor<i32>) -> tensor<2x2x8x64xf32>
      %586 = func.call @step.dynamic_update_index_in_dim_13(%iterArg_225, %558#28, %iterArg_196) : (tensor<2x2x8x64xf32>, tensor<2x8x64xf32>, tensor<i32>) -> tensor<2x2x8x64xf32>
      %c_226 = stablehlo.constant dense<1> : tensor<i32>
      %587 = stablehlo.add %iterArg_196, %c_226 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_183, %iterArg_184, %iterArg_185, %iterArg_186, %iterArg_187, %iterArg_188, %iterArg_189, %iterArg_190, %iterArg_191, %iterArg_192, %iterArg_193, %iterArg_194, %iterArg_195, %587, %558#0, %559, %560, %561, %562, %563, %564, %565, %566, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584, %585, %586 : tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>, tensor<i32>, tensor<2x8x16xf32>, tensor<2x2x8x16xf32>, tensor<2x2x8x1xf32>, tensor<2x2x8x1xf32>, tensor<2x2x8x16xf32>, tensor<2x1x1x16xf32>, tensor<2x2x8x16xf32>, tensor<2x2x8x16xf32>, tensor<2x2x8x2x8xf32>, tensor<2x2x8x2x8xf32>, tensor<2x2x2x8x8xf32>, tensor<2x2x2x8x1xf32>, tensor<2x2x2x8x1xf32>, tensor<2x2x2x8x8xf32>, tensor<2x2x8x2x8xf32>, tensor<2x2x8x16xf32>, tensor<2x2x8x16xf32>, tensor<2x2x8x1xf32>, tensor<2x2x8x1xf32>, tensor<2x2x8x16xf32>, tensor<2x1x1x16xf32>, tensor<2x2x8x16xf32>, tensor<2x2x8x16xf32>, tensor<2x2x8x64xf32>, tensor<2x2x8x64xf32>, tensor<2x2x8x64xf32>, tensor<2x2x8x64xf32>, tensor<2x2x8x64xf32>, tensor<2x2x8x64xf32>
    }
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45#15 init: %cst_31) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_32 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %49 = stablehlo.divide %47, %48 : tensor<2x8x1xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %51 = stablehlo.subtract %45#15, %50 : tensor<2x8x16xf32>
    %52 = chlo.square %51 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_33 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %54 = stablehlo.multiply %53, %51 : tensor<2x8x16xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%52 init: %cst_34) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_35 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %58 = stablehlo.divide %56, %57 : tensor<2x8x1xf32>
    %59 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %60 = stablehlo.subtract %45#15, %59 : tensor<2x8x16xf32>
    %cst_36 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %62 = stablehlo.add %58, %61 : tensor<2x8x1xf32>
    %63 = stablehlo.rsqrt %62 : tensor<2x8x1xf32>
    %64 = stablehlo.divide %63, %62 : tensor<2x8x1xf32>
    %cst_37 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %66 = stablehlo.multiply %65, %64 : tensor<2x8x1xf32>
    %67 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %68 = stablehlo.multiply %60, %67 : tensor<2x8x16xf32>
    %69 = stablehlo.broadcast_in_dim %arg30, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %71 = stablehlo.multiply %68, %70 : tensor<2x8x16xf32>
    %72 = stablehlo.broadcast_in_dim %arg29, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %74 = stablehlo.add %71, %73 : tensor<2x8x16xf32>
    %75 = stablehlo.transpose %arg32, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %76 = stablehlo.dot_general %74, %75, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x32xf32>) -> tensor<2x8x32xf32>
    %77 = stablehlo.slice %arg50 [0:2, 1:9] : (tensor<2x9xi32>) -> tensor<2x8xi32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1] : (tensor<2x8xi32>) -> tensor<2x8x1xi32>
    %79:2 = call @step.take_along_axis(%76, %78) : (tensor<2x8x32xf32>, tensor<2x8x1xi32>) -> (tensor<2x8x1xf32>, tensor<2x8x1x1xi32>)
    %80 = stablehlo.reshape %79#0 : (tensor<2x8x1xf32>) -> tensor<2x8xf32>
    %cst_38 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %81 = stablehlo.reduce(%76 init: %cst_38) applies stablehlo.maximum across dimensions = [2] : (tensor<2x8x32xf32>, tensor<f32>) -> tensor<2x8xf32>
    %cst_39 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %83 = stablehlo.maximum %82, %81 : tensor<2x8xf32>
    %84 = stablehlo.is_finite %83 : (tensor<2x8xf32>) -> tensor<2x8xi1>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %86 = stablehlo.select %84, %83, %85 : tensor<2x8xi1>, tensor<2x8xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x32xf32>
    %89 = stablehlo.subtract %76, %88 : tensor<2x8x32xf32>
    %90 = stablehlo.exponential %89 : tensor<2x8x32xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%90 init: %cst_41) applies stablehlo.add across dimensions = [2] : (tensor<2x8x32xf32>, tensor<f32>) -> tensor<2x8xf32>
    %92 = stablehlo.abs %91 : tensor<2x8xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %94 = stablehlo.compare GE, %91, %93, FLOAT : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
    %95 = stablehlo.log %92 : tensor<2x8xf32>
    %96 = stablehlo.add %95, %86 : tensor<2x8xf32>
    %97 = stablehlo.subtract %96, %80 : tensor<2x8xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.reduce(%97 init: %cst_43) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_44 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %99 = stablehlo.divide %98, %cst_44 : tensor<f32>
    %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_46 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %100 = stablehlo.divide %cst_45, %cst_46 : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %102 = stablehlo.negate %101 : tensor<2x8xf32>
    %103 = stablehlo.divide %101, %92 : tensor<2x8xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %105 = stablehlo.select %94, %104, %103 : tensor<2x8xi1>, tensor<2x8xf32>
    %106 = stablehlo.select %94, %103, %104 : tensor<2x8xi1>, tensor<2x8xf32>
    %107 = stablehlo.negate %105 : tensor<2x8xf32>
    %108 = stablehlo.add %106, %107 : tensor<2x8xf32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x32xf32>
    %110 = stablehlo.multiply %109, %90 : tensor<2x8x32xf32>
    %111 = stablehlo.broadcast_in_dim %102, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %112 = call @step.take_along_axis_14(%79#1, %111) : (tensor<2x8x1x1xi32>, tensor<2x8x1xf32>) -> tensor<2x8x32xf32>
    %113 = stablehlo.add %110, %112 : tensor<2x8x32xf32>
    %114 = stablehlo.dot_general %113, %74, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x32xf32>, tensor<2x8x16xf32>) -> tensor<32x16xf32>
    %115 = stablehlo.transpose %114, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %116 = stablehlo.dot_general %113, %75, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x32xf32>, tensor<16x32xf32>) -> tensor<2x8x16xf32>
    %117 = stablehlo.transpose %115, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.reduce(%116 init: %cst_48) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %119 = stablehlo.reshape %118 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.reduce(%119 init: %cst_49) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %121 = stablehlo.multiply %68, %116 : tensor<2x8x16xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.reduce(%121 init: %cst_50) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %123 = stablehlo.reshape %122 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %124 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %125 = stablehlo.multiply %116, %124 : tensor<2x8x16xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.reduce(%123 init: %cst_51) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %127 = stablehlo.multiply %60, %125 : tensor<2x8x16xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.reduce(%127 init: %cst_52) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %129 = stablehlo.reshape %128 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %130 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %131 = stablehlo.multiply %125, %130 : tensor<2x8x16xf32>
    %132 = stablehlo.multiply %129, %66 : tensor<2x8x1xf32>
    %133 = stablehlo.negate %131 : tensor<2x8x16xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.reduce(%133 init: %cst_53) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %135 = stablehlo.reshape %134 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_54 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %137 = stablehlo.divide %132, %136 : tensor<2x8x1xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.reduce(%137 init: %cst_55) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %140 = stablehlo.multiply %139, %54 : tensor<2x8x16xf32>
    %141 = stablehlo.negate %140 : tensor<2x8x16xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.reduce(%141 init: %cst_56) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %143 = stablehlo.reshape %142 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %144 = stablehlo.add %131, %140 : tensor<2x8x16xf32>
    %145 = stablehlo.add %135, %143 : tensor<2x8x1xf32>
    %cst_57 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %147 = stablehlo.divide %145, %146 : tensor<2x8x1xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.reduce(%147 init: %cst_58) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %150 = stablehlo.add %144, %149 : tensor<2x8x16xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<2x48xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<2x64x16xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<2x16x64xf32>
    %c_71 = stablehlo.constant dense<0> : tensor<i32>
    %163:47 = stablehlo.while(%iterArg = %45#16, %iterArg_183 = %45#17, %iterArg_184 = %45#18, %iterArg_185 = %45#19, %iterArg_186 = %45#20, %iterArg_187 = %45#21, %iterArg_188 = %arg20, %iterArg_189 = %45#22, %iterArg_190 = %45#23, %iterArg_191 = %45#24, %iterArg_192 = %45#25, %iterArg_193 = %45#26, %iterArg_194 = %45#27, %iterArg_195 = %45#28, %iterArg_196 = %45#29, %iterArg_197 = %arg18, %iterArg_198 = %45#30, %iterArg_199 = %45#31, %iterArg_200 = %45#32, %iterArg_201 = %45#33, %iterArg_202 = %45#34, %iterArg_203 = %45#35, %iterArg_204 = %45#36, %iterArg_205 = %arg28, %iterArg_206 = %45#37, %iterArg_207 = %45#38, %iterArg_208 = %45#39, %iterArg_209 = %45#40, %iterArg_210 = %45#41, %iterArg_211 = %45#42, %iterArg_212 = %arg26, %iterArg_213 = %45#43, %iterArg_214 = %16#0, %iterArg_215 = %c_71, %iterArg_216 = %150, %iterArg_217 = %151, %iterArg_218 = %152, %iterArg_219 = %153, %iterArg_220 = %154, %iterArg_221 = %155, %iterArg_222 = %156, %iterArg_223 = %157, %iterArg_224 = %158, %iterArg_225 = %159, %iterArg_226 = %160, %iterArg_227 = %161, %iterArg_228 = %162) : tensor<2x2x8x16xf32>, tensor<2x2x8x1xf32>, tensor<2x2x8x1xf32>, tensor<2x2x8x16xf32>, tensor<2x1x1x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x48xf32>, tensor<2x2x8x16xf32>, tensor<2x2x8x2x8xf32>, tensor<2x2x8x2x8xf32>, tensor<2x2x2x8x8xf32>, tensor<2x2x2x8x1xf32>, tensor<2x2x2x8x1xf32>, tensor<2x2x2x8x8xf32>, tensor<2x2x8x2x8xf32>, tensor<2x16x16xf32>, tensor<2x2x8x16xf32>, tensor<2x2x8x16xf32>, tensor<2x2x8x1xf32>, tensor<2x2x8x1xf32>, tensor<2x2x8x16xf32>, tensor<2x1x1x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x64xf32>, tensor<2x2x8x16xf32>, tensor<2x2x8x64xf32>, tensor<2x2x8x64xf32>, tensor<2x2x8x64xf32>, tensor<2x2x8x64xf32>, tensor<2x2x8x64xf32>, tensor<2x64x16xf32>, tensor<2x2x8x64xf32>, tensor<2x2x8x8xi1>, tensor<i32>, tensor<2x8x16xf32>, tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>
    cond {
      %c_229 = stablehlo.constant dense<2> : tensor<i32>
      %546 = stablehlo.compare LT, %iterArg_215, %c_229, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %546 : tensor<i1>
    } do {
      %c_229 = stablehlo.constant dense<2> : tensor<i32>
      %546 = stablehlo.subtract %c_229, %iterArg_215 : tensor<i32>
      %c_230 = stablehlo.constant dense<1> : tensor<i32>
      %547 = stablehlo.subtract %546, %c_230 : tensor<i32>
      %548 = func.call @step.dynamic_index_in_dim_15(%iterArg, %547) : (tensor<2x2x8x16xf32>, tensor<i32>) -> tensor<2x8x16xf32>
      %549 = func.call @step.dynamic_index_in_dim_16(%iterArg_183, %547) : (tensor<2x2x8x1xf32>, tensor<i32>) -> tensor<2x8x1xf32>
      %550 = func.call @step.dynamic_index_in_dim_16(%iterArg_184, %547) : (tensor<2x2x8x1xf32>, tensor<i32>) -> tensor<2x8x1xf32>
      %551 = func.call @step.dynamic_index_in_dim_15(%iterArg_185, %547) : (tensor<2x2x8x16xf32>, tensor<i32>) -> tensor<2x8x16xf32>
      %552 = func.call @step.dynamic_index_in_dim_17(%iterArg_186, %547) : (tensor<2x1x1x16xf32>, tensor<i32>) -> tensor<1x1x16xf32>
      %553 = func.call @step.dynamic_index_in_dim_15(%iterArg_187, %547) : (tensor<2x2x8x16xf32>, tensor<i32>) -> tensor<2x8x16xf32>
      %554 = func.call @step.dynamic_index_in_dim_2(%iterArg_188, %547) : (tensor<2x16x48xf32>, tensor<i32>) -> tensor<16x48xf32>
      %555 = func.call @step.dynamic_index_in_dim_15(%iterArg_189, %547) : (tensor<2x2x8x16xf32>, tensor<i32>) -> tensor<2x8x16xf32>
      %556 = func.call @step.dynamic_index_in_dim_18(%iterArg_190, %547) : (tensor<2x2x8x2x8xf32>, tensor<i32>) -> tensor<2x8x2x8xf32>
      %557 = func.call @step.dynamic_index_in_dim_18(%iterArg_191, %547) : (tensor<2x2x8x2x8xf32>, tensor<i32>) -> tensor<2x8x2x8xf32>
      %558 = func.call @step.dynamic_index_in_dim_19(%iterArg_192, %547) : (tensor<2x2x2x8x8xf32>, tensor<i32>) -> tensor<2x2x8x8xf32>
      %559 = func.call @step.dynamic_index_in_dim_20(%iterArg_193, %547) : (tensor<2x2x2x8x1xf32>, tensor<i32>) -> tensor<2x2x8x1xf32>
      %560 = func.call @step.dynamic_index_in_dim_20(%iterArg_194, %547) : (tensor<2x2x2x8x1xf32>, tensor<i32>) -> tensor<2x2x8x1xf32>
      %561 = func.call @step.dynamic_index_in_dim_19(%iterArg_195, %547) : (tensor<2x2x2x8x8xf32>, tensor<i32>) -> tensor<2x2x8x8xf32>
      %562 = func.call @step.dynamic_index_in_dim_18(%iterArg_196, %547) : (tensor<2x2x8x2x8xf32>, tensor<i32>) -> tensor<2x8x2x8xf32>
      %563 = func.call @step.dynamic_index_in_dim_0(%iterArg_197, %547) : (tensor<2x16x16xf32>, tensor<i32>) -> tensor<16x16xf32>
      %564 = func.call @step.dynamic_index_in_dim_15(%iterArg_198, %547) : (tensor<2x2x8x16xf32>, tensor<i32>) -> tensor<2x8x16xf32>
      %565 = func.call @step.dynamic_index_in_dim_15(%iterArg_199, %547) : (tensor<2x2x8x16xf32>, tensor<i32>) -> tensor<2x8x16xf32>
      %566 = func.call @step.dynamic_index_in_dim_16(%iterArg_200, %547) : (tensor<2x2x8x1xf32>, tensor<i32>) -> tensor<2x8x1xf32>
      %567 = func.call @step.dynamic_index_in_dim_16(%iterArg_201, %547) : (tensor<2x2x8x1xf32>, tensor<i32>) -> tensor<2x8x1xf32>
      %568 = func.call @step.dynamic_index_in_dim_15(%iterArg_202, %547) : (tensor<2x2x8x16xf32>, tensor<i32>) -> tensor<2x8x16xf32>
      %569 = func.call @step.dynamic_index_in_dim_17(%iterArg_203, %547) : (tensor<2x1x1x16xf32>, tensor<i32>) -> tensor<1x1x16xf32>
      %570 = func.call @step.dynamic_index_in_dim_15(%iterArg_204, %547) : (tensor<2x2x8x16xf32>, tensor<i32>) -> tensor<2x8x16xf32>
      %571 = func.call @step.dynamic_index_in_dim_5(%iterArg_205, %547) : (tensor<2x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %572 = func.call @step.dynamic_index_in_dim_15(%iterArg_206, %547) : (tensor<2x2x8x16xf32>, tensor<i32>) -> tensor<2x8x16xf32>
      %573 = func.call @step.dynamic_index_in_dim_21(%iterArg_207, %547) : (tensor<2x2x8x64xf32>, tensor<i32>) -> tensor<2x8x64xf32>
      %574 = func.call @step.dynamic_index_in_dim_21(%iterArg_208, %547) : (tensor<2x2x8x64xf32>, tensor<i32>) -> tensor<2x8x64xf32>
      %575 = func.call @step.dynamic_index_in_dim_21(%iterArg_209, %547) : (tensor<2x2x8x64xf32>, tensor<i32>) -> tensor<2x8x64xf32>
      %576 = func.call @step.dynamic_index_in_dim_21(%iterArg_210, %547) : (tensor<2x2x8x64xf32>, tensor<i32>) -> tensor<2x8x64xf32>
      %577 = func.call @step.dynamic_index_in_dim_21(%iterArg_211, %547) : (tensor<2x2x8x64xf32>, tensor<i32>) -> tensor<2x8x64xf32>
      %578 = func.call @step.dynamic_index_in_dim_3(%iterArg_212, %547) : (tensor<2x64x16xf32>, tensor<i32>) -> tensor<64x16xf32>
      %579 = func.call @step.dynamic_index_in_dim_21(%iterArg_213, %547) : (tensor<2x2x8x64xf32>, tensor<i32>) -> tensor<2x8x64xf32>
      %580:13 = func.call @step.closed_call_22(%iterArg_214, %iterArg_216, %548, %549, %550, %551, %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565, %566, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576, %577, %578, %579) : (tensor<2x2x8x8xi1>, tensor<2x8x16xf32>, tensor<2x8x16xf32>, tensor<2x8x1xf32>, tensor<2x8x1xf32>, tensor<2x8x16xf32>, tensor<1x1x16xf32>, tensor<2x8x16xf32>, tensor<16x48xf32>, tensor<2x8x16xf32>, tensor<2x8x2x8xf32>, tensor<2x8x2x8xf32>, tensor<2x2x8x8xf32>, tensor<2x2x8x1xf32>, tensor<2x2x8x1xf32>, tensor<2x2x8x8xf32>, tensor<2x8x2x8xf32>, tensor<16x16xf32>, tensor<2x8x16xf32>, tensor<2x8x16xf32>, tensor<2x8x1xf32>, tensor<2x8x1xf32>, tensor<2x8x16xf32>, tensor<1x1x16xf32>, tensor<2x8x16xf32>, tensor<16x64xf32>, tensor<2x8x16xf32>, tensor<2x8x64xf32>, tensor<2x8x64xf32>, tensor<2x8x64xf32>, tensor<2x8x64xf32>, tensor<2x8x64xf32>, tensor<64x16xf32>, tensor<2x8x64xf32>) -> (tensor<2x8x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>)
      %581 = func.call @step.dynamic_update_index_in_dim_24(%iterArg_217, %580#1, %547) : (tensor<2x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<2x16xf32>
      %582 = func.call @step.dynamic_update_index_in_dim_25(%iterArg_218, %580#2, %547) : (tensor<2x16x16xf32>, tensor<16x16xf32>, tensor<i32>) -> tensor<2x16x16xf32>
      %583 = func.call @step.dynamic_update_index_in_dim_26(%iterArg_219, %580#3, %547) : (tensor<2x48xf32>, tensor<48xf32>, tensor<i32>) -> tensor<2x48xf32>
      %584 = func.call @step.dynamic_update_index_in_dim_27(%iterArg_220, %580#4, %547) : (tensor<2x16x48xf32>, tensor<16x48xf32>, tensor<i32>) -> tensor<2x16x48xf32>
      %585 = func.call @step.dynamic_update_index_in_dim_24(%iterArg_221, %580#5, %547) : (tensor<2x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<2x16xf32>
      %586 = func.call @step.dynamic_update_index_in_dim_24(%iterArg_222, %580#6, %547) : (tensor<2x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<2x16xf32>
      %587 = func.call @step.dynamic_update_index_in_dim_24(%iterArg_223, %580#7, %547) : (tensor<2x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<2x16xf32>
      %588 = func.call @step.dynamic_update_index_in_dim_24(%iterArg_224, %580#8, %547) : (tensor<2x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<2x16xf32>
      %589 = func.call @step.dynamic_update_index_in_dim_24(%iterArg_225, %580#9, %547) : (tensor<2x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<2x16xf32>
      %590 = func.call @step.dynamic_update_index_in_dim_28(%iterArg_226, %580#10, %547) : (tensor<2x64x16xf32>, tensor<64x16xf32>, tensor<i32>) -> tensor<2x64x16xf32>
      %591 = func.call @step.dynamic_update_index_in_dim_29(%iterArg_227, %580#11, %547) : (tensor<2x64xf32>, tensor<64xf32>, tensor<i32>) -> tensor<2x64xf32>
      %592 = func.call @step.dynamic_update_index_in_dim_30(%iterArg_228, %580#12, %547) : (tensor<2x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<2x16x64xf32>
      %c_231 = stablehlo.constant dense<1> : tensor<i32>
      %593 = stablehlo.add %iterArg_215, %c_231 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_183, %iterArg_184, %iterArg_185, %iterArg_186, %iterArg_187, %iterArg_188, %iterArg_189, %iterArg_190, %iterArg_191, %iterArg_192, %iterArg_193, %iterArg_194, %iterArg_195, %iterArg_196, %iterArg_197, %iterArg_198, %iterArg_199, %iterArg_200, %iterArg_201, %iterArg_202, %iterArg_203, %iterArg_204, %iterArg_205, %iterArg_206, %iterArg_207, %iterArg_208, %iterArg_209, %iterArg_210, %iterArg_211, %iterArg_212, %iterArg_213, %iterArg_214, %593, %580#0, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592 : tensor<2x2x8x16xf32>, tensor<2x2x8x1xf32>, tensor<2x2x8x1xf32>, tensor<2x2x8x16xf32>, tensor<2x1x1x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x48xf32>, tensor<2x2x8x16xf32>, tensor<2x2x8x2x8xf32>, tensor<2x2x8x2x8xf32>, tensor<2x2x2x8x8xf32>, tensor<2x2x2x8x1xf32>, tensor<2x2x2x8x1xf32>, tensor<2x2x2x8x8xf32>, tensor<2x2x8x2x8xf32>, tensor<2x16x16xf32>, tensor<2x2x8x16xf32>, tensor<2x2x8x16xf32>, tensor<2x2x8x1xf32>, tensor<2x2x8x1xf32>, tensor<2x2x8x16xf32>, tensor<2x1x1x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x64xf32>, tensor<2x2x8x16xf32>, tensor<2x2x8x64xf32>, tensor<2x2x8x64xf32>, tensor<2x2x8x64xf32>, tensor<2x2x8x64xf32>, tensor<2x2x8x64xf32>, tensor<2x64x16xf32>, tensor<2x2x8x64xf32>, tensor<2x2x8x8xi1>, tensor<i32>, tensor<2x8x16xf32>, tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>
    }
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %164 = stablehlo.reduce(%163#34 init: %cst_72) applies stablehlo.add across dimensions = [0] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<8x16xf32>
    %165 = stablehlo.reshape %164 : (tensor<8x16xf32>) -> tensor<1x8x16xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.reduce(%165 init: %cst_73) applies stablehlo.add across dimensions = [0] : (tensor<1x8x16xf32>, tensor<f32>) -> tensor<8x16xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %168 = "stablehlo.scatter"(%167, %9, %163#34) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg51: tensor<f32>, %arg52: tensor<f32>):
      %546 = stablehlo.add %arg51, %arg52 : tensor<f32>
      stablehlo.return %546 : tensor<f32>
    }) : (tensor<32x16xf32>, tensor<2x8x1xi32>, tensor<2x8x16xf32>) -> tensor<32x16xf32>
    %169 = stablehlo.add %117, %168 : tensor<32x16xf32>
    %c_75 = stablehlo.constant dense<1> : tensor<i32>
    %170 = stablehlo.add %arg33, %c_75 : tensor<i32>
    %171 = stablehlo.convert %170 : (tensor<i32>) -> tensor<f32>
    %cst_76 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %172 = stablehlo.power %cst_76, %171 : tensor<f32>
    %cst_77 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %173 = stablehlo.subtract %cst_77, %172 : tensor<f32>
    %cst_78 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %174 = stablehlo.power %cst_78, %171 : tensor<f32>
    %cst_79 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %175 = stablehlo.subtract %cst_79, %174 : tensor<f32>
    %cst_80 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %177 = stablehlo.multiply %176, %arg1 : tensor<2x16xf32>
    %cst_81 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %179 = stablehlo.multiply %178, %163#35 : tensor<2x16xf32>
    %180 = stablehlo.add %177, %179 : tensor<2x16xf32>
    %cst_82 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %182 = stablehlo.multiply %181, %arg34 : tensor<2x16xf32>
    %cst_83 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %184 = stablehlo.multiply %183, %163#35 : tensor<2x16xf32>
    %185 = stablehlo.multiply %184, %163#35 : tensor<2x16xf32>
    %186 = stablehlo.add %182, %185 : tensor<2x16xf32>
    %187 = stablehlo.broadcast_in_dim %173, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %188 = stablehlo.divide %180, %187 : tensor<2x16xf32>
    %189 = stablehlo.broadcast_in_dim %175, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %190 = stablehlo.divide %186, %189 : tensor<2x16xf32>
    %191 = stablehlo.sqrt %190 : tensor<2x16xf32>
    %cst_84 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %193 = stablehlo.add %191, %192 : tensor<2x16xf32>
    %194 = stablehlo.divide %188, %193 : tensor<2x16xf32>
    %cst_85 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %196 = stablehlo.multiply %195, %194 : tensor<2x16xf32>
    %197 = stablehlo.subtract %arg17, %196 : tensor<2x16xf32>
    %cst_86 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %199 = stablehlo.multiply %198, %arg2 : tensor<2x16x16xf32>
    %cst_87 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %201 = stablehlo.multiply %200, %163#36 : tensor<2x16x16xf32>
    %202 = stablehlo.add %199, %201 : tensor<2x16x16xf32>
    %cst_88 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %204 = stablehlo.multiply %203, %arg35 : tensor<2x16x16xf32>
    %cst_89 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %206 = stablehlo.multiply %205, %163#36 : tensor<2x16x16xf32>
    %207 = stablehlo.multiply %206, %163#36 : tensor<2x16x16xf32>
    %208 = stablehlo.add %204, %207 : tensor<2x16x16xf32>
    %209 = stablehlo.broadcast_in_dim %173, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %210 = stablehlo.divide %202, %209 : tensor<2x16x16xf32>
    %211 = stablehlo.broadcast_in_dim %175, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %212 = stablehlo.divide %208, %211 : tensor<2x16x16xf32>
    %213 = stablehlo.sqrt %212 : tensor<2x16x16xf32>
    %cst_90 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %215 = stablehlo.add %213, %214 : tensor<2x16x16xf32>
    %216 = stablehlo.divide %210, %215 : tensor<2x16x16xf32>
    %cst_91 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %218 = stablehlo.multiply %217, %arg18 : tensor<2x16x16xf32>
    %219 = stablehlo.add %216, %218 : tensor<2x16x16xf32>
    %cst_92 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %221 = stablehlo.multiply %220, %219 : tensor<2x16x16xf32>
    %222 = stablehlo.subtract %arg18, %221 : tensor<2x16x16xf32>
    %cst_93 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<2x48xf32>
    %224 = stablehlo.multiply %223, %arg3 : tensor<2x48xf32>
    %cst_94 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<2x48xf32>
    %226 = stablehlo.multiply %225, %163#37 : tensor<2x48xf32>
    %227 = stablehlo.add %224, %226 : tensor<2x48xf32>
    %cst_95 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<2x48xf32>
    %229 = stablehlo.multiply %228, %arg36 : tensor<2x48xf32>
    %cst_96 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<2x48xf32>
    %231 = stablehlo.multiply %230, %163#37 : tensor<2x48xf32>
    %232 = stablehlo.multiply %231, %163#37 : tensor<2x48xf32>
    %233 = stablehlo.add %229, %232 : tensor<2x48xf32>
    %234 = stablehlo.broadcast_in_dim %173, dims = [] : (tensor<f32>) -> tensor<2x48xf32>
    %235 = stablehlo.divide %227, %234 : tensor<2x48xf32>
    %236 = stablehlo.broadcast_in_dim %175, dims = [] : (tensor<f32>) -> tensor<2x48xf32>
    %237 = stablehlo.divide %233, %236 : tensor<2x48xf32>
    %238 = stablehlo.sqrt %237 : tensor<2x48xf32>
    %cst_97 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<2x48xf32>
    %240 = stablehlo.add %238, %239 : tensor<2x48xf32>
    %241 = stablehlo.divide %235, %240 : tensor<2x48xf32>
    %cst_98 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<2x48xf32>
    %243 = stablehlo.multiply %242, %241 : tensor<2x48xf32>
    %244 = stablehlo.subtract %arg19, %243 : tensor<2x48xf32>
    %cst_99 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %246 = stablehlo.multiply %245, %arg4 : tensor<2x16x48xf32>
    %cst_100 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %248 = stablehlo.multiply %247, %163#38 : tensor<2x16x48xf32>
    %249 = stablehlo.add %246, %248 : tensor<2x16x48xf32>
    %cst_101 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %251 = stablehlo.multiply %250, %arg37 : tensor<2x16x48xf32>
    %cst_102 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %253 = stablehlo.multiply %252, %163#38 : tensor<2x16x48xf32>
    %254 = stablehlo.multiply %253, %163#38 : tensor<2x16x48xf32>
    %255 = stablehlo.add %251, %254 : tensor<2x16x48xf32>
    %256 = stablehlo.broadcast_in_dim %173, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %257 = stablehlo.divide %249, %256 : tensor<2x16x48xf32>
    %258 = stablehlo.broadcast_in_dim %175, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %259 = stablehlo.divide %255, %258 : tensor<2x16x48xf32>
    %260 = stablehlo.sqrt %259 : tensor<2x16x48xf32>
    %cst_103 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %262 = stablehlo.add %260, %261 : tensor<2x16x48xf32>
    %263 = stablehlo.divide %257, %262 : tensor<2x16x48xf32>
    %cst_104 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %265 = stablehlo.multiply %264, %arg20 : tensor<2x16x48xf32>
    %266 = stablehlo.add %263, %265 : tensor<2x16x48xf32>
    %cst_105 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %268 = stablehlo.multiply %267, %266 : tensor<2x16x48xf32>
    %269 = stablehlo.subtract %arg20, %268 : tensor<2x16x48xf32>
    %cst_106 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %271 = stablehlo.multiply %270, %arg5 : tensor<2x16xf32>
    %cst_107 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %273 = stablehlo.multiply %272, %163#39 : tensor<2x16xf32>
    %274 = stablehlo.add %271, %273 : tensor<2x16xf32>
    %cst_108 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %276 = stablehlo.multiply %275, %arg38 : tensor<2x16xf32>
    %cst_109 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %278 = stablehlo.multiply %277, %163#39 : tensor<2x16xf32>
    %279 = stablehlo.multiply %278, %163#39 : tensor<2x16xf32>
    %280 = stablehlo.add %276, %279 : tensor<2x16xf32>
    %281 = stablehlo.broadcast_in_dim %173, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %282 = stablehlo.divide %274, %281 : tensor<2x16xf32>
    %283 = stablehlo.broadcast_in_dim %175, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %284 = stablehlo.divide %280, %283 : tensor<2x16xf32>
    %285 = stablehlo.sqrt %284 : tensor<2x16xf32>
    %cst_110 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %287 = stablehlo.add %285, %286 : tensor<2x16xf32>
    %288 = stablehlo.divide %282, %287 : tensor<2x16xf32>
    %cst_111 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %290 = stablehlo.multiply %289, %288 : tensor<2x16xf32>
    %291 = stablehlo.subtract %arg21, %290 : tensor<2x16xf32>
    %cst_112 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %293 = stablehlo.multiply %292, %arg6 : tensor<2x16xf32>
    %cst_113 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %294 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %295 = stablehlo.multiply %294, %163#40 : tensor<2x16xf32>
    %296 = stablehlo.add %293, %295 : tensor<2x16xf32>
    %cst_114 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %298 = stablehlo.multiply %297, %arg39 : tensor<2x16xf32>
    %cst_115 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %299 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %300 = stablehlo.multiply %299, %163#40 : tensor<2x16xf32>
    %301 = stablehlo.multiply %300, %163#40 : tensor<2x16xf32>
    %302 = stablehlo.add %298, %301 : tensor<2x16xf32>
    %303 = stablehlo.broadcast_in_dim %173, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %304 = stablehlo.divide %296, %303 : tensor<2x16xf32>
    %305 = stablehlo.broadcast_in_dim %175, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %306 = stablehlo.divide %302, %305 : tensor<2x16xf32>
    %307 = stablehlo.sqrt %306 : tensor<2x16xf32>
    %cst_116 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %309 = stablehlo.add %307, %308 : tensor<2x16xf32>
    %310 = stablehlo.divide %304, %309 : tensor<2x16xf32>
    %cst_117 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %311 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %312 = stablehlo.multiply %311, %310 : tensor<2x16xf32>
    %313 = stablehlo.subtract %arg22, %312 : tensor<2x16xf32>
    %cst_118 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %314 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %315 = stablehlo.multiply %314, %arg7 : tensor<2x16xf32>
    %cst_119 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %317 = stablehlo.multiply %316, %163#41 : tensor<2x16xf32>
    %318 = stablehlo.add %315, %317 : tensor<2x16xf32>
    %cst_120 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %319 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %320 = stablehlo.multiply %319, %arg40 : tensor<2x16xf32>
    %cst_121 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %322 = stablehlo.multiply %321, %163#41 : tensor<2x16xf32>
    %323 = stablehlo.multiply %322, %163#41 : tensor<2x16xf32>
    %324 = stablehlo.add %320, %323 : tensor<2x16xf32>
    %325 = stablehlo.broadcast_in_dim %173, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %326 = stablehlo.divide %318, %325 : tensor<2x16xf32>
    %327 = stablehlo.broadcast_in_dim %175, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %328 = stablehlo.divide %324, %327 : tensor<2x16xf32>
    %329 = stablehlo.sqrt %328 : tensor<2x16xf32>
    %cst_122 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %331 = stablehlo.add %329, %330 : tensor<2x16xf32>
    %332 = stablehlo.divide %326, %331 : tensor<2x16xf32>
    %cst_123 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %334 = stablehlo.multiply %333, %332 : tensor<2x16xf32>
    %335 = stablehlo.subtract %arg23, %334 : tensor<2x16xf32>
    %cst_124 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %337 = stablehlo.multiply %336, %arg8 : tensor<2x16xf32>
    %cst_125 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %339 = stablehlo.multiply %338, %163#42 : tensor<2x16xf32>
    %340 = stablehlo.add %337, %339 : tensor<2x16xf32>
    %cst_126 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %342 = stablehlo.multiply %341, %arg41 : tensor<2x16xf32>
    %cst_127 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %343 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %344 = stablehlo.multiply %343, %163#42 : tensor<2x16xf32>
    %345 = stablehlo.multiply %344, %163#42 : tensor<2x16xf32>
    %346 = stablehlo.add %342, %345 : tensor<2x16xf32>
    %347 = stablehlo.broadcast_in_dim %173, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %348 = stablehlo.divide %340, %347 : tensor<2x16xf32>
    %349 = stablehlo.broadcast_in_dim %175, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %350 = stablehlo.divide %346, %349 : tensor<2x16xf32>
    %351 = stablehlo.sqrt %350 : tensor<2x16xf32>
    %cst_128 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %352 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %353 = stablehlo.add %351, %352 : tensor<2x16xf32>
    %354 = stablehlo.divide %348, %353 : tensor<2x16xf32>
    %cst_129 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %355 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %356 = stablehlo.multiply %355, %354 : tensor<2x16xf32>
    %357 = stablehlo.subtract %arg24, %356 : tensor<2x16xf32>
    %cst_130 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %358 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %359 = stablehlo.multiply %358, %arg9 : tensor<2x16xf32>
    %cst_131 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %360 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %361 = stablehlo.multiply %360, %163#43 : tensor<2x16xf32>
    %362 = stablehlo.add %359, %361 : tensor<2x16xf32>
    %cst_132 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %363 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %364 = stablehlo.multiply %363, %arg42 : tensor<2x16xf32>
    %cst_133 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %365 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %366 = stablehlo.multiply %365, %163#43 : tensor<2x16xf32>
    %367 = stablehlo.multiply %366, %163#43 : tensor<2x16xf32>
    %368 = stablehlo.add %364, %367 : tensor<2x16xf32>
    %369 = stablehlo.broadcast_in_dim %173, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %370 = stablehlo.divide %362, %369 : tensor<2x16xf32>
    %371 = stablehlo.broadcast_in_dim %175, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %372 = stablehlo.divide %368, %371 : tensor<2x16xf32>
    %373 = stablehlo.sqrt %372 : tensor<2x16xf32>
    %cst_134 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %374 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %375 = stablehlo.add %373, %374 : tensor<2x16xf32>
    %376 = stablehlo.divide %370, %375 : tensor<2x16xf32>
    %cst_135 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %377 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %378 = stablehlo.multiply %377, %376 : tensor<2x16xf32>
    %379 = stablehlo.subtract %arg25, %378 : tensor<2x16xf32>
    %cst_136 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<2x64x16xf32>
    %381 = stablehlo.multiply %380, %arg10 : tensor<2x64x16xf32>
    %cst_137 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %382 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<2x64x16xf32>
    %383 = stablehlo.multiply %382, %163#44 : tensor<2x64x16xf32>
    %384 = stablehlo.add %381, %383 : tensor<2x64x16xf32>
    %cst_138 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %385 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<2x64x16xf32>
    %386 = stablehlo.multiply %385, %arg43 : tensor<2x64x16xf32>
    %cst_139 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %387 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<2x64x16xf32>
    %388 = stablehlo.multiply %387, %163#44 : tensor<2x64x16xf32>
    %389 = stablehlo.multiply %388, %163#44 : tensor<2x64x16xf32>
    %390 = stablehlo.add %386, %389 : tensor<2x64x16xf32>
    %391 = stablehlo.broadcast_in_dim %173, dims = [] : (tensor<f32>) -> tensor<2x64x16xf32>
    %392 = stablehlo.divide %384, %391 : tensor<2x64x16xf32>
    %393 = stablehlo.broadcast_in_dim %175, dims = [] : (tensor<f32>) -> tensor<2x64x16xf32>
    %394 = stablehlo.divide %390, %393 : tensor<2x64x16xf32>
    %395 = stablehlo.sqrt %394 : tensor<2x64x16xf32>
    %cst_140 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %396 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<2x64x16xf32>
    %397 = stablehlo.add %395, %396 : tensor<2x64x16xf32>
    %398 = stablehlo.divide %392, %397 : tensor<2x64x16xf32>
    %cst_141 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %399 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<2x64x16xf32>
    %400 = stablehlo.multiply %399, %arg26 : tensor<2x64x16xf32>
    %401 = stablehlo.add %398, %400 : tensor<2x64x16xf32>
    %cst_142 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %402 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<2x64x16xf32>
    %403 = stablehlo.multiply %402, %401 : tensor<2x64x16xf32>
    %404 = stablehlo.subtract %arg26, %403 : tensor<2x64x16xf32>
    %cst_143 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %405 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %406 = stablehlo.multiply %405, %arg11 : tensor<2x64xf32>
    %cst_144 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %407 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %408 = stablehlo.multiply %407, %163#45 : tensor<2x64xf32>
    %409 = stablehlo.add %406, %408 : tensor<2x64xf32>
    %cst_145 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %410 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %411 = stablehlo.multiply %410, %arg44 : tensor<2x64xf32>
    %cst_146 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %412 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %413 = stablehlo.multiply %412, %163#45 : tensor<2x64xf32>
    %414 = stablehlo.multiply %413, %163#45 : tensor<2x64xf32>
    %415 = stablehlo.add %411, %414 : tensor<2x64xf32>
    %416 = stablehlo.broadcast_in_dim %173, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %417 = stablehlo.divide %409, %416 : tensor<2x64xf32>
    %418 = stablehlo.broadcast_in_dim %175, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %419 = stablehlo.divide %415, %418 : tensor<2x64xf32>
    %420 = stablehlo.sqrt %419 : tensor<2x64xf32>
    %cst_147 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %421 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %422 = stablehlo.add %420, %421 : tensor<2x64xf32>
    %423 = stablehlo.divide %417, %422 : tensor<2x64xf32>
    %cst_148 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %424 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %425 = stablehlo.multiply %424, %423 : tensor<2x64xf32>
    %426 = stablehlo.subtract %arg27, %425 : tensor<2x64xf32>
    %cst_149 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %427 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<2x16x64xf32>
    %428 = stablehlo.multiply %427, %arg12 : tensor<2x16x64xf32>
    %cst_150 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %429 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<2x16x64xf32>
    %430 = stablehlo.multiply %429, %163#46 : tensor<2x16x64xf32>
    %431 = stablehlo.add %428, %430 : tensor<2x16x64xf32>
    %cst_151 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %432 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<2x16x64xf32>
    %433 = stablehlo.multiply %432, %arg45 : tensor<2x16x64xf32>
    %cst_152 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %434 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<2x16x64xf32>
    %435 = stablehlo.multiply %434, %163#46 : tensor<2x16x64xf32>
    %436 = stablehlo.multiply %435, %163#46 : tensor<2x16x64xf32>
    %437 = stablehlo.add %433, %436 : tensor<2x16x64xf32>
    %438 = stablehlo.broadcast_in_dim %173, dims = [] : (tensor<f32>) -> tensor<2x16x64xf32>
    %439 = stablehlo.divide %431, %438 : tensor<2x16x64xf32>
    %440 = stablehlo.broadcast_in_dim %175, dims = [] : (tensor<f32>) -> tensor<2x16x64xf32>
    %441 = stablehlo.divide %437, %440 : tensor<2x16x64xf32>
    %442 = stablehlo.sqrt %441 : tensor<2x16x64xf32>
    %cst_153 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<2x16x64xf32>
    %444 = stablehlo.add %442, %443 : tensor<2x16x64xf32>
    %445 = stablehlo.divide %439, %444 : tensor<2x16x64xf32>
    %cst_154 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %446 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<2x16x64xf32>
    %447 = stablehlo.multiply %446, %arg28 : tensor<2x16x64xf32>
    %448 = stablehlo.add %445, %447 : tensor<2x16x64xf32>
    %cst_155 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<2x16x64xf32>
    %450 = stablehlo.multiply %449, %448 : tensor<2x16x64xf32>
    %451 = stablehlo.subtract %arg28, %450 : tensor<2x16x64xf32>
    %cst_156 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %452 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %453 = stablehlo.multiply %452, %arg13 : tensor<16xf32>
    %cst_157 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %454 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %455 = stablehlo.multiply %454, %120 : tensor<16xf32>
    %456 = stablehlo.add %453, %455 : tensor<16xf32>
    %cst_158 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %457 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %458 = stablehlo.multiply %457, %arg46 : tensor<16xf32>
    %cst_159 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %459 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %460 = stablehlo.multiply %459, %120 : tensor<16xf32>
    %461 = stablehlo.multiply %460, %120 : tensor<16xf32>
    %462 = stablehlo.add %458, %461 : tensor<16xf32>
    %463 = stablehlo.broadcast_in_dim %173, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %464 = stablehlo.divide %456, %463 : tensor<16xf32>
    %465 = stablehlo.broadcast_in_dim %175, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %466 = stablehlo.divide %462, %465 : tensor<16xf32>
    %467 = stablehlo.sqrt %466 : tensor<16xf32>
    %cst_160 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %468 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %469 = stablehlo.add %467, %468 : tensor<16xf32>
    %470 = stablehlo.divide %464, %469 : tensor<16xf32>
    %cst_161 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %471 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %472 = stablehlo.multiply %471, %470 : tensor<16xf32>
    %473 = stablehlo.subtract %arg29, %472 : tensor<16xf32>
    %cst_162 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %474 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %475 = stablehlo.multiply %474, %arg14 : tensor<16xf32>
    %cst_163 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %476 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %477 = stablehlo.multiply %476, %126 : tensor<16xf32>
    %478 = stablehlo.add %475, %477 : tensor<16xf32>
    %cst_164 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %479 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %480 = stablehlo.multiply %479, %arg47 : tensor<16xf32>
    %cst_165 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %481 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %482 = stablehlo.multiply %481, %126 : tensor<16xf32>
    %483 = stablehlo.multiply %482, %126 : tensor<16xf32>
    %484 = stablehlo.add %480, %483 : tensor<16xf32>
    %485 = stablehlo.broadcast_in_dim %173, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %486 = stablehlo.divide %478, %485 : tensor<16xf32>
    %487 = stablehlo.broadcast_in_dim %175, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %488 = stablehlo.divide %484, %487 : tensor<16xf32>
    %489 = stablehlo.sqrt %488 : tensor<16xf32>
    %cst_166 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %490 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %491 = stablehlo.add %489, %490 : tensor<16xf32>
    %492 = stablehlo.divide %486, %491 : tensor<16xf32>
    %cst_167 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %493 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %494 = stablehlo.multiply %493, %492 : tensor<16xf32>
    %495 = stablehlo.subtract %arg30, %494 : tensor<16xf32>
    %cst_168 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %496 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %497 = stablehlo.multiply %496, %arg15 : tensor<8x16xf32>
    %cst_169 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %498 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %499 = stablehlo.multiply %498, %166 : tensor<8x16xf32>
    %500 = stablehlo.add %497, %499 : tensor<8x16xf32>
    %cst_170 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %501 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %502 = stablehlo.multiply %501, %arg48 : tensor<8x16xf32>
    %cst_171 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %503 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %504 = stablehlo.multiply %503, %166 : tensor<8x16xf32>
    %505 = stablehlo.multiply %504, %166 : tensor<8x16xf32>
    %506 = stablehlo.add %502, %505 : tensor<8x16xf32>
    %507 = stablehlo.broadcast_in_dim %173, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %508 = stablehlo.divide %500, %507 : tensor<8x16xf32>
    %509 = stablehlo.broadcast_in_dim %175, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %510 = stablehlo.divide %506, %509 : tensor<8x16xf32>
    %511 = stablehlo.sqrt %510 : tensor<8x16xf32>
    %cst_172 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %512 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %513 = stablehlo.add %511, %512 : tensor<8x16xf32>
    %514 = stablehlo.divide %508, %513 : tensor<8x16xf32>
    %cst_173 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %515 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %516 = stablehlo.multiply %515, %arg31 : tensor<8x16xf32>
    %517 = stablehlo.add %514, %516 : tensor<8x16xf32>
    %cst_174 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %518 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %519 = stablehlo.multiply %518, %517 : tensor<8x16xf32>
    %520 = stablehlo.subtract %arg31, %519 : tensor<8x16xf32>
    %cst_175 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %521 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %522 = stablehlo.multiply %521, %arg16 : tensor<32x16xf32>
    %cst_176 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %523 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %524 = stablehlo.multiply %523, %169 : tensor<32x16xf32>
    %525 = stablehlo.add %522, %524 : tensor<32x16xf32>
    %cst_177 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %526 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %527 = stablehlo.multiply %526, %arg49 : tensor<32x16xf32>
    %cst_178 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %528 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %529 = stablehlo.multiply %528, %169 : tensor<32x16xf32>
    %530 = stablehlo.multiply %529, %169 : tensor<32x16xf32>
    %531 = stablehlo.add %527, %530 : tensor<32x16xf32>
    %532 = stablehlo.broadcast_in_dim %173, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %533 = stablehlo.divide %525, %532 : tensor<32x16xf32>
    %534 = stablehlo.broadcast_in_dim %175, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %535 = stablehlo.divide %531, %534 : tensor<32x16xf32>
    %536 = stablehlo.sqrt %535 : tensor<32x16xf32>
    %cst_179 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %537 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %538 = stablehlo.add %536, %537 : tensor<32x16xf32>
    %539 = stablehlo.divide %533, %538 : tensor<32x16xf32>
    %cst_180 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %540 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %541 = stablehlo.multiply %540, %arg32 : tensor<32x16xf32>
    %542 = stablehlo.add %539, %541 : tensor<32x16xf32>
    %cst_181 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %543 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<32x16xf32>
    %544 = stablehlo.multiply %543, %542 : tensor<32x16xf32>
    %545 = stablehlo.subtract %arg32, %544 : tensor<32x16xf32>
    %cst_182 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    return %2, %180, %202, %227, %249, %274, %296, %318, %340, %362, %384, %409, %431, %456, %478, %500, %525, %197, %222, %244, %269, %291, %313, %335, %357, %379, %404, %426, %451, %473, %495, %520, %545, %170, %186, %208, %233, %255, %280, %302, %324, %346, %368, %390, %415, %437, %462, %484, %506, %531, %99, %cst_182 : tensor<2xui32>, tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<f32>, tensor<f32>
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
  func.func private @step.where(%arg0: tensor<8x8xi1>, %arg1: tensor<f32>) -> (tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<8x8xi1>) -> tensor<2x2x8x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    return %1, %2 : tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>
  }
  func.func private @step.dynamic_index_in_dim(%arg0: tensor<2x16xf32>, %arg1: tensor<i32>) -> tensor<16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 16] : (tensor<2x16xf32>, tensor<i32>, tensor<i32>) -> tensor<1x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16xf32>) -> tensor<16xf32>
    return %1 : tensor<16xf32>
  }
  func.func private @step.dynamic_index_in_dim_0(%arg0: tensor<2x16x16xf32>, %arg1: tensor<i32>) -> tensor<16x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 16] : (tensor<2x16x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x16xf32>) -> tensor<16x16xf32>
    return %1 : tensor<16x16xf32>
  }
  func.func private @step.dynamic_index_in_dim_1(%arg0: tensor<2x48xf32>, %arg1: tensor<i32>) -> tensor<48xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 48] : (tensor<2x48xf32>, tensor<i32>, tensor<i32>) -> tensor<1x48xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x48xf32>) -> tensor<48xf32>
    return %1 : tensor<48xf32>
  }
  func.func private @step.dynamic_index_in_dim_2(%arg0: tensor<2x16x48xf32>, %arg1: tensor<i32>) -> tensor<16x48xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 48] : (tensor<2x16x48xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x48xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x48xf32>) -> tensor<16x48xf32>
    return %1 : tensor<16x48xf32>
  }
  func.func private @step.dynamic_index_in_dim_3(%arg0: tensor<2x64x16xf32>, %arg1: tensor<i32>) -> tensor<64x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 64, 16] : (tensor<2x64x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64x16xf32>) -> tensor<64x16xf32>
    return %1 : tensor<64x16xf32>
  }
  func.func private @step.dynamic_index_in_dim_4(%arg0: tensor<2x64xf32>, %arg1: tensor<i32>) -> tensor<64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 64] : (tensor<2x64xf32>, tensor<i32>, tensor<i32>) -> tensor<1x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64xf32>) -> tensor<64xf32>
    return %1 : tensor<64xf32>
  }
  func.func private @step.dynamic_index_in_dim_5(%arg0: tensor<2x16x64xf32>, %arg1: tensor<i32>) -> tensor<16x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 64] : (tensor<2x16x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x64xf32>) -> tensor<16x64xf32>
    return %1 : tensor<16x64xf32>
  }
  func.func private @step.closed_call_6(%arg0: tensor<2x2x8x8xi1>, %arg1: tensor<2x2x8x8xf32>, %arg2: tensor<2x8x16xf32>, %arg3: tensor<16xf32>, %arg4: tensor<16x16xf32>, %arg5: tensor<48xf32>, %arg6: tensor<16x48xf32>, %arg7: tensor<16xf32>, %arg8: tensor<16xf32>, %arg9: tensor<16xf32>, %arg10: tensor<16xf32>, %arg11: tensor<16xf32>, %arg12: tensor<64x16xf32>, %arg13: tensor<64xf32>, %arg14: tensor<16x64xf32>) -> (tensor<2x8x16xf32>, tensor<2x8x16xf32>, tensor<2x8x1xf32>, tensor<2x8x1xf32>, tensor<2x8x16xf32>, tensor<1x1x16xf32>, tensor<2x8x16xf32>, tensor<2x8x16xf32>, tensor<2x8x2x8xf32>, tensor<2x8x2x8xf32>, tensor<2x2x8x8xf32>, tensor<2x2x8x1xf32>, tensor<2x2x8x1xf32>, tensor<2x2x8x8xf32>, tensor<2x8x2x8xf32>, tensor<2x8x16xf32>, tensor<2x8x16xf32>, tensor<2x8x1xf32>, tensor<2x8x1xf32>, tensor<2x8x16xf32>, tensor<1x1x16xf32>, tensor<2x8x16xf32>, tensor<2x8x16xf32>, tensor<2x8x64xf32>, tensor<2x8x64xf32>, tensor<2x8x64xf32>, tensor<2x8x64xf32>, tensor<2x8x64xf32>, tensor<2x8x64xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x8x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %5 = stablehlo.subtract %arg2, %4 : tensor<2x8x16xf32>
    %6 = chlo.square %5 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<2x8x16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_3 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<2x8x1xf32>
    %13 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %14 = stablehlo.subtract %arg2, %13 : tensor<2x8x16xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %16 = stablehlo.add %12, %15 : tensor<2x8x1xf32>
    %17 = stablehlo.rsqrt %16 : tensor<2x8x1xf32>
    %18 = stablehlo.divide %17, %16 : tensor<2x8x1xf32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %20 = stablehlo.multiply %19, %18 : tensor<2x8x1xf32>
    %21 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %22 = stablehlo.multiply %14, %21 : tensor<2x8x16xf32>
    %23 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %25 = stablehlo.multiply %22, %24 : tensor<2x8x16xf32>
    %26 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %28 = stablehlo.add %25, %27 : tensor<2x8x16xf32>
    %29 = stablehlo.dot_general %28, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x48xf32>) -> tensor<2x8x48xf32>
    %30 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<48xf32>) -> tensor<1x1x48xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<1x1x48xf32>) -> tensor<2x8x48xf32>
    %32 = stablehlo.add %29, %31 : tensor<2x8x48xf32>
    %33 = stablehlo.reshape %32 : (tensor<2x8x48xf32>) -> tensor<2x8x3x2x8xf32>
    %34 = stablehlo.slice %33 [0:2, 0:8, 0:1, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %35 = stablehlo.reshape %34 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %36 = stablehlo.slice %33 [0:2, 0:8, 1:2, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %37 = stablehlo.reshape %36 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %38 = stablehlo.slice %33 [0:2, 0:8, 2:3, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %39 = stablehlo.reshape %38 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %40 = stablehlo.dot_general %35, %37, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x8x2x8xf32>, tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %cst_6 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %42 = stablehlo.divide %40, %41 : tensor<2x2x8x8xf32>
    %43 = call @step.where_7(%42, %arg0, %arg1) : (tensor<2x2x8x8xf32>, tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_7) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x2x8xf32>
    %46 = stablehlo.maximum %45, %44 : tensor<2x2x8xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %49 = stablehlo.subtract %43, %48 : tensor<2x2x8x8xf32>
    %50 = stablehlo.exponential %49 : tensor<2x2x8x8xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_9) applies stablehlo.add across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %54 = stablehlo.divide %50, %53 : tensor<2x2x8x8xf32>
    %55 = stablehlo.multiply %52, %52 : tensor<2x2x8x1xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x2x8x1xf32>
    %57 = stablehlo.divide %56, %55 : tensor<2x2x8x1xf32>
    %58 = stablehlo.dot_general %39, %54, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x8x2x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %59 = stablehlo.transpose %58, dims = [0, 3, 1, 2] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %60 = stablehlo.reshape %59 : (tensor<2x8x2x8xf32>) -> tensor<2x8x16xf32>
    %61 = stablehlo.dot_general %60, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x16xf32>) -> tensor<2x8x16xf32>
    %62 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %64 = stablehlo.add %61, %63 : tensor<2x8x16xf32>
    %65 = stablehlo.add %arg2, %64 : tensor<2x8x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_12 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %69 = stablehlo.divide %67, %68 : tensor<2x8x1xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %71 = stablehlo.subtract %65, %70 : tensor<2x8x16xf32>
    %72 = chlo.square %71 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %74 = stablehlo.multiply %73, %71 : tensor<2x8x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%72 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_15 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %78 = stablehlo.divide %76, %77 : tensor<2x8x1xf32>
    %79 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %80 = stablehlo.subtract %65, %79 : tensor<2x8x16xf32>
    %cst_16 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %82 = stablehlo.add %78, %81 : tensor<2x8x1xf32>
    %83 = stablehlo.rsqrt %82 : tensor<2x8x1xf32>
    %84 = stablehlo.divide %83, %82 : tensor<2x8x1xf32>
    %cst_17 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %86 = stablehlo.multiply %85, %84 : tensor<2x8x1xf32>
    %87 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %88 = stablehlo.multiply %80, %87 : tensor<2x8x16xf32>
    %89 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %91 = stablehlo.multiply %88, %90 : tensor<2x8x16xf32>
    %92 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %94 = stablehlo.add %91, %93 : tensor<2x8x16xf32>
    %95 = stablehlo.dot_general %94, %arg14, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x64xf32>) -> tensor<2x8x64xf32>
    %96 = stablehlo.broadcast_in_dim %arg13, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<2x8x64xf32>
    %98 = stablehlo.add %95, %97 : tensor<2x8x64xf32>
    %99 = stablehlo.multiply %98, %98 : tensor<2x8x64xf32>
    %100 = stablehlo.multiply %99, %98 : tensor<2x8x64xf32>
    %101 = stablehlo.multiply %98, %98 : tensor<2x8x64xf32>
    %cst_18 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %103 = stablehlo.multiply %102, %101 : tensor<2x8x64xf32>
    %cst_19 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %105 = stablehlo.multiply %104, %100 : tensor<2x8x64xf32>
    %106 = stablehlo.add %98, %105 : tensor<2x8x64xf32>
    %cst_20 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %108 = stablehlo.multiply %107, %106 : tensor<2x8x64xf32>
    %109 = stablehlo.tanh %108 : tensor<2x8x64xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %111 = stablehlo.subtract %110, %109 : tensor<2x8x64xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %113 = stablehlo.add %112, %109 : tensor<2x8x64xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %115 = stablehlo.multiply %114, %113 : tensor<2x8x64xf32>
    %116 = stablehlo.multiply %98, %115 : tensor<2x8x64xf32>
    %117 = stablehlo.dot_general %116, %arg12, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x64xf32>, tensor<64x16xf32>) -> tensor<2x8x16xf32>
    %118 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %120 = stablehlo.add %117, %119 : tensor<2x8x16xf32>
    %121 = stablehlo.add %65, %120 : tensor<2x8x16xf32>
    return %121, %8, %20, %17, %14, %23, %22, %28, %37, %35, %50, %52, %57, %54, %39, %60, %74, %86, %83, %80, %89, %88, %94, %103, %109, %111, %115, %98, %116 : tensor<2x8x16xf32>, tensor<2x8x16xf32>, tensor<2x8x1xf32>, tensor<2x8x1xf32>, tensor<2x8x16xf32>, tensor<1x1x16xf32>, tensor<2x8x16xf32>, tensor<2x8x16xf32>, tensor<2x8x2x8xf32>, tensor<2x8x2x8xf32>, tensor<2x2x8x8xf32>, tensor<2x2x8x1xf32>, tensor<2x2x8x1xf32>, tensor<2x2x8x8xf32>, tensor<2x8x2x8xf32>, tensor<2x8x16xf32>, tensor<2x8x16xf32>, tensor<2x8x1xf32>, tensor<2x8x1xf32>, tensor<2x8x16xf32>, tensor<1x1x16xf32>, tensor<2x8x16xf32>, tensor<2x8x16xf32>, tensor<2x8x64xf32>, tensor<2x8x64xf32>, tensor<2x8x64xf32>, tensor<2x8x64xf32>, tensor<2x8x64xf32>, tensor<2x8x64xf32>
  }
  func.func private @step.where_7(%arg0: tensor<2x2x8x8xf32>, %arg1: tensor<2x2x8x8xi1>, %arg2: tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32> {
    %0 = stablehlo.select %arg1, %arg0, %arg2 : tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>
    return %0 : tensor<2x2x8x8xf32>
  }
  func.func private @step.dynamic_update_index_in_dim(%arg0: tensor<2x2x8x16xf32>, %arg1: tensor<2x8x16xf32>, %arg2: tensor<i32>) -> tensor<2x2x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x8x16xf32>) -> tensor<1x2x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x2x8x16xf32>, tensor<1x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x8x16xf32>
    return %1 : tensor<2x2x8x16xf32>
  }
  func.func private @step.dynamic_update_index_in_dim_8(%arg0: tensor<2x2x8x1xf32>, %arg1: tensor<2x8x1xf32>, %arg2: tensor<i32>) -> tensor<2x2x8x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x8x1xf32>) -> tensor<1x2x8x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x2x8x1xf32>, tensor<1x2x8x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x8x1xf32>
    return %1 : tensor<2x2x8x1xf32>
  }
  func.func private @step.dynamic_update_index_in_dim_9(%arg0: tensor<2x1x1x16xf32>, %arg1: tensor<1x1x16xf32>, %arg2: tensor<i32>) -> tensor<2x1x1x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<1x1x16xf32>) -> tensor<1x1x1x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x1x16xf32>
    return %1 : tensor<2x1x1x16xf32>
  }
  func.func private @step.dynamic_update_index_in_dim_10(%arg0: tensor<2x2x8x2x8xf32>, %arg1: tensor<2x8x2x8xf32>, %arg2: tensor<i32>) -> tensor<2x2x8x2x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<2x8x2x8xf32>) -> tensor<1x2x8x2x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x2x8x2x8xf32>, tensor<1x2x8x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x8x2x8xf32>
    return %1 : tensor<2x2x8x2x8xf32>
  }
  func.func private @step.dynamic_update_index_in_dim_11(%arg0: tensor<2x2x2x8x8xf32>, %arg1: tensor<2x2x8x8xf32>, %arg2: tensor<i32>) -> tensor<2x2x2x8x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<2x2x8x8xf32>) -> tensor<1x2x2x8x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x2x2x8x8xf32>, tensor<1x2x2x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x2x8x8xf32>
    return %1 : tensor<2x2x2x8x8xf32>
  }
  func.func private @step.dynamic_update_index_in_dim_12(%arg0: tensor<2x2x2x8x1xf32>, %arg1: tensor<2x2x8x1xf32>, %arg2: tensor<i32>) -> tensor<2x2x2x8x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<2x2x8x1xf32>) -> tensor<1x2x2x8x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x2x2x8x1xf32>, tensor<1x2x2x8x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x2x8x1xf32>
    return %1 : tensor<2x2x2x8x1xf32>
  }
  func.func private @step.dynamic_update_index_in_dim_13(%arg0: tensor<2x2x8x64xf32>, %arg1: tensor<2x8x64xf32>, %arg2: tensor<i32>) -> tensor<2x2x8x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x8x64xf32>) -> tensor<1x2x8x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x2x8x64xf32>, tensor<1x2x8x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x8x64xf32>
    return %1 : tensor<2x2x8x64xf32>
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
  func.func private @step.dynamic_index_in_dim_15(%arg0: tensor<2x2x8x16xf32>, %arg1: tensor<i32>) -> tensor<2x8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 8, 16] : (tensor<2x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x8x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x8x16xf32>) -> tensor<2x8x16xf32>
    return %1 : tensor<2x8x16xf32>
  }
  func.func private @step.dynamic_index_in_dim_16(%arg0: tensor<2x2x8x1xf32>, %arg1: tensor<i32>) -> tensor<2x8x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 8, 1] : (tensor<2x2x8x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x8x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x8x1xf32>) -> tensor<2x8x1xf32>
    return %1 : tensor<2x8x1xf32>
  }
  func.func private @step.dynamic_index_in_dim_17(%arg0: tensor<2x1x1x16xf32>, %arg1: tensor<i32>) -> tensor<1x1x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 1, 1, 16] : (tensor<2x1x1x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x1x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x1x16xf32>) -> tensor<1x1x16xf32>
    return %1 : tensor<1x1x16xf32>
  }
  func.func private @step.dynamic_index_in_dim_18(%arg0: tensor<2x2x8x2x8xf32>, %arg1: tensor<i32>) -> tensor<2x8x2x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 2, 8, 2, 8] : (tensor<2x2x8x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x8x2x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x8x2x8xf32>) -> tensor<2x8x2x8xf32>
    return %1 : tensor<2x8x2x8xf32>
  }
  func.func private @step.dynamic_index_in_dim_19(%arg0: tensor<2x2x2x8x8xf32>, %arg1: tensor<i32>) -> tensor<2x2x8x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 2, 2, 8, 8] : (tensor<2x2x2x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2x8x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    return %1 : tensor<2x2x8x8xf32>
  }
  func.func private @step.dynamic_index_in_dim_20(%arg0: tensor<2x2x2x8x1xf32>, %arg1: tensor<i32>) -> tensor<2x2x8x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 2, 2, 8, 1] : (tensor<2x2x2x8x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2x8x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x2x8x1xf32>) -> tensor<2x2x8x1xf32>
    return %1 : tensor<2x2x8x1xf32>
  }
  func.func private @step.dynamic_index_in_dim_21(%arg0: tensor<2x2x8x64xf32>, %arg1: tensor<i32>) -> tensor<2x8x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 8, 64] : (tensor<2x2x8x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x8x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x8x64xf32>) -> tensor<2x8x64xf32>
    return %1 : tensor<2x8x64xf32>
  }
  func.func private @step.closed_call_22(%arg0: tensor<2x2x8x8xi1>, %arg1: tensor<2x8x16xf32>, %arg2: tensor<2x8x16xf32>, %arg3: tensor<2x8x1xf32>, %arg4: tensor<2x8x1xf32>, %arg5: tensor<2x8x16xf32>, %arg6: tensor<1x1x16xf32>, %arg7: tensor<2x8x16xf32>, %arg8: tensor<16x48xf32>, %arg9: tensor<2x8x16xf32>, %arg10: tensor<2x8x2x8xf32>, %arg11: tensor<2x8x2x8xf32>, %arg12: tensor<2x2x8x8xf32>, %arg13: tensor<2x2x8x1xf32>, %arg14: tensor<2x2x8x1xf32>, %arg15: tensor<2x2x8x8xf32>, %arg16: tensor<2x8x2x8xf32>, %arg17: tensor<16x16xf32>, %arg18: tensor<2x8x16xf32>, %arg19: tensor<2x8x16xf32>, %arg20: tensor<2x8x1xf32>, %arg21: tensor<2x8x1xf32>, %arg22: tensor<2x8x16xf32>, %arg23: tensor<1x1x16xf32>, %arg24: tensor<2x8x16xf32>, %arg25: tensor<16x64xf32>, %arg26: tensor<2x8x16xf32>, %arg27: tensor<2x8x64xf32>, %arg28: tensor<2x8x64xf32>, %arg29: tensor<2x8x64xf32>, %arg30: tensor<2x8x64xf32>, %arg31: tensor<2x8x64xf32>, %arg32: tensor<64x16xf32>, %arg33: tensor<2x8x64xf32>) -> (tensor<2x8x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %1 = stablehlo.reshape %0 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %3 = stablehlo.dot_general %arg1, %arg33, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<2x8x64xf32>) -> tensor<16x64xf32>
    %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<16x64xf32>) -> tensor<64x16xf32>
    %5 = stablehlo.dot_general %arg1, %arg32, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<64x16xf32>) -> tensor<2x8x64xf32>
    %6 = stablehlo.multiply %arg31, %5 : tensor<2x8x64xf32>
    %7 = stablehlo.multiply %5, %arg30 : tensor<2x8x64xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %9 = stablehlo.multiply %8, %6 : tensor<2x8x64xf32>
    %10 = stablehlo.multiply %9, %arg29 : tensor<2x8x64xf32>
    %11 = stablehlo.multiply %10, %arg28 : tensor<2x8x64xf32>
    %12 = stablehlo.add %10, %11 : tensor<2x8x64xf32>
    %cst_2 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<2x8x64xf32>
    %15 = stablehlo.add %7, %14 : tensor<2x8x64xf32>
    %cst_3 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %17 = stablehlo.multiply %16, %14 : tensor<2x8x64xf32>
    %18 = stablehlo.multiply %17, %arg27 : tensor<2x8x64xf32>
    %19 = stablehlo.add %15, %18 : tensor<2x8x64xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %21 = stablehlo.reshape %20 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %23 = stablehlo.dot_general %19, %arg26, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x64xf32>, tensor<2x8x16xf32>) -> tensor<64x16xf32>
    %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %25 = stablehlo.dot_general %19, %arg25, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x64xf32>, tensor<16x64xf32>) -> tensor<2x8x16xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %27 = stablehlo.reshape %26 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %29 = stablehlo.multiply %arg24, %25 : tensor<2x8x16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %31 = stablehlo.reshape %30 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %32 = stablehlo.broadcast_in_dim %arg23, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %33 = stablehlo.multiply %25, %32 : tensor<2x8x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%31 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %35 = stablehlo.multiply %arg22, %33 : tensor<2x8x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %37 = stablehlo.reshape %36 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %38 = stablehlo.broadcast_in_dim %arg21, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %39 = stablehlo.multiply %33, %38 : tensor<2x8x16xf32>
    %40 = stablehlo.multiply %37, %arg20 : tensor<2x8x1xf32>
    %41 = stablehlo.negate %39 : tensor<2x8x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %43 = stablehlo.reshape %42 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %44 = stablehlo.add %arg1, %39 : tensor<2x8x16xf32>
    %cst_12 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %46 = stablehlo.divide %40, %45 : tensor<2x8x1xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %49 = stablehlo.multiply %48, %arg19 : tensor<2x8x16xf32>
    %50 = stablehlo.negate %49 : tensor<2x8x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %52 = stablehlo.reshape %51 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %53 = stablehlo.add %44, %49 : tensor<2x8x16xf32>
    %54 = stablehlo.add %43, %52 : tensor<2x8x1xf32>
    %cst_15 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %56 = stablehlo.divide %54, %55 : tensor<2x8x1xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %59 = stablehlo.add %53, %58 : tensor<2x8x16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %61 = stablehlo.reshape %60 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%61 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %63 = stablehlo.dot_general %59, %arg18, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<2x8x16xf32>) -> tensor<16x16xf32>
    %64 = stablehlo.transpose %63, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %65 = stablehlo.dot_general %59, %arg17, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x16xf32>) -> tensor<2x8x16xf32>
    %66 = stablehlo.reshape %65 : (tensor<2x8x16xf32>) -> tensor<2x8x2x8xf32>
    %67 = stablehlo.transpose %66, dims = [0, 2, 3, 1] : (tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %68 = stablehlo.dot_general %67, %arg16, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %69 = stablehlo.dot_general %67, %arg15, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %70 = stablehlo.transpose %69, dims = [0, 3, 1, 2] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %71 = stablehlo.broadcast_in_dim %arg14, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %72 = stablehlo.multiply %68, %71 : tensor<2x2x8x8xf32>
    %73 = stablehlo.multiply %72, %arg12 : tensor<2x2x8x8xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_19) applies stablehlo.add across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %75 = stablehlo.reshape %74 : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %76 = stablehlo.negate %75 : tensor<2x2x8x1xf32>
    %77 = stablehlo.broadcast_in_dim %arg13, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %78 = stablehlo.divide %68, %77 : tensor<2x2x8x8xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%76 init: %cst_20) applies stablehlo.add across dimensions = [3] : (tensor<2x2x8x1xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x8xf32>
    %81 = stablehlo.add %78, %80 : tensor<2x2x8x8xf32>
    %82 = stablehlo.multiply %81, %arg12 : tensor<2x2x8x8xf32>
    %83 = call @step.where_23(%arg0, %82) : (tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %cst_21 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %85 = stablehlo.divide %83, %84 : tensor<2x2x8x8xf32>
    %86 = stablehlo.dot_general %85, %arg11, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %87 = stablehlo.transpose %86, dims = [0, 2, 1, 3] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %88 = stablehlo.dot_general %85, %arg10, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x8xf32>, tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %89 = stablehlo.transpose %88, dims = [0, 2, 1, 3] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %90 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 3, 4] : (tensor<2x8x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.pad %90, %cst_22, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x8x1x2x8xf32>, tensor<f32>) -> tensor<2x8x3x2x8xf32>
    %92 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 3, 4] : (tensor<2x8x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.pad %92, %cst_23, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x8x1x2x8xf32>, tensor<f32>) -> tensor<2x8x3x2x8xf32>
    %94 = stablehlo.add %91, %93 : tensor<2x8x3x2x8xf32>
    %95 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 3, 4] : (tensor<2x8x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.pad %95, %cst_24, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x8x1x2x8xf32>, tensor<f32>) -> tensor<2x8x3x2x8xf32>
    %97 = stablehlo.add %94, %96 : tensor<2x8x3x2x8xf32>
    %98 = stablehlo.reshape %97 : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x48xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.reduce(%98 init: %cst_25) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x48xf32>, tensor<f32>) -> tensor<48xf32>
    %100 = stablehlo.reshape %99 : (tensor<48xf32>) -> tensor<1x1x48xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.reduce(%100 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x48xf32>, tensor<f32>) -> tensor<48xf32>
    %102 = stablehlo.dot_general %98, %arg9, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x48xf32>, tensor<2x8x16xf32>) -> tensor<48x16xf32>
    %103 = stablehlo.transpose %102, dims = [1, 0] : (tensor<48x16xf32>) -> tensor<16x48xf32>
    %104 = stablehlo.dot_general %98, %arg8, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x48xf32>, tensor<16x48xf32>) -> tensor<2x8x16xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.reduce(%104 init: %cst_27) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %106 = stablehlo.reshape %105 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.reduce(%106 init: %cst_28) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %108 = stablehlo.multiply %arg7, %104 : tensor<2x8x16xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.reduce(%108 init: %cst_29) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %110 = stablehlo.reshape %109 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %111 = stablehlo.broadcast_in_dim %arg6, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %112 = stablehlo.multiply %104, %111 : tensor<2x8x16xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.reduce(%110 init: %cst_30) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %114 = stablehlo.multiply %arg5, %112 : tensor<2x8x16xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.reduce(%114 init: %cst_31) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %116 = stablehlo.reshape %115 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %117 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %118 = stablehlo.multiply %112, %117 : tensor<2x8x16xf32>
    %119 = stablehlo.multiply %116, %arg3 : tensor<2x8x1xf32>
    %120 = stablehlo.negate %118 : tensor<2x8x16xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.reduce(%120 init: %cst_32) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %122 = stablehlo.reshape %121 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %123 = stablehlo.add %59, %118 : tensor<2x8x16xf32>
    %cst_33 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %125 = stablehlo.divide %119, %124 : tensor<2x8x1xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.reduce(%125 init: %cst_34) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %127 = stablehlo.broadcast_in_dim %126, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %128 = stablehlo.multiply %127, %arg2 : tensor<2x8x16xf32>
    %129 = stablehlo.negate %128 : tensor<2x8x16xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.reduce(%129 init: %cst_35) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %131 = stablehlo.reshape %130 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %132 = stablehlo.add %123, %128 : tensor<2x8x16xf32>
    %133 = stablehlo.add %122, %131 : tensor<2x8x1xf32>
    %cst_36 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %135 = stablehlo.divide %133, %134 : tensor<2x8x1xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %136 = stablehlo.reduce(%135 init: %cst_37) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x16xf32>
    %138 = stablehlo.add %132, %137 : tensor<2x8x16xf32>
    return %138, %62, %64, %101, %103, %107, %113, %28, %34, %2, %4, %22, %24 : tensor<2x8x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>
  }
  func.func private @step.where_23(%arg0: tensor<2x2x8x8xi1>, %arg1: tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>
    return %1 : tensor<2x2x8x8xf32>
  }
  func.func private @step.dynamic_update_index_in_dim_24(%arg0: tensor<2x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<i32>) -> tensor<2x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x16xf32>, tensor<1x16xf32>, tensor<i32>, tensor<i32>) -> tensor<2x16xf32>
    return %1 : tensor<2x16xf32>
  }
  func.func private @step.dynamic_update_index_in_dim_25(%arg0: tensor<2x16x16xf32>, %arg1: tensor<16x16xf32>, %arg2: tensor<i32>) -> tensor<2x16x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x16xf32>) -> tensor<1x16x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x16x16xf32>, tensor<1x16x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x16xf32>
    return %1 : tensor<2x16x16xf32>
  }
  func.func private @step.dynamic_update_index_in_dim_26(%arg0: tensor<2x48xf32>, %arg1: tensor<48xf32>, %arg2: tensor<i32>) -> tensor<2x48xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<48xf32>) -> tensor<1x48xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x48xf32>, tensor<1x48xf32>, tensor<i32>, tensor<i32>) -> tensor<2x48xf32>
    return %1 : tensor<2x48xf32>
  }
  func.func private @step.dynamic_update_index_in_dim_27(%arg0: tensor<2x16x48xf32>, %arg1: tensor<16x48xf32>, %arg2: tensor<i32>) -> tensor<2x16x48xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x48xf32>) -> tensor<1x16x48xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x16x48xf32>, tensor<1x16x48xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x48xf32>
    return %1 : tensor<2x16x48xf32>
  }
  func.func private @step.dynamic_update_index_in_dim_28(%arg0: tensor<2x64x16xf32>, %arg1: tensor<64x16xf32>, %arg2: tensor<i32>) -> tensor<2x64x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<64x16xf32>) -> tensor<1x64x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x64x16xf32>, tensor<1x64x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x64x16xf32>
    return %1 : tensor<2x64x16xf32>
  }
  func.func private @step.dynamic_update_index_in_dim_29(%arg0: tensor<2x64xf32>, %arg1: tensor<64xf32>, %arg2: tensor<i32>) -> tensor<2x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x64xf32>, tensor<1x64xf32>, tensor<i32>, tensor<i32>) -> tensor<2x64xf32>
    return %1 : tensor<2x64xf32>
  }
  func.func private @step.dynamic_update_index_in_dim_30(%arg0: tensor<2x16x64xf32>, %arg1: tensor<16x64xf32>, %arg2: tensor<i32>) -> tensor<2x16x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x64xf32>) -> tensor<1x16x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x16x64xf32>, tensor<1x16x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x64xf32>
    return %1 : tensor<2x16x64xf32>
  }
  func.func public @evaluate(%arg0: tensor<2x16xf32>, %arg1: tensor<2x16x16xf32>, %arg2: tensor<2x48xf32>, %arg3: tensor<2x16x48xf32>, %arg4: tensor<2x16xf32>, %arg5: tensor<2x16xf32>, %arg6: tensor<2x16xf32>, %arg7: tensor<2x16xf32>, %arg8: tensor<2x16xf32>, %arg9: tensor<2x64x16xf32>, %arg10: tensor<2x64xf32>, %arg11: tensor<2x16x64xf32>, %arg12: tensor<16xf32>, %arg13: tensor<16xf32>, %arg14: tensor<8x16xf32>, %arg15: tensor<32x16xf32>, %arg16: tensor<2x9xi32>) -> (tensor<f32> {jax.result_info = "result['loss']"}) {
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
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %11:14 = stablehlo.while(%iterArg = %arg0, %iterArg_12 = %arg1, %iterArg_13 = %arg2, %iterArg_14 = %arg3, %iterArg_15 = %arg4, %iterArg_16 = %arg5, %iterArg_17 = %arg6, %iterArg_18 = %arg7, %iterArg_19 = %arg8, %iterArg_20 = %arg9, %iterArg_21 = %arg10, %iterArg_22 = %arg11, %iterArg_23 = %c_1, %iterArg_24 = %10) : tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<i32>, tensor<2x8x16xf32>
    cond {
      %c_25 = stablehlo.constant dense<2> : tensor<i32>
      %59 = stablehlo.compare LT, %iterArg_23, %c_25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %59 : tensor<i1>
    } do {
      %59 = func.call @evaluate.dynamic_index_in_dim(%iterArg, %iterArg_23) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %60 = func.call @evaluate.dynamic_index_in_dim_0(%iterArg_12, %iterArg_23) : (tensor<2x16x16xf32>, tensor<i32>) -> tensor<16x16xf32>
      %61 = func.call @evaluate.dynamic_index_in_dim_1(%iterArg_13, %iterArg_23) : (tensor<2x48xf32>, tensor<i32>) -> tensor<48xf32>
      %62 = func.call @evaluate.dynamic_index_in_dim_2(%iterArg_14, %iterArg_23) : (tensor<2x16x48xf32>, tensor<i32>) -> tensor<16x48xf32>
      %63 = func.call @evaluate.dynamic_index_in_dim(%iterArg_15, %iterArg_23) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %64 = func.call @evaluate.dynamic_index_in_dim(%iterArg_16, %iterArg_23) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %65 = func.call @evaluate.dynamic_index_in_dim(%iterArg_17, %iterArg_23) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %66 = func.call @evaluate.dynamic_index_in_dim(%iterArg_18, %iterArg_23) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %67 = func.call @evaluate.dynamic_index_in_dim(%iterArg_19, %iterArg_23) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %68 = func.call @evaluate.dynamic_index_in_dim_3(%iterArg_20, %iterArg_23) : (tensor<2x64x16xf32>, tensor<i32>) -> tensor<64x16xf32>
      %69 = func.call @evaluate.dynamic_index_in_dim_4(%iterArg_21, %iterArg_23) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32>
      %70 = func.call @evaluate.dynamic_index_in_dim_5(%iterArg_22, %iterArg_23) : (tensor<2x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %71 = func.call @evaluate.closed_call(%iterArg_24, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70) : (tensor<2x8x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>) -> tensor<2x8x16xf32>
      %c_25 = stablehlo.constant dense<1> : tensor<i32>
      %72 = stablehlo.add %iterArg_23, %c_25 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %72, %71 : tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<i32>, tensor<2x8x16xf32>
    }
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11#13 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_2 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %15 = stablehlo.divide %13, %14 : tensor<2x8x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %17 = stablehlo.subtract %11#13, %16 : tensor<2x8x16xf32>
    %18 = chlo.square %17 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_4 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %22 = stablehlo.divide %20, %21 : tensor<2x8x1xf32>
    %23 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %24 = stablehlo.subtract %11#13, %23 : tensor<2x8x16xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %26 = stablehlo.add %22, %25 : tensor<2x8x1xf32>
    %27 = stablehlo.rsqrt %26 : tensor<2x8x1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %29 = stablehlo.multiply %24, %28 : tensor<2x8x16xf32>
    %30 = stablehlo.broadcast_in_dim %arg13, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %32 = stablehlo.multiply %29, %31 : tensor<2x8x16xf32>
    %33 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %35 = stablehlo.add %32, %34 : tensor<2x8x16xf32>
    %36 = stablehlo.transpose %arg15, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %37 = stablehlo.dot_general %35, %36, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x32xf32>) -> tensor<2x8x32xf32>
    %38 = stablehlo.slice %arg16 [0:2, 1:9] : (tensor<2x9xi32>) -> tensor<2x8xi32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<2x8xi32>) -> tensor<2x8x1xi32>
    %40 = call @evaluate.take_along_axis(%37, %39) : (tensor<2x8x32xf32>, tensor<2x8x1xi32>) -> tensor<2x8x1xf32>
    %41 = stablehlo.reshape %40 : (tensor<2x8x1xf32>) -> tensor<2x8xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %42 = stablehlo.reduce(%37 init: %cst_6) applies stablehlo.maximum across dimensions = [2] : (tensor<2x8x32xf32>, tensor<f32>) -> tensor<2x8xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %44 = stablehlo.maximum %43, %42 : tensor<2x8xf32>
    %45 = stablehlo.is_finite %44 : (tensor<2x8xf32>) -> tensor<2x8xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %47 = stablehlo.select %45, %44, %46 : tensor<2x8xi1>, tensor<2x8xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x32xf32>
    %50 = stablehlo.subtract %37, %49 : tensor<2x8x32xf32>
    %51 = stablehlo.exponential %50 : tensor<2x8x32xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<2x8x32xf32>, tensor<f32>) -> tensor<2x8xf32>
    %53 = stablehlo.abs %52 : tensor<2x8xf32>
    %54 = stablehlo.log %53 : tensor<2x8xf32>
    %55 = stablehlo.add %54, %47 : tensor<2x8xf32>
    %56 = stablehlo.subtract %55, %41 : tensor<2x8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %58 = stablehlo.divide %57, %cst_11 : tensor<f32>
    return %58 : tensor<f32>
  }
  func.func private @evaluate.dynamic_index_in_dim(%arg0: tensor<2x16xf32>, %arg1: tensor<i32>) -> tensor<16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 16] : (tensor<2x16xf32>, tensor<i32>, tensor<i32>) -> tensor<1x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16xf32>) -> tensor<16xf32>
    return %1 : tensor<16xf32>
  }
  func.func private @evaluate.dynamic_index_in_dim_0(%arg0: tensor<2x16x16xf32>, %arg1: tensor<i32>) -> tensor<16x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 16] : (tensor<2x16x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x16xf32>) -> tensor<16x16xf32>
    return %1 : tensor<16x16xf32>
  }
  func.func private @evaluate.dynamic_index_in_dim_1(%arg0: tensor<2x48xf32>, %arg1: tensor<i32>) -> tensor<48xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 48] : (tensor<2x48xf32>, tensor<i32>, tensor<i32>) -> tensor<1x48xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x48xf32>) -> tensor<48xf32>
    return %1 : tensor<48xf32>
  }
  func.func private @evaluate.dynamic_index_in_dim_2(%arg0: tensor<2x16x48xf32>, %arg1: tensor<i32>) -> tensor<16x48xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 48] : (tensor<2x16x48xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x48xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x48xf32>) -> tensor<16x48xf32>
    return %1 : tensor<16x48xf32>
  }
  func.func private @evaluate.dynamic_index_in_dim_3(%arg0: tensor<2x64x16xf32>, %arg1: tensor<i32>) -> tensor<64x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 64, 16] : (tensor<2x64x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64x16xf32>) -> tensor<64x16xf32>
    return %1 : tensor<64x16xf32>
  }
  func.func private @evaluate.dynamic_index_in_dim_4(%arg0: tensor<2x64xf32>, %arg1: tensor<i32>) -> tensor<64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 64] : (tensor<2x64xf32>, tensor<i32>, tensor<i32>) -> tensor<1x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64xf32>) -> tensor<64xf32>
    return %1 : tensor<64xf32>
  }
  func.func private @evaluate.dynamic_index_in_dim_5(%arg0: tensor<2x16x64xf32>, %arg1: tensor<i32>) -> tensor<16x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 64] : (tensor<2x16x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x64xf32>) -> tensor<16x64xf32>
    return %1 : tensor<16x64xf32>
  }
  func.func private @evaluate.closed_call(%arg0: tensor<2x8x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16x16xf32>, %arg3: tensor<48xf32>, %arg4: tensor<16x48xf32>, %arg5: tensor<16xf32>, %arg6: tensor<16xf32>, %arg7: tensor<16xf32>, %arg8: tensor<16xf32>, %arg9: tensor<16xf32>, %arg10: tensor<64x16xf32>, %arg11: tensor<64xf32>, %arg12: tensor<16x64xf32>) -> tensor<2x8x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x8x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x8x16xf32>
    %6 = chlo.square %5 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_2 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<2x8x1xf32>
    %11 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %12 = stablehlo.subtract %arg0, %11 : tensor<2x8x16xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %14 = stablehlo.add %10, %13 : tensor<2x8x1xf32>
    %15 = stablehlo.rsqrt %14 : tensor<2x8x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %17 = stablehlo.multiply %12, %16 : tensor<2x8x16xf32>
    %18 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %20 = stablehlo.multiply %17, %19 : tensor<2x8x16xf32>
    %21 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %23 = stablehlo.add %20, %22 : tensor<2x8x16xf32>
    %24 = stablehlo.dot_general %23, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x48xf32>) -> tensor<2x8x48xf32>
    %25 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<48xf32>) -> tensor<1x1x48xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<1x1x48xf32>) -> tensor<2x8x48xf32>
    %27 = stablehlo.add %24, %26 : tensor<2x8x48xf32>
    %28 = stablehlo.reshape %27 : (tensor<2x8x48xf32>) -> tensor<2x8x3x2x8xf32>
    %29 = stablehlo.slice %28 [0:2, 0:8, 0:1, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %30 = stablehlo.reshape %29 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %31 = stablehlo.slice %28 [0:2, 0:8, 1:2, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %32 = stablehlo.reshape %31 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %33 = stablehlo.slice %28 [0:2, 0:8, 2:3, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %34 = stablehlo.reshape %33 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %35 = stablehlo.dot_general %30, %32, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x8x2x8xf32>, tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %cst_4 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %37 = stablehlo.divide %35, %36 : tensor<2x2x8x8xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %38 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %39 = call @evaluate.tril(%38) : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %cst_5 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %40 = call @evaluate.where(%39, %37, %cst_5) : (tensor<8x8xi1>, tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8x8xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_6) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x2x8xf32>
    %43 = stablehlo.maximum %42, %41 : tensor<2x2x8xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %46 = stablehlo.subtract %40, %45 : tensor<2x2x8x8xf32>
    %47 = stablehlo.exponential %46 : tensor<2x2x8x8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_8) applies stablehlo.add across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %51 = stablehlo.divide %47, %50 : tensor<2x2x8x8xf32>
    %52 = stablehlo.dot_general %34, %51, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x8x2x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %53 = stablehlo.transpose %52, dims = [0, 3, 1, 2] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %54 = stablehlo.reshape %53 : (tensor<2x8x2x8xf32>) -> tensor<2x8x16xf32>
    %55 = stablehlo.dot_general %54, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x16xf32>) -> tensor<2x8x16xf32>
    %56 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %58 = stablehlo.add %55, %57 : tensor<2x8x16xf32>
    %59 = stablehlo.add %arg0, %58 : tensor<2x8x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_10 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %63 = stablehlo.divide %61, %62 : tensor<2x8x1xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %65 = stablehlo.subtract %59, %64 : tensor<2x8x16xf32>
    %66 = chlo.square %65 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%66 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_12 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %70 = stablehlo.divide %68, %69 : tensor<2x8x1xf32>
    %71 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %72 = stablehlo.subtract %59, %71 : tensor<2x8x16xf32>
    %cst_13 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %74 = stablehlo.add %70, %73 : tensor<2x8x1xf32>
    %75 = stablehlo.rsqrt %74 : tensor<2x8x1xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %77 = stablehlo.multiply %72, %76 : tensor<2x8x16xf32>
    %78 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %80 = stablehlo.multiply %77, %79 : tensor<2x8x16xf32>
    %81 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %83 = stablehlo.add %80, %82 : tensor<2x8x16xf32>
    %84 = stablehlo.dot_general %83, %arg12, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x64xf32>) -> tensor<2x8x64xf32>
    %85 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<2x8x64xf32>
    %87 = stablehlo.add %84, %86 : tensor<2x8x64xf32>
    %88 = stablehlo.multiply %87, %87 : tensor<2x8x64xf32>
    %89 = stablehlo.multiply %88, %87 : tensor<2x8x64xf32>
    %cst_14 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %91 = stablehlo.multiply %90, %89 : tensor<2x8x64xf32>
    %92 = stablehlo.add %87, %91 : tensor<2x8x64xf32>
    %cst_15 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %94 = stablehlo.multiply %93, %92 : tensor<2x8x64xf32>
    %95 = stablehlo.tanh %94 : tensor<2x8x64xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %97 = stablehlo.add %96, %95 : tensor<2x8x64xf32>
    %cst_17 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %99 = stablehlo.multiply %98, %97 : tensor<2x8x64xf32>
    %100 = stablehlo.multiply %87, %99 : tensor<2x8x64xf32>
    %101 = stablehlo.dot_general %100, %arg10, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x64xf32>, tensor<64x16xf32>) -> tensor<2x8x16xf32>
    %102 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %104 = stablehlo.add %101, %103 : tensor<2x8x16xf32>
    %105 = stablehlo.add %59, %104 : tensor<2x8x16xf32>
    return %105 : tensor<2x8x16xf32>
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
    %v3:50 = call @initialise(%v1) : (tensor<i32>) -> (tensor<2xui32>, tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>)
    // initialise ['key']
    "check.expect_eq_const"(%v3#0) {value = dense<"0x8B6417D8804D8674"> : tensor<2xui32>} : (tensor<2xui32>) -> ()
    // initialise ['m']['h']['ln_1']['b']
    "check.expect_almost_eq_const"(%v3#5) {value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<2x16xf32>) -> ()
    // initialise ['m']['h']['ln_1']['g']
    "check.expect_almost_eq_const"(%v3#6) {value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<2x16xf32>) -> ()
    // initialise ['m']['h']['ln_2']['b']
    "check.expect_almost_eq_const"(%v3#7) {value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<2x16xf32>) -> ()
    // initialise ['m']['h']['ln_2']['g']
    "check.expect_almost_eq_const"(%v3#8) {value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<2x16xf32>) -> ()
    // initialise ['m']['ln_f']['b']
    "check.expect_almost_eq_const"(%v3#13) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['m']['ln_f']['g']
    "check.expect_almost_eq_const"(%v3#14) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['m']['wpe']
    "check.expect_almost_eq_const"(%v3#15) {value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<8x16xf32>) -> ()
    // initialise ['params']['h']['ln_1']['b']
    "check.expect_almost_eq_const"(%v3#21) {value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<2x16xf32>) -> ()
    // initialise ['params']['h']['ln_1']['g']
    "check.expect_almost_eq_const"(%v3#22) {value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<2x16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<2x16xf32>) -> ()
    // initialise ['params']['h']['ln_2']['b']
    "check.expect_almost_eq_const"(%v3#23) {value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<2x16xf32>) -> ()
    // initialise ['params']['h']['ln_2']['g']
    "check.expect_almost_eq_const"(%v3#24) {value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<2x16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<2x16xf32>) -> ()
    // initialise ['params']['ln_f']['b']
    "check.expect_almost_eq_const"(%v3#29) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['params']['ln_f']['g']
    "check.expect_almost_eq_const"(%v3#30) {value = dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['params']['wpe']
    "check.expect_almost_eq_const"(%v3#31) {value = dense<"0xC85368BCFBAABABB6D66EE3A75DCB43C9C8B04BC598F133C91E27DBDF0B74E3C17B1CBBC36B4E13BF30B06BDD4120ABD18BD9F3C6FAAA6BBCCA015BD3C82F13B3CCEF9BC5F18043C8DD75F3C577F803C92501B3BBD1223BD1852FF3B8532DDB94379C1BBB19D723C7B0B213D1129EFBC77BFAFBC27D5A03C39329EBB136E5C3CFC83B23B500417BC38C8A53B6AE48E3B91B3C43C473A273BFC077D3C4F1089BC421D313CBF0B01BC8BF15F3C8DE02DBC53A0AD3B752472BB15A34B3BB889F4BAB8B5173D122DD33C52ECD33B0913B4BC755B8C3B528B103C3FCC863C54AAF93B4445113C2A5D383C25D9CB3C2EC8CF3C5A94DC3B132BAD3C9150D3BA616AA3BB40F8743C5609C8BC49DBCC3BEC03FA3C3868823C7BD6CF3A1FEFDEBB5E2322BBE17D6B3C139000BD10B6AA3C60D497BC392ACEBBF7BCD33C8A39EDBCD49B46BC50DA8BBC6B42D7BBAB8AC2BCD5C2E43C7D35403CABA51ABD61EA343D8289283D86B62CBD5EB590BC1C8C21BD1CBE6F3ADB52B3BBA6272FBC9614093C6923C73CED5FF13C2BB3213B9FF13ABC23FB56BCB425153C119D01BC13DE0DBD176DE03AB48BBCBBFD40233DF2A59FBC1B04F93BEABB0DBCD96A313C9F232BBD1725743B72920FBDF5DC38BDDFB7E53BF1D78ABB08F370BB6D09873CF33662BCC340B23AECC294BC46A34D3C67B291BC06B8D83B6A22EB3C014042BC91CAF6BAD02892BA"> : tensor<8x16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<8x16xf32>) -> ()
    // initialise ['v']['h']['ln_1']['b']
    "check.expect_almost_eq_const"(%v3#38) {value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<2x16xf32>) -> ()
    // initialise ['v']['h']['ln_1']['g']
    "check.expect_almost_eq_const"(%v3#39) {value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<2x16xf32>) -> ()
    // initialise ['v']['h']['ln_2']['b']
    "check.expect_almost_eq_const"(%v3#40) {value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<2x16xf32>) -> ()
    // initialise ['v']['h']['ln_2']['g']
    "check.expect_almost_eq_const"(%v3#41) {value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<2x16xf32>) -> ()
    // initialise ['v']['ln_f']['b']
    "check.expect_almost_eq_const"(%v3#46) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['v']['ln_f']['g']
    "check.expect_almost_eq_const"(%v3#47) {value = dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<16xf32>) -> ()
    // initialise ['v']['wpe']
    "check.expect_almost_eq_const"(%v3#48) {value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x16xf32>, tolerance = 1.000000e-07 : f64} : (tensor<8x16xf32>) -> ()
    %v5 = stablehlo.constant dense<"0x0F00000010000000180000001E00000001000000040000001A0000001E00000007000000090000001B0000000D000000080000001A000000080000000D0000001400000011000000"> : tensor<2x9xi32>
    %v4 = stablehlo.optimization_barrier %v5 : tensor<2x9xi32>
    %v6:52 = call @step(%v3#0, %v3#1, %v3#2, %v3#3, %v3#4, %v3#5, %v3#6, %v3#7, %v3#8, %v3#9, %v3#10, %v3#11, %v3#12, %v3#13, %v3#14, %v3#15, %v3#16, %v3#17, %v3#18, %v3#19, %v3#20, %v3#21, %v3#22, %v3#23, %v3#24, %v3#25, %v3#26, %v3#27, %v3#28, %v3#29, %v3#30, %v3#31, %v3#32, %v3#33, %v3#34, %v3#35, %v3#36, %v3#37, %v3#38, %v3#39, %v3#40, %v3#41, %v3#42, %v3#43, %v3#44, %v3#45, %v3#46, %v3#47, %v3#48, %v3#49, %v4) : (tensor<2xui32>, tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<2x9xi32>) -> (tensor<2xui32>, tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<f32>, tensor<f32>)
    // step 0 ['loss']
    "check.expect_almost_eq_const"(%v6#50) {value = dense<0x405DE022> : tensor<f32>, tolerance = 1.000000e-05 : f64} : (tensor<f32>) -> ()
    // step 0 ['lr']
    "check.expect_almost_eq_const"(%v6#51) {value = dense<0x3C23D70A> : tensor<f32>, tolerance = 1.000000e-05 : f64} : (tensor<f32>) -> ()
    %v8 = stablehlo.constant dense<"0x02000000000000001B000000180000001A000000110000001A0000000A0000000E000000190000000300000009000000030000000E0000001F000000040000000C0000000C000000"> : tensor<2x9xi32>
    %v7 = stablehlo.optimization_barrier %v8 : tensor<2x9xi32>
    %v9:52 = call @step(%v6#0, %v6#1, %v6#2, %v6#3, %v6#4, %v6#5, %v6#6, %v6#7, %v6#8, %v6#9, %v6#10, %v6#11, %v6#12, %v6#13, %v6#14, %v6#15, %v6#16, %v6#17, %v6#18, %v6#19, %v6#20, %v6#21, %v6#22, %v6#23, %v6#24, %v6#25, %v6#26, %v6#27, %v6#28, %v6#29, %v6#30, %v6#31, %v6#32, %v6#33, %v6#34, %v6#35, %v6#36, %v6#37, %v6#38, %v6#39, %v6#40, %v6#41, %v6#42, %v6#43, %v6#44, %v6#45, %v6#46, %v6#47, %v6#48, %v6#49, %v7) : (tensor<2xui32>, tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<2x9xi32>) -> (tensor<2xui32>, tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<f32>, tensor<f32>)
    // step 1 ['loss']
    "check.expect_almost_eq_const"(%v9#50) {value = dense<0x405EDAE2> : tensor<f32>, tolerance = 1.000000e-05 : f64} : (tensor<f32>) -> ()
    // step 1 ['lr']
    "check.expect_almost_eq_const"(%v9#51) {value = dense<0x3C23D70A> : tensor<f32>, tolerance = 1.000000e-05 : f64} : (tensor<f32>) -> ()
    %v11 = stablehlo.constant dense<"0x1C000000060000001000000008000000000000001800000001000000080000000F0000000F000000030000001F000000170000001E00000002000000170000000900000011000000"> : tensor<2x9xi32>
    %v10 = stablehlo.optimization_barrier %v11 : tensor<2x9xi32>
    %v12:52 = call @step(%v9#0, %v9#1, %v9#2, %v9#3, %v9#4, %v9#5, %v9#6, %v9#7, %v9#8, %v9#9, %v9#10, %v9#11, %v9#12, %v9#13, %v9#14, %v9#15, %v9#16, %v9#17, %v9#18, %v9#19, %v9#20, %v9#21, %v9#22, %v9#23, %v9#24, %v9#25, %v9#26, %v9#27, %v9#28, %v9#29, %v9#30, %v9#31, %v9#32, %v9#33, %v9#34, %v9#35, %v9#36, %v9#37, %v9#38, %v9#39, %v9#40, %v9#41, %v9#42, %v9#43, %v9#44, %v9#45, %v9#46, %v9#47, %v9#48, %v9#49, %v10) : (tensor<2xui32>, tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<2x9xi32>) -> (tensor<2xui32>, tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<i32>, tensor<2x16xf32>, tensor<2x16x16xf32>, tensor<2x48xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x64x16xf32>, tensor<2x64xf32>, tensor<2x16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<f32>, tensor<f32>)
    // step 2 ['loss']
    "check.expect_almost_eq_const"(%v12#50) {value = dense<0x405DF02F> : tensor<f32>, tolerance = 1.000000e-05 : f64} : (tensor<f32>) -> ()
    // step 2 ['lr']
    "check.expect_almost_eq_const"(%v12#51) {value = dense<0x3C23D70A> : tensor<f32>, tolerance = 1.000000e-05 : f64} : (tensor<f32>) -> ()
    // after the last step ['key']
    "check.expect_eq_const"(%v12#0) {value = dense<"0xCF99EEA0E9F1DA61"> : tensor<2xui32>} : (tensor<2xui32>) -> ()
    // after the last step ['m']['ln_f']['b']
    "check.expect_almost_eq_const"(%v12#13) {value = dense<"0xB52442B92580193AF13ABB399F365039A11C04BA79BD8A3AD1E330BA4A28E6395492913AFE3D8BBADE40C0B90CD8473A31CD9D39BCDCB9B8ACD7B9B9EF48BC3A"> : tensor<16xf32>, tolerance = 2.000000e-05 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['m']['ln_f']['g']
    "check.expect_almost_eq_const"(%v12#14) {value = dense<"0xC092F0393B472E371174683A6F52F8398703753AAC0E3EBA887D8ABA7EE7273AE7B7DF3A4F49B5B9F33E503AE3B90A3BD276DAB8D83B2A397503CBB8EF3301BB"> : tensor<16xf32>, tolerance = 2.000000e-05 : f64} : (tensor<16xf32>) -> ()
    // after the last step ['step']
    "check.expect_eq_const"(%v12#33) {value = dense<3> : tensor<i32>} : (tensor<i32>) -> ()
    return
  }
}
