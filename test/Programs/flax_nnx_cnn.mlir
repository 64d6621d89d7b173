// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_flax_nnx_cnn
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_flax_nnx_cnn {
  func.func public @program(%arg0: tensor<4xf32>, %arg1: tensor<3x3x2x4xf32>, %arg2: tensor<3xf32>, %arg3: tensor<4x3xf32>, %arg4: tensor<4xf32>, %arg5: tensor<4xf32>, %arg6: tensor<4xf32>, %arg7: tensor<3x3x2x4xf32>, %arg8: tensor<3xf32>, %arg9: tensor<4x3xf32>, %arg10: tensor<4xf32>, %arg11: tensor<4xf32>, %arg12: tensor<2x6x6x2xf32>, %arg13: tensor<2xi32>) -> (tensor<4xf32> {jax.result_info = "result[0][0]['conv']['bias'].value"}, tensor<3x3x2x4xf32> {jax.result_info = "result[0][0]['conv']['kernel'].value"}, tensor<3xf32> {jax.result_info = "result[0][0]['head']['bias'].value"}, tensor<4x3xf32> {jax.result_info = "result[0][0]['head']['kernel'].value"}, tensor<4xf32> {jax.result_info = "result[0][0]['norm']['bias'].value"}, tensor<4xf32> {jax.result_info = "result[0][0]['norm']['scale'].value"}, tensor<4xf32> {jax.result_info = "result[0][1][0].trace['conv']['bias'].value"}, tensor<3x3x2x4xf32> {jax.result_info = "result[0][1][0].trace['conv']['kernel'].value"}, tensor<3xf32> {jax.result_info = "result[0][1][0].trace['head']['bias'].value"}, tensor<4x3xf32> {jax.result_info = "result[0][1][0].trace['head']['kernel'].value"}, tensor<4xf32> {jax.result_info = "result[0][1][0].trace['norm']['bias'].value"}, tensor<4xf32> {jax.result_info = "result[0][1][0].trace['norm']['scale'].value"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.convolution(%arg12, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x2xf32>, tensor<3x3x2x4xf32>) -> tensor<2x6x6x4xf32>
    %1 = stablehlo.reshape %arg0 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x6x6x4xf32>
    %3 = stablehlo.add %0, %2 : tensor<2x6x6x4xf32>
    %4 = chlo.square %3 : tensor<2x6x6x4xf32> -> tensor<2x6x6x4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x6x4xf32>
    %6 = stablehlo.multiply %5, %3 : tensor<2x6x6x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [3] : (tensor<2x6x6x4xf32>, tensor<f32>) -> tensor<2x6x6xf32>
    %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x6x6xf32>
    %9 = stablehlo.divide %7, %8 : tensor<2x6x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%4 init: %cst_2) applies stablehlo.add across dimensions = [3] : (tensor<2x6x6x4xf32>, tensor<f32>) -> tensor<2x6x6xf32>
    %cst_3 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x6x6xf32>
    %12 = stablehlo.divide %10, %11 : tensor<2x6x6xf32>
    %13 = chlo.square %9 : tensor<2x6x6xf32> -> tensor<2x6x6xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x6x6xf32>
    %15 = stablehlo.multiply %14, %9 : tensor<2x6x6xf32>
    %16 = stablehlo.subtract %12, %13 : tensor<2x6x6xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x6x6xf32>
    %18 = stablehlo.maximum %17, %16 : tensor<2x6x6xf32>
    %19 = stablehlo.compare EQ, %16, %18, FLOAT : (tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x6xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x6x6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x6x6xf32>
    %22 = stablehlo.select %19, %20, %21 : tensor<2x6x6xi1>, tensor<2x6x6xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x6x6xf32>
    %24 = stablehlo.compare EQ, %23, %18, FLOAT : (tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x6xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x6x6xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x6x6xf32>
    %27 = stablehlo.select %24, %25, %26 : tensor<2x6x6xi1>, tensor<2x6x6xf32>
    %28 = stablehlo.divide %22, %27 : tensor<2x6x6xf32>
    %29 = stablehlo.reshape %9 : (tensor<2x6x6xf32>) -> tensor<2x6x6x1xf32>
    %30 = stablehlo.reshape %18 : (tensor<2x6x6xf32>) -> tensor<2x6x6x1xf32>
    %31 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (tensor<2x6x6x1xf32>) -> tensor<2x6x6x4xf32>
    %32 = stablehlo.subtract %3, %31 : tensor<2x6x6x4xf32>
    %cst_11 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x6x6x1xf32>
    %34 = stablehlo.add %30, %33 : tensor<2x6x6x1xf32>
    %35 = stablehlo.rsqrt %34 : tensor<2x6x6x1xf32>
    %36 = stablehlo.divide %35, %34 : tensor<2x6x6x1xf32>
    %cst_12 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x6x6x1xf32>
    %38 = stablehlo.multiply %37, %36 : tensor<2x6x6x1xf32>
    %39 = stablehlo.reshape %arg5 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %40 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2, 3] : (tensor<2x6x6x1xf32>) -> tensor<2x6x6x4xf32>
    %41 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x6x6x4xf32>
    %42 = stablehlo.multiply %40, %41 : tensor<2x6x6x4xf32>
    %43 = stablehlo.multiply %32, %42 : tensor<2x6x6x4xf32>
    %44 = stablehlo.reshape %arg4 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x6x6x4xf32>
    %46 = stablehlo.add %43, %45 : tensor<2x6x6x4xf32>
    %47 = call @relu(%46) : (tensor<2x6x6x4xf32>) -> tensor<2x6x6x4xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x6x6x4xf32>
    %49 = stablehlo.compare GT, %46, %48, FLOAT : (tensor<2x6x6x4xf32>, tensor<2x6x6x4xf32>) -> tensor<2x6x6x4xi1>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x6x6x4xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<f32>
    %52 = "stablehlo.reduce_window"(%47, %51) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
      %200 = stablehlo.maximum %arg14, %arg15 : tensor<f32>
      stablehlo.return %200 : tensor<f32>
    }) : (tensor<2x6x6x4xf32>, tensor<f32>) -> tensor<2x3x3x4xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_16) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x3x3x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %cst_17 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %55 = stablehlo.divide %53, %54 : tensor<2x4xf32>
    %56 = stablehlo.dot_general %55, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
    %57 = stablehlo.reshape %arg2 : (tensor<3xf32>) -> tensor<1x3xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<2x3xf32>
    %59 = stablehlo.add %56, %58 : tensor<2x3xf32>
    %60 = stablehlo.broadcast_in_dim %arg13, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %61:2 = call @take_along_axis(%59, %60) : (tensor<2x3xf32>, tensor<2x1xi32>) -> (tensor<2x1xf32>, tensor<2x1x1xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %62:2 = call @_take(%61#0, %c) : (tensor<2x1xf32>, tensor<i32>) -> (tensor<2xf32>, tensor<1xi32>)
    %cst_18 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %63 = stablehlo.reduce(%59 init: %cst_18) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %64 = stablehlo.reshape %63 : (tensor<2xf32>) -> tensor<2x1xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %66 = stablehlo.compare EQ, %59, %65, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %67 = stablehlo.convert %66 : (tensor<2x3xi1>) -> tensor<2x3xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%67 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_20 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %70 = stablehlo.maximum %69, %63 : tensor<2xf32>
    %71 = stablehlo.compare EQ, %63, %70, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %74 = stablehlo.select %71, %72, %73 : tensor<2xi1>, tensor<2xf32>
    %cst_23 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %76 = stablehlo.compare EQ, %75, %70, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %cst_24 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %79 = stablehlo.select %76, %77, %78 : tensor<2xi1>, tensor<2xf32>
    %80 = stablehlo.divide %74, %79 : tensor<2xf32>
    %81 = stablehlo.is_finite %70 : (tensor<2xf32>) -> tensor<2xi1>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %83 = stablehlo.select %81, %70, %82 : tensor<2xi1>, tensor<2xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %85 = stablehlo.broadcast_in_dim %83, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %87 = stablehlo.subtract %59, %86 : tensor<2x3xf32>
    %88 = stablehlo.exponential %87 : tensor<2x3xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%88 init: %cst_28) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %90 = stablehlo.sign %89 : tensor<2xf32>
    %91 = stablehlo.abs %89 : tensor<2xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %93 = stablehlo.compare GE, %89, %92, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %94 = stablehlo.log %91 : tensor<2xf32>
    %95 = stablehlo.add %94, %83 : tensor<2xf32>
    %96 = stablehlo.subtract %95, %62#0 : tensor<2xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.reduce(%96 init: %cst_30) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_31 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %98 = stablehlo.divide %97, %cst_31 : tensor<f32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_33 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %99 = stablehlo.divide %cst_32, %cst_33 : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %101 = stablehlo.negate %100 : tensor<2xf32>
    %102 = stablehlo.divide %100, %91 : tensor<2xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %104 = stablehlo.select %93, %103, %102 : tensor<2xi1>, tensor<2xf32>
    %105 = stablehlo.select %93, %102, %103 : tensor<2xi1>, tensor<2xf32>
    %106 = stablehlo.negate %104 : tensor<2xf32>
    %107 = stablehlo.add %105, %106 : tensor<2xf32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %109 = stablehlo.multiply %108, %88 : tensor<2x3xf32>
    %110 = call @_take_0(%62#1, %101) : (tensor<1xi32>, tensor<2xf32>) -> tensor<2x1xf32>
    %111 = call @take_along_axis_1(%61#1, %110) : (tensor<2x1x1xi32>, tensor<2x1xf32>) -> tensor<2x3xf32>
    %112 = stablehlo.add %109, %111 : tensor<2x3xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.reduce(%112 init: %cst_35) applies stablehlo.add across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
    %114 = stablehlo.reshape %113 : (tensor<3xf32>) -> tensor<1x3xf32>
    %115 = stablehlo.reshape %114 : (tensor<1x3xf32>) -> tensor<3xf32>
    %116 = stablehlo.dot_general %112, %55, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<3x4xf32>
    %117 = stablehlo.transpose %116, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
    %118 = stablehlo.dot_general %112, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<2x4xf32>
    %cst_36 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %120 = stablehlo.divide %118, %119 : tensor<2x4xf32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [0, 3] : (tensor<2x4xf32>) -> tensor<2x3x3x4xf32>
    %cst_37 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %122 = stablehlo.pad %47, %cst_37, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x6x6x4xf32>, tensor<f32>) -> tensor<2x6x6x4xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = "stablehlo.select_and_scatter"(%122, %121, %cst_38) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
      %200 = stablehlo.compare GE, %arg14, %arg15, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %200 : tensor<i1>
    }, {
    ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
      %200 = stablehlo.add %arg14, %arg15 : tensor<f32>
      stablehlo.return %200 : tensor<f32>
    }) : (tensor<2x6x6x4xf32>, tensor<2x3x3x4xf32>, tensor<f32>) -> tensor<2x6x6x4xf32>
    %124 = stablehlo.slice %123 [0:2, 0:6, 0:6, 0:4] : (tensor<2x6x6x4xf32>) -> tensor<2x6x6x4xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x6x6x4xf32>
    %126 = stablehlo.select %49, %124, %125 : tensor<2x6x6x4xi1>, tensor<2x6x6x4xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.reduce(%126 init: %cst_40) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x6x6x4xf32>, tensor<f32>) -> tensor<4xf32>
    %128 = stablehlo.reshape %127 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %129 = stablehlo.reshape %128 : (tensor<1x1x1x4xf32>) -> tensor<4xf32>
    %130 = stablehlo.multiply %32, %126 : tensor<2x6x6x4xf32>
    %131 = stablehlo.multiply %126, %42 : tensor<2x6x6x4xf32>
    %132 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2, 3] : (tensor<2x6x6x1xf32>) -> tensor<2x6x6x4xf32>
    %133 = stablehlo.multiply %132, %130 : tensor<2x6x6x4xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.reduce(%133 init: %cst_41) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x6x6x4xf32>, tensor<f32>) -> tensor<4xf32>
    %135 = stablehlo.reshape %134 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %136 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x6x6x4xf32>
    %137 = stablehlo.multiply %130, %136 : tensor<2x6x6x4xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.reduce(%137 init: %cst_42) applies stablehlo.add across dimensions = [3] : (tensor<2x6x6x4xf32>, tensor<f32>) -> tensor<2x6x6xf32>
    %139 = stablehlo.reshape %138 : (tensor<2x6x6xf32>) -> tensor<2x6x6x1xf32>
    %140 = stablehlo.reshape %135 : (tensor<1x1x1x4xf32>) -> tensor<4xf32>
    %141 = stablehlo.multiply %139, %38 : tensor<2x6x6x1xf32>
    %142 = stablehlo.negate %131 : tensor<2x6x6x4xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.reduce(%142 init: %cst_43) applies stablehlo.add across dimensions = [3] : (tensor<2x6x6x4xf32>, tensor<f32>) -> tensor<2x6x6xf32>
    %144 = stablehlo.reshape %143 : (tensor<2x6x6xf32>) -> tensor<2x6x6x1xf32>
    %145 = stablehlo.reshape %141 : (tensor<2x6x6x1xf32>) -> tensor<2x6x6xf32>
    %146 = stablehlo.reshape %144 : (tensor<2x6x6x1xf32>) -> tensor<2x6x6xf32>
    %147 = stablehlo.multiply %145, %28 : tensor<2x6x6xf32>
    %148 = stablehlo.negate %147 : tensor<2x6x6xf32>
    %149 = stablehlo.multiply %148, %15 : tensor<2x6x6xf32>
    %150 = stablehlo.add %146, %149 : tensor<2x6x6xf32>
    %cst_44 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<2x6x6xf32>
    %152 = stablehlo.divide %147, %151 : tensor<2x6x6xf32>
    %153 = stablehlo.broadcast_in_dim %152, dims = [0, 1, 2] : (tensor<2x6x6xf32>) -> tensor<2x6x6x4xf32>
    %cst_45 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<2x6x6xf32>
    %155 = stablehlo.divide %150, %154 : tensor<2x6x6xf32>
    %156 = stablehlo.broadcast_in_dim %155, dims = [0, 1, 2] : (tensor<2x6x6xf32>) -> tensor<2x6x6x4xf32>
    %157 = stablehlo.add %131, %156 : tensor<2x6x6x4xf32>
    %158 = stablehlo.multiply %153, %6 : tensor<2x6x6x4xf32>
    %159 = stablehlo.add %157, %158 : tensor<2x6x6x4xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.reduce(%159 init: %cst_46) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x6x6x4xf32>, tensor<f32>) -> tensor<4xf32>
    %161 = stablehlo.reshape %160 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %162 = stablehlo.reshape %161 : (tensor<1x1x1x4xf32>) -> tensor<4xf32>
    %163 = stablehlo.convolution(%arg12, %159) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x2xf32>, tensor<2x6x6x4xf32>) -> tensor<3x3x2x4xf32>
    %cst_47 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %165 = stablehlo.multiply %164, %arg6 : tensor<4xf32>
    %166 = stablehlo.add %162, %165 : tensor<4xf32>
    %cst_48 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<3x3x2x4xf32>
    %168 = stablehlo.multiply %167, %arg7 : tensor<3x3x2x4xf32>
    %169 = stablehlo.add %163, %168 : tensor<3x3x2x4xf32>
    %cst_49 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %171 = stablehlo.multiply %170, %arg8 : tensor<3xf32>
    %172 = stablehlo.add %115, %171 : tensor<3xf32>
    %cst_50 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %174 = stablehlo.multiply %173, %arg9 : tensor<4x3xf32>
    %175 = stablehlo.add %117, %174 : tensor<4x3xf32>
    %cst_51 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %177 = stablehlo.multiply %176, %arg10 : tensor<4xf32>
    %178 = stablehlo.add %129, %177 : tensor<4xf32>
    %cst_52 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %180 = stablehlo.multiply %179, %arg11 : tensor<4xf32>
    %181 = stablehlo.add %140, %180 : tensor<4xf32>
    %cst_53 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %183 = stablehlo.multiply %182, %166 : tensor<4xf32>
    %cst_54 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<3x3x2x4xf32>
    %185 = stablehlo.multiply %184, %169 : tensor<3x3x2x4xf32>
    %cst_55 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %187 = stablehlo.multiply %186, %172 : tensor<3xf32>
    %cst_56 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %189 = stablehlo.multiply %188, %175 : tensor<4x3xf32>
    %cst_57 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %191 = stablehlo.multiply %190, %178 : tensor<4xf32>
    %cst_58 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %193 = stablehlo.multiply %192, %181 : tensor<4xf32>
    %194 = stablehlo.add %arg0, %183 : tensor<4xf32>
    %195 = stablehlo.add %arg1, %185 : tensor<3x3x2x4xf32>
    %196 = stablehlo.add %arg2, %187 : tensor<3xf32>
    %197 = stablehlo.add %arg3, %189 : tensor<4x3xf32>
    %198 = stablehlo.add %arg4, %191 : tensor<4xf32>
    %199 = stablehlo.add %arg5, %193 : tensor<4xf32>
    return %194, %195, %196, %197, %198, %199, %166, %169, %172, %175, %178, %181, %98 : tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<2x6x6x4xf32>) -> tensor<2x6x6x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x6x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x6x6x4xf32>
    return %1 : tensor<2x6x6x4xf32>
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
    %c1 = stablehlo.constant dense<"0x0926813E6E0D6ABE732942BE907695BEAE4261BEE060193E99FD3B3EA6CD83BEFFA7CB3EF1B3E0BE7A4CA3BE6BEE0B3D5F4593BEB5797A3D96B0D33E88BE033E68FA1A3EE1D2F6BD08606C3EB1D3BC3DC00725BE021361BE22C2443EEA5C883E958E6A3E387500BE7B96653E1C0ACA3E27A602BF51B7E63D4654DA3EB3AC95BEDE5819BEA08FF33EAAC84F3E5BBC4EBD0A38D3BE9FB854BE1F3FFFBEB186C03E1D8FB03EB430B73DE4DD823C248D923EDA6B5EBD309DB1BDCE09333E0163B1BD5660003E84855D3DC0E8D9BE7A20E03EE1B55A3E533ACE3E911ECA3E101D48BEDFE4993E65307ABECC59893E048B39BD33605F3E6AB7D33DC19E21BE212C713D151402BF71B439BE874044BDC11D003F0C6BD8BE1D1E85BE1ADEA0BEE702BBBE"> : tensor<3x3x2x4xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<3x3x2x4xf32>
    %c2 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000]> : tensor<3xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<3xf32>
    %c3 = stablehlo.constant dense<"0x402F0BBF9867A83EF3D82DBF0EEB86BDA57734BFD934BFBEF0CEDB3E4BD05B3F971D693E7D6814BE3911BEBE1D9F38BF"> : tensor<4x3xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<4x3xf32>
    %c4 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<4xf32>
    %c5 = stablehlo.constant dense<[0x3F800000, 0x3F800000, 0x3F800000, 0x3F800000]> : tensor<4xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<4xf32>
    %c6 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<4xf32>
    %c7 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3x2x4xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<3x3x2x4xf32>
    %c8 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000]> : tensor<3xf32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<3xf32>
    %c9 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x3xf32>
    %a9 = stablehlo.optimization_barrier %c9 : tensor<4x3xf32>
    %c10 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a10 = stablehlo.optimization_barrier %c10 : tensor<4xf32>
    %c11 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a11 = stablehlo.optimization_barrier %c11 : tensor<4xf32>
    %c12 = stablehlo.constant dense<"0x57A894BE42E3223E16F9CFBFBE5D39C00CCD47BF9443D4BFB84B803F2CA73E3F1B68D73EAC42CA3F7D37443F26284EBFC3D3693FEA1D613E58CF2BC011B0A73F07A956BED07FB6BFCB6467BDDEB214BDD7F60EBEF74B953FB834EFBD315D2CBF700A403D4C13E4BFF10EEB3EBF47C1BE4054E8BF14703DBFC54C99BE1C394ABFB561543F055F143FAC0174BF5256943FFB2ADFBF999962BEB52C76BF1E51903EBEF3BCBF2ABA9E3F507A1A409502863FED2CDA3E3D7FD63E0F6F75BF4A6F10BEF25405BF28681E3F58E1B2BFE713EEBEACB7233E687FF0BE5114B13E1315B2BF6FA88FBEC73B5FBFD9E5F73FE86FCE3FB7B4A4BFC721B6BF2C5F6FBFD899013F37887ABE371BBD3FBF37243F7A1A48BF7A5D1ABF85029ABD1CE8BF3F20AA3DBFBA6ACA3F4519853F9D4AB3BF9D2CF6BEBEBA2EBEAD6AF53D8351123FA94B35BFF3B3ABBE488CB6BEF23127BFFE69D9BE618302BFEEE3E4BEB52BA73DE470A3BEC0EBA33EC7BE893F83A319BEAE03B4BE7D05AEBFA9F871BE066F213F24955BBE3E440EBF71241E3F3190BA3D31E69FBE6CBC24BFE2BB75BF3FFA52BF4A1B583E18B50FC0E080ABBF310F8C3ECD2A8ABF74D7E4BDD29766BFDBA81B3F0053963F774C943F50C5BBBF1BBFE53EE224673EDF2C973FBBA299BEF6E911C0C91243BEB03DE0BEB16DDDBF8987F63FC4A0D0BF1A37C03F652810BD7301C03FDB5914BFEDFAD93E7D0B11409C97B43E7D34C73FDB3E95BF941A5DBEE28EE33DA69980BF0F63593E5FB20BBE008C91BDD779F0BC8E0ABC3FFCA79FBFBD1674BF614FB3BF"> : tensor<2x6x6x2xf32>
    %a12 = stablehlo.optimization_barrier %c12 : tensor<2x6x6x2xf32>
    %c13 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
    %a13 = stablehlo.optimization_barrier %c13 : tensor<2xi32>
    %s0:13 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13) : (tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x6x6x2xf32>, tensor<2xi32>) -> (tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>)
    %s1:13 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %s0#8, %s0#9, %s0#10, %s0#11, %a12, %a13) : (tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x6x6x2xf32>, tensor<2xi32>) -> (tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>)
    %s2:13 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %s1#8, %s1#9, %s1#10, %s1#11, %a12, %a13) : (tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x6x6x2xf32>, tensor<2xi32>) -> (tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x2x4xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<[0xBDC3BD5D, 0x3E28D2E4, 0xBD686C69, 0xBC4D91B5]> : tensor<4xf32>, tolerance = 1.648669839e-05
    check.expect_almost_eq_const %s2#1, dense<"0xAA09843E9AEE81BEE19E46BE973789BEC8D561BECFBFC63D0E13663EAD1C7BBE75EDC93E72CF03BF4CD2A1BE70A4E23DDE7396BE07BA423DCC93CC3E0545263E62595C3EB0E82FBE14546C3E252CA33D4495F3BDAD849CBE2F7D6F3E025C893E36D3653E871034BE1B2E643EA3E9E63E59ABEABE43539A3D55D7DB3EB4B79EBE744B89BDF723E73E4E98023E376A09BD42E0DDBE75E649BEECC3E8BEA14AAF3E23C39E3E31610B3EE71BF83CD320853E1158A0BD6E46ADBD8EA5283E429E5FBD4413F53DE9C1D43C0FB7E3BEB53EFB3E75A3243EBB1ACF3EF529C83E3BE20FBE721E903EA0A295BE3190913E4F45BA3BBECB733E306FA83CBD6015BE8BDEE03D426DFEBE1B7A30BEAFD789BD49D1FF3E1F4CC9BE34B08DBED88691BE01E7D0BE"> : tensor<3x3x2x4xf32>, tolerance = 5.148841143e-05
    check.expect_almost_eq_const %s2#2, dense<[0x3D5F1EC7, 0xBE80F80D, 0x3E4A2869]> : tensor<3xf32>, tolerance = 2.518924773e-05
    check.expect_almost_eq_const %s2#3, dense<"0xB980F8BEBDFCB43D4467FEBEB3D1EEBD00D771BFDFF1A9BDF594F53E29A6213F0A1DCF3EA7E59FBD21111EBF03B40ABF"> : tensor<4x3xf32>, tolerance = 9.446868896e-05
    check.expect_almost_eq_const %s2#4, dense<[0xBE5B0B23, 0x3DC69AC8, 0xBE0A4E18, 0xBD1FB6E8]> : tensor<4xf32>, tolerance = 2.139096707e-05
    check.expect_almost_eq_const %s2#5, dense<[0x3F43D615, 0x3F8A79E1, 0x3F5F74C4, 0x3F76BC6B]> : tensor<4xf32>, tolerance = 1.081844449e-04
    check.expect_almost_eq_const %s2#6, dense<[0x3EC888E5, 0xBF2F38F1, 0x3E582830, 0x3DA75395]> : tensor<4xf32>, tolerance = 6.844626069e-05
    check.expect_almost_eq_const %s2#7, dense<"0x14FC49BD7C4BDF3D7379F83CC76BB8BD2A85CFBC2D275C3E34471BBE4DBD1BBDA2D0AF3DBECF9E3EC99500BD2FB1BABE4FCE2B3DBC05873DD3CA4C3D24A921BE4EB864BEFDE53F3EF22327BB75BB1D3DECC227BE4704BC3E59A636BE61FACCBC615CD53CA229513EB6EFE53BAD0473BE5D9D53BE0B39153E7A9A163AD936773D889F99BEABC2AB3D69129D3E318EB9BD79B1913D6FFD2ABD9DC231BE3EA9133E45270F3E92BE65BE39A457BD5C800C3EFA459F3D4FC89F3BDFC7253D6C26FCBD514A09BB24B8053EC50DBD3DE01962BEB17A6D3E24ABBEBB4D03DA3CE26281BEEEC0993DB719393E3C9333BD5E1559BE9E4199BD6680AB3E88990EBD99B966BE6C9B45BDBA6F51BD56EF8B3DE558FE3C5E2200BE27FF833DB37DFDBDA7E13C3E"> : tensor<3x3x2x4xf32>, tolerance = 3.672201335e-05
    check.expect_almost_eq_const %s2#8, dense<[0xBE344C0F, 0x3F86AD29, 0xBF60474E]> : tensor<3xf32>, tolerance = 1.052159429e-04
    check.expect_almost_eq_const %s2#9, dense<"0xE5513CBE1F9E743FA78945BF50BF9E3ED399853FA749ADBFACCE2CBEF956693F4F233EBF86C882BE2826823F10E842BF"> : tensor<4x3xf32>, tolerance = 1.353810191e-04
    check.expect_almost_eq_const %s2#10, dense<[0x3F5829E6, 0xBEE0E249, 0x3F092416, 0x3E1F6693]> : tensor<4xf32>, tolerance = 8.443893194e-05
    check.expect_almost_eq_const %s2#11, dense<[0x3F70A54C, 0xBEC606AA, 0x3EFF3BCF, 0x3E032C4E]> : tensor<4xf32>, tolerance = 9.400222301e-05
    check.expect_almost_eq_const %s2#12, dense<0x3F81AD25> : tensor<f32>, tolerance = 1.013096452e-04
    return
  }
}
