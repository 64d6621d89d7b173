module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64xf32>, %arg1: tensor<64xf32>, %arg2: tensor<64xf32>, %arg3: tensor<64xf32>, %arg4: tensor<64xf32>, %arg5: tensor<64xf32>, %arg6: tensor<64xf32>, %arg7: tensor<64xf32>, %arg8: tensor<3x3x64x64xf32>, %arg9: tensor<3x3x64x64xf32>, %arg10: tensor<3x3x64x64xf32>, %arg11: tensor<3x3x64x64xf32>, %arg12: tensor<4xf32>, %arg13: tensor<3x3x64x4xf32>, %arg14: tensor<64xf32>, %arg15: tensor<64xf32>, %arg16: tensor<64xf32>, %arg17: tensor<64xf32>, %arg18: tensor<64xf32>, %arg19: tensor<64xf32>, %arg20: tensor<64xf32>, %arg21: tensor<64xf32>, %arg22: tensor<16x28x28x64xf32>) -> (tensor<64xf32> {jax.result_info = "result[0]['BatchNorm_0']['bias']"}, tensor<64xf32> {jax.result_info = "result[0]['BatchNorm_0']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['BatchNorm_1']['bias']"}, tensor<64xf32> {jax.result_info = "result[0]['BatchNorm_1']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['BatchNorm_2']['bias']"}, tensor<64xf32> {jax.result_info = "result[0]['BatchNorm_2']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['BatchNorm_3']['bias']"}, tensor<64xf32> {jax.result_info = "result[0]['BatchNorm_3']['scale']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[0]['Conv_0']['kernel']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[0]['Conv_1']['kernel']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[0]['Conv_2']['kernel']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[0]['Conv_3']['kernel']"}, tensor<4xf32> {jax.result_info = "result[0]['Conv_4']['bias']"}, tensor<3x3x64x4xf32> {jax.result_info = "result[0]['Conv_4']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['batch_stats']['BatchNorm_0']['mean']"}, tensor<64xf32> {jax.result_info = "result[1]['batch_stats']['BatchNorm_0']['var']"}, tensor<64xf32> {jax.result_info = "result[1]['batch_stats']['BatchNorm_1']['mean']"}, tensor<64xf32> {jax.result_info = "result[1]['batch_stats']['BatchNorm_1']['var']"}, tensor<64xf32> {jax.result_info = "result[1]['batch_stats']['BatchNorm_2']['mean']"}, tensor<64xf32> {jax.result_info = "result[1]['batch_stats']['BatchNorm_2']['var']"}, tensor<64xf32> {jax.result_info = "result[1]['batch_stats']['BatchNorm_3']['mean']"}, tensor<64xf32> {jax.result_info = "result[1]['batch_stats']['BatchNorm_3']['var']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convolution(%arg22, %arg8) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x28x28x64xf32>, tensor<3x3x64x64xf32>) -> tensor<16x28x28x64xf32>
    %1 = chlo.square %0 : tensor<16x28x28x64xf32> -> tensor<16x28x28x64xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x28x28x64xf32>
    %3 = stablehlo.multiply %2, %0 : tensor<16x28x28x64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%0 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x28x28x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_1 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %6 = stablehlo.divide %4, %5 : tensor<64xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%1 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x28x28x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_3 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %9 = stablehlo.divide %7, %8 : tensor<64xf32>
    %10 = chlo.square %6 : tensor<64xf32> -> tensor<64xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %12 = stablehlo.multiply %11, %6 : tensor<64xf32>
    %13 = stablehlo.subtract %9, %10 : tensor<64xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %15 = stablehlo.maximum %14, %13 : tensor<64xf32>
    %16 = stablehlo.compare EQ, %13, %15, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<64xi1>, tensor<64xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %21 = stablehlo.compare EQ, %20, %15, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<64xi1>, tensor<64xf32>
    %25 = stablehlo.divide %19, %24 : tensor<64xf32>
    %cst_11 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %27 = stablehlo.multiply %26, %arg14 : tensor<64xf32>
    %cst_12 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %29 = stablehlo.multiply %28, %6 : tensor<64xf32>
    %30 = stablehlo.add %27, %29 : tensor<64xf32>
    %cst_13 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %32 = stablehlo.multiply %31, %arg15 : tensor<64xf32>
    %cst_14 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %34 = stablehlo.multiply %33, %15 : tensor<64xf32>
    %35 = stablehlo.add %32, %34 : tensor<64xf32>
    %36 = stablehlo.broadcast_in_dim %6, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %37 = stablehlo.broadcast_in_dim %15, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %38 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x28x28x64xf32>
    %39 = stablehlo.subtract %0, %38 : tensor<16x28x28x64xf32>
    %cst_15 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<1x1x1x64xf32>
    %41 = stablehlo.add %37, %40 : tensor<1x1x1x64xf32>
    %42 = stablehlo.rsqrt %41 : tensor<1x1x1x64xf32>
    %43 = stablehlo.divide %42, %41 : tensor<1x1x1x64xf32>
    %cst_16 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1x1x1x64xf32>
    %45 = stablehlo.multiply %44, %43 : tensor<1x1x1x64xf32>
    %46 = stablehlo.reshape %arg1 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %47 = stablehlo.multiply %42, %46 : tensor<1x1x1x64xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x28x28x64xf32>
    %49 = stablehlo.multiply %39, %48 : tensor<16x28x28x64xf32>
    %50 = stablehlo.reshape %arg0 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x28x28x64xf32>
    %52 = stablehlo.add %49, %51 : tensor<16x28x28x64xf32>
    %53 = call @relu(%52) : (tensor<16x28x28x64xf32>) -> tensor<16x28x28x64xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16x28x28x64xf32>
    %55 = stablehlo.compare GT, %52, %54, FLOAT : (tensor<16x28x28x64xf32>, tensor<16x28x28x64xf32>) -> tensor<16x28x28x64xi1>
    %56 = stablehlo.convolution(%53, %arg9) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x28x28x64xf32>, tensor<3x3x64x64xf32>) -> tensor<16x28x28x64xf32>
    %57 = chlo.square %56 : tensor<16x28x28x64xf32> -> tensor<16x28x28x64xf32>
    %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x28x28x64xf32>
    %59 = stablehlo.multiply %58, %56 : tensor<16x28x28x64xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%56 init: %cst_19) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x28x28x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_20 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %62 = stablehlo.divide %60, %61 : tensor<64xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%57 init: %cst_21) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x28x28x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_22 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %65 = stablehlo.divide %63, %64 : tensor<64xf32>
    %66 = chlo.square %62 : tensor<64xf32> -> tensor<64xf32>
    %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %68 = stablehlo.multiply %67, %62 : tensor<64xf32>
    %69 = stablehlo.subtract %65, %66 : tensor<64xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %71 = stablehlo.maximum %70, %69 : tensor<64xf32>
    %72 = stablehlo.compare EQ, %69, %71, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %75 = stablehlo.select %72, %73, %74 : tensor<64xi1>, tensor<64xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %77 = stablehlo.compare EQ, %76, %71, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %cst_28 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %80 = stablehlo.select %77, %78, %79 : tensor<64xi1>, tensor<64xf32>
    %81 = stablehlo.divide %75, %80 : tensor<64xf32>
    %cst_30 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %83 = stablehlo.multiply %82, %arg16 : tensor<64xf32>
    %cst_31 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %85 = stablehlo.multiply %84, %62 : tensor<64xf32>
    %86 = stablehlo.add %83, %85 : tensor<64xf32>
    %cst_32 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %88 = stablehlo.multiply %87, %arg17 : tensor<64xf32>
    %cst_33 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %90 = stablehlo.multiply %89, %71 : tensor<64xf32>
    %91 = stablehlo.add %88, %90 : tensor<64xf32>
    %92 = stablehlo.broadcast_in_dim %62, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %93 = stablehlo.broadcast_in_dim %71, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %94 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x28x28x64xf32>
    %95 = stablehlo.subtract %56, %94 : tensor<16x28x28x64xf32>
    %cst_34 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<1x1x1x64xf32>
    %97 = stablehlo.add %93, %96 : tensor<1x1x1x64xf32>
    %98 = stablehlo.rsqrt %97 : tensor<1x1x1x64xf32>
    %99 = stablehlo.divide %98, %97 : tensor<1x1x1x64xf32>
    %cst_35 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<1x1x1x64xf32>
    %101 = stablehlo.multiply %100, %99 : tensor<1x1x1x64xf32>
    %102 = stablehlo.reshape %arg3 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %103 = stablehlo.multiply %98, %102 : tensor<1x1x1x64xf32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x28x28x64xf32>
    %105 = stablehlo.multiply %95, %104 : tensor<16x28x28x64xf32>
    %106 = stablehlo.reshape %arg2 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x28x28x64xf32>
    %108 = stablehlo.add %105, %107 : tensor<16x28x28x64xf32>
    %109 = stablehlo.add %arg22, %108 : tensor<16x28x28x64xf32>
    %110 = call @relu(%109) : (tensor<16x28x28x64xf32>) -> tensor<16x28x28x64xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<16x28x28x64xf32>
    %112 = stablehlo.compare GT, %109, %111, FLOAT : (tensor<16x28x28x64xf32>, tensor<16x28x28x64xf32>) -> tensor<16x28x28x64xi1>
    %113 = stablehlo.convolution(%110, %arg10) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x28x28x64xf32>, tensor<3x3x64x64xf32>) -> tensor<16x28x28x64xf32>
    %114 = chlo.square %113 : tensor<16x28x28x64xf32> -> tensor<16x28x28x64xf32>
    %cst_37 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<16x28x28x64xf32>
    %116 = stablehlo.multiply %115, %113 : tensor<16x28x28x64xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.reduce(%113 init: %cst_38) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x28x28x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_39 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %119 = stablehlo.divide %117, %118 : tensor<64xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.reduce(%114 init: %cst_40) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x28x28x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_41 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %122 = stablehlo.divide %120, %121 : tensor<64xf32>
    %123 = chlo.square %119 : tensor<64xf32> -> tensor<64xf32>
    %cst_42 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %125 = stablehlo.multiply %124, %119 : tensor<64xf32>
    %126 = stablehlo.subtract %122, %123 : tensor<64xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %128 = stablehlo.maximum %127, %126 : tensor<64xf32>
    %129 = stablehlo.compare EQ, %126, %128, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %132 = stablehlo.select %129, %130, %131 : tensor<64xi1>, tensor<64xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %134 = stablehlo.compare EQ, %133, %128, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %cst_47 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %137 = stablehlo.select %134, %135, %136 : tensor<64xi1>, tensor<64xf32>
    %138 = stablehlo.divide %132, %137 : tensor<64xf32>
    %cst_49 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %140 = stablehlo.multiply %139, %arg18 : tensor<64xf32>
    %cst_50 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %142 = stablehlo.multiply %141, %119 : tensor<64xf32>
    %143 = stablehlo.add %140, %142 : tensor<64xf32>
    %cst_51 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %145 = stablehlo.multiply %144, %arg19 : tensor<64xf32>
    %cst_52 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %147 = stablehlo.multiply %146, %128 : tensor<64xf32>
    %148 = stablehlo.add %145, %147 : tensor<64xf32>
    %149 = stablehlo.broadcast_in_dim %119, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %150 = stablehlo.broadcast_in_dim %128, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %151 = stablehlo.broadcast_in_dim %149, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x28x28x64xf32>
    %152 = stablehlo.subtract %113, %151 : tensor<16x28x28x64xf32>
    %cst_53 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<1x1x1x64xf32>
    %154 = stablehlo.add %150, %153 : tensor<1x1x1x64xf32>
    %155 = stablehlo.rsqrt %154 : tensor<1x1x1x64xf32>
    %156 = stablehlo.divide %155, %154 : tensor<1x1x1x64xf32>
    %cst_54 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<1x1x1x64xf32>
    %158 = stablehlo.multiply %157, %156 : tensor<1x1x1x64xf32>
    %159 = stablehlo.reshape %arg5 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %160 = stablehlo.multiply %155, %159 : tensor<1x1x1x64xf32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x28x28x64xf32>
    %162 = stablehlo.multiply %152, %161 : tensor<16x28x28x64xf32>
    %163 = stablehlo.reshape %arg4 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x28x28x64xf32>
    %165 = stablehlo.add %162, %164 : tensor<16x28x28x64xf32>
    %166 = call @relu(%165) : (tensor<16x28x28x64xf32>) -> tensor<16x28x28x64xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<16x28x28x64xf32>
    %168 = stablehlo.compare GT, %165, %167, FLOAT : (tensor<16x28x28x64xf32>, tensor<16x28x28x64xf32>) -> tensor<16x28x28x64xi1>
    %169 = stablehlo.convolution(%166, %arg11) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x28x28x64xf32>, tensor<3x3x64x64xf32>) -> tensor<16x28x28x64xf32>
    %170 = chlo.square %169 : tensor<16x28x28x64xf32> -> tensor<16x28x28x64xf32>
    %cst_56 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<16x28x28x64xf32>
    %172 = stablehlo.multiply %171, %169 : tensor<16x28x28x64xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %173 = stablehlo.reduce(%169 init: %cst_57) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x28x28x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_58 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %175 = stablehlo.divide %173, %174 : tensor<64xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %176 = stablehlo.reduce(%170 init: %cst_59) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x28x28x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_60 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %178 = stablehlo.divide %176, %177 : tensor<64xf32>
    %179 = chlo.square %175 : tensor<64xf32> -> tensor<64xf32>
    %cst_61 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %181 = stablehlo.multiply %180, %175 : tensor<64xf32>
    %182 = stablehlo.subtract %178, %179 : tensor<64xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %184 = stablehlo.maximum %183, %182 : tensor<64xf32>
    %185 = stablehlo.compare EQ, %182, %184, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %cst_63 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %188 = stablehlo.select %185, %186, %187 : tensor<64xi1>, tensor<64xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %190 = stablehlo.compare EQ, %189, %184, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %cst_66 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %cst_67 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %193 = stablehlo.select %190, %191, %192 : tensor<64xi1>, tensor<64xf32>
    %194 = stablehlo.divide %188, %193 : tensor<64xf32>
    %cst_68 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %196 = stablehlo.multiply %195, %arg20 : tensor<64xf32>
    %cst_69 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %198 = stablehlo.multiply %197, %175 : tensor<64xf32>
    %199 = stablehlo.add %196, %198 : tensor<64xf32>
    %cst_70 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %201 = stablehlo.multiply %200, %arg21 : tensor<64xf32>
    %cst_71 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %203 = stablehlo.multiply %202, %184 : tensor<64xf32>
    %204 = stablehlo.add %201, %203 : tensor<64xf32>
    %205 = stablehlo.broadcast_in_dim %175, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %206 = stablehlo.broadcast_in_dim %184, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %207 = stablehlo.broadcast_in_dim %205, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x28x28x64xf32>
    %208 = stablehlo.subtract %169, %207 : tensor<16x28x28x64xf32>
    %cst_72 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<1x1x1x64xf32>
    %210 = stablehlo.add %206, %209 : tensor<1x1x1x64xf32>
    %211 = stablehlo.rsqrt %210 : tensor<1x1x1x64xf32>
    %212 = stablehlo.divide %211, %210 : tensor<1x1x1x64xf32>
    %cst_73 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<1x1x1x64xf32>
    %214 = stablehlo.multiply %213, %212 : tensor<1x1x1x64xf32>
    %215 = stablehlo.reshape %arg7 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %216 = stablehlo.multiply %211, %215 : tensor<1x1x1x64xf32>
    %217 = stablehlo.broadcast_in_dim %216, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x28x28x64xf32>
    %218 = stablehlo.multiply %208, %217 : tensor<16x28x28x64xf32>
    %219 = stablehlo.reshape %arg6 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %220 = stablehlo.broadcast_in_dim %219, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x28x28x64xf32>
    %221 = stablehlo.add %218, %220 : tensor<16x28x28x64xf32>
    %222 = stablehlo.add %110, %221 : tensor<16x28x28x64xf32>
    %223 = call @relu(%222) : (tensor<16x28x28x64xf32>) -> tensor<16x28x28x64xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<16x28x28x64xf32>
    %225 = stablehlo.compare GT, %222, %224, FLOAT : (tensor<16x28x28x64xf32>, tensor<16x28x28x64xf32>) -> tensor<16x28x28x64xi1>
    %226 = stablehlo.convolution(%223, %arg13) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x28x28x64xf32>, tensor<3x3x64x4xf32>) -> tensor<16x28x28x4xf32>
    %227 = stablehlo.reshape %arg12 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %228 = stablehlo.broadcast_in_dim %227, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<16x28x28x4xf32>
    %229 = stablehlo.add %226, %228 : tensor<16x28x28x4xf32>
    %230 = stablehlo.multiply %229, %229 : tensor<16x28x28x4xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %231 = stablehlo.reduce(%230 init: %cst_75) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<16x28x28x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_76 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %232 = stablehlo.divide %231, %cst_76 : tensor<f32>
    %cst_77 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_78 = stablehlo.constant dense<5.017600e+04> : tensor<f32>
    %233 = stablehlo.divide %cst_77, %cst_78 : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %233, dims = [] : (tensor<f32>) -> tensor<16x28x28x4xf32>
    %235 = stablehlo.multiply %229, %234 : tensor<16x28x28x4xf32>
    %236 = stablehlo.multiply %234, %229 : tensor<16x28x28x4xf32>
    %237 = stablehlo.add %235, %236 : tensor<16x28x28x4xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %238 = stablehlo.reduce(%237 init: %cst_79) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x28x28x4xf32>, tensor<f32>) -> tensor<4xf32>
    %239 = stablehlo.reshape %238 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %240 = stablehlo.reshape %239 : (tensor<1x1x1x4xf32>) -> tensor<4xf32>
    %241 = stablehlo.convolution(%223, %237) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x28x28x64xf32>, tensor<16x28x28x4xf32>) -> tensor<3x3x64x4xf32>
    %242 = stablehlo.reverse %arg13, dims = [0, 1] : tensor<3x3x64x4xf32>
    %243 = stablehlo.convolution(%237, %242) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x28x28x4xf32>, tensor<3x3x64x4xf32>) -> tensor<16x28x28x64xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<16x28x28x64xf32>
    %245 = stablehlo.select %225, %243, %244 : tensor<16x28x28x64xi1>, tensor<16x28x28x64xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %246 = stablehlo.reduce(%245 init: %cst_81) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x28x28x64xf32>, tensor<f32>) -> tensor<64xf32>
    %247 = stablehlo.reshape %246 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %248 = stablehlo.reshape %247 : (tensor<1x1x1x64xf32>) -> tensor<64xf32>
    %249 = stablehlo.multiply %208, %245 : tensor<16x28x28x64xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %250 = stablehlo.reduce(%249 init: %cst_82) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x28x28x64xf32>, tensor<f32>) -> tensor<64xf32>
    %251 = stablehlo.reshape %250 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %252 = stablehlo.broadcast_in_dim %216, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x28x28x64xf32>
    %253 = stablehlo.multiply %245, %252 : tensor<16x28x28x64xf32>
    %254 = stablehlo.multiply %211, %251 : tensor<1x1x1x64xf32>
    %255 = stablehlo.multiply %251, %215 : tensor<1x1x1x64xf32>
    %256 = stablehlo.reshape %254 : (tensor<1x1x1x64xf32>) -> tensor<64xf32>
    %257 = stablehlo.multiply %255, %214 : tensor<1x1x1x64xf32>
    %258 = stablehlo.negate %253 : tensor<16x28x28x64xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %259 = stablehlo.reduce(%258 init: %cst_83) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x28x28x64xf32>, tensor<f32>) -> tensor<64xf32>
    %260 = stablehlo.reshape %259 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %261 = stablehlo.reduce(%257 init: %cst_84) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %262 = stablehlo.reduce(%260 init: %cst_85) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %263 = stablehlo.multiply %261, %194 : tensor<64xf32>
    %264 = stablehlo.negate %263 : tensor<64xf32>
    %265 = stablehlo.multiply %264, %181 : tensor<64xf32>
    %266 = stablehlo.add %262, %265 : tensor<64xf32>
    %cst_86 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %268 = stablehlo.divide %263, %267 : tensor<64xf32>
    %269 = stablehlo.broadcast_in_dim %268, dims = [3] : (tensor<64xf32>) -> tensor<16x28x28x64xf32>
    %cst_87 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %271 = stablehlo.divide %266, %270 : tensor<64xf32>
    %272 = stablehlo.broadcast_in_dim %271, dims = [3] : (tensor<64xf32>) -> tensor<16x28x28x64xf32>
    %273 = stablehlo.add %253, %272 : tensor<16x28x28x64xf32>
    %274 = stablehlo.multiply %269, %172 : tensor<16x28x28x64xf32>
    %275 = stablehlo.add %273, %274 : tensor<16x28x28x64xf32>
    %276 = stablehlo.convolution(%166, %275) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x28x28x64xf32>, tensor<16x28x28x64xf32>) -> tensor<3x3x64x64xf32>
    %277 = stablehlo.reverse %arg11, dims = [0, 1] : tensor<3x3x64x64xf32>
    %278 = stablehlo.convolution(%275, %277) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x28x28x64xf32>, tensor<3x3x64x64xf32>) -> tensor<16x28x28x64xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<16x28x28x64xf32>
    %280 = stablehlo.select %168, %278, %279 : tensor<16x28x28x64xi1>, tensor<16x28x28x64xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %281 = stablehlo.reduce(%280 init: %cst_89) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x28x28x64xf32>, tensor<f32>) -> tensor<64xf32>
    %282 = stablehlo.reshape %281 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %283 = stablehlo.reshape %282 : (tensor<1x1x1x64xf32>) -> tensor<64xf32>
    %284 = stablehlo.multiply %152, %280 : tensor<16x28x28x64xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %285 = stablehlo.reduce(%284 init: %cst_90) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x28x28x64xf32>, tensor<f32>) -> tensor<64xf32>
    %286 = stablehlo.reshape %285 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %287 = stablehlo.broadcast_in_dim %160, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x28x28x64xf32>
    %288 = stablehlo.multiply %280, %287 : tensor<16x28x28x64xf32>
    %289 = stablehlo.multiply %155, %286 : tensor<1x1x1x64xf32>
    %290 = stablehlo.multiply %286, %159 : tensor<1x1x1x64xf32>
    %291 = stablehlo.reshape %289 : (tensor<1x1x1x64xf32>) -> tensor<64xf32>
    %292 = stablehlo.multiply %290, %158 : tensor<1x1x1x64xf32>
    %293 = stablehlo.negate %288 : tensor<16x28x28x64xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %294 = stablehlo.reduce(%293 init: %cst_91) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x28x28x64xf32>, tensor<f32>) -> tensor<64xf32>
    %295 = stablehlo.reshape %294 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %296 = stablehlo.reduce(%292 init: %cst_92) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %297 = stablehlo.reduce(%295 init: %cst_93) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %298 = stablehlo.multiply %296, %138 : tensor<64xf32>
    %299 = stablehlo.negate %298 : tensor<64xf32>
    %300 = stablehlo.multiply %299, %125 : tensor<64xf32>
    %301 = stablehlo.add %297, %300 : tensor<64xf32>
    %cst_94 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %302 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %303 = stablehlo.divide %298, %302 : tensor<64xf32>
    %304 = stablehlo.broadcast_in_dim %303, dims = [3] : (tensor<64xf32>) -> tensor<16x28x28x64xf32>
    %cst_95 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %306 = stablehlo.divide %301, %305 : tensor<64xf32>
    %307 = stablehlo.broadcast_in_dim %306, dims = [3] : (tensor<64xf32>) -> tensor<16x28x28x64xf32>
    %308 = stablehlo.add %288, %307 : tensor<16x28x28x64xf32>
    %309 = stablehlo.multiply %304, %116 : tensor<16x28x28x64xf32>
    %310 = stablehlo.add %308, %309 : tensor<16x28x28x64xf32>
    %311 = stablehlo.convolution(%110, %310) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x28x28x64xf32>, tensor<16x28x28x64xf32>) -> tensor<3x3x64x64xf32>
    %312 = stablehlo.reverse %arg10, dims = [0, 1] : tensor<3x3x64x64xf32>
    %313 = stablehlo.convolution(%310, %312) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x28x28x64xf32>, tensor<3x3x64x64xf32>) -> tensor<16x28x28x64xf32>
    %314 = stablehlo.add %245, %313 : tensor<16x28x28x64xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %315 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<16x28x28x64xf32>
    %316 = stablehlo.select %112, %314, %315 : tensor<16x28x28x64xi1>, tensor<16x28x28x64xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %317 = stablehlo.reduce(%316 init: %cst_97) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x28x28x64xf32>, tensor<f32>) -> tensor<64xf32>
    %318 = stablehlo.reshape %317 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %319 = stablehlo.reshape %318 : (tensor<1x1x1x64xf32>) -> tensor<64xf32>
    %320 = stablehlo.multiply %95, %316 : tensor<16x28x28x64xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %321 = stablehlo.reduce(%320 init: %cst_98) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x28x28x64xf32>, tensor<f32>) -> tensor<64xf32>
    %322 = stablehlo.reshape %321 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %323 = stablehlo.broadcast_in_dim %103, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x28x28x64xf32>
    %324 = stablehlo.multiply %316, %323 : tensor<16x28x28x64xf32>
    %325 = stablehlo.multiply %98, %322 : tensor<1x1x1x64xf32>
    %326 = stablehlo.multiply %322, %102 : tensor<1x1x1x64xf32>
    %327 = stablehlo.reshape %325 : (tensor<1x1x1x64xf32>) -> tensor<64xf32>
    %328 = stablehlo.multiply %326, %101 : tensor<1x1x1x64xf32>
    %329 = stablehlo.negate %324 : tensor<16x28x28x64xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %330 = stablehlo.reduce(%329 init: %cst_99) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x28x28x64xf32>, tensor<f32>) -> tensor<64xf32>
    %331 = stablehlo.reshape %330 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %332 = stablehlo.reduce(%328 init: %cst_100) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %333 = stablehlo.reduce(%331 init: %cst_101) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %334 = stablehlo.multiply %332, %81 : tensor<64xf32>
    %335 = stablehlo.negate %334 : tensor<64xf32>
    %336 = stablehlo.multiply %335, %68 : tensor<64xf32>
    %337 = stablehlo.add %333, %336 : tensor<64xf32>
    %cst_102 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %339 = stablehlo.divide %334, %338 : tensor<64xf32>
    %340 = stablehlo.broadcast_in_dim %339, dims = [3] : (tensor<64xf32>) -> tensor<16x28x28x64xf32>
    %cst_103 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %342 = stablehlo.divide %337, %341 : tensor<64xf32>
    %343 = stablehlo.broadcast_in_dim %342, dims = [3] : (tensor<64xf32>) -> tensor<16x28x28x64xf32>
    %344 = stablehlo.add %324, %343 : tensor<16x28x28x64xf32>
    %345 = stablehlo.multiply %340, %59 : tensor<16x28x28x64xf32>
    %346 = stablehlo.add %344, %345 : tensor<16x28x28x64xf32>
    %347 = stablehlo.convolution(%53, %346) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x28x28x64xf32>, tensor<16x28x28x64xf32>) -> tensor<3x3x64x64xf32>
    %348 = stablehlo.reverse %arg9, dims = [0, 1] : tensor<3x3x64x64xf32>
    %349 = stablehlo.convolution(%346, %348) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x28x28x64xf32>, tensor<3x3x64x64xf32>) -> tensor<16x28x28x64xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<16x28x28x64xf32>
    %351 = stablehlo.select %55, %349, %350 : tensor<16x28x28x64xi1>, tensor<16x28x28x64xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %352 = stablehlo.reduce(%351 init: %cst_105) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x28x28x64xf32>, tensor<f32>) -> tensor<64xf32>
    %353 = stablehlo.reshape %352 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %354 = stablehlo.reshape %353 : (tensor<1x1x1x64xf32>) -> tensor<64xf32>
    %355 = stablehlo.multiply %39, %351 : tensor<16x28x28x64xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %356 = stablehlo.reduce(%355 init: %cst_106) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x28x28x64xf32>, tensor<f32>) -> tensor<64xf32>
    %357 = stablehlo.reshape %356 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %358 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<16x28x28x64xf32>
    %359 = stablehlo.multiply %351, %358 : tensor<16x28x28x64xf32>
    %360 = stablehlo.multiply %42, %357 : tensor<1x1x1x64xf32>
    %361 = stablehlo.multiply %357, %46 : tensor<1x1x1x64xf32>
    %362 = stablehlo.reshape %360 : (tensor<1x1x1x64xf32>) -> tensor<64xf32>
    %363 = stablehlo.multiply %361, %45 : tensor<1x1x1x64xf32>
    %364 = stablehlo.negate %359 : tensor<16x28x28x64xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %365 = stablehlo.reduce(%364 init: %cst_107) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x28x28x64xf32>, tensor<f32>) -> tensor<64xf32>
    %366 = stablehlo.reshape %365 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %367 = stablehlo.reduce(%363 init: %cst_108) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %368 = stablehlo.reduce(%366 init: %cst_109) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %369 = stablehlo.multiply %367, %25 : tensor<64xf32>
    %370 = stablehlo.negate %369 : tensor<64xf32>
    %371 = stablehlo.multiply %370, %12 : tensor<64xf32>
    %372 = stablehlo.add %368, %371 : tensor<64xf32>
    %cst_110 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %374 = stablehlo.divide %369, %373 : tensor<64xf32>
    %375 = stablehlo.broadcast_in_dim %374, dims = [3] : (tensor<64xf32>) -> tensor<16x28x28x64xf32>
    %cst_111 = stablehlo.constant dense<1.254400e+04> : tensor<f32>
    %376 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %377 = stablehlo.divide %372, %376 : tensor<64xf32>
    %378 = stablehlo.broadcast_in_dim %377, dims = [3] : (tensor<64xf32>) -> tensor<16x28x28x64xf32>
    %379 = stablehlo.add %359, %378 : tensor<16x28x28x64xf32>
    %380 = stablehlo.multiply %375, %3 : tensor<16x28x28x64xf32>
    %381 = stablehlo.add %379, %380 : tensor<16x28x28x64xf32>
    %382 = stablehlo.convolution(%arg22, %381) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<16x28x28x64xf32>, tensor<16x28x28x64xf32>) -> tensor<3x3x64x64xf32>
    %cst_112 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %383 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %384 = stablehlo.multiply %383, %354 : tensor<64xf32>
    %385 = stablehlo.subtract %arg0, %384 : tensor<64xf32>
    %cst_113 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %386 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %387 = stablehlo.multiply %386, %362 : tensor<64xf32>
    %388 = stablehlo.subtract %arg1, %387 : tensor<64xf32>
    %cst_114 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %390 = stablehlo.multiply %389, %319 : tensor<64xf32>
    %391 = stablehlo.subtract %arg2, %390 : tensor<64xf32>
    %cst_115 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %392 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %393 = stablehlo.multiply %392, %327 : tensor<64xf32>
    %394 = stablehlo.subtract %arg3, %393 : tensor<64xf32>
    %cst_116 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %395 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %396 = stablehlo.multiply %395, %283 : tensor<64xf32>
    %397 = stablehlo.subtract %arg4, %396 : tensor<64xf32>
    %cst_117 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %398 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %399 = stablehlo.multiply %398, %291 : tensor<64xf32>
    %400 = stablehlo.subtract %arg5, %399 : tensor<64xf32>
    %cst_118 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %401 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %402 = stablehlo.multiply %401, %248 : tensor<64xf32>
    %403 = stablehlo.subtract %arg6, %402 : tensor<64xf32>
    %cst_119 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %404 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %405 = stablehlo.multiply %404, %256 : tensor<64xf32>
    %406 = stablehlo.subtract %arg7, %405 : tensor<64xf32>
    %cst_120 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %407 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %408 = stablehlo.multiply %407, %382 : tensor<3x3x64x64xf32>
    %409 = stablehlo.subtract %arg8, %408 : tensor<3x3x64x64xf32>
    %cst_121 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %410 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %411 = stablehlo.multiply %410, %347 : tensor<3x3x64x64xf32>
    %412 = stablehlo.subtract %arg9, %411 : tensor<3x3x64x64xf32>
    %cst_122 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %413 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %414 = stablehlo.multiply %413, %311 : tensor<3x3x64x64xf32>
    %415 = stablehlo.subtract %arg10, %414 : tensor<3x3x64x64xf32>
    %cst_123 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %416 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %417 = stablehlo.multiply %416, %276 : tensor<3x3x64x64xf32>
    %418 = stablehlo.subtract %arg11, %417 : tensor<3x3x64x64xf32>
    %cst_124 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %419 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %420 = stablehlo.multiply %419, %240 : tensor<4xf32>
    %421 = stablehlo.subtract %arg12, %420 : tensor<4xf32>
    %cst_125 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %422 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<3x3x64x4xf32>
    %423 = stablehlo.multiply %422, %241 : tensor<3x3x64x4xf32>
    %424 = stablehlo.subtract %arg13, %423 : tensor<3x3x64x4xf32>
    return %385, %388, %391, %394, %397, %400, %403, %406, %409, %412, %415, %418, %421, %424, %30, %35, %86, %91, %143, %148, %199, %204, %232 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>, tensor<4xf32>, tensor<3x3x64x4xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x28x28x64xf32>) -> tensor<16x28x28x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x28x28x64xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x28x28x64xf32>
    return %1 : tensor<16x28x28x64xf32>
  }
}
