module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x3x64x64xf32>, %arg1: tensor<3x3x64x64xf32>, %arg2: tensor<3x3x64x64xf32>, %arg3: tensor<3x3x64x64xf32>, %arg4: tensor<4xf32>, %arg5: tensor<3x3x64x4xf32>, %arg6: tensor<64xf32>, %arg7: tensor<64xf32>, %arg8: tensor<64xf32>, %arg9: tensor<64xf32>, %arg10: tensor<64xf32>, %arg11: tensor<64xf32>, %arg12: tensor<64xf32>, %arg13: tensor<64xf32>, %arg14: tensor<16x28x28x64xf32>) -> (tensor<3x3x64x64xf32> {jax.result_info = "result[0]['Conv_0']['kernel']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[0]['Conv_1']['kernel']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[0]['Conv_2']['kernel']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[0]['Conv_3']['kernel']"}, tensor<4xf32> {jax.result_info = "result[0]['Conv_4']['bias']"}, tensor<3x3x64x4xf32> {jax.result_info = "result[0]['Conv_4']['kernel']"}, tensor<64xf32> {jax.result_info = "result[0]['GroupNorm_0']['bias']"}, tensor<64xf32> {jax.result_info = "result[0]['GroupNorm_0']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['GroupNorm_1']['bias']"}, tensor<64xf32> {jax.result_info = "result[0]['GroupNorm_1']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['GroupNorm_2']['bias']"}, tensor<64xf32> {jax.result_info = "result[0]['GroupNorm_2']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['GroupNorm_3']['bias']"}, tensor<64xf32> {jax.result_info = "result[0]['GroupNorm_3']['scale']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convolution(%arg14, %arg0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x28x28x64xf32>, tensor<3x3x64x64xf32>) -> tensor<16x28x28x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<16x28x28x64xf32>) -> tensor<16x28x28x8x8xf32>
    %2 = chlo.square %1 : tensor<16x28x28x8x8xf32> -> tensor<16x28x28x8x8xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x28x28x8x8xf32>
    %4 = stablehlo.multiply %3, %1 : tensor<16x28x28x8x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x28x28x8x8xf32>, tensor<f32>) -> tensor<16x8xf32>
    %cst_1 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %7 = stablehlo.divide %5, %6 : tensor<16x8xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%2 init: %cst_2) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x28x28x8x8xf32>, tensor<f32>) -> tensor<16x8xf32>
    %cst_3 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %10 = stablehlo.divide %8, %9 : tensor<16x8xf32>
    %11 = chlo.square %7 : tensor<16x8xf32> -> tensor<16x8xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %13 = stablehlo.multiply %12, %7 : tensor<16x8xf32>
    %14 = stablehlo.subtract %10, %11 : tensor<16x8xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %16 = stablehlo.maximum %15, %14 : tensor<16x8xf32>
    %17 = stablehlo.compare EQ, %14, %16, FLOAT : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x8xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %20 = stablehlo.select %17, %18, %19 : tensor<16x8xi1>, tensor<16x8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %22 = stablehlo.compare EQ, %21, %16, FLOAT : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x8xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %25 = stablehlo.select %22, %23, %24 : tensor<16x8xi1>, tensor<16x8xf32>
    %26 = stablehlo.divide %20, %25 : tensor<16x8xf32>
    %27 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<16x8xf32>) -> tensor<16x8x8xf32>
    %28 = stablehlo.reshape %27 : (tensor<16x8x8xf32>) -> tensor<16x64xf32>
    %29 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<16x8xf32>) -> tensor<16x8x8xf32>
    %30 = stablehlo.reshape %29 : (tensor<16x8x8xf32>) -> tensor<16x64xf32>
    %31 = stablehlo.broadcast_in_dim %28, dims = [0, 3] : (tensor<16x64xf32>) -> tensor<16x1x1x64xf32>
    %32 = stablehlo.broadcast_in_dim %30, dims = [0, 3] : (tensor<16x64xf32>) -> tensor<16x1x1x64xf32>
    %33 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2, 3] : (tensor<16x1x1x64xf32>) -> tensor<16x28x28x64xf32>
    %34 = stablehlo.subtract %0, %33 : tensor<16x28x28x64xf32>
    %cst_11 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x1x1x64xf32>
    %36 = stablehlo.add %32, %35 : tensor<16x1x1x64xf32>
    %37 = stablehlo.rsqrt %36 : tensor<16x1x1x64xf32>
    %38 = stablehlo.divide %37, %36 : tensor<16x1x1x64xf32>
    %cst_12 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x1x1x64xf32>
    %40 = stablehlo.multiply %39, %38 : tensor<16x1x1x64xf32>
    %41 = stablehlo.reshape %arg7 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x1x1x64xf32>
    %43 = stablehlo.multiply %37, %42 : tensor<16x1x1x64xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3] : (tensor<16x1x1x64xf32>) -> tensor<16x28x28x64xf32>
    %45 = stablehlo.multiply %34, %44 : tensor<16x28x28x64xf32>
    %46 = stablehlo.reshape %arg6 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x28x28x64xf32>
    %48 = stablehlo.add %45, %47 : tensor<16x28x28x64xf32>
    %49 = call @relu(%48) : (tensor<16x28x28x64xf32>) -> tensor<16x28x28x64xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x28x28x64xf32>
    %51 = stablehlo.compare GT, %48, %50, FLOAT : (tensor<16x28x28x64xf32>, tensor<16x28x28x64xf32>) -> tensor<16x28x28x64xi1>
    %52 = stablehlo.convolution(%49, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x28x28x64xf32>, tensor<3x3x64x64xf32>) -> tensor<16x28x28x64xf32>
    %53 = stablehlo.reshape %52 : (tensor<16x28x28x64xf32>) -> tensor<16x28x28x8x8xf32>
    %54 = chlo.square %53 : tensor<16x28x28x8x8xf32> -> tensor<16x28x28x8x8xf32>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x28x28x8x8xf32>
    %56 = stablehlo.multiply %55, %53 : tensor<16x28x28x8x8xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%53 init: %cst_15) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x28x28x8x8xf32>, tensor<f32>) -> tensor<16x8xf32>
    %cst_16 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %59 = stablehlo.divide %57, %58 : tensor<16x8xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%54 init: %cst_17) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x28x28x8x8xf32>, tensor<f32>) -> tensor<16x8xf32>
    %cst_18 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %62 = stablehlo.divide %60, %61 : tensor<16x8xf32>
    %63 = chlo.square %59 : tensor<16x8xf32> -> tensor<16x8xf32>
    %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %65 = stablehlo.multiply %64, %59 : tensor<16x8xf32>
    %66 = stablehlo.subtract %62, %63 : tensor<16x8xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %68 = stablehlo.maximum %67, %66 : tensor<16x8xf32>
    %69 = stablehlo.compare EQ, %66, %68, FLOAT : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x8xi1>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %72 = stablehlo.select %69, %70, %71 : tensor<16x8xi1>, tensor<16x8xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %74 = stablehlo.compare EQ, %73, %68, FLOAT : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x8xi1>
    %cst_24 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %77 = stablehlo.select %74, %75, %76 : tensor<16x8xi1>, tensor<16x8xf32>
    %78 = stablehlo.divide %72, %77 : tensor<16x8xf32>
    %79 = stablehlo.broadcast_in_dim %59, dims = [0, 1] : (tensor<16x8xf32>) -> tensor<16x8x8xf32>
    %80 = stablehlo.reshape %79 : (tensor<16x8x8xf32>) -> tensor<16x64xf32>
    %81 = stablehlo.broadcast_in_dim %68, dims = [0, 1] : (tensor<16x8xf32>) -> tensor<16x8x8xf32>
    %82 = stablehlo.reshape %81 : (tensor<16x8x8xf32>) -> tensor<16x64xf32>
    %83 = stablehlo.broadcast_in_dim %80, dims = [0, 3] : (tensor<16x64xf32>) -> tensor<16x1x1x64xf32>
    %84 = stablehlo.broadcast_in_dim %82, dims = [0, 3] : (tensor<16x64xf32>) -> tensor<16x1x1x64xf32>
    %85 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2, 3] : (tensor<16x1x1x64xf32>) -> tensor<16x28x28x64xf32>
    %86 = stablehlo.subtract %52, %85 : tensor<16x28x28x64xf32>
    %cst_26 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x1x1x64xf32>
    %88 = stablehlo.add %84, %87 : tensor<16x1x1x64xf32>
    %89 = stablehlo.rsqrt %88 : tensor<16x1x1x64xf32>
    %90 = stablehlo.divide %89, %88 : tensor<16x1x1x64xf32>
    %cst_27 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16x1x1x64xf32>
    %92 = stablehlo.multiply %91, %90 : tensor<16x1x1x64xf32>
    %93 = stablehlo.reshape %arg9 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x1x1x64xf32>
    %95 = stablehlo.multiply %89, %94 : tensor<16x1x1x64xf32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2, 3] : (tensor<16x1x1x64xf32>) -> tensor<16x28x28x64xf32>
    %97 = stablehlo.multiply %86, %96 : tensor<16x28x28x64xf32>
    %98 = stablehlo.reshape %arg8 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x28x28x64xf32>
    %100 = stablehlo.add %97, %99 : tensor<16x28x28x64xf32>
    %101 = stablehlo.add %arg14, %100 : tensor<16x28x28x64xf32>
    %102 = call @relu(%101) : (tensor<16x28x28x64xf32>) -> tensor<16x28x28x64xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16x28x28x64xf32>
    %104 = stablehlo.compare GT, %101, %103, FLOAT : (tensor<16x28x28x64xf32>, tensor<16x28x28x64xf32>) -> tensor<16x28x28x64xi1>
    %105 = stablehlo.convolution(%102, %arg2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x28x28x64xf32>, tensor<3x3x64x64xf32>) -> tensor<16x28x28x64xf32>
    %106 = stablehlo.reshape %105 : (tensor<16x28x28x64xf32>) -> tensor<16x28x28x8x8xf32>
    %107 = chlo.square %106 : tensor<16x28x28x8x8xf32> -> tensor<16x28x28x8x8xf32>
    %cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16x28x28x8x8xf32>
    %109 = stablehlo.multiply %108, %106 : tensor<16x28x28x8x8xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.reduce(%106 init: %cst_30) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x28x28x8x8xf32>, tensor<f32>) -> tensor<16x8xf32>
    %cst_31 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %112 = stablehlo.divide %110, %111 : tensor<16x8xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.reduce(%107 init: %cst_32) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x28x28x8x8xf32>, tensor<f32>) -> tensor<16x8xf32>
    %cst_33 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %115 = stablehlo.divide %113, %114 : tensor<16x8xf32>
    %116 = chlo.square %112 : tensor<16x8xf32> -> tensor<16x8xf32>
    %cst_34 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %118 = stablehlo.multiply %117, %112 : tensor<16x8xf32>
    %119 = stablehlo.subtract %115, %116 : tensor<16x8xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %121 = stablehlo.maximum %120, %119 : tensor<16x8xf32>
    %122 = stablehlo.compare EQ, %119, %121, FLOAT : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x8xi1>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %125 = stablehlo.select %122, %123, %124 : tensor<16x8xi1>, tensor<16x8xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %127 = stablehlo.compare EQ, %126, %121, FLOAT : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x8xi1>
    %cst_39 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %130 = stablehlo.select %127, %128, %129 : tensor<16x8xi1>, tensor<16x8xf32>
    %131 = stablehlo.divide %125, %130 : tensor<16x8xf32>
    %132 = stablehlo.broadcast_in_dim %112, dims = [0, 1] : (tensor<16x8xf32>) -> tensor<16x8x8xf32>
    %133 = stablehlo.reshape %132 : (tensor<16x8x8xf32>) -> tensor<16x64xf32>
    %134 = stablehlo.broadcast_in_dim %121, dims = [0, 1] : (tensor<16x8xf32>) -> tensor<16x8x8xf32>
    %135 = stablehlo.reshape %134 : (tensor<16x8x8xf32>) -> tensor<16x64xf32>
    %136 = stablehlo.broadcast_in_dim %133, dims = [0, 3] : (tensor<16x64xf32>) -> tensor<16x1x1x64xf32>
    %137 = stablehlo.broadcast_in_dim %135, dims = [0, 3] : (tensor<16x64xf32>) -> tensor<16x1x1x64xf32>
    %138 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2, 3] : (tensor<16x1x1x64xf32>) -> tensor<16x28x28x64xf32>
    %139 = stablehlo.subtract %105, %138 : tensor<16x28x28x64xf32>
    %cst_41 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<16x1x1x64xf32>
    %141 = stablehlo.add %137, %140 : tensor<16x1x1x64xf32>
    %142 = stablehlo.rsqrt %141 : tensor<16x1x1x64xf32>
    %143 = stablehlo.divide %142, %141 : tensor<16x1x1x64xf32>
    %cst_42 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<16x1x1x64xf32>
    %145 = stablehlo.multiply %144, %143 : tensor<16x1x1x64xf32>
    %146 = stablehlo.reshape %arg11 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x1x1x64xf32>
    %148 = stablehlo.multiply %142, %147 : tensor<16x1x1x64xf32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2, 3] : (tensor<16x1x1x64xf32>) -> tensor<16x28x28x64xf32>
    %150 = stablehlo.multiply %139, %149 : tensor<16x28x28x64xf32>
    %151 = stablehlo.reshape %arg10 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x28x28x64xf32>
    %153 = stablehlo.add %150, %152 : tensor<16x28x28x64xf32>
    %154 = call @relu(%153) : (tensor<16x28x28x64xf32>) -> tensor<16x28x28x64xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<16x28x28x64xf32>
    %156 = stablehlo.compare GT, %153, %155, FLOAT : (tensor<16x28x28x64xf32>, tensor<16x28x28x64xf32>) -> tensor<16x28x28x64xi1>
    %157 = stablehlo.convolution(%154, %arg3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x28x28x64xf32>, tensor<3x3x64x64xf32>) -> tensor<16x28x28x64xf32>
    %158 = stablehlo.reshape %157 : (tensor<16x28x28x64xf32>) -> tensor<16x28x28x8x8xf32>
    %159 = chlo.square %158 : tensor<16x28x28x8x8xf32> -> tensor<16x28x28x8x8xf32>
    %cst_44 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<16x28x28x8x8xf32>
    %161 = stablehlo.multiply %160, %158 : tensor<16x28x28x8x8xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.reduce(%158 init: %cst_45) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x28x28x8x8xf32>, tensor<f32>) -> tensor<16x8xf32>
    %cst_46 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %164 = stablehlo.divide %162, %163 : tensor<16x8xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %165 = stablehlo.reduce(%159 init: %cst_47) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<16x28x28x8x8xf32>, tensor<f32>) -> tensor<16x8xf32>
    %cst_48 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %167 = stablehlo.divide %165, %166 : tensor<16x8xf32>
    %168 = chlo.square %164 : tensor<16x8xf32> -> tensor<16x8xf32>
    %cst_49 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %170 = stablehlo.multiply %169, %164 : tensor<16x8xf32>
    %171 = stablehlo.subtract %167, %168 : tensor<16x8xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %173 = stablehlo.maximum %172, %171 : tensor<16x8xf32>
    %174 = stablehlo.compare EQ, %171, %173, FLOAT : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x8xi1>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %177 = stablehlo.select %174, %175, %176 : tensor<16x8xi1>, tensor<16x8xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %179 = stablehlo.compare EQ, %178, %173, FLOAT : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x8xi1>
    %cst_54 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %182 = stablehlo.select %179, %180, %181 : tensor<16x8xi1>, tensor<16x8xf32>
    %183 = stablehlo.divide %177, %182 : tensor<16x8xf32>
    %184 = stablehlo.broadcast_in_dim %164, dims = [0, 1] : (tensor<16x8xf32>) -> tensor<16x8x8xf32>
    %185 = stablehlo.reshape %184 : (tensor<16x8x8xf32>) -> tensor<16x64xf32>
    %186 = stablehlo.broadcast_in_dim %173, dims = [0, 1] : (tensor<16x8xf32>) -> tensor<16x8x8xf32>
    %187 = stablehlo.reshape %186 : (tensor<16x8x8xf32>) -> tensor<16x64xf32>
    %188 = stablehlo.broadcast_in_dim %185, dims = [0, 3] : (tensor<16x64xf32>) -> tensor<16x1x1x64xf32>
    %189 = stablehlo.broadcast_in_dim %187, dims = [0, 3] : (tensor<16x64xf32>) -> tensor<16x1x1x64xf32>
    %190 = stablehlo.broadcast_in_dim %188, dims = [0, 1, 2, 3] : (tensor<16x1x1x64xf32>) -> tensor<16x28x28x64xf32>
    %191 = stablehlo.subtract %157, %190 : tensor<16x28x28x64xf32>
    %cst_56 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<16x1x1x64xf32>
    %193 = stablehlo.add %189, %192 : tensor<16x1x1x64xf32>
    %194 = stablehlo.rsqrt %193 : tensor<16x1x1x64xf32>
    %195 = stablehlo.divide %194, %193 : tensor<16x1x1x64xf32>
    %cst_57 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<16x1x1x64xf32>
    %197 = stablehlo.multiply %196, %195 : tensor<16x1x1x64xf32>
    %198 = stablehlo.reshape %arg13 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %199 = stablehlo.broadcast_in_dim %198, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x1x1x64xf32>
    %200 = stablehlo.multiply %194, %199 : tensor<16x1x1x64xf32>
    %201 = stablehlo.broadcast_in_dim %200, dims = [0, 1, 2, 3] : (tensor<16x1x1x64xf32>) -> tensor<16x28x28x64xf32>
    %202 = stablehlo.multiply %191, %201 : tensor<16x28x28x64xf32>
    %203 = stablehlo.reshape %arg12 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %204 = stablehlo.broadcast_in_dim %203, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x28x28x64xf32>
    %205 = stablehlo.add %202, %204 : tensor<16x28x28x64xf32>
    %206 = stablehlo.add %102, %205 : tensor<16x28x28x64xf32>
    %207 = call @relu(%206) : (tensor<16x28x28x64xf32>) -> tensor<16x28x28x64xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<16x28x28x64xf32>
    %209 = stablehlo.compare GT, %206, %208, FLOAT : (tensor<16x28x28x64xf32>, tensor<16x28x28x64xf32>) -> tensor<16x28x28x64xi1>
    %210 = stablehlo.convolution(%207, %arg5) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x28x28x64xf32>, tensor<3x3x64x4xf32>) -> tensor<16x28x28x4xf32>
    %211 = stablehlo.reshape %arg4 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %212 = stablehlo.broadcast_in_dim %211, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<16x28x28x4xf32>
    %213 = stablehlo.add %210, %212 : tensor<16x28x28x4xf32>
    %214 = stablehlo.multiply %213, %213 : tensor<16x28x28x4xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %215 = stablehlo.reduce(%214 init: %cst_59) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<16x28x28x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_60 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %216 = stablehlo.divide %215, %cst_60 : tensor<f32>
    %cst_61 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_62 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %217 = stablehlo.divide %cst_61, %cst_62 : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %217, dims = [] : (tensor<f32>) -> tensor<16x28x28x4xf32>
    %219 = stablehlo.multiply %213, %218 : tensor<16x28x28x4xf32>
    %220 = stablehlo.multiply %218, %213 : tensor<16x28x28x4xf32>
    %221 = stablehlo.add %219, %220 : tensor<16x28x28x4xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %222 = stablehlo.reduce(%221 init: %cst_63) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x28x28x4xf32>, tensor<f32>) -> tensor<4xf32>
    %223 = stablehlo.reshape %222 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %224 = stablehlo.reshape %223 : (tensor<1x1x1x4xf32>) -> tensor<4xf32>
    %225 = stablehlo.convolution(%207, %221) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x28x28x64xf32>, tensor<16x28x28x4xf32>) -> tensor<3x3x64x4xf32>
    %226 = stablehlo.reverse %arg5, dims = [0, 1] : tensor<3x3x64x4xf32>
    %227 = stablehlo.convolution(%221, %226) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x28x28x4xf32>, tensor<3x3x64x4xf32>) -> tensor<16x28x28x64xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<16x28x28x64xf32>
    %229 = stablehlo.select %209, %227, %228 : tensor<16x28x28x64xi1>, tensor<16x28x28x64xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %230 = stablehlo.reduce(%229 init: %cst_65) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x28x28x64xf32>, tensor<f32>) -> tensor<64xf32>
    %231 = stablehlo.reshape %230 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %232 = stablehlo.reshape %231 : (tensor<1x1x1x64xf32>) -> tensor<64xf32>
    %233 = stablehlo.multiply %191, %229 : tensor<16x28x28x64xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %234 = stablehlo.reduce(%233 init: %cst_66) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x28x28x64xf32>, tensor<f32>) -> tensor<16x64xf32>
    %235 = stablehlo.reshape %234 : (tensor<16x64xf32>) -> tensor<16x1x1x64xf32>
    %236 = stablehlo.broadcast_in_dim %200, dims = [0, 1, 2, 3] : (tensor<16x1x1x64xf32>) -> tensor<16x28x28x64xf32>
    %237 = stablehlo.multiply %229, %236 : tensor<16x28x28x64xf32>
    %238 = stablehlo.multiply %194, %235 : tensor<16x1x1x64xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %239 = stablehlo.reduce(%238 init: %cst_67) applies stablehlo.add across dimensions = [0] : (tensor<16x1x1x64xf32>, tensor<f32>) -> tensor<1x1x64xf32>
    %240 = stablehlo.reshape %239 : (tensor<1x1x64xf32>) -> tensor<1x1x1x64xf32>
    %241 = stablehlo.broadcast_in_dim %198, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x1x1x64xf32>
    %242 = stablehlo.multiply %235, %241 : tensor<16x1x1x64xf32>
    %243 = stablehlo.reshape %240 : (tensor<1x1x1x64xf32>) -> tensor<64xf32>
    %244 = stablehlo.multiply %242, %197 : tensor<16x1x1x64xf32>
    %245 = stablehlo.negate %237 : tensor<16x28x28x64xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %246 = stablehlo.reduce(%245 init: %cst_68) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x28x28x64xf32>, tensor<f32>) -> tensor<16x64xf32>
    %247 = stablehlo.reshape %246 : (tensor<16x64xf32>) -> tensor<16x1x1x64xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %248 = stablehlo.reduce(%244 init: %cst_69) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x1x1x64xf32>, tensor<f32>) -> tensor<16x64xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %249 = stablehlo.reduce(%247 init: %cst_70) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x1x1x64xf32>, tensor<f32>) -> tensor<16x64xf32>
    %250 = stablehlo.reshape %248 : (tensor<16x64xf32>) -> tensor<16x8x8xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %251 = stablehlo.reduce(%250 init: %cst_71) applies stablehlo.add across dimensions = [2] : (tensor<16x8x8xf32>, tensor<f32>) -> tensor<16x8xf32>
    %252 = stablehlo.reshape %249 : (tensor<16x64xf32>) -> tensor<16x8x8xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %253 = stablehlo.reduce(%252 init: %cst_72) applies stablehlo.add across dimensions = [2] : (tensor<16x8x8xf32>, tensor<f32>) -> tensor<16x8xf32>
    %254 = stablehlo.multiply %251, %183 : tensor<16x8xf32>
    %255 = stablehlo.negate %254 : tensor<16x8xf32>
    %256 = stablehlo.multiply %255, %170 : tensor<16x8xf32>
    %257 = stablehlo.add %253, %256 : tensor<16x8xf32>
    %cst_73 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %259 = stablehlo.divide %254, %258 : tensor<16x8xf32>
    %260 = stablehlo.broadcast_in_dim %259, dims = [0, 3] : (tensor<16x8xf32>) -> tensor<16x28x28x8x8xf32>
    %cst_74 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %262 = stablehlo.divide %257, %261 : tensor<16x8xf32>
    %263 = stablehlo.broadcast_in_dim %262, dims = [0, 3] : (tensor<16x8xf32>) -> tensor<16x28x28x8x8xf32>
    %264 = stablehlo.multiply %260, %161 : tensor<16x28x28x8x8xf32>
    %265 = stablehlo.add %263, %264 : tensor<16x28x28x8x8xf32>
    %266 = stablehlo.reshape %265 : (tensor<16x28x28x8x8xf32>) -> tensor<16x28x28x64xf32>
    %267 = stablehlo.add %237, %266 : tensor<16x28x28x64xf32>
    %268 = stablehlo.convolution(%154, %267) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x28x28x64xf32>, tensor<16x28x28x64xf32>) -> tensor<3x3x64x64xf32>
    %269 = stablehlo.reverse %arg3, dims = [0, 1] : tensor<3x3x64x64xf32>
    %270 = stablehlo.convolution(%267, %269) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x28x28x64xf32>, tensor<3x3x64x64xf32>) -> tensor<16x28x28x64xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<16x28x28x64xf32>
    %272 = stablehlo.select %156, %270, %271 : tensor<16x28x28x64xi1>, tensor<16x28x28x64xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %273 = stablehlo.reduce(%272 init: %cst_76) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x28x28x64xf32>, tensor<f32>) -> tensor<64xf32>
    %274 = stablehlo.reshape %273 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %275 = stablehlo.reshape %274 : (tensor<1x1x1x64xf32>) -> tensor<64xf32>
    %276 = stablehlo.multiply %139, %272 : tensor<16x28x28x64xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %277 = stablehlo.reduce(%276 init: %cst_77) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x28x28x64xf32>, tensor<f32>) -> tensor<16x64xf32>
    %278 = stablehlo.reshape %277 : (tensor<16x64xf32>) -> tensor<16x1x1x64xf32>
    %279 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2, 3] : (tensor<16x1x1x64xf32>) -> tensor<16x28x28x64xf32>
    %280 = stablehlo.multiply %272, %279 : tensor<16x28x28x64xf32>
    %281 = stablehlo.multiply %142, %278 : tensor<16x1x1x64xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %282 = stablehlo.reduce(%281 init: %cst_78) applies stablehlo.add across dimensions = [0] : (tensor<16x1x1x64xf32>, tensor<f32>) -> tensor<1x1x64xf32>
    %283 = stablehlo.reshape %282 : (tensor<1x1x64xf32>) -> tensor<1x1x1x64xf32>
    %284 = stablehlo.broadcast_in_dim %146, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x1x1x64xf32>
    %285 = stablehlo.multiply %278, %284 : tensor<16x1x1x64xf32>
    %286 = stablehlo.reshape %283 : (tensor<1x1x1x64xf32>) -> tensor<64xf32>
    %287 = stablehlo.multiply %285, %145 : tensor<16x1x1x64xf32>
    %288 = stablehlo.negate %280 : tensor<16x28x28x64xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %289 = stablehlo.reduce(%288 init: %cst_79) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x28x28x64xf32>, tensor<f32>) -> tensor<16x64xf32>
    %290 = stablehlo.reshape %289 : (tensor<16x64xf32>) -> tensor<16x1x1x64xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %291 = stablehlo.reduce(%287 init: %cst_80) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x1x1x64xf32>, tensor<f32>) -> tensor<16x64xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %292 = stablehlo.reduce(%290 init: %cst_81) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x1x1x64xf32>, tensor<f32>) -> tensor<16x64xf32>
    %293 = stablehlo.reshape %291 : (tensor<16x64xf32>) -> tensor<16x8x8xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %294 = stablehlo.reduce(%293 init: %cst_82) applies stablehlo.add across dimensions = [2] : (tensor<16x8x8xf32>, tensor<f32>) -> tensor<16x8xf32>
    %295 = stablehlo.reshape %292 : (tensor<16x64xf32>) -> tensor<16x8x8xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %296 = stablehlo.reduce(%295 init: %cst_83) applies stablehlo.add across dimensions = [2] : (tensor<16x8x8xf32>, tensor<f32>) -> tensor<16x8xf32>
    %297 = stablehlo.multiply %294, %131 : tensor<16x8xf32>
    %298 = stablehlo.negate %297 : tensor<16x8xf32>
    %299 = stablehlo.multiply %298, %118 : tensor<16x8xf32>
    %300 = stablehlo.add %296, %299 : tensor<16x8xf32>
    %cst_84 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %302 = stablehlo.divide %297, %301 : tensor<16x8xf32>
    %303 = stablehlo.broadcast_in_dim %302, dims = [0, 3] : (tensor<16x8xf32>) -> tensor<16x28x28x8x8xf32>
    %cst_85 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %304 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %305 = stablehlo.divide %300, %304 : tensor<16x8xf32>
    %306 = stablehlo.broadcast_in_dim %305, dims = [0, 3] : (tensor<16x8xf32>) -> tensor<16x28x28x8x8xf32>
    %307 = stablehlo.multiply %303, %109 : tensor<16x28x28x8x8xf32>
    %308 = stablehlo.add %306, %307 : tensor<16x28x28x8x8xf32>
    %309 = stablehlo.reshape %308 : (tensor<16x28x28x8x8xf32>) -> tensor<16x28x28x64xf32>
    %310 = stablehlo.add %280, %309 : tensor<16x28x28x64xf32>
    %311 = stablehlo.convolution(%102, %310) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x28x28x64xf32>, tensor<16x28x28x64xf32>) -> tensor<3x3x64x64xf32>
    %312 = stablehlo.reverse %arg2, dims = [0, 1] : tensor<3x3x64x64xf32>
    %313 = stablehlo.convolution(%310, %312) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x28x28x64xf32>, tensor<3x3x64x64xf32>) -> tensor<16x28x28x64xf32>
    %314 = stablehlo.add %229, %313 : tensor<16x28x28x64xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %315 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<16x28x28x64xf32>
    %316 = stablehlo.select %104, %314, %315 : tensor<16x28x28x64xi1>, tensor<16x28x28x64xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %317 = stablehlo.reduce(%316 init: %cst_87) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x28x28x64xf32>, tensor<f32>) -> tensor<64xf32>
    %318 = stablehlo.reshape %317 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %319 = stablehlo.reshape %318 : (tensor<1x1x1x64xf32>) -> tensor<64xf32>
    %320 = stablehlo.multiply %86, %316 : tensor<16x28x28x64xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %321 = stablehlo.reduce(%320 init: %cst_88) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x28x28x64xf32>, tensor<f32>) -> tensor<16x64xf32>
    %322 = stablehlo.reshape %321 : (tensor<16x64xf32>) -> tensor<16x1x1x64xf32>
    %323 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2, 3] : (tensor<16x1x1x64xf32>) -> tensor<16x28x28x64xf32>
    %324 = stablehlo.multiply %316, %323 : tensor<16x28x28x64xf32>
    %325 = stablehlo.multiply %89, %322 : tensor<16x1x1x64xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %326 = stablehlo.reduce(%325 init: %cst_89) applies stablehlo.add across dimensions = [0] : (tensor<16x1x1x64xf32>, tensor<f32>) -> tensor<1x1x64xf32>
    %327 = stablehlo.reshape %326 : (tensor<1x1x64xf32>) -> tensor<1x1x1x64xf32>
    %328 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x1x1x64xf32>
    %329 = stablehlo.multiply %322, %328 : tensor<16x1x1x64xf32>
    %330 = stablehlo.reshape %327 : (tensor<1x1x1x64xf32>) -> tensor<64xf32>
    %331 = stablehlo.multiply %329, %92 : tensor<16x1x1x64xf32>
    %332 = stablehlo.negate %324 : tensor<16x28x28x64xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %333 = stablehlo.reduce(%332 init: %cst_90) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x28x28x64xf32>, tensor<f32>) -> tensor<16x64xf32>
    %334 = stablehlo.reshape %333 : (tensor<16x64xf32>) -> tensor<16x1x1x64xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %335 = stablehlo.reduce(%331 init: %cst_91) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x1x1x64xf32>, tensor<f32>) -> tensor<16x64xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %336 = stablehlo.reduce(%334 init: %cst_92) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x1x1x64xf32>, tensor<f32>) -> tensor<16x64xf32>
    %337 = stablehlo.reshape %335 : (tensor<16x64xf32>) -> tensor<16x8x8xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %338 = stablehlo.reduce(%337 init: %cst_93) applies stablehlo.add across dimensions = [2] : (tensor<16x8x8xf32>, tensor<f32>) -> tensor<16x8xf32>
    %339 = stablehlo.reshape %336 : (tensor<16x64xf32>) -> tensor<16x8x8xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %340 = stablehlo.reduce(%339 init: %cst_94) applies stablehlo.add across dimensions = [2] : (tensor<16x8x8xf32>, tensor<f32>) -> tensor<16x8xf32>
    %341 = stablehlo.multiply %338, %78 : tensor<16x8xf32>
    %342 = stablehlo.negate %341 : tensor<16x8xf32>
    %343 = stablehlo.multiply %342, %65 : tensor<16x8xf32>
    %344 = stablehlo.add %340, %343 : tensor<16x8xf32>
    %cst_95 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %346 = stablehlo.divide %341, %345 : tensor<16x8xf32>
    %347 = stablehlo.broadcast_in_dim %346, dims = [0, 3] : (tensor<16x8xf32>) -> tensor<16x28x28x8x8xf32>
    %cst_96 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %348 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %349 = stablehlo.divide %344, %348 : tensor<16x8xf32>
    %350 = stablehlo.broadcast_in_dim %349, dims = [0, 3] : (tensor<16x8xf32>) -> tensor<16x28x28x8x8xf32>
    %351 = stablehlo.multiply %347, %56 : tensor<16x28x28x8x8xf32>
    %352 = stablehlo.add %350, %351 : tensor<16x28x28x8x8xf32>
    %353 = stablehlo.reshape %352 : (tensor<16x28x28x8x8xf32>) -> tensor<16x28x28x64xf32>
    %354 = stablehlo.add %324, %353 : tensor<16x28x28x64xf32>
    %355 = stablehlo.convolution(%49, %354) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x28x28x64xf32>, tensor<16x28x28x64xf32>) -> tensor<3x3x64x64xf32>
    %356 = stablehlo.reverse %arg1, dims = [0, 1] : tensor<3x3x64x64xf32>
    %357 = stablehlo.convolution(%354, %356) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x28x28x64xf32>, tensor<3x3x64x64xf32>) -> tensor<16x28x28x64xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %358 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<16x28x28x64xf32>
    %359 = stablehlo.select %51, %357, %358 : tensor<16x28x28x64xi1>, tensor<16x28x28x64xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %360 = stablehlo.reduce(%359 init: %cst_98) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x28x28x64xf32>, tensor<f32>) -> tensor<64xf32>
    %361 = stablehlo.reshape %360 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %362 = stablehlo.reshape %361 : (tensor<1x1x1x64xf32>) -> tensor<64xf32>
    %363 = stablehlo.multiply %34, %359 : tensor<16x28x28x64xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %364 = stablehlo.reduce(%363 init: %cst_99) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x28x28x64xf32>, tensor<f32>) -> tensor<16x64xf32>
    %365 = stablehlo.reshape %364 : (tensor<16x64xf32>) -> tensor<16x1x1x64xf32>
    %366 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3] : (tensor<16x1x1x64xf32>) -> tensor<16x28x28x64xf32>
    %367 = stablehlo.multiply %359, %366 : tensor<16x28x28x64xf32>
    %368 = stablehlo.multiply %37, %365 : tensor<16x1x1x64xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %369 = stablehlo.reduce(%368 init: %cst_100) applies stablehlo.add across dimensions = [0] : (tensor<16x1x1x64xf32>, tensor<f32>) -> tensor<1x1x64xf32>
    %370 = stablehlo.reshape %369 : (tensor<1x1x64xf32>) -> tensor<1x1x1x64xf32>
    %371 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x1x1x64xf32>
    %372 = stablehlo.multiply %365, %371 : tensor<16x1x1x64xf32>
    %373 = stablehlo.reshape %370 : (tensor<1x1x1x64xf32>) -> tensor<64xf32>
    %374 = stablehlo.multiply %372, %40 : tensor<16x1x1x64xf32>
    %375 = stablehlo.negate %367 : tensor<16x28x28x64xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %376 = stablehlo.reduce(%375 init: %cst_101) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x28x28x64xf32>, tensor<f32>) -> tensor<16x64xf32>
    %377 = stablehlo.reshape %376 : (tensor<16x64xf32>) -> tensor<16x1x1x64xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %378 = stablehlo.reduce(%374 init: %cst_102) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x1x1x64xf32>, tensor<f32>) -> tensor<16x64xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %379 = stablehlo.reduce(%377 init: %cst_103) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x1x1x64xf32>, tensor<f32>) -> tensor<16x64xf32>
    %380 = stablehlo.reshape %378 : (tensor<16x64xf32>) -> tensor<16x8x8xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %381 = stablehlo.reduce(%380 init: %cst_104) applies stablehlo.add across dimensions = [2] : (tensor<16x8x8xf32>, tensor<f32>) -> tensor<16x8xf32>
    %382 = stablehlo.reshape %379 : (tensor<16x64xf32>) -> tensor<16x8x8xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %383 = stablehlo.reduce(%382 init: %cst_105) applies stablehlo.add across dimensions = [2] : (tensor<16x8x8xf32>, tensor<f32>) -> tensor<16x8xf32>
    %384 = stablehlo.multiply %381, %26 : tensor<16x8xf32>
    %385 = stablehlo.negate %384 : tensor<16x8xf32>
    %386 = stablehlo.multiply %385, %13 : tensor<16x8xf32>
    %387 = stablehlo.add %383, %386 : tensor<16x8xf32>
    %cst_106 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %388 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %389 = stablehlo.divide %384, %388 : tensor<16x8xf32>
    %390 = stablehlo.broadcast_in_dim %389, dims = [0, 3] : (tensor<16x8xf32>) -> tensor<16x28x28x8x8xf32>
    %cst_107 = stablehlo.constant dense<6.272000e+03> : tensor<f32>
    %391 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %392 = stablehlo.divide %387, %391 : tensor<16x8xf32>
    %393 = stablehlo.broadcast_in_dim %392, dims = [0, 3] : (tensor<16x8xf32>) -> tensor<16x28x28x8x8xf32>
    %394 = stablehlo.multiply %390, %4 : tensor<16x28x28x8x8xf32>
    %395 = stablehlo.add %393, %394 : tensor<16x28x28x8x8xf32>
    %396 = stablehlo.reshape %395 : (tensor<16x28x28x8x8xf32>) -> tensor<16x28x28x64xf32>
    %397 = stablehlo.add %367, %396 : tensor<16x28x28x64xf32>
    %398 = stablehlo.convolution(%arg14, %397) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x28x28x64xf32>, tensor<16x28x28x64xf32>) -> tensor<3x3x64x64xf32>
    %cst_108 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %399 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %400 = stablehlo.multiply %399, %398 : tensor<3x3x64x64xf32>
    %401 = stablehlo.subtract %arg0, %400 : tensor<3x3x64x64xf32>
    %cst_109 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %402 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %403 = stablehlo.multiply %402, %355 : tensor<3x3x64x64xf32>
    %404 = stablehlo.subtract %arg1, %403 : tensor<3x3x64x64xf32>
    %cst_110 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %405 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %406 = stablehlo.multiply %405, %311 : tensor<3x3x64x64xf32>
    %407 = stablehlo.subtract %arg2, %406 : tensor<3x3x64x64xf32>
    %cst_111 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %408 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %409 = stablehlo.multiply %408, %268 : tensor<3x3x64x64xf32>
    %410 = stablehlo.subtract %arg3, %409 : tensor<3x3x64x64xf32>
    %cst_112 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %411 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %412 = stablehlo.multiply %411, %224 : tensor<4xf32>
    %413 = stablehlo.subtract %arg4, %412 : tensor<4xf32>
    %cst_113 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %414 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<3x3x64x4xf32>
    %415 = stablehlo.multiply %414, %225 : tensor<3x3x64x4xf32>
    %416 = stablehlo.subtract %arg5, %415 : tensor<3x3x64x4xf32>
    %cst_114 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %417 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %418 = stablehlo.multiply %417, %362 : tensor<64xf32>
    %419 = stablehlo.subtract %arg6, %418 : tensor<64xf32>
    %cst_115 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %420 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %421 = stablehlo.multiply %420, %373 : tensor<64xf32>
    %422 = stablehlo.subtract %arg7, %421 : tensor<64xf32>
    %cst_116 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %423 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %424 = stablehlo.multiply %423, %319 : tensor<64xf32>
    %425 = stablehlo.subtract %arg8, %424 : tensor<64xf32>
    %cst_117 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %426 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %427 = stablehlo.multiply %426, %330 : tensor<64xf32>
    %428 = stablehlo.subtract %arg9, %427 : tensor<64xf32>
    %cst_118 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %429 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %430 = stablehlo.multiply %429, %275 : tensor<64xf32>
    %431 = stablehlo.subtract %arg10, %430 : tensor<64xf32>
    %cst_119 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %432 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %433 = stablehlo.multiply %432, %286 : tensor<64xf32>
    %434 = stablehlo.subtract %arg11, %433 : tensor<64xf32>
    %cst_120 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %435 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %436 = stablehlo.multiply %435, %232 : tensor<64xf32>
    %437 = stablehlo.subtract %arg12, %436 : tensor<64xf32>
    %cst_121 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %438 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %439 = stablehlo.multiply %438, %243 : tensor<64xf32>
    %440 = stablehlo.subtract %arg13, %439 : tensor<64xf32>
    return %401, %404, %407, %410, %413, %416, %419, %422, %425, %428, %431, %434, %437, %440, %216 : tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>, tensor<4xf32>, tensor<3x3x64x4xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x28x28x64xf32>) -> tensor<16x28x28x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x28x28x64xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x28x28x64xf32>
    return %1 : tensor<16x28x28x64xf32>
  }
}
