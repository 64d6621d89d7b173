// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_haiku_cnn
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_haiku_cnn {
  func.func public @program(%arg0: tensor<4xf32>, %arg1: tensor<3x3x2x4xf32>, %arg2: tensor<3xf32>, %arg3: tensor<16x3xf32>, %arg4: tensor<i32>, %arg5: tensor<4xf32>, %arg6: tensor<3x3x2x4xf32>, %arg7: tensor<3xf32>, %arg8: tensor<16x3xf32>, %arg9: tensor<4xf32>, %arg10: tensor<3x3x2x4xf32>, %arg11: tensor<3xf32>, %arg12: tensor<16x3xf32>, %arg13: tensor<2x8x8x2xf32>, %arg14: tensor<2xi32>) -> (tensor<4xf32> {jax.result_info = "result[0][0]['conv2_d']['b']"}, tensor<3x3x2x4xf32> {jax.result_info = "result[0][0]['conv2_d']['w']"}, tensor<3xf32> {jax.result_info = "result[0][0]['linear']['b']"}, tensor<16x3xf32> {jax.result_info = "result[0][0]['linear']['w']"}, tensor<i32> {jax.result_info = "result[0][1][0].count"}, tensor<4xf32> {jax.result_info = "result[0][1][0].mu['conv2_d']['b']"}, tensor<3x3x2x4xf32> {jax.result_info = "result[0][1][0].mu['conv2_d']['w']"}, tensor<3xf32> {jax.result_info = "result[0][1][0].mu['linear']['b']"}, tensor<16x3xf32> {jax.result_info = "result[0][1][0].mu['linear']['w']"}, tensor<4xf32> {jax.result_info = "result[0][1][0].nu['conv2_d']['b']"}, tensor<3x3x2x4xf32> {jax.result_info = "result[0][1][0].nu['conv2_d']['w']"}, tensor<3xf32> {jax.result_info = "result[0][1][0].nu['linear']['b']"}, tensor<16x3xf32> {jax.result_info = "result[0][1][0].nu['linear']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.convolution(%arg13, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x2xf32>, tensor<3x3x2x4xf32>) -> tensor<2x4x4x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [3] : (tensor<4xf32>) -> tensor<2x4x4x4xf32>
    %2 = stablehlo.add %0, %1 : tensor<2x4x4x4xf32>
    %3 = call @relu(%2) : (tensor<2x4x4x4xf32>) -> tensor<2x4x4x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x4x4xf32>
    %5 = stablehlo.compare GT, %2, %4, FLOAT : (tensor<2x4x4x4xf32>, tensor<2x4x4x4xf32>) -> tensor<2x4x4x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x4x4xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.reduce_window"(%3, %7) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %185 = stablehlo.maximum %arg15, %arg16 : tensor<f32>
      stablehlo.return %185 : tensor<f32>
    }) : (tensor<2x4x4x4xf32>, tensor<f32>) -> tensor<2x2x2x4xf32>
    %9 = stablehlo.reshape %8 : (tensor<2x2x2x4xf32>) -> tensor<2x16xf32>
    %10 = stablehlo.dot_general %9, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16xf32>, tensor<16x3xf32>) -> tensor<2x3xf32>
    %11 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %12 = stablehlo.add %10, %11 : tensor<2x3xf32>
    %13 = stablehlo.broadcast_in_dim %arg14, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %14:2 = call @take_along_axis(%12, %13) : (tensor<2x3xf32>, tensor<2x1xi32>) -> (tensor<2x1xf32>, tensor<2x1x1xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %15:2 = call @_take(%14#0, %c) : (tensor<2x1xf32>, tensor<i32>) -> (tensor<2xf32>, tensor<1xi32>)
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %17 = stablehlo.reshape %16 : (tensor<2xf32>) -> tensor<2x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %19 = stablehlo.compare EQ, %12, %18, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %20 = stablehlo.convert %19 : (tensor<2x3xi1>) -> tensor<2x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %23 = stablehlo.maximum %22, %16 : tensor<2xf32>
    %24 = stablehlo.compare EQ, %16, %23, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %27 = stablehlo.select %24, %25, %26 : tensor<2xi1>, tensor<2xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %29 = stablehlo.compare EQ, %28, %23, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %32 = stablehlo.select %29, %30, %31 : tensor<2xi1>, tensor<2xf32>
    %33 = stablehlo.divide %27, %32 : tensor<2xf32>
    %34 = stablehlo.is_finite %23 : (tensor<2xf32>) -> tensor<2xi1>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %36 = stablehlo.select %34, %23, %35 : tensor<2xi1>, tensor<2xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %38 = stablehlo.broadcast_in_dim %36, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %40 = stablehlo.subtract %12, %39 : tensor<2x3xf32>
    %41 = stablehlo.exponential %40 : tensor<2x3xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %43 = stablehlo.sign %42 : tensor<2xf32>
    %44 = stablehlo.abs %42 : tensor<2xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %46 = stablehlo.compare GE, %42, %45, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %47 = stablehlo.log %44 : tensor<2xf32>
    %48 = stablehlo.add %47, %36 : tensor<2xf32>
    %49 = stablehlo.subtract %48, %15#0 : tensor<2xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %51 = stablehlo.divide %50, %cst_15 : tensor<f32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %52 = stablehlo.divide %cst_16, %cst_17 : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %54 = stablehlo.negate %53 : tensor<2xf32>
    %55 = stablehlo.divide %53, %44 : tensor<2xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %57 = stablehlo.select %46, %56, %55 : tensor<2xi1>, tensor<2xf32>
    %58 = stablehlo.select %46, %55, %56 : tensor<2xi1>, tensor<2xf32>
    %59 = stablehlo.negate %57 : tensor<2xf32>
    %60 = stablehlo.add %58, %59 : tensor<2xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %62 = stablehlo.multiply %61, %41 : tensor<2x3xf32>
    %63 = call @_take_0(%15#1, %54) : (tensor<1xi32>, tensor<2xf32>) -> tensor<2x1xf32>
    %64 = call @take_along_axis_1(%14#1, %63) : (tensor<2x1x1xi32>, tensor<2x1xf32>) -> tensor<2x3xf32>
    %65 = stablehlo.add %62, %64 : tensor<2x3xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
    %67 = stablehlo.dot_general %65, %9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<2x16xf32>) -> tensor<3x16xf32>
    %68 = stablehlo.transpose %67, dims = [1, 0] : (tensor<3x16xf32>) -> tensor<16x3xf32>
    %69 = stablehlo.dot_general %65, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<16x3xf32>) -> tensor<2x16xf32>
    %70 = stablehlo.reshape %69 : (tensor<2x16xf32>) -> tensor<2x2x2x4xf32>
    %cst_20 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %71 = stablehlo.pad %3, %cst_20, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x4x4x4xf32>, tensor<f32>) -> tensor<2x4x4x4xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = "stablehlo.select_and_scatter"(%71, %70, %cst_21) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %185 = stablehlo.compare GE, %arg15, %arg16, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %185 : tensor<i1>
    }, {
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %185 = stablehlo.add %arg15, %arg16 : tensor<f32>
      stablehlo.return %185 : tensor<f32>
    }) : (tensor<2x4x4x4xf32>, tensor<2x2x2x4xf32>, tensor<f32>) -> tensor<2x4x4x4xf32>
    %73 = stablehlo.slice %72 [0:2, 0:4, 0:4, 0:4] : (tensor<2x4x4x4xf32>) -> tensor<2x4x4x4xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x4x4x4xf32>
    %75 = stablehlo.select %5, %73, %74 : tensor<2x4x4x4xi1>, tensor<2x4x4x4xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.reduce(%75 init: %cst_23) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %77 = stablehlo.convolution(%arg13, %75) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x2xf32>, tensor<2x4x4x4xf32>) -> tensor<3x3x2x4xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %79 = stablehlo.multiply %78, %76 : tensor<4xf32>
    %cst_25 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %81 = stablehlo.multiply %80, %arg5 : tensor<4xf32>
    %82 = stablehlo.add %79, %81 : tensor<4xf32>
    %cst_26 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x3x2x4xf32>
    %84 = stablehlo.multiply %83, %77 : tensor<3x3x2x4xf32>
    %cst_27 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3x3x2x4xf32>
    %86 = stablehlo.multiply %85, %arg6 : tensor<3x3x2x4xf32>
    %87 = stablehlo.add %84, %86 : tensor<3x3x2x4xf32>
    %cst_28 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %89 = stablehlo.multiply %88, %66 : tensor<3xf32>
    %cst_29 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %91 = stablehlo.multiply %90, %arg7 : tensor<3xf32>
    %92 = stablehlo.add %89, %91 : tensor<3xf32>
    %cst_30 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<16x3xf32>
    %94 = stablehlo.multiply %93, %68 : tensor<16x3xf32>
    %cst_31 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<16x3xf32>
    %96 = stablehlo.multiply %95, %arg8 : tensor<16x3xf32>
    %97 = stablehlo.add %94, %96 : tensor<16x3xf32>
    %98 = stablehlo.multiply %76, %76 : tensor<4xf32>
    %cst_32 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %100 = stablehlo.multiply %99, %98 : tensor<4xf32>
    %cst_33 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %102 = stablehlo.multiply %101, %arg9 : tensor<4xf32>
    %103 = stablehlo.add %100, %102 : tensor<4xf32>
    %104 = stablehlo.multiply %77, %77 : tensor<3x3x2x4xf32>
    %cst_34 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x3x2x4xf32>
    %106 = stablehlo.multiply %105, %104 : tensor<3x3x2x4xf32>
    %cst_35 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3x3x2x4xf32>
    %108 = stablehlo.multiply %107, %arg10 : tensor<3x3x2x4xf32>
    %109 = stablehlo.add %106, %108 : tensor<3x3x2x4xf32>
    %110 = stablehlo.multiply %66, %66 : tensor<3xf32>
    %cst_36 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %112 = stablehlo.multiply %111, %110 : tensor<3xf32>
    %cst_37 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %114 = stablehlo.multiply %113, %arg11 : tensor<3xf32>
    %115 = stablehlo.add %112, %114 : tensor<3xf32>
    %116 = stablehlo.multiply %68, %68 : tensor<16x3xf32>
    %cst_38 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<16x3xf32>
    %118 = stablehlo.multiply %117, %116 : tensor<16x3xf32>
    %cst_39 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<16x3xf32>
    %120 = stablehlo.multiply %119, %arg12 : tensor<16x3xf32>
    %121 = stablehlo.add %118, %120 : tensor<16x3xf32>
    %c_40 = stablehlo.constant dense<2147483647> : tensor<i32>
    %122 = stablehlo.compare LT, %arg4, %c_40, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_41 = stablehlo.constant dense<1> : tensor<i32>
    %123 = stablehlo.add %arg4, %c_41 : tensor<i32>
    %c_42 = stablehlo.constant dense<2147483647> : tensor<i32>
    %124 = call @_where_2(%122, %123, %c_42) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %125 = stablehlo.convert %124 : (tensor<i32>) -> tensor<f32>
    %cst_43 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %126 = stablehlo.convert %124 : (tensor<i32>) -> tensor<f32>
    %127 = stablehlo.power %cst_43, %126 : tensor<f32>
    %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %128 = stablehlo.subtract %cst_44, %127 : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %130 = stablehlo.divide %82, %129 : tensor<4xf32>
    %131 = stablehlo.broadcast_in_dim %128, dims = [] : (tensor<f32>) -> tensor<3x3x2x4xf32>
    %132 = stablehlo.divide %87, %131 : tensor<3x3x2x4xf32>
    %133 = stablehlo.broadcast_in_dim %128, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %134 = stablehlo.divide %92, %133 : tensor<3xf32>
    %135 = stablehlo.broadcast_in_dim %128, dims = [] : (tensor<f32>) -> tensor<16x3xf32>
    %136 = stablehlo.divide %97, %135 : tensor<16x3xf32>
    %137 = stablehlo.convert %124 : (tensor<i32>) -> tensor<f32>
    %cst_45 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %138 = stablehlo.convert %124 : (tensor<i32>) -> tensor<f32>
    %139 = stablehlo.power %cst_45, %138 : tensor<f32>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %140 = stablehlo.subtract %cst_46, %139 : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %140, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %142 = stablehlo.divide %103, %141 : tensor<4xf32>
    %143 = stablehlo.broadcast_in_dim %140, dims = [] : (tensor<f32>) -> tensor<3x3x2x4xf32>
    %144 = stablehlo.divide %109, %143 : tensor<3x3x2x4xf32>
    %145 = stablehlo.broadcast_in_dim %140, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %146 = stablehlo.divide %115, %145 : tensor<3xf32>
    %147 = stablehlo.broadcast_in_dim %140, dims = [] : (tensor<f32>) -> tensor<16x3xf32>
    %148 = stablehlo.divide %121, %147 : tensor<16x3xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %150 = stablehlo.add %142, %149 : tensor<4xf32>
    %151 = stablehlo.sqrt %150 : tensor<4xf32>
    %cst_48 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %153 = stablehlo.add %151, %152 : tensor<4xf32>
    %154 = stablehlo.divide %130, %153 : tensor<4xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<3x3x2x4xf32>
    %156 = stablehlo.add %144, %155 : tensor<3x3x2x4xf32>
    %157 = stablehlo.sqrt %156 : tensor<3x3x2x4xf32>
    %cst_50 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<3x3x2x4xf32>
    %159 = stablehlo.add %157, %158 : tensor<3x3x2x4xf32>
    %160 = stablehlo.divide %132, %159 : tensor<3x3x2x4xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %162 = stablehlo.add %146, %161 : tensor<3xf32>
    %163 = stablehlo.sqrt %162 : tensor<3xf32>
    %cst_52 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %165 = stablehlo.add %163, %164 : tensor<3xf32>
    %166 = stablehlo.divide %134, %165 : tensor<3xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<16x3xf32>
    %168 = stablehlo.add %148, %167 : tensor<16x3xf32>
    %169 = stablehlo.sqrt %168 : tensor<16x3xf32>
    %cst_54 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<16x3xf32>
    %171 = stablehlo.add %169, %170 : tensor<16x3xf32>
    %172 = stablehlo.divide %136, %171 : tensor<16x3xf32>
    %cst_55 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %174 = stablehlo.multiply %173, %154 : tensor<4xf32>
    %cst_56 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<3x3x2x4xf32>
    %176 = stablehlo.multiply %175, %160 : tensor<3x3x2x4xf32>
    %cst_57 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %178 = stablehlo.multiply %177, %166 : tensor<3xf32>
    %cst_58 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<16x3xf32>
    %180 = stablehlo.multiply %179, %172 : tensor<16x3xf32>
    %181 = stablehlo.add %arg0, %174 : tensor<4xf32>
    %182 = stablehlo.add %arg1, %176 : tensor<3x3x2x4xf32>
    %183 = stablehlo.add %arg2, %178 : tensor<3xf32>
    %184 = stablehlo.add %arg3, %180 : tensor<16x3xf32>
    return %181, %182, %183, %184, %124, %82, %87, %92, %97, %103, %109, %115, %121, %51 : tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<3xf32>, tensor<16x3xf32>, tensor<i32>, tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<3xf32>, tensor<16x3xf32>, tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<3xf32>, tensor<16x3xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<2x4x4x4xf32>) -> tensor<2x4x4x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x4x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x4x4x4xf32>
    return %1 : tensor<2x4x4x4xf32>
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
    %c1 = stablehlo.constant dense<"0x6B7CE3BE449ACFBE934A3D3D7497A2BDFDDF2DBEB43984BEF40881BE0EBD883D39D691BEAF4CD53E5C992EBDDD815A3E34E190BE0EE82ABE747FABBDA367CB3D8C7485BEC6427FBC99C558BE287ECABE631E79BE222294BDF8D5933E3B13393E1E2782BE6926F9BD7218383E1A87B23E0F1CBCBD3BA0463CDF5F14BEA713BCBEF8CB42BD9669513E69A790BED45423BE890DE2BEB87BB4BE65BED7BD24B7B7BE7388CCBE0930B2BE1E9F7CBDD93F24BEDCACB43D027F55BE0A85C73EB542FF3D8ACD91BCE1032F3E19FE4F3EDFAB7EBEF1D41D3E7E2998BEBE4D2B3D850DAEBE04BDD9BD2E91E53D84F22ABE9B685B3E3C0E8EBD138D8C3B6C766E3EF1D9533E18D4B63E5D722E3E78AC9C3E25E87DBE6BD40B3E96FE133E25D389BE0CB98D3E"> : tensor<3x3x2x4xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<3x3x2x4xf32>
    %c2 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000]> : tensor<3xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<3xf32>
    %c3 = stablehlo.constant dense<"0x7EF094BE94C8C3BDECD885BE35D6533E92F14FBEEF08A93D0E4D623E111BEFBC4B6D8DBE42CC8B3C93BAC6BE253A76BEE926773E0C6843BADF21833B590F253C7A3DF6BEDDA3083B65824A3E37ACA2BC0ED3723E28F417BD5DB39DBCE875913DF0D5763E1CF79CBE0A785ABEE212863DD4D0603EB52332BC6460943C467AF7BB9539C1BD396436BEF0AC32BE2DA3963EF0ACCDBEFC861DBE4FCED6BD6C4C12BEA4C0973E16CAC6BEFF37FCBC8A363FBE46019C3D5C9F4EBC6DA1A73EE4293DBC"> : tensor<16x3xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<16x3xf32>
    %c4 = stablehlo.constant dense<0> : tensor<i32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<i32>
    %c5 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<4xf32>
    %c6 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3x2x4xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<3x3x2x4xf32>
    %c7 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000]> : tensor<3xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<3xf32>
    %c8 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16x3xf32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<16x3xf32>
    %c9 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a9 = stablehlo.optimization_barrier %c9 : tensor<4xf32>
    %c10 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3x2x4xf32>
    %a10 = stablehlo.optimization_barrier %c10 : tensor<3x3x2x4xf32>
    %c11 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000]> : tensor<3xf32>
    %a11 = stablehlo.optimization_barrier %c11 : tensor<3xf32>
    %c12 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16x3xf32>
    %a12 = stablehlo.optimization_barrier %c12 : tensor<16x3xf32>
    %c13 = stablehlo.constant dense<"0x61C50A3F7AFC5C3F73980E40C47D84BF07B8343FD200043F7D41C53E3308303FBBF281BF43628EBF9BE7F8BF657AB2BE20E902BFE362773F8A76293FB0B41EBF3BED733EAB02123F0D40C8BF8BCC26C0834F983E66A1AFBD069B743E11DF7ABFE9B9063F1CE7893F105AFDBEFFDA09BE8E5D24BF180877BE7452873F2A7B8EBDDC30AB3FA473013DDFEB4DBE6634A53FFBB3463FCA89933FCA64A5BF31B0C53F78946C3FE9F4C23E96EFFF3EB84ECBBF293C3E3E9B070040A74780BF9A1EBC3FA65ED2BEC4DBEABCDB225CBFA13A92BF90DE8A3E4E886A3FEE35C63ED099293E1B9C1EC0FCCADC3FACEC9ABF13A7EDBE2D2736BEC2D7C1BE29F6144015E8753FB2C59F3D0F4C303FC1B45C3F83D2C63FB4BE22BF1FD9B23F3FE64EBE2720143F08600B4052FD883F2BC06EBF7F56A13D0B932B3E5CDF373FAC9D9DBFB15F88BF374B7A3E2B490B3F260BB5BD7401A63FE4FBE93F41D2A3BD4371843E3D3826C0F653CE3E5E1F1640E66BA93EAB45AC3E3C6638BFFFB6213F31410440CF72EEBFB70A0E3FFE93B0BF1C04EEBE81E20FC01BADAA3ECE0B2A3E1170B13E99C7353FC72EE63FDEAEFD3EA1116BBF7ED0863E136886BF8BB29F3D5A86483F9768CEBD0DD12F40C3524EBEF23FDD3E63852F3E2248C3BF48D5743FFE0F343FC8F20ABF605179BFA7C740BE81E6233E9E5EAC3F31698ABF1F0C64BF114587BEE7A9B33F0458C93DC9037FBFF779F4BEC26666BE2B5E563F15D6D2BF2215FE3F8B5E2E3E30D7D73FC08DED3ED42ACABF0DE42740988368BEB4420640843B893F076C2CBF707F98BEF36C153FE2C100C0F92804BF06D8A2BE7574793F31C0053FB1489EBEC13E1640712894BF9B54DEBE0F345F3E62E68E3E4C0503404C242A3EA4E3443F904768BF84A488BE5982533F0250223F3ADC4EBFE14B7CBFC6FB6C3F71A6F53E5C3CA5BFB87401BFACFEE93F4BE88D3F4FEDC33E4F5126BFC2D4833ECF165A3E19F54B3F2D52803F8459C63FAEDC753F43CB5BBF7703913F2E40733E50451B3FC0128BBFC77A95BEE034D93FC9DD513E64C8C53E3FEDE7BCEA0907C0CEC001407F33A93E2F1218BFC07441BFF580B13E3C97C43FCDB1E83E6E8479BF80A9083ED1FD1E403A58223F4D6CA23BB51614BFFD3FC53F47252DBFE77566BFE44DA23FDEC2B13D6EEDBDBE6FE4103EBD62BABF39CF403F0058B43FA964383FFEA6263F137E2A3EE9884EBE356E763F8A01A03F8DE0123F99471040FA4A713F7C5CE83F9595B9BECA47CA3FC214CF3F6D3961BF2C3F2E3F590407BFFAA3A0BFA32570BF3843253F9726533F25C583BF0F2AA93FA5902DBFABF0C63F78F10CBFED9DEE3D91FF6CBF2CBF01BFF0393CBFD4645ABF36045DBFC532753F5C3E933E233AC73F009162BEA1B4983E0C5C95BF767CD8BFEA0184BEFA711EBFC7A08A3EEC19553E"> : tensor<2x8x8x2xf32>
    %a13 = stablehlo.optimization_barrier %c13 : tensor<2x8x8x2xf32>
    %c14 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
    %a14 = stablehlo.optimization_barrier %c14 : tensor<2xi32>
    %s0:14 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14) : (tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<3xf32>, tensor<16x3xf32>, tensor<i32>, tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<3xf32>, tensor<16x3xf32>, tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<3xf32>, tensor<16x3xf32>, tensor<2x8x8x2xf32>, tensor<2xi32>) -> (tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<3xf32>, tensor<16x3xf32>, tensor<i32>, tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<3xf32>, tensor<16x3xf32>, tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<3xf32>, tensor<16x3xf32>, tensor<f32>)
    %s1:14 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %s0#8, %s0#9, %s0#10, %s0#11, %s0#12, %a13, %a14) : (tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<3xf32>, tensor<16x3xf32>, tensor<i32>, tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<3xf32>, tensor<16x3xf32>, tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<3xf32>, tensor<16x3xf32>, tensor<2x8x8x2xf32>, tensor<2xi32>) -> (tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<3xf32>, tensor<16x3xf32>, tensor<i32>, tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<3xf32>, tensor<16x3xf32>, tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<3xf32>, tensor<16x3xf32>, tensor<f32>)
    %s2:14 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %s1#8, %s1#9, %s1#10, %s1#11, %s1#12, %a13, %a14) : (tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<3xf32>, tensor<16x3xf32>, tensor<i32>, tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<3xf32>, tensor<16x3xf32>, tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<3xf32>, tensor<16x3xf32>, tensor<2x8x8x2xf32>, tensor<2xi32>) -> (tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<3xf32>, tensor<16x3xf32>, tensor<i32>, tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<3xf32>, tensor<16x3xf32>, tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<3xf32>, tensor<16x3xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<[0xBCE3AA7D, 0xBCF10F3A, 0xBCEE3517, 0x3CF27EA7]> : tensor<4xf32>, tolerance = 2.960140817e-06
    check.expect_almost_eq_const %s2#1, dense<"0x6220E2BE0B3BDDBEA5A68A3CE2EFDFBDB64C17BE0AF692BE88788FBEC09F843D91BD82BE1497E23EAFB66FBD26AC3D3EFBCF8DBE13AF0DBE22CDDBBD00A6003E285284BE991937BDD3EB3BBE7035BBBEBCD88BBEAF1CD1BDE71FA33E8044573EF52A91BE088EBCBDABB6193ED1E7C13E0F16F7BDF5DD17BCD21FECBD5B10ADBE32D78FBCE7B0363EB7C09FBEF8B307BEB276EBBE35FAA6BE59A99CBD06FFC6BE4B64C4BE0601C1BE2EDAB9BD168105BEC5557A3DA75773BE47A2B83EFBE31D3E372E43BDC5C44C3EA5596E3E4C1486BE4AEA1D3ED3E188BEDA1A443CF1D1AABEC9FFA3BDB9A1AB3D393F0CBEA529753E21B85ABD3C66CABCCF40503E3F7C723EEBD3B43EB2FA4C3E42D49B3E84415FBE1F55DA3DB59A303EF11593BE03067D3E"> : tensor<3x3x2x4xf32>, tolerance = 4.598899484e-05
    check.expect_almost_eq_const %s2#2, dense<[0xBCF21097, 0xBCF3101D, 0x3CF28928]> : tensor<3xf32>, tolerance = 2.967076935e-06
    check.expect_almost_eq_const %s2#3, dense<"0xD1A185BE2F2B00BE10F770BE8085373EFE596EBEEE9AE43D3BC7443EFF3370BD16157DBE2C3851BC06FDD5BE57AE57BE3FE2583E35C3F8BCD483093D0317243DE9B802BFC40AE5BCA3E7683EBDB84ABDE25B543EEDCDE8BBD33A48BDD7F2273D0656693EE91BACBEBE823EBEFE2B373DD69C423EC3EF8E3C9B003FBCD76718BD2F4D84BD312755BEB54651BE6202A63E45F7DCBE190B3CBE30AA99BD9E5830BEB3CD883EA6C6B7BECD5B59BADC7F5DBE0F0E3D3D3D1B8E3C0678983E3D242ABD"> : tensor<16x3xf32>, tolerance = 5.106340051e-05
    check.expect_eq_const %s2#4, dense<3> : tensor<i32>
    check.expect_almost_eq_const %s2#5, dense<[0x3BE3D4BA, 0x3CA2CD65, 0x3BEF60FB, 0xBC4AD1AF]> : tensor<4xf32>, tolerance = 1.987333037e-06
    check.expect_almost_eq_const %s2#6, dense<"0x1DD299BC2B4C913C7D54A73C55793B3DD4AE0BBD7B3D053D21AF0D3D310752BB1E30A2BD56FF82BC416965398C9F5E3D373A9E3C5EE9E0BCB5466A3C3658D9BCD1648E3C9D28D63C700654BC4855B1BD4AC07B3D409B273CA10B42BD12EB3EBCCC3A053EA124ACBC08C06D3D56B6C7BD3398C83B9F65353B81207FBDB4FD80BCDE174CBDCC41E03CE9DFD63B28B391BC27CA833C98DA31BD914881BD1B95953D21C8BBBB5A5E993B700A3E3DA7B6EABC7C050A3D7131E0393A0B4D3D7F22ACBDC7A5D23CCAF633BD42E7FCBCE48C92BA83099E3A7FC0E9BB3723A73CB8F5ED3AEA0FEEBB82AAA13CD155C2BC43CC2CBC500C0ABBCB374D3C7A93813D896D55BCE436F63C1C7CD4BC645510BCB0FE93BD9E08613D1240A1BB46C4483A93C52E3C"> : tensor<3x3x2x4xf32>, tolerance = 1.301071048e-05
    check.expect_almost_eq_const %s2#7, dense<[0x3CD5E6E3, 0x3CAF9C81, 0xBD42C1B2]> : tensor<3xf32>, tolerance = 4.754800349e-06
    check.expect_almost_eq_const %s2#8, dense<"0xBDEB9EBC0B1DF13C9E6224BCC87BA53C3455173D16136ABDB302183DACE8AC3C08776EBD93D1BE3DDD238E3C8A5AE2BDDA79D73D1728CF3CF0A105BEC1C48DBD4F45BA3CDA663E3D17BE25BDC034C83C6F47833C2BBC17BE6DB0AF3C1EC6013E4AFDCCBA3BC9553C93293CBCED8FBB3A575C833C55158FBCDD77B33D5762BE3C7410E3BDD79E883D4191A63C2743B2BD936EC03DCD909A3CC612E7BD59FB033D2D13B03BBFFD19BD5CEB66BC332DE03B85A9ED3B726B6CBDC43C0C3C425C493D"> : tensor<16x3xf32>, tolerance = 1.481787413e-05
    check.expect_almost_eq_const %s2#9, dense<[0x363F20FA, 0x3793928D, 0x362A0676, 0x36E42D00]> : tensor<4xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#10, dense<"0xC522E437F504EC37F9219637AF68B5387F87333979DC6338B9B37B387D660F36F7D68F39C16DF7371ADACC3385B41E3932B5EC3846522E381C67BE370C762C3883AE3C38F0CF05387DF0053777F3A339387F23392D2B9436554EC5384DD1C336943E453AEDEC9C37019F18393A96CA39AB3D023643A26E377C5730394AE433373D0CD5384C4BA6385EE800365688BB3772F2C63839A33E390A7A443992DB6739EE776D388F428E35FA77CD38BE110C3873DD7338703B0D32F22EF23830B29F39C592E437F2A5C6389FC02C38F2A6053773614934E30B0D36B5479137AFD2A4359B625D362EBDBE3752D9C137DACB1C371B620C376EA2F636DA8237390E0EE93627728138E370EC372B351837F739603976F00239CB35B935321993348369A536"> : tensor<3x3x2x4xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#11, dense<[0x37FAB7E6, 0x37A5002D, 0x38CD8081]> : tensor<3xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#12, dense<"0x3C3983372C421E38C74A18375B20D437B33A74387C962139A7688E381AF7A43721A32739502DBE39FBD8533702E1053A91D5FC39228FE7378A22423AD8594D39FB02B937AFBAB7389F9E92382588D737BD0D3637F71D6B3A9934A63742452B3A5699C035B169F836360D14379792A63586913D3725BB89370AE4A939C11AC2379261083A2F613D39CBCA8F37E3A0A139F6CAC0398FD87A37FC2D0B3A1BB44038A9A7AE35807F8338856708375F9608364CEA0F3643800F3988E95336B730CF38"> : tensor<16x3xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#13, dense<0x3F39E5AE> : tensor<f32>, tolerance = 7.261608839e-05
    return
  }
}
