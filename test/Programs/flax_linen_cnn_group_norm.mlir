// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_flax_linen_cnn_group_norm
// RUN: %check-reference %s
// RUN: %check-host %s

module @with_flax_linen_cnn_group_norm {
  func.func public @program(%arg0: tensor<4xf32>, %arg1: tensor<3x3x3x4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<6xf32>, %arg5: tensor<3x3x4x6xf32>, %arg6: tensor<3xf32>, %arg7: tensor<6x3xf32>, %arg8: tensor<4xf32>, %arg9: tensor<3x3x3x4xf32>, %arg10: tensor<4xf32>, %arg11: tensor<4xf32>, %arg12: tensor<6xf32>, %arg13: tensor<3x3x4x6xf32>, %arg14: tensor<3xf32>, %arg15: tensor<6x3xf32>, %arg16: tensor<2x8x8x3xf32>, %arg17: tensor<2xi32>) -> (tensor<4xf32> {jax.result_info = "result[0][0]['layers_0']['bias']"}, tensor<3x3x3x4xf32> {jax.result_info = "result[0][0]['layers_0']['kernel']"}, tensor<4xf32> {jax.result_info = "result[0][0]['layers_1']['bias']"}, tensor<4xf32> {jax.result_info = "result[0][0]['layers_1']['scale']"}, tensor<6xf32> {jax.result_info = "result[0][0]['layers_4']['bias']"}, tensor<3x3x4x6xf32> {jax.result_info = "result[0][0]['layers_4']['kernel']"}, tensor<3xf32> {jax.result_info = "result[0][0]['layers_6']['bias']"}, tensor<6x3xf32> {jax.result_info = "result[0][0]['layers_6']['kernel']"}, tensor<4xf32> {jax.result_info = "result[0][1][0].trace['layers_0']['bias']"}, tensor<3x3x3x4xf32> {jax.result_info = "result[0][1][0].trace['layers_0']['kernel']"}, tensor<4xf32> {jax.result_info = "result[0][1][0].trace['layers_1']['bias']"}, tensor<4xf32> {jax.result_info = "result[0][1][0].trace['layers_1']['scale']"}, tensor<6xf32> {jax.result_info = "result[0][1][0].trace['layers_4']['bias']"}, tensor<3x3x4x6xf32> {jax.result_info = "result[0][1][0].trace['layers_4']['kernel']"}, tensor<3xf32> {jax.result_info = "result[0][1][0].trace['layers_6']['bias']"}, tensor<6x3xf32> {jax.result_info = "result[0][1][0].trace['layers_6']['kernel']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.convolution(%arg16, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<2x8x8x4xf32>
    %1 = stablehlo.reshape %arg0 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %3 = stablehlo.add %0, %2 : tensor<2x8x8x4xf32>
    %4 = stablehlo.reshape %3 : (tensor<2x8x8x4xf32>) -> tensor<2x8x8x2x2xf32>
    %5 = chlo.square %4 : tensor<2x8x8x2x2xf32> -> tensor<2x8x8x2x2xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x8x2x2xf32>
    %7 = stablehlo.multiply %6, %4 : tensor<2x8x8x2x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<2x8x8x2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %10 = stablehlo.divide %8, %9 : tensor<2x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%5 init: %cst_2) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<2x8x8x2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %cst_3 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %13 = stablehlo.divide %11, %12 : tensor<2x2xf32>
    %14 = chlo.square %10 : tensor<2x2xf32> -> tensor<2x2xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %16 = stablehlo.multiply %15, %10 : tensor<2x2xf32>
    %17 = stablehlo.subtract %13, %14 : tensor<2x2xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %19 = stablehlo.maximum %18, %17 : tensor<2x2xf32>
    %20 = stablehlo.compare EQ, %17, %19, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %23 = stablehlo.select %20, %21, %22 : tensor<2x2xi1>, tensor<2x2xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %25 = stablehlo.compare EQ, %24, %19, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %28 = stablehlo.select %25, %26, %27 : tensor<2x2xi1>, tensor<2x2xf32>
    %29 = stablehlo.divide %23, %28 : tensor<2x2xf32>
    %30 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x2xf32>
    %31 = stablehlo.reshape %30 : (tensor<2x2x2xf32>) -> tensor<2x4xf32>
    %32 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x2xf32>
    %33 = stablehlo.reshape %32 : (tensor<2x2x2xf32>) -> tensor<2x4xf32>
    %34 = stablehlo.broadcast_in_dim %31, dims = [0, 3] : (tensor<2x4xf32>) -> tensor<2x1x1x4xf32>
    %35 = stablehlo.broadcast_in_dim %33, dims = [0, 3] : (tensor<2x4xf32>) -> tensor<2x1x1x4xf32>
    %36 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2, 3] : (tensor<2x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %37 = stablehlo.subtract %3, %36 : tensor<2x8x8x4xf32>
    %cst_11 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x1x1x4xf32>
    %39 = stablehlo.add %35, %38 : tensor<2x1x1x4xf32>
    %40 = stablehlo.rsqrt %39 : tensor<2x1x1x4xf32>
    %41 = stablehlo.divide %40, %39 : tensor<2x1x1x4xf32>
    %cst_12 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x1x1x4xf32>
    %43 = stablehlo.multiply %42, %41 : tensor<2x1x1x4xf32>
    %44 = stablehlo.reshape %arg3 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x1x1x4xf32>
    %46 = stablehlo.multiply %40, %45 : tensor<2x1x1x4xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3] : (tensor<2x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %48 = stablehlo.multiply %37, %47 : tensor<2x8x8x4xf32>
    %49 = stablehlo.reshape %arg2 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %51 = stablehlo.add %48, %50 : tensor<2x8x8x4xf32>
    %52 = call @relu(%51) : (tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %54 = stablehlo.compare GT, %51, %53, FLOAT : (tensor<2x8x8x4xf32>, tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xi1>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<f32>
    %57 = "stablehlo.reduce_window"(%52, %56) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg18: tensor<f32>, %arg19: tensor<f32>):
      %236 = stablehlo.add %arg18, %arg19 : tensor<f32>
      stablehlo.return %236 : tensor<f32>
    }) : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<2x4x4x4xf32>
    %cst_16 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x4x4x4xf32>
    %59 = stablehlo.divide %57, %58 : tensor<2x4x4x4xf32>
    %60 = stablehlo.convolution(%59, %arg5) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x2x2x6xf32>
    %61 = stablehlo.reshape %arg4 : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x2x2x6xf32>
    %63 = stablehlo.add %60, %62 : tensor<2x2x2x6xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%63 init: %cst_17) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x2x2x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %cst_18 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %66 = stablehlo.divide %64, %65 : tensor<2x6xf32>
    %67 = stablehlo.dot_general %66, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6xf32>, tensor<6x3xf32>) -> tensor<2x3xf32>
    %68 = stablehlo.reshape %arg6 : (tensor<3xf32>) -> tensor<1x3xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<2x3xf32>
    %70 = stablehlo.add %67, %69 : tensor<2x3xf32>
    %71 = stablehlo.broadcast_in_dim %arg17, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %72:2 = call @take_along_axis(%70, %71) : (tensor<2x3xf32>, tensor<2x1xi32>) -> (tensor<2x1xf32>, tensor<2x1x1xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %73:2 = call @_take(%72#0, %c) : (tensor<2x1xf32>, tensor<i32>) -> (tensor<2xf32>, tensor<1xi32>)
    %cst_19 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %74 = stablehlo.reduce(%70 init: %cst_19) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %75 = stablehlo.reshape %74 : (tensor<2xf32>) -> tensor<2x1xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %77 = stablehlo.compare EQ, %70, %76, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %78 = stablehlo.convert %77 : (tensor<2x3xi1>) -> tensor<2x3xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %81 = stablehlo.maximum %80, %74 : tensor<2xf32>
    %82 = stablehlo.compare EQ, %74, %81, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %85 = stablehlo.select %82, %83, %84 : tensor<2xi1>, tensor<2xf32>
    %cst_24 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %87 = stablehlo.compare EQ, %86, %81, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %90 = stablehlo.select %87, %88, %89 : tensor<2xi1>, tensor<2xf32>
    %91 = stablehlo.divide %85, %90 : tensor<2xf32>
    %92 = stablehlo.is_finite %81 : (tensor<2xf32>) -> tensor<2xi1>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %94 = stablehlo.select %92, %81, %93 : tensor<2xi1>, tensor<2xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %96 = stablehlo.broadcast_in_dim %94, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %98 = stablehlo.subtract %70, %97 : tensor<2x3xf32>
    %99 = stablehlo.exponential %98 : tensor<2x3xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%99 init: %cst_29) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %101 = stablehlo.sign %100 : tensor<2xf32>
    %102 = stablehlo.abs %100 : tensor<2xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %104 = stablehlo.compare GE, %100, %103, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %105 = stablehlo.log %102 : tensor<2xf32>
    %106 = stablehlo.add %105, %94 : tensor<2xf32>
    %107 = stablehlo.subtract %106, %73#0 : tensor<2xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.reduce(%107 init: %cst_31) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_32 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %109 = stablehlo.divide %108, %cst_32 : tensor<f32>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_34 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %110 = stablehlo.divide %cst_33, %cst_34 : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %112 = stablehlo.negate %111 : tensor<2xf32>
    %113 = stablehlo.divide %111, %102 : tensor<2xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %115 = stablehlo.select %104, %114, %113 : tensor<2xi1>, tensor<2xf32>
    %116 = stablehlo.select %104, %113, %114 : tensor<2xi1>, tensor<2xf32>
    %117 = stablehlo.negate %115 : tensor<2xf32>
    %118 = stablehlo.add %116, %117 : tensor<2xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %120 = stablehlo.multiply %119, %99 : tensor<2x3xf32>
    %121 = call @_take_0(%73#1, %112) : (tensor<1xi32>, tensor<2xf32>) -> tensor<2x1xf32>
    %122 = call @take_along_axis_1(%72#1, %121) : (tensor<2x1x1xi32>, tensor<2x1xf32>) -> tensor<2x3xf32>
    %123 = stablehlo.add %120, %122 : tensor<2x3xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.reduce(%123 init: %cst_36) applies stablehlo.add across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
    %125 = stablehlo.reshape %124 : (tensor<3xf32>) -> tensor<1x3xf32>
    %126 = stablehlo.reshape %125 : (tensor<1x3xf32>) -> tensor<3xf32>
    %127 = stablehlo.dot_general %123, %66, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<2x6xf32>) -> tensor<3x6xf32>
    %128 = stablehlo.transpose %127, dims = [1, 0] : (tensor<3x6xf32>) -> tensor<6x3xf32>
    %129 = stablehlo.dot_general %123, %arg7, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<6x3xf32>) -> tensor<2x6xf32>
    %cst_37 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %131 = stablehlo.divide %129, %130 : tensor<2x6xf32>
    %132 = stablehlo.broadcast_in_dim %131, dims = [0, 3] : (tensor<2x6xf32>) -> tensor<2x2x2x6xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.reduce(%132 init: %cst_38) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x6xf32>, tensor<f32>) -> tensor<6xf32>
    %134 = stablehlo.reshape %133 : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %135 = stablehlo.reshape %134 : (tensor<1x1x1x6xf32>) -> tensor<6xf32>
    %136 = stablehlo.convolution(%59, %132) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x4xf32>, tensor<2x2x2x6xf32>) -> tensor<3x3x4x6xf32>
    %137 = stablehlo.reverse %arg5, dims = [0, 1] : tensor<3x3x4x6xf32>
    %138 = stablehlo.convolution(%132, %137) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x6xf32>, tensor<3x3x4x6xf32>) -> tensor<2x4x4x4xf32>
    %cst_39 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x4x4x4xf32>
    %140 = stablehlo.divide %138, %139 : tensor<2x4x4x4xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.pad %140, %cst_40, low = [0, 1, 1, 0], high = [0, 1, 1, 0], interior = [0, 1, 1, 0] : (tensor<2x4x4x4xf32>, tensor<f32>) -> tensor<2x9x9x4xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<f32>
    %143 = "stablehlo.reduce_window"(%141, %142) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg18: tensor<f32>, %arg19: tensor<f32>):
      %236 = stablehlo.add %arg18, %arg19 : tensor<f32>
      stablehlo.return %236 : tensor<f32>
    }) : (tensor<2x9x9x4xf32>, tensor<f32>) -> tensor<2x8x8x4xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %145 = stablehlo.select %54, %143, %144 : tensor<2x8x8x4xi1>, tensor<2x8x8x4xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.reduce(%145 init: %cst_43) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %147 = stablehlo.reshape %146 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %148 = stablehlo.reshape %147 : (tensor<1x1x1x4xf32>) -> tensor<4xf32>
    %149 = stablehlo.multiply %37, %145 : tensor<2x8x8x4xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %150 = stablehlo.reduce(%149 init: %cst_44) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %151 = stablehlo.reshape %150 : (tensor<2x4xf32>) -> tensor<2x1x1x4xf32>
    %152 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3] : (tensor<2x1x1x4xf32>) -> tensor<2x8x8x4xf32>
    %153 = stablehlo.multiply %145, %152 : tensor<2x8x8x4xf32>
    %154 = stablehlo.multiply %40, %151 : tensor<2x1x1x4xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.reduce(%154 init: %cst_45) applies stablehlo.add across dimensions = [0] : (tensor<2x1x1x4xf32>, tensor<f32>) -> tensor<1x1x4xf32>
    %156 = stablehlo.reshape %155 : (tensor<1x1x4xf32>) -> tensor<1x1x1x4xf32>
    %157 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x1x1x4xf32>
    %158 = stablehlo.multiply %151, %157 : tensor<2x1x1x4xf32>
    %159 = stablehlo.reshape %156 : (tensor<1x1x1x4xf32>) -> tensor<4xf32>
    %160 = stablehlo.multiply %158, %43 : tensor<2x1x1x4xf32>
    %161 = stablehlo.negate %153 : tensor<2x8x8x4xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.reduce(%161 init: %cst_46) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %163 = stablehlo.reshape %162 : (tensor<2x4xf32>) -> tensor<2x1x1x4xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %164 = stablehlo.reduce(%160 init: %cst_47) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x1x1x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %165 = stablehlo.reduce(%163 init: %cst_48) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x1x1x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %166 = stablehlo.reshape %164 : (tensor<2x4xf32>) -> tensor<2x2x2xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.reduce(%166 init: %cst_49) applies stablehlo.add across dimensions = [2] : (tensor<2x2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %168 = stablehlo.reshape %165 : (tensor<2x4xf32>) -> tensor<2x2x2xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %169 = stablehlo.reduce(%168 init: %cst_50) applies stablehlo.add across dimensions = [2] : (tensor<2x2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %170 = stablehlo.multiply %167, %29 : tensor<2x2xf32>
    %171 = stablehlo.negate %170 : tensor<2x2xf32>
    %172 = stablehlo.multiply %171, %16 : tensor<2x2xf32>
    %173 = stablehlo.add %169, %172 : tensor<2x2xf32>
    %cst_51 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %175 = stablehlo.divide %170, %174 : tensor<2x2xf32>
    %176 = stablehlo.broadcast_in_dim %175, dims = [0, 3] : (tensor<2x2xf32>) -> tensor<2x8x8x2x2xf32>
    %cst_52 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %178 = stablehlo.divide %173, %177 : tensor<2x2xf32>
    %179 = stablehlo.broadcast_in_dim %178, dims = [0, 3] : (tensor<2x2xf32>) -> tensor<2x8x8x2x2xf32>
    %180 = stablehlo.multiply %176, %7 : tensor<2x8x8x2x2xf32>
    %181 = stablehlo.add %179, %180 : tensor<2x8x8x2x2xf32>
    %182 = stablehlo.reshape %181 : (tensor<2x8x8x2x2xf32>) -> tensor<2x8x8x4xf32>
    %183 = stablehlo.add %153, %182 : tensor<2x8x8x4xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %184 = stablehlo.reduce(%183 init: %cst_53) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %185 = stablehlo.reshape %184 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %186 = stablehlo.reshape %185 : (tensor<1x1x1x4xf32>) -> tensor<4xf32>
    %187 = stablehlo.convolution(%arg16, %183) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x3xf32>, tensor<2x8x8x4xf32>) -> tensor<3x3x3x4xf32>
    %cst_54 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %189 = stablehlo.multiply %188, %arg8 : tensor<4xf32>
    %190 = stablehlo.add %186, %189 : tensor<4xf32>
    %cst_55 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<3x3x3x4xf32>
    %192 = stablehlo.multiply %191, %arg9 : tensor<3x3x3x4xf32>
    %193 = stablehlo.add %187, %192 : tensor<3x3x3x4xf32>
    %cst_56 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %195 = stablehlo.multiply %194, %arg10 : tensor<4xf32>
    %196 = stablehlo.add %148, %195 : tensor<4xf32>
    %cst_57 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %198 = stablehlo.multiply %197, %arg11 : tensor<4xf32>
    %199 = stablehlo.add %159, %198 : tensor<4xf32>
    %cst_58 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %201 = stablehlo.multiply %200, %arg12 : tensor<6xf32>
    %202 = stablehlo.add %135, %201 : tensor<6xf32>
    %cst_59 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<3x3x4x6xf32>
    %204 = stablehlo.multiply %203, %arg13 : tensor<3x3x4x6xf32>
    %205 = stablehlo.add %136, %204 : tensor<3x3x4x6xf32>
    %cst_60 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %207 = stablehlo.multiply %206, %arg14 : tensor<3xf32>
    %208 = stablehlo.add %126, %207 : tensor<3xf32>
    %cst_61 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %210 = stablehlo.multiply %209, %arg15 : tensor<6x3xf32>
    %211 = stablehlo.add %128, %210 : tensor<6x3xf32>
    %cst_62 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %213 = stablehlo.multiply %212, %190 : tensor<4xf32>
    %cst_63 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<3x3x3x4xf32>
    %215 = stablehlo.multiply %214, %193 : tensor<3x3x3x4xf32>
    %cst_64 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %217 = stablehlo.multiply %216, %196 : tensor<4xf32>
    %cst_65 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %219 = stablehlo.multiply %218, %199 : tensor<4xf32>
    %cst_66 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %221 = stablehlo.multiply %220, %202 : tensor<6xf32>
    %cst_67 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<3x3x4x6xf32>
    %223 = stablehlo.multiply %222, %205 : tensor<3x3x4x6xf32>
    %cst_68 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %225 = stablehlo.multiply %224, %208 : tensor<3xf32>
    %cst_69 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %227 = stablehlo.multiply %226, %211 : tensor<6x3xf32>
    %228 = stablehlo.add %arg0, %213 : tensor<4xf32>
    %229 = stablehlo.add %arg1, %215 : tensor<3x3x3x4xf32>
    %230 = stablehlo.add %arg2, %217 : tensor<4xf32>
    %231 = stablehlo.add %arg3, %219 : tensor<4xf32>
    %232 = stablehlo.add %arg4, %221 : tensor<6xf32>
    %233 = stablehlo.add %arg5, %223 : tensor<3x3x4x6xf32>
    %234 = stablehlo.add %arg6, %225 : tensor<3xf32>
    %235 = stablehlo.add %arg7, %227 : tensor<6x3xf32>
    return %228, %229, %230, %231, %232, %233, %234, %235, %190, %193, %196, %199, %202, %205, %208, %211, %109 : tensor<4xf32>, tensor<3x3x3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<6xf32>, tensor<3x3x4x6xf32>, tensor<3xf32>, tensor<6x3xf32>, tensor<4xf32>, tensor<3x3x3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<6xf32>, tensor<3x3x4x6xf32>, tensor<3xf32>, tensor<6x3xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x8x8x4xf32>
    return %1 : tensor<2x8x8x4xf32>
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
    %c0 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<4xf32>
    %c1 = stablehlo.constant dense<"0x2219BB3E0764A63E7301B0BD519263BE26DB64BD207B5CBE340F92BD551E35BE5222B33E93C5533DD8F017BE94540CBEDDC34FBED697DC3C3651463EFDD66ABCBDDEBC3E9DE0473E3F9473BE92AFF9BCDB13DFBC4F85A63EBF14803E563B603D25A5793DBD4498BDFEF8093E219DD8BD3663DA3E17E25C3E4C13043DCD5F4FBC1A05753E776782BE7694103E03A3153EA00B3A3E03FBCEBDC11F8ABEA53D04BEB75B6A3E72D1A4BD22D233BE564D213E714414BE5460A33E5A3617BEFF784C3E5AC8733E8E8415BE1AE9803EEDCBF73B1861743E068B913EC588533CD190033EC249813ED3A09BBEEA3177BE069B06BC1A009ABEC1E871BE4B71453E3AC6A63D89F5ADBD51861BBE858021BCEE1680BEB75767BD820A633E4093F63C0FEC08BD5EF9D8BCA82C633E85330E3E2BF1B13ED826573C511591BE2412AB3CF5B8C43E421221BE8AC81F3D5BB7CEBDC8829DBDD23D353E4ED05CBDB65DBA3E3A6B5CBE06E5D43D2329F2BD7D592FBE5A8166BD4598CBBD45B5463E94EC17BEFD7A4B3E0BB88FBE3F90263E3144CCBD797C8ABE547372BE38C1823E498988BD780B503EBEC3923EA07ACF3E4755983D6750F0BD"> : tensor<3x3x3x4xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<3x3x3x4xf32>
    %c2 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<4xf32>
    %c3 = stablehlo.constant dense<[0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000]> : tensor<4xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<4xf32>
    %c4 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<6xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<6xf32>
    %c5 = stablehlo.constant dense<"0xA75EB43DC9E3013E5CD245BE8B17073E8EF996BDEF64273E611B203C0051BBBCE2C6A0BDC78A06BE84A2233CA3D293BE0BA851BE04B6DFBDE811C1BC21AA10BEC26D59BE67C4BC3D9DFAD3BDA30DC2BD59C2863D85E0DF3CB73B843D02B3AB3E4E72C93DA4648FBEC29E4F3E5D6BA73E8DD2FEBD048023BEF8FC39BE0D3F4F3E7756CBBD4B9BB33E989045BEE40F4B3E989998BEAEC60FBDA3A9783EADB1A93DE67CBDBCF919A0BEFB503B3E3830023E8F3E1E3DAE6D19BEFDA239BD40BE263E861B1A3EAA6078BD128B02BECD4AAABD18C66A3E72C7E1BBDFE935BEDEC62A3D97F3A03DA1281EBD40C4823E57D87BBDC28A95BC3B20B23DC21F0C3EC63D773EAA44C8BD257ABC3D88933E3EB40050BE4B0CD8BD095E0DBDC2E206BE20B24CBC799D473ED8CD23BDDB5B423E7D2E553EBFE683BEADD50E3B66F6E63DFE7DACBEB28BFF3DD1AA9FBC3AE933BE2EE5423C0C161BBD288E26BE087FA7BEBC71993D269ABB3D05C099BE6F1F15BEC1CD163E6246373EA8819F3EF2B40E3E50E537BDE561C53D3C5E07BDD28603BE97D88CBED2D01CBE7696EB3DA9F4A53D76F7DD3DB42BCD3D256EE63DB8527FBDC06D15BD86AD24BE336E66BE431D28BC41F60DBCC584BD3D06445ABD5416B9BE665C233D3D9E0A3E32660EBE986ADF3D97911FBEB5DAA93D524A09BD696F23BEA16A1B3DD00C84BB121253BDE639B83E799A193EB3FCBABD44241F3B04555A3E2964093E5DB1023E2EB5633C59859F3E3EAA053EA93AA23D1E74C33DD56A503E2B20983EA489533EC3D2133D4A10DD3CAD49913D23D8D83A4D45D83D2F4F47BD2A0B823DBEB953BEE0407E3ED479A2BEAA568A3DDCA18CBDC13FBD3EC6C2A1BEB5F6C23D08F8AD3EB6C410BD3870C0BE8C5AF93B22E299BD3432743D89E02B3D2B96803E6BC53CBEE0A0423E128D073EE3F64ABEC133773E8AE119BE53BB9FBE1DB9703EEEBF02BC8942AE3E4FB6203EE54F133ECCFE2FBEB9197F3D7C92DA3DBA8E9ABD0BB49F3CBFF0943D1CFF1C3ED8B683BDE7B85E3E921411BDCCB7DDBC546B3B3E54338CBEC4906B3E9D04933E1C97F63DCDC240BE4492803E050E30BD2C244A3E0CAEBCBD1A352B3E7AA3F43DC0177EBC1E167BBD077E95BDCA8166BEDA31A33C12130EBCE61D083DE0563ABE3A22833D751E693E8AAC223EEBE153BEAA3A45BE469E86BEFF3A213E4B157F3D353FB63D"> : tensor<3x3x4x6xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<3x3x4x6xf32>
    %c6 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000]> : tensor<3xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<3xf32>
    %c7 = stablehlo.constant dense<"0x711341BFA89EE8BE9B8A2FBEE95317BF2A12A73D59CCE2BD5092243F5D2C77BDCC6E433F39A8273FF1FB24BD494748BE552CC93E7E7E4F3ED4714B3E3925A33E697674BE38CAEB3E"> : tensor<6x3xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<6x3xf32>
    %c8 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<4xf32>
    %c9 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3x3x4xf32>
    %a9 = stablehlo.optimization_barrier %c9 : tensor<3x3x3x4xf32>
    %c10 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a10 = stablehlo.optimization_barrier %c10 : tensor<4xf32>
    %c11 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a11 = stablehlo.optimization_barrier %c11 : tensor<4xf32>
    %c12 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<6xf32>
    %a12 = stablehlo.optimization_barrier %c12 : tensor<6xf32>
    %c13 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3x4x6xf32>
    %a13 = stablehlo.optimization_barrier %c13 : tensor<3x3x4x6xf32>
    %c14 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000]> : tensor<3xf32>
    %a14 = stablehlo.optimization_barrier %c14 : tensor<3xf32>
    %c15 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x3xf32>
    %a15 = stablehlo.optimization_barrier %c15 : tensor<6x3xf32>
    %c16 = stablehlo.constant dense<"0x43AA93BF681DA43F50D1453E8C3E8BBF51114DBE4D11703FF283B53EF09A133E873311BFAEFFD03FE45DB1BF722B0C3FF2115C3D7905CCBE22DFAABE77002B3E7AFDB23EC40AB1BE597587BE09CAECBE7444883FD8F8003F2E86823FAACD873E17E2C0BFDD1DE73CE950AABF8A07E6BF9598023FEA0F393FDEAD97BE125C0B405865CFBF197DC0BFFC455DBCDAEA99BFD484A7BE3C8049BF6F51293FEB94B13E7B91A63DA1AC353F32BF45BECE1B08BF624FE4BE0BE0BE3FB731BA3EFA24303E497E5B3F8251933F719123C057EF25403A3603BF15767CBFF9FAF6BDC8D6BDBFEEDEE3BEC6469CBDCA1B91BF3ABBB83E392ED5BEDEBB14BF1128CEBF54B0893F00CE44BF2D117DBFB1F5CD3DE6ED61BF4B76CD3F7C75CABDACE16D3F62180A3ECC7D023FCDA14EBFE8BACA3F41A420BF4C82CEBEED3A36BF2258033EB9B4F53F500F05C07B354D3F488F27405D5501404D55433C0D760D3E0ED2ED3ECF5A82BF2495993F3703EA3E343FC2BDC3BA70BFDB7550BFB50C2BBF94333B3E7BD69FBE4BC53EBFDC479E3F6D73C93CE5E445BE561250BC66F4353F3D6D0EBDA53723BF06F890BF4F86A3BECF6C42BF295CF83E1320613F88394ABDAA2B363EC17AD73EACA28B3DA6CF34C046B037BF9AB98BBD52EA8F3B3A69873F4A7689BF181678BF38883FBE298EA23FE6A9D2BF1A1355BFAC012E3FE6EE023E557408BEC6BFF7BF2B3946BFB3B670BDC6B00D4086E3ACBFBF0A313E3D42CD3FDAB52B406DCFB6BF20E605C093A69A3F40A300C06F31AFBDF82EA63FCAF09CBFF7DE683E45D0273F70A08DBF6FDFCF3F6A285DBFC82865BF19DCA0BEBAD18B3F38F7553FC79B8ABFC3E22EBFE67D38BF1F7FA0BF1FEF1440599EF33F29E4163F57F0123D6B70E83F09A77A3F6E6722BFC70A99BF409B403E786AB9BE0740C13CCE331BBFEF57114055D4E43CBE8110BC0C95AF3FCF4E313FE916AC3F2830D23D3251CF3E4FBA15BF8123E53EBB40F7BD25DDA9BE99442F3F4539843E619AE93E67D9ADBF2ABE4A3FB93524BE03FD873EBC2ED53FDEFE153FD94268BFB66F1FBE76E573BF49EC61BE4A72FA3F890059BCF2FFBF3F6A9010BF2B1C063D3326EFBF84D9043EEE750240A31D4F3E108CDDBCE653CBBFD61F0D3F3D53BC3E67A55ABFCB77B13DEB7EE63FC1E185BF204B09BF86E3DF3F1B08C43F1933973F376761BE59F5B8BFDA17A03F653FB9BF4A2920BF52E92CBF2203B13F68BD8C3F8C78A33FE360D9BF24ED133D2AC0CDBFC7818B3E37A4DF3EE26347BDEA38C53EA95A03BF9F46FE3E7B7B57BED8F4ABBFF6D8A7BF2E7320BF4E9F05BF442A2FBF6B4E4ABE3FD2173F758E903FC9CD113F124721BF2DE2C73E694D04BF0E3874BFBFC4DC3F3AD604BF2BE4473C9C6F51BF443E263FCB5E1240D13599BD4B78203F619155BD807C70BE7C5FFA3E394F99BE30DAB7BFB938D13FBB6DAABFCBB2CABFAD5E11BF98E9B13EE51D0D4026601ABF4B9B60BF0BBC3A3E0635AFBF843496BF373A9B3FDBD78A3FA88F063ED84D18BEEC39303E78D255BF2D54CDBE5E125DBFD5B5FE3DCEF84EBE0F3892BE5F46333F89A818406D020B4004F6A4BE7C97E3BE87B382BF2B8661BF447062BE5D60A73F3495B3BF75A8453D4E72C5BF5AD91340DB7FBC3DD0E8343E1EA06F3E84A7E4BD28894ABFE2DD39BFE8E75ABF02874EBF7E17533F3DC0883F8AB7CA3F5E5ACDBEE051283F8FFF84BE2EBA803E9E42C9BECD1A75BF6CCCCDBFE4C4683E2FA3BD3E06729D3F967BADBEE8D25FBF26D4A0BEDBFA87BFF259F5BE2FF9CA3F162A92BE856D693E4ECF923D5C0EDE3EA1E1393FAD2F04C049DD66BF87CA7F3F59BBA13E8CDF1F3F708D0FBF9D7F173FDCB541BEA801C6BFA6CE3ABEC496EBBC45EE10BF22D711BF8B0A593F3619E7BEF4DF5B3ECB6304BFD11A353E6FAA923F950D90BFE028F43F6F6C3ABEABF3DEBD34BB993F3D41EC3FF34CC9BE9A63CCBD9E6246BED109E33EF04DA63F0594463FD19A7E3F14F7503EFDD541402AB7AE3E88EAD9BEDA7142C043B2973F8E764A3F622673BFEDB5FEBEC4B4213F853D9FBF4F9912C0523CD3BE18C842BECC82603D72BC2E3EDAD5B13FA939373F2CCE073F2BB28D3F5535263FCE46AC3FA0A388BE40AFB13D5FC85DBC073BE33D600BA23F"> : tensor<2x8x8x3xf32>
    %a16 = stablehlo.optimization_barrier %c16 : tensor<2x8x8x3xf32>
    %c17 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
    %a17 = stablehlo.optimization_barrier %c17 : tensor<2xi32>
    %s0:17 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16, %a17) : (tensor<4xf32>, tensor<3x3x3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<6xf32>, tensor<3x3x4x6xf32>, tensor<3xf32>, tensor<6x3xf32>, tensor<4xf32>, tensor<3x3x3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<6xf32>, tensor<3x3x4x6xf32>, tensor<3xf32>, tensor<6x3xf32>, tensor<2x8x8x3xf32>, tensor<2xi32>) -> (tensor<4xf32>, tensor<3x3x3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<6xf32>, tensor<3x3x4x6xf32>, tensor<3xf32>, tensor<6x3xf32>, tensor<4xf32>, tensor<3x3x3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<6xf32>, tensor<3x3x4x6xf32>, tensor<3xf32>, tensor<6x3xf32>, tensor<f32>)
    %s1:17 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %s0#8, %s0#9, %s0#10, %s0#11, %s0#12, %s0#13, %s0#14, %s0#15, %a16, %a17) : (tensor<4xf32>, tensor<3x3x3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<6xf32>, tensor<3x3x4x6xf32>, tensor<3xf32>, tensor<6x3xf32>, tensor<4xf32>, tensor<3x3x3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<6xf32>, tensor<3x3x4x6xf32>, tensor<3xf32>, tensor<6x3xf32>, tensor<2x8x8x3xf32>, tensor<2xi32>) -> (tensor<4xf32>, tensor<3x3x3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<6xf32>, tensor<3x3x4x6xf32>, tensor<3xf32>, tensor<6x3xf32>, tensor<4xf32>, tensor<3x3x3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<6xf32>, tensor<3x3x4x6xf32>, tensor<3xf32>, tensor<6x3xf32>, tensor<f32>)
    %s2:17 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %s1#8, %s1#9, %s1#10, %s1#11, %s1#12, %s1#13, %s1#14, %s1#15, %a16, %a17) : (tensor<4xf32>, tensor<3x3x3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<6xf32>, tensor<3x3x4x6xf32>, tensor<3xf32>, tensor<6x3xf32>, tensor<4xf32>, tensor<3x3x3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<6xf32>, tensor<3x3x4x6xf32>, tensor<3xf32>, tensor<6x3xf32>, tensor<2x8x8x3xf32>, tensor<2xi32>) -> (tensor<4xf32>, tensor<3x3x3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<6xf32>, tensor<3x3x4x6xf32>, tensor<3xf32>, tensor<6x3xf32>, tensor<4xf32>, tensor<3x3x3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<6xf32>, tensor<3x3x4x6xf32>, tensor<3xf32>, tensor<6x3xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<[0x3CB7E574, 0xBCB7E573, 0xBCC1F16F, 0x3CC1F16C]> : tensor<4xf32>, tolerance = 2.367469482e-06
    check.expect_almost_eq_const %s2#1, dense<"0xE535BE3E1FC5A33E14F38ABD28A181BE7D8092BD9F9B5EBE0F878BBDE4CA49BEDF01C83E4E6B7F3DE3B70FBE2B9D27BE2F7F4BBEA679C93CE157593E9DA28CBB0B15AF3E4ACA443E09776BBE18BE27BD2CE7C9BC5E9BAC3E8536623E5DCEB03DCEB6273DFD20B0BD00D41B3E1B7262BD990BC63E22A6553E8F71E43C0AE0D1BB409C723E014D7CBE754E143EF15D253EF289533E2C83BBBD006E8ABE5DFF2ABE2BCA863EBB1ABEBDA6C43ABEE08FE03DCAD333BEF201A73EA4C01EBEBD67593EF8CB563E61340CBE85E3793E09A00C3C4603773E3F448B3E69C48C3CB09DDE3DFB05933EC5A198BED7F957BE4EA65E3AC0F79EBEF26362BEF06F3D3E6FA5E83DD76310BE82B81FBE7D6B233BF21179BE787E42BD8464543EAE34F83CF32EEBBCEB4502BDEEF3663EC4B4043E2960B33E5269613CDC728EBE9CBB193D79D3BC3EF84E4CBEAC05F83C3480D6BD5D3FD3BDDFBF363E89D762BD8643BF3EFFD76ABE2E0E093EA950F7BD284E2FBE4A62A9BDD218BDBDC6273A3E754A1BBED3A6373E296D88BEE24A2C3EB95BB5BDA79A88BE3CCD51BEED1E863EEABE92BD9017503E206E963E9A8EC73E842FB43D597EF6BD"> : tensor<3x3x3x4xf32>, tolerance = 3.906392753e-05
    check.expect_almost_eq_const %s2#2, dense<[0x3D02D803, 0xBC84560E, 0xBC9AB30D, 0x3C56786C]> : tensor<4xf32>, tolerance = 3.194428608e-06
    check.expect_almost_eq_const %s2#3, dense<[0x3F82A63E, 0x3F7B2080, 0x3F8000C3, 0x3F808682]> : tensor<4xf32>, tolerance = 1.020698309e-04
    check.expect_almost_eq_const %s2#4, dense<"0xC1A1CB3C46D72CBD4BCAF63D7F95AA3BFF41843B4F20D33D"> : tensor<6xf32>, tolerance = 1.205030307e-05
    check.expect_almost_eq_const %s2#5, dense<"0xE107023ED52D023E377DFFBD739BC73D1400A4BDDC2E653EBDFFC83C207C0EBD397FFCBC2A180CBE01CD213CF9887DBEC0666CBE3C1425BE62C1C83C1893ADBD1FE54ABE6AD7053EF514B6BD713AD9BD7D5AE53D3C17B13C0DBD833DEB1DC03E8513BA3DA6059DBE2D44733E6989B33EC208F2BDD00D06BE371225BE9ECF3E3E4BB90BBDBC9FAF3E19D045BE5B52823E03D48EBEDA2929BDA458933EE93E8F3D6A29CDBC330F8CBE0EFE4D3E3577F13D89D9B33D81B523BE6A6B3EBD3770523EEBBB393E9EAB41BD519EC6BD13A0F3BDD808633E6EDBAB3CA83E25BEBB8F3D3D90D0CA3D984665BDD6F6803E6AB730BDA1A84FBD8440173DA94D2E3E6EC89A3EAEDDA9BDB42BF13DC2F7423E251058BE1291ABBD2C8008BD501706BE810FC73B2CAA4B3EEA7364BD6AD8663EE9075C3EA9B082BEDCDA043D4F73DD3DCDC2B7BE0A3C203E0C71A1BAB9D12EBE8D7A1C3DACA9F1BB857A1EBEA14293BEAB6C2F3D945EAE3DAEA187BE827FE4BD9A4F203E82BB633EE20D8D3E3738073EC9C6C2BB81A9BF3D4A0A8FBD832888BD3BC97EBEA51E15BE6AF22A3E14D3BA3D0701C83D24EC0C3EA10EE23D17AE7DBD18A28CBB42F92CBE0ABD87BE43CC443D8984C63C08ECCF3DBC989FBB0A4FB7BE9ACC883C13FD3B3EFE3802BE4950E73DF390EBBD172EA93DBCCB36BD15680FBE31EE393D8F4DF4BA69C20FBD1681B53E836A0C3E6D5E9EBD12AC7C3C72BF5D3E6906153E9A16223EDAF9E53CF31AAE3E3A1CC13D787A923DF3FAF83D7ED3663ED5D59C3EE52A6A3E3D73323CC2A2B13C4490BA3D300E1E3D6F88F03DFCB59ABB6B08BF3C922C5CBE9166933EB0709CBEF0057C3D1B4817BD49E2B93E7826A2BEBF4EFB3D0FF9A23E5D3585BDB74FB8BEE3233B3D941887BD5742923DCDE4553D9D347A3E3BB51DBE2DBB3D3EBF25073EE81930BEADC9753E860621BE3D8F9ABEA882763EFC84D3BB3490B23ECAF5383E6E9A173EFDED0CBE08371E3D260FD13D464C38BDEEFD003D9C969D3D42E22A3ED3FD9EBD23E75B3EA8BDBDBCD0F2C3BC56AD2F3EC54D7DBE8159703E9BE3933ED74F123EBB3529BE6558853E7BC99CBCA23F2F3E63F6C7BD5E6E413EE58D063E8CD456BC206A36BD3B4FAEBD6BF668BE6ACF0E3D98DCFABCE8A3913B23A42CBE27C8D03DA868723E5E932C3ED3E146BEA20242BE40327CBEDB98133E2114743DF5C1D43D"> : tensor<3x3x4x6xf32>, tolerance = 3.752282560e-05
    check.expect_almost_eq_const %s2#6, dense<[0x3CF18991, 0xBE1B5AD0, 0x3DFA533D]> : tensor<3xf32>, tolerance = 1.517136097e-05
    check.expect_almost_eq_const %s2#7, dense<"0xC34341BF2422DEBE57C243BE953B26BF81EE953DA5D634BDF5F4203FDA9A21BD0FB3413F4740253F456008BE700CBFBDBCCFB53E6D027B3E17A7463E5DF8AA3E3F2D91BE1EE9FA3E"> : tensor<6x3xf32>, tolerance = 7.566384673e-05
    check.expect_almost_eq_const %s2#8, dense<[0xBDD28851, 0x3DD28851, 0x3DDE2DC8, 0xBDDE2DC4]> : tensor<4xf32>, tolerance = 1.084857583e-05
    check.expect_almost_eq_const %s2#9, dense<"0xB31BF7BC0C63C13CCA068ABD7D10153EEB15933DD52D3D3C706BF7BBDA43BE3DE7C341BED74140BDF9A323BDC2DBF33DCF8BC1BC5044FA3B2198ADBD323843BDFE92033EE394933CAC8A30BDEBB8213DB9FB0BBCFD475CBD676A083E84F70EBE344EC83D1FC8513D220BAABD5C5972BE5787413E876F013D1872913CDB18FDBC8C8CAB3C07051EBD990EA5BCA7478FBDF1ABE9BD14111CBD64DCB4BBF30A3E3EFF4529BE5FB06B3DB27D103D3148703E2D280F3E4676D4BC235FC43CDDC67DBDBF68103EE99915BD52C3FB3C91CA00BAE50677BCFCAB7B3D50CB6DBCBE4BC33D95BA27BEE42BFBBC262811BEDBD403BDF3DD3D3D02D78ABDDA69203DF41F16BEBCB4873EC802A23C894B61BDD1EC10BD1E0537BD011D8C3DC1D874BB1ED0DDBC760EB33CF92E75BC51BF163D1C3422BC871190BBBB24B9BC33689DBDD407943D05E4473E544B2B3DD452373C753CF83D74766BBC54CAE13B989B39BD2209813D16EB14BE0BE8743C210FC6BB573FF63D7E9FFEBC2C3C703D242B653C53A1C03D4CEC88BD6DEECABCF0504FBD425A78BCA0D211BE963BF7BC9592973C09D3F83AA98EF8BC6FB99B3D6F3C74BDF7A54A3C"> : tensor<3x3x3x4xf32>, tolerance = 2.650507689e-05
    check.expect_almost_eq_const %s2#10, dense<[0xBE2C6C2B, 0x3D5CADA4, 0x3D8DE2DE, 0xBD9A7DE1]> : tensor<4xf32>, tolerance = 1.683813781e-05
    check.expect_almost_eq_const %s2#11, dense<[0xBDFF4ECD, 0x3D91D4B2, 0xBCAF53F7, 0xBD17D61D]> : tensor<4xf32>, tolerance = 1.246620193e-05
    check.expect_almost_eq_const %s2#12, dense<"0x8E12EBBD6EDB353E1E8C08BF8929C4BC05D449BC88E9ECBE"> : tensor<6xf32>, tolerance = 5.333880186e-05
    check.expect_almost_eq_const %s2#13, dense<"0x02F93DBE8FAD8DBCF3669DBE8ED5283EFAA20A3DF7ED8CBEA4418ABD7891423D1C7256BEF793C83CB604373B7E843BBEE975FE3D45ED733EF74555BE8B9386BE58BD80BDC9B42CBEC5C581BDE6FC493D856751BE03FAA43CA512063BAF1137BE12942D3D19D2023E1E5D1EBE0F3BF6BD265BEFBC2E1A04BEC281BFBD22ED823D8ECB92BEF8D00F3D42288A3BB86A80BE3D2CB4BD8078AC3C7F3E4BBED348723DB5B6323CD47F33BE2A2BB8BD24CBF83C91CC61BE3DA55A3D01631A3CDE0F47BEC96C17BEB26893BD3C2D0EBED9912E3E9999183D10F603BE1DE89ABD060BD3BCCBA5B9BD8752A43D89608C3C270CA9BD7FF31D3E83336E3EC7BC12BEEA6291BE27D988BD75B7E3BD306B7FBCDC44193D6129C4BDEBAA3DBC57F679BBF677A9BD1D8C92BC46BD8D3D9ACF22BE9A0902BDD88C16BC9E2C0CBEEBC7B83CF745C93DBA8C0DBEAC35ADBDF18FADBC6DE0EDBDA11E10BEA9C936BD8CAB32BED7CD163EC741003DC84C22BE021124BE3B6558BD2A7748BEE1402C3E359C133DF48836BE44BF243C74E8233E92BF8CBEC7B5EEBD7FCCF6BCF34E6FBE829C3EBD8424333DEC5F28BEA1B61B3C8D46CEB789C512BEF957283DB9C0383E210782BE26781EBE27CC1EBDDA875ABE6E807EBCDB6FD13D7E465CBEEB4B65BDBE627CBC37083DBE2E9F213BEF4E4E3DCCF4B2BDD20313BD1E4E17BC385A98BD8FE6CA3CE70D6D3DF33C78BD9D6A73BD07276CBC7C404CBDE3C712BE63D795BD9F9902BE6F3F2C3E89AF163DD33FF3BD0C0DD7BDF9744DBD2591CDBDB892F63D122ED73CF77EBEBD7F6834BEA2488ABD0A584BBEC38D433E04A4283D64233ABE6F005EBDF7AFB83CC8140FBEF13CF63CF141A43BB693FBBD6AA2D03DACE00D3E8C7A89BD57A935BE36EB29BD37A64CBD3B1D32BD54E0F83CCDF208BEA400863C6256063BAAADEFBDC00B263C2233103DD49438BDD99201BD3734FCBB8EB21ABD97A2E1BD53D2DABCF8781BBE4A68E03D13BCBC3CDB640CBEBC2667BD8098BDBC355C78BD8B727F3D329C5C3C42EE63BD18FD8BBC58D7403D3D1BF1BD826392BCA75BB7BBA50AD0BD5E8FE1BDEC5E50BD1F09DEBD9A20003E2758DF3C884FCDBD988A63BD317E70BC103D98BDD2A9653DF4DE413CFAB389BDB85BD53DA7460A3E666767BD183A35BE3ED628BD7DFB26BDEEB766BD370B7BBC017F97BD918E6B3D3163483CF33E89BD"> : tensor<3x3x4x6xf32>, tolerance = 3.074260652e-05
    check.expect_almost_eq_const %s2#14, dense<[0xBDF2A6B9, 0x3F2C3E18, 0xBF0DE942]> : tensor<3xf32>, tolerance = 6.728224754e-05
    check.expect_almost_eq_const %s2#15, dense<"0x1BA9363C65E2A7BD420D913D24BD973E9002D93C4C4DA5BE53557C3D5B066EBD7CEF64BB5259093D3ACCD33E65F7E4BE81092E3E3A823FBED3C58B3CBEA57FBD46F6693ED90C2ABE"> : tensor<6x3xf32>, tolerance = 4.471999705e-05
    check.expect_almost_eq_const %s2#16, dense<0x3F5C7AE6> : tensor<f32>, tolerance = 8.612502813e-05
    return
  }
}
