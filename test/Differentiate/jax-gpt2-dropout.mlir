// Dropout, and layers behind barriers.
// Printed by JAX 0.10.2: models/jax/golden_gradients.py
// RUN: trc-opt %s --differentiate=function=loss | trc-run - --target=reference
// RUN: trc-opt %s --differentiate=function=loss | trc-run - --target=host --threads=2 --no-pin
module @model attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @loss(%arg0: tensor<16xf32> {trc.parameter = "h0.attn.out_b"}, %arg1: tensor<16x16xf32> {trc.parameter = "h0.attn.out_w"}, %arg2: tensor<48xf32> {trc.parameter = "h0.attn.qkv_b"}, %arg3: tensor<16x48xf32> {trc.parameter = "h0.attn.qkv_w"}, %arg4: tensor<16xf32> {trc.parameter = "h0.ln_1.b"}, %arg5: tensor<16xf32> {trc.parameter = "h0.ln_1.g"}, %arg6: tensor<16xf32> {trc.parameter = "h0.ln_2.b"}, %arg7: tensor<16xf32> {trc.parameter = "h0.ln_2.g"}, %arg8: tensor<16xf32> {trc.parameter = "h0.mlp.down_b"}, %arg9: tensor<64x16xf32> {trc.parameter = "h0.mlp.down_w"}, %arg10: tensor<64xf32> {trc.parameter = "h0.mlp.up_b"}, %arg11: tensor<16x64xf32> {trc.parameter = "h0.mlp.up_w"}, %arg12: tensor<16xf32> {trc.parameter = "ln_f.b"}, %arg13: tensor<16xf32> {trc.parameter = "ln_f.g"}, %arg14: tensor<8x16xf32> {trc.parameter = "wpe"}, %arg15: tensor<32x16xf32> {trc.parameter = "wte"}, %arg16: tensor<2x9xi32>, %arg17: tensor<2xui32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg16 [0:2, 0:8] : (tensor<2x9xi32>) -> tensor<2x8xi32>
    %1 = call @loss.threefry_split(%arg17) : (tensor<2xui32>) -> tensor<4x2xui32>
    %2 = stablehlo.slice %1 [0:1, 0:2] : (tensor<4x2xui32>) -> tensor<1x2xui32>
    %3 = stablehlo.reshape %2 : (tensor<1x2xui32>) -> tensor<2xui32>
    %4 = stablehlo.slice %1 [1:4, 0:2] : (tensor<4x2xui32>) -> tensor<3x2xui32>
    %5 = stablehlo.reshape %4 : (tensor<3x2xui32>) -> tensor<1x3x2xui32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x8xi32>
    %7 = stablehlo.compare LT, %0, %6, SIGNED : (tensor<2x8xi32>, tensor<2x8xi32>) -> tensor<2x8xi1>
    %c_0 = stablehlo.constant dense<32> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x8xi32>
    %9 = stablehlo.add %0, %8 : tensor<2x8xi32>
    %10 = stablehlo.select %7, %9, %0 : tensor<2x8xi1>, tensor<2x8xi32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<2x8xi32>) -> tensor<2x8x1xi32>
    %12 = "stablehlo.gather"(%arg15, %11) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<32x16xf32>, tensor<2x8x1xi32>) -> tensor<2x8x16xf32>
    %13 = stablehlo.broadcast_in_dim %arg14, dims = [1, 2] : (tensor<8x16xf32>) -> tensor<1x8x16xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<1x8x16xf32>) -> tensor<2x8x16xf32>
    %15 = stablehlo.add %12, %14 : tensor<2x8x16xf32>
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %16 = call @loss.bernoulli(%3, %cst) : (tensor<2xui32>, tensor<f32>) -> tensor<2x8x16xi1>
    %cst_1 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %18 = stablehlo.divide %15, %17 : tensor<2x8x16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = call @loss.where(%16, %18, %cst_2) : (tensor<2x8x16xi1>, tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8x16xf32>
    %20 = stablehlo.reshape %5 : (tensor<1x3x2xui32>) -> tensor<3x2xui32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%19 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_4 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %24 = stablehlo.divide %22, %23 : tensor<2x8x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %26 = stablehlo.subtract %19, %25 : tensor<2x8x16xf32>
    %27 = chlo.square %26 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_5) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_6 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %31 = stablehlo.divide %29, %30 : tensor<2x8x1xf32>
    %32 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %33 = stablehlo.subtract %19, %32 : tensor<2x8x16xf32>
    %cst_7 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %35 = stablehlo.add %31, %34 : tensor<2x8x1xf32>
    %36 = stablehlo.rsqrt %35 : tensor<2x8x1xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %38 = stablehlo.multiply %33, %37 : tensor<2x8x16xf32>
    %39 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %41 = stablehlo.multiply %38, %40 : tensor<2x8x16xf32>
    %42 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %44 = stablehlo.add %41, %43 : tensor<2x8x16xf32>
    %45 = stablehlo.dot_general %44, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x48xf32>) -> tensor<2x8x48xf32>
    %46 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<48xf32>) -> tensor<1x1x48xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2] : (tensor<1x1x48xf32>) -> tensor<2x8x48xf32>
    %48 = stablehlo.add %45, %47 : tensor<2x8x48xf32>
    %49 = stablehlo.reshape %48 : (tensor<2x8x48xf32>) -> tensor<2x8x3x2x8xf32>
    %50 = stablehlo.slice %49 [0:2, 0:8, 0:1, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %51 = stablehlo.reshape %50 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %52 = stablehlo.slice %49 [0:2, 0:8, 1:2, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %53 = stablehlo.reshape %52 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %54 = stablehlo.slice %49 [0:2, 0:8, 2:3, 0:2, 0:8] : (tensor<2x8x3x2x8xf32>) -> tensor<2x8x1x2x8xf32>
    %55 = stablehlo.reshape %54 : (tensor<2x8x1x2x8xf32>) -> tensor<2x8x2x8xf32>
    %56 = stablehlo.dot_general %51, %53, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x8x2x8xf32>, tensor<2x8x2x8xf32>) -> tensor<2x2x8x8xf32>
    %cst_8 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %58 = stablehlo.divide %56, %57 : tensor<2x2x8x8xf32>
    %c_9 = stablehlo.constant dense<true> : tensor<i1>
    %59 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %60 = call @loss.tril(%59) : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %cst_10 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %61 = call @loss.where_2(%60, %58, %cst_10) : (tensor<8x8xi1>, tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8x8xf32>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %62 = stablehlo.reduce(%61 init: %cst_11) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x2x8xf32>
    %64 = stablehlo.maximum %63, %62 : tensor<2x2x8xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %67 = stablehlo.subtract %61, %66 : tensor<2x2x8x8xf32>
    %68 = stablehlo.exponential %67 : tensor<2x2x8x8xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_13) applies stablehlo.add across dimensions = [3] : (tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2] : (tensor<2x2x8xf32>) -> tensor<2x2x8x1xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2, 3] : (tensor<2x2x8x1xf32>) -> tensor<2x2x8x8xf32>
    %72 = stablehlo.divide %68, %71 : tensor<2x2x8x8xf32>
    %73 = stablehlo.slice %20 [0:1, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %74 = stablehlo.reshape %73 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_14 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %75 = call @loss.bernoulli_3(%74, %cst_14) : (tensor<2xui32>, tensor<f32>) -> tensor<2x2x8x8xi1>
    %cst_15 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %77 = stablehlo.divide %72, %76 : tensor<2x2x8x8xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = call @loss.where_7(%75, %77, %cst_16) : (tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>, tensor<f32>) -> tensor<2x2x8x8xf32>
    %79 = stablehlo.dot_general %55, %78, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x8x2x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %80 = stablehlo.transpose %79, dims = [0, 3, 1, 2] : (tensor<2x2x8x8xf32>) -> tensor<2x8x2x8xf32>
    %81 = stablehlo.reshape %80 : (tensor<2x8x2x8xf32>) -> tensor<2x8x16xf32>
    %82 = stablehlo.dot_general %81, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x16xf32>) -> tensor<2x8x16xf32>
    %83 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %85 = stablehlo.add %82, %84 : tensor<2x8x16xf32>
    %86 = stablehlo.slice %20 [1:2, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %87 = stablehlo.reshape %86 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_17 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %88 = call @loss.bernoulli(%87, %cst_17) : (tensor<2xui32>, tensor<f32>) -> tensor<2x8x16xi1>
    %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %90 = stablehlo.divide %85, %89 : tensor<2x8x16xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = call @loss.where(%88, %90, %cst_19) : (tensor<2x8x16xi1>, tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8x16xf32>
    %92 = stablehlo.add %19, %91 : tensor<2x8x16xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.reduce(%92 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_21 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %96 = stablehlo.divide %94, %95 : tensor<2x8x1xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %98 = stablehlo.subtract %92, %97 : tensor<2x8x16xf32>
    %99 = chlo.square %98 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%99 init: %cst_22) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_23 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %103 = stablehlo.divide %101, %102 : tensor<2x8x1xf32>
    %104 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %105 = stablehlo.subtract %92, %104 : tensor<2x8x16xf32>
    %cst_24 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %107 = stablehlo.add %103, %106 : tensor<2x8x1xf32>
    %108 = stablehlo.rsqrt %107 : tensor<2x8x1xf32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %110 = stablehlo.multiply %105, %109 : tensor<2x8x16xf32>
    %111 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %113 = stablehlo.multiply %110, %112 : tensor<2x8x16xf32>
    %114 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %116 = stablehlo.add %113, %115 : tensor<2x8x16xf32>
    %117 = stablehlo.dot_general %116, %arg11, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x64xf32>) -> tensor<2x8x64xf32>
    %118 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<2x8x64xf32>
    %120 = stablehlo.add %117, %119 : tensor<2x8x64xf32>
    %121 = stablehlo.multiply %120, %120 : tensor<2x8x64xf32>
    %122 = stablehlo.multiply %121, %120 : tensor<2x8x64xf32>
    %cst_25 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %124 = stablehlo.multiply %123, %122 : tensor<2x8x64xf32>
    %125 = stablehlo.add %120, %124 : tensor<2x8x64xf32>
    %cst_26 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %127 = stablehlo.multiply %126, %125 : tensor<2x8x64xf32>
    %128 = stablehlo.tanh %127 : tensor<2x8x64xf32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %130 = stablehlo.add %129, %128 : tensor<2x8x64xf32>
    %cst_28 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x8x64xf32>
    %132 = stablehlo.multiply %131, %130 : tensor<2x8x64xf32>
    %133 = stablehlo.multiply %120, %132 : tensor<2x8x64xf32>
    %134 = stablehlo.dot_general %133, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x64xf32>, tensor<64x16xf32>) -> tensor<2x8x16xf32>
    %135 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %137 = stablehlo.add %134, %136 : tensor<2x8x16xf32>
    %138 = stablehlo.slice %20 [2:3, 0:2] : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %139 = stablehlo.reshape %138 : (tensor<1x2xui32>) -> tensor<2xui32>
    %cst_29 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %140 = call @loss.bernoulli(%139, %cst_29) : (tensor<2xui32>, tensor<f32>) -> tensor<2x8x16xi1>
    %cst_30 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %142 = stablehlo.divide %137, %141 : tensor<2x8x16xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = call @loss.where(%140, %142, %cst_31) : (tensor<2x8x16xi1>, tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8x16xf32>
    %144 = stablehlo.add %92, %143 : tensor<2x8x16xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.reduce(%144 init: %cst_32) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_33 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %148 = stablehlo.divide %146, %147 : tensor<2x8x1xf32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %150 = stablehlo.subtract %144, %149 : tensor<2x8x16xf32>
    %151 = chlo.square %150 : tensor<2x8x16xf32> -> tensor<2x8x16xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.reduce(%151 init: %cst_34) applies stablehlo.add across dimensions = [2] : (tensor<2x8x16xf32>, tensor<f32>) -> tensor<2x8xf32>
    %153 = stablehlo.broadcast_in_dim %152, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_35 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %155 = stablehlo.divide %153, %154 : tensor<2x8x1xf32>
    %156 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %157 = stablehlo.subtract %144, %156 : tensor<2x8x16xf32>
    %cst_36 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %159 = stablehlo.add %155, %158 : tensor<2x8x1xf32>
    %160 = stablehlo.rsqrt %159 : tensor<2x8x1xf32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x16xf32>
    %162 = stablehlo.multiply %157, %161 : tensor<2x8x16xf32>
    %163 = stablehlo.broadcast_in_dim %arg13, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %165 = stablehlo.multiply %162, %164 : tensor<2x8x16xf32>
    %166 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %167 = stablehlo.broadcast_in_dim %166, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x8x16xf32>
    %168 = stablehlo.add %165, %167 : tensor<2x8x16xf32>
    %169 = stablehlo.transpose %arg15, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %170 = stablehlo.dot_general %168, %169, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x32xf32>) -> tensor<2x8x32xf32>
    %171 = stablehlo.slice %arg16 [0:2, 1:9] : (tensor<2x9xi32>) -> tensor<2x8xi32>
    %172 = stablehlo.broadcast_in_dim %171, dims = [0, 1] : (tensor<2x8xi32>) -> tensor<2x8x1xi32>
    %173 = call @loss.take_along_axis(%170, %172) : (tensor<2x8x32xf32>, tensor<2x8x1xi32>) -> tensor<2x8x1xf32>
    %174 = stablehlo.reshape %173 : (tensor<2x8x1xf32>) -> tensor<2x8xf32>
    %cst_37 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %175 = stablehlo.reduce(%170 init: %cst_37) applies stablehlo.maximum across dimensions = [2] : (tensor<2x8x32xf32>, tensor<f32>) -> tensor<2x8xf32>
    %cst_38 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %177 = stablehlo.maximum %176, %175 : tensor<2x8xf32>
    %178 = stablehlo.is_finite %177 : (tensor<2x8xf32>) -> tensor<2x8xi1>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %180 = stablehlo.select %178, %177, %179 : tensor<2x8xi1>, tensor<2x8xf32>
    %181 = stablehlo.broadcast_in_dim %180, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x32xf32>
    %183 = stablehlo.subtract %170, %182 : tensor<2x8x32xf32>
    %184 = stablehlo.exponential %183 : tensor<2x8x32xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %185 = stablehlo.reduce(%184 init: %cst_40) applies stablehlo.add across dimensions = [2] : (tensor<2x8x32xf32>, tensor<f32>) -> tensor<2x8xf32>
    %186 = stablehlo.abs %185 : tensor<2x8xf32>
    %187 = stablehlo.log %186 : tensor<2x8xf32>
    %188 = stablehlo.add %187, %180 : tensor<2x8xf32>
    %189 = stablehlo.subtract %188, %174 : tensor<2x8xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %190 = stablehlo.reduce(%189 init: %cst_41) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_42 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %191 = stablehlo.divide %190, %cst_42 : tensor<f32>
    return %191 : tensor<f32>
  }
  func.func private @loss.threefry_split(%arg0: tensor<2xui32>) -> tensor<4x2xui32> {
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
    %11:2 = call @loss.threefry2x32(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<4xui32>, tensor<4xui32>)
    %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<4xui32>) -> tensor<4x1xui32>
    %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<4xui32>) -> tensor<4x1xui32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<4x1xui32>, tensor<4x1xui32>) -> tensor<4x2xui32>
    return %14 : tensor<4x2xui32>
  }
  func.func private @loss.threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<4xui32>, %arg3: tensor<4xui32>) -> (tensor<4xui32>, tensor<4xui32>) {
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
      %7:8 = func.call @loss.closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<4xui32>, tensor<4xui32>
  }
  func.func private @loss.closed_call(%arg0: tensor<i32>, %arg1: tensor<4xui32>, %arg2: tensor<4xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @loss.bernoulli(%arg0: tensor<2xui32>, %arg1: tensor<f32>) -> tensor<2x8x16xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @loss.uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<2x8x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<2x8x16xf32>, tensor<2x8x16xf32>) -> tensor<2x8x16xi1>
    return %2 : tensor<2x8x16xi1>
  }
  func.func private @loss.uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x8x16xf32> {
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
    %23:2 = call @loss.threefry2x32_0(%5, %7, %22, %21) : (tensor<ui32>, tensor<ui32>, tensor<2x8x16xui32>, tensor<2x8x16xui32>) -> (tensor<2x8x16xui32>, tensor<2x8x16xui32>)
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
  func.func private @loss.threefry2x32_0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2x8x16xui32>, %arg3: tensor<2x8x16xui32>) -> (tensor<2x8x16xui32>, tensor<2x8x16xui32>) {
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
      %7:8 = func.call @loss.closed_call_1(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2x8x16xui32>, tensor<2x8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2x8x16xui32>, tensor<2x8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2x8x16xui32>, tensor<2x8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2x8x16xui32>, tensor<2x8x16xui32>
  }
  func.func private @loss.closed_call_1(%arg0: tensor<i32>, %arg1: tensor<2x8x16xui32>, %arg2: tensor<2x8x16xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2x8x16xui32>, tensor<2x8x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @loss.where(%arg0: tensor<2x8x16xi1>, %arg1: tensor<2x8x16xf32>, %arg2: tensor<f32>) -> tensor<2x8x16xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x8x16xi1>, tensor<2x8x16xf32>
    return %2 : tensor<2x8x16xf32>
  }
  func.func private @loss.tril(%arg0: tensor<8x8xi1>) -> tensor<8x8xi1> {
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
  func.func private @loss.where_2(%arg0: tensor<8x8xi1>, %arg1: tensor<2x2x8x8xf32>, %arg2: tensor<f32>) -> tensor<2x2x8x8xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<8x8xi1>) -> tensor<2x2x8x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>
    return %3 : tensor<2x2x8x8xf32>
  }
  func.func private @loss.bernoulli_3(%arg0: tensor<2xui32>, %arg1: tensor<f32>) -> tensor<2x2x8x8xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @loss.uniform_4(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<2x2x8x8xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xi1>
    return %2 : tensor<2x2x8x8xi1>
  }
  func.func private @loss.uniform_4(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x2x8x8xf32> {
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
    %27:2 = call @loss.threefry2x32_5(%5, %7, %26, %25) : (tensor<ui32>, tensor<ui32>, tensor<2x2x8x8xui32>, tensor<2x2x8x8xui32>) -> (tensor<2x2x8x8xui32>, tensor<2x2x8x8xui32>)
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
  func.func private @loss.threefry2x32_5(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2x2x8x8xui32>, %arg3: tensor<2x2x8x8xui32>) -> (tensor<2x2x8x8xui32>, tensor<2x2x8x8xui32>) {
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
      %7:8 = func.call @loss.closed_call_6(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2x2x8x8xui32>, tensor<2x2x8x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2x2x8x8xui32>, tensor<2x2x8x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2x2x8x8xui32>, tensor<2x2x8x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2x2x8x8xui32>, tensor<2x2x8x8xui32>
  }
  func.func private @loss.closed_call_6(%arg0: tensor<i32>, %arg1: tensor<2x2x8x8xui32>, %arg2: tensor<2x2x8x8xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2x2x8x8xui32>, tensor<2x2x8x8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
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
  func.func private @loss.where_7(%arg0: tensor<2x2x8x8xi1>, %arg1: tensor<2x2x8x8xf32>, %arg2: tensor<f32>) -> tensor<2x2x8x8xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>
    return %2 : tensor<2x2x8x8xf32>
  }
  func.func private @loss.take_along_axis(%arg0: tensor<2x8x32xf32>, %arg1: tensor<2x8x1xi32>) -> tensor<2x8x1xf32> {
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
  func.func private @loss.gradient(tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<2x9xi32>, tensor<2xui32>) -> (tensor<f32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>)
  func.func public @main() {
    %v2 = stablehlo.constant dense<"0xA17C85BDDF208FBC875D2A3E53FE863D3F1428BE846608BAE95E7FBD9484733CAEAD24BE3D0FC63CF5D2C03C1758213EA3B2013DB31E513D28E518BEF1AD663E"> : tensor<16xf32>
    %v1 = stablehlo.optimization_barrier %v2 : tensor<16xf32>
    %v4 = stablehlo.constant dense<"0x5D512CBE9AE4DC3DB92F00BD0169A4BDA7F6A4BD9F129FBDCE0F673D5CAEC6BCB39B203EF44727BE5344613BB407A2BD606FCE3DA51A57BEEC639BBCD595D63CE42F13BEFF39B23D9B951B3C5653AC3D44FDC03D6B4D85BDB2F08EBDFEE8B3BB5DDB9D3D2167B53D1FA0B3BD81DA68BDE1CBB2BDFFE77BBDF590B5BC008629BBCEF9543E04D373BD7E6B16BD1E57603D4ADFCFBD9E1428BDB22CD03ABBDE9B3DBCDBFCBDFE69123EF3633FBD03EFD93C8CD6933D31F19D3D34870A3E436F623CF6FE6D3CBD13BE3C05EEB1BDB018143EE7388CBDC3A914BE0AC7493E858B9DBCBE78E5BD08B83C3E006521BD4ADFEB3D729CBDBD2DCAB4BC49A03CBEDB2032BE865DD2BD7635613C35CA983D3CC2803E8E9CBEBD6855C23D24481ABD26348FBC43251EBE5E251FBE0D4C77BD5F2CFEBDD49D8ABC0BDDA5BDA8ADF93D7577E63CA89055BB6276D83D01197A3D327A5CBC88FAF63A9B48DBBB4611FA3DC22A5B3D14E34C3D7DEFC43D29ED38BD9B1A503DA20E11BED392063E26008D3C20E2EC3BAEBCB63D9BC19CBB623CA0BC3A10FD3D1A464F3C20DBCABD93626B3D9E8F2EBE3E332B3E642A73BBAF240F3C3428593E3833613E055BDA3C3688943DD391B53D5FF9183E19C600BDAC36893C7E02073E70B88C3AFD006F3D42B6873D7073D6BD7C1CB2BD8B248CBED4CAA0BCCF350F3E86CFCEBD3BACCC3D53F9B93D64B09E3C02DE463CF5B473BC41D3DBBDA66AF6BC1289213C44EFB53DEBEC8A3DF86B8CBD52B9D73D3A6B98BDF92CC4BC4062DB3CD6E9BCBA1AA993BC5AA5333D571C4DBDCDCF89BDC8DAD2BC8CADC63D09E6A0BC5E03543EA2D29F3C9AA4A0BE90730DBD6B87353EEA32AC3CCF9D01BD36E2C3BDFDD1013EC473F13DE37F933D0F04C03C4C2D0A3E2C56CB3D7A55E3BD06CFBE3DA81AB63C98276C3B74DBB23D3F5159BB7EAC9ABE50FD0C3E8409FF3D881ACEBA9B90BCBC4372C13C681B10BECCE31F3D4054E8BB6C4377BCD3A581BDD2385BBD4C78C53D74ABC63D9060833DCA3CE4BC54E0A2BDB1DCB13DF4361D3E23EE18BE1349003EDDBB6ABE4C6DB4BC14B4253C58AC03BE77D120BE0CD5493C11DEDF3DF67057BD01CA1B3EB19DB7BD2F93453E4455BF3C4EE90E3D8A11843D2DA58F3CFFC53A3E7D654E3EDF190D3D1C5275BCB00313BE7F9DA6BDCE1442BC0F4DE1BB5992F2BBF4EE4DBB928A143D816F13BE95FEC9BD79310C3E6B1D9B3D377A8DBD44550D3E303D86BD821FF6BC02F332BEC5C79E3D51AF233C2402F33D86B45D3D9004FE3CBC6CD73C0C11213EFC5797BB3612E2BB4203683BD8D8B13DC659053E7E77413EF42107BD10710B3E732246BDD7A5473D9E81013D6084433EE7D8A43D0585ACBC8767843DDAEFF83C407F133A8FF9DDBCABED8EBD177E873E06D47F3CAC6AC43DB211EBBD91C9CABD8651B1BC"> : tensor<16x16xf32>
    %v3 = stablehlo.optimization_barrier %v4 : tensor<16x16xf32>
    %v6 = stablehlo.constant dense<"0x79A522BCFB87AE3DBC52C3BD0CB3713D0B50203EEBDFB0BDE0B3C43D1259BABD8998223D89A6293DE51E373E670983BD2597B33C2828E03D95A0E5BDD593883BAED0A7BD066985BDEA00963D88CC993D1D8F863EE32B123E7427093E4A4E3FBC4B8DCDBC2865983C160564BE77912E3E3BD87FBD5EE7CFBDB7DE29BD19C7BB3DB46C033E9E940ABDCFC0413D8DB00DBBB40CC5BD8707A63C76C5C13B22551ABEA261E73DF8041EBEEE08D63CA29DD1BDAF76A1BD0FBC8ABDD558953D810AFCBD"> : tensor<48xf32>
    %v5 = stablehlo.optimization_barrier %v6 : tensor<48xf32>
    %v8 = stablehlo.constant dense<"0x0CED953B440B3B3EA607A1BDDE42C6BC49D7373D87071FBDFAF4193D89056BBD2360A73D9B3013BC1EF1ABBD2C88ED3DB4AE8E3CFF91C33C14ADD5BD4B3FA0BD5F9C2A3CEE06FF3BE971DB3D7D7603BEB1C821BD6533183E08CA853C29FA093D25A02B3EA4958F3D7ACD4B3DC0E89C3C6D25283E3BF4E53DA2A66DBDAB52423D1BB8BEBD50D4DD3DF83A953D78EA0FBDC931A3BD34AF4DBE60828C3D81E493BC8AC7C2BCE457633D362FC9BC524031BDC0F5AABDB218D5BD736D7B3E75F051BDD43E06BD86DDD13D35C5A7BE7B767D3C609F033D81E7BABD6A758C3DD9B252BEE8EB8DBC2DFEA23D4D3D60BEACE924BEE64635BDB4D867BCE45274BD714FD23C4ECED6BCEE4A22BEF6653F3C24B0DDBDB5F36EBE1A7B82BE3441B83DECE53CBD92DF363EE7E61BBE5BB952BD94D47A3B1C456DBD2E94A53CFE358D3C14CB7EBD2DF18CBE8526E2BD0201353EEB6E8D3D4047F43D7BCCD0BD759800BD05057FBD01F990BC2EB491BC37191A3D92300C3EA32293BD836D4D3D7C9DFEBD1854B93D5A2BBBBD36BC87BDE81FFBBBC4CD1F3EA01870BCCE19CBBC2879D0BD0AD07F3CC8F6D8BD845D93BDBBB63ABCEC11983D839397BD8EA0E23D0EB83D3E9E9029BE76EDCA3D1E30513EDB979EBD748C443CBEE315BE12D1FB3CC61590BD80F269BA62BAD9BD4E28C1BD3663AFBCFE01BCBD6A90A0BDBB4426BD707C0FBEAF778ABD6D35663DA6A366BE9B78B23C788E8CBD2BE4E0BDDD0708BEA8F3D7BDB0C5F5BD772B0A3D3DB619BED774E23D721492BDE7114A3D14FAC13DBBFA27BED96C9B3D51CE5C3E960602BD649FBE3C447CACBCA43279BC4E5DF2BCF2F051BD35C0783D42C9C13D70D485BC5E40053ED5ABB93DAF0C013DF2AB87BDB521413E210C033E92AB66BEE7691DBED52E23BD92AC933DCC0F053E8B2520BD62820CBC08C3783DBC37F0BD6BB6963D76D11CBD0BC9AD3C89EE4DBB7A2AC8BDB929DABD4A802EBC6ECAE93C1953C3BCBF1B8D3DC4A510BDBF17EABDDED370BDB03C8E3A1F5A97BC3DB2033E3147313DDB63F23D1EF5BA3CBEB4BCBBC9948D3D72CA40BDCCE8A13CA5AEF9BDAD830F3D5070C5BC8D9D393D41765D3E3E85803ECED3DE3DF35A543C443DD73D4EC42B3C7F6532BD30E68E3907C511BDF400DBBC98BB023E754856BD32F107BDB4FC713D0C9828BD40E3D4BDDC7FFDBD9C2B553DB5E5473DA271C13CE9B95DBD19E98ABD0A108A3D082119BEBFC0C53CCD7E19BE572E18BDE7B090BC896C043E4282A4BE52F0313E2E2C80BD17935E3D7AD8673D40EC80BDFA7F88BC8A041E3D490952BCE2FC5EBDD2C7843DFEB405BD0F9C11BE1556003EF2FC293DD92078BE7C24B3BDFE4C3B3E3E673E3E36611C3C82BFFFBDEEC848BD1227FA3DC4EB6F3DD05764BD04359CBD51D3D93D8C2201BD40B5553D90A3403DAB93433E1E3A0ABC9CECC83CBE173CBEEF790B3EEE3A813D41BD6A3D0ACE61BEC267A5BD00435139BBA75D3E6B72153DFE9AA23DB776943D4B72233EE406BABD7F07B0BD66BCBFBDE033353C123F94BCFC7CAA3CAC67AABD20957F3A71613EBD45B9483E365E7BBD017F923E06B0043E3D3EE2BDF8CCCD3DED2B803D471026BEB006453D832BA63CB2CD7D3C2407B6BD8AB9D9BCA56D833DA4762F3D4B8741BDA18106BD6E198BBDCE42B43C5D6A89BE28C91D3E721B5F3C6861A63D2BA5D93D7B6CE1BD90438C3EC0D8C9BD88FEBC3D8033303DD48C313E53720ABDD75A10BEED6B283D56ED71BE298493BCDF561EBD1EF3293E17A83BBC7A36CDBC606F31BD9BDED3BDFA519ABD8EE6363DE3D306BEB4B79F3BBF64E0BD568281BC4A21C23C3727F0BDE859ACBC4854B03CE0E0C43D7CB8E73DC24E91BCB94AE3BDD63A22BE2F50AA3D80BA303E7B0B463D3A87283E3D1A99BCB0B0883BE249EF3D8698BDBDAD35A43D2E823D3DBAD74FBC47E13A3EA5FDA8BD65C808BDEBDB70BE694BA6BDFE5765BD1EC342BD987800BDE1CD1C3DF01AFEBCB2D02EBE7C94DD3CD9CD663DE479B7BD5B3CCCBDDC81393E237EFA3D9CEFF23DF9FF833DE85235BB0EC77BBD5D2C813DB2E69CBBFC4474BD94924B3DC0CEF139FF0AA93DE6C7EBBD70AB913E9735C1BD7196F6BCA2F80C3EF2209EBD483FB1BDC064703B9E8F89BEE215BDBCC2AE03BEEC31C53C1AEA6C3D0C50093D9266243EFC60F63DD809073E6E6CF43BC94DBB3D12C9C5BDEA788B3B1218E13D1D42BC3D3E1D10BEA5A370BD5019CC3D6E550E3D35FC273EF6B623BE544703BE624AFEBCDAA8FBBD9455FC3B4BC304BDE2E5193D066200BD4CA0293DA4C75A3D52400FBC030BC6BDF47D1C3E50CDF3BBEA0F853D80778339CB9535BE1A43183DA6A0C7BDD7DBCFBD4512283EFA49EABC639CD73CDD32883DFA47213ED8895CBE402D41BD104AA33DC8B3ABBD9E23B5BED89DBB3B09AF273D21C8C33D893580BCB1962DBDAA06103D53D0BC3B483390BD7E1E943C6E823E3CB44DF9BDD0B9C83D19A8843D1D2FB53D0F3292BEAC3182BC1388CABCE08414BEE0D1273D6BC41CBE6790093ED0B1813CA49D8ABD7A1BFD3D3A0C293DA886253CDE5F32BEC4672D3D498E473E8A0FB23D18EDFABDC063FE3D6080213E2CA1A73DD79D43BDE0BA28BEF9368BBDE0E018BD6827CA3BF83B573DCA97A9BD61A535BE500B40BD70E9A7BDCCB5C33DFAFCEABD10B2413D7736B63DA356E7BD2613E53D30C812BD61C6A8BD2EB4CEBDE9902EBD9A59A03D344B49BE143D2D3DF09B813B841956BD188B8FBC07F3C6BCC0D695BC697DA03D4643BCBD0FF0393EB368CF3DBC853EBD095627BE40C0A3BC98B912BD8CECD43D9226B53D61F1683E005589B91517AF3DEF3D39BD500907BDAFE2113E8A9AA6BC992A0D3CBA3115BD409E4EBBA905553D6481D6BC3BEAF5BD0EE0A93CD76706BE13463FBD0A7AC63CC586C63C27CC6BBEE170203EA82DAC3D83EC533E5121853E874DD9BD7A488CBDC00B403D9FED303D443097BD241FA3BD7B0BC23D129DA3BD28E10C3D4C110E3E81065FBC8877913D5CD6913B229128BE48EC8FBD300599BB02AB7ABCBA3F5F3BF212CC3CC625153DAE87113D32BE25BD5E4D22BC44BB89BD43EB95BD5C7C373EC64B4BBEFDD8573D214F41BE02F6DABD4E70AE3D8E9C01BD9C4EDC3D4797C9BDFD9518BDA916C8BDF06FA73B0CC893BD504265BD4117733C6D6E703DD19E61BCBBE5DBBBD86302BD1C8194BD94DF33BE3B26F9BD1CDACCBCA32348BEF1F7153D72A66CBD8FEFD9BDEDA9CEBDBA815A3D8D2B143C645AD5BCB6D80B3E19A04C3E68BC0CBE4204F53C4A1BE2BD511D1BBE4A4443BD6E6BC73DE63E3ABD78F190BD1ACFE83D2896873D0E514CBC01972E3EA451D53C6CF1ADBD5463C4BD5F93CFBCD40981BBECF6CB3D73E9BB3D9C4B83BC68AA08BE1488D83DEC29B7BB2737A9BD230FFCBDA21F523C00C4663C4A1F983DC4060EBE5386503E8EA228BE01D1853C5277FC3D896CD03DB147CBBD4F65313D979AEE3DBB20873D17C3DABD95250E3EEC8E1DBE44581D3DA134E7BD11139EBC9FADABBCC568933D9BDCFBBD5CF81E3DF67E033EE00A153D093CBB3CC9CD833D9606C3BDDD5238BD9917133D62E3383CBDEA493E59681F3E5F1685BD9B2109BDB189FFBD4E8978BE6AB81D3EC7FA043DA6534DBE2B0D03BD04025E3E6329403DD742CE3CE81EA13CFB65B3BDBD72EDBDCAC485BD3C777E3CD5E432BD088ED03C78193E3EA63A003DDE55843D154E87BDB6AA36BEE2285F3E1DE6743DD7DCF13DC48BA7BC357F42BE350CCE3DB38052BE1009B8BC8133A5BDC0153E3B0912E73D3ACC8D3DA4E871BE46F3C73D24F225BEBEE16D3DC05BD7BBC450FEBDA86F14BD252D1DBE279CBD3CA187DF3DD785B93DE4EB1B3D0BC9C53DF20F4D3DE23B483E447F973D58CA42BD673619BDC9EA82BD71CB13BDB8ED033C1434CA3DFAC99C3DB546BEBC9DC9D83CC88883BD7FBE92BDE05B81BE26D494BD7EAA8ABD4D1A713EABF318BE6F7452BCD7FEC4BCE5A31DBED08CFA3C3B25C1BBD88E23BE98E16BBEFA87F83CCECD1EBE062A0D3D84C7B8BC2995283D326B3CBD96B8173E26979B3D9925123EF81D983A221DF7BDFB1131BE8F3E62BD40DEA73946C700BD0B66783E46F7FEBC5141F53C9E64C23BE89EDDBDE651083ECFC0B03D431BAD3D16FD72BDC35AA53B8CF2913C643EEB3D7850E9BDD5CB883D98E7FF3D75C729BD0E2897BDF01FFB3DDAE78C3C817BFA3D4755CE3D3CA3E13D10E8DE3A7EF75FBE0B08603D65A0C9BD9663AD3DCF027ABD65B5283E1A1311BDE1DFA63DB39CF23DC40A14BCCE7C673D42B5B13ABEDF86BD16D3173E"> : tensor<16x48xf32>
    %v7 = stablehlo.optimization_barrier %v8 : tensor<16x48xf32>
    %v10 = stablehlo.constant dense<"0x3F09B5BDCFDD1EBE6CEB3FBD8CD8933C655A3C3C4746F8BC23682CBDC77F5CBE73628B3DF4123A3EA57691BD586939BE1C06A43D345568BCF9B6CFBE718997BD"> : tensor<16xf32>
    %v9 = stablehlo.optimization_barrier %v10 : tensor<16xf32>
    %v12 = stablehlo.constant dense<"0x288F5A3FB2F0613F1FA89A3F3E7A8D3F15D67C3FABBF803F9651953F5743643FCD638A3F2F72703F15B28B3FED9C833F9EB36D3FD5BF8E3F11E6873F9804993F"> : tensor<16xf32>
    %v11 = stablehlo.optimization_barrier %v12 : tensor<16xf32>
    %v14 = stablehlo.constant dense<"0x221214BD7E6CA43CF30986BD1DD9063E9A8294BD2D12823B39B70F3E2BB9763D1621113D24C7063D4280253DC6D4933D9211D7BC353A4DBE8E69123ECB3FD6BD"> : tensor<16xf32>
    %v13 = stablehlo.optimization_barrier %v14 : tensor<16xf32>
    %v16 = stablehlo.constant dense<"0x2EFD983FD666843F8AAFAA3F3B37903F0636863F26CB8C3FFA305C3F45E7823F9473773F88C0803FDAA84A3FAEA1463FC4ED893F8DF8803F3BD5743F6E097E3F"> : tensor<16xf32>
    %v15 = stablehlo.optimization_barrier %v16 : tensor<16xf32>
    %v18 = stablehlo.constant dense<"0xEECB86BD83D345BD86EB933D3452BEBC8163963D5FC794BD12C63FBE5C428BBD931471BC2A33EEBD9D6126BD946E58BD2FB7C33D4F49B13DA500E73DA3EFA4BD"> : tensor<16xf32>
    %v17 = stablehlo.optimization_barrier %v18 : tensor<16xf32>
    %v20 = stablehlo.constant dense<"0x76B1553DCE78FD3D00987A3BF237FCBC88D36DBD174AA23D29D6323D6771A33DC23919BCC8075C3E0265AFBB1F5DF8BD33E0F73C0A5A853DF5A3133E7AB794BDD4700CBD7B33CCBC04D42FBD178D69BE4D17733D0245FA3D7D7DDEBD1242B7BDB677A4BC189098BDB783B53DADDC5FBD9675903DBE7CECBDA59711BE49BA28BEF51E14BE2D8F5E3D7A01A03D128CE43C01C9403C6E8E66BE39EFF43D420F0CBE3163273E4DE97E3EA5BD26BC79B4A93DB848483D0E310FBE6647CABDDE63BEBD58313D3D832EB93DD02D583C1A54CE3D6B8A71BD2796DBBDCFCB7CBC2CE033BC904D10BE4C4CB43D9F67ECBD26E0B2BD783C003D109F02BE5357A23DBF945C3DED633F3D80475A3BD0B296BD71FA8DBD7EA3383DEECD293E1626873D423D033D036BF53D1652193E9601D9BD31D7B93A0AAD003E9E4D95BD14E93EBC74F7E83C796B02BD92F9F23D3AB631BD3FB0A03DEE9A8C3EFEBF063ED39526BE3A39A1BDDF20DABDC2B8BFBC30DA08BE63BE7C3D4A3C343EB5FD293EBEFEB1BD94D0F1BC049137BC108F91BD4DF5373E02DFAEBDE060E2BD52768B3DE07AE53C262D133E9F36333E8185E0BC2FB066BE7348893D4E2EA83DA0CF3E3E58123ABEA02A10BE49851C3EEEE23A3ECD0C153E231F2FBB85A30F3EA7DAF7BCC21BFDBDBBBADEBC70F657BB9C1BB23D1461FA3DFE6D5CBE0831CA3C7C504D3D489D08BEE837B2BCECD0A7BA1B4A9E3D7273A8BD35A263BDDEF2C7BDA403EF3C3C431ABD3F2566BDBAC49D3D2E88B1BBCC7403BE7AEB033E8EDCA43DA829C03CDBA603BEB6D8C03D89488EBDA0DA57BE18C8F6BCA754363E93163FBDD63B473D49B1203E2CD00E3D7CE1E6BC39B3C1BB727E373DA4F58ABD00C4F23C1F4B443D82345CBD6FD4883DE2BA833D65EC4CBDFE00B8BCA0865239E57E9DBCC78A00BDAC6BE0BD700784BB55AA9A3D843A1C3D14E6ADBD5B4B283DC784513D2291D6BD50B16C3D790510BDB40833BDC07F113AD36FA7BC84156BBE901D973CDD56FCBD35338DBCCE07953D6167C9BC871819BD6635C13CF357B03C9555B9BDDA4A51BD032D433D32AA243EC1454ABCA027BE3D71B989BDE6C83BBCE0B0A5BC22790FBED179803C49006BBC4E038EBEA8AD9B3B6B8C073D04AE123D3DAB4C3C673FD5BD7242D0BD6243EEBCF8D9C4BD12517ABD2FF5D53D8443B5BDE073EFBCF007323EC8C589BC923ABBBD9DDF063C347CB93C73F4853C33590DBEC7B5953CF3D03C3D62F52C3E1FAE5E3D9B9929BDB00B363D19FBAF3D80670EBBE8DE2E3C8E88EA3D065C153DD001533DE38DBEBD7627FC3C0E7F30BEE7E2D73D83C560BDCE4D873D12B60F3EEADE00BEBC1B023E10D7DE3CB6FD043EC5B3E6BCB4A15BBD463D003EE1A4383D8013E83A32E78CBD4942FB3D0C31D43BC08CDD3A815F5BBD9A449C3BFFF84D3DBEED8D3C65D68D3B047C48BD96280F3E4E5D3A3EEEF1F5BC7D1FABBDF61B5C3D73401EBECBB5343DE6E02B3C8C07B53C5E47233E00EA3F3EC7818E3D4C5356BDD636DC3D696DCF3D5473F4BDDE7042BDD29320BD9A3413BE3FF7B0BD31ED393ECE3D12BEFDE59E3D59119ABDB336D43DF2C04A3D11A6AE3DEEA7DEBD080B273D731E39BDA2E3B43D4D26993DE4A58B3C0F8E983C922F373BD6952B3DEDEC19BD546452BDB4F7C5BD9E0BB0BD28E9AA3D16AA02BE560CF23DCC04743D7B882DBE7A7643BE5630C23CCA989DBD6CC9B23CD0C1AE3D27B9383D3C3D81BBBACB4D3C5DB82A3E5E7B08BD2C882C3E1E4C4E3EBB74F5BC78C4733CE35F353EA7AE49BDEDF5FE3CA41CE13D40FFC2BD8E96243DB89F413BC52463BDD2C1273E8E968DBC4B43653EF851BD3DDFC96EBD750AFB3C707FCBBDF509BD3D704CA73D8EF0E7BDCE662DBDD85B2D3DFFB3103DECE29FBD4659F73D3FFA163E305805BE9D8B173E243D5ABED4E3E23B446296BD49C741BDE8A8533DEF3EDABD6F149ABC6D0A3F3EFA36E43C91912A3E68E4C53DE67914BE320C2A3E6CE0DA3D6CF4AB3D4676F6BC931D2EBD226491BD72DD73BC5D61033C766601BB1A99F6BCE26834BE7E1A64BD228835BD7852B93C559443BD9B1605BD006FB138EDEED9BCBFDF92BC6DD5E73D0ECD4A3C68019DBD50C04A3DE410D33D08FC1C3D60FFFABDFD8DCB3D04B4923C20C44E3B9A58963C08D10C3D5275D73C95E01C3EE273063C861AF4BB199C8C3DCA9C8ABC2C58F43DD449063C2E1B903D178C17BDEB57CF3D76429D3D0112A0BDD66A44BDB8F38C3CC6D319BE8BE2F8BDDBBC973DB98B8F3D1263123E71A1F2BD5F2AC6BCD06A64BEC474293E2BD5D0BD57F1D3BC6F39393E874A183E8CC2A2BD68823E3ED356963D743DBFBDD9BB043D3011753DF5EE693D00AD47BEDA9E2F3E32CE02BE5A29FCBC50BD023E3C9DD63CE483203C80417FBD8B345E3DED86093EAA3583BD7AF9123DB8827FBC31D303BD4A1147BE63BEE33C7AF1A03D0F48C9BC3054DB3D4E9CAC3CA020033EFDC1C03C821C4BBD5D07EABC5434C13CAA43333D613D59BD6C31C8BCDF6300BE7DAD01BE7EB1593D36AF503D2E9DB53DAAECB83CE2CC9B3C1E163E3EC56EBBBDF6DB503DD5B7363EA58F6C3E54559A3C702BCA3CF7E7E5BDF08C9ABC58EFBA3C3E366A3CE7F9323D91F0953DEA9AE9BC90DE8BBDE0F770BD213C353DAB82163E482318BEF8F9033EE89408BD0FA4C63DDC9E223E22323D3DB1EEBCBD12C965BD10B2403D066ED6BC6A5C29BC315372BD3D1197BC913358BD5985BC3D6665163DFC818C3DB4042CBE6CC776BD71B0B2BDC00446BD9D1B61BDB3FC84BDA4D1013E002ECBBC5276EEBDAED42BBDFF1E723E60BE633DB03C81BD22A9CCBC332FE73C74B5803AA4E352BEA5CBC0BD43E785BCC2C519BE873C3EBC388FDDBA00A5C93D0D9AC93DC0F3493AAA8AC83C89F77A3D2144B23DDD9C943C0C868BBD7732993D3CD1A33DD2FD0A3D38502A3DC237123E966487BDED6A83BDBFD3C9BD60DE293CC9A8AE3D4B842EBD2E0A193E08F3C1BCA964113DC9D5C4BCC77EEC3DC8FD86BD41BC263E30221ABAE00308BECEC228BD403D44BCF9CF2D3EC0E880BD86362F3CB7EB593EE4EBB7BB8B6758BD97A5BCBD98AE0FBE14573A3D30FA003EA54381BCB639E9BDD0D44A3C78E513BC554688BB131E1A3D643A503B8268E5BC3264ED3DC8D22ABEFCD9D6BD648DB5BC11C6FCBD218C073E2F645EBEDC49733DE1F84C3DA0364D3C4A07D03C3A57A2BD3EA2AABD17A1143E935492BC680C10BE1684EDBDBE7B11BEF47E193D908BCB3DA173F1BC005E48BBD73B92BDC40EBB3D98D3933DC6B3E93DD7324E3E53A7DEBD8050C33D61A824BEAD1AA93D6CFBB53D0C614B3D2A98A13DB4487F3C380028BDF675B13DA7C25EBDFCFA963D6F6698BD88E8393D54E4223DAEDD34BDCA1C31BDFF60953D304FD43CF2D8693DAFD778BDF8490A3CA70E20BE7D738EBDBAE5FB3D21C5583DC074A53BE2C8093D9EABCEBDFAC6753D9193DFBD6EAD7ABD83EF4D3DC03597BD06B85CBDCE5945BCD44BCD3CF7F5F93D79F63CBE4B71D8BCE47D6D3D94C13ABDA1EF33BD6B868DBDC03B9EBCA70E433DA3B5FE3DC04B95BB05FBF13D3E59643CDD8518BED3E7B33D78524EBE3C8A34BC88DD163CE78604BE05EB86BC847375BD0ACFA23B02F01CBC4A2F6D3D554727BD1A7E1B3DEEE23CBC4CFF3B3DD8D8863B715F84BDF25BC93D710D843D78CF4ABE44D0FEBD703F2D3E7199B6BCFACD813E59F61E3DD6A8033D1F2EC7BC783417BD4859C9BB664ACA3D3833EE3B4E3829BC8456A9BD14484ABD5CA62CBDC3BF28BCDCD548BD0F16C2BDB67E61BDDC735EBEFAFB14BE61EF88BDB697F23CECAE94BD563BB4BD0B9D953D02256EBC58940C3E4C6302BD52B995BD376795BD29061E3EC4BC0F3E892A40BC97AED33DE4FA17BEE6E0B33DE45FC23BC04C013A72E233BB4695C53C627A97BD049919BD927409BEA752183E7A0E96BD77174DBDF6AD9C3D34B3B53DEC700B3E685EA8BDCB679EBD549A9ABC1EDF2BBEF0316F3D1B3532BECC8453BD0580363D69BF6D3D5D3595BD184B863DFB2AB43D232C3DBE4C072ABD0D8C663D6833E33C3560E6BCD8B330BD09D9403E65884FBD34558F3D61B810BEF9C4F53CFFDB803DE40CA0BD57A859BDBA52293E7DF238BD35DEBE3D3B4E12BE53260B3E49044CBEC7BCB9BDC69982BD1B2A99BC4C997B3CEE6B0B3E72DA293EDE2F283EA202813DBDD18E3C01545FBE77A2E7BCAFD188BD051B843DBE29F8BD68EAA9BD2616B1BD3E8F153D57FE343CFC9A92BD404734BE004E2BBDEAA374BDA64C9FBD3EE3F43B3D698E3D0DA55E3D4EC140BD8AB0ADBDF9D30E3E649CB5BCC5D4243DC22DABBB85B4303DB7BA153E12687ABDE6E1D13D6BA6403D7EB8DCBB67E822BDC3C4ECBC3E8BD73D88C5BE3D7F79B4BDA8175E3CA7C83BBE708B823B905A543E28EFF0BD06C1A13C24DF38BD4C25173CBFA6CCBD7F61013D670D5BBE8C8C8DBC625B14BD8C2680BC7C05313E124501BECC63B0BDD58CE8BDA06A163DC6B8983CC73F04BE6476B73D69AD443C0C5F143EB4BEB43D6A78053D40A03ABD2B794FBE729E70BD4014B23D8BD461BC97BD9DBDF895C93B8845803D809E6B3E7655F0BD80AF29BD91B0FCBD1A4E8CBD1E22D43D9A288BBC49C601BE8722E93DD4801E3EAD8A6B3DE69394BD96270BBE07D4C23DA502F7BDD11CC3BD5EDA16BE6BAD373E68D56EBD632400BD77FC94BDB5D9ADBDF6E50EBE8DF1C43D1E39C3BD3F73013EBE8902BE9B8C473D7E7CAA3D64B8D7BD8CEB4EBC32E1A9BDF1F709BE6EBD2BBD269043BE1D008BBD4B912BBE0399563D662BE53D9298083E895DA6BD9776E6BCD1641F3EF446E03D92C2663D0AD56CBE81FD0FBD4BB6423E4E38E53C06D33EBD7BAA243BF001733EC0A9CC3D9A3C1CBEB1E908BE3462043C09EEF03DD8F973BD34115CBD394887BE02475BBDE8AE8C3D359D123DB6B71ABEE693AA3D3C58C4BD62D918BE20A6EE3CF77732BE87FF8CBD134706BEAA582FBD8DF21BBC7ADB24BD3D19C4BD0485B5BDB9948BBE4225BEBC18442B3E0E12AF3C3434CC3DA81D09BC9C20483B41E80D3DAAF4763DDB266A3DBED2D3BD52EC8EBC93D418BEB8F1C23DD073CA3BAC91BCBCA89006BED689CC3C4742AA3D479F263D210CAB3DC8387ABDA6F3A03D6A78CC3CD77191BE50C17DBB8C91D1BDC85C29BC59CCA9BDA85CABBD123ED43D151072BD2955813C5294973DAE3C31BDD70805BE4DA2523CC26B15BD1E78CABDC8D86DBB43C10C3E292FCF3DD7920F3E35DD0F3E5BF3AA3CC846CB3B0C8ED8BD4E1DDF3D609C22BDAA68083D7D2A2D3E50EDDC3A323A0BBE7F4EBBBD0CAE09BD2E72073EA51CAABC020316BD8D46BFBDE475113DCD74803C2F03993D4B92AEBDF8DC853D1CAD08BE2D2B94BDE7A480BDF6CB24BD8BE22A3D0FA273BE9C5382BC0248D2BCB9EC0BBEE338EEBCC068483DC61690BD7DCA3ABDE876423D54A979BD77E3FC3D92B2073D8AA1FD3CF82C603D6E92063EA356A0BD3DC8D43D9B03AABDBF10103DECA10A3D8617343CC575B1BD0A9DFDBDEECAD3BDDE3DA5BB78FFCDBBBD787D3D4FD61FBE11FA0E3DAC12C33DBE16863B9AAD6C3CC579C13DE9FF2E3EA8D6123EE596303EF56C07BE85F71C3E184EBCBBBC51B53D891BDCBC304D6B3BA27D63BD5C85BEBB3EE2363E5E1EE6BD854DA03D649D09BB258FE7BD1DC6093EEA60853C53632ABD0B81033DD4D0A9BD57E03F3E54500BBE006759BD4F933DBE58E11B3D994CB93D9354B33DCF18303E"> : tensor<64x16xf32>
    %v19 = stablehlo.optimization_barrier %v20 : tensor<64x16xf32>
    %v22 = stablehlo.constant dense<"0x96BAC23B4DDF1BBDFAC1C93D301C55BD52D3283D0D0E1EBD6D7682BD7A054B3B5633F43D6E0ECA3D8ED3BA3C092280BEEB042E3C8726433D7320833D076078BDBF9EE13D9274313DD89535BE8019AE3DD934313EC8BC193DFB1B89BD5D03443E1CA3E33D4EF52DBED1B5ED3D7A7B523DF245213D25E527BE4DF21FBEBFD2DE3C643B4D3E3B1ED83C3C9B943CDA3757BD3B75FEBCB262E13D8AA08EBDE2C0453E6A2D5A3DDF3D153D4F9B09BCDE238CBD9ACCB7BC234C12BE3D80F43B37C741BEEFFF5E3EAAB60DBC312D1FBEB503AD3CE5FAD33B69A579BD11189B3C8426B2BDD221A7BC3505D3BCDD30273D1CF980BDDC9BA83C1EB993BE0B4ACB3DB8002F3C"> : tensor<64xf32>
    %v21 = stablehlo.optimization_barrier %v22 : tensor<64xf32>
    %v24 = stablehlo.constant dense<"0xC2BD333D75DAB0BC5EE7873DA0D1BCB995FE633DB250B1BC68F3A2BD0ACBDDBDFC98823D04A8FE3C64FF2FBCD7F5E23DD386943C9CBB9C3DCCA68B3D245C543DABC1CDBCFBF1D5BD3EBC65BD9E50A6BDCEEBB63DFF24B5BE0A30553EDAB38CBD5AF0103E4011673D97C6843DCA3913BE9042EA3D368738BD528E263D9AF8E6BDB6E005BDC51E62BDBBE3EE3CF30B6C3DC8EB36BBFC389B3D02A9923DDFD69ABCD0A94FBD68A250BEEC2DBB3DC4776ABC08FCCF3B5E4A533C6E2093BDACF8C7BC677B363D0AF214BED94CE4BCC88E543D24C31EBEA043E1BDB6EE053E2EE0543E7B74F13CB138A33DCD2AD3BD71ED113EBEB35A3B109AD5BBBED8543D023434BD8CB2FCBC6254D4BB0704DBBDB4F66CBD6BEF93BE43CBDEBD6EC15B3DA0AFF03DEE06C63C73C5D1BD16E474BCC8DCCEBD3A08F8BD2095D33D4F089DBC5A9B2EBDF6754C3D1EB9043EC8FDA83CD4F59ABCA20A5A3DB8D53BBAE07655BDDA6A31BE968A20BDC578983CBCEB24BD9EE0433EFB08803ED4DF1B3EEF4F8CBD27C16F3D5FFC5D3DF397893DC222D7BDD4CACA3D2984453EE11DB83D4CF04A3EADD9873CCCDA8D3D3060443E3BC3DBBD9E8499BCF24B2ABD14E7EB3D2FF1F0BD65A75C3DC8B3D9BC5AB9B73D83038DBCB056593C418B083D6CD3EABD42546B3C709AC9BB8F57ACBC91FD2D3D7A85A4BD3C0D7D3D7E0C3FBDAECE28BD7E92EEBDF86636BEBDCF7BBDC898393D7C1D36BCBB621A3EE732B9BDE8FCC3BCC92742BE2455BF3D713C0DBE16DF303DD5A7E33C4A9D7E3ED093193EECA7D23DFBA9823CEF34103EA5650EBD8760DEBDE507BF3DF2878B3CC678AABD2B093F3DA4FB7C3D21291CBE0564F43D947C4A3E6D5647BDA7CD38BE4B71683DAF4566BCF6339F3D2DDF153EFC4AADBC7331253E691048BECF8776BD790B533D54908B3DBC9EDEBBF59C3C3D722BFEBD5AE582BEA38ED33DC773393E6462F9BA2D35E6BDA10084BDC284AF3D8CFC86BC57CB163E3187153E5782ED3D685067BB23C9C43DD2A4A53DC5F00A3D01ED853CF282923C2741DDBDA634383D3F41EDBDDC8C67BCDDADA33D4FCF8B3D93A41EBE305AC7BCD991DABDC4F4273C2916D5BDEE1CD53D4A2E07BD7E02103D3FDEABBD0A377DBD78664BBBC8146C3CC4E048BEE2F6AD3B787E2DBE00F83E39D81D63BEEB402EBDEEC4E83D65B7313EC76D84BD0189233ED102A5BDECE7BD3B9AB7BB3D0A0BFDBCE3FAFB3C1C08093DFF70AC3DC8A7BB3CAB9D16BD50428BBDD71EE1BD62D8A5BCE067313D8F50C23C30C0DFBCA7099B3C5A9251BDFEAB79BC683E363DE9F5D3BCCCDFC03D8084103EE0A420BCA909783D7043A33CF03FDF3CDD02803C5010103E1B43AD3CF4C5A7BB6DEEB33DCEF8483D3E9CFE3DA7489FBD2747783D778D3BBE1A50413C2270DFBD2E1619BE79581CBDD07FC2BDA17898BC904E99BEE26C2B3EDC0493BEF010A6BD69CA1C3EB620BEBD9EAF043E5EB7F03DA559C23C14F6EBBC49A163BC008CDE399848F63D2306FB3D6C2C3FBE00CEBE3DFCD1993DC63FE2BDB138A43D76C9B53DD1D77C3DF62ACC3C10CE7A3D7F5BCA3D0417A8BDBE7356BDB4B398BD600F143E1862093D591B80BDC89BBDBD27CE0FBEB824113D40DDCB3D4279FA3D41439DBD1440A7BDEFF880BDE04752BDAECF1DBE69B21B3EC3AE143D94E81DBD3C988FBE091A323ED302833D19F0B33C72FA963D15E39EBD37EF863DFDCC80BD54DFE03CDC4CA93B6CD309BEE8AD15BEFF3EFD3DDECF193E8690233C6F8592BD9ABF7EBDD0131FBB64AE0FBEFA4EB43D98EFF2BDB51321BEB07502BDAE9F3F3EFDB79EBD945964BDDEC9DABD98304F3D40A3763C30F51CBA572587BDAA93D23C13819A3D1A605DBD3A2048BDB3D3BBBDDE7CBDBCB5D0B13D89EDB9BD1458C43CC410D03D0ADAB9BDB04E263D11C2533D87FC0FBE31B5C83D151EF5BDF6328ABCF44312BEF3F335BEC6B1E5BCB533213EA4624D3E16425B3E7AF4083E80442A3E7ADEC63DEED6C23D4C6B48BC273136BDE27FC83C100B8D3D08DFB6BD4E9D07BE6633D4BDDF719B3EC88FE8BD208EEB3D042A193E2034A33DB5C137BDE0454C3E5EDA343DE0DDAFBD1F9640BD92DA943CC4384E3E760626BE8C5A7CBCD28680BC72AB883D06B0A0BDE253D8BD8C3F16BD16FF2B3D54CE81BC3CE38EBDA8AEA5BBB783693CEEA9943D3F1B8CBDDECF943B3085C8BDACBE963D0900C43D04E200BD0EEDEF3DAEC8CEBC3179063E061262BD2B8473BD9F4733BE8F0B02BE873785BCF8495DBEC500A5BC8B6E813DCDA04E3D0434433C2236153DEEA978BD0A308BBDDA22DC3D0404F6BC503A153E7C1440BD8566B53DECA1043E883AC63A880E173E785D2A3E6CCB80BEE734823E3DC823BE8005833EF55EC8BDC2255BBE27CA08BED1D9D33CAD18D9BD8B1D9EBD898FFD3D68B9E6BDE93D983CDFD4D93D0C4E3CBEB55005BECA8E113D71EDAEBCC564D83C161D53BE9E50E9BDFBC1B33D9D374C3DAF23DD3DECC522BC3FF984BDE2E89CBDE6DFF1BD6BBE66BE1825263E7BC209BD6AD852BDE80EEABCB9A34F3D720ADD3A86EC75BD4963F83D45778A3D94A28DBB30D99ABCA78AE93D4010743DC58406BD36D2C43D5CD95CBEC813B73D3CA0F8BD78816CBD055020BDBC2B523EA495CCBC16FD49BC309A8E3D846136BE74E563BC4981C93DC2CFB8BDEC4C4D3DA960B8BDC1F912BEC834333D7CCBCBBC022BAB3D2276163DCCAABFBD704D0E3E187C513CDC2B993CEF190DBD2D99DEBDAB54133ED435543D24C52E3D792B30BD40F6EC3DB926B0BD463BC4BD114F623EC0530C3D996FF03DF6BD9D3DE0F9333E2359A93D6BA0863DE422BCBDE8071B3DF217DABD3A5A44BD3CE9203CB0ED5D3DB7841E3EB66F7ABD9E25E3BD8AF88B3CE4BD00BE36873D3E3645163ED2878BBDA0F2113B3A66FC3D4430C7BD75AE2EBDF099D13C45100B3E989A2A3DE02B2FBD60283E3C2E84CF3C4409423C7A6DB73CB88E703C15C3703D2437CF3C5AC084BC0834D23BA27928BEE65935BDB7F2223EEE5C23BB7930333DF7DED13D972301BD6A2869BD9B57A43D26AA17BED2C76D3D9BDF763DF9B2ADBC5C09D43CA24D923D1EB723BCBAAE6FBE58A93F3D363BBDBD68293FBD9AAB8DBD9D564DBDD28133BECAB943BE0AEF36BCB43C0BBCD822173DA97413BED8475EBD07D7943D00C354BB1D52A6BD1EF8373EAAB021BE6BC2A7BD25F705BE828A90BDEBCAB03ECDF5FEBD410CC9BC0947C7BC82204ABD4684DC3DCC767CBD50B9E03D1A12F83DE6111EBDEDBB173ED6AA15BEE8D2F73C0AF6DE3D4C7AB7BD6938ABBBC8BCAE3DC957943D7B681A3D90274A3E36AD57BC9DA1F13D27BA493EB86397BDD42B03BDB842ABBDBACB4E3D7685263E4B4C18BE37B977BDD224DEBC07F2813E3E1AFDBCE64A0E3DC061CBBDB88EE93D6A12A5BDE7A568BC3E93CDBDCC9000BCC6DA37BD87F5CA3C9CB7323D6CF7443E9A2789BDF9A1033E5E5F933D06A62BBB17EBF83C40E568BA8823B33D0725873D5A5A653DCA73523DEE600CBE4A7DED3D96B0F53D09A0443DE769183D040BA9BD1F44843CD491C33D6A1B01BE7418BDBCA9B0CDBC88E90E3E5F9E7DBDDC6D05BE78C2E9BB1DC5023EAE47BD3B8CFBC6BC899F5B3C6A5A333EFF1CB4BCE247053C63F1C23D48FC95BD074830BE4412AA3CB5F83DBD4621213D4484C53CFA9E3F3D9D4C01BEA002CD3BFDDD50BD43B5593D0E665EBD4E97003E0E31C8BDA21F4EBE30BFAB3B2024FEBC1FA876BDE26012BCEAB62A3EC0998DBC0F2D6ABDD0432E3E5B9ACC3DB2681C3D82C2EFBC7252843D5CF2B0BDA4F920BDE2B8D6BD58329C3D06FFF83D943AAA3C9AC7483E66D92EBE14BDDA3B62B331BE6E6FE63D83AF0A3E28A410BE2A74F7BCDAC0E53CC06117BE5C83FFBDF0A4EEBD09410BBD0255A2BD8015CFBD941A8EBDD80503BB67DDBDBCCEE03CBC9412D93D864984BC00F8D1BC3596483D5052623BC37D023EB042213DCAC3553D771AABBD57383ABD92552E3D7E508D3D5FE9ACBD24E50DBDF53F24BE49BE1EBEA599BF3DBFE80FBC30CFBFBB0EA87B3DF21B353C0EBD053B275AAABD622667BD8ADC333D9417EB3DDA16BD3DA63CBCBDB12CACBD44561D3DCF62913D0457293DFE5D203D50250D3E220D0FBC179FFF3D1A94C43DA7D531BDDD8E2DBECC7B443D0C63EE3D4E50553D850FE9BD56FE30BE6047E93B5604453EB8090CBE545E71BD29407B3DF1EDCE3D22D39CBD947C52BCDC86843C4B8EE4BD2832F23CA44F0CBEB6330C3C6752CD3D027B343DC4D800BE70E7E43D9A73A83D76A28D3B62788C3DF0E3BFBC43B8EEBD4A6373BD5AA6173DECFEDF3DC8B437BDF1DDE5BCF857AF3BB5723CBD362449BE90470FBE7F1D9D3D769B2BBE17C62BBEFDC60CBE444DFBBCC4A7073E123A843D6B41F0BC49BDB1BC287AF93CE82AA5B9B07939BE824D093E558F7F3D435F9CBD249654BCFECC9A3D8A435BBC58A670BD7E31C2BB55553C3EB94C15BD32B7EB3D3CD8223DFC50C9BD6F85723DFB89753DCF68EB3D1C48403E2F45DE3D9689293D4CDA513DB14BB93DCD289ABD50B38EBD146EDB3DDFE4DFBD8DB20CBCAAA4183E54D8923DC0FDE13DA9320CBDCBA3EB3DE6398EBCF6B53EBD438970BD7AB17ABDEAA7F93D489407BD0537DDBD0AF3B13D97CDAA3D7A41013E7C0EE0BD1172E6BD466278BE761E5C3D482BE0BA04C153BDCA870A3E629FA6BDB47B5EBDCEFBCBBDE6558ABD5C39F4BC741854BD775C19BDD60605BEC1BE09BEC6D682BD6A411F3C98F6CCBDC72E46BD9929BABCC13DF5BD445F08BEA6AC3DBD56F00C3E409D093CE445C0BC38D971BD400563BDF67B683D12DCA3BDA0D33B3EE9E0C0BCF4331E3DE1B59EBC2F24BE3D8B6EAF3DF846AABDC2F33C3E40C27FBC2FAE2EBE26F7743D1A61653DD3D0053DD6D79F3D7801B43D28CCF9BD6CDD49BCC4C70C3C8E7683BC374230BEB607CEBC6ACB323B1281553E027C30BDD8995ABD12AB433D70C129BDD2488C3D97E02F3E12899EBDE87F303DB98BB43D73D7B0BD3DCD4C3EBBF12E3D3C82993C4C0922BEC62D31BD7E4F36BEFE8BCB3D68D3BCBDE35D373DE829813DD9E9473C66A17ABDF38C993D5405B7BD34D861BEF0EE0BBEEEB7803D4D2E183E188C34BD20E88BBDCA2DE53CF08317BE1CB486BD7F1304BE0182A9BBBEDE9ABEEDE23ABEEF8514BE357A19BDB581A33DD7D891BC62E4313E1A1327BBFF81C3BDBC472BBD32F4523D252FD03C22C5603EA04F5D3B20EBDFBDFD35D6BD7B5E0C3D700599BE5EB3A93DB6C09E3DDC1E59BD0ECDC43C51FDFE3DC041FF3D0644ED3D637FA63D11D439BCDB18C7BDD19D70BEE6B6453E3974BD3DB019B3BDFF75C93D60800BBC2F75ABBD3EC6ACBD38A2523EB7530CBE092EE5BDE9C4A63D8293AD3DBD1F4F3D3DFCB1BD3E7F1DBDC5E8B8BD224A6DBDFBB42C3E08AEB33B67BF4F3D8EBBD0BD4881A5BD4D2E593D4486CE3D3FCEB2BCF3011A3E0A06683EE81052BEED4D5FBC4AD8183DB03F25BDE6D4303ED9B5DC3C7FF78F3CAA3923BE0A78063EE02EC5BBB89A573D525742BC5DB124BDA89973BC5E8E24BEA4CBA4BBAC7CD13DC470A03DFBA6FCBDBD3A9C3DCA8D53BD0BE9B5BDCE70993D11B4813D2EDE23BDBEF1D03DE29BD6BB437C2C3EC0E7FEBD1389DABC382E92BD6854F7BDE25DF3BDA21CCF3DCF0F503DED02F5BDE15C8BBDD11E20BD1DDE103D4B83D1BD041B233E4935CD3B4856063EEB0D853D729F59BD32ED00BD76FE8D3DEDE1703D21101B3D90D6973D"> : tensor<16x64xf32>
    %v23 = stablehlo.optimization_barrier %v24 : tensor<16x64xf32>
    %v26 = stablehlo.constant dense<"0xB499F93D4DD5D0BD1F7227BEA7F1BCBDFA60F83D2D9F9FBCBAC282BD86060B3D65C8933D96D7E5BD1851CBBD1FF8B8BBAF3040BCAC9999BDDBE4653EFAE4FA3D"> : tensor<16xf32>
    %v25 = stablehlo.optimization_barrier %v26 : tensor<16xf32>
    %v28 = stablehlo.constant dense<"0xD3B17B3F7167883F89EE603F29B98B3F15DC7A3F9EC66D3FB6C75C3FF8618A3FC1C5803F97C9703F78B48C3F9839793F222C833F6777733FD813853FF20E623F"> : tensor<16xf32>
    %v27 = stablehlo.optimization_barrier %v28 : tensor<16xf32>
    %v30 = stablehlo.constant dense<"0xC5C166BD934613BB6D10A8BD5A240EBD5DA97D3D68B328BD4A85293DB678593DDCE7C5BC57B812BE5649ED3D729FE33D82CF453DCC020D3C8C56F3BC6CE70ABD55EE62BD7838463D92310BBE9AE8363C8B98303DFA355CBE27AF70BD604E20BE4E581ABE6CFD893D6894A5BD18E96A3EE07134BD23BE88BD43FD1BBDEAC2E13BEA4FF13CFE148D3C0670F83C722CDC3DEF910D3E5C6CAC3BEEBD453D5312C2BD8AA559BD6BE048BD8A9E133EB7C3ABBD2537B53CDAC2BB3B3934A33D1CF782BD002880BB9F72063EA29DF93C6ED89BBDD16BF63D5787A43CA2B60DBD38AECA3DACC63D3E351FE5BCE6A695BD5A4255BEADD8413E16C701BDAFE5FDBC47B9D3BD7CDD05BB53BF02BE9AB9223E7C35CF3DD88414BD7797F2BD71DD583D85A8ACBDB788123E90EBC6BAD42A9C3CCE950ABE9212A53C2403D4BD4405B53D32F352BEDCB74FBD05EE6B3E57F491BD0804D33DA560F43D00D8D237B56B0D3DAFF6153E9ABC893DD49A8DBDE07BF93D73FF0A3E31CFCEBD84643E3DD1BF8F3D247B3B3DACB5D0BC5528E2BDBA95383DF1FB28BE982027BD735346BE4064C8BDF3B5C73C72600FBE42CFFD3DF09DA43DC0EE663D1404833DF6F9273E0AB2233D950920BE60F02CBD4869F6BD53D9923C282927BE7F4F243C802D86BA16B7413DB904B0BD00F214BD909541BEF703D9BC5208113C52A9C5BDE3E7AEBBC67806BEE680513D"> : tensor<8x16xf32>
    %v29 = stablehlo.optimization_barrier %v30 : tensor<8x16xf32>
    %v32 = stablehlo.constant dense<"0xFBC3B7BDB29C98BCAEDF3B3E9D61993D9BF91C3EADC8903D29E180BB35252A3EE7C9163D5FADD53CD80954BD4DE9F1BDA509A93D3A5306BD9210583DE6C82CBC883FC33D984C75BD20A8B03CF477E73D41D8F13D3781A43BF0D547BD0A85FF3DEFF2043EFC1544BCEAB30E3EDAFDA13D5EFB85BDC8F9833CAD4DEBBD8C69813BEF2B9BBC6649713C0C8DAA3DFC7BCABDFCDB8BBEE85ED83DB22602BC165BBE3D24D65E3D2945583E82262FBEF96F413EB152893C0C6B57BD8FE2233E25F81A3E66D7AEBD13F40BBDDEF9123EE58CE8BD23C5A33D744C683D0DDDACBCB7592FBDCE82DE3DD6903D3C1ED3D6BD9AC9623D5FD2FEBD5A40FFBCA58B993DAC55DFBDD4562F3EE5498B3DF6E1AE3CBA37C8BD48D5D23C08FB833AEB73A43DE0FEF7BCCC0D4C3DC51700BE7C06C4BD148B2EBDC9CA4BBEC0FA7AB9BE65D8BB44D830BE90A226BC3D218EBDD45E41BD070E0F3E76BA3FBD0F2004BB50EEAFBDE16326BDBAD696BC688240BCC12D883C552AEE3D7021ECBA08B6FA3B155A0B3E1892003D58F7B53D6A42F53C1BB72DBDFB6BD93D6489C23C30338D3BF99EDE3C2155803D6FCCC93DDFDD57BEEAAB213E51F342BEDEC5C7BD44D28E3D0ABDB3BCA072EA3DE3A20CBE345BD83CD459803D2E2B9FBD053C6CBD64909EBB1F2E263DBE0377BE3451CCBC5C566E3C07E6233ED5FEDFBD3669CEBBE997E8BDAE6E76BD105168BDF27B333E48A25B3DFFCBE13DB02D233C30320B3EAC76803C2944903D9A25F8BDBE0CA4BD8919BD3D04AC763E4D6B383E66A3C1BD7063E63BE8321C3C1CA68A3ECE244DBD9C01733D431D003EF57B123DAAB0E9BD7A553D3E966A5EBE8B1C423D31211DBDB6A61ABEE01D29BD386792BDA4B1DEBD49D440BD1A435C3CB2AD2CBC20264DBEB3A876BD88E2133B78A8123E51C7133E7A7D03BEE521A6BD9E7C543CAACFCC3D9DB54A3ED24DA2BC6C510BBEB4980ABD7019A43BFA19D0BD549CE2BDCCDA883DEA3DCEBD804369BDC795E33CC92F283DF4A1B83C59C6B9BD6706C9BE3C93DABD7450303D8628C93D8FCC233E3E06783D73E2053EC0C233BC09F5A23DB63E603E00BC78BDFE7BAEBDAFE5FF3D3F10F73D481D31BEB33E0A3E091580BDAF2E9EBDB494D63D021E893D8CB17B3CE365123EE10CDB3DAC547CBEC8480F3DAA9E893D9620053D5D8440BD4DB56F3DDD4D213D2E568CBC712B733CCFE5E3BD506F3B3D2DDDBABDF7FA893DA1859FBD149313BD01A503BE8E2CE0BC0D88823D127DFFBDF39EED3D0C52F1BC2EF71EBD93D9713D6562403D23AD39BECAF7B03D10DAFC3C5010FB39B80791BE9167D8BE49F954BEA0DA533D6884BF3DBD09E93CDA1A66BCD8E960BEA08DAF3A66C6B5BDB43831BDC219BCBDEFE46D3D755DEEBC265B0F3C9A95EBBC8116F1BD54192DBE6FBCEEBDBBECC5BD0D950E3D1505573EA84D213DAC44173B0767513D68C7E3BD5FCE8E3CE2D7153D6F4869BE1D3C093D5EECBDBD9C463DBCFEB1EFBCD457F53AFAB745BD9D02D73DAF58DB3D3927A2BDAA38273D5C72C4BCBDDB193EBA2461BD10B60D3D46760DBDF1B925BE4EE8E43DA09E9B3A6E1D0DBE228DD03D40D7A23D4B043CBE1C8E16BC74D2E4BC89CE04BDA8B03ABBEBA3B4BC361C33BEB13EA13C226E1DBEACB81CBDAC4C183DEB6F5A3EA0371E3EF657B2BD5DF686BC52B4273EADFB863DFDEAAF3DC17295BDAD1F943D3E702D3D802F293E2C5B463EF88EA8BDE1AD0E3E3AA118BC3E1D233D34A1413E2E19C53D0BFB573D11CC453EE0BE663E1061B33D650D9CBDD2A8143D458695BD670FEDBC22A4123D6AE862BCFEBDF63CC26380BC80C1B6BCBAEE42BEA6E19ABCAF614FBCD6080F3EBABC643DCD01213D6FAD75BD48FE203D04EEEBBD84723D3D1C5B86BD05237FBD5DB6D83D081E29BD668DE6BCB3D8D9BD66491E3EA73989BECC52CE3D3CB332BC2A60D13C0FC4AEBD85D8BDBDB9A84C3E8D610A3D40A2003E46D20FBE0380CB3D47E9F33DE8389E3DFCCE40BE4005C8BD25F093BEBC95303D2A24873D7847983C5FC64CBD8C65EABD46873F3D17DAF3BDEF46473E441E993DDFD0013EDAC9893C6E6ED7BCBCD3D53C051DA1BDEABE3CBD29D5ACBCFB2108BEC50A723D715284BDD80B42BE96379FBDF84BF1BC3BEB8EBD9CB8A5BC6EB1D2BC5014BC3CF0621ABD6E165CBCDAD52ABEC0C31DBB0506A93D3D3BA8BC0049B1BDE935433DDC2F82BD2C35D33C3758BD3D64E2003EB6A2A23EDC941F3C8DB9B9BE98A7873AB69766BD1A912D3D0D56643D37E7873DCA6C14BC8D03B73D505092BBC675C73D9F5BBEBD2C1505BE4ACBDCBCCFCCA63DE3979ABDD9779D3AA8F4953DED174B3D3EBF05BE5A33303ED40808BC2AE7D53CB6D5163EC95CB3BD0F0B13BEF736103EC62A11BED48EEE3C05B2B5BDBD8E1F3EF839663DF2A82B3E88DD623C21377BBDA15DC13D935AC2BDC69289BDDCE8CE3D722FAA3DC8ABBCBD1A1516BDF2A6FFBBD6F70FBED135163E12BE96BD0ADF3DBC2CF807BBEE4619BCFC8CA1BE43F19A3CA36BA2BDAB2F1A3E644413BE046FBC3D2C685B3CF1BD0FBE249C193D9DFE863D10CBCBBD934636BEEFE412BDBA16283D36F8AA3C7AF786BC2E6A8FBD3365C2BC1527663D9245983DF191523E05D4D13DF2A99D3D2899A6BC1F3437BB0B5F0E3ED66661BD3839593B87A32E3DCC5BBC3D985E263E9ABED5BBB4D0633E4FD10A3D6C2975BCCBEA463DF8FCE53D1B3ED63D379A213D563382BD632302BEEA41003D288F093D0F721DBDE824993C4FA682BDD271333DF1E3063E4A7A2C3DE841553DB45A393D46FFD73D42AF7CBD702F113C9207A1BD68D13CBE9710193E595D8A3DD1797DBD36E5783EFEDEADBDE1FD4A3DA2688BBD2133F23D707C933D"> : tensor<32x16xf32>
    %v31 = stablehlo.optimization_barrier %v32 : tensor<32x16xf32>
    %v34 = stablehlo.constant dense<"0x0F0000000D0000001E0000001D00000002000000170000001F0000000F0000001B0000001D0000001C000000110000001B0000000600000000000000000000000000000018000000"> : tensor<2x9xi32>
    %v33 = stablehlo.optimization_barrier %v34 : tensor<2x9xi32>
    %v36 = stablehlo.constant dense<"0x0B0000000D000000"> : tensor<2xui32>
    %v35 = stablehlo.optimization_barrier %v36 : tensor<2xui32>
    %v37:17 = call @loss.gradient(%v1, %v3, %v5, %v7, %v9, %v11, %v13, %v15, %v17, %v19, %v21, %v23, %v25, %v27, %v29, %v31, %v33, %v35) : (tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>, tensor<2x9xi32>, tensor<2xui32>) -> (tensor<f32>, tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<32x16xf32>)
    // loss
    "check.expect_almost_eq_const"(%v37#0) {value = dense<0x40691F90> : tensor<f32>, tolerance = 1.000000e-05 : f64} : (tensor<f32>) -> ()
    // h0.attn.out_b
    "check.expect_almost_eq_const"(%v37#1) {value = dense<"0x395AF03DF0BCFBBC58D099BEE672A5BDAAF54DBEB55A99BD5EB4F03D389D95BEAD3B80BD2871B13E529CD93DCC06923E9F5ABFBEA4D29F3C6C2C9E3DE933163E"> : tensor<16xf32>, tolerance = 3.737383e-06 : f64} : (tensor<16xf32>) -> ()
    // h0.attn.out_w
    "check.expect_almost_eq_const"(%v37#2) {value = dense<"0xAC357A3C1AC4A7BCD7E499BD0748B0BC1B9F02BDB29B5BBDC6E0103D364091BD624C85BBF0A7B03D52EACF3C021FAA3DB75D02BEC54B493CDBDA0C3D176D313DACE889BDB3E3BB3C7F90BE3DE51AB73CF7648B3D73A1283B606590B9EF6C083EFD7901BC1089B8BDD262083C3D39ACBDB510383E3BAEABBCE4BB8CBC5060DBBD5FC1073E6C13F5BC35420ABE2880A9BC0FC802BE49DC7D3BC562163D489B26BEC01F01BDBFBC2D3E824126BCA392183E6B8A62BEDD881ABD618725BB43F31E3E051906BD6E7DA43CF2292C3D582C843C768A203DFE91813C17A790BCE6BA0C3D874FA03B618571BDDAB39E3B54F65FBD9491953DBE1BB33CA862A0BBE9B35ABDEACE733D8A3A17BC1FDFF2BC1D285DBC9C9641BDCDE4323C94FD153C6BEE0CBDAF442C3BC7383A3D543BCEBCB1FBBF3CBDECE6BC281B24BD4D57E5BCA72F4D3DD7380CBCF88DF03C8E8785BD8EC9483ADEA486BC4F0A91BCA5E5043DEF0282BDEA90B1BC5BDC253DBF1F673D8A4DA13C948A5BBC58E35E3DD1979E3C9A7015BDC19DCEBCE83A8F3C21E4143D5704EEBB17DC873C7EC59A3C90C1DDBC4DFA6D3D9ED7B83CD8E16CBD557DB5BC126464BD70C8AD3D604136B68CEACABCE89BBEBCF7EAD0BCFD47A33A802E163D3FAD4A3C1BB5FC3CE7E155BB3D5A4D3B42553C3D6252893A015C30BDDD3016BC199933BDBAF8A13DC4168E393C68293B07E937BDB1FF863D81A4ABBB276DF7BD38A8C0BC0E87CEBD6203CA39CFEF4B3DA2C90DBE03A037BDACC4193E50E5223D611FE53DB0B906BE6813BB3C5173BB3CC77D4D3D80EB52BDB0BD283D2623443D0098C43B43D2E63C56E0233D0DB88CBC0831873D1C08BB3B6FB3A5BD1687E4BBC2B8D2BDE2C1073E13B0AD3A147E0D3B9F1A65BD9B49F03C168683BBD25BA9BCA24813BC7FDCDBBCFD73EABADD6E0B3DEABE9FBC2A0AA8BCD3A9683D2B4FA23B7B6D8C3C8598C03C1610ABBC1C4715BCDDAABDBCED16C63B8D63C13C8184D6BCB19640BB8EFCA23B799BA2BB72E4333C5C6807BC06F809BC539F113CE32BEC3C0FD43C3C8531613C84E711BCF0BDBABC4ABBACBC4C2C5E3B76F03E3CCE0DDA3B4877C8BBC9E105385D8D953AF5F1123CE07EE03C164489BC98D1FD3CA1AD093CC76EF23CEBFA6CBBB23D20BD6856BBB88335D2BC7BE07D3C9982BDBAD64D9DBC498D19BC21897BBCE34DB7BB30C3663C46BF03BCF26A5FBC2C93173DBFFEEF3B05DFD73CD1A0273C5DD621BCAA1588BC0F6275BC4E92453C492583BCB911F93C395B923C9A08293D677CD2BCE8DA87BC3ED9033CE6AAAE3C232F0EBD06346DBC1FEB203C0D59F4BC98516FBBC3BFC5BC6BE5CA3B7DB2A6BCD3A16FBBEB95053DBCF89C3CB28FB53C71EA423C0BE021BB3326BE3BAF0BB6BB28A00EBD58D02B3B842A27BD547F243DE3EEBB3C1457483C1B56C4BC"> : tensor<16x16xf32>, tolerance = 2.212311e-06 : f64} : (tensor<16x16xf32>) -> ()
    // h0.attn.qkv_b
    "check.expect_almost_eq_const"(%v37#3) {value = dense<"0xFE80513B54125FBB8C1A833ACE26D4BAD6534ABBCA9242BB4020CBBA562CA3BBD430F1BAA17189BB7F43B4BBEB04B6BBBBE9B63B58C80DBC30B028BB5F085EBB0000002E0000B8AF0000C02E0000802E0000A02E0000002F0000802F0000402F0000802D0000ACAF00000000000088B00000702F000040AF000030B00000B02FDE7CD8BD843591BC3905AA3DE92E323E3A44D3BDF1ABA13D65BC5A3D1EB22E3DCCBBEE3C0D0536BEDD9B123EC6080FBD651E00BE806BC7B9626625BDE2DABEBD"> : tensor<48xf32>, tolerance = 1.777536e-06 : f64} : (tensor<48xf32>) -> ()
    // h0.attn.qkv_w
    "check.expect_almost_eq_const"(%v37#4) {value = dense<"0x092461BB69644ABBA0404CBB54058A39243850BB2DA8F9BA981060B92B22F0BAAEFC043B4FACB3BBD7AEC93A568C7A3BEA7B38BBDC4F88B947C1AC3A12013F3AD50EB7BA3FDDBAB844BED43A4151B23A56D2453AC3F78DBA1D880B3B176E333A413AA23BF7C4D7386E6D043BC9E233BBC9290C3A866E5C3AAAC89D37A832093C79DDEF3C1106BA3B86DB10BD63FC95BD2B6C1A3D4D48E7BCCCF0B2BCFA6FDDBBAD9680BCE5CBA33DE83987BD970655BCB7F3603D12D973BC9B0E653C235D0A3D960BFABB09C9E2BB5396A0BBC177A7BB5BDF4EBC52ACD8BABE52F93A2BBAB7BB08F884BBD2265839437283BBE4E264BA7C7E1B3CCA61EABB852A4ABB4C71A6BBC13E7B3BF331D43B9A3437BBB852563B699E3F3B7B1D80BA3BF6B73B8C45F3BB6B6019B9447781BAF4F5B2BBAA819E3BD6B40A3B144B9C3BB9A0AE395E0ECABA8DA34DBC5BF78ABCA114183CC18889BB8F86913B5C771FBCD3D33F3C966DAA3C9436133CE9142EBC020A883C5C3C60BB92A55E3B0F185F3B7B511DBCDA386BBC6C91003C21097E3BA2DED13B18E0A23B33C7623C7C9365BBE6AE18BB44ACB43B4EC9043B3764A53A1FFD153A2194D6BB1F6277BB7DFF063B49238F3B28B69A3BA12E8A39A9F692B94A1FA7BA794059BBA6D1C23AC2FEACBB61F83E3B9560AABA4D746B3B904654BBC1128E3B54E8AF3B3AEF84BAA7E8AB3B5877063C47B4DA3B83A904BD7765333C0DCAA13C421890BC5CA3213B9A2FDF3CE637D73B1278373D7E3CA7BB363793BCAEA7A4BC543D47BD9CD10FBDE63E77BD396A2BBD443B52BD2AD48CBBE39F62BB09898EBB5BED38B91777D8BBCAC23EBB3009B2BA22C68CBB12DE393BB17651BCD39724BB1FCCE2BBD95DA53B57E140BC30F68DBA8E89B6BAEC613E3B0E045637885C373BF034AB381A258CBAB56056BB947534BB41A58DBB7E9ABC3BF335B83B83DEB93B2F296EBCEFE4013B4453D0BB612317BB6C295FB9C5D078BD3EEC81BC0772673DD66BDE3D6B40B8BC65AF013D5528003D0C91153DC51CA63C45D2DFBD40B5E43D41F5763C2B2D4FBDEC103A3D6B29E03BEB78E6BCCB8A893B4343A13A25A5ABB9230AF9B94906D6BA3EFC983A4498A2BAC9E042BB7637B5BADB07C2BB7D03AFBB6EE015BBC3398F3B280EF9BB634F09BB5DBF49BBBD2E573ACBA7783B4C450DBB44DA05BAD04E953BD90241BA90BF893B7457BDBBD4B9A23B291126BB3419E93A65F35DBBD6743238415F803B41C1683B8DAC653C058197BD854AD43AC7A2213D5387CE3DB5C0A7BDBA035D3D7C9B083DAA720B3DB95A3E3CE9A5C5BD1634983D53CC2FBD601FCBBD94D2E7BC61C81CBD953571BDC9867CBB126CF039C77F0FBBF19236BAC1A02F3AE4CB7DB9C16C4C3BA719C03BCDB9903B0A460BBA04E59E3BE52A693AE04B83BB69CF943B37ED743BBDFCDA3B8E583C3B66B2413B3538C5BBEB813CBB2578293A534EB0BAD05CE53A55868DBB277E0ABB363DE337906317BB3B27E8BA6F7421382CC746BB831F8ABA48A488BB10AF223D9E37133CF90DB7BC1C9DA4BD3113753D6EB408BDCEEAD0BCB74AECBB4EF64FBC5AD46F3D466A5CBDDC4AD83C7690693DD9F1153C148CD03CD3C2193DA3708ABBC661063A8CE45FBBAD55F9BAA1877BBB96C9D4B99A02323B1BDFF33A8E9D603BACBCB8BB2FDED03A5B1A1D3B6DEF72BB64089C3A3326A03BA1B1943B70126DBBEE3295BB4326413AD994A6BAB58B95BBAA726E3B89D8AABB1EA50A3C370537BB5A22563BF2D992B9580517BC72F34FBAEBD81FBC55D126BC343C86BB0B1D8D3DEB879A3C0B6865BD95F04ABD727FCA3C3B85E4BC3B651CBDD79E64BD4BDF94BC5156B23D546D76BD51BB233DE342963DD6C1C53C61E3513D6833A03D69F120BB039EC6BA1BD5393BBE5138BBEDD8093B287093BB87136D3B833B973B215AA5BB369A293C537997BB44466FBB7D0ACD3B56B9EE3A4F51B63B1C04473B9C9B123B38B54E3B4702B9BB4BA61EBBC77B3D3B0385253A59A2373BE5F84FBB88BE29BCF3AE87BB618710BB4991FA3BE6C9F9BA0B38A7BA42980A3AF7B040BC1DB62F3DB2D54E3CA0AFC7BC04BD53BDF90A523CF3C05EBC0ED795BC5C6EB8BC6AC017BC20C4303D953667BDD6C71D3C11A6B73CBB63CABC782DE1BBA638113C964D9ABB0A86D8BB71C32BBA060DE8BB2DFF21BC3DF8D4BB2CBB883B4DE4FBBADFA64CBBE3F06E3BFC69FABA787161BB3E18A33B7DA833BB8E0699B808D6BFB886AE1A3BF283C93BAECE15BC435D11BB01A5493BD7CC143AEB43CD3B60358FBB6AB1E3BB31A99FBBD87CE1BBB417E33B3FFD7937B1042CBAC74E53BB893CB8BB126D27BDCB22D4BA717ECA3B16642E3D2E21BCBC9373F33CCF162B3C5B4C243D4567123BE275DDBC49ABC93C08D6B1BC5880B8BB817F45BCE7B405BCDB9569BC79DC833B467CCF3B13244A3B7338AE3B0AD2053CFA80FA3B810A4BBBE2ABAE3AC6CA6EBA7B013D3C40A0D33B95D3763BC8F4ADBBA53D1B3C084712BC58B691BB6F4A4DBB6C6525BBB078273B5D8ECD3A789884BB6C3EEEBABD34AB383768D93B2DE1A33BCAABACB9AF1CFABBDF2B7B3CFDAE803A3CBE523CC32A8F3B5984D93B9786A23D5A3E7C3C4427C8BDA64130BEB5E4B33D1D4788BDDD3749BD93C08EBC6BFEEEBC7AB7403EE0A81FBE02B0A1BBD295D93DDC7A37BD1D4B323CD80E9E3D62F6D13B906CB2B84EE309BA6331043C48B92D3C75D0AE39379EC4BB7B92013B0FA32E3C7C4192BC915D8BBBDE7FE0BB397B3C3A7F1AF8BB265E0E3CC317243C506819BB4BEA8FBB6DF7B43B8D434BB942E30ABB1A23BBBA979EA5BBD69BE73ADBBE7C3B9D04103C2AB9F43BD93FC0BC72B0D8B8F73C85BCC259AFBBE95A403AEA4C37BC66EA033CDC5DD83CEB089D3D805821BDEF69863C99327DBB3EE3EABCA505A7BB02D688BDCFB94D3D4D3BA53C3A2E20BDE9E1A53C5B0B9C3C1AAB0A3C8AE8A7BAF3D56D3BDB3B83BAC13BAC3A769A9ABA98D3C13BEB608DBA718224BBE20775BB8A33C23BB70F623BF59E173C7E7280BB888FC63BF2DB55BBF2BDE7BB4D914DBBE7C1E4BB02962B3C3948B23BE60098BB613A7A3BE888DDBB04CD1D3CD6411A3ADD07933AFA5D903B14FFD73B2769BBB97271E73B8E9F0F3B557F43BBD1838D3C51F3E3BCE956123DA66FA3B833DD6CBC4F455BBC85DFAA3CDAC630BD172AAB3C13D1EBBC6003FC3CFCA0653C738A7BBC8584183DD6FD54BC14C925BD8F7DF73BA741AF3B6063D93BB5B8E33A73DC003C2E229F3BFB1B80BA553C233B2C7B3DBBE1F6723C7D8B703BC627083BE5284EBBBE88223C814A69BBDE58E5BAB87E4CB4404B78B9DB3B2EBAFA3E323A8A2D1E3A313D933B04C50EBB315742B92B79E2BB9A56F1BAC011A7BB35AF083CD92EF2B9F5F13F3ACAE8733A727715BC54E87ABCA3C246BC7639CC3CFC22413DE69169BCCC7A143CC2BE9F3CC8253A3BB814843C8CF85FBDBEA55D3D28B2A83CC1171DBDED1ECB3CDD275BBC7451ACBC9626863B43F5C839BABC173B74439F3A6AC7543B9784503A5545AFBA29B02BBAD0F12DBA6AE7CA3AADC69FBA2BFFB83AB4F6C1B8E6F7AE3A3991A9B85E330DB98CE8423A47EC0ABABC1B593BF750273B6F8E913AE9E9033B6FE728BBE61842BB83033DB7C2E52D3B7C83893ADC07CCBB17DB4D3A646795BB76514AB9D30C41BB9983B5BCFFDA8BBCF58F443D7561853DA1859EBCC64B333CD19DE03CAA8F863BFC02AE3CD40CB7BDBA2B9E3D2563AB3C431B71BD97DAF53C2F464EBCD18012BD1EABC1BB65DEEC39089B79BB816E4E3B88B4C039AFDCAF3912C75CBA4A088C3AA628303B2D3741BB4225A03B79C9DEB964AB3DBB8217CFB9F4D4D0BB1647B6BA3770D2B9E45800BBC42FF2BA434692BB6D9361BB5F0CA4BBA7C91ABA278B533B1367C33B06E9B23ABA052DB938013B3B7983AEB99856963BD7E8333B2BE4CF3B13E9DE3CD4338F3CF5EB49BDCB6891BD96D12E3D469FB5BC74AD11BDDE2910BC3DB5ABBCEEDDB83DBF819FBDD22112BC296C613DD0F0B2BC63E6B83CAB41483D25DE2A3B9AE48B3BDC10333B7455B7BB34FD3EBB90CF413B5E438A3B53C7873AD8E5FFBABE1F7F3A8538293BCDD3493CC4AB1EBCECE0163C23E5AD3B21491B3AC1074BBB311C6EBBBC538E3B22279D3A5BF6113A1651C53BEEA463BBEC1EBE3B649298BB26A16ABB06E5F93BE40C59BB864409BB8A4E2DBBA1730FBB81C90D39F4E06B3DD39B4E3CCA4C4EBDD7B271BDF7A1FB3C7334D7BC5DF885BC5BD60FBD20A947BCD628D23DFA4A89BD8AC3673C0547A33DEEC7C73C33B7273D2E23753D"> : tensor<16x48xf32>, tolerance = 1.881999e-06 : f64} : (tensor<16x48xf32>) -> ()
    // h0.ln_1.b
    "check.expect_almost_eq_const"(%v37#5) {value = dense<"0xEBAA90BB49CA333DE1AA833C9106803CB938C0BC804C88BC06DA1E3C2798A2BC9F7E2DBD59B692BCD591033C3B93C03CAD9697BBBCA904BDDA6D5E3D207D86BC"> : tensor<16xf32>, tolerance = 5.430398e-07 : f64} : (tensor<16xf32>) -> ()
    // h0.ln_1.g
    "check.expect_almost_eq_const"(%v37#6) {value = dense<"0x21D4DB3B80A9913CBB7B56BC7AB21E3CFA8DA4BCE4A9893B65E88F3A2C0ECD3B0F574CBB96DBAA3CD4A6133CAC20BB3BFDC0BFBB27AF84BCDD3F3B3C8ADF3E3C"> : tensor<16xf32>, tolerance = 2.085666e-07 : f64} : (tensor<16xf32>) -> ()
    // h0.ln_2.b
    "check.expect_almost_eq_const"(%v37#7) {value = dense<"0xF867BF3BDA51323CF17C09BD7A1754BC4C85D9BBDC06ACBBB7340F3C006046B89FED37BC2EBBD33C626AADBB2828FC3C7212E7BCE717C2BABE0B9A3C28438DBA"> : tensor<16xf32>, tolerance = 3.356642e-07 : f64} : (tensor<16xf32>) -> ()
    // h0.ln_2.g
    "check.expect_almost_eq_const"(%v37#8) {value = dense<"0x75CA7B3B6582203C97A49CBCE70C8F3BF437D03950D8FB3A8960C9BBB459E63C38B6AE3CB5F5CF3B974A63BAA8241A3BF45C10BC23DD673BC136E1BC4DE4C9BB"> : tensor<16xf32>, tolerance = 2.811895e-07 : f64} : (tensor<16xf32>) -> ()
    // h0.mlp.down_b
    "check.expect_almost_eq_const"(%v37#9) {value = dense<"0x9CBF063E3EEB80BDBDB987BDD5577E3D0D3817BEE5E52EBDD6F21E3DE9A176BE178A59BC95E8333E7050F8BBDB9F033ECFBC38BD39A5883D5BF3AB3D808F1A3E"> : tensor<16xf32>, tolerance = 2.408520e-06 : f64} : (tensor<16xf32>) -> ()
    // h0.mlp.down_w
    "check.expect_almost_eq_const"(%v37#10) {value = dense<"0x8C6B283B68E752BCB8128CBC38DBC93BCC5CCFBC9332413B9BE9013D8E1DFDBC7660863BDE35C53C504C4DBCC7E60C3CBC2FEB3CABC6853B6CB2DC3B8F83213DDB1C7DBBF0110B3DB1A899BB35C841BAAD6BA73B03DFAE3BCB69FDBC2DF087BC3ECC9DBB2C6D23BB8F4EBF3CFBA1B93CA5884E3C891C233C304F2FBC23E8F2BC614D403D8C3646BDF213A1BCDC67383D6A998BBDFAC4D4BC7473E23C40249EBDD310003B34568F3D8E8D2FBD7B84033D264E9ABC21BA013C7F84023D7AE3033E96DF9ABB7C819DBBE585C03BED3E2BBC2B7C3C3C55D6A03BC7A86FBCE1D1CF3B604368BBB59C0BBCB57BA23C2C69EABA8C7C133BE4FAD03A84C2D7391188FF3BEB9DB0BCBFED42BC685CCA3CE8A50DBB980B26BCFE478C3BC2BB86BCE56A293D2AFBA33B2450A5BBF8FC97BC742C923CFAD8B23B1A7B6C3CC4E62CBBD191553C494B483D40FB2A3CFB2B07BC23D0BABB8A1058BD0CC506BD75465DBCA04644BD9A46223C10BB013C12B7E83C07D5D43C903A12BD3BE03DBAA0E3203C86635D3D9065BABC5EE69E3B053F473C91C07EBC99B5963CA4F53C3C279C433AC845F03CA5F3F6B9F6957CBC4D793BBC9FB07CBC2BECED3B632DF5BBFD211FBC5C6DF9BC88045BBCF7E468BCCC8B983CD4519FBC13FAA13CC6BF5F3C0DAE813C8E7F063CA0FB13BCD8C8733C55C601BD597F98BCF906803BF8692FBB5A4C4F3B4F6FC8BC79BE21BA7AEE8B3C4E8B20BCA8F29FBBD9ED44BC17B2983BFC83A8BB93200BBD13C556BB0EF78D3C0AF66C3ABC6FB83CEBBB673C7E3BF53BB02422BB6DE6A2BC7CC4BA3C05F096BCB5B2FE3A1109413CB78310BD8BFD0FBCAC8AEBBB4284DDBC37E4DD3B01A83D3C14FDBFBB0C52223D33BB8DBC4426A23CD3961D3CDBC9553DF683C93B44112CBDB299BC3B6A51D53CD17827BC5F5A0B3C28DAFE3C49F15ABCC8FBB13AF4BCCC3C0E1962BDCF2A0D3C246587BCA3D1263C6392623C4C88003D2E4A783C3CE735BD6700123DE39EE53B0AC681BB4A196CBCB9200CBC7E75C33C19D3873B3975FD3B4D46D5BCEA4C4CBB2721B2BCC5D270BB6094823C90D7533D4D87473CAF1B84BC3E6F063C083E453D861A92BC98CFBFBB821B1BBD4DDD3D3B741B0C3BBC061F3C06C42938F229593D5A010ABC2A3E293D9352EF3B58E95B3D12F5BA3C74C84CBC317F95BCBF57DF3C6C4517BDC42C24BCDAD6063CFA2E14BDCF16823B8230EE3CF9A8B8BB7B8E2A3D3E52123C27E10F3DBDAE4F3CFF2F383DC963B43A9BCD3D3CE248CDBB7E3F353A533B68BB16A33C383447A2BCF9C0D8BC6C2FE43AFD5B70BB2476593C77C36E3C7755763C9F52CE3BE72EC1BB832FB03CC9A03BBB27977C3C195A23BB9EF1113A91C27A3B3BC08A3BE8FBA5BCB1D3AABBDFFC85BA719E12BC4EC6A93CC651763CAA8C113CE9650D3C7ABAF7BBFFB7FDBA486EFFBC093AC1BB13FFE2BA677F2EBBDDAF653CB000A13C9A66823C40ACDC3B804444BBC5A3823C670F09BD40233ABC1A6E213DDB766F3B5119973AB62A96BCBCAD893A63117D3C9C20B6BC4E68463B031BDB3B8259783C60C7413B23DD0DBDEB965BBBC954DCBB4751CA3C649F773C2E4025BB6F56393CD0BF06BC57F9E4BC5ACCCDBB6349C4BB6ADAD33B295E3EBCF364443CF3DF653B1EDB573B32CAF13C6AC69FBB848E7FBBC28A933C3A9A39BC83CBB63AC774ACBA0306673BE2BB73BC83FB483CB2C908BCA6766B3C2228BDBC19D9B6BBFC5EBFBB18CCF83BF43D0ABB597204BC4BABC63CCA4361BB7C2662BCE6A6A7BC39D584BC60FF673C4DBFC6BB3A3543BCF83C6EBBC48B2CBAACDBB43B3052833C85621E3C76AAD73B76E5083A7DB98EBAF357133B088043BC2C6B44BB9812B33CFE6B913BD333FABA7849C5BCB1C8A33D4B78023D5B9D56BD96523A3BEC2848BD69B40FBD9AC9B3BC807FC8BD6AA769BC51C5023D7A24EB3DC781633DCB018DBD47D4D53CBC9CAA3C535193BCE69BACBCBADC1CBDFE6AB33B0868BD3C38935CBCC277903CC1701B3D1444743BF21BFE3B8D0DD43C411592BDDC39103C9599E53CD702093C48BCFC3B7607F83C43B0CA3B5C7ABF3CFBD415BDD49875BB4AF313BD41D259BBD462303C53321ABD8530A1BACFAA483CE106263D88FA0F3D2C02853C995D7B3C15B1A4BAE999DBBBAE8EBF3D8BCB54BDCD3640BCF36F8C3DA70889BD2ED574BDD151DA3AE12EA0BD34D9463C02E05C3DC0EFC0BC615E053D405F5DBDF795043CB37E343D8552103E2CE3FCB86330A9BCA2618E3CFDB6E9BB2537143C33F9A9BABB8C8ABA0169583C2291E5B81A585C3ABBCD12BC97043DBCF4CE963A826427BB3500B33B59249A3C956B883B3E650DBB33C1FBBB20A0423AA1317CBCDD6DEEBA4FB5463C5C30ACBC5D13663BB21F043C45FF44BC5B0E303A96BD2DBA4CBAE8BBA4241B3B1EAB9E3CD73B88BCC157C53BCFD092BA78B086BCB2DADA3BA20F5F3C42A22D3CAA0B0A3C64A1ADBAD15C1DBC67DF77BADAD0E83A0EDB333CAC901B3CC1701CBC7A5409BD8BF360BC6B563B3C4D1DF43A78F240BC1BABDA3B8B39CA3BCF38383B6A97423BD7593B3BC9EB99BAE97714BC1B504CBC6E8AD53C079D3BBCE71D9FBB2F7351BC61535B39A7560ABCC6FBE1BBC43818BAACC1063CA1E64F3C6C6AC23C188A50BC6B8455BA62DF90BB4395DDBB9E9F8D39C53FE4BB1E69F33B665A4BBB7681A5BC48778A3C243292BC615F8DBC0B92373D734CD7BC45E296BCCB99223CE7A4ADBBBE7A743A6BE4023DC1EF83BCE3BE933A22E3FD3AF044A3B904129B3C872D983D99CA123D3C3E3ABDFCF68B3C53D3133CE9EB8A3B2E5786BC27E473BC0154173CE34587BC1EEBED3C09E3093DA115803B21F20ABDFC27923CF4E9FE3C3083333D1537553C914525BC841F26BB269BF5BBBAC90DBD745FA7BB43482F3CE4C34ABD1C832ABCBC14843D57CC06BD1384A43C5D04023AD4BA613BBB64A13C1C08233C9491E23B9CD539BC2752EDBA7E16873C6A1C543AF85792BB825858BBE3CD3C3A29FC04BCB3C8D13CC31EF5BA5A60D53AB5D4303B9CE9373C8A58663CCA20863CC53A8CBC24B2ED3BF6DE803CD55CA7BC6789363CDDA9533B7DDB78BC3EAD6D3C2F9C3CBB3B72943B345C8CBC18174DBCF9C8493CDBB859BC90CE07BAD446DDBC92CE073CCE6A8B3B78E4863822DC02BB2772973C09CFCEBB40FC22BCEE3714BB6A7153BBFEA5ECBBCDDDA03C85DC6EBCF2FC23BC85B764BCAEE52D3B0DEB00BD166E513A12E524BCC1C8F7BC13860D3D7C88C53C25861A3CE364C53C0DECF9BCCF20ECBB517D993C8EE935BB758082BCC574923C3E63ADB92454073C67842CBC01E2203DCB4788BDF73780BCF1DC523D5F68CABC684327BAF6490B3D209498BD8914A03A103E273D80C830BD04433D3D94D9A8BC2D444E3DA0BDBF3CA262873D819BA9BC8119E93B674D95BC5BB3E23B6F848A3C73CBB03CC57BB73C893AA2BC80245B39B9D3F43ADA51A5BC7A9728BC2BAFF13C10CF68BB3BBCE8BB4002C1BC3193EC3D31FFB3BCC26071BD9320783D57ACA4BD328441BD9956193C83D6D8BD7C985FBB6F6D443D7362DB3D97A9B23D45B08EBD5CE03F3DFCE7303DC4E48C3D9893A4BC38D3B03B3005A13CF582E0BC1ECCAD3CDC17B93B0B468CBC1166783C38C13EBC3D3F863C96112DBCF081A1BC17C2543C4498A3BC8AE5873BDEC447BDD1F625BC62E87F3CD9A584BC7B9FA4BC7A0C43BC0641123CB733BB3C1361453B159695BB58D02A3B0D3BC43C6C39A2BBCCAB02BA877825BCBA611EBB127D01BD95DFDC3C54EEEA3CE893E2BC62C62D3C12334FBD303046BC207D03BC5A7698BD753AF93BC559943C48B2AB3C8A232E3D44EBBC3BCCCF213CFBE27CBB7F005C3DA57AE63DB19791BC196550BD719A503D0DC773BD91AF6BBD2BD4A0BC9531EEBD395F133CBF767F3CBB479C3DA5695E3DCE0082BD79DEF43CCD200B3D35DAF13DA832BDBC026DB43BCDF1B13C770DE7BCCE8E513CF3B9AF3B5CAC8EBC0197833C65FA29BC4BADB63CBA80C7BC6EBF72BC248E9A3C182197BC257F863B716217BD69529BBC64B23F3CC498C4BBEC5846BCC716043CE4C5103C8BE6043C51A0C63B5F329139844E83BB5B494CBBC47347BC7A03AA3CF38F2EBC545CCFBB0AC3D8BC48FE193D894E153D024A04BDFC4493BB05243FBDB6F6BBBCF3CEC0BC10F78BBD4772FABBC1E2DB3CB2865B3D8B55473D887F7EBC1A7A1B3C0269D83B7A450BBA752CA4BB45FB7D3B4374703C838A48BC365A593CA00F50BBED7C6ABC0A38C23C6F77A6BB6334C73A5150D33A7A8982BCC785263BD67135BC0FA9173BBB212CBC53C1A83CC74350BCDDDCA1BCE9C5C23CDD7971BC157F2BBCD64BD13B048BBFBCDFB505BB19A69B3C59ED4D3C0D39003CD403B6BB3EF4FD3A6307853C52DD043DFE2D163DDE06443BA0A1D4BC1B852E3CC7A0653AD61F39BB1A6F40BB08FC6DBDB6F2C1BBD595D33AEB293E3D5A19FA3CD7DFF6BCE35BF53C86BE703B914FBFBC2DF3433DAB7B403C0A0E07BD8CD12B3DED3847BCA6F400BDBBC07BBCC3981DBDBBFE57BCD73A093D4745603D1C9EC43AD03CEEBCF75574BC84CDBF3CDABB663CE2A21E3CFA8B683CEE0ABEBCBB45C53B342536BCB5996ABB1D441ABC4E6A24BD543AEAB9835FE33BCA1E913C8C65B13CE0CC543C403E3A3C0CCF1CBAB7491E3C39D1393C8528113BA905DABB03067DBB5CA9193CF4A21F3A19C312BCEB0A06BCF84BC3BA289C95BC5A4A0C3D3918183C0182A2BCF91C433CD60235BB76559FBC09563C3D434B043C63B216BD6867C33CB305DEBC7DF174BC482E73BCCAF182BDBDF307BA66C8003A950E7C3D54D6373DEBBE04BDD7ACD73C791FC93B9E3B023D07AA8C3DB6271EBDEA24FCBC4D9B0F3DAEFEB7BDD7C2FEBC28030F3DDACDDBBD8936593CCF556D3D846603BDDD03473DA06117BDF381583C70B9023D81E7033EA9FCC4BC909E5D3B609E513C0642EDBBE388B73CAE59053C61C100BC32CDB93C199A24BBBCE50F3A7813BFBC89CEA3BC50D0B73C1C6B53BC32616ABBB4C7BABCE1A1B338670A893CF13A5FBC2739A3BBAB6A29BC72F20CBB7E46B73BB2934D3B176F6FBAD9F951BA3E64F83C96F5D83AA142D23BAB0007BC0D30E3B9110A4EBC62DB92BC9903AEBCF5D902BC9DD97E3CDAB05ABC0654C03C6F2A003D80ABBFBC8C98373B7AB5C53CCADC4CBD11C3BF3CA841E53C948BC23CFC2CCB3AA0FB833CC71DAF3CCDF0643CD5208FBC47E2B7BBE1CD0BBD75FF9FBC6DEC82BA7D75B2BC81B128BA65726E3C870ADE3C1F8A213CC39D49BC61CBA8BB8FDE043C5901AB3C610AC2BA44B149BCCF9882BBC926A13C4BDAE83B3748A93A7959423CAFE631BBDDA4033BBEA5D23B77E092BC4671A2BBC932853CA3C7CCB9549A303B6535053CEBA1EABC68E5A4BC0E0B923C84A4653A73F3D83C1855A93C57BE48BB621FEF3C344C8CBBDA4330BCACA79FBC8F5FACBAE0935F3B88E4983CEFBDCABBA56B9EBC79C0CB3B2B1FDC3C683F4FBC92EEC3BABBD541BCBB6FD3BA4F3E27BC86A91CBC6BFE803B8F2B8EBCF5FA0D3D4E01583CDE5500BC9E24D3BA925220BC7B62E2BA2E0ABE3CA76F4A3B0CFCE0B81EE4C53CCCC00FBD955983BC9984C0BC1838E9BCA912073C6E7D543CF5C331BC6CE31D3D8CB10CBCD41C783C142F9F3BF934553DADC52B3D8B7526BDADEA8C3CC6AF7C3C16B272BD4E9700BD6A22263BD7B1A1BC03C9EB3BB008303D79BA18BD83F79C3CFDEB15BD26E940BAFC5CF03CBD39E53D"> : tensor<64x16xf32>, tolerance = 1.409398e-06 : f64} : (tensor<64x16xf32>) -> ()
    // h0.mlp.up_b
    "check.expect_almost_eq_const"(%v37#11) {value = dense<"0x1BC5923BFB3A71BC216CFE3C7518303CEF76A93ACB184BBD33B0063CADF3B1BC3DF0F83C8234563C8917203C91C9193C688D23BC3FB3D63AA2D965BC4055783C417F013DD0B81E3DCB62A6BCEFA2C7BA258900BD51A3623D5E4628BCC16FDD3C71F8D2BB6E9C283D9782433D8DDC7B3A15A32FBAB674FA3C9FADA6BCA31D18BD0508B5BB869A75BC6D86843BE2C5213D6C21E23CA6FB9F3BCFB13038706AC33C661944BC2F732F3C3DBB713CB80D46BDED8DA93B657FA63A571FB13C2086893B4F7FB9BC631E28BD69F59DBD4001F03C7064A5BBEC1E11BDBB39253DDA01443B4B999E3BD58C903C801AE8BC018C16BCFF2737BC5A43573B25D304BD7D581C3D"> : tensor<64xf32>, tolerance = 7.712824e-07 : f64} : (tensor<64xf32>) -> ()
    // h0.mlp.up_w
    "check.expect_almost_eq_const"(%v37#12) {value = dense<"0x7E3726BC46CC0C398B50F63C1778C23C4E7E933C5D59343C24F8AE3BDFCAE4BC80BB133CD490A43C24EF853C96D3053C2440E3BB06E5A23C1AF1963BE424B2BBCC54833CE6FAC0BCBD6D1CBC4DC4FEBC64552CBAEE6711BDEDFE97BB85F724BDC30445BCF5825A3C56D379BCEE709ABB13A51CBB7BF98D3B3384F03ABA7C163C37F7D1BCE1E74ABC7F9E603CC2B0A5BCA10BF1BC06CBB2BCA230A53C11EB22BD9A1E493CCA4F013CA2ED1FBCBD63F73BE8D63FB9F3EF9BBAF6F48DBCBA5A67B87971593C54721C3C8CC1B23D13F460BD7FCD09BC1A5FC43C1D5426BD9B0F0B3C9BFBFCBB29EE59BC70E7423DB659C1BB61D09C3ABA35333CDD1EFFBBC2B30D3D67EBAE3CB91ED43CF802083D1CB0FDBB07716A3C368A033DD300203C4836A9BCC8CD6FBC9529603C99665CBCBF191DBDA93005BB7F27AD3C4A3C103D5E5B6DBB6A5947BBDCB1C03BF96A043D6ECA64BC8953D53B39AEFF3B699CB43CA89E14BCF138933C37BE95BA9BFD863C2C23FCBA5E07903CE1035F3B70328A3C77A7383DA960A13CB757D0BC2CD3763959DD41BC676CC1BB58EB1DBD4EC3073D22D5E2BC80CAC5BB23DBC33C7E69CCBCA058D93CDF3853BCFE9BDB3BF586483CD2778E3C0091BD3BFC47AF3CA63B133DD01860BC4D24A8BB27171EBC05A2553B90F001BCB88500BC8DD76FBCD4F6473C9669153D533767BC8D7280BBEBCBF53C11A502BD0FB1DABBEDFC24BD07DF85BA9E36A33CC9F8B6BBE97352BDD79C403B20300FBB65692E3D006DB13CE4E5963C7B52233D7AA344BC6D5D95BB52A736BDBBAC8E3C4E2B593D1B80D43C5CDA04BD0F6BA93CBFE300BDCCC36F3DFF4E4ABCBD339D3CC6EAB4BB39678D3D4683393D8C2F91BBAAF3B9BADE611C3DC02623BDAA4CAABD2BB5B1BC9E6B003C41C5C03B54B1663C53A4323D52F4FA3C65402DBC99AF1B3DE31B52BCCF47183C141FC53C9B3991BD188B9A3CFCC59EBACBCBA6BCC7DC3EBC2F501ABC47A561BDE008B9BD5E6B413C53A4AD3B69B134BD36D3673D49F6213BA60DB03BCF63D63C32AAB3BCBC1AB2BC9EFB9FB90A22253CFE1731BDE606953DA304283C0ACA8AB97193553CB7942D3C6BC8033A6F46C7BD7DD3EBBC8D7B723C7E7D9BBC69968DBCDAA067BB09F43B3C68A2EB3BC6DC9CBBB43331BC3CC2F23B53E400BD5099373D0571253C37CBB3BB48D320BC5AE0503D116F793CE211D83C3E2580BCAB5811BD6631F13C4D8E053AEA090ABD6F6493BC5384C43C5B4FAC3C8B0960BCB061973C4EF78BBC21F76D3D07DBC5BB7E5E7CBA3E4555BC0C2DA73C1EAEC7BB73E507BC41D3A5BBFB82953CB571E2BA3427BB3BE91A453DC82509BA60730FBD4B3207BD872F5ABD7963013D7647BFBB6D81A0BCE704373DCDF1F63B3933BF3C7F79FE3B3C13C5BCC2CF273C6FB8553B3CE55E3C550716BDBE9EFA3B4D7D503C9E04063D653FB4BB2B257DBC8719B33AC1B6C93D77E8543C4762083DE12BD3BC5388DDBC09652BBC5887E3BC95198E3CBB40F63A6E5A333D7B3159BC3247F8BC63045FBDD53AD73C4656633B3D63F23C1674CABDF3BD0F3AB5CF12BD58970D3CACCB6EBD66E77EBDF98B663CD9A3843CA2780CBDD349A43C1549563DCE170C3D96F1C8BC8C17833CF7FA5ABD56A159BDE1E71EBC3FA4423CE94BEDBC5038483C2F4902BD402360BC9EAC893D49F7C8BC654840BCB37CD0BB418E153C6651FF3CA335613D198FDD3D8DF796BCD1FE5339B1E84F3DDEA9AFBDB23D43BB2E02BEBCA277ACBC9CEDF63C06384F3CB86A8B3C95ED90BC4668873DF740A6BD3EE116BBFD9815BBC646E8BB416CF43B8560843B2EBEADBCF655EBBB80275D3C69EEDDBC2149233C9B4D4B3BF78B81BA2C4AC8BB72D4DA3A62A7803C1CD0F03B369E99BC6E62C7BBF0F012BC3414DE3AF1BE9ABBC217713B9EE3733CDBF49AB7AFB34EBCFB24CFBB586F9F3B250AF53B9B4FC4BC33858A39A9D21F3CC97923BC67AF62BC0040013B3951173CBAF84C3BB7FF86BC7093283CDDDD9C3AC618DEBC65C3D8BBD17721BCE79752BCE62F883C0C7649BCE30093BBB3B6CA3C192924BB0BCB71BB7251B3BCC70EBD3B711315BC5BDEC6BB91085CBC8C35C93C72779F3B21CB12BC45421B3B9F03743A31A4C13B569A04BB7AC9B93B53B5CE3C7C4A353C8E739AB95EDA57BCA7CB7BBC032C113B16BD473BC8FECBBC0402923CADC834BC95FADBBBFEF4913C50E0A63B5623F43BB81CBABCBCC0C23B767F5EBB1DED0B3C70FF61BBB4A6853A7EA59FBC2A81C43B6B508F3CD2F2FE3BBB8213BD861E073C0FF2F0BB5CFB8C3BD21A3C3C0E2C223C60A48ABBB7081E3CB4AD02BCF138F8BC8E956CBBFAE4BD3BE13FB9B97C7DBCBB1649763B8F96303CE751B4BBB2CE36BDB20720BBC85E4F3BECE07F3BF8D440BCF4BCD63B7E978A3B5A44C0BA0D9BBCBB32D7D73B9C1A983B71F44EBC160F49BC9479C53A27499B3AC3D8143CDC619DBB827F4ABC7D96FABB7CD0B0391E8051BC79C58FBC5B87EA3B1F6C56BA2415023CDF5EF9BCA41F20BC3FC2CA3BC6D2FBBAEBDC51BCBD87FE370144BBBB54859DBC2238123D088E00BC120D673BEEB757BC345AD13B10850FBD1BEC81BC7DBA453BCE6DBD3CD5702A3D0FAB13BC391A72BC7A6420BD0283B23DB163CF3C34F0013D3104803C2EAFEC3C53D6FB3CD286C4BC921F273AC7A30C3D4F35CCBCA10C11BD121F57BB4F0731BB193908BC24D3273DCA5B3B3DD02F533AE3BC9BBC176D703DC58A4CBC58F8AD3C882F313DB18489BDE6165E3C0C0A3CBB195B083C9B8B573C18E3A7BC2ECFBEBCEA55C5BD4C7B643DD8EDB4BA9AC5C6BCFE727C3DB66193BA981D783C9170523D7DA88DBD400C03BC6D1C32BC631500BCE26435BD30814E3D81E335BC969C7A3C397C4CBDDA439DBC8FCC443B0E10803D2485923C2646BF3A85AA2FBD57AD813C78FFAEBBADADAABB4D37A2BCBE0CF63CA91A923C100311BCDF1FE6BC369B98BD3C1CFB3BF52F153A0342333D75329DBDB18D4DBC9CEB32BD1CF867BB0D1489BCF23A26BDF315DD3B0F6F95BA0C63D4BB87B8913CEA24943C8C91003ACF619E3C7188A53BDDD485BD8A3FB3BC7DF99CBA08277D3CE3A2C4BD78AF1F3C0D71293CE398DBBCD7AA3D3D5D64BABB5E254C3B977114BD9936A6BB5B6D283DCF44843DD76BDE3DF1339EBDBE606A3C3C20ED3C56CB75BC8E341CBCDAB3CFBCD67F31BDB134513D3A6E103CE99885BC49B7B93B6A9E773DF6A219BDB69FF3B95AD8D13C6C07DCBCFBAC1ABD13545FBC58B8793D362C71BC0C5AF13CCCC314BCF4E105BD456B8EBC445E5ABC421DE73C37DE3BBC33AD1ABB256D61BCADD44CBCB1780CBCAA81DE3C17CD2C3C369A133C1BF106BD4446A83C165541BB9976943C29E717BD93F519BD527AB0BBA3E1D23CB24616BD452A453CB74B2C3D5ED3E13CF1F54C3C2A4024BC00B975BC3FC8133BE39DB4BB8974B9BB8A3F3C3D53480B3CF79F33BCBC90D5BA47E5C03C580C97BB9D6B3CBB98DBF2BB4BCBDA3B218FC33BE8C6ED3C79ABA83C0F7CCB3C5DAD7D3C1BDDAE3CA15314BD3759D0BB31AF263C284A12BCFC7F9CBB84998A3C55619F3CF6F343BCBC3E643C137683BDD849A0BBE757C93B703F703B718DB13B68A015BC952418BDF295F73A6FE7503CBAE8263CE429B8BC2A3DA73B2836DE3C1359523BADB5B5B8D61816BCCFC1153C6E358EBC43A802BCE6E5B83B8C6DC0383DED393AECB41CBC939BA6BCD47C7A3B4995CCBC592D64BC7DEF213B7630333CDEC7DABCD23F41BB8320AB3B4287CFBB61291CBB9E19E83B9E67003C6E1A873CB44725BCF1ED9B3C44607DBC8FCD6F3BBBEBA8BA3D1883BCC63C5B3C9572A83A63D462BB049167BB497C9F3CD2ED853A6034C8BB7113FB385EEFA5BC0F07823BD728903BCC5C553AD0DE113CC20DE23BA75DC03B79D902BB36DFF8BB416667BC085F4C3ADC096E3B418960BC278422BBD1D5F13CA6EA5ABCED61403D6026233C4C0E623C106491BBC51BDE3ADC9730BDB4E8213D2DDDC73C0143C63AA86E863B938F88BBC7CBB63CE1B66B3B448C8C3903F32F3D2512DB3C45B54EBC717039BB34A97ABCC4D6E035728691BCB6B6F13B9385203AD7B87A3DD38CA63C215BC2BBA732BB3C4D86D63C3CA890BCD8683E3CB28C2E3BE98DE3BC43165EBB85DF8A3B2AB0A13CBB4491BC30FCAA3C47FB753C5118023CE8C1983C0A5720BCE82205BD791F1C3C06150A3C01B34BBC54368FBBF9C9DBBB27637FBC16EBFA3BB6A6263A60A731BC6BB51CBAF23CCDBC20824E3B14516CBA67BC84BBDDD6903C0E9C2CBCA191F4BA306574BBD99EA9BCF5AC983A1F8985BCB7AEFC3A08B597BC641C0FBCA77DA0BCFB9CAF3C4FBC15BC3F82043D0C672ABB3AB1BBBC991FF5BBE4653FBC09B8D83CFE231ABD1F399EBCB82B14BCA53A003CDD8A2B3CE1C1923C6A878C3CC60C66BC36F2CB3C23571B3D6F33353C9906E53C4F6E49BC12F8E9BBAD599BBAEBBD713C05D6B0BC96DCA3BBCFBFB7BC6C82F33B58DBCE3B0BB941389835283C9B35663CCA97183C4AD664BC5E18A83D164E1EBC36427FBC78EE963CF9EDC4BBB33ECDBAF74B16BCAF180E3A8B1AA43B12A206BC21A88ABCEFBF6ABD932D263D21A4163CE21A90BC5CB150BA36F148BADA72863CC4E7C53CA75CE0BC9E2F8B3C21F4E93CD23A20BC6C045FBBFD7DA13C29599F3B53F6CD3BDE4B0C3BA8AE37BB27E6E7BA3CBBEB3AA94E1FBC5150583C298449BC60B51BBC59B7D9BB88E58EBC24EA163C5D6959BC606DB53AA2CCFEBBDA58B1BB619C913B1C4D133C5F59A13BDC865EB97954733B7DB1AA3CE3DDD53B5F6F583C61B0BEBCE2E104BCF8C26CBB7CC9FF3B94C8A7BCFECC263C06CEA03C72A0FA3BA6FC4C3BCD3BFABB93BD293CC1BEFFBA63A2D1BB580911BBAC81CA3C626AF6BAE7F9BEBBAE4623BC03F9B53CE0406EBBCF72533AC03BA63B3C20FEBAC7B02ABC0150C3BBBD3D96BC9D78983CC6C3AEBB43E5DDBBC98842BC23F04ABB53CC6B3C4F4A133BA07F36BBC5BD293CDC7DFA3BC92FF7BB1F34083CCB476EBC7B2F34BC8CE3E039DA950FBCC9175A3A3B1BF3BB9B94BEBA32D654BC48FA1E3CBA9B0A3C6A66B5BCE6630C3B301AA63C1CCD843C01DE77BB5B9E24BCBBD846BA376654BC029269BBBEF25E3B682A2FBC3870ECBBB92164BCBFF8823B367F0FBC7C0F63BC129553BCF7A06EBC62F33ABBBA748ABC003989BB07FB013B59E3263CEE3E1ABC34F30B3CF9D92ABAE4BFF13B5C7F3FBC8696D73B208D21BC5447923C22841A3CDB2625BCD3A16D3CDAC936BB98FDFB3A443499BB3FF98739A3BC5A3A61C2C038C502713BCB0EC03C54D5173B7C0F883B132A9A3CA209BC39BC8B243C1941363BF901C03BFFC9A4BB97AF1CBCFC565B3C908CB43B9507BFBC148D043CC82EDD3B056E2EBD09DB0E3A903BAA3C4CDC333C9E8986BDAF925F3CD75AF8BC1D45863C476B2E3DA8D56C3C4FA1243CECC021BDB817A0BAE96A8ABC75F0543C6381043D9652FA3C2A8858BDF7FA623C221FEBBA2D14613D88E922BD944DFD3C89D925BB8491463DE99F223D09B6053AA741263BFA70083D8E15F7BCD03883BD788383BC21DB413B4045F8BBE4679E3C930B0F3D49BA8E3CC51114BC27D6BFBC289114BC8276793C9C7D413B191F51BD426DA73CD32F1D3C60CE3FBC0EBAA0BCF36D49BCB51028BDD8D6A5BD50ACC13B02E14ABCCC85FBBCE15B023DD0F6B0BB115311BB7CDF283C644D33BCACA4F9BCA392CDBC10027E3B4D2AA6BC344B4E3D"> : tensor<16x64xf32>, tolerance = 1.086041e-06 : f64} : (tensor<16x64xf32>) -> ()
    // ln_f.b
    "check.expect_almost_eq_const"(%v37#13) {value = dense<"0x4EC6043C000D3B39EC8526BCB61D063CA74479BC8582DFBC8A3BCEBA2C1D54BD87C613BCA9DDFD3CEE16803C8749C43C28D38ABC2C5D633C5AFD80BCA3810E3D"> : tensor<16xf32>, tolerance = 5.178563e-07 : f64} : (tensor<16xf32>) -> ()
    // ln_f.g
    "check.expect_almost_eq_const"(%v37#14) {value = dense<"0x8DE2363C264E70BCDB393C3CEAF4DB3B53FAACBC30C0643CA3E0FEBBE2E1223DC466DDBAA6FE3E3C3F3B0C3D40F22B3DDA5D923CDE20473C62A60D3D2D81A83D"> : tensor<16xf32>, tolerance = 8.227763e-07 : f64} : (tensor<16xf32>) -> ()
    // wpe
    "check.expect_almost_eq_const"(%v37#15) {value = dense<"0x38B86DBCAC8B503E72BC163E0F79EA3D8195A8BCB38420BE206AF03DD5B408BE000000005878B33D57CF2A3E30AEC83C24E69ABD8A9638BE3A3B353EB774CBBC0ED7453C64590B3C1E7E83BD183A13BDF4B805BE2021253CA4C0BE3D1B6A9ABDD960053D9A2F6F3CDAEA243D484139BB3D02B33DD32C083C4C76223DAF01593B684D7A3D3CBF17BC72B2073D1669DDBC3EFEB7BD17AC07BD8A52763C3321F4BB3E3AB9BCA077873D813CCFBDBEB7603D7EA350BDF3A28BBD8CA5F23DDD3F453DD746483C184820BC8EEEE13C024F183DC603F03CE1324CBBF409EEBB237AC8BC8A0B91BD9006E5BB0635153CDCC9793D697E2ABD48A880BDB16BBF3DCFC87DBD462B44BD72571A3D62B7CCBCB667403C95E1F9BCC0D0CFBADE3D1ABC18E7C6BB481BABBC560A97BB312F473D54C6C43CA4BE2BBD46608FBC5A6A313D7E930E3DA65D1D3D2CF9843D4A04FDBD9C1322BDD7B1F0BD7C303C3D5C00553D9A180EBE4C4BE2BD1AC6DD3DF8A93ABD3AD1183E1EE683BD0265013EEA38963D72D198BC1233A83C7A99A73D052740BDD052B43AD0541E3C56553EBC4083B4BACFA0CEBC8A4EB5BC2E3B153D2875233D550DBD3D8CCF64BD900FB0BB0000000006FF52BD4E33943D9851BDBDFE5B40BD9E3D483DB00DB0BCD6459FBD36629F3B6437C03C16E3C73D2EF900BDD4DBA9BD02CF3A3D6A592DBE6DAE89BD6A16EC3DB6E5393E"> : tensor<8x16xf32>, tolerance = 2.036578e-06 : f64} : (tensor<8x16xf32>) -> ()
    // wte
    "check.expect_almost_eq_const"(%v37#16) {value = dense<"0xB716413EA1A25E3DE5F8ADBED0EA8ABDC6E438BE9F6A293E7810A23DF228573B73CA1A3EB6AF273E3C2369BD52F88E3E18F199BE9FE054BD87E83CBE2088E73D4904E7BBB3B49D3C3C6D0B3C9C9F20BBEE96A33C5619A7BC9EDB3ABC581595BCCE930EBC5E92C7BBAB4F4B3CEC212CBC46E3C03BFD87263C7CB238BC4BF5953C20BC0E3BDB5895BDFA75D73CBE61F23C8185CDBC39C2163C6CAD57BD10E580BBC1532ABD88625F3DF4C3153CD0F5D63DFB687FBD99845FBDA303EE3DDB4B28BDF28B27BCDE048D3C385D833C28C6D2BB716D993CB291B8BCF3B63FBC8C5384BCA61DE4BB77976FBBFF90283C82B530BCC44CF93BC6EDF13BD7773FBBC49C4C3C02C08CBB5ED29C3C6ADD2B3CDA0A0CBBA8EE8A3CCC84A3BC654043BC9B1088BCA0C3BBBB953E7BBB57AC133C38D033BCF72D3B3B7483F53B1A83D5BB42C0723C7452D7BBB35E813CB31F213CD0FB68BA8BF6973C6ACBB4BCFA563FBC31479BBCDD852EBC3BC35DBB666D313C0B5CD5BB562FDA3BF7CC1D3CB83CB6BB7FB5613CE00DCA3DCC6D9B3B70179DBD1C2EDC3D5FAEE7BDD20A1FBDDC331A3D3B0ACABCAE2194BDC8E5863DE9B4E0BCE0FB073D60C81EBE0A1DAD3C2653B53CC042D83DA36D8EBC56A0C43CAEF3943CE9570FBCCEFAF03C1270DEBCBE885EBC15C2CBBC735C43BCBE651ABCF7CEA23C36E5AFBC295A683CBE5B6C3CD59644BCE534C03C8CD9D9BB561EF33CD04C2A3C0537BFBB37FEF83CE5CA05BD1E1197BCA20208BDC3EFA4BC208BD7BB62CDAF3C6C1719BCB415D23B9882993CF4F09FBC3952023D651705BCFDA3983CA07F583CDC3A64BB18FC9D3CD7ECA6BC008839BC1A4F87BC7AE9C1BB20C1BDBBDBCF353C380F8CBC2711C13B7018043C884BD7BB9DD68D3C839A68BC6A40B13C00398E3CCC0514BB9007D53C835BDCBC671658BCE4E9B7BCF0A316BC2A7EE5BB7C2A6D3C2DFEABBCD09F293CEAD5423C00B7FEBBA276A43CB8CC07BC260EE73C5E37943B409909BA9AF20A3D8D1607BDB01CA4BCEAF133BDB7BBD2BC7720A4BBCA14C33C80BA7D39E609533CD2EDCF3C05E4ABBCC6D6D33C389FDDBBB267D23C4030813BA868AABA7F42E73C40E1DEBC6B8573BC278B01BDD6CEA9BC760AC7BBA29AAA3C5E881ABC4C42443CC4759C3CBBFCB7BCDC74E53C82F6363D96A7BCBCE892853B9744973D428D10BD70093FBCDB478B3CB49F523C9D046ABC6C724D3DB0F935BC881E0DBD8416993D1BAA2ABDF0AA6B3DB2E4D0BD8A172BBCAF76DC3C4ECBC63CC0B673B985CFED3C3EE9EFBCEB2386BCA6B8BFBCAE4E57BB6E5B19BCD5E7563CAA2735BDC011B63B06471E3C82178DBB3EF3F13C912FFFBC22E320BDC0F3443B8E7E153E98C778BD523BFEBC8816E13D483563BC5E1C073E00CDEC3A05D924BEA95B01BD340A0ABEFE733ABD6F28403E52131A3C284DFCBBD2F6983C3495843CE21115BC1A6AB13CE06FDCBCBAD281BCA4D198BCA62E55BC42BA24BBBE9B6D3C87FF21BC201C2E3CC85A293C401283BB4FAD683CBC074CBC250090BD5740603CB0B8B23C8C5CBEBD017A013D8D9B3C3DE826AD3DD239C63D76E14ABD8F1690BD664AB8BD0D659BBDB85EC2BC1BCAC23DE4C5D63D56D7E7BBB692803CD5B3A93B9EE490BB5C67653C8E5182BCB856FDBB5C6949BC3540F4BB09E692BB46772A3CDC8CAEBB6F06D63BF3810A3C48973BBCEC2B6E3C7CF653BC9A57A23C0C25973C1B2C83BCA884B53C9205ECBCC41D76BC9CE473BC8C876DBC96354CBBA2A6883CAC40B0BBC2F4883C7E0B173CDBE1D2BB96984C3C219CE0BB08A3CA3C77BC303CB2D29CBBD90EBB3CB80ADCBC5A197CBCD0D6C2BCF01656BC752069BB3CE0733CB13512BC32FBDF3B2E84573C48DF62BCA84CB13C524897BC5F82DC3CC2759E3C64DF27BB7C27093D3F5501BD275070BCA57C01BD609B3FBC409849BC37B8A73CD7D2D4BCECDCEF3B5B22963C1C6840BCADD8FD3CD07932BC5CEBC13CEE1BD83C5CA1A5BB2ABBAF3C9B6609BDA93987BC8E0398BCFADEE6BBBE9011BB61072D3CF80ED8BC1FA5083C9681DA3B5387283B8860983C4041533D9DD1C0BCE9B514BE0E557B3DDCAED43CC35D053E585DCA3CB41F17BE88E2FABD3C5B89BDD4A6CCBCA92DC33DD20A8BBC05EE053E7DB77B3D601D87BC2431843D0ED481BBA06BAABD503A443CF46780BDBCB6263BFB3A6CBCBAB4063D5E007CBCFD00913C9C8A85BA91AD033EFFF8A1BC043CD53C2C2EA93CADC4A4BD6B6132BC41268E3CBCD0553CB08C36BBE622AF3CB209A9BCB44322BC1FF38CBC7A43E4BB3682F5BB9A63423C9E9995BC2A4F113CE8A9093CFFD6FBBBF0AC9A3CED6467BC0B42943CA5D69E3C7B73A2BB48A7E43C6080C1BC4C3765BCA842B2BCBE0CE8BB10CF2DBC6440823C82AFD4BC8B15673C3FFB233CB6B804BB68488C3C8BEAD3BD7ADB68BD0F1A02BD38428FBDD89202BEB8B4973D581CEC3D668BB13D7C7A1FBD2335743D7118FBBCE0AB8D3E972EAF3D9FED9EBDAA42703D43B565BEE004E53D7CFCB83C68F8563CFB1F13BEECDD23BE1C22D93C32E0F43CF0F4B3BBCE8CAD3D7ABC713D957F50BDDA5368BCC0A99DBAF21F9CBDB290053E3033F2BC0C79EB3CACFC283EED71E03DCA31123EA00C843B614D12BE02B0A23DFA96A1BD46B05CBC0C439F3C083D333E1C7AEC3D7726B8BD03B062BEED7DDE3DAF6A48BC42D7D4BC342D94BC0C1CE53D588B6FBD4A62B2BC384D67BC02C69E3CBEA5B33DC00EDDBA24EC0A3D73C61ABDBD5948BD22A1713C929DDFBDC519D43DA85254BDDE7998BD3A8884BDCA7FFC3CE00875BDAF15BB3C1723773D70D2153D9894733BCCDA52BDD0D3DABC99DAA43DE1AEA0BD7637CC3D1E87FB3CBA5D6B3DCB9944BD"> : tensor<32x16xf32>, tolerance = 3.397895e-06 : f64} : (tensor<32x16xf32>) -> ()
    return
  }
}
