// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_equinox_cnn
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_equinox_cnn {
  func.func public @program(%arg0: tensor<4x2x3x3xf32>, %arg1: tensor<4x1x1xf32>, %arg2: tensor<3x36xf32>, %arg3: tensor<3xf32>, %arg4: tensor<i32>, %arg5: tensor<4x2x3x3xf32>, %arg6: tensor<4x1x1xf32>, %arg7: tensor<3x36xf32>, %arg8: tensor<3xf32>, %arg9: tensor<4x2x3x3xf32>, %arg10: tensor<4x1x1xf32>, %arg11: tensor<3x36xf32>, %arg12: tensor<3xf32>, %arg13: tensor<2x2x8x8xf32>, %arg14: tensor<2xi32>) -> (tensor<4x2x3x3xf32> {jax.result_info = "result[0][0].layers[0].weight"}, tensor<4x1x1xf32> {jax.result_info = "result[0][0].layers[0].bias"}, tensor<3x36xf32> {jax.result_info = "result[0][0].layers[4].weight"}, tensor<3xf32> {jax.result_info = "result[0][0].layers[4].bias"}, tensor<i32> {jax.result_info = "result[0][1][0].count"}, tensor<4x2x3x3xf32> {jax.result_info = "result[0][1][0].mu.layers[0].weight"}, tensor<4x1x1xf32> {jax.result_info = "result[0][1][0].mu.layers[0].bias"}, tensor<3x36xf32> {jax.result_info = "result[0][1][0].mu.layers[4].weight"}, tensor<3xf32> {jax.result_info = "result[0][1][0].mu.layers[4].bias"}, tensor<4x2x3x3xf32> {jax.result_info = "result[0][1][0].nu.layers[0].weight"}, tensor<4x1x1xf32> {jax.result_info = "result[0][1][0].nu.layers[0].bias"}, tensor<3x36xf32> {jax.result_info = "result[0][1][0].nu.layers[4].weight"}, tensor<3xf32> {jax.result_info = "result[0][1][0].nu.layers[4].bias"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.broadcast_in_dim %arg13, dims = [0, 2, 3, 4] : (tensor<2x2x8x8xf32>) -> tensor<2x1x2x8x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<2x1x2x8x8xf32>) -> tensor<2x2x8x8xf32>
    %2 = stablehlo.convolution(%1, %arg0) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x8x8xf32>, tensor<4x2x3x3xf32>) -> tensor<2x4x6x6xf32>
    %3 = stablehlo.reshape %2 : (tensor<2x4x6x6xf32>) -> tensor<2x1x4x6x6xf32>
    %4 = stablehlo.reshape %3 : (tensor<2x1x4x6x6xf32>) -> tensor<2x4x6x6xf32>
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x1x1xf32>) -> tensor<1x4x1x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<1x4x1x1xf32>) -> tensor<2x4x6x6xf32>
    %7 = stablehlo.add %4, %6 : tensor<2x4x6x6xf32>
    %8 = call @relu(%7) : (tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x6x6xf32>
    %10 = stablehlo.compare GT, %7, %9, FLOAT : (tensor<2x4x6x6xf32>, tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6x6xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [1, 2, 3] : (tensor<4x6x6xf32>) -> tensor<2x4x6x6xf32>
    %13 = stablehlo.transpose %8, dims = [0, 2, 3, 1] : (tensor<2x4x6x6xf32>) -> tensor<2x6x6x4xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 2, 3, 4] : (tensor<2x6x6x4xf32>) -> tensor<2x1x6x6x4xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<f32>
    %16 = "stablehlo.reduce_window"(%14, %15) <{base_dilations = array<i64: 1, 1, 1, 1, 1>, padding = dense<0> : tensor<5x2xi64>, window_dilations = array<i64: 1, 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2, 1>, window_strides = array<i64: 1, 1, 2, 2, 1>}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %208 = stablehlo.maximum %arg15, %arg16 : tensor<f32>
      stablehlo.return %208 : tensor<f32>
    }) : (tensor<2x1x6x6x4xf32>, tensor<f32>) -> tensor<2x1x3x3x4xf32>
    %17 = stablehlo.reshape %16 : (tensor<2x1x3x3x4xf32>) -> tensor<2x3x3x4xf32>
    %18 = stablehlo.transpose %17, dims = [0, 3, 1, 2] : (tensor<2x3x3x4xf32>) -> tensor<2x4x3x3xf32>
    %19 = stablehlo.reshape %18 : (tensor<2x4x3x3xf32>) -> tensor<2x36xf32>
    %20 = stablehlo.dot_general %arg2, %19, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x36xf32>, tensor<2x36xf32>) -> tensor<3x2xf32>
    %21 = stablehlo.transpose %20, dims = [1, 0] : (tensor<3x2xf32>) -> tensor<2x3xf32>
    %22 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<2x3xf32>
    %24 = stablehlo.add %21, %23 : tensor<2x3xf32>
    %25 = stablehlo.broadcast_in_dim %arg14, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %26:2 = call @take_along_axis(%24, %25) : (tensor<2x3xf32>, tensor<2x1xi32>) -> (tensor<2x1xf32>, tensor<2x1x1xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %27:2 = call @_take(%26#0, %c) : (tensor<2x1xf32>, tensor<i32>) -> (tensor<2xf32>, tensor<1xi32>)
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %28 = stablehlo.reduce(%24 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %29 = stablehlo.reshape %28 : (tensor<2xf32>) -> tensor<2x1xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %31 = stablehlo.compare EQ, %24, %30, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %32 = stablehlo.convert %31 : (tensor<2x3xi1>) -> tensor<2x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %35 = stablehlo.maximum %34, %28 : tensor<2xf32>
    %36 = stablehlo.compare EQ, %28, %35, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %39 = stablehlo.select %36, %37, %38 : tensor<2xi1>, tensor<2xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %41 = stablehlo.compare EQ, %40, %35, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %44 = stablehlo.select %41, %42, %43 : tensor<2xi1>, tensor<2xf32>
    %45 = stablehlo.divide %39, %44 : tensor<2xf32>
    %46 = stablehlo.is_finite %35 : (tensor<2xf32>) -> tensor<2xi1>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %48 = stablehlo.select %46, %35, %47 : tensor<2xi1>, tensor<2xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %50 = stablehlo.broadcast_in_dim %48, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %52 = stablehlo.subtract %24, %51 : tensor<2x3xf32>
    %53 = stablehlo.exponential %52 : tensor<2x3xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%53 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %55 = stablehlo.sign %54 : tensor<2xf32>
    %56 = stablehlo.abs %54 : tensor<2xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %58 = stablehlo.compare GE, %54, %57, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %59 = stablehlo.log %56 : tensor<2xf32>
    %60 = stablehlo.add %59, %48 : tensor<2xf32>
    %61 = stablehlo.subtract %60, %27#0 : tensor<2xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%61 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %63 = stablehlo.divide %62, %cst_15 : tensor<f32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %64 = stablehlo.divide %cst_16, %cst_17 : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %66 = stablehlo.negate %65 : tensor<2xf32>
    %67 = stablehlo.divide %65, %56 : tensor<2xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %69 = stablehlo.select %58, %68, %67 : tensor<2xi1>, tensor<2xf32>
    %70 = stablehlo.select %58, %67, %68 : tensor<2xi1>, tensor<2xf32>
    %71 = stablehlo.negate %69 : tensor<2xf32>
    %72 = stablehlo.add %70, %71 : tensor<2xf32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %74 = stablehlo.multiply %73, %53 : tensor<2x3xf32>
    %75 = call @_take_0(%27#1, %66) : (tensor<1xi32>, tensor<2xf32>) -> tensor<2x1xf32>
    %76 = call @take_along_axis_1(%26#1, %75) : (tensor<2x1x1xi32>, tensor<2x1xf32>) -> tensor<2x3xf32>
    %77 = stablehlo.add %74, %76 : tensor<2x3xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%77 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
    %79 = stablehlo.reshape %78 : (tensor<3xf32>) -> tensor<1x3xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%79 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %81 = stablehlo.transpose %77, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %82 = stablehlo.dot_general %81, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x2xf32>, tensor<3x36xf32>) -> tensor<2x36xf32>
    %83 = stablehlo.dot_general %81, %19, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x2xf32>, tensor<2x36xf32>) -> tensor<3x36xf32>
    %84 = stablehlo.reshape %82 : (tensor<2x36xf32>) -> tensor<2x4x3x3xf32>
    %85 = stablehlo.transpose %84, dims = [0, 2, 3, 1] : (tensor<2x4x3x3xf32>) -> tensor<2x3x3x4xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 2, 3, 4] : (tensor<2x3x3x4xf32>) -> tensor<2x1x3x3x4xf32>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %87 = stablehlo.pad %14, %cst_21, low = [0, 0, 0, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<2x1x6x6x4xf32>, tensor<f32>) -> tensor<2x1x6x6x4xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = "stablehlo.select_and_scatter"(%87, %86, %cst_22) <{padding = dense<0> : tensor<5x2xi64>, window_dimensions = array<i64: 1, 1, 2, 2, 1>, window_strides = array<i64: 1, 1, 2, 2, 1>}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %208 = stablehlo.compare GE, %arg15, %arg16, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %208 : tensor<i1>
    }, {
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %208 = stablehlo.add %arg15, %arg16 : tensor<f32>
      stablehlo.return %208 : tensor<f32>
    }) : (tensor<2x1x6x6x4xf32>, tensor<2x1x3x3x4xf32>, tensor<f32>) -> tensor<2x1x6x6x4xf32>
    %89 = stablehlo.slice %88 [0:2, 0:1, 0:6, 0:6, 0:4] : (tensor<2x1x6x6x4xf32>) -> tensor<2x1x6x6x4xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.reduce(%89 init: %cst_23) applies stablehlo.add across dimensions = [1] : (tensor<2x1x6x6x4xf32>, tensor<f32>) -> tensor<2x6x6x4xf32>
    %91 = stablehlo.transpose %90, dims = [0, 3, 1, 2] : (tensor<2x6x6x4xf32>) -> tensor<2x4x6x6xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x4x6x6xf32>
    %93 = stablehlo.select %10, %91, %92 : tensor<2x4x6x6xi1>, tensor<2x4x6x6xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.reduce(%93 init: %cst_25) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x4x6x6xf32>, tensor<f32>) -> tensor<4xf32>
    %95 = stablehlo.reshape %94 : (tensor<4xf32>) -> tensor<1x4x1x1xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.reduce(%95 init: %cst_26) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<1x4x1x1xf32>, tensor<f32>) -> tensor<4xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0] : (tensor<4xf32>) -> tensor<4x1x1xf32>
    %98 = stablehlo.broadcast_in_dim %93, dims = [0, 2, 3, 4] : (tensor<2x4x6x6xf32>) -> tensor<2x1x4x6x6xf32>
    %99 = stablehlo.reshape %98 : (tensor<2x1x4x6x6xf32>) -> tensor<2x4x6x6xf32>
    %100 = stablehlo.convolution(%1, %99) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x8x8xf32>, tensor<2x4x6x6xf32>) -> tensor<4x2x3x3xf32>
    %cst_27 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4x2x3x3xf32>
    %102 = stablehlo.multiply %101, %100 : tensor<4x2x3x3xf32>
    %cst_28 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<4x2x3x3xf32>
    %104 = stablehlo.multiply %103, %arg5 : tensor<4x2x3x3xf32>
    %105 = stablehlo.add %102, %104 : tensor<4x2x3x3xf32>
    %cst_29 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<4x1x1xf32>
    %107 = stablehlo.multiply %106, %97 : tensor<4x1x1xf32>
    %cst_30 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<4x1x1xf32>
    %109 = stablehlo.multiply %108, %arg6 : tensor<4x1x1xf32>
    %110 = stablehlo.add %107, %109 : tensor<4x1x1xf32>
    %cst_31 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3x36xf32>
    %112 = stablehlo.multiply %111, %83 : tensor<3x36xf32>
    %cst_32 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3x36xf32>
    %114 = stablehlo.multiply %113, %arg7 : tensor<3x36xf32>
    %115 = stablehlo.add %112, %114 : tensor<3x36xf32>
    %cst_33 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %117 = stablehlo.multiply %116, %80 : tensor<3xf32>
    %cst_34 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %119 = stablehlo.multiply %118, %arg8 : tensor<3xf32>
    %120 = stablehlo.add %117, %119 : tensor<3xf32>
    %121 = stablehlo.multiply %100, %100 : tensor<4x2x3x3xf32>
    %cst_35 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<4x2x3x3xf32>
    %123 = stablehlo.multiply %122, %121 : tensor<4x2x3x3xf32>
    %cst_36 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<4x2x3x3xf32>
    %125 = stablehlo.multiply %124, %arg9 : tensor<4x2x3x3xf32>
    %126 = stablehlo.add %123, %125 : tensor<4x2x3x3xf32>
    %127 = stablehlo.multiply %97, %97 : tensor<4x1x1xf32>
    %cst_37 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<4x1x1xf32>
    %129 = stablehlo.multiply %128, %127 : tensor<4x1x1xf32>
    %cst_38 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<4x1x1xf32>
    %131 = stablehlo.multiply %130, %arg10 : tensor<4x1x1xf32>
    %132 = stablehlo.add %129, %131 : tensor<4x1x1xf32>
    %133 = stablehlo.multiply %83, %83 : tensor<3x36xf32>
    %cst_39 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x36xf32>
    %135 = stablehlo.multiply %134, %133 : tensor<3x36xf32>
    %cst_40 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x36xf32>
    %137 = stablehlo.multiply %136, %arg11 : tensor<3x36xf32>
    %138 = stablehlo.add %135, %137 : tensor<3x36xf32>
    %139 = stablehlo.multiply %80, %80 : tensor<3xf32>
    %cst_41 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %141 = stablehlo.multiply %140, %139 : tensor<3xf32>
    %cst_42 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %143 = stablehlo.multiply %142, %arg12 : tensor<3xf32>
    %144 = stablehlo.add %141, %143 : tensor<3xf32>
    %c_43 = stablehlo.constant dense<2147483647> : tensor<i32>
    %145 = stablehlo.compare LT, %arg4, %c_43, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_44 = stablehlo.constant dense<1> : tensor<i32>
    %146 = stablehlo.add %arg4, %c_44 : tensor<i32>
    %c_45 = stablehlo.constant dense<2147483647> : tensor<i32>
    %147 = call @_where_2(%145, %146, %c_45) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %148 = stablehlo.convert %147 : (tensor<i32>) -> tensor<f32>
    %cst_46 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %149 = stablehlo.convert %147 : (tensor<i32>) -> tensor<f32>
    %150 = stablehlo.power %cst_46, %149 : tensor<f32>
    %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %151 = stablehlo.subtract %cst_47, %150 : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [] : (tensor<f32>) -> tensor<4x2x3x3xf32>
    %153 = stablehlo.divide %105, %152 : tensor<4x2x3x3xf32>
    %154 = stablehlo.broadcast_in_dim %151, dims = [] : (tensor<f32>) -> tensor<4x1x1xf32>
    %155 = stablehlo.divide %110, %154 : tensor<4x1x1xf32>
    %156 = stablehlo.broadcast_in_dim %151, dims = [] : (tensor<f32>) -> tensor<3x36xf32>
    %157 = stablehlo.divide %115, %156 : tensor<3x36xf32>
    %158 = stablehlo.broadcast_in_dim %151, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %159 = stablehlo.divide %120, %158 : tensor<3xf32>
    %160 = stablehlo.convert %147 : (tensor<i32>) -> tensor<f32>
    %cst_48 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %161 = stablehlo.convert %147 : (tensor<i32>) -> tensor<f32>
    %162 = stablehlo.power %cst_48, %161 : tensor<f32>
    %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %163 = stablehlo.subtract %cst_49, %162 : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [] : (tensor<f32>) -> tensor<4x2x3x3xf32>
    %165 = stablehlo.divide %126, %164 : tensor<4x2x3x3xf32>
    %166 = stablehlo.broadcast_in_dim %163, dims = [] : (tensor<f32>) -> tensor<4x1x1xf32>
    %167 = stablehlo.divide %132, %166 : tensor<4x1x1xf32>
    %168 = stablehlo.broadcast_in_dim %163, dims = [] : (tensor<f32>) -> tensor<3x36xf32>
    %169 = stablehlo.divide %138, %168 : tensor<3x36xf32>
    %170 = stablehlo.broadcast_in_dim %163, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %171 = stablehlo.divide %144, %170 : tensor<3xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<4x2x3x3xf32>
    %173 = stablehlo.add %165, %172 : tensor<4x2x3x3xf32>
    %174 = stablehlo.sqrt %173 : tensor<4x2x3x3xf32>
    %cst_51 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<4x2x3x3xf32>
    %176 = stablehlo.add %174, %175 : tensor<4x2x3x3xf32>
    %177 = stablehlo.divide %153, %176 : tensor<4x2x3x3xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<4x1x1xf32>
    %179 = stablehlo.add %167, %178 : tensor<4x1x1xf32>
    %180 = stablehlo.sqrt %179 : tensor<4x1x1xf32>
    %cst_53 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<4x1x1xf32>
    %182 = stablehlo.add %180, %181 : tensor<4x1x1xf32>
    %183 = stablehlo.divide %155, %182 : tensor<4x1x1xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<3x36xf32>
    %185 = stablehlo.add %169, %184 : tensor<3x36xf32>
    %186 = stablehlo.sqrt %185 : tensor<3x36xf32>
    %cst_55 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<3x36xf32>
    %188 = stablehlo.add %186, %187 : tensor<3x36xf32>
    %189 = stablehlo.divide %157, %188 : tensor<3x36xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %191 = stablehlo.add %171, %190 : tensor<3xf32>
    %192 = stablehlo.sqrt %191 : tensor<3xf32>
    %cst_57 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %194 = stablehlo.add %192, %193 : tensor<3xf32>
    %195 = stablehlo.divide %159, %194 : tensor<3xf32>
    %cst_58 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<4x2x3x3xf32>
    %197 = stablehlo.multiply %196, %177 : tensor<4x2x3x3xf32>
    %cst_59 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<4x1x1xf32>
    %199 = stablehlo.multiply %198, %183 : tensor<4x1x1xf32>
    %cst_60 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<3x36xf32>
    %201 = stablehlo.multiply %200, %189 : tensor<3x36xf32>
    %cst_61 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %203 = stablehlo.multiply %202, %195 : tensor<3xf32>
    %204 = stablehlo.add %arg0, %197 : tensor<4x2x3x3xf32>
    %205 = stablehlo.add %arg1, %199 : tensor<4x1x1xf32>
    %206 = stablehlo.add %arg2, %201 : tensor<3x36xf32>
    %207 = stablehlo.add %arg3, %203 : tensor<3xf32>
    return %204, %205, %206, %207, %147, %105, %110, %115, %120, %126, %132, %138, %144, %63 : tensor<4x2x3x3xf32>, tensor<4x1x1xf32>, tensor<3x36xf32>, tensor<3xf32>, tensor<i32>, tensor<4x2x3x3xf32>, tensor<4x1x1xf32>, tensor<3x36xf32>, tensor<3xf32>, tensor<4x2x3x3xf32>, tensor<4x1x1xf32>, tensor<3x36xf32>, tensor<3xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x6x6xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x4x6x6xf32>
    return %1 : tensor<2x4x6x6xf32>
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
    %c0 = stablehlo.constant dense<"0x23C5D1BDDE110B3ED7C045BD9B7D4C3EF2E2C0BD32D05DBEF16214BEFE8B203D020AF6BD9ED40ABE069D4B3D920BA23D2B131BBE8856493EEC75833DAC78683E9C76DABC79AE3F3EAAC65D3ED090A9BB3ED6943DF8B1F2BD15C2FF3C367B65BE05B66BBDE733453E0AB35BBD836FCE3CEBEED2BCF2B274BDFBFE0F3E69DF473E58AB14BE5CF41EBE2472523EE249CCBD01DCEE3CEE4A1C3DD69C383D0B170CBC740DA1BD7E5F44BE5D50443E330B5A3E73D91FBD3416E7BC72F0D13DF061C53D5A49E7BB959039BEFF34B23D6D09253E2D7849BEE1A28FBD337ACBBAD14B5B3E2A6ED1BD9F99D1BDA09931BE09B428BEEAD90EBC7A022FBEFF5441BEE29E233CD5E398BDD9E6813D83589B3C5D6907BEDFF4AA3DDC295C3EA73643BE680DC33D"> : tensor<4x2x3x3xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<4x2x3x3xf32>
    %c1 = stablehlo.constant dense<[[[0xBE3F0429]], [[0xBD969EBD]], [[0xBE32172E]], [[0x3E15B4A8]]]> : tensor<4x1x1xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<4x1x1xf32>
    %c2 = stablehlo.constant dense<"0xD643D73C26BDBEBD782507BE768359BDF0F4E9BDE0F8193D5620E83D304C823D5046B9BDA65CFE3D00F4A6BA80096D3DCBC11FBDE60585BD4BCD143D7B48BA3D16B8DDBC4678CDBDA6EEE43D46918B3D40F1E0BD564BD73D30508F3DFEA124BE43AD12BEAB53E23B20F4163E5BC9D5BDD68EA8BC6BBDCEBCC08B5B3DAB1C01BB3ECE24BE2B42CA3D103F063E3079DB3DC6861C3E20F651BD56B53D3D007025BA56061A3EE3B5253E96F98E3C0B28553D4038D4BD76AC00BDF66464BDEB41603DFBF2B2BD80E7223EE09C433D6B548D3D00D866BB5BA0FE3DB6A12EBDA0BF363D700CFE3D5046C03D8E81003E164B1F3E96472DBDB022CE3D8658ECBDCEA627BED3CD153E16B419BE284C133EF302283EC0F491BC306A8A3D16C0FABD1628E53DC64F2ABE36DF14BD367A813DAB35AD3BF678173E10FBB0BDD0E0BF3D601335BDAB05B7BB46D082BDC0600EBE60DA053E3B0CA4BDD60598BC06D6A63D5038233E4081F0BCAB7725BD6BB4563D56C2DB3C4BB120BD5BA5E23DF0DFAE3DD68B533C934401BE9897123E80510C3DC06C783D0B39C73D6B1EC73DBED329BE8BD3DBBDD676A93C8BD3603D805D5DBD4B65F83D"> : tensor<3x36xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<3x36xf32>
    %c3 = stablehlo.constant dense<[0xBE0BA94E, 0xBD3C21CB, 0x3D2608B6]> : tensor<3xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<3xf32>
    %c4 = stablehlo.constant dense<0> : tensor<i32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<i32>
    %c5 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x2x3x3xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<4x2x3x3xf32>
    %c6 = stablehlo.constant dense<[[[0x00000000]], [[0x00000000]], [[0x00000000]], [[0x00000000]]]> : tensor<4x1x1xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<4x1x1xf32>
    %c7 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x36xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<3x36xf32>
    %c8 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000]> : tensor<3xf32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<3xf32>
    %c9 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x2x3x3xf32>
    %a9 = stablehlo.optimization_barrier %c9 : tensor<4x2x3x3xf32>
    %c10 = stablehlo.constant dense<[[[0x00000000]], [[0x00000000]], [[0x00000000]], [[0x00000000]]]> : tensor<4x1x1xf32>
    %a10 = stablehlo.optimization_barrier %c10 : tensor<4x1x1xf32>
    %c11 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x36xf32>
    %a11 = stablehlo.optimization_barrier %c11 : tensor<3x36xf32>
    %c12 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000]> : tensor<3xf32>
    %a12 = stablehlo.optimization_barrier %c12 : tensor<3xf32>
    %c13 = stablehlo.constant dense<"0x320F80BF8FA57B3F42B872BF38D6F5BF7A97013F334923BFBB1E99BE026AD1BEFE31A63F5B72D8BE901CCFBE859BDE3E5C4165BFF2CA6E3E0EE329C026582CBF4288BEBF20CFE63DAF6EA83DE853C6BFBB9CBABF3E9536BF2CBD5D3F742A7BBECF18AD3EA7A7C5BF22C1B23F917A00C018268BBEB6CF89BFD29E0BBF8D96BC3FC1B889BE13B1EBBFB9D080BE26A163BFB27288BFAA8602BF63AEDC3E62960C3F947993BF2B9932BE6A1ED6BF2E663ABFE1E162BB0E5E393F379B92BF778C0F403C40BA3EE66C9F3F33366D3E4A63183FFCDAACBE835B183F46D543BF54B94C3FE912D43E1CB901BE943C21BDC43EAA3F56C49BBD82F5ECBEDEB0F53C1757D73EDCB8093FCF3991BF0F141ABFBA57CC3E11544D40E41D0CBF4A68B43F65571B3DAF93BB3F4D7205BF8687783E73B1033EBBFFDDBF32AD7ABF1C7B893FB65ACEBD051D7ABF166F05BF22BA52BFB7743D3FE5005ABE0D26663E1993A9BF32309EBF5DEB7ABF9754293F5FDB4D3FC5C21C3F9AEB6ABF620BF93D64358A3F01BC573E0ED66C3E4D4170BF0A01E83F232CC53E5315BFBFC433DA3E8474ABBB1E9C2EBFC9DE8DBFA02B3B3D0AD82F3F5C272F409C14433E5939AA3E30FC083FEE491A40B7050BC0F24A223D160413BF08D93DBFAF6E2DBEC5E7A03E7513733E05F8503F15B11CBF7104D63F2049203FD0057C3F76AC3D3F9D4EF1BE5203DF3E75A8D13FC78929BF702B95BE531FAF3F7DFB97BF303DBABF1939D43FFB379CBF7E6007C05DCACABEF6476EBFCF57E03ED70A00BE0614A1BF52BDD3BE3EEF953F9D75593F8FD931BEC062533FD343AB3E1BD6F7BE9326133E9E81993F4BF480BE6F28883FD4D207C0C3D2B33E0E2F0F4069A9DD3EB092014022D3313EDA4828BF95E635BEA5A6BABF4738D5BF4A3FC8BDA364FF3F9050E3BDE397F13F9028793FA3EE783F71196E3E9B65DBBF6A0D41BC75E89CBE8D0F0240230CBBBFA06659BF1258D53DC67AADBE07A04B3DC47A2EBFFA89133FFEDA4FBF95EA983EB464D33E3C88E6BDE264503FBC51883FB51E8D3F5C02EFBF03D18EBFB4BC21BF6278F23F55E034BF3DF7D93E403C0F40B73203BF7B53EBBE054266BF52BB3C3F6ACBEDBF14FC4BBF520404BF9AC1C43F19593F3E0A85D93F715FB03FBC0C06C0401332BFBE63AD3EB16FAD3F1126913F41D6643FFCD679BEA01EB0BF130A77BF1F7AD0BF4DA4163E9BEA3DBF4983ABBFEE6C843D12F8BE3E7F67463E3C5BAC3ECF1EE9BEA4506DBD2CFAF73F3F2927BFE0FA5E3EE1190CBF6CAE913FE38D933F7BEEBA3F54AC3FBF9BE5CABF7CEB9C3FAB9A14BEA70EB8BF5C927EBEC640D23F8EA867BE2DF9443EC5907EBE84518F3D39433FBE96E6A6BF97CD95BF1132AD3E15D647BF6A78D83FDE0AE6BF333ADABEE22CFBBD56E831BD0F2951C09A9B0BBE9975D2BF972D923C"> : tensor<2x2x8x8xf32>
    %a13 = stablehlo.optimization_barrier %c13 : tensor<2x2x8x8xf32>
    %c14 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
    %a14 = stablehlo.optimization_barrier %c14 : tensor<2xi32>
    %s0:14 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14) : (tensor<4x2x3x3xf32>, tensor<4x1x1xf32>, tensor<3x36xf32>, tensor<3xf32>, tensor<i32>, tensor<4x2x3x3xf32>, tensor<4x1x1xf32>, tensor<3x36xf32>, tensor<3xf32>, tensor<4x2x3x3xf32>, tensor<4x1x1xf32>, tensor<3x36xf32>, tensor<3xf32>, tensor<2x2x8x8xf32>, tensor<2xi32>) -> (tensor<4x2x3x3xf32>, tensor<4x1x1xf32>, tensor<3x36xf32>, tensor<3xf32>, tensor<i32>, tensor<4x2x3x3xf32>, tensor<4x1x1xf32>, tensor<3x36xf32>, tensor<3xf32>, tensor<4x2x3x3xf32>, tensor<4x1x1xf32>, tensor<3x36xf32>, tensor<3xf32>, tensor<f32>)
    %s1:14 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %s0#8, %s0#9, %s0#10, %s0#11, %s0#12, %a13, %a14) : (tensor<4x2x3x3xf32>, tensor<4x1x1xf32>, tensor<3x36xf32>, tensor<3xf32>, tensor<i32>, tensor<4x2x3x3xf32>, tensor<4x1x1xf32>, tensor<3x36xf32>, tensor<3xf32>, tensor<4x2x3x3xf32>, tensor<4x1x1xf32>, tensor<3x36xf32>, tensor<3xf32>, tensor<2x2x8x8xf32>, tensor<2xi32>) -> (tensor<4x2x3x3xf32>, tensor<4x1x1xf32>, tensor<3x36xf32>, tensor<3xf32>, tensor<i32>, tensor<4x2x3x3xf32>, tensor<4x1x1xf32>, tensor<3x36xf32>, tensor<3xf32>, tensor<4x2x3x3xf32>, tensor<4x1x1xf32>, tensor<3x36xf32>, tensor<3xf32>, tensor<f32>)
    %s2:14 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %s1#8, %s1#9, %s1#10, %s1#11, %s1#12, %a13, %a14) : (tensor<4x2x3x3xf32>, tensor<4x1x1xf32>, tensor<3x36xf32>, tensor<3xf32>, tensor<i32>, tensor<4x2x3x3xf32>, tensor<4x1x1xf32>, tensor<3x36xf32>, tensor<3xf32>, tensor<4x2x3x3xf32>, tensor<4x1x1xf32>, tensor<3x36xf32>, tensor<3xf32>, tensor<2x2x8x8xf32>, tensor<2xi32>) -> (tensor<4x2x3x3xf32>, tensor<4x1x1xf32>, tensor<3x36xf32>, tensor<3xf32>, tensor<i32>, tensor<4x2x3x3xf32>, tensor<4x1x1xf32>, tensor<3x36xf32>, tensor<3xf32>, tensor<4x2x3x3xf32>, tensor<4x1x1xf32>, tensor<3x36xf32>, tensor<3xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0x2D4107BEDEACE03D5665A0BDFA982F3E45E6FDBD7A717CBECE6BEDBD3F8E193CC97CB9BDF542DEBD7068993D9B394A3DBE43FBBD2AF9673EAA810E3D4638823E7FD867BD555A213E0851403EED4BAF3C0294BB3D9CD6C5BD3863E03C96B480BE733902BD8FCB633E2642D8BC8E24623D13755EBDD82DF4BCA102E43D2AD5653ED8DBF6BDB2B83DBE9F11343EAD2101BE78D65FBA0F840A3C3A55913C2F8DAD3C3C504DBD67A762BE0207263EEF65783E18C88CBD901D8E3AF73A063E5832013EE641BB3C10211FBE4781ED3D0515403EF78D48BEF99426BD2714E33CDAB03E3E5C4C07BE0207A1BD14FE4EBE03390ABE8A271EBDBD0215BE650160BED27EA2BC6CE8D5BDDD2FBF3DDC7733BC7DFB25BE01775C3DDA043E3E11DA61BEB55B8B3D"> : tensor<4x2x3x3xf32>, tolerance = 2.543355823e-05
    check.expect_almost_eq_const %s2#1, dense<[[[0xBE5AE896]], [[0xBDCBB571]], [[0xBE46FB8C]], [[0x3E33127D]]]> : tensor<4x1x1xf32>, tolerance = 2.137778699e-05
    check.expect_almost_eq_const %s2#2, dense<"0x14E8643D668681BD726D23BE8A49AABD9708B1BD6379893D2A67113EDEB9BE3D788979BD86DA1D3E7410EA3C07C0E43C2F648DBD1026C2BD594F873D1D04F53D6FA569BA10D990BD98EF0D3EE13AC83D9C46C4BD8FC3993DD2EBC63DD2EF06BE48552FBE3FB9133D2E9D353E1EAD9ABD958F49BD9DEE903B6419AA3DC30F03BD786443BE15E3033E64D1243ED38E0B3E2CDBFC3D8F3FA6BDD8ED883CBB29F8BCBA9DF73DD6D2073E14034BBCD4E0B93C082C08BEBEB279BD93F1ADBDD5E8CA3C085BEFBDEEDE043E2754963CB3DC203D569307BD787FC23D29B694BD86D57B3C6DCDC13DF23C833DD76EC43DEA17023EC75993BD802C913D18CA14BEF3FF45BE0FD8EE3D1B2F38BEBC69EA3DC8BE093EFDF343BD401C1C3D5C951BBE3BEBA83DC84E0CBE6785D2BB1DCABE3DDBC00F3D293B363E6F60EDBDF120FD3D611398BDBA43BC3CF5CC3EBDFBE1EEBDCD9A243EDB784EBDD4CE323C92DF523DA7DD413E1594AF39FEF88FBDA89CA83DBC9A4ABBD03019BC16F60F3EFE48EC3D83C087BCA363C5BDDF5A313E8AC08B3B73BDB93D3C23023EA819023EA8C90BBED6F39EBD34C94F3DABC1AC3DEF36ACBDEB841A3E"> : tensor<3x36xf32>, tolerance = 1.933591813e-05
    check.expect_almost_eq_const %s2#3, dense<[0xBDDAEEC1, 0xBD9A89F9, 0x3D8F908E]> : tensor<3xf32>, tolerance = 1.069006994e-05
    check.expect_eq_const %s2#4, dense<3> : tensor<i32>
    check.expect_almost_eq_const %s2#5, dense<"0xDCB29A3C7671873CF058353D0543EE3CD510443D6F0D043DB13AE1BC4AC3D63DA5ABA9BD21959ABC238FF7BB2A76E43C9F7F41BDD6ED06BDB5F1F63C44AE9DBC0EC7473D61718E3D1AA0393DCF0AB4BCFA8A4DBBC212BCBB3039513C9AE39F3CC672DBBC6DD304BDFC988FBCC09074BDE771D83C07DEACBD8BFF893BDD5BF0BBDE90B1BB8517C03C4ED3103D48B29A3C3CD6753DE702C53CF254733CFD15EFBC050617BDE632413CC938603DE9650BBD7102483DA082A4BD23168EBC06B919BD434431BC276DFABB586286BC61B573BB27719CBA5C1978BD5A9B4DBD6F7A073AE8A9103D200941BCD0A17D3C5E47C4BD366C003D2697A2BB9AF18D3DB91BE83D0035F73CC74882BDDFAF3D3D2BDF5C3DABD3803D166CB03DCB37C73D7938833C"> : tensor<4x2x3x3xf32>, tolerance = 1.133341268e-05
    check.expect_almost_eq_const %s2#6, dense<[[[0x3D17B964]], [[0x3C12A54E]], [[0x3B893014]], [[0xBCB363AA]]]> : tensor<4x1x1xf32>, tolerance = 3.704203665e-06
    check.expect_almost_eq_const %s2#7, dense<"0xBBF9C0BC08E113BC16DB603C7921E23C0B91E5BC946B85BDF5837FBB613F82BD025842BD48CB3ABDB02A07BD1D9EF33B39FEBC3C40D6E53C45560FBD3EC17CBC671246BB650859BDCAA805BBA3AADBBC8591823AE4F82D3B7C7BFBBBF7DFD0BC42E1023CF995C5BC6D944ABD07AC2DBD46090A3CB3F802BD3ACC5BBD815BF53CDAE6BA3B77EA89B9F6441DBE57BD19BD0B8CAB3D5064143D249E823DBB84AA3D1B9E803DC7A9623D88983B3DABD5603DEE73793D5BF63B3D3BB4163DA34AB23C62B4AC3D6B3DBE3DE0FF963CC462873D5A95833DD48C383D7D310F3D0D45683C75E42E3D3D92013CBED5023D0F26603C51E0803D86A92E3D566BF43C7B1FA13D9D38C03D1018AA3D1AC4063E074FBA3DF486873CBF76213D72B9B93D8F4BAF3D389B76BD1CD8DEBC87B99EBD190DE3BDAF730EBD84B5203C48A02BBD5BA40E3CAC6F5CBC078A95B9B89878BB2A32EFBCEFF3DBBDFAB2F7BDA9AC873C3A954FBD8CC97ABD45EE013CF0D606BD37104F3C01F932BD76102DBC9CCCC6BCE099413C793C91BD11BD97BC83BDA03CF19214BDC579D1BD6E3751BD18A29FBDE8A5F7BDAA40B6BCEA6220BD7AD0803DC7D944BD"> : tensor<3x36xf32>, tolerance = 1.535833776e-05
    check.expect_almost_eq_const %s2#8, dense<[0xBD577ABE, 0x3DDEB6BE, 0xBD65F2BD]> : tensor<3xf32>, tolerance = 1.087469906e-05
    check.expect_almost_eq_const %s2#9, dense<"0x17D37C37D919EB3700CFA638366C483870D6C8380382353811C00E380A81EF3939FE9B39930EDD3705469536585B0B38EBC1F138D14E3C3814F92A381F04AE373976CC38D5995A39025BD338A16C15389A28A936337BF936AB1E3A377327A33760036E3896DB3738E4778F379B8B18394FCE0E38289A9A398E6B5635192D22365355553680EFBA3734BD64387039A13745251A39D3C0C937664D513753391838E5A794385C02C4362A040939DEFB4A387071D63882A99739341169375A7F7738A83DA13600BEA636501F4937F7074735DD7C5D3498F82939C678F138CC108E32DB72573852E7B0374393383729D0CB3905DB293834BD203641494F3951390D3A4ACD203810572F395D07BA38B968FE38DC863239A40EAD399215CD39BD5A8E37"> : tensor<4x2x3x3xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#10, dense<[[[0x38C48037]], [[0x3704F168]], [[0x3711EEFD]], [[0x37B82F18]]]> : tensor<4x1x1xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#11, dense<"0x727EC937B4DF633666B91E37A09E0138EC014238E6B1423967685035D6653A394F5BCE381965B3386CA13E383EFC17362D3CB53725C0093891EF59385DBE4937D66F5D35DB0BFF38814B6A340C2C0238B684F235DD6499345BFF8636051701383CF551361EF6E3370997D3380A0BB838C3245E36687F383878A905392F081938BAADB435F00A4131D4FB803A7CF38938CED4A43922B3633829183939F9629C397EE23539CC5014396732B8384B580E392CF92E399842C1386CE48238F305A3372C86A43914B3CC3984617E3741E54239EA823C3998B8BF38733452380F021A376208AB381D673036CE7B3A38892F20378D3433397C54A138A3FE1A38EA018C395B74C639EF209939C88B4B3A33ADBD394C033B378655903845D3BD39B677AB3934EC2C390B1E00388DE781398178073A38B84D38E4338A360BA898387C264E369A9B1B370F6F1536439B5336176A1138B77C013ACB95293A01893C371287DE3868E32739125C2E36BB2A3C38E190DD36D6ADA63847919A36092ACA374494CE366F425C39E26169372E3084379FDA5F387B98E63951A5E5380D1B90394444233A6D5DA837FA998E38672128398DE1D138"> : tensor<3x36xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#12, dense<[0x38FFF80D, 0x3A08045F, 0x3910524B]> : tensor<3xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#13, dense<0x3F3F4C48> : tensor<f32>, tolerance = 7.472577095e-05
    return
  }
}
