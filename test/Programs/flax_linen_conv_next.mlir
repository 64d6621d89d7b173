// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_flax_linen_conv_next
// RUN: %check-reference %s
// RUN: %check-host %s

module @with_flax_linen_conv_next {
  func.func public @program(%arg0: tensor<4xf32>, %arg1: tensor<2x2x3x4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<3x3x1x4xf32>, %arg4: tensor<8xf32>, %arg5: tensor<4x8xf32>, %arg6: tensor<4xf32>, %arg7: tensor<8x4xf32>, %arg8: tensor<4xf32>, %arg9: tensor<4xf32>, %arg10: tensor<4xf32>, %arg11: tensor<3xf32>, %arg12: tensor<4x3xf32>, %arg13: tensor<i32>, %arg14: tensor<4xf32>, %arg15: tensor<2x2x3x4xf32>, %arg16: tensor<4xf32>, %arg17: tensor<3x3x1x4xf32>, %arg18: tensor<8xf32>, %arg19: tensor<4x8xf32>, %arg20: tensor<4xf32>, %arg21: tensor<8x4xf32>, %arg22: tensor<4xf32>, %arg23: tensor<4xf32>, %arg24: tensor<4xf32>, %arg25: tensor<3xf32>, %arg26: tensor<4x3xf32>, %arg27: tensor<4xf32>, %arg28: tensor<2x2x3x4xf32>, %arg29: tensor<4xf32>, %arg30: tensor<3x3x1x4xf32>, %arg31: tensor<8xf32>, %arg32: tensor<4x8xf32>, %arg33: tensor<4xf32>, %arg34: tensor<8x4xf32>, %arg35: tensor<4xf32>, %arg36: tensor<4xf32>, %arg37: tensor<4xf32>, %arg38: tensor<3xf32>, %arg39: tensor<4x3xf32>, %arg40: tensor<2x8x8x3xf32>, %arg41: tensor<2xi32>) -> (tensor<4xf32> {jax.result_info = "result[0][0]['layers_0']['bias']"}, tensor<2x2x3x4xf32> {jax.result_info = "result[0][0]['layers_0']['kernel']"}, tensor<4xf32> {jax.result_info = "result[0][0]['layers_1']['Conv_0']['bias']"}, tensor<3x3x1x4xf32> {jax.result_info = "result[0][0]['layers_1']['Conv_0']['kernel']"}, tensor<8xf32> {jax.result_info = "result[0][0]['layers_1']['Dense_0']['bias']"}, tensor<4x8xf32> {jax.result_info = "result[0][0]['layers_1']['Dense_0']['kernel']"}, tensor<4xf32> {jax.result_info = "result[0][0]['layers_1']['Dense_1']['bias']"}, tensor<8x4xf32> {jax.result_info = "result[0][0]['layers_1']['Dense_1']['kernel']"}, tensor<4xf32> {jax.result_info = "result[0][0]['layers_1']['LayerNorm_0']['bias']"}, tensor<4xf32> {jax.result_info = "result[0][0]['layers_1']['LayerNorm_0']['scale']"}, tensor<4xf32> {jax.result_info = "result[0][0]['layers_1']['scale']"}, tensor<3xf32> {jax.result_info = "result[0][0]['layers_3']['bias']"}, tensor<4x3xf32> {jax.result_info = "result[0][0]['layers_3']['kernel']"}, tensor<i32> {jax.result_info = "result[0][1][0].count"}, tensor<4xf32> {jax.result_info = "result[0][1][0].mu['layers_0']['bias']"}, tensor<2x2x3x4xf32> {jax.result_info = "result[0][1][0].mu['layers_0']['kernel']"}, tensor<4xf32> {jax.result_info = "result[0][1][0].mu['layers_1']['Conv_0']['bias']"}, tensor<3x3x1x4xf32> {jax.result_info = "result[0][1][0].mu['layers_1']['Conv_0']['kernel']"}, tensor<8xf32> {jax.result_info = "result[0][1][0].mu['layers_1']['Dense_0']['bias']"}, tensor<4x8xf32> {jax.result_info = "result[0][1][0].mu['layers_1']['Dense_0']['kernel']"}, tensor<4xf32> {jax.result_info = "result[0][1][0].mu['layers_1']['Dense_1']['bias']"}, tensor<8x4xf32> {jax.result_info = "result[0][1][0].mu['layers_1']['Dense_1']['kernel']"}, tensor<4xf32> {jax.result_info = "result[0][1][0].mu['layers_1']['LayerNorm_0']['bias']"}, tensor<4xf32> {jax.result_info = "result[0][1][0].mu['layers_1']['LayerNorm_0']['scale']"}, tensor<4xf32> {jax.result_info = "result[0][1][0].mu['layers_1']['scale']"}, tensor<3xf32> {jax.result_info = "result[0][1][0].mu['layers_3']['bias']"}, tensor<4x3xf32> {jax.result_info = "result[0][1][0].mu['layers_3']['kernel']"}, tensor<4xf32> {jax.result_info = "result[0][1][0].nu['layers_0']['bias']"}, tensor<2x2x3x4xf32> {jax.result_info = "result[0][1][0].nu['layers_0']['kernel']"}, tensor<4xf32> {jax.result_info = "result[0][1][0].nu['layers_1']['Conv_0']['bias']"}, tensor<3x3x1x4xf32> {jax.result_info = "result[0][1][0].nu['layers_1']['Conv_0']['kernel']"}, tensor<8xf32> {jax.result_info = "result[0][1][0].nu['layers_1']['Dense_0']['bias']"}, tensor<4x8xf32> {jax.result_info = "result[0][1][0].nu['layers_1']['Dense_0']['kernel']"}, tensor<4xf32> {jax.result_info = "result[0][1][0].nu['layers_1']['Dense_1']['bias']"}, tensor<8x4xf32> {jax.result_info = "result[0][1][0].nu['layers_1']['Dense_1']['kernel']"}, tensor<4xf32> {jax.result_info = "result[0][1][0].nu['layers_1']['LayerNorm_0']['bias']"}, tensor<4xf32> {jax.result_info = "result[0][1][0].nu['layers_1']['LayerNorm_0']['scale']"}, tensor<4xf32> {jax.result_info = "result[0][1][0].nu['layers_1']['scale']"}, tensor<3xf32> {jax.result_info = "result[0][1][0].nu['layers_3']['bias']"}, tensor<4x3xf32> {jax.result_info = "result[0][1][0].nu['layers_3']['kernel']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.convolution(%arg40, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x3xf32>, tensor<2x2x3x4xf32>) -> tensor<2x4x4x4xf32>
    %1 = stablehlo.reshape %arg0 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x4x4x4xf32>
    %3 = stablehlo.add %0, %2 : tensor<2x4x4x4xf32>
    %4 = stablehlo.convolution(%3, %arg3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x4xf32>, tensor<3x3x1x4xf32>) -> tensor<2x4x4x4xf32>
    %5 = stablehlo.reshape %arg2 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x4x4x4xf32>
    %7 = stablehlo.add %4, %6 : tensor<2x4x4x4xf32>
    %8 = chlo.square %7 : tensor<2x4x4x4xf32> -> tensor<2x4x4x4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x4x4xf32>
    %10 = stablehlo.multiply %9, %7 : tensor<2x4x4x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [3] : (tensor<2x4x4x4xf32>, tensor<f32>) -> tensor<2x4x4xf32>
    %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4x4xf32>
    %13 = stablehlo.divide %11, %12 : tensor<2x4x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%8 init: %cst_2) applies stablehlo.add across dimensions = [3] : (tensor<2x4x4x4xf32>, tensor<f32>) -> tensor<2x4x4xf32>
    %cst_3 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x4x4xf32>
    %16 = stablehlo.divide %14, %15 : tensor<2x4x4xf32>
    %17 = chlo.square %13 : tensor<2x4x4xf32> -> tensor<2x4x4xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x4x4xf32>
    %19 = stablehlo.multiply %18, %13 : tensor<2x4x4xf32>
    %20 = stablehlo.subtract %16, %17 : tensor<2x4x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x4x4xf32>
    %22 = stablehlo.maximum %21, %20 : tensor<2x4x4xf32>
    %23 = stablehlo.compare EQ, %20, %22, FLOAT : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x4x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x4x4xf32>
    %26 = stablehlo.select %23, %24, %25 : tensor<2x4x4xi1>, tensor<2x4x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x4x4xf32>
    %28 = stablehlo.compare EQ, %27, %22, FLOAT : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x4x4xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x4x4xf32>
    %31 = stablehlo.select %28, %29, %30 : tensor<2x4x4xi1>, tensor<2x4x4xf32>
    %32 = stablehlo.divide %26, %31 : tensor<2x4x4xf32>
    %33 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<2x4x4xf32>) -> tensor<2x4x4x1xf32>
    %34 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<2x4x4xf32>) -> tensor<2x4x4x1xf32>
    %35 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2, 3] : (tensor<2x4x4x1xf32>) -> tensor<2x4x4x4xf32>
    %36 = stablehlo.subtract %7, %35 : tensor<2x4x4x4xf32>
    %cst_11 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x4x4x1xf32>
    %38 = stablehlo.add %34, %37 : tensor<2x4x4x1xf32>
    %39 = stablehlo.rsqrt %38 : tensor<2x4x4x1xf32>
    %40 = stablehlo.divide %39, %38 : tensor<2x4x4x1xf32>
    %cst_12 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x4x4x1xf32>
    %42 = stablehlo.multiply %41, %40 : tensor<2x4x4x1xf32>
    %43 = stablehlo.reshape %arg9 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %44 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<2x4x4x1xf32>) -> tensor<2x4x4x4xf32>
    %45 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x4x4x4xf32>
    %46 = stablehlo.multiply %44, %45 : tensor<2x4x4x4xf32>
    %47 = stablehlo.multiply %36, %46 : tensor<2x4x4x4xf32>
    %48 = stablehlo.reshape %arg8 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x4x4x4xf32>
    %50 = stablehlo.add %47, %49 : tensor<2x4x4x4xf32>
    %51 = stablehlo.dot_general %50, %arg5, contracting_dims = [3] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4x4xf32>, tensor<4x8xf32>) -> tensor<2x4x4x8xf32>
    %52 = stablehlo.reshape %arg4 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x4x4x8xf32>
    %54 = stablehlo.add %51, %53 : tensor<2x4x4x8xf32>
    %55 = stablehlo.multiply %54, %54 : tensor<2x4x4x8xf32>
    %56 = stablehlo.multiply %55, %54 : tensor<2x4x4x8xf32>
    %57 = stablehlo.multiply %54, %54 : tensor<2x4x4x8xf32>
    %cst_13 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x4x4x8xf32>
    %59 = stablehlo.multiply %58, %57 : tensor<2x4x4x8xf32>
    %cst_14 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x4x4x8xf32>
    %61 = stablehlo.multiply %60, %56 : tensor<2x4x4x8xf32>
    %62 = stablehlo.add %54, %61 : tensor<2x4x4x8xf32>
    %cst_15 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x4x4x8xf32>
    %64 = stablehlo.multiply %63, %62 : tensor<2x4x4x8xf32>
    %65 = stablehlo.tanh %64 : tensor<2x4x4x8xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x4x4x8xf32>
    %67 = stablehlo.subtract %66, %65 : tensor<2x4x4x8xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x4x4x8xf32>
    %69 = stablehlo.add %68, %65 : tensor<2x4x4x8xf32>
    %cst_18 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x4x4x8xf32>
    %71 = stablehlo.multiply %70, %69 : tensor<2x4x4x8xf32>
    %72 = stablehlo.multiply %54, %71 : tensor<2x4x4x8xf32>
    %73 = stablehlo.dot_general %72, %arg7, contracting_dims = [3] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4x8xf32>, tensor<8x4xf32>) -> tensor<2x4x4x4xf32>
    %74 = stablehlo.reshape %arg6 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x4x4x4xf32>
    %76 = stablehlo.add %73, %75 : tensor<2x4x4x4xf32>
    %77 = stablehlo.broadcast_in_dim %arg10, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x4x4x4xf32>
    %79 = stablehlo.multiply %78, %76 : tensor<2x4x4x4xf32>
    %80 = stablehlo.add %3, %79 : tensor<2x4x4x4xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.reduce(%80 init: %cst_19) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x4x4x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %cst_20 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %83 = stablehlo.divide %81, %82 : tensor<2x4xf32>
    %84 = stablehlo.dot_general %83, %arg12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
    %85 = stablehlo.reshape %arg11 : (tensor<3xf32>) -> tensor<1x3xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<2x3xf32>
    %87 = stablehlo.add %84, %86 : tensor<2x3xf32>
    %88 = stablehlo.broadcast_in_dim %arg41, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %89:2 = call @take_along_axis(%87, %88) : (tensor<2x3xf32>, tensor<2x1xi32>) -> (tensor<2x1xf32>, tensor<2x1x1xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %90:2 = call @_take(%89#0, %c) : (tensor<2x1xf32>, tensor<i32>) -> (tensor<2xf32>, tensor<1xi32>)
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %91 = stablehlo.reduce(%87 init: %cst_21) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %92 = stablehlo.reshape %91 : (tensor<2xf32>) -> tensor<2x1xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %94 = stablehlo.compare EQ, %87, %93, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %95 = stablehlo.convert %94 : (tensor<2x3xi1>) -> tensor<2x3xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.reduce(%95 init: %cst_22) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_23 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %98 = stablehlo.maximum %97, %91 : tensor<2xf32>
    %99 = stablehlo.compare EQ, %91, %98, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %102 = stablehlo.select %99, %100, %101 : tensor<2xi1>, tensor<2xf32>
    %cst_26 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %104 = stablehlo.compare EQ, %103, %98, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %cst_27 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %107 = stablehlo.select %104, %105, %106 : tensor<2xi1>, tensor<2xf32>
    %108 = stablehlo.divide %102, %107 : tensor<2xf32>
    %109 = stablehlo.is_finite %98 : (tensor<2xf32>) -> tensor<2xi1>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %111 = stablehlo.select %109, %98, %110 : tensor<2xi1>, tensor<2xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %113 = stablehlo.broadcast_in_dim %111, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %115 = stablehlo.subtract %87, %114 : tensor<2x3xf32>
    %116 = stablehlo.exponential %115 : tensor<2x3xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.reduce(%116 init: %cst_31) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %118 = stablehlo.sign %117 : tensor<2xf32>
    %119 = stablehlo.abs %117 : tensor<2xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %121 = stablehlo.compare GE, %117, %120, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %122 = stablehlo.log %119 : tensor<2xf32>
    %123 = stablehlo.add %122, %111 : tensor<2xf32>
    %124 = stablehlo.subtract %123, %90#0 : tensor<2xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.reduce(%124 init: %cst_33) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_34 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %126 = stablehlo.divide %125, %cst_34 : tensor<f32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_36 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %127 = stablehlo.divide %cst_35, %cst_36 : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %129 = stablehlo.negate %128 : tensor<2xf32>
    %130 = stablehlo.divide %128, %119 : tensor<2xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %132 = stablehlo.select %121, %131, %130 : tensor<2xi1>, tensor<2xf32>
    %133 = stablehlo.select %121, %130, %131 : tensor<2xi1>, tensor<2xf32>
    %134 = stablehlo.negate %132 : tensor<2xf32>
    %135 = stablehlo.add %133, %134 : tensor<2xf32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %137 = stablehlo.multiply %136, %116 : tensor<2x3xf32>
    %138 = call @_take_0(%90#1, %129) : (tensor<1xi32>, tensor<2xf32>) -> tensor<2x1xf32>
    %139 = call @take_along_axis_1(%89#1, %138) : (tensor<2x1x1xi32>, tensor<2x1xf32>) -> tensor<2x3xf32>
    %140 = stablehlo.add %137, %139 : tensor<2x3xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.reduce(%140 init: %cst_38) applies stablehlo.add across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
    %142 = stablehlo.reshape %141 : (tensor<3xf32>) -> tensor<1x3xf32>
    %143 = stablehlo.reshape %142 : (tensor<1x3xf32>) -> tensor<3xf32>
    %144 = stablehlo.dot_general %140, %83, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<3x4xf32>
    %145 = stablehlo.transpose %144, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
    %146 = stablehlo.dot_general %140, %arg12, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<2x4xf32>
    %cst_39 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %148 = stablehlo.divide %146, %147 : tensor<2x4xf32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0, 3] : (tensor<2x4xf32>) -> tensor<2x4x4x4xf32>
    %150 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x4x4x4xf32>
    %151 = stablehlo.multiply %150, %149 : tensor<2x4x4x4xf32>
    %152 = stablehlo.multiply %149, %76 : tensor<2x4x4x4xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.reduce(%152 init: %cst_40) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %154 = stablehlo.reshape %153 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.reduce(%154 init: %cst_41) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.reduce(%151 init: %cst_42) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %157 = stablehlo.reshape %156 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %158 = stablehlo.reshape %157 : (tensor<1x1x1x4xf32>) -> tensor<4xf32>
    %159 = stablehlo.dot_general %151, %72, contracting_dims = [0, 1, 2] x [0, 1, 2], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4x4xf32>, tensor<2x4x4x8xf32>) -> tensor<4x8xf32>
    %160 = stablehlo.transpose %159, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
    %161 = stablehlo.dot_general %151, %arg7, contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4x4xf32>, tensor<8x4xf32>) -> tensor<2x4x4x8xf32>
    %162 = stablehlo.multiply %54, %161 : tensor<2x4x4x8xf32>
    %163 = stablehlo.multiply %161, %71 : tensor<2x4x4x8xf32>
    %cst_43 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x4x4x8xf32>
    %165 = stablehlo.multiply %164, %162 : tensor<2x4x4x8xf32>
    %166 = stablehlo.multiply %165, %67 : tensor<2x4x4x8xf32>
    %167 = stablehlo.multiply %166, %65 : tensor<2x4x4x8xf32>
    %168 = stablehlo.add %166, %167 : tensor<2x4x4x8xf32>
    %cst_44 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<2x4x4x8xf32>
    %170 = stablehlo.multiply %169, %168 : tensor<2x4x4x8xf32>
    %171 = stablehlo.add %163, %170 : tensor<2x4x4x8xf32>
    %cst_45 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<2x4x4x8xf32>
    %173 = stablehlo.multiply %172, %170 : tensor<2x4x4x8xf32>
    %174 = stablehlo.multiply %173, %59 : tensor<2x4x4x8xf32>
    %175 = stablehlo.add %171, %174 : tensor<2x4x4x8xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %176 = stablehlo.reduce(%175 init: %cst_46) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x8xf32>, tensor<f32>) -> tensor<8xf32>
    %177 = stablehlo.reshape %176 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %178 = stablehlo.reshape %177 : (tensor<1x1x1x8xf32>) -> tensor<8xf32>
    %179 = stablehlo.dot_general %175, %50, contracting_dims = [0, 1, 2] x [0, 1, 2], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4x8xf32>, tensor<2x4x4x4xf32>) -> tensor<8x4xf32>
    %180 = stablehlo.transpose %179, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
    %181 = stablehlo.dot_general %175, %arg5, contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4x8xf32>, tensor<4x8xf32>) -> tensor<2x4x4x4xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %182 = stablehlo.reduce(%181 init: %cst_47) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %183 = stablehlo.reshape %182 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %184 = stablehlo.reshape %183 : (tensor<1x1x1x4xf32>) -> tensor<4xf32>
    %185 = stablehlo.multiply %36, %181 : tensor<2x4x4x4xf32>
    %186 = stablehlo.multiply %181, %46 : tensor<2x4x4x4xf32>
    %187 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<2x4x4x1xf32>) -> tensor<2x4x4x4xf32>
    %188 = stablehlo.multiply %187, %185 : tensor<2x4x4x4xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %189 = stablehlo.reduce(%188 init: %cst_48) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %190 = stablehlo.reshape %189 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %191 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x4x4x4xf32>
    %192 = stablehlo.multiply %185, %191 : tensor<2x4x4x4xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %193 = stablehlo.reduce(%192 init: %cst_49) applies stablehlo.add across dimensions = [3] : (tensor<2x4x4x4xf32>, tensor<f32>) -> tensor<2x4x4xf32>
    %194 = stablehlo.reshape %193 : (tensor<2x4x4xf32>) -> tensor<2x4x4x1xf32>
    %195 = stablehlo.reshape %190 : (tensor<1x1x1x4xf32>) -> tensor<4xf32>
    %196 = stablehlo.multiply %194, %42 : tensor<2x4x4x1xf32>
    %197 = stablehlo.negate %186 : tensor<2x4x4x4xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %198 = stablehlo.reduce(%197 init: %cst_50) applies stablehlo.add across dimensions = [3] : (tensor<2x4x4x4xf32>, tensor<f32>) -> tensor<2x4x4xf32>
    %199 = stablehlo.reshape %198 : (tensor<2x4x4xf32>) -> tensor<2x4x4x1xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %200 = stablehlo.reduce(%196 init: %cst_51) applies stablehlo.add across dimensions = [3] : (tensor<2x4x4x1xf32>, tensor<f32>) -> tensor<2x4x4xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %201 = stablehlo.reduce(%199 init: %cst_52) applies stablehlo.add across dimensions = [3] : (tensor<2x4x4x1xf32>, tensor<f32>) -> tensor<2x4x4xf32>
    %202 = stablehlo.multiply %200, %32 : tensor<2x4x4xf32>
    %203 = stablehlo.negate %202 : tensor<2x4x4xf32>
    %204 = stablehlo.multiply %203, %19 : tensor<2x4x4xf32>
    %205 = stablehlo.add %201, %204 : tensor<2x4x4xf32>
    %cst_53 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<2x4x4xf32>
    %207 = stablehlo.divide %202, %206 : tensor<2x4x4xf32>
    %208 = stablehlo.broadcast_in_dim %207, dims = [0, 1, 2] : (tensor<2x4x4xf32>) -> tensor<2x4x4x4xf32>
    %cst_54 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<2x4x4xf32>
    %210 = stablehlo.divide %205, %209 : tensor<2x4x4xf32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [0, 1, 2] : (tensor<2x4x4xf32>) -> tensor<2x4x4x4xf32>
    %212 = stablehlo.add %186, %211 : tensor<2x4x4x4xf32>
    %213 = stablehlo.multiply %208, %10 : tensor<2x4x4x4xf32>
    %214 = stablehlo.add %212, %213 : tensor<2x4x4x4xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %215 = stablehlo.reduce(%214 init: %cst_55) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %216 = stablehlo.reshape %215 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %217 = stablehlo.reshape %216 : (tensor<1x1x1x4xf32>) -> tensor<4xf32>
    %218 = stablehlo.convolution(%3, %214) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 4 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x4xf32>, tensor<2x4x4x4xf32>) -> tensor<3x3x1x4xf32>
    %219 = stablehlo.reshape %arg3 : (tensor<3x3x1x4xf32>) -> tensor<3x3x1x4x1xf32>
    %220 = stablehlo.transpose %219, dims = [0, 1, 3, 2, 4] : (tensor<3x3x1x4x1xf32>) -> tensor<3x3x4x1x1xf32>
    %221 = stablehlo.reshape %220 : (tensor<3x3x4x1x1xf32>) -> tensor<3x3x4x1xf32>
    %222 = stablehlo.reverse %221, dims = [0, 1] : tensor<3x3x4x1xf32>
    %223 = stablehlo.convolution(%214, %222) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x4xf32>, tensor<3x3x4x1xf32>) -> tensor<2x4x4x4xf32>
    %224 = stablehlo.add %149, %223 : tensor<2x4x4x4xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %225 = stablehlo.reduce(%224 init: %cst_56) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %226 = stablehlo.reshape %225 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %227 = stablehlo.reshape %226 : (tensor<1x1x1x4xf32>) -> tensor<4xf32>
    %228 = stablehlo.convolution(%arg40, %224) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x3xf32>, tensor<2x4x4x4xf32>) -> tensor<2x2x3x4xf32>
    %cst_57 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %230 = stablehlo.multiply %229, %227 : tensor<4xf32>
    %cst_58 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %232 = stablehlo.multiply %231, %arg14 : tensor<4xf32>
    %233 = stablehlo.add %230, %232 : tensor<4xf32>
    %cst_59 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<2x2x3x4xf32>
    %235 = stablehlo.multiply %234, %228 : tensor<2x2x3x4xf32>
    %cst_60 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<2x2x3x4xf32>
    %237 = stablehlo.multiply %236, %arg15 : tensor<2x2x3x4xf32>
    %238 = stablehlo.add %235, %237 : tensor<2x2x3x4xf32>
    %cst_61 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %240 = stablehlo.multiply %239, %217 : tensor<4xf32>
    %cst_62 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %242 = stablehlo.multiply %241, %arg16 : tensor<4xf32>
    %243 = stablehlo.add %240, %242 : tensor<4xf32>
    %cst_63 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<3x3x1x4xf32>
    %245 = stablehlo.multiply %244, %218 : tensor<3x3x1x4xf32>
    %cst_64 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<3x3x1x4xf32>
    %247 = stablehlo.multiply %246, %arg17 : tensor<3x3x1x4xf32>
    %248 = stablehlo.add %245, %247 : tensor<3x3x1x4xf32>
    %cst_65 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %250 = stablehlo.multiply %249, %178 : tensor<8xf32>
    %cst_66 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %252 = stablehlo.multiply %251, %arg18 : tensor<8xf32>
    %253 = stablehlo.add %250, %252 : tensor<8xf32>
    %cst_67 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %255 = stablehlo.multiply %254, %180 : tensor<4x8xf32>
    %cst_68 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %257 = stablehlo.multiply %256, %arg19 : tensor<4x8xf32>
    %258 = stablehlo.add %255, %257 : tensor<4x8xf32>
    %cst_69 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %260 = stablehlo.multiply %259, %158 : tensor<4xf32>
    %cst_70 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %262 = stablehlo.multiply %261, %arg20 : tensor<4xf32>
    %263 = stablehlo.add %260, %262 : tensor<4xf32>
    %cst_71 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %265 = stablehlo.multiply %264, %160 : tensor<8x4xf32>
    %cst_72 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %267 = stablehlo.multiply %266, %arg21 : tensor<8x4xf32>
    %268 = stablehlo.add %265, %267 : tensor<8x4xf32>
    %cst_73 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %269 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %270 = stablehlo.multiply %269, %184 : tensor<4xf32>
    %cst_74 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %272 = stablehlo.multiply %271, %arg22 : tensor<4xf32>
    %273 = stablehlo.add %270, %272 : tensor<4xf32>
    %cst_75 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %275 = stablehlo.multiply %274, %195 : tensor<4xf32>
    %cst_76 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %277 = stablehlo.multiply %276, %arg23 : tensor<4xf32>
    %278 = stablehlo.add %275, %277 : tensor<4xf32>
    %cst_77 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %280 = stablehlo.multiply %279, %155 : tensor<4xf32>
    %cst_78 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %282 = stablehlo.multiply %281, %arg24 : tensor<4xf32>
    %283 = stablehlo.add %280, %282 : tensor<4xf32>
    %cst_79 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %285 = stablehlo.multiply %284, %143 : tensor<3xf32>
    %cst_80 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %287 = stablehlo.multiply %286, %arg25 : tensor<3xf32>
    %288 = stablehlo.add %285, %287 : tensor<3xf32>
    %cst_81 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %290 = stablehlo.multiply %289, %145 : tensor<4x3xf32>
    %cst_82 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %292 = stablehlo.multiply %291, %arg26 : tensor<4x3xf32>
    %293 = stablehlo.add %290, %292 : tensor<4x3xf32>
    %294 = stablehlo.multiply %227, %227 : tensor<4xf32>
    %cst_83 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %295 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %296 = stablehlo.multiply %295, %294 : tensor<4xf32>
    %cst_84 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %298 = stablehlo.multiply %297, %arg27 : tensor<4xf32>
    %299 = stablehlo.add %296, %298 : tensor<4xf32>
    %300 = stablehlo.multiply %228, %228 : tensor<2x2x3x4xf32>
    %cst_85 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<2x2x3x4xf32>
    %302 = stablehlo.multiply %301, %300 : tensor<2x2x3x4xf32>
    %cst_86 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<2x2x3x4xf32>
    %304 = stablehlo.multiply %303, %arg28 : tensor<2x2x3x4xf32>
    %305 = stablehlo.add %302, %304 : tensor<2x2x3x4xf32>
    %306 = stablehlo.multiply %217, %217 : tensor<4xf32>
    %cst_87 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %307 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %308 = stablehlo.multiply %307, %306 : tensor<4xf32>
    %cst_88 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %310 = stablehlo.multiply %309, %arg29 : tensor<4xf32>
    %311 = stablehlo.add %308, %310 : tensor<4xf32>
    %312 = stablehlo.multiply %218, %218 : tensor<3x3x1x4xf32>
    %cst_89 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<3x3x1x4xf32>
    %314 = stablehlo.multiply %313, %312 : tensor<3x3x1x4xf32>
    %cst_90 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %315 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<3x3x1x4xf32>
    %316 = stablehlo.multiply %315, %arg30 : tensor<3x3x1x4xf32>
    %317 = stablehlo.add %314, %316 : tensor<3x3x1x4xf32>
    %318 = stablehlo.multiply %178, %178 : tensor<8xf32>
    %cst_91 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %319 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %320 = stablehlo.multiply %319, %318 : tensor<8xf32>
    %cst_92 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %322 = stablehlo.multiply %321, %arg31 : tensor<8xf32>
    %323 = stablehlo.add %320, %322 : tensor<8xf32>
    %324 = stablehlo.multiply %180, %180 : tensor<4x8xf32>
    %cst_93 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %325 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %326 = stablehlo.multiply %325, %324 : tensor<4x8xf32>
    %cst_94 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %327 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %328 = stablehlo.multiply %327, %arg32 : tensor<4x8xf32>
    %329 = stablehlo.add %326, %328 : tensor<4x8xf32>
    %330 = stablehlo.multiply %158, %158 : tensor<4xf32>
    %cst_95 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %331 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %332 = stablehlo.multiply %331, %330 : tensor<4xf32>
    %cst_96 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %334 = stablehlo.multiply %333, %arg33 : tensor<4xf32>
    %335 = stablehlo.add %332, %334 : tensor<4xf32>
    %336 = stablehlo.multiply %160, %160 : tensor<8x4xf32>
    %cst_97 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %337 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %338 = stablehlo.multiply %337, %336 : tensor<8x4xf32>
    %cst_98 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %339 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %340 = stablehlo.multiply %339, %arg34 : tensor<8x4xf32>
    %341 = stablehlo.add %338, %340 : tensor<8x4xf32>
    %342 = stablehlo.multiply %184, %184 : tensor<4xf32>
    %cst_99 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %343 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %344 = stablehlo.multiply %343, %342 : tensor<4xf32>
    %cst_100 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %346 = stablehlo.multiply %345, %arg35 : tensor<4xf32>
    %347 = stablehlo.add %344, %346 : tensor<4xf32>
    %348 = stablehlo.multiply %195, %195 : tensor<4xf32>
    %cst_101 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %349 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %350 = stablehlo.multiply %349, %348 : tensor<4xf32>
    %cst_102 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %351 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %352 = stablehlo.multiply %351, %arg36 : tensor<4xf32>
    %353 = stablehlo.add %350, %352 : tensor<4xf32>
    %354 = stablehlo.multiply %155, %155 : tensor<4xf32>
    %cst_103 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %355 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %356 = stablehlo.multiply %355, %354 : tensor<4xf32>
    %cst_104 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %357 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %358 = stablehlo.multiply %357, %arg37 : tensor<4xf32>
    %359 = stablehlo.add %356, %358 : tensor<4xf32>
    %360 = stablehlo.multiply %143, %143 : tensor<3xf32>
    %cst_105 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %362 = stablehlo.multiply %361, %360 : tensor<3xf32>
    %cst_106 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %363 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %364 = stablehlo.multiply %363, %arg38 : tensor<3xf32>
    %365 = stablehlo.add %362, %364 : tensor<3xf32>
    %366 = stablehlo.multiply %145, %145 : tensor<4x3xf32>
    %cst_107 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %367 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %368 = stablehlo.multiply %367, %366 : tensor<4x3xf32>
    %cst_108 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %370 = stablehlo.multiply %369, %arg39 : tensor<4x3xf32>
    %371 = stablehlo.add %368, %370 : tensor<4x3xf32>
    %c_109 = stablehlo.constant dense<2147483647> : tensor<i32>
    %372 = stablehlo.compare LT, %arg13, %c_109, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_110 = stablehlo.constant dense<1> : tensor<i32>
    %373 = stablehlo.add %arg13, %c_110 : tensor<i32>
    %c_111 = stablehlo.constant dense<2147483647> : tensor<i32>
    %374 = call @_where_2(%372, %373, %c_111) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %375 = stablehlo.convert %374 : (tensor<i32>) -> tensor<f32>
    %cst_112 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %376 = stablehlo.convert %374 : (tensor<i32>) -> tensor<f32>
    %377 = stablehlo.power %cst_112, %376 : tensor<f32>
    %cst_113 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %378 = stablehlo.subtract %cst_113, %377 : tensor<f32>
    %379 = stablehlo.broadcast_in_dim %378, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %380 = stablehlo.divide %233, %379 : tensor<4xf32>
    %381 = stablehlo.broadcast_in_dim %378, dims = [] : (tensor<f32>) -> tensor<2x2x3x4xf32>
    %382 = stablehlo.divide %238, %381 : tensor<2x2x3x4xf32>
    %383 = stablehlo.broadcast_in_dim %378, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %384 = stablehlo.divide %243, %383 : tensor<4xf32>
    %385 = stablehlo.broadcast_in_dim %378, dims = [] : (tensor<f32>) -> tensor<3x3x1x4xf32>
    %386 = stablehlo.divide %248, %385 : tensor<3x3x1x4xf32>
    %387 = stablehlo.broadcast_in_dim %378, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %388 = stablehlo.divide %253, %387 : tensor<8xf32>
    %389 = stablehlo.broadcast_in_dim %378, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %390 = stablehlo.divide %258, %389 : tensor<4x8xf32>
    %391 = stablehlo.broadcast_in_dim %378, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %392 = stablehlo.divide %263, %391 : tensor<4xf32>
    %393 = stablehlo.broadcast_in_dim %378, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %394 = stablehlo.divide %268, %393 : tensor<8x4xf32>
    %395 = stablehlo.broadcast_in_dim %378, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %396 = stablehlo.divide %273, %395 : tensor<4xf32>
    %397 = stablehlo.broadcast_in_dim %378, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %398 = stablehlo.divide %278, %397 : tensor<4xf32>
    %399 = stablehlo.broadcast_in_dim %378, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %400 = stablehlo.divide %283, %399 : tensor<4xf32>
    %401 = stablehlo.broadcast_in_dim %378, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %402 = stablehlo.divide %288, %401 : tensor<3xf32>
    %403 = stablehlo.broadcast_in_dim %378, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %404 = stablehlo.divide %293, %403 : tensor<4x3xf32>
    %405 = stablehlo.convert %374 : (tensor<i32>) -> tensor<f32>
    %cst_114 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %406 = stablehlo.convert %374 : (tensor<i32>) -> tensor<f32>
    %407 = stablehlo.power %cst_114, %406 : tensor<f32>
    %cst_115 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %408 = stablehlo.subtract %cst_115, %407 : tensor<f32>
    %409 = stablehlo.broadcast_in_dim %408, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %410 = stablehlo.divide %299, %409 : tensor<4xf32>
    %411 = stablehlo.broadcast_in_dim %408, dims = [] : (tensor<f32>) -> tensor<2x2x3x4xf32>
    %412 = stablehlo.divide %305, %411 : tensor<2x2x3x4xf32>
    %413 = stablehlo.broadcast_in_dim %408, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %414 = stablehlo.divide %311, %413 : tensor<4xf32>
    %415 = stablehlo.broadcast_in_dim %408, dims = [] : (tensor<f32>) -> tensor<3x3x1x4xf32>
    %416 = stablehlo.divide %317, %415 : tensor<3x3x1x4xf32>
    %417 = stablehlo.broadcast_in_dim %408, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %418 = stablehlo.divide %323, %417 : tensor<8xf32>
    %419 = stablehlo.broadcast_in_dim %408, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %420 = stablehlo.divide %329, %419 : tensor<4x8xf32>
    %421 = stablehlo.broadcast_in_dim %408, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %422 = stablehlo.divide %335, %421 : tensor<4xf32>
    %423 = stablehlo.broadcast_in_dim %408, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %424 = stablehlo.divide %341, %423 : tensor<8x4xf32>
    %425 = stablehlo.broadcast_in_dim %408, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %426 = stablehlo.divide %347, %425 : tensor<4xf32>
    %427 = stablehlo.broadcast_in_dim %408, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %428 = stablehlo.divide %353, %427 : tensor<4xf32>
    %429 = stablehlo.broadcast_in_dim %408, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %430 = stablehlo.divide %359, %429 : tensor<4xf32>
    %431 = stablehlo.broadcast_in_dim %408, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %432 = stablehlo.divide %365, %431 : tensor<3xf32>
    %433 = stablehlo.broadcast_in_dim %408, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %434 = stablehlo.divide %371, %433 : tensor<4x3xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %435 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %436 = stablehlo.add %410, %435 : tensor<4xf32>
    %437 = stablehlo.sqrt %436 : tensor<4xf32>
    %cst_117 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %438 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %439 = stablehlo.add %437, %438 : tensor<4xf32>
    %440 = stablehlo.divide %380, %439 : tensor<4xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %441 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<2x2x3x4xf32>
    %442 = stablehlo.add %412, %441 : tensor<2x2x3x4xf32>
    %443 = stablehlo.sqrt %442 : tensor<2x2x3x4xf32>
    %cst_119 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %444 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<2x2x3x4xf32>
    %445 = stablehlo.add %443, %444 : tensor<2x2x3x4xf32>
    %446 = stablehlo.divide %382, %445 : tensor<2x2x3x4xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %447 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %448 = stablehlo.add %414, %447 : tensor<4xf32>
    %449 = stablehlo.sqrt %448 : tensor<4xf32>
    %cst_121 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %450 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %451 = stablehlo.add %449, %450 : tensor<4xf32>
    %452 = stablehlo.divide %384, %451 : tensor<4xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %453 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<3x3x1x4xf32>
    %454 = stablehlo.add %416, %453 : tensor<3x3x1x4xf32>
    %455 = stablehlo.sqrt %454 : tensor<3x3x1x4xf32>
    %cst_123 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %456 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<3x3x1x4xf32>
    %457 = stablehlo.add %455, %456 : tensor<3x3x1x4xf32>
    %458 = stablehlo.divide %386, %457 : tensor<3x3x1x4xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %459 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %460 = stablehlo.add %418, %459 : tensor<8xf32>
    %461 = stablehlo.sqrt %460 : tensor<8xf32>
    %cst_125 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %462 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %463 = stablehlo.add %461, %462 : tensor<8xf32>
    %464 = stablehlo.divide %388, %463 : tensor<8xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %465 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %466 = stablehlo.add %420, %465 : tensor<4x8xf32>
    %467 = stablehlo.sqrt %466 : tensor<4x8xf32>
    %cst_127 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %468 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %469 = stablehlo.add %467, %468 : tensor<4x8xf32>
    %470 = stablehlo.divide %390, %469 : tensor<4x8xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %471 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %472 = stablehlo.add %422, %471 : tensor<4xf32>
    %473 = stablehlo.sqrt %472 : tensor<4xf32>
    %cst_129 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %474 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %475 = stablehlo.add %473, %474 : tensor<4xf32>
    %476 = stablehlo.divide %392, %475 : tensor<4xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %477 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %478 = stablehlo.add %424, %477 : tensor<8x4xf32>
    %479 = stablehlo.sqrt %478 : tensor<8x4xf32>
    %cst_131 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %480 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %481 = stablehlo.add %479, %480 : tensor<8x4xf32>
    %482 = stablehlo.divide %394, %481 : tensor<8x4xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %483 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %484 = stablehlo.add %426, %483 : tensor<4xf32>
    %485 = stablehlo.sqrt %484 : tensor<4xf32>
    %cst_133 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %486 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %487 = stablehlo.add %485, %486 : tensor<4xf32>
    %488 = stablehlo.divide %396, %487 : tensor<4xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %489 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %490 = stablehlo.add %428, %489 : tensor<4xf32>
    %491 = stablehlo.sqrt %490 : tensor<4xf32>
    %cst_135 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %492 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %493 = stablehlo.add %491, %492 : tensor<4xf32>
    %494 = stablehlo.divide %398, %493 : tensor<4xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %495 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %496 = stablehlo.add %430, %495 : tensor<4xf32>
    %497 = stablehlo.sqrt %496 : tensor<4xf32>
    %cst_137 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %498 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %499 = stablehlo.add %497, %498 : tensor<4xf32>
    %500 = stablehlo.divide %400, %499 : tensor<4xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %501 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %502 = stablehlo.add %432, %501 : tensor<3xf32>
    %503 = stablehlo.sqrt %502 : tensor<3xf32>
    %cst_139 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %504 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %505 = stablehlo.add %503, %504 : tensor<3xf32>
    %506 = stablehlo.divide %402, %505 : tensor<3xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %507 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %508 = stablehlo.add %434, %507 : tensor<4x3xf32>
    %509 = stablehlo.sqrt %508 : tensor<4x3xf32>
    %cst_141 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %510 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %511 = stablehlo.add %509, %510 : tensor<4x3xf32>
    %512 = stablehlo.divide %404, %511 : tensor<4x3xf32>
    %cst_142 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %513 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %514 = stablehlo.multiply %513, %arg0 : tensor<4xf32>
    %515 = stablehlo.add %440, %514 : tensor<4xf32>
    %cst_143 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %516 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<2x2x3x4xf32>
    %517 = stablehlo.multiply %516, %arg1 : tensor<2x2x3x4xf32>
    %518 = stablehlo.add %446, %517 : tensor<2x2x3x4xf32>
    %cst_144 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %519 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %520 = stablehlo.multiply %519, %arg2 : tensor<4xf32>
    %521 = stablehlo.add %452, %520 : tensor<4xf32>
    %cst_145 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %522 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<3x3x1x4xf32>
    %523 = stablehlo.multiply %522, %arg3 : tensor<3x3x1x4xf32>
    %524 = stablehlo.add %458, %523 : tensor<3x3x1x4xf32>
    %cst_146 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %525 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %526 = stablehlo.multiply %525, %arg4 : tensor<8xf32>
    %527 = stablehlo.add %464, %526 : tensor<8xf32>
    %cst_147 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %528 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %529 = stablehlo.multiply %528, %arg5 : tensor<4x8xf32>
    %530 = stablehlo.add %470, %529 : tensor<4x8xf32>
    %cst_148 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %531 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %532 = stablehlo.multiply %531, %arg6 : tensor<4xf32>
    %533 = stablehlo.add %476, %532 : tensor<4xf32>
    %cst_149 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %534 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %535 = stablehlo.multiply %534, %arg7 : tensor<8x4xf32>
    %536 = stablehlo.add %482, %535 : tensor<8x4xf32>
    %cst_150 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %537 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %538 = stablehlo.multiply %537, %arg8 : tensor<4xf32>
    %539 = stablehlo.add %488, %538 : tensor<4xf32>
    %cst_151 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %540 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %541 = stablehlo.multiply %540, %arg9 : tensor<4xf32>
    %542 = stablehlo.add %494, %541 : tensor<4xf32>
    %cst_152 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %543 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %544 = stablehlo.multiply %543, %arg10 : tensor<4xf32>
    %545 = stablehlo.add %500, %544 : tensor<4xf32>
    %cst_153 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %546 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %547 = stablehlo.multiply %546, %arg11 : tensor<3xf32>
    %548 = stablehlo.add %506, %547 : tensor<3xf32>
    %cst_154 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %549 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %550 = stablehlo.multiply %549, %arg12 : tensor<4x3xf32>
    %551 = stablehlo.add %512, %550 : tensor<4x3xf32>
    %cst_155 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %552 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %553 = stablehlo.multiply %552, %515 : tensor<4xf32>
    %cst_156 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %554 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<2x2x3x4xf32>
    %555 = stablehlo.multiply %554, %518 : tensor<2x2x3x4xf32>
    %cst_157 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %556 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %557 = stablehlo.multiply %556, %521 : tensor<4xf32>
    %cst_158 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %558 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<3x3x1x4xf32>
    %559 = stablehlo.multiply %558, %524 : tensor<3x3x1x4xf32>
    %cst_159 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %560 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %561 = stablehlo.multiply %560, %527 : tensor<8xf32>
    %cst_160 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %562 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %563 = stablehlo.multiply %562, %530 : tensor<4x8xf32>
    %cst_161 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %564 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %565 = stablehlo.multiply %564, %533 : tensor<4xf32>
    %cst_162 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %566 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %567 = stablehlo.multiply %566, %536 : tensor<8x4xf32>
    %cst_163 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %568 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %569 = stablehlo.multiply %568, %539 : tensor<4xf32>
    %cst_164 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %570 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %571 = stablehlo.multiply %570, %542 : tensor<4xf32>
    %cst_165 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %572 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %573 = stablehlo.multiply %572, %545 : tensor<4xf32>
    %cst_166 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %574 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %575 = stablehlo.multiply %574, %548 : tensor<3xf32>
    %cst_167 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %576 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %577 = stablehlo.multiply %576, %551 : tensor<4x3xf32>
    %578 = stablehlo.add %arg0, %553 : tensor<4xf32>
    %579 = stablehlo.add %arg1, %555 : tensor<2x2x3x4xf32>
    %580 = stablehlo.add %arg2, %557 : tensor<4xf32>
    %581 = stablehlo.add %arg3, %559 : tensor<3x3x1x4xf32>
    %582 = stablehlo.add %arg4, %561 : tensor<8xf32>
    %583 = stablehlo.add %arg5, %563 : tensor<4x8xf32>
    %584 = stablehlo.add %arg6, %565 : tensor<4xf32>
    %585 = stablehlo.add %arg7, %567 : tensor<8x4xf32>
    %586 = stablehlo.add %arg8, %569 : tensor<4xf32>
    %587 = stablehlo.add %arg9, %571 : tensor<4xf32>
    %588 = stablehlo.add %arg10, %573 : tensor<4xf32>
    %589 = stablehlo.add %arg11, %575 : tensor<3xf32>
    %590 = stablehlo.add %arg12, %577 : tensor<4x3xf32>
    return %578, %579, %580, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590, %374, %233, %238, %243, %248, %253, %258, %263, %268, %273, %278, %283, %288, %293, %299, %305, %311, %317, %323, %329, %335, %341, %347, %353, %359, %365, %371, %126 : tensor<4xf32>, tensor<2x2x3x4xf32>, tensor<4xf32>, tensor<3x3x1x4xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<i32>, tensor<4xf32>, tensor<2x2x3x4xf32>, tensor<4xf32>, tensor<3x3x1x4xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<4xf32>, tensor<2x2x3x4xf32>, tensor<4xf32>, tensor<3x3x1x4xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<f32>
  }
  func.func private @take_along_axis(%arg0: tensor<2x3xf32>, %arg1: tensor<2x1xi32>) -> (tensor<2x1xf32>, tensor<2x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x1xi1>, tensor<2x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x1xi32>) -> tensor<2x1x1xi32>
    %c_1 = stablehlo.constant dense<2> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x1x1xi32>, tensor<2x1x1xi32>) -> tensor<2x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<2x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x1x1xi32>, tensor<2x1x1xi32>) -> tensor<2x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<2x1x1xi1>, tensor<i1>) -> tensor<2x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xf32>, tensor<2x1x1xi32>) -> tensor<2x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<2x1xi1>, tensor<2x1xf32>
    return %15, %5 : tensor<2x1xf32>, tensor<2x1x1xi32>
  }
  func.func private @_take(%arg0: tensor<2x1xf32>, %arg1: tensor<i32>) -> (tensor<2xf32>, tensor<1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = call @_where(%0, %1, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
    %10 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1>}> : (tensor<2x1xf32>, tensor<1xi32>) -> tensor<2xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %13 = stablehlo.select %11, %10, %12 : tensor<2xi1>, tensor<2xf32>
    return %13, %3 : tensor<2xf32>, tensor<1xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_take_0(%arg0: tensor<1xi32>, %arg1: tensor<2xf32>) -> tensor<2x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x1xf32>, tensor<1xi32>, tensor<2xf32>) -> tensor<2x1xf32>
    return %1 : tensor<2x1xf32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<2x1x1xi32>, %arg1: tensor<2x1xf32>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<2x1x1xi32>, tensor<2x1xf32>) -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<4xf32>
    %c1 = stablehlo.constant dense<"0xD9520C3F0A96F93E160104BEBDADAABE5CA4ABBD585CA5BECE16DBBDBFD687BEBE59063F2ED49E3D44E963BEDD7E52BEE5D29BBEE071253DE8BC943E3D21B0BC0EA70D3F76E8953E2FAFB6BEAE433BBDE44E27BDF6C7F93E1F1FC03E802CA83DDC3BBB3D1B67E4BD7DF54E3ED87522BE69CA233F91A9A53EF11C463DDA879BBCD3C3B73E329BC3BEB1DE583E8474603EB7888B3E423C1BBEA12FCFBE775C46BEC9C4AF3E2B3AF7BD99DD86BE00F4713EAA665EBE7E10F53E87D162BEBF5A993E"> : tensor<2x2x3x4xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<2x2x3x4xf32>
    %c2 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<4xf32>
    %c3 = stablehlo.constant dense<"0x123C02BF6816193F0FA35EBE50402EBE1FE19E3EFC2D823E86DC4EBE922AC13EBE4C8ABD6EE061BE5C4E86BE80A726BE6C07353FAD0C2DBD7C030E3E1DBFFB3E3D66B8BD69D006BFEB38E2BE58F8C93E74FDA6BEDD6F893EB524093F5C14623E75FEB43D96BE3A3E51A1AA3EC2C17E3DFB8CB83ED6BE843ECF1F15BE11C149BC6E95693ECCA6A13DEB43133E49AA243D"> : tensor<3x3x1x4xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<3x3x1x4xf32>
    %c4 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<8xf32>
    %c5 = stablehlo.constant dense<"0x5E0D8CBEF969003E10F5773E89F0853F6BB17F3DEE5F81BF24FF9A3EEDF4093FAD69BEBD11456B3ED673013EE1A030BFC195943D76C73ABF0B0B0ABF800FAFBDF2A6A7BDFD7981BEA497C0BE1EBE383F9E0849BFEB4E94BE04D409BF29AA543D6CC098BBF2E4C23E1283A4BE4D30133FFC20133F7C81E5BEB883A43E61007F3F"> : tensor<4x8xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<4x8xf32>
    %c6 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<4xf32>
    %c7 = stablehlo.constant dense<"0xAB008DBE6EEEBCBCC939AA3DE45D8BBE41B4EC3E351217BF5B63543E8C3F07BD867DA03E5A423EBE3220D3BE99E417BFFB9591BEDACC633E1F5E343DC488193F8AF3103E2A68D53EE6A2133E2961A1BEA568B0BDB9727DBDF36CB1BDEC2DCDBE876D703E6FBEB4BD093FE33ECFB2403E369BB9BE67FDFF3E584B65BE3A27BB3E"> : tensor<8x4xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<8x4xf32>
    %c8 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<4xf32>
    %c9 = stablehlo.constant dense<[0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000]> : tensor<4xf32>
    %a9 = stablehlo.optimization_barrier %c9 : tensor<4xf32>
    %c10 = stablehlo.constant dense<[0x3DCCCCCD, 0x3DCCCCCD, 0x3DCCCCCD, 0x3DCCCCCD]> : tensor<4xf32>
    %a10 = stablehlo.optimization_barrier %c10 : tensor<4xf32>
    %c11 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000]> : tensor<3xf32>
    %a11 = stablehlo.optimization_barrier %c11 : tensor<3xf32>
    %c12 = stablehlo.constant dense<"0xCF17E53E68F48CBF1DF60EBE1A215CBFDA64DE3E48CB8A3E8945EEBE1B75163F4417283CC7EFB2BEBEA23F3EC6C25EBE"> : tensor<4x3xf32>
    %a12 = stablehlo.optimization_barrier %c12 : tensor<4x3xf32>
    %c13 = stablehlo.constant dense<0> : tensor<i32>
    %a13 = stablehlo.optimization_barrier %c13 : tensor<i32>
    %c14 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a14 = stablehlo.optimization_barrier %c14 : tensor<4xf32>
    %c15 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x2x3x4xf32>
    %a15 = stablehlo.optimization_barrier %c15 : tensor<2x2x3x4xf32>
    %c16 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a16 = stablehlo.optimization_barrier %c16 : tensor<4xf32>
    %c17 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3x1x4xf32>
    %a17 = stablehlo.optimization_barrier %c17 : tensor<3x3x1x4xf32>
    %c18 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a18 = stablehlo.optimization_barrier %c18 : tensor<8xf32>
    %c19 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x8xf32>
    %a19 = stablehlo.optimization_barrier %c19 : tensor<4x8xf32>
    %c20 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a20 = stablehlo.optimization_barrier %c20 : tensor<4xf32>
    %c21 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x4xf32>
    %a21 = stablehlo.optimization_barrier %c21 : tensor<8x4xf32>
    %c22 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a22 = stablehlo.optimization_barrier %c22 : tensor<4xf32>
    %c23 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a23 = stablehlo.optimization_barrier %c23 : tensor<4xf32>
    %c24 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a24 = stablehlo.optimization_barrier %c24 : tensor<4xf32>
    %c25 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000]> : tensor<3xf32>
    %a25 = stablehlo.optimization_barrier %c25 : tensor<3xf32>
    %c26 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x3xf32>
    %a26 = stablehlo.optimization_barrier %c26 : tensor<4x3xf32>
    %c27 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a27 = stablehlo.optimization_barrier %c27 : tensor<4xf32>
    %c28 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x2x3x4xf32>
    %a28 = stablehlo.optimization_barrier %c28 : tensor<2x2x3x4xf32>
    %c29 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a29 = stablehlo.optimization_barrier %c29 : tensor<4xf32>
    %c30 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3x1x4xf32>
    %a30 = stablehlo.optimization_barrier %c30 : tensor<3x3x1x4xf32>
    %c31 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a31 = stablehlo.optimization_barrier %c31 : tensor<8xf32>
    %c32 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x8xf32>
    %a32 = stablehlo.optimization_barrier %c32 : tensor<4x8xf32>
    %c33 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a33 = stablehlo.optimization_barrier %c33 : tensor<4xf32>
    %c34 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x4xf32>
    %a34 = stablehlo.optimization_barrier %c34 : tensor<8x4xf32>
    %c35 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a35 = stablehlo.optimization_barrier %c35 : tensor<4xf32>
    %c36 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a36 = stablehlo.optimization_barrier %c36 : tensor<4xf32>
    %c37 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a37 = stablehlo.optimization_barrier %c37 : tensor<4xf32>
    %c38 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000]> : tensor<3xf32>
    %a38 = stablehlo.optimization_barrier %c38 : tensor<3xf32>
    %c39 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x3xf32>
    %a39 = stablehlo.optimization_barrier %c39 : tensor<4x3xf32>
    %c40 = stablehlo.constant dense<"0x43AA93BF681DA43F50D1453E8C3E8BBF51114DBE4D11703FF283B53EF09A133E873311BFAEFFD03FE45DB1BF722B0C3FF2115C3D7905CCBE22DFAABE77002B3E7AFDB23EC40AB1BE597587BE09CAECBE7444883FD8F8003F2E86823FAACD873E17E2C0BFDD1DE73CE950AABF8A07E6BF9598023FEA0F393FDEAD97BE125C0B405865CFBF197DC0BFFC455DBCDAEA99BFD484A7BE3C8049BF6F51293FEB94B13E7B91A63DA1AC353F32BF45BECE1B08BF624FE4BE0BE0BE3FB731BA3EFA24303E497E5B3F8251933F719123C057EF25403A3603BF15767CBFF9FAF6BDC8D6BDBFEEDEE3BEC6469CBDCA1B91BF3ABBB83E392ED5BEDEBB14BF1128CEBF54B0893F00CE44BF2D117DBFB1F5CD3DE6ED61BF4B76CD3F7C75CABDACE16D3F62180A3ECC7D023FCDA14EBFE8BACA3F41A420BF4C82CEBEED3A36BF2258033EB9B4F53F500F05C07B354D3F488F27405D5501404D55433C0D760D3E0ED2ED3ECF5A82BF2495993F3703EA3E343FC2BDC3BA70BFDB7550BFB50C2BBF94333B3E7BD69FBE4BC53EBFDC479E3F6D73C93CE5E445BE561250BC66F4353F3D6D0EBDA53723BF06F890BF4F86A3BECF6C42BF295CF83E1320613F88394ABDAA2B363EC17AD73EACA28B3DA6CF34C046B037BF9AB98BBD52EA8F3B3A69873F4A7689BF181678BF38883FBE298EA23FE6A9D2BF1A1355BFAC012E3FE6EE023E557408BEC6BFF7BF2B3946BFB3B670BDC6B00D4086E3ACBFBF0A313E3D42CD3FDAB52B406DCFB6BF20E605C093A69A3F40A300C06F31AFBDF82EA63FCAF09CBFF7DE683E45D0273F70A08DBF6FDFCF3F6A285DBFC82865BF19DCA0BEBAD18B3F38F7553FC79B8ABFC3E22EBFE67D38BF1F7FA0BF1FEF1440599EF33F29E4163F57F0123D6B70E83F09A77A3F6E6722BFC70A99BF409B403E786AB9BE0740C13CCE331BBFEF57114055D4E43CBE8110BC0C95AF3FCF4E313FE916AC3F2830D23D3251CF3E4FBA15BF8123E53EBB40F7BD25DDA9BE99442F3F4539843E619AE93E67D9ADBF2ABE4A3FB93524BE03FD873EBC2ED53FDEFE153FD94268BFB66F1FBE76E573BF49EC61BE4A72FA3F890059BCF2FFBF3F6A9010BF2B1C063D3326EFBF84D9043EEE750240A31D4F3E108CDDBCE653CBBFD61F0D3F3D53BC3E67A55ABFCB77B13DEB7EE63FC1E185BF204B09BF86E3DF3F1B08C43F1933973F376761BE59F5B8BFDA17A03F653FB9BF4A2920BF52E92CBF2203B13F68BD8C3F8C78A33FE360D9BF24ED133D2AC0CDBFC7818B3E37A4DF3EE26347BDEA38C53EA95A03BF9F46FE3E7B7B57BED8F4ABBFF6D8A7BF2E7320BF4E9F05BF442A2FBF6B4E4ABE3FD2173F758E903FC9CD113F124721BF2DE2C73E694D04BF0E3874BFBFC4DC3F3AD604BF2BE4473C9C6F51BF443E263FCB5E1240D13599BD4B78203F619155BD807C70BE7C5FFA3E394F99BE30DAB7BFB938D13FBB6DAABFCBB2CABFAD5E11BF98E9B13EE51D0D4026601ABF4B9B60BF0BBC3A3E0635AFBF843496BF373A9B3FDBD78A3FA88F063ED84D18BEEC39303E78D255BF2D54CDBE5E125DBFD5B5FE3DCEF84EBE0F3892BE5F46333F89A818406D020B4004F6A4BE7C97E3BE87B382BF2B8661BF447062BE5D60A73F3495B3BF75A8453D4E72C5BF5AD91340DB7FBC3DD0E8343E1EA06F3E84A7E4BD28894ABFE2DD39BFE8E75ABF02874EBF7E17533F3DC0883F8AB7CA3F5E5ACDBEE051283F8FFF84BE2EBA803E9E42C9BECD1A75BF6CCCCDBFE4C4683E2FA3BD3E06729D3F967BADBEE8D25FBF26D4A0BEDBFA87BFF259F5BE2FF9CA3F162A92BE856D693E4ECF923D5C0EDE3EA1E1393FAD2F04C049DD66BF87CA7F3F59BBA13E8CDF1F3F708D0FBF9D7F173FDCB541BEA801C6BFA6CE3ABEC496EBBC45EE10BF22D711BF8B0A593F3619E7BEF4DF5B3ECB6304BFD11A353E6FAA923F950D90BFE028F43F6F6C3ABEABF3DEBD34BB993F3D41EC3FF34CC9BE9A63CCBD9E6246BED109E33EF04DA63F0594463FD19A7E3F14F7503EFDD541402AB7AE3E88EAD9BEDA7142C043B2973F8E764A3F622673BFEDB5FEBEC4B4213F853D9FBF4F9912C0523CD3BE18C842BECC82603D72BC2E3EDAD5B13FA939373F2CCE073F2BB28D3F5535263FCE46AC3FA0A388BE40AFB13D5FC85DBC073BE33D600BA23F"> : tensor<2x8x8x3xf32>
    %a40 = stablehlo.optimization_barrier %c40 : tensor<2x8x8x3xf32>
    %c41 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
    %a41 = stablehlo.optimization_barrier %c41 : tensor<2xi32>
    %s0:41 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16, %a17, %a18, %a19, %a20, %a21, %a22, %a23, %a24, %a25, %a26, %a27, %a28, %a29, %a30, %a31, %a32, %a33, %a34, %a35, %a36, %a37, %a38, %a39, %a40, %a41) : (tensor<4xf32>, tensor<2x2x3x4xf32>, tensor<4xf32>, tensor<3x3x1x4xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<i32>, tensor<4xf32>, tensor<2x2x3x4xf32>, tensor<4xf32>, tensor<3x3x1x4xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<4xf32>, tensor<2x2x3x4xf32>, tensor<4xf32>, tensor<3x3x1x4xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<2x8x8x3xf32>, tensor<2xi32>) -> (tensor<4xf32>, tensor<2x2x3x4xf32>, tensor<4xf32>, tensor<3x3x1x4xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<i32>, tensor<4xf32>, tensor<2x2x3x4xf32>, tensor<4xf32>, tensor<3x3x1x4xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<4xf32>, tensor<2x2x3x4xf32>, tensor<4xf32>, tensor<3x3x1x4xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<f32>)
    %s1:41 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %s0#8, %s0#9, %s0#10, %s0#11, %s0#12, %s0#13, %s0#14, %s0#15, %s0#16, %s0#17, %s0#18, %s0#19, %s0#20, %s0#21, %s0#22, %s0#23, %s0#24, %s0#25, %s0#26, %s0#27, %s0#28, %s0#29, %s0#30, %s0#31, %s0#32, %s0#33, %s0#34, %s0#35, %s0#36, %s0#37, %s0#38, %s0#39, %a40, %a41) : (tensor<4xf32>, tensor<2x2x3x4xf32>, tensor<4xf32>, tensor<3x3x1x4xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<i32>, tensor<4xf32>, tensor<2x2x3x4xf32>, tensor<4xf32>, tensor<3x3x1x4xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<4xf32>, tensor<2x2x3x4xf32>, tensor<4xf32>, tensor<3x3x1x4xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<2x8x8x3xf32>, tensor<2xi32>) -> (tensor<4xf32>, tensor<2x2x3x4xf32>, tensor<4xf32>, tensor<3x3x1x4xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<i32>, tensor<4xf32>, tensor<2x2x3x4xf32>, tensor<4xf32>, tensor<3x3x1x4xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<4xf32>, tensor<2x2x3x4xf32>, tensor<4xf32>, tensor<3x3x1x4xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<f32>)
    %s2:41 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %s1#8, %s1#9, %s1#10, %s1#11, %s1#12, %s1#13, %s1#14, %s1#15, %s1#16, %s1#17, %s1#18, %s1#19, %s1#20, %s1#21, %s1#22, %s1#23, %s1#24, %s1#25, %s1#26, %s1#27, %s1#28, %s1#29, %s1#30, %s1#31, %s1#32, %s1#33, %s1#34, %s1#35, %s1#36, %s1#37, %s1#38, %s1#39, %a40, %a41) : (tensor<4xf32>, tensor<2x2x3x4xf32>, tensor<4xf32>, tensor<3x3x1x4xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<i32>, tensor<4xf32>, tensor<2x2x3x4xf32>, tensor<4xf32>, tensor<3x3x1x4xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<4xf32>, tensor<2x2x3x4xf32>, tensor<4xf32>, tensor<3x3x1x4xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<2x8x8x3xf32>, tensor<2xi32>) -> (tensor<4xf32>, tensor<2x2x3x4xf32>, tensor<4xf32>, tensor<3x3x1x4xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<i32>, tensor<4xf32>, tensor<2x2x3x4xf32>, tensor<4xf32>, tensor<3x3x1x4xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<4xf32>, tensor<2x2x3x4xf32>, tensor<4xf32>, tensor<3x3x1x4xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<[0x3CF4E8E4, 0xBCF4E2DF, 0xBCF4F435, 0xBCF4A4CD]> : tensor<4xf32>, tolerance = 2.990160324e-06
    check.expect_almost_eq_const %s2#1, dense<"0xC5FB133F7941EA3EC1AE22BE4A05BABE7ECD5CBD50B1B4BE6A300CBE862B97BE0578FD3E4DFD423DBF5947BEEE2634BE4C878CBEB1EC8F3D4B7B853E9F1452BD3305063F94DD873E5574A7BE184F83BC6EAA33BCD381EA3EC6CEB03E7AA4553D94D57C3DFFF010BE89236D3E705B04BE521D1C3F51FCB43E207CA03DB325353CCE75A83E4F4EB4BE2181773EA00D7F3ED27A783E754AF9BD55EABFBEC7D227BED9FABE3E87B0B9BDE1DA95BE55B2533E80C63FBE5DC0E53E09BA80BE940F8A3E"> : tensor<2x2x3x4xf32>, tolerance = 6.098223925e-05
    check.expect_almost_eq_const %s2#2, dense<[0xBCEA1833, 0x3CF15F84, 0xBCF528E6, 0xBCEF0456]> : tensor<4xf32>, tolerance = 2.992672846e-06
    check.expect_almost_eq_const %s2#3, dense<"0x83F8F5BE4D8A113F09CF7CBE6D9B0FBE8BD0AD3E3E2C913EAD6E30BE45A1B23E794ABFBD4ABE43BEC70895BEDA5525BEFD622D3F4B654FBC73802C3E2573053F85B1C4BD286AFEBEA559F1BEC6B4D73EF60298BE5749983E2787013FD064803ECCF4F13D64511C3ED910A43E4BDBBC3D195FC73E1A66933EDF5A33BE07968D3C7CE56E3EEBC5DD3D0E7D313E7DF58C3D"> : tensor<3x3x1x4xf32>, tolerance = 6.772916913e-05
    check.expect_almost_eq_const %s2#4, dense<"0xCD69EFBCFD81F33CC7ADF43CA8D4F0BCFEC5D3BC3455F53CD3DAE1BC34F4EEBC"> : tensor<8xf32>, tolerance = 2.994785458e-06
    check.expect_almost_eq_const %s2#5, dense<"0x90687ABE34E7C33D2F418B3EED28823FCB6A113D773685BF0B5D8D3E5A74023F4CEFFABDFFF8843E7F38203E8E2729BFCEEC863D282833BFA49403BFC12967BD198CE2BD96C390BEC9E9CFBE6061313FB2B850BFA0F684BE2D9002BF7F4EA73DFD3503BD7404CF3ECBE3B3BEC6DC1A3F93CB1A3F25BCD6BE9C0C963E198F773F"> : tensor<4x8xf32>, tolerance = 1.040724635e-04
    check.expect_almost_eq_const %s2#6, dense<[0x3CF330BA, 0xBCF2FC94, 0xBCF33FA9, 0xBCF316BC]> : tensor<4xf32>, tolerance = 2.969344147e-06
    check.expect_almost_eq_const %s2#7, dense<"0x2F4B7DBE9FEB3BBD4AF7623D01C399BEBA00FC3EAADE0FBF84D9353E8BA880BDE6DEAF3E01FE5CBEB781E2BE8C951FBFF4A482BE1CF7453E4C11733C1110123FCB422F3E83C1C83E0AE2EA3D5F7EB0BE54C066BDE8ACBBBDAA6EEEBD2E6BDCBE6E27873E7A61F0BD8A4FD43E83DC223E4A04ABBED335F33E952181BED794AC3E"> : tensor<8x4xf32>, tolerance = 6.233756542e-05
    check.expect_almost_eq_const %s2#8, dense<[0xBCEF5DA7, 0x3CF12E92, 0xBCF3F789, 0xBCF0BB4C]> : tensor<4xf32>, tolerance = 2.978111990e-06
    check.expect_almost_eq_const %s2#9, dense<[0x3F78B20D, 0x3F78A3A2, 0x3F83D483, 0x3F83C415]> : tensor<4xf32>, tolerance = 1.029922843e-04
    check.expect_almost_eq_const %s2#10, dense<[0x3DA7F169, 0x3D9A0D88, 0x3DA2FCE2, 0x3D9DD748]> : tensor<4xf32>, tolerance = 8.200342208e-06
    check.expect_almost_eq_const %s2#11, dense<[0x3CF503EF, 0xBCF51433, 0x3CF530AD]> : tensor<3xf32>, tolerance = 2.993043698e-06
    check.expect_almost_eq_const %s2#12, dense<"0xD6B4DE3ED32789BF60942DBEDC7F54BF0827CF3EE9E6763EDEA7FDBE20050F3F398F243D2D52C2BE8A85233E602040BE"> : tensor<4x3xf32>, tolerance = 1.071527839e-04
    check.expect_eq_const %s2#13, dense<3> : tensor<i32>
    check.expect_almost_eq_const %s2#14, dense<[0xBE28002F, 0x3DD7D0C8, 0x3DDEECD8, 0x3D849B65]> : tensor<4xf32>, tolerance = 1.640632004e-05
    check.expect_almost_eq_const %s2#15, dense<"0xE68769BD69038B3DCECA2A3D3125A33CC002E7BCE173E03C059AA73CA0A61C3CD1630D3C9A88963C2E9AEEBA5B0EA2BB324FD3BC8019C4BAAA878F3C5C25393C59D9A33C7765BD3A7C861ABC764A0ABCE72DC7BC001B973C53445C3CD518023C7460B13BEC9A143B7A353DBB413339BBC3939C3C066C12BD63C289BC4B1D8EBB5731353D109B21BD0480F8BC698A84BCE36EF93C4B1AAEBBAFDD89BC48FB47BC25FF39BCF2FB39BCA2ED9E3B2C1DDD3B5A2A45BDCB54233D23BA0A3DE57BA13C"> : tensor<2x2x3x4xf32>, tolerance = 6.787759811e-06
    check.expect_almost_eq_const %s2#16, dense<[0x3AF912FE, 0xBC225B49, 0x3B872B87, 0x3B7E8C98]> : tensor<4xf32>, tolerance = 9.909459390e-07
    check.expect_almost_eq_const %s2#17, dense<"0xA26791BA1DD4183A4378D33A122985B914DB49BA1A7858BB0B5E10BB2C615A3A63603A3827D471BB766F023AEBE0B7B804CA393AFB2E79BB502925BB4BEBCAB9CC040BB8B977B5BB5AAF3A3B199F3DB98170F8BA341D96BA81CE6839BFC182B91594AABA147E433A7397FDB7A1E965B9D95A80BB9B55CCBA0B8B373A367B31BA990D3C39876FA0BB05B09FBA421FC1B9"> : tensor<3x3x1x4xf32>, tolerance = 5.537953693e-07
    check.expect_almost_eq_const %s2#18, dense<"0xBD9BC03A6C2CAABBDC72F1BBF533A03B32B08239BEAFBDBAC5339F392DE0573B"> : tensor<8xf32>, tolerance = 7.368428633e-07
    check.expect_almost_eq_const %s2#19, dense<"0x93BD5DBAC986693AED529BBB5EE0703BC66D2A387AD3C93A16EA3D39C2EFF93AC5CDD63968AE24BB359C11BB9FF56ABBB89E76B82D21C5B98795C7B8521D0CBB307B66399B47FE3A923A803B9326833A46450C3AA51F6ABAB1AE5FB9E00A6BBA40424F39BAD93FB9F3035B3BC8189BBA896307BA0A6A8AB94DC90039CCDC8C3A"> : tensor<4x8xf32>, tolerance = 4.740110133e-07
    check.expect_almost_eq_const %s2#20, dense<[0xBC75E539, 0x3C22E839, 0x3C22C182, 0x3BB2C343]> : tensor<4xf32>, tolerance = 1.500826422e-06
    check.expect_almost_eq_const %s2#21, dense<"0xF32AE3B90DBE8938B14F85391A323A393695ABBAC1AEC5B79DC1403A4802113AB0871FBB14100D3B61B4DD3A25435B3A2359E3BB7B93A43B4968983B4FE3223B705B6ABB513E2A39A2EA053B25D3C33A6EC854BB75DEC83A28E8063BC1C0A13AC23C3ABB0F13C53AA45BEF3A5A108C3A03CCEEBAE83B84395E058C3A28B1443A"> : tensor<8x4xf32>, tolerance = 6.938116159e-07
    check.expect_almost_eq_const %s2#22, dense<[0x3BB5FDEC, 0xBBA6AA9F, 0x3BFFCCD7, 0x3BF1D29B]> : tensor<4xf32>, tolerance = 7.806401234e-07
    check.expect_almost_eq_const %s2#23, dense<[0x3B2426D1, 0x3B0569DC, 0xBAB16E4E, 0xBA67B5C3]> : tensor<4xf32>, tolerance = 2.504755044e-07
    check.expect_almost_eq_const %s2#24, dense<[0x3A63CDED, 0x3BA8390A, 0x3AA42E01, 0x3B43008C]> : tensor<4xf32>, tolerance = 5.133752711e-07
    check.expect_almost_eq_const %s2#25, dense<[0xBDA57D63, 0x3E00063E, 0xBD351E30]> : tensor<3xf32>, tolerance = 1.250238121e-05
    check.expect_almost_eq_const %s2#26, dense<"0xC0F45BBACB5E17BD9ECE1A3D7D9C30BD8720183DAEDFC33B22C8BE3C58034C3CE76412BD2308F83C2EABD53B78B916BD"> : tensor<4x3xf32>, tolerance = 4.311798885e-06
    check.expect_almost_eq_const %s2#27, dense<[0x3A92298A, 0x39F15827, 0x3A0095C1, 0x3936FC02]> : tensor<4xf32>, tolerance = 1.115129562e-07
    check.expect_almost_eq_const %s2#28, dense<"0x0CA20C3962DB4639E1A79538EC688837A5060A388888013869CB9037FB667C3601DC53369FD86837083E52342BC18D35F417E837665DC733899858375674B43684C58C37546CEA3395157D36093C4C36A1ECCD370EEF6E37E3D6FA3691D72D36A6F1A735675960340ABCC5340873BF3472BD7A3796FC5C386CC2413749BF4C354E21AA389D898738C7691F3896513637D7BC213823CD9D3596014737796BD1361D49B836A634AF3671769035788905368DFBC83884F389386AB446382C878737"> : tensor<2x2x3x4xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#29, dense<[0x344577B4, 0x369172B3, 0x353C66F9, 0x353AE86B]> : tensor<4xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#30, dense<"0xB9678C339E9880324B15F73368173631BAFDE932596404352C305D34D9B51E335E542D2F0C732235E57A5132848B29300110B2329A4A283501CD8F348194E23144C4E62F3E12AF35AB2CBE34CE52EE306FE92F34164C8633EC940C3176FE2E3123B29933C02DCA32D5C67630C23706311CF24435E7670234456DB832CAC9AA3218C3BA31B38C903572058B3306F0EB31"> : tensor<3x3x1x4xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#31, dense<"0xE6D2D3332CB89935A48617364E0C8F35BF09BA319509B93316C8C031797B0635"> : tensor<8xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#32, dense<"0x2E481133DE451033320F7C35ECB51E3516F8BB2EBE4AD03387EE263127B630340C1DFB31013E8B3450D65634A7AB1E35233D233029D9CA3132D86D30E1BD6634164E233180562834DEA729357F355333C9A447322B800C3334A72631D7E911332B812631F9D7B231F46BF334E47B7633BCBD3C32DAE06B31B9E65A3070DA6733"> : tensor<4x8xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#33, dense<[0x37214931, 0x368E4804, 0x368D4079, 0x35AAEFB3]> : tensor<4xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#34, dense<"0x289B333253326730368683310C4BEE303CC99833850D032E19A2C23226F55C3254118134F6B14A34253EF933F2A6F3322FC0143644399D3556728535A3DC9834126B14351A7C5331F452453430EFD133D297ED343248D53317753F34B61C8A3375B8C7348710E233175A253443AF6333D27437349CF5E431D7AB8233B994FA32"> : tensor<8x4xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#35, dense<[0x35BDD036, 0x3599B1F4, 0x362C3915, 0x36233079]> : tensor<4xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#36, dense<[0x34AD1EFA, 0x345B9646, 0x33A15341, 0x3310422D]> : tensor<4xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#37, dense<[0x3682CE8C, 0x364BBB77, 0x3585C150, 0x35F21D60]> : tensor<4xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#38, dense<[0x398D95C6, 0x3A293F33, 0x38A8FB06]> : tensor<3xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#39, dense<"0x8DA2EF34B82B75385A017838E5D4A338B943743850F9C4355558B837A61AF6366D4C5D38A7CD1B384C233436649B6A38"> : tensor<4x3xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#40, dense<0x3F9EF8D6> : tensor<f32>, tolerance = 1.241968870e-04
    return
  }
}
