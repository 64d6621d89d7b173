// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_flax_nnx_vit
// RUN: %check-reference %s
// RUN: %check-host %s

module @with_flax_nnx_vit {
  func.func public @program(%arg0: tensor<2x4xf32>, %arg1: tensor<8x2x4xf32>, %arg2: tensor<8xf32>, %arg3: tensor<2x4x8xf32>, %arg4: tensor<2x4xf32>, %arg5: tensor<8x2x4xf32>, %arg6: tensor<2x4xf32>, %arg7: tensor<8x2x4xf32>, %arg8: tensor<3xf32>, %arg9: tensor<8x3xf32>, %arg10: tensor<8xf32>, %arg11: tensor<8xf32>, %arg12: tensor<8xf32>, %arg13: tensor<4x4x3x8xf32>, %arg14: tensor<2x4xf32>, %arg15: tensor<8x2x4xf32>, %arg16: tensor<8xf32>, %arg17: tensor<2x4x8xf32>, %arg18: tensor<2x4xf32>, %arg19: tensor<8x2x4xf32>, %arg20: tensor<2x4xf32>, %arg21: tensor<8x2x4xf32>, %arg22: tensor<3xf32>, %arg23: tensor<8x3xf32>, %arg24: tensor<8xf32>, %arg25: tensor<8xf32>, %arg26: tensor<8xf32>, %arg27: tensor<4x4x3x8xf32>, %arg28: tensor<2x8x8x3xf32>, %arg29: tensor<2xi32>) -> (tensor<2x4xf32> {jax.result_info = "result[0][0]['attention']['key']['bias'].value"}, tensor<8x2x4xf32> {jax.result_info = "result[0][0]['attention']['key']['kernel'].value"}, tensor<8xf32> {jax.result_info = "result[0][0]['attention']['out']['bias'].value"}, tensor<2x4x8xf32> {jax.result_info = "result[0][0]['attention']['out']['kernel'].value"}, tensor<2x4xf32> {jax.result_info = "result[0][0]['attention']['query']['bias'].value"}, tensor<8x2x4xf32> {jax.result_info = "result[0][0]['attention']['query']['kernel'].value"}, tensor<2x4xf32> {jax.result_info = "result[0][0]['attention']['value']['bias'].value"}, tensor<8x2x4xf32> {jax.result_info = "result[0][0]['attention']['value']['kernel'].value"}, tensor<3xf32> {jax.result_info = "result[0][0]['head']['bias'].value"}, tensor<8x3xf32> {jax.result_info = "result[0][0]['head']['kernel'].value"}, tensor<8xf32> {jax.result_info = "result[0][0]['norm']['bias'].value"}, tensor<8xf32> {jax.result_info = "result[0][0]['norm']['scale'].value"}, tensor<8xf32> {jax.result_info = "result[0][0]['patches']['bias'].value"}, tensor<4x4x3x8xf32> {jax.result_info = "result[0][0]['patches']['kernel'].value"}, tensor<2x4xf32> {jax.result_info = "result[0][1][0].trace['attention']['key']['bias'].value"}, tensor<8x2x4xf32> {jax.result_info = "result[0][1][0].trace['attention']['key']['kernel'].value"}, tensor<8xf32> {jax.result_info = "result[0][1][0].trace['attention']['out']['bias'].value"}, tensor<2x4x8xf32> {jax.result_info = "result[0][1][0].trace['attention']['out']['kernel'].value"}, tensor<2x4xf32> {jax.result_info = "result[0][1][0].trace['attention']['query']['bias'].value"}, tensor<8x2x4xf32> {jax.result_info = "result[0][1][0].trace['attention']['query']['kernel'].value"}, tensor<2x4xf32> {jax.result_info = "result[0][1][0].trace['attention']['value']['bias'].value"}, tensor<8x2x4xf32> {jax.result_info = "result[0][1][0].trace['attention']['value']['kernel'].value"}, tensor<3xf32> {jax.result_info = "result[0][1][0].trace['head']['bias'].value"}, tensor<8x3xf32> {jax.result_info = "result[0][1][0].trace['head']['kernel'].value"}, tensor<8xf32> {jax.result_info = "result[0][1][0].trace['norm']['bias'].value"}, tensor<8xf32> {jax.result_info = "result[0][1][0].trace['norm']['scale'].value"}, tensor<8xf32> {jax.result_info = "result[0][1][0].trace['patches']['bias'].value"}, tensor<4x4x3x8xf32> {jax.result_info = "result[0][1][0].trace['patches']['kernel'].value"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.convolution(%arg28, %arg13) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [4, 4], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x3xf32>, tensor<4x4x3x8xf32>) -> tensor<2x2x2x8xf32>
    %1 = stablehlo.reshape %arg12 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x2x2x8xf32>
    %3 = stablehlo.add %0, %2 : tensor<2x2x2x8xf32>
    %4 = stablehlo.reshape %3 : (tensor<2x2x2x8xf32>) -> tensor<2x4x8xf32>
    %5 = chlo.square %4 : tensor<2x4x8xf32> -> tensor<2x4x8xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x8xf32>
    %7 = stablehlo.multiply %6, %4 : tensor<2x4x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<2x4xf32>
    %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %10 = stablehlo.divide %8, %9 : tensor<2x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%5 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<2x4xf32>
    %cst_3 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %13 = stablehlo.divide %11, %12 : tensor<2x4xf32>
    %14 = chlo.square %10 : tensor<2x4xf32> -> tensor<2x4xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %16 = stablehlo.multiply %15, %10 : tensor<2x4xf32>
    %17 = stablehlo.subtract %13, %14 : tensor<2x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %19 = stablehlo.maximum %18, %17 : tensor<2x4xf32>
    %20 = stablehlo.compare EQ, %17, %19, FLOAT : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %23 = stablehlo.select %20, %21, %22 : tensor<2x4xi1>, tensor<2x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %25 = stablehlo.compare EQ, %24, %19, FLOAT : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %28 = stablehlo.select %25, %26, %27 : tensor<2x4xi1>, tensor<2x4xf32>
    %29 = stablehlo.divide %23, %28 : tensor<2x4xf32>
    %30 = stablehlo.reshape %10 : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
    %31 = stablehlo.reshape %19 : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
    %32 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x8xf32>
    %33 = stablehlo.subtract %4, %32 : tensor<2x4x8xf32>
    %cst_11 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    %35 = stablehlo.add %31, %34 : tensor<2x4x1xf32>
    %36 = stablehlo.rsqrt %35 : tensor<2x4x1xf32>
    %37 = stablehlo.divide %36, %35 : tensor<2x4x1xf32>
    %cst_12 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
    %39 = stablehlo.multiply %38, %37 : tensor<2x4x1xf32>
    %40 = stablehlo.reshape %arg11 : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %41 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x8xf32>
    %42 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x4x8xf32>
    %43 = stablehlo.multiply %41, %42 : tensor<2x4x8xf32>
    %44 = stablehlo.multiply %33, %43 : tensor<2x4x8xf32>
    %45 = stablehlo.reshape %arg10 : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x4x8xf32>
    %47 = stablehlo.add %44, %46 : tensor<2x4x8xf32>
    %48 = stablehlo.dot_general %47, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x2x4xf32>) -> tensor<2x4x2x4xf32>
    %49 = stablehlo.reshape %arg4 : (tensor<2x4xf32>) -> tensor<1x1x2x4xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2, 3] : (tensor<1x1x2x4xf32>) -> tensor<2x4x2x4xf32>
    %51 = stablehlo.add %48, %50 : tensor<2x4x2x4xf32>
    %52 = stablehlo.dot_general %47, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x2x4xf32>) -> tensor<2x4x2x4xf32>
    %53 = stablehlo.reshape %arg0 : (tensor<2x4xf32>) -> tensor<1x1x2x4xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2, 3] : (tensor<1x1x2x4xf32>) -> tensor<2x4x2x4xf32>
    %55 = stablehlo.add %52, %54 : tensor<2x4x2x4xf32>
    %56 = stablehlo.dot_general %47, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x2x4xf32>) -> tensor<2x4x2x4xf32>
    %57 = stablehlo.reshape %arg6 : (tensor<2x4xf32>) -> tensor<1x1x2x4xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2, 3] : (tensor<1x1x2x4xf32>) -> tensor<2x4x2x4xf32>
    %59 = stablehlo.add %56, %58 : tensor<2x4x2x4xf32>
    %60 = stablehlo.reshape %51 : (tensor<2x4x2x4xf32>) -> tensor<2x4x2x1x4xf32>
    %61 = stablehlo.dot_general %60, %55, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x1x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x1x4xf32>
    %cst_13 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x2x4x1x4xf32>
    %63 = stablehlo.multiply %61, %62 : tensor<2x2x4x1x4xf32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %64 = stablehlo.reduce(%63 init: %cst_14) applies stablehlo.maximum across dimensions = [4] : (tensor<2x2x4x1x4xf32>, tensor<f32>) -> tensor<2x2x4x1xf32>
    %65 = stablehlo.reshape %64 : (tensor<2x2x4x1xf32>) -> tensor<2x2x4x1x1xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2, 3, 4] : (tensor<2x2x4x1x1xf32>) -> tensor<2x2x4x1x4xf32>
    %67 = stablehlo.compare EQ, %63, %66, FLOAT : (tensor<2x2x4x1x4xf32>, tensor<2x2x4x1x4xf32>) -> tensor<2x2x4x1x4xi1>
    %68 = stablehlo.convert %67 : (tensor<2x2x4x1x4xi1>) -> tensor<2x2x4x1x4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_15) applies stablehlo.add across dimensions = [4] : (tensor<2x2x4x1x4xf32>, tensor<f32>) -> tensor<2x2x4x1xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x2x4x1xf32>
    %71 = stablehlo.maximum %70, %64 : tensor<2x2x4x1xf32>
    %72 = stablehlo.compare EQ, %64, %71, FLOAT : (tensor<2x2x4x1xf32>, tensor<2x2x4x1xf32>) -> tensor<2x2x4x1xi1>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x2x4x1xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x2x4x1xf32>
    %75 = stablehlo.select %72, %73, %74 : tensor<2x2x4x1xi1>, tensor<2x2x4x1xf32>
    %cst_19 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x2x4x1xf32>
    %77 = stablehlo.compare EQ, %76, %71, FLOAT : (tensor<2x2x4x1xf32>, tensor<2x2x4x1xf32>) -> tensor<2x2x4x1xi1>
    %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x2x4x1xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x2x4x1xf32>
    %80 = stablehlo.select %77, %78, %79 : tensor<2x2x4x1xi1>, tensor<2x2x4x1xf32>
    %81 = stablehlo.divide %75, %80 : tensor<2x2x4x1xf32>
    %82 = stablehlo.transpose %71, dims = [3, 0, 1, 2] : (tensor<2x2x4x1xf32>) -> tensor<1x2x2x4xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2, 3] : (tensor<1x2x2x4xf32>) -> tensor<1x2x2x4x1xf32>
    %84 = stablehlo.transpose %63, dims = [3, 0, 1, 2, 4] : (tensor<2x2x4x1x4xf32>) -> tensor<1x2x2x4x4xf32>
    %85 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x4x1xf32>) -> tensor<1x2x2x4x4xf32>
    %86 = stablehlo.subtract %84, %85 : tensor<1x2x2x4x4xf32>
    %87 = stablehlo.exponential %86 : tensor<1x2x2x4x4xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.reduce(%87 init: %cst_22) applies stablehlo.add across dimensions = [4] : (tensor<1x2x2x4x4xf32>, tensor<f32>) -> tensor<1x2x2x4xf32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1, 2, 3] : (tensor<1x2x2x4xf32>) -> tensor<1x2x2x4x1xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x4x1xf32>) -> tensor<1x2x2x4x4xf32>
    %91 = stablehlo.divide %87, %90 : tensor<1x2x2x4x4xf32>
    %92 = stablehlo.multiply %89, %89 : tensor<1x2x2x4x1xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<1x2x2x4x1xf32>
    %94 = stablehlo.divide %93, %92 : tensor<1x2x2x4x1xf32>
    %95 = stablehlo.dot_general %59, %91, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<1x2x2x4x4xf32>) -> tensor<2x2x4x1x4xf32>
    %96 = stablehlo.transpose %95, dims = [3, 0, 4, 1, 2] : (tensor<2x2x4x1x4xf32>) -> tensor<1x2x4x2x4xf32>
    %97 = stablehlo.transpose %96, dims = [1, 2, 3, 0, 4] : (tensor<1x2x4x2x4xf32>) -> tensor<2x4x2x1x4xf32>
    %98 = stablehlo.reshape %97 : (tensor<2x4x2x1x4xf32>) -> tensor<2x4x2x4xf32>
    %99 = stablehlo.dot_general %98, %arg3, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %100 = stablehlo.reshape %arg2 : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x4x8xf32>
    %102 = stablehlo.add %99, %101 : tensor<2x4x8xf32>
    %103 = stablehlo.add %4, %102 : tensor<2x4x8xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.reduce(%103 init: %cst_24) applies stablehlo.add across dimensions = [1] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<2x8xf32>
    %cst_25 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %106 = stablehlo.divide %104, %105 : tensor<2x8xf32>
    %107 = stablehlo.dot_general %106, %arg9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8xf32>, tensor<8x3xf32>) -> tensor<2x3xf32>
    %108 = stablehlo.reshape %arg8 : (tensor<3xf32>) -> tensor<1x3xf32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<2x3xf32>
    %110 = stablehlo.add %107, %109 : tensor<2x3xf32>
    %111 = stablehlo.broadcast_in_dim %arg29, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %112:2 = call @take_along_axis(%110, %111) : (tensor<2x3xf32>, tensor<2x1xi32>) -> (tensor<2x1xf32>, tensor<2x1x1xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %113:2 = call @_take(%112#0, %c) : (tensor<2x1xf32>, tensor<i32>) -> (tensor<2xf32>, tensor<1xi32>)
    %cst_26 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %114 = stablehlo.reduce(%110 init: %cst_26) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %115 = stablehlo.reshape %114 : (tensor<2xf32>) -> tensor<2x1xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %117 = stablehlo.compare EQ, %110, %116, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %118 = stablehlo.convert %117 : (tensor<2x3xi1>) -> tensor<2x3xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.reduce(%118 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_28 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %121 = stablehlo.maximum %120, %114 : tensor<2xf32>
    %122 = stablehlo.compare EQ, %114, %121, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %125 = stablehlo.select %122, %123, %124 : tensor<2xi1>, tensor<2xf32>
    %cst_31 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %127 = stablehlo.compare EQ, %126, %121, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %cst_32 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %130 = stablehlo.select %127, %128, %129 : tensor<2xi1>, tensor<2xf32>
    %131 = stablehlo.divide %125, %130 : tensor<2xf32>
    %132 = stablehlo.is_finite %121 : (tensor<2xf32>) -> tensor<2xi1>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %134 = stablehlo.select %132, %121, %133 : tensor<2xi1>, tensor<2xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %136 = stablehlo.broadcast_in_dim %134, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %138 = stablehlo.subtract %110, %137 : tensor<2x3xf32>
    %139 = stablehlo.exponential %138 : tensor<2x3xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.reduce(%139 init: %cst_36) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %141 = stablehlo.sign %140 : tensor<2xf32>
    %142 = stablehlo.abs %140 : tensor<2xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %144 = stablehlo.compare GE, %140, %143, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %145 = stablehlo.log %142 : tensor<2xf32>
    %146 = stablehlo.add %145, %134 : tensor<2xf32>
    %147 = stablehlo.subtract %146, %113#0 : tensor<2xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.reduce(%147 init: %cst_38) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_39 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %149 = stablehlo.divide %148, %cst_39 : tensor<f32>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_41 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %150 = stablehlo.divide %cst_40, %cst_41 : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %152 = stablehlo.negate %151 : tensor<2xf32>
    %153 = stablehlo.divide %151, %142 : tensor<2xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %155 = stablehlo.select %144, %154, %153 : tensor<2xi1>, tensor<2xf32>
    %156 = stablehlo.select %144, %153, %154 : tensor<2xi1>, tensor<2xf32>
    %157 = stablehlo.negate %155 : tensor<2xf32>
    %158 = stablehlo.add %156, %157 : tensor<2xf32>
    %159 = stablehlo.broadcast_in_dim %158, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %160 = stablehlo.multiply %159, %139 : tensor<2x3xf32>
    %161 = call @_take_0(%113#1, %152) : (tensor<1xi32>, tensor<2xf32>) -> tensor<2x1xf32>
    %162 = call @take_along_axis_1(%112#1, %161) : (tensor<2x1x1xi32>, tensor<2x1xf32>) -> tensor<2x3xf32>
    %163 = stablehlo.add %160, %162 : tensor<2x3xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %164 = stablehlo.reduce(%163 init: %cst_43) applies stablehlo.add across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
    %165 = stablehlo.reshape %164 : (tensor<3xf32>) -> tensor<1x3xf32>
    %166 = stablehlo.reshape %165 : (tensor<1x3xf32>) -> tensor<3xf32>
    %167 = stablehlo.dot_general %163, %106, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<2x8xf32>) -> tensor<3x8xf32>
    %168 = stablehlo.transpose %167, dims = [1, 0] : (tensor<3x8xf32>) -> tensor<8x3xf32>
    %169 = stablehlo.dot_general %163, %arg9, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<8x3xf32>) -> tensor<2x8xf32>
    %cst_44 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %171 = stablehlo.divide %169, %170 : tensor<2x8xf32>
    %172 = stablehlo.broadcast_in_dim %171, dims = [0, 2] : (tensor<2x8xf32>) -> tensor<2x4x8xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %173 = stablehlo.reduce(%172 init: %cst_45) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<8xf32>
    %174 = stablehlo.reshape %173 : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %175 = stablehlo.reshape %174 : (tensor<1x1x8xf32>) -> tensor<8xf32>
    %176 = stablehlo.dot_general %172, %98, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<2x4x2x4xf32>) -> tensor<8x2x4xf32>
    %177 = stablehlo.transpose %176, dims = [1, 2, 0] : (tensor<8x2x4xf32>) -> tensor<2x4x8xf32>
    %178 = stablehlo.dot_general %172, %arg3, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<2x4x8xf32>) -> tensor<2x4x2x4xf32>
    %179 = stablehlo.reshape %178 : (tensor<2x4x2x4xf32>) -> tensor<2x4x2x1x4xf32>
    %180 = stablehlo.transpose %179, dims = [3, 0, 1, 2, 4] : (tensor<2x4x2x1x4xf32>) -> tensor<1x2x4x2x4xf32>
    %181 = stablehlo.transpose %180, dims = [1, 3, 4, 0, 2] : (tensor<1x2x4x2x4xf32>) -> tensor<2x2x4x1x4xf32>
    %182 = stablehlo.dot_general %181, %59, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x1x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x1x4x4xf32>
    %183 = stablehlo.transpose %182, dims = [2, 0, 1, 3, 4] : (tensor<2x2x1x4x4xf32>) -> tensor<1x2x2x4x4xf32>
    %184 = stablehlo.dot_general %181, %91, batching_dims = [0, 1] x [1, 2], contracting_dims = [3, 4] x [0, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x1x4xf32>, tensor<1x2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
    %185 = stablehlo.transpose %184, dims = [0, 3, 1, 2] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
    %186 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x4x1xf32>) -> tensor<1x2x2x4x4xf32>
    %187 = stablehlo.multiply %183, %186 : tensor<1x2x2x4x4xf32>
    %188 = stablehlo.multiply %187, %87 : tensor<1x2x2x4x4xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %189 = stablehlo.reduce(%188 init: %cst_46) applies stablehlo.add across dimensions = [4] : (tensor<1x2x2x4x4xf32>, tensor<f32>) -> tensor<1x2x2x4xf32>
    %190 = stablehlo.reshape %189 : (tensor<1x2x2x4xf32>) -> tensor<1x2x2x4x1xf32>
    %191 = stablehlo.negate %190 : tensor<1x2x2x4x1xf32>
    %192 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x4x1xf32>) -> tensor<1x2x2x4x4xf32>
    %193 = stablehlo.divide %183, %192 : tensor<1x2x2x4x4xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %194 = stablehlo.reduce(%191 init: %cst_47) applies stablehlo.add across dimensions = [0, 4] : (tensor<1x2x2x4x1xf32>, tensor<f32>) -> tensor<2x2x4xf32>
    %195 = stablehlo.broadcast_in_dim %194, dims = [1, 2, 3] : (tensor<2x2x4xf32>) -> tensor<1x2x2x4xf32>
    %196 = stablehlo.broadcast_in_dim %195, dims = [0, 1, 2, 3] : (tensor<1x2x2x4xf32>) -> tensor<1x2x2x4x4xf32>
    %197 = stablehlo.add %193, %196 : tensor<1x2x2x4x4xf32>
    %198 = stablehlo.multiply %197, %87 : tensor<1x2x2x4x4xf32>
    %199 = stablehlo.transpose %198, dims = [1, 2, 3, 0, 4] : (tensor<1x2x2x4x4xf32>) -> tensor<2x2x4x1x4xf32>
    %cst_48 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<2x2x4x1x4xf32>
    %201 = stablehlo.multiply %199, %200 : tensor<2x2x4x1x4xf32>
    %202 = stablehlo.dot_general %201, %60, batching_dims = [0, 1] x [0, 2], contracting_dims = [2, 3] x [1, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x1x4xf32>, tensor<2x4x2x1x4xf32>) -> tensor<2x2x4x4xf32>
    %203 = stablehlo.transpose %202, dims = [0, 2, 1, 3] : (tensor<2x2x4x4xf32>) -> tensor<2x4x2x4xf32>
    %204 = stablehlo.dot_general %201, %55, batching_dims = [0, 1] x [0, 2], contracting_dims = [4] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x1x4xf32>, tensor<2x4x2x4xf32>) -> tensor<2x2x4x1x4xf32>
    %205 = stablehlo.transpose %204, dims = [0, 2, 1, 3, 4] : (tensor<2x2x4x1x4xf32>) -> tensor<2x4x2x1x4xf32>
    %206 = stablehlo.reshape %205 : (tensor<2x4x2x1x4xf32>) -> tensor<2x4x2x4xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %207 = stablehlo.reduce(%185 init: %cst_49) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %208 = stablehlo.reshape %207 : (tensor<2x4xf32>) -> tensor<1x1x2x4xf32>
    %209 = stablehlo.reshape %208 : (tensor<1x1x2x4xf32>) -> tensor<2x4xf32>
    %210 = stablehlo.dot_general %185, %47, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %211 = stablehlo.transpose %210, dims = [2, 0, 1] : (tensor<2x4x8xf32>) -> tensor<8x2x4xf32>
    %212 = stablehlo.dot_general %185, %arg7, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<8x2x4xf32>) -> tensor<2x4x8xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %213 = stablehlo.reduce(%203 init: %cst_50) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %214 = stablehlo.reshape %213 : (tensor<2x4xf32>) -> tensor<1x1x2x4xf32>
    %215 = stablehlo.reshape %214 : (tensor<1x1x2x4xf32>) -> tensor<2x4xf32>
    %216 = stablehlo.dot_general %203, %47, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %217 = stablehlo.transpose %216, dims = [2, 0, 1] : (tensor<2x4x8xf32>) -> tensor<8x2x4xf32>
    %218 = stablehlo.dot_general %203, %arg1, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<8x2x4xf32>) -> tensor<2x4x8xf32>
    %219 = stablehlo.add %212, %218 : tensor<2x4x8xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %220 = stablehlo.reduce(%206 init: %cst_51) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %221 = stablehlo.reshape %220 : (tensor<2x4xf32>) -> tensor<1x1x2x4xf32>
    %222 = stablehlo.reshape %221 : (tensor<1x1x2x4xf32>) -> tensor<2x4xf32>
    %223 = stablehlo.dot_general %206, %47, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %224 = stablehlo.transpose %223, dims = [2, 0, 1] : (tensor<2x4x8xf32>) -> tensor<8x2x4xf32>
    %225 = stablehlo.dot_general %206, %arg5, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<2x4x2x4xf32>, tensor<8x2x4xf32>) -> tensor<2x4x8xf32>
    %226 = stablehlo.add %219, %225 : tensor<2x4x8xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %227 = stablehlo.reduce(%226 init: %cst_52) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<8xf32>
    %228 = stablehlo.reshape %227 : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %229 = stablehlo.reshape %228 : (tensor<1x1x8xf32>) -> tensor<8xf32>
    %230 = stablehlo.multiply %33, %226 : tensor<2x4x8xf32>
    %231 = stablehlo.multiply %226, %43 : tensor<2x4x8xf32>
    %232 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x8xf32>
    %233 = stablehlo.multiply %232, %230 : tensor<2x4x8xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %234 = stablehlo.reduce(%233 init: %cst_53) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<8xf32>
    %235 = stablehlo.reshape %234 : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %236 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x4x8xf32>
    %237 = stablehlo.multiply %230, %236 : tensor<2x4x8xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %238 = stablehlo.reduce(%237 init: %cst_54) applies stablehlo.add across dimensions = [2] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<2x4xf32>
    %239 = stablehlo.reshape %238 : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
    %240 = stablehlo.reshape %235 : (tensor<1x1x8xf32>) -> tensor<8xf32>
    %241 = stablehlo.multiply %239, %39 : tensor<2x4x1xf32>
    %242 = stablehlo.negate %231 : tensor<2x4x8xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %243 = stablehlo.reduce(%242 init: %cst_55) applies stablehlo.add across dimensions = [2] : (tensor<2x4x8xf32>, tensor<f32>) -> tensor<2x4xf32>
    %244 = stablehlo.reshape %243 : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
    %245 = stablehlo.add %172, %231 : tensor<2x4x8xf32>
    %246 = stablehlo.reshape %241 : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
    %247 = stablehlo.reshape %244 : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
    %248 = stablehlo.multiply %246, %29 : tensor<2x4xf32>
    %249 = stablehlo.negate %248 : tensor<2x4xf32>
    %250 = stablehlo.multiply %249, %16 : tensor<2x4xf32>
    %251 = stablehlo.add %247, %250 : tensor<2x4xf32>
    %cst_56 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %253 = stablehlo.divide %248, %252 : tensor<2x4xf32>
    %254 = stablehlo.broadcast_in_dim %253, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x8xf32>
    %cst_57 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %256 = stablehlo.divide %251, %255 : tensor<2x4xf32>
    %257 = stablehlo.broadcast_in_dim %256, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x8xf32>
    %258 = stablehlo.add %245, %257 : tensor<2x4x8xf32>
    %259 = stablehlo.multiply %254, %7 : tensor<2x4x8xf32>
    %260 = stablehlo.add %258, %259 : tensor<2x4x8xf32>
    %261 = stablehlo.reshape %260 : (tensor<2x4x8xf32>) -> tensor<2x2x2x8xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %262 = stablehlo.reduce(%261 init: %cst_58) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x8xf32>, tensor<f32>) -> tensor<8xf32>
    %263 = stablehlo.reshape %262 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %264 = stablehlo.reshape %263 : (tensor<1x1x1x8xf32>) -> tensor<8xf32>
    %265 = stablehlo.convolution(%arg28, %261) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [4, 4], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x3xf32>, tensor<2x2x2x8xf32>) -> tensor<4x4x3x8xf32>
    %cst_59 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %267 = stablehlo.multiply %266, %arg14 : tensor<2x4xf32>
    %268 = stablehlo.add %215, %267 : tensor<2x4xf32>
    %cst_60 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %269 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<8x2x4xf32>
    %270 = stablehlo.multiply %269, %arg15 : tensor<8x2x4xf32>
    %271 = stablehlo.add %217, %270 : tensor<8x2x4xf32>
    %cst_61 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %273 = stablehlo.multiply %272, %arg16 : tensor<8xf32>
    %274 = stablehlo.add %175, %273 : tensor<8xf32>
    %cst_62 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<2x4x8xf32>
    %276 = stablehlo.multiply %275, %arg17 : tensor<2x4x8xf32>
    %277 = stablehlo.add %177, %276 : tensor<2x4x8xf32>
    %cst_63 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %279 = stablehlo.multiply %278, %arg18 : tensor<2x4xf32>
    %280 = stablehlo.add %222, %279 : tensor<2x4xf32>
    %cst_64 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<8x2x4xf32>
    %282 = stablehlo.multiply %281, %arg19 : tensor<8x2x4xf32>
    %283 = stablehlo.add %224, %282 : tensor<8x2x4xf32>
    %cst_65 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %285 = stablehlo.multiply %284, %arg20 : tensor<2x4xf32>
    %286 = stablehlo.add %209, %285 : tensor<2x4xf32>
    %cst_66 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<8x2x4xf32>
    %288 = stablehlo.multiply %287, %arg21 : tensor<8x2x4xf32>
    %289 = stablehlo.add %211, %288 : tensor<8x2x4xf32>
    %cst_67 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %291 = stablehlo.multiply %290, %arg22 : tensor<3xf32>
    %292 = stablehlo.add %166, %291 : tensor<3xf32>
    %cst_68 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %294 = stablehlo.multiply %293, %arg23 : tensor<8x3xf32>
    %295 = stablehlo.add %168, %294 : tensor<8x3xf32>
    %cst_69 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %297 = stablehlo.multiply %296, %arg24 : tensor<8xf32>
    %298 = stablehlo.add %229, %297 : tensor<8xf32>
    %cst_70 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %299 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %300 = stablehlo.multiply %299, %arg25 : tensor<8xf32>
    %301 = stablehlo.add %240, %300 : tensor<8xf32>
    %cst_71 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %302 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %303 = stablehlo.multiply %302, %arg26 : tensor<8xf32>
    %304 = stablehlo.add %264, %303 : tensor<8xf32>
    %cst_72 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<4x4x3x8xf32>
    %306 = stablehlo.multiply %305, %arg27 : tensor<4x4x3x8xf32>
    %307 = stablehlo.add %265, %306 : tensor<4x4x3x8xf32>
    %cst_73 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %309 = stablehlo.multiply %308, %268 : tensor<2x4xf32>
    %cst_74 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %310 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<8x2x4xf32>
    %311 = stablehlo.multiply %310, %271 : tensor<8x2x4xf32>
    %cst_75 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %312 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %313 = stablehlo.multiply %312, %274 : tensor<8xf32>
    %cst_76 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %314 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<2x4x8xf32>
    %315 = stablehlo.multiply %314, %277 : tensor<2x4x8xf32>
    %cst_77 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %317 = stablehlo.multiply %316, %280 : tensor<2x4xf32>
    %cst_78 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<8x2x4xf32>
    %319 = stablehlo.multiply %318, %283 : tensor<8x2x4xf32>
    %cst_79 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %321 = stablehlo.multiply %320, %286 : tensor<2x4xf32>
    %cst_80 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %322 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<8x2x4xf32>
    %323 = stablehlo.multiply %322, %289 : tensor<8x2x4xf32>
    %cst_81 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %324 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %325 = stablehlo.multiply %324, %292 : tensor<3xf32>
    %cst_82 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %327 = stablehlo.multiply %326, %295 : tensor<8x3xf32>
    %cst_83 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %328 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %329 = stablehlo.multiply %328, %298 : tensor<8xf32>
    %cst_84 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %331 = stablehlo.multiply %330, %301 : tensor<8xf32>
    %cst_85 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %333 = stablehlo.multiply %332, %304 : tensor<8xf32>
    %cst_86 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %334 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<4x4x3x8xf32>
    %335 = stablehlo.multiply %334, %307 : tensor<4x4x3x8xf32>
    %336 = stablehlo.add %arg0, %309 : tensor<2x4xf32>
    %337 = stablehlo.add %arg1, %311 : tensor<8x2x4xf32>
    %338 = stablehlo.add %arg2, %313 : tensor<8xf32>
    %339 = stablehlo.add %arg3, %315 : tensor<2x4x8xf32>
    %340 = stablehlo.add %arg4, %317 : tensor<2x4xf32>
    %341 = stablehlo.add %arg5, %319 : tensor<8x2x4xf32>
    %342 = stablehlo.add %arg6, %321 : tensor<2x4xf32>
    %343 = stablehlo.add %arg7, %323 : tensor<8x2x4xf32>
    %344 = stablehlo.add %arg8, %325 : tensor<3xf32>
    %345 = stablehlo.add %arg9, %327 : tensor<8x3xf32>
    %346 = stablehlo.add %arg10, %329 : tensor<8xf32>
    %347 = stablehlo.add %arg11, %331 : tensor<8xf32>
    %348 = stablehlo.add %arg12, %333 : tensor<8xf32>
    %349 = stablehlo.add %arg13, %335 : tensor<4x4x3x8xf32>
    return %336, %337, %338, %339, %340, %341, %342, %343, %344, %345, %346, %347, %348, %349, %268, %271, %274, %277, %280, %283, %286, %289, %292, %295, %298, %301, %304, %307, %149 : tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<8xf32>, tensor<2x4x8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4x4x3x8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<8xf32>, tensor<2x4x8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4x4x3x8xf32>, tensor<f32>
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
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<2x4xf32>
    %c1 = stablehlo.constant dense<"0xE2C8DE3ED086BBBE3A27CA3D3046513EDF55773ED1366BBEDA001F3FC31C3ABEFFFEDEBEB357AF3EB53FEA3E0CE4D23E3C23423DDBE6373FF5D8113E77DDD1BEE5550FBFA0992C3E67A872BED712ADBD29AF383E938B1DBF907E31BE1BDA153E9294BFBC65DCD93C2420D23E69A6433EEB87AC3DD04F1C3FF7DD49BFAE7BC8BEF937A13D9AD339BF2CC488BEC3F5C7BE8579813E0A25DB3ED6BEC4BE3E4F2D3F38B6163EDABDB83D677610BF38A9B43E5D4707BF6113453D17FCB73E330568BE989AE93DFDE48BBE2930123F5217AABE1F21A9BE5BCEB73EFC27D7BE30AD043FC4115FBE171FFB3EC4FCE2BE8B9585BD3E40083E2D99BCBD3BBCC63E6E83603B"> : tensor<8x2x4xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<8x2x4xf32>
    %c2 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<8xf32>
    %c3 = stablehlo.constant dense<"0x366997BD829F1BBE43D6093FAE6F98BE95CCDD3A8486223F1350D0BE4D9CA23D9856AEBD0AF6DB3D6A80083F431DD0BE9490843E67C6AEBEFF4C983EDA5076BE5F4D02BF65F69B3EE469153F6CC8DFBE5E30BABE9724293F53C28ABD7A346CBEB79F08BE9F5539BF6E9256BEFEFED6BE96AE0B3F00D508BF51EC6BBEB097C53D7C0A35BFFFF025BF4F1ACFBE27C7153EFEA4E13E72D3BF3E57B3993E09FEC83E7C8ADB3D27EDBF3EC625A53E31819B3E3DECE53ED4C2503E6F3CFFBED564873DC248013F4B24833E159D3C3D09ED9E3EA14439BFF342D73EEDE071BECB7F41BEA1F5ABBE2081DABE9FE1A63EABF8BFBED8E3F03E745323BF5074B7BB9F386C3E"> : tensor<2x4x8xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<2x4x8xf32>
    %c4 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<2x4xf32>
    %c5 = stablehlo.constant dense<"0x31D6C4BEFF286E3E80DBF5BE99CD3EBD2838FFBE0F3487BE8F6D9B3E846E1B3F6DD6243E7DE1D1BDD96586BE118C02BFB79B903E53702DBE3C1FB4BE2BF3003F8CCCDF3E88EBE83DC52FE63DD22D603E080038BFAF009D3B4457ABBE4AD4B93E5DCCCE3E02AA1CBD5F6E19BFEA1A77BE16DED73CD155DABD7EC29FBC71022F3ECF3E2FBEC8D689BE125598BE81553FBE30EC123F245F5D3E153764BECF247A3E4E626FBE107C0DBFD111153D98200A3FE1785BBE9230EFBE1970C53DFBC9C93CC50C533ECB8C1F3FB6D3CBBC2DC2AA3E049D0E3CF2B9C3BDAB1530BEA97FEABEC2EA38BEDDE817BFE26D2CBFE38AF9BDBCEB223F59743DBD0F3C84BBFEAA6CBD"> : tensor<8x2x4xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<8x2x4xf32>
    %c6 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<2x4xf32>
    %c7 = stablehlo.constant dense<"0x9B0B7CBE8D5C0EBFD765793ED7714ABF4589F3BE56EF14BEEFFEA33E9A35623D7B28A3BD1EDD17BEABDDB9BEC4538BBECE73333F8D01CDBDC3F35BBE3E82E33E83A893BEF76343BE2C3B69BE4184A5BE444AC83D7A11203E9D6346BDE0D55ABC71DD853B0FADBE3EE967363E0BCA503E8334353EA23635BEE83146BFDBE3973EB120F1BD06551BBFC3F0A23D3AC142BE832B0EBC406D033FD31AC8BEE97FEF3E82B1C13EA72203BFA2EFF73E6C6648BE8B0F5FBECBC0343E89DA593E568162BEB6F492BCD2E953BE1D5E1B3E68973E3EBA0DC63D50F8C63ED174893EFB7B863EC77AFFBE350CAB3EF5AEA1BE6221833E66DA68BDC504AEBE4507A93E3299F93E"> : tensor<8x2x4xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<8x2x4xf32>
    %c8 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000]> : tensor<3xf32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<3xf32>
    %c9 = stablehlo.constant dense<"0x360849BE5C9553BC952FF73EB257B5BDF58513BFECEF85BC2583273E38FB563D9354B5BEF82FBBBC7F518D3D9309183F9A1B6DBE62A54E3E4CAAE7BD3268A7BE6C1CC4BC4B6EC2BE25A8BEBDFC79B6BE6B3111BEA7EAC73EE75BB3BE1B7DAC3D"> : tensor<8x3xf32>
    %a9 = stablehlo.optimization_barrier %c9 : tensor<8x3xf32>
    %c10 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a10 = stablehlo.optimization_barrier %c10 : tensor<8xf32>
    %c11 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<8xf32>
    %a11 = stablehlo.optimization_barrier %c11 : tensor<8xf32>
    %c12 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a12 = stablehlo.optimization_barrier %c12 : tensor<8xf32>
    %c13 = stablehlo.constant dense<"0x8F2C1E3EC8530FBE7ECCEDBDE00D37BE7CF109BE75D9BB3D943DE63DEA6C21BE4B6D793E139A89BED2FF47BE5361AB3C8F5E34BE5E62193D0CA2813E655AA13D07CFBD3DE72597BDE6BF103ECA43673DB71ECABD4BD409BE90FAF03D8302273EDFA20F3E01549DBDDF970C3E6372773E0103A0BEBF488D3DE3B2853E2F5037BEA6CFBBBD6B26953E717BFE3DD532FDBC3A5881BEBC4302BE534E9CBE9FCB6B3E623D583E7F5C603D4447203CED7C333E653408BD288859BDB746DB3DE54059BD6D3A9D3D58A7073D0B7185BEC63F893EA9EE053E94937C3E718B773E8816F5BD1E7B3C3E793519BE3A38283E2D3EE3BC07CA083E3AA6813D84F1C5BDF4AF133D1B509FBEE970E3BDD45BF0BCE2E89C3E4C8784BEFF0823BE910545BE8A0A65BE25A75A3CA4D4843EF966463EBC499D3D7B19A93D29EEDB3D2C61063E4E90A4BC9FFAD4BD159A633EAEF9D2BC7EFC83BE0F77C2BD6580893E90B16EBDC101A33E7572A7BDC2BF533E7CC301BE2CA2373E6DE1543DE5FDB83C58A9873ED32F80BDD56B5BBEB776D73D12764ABD92AB42BE9291A3BEFDD85C3D66BDA3BD0F2A963EF91C21BE15273E3EAC83E7BDE30D44BEF78BE23CF7BECCBDA4A7073EAB09F63D3A7902BD49B7783E89E87BBEF0E6C73D27402E3E9EB5903DD1C03A3ED36C35BD8BEA79BE95BFA13B589BECBDB1FF483E5BD41A3EFF8E28BD1E72153EF5334FBD084D4FBEC54CF5BDE758043E2BB8263ECA7B8D3D3FD9B03CF0B555BE34B5DB3D99DA93BD237C953EAD7F4BBD10B1743DFF87853E4CCB0B3DCF1319BEC19A8D3C1085D6BD766406BD793D39BE9B0D73BC8D73AA3D476235BED6A071BD264F82BE06C9643D1A2F07BEC14CCFBD408F57BD390570BD16B0643ECF26F73D78BE73BE8FB1AB3D00BA8DBEAE9B423D8A20DCBD371451BED9D7BBBC4EC3BA3D4CFA203D1B4B83BE13951B3E1818B2BDC3F705BEA5F749BE1BE5F33D8D9E40BC37C00C3EAAC22DBEB7D92C3E9F730C3E5BAA92BD2C4BA0BEE6CB47BDE52637BE303A9E3EF91A843EB7741CBEC8CCBA3DA2AA0A3E1C7711BD98E74C3EE46D003DF0C23F3E3F057F3D93711F3EF848903E504D43BED8419A3DB6563FBE55F723BEA6C26EBEFDCDAEBD0086CF3C9B43203E94D1E8BD8E6636BECE1601BE61CCB5BD67D0DABCC23B97BEFD3CEFBD8E9D9B3DFADFF23DA192883DCF7AAC3D7D1F2F3EAFF631BEE5D1963E57AC83BE7D5A02BE2755133EFB5461BDB12D10BEA5B9D13CCADA02BB963FB03D81B18D3ED20549BA21EFE0BD68FFD5BD16245A3DDA7AA23C2FC1AFBCB7E92FBEAC91623E7846A03C851B8ABDC70A26BED4D85EBE1F5CA4BD1EDB6B3CA6D5DEBDAC043ABEABD72EBE41B8123EFE38C8BD777D89BDDA35A43D69F0193E2A24ACBC2ABBBEBA815C133D58B3AEBC7F2E8F3E504723BE346A893D22D126BDE2E5153ECDF6BA3D513FA4BC832AFEBD27EB213EB348A5BD1638283E70D0573C48C003BE5CFC7ABEAB05AA3D1C08893DF5CE423D088A0BBEED7A393D7B11983D646E0EBEA2A3E03D7469EC3D653F383D45A3A1BD4BAC043D6FAFED3D53722BBD4BAF343EE49C573DAB04B4BD311D88BD431259BD2E69EC3D40663DBDA1CD213DE44B943D3FD85F3EE577D93DE16621BE6B8285BDB473FBBDC86BAE3D00A0603E9FB5273E1E0D553E02A786BD0D757B3E19449FBD81E3093DCD4889BBDED68EBED6E4B33DC65818BEACA31B3E017EA93CCCB6BD3D1AFE0ABE3F92303EF30B6D3B053B92BC31D4803C6BA523BDB76FF6BDA77CB6BBF694C1BD331A50BD9AFD153EAD977F3EF3CE5ABE29F1D33DA1859ABDABF8063D5AA00CBDE6EC7ABEC23595BE2C39ED3D0FFB483DCB83053D531D213E17E4063EAFF35FBDF41ED0BD8EB31CBED9720D3E42F39B3D3AFC20BE123C463D1D02B83D3B0749BDC292423E46B7113E367FD8BDABD4323EA9D23F3EF0E007BE16D8423E77C50FBC1C3DB03D2C9BCE3DC3585BBE228915BE4CCA943DFE8EC1BDBF20533E71524FBEB05E293E39B97C3CF038DE3CFAE37ABD1FE6C63DDAAF2FBECBC095BE60BD56BDFF714BBE02D01C3EB8BF40BE9A72E73B3B4B1E3D2E7F21BD5725183CC8B426BE36C244BEB7672FBE3D9A393E07BB2DBE21125ABEC85A94BC205ADD3D85F8D5BC61E4B63D7462EA3D"> : tensor<4x4x3x8xf32>
    %a13 = stablehlo.optimization_barrier %c13 : tensor<4x4x3x8xf32>
    %c14 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4xf32>
    %a14 = stablehlo.optimization_barrier %c14 : tensor<2x4xf32>
    %c15 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x2x4xf32>
    %a15 = stablehlo.optimization_barrier %c15 : tensor<8x2x4xf32>
    %c16 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a16 = stablehlo.optimization_barrier %c16 : tensor<8xf32>
    %c17 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4x8xf32>
    %a17 = stablehlo.optimization_barrier %c17 : tensor<2x4x8xf32>
    %c18 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4xf32>
    %a18 = stablehlo.optimization_barrier %c18 : tensor<2x4xf32>
    %c19 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x2x4xf32>
    %a19 = stablehlo.optimization_barrier %c19 : tensor<8x2x4xf32>
    %c20 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x4xf32>
    %a20 = stablehlo.optimization_barrier %c20 : tensor<2x4xf32>
    %c21 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x2x4xf32>
    %a21 = stablehlo.optimization_barrier %c21 : tensor<8x2x4xf32>
    %c22 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000]> : tensor<3xf32>
    %a22 = stablehlo.optimization_barrier %c22 : tensor<3xf32>
    %c23 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x3xf32>
    %a23 = stablehlo.optimization_barrier %c23 : tensor<8x3xf32>
    %c24 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a24 = stablehlo.optimization_barrier %c24 : tensor<8xf32>
    %c25 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a25 = stablehlo.optimization_barrier %c25 : tensor<8xf32>
    %c26 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a26 = stablehlo.optimization_barrier %c26 : tensor<8xf32>
    %c27 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x4x3x8xf32>
    %a27 = stablehlo.optimization_barrier %c27 : tensor<4x4x3x8xf32>
    %c28 = stablehlo.constant dense<"0x43AA93BF681DA43F50D1453E8C3E8BBF51114DBE4D11703FF283B53EF09A133E873311BFAEFFD03FE45DB1BF722B0C3FF2115C3D7905CCBE22DFAABE77002B3E7AFDB23EC40AB1BE597587BE09CAECBE7444883FD8F8003F2E86823FAACD873E17E2C0BFDD1DE73CE950AABF8A07E6BF9598023FEA0F393FDEAD97BE125C0B405865CFBF197DC0BFFC455DBCDAEA99BFD484A7BE3C8049BF6F51293FEB94B13E7B91A63DA1AC353F32BF45BECE1B08BF624FE4BE0BE0BE3FB731BA3EFA24303E497E5B3F8251933F719123C057EF25403A3603BF15767CBFF9FAF6BDC8D6BDBFEEDEE3BEC6469CBDCA1B91BF3ABBB83E392ED5BEDEBB14BF1128CEBF54B0893F00CE44BF2D117DBFB1F5CD3DE6ED61BF4B76CD3F7C75CABDACE16D3F62180A3ECC7D023FCDA14EBFE8BACA3F41A420BF4C82CEBEED3A36BF2258033EB9B4F53F500F05C07B354D3F488F27405D5501404D55433C0D760D3E0ED2ED3ECF5A82BF2495993F3703EA3E343FC2BDC3BA70BFDB7550BFB50C2BBF94333B3E7BD69FBE4BC53EBFDC479E3F6D73C93CE5E445BE561250BC66F4353F3D6D0EBDA53723BF06F890BF4F86A3BECF6C42BF295CF83E1320613F88394ABDAA2B363EC17AD73EACA28B3DA6CF34C046B037BF9AB98BBD52EA8F3B3A69873F4A7689BF181678BF38883FBE298EA23FE6A9D2BF1A1355BFAC012E3FE6EE023E557408BEC6BFF7BF2B3946BFB3B670BDC6B00D4086E3ACBFBF0A313E3D42CD3FDAB52B406DCFB6BF20E605C093A69A3F40A300C06F31AFBDF82EA63FCAF09CBFF7DE683E45D0273F70A08DBF6FDFCF3F6A285DBFC82865BF19DCA0BEBAD18B3F38F7553FC79B8ABFC3E22EBFE67D38BF1F7FA0BF1FEF1440599EF33F29E4163F57F0123D6B70E83F09A77A3F6E6722BFC70A99BF409B403E786AB9BE0740C13CCE331BBFEF57114055D4E43CBE8110BC0C95AF3FCF4E313FE916AC3F2830D23D3251CF3E4FBA15BF8123E53EBB40F7BD25DDA9BE99442F3F4539843E619AE93E67D9ADBF2ABE4A3FB93524BE03FD873EBC2ED53FDEFE153FD94268BFB66F1FBE76E573BF49EC61BE4A72FA3F890059BCF2FFBF3F6A9010BF2B1C063D3326EFBF84D9043EEE750240A31D4F3E108CDDBCE653CBBFD61F0D3F3D53BC3E67A55ABFCB77B13DEB7EE63FC1E185BF204B09BF86E3DF3F1B08C43F1933973F376761BE59F5B8BFDA17A03F653FB9BF4A2920BF52E92CBF2203B13F68BD8C3F8C78A33FE360D9BF24ED133D2AC0CDBFC7818B3E37A4DF3EE26347BDEA38C53EA95A03BF9F46FE3E7B7B57BED8F4ABBFF6D8A7BF2E7320BF4E9F05BF442A2FBF6B4E4ABE3FD2173F758E903FC9CD113F124721BF2DE2C73E694D04BF0E3874BFBFC4DC3F3AD604BF2BE4473C9C6F51BF443E263FCB5E1240D13599BD4B78203F619155BD807C70BE7C5FFA3E394F99BE30DAB7BFB938D13FBB6DAABFCBB2CABFAD5E11BF98E9B13EE51D0D4026601ABF4B9B60BF0BBC3A3E0635AFBF843496BF373A9B3FDBD78A3FA88F063ED84D18BEEC39303E78D255BF2D54CDBE5E125DBFD5B5FE3DCEF84EBE0F3892BE5F46333F89A818406D020B4004F6A4BE7C97E3BE87B382BF2B8661BF447062BE5D60A73F3495B3BF75A8453D4E72C5BF5AD91340DB7FBC3DD0E8343E1EA06F3E84A7E4BD28894ABFE2DD39BFE8E75ABF02874EBF7E17533F3DC0883F8AB7CA3F5E5ACDBEE051283F8FFF84BE2EBA803E9E42C9BECD1A75BF6CCCCDBFE4C4683E2FA3BD3E06729D3F967BADBEE8D25FBF26D4A0BEDBFA87BFF259F5BE2FF9CA3F162A92BE856D693E4ECF923D5C0EDE3EA1E1393FAD2F04C049DD66BF87CA7F3F59BBA13E8CDF1F3F708D0FBF9D7F173FDCB541BEA801C6BFA6CE3ABEC496EBBC45EE10BF22D711BF8B0A593F3619E7BEF4DF5B3ECB6304BFD11A353E6FAA923F950D90BFE028F43F6F6C3ABEABF3DEBD34BB993F3D41EC3FF34CC9BE9A63CCBD9E6246BED109E33EF04DA63F0594463FD19A7E3F14F7503EFDD541402AB7AE3E88EAD9BEDA7142C043B2973F8E764A3F622673BFEDB5FEBEC4B4213F853D9FBF4F9912C0523CD3BE18C842BECC82603D72BC2E3EDAD5B13FA939373F2CCE073F2BB28D3F5535263FCE46AC3FA0A388BE40AFB13D5FC85DBC073BE33D600BA23F"> : tensor<2x8x8x3xf32>
    %a28 = stablehlo.optimization_barrier %c28 : tensor<2x8x8x3xf32>
    %c29 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
    %a29 = stablehlo.optimization_barrier %c29 : tensor<2xi32>
    %s0:29 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16, %a17, %a18, %a19, %a20, %a21, %a22, %a23, %a24, %a25, %a26, %a27, %a28, %a29) : (tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<8xf32>, tensor<2x4x8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4x4x3x8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<8xf32>, tensor<2x4x8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4x4x3x8xf32>, tensor<2x8x8x3xf32>, tensor<2xi32>) -> (tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<8xf32>, tensor<2x4x8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4x4x3x8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<8xf32>, tensor<2x4x8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4x4x3x8xf32>, tensor<f32>)
    %s1:29 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %s0#8, %s0#9, %s0#10, %s0#11, %s0#12, %s0#13, %s0#14, %s0#15, %s0#16, %s0#17, %s0#18, %s0#19, %s0#20, %s0#21, %s0#22, %s0#23, %s0#24, %s0#25, %s0#26, %s0#27, %a28, %a29) : (tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<8xf32>, tensor<2x4x8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4x4x3x8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<8xf32>, tensor<2x4x8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4x4x3x8xf32>, tensor<2x8x8x3xf32>, tensor<2xi32>) -> (tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<8xf32>, tensor<2x4x8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4x4x3x8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<8xf32>, tensor<2x4x8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4x4x3x8xf32>, tensor<f32>)
    %s2:29 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %s1#8, %s1#9, %s1#10, %s1#11, %s1#12, %s1#13, %s1#14, %s1#15, %s1#16, %s1#17, %s1#18, %s1#19, %s1#20, %s1#21, %s1#22, %s1#23, %s1#24, %s1#25, %s1#26, %s1#27, %a28, %a29) : (tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<8xf32>, tensor<2x4x8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4x4x3x8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<8xf32>, tensor<2x4x8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4x4x3x8xf32>, tensor<2x8x8x3xf32>, tensor<2xi32>) -> (tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<8xf32>, tensor<2x4x8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4x4x3x8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<8xf32>, tensor<2x4x8xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<2x4xf32>, tensor<8x2x4xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4x4x3x8xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0x6E12FBB080957330134342AF703D423039B428B08716592F6110582E54E388AD"> : tensor<2x4xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#1, dense<"0x422FE03E64D4BBBE72FEBE3D6CB5593ECF76753EAC9075BE2587213F154231BE2CCEDEBEFBE9AF3ED4CAEA3EB03FD23E50233F3D9665383F3F76103EEC4DD2BE21F111BFA791323E3ECC72BEBA91B8BD8C75373EE8651CBF9F5134BE73AF123E0B6B1DBC08DA213DCD19D23E8DA04D3E98DFA73D7D711C3F22B249BFD73ACBBEED639E3D208238BFCAF887BE4585C9BED99D803EA156DD3E0FD9C5BEC50C2D3FF61B213EF53EA63D12AE0FBFD4D4B53EEFC106BFCAF63D3D3EF4B73E953165BE6F03E93D11448ABE0061113FC219A9BEE11CAABEE772B63E9F4FD5BE8F76053F597C6EBEF3A6F13E0B65E1BE5D969EBDA805103EF8ECB5BDAABFC23ECF0E3BBA"> : tensor<8x2x4xf32>, tolerance = 7.878743410e-05
    check.expect_almost_eq_const %s2#2, dense<"0x4CE45DBD01B73D3D9B9B303DDF8021BD914A5BBD8B5B04BD0104093D60FBC23D"> : tensor<8xf32>, tolerance = 9.520602226e-06
    check.expect_almost_eq_const %s2#3, dense<"0x4511A6BD6FF022BE47620B3F20159CBE0B4FB03B749A233FDE7ED1BE5AD3983D7C27F5BD4B9A043EAC04103F6F0EDDBEC4566B3E65B9B7BE2A17A23E6AC040BE157E09BFB23FA13E97231B3F4D5CEBBEA19BC2BEF82D273F713D6CBDD5464CBE31A533BE5E3036BF8AFF32BE6F31E8BE5EDB053F858D0BBF44F95CBE084C0F3E35B631BF7EE829BFA877D3BED6CF1F3EFA84E93E7264C43E6442953E6009BB3EDA33D23DCC0ABC3E2FB8A63E78B0983E0BA6E83EE663563E2E9A00BFD42A6F3D49000A3F4F2C7F3E516C903C850CAD3E292535BF70BFDA3E968F7CBEAAA161BE64D9A8BEC079DCBE96C4A43ED263BDBECD2DF33E42CD22BFE8B502BCF9AE633E"> : tensor<2x4x8xf32>, tolerance = 7.116755247e-05
    check.expect_almost_eq_const %s2#4, dense<"0xF6AED53C74EAA3BCBA75E33C6617203C7EE1793B833DDA3B3298A1BC53862F3C"> : tensor<2x4xf32>, tolerance = 2.776609734e-06
    check.expect_almost_eq_const %s2#5, dense<"0xDF79C9BE06FB673E75DBF0BEE6B871BDB73F00BF005088BE5AEC9F3EA5E61A3FC3C20C3EB85CA9BDAFAE94BE9A9205BF82918E3E712C34BE0F76AABEE1B6FF3E55C5E33E5C3FE53DEB66EB3D2651663EFE3837BF5307073C2BB5B1BEADC0BC3E59CED83EE1D871BD424412BFB6016CBEBC7BEF3C9943CFBD0C010DBDCEBD333EEDDC31BE338D86BEF6C09CBEBDD43DBED60D133FB9EA5D3E90D466BE3E7E7B3E41786FBEDB120DBFAB940A3DA13F0A3F852A5DBE8CDDEFBE20DED13DE1D8A33C7B8F553E691D1E3F7E0C8BBC79E7AB3E95831B3C1084C1BD9EBA32BE69C6EBBE871D33BEAC5016BF73B22EBFE2C5F2BD9D28233FB3103FBD15CCADBB09FA64BD"> : tensor<8x2x4xf32>, tolerance = 7.157133818e-05
    check.expect_almost_eq_const %s2#6, dense<"0x423AA83B95D90A3D4729713DBF28E7BC63A88CBB8ADFE1BCFB6ADEBCB299343D"> : tensor<2x4xf32>, tolerance = 5.887725577e-06
    check.expect_almost_eq_const %s2#7, dense<"0x108187BEA73A12BF18485E3EBF0E4DBF42BCFABE4E1009BEBBE7B13EDC46993CB69CCDBDE53641BECDDEDEBE6DA483BE0C7F313FED2B9BBD889838BEF46FC93EBFA891BEDAC73BBE5ECD5BBE16C5A6BE223DCC3DF7F3173E3B6073BDD83A413B04279C3CA0FDCD3EC07B6A3E4D97473E12D53D3E10414BBEC7A34EBF8366B03E654BEABD46EF1CBF46B1913D8AB539BE06F4A6BB7C20043F0805C8BE18BBEE3E0FC2C63E6C1501BFA4C2FF3EB10344BE51265ABE87F4333E8F8D543E671A5CBEFA8CEABB518448BE1FB62E3E51C4423E06CECE3DB495C53E3AA2853E58818B3EA7B100BF70E8AD3E2ADA9CBE31227B3E9DAC6EBD2813B1BED73DA63E893AFE3E"> : tensor<8x2x4xf32>, tolerance = 8.071865439e-05
    check.expect_almost_eq_const %s2#8, dense<[0x3E2732BF, 0xBDE2CD4F, 0xBD573060]> : tensor<3xf32>, tolerance = 1.632795185e-05
    check.expect_almost_eq_const %s2#9, dense<"0xA72260BE4B051EBD66F0073FE7D984BEFCE5FFBE32FC9F3D8C2A9D3E16E8CBBCA41FD7BEBBD96D3D3B72863C15C9103F2D382FBE94D7473EC3EA2ABE40F4CEBE69DD043DB1BFB7BE39510DBC9C13D1BE297D32BE4887A73EE830A2BE965EE93D"> : tensor<8x3xf32>, tolerance = 5.655682683e-05
    check.expect_almost_eq_const %s2#10, dense<"0xABB27DBCE38E373C840FCA3B61D64D3D86EFF23BDF9EA13BF1A689BCF603C1BB"> : tensor<8xf32>, tolerance = 5.025327578e-06
    check.expect_almost_eq_const %s2#11, dense<"0x90B9843FD7647E3FB5FD803F615B873FAB51803FBD2A803F84227F3F1AD87E3F"> : tensor<8xf32>, tolerance = 1.057476163e-04
    check.expect_almost_eq_const %s2#12, dense<"0x302EA1BDD1AB4E3D2BF5253D68FD33BBA0D25ABD3CA001BD300F903C4AD4C53D"> : tensor<8xf32>, tolerance = 9.659631550e-06
    check.expect_almost_eq_const %s2#13, dense<"0xB4859A3D7347D8BD4711DBBD80B020BED29134BE83AF833DB6FC043E1737A4BD9F6D9A3E0A9D89BEB18450BE1C80143B9DE829BE5987453D976E7A3EA117113DE170F93CABDDE3BC76042A3E27275A3D7AB915BE754F20BE5B3C063E53046B3E4C3FF63D6FAC7FBD1CB92E3E23F0543E4206AABEF278943D3B4F863EAE5C1DBE907409BECDF9913EC957003E48E3823B766C81BE53D111BE469898BE6A97833E507F703E5FE90A3DB22E1B3C126B303E325F06BB210422BD2BDEC03D7E8DCCBDC6D2E63C93E4693D86AE75BE244E843E18BDDD3D581F743E75CB7C3ED64E95BDED9DAA3DC8A7AEBD515F493E55D508BDD1A6883D354E0B3DB41B9EBDD1CC103EFEDBA8BE6A1DCFBDE88CD6BC4D829B3E076E8BBEBC9528BEF2743FBECF364CBE24B0AD3DE6C1753EE0CD283EA6F38E3D06F8D43D45EAF93D1236003E076B87BD3447AE3C9A2D1B3E910CB3BDA5387ABEF81F8CBC30059B3EA5B0A5BDB1D03B3E724BC4BD81FD753EF65AEABD78E3233E37C0E63C2727793C98BE883EC54B1BBD160D70BEED77A73D72FBFDBC51F742BE1AB39CBEC2B97C3DF16AA9BDA716963E04E4EABD4012103E126B0DBEF6932FBEACCD923D5BF4B0BDE31EFC3D0EC59C3DCD26DB3BA06E4D3E5E3686BE824FC93D0AD9473E52A9B43D2585383EEBA193BDFACE8EBED5B3313D20FFDEBD7AC1463E19A2EF3D8EEB66BDD4CF1C3EF822C3BC134145BE5D16BFBDBADDED3D71772C3E5674713D0C303B3C077656BE6E4BC23D0513F4BC08759C3E8CED84BD8EEC5F3D240B803E3A50FB3CABAE16BEFA62E43A01051CBD1AF89CBD3D7455BE1D8460BCAE840A3E0B091BBED1839DBD5742AEBEADB421BC5ACDFEBD38C1AEBDE40818BD6755A6BDF414593EB475093E54313BBE3F000D3E9797ACBEB09BF73C0AEDD3BD7B9F1FBEA37A963BB0A4A23D0235DCBC503667BEFCD6133E6DABF0BD7B12E8BDCFA537BEEFFAEF3D22B385BCC786D43D8E3F30BEBC3F413EC0D8153E78069EBDE102A5BE089070BDB88F37BEFBCBA53E21B0553EBB3619BEA4B2DC3D13D00C3ED18B52BD0635473E5393213D3C396B3E3564DE3C7D1A333E9DE89C3EEC8A54BEC5522B3D904644BE658C18BEFDF53ABED0E8ACBD082E063D7B2D3C3E58800ABEC6203DBEADB4FDBD5CFAB9BD46B6A2BCCB7BB2BE48C5FBBD21ECA53D3F500D3E0237813DEB24A63D15FE323E46131CBEFDD8AB3EBAA78ABEE1D108BE66EB043EA99F49BD354F06BE4689DA3C1DCA2CBC6D00D43D3302783E7BC7B1BB28E5D8BD4996A1BD6C868B3D091B6C3CF41745BDB7CE33BEAE557F3E1BFB573C9C357EBD428637BEC7FB69BE2C53A2BD640F593C518A33BECA531ABE684602BE456C023E2FB701BE032FA4BD08E5AE3D3139553E03D28CBDFE0934BC8446373D296AE93AAD068D3E5A2A29BE3E23963DB236ADBC0722633E0FDE833DC78033BDBF2301BE49EA3E3EF27888BD98451F3E01036ABD41B751BE689C6ABE2B9CC93DF685BE3DBF3BB33C4C9921BE4E3C723D07710A3EE4708ABEB99A4A3E5EED2D3E33561D3D749A32BEFB364DBCCD89133E75A8B53D36DD183ECAB3973D1AD54CBDE8EBBABDEF469ABD78BCDB3DEB022DBDA217BD3D75CFF43DF66D483ECA3FBC3D7F4523BEC26B2CBDD0D5E0BDF3F99F3DF4D0333EE0A47E3EF905423E4F9294BD7190533E8B5766BDD7637A3DEA1595BC38B6B2BE9F4A343D0E35F2BDA154303EB6C4DE3C6541903D130E20BE91F9363ECADC3A3D9D83DEBCEFBC65BC4DD7D0BCAAC6ECBDC8657A3C4BACAEBD1F8662BD748E0D3EB3128F3EF89B5EBE3370EF3D857DC6BDCE242E3DE9B9E6BC2C2981BE13B49FBE0FFA1B3D80FBD83DE7CE933D9AD80B3E3900983D74FE9EBD0017B3BD77E480BD837C9D3CF3130A3EFA54C3BDDB1E0A3DBB6BA03CDAE9A3BD3ACC583E00C28B3E9DD857BDEAA6273EB9A92C3EF5AD17BE97F34E3E11030B3C31BAA43DE379823D407311BE199726BEF7944B3D1F0FE6BDE108703EE70938BE539A183E064F81BD9C966E3D60198EBD601FA73D0D392FBEA83890BED69136BD77AB4FBE03A3FB3DCE380FBE501429BCECE4B13C4C0F2EBDB142FF3C53FA19BE1DA34BBE04275BBE50E12E3E15CA22BECE0247BE9AA9EABC7A4BC93DB5E2E9BCD0D9B93DDFA9043E"> : tensor<4x4x3x8xf32>, tolerance = 3.490464687e-05
    check.expect_almost_eq_const %s2#14, dense<"0x703D08325B8F6AB17A741230999949B1285C2F3185EB71B0723D4A2FEB51D6AD"> : tensor<2x4xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#15, dense<"0xE9FA8EBC121A8CBB356EB73CC13EFEBC050C193CB7BC1D3DD3CD22BD93651FBD7B3B263A955A32BB003D9EBBAA48AB3B51FE233BF82701BC0086C93BC361923B9705373D3673A3BCE1B438392AD4AF3CB6D1923B181C86BCCD46323C2E43583C077578BD4EBD42BD4BE0D1BACBEA1CBD6785883B6B0329BB3EAE233A3279BA3C5B371B3C14CB71BCCC45D6BB52B2413C026DA53B50E776BC80C5093C296F8E3B91F92FBDB49F073DDB9235BC121C1EBC3C65EBBB801EE63B3531ABBA11BC43BC3FCE06B94DFD59BCCFBA533C411ECEBB811E003C0841283C5FFE6ABC91066EBC7E01863D05218D3DFE343ABCC1903D3DA863D6BCF01661BCF0F8EE3C4634A83C"> : tensor<8x2x4xf32>, tolerance = 6.891063601e-06
    check.expect_almost_eq_const %s2#16, dense<"0x02AE4E3E291F45BEBFEE30BE36230C3E959D643E3D4A153E724916BE0E2FC8BE"> : tensor<8xf32>, tolerance = 3.909839988e-05
    check.expect_almost_eq_const %s2#17, dense<"0x7FEC183D2A47F73C0FEA01BDA46C103D0C4B5ABC91A987BCA99CFA3B4DD9743CD40B223E0343DABD5B3E15BE3298DB3D3EE6133E57FEC43D3A4FD1BD7D7383BEBE58E33D5C9B20BD6ED9BDBDA073B13DE895873D10E00A3D30C631BDFCB9FFBD28733D3EFE2C68BDB93326BE501B103E49CFDC3DDC08723D26DA9ABDCA2D50BEF4F2AFBCF2AB4A3DC0EC083CC87987BCE62C2BBD1C95C5BC7661AB3C0887923DA0AA5C3C3631233D5D65B8BB1841AB3C550A04BD9F9C00BDE754C43CB400483D5CB21EBE0B31093D99570B3EC1E2F5BD5E61A1BDD44C24BDC2DE643D114C1B3E5F8855BCF3E91F3CA1A8DC3BF09B45BC94E01CBC216844BBF5B66F3B0B22933C"> : tensor<2x4x8xf32>, tolerance = 2.567404807e-05
    check.expect_almost_eq_const %s2#18, dense<"0x566CD2BD0E059E3D3C4FD4BD061617BD3F7E56BC5567B6BCF3FD853DF5B52CBD"> : tensor<2x4xf32>, tolerance = 1.036667526e-05
    check.expect_almost_eq_const %s2#19, dense<"0x9C57203D5530973CA193F6BCDCB7543DB83C353CE5C7573C233B26BD3F2FA83BBB3BB73D1F7B96BDFAB9D23D86243A3D1FFA713CAB03B13C0FEE82BD3372663C2FAA01BDA68E153C2BCE53BC87E7C3BC3FEA42BCD92F58BC4C523B3D5CD2ABBCDBFDA8BD4D51A53DFA92DEBDACA83DBDFCF13DBCC51CA2BC9FED5D3D932888BC091D9F3CD5F6F2BC2C9A1E3D399DADBA9DFB4FBAB2760ABBD04FEA3BD1D7CCB9493C853B6F0D06BC6F0D4F3C3A25BCB91030DD3B163B923B1433B4BC858F9C3CEEA56EBCB995BB3CA16D08BD08F04ABC1ADF96BB14DA92BB3EF1503CAABD183CBB91CABC970D99BCD540EF3C8C805DBCC2E877BBDB339539F6CBE23B1CDC24BC"> : tensor<8x2x4xf32>, tolerance = 1.086787730e-05
    check.expect_almost_eq_const %s2#20, dense<"0x0738463B3AEB09BE93DB59BEFD46FE3D4F9C0C3DDE84E73D2509CD3DC2492CBE"> : tensor<2x4xf32>, tolerance = 2.127516717e-05
    check.expect_almost_eq_const %s2#21, dense<"0xC636A83DCF829B3DE55F013E93D3303DDB646F3DBF456DBD008F02BE986D303EEE3C8D3DE198233E09E9893E4F3D7ABD1265BB3C1C39BFBDFECE04BED6C8443E013C4EBCE110FBBCF0734DBDB584353CD7E188BB6BE3103D2BA63E3D22068FBD10A35DBD9F0B0FBEA8CA5EBE685F333DC790E5BC5FADC83D6AC8143EE0EC58BE3364A1BC4B55223D91873D3DB9AD3EBD32E09EBC3ED4ABBC5B0F18BC4CA3A73CD1262BBDE29CF9BC265070BD731BB2BC320BB3BC3EF308BBC451893C6E8893BC98513DBD24BB6BBD9335BABDEE7A72BC756790BC89EC8B3CBF6F1F3DD5E955BDD547C53C6CB99DBCD9ABDEBC015A453D98412E3CF498D13CAF1CA63C0AB010BD"> : tensor<8x2x4xf32>, tolerance = 2.693560421e-05
    check.expect_almost_eq_const %s2#22, dense<[0xBF292AC0, 0x3EF41B9E, 0x3E3C73C5]> : tensor<3xf32>, tolerance = 6.608085632e-05
    check.expect_almost_eq_const %s2#23, dense<"0xA74E9E3E7A79B1BC0C3793BECFB5433FDF7BBBBEBDEFCBBE49F820BF21D1B83E701F893E696578BE05DA2F3ECD16913DF98F9FBE91F4783D6471803E9F72CD3E07A49ABE623ACBBD7BE6D6BE7FB18C3EF669143E0D25053EE4636DBD299893BD"> : tensor<8x3xf32>, tolerance = 7.644929290e-05
    check.expect_almost_eq_const %s2#24, dense<"0x1179FE3C42CA13BD0D100ABDBF3C41BE71C9AFBC24C12DBC63FC993DFC36823B"> : tensor<8xf32>, tolerance = 1.887082905e-05
    check.expect_almost_eq_const %s2#25, dense<"0x26572FBE2DCE643C36F306BDB15687BE69E355BC3F070ABC4D773F3CB85B033C"> : tensor<8xf32>, tolerance = 2.643332779e-05
    check.expect_almost_eq_const %s2#26, dense<"0x5B1C8D3EEE154CBE759A2FBE347A163BF015633E1AE2193EC8419BBDE51ACCBE"> : tensor<8xf32>, tolerance = 3.986426890e-05
    check.expect_almost_eq_const %s2#27, dense<"0xF6C7913E4F84FBBD2C7656BD9426BBBD0C98293E0B3B063E8FC49ABD87E59FBEAE9C5EBE63CD293941072D3D4FE99A3D005C47BDF3116ABDE9821F3D25CB343E3A4E6D3E854932BE5E38D8BD5320FA3A5103423EE3C6D33DAFBF6CBD7F318DBEB863C03D368F56BDB7C102BE8FB1E73DF50B9E3DC255B3BB7D2282BBA28FFCBD8164143E7B2A853C16DC67BC62E300BEBF5E513CD252863D18230EBDB812C6BD7F299CBDE0BC723D4448303CF15D943C9826E9BD001385BD52535B3D4489443EBC223E3EAD67C5BD6FF4B0BD9BD6E83C5B20C03D65CE473DE6DCADBCC6FE4ABEFA5EC13E981378BEC9DE10BE0696823B0F70883EF4E9153E1557A9BD23D0E0BEB4EB913D60040EBDAC5C65BCF697293B41B85B3D1868023DC4B0BABCBAD4D6BD69C08DBEE998A73D255AF83DE51D113D8BEBC0BD330295BD535BE83C9D7C433E513DEDBE5A4D8C3EB629853E70E114BD9D1FA3BE5C802BBE2E35C73D4DEB0F3F70DC5E3D1F9F05BED35D42BD439B833D2DCEBB3D76E7243D0E32E2BBC579DEBD0EAFB63D2125AF3D5D9694BDCCDA04BA81A836BD5E3201BDA7ED1D3CC15096BB6D7C35BE4835333E009FC53DDE2F6EBD22D434BE41C88ABDE701263D9CB0463EDFD811BEC3C9363E2CF7863DEECC95B8E0E3D6BD9649A2BD60AC223CA15AE33D58A0123E53D511BE4B47E1BC1A25E9BB677F053E965D943D68C7FEBCE757ECBD862E24BD3FF8D9BD15C15C3D9F3AB0BC6EC5123DDA6F223D0DD7593B71B4693D6CBC2DBE5D792ABD8880823D4DCAA93C049FFE3C9E15C23B8F0A0ABC75B5863DC45371BEAE40243E2739F83D9A71923B072F54BED8D9F9BDBD939C3D054CB53EB60C7E3E270415BDFC8291BD8A956BBD9466D73D0013553DF8897CBD284A67BEA4A041BE1108743E86D1993DD965E5BB5B8C46BEFF4F05BE7B3B4A3D37FE8A3ECF71FCBD3E07F43CF310FB3DEE2385BD16329CBD3ED9E73B2358A43C7B33163EDF9AD5BBDE21A3BD98DB1DBDC8DDA93C4FF20D3D96383F3DE567603B4F856CBD1BD4443EAC0A02BC955592BDD3A186BCDFD88A3D22950C3DF36412BD659B38BE6C650C3EED8D84BDFBE2CEBDB8D5653D9D3F083E8265D63C1B6142BD86BB5FBEC152FBBACBD210BD848DD5BDC83FA93DF18EF53C026543BC885A113CF36B0DBD11135A3EDC37F73CA8C5EEBC6586A0BD8F6A7B3C4D7D973CC1F696BCF1A2ADBD764F27BE9E9E633D8874F63C8557733DF178BDBC4E103DBD302148BB78DAF83C358772BD6B8E0A3E7D6BA13CA2E00FBC0993CDBD1DA68EBDB8F0B63CA9E2E13D657D5B3CD2ABD0BD0D77BA3C0326C0BC9F546B3DE13A333DEF0A74BBAC59323C4F85833E2C4707BE763033BE6444483D7A69013E429A903D326EBDBC6E1D7EBEB324413EB03F193DB1A22ABD00FAB4BD3701C73C8CEAC23CABABFBBC34DA9CBD95038EBE5BDDD43D4C24DC3D917F443C34B2EEBDFC3D9ABD8AA1163D9D1C933E52D68E3E057486BD577996BDDE58CEBD38CDE83D832CCB3D68B180BDC48A79BED035003F3A63ACBE0C5668BE350757BB5B69C53E21195B3EF8B5FABD03A50CBF10AAB23DED73A8BD1C671EBE2EA3B73D59C4B83D5A6D3D3D36276FBCA55A65BE18D333BEA360B43D78E6803DC915683CD8A0C0BD4B6D87BD4716F83C9F63393EB40498BE46ECA53D8325363DCE49133E9F2FCCBDEBEA02BEB3DC803D71548B3EA27E1A3EF49809BEEA40ADBDBB17C4BC8A09CD3D99BEBE3D8ACEE7BCBCE42BBE9E3C243D58EBDE3D6B016FBD97C842BC641198BD435E30BD78D48B3C09C40E3DF200E2BDE5B7EF3B789935BD2871A23D5B0016BDC28BDEBCAC63023DB1D39B3DE7F1953E3BC45BBE5F5B28BE83BD703DC1D1693ED7F6F53DE4D671BDB6FBC3BE0F71E13EB72E66BECCEF84BE28D91D3DD7AA933ED0D31F3E47D9BEBD0B330CBF31A046BEE61E4B3D0A87A53DD80E833D088967BD8050AABD1BBCD83C4186193E0E1680BEE9AB963D5858D33D86A3853D3B8C04BEB497DABD52CE943D6DB1A23E46A5EABDC7F5083D36F2843DC5BB6D3B2EF542BD32AE2CBD10B3933CC43A023E492D3ABEEE106D3D05C09A3D5018B43C3114ACBD42D983BDDEFEEA3C0045353EE7A11C3D78D850BD08B493BD82BD2C3DB30C3D3DFE42133C90E3DEBB582585BD"> : tensor<4x4x3x8xf32>, tolerance = 5.621841550e-05
    check.expect_almost_eq_const %s2#28, dense<0x3E3AB410> : tensor<f32>, tolerance = 1.823275089e-05
    return
  }
}
