// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_flax_linen_transformer
// RUN: %check-reference %s
// RUN: %check-host %s

module @with_flax_linen_transformer {
  func.func public @program(%arg0: tensor<8xf32>, %arg1: tensor<16x8xf32>, %arg2: tensor<16xf32>, %arg3: tensor<8x16xf32>, %arg4: tensor<9xf32>, %arg5: tensor<8x9xf32>, %arg6: tensor<9x8xf32>, %arg7: tensor<8xf32>, %arg8: tensor<8xf32>, %arg9: tensor<8xf32>, %arg10: tensor<8xf32>, %arg11: tensor<8xf32>, %arg12: tensor<8xf32>, %arg13: tensor<2x4xf32>, %arg14: tensor<8x2x4xf32>, %arg15: tensor<8xf32>, %arg16: tensor<2x4x8xf32>, %arg17: tensor<2x4xf32>, %arg18: tensor<8x2x4xf32>, %arg19: tensor<2x4xf32>, %arg20: tensor<8x2x4xf32>, %arg21: tensor<6x8xf32>, %arg22: tensor<8xf32>, %arg23: tensor<16x8xf32>, %arg24: tensor<16xf32>, %arg25: tensor<8x16xf32>, %arg26: tensor<9xf32>, %arg27: tensor<8x9xf32>, %arg28: tensor<9x8xf32>, %arg29: tensor<8xf32>, %arg30: tensor<8xf32>, %arg31: tensor<8xf32>, %arg32: tensor<8xf32>, %arg33: tensor<8xf32>, %arg34: tensor<8xf32>, %arg35: tensor<2x4xf32>, %arg36: tensor<8x2x4xf32>, %arg37: tensor<8xf32>, %arg38: tensor<2x4x8xf32>, %arg39: tensor<2x4xf32>, %arg40: tensor<8x2x4xf32>, %arg41: tensor<2x4xf32>, %arg42: tensor<8x2x4xf32>, %arg43: tensor<6x8xf32>, %arg44: tensor<2x6xi32>, %arg45: tensor<2x6xi32>) -> (tensor<8xf32> {jax.result_info = "result[0][0]['Dense_0']['bias']"}, tensor<16x8xf32> {jax.result_info = "result[0][0]['Dense_0']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0][0]['Dense_1']['bias']"}, tensor<8x16xf32> {jax.result_info = "result[0][0]['Dense_1']['kernel']"}, tensor<9xf32> {jax.result_info = "result[0][0]['Dense_2']['bias']"}, tensor<8x9xf32> {jax.result_info = "result[0][0]['Dense_2']['kernel']"}, tensor<9x8xf32> {jax.result_info = "result[0][0]['Embed_0']['embedding']"}, tensor<8xf32> {jax.result_info = "result[0][0]['LayerNorm_0']['bias']"}, tensor<8xf32> {jax.result_info = "result[0][0]['LayerNorm_0']['scale']"}, tensor<8xf32> {jax.result_info = "result[0][0]['LayerNorm_1']['bias']"}, tensor<8xf32> {jax.result_info = "result[0][0]['LayerNorm_1']['scale']"}, tensor<8xf32> {jax.result_info = "result[0][0]['LayerNorm_2']['bias']"}, tensor<8xf32> {jax.result_info = "result[0][0]['LayerNorm_2']['scale']"}, tensor<2x4xf32> {jax.result_info = "result[0][0]['MultiHeadDotProductAttention_0']['key']['bias']"}, tensor<8x2x4xf32> {jax.result_info = "result[0][0]['MultiHeadDotProductAttention_0']['key']['kernel']"}, tensor<8xf32> {jax.result_info = "result[0][0]['MultiHeadDotProductAttention_0']['out']['bias']"}, tensor<2x4x8xf32> {jax.result_info = "result[0][0]['MultiHeadDotProductAttention_0']['out']['kernel']"}, tensor<2x4xf32> {jax.result_info = "result[0][0]['MultiHeadDotProductAttention_0']['query']['bias']"}, tensor<8x2x4xf32> {jax.result_info = "result[0][0]['MultiHeadDotProductAttention_0']['query']['kernel']"}, tensor<2x4xf32> {jax.result_info = "result[0][0]['MultiHeadDotProductAttention_0']['value']['bias']"}, tensor<8x2x4xf32> {jax.result_info = "result[0][0]['MultiHeadDotProductAttention_0']['value']['kernel']"}, tensor<6x8xf32> {jax.result_info = "result[0][0]['places']"}, tensor<8xf32> {jax.result_info = "result[0][1][0].trace['Dense_0']['bias']"}, tensor<16x8xf32> {jax.result_info = "result[0][1][0].trace['Dense_0']['kernel']"}, tensor<16xf32> {jax.result_info = "result[0][1][0].trace['Dense_1']['bias']"}, tensor<8x16xf32> {jax.result_info = "result[0][1][0].trace['Dense_1']['kernel']"}, tensor<9xf32> {jax.result_info = "result[0][1][0].trace['Dense_2']['bias']"}, tensor<8x9xf32> {jax.result_info = "result[0][1][0].trace['Dense_2']['kernel']"}, tensor<9x8xf32> {jax.result_info = "result[0][1][0].trace['Embed_0']['embedding']"}, tensor<8xf32> {jax.result_info = "result[0][1][0].trace['LayerNorm_0']['bias']"}, tensor<8xf32> {jax.result_info = "result[0][1][0].trace['LayerNorm_0']['scale']"}, tensor<8xf32> {jax.result_info = "result[0][1][0].trace['LayerNorm_1']['bias']"}, tensor<8xf32> {jax.result_info = "result[0][1][0].trace['LayerNorm_1']['scale']"}, tensor<8xf32> {jax.result_info = "result[0][1][0].trace['LayerNorm_2']['bias']"}, tensor<8xf32> {jax.result_info = "result[0][1][0].trace['LayerNorm_2']['scale']"}, tensor<2x4xf32> {jax.result_info = "result[0][1][0].trace['MultiHeadDotProductAttention_0']['key']['bias']"}, tensor<8x2x4xf32> {jax.result_info = "result[0][1][0].trace['MultiHeadDotProductAttention_0']['key']['kernel']"}, tensor<8xf32> {jax.result_info = "result[0][1][0].trace['MultiHeadDotProductAttention_0']['out']['bias']"}, tensor<2x4x8xf32> {jax.result_info = "result[0][1][0].trace['MultiHeadDotProductAttention_0']['out']['kernel']"}, tensor<2x4xf32> {jax.result_info = "result[0][1][0].trace['MultiHeadDotProductAttention_0']['query']['bias']"}, tensor<8x2x4xf32> {jax.result_info = "result[0][1][0].trace['MultiHeadDotProductAttention_0']['query']['kernel']"}, tensor<2x4xf32> {jax.result_info = "result[0][1][0].trace['MultiHeadDotProductAttention_0']['value']['bias']"}, tensor<8x2x4xf32> {jax.result_info = "result[0][1][0].trace['MultiHeadDotProductAttention_0']['value']['kernel']"}, tensor<6x8xf32> {jax.result_info = "result[0][1][0].trace['places']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0:2 = call @_take(%arg6, %arg44) : (tensor<9x8xf32>, tensor<2x6xi32>) -> (tensor<2x6x8xf32>, tensor<2x6x1xi32>)
    %1 = stablehlo.broadcast_in_dim %arg21, dims = [1, 2] : (tensor<6x8xf32>) -> tensor<1x6x8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x6x8xf32>) -> tensor<2x6x8xf32>
    %3 = stablehlo.add %0#0, %2 : tensor<2x6x8xf32>
    %4 = chlo.square %3 : tensor<2x6x8xf32> -> tensor<2x6x8xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x8xf32>
    %6 = stablehlo.multiply %5, %3 : tensor<2x6x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x6x8xf32>, tensor<f32>) -> tensor<2x6xf32>
    %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %9 = stablehlo.divide %7, %8 : tensor<2x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%4 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x6x8xf32>, tensor<f32>) -> tensor<2x6xf32>
    %cst_3 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %12 = stablehlo.divide %10, %11 : tensor<2x6xf32>
    %13 = chlo.square %9 : tensor<2x6xf32> -> tensor<2x6xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %15 = stablehlo.multiply %14, %9 : tensor<2x6xf32>
    %16 = stablehlo.subtract %12, %13 : tensor<2x6xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %18 = stablehlo.maximum %17, %16 : tensor<2x6xf32>
    %19 = stablehlo.compare EQ, %16, %18, FLOAT : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %22 = stablehlo.select %19, %20, %21 : tensor<2x6xi1>, tensor<2x6xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %24 = stablehlo.compare EQ, %23, %18, FLOAT : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %27 = stablehlo.select %24, %25, %26 : tensor<2x6xi1>, tensor<2x6xf32>
    %28 = stablehlo.divide %22, %27 : tensor<2x6xf32>
    %29 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %30 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %31 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x8xf32>
    %32 = stablehlo.subtract %3, %31 : tensor<2x6x8xf32>
    %cst_11 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
    %34 = stablehlo.add %30, %33 : tensor<2x6x1xf32>
    %35 = stablehlo.rsqrt %34 : tensor<2x6x1xf32>
    %36 = stablehlo.divide %35, %34 : tensor<2x6x1xf32>
    %cst_12 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
    %38 = stablehlo.multiply %37, %36 : tensor<2x6x1xf32>
    %39 = stablehlo.reshape %arg8 : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %40 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x8xf32>
    %41 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x6x8xf32>
    %42 = stablehlo.multiply %40, %41 : tensor<2x6x8xf32>
    %43 = stablehlo.multiply %32, %42 : tensor<2x6x8xf32>
    %44 = stablehlo.reshape %arg7 : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x6x8xf32>
    %46 = stablehlo.add %43, %45 : tensor<2x6x8xf32>
    %47 = stablehlo.iota dim = 0 : tensor<6xi32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [1] : (tensor<6xi32>) -> tensor<2x6xi32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<2x6xi32>) -> tensor<2x6x1xi32>
    %50 = stablehlo.broadcast_in_dim %48, dims = [0, 2] : (tensor<2x6xi32>) -> tensor<2x1x6xi32>
    %51 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<2x6x1xi32>) -> tensor<2x6x6xi32>
    %52 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2] : (tensor<2x1x6xi32>) -> tensor<2x6x6xi32>
    %53 = stablehlo.compare GE, %51, %52, SIGNED : (tensor<2x6x6xi32>, tensor<2x6x6xi32>) -> tensor<2x6x6xi1>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 2, 3] : (tensor<2x6x6xi1>) -> tensor<2x1x6x6xi1>
    %55 = stablehlo.convert %54 : (tensor<2x1x6x6xi1>) -> tensor<2x1x6x6xf32>
    %56 = stablehlo.dot_general %46, %arg18, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x8xf32>, tensor<8x2x4xf32>) -> tensor<2x6x2x4xf32>
    %57 = stablehlo.reshape %arg17 : (tensor<2x4xf32>) -> tensor<1x1x2x4xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2, 3] : (tensor<1x1x2x4xf32>) -> tensor<2x6x2x4xf32>
    %59 = stablehlo.add %56, %58 : tensor<2x6x2x4xf32>
    %60 = stablehlo.dot_general %46, %arg14, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x8xf32>, tensor<8x2x4xf32>) -> tensor<2x6x2x4xf32>
    %61 = stablehlo.reshape %arg13 : (tensor<2x4xf32>) -> tensor<1x1x2x4xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2, 3] : (tensor<1x1x2x4xf32>) -> tensor<2x6x2x4xf32>
    %63 = stablehlo.add %60, %62 : tensor<2x6x2x4xf32>
    %64 = stablehlo.dot_general %46, %arg20, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x8xf32>, tensor<8x2x4xf32>) -> tensor<2x6x2x4xf32>
    %65 = stablehlo.reshape %arg19 : (tensor<2x4xf32>) -> tensor<1x1x2x4xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2, 3] : (tensor<1x1x2x4xf32>) -> tensor<2x6x2x4xf32>
    %67 = stablehlo.add %64, %66 : tensor<2x6x2x4xf32>
    %cst_13 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %68 = stablehlo.sqrt %cst_13 : tensor<f32>
    %69 = stablehlo.convert %68 : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [] : (tensor<f32>) -> tensor<2x6x2x4xf32>
    %71 = stablehlo.divide %59, %70 : tensor<2x6x2x4xf32>
    %72 = stablehlo.dot_general %71, %63, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x4xf32>, tensor<2x6x2x4xf32>) -> tensor<2x2x6x6xf32>
    %cst_14 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %73:3 = call @_where_0(%55, %72, %cst_14) : (tensor<2x1x6x6xf32>, tensor<2x2x6x6xf32>, tensor<f32>) -> (tensor<2x2x6x6xf32>, tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>)
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %74 = stablehlo.reduce(%73#0 init: %cst_15) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
    %75 = stablehlo.reshape %74 : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1, 2, 3] : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
    %77 = stablehlo.compare EQ, %73#0, %76, FLOAT : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xi1>
    %78 = stablehlo.convert %77 : (tensor<2x2x6x6xi1>) -> tensor<2x2x6x6xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_16) applies stablehlo.add across dimensions = [3] : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
    %cst_17 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x2x6xf32>
    %81 = stablehlo.maximum %80, %74 : tensor<2x2x6xf32>
    %82 = stablehlo.compare EQ, %74, %81, FLOAT : (tensor<2x2x6xf32>, tensor<2x2x6xf32>) -> tensor<2x2x6xi1>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x2x6xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x2x6xf32>
    %85 = stablehlo.select %82, %83, %84 : tensor<2x2x6xi1>, tensor<2x2x6xf32>
    %cst_20 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x2x6xf32>
    %87 = stablehlo.compare EQ, %86, %81, FLOAT : (tensor<2x2x6xf32>, tensor<2x2x6xf32>) -> tensor<2x2x6xi1>
    %cst_21 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x2x6xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x2x6xf32>
    %90 = stablehlo.select %87, %88, %89 : tensor<2x2x6xi1>, tensor<2x2x6xf32>
    %91 = stablehlo.divide %85, %90 : tensor<2x2x6xf32>
    %92 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2] : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2, 3] : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
    %94 = stablehlo.subtract %73#0, %93 : tensor<2x2x6x6xf32>
    %95 = stablehlo.exponential %94 : tensor<2x2x6x6xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.reduce(%95 init: %cst_23) applies stablehlo.add across dimensions = [3] : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2] : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1, 2, 3] : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
    %99 = stablehlo.divide %95, %98 : tensor<2x2x6x6xf32>
    %100 = stablehlo.multiply %97, %97 : tensor<2x2x6x1xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x2x6x1xf32>
    %102 = stablehlo.divide %101, %100 : tensor<2x2x6x1xf32>
    %103 = stablehlo.dot_general %67, %99, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x4xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x4x6xf32>
    %104 = stablehlo.transpose %103, dims = [0, 3, 1, 2] : (tensor<2x2x4x6xf32>) -> tensor<2x6x2x4xf32>
    %105 = stablehlo.dot_general %104, %arg16, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x4xf32>, tensor<2x4x8xf32>) -> tensor<2x6x8xf32>
    %106 = stablehlo.reshape %arg15 : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x6x8xf32>
    %108 = stablehlo.add %105, %107 : tensor<2x6x8xf32>
    %109 = stablehlo.add %3, %108 : tensor<2x6x8xf32>
    %110 = chlo.square %109 : tensor<2x6x8xf32> -> tensor<2x6x8xf32>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x6x8xf32>
    %112 = stablehlo.multiply %111, %109 : tensor<2x6x8xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.reduce(%109 init: %cst_26) applies stablehlo.add across dimensions = [2] : (tensor<2x6x8xf32>, tensor<f32>) -> tensor<2x6xf32>
    %cst_27 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %115 = stablehlo.divide %113, %114 : tensor<2x6xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.reduce(%110 init: %cst_28) applies stablehlo.add across dimensions = [2] : (tensor<2x6x8xf32>, tensor<f32>) -> tensor<2x6xf32>
    %cst_29 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %118 = stablehlo.divide %116, %117 : tensor<2x6xf32>
    %119 = chlo.square %115 : tensor<2x6xf32> -> tensor<2x6xf32>
    %cst_30 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %121 = stablehlo.multiply %120, %115 : tensor<2x6xf32>
    %122 = stablehlo.subtract %118, %119 : tensor<2x6xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %124 = stablehlo.maximum %123, %122 : tensor<2x6xf32>
    %125 = stablehlo.compare EQ, %122, %124, FLOAT : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %128 = stablehlo.select %125, %126, %127 : tensor<2x6xi1>, tensor<2x6xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %130 = stablehlo.compare EQ, %129, %124, FLOAT : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %cst_35 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %133 = stablehlo.select %130, %131, %132 : tensor<2x6xi1>, tensor<2x6xf32>
    %134 = stablehlo.divide %128, %133 : tensor<2x6xf32>
    %135 = stablehlo.broadcast_in_dim %115, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %136 = stablehlo.broadcast_in_dim %124, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %137 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x8xf32>
    %138 = stablehlo.subtract %109, %137 : tensor<2x6x8xf32>
    %cst_37 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
    %140 = stablehlo.add %136, %139 : tensor<2x6x1xf32>
    %141 = stablehlo.rsqrt %140 : tensor<2x6x1xf32>
    %142 = stablehlo.divide %141, %140 : tensor<2x6x1xf32>
    %cst_38 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
    %144 = stablehlo.multiply %143, %142 : tensor<2x6x1xf32>
    %145 = stablehlo.reshape %arg10 : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %146 = stablehlo.broadcast_in_dim %141, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x8xf32>
    %147 = stablehlo.broadcast_in_dim %145, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x6x8xf32>
    %148 = stablehlo.multiply %146, %147 : tensor<2x6x8xf32>
    %149 = stablehlo.multiply %138, %148 : tensor<2x6x8xf32>
    %150 = stablehlo.reshape %arg9 : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x6x8xf32>
    %152 = stablehlo.add %149, %151 : tensor<2x6x8xf32>
    %153 = stablehlo.dot_general %152, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x8xf32>, tensor<8x16xf32>) -> tensor<2x6x16xf32>
    %154 = stablehlo.reshape %arg2 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
    %156 = stablehlo.add %153, %155 : tensor<2x6x16xf32>
    %157 = stablehlo.multiply %156, %156 : tensor<2x6x16xf32>
    %158 = stablehlo.multiply %157, %156 : tensor<2x6x16xf32>
    %159 = stablehlo.multiply %156, %156 : tensor<2x6x16xf32>
    %cst_39 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x6x16xf32>
    %161 = stablehlo.multiply %160, %159 : tensor<2x6x16xf32>
    %cst_40 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2x6x16xf32>
    %163 = stablehlo.multiply %162, %158 : tensor<2x6x16xf32>
    %164 = stablehlo.add %156, %163 : tensor<2x6x16xf32>
    %cst_41 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x6x16xf32>
    %166 = stablehlo.multiply %165, %164 : tensor<2x6x16xf32>
    %167 = stablehlo.tanh %166 : tensor<2x6x16xf32>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x6x16xf32>
    %169 = stablehlo.subtract %168, %167 : tensor<2x6x16xf32>
    %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x6x16xf32>
    %171 = stablehlo.add %170, %167 : tensor<2x6x16xf32>
    %cst_44 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<2x6x16xf32>
    %173 = stablehlo.multiply %172, %171 : tensor<2x6x16xf32>
    %174 = stablehlo.multiply %156, %173 : tensor<2x6x16xf32>
    %175 = stablehlo.dot_general %174, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<16x8xf32>) -> tensor<2x6x8xf32>
    %176 = stablehlo.reshape %arg0 : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %177 = stablehlo.broadcast_in_dim %176, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x6x8xf32>
    %178 = stablehlo.add %175, %177 : tensor<2x6x8xf32>
    %179 = stablehlo.add %109, %178 : tensor<2x6x8xf32>
    %180 = chlo.square %179 : tensor<2x6x8xf32> -> tensor<2x6x8xf32>
    %cst_45 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<2x6x8xf32>
    %182 = stablehlo.multiply %181, %179 : tensor<2x6x8xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %183 = stablehlo.reduce(%179 init: %cst_46) applies stablehlo.add across dimensions = [2] : (tensor<2x6x8xf32>, tensor<f32>) -> tensor<2x6xf32>
    %cst_47 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %185 = stablehlo.divide %183, %184 : tensor<2x6xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %186 = stablehlo.reduce(%180 init: %cst_48) applies stablehlo.add across dimensions = [2] : (tensor<2x6x8xf32>, tensor<f32>) -> tensor<2x6xf32>
    %cst_49 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %188 = stablehlo.divide %186, %187 : tensor<2x6xf32>
    %189 = chlo.square %185 : tensor<2x6xf32> -> tensor<2x6xf32>
    %cst_50 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %191 = stablehlo.multiply %190, %185 : tensor<2x6xf32>
    %192 = stablehlo.subtract %188, %189 : tensor<2x6xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %194 = stablehlo.maximum %193, %192 : tensor<2x6xf32>
    %195 = stablehlo.compare EQ, %192, %194, FLOAT : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %198 = stablehlo.select %195, %196, %197 : tensor<2x6xi1>, tensor<2x6xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %200 = stablehlo.compare EQ, %199, %194, FLOAT : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %cst_55 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %203 = stablehlo.select %200, %201, %202 : tensor<2x6xi1>, tensor<2x6xf32>
    %204 = stablehlo.divide %198, %203 : tensor<2x6xf32>
    %205 = stablehlo.broadcast_in_dim %185, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %206 = stablehlo.broadcast_in_dim %194, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %207 = stablehlo.broadcast_in_dim %205, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x8xf32>
    %208 = stablehlo.subtract %179, %207 : tensor<2x6x8xf32>
    %cst_57 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
    %210 = stablehlo.add %206, %209 : tensor<2x6x1xf32>
    %211 = stablehlo.rsqrt %210 : tensor<2x6x1xf32>
    %212 = stablehlo.divide %211, %210 : tensor<2x6x1xf32>
    %cst_58 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
    %214 = stablehlo.multiply %213, %212 : tensor<2x6x1xf32>
    %215 = stablehlo.reshape %arg12 : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %216 = stablehlo.broadcast_in_dim %211, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x8xf32>
    %217 = stablehlo.broadcast_in_dim %215, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x6x8xf32>
    %218 = stablehlo.multiply %216, %217 : tensor<2x6x8xf32>
    %219 = stablehlo.multiply %208, %218 : tensor<2x6x8xf32>
    %220 = stablehlo.reshape %arg11 : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %221 = stablehlo.broadcast_in_dim %220, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x6x8xf32>
    %222 = stablehlo.add %219, %221 : tensor<2x6x8xf32>
    %223 = stablehlo.dot_general %222, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x8xf32>, tensor<8x9xf32>) -> tensor<2x6x9xf32>
    %224 = stablehlo.reshape %arg4 : (tensor<9xf32>) -> tensor<1x1x9xf32>
    %225 = stablehlo.broadcast_in_dim %224, dims = [0, 1, 2] : (tensor<1x1x9xf32>) -> tensor<2x6x9xf32>
    %226 = stablehlo.add %223, %225 : tensor<2x6x9xf32>
    %227 = stablehlo.slice %226 [0:2, 0:5, 0:9] : (tensor<2x6x9xf32>) -> tensor<2x5x9xf32>
    %228 = stablehlo.slice %arg45 [0:2, 1:6] : (tensor<2x6xi32>) -> tensor<2x5xi32>
    %229 = stablehlo.broadcast_in_dim %228, dims = [0, 1] : (tensor<2x5xi32>) -> tensor<2x5x1xi32>
    %230:2 = call @take_along_axis(%227, %229) : (tensor<2x5x9xf32>, tensor<2x5x1xi32>) -> (tensor<2x5x1xf32>, tensor<2x5x1x1xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %231:2 = call @_take_1(%230#0, %c) : (tensor<2x5x1xf32>, tensor<i32>) -> (tensor<2x5xf32>, tensor<1xi32>)
    %cst_59 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %232 = stablehlo.reduce(%227 init: %cst_59) applies stablehlo.maximum across dimensions = [2] : (tensor<2x5x9xf32>, tensor<f32>) -> tensor<2x5xf32>
    %233 = stablehlo.reshape %232 : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %234 = stablehlo.broadcast_in_dim %233, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x9xf32>
    %235 = stablehlo.compare EQ, %227, %234, FLOAT : (tensor<2x5x9xf32>, tensor<2x5x9xf32>) -> tensor<2x5x9xi1>
    %236 = stablehlo.convert %235 : (tensor<2x5x9xi1>) -> tensor<2x5x9xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %237 = stablehlo.reduce(%236 init: %cst_60) applies stablehlo.add across dimensions = [2] : (tensor<2x5x9xf32>, tensor<f32>) -> tensor<2x5xf32>
    %cst_61 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %239 = stablehlo.maximum %238, %232 : tensor<2x5xf32>
    %240 = stablehlo.compare EQ, %232, %239, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_62 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %243 = stablehlo.select %240, %241, %242 : tensor<2x5xi1>, tensor<2x5xf32>
    %cst_64 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %245 = stablehlo.compare EQ, %244, %239, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_65 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %248 = stablehlo.select %245, %246, %247 : tensor<2x5xi1>, tensor<2x5xf32>
    %249 = stablehlo.divide %243, %248 : tensor<2x5xf32>
    %250 = stablehlo.is_finite %239 : (tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %252 = stablehlo.select %250, %239, %251 : tensor<2x5xi1>, tensor<2x5xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %253 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %254 = stablehlo.broadcast_in_dim %252, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x9xf32>
    %256 = stablehlo.subtract %227, %255 : tensor<2x5x9xf32>
    %257 = stablehlo.exponential %256 : tensor<2x5x9xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %258 = stablehlo.reduce(%257 init: %cst_69) applies stablehlo.add across dimensions = [2] : (tensor<2x5x9xf32>, tensor<f32>) -> tensor<2x5xf32>
    %259 = stablehlo.sign %258 : tensor<2x5xf32>
    %260 = stablehlo.abs %258 : tensor<2x5xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %262 = stablehlo.compare GE, %258, %261, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %263 = stablehlo.log %260 : tensor<2x5xf32>
    %264 = stablehlo.add %263, %252 : tensor<2x5xf32>
    %265 = stablehlo.subtract %264, %231#0 : tensor<2x5xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %266 = stablehlo.reduce(%265 init: %cst_71) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_72 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %267 = stablehlo.divide %266, %cst_72 : tensor<f32>
    %cst_73 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_74 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %268 = stablehlo.divide %cst_73, %cst_74 : tensor<f32>
    %269 = stablehlo.broadcast_in_dim %268, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %270 = stablehlo.negate %269 : tensor<2x5xf32>
    %271 = stablehlo.divide %269, %260 : tensor<2x5xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %273 = stablehlo.select %262, %272, %271 : tensor<2x5xi1>, tensor<2x5xf32>
    %274 = stablehlo.select %262, %271, %272 : tensor<2x5xi1>, tensor<2x5xf32>
    %275 = stablehlo.negate %273 : tensor<2x5xf32>
    %276 = stablehlo.add %274, %275 : tensor<2x5xf32>
    %277 = stablehlo.broadcast_in_dim %276, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x9xf32>
    %278 = stablehlo.multiply %277, %257 : tensor<2x5x9xf32>
    %279 = call @_take_3(%231#1, %270) : (tensor<1xi32>, tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %280 = call @take_along_axis_4(%230#1, %279) : (tensor<2x5x1x1xi32>, tensor<2x5x1xf32>) -> tensor<2x5x9xf32>
    %281 = stablehlo.add %278, %280 : tensor<2x5x9xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %282 = stablehlo.pad %281, %cst_76, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<2x5x9xf32>, tensor<f32>) -> tensor<2x6x9xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %283 = stablehlo.reduce(%282 init: %cst_77) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x6x9xf32>, tensor<f32>) -> tensor<9xf32>
    %284 = stablehlo.reshape %283 : (tensor<9xf32>) -> tensor<1x1x9xf32>
    %285 = stablehlo.reshape %284 : (tensor<1x1x9xf32>) -> tensor<9xf32>
    %286 = stablehlo.dot_general %282, %222, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x9xf32>, tensor<2x6x8xf32>) -> tensor<9x8xf32>
    %287 = stablehlo.transpose %286, dims = [1, 0] : (tensor<9x8xf32>) -> tensor<8x9xf32>
    %288 = stablehlo.dot_general %282, %arg5, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x9xf32>, tensor<8x9xf32>) -> tensor<2x6x8xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %289 = stablehlo.reduce(%288 init: %cst_78) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x6x8xf32>, tensor<f32>) -> tensor<8xf32>
    %290 = stablehlo.reshape %289 : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %291 = stablehlo.reshape %290 : (tensor<1x1x8xf32>) -> tensor<8xf32>
    %292 = stablehlo.multiply %208, %288 : tensor<2x6x8xf32>
    %293 = stablehlo.multiply %288, %218 : tensor<2x6x8xf32>
    %294 = stablehlo.broadcast_in_dim %211, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x8xf32>
    %295 = stablehlo.multiply %294, %292 : tensor<2x6x8xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %296 = stablehlo.reduce(%295 init: %cst_79) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x6x8xf32>, tensor<f32>) -> tensor<8xf32>
    %297 = stablehlo.reshape %296 : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %298 = stablehlo.broadcast_in_dim %215, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x6x8xf32>
    %299 = stablehlo.multiply %292, %298 : tensor<2x6x8xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %300 = stablehlo.reduce(%299 init: %cst_80) applies stablehlo.add across dimensions = [2] : (tensor<2x6x8xf32>, tensor<f32>) -> tensor<2x6xf32>
    %301 = stablehlo.reshape %300 : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %302 = stablehlo.reshape %297 : (tensor<1x1x8xf32>) -> tensor<8xf32>
    %303 = stablehlo.multiply %301, %214 : tensor<2x6x1xf32>
    %304 = stablehlo.negate %293 : tensor<2x6x8xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %305 = stablehlo.reduce(%304 init: %cst_81) applies stablehlo.add across dimensions = [2] : (tensor<2x6x8xf32>, tensor<f32>) -> tensor<2x6xf32>
    %306 = stablehlo.reshape %305 : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %307 = stablehlo.reduce(%303 init: %cst_82) applies stablehlo.add across dimensions = [2] : (tensor<2x6x1xf32>, tensor<f32>) -> tensor<2x6xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %308 = stablehlo.reduce(%306 init: %cst_83) applies stablehlo.add across dimensions = [2] : (tensor<2x6x1xf32>, tensor<f32>) -> tensor<2x6xf32>
    %309 = stablehlo.multiply %307, %204 : tensor<2x6xf32>
    %310 = stablehlo.negate %309 : tensor<2x6xf32>
    %311 = stablehlo.multiply %310, %191 : tensor<2x6xf32>
    %312 = stablehlo.add %308, %311 : tensor<2x6xf32>
    %cst_84 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %314 = stablehlo.divide %309, %313 : tensor<2x6xf32>
    %315 = stablehlo.broadcast_in_dim %314, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x8xf32>
    %cst_85 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %317 = stablehlo.divide %312, %316 : tensor<2x6xf32>
    %318 = stablehlo.broadcast_in_dim %317, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x8xf32>
    %319 = stablehlo.add %293, %318 : tensor<2x6x8xf32>
    %320 = stablehlo.multiply %315, %182 : tensor<2x6x8xf32>
    %321 = stablehlo.add %319, %320 : tensor<2x6x8xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %322 = stablehlo.reduce(%321 init: %cst_86) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x6x8xf32>, tensor<f32>) -> tensor<8xf32>
    %323 = stablehlo.reshape %322 : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %324 = stablehlo.reshape %323 : (tensor<1x1x8xf32>) -> tensor<8xf32>
    %325 = stablehlo.dot_general %321, %174, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x8xf32>, tensor<2x6x16xf32>) -> tensor<8x16xf32>
    %326 = stablehlo.transpose %325, dims = [1, 0] : (tensor<8x16xf32>) -> tensor<16x8xf32>
    %327 = stablehlo.dot_general %321, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x8xf32>, tensor<16x8xf32>) -> tensor<2x6x16xf32>
    %328 = stablehlo.multiply %156, %327 : tensor<2x6x16xf32>
    %329 = stablehlo.multiply %327, %173 : tensor<2x6x16xf32>
    %cst_87 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<2x6x16xf32>
    %331 = stablehlo.multiply %330, %328 : tensor<2x6x16xf32>
    %332 = stablehlo.multiply %331, %169 : tensor<2x6x16xf32>
    %333 = stablehlo.multiply %332, %167 : tensor<2x6x16xf32>
    %334 = stablehlo.add %332, %333 : tensor<2x6x16xf32>
    %cst_88 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %335 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<2x6x16xf32>
    %336 = stablehlo.multiply %335, %334 : tensor<2x6x16xf32>
    %337 = stablehlo.add %329, %336 : tensor<2x6x16xf32>
    %cst_89 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<2x6x16xf32>
    %339 = stablehlo.multiply %338, %336 : tensor<2x6x16xf32>
    %340 = stablehlo.multiply %339, %161 : tensor<2x6x16xf32>
    %341 = stablehlo.add %337, %340 : tensor<2x6x16xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %342 = stablehlo.reduce(%341 init: %cst_90) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<16xf32>
    %343 = stablehlo.reshape %342 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %344 = stablehlo.reshape %343 : (tensor<1x1x16xf32>) -> tensor<16xf32>
    %345 = stablehlo.dot_general %341, %152, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<2x6x8xf32>) -> tensor<16x8xf32>
    %346 = stablehlo.transpose %345, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %347 = stablehlo.dot_general %341, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<8x16xf32>) -> tensor<2x6x8xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %348 = stablehlo.reduce(%347 init: %cst_91) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x6x8xf32>, tensor<f32>) -> tensor<8xf32>
    %349 = stablehlo.reshape %348 : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %350 = stablehlo.reshape %349 : (tensor<1x1x8xf32>) -> tensor<8xf32>
    %351 = stablehlo.multiply %138, %347 : tensor<2x6x8xf32>
    %352 = stablehlo.multiply %347, %148 : tensor<2x6x8xf32>
    %353 = stablehlo.broadcast_in_dim %141, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x8xf32>
    %354 = stablehlo.multiply %353, %351 : tensor<2x6x8xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %355 = stablehlo.reduce(%354 init: %cst_92) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x6x8xf32>, tensor<f32>) -> tensor<8xf32>
    %356 = stablehlo.reshape %355 : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %357 = stablehlo.broadcast_in_dim %145, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x6x8xf32>
    %358 = stablehlo.multiply %351, %357 : tensor<2x6x8xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %359 = stablehlo.reduce(%358 init: %cst_93) applies stablehlo.add across dimensions = [2] : (tensor<2x6x8xf32>, tensor<f32>) -> tensor<2x6xf32>
    %360 = stablehlo.reshape %359 : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %361 = stablehlo.reshape %356 : (tensor<1x1x8xf32>) -> tensor<8xf32>
    %362 = stablehlo.multiply %360, %144 : tensor<2x6x1xf32>
    %363 = stablehlo.negate %352 : tensor<2x6x8xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %364 = stablehlo.reduce(%363 init: %cst_94) applies stablehlo.add across dimensions = [2] : (tensor<2x6x8xf32>, tensor<f32>) -> tensor<2x6xf32>
    %365 = stablehlo.reshape %364 : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %366 = stablehlo.add %321, %352 : tensor<2x6x8xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %367 = stablehlo.reduce(%362 init: %cst_95) applies stablehlo.add across dimensions = [2] : (tensor<2x6x1xf32>, tensor<f32>) -> tensor<2x6xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %368 = stablehlo.reduce(%365 init: %cst_96) applies stablehlo.add across dimensions = [2] : (tensor<2x6x1xf32>, tensor<f32>) -> tensor<2x6xf32>
    %369 = stablehlo.multiply %367, %134 : tensor<2x6xf32>
    %370 = stablehlo.negate %369 : tensor<2x6xf32>
    %371 = stablehlo.multiply %370, %121 : tensor<2x6xf32>
    %372 = stablehlo.add %368, %371 : tensor<2x6xf32>
    %cst_97 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %374 = stablehlo.divide %369, %373 : tensor<2x6xf32>
    %375 = stablehlo.broadcast_in_dim %374, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x8xf32>
    %cst_98 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %376 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %377 = stablehlo.divide %372, %376 : tensor<2x6xf32>
    %378 = stablehlo.broadcast_in_dim %377, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x8xf32>
    %379 = stablehlo.add %366, %378 : tensor<2x6x8xf32>
    %380 = stablehlo.multiply %375, %112 : tensor<2x6x8xf32>
    %381 = stablehlo.add %379, %380 : tensor<2x6x8xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %382 = stablehlo.reduce(%381 init: %cst_99) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x6x8xf32>, tensor<f32>) -> tensor<8xf32>
    %383 = stablehlo.reshape %382 : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %384 = stablehlo.reshape %383 : (tensor<1x1x8xf32>) -> tensor<8xf32>
    %385 = stablehlo.dot_general %381, %104, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x8xf32>, tensor<2x6x2x4xf32>) -> tensor<8x2x4xf32>
    %386 = stablehlo.transpose %385, dims = [1, 2, 0] : (tensor<8x2x4xf32>) -> tensor<2x4x8xf32>
    %387 = stablehlo.dot_general %381, %arg16, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x6x8xf32>, tensor<2x4x8xf32>) -> tensor<2x6x2x4xf32>
    %388 = stablehlo.transpose %387, dims = [0, 2, 3, 1] : (tensor<2x6x2x4xf32>) -> tensor<2x2x4x6xf32>
    %389 = stablehlo.dot_general %388, %67, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x6xf32>, tensor<2x6x2x4xf32>) -> tensor<2x2x6x6xf32>
    %390 = stablehlo.dot_general %388, %99, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x4x6xf32>
    %391 = stablehlo.transpose %390, dims = [0, 3, 1, 2] : (tensor<2x2x4x6xf32>) -> tensor<2x6x2x4xf32>
    %392 = stablehlo.broadcast_in_dim %102, dims = [0, 1, 2, 3] : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
    %393 = stablehlo.multiply %389, %392 : tensor<2x2x6x6xf32>
    %394 = stablehlo.multiply %393, %95 : tensor<2x2x6x6xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %395 = stablehlo.reduce(%394 init: %cst_100) applies stablehlo.add across dimensions = [3] : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
    %396 = stablehlo.reshape %395 : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
    %397 = stablehlo.negate %396 : tensor<2x2x6x1xf32>
    %398 = stablehlo.broadcast_in_dim %97, dims = [0, 1, 2, 3] : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
    %399 = stablehlo.divide %389, %398 : tensor<2x2x6x6xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %400 = stablehlo.reduce(%397 init: %cst_101) applies stablehlo.add across dimensions = [3] : (tensor<2x2x6x1xf32>, tensor<f32>) -> tensor<2x2x6xf32>
    %401 = stablehlo.broadcast_in_dim %400, dims = [0, 1, 2] : (tensor<2x2x6xf32>) -> tensor<2x2x6x6xf32>
    %402 = stablehlo.add %399, %401 : tensor<2x2x6x6xf32>
    %403 = stablehlo.multiply %402, %95 : tensor<2x2x6x6xf32>
    %404 = call @_where_5(%73#1, %73#2, %403) : (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
    %405 = stablehlo.dot_general %404, %71, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x6x6xf32>, tensor<2x6x2x4xf32>) -> tensor<2x2x6x4xf32>
    %406 = stablehlo.transpose %405, dims = [0, 2, 1, 3] : (tensor<2x2x6x4xf32>) -> tensor<2x6x2x4xf32>
    %407 = stablehlo.dot_general %404, %63, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x6x6xf32>, tensor<2x6x2x4xf32>) -> tensor<2x2x6x4xf32>
    %408 = stablehlo.transpose %407, dims = [0, 2, 1, 3] : (tensor<2x2x6x4xf32>) -> tensor<2x6x2x4xf32>
    %409 = stablehlo.broadcast_in_dim %69, dims = [] : (tensor<f32>) -> tensor<2x6x2x4xf32>
    %410 = stablehlo.divide %408, %409 : tensor<2x6x2x4xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %411 = stablehlo.reduce(%391 init: %cst_102) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x6x2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %412 = stablehlo.reshape %411 : (tensor<2x4xf32>) -> tensor<1x1x2x4xf32>
    %413 = stablehlo.reshape %412 : (tensor<1x1x2x4xf32>) -> tensor<2x4xf32>
    %414 = stablehlo.dot_general %391, %46, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x4xf32>, tensor<2x6x8xf32>) -> tensor<2x4x8xf32>
    %415 = stablehlo.transpose %414, dims = [2, 0, 1] : (tensor<2x4x8xf32>) -> tensor<8x2x4xf32>
    %416 = stablehlo.dot_general %391, %arg20, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x4xf32>, tensor<8x2x4xf32>) -> tensor<2x6x8xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %417 = stablehlo.reduce(%406 init: %cst_103) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x6x2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %418 = stablehlo.reshape %417 : (tensor<2x4xf32>) -> tensor<1x1x2x4xf32>
    %419 = stablehlo.reshape %418 : (tensor<1x1x2x4xf32>) -> tensor<2x4xf32>
    %420 = stablehlo.dot_general %406, %46, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x4xf32>, tensor<2x6x8xf32>) -> tensor<2x4x8xf32>
    %421 = stablehlo.transpose %420, dims = [2, 0, 1] : (tensor<2x4x8xf32>) -> tensor<8x2x4xf32>
    %422 = stablehlo.dot_general %406, %arg14, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x4xf32>, tensor<8x2x4xf32>) -> tensor<2x6x8xf32>
    %423 = stablehlo.add %416, %422 : tensor<2x6x8xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %424 = stablehlo.reduce(%410 init: %cst_104) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x6x2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %425 = stablehlo.reshape %424 : (tensor<2x4xf32>) -> tensor<1x1x2x4xf32>
    %426 = stablehlo.reshape %425 : (tensor<1x1x2x4xf32>) -> tensor<2x4xf32>
    %427 = stablehlo.dot_general %410, %46, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x4xf32>, tensor<2x6x8xf32>) -> tensor<2x4x8xf32>
    %428 = stablehlo.transpose %427, dims = [2, 0, 1] : (tensor<2x4x8xf32>) -> tensor<8x2x4xf32>
    %429 = stablehlo.dot_general %410, %arg18, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x4xf32>, tensor<8x2x4xf32>) -> tensor<2x6x8xf32>
    %430 = stablehlo.add %423, %429 : tensor<2x6x8xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %431 = stablehlo.reduce(%430 init: %cst_105) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x6x8xf32>, tensor<f32>) -> tensor<8xf32>
    %432 = stablehlo.reshape %431 : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %433 = stablehlo.reshape %432 : (tensor<1x1x8xf32>) -> tensor<8xf32>
    %434 = stablehlo.multiply %32, %430 : tensor<2x6x8xf32>
    %435 = stablehlo.multiply %430, %42 : tensor<2x6x8xf32>
    %436 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x8xf32>
    %437 = stablehlo.multiply %436, %434 : tensor<2x6x8xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %438 = stablehlo.reduce(%437 init: %cst_106) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x6x8xf32>, tensor<f32>) -> tensor<8xf32>
    %439 = stablehlo.reshape %438 : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %440 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x6x8xf32>
    %441 = stablehlo.multiply %434, %440 : tensor<2x6x8xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %442 = stablehlo.reduce(%441 init: %cst_107) applies stablehlo.add across dimensions = [2] : (tensor<2x6x8xf32>, tensor<f32>) -> tensor<2x6xf32>
    %443 = stablehlo.reshape %442 : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %444 = stablehlo.reshape %439 : (tensor<1x1x8xf32>) -> tensor<8xf32>
    %445 = stablehlo.multiply %443, %38 : tensor<2x6x1xf32>
    %446 = stablehlo.negate %435 : tensor<2x6x8xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %447 = stablehlo.reduce(%446 init: %cst_108) applies stablehlo.add across dimensions = [2] : (tensor<2x6x8xf32>, tensor<f32>) -> tensor<2x6xf32>
    %448 = stablehlo.reshape %447 : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %449 = stablehlo.add %381, %435 : tensor<2x6x8xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %450 = stablehlo.reduce(%445 init: %cst_109) applies stablehlo.add across dimensions = [2] : (tensor<2x6x1xf32>, tensor<f32>) -> tensor<2x6xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %451 = stablehlo.reduce(%448 init: %cst_110) applies stablehlo.add across dimensions = [2] : (tensor<2x6x1xf32>, tensor<f32>) -> tensor<2x6xf32>
    %452 = stablehlo.multiply %450, %28 : tensor<2x6xf32>
    %453 = stablehlo.negate %452 : tensor<2x6xf32>
    %454 = stablehlo.multiply %453, %15 : tensor<2x6xf32>
    %455 = stablehlo.add %451, %454 : tensor<2x6xf32>
    %cst_111 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %456 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %457 = stablehlo.divide %452, %456 : tensor<2x6xf32>
    %458 = stablehlo.broadcast_in_dim %457, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x8xf32>
    %cst_112 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %459 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %460 = stablehlo.divide %455, %459 : tensor<2x6xf32>
    %461 = stablehlo.broadcast_in_dim %460, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x8xf32>
    %462 = stablehlo.add %449, %461 : tensor<2x6x8xf32>
    %463 = stablehlo.multiply %458, %6 : tensor<2x6x8xf32>
    %464 = stablehlo.add %462, %463 : tensor<2x6x8xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %465 = stablehlo.reduce(%464 init: %cst_113) applies stablehlo.add across dimensions = [0] : (tensor<2x6x8xf32>, tensor<f32>) -> tensor<6x8xf32>
    %466 = stablehlo.reshape %465 : (tensor<6x8xf32>) -> tensor<1x6x8xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %467 = stablehlo.reduce(%466 init: %cst_114) applies stablehlo.add across dimensions = [0] : (tensor<1x6x8xf32>, tensor<f32>) -> tensor<6x8xf32>
    %468 = call @_take_6(%0#1, %464) : (tensor<2x6x1xi32>, tensor<2x6x8xf32>) -> tensor<9x8xf32>
    %cst_115 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %469 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %470 = stablehlo.multiply %469, %arg22 : tensor<8xf32>
    %471 = stablehlo.add %324, %470 : tensor<8xf32>
    %cst_116 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %472 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %473 = stablehlo.multiply %472, %arg23 : tensor<16x8xf32>
    %474 = stablehlo.add %326, %473 : tensor<16x8xf32>
    %cst_117 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %475 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %476 = stablehlo.multiply %475, %arg24 : tensor<16xf32>
    %477 = stablehlo.add %344, %476 : tensor<16xf32>
    %cst_118 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %478 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %479 = stablehlo.multiply %478, %arg25 : tensor<8x16xf32>
    %480 = stablehlo.add %346, %479 : tensor<8x16xf32>
    %cst_119 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %481 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %482 = stablehlo.multiply %481, %arg26 : tensor<9xf32>
    %483 = stablehlo.add %285, %482 : tensor<9xf32>
    %cst_120 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %484 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<8x9xf32>
    %485 = stablehlo.multiply %484, %arg27 : tensor<8x9xf32>
    %486 = stablehlo.add %287, %485 : tensor<8x9xf32>
    %cst_121 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %487 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<9x8xf32>
    %488 = stablehlo.multiply %487, %arg28 : tensor<9x8xf32>
    %489 = stablehlo.add %468, %488 : tensor<9x8xf32>
    %cst_122 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %490 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %491 = stablehlo.multiply %490, %arg29 : tensor<8xf32>
    %492 = stablehlo.add %433, %491 : tensor<8xf32>
    %cst_123 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %493 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %494 = stablehlo.multiply %493, %arg30 : tensor<8xf32>
    %495 = stablehlo.add %444, %494 : tensor<8xf32>
    %cst_124 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %496 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %497 = stablehlo.multiply %496, %arg31 : tensor<8xf32>
    %498 = stablehlo.add %350, %497 : tensor<8xf32>
    %cst_125 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %499 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %500 = stablehlo.multiply %499, %arg32 : tensor<8xf32>
    %501 = stablehlo.add %361, %500 : tensor<8xf32>
    %cst_126 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %502 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %503 = stablehlo.multiply %502, %arg33 : tensor<8xf32>
    %504 = stablehlo.add %291, %503 : tensor<8xf32>
    %cst_127 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %505 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %506 = stablehlo.multiply %505, %arg34 : tensor<8xf32>
    %507 = stablehlo.add %302, %506 : tensor<8xf32>
    %cst_128 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %508 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %509 = stablehlo.multiply %508, %arg35 : tensor<2x4xf32>
    %510 = stablehlo.add %419, %509 : tensor<2x4xf32>
    %cst_129 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %511 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<8x2x4xf32>
    %512 = stablehlo.multiply %511, %arg36 : tensor<8x2x4xf32>
    %513 = stablehlo.add %421, %512 : tensor<8x2x4xf32>
    %cst_130 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %514 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %515 = stablehlo.multiply %514, %arg37 : tensor<8xf32>
    %516 = stablehlo.add %384, %515 : tensor<8xf32>
    %cst_131 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %517 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<2x4x8xf32>
    %518 = stablehlo.multiply %517, %arg38 : tensor<2x4x8xf32>
    %519 = stablehlo.add %386, %518 : tensor<2x4x8xf32>
    %cst_132 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %520 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %521 = stablehlo.multiply %520, %arg39 : tensor<2x4xf32>
    %522 = stablehlo.add %426, %521 : tensor<2x4xf32>
    %cst_133 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %523 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<8x2x4xf32>
    %524 = stablehlo.multiply %523, %arg40 : tensor<8x2x4xf32>
    %525 = stablehlo.add %428, %524 : tensor<8x2x4xf32>
    %cst_134 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %526 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %527 = stablehlo.multiply %526, %arg41 : tensor<2x4xf32>
    %528 = stablehlo.add %413, %527 : tensor<2x4xf32>
    %cst_135 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %529 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<8x2x4xf32>
    %530 = stablehlo.multiply %529, %arg42 : tensor<8x2x4xf32>
    %531 = stablehlo.add %415, %530 : tensor<8x2x4xf32>
    %cst_136 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %532 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %533 = stablehlo.multiply %532, %arg43 : tensor<6x8xf32>
    %534 = stablehlo.add %467, %533 : tensor<6x8xf32>
    %cst_137 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %535 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %536 = stablehlo.multiply %535, %471 : tensor<8xf32>
    %cst_138 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %537 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %538 = stablehlo.multiply %537, %474 : tensor<16x8xf32>
    %cst_139 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %539 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %540 = stablehlo.multiply %539, %477 : tensor<16xf32>
    %cst_140 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %541 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %542 = stablehlo.multiply %541, %480 : tensor<8x16xf32>
    %cst_141 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %543 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %544 = stablehlo.multiply %543, %483 : tensor<9xf32>
    %cst_142 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %545 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<8x9xf32>
    %546 = stablehlo.multiply %545, %486 : tensor<8x9xf32>
    %cst_143 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %547 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<9x8xf32>
    %548 = stablehlo.multiply %547, %489 : tensor<9x8xf32>
    %cst_144 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %549 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %550 = stablehlo.multiply %549, %492 : tensor<8xf32>
    %cst_145 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %551 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %552 = stablehlo.multiply %551, %495 : tensor<8xf32>
    %cst_146 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %553 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %554 = stablehlo.multiply %553, %498 : tensor<8xf32>
    %cst_147 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %555 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %556 = stablehlo.multiply %555, %501 : tensor<8xf32>
    %cst_148 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %557 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %558 = stablehlo.multiply %557, %504 : tensor<8xf32>
    %cst_149 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %559 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %560 = stablehlo.multiply %559, %507 : tensor<8xf32>
    %cst_150 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %561 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %562 = stablehlo.multiply %561, %510 : tensor<2x4xf32>
    %cst_151 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %563 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<8x2x4xf32>
    %564 = stablehlo.multiply %563, %513 : tensor<8x2x4xf32>
    %cst_152 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %565 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %566 = stablehlo.multiply %565, %516 : tensor<8xf32>
    %cst_153 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %567 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<2x4x8xf32>
    %568 = stablehlo.multiply %567, %519 : tensor<2x4x8xf32>
    %cst_154 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %569 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %570 = stablehlo.multiply %569, %522 : tensor<2x4xf32>
    %cst_155 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %571 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<8x2x4xf32>
    %572 = stablehlo.multiply %571, %525 : tensor<8x2x4xf32>
    %cst_156 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %573 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %574 = stablehlo.multiply %573, %528 : tensor<2x4xf32>
    %cst_157 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %575 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<8x2x4xf32>
    %576 = stablehlo.multiply %575, %531 : tensor<8x2x4xf32>
    %cst_158 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %577 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %578 = stablehlo.multiply %577, %534 : tensor<6x8xf32>
    %579 = stablehlo.add %arg0, %536 : tensor<8xf32>
    %580 = stablehlo.add %arg1, %538 : tensor<16x8xf32>
    %581 = stablehlo.add %arg2, %540 : tensor<16xf32>
    %582 = stablehlo.add %arg3, %542 : tensor<8x16xf32>
    %583 = stablehlo.add %arg4, %544 : tensor<9xf32>
    %584 = stablehlo.add %arg5, %546 : tensor<8x9xf32>
    %585 = stablehlo.add %arg6, %548 : tensor<9x8xf32>
    %586 = stablehlo.add %arg7, %550 : tensor<8xf32>
    %587 = stablehlo.add %arg8, %552 : tensor<8xf32>
    %588 = stablehlo.add %arg9, %554 : tensor<8xf32>
    %589 = stablehlo.add %arg10, %556 : tensor<8xf32>
    %590 = stablehlo.add %arg11, %558 : tensor<8xf32>
    %591 = stablehlo.add %arg12, %560 : tensor<8xf32>
    %592 = stablehlo.add %arg13, %562 : tensor<2x4xf32>
    %593 = stablehlo.add %arg14, %564 : tensor<8x2x4xf32>
    %594 = stablehlo.add %arg15, %566 : tensor<8xf32>
    %595 = stablehlo.add %arg16, %568 : tensor<2x4x8xf32>
    %596 = stablehlo.add %arg17, %570 : tensor<2x4xf32>
    %597 = stablehlo.add %arg18, %572 : tensor<8x2x4xf32>
    %598 = stablehlo.add %arg19, %574 : tensor<2x4xf32>
    %599 = stablehlo.add %arg20, %576 : tensor<8x2x4xf32>
    %600 = stablehlo.add %arg21, %578 : tensor<6x8xf32>
    return %579, %580, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %599, %600, %471, %474, %477, %480, %483, %486, %489, %492, %495, %498, %501, %504, %507, %510, %513, %516, %519, %522, %525, %528, %531, %534, %267 : tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<9xf32>, tensor<8x9xf32>, tensor<9x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<8xf32>, tensor<2x4x8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<6x8xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<9xf32>, tensor<8x9xf32>, tensor<9x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<8xf32>, tensor<2x4x8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<6x8xf32>, tensor<f32>
  }
  func.func private @_take(%arg0: tensor<9x8xf32>, %arg1: tensor<2x6xi32>) -> (tensor<2x6x8xf32>, tensor<2x6x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x6xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi1>
    %c_0 = stablehlo.constant dense<9> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x6xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x6xi32>
    %4 = call @_where(%1, %3, %arg1) : (tensor<2x6xi1>, tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x6xi32>) -> tensor<2x6x1xi32>
    %c_1 = stablehlo.constant dense<8> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x6x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x6x1xi32>, tensor<2x6x1xi32>) -> tensor<2x6x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<2x6x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x6x1xi32>, tensor<2x6x1xi32>) -> tensor<2x6x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x6x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<2x6x1xi1>, tensor<i1>) -> tensor<2x6xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<9x8xf32>, tensor<2x6x1xi32>) -> tensor<2x6x8xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2x6xi1>) -> tensor<2x6x8xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x8xf32>
    %16 = stablehlo.select %14, %13, %15 : tensor<2x6x8xi1>, tensor<2x6x8xf32>
    return %16, %5 : tensor<2x6x8xf32>, tensor<2x6x1xi32>
  }
  func.func private @_where(%arg0: tensor<2x6xi1>, %arg1: tensor<2x6xi32>, %arg2: tensor<2x6xi32>) -> tensor<2x6xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x6xi1>, tensor<2x6xi32>
    return %0 : tensor<2x6xi32>
  }
  func.func private @_where_0(%arg0: tensor<2x1x6x6xf32>, %arg1: tensor<2x2x6x6xf32>, %arg2: tensor<f32>) -> (tensor<2x2x6x6xf32>, tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x1x6x6xf32>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<2x1x6x6xf32>, tensor<2x1x6x6xf32>) -> tensor<2x1x6x6xi1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<2x1x6x6xi1>) -> tensor<2x2x6x6xi1>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x2x6x6xf32>
    %4 = stablehlo.select %2, %arg1, %3 : tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2x6x6xf32>
    return %4, %2, %5 : tensor<2x2x6x6xf32>, tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<2x5x9xf32>, %arg1: tensor<2x5x1xi32>) -> (tensor<2x5x1xf32>, tensor<2x5x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x5x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x5x1xi32>, tensor<2x5x1xi32>) -> tensor<2x5x1xi1>
    %c_0 = stablehlo.constant dense<9> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x5x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x5x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x5x1xi1>, tensor<2x5x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x5x1xi32>) -> tensor<2x5x1x1xi32>
    %c_1 = stablehlo.constant dense<8> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x5x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x5x1x1xi32>, tensor<2x5x1x1xi32>) -> tensor<2x5x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x5x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x5x1x1xi32>, tensor<2x5x1x1xi32>) -> tensor<2x5x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x5x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x5x1x1xi1>, tensor<i1>) -> tensor<2x5x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x5x9xf32>, tensor<2x5x1x1xi32>) -> tensor<2x5x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<2x5x1xi1>, tensor<2x5x1xf32>
    return %15, %5 : tensor<2x5x1xf32>, tensor<2x5x1x1xi32>
  }
  func.func private @_take_1(%arg0: tensor<2x5x1xf32>, %arg1: tensor<i32>) -> (tensor<2x5xf32>, tensor<1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = call @_where_2(%0, %1, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<1xi32>
    %4 = stablehlo.convert %3 : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %7 = stablehlo.compare LE, %4, %c_1, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %8 = stablehlo.and %6, %7 : tensor<1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %9 = stablehlo.reduce(%8 init: %c_3) applies stablehlo.and across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
    %10 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2]>, indices_are_sorted = false, slice_sizes = array<i64: 2, 5, 1>}> : (tensor<2x5x1xf32>, tensor<1xi32>) -> tensor<2x5xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2x5xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %13 = stablehlo.select %11, %10, %12 : tensor<2x5xi1>, tensor<2x5xf32>
    return %13, %3 : tensor<2x5xf32>, tensor<1xi32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_take_3(%arg0: tensor<1xi32>, %arg1: tensor<2x5xf32>) -> tensor<2x5x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2]>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x5x1xf32>, tensor<1xi32>, tensor<2x5xf32>) -> tensor<2x5x1xf32>
    return %1 : tensor<2x5x1xf32>
  }
  func.func private @take_along_axis_4(%arg0: tensor<2x5x1x1xi32>, %arg1: tensor<2x5x1xf32>) -> tensor<2x5x9xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5x9xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x5x9xf32>, tensor<2x5x1x1xi32>, tensor<2x5x1xf32>) -> tensor<2x5x9xf32>
    return %1 : tensor<2x5x9xf32>
  }
  func.func private @_where_5(%arg0: tensor<2x2x6x6xi1>, %arg1: tensor<2x2x6x6xf32>, %arg2: tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x6x6xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>
    return %1 : tensor<2x2x6x6xf32>
  }
  func.func private @_take_6(%arg0: tensor<2x6x1xi32>, %arg1: tensor<2x6x8xf32>) -> tensor<9x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9x8xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<9x8xf32>, tensor<2x6x1xi32>, tensor<2x6x8xf32>) -> tensor<9x8xf32>
    return %1 : tensor<9x8xf32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<8xf32>
    %c1 = stablehlo.constant dense<"0x2B6ED3BE492A413E1E5AB0BE2E1E5ABE2D5D6B3EB94DA43E97A3853ED9723EBCB478D83D9600473E09E3E8BE42B25A3ECACD34BED763023E215E9C3E75C68CBDDCDDBDBE72FAA8BE391836BE7D9808BC3878ADBD39DB1FBE70EF06BF97F709BE0A1893BE359E1BBE317F0B3E8FB83BBE2740A33E11CA9C3EC7DAD93EAA6EBBBE01E11E3E1E47D93EC3AA603EB99D7BBD63EEC8BB8F7159BE61BF8E3ED60DF33D1EFC153EA1D38BBDB95DF0BC72E42E3E206EF83D3CD96F3A9F5FCC3DD15F87BEB48BC63DCA0FB5BE1C7B5EBEEB464D3E962A863EE7037A3E4778F93E45C30ABC7624DFBDED72873EAA67F33DBC58C5BD3FB59EBE3C74703E9CFD08BE204427BE2841C33E97539A3EE79FC23ED4A7F23EA732063DE6E4A8BE5211E9BE0F7BF2BDCD958F3E7EF38F3C4D30CABD20150ABEF8FDD5BE75D35BBCC98DC1BE1FA6DC3DCD0CDC3D6549663D716872BC1DBC9BBE0BBF4ABE65300FBE0AE9723E4FA7E2BE170CC33E65ADB5BB839EA9BEB1B59E3D20643E3EB5AD983E8F61A53B5427943EC100CC3DDC62313E0ACDD2BC27DB3BBEF1368FBE382825BE3E495D3E4D7E93BDB90FACBA9B46DB3D40815B3D62BE7A3DF863F8BEC50A8EBD0843EA3D9F4E8CBEC4110DBF3F05CFBD2B63063D5182E33EDCAFECBE015F42BE09E99E3DC38BE6BDC1D8CFBEA22C8EBE4AC3093ECF1C35BE393559BEEF247C3DDB28B6BC08BEB9BD"> : tensor<16x8xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<16x8xf32>
    %c2 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<16xf32>
    %c3 = stablehlo.constant dense<"0x63329A3A15E3E73DF9EC823D932998BE8D13693E5D2B9E3E3205CABE4E7282BE6FFD863E33B52D3EEED21F3E19EF6E3E4574D4BD116423BEC7F6373E049DB13EA2EE4C3E1785103EFDCD5ABD549622BFD237A6BB7F4D38BD2D8E283F62AE80BEE4086FBEB0B6DD3EC5C8CD3E2F2D063E4FA12CBE6FF4E3BEFDF6573E3C6F2CBEEC68E13E736CE1BECA871E3F38B09A3EFD087C3D0BF3B43EAED4F2BE28850C3D699A093F65B5A4BE2964FEBE1842303F936000BE412EF5BE94C6EABE6C22C1BEF02D18BEBAD61E3F12EA613E211015BED93868BC6DC2D73D3BA6623E64DE23BEC4A59FBE482E373E911DCE3E1EC4DE3EAA814BBE1803C1BD19E0D13E18B35F3E81761E3E5EF034BF0CC990BC33D2593E5B8A2E3F6456CC3D45BB28BE27B23BBEA3B832BFB9DC0F3EC279C6BDD782243D0C0FC2BEF7259D3E50A7403EB7EAA63DB5D973BE8B14483FBBC583BE8926EFBE8435AC3EB694A8BE594D903D0ACDCFBE363C44BFF6B1A63EDD7AADBEABDD6F3E88C2403EEECCC43DAEB707BD874135BEFB0CD23EF10E05BE5A727D3DB8A15EBEFBC453BC37B7FDBCEB22A9BEC8E6CD3E2AA498BE7AD551BCD7CC28BF6737953E2E0AA73ED107FB3E75DCAD3EED01133EB643943E51FD45BF5367D03DB47995BE7C3508BF81CA343FED51F33DA6E4B7BE4B356C3EB57AA1BE49E0263E3F3E8C3E002F35BCE58F80BCA1D8DEBEB363CFBD"> : tensor<8x16xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<8x16xf32>
    %c4 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<9xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<9xf32>
    %c5 = stablehlo.constant dense<"0xB0E60D3F5A8103BE6A391C3E21BA893E860839BF8B1EA53EE6B5A3BD16770FBFA6885D3EF290EBBE4D8FA0BEA54F3C3DD02981391EA442BCF489D2BDBA581C3FA805303E13A1B53ED09A3A3F1C2A4DBE815E103F882E9B3EF9F975BD5EDF88BEE70A92BEFAD496BD915A983E9AE661BDF98CF6BED1AF063F39386A3DAC3B57BE48B800BFF5C370BE82503DBE570FEBBE5FD606BF13EFC5BE12182EBEBED6D4BE5B88CEBA7CC63EBE29B9493E770EC33EE7FA94BDF91FA73DECC1133E1D4DC83DE40A9E3E0580243E46ECB4BE48E307BF9FEC183E294E53BC3FDF43BE6BF0623EDC05AFBD1EAB33BF0517543E638E13BEBA4B2F3F71A8763ECB64D93E17A822BFCFA113BDE54B16BE0DE0433EDB2C9DBD0037C2BEF4A359BE4E4DB0BEA7DE2ABF"> : tensor<8x9xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<8x9xf32>
    %c6 = stablehlo.constant dense<"0xAFC12B3DCBFADF3E4E42DEBD3BA2033F54D5CDBE78854CBF11FAE13D88AE183FCD6315BFD016EBBE0B2628BD15F6B8BE0AAEEA3EBF85A43EA2DA09BFCA7F253EF38FFE3B8FA885BD641410BEC680A3BBCAE40E3ECFB9153EE04D693E9EF16CBECE5CDE3E16B182BD56CB16BE4581093E8EEABD3E0FE7E33D451EC2BE520725BE3661C0BE0830803E04BCB43EBC72F53E2C56B2BCD824BCBEDFD7D4BE0D97A53EA6D3E03DA067113FC4FAEE3EDFFAE03C5DFAE43D5A661A3E893BB2BC53F2213E808523BC6C575FBD2751A2BEE93054BE204C48BD611D063FDB34B7BCD509FCBDE7CA3ABFB00522BE2649643EE38CD83E0D58B0BEE3326CBE4AA6AA3E3169333F5E47E13EF58B3EBFB023C13E57CC10BE58DEF73E3544E33E08270D3F16F5DE3E"> : tensor<9x8xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<9x8xf32>
    %c7 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<8xf32>
    %c8 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<8xf32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<8xf32>
    %c9 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a9 = stablehlo.optimization_barrier %c9 : tensor<8xf32>
    %c10 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<8xf32>
    %a10 = stablehlo.optimization_barrier %c10 : tensor<8xf32>
    %c11 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a11 = stablehlo.optimization_barrier %c11 : tensor<8xf32>
    %c12 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<8xf32>
    %a12 = stablehlo.optimization_barrier %c12 : tensor<8xf32>
    %c13 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4xf32>
    %a13 = stablehlo.optimization_barrier %c13 : tensor<2x4xf32>
    %c14 = stablehlo.constant dense<"0xB8F4333EA533B1BEC447A53D6AF709BD7D00913E88B5B8BD8AA6AABE3CD2C0BE72643F3FFF1E8CBE9808373E8171143F189AA53E07C4863E739E27BF9CB60BBFBBE738BE3AF8243FA96D593EFF2E963E9E4F93BE49B099BE307DF5BE45A474BCE73EA43C34C655BDA10DFC3C9F5E01BDA6575A3EE9AE543E8B273D3F35410B3E4AA6F7BE990D98BD5FEC5D3E00C3B0BEC96E70BECE0F83BE4D41AEBE289128BF97462DBF2158C23C275098BE74CBF13E11FD9EBE29817CBD4D4F8DBD633A31BF168E7DBD4B3C7E3E64F18CBEF041F03E4334993D21CDB2BE0C4512BFAEF08E3E1031D6BE72FEC13D20B8DFBD12F5AF3E99D9E6BCBC7E133F1C21D83DFCA2423F"> : tensor<8x2x4xf32>
    %a14 = stablehlo.optimization_barrier %c14 : tensor<8x2x4xf32>
    %c15 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a15 = stablehlo.optimization_barrier %c15 : tensor<8xf32>
    %c16 = stablehlo.constant dense<"0x258312BF7B39BCBD35713DBD390C0C3FC2EEB7BE568E223E49EBE7BEA005043FE9A2A1BE942F933E0E27B8BEA228653EC241B7B91140383DB83394BEBC372F3FC9AF133F89C903BFC30D4D3E0957373F4356333D3213AFBEAC9052BE8DED173E0EC9253F00EDA6BE02C6873D3A7886BE00A8C83D083707BED86A75BE78B5A2BED7FF93BC79A11ABF7E46E03EE05B90BDB42E263CBCE0C3BED88BEDBD3384A13EEBC633BF62D69E3E7208493EB548AFBE26D7583E8E14B1BD054979BE534E06BD7E985D3E784F18BD3055F33E61163D3F2E63A23E33905B3E604A7EBE9782523E6934E6BE0105AFBCADBABDBDA242D9BDF10A593EF2E30A3EF1CF893E0D9F913E"> : tensor<2x4x8xf32>
    %a16 = stablehlo.optimization_barrier %c16 : tensor<2x4x8xf32>
    %c17 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4xf32>
    %a17 = stablehlo.optimization_barrier %c17 : tensor<2x4xf32>
    %c18 = stablehlo.constant dense<"0xF13F573E2A29AABEBC91823D970B31BDF3219ABEAF5239BC7C162D3FC90D143F07AEBA3ECF99863EC136863E7E37603D0FA725BFB6052C3EE9AD74BEF49514BFBDFD3BBC5973C73EE7B9333D1019423F8BC529BE1531143F67C9B3BE90A31CBE52844C3E4D27A03DB6A5B53E67E182BEBCF41B3E997FA23EB4192D3E3C8021BF87F511BF806AA4BE5C70F0BD8114F63E7F2D1D3E2FE7C2BC8A78BCBEEB423B3F252D833EC14BA53E1485F23DE295BDBD87D1ABBDA62D5BBEB97C78BD1C5EE83D4041E23D9ED9923D264DA83E617B3B3CD206803E99B2F53D574DAB3EE1068DBE123E56BE743947BD116C99BECC68023E0642F83D756C23BED6C0E23D307EC23D"> : tensor<8x2x4xf32>
    %a18 = stablehlo.optimization_barrier %c18 : tensor<8x2x4xf32>
    %c19 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4xf32>
    %a19 = stablehlo.optimization_barrier %c19 : tensor<2x4xf32>
    %c20 = stablehlo.constant dense<"0x765E24BEEBBAFEBC7997853EEAD1393E86AB653E762695BDF6230C3E1187B63CD78B0ABF1DCF88BEC6A3993E0B3C233C91CB92BE48CC87BD0A6D073F05903AB9A5231ABE9BB47CBD408711BF8BF2CB3C85D8793EEB21AEBDC606D7BE6976A43D89702FBE6B0E88BE0FB9EB3EEA7AF1BDCDAEDEBD315DAC3E6C1A353F3E1197BD332330BED8748ABDC2DDD13D9CA454BD0D81C43D3C8F04BEBBD492BD1AF3523E514513BF745B1A3FA0EBAABD943D30BE424C773EDFC6353EC7E92F3CA10F5BBEA4D6A73EB2793E3F407D44BD35E30E3F34C1C43EA299C9BE0C86353F3E909DBE6E0C85BEC67D8E3EDCAD1DBE5FC00CBFFB2B14BF34F29ABE861EBFBED60B2CBF"> : tensor<8x2x4xf32>
    %a20 = stablehlo.optimization_barrier %c20 : tensor<8x2x4xf32>
    %c21 = stablehlo.constant dense<"0xF780F93BD07325BE849F2CBE70F5913D294EEB3D9F7AAF3D4FE9893CCBDEB03D23A8AF3DE1F2BCBC3A8FED3D0B9C833DAAC3B2BD82D64B3D2BDE7E3EAD7A4CBE8981243D5FA4773D6FDE283E809E37BECCDA4B3DA67092BD99C87FBBC43BBBBDE222FF3D9E1AEEBD22AA3ABD90FEE63D376CF73DA1F5353DDB6CBCBD437D303D9703D93D6B826CBD37B25BBC16C4173E2518D6BD723F0BBE84BA7C3EA8E99FBD6161073E8B9680BCC1AA04BE12FCA93DFF50173E2C7A043DB92FDE3D311CC3BD"> : tensor<6x8xf32>
    %a21 = stablehlo.optimization_barrier %c21 : tensor<6x8xf32>
    %c22 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a22 = stablehlo.optimization_barrier %c22 : tensor<8xf32>
    %c23 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16x8xf32>
    %a23 = stablehlo.optimization_barrier %c23 : tensor<16x8xf32>
    %c24 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16xf32>
    %a24 = stablehlo.optimization_barrier %c24 : tensor<16xf32>
    %c25 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x16xf32>
    %a25 = stablehlo.optimization_barrier %c25 : tensor<8x16xf32>
    %c26 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<9xf32>
    %a26 = stablehlo.optimization_barrier %c26 : tensor<9xf32>
    %c27 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x9xf32>
    %a27 = stablehlo.optimization_barrier %c27 : tensor<8x9xf32>
    %c28 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<9x8xf32>
    %a28 = stablehlo.optimization_barrier %c28 : tensor<9x8xf32>
    %c29 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a29 = stablehlo.optimization_barrier %c29 : tensor<8xf32>
    %c30 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a30 = stablehlo.optimization_barrier %c30 : tensor<8xf32>
    %c31 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a31 = stablehlo.optimization_barrier %c31 : tensor<8xf32>
    %c32 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a32 = stablehlo.optimization_barrier %c32 : tensor<8xf32>
    %c33 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a33 = stablehlo.optimization_barrier %c33 : tensor<8xf32>
    %c34 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a34 = stablehlo.optimization_barrier %c34 : tensor<8xf32>
    %c35 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4xf32>
    %a35 = stablehlo.optimization_barrier %c35 : tensor<2x4xf32>
    %c36 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x2x4xf32>
    %a36 = stablehlo.optimization_barrier %c36 : tensor<8x2x4xf32>
    %c37 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a37 = stablehlo.optimization_barrier %c37 : tensor<8xf32>
    %c38 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4x8xf32>
    %a38 = stablehlo.optimization_barrier %c38 : tensor<2x4x8xf32>
    %c39 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4xf32>
    %a39 = stablehlo.optimization_barrier %c39 : tensor<2x4xf32>
    %c40 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x2x4xf32>
    %a40 = stablehlo.optimization_barrier %c40 : tensor<8x2x4xf32>
    %c41 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4xf32>
    %a41 = stablehlo.optimization_barrier %c41 : tensor<2x4xf32>
    %c42 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x2x4xf32>
    %a42 = stablehlo.optimization_barrier %c42 : tensor<8x2x4xf32>
    %c43 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x8xf32>
    %a43 = stablehlo.optimization_barrier %c43 : tensor<6x8xf32>
    %c44 = stablehlo.constant dense<"0x040000000000000002000000040000000400000007000000050000000300000007000000000000000600000006000000"> : tensor<2x6xi32>
    %a44 = stablehlo.optimization_barrier %c44 : tensor<2x6xi32>
    %c45 = stablehlo.constant dense<"0x040000000000000002000000040000000400000007000000050000000300000007000000000000000600000006000000"> : tensor<2x6xi32>
    %a45 = stablehlo.optimization_barrier %c45 : tensor<2x6xi32>
    %s0:45 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16, %a17, %a18, %a19, %a20, %a21, %a22, %a23, %a24, %a25, %a26, %a27, %a28, %a29, %a30, %a31, %a32, %a33, %a34, %a35, %a36, %a37, %a38, %a39, %a40, %a41, %a42, %a43, %a44, %a45) : (tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<9xf32>, tensor<8x9xf32>, tensor<9x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<8xf32>, tensor<2x4x8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<6x8xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<9xf32>, tensor<8x9xf32>, tensor<9x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<8xf32>, tensor<2x4x8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<6x8xf32>, tensor<2x6xi32>, tensor<2x6xi32>) -> (tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<9xf32>, tensor<8x9xf32>, tensor<9x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<8xf32>, tensor<2x4x8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<6x8xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<9xf32>, tensor<8x9xf32>, tensor<9x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<8xf32>, tensor<2x4x8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<6x8xf32>, tensor<f32>)
    %s1:45 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %s0#8, %s0#9, %s0#10, %s0#11, %s0#12, %s0#13, %s0#14, %s0#15, %s0#16, %s0#17, %s0#18, %s0#19, %s0#20, %s0#21, %s0#22, %s0#23, %s0#24, %s0#25, %s0#26, %s0#27, %s0#28, %s0#29, %s0#30, %s0#31, %s0#32, %s0#33, %s0#34, %s0#35, %s0#36, %s0#37, %s0#38, %s0#39, %s0#40, %s0#41, %s0#42, %s0#43, %a44, %a45) : (tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<9xf32>, tensor<8x9xf32>, tensor<9x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<8xf32>, tensor<2x4x8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<6x8xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<9xf32>, tensor<8x9xf32>, tensor<9x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<8xf32>, tensor<2x4x8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<6x8xf32>, tensor<2x6xi32>, tensor<2x6xi32>) -> (tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<9xf32>, tensor<8x9xf32>, tensor<9x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<8xf32>, tensor<2x4x8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<6x8xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<9xf32>, tensor<8x9xf32>, tensor<9x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<8xf32>, tensor<2x4x8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<6x8xf32>, tensor<f32>)
    %s2:45 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %s1#8, %s1#9, %s1#10, %s1#11, %s1#12, %s1#13, %s1#14, %s1#15, %s1#16, %s1#17, %s1#18, %s1#19, %s1#20, %s1#21, %s1#22, %s1#23, %s1#24, %s1#25, %s1#26, %s1#27, %s1#28, %s1#29, %s1#30, %s1#31, %s1#32, %s1#33, %s1#34, %s1#35, %s1#36, %s1#37, %s1#38, %s1#39, %s1#40, %s1#41, %s1#42, %s1#43, %a44, %a45) : (tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<9xf32>, tensor<8x9xf32>, tensor<9x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<8xf32>, tensor<2x4x8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<6x8xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<9xf32>, tensor<8x9xf32>, tensor<9x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<8xf32>, tensor<2x4x8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<6x8xf32>, tensor<2x6xi32>, tensor<2x6xi32>) -> (tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<9xf32>, tensor<8x9xf32>, tensor<9x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<8xf32>, tensor<2x4x8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<6x8xf32>, tensor<8xf32>, tensor<16x8xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<9xf32>, tensor<8x9xf32>, tensor<9x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<8xf32>, tensor<2x4x8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<6x8xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0xBBE1A6BD4518043DE2B7E0BB3344873C27C27D3A03F9633B3E2D2F3D191EFABB"> : tensor<8xf32>, tolerance = 8.148523420e-06
    check.expect_almost_eq_const %s2#1, dense<"0x9FD1DABEDF1B583E1028B2BEF75A67BECBDF6E3EE6CD9C3E30F28F3E9A9545BCE32ED33C3B7D573E193EF4BE3BC6933E71284ABEFB17FB3D8C16B03E92D790BD36B5E0BED99B93BE859972BE26A4B5BCE39D86BC40A143BE9B30F1BE61B1FFBD87A2CABEFD32C8BDD756663D30B54BBE2A40D33EC1038F3E1A8CFC3E7F9EB3BE3611863D2B9EE93EF0CE3D3E158C58BDB25A6D3CA2183DBE23229F3E241AF93D92F0BC3D4B53F9BC7EF3A5BD8D4D1D3EBD06393EC03E11BDDCEA1B3EBB6082BE4B27053EB77FC7BE5DEA21BEE179693EE380543E8260873ED10DEC3EA41502BD0F13FEBD7E66903E5022023E87F0B0BD1218A3BE849B6E3E76BD04BE4EF835BE783C9F3EAF00B53EF5B09E3ED042E83ECB92E83DA44AC2BE96BCC5BE4502E1BD177E863ED197243CA273A8BD243AD0BDD021E5BEF6AD2B3C33A9C6BEF1CECA3DA1FADF3D0A00483D683B28BC928B96BEAE0F4EBE92850BBE86A9653EE2E8E0BE3B98AD3E5006683C98E5B9BE0444933D962D653ECEC5903E9002143D2940973ED0C5E63DFD072C3E10EA38BB7D663BBE5D409BBE7E881CBE80FB513E30E19DBDAACCF6BB7A41EB3D76D77F3DF6785F3D29E6FBBEA05C76BD2E08E53D83268EBE342C15BFDB14D7BD04EB483D6A1CFE3E2D15FDBEAEFB2DBE99F0903DF24601BE7173E1BEE3FD80BEF96DCD3DFD7C30BEEB0940BEB9F7253D9496053C57B2B0BD"> : tensor<16x8xf32>, tolerance = 5.827057362e-05
    check.expect_almost_eq_const %s2#2, dense<"0x9044983CDE7B8D3C4C2FFBBB8D21513DD6A171BB2E6FF3BA358C93BC780B533C7A682CBDCC8F333B472710BC3FFF72BC6862AC3BA35E483C9169303D49036ABA"> : tensor<16xf32>, tolerance = 5.105738714e-06
    check.expect_almost_eq_const %s2#3, dense<"0xAF032B3D9A48223EF409773D07B98DBE67CC863EB567A03E7B13C2BEA30398BEDEE1883EC0E5BE3DF2E91B3ED10A7E3E5B17E3BD416351BEAE76493EDB78B03E5B949F3D7170CC3DC8C02BBD8AD531BFE80208BDAF5D26BDB43A243F9DBB43BEFF6923BE0372FC3E0F12C83E37B2FE3DB3B22DBEE513CFBE8238743E8F6D1CBE34BE043FDDCFDDBE00441D3F770AB43E8452663DC9AEB23EF3D8F2BE9F7C833C36C1F23EA9B7A4BE9916FCBE75522F3F766F01BE304AFABE67CCEDBEDA15C3BEB39FF3BD3451213FEFE35C3EEB78F9BDADE0D0BAA18BD13D3636663EE9AB49BE0490B0BE4BB9273EB495C73EDB6FDD3ED6104EBE8941D1BD99F3E23EF1D35C3E1D553F3EBDDE33BF5C6597BCD27A6A3EC2F32A3F84E5CA3DD31824BEA75E38BE809736BF0C01073EE320B3BDBDD82F3DB082C2BE8D28993E0727353E9576B13DD6EB9FBE2CEF4B3FCCF874BEB52DFDBE730FB13EF4D9A8BE74ED9C3DF64CBFBE81FA38BF39B29C3E02E7AFBE3A35733EC315413E6D77D53D7F23DCBC8CF428BEF4F7C23E0CFB0CBEC3B1613D2E995BBEADBDC4BC0197DEBC222EB4BE39ECDE3E478994BEFB70AB3C4E0F29BF17DD8F3E02DAA93ED34F033FFF80B73EA6D70E3E40D1AB3EC3354EBF695FBE3DB1D6A2BEF4EE07BF8BCA333F00CC023EEB6CC8BE2494593E213B94BE3A183B3E2CB68D3EAC0B88BBECDB89BC49B105BFC3B8F8BD"> : tensor<8x16xf32>, tolerance = 8.055078387e-05
    check.expect_almost_eq_const %s2#4, dense<"0xAC29663D98A725BDA2D2ADBB21BF093DD3F8083DF2BCEDBCD6154F3C85B2C83CFA5FAFBD"> : tensor<9xf32>, tolerance = 8.563227952e-06
    check.expect_almost_eq_const %s2#5, dense<"0x9CBDCC3EBA20CFBD628C223E5BED803EA0DD2BBF3C95A93E7AFD55BD20FB0ABF5D197F3E514AB5BE5499ACBEAB98BF3D6518913DE0B03CBD973AF1BD0439123F4A07F83D0650963E6C762B3F050A45BE17E9003F5AB29C3EDB776FBDCDBE86BE98528ABE8F62523CD908993E616DC2BDDD21FBBEF1A2093F185C38BD3CB2D4BDB64A04BFEAB22FBE33AC57BEBE56E6BE7B4D12BF0D88BBBE89AF7ABED8D5D4BEECB1A0BCFC0F2DBE664D553ECE8FDB3E70B602BDD30B063E0CA60C3ED80FE63D9EA6A43ED230173E72C7B5BEA6910EBFB317033EC1CDA8BCC939A0BD5764373E019222BD196120BF503F273E97FD2DBE14C2273FAF20803EAE30A53E1D301BBF955113BC134A0DBE351E173ECFB701BEA679B4BE36DB71BE8675D0BEDE4714BF"> : tensor<8x9xf32>, tolerance = 6.713504791e-05
    check.expect_almost_eq_const %s2#6, dense<"0x77005FBCD781E53EB57D49BDFFCC053F6D3BBCBE189F5ABFC3125C3DAF92263FCD6315BFD016EBBE0B2628BD15F6B8BE0AAEEA3EBF85A43EA2DA09BFCA7F253EA43357BD0CB89ABD742224BDA5869E3D87E2413EF16E4F3E538DBE3D9F5FA1BE724DD13ED3FB74BE31B703BD2C0CB63D6934BE3E3A247E3E871CFEBE4EBE4DBDF3F0CCBE92DE8A3E2F2B873EED7A073F2E1D91BC16C4D9BEB5859BBE7BBF9D3E7A8C453E6744003FE95B0A3F15A8C6BB9DEE7E3E91CA763EC1041BBEF6D7833B13F5C83D2AD01BBE792C9EBE4B1ADDBEA40F193E5B94173F908F6CBD7AC417BEA5D737BFB78325BE5AB4773EA02CED3E02D5B5BEF5DD7BBEBD55913E4B7C353F5E47E13EF58B3EBFB023C13E57CC10BE58DEF73E3544E33E08270D3F16F5DE3E"> : tensor<9x8xf32>, tolerance = 8.539900780e-05
    check.expect_almost_eq_const %s2#7, dense<"0xA37D06BD00AC84BD276EA73DC85880BDB0C6203DA9F3013C1AC706BE7102573D"> : tensor<8xf32>, tolerance = 1.316188872e-05
    check.expect_almost_eq_const %s2#8, dense<"0xDFDC6B3F8401823F28A9683FFB18833FCB2F6D3F729E823F7B9A643FED796F3F"> : tensor<8xf32>, tolerance = 1.024199843e-04
    check.expect_almost_eq_const %s2#9, dense<"0x5248B7BCB023FDBC7E4916BD3952363C3D3F203D696C6B3CDBB92A3D490B86BD"> : tensor<8xf32>, tolerance = 6.545121223e-06
    check.expect_almost_eq_const %s2#10, dense<"0x1B07823FC4AD783F956B813FBA71823F4DE57F3F9F397D3FCCD8823F93068B3F"> : tensor<8xf32>, tolerance = 1.086138129e-04
    check.expect_almost_eq_const %s2#11, dense<"0x7C0AC8BCB243D7BCD8F9F33C88005D3D6185AFBBDAD5BD3CD1D84CBD7CAED63C"> : tensor<8xf32>, tolerance = 5.395558476e-06
    check.expect_almost_eq_const %s2#12, dense<"0xBFC35E3FD10C693F2748693FDED37A3FC49C853F4E49823F37DB583FCB036F3F"> : tensor<8xf32>, tolerance = 1.043846607e-04
    check.expect_almost_eq_const %s2#13, dense<"0x6CE707AFCF57B5308C6C17AEF1D2E12F31B836B07BD4662FB6E3AF302F5DEDAF"> : tensor<2x4xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#14, dense<"0x9B81133E29F4A8BE66586F3D4B30D13C1E178D3E731B8CBD70D4B5BE031DADBE8360443F06C98CBE0430453E66980B3FC034A83E8C77803EDF1422BFB22B19BF3ED22ABE2746233FFB4D623E11EF873ECF7590BEB219A3BEEFAAEABEDB4403BD1A468A3ACF423FBD4956CE3CA7EEAC3B743D5D3E199F4A3EC620403F41FD233EDC51FFBEC7F185BD4DDC513EF9BBA5BEC9E072BE537380BE99A5B6BEFC0622BF4C082EBF6653D63C784D9BBE1B85F13E038FA4BE198BA4BC469D01BE971930BF1C7748BD0ACC713EFD328CBEA192E73E2E4E913D819EAFBE5AFE12BF0C7A963E3CBBCABE6504A83D3D9DB3BD77B29C3E1D668ABC77C10A3F7859193E80F9383F"> : tensor<8x2x4xf32>, tolerance = 7.670976520e-05
    check.expect_almost_eq_const %s2#15, dense<"0x7DA3F6BDB866DD3BD55554BD17FE123D1495713D075FBF3C1143BD3DDCD838BD"> : tensor<8xf32>, tolerance = 1.204290166e-05
    check.expect_almost_eq_const %s2#16, dense<"0x838014BF5636DBBD7F5458BDC30B0D3F50F4ACBE1B04113E283BDEBE899E043F82AD76BE2F31933EEA9A9DBE6B832F3EE0793CBDF6C6983C22ECB2BECBFE3D3F26F8053F7D39F4BE02880F3E4EE53B3F3235D53D23C8B9BE6B4532BE33BF0A3E00491A3F837991BE3D734F3D5DAB95BE31590E3E60922EBE125876BEECD08ABE84DF1DBEF10005BFA3FFCC3EB65B30BE7E7B1D3E049ACEBE8BCABEBD4ECDB83E2AC62FBF40C79B3E4605573EC4CFABBE62E33B3EEA08BABDF5756FBE8A3023BDE5EF0B3E449D0DBC6858CD3E31E13E3F561CC73EA8605D3EBCB54FBE0FE8513E01FF07BF2996BAB90C1BAABDE97C1BBEC047873E0516033E28329D3E57EF983E"> : tensor<2x4x8xf32>, tolerance = 7.456236482e-05
    check.expect_almost_eq_const %s2#17, dense<"0x102BAF3A2E76D03C815F233C0ACA163DD2572F3C20ADB13C4EF6AA3C9625553D"> : tensor<2x4xf32>, tolerance = 5.203779787e-06
    check.expect_almost_eq_const %s2#18, dense<"0xE409563EF2B39BBE26E64C3DA64712BC9E3E95BED19BA3BCA0A3303FD7CD173FAEEFBA3E6046883E6260863E5787653D6FFE26BF68AC303E3FCA83BEB02618BFA2845EBCD055B43EB64D5C3D5C62343F57E336BE47AF083F1AB4B7BE856B74BEC31C443EA7A4BB3DADFBB93E1CC379BE7750213E7F5CA43E80EF2F3EEC2621BFA56B13BFF06BAABEBEDFF0BD9589E83E11F4123EB1A487BDD3E9B7BEAEB42B3FA6BC843ED3A1A93EFBD7DF3D71389FBD7B1292BD488938BE559FD3BC814F533E1785033EE8B79E3DB50FA73EBEEB1D3DE9AA833E8481243E9ABFAA3E4E0853BE1DC45ABEA8846FBDE6FC95BE164BF23DB746EB3D7C9215BEB5F09E3D96599E3D"> : tensor<8x2x4xf32>, tolerance = 7.046258450e-05
    check.expect_almost_eq_const %s2#19, dense<"0x0892FB3BA4932A3C5907B7BDB5F5C9BD85097FBD6C8C5C3D1ABA09BD41E8A73D"> : tensor<2x4xf32>, tolerance = 9.861318022e-06
    check.expect_almost_eq_const %s2#20, dense<"0xAD5623BE5C46623D96152E3E040EE43DC80A513E50D6B83C5711953D03FEBF3D0F5906BFC2E686BE578F933E78D7C4BAC4F98CBE31B8A0BDD919093F924E72BB2EA810BEFE6CB6BDFD050EBFC5FC033DA002873E2A04CDBDFF89CDBE98A28A3DC4BD42BE231C99BE1B39F03EC66F0CBE4092EBBD1ED26A3E02DE3E3FDF6802BE3E9624BEAA0436BD48A0953D1DD29DBD84E3D63DD47DAEBDE4C6ADBD4EE26C3E20F410BFE0BA203F7836ACBD64D516BE99267B3E64BF753E56A39ABC77B34DBE01AAA53E6E513E3FFA43B8BC2B64143FC08EAD3E128B9DBE80722D3F42926DBE078891BEE8494E3ECBD68DBDF029F4BEA80E0DBFB5ECE9BEB0B898BE5CE749BF"> : tensor<8x2x4xf32>, tolerance = 7.886865139e-05
    check.expect_almost_eq_const %s2#21, dense<"0xB5CF083E674540BEAFD33FBE36FBDD3D66E54A3E57F1BA3D091E22BC1758C0BDAF54AA3D239252BE5E6A743EA1997A3D331885BDD9FD253E3C3BD13D71EBF9BDE03F0DBC498D3F3DB5AA913EB5FE67BD0CF5B53D1872F9BC74A740BE1A1F2BBEE4B6ABBBC11CD9BDC462453CB284863DACCE1B3E484C353D80CCE5BD5F8D103EE4CD4A3E7E992BBE9F2BFDBBE3F8ABBD0F4A083EAC1992BDD0BE5A3EA6CCD2BD6161073E8B9680BCC1AA04BE12FCA93DFF50173E2C7A043DB92FDE3D311CC3BD"> : tensor<6x8xf32>, tolerance = 2.845055163e-05
    check.expect_almost_eq_const %s2#22, dense<"0xFF97883EC2EAB9BDD16B2EBDC2C8A1BDB67C563D9C0B0FBD7071C8BD4009D53C"> : tensor<8xf32>, tolerance = 2.667846382e-05
    check.expect_almost_eq_const %s2#23, dense<"0x9BE8053D388EB1BDD7B913BB3A93203D8A6D813C2659363D414730BD2E7B6CB9D1F3AC3EDA20EEBCD6883E3D0737A2BEDC0B773D838E123D168408BE06189DBA200F543E314E00BE337D423ECA5DFF3C9BA353BEF499C83D7B2B21BEF89E16BDDDF6BB3E523B28BE0EF0843EA91F043D3D4C96BE423E0B3D15C42DBEDD1A86BDCC65B93E9518D3BD112AC73D22B2F4BC65E895BD1B090DBE35D7B7BD4FA9D2BC6BB2243E4D9FF7BD66BB333E19B04C3D7B1E3ABE7041ED3DE7D126BE23EA15BD0E6D02BE3CF3053E5A8762BEDE85C4BD3ADF4B3ECFC576BD12F8B13D9B34B43D905E993C1FE720BD83D2C0BDD93364BD0473AF3D9B44B9BC7FC6453D7C06723D0EC2533EB50125BEE650693E50007C3D44E87FBED8671D3EA6FD56BEFE99ECBCC48CAA3D597FD03C52F477BDC47500BE024BBC3D975A82BD5751AF3C5BD1E13C3B346BBB32EEC33CD10533BCF7E80BBD099E563BC63E40BC61E23A3DE4574BBCFEBD033EC7CE56BDEB48C73DFD5E093CE722E5BD5C64173D4085AFBD9C4DAEBC0CFE33BD9918283C2600B7BD5160633BCF41AB3D6E2B8EBCB89A033D2073AD3C24E6B43C1CF117BDBD924DBD4EEBEE3C8060113D270515BD03CCB73C18676D3C9BF5F73D0C6B203D713AC7BDA63B5CBEA039013E899C7DBD48FA1D3DF6C8493DE5D0013EA4C9B1BD22C3F43DE7F1ACBC521AC1BDB59CA93DE77CDABD2991A5BC"> : tensor<16x8xf32>, tolerance = 3.671177924e-05
    check.expect_almost_eq_const %s2#24, dense<"0x3E773EBC5FBD45BD62453B3C7B9314BE4817013DDA6DA73B7F818D3DF57D9FBDD788E93DCEFD84BC85AC163D90A06B3D8B99B4BC60A575BDCD5229BE147751BB"> : tensor<16xf32>, tolerance = 1.653549224e-05
    check.expect_almost_eq_const %s2#25, dense<"0xA01138BE005429BE1FAFA33AF9F5C3BD646E21BEBCB47EBCD0178CBD25403D3E870F0BBCAD339D3EAA6F153C9EA278BD537A333DC3AC513E78AC7FBD6C42C23BE607DC3EF4B2113EEEFBBEBC69144E3EB22CB03DA11B9BBC2A6C853D13E250BE44CB74BE95305CBEDC60353D0A8E243D0F3D61BC384D26BEC70FD3BD5FBE39BD46DE81BE1CC232BCE64B213B22E21ABEF2516A3DD2828B3C3F24103A810F003D2CE64A3E585ADBBCF67A6BBC358A893BEFDF8E3C6F38F83C37B18D3C45869EBA71BAABBDD447E4B9C1ED173CF1F59DBDFABD23BD37635E3C80EA04BCA3550E3ED7B8C73D35B6393D880C563D2FE8293CA366993CB89AC53C9A1E1BBE4CE40BBCD91DEFBDAA32B4BC605060BB4D8B4DBDC5C6943D17332F3BE1FC9FBCC4C10CBD26FC5C3DBD18853CCD0D1FBD2AA184BC63AB023C719CEE3C3C9B523D74D3AFBC332C653E7D5B8CBD07C162BD2F7A5F3D07A54FBD4E0BA13B4A05D8BCD13DDABDE7E7FCBDF740CB3DB674233C3EC234BB86B339399A5398BC4340DDBCD9DA1BBDDB54133E20241C3DFA98903C1A919C3CCACB6F3D87A798BC0006AD3D098915BEFB2B35BDD84415BE30F5433C34EE423DDBB8F4BC8C5DD3BDA5D390BD96A5883CFB0D2CBED0BCB03DC11E593D3967CD3D4812E4BCCF067A3C40B9E8BCF113103ECA34893DC30DA4BD99FE9ABDBD2FCABC1ABD39BDBF1C3DBBEA93B43E7ACFC03D"> : tensor<8x16xf32>, tolerance = 4.297477603e-05
    check.expect_almost_eq_const %s2#26, dense<"0x6B36A1BE97BD503E11444DBBB0FB2EBE4FEBFDBD09E9083E600559BD9D3E88BDA226CA3E"> : tensor<9xf32>, tolerance = 3.948259950e-05
    check.expect_almost_eq_const %s2#27, dense<"0x967A383F75EF21BECC2DA6BC279CE53D55AE51BE8EC25BBD4CA903BEF00E7BBD3AF752BE8977E1BE1647FA3D707721BE4BC491BE1D28033E70FC9F3D4347833D4FDC573EA5128F3EB9F4453ECF9817BDCD305A3EBE1694BDE69BA63C9D29D7BC9212583D5E93ABBE650210BCBF7DE63DFA26D73C950CEBBDD0BBF83EFEBEF0BE8AD9563D2C5B51BEFE75373E97D088BD42DD4A3E9518BCBDC39F9A3E8A7182BDB9B7C13D605DABBDB716643D78AF80BEA7AB23BE4B6B4ABEAF942C3DA1FD1ABD77E53CBD69DD173D59FC8D3C1864963DA231653D3126643D8C5C01BFE82A5F3EABD521BECE0CADBE1B9F2B3EAFB1023EBB28773D012623BD8C72EF3E87949EBDC25B01BE288BADBCDE8D5C3EF2AE653E2EC2EDBD231E133DDC1D733EDB74BEBE"> : tensor<8x9xf32>, tolerance = 7.206205130e-05
    check.expect_almost_eq_const %s2#28, dense<"0xD285D23D0A7937BD7D4D12BE345BA5BDEF6DECBD0F0E6F3EEE692F3E2E55FDBD0000000000000000000000000000000000000000000000000000000000000000E8FB983EA020A4BB2DF59DBE56F1A6BE6B73D7BD75952BBE0BECAB3EA6368E3E8001CA3D84F80F3FECBFA9BEC455C33D95E689BCF84BD0BE0E64A23E9800A3BEF501033D5F7EB6BD23C5BD3E776864BEFD95543D8C0F833ED961E8BEEC6F633D92473EBED1FB903E3227C8BE78B4AA3EDE90D1BED212B6BE14C0F03E537E823E81069BBE93908B3ED6339EBC59F52D3F60C71DBF122E44BE16D8CF3DF6789C3D30B23EBD3689173B88B8D7BD4E2B1FBE524F783D3C96453D22943D3E3887343C0000000000000000000000000000000000000000000000000000000000000000"> : tensor<9x8xf32>, tolerance = 6.795249581e-05
    check.expect_almost_eq_const %s2#29, dense<"0xA218C63D6877453EA92052BE5283263EDA30DDBD7165B43B0D77BB3E6DF412BE"> : tensor<8xf32>, tolerance = 3.661426604e-05
    check.expect_almost_eq_const %s2#30, dense<"0xC7338B3E97F6FABC2AE4913EC67716BEE6338B3E2995B3BD0E68D83E63DC8F3E"> : tensor<8xf32>, tolerance = 4.226688743e-05
    check.expect_almost_eq_const %s2#31, dense<"0xDF4E923DC5ECF63DB270193E9EABFCBCF180C5BD3C3DD3BC317922BE55CA6D3E"> : tensor<8xf32>, tolerance = 2.322171479e-05
    check.expect_almost_eq_const %s2#32, dense<"0x619D97BD81E2DA3D020E22BD8DBA84BDAB97D23C249B073D91E5CBBD62AE9FBE"> : tensor<8xf32>, tolerance = 3.118773103e-05
    check.expect_almost_eq_const %s2#33, dense<"0x5748F73CA53A113E889051BE82DA90BEFDA3A83DFDACE1BD1F87893ED0C9CDBD"> : tensor<8xf32>, tolerance = 2.829170823e-05
    check.expect_almost_eq_const %s2#34, dense<"0xCA290F3F449E9C3E95A8823E6CA6363DF18923BE06FF77BD1C7C213F2D028C3E"> : tensor<8xf32>, tolerance = 6.308000088e-05
    check.expect_almost_eq_const %s2#35, dense<"0x285C1930B8AE84B17B14AA2FF528F6B04759603199E98AB01436B0B18F828030"> : tensor<2x4xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#36, dense<"0xA9D3CF3D2FA459BDCE01923D44D239BE678ABB3C532382BD57E37E3DF52FFBBD46766BBD5A8634BC273533BD3741C83DC7967BBC8E9A0C3D92148CBD3F65373EA8CE32BD3F8DB03CF95FD2BCA054B53DC26185BC99495C3D278F76BD2C26543DCFF66C3D380630BCAF724F3CAC7CF2BD0E5F1EBCFA59FD3C71831BBD42BC90BD0AE5403DB78B01BD15952A3D070B73BD8CEA0C3CF62B5EBCF50A7B3DC51FCCBDF4CD243C08C004BC1375C93CCEE0353C5D570B3D8EFAFBBDBD263B3EF3F212BDE6333ABD6DA53F3D3508EBBB8D4F6F3D91863E3C13F2A4BC539A3D3BE7B31ABD888D8EBDDBF7393D77D996BD1E6AD23D05DD12BD7772CF3D81DE11BEA75C0B3E"> : tensor<8x2x4xf32>, tolerance = 1.827649623e-05
    check.expect_almost_eq_const %s2#37, dense<"0xEC7EBE3EEB59BB3B66AFE93D116816BE6565EBBD957987BDFA4B96BE27BF043E"> : tensor<8xf32>, tolerance = 3.720620871e-05
    check.expect_almost_eq_const %s2#38, dense<"0x2F5AE03CC671943D3922253D19CFD0BC5528CFBD153F963D49FFB5BD475C003BE49442BEAB7627BDACD4DDBDCBAA5C3E39AF253DCA7DC23D5C68213EF6602DBEF619193EC900E7BDAE62473E3A8F99BDFCD446BE57ABB33D0B25A1BDA1E9EA3C22BC413E807526BEB49AAC3D01F5DC3DD31741BEA7A8043ECFEBA23BB0B628BE9B0AE73E9143A4BE73A3F63D7D0EB53E341BDABEF128B63C03B3A3BC181539BE473FA1BD1B2E013DEE81BFBDC5E89EBCA133273E57633DBC60602ABC39D6993C52F08E3EFE328FBD88A28B3E72D559BD3BF58EBE5EA63A3C22E81DBEF1D4DDBB7DF2643E0BA79ABD9AFAB8BD0E96273EF477C6BCDAFC4DBD1C88B0BDC39578BD"> : tensor<2x4x8xf32>, tolerance = 4.512527883e-05
    check.expect_almost_eq_const %s2#39, dense<"0x3F0D01BCA5FA78BD7EE307BDA9C4CEBDF845E2BCD0C467BD79FF66BD1CEA14BE"> : tensor<2x4xf32>, tolerance = 1.454243064e-05
    check.expect_almost_eq_const %s2#40, dense<"0x60DBCF3C0F07DBBD4FFA643DFBCBDABD311CE8BCEFF0F33C76DB31BD21762FBDB4071FBCFD624BBC60FB11BB60AD3ABC305E403C1199A3BC7804703D03630B3DC63DEEBBF8CF003E2AC10CBD53A1283E1941333DC4A6103ED5C8D13CD109893EA001CE3CBE73E8BCD253D5BCC24FE8BC14C1C6BCB33AAEBCE5A13EBC5832DABCE778913C1FD8D53C76CDBC3B63A89B3DED10353D7C07133E091FBFBC399E5A3E4B5BA6BA88A826BDE113043DFD7745BD5B6EC8BCED7CABBDBF76D5BD56F77ABE090086BDDDF366BC987C1BB9FA73AEBDA898B5BC01DBFABD32E4FD3BAA0B52BE6A7D843C3B25473DA065FABC090C1C3D634FA5BA4E4A8CBD6F25B83DF3DA343B"> : tensor<8x2x4xf32>, tolerance = 2.676530182e-05
    check.expect_almost_eq_const %s2#41, dense<"0xF4868BBDC756B7BCB1206D3E3343A13EB01A263EC4000FBE54CBA43D33976EBE"> : tensor<2x4xf32>, tolerance = 3.149658144e-05
    check.expect_almost_eq_const %s2#42, dense<"0x936FB4BC7F29ACBEFCD59F3E80AB7D3EEFB05A3D52D3A9BE43B64F3EA21876BEB89D99BDBA9FC8BCAFC72C3DC96A173DC49576BBA677A33D6203533CE6F3083D093157BD1C61CD3DD1B22CBD22C761BCBA1C67BD766E5E3D6E4763BD6595493D0973503DF6291C3E6DFC0ABE890BA33CD9911BBD2FD3C13E594A31BE9DEE3D3E23838CBD81E3CCBD9B01E93D0890C83D21B596BC7BA6CBBDD9FD213DBE1DA8BC312DBABC1330ECBDABCEBE3D31753CBDF5DD833C633D5CBE424DF13D9044ADBC1682623DFAB7173C8D216ABDC7BF7BBD0419243E2E23AFBE56CAD03D1B4FA3BE233C0D3EBCCBA03EAE3DA6BE4AF991BEF6AEE3BDFE1EF63EE2067ABEE01FAD3E"> : tensor<8x2x4xf32>, tolerance = 4.807052016e-05
    check.expect_almost_eq_const %s2#43, dense<"0xAE6FBCBEB4C1FF3D47105FBCD386653DCBCB3CBEFA4754BC14D0243D0E35B73EE9730CBB87E6183F87E8B2BE0CE6C0BD7A34D3BDDC9F99BEDCF3CF3EFB311EBEA225813EE4B730BB4FE3D3BEFD86F6BE879736BDCD5FF4BD0E5B053FDFDA933ED1EAC33E38AA50BD54FA0EBEBA54123ED02C91BDDA8CA93C3D5A573DA0BBACBE710A89BE7F46A03E99B839BCEE23333F46643FBFE16B30BE7AD0DB3DE550A13D0000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x8xf32>, tolerance = 7.476238012e-05
    check.expect_almost_eq_const %s2#44, dense<0x400A464F> : tensor<f32>, tolerance = 2.160541296e-04
    return
  }
}
