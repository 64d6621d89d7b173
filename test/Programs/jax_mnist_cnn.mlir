// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_jax_mnist_cnn
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_jax_mnist_cnn {
  func.func public @program(%arg0: tensor<3x3x1x4xf32>, %arg1: tensor<3x3x4x6xf32>, %arg2: tensor<24x5xf32>, %arg3: tensor<3x3x1x4xf32>, %arg4: tensor<3x3x4x6xf32>, %arg5: tensor<24x5xf32>, %arg6: tensor<2x8x8x1xf32>, %arg7: tensor<2xi32>) -> (tensor<3x3x1x4xf32> {jax.result_info = "result[0][0]['a']"}, tensor<3x3x4x6xf32> {jax.result_info = "result[0][0]['b']"}, tensor<24x5xf32> {jax.result_info = "result[0][0]['out']"}, tensor<3x3x1x4xf32> {jax.result_info = "result[0][1][0].trace['a']"}, tensor<3x3x4x6xf32> {jax.result_info = "result[0][1][0].trace['b']"}, tensor<24x5xf32> {jax.result_info = "result[0][1][0].trace['out']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.convolution(%arg6, %arg0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x1xf32>, tensor<3x3x1x4xf32>) -> tensor<2x8x8x4xf32>
    %1 = call @relu(%0) : (tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %3 = stablehlo.compare GT, %0, %2, FLOAT : (tensor<2x8x8x4xf32>, tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.reduce_window"(%1, %5) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %109 = stablehlo.maximum %arg8, %arg9 : tensor<f32>
      stablehlo.return %109 : tensor<f32>
    }) : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<2x4x4x4xf32>
    %7 = stablehlo.convolution(%6, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x4x4x6xf32>
    %8 = call @relu_0(%7) : (tensor<2x4x4x6xf32>) -> tensor<2x4x4x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4x4x6xf32>
    %10 = stablehlo.compare GT, %7, %9, FLOAT : (tensor<2x4x4x6xf32>, tensor<2x4x4x6xf32>) -> tensor<2x4x4x6xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x4x4x6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<f32>
    %13 = "stablehlo.reduce_window"(%8, %12) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %109 = stablehlo.add %arg8, %arg9 : tensor<f32>
      stablehlo.return %109 : tensor<f32>
    }) : (tensor<2x4x4x6xf32>, tensor<f32>) -> tensor<2x2x2x6xf32>
    %cst_5 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x2x2x6xf32>
    %15 = stablehlo.divide %13, %14 : tensor<2x2x2x6xf32>
    %16 = stablehlo.reshape %15 : (tensor<2x2x2x6xf32>) -> tensor<2x24xf32>
    %17 = stablehlo.dot_general %16, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x24xf32>, tensor<24x5xf32>) -> tensor<2x5xf32>
    %18 = stablehlo.broadcast_in_dim %arg7, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %19:2 = call @take_along_axis(%17, %18) : (tensor<2x5xf32>, tensor<2x1xi32>) -> (tensor<2x1xf32>, tensor<2x1x1xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %20:2 = call @_take(%19#0, %c) : (tensor<2x1xf32>, tensor<i32>) -> (tensor<2xf32>, tensor<1xi32>)
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %21 = stablehlo.reduce(%17 init: %cst_6) applies stablehlo.maximum across dimensions = [1] : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
    %22 = stablehlo.reshape %21 : (tensor<2xf32>) -> tensor<2x1xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x5xf32>
    %24 = stablehlo.compare EQ, %17, %23, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %25 = stablehlo.convert %24 : (tensor<2x5xi1>) -> tensor<2x5xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %28 = stablehlo.maximum %27, %21 : tensor<2xf32>
    %29 = stablehlo.compare EQ, %21, %28, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %32 = stablehlo.select %29, %30, %31 : tensor<2xi1>, tensor<2xf32>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %34 = stablehlo.compare EQ, %33, %28, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %37 = stablehlo.select %34, %35, %36 : tensor<2xi1>, tensor<2xf32>
    %38 = stablehlo.divide %32, %37 : tensor<2xf32>
    %39 = stablehlo.is_finite %28 : (tensor<2xf32>) -> tensor<2xi1>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %41 = stablehlo.select %39, %28, %40 : tensor<2xi1>, tensor<2xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %43 = stablehlo.broadcast_in_dim %41, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x5xf32>
    %45 = stablehlo.subtract %17, %44 : tensor<2x5xf32>
    %46 = stablehlo.exponential %45 : tensor<2x5xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
    %48 = stablehlo.sign %47 : tensor<2xf32>
    %49 = stablehlo.abs %47 : tensor<2xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %51 = stablehlo.compare GE, %47, %50, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %52 = stablehlo.log %49 : tensor<2xf32>
    %53 = stablehlo.add %52, %41 : tensor<2xf32>
    %54 = stablehlo.subtract %53, %20#0 : tensor<2xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %56 = stablehlo.divide %55, %cst_19 : tensor<f32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_21 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %57 = stablehlo.divide %cst_20, %cst_21 : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %59 = stablehlo.negate %58 : tensor<2xf32>
    %60 = stablehlo.divide %58, %49 : tensor<2xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %62 = stablehlo.select %51, %61, %60 : tensor<2xi1>, tensor<2xf32>
    %63 = stablehlo.select %51, %60, %61 : tensor<2xi1>, tensor<2xf32>
    %64 = stablehlo.negate %62 : tensor<2xf32>
    %65 = stablehlo.add %63, %64 : tensor<2xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0] : (tensor<2xf32>) -> tensor<2x5xf32>
    %67 = stablehlo.multiply %66, %46 : tensor<2x5xf32>
    %68 = call @_take_1(%20#1, %59) : (tensor<1xi32>, tensor<2xf32>) -> tensor<2x1xf32>
    %69 = call @take_along_axis_2(%19#1, %68) : (tensor<2x1x1xi32>, tensor<2x1xf32>) -> tensor<2x5xf32>
    %70 = stablehlo.add %67, %69 : tensor<2x5xf32>
    %71 = stablehlo.dot_general %70, %16, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<2x24xf32>) -> tensor<5x24xf32>
    %72 = stablehlo.transpose %71, dims = [1, 0] : (tensor<5x24xf32>) -> tensor<24x5xf32>
    %73 = stablehlo.dot_general %70, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<24x5xf32>) -> tensor<2x24xf32>
    %74 = stablehlo.reshape %73 : (tensor<2x24xf32>) -> tensor<2x2x2x6xf32>
    %cst_23 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x2x2x6xf32>
    %76 = stablehlo.divide %74, %75 : tensor<2x2x2x6xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.pad %76, %cst_24, low = [0, 1, 1, 0], high = [0, 1, 1, 0], interior = [0, 1, 1, 0] : (tensor<2x2x2x6xf32>, tensor<f32>) -> tensor<2x5x5x6xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<f32>
    %79 = "stablehlo.reduce_window"(%77, %78) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %109 = stablehlo.add %arg8, %arg9 : tensor<f32>
      stablehlo.return %109 : tensor<f32>
    }) : (tensor<2x5x5x6xf32>, tensor<f32>) -> tensor<2x4x4x6xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x4x4x6xf32>
    %81 = stablehlo.select %10, %79, %80 : tensor<2x4x4x6xi1>, tensor<2x4x4x6xf32>
    %82 = stablehlo.convolution(%6, %81) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x4xf32>, tensor<2x4x4x6xf32>) -> tensor<3x3x4x6xf32>
    %83 = stablehlo.reverse %arg1, dims = [0, 1] : tensor<3x3x4x6xf32>
    %84 = stablehlo.convolution(%81, %83) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x6xf32>, tensor<3x3x4x6xf32>) -> tensor<2x4x4x4xf32>
    %cst_27 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %85 = stablehlo.pad %1, %cst_27, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<2x8x8x4xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = "stablehlo.select_and_scatter"(%85, %84, %cst_28) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %109 = stablehlo.compare GE, %arg8, %arg9, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %109 : tensor<i1>
    }, {
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %109 = stablehlo.add %arg8, %arg9 : tensor<f32>
      stablehlo.return %109 : tensor<f32>
    }) : (tensor<2x8x8x4xf32>, tensor<2x4x4x4xf32>, tensor<f32>) -> tensor<2x8x8x4xf32>
    %87 = stablehlo.slice %86 [0:2, 0:8, 0:8, 0:4] : (tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %89 = stablehlo.select %3, %87, %88 : tensor<2x8x8x4xi1>, tensor<2x8x8x4xf32>
    %90 = stablehlo.convolution(%arg6, %89) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x1xf32>, tensor<2x8x8x4xf32>) -> tensor<3x3x1x4xf32>
    %cst_30 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3x3x1x4xf32>
    %92 = stablehlo.multiply %91, %arg3 : tensor<3x3x1x4xf32>
    %93 = stablehlo.add %90, %92 : tensor<3x3x1x4xf32>
    %cst_31 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3x3x4x6xf32>
    %95 = stablehlo.multiply %94, %arg4 : tensor<3x3x4x6xf32>
    %96 = stablehlo.add %82, %95 : tensor<3x3x4x6xf32>
    %cst_32 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24x5xf32>
    %98 = stablehlo.multiply %97, %arg5 : tensor<24x5xf32>
    %99 = stablehlo.add %72, %98 : tensor<24x5xf32>
    %cst_33 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3x3x1x4xf32>
    %101 = stablehlo.multiply %100, %93 : tensor<3x3x1x4xf32>
    %cst_34 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x3x4x6xf32>
    %103 = stablehlo.multiply %102, %96 : tensor<3x3x4x6xf32>
    %cst_35 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24x5xf32>
    %105 = stablehlo.multiply %104, %99 : tensor<24x5xf32>
    %106 = stablehlo.add %arg0, %101 : tensor<3x3x1x4xf32>
    %107 = stablehlo.add %arg1, %103 : tensor<3x3x4x6xf32>
    %108 = stablehlo.add %arg2, %105 : tensor<24x5xf32>
    return %106, %107, %108, %93, %96, %99, %56 : tensor<3x3x1x4xf32>, tensor<3x3x4x6xf32>, tensor<24x5xf32>, tensor<3x3x1x4xf32>, tensor<3x3x4x6xf32>, tensor<24x5xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x8x8x4xf32>
    return %1 : tensor<2x8x8x4xf32>
  }
  func.func private @relu_0(%arg0: tensor<2x4x4x6xf32>) -> tensor<2x4x4x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x4x6xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x4x4x6xf32>
    return %1 : tensor<2x4x4x6xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<2x5xf32>, %arg1: tensor<2x1xi32>) -> (tensor<2x1xf32>, tensor<2x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x1xi1>, tensor<2x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x1xi32>) -> tensor<2x1x1xi32>
    %c_1 = stablehlo.constant dense<4> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x1x1xi32>, tensor<2x1x1xi32>) -> tensor<2x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<2x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x1x1xi32>, tensor<2x1x1xi32>) -> tensor<2x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<2x1x1xi1>, tensor<i1>) -> tensor<2x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2x5xf32>, tensor<2x1x1xi32>) -> tensor<2x1xf32>
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
  func.func private @_take_1(%arg0: tensor<1xi32>, %arg1: tensor<2xf32>) -> tensor<2x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x1xf32>, tensor<1xi32>, tensor<2xf32>) -> tensor<2x1xf32>
    return %1 : tensor<2x1xf32>
  }
  func.func private @take_along_axis_2(%arg0: tensor<2x1x1xi32>, %arg1: tensor<2x1xf32>) -> tensor<2x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x5xf32>, tensor<2x1x1xi32>, tensor<2x1xf32>) -> tensor<2x5xf32>
    return %1 : tensor<2x5xf32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0x3A769E3E13CC8C3EE2BE0BBE1086B23E88B910BE0A9628BF5B0BB93C71A65E3EEF0F1F3FD1B8C63C8B350E3E4D868DBEFA859C3EC07A133E7374E2BE2BBD99BEF6A6E1BE994CB5BE2D7616BFA8BA4CBED03A7EBE8B901DBF6164083E82CF063EAD08C43DEC2BD73E0277DCBE259CFEBE7E555EBD17769A3C09C9BA3D308369BE231A39BF97E6963E310D72BCB21970BD"> : tensor<3x3x1x4xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<3x3x1x4xf32>
    %c1 = stablehlo.constant dense<"0xB60FBD3EAF503D3E086ACA3D3B453EBE9741B0BDFDAF8C3E23A54ABE8B8E37BD4A2C333ED8AF4DBE1E383E3C402459BE51ECCC3E85F77D3D4E16F6BDBBEAB43DA334CABDCDD2CABECA2E7DBD6E35F9BDDFF31B3E17EE04BDEF94FB3E8422CCBD95D71B3E8D7F90BED07437BEB0EDA93D974AFF3D86DEA9BD40250FBE36832CBEA08488BE8380B53C4C5A8DBDD264423EB651D9BD227BA9BD64329EBE8B56943ED8F7FF3DD618423E288172BE957DAEBC09FBB63D3AD510BE0916903E5A71B53EFC6A013ED46682BC82B0343EC199AFBD762C853DCB7383BD4851713D62E62ABEF2FC103C492A03BEDCFD173D300DB1BD540AD23DA94C243E38953EBEE4514D3DA79BC4BE022E98BD77C955BE54A352BE4CF62FBDB814383C3C83B63D3464003FEBBB453D8D112F3D663ED33C19F6CEBD11EC893E0585BC3D097F26BE49D10BBDCF76923E02F6853E039BBCBD94AB7C3DBD55CFBD081E96BDEAD20C3E50BC33BD7DD9633D8ED233BE248B523E1C350EBE5C1B27BEFA3C9ABB6C35B3BD638F353C191DA9BEC65AEABECC9A51BE5C6F4EBE97FEA53E988C383C8811A53E9BA1133E63BE89BE13A549BE7E8F43BE4432F13D5CB3A3BE59A211BE29717BBDFE8162BE9EA32FBE290379BE796088BEFB70B0BDFCEC003E532E813D2E39D6BEEE04153E0B633FBE0E47D93CCFDD0F3E48B0DC3ECEB2A2BD38ACF5BC40941EBE0AA5DD3C6A34E5BBA7A252BE29B7333D9640053F8E672C3E82B69ABE164850BE186F7F3D404B1EBCF8D323BDB6E6A83EA730923EE2B42F3CC98AAB3D38A1433E9F3E5D3D17CED13C446F88BD32639BBE7FBF083EA14D743E089DBD3D8DB8CF3D8A8F623E5635AFBE731105BEC6E1243BDCFD2B3E741FA5BDFADA193E08AE47BE1D14DD3D8AF6463DA51BA0BED9D2B43C938B8B3EA2F406BEFE3E733E2982773EDBF841BC1C1194BE2CB02ABD1BEF4ABE432CE93D488C16BE1AC0073D32113B3D203DB9BE41A5EE3C5AF2CD3DF36A1E3EFDCA013E522EDD3E9B12CA3E620EF83CEC1A083F0C7B2D3E5D67B4BDE3FE17BEDEA91FBD4663843C061DF03D2A8F91BD197C443E12EB2A3DEB03E63EC5A69B3E869E3BBCF3115EBD58A412BD1A9C33BE9948D9BEF8FB003E741741BE2F76FFBDE71CC8BCC9FEAEBEA1C073BE7AABF6BD2C6ECBBC5E39DCBD424EAEBD5DF2A63E87B81E3D9FE5793D3AE72B3D2737FEBD1E1F823C"> : tensor<3x3x4x6xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<3x3x4x6xf32>
    %c2 = stablehlo.constant dense<"0x3CEAC23DA5533ABE435ED4BE4AD172BDA025DBBD2B4E30BE046D7F3D5E9E093E8946FABE3BC86D3E078FF53EC29E4DBDE58FB5BE9448C5BD92E0503DE4DD1D3D8E5D08BF80F8C23D0428C0BD0359743E065C7ABDC779793C20A8BCBDD782BFBE0FBC1C3FA66D7C3E1C27BEBE1BC41FBD1AF32B3DC65A9ABE17B594BE4FDBC6BCEB90823EBCB05EBE8EF8073E9C18D83E724B6ABE74EDAB3E9B36A7BDEE34843E09700BBEE3DC05BDFF89AC3A4E7F51BE0BB5ADBEC173513FF7D32DBDFE31A73E13FB5FBE359DCABE0B340D3EB17B093E9B9D273EC1BAC53E05BE963ED9528B3E7833943EFA37903E376BF8BD4F3FF1BDB2556C3E45475D3EBEFD383E4DB541BE7B13AFBDC03E2F3FE01AD73E329C063E6F8EF43E0DB8A53EC26EDE39FC58523E5875E63D43518B3DFF99E5BE95C0B2BE8C85A6BE55E5263DDA281E3E03D237BEFA2490BEB1E82CBE6398C7BE64F14CBD6B94A1BEC7F9C8BDED658F3E9F3ABC3DFBBB0A3D935AB9BD5F6105BDCC31503E4F70523E0A600DBED2033F3F7F37CDBE65DFA83D80DEFF3ECDAFEFBD843BF83D9D35953E844765BE3B761B3EB4D7A5BE0F4180BEB661ACBECE97063E6CE553BE428338BEC6A4C2BB8456763E3947183F967CF1BE4C0501BFB43AC7BED584023FFADBF7BEFD0C3B3ED3B0B43E18D00C3F"> : tensor<24x5xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<24x5xf32>
    %c3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3x1x4xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<3x3x1x4xf32>
    %c4 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3x4x6xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<3x3x4x6xf32>
    %c5 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<24x5xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<24x5xf32>
    %c6 = stablehlo.constant dense<"0xD9605FBF510E403EFDD608BFED888C3FA6DD293F6D9F11C0058FAE3D9A9A2E3F317B1EBF8BA56CBEDA34E33E307518BD79CB0C3ECB7E28BF27CD35BC4CB36D3FD1BCCEBFDF45EF3ECDA48F3E7AE27CBF49A295BC63321F3F3A39A63D95D2893F0F6AC13D901F3EBFB9E5983E8668E53EE69EEE3E77661F402796AD3FC5549C3FD9A5EBBE206082BC6EDEC8BF915AAE3F5193B43ECD69DEBE32CB1F3E3CECE8BF7E584DBF31F969BFA892BF3FD3CD953E7DB8233F89EFD5BE5ECB993EB02B6FBFB5C6E73D304A903ED499013F332766BE6A35AB3F634F1D3CE3F21FBF9ED7F03F4ED056BF597DD1BE14C4C1BE5933EDBF593BFABFAD4EEBBED7D8BFBF80B593BF631D30BF933AEBBE79B24DBF2D3A7E3EEE7754BFF78BFDBE87FCF9BE5546AD3F80B1B23E218203C0478E99BEAF2DBABE1F2F083FBD5F513F84C3133F5E00E63FB5AA993E8DD219400E6E883FF87F173DE669B3BF554B77BE37A19B3E30D228BFA3DEAEBE9D79883D65F8D4BFBF0E8F3F778E1B3EEEE8063F48286F3F3BAAFDBF18BD57BEF77C293F9BFA3DBF2EEFBB3F33D606BF664C403E4817E8BF3C96DDBF3AA91ABFE1DC373D82E18FBF9F4BD0BE2CDD3FBF2059AEBE4E5B95BFAEB47D3F5BC08C3F7BE10CBF52C79CBFC144C3BEB9C4AFBF652FEBBFD6BB27BF1B6AEBBE1D78194036A88B3E18E2A73FD80D1E402C059D3F74FB4F3F9FC10ABF261DC33F"> : tensor<2x8x8x1xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<2x8x8x1xf32>
    %c7 = stablehlo.constant dense<[4, 0]> : tensor<2xi32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<2xi32>
    %s0:7 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<3x3x1x4xf32>, tensor<3x3x4x6xf32>, tensor<24x5xf32>, tensor<3x3x1x4xf32>, tensor<3x3x4x6xf32>, tensor<24x5xf32>, tensor<2x8x8x1xf32>, tensor<2xi32>) -> (tensor<3x3x1x4xf32>, tensor<3x3x4x6xf32>, tensor<24x5xf32>, tensor<3x3x1x4xf32>, tensor<3x3x4x6xf32>, tensor<24x5xf32>, tensor<f32>)
    %s1:7 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %a6, %a7) : (tensor<3x3x1x4xf32>, tensor<3x3x4x6xf32>, tensor<24x5xf32>, tensor<3x3x1x4xf32>, tensor<3x3x4x6xf32>, tensor<24x5xf32>, tensor<2x8x8x1xf32>, tensor<2xi32>) -> (tensor<3x3x1x4xf32>, tensor<3x3x4x6xf32>, tensor<24x5xf32>, tensor<3x3x1x4xf32>, tensor<3x3x4x6xf32>, tensor<24x5xf32>, tensor<f32>)
    %s2:7 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %a6, %a7) : (tensor<3x3x1x4xf32>, tensor<3x3x4x6xf32>, tensor<24x5xf32>, tensor<3x3x1x4xf32>, tensor<3x3x4x6xf32>, tensor<24x5xf32>, tensor<2x8x8x1xf32>, tensor<2xi32>) -> (tensor<3x3x1x4xf32>, tensor<3x3x4x6xf32>, tensor<24x5xf32>, tensor<3x3x1x4xf32>, tensor<3x3x4x6xf32>, tensor<24x5xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0xB9BE8F3E7D3E843E2CBF2BBE7958B73E409055BE318615BF5D453BBCB535523E0BD1153FE50E803B446E5E3DA9D89BBEA1DD703E83A8D43D22FB00BF24AA97BED46512BFFCD1BEBE693214BFA4527EBEC0D27FBEE21223BF6EB67A3E3606063E4A880A3EA1CFC43E3A8401BFB0C014BFABC25CBD39E543BC418BFB3DD09FC3BE7DB635BF79BC933E404E3A3DE0F537BE"> : tensor<3x3x1x4xf32>, tolerance = 7.098158002e-05
    check.expect_almost_eq_const %s2#1, dense<"0x3C00B63E4BD5413EBEC9A83DA87A90BE5C44B9BD44A39D3E35CE59BECF4404BD87DE1B3E44515CBEFC247B3C5C1D48BE80C1C63EC2EEA93DB07F0ABEA3F5D13DB3CF9FBDDFF3C2BE649792BD48B9D9BD6FAF163E7B3F63BD9364073FC49ABEBD3195083EF4C984BEBD0F3EBECF40D53D7C2CCB3DE286533C5C4F12BE18812DBEB9F88EBEDA81D7BA50DC9BBDBC6E663E7830EDBDB7FE9EBD3B52A1BE74B1733EDB9F5A3E2C09213E86D57EBEED59B9BCDC6F973D9BA26ABE282EA93E4B55AD3E8359043E0EE5243C82B0343EEC0A3C3BF4A2CD3DC65528BDD78B583D812B08BE092184BB89088DBDA671AA3D3625A7BD239BC33DEADE333EADA942BE1EB1043D3C63A7BE3705C3BD7DB058BEDAA837BEB49B36BD47C9903A690D1B3E5421F93EB1EE523D24A7843D04C69B3C16A3B0BD979D773E7D6C373E31FD33BEE56C913B3D53863EFB466E3E1D5A10BDD24DA63D53C4DCBDF7112BBDE924FC3DC105AEBA31DA853DC9D807BEA003473E6FDEFFBD043933BE4FF8DEBCAF48AEBD8C5BEC3C24339FBEE6D8E1BE93F454BEA998DFBD5793913E599AAF3D7641B03EE3F52C3E3F178CBE673D07BE1C5A24BEEC3C023E8781A3BE575203BEDCC5B6BD766D2CBE438113BE492D6EBEB61383BE180C84BD3DDDF83D1F10E93DC35ED1BEC069323E029F42BE8795FA3CD085D73DAB53FC3ED616D8BD150989BDFD5E14BE7D4E243D18AEA0BC4003FFBDF60D073E8867013F1F44433EB66195BEF96750BE761E0C3EA017103D88F754BD0AE1B23E7385943E9965F73BECEE2C3EBA95853E56C42E3D08E2E33C20914EBDAEDBA1BE7250443E87565A3E89D3EC3DA008C03D7705873E3915B3BE31A29ABD8CDACA3D4CC5263E29F1A7BDB42D333E039851BE52FF043E6CD48B3DA9A4A0BE9F0C023D2778983E993B0CBED9F6AC3E45075E3E85FE603C22C691BEA268D1BC32006EBE99B5013DFCDC45BE6DC81BBCF04E383D9F72B1BE5D027FBBAFAB013E06AF7C3ED3728E3DB411DC3E92C4E03E3E93553CCA1A313FD45B703E18BAA8BD9F8212BE5035DCBCC75D1FBB257A643E1A0181BD1475583E2A9D7D3D2638013F41158C3EBE8CD03C77B0803A055CCEBD2D4129BE6FC9CEBEE07DDD3D303824BE575395BDF5B198BDF3ADAFBEF5056DBEC0B21ABEF1ED773D6DE457BDFFF0DFBDB68FA83E7B293A3D1793163D27A2BB3DD6CC0FBEB013463C"> : tensor<3x3x4x6xf32>, tolerance = 6.918150187e-05
    check.expect_almost_eq_const %s2#2, dense<"0xF39A983D2BF544BEE96CD9BE6A6E85BDD6A576BD436641BE62CA5C3D802F013ECCC4FCBE2F7A8A3E078FF53EC29E4DBDE58FB5BE9448C5BD92E0503D3F3C813B9C8711BF389E533D21D2F1BD48ECC03E526AD8BD1635EEBBF6DCE9BDDA2FC6BE06E3363F1374893EEB66D5BED25ADABDA4F1CD3BD3E632BEBBCE98BEE227E8BC7288803E0F1861BEADCD1A3EBCCBDB3E844A6FBEBE98A73EC216B0BD168E893E904406BE551809BDF38B74BA239952BE9F2FAEBE8125633F6A82A9BD59A5823ECD9A82BEB130A2BE60B2FD3D3FE3D13D70E1FA3DB837BA3EF6C9CE3E2FD3593E9D03843E6AC1803EBB7E0EBE8E46AE3C8F89783E614C5B3EB179333E655444BE233FB3BDC03E2F3FE01AD73E329C063E6F8EF43E0DB8A53EF4BD07BB6610513E275DE43DD30F8A3D34D8E2BECFDBCABE814CB4BE4F8D553C58A50D3E8FA67CBD8CAE89BE01BD3ABEE09DD2BEF5BB7ABDE26190BE3FB714BD0224623E1BFD80BB7C0F82BC8506573DF74C24BC18A84C3ECE57483E872912BEDCD93D3F97A5CDBEEE40A83DE5ADFF3E221EF0BD1EC3FB3D9D35953E844765BE3B761B3EB4D7A5BE0F4180BEE67FD4BE56ABBE3D7A4A7ABE89454FBEB1902E3EF1BE4F3E30720A3F06BE09BFB8660ABF170547BE88CE0D3FB75107BFF437E23DFD7CA13E4B00293F"> : tensor<24x5xf32>, tolerance = 8.872910142e-05
    check.expect_almost_eq_const %s2#3, dense<"0xAB7AC13DD0688A3D1ABD133E9F6B5ABDBA398D3ECB2496BE7DBBF63D5031183D2CDCCD3D8957C23D837AB83EC969193E1BBA873E27712B3ED6B8783E5E45203D58A81B3FDD12C23DA2576FBCCEF1873EACDF2B3DD820E13D0D12F2BEECA9F2BC2A9E1CBEDB44253E576DB03E2CB7CC3E3B29923B1D5F253E2222ABBD2D54283F4F4C43BB9C5FF2BA3AEA4FBE1488043F"> : tensor<3x3x1x4xf32>, tolerance = 6.575344205e-05
    check.expect_almost_eq_const %s2#4, dense<"0x7DC88D3D8548CFBC2403493D0297D73E317D44BC70911FBED725A43D024183BD7D4E8B3DC2D3343DE2453ABD61ABB6BD0267853DEE24D2BD38C7383D9827D7BD844EF7BDCA47B3BDCBC3513D0B6FA0BD29E67B3C8F53BE3D71AB43BE31AC0EBD0503B83D1E6BD4BD72F09D3C3D2A09BED065343DE5C8DEBE8505963CDC9BC5BA13501A3D1757A23DDF1E803B327834BEBD8D863D3770E8BC9D6A953CA569533E5961D3BEEBF5F53DF6CA793D14BCCD3B3D903C3DEBFCC23E692474BE1A86493DAC0B673CBF4409BE000000000C7ADFBEAA4658BE42B3F3BDB5C1093DBD9E21BE91B41D3DC20C93BEBA1871BE306218BD5B33073DF3988CBD071D433C22BA8D3D39328DBEB489A13D3B3B8A3C08D4F7BD11EB9E3B3A1FC73CFF559ABE2E523C3DC922E8BB81FBD1BD455EA53CFEDB72BDF692813DAEFBCBBEFB4B993DA97030BE91BA903D1FF6B33DCD8099BEB699E0BD230C283DD9FB1FBED5622F3D631945BE207FC7BDE1284EBE641A803DE63882BDA9E00F3DE90ABB3DA9B207BDF5B3CFBD78547BBDE76FBABD4F3D203C14BFD9BEEDEDB13DC5A9BCBED2C681BD5A48EABD81BC5E3CD43A8FBE160949BEF560BABD3DE35D3C556A82BDFE5FAA3D50747FBE653A2FBE53D2AFBD6021F6BC5F7AC9BDFC4F553CD8905CBE9AF49BBD2A9F2CBE0982133D451509BDC8A9D73DFD22ACBE9EA6893D1A70D03D3FB6ABBCDC2E8DBD56711A3DB72DCEBECFC7DCBE9FD7053DB3099BBDDAF264BD20909139FEE0A7BE104F77BE5756BA3CC8DD89BDF337E6BCDE721B3CA2E5C1BE92FBABBE66B9A33CF96204BCD2EDB9BDA4721A3DF94B8BBE07F8863D812BF5BD7B080D3D1A3753BEF19DB83CEB596DBE0D7FE8BEAF8F8A3B2266A63B0D84F8BD4790EC3C2ACCAFBD06A8FFBD845B963A6BA722BDABDBF9BDB193793CE3DAE4BE40C2BC3DDA980ABE68A167BCECD0A7BDEA5ED13DF1FDA43EF2C22C3E50180A3ED981143CC61B96BDD9CEC93D8BCBDEBDC8DADBBE33FF4F3E88712B3C25115EBEBD9C523DD9D239BF3083AFBE195D2EBD5A55A4BCD27685BD177C633D8651FFBEC5AE5BBDAC50EABD129EA0BD378685BE396BB93D6E760CBEAA3A86BEF59A763E6BE82BBDBB99D4BD0BB5593D7F4BECBDF81B76BE9327393E7A67503CEA8F22BDB71CBB3D2744CABE3D9F8ABE20ADB43D4E3AACBBB5791EBDBAE6933D8E136EBE5218A13D8A787ABC"> : tensor<3x3x4x6xf32>, tolerance = 7.258735299e-05
    check.expect_almost_eq_const %s2#5, dense<"0x482FC23D309F393DC8E53C3D5C75DE3C8D875ABE412DA33D32D5203D6E092A3D6134C63CD5143DBE000000000000000000000000000000000000000054584A3EA549313E52F55F3EF250F83DF1EF35BF09A0633E4825D93DC997E53DA806863D7A8001BF1E33B2BDE419413EB966933E03DA1A3EF3690ABF323C1B3D1E159C3C2351A63C446F413C9265B6BDFCA8F3BC6B69B43C58191D3D9463A03C5BAB4DBD34888EBC3974303B2F7DFC3B6A48703BA88A5A3B4D0F9CBEE0B4333E15CEA13E77AB233EF66EB1BE38B4993D4EAA0D3EBD943D3E711DCE3DF193FFBED979823EB3ED053E2C2A083E4BB59F3D8FB918BF1E4449BD2E310A3CF1C8B93C8EB32F3CA733EF3B0000000000000000000000000000000000000000F469F43B2788753B7D54483B2730F03A15D983BC2BEF6F3E2496013E0D080F3EEFA8A43D75B814BF333E7FBD3347773D8714CC3D0AEA513D078718BED02D7FBEAD9F7D3EF8B7D03EBEA9573EE4E21DBFC76EBDBD13E5623C5D66213DCE95973C08E6A93C4B9E093CF414463BF908733B02EA093B23308DBC00000000000000000000000000000000000000000C75CC3E92E23D3E0D9F483E2ABFEA3DD33265BFCB31293E5FD76D3EAE67993E4AF5273E76735CBFB30A28BE10B1493ECED1A43E8FCB2A3E638505BF"> : tensor<24x5xf32>, tolerance = 8.953067660e-05
    check.expect_almost_eq_const %s2#6, dense<0x3EFD895C> : tensor<f32>, tolerance = 4.951885939e-05
    return
  }
}
